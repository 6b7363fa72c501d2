"""Combats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events.modifiers import end_modifiers
from longbox.games.vs2pcg.state import F_TURN, Combat, PcgState, name_of
from longbox.games.vs2pcg.state.bases import Event, Undertaking
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Hashable


class BeginCombat(Event):
    """vs2pcg:melee-starting-combat#1 characters attack a character: a combat begins."""

    __slots__ = ("combat",)
    rule = "vs2pcg:melee-starting-combat#1"
    facets = F_TURN

    def __init__(self, player: int, combat: Combat) -> None:
        super().__init__(player)
        self.combat = combat

    def cites(self, s: PcgState) -> str:
        if self.combat.team:
            return "vs2pcg:team-attacks#3" if self.combat.ranged else "vs2pcg:team-attacks#2"
        return "vs2pcg:ranged-attack#2" if self.combat.ranged else self.rule

    def apply(self, s: PcgState) -> None:
        s.combat = self.combat
        s.phase = "combat"
        s.memory.begin("combat")
        for r in self.combat.attackers:
            s.memory.use(attacked(r), "turn")

    def told(self, s: PcgState, seat: int) -> str:
        names = joined([name_of(s, r, seat) for r in self.combat.attackers])
        many = "attack" if len(self.combat.attackers) > 1 else "attacks"
        return f"{names} {many} {joined([name_of(s, r, seat) for r in self.combat.defenders])}"


def attacked(ref: int) -> Hashable:
    """Under what is counted that a character has attacked."""
    return ("attacked", ref)


class Struck(Event):
    """vs2pcg:melee-resolving-combat#1 characters have struck in this combat."""

    __slots__ = ("who",)
    rule = "vs2pcg:melee-resolving-combat#1"
    facets = F_TURN

    def __init__(self, who: tuple[int, ...]) -> None:
        super().__init__()
        self.who = who

    def apply(self, s: PcgState) -> None:
        c = s.combat
        if c is not None:
            s.combat = c.after(self.who)


class Hit(Event):
    """vs2pcg:melee-resolving-combat#1 a character strikes another, whatever comes of it: what triggers on that listens to this.

    It looks at the table before, for whom the strike stuns had its powers then, and was in the combat.
    """

    __slots__ = ("striker", "target")
    rule = "vs2pcg:melee-resolving-combat#1"
    looks_back = True

    def __init__(self, striker: int, target: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.striker = striker
        self.target = target


class CancelCombat(Event):
    """vs2pcg:term-cancel-combat#1 the combat is cancelled: nobody strikes, nobody readies."""

    __slots__ = ()
    rule = "vs2pcg:term-cancel-combat#1"
    facets = F_TURN

    def changes(self, s: PcgState) -> bool:
        return s.combat is not None and not s.combat.cancelled

    def apply(self, s: PcgState) -> None:
        assert s.combat is not None
        s.combat = s.combat.called_off()

    def told(self, s: PcgState, seat: int) -> str:
        return "the combat is cancelled"


class ReplaceDefender(Event):
    """Another character becomes the defender, in place of the one that was."""

    __slots__ = ("card",)
    rule = "vs2pcg:playing-plot-twists#4"
    facets = F_TURN

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = card

    def changes(self, s: PcgState) -> bool:
        return s.combat is not None and s.there(self.card) and not s.stunned(self.card) and not s.fighting(self.card)

    def apply(self, s: PcgState) -> None:
        assert s.combat is not None
        s.combat = s.combat.defended_by(self.card)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} becomes the defender"


class AttackAtOnce(Undertaking):
    """A character attacks another at once, in melee, ready or not, as an effect says; the combat that it has fought until then is over before.

    `rest` are those that it attacks besides; `freed`: it counts as an attack on its player's own turn.
    """

    __slots__ = ("attacker", "freed", "rest", "target")
    rule = "vs2pcg:melee-starting-combat#1"

    def __init__(
        self, attacker: int, target: int, player: int, source: int = -1, rest: tuple[int, ...] = (), freed: bool = False
    ) -> None:
        super().__init__(player, source)
        self.attacker = attacker
        self.target = target
        self.rest = rest
        self.freed = freed


class Resolving(Event):
    """vs2pcg:melee-resolving-combat#1 the combat is about to be resolved: what happens as it is triggers, before anybody strikes."""

    __slots__ = ()
    rule = "vs2pcg:melee-resolving-combat#1"


class CombatEnding(Event):
    """The combat is about to be over: what happens at its end triggers.

    vs2pcg:term-survives#1 once it has been `resolved`, those that are in it still have survived it.
    """

    __slots__ = ("combat", "resolved")
    rule = "vs2pcg:term-survives#1"

    def __init__(self, player: int, combat: Combat, resolved: bool) -> None:
        super().__init__(player)
        self.combat = combat
        self.resolved = resolved

    @property
    def survivors(self) -> tuple[int, ...]:
        """Who has survived it."""
        c = self.combat
        return (*c.attackers, *c.defenders) if self.resolved else ()

    def told(self, s: PcgState, seat: int) -> str:
        # otherwise it has been told who was stunned
        if not self.resolved or self.combat.empty:
            return ""
        return f"{joined([name_of(s, r, seat) for r in self.survivors])} survive the combat"


class EndCombat(Event):
    """vs2pcg:melee-resolving-combat#5 the combat is over, the main phase goes on; what was to last for the combat ends."""

    __slots__ = ()
    rule = "vs2pcg:melee-resolving-combat#5"
    facets = F_TURN

    def __init__(self) -> None:
        super().__init__()

    def apply(self, s: PcgState) -> None:
        s.combat = None
        s.phase = "main"
        end_modifiers(s, "combat")


__all__ = [
    "AttackAtOnce",
    "BeginCombat",
    "CancelCombat",
    "CombatEnding",
    "EndCombat",
    "Hit",
    "ReplaceDefender",
    "Resolving",
    "Struck",
    "attacked",
]
