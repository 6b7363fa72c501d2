"""Strikes: what triggers on them, and characters that strike without an attack (vs2pcg:melee-resolving-combat#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import fits, noun
from longbox.games.vs2pcg.language.queries import ANY, is_of
from longbox.games.vs2pcg.language.references import Them
from longbox.games.vs2pcg.language.verbs.base import OnCards
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event, Filter, Pattern, Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, This

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Strikes(Pattern):
    """This character, or those bound under `name`, strike such a character, whether that is stunned by it or not; "it" is who was struck."""

    whose: str = ANY
    filters: tuple[Filter, ...] = ()
    name: str = ""
    classes: ClassVar[tuple[type, ...]] = (ev.Hit,)

    def matches(self, s: PcgState, event: ev.Hit, scope: Scope) -> Sequence[Bindings]:
        who = scope.get(self.name, ()) if self.name else (scope.this,)
        if event.striker not in who or not s.there(event.target):
            return ()
        if not is_of(s, self.whose, s.controller(event.target), scope.you) or not fits(s, event.target, self.filters, scope):
            return ()
        return ((("it", (event.target,)),),)

    def text(self, p: Printer) -> str:
        return f"when {'it' if self.name else p.name} strikes {noun(self.whose, self.filters, p)}"


@dataclass(frozen=True)
class StrikeIt(OnCards):
    """A character strikes others at once: whoever has no more DEF than its ATK is stunned. It needs 1 ATK, and is not struck back.

    It may be in a combat: it strikes there all the same once that is resolved.
    """

    by: Who = This()
    rule = "vs2pcg:melee-resolving-combat#1"

    def whos(self) -> Sequence[Who]:
        return (self.by, self.who)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for striker in self.by.refs(s, scope):
            if not s.there(striker) or s.stunned(striker) or ev.barred(s, ev.AskStrike(striker)):
                continue
            atk = ev.number(s, ev.AskStrength(striker), s.atk(striker))
            for r in self.who.refs(s, scope):
                if atk >= 1 and s.there(r) and not ev.barred(s, ev.AskStruck(striker, r)):
                    out.append(ev.Hit(striker, r, scope.you, scope.this))
                    if atk >= s.def_(r):
                        out.append(ev.Stun(r, scope.you, (striker,), source=scope.this))
        return out

    def text(self, p: Printer) -> str:
        return f"{self.by.text(p)} {'strike' if isinstance(self.by, Them) else 'strikes'} {self.who.text(p)}"


@dataclass(frozen=True)
class StunByStrike(OnCards):
    """The strike of a character, this one or the one meant, stuns whom it has struck, however strong: it is that character that stuns."""

    by: Who = This()
    word: ClassVar[str] = "stun"
    rule = "vs2pcg:stunned-characters#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, tuple(self.by.refs(s, scope)), source=scope.this)
