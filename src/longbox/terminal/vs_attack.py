"""Proposing an attack by hand: whom first, then with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.decisions import END
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.screen import named

if TYPE_CHECKING:
    from longbox.games.vs.combat import AttackShape
    from longbox.kernel.decisions import Answer
    from longbox.terminal.answers import Asker


def ask_attack(asker: Asker, shape: AttackShape) -> Answer | None:
    """The target, then the attackers one by one or all on a line; None when the person steps back to the other options."""
    table = asker.view.table
    cards: dict[int, Any] = {c["ref"] & NUMBER_MASK: c for p in table["players"] for c in p["characters"]}
    while True:
        items = []
        for k, (defender, victim) in enumerate(shape.targets):
            if defender >= 0:
                owner = table["players"][cards[defender]["controller"]]["name"]
                target = f"{cards[defender]['name']} {_figures(cards[defender])}" + (
                    f" ({owner})" if len(table["players"]) > 2 else ""
                )
            else:
                target = f"{table['players'][victim]['name']} directly"
            able = ", ".join(f"{named(cards[n])} {_figures(cards[n])}" for n in shape.attackers[k])
            items.append((k + 1, f"{target}, by {able}"))
        meant = [cards[d]["ref"] if d >= 0 else None for d, _ in shape.targets]
        asker.screen.note("Attack whom?")
        asker.show(items, meant)
        text = asker.desk.line("b: back")
        if text.lower() == "b":
            return None
        numbers = asker.numbers_in(text, len(items)) if text else None
        if numbers is None or len(numbers) != 1:
            if not text or numbers:
                asker.wrong("Type the number of one target; b goes back.")
            continue
        chosen = numbers[0] - 1
        team = _attackers(asker, shape, chosen, cards)
        if team is not None:
            return (chosen, *team)


def _attackers(asker: Asker, shape: AttackShape, target: int, cards: dict[int, Any]) -> Answer | None:
    able = shape.attackers[target]
    defender, _ = shape.targets[target]
    if len(able) == 1:
        return (0,)
    chosen: list[int] = []
    while True:
        free = [i for i in range(len(able)) if i not in chosen and _legal(shape, target, sorted([*chosen, i]))]
        if chosen and not free:
            return tuple(sorted(chosen))
        asker.screen.note("With whom?" if not chosen else _so_far(chosen, able, cards, defender))
        asker.show(
            [(i + 1, f"{cards[able[i]]['name']} {_figures(cards[able[i]])}") for i in free], [cards[able[i]]["ref"] for i in free]
        )
        text = asker.desk.line("b: take back, Enter: done" if chosen else "numbers, such as 1 or 1 2; b: back")
        if text.lower() == "b":
            if not chosen:
                return None
            chosen.pop()
        elif text == "" and chosen:
            return tuple(sorted(chosen))
        elif text == "":
            asker.wrong("Choose at least one attacker; b goes back.")
        else:
            numbers = asker.numbers_in(text, len(able))
            if numbers is None:
                continue
            new = list(dict.fromkeys([*chosen, *(n - 1 for n in numbers)]))
            if not _legal(shape, target, sorted(new)):
                asker.wrong("They can't attack together: a team shares an affiliation (vs:601.5a).")
                continue
            chosen = new
            if len(numbers) > 1:
                return tuple(sorted(chosen))


def _legal(shape: AttackShape, target: int, chosen: list[int]) -> bool:
    """May these attack together?"""
    prefix: tuple[int, ...] = (target,)
    for i in chosen:
        if i not in shape.next(prefix):
            return False
        prefix = (*prefix, i)
    return END in shape.next(prefix)


def _so_far(chosen: list[int], able: tuple[int, ...], cards: dict[int, Any], defender: int) -> str:
    who = " and ".join(named(cards[able[i]]) for i in chosen)
    atk = sum(cards[able[i]]["atk"] for i in chosen)
    against = f", {atk} ATK against {cards[defender]['def_']} DEF" if defender >= 0 else f", {atk} ATK"
    return f"So far {who}{against}. Who else?"


def _figures(card: dict[str, Any]) -> str:
    return f"{card['atk']}/{card['def_']}"
