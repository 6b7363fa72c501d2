"""What powers say of attacks and strikes: who can attack whom, who can strike whom, who strikes when, who is struck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES
from longbox.games.vs2pcg.language.queries import YOURS, is_of
from longbox.games.vs2pcg.state import F_PLAY, PcgState
from longbox.games.vs2pcg.state.bases import Filter, Pattern, Query, Who
from longbox.kernel import queries
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


def one_of(s: PcgState, who: Who | Query | None, ref: int, scope: Scope) -> bool:
    """Is a character the one meant, or one of a query? None is the source of the power."""
    if who is None:
        return ref == scope.this
    return who.holds(s, ref & NUMBER_MASK, scope) if isinstance(who, queries.Query) else ref in who.refs(s, scope)


# -- attacks ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttackOn(Pattern):
    """Would one of these attack one of those (vs2pcg:main-phase#1)? None is the source; `ranged` from the back row, or (False) in melee."""

    attackers: Who | Query | None
    defenders: Who | Query | None
    words: str
    ranged: bool | None = None
    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        if self.ranged is not None and event.ranged is not self.ranged:
            return ()
        fit = one_of(s, self.attackers, event.attacker, scope) and one_of(s, self.defenders, event.defender, scope)
        return YES if fit else ()

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class CouldAttack(Filter):
    """An enemy character that this one could attack from its row, were it ready; `melee`: in melee (vs2pcg:melee-starting-combat#1-2)."""

    melee: bool = False
    place: ClassVar[str] = "after"
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.there(scope.this) and s.in_play(number) and ev.could_attack(s, scope.this, s.ref(number), self.melee)

    def text(self, p: Printer) -> str:
        return f"that {p.name} could {'melee ' if self.melee else ''}attack"


# -- strikes ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CantStrike(Pattern):
    """Would a character of a query strike in the combat, as attacker or defender (vs2pcg:melee-resolving-combat#1)?"""

    who: Who | Query
    words: str
    classes: ClassVar[tuple[type, ...]] = (ev.AskStrike,)

    def matches(self, s: PcgState, event: ev.AskStrike, scope: Scope) -> Sequence[Bindings]:
        return YES if one_of(s, self.who, event.card, scope) else ()

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class StrikesFirst(Pattern):
    """Does this character strike before those that don't have the power, in melee or (`ranged`) in ranged combat?"""

    ranged: bool
    title: str
    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikesFirst,)

    def matches(self, s: PcgState, event: ev.AskStrikesFirst, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this and s.combat is not None and s.combat.ranged is self.ranged else ()

    def text(self, p: Printer) -> str:
        how = "ranged" if self.ranged else "melee"
        return f"while in {how} combat, {p.name} strikes before characters without {self.title}"


@dataclass(frozen=True)
class StrikesAgain(Pattern):
    """How often does this character strike in the combat?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikes,)

    def matches(self, s: PcgState, event: ev.AskStrikes, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} strikes"


@dataclass(frozen=True)
class StrikesEach(Pattern):
    """Does this defender strike back against each attacker?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikesEach,)

    def matches(self, s: PcgState, event: ev.AskStrikesEach, scope: Scope) -> Sequence[Bindings]:
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} strikes back against each attacker of a melee team attack"


@dataclass(frozen=True)
class StrikesItself(Pattern):
    """Would an enemy character strike one on your side?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikesItself,)

    def matches(self, s: PcgState, event: ev.AskStrikesItself, scope: Scope) -> Sequence[Bindings]:
        enemy = s.controller(event.card) in s.foes(scope.you)
        return YES if enemy and is_of(s, YOURS, s.controller(event.target), scope.you) else ()

    def text(self, p: Printer) -> str:
        return "an enemy character that would strike one on your side strikes itself"


@dataclass(frozen=True)
class TeamIsStruck(Pattern):
    """Would a character on your side be struck while it team attacks, by the defender or by an effect (vs2pcg:team-attacks#1)?"""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStruck,)

    def matches(self, s: PcgState, event: ev.AskStruck, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        if c is None or not c.team or event.target not in c.attackers:
            return ()
        return YES if is_of(s, YOURS, s.controller(event.target), scope.you) else ()

    def text(self, p: Printer) -> str:
        return "characters on your side can't be struck while team attacking"


@dataclass(frozen=True)
class StrikesDefender(Pattern):
    """This character strikes an enemy defender in a melee combat (vs2pcg:melee-resolving-combat#1); "it" is the one struck."""

    classes: ClassVar[tuple[type, ...]] = (ev.Hit,)

    def matches(self, s: PcgState, event: ev.Hit, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        if event.striker != scope.this or c is None or c.ranged or event.target not in c.defenders:
            return ()
        return ((("it", (event.target,)),),) if s.controller(event.target) in s.foes(scope.you) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} strikes an enemy defender in melee combat"


@dataclass(frozen=True)
class GetsStruck(Pattern):
    """This character is struck in a combat (vs2pcg:melee-resolving-combat#1): once, however many strike it together."""

    together: ClassVar[bool] = True
    classes: ClassVar[tuple[type, ...]] = (ev.Hit,)

    def matches(self, s: PcgState, event: ev.Hit, scope: Scope) -> Sequence[Bindings]:
        return YES if event.target == scope.this and s.fighting(scope.this) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} is struck in combat"


@dataclass(frozen=True)
class CombatResolves(Pattern):
    """A combat with this character is about to be resolved (vs2pcg:melee-resolving-combat#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Resolving,)

    def matches(self, s: PcgState, event: ev.Resolving, scope: Scope) -> Sequence[Bindings]:
        return YES if s.fighting(scope.this) else ()

    def text(self, p: Printer) -> str:
        return f"as a combat with {p.name} resolves"


@dataclass(frozen=True)
class OthersFight(Pattern):
    """A combat begins in which this character is not (vs2pcg:melee-starting-combat#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: ev.BeginCombat, scope: Scope) -> Sequence[Bindings]:
        return () if s.fighting(scope.this) else YES

    def text(self, p: Printer) -> str:
        return f"when a combat without {p.name} begins"


@dataclass(frozen=True)
class WoundsDefender(Pattern):
    """This character would wound a defender in a combat, by the stun of its strike (vs2pcg:term-wounds#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Wound,)

    def matches(self, s: PcgState, event: ev.Wound, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        hit = event.stun is not None and scope.this in event.stun.strikers
        return YES if hit and c is not None and event.card in c.defenders else ()

    def text(self, p: Printer) -> str:
        return f"if {p.name} would wound a defender in a combat"


@dataclass(frozen=True)
class DefenderSurvives(Pattern):
    """A defender on your side survives a combat (vs2pcg:term-survives#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.CombatEnding,)

    def matches(self, s: PcgState, event: ev.CombatEnding, scope: Scope) -> Sequence[Bindings]:
        found = [r for r in event.combat.defenders if r in event.survivors and is_of(s, YOURS, s.controller(r), scope.you)]
        return [(("it", (r,)),) for r in found]

    def text(self, p: Printer) -> str:
        return "when a combat is survived by a defender on your side"


__all__ = [
    "AttackOn",
    "CantStrike",
    "CombatResolves",
    "CouldAttack",
    "DefenderSurvives",
    "GetsStruck",
    "OthersFight",
    "StrikesAgain",
    "StrikesDefender",
    "StrikesEach",
    "StrikesFirst",
    "StrikesItself",
    "TeamIsStruck",
    "WoundsDefender",
]
