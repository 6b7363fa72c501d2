"""The table over a network: rooms with seats, computer players, a log on disk that nothing acknowledged is lost from, a socket for each client.

`messages` is what goes over the wire, `rooms` one match with its seats (no network in it), `store` what is on disk, `hub` the tables that are
open here and who is connected, `app` the addresses. A game is asked by its front door only.
"""
