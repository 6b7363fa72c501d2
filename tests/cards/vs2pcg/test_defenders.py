"""The team Defenders of the set The Defenders, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import MAIN
from tests.cards.vs2pcg.common import (
    FOE,
    Cards,
    at_level_two,
    counters,
    fights as attack,
    helper,
    kind,
    lead,
    next_turn_of,
    offered,
    recruited,
    stunned,
    table,
    theirs,
    to_turn_of,
    up_and_fights,
)

HERO = define("Hero", MAIN, atk=3, def_=6, health=9, teams=("Defenders",))
BRUTE = helper("Brute", 9, 9, team="Underworld", health=3)
ARCHER = helper("Archer", 9, 9, "Ranged", team="Underworld", health=3)


# -- main characters --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("def_", "down"), [(4, True), (5, False)])
def test_daredevil_strikes_doubly_without_fear(def_: int, down: bool) -> None:
    t = lead("DEF-001", helper("Other"), B=theirs(helper("Wall", 0, def_)), windows="all")
    up_and_fights(t, "Daredevil", "Wall")
    t.A.uses("Daredevil", "The Man Without Fear")
    assert t.A.stats("Daredevil") == (2, 5)
    t.passes()
    assert stunned(t) == (["Wall"] if down else [])
    # in this combat alone
    t.happens(ev.Recover(t.B["Wall"].ref), ev.Ready(t.A["Daredevil"].ref))
    attack(t, "Daredevil", "Wall")
    assert stunned(t) == []


def test_daredevil_gains_xp_as_he_is_attacked_while_protecting() -> None:
    for behind in (True, False):
        b = side("DEF-001", front=[helper("Beside")], back=[helper("Ward")] if behind else [])
        t = situation(A=side(FOE, front=[BRUTE]), B=b)
        attack(t, "Brute", "Daredevil")
        assert t.B["Daredevil"].xp == (1 if behind else 0)
    # not as another is attacked
    t = situation(A=side(FOE, front=[BRUTE]), B=side("DEF-001", front=[helper("Beside")], back=[helper("Ward")]))
    attack(t, "Brute", "Beside")
    assert t.B["Daredevil"].xp == 0


def test_daredevil_senses_the_hands_of_enemies_until_one_pays() -> None:
    b = side(FOE, hand=["Extinguish"], up=["Training Ground", "Fisk Tower"], deck=["AFF-009", "AFF-010", "Academy"])
    t = situation(A=side("DEF-001", up=["Academy"], hand=["Fortress"]), B=b)
    at_level_two(t, "Daredevil")
    seat = t.s.player(0).seat
    t.A.uses("Daredevil", "Radar Sense")
    assert all(t.s.card(n).known >> seat & 1 for n in t.s.zone(1, 1))
    # his own hand is secret
    assert not any(t.s.card(n).known >> t.s.player(1).seat & 1 for n in t.s.zone(0, 1))
    assert not offered(t, "to end the effect")
    t.A.done()
    # what is drawn is revealed as well
    assert t.B.hand == ["Extinguish", "Wasp", "Sister Grimm"]
    assert all(t.s.card(n).known >> seat & 1 for n in t.s.zone(1, 1))
    t.B.places("Wasp")
    # everybody saw which one went into the resource row
    assert t.s.card(t.s.zone(1, 5)[-1]).known >> seat & 1
    to_turn_of(t, 1)
    i = next(k for k, o in enumerate(t.offered()) if "to end the effect" in o)
    t.match.choose((i,))
    # a location of a team serves only its own characters
    assert t.B.resources == ["(Training Ground)", "Fisk Tower", "(Wasp)"]
    assert not offered(t, "to end the effect")
    next_turn_of(t, 0)
    next_turn_of(t, 1, "resource")
    assert "Academy" in t.B.hand
    drawn = next(n for n in t.s.zone(1, 1) if t.s.card(n).printed.name == "Academy")
    assert not t.s.card(drawn).known >> seat & 1


def test_dr_strange_draws_again_and_again_and_gains_xp() -> None:
    t = situation(A=side("DEF-003", up=["Laboratory"], hand=["Laboratory"]), B=theirs(), phase="turn")
    # the two cards of the draw phase are one draw
    assert len(t.A.hand) == 3 and t.A["Dr. Strange"].xp == 1
    t.A.uses("Dr. Strange", "Supreme Knowledge")
    t.match.choose(t.s.decision.shape.proposals[0]) if kind(t) == "pay" else None
    t.A.uses("Dr. Strange", "Supreme Knowledge")
    assert t.A["Dr. Strange"].xp == 3 and t.A.ko == ["Laboratory"] and t.A.resources == ["(Laboratory)"]
    assert not offered(t, "Supreme Knowledge")


def test_dr_strange_of_level_two_transmutes_counters() -> None:
    t = lead("DEF-003", helper("Strong", 2, 9), helper("Left", 2, 9), B=theirs(helper("Weak", 2, 9), helper("None", 2, 9)))
    at_level_two(t, "Dr. Strange")
    t.happens(ev.PutCounter(t.A["Strong"].ref, 2), ev.PutCounter(t.A["Left"].ref, 1), ev.PutCounter(t.B["Weak"].ref, -3))
    t.A.uses("Dr. Strange", "Mass Transmutation")
    t.A.picks("Strong", "Weak", "None")
    assert counters(t, "Strong", "Left", "Weak", "None") == [-2, 1, 3, 0]


def test_luke_cage_is_impervious_and_for_hire() -> None:
    t = situation(A=side(FOE, front=[BRUTE]), B=side("DEF-007", front=[helper("By")], up=["Fortress"]), windows="all")
    up_and_fights(t, "Brute", "Luke Cage")
    t.A.done()
    t.B.uses("Luke Cage", "Impervious Skin")
    t.passes()
    assert stunned(t) == ["Luke Cage"] and t.B["Luke Cage"].wounds == 0
    t = situation(A=side("DEF-007", resources=["Academy"] * 4), B=theirs(), phase="turn")
    t.A.done()
    assert t.s.points == 4
    t.A.uses("Luke Cage", "Hero for Hire")
    t.A.gives(3)
    assert t.A["Luke Cage"].xp == 3 and t.s.points == 1
    t.A.uses("Luke Cage", "Hero for Hire")
    t.A.gives(1) if kind(t) == "points" else None
    assert t.A["Luke Cage"].xp == 4 and t.s.points == 0 and not offered(t, "Hero for Hire")


def test_luke_cage_of_level_two_calls_iron_fist() -> None:
    for where in ("hand", "deck", "ko"):
        more: dict[str, Cards] = {where: ["DEF-012", "DEF-009"]}
        t = situation(A=side("DEF-007", up=["Academy"], **more), B=theirs(), phase="turn")
        at_level_two(t, "Luke Cage")
        t.A.uses("Luke Cage", "Power Man")
        t.A.picks("back row")
        assert t.A.back == ["Iron Fist"]


# -- supporting characters ----------------------------------------------------------------------------------------------------------


def test_angel_dodges_and_heals_her_own_side() -> None:
    t = situation(A=side(HERO, front=["DEF-009", helper("Hurt")], up=["Laboratory"]), B=theirs(helper("Other")))
    t.happens(ev.Wound(t.A["Hurt"].ref), ev.Wound(t.B["Other"].ref), ev.Wound(t.A["Hero"].ref))
    t.A.uses("Angel", "Healing Blood")
    assert t.offered() == ["Angel", "Hurt"]
    t.A.picks("Hurt")
    assert (t.A["Hurt"].wounds, t.B["Other"].wounds, t.A["Hero"].wounds) == (0, 1, 1)
    t = situation(A=side(FOE, back=[ARCHER]), B=side(HERO, front=["DEF-009"]))
    assert offered(t, "attack Hero with Archer") and not offered(t, "attack Angel with Archer")


def test_hellcat_pounces_on_who_is_exhausted() -> None:
    for tired in (True, False):
        t = table("DEF-010", B=theirs(helper("Wall", 9, 2)))
        if tired:
            t.happens(ev.Exhaust(t.B["Wall"].ref))
        attack(t, "Hellcat", "Wall")
        assert stunned(t) == (["Wall"] if tired else ["Hellcat", "Wall"])


def test_dagger_purifies_her_side() -> None:
    t = situation(
        A=side(HERO, front=[helper("Weak", 2, 9)], hand=["DEF-011"], resources=["Academy"] * 2),
        B=theirs(helper("Theirs", 2, 9)),
        phase="turn",
    )
    t.happens(ev.PutCounter(t.A["Weak"].ref, -2), ev.PutCounter(t.A["Hero"].ref, 1), ev.PutCounter(t.B["Theirs"].ref, -1))
    t.A.done()
    t.A.recruits("Dagger")
    assert counters(t, "Weak", "Hero", "Theirs") == [0, 1, -1]
    t.happens(ev.PutCounter(t.A["Weak"].ref, -1), ev.PutCounter(t.A["Weak"].ref, 2), ev.PutCounter(t.B["Theirs"].ref, -1))
    assert counters(t, "Weak", "Theirs") == [2, -2]
    t.happens(ev.Stun(t.A["Dagger"].ref))
    t.happens(ev.PutCounter(t.A["Weak"].ref, -1))
    assert counters(t, "Weak") == [1]


def test_iron_fist_stuns_whom_he_strikes() -> None:
    t = situation(
        A=side(HERO, front=["DEF-012"], up=["Training Ground"]),
        B=theirs(helper("Wall", 0, 99), helper("By", 0, 99)),
        windows="all",
    )
    up_and_fights(t, "Iron Fist", "Wall")
    t.A.uses("Iron Fist", "Iron Fist Punch")
    t.passes()
    assert stunned(t) == ["Wall"]
    # as a defender as well; without the punch he stuns nobody
    for punch in (True, False):
        big = helper("Big", 1, 99, team="Underworld")
        t = situation(A=side(FOE, front=[big]), B=side(HERO, front=["DEF-012"], up=["Training Ground"]), windows="all")
        up_and_fights(t, "Big", "Iron Fist")
        t.A.done()
        if punch:
            t.B.uses("Iron Fist", "Iron Fist Punch")
        t.passes()
        assert stunned(t) == (["Big"] if punch else [])


def test_scarlet_witch_keeps_enemies_from_levelling_up() -> None:
    t = situation(A=side("MNB-003"), B=side(HERO, front=["DEF-013"]))
    t.happens(ev.GainXP(t.A["Hulk"].ref, 4))
    assert (t.A["Hulk"].level, t.A["Hulk"].xp) == (1, 4)
    # the hex gone, the XP are enough
    t.happens(ev.Stun(t.B["Scarlet Witch"].ref))
    assert (t.A["Hulk"].level, t.A["Hulk"].xp) == (2, 0)
    # her own side levels up
    t = situation(A=side("MNB-003", front=["DEF-013"]), B=theirs())
    t.happens(ev.GainXP(t.A["Hulk"].ref, 4))
    assert t.A["Hulk"].level == 2


def test_cloak_feeds_on_whoever_builds() -> None:
    t = situation(A=side(HERO, front=["DEF-014", helper("Mine", 2, 9)]), B=theirs(helper("Theirs", 2, 9)), phase="turn")
    assert counters(t, "Hero", "Cloak", "Mine", "Theirs", "Foe") == [-1, -1, -1, 0, 0]
    next_turn_of(t, 1)
    assert counters(t, "Hero", "Mine", "Theirs", "Foe") == [-1, -1, -1, -1]


def test_deathlok_rebuilds_himself() -> None:
    t = situation(A=side(HERO, front=["DEF-015"], up=["Fortress"], ko=["DEF-021", "Extinguish"]), B=theirs(helper("By")))
    t.happens(ev.PutCounter(t.A["Deathlok"].ref, 1))
    t.A.uses("Deathlok", "Rebuilt Body")
    assert t.A.stats("Deathlok") == (8, 6) and t.A.deck[-1] == "War Machine" and t.A.ko == ["Extinguish"]
    assert t.B.stats("By") == (2, 3)
    t.A.done()
    assert t.A.stats("Deathlok") == (4, 4)
    # with no character there he stays as he is
    t = situation(A=side(HERO, front=["DEF-015"], up=["Fortress"], ko=["Extinguish"]), B=theirs())
    t.A.uses("Deathlok", "Rebuilt Body")
    assert t.A.stats("Deathlok") == (3, 3)


def test_moon_knight_is_powered_up_by_any_character() -> None:
    t = situation(A=side(HERO, front=["DEF-016", helper("Other")], hand=["DEF-009", "Extinguish", "Academy"]), B=theirs())
    assert [o for o in t.offered() if o.startswith("power up")] == ["power up Moon Knight with Angel"]
    t.A.powers_up("Moon Knight")
    assert counters(t, "Moon Knight") == [1] and t.A.ko == ["Angel"]


def test_nighthawk_mobilizes_defenders_and_is_strong_at_night() -> None:
    hand: Cards = [helper("Friend", cost=5), helper("Stranger", team="X-Men", cost=5), helper("Third", cost=5)]
    t = situation(A=side(HERO, front=["DEF-017"], hand=hand, resources=["Academy"] * 3, up=["Academy"]), B=theirs(), phase="turn")
    t.A.done()
    t.A.uses("Nighthawk", "Mobilize")
    assert t.s.points == 4 and offered(t, "recruit Friend") and not offered(t, "recruit Stranger")
    t.A.recruits("Friend")
    # the next one costs what it says
    assert t.s.points == 3 and not offered(t, "recruit Third")
    assert t.A.stats("Nighthawk") == (3, 3)
    next_turn_of(t, 1)
    assert t.A.stats("Nighthawk") == (6, 6) and t.A.stats("Hero") == (3, 6)


def test_punisher_is_lethal_and_not_struck_from_afar() -> None:
    t = situation(A=side(HERO, front=["DEF-018"]), B=theirs(helper("Wall", 0, 7, health=5)))
    attack(t, "Punisher", "Wall")
    assert t.B.ko == ["Wall"]
    for ranged in (True, False):
        t = situation(
            A=side(FOE, front=[BRUTE], back=[ARCHER]), B=side(HERO, front=["DEF-018"], up=["Training Ground"]), windows="all"
        )
        up_and_fights(t, "Archer" if ranged else "Brute", "Punisher")
        t.A.done()
        t.B.uses("Punisher", "Perfect Position")
        t.passes()
        assert (t.B.ko == ["Punisher"]) is not ranged


def test_vision_doubles_himself_or_is_not_there() -> None:
    t = situation(A=side(HERO, front=["DEF-019"], up=["Laboratory"]), B=theirs(helper("Wall", 9, 10, health=3)), windows="all")
    t.happens(ev.PutCounter(t.A["Vision"].ref, 1))
    up_and_fights(t, "Vision", "Wall")
    t.A.uses("Vision")
    assert t.A.stats("Vision") == (12, 12)
    t.passes()
    assert stunned(t) == ["Wall"] and t.A.stats("Vision") == (6, 6)
    t = situation(A=side(FOE, front=[BRUTE]), B=side(HERO, front=["DEF-019", helper("By")], up=["Laboratory"]), windows="all")
    up_and_fights(t, "Brute", "Vision")
    t.A.done()
    assert not offered(t, "doubled")
    t.B.uses("Vision", "Decrease Density")
    t.passes()
    assert stunned(t) == [] and t.B.stats("Vision") == (5, 5)


def test_valkyrie_recruits_the_slain() -> None:
    a = side(HERO, front=["DEF-020"], up=["Academy"], resources=["Academy"] * 2, ko=["DEF-009", "DEF-021"], hand=["DEF-010"])
    t = situation(A=a, B=side(FOE, ko=["DEF-014"]), phase="turn")
    t.A.done()
    assert not offered(t, "recruit Angel")
    t.A.uses("Valkyrie", "Chooser of the Slain")
    # for their cost, from one's own pile
    assert offered(t, "recruit Angel") and not offered(t, "recruit War Machine") and not offered(t, "recruit Cloak")
    t.A.recruits("Angel", "back row")
    assert t.A.back == ["Angel"] and t.A.ko == ["War Machine"] and t.s.points == 2
    next_turn_of(t, 1)
    next_turn_of(t, 0, "recruit")
    assert not offered(t, "recruit War Machine")


def test_war_machine_kos_a_supporting_character() -> None:
    t = situation(
        A=side(HERO, front=["DEF-021"], up=["Fortress", "Fortress"]), B=theirs(helper("One", 9, 99, health=9), helper("Two"))
    )
    t.A.uses("War Machine", "Rocket Launcher")
    # his own side could be chosen, main characters can't
    assert t.offered() == ["War Machine", "One", "Two"]
    t.A.picks("One")
    assert t.B.ko == ["One"] and t.B.front == ["Foe", "Two"]
    t = situation(A=side(HERO, front=["DEF-021"], up=["Fortress"]), B=theirs())
    assert not offered(t, "Rocket Launcher")


def test_ghost_rider_counts_the_good_that_have_fallen() -> None:
    ko: Cards = ["DEF-009", "MNB-010", "DEF-035", "Extinguish", "Sanctum Sanctorum"]
    a = side(HERO, hand=["DEF-022"], resources=["Academy"] * 7, ko=ko)
    t = situation(A=a, B=theirs(helper("One", 2, 9), helper("Two", 2, 9)), phase="turn")
    t.A.done()
    t.A.recruits("Ghost Rider")
    t.A.picks("One")
    assert counters(t, "One", "Two", "Ghost Rider") == [-2, 0, 0]


# -- plot twists --------------------------------------------------------------------------------------------------------------------


def test_spellbound_enemies_play_no_plot_twists_in_this_combat() -> None:
    t = situation(
        A=side(HERO, front=[helper("More", 2, 9)], hand=["DEF-023", "MNB-107"]),
        B=theirs(helper("Wall", 0, 9), hand=["MNB-107"]),
        windows="all",
    )
    up_and_fights(t, "Hero", "Wall")
    t.A.plays("Spellbound")
    assert not offered(t, "play ")
    t.B.done()
    assert offered(t, f"play {catalog()['MNB-107'].name}")
    t.passes()
    up_and_fights(t, "More", "Wall")
    t.A.done()
    assert offered(t, f"play {catalog()['MNB-107'].name}")


def test_hidden_weapons_for_a_turn_or_a_combat() -> None:
    t = situation(A=side(HERO, back=[helper("Back")], hand=["DEF-024"]), B=theirs(helper("Wall", 0, 9)))
    t.A.plays("Hidden Weapons")
    t.A.picks("Back")
    assert t.A.stats("Back") == (3, 4) and offered(t, "attack Wall with Back") and t.A.stats("Hero") == (3, 6)
    attack(t, "Back", "Wall")
    assert t.A.stats("Back") == (3, 4)
    t.A.done()
    assert t.A.stats("Back") == (2, 3)
    t = situation(A=side(FOE, back=[ARCHER]), B=side(HERO, hand=["DEF-024"]), windows="all")
    up_and_fights(t, "Archer", "Hero")
    t.A.done()
    t.B.plays("Hidden Weapons")
    t.B.picks("Hero")
    assert t.B.stats("Hero") == (4, 7) and t.s.has(t.B["Hero"].number, "Ranged")
    t.passes()
    assert t.B.stats("Hero") == (3, 6) and not t.s.has(t.B["Hero"].number, "Ranged")


def test_super_senses_help_a_defender() -> None:
    t = situation(A=side(FOE, front=[BRUTE]), B=side(HERO, front=[helper("By")], hand=["DEF-025"]), windows="all")
    up_and_fights(t, "Brute", "Hero")
    t.A.done()
    t.B.plays("Super Senses")
    assert t.B.stats("Hero") == (3, 11) and t.A.stats("Brute") == (9, 9) and t.B.stats("By") == (2, 3)


def test_sanctum_sanctorum_serves_defenders_alone() -> None:
    t = situation(A=side(HERO, front=["DEF-009", "MNB-066"], up=["Sanctum Sanctorum"]), B=theirs())
    assert offered(t, "use Angel") and not offered(t, "use Rocket")


@pytest.mark.parametrize("number", ["DEF-055", "DEF-056", "DEF-057", "DEF-058"])
def test_basic_locations_are_those_of_the_first_set(number: str) -> None:
    c = catalog()[number]
    first = next(x for x in catalog().values() if x.name == c.name and x.number.startswith("MNB"))
    assert (first.symbols, first.kind, len(c.symbols)) == (c.symbols, c.kind, 1)


def test_every_text_of_the_set_is_printed() -> None:
    for c in catalog().values():
        if c.set == "The Defenders" and c.number != "DEF-005":
            assert c.known_text, c.number
            for values in c.faces:
                for ability in values.abilities:
                    words = ability.print(c.name)
                    assert words.rstrip('"').endswith((".", "!")) and "  " not in words, words


def test_recruited_defenders_have_nothing_that_triggers() -> None:
    t = recruited("DEF-016")
    assert kind(t) == "turn"
