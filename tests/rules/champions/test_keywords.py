"""The list of keywords and the list of icons, each at work, and what a card gains."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.decks.setup import add, blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    HERO,
    THE_VILLAIN,
    YOU_,
    Action,
    Boost,
    Constant,
    Deal,
    DrawCards,
    Each,
    EnemiesAct,
    Gains,
    GainsTrait,
    InPlay,
    Keyword,
    One,
    Resources,
    Target,
    TeamUp,
    Trait,
    WhenRevealed,
)
from longbox.games.champions.rules.rounds import Game as WholeGame
from longbox.games.champions.situations import BLANK, Table, stand_in
from longbox.games.champions.situations.worked.of_keywords import thug
from longbox.games.champions.situations.worked.standins import FRIEND
from longbox.games.champions.state import DECK, ENCOUNTER_DECK
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on
from tests.worked import laid


@pytest.mark.rule("champions:keywords", "champions:keywords#1", "champions:guard")
def test_guard() -> None:
    t = laid("champions:~guard")
    for who in ("Captain Marvel", "Friend"):
        assert not t.offered(f"{who} attacks Rhino") and t.offered(f"{who} attacks Thug") and t.offered(f"{who} attacks Sandman")
    assert "champions:guard" in t.why_not("A", "Rhino", "Captain Marvel attacks")
    t.A.plays("Zap")
    assert not t.offered("Rhino") and t.offered("Thug")
    t.A.picks("Thug")
    # nobody else is kept from it; damage that is no attack gets through
    t.A.ends_turn()
    assert t.offered("She-Hulk attacks Rhino")
    # a villain with guard may be attacked all the same
    watch = stand_in("environment", "Watch", Constant(THE_VILLAIN, (Gains("guard"),)))
    t = situation("champions", A=side("Captain Marvel", minions=[thug(Keyword("guard"))]), environments=[watch])
    assert t.offered("Captain Marvel attacks Rhino")


@pytest.mark.rule("champions:guard")
def test_guard_stops_attacks_only_and_ends_with_the_minion() -> None:
    bolt = stand_in("event", "Bolt", Action((), Deal(1, Target()), targets=(One(AN_ENEMY),)), cost=0)
    t = situation("champions", A=side("Captain Marvel", minions=[thug(Keyword("guard"), hp=2)], hand=[bolt]))
    t.A.plays("Bolt")
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 1
    t.happens(ev.Damage(t.find("Thug"), 2))
    assert t.offered("Captain Marvel attacks Rhino")


@pytest.mark.rule("champions:hinder-x", "champions:keywords#2")
def test_hinder_puts_threat_on_the_card_that_is_revealed() -> None:
    web = stand_in("side_scheme", "Web", Keyword("hinder", 3), base_threat=2)
    t = laid("champions:~hinder")
    t.begins()
    assert t["Web"].threat == 5 and t.scheme.threat == 1
    # put into play, it is not revealed
    t = situation("champions", A=side("Captain Marvel"), encounter=[web, BLANK])
    t.happens(ev.EnterPlay(t.find("Web"), 0))
    assert t["Web"].threat == 2


@pytest.mark.rule("champions:incite-x", "champions:keywords#3")
def test_incite_puts_threat_on_the_main_scheme() -> None:
    t = laid("champions:~incite")
    before = t["Crowd Control"].threat
    t.begins()
    assert t.scheme.threat == 3 and t["Crowd Control"].threat == before and t.A.minions == ["Thug"]
    t = situation("champions", A=side("Captain Marvel"), threat=1, encounter=[thug(Keyword("incite", 2)), BLANK])
    t.happens(ev.EnterPlay(t.find("Thug"), 0))
    assert t.scheme.threat == 1


@pytest.mark.rule("champions:keywords#4", "champions:overkill", "champions:overkill#p2")
def test_overkill() -> None:
    t = laid("champions:~overkill")
    t.A.plays("Bash")
    t.A.picks("Thug")
    assert not t.in_play("Thug") and t["Rhino"].damage == 2
    # an enemy's: from the ally that defends to the identity
    t = laid("champions:~overkill-of-an-enemy")
    t.begins()
    t.A.picks("Friend")
    assert not t.in_play("Friend") and t["Captain Marvel"].damage == 2
    t = laid("champions:~overkill-of-an-enemy", words=())
    t.begins()
    t.A.picks("Friend")
    assert t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:keywords#5", "champions:patrol")
def test_patrol() -> None:
    t = laid("champions:~patrol")
    assert "champions:patrol" in t.why_not("A", "The Break-In!", "Captain Marvel thwarts")
    assert not t.offered("thwarts The Break-In!")
    t.A.thwarts("Captain Marvel", "Plot")
    assert not t.in_play("Plot") and t.scheme.threat == 3
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[thug(Keyword("patrol"))]),
        B=side("She-Hulk"),
        threat=3,
        active="B",
        first="B",
    )
    t.B.thwarts("She-Hulk", "The Break-In!")
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:keywords#6")
def test_peril() -> None:
    def table(*words: Keyword) -> object:
        ambush = stand_in("treachery", "Ambush", *words, WhenRevealed(EnemiesAct(THE_VILLAIN)))
        t = situation("champions", A=side("Captain Marvel", dealt=[ambush]), B=side("She-Hulk", play=[FRIEND]))
        t.reveals("Ambush")
        on(t, "defend")
        t.A.passes()
        return t

    # B may not defend for A
    assert table(Keyword("peril")).kind == "turn"  # type: ignore[attr-defined]
    assert table().kind == "defend" and table().B.asked()  # type: ignore[attr-defined]


@pytest.mark.rule("champions:keywords#7")
def test_permanent() -> None:
    rock = stand_in("upgrade", "Rock", Keyword("permanent"))
    t = situation("champions", A=side("Captain Marvel", play=[rock, "Tac Team"]))
    t.happens(ev.Discard(t.find("Rock")), ev.Discard(t.find("Tac Team")))
    assert t.A.play == ["Rock"] and t.A.discard == ["Tac Team"]


@pytest.mark.rule("champions:keywords#8", "champions:piercing")
def test_piercing() -> None:
    for more, damage in (({}, 2), ({"play": ()}, 0)):
        t = laid("champions:~piercing", **more)
        t.A.plays("Bash")
        assert t["Rhino"].damage == damage and t["Rhino"].status == frozenset()


@pytest.mark.rule("champions:keywords#9", "champions:quickstrike")
def test_quickstrike() -> None:
    for form, damage in (("hero", 1), ("alter-ego", 0)):
        t = laid("champions:~quickstrike", form=form)
        t.begins()
        on(t, "turn")
        assert t.A.identity.damage == damage and t.A.minions == ["Thug"]


@pytest.mark.rule("champions:keywords#10", "champions:keywords#12", "champions:retaliate-x", "champions:ranged")
def test_retaliate_and_ranged() -> None:
    for table, damage in (("retaliate", 2), ("ranged", 0)):
        t = laid(f"champions:~{table}")
        t.A.attacks("Captain Marvel", "Thug")
        assert t["Thug"].damage == 2 and t["Captain Marvel"].damage == damage


@pytest.mark.rule("champions:keywords#11", "champions:restricted")
def test_restricted() -> None:
    t = laid("champions:~restricted")
    t.A.does("Play Gun 2")
    if t.kind == "discard":
        t.A.picks("Gun 0")
    assert len([n for n in t.A.play if n.startswith("Gun")]) == 2


@pytest.mark.rule("champions:keywords#13")
def test_setup() -> None:
    s = blank(GAME, {"heroes": ["Captain Marvel"], "scenario": "Rhino"}, 1)
    gear = [stand_in("upgrade", "Gear", Keyword("setup")), stand_in("upgrade", "Other")]
    for card in gear:
        add(s, card, 0, DECK)
    add(s, stand_in("environment", "Fog", Keyword("setup")), -1, s.shared(ENCOUNTER_DECK))
    s.frames.append(WholeGame())
    t = Table(s)
    # already there as the first hands are looked at
    assert t.kind == "mulligan" and t.A.play == ["Gear"] and t.in_play("Fog") and not t.in_play("Other")


@pytest.mark.rule("champions:keywords#16")
def test_team_up() -> None:
    both = stand_in("event", "Both", TeamUp("Captain Marvel", "Friend"), Action((), DrawCards(1)), cost=0)
    t = laid("champions:~team-up")
    assert not t.offered("Play Both") and t.why_not("A", "Both") == ["champions:play-restrictions#1"]
    t.A.plays("Friend")
    assert t.offered("Play Both")
    # the hero is one of the two, the alter-ego is not
    t.pick("Change form to")
    assert not t.offered("Play Both")
    # it does not matter whose they are
    t = situation("champions", A=side("Captain Marvel", hand=[both]), B=side("She-Hulk", play=[FRIEND]))
    assert t.offered("Play Both")


@pytest.mark.rule("champions:keywords#14")
def test_stalwart() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[thug(Keyword("stalwart")), "Sandman"]))
    for status in ("stunned", "confused", "tough"):
        t.happens(ev.GiveStatus(t.find("Thug"), status), ev.GiveStatus(t.find("Sandman"), status))
    assert t["Thug"].status == {"tough"} and t["Sandman"].status == {"stunned", "confused", "tough"}


@pytest.mark.rule("champions:keywords#15", "champions:surge")
def test_surge() -> None:
    for more, minions in (({}, ["Thug", "Sandman"]), ({"words": ()}, ["Thug"])):
        t = laid("champions:~surge", **more)
        t.begins()
        assert t.A.minions == minions


@pytest.mark.rule("champions:keywords#17", "champions:toughness")
def test_toughness() -> None:
    t = laid("champions:~toughness")
    t.begins()
    t.begins()
    assert t["Thug"].status == {"tough"} and t["Shocker"].status == frozenset()


@pytest.mark.rule("champions:keywords#18", "champions:uses-x-type")
def test_uses() -> None:
    t = laid("champions:~uses")
    t.A.plays("Kit")
    assert t["Kit"].counter("aid") == 2
    t.A.uses("Kit")
    assert t.A.play == ["Kit"]
    t.A.uses("Kit")
    # the effect has resolved, then the card went
    assert t.A.play == [] and t.A.discard == ["Kit"] and len(t.A.hand) == 2


@pytest.mark.rule("champions:keywords#19", "champions:victory-x")
def test_victory() -> None:
    t = laid("champions:~victory")
    t.begins()
    t.begins()
    s = t.state
    assert [s.things[n].printed.name for n in s.common(3)] == ["Thug"] and t.encounter_discard == ["Shocker"]


@pytest.mark.rule("champions:keywords#20", "champions:villainous")
def test_villainous() -> None:
    for more, damage in (({}, 3), ({"words": ()}, 1)):
        t = laid("champions:~villainous", **more)
        t.begins()
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage


# -- icons --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:icons", "champions:icons#1", "champions:icons#2", "champions:icons#3", "champions:icons#4")
@pytest.mark.parametrize("icon", ["energy", "mental", "physical", "wild"])
def test_resource_icons(icon: str) -> None:
    for wanted in ("energy", "mental", "physical"):
        gadget = stand_in("support", "Gadget", Action((Resources(0, (wanted,)),), Deal(1, THE_VILLAIN)))
        t = situation("champions", A=side("Captain Marvel", hand=[stand_in("resource", "R", resources={icon: 1})], play=[gadget]))
        assert t.offered("Use Gadget") is (icon in (wanted, "wild"))
        if icon in (wanted, "wild"):
            t.A.uses("Gadget")
            assert t["Rhino"].damage == 1 and t.A.discard == ["R"]


@pytest.mark.rule("champions:icons#5", "champions:main-scheme#1")
def test_acceleration_icons_add_threat_in_step_one() -> None:
    fuse = stand_in("side_scheme", "Fuse", acceleration=1, base_threat=3)
    for fuses, tokens in ((0, 0), (1, 0), (2, 0), (1, 2)):
        t = situation("champions", A=side("Captain Marvel"), side_schemes=[fuse] * fuses, accelerations=tokens)
        next_round(t)
        assert t.scheme.threat == 1 + fuses + tokens


@pytest.mark.rule("champions:icons#6", "champions:icons#9")
def test_boost_and_amplify_icons() -> None:
    loud = stand_in("side_scheme", "Loud", amplify=1, base_threat=3)
    for boost, amplifiers in ((0, 0), (2, 0), (2, 1), (0, 1)):
        hit = stand_in("treachery", "Hit", boost=boost)
        t = situation("champions", A=side("Captain Marvel"), encounter=[hit, BLANK], side_schemes=[loud] * amplifiers)
        t.enemy_attacks("Rhino")
        on(t, "turn")
        assert t["Captain Marvel"].damage == 2 + boost + amplifiers
        # a scheme is boosted in the same way
        t = situation("champions", A=side("Captain Marvel"), encounter=[hit, BLANK], side_schemes=[loud] * amplifiers)
        t.enemy_schemes("Rhino")
        assert t.scheme.threat == 1 + boost + amplifiers


@pytest.mark.rule("champions:icons#7")
def test_crisis_icons() -> None:
    crisis = stand_in("side_scheme", "Crisis", crisis=1, base_threat=3)
    t = situation("champions", A=side("Captain Marvel"), side_schemes=[crisis], threat=3)
    assert not t.offered("thwarts The Break-In!") and "champions:crisis-icon" in t.why_not("A", "The Break-In!", "Captain Marvel")
    t.happens(ev.RemoveThreat(t.find("The Break-In!"), 2, 0))
    assert t.scheme.threat == 3
    t.happens(ev.RemoveThreat(t.find("Crisis"), 3, 0))
    assert not t.in_play("Crisis") and t.offered("thwarts The Break-In!")


@pytest.mark.rule("champions:icons#10")
def test_a_star_marks_an_ability_that_goes_with_the_field() -> None:
    star = stand_in("treachery", "Star", Boost(Deal(3, YOU_)), boost_star=True, boost=1)
    t = situation("champions", A=side("Captain Marvel"), encounter=[star, BLANK])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    # the boost ability is mandatory and comes besides the icon; a star beside a power counts as nothing
    assert t["Captain Marvel"].damage == 6
    assert stand_in("minion", "M", hp=1, atk=-1, atk_star=True, sch=1).values.atk == 0


@pytest.mark.rule("champions:icons#11")
def test_consequential_damage_icons() -> None:
    ally = stand_in("ally", "Pal", cost=0, hp=5, atk=1, thw=1, atk_cost=2, thw_cost=1)
    t = situation("champions", A=side("Captain Marvel", play=[ally]), threat=3)
    t.A.attacks("Pal", "Rhino")
    assert t["Pal"].damage == 2 and t["Rhino"].damage == 1
    t = situation("champions", A=side("Captain Marvel", play=[ally]), threat=3)
    t.A.thwarts("Pal", "The Break-In!")
    assert t["Pal"].damage == 1 and t.scheme.threat == 2


@pytest.mark.rule("champions:icons#12")
def test_per_player_icons_count_those_who_started() -> None:
    t = situation("champions", A=side("Captain Marvel"))
    assert t["Rhino"].hp == 14
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), C=side("Iron Man"))
    assert t["Rhino"].hp == 42
    t.happens(ev.Damage(t.find("Iron Man"), 99))
    assert t.C.out and t["Rhino"].hp == 42


@pytest.mark.rule("champions:icons#13")
def test_unique_icons() -> None:
    one = stand_in("ally", "One", cost=0, hp=2, atk=1, thw=1, unique=True)
    many = stand_in("ally", "Many", cost=0, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", hand=[one, many], play=[many]), B=side("She-Hulk", play=[one]))
    assert not t.offered("Play One") and t.offered("Play Many")


# -- gains ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:gains")
def test_what_is_gained_works_and_is_not_printed() -> None:
    cape = stand_in("upgrade", "Cape", Constant(YOU_, (GainsTrait("Aerial"), Gains("retaliate", 1))))
    flight = stand_in("event", "Dive", Action((), Deal(1, Each(InPlay(frozenset({HERO}), (Trait("Aerial"),))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", play=[cape], hand=[flight]), B=side("She-Hulk"))
    assert "Aerial" in t["Captain Marvel"].traits
    t.A.plays("Dive")
    assert t["Captain Marvel"].damage == 1 and t["She-Hulk"].damage == 0
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Rhino"].damage == 1
    # neither is printed on the card, and both go with the cape
    printed = t.state.get(t.A.identity.ref).printed.faces[0].values
    assert "Aerial" not in printed.traits and "retaliate" not in printed.keywords
    t.happens(ev.Discard(t.find("Cape")))
    assert "Aerial" not in t["Captain Marvel"].traits and "retaliate" not in t["Captain Marvel"].keywords
