"""The state of a game of Marvel Champions: play areas, decks, the villain and schemes, what is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.card import ALLY, DRONE, HERO, MINION, Face, Values
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK, Card, Player, StateOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.card import CardDef

# champions:play-area, champions:play-area#1, champions:play-area#2, champions:players-play-area, champions:villains-play-area,
# champions:discard-pile, champions:discard-pile#1, champions:deck, champions:victory-display, champions:player#3
# zones of one player; AREA is the play area with what is engaged there, DEALT are encounter cards not yet revealed
DECK, HAND, DISCARD, AREA, DEALT, NEMESIS = range(6)
ZONES = 6
# shared zones, counted from the end of the players' ones; TABLE holds a card that is being played or revealed
ENCOUNTER_DECK, ENCOUNTER_DISCARD, VILLAIN_AREA, VICTORY, REMOVED, ASIDE, TABLE, BOOSTS, UNDER = range(9)
# what few cards need: the Collection, the Invocation deck with its pile, and the Experimental Weapons deck
COLLECTION, INVOCATIONS, INVOCATION_DISCARD, WEAPONS = range(9, 13)
SHARED = 13
ZONE_NAMES = ("deck", "hand", "discard pile", "play area", "dealt encounter cards", "set aside")
SHARED_NAMES = (
    "encounter deck",
    "encounter discard pile",
    "villain's play area",
    "victory display",
    "removed from the game",
    "set aside",
    "the table",
    "boost cards",
    "under a card",
    "the Collection",
    "Invocation deck",
    "Invocation discard pile",
    "Experimental Weapons deck",
)

PLAYER_PHASE, VILLAIN_PHASE, SETUP = "player phase", "villain phase", "set-up"

# facets (bit 0 is the kernel's TEXT: cards entered or left play, faces turned, texts were given or taken)
F_TEXT = 1
F_STATUS, F_DAMAGE, F_THREAT, F_HAND, F_TIME, F_COUNTERS, F_ACTIVATION, F_REVEAL = (1 << i for i in range(1, 9))

#: every seat knows it
ALL_SEATS = (1 << 16) - 1


class ChPlayer(Player):
    """A player: its identity card; whether it changed form of its own accord this round (champions:form#1).

    `quiet` marks one who, asked by the active player, had no action to offer, until something happens; `deckless` one whose
    deck ran out without a pile to make it anew (champions:player-deck#p2).

    champions:player, champions:player#4
    """

    __slots__ = ("changed_form", "deckless", "identity", "quiet")

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number, name, seat)
        self.identity = -1
        self.changed_form = False
        self.quiet = False
        self.deckless = False


class ChCard(Card):
    """A card. In play it has damage, threat, counters, statuses; `engaged` is the player a minion is engaged with.

    `host` is a reference to what it is attached to (or lies under), `status` holds "stunned", "confused", "tough"; `down`
    marks a card in play face down (a drone); `hurt` tells by what it was damaged last: (by, kind, player, source).
    """

    __slots__ = ("controller", "counters", "damage", "down", "engaged", "exhausted", "host", "hurt", "stamp", "status", "threat")

    def __init__(self, number: int, owner: int, printed: CardDef, zone: int) -> None:
        # they are made by the dozen: this is what Thing and Card do, and `reset`
        self.token = None
        self.number = number
        self.inc = 0
        self.owner = owner
        self.printed = printed
        self.zone = zone
        self.known = 0
        self.controller = owner
        self.reset()

    def reset(self) -> None:
        """champions:leaves-play#1 nothing of what it was is remembered."""
        self.face = 0
        self.exhausted = False
        self.damage = 0
        self.threat = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.status: frozenset[str] = frozenset()
        self.engaged = -1
        self.host = -1
        self.down = False
        self.hurt: tuple[int, str, int, int] = (-1, "", -1, -1)
        self.stamp = 0

    def fork(self) -> ChCard:
        new: ChCard = ChCard.__new__(ChCard)
        new.number = self.number
        new.inc = self.inc
        new.token = None
        new.owner = self.owner
        new.printed = self.printed
        new.zone = self.zone
        new.face = self.face
        new.known = self.known
        new.controller = self.controller
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.threat = self.threat
        new.counters = self.counters
        new.status = self.status
        new.engaged = self.engaged
        new.host = self.host
        new.down = self.down
        new.hurt = self.hurt
        new.stamp = self.stamp
        return new

    @property
    def up(self) -> Face:
        """champions:identity#4,
        champions:in-play-and-out-of-play#12 the face that is up, and no other: of a drone nothing that is printed.

        That is a minion, and not what it was as well (champions:card-types#3).
        """
        if self.down:
            return DRONE
        face: Face = self.printed.faces[self.face]
        return face

    def same_stage(self, face: int) -> bool:
        """champions:faq:green-goblin#1 is the side that is up of the stage of that face? One that was flipped is the same enemy."""
        return face == self.face or bool(self.up.stage and self.up.stage == self.printed.faces[face].stage)

    def counter(self, name: str = "") -> int:
        """How many counters of this name (any, without one) are on it."""
        return sum(n for c, n in self.counters if not name or c == name)


class Activation:
    """An attack or scheme of an enemy under way, or over. Never changed in place.

    `target` is the character attacked so far; `boosts` the boost icons applied, `given` how many boost cards it has to be
    given besides the first; `words` keywords of the attack; `less` threat or damage taken off; `hit` pairs of character and
    damage that step four dealt; `placed` threat that step three of a scheme placed.
    """

    __slots__ = (
        "basic",
        "boosts",
        "cards",
        "defender",
        "defending",
        "enemy",
        "given",
        "hit",
        "key",
        "kind",
        "less",
        "over",
        "placed",
        "player",
        "stage",
        "target",
        "words",
    )

    def __init__(self, enemy: int, player: int, kind: str, target: int = -1, stage: int = 0) -> None:
        self.enemy = enemy
        self.player = player
        #: "attack" or "scheme"
        self.kind = kind
        self.target = target
        self.stage = stage
        #: the character that defends (a reference) and the player whose defense it is
        self.defender = -1
        self.defending = -1
        self.basic = False
        self.boosts = 0
        self.cards: tuple[int, ...] = ()
        self.given = 0
        self.words: frozenset[str] = frozenset()
        self.less = 0
        self.hit: tuple[tuple[int, int], ...] = ()
        self.placed = 0
        self.key = 0
        self.over = False

    def changed(self, **new: Any) -> Activation:
        """A copy with some fields changed."""
        out = Activation.__new__(Activation)
        out.enemy = self.enemy
        out.player = self.player
        out.kind = self.kind
        out.target = self.target
        out.stage = self.stage
        out.defender = self.defender
        out.defending = self.defending
        out.basic = self.basic
        out.boosts = self.boosts
        out.cards = self.cards
        out.given = self.given
        out.words = self.words
        out.less = self.less
        out.hit = self.hit
        out.placed = self.placed
        out.key = self.key
        out.over = self.over
        for name, value in new.items():
            setattr(out, name, value)
        return out

    @property
    def undefended(self) -> bool:
        """champions:defend#6 nobody defends, or the ally that did is gone."""
        return self.defender < 0

    @property
    def dealt(self) -> int:
        """The damage that it dealt."""
        return sum(n for _, n in self.hit)

    @property
    def hurt(self) -> tuple[int, ...]:
        """champions:attack-enemy-activation#4 the characters that it damaged, each once."""
        return tuple(dict.fromkeys(r for r, n in self.hit if n))


class Strike:
    """An attack or a thwart by a player's card under way: who, with which ability. Never changed in place."""

    __slots__ = ("basic", "by", "hit", "item", "kind", "plus", "stage", "targets", "words")

    def __init__(self, by: int, kind: str, targets: tuple[int, ...], basic: bool, item: int, stage: int = 0) -> None:
        self.by = by
        self.kind = kind
        self.targets = targets
        self.basic = basic
        self.item = item
        self.words: frozenset[str] = frozenset()
        #: more for each instance of damage, or of threat removed
        self.plus = 0
        #: pairs of character and damage that it dealt
        self.hit: tuple[tuple[int, int], ...] = ()
        #: the stage of the villain as it began
        self.stage = stage

    def changed(self, **new: Any) -> Strike:
        """A copy with some fields changed."""
        out = Strike.__new__(Strike)
        out.by = self.by
        out.kind = self.kind
        out.targets = self.targets
        out.basic = self.basic
        out.item = self.item
        out.words = self.words
        out.plus = self.plus
        out.hit = self.hit
        out.stage = self.stage
        for name, value in new.items():
            setattr(out, name, value)
        return out


class Revelation:
    """A card being revealed: by whom, and what came of it so far. Never changed in place."""

    __slots__ = ("card", "peril", "player", "surge")

    def __init__(self, card: int, player: int, surge: bool, peril: bool) -> None:
        self.card = card
        self.player = player
        self.surge = surge
        self.peril = peril

    def surging(self) -> Revelation:
        """It gains surge."""
        return Revelation(self.card, self.player, True, self.peril)

    def given(self, player: int) -> Revelation:
        """champions:obligation#p2 it is another player who resolves it."""
        return Revelation(self.card, player, self.surge, self.peril)


class ChState(StateOf[Values]):
    """The state. `order` are the players still in the game, clockwise; `villain` and `scheme` card numbers."""

    __slots__ = (
        "accelerations",
        "activations",
        "active",
        "edition",
        "first",
        "heroic",
        "loose",
        "order",
        "phase",
        "revelations",
        "round",
        "scheme",
        "setup",
        "starters",
        "step",
        "strikes",
        "villain",
    )

    def __init__(self, game: Any, seed: int, setup: dict[str, Any]) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.starters = 0
        self.first = 0
        self.active = -1
        self.round = 0
        self.phase = SETUP
        self.step = 0
        self.villain = -1
        self.scheme = -1
        #: champions:acceleration-token those beside the main scheme
        self.accelerations = 0
        #: champions:heroic-mode the level
        self.heroic = 0
        #: activations, strikes and revelations under way, the innermost last
        self.activations: tuple[Activation, ...] = ()
        self.strikes: tuple[Strike, ...] = ()
        self.revelations: tuple[Revelation, ...] = ()
        self.edition = ""
        #: cards of decks made anew of which what is under way still speaks: they have their old numbers until that is over
        self.loose: tuple[int, ...] = ()

    def copy_into(self, new: Any) -> None:
        StateOf.copy_into(self, new)
        new.setup = self.setup
        new.order = self.order
        new.starters = self.starters
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.step = self.step
        new.villain = self.villain
        new.scheme = self.scheme
        new.accelerations = self.accelerations
        new.heroic = self.heroic
        new.activations = self.activations
        new.strikes = self.strikes
        new.revelations = self.revelations
        new.edition = self.edition
        new.loose = self.loose

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        """Shuffled; the set-up of a situation may say what lies on top of a deck until the first turn begins (its `stacked`)."""
        out = super().shuffled(items)
        if self.phase != SETUP or "stacked" not in self.setup or not out:
            return out
        # code by code, less what has left the deck by now: those on top went first
        wanted, whole = self.setup["stacked"].get(self.things[out[0]].zone, ((), {}))
        top: list[int] = []
        for i, code in enumerate(wanted):
            there = [n for n in out if self.things[n].printed.code == code]
            if wanted[i:].count(code) <= wanted.count(code) - (whole[code] - len(there)):
                top.append(next(n for n in there if n not in top))
        return (*top, *(n for n in out if n not in top))

    # -- players ----------------------------------------------------------------------------------------------------

    def in_order(self, start: int | None = None) -> tuple[int, ...]:
        """champions:in-player-order the players from the first player (or from `start`) clockwise."""
        order = self.order
        begin = self.first if start is None else start
        for i, p in enumerate(order):
            if p >= begin:
                return order[i:] + order[:i]
        return order

    def next_player(self, player: int) -> int:
        """champions:in-player-order#2 the next player clockwise."""
        return self.in_order(player + 1)[0]

    def identity(self, player: int) -> ChCard:
        """A player's identity card."""
        card: ChCard = self.things[self.things[player].identity]
        return card

    def identity_ref(self, player: int) -> int:
        """A reference to a player's identity."""
        return self.identity(player).ref

    def is_hero(self, player: int) -> bool:
        """champions:form, champions:identity#p2 is this player in hero form?"""
        return self.identity(player).up.values.kind == HERO

    # -- zones ------------------------------------------------------------------------------------------------------

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The numbers in one zone of one player."""
        return self.zones[player * ZONES + kind]

    def shared(self, kind: int) -> int:
        """The index of a shared zone."""
        return self.starters * ZONES + kind

    def common(self, kind: int) -> tuple[int, ...]:
        """The numbers in a shared zone."""
        return self.zones[self.starters * ZONES + kind]

    def place(self, number: int) -> int:
        """Where a card is: DECK ... NEMESIS for a player's zone, 100 + kind for a shared one."""
        zone: int = self.things[number].zone
        first = self.starters * ZONES
        return 100 + zone - first if zone >= first else zone % ZONES

    def in_play(self, number: int) -> bool:
        """champions:in-play-and-out-of-play is it in play? champions:in-play-and-out-of-play#1,
        champions:in-play-and-out-of-play#2"""
        zone: int = self.things[number].zone
        first = self.starters * ZONES
        return zone == first + VILLAIN_AREA if zone >= first else zone % ZONES == AREA

    def alive(self, ref: int) -> bool:
        """Is this very object in play?"""
        if ref < 0:
            return False
        thing = self.things[ref & NUMBER_MASK]
        if thing.inc != ref >> NUMBER_BITS:
            return False
        zone: int = thing.zone
        first = self.starters * ZONES
        return zone == first + VILLAIN_AREA if zone >= first else zone % ZONES == AREA

    def per_player(self, amount: tuple[int, bool]) -> int:
        """champions:per-player-icon,
        champions:icons#12 multiplied by the players who started, which elimination does not change.

        champions:per-player-icon#1
        """
        return amount[0] * self.starters if amount[1] else amount[0]

    def minions(self, player: int) -> list[int]:
        """The minions engaged with a player, in the order they came."""
        things = self.things
        return [n for n in self.zone(player, AREA) if things[n].engaged == player]

    def allies(self, player: int) -> list[int]:
        """The allies a player controls."""
        return [n for n in self.zone(player, AREA) if self.things[n].engaged < 0 and self.now(n).kind == ALLY]

    def controlled(self, player: int) -> list[int]:
        """champions:ownership-and-control the cards in play that a player controls, the identity first.

        champions:ownership-and-control#8, champions:you-your#8
        """
        return [n for n in self.zone(player, AREA) if self.things[n].controller == player and not self.things[n].down]

    def everything(self) -> list[int]:
        """The numbers of all cards in play: players in order, then the villain's play area."""
        zones = self.zones
        villains = zones[self.starters * ZONES + VILLAIN_AREA]
        if len(self.order) == 1:
            return [*zones[self.order[0] * ZONES + AREA], *villains]
        out: list[int] = []
        for p in self.in_order():
            out.extend(zones[p * ZONES + AREA])
        out.extend(villains)
        return out

    def all_minions(self) -> list[int]:
        """Every minion in play."""
        things = self.things
        return [n for p in self.in_order() for n in self.zone(p, AREA) if things[n].engaged >= 0]

    def enemies(self) -> list[int]:
        """champions:enemy the villain, then the minions."""
        return [self.villain, *self.all_minions()]

    def schemes(self) -> list[int]:
        """The main scheme, then the side schemes."""
        things = self.things
        return [self.scheme, *(n for n in self.common(VILLAIN_AREA) if things[n].up.values.kind == "side_scheme")]

    def friends(self, player: int) -> list[int]:
        """The characters a player controls, the identity first."""
        return [self.things[player].identity, *self.allies(player)]

    def attached_to(self, ref: int) -> list[int]:
        """champions:attach-to the cards attached to a card."""
        things = self.things
        return [n for n in self.everything() if things[n].host == ref]

    def left(self, number: int) -> int:
        """champions:remaining-hit-points,
        champions:hit-points#1 how many hit points a character has left (champions:hit-points).

        champions:remaining-hit-points#2
        """
        return (self.now(number).hp or 0) - int(self.things[number].damage)

    def player_of(self, number: int) -> int:
        """Whose play area a card in play is in, -1 for the villain's (champions:play-area#3).

        champions:players-play-area#3, champions:players-play-area#4, champions:villains-play-area#3,
        champions:villains-play-area#4
        """
        zone: int = self.things[number].zone
        return zone // ZONES if zone < self.starters * ZONES else -1

    def minion(self, number: int) -> bool:
        """Is this card a minion in play?"""
        return bool(self.things[number].engaged >= 0) or self.things[number].up.values.kind == MINION

    @property
    def activation(self) -> Activation | None:
        """The innermost activation under way."""
        return self.activations[-1] if self.activations else None


def name_of(s: ChState, ref: int, seat: int) -> str:
    """A card's or player's name as this seat (-1: a spectator) may know it; a drone that has been one is called so still."""
    c = s.things[ref & NUMBER_MASK]
    if not isinstance(c, ChCard):
        return str(getattr(c, "name", "an effect"))
    if c.down or s.was(ref).down:
        return "a drone"
    if not knows(c, seat):
        # what it was while it lay open is no secret, wherever it is now
        past = s.past.get(ref)
        return str(past.card.up.values.name) if past is not None and knows(past.card, seat) else "a card"
    return c.up.values.name


def knows(c: ChCard, seat: int) -> bool:
    """Does this seat (-1: a spectator) know which card this is?"""
    return c.known == ALL_SEATS if seat < 0 else bool(c.known >> seat & 1)


def expire(s: ChState, *spans: str) -> None:
    """champions:lasting-effects#3 lasting effects whose time is over end."""
    if any(m.until in spans for m in s.modifiers):
        s.modifiers = tuple(m for m in s.modifiers if m.until not in spans)
        s.mark(F_TEXT)
