"""What every client is told before and at a table: what each choice is about, and which option ends one's turn."""

from __future__ import annotations

import pytest

from longbox.agents import make_agent
from longbox.games import entries, entry
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import stand_in
from longbox.games.vs.situations import put
from longbox.kernel.setups import Choice
from longbox.library import new
from longbox.situations import side, situation
from longbox.tables.question import question_of, told
from longbox.tables.table import table_of

GAMES = sorted(g.name for g in entries())
OF_DECKS = {"vs": "decks", "vs2pcg": "decks", "champions": "heroes"}


def choices(game: str) -> tuple[Choice, ...]:
    found = entry(game)
    told: tuple[Choice, ...] = found.find(found.choices)()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_plans_are_as_many_as_options_or_none(game: str) -> None:
    for choice in choices(game):
        assert len(choice.plans) in (0, len(choice.options)), choice.title


@pytest.mark.parametrize("game", sorted(OF_DECKS))
def test_each_deck_or_hero_says_what_it_is_about(game: str) -> None:
    found = [c for c in choices(game) if c.field == OF_DECKS[game]]
    assert found
    for choice in found:
        about = {option: plan for option, plan in zip(choice.options, choice.plans, strict=True) if option}
        assert all(about.values()), choice.title
        assert len(set(about.values())) > 1


ENDS: list[tuple[str, dict[str, object], tuple[str, ...]]] = [
    ("champions", {"heroes": ["Spider-Man"]}, ("End your turn",)),
    ("dcdb", {"players": 2}, ("end the turn",)),
    ("vs2pcg", {}, ("done", "pass")),
    ("vs", {}, ("pass",)),
]


@pytest.mark.parametrize(("game", "setup", "words"), ENDS)
def test_what_ends_a_turn_is_told_apart(game: str, setup: dict[str, object], words: tuple[str, ...]) -> None:
    match = new(game, seed=3, history=False, logging=False, **setup)  # type: ignore[arg-type]
    agents = {seat: make_agent("greedy", seat, match.game) for seat in match.seats}
    seen = 0
    for _ in range(300):
        d = match.decision
        if d is None or seen > 2:
            break
        view = match.view(d.seat)
        question = question_of(view)
        assert question is not None
        if d.kind in ("turn", "priority") and len(d.options) > 1:
            seen += 1
            passing = [o.text for o in question.options if o.passing]
            assert len(passing) == 1 and passing[0] in words
        match.choose(agents[d.seat].choose(view, d))
    assert seen > 2


def test_what_is_to_be_divided_names_the_cards_and_the_most_that_each_can_take() -> None:
    gas = stand_in("minion", "Gas", Keyword("indirect"), hp=3, atk=4, sch=1)
    friend = stand_in("ally", "Friend", hp=2, atk=1, thw=1, cost=1)
    t = situation("champions", A=side("Captain Marvel", minions=[gas], play=[friend]))
    t.enemy_attacks("Gas", "A")
    t.A.passes()
    view = t.match.view(0)
    question = question_of(view)
    assert question is not None and question.how == "spread"
    assert [o.text for o in question.options] == ["Captain Marvel (12 hit points left)", "Friend (2 hit points left)"]
    assert [o.cards for o in question.options] == [(t["Captain Marvel"].ref,), (t["Friend"].ref,)]
    assert question.high == 4 and question.caps == (12, 2)
    assert told(view, t.match.decision, (3, 1)) == "3 to Captain Marvel (12 hit points left) and 1 to Friend (2 hit points left)"
    assert told(view, t.match.decision, (4, 0)) == "4 to Captain Marvel (12 hit points left)"


def test_counters_of_one_name_are_told_as_one_number() -> None:
    # they may have come at different times
    t = situation("vs", A=side(front=[put("Krypto", counters={"cosmic": 1})]), B=side())
    card = t.s.write(t.A["Krypto"].number)
    card.counters = (*card.counters, ("cosmic", 2, 99))
    area = next(a for a in table_of(t.match.view(0)).sides[0].areas if a.key == "formation")
    assert [(c.name, c.now) for c in area.cards[0].counters] == [("cosmic", 3)]
