"""What verbs have in common: done to cards in play, one event for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.values import Depends, PerPlayer
from longbox.games.champions.state import DISCARD, ENCOUNTER_DISCARD
from longbox.games.champions.state.bases import Verb
from longbox.kernel.actions import Objection
from longbox.kernel.nodes import dataclass
from longbox.kernel.packets import Packet
from longbox.kernel.queries import Fixed, It, X, value_of
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Decision
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.queries import Scope, Value, Who
    from longbox.kernel.text import Printer


def fallen(s: ChState, who: Who, scope: Scope) -> Sequence[int]:
    """The references that are meant; of what an ability answers to ("that ally") the card in the pile to which that took it.

    champions:leaves-play#1 it remembers nothing, and is found only where it went at once.
    """
    refs = who.refs(s, scope)
    if not isinstance(who, It):
        return refs
    out = []
    for r in refs:
        n = r & NUMBER_MASK
        went = r >= 0 and not s.there(r) and s.place(n) in (DISCARD, 100 + ENCOUNTER_DISCARD)
        out.append(s.ref(n) if went and s.things[n].inc == (r >> NUMBER_BITS) + 1 else r)
    return out


def much(n: int | Value, noun: str, p: Printer, rest: str = "") -> str:
    """ "1 damage", "1 damage (2 instead if ...)", and of a longer number "X damage ..., where X is ...", with `rest` before that."""
    value = value_of(n)
    if isinstance(value, Depends):
        return f"{value.text(p, noun)}{rest}"
    words = value.text(p)
    if isinstance(value, (Fixed, X, PerPlayer)) or words == "that much":
        return f"{words} {noun}{rest}"
    return f"X {noun}{rest}, where X is {words}"


@dataclass(frozen=True)
class Doing(Verb):
    """A verb done to cards in play, one event for each of them, all at once. Binds "amount" to how much came of it."""

    #: the events of which the amount counts, and not only how many there are
    measured: ClassVar[tuple[type[Event], ...]] = ()

    def rule_of_choice(self) -> str:
        return "champions:choose"

    def chooser(self, s: ChState, scope: Scope) -> int:
        """champions:first-player#1 of several that an encounter card could mean the first player selects, unless they are "yours".

        What a player uses that player resolves, also an action of an encounter card (champions:choose#1).
        """
        c = s.was(scope.this) if scope.this >= 0 else None
        used = scope.item >= 0 and s.there(scope.item) and getattr(s.play(scope.item).ability, "stage", "") == "action"
        if c is None or c.owner >= 0 or used:
            return scope.you
        if all(getattr(choice.query, "whose", "") for choice in self.choices):
            return scope.you
        return s.first

    #: it is done to cards wherever they are: to one that fell, in the pile to which that brought it
    follows: ClassVar[bool] = False

    def meant(self, s: ChState, who: Who, scope: Scope) -> Sequence[int]:
        """The references that are meant, of what is still there."""
        return [r for r in (fallen(s, who, scope) if self.follows else who.refs(s, scope)) if s.there(r)]

    def targets(self, s: ChState, scope: Scope) -> Sequence[int]:
        """The references it is done to."""
        whos = self.whos()
        if len(whos) == 1:
            return self.meant(s, whos[0], scope)
        out: list[int] = []
        for who in whos:
            out.extend(self.meant(s, who, scope))
        return out

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        """What it does to one of them."""
        raise NotImplementedError

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        event = self.event(s, s.ref(number), scope)
        # champions:permanent what can't leave play does not pay for anything by leaving it; who is stalwart is not stunned
        return bool(event.changes(s)) and (isinstance(event, Packet) or not s.game.forbids(s, event))

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        choices = self.choices
        if k >= len(choices):
            return None
        from longbox.kernel.effects import choose

        return choose(s, choices[k], self.chooser(s, scope), scope, self.rule_of_choice(), self)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.targets(s, scope)]

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        """champions:choose#4 choosing none of any number of targets is no success."""
        return False

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        for who in self.whos():
            c = who.choice()
            if c is not None and scope.get(c.name) is None:
                if any(self.able(s, n, scope) for n in c.query.numbers(s, scope)):
                    return None
                continue
            if any(self.able(s, r & NUMBER_MASK, scope) for r in self.meant(s, who, scope)):
                return None
            if who.__class__.__name__ == "Target" and not scope.targets:
                # its targets are chosen later, and looked at for themselves
                return None
        return Objection(CHANGES, "it would change nothing")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", done(outcome, *self.measured))


CHANGES = "champions:ability#3"


def done(outcome: Outcome | None, *measured: type[Event]) -> int:
    """How much came of a batch: damage dealt, threat, cards drawn ..., and where nothing is `measured` how often it was done.

    What follows from it (cards discarded with a character that falls, damage that overkill deals on) was not done "this way".
    """
    if outcome is None:
        return 0
    if not measured:
        return int(outcome.full)
    total = 0
    for e in outcome.events:
        if not isinstance(e, measured) or isinstance(e, ev.Off):
            continue
        if isinstance(e, (ev.Threat, ev.RemoveThreat)):
            total += e.taken
        elif isinstance(e, ev.Counters):
            total += abs(e.amount)
        elif not (isinstance(e, ev.Damage) and e.kind == ev.OVERKILL):
            total += getattr(e, "amount", 0)
    return total
