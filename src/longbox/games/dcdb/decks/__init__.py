"""What is built of cards: set-up files, formats as values, and the table that a set-up lays.

Nothing here knows procedures: what is drafted, shuffled and drawn is in `rules`. For a field of the set-up touch `setup`, for a format `formats`,
for what a file may say `files`.
"""
