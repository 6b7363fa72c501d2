"""What powers answer when the rules ask: may it attack, strike back, fly over; who chooses; with how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES
from longbox.games.vs2pcg.language.queries import is_of
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Filter, Pattern, Query, Value
from longbox.kernel.abilities import Bindings
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class AttackedRanged(Pattern):
    """Is this character attacked from afar?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        return YES if event.defender == scope.this and event.ranged else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can't be ranged attacked"


@dataclass(frozen=True)
class Attacked(Pattern):
    """Is this character attacked, however?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        return YES if event.defender == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can't be attacked"


@dataclass(frozen=True)
class Rearranged(Pattern):
    """Would this character be moved in the formation step?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskRearrange,)

    def matches(self, s: PcgState, event: ev.AskRearrange, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can't move during your formation step"


@dataclass(frozen=True)
class FlownOver(Pattern):
    """Would an enemy fly over this character?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskFlyOver,)

    def matches(self, s: PcgState, event: ev.AskFlyOver, scope: Scope) -> Sequence[Bindings]:
        return YES if event.over == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"enemy characters can't fly over {p.name}"


@dataclass(frozen=True)
class StruckBack(Pattern):
    """Would the defender strike back at this character, or at one on your side? `defender` has what it must be."""

    whose: str = ""
    defender: tuple[Filter, ...] = ()
    ranged: bool | None = None
    team: bool | None = None
    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikeBack,)

    def matches(self, s: PcgState, event: ev.AskStrikeBack, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        if not self.whose and event.attacker != scope.this:
            return ()
        if self.whose and not is_of(s, self.whose, s.controller(event.attacker), scope.you):
            return ()
        if c is None or (self.ranged is not None and c.ranged is not self.ranged) or (self.team and not c.team):
            return ()
        return YES if all([f.test(s, event.defender & NUMBER_MASK, scope) for f in self.defender]) else ()

    def text(self, p: Printer) -> str:
        who = p.name if not self.whose else "characters on your side"
        how = " during team attacks" if self.team else " during ranged attacks" if self.ranged else ""
        kind = "".join([f"{f.text(p)} " for f in self.defender])
        return f"{kind}enemy characters can't strike back at {who}{how}"


@dataclass(frozen=True)
class ChoosesStrikeBack(Pattern):
    """Does this character attack in a team?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskWhoChooses,)

    def matches(self, s: PcgState, event: ev.AskWhoChooses, scope: Scope) -> Sequence[Bindings]:
        return YES if event.attacker == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"while {p.name} is team attacking, you choose at whom the defender strikes back"


@dataclass(frozen=True)
class TeamsWith(Pattern):
    """Would this character attack in a team with one that fits?"""

    filters: tuple[Filter, ...]
    words: str
    classes: ClassVar[tuple[type, ...]] = (ev.AskTeam,)

    def matches(self, s: PcgState, event: ev.AskTeam, scope: Scope) -> Sequence[Bindings]:
        if scope.this not in (event.one, event.other):
            return ()
        mate = event.other if event.one == scope.this else event.one
        return YES if all([f.test(s, mate & NUMBER_MASK, scope) for f in self.filters]) else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can team attack with {self.words}"


@dataclass(frozen=True)
class Strength(Pattern):
    """With how much ATK does this character strike?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrength,)

    def matches(self, s: PcgState, event: ev.AskStrength, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} strikes with"


@dataclass(frozen=True)
class AsMuchAgain(Value):
    """As much as there is comes on top, so many times: once, it is doubled."""

    times: int = 1

    def amount(self, s: PcgState, scope: Scope) -> int:
        found: int = scope.get("base", 0)
        return self.times * found

    def text(self, p: Printer) -> str:
        return "double" if self.times == 1 else "triple"


@dataclass(frozen=True)
class Recruiting(Pattern):
    """What does it cost you to recruit a card, or such a card?"""

    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.AskCost,)

    def matches(self, s: PcgState, event: ev.AskCost, scope: Scope) -> Sequence[Bindings]:
        fits = all([f.test(s, event.card & NUMBER_MASK, scope) for f in self.filters])
        return YES if event.player == scope.you and fits else ()

    def text(self, p: Printer) -> str:
        return "you pay to recruit"


@dataclass(frozen=True)
class Happens(Pattern):
    """Something would befall a character of a query: for what "can't" be. `what` are the events, `words` how it is said."""

    what: tuple[type, ...]
    query: Query
    words: str

    def listens(self) -> Sequence[type]:
        return self.what

    def matches(self, s: PcgState, event: ev.OnCard, scope: Scope) -> Sequence[Bindings]:
        return YES if self.query.holds(s, event.number, scope) else ()

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class HappensToThis(Pattern):
    """Something would befall this character."""

    what: tuple[type, ...]
    words: str

    def listens(self) -> Sequence[type]:
        return self.what

    def matches(self, s: PcgState, event: ev.OnCard, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)
