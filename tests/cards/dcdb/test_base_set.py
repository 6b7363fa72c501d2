"""The Base Set: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.dcdb.catalog import in_set
from longbox.games.dcdb.situations import FILLER, side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import MAIN_CHARACTER, SUPER_VILLAIN
from longbox.games.dcdb.view.reading import text
from tests.worked import laid

PUNCHES = ["Punch", "Punch"]


def table(card: str, *hand: str, b: list[str] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play") if k in more}
    t = situation(A=side(hand=[card, *hand], **given), B=side(hand=b or [], discard=["Kick"]), C=side(hand=["Robin"]), **more)  # type: ignore[arg-type]
    t.A.plays(card)
    return t


def untouched(t: Table) -> bool:
    """C has what it had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == []


def test_the_set_is_whole() -> None:
    cards = in_set("Base Set")
    assert all(c.known_text for c in cards)
    kinds = Counter(c.kind for c in cards)
    assert kinds[MAIN_CHARACTER] == 8 and kinds[SUPER_VILLAIN] == 12
    main = [c for c in cards if c.kind in ("Equipment", "Hero", "Location", "Super Power", "Villain") and c.name != "Kick"]
    assert sum(c.copies for c in main) == 114
    assert all(c.sources for c in cards)
    assert all(text(c) or c.name in ("Vulnerability", "Weakness") for c in cards)


@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("Punch", 1),
        ("Kick", 2),
        ("Catwoman", 2),
        ("Doomsday", 4),
        ("Gorilla Grodd", 3),
        ("Super Strength", 5),
        ("Vulnerability", 0),
        ("Weakness", 0),
    ],
)
def test_cards_that_give_power_alone(card: str, power: int) -> None:
    t = table(card, "Punch")
    assert t.power == power and t.A.hand == ["Punch"] and t.A.play == [card] and untouched(t)


# -- Equipment ------------------------------------------------------------------------------------------------------------


@pytest.mark.example(
    "dcdb:GC:Aquaman's Trident (Base Set)#1", "dcdb:GC:Aquaman's Trident (Base Set)#2", "dcdb:GC:Aquaman's Trident (Base Set)#3"
)
def test_aquamans_trident() -> None:
    t = laid("dcdb:GC:Aquaman's Trident (Base Set)#1")
    t.A.buys("Catwoman")
    t.A.plays("Aquaman's Trident")
    assert t.asked == ("A", "turn")
    t.A.buys("Robin")
    t.A.picks_none()
    t.A.buys("Bane")
    t.A.picks("Aquaman's Trident")
    assert t.A.deck[0] == "Bane" and t.A.discard == ["Catwoman", "Robin"]
    t.A.buys("Cheetah")
    assert t.asked == ("A", "turn") and t.A.discard[-1] == "Cheetah"


def test_batmobile() -> None:
    t = table("Batmobile", "Punch", "Kick", deck=["Bane", "Robin"])
    assert sorted(t.A.hand) == ["Bane", "Kick", "Punch", "Robin"] and t.power == 0 and untouched(t)


def test_green_arrows_bow() -> None:
    t = situation(A=side(hand=["Green Arrow's Bow"]), B=side(), line_up=["Bane"], power=4)
    t.A.plays("Green Arrow's Bow")
    assert "defeat Menace 1 for 6" in t.offered() and "buy Bane for 4" in t.offered()
    t.A.buys("Menace 1")
    assert t.power == 0


@pytest.mark.parametrize(("card", "drawn"), [("Lasso of Truth", 1), ("The Cape and Cowl", 2), ("Super Speed", 2)])
def test_defenses_that_draw(card: str, drawn: int) -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[card, "Punch"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks(card)
    assert len(t.B.hand) == 1 + drawn and t.B.discard == [card] and t.C.discard == ["Weakness"]


def test_bulletproof() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Bulletproof"], discard=["Weakness", "Kick"]))
    t.A.plays("Scarecrow")
    t.B.picks("Bulletproof")
    t.B.picks("Weakness")
    assert t.destroyed == ["Weakness"] and t.B.discard == ["Kick", "Bulletproof"] and len(t.B.hand) == 1


def test_nth_metal() -> None:
    t = table("Nth Metal", deck=["Vulnerability", "Kick"])
    assert t.power == 1 and t.s.card(t.s.zone(0, 0)[0]).known == 1
    t.A.says(True)
    assert t.destroyed == ["Vulnerability"] and t.A.deck == ["Kick"] and untouched(t)
    t = table("Nth Metal", deck=["Vulnerability", "Kick"])
    t.A.says(False)
    assert t.A.deck == ["Vulnerability", "Kick"] and t.destroyed == []


@pytest.mark.parametrize(("top", "power"), [("Punch", 2), ("Kick", 3)])
def test_power_ring(top: str, power: int) -> None:
    t = table("Power Ring", deck=[top])
    assert t.power == power and t.A.deck == [top] and untouched(t)


@pytest.mark.parametrize(("card", "found", "not_found"), [("The Bat-Signal", "Mera", "Bane"), ("Robin", "Nth Metal", "Mera")])
def test_cards_put_into_the_hand_from_the_discard_pile(card: str, found: str, not_found: str) -> None:
    t = table(card, discard=[found, not_found])
    assert t.A.hand == [found] and t.A.discard == [not_found] and t.power == 1 and t.B.discard == ["Kick"]
    t = table(card, discard=[not_found])
    assert t.A.hand == [] and t.power == 1


# -- Heroes ---------------------------------------------------------------------------------------------------------------


def test_dark_knight() -> None:
    t = table("Dark Knight", "Catwoman", line_up=["Nth Metal", "Bane", "Power Ring"])
    assert t.power == 2 and t.A.discard == ["Nth Metal", "Power Ring"] and t.line_up == ["Bane"]
    t.A.plays("Catwoman")
    t.A.picks("Dark Knight")
    t.A.picks("Power Ring")
    assert t.A.hand == ["Power Ring"] and t.A.discard == ["Nth Metal"]
    t = situation(A=side(hand=["Catwoman", "Dark Knight"]), B=side(), line_up=["Nth Metal"])
    t.A.plays("Catwoman")
    t.A.plays("Dark Knight")
    t.A.picks("Nth Metal")
    assert t.A.hand == ["Nth Metal"]


@pytest.mark.rule("dcdb:GC:Emerald Knight (Base Set)#1")
@pytest.mark.example("dcdb:GC:Emerald Knight (Base Set)#2")
def test_emerald_knight() -> None:
    t = laid("dcdb:GC:Emerald Knight (Base Set)#2")
    t.A.plays("Emerald Knight")
    assert sorted(t.offered()) == ["Kick", "Kid Flash"]
    t.A.picks("Kick")
    assert t.power == 2 and t.A.play == ["Emerald Knight", "Kick"] and "Kick" not in t.line_up
    t.A.says(False)
    t.A.ends()
    assert "Kick" in t.line_up and "Kick" not in t.A.discard


@pytest.mark.example("dcdb:GC:High-Tech Hero (Base Set)#1")
def test_high_tech_hero() -> None:
    t = laid("dcdb:GC:High-Tech Hero (Base Set)#1")
    t.A.plays("High-Tech Hero")
    assert t.power == 1
    t.A.plays("Kick")
    assert t.power == 1 + 2 + 2
    t.A.plays("Kick")
    assert t.power == 7
    t = situation(A=side(hand=["Catwoman", "Kick", "High-Tech Hero"]), B=side())
    t.A.plays("Catwoman")
    t.A.plays("Kick")
    t.A.plays("High-Tech Hero")
    assert t.power == 2 + 2 + 3


def test_jonn_jonzz() -> None:
    t = table("J'onn J'onzz", super_villains=["Parallax", "Darkseid"], power=3)
    assert t.power == 6 and t.super_villains == ["Parallax", "Darkseid"] and t.A.play == ["J'onn J'onzz"]
    t.A.ends()
    assert untouched(t) and t.active == "B"


def test_king_of_atlantis() -> None:
    t = table("King of Atlantis", discard=["Weakness", "Kick"])
    t.A.picks("Weakness")
    assert t.power == 3 and t.destroyed == ["Weakness"]
    t = table("King of Atlantis", discard=["Kick"])
    t.A.picks_none()
    assert t.power == 1 and t.destroyed == []
    assert table("King of Atlantis").power == 1


def test_man_of_steel() -> None:
    t = table("Man of Steel", discard=["Kick", "Bane", "Super Strength"])
    assert t.power == 3 and t.A.hand == ["Kick", "Super Strength"] and t.A.discard == ["Bane"] and t.B.discard == ["Kick"]


def test_mera() -> None:
    assert table("Mera").power == 4
    assert table("Mera", discard=["Punch"]).power == 2


def test_princess_diana() -> None:
    t = table("Princess Diana of Themyscira", line_up=["Bane", "Robin", "Starro"])
    assert t.A.discard == ["Bane", "Starro"] and t.line_up == ["Robin"] and t.power == 0


def test_supergirl() -> None:
    t = table("Supergirl", kicks=2)
    t.A.picks("Kick")
    assert t.A.hand == ["Kick"] and t.kicks == 1 and t.power == 0
    t = table("Supergirl", kicks=2)
    t.A.picks_none()
    assert t.A.hand == [] and t.kicks == 2


def test_swamp_thing() -> None:
    assert table("Swamp Thing").power == 2
    assert table("Swamp Thing", play=["The Batcave"]).power == 5


@pytest.mark.parametrize(("card", "n"), [("Kid Flash", 1), ("The Fastest Man Alive", 2), ("Super Speed", 1)])
def test_cards_that_draw(card: str, n: int) -> None:
    t = table(card)
    assert len(t.A.hand) == n and t.power == 0 and untouched(t)


def test_zatanna_zatara() -> None:
    t = table("Zatanna Zatara", discard=["Bane", "Robin", "Lobo"], deck=["Punch"])
    t.A.picks("Bane", "Lobo")
    assert t.power == 1 and t.A.deck == ["Punch", "Bane", "Lobo"] and t.A.discard == ["Robin"]


# -- Locations ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "first", "other"),
    [
        ("Arkham Asylum", "Doomsday", "Catwoman"),
        ("Fortress of Solitude", "Kick", "Doomsday"),
        ("The Batcave", "The Cape and Cowl", "Kick"),
        ("The Watchtower", "Catwoman", "The Cape and Cowl"),
        ("Titans Tower", "Catwoman", "Super Strength"),
    ],
)
def test_locations_draw_for_the_first_such_card_of_each_of_your_turns(place: str, first: str, other: str) -> None:
    t = situation(A=side(hand=[other, first, first], play=[place]), B=side(hand=[first]))
    t.A.plays(other)
    assert t.asked == ("A", "turn")
    t.A.plays(first)
    t.A.picks(place)
    t.A.plays(first)
    assert t.asked == ("A", "turn") and t.A.hand == [FILLER.name]
    t.A.ends()
    t.B.plays(first)
    assert t.asked == ("B", "turn") and t.A.play == [place]


# -- Super Powers ---------------------------------------------------------------------------------------------------------


def test_heat_vision_and_lobo() -> None:
    t = table("Heat Vision", "Punch", discard=["Weakness"])
    t.A.picks("Weakness")
    assert t.power == 3 and t.destroyed == ["Weakness"] and t.A.hand == ["Punch"]
    t = table("Lobo", "Punch", discard=["Weakness", "Kick"])
    t.A.picks("Weakness", "Punch")
    assert sorted(t.destroyed) == ["Punch", "Weakness"] and t.power == 3 and t.A.discard == ["Kick"]


def test_x_ray_vision() -> None:
    t = situation(
        A=side(hand=["X-Ray Vision"]),
        B=side(deck=["Super Strength", "Punch"]),
        C=side(deck=["The Batcave"]),
        D=side(deck=["Kick"]),
    )
    t.A.plays("X-Ray Vision")
    assert sorted(t.offered()) == ["Kick", "Super Strength"]
    t.A.picks("Super Strength")
    assert t.power == 5 and t.B.deck == ["Super Strength", "Punch"] and t.C.deck == ["The Batcave"] and t.D.deck == ["Kick"]
    assert t.A.play == ["X-Ray Vision"]


# -- Villains -------------------------------------------------------------------------------------------------------------


def test_cheetah() -> None:
    t = table("Cheetah", line_up=["Bane", "Scarecrow", "Robin"])
    assert sorted(t.offered()) == ["Bane", "Robin"]
    t.A.picks("Robin")
    assert t.A.discard == ["Robin"] and t.line_up == ["Bane", "Scarecrow"] and t.power == 0


def test_harley_quinn() -> None:
    t = situation(A=side(hand=["Harley Quinn"]), B=side(discard=["Kick", "Punch"]), C=side(discard=["Kick"]))
    t.A.plays("Harley Quinn")
    assert t.power == 1 and t.B.deck[0] == "Punch" and t.B.discard == ["Kick"] and t.C.discard == ["Kick"]


@pytest.mark.example("dcdb:GC:Poison Ivy (Base Set)#1")
def test_poison_ivy() -> None:
    t = laid("dcdb:GC:Poison Ivy (Base Set)#1")
    t.A.plays("Poison Ivy")
    assert t.power == 1 and t.B.discard == ["Kick", "Weakness"] and t.C.discard == ["Punch"]
    assert "B discards Kick" in t.log


@pytest.mark.rule("dcdb:GC:Solomon Grundy (Base Set)#1")
@pytest.mark.example("dcdb:GC:Solomon Grundy (Base Set)#2")
def test_solomon_grundy() -> None:
    t = laid("dcdb:GC:Solomon Grundy (Base Set)#2")
    t.A.plays("Princess Diana of Themyscira")
    t.A.picks("Solomon Grundy")
    assert t.A.deck[0] == "Solomon Grundy" and t.A.discard == []
    assert table("Solomon Grundy").power == 3


def test_suicide_squad() -> None:
    t = situation(A=side(hand=["Suicide Squad"] * 3), B=side(hand=["Punch", "Kick"]), C=side(hand=["Robin"]))
    t.A.plays("Suicide Squad")
    t.A.plays("Suicide Squad")
    assert t.B.hand == ["Punch", "Kick"]
    t.A.plays("Suicide Squad")
    assert t.B.hand == [] and t.C.hand == [] and sorted(t.B.discard) == ["Kick", "Punch"] and t.power == 6


def test_the_penguin() -> None:
    t = table("The Penguin", "Weakness", deck=["Kick", "Bane"])
    t.A.picks("Weakness", "Bane")
    assert t.A.hand == ["Kick"] and sorted(t.A.discard) == ["Bane", "Weakness"] and untouched(t)


@pytest.mark.example("dcdb:2.062")
def test_the_riddler() -> None:
    t = table("The Riddler", power=7, main_deck=["Bane", "Robin", "Lobo"])
    assert t.asked == ("A", "may")
    t.A.says(True)
    t.A.says(True)
    # one Power is left: it is not asked about again, and gives no Power
    assert t.power == 1 and t.A.discard == ["Bane", "Robin"] and t.asked == ("A", "turn")
    t = table("The Riddler", power=7)
    t.A.says(False)
    assert t.power == 8 and t.A.discard == []
    assert table("The Riddler", power=2).power == 3


def test_two_face() -> None:
    t = table("Two-Face", deck=["Kick", "Bane"])
    t.A.takes_mode(0)
    assert t.power == 1 and t.A.hand == ["Kick"]
    t = table("Two-Face", deck=["Kick", "Bane"])
    t.A.takes_mode(1)
    assert t.A.hand == [] and t.A.discard == ["Kick"]
    t = table("Two-Face", deck=["Punch"])
    t.A.takes_mode(1)
    assert t.A.hand == ["Punch"]


# -- Super-Villains as one's own ------------------------------------------------------------------------------------------


def test_super_villains_when_played() -> None:
    t = table("Atrocitus", discard=["Weakness", "Kick"])
    t.A.picks("Weakness")
    assert t.power == 2 and t.destroyed == ["Weakness"]
    t = table("Black Manta")
    assert t.power == 3 and len(t.A.hand) == 1
    t = situation(A=side(hand=["Captain Cold"]), B=side(discard=["Robin"]), C=side(discard=["Bane"]))
    t.A.plays("Captain Cold")
    assert t.power == 3
    t = table("Darkseid", *PUNCHES)
    t.A.says(True)
    assert t.power == 5 and t.destroyed == PUNCHES
    assert table("Darkseid", "Punch").power == 3
    t = table("Lex Luthor")
    assert len(t.A.hand) == 3 and t.power == 0
    assert table("Parallax", power=4).power == 8


def test_deathstroke() -> None:
    t = table("Deathstroke", line_up=["Robin", "Kick"])
    t.A.picks("Robin")
    assert t.power == 0 and t.A.discard == ["Robin"]
    t = table("Deathstroke", line_up=["Robin"])
    t.A.picks_none()
    assert t.power == 3 and t.A.discard == []
    assert table("Deathstroke", line_up=["Kick"]).power == 3


@pytest.mark.rule("dcdb:SV:Ra's Al Ghul (Base Set)#1")
@pytest.mark.example("dcdb:SV:Ra's Al Ghul (Base Set)#2")
@pytest.mark.example("dcdb:10.042")
def test_ras_al_ghul() -> None:
    t = laid("dcdb:SV:Ra's Al Ghul (Base Set)#2")
    t.A.plays("Ra's Al Ghul")
    assert t.power == 3
    t.A.ends()
    assert t.asked == ("A", "trigger") and len(t.A.hand) == 0
    t.A.picks("Ra's Al Ghul")
    # the one that was not played is discarded with the hand
    assert t.A.deck == ["Punch", "Ra's Al Ghul"] and t.A.discard == ["Ra's Al Ghul"]
    t = situation(A=side(hand=["Ra's Al Ghul"]), B=side())
    t.A.plays("Ra's Al Ghul")
    t.A.ends()
    t.A.picks_none()
    assert t.A.discard == ["Ra's Al Ghul"]


def test_sinestro() -> None:
    t = table("Sinestro", main_deck=["Robin", "Bane"])
    assert t.power == 3 and t.destroyed == ["Robin"] and t.A.hand == []
    t = table("Sinestro", main_deck=["Bane", "Robin"])
    assert t.power == 0 and t.A.hand == ["Bane"] and t.main_deck == ["Robin"]


def test_the_anti_monitor() -> None:
    t = table("The Anti-Monitor", line_up=["Robin", "Bane", "Kick"], main_deck=["Lobo", "Mera", "Catwoman"])
    t.A.picks("Robin", "Kick")
    assert t.power == 2 and sorted(t.destroyed) == ["Kick", "Robin"] and t.line_up == ["Bane", "Lobo", "Mera"]


def test_the_joker() -> None:
    t = situation(A=side(hand=["The Joker"]), B=side(hand=["Punch"]), C=side(hand=["Kick"]))
    t.A.plays("The Joker")
    t.B.takes_mode(0)
    t.C.takes_mode(1)
    assert t.power == 2 and t.B.discard == ["Punch"] and t.C.hand == ["Kick"] and len(t.A.hand) == 1


# -- first appearances ----------------------------------------------------------------------------------------------------


def appears(name: str, a: list[str], b: list[str], **more: object) -> Table:
    """A ends its turn and a Super-Villain appears: A has drawn the first hand, B has the other."""
    t = situation(
        A=side("Batman", deck=a), B=side("Cyborg", hand=b), super_villains=[name, "Ra's Al Ghul"], face_up=False, **more
    )  # type: ignore[arg-type]
    t.A.ends()
    return t


FIVE = ["Punch", "Kick", "Punch", "Bane", "Robin"]


def test_atrocitus_appears_and_is_defeated() -> None:
    t = appears("Atrocitus", FIVE, ["Mera"])
    assert len(t.A.below) == 1 and t.B.below == ["Mera"] and t.B.hand == [] and len(t.A.hand) == 4
    t = situation(
        A=side("Hawkman", deck=FIVE),
        B=side("Hawkman", hand=["Super Strength"] * 3, below=["Catwoman"]),
        super_villains=["Atrocitus", "Parallax"],
        face_up=False,
    )
    t.A.ends()
    (under,) = t.A.below
    t.B.plays("Super Strength")
    t.B.plays("Super Strength")
    t.B.buys("Atrocitus")
    # what something else has put below a main character stays there
    assert t.A.deck[0] == under and t.B.deck[0] == "Super Strength" and t.A.below == [] and t.B.below == ["Catwoman"]


def test_black_manta_appears() -> None:
    t = appears("Black Manta", [*FIVE, "Lobo"], ["Mera"])
    assert t.asked == ("A", "mode")
    t.A.takes_mode(0)
    assert t.destroyed == ["Lobo"] and len(t.A.hand) == 5 and t.B.discard == [FILLER.name] and t.B.hand == ["Mera"]
    t = appears("Black Manta", [*FIVE, "Lobo"], ["Mera"])
    t.A.takes_mode(1)
    assert t.destroyed == [] and t.A.hand == [] and t.B.hand == ["Mera"]


def test_brainiac_appears() -> None:
    t = appears("Brainiac", FIVE, ["Mera", "Lobo", "Catwoman"])
    t.A.picks("Bane", "Robin")
    t.B.picks("Mera", "Lobo")
    assert len(t.A.hand) == 5 and len(t.B.hand) == 3 and "Catwoman" in t.B.hand
    assert sorted([*t.A.hand, *t.B.hand]) == sorted([*FIVE, "Mera", "Lobo", "Catwoman"])
    # whose card it has become does not depend on whose it was
    assert all(t.s.card(n).owner == p for p in (0, 1) for n in t.s.zone(p, 1))


def test_captain_cold_appears_and_is_defeated() -> None:
    t = appears("Captain Cold", FIVE, ["Nth Metal"])
    assert t.A.flipped and t.B.flipped
    t.B.plays("Nth Metal")
    t.B.says(False)
    # Cyborg would have drawn a card
    assert t.asked == ("B", "turn") and t.B.hand == []
    t = appears("Captain Cold", FIVE, ["Super Strength", "Super Strength"])
    t.B.plays("Super Strength")
    t.B.plays("Super Strength")
    t.B.buys("Captain Cold")
    assert not t.A.flipped and not t.B.flipped


def test_darkseid_appears() -> None:
    t = appears("Darkseid", FIVE, ["Mera", "Lobo"])
    t.A.says(False)
    t.A.picks("Punch", "Kick")
    assert len(t.A.hand) == 3 and t.asked == ("B", "may")
    t.B.says(True)
    assert t.B.hand == ["Mera", "Lobo"]


def test_deathstroke_appears() -> None:
    t = appears("Deathstroke", FIVE, ["Punch", "Bane"])
    t.A.picks("Robin")
    assert t.destroyed == ["Robin"] and t.B.hand == ["Punch", "Bane"] and "B reveals a hand of Punch and Bane" in t.log


def test_lex_luthor_appears() -> None:
    t = appears("Lex Luthor", FIVE, [], line_up=["Bane", "Robin", "Lobo"])
    assert t.A.discard == ["Weakness"] * 2 == t.B.discard


def test_parallax_appears() -> None:
    t = appears("Parallax", FIVE, ["Mera", "Catwoman"])
    assert t.A.hand == ["Kick", "Bane", "Robin"] and t.B.hand == ["Mera"] and t.B.discard == ["Catwoman"]


def test_sinestro_appears() -> None:
    t = appears("Sinestro", FIVE, ["Mera", "Catwoman", "Punch"])
    t.A.picks("Punch")
    t.B.picks("Punch")
    t.B.picks("Mera")
    assert len(t.A.hand) == 4 and t.B.hand == ["Catwoman"]


def test_the_anti_monitor_appears() -> None:
    t = appears("The Anti-Monitor", FIVE, ["Punch"])
    t.A.picks("Kick")
    assert "Kick" in t.line_up and t.B.hand == ["Punch"] and len(t.A.hand) == 4


def test_the_joker_appears() -> None:
    t = appears("The Joker", FIVE, ["Punch", "Mera"])
    t.A.picks("Bane")
    t.B.picks("Punch")
    # Bane is B's now, and worth a Weakness on top of the deck; a Punch is not
    assert (
        t.B.discard == ["Bane"]
        and t.B.deck[0] == "Weakness"
        and "gains" not in t.log
        and t.A.discard == ["Punch"]
        and t.B.points == 1 - 1 + 1
    )


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Aquaman (Base Set)#1")
def test_aquaman() -> None:
    t = situation(A=side("Aquaman"), B=side("Aquaman"), line_up=["Bane", "Lobo"], power=11)
    t.A.buys("Bane")
    t.A.picks("Aquaman")
    assert t.A.deck[0] == "Bane"
    t.A.buys("Lobo")
    assert t.asked == ("A", "turn") and t.A.discard == ["Lobo"]


@pytest.mark.rule("dcdb:MC:Batman (Base Set)#1")
def test_batman() -> None:
    t = situation(A=side("Batman", hand=["The Cape and Cowl", "Kick"]), B=side("Batman"))
    t.A.plays("The Cape and Cowl")
    assert t.power == 3
    t.A.plays("Kick")
    assert t.power == 5


@pytest.mark.rule("dcdb:MC:Cyborg (Base Set)#1", "dcdb:MC:Cyborg (Base Set)#2")
def test_cyborg() -> None:
    t = situation(A=side("Cyborg", hand=["Kick", "Kick", "The Cape and Cowl", "The Cape and Cowl"]), B=side())
    t.A.plays("Kick")
    assert t.power == 3
    t.A.plays("Kick")
    assert t.power == 5
    t.A.plays("The Cape and Cowl")
    t.A.picks("Cyborg")
    t.A.plays("The Cape and Cowl")
    assert t.A.hand == [FILLER.name] and t.power == 9


@pytest.mark.rule("dcdb:MC:Green Lantern (Base Set)#1")
def test_green_lantern() -> None:
    t = situation(A=side("Green Lantern", hand=["Kick", "Kick", "Punch", "Catwoman", "Doomsday", "Gorilla Grodd"]), B=side())
    for name in ("Kick", "Kick", "Punch", "Catwoman"):
        t.A.plays(name)
    assert t.power == 2 + 2 + 1 + 2
    t.A.plays("Doomsday")
    assert t.power == 7 + 4 + 3
    t.A.plays("Gorilla Grodd")
    assert t.power == 14 + 3


def test_martian_manhunter() -> None:
    t = situation(A=side("Martian Manhunter", hand=["Doomsday", "Doomsday", "Doomsday", "Catwoman"]), B=side())
    for power in (4, 11, 15):
        t.A.plays("Doomsday")
        assert t.power == power
    t.A.plays("Catwoman")
    assert t.power == 17


@pytest.mark.rule("dcdb:MC:Superman (Base Set)#1", "dcdb:6.185")
@pytest.mark.example("dcdb:6.186")
def test_superman() -> None:
    t = laid("dcdb:6.186")
    for name, power in (("Kick", 3), ("Kick", 5), ("Super Strength", 11), ("Catwoman", 13)):
        t.A.plays(name)
        assert t.power == power


def test_the_flash() -> None:
    t = situation(A=side("The Flash", hand=["Kid Flash", "Kid Flash"]), B=side("The Flash"))
    t.A.plays("Kid Flash")
    t.A.picks("The Flash")
    assert len(t.A.hand) == 3
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and len(t.A.hand) == 3


@pytest.mark.rule("dcdb:MC:Wonder Woman (Base Set)#1")
@pytest.mark.example("dcdb:MC:Wonder Woman (Base Set)#3")
def test_wonder_woman() -> None:
    t = laid("dcdb:MC:Wonder Woman (Base Set)#3")
    t.A.buys("Menace 1")
    t.A.picks("Wonder Woman")
    t.A.ends()
    t.A.picks("1")
    assert len(t.A.hand) == 6 and t.active == "B" and t.B.hand == []
