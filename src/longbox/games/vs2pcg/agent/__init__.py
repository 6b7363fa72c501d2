"""The computer player of this game: what it thinks of a table, and how it chooses.

An agent sees a seat's view and the decision, nothing more. What it finds good touch in `worth`, how it looks ahead in `greedy`.
"""
