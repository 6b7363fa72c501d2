"""Tables of Marvel Champions laid by somebody who has never seen the code: what can be said, and what is answered to a slip."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.situations import BLANK, put
from longbox.situations import side, situation
from tests.rules.champions.rounds import laid

# -- slips ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "A=side('Spider-Man')"),
        ({"A": side(hand=[])}, "A begins with its hero"),
        ({"A": side("Spider-Man", hnad=[])}, "perhaps hand"),
        ({"A": side("Spider-Man"), "scenarios": "Klaw"}, "perhaps scenario"),
        ({"B": side("Spider-Man")}, "without gaps"),
        ({"A": side("Spider-Man", hand=["Backflp"])}, "perhaps Backflip"),
        ({"A": side("Spider-Man", hand=["Rhino"])}, "is a villain: the scenario or the side names it"),
        ({"A": side("Spider-Man", hand=["Desperate Defense"])}, "Longbox does not know yet what it does. A stand_in"),
        ({"A": side("Spider-Man", minions=["Tigra"])}, "Tigra is an ally, which does not lie in minions: it lies in play"),
        ({"A": side("Spider-Man", play=["Sandman"])}, "it lies in minions=[...] of a side"),
        ({"A": side("Spider-Man", play=["Backflip"])}, "Backflip is an event, which does not lie in play"),
        ({"A": side("Spider-Man", hand=["Bomb Scare"])}, "it lies in side_schemes=[...] of the table"),
        ({"A": side("Spider-Man"), "side_schemes": ["Sandman"]}, "it lies in minions=[...] of a side"),
        ({"A": side("Spider-Man"), "villain_attached": ["Haymaker"]}, "does not lie in villain_attached"),
        ({"A": side("Spider-Man", play=["Inspired"])}, "Inspired lies on another card"),
        ({"A": side("Spider-Man", play=[put("Inspired", on="Tigra")])}, "no 'Tigra' on this table yet"),
        ({"A": side("Spider-Man", play=[put("Tigra", damge=1)])}, "perhaps damage"),
        ({"A": side("Spider-Man", play=[put("Tigra", damage=3)])}, "Tigra has 3 hit points: with 3 damage it is defeated"),
        ({"A": side("Spider-Man", damage=10)}, "Spider-Man has 10 hit points"),
        ({"A": side("Spider-Man"), "first": "B"}, "first is one of the sides (A)"),
        ({"A": side("Spider-Man"), "active": "Peter"}, "active is one of the sides (A)"),
        ({"A": side("Spider-Man"), "phase": "villain", "step": 6}, "steps 1 to 5"),
        ({"A": side("Spider-Man", used=["Tigra"])}, "nothing with a limit is called 'Tigra'"),
    ],
)
def test_a_slip_is_answered_with_what_would_be_right(given: dict[str, Any], said: str) -> None:
    with pytest.raises(LookupError) as told:
        situation("champions", **given)
    assert said in str(told.value)


def test_who_is_no_player_and_what_is_not_there_is_named_with_what_there_is() -> None:
    t = laid(A=side("Spider-Man"))
    with pytest.raises(LookupError, match="the players are A, not 'B'"):
        t.enemy_attacks("Rhino", "B")
    with pytest.raises(LookupError, match="perhaps Rhino"):
        t.enemy_attacks("Rhin")
    with pytest.raises(AttributeError, match="perhaps damage"):
        _ = t["Rhino"].damge
    assert t.villain.damage == 0 and t.kind == "turn"


def test_what_is_not_offered_says_why_and_does_nothing() -> None:
    t = laid(A=side("Spider-Man", hand=["Backflip", "Haymaker"], play=[put("Tigra", exhausted=True)]))
    for tried, rule in (
        (lambda: t.A.attacks("Tigra", "Rhino"), "champions:exhausted#1"),
        (lambda: t.A.thwarts("Spider-Man", "The Break-In!"), "champions:choose#5"),
        (lambda: t.A.plays("Haymaker"), "champions:resource#3"),
        (lambda: t.A.plays("Backflip"), "champions:interrupt"),
    ):
        with pytest.raises(AssertionError) as told:
            tried()
        assert f"[{rule}]" in str(told.value)
    assert t.villain.damage == 0 and t.A.hand == ["Backflip", "Haymaker"]


def test_what_is_asked_says_how_to_answer_it() -> None:
    t = laid(A=side("Captain Marvel", play=["Energy Channel"], hand=["Energy", "Genius"]))
    with pytest.raises(
        AssertionError, match=r"something else is asked before Energy pays: x of A .* a number from 1 to 2, with answers"
    ):
        t.A.uses("Energy Channel", "Energy")
    t.answers(1)
    assert t["Energy Channel"].counter("energy") == 1 and t.A.hand == ["Genius"]
    t = laid(A=side("Spider-Man", play=["Tigra"]), B=side("Iron Man"), side_schemes=[put("Bomb Scare", threat=3)])
    t.reveals("Explosion")
    assert "3 divided among ['Spider-Man', 'Tigra', 'Iron Man'], at most [10, 3, 9]" in t.asking()
    t.answers(1, 0, 2)
    assert (t["Spider-Man"].damage, t["Tigra"].damage, t["Iron Man"].damage) == (1, 0, 2)
    t = laid(A=side("Spider-Man", hand=["Haymaker", "Genius", "Energy", "Backflip"]))
    t.A.does("Play Haymaker")
    assert "pays(...) with some of ['Genius', 'Energy', 'Backflip']" in t.asking()
    with pytest.raises(AssertionError, match="'Strength' can't pay for this"):
        t.A.pays("Strength")
    t.A.pays("genius")
    assert t.villain.damage == 3 and t.A.hand == ["Energy", "Backflip"]


# -- what can be said ---------------------------------------------------------------------------------------------------------------


def test_titles_may_be_written_as_people_write_them_and_a_lone_card_needs_no_list() -> None:
    t = laid(
        A=side("spiderman", hand="backflip", play=put("web shooter", exhausted=True)), B="Jennifer Walters", encounter="advance"
    )
    assert t.A.hand == ["Backflip"] and t.A.play == ["Web-Shooter"] and t["Web-Shooter"].counter("web") == 3
    assert t.A.form == "hero" and t.B.form == "alter_ego" and t.encounter_deck == ["Advance"]


def test_hit_points_may_be_told_as_those_that_are_left() -> None:
    t = laid(
        A=side("Iron Man", left=2, play=["Mark V Armor", put("Vision", left=1)], minions=[put("Sandman", left=3)]),
        B=side("Spider-Man"),
        villain_left=5,
    )
    assert (t["Iron Man"].left, t["Iron Man"].damage) == (2, 13)
    assert (t["Vision"].damage, t["Sandman"].damage, t.villain.left, t.villain.hp) == (2, 1, 5, 28)


def test_what_was_done_this_round_is_not_to_be_done_again() -> None:
    t = laid(A=side("Peter Parker", changed_form=True, used=["Peter Parker"], hand=["Aunt May"]), B=side("Carol Danvers"))
    assert not t.offered("Change form") and not t.offered("Play Aunt May")
    assert t.why_not("A", "Peter Parker", "Change") == ["champions:form#1"]
    assert any("[champions:limit]" in line for line in t.A.why("Peter Parker"))
    assert t.why_not("A", "Aunt May") == ["champions:resource#3"]
    # the other player has done nothing yet
    assert laid(A=side("Peter Parker", hand=["Aunt May"]), B=side("Carol Danvers", used="Carol Danvers")).offered("Play Aunt May")
    t = laid(A=side("Peter Parker", used=[]), B=side("Carol Danvers", used="Carol Danvers"), active="B")
    assert not t.offered("Use Carol Danvers") and t.why_not("B", "Carol Danvers", "Use") == ["champions:limit"]
    # a new round brings both back
    t.B.ends_turn()
    while t.round == 1 or t.active != "B":
        t.A.ends_turn() if t.kind == "turn" else t.passes()
    assert t.offered("Change form") and t.offered("Use Carol Danvers")


def test_cards_lie_beneath_others_and_damage_lies_on_armour() -> None:
    t = laid(
        A=side("Spider-Man"),
        B=side("Iron Man", hand=["Energy"]),
        side_schemes=[put("Highway Robbery", threat=1, under=["Backflip", "Arc Reactor"])],
        villain_attached=[put("Armored Rhino Suit", damage=4)],
    )
    assert t["Armored Rhino Suit"].damage == 4
    t.A.thwarts("Spider-Man", "Highway Robbery")
    assert t.A.hand == ["Backflip"] and t.B.hand == ["Energy", "Arc Reactor"]
    t.hurts("Rhino", 1)
    assert t.villain.damage == 0 and t.encounter_discard == ["Highway Robbery", "Armored Rhino Suit"]


def test_drones_are_the_cards_that_they_are_and_live_by_their_environment() -> None:
    t = laid(A=side("Spider-Man", drones=["Backflip"]), B=side("Iron Man", drones=1), scenario="Ultron")
    assert t.in_play("Ultron Drones") and t.A.minions == t.B.minions == ["Drone"]
    t.A.does("Spider-Man attacks Drone", "engaged with A")
    assert t.A.discard == ["Backflip"] and t.A.minions == [] and t.B.minions == ["Drone"]
    assert not laid(A=side("Spider-Man"), scenario="Ultron", environments=[]).in_play("Ultron Drones")


def test_acceleration_tokens_rounds_and_the_last_step_of_the_villain_phase() -> None:
    t = laid(A=side("Spider-Man"), B=side("Iron Man"), accelerations=2, phase="villain", step=1)
    assert t.scheme.threat == 1 * 2 + 2 and t.phase == "villain phase" and t.active == ""
    t = laid(A=side("Spider-Man"), B=side("Iron Man"), phase="villain", step=5, round=4)
    assert (t.first, t.active, t.round, t.phase) == ("B", "B", 5, "player phase") and t.scheme.threat == 0


# -- looking and acting ----------------------------------------------------------------------------------------------------------------


def test_what_a_card_is_just_now_can_be_read() -> None:
    t = laid(A=side("Iron Man", play=["Mark V Helmet", "Arc Reactor"], dealt=["Advance", "Assault"]), B=side("She-Hulk"))
    iron = t.A.identity
    assert (iron.hand_size, iron.defense, iron.title, iron.type) == (3, 1, "Iron Man", "hero")
    assert t.A.facedown == ["Advance", "Assault"] and t.A.dealt == 2 and t.B.dealt == 0
    assert (t.villain.stage, t.scheme.stage, t.scheme.name) == ("I", "1B", "The Break-In!")
    assert (t.first, t.active, t.round, t.victory, t.removed, t.accelerations) == ("A", "A", 1, [], [], 0)
    assert "Rhino" in repr(t.villain) and t.result is None


def test_how_it_ended_is_told_with_its_rule() -> None:
    t = laid(A=side("Spider-Man"), stage="II", villain_left=2)
    t.A.attacks("Spider-Man", "Rhino")
    assert t.result.won and "won: " in repr(t.result) and t.result.rule == "champions:villain-defeat#p3"
    t = laid(A=side("Spider-Man", left=1))
    t.reveals("Shocker")
    assert not t.result.won and "lost: " in repr(t.result)


def test_a_player_is_chosen_by_the_title_of_the_identity() -> None:
    t = laid(A=side("Spider-Man", hand=["Combat Training", "Energy"]), B=side("Iron Man"))
    t.A.plays("Combat Training", "Energy")
    t.A.picks("Iron Man")
    assert (t["Iron Man"].atk, t["Spider-Man"].atk) == (2, 2) and t.B.play == ["Combat Training"]


def test_whoever_is_asked_before_the_defender_declines() -> None:
    t = laid(A=side("Iron Man", play=["Vision"]), B=side("Black Panther"))
    t.enemy_attacks("Rhino", "A")
    t.B.defends("Black Panther")
    assert t["Black Panther"].exhausted and not t["Vision"].exhausted and t["Iron Man"].damage == 0 and t.villain.damage == 1
    with pytest.raises(AssertionError, match="nobody is asked to defend"):
        t.B.defends("Black Panther")


def test_a_card_that_is_not_in_the_game_can_be_revealed() -> None:
    t = laid(A=side("Peter Parker"), encounter=["Shocker", BLANK])
    t.reveals("Advance")
    # the boost card is the one that lay on top before
    assert t.scheme.threat == 1 + 2 and t.encounter_discard == ["Shocker", "Advance"] and t.encounter_deck == ["Blank"]


def test_a_nemesis_that_is_laid_somewhere_lies_aside_no_longer() -> None:
    t = laid(A=side("Peter Parker", minions=["Vulture"]), B=side("Iron Man"), encounter=["Shadow of the Past", "Shocker", BLANK])
    t.reveals("Shadow of the Past")
    # the minion is out already, and so another card is revealed; the rest of the set comes as ever, and nobody else's
    assert "Shadow of the Past gains surge" in t.log and t.in_play("Highway Robbery") and t.A.minions.count("Vulture") == 1
    assert "Vulture" not in t.encounter_deck and t.log.count("is shuffled into the encounter deck") == 3
    assert "Whiplash" not in t.encounter_deck


def test_in_skirmish_mode_the_villain_has_one_stage() -> None:
    t = laid(A=side("Spider-Man"), skirmish=1, villain_left=2)
    t.A.attacks("Spider-Man", "Rhino")
    assert t.result.won
    assert laid(A=side("Spider-Man"), scenario="Klaw", skirmish="II").villain.hp == 18


def test_a_round_goes_on_by_itself_to_the_question_that_is_waited_for() -> None:
    t = laid(
        A=side("Iron Man", hand=["Nick Fury", "Energy", "Genius"], play=["Vision"]), B=side("Peter Parker", minions=["Shocker"])
    )
    t.goes_on()
    assert (t.active, t.round) == ("B", 1) and t.scheme.threat == 0
    t.goes_on("defend")
    # step one has placed its threat; Shocker, engaged with an alter-ego, will scheme
    assert t.phase == "villain phase" and t.scheme.threat == 2 and t.A.identity.damage == 0
    t.goes_on()
    assert (t.active, t.round, t.first) == ("B", 2, "B") and t.A.identity.damage == 2 and not t["Vision"].exhausted
    assert t.scheme.threat == 2 + 1 + 1
    # it ends with the game
    t = laid(A=side("Iron Man", left=1))
    t.goes_on()
    assert not t.result.won and t.kind == ""


def test_more_than_can_be_picked_at_once_is_told() -> None:
    t = laid(A=side("Spider-Man", play=["Tigra"]))
    t.enemy_attacks("Rhino")
    t.A.passes()
    with pytest.raises(ValueError, match="1 at most can be picked at once: defend of A"):
        t.A.picks("Spider-Man", "Tigra")
    assert t.kind == "defend"


def test_a_game_may_be_set_up_from_the_beginning() -> None:
    t = situation("champions", A=side("Jennifer Walters"), B=side("Spider-Man"), scenario="Klaw", first="B", phase="setup")
    assert t.kind == "mulligan" and t.A.form == t.B.form == "alter_ego" and len(t.A.hand) == len(t.B.hand) == 6
    # no ability but those of set-up: Jennifer Walters prevents nothing of what is placed besides on the side scheme
    assert t["Defense Network"].threat == 2 + 2 and "Jennifer Walters: Interrupt" not in t.log
    t.goes_on()
    assert (t.first, t.active, t.round) == ("B", "B", 1) and len(t.A.minions) + len(t.B.minions) == 1
    with pytest.raises(LookupError, match="no 'minions'"):
        situation("champions", A=side("Spider-Man", minions=["Shocker"]), phase="setup")


def test_cards_of_one_title_can_be_looked_at_one_by_one() -> None:
    t = laid(A=side("She-Hulk", minions=["Shocker", put("Shocker", left=1)], hand=["Ground Stomp", "Energy"]), B=side("Iron Man"))
    assert [c.left for c in t.each("shocker")] == [3, 1] and t.each("Sandman") == []
    t.A.plays("Ground Stomp", "Energy")
    assert [c.left for c in t.each("Shocker")] == [2] and t.A.minions == ["Shocker"]


def test_what_must_be_answered_is_not_passed_over() -> None:
    t = laid(A=side("She-Hulk", hand=["Energy", "Genius", "Strength", "Uppercut", "Haymaker"]))
    with pytest.raises(ValueError, match="an answer is needed here: turn of A"):
        t.A.passes()
    with pytest.raises(AssertionError, match="this is no question of yes or no: turn of A"):
        t.A.says(True)
    t.A.ends_turn()
    with pytest.raises(ValueError, match="an answer is needed here: discard of A"):
        t.A.passes()
    t.A.picks("Energy")
    assert len(t.A.hand) == 4 and "Energy" in t.A.discard
