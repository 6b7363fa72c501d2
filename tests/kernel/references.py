"""What a client can infer from references: it may keep all that it was ever shown, and compare."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from longbox.kernel.state import NUMBER_MASK, Card
from tests.kernel.conformance import Maker, Moment, random_answer


def cards_known(s: Any, seat: int) -> Iterator[Card]:
    """The cards that a seat knows."""
    return (t for t in s.things if isinstance(t, Card) and t.known >> seat & 1)


class NoneOutlive:
    """A check of all moments of a match: a reference to a card that a seat knew is good as long as the seat knows the card.

    What lies face down where nobody can tell which it is, or was shuffled, is another object. Cards of which what is under way
    still speaks (`loose`) have time until that is over.
    """

    def __init__(self) -> None:
        self.had: dict[int, set[int]] = {}

    def __call__(self, m: Moment) -> None:
        s = m.s
        loose = getattr(s, "loose", ())
        for seat in m.seats:
            had = self.had.setdefault(seat, set())
            for ref in sorted(had):
                if not s.there(ref):
                    had.discard(ref)
                    continue
                card = s.get(ref)
                assert card.known >> seat & 1 or ref in loose, (
                    f"seat {seat} has a reference to {card.printed!r} that it no longer knows"
                )
            had.update(card.ref for card in cards_known(s, seat))


def refs_shown(value: Any) -> Iterator[int]:
    """All references in a layout."""
    if isinstance(value, dict):
        if isinstance(value.get("ref"), int):
            yield value["ref"]
        for each in value.values():
            yield from refs_shown(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from refs_shown(each)


def refs_had(s: Any, seat: int) -> set[int]:
    """All references that a seat is handed just now: those on its table, and those it may answer with."""
    found = set(refs_shown(to_builtins(s.game.layout(s, seat))))
    if s.decision is not None and s.decision.seat == seat:
        for option in s.decision.options:
            ref = option if isinstance(option, int) else getattr(option, "ref", -1)
            if isinstance(ref, int) and ref >= 0:
                found.add(ref)
    return found


def foretold(maker: Maker, seed: int) -> tuple[int, float]:
    """A client that takes each number for the card it last saw under it: how often it is right about a face-down card that it does
    not know, and how often it would be if the card were any of those that it may be."""
    rng = random.Random(seed)
    match = maker.match(seed)
    s = match.state
    seats = sorted({p.seat for p in match.players})
    seen: dict[int, dict[int, str]] = {seat: {} for seat in seats}
    judged: dict[int, set[int]] = {seat: set() for seat in seats}
    right, chance = 0, 0.0
    while match.decision is not None:
        s = match.state
        for seat in seats:
            for ref in sorted(refs_had(s, seat) - judged[seat]):
                card = s.get(ref)
                if not isinstance(card, Card) or card.known >> seat & 1 or not s.there(ref):
                    continue
                judged[seat].add(ref)
                guess = seen[seat].get(ref & NUMBER_MASK)
                group = next((g for g in s.game.hidden_groups(s, (seat,)) if card.number in g), None)
                if guess is None or group is None:
                    continue
                right += guess == card.printed.digest_key
                chance += sum(s.things[n].printed.digest_key == guess for n in group) / len(group)
            for card in cards_known(s, seat):
                seen[seat][card.number] = card.printed.digest_key
        match.apply(random_answer(match.decision, rng))
    return right, chance
