"""The supporting characters, plot twists and locations of House of X: what each does, what it does not, who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.house_of_x import TEXT, UNBUILT
from longbox.games.vs2pcg.catalog import card, catalog, define
from longbox.games.vs2pcg.decks.files import check, read_deck
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import BACK, FEROCIOUS, FLIGHT, LETHAL, RANGED, SUPPORTING, SWARM
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    OTHER,
    WALL,
    Cards,
    counters,
    ends_turn,
    fights,
    helper,
    offered,
    printed_well,
    recruited,
    stunned,
    table,
    theirs,
)

BLINK_LIKE = helper("Unhurt", 1, 9)


@pytest.mark.parametrize("number", sorted(TEXT))
def test_it_prints(number: str) -> None:
    if number in catalog():
        printed_well(number)


def test_every_number_is_in_or_has_its_reason() -> None:
    numbers = {n for n in catalog() if n.startswith("HOX-")}
    assert numbers - set(TEXT) - set(UNBUILT) == set() and set(TEXT) & set(UNBUILT) == set()


def their_turn(t: Table) -> None:
    """On to the main phase of B."""
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()


# -- Brotherhood of Mutants -------------------------------------------------------------------------------------------------


def test_blob_is_not_moved_on_enemy_turns() -> None:
    t = table("HOX-011", OTHER)
    their_turn(t)
    for name in ("Blob", "Other"):
        t.happens(ev.ChangeSides(t.A[name].ref, 1, t.s.place(t.A[name].number), t.B["Foe"].ref))
    assert "Blob" in t.A.front and "Other" in t.B.front
    ends_turn(t, 1)
    t.happens(ev.ChangeSides(t.A["Blob"].ref, 1, t.s.place(t.A["Blob"].number), t.B["Foe"].ref))
    assert "Blob" in t.B.front


def test_blob_is_not_wounded_until_his_next_turn() -> None:
    t = table("HOX-011", OTHER)
    t.A.uses("Blob", "Pain Immunity")
    their_turn(t)
    t.happens(ev.Stun(t.A["Blob"].ref), ev.Stun(t.A["Other"].ref))
    assert stunned(t) == ["Blob", "Other"] and [t.A[n].wounds for n in ("Blob", "Other")] == [0, 1]
    ends_turn(t, 1)
    t.happens(ev.Wound(t.A["Blob"].ref))
    assert t.A["Blob"].wounds == 1


def test_toad_leaps_on_his_own_turn_and_is_not_flown_over() -> None:
    t = table("HOX-012", B=side(FOE, front=[OTHER], back=[helper("Behind")]))
    assert offered(t, "attack Behind with Toad")
    their_turn(t)
    assert not t.s.has(t.A["Toad"].number, FLIGHT)
    bird = helper("Bird", 2, 2, FLIGHT)
    t = situation(A=side(ACE, front=[bird]), B=side(FOE, front=["HOX-012"], back=[OTHER], main_back=True))
    assert offered(t, "attack Toad with Bird") and not offered(t, "attack Other with Bird")
    t.happens(ev.Stun(t.B["Toad"].ref))
    assert offered(t, "attack Other with Bird")


def test_pyro_burns_at_the_end_of_each_of_his_turns() -> None:
    b = side(FOE, front=[helper("One", health=3), helper("Two")], back=[helper("Behind")])
    t = table("HOX-013", B=b)
    t.A.uses("Pyro", "Mister Burns")
    assert t.offered() == ["One", "Two"]
    t.A.picks("One")
    assert stunned(t) == []
    ends_turn(t, 0)
    assert stunned(t) == [] or t.B["One"].wounds == 1
    assert t.B["One"].wounds == 1 and t.B["Two"].wounds == 0
    ends_turn(t, 1)
    assert t.B["One"].wounds == 1
    # Pyro has left, and it burns still
    t.happens(ev.Ko(t.A["Pyro"].ref))
    ends_turn(t, 0)
    assert t.B["One"].wounds == 2 and t.B["Two"].wounds == 0


def test_daken_is_violent_against_supporting_characters() -> None:
    t = table("HOX-015", B=theirs(helper("Eight", 0, 8)))
    fights(t, "Daken", "Eight")
    # 3 and the counter of Berserker, doubled
    assert t.A["Daken"].counters == 1 and stunned(t) == ["Eight"]
    t = table("HOX-015", B=theirs(main=define("Big", "Main Character", def_=8, health=9)))
    fights(t, "Daken", "Big")
    assert stunned(t) == []


def test_sabretooth_passes_the_front_row_in_melee() -> None:
    b = side(FOE, front=[helper("Bird", 1, 1, FLIGHT)], back=[helper("Behind")])
    t = table("HOX-016", OTHER, B=b)
    assert not offered(t, "attack Behind with Sabretooth")
    t.A.uses("Sabretooth", "Superhuman Senses")
    assert t.A.stats("Sabretooth") == (8, 2) and offered(t, "attack Behind with Sabretooth")
    assert not offered(t, "attack Behind with Other")
    # from the back row it is no melee attack
    t.happens(ev.Shift(t.A["Sabretooth"].ref, 0, BACK, t.A["Ace"].ref))
    assert not offered(t, "attack Behind with Sabretooth")


def test_mimic_has_of_each_friend_something() -> None:
    t = table("HOX-017", OTHER, B=theirs(helper("Iceman")))
    t.A.uses("Mimic", "Mimic See, Mimic Do")
    assert not t.s.has(t.A["Mimic"].number, FLIGHT) and t.A.hand == []
    friends = [define(n, SUPPORTING, health=2) for n in ("Angel", "Beast", "Cyclops", "Iceman", "Marvel Girl")]
    t = table("HOX-017", *friends)
    t.A.uses("Mimic", "Mimic See, Mimic Do")
    # the questions come in the order of the names: whom to freeze, whom to give DEF
    t.A.picks("One")
    t.A.picks("Angel")
    assert t.s.has(t.A["Mimic"].number, FLIGHT) and t.s.has(t.A["Mimic"].number, RANGED)
    assert len(t.A.hand) == 2 and t.B["One"].exhausted and not t.B["Two"].exhausted
    assert t.A.stats("Angel") == (0, 11) and t.A.stats("Beast") == (0, 1)
    assert not t.s.has(t.A["Angel"].number, FLIGHT)


def test_scarlet_witch_flips_a_coin_for_each_enemy_in_the_combat() -> None:
    fallen = []
    for seed in range(12):
        t = table("HOX-018", B=theirs(helper("Strong", 9, 9)), seed=seed)
        fights(t, "Scarlet Witch", "Strong")
        fallen.append("Scarlet Witch" in t.A.ko)
    assert set(fallen) == {True, False}
    # where she does not fight nobody flips anything
    for seed in range(6):
        t = table("HOX-018", helper("Weak", 1, 1), B=theirs(helper("Strong", 9, 9)), seed=seed)
        fights(t, "Weak", "Strong")
        assert stunned(t) == ["Weak"]


def test_avalanche_turns_a_location_down_as_he_stuns() -> None:
    b = side(FOE, front=[helper("Weak", 0, 1), WALL], up=["MNB-109", "MNB-110"])
    t = table("HOX-019", OTHER, B=b)
    fights(t, "Avalanche", "Weak")
    t.A.answers(True)
    t.A.picks("Laboratory")
    assert t.B.resources == ["Training Ground", "(Laboratory)"] and "(Academy)" not in t.A.resources
    t = table("HOX-019", OTHER, B=b)
    fights(t, "Avalanche", "Wall")
    assert t.B.resources == ["Training Ground", "Laboratory"]


def test_juggernaut_dazes_whom_he_could_attack_in_front() -> None:
    b = side(FOE, front=[helper("One"), helper("Two")], back=[helper("Behind")])
    t = table("HOX-020", OTHER, B=b)
    t.A.uses("Juggernaut", "Headbutt")
    assert t.offered() == ["Foe", "One", "Two"]
    t.A.picks("One")
    assert stunned(t) == ["One"] and t.B["One"].wounds == 0
    # from the back row he attacks nobody in melee
    t = situation(A=side(ACE, back=["HOX-020"], up=["MNB-112"]), B=b)
    t.A.uses("Juggernaut", "Headbutt")
    assert stunned(t) == []


def test_mystique_of_the_deck_infiltrates() -> None:
    b = side(FOE, front=[helper("Guard")], back=[helper("Behind", team="Avengers")])
    t = table("HOX-021", B=b)
    t.A.uses("Mystique", "Infiltrator")
    t.A.picks("Avengers")
    assert offered(t, "attack Behind with Mystique") and not offered(t, "attack Behind with Ace")


def test_silver_samurai_moves_an_enemy_and_stops_plot_twists() -> None:
    t = recruited("HOX-022")
    t.A.answers(True)
    t.A.picks("One")
    assert t.B.back == ["One"] and t.B.front == ["Foe", "Two"]
    for fighter, may in (("Silver Samurai", False), ("Other", True)):
        t = table("HOX-022", OTHER, B=theirs(WALL, hand=["MNB-107"]), hand=["MNB-105"], windows="all")
        t.A.attacks(fighter, "Wall")
        assert offered(t, "play ")
        t.A.done()
        assert offered(t, "play ") is may


def test_alpha_takes_recruit_points_of_the_next_turn() -> None:
    t = table("HOX-023", B=theirs(resources=[OTHER] * 3, hand=[helper("Cheap"), helper("Dear", cost=2)]))
    t.A.uses("Alpha", "Superintelligence")
    ends_turn(t, 0)
    t.B.done()
    assert t.s.points == 1 and not offered(t, "recruit Dear")
    ends_turn(t, 1)
    # in her own turn, and in the turn after it, everybody has them all
    t.A.done()
    assert t.s.points == len(t.A.resources)
    ends_turn(t, 0)
    t.B.done()
    assert t.s.points == 3


@pytest.mark.parametrize(("number", "atk", "def_"), [("HOX-025", 3, 1), ("HOX-058", 1, 3)])
def test_twists_that_help_who_fights_on_your_side(number: str, atk: int, def_: int) -> None:
    team = {"HOX-025": "Brotherhood of Mutants", "HOX-058": "X-Men"}[number]
    t = table(helper("Mine", team=team), OTHER, hand=[number], B=theirs(WALL), windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays(card(number).name)
    assert t.A.stats("Mine") == (2 + atk, 3 + def_) and t.A.stats("Other") == (2, 3) and t.B.stats("Wall") == (0, 20)
    t.passes()
    assert t.A.stats("Mine") == (2, 3)


def test_fierce_pierce_is_for_melee() -> None:
    brother = helper("Mine", 2, 3, RANGED, team="Brotherhood of Mutants")
    t = table(brother, OTHER, hand=["HOX-026"], B=theirs(WALL), windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Fierce Pierce")
    assert t.A.stats("Mine") == (4, 3) and t.s.has(t.A["Mine"].number, FEROCIOUS)
    assert not t.s.has(t.A["Other"].number, FEROCIOUS)
    t = situation(A=side(ACE, back=[brother], hand=["HOX-026"]), B=theirs(WALL), windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Fierce Pierce")
    assert t.A.stats("Mine") == (2, 3) and not t.s.has(t.A["Mine"].number, FEROCIOUS)


def test_burn_it_down_turns_two_basic_locations_of_different_names_down() -> None:
    b = theirs(up=["MNB-109", "MNB-109", "MNB-110", "HOX-059"])
    t = table(helper("Mine", team="Brotherhood of Mutants"), B=b, hand=["HOX-027"], phase="turn")
    t.A.plays("Burn It Down")
    assert "School for Gifted Youngsters" not in t.offered()
    t.A.picks("Training Ground")
    assert t.offered() == ["Laboratory"]
    t.A.picks("Laboratory")
    assert t.B.resources == ["(Training Ground)", "Training Ground", "(Laboratory)", "School for Gifted Youngsters"]


def test_build_it_up_turns_two_basic_locations_of_different_names_up() -> None:
    a = side(ACE, front=[helper("Mine", team="X-Men")], resources=["MNB-109", "MNB-109", "MNB-110", OTHER], hand=["HOX-056"])
    t = situation(A=a, B=theirs(resources=["MNB-109"]), phase="turn")
    t.A.plays("Build It Up")
    assert t.offered() == ["Training Ground", "Training Ground", "Laboratory"]
    t.A.picks("Training Ground")
    assert t.offered() == ["Laboratory"]
    t.A.picks()
    assert t.A.resources == ["Training Ground", "(Training Ground)", "(Laboratory)", "(Other)"]
    assert t.B.resources == ["(Training Ground)"]


def test_secondary_mutation_gives_at_random_a_power_that_one_has_not() -> None:
    found: set[str] = set()
    for seed in range(24):
        mine = helper("Mine", 2, 3, FLIGHT, RANGED, FEROCIOUS, team="X-Men")
        t = table(mine, OTHER, hand=["HOX-060"], phase="turn", seed=seed)
        t.A.plays("Secondary Mutation")
        t.A.picks("Mine")
        v = t.s.now(t.A["Mine"].number)
        new = sorted((v.words - {FLIGHT, RANGED, FEROCIOUS}) | {getattr(a, "title", "") or a.label for a in v.abilities})
        assert len(new) == 1
        found.add(new[0])
        assert not t.s.now(t.A["Other"].number).abilities and not t.s.now(t.A["Other"].number).words
        # for the rest of the game
        ends_turn(t, 0)
        ends_turn(t, 1)
        assert t.s.now(t.A["Mine"].number).words == v.words
    assert found == {"Berserker", "Dodge", LETHAL}


# -- X-Men ------------------------------------------------------------------------------------------------------------------


def test_bishop_counts_energy_on_every_side() -> None:
    b = theirs(up=["MNB-110", "HOX-059", "MNB-109"])
    t = recruited("HOX-039", OTHER, B=b)
    # his own Laboratory, their Laboratory and their school
    assert counters(t, "Bishop", "Other", "Foe") == [3, 0, 0]


def test_sunfire_shines_for_energy_on_every_side() -> None:
    t = table("HOX-053", OTHER, B=theirs(up=["MNB-110"]))
    assert t.A.stats("Sunfire") == (9, 9) and t.A.stats("Other") == (2, 3)
    # one that lies face down is no location for anybody
    t = table("HOX-053", B=theirs(resources=["MNB-110"]))
    assert t.A.stats("Sunfire") == (6, 6)


def test_jubilee_dazzles_whom_she_fights() -> None:
    t = table("HOX-040", helper("Friend", team="X-Men"), B=theirs(helper("Strong", 3, 9)), windows="all")
    t.A.attacks("Jubilee", "Strong")
    t.A.picks("Friend")
    assert t.B.stats("Strong") == (2, 9) and t.B.stats("Foe") == (2, 5) and t.A.stats("Friend") == (2, 3)
    t.passes()
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.match.choose((0,))
    assert t.B.stats("Strong") == (3, 9)


def test_blink_turns_the_strikes_of_enemies_on_themselves() -> None:
    a = side(ACE, front=[helper("Strong", 9, 9), helper("Soft", 3, 2)])
    t = situation(A=a, B=side(FOE, front=["HOX-041"], up=["MNB-109"]))
    t.A.attacks("Strong", "Blink")
    t.A.picks("Soft")
    t.B.uses("Blink", "Displacement Field")
    t.passes()
    while t.match.decision is not None and t.match.decision.kind == "strike back":
        t.match.choose((0,))
    # each has struck itself, by its own ATK; Blink stands
    assert stunned(t) == ["Soft", "Strong"] or stunned(t) == ["Strong", "Soft"]
    # without it Blink falls
    t = situation(A=a, B=side(FOE, front=["HOX-041"]))
    fights(t, "Strong", "Blink")
    assert t.B.ko == ["Blink"] and stunned(t) == []


def test_blink_attacking_has_the_defender_strike_itself() -> None:
    t = table("HOX-041", B=theirs(helper("Strong", 9, 9)))
    t.A.attacks("Blink", "Strong")
    t.A.uses("Blink", "Displacement Field")
    t.passes()
    assert stunned(t) == ["Strong"]


def test_havok_answers_super_powers_of_both_sides() -> None:
    t = table("HOX-043", "MNB-065", OTHER)
    t.A.uses("Agent Venom", "Symbiote Strength")
    assert counters(t, "Agent Venom") == [3] and counters(t, "Havok", "Other", "Foe") == [0, 0, 0]
    t = situation(A=side(ACE, front=["MNB-065"], up=["MNB-112"]), B=side(FOE, front=["HOX-043"]))
    t.A.uses("Agent Venom", "Symbiote Strength")
    assert [t.A["Agent Venom"].counters, t.A["Ace"].counters, t.B["Havok"].counters] == [1, 0, 0]


@pytest.mark.parametrize("number", ["HOX-044", "HOX-045", "HOX-046", "HOX-047"])
def test_each_multiple_man_fetches_another(number: str) -> None:
    deck: Cards = [OTHER, OTHER, OTHER, "HOX-044", "HOX-047", OTHER]
    t = table(number, phase="turn", deck=deck)
    while t.asked(t.A) == "turn" and t.s.phase != "main":
        t.A.done()
    assert t.asked(t.A) == "may"
    t.A.answers(True)
    assert t.offered() == ["Multiple Man", "Multiple Man"]
    t.match.choose((1,))
    t.match.choose((0,))
    assert t.A.front.count("Multiple Man") == 2 and t.A.deck.count("Multiple Man") == 1
    assert t.s.has(t.A["Multiple Man"].number, SWARM)
    # who declines gets none
    t = table(number, phase="turn", deck=deck)
    while t.asked(t.A) == "turn" and t.s.phase != "main":
        t.A.done()
    t.A.answers(False)
    assert t.A.front.count("Multiple Man") == 1


def test_multiple_men_differ() -> None:
    t = table("HOX-045", phase="turn")
    assert len(t.A.hand) == 3
    t = table("HOX-044", phase="turn")
    assert len(t.A.hand) == 2
    # a martial artist in melee alone
    t = table("HOX-046", windows="all")
    assert t.A.stats("Multiple Man") == (2, 2)
    t.A.attacks("Multiple Man", "Foe")
    assert t.A.stats("Multiple Man") == (4, 4)
    # quick on the draw
    archer = helper("Archer", 9, 9, RANGED)
    for row, hurt in (("back", False), ("front", True)):
        t = situation(A=side(ACE, **{row: ["HOX-047"]}), B=theirs(archer))
        fights(t, "Multiple Man", "Archer")
        assert ("Multiple Man" in t.A.ko) is hurt


def test_one_of_a_kind_and_mutant_loyalty_are_asked_of_decks() -> None:
    def wrong(*lines: str) -> str:
        return " ".join(check(read_deck("\n".join(["Main Character: Hulk (MNB-003)", *lines]), "d")))

    assert "at most 1" in wrong("2 Multiple Man (HOX-044)")
    assert "at most" not in wrong("1 Multiple Man (HOX-044)", "1 Multiple Man (HOX-045)")
    # a location has no team, the main character is no card of the deck
    assert "Burn It Down" not in wrong("4 Burn It Down", "4 Jubilee", "4 Daken", "4 Academy")
    assert "Burn It Down" in wrong("4 Burn It Down", "4 Hawkeye (MNB-013)")
    assert "Secondary Mutation" in wrong("1 Secondary Mutation", "4 Avengers Mansion")
    assert "Build It Up" not in wrong("1 Build It Up", "4 Asteroid M", "4 Savage Surprise")


def test_banshee_may_daze_an_enemy_as_she_appears() -> None:
    t = recruited("HOX-048")
    t.A.answers(True)
    t.A.picks("Two")
    assert stunned(t) == ["Two"] and t.B["Two"].wounds == 0
    t = recruited("HOX-048")
    t.A.answers(False)
    assert stunned(t) == []


def test_sage_reckons_the_defence() -> None:
    t = table("HOX-050", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Sage", "Wall")
    assert t.A.stats("Sage") == (20, 10)
    t.passes()
    assert stunned(t) == ["Wall"] and t.A.stats("Sage") == (0, 10)
    # more than enough already stays as it is
    t = table("HOX-050", OTHER, B=theirs(helper("Thin", 0, 2)), windows="all")
    t.happens(ev.PutCounter(t.A["Sage"].ref, 5))
    t.A.attacks("Sage", "Thin")
    assert t.A.stats("Sage") == (5, 15)
    # who is attacked reckons nothing
    t = situation(A=side(ACE), B=side(FOE, front=["HOX-050"]), windows="all")
    t.A.attacks("Ace", "Sage")
    assert t.B.stats("Sage") == (0, 10)


def test_professor_x_recruits_out_of_an_enemy_hand() -> None:
    b = theirs(hand=[helper("Willing", cost=3), helper("Dear", cost=9), "MNB-109"])
    a = side(ACE, front=["HOX-051"], up=["MNB-111"], resources=[OTHER] * 4)
    t = situation(A=a, B=b, phase="turn")
    t.A.done()
    t.A.uses("Professor X", "Welcome Home")
    t.A.answers(True)
    # there is one that five points pay for
    t.match.choose((0,))
    assert "Willing" in t.A.front and t.s.points == 2
    assert t.s.card(t.A["Willing"].number).owner == 1 and sorted(t.B.hand) == ["Dear", "Training Ground"]
    t = situation(A=a, B=b, phase="turn")
    t.A.done()
    t.A.uses("Professor X", "Welcome Home")
    t.A.answers(False)
    assert t.s.points == 5 and len(t.B.hand) == 3


def test_cyclops_strikes_first_in_ranged_combat() -> None:
    archer = helper("Archer", 9, 9, RANGED)
    for row, hurt in (("back", False), ("front", True)):
        t = situation(A=side(ACE, **{row: ["HOX-052"]}), B=theirs(archer))
        fights(t, "Cyclops", "Archer")
        assert "Archer" in stunned(t) and ("Cyclops" in t.A.ko) is hurt
    # two of them strike at once
    t = situation(A=side(ACE, back=["HOX-052"]), B=theirs("HOX-052"))
    fights(t, "Cyclops", "Cyclops")
    assert t.A.ko == ["Cyclops"] and t.B.ko == ["Cyclops"]
    # Ferocious does nothing there
    wild = helper("Wild", 9, 9, FEROCIOUS, RANGED)
    t = situation(A=side(ACE, back=["HOX-052"]), B=theirs(wild))
    fights(t, "Cyclops", "Wild")
    assert stunned(t) == ["Wild"] and t.A.ko == []


def test_rogue_rages_and_doubles() -> None:
    t = situation(A=side(ACE), B=side(FOE, front=["HOX-055", OTHER], up=["MNB-112", "MNB-112"]))
    t.A.attacks("Ace", "Rogue")
    assert t.B["Rogue"].counters == 1
    t.B.uses("Rogue", "Wonderful Strength")
    while t.match.decision.kind == "pay":
        t.match.choose((0,))
    assert t.B["Rogue"].counters == 2 and t.B["Other"].counters == 0
    # any number of times
    t.B.uses("Rogue", "Wonderful Strength")
    assert t.B["Rogue"].counters == 4
    t = table("HOX-055")
    fights(t, "Rogue", "Foe")
    assert t.A["Rogue"].counters == 0


def test_this_and_that() -> None:
    t = table(helper("Mine", team="X-Men"), OTHER, hand=["HOX-057"], B=theirs(WALL))
    t.A.attacks("Mine", "Wall")
    t.A.plays("This and That")
    assert counters(t, "Mine", "Wall", "Other", "Foe") == [1, -1, 0, 0]


@pytest.mark.parametrize(("number", "team"), [("HOX-028", "Brotherhood of Mutants"), ("HOX-059", "X-Men")])
def test_team_locations_give_every_symbol_to_their_team(number: str, team: str) -> None:
    found = card(number)
    assert found.symbols == ("Energy", "Intellect", "Might", "Skill") and found.values.teams == (team,)
    mine = {"X-Men": "HOX-055", "Brotherhood of Mutants": "HOX-020"}[team]
    user = {"X-Men": "Rogue", "Brotherhood of Mutants": "Juggernaut"}[team]
    t = situation(A=side(ACE, front=[mine, "MNB-065"], up=[number]), B=theirs())
    assert not offered(t, "use Agent Venom")
    if user == "Juggernaut":
        assert offered(t, "use Juggernaut")


@pytest.mark.parametrize(("number", "first"), [("HOX-061", "MNB-111"), ("HOX-063", "MNB-110")])
def test_basic_locations_are_those_of_the_first_set(number: str, first: str) -> None:
    assert (card(number).name, card(number).symbols, card(number).values.teams) == (card(first).name, card(first).symbols, ())
