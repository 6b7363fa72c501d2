"""The rules of thumb by which search plays Marvel Champions on in thought: clear turns, an end to each, and no copy but the one it plays."""

from __future__ import annotations

import pytest

from longbox.games.champions.agent.thumb import MOST, Sight, Thumb, best
from longbox.games.champions.decks.arguments import playable
from longbox.games.champions.game import GAME
from longbox.games.champions.rules.plays import Basic, Pass
from longbox.games.champions.situations import Table
from longbox.games.champions.state import ChState
from longbox.kernel.frames import answer as give
from longbox.kernel.match import Match
from longbox.situations import side, situation


def first(t: Table) -> str:
    """What looks best in the turn that is asked about, in words; "" for ending it."""
    s = t.match.state
    found = best(s, 0)
    return found.label(s) if found is not None else ""


def thought(s: ChState, until: int, most: int = 400) -> ChState:
    """The table once the rounds up to that one are played in thought; every answer is an allowed one."""
    new: ChState = s.clone()
    thumb = Thumb(until)
    for _ in range(most):
        d = new.decision
        if d is None or new.result is not None or (d.kind == "turn" and new.round >= until):
            return new
        given = thumb.answer(new, d)
        d.check(given)
        give(new, given)
    raise AssertionError("it does not come to an end")


def test_it_takes_the_last_hit_points_of_the_villain() -> None:
    t = situation("champions", A=side("Spider-Man"), stage="II", villain_damage=13, threat=5)
    new = thought(t.match.state, 2)
    assert new.result is not None and new.result.won
    # the table itself is as it was
    assert t.match.result is None and t.match.state.game is GAME and t.match.state.round == 1


def test_it_takes_threat_rather_than_hit_points_where_the_scheme_is_nearly_complete() -> None:
    near = situation("champions", A=side("Spider-Man", hand=[]), threat=6)
    assert "thwarts The Break-In!" in first(near)
    far = situation("champions", A=side("Spider-Man", hand=[]), threat=0)
    assert "attacks Rhino" in first(far)


def test_who_is_hurt_rests_and_who_is_well_fights() -> None:
    hurt = situation("champions", A=side("Spider-Man", hand=[], damage=8, form="alter-ego"))
    assert "recovers" in first(hurt)
    well = situation("champions", A=side("Spider-Man", hand=[], form="alter-ego"))
    assert first(well) == "Change form to Spider-Man"
    # as well as one who has changed already can
    stays = situation("champions", A=side("Spider-Man", hand=[], form="alter-ego", changed_form=True))
    assert first(stays) == ""


def test_cards_are_played_before_basic_powers_and_a_bare_turn_is_ended() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Black Cat", "Genius"]))
    assert first(t) == "Play Black Cat"
    spent = situation("champions", A=side("Spider-Man", hand=[], exhausted=True))
    assert first(spent) == ""


def test_what_has_no_use_is_worth_nothing() -> None:
    t = situation("champions", A=side("Spider-Man", hand=[], form="alter-ego"))
    s = t.match.state
    d = t.match.decision
    assert d is not None
    assert not any(isinstance(o, Basic) for o in d.options)
    rests = Basic(0, s.identity(0).ref, "rec")
    # nothing to heal
    assert Sight(s, 0).worth(rests) == 0.0
    assert Sight(s, 0).worth(Pass(0, "")) == 0.0


def test_from_its_round_on_it_is_asked() -> None:
    match = Match(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 3, history=False, logging=False)
    new = thought(match.state, 3)
    assert new.decision is not None and (new.decision.kind, new.round) == ("turn", 3)
    assert len(new.decision.options) == 2
    assert match.state.round == 0


def test_a_turn_comes_to_an_end_whatever_could_still_be_done() -> None:
    t = situation("champions", A=side("Spider-Man"))
    thumb = Thumb(9)
    s = t.match.state.clone()
    said = [thumb.options(s, 0)[0] for _ in range(MOST + 1)]
    assert not isinstance(said[0], Pass) and not isinstance(said[MOST - 1], Pass)
    assert isinstance(said[MOST], Pass)
    # the next turn begins anew
    s.round = 2
    assert not isinstance(thumb.options(s, 0)[0], Pass)


@pytest.mark.parametrize("hero", playable()[:5])
@pytest.mark.parametrize("scenario", ["Rhino", "Ultron"])
def test_whole_games_end(hero: str, scenario: str) -> None:
    match = Match(GAME, {"heroes": [hero], "scenario": scenario}, 11, history=False, logging=False)
    assert thought(match.state, 99).result is not None


def test_several_heroes_play_on_together() -> None:
    setup = {"heroes": ["Iron Man", "She-Hulk", "Black Panther"], "scenario": "Klaw", "mode": "expert"}
    new = thought(Match(GAME, setup, 5, history=False, logging=False).state, 99)
    assert new.result is not None
