"""Forever Evil: its text, by name. The facts stand in `catalog/facts/forever_evil.jsonl`."""

from longbox.games.dcdb.language.vocabulary import *

SET = "Forever Evil"

#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {}
