"""What is built of cards, and the table that a set-up lays.

Reading formats that no game owns is in `longbox.decks`. Nothing here knows procedures. For a field of the set-up touch `setup`, for what a person
may ask for `arguments`, for deck files and what may be built `files`.
"""
