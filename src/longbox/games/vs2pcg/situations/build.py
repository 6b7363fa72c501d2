"""Set a table, act on it by name, look at what came of it.

t = situation(A=side(main, front=[HULK]), B=side(other, hand=[ROGUE]))
t.A.attacks("Hulk", "Rogue")

It is the main phase of A, or the turn of A from its beginning with `phase="turn"`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.decks import add, blank
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.rules.actions import Done, PcgAction, PlaceResource, PowerUp, Rearrange, Recruit
from longbox.games.vs2pcg.rules.combat import Attack
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
from longbox.games.vs2pcg.state.bases import Frame
from longbox.kernel.decisions import Decision
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow, advance
from longbox.kernel.match import Match

FILLER = define("Filler", SUPPORTING, cost=9)


@dataclass(frozen=True)
class Laid:
    """One player's side as it is to be laid."""

    main: CardDef
    front: list[CardDef] = field(default_factory=list)
    back: list[CardDef] = field(default_factory=list)
    hand: list[CardDef] = field(default_factory=list)
    resources: list[CardDef] = field(default_factory=list)
    deck: list[CardDef] = field(default_factory=lambda: [FILLER] * 10)
    main_back: bool = False


side = Laid


class Side:
    """A player at the table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def names(self, kind: int) -> list[str]:
        """The names in a zone of this player."""
        return [str(self.table.s.card(n).printed.name) for n in self.table.s.zone(self.number, kind)]

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

    def __getitem__(self, name: str) -> PcgCard:
        s = self.table.s
        for n in s.side(self.number):
            c: PcgCard = s.card(n)
            if c.printed.name == name:
                return c
        raise LookupError(f"no {name!r} is on the side of {s.player(self.number).name}")

    def attacks(self, attacker: str, defender: str) -> None:
        """Attack."""
        self.table.act(self, Attack, f"attack {defender} with {attacker}")

    def places(self, name: str, up: bool = False) -> None:
        """Put a card into the resource row."""
        self.table.act(self, PlaceResource, f"place {name} face {'up' if up else 'down'}")

    def recruits(self, name: str, row: str = "front row") -> None:
        """Recruit a character."""
        self.table.act(self, Recruit, f"recruit {name} into the {row}")

    def moves(self, name: str) -> None:
        """Move a character to the other row."""
        self.table.act(self, Rearrange, f"move {name} to the other row")

    def powers_up(self, name: str) -> None:
        """Power up a character."""
        self.table.act(self, PowerUp, f"power up {name}")

    def done(self) -> None:
        """Be done with the step, or pass in combat."""
        self.table.act(self, Done, "")

    def picks(self, *names: str) -> None:
        """Choose cards by name; none to choose nothing."""
        self.table.asked(self)
        at = self.table.offered()
        missing = [n for n in names if n not in at]
        if missing:
            raise LookupError(f"{missing[0]!r} can't be chosen; there is: {', '.join(at)}")
        self.table.match.choose(tuple(sorted([at.index(n) for n in names])))


class Happening(Frame):
    """Events laid by hand; then what was asked before is asked again."""

    __slots__ = ("events", "question")

    def __init__(self, events: tuple[Event, ...], question: Decision) -> None:
        super().__init__()
        self.events = events
        self.question: Decision | None = question

    def run(self, s: PcgState) -> Flow:
        if self.events:
            events, self.events = self.events, ()
            return happen(s, *events)
        if s.write_frame(len(s.frames) - 2).ask_anew(s):
            return DONE
        question, self.question = self.question, None
        return DONE if question is None else question


class Table:
    """A table, and the match played on it."""

    def __init__(self, state: PcgState) -> None:
        self.match = Match.of(state)
        self.A = Side(self, 0)
        self.B = Side(self, 1)

    @property
    def s(self) -> PcgState:
        """The state."""
        found: PcgState = self.match.state
        return found

    def offered(self) -> list[str]:
        """The options of the open question, in words."""
        d = self.match.decision
        return [] if d is None else [GAME.option_text(self.s, d.seat, d, o) for o in d.options]

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
        s.frames.append(Happening(events, s.decision))
        advance(s)

    def act(self, who: Side, cls: type[PcgAction], label: str) -> None:
        """Take an action."""
        self.asked(who)
        d = self.match.decision
        assert d is not None
        for i, option in enumerate(d.options):
            if option.__class__ is cls and (not label or option.label(self.s) == label):
                self.match.choose((i,))
                return
        raise LookupError(f"that is not offered; there is: {', '.join(self.offered())}")


def situation(*, A: Laid, B: Laid, phase: str = "main", turns: int = 3, seed: int = 1) -> Table:
    """A table in the main phase of A, or at the beginning of its turn."""
    s = blank(GAME, ("A", "B"), seed)
    s.setup["windows"] = "turns"
    for i, laid in enumerate((A, B)):
        rows = {FRONT: list(laid.front), BACK: list(laid.back)}
        rows[BACK if laid.main_back else FRONT].insert(0, laid.main)
        for kind, cards in (*rows.items(), (HAND, laid.hand), (RESOURCE, laid.resources), (DECK, laid.deck)):
            known = 0 if kind == DECK else 1 << i if kind in (HAND, RESOURCE) else ALL_SEATS
            for each in cards:
                c = add(s, each, s.index(kind, i), i, known)
                c.face = 1 if kind == RESOURCE else 0
    s.first = 0
    s.turn = turns
    s.memory.begin("turn")
    game, turn = Game(), Turn(0)
    if phase == "main":
        s.active = 0
        s.phase = "main"
        game.goto("again")
        turn.goto("main")
        s.frames = [game, turn]
    else:
        s.active = 1
        s.frames = [game]
    return Table(s)


__all__ = ["FILLER", "Laid", "Side", "Table", "side", "situation"]
