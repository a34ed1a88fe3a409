"""The game in the browser: tables, live play, storage, identity.

The engine alone decides what is legal; the server stores and sends. From the outside in: `app` puts
everything together, `routes` answers HTTP, `sockets` has the connections to tables, `registry` the
loaded tables, `bot_threads` runs bots, `storage` keeps the log of every table, `identity` signs
guests' cookies, `requests` and `messages` are the wire format, `settings` are the host's options.
"""
