"""Verbs of main characters: swapped with others, their text gained (dcdb:4.020)."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.references import This
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.verbs.texts import HasText
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Event, Query
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class MainCharacters(Query):
    """Your main characters, those that lie face up alone if `up` says so."""

    up: bool = False

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return [n for n in s.zone(scope.you, MAIN) if not self.up or not s.card(n).face]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "main character of yours" if p.person == "you" else "main character of theirs"


@dataclass(frozen=True)
class OutsideMains(Query):
    """The main characters that nobody has: they are outside the game."""

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return ev.free_mains(s)

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "main character outside the game"


@dataclass(frozen=True)
class SwapMain(DcVerb):
    """You may swap a main character of yours for one outside the game: one for one (dcdb:6.490)."""

    other: Who
    mine: Who
    rule = "dcdb:6.490"

    def asks(self, s: DcState, scope: Scope, k: int) -> Decision | None:
        # which of one's own is asked once another has been chosen
        return None if k == 1 and not self.other.refs(s, scope) else DcVerb.asks(self, s, scope, k)

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        pairs = zip(self.mine.refs(s, scope), self.other.refs(s, scope))
        return [ev.SwapMain(scope.you, a, b, scope.this) for a, b in pairs]

    def text(self, p: Printer) -> str:
        return f"{p.person} may swap {self.mine.text(p)} for {self.other.text(p)}"


@dataclass(frozen=True)
class CasterGainsText(DcVerb):
    """Whoever attacks chooses a main character of yours, and its own has that text besides its own this turn.

    What is turned face down has no text to give.
    """

    who: Who

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        caster = self.chooser(s, scope)
        own = s.zone(caster, MAIN)
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not own or not refs or self.lacking(s, scope) is not None:
            return []
        text = HasText(None, s.now(refs[0] & NUMBER_MASK).abilities, ())
        ref = s.ref(own[0])
        return [this_turn(Continuous(This(), (text,)), Scope(caster, ref), on=(ref,))]

    def text(self, p: Printer) -> str:
        return f"for {p.person}, you gain the text of {self.who.text(p)} this turn"
