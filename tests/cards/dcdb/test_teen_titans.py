"""Teen Titans: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog, in_set
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.games.dcdb.view.reading import text


def of(name: str) -> CardDef:
    """A card of the set."""
    return catalog()[("Teen Titans", name)]


def table(card: str, *hand: str, play: list[str | CardDef] | None = None, **more: object) -> Table:
    """A has a card of the set and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard") if k in more}
    t = situation(
        A=side(hand=[of(card), *hand], play=play or [], **given),
        B=side(hand=["Kick"], play=["The Batcave"], discard=["Kick"]),
        C=side(hand=["Robin"]),
        **more,  # type: ignore[arg-type]
    )
    t.A.plays(card)
    return t


def own_turn(main: str, *, hand: list[str | CardDef] | None = None, **given: object) -> Table:
    """A's turn with a main character of the set; B stands by."""
    return situation(A=side(of(f"MC:{main}"), hand=hand or [], **given), B=side(hand=["Kick"], play=["The Batcave"]))


def untouched(t: Table) -> bool:
    """B and C have what they had."""
    return t.B.hand == ["Kick"] and t.B.play == ["The Batcave"] and t.B.discard == ["Kick"] and t.C.hand == ["Robin"]


def can_use(t: Table, name: str) -> bool:
    """Is the ability of this card offered?"""
    return any([o.startswith(f"use {name}:") for o in t.offered()])


def test_the_set() -> None:
    cards = in_set("Teen Titans")
    assert len(cards) == 82 and all(c.sources for c in cards)
    unknown = [c for c in cards if not c.known_text]
    assert "H.I.V.E. Agent" in [c.name for c in unknown]
    assert all(text(c) for c in cards if c.name != "Trigon")


# -- Power for what one controls ------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.185")
@pytest.mark.parametrize(
    ("card", "like", "other"),
    [
        ("Cloak of Raven", ["Super Strength", "Super Strength", "Heat Vision"], "Catwoman"),
        ("Cassie Sandsmark", ["Batarang", "Batarang", "Nth Metal"], "Catwoman"),
        ("Demonic Influence", ["Doomsday", "Doomsday", "Bane"], "Catwoman"),
        ("Grant Wilson", ["Catwoman", "Catwoman", "Robin"], "Bane"),
    ],
)
def test_power_for_different_cards(card: str, like: list[str], other: str) -> None:
    t = table(card, play=[*like, other])
    # the equal ones count once, the card itself is of another type
    assert t.power == 2 + 2 and untouched(t)
    assert table(card, play=[other]).power == 2


def test_birdarang() -> None:
    assert table("Birdarang", play=["Catwoman"]).power == 2
    t = table("Birdarang", "Catwoman", play=["Bane"])
    assert t.power == 0 and untouched(t)
    # a Hero that comes later is too late
    t.A.plays("Catwoman")
    assert t.power == 2


def test_cybernetic_enhancement() -> None:
    t = table("Cybernetic Enhancement", play=["The Batcave", of("Inertia"), "Catwoman"])
    assert t.power == 2 and untouched(t)


@pytest.mark.parametrize("card", ["Colony Suit", "Conner Kent"])
def test_an_ongoing_card_for_power(card: str) -> None:
    t = table(card, play=["The Batcave", "Catwoman"])
    t.A.says(True)
    assert t.power == 3 and t.A.discard == ["The Batcave"] and "Catwoman" in t.A.play and untouched(t)
    t = table(card, play=["The Batcave"])
    t.A.says(False)
    assert t.power == 1 and "The Batcave" in t.A.play
    assert table(card, play=["Catwoman"]).asked == ("A", "turn")


def test_gizmo() -> None:
    t = table("Gizmo", play=["Nth Metal"], deck=["Bane", "Robin"])
    assert t.power == 1 and t.A.hand == ["Bane"] and untouched(t)
    assert table("Gizmo", play=["Catwoman"], deck=["Bane"]).A.hand == []


# -- Ongoing cards that are discarded from play ---------------------------------------------------------------------------


def lasting(card: str, **given: object) -> Table:
    """A controls an Ongoing card of the set."""
    return situation(A=side(play=[of(card)], **given), B=side(play=[of(card)], discard=["Kick"]))


@pytest.mark.rule("dcdb:6.300", "dcdb:6.301")
@pytest.mark.parametrize(("card", "power"), [("Bumblebee", 1), ("Lady Vic", 2)])
def test_power_for_leaving(card: str, power: int) -> None:
    t = lasting(card)
    t.A.uses(card)
    assert t.power == power and t.A.play == [] and t.A.discard == [card] and t.B.play == [card]
    # just played it can be used at once; unused it stays
    t = table(card)
    assert t.power == 0 and can_use(t, card)
    t.A.ends()
    assert t.A.play == [card] and untouched(t)


@pytest.mark.rule("dcdb:GC:Detonator (Teen Titans)#1")
@pytest.mark.example("dcdb:GC:Detonator (Teen Titans)#2")
def test_detonator() -> None:
    t = lasting("Detonator", discard=["Bane", "Punch"])
    t.A.uses("Detonator")
    assert set(t.offered()) == {"Bane", "Punch", "Detonator"}
    t.A.picks("Punch")
    assert t.destroyed == ["Punch"] and t.A.discard == ["Bane", "Detonator"] and t.B.discard == ["Kick"]
    # alone in the pile it destroys itself
    t = lasting("Detonator")
    t.A.uses("Detonator")
    assert t.destroyed == ["Detonator"] and t.A.discard == [] and t.B.play == ["Detonator"]


@pytest.mark.rule("dcdb:GC:Aqualad (Teen Titans)#1")
def test_aqualad() -> None:
    t = lasting("Aqualad", discard=["Doomsday", "Bane"], deck=["Kick"])
    t.A.uses("Aqualad")
    assert set(t.offered()) == {"Bane", "Aqualad"}
    t.A.picks("Bane")
    assert t.A.deck == ["Bane", "Kick"] and t.A.discard == ["Doomsday", "Aqualad"] and t.B.discard == ["Kick"]


@pytest.mark.rule("dcdb:GC:Azarath Metrion Zinthos (Teen Titans)#1")
def test_azarath_metrion_zinthos() -> None:
    t = lasting("Azarath Metrion Zinthos", discard=["Bane", "Robin", "Heat Vision"])
    t.A.uses("Azarath Metrion Zinthos")
    # it costs 5 itself, and stays where it is
    assert set(t.offered()) == {"Bane", "Robin"}
    t.A.picks("Bane")
    assert t.A.hand == ["Bane"] and t.A.discard == ["Robin", "Heat Vision", "Azarath Metrion Zinthos"]
    # it may be used though nothing comes of it
    t = lasting("Azarath Metrion Zinthos")
    t.A.uses("Azarath Metrion Zinthos")
    assert t.A.hand == [] and t.A.discard == ["Azarath Metrion Zinthos"]


@pytest.mark.example("dcdb:3.041")
def test_abra_kadabra_has_no_hold_of_what_was_discarded() -> None:
    t = situation(
        A=side(hand=["Abra Kadabra"], discard=["Bane"], vp=2), B=side(), main_deck=[of("Azarath Metrion Zinthos"), *["Robin"] * 9]
    )
    t.A.plays("Abra Kadabra")
    t.A.says(False)
    t.A.uses("Azarath Metrion Zinthos")
    assert t.A.hand == ["Bane"] and t.A.discard == ["Azarath Metrion Zinthos"]
    t.A.ends()
    assert t.asked == ("B", "turn") and t.A.vp == 2 and "Azarath Metrion Zinthos" in t.A.discard


# -- once during each of your turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:1.104")
def test_azarath() -> None:
    t = situation(
        A=side(play=[of("Azarath")], hand=["Punch", "Bane"]),
        B=side(hand=["Kick", "Lasso of Truth"], deck=["Robin"]),
        C=side(hand=["Robin"]),
    )
    t.A.uses("Azarath")
    t.A.picks("Punch")
    assert t.asked == ("B", "avoid")
    t.B.picks("Lasso of Truth")
    assert sorted(t.B.hand) == ["Kick", "Robin"] and t.C.hand == [] and t.C.discard == ["Robin"]
    assert t.A.discard == ["Punch"] and t.A.hand == ["Bane"] and not can_use(t, "Azarath")


@pytest.mark.example("dcdb:5.021")
def test_cadmus_labs() -> None:
    t = situation(
        A=side(play=[of("Cadmus Labs")], hand=["Catwoman", "Gorilla Grodd", "Batarang", "X-Ray Vision"]),
        B=side(deck=["Harley Quinn"], hand=["Kick"]),
    )
    t.A.plays("Catwoman")
    t.A.plays("Gorilla Grodd")
    t.A.plays("Batarang")
    t.A.plays("X-Ray Vision")
    t.A.picks_none()
    # Gorilla Grodd is too dear, the others are of other types
    t.A.uses("Cadmus Labs")
    assert t.A.hand == ["Catwoman"] and not can_use(t, "Cadmus Labs") and t.B.hand == ["Kick"]
    t = situation(A=side(play=[of("Cadmus Labs")], hand=[of("Koriand'r")]), B=side())
    t.A.plays("Koriand'r")
    # nothing there is cheap enough: it is not offered
    assert not can_use(t, "Cadmus Labs")


@pytest.mark.rule("dcdb:GC:Inertia (Teen Titans)#1")
def test_inertia() -> None:
    t = situation(A=side(play=[of("Inertia")], hand=["Punch", "Bane"], deck=["Robin", "Kick"]), B=side(hand=["Kick"]))
    t.A.uses("Inertia")
    t.A.picks("Punch")
    assert sorted(t.A.hand) == ["Bane", "Robin"] and t.A.discard == ["Punch"] and t.B.hand == ["Kick"]
    assert not can_use(t, "Inertia")
    assert not can_use(situation(A=side(play=[of("Inertia")]), B=side()), "Inertia")


# -- Equipment, Heroes and Super Powers -----------------------------------------------------------------------------------


def test_flight_wings() -> None:
    t = table("Flight Wings", line_up=["Bane", "Catwoman"], power=9, deck=["Kick"])
    t.A.buys("Bane")
    t.A.picks("Flight Wings")
    t.A.buys("Catwoman")
    t.A.picks("Flight Wings")
    assert t.A.deck == ["Catwoman", "Bane", "Kick"] and t.power == 9 + 2 - 4 - 2 and untouched(t)
    t = table("Flight Wings", line_up=["Bane"], power=9)
    t.A.buys("Bane")
    t.A.picks_none()
    assert t.A.discard == ["Bane"]


def test_lasso_of_lightning() -> None:
    t = table("Lasso of Lightning", discard=["The Batcave", "Bane"])
    t.A.picks("The Batcave")
    assert t.power == 1 and t.A.hand == ["The Batcave"] and t.A.discard == ["Bane"] and untouched(t)
    t = table("Lasso of Lightning", discard=["The Batcave"])
    t.A.picks_none()
    assert t.A.hand == []


def test_magic_bracers() -> None:
    assert table("Magic Bracers").power == 1
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[of("Magic Bracers")], discard=["The Batcave", "Bane"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Magic Bracers")
    assert t.B.hand == ["The Batcave"] and t.B.discard == ["Bane", "Magic Bracers"] and t.C.discard == ["Weakness"]


def test_acrobatic_agility() -> None:
    assert table("Acrobatic Agility").power == 1
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[of("Acrobatic Agility")]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Acrobatic Agility")
    assert t.B.hand == [] and t.B.discard == ["Acrobatic Agility"] and t.C.discard == ["Weakness"]


def test_arsenal() -> None:
    t = table("Arsenal", power=6, super_villains=["Deathstroke"], line_up=["Doomsday"])
    assert t.A.why_not("Doomsday") == [] and t.A.why_not("Deathstroke") != []
    t = table("Arsenal", power=7, super_villains=["Deathstroke"], line_up=["Doomsday"])
    t.A.buys("Deathstroke")
    assert t.power == 0 and untouched(t)


def test_daughter_of_trigon() -> None:
    t = table(
        "Daughter of Trigon", "Batarang", "Arkham Asylum", power=5, super_villains=["Deathstroke"], line_up=["Doomsday", "Robin"]
    )
    # a Hero alone: 1 less; then with Equipment and a Location 3 less
    assert "buy Doomsday for 5" in t.offered() and "buy Robin for 3" in t.offered()
    t.A.plays("Arkham Asylum")
    t.A.plays("Batarang")
    assert "buy Doomsday for 3" in t.offered() and "buy Robin for 3" in t.offered() and "defeat Deathstroke for 6" in t.offered()
    t.A.ends()
    assert "buy Doomsday for 6" not in t.offered() and t.s.power == 0


def test_dick_grayson() -> None:
    t = table("Dick Grayson", play=["The Batcave"], deck=["The Batcave", of("Inertia"), "Bane"])
    # Batcave 1, Inertia 2, Bane 1, the other Batcave 1; two different Ongoing cards
    assert t.power == 2 and t.A.points == 1 + 1 + 2 + 1 + 2 and untouched(t)


def test_koriandr() -> None:
    t = table("Koriand'r", line_up=["Bane", "Heat Vision", "Super Strength"], deck=["Robin"])
    assert set(t.offered()) == {"Heat Vision", "Super Strength"}
    t.A.picks("Heat Vision")
    assert t.A.hand == ["Heat Vision"] and t.line_up == ["Bane", "Super Strength"] and t.A.deck == ["Robin"] and untouched(t)
    t = table("Koriand'r", line_up=["Bane"], deck=["Robin", "Kick"])
    assert t.A.hand == ["Robin"] and t.line_up == ["Bane"]


def test_energy_absorption() -> None:
    t = table("Energy Absorption", "Punch", deck=["Bane"])
    assert set(t.offered()) == {"Punch", "Bane"}
    t.A.picks("Punch")
    assert t.A.hand == ["Bane"] and t.destroyed == ["Punch"] and untouched(t)
    t = table("Energy Absorption", "Punch", deck=["Bane"])
    t.A.picks_none()
    assert len(t.A.hand) == 2 and t.destroyed == []


# -- Villains that attack -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "power", "drawn"), [("Geokinesis", 2, 0), ("Jinx", 1, 1)])
def test_foes_lose_an_ongoing_card(card: str, power: int, drawn: int) -> None:
    t = situation(
        A=side(hand=[of(card)], play=["The Batcave"], deck=["Robin", "Kick"]),
        B=side(play=["The Batcave", of("Inertia"), "Catwoman"]),
        C=side(hand=["Robin"]),
        D=side(hand=["Super Speed"], play=["The Batcave"]),
    )
    t.A.plays(card)
    assert t.asked == ("B", "choose") and set(t.offered()) == {"The Batcave", "Inertia"}
    t.B.picks("Inertia")
    t.D.picks("Super Speed")
    assert t.power == power and len(t.A.hand) == drawn and "The Batcave" in t.A.play
    assert t.B.discard == ["Inertia"] and t.B.play == ["The Batcave", "Catwoman"]
    assert t.C.hand == ["Robin"] and t.C.discard == [] and t.D.play == ["The Batcave"]


def test_mad_mod() -> None:
    t = table("Mad Mod", play=["The Batcave"])
    t.A.says(True)
    assert t.power == 2 and t.A.discard == ["The Batcave"]
    # "choose a foe": it attacks all of them
    assert t.B.discard == ["Kick", "Weakness"] and t.C.discard == ["Weakness"]
    t = table("Mad Mod", play=["The Batcave"])
    t.A.says(False)
    assert t.power == 2 and t.A.discard == [] and untouched(t) and t.C.discard == []
    assert table("Mad Mod").asked == ("A", "turn")


def test_cinderblock() -> None:
    t = table("Cinderblock", deck=["Bane", "Robin"], discard=["Lasso of Truth", "Catwoman"])
    t.A.picks("Lasso of Truth")
    assert t.A.hand == ["Bane"] and t.A.deck == ["Lasso of Truth", "Robin"] and t.A.discard == ["Catwoman"] and untouched(t)


# -- Super-Villains -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind", "power"),
    [
        ("Blackfire", ["Heat Vision", "Super Strength"], 3),
        ("Brother Blood", ["Bane", "Doomsday"], 3),
        ("Clock King", ["Nth Metal", "Utility Belt"], 2),
        ("Harvest", ["Catwoman", "Robin"], 2),
    ],
)
def test_all_of_a_kind_or_power(card: str, kind: list[str], power: int) -> None:
    line_up = [*kind, "The Batcave"]
    t = table(card, line_up=line_up)
    t.A.says(True)
    assert sorted(t.A.discard) == sorted(kind) and t.line_up == ["The Batcave"]
    t.A.picks(kind[1])
    assert t.A.hand == [kind[1]] and t.A.discard == [kind[0]] and t.power == 0 and untouched(t)
    t = table(card, line_up=line_up)
    t.A.says(False)
    assert t.power == power and t.line_up == line_up
    # nothing there to gain
    t = table(card, line_up=["The Batcave"])
    assert t.asked == ("A", "turn") and t.power == power


def test_cheshire() -> None:
    line_up = ["Kid Flash", "Catwoman", "Robin", "Batmobile", "Arsenal"]
    t = table("Cheshire", line_up=line_up)
    t.A.says(True)
    # one of cost 1, one of the three of cost 2, one of cost 3
    t.A.picks("Batmobile")
    assert sorted(t.A.hand) == ["Arsenal", "Batmobile", "Robin"] and t.line_up == ["Kid Flash", "Catwoman"] and t.power == 0
    t = table("Cheshire", line_up=line_up)
    t.A.says(False)
    assert t.power == 3 and t.line_up == line_up and untouched(t)
    # as far as there are: a part of it is no refusal
    t = table("Cheshire", line_up=["Robin", "Bane"])
    t.A.says(True)
    assert t.A.hand == ["Robin"] and t.power == 0
    assert table("Cheshire", line_up=["Bane"]).power == 3


def test_slade_wilson() -> None:
    t = situation(
        A=side(),
        B=side(play=[of("Slade Wilson")], hand=["Kick", "Punch"], deck=["Bane", "Robin", "Robin", "Robin"]),
        line_up=["Bane"] * 5,
    )
    t.A.ends()
    t.B.picks("Slade Wilson")
    assert len(t.B.hand) == 5 and t.B.deck == ["Robin"]
    t.B.ends()
    assert t.B.play == ["Slade Wilson"] and t.asked == ("A", "turn")
    # with five in hand there is nothing to ask
    t.A.ends()
    assert t.asked == ("B", "turn") and len(t.B.hand) == 5


def test_the_brain_and_monsieur_mallah() -> None:
    t = table("The Brain & Monsieur Mallah", deck=["Bane", "Robin", "Kick"])
    assert sorted(t.A.hand) == ["Bane", "Robin"] and untouched(t)
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[of("The Brain & Monsieur Mallah")]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("The Brain & Monsieur Mallah")
    assert t.B.hand == ["The Brain & Monsieur Mallah"] and t.B.discard == [] and t.C.discard == ["Weakness"]


@pytest.mark.rule("dcdb:6.445")
def test_trigon() -> None:
    t = table("Trigon", "Punch")
    assert t.asked == ("A", "turn") and t.power == 0 and t.A.hand == ["Punch"] and untouched(t)
    t = situation(A=side(), B=side(discard=["Punch"]), super_villains=[of("Trigon")], line_up=["Bane"] * 5)
    t.A.ends()
    assert t.B.discard == ["Punch"]


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Beast Boy (Teen Titans)#1", "dcdb:1.020")
def test_beast_boy() -> None:
    t = own_turn("Beast Boy", hand=["Catwoman", "Punch"], discard=["Robin", "Man of Steel", "Bane", "Punch"])
    t.A.uses("Beast Boy")
    t.A.picks("Catwoman")
    # Heroes that cost no more than 6, the discarded one among them
    assert set(t.offered()) == {"Robin", "Catwoman"}
    t.A.picks("Robin")
    assert sorted(t.A.hand) == ["Punch", "Robin"] and "Catwoman" in t.A.discard and not can_use(t, "Beast Boy")
    # a Starter brings no Starter back, and is discarded all the same
    t = own_turn("Beast Boy", hand=["Punch"], discard=["Punch", "Bane"])
    t.A.uses("Beast Boy")
    assert t.A.hand == [] and sorted(t.A.discard) == ["Bane", "Punch", "Punch"] and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:MC:Blue Beetle (Teen Titans)#1")
def test_blue_beetle() -> None:
    assert not can_use(own_turn("Blue Beetle", play=["Punch"] * 6), "Blue Beetle")
    t = own_turn("Blue Beetle", play=["Punch"] * 6 + ["The Batcave"], deck=["Bane", "Robin"])
    t.A.uses("Blue Beetle")
    assert t.A.hand == ["Bane"] and not can_use(t, "Blue Beetle") and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:MC:Raven (Teen Titans)#1")
def test_raven() -> None:
    given = {"discard": ["Heat Vision", "Bane"]}
    assert not can_use(own_turn("Raven", play=["Bane", "Catwoman"], **given), "Raven")
    t = own_turn("Raven", play=["Bane", "Bane"], **given)
    t.A.uses("Raven")
    assert t.A.hand == ["Heat Vision"] and t.A.discard == ["Bane"] and not can_use(t, "Raven") and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:MC:Red Robin (Teen Titans)#1")
def test_red_robin() -> None:
    assert not can_use(own_turn("Red Robin", play=["Robin", "Bane"], discard=["Nth Metal"]), "Red Robin")
    t = own_turn("Red Robin", play=["Robin", "Robin"], discard=["Nth Metal", "Bane"])
    t.A.uses("Red Robin")
    assert t.power == 1 and t.A.hand == ["Nth Metal"] and t.A.discard == ["Bane"] and t.B.hand == ["Kick"]
    # without Equipment there is the Power
    t = own_turn("Red Robin", play=["Robin", "Robin"], discard=["Bane"])
    t.A.uses("Red Robin")
    assert t.power == 1 and t.A.hand == []


@pytest.mark.rule("dcdb:MC:Starfire (Teen Titans)#1", "dcdb:MC:Starfire (Teen Titans)#2")
@pytest.mark.example("dcdb:1.011")
def test_starfire() -> None:
    assert not can_use(own_turn("Starfire", play=["Punch", "Kid Flash", "Bane"]), "Starfire")
    # four, or more than four
    for more in ([], ["The Batcave"]):
        t = own_turn("Starfire", hand=["Punch"], play=["Kick", "Kid Flash", "Bane", *more])
        t.A.plays("Punch")
        t.A.uses("Starfire")
        t.A.picks("Punch")
        # the Power stays
        assert t.power == 1 and t.destroyed == ["Punch"] and not can_use(t, "Starfire") and t.B.play == ["The Batcave"]


@pytest.mark.rule("dcdb:MC:Superboy (Teen Titans)#1")
def test_superboy() -> None:
    assert not can_use(own_turn("Superboy", play=["Heat Vision", "Heat Vision"]), "Superboy")
    t = own_turn("Superboy", play=["Heat Vision", "Super Strength"], deck=["Bane", "Robin"])
    t.A.uses("Superboy")
    assert t.power == 1 and t.A.hand == ["Bane"] and not can_use(t, "Superboy") and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:MC:Wonder Girl (Teen Titans)#1")
def test_wonder_girl() -> None:
    assert not can_use(own_turn("Wonder Girl", play=["Nth Metal", "Bane"]), "Wonder Girl")
    t = own_turn("Wonder Girl", play=["Nth Metal", "Nth Metal"], hand=["Punch"], deck=["Bane", "Robin", "Kick"])
    t.A.uses("Wonder Girl")
    assert set(t.offered()) == {"Punch", "Bane", "Robin"}
    t.A.picks("Punch")
    assert sorted(t.A.hand) == ["Bane", "Robin"] and t.A.discard == ["Punch"] and t.B.hand == ["Kick"]
