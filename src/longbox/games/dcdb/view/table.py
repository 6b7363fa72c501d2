"""A table of the DC Deck-Building Game as the struct that all clients read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.events import GetPower, cost_to_buy, free_mains
from longbox.games.dcdb.rules.ending import points
from longbox.games.dcdb.state import (
    ABOVE,
    ATTACHED,
    BELOW,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    KICKS,
    MAIN,
    MAIN_DECK,
    PLAY,
    REMOVED,
    RESERVE,
    SUPER_VILLAINS,
    WEAKNESSES,
    DcState,
    knows,
)
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import possessive
from longbox.tables.table import Area, Card, Figure, Side, Table, UnderWay

if TYPE_CHECKING:
    from collections.abc import Sequence


def table(s: DcState, seat: int) -> Table:
    """The table as a seat sees it."""
    top = s.super_villain()
    villains = s.shared(SUPER_VILLAINS)
    kicks, free = s.shared(KICKS), free_mains(s)
    removed = [n for n in s.shared(REMOVED) if s.card(n).printed.is_card]
    below = len(villains) - (top >= 0)
    areas = [
        Area(
            "super-villains",
            "Super-Villain",
            "row",
            len(villains),
            (for_sale(s, top),) if top >= 0 else (),
            f"{below} below" if below else "",
        ),
        Area("line-up", "Line-Up", "row", len(s.line_up()), tuple([for_sale(s, n) for n in s.line_up()])),
        Area("kicks", "Kicks", "row", len(kicks), (for_sale(s, kicks[0]),) if kicks else (), f"{len(kicks)} in all"),
        _counted(s, "weaknesses", "Weaknesses", WEAKNESSES),
        _counted(s, "main-deck", "Main deck", MAIN_DECK),
        _counted(s, "reserve", "Reserve", RESERVE),
        _open(s, "attached", "Attached", s.shared(ATTACHED), seat, "row"),
        _open(s, "destroyed", "Destroyed", tuple(reversed(s.shared(DESTROYED))), seat),
        _open(s, "removed", "Removed from the game", removed, seat),
    ]
    # they are chosen among in the draft; later they lie aside
    aside = Area("aside", "Main characters aside", "pile" if s.turn else "row", len(free), tuple([card(s, n) for n in free]))
    areas = [*areas, aside] if s.turn else [aside, *areas]
    made = sum([e.amount for e in s.memory.since("turn", GetPower) if e.player == s.active and e.amount > 0])
    # what is left of it, and what was made this turn
    figures = [Figure("Power", s.power, made)] if s.active >= 0 else []
    if s.turns_left() >= 0 and s.result is None:
        figures.append(Figure("turns left", s.turns_left()))
    shown = tuple([a for a in areas if a.count or a.key in ("line-up", "super-villains", "main-deck")])
    sides = tuple([side(s, p, seat) for p in range(s.starters)])
    return Table("dcdb", headline(s), tuple(figures), shown, sides, under_way(s, seat))


def headline(s: DcState) -> str:
    """The turn, and whose it is."""
    if s.active >= 0:
        words = f"Turn {s.turn}: {possessive(s.player(s.active).name)} turn{', which is over' if s.over else ''}"
    else:
        words = f"After turn {s.turn}" if s.turn else "Set-up"
    return words + ("; the last Super-Villain is defeated" if s.cycle_ends else "")


def _counted(s: DcState, key: str, title: str, zone: int) -> Area:
    return Area(key, title, "deck", len(s.shared(zone)))


def _open(s: DcState, key: str, title: str, numbers: Sequence[int], seat: int, how: str = "pile") -> Area:
    return Area(key, title, how, len(numbers), tuple([known(s, n, seat) for n in numbers]))


def side(s: DcState, p: int, seat: int) -> Side:
    """One player's side."""
    me = s.player(p)
    deck = s.zone(p, DECK)
    top = known(s, deck[0], seat) if deck else None
    mains = s.zone(p, MAIN)
    areas = (
        Area("main", "Main characters", "row", len(mains), tuple([card(s, n) for n in mains])),
        _open(s, "play", "In play", s.zone(p, PLAY), seat, "row"),
        _open(s, "hand", "Hand", s.zone(p, HAND), seat, "hand"),
        Area("deck", "Deck", "deck", len(deck), (top,) if top is not None else ()),
        _open(s, "discard", "Discard", tuple(reversed(s.zone(p, DISCARD))), seat),
        _open(s, "below", "Below the main character", s.zone(p, BELOW), seat, "row"),
        _open(s, "above", "Above the main character", s.zone(p, ABOVE), seat, "row"),
    )
    figures = (Figure("VP", me.vp), Figure("VP so far", points(s, p)), Figure("turns", me.turns))
    shown = tuple([a for a in areas if a.count or a.key not in ("below", "above")])
    return Side(p, me.seat, me.name, me.out, s.active == p, figures, shown)


def known(s: DcState, n: int, seat: int) -> Card | None:
    """A card, or None where the seat does not know it."""
    return card(s, n) if knows(s.card(n), seat) else None


def card(s: DcState, n: int, price: str = "", marks: tuple[str, ...] = ()) -> Card:
    """A card that is known, as it is now."""
    c, v = s.card(n), s.now(n)
    if not c.printed.is_card:
        figures: tuple[Figure, ...] = (Figure("tier", c.printed.tier),) if c.printed.tier else ()
        down = c.face == 1
        return Card(
            c.ref,
            v.name,
            c.printed.set,
            c.printed.kind,
            "main",
            figures=figures,
            marks=("face down",) if down else (),
            turned=down,
        )
    figures = (Figure("VP", "*" if v.worth else v.vp, None),)
    types, keywords = tuple([t for t in v.types if t != c.printed.kind]), tuple(sorted(v.words))
    frame = c.printed.kind.casefold().replace(" ", "-")
    cost = str(v.cost)
    marks += (f"{90 * c.turned}°",) if c.turned else ()
    price = price if price != cost else ""
    return Card(
        c.ref, v.name, c.printed.set, c.printed.kind, frame, cost, price, figures, types, marks,
        keywords=keywords,
        gained=tuple([word for word in (*types, *keywords) if word not in (*c.printed.values.types, *c.printed.values.words)]),
    )  # fmt: skip


def for_sale(s: DcState, n: int) -> Card:
    """A card that can be bought, with what it costs the active player just now."""
    price = str(cost_to_buy(s, s.active, n)) if s.active >= 0 else ""
    return card(s, n, price, ("frozen",) if s.card(n).frozen else ())


def under_way(s: DcState, seat: int) -> tuple[UnderWay, ...]:
    """The attacks under way."""
    out = []
    for a in s.attack:
        source = known(s, a.source & NUMBER_MASK, seat)
        if source is not None:
            whom = s.player(a.target).name if a.target >= 0 else "all foes"
            out.append(UnderWay(f"{source.name} attacks {whom}", "dcdb:6.060", (source.ref,)))
    return tuple(out)
