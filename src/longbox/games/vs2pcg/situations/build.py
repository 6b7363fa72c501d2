"""Set a table, act on it by name, look at what came of it.

t = situation(A=side(main, front=[HULK]), B=side(other, hand=[ROGUE]))
t.A.attacks("Hulk", "Rogue")

It is the main phase of A, or the turn of A from its beginning with `phase="turn"`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.decks.setup import add, laid
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.rules.actions import Done, PcgAction, PlaceResource, PowerUp, Rearrange, Recruit, RecruitFound
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.rules.playing import PlayTwist, UsePower
from longbox.games.vs2pcg.rules.turn import Game, Turn
from longbox.games.vs2pcg.state import (
    ALL_SEATS,
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
)
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.frames import advance
from longbox.kernel.match import Match
from longbox.situations.table import AnyTable, Interlude

FILLER = define("Filler", SUPPORTING, cost=9)


Card = CardDef | str


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
        """Choose by name; none to choose nothing."""
        self.table.asked(self)
        at = self.table.offered()
        found: list[int] = []
        for name in names:
            i = next((i for i, words in enumerate(at) if i not in found and (words == name or words.startswith(f"{name} ("))), -1)
            if i < 0:
                raise LookupError(f"{name!r} can't be chosen; there is: {', '.join(at)}")
            found.append(i)
        self.table.match.choose(tuple(sorted(found)))

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

    def asked(self, who: Side) -> str:
        """The kind of the question that this player is asked."""
        d = self.match.decision
        if d is None or d.player != who.number:
            raise LookupError("that player is not asked" if d is not None else "nothing is asked: the game is over")
        return str(d.kind)

    def happens(self, *events: Event) -> None:
        """Let something happen just now, with all that follows of it; then the open question is asked anew."""
        s = self.s
        assert s.decision is not None
        s.frames.append(Interlude[PcgState](events, s.decision))
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


def situation(
    *,
    A: Laid,
    B: Laid,
    C: Laid | None = None,
    D: Laid | None = None,
    phase: str = "main",
    turns: int = 3,
    seed: int = 1,
    mode: str = "free for all",
    windows: str = "turns",
    teammates_rows: bool = False,
) -> Table:
    """A table in the main phase of A, or at the beginning of its turn (`phase="turn"`)."""
    sides = [x for x in (A, B, C, D) if x is not None]
    names = ("A", "B", "C", "D")[: len(sides)]
    s = laid(
        GAME,
        names,
        list(range(len(sides))),
        {"names": list(names), "windows": windows, "mode": mode, "teammates_rows": teammates_rows},
        seed,
    )
    for i, each in enumerate(sides):
        rows = {FRONT: list(each.front), BACK: list(each.back)}
        rows[BACK if each.main_back else FRONT].insert(0, each.main)
        lots = ((HAND, each.hand), (RESOURCE, each.resources), (RESOURCE, each.up), (DECK, each.deck), (KO, each.ko))
        for kind, cards in (*rows.items(), *lots):
            down = kind == RESOURCE and cards is each.resources
            known = 0 if kind == DECK else 1 << i if kind == HAND or down else ALL_SEATS
            for one in cards:
                main = kind in rows and one is each.main
                printed = one if isinstance(one, CardDef) else card(one, main=main, earliest=True)
                c = add(s, printed, s.index(kind, i), i, known)
                c.face = 1 if down else 0
    s.first = 0
    s.turn = turns
    s.memory.begin("turn")
    game, turn = Game(), Turn(0)
    game.goto("again")
    if phase == "main":
        s.active = 0
        s.phase = "main"
        turn.goto("main")
        s.frames = [game, turn]
    else:
        s.active = len(sides) - 1
        s.frames = [game]
    return Table(s)


__all__ = ["FILLER", "Laid", "Side", "Table", "side", "situation"]
