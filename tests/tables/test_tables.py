"""The tables that clients read: all that a seat knows is on them, nothing of what it does not, and every option finds its cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import longbox
from longbox import Match
from longbox.kernel.decisions import END
from longbox.tables.question import Option, follow, question_of
from longbox.tables.table import Table, cards_in

SETUPS: dict[str, dict[str, object]] = {
    "vs": {},
    "champions": {"heroes": ["Spider-Man", "Iron Man"], "scenario": "Klaw"},
    "dcdb": {},
    "vs2pcg": {},
}


def moments(game: str, seed: int, most: int = 160, agent: str = "random") -> Iterator[Match]:
    """A match played by players of a sort, at each of its decisions."""
    match = longbox.new(game, seed=seed, **SETUPS[game])
    bot = longbox.agent(agent, game, seed=seed)
    for _ in range(most):
        decision = match.decision
        if decision is None:
            return
        yield match
        match.choose(bot.choose(match.view(decision.seat), decision))


def table_of(match: Match, seat: int, state: object = None) -> Table:
    found = match.game.layout(match.state if state is None else state, seat)
    assert isinstance(found, Table)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", sorted(SETUPS))
def test_a_table_tells_nothing_that_its_seat_does_not_know(game: str, seed: int) -> None:
    for i, match in enumerate(moments(game, seed)):
        if i % 7:
            continue
        for seat in (*match.seats, -1):
            dealt_anew = match.view(seat).determinized(i) if seat >= 0 else None
            if dealt_anew is not None:
                assert table_of(match, seat) == table_of(match, seat, dealt_anew)


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_a_spectator_is_told_what_everybody_knows(game: str) -> None:
    for match in moments(game, 4, 80):
        known = [{c.ref for c in cards_in(table_of(match, seat)) if c.name} for seat in match.seats]
        assert {c.ref for c in cards_in(table_of(match, -1)) if c.name} <= set.intersection(*known)


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_all_that_a_view_has_is_on_the_table(game: str) -> None:
    for match in moments(game, 5, 400):
        for seat in match.seats:
            on_table = {c.ref for c in cards_in(table_of(match, seat))}
            missing = [c for c in match.view(seat).cards if c.ref not in on_table]
            assert not missing


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_options_are_bound_to_cards_that_lie_there_and_lead_to_answers(game: str) -> None:
    bound = 0
    for match in moments(game, 6):
        decision = match.decision
        assert decision is not None
        view = match.view(decision.seat)
        question = question_of(view)
        assert question is not None and question.prompt and question.rule == decision.rule
        assert question_of(match.view(next((s for s in match.seats if s != decision.seat), -1))) is None
        on_table = {c.ref for c in cards_in(table_of(match, decision.seat))}
        for option in question.options:
            assert option.text and set(option.cards) <= on_table
            bound += bool(option.cards)
        # whoever follows what `next` lists arrives at an answer
        prefix: list[int] = []
        while True:
            found = follow(view, decision, tuple(prefix))
            assert [o.value for o in found] == list(decision.next(tuple(prefix)))[: len(found)]
            if found[0].value == END:
                break
            prefix.append(found[-1].value if END not in [o.value for o in found] else found[0].value)
        decision.check(tuple(prefix))
        msgspec.json.encode((table_of(match, decision.seat), question))
    assert bound > 40


def test_what_an_option_is_about() -> None:
    match = longbox.new("vs", seed=7)
    bot = longbox.agent("greedy", "vs")
    while (decision := match.decision) is not None:
        question = question_of(match.view(decision.seat))
        assert question is not None
        recruits = [o for o in question.options if o.text.startswith("recruit ")]
        if recruits:
            break
        match.choose(bot.choose(match.view(decision.seat), decision))
    hand = next(a for s in table_of(match, decision.seat).sides if s.seat == decision.seat for a in s.areas if a.key == "hand")  # type: ignore[union-attr]
    names = {c.ref: c.name for c in hand.cards if c is not None}
    for option in recruits:
        assert isinstance(option, Option) and names[option.cards[0]] in option.text
    assert any(o.passing for o in question.options)
