"""Cards quoted in chapters 6 and 7 and the glossary: what each does beyond its worked example, and whom it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    Activate,
    Activated,
    Aim,
    CardDef,
    Costs,
    Effect,
    GainEndurance,
    PayEndurance,
    StunIt,
    T,
    Team,
    character,
    characters,
    equipment,
    location,
    plot_twist,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

CHARAXES = "Charaxes, Drury Walker"
MOLECULE_MAN = "Molecule Man, Owen Reece"
STORM = "Storm, Leader of the Morlocks"


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, **facts: Any) -> CardDef:
    """A character who is only there."""
    return character(name, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


def twist(name: str, effect: Effect, *targets: Aim) -> CardDef:
    """A plot twist that makes something happen."""
    return plot_twist(name, threshold=0, effect=effect, targets=targets, source="stand-in")


STUN = twist("Stun", StunIt(T), Aim(characters()))
FOE = someone("Foe", 6, 9, 9)


def test_kate_spencers_permission_ends_with_the_turn() -> None:
    table = situation(
        "vs", phase="combat", A=side(front=["Kate Spencer", someone("Mate")]), B=side(hidden_front=[someone("Lurker", 4)])
    )
    table.A.uses("Kate Spencer")
    table.resolve()
    assert table.A.can_attack("Mate", "Lurker")
    assert table.B.characters == ["Lurker"]
    table.until("draw phase")
    assert not table.A.can_attack("Mate", "Lurker")


def test_charaxes_causes_no_breakthrough_to_a_defender_s_controller_but_stuns() -> None:
    table = situation("vs", A=side(front=[CHARAXES, FOE]), B=side(front=[someone("Weak", 1, 1, 1), someone("Weak Two", 1, 1, 1)]))
    table.A.attack("Charaxes", "Weak")
    table.conclude()
    assert table.B["Weak"].stunned
    assert table.B.endurance == 49
    table.A.attack("Foe", "Weak Two")
    table.conclude()
    assert table.B.endurance == 49 - 1 - 8


def test_vulture_gains_only_from_his_own_breakthrough() -> None:
    table = situation("vs", A=side(front=["Vulture", FOE]), B=side(front=[someone("One", 1, 1, 1), someone("Two", 1, 1, 1)]))
    table.A.attack("Foe", "One")
    table.conclude()
    assert table.A.endurance == 50
    table.A.attack("Vulture", "Two")
    table.conclude()
    assert table.A.endurance == 53


@pytest.mark.parametrize(("exhausted", "team", "reinforced"), [(True, "JSA", True), (False, "JSA", False), (True, "JLA", False)])
def test_stripe_reinforces_exhausted_jsa_defenders(exhausted: bool, team: str, reinforced: bool) -> None:
    star = put(someone("Star", teams=[team]), exhausted=exhausted)
    table = situation("vs", A=side(front=[FOE]), B=side(front=["S.T.R.I.P.E.", star]))
    assert not table.B["Star"].reinforcement
    table.A.attack("Foe", "Star")
    assert table.B["Star"].reinforcement is reinforced


def test_harry_leland_works_only_while_visible() -> None:
    mind = someone("Mind", traits=["Mental"])
    table = situation("vs", A=side(front=[FOE]), B=side(front=[someone("Friend")], hidden_front=["Harry Leland"], hand=[mind]))
    table.A.attack("Foe", "Friend")
    assert table.B.why_not("use", "Harry Leland") == ["vs:501.3"]


def test_moonglow_may_find_a_team_up_card_and_has_no_affiliation_alone() -> None:
    table = situation(
        "vs", A=side(front=["Moonglow"], hand=[FILLER], deck=[FILLER, plot_twist("Pact", "Team-Up", source="stand-in")]), B=side()
    )
    assert table.A["Moonglow"].teams == frozenset()
    table.A.uses("Moonglow")
    table.resolve()
    table.says(True)
    assert table.options == ["Pact, Team-Up"]
    table.chooses("Pact")
    assert table.A.hand == ["Pact, Team-Up"]
    assert table.A.pile == ["Filler"]


def test_deadly_conspiracy_from_the_hand_draws_nothing_and_stops_activated_powers() -> None:
    runner = someone(
        "Runner",
        teams=["Thunderbolts"],
        text=[Activated((Activate(),), GainEndurance(9)), Activated((PayEndurance(1),), GainEndurance(2))],
    )
    table = situation(
        "vs",
        A=side(front=[put(runner, exhausted=True)], hand=["Deadly Conspiracy"], resources=3),
        B=side(front=[someone("Prey")]),
    )
    table.A.plays("Deadly Conspiracy")
    table.resolve()
    assert not table.A["Runner"].exhausted
    assert table.A.hand == []
    assert not table.A.can_attack("Runner", "Prey")
    assert table.A.why_not("use", "Runner", 0) == ["vs:103.2"]
    # a payment power without activation is left to it
    table.A.uses("Runner", 1)
    table.resolve()
    assert table.A.endurance == 51


def test_molecule_man_copies_once_a_turn_and_no_ongoing_plot_twist() -> None:
    gain = twist("Gain", GainEndurance(3))
    table = situation("vs", A=side(front=[MOLECULE_MAN], hand=[gain, gain, "Dynamic Duo"], resources=2), B=side())
    table.A.plays("Dynamic Duo")
    assert "vs:505.1c" in table.A.why_not("use", "Molecule Man")
    table.resolve()
    table.A.plays("Gain")
    table.A.uses("Molecule Man")
    table.resolve_all()
    assert table.A.endurance == 56
    table.A.plays("Gain")
    assert table.A.why_not("use", "Molecule Man") == ["vs:501.4"]


@pytest.mark.parametrize("cards", [0, 3])
def test_break_you_needs_no_discard(cards: int) -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Bane", 4, 4, 9)], hand=["Break You", *[FILLER] * 4], resources=2),
        B=side(front=[someone("Bat", 4, 4, 20)]),
    )
    table.A.attack("Bane", "Bat")
    table.A.plays("Break You", on="Bane", pay=[["Filler"] * cards])
    table.resolve()
    assert table.A["Bane"].atk == 4 + 2 * cards
    assert len(table.A.hand) == 4 - cards
    table.conclude()
    assert table.A["Bane"].atk == 4


def test_atrophos_may_find_nothing_and_looks_at_no_other_player() -> None:
    table = situation("vs", A=side(front=["Atrophos"], hand=[FILLER]), B=side(hand=[FILLER], deck=[FILLER, FILLER]))
    table.A.attack("Atrophos", "B")
    table.conclude()
    assert table.asked == ("A", "search")
    table.chooses()
    assert table.B.removed == [] and table.A.removed == []
    assert table.asked == ("A", "priority")


def test_superman_must_be_ready() -> None:
    table = situation("vs", A=side(front=[put("Superman, Kal-El", exhausted=True)]), B=side())
    assert table.A.why_not("use", "Superman") == ["vs:G:Activate"]


def test_wheel_of_misfortune_powers_up_only_the_unaffiliated() -> None:
    hero = someone("Hero", teams=["Heroes"])
    table = situation(
        "vs",
        A=side(front=[hero], hand=[someone("Hero", 1, version="Young")]),
        B=side(front=[someone("Wall", 3, 3, 9)], hand=["Wheel of Misfortune"], resources=2),
    )
    table.A.attack("Hero", "Wall")
    table.A.powers_up("Hero")
    table.B.plays("Wheel of Misfortune")
    table.resolve()
    table.says(True)
    assert (table.B["Wall"].atk, table.B["Wall"].def_) == (4, 10)
    assert table.A["Hero"].atk == 3
    assert table.chain == []


def test_kang_cobra_leaves_his_own_side_alone() -> None:
    titan = someone("Titan", teams=["Teen Titans"])
    table = situation(
        "vs",
        A=side(front=["Kang, Kang Cobra", titan], hand=["New Teen Titans"], resources=2),
        B=side(front=[someone("Wall", 3, 1, 30)]),
    )
    table.A.attack("Titan", "Wall")
    table.A.plays("New Teen Titans")
    table.resolve()
    assert table.A["Titan"].atk == 4
    assert table.A["Kang"].atk == 9


def test_quinjet_moves_and_powers_up() -> None:
    thor = someone("Thor", 4, 4, 9, teams=["Avengers"])
    table = situation("vs", A=side(front=[put(thor, equipment=["Quinjet"])]), B=side(front=[someone("Wall", 5, 2, 30)]))
    table.A.attack("Thor", "Wall")
    table.A.uses("Quinjet")
    table.resolve()
    table.places("Thor", ("support", 1))
    assert (table.A["Thor"].row, table.A["Thor"].atk, table.A["Thor"].def_) == ("support", 5, 10)


def test_air_strike_without_replacing_gives_two() -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Pilot", 3, 3, 9)], hand=["Air Strike"], resources=3),
        B=side(front=[someone("Wall", 5, 2, 30)]),
    )
    table.A.plays("Air Strike")
    table.resolve()
    table.says(False)
    assert len(table.A.resources) == 3 and table.A.pile == ["Air Strike"]
    table.A.attack("Pilot", "Wall")
    assert table.A["Pilot"].atk == 5


def test_lonar_reveals_the_new_top_card_after_each_draw() -> None:
    table = situation(
        "vs", phase="draw", A=side(front=["Lonar"]), B=side(deck=[someone(n) for n in ("One", "Two", "Three", "Four")])
    )
    table.resolve_all()
    assert table.B.hand == ["One", "Two"]
    known = [c.printed.name for c in (table.s.things[n] for n in table.s.zone(1, 0)) if c.known & 1]
    assert known == ["Three"]
    # what has been seen on the way into the hand is known, and the rest is not
    assert all(table.B[n].known & 1 for n in ("One", "Two"))


def test_pan_takes_no_character_cards() -> None:
    table = situation("vs", A=side(front=["Pan"]), B=side(deck=["Vulture", FILLER, "Fizzle"], hand=["Fizzle"]))
    table.A.attack("Pan", "B")
    table.conclude()
    table.chooses("Fizzle")
    assert table.options == ["Fizzle"]
    table.chooses("Fizzle")
    assert table.B.removed == ["Fizzle"] and table.B.hand == ["Fizzle"]
    table = situation("vs", A=side(front=["Pan"]), B=side(deck=["Vulture", FILLER]))
    table.A.attack("Pan", "B")
    table.conclude()
    table.chooses("Vulture")
    assert table.asked == ("A", "priority")
    assert sorted(table.B.deck) == ["Filler", "Vulture"]


def test_pier_4_raises_the_limit_of_fantastic_four_characters_to_two_however_many_say_so() -> None:
    gear = [equipment(f"Gear {i}", cost=1, source="stand-in") for i in range(3)]
    other = location(
        "Hangar", source="stand-in",
        text=[Costs("equipment limit", 2, yours(Team("Fantastic Four")), up_to=True, words="each can be equipped with up to two equipment")],
    )  # fmt: skip
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[someone("Ben", teams=["Fantastic Four"])],
            hand=gear,
            resources=[put("Pier 4", down=False), put(other, down=False), FILLER],
        ),
        B=side(),
    )
    table.A.recruits("Gear 0")
    table.A.recruits("Gear 1")
    assert table.A["Ben"].equipment == ["Gear 0", "Gear 1"]
    assert table.A.why_not("recruit", "Gear 2") == ["vs:302.3b"]


def test_batarang_is_recruited_onto_gotham_knights_only() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[someone("Robin", teams=["Gotham Knights"]), someone("Clark")], hand=["Batarang"], resources=1),
        B=side(),
    )
    table.A.recruits("Batarang")
    assert table.A["Robin"].equipment == ["Batarang"]


def test_dynamic_duo_protects_team_attackers_of_the_gotham_knights_for_the_turn() -> None:
    knights = [someone(n, 3, 4, 2, teams=["Gotham Knights"]) for n in ("Bat", "Bird")]
    table = situation(
        "vs",
        A=side(front=[*knights, someone("Late", 3, 4, 2, teams=["Gotham Knights"])], hand=["Dynamic Duo"], resources=2),
        B=side(front=[someone("Wall", 5, 9, 5), someone("Post", 2, 9, 2)]),
    )
    table.A.plays("Dynamic Duo")
    table.resolve()
    table.A.attack(["Bat", "Bird"], "Wall")
    table.all_pass()
    table.chooses("Bat")
    assert table.B["Wall"].stunned
    assert not table.A["Bat"].stunned
    table.conclude()
    table.A.attack("Late", "Post")
    table.conclude()
    assert table.A["Late"].stunned


def test_search_and_destroy_discards_only_the_namesakes_of_the_targets_controller() -> None:
    robin = someone("Robin", 2)
    table = situation(
        "vs",
        A=side(hand=["Search and Destroy", robin], resources=3),
        B=side(
            front=[robin, someone("Big", 4)],
            hand=[someone("Robin", version="Older"), plot_twist("Robin", source="stand-in"), someone("Other")],
        ),
    )
    table.A.plays("Search and Destroy")
    table.resolve()
    assert table.B["Robin"].stunned
    assert table.B.pile == ["Robin, Older"]
    assert table.B.hand == ["Robin", "Other"]
    assert table.A.hand == ["Robin"]


def test_anarchist_kos_one_of_her_own_side_too() -> None:
    mate = someone("Mate", 4, 6, 3, teams=["X-Statix"])
    table = situation("vs", A=side(front=["Anarchist", mate]), B=side(front=[someone("Wall", 5, 5, 5)]))
    table.A.attack(["Anarchist", "Mate"], "Wall")
    table.all_pass()
    table.chooses("Mate")
    table.conclude()
    while table.asked[1] == "trigger order":
        table.choose_option(0)
        table.conclude()
    assert table.A.pile == ["Mate"]
    assert table.B.pile == ["Wall"]
    assert table.A["Anarchist"].zone == "play"


def test_anarchist_does_not_mind_stuns_by_others() -> None:
    mate = someone("Mate", 4, 6, 3, teams=["X-Statix"])
    table = situation(
        "vs", A=side(front=["Anarchist", mate]), B=side(front=[someone("Wall", 5, 5, 5), someone("Bystander")], hand=[STUN])
    )
    table.A.attack(["Anarchist", "Mate"], "Wall")
    table.B.plays("Stun", on="Mate")
    table.resolve()
    assert table.A["Mate"].stunned
    assert table.chain == []


def test_parasite_does_not_count_stuns_by_others() -> None:
    table = situation("vs", A=side(front=[put("Parasite", counters={}), FOE]), B=side(front=[someone("Victim")]))
    table.A.attack("Foe", "Victim")
    table.conclude()
    assert table.A["Parasite"].counters("cosmic") == 0


def test_the_morlock_storm_helps_only_those_beside_her_and_not_herself() -> None:
    table = situation(
        "vs",
        A=side(front=[STORM, someone("Next"), someone("Far")], support=[someone("Behind")]),
        B=side(front=[someone("Enemy")]),
    )
    helped = [n for n in ("Storm", "Next", "Far", "Behind") if "invulnerability" in table.A[n].keywords]
    assert helped == ["Next", "Behind"]
    assert "invulnerability" not in table.B["Enemy"].keywords


def test_sinestro_costs_less_for_one_rich_opponent_only() -> None:
    def cost(*rows: int) -> list[str]:
        sides = {name: side(resources=n) for name, n in zip("BC", rows, strict=True)}
        table = situation("vs", step="recruit", A=side(hand=["Sinestro"], resources=3), **sides)
        return table.A.why_not("recruit", "Sinestro")

    assert cost(6, 0) == []
    assert cost(5, 5) == ["vs:203.4b"]


def test_batman_is_an_ally_of_his_own_side_alone() -> None:
    table = situation(
        "vs",
        A=side(front=["Batman, Avatar of Justice"], hand=[someone("Spare")]),
        B=side(front=[someone("Wall", 3, 1, 30)], hand=[someone("Wall", 1, version="Old"), "Nasty Surprise"], resources=4),
    )
    table.A.attack("Batman", "Wall")
    table.B.plays("Nasty Surprise")
    table.B.powers_up("Wall")
    table.resolve()
    assert table.B["Wall"].def_ == 31
    assert table.chain == ["plays Nasty Surprise on Wall"]


def test_cheetahs_vengeance_is_for_herself_alone() -> None:
    table = situation("vs", A=side(front=[FOE]), B=side(front=["Cheetah, Feral Feline", someone("Friend")]))
    table.A.attack("Foe", "Friend")
    table.conclude()
    assert table.B["Friend"].stunned
    assert table.B["Cheetah"].atk == 4
    assert table.asked == ("A", "priority")
