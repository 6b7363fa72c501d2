"""Crossover 1: its text, by name. The facts stand in `catalog/facts/crossover_1.jsonl`."""

from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 1"

#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {}
