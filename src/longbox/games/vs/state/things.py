"""What lies on the table: players, cards, effects on the chain, and the attack under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.state.zones import FRONT
from longbox.kernel.copying import changed
from longbox.kernel.state import Card, Player, Thing

if TYPE_CHECKING:
    from longbox.games.vs.state.card import CardDef
    from longbox.kernel.abilities import Ability
    from longbox.kernel.effects import Effect
    from longbox.kernel.queries import Condition, Scope


class VsPlayer(Player):
    """A player: endurance (vs:101.5), resource points of the present recruit step, and whether it left the game."""

    __slots__ = ("endurance", "points")

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number, name, seat)
        self.endurance = 50
        self.points = 0

    def fork(self) -> VsPlayer:
        new = VsPlayer.__new__(VsPlayer)
        new.number = self.number
        new.inc = self.inc
        new.name = self.name
        new.seat = self.seat
        new.out = self.out
        new.endurance = self.endurance
        new.points = self.points
        return new


class VsCard(Card["CardDef"]):
    """A card. In play it has a controller, a row and column, and its characteristics.

    `controllers` are earlier ones, last first to get it back; `counters` are (name, how many, timestamp);
    `text_stamp` is the timestamp of its powers (vs:515.3), `chosen` what its controller chose for it (vs:513.1e),
    `readied` the time it last became ready, `stamps` pairs of place and timestamp of powers with one of their own,
    `missing` the places of those that modifiers had taken when that was last looked at.
    """

    __slots__ = (
        "attached",
        "chosen",
        "col",
        "controller",
        "controllers",
        "counters",
        "down",
        "exhausted",
        "hidden",
        "missing",
        "paid",
        "readied",
        "revealed",
        "row",
        "stamp",
        "stamps",
        "stunned",
        "text_stamp",
    )

    def __init__(self, number: int, owner: int, printed: CardDef, zone: int) -> None:
        super().__init__(number, owner, printed, zone)
        self.controller = owner
        self.reset()

    def reset(self) -> None:
        """As a card is that has just come to a zone: nothing is remembered (vs:213.1c), no counter is left on it (vs:215.3).

        Also vs:701.9.
        """
        self.controllers: tuple[int, ...] = ()
        self.row = FRONT
        self.col = 0
        self.hidden = False
        self.exhausted = False
        self.stunned = False
        self.down = False
        self.revealed = False
        self.attached = -1
        self.counters: tuple[tuple[str, int, int], ...] = ()
        self.chosen: tuple[tuple[str, str | tuple[str, ...]], ...] = ()
        #: additional costs paid for it, and text they gained it ("boost")
        self.paid: tuple[tuple[str, int], ...] = ()
        self.stamp = 0
        self.text_stamp = 0
        self.readied = 0
        self.stamps: tuple[tuple[int, int], ...] = ()
        self.missing: tuple[int, ...] = ()

    def fork(self) -> VsCard:
        new = VsCard.__new__(VsCard)
        new.number = self.number
        new.inc = self.inc
        new.owner = self.owner
        new.printed = self.printed
        new.face = self.face
        new.zone = self.zone
        new.known = self.known
        new.controller = self.controller
        new.controllers = self.controllers
        new.row = self.row
        new.col = self.col
        new.hidden = self.hidden
        new.exhausted = self.exhausted
        new.stunned = self.stunned
        new.down = self.down
        new.revealed = self.revealed
        new.attached = self.attached
        new.counters = self.counters
        new.chosen = self.chosen
        new.paid = self.paid
        new.stamp = self.stamp
        new.text_stamp = self.text_stamp
        new.readied = self.readied
        new.stamps = self.stamps
        new.missing = self.missing
        return new

    def counter(self, name: str) -> int:
        """How many counters of this name are on it."""
        return sum(n for c, n, _ in self.counters if c == name)


class ChainItem(Thing):
    """An effect on the chain (vs:213.6, vs:504.1). It exists apart from its source (vs:505.4).

    `kind` is "recruit", "plot twist", "payment", "triggered" or "game"; `types` the words other cards may ask for
    ("activated", "power-up", ...); `card` the number of the card that represents it, or -1; `specs` its targets.
    Also vs:G:Chain, The; Chain Zone, vs:G:Effect, vs:G:Type.
    """

    __slots__ = (
        "ability",
        "card",
        "controller",
        "effect",
        "kind",
        "origin",
        "rule",
        "scope",
        "source",
        "source_kind",
        "specs",
        "stamp",
        "still",
        "types",
        "words",
    )

    def __init__(
        self, kind: str, controller: int, source: int, effect: Effect, scope: Scope, specs: tuple[Any, ...], rule: str
    ) -> None:
        super().__init__(-1)
        self.kind = kind
        self.controller = controller
        self.source = source
        self.effect = effect
        self.scope = scope
        self.specs = specs
        self.rule = rule
        self.card = -1
        self.types: tuple[str, ...] = ()
        #: "character", "plot twist" ...: what the source card is; "ongoing plot twist" keeps its ongoing-ness
        self.source_kind = ""
        #: the zone a plot twist or recruit was played from ("hand", "resource row")
        self.origin = ""
        self.still: Condition | None = None
        #: when it was put onto the chain
        self.stamp = 0
        self.ability: Ability | None = None
        self.words = ""

    def fork(self) -> ChainItem:
        new = ChainItem.__new__(ChainItem)
        new.token = self.token
        new.number = self.number
        new.inc = self.inc
        new.kind = self.kind
        new.controller = self.controller
        new.source = self.source
        new.effect = self.effect
        new.scope = self.scope
        new.specs = self.specs
        new.rule = self.rule
        new.card = self.card
        new.types = self.types
        new.source_kind = self.source_kind
        new.origin = self.origin
        new.still = self.still
        new.stamp = self.stamp
        new.ability = self.ability
        new.words = self.words
        return new


class Attack:
    """The attack proposed or under way (chapter 6). Never changed in place."""

    __slots__ = (
        "attackers", "begun", "defender", "defending", "direct", "legal", "number", "player", "proposed", "redirected", "team",
    )  # fmt: skip

    def __init__(self, player: int, proposed: tuple[int, ...], defender: int, direct: int) -> None:
        self.player = player
        #: proposed attackers; once the substep has begun `attackers` are those that still attack
        self.proposed = proposed
        self.attackers: tuple[int, ...] = ()
        #: proposed defender, then the defender while it still defends, else -1
        self.defender = defender
        #: the player attacked directly, or -1
        self.direct = direct
        #: has a character become the defender of what was a direct attack (vs:602.3b)?
        self.redirected = False
        self.defending = -1
        self.team = False
        self.begun = False
        self.legal = True
        self.number = 0

    def changed(self, **new: object) -> Attack:
        """A copy with some fields changed."""
        return changed(self, new)
