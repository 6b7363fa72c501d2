"""Crossed: control that changes, with what goes on meanwhile."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    COMBAT,
    THAT,
    Activated,
    Aim,
    AtStart,
    Continuous,
    GainEndurance,
    Gets,
    Lasting,
    LeavesPlay,
    LoseEndurance,
    PayEndurance,
    RemoveIt,
    Replacement,
    T,
    Triggered,
    WouldEnterPile,
    evasion,
    pump,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, KILL, TAKE, gear, hero, twist


@pytest.mark.rule("vs:706.5", "vs:504.2", "vs:700.3a", "vs:513.2b")
def test_an_evader_taken_while_stunned_recovers_where_it_is_by_the_effect_of_who_used_it() -> None:
    table = situation("vs", A=side(front=[hero("Ann")], hand=[TAKE]), B=side(front=[hero("Sly", evasion())]))
    table.B.uses("Sly")
    table.resolve()
    assert table.B.endurance == 47
    table.A.plays("Take", on="Sly")
    table.resolve()
    table.places("Sly")
    table.until("recovery phase")
    item = table.s.things[table.s.chain[-1]]
    assert table.names[item.controller] == "B"
    table.finish()
    assert table.A["Sly"].controller == "A" and not table.A["Sly"].stunned and table.A["Sly"].exhausted


@pytest.mark.rule("vs:700.1", "vs:704.4", "vs:704.1", "vs:213.1d")
def test_a_taken_namesake_is_put_away_only_by_recruiting_and_into_its_owners_pile() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Ann")], hand=[TAKE, hero("Ann", cost=1)], resources=3),
        B=side(front=[hero("Ann")]),
    )
    table.A.plays("Take", on="Ann")
    table.resolve()
    table.places("Ann")
    assert table.A.characters == ["Ann", "Ann"]
    table.A.recruits("Ann")
    assert table.A.characters == ["Ann"] and table.A.pile == ["Take", "Ann"] and table.B.pile == ["Ann"]


@pytest.mark.rule("vs:700.1", "vs:511.7", "vs:G:You", "vs:213.5f")
def test_equipment_taken_with_its_host_speaks_of_its_new_controller() -> None:
    banner = gear("Banner", text=[Continuous(yours(), (Gets(1, 0),)), Activated((PayEndurance(1),), GainEndurance(3))])
    table = situation(
        "vs", A=side(front=[hero("Ann")], hand=[TAKE]), B=side(front=[put(hero("Bea"), equipment=[banner]), hero("Ben")])
    )
    assert (table.A["Ann"].atk, table.B["Ben"].atk) == (4, 5)
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    assert (table.A["Ann"].atk, table.A["Bea"].atk, table.B["Ben"].atk) == (5, 5, 4)
    table.A.uses("Banner")
    table.resolve()
    assert table.A.endurance == 52 and table.A["Banner"].controller == "A"
    assert not any(a.ref == table.A["Banner"].ref for a in table.B.offered())


@pytest.mark.rule("vs:504.2", "vs:502.1", "vs:700.3")
def test_a_triggered_effect_stays_with_who_controlled_its_source_as_it_triggered() -> None:
    thief = hero("Thief", Triggered(AtStart(COMBAT), GainEndurance(5)))
    table = situation("vs", phase="combat", A=side(hand=[TAKE]), B=side(front=[thief]))
    assert len(table.chain) == 1
    table.A.plays("Take", on="Thief")
    table.resolve()
    table.places("Thief")
    table.resolve()
    assert table.A["Thief"].controller == "A" and table.B.endurance == 55 and table.A.endurance == 50


@pytest.mark.rule("vs:602.1a", "vs:601.2e", "vs:602.5d")
def test_an_attacker_taken_before_the_attack_begins_calls_it_off_and_stays_ready() -> None:
    table = situation("vs", A=side(front=[hero("Ann"), hero("Amy")]), B=side(front=[hero("Bea")], hand=[TAKE]))
    table.A.attack(["Ann", "Amy"], "Bea", begin=False)
    table.B.plays("Take", on="Ann")
    table.resolve()
    table.places("Ann")
    table.conclude()
    assert not table.B["Ann"].exhausted and not table.A["Amy"].exhausted and not table.B["Bea"].stunned
    # Amy may attack after all, even her companion
    table.A.attack("Amy", "Ann")
    assert table.B["Ann"].defending


@pytest.mark.rule("vs:508.2a", "vs:504.3", "vs:700.3")
def test_your_character_is_no_longer_yours_to_help_once_it_is_taken() -> None:
    table = situation(
        "vs", A=side(hand=[TAKE]), B=side(front=[hero("Bea")], hand=[twist("Help", pump(T, 5, 5, "turn"), Aim(yours()))])
    )
    table.B.plays("Help", on="Bea")
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    table.resolve()
    assert table.A["Bea"].atk == 4 and not table.s.modifiers


@pytest.mark.rule("vs:700.3a", "vs:513.2c", "vs:215.2")
def test_what_was_given_to_a_character_goes_with_it() -> None:
    rally = twist("Rally", pump(yours(), 2, 0, "turn"))
    table = situation(
        "vs",
        A=side(front=[hero("Ann")], hand=[TAKE]),
        B=side(front=[put(hero("Bea"), counters={"+1 ATK": 1}), hero("Ben")], hand=[rally]),
    )
    table.B.plays("Rally")
    table.resolve()
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    assert (table.A["Bea"].atk, table.A["Ann"].atk, table.B["Ben"].atk) == (7, 4, 6)


@pytest.mark.rule("vs:213.1d", "vs:511.2a", "vs:G:Own", "vs:513.5a")
@pytest.mark.parametrize("own", [False, True])
def test_a_borrowed_character_enters_its_owners_pile_whoever_controls_it(own: bool) -> None:
    vault = hero("Vault", Replacement(WouldEnterPile(own=own), RemoveIt(THAT)))
    table = situation("vs", A=side(front=[vault, put(hero("Bea"), owner="B")], hand=[KILL]), B=side())
    table.A.plays("Kill", on="Bea")
    table.resolve()
    assert (table.B.pile, table.B.removed) == ((["Bea"], []) if own else ([], ["Bea"])) and table.A.pile == ["Kill"]


@pytest.mark.rule("vs:700.2", "vs:708.4a", "vs:701.17")
def test_a_hidden_character_is_taken_into_the_hidden_area_with_its_equipment() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann")], hand=[TAKE]), B=side(hidden_front=[put(hero("Bea"), equipment=[gear("Ring")])])
    )
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    assert table.A["Bea"].hidden and table.A["Bea"].equipment == ["Ring"] and table.A["Ring"].controller == "A"


@pytest.mark.rule("vs:502.4", "vs:504.2", "vs:213.1d")
def test_a_borrowed_character_that_leaves_play_triggers_for_its_last_controller() -> None:
    bea = hero("Bea", Triggered(LeavesPlay(), GainEndurance(4)))
    table = situation("vs", A=side(front=[put(bea, owner="B")]), B=side(hand=[BOUNCE]))
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    table.resolve()
    assert table.B.hand == ["Bea"] and table.A.endurance == 54 and table.B.endurance == 50


@pytest.mark.rule("vs:602.3a", "vs:602.5b", "vs:708.4b", "vs:601.3f")
def test_a_defender_taken_by_a_third_player_defends_no_longer() -> None:
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea")]), C=side(hand=[TAKE]))
    table.A.attack("Ann", "Bea")
    table.C.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    table.conclude()
    assert not table.A["Ann"].exhausted and not table.C["Bea"].stunned
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.C["Bea"].stunned and table.C.endurance == 47 and table.B.endurance == 50


@pytest.mark.rule("vs:513.4a", "vs:511.7", "vs:504.2")
def test_a_delayed_trigger_about_your_characters_means_those_of_who_made_it() -> None:
    vow = twist("Vow", Lasting(Triggered(LeavesPlay(yours()), LoseEndurance(2)), "turn"))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[vow, KILL]), B=side(hand=[TAKE, KILL]))
    table.A.plays("Vow")
    table.resolve()
    table.B.plays("Take", on="Ann")
    table.resolve()
    table.places("Ann")
    table.B.plays("Kill", on="Ann")
    table.resolve()
    assert table.A.pile == ["Vow", "Ann"] and not table.chain and table.A.endurance == 50
