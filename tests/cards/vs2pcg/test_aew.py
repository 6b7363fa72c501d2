"""AEW, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.aew import TEXT, UNBUILT
from longbox.games.vs2pcg.catalog import card, catalog, define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import FEROCIOUS, FLIGHT, MONSTROUS, SUPPORTING
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    OTHER,
    PLACES,
    WALL,
    Cards,
    counters,
    ends_turn,
    fights,
    helper,
    level_two,
    offered,
    printed_well,
    recruited,
    stunned,
    table,
    theirs,
)

BIG = define("Big", "Main Character", def_=9, health=9)


@pytest.mark.parametrize("number", sorted(TEXT))
def test_it_prints(number: str) -> None:
    if number in catalog():
        printed_well(number)


def test_every_number_is_in_or_has_its_reason() -> None:
    numbers = {n for n in catalog() if n.startswith("AEW-")}
    assert numbers - set(TEXT) - set(UNBUILT) == set() and set(TEXT) & set(UNBUILT) == set()


# -- main characters ----------------------------------------------------------------------------------------------------------


def test_adam_page_hangs_powers() -> None:
    t = table(main="AEW-001", B=theirs("HOX-055", up=["MNB-112"]), windows="all")
    t.A.attacks("Adam Page", "Rogue")
    t.A.uses("Adam Page", "Hangman")
    # the counter of her Rage and his are gone, her powers as well
    assert t.B["Rogue"].counters == 0 and not t.s.has(t.B["Rogue"].number, FLIGHT)
    # it is for the other to play now
    assert t.asked(t.B) == "turn" and not offered(t, "use Rogue")
    t.passes()
    assert t.s.has(t.B["Rogue"].number, FLIGHT)
    assert t.B["Foe"].counters == 0


def test_adam_page_gains_xp_as_enemy_turns_start() -> None:
    t = table(main="AEW-001")
    ends_turn(t, 0)
    assert t.A["Adam Page"].xp == 1
    ends_turn(t, 1)
    assert t.A["Adam Page"].xp == 1


def test_adam_page_dazes_whom_he_could_attack() -> None:
    b = side(FOE, front=[helper("One"), helper("Two")], back=[helper("Behind")])
    t = level_two("AEW-001", B=b)
    t.A.uses("Adam Page", "Buckshot Lariat")
    assert t.offered() == ["Foe", "One", "Two"]
    t.A.picks("One", "Two")
    assert stunned(t) == ["One", "Two"] and t.B["One"].wounds == 0


@pytest.mark.parametrize("level", [1, 2])
def test_darby_allin_looks_for_sting(level: int) -> None:
    sting = define("Sting", SUPPORTING, cost=1, teams=("Babyfaces",), health=2)
    bad = define("Sting", SUPPORTING, cost=1, teams=("Heels",), health=2)
    a = side("AEW-007", up=["MNB-111"], deck=[OTHER, OTHER, bad, sting, OTHER])
    t = situation(A=a, B=theirs(), phase="turn")
    if level == 2:
        t.happens(ev.LevelUp(t.A["Darby Allin"].ref, 2))
    t.A.uses("Darby Allin", "It's Sting!")
    t.match.choose((0,))
    found = t.A["Sting"]
    assert found.printed.values.teams == ("Babyfaces",) and t.A.deck.count("Sting") == 1


def test_darby_allin_gains_xp_by_being_struck() -> None:
    t = situation(A=side(ACE, front=[helper("Soft", 1, 5), helper("None", 0, 5)]), B=side("AEW-007", front=[OTHER]))
    fights(t, "Soft", "Darby Allin")
    assert t.B["Darby Allin"].xp == 1
    # who has no ATK does not strike; and whoever else is struck is no matter
    fights(t, "None", "Darby Allin")
    assert t.B["Darby Allin"].xp == 1
    # stunned by the strike he gains it all the same, and once for a whole team
    strong = [helper("A", 5, 9, team="X-Men"), helper("B", 5, 9, team="X-Men")]
    t = situation(A=side(ACE, front=list(strong)), B=side("AEW-007", front=[OTHER]))
    fights(t, "A", "Darby Allin", "B")
    t.B.picks("A")
    assert stunned(t) == ["Darby Allin"] and t.B["Darby Allin"].xp == 1
    t = situation(A=side(ACE, front=list(strong)), B=side("AEW-007", front=[OTHER]))
    fights(t, "A", "Other")
    assert t.B["Darby Allin"].xp == 0


def test_darby_allin_drops_the_coffin() -> None:
    t = level_two("AEW-007", OTHER)
    t.A.uses("Darby Allin", "Coffin Drop")
    assert counters(t, "Darby Allin", "Other") == [3, 0] and t.s.has(t.A["Darby Allin"].number, FLIGHT)
    ends_turn(t, 0)
    assert counters(t, "Darby Allin") == [3] and not t.s.has(t.A["Darby Allin"].number, FLIGHT)


def test_adam_cole_booms_and_counts_printed_powers() -> None:
    t = table(OTHER, main="AEW-030", B=theirs(WALL), windows="all", resources=[OTHER])
    t.A.attacks("Adam Cole", "Wall")
    t.A.uses("Adam Cole", "BOOM!")
    assert t.A.stats("Adam Cole") == (6, 6) and t.A.stats("Other") == (2, 3)
    for number, xp in (("HOX-055", 3), ("HOX-052", 2), ("AEW-015", 2), ("MNB-067", 0)):
        name = card(number).name
        t = situation(A=side(ACE, hand=[number], resources=[OTHER] * 9), B=side("AEW-030"), phase="turn")
        t.A.done()
        t.A.recruits(name)
        assert t.B["Adam Cole"].xp == (xp if number != "MNB-067" else len(card(number).values.words))


def test_adam_cole_pays_less_after_the_sunrise() -> None:
    t = level_two("AEW-030", OTHER, windows="all", B=theirs(WALL))
    t.A.uses("Adam Cole", "Panama Sunrise")
    assert t.s.has(t.A["Adam Cole"].number, FLIGHT) and t.A.resources.count("(Academy)") == 1
    t.A.attacks("Adam Cole", "Wall")
    t.A.uses("Adam Cole", "BOOM!")
    assert "Fortress" in t.A.resources and t.A.stats("Adam Cole")[0] > 2
    t.passes()
    # in the enemy turn as well, in the next of his own no more
    ends_turn(t, 0)
    assert t.s.has(t.A["Adam Cole"].number, FLIGHT)
    while t.s.phase != "main":
        t.B.done()
    t.B.attacks("Foe", "Adam Cole")
    if t.match.decision is not None and t.match.decision.player == 1:
        t.B.done()
    t.A.uses("Adam Cole", "BOOM!")
    assert "Fortress" in t.A.resources
    t.passes()
    ends_turn(t, 1)
    assert not t.s.has(t.A["Adam Cole"].number, FLIGHT)
    while t.s.phase != "main":
        t.A.done()
    t.A.attacks("Adam Cole", "Wall")
    t.A.uses("Adam Cole", "BOOM!")
    assert "(Fortress)" in t.A.resources


# -- supporting characters ------------------------------------------------------------------------------------------------------


def test_hikaru_shida_dodges_and_swings_the_kendo_stick() -> None:
    archer = define("Archer", SUPPORTING, atk=1, def_=9, words=("Ranged",), health=2)
    t = situation(A=side(ACE, back=[archer]), B=side(FOE, front=["AEW-014", OTHER]))
    assert offered(t, "attack Other with Archer") and not offered(t, "attack Hikaru Shida with Archer")
    t = table("AEW-014", OTHER, B=side(FOE, back=[helper("Behind")]))
    assert not offered(t, "attack Behind with Hikaru Shida")
    t.A.uses("Hikaru Shida", "Kendo Stick")
    assert t.A.stats("Hikaru Shida") == (5, 3) and offered(t, "attack Behind with Hikaru Shida")
    assert not offered(t, "attack Behind with Other")
    ends_turn(t, 0)
    assert t.A.stats("Hikaru Shida") == (2, 3)


TAGS = [
    ("AEW-015", "Jungle Boy"),
    ("AEW-017", "Rey Fenix"),
    ("AEW-022", "Penta El Zero Miedo"),
    ("AEW-046", "Scorpio Sky"),
    ("AEW-050", "Ethan Page"),
]


@pytest.mark.parametrize(("number", "partner"), TAGS)
def test_tag_teams_power_each_other_up_in_combats(number: str, partner: str) -> None:
    name = card(number).name
    mate = define(partner, SUPPORTING, cost=3)
    t = table(number, OTHER, B=theirs(WALL, hand=[OTHER, OTHER]), hand=[mate, define("Nobody", SUPPORTING)], windows="all")
    if t.s.now(t.A[name].number).health > 1:
        t.happens(ev.Wound(t.A[name].ref))
    drawn = len(t.A.hand)
    # not outside of combats
    assert not offered(t, f"power up {name}")
    t.A.attacks(name, "Wall")
    assert not offered(t, f"power up {name} with Nobody") and not offered(t, "power up Other")
    t.A.powers_up(f"{name} with {partner}")
    assert counters(t, name, "Other") == [1, 0] and t.A.ko == [partner]
    c = t.A[name]
    if number == "AEW-015":
        assert t.s.has(c.number, FEROCIOUS)
    elif number == "AEW-017":
        assert c.wounds == 0
    elif number == "AEW-022":
        # thrice its ATK of four is not twenty: the next test shows what thrice is
        t.passes()
        assert stunned(t) == []
    elif number == "AEW-046":
        assert len(t.A.hand) == drawn
    else:
        assert len(t.B.hand) == 1
    # its own name powers it up as it does everybody, and nothing comes of it besides
    t = table(number, B=theirs(WALL, hand=[OTHER]), hand=[define(name, SUPPORTING)])
    t.A.powers_up(name)
    assert counters(t, name) == [1] and len(t.A.hand) == 0 and len(t.B.hand) == 1


def test_rey_fenix_strikes_thrice_as_hard_and_has_a_thousand_lives() -> None:
    mate = define("Penta El Zero Miedo", SUPPORTING)
    for tagged, down in ((True, True), (False, False)):
        t = table("AEW-022", B=theirs(helper("Twelve", 0, 12)), hand=[mate])
        t.A.attacks("Rey Fenix", "Twelve")
        if tagged:
            t.A.powers_up("Rey Fenix with Penta El Zero Miedo")
        t.passes()
        assert ("Twelve" in stunned(t)) is down
    t = table("AEW-022")
    for _ in range(5):
        t.happens(ev.Stun(t.A["Rey Fenix"].ref))
        t.happens(ev.Recover(t.A["Rey Fenix"].ref))
    assert t.A["Rey Fenix"].wounds == 5 and t.s.now(t.A["Rey Fenix"].number).health == 1000
    t.happens(ev.Stun(t.A["Rey Fenix"].ref))
    assert "Rey Fenix" in t.A.front and t.s.now(t.A["Rey Fenix"].number).health == 1000


def test_luchasaurus_is_extinct_while_wounded() -> None:
    t = table("AEW-015", OTHER)
    assert t.A.stats("Luchasaurus") == (2, 2) and not t.s.has(t.A["Luchasaurus"].number, MONSTROUS)
    t.happens(ev.Wound(t.A["Luchasaurus"].ref))
    assert t.A.stats("Luchasaurus") == (4, 4) and t.s.has(t.A["Luchasaurus"].number, MONSTROUS)
    assert t.A.stats("Other") == (2, 3)
    t.happens(ev.Heal(t.A["Luchasaurus"].ref))
    assert t.A.stats("Luchasaurus") == (2, 2)


def test_penta_knows_no_fear_of_main_characters() -> None:
    t = table("AEW-017", B=theirs(OTHER, main=BIG))
    fights(t, "Penta El Zero Miedo", "Big")
    assert stunned(t) == ["Big"]
    t = table("AEW-017", B=theirs(helper("Nine", 0, 9)))
    fights(t, "Penta El Zero Miedo", "Nine")
    assert stunned(t) == []
    t = situation(A=side(ACE, front=["AEW-017"], up=["MNB-112"]), B=side(FOE, front=[OTHER], main_back=True))
    t.A.uses("Penta El Zero Miedo", "Fear Factor")
    assert sorted(t.B.front) == ["Foe", "Other"]


def test_claudio_swings_whoever_is_ready() -> None:
    for ready, counter in ((True, -2), (False, -1)):
        b = theirs(helper("One"), helper("Two"))
        hand: Cards = ["AEW-018"]
        t = situation(A=side(ACE, hand=hand, resources=[OTHER] * 5), B=b, phase="turn")
        if not ready:
            t.happens(ev.Exhaust(t.B["One"].ref))
        t.A.done()
        t.A.recruits("Claudio Castagnoli")
        t.A.picks("One")
        assert counters(t, "One", "Two") == [counter, 0] and t.B["One"].exhausted


def test_eddie_kingston_is_mad_at_supporting_characters() -> None:
    t = table("AEW-019", OTHER, B=theirs(WALL), windows="all")
    assert t.A.stats("Eddie Kingston") == (5, 5)
    t.A.attacks("Eddie Kingston", "Wall")
    assert t.A.stats("Eddie Kingston") == (8, 8)
    t = table("AEW-019", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Eddie Kingston", "Foe")
    assert t.A.stats("Eddie Kingston") == (5, 5)
    t = table("AEW-019", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Other", "Wall")
    assert t.A.stats("Eddie Kingston") == (5, 5)


def test_samoa_joe_chops_and_busts() -> None:
    t = table("AEW-023", B=theirs(helper("Four", 0, 4), helper("Three", 0, 3, health=3)), windows="all")
    t.A.attacks("Samoa Joe", "Four")
    assert t.B.stats("Four") == (0, 1) and t.B.stats("Three") == (0, 3)
    t = table("AEW-023", B=theirs(helper("Three", 0, 3, health=3), OTHER), windows="all")
    t.A.attacks("Samoa Joe", "Three")
    # its DEF is 0: it is stunned, and KO'd for it
    assert t.B.ko == ["Three"] and stunned(t) == []
    # who is stunned by his strike is not KO'd
    t = table("AEW-023", B=theirs(helper("Four", 0, 4, health=3)))
    fights(t, "Samoa Joe", "Four")
    assert stunned(t) == ["Four"] and t.B.ko == []
    # nor is a main character
    t = table("AEW-023", B=theirs(OTHER, main=define("Thin", "Main Character", def_=3, health=9)))
    fights(t, "Samoa Joe", "Thin")
    assert stunned(t) == ["Thin"]


def test_keith_lee_tosses_and_is_limitless() -> None:
    t = recruited("AEW-025", OTHER)
    assert t.offered() == ["Ace", "Other"]
    t.A.picks("Other")
    assert t.s.has(t.A["Other"].number, FLIGHT) and not t.s.has(t.A["Ace"].number, FLIGHT)
    t = situation(A=side(ACE, front=["AEW-025"], up=["MNB-112"], hand=["MNB-112"]), B=theirs(WALL))
    fights(t, "Keith Lee", "Wall")
    for _ in range(2):
        t.happens(ev.Exhaust(t.A["Keith Lee"].ref))
        t.A.uses("Keith Lee", "For He is Limitless")
        if t.match.decision is not None and t.match.decision.kind == "pay":
            t.match.choose(t.match.decision.shape.proposals[0])
        assert not t.A["Keith Lee"].exhausted


def test_orange_cassidy_is_squeezed_in_for_symbols() -> None:
    for others, may in ((5, True), (3, False)):
        a = side(ACE, hand=["AEW-024"], up=["MNB-109", "MNB-111"], resources=[OTHER] * others)
        t = situation(A=a, B=theirs(), phase="turn")
        t.A.done()
        assert offered(t, "Freshly Squeezed") is may
        if may:
            points = t.s.points
            t.A.uses("Orange Cassidy", "Freshly Squeezed")
            t.match.choose((0,))
            assert "Orange Cassidy" in t.A.front and t.s.points == points
            assert t.A.resources[-2:] == ["(Training Ground)", "(Academy)"]
    # not before the recruit step, and not where the symbols are missing
    a = side(ACE, hand=["AEW-024"], up=["MNB-109", "MNB-112"], resources=[OTHER] * 6)
    t = situation(A=a, B=theirs(), phase="turn")
    assert not offered(t, "Freshly Squeezed")
    t.A.done()
    assert not offered(t, "Freshly Squeezed") and offered(t, "recruit Orange Cassidy")


def test_orange_cassidy_punches_a_defender() -> None:
    t = table("AEW-024", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Orange Cassidy", "Wall")
    t.A.uses("Orange Cassidy", "Orange Punch")
    assert stunned(t) == ["Wall"] and t.B["Wall"].wounds == 1 and t.s.combat is None


def test_hook_is_sent_once_a_wrestler_has_appeared() -> None:
    face = helper("Face", team="Babyfaces")
    for friend, sent in ((face, True), (OTHER, False)):
        t = situation(A=side(ACE, hand=["AEW-042", friend], resources=[OTHER] * 1), B=theirs(), phase="turn")
        assert not offered(t, "Send HOOK")
        t.A.done()
        t.A.recruits(friend.name)
        assert offered(t, "Send HOOK") is sent
        if sent:
            t.A.uses("HOOK", "Send HOOK")
            t.match.choose((0,))
            assert "HOOK" in t.A.front and "HOOK" not in t.A.hand and t.s.points == 0


def test_hook_chokes_in_the_combat() -> None:
    t = table("AEW-042", B=theirs(helper("Strong", 4, 9)), windows="all")
    t.A.attacks("HOOK", "Strong")
    t.A.uses("HOOK", "Redrum")
    assert t.B.stats("Strong") == (1, 9) and t.B.stats("Foe") == (2, 5)


def test_nyla_rose_is_a_beast_as_she_comes_and_comes_to() -> None:
    t = recruited("AEW-043", OTHER)
    assert t.A.stats("Nyla Rose") == (4, 2) and t.A.stats("Other") == (2, 3)
    ends_turn(t, 0)
    assert t.A.stats("Nyla Rose") == (0, 2)
    t.happens(ev.Stun(t.A["Nyla Rose"].ref))
    t.happens(ev.Recover(t.A["Nyla Rose"].ref))
    assert t.A.stats("Nyla Rose") == (4, 2)


def test_matt_hardy_has_money() -> None:
    t = situation(
        A=side(ACE, front=["AEW-044"], up=["MNB-112", "MNB-112"], hand=[helper("Dear", cost=4)]), B=theirs(), phase="turn"
    )
    t.A.done()
    assert t.s.points == 2 and not offered(t, "recruit Dear")
    for points in (3, 4):
        t.A.uses("Matt Hardy", "Big Money")
        if t.match.decision is not None and t.match.decision.kind == "pay":
            t.match.choose((0,))
        assert t.s.points == points
    assert offered(t, "recruit Dear")


@pytest.mark.parametrize("number", ["AEW-022", "AEW-045", "AEW-047", "AEW-050"])
def test_those_that_leap_fly_on_their_own_turn(number: str) -> None:
    name = card(number).name
    t = table(number, OTHER)
    assert t.s.has(t.A[name].number, FLIGHT) and not t.s.has(t.A["Other"].number, FLIGHT)
    ends_turn(t, 0)
    assert not t.s.has(t.A[name].number, FLIGHT)


def test_andrade_is_stronger_where_he_leaps_over_somebody() -> None:
    b = side(FOE, front=[WALL], back=[helper("Behind", 0, 20)])
    t = table("AEW-045", B=b, windows="all")
    t.A.attacks("Andrade El Idolo", "Behind")
    assert t.A.stats("Andrade El Idolo") == (5, 5)
    t = table("AEW-045", B=b, windows="all")
    t.A.attacks("Andrade El Idolo", "Wall")
    assert t.A.stats("Andrade El Idolo") == (2, 2)


def test_ethan_page_teams_with_scorpio_sky_alone() -> None:
    t = table("AEW-046", "AEW-050", helper("Heel", team="Heels"), B=theirs(WALL))
    t.A.attacks("Ethan Page", "Wall")
    assert t.offered() == ["Scorpio Sky"]
    t.A.picks("Scorpio Sky")
    # nobody else joins those two
    assert not offered(t, "Heel") or t.match.decision.kind != "join"
    t = table("AEW-046", "AEW-050", helper("Heel", team="Heels"), B=theirs(WALL))
    t.A.attacks("Heel", "Wall")
    assert t.offered() == ["Scorpio Sky"]


def test_ricky_starks_is_absolute() -> None:
    t = table("AEW-047", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Ricky Starks", "Wall")
    t.A.uses("Ricky Starks", "Absolute")
    assert t.A.stats("Ricky Starks") == (9, 9) and t.A.stats("Other") == (2, 3)
    t.passes()
    assert t.A.stats("Ricky Starks") == (3, 6)


def test_scorpio_sky_arranges_an_enemy_formation() -> None:
    b = side(FOE, front=[helper("One"), helper("Two")], back=[helper("Three")])
    t = table("AEW-050", OTHER, B=b)
    t.A.uses("Scorpio Sky", "Head Games")
    assert t.text == "Scorpio Sky: choose up to four enemy characters of that player"
    t.A.picks("One", "Three")
    assert sorted(t.B.front) == ["Foe", "Three", "Two"] and t.B.back == ["One"] and t.A.back == []


def test_lance_archer_strikes_each_of_a_team_doubly() -> None:
    team = [helper("One", 1, 10), helper("Two", 1, 10), helper("Three", 1, 11)]
    t = situation(A=side(ACE, front=list(team)), B=side(FOE, front=["AEW-051"]))
    fights(t, "One", "Lance Archer", "Two", "Three")
    assert stunned(t) == ["One", "Two"]
    # one alone is struck by what he has
    t = situation(A=side(ACE, front=list(team)), B=side(FOE, front=["AEW-051"]))
    fights(t, "One", "Lance Archer")
    assert stunned(t) == []


def test_miro_keeps_enemies_from_striking_this_turn() -> None:
    strong = helper("Strong", 9, 20)
    t = recruited("AEW-052", helper("Weak", 1, 1), B=theirs(strong))
    while t.s.phase != "main":
        t.A.done()
    fights(t, "Weak", "Strong")
    assert stunned(t) == []
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    t.B.attacks("Strong", "Weak")
    if t.match.decision.kind == "join":
        t.B.picks()
    t.passes()
    assert stunned(t) == ["Weak"]


def test_wardlow_bombs_again_and_again() -> None:
    b = theirs(helper("One", health=3), OTHER)
    t = situation(A=side(ACE, front=["AEW-053"], up=["MNB-112", "MNB-112"]), B=b)
    for wounds in (1, 2):
        t.A.uses("Wardlow", "Powerbomb Symphony")
        if t.match.decision is not None and t.match.decision.kind == "pay":
            t.match.choose((0,))
        if wounds == 1:
            assert t.offered() == ["One", "Other"]
            t.A.picks("One")
        # after that it is the same one again
        assert t.B["One"].wounds == wounds and stunned(t) == []
    assert t.B["Other"].wounds == 0


def test_kenny_omega_stuns_whom_each_enemy_chooses() -> None:
    t = recruited("AEW-054", OTHER)
    assert t.asked(t.B) == "own" and t.offered() == ["Foe", "One", "Two"]
    t.B.picks("Two")
    assert stunned(t) == ["Two"] and t.B["Two"].wounds == 1


def test_kenny_omega_cancels_an_attack_on_his_side() -> None:
    t = situation(A=side(ACE), B=side(FOE, front=["AEW-054", OTHER], up=["MNB-111"]))
    t.A.attacks("Ace", "Other")
    t.B.uses("Kenny Omega", "The Elite")
    assert t.s.combat is None and stunned(t) == []
    # his own attacks go on
    t = table("AEW-054", B=theirs(WALL), windows="all")
    t.A.attacks("Kenny Omega", "Wall")
    t.A.uses("Kenny Omega", "The Elite")
    assert t.s.combat is not None and not t.s.combat.cancelled


# -- plot twists and locations ------------------------------------------------------------------------------------------------------


def test_dynamite_stuns_by_striking() -> None:
    t = table(helper("Mine", 1, 9, team="Babyfaces"), B=theirs(WALL, OTHER), hand=["AEW-026"], windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Dynamite")
    t.passes()
    assert stunned(t) == ["Wall"]
    # not a main character, nor in ranged combat
    t = table(helper("Mine", 1, 9, team="Babyfaces"), B=theirs(OTHER, main=BIG), hand=["AEW-026"], windows="all")
    t.A.attacks("Mine", "Big")
    t.A.plays("Dynamite")
    t.passes()
    assert stunned(t) == []
    archer = helper("Mine", 1, 9, "Ranged", team="Babyfaces")
    t = situation(A=side(ACE, back=[archer], hand=["AEW-026"]), B=theirs(WALL), windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Dynamite")
    t.passes()
    assert stunned(t) == []


def test_elevation_lifts_more_who_leaps_already() -> None:
    t = table(helper("Mine", team="Babyfaces"), OTHER, hand=["AEW-027"])
    t.A.plays("Elevation")
    t.A.picks("Mine")
    assert t.A.stats("Mine") == (4, 5) and counters(t, "Mine") == [0] and t.s.has(t.A["Mine"].number, FLIGHT)
    assert not t.s.has(t.A["Other"].number, FLIGHT)
    ends_turn(t, 0)
    assert t.A.stats("Mine") == (2, 3)
    t = table("AEW-022", hand=["AEW-027"])
    t.A.plays("Elevation")
    t.A.picks("Rey Fenix")
    assert counters(t, "Rey Fenix") == [2] and t.A.stats("Rey Fenix") == (5, 8)


def test_dark_passes_the_front_row() -> None:
    b = side(FOE, front=[WALL], back=[helper("Behind")])
    t = table(helper("Mine", team="Heels"), OTHER, B=b, hand=["AEW-055"])
    t.A.plays("Dark")
    t.A.picks("Mine")
    assert t.A.stats("Mine") == (4, 5) and offered(t, "attack Behind with Mine")
    assert not offered(t, "attack Behind with Other") and t.A.stats("Other") == (2, 3)


def test_rampage_costs_a_counter_afterwards() -> None:
    t = table(helper("Mine", team="Heels"), OTHER, B=theirs(WALL), hand=["AEW-057"], windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Rampage")
    assert t.A.stats("Mine") == (5, 6) and counters(t, "Mine") == [0]
    t.passes()
    assert counters(t, "Mine", "Other", "Wall") == [-1, 0, 0] and t.A.stats("Mine") == (1, 2)
    # a combat that is cancelled is not resolved
    b = theirs(WALL, hand=["MNB-024"])
    t = table(helper("Mine", team="Heels"), B=b, hand=["AEW-057"], windows="all")
    t.A.attacks("Mine", "Wall")
    t.A.plays("Rampage")
    t.happens(ev.CancelCombat(1))
    t.passes()
    assert counters(t, "Mine") == [0]


@pytest.mark.parametrize(("number", "symbol"), [("AEW-068", "Intellect"), ("AEW-069", "Might"), ("AEW-070", "Skill")])
def test_its_basic_locations_give_one_symbol(number: str, symbol: str) -> None:
    found = card(number)
    assert (found.symbols, found.values.teams) == ((symbol,), ())
    t = situation(A=side(ACE, front=["MNB-065"], up=[number]), B=theirs())
    assert offered(t, "use Agent Venom") is (symbol == "Might")
    assert found.name not in [card(str(p)).name for p in PLACES]
