"""`longbox simulate`: let agents play many matches."""

from longbox.commands import of_a_game

simulate = of_a_game("simulate", "Let agents play many matches: win rates with intervals.")
