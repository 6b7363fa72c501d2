"""What the greedy agent does in situations where it is plain what should be done; and that it beats random."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.agents import make_agent
from longbox.games.vs.agent.greedy import GreedyVs
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.games.vs.rules.plays import PlayTwist, Recruit
from longbox.games.vs.rules.powers import PoweringUp, Reinforcing
from longbox.games.vs.situations import put
from longbox.games.vs.state import FRONT, SUPPORT, CardDef
from longbox.kernel.views import View
from longbox.lab import simulate
from longbox.situations import side, situation


def hero(name: str, atk: int, def_: int, cost: int = 3, **facts: Any) -> CardDef:
    """A character without text, of one team with the others."""
    return CardDef("character", name, "Stand-In", cost=cost, atk=atk, def_=def_, teams=["Team"], **facts)


BIG, MIDDLE, SMALL = hero("Big", 9, 9, 5), hero("Middle", 5, 5, 4), hero("Small", 2, 2, 2)
ARCHER = hero("Archer", 4, 2, 3, range_=True)


def asked(table: Any) -> tuple[int, ...]:
    """What the greedy agent answers to the open decision."""
    decision = table.decision
    answer = GreedyVs(1).choose(View(table.s, decision.seat), decision)
    decision.check(answer)
    return answer


def play(table: Any, kind: type | None = None) -> Any:
    """The act that it takes with priority; of this kind, if given."""
    answer = asked(table)
    act = table.decision.options[answer[0]]
    assert kind is None or isinstance(act, kind), act
    return act


def attack(table: Any) -> tuple[list[str], str]:
    """The attack it proposes: attackers, and defender (or the player attacked)."""
    answer = asked(table)
    act = table.decision.options[answer[0]]
    attackers, defender, victim = act.read(answer[1:])
    names = [table.s.things[n].printed.name for n in attackers]
    return names, table.s.things[defender].printed.name if defender >= 0 else table.s.things[victim].name


# -- attacking --------------------------------------------------------------------------------------------------------


def test_it_attacks_directly_when_nobody_stands_in_the_way() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side())
    assert attack(table) == (["Big"], "B")


def test_it_takes_the_trade_that_gains_most() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[MIDDLE, SMALL]))
    names, target = attack(table)
    # 9 against 2 breaks through for 7; 9 against 5 for 4 and a stun of 4
    assert names == ["Big"] and target in ("Middle", "Small")


def test_it_does_not_run_into_a_wall() -> None:
    table = situation("vs", A=side(front=[SMALL]), B=side(front=[BIG]))
    assert play(table).passing


def test_it_attacks_as_a_team_what_none_could_stun_alone() -> None:
    table = situation("vs", A=side(front=[MIDDLE, hero("Other", 5, 9, 4)]), B=side(front=[hero("Giant", 1, 10, 6)]))
    names, target = attack(table)
    assert sorted(names) == ["Middle", "Other"] and target == "Giant"


def test_the_small_one_takes_what_it_can() -> None:
    table = situation("vs", A=side(front=[BIG, MIDDLE]), B=side(front=[hero("Weak", 0, 4, 4), hero("Strong", 0, 8, 5)]))
    names, target = attack(table)
    table.A.attack(names[0], target)
    table.conclude()
    assert {attack(table)[1], target} == {"Weak", "Strong"}


# -- plays in combat --------------------------------------------------------------------------------------------------


def test_it_powers_up_where_that_turns_the_attack() -> None:
    table = situation("vs", A=side(front=[hero("Five", 5, 6)]), B=side(front=[put(MIDDLE)], hand=[MIDDLE]))
    table.A.attack("Five", "Middle")
    table.A.passes()
    act = play(table, PoweringUp)
    assert act.number == table.B["Middle"].card.number


def test_it_powers_up_twice_where_once_is_not_enough() -> None:
    table = situation("vs", A=side(front=[hero("Six", 6, 8)]), B=side(front=[put(MIDDLE)], hand=[MIDDLE, MIDDLE]))
    table.A.attack("Six", "Middle")
    table.A.passes()
    play(table, PoweringUp)


def test_it_keeps_its_cards_where_power_ups_change_nothing() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[put(SMALL)], hand=[SMALL]))
    table.A.attack("Big", "Small")
    table.A.passes()
    # +1 DEF saves one point of breakthrough; a card is worth more
    assert play(table).passing


def test_it_reinforces_to_save_endurance() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[SMALL], support=[hero("Helper", 0, 1, 1)]))
    table.A.attack("Big", "Small")
    table.A.passes()
    play(table, Reinforcing)


def test_it_plays_a_plot_twist_that_flips_the_comparison() -> None:
    surprise = "Nasty Surprise"
    table = situation("vs", A=side(front=[BIG]), B=side(front=[MIDDLE], hand=[surprise], resources=4))
    table.A.attack("Big", "Middle")
    table.A.passes()
    # 5 + 5 ATK stuns the attacker, whose DEF is 9
    play(table, PlayTwist)


def test_it_holds_the_plot_twist_where_it_flips_nothing() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[SMALL], hand=["Nasty Surprise"], resources=4))
    table.A.attack("Big", "Small")
    table.A.passes()
    assert play(table).passing


def test_removal_goes_to_the_best_target() -> None:
    mates = [hero("Mate", 1, 1, 1, traits=()), hero("Friend", 1, 1, 1)]
    for c in mates:
        c.values.teams = frozenset(("X-Men",))
    table = situation("vs", A=side(front=mates, hand=["Fastball Special"], resources=3), B=side(front=[MIDDLE, BIG, SMALL]))
    act = play(table, PlayTwist)
    table.choose_option(table.decision.options.index(act))
    assert table.asked == ("A", "target")
    chosen = table.decision.options[asked(table)[0]]
    assert table.s.get(chosen).printed.name == "Big"


def test_the_defender_strikes_the_best_attacker_it_stuns() -> None:
    table = situation(
        "vs",
        A=side(front=[SMALL, hero("Medium", 3, 4, 4), hero("Tough", 3, 9, 5)]),
        B=side(front=[hero("Target", 5, 7, 5)]),
    )
    table.A.attack(["Small", "Medium", "Tough"], "Target")
    table.all_pass()
    assert table.asked == ("B", "strike")
    assert table.s.get(table.decision.options[asked(table)[0]]).printed.name == "Medium"


# -- the rest of the turn ---------------------------------------------------------------------------------------------


def test_it_recovers_the_best_stunned_character() -> None:
    table = situation("vs", phase="recovery", A=side(front=[put(SMALL, stunned=True), put(BIG, stunned=True)]), B=side())
    table.all_pass()
    assert table.asked == ("A", "recover")
    assert table.s.get(table.decision.options[asked(table)[0]]).printed.name == "Big"


def test_it_spends_its_points_on_the_best_set_of_characters() -> None:
    hand = [hero("Four", 5, 5, 4), hero("Two", 2, 2, 2), hero("One", 1, 1, 1), hero("Nine", 20, 20, 9)]
    table = situation("vs", step="recruit", A=side(hand=hand, resources=5), B=side())
    assert table.asked == ("A", "priority")
    recruited = []
    while table.asked == ("A", "priority") and not play(table).passing:
        act = play(table, Recruit)
        recruited.append(table.s.things[act.number].printed.name)
        table.choose_option(table.decision.options.index(act))
        table.resolve()
        table.places(recruited[-1])
    assert sorted(recruited) == ["Four", "One"]
    assert table.A.points == 0


def test_it_does_not_recruit_what_would_put_a_better_namesake_away() -> None:
    weaker = CardDef("character", "Big", "Lesser", cost=2, atk=2, def_=2, teams=["Team"])
    table = situation("vs", step="recruit", A=side(front=[BIG], hand=[weaker], resources=5), B=side())
    assert play(table).passing


def test_it_builds_what_it_can_still_play_from_there() -> None:
    hand = [hero("Six", 9, 9, 6), "Nasty Surprise", hero("Five", 8, 8, 5)]
    table = situation("vs", step="resource", turn=5, A=side(hand=hand, resources=4), B=side())
    assert table.asked == ("A", "build")
    assert table.s.get(table.decision.options[asked(table)[0]]).printed.name == "Nasty Surprise"


def test_it_shelters_the_ranged_and_weak_behind_the_sturdy() -> None:
    table = situation("vs", step="formation", A=side(front=[BIG, ARCHER]), B=side(front=[hero("Enemy", 8, 8, 5)]))
    assert table.asked == ("A", "formation")
    answer = asked(table)
    shape = table.decision.shape
    where = {table.s.get(ref).printed.name: shape.cells[i] for ref, i in zip(shape.pieces, shape.placed(answer))}
    assert where["Big"][1] == FRONT and where["Archer"][1] == SUPPORT
    assert where["Big"][2] == where["Archer"][2]


# -- strength ---------------------------------------------------------------------------------------------------------


def decks() -> list[Any]:
    return [load_deck(name).entries for name in builtin()]


def test_it_beats_random_in_a_few_matches() -> None:
    got = simulate("vs", decks(), ["greedy", "random"], 12, 11)
    assert not got.failures and got.scores[0].wins >= 11


@pytest.mark.slow
def test_it_beats_random_in_95_of_100_mirrored_matches() -> None:
    for pair in (decks()[:2], decks()[2:]):
        got = simulate("vs", pair, ["greedy", "random"], 100, 5, jobs=2)
        assert not got.failures and got.finished == 100 and got.scores[0].wins >= 95


@pytest.mark.slow
def test_it_plays_with_three_and_four() -> None:
    for players in (3, 4):
        got = simulate("vs", decks(), ["greedy", "random"], 12, 6, jobs=2, players=players)
        assert not got.failures and got.finished == 12
        assert make_agent("greedy", 1, "vs").name == "greedy"
        assert got.scores[0].wins > got.scores[1].wins
