"""Attacks, thwarts and basic powers of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.events.zones import OnCard
from longbox.games.champions.state import F_ACTIVATION, Strike, expire, name_of, reached
from longbox.games.champions.state.bases import Event, Undertaking
from longbox.kernel.events import ITSELF
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState


class Strikes(Undertaking):
    """A player's card attacks or thwarts: `by` does it, with a basic power (`item` -1) or with an ability."""

    __slots__ = ("amount", "basic", "item", "key", "plus", "targets", "words")
    kind: ClassVar[str] = ""
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(
        self,
        by: int,
        targets: tuple[int, ...],
        player: int,
        basic: bool = False,
        item: int = -1,
        source: int = -1,
        amount: int = -1,
    ) -> None:
        super().__init__(player, source)
        #: what it deals or removes, if neither a power nor an ability says that
        self.amount = amount
        self.by = by
        self.targets = targets
        self.basic = basic
        self.item = item
        #: what interrupts it and lasts as long as it does is bound to this
        self.key = 0
        #: what it gains before it is made, and how much more each instance of what it does is
        self.words: frozenset[str] = frozenset()
        self.plus = 0

    def changes(self, s: ChState) -> bool:
        return not self.basic or (s.alive(self.by) and any(s.alive(t) for t in self.targets))

    def apply(self, s: ChState) -> None:
        stage = s.cards[s.villain].face if s.villain >= 0 else 0
        strike = Strike(self.by, self.kind, reached(s, self.kind, self.player, self.targets), self.basic, self.item, stage)
        if self.kind == "attack" and self.item >= 0 and self.source >= 0:
            strike.words = self.lent(s)
        strike.words |= self.words
        strike.plus = self.plus
        strike.key = self.key
        strike.inside = len(s.activations)
        s.strikes = (*s.strikes, strike)

    def lent(self, s: ChState) -> frozenset[str]:
        """champions:gains the keywords that attacks with cards of a trait gain from something else."""
        traits, bars = s.card(self.source).up.values.traits, s.seen(self.by).bars
        found = [word.partition(" attacks gain ") for word in sorted(bars)]
        return frozenset(keyword for trait, between, keyword in found if between and trait in traits)

    def whom(self, s: ChState, seat: int) -> str:
        """Its targets by name."""
        return joined([name_of(s, t, seat) for t in self.targets])


class Attack(Strikes):
    """champions:attack-player-action a hero or ally attacks. champions:attack-player-action#3"""

    __slots__ = ()
    rule = "champions:attack-player-action"
    kind = "attack"

    def told(self, s: ChState, seat: int) -> str:
        whom = self.whom(s, seat)
        return f"{name_of(s, self.by, seat)} attacks{' ' + whom if whom else ''}"


class Thwart(Strikes):
    """champions:thwart a hero or ally thwarts. champions:thwart#3"""

    __slots__ = ()
    rule = "champions:thwart"
    kind = "thwart"

    def told(self, s: ChState, seat: int) -> str:
        whom = self.whom(s, seat)
        return f"{name_of(s, self.by, seat)} thwarts{' ' + whom if whom else ''}"


class Struck(Event):
    """An attack or thwart has been made: what "after ... attacks" looks at. `strike` is how it was at the end."""

    __slots__ = ("strike", "targets")
    facets = F_ACTIVATION

    def __init__(self, of: Strikes, strike: Strike) -> None:
        super().__init__(of.player, of.source)
        self.by = of.by
        self.targets = of.targets
        self.strike = strike

    def apply(self, s: ChState) -> None:
        self.strike = s.strikes[-1]
        self.targets = self.strike.targets
        s.strikes = s.strikes[:-1]
        # champions:lasting-effects#3
        expire(s, f"strike {self.strike.key}")

    def cites(self, s: ChState) -> str:
        return "champions:attack-player-action"


class Attacked(Struck):
    """champions:attack-player-action an attack has been made."""

    __slots__ = ()


class Thwarted(Struck):
    """champions:thwart a thwart has been made."""

    __slots__ = ()


class Aimed(Event):
    """The strike under way has these targets: chosen only now, or more than before.

    Each is attacked or thwarted as the first one was (champions:attack-player-action#3): what interrupts that may be used now.
    """

    __slots__ = ("basic", "kind", "targets")
    rule = "champions:target"
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(self, of: Strike, targets: tuple[int, ...], player: int) -> None:
        super().__init__(player)
        self.by = of.by
        self.kind = of.kind
        self.basic = of.basic
        self.targets = tuple(t for t in targets if t not in of.targets)

    def changes(self, s: ChState) -> bool:
        return bool(s.strikes) and any(t not in s.strikes[-1].targets for t in self.targets)

    def apply(self, s: ChState) -> None:
        top = s.strikes[-1]
        new = tuple(t for t in self.targets if t not in top.targets)
        s.strikes = (*s.strikes[:-1], top.changed(targets=(*top.targets, *new)))

    def told(self, s: ChState, seat: int) -> str:
        also = " also" if s.strikes and any(t not in self.targets for t in s.strikes[-1].targets) else ""
        return f"{name_of(s, self.by, seat)}{also} {self.kind}s {joined([name_of(s, t, seat) for t in self.targets])}"


class BasicUsed(Event):
    """champions:basic-power a basic power has been used: it was not replaced (champions:status-stunned#3)."""

    __slots__ = ("card", "power")
    rule = "champions:basic-power"

    def __init__(self, card: int, power: str, player: int) -> None:
        super().__init__(player, card)
        self.card = card
        self.power = power
        self.by = card


class Recover(OnCard):
    """champions:recover an alter-ego recovers."""

    __slots__ = ()
    rule = "champions:recover"

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} recovers"
