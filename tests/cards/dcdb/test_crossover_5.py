"""Crossover Pack 5: what each card does, what it does not, and who stands by untouched."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import in_set
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.situations.worked.cards import of
from longbox.games.dcdb.view.reading import text
from longbox.kernel.decisions import IllegalAnswer
from tests.worked import laid


def table(card: str, *hand: str, vp: int = 0, b: list[str] | None = None, **more: object) -> Table:
    """A has a card of the set and others in hand, and has played it; B and C stand by."""
    given = {k: more.pop(k) for k in ("deck", "discard", "play") if k in more}
    t = situation(
        A=side(hand=[of(card), *hand], vp=vp, **given),
        B=side(hand=b or [], discard=["Kick"], vp=3),
        C=side(hand=["Robin"]),
        **more,  # type: ignore[arg-type]
    )
    t.A.plays(card)
    return t


def untouched(t: Table) -> bool:
    """C has what it had."""
    return t.C.hand == ["Robin"] and t.C.discard == [] and t.C.play == [] and t.C.vp == 0


def appear(card: str, **sides: dict[str, object]) -> Table:
    """A ends its turn having defeated the Super-Villain, and this one appears."""
    t = situation(super_villains=["Deathstroke", of(card)], power=9, **sides)  # type: ignore[arg-type]
    t.A.buys("Deathstroke")
    t.A.ends()
    return t


def test_the_set() -> None:
    cards = in_set("Crossover 5")
    assert len(cards) == 37 and all(c.sources for c in cards)
    assert all(text(c) for c in cards if c.name != "The Flash (Return from the Speed Force)")


@pytest.mark.rule("dcdb:GC:Air-Walk Shoes (Crossover 5)#1", "dcdb:GC:Girder (Crossover 5)#1", "dcdb:GC:Tar Pit (Crossover 5)#1")
@pytest.mark.rule("dcdb:GC:Engulfing Flames (Crossover 5)#1", "dcdb:GC:Mirror Images (Crossover 5)#1")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("Air-Walk Shoes", 1),
        ("Bag of Tricks", 2),
        ("Cold Gun", 1),
        ("James Jesse", 1),
        ("Patty Spivot", 1),
        ("Pied Piper", 2),
        ("Rogues Safe House", 1),
        ("Tornado", 1),
        ("The Top", 2),
        ("Loot!", 7),
        ("Mirror Gun", 1),
        ("Captain Boomerang Jr.", 1),
        ("Iris West", 1),
        ("Iron Heights", 1),
        ("Engulfing Flames", 1),
        ("Lightning Strike", 2),
        ("Mirror Images", 1),
        ("Phasing", 3),
        ("Abra Kadabra", 4),
        ("Dr. Alchemy", 1),
        ("Girder", 1),
        ("Magenta", 1),
        ("Tar Pit", 1),
    ],
)
def test_what_who_buys_it_gets(card: str, vp: int) -> None:
    t = situation(A=side(), B=side(vp=2), line_up=[of(card), "Catwoman"], power=20)
    t.A.buys("Catwoman")
    assert t.A.vp == 0
    t.A.buys(card)
    t.A.picks(card)
    # what it gives stands beside its text, and may be left
    assert t.A.vp == vp and t.B.vp == 2 and t.A.discard == ["Catwoman", card]
    t = situation(A=side(), B=side(), line_up=[of(card)], power=20)
    t.A.buys(card)
    t.A.picks_none()
    assert t.A.vp == 0


def test_air_walk_shoes() -> None:
    t = table("Air-Walk Shoes", discard=["Catwoman", "Super Strength", "Weakness", "Utility Belt"])
    assert set(t.offered()) == {"Catwoman", "Weakness"}
    t.A.picks("Catwoman")
    assert t.A.hand == ["Catwoman"] and t.power == 0 and untouched(t)


def test_loot() -> None:
    assert table("Loot!").A.vp == 0
    t = situation(A=side(hand=["X-Ray Vision"]), B=side(deck=[of("Loot!")], vp=5), C=side(deck=["The Batcave"], vp=4))
    t.A.plays("X-Ray Vision")
    t.A.picks("Loot!")
    assert t.A.vp == 2 and t.B.vp == 3 and t.C.vp == 4 and t.B.deck == ["Loot!"]


def test_mirror_gun() -> None:
    t = situation(
        A=side(hand=["Punch", "Kick", "Kick", of("Mirror Gun")], discard=["Kick", "Bane", "Kick", "Punch", "Kick"]),
        B=side(discard=["Kick"]),
    )
    for name in ("Punch", "Kick", "Kick", "Mirror Gun"):
        t.A.plays(name)
    assert sorted(t.A.hand) == ["Kick", "Kick", "Punch"] and t.A.discard == ["Bane", "Kick"] and t.B.discard == ["Kick"]


def test_captain_boomerang_jr() -> None:
    t = table("Captain Boomerang Jr.", discard=["Super Strength", "Bane"], deck=["Robin"])
    assert t.power == 3 and t.A.deck == ["Bane", "Robin"]
    assert t.A.discard == ["Super Strength"] and t.B.deck[0] == "Kick" and t.B.discard == [] and untouched(t)


def test_iris_west() -> None:
    t = table("Iris West", deck=["Bane"])
    assert t.power == 1 and t.A.deck == ["Bane"] and untouched(t)
    for player in range(3):
        assert t.s.card(t.s.zone(player, 0)[0]).known == 1


def test_iron_heights() -> None:
    t = situation(A=side(hand=["Scarecrow", "Poison Ivy"]), B=side(play=[of("Iron Heights")], vp=1), C=side(vp=1))
    t.A.plays("Scarecrow")
    assert t.asked == ("B", "avoid")
    t.B.picks("Iron Heights")
    assert (
        t.B.vp == 0
        and t.A.vp == 1
        and t.B.discard == []
        and t.B.play == ["Iron Heights"]
        and t.C.discard == ["Weakness"]
        and t.C.vp == 1
    )
    t.A.plays("Poison Ivy")
    assert t.asked == ("A", "turn")
    # nobody is there to be given it
    t = appear("Jesse Quick", A=side(), B=side(play=[of("Iron Heights")], vp=1, deck=["Bane"]))
    assert "Bane" in t.destroyed and t.B.vp == 1


def test_engulfing_flames() -> None:
    t = table("Engulfing Flames", "Catwoman", "Punch", deck=["Bane", "Robin"])
    t.A.picks("Catwoman")
    assert t.power == 2 and t.destroyed == ["Catwoman"] and sorted(t.A.hand) == ["Bane", "Punch", "Robin"] and untouched(t)
    t = table("Engulfing Flames", "Catwoman", "Punch", deck=["Bane", "Robin"])
    t.A.picks("Punch")
    assert t.A.hand == ["Catwoman"] and t.A.deck == ["Bane", "Robin"]


def test_lightning_strike() -> None:
    t = situation(
        A=side(
            hand=["The Penguin", of("Lightning Strike"), "The Penguin", "Punch"],
            deck=["Bane", "Robin", "Bane", "Bane", "Bane", "Bane"],
        ),
        B=side(hand=["Kick", "Kick"]),
    )
    t.A.plays("The Penguin")
    t.A.picks("Bane", "Robin")
    t.A.plays("Lightning Strike")
    assert t.power == 2
    t.A.plays("The Penguin")
    t.A.picks("Punch", "Bane")
    assert t.power == 4 and t.B.hand == ["Kick", "Kick"]


def test_mirror_images() -> None:
    t = table("Mirror Images", deck=["Catwoman", "Robin"], discard=["The Penguin", "Bane", "Batmobile"])
    assert t.power == 2 and t.offered() == ["Batmobile"]
    t.A.picks("Batmobile")
    assert t.A.hand == ["Batmobile"] and t.A.play == ["Mirror Images", "Catwoman"] and t.A.deck == ["Robin"] and untouched(t)


def test_phasing() -> None:
    t = table("Phasing", "Punch", "Kick", "Robin")
    assert t.power == 3 and len(t.A.hand) == 3 and untouched(t)
    assert table("Phasing").power == 0


@pytest.mark.rule("dcdb:1.140")
def test_abra_kadabra() -> None:
    main = ["Catwoman", "Robin", "Bane", "Bane", "Bane", "Bane", "Bane"]
    t = table("Abra Kadabra", vp=2, main_deck=main)
    t.A.says(False)
    assert t.power == 2 and t.A.play == ["Abra Kadabra", "Catwoman"]
    t.A.ends()
    t.A.says(True)
    assert t.A.vp == 0 and "Catwoman" in t.A.discard and untouched(t)
    t = table("Abra Kadabra", vp=1, main_deck=["Catwoman"], line_up=["Bane"] * 5)
    t.A.says(False)
    t.A.ends()
    assert t.A.vp == 1 and t.A.discard.count("Catwoman") == 0 and t.main_deck == ["Catwoman"]
    # returned at once, it can't be gained any more
    t = table("Abra Kadabra", vp=2, main_deck=main)
    t.A.says(True)
    assert t.power == 2 and t.A.play == ["Abra Kadabra"] and t.main_deck == main
    t.A.ends()
    assert t.asked == ("B", "turn") and t.A.vp == 2 and untouched(t)


def test_dr_alchemy() -> None:
    t = table("Dr. Alchemy", "Batmobile", "Punch", line_up=["Catwoman", "Bane"])
    t.A.picks("Catwoman")
    assert set(t.offered()) == {"Batmobile", "Catwoman"}
    t.A.picks("Batmobile")
    assert sorted(t.A.hand) == ["Catwoman", "Punch"] and t.line_up == ["Bane", "Batmobile"] and untouched(t)


def test_girder() -> None:
    assert table("Girder").power == 2
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[of("Girder")], deck=["Bane"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Girder")
    assert t.B.vp == 1 and t.B.hand == ["Bane"] and t.B.discard == ["Girder"] and t.C.discard == ["Weakness"] and t.C.vp == 0


def test_magenta() -> None:
    t = table("Magenta", vp=1, line_up=["Nth Metal", "Bane", "Batmobile"])
    t.A.says(True)
    assert set(t.offered()) == {"Nth Metal", "Batmobile"}
    t.A.picks("Nth Metal")
    assert t.power == 2 and t.A.vp == 0 and t.A.hand == ["Nth Metal"] and t.line_up == ["Bane", "Batmobile"] and untouched(t)
    t = table("Magenta", line_up=["Nth Metal"])
    assert t.asked == ("A", "turn") and t.A.hand == []


@pytest.mark.example("dcdb:GC:Tar Pit (Crossover 5)#2")
@pytest.mark.parametrize(
    ("mode", "picks", "gone"), [(0, ["Punch"], ["Punch"]), (1, ["Kick"], ["Kick"]), (2, ["Punch", "Kick"], ["Punch", "Kick"])]
)
def test_tar_pit(mode: int, picks: list[str], gone: list[str]) -> None:
    t = laid("dcdb:GC:Tar Pit (Crossover 5)#2")
    t.A.plays("Tar Pit")
    assert sorted(t.A.hand) == ["Bane", "Punch"]
    t.A.says(True)
    t.A.takes_mode(mode)
    for name in picks:
        t.A.picks(name)
    assert t.destroyed == gone and t.A.vp == 0 and untouched(t)
    t = table("Tar Pit", "Punch", vp=1, deck=["Bane"])
    t.A.says(False)
    assert t.A.vp == 1 and t.destroyed == []
    assert table("Tar Pit", "Punch", deck=["Bane"]).asked == ("A", "turn")


def test_bart_allen() -> None:
    t = table("Bart Allen", line_up=["Bane", "Robin", "Catwoman"], main_deck=["Kick", "Batmobile", "Nth Metal", "Bane"])
    t.A.picks("Bane", "Catwoman")
    assert (
        sorted(t.A.hand) == ["Bane", "Catwoman"]
        and t.line_up == ["Robin", "Kick", "Batmobile", "Nth Metal", "Bane"]
        and untouched(t)
    )


def test_bart_allen_appears() -> None:
    t = appear("Bart Allen", A=side(deck=["Filler"] * 9), B=side(hand=["Bane", "Bane", "Robin", "Punch"]), C=side(hand=["Punch"]))
    assert t.B.discard == ["Weakness", "Weakness"] and t.C.discard == []


def test_jay_garrick() -> None:
    t = table("Jay Garrick", deck=["Bane", "Robin"])
    assert t.A.vp == 1 and sorted(t.A.hand) == ["Bane", "Robin"] and t.B.vp == 3 and untouched(t)
    t = appear("Jay Garrick", A=side(deck=["Filler"] * 9), B=side(hand=["Bane"]), C=side(hand=["Punch"]))
    t.A.picks("Filler")
    assert t.A.vp == 0 and t.B.vp == 1 and t.C.vp == 0
    assert t.B.discard == ["Filler"] and t.C.discard == ["Bane"] and "Punch" in t.A.discard


def test_jesse_quick() -> None:
    t = table("Jesse Quick")
    assert t.power == 3 and t.s.card(t.s.zone(0, 0)[0]).known == 0 and untouched(t)
    assert t.s.card(t.s.zone(1, 0)[0]).known == 1 and t.s.card(t.s.zone(2, 0)[0]).known == 1
    t = appear("Jesse Quick", A=side(deck=["Filler"] * 5 + ["Kick", "Robin"]), B=side(deck=["Bane", "Punch"]))
    assert t.destroyed == ["Kick", "Bane"] and t.B.deck == ["Punch"]


def test_wally_west() -> None:
    t = table("Wally West", deck=["Bane", "Robin", "Kick"])
    assert len(t.A.hand) == 3 and t.power == 0 and untouched(t)
    t = appear("Wally West", A=side(), B=side(), destroyed=["Weakness", "Bane", "Punch", "Punch", "Weakness"])  # type: ignore[arg-type]
    t.A.picks("Punch", "Weakness")
    assert sorted(t.B.discard) == ["Punch", "Weakness"] and t.destroyed == ["Bane"] and {"Punch", "Weakness"} <= set(t.A.discard)


@pytest.mark.rule("dcdb:6.445")
def test_the_flash() -> None:
    t = situation(
        A=side(hand=["Punch"], discard=["Punch"]), B=side(play=[]), super_villains=[of("The Flash"), "Darkseid"], power=8
    )
    t.A.plays("Punch")
    t.A.buys("The Flash")
    t.A.picks("Punch")
    assert t.removed == ["The Flash"] and t.A.vp == 6 and t.destroyed == ["Punch"] and t.A.discard == ["Punch"] and t.B.vp == 0
    t = table("The Flash (Return from the Speed Force)", "Punch")
    assert t.asked == ("A", "turn") and t.power == 0 and t.A.hand == ["Punch"] and untouched(t)


# -- main characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:MC:Golden Glider (Crossover 5)#1")
def test_golden_glider() -> None:
    t = situation(
        A=side(of("MC:Golden Glider"), hand=["Kick", "J'onn J'onzz"], deck=["Bane", "Robin"]),
        B=side(),
        super_villains=["Parallax", "Darkseid"],
    )
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.A.hand == ["J'onn J'onzz"]
    t.A.plays("J'onn J'onzz")
    # Parallax has not gone back as it resolves; nobody owns it
    t.A.picks("Golden Glider")
    assert t.A.hand == ["Bane"] and t.B.hand == []


@pytest.mark.rule("dcdb:6.502")
@pytest.mark.example(
    "dcdb:MC:Golden Glider (Crossover 5)#3", "dcdb:MC:Mirror Master (Crossover 5)#3", "dcdb:MC:Weather Wizard (Crossover 5)#2"
)
@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("dcdb:MC:Golden Glider (Crossover 5)#3", {}),
        ("dcdb:MC:Mirror Master (Crossover 5)#3", {}),
        ("dcdb:MC:Weather Wizard (Crossover 5)#2", {}),
        ("dcdb:MC:Weather Wizard (Crossover 5)#2", {"main": "Heatwave"}),
    ],
)
def test_their_teamwork_can_not_be_used(id: str, given: dict[str, str]) -> None:
    t = laid(id, **given)
    assert sorted(t.offered()) == ["end the turn", "play Punch"]
    t.A.plays("Punch")
    # nor later in the turn
    assert t.offered() == ["end the turn"] and t.B.deck == ["Bane"]


def test_heatwave() -> None:
    t = situation(
        A=side(
            of("MC:Heatwave"),
            hand=["Heat Vision", "Heat Vision", "Heat Vision"],
            discard=["Punch", "Bane", "Catwoman"],
            deck=["Kick"],
        ),
        B=side(deck=["Kick"]),
        main_deck=["Nth Metal", "Batmobile"],
    )
    t.A.plays("Heat Vision")
    t.A.picks("Punch")
    assert t.asked == ("A", "turn")
    t.A.plays("Heat Vision")
    t.A.picks("Bane")
    t.A.picks("Heatwave")
    assert t.A.deck == ["Nth Metal", "Kick"] and t.main_deck == ["Batmobile"] and t.B.deck == ["Kick"]
    t.A.plays("Heat Vision")
    t.A.picks("Catwoman")
    assert t.asked == ("A", "turn") and t.A.deck == ["Nth Metal", "Kick"]


@pytest.mark.example("dcdb:6.012")
def test_mirror_master_counts_a_card_played_again_as_another() -> None:
    t = situation(A=side(of("MC:Mirror Master"), hand=["Catwoman", "Clayface"]), B=side())
    t.A.plays("Catwoman")
    assert t.power == 2
    t.A.plays("Clayface")
    assert t.power == 2 + 2 + 1


@pytest.mark.rule("dcdb:MC:Mirror Master (Crossover 5)#1")
def test_mirror_master() -> None:
    t = situation(
        A=side(of("MC:Mirror Master"), hand=["Catwoman", "Batmobile", "The Batcave", "Doomsday", "Harley Quinn"]),
        B=side(hand=["Kick"]),
    )
    t.A.plays("Catwoman")
    assert t.power == 2
    t.A.plays("Batmobile")
    assert t.power == 2 + 1 + 1
    t.A.plays("The Batcave")
    assert t.power == 4
    t.A.plays("Harley Quinn")
    assert t.power == 4 + 1 + 1


@pytest.mark.rule("dcdb:1.090", "dcdb:MC:Weather Wizard (Crossover 5)#1")
def test_weather_wizard() -> None:
    t = situation(A=side(of("MC:Weather Wizard"), hand=["Punch"] * 4, deck=["Bane", "Robin", "Kick"]), B=side(hand=["Kick"]))
    t.A.uses("Weather Wizard")
    t.A.picks("Punch", "Punch")
    t.A.uses("Weather Wizard")
    t.A.picks("Punch", "Punch")
    assert sorted(t.A.hand) == ["Bane", "Robin"] and t.A.discard == ["Punch"] * 4 and t.B.hand == ["Kick"]
    t.A.uses("Weather Wizard")
    assert t.A.hand == ["Kick"]
    assert set(t.offered()) == {"end the turn", "play Kick"}


# -- Teamwork, points paid and hands looked at ----------------------------------------------------------------------------


def teams(card: str, *hand: str, deck: list[str] | None = None, **more: object) -> Table:
    """A against B alone, whose deck is known: A has played the card."""
    given = {"deck": deck} if deck is not None else {}
    t = situation(
        A=side(hand=[of(card), *hand], vp=1, **given), B=side(deck=["Bane", "Kick", "Robin"], hand=["Kick"], vp=3), **more
    )  # type: ignore[arg-type]
    t.A.plays(card)
    return t


@pytest.mark.rule("dcdb:1.090")
def test_bag_of_tricks() -> None:
    t = situation(
        A=side(hand=[of("Bag of Tricks"), "Punch"], vp=4, deck=["Bane", "Robin", "Kick", "Catwoman"]), B=side(vp=3, hand=["Kick"])
    )
    assert "use Bag of Tricks" not in " ".join(t.offered())
    t.A.plays("Bag of Tricks")
    assert t.power == 0 and t.A.vp == 4
    t.A.uses("Bag of Tricks")
    assert t.asked == ("A", "x")
    for number in (0, 5):
        with pytest.raises(IllegalAnswer):
            t.A.chooses(number)
    t.A.chooses(2)
    assert t.A.vp == 2 and t.power == 2 and sorted(t.A.hand) == ["Bane", "Punch", "Robin"]
    t.A.uses("Bag of Tricks")
    t.A.chooses(2)
    assert t.A.vp == 0 and t.power == 4 and len(t.A.hand) == 5 and t.B.vp == 3 and t.B.hand == ["Kick"]
    # nothing is left to pay with
    with pytest.raises(LookupError):
        t.A.uses("Bag of Tricks")


@pytest.mark.rule("dcdb:6.504")
def test_cold_gun() -> None:
    t = situation(
        A=side(hand=[of("Pied Piper"), of("Cold Gun"), of("Pied Piper")]),
        B=side(deck=["Kick", "Punch"], vp=3),
        C=side(deck=["Kick"]),
    )
    t.A.plays("Pied Piper")
    t.A.plays("Cold Gun")
    assert t.A.vp == 0
    t.A.plays("Pied Piper")
    t.A.picks("Cold Gun")
    assert t.A.vp == 1 and t.B.vp == 3 and t.C.vp == 0
    t.A.ends()
    assert t.A.vp == 1


def test_james_jesse() -> None:
    t = table("James Jesse", deck=["Bane", "Robin"])
    assert t.power == 2 and t.A.hand == []
    t = situation(
        A=side(hand=[of("Pied Piper"), of("James Jesse")], deck=["Bane", "Robin"]), B=side(deck=["Punch"], hand=["Kick"])
    )
    t.A.plays("Pied Piper")
    t.A.plays("James Jesse")
    assert t.power == 1 + 2 and t.A.hand == ["Bane"] and t.B.hand == ["Kick"]


def test_patty_spivot() -> None:
    # nothing drawn: one Teamwork; what is drawn later brings the other
    t = teams("Patty Spivot", "Kid Flash", deck=["Catwoman", "Robin"])
    assert t.A.play == ["Patty Spivot", "Bane"] and t.power == 2
    t.A.plays("Kid Flash")
    t.A.picks("Patty Spivot")
    assert t.A.play == ["Patty Spivot", "Bane", "Kid Flash", "Kick"] and t.power == 4 and t.B.deck == ["Robin"]
    # drawn before, it is at once; and only once
    t = situation(
        A=side(hand=["Kid Flash", of("Patty Spivot"), "Kid Flash"]), B=side(deck=["Punch", "Kick", "Robin"], hand=["Bane"])
    )
    t.A.plays("Kid Flash")
    t.A.plays("Patty Spivot")
    assert t.A.play == ["Kid Flash", "Patty Spivot", "Punch", "Kick"] and t.B.hand == ["Bane"]
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "turn") and t.B.deck == ["Robin"]


def test_pied_piper() -> None:
    t = teams("Pied Piper")
    assert t.A.play == ["Pied Piper", "Bane"] and t.B.hand == [] and t.B.discard == ["Kick"] and t.B.vp == 3
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[of("Pied Piper")]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Pied Piper")
    assert t.B.vp == 1 and t.B.hand == ["Pied Piper"] and t.B.discard == [] and t.C.discard == ["Weakness"] and t.C.vp == 0


def test_rogues_safe_house() -> None:
    t = situation(
        A=side(play=[of("Rogues Safe House")], hand=[of("Pied Piper")]), B=side(deck=["Punch"], play=[of("Rogues Safe House")])
    )
    t.A.plays("Pied Piper")
    assert t.power == 1 + 1 and t.B.play == ["Rogues Safe House"]


@pytest.mark.rule("dcdb:6.099", "dcdb:3.020")
def test_tornado() -> None:
    t = table("Tornado", deck=["Bane"], b=["Kick", "Punch"])
    # the attacker sees the hands, and chooses
    assert t.asked == ("A", "choose") and sorted(t.offered()) == ["Kick", "Punch"] and t.A.hand == ["Bane"]
    t.A.picks("Kick")
    assert t.B.deck[0] == "Kick" and t.B.hand == ["Punch"] and t.C.hand == [] and t.C.deck[0] == "Robin"
    top, left = t.s.card(t.s.zone(1, 0)[0]), t.s.card(t.s.zone(1, 1)[0])
    assert top.printed.name == "Kick" and top.known == 0b011 and left.known == 0b011
    # who avoids it is not looked at
    t = situation(
        A=side(hand=[of("Tornado")], deck=["Bane"]), B=side(hand=["Super Speed", "Kick"], deck=["Robin", "Robin"]), C=side()
    )
    t.A.plays("Tornado")
    t.B.picks("Super Speed")
    assert sorted(t.B.hand) == ["Kick", "Robin", "Robin"] and all([t.s.card(n).known == 0b010 for n in t.s.zone(1, 1)])
    assert t.C.hand == []


def test_hawkman() -> None:
    t = table("Hawkman")
    assert t.power == 3 and t.A.vp == 2 and t.B.vp == 3 and untouched(t)


def test_hawkman_appears() -> None:
    t = appear(
        "Hawkman",
        A=side(deck=["Filler"] * 9),
        B=side(hand=["Catwoman", "Doomsday", "Punch", "Bane"]),
        C=side(hand=["Punch", "Kick"]),
    )
    # A has five cards that cost nothing: the hand runs out
    for _ in range(4):
        t.A.picks("Filler")
    assert t.A.vp == 1 and t.A.discard.count("Filler") == 5
    t.B.picks("Catwoman")
    assert t.asked == ("B", "choose") and t.B.discard == ["Catwoman"]
    t.B.picks("Punch")
    t.B.picks("Bane")
    t.C.picks("Punch")
    # 2, 0 and 4: enough, and one is left
    assert t.B.hand == ["Doomsday"] and t.B.vp == 0 and t.C.hand == [] and t.C.vp == 1
    t = appear("Hawkman", A=side(deck=["Filler"] * 9), B=side(), C=side(hand=["Doomsday"]))
    for _ in range(4):
        t.A.picks("Filler")
    # a hand that was empty does not become so; the last card may be the one that makes it enough
    assert t.B.vp == 0 and t.C.vp == 1


def test_max_mercury() -> None:
    t = teams("Max Mercury", deck=["Catwoman", "Robin"])
    assert sorted(t.A.hand) == ["Catwoman", "Robin"] and t.A.play == ["Max Mercury", "Bane"] and t.A.vp == 1


@pytest.mark.rule("dcdb:5.040", "dcdb:1.060")
def test_max_mercury_appears() -> None:
    t = appear(
        "Max Mercury",
        A=side(vp=4, deck=["Filler"] * 9),
        B=side(vp=1),
        C=side(vp=5),
        line_up=["Robin"] * 5,
        main_deck=["Utility Belt", "Doomsday", "Suicide Squad", "Bane"],
    )
    assert t.line_up[5:] == ["Utility Belt", "Doomsday", "Suicide Squad"] and t.main_deck == ["Bane"]
    assert (t.A.vp, t.B.vp, t.C.vp) == (1, 0, 2)


def test_the_top() -> None:
    t = situation(
        A=side(hand=[of("The Top")]),
        B=side(deck=["Punch"], vp=3),
        C=side(deck=["Punch"]),
        D=side(deck=["Punch"], hand=["Super Speed"], vp=2),
    )
    t.A.plays("The Top")
    t.D.picks("Super Speed")
    assert t.power == 1 and t.A.vp == 1 and (t.B.vp, t.C.vp, t.D.vp) == (2, 0, 2)


def test_captain_cold() -> None:
    t = situation(
        A=side(of("MC:Captain Cold")),
        B=side(deck=["Kick", "Robin"], hand=["Punch"]),
        line_up=["Bane", "Robin", "Catwoman", "Nth Metal"],
        power=20,
    )
    t.A.buys("Bane")
    t.A.buys("Kick")
    assert t.asked == ("A", "turn")
    t.A.buys("Robin")
    t.A.picks("Captain Cold")
    assert t.A.play == ["Kick"] and t.B.hand == ["Punch"]
    t.A.buys("Catwoman")
    assert t.asked == ("A", "turn") and t.A.play == ["Kick"]


# -- the Trickster --------------------------------------------------------------------------------------------------------


def trickster(*hand: str, **given: object) -> Table:
    """A is the Trickster and has cards in hand; B stands by."""
    return situation(A=side(of("MC:Trickster"), hand=list(hand), **given), B=side(deck=["Kick"], discard=["Robin"]))


@pytest.mark.rule("dcdb:MC:Trickster (Crossover 5)#1", "dcdb:MC:Trickster (Crossover 5)#2", "dcdb:6.151")
def test_trickster() -> None:
    t = trickster("The Fastest Man Alive", deck=["Bane"], discard=["Punch", "Robin", "Kick"])
    t.A.plays("The Fastest Man Alive")
    # one card is wanting: the pile is to be shuffled
    assert t.asked == ("A", "may")
    t.A.says(True)
    t.A.picks("Punch")
    assert t.A.discard == ["Punch"] and len(t.A.hand) == 2 and "Bane" in t.A.hand and len(t.A.deck) == 1
    assert sorted([*t.A.hand, *t.A.deck]) == ["Bane", "Kick", "Robin"] and t.B.discard == ["Robin"]
    # it may be left
    t = trickster("The Fastest Man Alive", deck=["Bane"], discard=["Punch", "Robin", "Kick"])
    t.A.plays("The Fastest Man Alive")
    t.A.says(False)
    assert t.A.discard == [] and len(t.A.hand) == 2 and len(t.A.deck) == 2
    # while the deck will do there is no question
    t = trickster("The Fastest Man Alive", deck=["Bane", "Catwoman"], discard=["Punch"])
    t.A.plays("The Fastest Man Alive")
    assert t.asked == ("A", "turn") and t.A.discard == ["Punch"]


@pytest.mark.example("dcdb:MC:Trickster (Crossover 5)#3")
def test_trickster_leaves_a_card_in_the_midst_of_drawing() -> None:
    t = trickster("Batmobile", deck=["Bane", "Catwoman"], discard=["Punch", "Robin", "Kick", "Nth Metal"])
    t.A.plays("Batmobile")
    t.A.says(True)
    t.A.picks("Punch")
    assert sorted(t.A.hand) == ["Bane", "Catwoman", "Kick", "Nth Metal", "Robin"] and t.A.discard == ["Punch"] and t.A.deck == []


@pytest.mark.rule("dcdb:MC:Trickster (Crossover 5)#4")
@pytest.mark.example("dcdb:MC:Trickster (Crossover 5)#5")
def test_trickster_leaves_the_only_card() -> None:
    # nothing is drawn, and then a card is discarded
    t = laid("dcdb:MC:Trickster (Crossover 5)#5")
    t.A.plays("The Penguin")
    t.A.says(True)
    assert t.A.hand == [] and t.A.discard == ["Punch", "Bane"] and t.A.deck == []
    t = trickster("Nth Metal", deck=[], discard=["Punch"])
    t.A.plays("Nth Metal")
    t.A.says(True)
    assert t.asked == ("A", "turn") and t.power == 1 and t.A.discard == ["Punch"] and t.A.deck == []
    t = trickster("Nth Metal", deck=[], discard=["Punch"])
    t.A.plays("Nth Metal")
    t.A.says(False)
    assert t.asked == ("A", "may") and t.A.deck == ["Punch"]


def test_trickster_at_the_end_of_the_turn_and_as_a_foe() -> None:
    t = trickster("Bane", deck=["Robin"], discard=["Punch", "Kick"])
    t.A.ends()
    t.A.says(True)
    t.A.picks("Punch")
    # Robin, the Kick and the Bane that was discarded with the hand
    assert sorted(t.A.hand) == ["Bane", "Kick", "Robin"] and t.A.discard == ["Punch"]
    # Teamworked, the foe reveals a card of its deck
    t = situation(A=side(hand=[of("Pied Piper")]), B=side(of("MC:Trickster"), deck=[], discard=["Punch", "Kick"]))
    t.A.plays("Pied Piper")
    t.B.says(True)
    t.B.picks("Kick")
    assert t.A.play == ["Pied Piper", "Punch"] and t.B.discard == ["Kick"] and t.power == 1
