"""The game in the browser: tables, live play, storage, identity.

The engine alone decides; this room listens, writes down and passes on. From the outside in:
`app` puts everything together, `routes` answers HTTP, `sockets` speaks with those at a table,
`tables` holds the tables in play, `thinkers` lets bots think, `storage` keeps the log of every
table, `identity` knows guests, `messages` is the wire, `settings` what a host can choose.
"""
