"""Effects put together of other effects, and choices of words and numbers (511.4)."""

from __future__ import annotations

from dataclasses import field
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.patterns.players import WouldBegin
from longbox.games.vs.language.verbs.lasting import Lasting
from longbox.games.vs.state.bases import Effect
from longbox.kernel.abilities import Replacement
from longbox.kernel.decisions import Decision, Name, Number
from longbox.kernel.effects import ChooseOne, If, IfYouDo, Nothing, clause, seq
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import value_of
from longbox.kernel.text import number_word

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.actions import Objection
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Condition, Scope, Value
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class DoIf(If):
    """ "<Effect> if <condition>": checked while resolving (vs:502.1b, 508.2f), so it stands after what it governs.

    A condition set off by commas after a trigger event is another thing, a double check (vs:502.1c).
    Also vs:G:Swap Clause.
    """

    def text(self, p: Printer) -> str:
        words = f"{clause(self.then, p)} if {self.condition.text(p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        return words


@dataclass(frozen=True)
class IfTheyDo(IfYouDo):
    """The same as "if you do", of an action and a consequence that belong to another player (vs:508.2i)."""

    who: str = "that player"

    def text(self, p: Printer) -> str:
        words = f"{self.action.text(p)}. If {self.who} does, "
        outer, p.person = p.person, self.who
        words += clause(self.then, p)
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        p.person = outer
        return words


@dataclass(frozen=True)
class OrInstead(Effect):
    """An effect, and another that takes its place if a condition is true while it resolves (vs:508.2f)."""

    normal: Effect
    if_: Condition
    better: Effect

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos:
            f.adopt(s)
            return DONE
        f.pos = 1
        return f.child(self.better if self.if_.holds(s, f.scope) else self.normal)

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        return (self.better if self.if_.holds(s, scope) else self.normal).possible(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.normal.text(p)}. If {self.if_.text(p)}, instead, {clause(self.better, p)}"


@dataclass(frozen=True)
class ChooseSome(ChooseOne):
    """Several of some modes are chosen as the effect is played (vs:505.1b, vs:508.2h): each of its modes is a choice of them."""

    parts: tuple[Effect, ...] = ()
    words: str = ""

    def text(self, p: Printer) -> str:
        return f"choose {self.words}: " + "; or ".join(part.text(p) for part in self.parts)


def choose_some(least: int, *parts: Effect, most: int = 0) -> ChooseSome:
    """ "Choose two: ..." or, with `most`, "choose two or more"; those chosen are resolved in the order written (vs:508.2b)."""
    most = max(least, most)
    words = number_word(least) if most == least else f"{number_word(least)} to {number_word(most)}"
    return ChooseSome(tuple(seq(*c) for n in range(least, most + 1) for c in combinations(parts, n)), None, parts, words)


@dataclass(frozen=True)
class Skip(Replacement):
    """A phase is skipped (vs:400.9a)."""

    def text(self, p: Printer) -> str:
        assert isinstance(self.on, WouldBegin)
        return f"players skip the {self.on.phase}"


def skips(phase: str, until: str = "turn") -> Lasting:
    """ "Players skip the combat phase this turn": one such phase for each time this is done (vs:400.9c)."""
    return Lasting(Skip(WouldBegin(phase), Nothing()), until, 1)


@dataclass(frozen=True)
class ByAmount(Effect):
    """vs:513.5g what would happen happens with an additional amount, or so much less; everything else about it stays."""

    change: int | Value
    words: str

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos:
            return DONE
        f.pos = 1
        waiting = f.scope.event
        assert isinstance(waiting, ev.OnPlayer | ev.PutCounter | ev.RemoveCounter), "what has an amount"
        event = waiting.fork()
        event.amount = max(0, event.amount + value_of(self.change).amount(s, f.scope))
        return f.emit(s, [event])

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class FlipCoin(Effect):
    """To flip a coin (vs:G:Coin Flip), with what follows from heads and from tails."""

    heads: Effect
    tails: Effect = field(default_factory=Nothing)
    #: what comes of it differs from time to time
    chance: ClassVar[bool] = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return happen(s, ev.CoinFlip(f.scope.you, f.scope.this))
        if f.pos == 2:
            return f.child(self.heads if any(e.heads for e in s.outcome.events) else self.tails)
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        words = f"flip a coin. If it comes up heads, {clause(self.heads, p)}"
        return words if self.tails == Nothing() else f"{words}. If it comes up tails, {clause(self.tails, p)}"


@dataclass(frozen=True)
class NameCards(Effect):
    """To choose several different card names, one after the other (vs:511.4), bound as a tuple under `key`."""

    n: int = 1
    key: str = "named"

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        named: tuple[str, ...] = f.scope.get(self.key, ()) if f.pos else ()
        if f.data is not None:
            named = (*named, f.data.options[s.answer[0]])
            f.scope = f.scope.bind(self.key, named)
            f.data = None
            if f.pos == self.n:
                return f.emit(s, [ev.Named(f.scope.you, named, f.scope.this)])
        if f.pos == self.n:
            return DONE
        f.pos += 1
        asked = f.data = Decision(
            f.scope.you,
            s.game.seat_of(s, f.scope.you),
            "vs:511.4",
            "name",
            Name([w for w in s.game.words_of(s, "a card name") if w not in named]),
            (f.scope.this, "a card name"),
            "Choose a card name",
        )
        return asked

    def text(self, p: Printer) -> str:
        return f"choose {'a card name' if self.n == 1 else number_word(self.n) + ' different card names'}"


@dataclass(frozen=True)
class ChooseWord(Effect):
    """To choose an affiliation, name or other word of the game (vs:511.4), bound under `key`; `remember` keeps it on the source."""

    key: str
    what: str
    remember: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            words = s.game.words_of(s, self.what)
            from longbox.kernel.decisions import Name

            d = Decision(
                f.scope.you,
                s.game.seat_of(s, f.scope.you),
                "vs:511.4",
                "name",
                Name(words),
                (f.scope.this, self.what),
                f"Choose {self.what}",
            )
            f.data = d
            return d
        if f.pos == 1:
            f.pos = 2
            word = f.data.options[s.answer[0]]
            f.scope = f.scope.bind(self.key, word)
            if self.remember:
                return f.emit(s, [ev.ChooseFor(f.scope.this, self.key, word, f.scope.you)])
            return f.emit(s, [ev.Named(f.scope.you, (word,), f.scope.this)])
        return DONE

    def text(self, p: Printer) -> str:
        if self.what not in ("an affiliation", "a card name", "a version", "an identity", "a card type"):
            raise ValueError(
                f"{self.what!r} can't be chosen: there are an affiliation, a card name, a version, an identity, a card type"
            )
        return f"choose {self.what}"


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """To choose a number from 0 to `most`, bound under a name for ChosenNumber (vs:G:Number, vs:703.2)."""

    most: int | Value
    name: str = "number"

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            most = max(0, value_of(self.most).amount(s, f.scope))
            seat = s.game.seat_of(s, f.scope.you)
            return Decision(f.scope.you, seat, "vs:G:Number", "number", Number(0, most), (f.scope.this,), "Choose a number")
        f.scope = f.scope.bind(self.name, s.answer[0])
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.verb('choose')} a number from 0 to {value_of(self.most).text(p)}"
