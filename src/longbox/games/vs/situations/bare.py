"""A table set by hand, bare: what lies there and what is asked, found by name. `Table` adds sides, answers and the way on."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from longbox.games.vs.rules.combat import attacker_objection
from longbox.games.vs.situations.look import Look, Moments
from longbox.games.vs.state import CHAIN, DECK, HAND, KOD, REMOVED, RESOURCES, ROWS, ZONE_NAMES, ChainItem, VsCard, name_of
from longbox.kernel.decisions import Number, Place
from longbox.kernel.match import Match
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import CardDef, VsState
    from longbox.kernel.match import Result


#: where a card is looked for, in this order
EVERYWHERE = (ROWS, RESOURCES, HAND, KOD, CHAIN, DECK, REMOVED)


class Bare(Moments):
    """A table without its sides: its cards by name, and the question that is open."""

    def __init__(self, s: VsState, names: list[str]) -> None:
        self.names = names
        self.match = Match.of(s)

    @property
    def asked(self) -> tuple[str, str]:
        """(player's name, kind of decision) of what is asked, or ("", "") when the game is over."""
        d = self.decision
        return ("", "") if d is None else (self.names[d.player], d.kind)

    @property
    def prompt(self) -> str:
        """The question in words."""
        d = self.decision
        return "" if d is None else self.match.game.prompt(self.s, d.seat, d)

    def asking(self) -> str:
        """What is asked of whom, with the rule and what may be answered how."""
        return question(self)

    def __getitem__(self, name: str) -> Look:
        """The card of this name: in play if one is, whoever controls it; "B's Rogue" is that of B."""
        for kinds in ((ROWS, RESOURCES), EVERYWHERE):
            for player in range(len(self.names)):
                try:
                    return Look(self, self.find(name, player, kinds))
                except LookupError:
                    continue
        raise LookupError(f"there is no {name!r} on this table{like(self, 0, name)}")

    @property
    def options(self) -> list[str]:
        """What may be answered, in words: names of cards, labels of actions."""
        return self.in_words()

    @property
    def chain(self) -> list[str]:
        """The effects on the chain, bottom first, in words, with their targets: "plays Fizzle on plays Flying Kick"."""
        return [self._on_chain(n) for n in self.s.chain]

    def _on_chain(self, number: int) -> str:
        item = self.s.items[number]
        aimed = [self._called(ref) for chosen in item.scope.targets for ref in chosen]
        return f"{item.words} on {joined(aimed)}" if aimed else str(item.words)

    def _called(self, ref: int) -> str:
        """A card, player or effect by the name it goes by here."""
        thing = self.s.get(ref)
        if isinstance(thing, VsCard):
            return thing.printed.full_name
        return thing.words if isinstance(thing, ChainItem) else self.s.player(ref).name

    @property
    def result(self) -> Result | None:
        """The verdict."""
        return self.match.result

    @property
    def winners(self) -> list[str]:
        """The names of the winners, once it is over."""
        return [self.names[p] for p in self.result.winners] if self.result is not None else []

    # -- finding --------------------------------------------------------------------------------------------------

    def find(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> int:
        """The number of a card by (the start of) its full name, among what a player controls or owns."""
        return self.find_all(name, player, kinds)[0]

    def find_all(self, name: str, player: int, kinds: tuple[int, ...] = EVERYWHERE) -> list[int]:
        """The numbers of all such cards (at least one), zone by zone; "B's <name>" is looked for with B."""
        for i, other in enumerate(self.names):
            if name.startswith(f"{other}'s "):
                player, name = i, name.removeprefix(f"{other}'s ")
        zones = [self.s.zones[self.s.chain_zone] if kind == CHAIN else self.s.zone(player, kind) for kind in kinds]
        found = [n for zone in zones for n in zone if _named(self.s.cards[n].printed, name)]
        # "Al" is rather the one called so than Alf
        found = [n for n in found if called(self.s.cards[n].printed, name)] or found
        if not found:
            raise LookupError(f"{self.names[player]} has no {name!r} there{like(self, player, name)}")
        return found

    def find_team(self, names: Sequence[str], player: int) -> list[int]:
        """The numbers of that player's characters of these names; of several of one name, those that can attack come first."""
        out: list[int] = []
        for name in names:
            found = [n for n in self.find_all(name, player, (ROWS,)) if n not in out]
            assert found, f"{self.names[player]} has no further {name!r} in play"
            out.append(min(found, key=lambda n: attacker_objection(self.s, n, player) is not None))
        return out

    def find_opposing(self, name: str, player: int) -> int:
        """The number of a character that an opponent controls."""
        for p in self.s.opponents(player):
            theirs = [n for n in self.s.characters(p) if _named(self.s.cards[n].printed, name)]
            if theirs:
                return next((n for n in theirs if called(self.s.cards[n].printed, name)), theirs[0])
        there = [name_of(self.s, n, self.s.players[player].seat) for p in self.s.opponents(player) for n in self.s.characters(p)]
        raise LookupError(f"no opponent has a character {name!r} in play; there are {'; '.join(there) or 'none'}")

    # -- by name --------------------------------------------------------------------------------------------------

    def is_named(self, number: int, name: str | int) -> bool:
        """Does the thing of this number go by this name?"""
        thing = self.s.things[number]
        if isinstance(thing, VsCard) and isinstance(name, str):
            return self._answers_to(thing, name)
        return self._goes_by(thing, name)

    @staticmethod
    def _goes_by(thing: object, name: str | int) -> bool:
        """A player by name, an effect by words of what it says it is."""
        return name == getattr(thing, "name", None) or str(name) in getattr(thing, "words", "")

    def _answers_to(self, c: VsCard, name: str) -> bool:
        """A card goes by (the start of) its full name, and by "B's <name>" while B controls it."""
        mine = f"{self.names[c.controller]}'s "
        return _named(c.printed, name) or (name.startswith(mine) and _named(c.printed, name.removeprefix(mine)))

    def is_meant(self, option: object, name: str | int) -> bool:
        """Does this name mean this option?"""
        if isinstance(option, str):
            return option == name
        if isinstance(name, int):
            return bool(option == name)
        if isinstance(option, int):
            thing = self.s.get(option)
            if isinstance(thing, VsCard):
                return self._answers_to(thing, name)
            return self._goes_by(thing, name)
        return False


def called(printed: CardDef, name: str) -> bool:
    """Is it the very name of the card, with or without its version?"""
    return name in (printed.full_name, printed.name)


def _named(printed: CardDef, name: str) -> bool:
    return printed.full_name == name or printed.name == name or printed.full_name.startswith(name)


def like(table: Bare, player: int, name: str) -> str:
    """Where a card lies that was looked for in vain, or which ones have a name like that."""
    s = table.s
    cards = [c for c in s.things if isinstance(c, VsCard)]
    for c in cards:
        if table.is_named(c.number, name):
            holder = c.controller if s.in_play(c.number) else c.owner
            where = ZONE_NAMES[s.kind_of_zone(c.zone)]
            return (
                f"; it is elsewhere: {c.printed.full_name}, {where}"
                if holder == player
                else f"; {table.names[holder]} has it: {where}"
            )
    names = sorted({c.printed.full_name for c in cards if c.owner == player})
    near = get_close_matches(name, sorted({*names, *(n.split(",")[0] for n in names)}), 3, 0.6)
    return f"; is {' or '.join(near)} meant?" if near else f"; there are {'; '.join(names)}"


def question(table: Bare) -> str:
    """What is asked of whom, with the rule and what may be answered how."""
    d = table.decision
    if d is None:
        return f"nothing is asked: {table.match.game.result_text(table.s)}"
    what = str(table.options)
    if isinstance(d.shape, Number):
        what = f"a number from {d.shape.lo} to {d.shape.hi}, with chooses(n)"
    elif d.kind == "formation":
        what = 'arranges(Name=("front" or "support", column)), or nothing for as it stands'
    elif isinstance(d.shape, Place):
        pieces = [name_of(table.s, r & NUMBER_MASK, d.seat) for r in d.shape.pieces]
        what = f'places(name, ("front" or "support", column)): {pieces}'
    elif list(d.options) == ["no", "yes"]:
        what = "says(True) or says(False)"
    elif d.kind != "priority":
        what = f"chooses(...) of {what}"
    return f"{d.kind} of {table.names[d.player]} [{d.rule}], {table.prompt.rstrip('.')}: {what}"
