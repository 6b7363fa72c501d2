"""What comes for each such card that one plays or has played this turn."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.conditions import played
from longbox.games.dcdb.language.filters import Trait, card_words
from longbox.games.dcdb.language.patterns import Plays
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Effect
from longbox.kernel.effects import EffectFrame, Repeat
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Fixed
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PerPlay(Effect):
    """Something for each such card that you have played this turn, and again whenever you play another (dcdb:2.020, dcdb:1.106).

    With `other` this very card is none of them.
    """

    filters: tuple[Trait, ...]
    part: Effect
    other: bool = False

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            so_far = played(s, f.scope.you, self.filters)
            if self.other:
                this = f.scope.this & NUMBER_MASK
                so_far = [e for e in so_far if e.number != this]
            return f.child(Repeat(Fixed(len(so_far)), self.part)) if so_far else None
        if f.pos == 2:
            ability = Triggers(Plays(self.filters, other=self.other), self.part, category="A")
            return happen(s, this_turn(ability, f.scope))
        return DONE

    def text(self, p: Printer) -> str:
        words = card_words(self.filters, p)
        return f"{self.part.text(p)} for each {'other ' if self.other else ''}{words} you play or have played this turn"
