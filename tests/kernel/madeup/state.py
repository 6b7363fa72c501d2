"""The state of the made-up game: zones, players, cards with two faces, and their values."""

from __future__ import annotations

from typing import Any

from longbox.kernel.abilities import Ability, Activated
from longbox.kernel.state import TEXT, Card, Player, State

# zones of a player, and behind those of all players the common ones
DECK, HAND, PILE, PLAY = range(4)
OWN = 4
THREATS, SPENT, LAIR, OUT = range(4)

WATCHER, ALLY, GEAR, EVENT = "watcher", "ally", "gear", "event"
MENACE, MINION, TREACHERY = "menace", "minion", "treachery"
ENEMIES = (MENACE, MINION)

ALL_SEATS = (1 << 8) - 1

# facets: what is in play, damage and readiness, hands
F_TEXT, F_STATUS, F_HANDS = TEXT, 2, 4


class Values:
    """What a face says, or what modifiers have made of it."""

    __slots__ = ("abilities", "attack", "defence", "kind", "life", "title", "words")

    def __init__(
        self,
        kind: str,
        title: str,
        attack: int = 0,
        defence: int = 0,
        life: int = 0,
        abilities: tuple[Ability, ...] = (),
        words: frozenset[str] = frozenset(),
    ) -> None:
        self.kind = kind
        self.title = title
        self.attack = attack
        self.defence = defence
        self.life = life
        self.abilities = abilities
        self.words = words

    def copy(self) -> Values:
        """A copy that may be written."""
        return Values(self.kind, self.title, self.attack, self.defence, self.life, self.abilities, self.words)


class Definition:
    """A card as printed: its faces, what it takes to play it, the resources it generates, its boost icons."""

    __slots__ = ("boost", "charges", "digest_key", "faces", "generates", "gives", "in_hand", "name", "play")

    def __init__(
        self,
        name: str,
        *faces: Values,
        play: Activated | None = None,
        gives: tuple[str, ...] = ("red",),
        generates: tuple[str, ...] = (),
        boost: int = 0,
        charges: int = 0,
    ) -> None:
        self.name = name
        self.faces = faces
        #: how it is played from the hand in one's turn
        self.play = play
        #: the types that the one resource of the card in hand may count as
        self.gives = gives
        #: the same of a generator in play, which exhausts for it
        self.generates = generates
        self.boost = boost
        self.charges = charges
        self.in_hand = any("hand" in a.zones for a in faces[0].abilities)
        self.digest_key = f"madeup {name}"

    @property
    def kind(self) -> str:
        return self.faces[0].kind

    def __repr__(self) -> str:
        return self.name

    def text(self) -> str:
        """All its rules text."""
        lines = [a.print(face.title) for face in self.faces for a in face.abilities]
        if self.play is not None:
            lines.append(self.play.print(self.name))
        return "\n".join(lines)


class MadeUpPlayer(Player):
    """A player, with the number of the watcher it plays."""

    __slots__ = ("watcher",)

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number, name, seat)
        self.watcher = -1


class MadeUpCard(Card):
    """A card. `engaged` is the player a minion attacks; `stamp` when its text became active."""

    __slots__ = ("charges", "damage", "engaged", "exhausted", "stamp")

    def __init__(self, number: int, owner: int, printed: Definition, zone: int) -> None:
        super().__init__(number, owner, printed, zone)
        self.reset()

    def reset(self) -> None:
        """As it is when it comes to a zone."""
        self.damage = 0
        self.charges = 0
        self.engaged = -1
        self.exhausted = False
        self.face = 0
        self.stamp = 0


class MadeUpState(State):
    """The state. `order` are the players still in the game."""

    __slots__ = ("alarm", "boosts", "first", "order", "phase", "round", "setup", "turn")

    def __init__(self, game: Any, seed: int, setup: dict[str, Any]) -> None:
        super().__init__(game, seed)
        self.setup = setup
        self.order: tuple[int, ...] = ()
        self.round = 0
        self.first = 0
        self.phase = ""
        #: whose turn it is, or -1
        self.turn = -1
        self.alarm = 0
        #: boost icons turned up in the attack under way
        self.boosts = 0

    def copy_into(self, new: Any) -> None:
        State.copy_into(self, new)
        for name in MadeUpState.__slots__:
            setattr(new, name, getattr(self, name))

    @property
    def seats(self) -> int:
        """How many players there were at the start."""
        return len(self.setup["names"])

    def own(self, player: int, kind: int) -> int:
        """The index of a player's zone."""
        return player * OWN + kind

    def common(self, kind: int) -> int:
        """The index of a common zone."""
        return self.seats * OWN + kind

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """The cards in a player's zone."""
        return self.zones[self.own(player, kind)]

    def shared(self, kind: int) -> tuple[int, ...]:
        """The cards in a common zone."""
        return self.zones[self.common(kind)]

    def in_play(self, number: int) -> bool:
        """Is it in somebody's play area or in the lair?"""
        zone = self.things[number].zone
        return bool(zone == self.common(LAIR) or (zone < self.seats * OWN and zone % OWN == PLAY))

    def round_from(self, player: int) -> tuple[int, ...]:
        """The players still in the game, in order from this one (or the next, when it is out)."""
        later = tuple(p for p in self.order if p >= player)
        return later + tuple(p for p in self.order if p < player)

    @property
    def menace(self) -> int:
        """The number of the menace."""
        return next(n for n in range(len(self.things)) if getattr(self.things[n], "printed", None) and self.is_menace(n))

    def is_menace(self, number: int) -> bool:
        """Is it the menace?"""
        return bool(self.things[number].printed.kind == MENACE)

    def enemies(self) -> list[int]:
        """The menace, if it is there, and the minions."""
        return list(self.shared(LAIR))

    def characters(self, player: int) -> list[int]:
        """A player's watcher and allies."""
        return [n for n in self.zone(player, PLAY) if self.things[n].printed.kind in (WATCHER, ALLY)]

    def left(self, number: int) -> int:
        """The life a character has left."""
        return int(self.now(number).life) - int(self.things[number].damage)
