"""Crossover Pack 6: the text of its cards, by name. The facts stand in `catalog/facts/crossover_6.jsonl`.

Of this set the sources have the text of the main characters alone.
"""

from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 6"

#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {}
