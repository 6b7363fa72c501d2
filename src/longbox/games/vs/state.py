"""The state of a game of Vs. System: zones (213), positions (705), the chain, the attack under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import Values
from longbox.kernel.state import Card, Player, StateOf, Thing

if TYPE_CHECKING:
    from longbox.games.vs.card import CardDef
    from longbox.kernel.effects import Effect
    from longbox.kernel.queries import Scope

# zones of one player (vs:213.1a, vs:213.2a, vs:213.3a, vs:213.4a, vs:213.7a); ROWS and RESOURCES together are the in-play
# zone, of which a player has two rows in either area and one resource row (vs:213.5d); there is one CHAIN for all (vs:213.6a).
# Each is a tuple: decks top first, the chain bottom first, resources left to right; nobody can change their order (vs:213.1b)
DECK, HAND, KOD, REMOVED, ROWS, RESOURCES = range(6)
ZONES = 6
#: the kind of the zone that all players share, in place of DECK ... RESOURCES
CHAIN = 6
ZONE_NAMES = ("deck", "hand", "KO'd pile", "removed from the game", "play", "resource row", "chain")
FRONT, SUPPORT = 0, 1
ROW_NAMES = ("front row", "support row")

DRAW, BUILD, COMBAT, RECOVERY = "draw phase", "build phase", "combat phase", "recovery phase"
PHASES = (DRAW, BUILD, COMBAT, RECOVERY)
RESOURCE, RECRUIT, FORMATION, ATTACK = "resource step", "recruit step", "formation step", "attack step"

# facets of the table that events touch and conditions read
F_TEXT, F_PLACE, F_STATUS, F_COMBAT, F_COUNTERS, F_RESOURCES, F_HAND, F_ENDURANCE, F_TIME, F_PILES = (1 << i for i in range(10))
#: what has been played this turn
F_PLAYS = 1 << 10


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


class VsCard(Card):
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
        self.chosen: tuple[tuple[str, Any], ...] = ()
        #: additional costs paid for it, and text they gained it ("boost")
        self.paid: tuple[tuple[str, Any], ...] = ()
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
        self.still: Any = None
        #: when it was put onto the chain
        self.stamp = 0
        self.ability: Any = None
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

    def changed(self, **new: Any) -> Attack:
        """A copy with some fields changed."""
        out = Attack.__new__(Attack)
        for name in Attack.__slots__:
            setattr(out, name, getattr(self, name))
        for name, value in new.items():
            setattr(out, name, value)
        return out


class VsState(StateOf[Values]):
    """The state. `order` are the players still in the game, clockwise; `primary` per vs:400.5 follows step and initiative."""

    __slots__ = (
        "attack",
        "attacks",
        "batch",
        "chain",
        "extra",
        "initiative",
        "order",
        "phase",
        "schedule",
        "setup",
        "step",
        "step_player",
        "turn",
        "waiting",
    )

    def __init__(self, game: Any, seed: int, setup: dict[str, Any]) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.turn = 0
        self.phase = ""
        self.step = ""
        self.step_player = -1
        self.initiative = 0
        self.chain: tuple[int, ...] = ()
        self.attack: Attack | None = None
        #: attacks begun this turn, for numbering
        self.attacks = 0
        #: phases still to come this turn (vs:400.9, 400.10)
        self.schedule: tuple[str, ...] = ()
        #: extra attack steps to begin after the present one, as players (vs:400.10)
        self.extra: tuple[int, ...] = ()
        #: triggers of the wrap-up, which wait for the next draw phase (vs:408.2)
        self.waiting: tuple[Any, ...] = ()
        #: the occurrence whose events are being examined just now; None at every decision
        self.batch: Any = None

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.turn = self.turn
        new.phase = self.phase
        new.step = self.step
        new.step_player = self.step_player
        new.initiative = self.initiative
        new.chain = self.chain
        new.attack = self.attack
        new.attacks = self.attacks
        new.schedule = self.schedule
        new.extra = self.extra
        new.waiting = self.waiting
        new.batch = None

    # -- players --------------------------------------------------------------------------------------------------

    @property
    def primary(self) -> int:
        """vs:400.5 the player whose step it is; outside a step, the one with the initiative (vs:G:Primary Player)."""
        return self.step_player if self.step_player >= 0 else self.initiative

    def clockwise(self, start: int) -> tuple[int, ...]:
        """The players still in the game, clockwise from `start` (who may have left)."""
        order = self.order
        for i, p in enumerate(order):
            if p >= start:
                return order[i:] + order[:i]
        return order

    def after(self, player: int) -> int:
        """The next player clockwise."""
        following: tuple[int, ...] = self.clockwise(player + 1)
        return following[0]

    def opponents(self, player: int) -> tuple[int, ...]:
        """Everyone else still in the game, clockwise."""
        return tuple(p for p in self.clockwise(player) if p != player)

    # -- zones ----------------------------------------------------------------------------------------------------

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The numbers in one zone of one player."""
        return self.zones[player * ZONES + kind]

    @property
    def chain_zone(self) -> int:
        """The index of the chain, which all share."""
        return len(self.zones) - 1

    def kind_of_zone(self, zone: int) -> int:
        """DECK ... RESOURCES for a player's zone, 6 for the chain (vs:G:Zone)."""
        kind = zone % ZONES
        # the chain comes after the players' zones, and so looks like another deck
        return CHAIN if not kind and zone == len(self.zones) - 1 else kind

    def in_rows(self, number: int) -> bool:
        """Is it in a front or support row, or attached to a character there?"""
        zone = self.things[number].zone
        return bool(zone % ZONES == ROWS)

    def stands(self, number: int) -> bool:
        """Is it a character in its front or support row (vs:701.5, vs:701.13)?"""
        return self.in_rows(number) and bool(self.things[number].attached < 0)

    def in_resources(self, number: int) -> bool:
        """Is it in a resource row? (vs:G:Resource Row)."""
        zone = self.things[number].zone
        return bool(zone % ZONES == RESOURCES)

    def in_play(self, number: int) -> bool:
        """Is it an object: in a row, attached, or in a resource row?"""
        zone = self.things[number].zone
        return bool(zone % ZONES >= ROWS)

    def characters(self, player: int) -> list[int]:
        """The characters a player controls, in the order they came."""
        return [n for n in self.zone(player, ROWS) if self.things[n].attached < 0]

    def equipment_on(self, number: int) -> list[int]:
        """The equipment attached to a character."""
        card = self.things[number]
        ref = card.ref
        return [n for n in self.zone(card.controller, ROWS) if self.things[n].attached == ref]

    # -- combat ---------------------------------------------------------------------------------------------------

    def attacking(self, number: int) -> bool:
        """Does it have the attacker characteristic (vs:701.1)?"""
        a = self.attack
        return a is not None and bool(a.attackers) and self.ref(number) in a.attackers

    def defending(self, number: int) -> bool:
        """Does it have the defender characteristic (vs:701.2)?"""
        a = self.attack
        return a is not None and a.begun and a.defender == self.ref(number)

    # -- positions ------------------------------------------------------------------------------------------------

    def at(self, player: int, hidden: bool, row: int, col: int) -> int:
        """The character at a position, or -1.

        Each position holds one character (vs:705.1, vs:G:Position, vs:G:Row, vs:G:Front Row, vs:G:Support Row).
        """
        for n in self.zone(player, ROWS):
            c = self.things[n]
            if c.attached < 0 and c.row == row and c.col == col and c.hidden is hidden:
                return n
        return -1

    def columns(self, player: int, hidden: bool) -> list[int]:
        """The occupied columns of one area, left to right.

        The areas have columns of their own, with none between them (vs:G:Area).
        """
        found = {
            self.things[n].col for n in self.zone(player, ROWS) if self.things[n].attached < 0 and self.things[n].hidden is hidden
        }
        return sorted(found)

    def protected(self, number: int) -> bool:
        """vs:701.7 in a support row, behind a non-stunned character of the same column; a stunned one never is.

        Any other is unprotected; only characters of one player and area share a column (vs:701.12d, vs:701.16, vs:705.2b,
        vs:G:Protected, vs:G:Protecting, vs:G:Unprotected).
        """
        c = self.things[number]
        if c.stunned or not self.in_rows(number):
            return False
        shelter = self.now(number).shelter
        if shelter:
            # a modifier gives or takes the quality, wherever it stands (vs:513.2f, vs:513.2h)
            return bool(shelter > 0)
        if c.row != SUPPORT:
            return False
        front = self.at(c.controller, c.hidden, FRONT, c.col)
        return front >= 0 and not self.things[front].stunned

    def adjacent(self, x: int, y: int) -> bool:
        """vs:705.2 same row and neighbouring columns, or same column and the other row; one player, one area (vs:705.2a).

        Two resources are neighbours in one resource row (vs:705.4), a resource and a character never (vs:705.5, vs:G:Adjacent).
        """
        a, b = self.things[x], self.things[y]
        rowed = (a.zone % ZONES == ROWS, b.zone % ZONES == ROWS)
        if rowed != (True, True):
            if any(rowed) or a.zone != b.zone or not self.in_resources(x):
                return False
            order = self.zones[a.zone]
            return bool(abs(order.index(x) - order.index(y)) == 1)
        if x == y or a.controller != b.controller or a.hidden is not b.hidden or a.attached >= 0 or b.attached >= 0:
            return False
        if a.col == b.col:
            return bool(a.row != b.row)
        return bool(a.row == b.row and abs(a.col - b.col) == 1)
