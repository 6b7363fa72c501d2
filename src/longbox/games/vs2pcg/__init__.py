"""Vs. System 2PCG (rulebook ids `vs2pcg:...`). Begun; it has no front door yet, so that `GAMES` does not list it."""
