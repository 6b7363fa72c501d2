"""What stands on cards: keywords, restrictions and the kinds of ability (champions:ability).

Also champions:ability#5, champions:triggered-abilities, champions:ability#7, champions:ability#4.
"""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions.language.conditions import BothThere
from longbox.games.champions.language.costs import CardCost
from longbox.games.champions.language.modifiers import NUMBERED
from longbox.games.champions.state import ALTER_EGO, EVENT, HERO
from longbox.games.champions.state.bases import Ability
from longbox.kernel.abilities import Activated, Continuous, InWindow, Permission, Prohibition, When
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Node
from longbox.kernel.text import Printer, joined, number_word, sentence

if TYPE_CHECKING:
    from longbox.games.champions.state import Face
    from longbox.kernel.effects import Effect, Verb
    from longbox.kernel.queries import Condition, Query


#: champions:triggered-abilities#4 how a form stands in a timing trigger
FORM_WORDS = {HERO: "Hero ", ALTER_EGO: "Alter-Ego ", "": ""}


@dataclass(frozen=True)
class Part(Node):
    """Something printed on a card that is no ability."""

    def print_on(self, face: Face) -> None:
        """Note it on the face while that is made."""
        raise NotImplementedError

    def print(self, name: str) -> str:
        """Its paragraph of rules text."""
        return sentence(self.text(Printer(name)))


@dataclass(frozen=True)
class Keyword(Part):
    """champions:keywords a keyword, some with a number."""

    name: str
    n: int = 1
    #: champions:per-player-icon so much for each player who started (hinder, incite)
    each: bool = False

    def print_on(self, face: Face) -> None:
        face.values.keywords = {**face.values.keywords, f"{self.name} each" if self.each else self.name: self.n}

    def text(self, p: Printer) -> str:
        if self.each:
            return f"{self.name} {self.n} for each player"
        return f"{self.name} {self.n}" if self.name in NUMBERED else self.name


@dataclass(frozen=True)
class Uses(Part):
    """champions:uses-x-type it enters play with so many counters of a name, and is discarded once the last is removed.

    champions:uses-x-type#p2, champions:uses-x-type#p3, champions:keywords#18. With `discards` false it only comes with them.
    """

    n: int
    name: str
    discards: bool = True
    #: champions:per-player-icon so many for each player who started
    each: bool = False

    def print_on(self, face: Face) -> None:
        face.counters = (*face.counters, (f"each {self.name}" if self.each else self.name, self.n))
        if self.discards:
            face.values.keywords = {**face.values.keywords, "uses": self.n}

    def text(self, p: Printer) -> str:
        if self.discards:
            return f"uses ({self.n}{'[per player]' if self.each else ''} {self.name} counters)"
        many = f"{self.n}[per player]" if self.each else number_word(self.n)
        return f"{p.name} enters play with {many} {self.name} counters"


@dataclass(frozen=True)
class AttachTo(Part):
    """champions:attach-to what the card is attached to as it enters play."""

    query: Query
    #: "max N per" host (champions:max#p4)
    most: int = 0
    words: str = ""

    def print_on(self, face: Face) -> None:
        face.attach = self.query
        if self.most:
            face.most = (*face.most, ("host", self.most))

    def text(self, p: Printer) -> str:
        from longbox.kernel.text import a

        noun = self.words or a(self.query.noun(p))
        words = f"attach to {noun}"
        return f"{words}. Max {self.most} per {self.query.noun(p)}" if self.most else words


@dataclass(frozen=True)
class MaxPerPlayer(Part):
    """champions:max#p4 so many copies under each player's control at most."""

    n: int = 1

    def print_on(self, face: Face) -> None:
        face.most = (*face.most, ("player", self.n))

    def text(self, p: Printer) -> str:
        return f"max {self.n} per player"


@dataclass(frozen=True)
class MaxPerDeck(Part):
    """champions:max#p3 so many copies in a deck at most."""

    n: int

    def print_on(self, face: Face) -> None:
        face.most = (*face.most, ("deck", self.n))

    def text(self, p: Printer) -> str:
        return f"max {self.n} per deck"


@dataclass(frozen=True)
class PlayUnderAny(Part):
    """It may be played under any player's control (champions:players-play-area#5)."""

    def print_on(self, face: Face) -> None:
        face.most = (*face.most, ("any player", 1))

    def text(self, p: Printer) -> str:
        return "play under any player's control"


@dataclass(frozen=True)
class PlayOnly(Part):
    """champions:play-restrictions#1 the card can be played only while a condition is true."""

    condition: Condition
    words: str = ""

    def print_on(self, face: Face) -> None:
        face.only = (*face.only, self.condition)

    def text(self, p: Printer) -> str:
        return self.words or f"play only if {self.condition.text(p)}"


@dataclass(frozen=True)
class TeamUp(Part):
    """champions:team-up, champions:keywords#16 the card can be played only while both of these characters are in play."""

    one: str
    other: str

    def print_on(self, face: Face) -> None:
        face.only = (*face.only, BothThere((self.one, self.other)))

    def text(self, p: Printer) -> str:
        return f"team-up ({self.one} and {self.other})"


@dataclass(frozen=True)
class GiveTo(Part):
    """champions:obligation#p2 an obligation names the identity whose player gets it."""

    identity: str

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return f"give to the {self.identity} player"


@dataclass(frozen=True)
class Fatal(Part):
    """champions:main-scheme#p3 the villain wins when this stage is completed: a reminder."""

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return "the players lose the game when this stage is completed"


@dataclass(frozen=True)
class Doubled(Part):
    """A resource card that generates twice as much for cards of an aspect (champions:resource-cards)."""

    aspect: str

    def print_on(self, face: Face) -> None:
        face.most = (*face.most, (f"doubles {self.aspect}", 2))

    def text(self, p: Printer) -> str:
        return f"{p.name} generates twice its resources for a card of the {self.aspect.capitalize()} aspect"


def _print_on(ability: Ability, face: Face) -> None:
    if face.values.kind == EVENT and isinstance(ability, (Action, Window)) and not isinstance(ability, Special):
        # champions:event#p2 what the card costs is paid together with what the ability costs (champions:cost#4)

        ability = replace(ability, cost=(CardCost(), *ability.cost))
    face.values.abilities = (*face.values.abilities, ability)


def heading(word: str, form: str, labels: tuple[str, ...]) -> str:
    """The bold timing trigger: "Hero Action (attack)"."""
    return FORM_WORDS[form] + word + (f" ({', '.join(labels)})" if labels else "")


def limits(limit: tuple[int, str] | None, by_title: bool) -> str:
    """champions:limit, champions:max in words."""
    if limit is None:
        return ""
    n, span = limit
    if by_title:
        return f" (Max {n} per {span}.)"
    return f" (Limit {'once' if n == 1 else 'twice' if n == 2 else f'{n} times'} per {span}.)"


@dataclass(frozen=True)
class Action(Activated):
    """champions:action an ability that is used in one's own turn, or when another player asks for it.

    `form` is the form it needs, `labels` say that it is an attack, a thwart or a defense; with `by_title` its limit counts
    all copies for all players (champions:max#p2).

    champions:cost#1
    """

    form: str = field(default="", kw_only=True)
    labels: tuple[str, ...] = field(default=(), kw_only=True)
    by_title: bool = field(default=False, kw_only=True)
    #: what the attack or thwart is aimed at, if not at its first target
    stage: ClassVar[str] = "action"
    word: ClassVar[str] = "Action"

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def text(self, p: Printer) -> str:
        costs = [words for words in (c.text(p) for c in self.cost) if words]
        arrow = f"{joined(costs)} → " if costs else ""
        words = sentence(arrow + self.effect.text(p) if not arrow else f"{arrow}{self.effect.text(p)}")
        if self.only:
            words += f" Use only if {joined([c.text(p) for c in self.only])}."
        return words + limits(self.limit, self.by_title)

    def print(self, name: str) -> str:
        return f"{heading(self.word, self.form, self.labels)}: {self.text(Printer(name, self.targets))}"


@dataclass(frozen=True)
class Special(Action):
    """champions:special an ability that is used only when another card says so."""

    stage: ClassVar[str] = "special"
    word: ClassVar[str] = "Special"


@dataclass(frozen=True)
class Window(InWindow):
    """An ability used in a window. Use Interrupt or Response. It is optional (champions:event#2) unless `forced` (champions:forced)."""

    form: str = field(default="", kw_only=True)
    labels: tuple[str, ...] = field(default=(), kw_only=True)
    by_title: bool = field(default=False, kw_only=True)
    only: tuple[Condition, ...] = field(default=(), kw_only=True)
    word: ClassVar[str] = ""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def print(self, name: str) -> str:
        p = Printer(name, self.targets)
        head = heading(("Forced " if self.forced else "") + self.word, self.form, self.labels)
        words = self.on.text(p)
        if self.when is not None:
            words += f" and {self.when.text(p)}"
        costs = [w for w in (c.text(p) for c in self.cost) if w]
        words += f", {joined(costs)} → {self.effect.text(p)}" if costs else f", {self.effect.text(p)}"
        return f"{head}: {sentence(words)}" + limits(self.limit, self.by_title)


@dataclass(frozen=True)
class Interrupt(Window):
    """champions:interrupt used just before what it speaks of happens; with `would` before other interrupts (champions:would).

    champions:interrupt#1
    """

    side: str = field(default="interrupt", kw_only=True)
    word: ClassVar[str] = "Interrupt"


@dataclass(frozen=True)
class Response(Window):
    """champions:response used right after what it speaks of has happened."""

    side: str = field(default="response", kw_only=True)
    word: ClassVar[str] = "Response"


@dataclass(frozen=True)
class Later(Window):
    """champions:delayed-effect an effect that waits for its time: it resolves by itself, before responses.

    champions:delayed-effect#1, champions:delayed-effect#2
    """

    side: str = field(default="delayed", kw_only=True)
    forced: bool = field(default=True, kw_only=True)

    def print(self, name: str) -> str:
        # it is no triggered ability, and has no trigger in bold
        p = Printer(name)
        return sentence(f"{self.on.text(p)}, {self.effect.text(p)}")


@dataclass(frozen=True)
class Generates(Ability):
    """champions:resource-ability generates resources while its player pays for something."""

    gives: Any
    cost: tuple[Verb, ...] = field(default=(), kw_only=True)
    form: str = field(default="", kw_only=True)
    limit: tuple[int, str] | None = field(default=None, kw_only=True)
    only: tuple[Condition, ...] = field(default=(), kw_only=True)
    #: what it may pay for: a condition on the card or ability paid for (`paid for` is bound)
    only_for: Any = field(default=None, kw_only=True)
    by_title: bool = field(default=False, kw_only=True)
    stage: ClassVar[str] = "resource"

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def text(self, p: Printer) -> str:
        costs = [w for w in (c.text(p) for c in self.cost) if w]
        gives = self.gives.text(p)
        words = f"{joined(costs)} → generate {gives}" if costs else f"generate {gives}"
        if self.only_for is not None:
            words += f" for {self.only_for.text(p)}"
        return sentence(words) + limits(self.limit, self.by_title)

    def print(self, name: str) -> str:
        return f"{heading('Resource', self.form, ())}: {self.text(Printer(name))}"


@dataclass(frozen=True)
class Timed(Ability):
    """An ability that the game triggers at its time (champions:triggered-abilities#3). Use WhenRevealed and so on."""

    effect: Effect
    form: str = field(default="", kw_only=True)
    stage: ClassVar[str] = "timed"
    word: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def text(self, p: Printer) -> str:
        return self.effect.text(p)

    def print(self, name: str) -> str:
        form = f" ({FORM_WORDS[self.form].strip()})" if self.form else ""
        return f"{self.word}{form}: {sentence(self.text(Printer(name)))}"


@dataclass(frozen=True)
class WhenRevealed(Timed):
    """champions:when-revealed"""

    word: ClassVar[str] = "When Revealed"
    rule: ClassVar[str] = "champions:when-revealed"


@dataclass(frozen=True)
class AsRevealed(WhenRevealed):
    """What an obligation or an attachment tells to do with no timing word: it resolves as the card is revealed (champions:reveal#6).

    It is no "When Revealed" effect: who cancels those leaves it.
    """

    rule: ClassVar[str] = "champions:reveal#6"

    def print(self, name: str) -> str:
        return sentence(self.text(Printer(name)))


@dataclass(frozen=True)
class WhenDefeated(Timed):
    """champions:when-defeated"""

    word: ClassVar[str] = "When Defeated"
    rule: ClassVar[str] = "champions:when-defeated"


@dataclass(frozen=True)
class WhenCompleted(Timed):
    """champions:when-completed"""

    word: ClassVar[str] = "When Completed"
    rule: ClassVar[str] = "champions:when-completed"


@dataclass(frozen=True)
class AtSetup(Timed):
    """champions:setup#15, champions:setup#11 a "Setup" ability."""

    word: ClassVar[str] = "Setup"
    rule: ClassVar[str] = "champions:ability#6"


@dataclass(frozen=True)
class Boost(Timed):
    """champions:boost#p3 what resolves when the card is turned up as a boost card (champions:boost#2)."""

    stage: ClassVar[str] = "boost"
    word: ClassVar[str] = "Boost"
    rule: ClassVar[str] = "champions:attack-enemy-activation#3.1"


@dataclass(frozen=True)
class Constant(Continuous):
    """champions:constant-abilities changes values while the card is in play, each instance by itself (champions:constant-abilities#2).

    champions:constant-abilities#1
    """

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)


@dataclass(frozen=True)
class Cannot(Prohibition):
    """champions:cannot something can't happen, whatever else is said."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)


@dataclass(frozen=True)
class MayAlso(Permission):
    """champions:play-restrictions#2 something may be done that otherwise may not (champions:golden-rules#2)."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)


_TEXTS: dict[str, tuple[Any, ...]] = {}


def define(code: str, *parts: Any) -> None:
    """The face of this code has this text: keywords, restrictions, abilities, in the order they are printed."""
    if code in _TEXTS:
        raise ValueError(f"{code} is defined twice")
    _TEXTS[code] = parts


def alike(codes: tuple[str, ...], *parts: Any) -> None:
    """Several faces have the same text."""
    for code in codes:
        define(code, *parts)


@dataclass(frozen=True)
class HasInvocations(Part):
    """The Invocation deck belongs to this identity, and is there from the beginning."""

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return f"{p.name} begins the game with an Invocation deck"


@dataclass(frozen=True)
class Contents(Part):
    """champions:setup#10 the sets that a scenario is made of, as side 1A of its main scheme lists them."""

    sets: tuple[str, ...]
    modular: tuple[str, ...]

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return f"contents: the sets {joined(list(self.sets))}, and the modular sets {joined(list(self.modular))}"


@dataclass(frozen=True)
class Reminder(Part):
    """What the rules do anyway, said once more."""

    words: str

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return self.words

    def print(self, name: str) -> str:
        return f"({sentence(self.words)})"


@dataclass(frozen=True)
class AsSoonAs(When):
    """A condition that, once true, has an effect at once (champions:constant-abilities)."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def print(self, name: str) -> str:
        """The paragraph of rules text."""
        p = Printer(name)
        return sentence(f"if {self.condition.text(p)}, {self.effect.text(p)}")
