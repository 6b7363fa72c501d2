"""Marvel Champions in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from rich.text import Text

from longbox.errors import UserError
from longbox.games.champions.terminal import cards as champions_cards, table as champions_table, why as champions_why
from longbox.games.champions.terminal.asking import ask_deed, ask_pay, ask_spread
from longbox.games.champions.terminal.campaign import Result, own_log
from longbox.games.champions.view.table import DECKS, ELSEWHERE
from longbox.kernel.decisions import Act, Pay, Spread
from longbox.kernel.setups import words_in
from longbox.kernel.text import alike, joined
from longbox.tables.table import table_of
from longbox.terminal.face import PERSON, AskShape, Line

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.setups import Setup
    from longbox.kernel.views import View
    from longbox.tables.table import Card
    from longbox.terminal.face import Ending
    from longbox.terminal.screen import Screen

#: log lines that say where the game is: rounds, phases, turns
_HEADINGS: Final = {
    "champions:round-overview#1": 2,
    "champions:player-phase": 1,
    "champions:villain-phase": 1,
    "champions:active-player": 1,
}
_DEALT: Final = "champions:deal-encounter-card#p2"
#: lines that are one when they follow each other: rule -> how they read, and how together
_TOGETHER: Final = {
    "champions:discard": (re.compile(r"(?P<before>)(?P<card>.+)(?P<after> is discarded)"), " are discarded"),
    "champions:removed-from-the-game": (
        re.compile(r"(?P<before>)(?P<card>.+)(?P<after> is removed from the game)"),
        " are removed from the game",
    ),
    "champions:resource#1": (re.compile(r"(?P<before>.+ spends )(?P<card>.+)(?P<after>)"), ""),
    "champions:shuffle": (re.compile(r"(?P<before>)(?P<card>.+(?:deck|pile))(?P<after> is shuffled)"), " are shuffled"),
    "champions:boost": (re.compile(r"(?P<before>.+ is given )(?P<card>a boost card)(?P<after>)"), ""),
    _DEALT: (re.compile(r"(?P<before>)(?P<card>.+)(?P<after> is dealt an encounter card)"), ""),
}
#: a boost card is turned up
_TURNED_UP: Final = ("champions:attack-enemy-activation#3", "champions:scheme-enemy-activation#2")
#: a question of these is worth the table; the others come in the midst of something
_TABLE: Final = frozenset(("turn", "request", "defend", "mulligan"))
#: what their options are is no reference to a card
_NO_CARDS: Final = frozenset(("mode", "x", "may"))
_MOST_NAMED: Final = 12

HELP: Final = {
    "Enter": "takes what the line says: the proposed payment, nothing, done",
    "e": "ends your turn",
    "why NAME": "asks what hinders doing something with a card, each reason with its rule",
    "why NAME vs NAME": "asks what hinders an attack or thwart, or a card aimed at something",
    "why attack": "asks what hinders attacking at all; or thwart, recover, defend, change form",
    "piles": "lists the cards in the discard piles",
    "rule ID": "reads a rule, such as rule minion#3",
}


class ChampionsFace:
    """How a table of Marvel Champions is shown and asked about."""

    shapes: dict[type, AskShape] = {Act: ask_deed, Pay: ask_pay, Spread: ask_spread}
    help: Mapping[str, str] = HELP
    round_word = "round"
    nothing: Mapping[str, str] = {"window": "use nothing", "defend": "nobody", "mulligan": "keep all", "discard": "none"}
    any_order: frozenset[str] = frozenset({"champions:discard#3"})
    #: one person plays all heroes
    company = PERSON
    example = "guard"

    def summary(self, setup: Setup) -> str:
        named = zip(words_in(setup, "names"), words_in(setup, "deck_names"))
        heroes = [deck.partition(":")[0] or name for name, deck in named]
        return f"{', '.join(heroes) or 'heroes'} against {setup.get('scenario', 'Rhino')}, {setup.get('mode', 'standard')}"

    def ending(self, match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
        """champions:campaign-mode#2 a game of a campaign goes into its log."""
        s: ChState = match.state
        if s.setup.get("campaign") is not None:
            return Result(s.setup, own_log(s.setup, file) if log is None and file is not None else log)
        if log is not None:
            raise UserError(f"{file or 'the game'} is no game of a campaign")
        return None

    def __init__(self) -> None:
        #: the cards of hands on the table as it was drawn last
        self.hands: frozenset[int] = frozenset()

    def legend(self, screen: Screen) -> str:
        return (
            f"On the table: hp are hit points left of how many; {screen.marks.exhausted} exhausted, + attached; a card of the hand "
            "has its cost before its name and its resources after it. What can be paid in one way only is paid at once; undo takes it "
            "back."
        )

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        self.hands = _in_hands(view)
        return champions_table.draw(table_of(view), view.seat, screen, asked)

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        return champions_table.moment(table_of(view), view.seat, screen)

    def scene(self, view: View) -> object:
        t = table_of(view)
        where = [t.area(key) for key in ("villain", "schemes", "also", "encounter-deck")]
        return [side.lies for side in t.sides], where, t.value("acceleration tokens")

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        t = table_of(view)
        piles = [(f"{side.name}, discard pile", side.area("discard").cards[::-1]) for side in t.sides]
        piles.append(("Encounter discard pile", t.area("encounter-discard").cards[::-1]))
        # as they were laid, the latest at the end; what is being resolved lies in no pile
        elsewhere = [t.area(key) for key in ELSEWHERE if key != "on-table"]
        piles += [(area.title, area.cards if area.key in DECKS else area.cards[::-1]) for area in elsewhere if area.cards]
        out = []
        for words, cards in piles:
            names = ["a face-down card" if c is None else c.name for c in cards]
            out.append(Text.assemble((f"{words}: ", "bold"), ", ".join(names) or "empty"))
        return out

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        if decision.kind == "pay":
            return False
        return decision.kind in _TABLE or not again or (decision.kind == "window" and not _in_hands(view) <= self.hands)

    def prompt(self, view: View, decision: Decision) -> str:
        words = view.prompt()
        return words[:1].upper() + words[1:]

    def option(self, view: View, decision: Decision, option: object, screen: Screen) -> str:
        words = view.option_text(option)
        if isinstance(option, int) and decision.kind not in _NO_CARDS:
            card = next((c for c in champions_cards.seen_cards(table_of(view)) if c.ref == option), None)
            if card is not None and card.place == "hand":
                return card.name if decision.kind == "pay" else _of_hand(card.card)
            if card is not None and decision.kind == "pay":
                return f"use {card.name}"
            if card is not None and decision.kind == "defend":
                hp, defense = card.card.figure("HP"), card.card.figure("DEF")
                left = f" ({hp.now} of {hp.printed} hit points left)" if hp is not None else ""
                return f"{card.name}, DEF {defense.now}{left}" if defense is not None else f"{card.name}{left}"
        return words

    def likeness(self, view: View, decision: Decision, option: object) -> Hashable | None:
        ref = option if isinstance(option, int) else getattr(option, "ref", -1)
        if ref < 0 or decision.kind in _NO_CARDS:
            return None
        aim = getattr(option, "target", -1)
        twins = _in_play_like(view, aim if aim >= 0 else ref)
        if twins is not None and aim >= 0:
            return (option.__class__, ref, getattr(option, "power", ""), twins)
        if twins is not None and (twins[0] == "minion" or hasattr(option, "ability")):
            return (option.__class__, getattr(option, "index", 0), twins)
        for side in table_of(view).sides:
            for c in side.area("hand").known:
                if c.ref == ref:
                    return (option.__class__, side.player, c.code, getattr(option, "index", 0))
        return None

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        return champions_cards.read(match, view, asked, screen)

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        return champions_why.why(match, view, player, asked)

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        out: list[Line] = []
        names: list[str] = []
        for line in lines:
            text = line.text(seat)
            if not text:
                continue
            text = text[:1].upper() + text[1:]
            last = out[-1] if out else None
            reading = _TOGETHER.get(line.rule)
            found = reading[0].fullmatch(text) if reading is not None else None
            if found is not None and reading is not None and last is not None and last.rules == (line.rule,) and names:
                if not found["before"] or last.text.startswith(found["before"]):
                    names.append(_lower(found["card"]))
                    together = f"{len(names)} boost cards" if found["card"] == "a boost card" else _counted(names)
                    words = _dealt(names) if line.rule == _DEALT else f"{found['before']}{together}{reading[1]}"
                    out[-1] = Line(words, (line.rule,))
                    continue
            names = [found["card"]] if found is not None else []
            if line.rule in _TURNED_UP and last is not None and last.text.endswith(" is given a boost card"):
                # turned up at once: the card says it all
                out[-1] = Line(text, (line.rule,))
                continue
            out.append(Line(text, (line.rule,), _HEADINGS.get(line.rule, 0)))
        return out


def _in_hands(view: View) -> frozenset[int]:
    """The cards of hands that a view shows."""
    return frozenset([c.ref for side in table_of(view).sides for c in side.area("hand").known])


def _in_play_like(view: View, ref: int) -> tuple[str, Hashable] | None:
    """The type of a card in play, and all that a seat knows of it: cards alike in this are the same to it. None for a card that
    others lie on."""
    found = next((c for c in champions_cards.in_play(table_of(view)) if c.ref == ref), None)
    if found is None or found.card.attached:
        return None
    host = found.host.ref if found.host is not None else -1
    return found.card.kind, (replace(found.card, ref=-1), found.player, found.engaged, host)


def _of_hand(c: Card) -> str:
    """A card of the hand as an option."""
    cost = [c.price or c.cost] if c.cost else []
    return f"{c.name} ({', '.join([*cost, c.kind, champions_table.resources(c.words).plain])})"


def _lower(words: str) -> str:
    """In the midst of a line."""
    return words.replace("The ", "the ", 1) if words.startswith("The ") and words.endswith(("deck", "pile")) else words


def _dealt(names: Sequence[str]) -> str:
    """Who is dealt encounter cards, and how many each."""
    counts = {name: names.count(name) for name in names}
    first, *others = (f"{n} encounter cards" if n > 1 else "an encounter card" for n in counts.values())
    if len(set(counts.values())) == 1:
        return f"{joined(list(counts))} {f'are dealt {first} each' if others else f'is dealt {first}'}"
    return joined([f"{name} is dealt {words}" for name, words in zip(counts, (first, *others))])


def _counted(names: Sequence[str]) -> str:
    """Names in a list, each once with its number; a great many are counted only."""
    if len(names) > _MOST_NAMED:
        return f"{len(names)} cards"
    return alike(names)
