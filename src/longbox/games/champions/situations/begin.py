"""Where a situation begins: in a turn, at a step of the villain phase, or with the set-up, decks rigged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.decks.setup import add, blank
from longbox.games.champions.game import GAME
from longbox.games.champions.rules.rounds import Game, PlayerTurn, Round, Turns, VillainPhase
from longbox.games.champions.situations.cards import definition
from longbox.games.champions.situations.complaints import Cards, Given, SideData, listed, with_article
from longbox.games.champions.state import ASIDE, DECK, ENCOUNTER_DECK, ENCOUNTER_KINDS, VILLAIN_PHASE, ZONES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from longbox.games.champions.state import CardDef, ChState
    from longbox.kernel.setups import Setup


def under_way(s: ChState) -> None:
    """The frames of a turn: what is under way above the set-up."""
    game = Game()
    game.pc = 2
    round_ = Round()
    round_.pc = 3
    turns = Turns()
    turns.done = tuple(p for p in s.in_order() if p == s.active or s.in_order().index(p) < s.in_order().index(s.active))
    turn = PlayerTurn(s.active)
    turn.pc = 1
    for f in (game, round_, turns, turn):
        f.token = s.token
        s.frames.append(f)


def villain_phase(s: ChState, step: int) -> None:
    """The frames of the villain phase, as one of its steps begins; nobody's turn is under way."""
    s.phase = VILLAIN_PHASE
    s.active = -1
    game = Game()
    game.pc = 2
    round_ = Round()
    round_.pc = 5
    steps = {1: "first_step", 2: "second_step", 3: "third_step", 4: "fourth_step", 5: "fifth_step"}
    if step not in steps:
        raise LookupError(f"the villain phase has steps 1 to 5, not {step!r}")
    phase = VillainPhase()
    phase.goto(steps[step])
    for f in (game, round_, phase):
        f.token = s.token
        s.frames.append(f)


#: what may be said of a side and of a table before the set-up
_OF_SIDES = ("hero", "form", "hand", "deck")


_OF_TABLES = (
    "scenario",
    "mode",
    "heroic",
    "skirmish",
    "modular",
    "encounter",
    "first",
    "windows",
    "seats",
    "seed",
    "phase",
    "until",
)


def from_the_beginning(setup: Setup, sides: list[SideData], encounter: Cards | None, seed: int, given: Iterable[str]) -> ChState:
    """A game of these heroes with their starter decks as its set-up begins: what is dealt depends on the seed, and on what lies on top.

    `hand` is what a player draws first, `deck` what lies below that, `encounter` what lies on top of the encounter deck; one that
    is not in the deck comes into it.
    """
    for field in given:
        if field not in _OF_TABLES:
            raise LookupError(f"the set-up lays the table itself: before it there is no {field!r}, but {', '.join(_OF_TABLES)}")
    for side in sides:
        for field in side:
            if field not in _OF_SIDES:
                raise LookupError(f"the set-up lays the table itself: a side has its hero, 'hand' and 'deck', and no {field!r}")
        if side.get("form", "alter-ego") != "alter-ego":
            raise LookupError("the set-up begins in alter-ego form (champions:setup#1): 'form' is not given")
    s = blank(GAME, {k: v for k, v in setup.items() if k != "decks"}, seed)
    stacked: dict[int, tuple[list[str], dict[str, int]]] = {}
    for i, side in enumerate(sides):
        wanted = [_alone(c) for c in (*listed(side.get("hand", ())), *listed(side.get("deck", ())))]
        for d in wanted:
            if d.kind in ENCOUNTER_KINDS:
                raise LookupError(f"{d.name} is {with_article(d.kind)}, which does not lie in a player's deck")
        stacked[i * ZONES + DECK] = _stack(s, i * ZONES + DECK, wanted, i)
    deck = s.shared(ENCOUNTER_DECK)
    stacked[deck] = _stack(s, deck, [_alone(c) for c in listed(encounter or ())], -1)
    s.setup["stacked"] = stacked
    s.frames.append(Game())
    return s


def _alone(given: Given) -> CardDef:
    """The card that lies there. Nothing more can be said of it before the set-up."""
    if isinstance(given, tuple):
        raise LookupError(
            f"the set-up lays the table itself: of a card in a deck or hand no more is said than which it is, not {given[1]!r}"
        )
    return definition(given)


def _stack(s: ChState, zone: int, wanted: list[CardDef], owner: int) -> tuple[list[str], dict[str, int]]:
    """The codes of what is to lie on top, and how many of each are in the deck or (an obligation) will be; what is not is added."""
    out: list[int] = []
    for d in wanted:
        there = [n for n in (*s.zones[zone], *(s.common(ASIDE) if owner < 0 else ())) if n not in out]
        alike = [n for n in there if s.cards[n].printed is d] or [n for n in there if s.cards[n].printed.name == d.name]
        out.append(alike[0] if alike else add(s, d, owner, zone))
    codes = [s.cards[n].printed.code for n in out]
    everything = [s.cards[n].printed.code for n in (*s.zones[zone], *(s.common(ASIDE) if owner < 0 else ()))]
    return codes, {code: everything.count(code) for code in codes}
