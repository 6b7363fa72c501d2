"""Obligations and nemesis sets in play: who resolves an obligation, its surge, its abilities; whose nemesis comes."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ME,
    YOU_,
    Action,
    Constant,
    Deal,
    DiscardIt,
    DrawCards,
    Gets,
    Keyword,
    Resources,
    Response,
    Surge,
    TakesDamage,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, stand_in
from longbox.games.champions.state import ASIDE, NEMESIS, REMOVED, CardDef, Face
from longbox.situations import side, situation
from tests.rules.champions.rounds import on

PLOTTER = stand_in("minion", "Plotter", hp=3, atk=1, sch=1)


def debt(*text: Any, set_: str = "", name: str = "Debt") -> CardDef:
    """An obligation, of an identity's set or of nobody's."""
    return CardDef([Face({"code": f"x:{name}", "name": name, "kind": "obligation", "faction": "encounter", "set": set_}, text)])


@pytest.mark.rule("champions:obligation#p2", "champions:surge")
def test_the_player_it_is_given_to_resolves_it_and_reveals_what_it_surges() -> None:
    bill = debt(WhenRevealed(seq(Deal(2, YOU_), Surge(), DiscardIt(ME))), set_="she_hulk")
    t = situation("champions", A=side("Captain Marvel", dealt=[bill]), B=side("She-Hulk"), encounter=[PLOTTER, BLANK])
    t.reveals("Debt")
    assert t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0
    # the player resolving it reveals the next card
    assert t.B.minions == ["Plotter"] and t.A.minions == [] and t.encounter_discard == ["Debt"]
    # one that stays with whoever turned it up goes on with that player
    t = situation("champions", A=side("Captain Marvel", dealt=[debt(Keyword("surge"))]), B=side("She-Hulk"), encounter=[PLOTTER])
    t.reveals("Debt")
    assert t.A.minions == ["Plotter"] and t.B.minions == []


@pytest.mark.rule("champions:obligation#p2")
def test_a_real_one_asks_the_person_it_is_about() -> None:
    # three players: the second reveals the third's obligation
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Energy"]),
        B=side("She-Hulk", hand=["Energy"]),
        C=side("Iron Man", form="alter-ego", hand=["Energy"], play=["Mark V Armor"]),
    )
    t.reveals("Business Problems", "B")
    assert t.match.decision is not None and t.match.decision.player == 2
    t.pick("Exhaust Tony")
    assert t["Iron Man"].exhausted and not t["She-Hulk"].exhausted and not t["Captain Marvel"].exhausted
    assert t.state.place(t.find("Business Problems") & 0xFFF) == 100 + REMOVED and not t["Mark V Armor"].exhausted


@pytest.mark.rule("champions:obligation#5")
def test_only_its_player_uses_it_pays_for_it_and_is_meant_by_it() -> None:
    loan = debt(
        Action((Resources(0, ("energy",)),), DiscardIt(ME)),
        Constant(YOU_, (Gets("atk", -1),)),
        Response(TakesDamage(Whom("you"), after=True), DrawCards(1), forced=True),
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Energy"]),
        B=side("She-Hulk", hand=["Genius"], dealt=[loan]),
        encounter=[BLANK] * 9,
    )
    t.reveals("Debt", "B")
    # its text speaks to B
    assert t["She-Hulk"].atk == 2 and t["Captain Marvel"].atk == 2
    t.happens(ev.Damage(t.find("Captain Marvel"), 1), ev.Damage(t.find("She-Hulk"), 1))
    assert len(t.A.hand) == 1 and len(t.B.hand) == 2
    # A could pay, and is not let; B's own turn or being asked is what it takes, and what it costs is B's to pay
    assert not t.offered("Use Debt") and "champions:obligation#5" in t.why_not("A", "Debt", "Use")
    t.A.ends_turn()
    assert not t.offered("Use Debt")
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", hand=["Energy"], dealt=[loan]), encounter=[BLANK] * 9)
    t.reveals("Debt", "B")
    t.A.does("Ask B")
    t.B.uses("Debt")
    assert t.B.hand == [] and t.B.discard == ["Energy"] and t.encounter_discard == ["Debt"] and t["She-Hulk"].atk == 3


@pytest.mark.rule("champions:obligation#4")
def test_of_one_who_is_out_nothing_happens_but_another_card_for_who_revealed_it() -> None:
    bill = debt(WhenRevealed(Deal(9, YOU_)), set_="iron_man")
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side("She-Hulk", dealt=[bill]),
        C=side("Iron Man", damage=8),
        encounter=[PLOTTER, BLANK],
    )
    t.happens(ev.Damage(t.find("Iron Man"), 1))
    assert t.C.out
    t.reveals("Debt", "B")
    assert t.B.minions == ["Plotter"] and t.A.minions == [] and t["She-Hulk"].damage == 0
    assert t.state.place(t.find("Debt") & 0xFFF) == 100 + REMOVED and t.encounter_discard == []


@pytest.mark.rule("champions:obligation", "champions:obligation#p3")
def test_it_stays_until_something_removes_it_and_is_discarded_with_its_player() -> None:
    vow = debt(Constant(YOU_, (Gets("thw", -1),)), name="Vow")
    t = situation("champions", A=side("Captain Marvel", dealt=[vow]), B=side("She-Hulk"), encounter=[BLANK] * 9)
    t.reveals("Vow")
    t.A.ends_turn()
    t.B.ends_turn()
    on(t, "turn")
    assert t.in_play("Vow") and t["Captain Marvel"].thw == 1 and t["She-Hulk"].thw == 1
    t.happens(ev.Damage(t.find("Captain Marvel"), t["Captain Marvel"].left))
    assert not t.in_play("Vow") and "Vow" in t.encounter_discard


@pytest.mark.rule("champions:obligation#p2", "champions:obligation#p3")
def test_only_one_that_is_revealed_is_given_to_anybody() -> None:
    # as a boost card it is two boost icons, and goes to the discard pile
    t = situation("champions", A=side("Captain Marvel"), B=side("Spider-Man"), encounter=["Eviction Notice", BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.B.passes()
    assert t["Captain Marvel"].damage == 4 and t.encounter_discard == ["Eviction Notice"] and not t.in_play("Eviction Notice")
    # discarded from the deck it does nothing either
    t = situation("champions", A=side("Captain Marvel"), B=side("Spider-Man"), encounter=["Eviction Notice", BLANK])
    t.happens(ev.Mill(-1, 1))
    assert t.kind == "turn" and t.encounter_discard == ["Eviction Notice"] and t.B.form == "hero"


# -- nemesis sets -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:nemesis-encounter-set", "champions:nemesis-encounter-set#2")
def test_the_nemesis_of_the_player_it_is_about_comes_and_no_other() -> None:
    t = situation(
        "champions", A=side("Spider-Man", form="alter-ego"), B=side("She-Hulk", form="alter-ego", dealt=["Shadow of the Past"])
    )
    others = len(t.state.zone(0, NEMESIS))
    t.reveals("Shadow of the Past", "B")
    on(t, "turn", "defend")
    assert t.B.minions == ["Titania"] and t.A.minions == [] and not t.in_play("Vulture")
    # B's side scheme is in play as well, the rest is in the encounter deck; A's set waits as before
    assert t.in_play("Personal Challenge") and t.state.zone(1, NEMESIS) == () and len(t.state.zone(0, NEMESIS)) == others == 5
    assert sum(n in ("Titania's Fury", "Genetically Enhanced") for n in t.encounter_deck) == 3


@pytest.mark.rule("champions:nemesis-encounter-set", "champions:set-aside")
def test_until_then_no_effect_reaches_it() -> None:
    from longbox.games.champions.language.vocabulary import MINION, Each, Elsewhere, PutIntoPlay

    call = stand_in(
        "event",
        "Call",
        Action((), PutIntoPlay(Each(Elsewhere(("encounter deck", "encounter discard pile"), frozenset({MINION}))))),
        cost=0,
    )
    t = situation("champions", A=side("Spider-Man", hand=[call]), encounter=[PLOTTER, BLANK], encounter_discard=[BLANK])
    t.A.plays("Call")
    on(t, "turn")
    assert t.A.minions == ["Plotter"] and len(t.state.zone(0, NEMESIS)) == 5
    assert all(not t.state.in_play(n) for n in (*t.state.zone(0, NEMESIS), *t.state.common(ASIDE)))
