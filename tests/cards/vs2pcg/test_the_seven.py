"""The Boys: The Seven, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, catalog, define, unbuilt_cards
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import DECK, FRONT, HAND, MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import (
    ANY_PLACES as PLACES,
    WALL_OF_MAIN as WALL,
    at_level_two,
    begin,
    chooses,
    kind,
    lets_go,
    of_the_boys as helper,
    offers,
    pays,
    stunned,
)

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("The Boys",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("The Seven",))


# -- main characters ------------------------------------------------------------------------------------------------------------


def test_a_train_readies_as_often_as_he_can_pay() -> None:
    skill = PLACES[3]
    t = situation(A=side("BOY-029", front=[helper("Mate")], up=[skill, skill]), B=side(WALL))
    for _ in range(2):
        t.happens(ev.Exhaust(t.A["A-Train"].ref), ev.Exhaust(t.A["Mate"].ref))
        t.A.uses("A-Train", "The World's Fastest Man")
        pays(t)
        assert not t.A["A-Train"].exhausted and t.A["Mate"].exhausted
    assert not offers(t, "use A-Train")


def test_a_train_can_t_stop() -> None:
    t = situation(A=side("BOY-029", front=[helper("Mate")]), B=side(WALL), windows="all")
    begin(t, "Mate", "Wall")
    assert (t.A["A-Train"].xp, t.A["A-Train"].counters) == (0, 0)
    t.passes()
    begin(t, "A-Train", "Wall")
    assert (t.A["A-Train"].xp, t.A["A-Train"].counters) == (1, -1) and t.A["Mate"].counters == 0


def test_a_train_of_level_two_pays_for_his_compound_in_his_next_turn() -> None:
    t = situation(A=side("BOY-029", front=[helper("Mate")], up=PLACES), B=side(WALL))
    at_level_two(t, "A-Train")
    t.A.uses("A-Train", "Addicted to Compound V")
    assert t.A.stats("A-Train") == (14, 14) and t.A["Mate"].counters == 0
    t.A.done()
    lets_go(t, 1)
    assert t.A.stats("A-Train") == (7, 7)
    lets_go(t, 0)
    lets_go(t, 1)
    assert t.A.stats("A-Train") == (7, 7)


@pytest.mark.parametrize("level", [1, 2])
def test_homelander_can_t_be_stunned_in_a_combat_of_his_turn(level: int) -> None:
    giant = define("Giant", MAIN, atk=20, def_=20, health=5)
    t = situation(A=side("BOY-031", front=[helper("Mate")], up=[PLACES[2]]), B=side(giant), windows="all")
    t.happens(ev.LevelUp(t.A["Homelander"].ref, level))
    begin(t, "Homelander", "Giant")
    t.A.uses("Homelander", "Sticks and Stones")
    t.passes()
    assert stunned(t) == [] and t.A["Homelander"].wounds == 0
    # that combat only, and he alone
    t.happens(ev.Stun(t.A["Homelander"].ref), ev.Stun(t.A["Mate"].ref))
    assert stunned(t) == ["Homelander", "Mate"]
    # not while he is attacked in another's turn
    t = situation(A=side(giant), B=side("BOY-031", up=[PLACES[2]]), windows="all")
    begin(t, "Giant", "Homelander")
    t.A.done()
    assert not offers(t, "use Homelander")


def test_homelander_learns_by_the_frail_who_appear() -> None:
    hand: list[CardDef | str] = [helper("Frail", health=1), helper("Stout", health=2)]
    t = situation(
        A=side("BOY-031", hand=hand, resources=[helper("R")] * 4), B=side(FOE, deck=[helper("Theirs", health=1)]), phase="turn"
    )
    t.A.done()
    t.A.recruits("Stout")
    assert t.A["Homelander"].xp == 0
    t.A.recruits("Frail")
    assert t.A["Homelander"].xp == 1
    t.happens(ev.Appear(t.s.ref(t.s.zone(1, DECK)[0]), 1, FRONT))
    assert t.A["Homelander"].xp == 1


def test_homelander_of_level_two_keeps_a_different_breed_from_being_stunned() -> None:
    front: list[CardDef | str] = [helper("Stout", health=2), helper("Frail", health=1)]
    t = situation(
        A=side("BOY-031", front=front, hand=[helper("Late", health=2)], up=PLACES), B=side(FOE, front=[helper("Theirs")])
    )
    at_level_two(t, "Homelander")
    t.A.uses("Homelander", "We're a Different Breed")
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, HAND)[0]), 0, FRONT))
    for n in ("Stout", "Late", "Homelander"):
        t.happens(ev.Stun(t.A[n].ref))
    t.happens(ev.Stun(t.B["Theirs"].ref))
    # who comes later is none of those there were
    assert sorted(stunned(t)) == ["Homelander", "Late", "Theirs"]
    t.happens(ev.Stun(t.A["Frail"].ref))
    assert t.A.ko == ["Frail"]
    t.A.done()
    lets_go(t, 1)
    t.happens(ev.Stun(t.A["Stout"].ref))
    assert "Stout" in stunned(t)


@pytest.mark.parametrize("level", [1, 2])
def test_queen_maeve_leaves_an_enemy_one_def_and_learns_by_it(level: int) -> None:
    t = situation(A=side("BOY-033", up=PLACES), B=side(FOE, front=[helper("Other", 9, 4)]))
    t.happens(ev.LevelUp(t.A["Queen Maeve"].ref, level))
    t.happens(ev.PutCounter(t.B["Foe"].ref, 1))
    t.A.uses("Queen Maeve", "Bottomless Casual Cruelty")
    assert t.offered() == ["Foe", "Other"]
    t.A.picks("Foe")
    # five -1/-1 counters, one of which took away the +1/+1 counter
    assert t.B["Foe"].counters == -4 and t.B.stats("Foe") == (0, 1) and t.B["Other"].counters == 0
    assert t.A["Queen Maeve"].xp == (5 if level == 1 else 0)


def test_queen_maeve_learns_nothing_by_her_own_counters() -> None:
    t = situation(A=side("BOY-033", front=[helper("Mine", 9, 9)]), B=side(FOE, front=[helper("Other", 9, 4)]))
    t.happens(ev.PutCounter(t.A["Mine"].ref, -2), ev.PutCounter(t.B["Foe"].ref, 2))
    assert t.A["Queen Maeve"].xp == 0
    t.happens(ev.PutCounter(t.B["Other"].ref, -2))
    assert t.A["Queen Maeve"].xp == 2


def test_queen_maeve_of_level_two_takes_all_counters_from_one() -> None:
    t = situation(A=side("BOY-033", front=[helper("Mine", 9, 9)], up=PLACES), B=side(FOE, front=[helper("Other", 9, 4)]))
    at_level_two(t, "Queen Maeve")
    t.happens(ev.PutCounter(t.A["Mine"].ref, -2), ev.PutCounter(t.B["Other"].ref, 2))
    t.A.uses("Queen Maeve", "Just... Be Original")
    # main characters can't be chosen
    assert t.offered() == ["Mine", "Other"]
    t.A.picks("Mine")
    assert t.A["Mine"].counters == 0 and t.B["Other"].counters == 2
    t = situation(A=side("BOY-033", up=PLACES), B=side(FOE, front=[helper("Other", 9, 4)]))
    at_level_two(t, "Queen Maeve")
    t.happens(ev.PutCounter(t.B["Other"].ref, 2))
    t.A.uses("Queen Maeve", "Just... Be Original")
    chooses(t, "Other")
    assert t.B["Other"].counters == 0


def test_starlight_makes_an_enemy_choose_two_that_are_dazed() -> None:
    b = side(FOE, front=[helper("One"), helper("Two"), helper("Three"), helper("Down")])
    t = situation(A=side("BOY-035", front=[helper("Mine")], up=PLACES), B=b)
    t.happens(ev.Stun(t.B["Down"].ref))
    t.A.uses("Starlight", "You Should Look Away")
    assert t.asked(t.B) == "choose" and t.offered() == ["One", "Two", "Three"]
    t.B.picks("One", "Three")
    assert stunned(t) == ["One", "Three", "Down"] and t.B["One"].wounds == 0
    # at the end of her turn she learns by all who lie there
    t.A.done()
    assert t.A["Starlight"].xp == 3


def test_starlight_of_level_two_saves_another_defender() -> None:
    front: list[CardDef | str] = [helper("One", team="X"), helper("Two", team="X"), helper("Idle")]
    t = situation(A=side(FOE, front=front), B=side("BOY-035", front=[helper("Saved")], up=PLACES), windows="all")
    t.happens(ev.LevelUp(t.B["Starlight"].ref, 2))
    begin(t, "One", "Saved", "Two")
    t.A.done()
    t.B.uses("Starlight", "All I Wanted")
    assert stunned(t) == ["One", "Two"] and t.A["One"].wounds == 0 and t.s.combat is None
    # herself she does not
    t = situation(A=side(FOE), B=side("BOY-035", up=PLACES), windows="all")
    t.happens(ev.LevelUp(t.B["Starlight"].ref, 2))
    begin(t, "Foe", "Starlight")
    t.A.done()
    t.B.uses("Starlight", "All I Wanted")
    assert stunned(t) == []
    assert card("BOY-035").faces[1].teams == ("The Seven", "The Boys")


def test_the_deep_talks_to_fish_before_he_draws_or_after() -> None:
    deck: list[CardDef | str] = [helper(f"C{n}") for n in range(12)]
    t = situation(A=side("BOY-037", up=[PLACES[1]] * 2, deck=deck), B=side(WALL), phase="turn")
    assert t.s.phase == "draw" and t.A.hand == []
    t.A.uses("The Deep", "I Mean, Yeah")
    pays(t)
    assert t.offered() == [f"C{n}" for n in range(5, 12)]
    t.A.picks("C6", "C9")
    assert kind(t) == "order"
    t.A.gives(1, 0)
    assert t.A.deck[:2] == ["C9", "C6"] and sorted(t.A.deck) == sorted([c.name for c in deck if isinstance(c, CardDef)])
    # once a turn; then the cards are drawn
    assert not offers(t, "use The Deep")
    t.A.done()
    assert t.A.hand == ["C9", "C6"]
    # not in another phase
    while t.s.phase != "main":
        t.A.done()
    assert not offers(t, "use The Deep") and t.B.hand == []
    # after drawing
    t = situation(A=side("BOY-037", up=[PLACES[1]], deck=deck), B=side(WALL), phase="turn")
    t.A.done()
    assert t.A.hand == ["C0", "C1"]
    t.A.uses("The Deep", "I Mean, Yeah")
    assert len(t.offered()) == 7


def test_who_has_no_power_for_the_draw_phase_is_not_asked_there() -> None:
    t = situation(A=side(FOE), B=side("BOY-037", up=[PLACES[1]]), phase="turn")
    assert t.s.phase == "resource"
    # stunned he has none
    t = situation(A=side("BOY-037", up=[PLACES[1]]), B=side(WALL))
    t.happens(ev.Stun(t.A["The Deep"].ref))
    t.A.done()
    while t.s.active == 1:
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert t.s.phase == "resource"


def test_the_deep_learns_by_places_of_might_that_he_plays_face_up() -> None:
    for hand, up, xp in ((PLACES[2], True, 1), (PLACES[2], False, 0), (PLACES[1], True, 0), ("BOY-057", True, 1)):
        t = situation(A=side("BOY-037", hand=[hand], deck=[]), B=side(WALL), phase="turn")
        while t.s.phase == "draw":
            t.A.done()
        t.A.places(t.A.hand[-1], up)
        assert t.A["The Deep"].xp == xp


def test_the_deep_of_level_two_sinks_the_bottom_of_a_deck() -> None:
    deck: list[CardDef | str] = [helper(f"C{n}") for n in range(9)]
    t = situation(A=side("BOY-037", up=PLACES), B=side(WALL, deck=deck))
    at_level_two(t, "The Deep")
    before = len(t.A.deck)
    t.A.uses("The Deep", "Trouble at a Dock")
    assert t.B.deck == ["C0", "C1"] and sorted(t.B.ko) == [f"C{n}" for n in range(2, 9)]
    assert len(t.A.deck) == before and t.A.ko == []


# -- supporting characters ------------------------------------------------------------------------------------------------------


def test_donna_january_strengthens_the_seven_and_pays_nothing_beside_starlight() -> None:
    front: list[CardDef | str] = ["BOY-039", helper("Mate", team="The Seven"), helper("Other")]
    t = situation(A=side(FOE, front=front, up=PLACES), B=side(HERO, front=[helper("Theirs", team="The Seven")]))
    t.A.uses("Donna January", "This Was Our Dream")
    assert [t.A[n].counters for n in ("Foe", "Donna January", "Mate", "Other")] == [1, 0, 1, 0] and t.B["Theirs"].counters == 0
    assert "(Any Skill)" in t.A.resources
    assert not offers(situation(A=side(FOE, front=front), B=side(HERO)), "use Donna")
    t = situation(A=side(FOE, front=[*front, helper("Starlight")], up=PLACES), B=side(HERO))
    t.A.uses("Donna January", "This Was Our Dream")
    assert "Any Skill" in t.A.resources and t.A["Mate"].counters == 1
    # a stunned Starlight does not help
    t = situation(A=side(FOE, front=[*front, helper("Starlight")]), B=side(HERO))
    t.happens(ev.Stun(t.A["Starlight"].ref))
    assert not offers(t, "use Donna")


def test_ashley_barrett_draws_for_the_stout_of_the_seven() -> None:
    front: list[CardDef | str] = ["BOY-040", helper("Stout", team="The Seven"), helper("Down", team="The Seven", health=3)]
    front.extend([helper("Frail", team="The Seven", health=1), helper("Other")])
    t = situation(A=side(FOE, front=front, up=PLACES), B=side(HERO), phase="turn")
    t.happens(ev.Stun(t.A["Down"].ref))
    before, theirs = len(t.A.hand), len(t.B.hand)
    t.A.uses("Ashley Barrett", "SVP")
    # Foe and Stout
    assert len(t.A.hand) == before + 2 and len(t.B.hand) == theirs


def test_black_noir_ambushes_the_exhausted_behind_their_lines() -> None:
    b = side(WALL, back=[helper("Tired", 0, 9), helper("Fresh", 0, 9)])
    for target, counters in (("Tired", 2), ("Fresh", 0)):
        t = situation(A=side(FOE, front=["BOY-041"]), B=b, windows="all")
        t.happens(ev.Exhaust(t.B["Tired"].ref))
        assert not offers(t, "attack Tired with Foe")
        begin(t, "Black Noir", target)
        assert t.A["Black Noir"].counters == counters and t.A["Foe"].counters == 0


def test_doctor_vogelbaum_takes_powers_as_long_as_the_counter_stays() -> None:
    t = situation(A=side(FOE, front=["BOY-042"], up=PLACES), B=side(WALL, front=["PNY-022", "PNY-010"]))
    t.A.uses("Dr. Jonah Vogelbaum", "You're My Greatest Failure")
    t.A.picks("*Spider-Man*")
    spider = t.B["*Spider-Man*"]
    assert spider.counters == -1 and not t.s.has(spider.number, "Ranged") and not t.s.now(spider.number).abilities
    assert t.s.has(t.B["Spider-Girl"].number, "Ranged")
    t.A.done()
    assert not t.s.has(spider.number, "Ranged")
    t.happens(ev.PutCounter(spider.ref, 1))
    assert t.s.has(spider.number, "Ranged") and t.s.now(spider.number).abilities
    # for good, though it be weakened again
    t.happens(ev.PutCounter(spider.ref, -1))
    assert t.s.has(spider.number, "Ranged")


def test_madelyn_stillwell_makes_a_main_character_super_until_she_leaves() -> None:
    t = situation(A=side(FOE, front=["BOY-043", helper("Mate")], up=PLACES), B=side(HERO), phase="turn")
    t.A.uses("Madelyn Stillwell", "We Make Heroes Super")
    assert t.A.stats("Foe") == (4, 10) and t.A.stats("Mate") == (2, 2) and t.B.stats("Hero") == (2, 5)
    t.happens(ev.ToHand(t.A["Madelyn Stillwell"].ref))
    assert t.A.stats("Foe") == (2, 5)


def test_the_deep_almost_rescues_a_character() -> None:
    deck: list[CardDef | str] = [helper("Dolphin"), "BOY-024", helper("Whale")]
    t = situation(
        A=side(FOE, front=["BOY-044"], up=PLACES, deck=deck), B=side(HERO, deck=[helper("Theirs")] * 9), phase="turn", turns=0
    )
    t.A.uses("The Deep", "Dolphin Rescue Attempt")
    assert sorted(t.offered()) == ["Dolphin", "Whale"]
    t.A.picks("Dolphin")
    assert t.A.ko == ["Dolphin"] and sorted(t.A.deck) == ["Diabolical", "Whale"] and t.A.front == ["Foe", "The Deep"]


def test_ezekiel_embraces_whom_he_will() -> None:
    a = side(FOE, front=["BOY-046"], back=[helper("Mine"), helper("Shy")], up=PLACES)
    t = situation(A=a, B=side(HERO, back=[helper("Theirs")], main_back=True))
    t.A.uses("Ezekiel", "My Loving Embrace")
    assert t.offered() == ["Mine", "Shy", "Theirs"]
    t.A.picks("Mine", "Theirs")
    assert t.A.back == ["Shy"] and t.B.front == ["Theirs"] and t.B.back == ["Hero"]


def test_the_supporting_a_train_is_powered_up_by_any_of_the_seven_and_readies_for_a_counter() -> None:
    hand: list[CardDef | str] = [helper("Mate", team="The Seven"), helper("Other"), "BOY-055"]
    t = situation(A=side(FOE, front=["BOY-047", helper("Idle")], hand=hand), B=side(WALL), windows="all")
    assert [o for o in t.offered() if o.startswith("power up")] == ["power up A-Train with Mate"]
    t.A.powers_up("A-Train")
    assert t.A["A-Train"].counters == 1 and t.A.ko == ["Mate"]
    t.happens(ev.Exhaust(t.A["Idle"].ref))
    begin(t, "A-Train", "Wall")
    t.passes()
    assert kind(t) == "may"
    t.A.answers(True)
    assert t.A["A-Train"].counters == 0 and not t.A["A-Train"].exhausted and t.A["Idle"].exhausted
    # without a counter nobody is asked
    begin(t, "A-Train", "Wall")
    t.passes()
    assert t.A["A-Train"].exhausted and kind(t) == "turn"


def test_translucent_protects_nobody_and_passes_unseen() -> None:
    t = situation(A=side(HERO, front=[helper("Mine")]), B=side(FOE, front=["BOY-048"], back=[helper("Behind")], main_back=True))
    # nobody else stands in front
    assert offers(t, "attack Behind with Mine") and offers(t, "attack Foe with Hero")
    t = situation(A=side(HERO, front=[helper("Mine")]), B=side(FOE, front=["BOY-048"], back=[helper("Behind")]))
    assert not offers(t, "attack Behind with Mine")
    b = side(WALL, back=[helper("Strong", 9, 9)])
    t = situation(A=side(FOE, front=["BOY-048", helper("Mate", team="X")]), B=b, windows="all")
    assert offers(t, "attack Strong with Translucent") and not offers(t, "attack Strong with Mate")
    begin(t, "Translucent", "Strong")
    t.passes()
    # a supporting character can't strike back at him, a main character can
    assert stunned(t) == []
    t.happens(ev.Ready(t.A["Translucent"].ref))
    begin(t, "Translucent", "Wall")
    t.passes()
    assert stunned(t) == ["Translucent"]


def test_queen_maeve_is_tough_and_breaks_her_arm() -> None:
    # with the health that the source gives she is KO'd as she is stunned
    t = situation(A=side(FOE, front=["BOY-049", helper("Mate")]), B=side(HERO))
    t.happens(ev.Stun(t.A["Queen Maeve"].ref))
    while kind(t) == "may":
        t.A.answers(True)
    assert t.A.ko == ["Queen Maeve"]
    stout = define("Stout Maeve", SUPPORTING, atk=12, def_=12, health=4, text=card("BOY-049").values.abilities)
    t = situation(A=side(FOE, front=[stout, helper("Mate")]), B=side(HERO))
    t.happens(ev.Stun(t.A["Mate"].ref))
    assert kind(t) == "turn"
    for wounds in (1, 2):
        t.happens(ev.Stun(t.A["Stout Maeve"].ref))
        t.A.answers(True)
        assert stunned(t) == ["Mate"] and (t.A["Stout Maeve"].wounds, t.A["Stout Maeve"].counters) == (wounds, -wounds)
    t.happens(ev.Stun(t.A["Stout Maeve"].ref))
    t.A.answers(False)
    assert "Stout Maeve" in stunned(t)


def test_starlight_lets_the_blast_out_in_a_later_turn() -> None:
    b = side(HERO, front=[helper("Prey"), helper("By")])
    t = situation(A=side(FOE, front=["BOY-050"], up=[PLACES[0], PLACES[0]]), B=b)
    assert not offers(t, "use Starlight: Blast")
    t.A.uses("Starlight", "Electricity Goes In")
    pays(t)
    assert not offers(t, "use Starlight: Blast")
    t.A.done()
    lets_go(t, 1)
    for _ in range(3):
        t.A.done()
    t.A.uses("Starlight", "Blast Comes Out")
    # any side's, no main character
    assert t.offered() == ["Starlight", "Prey", "By"]
    t.A.picks("Prey")
    assert stunned(t) == ["Prey"]


def test_homelander_gets_whatever_he_wants_once_a_turn() -> None:
    deck: list[CardDef | str] = [helper("One"), "BOY-055", helper("Two")]
    t = situation(A=side(FOE, front=["BOY-051"], up=[PLACES[2]] * 2, deck=deck), B=side(WALL), windows="all")
    t.A.uses("Homelander", "I Can Do Whatever")
    pays(t)
    t.A.picks("Why Settle For Ordinary?")
    assert t.A.hand == ["Why Settle For Ordinary?"] and sorted(t.A.deck) == ["One", "Two"]
    begin(t, "Homelander", "Wall")
    assert not offers(t, "use Homelander")
    # in a combat of another's turn
    t = situation(A=side(WALL), B=side(FOE, front=["BOY-051"], up=[PLACES[2]], deck=deck), windows="all")
    begin(t, "Wall", "Homelander")
    t.A.done()
    t.B.uses("Homelander", "I Can Do Whatever")
    t.B.picks("Two")
    assert t.B.hand == ["Two"]
    # and as one builds
    t = situation(A=side(FOE, front=["BOY-051"], up=[PLACES[2]], deck=[*deck, *deck]), B=side(WALL), phase="turn")
    assert len([o for o in t.offered() if o.startswith("use Homelander")]) == 1


# -- plot twists ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "stats"), [(0, (9, 5)), (1, (2, 12))])
def test_the_seven_defend_their_main_character(mode: int, stats: tuple[int, int]) -> None:
    t = situation(A=side(HERO), B=side(FOE, front=[helper("Mate")], hand=["BOY-053"]), windows="all")
    begin(t, "Hero", "Foe")
    t.A.done()
    t.B.plays("The Seven")
    t.B.gives(mode)
    assert t.B.stats("Foe") == stats and t.B.stats("Mate") == (2, 2)
    # another defender gets nothing
    t = situation(A=side(HERO), B=side(FOE, front=[helper("Mate")], hand=["BOY-053"]), windows="all")
    begin(t, "Hero", "Mate")
    t.A.done()
    t.B.plays("The Seven")
    assert t.B.stats("Foe") == (2, 5) and t.B.stats("Mate") == (2, 2) and t.B.ko == ["The Seven"]


def test_they_ll_find_you_past_those_who_protect_a_supporting_character() -> None:
    b = side(HERO, front=[helper("Before")], back=[helper("Behind")], main_back=True)
    t = situation(A=side(FOE, front=[helper("Hunter"), helper("Idle")], hand=["BOY-054"]), B=b)
    t.A.plays("They'll Find You")
    t.A.picks("Hunter")
    assert t.A.stats("Hunter") == (4, 2)
    assert offers(t, "attack Behind with Hunter") and not offers(t, "attack Hero with Hunter")
    assert not offers(t, "attack Behind with Idle")
    t.A.done()
    lets_go(t, 1)
    for _ in range(3):
        t.A.done()
    assert t.A.stats("Hunter") == (2, 2) and not offers(t, "attack Behind with Hunter")


# -- what there is --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "name"),
    [("BOY-058", "Electro"), ("BOY-059", "Madame Web"), ("BOY-060", "Frenchie"), ("BOY-061", "Chameleon")],
)
def test_the_basic_locations_of_the_boys_give_a_symbol_each(number: str, name: str) -> None:
    front: list[CardDef | str] = ["PNY-037", "PNY-012", "BOY-017", "PNY-041"]
    t = situation(A=side(HERO, front=front, up=[number]), B=side(FOE))
    assert [o.split(":")[0] for o in t.offered() if o.startswith("use ")] == [f"use {name}"]


@pytest.mark.parametrize(("number", "mine", "other"), [("BOY-028", "BOY-017", "BOY-042"), ("BOY-057", "BOY-042", "BOY-017")])
def test_the_special_locations_of_the_boys_pay_for_their_team(number: str, mine: str, other: str) -> None:
    t = situation(A=side(WALL, front=[mine, other], up=[number]), B=side(HERO))
    assert offers(t, f"use {card(mine).name}") and not offers(t, f"use {card(other).name}")


def test_every_card_of_the_boys_is_built_or_says_why_not_and_prints_its_text() -> None:
    built = 0
    for c in catalog().values():
        if not c.number.startswith("BOY-"):
            continue
        if not c.known_text:
            assert unbuilt_cards()[c.number] != "its text is not built yet"
            continue
        built += 1
        for values in c.faces:
            for ability in values.abilities:
                words = ability.print(values.name)
                assert words[0].isupper() or words[0] == "[", words
                assert "  " not in words and ".." not in words.replace("...", "") and words.rstrip('"').endswith((".", "!")), (
                    words
                )
    assert built == 46
