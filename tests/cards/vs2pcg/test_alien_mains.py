"""The Alien Battles, what is paid with the symbols Earth and Space: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING
from tests.cards.vs2pcg.common import Cards, counters, helper, offered, pays, printed_well, stunned

EARTH, SPACE = "ALN-059", "ALN-060"
PLACES: Cards = ["MNB-109", "MNB-110", "MNB-111", "MNB-112", EARTH, SPACE]
FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Xenomorph",))
NUMBERS = (1, 5, 7, 14, 16, 18, 27, 31, 33, 44)


def led_by(number: str, *front: object, level: int = 1, windows: str = "turns", phase: str = "main", **more: Cards) -> Table:
    """A has this main character, of that level, these in front, and a location of each of six symbols; B has Foe, One and Two."""
    b = side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)], up=list(PLACES))
    t = situation(A=side(number, front=list(front), up=list(PLACES), **more), B=b, windows=windows, phase=phase)  # type: ignore[arg-type]
    if level == 2:
        t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), 2))
    return t


def under_attack(number: str, level: int, *attackers: str, row: str = "front") -> Table:
    """B's main character of this number is attacked in melee, and may play."""
    mates: Cards = [helper("Near", 2, 3, team="X"), helper("Far", 2, 3, team="X")]
    t = situation(A=side(FOE, front=mates, up=list(PLACES)), B=side(number, up=list(PLACES)), windows="all")
    t.happens(ev.LevelUp(t.s.ref(t.s.main(1)), level)) if level > 1 else None
    t.A.attacks(attackers[0], t.B.front[0])
    for name in attackers[1:]:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.done()
    return t


@pytest.mark.parametrize("number", NUMBERS)
def test_it_prints(number: str) -> None:
    printed_well(f"ALN-{number:03}")


@pytest.mark.rule("vs2pcg:locations#2", "vs2pcg:super-powers#4")
def test_a_symbol_of_a_later_set_is_paid_with_its_own_location_only() -> None:
    t = led_by("ALN-001", helper("Mate"))
    t.A.uses("Warrant Officer Ripley", "Hide in the Shadows")
    t.A.picks("Mate")
    assert stunned(t) == ["Mate"] and t.A["Mate"].wounds == 0
    assert "(Earth)" in t.A.resources and "Space" in t.A.resources and "Laboratory" in t.A.resources
    # a location of another symbol does not do
    t = situation(A=side("ALN-001", front=[helper("Mate")], up=["MNB-110", SPACE]), B=side(FOE))
    assert not offered(t, "Hide in the Shadows")


@pytest.mark.parametrize(("place", "yes"), [("ALN-026", True), ("ALN-051", False), ("MNB-026", False)])
def test_the_complex_pays_earth_for_the_company_alone(place: str, yes: bool) -> None:
    t = situation(A=side("ALN-001", front=[helper("Mate")], up=[place]), B=side(FOE))
    assert offered(t, "Hide in the Shadows") is yes


def test_the_first_ripley_learns_by_her_wounds() -> None:
    t = led_by("ALN-001", phase="turn")
    t.happens(ev.Wound(t.A["Warrant Officer Ripley"].ref, 2))
    assert t.A["Warrant Officer Ripley"].xp == 0
    t = situation(A=side(FOE), B=side("ALN-001"))
    t.happens(ev.Wound(t.B["Warrant Officer Ripley"].ref, 2))
    t.A.done()
    assert t.s.active == 1 and t.B["Warrant Officer Ripley"].xp == 2


def test_the_first_ripley_blows_it_all_up_at_the_end_of_her_turn() -> None:
    t = led_by("ALN-001", helper("Mate"), level=2)
    t.A.uses("Warrant Officer Ripley", "Set the Self Destruct")
    assert stunned(t) == []
    t.A.done()
    # those of the next player have recovered by now
    assert t.s.active == 1 and stunned(t) == ["Mate"]
    wounds = [t.A["Mate"].wounds, t.B["One"].wounds, t.B["Two"].wounds, t.B["Foe"].wounds, t.A["Warrant Officer Ripley"].wounds]
    assert wounds == [1, 1, 1, 0, 0]


def test_the_second_ripley_is_served_by_two_in_front_and_learns_by_melee_attacks() -> None:
    t = led_by("ALN-005", helper("Mate"), back=[helper("Behind", 2, 3, "Ranged")])
    t.A.uses("Sister Ripley", "Your A")
    assert sorted(t.offered()) == ["Mate", "Sister Ripley"]
    t.A.picks("Mate", "Sister Ripley")
    assert counters(t, "Mate", "Sister Ripley", "Behind") == [1, 1, 0]
    t.A.attacks("Behind", "One")
    t.passes()
    assert t.A["Sister Ripley"].xp == 0
    t.A.attacks("Mate", "Two")
    assert t.A["Sister Ripley"].xp == 1


@pytest.mark.rule("vs2pcg:term-your-main#1")
def test_sister_ripley_dies_and_another_comes_from_outside_the_game() -> None:
    t = under_attack("ALN-005", 2, "Near")
    t.B.uses("Sister Ripley", "Sacrifice and Resurrection")
    t.B.picks("back row")
    assert t.B.back == ["Ripley #8"] and t.B.front == [] and "Sister Ripley" in t.B.ko and t.s.combat is None
    new = t.B["Ripley #8"]
    # its player goes on with it: stunned, of level 2, without a wound
    assert (new.level, new.wounds, t.s.stunned(new.ref), t.s.result) == (2, 0, True, None)
    assert t.s.main(1) == new.number and stunned(t) == ["Ripley #8"]
    t.happens(ev.Ko(new.ref))
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_sister_ripley_who_is_no_main_character_stays() -> None:
    t = under_attack("ALN-005", 2, "Near")
    t.happens(ev.SetRole(t.B["Sister Ripley"].ref, SUPPORTING, 1))
    t.B.uses("Sister Ripley", "Sacrifice and Resurrection")
    assert t.B.front == ["Sister Ripley"] and t.B.back == []


def test_ripley_8_bleeds_as_much_as_she_can_bear() -> None:
    t = led_by("ALN-007", helper("Mate"))
    t.A.uses("Ripley #8", "Acidic Blood")
    # her DEF is 4: three at most
    assert t.match.decision is not None and max(a[0] for a in t.match.decision.answers()) == 3
    t.A.gives(2)
    t.A.picks("One")
    assert counters(t, "Ripley #8", "One", "Two", "Foe") == [-2, -2, 0, 0] and stunned(t) == []


def test_ripley_8_grows_if_she_wants_to_and_is_healed() -> None:
    for yes in (True, False):
        t = situation(A=side(FOE), B=side("ALN-007", back=[helper("Hurt")]))
        t.happens(ev.Wound(t.B["Ripley #8"].ref), ev.Wound(t.B["Hurt"].ref))
        t.A.done()
        while t.match.decision is not None and t.match.decision.kind != "may":
            t.B.done()
        t.B.answers(yes)
        assert (t.B["Ripley #8"].level, t.B["Ripley #8"].wounds) == ((2, 0) if yes else (1, 1)) and t.B["Hurt"].wounds == 1


def test_ripley_8_is_sorry_for_all_of_a_name() -> None:
    hand: Cards = [helper("One"), helper("Kept")]
    b = side(
        FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)], hand=hand, deck=[helper("One"), helper("Rest")], ko=[helper("Old")]
    )
    t = situation(A=side("ALN-007", front=[helper("Mate")], up=list(PLACES)), B=b)
    t.happens(ev.LevelUp(t.A["Ripley #8"].ref, 2))
    t.A.uses("Ripley #8", "I'm Sorry")
    # stand-ins are no cards that can be named
    name = next(o for o in t.offered() if o == "Newt")
    t.A.picks(name)
    assert t.B.front == ["Foe", "One", "Two"] and t.B.hand == ["One", "Kept"]
    b = side(FOE, front=["ALN-009", helper("Two", 1, 3)], hand=["ALN-009", helper("Kept")], deck=["ALN-009", helper("Rest")])
    t = situation(A=side("ALN-007", front=["ALN-009"], up=list(PLACES)), B=b)
    t.happens(ev.LevelUp(t.A["Ripley #8"].ref, 2))
    t.A.uses("Ripley #8", "I'm Sorry")
    t.A.picks("Newt")
    assert (t.B.front, t.B.hand, t.B.deck, t.B.ko) == (["Foe", "Two"], ["Kept"], ["Rest"], ["Newt"] * 3)
    # her own stays
    assert "Newt" in t.A.front and not offered(t, "I'm Sorry")


def test_the_organism_is_not_struck_back_at_and_learns_by_surviving() -> None:
    t = led_by("ALN-027", windows="all")
    t.A.attacks("The Perfect Organism", "Foe")
    t.A.uses("The Perfect Organism", "Its Structural Perfection")
    t.passes()
    # Foe has ATK 2 against its DEF 2
    assert stunned(t) == ["Foe"] and t.A["The Perfect Organism"].xp == 1
    t = led_by("ALN-027", windows="all")
    t.A.attacks("The Perfect Organism", "Foe")
    t.passes()
    assert sorted(stunned(t)) == ["Foe", "The Perfect Organism"] and t.A["The Perfect Organism"].xp == 0


def test_the_organism_of_level_two_is_not_struck_by_melee_attackers() -> None:
    t = under_attack("ALN-027", 2, "Near", "Far")
    t.B.uses("The Perfect Organism", "...Is Matched")
    t.passes()
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Near")
    assert stunned(t) == ["Near"]


def test_the_dragon_readies_and_learns_and_feeds() -> None:
    t = led_by("ALN-031")
    t.A.attacks("The Dragon", "One")
    t.passes()
    assert t.A["The Dragon"].xp == 1 and t.A["The Dragon"].exhausted
    t.A.uses("The Dragon", "Nobody Can Stop It")
    assert not t.A["The Dragon"].exhausted
    t = led_by("ALN-031", level=2)
    t.happens(ev.Wound(t.A["The Dragon"].ref, 2), ev.Wound(t.B["Foe"].ref))
    t.A.uses("The Dragon", "It Feeds on Minds")
    t.A.attacks("The Dragon", "One")
    t.passes()
    assert t.B.ko == ["One"] and t.A["The Dragon"].wounds == 1 and t.B["Foe"].wounds == 1
    # another's KO heals nobody
    t.happens(ev.Ko(t.B["Two"].ref))
    assert t.A["The Dragon"].wounds == 1


def test_the_newborn_roars_with_an_empty_hand_and_discards_to_grow() -> None:
    t = led_by("ALN-033", windows="all", hand=[helper("Card")])
    t.A.attacks("The Newborn", "Foe")
    assert not offered(t, "Rrrr")
    t = led_by("ALN-033", windows="all")
    t.A.attacks("The Newborn", "Foe")
    t.A.uses("The Newborn", "Rrrr")
    assert counters(t, "The Newborn", "Foe") == [3, 0]
    for yes in (True, False):
        t = led_by("ALN-033", phase="turn", hand=[helper("Card"), helper("Other")], deck=[])
        while t.match.decision is not None and t.match.decision.kind != "may":
            t.A.done()
        t.A.answers(yes)
        assert t.A["The Newborn"].level == (2 if yes else 1) and len(t.A.hand) == (0 if yes else 2)


def test_the_newborn_of_level_two_is_fierce_where_it_defends() -> None:
    t = under_attack("ALN-033", 2, "Near", "Far")
    t.B.uses("The Newborn", "A Beautiful Butterfly")
    t.passes()
    # it strikes first, and each of them
    assert sorted(stunned(t)) == ["Far", "Near"]
    t = led_by("ALN-033", level=2, windows="all")
    t.A.attacks("The Newborn", "Foe")
    # it attacks: that would be in vain
    t.A.uses("The Newborn", "A Beautiful Butterfly")
    assert not t.s.has(t.A["The Newborn"].number, "Ferocious")


def test_clemens_heals_supporting_characters_and_with_earth_main_ones() -> None:
    t = led_by("ALN-005", "ALN-014", helper("Hurt"))
    t.happens(ev.Wound(t.A["Hurt"].ref), ev.Wound(t.A["Sister Ripley"].ref), ev.Wound(t.B["One"].ref))
    t.A.uses("CMO Clemens", "Do you trust me")
    assert [t.A["Hurt"].wounds, t.A["Sister Ripley"].wounds, t.B["One"].wounds] == [1, 0, 1]
    t = led_by("ALN-005", "ALN-014", helper("Hurt"))
    t.happens(ev.Wound(t.A["Hurt"].ref), ev.Wound(t.A["Sister Ripley"].ref))
    t.A.uses("CMO Clemens", "Medical Attention")
    t.A.picks("Hurt")
    assert [t.A["Hurt"].wounds, t.A["Sister Ripley"].wounds] == [0, 1]


def test_bishop_is_recruited_for_two_symbols_in_the_recruit_step() -> None:
    t = led_by("ALN-005", hand=["ALN-016"], phase="turn")
    assert not offered(t, "Artificial Person")
    t.A.done()
    assert offered(t, "Artificial Person")
    points = t.s.points
    t.A.uses("Bishop", "Artificial Person")
    pays(t)
    t.A.picks("front row")
    assert "Bishop" in t.A.front and t.s.points == points and "(Earth)" in t.A.resources and "(Academy)" in t.A.resources


def test_brother_dillon_speaks_of_the_dead() -> None:
    t = led_by("ALN-005", "ALN-018", ko=[helper("Dead", 4, 2)])
    t.A.uses("Brother Dillon", "Eulogy")
    assert t.A.ko == [] and t.A.deck[-1] == "Dead"
    assert t.A.stats("Sister Ripley") == (7, 6) and t.A.stats("Brother Dillon") == (4, 6)
    t = led_by("ALN-005", "ALN-018")
    t.A.uses("Brother Dillon", "Eulogy")
    assert t.A.stats("Sister Ripley") == (3, 4)


@pytest.mark.parametrize(("from_hand", "healed"), [(True, 2), (False, 1)])
def test_the_dragon_who_supports_heals_more_for_a_location_of_the_hand(from_hand: bool, healed: int) -> None:
    hand: Cards = [SPACE] if from_hand else []
    up: Cards = [] if from_hand else [SPACE]
    t = situation(A=side(FOE, front=["ALN-044", helper("Mate")], hand=hand, up=up), B=side("ALN-005"), windows="all")
    t.happens(ev.Wound(t.A["The Dragon"].ref, 2), ev.Wound(t.A["Mate"].ref))
    t.A.attacks("The Dragon", "Sister Ripley")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.uses("The Dragon", "It Is Generally")
    assert t.A["The Dragon"].wounds == 2 - healed and t.A["Mate"].wounds == 1
