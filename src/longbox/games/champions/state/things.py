"""What lies on the table: players and cards; activations, strikes and revelations under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.state.card import DRONE
from longbox.kernel.state import Card, Player

if TYPE_CHECKING:
    from longbox.games.champions.state.card import CardDef, Face


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


class ChCard(Card["CardDef"]):
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

    __slots__ = ("basic", "by", "hit", "inside", "item", "key", "kind", "plus", "stage", "targets", "words")

    def __init__(self, by: int, kind: str, targets: tuple[int, ...], basic: bool, item: int, stage: int = 0) -> None:
        #: what lasts until it is over is bound to this, 0 if nothing does
        self.key = 0
        #: how many activations were under way as it began
        self.inside = 0
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
        out.key = self.key
        out.inside = self.inside
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
