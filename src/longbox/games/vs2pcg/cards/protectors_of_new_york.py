"""Protectors of New York: the text of its cards, by number. The facts stand in `catalog/facts/protectors_of_new_york.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

TEXT: dict[str, tuple[Ability, ...]] = {}

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {}
