"""Reading the cards of Marvel Champions at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.decks.names import fold
from longbox.games.champions.state import ChCard, knows
from longbox.games.champions.terminal.table import everything
from longbox.games.champions.view import reading
from longbox.games.champions.view.layout import CardData, table_of
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.cards import Seen as AnyCard
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.games.champions.state import CardDef
    from longbox.games.champions.view.layout import Layout, Power
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen

IN_PLAY = "in play"
#: the powers of a card in play, as they are read
_POWERS: Final[tuple[tuple[Power, str], ...]] = (
    *(("thw", "THW"), ("sch", "SCH"), ("atk", "ATK")),
    *(("def", "DEF"), ("rec", "REC")),
)


class Seen(AnyCard[CardData]):
    """A card that a seat knows, where it lies, and with which player (-1: with the villain)."""

    @property
    def name(self) -> str:
        """Its name."""
        return self.data.get("known") or super().name

    @property
    def title(self) -> str:
        """Its name with the stage or subtitle."""
        more = self.data.get("subname") or ""
        return f"{self.name} ({more})" if more else self.name


def seen_cards(table: Layout) -> list[Seen]:
    """Every card that the view shows, those in play first."""
    out = [Seen(c, c["controller"] if c["controller"] >= 0 else c["engaged"], IN_PLAY) for c in everything(table)]
    everyone = table["players"]
    out += [Seen(c, p["number"], "hand") for p in everyone for c in p["hand"] if c is not None]
    out += [Seen(c, p["number"], "dealt") for p in everyone for c in p["dealt"] if c is not None]
    out += [Seen(c, p["number"], "discard") for p in everyone for c in p["discard"] if c is not None]
    for place, cards in (
        ("the table", table["on_table"]),
        ("boost", table["boosts"]),
        ("encounter discard pile", table["encounter_discard"]),
        ("victory display", table["victory"]),
        ("removed from the game", table["removed"]),
    ):
        out += [Seen(c, -1, place) for c in cards if c is not None]
    out += [Seen(c, -1, other["name"]) for other in table["elsewhere"] for c in other["cards"] if c is not None]
    out += [Seen(r["card"], r["player"], "being revealed") for r in table["revealed"] if r["card"] is not None]
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
    if found and all(c.data.get("facedown") and not c.data["known"] for c in found):
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
    mine = [c for c in cards if c.place == IN_PLAY and c.data["kind"] in ("hero", "alter_ego")]
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


def _now(table: Layout, card: Seen) -> RenderableType:
    """Where a card is, and what it is like there."""
    c = card.data
    whose = f", {table['players'][card.player]['name']}" if card.player >= 0 else ""
    places = {"hand": "in hand", "discard": "in the discard pile", "dealt": "a waiting encounter card", "boost": "a boost card"}
    if card.place != IN_PLAY:
        now = c.get("cost_now")
        more = f"; costs {now} now" if now is not None and now != c.get("cost") else ""
        return Text(f"Now: {places.get(card.place, card.place)}{whose}{more}")
    notes = [f"{c['left']} of {c['hp']} hit points left"] if "left" in c else []
    notes += [f"{short} {c[key]}" for key, short in _POWERS if key in c]
    if c["kind"] in ("main_scheme", "side_scheme"):
        notes.append(f"{c['threat']} threat" + (f" of {c['target']}" if "target" in c else ""))
    notes += ["exhausted"] if c["exhausted"] else []
    notes += c["status"]
    notes += [f"{trait} trait" for trait in c["gained"]]
    notes += [f"{n} {name} counter{'s' if n > 1 else ''}" for name, n in c["counters"].items()]
    notes += [word if n == 1 else f"{word} {n}" for word, n in c["keywords"].items()]
    if c["engaged"] >= 0:
        notes.append(f"engaged with {table['players'][c['engaged']]['name']}")
        whose = ""
    on = next((o["name"] for o in everything(table) if o["ref"] == c["host"]), "") if c["host"] >= 0 else ""
    notes += [f"attached to {on}"] if on else []
    notes += [f"has {o['name']}" for o in everything(table) if o["host"] == c["ref"]]
    return Para(f"Now: in play{whose}{'; ' if notes else ''}{', '.join(notes)}")
