"""What stands on a card besides the text that resolves as it is played."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from longbox.games.dcdb.language.verbs.players import Power
from longbox.games.dcdb.state import DcState, Values
from longbox.games.dcdb.state.bases import Ability
from longbox.kernel.abilities import Triggered
from longbox.kernel.effects import Effect, Sequence_, clause
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Value
from longbox.kernel.text import Printer, a, joined, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Triggers(Triggered):
    """A triggered ability, with its category (dcdb:1.100).

    Abilities of one main character may be of several (dcdb:1.105), and so may those that cards make which are not Ongoing (dcdb:1.106).
    "A" (dcdb:1.101) may be left when it triggers, "C" (dcdb:1.103) may not; what gives nothing but Power comes by itself (dcdb:10.050).
    `turns` are those in which it triggers: "yours", or "each" player's, before the end of the turn has begun (dcdb:2.040); "open" at any
    time but the end of a turn; "any" always.
    """

    category: str = field(default="A", kw_only=True)
    #: a limit holds for the card itself, in whatever zones it has been meanwhile (GC:Arisia (Rivals 2)#2)
    same_card: bool = field(default=False, kw_only=True)
    turns: str = field(default="yours", kw_only=True)

    @property
    def only_power(self) -> bool:
        """dcdb:10.050 does it do nothing but give Power?"""
        return isinstance(self.effect, Power)

    @property
    def optional(self) -> bool:
        """May its player leave it?"""
        return self.category == "A" and not self.only_power

    def timely(self, s: DcState, player: int) -> bool:
        """dcdb:2.040 is this a time at which it triggers?"""
        if self.turns == "yours":
            return s.active == player and not s.over
        return self.turns == "any" or (not s.over if s.active >= 0 else self.turns == "open")

    def text(self, p: Printer) -> str:
        words = self.on.text(p)
        if self.turns != "yours":
            words = words.replace(" during your turn", " during each player's turn" if self.turns == "each" else "")
        if self.when is not None:
            words += f", if {self.when.text(p)}"
            if self.limit is not None:
                words = f"once during each of your turns, {words.replace(' during your turn', '', 1)}"
        elif self.limit is not None:
            words = words.replace("when you ", "the first time you ", 1).replace(
                " during your turn", " during each of your turns"
            )
        what = clause(self.effect, p)
        may = "you may " if self.optional and not what.startswith("you may ") else ""
        return f"{words}, {may}{what}"


@dataclass(frozen=True)
class Avoids(Ability):
    """A Defense (dcdb:6.170) or a Block (dcdb:6.080): doing something, a player avoids an attack; then perhaps more happens."""

    cost: Effect
    then: Effect | None = None
    word: str = field(default="Defense", kw_only=True)
    #: it serves whoever is attacked, and not its player alone
    anyone: bool = field(default=False, kw_only=True)

    stage = "avoid"

    def possible(self, s: DcState, scope: Scope) -> bool:
        """Can it be done?"""
        return self.cost.possible(s, scope) is None

    def print(self, name: str) -> str:
        p = Printer(name)
        if self.anyone:
            return f"When any player is attacked, you may {clause(self.cost, p)}. If you do, that player avoids the Attack."
        words = f"{self.word}: To avoid an Attack you may {clause(self.cost, p)}."
        return (
            words
            if self.then is None
            else f"{words} If you do, {sentence(clause(self.then, p))[:1].lower()}{sentence(clause(self.then, p))[1:]}"
        )

    def text(self, p: Printer) -> str:
        return f"{self.word}: to avoid an Attack you may {clause(self.cost, p)}"


@dataclass(frozen=True)
class FirstAppearance(Ability):
    """The attack of a Super-Villain as it appears (dcdb:8.110): what it does to each player, and `then` once each has had its part.

    `first` is what happens once before that, and to no player, so that nobody avoids it.
    `avoided` is what comes for whoever avoids it, as the last of the Defense (SV:Mongul - Impossible Mode (Crisis 2)#1); with `breaks`
    the card of the Defense is destroyed before that resolves (SV:Doomsday - Impossible Mode (Crisis 2)#1).
    """

    effect: Effect
    then: Effect | None = None
    first: Effect | None = None
    avoided: Effect | None = field(default=None, kw_only=True)
    breaks: bool = field(default=False, kw_only=True)
    unavoidable: bool = field(default=False, kw_only=True)

    stage = "first appearance"

    def print(self, name: str) -> str:
        return f"First Appearance — Attack: {self.text(Printer(name))}"

    def text(self, p: Printer) -> str:
        words = [attack_words(self.effect, self.then, p, "each player")]
        if self.first is not None:
            words.insert(0, sentence(self.first.text(p)))
        if self.unavoidable:
            words.insert(0, "This Attack can't be avoided.")
        if self.breaks:
            words.append("Destroy each Defense that is used against it.")
        if self.avoided is not None:
            outer, p.person = p.person, "they"
            words.append(sentence(f"if a player avoids it, {self.avoided.text(p)}"))
            p.person = outer
        return " ".join(words)


@dataclass(frozen=True)
class Worth(Ability):
    """What stands for an asterisk (dcdb:5.040): the victory points that it is worth at the end of the game."""

    value: Value

    stage = "worth"

    def text(self, p: Printer) -> str:
        return f"at the end of the game, this card is worth {points(self.value.text(p))}"


@dataclass(frozen=True)
class AnyTime(Ability):
    """What its player may do at any time, even while something else is resolving (MC:Zatanna Zatara (Confrontations)#3)."""

    effect: Effect

    stage = "any time"

    def text(self, p: Printer) -> str:
        return f"at any time, you may {clause(self.effect, p)}"


@dataclass(frozen=True)
class InsteadOfNewHand(Ability):
    """What its player does where it is told to draw its new hand (dcdb:8.060; MC:Ozymandias (Crossover 4)#2)."""

    effect: Effect

    stage = "new hand"

    def text(self, p: Printer) -> str:
        return f"instead of drawing your new hand, {clause(self.effect, p)}"


@dataclass(frozen=True)
class WhileOwned(Ability):
    """What a card is as well while a player owns it, in whatever zone, or plays it (dcdb:6.320, GC:Element Woman (Forever Evil)#1)."""

    types: tuple[str, ...]

    stage = "while owned"

    def applied(self, values: Values) -> Values:
        """What that makes of it. dcdb:6.101, dcdb:6.102 its color stays."""
        out = values.copy()
        out.types = (*values.types, *[t for t in self.types if t not in values.types])
        return out

    def text(self, p: Printer) -> str:
        return f"while you own or are playing this card, it is also {joined([a(t) for t in self.types])}"


@dataclass(frozen=True)
class GoesFirst(Ability):
    """Its player goes first."""

    stage = "goes first"

    def text(self, p: Printer) -> str:
        return "you go first"


def points(words: str) -> str:
    """A number of victory points in words: "1 VP for each ...", "5 VP if ..."."""
    head, _, rest = words.partition(" ")
    return f"{head} VP {rest}".rstrip()


def attack_words(effect: Effect, then: Effect | None, p: Printer, whom: str) -> str:
    """What an attack does, said of those whom it befalls."""
    parts: Sequence[Effect] = effect.parts if isinstance(effect, Sequence_) else (effect,)
    if then is not None:
        parts = (*parts, *(then.parts if isinstance(then, Sequence_) else (then,)))
    outer = p.person
    words = []
    for i, part in enumerate(parts):
        p.person = whom if i == 0 else "that player"
        words.append(sentence(part.text(p)))
    p.person = outer
    return " ".join(words)


def printed(values: Any) -> list[str]:
    """The text of a card, paragraph by paragraph."""
    out = []
    if values.play is not None:
        out.append(sentence(values.play.text(Printer(values.name))))
    ongoing = "Ongoing: " if "Ongoing" in values.words else ""
    # what works in play is Ongoing; not what stands beside that
    out.extend(
        (ongoing if "play" in a.zones and not isinstance(a, (FirstAppearance, Worth)) else "") + a.print(values.name)
        for a in values.abilities
    )
    if ongoing and not any([words.startswith(ongoing) for words in out]):
        out.append("Ongoing: this card stays in play.")
    return out
