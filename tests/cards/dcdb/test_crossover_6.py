"""Crossover Pack 6: its main characters, and the rotation of cards that matters to them (6.418)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog, in_set
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import PLAY, CardDef

MAINS = ("Batwoman", "Black Canary", "Catwoman", "Huntress", "Katana", "Oracle")


def of(name: str) -> CardDef:
    """A main character of the set."""
    return catalog()[("Crossover 6", f"MC:{name}")]


def can_use(t: Table, name: str) -> bool:
    """Is the ability of this card offered?"""
    return any([o.startswith(f"use {name}:") for o in t.offered()])


def turned(t: Table, player: int = 0) -> dict[str, int]:
    """By how many quarters a player's cards in play are rotated."""
    return {t.s.card(n).printed.name: t.s.card(n).turned for n in t.s.zone(player, PLAY)}


def rotate(t: Table, *names: str) -> None:
    """The cards of A lie rotated by a quarter, or more of them if named more often."""
    for name in names:
        n = next(n for n in t.s.zone(0, PLAY) if t.s.card(n).printed.name == name)
        t.s.write(n).turned += 1


def test_the_set() -> None:
    cards = in_set("Crossover 6")
    assert len(cards) == 37 and all(c.sources for c in cards)
    assert tuple(c.name for c in cards if c.known_text) == MAINS


@pytest.mark.rule("dcdb:MC:Oracle (Crossover 6)#1", "dcdb:6.418")
def test_oracle() -> None:
    t = situation(A=side(of("Oracle"), play=["Catwoman", "The Batcave"], deck=["Bane", "Kick"]), B=side())
    assert not can_use(t, "Oracle")
    t = situation(
        A=side(of("Oracle"), play=["Catwoman", "Robin", "The Batcave"], deck=["Bane", "Kick"]), B=side(play=["The Batcave"])
    )
    t.A.uses("Oracle")
    # any card that A controls
    assert t.A.hand == ["Bane"] and set(t.offered()) == {"Catwoman", "Robin", "The Batcave"}
    t.A.picks("The Batcave")
    assert turned(t) == {"Catwoman": 0, "Robin": 0, "The Batcave": 1} and turned(t, 1) == {"The Batcave": 0}
    assert not can_use(t, "Oracle")
    # an Ongoing card stays as it lies; what leaves is a new card
    t.A.ends()
    assert turned(t) == {"The Batcave": 1}
    (shown,) = t.match.view(0).table.sides[0].area("play").known
    assert "90°" in shown.marks


@pytest.mark.rule("dcdb:3.040")
def test_what_leaves_play_is_upright() -> None:
    t = situation(A=side(of("Oracle"), hand=["Punch"], play=["Catwoman", "Robin"], deck=["Bane", "Kick"]), B=side())
    t.A.uses("Oracle")
    t.A.picks("Robin")
    t.A.ends()
    assert all([c.turned == 0 for c in (t.s.card(n) for n in t.s.zone(0, 2))])


@pytest.mark.rule("dcdb:MC:Black Canary (Crossover 6)#1", "dcdb:MC:Black Canary (Crossover 6)#2")
def test_black_canary() -> None:
    given = {"discard": ["Bane", "Robin"], "deck": ["Kick"]}
    t = situation(A=side(of("Black Canary"), play=["Heat Vision", "Heat Vision"], **given), B=side())
    # two different Super Powers
    assert not can_use(t, "Black Canary")
    t = situation(A=side(of("Black Canary"), play=["Heat Vision", "Super Strength"], **given), B=side(discard=["Kick"]))
    rotate(t, "Heat Vision", "Heat Vision", "Heat Vision")
    t.A.uses("Black Canary")
    t.A.picks("Heat Vision")
    # the fourth quarter: it stands upright
    assert turned(t) == {"Heat Vision": 0, "Super Strength": 0}
    t.A.picks("Black Canary")
    t.A.picks("Bane")
    assert t.A.deck == ["Bane", "Kick"] and t.A.discard == ["Robin"] and t.B.discard == ["Kick"]
    # the first is none
    t = situation(A=side(of("Black Canary"), play=["Heat Vision", "Super Strength"], **given), B=side())
    t.A.uses("Black Canary")
    t.A.picks("Heat Vision")
    assert t.asked == ("A", "turn") and t.A.deck == ["Kick"]


@pytest.mark.rule("dcdb:MC:Catwoman (Crossover 6)#1", "dcdb:MC:Catwoman (Crossover 6)#2")
def test_catwoman() -> None:
    play = ["Punch", "Kick", "Robin", "Nth Metal"]
    t = situation(A=side(of("Catwoman"), play=play, hand=["Gorilla Grodd", "Robin"]), B=side(), main_deck=["Bane", "Doomsday"])
    rotate(t, "Punch", "Kick", "Kick", "Robin")
    assert not can_use(t, "Catwoman")
    t.A.plays("Gorilla Grodd")
    t.A.picks("Catwoman")
    # upright cards alone, the Villain among them
    assert set(t.offered()) == {"Nth Metal", "Gorilla Grodd"}
    t.A.picks("Nth Metal")
    t.A.uses("Catwoman")
    assert t.A.discard == ["Bane"] and t.main_deck == ["Doomsday"] and not can_use(t, "Catwoman")
    # no Villain
    t.A.plays("Robin")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:MC:Huntress (Crossover 6)#1")
def test_huntress_attacks() -> None:
    t = situation(
        A=side(of("Huntress"), hand=["Scarecrow", "Bane"]),
        B=side(hand=["Lasso of Truth", "Kick"]),
        C=side(hand=["Lasso of Truth", "Kick"]),
    )
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    t.C.picks("Lasso of Truth")
    # two have avoided it: once for the attack
    t.A.picks("Huntress")
    assert turned(t) == {"Scarecrow": 1} and t.asked == ("A", "turn")
    t.A.plays("Bane")
    for who in (t.B, t.C):
        who.picks(who.hand[0])
    assert turned(t) == {"Scarecrow": 1, "Bane": 0}


@pytest.mark.rule("dcdb:MC:Huntress (Crossover 6)#2")
def test_huntress_avoids() -> None:
    t = situation(
        A=side(hand=["Scarecrow"], play=["The Batcave"]),
        B=side(of("Huntress"), hand=["Lasso of Truth"], play=["The Batcave"]),
        C=side(),
    )
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    t.B.picks("Huntress")
    assert turned(t, 1) == {"The Batcave": 1} and turned(t) == {"The Batcave": 0, "Scarecrow": 0}
    # without a card in play there is nothing to rotate
    t = situation(A=side(hand=["Scarecrow"]), B=side(of("Huntress"), hand=["Lasso of Truth"]))
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:MC:Katana (Crossover 6)#1")
def test_katana() -> None:
    assert not can_use(situation(A=side(of("Katana"), play=["Nth Metal"], hand=["Punch"]), B=side()), "Katana")
    t = situation(A=side(of("Katana"), play=["Nth Metal", "Batarang"], hand=["Punch", "Bane"]), B=side(hand=["Punch"]))
    t.A.uses("Katana")
    t.A.takes_mode(0)
    assert t.destroyed == ["Punch"] and t.A.hand == ["Bane"] and t.B.hand == ["Punch"] and not can_use(t, "Katana")
    t = situation(A=side(of("Katana"), play=["Nth Metal", "Batarang"], hand=["Bane"]), B=side())
    # there is no Starter: a card is rotated
    t.A.uses("Katana")
    t.A.picks("Batarang")
    assert turned(t) == {"Nth Metal": 0, "Batarang": 1} and t.destroyed == []


@pytest.mark.rule("dcdb:MC:Batwoman (Crossover 6)#1", "dcdb:6.120")
def test_batwoman() -> None:
    t = situation(
        A=side(of("Batwoman"), play=["Catwoman", "Robin", "Kick", "Bane"]),
        B=side(),
        line_up=["Kid Flash", "Doomsday", "Heat Vision"],
        super_villains=["Deathstroke"],
        power=20,
    )
    rotate(t, "Catwoman", "Robin", "Kick")
    offered = t.offered()
    # once for each card type, however many are rotated; a Kick of its stack and the Super-Villain cost what they cost
    assert {"buy Kid Flash for 1", "buy Doomsday for 6", "buy Heat Vision for 5", "buy Kick for 3"} <= set(offered)
    t = situation(A=side(play=["Catwoman"]), B=side(of("Batwoman"), play=["Catwoman"]), line_up=["Kid Flash"], power=20)
    rotate(t, "Catwoman")
    assert "buy Kid Flash for 2" in t.offered()
