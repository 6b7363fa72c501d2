"""More rulings on cards: what counts before and after they are played, rings, cards of several types, Ninjutsu on foes' decks."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    EQUIPMENT,
    HERO,
    PLAY,
    SUPER_POWER,
    VILLAIN,
    Cards,
    CardTypes,
    GainVP,
    Plays,
    Triggers,
    Uses,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_cards_2 import ELEMENT, HEROES, POWERS, SHAPE, TOOLS, VILLAINS
from tests.worked import laid


@pytest.mark.example(
    "dcdb:GC:Animal Man (Confrontations)#1",
    "dcdb:GC:Black Manta (Confrontations)#2",
    "dcdb:GC:Blackbriar Thorn (Confrontations)#2",
    "dcdb:GC:The Trench (Confrontations)#2",
)
@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dcdb:GC:Animal Man (Confrontations)#1", "Animal Man"),
        ("dcdb:GC:Black Manta (Confrontations)#2", "Black Manta"),
        ("dcdb:GC:Blackbriar Thorn (Confrontations)#2", "Blackbriar Thorn"),
        ("dcdb:GC:The Trench (Confrontations)#2", "The Trench"),
    ],
)
def test_what_counts_cards_played_counts_earlier_and_later_ones(id: str, name: str) -> None:
    for each, before, after in ((True, 2, 4), (False, 2, 2)):
        t = laid(id, each=each)
        t.A.plays("Catwoman")
        t.A.plays(name)
        assert t.power == 2 + before
        t.A.plays("Catwoman")
        t.A.plays("Kick")
        assert t.power == 2 + 2 + 2 + after
    # one that comes later alone does as well
    t = laid(id, each=False, before=0)
    t.A.plays(name)
    assert t.power == 0
    t.A.plays("Catwoman")
    assert t.power == 4


@pytest.mark.example("dcdb:GC:B'DG (Rivals 2)#1", "dcdb:GC:Batmobile (Rivals 1)#1")
@pytest.mark.parametrize(
    ("id", "name"), [("dcdb:GC:B'DG (Rivals 2)#1", "B'DG"), ("dcdb:GC:Batmobile (Rivals 1)#1", "Batmobile R")]
)
def test_what_checks_for_cards_played_before_knows_no_later_ones(id: str, name: str) -> None:
    t = laid(id)
    t.A.plays(name)
    t.A.plays("Catwoman")
    assert t.power == 1 + 2
    t.A.plays(name)
    assert t.power == 1 + 2 + 3


@pytest.mark.example("dcdb:GC:Huntress (Crossover 2)#2", "dcdb:GC:Doctor Fate (Confrontations)#2")
@pytest.mark.parametrize(
    ("id", "name"),
    [("dcdb:GC:Huntress (Crossover 2)#2", "Huntress X"), ("dcdb:GC:Doctor Fate (Confrontations)#2", "Doctor Fate C")],
)
def test_what_speaks_of_cards_gained_this_turn_means_those_to_come(id: str, name: str) -> None:
    t = laid(id)
    t.A.buys("Catwoman")
    t.A.plays(name)
    assert t.asked == ("A", "turn") and t.A.vp == 0
    for n, bought in enumerate(("Robin", "Mera"), 1):
        t.A.buys(bought)
        t.A.picks(name)
        assert t.A.vp == n
    t.A.ends()
    assert t.s.modifiers == ()


@pytest.mark.example("dcdb:GC:Construct Beasts (Rivals 2)#2", "dcdb:GC:Nax (Rivals 2)#2")
def test_attacks_before_and_after_count() -> None:
    t = laid("dcdb:GC:Construct Beasts (Rivals 2)#2")
    t.A.plays("Gas")
    t.B.picks("Lasso of Truth")
    t.A.plays("Nax")
    # one attack, though there were two foes and one has avoided it
    assert t.power == 2
    t.A.plays("Gas")
    assert t.power == 4
    t.A.uses("Press")
    assert t.power == 6
    t.A.ends()
    assert t.power == 0


@pytest.mark.example("dcdb:GC:Bane (Crossover 8)#1")
def test_bane_plays_the_top_card_of_each_foe_and_another_for_one_that_has_left() -> None:
    t = laid("dcdb:GC:Bane (Crossover 8)#1")
    t.A.plays("Bane")
    t.A.says(True)
    # whoever has no card has none to reveal
    assert t.asked == ("A", "play") and sorted(t.offered()) == ["Mill", "Super Strength"]
    t.A.picks("Mill")
    # that has discarded what was revealed of C, and the next card of C is revealed and played
    assert t.C.discard == ["Super Strength"] and t.A.play == ["Mill", "Kick"] and t.power == 1 + 1 + 2
    assert t.line_up == ["Bane"] and "Kick is revealed" in t.log and t.asked == ("A", "turn")
    # without it nothing is revealed
    t = laid("dcdb:GC:Bane (Crossover 8)#1", others=False)
    t.A.plays("Bane")
    t.A.says(False)
    assert t.A.play == ["Bane"] and t.B.deck == ["Mill", "Punch"] and t.power == 1


@pytest.mark.example("dcdb:GC:Arisia (Rivals 2)#2")
def test_arisia_triggers_once_a_turn_wherever_she_has_been() -> None:
    t = laid("dcdb:GC:Arisia (Rivals 2)#2")
    t.A.plays("Drop")
    t.A.picks("Arisia")
    assert t.A.vp == 1 and "Arisia" in t.A.hand
    t.A.plays("Drop")
    assert t.asked == ("A", "turn") and t.A.vp == 1 and t.A.discard == ["Arisia"]
    # another card of the same name triggers by itself
    t = laid("dcdb:GC:Arisia (Rivals 2)#2", arisias=2)
    t.A.plays("Drop")
    t.match.choose((0,))
    t.A.picks("Arisia")
    t.A.plays("Drop")
    # of the two in hand the one that has not been there and back
    t.match.choose((0,))
    t.A.picks("Arisia")
    assert t.A.vp == 2


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#1", "dcdb:GC:Element Woman (Forever Evil)#5")
def test_element_woman_is_of_all_types_where_she_is_owned_and_blue_anywhere() -> None:
    t = laid("dcdb:GC:Element Woman (Forever Evil)#1")
    for kind in (0, 1, 2, PLAY):
        v = t.s.now(t.s.zone(0, kind)[0])
        assert set(v.types) == {HERO, SUPER_POWER, EQUIPMENT, VILLAIN} and v.color == "blue"
    for n in (*t.s.line_up(), *t.s.shared(100), *t.s.shared(106)):
        assert t.s.now(n).types == (HERO,) and t.s.now(n).color == "blue"


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#2")
def test_element_woman_fulfils_several_requirements_at_once() -> None:
    types = stand_in("Types", "Main Character", Uses((), GainVP(1), only=(CardTypes(Cards((PLAY,)), 4),), limit=(1, "turn")))
    for play, able in (([ELEMENT], True), (["Robin", "Kick"], False)):
        t = situation(A=side([types], play=play), B=side())
        assert bool([o for o in t.offered() if o.startswith("use Types")]) is able
    watch = [Triggers(Plays((kind,), 1), GainVP(1)) for kind in (HEROES, VILLAINS, POWERS, TOOLS)]
    t = situation(A=side([stand_in("Watch", "Main Character", *watch)], hand=[ELEMENT]), B=side())
    t.A.plays("Element")
    assert len(t.offered()) == 4
    for _ in range(4):
        t.match.choose((0,))
    assert t.A.vp == 4


@pytest.mark.example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#2", "dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#4")
def test_the_indigo_ring_gives_what_the_card_has_given() -> None:
    t = laid("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#2")
    for name in ("Serum", "More", "Indigo Tribe Power Ring"):
        t.A.plays(name)
    # cards played before it alone are there to be chosen
    assert sorted(t.offered()) == ["More", "Serum"]
    t.A.picks("Serum")
    assert t.A.vp == 6 and t.power == 8


RING = stand_in("Ring", "Equipment", words=("Power Ring",))


@pytest.mark.example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#3")
def test_the_indigo_ring_has_not_resolved_when_it_copies_kyle_rayner() -> None:
    t = laid("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#3")
    t.A.plays("Kyle Rayner")
    t.A.plays("Indigo Tribe Power Ring")
    # three for Kyle, three for the ring, and then two from Kyle for a ring that was played
    assert t.power == 3 + 3 + 2


@pytest.mark.example("dcdb:GC:Kyle Rayner (Heroes Unite)#3", "dcdb:GC:Kyle Rayner (Heroes Unite)#4")
def test_each_time_that_shapeshift_is_played_it_is_another_ring() -> None:
    t = laid("dcdb:GC:Kyle Rayner (Heroes Unite)#3")
    t.A.plays("Kyle Rayner")
    t.A.plays("Shape")
    assert t.power == 5 and t.asked == ("A", "turn")
    t.A.plays("Shape")
    assert t.power == 7
    # the same card played again is another one; two equal rings are not
    t = situation(A=side(hand=["Kyle Rayner", SHAPE, "Clayface"]), B=side())
    for name in ("Kyle Rayner", "Shape", "Clayface"):
        t.A.plays(name)
    t.A.picks("Shape")
    assert t.power == 7
    t = situation(A=side(hand=["Kyle Rayner", RING, RING]), B=side())
    for name in ("Kyle Rayner", "Ring", "Ring"):
        t.A.plays(name)
    assert t.power == 5


@pytest.mark.example("dcdb:GC:Kyle Rayner (Heroes Unite)#5")
def test_plastic_man_as_shapeshift_is_a_ring() -> None:
    t = laid("dcdb:GC:Kyle Rayner (Heroes Unite)#5")
    t.A.plays("Kyle Rayner")
    assert t.power == 3 + 2
    # owned it is an Equipment, so that Plastic Man may copy it; each of them is one more ring
    t.A.plays("Plastic Man")
    assert t.A.play == ["Kyle Rayner", "Plastic Man"] and t.power == 7
    # what is a ring by its name is copied as what it says
    t = situation(A=side(hand=["Kyle Rayner", "Plastic Man"], discard=[RING]), B=side())
    t.A.plays("Kyle Rayner")
    t.A.plays("Plastic Man")
    assert t.power == 5


@pytest.mark.example(
    "dcdb:GC:Kyle Rayner (Heroes Unite)#6", "dcdb:GC:Kyle Rayner (Heroes Unite)#7", "dcdb:GC:Kyle Rayner (Heroes Unite)#8"
)
def test_three_rings_win_the_game_at_once() -> None:
    rings = [stand_in(f"Ring {n}", "Equipment", words=("Power Ring",)) for n in (1, 2, 3)]
    waits = stand_in("Waits", "Location", Triggers(Plays((TOOLS,)), GainVP(9), category="C"), words=("Ongoing",))
    given = {"hand": [rings[0], "Kyle Rayner", rings[1], rings[2]]}
    t = situation(A=side(**given, discard=[rings[2]]), B=side(vp=50))
    t.A.plays("Ring 1")
    t.A.plays("Kyle Rayner")
    # three, two for the ring played before and two for the one in the discard pile
    assert t.power == 3 + 2 + 2
    t.A.plays("Ring 2")
    assert t.power == 9
    # the third is one that was counted in the discard pile already, and wins
    t.A.plays("Ring 3")
    t.A.picks("Kyle Rayner")
    assert t.result is not None and t.result.winners == (0,) and t.result.places == (0, 1)
    # what waits to be resolved is lost, and the others are ranked by their points
    t = situation(A=side(**given, play=[waits]), B=side(vp=3), C=side(vp=7))
    for name in ("Ring 1", "Kyle Rayner", "Ring 2"):
        t.A.plays(name)
    t.A.plays("Ring 3")
    assert t.A.vp == 18 and len(t.offered()) == 2
    t.A.picks("Kyle Rayner")
    # what Waits would have given is lost
    assert t.result.points[0] == 18 + 2
    assert t.result is not None and t.result.places == (0, 2, 1)


@pytest.mark.example("dcdb:MC:Black Manta (Forever Evil)#2")
def test_black_manta_wants_cards_of_the_line_up() -> None:
    t = laid("dcdb:MC:Black Manta (Forever Evil)#2")
    t.A.buys("Kick")
    assert t.asked == ("A", "turn")
    t.A.plays("Takes")
    assert t.asked == ("A", "turn") and t.A.discard == ["Kick", "Top"]
    t.A.buys("Robin")
    t.A.picks("Black Manta")
    assert t.A.deck == ["Mera", "Robin"]
