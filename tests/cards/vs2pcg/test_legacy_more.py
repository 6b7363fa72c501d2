"""Legacy, card by card: supporting characters that look into decks, leave, come back, change what others have; tokens."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.legacy import TEXT
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import DECK, HAND, MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import FOE, NAMED_PLACES as PLACES, counters, stunned

ACE = define("Ace", MAIN, atk=2, def_=5, health=9, teams=("Avengers",))


def helper(
    name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers", *words: str, cost: int = 1
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,) if team else (), words=words)


def table(
    *front: CardDef | str, foe: Laid | None = None, phase: str = "main", windows: str = "turns", **more: list[CardDef | str]
) -> Table:
    """A with these in front and a location of each symbol; against it Foe, One and Two."""
    b = foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)])
    return situation(A=side(ACE, front=list(front), up=list(PLACES), **more), B=b, phase=phase, windows=windows)


def attack(t: Table, one: str, target: str, *others: str) -> None:
    t.A.attacks(one, target)
    for name in others:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()


def turn_of_b(t: Table) -> None:
    """A is done, and so is B with its turn."""
    t.A.done()
    while t.match.decision is not None and t.match.decision.player == 1 and t.match.decision.kind == "turn":
        t.B.done()


def test_falcon_is_mobile_once_and_lifts_his_team() -> None:
    t = table("LEG-005", helper("Mate"), helper("Out"))
    t.A.uses("Falcon", "Mobile")
    t.A.picks("back row")
    assert t.A.back == ["Falcon"] and not any("Mobile" in o for o in t.offered())
    # it is no super power: nobody's super power has been used
    t = table("LEG-005", "MNB-027", foe=side(FOE, front=[helper("One", 1, 9)]))
    t = situation(A=side("MNB-027", front=["LEG-005"]), B=side(FOE))
    t.A.uses("Falcon", "Mobile")
    t.A.picks("front row")
    assert t.A["Storm"].xp == 0 and t.A.front == ["Storm", "Falcon"]
    t = table("LEG-005", helper("Mate"), helper("Out"), windows="all")
    attack(t, "Falcon", "One", "Mate")
    assert counters(t, "Mate", "Falcon", "Out", "Ace") == [1, 0, 0, 0]
    t = table("LEG-005", helper("Mate"), windows="all")
    attack(t, "Falcon", "One")
    assert counters(t, "Mate", "Falcon") == [0, 0] and not any("Mobile" in o for o in t.offered())


def test_drax_learns_by_the_health_of_whom_he_kos() -> None:
    foe = side(FOE, front=[helper("Thick", 0, 3, 3), helper("Thin", 0, 3, 1)])
    t = situation(A=side("LEG-019", front=[helper("Mate", 9, 9)], up=list(PLACES)), B=foe)
    t.happens(ev.LevelUp(t.A["Drax"].ref, 1))
    attack(t, "Drax", "Thick")
    t.passes()
    # lethal: KO'd at once
    assert t.B.ko == ["Thick"] and t.A["Drax"].xp == 3
    attack(t, "Mate", "Thin")
    t.passes()
    assert t.B.ko == ["Thick", "Thin"] and t.A["Drax"].xp == 3
    t.happens(ev.LevelUp(t.A["Drax"].ref, 2))
    t.A.uses("Drax", "Brutal Strength")
    assert t.A["Drax"].counters == 4
    t = situation(A=side("LEG-019", up=list(PLACES)), B=side(FOE, front=[helper("F")], back=[helper("Hidden"), helper("Other")]))
    t.A.uses("Drax", "Call Enemy")
    t.A.picks("Hidden")
    assert t.B.front == ["Foe", "F", "Hidden"] and t.B.back == ["Other"]


def test_charlie_27_grows_to_27() -> None:
    t = table("LEG-023", helper("Mate"), windows="all")
    t.happens(ev.PutCounter(t.A["Charlie-27"].ref, 2))
    attack(t, "Charlie-27", "Foe")
    t.A.uses("Charlie-27", "Jovian Strength")
    assert t.A.stats("Charlie-27") == (27, 27) and t.A.stats("Mate") == (2, 2)
    # what comes later comes on top
    t.happens(ev.PutCounter(t.A["Charlie-27"].ref, 1))
    assert t.A.stats("Charlie-27") == (28, 28)
    t.passes()
    assert t.A.stats("Charlie-27") == (4, 4)


def test_martinex_heats_up_and_cools_down() -> None:
    foe = side(FOE, front=[helper("Cheap", cost=2), helper("Dear", cost=4), helper("Mid", cost=3)])
    t = table("LEG-024", helper("Own", cost=2), foe=foe)
    t.A.uses("Martinex", "Heat Up")
    assert stunned(t) == ["Cheap"]
    t = table("LEG-024", foe=foe)
    t.A.uses("Martinex", "Cool Down")
    assert t.B["Dear"].exhausted and not t.B["Mid"].exhausted
    t.happens(ev.Ready(t.B["Dear"].ref))
    assert t.B["Dear"].exhausted
    # not in its own turn, nor in the next of Martinex's player, but after that
    turn_of_b(t)
    assert t.B["Dear"].exhausted and t.s.active == 0
    while t.s.phase != "main":
        t.A.done()
    t.happens(ev.Ready(t.B["Dear"].ref))
    assert t.B["Dear"].exhausted
    t.A.done()
    assert t.s.active == 1 and not t.B["Dear"].exhausted


def test_starhawk_knows_the_top_of_the_deck_and_plays_from_it() -> None:
    twist = "Savage Surprise"
    deck: list[CardDef | str] = [helper("D0"), helper("D1"), helper("First"), twist, helper("Third")]
    t = table("LEG-025", deck=deck, resources=[helper("R")] * 2, hand=[], phase="turn", foe=side(FOE, deck=[helper("H")] * 4))
    t.A.done()
    top = t.s.zone(0, DECK)[0]
    assert t.s.card(top).known & 1 and not t.s.card(top).known & 2
    assert not t.s.card(t.s.zone(0, DECK)[1]).known & 1
    t.A.recruits("First")
    assert "First" in t.A.front and t.A.deck == [twist, "Third"] and t.s.card(t.s.zone(0, DECK)[0]).known & 1
    while t.s.phase != "main":
        t.A.done()
    attack(t, "Ace", "Foe")
    t.A.plays(twist)
    assert t.A.deck == ["Third"] and t.A.ko == [twist]
    # stunned he sees nothing
    t = table("LEG-025", deck=[helper("D0"), helper("D1"), helper("First")], resources=[helper("R")] * 2, phase="turn")
    t.happens(ev.Stun(t.A["Starhawk"].ref))
    t.A.done()
    assert not any("recruit First" in o for o in t.offered())


def test_the_collector_collects_one_of_each_team_and_gets_no_wound_in_combat() -> None:
    foe = side(FOE, front=[helper("X1", team="X-Men"), helper("X2", team="X-Men"), helper("G", team="Guardians")])
    t = table("LEG-026", foe=foe, hand=["Academy"])
    t.A.uses("The Collector", "Add to the Collection")
    if t.match.decision is not None and t.match.decision.kind == "pay":
        t.match.choose(t.match.decision.shape.least())
    t.A.picks("X1")
    assert t.B.front == ["Foe", "X2", "G"] and t.B.ko == []
    t.happens(ev.TurnLocation(t.s.ref(t.s.zone(0, 5)[1]), True))
    turn_of_b(t)
    while t.s.phase != "main":
        t.A.done()
    t.A.uses("The Collector", "Add to the Collection")
    if t.match.decision is not None and t.match.decision.kind == "pay":
        t.match.choose(t.match.decision.shape.least())
    assert "X2" not in t.offered() and "G" in t.offered()
    # stunned in a combat he stays, unwounded; otherwise not
    for name in ("LEG-026", "LEG-033"):
        t = table(helper("Big", 9, 9), helper("Again", 9, 9), foe=side(FOE, front=[name]))
        who = catalog()[name].name
        attack(t, "Big", who)
        t.passes()
        assert stunned(t) == [who] and t.B[who].wounds == 0
        t.happens(ev.Recover(t.B[who].ref))
        t.happens(ev.Stun(t.B[who].ref))
        assert t.B.ko == [who]


def test_crossbones_has_henchmen_and_stops_plot_twists_in_his_combats() -> None:
    hand = [helper("Villain", team="Supervillains"), helper("Good")]
    t = table("LEG-032", hand=hand, resources=[helper("R")] * 2, phase="turn")
    t.A.done()
    t.A.recruits("Good")
    assert counters(t, "Crossbones") == [0]
    t.A.recruits("Villain")
    assert counters(t, "Crossbones", "Villain", "Ace") == [1, 0, 0]
    foe = side(FOE, hand=["Savage Surprise"])
    for who, allowed in (("Crossbones", False), ("Ace", True)):
        t = table("LEG-032", foe=foe, windows="all")
        attack(t, who, "Foe")
        t.A.done()
        assert any("Savage" in o for o in t.offered()) is allowed


def test_taskmaster_has_the_printed_keywords_of_enemies_in_front_of_him() -> None:
    foe = side(FOE, front=["MNB-089", helper("Flyer", 1, 1, 1, "Underworld", "Flight"), "Thor"])
    t = table("LEG-051", helper("Mate"), foe=foe)
    me = t.A["Taskmaster"].number
    words = [a.print("Taskmaster").split(".")[0].split(":")[0] for a in t.s.now(me).abilities]
    assert t.s.has(me, "Flight") and "Grab" in words and "Genius" in words
    # no super powers; and what is stunned teaches nothing
    assert "Lightning Strike" not in words and not t.s.has(t.A["Mate"].number, "Flight")
    t.happens(ev.Stun(t.B["Doctor Octopus"].ref))
    words = [a.print("Taskmaster").split(".")[0].split(":")[0] for a in t.s.now(me).abilities]
    assert "Grab" not in words and t.s.has(me, "Flight")


def test_mister_hyde_appears_as_doctor_zabo() -> None:
    t = table(hand=["LEG-052", helper("N")], resources=[helper("R")] * 4, phase="turn")
    t.A.done()
    t.A.recruits("Mister Hyde")
    assert t.A.stats("Mister Hyde") == (5, 5) and counters(t, "Mister Hyde") == [-5]
    t.happens(ev.PutCounter(t.A["Mister Hyde"].ref, 5))
    assert t.A.stats("Mister Hyde") == (10, 10)


@pytest.mark.rule("vs2pcg:stunned-characters#3", "vs2pcg:golden-rules#1")
def test_nightmare_weakens_who_lies_stunned() -> None:
    t = table("LEG-053", helper("Own"))
    t.happens(ev.PutCounter(t.B["One"].ref, -1), ev.PutCounter(t.A["Own"].ref, -1), ev.PutCounter(t.B["Two"].ref, 1))
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.A["Own"].ref), ev.Stun(t.B["Two"].ref))
    assert counters(t, "One", "Own", "Two") == [-1, 0, 0]
    t.happens(ev.PutCounter(t.B["One"].ref, -1), ev.PutCounter(t.A["Own"].ref, -1), ev.PutCounter(t.B["Two"].ref, 1))
    assert counters(t, "One", "Own", "Two") == [-2, 0, 0]
    # once he is gone they have none
    t.happens(ev.Ko(t.A["Nightmare"].ref))
    assert counters(t, "One") == [0] and stunned(t) == ["Own", "One", "Two"]


def test_squirrel_girl_has_friends_as_long_as_she_is_there() -> None:
    for yes in (True, False):
        t = table(hand=["LEG-060"], resources=[helper("R")] * 2, phase="turn")
        t.A.done()
        t.A.recruits("Squirrel Girl")
        t.A.answers(yes)
        if yes:
            t.A.picks("back row")
        assert t.A.back == (["Monkey Joe"] if yes else [])
        assert t.A.stats("Squirrel Girl") == ((3, 5) if yes else (3, 3)) and t.A.stats("Ace") == (2, 5)
        t.happens(ev.Stun(t.A["Squirrel Girl"].ref))
        t.happens(ev.Recover(t.A["Squirrel Girl"].ref))
        t.A.answers(yes)
        if yes:
            t.A.picks("front row")
            assert t.A.front == ["Ace", "Squirrel Girl", "Tippy Toe"] and t.A.stats("Squirrel Girl") == (5, 5)
        # tokens are nowhere once they have left
        t.happens(ev.ToHand(t.A["Squirrel Girl"].ref))
        while t.match.decision is not None and t.match.decision.kind == "trigger":
            t.match.choose((0,))
        assert t.A.front == ["Ace"] and t.A.back == [] and t.A.ko == [] and t.A.hand[-1:] == ["Squirrel Girl"]
    # another's leaving is no matter, nor that of an enemy's
    t = table(
        "LEG-060", helper("Mate"), foe=side(FOE, front=["LEG-060"]), hand=["LEG-060"], resources=[helper("R")] * 2, phase="turn"
    )
    t.happens(ev.Recover(t.A["Squirrel Girl"].ref))
    assert t.A.stats("Squirrel Girl") == (3, 3)


def test_the_squirrels_help_squirrel_girl_alone_and_leave_with_her() -> None:
    for number, figures in (("LEG-063", (3, 5)), ("LEG-064", (5, 3))):
        token = catalog()[number]
        assert token.token and token.values.cost == 0
        t = table("LEG-060", helper("Mate"), token, foe=side(FOE, front=["LEG-060", helper("One")]))
        assert t.A.stats("Squirrel Girl") == figures and t.A.stats("Mate") == (2, 2) and t.B.stats("Squirrel Girl") == (3, 3)
        t.happens(ev.Ko(t.B["Squirrel Girl"].ref), ev.Ko(t.A["Mate"].ref))
        assert token.name in t.A.front
        t.happens(ev.Ko(t.A["Squirrel Girl"].ref))
        assert token.name not in t.A.front and token.name not in t.A.ko


def test_spider_gwen_is_recruited_from_the_deck() -> None:
    deck: list[CardDef | str] = [helper("D0"), helper("D1"), helper("Other", cost=4), "LEG-061", helper("Last")]
    t = table(deck=deck, resources=[helper("R")] * 4, phase="turn")
    t.A.done()
    points = t.s.points
    assert not any("recruit Other" in o for o in t.offered())
    t.A.finds("Spider-Gwen")
    assert "Spider-Gwen" in t.A.front and sorted(t.A.deck) == ["Last", "Other"] and t.s.points == points - 4
    # she costs what she costs, and must be there
    for held, there in ((3, True), (4, False)):
        lot: list[CardDef | str] = [helper("D0"), helper("D1"), "LEG-061" if there else helper("X")]
        t = situation(A=side(ACE, deck=lot, resources=[helper("R")] * held), B=side(FOE), phase="turn")
        t.A.done()
        assert not any("Spider-Gwen" in o for o in t.offered())
    # the Grandmaster has no use for such ways
    t = table("LEG-033", deck=deck, resources=[helper("R")] * 4, phase="turn")
    t.A.done()
    t.A.finds("Spider-Gwen")
    assert t.A.ko == ["Spider-Gwen"]


def test_elektra_is_paid_for_back_row_defenders() -> None:
    foe = side(FOE, front=[helper("One", 0, 3, 1)], back=[helper("Behind", 0, 3, 1)])
    t = table("LEG-071", foe=foe)
    before = len(t.A.hand)
    # stealth: past those in front, in melee
    attack(t, "Elektra", "Behind")
    t.passes()
    assert t.B.ko == ["Behind"] and len(t.A.hand) == before + 1
    t = table("LEG-071", helper("Walker"), foe=foe)
    assert not any("Behind with Walker" in o for o in t.offered())
    attack(t, "Elektra", "One")
    t.passes()
    assert t.B.ko == ["One"] and len(t.A.hand) == before
    t = table(back=[helper("Archer", 1, 1, 2, "Avengers", "Ranged")], foe=side(FOE, front=["LEG-071"]))
    assert "attack Elektra with Archer" not in t.offered() and "attack Foe with Archer" in t.offered()


def test_lilith_drinks_whom_she_kos_if_she_survives() -> None:
    foe = side(FOE, front=[helper("Prey", 0, 3, 1), helper("Next", 0, 3, 1), helper("Biter", 9, 3, 1)])
    t = table("LEG-072", foe=foe)
    attack(t, "Lilith", "Prey")
    t.passes()
    me = t.A["Lilith"].number
    assert t.B.ko == [] and "Prey" not in t.B.front and t.s.now(me).health == 2
    t.happens(ev.Ready(t.s.ref(me)))
    attack(t, "Lilith", "Next")
    t.passes()
    assert t.s.now(me).health == 3 and t.B.ko == []
    # stunned she keeps it, and is not KO'd by one wound
    t.happens(ev.Ready(t.s.ref(me)))
    attack(t, "Lilith", "Biter")
    t.passes()
    assert stunned(t) == ["Lilith"] and t.B.ko == ["Biter"] and t.s.now(me).health == 3
    t = table("LEG-072", helper("Mate", 9, 9), foe=foe)
    attack(t, "Mate", "Prey")
    t.passes()
    assert t.B.ko == ["Prey"] and t.s.now(t.A["Lilith"].number).health == 1


def test_kingpin_gains_xp_by_locations_that_appear_face_up() -> None:
    king = define("Kingpin", MAIN, atk=7, def_=7, health=5, teams=("Underworld",), text=TEXT["LEG-046"], then=FOE)
    hand: list[CardDef | str] = ["Fortress", "Academy", helper("H")]
    t = situation(A=side(king, hand=hand, up=["Fortress"]), B=side(FOE, hand=["Laboratory"]))
    for n, up in ((0, True), (0, False)):
        t.happens(ev.Resource(t.s.ref(t.s.zone(0, HAND)[n]), 0, up))
        assert t.A["Kingpin"].xp == 1
    t.happens(ev.Resource(t.s.ref(t.s.zone(1, HAND)[0]), 1, True))
    assert t.A["Kingpin"].xp == 1
    deck: list[CardDef | str] = [
        helper("D0"),
        helper("D1"),
        "Academy",
        helper("A"),
        helper("B"),
        helper("C"),
        "Laboratory",
        helper("E"),
    ]
    t = situation(A=side(king, up=["Fortress"], deck=deck), B=side(FOE), phase="turn")
    t.A.uses("Kingpin", "Expand the Empire")
    t.A.picks("Laboratory")
    t.match.choose(t.match.decision.shape.least())  # type: ignore[union-attr]
    assert "Laboratory" in t.A.hand and t.A.deck[0] == "E" and sorted(t.A.deck) == ["A", "Academy", "B", "C", "E"]


def test_onslaught_is_what_the_decks_give_him() -> None:
    mine: list[CardDef | str] = [helper("D0"), helper("D1"), "Fortress", "LEG-035", "Thor", helper("Later")]
    theirs: list[CardDef | str] = ["Academy", helper("Foe's", 3, 4, 2, "Underworld", "Ranged"), helper("Last")]
    t = table(hand=["LEG-035"], deck=mine, resources=[helper("R")] * 8, phase="turn", foe=side(FOE, deck=theirs))
    t.A.done()
    points = t.s.points
    t.A.recruits("Onslaught")
    thor = catalog()["MNB-021"].values
    me = t.A["Onslaught"]
    assert t.A.stats("Onslaught") == (thor.atk + 3, thor.def_ + 4) and t.s.now(me.number).health == thor.health + 2
    assert t.s.points == points - 8 and t.s.has(me.number, "Flight") and t.s.has(me.number, "Ranged")
    # those two alone are gone; what else was revealed is in the decks
    assert sorted(t.A.deck) == ["Fortress", "Later", "Onslaught"] and sorted(t.B.deck) == ["Academy", "Last"]
    assert t.A.ko == [] and t.B.ko == []
    while t.s.phase != "main":
        t.A.done()
    t.A.uses("Onslaught", "Lightning Strike")
    assert t.B["Foe"].counters == -3
    # stunned he has lost the powers, and keeps his health
    t.happens(ev.Stun(me.ref))
    assert not t.s.has(me.number, "Flight") and t.s.now(me.number).health == thor.health + 2 and t.A["Onslaught"].wounds == 1
    # without any character there he is nothing, and goes
    t = table(hand=["LEG-035"], deck=["Fortress"] * 4, resources=[helper("R")] * 8, phase="turn", foe=side(FOE, deck=["Academy"]))
    t.A.done()
    t.A.recruits("Onslaught")
    assert t.A.ko == ["Onslaught"] and "Onslaught" not in t.A.front


def test_every_number_has_a_text_or_a_reason() -> None:
    assert sorted(TEXT) == [f"LEG-{n:03}" for n in range(1, 75)]
