"""Verbs that players do or suffer: endurance, points, drawing, discarding, what each of them chooses, phases, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.queries import Cards, characters
from longbox.games.vs.language.verbs.base import Act, EachChooses, PlayerVerb, _amount, one_at_a_time
from longbox.games.vs.state import DECK, HAND, RECRUIT
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Count, You, printed_number, value_of
from longbox.kernel.text import counted, number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class LoseEndurance(PlayerVerb):
    """A player loses endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.LoseEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "lose", _amount(self.n, "endurance", p))


@dataclass(frozen=True)
class GainEndurance(PlayerVerb):
    """A player gains endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.GainEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "gain", _amount(self.n, "endurance", p))


@dataclass(frozen=True)
class EnduranceBecomes(PlayerVerb):
    """A player's endurance becomes equal to another's, which is read as it is, below zero too (vs:104.1b).

    With `switch` the two totals switch: each is changed by adding or subtracting (vs:G:Switch).
    """

    like: Who
    switch: bool = False

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        one, other = self.player.refs(s, scope)[0], self.like.refs(s, scope)[0]
        gap = s.players[other].endurance - s.players[one].endurance
        changes = [(one, gap), (other, -gap)] if self.switch else [(one, gap)]
        return [ev.GainEndurance(p, n, scope.this) if n > 0 else ev.LoseEndurance(p, -n, scope.this) for p, n in changes if n]

    def text(self, p: Printer) -> str:
        mine = "your" if isinstance(self.player, You) else self.player.text(p) + "'s"
        if self.switch:
            return f"switch {mine} endurance total with {self.like.text(p)}'s"
        return f"{mine} endurance total becomes equal to {self.like.text(p)}'s"


@dataclass(frozen=True)
class Draw(PlayerVerb):
    """A player draws cards (vs:213.3c)."""

    n: int | Value = 1

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.DrawCards(p, n, scope.this) for p in self.player.refs(s, scope)]

    def after(self, s: VsState, scope: Scope, outcome: Outcome | None) -> Scope:
        """vs:508.2i it was done if every single draw was: not with too few cards, nor with one of them replaced."""
        if outcome is None:
            return scope
        wanted = sum(e.amount for e in outcome.events if isinstance(e, ev.DrawCards))
        return scope.with_did(scope.did and sum(isinstance(e, ev.Draw) for e in outcome.events) >= wanted)

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return self.say(p, "draw", counted(self.n, "card"))
        if isinstance(self.n, Count):
            return self.say(p, "draw", f"a card for each {self.n.query.noun(p)}")
        return self.say(p, "draw", f"cards equal to {self.n.text(p)}")


@dataclass(frozen=True)
class DrawUpTo(PlayerVerb):
    """A player draws until the hand holds so many cards."""

    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.DrawCards(p, self.n - len(s.zone(p, HAND)), scope.this) for p in self.player.refs(s, scope)]

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        """A card at a time, so that what adds to a draw counts; draws that bring no card are tried a few times only."""
        if f.scope.collected is not None:
            return PlayerVerb.resolve(self, s, f)
        players = self.player.refs(s, f.scope)
        at, before, idle = f.data or (0, -1, 0)
        while at < len(players):
            have = len(s.zone(players[at], HAND))
            idle = idle + 1 if have == before else 0
            if have < self.n and s.zone(players[at], DECK) and idle < 4:
                f.data = (at, have, idle)
                return f.emit(s, [ev.Draw(players[at], f.scope.this)])
            at, before, idle = at + 1, -1, 0
        # vs:508.2i drawn until there were so many: not where the deck, or what replaced the draws, gave too few
        f.scope = f.scope.with_did(all(len(s.zone(p, HAND)) >= self.n for p in players))
        return DONE

    def text(self, p: Printer) -> str:
        return self.say(
            p, "draw", f"cards until {'you have' if p.person == 'you' else 'they have'} {number_word(self.n)} cards in hand"
        )


@dataclass(frozen=True)
class Discard(EachChooses):
    """A player discards cards, chosen by that player, one at a time (vs:213.4c)."""

    query: Cards = Cards("hand", (), "you")
    name: str = "discarded"
    base = "discard"

    def perform(self, s: VsState, events: Sequence[Event]) -> Flow:
        return one_at_a_time(s, events)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.card(ref).owner, scope.this)

    def noun(self, p: Printer) -> str:
        return EachChooses.noun(self, p).replace(" from your hand", "").replace(" from their hand", "")


@dataclass(frozen=True)
class DiscardHand(PlayerVerb):
    """Players discard all cards of their hand that have a property, one at a time (vs:213.4c)."""

    query: Cards

    def perform(self, s: VsState, events: Sequence[Event]) -> Flow:
        return one_at_a_time(s, events)

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for p in self.player.refs(s, scope):
            inner = scope.copy()
            inner.you = p
            out.extend(ev.Discard(s.ref(n), p, scope.this) for n in self.query.numbers(s, inner))
        return out

    def text(self, p: Printer) -> str:
        from longbox.kernel.text import plural

        return self.say(p, "discard", "all " + plural(self.query.noun(p).split(" from ")[0]) + " from their hand")


@dataclass(frozen=True)
class EachKOs(EachChooses):
    """Players KO cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "koed"
    base = "KO"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, s.card(ref).controller, scope.this)


@dataclass(frozen=True)
class EachExhausts(EachChooses):
    """Players exhaust cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "exhausted"
    base = "exhaust"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, s.card(ref).controller, scope.this)


@dataclass(frozen=True)
class EachStuns(EachChooses):
    """Players stun characters they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "stunned"
    base = "stun"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, s.card(ref).controller, scope.this)


@dataclass(frozen=True)
class GainPoints(PlayerVerb):
    """A player gains resource points: in the own recruit step only (vs:404.2)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        mine = [p for p in self.player.refs(s, scope) if s.step == RECRUIT and s.step_player == p]
        return [ev.Points(p, n, scope.this) for p in mine] if n > 0 else []

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        return self.say(p, "gain", f"{n} resource point{'' if n == '1' else 's'}")


@dataclass(frozen=True)
class LoseTheGame(PlayerVerb):
    """A player loses the game (vs:102.3, vs:G:Losing the Game)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.LoseGame(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "lose", "the game") if self.subject(p) else "you lose the game"


@dataclass(frozen=True)
class ExtraPhase(PlayerVerb):
    """An additional phase after this one, with everything in it; then comes what would have come next (vs:400.10)."""

    phase: str

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Schedule(schedule=(*s.schedule[:1], self.phase, *s.schedule[1:]))]

    def text(self, p: Printer) -> str:
        return f"there is an additional {self.phase} after this phase"


@dataclass(frozen=True)
class DiscardAtRandom(PlayerVerb):
    """Players discard cards that chance picks, one at a time (vs:213.4c)."""

    n: int | Value = 1
    chance: ClassVar[bool] = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        n = value_of(self.n).amount(s, f.scope)
        if f.pos == 1:
            return happen(s, *[ev.DrawLots(p, n, f.scope.this) for p in self.player.refs(s, f.scope)])
        if f.pos == 2:
            picked = tuple(r for e in s.outcome.events if isinstance(e, ev.DrawLots) for r in e.picked)
            f.scope = f.scope.bind("discarded", picked).with_did(len(picked) >= n > 0)
            events = [ev.Discard(r, s.card(r).owner, f.scope.this) for r in picked]
            if events:
                return f.emit(s, events) if f.scope.collected is not None else one_at_a_time(s, events)
        return DONE

    def text(self, p: Printer) -> str:
        return self.say(p, "discard", f"{counted(printed_number(self.n), 'card')} at random")


@dataclass(frozen=True)
class DiscardIt(Act):
    """To discard certain cards from a hand, whoever has chosen them (vs:G:Discard)."""

    word = "discard"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.kind_of_zone(s.cards[number].zone) == HAND

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope) if s.there(r) and s.kind_of_zone(s.card(r).zone) == HAND]

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.card(ref).owner, scope.this)


@dataclass(frozen=True)
class ShuffleDeck(PlayerVerb):
    """Players shuffle their decks."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Shuffle(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "shuffle", "your deck" if not self.subject(p) and p.person == "you" else "their deck")


@dataclass(frozen=True)
class ExtraAttackStep(PlayerVerb):
    """An additional attack step after this one (vs:400.10)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Schedule(extra=(*s.extra, scope.you))]

    def text(self, p: Printer) -> str:
        return "after this attack step you get another"


@dataclass(frozen=True)
class WinTheGame(PlayerVerb):
    """A player wins (vs:102.2)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.WinGame(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "win", "the game") if self.subject(p) else "you win the game"
