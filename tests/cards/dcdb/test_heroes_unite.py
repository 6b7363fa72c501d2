"""Heroes Unite: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import in_set
from longbox.games.dcdb.situations import FILLER, side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.view.reading import text
from tests.worked import laid


def table(card: str, *hand: str, b: list[str] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play") if k in more}
    t = situation(A=side(hand=[card, *hand], **given), B=side(hand=b or [], discard=["Kick"]), C=side(hand=["Robin"]), **more)  # type: ignore[arg-type]
    t.A.plays(card)
    return t


def attacked(card: str, **b: object) -> Table:
    """A plays Scarecrow; B has a card that could avoid the attack, C has none."""
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[card, *b.pop("hand", [])], **b), C=side())  # type: ignore[misc]
    t.A.plays("Scarecrow")
    return t


def untouched(t: Table) -> bool:
    """B and C have what they had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.B.discard == ["Kick"]


def test_all_of_the_set_is_there_with_sources_and_words() -> None:
    cards = in_set("Heroes Unite")
    assert len(cards) == 79 and all(c.sources for c in cards)
    assert all(text(c) for c in cards if c.known_text)


@pytest.mark.parametrize(("card", "power"), [("Batarang", 2), ("Brother Blood", 4), ("Katana", 1), ("Sciencell", 2)])
def test_cards_that_give_power_alone(card: str, power: int) -> None:
    t = table(card, "Punch")
    assert t.power == power and t.A.hand == ["Punch"] and t.A.play == [card] and untouched(t)


# -- Equipment ------------------------------------------------------------------------------------------------------------


def test_blue_lantern_power_ring() -> None:
    t = situation(A=side(hand=["Robin", "Blue Lantern Power Ring", "Catwoman", "Bane"], discard=["Mera", "Lobo"]), B=side())
    t.A.plays("Robin")
    assert t.power == 1
    t.A.plays("Blue Lantern Power Ring")
    assert t.power == 1 + 1 + 1 + 1
    t.A.plays("Catwoman")
    assert t.power == 4 + 2 + 1
    t.A.plays("Bane")
    assert t.power == 7 + 2


@pytest.mark.example("dcdb:GC:Green Lantern Power Ring (Heroes Unite)#1", "dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#1")
@pytest.mark.example(
    "dcdb:GC:Yellow Lantern Corps Power Ring (Heroes Unite)#1", "dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#1"
)
@pytest.mark.example("dcdb:GC:Power Ring (Base Set)#1")
@pytest.mark.parametrize(
    ("id", "ring"),
    [
        ("dcdb:GC:Green Lantern Power Ring (Heroes Unite)#1", "Green Lantern Power Ring"),
        ("dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#1", "Star Sapphire Power Ring"),
        ("dcdb:GC:Yellow Lantern Corps Power Ring (Heroes Unite)#1", "Yellow Lantern Corps Power Ring"),
        ("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#1", "Indigo Tribe Power Ring"),
        ("dcdb:GC:Power Ring (Base Set)#1", "Power Ring"),
        *[("dcdb:GC:Power Ring (Base Set)#1", f"{color} Lantern Power Ring") for color in ("Blue", "Orange", "Red")],
    ],
)
def test_power_rings_are_counted(id: str, ring: str) -> None:
    t = laid(id) if ring in id else laid(id, ring=ring)
    t.A.plays("White Lantern Power Battery")
    assert t.A.hand == [ring]
    t.A.picks("Robin")
    assert t.A.deck == ["Robin", "Bane"] and t.line_up == ["Mera"] and t.power == 0


def test_what_power_rings_are_worth() -> None:
    t = situation(A=side(deck=["Green Lantern Power Ring", "Power Ring", "Bane"]), B=side(deck=["Power Ring"]))
    assert t.A.points == 2 + 1 + 1 and t.B.points == 1


def test_green_lantern_power_ring() -> None:
    t = attacked("Green Lantern Power Ring")
    t.B.picks("Green Lantern Power Ring")
    assert len(t.B.hand) == 2 and t.B.discard == ["Green Lantern Power Ring"] and t.C.discard == ["Weakness"]
    assert table("Green Lantern Power Ring").power == 2


def test_helmet_of_fate() -> None:
    t = attacked("Helmet of Fate", hand=["Punch", "Kick", "Bane"], deck=["Robin"] * 4)
    t.B.picks("Helmet of Fate")
    t.B.picks("Punch", "Kick")
    assert t.B.hand == ["Bane", "Robin", "Robin"] and sorted(t.B.discard) == ["Helmet of Fate", "Kick", "Punch"]
    assert table("Helmet of Fate").power == 2


@pytest.mark.parametrize(
    ("card", "n", "power"), [("Legion Flight Ring", 1, 0), ("Raven", 1, 1), ("Saint Walker", 1, 0), ("Force Field", 1, 0)]
)
def test_cards_that_draw(card: str, n: int, power: int) -> None:
    t = table(card)
    assert len(t.A.hand) == n and t.power == power and untouched(t)


@pytest.mark.example("dcdb:GC:Mind Control Hat (Heroes Unite)#1", "dcdb:GC:Mind Control Hat (Heroes Unite)#3")
def test_mind_control_hat() -> None:
    t = laid("dcdb:GC:Mind Control Hat (Heroes Unite)#1")
    t.A.plays("Mind Control Hat")
    assert len(t.A.hand) == 3 and t.B.discard == ["Punch"] and t.asked == ("A", "turn")
    t.A.plays("Jervis Tetch")
    t.A.takes_mode(1)
    t.A.picks("Mind Control Hat")
    t.A.says(True)
    t.A.picks("Bane")
    # neither could be left, and both are back once both are played
    assert sorted(t.line_up) == ["Bane", "Nth Metal", "Robin"] and t.power == 1 + 2 + 1
    t = situation(A=side(hand=["Mind Control Hat", "Jervis Tetch"]), B=side(), line_up=["Robin"])
    t.A.plays("Jervis Tetch")
    t.A.takes_mode(1)
    t.A.plays("Mind Control Hat")
    t.A.says(False)
    assert t.line_up == ["Robin"] and t.power == 1


def test_orange_lantern_power_ring() -> None:
    t = table("Orange Lantern Power Ring", line_up=["Nth Metal", "Robin", "Firestorm Matrix"])
    assert t.offered() == ["Nth Metal"]
    t.A.picks("Nth Metal")
    assert t.A.hand == ["Nth Metal"] and t.power == 0
    t = table("Orange Lantern Power Ring", line_up=["Nth Metal"])
    t.A.picks_none()
    assert t.A.hand == [] and t.power == 2


def test_what_different_cards_are_worth() -> None:
    t = situation(A=side(deck=["Sciencell", "Saint Walker", "Bane", "Bane", "Lobo", "Robin"]), B=side(deck=["Bane"]))
    # Bane and Lobo; Saint Walker himself and Robin
    assert t.A.points == 2 + 2 + 1 + 1 + 2 + 1 and t.B.points == 1


@pytest.mark.parametrize(
    ("card", "found", "not_found", "power"),
    [("Skeets", "Robin", "Bane", 0), ("Canary Cry", "Bane", "Robin", 0)],
)
def test_cards_put_on_top_or_another_drawn(card: str, found: str, not_found: str, power: int) -> None:
    t = table(card, discard=[found, not_found], deck=["Punch", "Kick"])
    t.A.picks(found)
    assert t.A.deck == [found, "Punch", "Kick"] and t.A.discard == [not_found] and t.A.hand == []
    t = table(card, discard=[found], deck=["Punch", "Kick"])
    t.A.picks_none()
    assert t.A.hand == ["Punch"] and t.A.discard == [found] and t.power == power
    t = attacked(card, discard=[found, not_found])
    t.B.picks(card)
    t.B.picks(found)
    assert t.B.hand == [found] and t.B.discard == [not_found, card] and t.C.discard == ["Weakness"]
    t = attacked(card, discard=[not_found], deck=["Kick"])
    t.B.picks(card)
    assert t.B.hand == ["Kick"]


def test_soultaker_sword_and_red_lantern_corps() -> None:
    t = table("Soultaker Sword", "Weakness", discard=["Kick"])
    t.A.picks("Weakness")
    assert t.power == 2 and t.destroyed == ["Weakness"] and t.A.discard == ["Kick"]
    t = table("Red Lantern Corps", "Weakness", discard=["Kick"])
    t.A.picks("Weakness")
    assert t.power == 3 and t.destroyed == ["Weakness"]
    t = table("Red Lantern Corps", "Punch")
    t.A.picks_none()
    assert t.power == 1 and t.A.hand == ["Punch"] and untouched(t)


def test_yellow_lantern_corps_power_ring() -> None:
    t = table("Yellow Lantern Corps Power Ring", "Bane", b=["Punch", "Mera"])
    t.B.picks("Punch")
    assert t.power == 2 and t.B.hand == ["Mera"] and t.C.discard == ["Robin"] and t.A.hand == ["Bane"]


# -- Heroes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:Crimson Whirlwind (Heroes Unite)#1")
def test_crimson_whirlwind() -> None:
    t = laid("dcdb:GC:Crimson Whirlwind (Heroes Unite)#1")
    t.A.plays("Crimson Whirlwind")
    t.A.says(True)
    assert t.power == 2 and t.A.deck == [] and sorted(t.A.discard) == ["Bane", "Robin"] and "A discards" not in t.log
    t = table("Crimson Whirlwind", deck=["Bane"])
    t.A.says(False)
    assert t.A.deck == ["Bane"]


def test_daughter_of_gotham_city() -> None:
    t = table("Daughter of Gotham City", discard=["Punch", "Kick", "Punch", "Punch"])
    t.A.picks("Punch", "Punch")
    assert t.power == 1 and t.A.hand == ["Punch", "Punch"] and t.A.discard == ["Kick", "Punch"]


def test_deadman() -> None:
    t = situation(A=side(hand=["Weakness"], discard=["Punch"]), B=side(discard=["Punch"]), line_up=["Deadman"], power=4)
    t.A.buys("Deadman")
    t.A.picks("Deadman")
    t.A.picks("Weakness", "Punch")
    assert sorted(t.destroyed) == ["Punch", "Weakness"] and t.A.discard == ["Deadman"] and t.B.discard == ["Punch"]
    t = table("Deadman", "Weakness")
    assert t.power == 2 and t.asked == ("A", "turn")


@pytest.mark.parametrize(
    ("card", "counted", "not_counted", "base", "each"),
    [("Hawkgirl", "Robin", "Bane", 1, 1), ("Starbolt", "Kick", "Bane", 2, 1), ("Manhunter", "Manhunter", "Bane", 1, 2)],
)
def test_cards_that_count_the_discard_pile(card: str, counted: str, not_counted: str, base: int, each: int) -> None:
    assert table(card, discard=[counted, not_counted, counted]).power == base + 2 * each
    assert table(card, discard=[not_counted]).power == base


def test_hero_of_the_future() -> None:
    t = situation(A=side(hand=["Katana", "Hero of the Future", "Katana", "Batarang"]), B=side())
    for name, power in (("Katana", 1), ("Hero of the Future", 1 + 2 + 2), ("Katana", 5 + 1 + 2), ("Batarang", 8 + 2)):
        t.A.plays(name)
        assert t.power == power


@pytest.mark.parametrize(
    ("card", "found", "not_found", "power"),
    [("Jason Blood", "Bane", "Robin", 3), ("Dr. Sivana", "Kick", "Robin", 2), ("The Demon Etrigan", "Robin", "Bane", 4)],
)
def test_cards_that_put_one_on_top(card: str, found: str, not_found: str, power: int) -> None:
    t = table(card, discard=[found, not_found], deck=["Punch"])
    assert t.offered() == [found]
    t.A.picks(found)
    assert t.A.deck == [found, "Punch"] and t.A.discard == [not_found] and t.power == power and untouched(t)
    t = table(card, discard=[found], deck=["Punch"])
    t.A.picks_none()
    assert t.A.deck == ["Punch"] and t.power == power


def test_katana_avoids() -> None:
    t = attacked("Katana")
    t.B.picks("Katana")
    assert len(t.B.hand) == 1 and t.B.discard == ["Katana"] and t.C.discard == ["Weakness"]


def test_sonic_siren() -> None:
    t = table("Sonic Siren", line_up=["Robin", "Bane"], main_deck=["Lobo", "Mera"])
    t.A.picks("Robin")
    assert t.power == 2 and t.destroyed == ["Robin"] and t.line_up == ["Bane", "Lobo"]
    t = table("Sonic Siren", line_up=["Robin"], main_deck=["Lobo"])
    t.A.picks_none()
    assert t.line_up == ["Robin"] and t.main_deck == ["Lobo"]


def test_superboy_and_wonder_of_the_knight() -> None:
    t = table("Superboy", discard=["Kick", "Nth Metal"])
    assert t.power == 1 and t.A.hand == ["Kick"] and t.A.discard == ["Nth Metal"] and untouched(t)
    t = table("Wonder of the Knight", discard=["Kick", "Nth Metal"], deck=["Bane"])
    assert t.A.hand == ["Nth Metal", "Bane"] and t.power == 0 and t.A.discard == ["Kick"]


def test_warrior_princess() -> None:
    t = situation(A=side(hand=["Warrior Princess", "Starbolt"]), B=side(), line_up=["Robin", "Bane"])
    t.A.plays("Warrior Princess")
    assert t.power == 3 and t.asked == ("A", "turn")
    t.A.plays("Starbolt")
    t.A.picks("Warrior Princess")
    t.A.picks("Bane")
    assert t.A.hand == ["Bane"] and t.line_up == ["Robin"] and t.power == 5


@pytest.mark.example("dcdb:GC:Killer Croc (Heroes Unite)#1")
@pytest.mark.parametrize(
    ("card", "other", "alone", "together"), [("Killer Croc", "Doomsday", 2, 3), ("Winged Warrior", "Catwoman", 2, 5)]
)
def test_cards_that_are_better_with_another(card: str, other: str, alone: int, together: int) -> None:
    worth = {"Doomsday": 4, "Catwoman": 2}[other]
    t = laid("dcdb:GC:Killer Croc (Heroes Unite)#1", card=card, other=other)
    t.A.plays(card)
    assert t.power == alone
    t.A.plays("Kick")
    assert t.power == alone + 2
    t.A.plays(other)
    assert t.power == together + 2 + worth
    t = situation(A=side(hand=[card, other]), B=side())
    t.A.plays(other)
    t.A.plays(card)
    assert t.power == together + worth


# -- Locations ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "found", "other"),
    [
        ("Apokolips", "Bane", "Robin"),
        ("Gotham City", "Nth Metal", "Robin"),
        ("Metropolis", "Kick", "Robin"),
        ("New Genesis", "Robin", "Bane"),
    ],
)
def test_locations_that_seek(place: str, found: str, other: str) -> None:
    t = situation(A=side(play=[place], deck=[found, other, found]), B=side(play=[place], deck=[found]))
    t.A.uses(place)
    assert t.A.hand == [found] and f"{found} is revealed" in t.log
    assert not [o for o in t.offered() if o.startswith("use")]
    t.A.ends()
    assert [o for o in t.offered() if o.startswith("use")]
    for goes in (True, False):
        t = situation(A=side(play=[place], deck=[other, found]), B=side())
        t.A.uses(place)
        t.A.says(goes)
        assert t.A.hand == [] and t.A.discard == ([other] if goes else []) and t.A.deck[-1] == found


@pytest.mark.parametrize(("villain", "drawn"), [("Darkseid", True), ("Black Manta", False)])
def test_oa(villain: str, drawn: bool) -> None:
    t = situation(A=side(), B=side(play=["Oa"], deck=["Bane", "Robin"]), super_villains=[villain, "Parallax"])
    t.A.ends()
    if drawn:
        t.B.picks("Oa")
    assert t.asked == ("B", "turn") and t.B.hand == (["Bane"] if drawn else [])


# -- Super Powers ---------------------------------------------------------------------------------------------------------


def test_force_field_stays_and_avoids() -> None:
    t = situation(A=side(hand=["Force Field"]), B=side(hand=["Scarecrow"]), C=side())
    t.A.plays("Force Field")
    t.A.ends()
    assert t.A.play == ["Force Field"]
    t.B.plays("Scarecrow")
    # C comes first
    assert t.C.discard == ["Weakness"]
    t.A.picks("Force Field")
    assert t.A.play == [] and "Force Field" in t.A.discard and "Weakness" not in t.A.discard
    # from the hand it is no Defense
    t = attacked("Force Field")
    assert t.B.discard == ["Weakness"] and t.B.hand == ["Force Field"]


@pytest.mark.example("dcdb:GC:Power of the Green (Heroes Unite)#1")
def test_power_of_the_green() -> None:
    t = laid("dcdb:GC:Power of the Green (Heroes Unite)#1")
    t.A.plays("Power of the Green")
    # Titans Tower triggers on the card itself (cost 3), nothing on the Location
    assert t.power == 3 and "The Batcave" in t.A.play and t.A.discard == ["Kick"] and "A plays The Batcave" not in t.log
    assert table("Power of the Green").power == 2


def test_shazam() -> None:
    t = situation(
        A=side(hand=["Shazam! (Heroes Unite)"]), B=side(discard=["Kick"]), C=side(hand=["Robin"]), main_deck=["Doomsday", "Robin"]
    )
    t.A.plays("Shazam!")
    assert t.power == 2 + 4 and t.main_deck == ["Doomsday", "Robin"] and t.A.play == ["Shazam!"] and untouched(t)


def test_teleportation() -> None:
    t = table("Teleportation", main_deck=["Bane", "Robin"])
    assert t.A.hand == ["Bane"] and t.main_deck == ["Robin"] and t.power == 0 and t.A.discard == []


@pytest.mark.example("dcdb:GC:Whirlwind (Heroes Unite)#1")
def test_whirlwind() -> None:
    t = table("Whirlwind", "Weakness", deck=["Bane"] * 5)
    t.A.says(True)
    assert t.power == 1 and t.A.hand == ["Bane"] * 4 and t.A.discard == ["Weakness"]
    t = table("Whirlwind", "Weakness")
    t.A.says(False)
    assert t.A.hand == ["Weakness"]
    t = laid("dcdb:GC:Whirlwind (Heroes Unite)#1")
    t.A.plays("Kick")
    t.A.plays("Whirlwind")
    assert t.asked == ("A", "turn") and t.power == 3 and t.A.hand == ["Punch"]


# -- Villains -------------------------------------------------------------------------------------------------------------


def test_deadshot() -> None:
    t = situation(A=side(hand=["Deadshot"], deck=["Kick"]), B=side(deck=["Kick"]), C=side(deck=["Punch"]))
    t.A.plays("Deadshot")
    assert t.power == 1 and t.B.discard == ["Kick"] and t.C.discard == [] and t.C.deck == ["Punch"] and t.A.deck == ["Kick"]


def test_granny_goodness() -> None:
    t = table("Granny Goodness", line_up=["Doomsday", "Robin", "Nth Metal"])
    assert sorted(t.offered()) == ["Doomsday", "Robin"]
    t.A.picks("Doomsday")
    t.A.says(False)
    assert t.power == 4
    t.A.ends()
    assert "Doomsday" in t.line_up and "Doomsday" not in t.A.discard


def test_jervis_tetch() -> None:
    for mode in (0, 1):
        t = table("Jervis Tetch", deck=["Weakness", "Kick"])
        t.A.takes_mode(mode)
        assert t.power == 1 and t.A.deck == ["Kick"] and untouched(t)
        assert (t.destroyed, t.A.discard) == ((["Weakness"], []), ([], ["Weakness"]))[mode]


def test_mr_zsasz() -> None:
    t = situation(A=side(hand=["Mr. Zsasz"]), B=side(deck=["Kick"]), C=side(deck=["Punch"]))
    t.A.plays("Mr. Zsasz")
    assert t.power == 2 and t.B.discard == ["Weakness"] and t.B.deck == ["Kick"] and t.C.discard == []


@pytest.mark.example("dcdb:GC:Ocean Master (Heroes Unite)#3")
def test_ocean_master() -> None:
    t = laid("dcdb:GC:Ocean Master (Heroes Unite)#3")
    t.A.plays("Ocean Master")
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.power == 2
    t.A.plays("Bane")
    t.A.picks("Ocean Master")
    t.A.picks("Weakness")
    assert t.destroyed == ["Weakness"]
    t = situation(A=side(hand=["Doomsday", "Ocean Master"], discard=["Punch"]), B=side())
    t.A.plays("Doomsday")
    t.A.plays("Ocean Master")
    t.A.picks("Punch")
    assert t.destroyed == ["Punch"]


def test_parasite() -> None:
    t = situation(
        A=side(hand=["Parasite"]),
        B=side(hand=["Bane", "Punch"], discard=["Punch"]),
        C=side(hand=["Punch"], discard=["Punch"]),
    )
    t.A.plays("Parasite")
    t.B.picks("Punch")
    assert t.power == 2 and t.B.hand == ["Punch", "Punch"] and t.B.discard == ["Bane"]
    assert t.C.hand == ["Punch"] and t.C.discard == ["Punch"] and t.asked == ("A", "turn")


def test_talon() -> None:
    t = situation(A=side(hand=["Talon", "Kick", "Punch"]), B=side())
    for name, power in (("Talon", 0), ("Kick", 2), ("Punch", 2 + 1 + 2)):
        t.A.plays(name)
        assert t.power == power


# -- Super-Villains -------------------------------------------------------------------------------------------------------


def appears(name: str, a: list[str], b: list[str], **more: object) -> Table:
    """A ends its turn and a Super-Villain appears: A has drawn the first hand, B has the other."""
    t = situation(
        A=side("Hawkman", deck=a), B=side("Hawkman", hand=b), super_villains=[name, "Ra's Al Ghul"], face_up=False, **more
    )  # type: ignore[arg-type]
    t.A.ends()
    return t


FIVE = ["Punch", "Kick", "Punch", "Bane", "Robin"]


def test_hector_hammond() -> None:
    t = table("Hector Hammond", discard=["Bane", "Kick", "Robin"])
    t.A.picks("Bane", "Robin")
    assert t.power == 0 and t.A.hand == ["Bane", "Robin"] and t.A.discard == ["Kick"]
    assert table("Hector Hammond").power == 3
    t = appears("Hector Hammond", FIVE, [], main_deck=[*["Mera"] * 5, "Bane", "Punch", "Robin"], line_up=[])
    # A gets one of cost 4 and two Weaknesses, B one that costs nothing
    assert t.A.discard == ["Bane", "Weakness", "Weakness"] and t.B.discard == ["Punch"]


def test_mongul() -> None:
    t = table("Mongul", "Weakness", deck=["Bane", "Robin"])
    t.A.picks("Weakness")
    assert t.power == 2 and t.destroyed == ["Weakness"] and t.A.hand == ["Bane", "Robin"]
    t = appears("Mongul", FIVE, ["Power Ring", "Kick"])
    # A has no Power Ring to discard
    assert len(t.A.hand) == 3
    t.B.takes_mode(0)
    assert t.B.hand == ["Kick"] and t.B.discard == ["Power Ring"]


@pytest.mark.rule("dcdb:SV:Vandal Savage (Heroes Unite)#1")
def test_vandal_savage() -> None:
    t = situation(A=side(hand=["Vandal Savage"]), B=side())
    t.A.plays("Vandal Savage")
    assert t.power == 0
    t.A.uses("Vandal Savage")
    assert t.power == 1 and not [o for o in t.offered() if o.startswith("use")]
    t.A.ends()
    assert t.A.play == ["Vandal Savage"]


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Batgirl (Heroes Unite)#1")
@pytest.mark.example("dcdb:4.011")
def test_batgirl() -> None:
    t = situation(A=side(["Batgirl", "The Flash"], hand=["Punch", "Punch", "Kick"]), B=side())
    t.A.uses("Batgirl")
    t.A.picks("Punch")
    assert t.A.discard == ["Punch"] and len(t.A.hand) == 3 and t.asked == ("A", "turn")
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side("Batgirl", hand=["Kick"]), B=side())
    assert not [o for o in t.offered() if o.startswith("use")]


@pytest.mark.rule("dcdb:MC:Black Canary (Heroes Unite)#1")
def test_black_canary() -> None:
    t = situation(A=side("Black Canary", hand=["Doomsday", "Doomsday", "Gorilla Grodd", "Kick"]), B=side())
    for name, power in (("Doomsday", 5), ("Doomsday", 9), ("Gorilla Grodd", 13), ("Kick", 15)):
        t.A.plays(name)
        assert t.power == power


@pytest.mark.rule("dcdb:MC:Booster Gold (Heroes Unite)#1", "dcdb:MC:Booster Gold (Heroes Unite)#2")
def test_booster_gold() -> None:
    t = situation(A=side("Booster Gold", hand=["Katana", "Kick"]), B=side(hand=["Scarecrow"]), C=side("Booster Gold"))
    t.A.plays("Katana")
    t.A.plays("Kick")
    assert t.power == 1 + 1 + 2
    t = situation(A=side(hand=["Scarecrow"]), B=side("Booster Gold", hand=["Katana"]), C=side("Booster Gold"))
    t.A.plays("Scarecrow")
    t.B.picks("Katana")
    t.B.picks("Booster Gold")
    assert len(t.B.hand) == 2 and t.C.hand == [] and t.C.discard == ["Weakness"]


@pytest.mark.rule("dcdb:MC:Hawkman (Heroes Unite)#1")
def test_hawkman() -> None:
    t = situation(A=side("Hawkman", hand=["Catwoman", "Doomsday", "Catwoman"]), B=side("Hawkman"))
    for name, power in (("Catwoman", 3), ("Doomsday", 7), ("Catwoman", 10)):
        t.A.plays(name)
        assert t.power == power


@pytest.mark.rule("dcdb:MC:Nightwing (Heroes Unite)#1", "dcdb:MC:Nightwing (Heroes Unite)#2")
def test_nightwing() -> None:
    t = situation(A=side("Nightwing", hand=["Batarang", "Kick", "Batarang", "Batarang"]), B=side())
    t.A.plays("Batarang")
    assert t.power == 3
    t.A.plays("Kick")
    t.A.plays("Batarang")
    t.A.picks("Nightwing")
    assert t.power == 7 and t.A.hand == ["Batarang", FILLER.name]
    t.A.plays("Batarang")
    assert t.asked == ("A", "turn") and t.power == 9


@pytest.mark.rule("dcdb:MC:Red Tornado (Heroes Unite)#1")
def test_red_tornado() -> None:
    t = situation(A=side("Red Tornado", discard=["Kick", "Bane", "Robin", "Lobo"], hand=["Punch"]), B=side())
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side("Red Tornado", discard=["Kick", "Bane", "Robin", "Nth Metal"]), B=side())
    t.A.uses("Red Tornado")
    assert t.power == 2 and not [o for o in t.offered() if o.startswith("use")]


def test_shazam_the_main_character() -> None:
    t = situation(A=side("Shazam", deck=["Punch"]), B=side(), power=8, main_deck=["Bane", "Robin", "Lobo"])
    t.A.uses("Shazam")
    t.A.says(True)
    t.A.uses("Shazam")
    t.A.says(False)
    assert t.power == 0 and t.A.deck == ["Bane", "Punch"] and t.A.discard == ["Robin"] and t.main_deck == ["Lobo"]
    assert not [o for o in t.offered() if o.startswith("use")]


def test_starfire() -> None:
    t = situation(A=side("Starfire"), B=side(), line_up=["Bane"])
    t.A.uses("Starfire")
    assert len(t.A.hand) == 1 and not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side("Starfire"), B=side(), line_up=["Bane", "Super Strength"])
    assert not [o for o in t.offered() if o.startswith("use")]
