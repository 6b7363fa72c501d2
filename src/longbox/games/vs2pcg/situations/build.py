"""Set a table, act on it by name, look at what came of it.

t = situation(A=side(main, front=[HULK]), B=side(other, hand=[ROGUE]))
t.A.attacks("Hulk", "Rogue")

It is the main phase of A, or the turn of A from its beginning with `phase="turn"`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.rules.actions import Done, PcgAction, PlaceResource, PowerUp, Rearrange, Recruit, RecruitFound
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.rules.offers import wanted
from longbox.games.vs2pcg.rules.persons import AttackPlayer
from longbox.games.vs2pcg.rules.playing import PlayTwist, UsePower
from longbox.games.vs2pcg.rules.triggers import ResolveTriggers
from longbox.games.vs2pcg.state import (
    BACK,
    DECK,
    FRONT,
    HAND,
    KO,
    RESOURCE,
    SUPPORTING,
    CardDef,
    PcgCard,
    PcgState,
    knows,
)
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.frames import advance
from longbox.kernel.match import Match
from longbox.situations.table import BEGIN, AnyTable

if TYPE_CHECKING:
    from collections.abc import Sequence

PAGE = "docs/situations-2pcg.md"
FILLER = define("Filler", SUPPORTING, cost=9)


@dataclass(frozen=True)
class Put:
    """A character as it lies in a row: with wounds, counters (below 0 of -1/-1), XP, at a level, exhausted, stunned."""

    card: CardDef | str
    wounds: int = 0
    counters: int = 0
    xp: int = 0
    level: int = 1
    exhausted: bool = False
    stunned: bool = False


put = Put
Card = CardDef | str | Put


@dataclass(frozen=True)
class Laid:
    """One player's side as it is to be laid: cards of `define`, or numbers and names of real ones. `up` are locations face up."""

    main: Card
    front: list[Card] = field(default_factory=list)
    back: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    resources: list[Card] = field(default_factory=list)
    up: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=lambda: [FILLER] * 10)
    ko: list[Card] = field(default_factory=list)
    main_back: bool = False


side = Laid


def like(asked: str, there: Sequence[str]) -> str:
    """What comes near a word that is not there."""
    near = get_close_matches(asked, there, 3, 0.4)
    return " or ".join([repr(x) for x in near or list(there)[:3]])


class Side:
    """A player at the table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def names(self, kind: int) -> list[str]:
        """The names in a zone of this player."""
        return [str(self.table.s.card(n).name) for n in self.table.s.zone(self.number, kind)]

    @property
    def front(self) -> list[str]:
        """The front row."""
        return self.names(FRONT)

    @property
    def back(self) -> list[str]:
        """The back row."""
        return self.names(BACK)

    @property
    def hand(self) -> list[str]:
        """The hand."""
        return self.names(HAND)

    @property
    def ko(self) -> list[str]:
        """The KO pile."""
        return self.names(KO)

    @property
    def deck(self) -> list[str]:
        """The deck, from the top."""
        return self.names(DECK)

    @property
    def resources(self) -> list[str]:
        """The resource row; what lies face down in brackets."""
        s = self.table.s
        found = [s.card(n) for n in s.zone(self.number, RESOURCE)]
        return [f"({c.name})" if c.face else c.name for c in found]

    def __getitem__(self, name: str) -> PcgCard:
        s = self.table.s
        for n in s.side(self.number):
            c: PcgCard = s.card(n)
            if c.name == name:
                return c
        raise LookupError(f"no {name!r} is on the side of {s.player(self.number).name}")

    def stats(self, name: str) -> tuple[int, int]:
        """The current ATK and DEF of a character."""
        n = self[name].number
        return self.table.s.atk(n), self.table.s.def_(n)

    def attacks(self, attacker: str, defender: str) -> None:
        """Attack."""
        self.table.act(self, Attack, f"attack {defender} with {attacker}")

    def attacks_player(self, attacker: str, foe: str) -> None:
        """Attack a player in person."""
        self.table.act(self, AttackPlayer, f"attack {foe} in person with {attacker}")

    def places(self, name: str, up: bool = False) -> None:
        """Put a card into the resource row."""
        self.table.act(self, PlaceResource, f"place {name} face {'up' if up else 'down'}")

    def recruits(self, name: str, row: str = "front row") -> None:
        """Recruit a character."""
        self.table.act(self, Recruit, f"recruit {name} into the {row}")

    def finds(self, name: str, row: str = "front row") -> None:
        """Recruit a character from the deck."""
        self.table.act(self, RecruitFound, f"recruit {name} from the deck into the {row}")

    def moves(self, name: str) -> None:
        """Move a character to the other row."""
        self.table.act(self, Rearrange, f"move {name} to the other row")

    def powers_up(self, name: str) -> None:
        """Power up a character."""
        self.table.act(self, PowerUp, f"power up {name}", begins=True)

    def uses(self, name: str, title: str = "") -> None:
        """Use a super power of a character, by the name of that power."""
        self.table.act(self, UsePower, f"use {name}: {title}", begins=True)

    def plays(self, name: str) -> None:
        """Play a plot twist."""
        self.table.act(self, PlayTwist, f"play {name}")

    def done(self) -> None:
        """Be done with the step, or pass in combat."""
        self.table.act(self, Done, "")

    def picks(self, *names: str) -> None:
        """Choose by name, what has triggered by its card, else by words that one option alone has; no name to choose nothing."""
        self.table.asked(self)
        at = self.table.offered()
        found: list[int] = []
        for name in names:
            left = [i for i in range(len(at)) if i not in found]
            named = [i for i in left if at[i] == name or at[i].startswith((f"{name} (", f"{name}: "))]
            having = [i for i in left if name.casefold() in at[i].casefold()]
            if not named and len({at[i] for i in having}) != 1:
                raise LookupError(f"{name!r} can't be chosen; there is: {', '.join(at)}")
            found.append((named or having)[0])
        self.table.match.choose(tuple(sorted(found)))

    def why_not(self, deed: str) -> list[str]:
        """The rules in the way of a deed, in the words in which it would be offered: "attack King with Hulk"; none if it may be done."""
        return self.table.in_the_way(self.number, deed)

    def answers(self, yes: bool) -> None:
        """Answer yes or no."""
        self.table.asked(self)
        self.table.match.choose((1,) if yes else (0,))

    def gives(self, *numbers: int) -> None:
        """Answer by numbers."""
        self.table.asked(self)
        self.table.match.choose(numbers)


class Table(AnyTable[PcgState]):
    """A table, and the match played on it."""

    def __init__(self, state: PcgState) -> None:
        self.match = Match.of(state)
        self.sides = [Side(self, i) for i in range(state.starters)]
        self.A, self.B = self.sides[:2]

    @property
    def C(self) -> Side:
        """The third player."""
        return self.sides[2]

    @property
    def D(self) -> Side:
        """The fourth player."""
        return self.sides[3]

    def passes(self) -> None:
        """Everybody passes until the combat is over, or something else than to pass or play is asked."""
        while self.s.combat is not None and self.match.decision is not None and self.match.decision.kind == "turn":
            self.match.choose((0,))

    @property
    def text(self) -> str:
        """The question that is asked."""
        d = self.match.decision
        return "" if d is None else GAME.prompt(self.s, d.seat, d)

    def offered(self) -> list[str]:
        """The options of the open question, in words."""
        return self.in_words()

    def asking(self) -> str:
        """What is asked of whom just now, and what may be answered."""
        d = self.match.decision
        if d is None:
            return "Nothing is asked: the game is over."
        options = "\n".join([f"  {i}: {words}" for i, words in enumerate(self.offered())])
        return f"{self.s.player(d.player).name} is asked: {self.text}  {d.rule}\n{options}"

    def in_the_way(self, player: int, deed: str) -> list[str]:
        """The rules in the way of what a player might want to do, by its label."""
        s = self.s
        there = [c for c in s.things if isinstance(c, PcgCard) and knows(c, s.player(player).seat)]
        acts = {act.label(s): act for c in there for act in wanted(s, player, c.ref)}
        found = [
            act
            for label, act in acts.items()
            if label == deed or any([label.startswith(f"{deed}{x}") for x in (".", ":", " " if deed[-1:] in "!?" else ".")])
        ]
        if not found:
            raise LookupError(f"{deed!r} is nothing that {s.player(player).name} might do; perhaps {like(deed, list(acts))}")
        return [o.rule for o in found[0].why_not(s)]

    def asked(self, who: Side) -> str:
        """The kind of the question that this player is asked."""
        d = self.match.decision
        if d is None or d.player != who.number:
            raise LookupError("that player is not asked" if d is not None else "nothing is asked: the game is over")
        return str(d.kind)

    def triggered(self) -> ResolveTriggers:
        """What resolves the triggers that wait."""
        return ResolveTriggers()

    def happens(self, *events: Event) -> None:
        """Let something happen just now, with all that follows of it; then the open question is asked anew."""
        s = self.s
        assert s.decision is not None
        after = s.decision.kind == BEGIN and self.awaited
        self.interlude(events, s.decision)
        if not after:
            advance(s)

    def act(self, who: Side, cls: type[PcgAction], label: str, begins: bool = False) -> None:
        """Take an action: the first with this label, or that begins so."""
        self.asked(who)
        d = self.match.decision
        assert d is not None
        for i, option in enumerate(d.options):
            if option.__class__ is cls:
                words = option.label(self.s)
                if not label or words == label or (begins and words.startswith(label)):
                    self.match.choose((i,))
                    return
        raise LookupError(f"that is not offered; there is: {', '.join(self.offered())}")


__all__ = ["FILLER", "PAGE", "Card", "Laid", "Put", "Side", "Table", "like", "put", "side"]
