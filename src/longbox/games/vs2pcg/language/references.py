"""Who and what: this character, your main character, all of a query, what is chosen, players."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Query, Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Scope
from longbox.kernel.text import Printer, counted, joined, number_word, plural, possessive


@dataclass(frozen=True)
class YourMain(Who):
    """vs2pcg:term-your-main#1 the main character that you began with, while it is on your side."""

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        n = s.main(scope.you)
        return (s.ref(n),) if n >= 0 else ()

    def text(self, p: Printer) -> str:
        return "your main character"


@dataclass(frozen=True)
class MainOf(Who):
    """vs2pcg:term-your-main#1 the main character that another player began with, while it is on that player's side."""

    who: Who

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in [s.main(p) for p in self.who.refs(s, scope)] if n >= 0]

    def text(self, p: Printer) -> str:
        return f"{possessive(self.who.text(p))} main character"


@dataclass(frozen=True)
class All(Who):
    """All cards of a query, if there are any."""

    query: Query

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        return f"the {noun}" if noun.startswith(("top ", "bottom ")) else f"each {noun}"


@dataclass(frozen=True)
class Chosen(Choose):
    """So many cards of a query, as you choose; `least` 0 leaves it to you whether there are any."""

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        most = self.most or self.least
        if self.least == most:
            return counted(most, noun)
        if most >= ANY_NUMBER:
            return f"{number_word(self.least)} or more {plural(noun)}" if self.least else f"any number of {plural(noun)}"
        return f"up to one {noun}" if most == 1 else f"up to {counted(most, noun)}"


@dataclass(frozen=True)
class AllBound(Who):
    """Those bound under several names."""

    names: tuple[str, ...]

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return [r for name in self.names for r in scope.get(name, ())]

    def text(self, p: Printer) -> str:
        return "them"


@dataclass(frozen=True)
class Them(Who):
    """Several of those meant, together."""

    parts: tuple[Who, ...]

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return list(dict.fromkeys([r for who in self.parts for r in who.refs(s, scope)]))

    def text(self, p: Printer) -> str:
        return joined([who.text(p) for who in self.parts])


@dataclass(frozen=True)
class Landed(Who):
    """What has become of the card that the event was about, where it has gone."""

    noun: str = "it"

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        found = getattr(scope.event, "landed", -1)
        return (found,) if isinstance(found, int) and found >= 0 else ()

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class EnemyPlayers(Who):
    """vs2pcg:term-enemy#1 your opponents, in turn order."""

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return s.foes(scope.you)

    def text(self, p: Printer) -> str:
        return "each enemy player"


@dataclass(frozen=True)
class EachPlayer(Who):
    """All players, from the active one on."""

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return s.from_player(max(0, s.active))

    def text(self, p: Printer) -> str:
        return "each player"


@dataclass(frozen=True)
class ThatPlayer(Who):
    """The player bound under a name."""

    name: str = "player"

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        found: Sequence[int] = scope.get(self.name, ())
        return found

    def text(self, p: Printer) -> str:
        return "that player"


@dataclass(frozen=True)
class ControllerOf(Who):
    """The player on whose side a character is."""

    who: Who

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return [s.controller(r) for r in self.who.refs(s, scope) if s.there(r) and s.in_play(s.card(r).number)]

    def text(self, p: Printer) -> str:
        return "that player"


@dataclass(frozen=True)
class OwnerOf(Who):
    """The player who owns a card (vs2pcg:term-owner#1)."""

    who: Who
    noun: str = "its owner"

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return list(dict.fromkeys([s.card(r).owner for r in self.who.refs(s, scope)]))

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class TheDefender(Who):
    """The defender in the combat (vs2pcg:melee-starting-combat#1)."""

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        return s.combat.defenders if s.combat is not None else ()

    def text(self, p: Printer) -> str:
        return "the defender"


def one(query: Query, name: str = "chosen") -> Chosen:
    """A card of a query."""
    return Chosen(query, 1, 1, name)


def cards(n: int, query: Query, name: str = "chosen") -> Chosen:
    """So many cards of a query."""
    return Chosen(query, n, n, name)


def up_to(n: int, query: Query, name: str = "chosen") -> Chosen:
    """Up to so many cards of a query."""
    return Chosen(query, 0, n, name)


#: as many as one likes
ANY_NUMBER = 99
