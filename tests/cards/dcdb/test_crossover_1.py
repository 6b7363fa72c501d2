"""Crossover 1: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import card as printed, in_set
from longbox.games.dcdb.language.vocabulary import (
    HERO,
    AtEndOfTurn,
    Avoids,
    DiscardIt,
    DrawCards,
    GainVP,
    OnceEachTurn,
    This,
    Triggers,
    VPValueOf,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.view.reading import text
from longbox.kernel.queries import walk
from tests.worked import laid

FIVE = ["Punch", "Kick", "Punch", "Bane", "Robin"]


def table(card: str, *hand: str, main: str | None = None, b: list[str] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play", "vp") if k in more}
    a = side(main, hand=[card, *hand], **given) if main else side(hand=[card, *hand], **given)
    t = situation(A=a, B=side(hand=b or [], discard=["Kick"]), C=side(hand=["Robin"]), **more)  # type: ignore[arg-type]
    t.A.plays(card.partition(" (")[0])
    return t


def untouched(t: Table) -> bool:
    """B and C have what they had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.B.discard == ["Kick"]


def appears(name: str, a: list[str], **more: object) -> Table:
    """A ends its turn and a Super-Villain appears: A has drawn that hand."""
    b = more.pop("b", {})
    of_a = more.pop("of_a", {})
    t = situation(A=side(deck=a, **of_a), B=side(**b), super_villains=[name, "Darkseid"], face_up=False, **more)  # type: ignore[arg-type]
    t.A.ends()
    return t


def categories(name: str) -> list[str]:
    """The categories of what triggers on a main character of the set."""
    return [a.category for a in printed(f"{name} (Crossover 1)", main=True).values.abilities if isinstance(a, Triggers)]


def test_all_of_the_set_is_there_with_sources_and_words() -> None:
    cards = in_set("Crossover 1")
    assert len(cards) == 25 and all(c.sources and c.known_text and text(c) for c in cards)


# -- Equipment ------------------------------------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:T-Spheres (Crossover 1)#1")
def test_t_spheres() -> None:
    t = laid("dcdb:GC:T-Spheres (Crossover 1)#1")
    t.A.plays("T-Spheres")
    # names, not types; those of which A owns most come first
    assert t.asked == ("A", "name") and t.offered()[0] == "Punch" and "Bane" in t.offered() and "Villain" not in t.offered()
    t.A.picks("Punch")
    assert t.power == 2 and t.A.hand == ["Punch", "Punch"] and t.A.deck == ["Bane", "Kick", "Punch"] and untouched(t)
    t = table("T-Spheres", deck=["Bane", "Lobo", "Mera", "Kick"])
    t.A.picks("Kick")
    t.A.orders("Mera", "Bane", "Lobo")
    assert t.A.hand == [] and t.A.deck == ["Mera", "Bane", "Lobo", "Kick"]


@pytest.mark.rule("dcdb:GC:The Hourglass (Crossover 1)#1")
@pytest.mark.example(
    "dcdb:GC:The Hourglass (Crossover 1)#2",
    "dcdb:GC:The Hourglass (Crossover 1)#3",
    "dcdb:GC:The Hourglass (Crossover 1)#4",
    "dcdb:GC:The Hourglass (Crossover 1)#7",
)
def test_the_hourglass() -> None:
    t = laid("dcdb:GC:The Hourglass (Crossover 1)#2")
    t.A.plays("Bane")
    t.A.plays("Robin")
    t.A.plays("The Hourglass")
    # only what was played before
    assert sorted(t.offered()) == ["Bane", "Robin"]
    t.A.picks("Bane")
    t.A.plays("Kick")
    t.A.ends()
    t.A.picks("The Hourglass")
    assert sorted(t.A.hand) == ["Bane"] + ["Mera"] * 5 and sorted(t.A.discard) == ["Kick", "Punch", "Robin", "The Hourglass"]
    # it may be left, and does nothing for a card that is where it was no longer
    t = situation(A=side(hand=["Punch", "The Hourglass", "Lobo"], deck=["Mera"] * 8), B=side())
    t.A.plays("Punch")
    t.A.plays("The Hourglass")
    t.A.ends()
    t.A.picks_none()
    assert t.A.hand == ["Mera"] * 5
    t = situation(A=side("Bane", hand=["Kick", "The Hourglass"], deck=["Mera"] * 8), B=side())
    t.A.plays("Kick")
    t.A.picks_none()
    t.A.plays("The Hourglass")
    t.A.ends()
    t.A.picks("The Hourglass")
    assert t.A.hand.count("Kick") == 1


def test_the_hourglass_does_not_take_what_is_dear_or_another_players() -> None:
    t = situation(A=side(hand=["Starro", "Super Strength", "The Hourglass"]), B=side(deck=["Kick"]))
    t.A.plays("Starro")
    t.A.picks("Kick")
    t.A.plays("Super Strength")
    t.A.plays("The Hourglass")
    assert t.asked == ("A", "turn")


# -- Heroes and Locations -------------------------------------------------------------------------------------------------


def test_citizen_steel() -> None:
    t = situation(A=side(hand=["Punch", "Citizen Steel", "Punch", "Bane"]), B=side(), line_up=["Robin"])
    t.A.plays("Punch")
    t.A.plays("Citizen Steel")
    assert len(t.A.hand) == 3 and "it costs 7, and you have 1 Power" in t.A.why("Menace 1")[0]
    t.A.plays("Punch")
    assert "it costs 6, and you have 2 Power" in t.A.why("Menace 1")[0]
    assert "it costs 3, and you have 2 Power" in t.A.why("Robin")[0]


def test_dr_mid_nite() -> None:
    t = table("Dr. Mid-Nite", deck=["Weakness", "Bane", "Kick"])
    assert t.power == 2 and sorted(t.offered()) == ["Bane", "Weakness"]
    t.A.picks("Weakness")
    assert t.A.discard == ["Weakness"] and t.A.deck == ["Bane", "Kick"] and untouched(t)
    t = table("Dr. Mid-Nite", deck=["Weakness", "Bane", "Kick"])
    t.A.picks_none()
    t.A.orders("Bane", "Weakness")
    assert t.A.deck == ["Bane", "Weakness", "Kick"] and t.A.discard == []


def test_liberty_belle() -> None:
    t = situation(
        A=side(hand=["Scarecrow"]), B=side(hand=["Liberty Belle", "Kick"], deck=["Bane", "Lobo", "Mera", "Robin"]), C=side()
    )
    t.A.plays("Scarecrow")
    t.B.picks("Liberty Belle")
    t.B.orders("Kick", "Bane")
    assert t.B.deck == ["Kick", "Bane", "Robin"] and sorted(t.B.hand) == ["Lobo", "Mera"] and t.C.discard == ["Weakness"]
    assert table("Liberty Belle").power == 2


@pytest.mark.rule("dcdb:GC:Monument Point (Crossover 1)#1")
def test_monument_point() -> None:
    t = situation(A=side(hand=["Kick", "Punch", "Punch"], play=["Monument Point"]), B=side(play=["Monument Point"]))
    t.A.plays("Kick")
    assert len(t.A.hand) == 2
    t.A.plays("Punch")
    t.A.picks("Monument Point")
    assert t.A.hand == ["Punch", "Filler"] and t.B.hand == []
    t.A.plays("Punch")
    assert t.asked == ("A", "turn") and t.A.hand == ["Filler"]


# -- Super Powers and Villains --------------------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:Girl Power (Crossover 1)#1")
@pytest.mark.parametrize(("mode", "discard", "kept"), [(0, "Girl Power", "Punch"), (1, "Punch", "Girl Power")])
def test_girl_power(mode: int, discard: str, kept: str) -> None:
    t = laid("dcdb:GC:Girl Power (Crossover 1)#1")
    t.A.plays("Scarecrow")
    t.B.picks("Girl Power")
    t.B.takes_mode(mode)
    assert t.B.discard == [discard] and t.B.hand == [kept, "Filler"] and t.C.discard == ["Weakness"]
    assert table("Girl Power").power == 2


def test_mystic_bolts() -> None:
    t = table("Mystic Bolts", discard=["Bane", "Mera", "Lobo", "Solomon Grundy", "Kick"], deck=["Punch"])
    assert "Mera" in t.offered() and "Kick" in t.offered() and "Lobo" not in t.offered()
    t.A.picks("Kick")
    # of another cost than three
    assert "Mera" not in t.offered() and "Bane" in t.offered()
    t.A.picks("Bane")
    assert sorted(t.A.hand) == ["Bane", "Kick"] and t.power == 1 and untouched(t)
    t = table("Mystic Bolts", discard=["Bane", "Mera"])
    t.A.picks_none()
    assert t.A.hand == [] and t.asked == ("A", "turn")


def test_per_degaton() -> None:
    t = table("Per Degaton", "Punch", "Kick", "Constructs of Fear", "The Penguin")
    t.A.picks("Punch", "Kick")
    assert t.power == 4 and t.A.discard == ["Punch", "Kick"] and untouched(t)
    t.A.plays("The Penguin")
    t.A.picks("Filler", "Filler")
    assert t.power == 6
    t = situation(A=side(hand=["The Penguin", "Per Degaton"], deck=["Kick", "Kick"]), B=side())
    t.A.plays("The Penguin")
    t.A.picks("Kick", "Kick")
    t.A.plays("Per Degaton")
    assert t.power == 4


@pytest.mark.example("dcdb:GC:Scythe (Crossover 1)#1")
def test_scythe() -> None:
    t = table("Scythe", b=["Punch", "Bane"])
    assert t.asked == ("B", "may")
    t.B.says(False)
    assert t.B.discard == ["Kick", "Weakness"] and t.power == 2
    # C has none, and need not show the hand
    assert t.C.discard == ["Weakness"] and "C reveals" not in t.log
    t = table("Scythe", b=["Punch", "Bane"])
    t.B.says(True)
    assert t.B.discard == ["Kick"] and "B reveals Punch" in t.log and t.B.hand == ["Punch", "Bane"]


# -- Super-Villains -------------------------------------------------------------------------------------------------------


def test_eclipso() -> None:
    t = situation(
        A=side("Superman", hand=["Eclipso", "Nth Metal"], deck=["Mera"] * 5),
        B=side("Batman", deck=["Doomsday", "Kick"]),
        C=side("Cyborg", deck=["Super Strength", "Kick"]),
    )
    t.A.plays("Eclipso")
    assert sorted(t.offered()) == ["Doomsday", "Super Strength"]
    t.A.picks("Super Strength")
    assert t.C.discard == ["Super Strength"]
    t.A.picks_none()
    # Super Strength, and that of Superman and of Cyborg for a Super Power
    assert t.power == 7 and t.B.discard == ["Doomsday"] and t.A.play == ["Eclipso"]
    t.A.plays("Nth Metal")
    t.A.says(False)
    # as Batman for an Equipment; and Cyborg has A draw for it
    assert t.power == 9
    t.A.picks("Superman")
    assert t.A.hand == ["Mera"]


def test_eclipso_lends_abilities_that_are_used_for_this_turn_only() -> None:
    t = situation(A=side("Superman", hand=["Eclipso", "Bane"], deck=["Kick"] * 9), B=side("The Joker (Forever Evil)", deck=[]))
    t.A.plays("Eclipso")
    t.A.plays("Bane")
    t.A.uses("Superman")
    t.A.picks("Bane")
    assert t.destroyed == ["Bane"] and t.B.discard == ["Weakness"]
    t.A.ends()
    t.B.ends()
    assert not [o for o in t.offered() if o.startswith("use")]


def test_gentleman_ghost() -> None:
    t = table("Gentleman Ghost", "Bane", discard=["Punch", "Kick", "Weakness"])
    t.A.says(True)
    t.A.picks("Weakness")
    assert t.B.discard == ["Kick", "Weakness"]
    t.A.picks("Punch")
    assert t.C.discard == ["Punch"] and t.A.hand == ["Bane"] and t.A.discard == ["Kick"] and t.power == 0
    t = table("Gentleman Ghost", discard=["Punch"])
    t.A.says(False)
    assert t.A.hand == ["Punch"] and untouched(t)
    t = appears("Gentleman Ghost", FIVE, of_a={"discard": ["Bane", "Bane", "Mera", "Punch"]}, b={"discard": ["Kick", "Kick"]})
    t.A.picks("Bane")
    t.B.picks("Kick")
    # the other Bane is no different card
    assert (
        sorted(t.destroyed) == ["Bane", "Kick", "Mera"] and sorted(t.A.discard) == ["Bane", "Punch"] and t.B.discard == ["Kick"]
    )


def test_gog() -> None:
    t = appears("Gog", ["Punch"] * 5, b={"hand": ["Kick", "Kick"]})
    assert t.A.discard == ["Punch"] and len(t.A.hand) == 4
    assert t.B.discard == ["Kick", "Kick"] and t.B.hand == []
    # a tie is of all who share it
    t = appears("Gog", ["Punch"] * 5, b={"hand": ["Punch", "Punch"]})
    t.A.picks("Punch") if t.asked == ("A", "choose") else None
    assert t.A.discard == ["Punch"] * 2 and t.B.discard == ["Punch"] * 2


def test_icicle() -> None:
    t = situation(A=side("Superman", hand=["Icicle"]), B=side("Batman", hand=["Nth Metal"]), C=side("Cyborg"))
    t.A.plays("Icicle")
    assert t.power == 3 and t.asked == ("A", "foe") and t.offered() == ["B", "C"]
    t.A.takes_mode(0)
    assert t.B.flipped and not t.A.flipped and not t.C.flipped
    t.A.ends()
    t.B.plays("Nth Metal")
    t.B.says(False)
    assert t.power == 1 and t.B.flipped
    t.B.ends()
    assert not t.B.flipped and t.active == "C"
    t = appears("Icicle", FIVE, line_up=["Robin", "Bane", "Mera", "Lobo", "Kid Flash"], b={})
    assert t.A.discard == ["Weakness"] * 3 and t.B.discard == ["Weakness"] * 3


@pytest.mark.example("dcdb:1.081")
def test_kobra() -> None:
    t = table("Kobra", "Super Strength", deck=["Bane", "Kick", "Punch", "Robin", "Mera"])
    # of those four and no other
    assert sorted(t.offered()) == ["Bane", "Kick", "Punch", "Robin"]
    t.A.picks("Punch", "Kick")
    assert sorted(t.A.hand) == ["Bane", "Robin", "Super Strength"] and sorted(t.A.discard) == ["Kick", "Punch"] and untouched(t)
    t = appears("Kobra", FIVE, b={"deck": ["Bane", "Punch", "Kick", "Vulnerability", "Weakness", "Robin"]})
    t.B.orders("Weakness", "Punch", "Vulnerability")
    assert t.B.discard == ["Bane", "Kick"] and t.B.deck == ["Weakness", "Punch", "Vulnerability", "Robin"]


def test_mordru() -> None:
    t = table("Mordru the Merciless", discard=["Bane", "Punch", "Mera"], deck=["Kick"])
    t.A.says(True)
    assert t.A.discard == ["Punch"] and sorted(t.A.deck) == ["Bane", "Kick", "Mera"] and t.power == 3 and untouched(t)
    t = table("Mordru the Merciless", discard=["Bane", "Punch", "Mera"], deck=["Kick"])
    t.A.says(False)
    assert t.A.deck == ["Kick"] and len(t.A.discard) == 3
    t = appears("Mordru the Merciless", ["Punch", "Bane", "Punch", "Punch", "Punch"], b={"hand": ["Vulnerability"]})
    assert t.A.discard == ["Bane"] and t.B.hand == ["Vulnerability"] and "B reveals a hand" in t.log


def test_solomon_grundy() -> None:
    t = situation(
        A=side(deck=["Solomon Grundy (Crossover 1)", "Punch", "Vulnerability", "Weakness", "Kick"]), B=side(deck=["Punch"])
    )
    # two Starters; a Weakness -1, a Kick 1
    assert t.A.points == 2 - 1 + 1 and t.B.points == 0
    assert table("Solomon Grundy (Crossover 1)").power == 3


@pytest.mark.rule("dcdb:1.070")
@pytest.mark.example("dcdb:1.071")
def test_ultra_humanite() -> None:
    t = table("Ultra-Humanite", "Punch", "Kick", "Bane", deck=["Mera", "Robin", "Lobo"])
    t.A.orders("Kick", "Punch")
    assert t.power == 2 and t.A.hand == ["Bane", "Mera", "Robin"] and t.A.deck == ["Lobo", "Kick", "Punch"] and untouched(t)
    t = table("Ultra-Humanite", "Punch", deck=["Mera"])
    t.A.picks_none()
    assert t.A.hand == ["Punch"] and t.A.deck == ["Mera"]
    t = appears("Ultra-Humanite", FIVE, b={"deck": ["Bane"]})
    assert t.A.deck[-2:] == ["Weakness", "Weakness"] and t.B.deck == ["Bane", "Weakness", "Weakness"] and t.B.discard == []


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Alan Scott (Crossover 1)#1")
def test_alan_scott() -> None:
    assert categories("Alan Scott") == ["A"]
    t = situation(
        A=side("Alan Scott", hand=["Kick", "Kick", "Bulletproof", "Bane"], deck=["Punch", "Bane"]), B=side("Alan Scott")
    )
    t.A.plays("Kick")
    t.A.picks("Alan Scott")
    assert t.A.hand == ["Kick", "Bulletproof", "Bane", "Punch"]
    t.A.plays("Kick")
    assert t.asked == ("A", "turn")
    t.A.plays("Bulletproof")
    t.A.picks("Alan Scott")
    assert t.A.deck == ["Bane"] and "Bane is revealed" in t.log


def test_doctor_fate() -> None:
    t = situation(A=side("Doctor Fate", hand=["Lobo", "Doomsday", "Super Strength", "Punch", "Starro"]), B=side("Doctor Fate"))
    t.A.plays("Doomsday")
    t.A.plays("Punch")
    assert t.power == 5
    # six and seven, and something between them
    t.A.plays("Starro")
    t.A.picks_none()
    assert t.power == 6 and t.asked == ("A", "turn")
    t = situation(A=side("Doctor Fate", hand=["Kick", "Bane", "Green Arrow"], deck=["Mera"]), B=side())
    t.A.plays("Kick")
    t.A.plays("Green Arrow")
    assert t.power == 4 and t.asked == ("A", "turn")
    t.A.plays("Bane")
    # three, four and five
    assert t.power == 7
    t.A.picks("Doctor Fate")
    assert t.A.hand == ["Mera"]


@pytest.mark.rule("dcdb:MC:Jay Garrick (Crossover 1)#1")
@pytest.mark.example(
    "dcdb:MC:Jay Garrick (Crossover 1)#2",
    "dcdb:MC:Jay Garrick (Crossover 1)#3",
    "dcdb:MC:Jay Garrick (Crossover 1)#4",
    "dcdb:MC:Jay Garrick (Crossover 1)#5",
    "dcdb:MC:Jay Garrick (Crossover 1)#6",
)
def test_jay_garrick() -> None:
    t = situation(
        A=side("Jay Garrick", hand=["The Fastest Man Alive"], deck=["Weakness", "Bane", "Mera", "Kick"]), B=side("Jay Garrick")
    )
    t.A.plays("The Fastest Man Alive")
    # the card is interrupted
    assert t.asked == ("A", "may") and t.A.hand == [] and "Weakness is revealed" in t.log
    t.A.says(True)
    assert t.A.discard == ["Weakness"] and t.A.hand == ["Bane", "Mera"] and t.B.discard == []
    t = situation(A=side("Jay Garrick", hand=["Kid Flash"], deck=["Bane", "Mera"]), B=side())
    t.A.plays("Kid Flash")
    t.A.says(False)
    assert t.A.hand == ["Bane"] and t.A.discard == []
    # for each drawing of one card
    t = situation(A=side("Jay Garrick", hand=["Batmobile", "Punch"], deck=["Bane"] * 8), B=side())
    t.A.plays("Batmobile")
    t.A.says(False)
    assert t.asked == ("A", "turn") and t.A.hand == ["Bane"] * 5
    # and again for the next card
    t = situation(
        A=side("Jay Garrick", hand=["High-Tech Hero", "Kid Flash", "Kid Flash"], deck=["Bane", "Mera", "Robin"]), B=side()
    )
    t.A.plays("Kid Flash")
    t.A.says(False)
    t.A.plays("Kid Flash")
    t.A.says(True)
    assert t.A.hand == ["High-Tech Hero", "Bane", "Robin"] and t.A.discard == ["Mera"]
    # not for a main character that has one draw
    t = situation(A=side(["Jay Garrick", "Black Adam"], hand=["Kick"], deck=["Bane", "Mera"]), B=side())
    t.A.plays("Kick")
    t.A.picks("Black Adam")
    assert t.A.hand == ["Bane"] and t.asked == ("A", "turn")
    # without a card there is nothing to reveal
    t = situation(A=side("Jay Garrick", hand=["Kid Flash"], deck=[]), B=side())
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and t.A.hand == []


def test_jay_garrick_in_a_foes_turn() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side("Jay Garrick", hand=["Super Speed"], deck=["Punch", "Bane", "Mera"]))
    t.A.plays("Scarecrow")
    t.B.picks("Super Speed")
    t.B.says(True)
    assert t.B.hand == ["Bane", "Mera"] and t.B.discard == ["Super Speed", "Punch"]


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#7", "dcdb:3.072")
def test_jay_garrick_and_cards_that_were_shown() -> None:
    t = laid("dcdb:MC:Jay Garrick (Crossover 1)#7")
    t.A.plays("Constantine")
    assert t.asked == ("A", "may") and t.log.count("Weakness") == 2
    t.A.says(True)
    # three are shown again
    assert sorted(t.offered()) == ["Bane", "Mera", "Robin"] and t.A.discard == ["Weakness"]
    t.A.picks("Bane")
    t.A.picks("Robin")
    assert t.A.hand == ["Bane"] and t.destroyed == ["Robin"] and t.A.deck == ["Mera", "Kick"] and t.A.vp == 1
    t = situation(A=side("Jay Garrick", hand=["Constantine"], deck=["Weakness", "Bane", "Robin", "Mera"]), B=side())
    t.A.plays("Constantine")
    t.A.says(False)
    assert sorted(t.offered()) == ["Bane", "Robin", "Weakness"]
    t = situation(A=side("Jay Garrick", hand=["Mallet"], deck=["Weakness", "Bane", "Robin"]), B=side())
    t.A.plays("Mallet")
    t.A.takes_mode(0)
    t.A.says(True)
    assert t.A.hand == ["Bane"] and t.A.discard == ["Weakness"]


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#9")
def test_jay_garrick_and_a_card_that_looks_at_what_was_drawn() -> None:
    gain = seq(DrawCards(1), GainVP(VPValueOf()))
    orchid = stand_in("Orchid", HERO, Avoids(DiscardIt(This()), gain, zones=("hand",)))
    deck = ["Weakness", "Super Strength", "Bane"]
    t = situation(A=side(hand=["Scarecrow"]), B=side("Jay Garrick", hand=[orchid], deck=deck))
    t.A.plays("Scarecrow")
    t.B.picks("Orchid")
    t.B.says(True)
    assert t.B.hand == ["Super Strength"] and t.B.discard == ["Orchid", "Weakness"] and t.B.vp == 2


@pytest.mark.rule("dcdb:MC:Mister Terrific (Crossover 1)#1")
def test_mister_terrific() -> None:
    deck = ["Bane", "Nth Metal", "Power Ring", "Kick"]
    t = situation(A=side("Mister Terrific", hand=["Punch", "Punch"], deck=deck), B=side())
    t.A.uses("Mister Terrific")
    t.A.picks("Punch")
    t.A.picks("Power Ring")
    t.A.orders("Nth Metal", "Bane")
    assert t.A.hand == ["Punch", "Power Ring"] and t.A.deck == ["Nth Metal", "Bane", "Kick"] and t.A.discard == ["Punch"]
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side("Mister Terrific", hand=["Kick"], deck=deck), B=side())
    assert not [o for o in t.offered() if o.startswith("use")]


@pytest.mark.rule("dcdb:MC:Power Girl (Crossover 1)#1")
def test_power_girl() -> None:
    assert categories("Power Girl") == ["A"]
    t = situation(A=side("Power Girl", hand=["Kick", "Kick", "Bane"], discard=["Punch", "Punch", "Mera"]), B=side("Power Girl"))
    t.A.plays("Bane")
    t.A.plays("Kick")
    t.A.picks("Power Girl")
    if t.asked[1] == "choose":
        t.A.picks("Punch")
    assert t.A.hand == ["Kick", "Punch"] and t.A.discard == ["Punch", "Mera"]
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.A.hand == ["Punch"]


@pytest.mark.rule("dcdb:MC:Stargirl (Crossover 1)#1")
def test_stargirl() -> None:
    assert categories("Stargirl") == ["A", "A"]
    t = situation(A=side("Stargirl", hand=["Bulletproof", "Bane", "Punch"], deck=["Mera"]), B=side())
    t.A.plays("Bane")
    assert t.asked == ("A", "turn")
    t.A.plays("Bulletproof")
    t.A.picks("Stargirl")
    t.A.picks("Punch")
    assert t.A.hand == ["Mera"] and t.A.discard == ["Punch"]
    t = situation(A=side(hand=["Scarecrow"]), B=side("Stargirl", hand=["Super Speed", "Kick"], deck=["Mera", "Robin", "Bane"]))
    t.A.plays("Scarecrow")
    t.B.picks("Super Speed")
    t.B.picks("Stargirl")
    t.B.picks("Kick")
    assert sorted(t.B.hand) == ["Bane", "Mera", "Robin"] and t.B.discard == ["Super Speed", "Kick"]


@pytest.mark.rule("dcdb:MC:Wildcat (Crossover 1)#1")
def test_wildcat() -> None:
    assert categories("Wildcat") == ["A", "A"]
    t = situation(A=side("Wildcat", hand=["Bane", "Robin", "Punch", "Punch"]), B=side("Wildcat"))
    t.A.plays("Bane")
    t.A.plays("Robin")
    t.A.plays("Punch")
    t.A.picks("Wildcat")
    t.A.picks("Wildcat")
    assert t.A.hand == ["Punch", "Filler", "Filler"] and t.B.hand == []
    t.A.plays("Punch")
    assert t.asked == ("A", "turn")
    t = situation(A=side("Wildcat", hand=["Punch", "Bane"]), B=side())
    t.A.plays("Punch")
    assert t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#4")
def test_wildcat_and_element_woman() -> None:
    t = situation(A=side("Wildcat", hand=["Element Woman", "Punch"]), B=side())
    t.A.plays("Element Woman")
    t.A.plays("Punch")
    t.A.picks("Wildcat")
    t.A.picks("Wildcat")
    assert t.A.hand == ["Filler", "Filler"]


@pytest.mark.rule(
    "dcdb:1.106",
    "dcdb:GC:The Hourglass (Crossover 1)#1",
    "dcdb:GC:Huntress (Crossover 2)#1",
    "dcdb:GC:Monument Point (Crossover 1)#1",
)
def test_what_cards_set_up_is_of_the_category_that_the_book_states() -> None:
    def found(name: str, main: bool = False) -> list[str]:
        values = printed(name, main=main).values
        nodes = [n for a in values.abilities for n in walk(a)] + (list(walk(values.play)) if values.play is not None else [])
        return [n.category for n in nodes if isinstance(n, (Triggers, AtEndOfTurn))]

    assert found("The Hourglass") == found("Huntress (Crossover 2)") == found("Monument Point") == ["A"]
    assert found("Jay Garrick (Crossover 1)", main=True) == ["A"]
    # what may be done once in a turn is of category B (dcdb:1.102)
    assert [type(a) for a in printed("Mister Terrific (Crossover 1)", main=True).values.abilities] == [OnceEachTurn]
