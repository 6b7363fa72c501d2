"""`longbox card`: read a card."""

from longbox.commands import of_a_game

card = of_a_game("card", "Read a card: facts and their sources, text, rulings.")
