"""Tables of the made-up game set up by hand, for tests: what lies where, what happens, who answers what."""

from __future__ import annotations

from typing import Any

from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow, Frame
from longbox.kernel.match import Match
from longbox.kernel.state import number_of
from longbox.kernel.windows import Chance
from tests.kernel.madeup import events as ev
from tests.kernel.madeup.game import GAME, NAMES
from tests.kernel.madeup.state import DECK, HAND, LAIR, PILE, PLAY, THREATS, MadeUpState
from tests.kernel.madeup.turn import PlayerTurn

OWN_ZONES = {"hand": HAND, "play": PLAY, "deck": DECK, "pile": PILE}
COMMON_ZONES = {"lair": LAIR, "threats": THREATS}


class Happening(Frame):
    """Batches that happen one after the other; what came of each is kept."""

    __slots__ = ("batches", "outcomes")

    def __init__(self, batches: tuple[tuple[Event, ...], ...]) -> None:
        super().__init__()
        self.batches = batches
        self.outcomes: tuple[Any, ...] = ()

    def run(self, s: MadeUpState) -> Flow:
        if len(self.outcomes) < len(self.batches) and s.outcome is not None:
            self.outcomes = (*self.outcomes, s.outcome)
        if not self.batches:
            return DONE
        batch, self.batches = self.batches[0], self.batches[1:]
        s.outcome = None
        return happen(s, *batch)


class Table:
    """A table of the made-up game. Cards are placed first; then something happens, and decisions are answered by words."""

    def __init__(self, players: int = 1, seats: list[int] | None = None, seed: int = 1) -> None:
        setup = {"names": list(NAMES[:players]), "seats": seats or list(range(players)), "decks": [[]] * players}
        self.s = GAME.blank({**setup, "threats": ["Thug"] * 4}, seed)
        self.s.round = 1
        self.match: Match | None = None

    def put(self, name: str, where: str = "play", player: int = 0, **fields: Any) -> int:
        """A card into a zone of a player, or into "lair" or "threats"; its reference."""
        s = self.s
        common = where in COMMON_ZONES
        zone = s.common(COMMON_ZONES[where]) if common else s.own(player, OWN_ZONES[where])
        n = GAME.add(s, name, -1 if common else player, zone, where in ("play", "lair", "pile"))
        c = s.things[n]
        if where == "hand":
            c.known = 1 << s.things[player].seat
        if where == "lair":
            c.engaged = player
        c.stamp = s.tick()
        for field, value in fields.items():
            setattr(c, field, value)
        s.table = None
        return s.ref(n)

    def watcher(self, player: int = 0) -> int:
        """The reference of a player's watcher."""
        return self.s.ref(self.s.things[player].watcher)

    @property
    def menace(self) -> int:
        """The reference of the menace."""
        return self.s.ref(self.s.menace)

    def card(self, ref: int) -> Any:
        """The card behind a reference, as it is now."""
        return self.s.things[number_of(ref)]

    # -- play -----------------------------------------------------------------------------------------------------

    def starts(self, *frames: Frame) -> None:
        """These frames are under way, the first runs first."""
        self.s.frames.extend(reversed(frames))
        self.match = Match.of(self.s)
        self.s = self.match.state

    def happens(self, *batch: Event) -> None:
        """A batch happens."""
        self.starts(Happening((batch,)))

    def turn(self, player: int = 0) -> None:
        """It is a player's turn."""
        self.starts(PlayerTurn(player))

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and the kind of question."""
        d = self.match.decision if self.match else None
        return (self.s.things[d.player].name, d.kind) if d is not None else None

    @property
    def options(self) -> list[str]:
        """The options of the open question, in words."""
        assert self.match is not None and self.match.decision is not None
        d = self.match.decision
        return [self.words(d, o) for o in d.options]

    def words(self, decision: Any, option: Any) -> str:
        """An option by a short name: the card of an ability, a card, what an action is called."""
        if isinstance(option, Chance):
            return ev.name_of(self.s, option.scope.this, decision.seat)
        return GAME.option_text(self.s, decision.seat, decision, option)

    def choose(self, *words: str) -> None:
        """Answer by options in words; none ends the question, the answer of an option that asks on follows as integers."""
        assert self.match is not None
        left = self.options
        answer: list[int] = []
        for word in words:
            if word.isdigit():
                answer.append(int(word))
                continue
            i = left.index(word)
            left[i] = ""
            answer.append(i)
        self.match.choose(answer)
        self.s = self.match.state

    def passes(self) -> None:
        """Nothing is chosen."""
        self.choose()

    @property
    def log(self) -> list[str]:
        """The lines of the log, as a spectator reads them, without rules."""
        assert self.match is not None and self.match.log is not None
        return [line.public for line in self.match.log.lines if line.public]


def damage(to: int, n: int, *words: str, source: int = -1) -> ev.Damage:
    """A packet of damage."""
    return ev.Damage(to, n, -1, source, "effect", frozenset(words))
