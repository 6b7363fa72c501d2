"""Forever Evil: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import in_set
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.view.reading import text
from tests.worked import laid


def table(card: str, *hand: str, b: list[str] | None = None, **more: object) -> Table:
    """A has a card and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play") if k in more}
    t = situation(A=side(hand=[card, *hand], **given), B=side(hand=b or [], discard=["Kick"]), C=side(hand=["Robin"]), **more)  # type: ignore[arg-type]
    t.A.plays(card.partition(" (")[0])
    return t


def untouched(t: Table) -> bool:
    """B and C have what they had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.B.discard == ["Kick"]


def attacked(card: str, **b: object) -> Table:
    """A plays Scarecrow; B has a card that could avoid the attack, C has none."""
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[card], **b), C=side())
    t.A.plays("Scarecrow")
    t.B.picks(card)
    assert "Weakness" not in t.B.discard
    return t


def test_all_of_the_set_is_there_with_sources_and_words() -> None:
    cards = in_set("Forever Evil")
    assert len(cards) == 76 and all(c.sources for c in cards)
    assert all(text(c) for c in cards if c.known_text)


@pytest.mark.parametrize(
    ("card", "power", "drawn"),
    [("Giant Growth", 2, 0), ("Power Girl", 3, 0), ("Ultra Strength", 3, 2), ("Johnny Quick", 0, 1)],
)
def test_cards_that_give_power_or_cards(card: str, power: int, drawn: int) -> None:
    t = table(card, "Punch")
    assert t.power == power and len(t.A.hand) == 1 + drawn and t.A.play == [card] and untouched(t)


# -- cards that destroy ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "found", "power"),
    [
        ("Secret Society Communicator", "Mera", 3),
        ("Amanda Waller", "Bane", 4),
        ("Super Intellect", "Nth Metal", 3),
        ("The Blight", "Kick", 3),
    ],
)
def test_cards_that_burn_others_for_power(card: str, found: str, power: int) -> None:
    t = table(card, "Weakness", discard=[found])
    t.A.picks(found)
    assert t.power == power and t.destroyed == [found] and t.A.hand == ["Weakness"] and untouched(t)
    t = table(card, "The Batcave", discard=[found])
    t.A.picks("The Batcave")
    # neither the Power for its cost nor the other
    assert t.power == 0 and t.destroyed == ["The Batcave"]
    t = table(card, discard=[found])
    t.A.picks_none()
    assert t.power == 2 and t.destroyed == [] and t.A.discard == [found]
    assert table(card).power == 2


@pytest.mark.parametrize(
    ("card", "spared", "goes"),
    [
        ("Sledgehammer", "Nth Metal", "Mera"),
        ("Steel", "Mera", "Nth Metal"),
        ("Expert Marksman", "Kick", "Mera"),
        ("Atomica", "Bane", "Mera"),
    ],
)
def test_cards_that_destroy_what_is_of_no_such_type(card: str, spared: str, goes: str) -> None:
    t = table(card, spared, discard=[goes, "Punch"])
    assert sorted(t.offered()) == sorted([goes, "Punch"])
    t.A.picks(goes)
    assert t.destroyed == [goes] and t.A.vp == 1 and t.A.hand == [spared] and t.B.vp == 0 and t.power == 0
    t = table(card, discard=["Punch"])
    t.A.picks("Punch")
    assert t.destroyed == ["Punch"] and t.A.vp == 0
    t = table(card, discard=["Punch"])
    t.A.picks_none()
    assert t.destroyed == [] and t.A.vp == 0 and untouched(t)


@pytest.mark.parametrize(
    ("card", "kind", "other"),
    [
        ("Owlman", ["Nth Metal", "Power Ring"], "Mera"),
        ("Power Ring (Forever Evil)", ["Robin", "Mera"], "Bane"),
        ("Superwoman", ["Bane", "Lobo"], "Mera"),
    ],
)
def test_villains_that_rule_over_what_is_destroyed(card: str, kind: list[str], other: str) -> None:
    t = table(card, line_up=[kind[0], other], destroyed=[kind[1], kind[1], other])
    assert t.offered() == [kind[0]]
    t.A.picks(kind[0])
    # two copies of one card count once
    assert t.power == 2 and t.line_up == [other] and untouched(t)
    t = table(card, line_up=[kind[0]], destroyed=[kind[1]])
    t.A.picks_none()
    assert t.power == 1 and t.line_up == [kind[0]]


def test_ultraman() -> None:
    t = table("Ultraman", line_up=["Robin", "Super Strength"], destroyed=["Kick", "Kick", "Bane"])
    t.A.picks("Robin")
    assert t.power == 1 and t.line_up == ["Super Strength"] and "Robin" in t.destroyed
    t = table("Ultraman", line_up=["Super Strength"], destroyed=["Kick"])
    t.A.picks("Super Strength")
    assert t.power == 2


# -- Equipment and Heroes -------------------------------------------------------------------------------------------------


def test_cold_gun() -> None:
    t = table("Cold Gun (Forever Evil)", line_up=["Robin", "Bane"], power=8)
    t.A.picks("Robin")
    assert t.power == 9 and t.A.discard == [] and [o for o in t.offered() if "Bane" in o]
    assert not [o for o in t.offered() if "Robin" in o]
    t = table("Cold Gun (Forever Evil)", line_up=["Robin"], power=8)
    t.A.picks_none()
    assert [o for o in t.offered() if "Robin" in o]


def test_power_armor() -> None:
    t = attacked("Power Armor", discard=["Punch", "Kick"])
    t.B.picks("Punch")
    assert t.destroyed == ["Punch"] and t.B.hand == ["Power Armor"] and t.B.discard == ["Kick"] and t.C.discard == ["Weakness"]
    assert table("Power Armor").power == 3


def test_commissioner_gordon_and_stargirl_avoid() -> None:
    t = attacked("Commissioner Gordon")
    assert t.B.vp == 1 and t.B.discard == ["Commissioner Gordon"] and t.A.vp == t.C.vp == 0
    assert table("Commissioner Gordon").power == 1
    t = situation(
        A=side(hand=["Scarecrow"]), B=side(hand=["Stargirl"]), C=side(), destroyed=["Punch", "Bane"], main_deck=["Robin", "Lobo"]
    )
    t.A.plays("Scarecrow")
    t.B.picks("Stargirl")
    assert len(t.B.hand) == 1 and t.destroyed == ["Punch"] and t.main_deck == ["Robin", "Lobo", "Bane"]
    assert table("Stargirl").power == 2


def test_dr_light() -> None:
    t = situation(
        A=side(hand=["Dr. Light"], play=["The Batcave"]), B=side(play=["Titans Tower"]), C=side(discard=["Arkham Asylum"])
    )
    t.A.plays("Dr. Light")
    assert len(t.A.hand) == 1 and t.B.play == [] and t.B.discard == ["Titans Tower"]
    assert "The Batcave" in t.A.play and t.C.discard == ["Arkham Asylum"] and t.power == 0


@pytest.mark.parametrize(
    ("card", "found", "dear", "other"),
    [("Vibe", ["Mera", "Kick"], "Super Strength", "Bane"), ("Grid", ["Bane", "Nth Metal"], "Lobo", "Mera")],
)
def test_vibe_and_grid(card: str, found: list[str], dear: str, other: str) -> None:
    t = table(card, discard=[*found, dear, other], deck=["Punch"])
    assert sorted(t.offered()) == sorted(found)
    t.A.picks(found[0])
    assert t.power == 1 and t.A.deck == [found[0], "Punch"] and len(t.A.discard) == 3 and untouched(t)


# -- Locations ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "card", "power", "other"),
    [
        ("Belle Reve", "Doomsday", 4, "Catwoman"),
        ("Happy Harbor", "Catwoman", 2, "Doomsday"),
        ("S.T.A.R. Labs", "Batarang", 2, "Doomsday"),
    ],
)
def test_locations_that_give_power(place: str, card: str, power: int, other: str) -> None:
    t = situation(A=side(hand=[card, other, card], play=[place]), B=side(play=[place]))
    t.A.plays(card)
    assert t.power == power + 1
    t.A.plays(other)
    t.A.plays(card)
    assert t.power == 2 * (power + 1) + {"Catwoman": 2, "Doomsday": 4}[other]


@pytest.mark.rule("dcdb:GC:Blackgate Prison (Forever Evil)#1")
@pytest.mark.parametrize(
    ("place", "found", "other"), [("Blackgate Prison", "Weakness", "Punch"), ("Earth-3", "Punch", "Weakness")]
)
def test_locations_that_imprison(place: str, found: str, other: str) -> None:
    t = situation(A=side(play=[place], deck=[found, found]), B=side())
    t.A.uses(place)
    assert t.destroyed == [found] and t.A.vp == 1 and t.A.deck == [found] and t.B.vp == 0
    assert not [o for o in t.offered() if o.startswith("use")]
    t = situation(A=side(play=[place], deck=[other]), B=side())
    t.A.uses(place)
    assert t.destroyed == [] and t.A.vp == 0 and t.A.deck == [other] and f"{other} is revealed" in t.log


# -- Super Powers, Super-Villains, Villains -------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:Bizarro Power (Forever Evil)#1")
def test_bizarro_power() -> None:
    t = laid("dcdb:GC:Bizarro Power (Forever Evil)#1")
    t.A.plays("Bizarro Power")
    # the player's own comes first, and so C's is missing
    assert t.power == 4 and t.A.discard == t.B.discard == ["Weakness"] and t.C.discard == []


def test_constructs_of_fear() -> None:
    t = table("Constructs of Fear", "Bane", b=["Punch", "Kick", "Mera"])
    t.B.picks("Punch", "Kick")
    assert t.power == 3 and t.B.hand == ["Mera"] and t.C.hand == [] and t.C.discard == ["Robin"] and t.A.hand == ["Bane"]


def test_the_flash_of_the_stack() -> None:
    t = table("The Flash (Forever Evil)", "Weakness", deck=["Bane", "Lobo", "Mera", "Kick"])
    t.A.picks("Weakness")
    assert sorted(t.A.hand) == ["Bane", "Lobo", "Mera"] and t.A.discard == ["Weakness"] and t.A.deck == ["Kick"] and untouched(t)


def test_despero() -> None:
    t = situation(A=side(hand=["Despero"]), B=side(hand=["Punch", "Bane"]), C=side(hand=["Punch"]))
    t.A.plays("Despero")
    assert len(t.A.hand) == 2 and t.B.hand == ["Punch"] and t.B.discard == ["Bane"] and t.C.hand == ["Punch"] and t.power == 0


def test_giganta() -> None:
    assert table("Giganta", discard=["Bane"]).power == 4
    assert table("Giganta", discard=["Bane", "Mera"]).power == 2


def test_royal_flush_gang() -> None:
    t = situation(A=side(hand=["Royal Flush Gang", "Royal Flush Gang"], deck=["Kick"] * 4), B=side())
    t.A.plays("Royal Flush Gang")
    t.A.picks("Kick", "Kick")
    assert t.A.vp == 0 and t.A.discard == ["Kick", "Kick"]
    t.A.plays("Royal Flush Gang")
    # one for the second, that has played the first; one for the first, that knows of the second
    if t.asked == ("A", "choose"):
        t.A.picks("Kick", "Kick")
    t.A.picks("Royal Flush Gang")
    assert t.A.vp == 2 and t.B.vp == 0 and t.power == 0


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Lex Luthor (Forever Evil)#1")
def test_lex_luthor() -> None:
    t = situation(A=side("Lex Luthor"), B=side("Lex Luthor"), line_up=["Robin", "Bane"], power=8)
    t.A.buys("Bane")
    assert t.asked == ("A", "turn")
    t.A.buys("Robin")
    t.A.picks("Lex Luthor")
    t.A.ends()
    t.A.picks("1")
    assert len(t.A.hand) == 6 and t.B.hand == []
