"""A table of Vs. System 2PCG as the struct that all clients read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from longbox.games.vs2pcg.events import was_turned
from longbox.games.vs2pcg.state import (
    ASIDE,
    BACK,
    DECK,
    FRONT,
    HAND,
    INFINITE,
    KO,
    LOCATION,
    MAIN,
    PLOT_TWIST,
    REMOVED,
    RESOURCE,
    SUPPORTING,
    PcgState,
    knows,
)
from longbox.kernel.text import joined, possessive
from longbox.tables.table import Area, Card, Figure, Side, Table, UnderWay

if TYPE_CHECKING:
    from collections.abc import Sequence

#: the mode in which nobody has a teammate
ALONE: Final = "free for all"
#: what steps and phases are called
PHASES: Final = {
    "draw": "draw phase",
    "resource": "resource step",
    "recruit": "recruit step",
    "formation": "formation step",
    "main": "main phase",
    "combat": "combat",
    "end": "end of the turn",
}


def shown(n: int) -> int | str:
    """A number as it is shown."""
    return "∞" if n >= INFINITE else n


def table(s: PcgState, seat: int) -> Table:
    """The table as a seat sees it."""
    removed = s.zones[s.index(REMOVED)]
    areas = (_open(s, "removed", "Removed from the game", removed, seat),) if removed else ()
    figures = [Figure("turn", s.turn)] if s.turn else []
    figures += [Figure("recruit points", s.points)] if s.points or s.phase == "recruit" else []
    sides = tuple([side(s, p, seat) for p in range(s.starters)])
    return Table("vs2pcg", headline(s), tuple(figures), areas, sides, combat(s))


def headline(s: PcgState) -> str:
    """The turn, whose it is, and its phase."""
    if not s.turn:
        return "Set-up"
    return f"Turn {s.turn}: {possessive(s.player(s.active).name)} turn" + (f", {phase(s)}" if s.phase else "")


def phase(s: PcgState) -> str:
    """The step or phase, in words."""
    return PHASES.get(s.phase, s.phase)


def side(s: PcgState, p: int, seat: int) -> Side:
    """One player's side; two-headed teammates have their characters in the rows of the first of them (vs2pcg:two-headed#2)."""
    me = s.player(p)
    rows = [(row, n) for row, zone in enumerate((FRONT, BACK)) for n in s.zone(p, zone)]
    deck = s.zone(p, DECK)
    resources = s.zone(p, RESOURCE)
    column = {n: i for zone in (FRONT, BACK) for i, n in enumerate(s.zone(p, zone))}
    grid = Area("rows", "Characters", "grid", len(rows), tuple([character(s, n, row, column[n]) for row, n in rows]))
    areas: tuple[Area, ...] = (
        _open(s, "hand", "Hand", s.zone(p, HAND), seat, "hand"),
        Area("resources", "Resources", "row", len(resources), tuple([resource(s, n, seat) for n in resources])),
        # whoever shares a teammate's rows has none besides
        *((grid,) if me.home == p else ()),
        Area("deck", "Deck", "deck", len(deck)),
        _open(s, "ko", "KO pile", tuple(reversed(s.zone(p, KO))), seat),
    )
    aside = s.zone(p, ASIDE)
    if aside:
        # vs2pcg:setting-up#4 a main character that is not placed yet, or a plot twist while its instructions are followed
        areas = (*areas, _open(s, "aside", "Set aside", aside, seat))
    figures = (Figure("team", me.team + 1),) if s.setup.get("mode", ALONE) != ALONE else ()
    return Side(p, me.seat, me.name, me.out, s.turn > 0 and s.active == p, figures, areas)


def _open(s: PcgState, key: str, title: str, numbers: Sequence[int], seat: int, how: str = "pile") -> Area:
    return Area(key, title, how, len(numbers), tuple([card(s, n, seat) for n in numbers]))


def card(s: PcgState, n: int, seat: int) -> Card | None:
    """A card out of play, or None where the seat does not know it."""
    c = s.card(n)
    if not knows(c, seat):
        return None
    v = s.now(n)
    body = c.kind not in (PLOT_TWIST, LOCATION)
    figures = (Figure("ATK", v.atk), Figure("DEF", v.def_), Figure("health", v.health)) if body else ()
    # vs2pcg:recruit-step#1 nothing else is recruited for what it costs
    cost = str(v.cost) if c.kind == SUPPORTING and v.cost is not None else ""
    return Card(
        c.ref,
        c.name,
        c.printed.number,
        c.kind,
        c.kind,
        cost,
        figures=figures,
        words=(*v.teams, *c.printed.symbols),
        keywords=tuple(sorted(v.words)),
        marks=("watching the game",) if s.place(n) == HAND and was_turned(s, c.ref) else (),
    )


def resource(s: PcgState, n: int, seat: int) -> Card:
    """A resource: which card it is, if the seat knows it (vs2pcg:resources-and-locations#1)."""
    c = s.card(n)
    found = card(s, n, seat) or Card(c.ref, "")
    down = c.face == 1
    marks = ("face down",) if down else ()
    return replace(found, figures=(), marks=marks, down=down)


def character(s: PcgState, n: int, row: int, column: int) -> Card:
    """A character in play; vs2pcg:stunned-characters#4 a stunned one as well may be looked at by all."""
    c, v = s.card(n), s.now(n)
    main = c.printed.kind == MAIN
    figures = (
        Figure("ATK", shown(s.atk(n)), v.atk),
        Figure("DEF", shown(s.def_(n)), v.def_),
        Figure("health", v.health - c.wounds, v.health),
    )
    counters = [Figure("+1/+1" if c.counters > 0 else "-1/-1", abs(c.counters))] if c.counters else []
    need = c.printed.faces[c.level - 1].level_up
    counters += [Figure("level", c.level)] if main else []
    counters += [Figure("XP", f"{c.xp}/{need}" if need else c.xp)] if main and (need or c.xp) else []
    fight, controller = s.combat, s.controller(c.ref)
    marks = (
        ("stunned", s.stunned(n)),
        ("exhausted", c.exhausted),
        ("frozen", bool(c.frozen)),
        ("attacking", fight is not None and c.ref in fight.attackers),
        ("defending", fight is not None and c.ref in fight.defenders),
        # vs2pcg:two-headed#7 teammates' characters stand in the same rows
        (f"owned by {s.player(c.owner).name}", c.owner != controller),
    )
    printed = c.printed.faces[c.level - 1]
    own, keywords = (*printed.teams, *printed.words), tuple(sorted(v.words))
    return Card(
        c.ref,
        c.name,
        c.printed.number,
        c.kind,
        "main" if main else c.kind,
        "" if main or v.cost is None else str(v.cost),
        figures=figures,
        words=tuple(v.teams),
        marks=tuple([word for word, has in marks if has]),
        counters=tuple(counters),
        turned=c.exhausted,
        row=row,
        column=column,
        keywords=keywords,
        gained=tuple([word for word in (*v.teams, *keywords) if word not in own]),
        controller=controller,
        owner=c.owner,
    )


def combat(s: PcgState) -> tuple[UnderWay, ...]:
    """The combat under way."""
    c = s.combat
    if c is None:
        return ()
    refs = [*c.attackers, *c.defenders]
    by = joined([s.card(r).name for r in c.attackers]) if c.attackers else "nobody"
    whom = joined([s.card(r).name for r in c.defenders]) if c.defenders else "nobody"
    how = f"{'ranged' if c.ranged else 'melee'} {'team ' if c.team else ''}attack"
    return (UnderWay(f"{how}: {by} against {whom}", "vs2pcg:melee-starting-combat#1", tuple(refs)),)
