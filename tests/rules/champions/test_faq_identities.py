"""What the FAQ says of Doctor Strange, what the errata changed, and the identities whose cards they are about."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.games.champions.situations.worked.identities import ALLY
from longbox.games.champions.situations.worked.standins import PIP
from longbox.games.champions.state import INVOCATION_DISCARD, INVOCATIONS
from longbox.kernel.views import determinize
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.worked import laid

BIG = stand_in("minion", "Big", hp=9, atk=2, sch=1)


# -- Doctor Strange -----------------------------------------------------------------------------------------------------------


def pile(t: Table, zone: int) -> list[str]:
    """The titles in a shared zone."""
    return [t.state.things[n].printed.name for n in t.state.common(zone)]


@pytest.mark.example("champions:faq:images-of-ikonn#1")
@pytest.mark.rule("champions:faq:images-of-ikonn#1")
def test_images_of_ikonn_resolves_for_the_sake_of_its_pile_alone() -> None:
    for confused, threat in ((True, 0), (False, 5)):
        t = laid("champions:faq:images-of-ikonn#1", confused=confused)
        assert t.scheme.threat == threat
        t.A.uses("Doctor Strange")
        on(t, "turn")
        assert t["Doctor Strange"].exhausted and t.A.hand == ["Filler"] and t.A.discard == ["Pip"]
        assert pile(t, INVOCATION_DISCARD) == ["Images of Ikonn"] and pile(t, INVOCATIONS) == ["Winds of Watoomb"]
        assert t.villain.status == frozenset({"confused"}) and t.scheme.threat == max(0, threat - 4)
    # its cost has to be paid
    t = situation("champions", A=side("Doctor Strange", invocations=["Images of Ikonn"]))
    assert not t.offered("Use Doctor Strange")


@pytest.mark.example("champions:faq:depowered#1")
@pytest.mark.rule("champions:faq:depowered#1")
def test_a_depowered_doctor_strange_still_uses_his_invocations() -> None:
    own = stand_in("upgrade", "Own", faction="hero", cost=0)
    common = stand_in("upgrade", "Common", cost=0)
    t = laid("champions:faq:depowered#1")
    assert not t.offered("Play Own") and t.offered("Play Common") and not t.offered("Use Depowered")
    t.A.uses("Doctor Strange")
    on(t, "turn")
    assert len(t.A.hand) == 5 and pile(t, INVOCATION_DISCARD) == ["Winds of Watoomb"]
    t.A.ends_turn()
    assert t.offered("Play Own") and t.B.asked()
    # as an alter-ego he gets rid of it for a card of his own
    t = situation(
        "champions",
        A=side("Doctor Strange", form="alter-ego", hand=[common, own], play=["Depowered"], invocations=["Winds of Watoomb"]),
    )
    t.A.uses("Depowered")
    on(t, "turn")
    assert (
        t.A.hand == ["Common"] and t.A.discard == ["Own"] and not t.in_play("Depowered") and t.encounter_discard == ["Depowered"]
    )
    t = situation(
        "champions",
        A=side("Doctor Strange", form="alter-ego", hand=[common], play=["Depowered"], invocations=["Winds of Watoomb"]),
    )
    assert not t.offered("Use Depowered")


def test_the_invocation_deck_goes_round() -> None:
    t = situation("champions", A=side("Doctor Strange", form="alter-ego", invocations=["Winds of Watoomb", "Images of Ikonn"]))
    # its top card is seen by all, the others by nobody
    for seat in (-1, 0):
        (shown,) = [a for a in t.match.view(seat).table.areas if a.title == "Invocation deck"]
        assert [c and c.name for c in shown.cards] == ["Winds of Watoomb", None]
    t.A.uses("Stephen Strange")
    assert pile(t, INVOCATIONS) == ["Images of Ikonn"] and pile(t, INVOCATION_DISCARD) == ["Winds of Watoomb"]
    assert not t.offered("Use Stephen") and t.A.hand == []
    t.A.does("Change form")
    t = situation("champions", A=side("Doctor Strange", form="alter-ego", invocations=["Winds of Watoomb"]))
    t.A.uses("Stephen Strange")
    # the last one makes the deck anew
    assert pile(t, INVOCATIONS) == ["Winds of Watoomb"] and pile(t, INVOCATION_DISCARD) == []


def test_what_is_hidden_of_the_invocation_deck_is_not_mixed_with_the_players_deck() -> None:
    t = situation("champions", A=side("Doctor Strange", deck=["Energy", "Genius"]))
    orders = set()
    for seed in range(9):
        s = determinize(t.state, (0,), seed)
        cards = [s.things[n].printed for n in s.common(INVOCATIONS)]
        assert all(c.set_ == "doctor_strange_invocation_deck" for c in cards)
        orders.add(tuple(c.name for c in cards))
    assert len(orders) > 1


def test_what_the_other_invocations_do() -> None:
    t = situation(
        "champions", A=side("Doctor Strange", hand=["Energy"], invocations=["Crimson Bands of Cyttorak"], minions=[BIG])
    )
    t.A.uses("Doctor Strange")
    t.pick("Big")
    on(t, "turn")
    assert t["Big"].damage == 7 and t["Big"].status == frozenset({"stunned"}) and t.villain.damage == 0
    t = situation(
        "champions",
        A=side("Doctor Strange", hand=[PIP], invocations=["Seven Rings of Raggadorr"]),
        B=side("She-Hulk"),
        C=side("Iron Man"),
    )
    t.A.uses("Doctor Strange")
    t.A.picks("Doctor Strange", "She-Hulk")
    on(t, "turn")
    assert (
        t["Doctor Strange"].status == t["She-Hulk"].status == frozenset({"tough"})
        and t["Iron Man"].status == t.villain.status == frozenset()
    )
    t = situation(
        "champions",
        A=side("Doctor Strange", status=["confused"], invocations=["Vapors of Valtorr"]),
        B=side("She-Hulk", status=["tough"]),
    )
    t.A.uses("Doctor Strange")
    t.pick("confused status", "tough status")
    on(t, "turn")
    assert t["Doctor Strange"].status == frozenset({"tough"}) == t["She-Hulk"].status


# -- the errata -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:errata:followed")
def test_followed_answers_before_its_scheme_is_gone() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Followed", PIP], minions=[BIG]), side_schemes=[put("Bomb Scare", threat=2)]
    )
    t.A.plays("Followed")
    assert t["Bomb Scare"].attached == ["Followed"] and t.A.hand == []
    t.A.thwarts("Captain Marvel", "Bomb Scare")
    t.A.picks("Followed")
    assert t.in_play("Bomb Scare")
    t.pick("Big")
    on(t, "turn")
    assert t["Big"].damage == 4 and t.villain.damage == 0 and not t.in_play("Bomb Scare") and t.A.discard[-1] == "Followed"
    # one to a scheme, and not for another scheme; one need not use it
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Followed", PIP], play=[]),
        side_schemes=[put("Bomb Scare", threat=2), put("Crowd Control", threat=2)],
    )
    t.A.plays("Followed")
    t.pick("Crowd Control")
    t.A.thwarts("Captain Marvel", "Bomb Scare")
    assert t.kind == "turn" and t.villain.damage == 0 and t["Crowd Control"].attached == ["Followed"]


@pytest.mark.rule("champions:errata:lightning-strike")
def test_lightning_strike_deals_damage_and_is_no_attack() -> None:
    spiky = stand_in("minion", "Spiky", Keyword("retaliate", 2), Keyword("guard"), hp=6)
    other = stand_in("minion", "Other", hp=6)
    for play, tough in (([], 0), (["Thruster Boots"], 2)):
        t = situation(
            "champions",
            villain_status=["tough"],
            A=side("Captain Marvel", hand=["Lightning Strike", "Energy", PIP], play=play, minions=[spiky], status=["stunned"]),
            B=side("She-Hulk", minions=[other]),
        )
        t.A.does("Play Lightning Strike")
        while t.kind != "turn":
            t.answers(2) if t.kind == "x" else t.A.pays()
        assert t["Spiky"].damage == 2 and t.villain.damage == tough and t["Other"].damage == 0
        # no attack: guard does not keep it off the villain, nobody retaliates, the stun stays
        assert t["Captain Marvel"].damage == 0 and t["Captain Marvel"].status == frozenset({"stunned"})
        assert t.villain.status == (frozenset({"tough"}) if tough else frozenset())
    # X is what is left over beside its cost
    t = situation("champions", A=side("Captain Marvel", hand=["Lightning Strike", "Energy"]))
    t.A.plays("Lightning Strike")
    assert t.kind == "turn" and t.villain.damage == 1
    t = situation("champions", A=side("Captain Marvel", hand=["Lightning Strike", "Genius"]))
    assert not t.offered("Play Lightning Strike")


@pytest.mark.rule("champions:errata:avengers-tower")
def test_avengers_tower_is_an_avenger_and_lends_room_for_avengers() -> None:
    avenger = stand_in("ally", "Avenger", hp=3, cost=2, traits=["Avenger"])
    t = situation(
        "champions", A=side("Captain Marvel", play=["Avengers Tower", avenger, avenger], hand=[ALLY, avenger, PIP, PIP, PIP])
    )
    assert t["Avengers Tower"].traits == frozenset({"Avenger", "Location"}) and t["Captain Marvel"].ally_limit == 4
    t.A.uses("Avengers Tower")
    # for the next Avenger, and no other ally
    t.A.plays("Helper")
    on(t, "turn")
    assert t.A.hand.count("Pip") == 1 and t["Captain Marvel"].ally_limit == 3
    t.A.plays("Avenger")
    on(t, "discard")
    assert t.A.hand == [] and t["Avengers Tower"].exhausted


# -- identities on whose cards the FAQ rules --------------------------------------------------------------------------------------


def test_ms_marvel_takes_back_an_event_of_three_kinds() -> None:
    t = situation("champions", A=side("Ms. Marvel", hand=["Haymaker", "Energy"]), B=side("She-Hulk", hand=["Haymaker", "Energy"]))
    t.A.plays("Haymaker")
    t.A.picks("Ms. Marvel")
    assert t.villain.damage == 3 and t.A.hand == ["Haymaker"] and t.A.discard == ["Energy"] and t["Ms. Marvel"].exhausted
    t.A.ends_turn()
    t.B.plays("Haymaker")
    assert t.kind == "turn" and t.B.hand == []
    # not for one without those traits, nor once she is exhausted
    t = situation("champions", A=side("Ms. Marvel", hand=["Get Ready"], play=[put(ALLY, exhausted=True)]))
    t.A.plays("Get Ready")
    on(t, "turn")
    assert t.A.discard == ["Get Ready"] and not t["Ms. Marvel"].exhausted and not t["Helper"].exhausted


def test_kamala_discards_until_a_card_of_her_own() -> None:
    t = situation(
        "champions", A=side("Ms. Marvel", form="alter-ego", deck=["Energy", "Genius", "Shrink", "Strength"]), B=side("She-Hulk")
    )
    t.A.uses("Kamala Khan")
    on(t, "turn")
    assert t.A.hand == ["Shrink"] and t.A.discard == ["Energy", "Genius"] and t.A.deck == ["Strength"]
    assert not t.offered("Use Kamala") and t.B.discard == [] and t.encounter_discard == []


def test_chaos_control_counts_the_icons_of_another_card_once_each_phase() -> None:
    cards = [stand_in("treachery", f"Icons {n}", boost=n) for n in range(4)]
    # as a boost card is counted
    for used, hurt in ((True, 0), (False, 3)):
        t = situation("champions", A=side("Scarlet Witch"), encounter=[cards[3], cards[0], BLANK, BLANK])
        t.enemy_attacks("Rhino")
        on(t, "window")
        t.A.picks(*["Scarlet Witch"][: int(used)])
        on(t, "turn")
        assert t["Scarlet Witch"].damage == t.villain.atk + hurt
        assert t.encounter_discard == (["Icons 0", "Icons 3"] if used else ["Icons 3"])
    # as Hex Bolt asks for them, for one of the cards
    t = situation(
        "champions", A=side("Scarlet Witch", hand=["Hex Bolt", PIP, PIP]), encounter=[*cards[:1] * 3, cards[2], BLANK, BLANK]
    )
    t.A.plays("Hex Bolt")
    t.A.picks("Scarlet Witch")
    on(t, "order")
    t.pick("Draw")
    on(t, "turn")
    assert len(t.A.hand) == 1 and t.villain.damage == 4 and t.encounter_discard == ["Icons 0", "Icons 0", "Icons 0", "Icons 2"]


def test_slipping_sanity_counts_stars() -> None:
    star = stand_in("treachery", "Star", boost_star=True)
    t = situation(
        "champions",
        A=side("Scarlet Witch"),
        B=side("She-Hulk"),
        encounter=[star, BLANK, star, BLANK, BLANK, star],
    )
    t.reveals("Slipping Sanity", "B")
    assert t.A.asked()
    t.says(False)
    on(t, "turn")
    assert t.scheme.threat == 2 and t.encounter_deck == ["Star"] and t.encounter_discard.count("Slipping Sanity") == 1
    # or Wanda exhausts, and it is gone for good
    t = situation("champions", A=side("Scarlet Witch"), encounter=[star] * 6)
    t.reveals("Slipping Sanity")
    t.says(True)
    t.pick("xhaust Wanda")
    on(t, "turn")
    assert t.A.form == "alter_ego" and t.A.identity.exhausted and t.scheme.threat == 0
    assert t.encounter_discard == [] and len(t.encounter_deck) == 6


def test_mockingbird_flies_home_and_the_attack_does_no_damage() -> None:
    boost = stand_in("treachery", "Boost", boost=2)
    t = situation("champions", A=side("Hawkeye", play=["04004"], hand=[PIP]), B=side("She-Hulk"), encounter=[boost, BLANK, BLANK])
    t.enemy_attacks("Rhino")
    t.A.picks("Mockingbird")
    on(t, "turn")
    assert (
        t["Hawkeye"].damage == 0 and t.A.hand == ["Mockingbird"] and t.A.discard == ["Pip"] and t.encounter_discard == ["Boost"]
    )
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Hawkeye"].damage == t.villain.atk
    # not for an attack on another, nor a minion's
    t = situation(
        "champions", A=side("Hawkeye", play=["04004"], hand=[PIP], minions=[BIG]), B=side("She-Hulk"), encounter=[BLANK] * 3
    )
    t.enemy_attacks("Big")
    on(t, "turn")
    t.enemy_attacks("Rhino", "B")
    on(t, "turn")
    assert t["Hawkeye"].damage == 2 and t["She-Hulk"].damage == t.villain.atk and t.A.play == ["Mockingbird"]


def test_spider_woman_grows_with_each_aspect_once_a_round() -> None:
    t = situation(
        "champions",
        A=side("Spider-Woman", hand=["Uppercut", "Uppercut", "For Justice!", *[PIP] * 8]),
        B=side("She-Hulk"),
        threat=6,
    )
    before = t["Spider-Woman"].atk
    t.A.plays("Uppercut")
    t.A.picks("Spider-Woman")
    on(t, "turn")
    assert (t["Spider-Woman"].atk, t["Spider-Woman"].thw, t["Spider-Woman"].def_) == (before + 1, 2, 2) and t["She-Hulk"].atk == 3
    t.A.plays("Uppercut")
    assert t.kind == "turn" and t["Spider-Woman"].atk == before + 1
    t.A.plays("For Justice!")
    t.A.picks("Spider-Woman")
    on(t, "turn")
    assert t["Spider-Woman"].atk == before + 2


def test_jessica_looks_at_the_top_of_a_deck() -> None:
    t = situation(
        "champions",
        A=side("Spider-Woman", form="alter-ego", deck=["Energy", FILLER]),
        B=side("She-Hulk", deck=["Genius", FILLER]),
    )
    t.A.uses("Jessica Drew")
    assert len(t.options()) == 2
    t.pick("player")
    t.pick("B")
    assert t.state.things[t.state.zone(1, 0)[0]].known == 1 and t.B.deck == ["Genius", "Filler"] and not t.offered("Use Jessica")
    assert t.state.things[t.state.zone(0, 0)[0]].known == 0
