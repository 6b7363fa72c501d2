"""Activations of enemies: attacks, schemes, defenses, boost cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, cast

from longbox.games.champions.events.modifiers import HARMLESS, Lasting
from longbox.games.champions.events.zones import OnCard, exhausted, move, pile_of, refill, top
from longbox.games.champions.state import (
    ALL_SEATS,
    BOOSTS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    F_ACTIVATION,
    F_HAND,
    F_TEXT,
    Activation,
    expire,
    name_of,
)
from longbox.games.champions.state.bases import Event, Undertaking
from longbox.kernel.events import ITSELF, Occurrence, forked
from longbox.kernel.text import counted, possessive

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.modifiers import Modifier


class Activates(Undertaking):
    """champions:activation an enemy attacks or schemes against a player. champions:activation#4"""

    __slots__ = ("defender", "defending", "enemy", "given", "key", "less", "stage", "target", "waits", "words")
    kind: ClassVar[str] = ""
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(self, enemy: int, player: int, source: int = -1, target: int = -1) -> None:
        super().__init__(player, source)
        self.enemy = enemy
        self.by = enemy
        #: a character other than the player's identity that is attacked
        self.target = target
        #: what it got while it initiated
        self.words: frozenset[str] = frozenset()
        self.given = 0
        self.less = 0
        self.key = 0
        #: the identity that a defense ability made its defender as it initiated, and whose that is (champions:defend#4)
        self.defender = -1
        self.defending = -1
        #: the face of the enemy as it initiated, -1 before
        self.stage = -1
        #: champions:delayed-effect what whoever brought it about makes of it: that waits for its end from its beginning
        self.waits: Modifier | None = None

    def changes(self, s: ChState) -> bool:
        if not s.alive(self.enemy) or self.player not in s.order:
            return False
        # champions:activation#6 a stage that an interrupt to its attack defeats does not attack, nor does the next in its place
        return self.stage < 0 or bool(s.card(self.enemy).same_stage(self.stage))

    def initiated(self, s: ChState) -> Activates:
        """champions:faq:spider-man#1 it is determined that this enemy, and with a villain this stage of it, attacks or schemes."""
        new: Activates = self.fork()
        new.stage = s.card(self.enemy).face
        return new

    def apply(self, s: ChState) -> None:
        self.stage = s.card(self.enemy).face
        made = Activation(self.enemy, self.player, self.kind, self.target, self.stage)
        made = made.changed(key=self.key or s.tick(), words=self.words, given=self.given, less=self.less)
        if self.defender >= 0:
            made = made.changed(defender=self.defender, defending=self.defending)
        s.activations = (*s.activations, made)
        if self.waits is not None:
            Lasting(self.waits).apply(s)
            s.mark(F_TEXT)


class EnemyAttack(Activates):
    """champions:attack-enemy-activation an enemy attacks a player. champions:attack-player-action#6"""

    __slots__ = ()
    rule = "champions:attack-enemy-activation"
    kind = "attack"

    def told(self, s: ChState, seat: int) -> str:
        whom = name_of(s, self.target if self.target >= 0 else s.identity_ref(self.player), seat)
        return f"{name_of(s, self.enemy, seat)} attacks {whom}"


class EnemyScheme(Activates):
    """champions:scheme-enemy-activation an enemy schemes."""

    __slots__ = ()
    rule = "champions:scheme-enemy-activation"
    kind = "scheme"

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.enemy, seat)} schemes"


class EndActivation(Event):
    """An activation is over: what "after ... attacks" or "schemes" looks at. `record` is how it was at the end."""

    __slots__ = ("record",)
    facets = F_ACTIVATION
    rule = "champions:activation"

    def __init__(self, record: Activation) -> None:
        super().__init__(record.player)
        self.by = record.enemy
        self.record = record

    def apply(self, s: ChState) -> None:
        self.record = s.activations[-1].changed(over=True)
        self.player = self.record.player
        s.activations = s.activations[:-1]
        expire(s, f"activation {self.record.key}")


class Broken(EndActivation):
    """champions:activation#6 an activation has ended before its time: nothing answers to it but what waits for its end."""

    __slots__ = ()
    rule = "champions:activation#6"


class EnemyAttacked(EndActivation):
    """champions:attack-enemy-activation an enemy has attacked."""

    __slots__ = ()


class EnemySchemed(EndActivation):
    """champions:scheme-enemy-activation an enemy has schemed."""

    __slots__ = ()


class Handing(Protocol):
    """A frame that has given what is to wait to what it waits for."""

    handed: bool


class PutOff(Event):
    """champions:delayed-effect what waits for the last of several activations goes on waiting, for another has joined them since.

    `frame` is where those that have their turn are on the stack.
    """

    __slots__ = ("frame",)
    rule = "champions:delayed-effect"

    def __init__(self, frame: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.frame = frame

    def apply(self, s: ChState) -> None:
        cast("Handing", s.write_frame(self.frame)).handed = False


class ActivationGains(Event):
    """An activation, just initiating or under way, gets boost icons, boost cards, keywords or less of what it would deal.

    `waits` is where it waits to begin (as `pending` has it), None for the innermost one under way.
    """

    __slots__ = ("boosts", "given", "kind", "less", "waits", "word")
    rule = "champions:gains"
    facets = F_ACTIVATION

    def __init__(
        self,
        word: str,
        boosts: int,
        given: int,
        less: int,
        waits: tuple[int, int, int, bool] | None,
        player: int = -1,
        source: int = -1,
    ) -> None:
        super().__init__(player, source)
        self.word = word
        self.boosts = boosts
        self.given = given
        self.less = less
        self.waits = waits
        #: of what activation: "attack" or "scheme"
        self.kind = ""

    def changes(self, s: ChState) -> bool:
        return self.waits is not None or bool(s.activations)

    def apply(self, s: ChState) -> None:
        if self.waits is not None:
            depth, _, i, _ = self.waits
            event = forked(s, depth, i, Activates)
            event.words = event.words | {self.word} if self.word else event.words
            event.given += self.given
            event.less += self.less
            self.kind = event.kind
            return
        a = s.activations[-1]
        self.kind = a.kind
        words = a.words | {self.word} if self.word else a.words
        new = a.changed(words=words, boosts=max(0, a.boosts + self.boosts), given=a.given + self.given, less=a.less + self.less)
        s.activations = (*s.activations[:-1], new)

    def cites(self, s: ChState) -> str:
        if self.word == HARMLESS or self.less:
            return "champions:prevent"
        return "champions:boost#3" if self.given else "champions:boost#p2" if self.boosts else self.rule

    def told(self, s: ChState, seat: int) -> str:
        if self.given:
            return f"This activation gets {counted(self.given, 'additional boost card')}"
        if self.word:
            return "All damage from it is prevented" if self.word == HARMLESS else f"The attack gains {self.word}"
        less = f"{self.less} less threat is placed" if self.kind == "scheme" else f"{self.less} less damage is dealt"
        return less if self.less else f"{self.boosts} more boost icons"


class Defend(Event):
    """champions:defend a character becomes the defender of the attack under way (champions:defend#1).

    A basic defense of a hero or ally, or a defense ability (champions:defend#4). The defending player becomes the target
    of the attack (champions:defend#5). `waits` is where the attack waits to begin, if it is initiating only.
    """

    __slots__ = ("attacker", "basic", "card", "waits")
    rule = "champions:defend"
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(
        self, card: int, player: int, attacker: int, basic: bool, waits: tuple[int, int, int, bool] | None = None
    ) -> None:
        super().__init__(player, card)
        self.card = card
        self.by = card
        self.attacker = attacker
        self.basic = basic
        self.waits = waits

    def changes(self, s: ChState) -> bool:
        if self.waits is not None:
            depth, serial, i, _ = self.waits
            occ = s.frames[depth] if depth < len(s.frames) else None
            if not isinstance(occ, Occurrence) or occ.place is None or occ.place.serial != serial or self.player not in s.order:
                return False
            event = occ.ready[i]
            return isinstance(event, Activates) and event.defender != self.card
        a = s.activation
        if a is None or a.kind != "attack":
            return False
        return a.defender != self.card or (self.basic and not a.basic)

    def apply(self, s: ChState) -> None:
        if self.waits is not None:
            depth, _, i, _ = self.waits
            event = forked(s, depth, i, Activates)
            event.defender = event.target = self.card
            event.defending = event.player = self.player
            return
        a = s.activations[-1]
        new = a.changed(
            defender=self.card, defending=self.player, player=self.player, target=self.card, basic=self.basic or a.basic
        )
        s.activations = (*s.activations[:-1], new)

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} defends"


class LostDefender(Event):
    """champions:defend#6 the ally that defends has gone before damage: the attack is undefended."""

    __slots__ = ()
    rule = "champions:defend#6"
    facets = F_ACTIVATION

    def apply(self, s: ChState) -> None:
        a = s.activations[-1]
        s.activations = (*s.activations[:-1], a.changed(defender=-1, target=-1, basic=False))

    def told(self, s: ChState, seat: int) -> str:
        a = s.activations[-1]
        return f"{possessive(name_of(s, a.enemy, seat))} attack on {s.players[a.player].name} is undefended now"


def reckoned(power: int, defense: int, less: int) -> int:
    """champions:attack-enemy-activation#4, champions:scheme-enemy-activation#3 what an activation amounts to, with its boost icons."""
    return max(0, max(0, power) - defense - less)


class Reckoned(Event):
    """An activation's damage or threat is added up: it changes nothing, and stands in the log."""

    __slots__ = ("boosts", "defense", "enemy", "kind", "less", "power")
    facets = 0

    def __init__(self, enemy: int, kind: str, power: int, boosts: int, defense: int, less: int) -> None:
        super().__init__()
        self.enemy = enemy
        #: "attack" or "scheme"
        self.kind = kind
        self.power = power
        self.boosts = boosts
        self.defense = defense
        self.less = less

    def apply(self, s: ChState) -> None:
        """Nothing changes."""

    def cites(self, s: ChState) -> str:
        return "champions:attack-enemy-activation#4" if self.kind == "attack" else "champions:scheme-enemy-activation#3"

    def told(self, s: ChState, seat: int) -> str:
        amount = reckoned(self.power + self.boosts, self.defense, self.less)
        if amount and not (self.boosts or self.defense or self.less):
            return ""
        attack = self.kind == "attack"
        words = f"{possessive(name_of(s, self.enemy, seat))} {self.kind}: {'ATK' if attack else 'SCH'} {self.power}"
        words += f" + boost {self.boosts}" if self.boosts else ""
        words += f" - DEF {self.defense}" if self.defense else ""
        words += f" - {self.less}" if self.less else ""
        return f"{words} = {amount} {'damage' if attack else 'threat'}"


class GiveBoost(Event):
    """champions:boost the activating enemy is given a facedown boost card. champions:attack-enemy-activation#1"""

    __slots__ = ("card",)
    rule = "champions:boost"
    facets = F_ACTIVATION

    def __init__(self, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = -1

    def changes(self, s: ChState) -> bool:
        return bool(s.activations)

    def apply(self, s: ChState) -> None:
        refill(s, -1)
        n = top(s, -1)
        if n is None:
            exhausted(s)
            return
        move(s, n, s.shared(BOOSTS))
        refill(s, -1)
        self.card = s.ref(n)
        a = s.activations[-1]
        s.activations = (*s.activations[:-1], a.changed(cards=(*a.cards, self.card)))

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, s.activations[-1].enemy, seat)} is given a boost card" if s.activations else ""


class TurnBoost(OnCard):
    """champions:boost a boost card is turned face up. Its `icons` may be cancelled before that."""

    __slots__ = ("icons",)
    rule = "champions:attack-enemy-activation#3"
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(self, card: int, icons: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.icons = icons

    def apply(self, s: ChState) -> None:
        s.write(self.number).known = ALL_SEATS

    def cites(self, s: ChState) -> str:
        # champions:scheme-enemy-activation#2 as an enemy schemes
        schemes = bool(s.activations) and s.activations[-1].kind == "scheme"
        return "champions:scheme-enemy-activation#2" if schemes else self.rule

    def told(self, s: ChState, seat: int) -> str:
        face = s.cards[self.number].printed.faces[0]
        icons = f"{self.icons} boost icon{'' if self.icons == 1 else 's'}" + (" and a star" if face.star else "")
        return f"Boost card: {face.values.name}, {icons}"


class IconsCancelled(Event):
    """champions:cancel the boost icons of a card that is about to be turned up are cancelled."""

    __slots__ = ("waits",)
    rule = "champions:cancel"

    def __init__(self, waits: tuple[int, int, int, bool], player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.waits = waits

    def apply(self, s: ChState) -> None:
        depth, _, i, _ = self.waits
        event = cast("TurnBoost | CountIcons", forked(s, depth, i, OnCard))
        event.icons = 0

    def told(self, s: ChState, seat: int) -> str:
        return "Its boost icons are cancelled"


class CountIcons(OnCard):
    """The boost icons on an encounter card are about to be counted, for whatever asks for them."""

    __slots__ = ("icons",)
    rule = "champions:boost#p2"

    def __init__(self, card: int, icons: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.icons = icons


class IconsInstead(IconsCancelled):
    """Those of another card are counted instead: that one is not turned up, so nothing amplifies it (champions:amplify-icon#p2)."""

    __slots__ = ("other",)
    rule = "champions:replacement-effect"

    def __init__(self, waits: tuple[int, int, int, bool], other: int, player: int = -1, source: int = -1) -> None:
        super().__init__(waits, player, source)
        self.other = other

    def apply(self, s: ChState) -> None:
        depth, _, i, _ = self.waits
        event = cast("TurnBoost | CountIcons", forked(s, depth, i, OnCard))
        event.icons = s.card(self.other).printed.faces[0].boost

    def told(self, s: ChState, seat: int) -> str:
        return f"The boost icons on {name_of(s, self.other, seat)} are counted instead"


class ApplyBoost(OnCard):
    """champions:boost#p2 the boost icons of a card, and one more for each amplify icon, are added.

    champions:amplify-icon#p2, champions:attack-enemy-activation#3.2
    """

    __slots__ = ("icons",)
    rule = "champions:boost#p2"
    facets = F_ACTIVATION

    def __init__(self, card: int, icons: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.icons = icons

    def changes(self, s: ChState) -> bool:
        return self.icons > 0 and bool(s.activations)

    def apply(self, s: ChState) -> None:
        a = s.activations[-1]
        s.activations = (*s.activations[:-1], a.changed(boosts=a.boosts + self.icons))


class BoostDone(OnCard):
    """champions:boost#4 a boost card that has been applied is discarded. champions:attack-enemy-activation#3.3"""

    __slots__ = ()
    rule = "champions:boost#4"
    facets = F_HAND

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and s.place(self.number) == 100 + BOOSTS

    def apply(self, s: ChState) -> None:
        move(s, self.number, pile_of(s, self.number) if s.cards[self.number].owner >= 0 else s.shared(ENCOUNTER_DISCARD))
        if not s.common(ENCOUNTER_DECK):
            s.mark(F_TEXT)

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is discarded"
