"""What would come of an answer if nobody did anything after it: played on copies in which all that is hidden is dealt anew, and told as
everybody may see it, as far as it is the same in all of them. So it tells nothing that the one who asks could not have worked out, and
nothing that chance decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from longbox.kernel.match import Match
from longbox.serving import messages as m
from longbox.serving.rooms import SPECTATOR
from longbox.tables.passing import passing_answer
from longbox.tables.table import Card, Figure, Table, cards_in, table_of

if TYPE_CHECKING:
    from longbox.kernel.decisions import Answer
    from longbox.kernel.state import State

#: passes after which nobody wants to know any more
_MOST: Final = 80
#: copies in which it is looked at: what chance decides is hardly the same in so many
DEALS: Final = 3
_CHANCE: Final = "what comes next is hidden"


#: what comes of an answer: the lines of the log, what has changed on the table, and what would be asked then ("": nothing)
Future: TypeAlias = tuple[list[m.Line], m.Changes, str]


def foreseen(states: Sequence[State], answer: Answer) -> Future:
    """What comes of an answer whatever is hidden. IllegalAnswer for no answer.

    `states` are copies that only this looks at, in each of which what is hidden is dealt otherwise.
    """
    lines, changes, then = _played(states[0], answer)
    for state in states[1:]:
        also, others, after = _played(state, answer)
        same = next((i for i, (a, b) in enumerate(zip(lines, also)) if a != b), min(len(lines), len(also)))
        if same < max(len(lines), len(also)):
            then = _CHANCE
        elif after != then:
            then = then or after
        lines = lines[:same]
        cards = [card for card in changes.cards if card in others.cards]
        changes = m.Changes(cards, list(map(_in_both, changes.sides, others.sides)))
    return lines, m.Changes(changes.cards, [side for side in changes.sides if side.figures or side.out]), then


def _in_both(one: m.SideChanged, other: m.SideChanged) -> m.SideChanged:
    figures = [figure for figure in one.figures if figure in other.figures]
    return m.SideChanged(one.player, one.name, one.out and other.out, figures)


def _played(state: State, answer: Answer) -> Future:
    """What comes of it in one of them."""
    match = Match.of(state, run=False)
    before = table_of(match.view(SPECTATOR))
    match.choose(answer)
    for _ in range(_MOST):
        decision = match.decision
        if decision is None or not _going_on(table_of(match.view(SPECTATOR))):
            break
        passed = passing_answer(decision)
        if passed is None:
            break
        match.choose(passed)
    lines = [m.Line(line.public, line.rule, line.depth) for line in match.log.lines if line.public]
    decision = match.decision
    then = ""
    if decision is not None and _going_on(table_of(match.view(SPECTATOR))):
        then = f"{match.names[decision.player]} has to answer something first"
    return lines, _changed(before, table_of(match.view(SPECTATOR))), then


def _going_on(table: Table) -> bool:
    """Is anything under way, or on a chain?"""
    return bool(table.under_way) or any(area.how == "chain" and area.cards for area in table.areas)


def _changed(before: Table, after: Table) -> m.Changes:
    """What is otherwise on the table: cards that are marked, go, or have other figures; figures of players."""
    old, new = ({card.ref: card for card in cards_in(table) if card.name} for table in (before, after))
    cards = []
    for ref, card in old.items():
        now = new.get(ref)
        if now is None:
            cards.append(m.CardChanged(ref, card.name, True, [], []))
            continue
        marks = [mark for mark in now.marks if mark not in card.marks]
        figures = _figures([*_all(card)], [*_all(now)])
        if marks or figures:
            cards.append(m.CardChanged(ref, card.name, False, marks, figures))
    sides = []
    for was, side in zip(before.sides, after.sides):
        figures = _figures(was.figures, side.figures)
        sides.append(m.SideChanged(side.player, side.name, side.out and not was.out, figures))
    return m.Changes(cards, sides)


def _all(card: Card) -> Sequence[Figure]:
    return (*card.figures, *card.counters)


def _figures(before: Sequence[Figure], after: Sequence[Figure]) -> list[m.FigureChanged]:
    was = {figure.name: figure.now for figure in before}
    return [m.FigureChanged(f.name, was[f.name], f.now) for f in after if f.name in was and was[f.name] != f.now]


__all__ = ["DEALS", "foreseen"]
