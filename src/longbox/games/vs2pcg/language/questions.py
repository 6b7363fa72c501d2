"""What powers answer when the rules ask: may it attack, strike back, fly over; who chooses; with how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.filters import Protected
from longbox.games.vs2pcg.language.patterns import YES, recruited
from longbox.games.vs2pcg.language.queries import ENEMY, YOURS, is_of
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Filter, Pattern, Query, Value, Who
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, plural

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class AttacksPlayers(Pattern):
    """May this character attack enemy players? Only one whose characters are all stunned, who then is a 0/1 with 1 health."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskAttackPlayer,)

    def matches(self, s: PcgState, event: ev.AskAttackPlayer, scope: Scope) -> Sequence[Bindings]:
        return YES if event.attacker == scope.this else ()

    def text(self, p: Printer) -> str:
        return (
            f"{p.name} can attack enemy players all of whose characters are stunned; while defending, such a player counts as a "
            "supporting character with 0 ATK, 1 DEF and 1 health"
        )


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
    """Is this character attacked, however; or any on your side?"""

    whose: str = ""
    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        if self.whose:
            return YES if is_of(s, self.whose, s.controller(event.defender), scope.you) else ()
        return YES if event.defender == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{'characters on your side' if self.whose else p.name} can't be attacked"


@dataclass(frozen=True)
class AttacksMade(Pattern):
    """Is any character attacked by any?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        return YES

    def text(self, p: Printer) -> str:
        return "no more attacks can be made"


@dataclass(frozen=True)
class Rearranged(Pattern):
    """Would this character be moved in the formation step, or the one meant?"""

    who: Who | None = None
    classes: ClassVar[tuple[type, ...]] = (ev.AskRearrange,)

    def matches(self, s: PcgState, event: ev.AskRearrange, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card in ((scope.this,) if self.who is None else self.who.refs(s, scope)) else ()

    def text(self, p: Printer) -> str:
        if self.who is not None:
            return f"{self.who.text(p)} can't move during its formation step"
        return f"{p.name} can't move during your formation step"


@dataclass(frozen=True)
class PastProtection(Pattern):
    """Would this character attack a protected one (vs2pcg:term-protection#1): in melee, ranged, or either; one with these properties?"""

    ranged: bool | None = None
    defender: tuple[Filter, ...] = ()
    solo: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.AskPast,)

    def matches(self, s: PcgState, event: ev.AskPast, scope: Scope) -> Sequence[Bindings]:
        if (
            event.attacker != scope.this
            or (self.solo and not event.solo)
            or (self.ranged is not None and event.ranged is not self.ranged)
        ):
            return ()
        return YES if all([f.test(s, event.defender & NUMBER_MASK, scope) for f in self.defender]) else ()

    def text(self, p: Printer) -> str:
        how = "" if self.ranged is None else "ranged " if self.ranged else "melee "
        whom = noun_phrase((*self.defender, Protected()), "character", p).replace("character", "characters")
        return f"{p.name} can make solo {how}attacks against {whom}" if self.solo else f"{p.name} can {how}attack {whom}"


@dataclass(frozen=True)
class IsStruck(Pattern):
    """Would this character be struck, in a combat or by an effect (vs2pcg:melee-resolving-combat#1): by any, or by one with these properties?"""

    by: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.AskStruck,)

    def matches(self, s: PcgState, event: ev.AskStruck, scope: Scope) -> Sequence[Bindings]:
        if event.target != scope.this:
            return ()
        return YES if all([f.test(s, event.striker & NUMBER_MASK, scope) for f in self.by]) else ()

    def text(self, p: Printer) -> str:
        by = f" by {plural(noun_phrase(self.by, 'character', p))}" if self.by else ""
        return f"{p.name} can't be struck{by}"


@dataclass(frozen=True)
class MayStrike(Pattern):
    """Would this character strike (vs2pcg:melee-resolving-combat#1)?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrike,)

    def matches(self, s: PcgState, event: ev.AskStrike, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can't strike"


@dataclass(frozen=True)
class EnemyTwists(Pattern):
    """Would an enemy player play a plot twist?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskTwist,)

    def matches(self, s: PcgState, event: ev.AskTwist, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player in s.foes(scope.you) else ()

    def text(self, p: Printer) -> str:
        return "enemy players can't play plot twists"


@dataclass(frozen=True)
class PoweredUpWith(Pattern):
    """Would this character be powered up with a card that has these properties, though it has none of its names (vs2pcg:power-ups#1)?"""

    filters: tuple[Filter, ...]
    classes: ClassVar[tuple[type, ...]] = (ev.AskPowerUp,)

    def matches(self, s: PcgState, event: ev.AskPowerUp, scope: Scope) -> Sequence[Bindings]:
        if event.card != scope.this:
            return ()
        return YES if all([f.test(s, event.with_ & NUMBER_MASK, scope) for f in self.filters]) else ()

    def text(self, p: Printer) -> str:
        return f"you can power up {p.name} with any {noun_phrase(self.filters, 'card', p)}"


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
        return f"{plural(noun_phrase(self.defender, 'enemy character', p))} can't strike back at {who}{how}"


@dataclass(frozen=True)
class AttacksFirst(Pattern):
    """Must this character be in the first attack of the turn, or in one of the first `within`?"""

    within: int = 1
    classes: ClassVar[tuple[type, ...]] = (ev.AskFirst,)

    def matches(self, s: PcgState, event: ev.AskFirst, scope: Scope) -> Sequence[Bindings]:
        if event.card != scope.this:
            return ()
        made = [e.combat for e in s.memory.since("turn", ev.BeginCombat) if s.home(e.player) == s.home(scope.you)]
        return YES if len(made) == self.within - 1 and not any([scope.this in c.attackers for c in made]) else ()

    def text(self, p: Printer) -> str:
        which = joined(("first", "second")[: self.within], "or")
        return f"{p.name} must be in your {which} attack each turn if able"


@dataclass(frozen=True)
class RecruitsFrom(Pattern):
    """Would you recruit a card of a query, which is not in your hand?"""

    query: Query
    classes: ClassVar[tuple[type, ...]] = (ev.AskRecruit,)

    def matches(self, s: PcgState, event: ev.AskRecruit, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you and self.query.holds(s, event.card & NUMBER_MASK, scope) else ()

    def text(self, p: Printer) -> str:
        return f"you may recruit {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class HasCounters(Pattern):
    """Would this character, stunned, have +1/+1 counters; or one of that side; or, with a `sign` below zero, -1/-1 counters?"""

    whose: str = ""
    sign: int = 1
    classes: ClassVar[tuple[type, ...]] = (ev.AskCounters,)

    def matches(self, s: PcgState, event: ev.AskCounters, scope: Scope) -> Sequence[Bindings]:
        if event.sign != self.sign:
            return ()
        if not self.whose:
            return YES if event.card == scope.this else ()
        return YES if is_of(s, self.whose, s.controller(event.card), scope.you) else ()

    def text(self, p: Printer) -> str:
        who = {"": p.name, ENEMY: "enemy characters"}.get(self.whose, "characters on your side")
        return f"{who} can have and gain {'+1/+1' if self.sign > 0 else '-1/-1'} counters while stunned"


@dataclass(frozen=True)
class WoundedByStun(Pattern):
    """Would this character get the wound of a stun; with `struck` false, of one that is not by a strike?"""

    struck: bool | None = None
    classes: ClassVar[tuple[type, ...]] = (ev.Wound,)

    def matches(self, s: PcgState, event: ev.Wound, scope: Scope) -> Sequence[Bindings]:
        if event.card != scope.this or event.stun is None:
            return ()
        return YES if self.struck is None or bool(event.stun.strikers) is self.struck else ()

    def text(self, p: Printer) -> str:
        how = "" if self.struck is None else " by being struck" if self.struck else " other than by being struck"
        return f"{p.name} doesn't get wounded if it gets stunned{how}"


@dataclass(frozen=True)
class Moved(Pattern):
    """Would a character of a query be moved: to another row, another side, another's place?"""

    query: Query
    classes: ClassVar[tuple[type, ...]] = (ev.Shift, ev.SwitchPlaces, ev.ChangeSides)

    def matches(self, s: PcgState, event: ev.Shift | ev.SwitchPlaces | ev.ChangeSides, scope: Scope) -> Sequence[Bindings]:
        about = (event.one, event.other) if isinstance(event, ev.SwitchPlaces) else (event.card,)
        return YES if any([self.query.holds(s, r & NUMBER_MASK, scope) for r in about]) else ()

    def text(self, p: Printer) -> str:
        return f"{self.query.noun(p)} can't be moved"


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
    #: only the first such card that you recruit each turn
    first: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.AskCost,)

    def matches(self, s: PcgState, event: ev.AskCost, scope: Scope) -> Sequence[Bindings]:
        if event.player != scope.you or (self.first and recruited(s, scope, self.filters)):
            return ()
        return YES if all([f.test(s, event.card & NUMBER_MASK, scope) for f in self.filters]) else ()

    def text(self, p: Printer) -> str:
        return "you pay to recruit"


@dataclass(frozen=True)
class LevelsUp(Pattern):
    """Would a character of that side level up (vs2pcg:level-up-powers#2)?"""

    whose: str
    classes: ClassVar[tuple[type, ...]] = (ev.LevelUp,)

    def matches(self, s: PcgState, event: ev.LevelUp, scope: Scope) -> Sequence[Bindings]:
        up = event.level > s.card(event.card).level and not event.back
        return YES if up and is_of(s, self.whose, s.controller(event.card), scope.you) else ()

    def text(self, p: Printer) -> str:
        return "enemy characters can't level up; they still gain XP"


@dataclass(frozen=True)
class UsingPowers(Pattern):
    """Would a player of that side use a super power, or one that costs this symbol?"""

    whose: str
    symbol: str = ""
    classes: ClassVar[tuple[type, ...]] = (ev.AskUsePower,)

    def matches(self, s: PcgState, event: ev.AskUsePower, scope: Scope) -> Sequence[Bindings]:
        hit = not self.symbol or self.symbol in event.symbols
        return YES if hit and is_of(s, self.whose, event.player, scope.you) else ()

    def text(self, p: Printer) -> str:
        what = f"[{self.symbol}] super powers" if self.symbol else "super powers"
        return f"{'enemy players' if self.whose == ENEMY else 'you'} can't use {what}"


@dataclass(frozen=True)
class FromTop(Pattern):
    """Would you look at the top card of your deck, recruit it or play it from there?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskFromTop,)

    def matches(self, s: PcgState, event: ev.AskFromTop, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return (
            "whenever you like you may see which card lies on top of your deck, "
            "and recruit it from there or play it as a plot twist"
        )


@dataclass(frozen=True)
class AppearsNamed(Pattern):
    """Would a character of one of these names appear on your side (vs2pcg:term-appears#1)?"""

    names: tuple[str, ...]
    classes: ClassVar[tuple[type, ...]] = (ev.Appear,)

    def matches(self, s: PcgState, event: ev.Appear, scope: Scope) -> Sequence[Bindings]:
        if not is_of(s, YOURS, event.player, scope.you):
            return ()
        return YES if any([n in self.names for n in s.now(event.number).names]) else ()

    def text(self, p: Printer) -> str:
        return f"characters named {joined(self.names, 'or')} can't appear on your side"


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
