"""A table of Marvel Champions as the struct that all clients read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from longbox.games.champions.language.costs import cost_of
from longbox.games.champions.rules.rounds import accelerations
from longbox.games.champions.state import (
    AREA,
    BOOSTS,
    COLLECTION,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVOCATION_DISCARD,
    INVOCATIONS,
    REMOVED,
    SHARED_NAMES,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_AREA,
    WEAPONS,
    knows,
    name_of,
)
from longbox.games.champions.view.under_way import under_way
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import Area, Card, Figure, Side, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import CardDef, ChState, Values

#: zones that everybody plays against, which are shown when something lies there
ELSEWHERE: Final = {
    "on-table": TABLE,
    "victory": VICTORY,
    "removed": REMOVED,
    "under": UNDER,
    "collection": COLLECTION,
    "invocations": INVOCATIONS,
    "invocation-discard": INVOCATION_DISCARD,
    "weapons": WEAPONS,
}
DECKS: Final = frozenset(("invocations", "weapons"))
_POWERS = (("SCH", "sch"), ("THW", "thw"), ("ATK", "atk"), ("DEF", "def_"), ("REC", "rec"))


def table(s: ChState, seat: int) -> Table:
    """The table as a seat sees it."""
    attached = _attachments(s)
    hosts = [n for n in (s.villain, s.scheme) if n >= 0]
    schemes = [n for n in s.schemes() if n != s.scheme] if s.scheme >= 0 else []
    also = [n for n in s.common(VILLAIN_AREA) if n not in hosts and n not in schemes and s.cards[n].host < 0]
    deck, discard = s.common(ENCOUNTER_DECK), s.common(ENCOUNTER_DISCARD)
    areas = [
        _row(s, "villain", "Villain", [s.villain] if s.villain >= 0 else [], seat, attached),
        _row(s, "schemes", "Schemes", ([s.scheme] if s.scheme >= 0 else []) + schemes, seat, attached),
        _row(s, "also", "Beside the villain", also, seat, attached),
        Area("encounter-deck", "Encounter deck", "deck", len(deck)),
        _pile(s, "encounter-discard", "Encounter discard", discard, seat),
        _pile(s, "boosts", "Boost cards", s.common(BOOSTS), seat, "row"),
        *[_pile(s, key, _begun(SHARED_NAMES[zone]), s.common(zone), seat) for key, zone in ELSEWHERE.items()],
    ]
    shown = tuple([a for a in areas if a.count or a.key in ("villain", "schemes", "encounter-deck")])
    figures = [Figure("round", s.round)] if s.round else []
    figures += [Figure("acceleration tokens", s.accelerations)] if s.accelerations else []
    sides = tuple([side(s, p, seat, attached) for p in range(s.starters)])
    return Table("champions", headline(s), tuple(figures), shown, sides, tuple(under_way(s, seat)))


def headline(s: ChState) -> str:
    """The round, the phase, whose turn it is."""
    words = f"Round {s.round}" if s.round else "Set-up"
    if s.phase and s.round:
        words += f", {s.phase}"
        if s.phase == "villain phase" and s.step:
            words += f", step {s.step}"
    if s.active >= 0:
        words += f": {s.players[s.active].name}'s turn"
    return words + (f"; first player {s.players[s.first].name}" if s.starters > 1 else "")


def side(s: ChState, p: int, seat: int, attached: dict[int, list[int]]) -> Side:
    """One player's side."""
    me = s.players[p]
    area = [n for n in s.zone(p, AREA) if n != me.identity and s.cards[n].host < 0]
    minions = [n for n in area if s.cards[n].engaged >= 0]
    mine = [n for n in area if s.cards[n].engaged < 0]
    kinds = {n: s.now(n).kind for n in mine}
    allies = [n for n in mine if kinds[n] == "ally"]
    rest = [n for n in mine if kinds[n] != "ally"]
    hand = s.zone(p, HAND)
    areas = (
        _row(s, "identity", "Identity", [] if me.out else [me.identity], seat, attached),
        _row(s, "minions", "Engaged", minions, seat, attached),
        _row(s, "allies", "Allies", allies, seat, attached),
        _row(s, "play", "Upgrades and supports", rest, seat, attached),
        Area("hand", "Hand", "hand", len(hand), tuple([in_hand(s, p, n, seat) for n in hand])),
        Area("deck", "Deck", "deck", len(s.zone(p, DECK))),
        _pile(s, "discard", "Discard", s.zone(p, DISCARD), seat),
        _pile(s, "dealt", "Encounter cards dealt", s.zone(p, DEALT), seat, "row"),
    )
    figures: list[Figure] = []
    if not me.out:
        v = s.now(me.identity)
        figures = [Figure("hit points", max(0, s.left(me.identity)), v.hp), Figure("hand size", int(v.hand))]
        figures.append(Figure("form", "hero" if s.is_hero(p) else "alter-ego"))
    shown = tuple([a for a in areas if a.count or a.key in ("hand", "deck", "discard")])
    return Side(p, me.seat, me.name, me.out, s.active == p, tuple(figures), shown)


def _attachments(s: ChState) -> dict[int, list[int]]:
    """The cards attached to each, by number."""
    out: dict[int, list[int]] = {}
    for n in (*s.common(VILLAIN_AREA), *[n for p in range(s.starters) for n in s.zone(p, AREA)]):
        host = s.cards[n].host
        if host >= 0:
            out.setdefault(host & NUMBER_MASK, []).append(n)
    return out


def _row(s: ChState, key: str, title: str, numbers: Sequence[int], seat: int, attached: dict[int, list[int]]) -> Area:
    return Area(key, title, "row", len(numbers), tuple([in_play(s, n, seat, attached) for n in numbers]))


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def _pile(s: ChState, key: str, title: str, numbers: Sequence[int], seat: int, how: str = "pile") -> Area:
    # the top of a pile is what came last, that of a deck what lies first
    cards = [out_of_play(s, n, seat) for n in (reversed(numbers) if how == "pile" and key not in DECKS else numbers)]
    return Area(key, title, how, len(numbers), tuple(cards))


def out_of_play(s: ChState, n: int, seat: int, price: str = "") -> Card | None:
    """A card out of play as printed, or None where the seat does not know it."""
    c = s.cards[n]
    if not knows(c, seat):
        return None
    found = as_printed(c.printed)
    return replace(found, ref=c.ref, price=price if price != found.cost else "")


@lru_cache(2048)
def as_printed(d: CardDef) -> Card:
    """A card as it is printed, wherever it may lie."""
    v = d.faces[0].values
    cost = "" if v.cost is None else "X" if v.cost < 0 else str(v.cost)
    figures = [Figure(word, value) for word, key in _POWERS if (value := getattr(v, key)) is not None]
    figures += [Figure("HP", v.hp)] if v.hp is not None else []
    return Card(
        -1,
        v.name,
        v.subname,
        v.kind.replace("_", " "),
        d.faction,
        cost,
        figures=tuple(figures),
        words=tuple([f"{k} {name}" if k > 1 else name for name, k in v.resources.items()]),
        code=d.code,
    )


def in_hand(s: ChState, p: int, n: int, seat: int) -> Card | None:
    """A card of a hand, with what it costs just now."""
    c = s.cards[n]
    if not knows(c, seat):
        return None
    cost = cost_now(s, p, n)
    return out_of_play(s, n, seat, "" if cost is None else str(cost))


def cost_now(s: ChState, p: int, n: int) -> int | None:
    """What a card costs a player just now; None where it has no cost, or X."""
    cost = s.cards[n].printed.faces[0].values.cost
    return cost_of(s, Scope(p, s.ref(n))) if cost is not None and cost >= 0 else None


def _keywords(v: Values) -> tuple[str, ...]:
    """Keywords with their numbers behind them, then icons (champions:icons#5-8) with theirs before them."""
    keywords = [word if k == 1 else f"{word} {k}" for word, k in v.keywords.items()]
    return (*keywords, *[word if k == 1 else f"{k} {word}" for word, k in v.icons.items() if k])


def in_play(s: ChState, n: int, seat: int, attached: dict[int, list[int]]) -> Card:
    """A card in play, as it is now."""
    c, v = s.cards[n], s.now(n)
    face = c.up
    printed = face.values
    figures = [Figure(word, value, getattr(printed, key)) for word, key in _POWERS if (value := getattr(v, key)) is not None]
    if v.hp is not None:
        figures.append(Figure("HP", max(0, s.left(n)), v.hp))
    if v.kind == "main_scheme":
        figures.append(Figure("threat", c.threat, s.per_player(face.target)))
        alone = s.per_player(face.acceleration)
        figures.append(Figure("each round", alone + accelerations(s), alone))
    elif c.threat or v.kind == "side_scheme":
        figures.append(Figure("threat", c.threat))
    counters = [Figure(name, k) for name, k in sorted(dict(c.counters).items())]
    words, keywords = tuple(sorted(v.traits)), _keywords(v)
    own = (*printed.traits, *_keywords(printed))
    marks = (["exhausted"] if c.exhausted else []) + sorted(c.status)
    name = name_of(s, c.ref, seat)
    return Card(
        c.ref,
        name,
        face.stage if v.kind in ("villain", "main_scheme") else v.subname,
        v.kind.replace("_", " "),
        # what lies face down has no color either
        "" if c.down else c.printed.faction,
        "" if c.down or printed.cost is None else str(printed.cost),
        figures=tuple(figures),
        words=words,
        marks=tuple(marks),
        counters=tuple(counters),
        attached=tuple([in_play(s, a, seat, attached) for a in attached.get(n, ())]),
        down=c.down,
        turned=c.exhausted,
        keywords=keywords,
        gained=tuple([word for word in (*words, *keywords) if word not in own]),
        controller=c.controller,
        owner=c.owner,
        beneath=c.printed.name if c.down and knows(c, seat) else "",
        code=face.code,
    )
