"""Crisis Expansion 1: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog, in_set
from longbox.games.dcdb.language.vocabulary import Among, DiscardIt, DrawCards, If, There, a_card, seq
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.view.reading import text
from tests.cards.dcdb.test_heroes_unite import FIVE, appears, table, untouched
from tests.worked import laid

WHERE = " (Crisis 1)"


def test_what_of_the_set_is_played() -> None:
    cards = in_set("Crisis 1")
    crises = [c for c in cards if c.kind == "Crisis"]
    assert len(cards) == 58 and len(crises) == 15 and all(c.sources for c in cards)
    # the cooperative game is not in this rulebook: facts only, with the reason
    aside = [c for c in cards if c.aside]
    assert [c.name for c in aside if c.kind != "Crisis"] == ["Crisis Anti-Monitor"] and not any(c.known_text for c in aside)
    assert all("cooperative" in text(c)[0] for c in aside)
    assert [c.name for c in cards if not c.known_text and not c.aside] == []
    assert all(text(c) for c in cards)


# -- Equipment ------------------------------------------------------------------------------------------------------------


def test_bo_staff() -> None:
    assert table("Bo Staff", line_up=["Bane"]).power == 3
    assert table("Bo Staff", line_up=["Robin"]).power == 2


@pytest.mark.rule("dcdb:1.110")
def test_magicians_corset() -> None:
    t = table("Magician's Corset", deck=["Bane", "Robin"])
    t.A.says(True)
    assert t.A.hand == ["Bane"] and t.power == 1 and untouched(t) and t.B.hand == []
    t = table("Magician's Corset", deck=["Bane"])
    t.A.says(False)
    assert t.A.hand == [] and t.power == 0
    # nothing is drawn: no Power
    t = table("Magician's Corset", deck=[])
    if t.asked[1] == "may":
        t.A.says(True)
    assert t.power == 0


def test_quiver_of_arrows() -> None:
    t = table("Quiver of Arrows", deck=["Weakness", "Robin"])
    t.A.says(True)
    assert "Weakness is revealed" in t.log
    t.A.says(True)
    assert t.A.discard == ["Weakness"] and t.A.deck == ["Robin"] and t.power == 0 and untouched(t)
    t = table("Quiver of Arrows", deck=["Robin"])
    t.A.says(False)
    assert "revealed" not in t.log and t.A.deck == ["Robin"]


def test_signature_trenchcoat() -> None:
    t = table("Signature Trenchcoat", destroyed=["Bane", "Lobo", "Punch"])
    assert sorted(t.offered()) == ["Bane", "Punch"]
    t.A.picks("Bane")
    assert t.A.discard == ["Bane"] and t.power == 0 and t.destroyed == ["Lobo", "Punch"]
    t = table("Signature Trenchcoat", destroyed=["Lobo"])
    assert t.power == 2 and t.destroyed == ["Lobo"]


# -- Heroes ---------------------------------------------------------------------------------------------------------------


def test_animal_man_the_hero() -> None:
    def played() -> Table:
        return table("Animal Man", deck=["Bane", "Robin"])

    t = played()
    assert t.asked == ("A", "type") and t.offered()[-2:] == ["Villain", "Weakness"]
    t.match.choose((t.offered().index("Villain"),))
    assert t.power == 2 and t.A.hand == ["Bane"] and t.A.deck == ["Robin"] and untouched(t)
    t = played()
    t.match.choose((t.offered().index("Hero"),))
    assert t.A.hand == [] and t.A.deck == ["Bane", "Robin"] and "Bane is revealed" in t.log


def test_captain_atom() -> None:
    t = table("Captain Atom", line_up=["Bane", "Lobo"])
    assert t.offered() == ["Bane"]
    t.A.picks("Bane")
    assert t.A.hand == ["Bane"] and t.A.discard == [] and t.power == 0 and t.line_up == ["Lobo"] and untouched(t)
    t = table("Captain Atom", line_up=["Bane"])
    t.A.picks_none()
    assert t.power == 2 and t.line_up == ["Bane"]


def test_john_constantine() -> None:
    t = table("John Constantine", deck=["Weakness", "Bane", "Robin"])
    t.A.picks("Bane")
    t.A.says(True)
    assert t.A.hand == ["Bane"] and t.destroyed == ["Weakness"] and t.A.deck == ["Robin"] and untouched(t)
    t = table("John Constantine", deck=["Kick", "Bane", "Robin"])
    t.A.picks("Bane")
    t.A.says(False)
    assert t.A.hand == ["Bane"] and t.A.deck == ["Kick", "Robin"]
    # with one card left there is no other
    t = table("John Constantine", deck=["Bane"])
    assert t.A.hand == ["Bane"] and t.asked == ("A", "turn") and t.destroyed == []


# -- Locations ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:GC:House of Mystery (Crisis 1)#1", "dcdb:GC:The Rot (Crisis 1)#1")
@pytest.mark.parametrize(
    ("place", "wanted", "other"), [("House of Mystery", "Gorilla Grodd", "Bane"), ("The Rot", "Vulnerability", "Punch")]
)
def test_locations_that_draw_for_the_first(place: str, wanted: str, other: str) -> None:
    t = situation(A=side(hand=[other, wanted, wanted], play=[place], deck=["Robin", "Mera"]), B=side(play=[place]))
    t.A.plays(other)
    if t.asked[1] == "choose":
        t.match.choose((0,))
    assert t.asked == ("A", "turn")
    t.A.plays(wanted)
    t.A.picks(place)
    assert t.A.hand == [wanted, "Robin"]
    t.A.plays(wanted)
    assert t.asked == ("A", "turn") and t.A.hand == ["Robin"]


def test_the_rot_counts_a_weakness() -> None:
    t = situation(A=side(hand=["Weakness"], play=["The Rot"], deck=["Robin"]), B=side())
    t.A.plays("Weakness")
    t.A.picks_none()
    assert t.A.hand == [] and t.A.deck == ["Robin"]


# -- Super Powers ---------------------------------------------------------------------------------------------------------


def test_flight() -> None:
    assert table("Flight").power == 1
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Flight"], discard=["Bane"], deck=["Robin"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Flight")
    t.B.picks("Bane")
    assert t.B.deck == ["Bane", "Robin"] and t.B.discard == ["Flight"] and t.C.discard == ["Weakness"]


@pytest.mark.example("dcdb:1.041")
def test_magic() -> None:
    venom = stand_in("Venom", "Equipment", cost=3)
    t = situation(A=side(hand=["Kick", "Bane", "Magic", venom]), B=side(hand=["Punch", "Robin"]))
    t.A.plays("Kick")
    t.A.plays("Bane")
    t.B.picks("Punch")
    t.A.plays("Magic")
    t.A.picks("Kick")
    assert t.power == 2 + 2 + 2 and t.destroyed == ["Kick"] and t.A.play == ["Bane", "Magic"] and t.B.hand == ["Robin"]
    t = situation(A=side(hand=["Magic", "Kick"]), B=side())
    t.A.plays("Magic")
    assert t.A.hand == ["Kick"] and t.destroyed == []


@pytest.mark.example("dcdb:GC:Ocean Master (Heroes Unite)#2", "dcdb:6.012")
def test_magic_of_ocean_master_destroys_two() -> None:
    t = situation(A=side(hand=["Ocean Master", "Magic", "Weakness", "Punch"]), B=side())
    t.A.plays("Ocean Master")
    t.A.plays("Magic")
    # the second has the first before it, the first has the second after it
    t.A.picks("Weakness")
    t.A.picks("Ocean Master")
    t.A.picks("Punch")
    assert sorted(t.destroyed) == ["Ocean Master", "Punch", "Weakness"]


def test_winged_warrior_played_again_is_another_hero() -> None:
    t = situation(A=side(hand=["Winged Warrior", "Magic"]), B=side())
    t.A.plays("Winged Warrior")
    assert t.power == 2
    t.A.plays("Magic")
    assert t.power == 2 + 2 + 3 + 3


def test_power_of_the_red() -> None:
    t = table("Power of the Red", "Punch", "Weakness", "Kick", deck=["Bane", "Robin", "Mera"])
    t.A.picks("Punch", "Weakness")
    assert t.A.hand == ["Kick", "Bane", "Robin"] and t.A.discard == ["Punch", "Weakness"] and untouched(t)
    t = table("Power of the Red", "Punch")
    t.A.picks_none()
    assert t.A.hand == ["Punch"]


# -- Villains -------------------------------------------------------------------------------------------------------------


def test_avatar_of_the_rot() -> None:
    t = situation(A=side(hand=["Avatar of the Rot"]), B=side(), C=side(hand=["Katana"]))
    t.A.plays("Avatar of the Rot")
    t.C.picks("Katana")
    assert t.power == 3 and t.B.discard == ["Weakness"] * 2 and t.C.discard == ["Katana"] and t.A.discard == []


def test_killer_frost() -> None:
    t = situation(
        A=side(hand=["Killer Frost"], play=["Titans Tower"]), B=side(play=["The Batcave", "Force Field"]), C=side(hand=["Kick"])
    )
    t.A.plays("Killer Frost")
    t.B.picks_none()
    # Force Field, an Ongoing card in play, could have avoided it, and is no Location
    assert t.power == 1 and t.B.play == ["Force Field"] and t.B.discard == ["The Batcave"] and t.A.hand == []
    t = situation(A=side(hand=["Killer Frost"], play=["Titans Tower"]), B=side(), C=side())
    t.A.plays("Killer Frost")
    assert len(t.A.hand) == 1 and t.A.play == ["Titans Tower", "Killer Frost"]


def test_psycho_pirate() -> None:
    t = situation(
        A=side(hand=["Psycho Pirate"]), B=side(hand=["Punch", "Kick", "Punch", "Punch"]), C=side(hand=["Kick", "Punch"])
    )
    t.A.plays("Psycho Pirate")
    assert t.power == 2 and sorted(t.B.hand) == ["Kick", "Punch"] and t.B.discard == ["Punch"] * 2
    assert t.C.hand == ["Kick", "Punch"] and t.C.discard == [] and "C reveals a hand of" in t.log


def test_strife() -> None:
    t = situation(
        A=side(hand=["Strife", "Robin", "Kick"]),
        B=side(hand=["Bane", "Robin", "Robin"]),
        C=side(hand=["Mera"]),
        line_up=["Robin", "Mera", "Lobo", "Robin"],
    )
    t.A.plays("Strife")
    assert t.offered() == ["Robin", "Robin"]
    t.A.picks("Robin")
    assert t.power == 0 and t.A.discard == ["Robin"] and t.line_up == ["Mera", "Lobo", "Robin"]
    assert (
        t.B.hand == ["Bane"] and t.B.discard == ["Robin", "Robin"] and t.C.discard == ["Mera"] and t.A.hand == ["Robin", "Kick"]
    )
    assert table("Strife", "Kick", line_up=["Lobo"]).power == 1


# -- Super-Villains -------------------------------------------------------------------------------------------------------


def test_atrocitus() -> None:
    t = table("Atrocitus" + WHERE, discard=["Punch", "Weakness", "Kick", "Bane"])
    t.A.picks("Punch", "Weakness", "Kick")
    assert t.power == 3 and t.A.discard == ["Bane"] and len(t.destroyed) == 3
    t = situation(
        A=side("Hawkman", deck=FIVE),
        B=side("Hawkman", hand=["Katana", "Mera", *["Super Strength"] * 4]),
        C=side("Hawkman", below=["Robin"]),
        super_villains=["Atrocitus" + WHERE, "Parallax"],
        face_up=False,
    )
    t.A.ends()
    t.B.picks("Katana")
    assert sorted(t.A.below) == sorted(FIVE) and t.A.hand == [] and len(t.B.below) == 1 and t.C.below == ["Robin"]
    under = t.B.below
    for _ in range(t.B.hand.count("Super Strength")):
        t.B.plays("Super Strength")
    t.B.buys("Atrocitus")
    assert sorted(t.A.discard) == sorted(FIVE) and t.A.below == [] and t.B.below == [] and t.C.below == ["Robin"]
    assert t.B.discard == ["Katana", "Atrocitus", *under]


@pytest.mark.parametrize(
    ("villain", "wanted", "dear", "other"),
    [
        ("Black Manta", "Nth Metal", "Firestorm Matrix", "Robin"),
        ("Darkseid", "Kick", "Super Strength", "Robin"),
        ("Sinestro", "Robin", "Man of Steel", "Bane"),
    ],
)
def test_those_who_take_all_of_a_kind(villain: str, wanted: str, dear: str, other: str) -> None:
    def played() -> Table:
        return table(villain + WHERE, line_up=[wanted, dear, other, wanted])

    t = played()
    t.A.says(True)
    assert t.A.hand == [wanted, wanted] and t.line_up == [dear, other] and t.power == 0 and untouched(t)
    t = played()
    t.A.says(False)
    assert t.A.hand == [] and t.power == 4 and t.line_up == [wanted, dear, other, wanted]
    assert table(villain + WHERE, line_up=[dear, other]).power == 4
    t = appears(villain + WHERE, [wanted, other, dear, wanted, "Punch"], ["Punch"], line_up=["Cheetah"] * 5)
    assert sorted(t.A.hand) == sorted([other, "Punch"]) and sorted(t.line_up) == sorted(["Cheetah"] * 5 + [wanted, dear, wanted])
    assert t.B.hand == ["Punch"] and "B reveals a hand of Punch" in t.log


@pytest.mark.example("dcdb:5.021")
def test_brainiac() -> None:
    t = situation(
        A=side(hand=["Brainiac" + WHERE]), B=side(hand=["Mera", "Titans Tower"]), C=side(hand=["Kick", "Bane"]), D=side()
    )
    t.A.plays("Brainiac")
    assert sorted(t.offered()) == ["Bane", "Kick"]
    t.A.picks("Kick")
    t.A.picks("Mera")
    # the Location is not played, nor the other card
    assert t.power == 4 + 2 and t.B.hand == ["Titans Tower"] and t.C.hand == ["Bane"]
    t.A.ends()
    # they go to their owners
    assert t.B.discard == ["Mera"] and t.C.discard == ["Kick"]
    t = appears("Brainiac" + WHERE, ["Bane"] * 5, ["Punch"], main_deck=["Robin"] * 12, line_up=["Mera"] * 5)
    assert t.A.discard == ["Bane"] and t.B.discard == ["Punch"] and t.destroyed == ["Robin"] * 4 and len(t.main_deck) == 8


def test_captain_cold() -> None:
    t = situation(A=side(hand=["Captain Cold" + WHERE]), B=side(discard=["Robin"]), C=side(discard=["Bane"]))
    t.A.plays("Captain Cold")
    assert t.power == 5
    t = situation(
        A=side("Hawkman", deck=FIVE),
        B=side("Batman", hand=["Super Strength"] * 3),
        C=side("Superman", hand=["Punch"]),
        super_villains=["Captain Cold" + WHERE, "Parallax"],
        face_up=False,
    )
    t.A.ends()
    assert t.A.flipped and t.B.flipped and t.C.flipped
    t.B.plays("Super Strength")
    t.B.plays("Super Strength")
    t.B.buys("Captain Cold")
    t.B.says(False)
    t.C.says(True)
    t.A.says(True)
    assert t.B.flipped and not t.C.flipped and not t.A.flipped
    assert len(t.A.hand) == 4 and t.C.hand == [] and t.B.hand == ["Super Strength"]


def test_deathstroke() -> None:
    def played(*cards: str) -> Table:
        return table("Deathstroke" + WHERE, line_up=[*cards, "Nth Metal"])

    t = played("Robin", "Bane", "Mera")
    t.A.says(True)
    t.A.picks("Mera")
    assert sorted(t.A.discard) == ["Bane", "Mera"] and t.power == 0 and t.line_up == ["Robin", "Nth Metal"]
    # as much as there is
    t = played("Robin")
    t.A.says(True)
    assert t.A.discard == ["Robin"] and t.power == 0
    t = played("Robin")
    t.A.says(False)
    assert t.A.discard == [] and t.power == 4
    assert played().power == 4
    t = appears("Deathstroke" + WHERE, ["Robin", "Kick", "Bane", "Punch", "Mera"], ["Nth Metal", "Punch"])
    t.A.picks("Mera")
    assert sorted(t.destroyed) == ["Kick", "Mera", "Nth Metal"] and t.B.hand == ["Punch"]


def test_hades() -> None:
    t = table("Hades", destroyed=["Bane", "Lobo"])
    t.A.picks("Lobo")
    assert t.A.hand == ["Lobo"] and t.destroyed == ["Bane"] and t.A.discard == []
    t = appears("Hades", FIVE, [], main_deck=["Bane", "Kid Flash", "Robin", "Mera", "Cheetah"], line_up=["Catwoman"] * 5)
    t.A.picks("Kid Flash")
    t.B.picks("Mera")
    assert t.A.discard == ["Weakness"] * 2 and t.B.discard == ["Weakness"] * 3
    assert t.line_up[5:] == ["Bane", "Kid Flash", "Robin", "Mera"] and t.main_deck == ["Cheetah"]


def test_lex_luthor() -> None:
    t = table("Lex Luthor" + WHERE)
    assert len(t.A.hand) == 4 and t.power == 0
    # nobody can avoid it; the highest of each hand, an asterisk as 3
    t = appears("Lex Luthor" + WHERE, FIVE, ["Katana", "Utility Belt", "Lobo"])
    assert t.A.discard == ["Weakness"] and t.B.discard == ["Weakness"] * 3 and t.B.hand == ["Katana", "Utility Belt", "Lobo"]
    t = appears("Lex Luthor" + WHERE, ["Punch"] * 5, ["Weakness"])
    assert t.A.discard == [] and t.B.discard == []


def test_parallax() -> None:
    t = situation(A=side(hand=["Kick", "Parallax" + WHERE], deck=["Bane"]), B=side())
    t.A.plays("Kick")
    t.A.plays("Parallax")
    assert t.power == 4 and t.A.hand == ["Bane"]
    t = appears("Parallax" + WHERE, FIVE, ["Lobo", "Mera"])
    assert t.A.hand == ["Bane"] and sorted(t.A.discard) == ["Kick", "Punch", "Punch", "Robin"] and t.B.hand == ["Lobo"]


def test_ras_al_ghul() -> None:
    t = situation(A=side(hand=["Ra's Al Ghul" + WHERE], deck=["Kick"] * 6), B=side())
    t.A.plays("Ra's Al Ghul")
    assert t.power == 4
    t.A.ends()
    t.A.picks("Ra's Al Ghul")
    assert t.A.deck == ["Kick", "Ra's Al Ghul"]


def test_the_joker() -> None:
    t = situation(A=side(hand=["The Joker" + WHERE]), B=side(hand=["Punch"] * 3), C=side(hand=["Kick"] * 3), D=side())
    t.A.plays("The Joker")
    t.B.takes_mode(0)
    t.C.takes_mode(1)
    # D has nothing to discard
    assert t.power == 2 and t.B.discard == ["Punch"] * 2 and t.C.hand == ["Kick"] * 3 and len(t.A.hand) == 4
    # of one card one is discarded, and no more
    t = situation(A=side(hand=["The Joker" + WHERE]), B=side(hand=["Punch"]), C=side(), D=side())
    t.A.plays("The Joker")
    t.B.takes_mode(0)
    assert t.B.discard == ["Punch"] and t.B.hand == [] and t.C.discard == [] and t.power == 2
    t = appears("The Joker" + WHERE, ["Punch", "Punch", "Punch", "Punch", "Bane"], ["Kick"])
    # A gives cards until one costs something, B that one; what A has got is A's
    assert t.B.discard[-1] == "Bane" and t.A.discard == ["Kick"] and len(t.A.hand) + len(t.B.discard) == 5 and t.B.hand == []


# -- main characters ------------------------------------------------------------------------------------------------------


def uses(t: Table) -> list[str]:
    return [o for o in t.offered() if o.startswith("use")]


@pytest.mark.rule("dcdb:MC:Animal Man (Crisis 1)#1")
def test_animal_man() -> None:
    t = situation(A=side("Animal Man", hand=["Kick", "Super Speed", "Robin", "Bane"]), B=side())
    for name in ("Kick", "Super Speed", "Robin"):
        t.A.plays(name)
    assert uses(t) == []
    t.A.plays("Bane")
    t.A.uses("Animal Man")
    assert t.power == 2 + 1 + 2 + 2 and uses(t) == []


def test_aquaman_in_crisis_puts_into_ones_own_discard_pile() -> None:
    t = situation(A=side("Aquaman [Crisis]", hand=["Orange Lantern Power Ring"]), B=side(), line_up=["Nth Metal"])
    t.A.plays("Orange Lantern Power Ring")
    t.A.picks("Nth Metal")
    t.A.picks("Aquaman [Crisis]")
    assert t.A.discard == ["Nth Metal"] and t.B.discard == []


def test_batman_in_crisis() -> None:
    t = situation(
        A=side("Batman [Crisis]", hand=["Batarang", "Batarang", "Weakness", "Punch", "Punch"], deck=["Bane"] * 5), B=side()
    )
    t.A.plays("Batarang")
    assert uses(t) == []
    t.A.plays("Batarang")
    t.A.uses("Batman [Crisis]")
    assert t.A.hand == ["Bane"] * 2 and len(t.A.discard) == 3


@pytest.mark.rule("dcdb:MC:Constantine (Crisis 1)#1", "dcdb:MC:Constantine (Crisis 1)#2", "dcdb:MC:Constantine (Crisis 1)#3")
def test_constantine() -> None:
    t = situation(A=side("Constantine", deck=["Bane", "Robin"]), B=side(hand=["Punch"]))
    t.A.uses("Constantine")
    t.A.says(True)
    assert t.power == 2 + 1 and t.B.hand == [] and t.A.play == ["Bane"] and uses(t) == []
    t.A.ends()
    assert t.destroyed == ["Bane"] and "Bane" not in t.A.discard
    t = situation(A=side("Constantine", deck=["Punch", "Robin"]), B=side())
    t.A.uses("Constantine")
    assert t.asked == ("A", "turn") and t.A.deck == ["Punch", "Robin"] and t.power == 0
    t = situation(A=side("Constantine", deck=["Bane"]), B=side())
    t.A.uses("Constantine")
    t.A.says(False)
    assert t.A.deck == ["Bane"] and t.power == 0


def test_constantine_loses_what_has_left() -> None:
    # destroyed by Magic before the end of the turn, it is not destroyed twice; played again it has its Power again
    t = situation(A=side("Constantine", hand=["Magic"], deck=["Doomsday", *["Punch"] * 5]), B=side())
    t.A.uses("Constantine")
    t.A.says(True)
    t.A.plays("Magic")
    assert t.power == 4 + 1 + 4 + 1 and t.destroyed == ["Doomsday"]
    t.A.ends()
    assert t.destroyed == ["Doomsday"]


def test_cyborg_in_crisis() -> None:
    t = situation(A=side("Cyborg [Crisis]", hand=["Kick", "Batarang"], discard=["Punch", "Bane"]), B=side(discard=["Robin"]))
    t.A.plays("Kick")
    assert uses(t) == []
    t.A.plays("Batarang")
    t.A.uses("Cyborg [Crisis]")
    assert t.offered() == ["Bane"]
    t.A.picks("Bane")
    assert t.main_deck[-1] == "Bane" and t.A.discard == ["Punch"] and t.B.discard == ["Robin"]


@pytest.mark.rule("dcdb:MC:Green Arrow (Crisis 1)#1", "dcdb:MC:Green Arrow (Crisis 1)#2")
@pytest.mark.example("dcdb:MC:Green Arrow (Crisis 1)#2")
def test_green_arrow() -> None:
    t = laid("dcdb:MC:Green Arrow (Crisis 1)#2")
    assert t.A.why_not("Black Manta")
    t.A.uses("Green Arrow")
    t.A.picks("Punch")
    assert t.A.discard == ["Punch"] and uses(t) == []
    assert not t.A.why_not("Black Manta")
    t.A.buys("Bane")
    assert t.power == 4
    t.A.buys("Robin")
    assert t.power == 1


def test_green_lantern_in_crisis_has_any_player_avoid_an_attack() -> None:
    t = situation(
        A=side("Green Lantern [Crisis]", hand=["Avatar of the Rot", "Kick", "Punch", "Bane", "Robin"]),
        B=side(hand=["Katana"]),
        C=side(),
    )
    t.A.plays("Avatar of the Rot")
    # B declines, and A as well; C has A's help
    t.B.picks_none()
    assert t.asked == ("A", "help")
    t.A.picks_none()
    assert t.B.discard == ["Weakness"] * 2
    t.A.picks("Green Lantern [Crisis]")
    t.A.picks("Kick", "Bane", "Robin")
    assert t.C.discard == [] and t.A.hand == ["Punch"] and "C avoids the attack" in t.log
    t = situation(A=side(hand=["Scarecrow"]), B=side("Green Lantern [Crisis]", hand=["Kick", "Bane"]), C=side())
    t.A.plays("Scarecrow")
    assert t.B.discard == t.C.discard == ["Weakness"]
    t = situation(A=side(hand=["Scarecrow"]), B=side("Green Lantern [Crisis]", hand=["Kick", "Bane", "Robin"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Green Lantern [Crisis]")
    assert t.B.discard == ["Kick", "Bane", "Robin"] and t.C.discard == ["Weakness"]


def test_martian_manhunter_in_crisis() -> None:
    t = situation(
        A=side("Martian Manhunter [Crisis]", hand=["Catwoman", "Catwoman"], discard=["Robin", "Bane"], deck=["Punch"]),
        B=side(discard=["Mera"]),
    )
    t.A.plays("Catwoman")
    assert uses(t) == []
    t.A.plays("Catwoman")
    t.A.uses("Martian Manhunter [Crisis]")
    assert t.offered() == ["Robin"]
    t.A.picks("Robin")
    assert t.A.deck == ["Robin", "Punch"] and t.B.discard == ["Mera"]


def robin(*hand: str, **more: object) -> Table:
    a = {"deck": ["Kick", "Bane", "Mera", "Lobo"], "discard": ["Nth Metal", "Catwoman"], **more}
    return situation(
        A=side(["Robin", *more.pop("also", [])], hand=list(hand), **{k: v for k, v in a.items() if k != "also"}), B=side()
    )  # type: ignore[misc]


@pytest.mark.rule("dcdb:MC:Robin (Crisis 1)#1")
@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#2", "dcdb:MC:Robin (Crisis 1)#3")
def test_robin_takes_an_equipment_instead_of_the_first_card() -> None:
    t = robin("The Fastest Man Alive", "Kid Flash")
    t.A.plays("The Fastest Man Alive")
    t.A.says(True)
    # in the midst of the card: an Equipment for the first card, the second is drawn
    assert t.A.hand == ["Kid Flash", "Nth Metal", "Kick"] and t.A.discard == ["Catwoman"]
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and t.A.hand == ["Nth Metal", "Kick", "Bane"]


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#8")
def test_robin_has_passed_on_it_for_the_turn() -> None:
    t = robin("Kid Flash", "Kid Flash")
    t.A.plays("Kid Flash")
    t.A.says(False)
    assert t.A.hand == ["Kid Flash", "Kick"]
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and t.A.hand == ["Kick", "Bane"]


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#6")
def test_robin_may_give_up_a_card_for_nothing() -> None:
    t = robin("Kid Flash", discard=["Catwoman"])
    t.A.plays("Kid Flash")
    t.A.says(True)
    assert t.A.hand == [] and t.A.discard == ["Catwoman"] and t.A.deck[0] == "Kick"


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#4")
def test_robin_says_nothing_to_a_main_character() -> None:
    t = robin("Punch", "Kid Flash", also=["Batgirl"])
    t.A.uses("Batgirl")
    assert t.A.hand == ["Kid Flash", "Kick"] and t.asked == ("A", "turn")
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "may")


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#5")
def test_robin_leaves_what_is_drawn_after_all_to_the_card() -> None:
    # a Kid Flash that draws two and discards one of them (dcdb:1.080)
    kid = stand_in("Kid", "Hero", seq(DrawCards(2), DiscardIt(a_card(Among("it", words="drawn this way")))))
    t = situation(A=side("Robin", hand=[kid, "Punch"], deck=["Kick", "Bane"], discard=["Nth Metal"]), B=side())
    t.A.plays("Kid")
    t.A.says(True)
    # not the Equipment: the card that was drawn
    assert t.A.hand == ["Punch", "Nth Metal"] and t.A.discard == ["Kick"] and t.A.deck == ["Bane"]


@pytest.mark.example("dcdb:MC:Robin (Crisis 1)#7")
def test_robin_has_no_card_drawn_that_more_would_come_of() -> None:
    # a Bizarro that draws a card, and another for it
    bizarro = stand_in("Bizarro", "Villain", seq(DrawCards(1), If(There(Among("it")), DrawCards(1))))
    t = situation(A=side("Robin", hand=[bizarro], deck=["Kick", "Bane"], discard=["Nth Metal"]), B=side())
    t.A.plays("Bizarro")
    t.A.says(True)
    assert t.A.hand == ["Nth Metal"] and t.A.deck == ["Kick", "Bane"]


def test_robin_is_about_ones_own_turn() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side("Robin", hand=["Lasso of Truth"], discard=["Nth Metal"]))
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    assert t.asked == ("A", "turn") and len(t.B.hand) == 1


def test_superman_in_crisis() -> None:
    t = situation(A=side("Superman [Crisis]", hand=["Heat Vision", "Kick", "Bane"]), B=side())
    t.A.plays("Heat Vision")
    t.A.picks_none()
    t.A.plays("Bane")
    assert uses(t) == []
    t.A.plays("Kick")
    t.A.uses("Superman [Crisis]")
    assert len(t.A.hand) == 1 and uses(t) == []


def test_swamp_thing_the_main_character() -> None:
    t = situation(A=side("Swamp Thing", hand=["Swamp Thing"]), B=side(play=["The Batcave"]))
    t.A.plays("Swamp Thing")
    assert t.power == 5
    t = situation(A=side("Swamp Thing", hand=["Swamp Thing"]), B=side(), line_up=["Robin"])
    t.A.plays("Swamp Thing")
    assert t.power == 2


def test_the_flash_in_crisis() -> None:
    t = situation(A=side("The Flash [Crisis]", hand=["Punch"] * 8), B=side())
    for _ in range(8):
        assert uses(t) == []
        t.A.plays("Punch")
    t.A.uses("The Flash [Crisis]")
    assert len(t.A.hand) == 1 and uses(t) == []


@pytest.mark.rule("dcdb:MC:Wonder Woman [Crisis] (Crisis 1)#1")
def test_wonder_woman_in_crisis() -> None:
    t = situation(
        A=side("Wonder Woman [Crisis]", hand=["Weakness", "Punch"], discard=["Vulnerability"]),
        B=side(discard=["Weakness"]),
        line_up=["Bane", "Robin"],
        super_villains=["Black Manta", "Parallax"],
        power=20,
    )
    t.A.buys("Robin")
    assert t.asked == ("A", "turn")
    t.A.buys("Bane")
    t.A.picks("Wonder Woman [Crisis]")
    assert sorted(t.offered()) == ["Vulnerability", "Weakness"]
    t.A.picks("Weakness")
    assert t.destroyed == ["Weakness"] and t.B.discard == ["Weakness"]
    # from the stack it is none of the Line-Up
    t.A.buys("Black Manta")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:MC:Zatanna Zatara (Crisis 1)#1")
def test_zatanna_zatara_the_main_character() -> None:
    t = situation(A=side("Zatanna Zatara", hand=["Punch", "Kick"], deck=["Bane", "Robin"]), B=side())
    t.A.uses("Zatanna Zatara")
    assert t.A.hand == ["Punch", "Bane"] and t.A.deck == ["Robin", "Kick"] and uses(t) == []
    assert uses(situation(A=side("Zatanna Zatara", hand=["Punch"]), B=side())) == []


def test_names_of_several_sets_are_told_apart() -> None:
    assert {c.set for c in catalog().values() if c.name == "Parallax"} >= {"Base Set", "Crisis 1"}
