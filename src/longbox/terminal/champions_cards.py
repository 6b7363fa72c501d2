"""Reading the cards of Marvel Champions at the table, and asking what is in the way of doing something with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox import rulebook
from longbox.decks.names import fold
from longbox.games.champions import reading
from longbox.games.champions.abilities import FORM_WORDS, Generates, Window
from longbox.games.champions.card import EVENT
from longbox.games.champions.paying import CardCost
from longbox.games.champions.playing import restrictions
from longbox.games.champions.table import deed_text
from longbox.kernel.actions import Objection
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.champions_table import everything
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.games.champions.card import CardDef
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen

IN_PLAY = "in play"


@dataclass(frozen=True)
class Seen:
    """A card that a seat knows, where it lies, and with which player (-1: with the villain)."""

    data: dict[str, Any]
    player: int
    place: str

    @property
    def name(self) -> str:
        """Its name."""
        name: str = self.data["known"] or self.data["name"] if "known" in self.data else self.data["name"]
        return name

    @property
    def title(self) -> str:
        """Its name with the stage or subtitle."""
        more = self.data.get("subname") or ""
        return f"{self.name} ({more})" if more else self.name

    @property
    def ref(self) -> int:
        """Its reference."""
        ref: int = self.data["ref"]
        return ref


def seen_cards(table: dict[str, Any]) -> list[Seen]:
    """Every card that the view shows, those in play first."""
    out = [Seen(c, c["controller"] if c["controller"] >= 0 else c["engaged"], IN_PLAY) for c in everything(table)]
    for key in ("hand", "dealt", "discard"):
        for p in table["players"]:
            out += [Seen(c, p["number"], key) for c in p[key] if c is not None]
    places = (("on_table", "the table"), ("boosts", "boost"), ("encounter_discard", "encounter discard pile"))
    for key, place in (*places, ("victory", "victory display"), ("removed", "removed from the game")):
        out += [Seen(c, -1, place) for c in table[key] if c is not None]
    out += [Seen(r["card"], r["player"], "being revealed") for r in table["revealed"] if r["card"] is not None]
    return out


def called(asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The cards that a person means by a name: in full, its beginning, or a part of it."""
    wanted = fold(asked)
    if not wanted:
        return []
    exact = [c for c in cards if wanted in (fold(c.name), fold(c.title))]
    begins = [c for c in cards if fold(c.name).startswith(wanted)]
    return exact or begins or [c for c in cards if wanted in fold(c.title)]


# -- reading ------------------------------------------------------------------------------------------------------------


def read(match: Match, view: View, asked: str | int, screen: Screen) -> list[RenderableType]:
    """A card's facts, where they come from, its text, and how it lies on the table."""
    cards = seen_cards(view.table)
    if isinstance(asked, int):
        found = [c for c in cards if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        if not found:
            return [Text("That is not a card you can read.")]
    else:
        found = called(asked, cards) or _other_side(match, asked, cards)
    if found and all(c.data.get("facedown") and not c.data["known"] for c in found):
        # what it is on its other side is nobody's business
        return [Text("A card that lies face down."), *(_now(view.table, c) for c in found)]
    codes = list(dict.fromkeys(match.state.get(c.ref).printed.code for c in found))
    if not codes and isinstance(asked, str):
        shelf = reading.named(asked)
        if len(shelf) == 1:
            return [*shelf_page(shelf[0]), Text("Not on the table as far as you can see.", "dim")]
        if shelf:
            return [Text(f"{asked!r} can be any of {len(shelf)} cards:"), *(Para(reading.in_short(c), "  ") for c in shelf[:12])]
        near = reading.nearest(asked)
        return [Text(f"No card is called {asked!r}." + (f" Perhaps: {', '.join(near)}." if near else ""))]
    if len(codes) > 1:
        return [Text(f"{asked!r} can be any of {len(codes)} cards: {'; '.join(dict.fromkeys(c.title for c in found))}.")]
    page = _page(match.state.get(found[0].ref).printed, match.state.get(found[0].ref).up.code)
    return [*page, *(_now(view.table, c) for c in found)]


def _other_side(match: Match, asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The identities that have a side whose name begins so."""
    wanted = fold(asked)
    mine = [c for c in cards if c.place == IN_PLAY and c.data["kind"] in ("hero", "alter_ego")]
    return [
        c for c in mine if wanted and any(fold(f.values.name).startswith(wanted) for f in match.state.get(c.ref).printed.faces)
    ]


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


def _now(table: dict[str, Any], card: Seen) -> RenderableType:
    """Where a card is, and what it is like there."""
    c = card.data
    whose = f", {table['players'][card.player]['name']}" if card.player >= 0 else ""
    places = {"hand": "in hand", "discard": "in the discard pile", "dealt": "a waiting encounter card", "boost": "a boost card"}
    if card.place != IN_PLAY:
        now = c.get("cost_now")
        more = f"; costs {now} now" if now is not None and now != c.get("cost") else ""
        return Text(f"Now: {places.get(card.place, card.place)}{whose}{more}")
    notes = [f"{c['left']} of {c['hp']} hit points left"] if "left" in c else []
    notes += [
        f"{short} {c[key]}"
        for key, short in (("thw", "THW"), ("sch", "SCH"), ("atk", "ATK"), ("def", "DEF"), ("rec", "REC"))
        if key in c
    ]
    if c["kind"] in ("main_scheme", "side_scheme"):
        notes.append(f"{c['threat']} threat" + (f" of {c['target']}" if "target" in c else ""))
    notes += ["exhausted"] if c["exhausted"] else []
    notes += c["status"]
    notes += [f"{n} {name} counter{'s' if n > 1 else ''}" for name, n in c["counters"].items()]
    notes += [word if n == 1 else f"{word} {n}" for word, n in c["keywords"].items()]
    if c["engaged"] >= 0:
        notes.append(f"engaged with {table['players'][c['engaged']]['name']}")
        whose = ""
    on = next((o["name"] for o in everything(table) if o["ref"] == c["host"]), "") if c["host"] >= 0 else ""
    notes += [f"attached to {on}"] if on else []
    notes += [f"has {o['name']}" for o in everything(table) if o["host"] == c["ref"]]
    return Para(f"Now: in play{whose}{'; ' if notes else ''}{', '.join(notes)}")


# -- why not ------------------------------------------------------------------------------------------------------------


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything one might want to do with a card, or of one attack or thwart ("Mockingbird vs Rhino")."""
    cards = [c for c in seen_cards(view.table) if c.place in (IN_PLAY, "hand")]
    if isinstance(asked, int):
        found = [c for c in cards if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        return _why_card(match, view, player, found[0]) if found else [Text("That is no card to do something with.")]
    for word in (" vs ", " vs. ", " against "):
        if word in asked.casefold():
            at = asked.casefold().index(word)
            return _why_pair(match, view, player, asked[:at].strip(), asked[at + len(word) :].strip())
    found = called(asked, cards) or _other_side(match, asked, cards)
    if not found:
        return [Text(f"There is no card called {asked!r} to do something with: not in play, nor in your hand.")]
    titles = list(dict.fromkeys(c.title for c in found))
    if len(titles) > 1:
        return [Text(f"{asked!r} can be any of {len(titles)} cards: {'; '.join(titles)}.")]
    out: list[RenderableType] = []
    done = set()
    for card in found:
        key = (card.place, card.player, card.data.get("exhausted"))
        if key not in done:
            done.add(key)
            out += _why_card(match, view, player, card)
    return out


def _actor(view: View, player: int, card: Seen) -> int:
    """Who would act with a card: the player at this seat that has it, else the one who is asked."""
    if card.player >= 0 and card.data.get("engaged", -1) < 0 and view.table["players"][card.player]["seat"] == view.seat:
        return card.player
    return player


def _why_card(match: Match, view: View, player: int, card: Seen) -> list[RenderableType]:
    s = match.state
    who = _actor(view, player, card)
    place = card.place if card.place != "hand" else f"{view.table['players'][card.player]['name']}'s hand"
    out: list[RenderableType] = [Text.assemble((card.title, "bold"), f" ({place})")]
    d = match.decision
    if d is not None and d.kind not in ("turn", "request"):
        out.append(Para(Text("Just now something else is asked.").append("  champions:player-turn", "dim"), "  "))
    deeds = match.why_not(who, card.ref)
    verdicts: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for deed, objections in deeds:
        key = tuple((o.rule, o.text) for o in objections)
        verdicts.setdefault(key, []).append(deed_text(s, view.seat, deed))
    for key, labels in verdicts.items():
        out += verdict(labels, [Objection(rule, words) for rule, words in key])
    waiting = _waiting(match, who, card)
    out += waiting
    if not deeds and not waiting:
        out.append(Para("Nothing is done with it: it works by itself.", "  "))
    return out


def _waiting(match: Match, player: int, card: Seen) -> list[RenderableType]:
    """The abilities of a card that wait for something: interrupts, responses, resources; and what is in their way now."""
    s = match.state
    c = s.get(card.ref)
    face = c.printed.faces[0] if card.place == "hand" else c.up
    name = face.values.name
    out: list[RenderableType] = []
    abilities = s.now(c.number).abilities if card.place == IN_PLAY else face.values.abilities
    for i, ability in enumerate(abilities):
        if isinstance(ability, Generates):
            out.append(Para(Text(ability.print(name), "green"), "  "))
            out += _objections([Objection("champions:resource-ability", "it is offered while you pay for something")])
        elif isinstance(ability, Window):
            rule = (
                "champions:forced"
                if ability.forced
                else "champions:response"
                if "response" in ability.side
                else "champions:interrupt"
            )
            out.append(Para(Text(ability.print(name), "green"), "  "))
            words = "it happens by itself then" if ability.forced else "it waits for that, and is offered then"
            found = [Objection(rule, words)]
            if c.owner >= 0 and not ability.forced:
                found += _hindrances(s, player, card, ability, i)
            out += _objections(found)
    return out


def _hindrances(s: Any, player: int, card: Seen, ability: Window, index: int) -> list[Objection]:
    """What would be in the way of using an interrupt or response if its moment came just now."""
    out = []
    scope = Scope(player, card.ref)
    if ability.form and s.identity(player).up.values.kind != ability.form:
        form = FORM_WORDS[ability.form].strip().lower()
        out.append(Objection("champions:triggered-abilities#4", f"it needs {form} form, which you are not in now"))
    if ability.limit is not None:
        key = s.game.use_key(s, (card.ref, s.get(card.ref).face * 100 + index), scope)
        if s.memory.count(key, ability.limit[1]) >= ability.limit[0]:
            out.append(Objection("champions:limit", f"it has been used up for this {ability.limit[1]}"))
    if card.place == "hand" and s.get(card.ref).printed.kind == EVENT:
        for found in (restrictions(s, player, card.ref), CardCost().possible(s, scope)):
            if found is not None:
                out.append(found)
    return out


def _why_pair(match: Match, view: View, player: int, who: str, whom: str) -> list[RenderableType]:
    """What is in the way of one character's attack or thwart."""
    cards = [c for c in seen_cards(view.table) if c.place == IN_PLAY]
    friends = [c for c in cards if c.data["controller"] >= 0]
    mine = called(who, friends) or _other_side(match, who, friends)
    theirs = called(
        whom, [c for c in cards if c.data["kind"] in ("villain", "minion", "main_scheme", "side_scheme") or c.data["facedown"]]
    )
    if not mine:
        return [Text(f"No character called {who!r} is in play with a player.")]
    if not theirs:
        return [Text(f"No enemy or scheme called {whom!r} is in play.")]
    out: list[RenderableType] = []
    for deed, objections in match.why_not(_actor(view, player, mine[0]), mine[0].ref):
        if getattr(deed, "target", -1) == theirs[0].ref:
            out += verdict([deed_text(match.state, view.seat, deed)], objections)
    return out or [Text(f"{mine[0].name} neither attacks nor thwarts.")]


def verdict(labels: Sequence[str], objections: Sequence[Objection]) -> list[RenderableType]:
    """Deeds with each objection and its rule, or with the word that they can be done."""
    if not objections:
        return [Para(Text.assemble((label, "green"), " - nothing hinders it"), "  ") for label in labels]
    out: list[RenderableType] = [Para(f"{label} - no", "  ") for label in labels]
    return [*out, *_objections(objections)]


def _objections(objections: Sequence[Objection]) -> list[RenderableType]:
    out: list[RenderableType] = []
    for o in objections:
        line = Text(o.text, "yellow").append(f"  {o.rule}", "cyan")
        if rulebook.exists(o.rule):
            line.append(f" {rulebook.rule(o.rule).title}", "dim")
        out.append(Para(line, "    "))
    return out
