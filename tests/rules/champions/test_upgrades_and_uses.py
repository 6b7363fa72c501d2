"""Upgrades, whose they are and what they modify; cards with uses; the text box."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ME,
    STUNNED,
    THE_VILLAIN,
    YOU,
    YOU_,
    Action,
    AttachTo,
    Constant,
    Deal,
    DrawCards,
    Each,
    Gains,
    GainsTrait,
    Generates,
    Gets,
    Given,
    Host,
    InPlay,
    Keyword,
    PutCounters,
    RemoveCounters,
    Response,
    Strikes,
    TakesDamage,
    Uses,
    WhenRevealed,
    Whom,
    attack,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
GLOVES = stand_in("upgrade", "Gloves", Constant(YOU_, (Gets("atk", 1),)), cost=0)
MASK = stand_in("upgrade", "Mask", AttachTo(ALLIES), Constant(Host("attached ally"), (Gets("atk", 2),)), cost=0)


# -- upgrades --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:upgrade", "champions:upgrade#1", "champions:upgrade#2")
def test_an_upgrade_modifies_its_players_identity_while_it_is_in_play() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[GLOVES], play=[FRIEND], deck=["Genius"] * 30),
        B=side("Spider-Man"),
        encounter=[BLANK] * 20,
    )
    base = t["Captain Marvel"].atk, t["Spider-Man"].atk
    t.A.plays("Gloves")
    assert t.A.play == ["Friend", "Gloves"] and t["Gloves"].host == -1
    assert (t["Captain Marvel"].atk, t["Spider-Man"].atk, t["Friend"].atk) == (base[0] + 1, base[1], 1)
    # it stays from round to round
    next_round(t)
    assert "Gloves" in t.A.play and t["Captain Marvel"].atk == base[0] + 1
    # until something makes it leave
    t.happens(ev.Discard(t.find("Gloves")))
    assert t.A.play == ["Friend"] and t["Captain Marvel"].atk == base[0] and t.A.discard[-1] == "Gloves"


@pytest.mark.rule("champions:upgrade#3")
def test_an_attached_upgrade_modifies_what_it_is_attached_to() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[MASK], play=[FRIEND]),
        B=side("She-Hulk", play=[stand_in("ally", "Pal", hp=3, atk=1, thw=1)]),
    )
    hero = t["Captain Marvel"].atk
    t.A.plays("Mask")
    t.A.picks("Friend")
    assert t["Friend"].attached == ["Mask"] and t["Friend"].atk == 3
    assert t["Captain Marvel"].atk == hero and t["Pal"].atk == 1 and t["Captain Marvel"].attached == []
    # it goes with what it is attached to
    t.happens(ev.Damage(t.find("Friend"), 3))
    assert t.A.play == [] and sorted(t.A.discard) == ["Friend", "Mask"]


@pytest.mark.rule("champions:upgrade#4")
def test_what_an_upgrade_does_its_identity_does_unless_attached_elsewhere() -> None:
    seen = stand_in(
        "support", "Seen",
        Response(Strikes(YOU, after=True), PutCounters(1, "you", ME), forced=True),
        Response(Strikes(Whom("your ally"), after=True), PutCounters(1, "ally", ME), forced=True),
    )  # fmt: skip
    shot = attack(1)
    gun = stand_in("upgrade", "Gun", shot, cost=0)
    bow = stand_in("upgrade", "Bow", AttachTo(ALLIES), shot, cost=0)
    spike = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", play=[seen, FRIEND, gun], minions=[spike]))
    t.A.does("Use Gun")
    t.picks("Spike")
    on(t, "turn")
    assert (t["Seen"].counter("you"), t["Seen"].counter("ally")) == (1, 0)
    # it is the hero who is answered, and the hero who may be stunned
    assert t["Captain Marvel"].damage == 1 and t["Friend"].damage == 0 and t["Spike"].damage == 1
    t.happens(ev.GiveStatus(t.find("Captain Marvel"), STUNNED))
    t.A.does("Use Gun")
    t.picks("Spike")
    assert t["Spike"].damage == 1 and t["Captain Marvel"].status == frozenset()
    # attached to the ally it is the ally's
    t = situation(
        "champions", A=side("Captain Marvel", play=[seen, FRIEND, put(bow, on="Friend")], minions=[spike], status=[STUNNED])
    )
    t.A.does("Use Bow")
    t.picks("Spike")
    on(t, "turn")
    assert (t["Seen"].counter("you"), t["Seen"].counter("ally")) == (0, 1)
    assert t["Friend"].damage == 1 and t["Captain Marvel"].damage == 0 and t["Captain Marvel"].status == {STUNNED}


# -- uses ------------------------------------------------------------------------------------------------------------------------

KIT = stand_in("support", "Kit", Uses(2, "aid"), Action((RemoveCounters(1, "aid", ME),), DrawCards(1)), cost=0)


@pytest.mark.rule("champions:uses-x-type", "champions:uses-x-type#p2", "champions:uses-x-type#p3")
def test_uses_come_with_the_card_pay_for_its_ability_and_their_last_takes_it_along() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[KIT], deck=[FRIEND, THUG, "Energy"]),
        B=side("She-Hulk", play=[put(KIT, counters={"aid": 1})]),
    )
    t.A.plays("Kit")
    mine = next(n for n in t.state.controlled(0) if t.state.now(n).name == "Kit")
    assert t.state.things[mine].counter("aid") == 2
    t.A.uses("Kit")
    # one is gone, and the card is there still
    assert t.A.play == ["Kit"] and t.state.things[mine].counter("aid") == 1 and len(t.A.hand) == 1
    t.A.uses("Kit")
    assert t.A.play == [] and t.A.discard == ["Kit"] and len(t.A.hand) == 2
    lines = t.log.splitlines()
    drawn = max(i for i, line in enumerate(lines) if "draws" in line)
    gone = next(i for i, line in enumerate(lines) if "Kit is discarded" in line)
    # the effect first
    assert drawn < gone
    # another copy has its own
    assert t.B.play == ["Kit"] and t["Kit"].counter("aid") == 1


@pytest.mark.rule("champions:uses-x-type#p2")
def test_counters_of_another_name_are_no_uses() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[put(KIT, counters={"dust": 3})]))
    assert not t.offered("Use Kit")


@pytest.mark.rule("champions:uses-x-type#p3")
def test_the_last_use_may_be_taken_by_another_card_or_spent_on_a_payment() -> None:
    rust = stand_in("treachery", "Rust", WhenRevealed(RemoveCounters(1, "aid", Each(InPlay(frozenset({"support"}))))))
    t = situation(
        "champions", A=side("Captain Marvel", play=[put(KIT, counters={"aid": 2})]), B=side("She-Hulk", play=[put(KIT, counters={"aid": 1})]),
        encounter=[rust, BLANK],
    )  # fmt: skip
    t.reveals("Rust")
    on(t, "turn")
    assert t.A.play == ["Kit"] and t["Kit"].counter("aid") == 1
    # whoever took it
    assert t.B.play == [] and t.B.discard == ["Kit"]
    cell = stand_in(
        "upgrade", "Cell", Uses(1, "charge"), Generates(Given(("energy",)), cost=(RemoveCounters(1, "charge", ME),)), cost=0
    )
    gadget = stand_in("support", "Gadget", cost=1)
    t = situation("champions", A=side("Captain Marvel", play=[put(cell, counters={"charge": 1})], hand=[gadget]))
    t.A.plays("Gadget")
    assert t.A.play == ["Gadget"] and t.A.discard == ["Cell"]
    # nor does it matter whose card it is
    jam = stand_in("attachment", "Jam", AttachTo(InPlay(frozenset({"hero"}))), Uses(1, "knot"))
    pull = free("Pull", Action((), RemoveCounters(1, "knot", Each(InPlay(frozenset({"attachment"}))))))
    t = situation("champions", A=side("Captain Marvel", hand=[pull]), encounter=[jam, BLANK])
    t.reveals("Jam")
    assert t["Jam"].counter("knot") == 1 and t["Captain Marvel"].attached == ["Jam"]
    t.A.plays("Pull")
    assert not t.in_play("Jam") and t.encounter_discard == ["Jam"]
    # a card that came with counters but has no uses stays without them
    box = stand_in(
        "support", "Box", Uses(1, "aid", discards=False), Action((RemoveCounters(1, "aid", ME),), DrawCards(1)), cost=0
    )
    t = situation("champions", A=side("Captain Marvel", hand=[box]))
    t.A.plays("Box")
    t.A.uses("Box")
    assert t.A.play == ["Box"] and t["Box"].counter("aid") == 0


@pytest.mark.rule("champions:uses-x-type#p3")
def test_a_card_with_its_last_use_spent_waits_for_its_own_effect() -> None:
    # another play ends while the effect is resolving
    horn = stand_in(
        "support",
        "Horn",
        Uses(1, "blow"),
        Action((RemoveCounters(1, "blow", ME),), seq(Deal(1, THE_VILLAIN), Deal(2, THE_VILLAIN))),
        cost=0,
    )
    cheer = free("Cheer", Response(TakesDamage(Whom("villain"), after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[put(horn, counters={"blow": 1})]), B=side("She-Hulk", hand=[cheer]))
    t.A.uses("Horn")
    t.B.picks("Cheer")
    on(t, "turn")
    assert t["Rhino"].damage == 3 and t.A.play == [] and t.A.discard == ["Horn"]
    lines = t.log.splitlines()
    cheered = next(i for i, line in enumerate(lines) if "Cheer is discarded" in line)
    assert max(i for i, line in enumerate(lines) if "Rhino takes 2" in line) > cheered
    assert next(i for i, line in enumerate(lines) if "Horn is discarded" in line) > max(
        i for i, line in enumerate(lines) if "Rhino takes 2" in line
    )


# -- the text box ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:text-box", "champions:text-box#1", "champions:traits#2")
def test_the_text_box_is_what_is_printed_in_it() -> None:
    spite = stand_in(
        "support", "Spite", Constant(Each(InPlay(frozenset({"minion"}))), (Gains("retaliate", 1), GainsTrait("Angry")))
    )
    thorn = stand_in(
        "minion",
        "Thorn",
        Keyword("guard"),
        Response(Strikes(YOU, after=True), DrawCards(1)),
        hp=9,
        atk=1,
        sch=1,
        traits=["Brute"],
    )
    t = situation("champions", A=side("Captain Marvel", play=[spite], minions=[thorn]))
    now = t["Thorn"]
    assert now.keywords == {"guard": 1, "retaliate": 1} and {"Brute", "Angry"} <= set(now.traits)
    # what it has gained works, but is not in its text box; nor are its traits
    text = now.printed.faces[0].text
    assert [type(part).__name__ for part in text] == ["Keyword", "Response"]
    words = " ".join(part.print("Thorn") for part in text)
    assert "uard" in words and "etaliate" not in words and "Brute" not in words and "Angry" not in words
    t.A.attacks("Captain Marvel", "Thorn")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1
