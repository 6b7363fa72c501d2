"""References that clients get don't outlive a turn face down or a shuffle, and tell nothing of the card afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from longbox.games import game
from longbox.games.champions.events import DroneCome
from longbox.games.champions.situations import BLANK
from longbox.games.champions.state import DISCARD
from longbox.games.vs import events as ev
from longbox.games.vs.state import HAND as VS_HAND, knows
from longbox.kernel.events import happen
from longbox.kernel.state import NUMBER_MASK, StateOf
from longbox.situations import side, situation
from tests.forms import plain
from tests.kernel import makers
from tests.kernel.conformance import SLOW_SECONDS, Maker, walk
from tests.kernel.madeup import events as mu
from tests.kernel.madeup.state import DECK
from tests.kernel.madeup.tables import Table
from tests.kernel.references import NoneOutlive, foretold
from tests.rules.vs.standins import hero

MAKERS = (makers.VS2, makers.MADEUP2, makers.TWOHANDED, makers.CHAMPIONS1, makers.CHAMPIONS3, makers.CHAMPIONS_TWOHANDED)
#: many drones, many cards that were seen before
ULTRON = Maker("nowhere:ULTRON", game("champions"), lambda seed: {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Ultron"})


@pytest.mark.parametrize("maker", MAKERS, ids=str)
def test_no_reference_outlives_a_shuffle_or_a_turn_face_down(maker: Maker) -> None:
    for seed in range(2):
        walk(maker, seed, [NoneOutlive()])


@pytest.fixture
def numbers_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards keep their numbers, as if they could be followed with the eyes."""
    monkeypatch.setattr(StateOf, "renumber", lambda self, cards, keep=(): tuple(cards))


@plain
def test_the_check_finds_numbers_that_stay(numbers_stay: None) -> None:
    with pytest.raises(AssertionError, match="that it no longer knows"):
        for seed in range(3):
            walk(makers.CHAMPIONS1, seed, [NoneOutlive()])


@pytest.mark.slow
def test_a_number_foretells_no_face_down_card_in_many_matches() -> None:
    right, chance, seed = 0, 0.0, 0
    end = time.monotonic() + SLOW_SECONDS / 8
    while time.monotonic() < end:
        found = foretold(ULTRON, seed)
        right, chance, seed = right + found[0], chance + found[1], seed + 1
    # a client that has an advantage is right many times as often
    assert right <= 2 * chance + 5, f"{right} guesses are right, where {chance:.1f} would be by chance"


#: so many tables, and so many hits by chance at most where one of six cards is guessed
TABLES, MOST_BY_CHANCE = 40, 16
SIX = ("Genius", "Strength", "Energy", "Backflip", "Haymaker", "Emergency")


def drone_after_the_deck_was_made_anew(seed: int) -> tuple[str, str]:
    """Of a drone: which card lay under its number in the discard pile, and which it is."""
    table = situation(
        "champions", seed=seed, scenario="Ultron", A=side("Spider-Man", deck=["Energy"], discard=list(SIX)), encounter=[BLANK] * 4
    )
    s = table.state
    before = {n: s.things[n].printed.name for n in s.zone(0, DISCARD)}
    # the first drone takes the last card of the deck, which is made anew of the pile
    table.happens(DroneCome(0))
    table.happens(DroneCome(0))
    s = table.state
    first, second = [c for c in s.things if getattr(c, "down", False)]
    card = second if second.printed.name != "Energy" or second.number in before else first
    assert not card.known and card.engaged == 0 and s.in_play(card.number)
    return before.get(card.number, ""), card.printed.name


def resource_after_all_were_shown(seed: int) -> tuple[str, str]:
    """Of a resource put face down from a hand that all have seen: which card lay under its number, and which it is."""
    table = situation("vs", seed=seed, A=side(hand=[hero(f"Hero {i}") for i in range(6)]), B=side())
    s = table.match.state
    hand = s.zone(0, VS_HAND)
    for n in hand:
        happen(s, ev.Reveal(s.ref(n), 0))
    before = {n: s.things[n].printed.name for n in hand}
    built = hand[seed % 6]
    event = ev.Build(s.ref(built), 0)
    happen(s, event)
    card = s.get(event.fresh)
    assert card.down and card.printed.name == before[built] and s.in_resources(card.number)
    assert not knows(card, 1) and knows(card, 0)
    assert sorted(s.things[n].printed.name for n in s.zone(0, VS_HAND)) == sorted(set(before.values()) - {card.printed.name})
    assert all(s.things[n].number == n and s.things[n].zone == VS_HAND for n in s.zone(0, VS_HAND))
    assert "Hero" not in event.told(s, 1) and before[built] in event.told(s, 0)
    return before[card.number], card.printed.name


def hits(guess: Callable[[int], tuple[str, str]]) -> int:
    return sum(said == true for said, true in map(guess, range(TABLES)))


BLIND = [drone_after_the_deck_was_made_anew, resource_after_all_were_shown]


@pytest.mark.rule("champions:shuffle", "vs:701.11a")
@pytest.mark.parametrize("guess", BLIND, ids=lambda f: f.__name__)
def test_a_number_foretells_no_face_down_card(guess: Callable[[int], tuple[str, str]]) -> None:
    assert hits(guess) <= MOST_BY_CHANCE


@plain
@pytest.mark.parametrize("guess", BLIND, ids=lambda f: f.__name__)
def test_numbers_that_stay_foretell_them(guess: Callable[[int], tuple[str, str]], numbers_stay: None) -> None:
    assert hits(guess) == TABLES, "the test can tell"


def test_a_shuffle_gives_numbers_by_place() -> None:
    table = Table(2)
    for name in ("Apprentice", "Medic", "Bouncer", "Lookout", "Duelist", "Cloak"):
        table.put(name, "deck", 0)
    bystander = table.put("Kiosk", "deck", 1)
    s = table.s
    before = {s.ref(n): s.things[n].printed.name for n in s.zone(0, DECK)}
    table.happens(mu.Shuffle(s.own(0, DECK)))
    s = table.s
    now = s.zone(0, DECK)
    assert list(now) == sorted(r & NUMBER_MASK for r in before), "the same numbers, in the order of the places"
    assert sorted(s.things[n].printed.name for n in now) == sorted(before.values())
    assert [s.things[n].number for n in now] == list(now) and {s.things[n].zone for n in now} == {s.own(0, DECK)}
    assert not any(s.there(r) for r in before), "no reference from before is good"
    assert s.zone(1, DECK) == (getattr(bystander, "number", s.zone(1, DECK)[0]),)
