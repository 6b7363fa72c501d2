"""Attacks: undertaken, one player after the other, avoided or suffered (dcdb:6.060)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.events.zones import OnCard
from longbox.games.dcdb.state import AttackUnderWay, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event, Undertaking
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.kernel.effects import Effect
    from longbox.kernel.queries import Scope


class Attack(Undertaking):
    """An attack on `targets`, one after the other; what it does to each is `effect`, in a scope of its own (dcdb:6.060).

    `player` attacks; -1 is a Super-Villain that appears. `then` is done to all who did not avoid it once each has had its part,
    `avoided` by who has avoided it, and with `breaks` the card that a player avoids it with is destroyed.
    One that is `unavoidable` nobody avoids.
    """

    __slots__ = ("avoided", "breaks", "effect", "scope", "targets", "then", "unavoidable")
    rule = "dcdb:6.060"

    def __init__(
        self,
        player: int,
        source: int,
        targets: tuple[int, ...],
        effect: Effect[DcState],
        scope: Scope,
        then: Effect[DcState] | None = None,
        avoided: Effect[DcState] | None = None,
        breaks: bool = False,
        unavoidable: bool = False,
    ) -> None:
        super().__init__(player, source)
        self.unavoidable = unavoidable
        self.targets = targets
        self.effect = effect
        self.scope = scope
        self.then = then
        self.avoided = avoided
        self.breaks = breaks

    def changes(self, s: DcState) -> bool:
        return bool(self.targets)

    def told(self, s: DcState, seat: int) -> str:
        whom = joined([player_name(s, p) for p in self.targets])
        return f"{name_of(s, self.source, seat)} attacks {whom}"


class BeginAttack(Event):
    """An attack is under way."""

    __slots__ = ("serial",)
    rule = "dcdb:6.060"

    def __init__(self, player: int, source: int) -> None:
        super().__init__(player, source)
        self.serial = -1

    def apply(self, s: DcState) -> None:
        s.memory.begin("attack")
        self.serial = s.tick()
        s.attack = (*s.attack, AttackUnderWay(self.serial, self.player, self.source))


class Turned(Event):
    """It is a player's turn to be attacked (dcdb:6.061, dcdb:6.064)."""

    __slots__ = ()
    rule = "dcdb:6.061"

    def apply(self, s: DcState) -> None:
        a = s.attack[-1]
        s.attack = (*s.attack[:-1], a.further(self.player, a.hit, a.avoided))


class Avoid(Event):
    """A player avoids the attack (dcdb:6.172, dcdb:6.082): with the card `source`, as a Defense or as a Block."""

    __slots__ = ("word",)
    rule = "dcdb:6.172"

    def __init__(self, player: int, source: int, word: str) -> None:
        super().__init__(player, source)
        self.word = word

    def apply(self, s: DcState) -> None:
        a = s.attack[-1]
        s.attack = (*s.attack[:-1], a.further(a.target, a.hit, (*a.avoided, self.player)))

    def cites(self, s: DcState) -> str:
        return "dcdb:6.172" if self.word == "Defense" else "dcdb:6.082"

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} avoids the attack with {name_of(s, self.source, seat)}"


class Avoided(OnCard):
    """What a player has avoided the attack with has resolved (dcdb:6.063); the card is the object that it is by then."""

    __slots__ = ("word",)
    rule = "dcdb:6.063"

    def __init__(self, card: int, player: int, word: str) -> None:
        super().__init__(card, player)
        self.word = word

    def changes(self, s: DcState) -> bool:
        return True

    def apply(self, s: DcState) -> None:
        """It is listened to."""


class Hit(Event):
    """A player does not avoid the attack, and is affected by it (dcdb:6.062)."""

    __slots__ = ()
    rule = "dcdb:6.062"

    def apply(self, s: DcState) -> None:
        a = s.attack[-1]
        s.attack = (*s.attack[:-1], a.further(a.target, (*a.hit, self.player), a.avoided))


class Attacked(Event):
    """An attack is over (dcdb:6.065): who was hit, who of them has done all that it says, and who has avoided it."""

    __slots__ = ("avoided", "done", "hit", "serial")
    rule = "dcdb:6.065"

    def __init__(self, player: int, source: int, done: tuple[int, ...] = ()) -> None:
        super().__init__(player, source)
        self.done = done
        self.hit: tuple[int, ...] = ()
        self.avoided: tuple[int, ...] = ()
        self.serial = -1

    def apply(self, s: DcState) -> None:
        a = s.attack[-1]
        self.hit, self.avoided, self.serial = a.hit, a.avoided, a.serial
        s.attack = s.attack[:-1]


__all__ = ["Attack", "Attacked", "Avoid", "Avoided", "BeginAttack", "Hit", "Turned"]
