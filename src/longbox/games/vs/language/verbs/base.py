"""What verbs have in common: done to cards, done by players, each player choosing."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.modifiers import _each
from longbox.games.vs.language.queries import Aim
from longbox.games.vs.state import ZONES
from longbox.games.vs.state.bases import Verb
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import choose
from longbox.kernel.events import Occurrence, happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Every, Target, You
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.queries import Cards
    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope, Value, Who


#: what befalls a card only once
_ONCE = (ev.KO, ev.Discard, ev.Exhaust, ev.ReplaceResource, ev.ToHand, ev.ToDeck, ev.RemoveFromGame)


def befalls_already(s: VsState, scope: Scope, event: Event) -> bool:
    """Does this happen to the card already, instead of something else in the same moment (vs:702.2)?

    It can't happen once more, so that another card is chosen (vs:508.2c). Several stuns of one character are another matter (vs:708.11d).
    """
    if scope.collected is None or not isinstance(event, _ONCE):
        return False
    occ = next((f for f in s.frames[::-1] if isinstance(f, Occurrence)), None)
    return occ is not None and any([e.__class__ is event.__class__ and e.card == event.card for e in occ.ready])


@dataclass(frozen=True)
class Act(Verb):
    """A verb done to cards, one event for each, all at once. `word` is its infinitive.

    It is a one-shot modifier: a game action, done and over (vs:512.1, vs:512.2).
    All choices come before the events, which happen together (vs:702.2, vs:708.1).
    """

    who: Who
    word: ClassVar[str] = ""
    one_by_one: ClassVar[bool] = False

    def rule_of_choice(self) -> str:
        return CHOICE_RULE

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        """vs:508.2c as much as possible is done: what can't happen to a card (vs:103.2) is done to another, if there is one."""
        choices = self.choices
        if k >= len(choices):
            return None
        c = choices[k]
        fit: Sequence[int] | None = None
        known = scope.collected is not None or "prohibit" in s.facts().stages
        if c.least and known and self.__class__.event is not Act.event:
            events = [(n, self.event(s, s.ref(n), scope)) for n in c.query.numbers(s, scope)]
            fit = [n for n, e in events if not s.game.barred(s, e) and not befalls_already(s, scope, e)] or None
        return choose(s, c, self.chooser(s, scope), scope, CHOICE_RULE, among=fit)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope)]

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        c = self.who.choice()
        if c is not None and c.least > 0 and not any(self.able(s, n, scope) for n in c.query.numbers(s, scope)):
            return Objection(CHOICE_RULE, f"there is no {c.query.noun(Printer('it'))}")
        return None

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb(self.word)} {self.who.text(p)}"


def is_many(who: Who, p: Printer) -> bool:
    """Does it speak of several cards?"""
    if isinstance(who, Choose):
        return (who.most or who.least) > 1
    if isinstance(who, Target):
        aim = p.targets[who.index] if who.index < len(p.targets) else None
        return isinstance(aim, Aim) and (aim.most or aim.least) > 1
    return isinstance(who, Every)


def owners(who: Who, p: Printer) -> str:
    """ "its owner's" or "their owners'"."""
    return "their owners'" if is_many(who, p) else "its owner's"


def _s(who: Who, p: Printer) -> str:
    return "s" if is_many(who, p) else ""


@dataclass(frozen=True)
class PlayerVerb(Verb):
    """A verb that players do or suffer. Several players act at once (vs:702.1)."""

    player: Who = field(default=You(), kw_only=True)

    def whos(self) -> Sequence[Who]:
        return ()

    def subject(self, p: Printer) -> str:
        """The subject for the sentence, and the printer's person set to it."""
        return (
            ""
            if isinstance(self.player, You) and p.person == "you"
            else f"{self.player.text(p) if not isinstance(self.player, You) else p.person} "
        )

    def say(self, p: Printer, base: str, rest: str) -> str:
        """The clause: "draw a card", "target player loses 3 endurance"."""
        subject = self.subject(p)
        outer = p.person
        if subject:
            p.person = subject.strip()
        words = f"{subject}{p.verb(base)} {rest}"
        p.person = outer
        return words


def _amount(n: int | Value, noun: str, p: Printer) -> str:
    from longbox.kernel.queries import Times

    if isinstance(n, int):
        return f"{n} {noun}"
    if isinstance(n, Times):
        head, tail = _each(n, p)
        return f"{head.removeprefix('+')} {noun} {tail}"
    text = n.text(p)
    return f"that much {noun}" if text == "that much" else f"{noun} equal to {text}"


@dataclass(frozen=True)
class EachChooses(PlayerVerb):
    """Each of some players chooses among cards of their own, in turn from the primary player; then all at once (vs:702.1).

    `query` is read with that player as "you"; `most` 0 means exactly `least`, or as many as there are.
    """

    query: Cards
    least: int = 1
    most: int = 0
    name: str = "chosen"
    base: ClassVar[str] = "choose"

    def players(self, s: VsState, scope: Scope) -> list[int]:
        """Those who choose, the primary player first; who has left the game keeps a place in which nothing is chosen."""
        meant = [r & NUMBER_MASK for r in self.player.refs(s, scope)]
        all_ = len(s.zones) // ZONES
        circle = [(s.primary + i) % all_ for i in range(all_)]
        return [p for p in circle if p in meant or s.players[p].out]

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        players = self.players(s, scope)
        if k >= len(players):
            return None
        inner = scope.copy()
        inner.you = players[k]
        c = Choose(self.query, self.least, self.most, self.name)
        d = None if s.players[players[k]].out else choose(s, c, players[k], inner, CHOICE_RULE, self)
        if d is None:
            # nothing to choose from: an empty answer keeps the count of players right
            return Decision(players[k], s.game.seat_of(s, players[k]), CHOICE_RULE, "choose", Pick((), 0, 0))
        return d

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        got = tuple(decision.options[i] for i in answer)
        return scope.bind(self.name, (*(scope.get(self.name, ()) if k else ()), *got))

    def want(self, s: VsState, scope: Scope) -> int:
        return self.least * sum(not s.players[p].out for p in self.players(s, scope)) if not self.most else 0

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one chosen card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        if self.__class__.event is EachChooses.event:
            # chosen for what is done next
            return []
        return [self.event(s, r, scope) for r in scope.get(self.name, ())]

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        """vs:508.2c as much as possible is done: what can't happen to a card (vs:103.2) is not done to that one."""
        if self.__class__.event is EachChooses.event or not self.least:
            return True
        event = self.event(s, s.ref(number), scope)
        if befalls_already(s, scope, event):
            return False
        return "prohibit" not in s.facts().stages or not s.game.barred(s, event)

    def whos(self) -> Sequence[Who]:
        return ()

    def noun(self, p: Printer) -> str:
        """What is chosen."""
        noun = self.query.noun(p)
        if p.person != "you" or not isinstance(self.player, You):
            noun = noun.replace(" you control", " they control").replace("from your hand", "from their hand")
        return self._counted(noun)

    def chosen(self, p: Printer) -> str:
        """The same, as the one who chooses reads it."""
        return self._counted(self.query.noun(p).replace(" from your hand", ""))

    def _counted(self, noun: str) -> str:
        most = self.most or self.least
        return f"up to {counted(most, noun)}" if self.least == 0 else counted(most, noun)

    def text(self, p: Printer) -> str:
        return self.say(p, self.base, self.noun(p))


def one_at_a_time(s: VsState, events: Sequence[Event]) -> Flow:
    """vs:213.4c a player's discards happen one after the other; those of several players side by side (vs:702.1)."""

    rounds: list[list[Event]] = []
    turns: dict[int, int] = {}
    for e in events:
        k = turns.get(e.player, 0)
        turns[e.player] = k + 1
        if k == len(rounds):
            rounds.append([])
        rounds[k].append(e)
    return happen(s, *events) if len(rounds) == 1 else ev.OneByOne(tuple(tuple(r) for r in rounds))


def choose_who(s: VsState, f: EffectFrame, who: Who) -> Decision | None:
    """First lets the open choice of `who` be made, if there is one, and binds the answer; `f.pos` is 1 when that is done."""
    c = who.choice()
    if f.pos == 0:
        f.pos = 1
        f.data = choose(s, c, f.scope.you, f.scope, CHOICE_RULE) if c is not None else None
        return f.data  # type: ignore[no-any-return]
    if f.pos == 1 and f.data is not None:
        assert c is not None
        f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
    return None


def _choosing_two(s: VsState, f: EffectFrame, what: Who, onto: Who) -> Flow:
    """The question for the one choice or the other of two that an effect begins with; `f.pos` is 4 when both are made.

    DONE, and not carried out, where there is nothing to choose.
    """
    for who, mark in ((what, 0), (onto, 2)):
        c = who.choice()
        if f.pos == mark:
            f.pos += 1
            if c is not None:
                f.data = choose(s, c, f.scope.you, f.scope, CHOICE_RULE)
                if f.data is None:
                    f.scope = f.scope.with_did(False)
                    return DONE
                asked: Flow = f.data
                return asked
        if f.pos == mark + 1:
            f.pos += 1
            if c is not None:
                f.scope = f.scope.bind(c.name, tuple(f.data.options[i] for i in s.answer))
    return None


CHOICE_RULE = "vs:508.2b"
