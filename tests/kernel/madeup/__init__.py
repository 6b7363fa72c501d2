"""The made-up game: a small game that shows what a game must hand the kernel, and keeps the kernel honest.

Watchers stand together against a menace. It is nobody's game: only its machinery counts.
"""
