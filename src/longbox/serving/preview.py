"""What would come of an answer if nobody did anything after it: played on a copy in which all that is hidden is dealt anew, and told as
everybody may see it. So it tells nothing that the one who asks could not have worked out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

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


def foreseen(state: State, seat: int, answer: Answer) -> tuple[list[m.Line], m.Changes, str]:
    """The lines of the log, what has changed on the table, and what would be asked then ("": nothing). IllegalAnswer for no answer.

    `state` is a copy that only this looks at, hidden cards dealt anew.
    """
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
        if figures or side.out != was.out:
            sides.append(m.SideChanged(side.player, side.name, side.out and not was.out, figures))
    return m.Changes(cards, sides)


def _all(card: Card) -> Sequence[Figure]:
    return (*card.figures, *card.counters)


def _figures(before: Sequence[Figure], after: Sequence[Figure]) -> list[m.FigureChanged]:
    was = {figure.name: figure.now for figure in before}
    return [m.FigureChanged(f.name, was[f.name], f.now) for f in after if f.name in was and was[f.name] != f.now]


__all__ = ["foreseen"]
