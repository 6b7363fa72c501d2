"""A table of Vs. System as the struct that all clients read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from longbox.games.vs.state import DECK, HAND, KOD, REMOVED, RESOURCES, knows, name_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, sentence
from longbox.tables.table import Area, Card, Figure, Side, Table, UnderWay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import CardDef, ChainItem, Values, VsCard, VsState

#: icons (vs:212.4), among its keywords
FLIGHT, RANGE = "flight", "range"
#: facts of a card as they are called on the table
_PROXIES = {"atk": "ATK", "def_": "DEF", "threshold": "cost"}


def table(s: VsState, seat: int) -> Table:
    """The table as a seat sees it (vs:213)."""
    players = range(len(s.setup["decks"]))
    figures = [Figure("turn", s.turn)] if s.turn else []
    return Table("vs", headline(s), tuple(figures), chain(s, seat), tuple([side(s, p, seat) for p in players]), attack(s))


def headline(s: VsState) -> str:
    """Turn, phase, step, initiative."""
    words = [f"Turn {s.turn}" if s.turn else "Before the first turn", s.phase]
    if s.step:
        words.append(f"{s.players[s.step_player].name}'s {s.step}")
    if s.turn:
        words.append(f"{s.players[s.initiative].name} has the initiative")
    return ", ".join([w for w in words if w])


def side(s: VsState, p: int, seat: int) -> Side:
    """One player's side."""
    player = s.players[p]
    deck, hand = s.zone(p, DECK), s.zone(p, HAND)
    top = [card(s, deck[0], seat)] if deck and knows(s.cards[deck[0]], seat) else []
    areas = (
        Area("hand", "Hand", "hand", len(hand), _known(s, hand, seat)),
        Area(
            "resources",
            "Resources",
            "row",
            len(s.zone(p, RESOURCES)),
            tuple([resource(s, n, seat) for n in s.zone(p, RESOURCES)]),
        ),
        Area("formation", "Formation", "grid", len(s.characters(p)), tuple([character(s, n, seat) for n in s.characters(p)])),
        Area("deck", "Deck", "deck", len(deck), tuple(top)),
        Area("pile", "KO'd", "pile", len(s.zone(p, KOD)), tuple([card(s, n, seat) for n in reversed(s.zone(p, KOD))])),
        Area("removed", "Removed", "pile", len(s.zone(p, REMOVED)), _known(s, s.zone(p, REMOVED), seat)),
    )
    figures = [Figure("endurance", player.endurance), Figure("resource points", player.points)]
    return Side(p, player.seat, player.name, player.out, s.step_player == p, tuple(figures), areas)


def _known(s: VsState, numbers: Sequence[int], seat: int) -> tuple[Card | None, ...]:
    return tuple([card(s, n, seat) if knows(s.cards[n], seat) else None for n in numbers])


def card(s: VsState, n: int, seat: int) -> Card:
    """A card that the seat knows, as printed."""
    c = s.cards[n]
    return replace(printed(c.printed), ref=c.ref)


@lru_cache(2048)
def printed(d: CardDef) -> Card:
    """A card as it is printed, wherever it may lie."""
    v = d.values
    name, _, version = d.full_name.partition(", ")
    figures = (_figure("ATK", v.atk, v.atk, "atk", d.proxy), _figure("DEF", v.def_, v.def_, "def_", d.proxy))
    return Card(
        -1,
        name,
        version,
        d.kind,
        d.kind,
        str(v.cost),
        figures=figures if d.kind == "character" else (),
        words=tuple(sorted(v.teams)),
        proxy=tuple([_PROXIES.get(key, key) for key in d.proxy]),
        keywords=_reach(v),
    )


def _figure(name: str, now: int, printed: int, key: str, proxy: Sequence[str]) -> Figure:
    return Figure(name, max(0, now), printed, key in proxy)


def _reach(v: Values) -> tuple[str, ...]:
    return ((FLIGHT,) if v.flight else ()) + ((RANGE,) if v.range else ())


def _counters(c: VsCard) -> tuple[Figure, ...]:
    """How many of each name lie on a card; the state keeps apart those that came at different times."""
    found: dict[str, int] = {}
    for word, k, _ in c.counters:
        found[word] = found.get(word, 0) + k
    return tuple([Figure(word, k) for word, k in found.items()])


def character(s: VsState, n: int, seat: int) -> Card:
    """A character in play, as it is now."""
    c, v = s.cards[n], s.now(n)
    d, own, alone = c.printed, printed(c.printed), c.printed.values
    marks = [
        *(("exhausted",) if c.exhausted else ()),
        *(("stunned",) if c.stunned else ()),
        *(("protected",) if s.protected(n) else ()),
        *(("attacking",) if s.attacking(n) else ()),
        *(("defending",) if s.defending(n) else ()),
        *(("hidden",) if c.hidden else ()),
        *(("reinforcement",) if v.reinforcement else ()),
        *((f"owned by {s.players[c.owner].name}",) if c.owner != c.controller else ()),
    ]
    as_printed = v.atk == alone.atk and v.def_ == alone.def_
    words = own.words if v.teams == alone.teams else tuple(sorted(v.teams))
    keywords = _reach(v)
    return replace(
        own,
        ref=c.ref,
        figures=own.figures
        if as_printed
        else (_figure("ATK", v.atk, alone.atk, "atk", d.proxy), _figure("DEF", v.def_, alone.def_, "def_", d.proxy)),
        words=words,
        marks=tuple(marks),
        counters=_counters(c),
        attached=tuple([card(s, e, seat) for e in s.equipment_on(n)]),
        turned=c.exhausted,
        row=c.row,
        column=c.col,
        keywords=keywords,
        gained=tuple([w for w in (*words, *keywords) if w not in own.words and w not in own.keywords]),
        controller=c.controller,
        owner=c.owner,
    )


def resource(s: VsState, n: int, seat: int) -> Card:
    """A resource: one that is face down shows its card only to who knows it. Its reference is of a place on the table."""
    c = s.cards[n]
    found = card(s, n, seat) if knows(c, seat) else Card(c.ref, "")
    marks = [word for word, has in (("exhausted", c.exhausted), ("face down", c.down)) if has]
    counters = _counters(c)
    return replace(found, marks=tuple(marks), counters=counters, down=c.down, turned=c.exhausted)


def chain(s: VsState, seat: int) -> tuple[Area, ...]:
    """The chain, which is public (vs:213.6b), with what resolves first, first."""
    out = []
    for n in reversed(s.chain):
        item = s.items[n]
        by = (card(s, item.card, seat),) if item.card >= 0 and knows(s.cards[item.card], seat) else ()
        out.append(
            Card(
                item.ref,
                item.words,
                does(s, item, seat),
                kind=item.kind,
                frame="chain",
                figures=(Figure("X", item.scope.x),) if item.scope.x else (),
                words=(item.rule,),
                attached=by,
                controller=item.controller,
                targets=tuple([name_of(s, r & NUMBER_MASK, seat) for t in item.scope.targets for r in t]),
            )
        )
    return (Area("chain", "Chain", "chain", len(out), tuple(out)),) if out else ()


def does(s: VsState, item: ChainItem, seat: int) -> str:
    """vs:506.3 what a triggered effect will do, as its card has it: the card may say more than one thing."""
    if item.kind != "triggered" or item.effect is None:
        return ""
    return sentence(item.effect.text(Printer(name_of(s, item.card, seat) if item.card >= 0 else "the game")))


def attack(s: VsState) -> tuple[UnderWay, ...]:
    """The attack proposed (vs:601.1b) or under way (vs:602.1)."""
    a = s.attack
    if a is None:
        return ()
    refs = a.attackers if a.begun else a.proposed
    who = joined([_standing(s, r) for r in refs]) or "nobody"
    whom = f"{s.players[a.direct].name} directly" if a.direct >= 0 else _standing(s, a.defender)
    about = tuple([r for r in (*refs, a.defender) if r >= 0])
    if a.begun:
        return (UnderWay(f"{who} {'attack' if len(refs) > 1 else 'attacks'} {whom}", "vs:602.1", about),)
    return (UnderWay(f"{who} {'would attack' if refs else 'attacks'} {whom} (proposed)", "vs:601.1b", about),)


def _standing(s: VsState, ref: int) -> str:
    """A character by its name without a version; one that has left play while the attack goes on is nobody."""
    n = ref & NUMBER_MASK
    if ref < 0 or not s.there(ref) or not s.in_play(n):
        return "nobody"
    return s.cards[n].printed.name
