"""Protectors of New York: the Sinister Syndicate, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, catalog, define, unbuilt_cards
from longbox.games.vs2pcg.language.vocabulary import COMBAT, YOURS, All, Characters, InCombat, PlotTwist, gets
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import FRONT, HAND, MAIN, PLOT_TWIST, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import ANY_PLACES as PLACES, at_level_two, begin, chooses, kind, offers, pays, stunned

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("Spider-Friends",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("Sinister Syndicate",))


def helper(
    name: str,
    atk: int = 2,
    def_: int = 2,
    health: int = 2,
    team: str = "Sinister Syndicate",
    words: tuple[str, ...] = (),
    cost: int = 1,
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def to_turn_of_b(t: Table) -> None:
    """A is done, and B with everything up to its main phase."""
    t.A.done()
    while t.s.active == 1 and t.s.phase != "main":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())


# -- main characters ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["PNY-029", "PNY-041"])
def test_chameleon_kos_a_wounded_supporting_enemy(number: str) -> None:
    main, front = (number, []) if number == "PNY-029" else (FOE, [number])
    t = situation(A=side(main, front=[*front, helper("Mine")], up=PLACES), B=side(HERO, front=[helper("Hurt"), helper("Sound")]))
    for c in (t.B["Hurt"], t.B["Hero"], t.A["Mine"]):
        t.happens(ev.Wound(c.ref))
    t.A.uses("Chameleon", "Knockout Darts")
    chooses(t, "Hurt")
    assert t.B.ko == ["Hurt"] and t.B.front == ["Hero", "Sound"] and t.A.ko == []


def test_chameleon_weighs_the_printed_powers_of_whom_he_kos() -> None:
    # Daredevil of New York: Dodge and First Team-Up; Green Goblin: Flight, Ranged and two more
    t = situation(A=side("PNY-029", up=PLACES), B=side(HERO, front=["PNY-016", "PNY-044", helper("Plain")]), windows="all")
    t.happens(ev.Ko(t.B["Green Goblin"].ref))
    assert t.A["Chameleon"].xp == 0
    t.happens(ev.Wound(t.B["Plain"].ref))
    t.A.uses("Chameleon", "Knockout Darts")
    chooses(t, "Plain")
    assert t.A["Chameleon"].xp == 0
    # one of health 1 that he stuns by his strike is KO'd by him
    begin(t, "Chameleon", "Daredevil")
    t.happens(ev.PutCounter(t.A["Chameleon"].ref, 2))
    t.passes()
    assert "Daredevil" in t.B.ko and t.A["Chameleon"].xp == 2


def test_chameleon_wears_a_disguise_until_its_owner_is_seen() -> None:
    t = situation(
        A=side("PNY-029", up=PLACES, front=[helper("Mine")]), B=side(HERO, ko=["PNY-010", helper("Else")], hand=["PNY-010"])
    )
    at_level_two(t, "Chameleon")
    t.A.uses("Chameleon", "Devil in Disguise")
    t.A.picks("Spider-Girl")
    assert t.B.ko == ["Else"] and t.A.stats("Chameleon") == (13, 12) and t.A.stats("Mine") == (2, 2)
    t.happens(ev.Appear(t.s.ref(t.s.zone(1, HAND)[0]), 1, FRONT))
    assert t.A.stats("Chameleon") == (7, 6)
    # it does not come back with her going
    t.happens(ev.Ko(t.B["Spider-Girl"].ref))
    assert t.A.stats("Chameleon") == (7, 6)


def test_chameleon_loses_his_disguise_as_he_is_stunned_and_wears_one_at_a_time() -> None:
    t = situation(A=side("PNY-029", up=[*PLACES, *PLACES]), B=side(HERO, ko=[helper("One"), helper("Two")]))
    at_level_two(t, "Chameleon")
    t.A.uses("Chameleon", "Devil in Disguise")
    pays(t)
    t.A.picks("One")
    t.s.memory.begin("turn")
    t.happens(ev.Exhaust(t.A["Chameleon"].ref))
    t.A.uses("Chameleon", "Devil in Disguise")
    chooses(t, "Two")
    assert t.A.stats("Chameleon") == (13, 12)
    t.happens(ev.Stun(t.A["Chameleon"].ref), ev.Recover(t.A["Chameleon"].ref))
    t.happens(ev.Recover(t.A["Chameleon"].ref))
    assert t.A.stats("Chameleon") == (7, 6)


def test_doctor_octopus_stuns_who_does_not_attack_him() -> None:
    for attacks, down in ((True, []), (False, ["Defiant"])):
        b = side(HERO, front=[helper("Defiant", 1, 9, 3, team="Spider-Friends"), helper("Bystander", 1, 9)])
        t = situation(A=side("PNY-031", up=PLACES), B=b)
        t.A.uses("Doctor Octopus", "Octogonize")
        t.A.picks("Defiant")
        to_turn_of_b(t)
        if attacks:
            t.B.attacks("Defiant", "Doctor Octopus")
            t.B.picks()
            t.passes()
        t.B.done()
        assert stunned(t) == down
        # that turn only
        t.happens(ev.Recover(t.B["Defiant"].ref))
        while t.s.active == 0:
            t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
        while t.s.active == 1:
            t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
        assert "Defiant" not in stunned(t)


def test_doctor_octopus_does_not_octogonize_from_behind() -> None:
    t = situation(A=side("PNY-031", up=PLACES, main_back=True), B=side(HERO))
    t.A.uses("Doctor Octopus", "Octogonize")
    to_turn_of_b(t)
    t.B.done()
    assert stunned(t) == []


def test_doctor_octopus_learns_as_he_enters_a_melee_in_front_and_gets_twice_as_much_there() -> None:
    t = situation(A=side("PNY-031", front=[helper("Mate")], hand=[helper("Doctor Octopus")]), B=side(HERO), windows="all")
    begin(t, "Mate", "Hero")
    assert t.A["Doctor Octopus"].xp == 0
    t.passes()
    begin(t, "Doctor Octopus", "Hero")
    assert t.A["Doctor Octopus"].xp == 1
    t.A.powers_up("Doctor Octopus")
    assert t.A["Doctor Octopus"].counters == 2 and t.A["Mate"].counters == 0
    # as a defender as well
    t = situation(A=side(HERO), B=side("PNY-031"), windows="all")
    begin(t, "Hero", "Doctor Octopus")
    assert t.B["Doctor Octopus"].xp == 1


def test_doctor_octopus_of_level_two_grabs_at_random() -> None:
    seen = set()
    for seed in range(1, 9):
        t = situation(
            A=side("PNY-031", up=PLACES), B=side(define("Strong", MAIN, atk=20, def_=20, health=5)), windows="all", seed=seed
        )
        at_level_two(t, "Doctor Octopus")
        begin(t, "Doctor Octopus", "Strong")
        t.A.uses("Doctor Octopus", "Octo-Grab")
        atk, def_ = t.B.stats("Strong")
        assert 12 <= atk <= 19 and def_ == 20 and t.A.stats("Doctor Octopus") == (7, 6)
        seen.add(atk)
        t.passes()
        assert t.B.stats("Strong") == (20, 20)
    assert len(seen) > 2


def test_kraven_drinks_and_it_wears_off() -> None:
    t = situation(A=side("PNY-035", up=PLACES, front=[helper("Mine")]), B=side(HERO), phase="turn")
    t.A.done()
    t.A.done()
    t.A.done()
    t.A.uses("Kraven the Hunter", "Jungle Potion")
    assert t.A["Kraven the Hunter"].counters == 3 and t.A["Mine"].counters == 0
    t.happens(ev.PutCounter(t.A["Mine"].ref, 2))
    t.A.done()
    # at the end of his turn he is above each enemy
    assert t.A["Kraven the Hunter"].xp == 1
    while t.s.active == 1:
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert t.A["Kraven the Hunter"].counters == 2 and t.A["Mine"].counters == 2


def test_kraven_learns_nothing_beside_one_as_strong() -> None:
    t = situation(A=side("PNY-035"), B=side(HERO, front=[helper("Equal", 3, 1)]))
    t.A.done()
    assert t.A["Kraven the Hunter"].xp == 0
    t = situation(A=side("PNY-035"), B=side(HERO, front=[helper("Less", 2, 1)]))
    t.A.done()
    assert t.A["Kraven the Hunter"].xp == 1


def test_kraven_of_level_two_sharpens_skills_that_he_lacks() -> None:
    t = situation(
        A=side("PNY-035", up=[*PLACES, *PLACES], front=[helper("Mine")]), B=side(HERO, back=[helper("Behind")]), windows="all"
    )
    at_level_two(t, "Kraven the Hunter")
    t.A.uses("Kraven the Hunter", "Sharpening Skills")
    pays(t)
    assert len(t.offered()) == 6
    at = next(i for i, o in enumerate(t.offered()) if "Leap" in o)
    t.A.gives(at)
    assert t.s.has(t.A["Kraven the Hunter"].number, "Flight") and not t.s.has(t.A["Mine"].number, "Flight")
    t.s.memory.begin("turn")
    t.happens(ev.Exhaust(t.A["Mine"].ref))
    t.A.uses("Kraven the Hunter", "Sharpening Skills")
    assert len(t.offered()) == 5 and not any("Leap" in o for o in t.offered())
    t.A.gives(next(i for i, o in enumerate(t.offered()) if "Hunter" in o and "+3/+0" in o))
    begin(t, "Kraven the Hunter", "Hero")
    assert t.A.stats("Kraven the Hunter") == (9, 6)
    t.passes()
    # for the rest of the game
    to_turn_of_b(t)
    assert not t.s.has(t.A["Kraven the Hunter"].number, "Flight")


@pytest.mark.parametrize("word", ["Ferocious", "Lethal"])
def test_kraven_may_learn_a_keyword_of_the_rulebook(word: str) -> None:
    t = situation(A=side("PNY-035", up=PLACES), B=side(HERO))
    at_level_two(t, "Kraven the Hunter")
    t.A.uses("Kraven the Hunter", "Sharpening Skills")
    t.A.gives(next(i for i, o in enumerate(t.offered()) if f"[{word}]" in o))
    assert t.s.has(t.A["Kraven the Hunter"].number, word)


# -- supporting characters --------------------------------------------------------------------------------------------------------


def test_electro_wounds_a_cheap_supporting_enemy() -> None:
    t = situation(
        A=side(FOE, front=["PNY-037"], up=PLACES), B=side(HERO, front=[helper("Cheap", cost=3), helper("Dear", cost=4)])
    )
    t.A.uses("Electro", "Absolute Power")
    chooses(t, "Cheap")
    assert [t.B[n].wounds for n in ("Hero", "Cheap", "Dear")] == [0, 1, 0] and stunned(t) == []


@pytest.mark.parametrize(("number", "name"), [("PNY-039", "Scorpion"), ("PNY-042", "Jackal"), ("PNY-044", "Green Goblin")])
def test_the_sinister_weaken_every_enemy_in_a_melee_combat(number: str, name: str) -> None:
    less = 2 if name == "Green Goblin" else 1
    front: list[CardDef | str] = [helper("Brute", 1, 9, 3, team="X"), helper("Mate", 1, 9, 3, team="X"), helper("Idle", 1, 9, 3)]
    t = situation(A=side(HERO, front=front), B=side(FOE, front=[number, helper("Bystander")]), windows="all")
    begin(t, "Brute", name, "Mate")
    assert [t.A[n].counters for n in ("Hero", "Brute", "Mate", "Idle")] == [0, -less, -less, 0]
    assert t.B["Bystander"].counters == 0
    # not in a combat of others, nor in a ranged one
    t = situation(A=side(HERO, front=front), B=side(FOE, front=[number]), windows="all")
    begin(t, "Brute", "Foe")
    assert t.A["Brute"].counters == 0
    archer = helper("Archer", 1, 9, words=("Ranged",))
    t = situation(A=side(HERO, back=[archer]), B=side(FOE, front=[number]), windows="all")
    begin(t, "Archer", name)
    assert t.A["Archer"].counters == 0


def test_jackal_is_a_berserker_and_sinister() -> None:
    t = situation(A=side(FOE, front=["PNY-042"]), B=side(HERO, front=[helper("Bystander")]), windows="all")
    begin(t, "Jackal", "Hero")
    while kind(t) == "trigger":
        t.A.gives(0)
    assert t.A["Jackal"].counters == 1 and t.B["Hero"].counters == -1 and t.B["Bystander"].counters == 0


def test_scorpion_rhino_and_sandman_get_more_in_melee() -> None:
    for number, name, counters in (("PNY-039", "Scorpion", 2), ("PNY-046", "Rhino", 2), ("PNY-050", "Sandman", 4)):
        t = situation(A=side(FOE, front=[number], hand=[helper(name)]), B=side(HERO), windows="all")
        begin(t, name, "Hero")
        t.A.powers_up(name)
        assert t.A[name].counters == counters
        t = situation(A=side(FOE, front=[number], hand=[helper(name)]), B=side(HERO))
        t.A.powers_up(name)
        assert t.A[name].counters == 1


def test_a_plot_twist_for_several_gives_sandman_alone_four_times_as_much() -> None:
    effect = gets(All(Characters(YOURS, (InCombat(),))), 2, -1)
    rally = define("Rally", PLOT_TWIST, text=(PlotTwist(effect=effect, when=COMBAT, any_turn=True),))
    ally = define("Ally", MAIN, atk=2, def_=5, health=5, teams=("Sinister Syndicate",))
    t = situation(A=side(ally, front=["PNY-050", helper("Idle")], hand=[rally]), B=side(HERO), windows="all")
    begin(t, "Sandman", "Hero", "Ally")
    t.A.plays("Rally")
    # what he loses is not increased
    assert t.A.stats("Sandman") == (17, 8) and t.A.stats("Ally") == (4, 4) and t.A.stats("Idle") == (2, 2)
    t.passes()
    t.B.picks("Ally")
    assert t.A.stats("Sandman") == (9, 9)


def test_shocker_sends_shocks_after_a_combat_that_was_resolved() -> None:
    for mode, mine, theirs in ((0, 2, 0), (1, 0, -2)):
        a = side(FOE, front=["PNY-040", helper("Fighter", 1, 9), helper("Idle")], up=PLACES)
        t = situation(A=a, B=side(define("Wall", MAIN, atk=1, def_=9, health=5), front=[helper("Bystander")]), windows="all")
        begin(t, "Fighter", "Wall")
        t.A.uses("Shocker", "Aftershocker")
        assert t.A["Fighter"].counters == 0
        t.passes()
        t.A.gives(mode)
        assert (t.A["Fighter"].counters, t.B["Wall"].counters) == (mine, theirs)
        assert t.A["Idle"].counters == 0 and t.B["Bystander"].counters == 0 and t.A["Shocker"].counters == 0
    # cancelled it is not resolved
    t = situation(A=side(FOE, front=["PNY-040", helper("Fighter", 1, 9)], up=PLACES), B=side(HERO), windows="all")
    begin(t, "Fighter", "Hero")
    t.A.uses("Shocker", "Aftershocker")
    t.happens(ev.CancelCombat(0))
    t.passes()
    assert t.A["Fighter"].counters == 0 and kind(t) == "turn"


def test_doctor_octopus_figures_out_a_power_of_another() -> None:
    b = side(HERO, front=["PNY-012", "PNY-019", helper("Spider-Ham")])
    t = situation(A=side(FOE, front=["PNY-043", "PNY-037"], up=PLACES), B=b)
    t.A.uses("Doctor Octopus", "Figure Out Anything")
    # Combat powers can't be used now; Madame Web's would be his
    assert t.offered() == ["Electro", "Madame Web"]
    t.A.picks("Electro")
    t.A.picks("Madame Web")
    assert t.B.ko == ["Madame Web"] and t.B["Spider-Ham"].wounds == 0
    # he paid for his own alone, and may not use it again
    assert t.A.resources.count("(Any Intellect)") == 1 and "Any Energy" in t.A.resources
    assert not offers(t, "use Doctor Octopus")


def test_doctor_octopus_can_t_be_flown_over_in_front() -> None:
    flyer = helper("Flyer", words=("Flight",))
    t = situation(A=side(HERO, front=[flyer]), B=side(FOE, front=["PNY-043"], back=[helper("Behind")]))
    assert not offers(t, "attack Behind with Flyer")
    t.happens(ev.Shift(t.B["Doctor Octopus"].ref, 1, 1))
    assert offers(t, "attack Behind with Flyer")


def test_green_goblin_makes_every_weakening_of_an_enemy_worse() -> None:
    t = situation(A=side(FOE, front=["PNY-044", helper("Mine", 9, 9)]), B=side(HERO))
    t.happens(ev.PutCounter(t.B["Hero"].ref, -1), ev.PutCounter(t.A["Mine"].ref, -1))
    assert t.B["Hero"].counters == -2 and t.A["Mine"].counters == -1
    t.happens(ev.PutCounter(t.B["Hero"].ref, 1))
    assert t.B["Hero"].counters == -1


def test_rhino_doubles_his_atk_and_his_strength_doubles_that() -> None:
    t = situation(A=side(FOE, front=["PNY-046", helper("Mate")], up=PLACES), B=side(HERO), windows="all")
    begin(t, "Rhino", "Hero")
    t.A.uses("Rhino", "Here's the Horn!")
    assert t.A.stats("Rhino") == (15, 5) and t.A.stats("Mate") == (2, 2)
    t.passes()
    assert t.A.stats("Rhino") == (5, 5)


def test_kraven_appears_with_three_counters_and_hunts_while_attacking() -> None:
    t = situation(A=side(FOE, hand=["PNY-047"], resources=[helper("R")] * 6), B=side(HERO), phase="turn", windows="all")
    t.A.done()
    t.A.recruits("Kraven the Hunter")
    assert t.A["Kraven the Hunter"].counters == 3 and t.A["Foe"].counters == 0
    t.A.done()
    t.A.done()
    begin(t, "Kraven the Hunter", "Hero")
    assert t.A.stats("Kraven the Hunter") == (12, 8)
    t.passes()
    assert t.A.stats("Kraven the Hunter") == (9, 8)
    # while defending he does not
    t = situation(A=side(HERO), B=side(FOE, front=["PNY-047"]), windows="all")
    begin(t, "Hero", "Kraven the Hunter")
    assert t.B.stats("Kraven the Hunter") == (6, 5)


def test_mister_negative_weakens_somebody_as_his_turn_begins_and_ends() -> None:
    t = situation(A=side(FOE, front=["PNY-048"], up=PLACES), B=side(HERO, front=[helper("Weak", 3, 9)]), phase="turn")
    assert kind(t) == "choose"
    t.A.picks("Weak")
    assert t.B["Weak"].counters == -1 and t.B["Hero"].counters == 0
    for _ in range(3):
        t.A.done()
    t.A.uses("Mister Negative", "Corrupting Touch")
    chooses(t, "Weak")
    assert stunned(t) == ["Weak"]
    t.A.done()
    t.A.picks("Hero")
    assert t.B["Hero"].counters == -1


# -- plot twists ----------------------------------------------------------------------------------------------------------------------


def test_sinister_syndicate_lets_one_of_it_strike_at_once() -> None:
    t = situation(
        A=side(FOE, front=[helper("Strong", 5, 1), helper("Idle", 9, 9)], hand=["PNY-051"]), B=side(HERO), windows="all"
    )
    begin(t, "Strong", "Hero")
    t.A.plays("Sinister Syndicate")
    chooses(t, "Strong")
    # it is not struck back: the combat is over before
    assert stunned(t) == ["Hero"] and t.s.combat is None
    t = situation(A=side(FOE, front=[helper("Weak", 4, 1)], hand=["PNY-051"]), B=side(HERO), windows="all")
    begin(t, "Weak", "Hero")
    t.A.plays("Sinister Syndicate")
    chooses(t, "Weak")
    assert stunned(t) == [] and t.s.combat is not None


# -- what there is ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "first", "name"),
    [
        ("PNY-058", "MNB-111", "Academy"),
        ("PNY-059", "MNB-109", "Fortress"),
        ("PNY-060", "MNB-110", "Laboratory"),
        ("PNY-061", "MNB-112", "Training Ground"),
    ],
)
def test_basic_locations_are_those_of_the_first_set_printed_again(number: str, first: str, name: str) -> None:
    assert card(number).name == name and card(number).symbols == next(c for c in catalog().values() if c.name == name).symbols
    t = situation(A=side(FOE, up=[number]), B=side(HERO))
    assert t.A.resources == [name] and first.startswith("MNB")


@pytest.mark.parametrize(("number", "mine", "other"), [("PNY-028", "PNY-012", "PNY-037"), ("PNY-056", "PNY-037", "PNY-012")])
def test_the_special_locations_pay_for_a_member_of_their_team_alone(number: str, mine: str, other: str) -> None:
    main = define("Both", MAIN, atk=2, def_=5, health=5)
    t = situation(A=side(main, front=[mine, other], up=[number]), B=side(HERO, front=[helper("Prey")]))
    assert offers(t, f"use {card(mine).name}") and not offers(t, f"use {card(other).name}")


def test_every_card_of_the_set_is_built_or_says_why_not_and_prints_its_text() -> None:
    built = 0
    for c in catalog().values():
        if not c.number.startswith("PNY-"):
            continue
        if not c.known_text:
            assert unbuilt_cards()[c.number] != "its text is not built yet"
            continue
        built += 1
        for values in c.faces:
            for ability in values.abilities:
                words = ability.print(values.name)
                assert words[0].isupper() or words[0] == "[", words
                assert "  " not in words and ".." not in words and words.rstrip('"').endswith((".", "!")), words
    assert built == 40
