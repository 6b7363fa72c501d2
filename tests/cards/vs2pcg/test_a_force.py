"""The team A-Force of the set A-Force, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import LOCATION, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import (
    FOE,
    Cards,
    at_level_two,
    counters,
    fights as attack,
    helper,
    kind,
    lead,
    offered,
    recruited,
    stunned,
    table,
    theirs,
    up_and_fights,
)

# -- main characters --------------------------------------------------------------------------------------------------------------


def test_captain_marvel_counts_other_ranged_ones_and_gains_xp_for_whom_she_stuns() -> None:
    t = lead("AFF-001", helper("Archer", 2, 3, "Ranged"), helper("Plain"), B=theirs(helper("Theirs", 0, 2, "Ranged", health=9)))
    t.A.uses("Captain Marvel", "Energy Absorption")
    assert counters(t, "Captain Marvel", "Archer", "Plain", "Theirs") == [1, 0, 0, 0]
    attack(t, "Plain", "Theirs")
    assert stunned(t) == ["Theirs"] and t.A["Captain Marvel"].xp == 0
    t.happens(ev.Recover(t.B["Theirs"].ref))
    attack(t, "Captain Marvel", "Theirs")
    assert t.A["Captain Marvel"].xp == 1
    # what a power stuns is not stunned in a combat
    t.happens(ev.Recover(t.B["Theirs"].ref), ev.Stun(t.B["Theirs"].ref, source=t.A["Captain Marvel"].ref))
    assert t.A["Captain Marvel"].xp == 1


def test_captain_marvel_of_level_two_turns_her_counters_against_an_enemy() -> None:
    t = lead("AFF-001", B=theirs(helper("One", 2, 9), helper("Two", 2, 9)))
    at_level_two(t, "Captain Marvel")
    t.happens(ev.PutCounter(t.A["Captain Marvel"].ref, 3))
    t.A.uses("Captain Marvel", "Photonic Blast")
    t.A.picks("One")
    assert counters(t, "One", "Two", "Captain Marvel") == [-3, 0, 3]


def test_captain_marvel_is_also_called_ms_marvel() -> None:
    t = lead("AFF-001", hand=["MNB-017", "AFF-009"])
    assert offered(t, "power up Captain Marvel with Ms. Marvel")
    assert not offered(t, "with Wasp")


def test_she_hulk_strengthens_the_next_team_and_gains_xp_for_teams() -> None:
    t = lead("AFF-003", helper("Mate", 2, 3, team="A-Force"), helper("Lone"), B=theirs(helper("Wall", 0, 99)))
    t.A.uses("She-Hulk", "A-Force Assemble!")
    # a solo attack is no team attack
    up_and_fights(t, "Lone", "Wall")
    t.passes()
    assert counters(t, "She-Hulk", "Mate", "Lone") == [0, 0, 0] and t.A["She-Hulk"].xp == 0
    t.A.attacks("She-Hulk", "Wall")
    t.A.picks("Mate")
    # both of her powers have triggered
    t.A.gives(0)
    t.passes()
    assert counters(t, "She-Hulk", "Mate", "Lone", "Wall") == [1, 1, 0, 0] and t.A["She-Hulk"].xp == 1
    t.happens(ev.Ready(t.A["She-Hulk"].ref), ev.Ready(t.A["Mate"].ref))
    attack(t, "She-Hulk", "Wall", "Mate")
    # once only
    assert counters(t, "She-Hulk", "Mate") == [1, 1] and t.A["She-Hulk"].xp == 2


def test_she_hulk_of_level_two_objects_to_super_powers_of_enemies() -> None:
    for objects in (True, False):
        b = side("AFF-003", up=["Academy"])
        t = situation(A=side("MNB-003", up=["Fortress"]), B=b)
        t.happens(ev.LevelUp(t.B["She-Hulk"].ref, 2), ev.Wound(t.A["Hulk"].ref, 2))
        t.A.uses("Hulk", "Smash")
        assert kind(t) == "window"
        t.B.gives(*((0,) if objects else ()))
        # the symbol is paid for all the same
        assert t.A["Hulk"].counters == (0 if objects else 2) and t.A.resources == ["(Fortress)"]
        assert t.B.resources == (["(Academy)"] if objects else ["Academy"])
    # she can't at level 1, nor against her own side
    t = situation(A=side("MNB-003", up=["Fortress"]), B=side("AFF-003", up=["Academy"]))
    t.happens(ev.Wound(t.A["Hulk"].ref, 2))
    t.A.uses("Hulk", "Smash")
    assert t.A["Hulk"].counters == 2


def test_sister_grimm_levels_up_as_she_is_wounded_on_an_enemy_turn() -> None:
    t = situation(A=side(FOE, front=[helper("Brute", 9, 9, team="Underworld")]), B=side("AFF-005"))
    attack(t, "Brute", "Sister Grimm")
    assert stunned(t) == ["Sister Grimm"] and t.B["Sister Grimm"].level == 2
    # a wound without a stun will do, a daze will not
    t = situation(A=side(FOE), B=side("AFF-005", front=[helper("Beside")]))
    t.happens(ev.Stun(t.B["Sister Grimm"].ref, daze=True), ev.Wound(t.B["Beside"].ref))
    assert t.B["Sister Grimm"].level == 1
    t.happens(ev.Recover(t.B["Sister Grimm"].ref))
    t.happens(ev.Wound(t.B["Sister Grimm"].ref))
    assert t.B["Sister Grimm"].level == 2
    # on one's own turn it does nothing
    t = lead("AFF-005")
    t.happens(ev.Wound(t.A["Sister Grimm"].ref))
    assert t.A["Sister Grimm"].level == 1 and t.A["Sister Grimm"].xp == 0


def test_sister_grimm_muzzles_until_after_her_next_turn() -> None:
    t = lead("AFF-005", helper("Friend"), B=theirs(helper("Attacker")))
    at_level_two(t, "Sister Grimm")
    t.A.uses("Sister Grimm", "Muzzle")
    # using one of them puts her back to level 1
    assert t.A["Sister Grimm"].level == 1
    assert offered(t, "attack Attacker with Friend")
    t.A.done()
    for _ in range(3):
        t.B.done()
    assert t.s.phase == "main" and not offered(t, "attack Friend") and not offered(t, "attack Sister Grimm")
    t.B.done()
    for _ in range(4):
        t.A.done()
    for _ in range(3):
        t.B.done()
    assert t.s.phase == "main" and offered(t, "attack Friend with Attacker")


def test_sister_grimm_has_each_of_her_powers_once_a_game() -> None:
    t = lead("AFF-005", helper("Friend"), B=theirs(helper("One"), helper("Two"), helper("Three")))
    at_level_two(t, "Sister Grimm")
    t.A.uses("Sister Grimm", "Bounce House")
    t.A.picks("One", "Two")
    assert t.B.hand == ["One", "Two"] and t.B.front == ["Foe", "Three"]
    assert t.A["Sister Grimm"].level == 1 and not offered(t, "Open Sesame")
    at_level_two(t, "Sister Grimm")
    assert not offered(t, "Bounce House")
    t.A.uses("Sister Grimm", "Open Sesame")
    assert len(t.A.hand) == 3
    at_level_two(t, "Sister Grimm")
    t.A.uses("Sister Grimm", "Caffeine Injection")
    t.A.picks("Friend")
    assert counters(t, "Friend", "Three", "Sister Grimm") == [4, 0, 0]


def test_phoenix_counts_twenty_supporting_characters() -> None:
    for many, level in ((16, 1), (17, 2)):
        hand: Cards = [helper("New")]
        a = side("AFF-007", hand=hand, resources=["Academy"] * 3, ko=[helper("Old")] * many)
        t = situation(A=a, B=side(FOE, front=[helper("One")], ko=[helper("Lost"), "Extinguish"]), phase="turn")
        t.A.done()
        t.A.recruits("New")
        # with the new one, the enemy one and the lost one: 19 or 20
        assert t.A["Phoenix"].level == level


def test_phoenix_heals_and_at_level_two_brings_back() -> None:
    t = lead("AFF-007", helper("Hurt", health=3), ko=["AFF-009", "Extinguish"], B=theirs(helper("Other", health=3)))
    t.happens(ev.Wound(t.A["Hurt"].ref, 2), ev.Wound(t.B["Other"].ref))
    t.A.uses("Phoenix", "Life Incarnate")
    t.A.picks("Hurt")
    assert t.A["Hurt"].wounds == 1 and t.B["Other"].wounds == 1
    at_level_two(t, "Phoenix")
    t.A.uses("Phoenix", "Resurrect")
    t.A.picks("back row")
    t.A.picks("Other")
    assert t.A.back == ["Wasp"] and t.A.ko == ["Extinguish"] and t.B["Other"].counters == -1


# -- supporting characters ----------------------------------------------------------------------------------------------------------


def test_wasp_stings_and_shrinks() -> None:
    t = recruited("AFF-009", B=theirs(helper("One"), helper("Two")))
    t.A.picks("One")
    assert counters(t, "One", "Two", "Foe") == [-1, 0, 0]
    t = situation(A=side(FOE, front=[helper("Brute", 9, 9)]), B=side("AFF-003", front=["AFF-009"]))
    up_and_fights(t, "Brute", "Wasp")
    t.B.answers(True)
    assert t.s.combat is None and stunned(t) == []


def test_sister_grimm_finds_a_plot_twist_of_a_new_name() -> None:
    deck: Cards = ["MNB-023", "MNB-105", "MNB-106", "AFF-025", helper("No")]
    a = side("AFF-003", front=["AFF-010"], up=["Academy"], deck=deck, ko=["MNB-023"])
    t = situation(A=a, B=theirs(), windows="all")
    up_and_fights(t, "She-Hulk", "One")
    t.A.uses("Sister Grimm", "The Staff of One")
    names = [catalog()[n].name for n in ("MNB-105", "MNB-106", "AFF-025")]
    # not the one whose name is in the KO pile; she herself is in the combat or not
    assert t.offered() == names
    t.A.picks(names[0])
    if kind(t) == "choose":
        t.A.picks("She-Hulk")
    assert t.A.stats("She-Hulk") == (5, 4) and t.A.ko == [catalog()["MNB-023"].name, names[0]]
    assert sorted(t.A.deck) == sorted(["No", catalog()["MNB-023"].name, *names[1:]])


def test_pixie_brings_somebody_new_for_a_turn() -> None:
    deck: Cards = ["Academy", helper("Friend"), helper("New"), helper("Later")]
    t = table("AFF-011", helper("Friend"), deck=deck)
    t.A.uses("Pixie", "Hallucinogenic Dust")
    t.A.picks("front row")
    assert t.A.front == ["Ace", "Pixie", "Friend", "New"] and sorted(t.A.deck) == ["Academy", "Friend", "Later"]
    t.A.done()
    assert t.A.ko == ["New"] and t.A.front == ["Ace", "Pixie", "Friend"]


def test_pixie_finds_nobody() -> None:
    t = table("AFF-011", deck=["Academy", "Fortress"])
    t.A.uses("Pixie", "Hallucinogenic Dust")
    assert t.A.front == ["Ace", "Pixie"] and len(t.A.deck) == 2
    t.A.done()
    assert t.A.ko == []


def test_spider_woman_dodges_and_stings_in_melee() -> None:
    archer = helper("Archer", 1, 9, "Ranged", team="Underworld")
    brute = helper("Brute", 0, 7, team="Underworld")
    t = situation(
        A=side(FOE, front=[brute], back=[archer]), B=side("AFF-003", front=["AFF-012"], up=["Training Ground"]), windows="all"
    )
    assert not offered(t, "attack Spider-Woman with Archer") and offered(t, "attack She-Hulk with Archer")
    up_and_fights(t, "Brute", "Spider-Woman")
    t.A.done()
    t.B.uses("Spider-Woman", "Venom Blast")
    assert t.A.stats("Brute") == (0, 4) and t.B.stats("Spider-Woman") == (3, 3)
    t.passes()
    assert t.A.stats("Brute") == (0, 7)
    # in a ranged combat it does nothing
    flyer = situation(
        A=side("AFF-003", back=[define_archer()], up=["Training Ground"]), B=theirs(helper("One", 2, 9)), windows="all"
    )
    up_and_fights(flyer, "Spider-Woman", "One")
    flyer.A.uses("Spider-Woman", "Venom Blast")
    assert flyer.B.stats("One") == (2, 9)


def define_archer() -> CardDef:
    """Spider-Woman, were she ranged."""
    return define(
        "Spider-Woman",
        SUPPORTING,
        atk=3,
        def_=3,
        teams=("A-Force",),
        words=("Ranged",),
        text=catalog()["AFF-012"].values.abilities,
    )


def test_meggan_takes_after_all_others() -> None:
    t = table("AFF-013", helper("One"), helper("Two"), B=theirs(helper("Theirs")))
    t.happens(ev.PutCounter(t.A["One"].ref, 2), ev.PutCounter(t.A["Ace"].ref, 1), ev.PutCounter(t.A["Two"].ref, -1))
    t.happens(ev.PutCounter(t.B["Theirs"].ref, 4), ev.PutCounter(t.A["Meggan"].ref, 1))
    t.A.uses("Meggan", "Empathic Metamorph")
    assert counters(t, "Meggan", "One", "Two", "Ace") == [4, 2, -1, 1]


def test_medusa_holds_somebody_until_she_is_stunned() -> None:
    flyer = helper("Flyer", 2, 9, "Flight", team="Underworld")
    t = situation(
        A=side("AFF-003", front=["AFF-014"], back=[helper("Behind")], up=["Training Ground"]),
        B=side(FOE, front=[flyer, helper("Free")], back=[helper("Back")]),
    )
    t.A.uses("Medusa", "Prehensile Hair")
    # of the front row
    assert t.offered() == ["Foe", "Flyer", "Free"]
    t.A.picks("Flyer")
    assert t.B["Flyer"].exhausted and not t.B["Free"].exhausted
    t.A.done()
    t.B.done()
    t.B.done()
    # it did not ready, and can't be rearranged
    assert t.B["Flyer"].exhausted and offered(t, "move Free") and not offered(t, "move Flyer")
    t.happens(ev.Shift(t.B["Flyer"].ref, 0, 4, t.A["Medusa"].ref), ev.Ready(t.B["Flyer"].ref))
    assert "Flyer" in t.B.front and t.B["Flyer"].exhausted
    t.happens(ev.Stun(t.A["Medusa"].ref))
    t.happens(ev.Ready(t.B["Flyer"].ref))
    assert not t.B["Flyer"].exhausted


def test_medusa_is_not_flown_over() -> None:
    flyer = helper("Flyer", 2, 9, "Flight", team="Underworld")
    t = situation(A=side(FOE, front=[flyer]), B=side("AFF-003", front=["AFF-014"], back=[helper("Behind")]))
    assert not offered(t, "attack Behind with Flyer")
    t = situation(A=side(FOE, front=[flyer]), B=side("AFF-003", back=["AFF-014", helper("Behind")]))
    assert offered(t, "attack Behind with Flyer")


def test_singularity_hides_others_with_what_lies_on_them() -> None:
    t = table("AFF-015", helper("Hidden", health=3), helper("Stays"), helper("Down"))
    t.happens(ev.PutCounter(t.A["Hidden"].ref, 2), ev.Wound(t.A["Hidden"].ref), ev.Stun(t.A["Down"].ref))
    t.A.done()
    # not she herself, nor who lies stunned
    assert t.offered() == ["Ace", "Hidden", "Stays"]
    t.A.picks("Hidden")
    assert t.A.front == ["Ace", "Singularity", "Stays", "Down"] and t.s.active == 1
    for _ in range(4):
        t.B.done()
    t.A.picks("back row")
    assert t.A.back == ["Hidden"] and (t.A["Hidden"].counters, t.A["Hidden"].wounds) == (2, 1)
    assert "Stays" in t.A.front


def test_those_hidden_come_back_as_singularity_leaves_play() -> None:
    t = table("AFF-015", helper("Hidden"))
    t.A.done()
    t.A.picks("Hidden", "Ace")
    assert t.A.front == ["Singularity"] and t.A.ko == []
    t.happens(ev.Ko(t.A["Singularity"].ref))
    for row in ("front row", "back row"):
        t.A.picks(row)
    assert sorted(t.A.front + t.A.back) == ["Ace", "Hidden"] and t.s.result is None
    # and not again at the start of the turn
    for _ in range(4):
        t.B.done()
    assert kind(t) == "turn" and sorted(t.A.front + t.A.back) == ["Ace", "Hidden"]


def test_dazzler_dazes_an_enemy_supporting_character() -> None:
    t = table("AFF-016", helper("Mine"), B=theirs(helper("One"), helper("Two")))
    t.A.uses("Dazzler", "Dazzle")
    assert t.offered() == ["One", "Two"]
    t.A.picks("One")
    assert stunned(t) == ["One"] and t.B["One"].wounds == 0


def test_she_hulk_strengthens_attackers_of_a_force_wherever_she_is() -> None:
    t = situation(
        A=side("AFF-005", front=[helper("Mate", 2, 3, team="A-Force")], back=["AFF-017"], up=["Fortress"]),
        B=theirs(helper("Wall", 0, 99)),
        windows="all",
    )
    t.A.attacks("Sister Grimm", "Wall")
    t.A.picks("Mate")
    t.A.uses("She-Hulk", "Baroness of Arcadia")
    assert t.A.stats("Mate") == (4, 5) and t.A.stats("Sister Grimm") == (4, 7) and t.A.stats("She-Hulk") == (5, 5)
    t.passes()
    assert t.A.stats("Mate") == (2, 3)
    # it is for her own turn alone
    t = situation(A=side(FOE), B=side("AFF-005", back=["AFF-017"], up=["Fortress"]), windows="all")
    up_and_fights(t, "Foe", "Sister Grimm")
    t.A.done()
    assert not offered(t, "Baroness")


def test_she_hulk_leads() -> None:
    t = situation(A=side("AFF-005", front=["AFF-017"]), B=theirs(helper("Wall", 1, 99)))
    t.A.attacks("Sister Grimm", "Wall")
    t.A.picks("She-Hulk")
    t.passes()
    assert t.asked(t.A) == "strike back"


def test_spectrum_counts_face_up_laboratories_as_she_appears_and_recovers() -> None:
    hand: Cards = ["AFF-018"]
    a = side("AFF-005", hand=hand, up=["Laboratory", "Laboratory", "Academy", "Arcadia"], resources=["Laboratory"] * 2)
    t = situation(A=a, B=side(FOE, up=["Laboratory"]), phase="turn")
    t.A.done()
    t.A.recruits("Spectrum")
    # two of hers and one of theirs: not one of a team, nor those that lie face down
    assert counters(t, "Spectrum", "Sister Grimm") == [3, 0]
    t.happens(ev.Stun(t.A["Spectrum"].ref))
    assert counters(t, "Spectrum") == [0]
    t.happens(ev.Recover(t.A["Spectrum"].ref))
    assert counters(t, "Spectrum") == [3]


def test_miss_america_may_get_up_at_once() -> None:
    for yes in (True, False):
        t = table("AFF-019", helper("Other"))
        t.happens(ev.Stun(t.A["Other"].ref), ev.Stun(t.A["Miss America"].ref))
        t.A.answers(yes)
        assert stunned(t) == (["Other"] if yes else ["Miss America", "Other"])
        assert t.A["Miss America"].wounds == 1 and t.A["Miss America"].exhausted


def test_loki_draws_once_a_turn_as_somebody_is_powered_up() -> None:
    t = table("AFF-020", "AFF-009", hand=["AFF-009", "AFF-009"])
    t.A.powers_up("Wasp")
    assert len(t.A.hand) == 4
    t.A.powers_up("Wasp")
    assert len(t.A.hand) == 3 and t.A["Wasp"].counters == 2


@pytest.mark.parametrize(("atk", "goes"), [(8, True), (7, False)])
def test_loki_goes_over_to_whoever_is_mightier(atk: int, goes: bool) -> None:
    t = situation(A=side(FOE, front=["AFF-020"]), B=side("AFF-005", front=[helper("Mighty", atk, 9)]), phase="turn")
    # it is the start of the build phase
    assert (t.B.back == ["Loki"]) is goes and ("Loki" in t.A.front) is not goes
    # a stunned one does not count
    t = situation(A=side(FOE, front=["AFF-020"]), B=side("AFF-005", front=[helper("Mighty", 9, 9)]))
    t.happens(ev.Stun(t.B["Mighty"].ref))
    t.happens(ev.BeginPhase(0, "resource"))
    assert "Loki" in t.A.front


def test_rogue_absorbs_the_printed_powers_of_whom_she_kos() -> None:
    t = table("AFF-021", "MNB-010", B=theirs(victim(), helper("Other", 0, 1, health=1)), windows="all")
    up_and_fights(t, "Rogue", "Victim")
    t.passes()
    assert t.B.ko == ["Victim"] and t.s.has(t.A["Rogue"].number, "Ranged")
    t.happens(ev.Ready(t.A["Rogue"].ref))
    assert offered(t, "use Rogue: Grow")
    t.A.uses("Rogue", "Grow")
    assert counters(t, "Rogue", "Black Widow") == [1, 0]
    # who another KOs gives her nothing, and it is over once she is stunned
    t.happens(ev.Stun(t.A["Rogue"].ref))
    t.happens(ev.Recover(t.A["Rogue"].ref))
    assert not t.s.has(t.A["Rogue"].number, "Ranged") and not offered(t, "use Rogue: Grow")


def victim() -> CardDef:
    """A character with a keyword and a super power."""
    powers = catalog()["MNB-065"].values.abilities
    from dataclasses import replace

    grow = replace(powers[0], title="Grow", effect=replace(powers[0].effect, n=1))
    return define("Victim", SUPPORTING, atk=0, def_=1, health=1, teams=("Underworld",), words=("Ranged",), text=(grow,))


def test_rogue_gains_nothing_by_who_others_ko() -> None:
    t = table("AFF-021", helper("Strong", 5, 5), B=theirs(victim()))
    attack(t, "Strong", "Victim")
    assert t.B.ko == ["Victim"] and not t.s.has(t.A["Rogue"].number, "Ranged")


def test_phoenix_shields_the_defender_again_and_again() -> None:
    t = situation(
        A=side(FOE, front=[helper("Brute", 9, 9, team="Underworld")]),
        B=side("AFF-005", front=[helper("Weak", 0, 1)], back=["AFF-022"], up=["Academy", "Academy"]),
        windows="all",
    )
    up_and_fights(t, "Brute", "Weak")
    t.A.done()
    t.B.uses("Phoenix", "Teke Shield")
    # which of the two Academies pays
    t.match.choose(t.s.decision.shape.proposals[0])
    t.A.done()
    assert offered(t, "Teke Shield")
    # not even with no DEF left
    t.happens(ev.PutCounter(t.B["Weak"].ref, -3))
    assert stunned(t) == []
    t.passes()
    # the combat over, it is stunned at once
    assert stunned(t) == ["Weak"]
    assert "Dark Phoenix" in t.s.now(t.B["Phoenix"].number).names


def test_the_shield_keeps_one_that_is_struck() -> None:
    t = situation(
        A=side(FOE, front=[helper("Brute", 9, 9, team="Underworld")]),
        B=side("AFF-005", front=[helper("Weak", 0, 1)], back=["AFF-022"], up=["Academy"]),
        windows="all",
    )
    up_and_fights(t, "Brute", "Weak")
    t.A.done()
    t.B.uses("Phoenix", "Teke Shield")
    t.passes()
    assert stunned(t) == []


# -- plot twists --------------------------------------------------------------------------------------------------------------------


def test_heroines_of_arcadia_help_a_team_alone() -> None:
    for team in (True, False):
        t = situation(
            A=side("AFF-005", front=[helper("Mate", 2, 3, team="A-Force"), helper("Out", team="A-Force")], hand=["AFF-023"]),
            B=theirs(helper("Wall", 0, 99)),
            windows="all",
        )
        t.A.attacks("Sister Grimm", "Wall")
        t.A.picks(*(("Mate",) if team else ()))
        if kind(t) == "join":
            t.A.picks()
        t.A.plays("Heroines of Arcadia")
        assert t.A.stats("Sister Grimm") == ((5, 5) if team else (2, 5))
        assert t.A.stats("Mate") == ((5, 3) if team else (2, 3)) and t.A.stats("Out") == (2, 3)
        assert t.A.ko == ["Heroines of Arcadia"]


def test_you_won_t_like_her_strengthens_a_defender() -> None:
    t = situation(A=side(FOE), B=side("AFF-003", front=[helper("By")], hand=["AFF-024"]), windows="all")
    up_and_fights(t, "Foe", "She-Hulk")
    t.A.done()
    t.B.plays("You Won't Like Her When She's Angry")
    assert t.B["She-Hulk"].counters == 2 and t.A["Foe"].counters == 0 and t.B["By"].counters == 0


def test_a_better_world_is_built_in_the_main_phase_or_in_a_combat() -> None:
    down: Cards = ["Academy", "Arcadia", helper("R")]
    for fight in (False, True):
        t = situation(A=side("AFF-003", hand=["AFF-025"], resources=list(down)), B=theirs(), windows="all")
        if fight:
            up_and_fights(t, "She-Hulk", "One")
        t.A.plays("Build a Better World")
        # only a basic location
        assert t.A.resources == ["Academy", "(Arcadia)", "(R)"]


def test_arcadia_serves_a_force_alone() -> None:
    t = situation(A=side("AFF-001", front=["MNB-066"], up=["Arcadia"]), B=theirs())
    assert offered(t, "use Captain Marvel") and not offered(t, "use Rocket")


@pytest.mark.parametrize("number", ["AFF-055", "AFF-056", "AFF-057", "AFF-058"])
def test_basic_locations_are_those_of_the_first_set(number: str) -> None:
    c = catalog()[number]
    assert c.kind == LOCATION and len(c.symbols) == 1 and not c.values.teams
    first = next(x for x in catalog().values() if x.name == c.name and x.number.startswith("MNB"))
    assert first.symbols == c.symbols


def test_every_text_of_the_set_is_printed() -> None:
    for c in catalog().values():
        if c.set == "A-Force":
            assert c.known_text
            for values in c.faces:
                for ability in values.abilities:
                    words = ability.print(c.name)
                    assert words.rstrip('"').endswith((".", "!")) and "  " not in words and " that many X" not in words, words
