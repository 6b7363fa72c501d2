"""The first stage of an occurrence: what stands in the way of an event, what happens instead of it, what it consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import Stage
from longbox.kernel.telling import Foretold
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from longbox.kernel.events import Event, Occurrence
    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Active, Table
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State


class Examine(Stage[S]):
    """Prohibition and replacement, event by event, each unfolded into its parts, before any of them happens (vs:513.5a).

    So all choices are made before all that happens at once does (vs:513.5b), and what will end with it still counts (vs:513.1g).
    """

    name = "examine"

    def run(self, s: S, occ: Occurrence) -> Flow:
        if occ.asked is not None:
            flow = self._answered(s, occ)
            if flow is not None:
                return flow
        todo = occ.todo
        while todo:
            event, original = todo[0]
            table = s.facts()
            merged = bool(occ.ready) and any([event.merges(e) for e in occ.ready])
            if merged or not event.changes(s):
                del todo[0]
                occ.full += original and merged
                continue
            if forbidden(s, table, event):
                if s.log is not None and (said := s.game.told_barred(s, event)) is not None:
                    s.log(s, said)
                del todo[0]
                if occ.atomic:
                    todo.clear()
                    occ.ready.clear()
                    occ.wanted.clear()
                    occ.full = 0
                continue
            # an action that pays a cost can't be replaced, except for putting into a KO'd pile (vs:203.10, vs:203.10b)
            if not event.cost or event.replaceable_as_cost:
                found = replacements(s, table, event)
                if len(found) == 1:
                    flow = self._consider(s, occ, found[0])
                elif found:
                    player = event.affected(s)
                    shape = Pick([a.scope.this for a in found])
                    occ.asked = ("order", tuple(found), None)
                    flow = Decision(
                        player,
                        s.game.seat_of(s, player),
                        s.game.replacement_rule,
                        "replacement",
                        shape,
                        (event,),
                        "Which applies first?",
                    )
                if found:
                    # costs may be paid meanwhile, and what was examined before must be looked at again
                    occ.stale = True
                    return flow
            del todo[0]
            occ.full += original
            occ.ready.append(event)
            occ.wanted.append(original)
            parts = event.parts(s)
            if event.hands_down:
                for part in parts:
                    part.spent = event.spent
            todo[0:0] = [(part, False) for part in parts]
        return None

    def _still(self, s: S, event: Event, active: Active) -> bool:
        """Could it replace the event as things stand now?"""
        return event.changes(s) and any(a.key == active.key for a in replacements(s, s.facts(), event))

    def _consider(self, s: S, occ: Occurrence, active: Active, chosen: bool = False) -> Flow:
        """One replacement meets one event: optional ones ask first.

        One that works only so many times more, of which more happen at once, is for its controller to place (vs:513.5b, vs:702.2).
        """
        ability = active.ability
        event = occ.todo[0][0]
        if not (chosen or ability.may) and (left := getattr(active, "uses", -1)) > 0:
            places, about = _rivals(s, occ, active)
            if len(places) > left:
                occ.asked = ("which", (active,), places)
                player = active.scope.you
                return Decision(
                    player, s.game.seat_of(s, player), s.game.which_rule, "which", Pick(about), (ability,), "Which is replaced?"
                )
        portion = event.portion(s, active)
        if portion is not None:
            event = portion[0]
        scope = active.scope.copy()
        scope.event = event
        for name, value in ability.on.matches(s, event, active.scope)[0]:
            scope = scope.bind(name, value)
        if ability.may:
            player = ability.player(s, scope)
            occ.asked = ("may", (active,), scope)
            return Decision(
                player,
                s.game.seat_of(s, player),
                s.game.replacement_rule,
                "may",
                yes_or_no(""),
                (scope.this, ability, event),
                "Replace it?",
            )
        return self._instead(s, occ, active, scope)

    def _instead(self, s: S, occ: Occurrence, active: Active, scope: Scope) -> Flow:
        """It is replaced; what of it the replacement does not look at goes on by itself."""
        event, original = occ.todo[0]
        portion = event.portion(s, active)
        if portion is not None:
            event, rest = portion
            occ.todo[0:1] = [(event, False), (rest, original)]
        occ.asked = ("instead", (active,), scope)
        if s.log is not None:
            s.log(s, Foretold(event, "that is replaced", s.game.replacement_rule))
        return s.game.replace_frame(s, active.ability, scope, event)

    def _answered(self, s: S, occ: Occurrence) -> Flow:
        kind, actives, scope = occ.asked
        event, _ = occ.todo[0]
        occ.asked = None
        active = actives[s.answer[0]] if kind == "order" else actives[0]
        if kind != "instead" and not self._still(s, event, active):
            # somebody has left the game meanwhile: the event is examined anew
            return None
        if kind == "order":
            return self._consider(s, occ, active)
        if kind == "which":
            # it passes by all but the one chosen
            for i, place in enumerate(scope):
                if i != s.answer[0] and place >= 0:
                    other, original = occ.todo[place]
                    occ.todo[place] = (other.after_spent(active.key), original)
            return None if s.answer[0] else self._consider(s, occ, active, chosen=True)
        if kind == "may":
            if s.answer != (1,):
                occ.todo[0] = (event.after_spent(active.key), occ.todo[0][1])
                return None
            return self._instead(s, occ, active, scope)
        # the replacement has been asked through: its events join the batch in place of the one replaced
        new = []
        for e in s.outcome.collected or ():
            e = e.fork()
            e.spent = (*event.spent, *e.spent, active.key)
            new.append((e, False))
        occ.todo[0:1] = new
        s.game.worked(s, active)
        return None


def _rivals(s: State, occ: Occurrence, active: Active) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of what is about to happen at once, everything that a replacement might have: where it waits, and the card it is about.

    What others consist of does not wait yet (-1).
    """
    table = s.facts()
    places: list[int] = []
    about: list[int] = []
    seen: list[tuple[type, int]] = [(e.__class__, e.card) for e in occ.ready if hasattr(e, "card")]

    def look(event: Event, place: int, card: int) -> None:
        card = getattr(event, "card", card)
        if active.key in event.spent or not event.changes(s) or forbidden(s, table, event):
            return
        heard = active.ability.listens()
        listens = any([c in heard for c in (event.__class__, *event.counts_as)]) and (not event.cost or event.replaceable_as_cost)
        if listens and (event.__class__, card) not in seen and active.ability.applies(s, event, active.scope):
            seen.append((event.__class__, card))
            places.append(place)
            about.append(card if card >= 0 else event.source)
        if place:
            for part in event.parts(s):
                if part.__class__ not in event.counts_as:
                    look(part, -1, card)

    behind = -1
    for ready in occ.ready:
        card: int = getattr(ready, "card", -1)
        behind = card if card >= 0 else behind
    for i, (event, _) in enumerate(occ.todo):
        look(event, i, -1 if i else behind)
    return tuple(places), tuple(about)


def forbidden(s: State, table: Table, event: Event) -> bool:
    """Does a "can't" stand in the way of this event (vs:103.2)?"""
    for active in table.listening(event.__class__, "prohibit"):
        if active.ability.forbids(s, event, active.scope, active.flagged):
            return True
    for cls in event.counts_as:
        for active in table.listening(cls, "prohibit"):
            if active.ability.forbids(s, event, active.scope, active.flagged):
                return True
    return bool(s.game.forbids(s, event))


def replacements(s: State, table: Table, event: Event) -> list[Active]:
    """The replacements that may have their turn with this event."""
    out = []
    for active in table.listening(event.__class__, "replace"):
        if active.key not in event.spent and active.ability.applies(s, event, active.scope):
            out.append(active)
    for cls in event.counts_as:
        for active in table.listening(cls, "replace"):
            if active not in out and active.key not in event.spent and active.ability.applies(s, event, active.scope):
                out.append(active)
    return out
