"""Reading the cards of Marvel Champions at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from longbox.decks.names import fold
from longbox.games.champions.state import SHARED_NAMES, ChCard, knows
from longbox.games.champions.view import reading
from longbox.games.champions.view.table import ELSEWHERE
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import table_of
from longbox.terminal.cards import Seen as AnyCard
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from longbox.games.champions.state import CardDef
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.tables.table import Card, Table
    from longbox.terminal.screen import Screen

IN_PLAY = "in play"
_POWERS = ("THW", "SCH", "ATK", "DEF", "REC")
#: open areas of the table, and where that is
_OPEN = {"boosts": "boost", "encounter-discard": "encounter discard pile"} | {
    key: SHARED_NAMES[z] for key, z in ELSEWHERE.items()
}


@dataclass(frozen=True)
class Seen(AnyCard):
    """A card that a seat knows, where it lies, and with which player (-1: with the villain)."""

    #: a minion that is engaged with that player
    engaged: bool = False
    #: what it is attached to
    host: Card | None = None

    @property
    def name(self) -> str:
        """Its name; of a face-down card that of the card that it is, for who may look at it."""
        return self.card.beneath or self.card.name

    @property
    def title(self) -> str:
        """Its name with the subtitle."""
        c = self.card
        return f"{self.name} ({c.detail})" if c.detail and c.kind not in ("villain", "main scheme") else self.name


def in_play(table: Table) -> Iterator[Seen]:
    """Every card in play, the villain's first, what is attached after what it is attached to."""

    def walk(card: Card, engaged: int, host: Card | None = None) -> Iterator[Seen]:
        yield Seen(card, engaged if engaged >= 0 else card.controller, IN_PLAY, engaged >= 0, host)
        for each in card.attached:
            yield from walk(each, -1, card)

    for key in ("villain", "schemes", "also"):
        for card in table.area(key).known:
            yield from walk(card, -1)
    for side in table.sides:
        for key in ("identity", "allies", "play", "minions"):
            for card in side.area(key).known:
                yield from walk(card, side.player if key == "minions" else -1)


def seen_cards(table: Table) -> list[Seen]:
    """Every card that the view shows, those in play first."""
    out = list(in_play(table))
    out += [Seen(c, side.player, "hand") for side in table.sides for c in side.area("hand").known]
    out += [Seen(c, side.player, "dealt") for side in table.sides for c in side.area("dealt").known]
    out += [Seen(c, side.player, "discard") for side in table.sides for c in side.area("discard").known[::-1]]
    revealed = {ref for each in table.under_way if each.kind == "reveal" for ref in each.cards}
    for key, place in _OPEN.items():
        out += [Seen(c, -1, "being revealed" if c.ref in revealed else place) for c in table.area(key).known]
    return out


def called(asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The cards that a person means by a name: in full, but perhaps for its article or its mark at the end, its beginning, or a part of it."""
    wanted = fold(asked)
    if not wanted:
        return []
    exact = [c for c in cards if wanted in (fold(c.name), fold(c.title))]
    exact = exact or [c for c in cards if wanted.rstrip("!?.") == fold(c.name.removeprefix("The ")).rstrip("!?.")]
    begins = [c for c in cards if fold(c.name).startswith(wanted)]
    return exact or begins or [c for c in cards if wanted in fold(c.title)]


# -- reading ------------------------------------------------------------------------------------------------------------


def read(match: Match, view: View, asked: str | int, screen: Screen) -> list[RenderableType]:
    """A card's facts, where they come from, its text, and how it lies on the table."""
    cards = seen_cards(table_of(view))
    if isinstance(asked, int):
        found = [c for c in cards if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        if not found:
            # a card of a deck that is being looked at
            card = match.state.things[asked & NUMBER_MASK]
            if isinstance(card, ChCard) and not card.down and knows(card, view.seat):
                return _page(card.printed, card.up.code)
            return [Text("That is not a card you can read.")]
    else:
        found = called(asked, cards) or other_side(match, asked, cards)
    if found and all(c.card.down and not c.card.beneath for c in found):
        # what it is on its other side is nobody's business
        return [Text("A card that lies face down."), *(_now(table_of(view), c) for c in found)]
    codes = list(dict.fromkeys(match.state.get(c.ref).printed.code for c in found))
    if not codes and isinstance(asked, str):
        shelf = reading.named(asked)
        if len(shelf) == 1:
            return [*shelf_page(shelf[0]), Text("Not on the table as far as you can see.", "dim")]
        if shelf:
            return [Text(f"{asked!r} can be any of {len(shelf)} cards:"), *(Para(reading.in_short(c), "  ") for c in shelf[:12])]
        if unknown := reading.by_name_only(asked):
            return [Para(words) for words in unknown]
        near = reading.nearest(asked)
        return [Text(f"No card is called {asked!r}." + (f" Perhaps: {', '.join(near)}." if near else ""))]
    if len(codes) > 1:
        return [Text(f"{asked!r} can be any of {len(codes)} cards: {'; '.join(dict.fromkeys(c.title for c in found))}.")]
    page = _page(match.state.get(found[0].ref).printed, match.state.get(found[0].ref).up.code)
    return [*page, *(_now(table_of(view), c) for c in found)]


def other_side(match: Match, asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The identities that have a side whose name begins so."""
    wanted = fold(asked)
    mine = [c for c in cards if c.place == IN_PLAY and c.card.kind in ("hero", "alter ego")]
    sides = {c.ref: [fold(f.values.name) for f in match.state.get(c.ref).printed.faces] for c in mine}
    begins = [c for c in mine if wanted and any(name.startswith(wanted) for name in sides[c.ref])]
    return begins or [c for c in mine if wanted and any(wanted in name for name in sides[c.ref])]


def _page(card: CardDef, up: str) -> list[RenderableType]:
    """The printed card, face by face."""
    out: list[RenderableType] = []
    for f in card.faces:
        head = Text.assemble((reading.title(f.facts), "bold"), f"  {f.code}")
        if len(card.faces) > 1 and f.code == up:
            head.append("  this side is up", "dim")
        out.append(head)
        out.append(Para("; ".join(reading.facts(f.facts)), "  "))
        out += [Para(words, "  ") for words in reading.text_of(f)]
    if card.faces[0].code in reading.all_facts():
        out.append(Text(f"{reading.where_from(card.faces[0].code)}. Source: {reading.SOURCE}.", "dim"))
    return out


def shelf_page(codes: Sequence[str]) -> list[RenderableType]:
    """A card that is not on the table, by the codes of its faces."""
    out: list[RenderableType] = []
    for code in codes:
        record = reading.all_facts()[code]
        out.append(Text.assemble((reading.title(record), "bold"), f"  {code}"))
        out.append(Para("; ".join(reading.facts(record)), "  "))
        if reading.known(code):
            out += [Para(words, "  ") for words in reading.paragraphs(code)]
        else:
            out.append(Para(Text("Longbox does not know yet what this card does.", "yellow"), "  "))
    out.append(Text(f"{reading.where_from(codes[0])}. Source: {reading.SOURCE}.", "dim"))
    return out


def _now(table: Table, card: Seen) -> RenderableType:
    """Where a card is, and what it is like there."""
    c = card.card
    whose = f", {table.sides[card.player].name}" if card.player >= 0 else ""
    places = {"hand": "in hand", "discard": "in the discard pile", "dealt": "a waiting encounter card", "boost": "a boost card"}
    if card.place != IN_PLAY:
        return Text(f"Now: {places.get(card.place, card.place)}{whose}" + (f"; costs {c.price} now" if c.price else ""))
    hp, threat = c.figure("HP"), c.figure("threat")
    notes = [f"{hp.now} of {hp.printed} hit points left"] if hp is not None else []
    notes += [f"{power.name} {power.now}" for power in c.figures if power.name in _POWERS]
    if threat is not None:
        notes.append(f"{threat.now} threat" + (f" of {threat.printed}" if threat.printed is not None else ""))
    notes += c.marks
    notes += [f"{trait} trait" for trait in c.words if trait in c.gained]
    notes += [f"{each.now} {each.name} counter{'' if each.now == 1 else 's'}" for each in c.counters]
    notes += c.keywords
    if card.engaged:
        notes.append(f"engaged with {table.sides[card.player].name}")
        whose = ""
    notes += [f"attached to {card.host.name}"] if card.host is not None else []
    notes += [f"has {each.name}" for each in c.attached]
    return Para(f"Now: in play{whose}{'; ' if notes else ''}{', '.join(notes)}")
