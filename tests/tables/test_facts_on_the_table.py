"""What a card on the table tells besides its figures: which facts are stand-ins, what it has gained, whose it is, what an effect is
aimed at, what lies face down, what sort of thing is under way."""

from __future__ import annotations

import longbox
from longbox.games.vs.language.vocabulary import Aim, Has, T, gives, yours
from longbox.games.vs.situations import put
from longbox.games.vs.view.table import character
from longbox.situations import side, situation
from longbox.tables.table import Card, Table, cards_in, table_of
from tests.rules.vs.standins import pawn, twist


def card_of(table: Table, name: str) -> Card:
    (found,) = [c for c in table.known_cards() if c.name == name]
    return found


def test_stand_ins_are_named_one_by_one() -> None:
    ann = pawn("Ann", atk=4, def_=5, flight=True, range_=True, proxy=("cost", "atk", "range"))
    laid = situation("vs", A=side(front=[ann]), B=side(front=[pawn("Bob")]), windows="needed")
    found = card_of(table_of(laid.match.view(1)), "Ann")
    assert found.proxy == ("cost", "ATK", "range") and found.keywords == ("flight", "range")
    assert [(f.name, f.proxy) for f in found.figures] == [("ATK", True), ("DEF", False)]
    assert card_of(table_of(laid.match.view(1)), "Bob").proxy == ()


def test_what_is_gained_stands_apart_and_the_printed_card_beside_it_has_none() -> None:
    lift = twist("Lift", gives(T, Has("flight")), targets=[Aim(yours())])
    laid = situation("vs", A=side(front=[pawn("Ann"), pawn("Ava", flight=True)], hand=[lift]), B=side())
    laid.A.plays("Lift", on="Ann")
    (effect,) = table_of(laid.match.view(1)).area("chain").known
    assert (effect.controller, effect.targets, [c.name for c in effect.attached]) == (0, ("Ann",), ["Lift"])
    laid.resolve()
    table = table_of(laid.match.view(1))
    assert (card_of(table, "Ann").keywords, card_of(table, "Ann").gained) == (("flight",), ("flight",))
    assert (card_of(table, "Ava").keywords, card_of(table, "Ava").gained) == (("flight",), ())


def test_a_card_under_another_s_control_says_whose_it_is() -> None:
    laid = situation("vs", A=side(front=[put(pawn("Ann"), owner="B"), pawn("Ava")]), B=side(), windows="needed")
    ann, ava = [character(laid.s, n, 0) for n in laid.s.characters(0)]
    assert (ann.controller, ann.owner, ann.marks) == (0, 1, ("owned by B",))
    assert (ava.controller, ava.owner, ava.marks) == (0, 0, ())


def test_under_way_says_of_what_sort_it_is_and_a_main_scheme_all_the_threat_of_a_round() -> None:
    match = longbox.new("champions", heroes=["Spider-Man", "Captain Marvel"], scenario="Klaw", seed=5)
    bot = longbox.agent("greedy", "champions", seed=5)
    kinds: set[str] = set()
    more = 0
    while (d := match.decision) is not None and (not more or kinds < {"attack", "scheme", "reveal", "window"}):
        table = table_of(match.view(d.seat))
        seen = {c.ref for c in cards_in(table)}
        for each in table.under_way:
            kinds.add(each.kind)
            assert set(each.cards) <= seen
            assert bool(each.cards) is (each.kind != "window")
            if each.kind == "window":
                assert f"s of {match.players[d.player].name}, " in each.words
        icons = [c for c in cards_in(table) if "acceleration" in c.keywords]
        for scheme in table.area("schemes").known:
            figure = scheme.figure("each round")
            if figure is not None and isinstance(figure.now, int) and isinstance(figure.printed, int):
                assert figure.now == figure.printed + len(icons) + table.value("acceleration tokens")
                more += len(icons)
            else:
                assert scheme.kind == "side scheme"
        match.choose(bot.choose(match.view(d.seat), d))
    assert more and kinds == {"attack", "scheme", "reveal", "window"}
