"""`longbox deck`: check a deck list, list the decks that come with Longbox, write a deck in another format."""

from cyclopts import App

from longbox.commands import of_a_game

deck = App(
    name="deck", help="Check a deck list, list the decks that come with Longbox, or convert a deck.", help_format="plaintext"
)
deck.command(of_a_game("deck check", "Check a deck list: names, counts, deck construction; what is legal or what is wrong."))
deck.command(of_a_game("deck list", "List the decks that come with Longbox, each with its plan or its hero."))
deck.command(of_a_game("deck convert", "Write a deck in another format: MarvelCDB's JSON or text, or OCTGN's."))
