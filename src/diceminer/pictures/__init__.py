"""Pictures of any position: `svg` for notebooks, docs and pages, `text` for terminals.

A picture is made from the plain dict that `game.view()` returns and from nothing else, so a
stored or received view is drawn as well as a game at hand. No rule of the game lives here: what
may be taken is an argument of a picture, not worked out by it.
"""
