"""What is built of cards: deck files, deck construction with its reasons, what a match is set up with.

Reading formats that no game owns is in `longbox.decks`. Nothing here knows procedures. For a rule of construction touch `construction`, for
a field of the set-up `setup`.
"""
