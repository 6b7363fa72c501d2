"""How verbs of this game are made: what befalls cards, one event for each; what can't be done is skipped (vs2pcg:resolving-effects#1)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Condition, Effect, Event, Verb, Who
from longbox.kernel import effects
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.effects import EffectFrame, Sequence_, clause
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Outcome
    from longbox.kernel.state import State


@dataclass(frozen=True)
class PcgVerb(Verb):
    """A verb. Choices are made as it resolves, in the order of the text (vs2pcg:resolving-effects#1). Doing nothing is not doing it."""

    rule: ClassVar[str] = "vs2pcg:resolving-effects#1"

    def rule_of_choice(self) -> str:
        return self.rule

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return False

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        for c in self.choices:
            if len(self.open_to(s, c, scope)) < max(1, c.least):
                return Objection(self.rule, f"there is no {c.query.noun(Printer(''))}")
        return None


@dataclass(frozen=True)
class OnCards(PcgVerb):
    """A verb done to cards, one event for each; what came of them is bound as `name` ("it")."""

    who: Who
    name: str = field(default="it", kw_only=True)
    word: ClassVar[str] = ""

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        """What happens to one card."""
        raise NotImplementedError

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope) if s.there(r)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        if self.choices:
            return PcgVerb.possible(self, s, scope)
        found = any([s.there(r) for r in self.who.refs(s, scope)])
        return None if found else Objection(self.rule, "there is nothing to do it to")

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        events = outcome.events if outcome is not None else ()
        found = [e.landed if isinstance(e, ev.Moves) else e.card for e in events if isinstance(e, ev.OnCard)]
        return scope.bind(self.name, tuple(dict.fromkeys(found)))

    def text(self, p: Printer) -> str:
        rest = self.rest(p)
        return f"{p.subject()}{p.verb(self.word)} {self.who.text(p)}{' ' + rest if rest else ''}"

    def rest(self, p: Printer) -> str:
        """What stands after the object."""
        return ""


@dataclass(frozen=True)
class May(effects.May):
    """An option: it is asked about only where something would come of it."""

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.pos == 0 and self.part.possible(s, f.scope) is not None:
            f.scope = f.scope.with_did(False)
            return DONE
        return effects.May.resolve(self, s, f)

    def text(self, p: Printer) -> str:
        words = effects.May.text(self, p)
        who = p.person if self.by is None else self.by.text(p)
        head = f"{who} may {p.name} gains "
        return f"{who} may have {p.name} gain {words.removeprefix(head)}" if words.startswith(head) else words


@dataclass(frozen=True)
class ChooseOne(effects.ChooseOne):
    """One of several things: what nothing could come of is not among them, where something could come of another."""

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            f.data = tuple([m for m in self.modes if m.possible(s, f.scope) is None]) or self.modes
            seat: int = s.game.seat_of(s, f.scope.you)
            return Decision(f.scope.you, seat, s.game.mode_rule, "mode", Pick(f.data), (f.scope.this,), "Choose one")
        if f.pos == 1:
            f.pos = 2
            return f.child(f.data[s.answer[0]])
        f.adopt(s)
        return DONE


@dataclass(frozen=True)
class Unless(effects.Unless):
    """Something happens, unless a player does something else, which is that player's decision."""

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.pos == 0:
            inner = f.scope.copy()
            players = self.by.refs(s, f.scope)
            inner.you = players[0] if players else f.scope.you
            if not players or self.instead.possible(s, inner) is not None:
                f.pos = 3
                return f.child(self.part)
        return effects.Unless.resolve(self, s, f)


@dataclass(frozen=True)
class Each(Effect):
    """Each of several players does something, one after the other; "you" is then that player."""

    players: Who
    part: Effect

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = (tuple(self.players.refs(s, f.scope)), f.scope.you)
        else:
            outer: Scope = s.outcome.copy()
            outer.you = f.data[1]
            f.scope = outer
        players = f.data[0]
        while f.pos < len(players):
            player = players[f.pos]
            f.pos += 1
            if player in s.order:
                inner = f.scope.copy()
                inner.you = player
                return EffectFrame(self.part, inner)
        return DONE

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, self.players.text(p)
        words = self.part.text(p)
        p.person = outer
        return words


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """You do something for each of several players, one after the other, who is known under a name meanwhile."""

    players: Who
    part: Effect
    name: str = "player"

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(self.players.refs(s, f.scope))
        else:
            f.adopt(s)
        while f.pos < len(f.data):
            player = f.data[f.pos]
            f.pos += 1
            if player in s.order:
                return EffectFrame(self.part, f.scope.bind(self.name, (player,)))
        return DONE

    def text(self, p: Printer) -> str:
        return f"for {self.players.text(p)}, {clause(self.part, p)}"


@dataclass(frozen=True)
class ChooseName(Effect):
    """You name any card, or any character, whether it is in the game or not: it is "that name"."""

    characters: bool = False

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.pos = 1
            f.data = s.game.card_names(self.characters)
            seat = s.game.seat_of(s, you)
            asked = f"Name a {'character' if self.characters else 'card'}"
            return Decision(you, seat, "vs2pcg:resolving-effects#1", "name", Pick(f.data), (f.scope.this,), asked)
        f.scope = f.scope.bind("name", f.data[s.answer[0]])
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('name')} a {'character' if self.characters else 'card'}"


@dataclass(frozen=True)
class NameTeam(Effect):
    """You name a team, whether anybody is of it or not: it is "that team"."""

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.pos = 1
            f.data = s.game.team_names()
            seat = s.game.seat_of(s, you)
            return Decision(you, seat, "vs2pcg:resolving-effects#1", "name", Pick(f.data), (f.scope.this,), "Name a team")
        f.scope = f.scope.bind("team", f.data[s.answer[0]])
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('name')} a team"


@dataclass(frozen=True)
class ChoosePlayer(Effect):
    """You choose an enemy player (or with `any` one of all, with `other` any but yourself), who is then known under a name.

    `such` is what must be true of that player.
    """

    name: str = "player"
    any: bool = False
    other: bool = False
    such: Condition | None = None

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            all_ = s.from_player(f.scope.you)
            found = all_ if self.any else all_[1:] if self.other else s.foes(f.scope.you)
            f.data = tuple([p for p in found if self.such is None or self.such.holds(s, f.scope.bind(self.name, (p,)))])
            return choose_player(s, f.scope, f.data) if f.data else DONE
        f.scope = f.scope.bind(self.name, (f.data[s.answer[0]],) if s.answer else ())
        return DONE

    def text(self, p: Printer) -> str:
        who = "a player" if self.any else "another player" if self.other else "an enemy player"
        return f"choose {who}{f' {self.such.text(p)}' if self.such is not None else ''}"


def choose_player(s: PcgState, scope: Scope, players: Sequence[int]) -> Decision:
    """The question which player."""
    seat: int = s.game.seat_of(s, scope.you)
    shape = Pick(tuple(players))
    return Decision(scope.you, seat, "vs2pcg:resolving-effects#1", "player", shape, (scope.this,), "Choose an enemy player")


@dataclass(frozen=True)
class ChooseIt(PcgVerb):
    """Cards are chosen, for what the rest of the text does with them (`purpose`); they are bound under the name of the choice."""

    who: Who
    purpose: str = ""

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return ()

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} {self.who.text(p)}{f' {self.purpose}' if self.purpose else ''}"


@dataclass(frozen=True)
class AnyMay(Effect):
    """One of several players may pay for something to be done: they are asked in turn, whoever can pay, until one has."""

    players: Who
    cost: Verb
    part: Effect

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        # data: the players left, and who has been asked
        left, asked = f.data or (tuple(self.players.refs(s, f.scope)), -1)
        if f.pos == 2:
            return DONE
        if f.pos == 1 and s.answer == (1,):
            f.pos = 2
            inner = EffectFrame(Sequence_((self.cost, self.part)), f.scope.copy())
            inner.scope.you = asked
            return inner
        for k, player in enumerate(left):
            inner_scope = f.scope.copy()
            inner_scope.you = player
            if player in s.order and self.cost.possible(s, inner_scope) is None:
                f.pos, f.data = 1, (left[k + 1 :], player)
                seat: int = s.game.seat_of(s, player)
                return Decision(player, seat, s.game.may_rule, "may", yes_or_no(""), (f.scope.this, self.cost), "You may")
        return DONE

    def text(self, p: Printer) -> str:
        return f"{self.players.text(p).replace('each ', 'any ')} may {self.cost.text(p)} to {clause(self.part, p)}"


@dataclass(frozen=True)
class ChooseTeam(Effect):
    """You choose a team affiliation: one of those that characters on your side have; it is "that team"."""

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.pos = 1
            f.data = tuple(dict.fromkeys([t for n in s.side(you) for t in s.now(n).teams]))
            if not f.data:
                return DONE
            seat: int = s.game.seat_of(s, you)
            return Decision(
                you, seat, "vs2pcg:resolving-effects#1", "team", Pick(f.data), (f.scope.this,), "Choose a team affiliation"
            )
        f.scope = f.scope.bind("team", f.data[s.answer[0]])
        return DONE

    def text(self, p: Printer) -> str:
        return "choose a team affiliation"
