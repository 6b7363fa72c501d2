"""Verified cards of other teams: what each does, does not do, and whom it leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    Activate,
    Activated,
    Aim,
    GainEndurance,
    LoseEndurance,
    Players,
    T,
    character,
    plot_twist,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

GIANT = character("Giant", cost=6, atk=12, def_=12, teams=["Elsewhere"], source="stand-in")
SMALL = character("Small", cost=2, atk=2, def_=2, teams=["Elsewhere"], source="stand-in")
KNIGHT = character("Knight", cost=3, atk=4, def_=4, teams=["Gotham Knights"], source="stand-in")
TWIST = plot_twist("Twist", effect=GainEndurance(1), source="stand-in")


# -- characters -------------------------------------------------------------------------------------------------------


def test_lorelei_weakens_those_who_attack_her_while_they_do() -> None:
    table = situation("vs", A=side(front=[GIANT, SMALL]), B=side(front=["Lorelei", KNIGHT]))
    table.A.attack("Giant", "Lorelei")
    assert (table.A["Giant"].atk, table.A["Small"].atk, table.B["Lorelei"].atk) == (10, 2, 1)
    table.conclude()
    assert table.A["Giant"].atk == 12
    # stun 1, breakthrough 10 - 1
    assert table.B.endurance == 50 - 1 - 9


def test_lorelei_does_not_weaken_those_who_attack_others() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=["Lorelei", KNIGHT]))
    table.A.attack("Giant", "Knight")
    assert table.A["Giant"].atk == 12


def test_spoiler_brings_a_card() -> None:
    table = situation(
        "vs", step="recruit", A=side(hand=["Spoiler, Wildcard"], points=2, deck=[GIANT, FILLER]), B=side(deck=[FILLER])
    )
    table.A.recruits("Spoiler, Wildcard")
    table.resolve()
    assert table.A.hand == ["Giant"] and table.B.hand == []
    assert table.asked == ("A", "priority")


def test_spoiler_the_robin_adds_a_defenders_cost_to_its_atk() -> None:
    spoiler = "Spoiler <> Robin, The Girl Wonder"
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[KNIGHT, SMALL], support=[spoiler]))
    table.A.attack("Giant", "Knight")
    table.B.uses(spoiler, 1)
    table.resolve()
    assert (table.B["Knight"].atk, table.B["Knight"].def_, table.B["Small"].atk) == (7, 4, 2)
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[SMALL], support=[spoiler]))
    table.A.attack("Giant", "Small")
    assert table.B.why_not("use", spoiler, 1) == ["vs:505.1c"]


def test_spoiler_the_robin_has_evasion() -> None:
    spoiler = "Spoiler <> Robin, The Girl Wonder"
    table = situation("vs", A=side(front=[spoiler]), B=side())
    table.A.uses(spoiler, 0)
    assert table.A[spoiler].stunned and table.A.endurance == 48
    table.resolve()
    table.until("recovery phase")
    table.resolve_all()
    assert not table.A[spoiler].stunned


def test_skrull_soldiers_in_the_support_row_back_an_attacker() -> None:
    soldier = "Skrull Soldier, Army"
    table = situation("vs", A=side(front=[SMALL, soldier], support=[soldier, soldier]), B=side(front=[GIANT], support=[soldier]))
    table.A.attack("Small", "Giant")
    table.A.uses("Skrull Soldier")
    table.resolve()
    assert (table.A["Small"].atk, table.B["Giant"].atk) == (4, 12)


def test_punisher_trades_atk_for_def_until_he_fights() -> None:
    punisher = "Punisher <> Frank Castle"
    table = situation("vs", A=side(front=[put(punisher), SMALL]), B=side(front=[GIANT, KNIGHT]))
    table.A.uses(punisher, on="Giant")
    assert table.A[punisher].atk == 3
    table.resolve()
    assert (table.B["Giant"].def_, table.B["Knight"].def_) == (11, 4)
    table.A.attack(punisher, "Knight")
    assert table.A.why_not("use", punisher) == ["vs:501.3"]
    table.conclude()
    table = situation("vs", step="recruit", A=side(front=[punisher]), B=side(front=[GIANT]))
    assert table.A.why_not("use", punisher) == ["vs:501.3"]


def test_punisher_cannot_pay_without_atk() -> None:
    punisher = "Punisher <> Frank Castle"
    table = situation("vs", A=side(front=[punisher]), B=side(front=[GIANT]))
    for _ in range(4):
        table.A.uses(punisher, on="Giant")
        table.resolve()
    assert (table.A[punisher].atk, table.B["Giant"].def_) == (0, 8)
    assert table.A.why_not("use", punisher) == ["vs:203.3"]


def test_punisher_the_vigilante_finishes_a_stunned_character() -> None:
    friend = character("Friend", teams=["Spider-Friends"], source="stand-in")
    table = situation(
        "vs", A=side(front=["Punisher, Vigilante"], hand=[friend, KNIGHT]), B=side(front=[put(GIANT, stunned=True), SMALL])
    )
    table.A.uses("Punisher")
    assert table.A.pile == ["Friend"]
    table.resolve()
    assert table.B.pile == ["Giant"] and table.B.characters == ["Small"]
    table = situation("vs", A=side(front=["Punisher, Vigilante"], hand=[KNIGHT]), B=side(front=[put(GIANT, stunned=True)]))
    assert table.A.why_not("use", "Punisher") == ["vs:203.3"]


def test_thing_grows_with_his_cosmic_counter() -> None:
    table = situation("vs", phase="combat", A=side(front=["Thing, Rockhead", SMALL]), B=side())
    assert (table.A["Thing"].atk, table.A["Thing"].def_) == (6, 8)
    table.until("recovery phase")
    table.resolve_all()
    assert table.A["Thing"].counters("cosmic") == 1
    assert (table.A["Thing"].atk, table.A["Thing"].def_, table.A["Small"].atk) == (9, 9, 2)


def test_amazo_copies_those_he_fights_for_the_attack() -> None:
    power = Activated((Activate(),), LoseEndurance(5, player=T), targets=(Aim(Players()),))
    gifted = character("Gifted", cost=5, atk=3, def_=15, keywords=["invulnerability"], text=[power], source="stand-in")
    other = character("Other", cost=5, atk=3, def_=15, keywords=["evasion"], source="stand-in")
    table = situation("vs", A=side(front=["Amazo, Power Duplication"]), B=side(front=[gifted, other]))
    assert len(table.A["Amazo"].abilities) == 1
    table.A.attack("Amazo", "Gifted")
    table.resolve_all()
    assert power in table.A["Amazo"].abilities
    assert table.A["Amazo"].keywords == {"invulnerability"}
    table.conclude()
    assert power not in table.A["Amazo"].abilities and table.A["Amazo"].keywords == frozenset()


def test_batman_is_as_strong_as_your_hand() -> None:
    batman = "Batman, The Dark Knight"
    table = situation(
        "vs", A=side(front=[batman, KNIGHT], hand=[FILLER, FILLER], deck=[GIANT]), B=side(front=[SMALL], hand=[FILLER])
    )
    assert (table.A["Batman"].atk, table.A["Batman"].def_, table.A["Knight"].atk, table.B["Small"].atk) == (9, 9, 4, 2)
    table.A.uses("Batman", pay="Knight")
    assert table.A["Knight"].exhausted and not table.A["Batman"].exhausted
    table.resolve()
    assert table.A.hand == ["Filler", "Filler", "Giant"]
    assert (table.A["Batman"].atk, table.A["Batman"].def_) == (10, 10)


def test_batman_comes_only_to_gotham_knights() -> None:
    batman = "Batman, The Dark Knight"
    table = situation("vs", step="recruit", A=side(front=[SMALL], hand=[batman], points=7), B=side(front=[KNIGHT]))
    assert table.A.why_not("recruit", batman) == ["vs:304.7"]
    table = situation("vs", step="recruit", A=side(front=[KNIGHT], hand=[batman], points=7), B=side())
    assert table.A.can("recruit", batman)


def test_dr_doom_spends_others() -> None:
    doom = "Dr. Doom, Scientific Sorcerer"
    table = situation("vs", A=side(front=[doom, SMALL]), B=side(front=[GIANT]))
    table.A.uses("Dr. Doom")
    assert table.A["Small"].exhausted and not table.A["Dr. Doom"].exhausted
    table.resolve()
    assert (table.A["Dr. Doom"].atk, table.A["Dr. Doom"].def_, table.B["Giant"].atk) == (17, 15, 12)
    assert table.A.why_not("use", "Dr. Doom") == ["vs:203.3"]


def test_venom_eats_a_stunned_character() -> None:
    table = situation("vs", A=side(front=["Venom, Brain-Eater"]), B=side(front=[put(GIANT, stunned=True), SMALL]))
    table.A.uses("Venom")
    table.resolve()
    assert table.B.pile == ["Giant"] and table.B.characters == ["Small"]
    assert (table.A.endurance, table.B.endurance) == (56, 50)
    assert table.A.why_not("use", "Venom") == ["vs:G:Activate", "vs:505.1c"]


def test_martian_manhunter_draws_for_adjacent_willpower() -> None:
    strong = character("Strong", cost=2, atk=2, def_=2, willpower=1, source="stand-in")
    table = situation(
        "vs",
        phase="combat",
        A=side(front=[strong, "Martian Manhunter", SMALL], support=[None, None, strong]),
        B=side(front=[strong]),
    )
    # one neighbour has willpower; the other copy stands diagonally, and Small has none
    table.resolve_all()
    assert len(table.A.hand) == 2 and table.B.hand == []


def test_dark_phoenix_burns_all_resources() -> None:
    table = situation(
        "vs",
        phase="combat",
        A=side(front=["Dark Phoenix"], resources=3),
        B=side(front=[SMALL], resources=[put("Danger Room", down=False), FILLER]),
    )
    table.resolve_all()
    assert table.A.resources == [] and table.B.resources == []
    assert sorted(table.B.pile) == ["Danger Room", "Filler"]
    assert table.B.characters == ["Small"]


# -- plot twists and locations ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "discards", "def_"), [([FILLER], True, 10), ([FILLER], False, 8), ([], True, 8)])
def test_chain_lightning_strikes_twice_unless_an_opponent_discards(hand, discards, def_) -> None:
    foe = character("Foe", cost=1, atk=1, def_=1, teams=["Future Foes"], source="stand-in")
    table = situation(
        "vs", A=side(front=[GIANT], support=[foe], hand=["Chain Lightning"], resources=1), B=side(front=[GIANT], hand=hand)
    )
    table.A.attack("Giant", "Giant")
    table.A.plays("Chain Lightning", on=table.B["Giant"].ref)
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(discards)
    assert table.B["Giant"].def_ == def_
    assert table.A["Giant"].def_ == 12
    assert table.B.hand == ([] if discards else [c.name for c in hand])


def test_chain_lightning_needs_future_foes() -> None:
    table = situation("vs", A=side(front=[GIANT], hand=["Chain Lightning"], resources=1), B=side(front=[SMALL]))
    table.A.attack("Giant", "Small")
    assert table.A.why_not("play", "Chain Lightning") == ["vs:304.7"]


def test_battered_and_broken_bars_opposing_reinforcement() -> None:
    enemy = character("Enemy", cost=2, atk=2, def_=2, teams=["Emerald Enemies"], source="stand-in")
    field = ["Personal Force Field"]
    table = situation(
        "vs",
        A=side(front=[put(enemy), put(GIANT, equipment=field)], hand=["Battered and Broken"], resources=2),
        B=side(front=[put(KNIGHT, equipment=field)], support=[KNIGHT]),
    )
    table.A.plays("Battered and Broken")
    assert table.A["Enemy"].exhausted
    table.resolve()
    assert not table.B["Knight"].reinforcement and table.A["Giant"].reinforcement


def test_batman_and_the_outsiders_return_what_outsiders_outnumber() -> None:
    ann, bob = (character(n, cost=2, atk=2, def_=2, teams=["Outsiders"], source="stand-in") for n in ("Ann", "Bob"))
    one = character("One", cost=1, atk=1, def_=1, source="stand-in")
    table = situation(
        "vs", A=side(front=[ann, bob], hand=["Batman and the Outsiders", TWIST], resources=3), B=side(front=[GIANT, one, SMALL])
    )
    table.A.attack(["Ann", "Bob"], "Giant")
    table.A.plays("Batman and the Outsiders")
    table.resolve()
    assert table.B.hand == ["One"] and table.B.characters == ["Giant", "Small"]


def test_batman_and_the_outsiders_come_before_other_plot_twists() -> None:
    ann, bob = (character(n, cost=2, atk=2, def_=2, teams=["Outsiders"], source="stand-in") for n in ("Ann", "Bob"))
    one = character("One", cost=1, atk=1, def_=1, source="stand-in")
    table = situation(
        "vs", A=side(front=[ann, bob], hand=["Batman and the Outsiders"], resources=3), B=side(front=[GIANT, one], hand=[TWIST])
    )
    table.A.attack(["Ann", "Bob"], "Giant")
    table.B.plays("Twist")
    table.resolve()
    assert table.A.why_not("play", "Batman and the Outsiders") == ["vs:304.7"]


@pytest.mark.parametrize("before", [False, True])
def test_other_earth_must_be_your_only_plot_twist(before) -> None:
    supreme = character("Supreme", cost=2, atk=2, def_=2, teams=["Squadron Supreme"], source="stand-in")
    table = situation(
        "vs",
        A=side(front=[supreme, GIANT], hand=["Other-Earth", TWIST, TWIST], resources=3),
        B=side(front=[put(KNIGHT, equipment=["Personal Force Field"])], hand=[TWIST]),
    )
    if before:
        table.A.plays("Twist")
        table.resolve()
    table.B.plays("Twist")
    table.resolve()
    table.A.plays("Other-Earth")
    table.resolve()
    assert table.B["Knight"].reinforcement is before
    assert table.B["Knight"].def_ == 7
    assert table.A.why_not("play", "Twist") == ["vs:505.1"]
    table.A.attack("Giant", "Knight")
    assert table.B["Knight"].def_ == (7 if before else 5)


def test_other_earth_lets_others_play() -> None:
    supreme = character("Supreme", cost=2, atk=2, def_=2, teams=["Squadron Supreme"], source="stand-in")
    table = situation("vs", A=side(front=[supreme], hand=["Other-Earth"], resources=3), B=side(hand=[TWIST]))
    table.A.plays("Other-Earth")
    table.resolve()
    assert table.B.can("play", "Twist")


@pytest.mark.parametrize(("top", "found"), [(KNIGHT, True), (GIANT, False), ("Spoiler, Wildcard", False)])
def test_gotham_city_finds_bigger_knights(top, found) -> None:
    city = put("Gotham City", down=False)
    table = situation("vs", A=side(front=[KNIGHT, SMALL], resources=[city], deck=[top, FILLER]), B=side())
    table.A.uses("Gotham City")
    assert table.A["Knight"].exhausted and not table.A["Small"].exhausted
    table.resolve()
    name = top if isinstance(top, str) else top.full_name
    assert table.A.hand == ([name] if found else [])
    assert table.A.deck == (["Filler"] if found else ["Filler", name])
    assert table.A.why_not("use", "Gotham City")[0] == "vs:G:Activate"
