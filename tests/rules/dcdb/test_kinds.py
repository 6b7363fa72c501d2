"""Subtypes, the names of zones and sets, Power, and what sets of their own bring that the Cube does not have (chapters 1, 6 and 7)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import define, in_set
from longbox.games.dcdb.events import free_mains
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    VILLAIN,
    Amount,
    Buying,
    Capture,
    Cards,
    DestroyIt,
    Destroys,
    DiscardIt,
    DrawCards,
    Fixed,
    Gains,
    GainVP,
    If,
    IfYouDo,
    Kind,
    Marked,
    May,
    OnceEachTurn,
    Pay,
    Power,
    PutIt,
    Rescue,
    SidekickOnTeam,
    Triggers,
    Uses,
    a_card,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.build import add
from longbox.games.dcdb.state import ALL_SEATS, FIRST_SHARED, HERO, HIDDEN, REMOVED, ZONE_NAMES
from longbox.kernel.match import Match
from tests.worked import laid


@pytest.mark.rule("dcdb:1.105", "dcdb:1.103", "dcdb:1.102")
def test_a_main_character_may_have_abilities_of_several_categories() -> None:
    odd = stand_in(
        "Odd",
        "Main Character",
        Triggers(Destroys(), DiscardIt(a_card(Cards((HAND,)))), category="C"),
        Triggers(Gains(), GainVP(1)),
        OnceEachTurn((), DrawCards(1)),
    )
    given = {"hand": ["King of Atlantis", "Punch"], "deck": ["Robin", "Mera"], "discard": ["Kick"]}
    t = situation(A=side([odd], **given), B=side(), line_up=["Catwoman"], power=9)
    # what is of category B is there to be used and need not be
    assert "Odd" in [t.s.card(o.ref).printed.name for o in t.match.decision.options if o.__class__.__name__ == "Use"]
    t.A.plays("King of Atlantis")
    t.A.picks("Kick")
    # category C has come by itself: of one card there is nothing to choose
    assert t.A.discard == ["Punch"] and t.asked == ("A", "turn")
    t.A.buys("Catwoman")
    # category A is offered
    assert t.asked == ("A", "trigger")
    t.A.picks_none()
    assert t.A.vp == 0
    t.A.uses("Odd")
    assert t.A.hand == ["Robin"]


@pytest.mark.rule("dcdb:6.098", "dcdb:7.020")
def test_nobody_is_captured_and_nobody_rescued() -> None:
    for verb in (Capture(), Rescue()):
        raid = stand_in("Raid", "Villain", seq(IfYouDo(verb, Power(5)), May(verb), Power(1)))
        t = situation(A=side("Batman", hand=[raid]), B=side("Superman"))
        t.A.plays("Raid")
        # nothing is asked, nothing done, and the rest of the text resolves
        assert t.power == 1 and t.asked == ("A", "turn") and not t.A.flipped and not t.B.flipped


@pytest.mark.rule("dcdb:6.130", "dcdb:6.255", "dcdb:6.261", "dcdb:6.450")
@pytest.mark.parametrize("word", ["Construct", "Metal", "Move"])
def test_a_subtype_is_a_mark_that_effects_ask_for(word: str) -> None:
    marked, plain = stand_in("Marked", "Super Power", words=(word,)), stand_in("Plain", "Super Power")
    finder = stand_in("Finder", "Hero", PutIt(up_to(1, Cards((DISCARD,), (Marked(word),))), HAND))
    t = situation(A=side(hand=[finder, marked], discard=[plain, marked]), B=side(discard=[marked]))
    t.A.plays("Marked")
    assert t.power == 0 and t.s.player(0).move == 0 and t.asked == ("A", "turn")
    t.A.plays("Finder")
    assert t.offered() == ["Marked"]
    t.A.picks("Marked")
    assert t.A.hand == ["Marked"] and t.A.discard == ["Plain"] and t.B.discard == ["Marked"]


@pytest.mark.rule("dcdb:6.195", "dcdb:6.570", "dcdb:3.010", "dcdb:3.011", "dcdb:3.013", "dcdb:3.014")
def test_the_zones_are_those_of_the_rulebook_and_there_is_one_line_up() -> None:
    own = [name for kind, name in ZONE_NAMES.items() if kind < FIRST_SHARED]
    shared = [name for kind, name in ZONE_NAMES.items() if kind >= FIRST_SHARED]
    assert len(own) == 7 and len([n for n in shared if "Line-Up" in n]) == 1
    # the reserve is a second Weakness stack, and what is attached lies with the Super-Villain stack
    assert len(own) + len(shared) == 14 + 2
    assert {ZONE_NAMES[k] for k in HIDDEN} == {"deck", "hand", "main deck", "Super-Villain stack"}
    t = situation(A=side(), B=side(), line_up=["Robin"])
    assert t.match.view(0).table.area("line-up").known[0].name == "Robin"


@pytest.mark.rule("dcdb:6.260")
@pytest.mark.example("dcdb:GC:Batmobile (Rebirth)#3", "dcdb:GC:Batmobile (Rebirth)#4")
def test_movement_points_trigger_and_are_gone() -> None:
    t = laid("dcdb:GC:Batmobile (Rebirth)#3")
    t.A.uses("Batmobile R")
    t.A.picks("Punch")
    # the card is gone, for nothing but what that triggers
    assert t.A.discard == ["Punch"] and t.asked == ("A", "trigger") and t.s.player(0).move == 0
    t.A.picks("Racer")
    assert t.A.vp == 1 and t.B.vp == 0
    assert not [o for o in t.offered() if o.startswith("use Racer")]
    t.A.uses("Batmobile R")
    t.A.picks_none()
    assert t.A.vp == 1 and t.A.discard == ["Punch", "Kick"] and t.s.player(0).move == 0


@pytest.mark.rule("dcdb:6.360", "dcdb:6.090", "dcdb:1.050")
def test_power_buys_cards_and_pays_for_abilities() -> None:
    press = stand_in("Press", "Equipment", Uses((Pay(2),), DrawCards(1)), words=("Ongoing",))
    t = situation(A=side(play=[press], deck=["Robin", "Mera"]), B=side(), line_up=["Catwoman", "Bane"], power=5)
    t.A.uses("Press")
    assert t.power == 3 and t.A.hand == ["Robin"]
    t.A.buys("Catwoman")
    assert t.power == 1 and t.A.discard == ["Catwoman"]
    assert not [o for o in t.offered() if o.startswith(("use Press", "buy Bane"))]


@pytest.mark.rule("dcdb:6.440")
def test_only_a_main_character_can_be_a_sidekick() -> None:
    with pytest.raises(ValueError, match="only a main character can be a Sidekick"):
        define({"name": "Robin", "type": "Hero", "words": ["Sidekick"]}, "made up", [])
    assert define({"name": "Robin", "type": "Main Character", "words": ["Sidekick"]}, "made up", []).name == "Robin"


@pytest.mark.rule("dcdb:7.041", "dcdb:6.440")
def test_nobody_ever_has_a_sidekick_on_the_team() -> None:
    freak = stand_in("Freak", "Super-Villain", seq(Power(3), If(SidekickOnTeam(), Power(5), DrawCards(1))))
    # a card of a sidekick's name is none
    t = situation(A=side("Batman", hand=[freak], play=["Robin"], deck=["Kick"]), B=side("Superman"))
    t.A.plays("Freak")
    assert t.power == 3 and t.A.hand == ["Kick"]
    match = Match(GAME, {"players": 2}, 1)
    aqualad = define({"name": "Aqualad", "type": "Main Character", "words": ["Sidekick"]}, "made up", [])
    plain = define({"name": "Plain", "type": "Main Character"}, "made up", [])
    one, two = [add(match.state, c, 1, match.state.index(REMOVED), -1, ALL_SEATS) for c in (aqualad, plain)]
    assert two in free_mains(match.state) and one not in free_mains(match.state)


@pytest.mark.rule("dcdb:6.470", "dcdb:6.460")
@pytest.mark.example("dcdb:MC:Batman (Rebirth)#2", "dcdb:MC:Green Arrow (Crisis 1)#2", "dcdb:MC:Vixen (Promo)#3")
def test_super_heroes_of_the_stack_are_super_villains_but_no_villains() -> None:
    heroes = [c for c in in_set("Forever Evil") if c.kind == "Super-Villain"]
    assert heroes and all(c.values.types == (HERO,) and c.values.color == "blue" for c in heroes)
    flash = stand_in("Flash", "Super-Villain", cost=8, vp=4, words=("Super-Hero",))
    boss = stand_in("Boss", "Super-Villain", cost=8, vp=4)
    arrow = stand_in("Arrow", "Main Character", Amount(Buying((Kind((VILLAIN,)),), or_stacked=True), Fixed(-1)))
    for villain, points in ((boss, 1), (flash, 0)):
        t = laid("dcdb:MC:Batman (Rebirth)#2", hero=villain is flash)
        assert villain.name not in [o.split()[1] for o in t.offered() if o.startswith("defeat")]
        t.A.plays("Cheap")
        # what it costs less to defeat a Super-Villain it costs less to defeat a Super-Hero of the stack
        t.A.buys(villain.name)
        if points:
            t.A.picks("Batman")
        assert t.A.vp == points and t.A.discard == [villain.name]
    # a Villain of the Line-Up is no Super-Villain
    t = laid("dcdb:MC:Batman (Rebirth)#2", power=2)
    t.A.plays("Cheap")
    assert t.A.why_not("Scarecrow") == ["dcdb:6.094"]
    # what reduces the cost of Villains and Super-Villains: Villains of the Line-Up, and whoever lies on the stack
    for villain in (flash, boss):
        t = situation(A=side([arrow]), B=side(), line_up=["Scarecrow", "Catwoman"], super_villains=[villain], power=7)
        found = [o for o in t.offered() if o.startswith(("buy S", "buy C", "defeat"))]
        assert found == ["buy Scarecrow for 4", "buy Catwoman for 2", f"defeat {villain.name} for 7"]


@pytest.mark.rule("dcdb:7.030")
def test_promotional_cards_are_of_the_set_promo() -> None:
    facts = {"name": "Vixen", "type": "Main Character", "promo": True}
    assert define(facts, "Heroes Unite", []).set == "Promo"
    assert define({"name": "Vixen", "type": "Hero"}, "Crossover 6", []).set == "Crossover 6"


@pytest.mark.rule("dcdb:6.460")
def test_a_destroyed_super_hero_of_the_stack_is_removed_as_well() -> None:
    flash = stand_in("Flash", "Super-Villain", cost=8, vp=4, words=("Super-Hero",))
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((DISCARD,), (Kind((HERO,)),)))))
    t = situation(A=side(hand=[burn], discard=[flash]), B=side(), line_up=["Robin"])
    t.A.plays("Burn")
    assert t.removed == ["Flash"] and t.destroyed == [] and t.line_up == ["Robin"]
