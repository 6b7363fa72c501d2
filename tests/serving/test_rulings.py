"""Rulings on a card: the rulebook's examples with it, told to whoever reads it."""

from __future__ import annotations

from longbox.kernel.views import View
from longbox.library import new
from longbox.rulebook import examples
from longbox.serving.reading import rulings_on
from longbox.tables.table import cards_in, table_of


def by_name(view: View) -> dict[str, list[str]]:
    """The rulings on each card that a seat sees, by its name."""
    return {card.name: [each.id for each in rulings_on(view, card.ref)] for card in cards_in(table_of(view))}


def test_a_card_has_the_examples_that_name_it() -> None:
    view = new("vs2pcg", seed=3, decks=["hero-for-hire", "sinister-schemes"]).view(0)
    found = by_name(view)
    assert "vs2pcg:super-powers#ex2" in found["Luke Cage"]
    # an example says what it is about, and which rule it belongs to
    card = next(each for each in cards_in(table_of(view)) if each.name == "Luke Cage")
    ruling = next(each for each in rulings_on(view, card.ref) if each.id == "vs2pcg:super-powers#ex2")
    example = next(each for each in examples("vs2pcg") if each.id == ruling.id)
    assert (ruling.rule, ruling.situation, ruling.expected) == (example.rule, example.situation, example.expected)


def test_another_card_of_the_name_has_others() -> None:
    found = by_name(new("dcdb", seed=3, players=2, format="base").view(0))
    assert "dcdb:GC:Kick (Base Set)#1" in found["Kick"]
    # Batman of the base set, a main character: those of other sets and the Super-Villain have rulings of their own
    assert any("Batman" in card for each in examples("dcdb") for card in each.cards)
    assert not [id for id in found["Batman"] if "Batman (" in id and "(Base Set)" not in id]


def test_of_a_card_that_is_not_seen_nothing_is_told() -> None:
    match = new("dcdb", seed=3, players=2, format="base")
    view = match.view(0)
    shown = {card.ref for card in cards_in(table_of(view)) if card.name}
    hidden = {card.ref for card in cards_in(table_of(match.view(1)))} - shown
    assert hidden
    assert all(rulings_on(view, ref) == () for ref in hidden)
