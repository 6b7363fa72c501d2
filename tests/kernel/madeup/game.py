"""What the made-up game hands the kernel: set-up, stages, envelope, policies, and what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from longbox.kernel import plays
from longbox.kernel.abilities import Ability, Activated
from longbox.kernel.decisions import Decision
from longbox.kernel.events import Apply, Event, Settle, Undertaking
from longbox.kernel.examine import Examine
from longbox.kernel.frames import Conceding, Flow, Frame, Step
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active
from longbox.kernel.packets import Measure
from longbox.kernel.queries import Node, Scope
from longbox.kernel.setups import SetupError
from longbox.kernel.text import Printer
from longbox.kernel.windows import Chance, Window
from tests.kernel.madeup import events as ev, times
from tests.kernel.madeup.actions import EndTurn, wanted
from tests.kernel.madeup.cards import CATALOG, MENACES, PLAYER_CARDS, THREAT_CARDS, WATCHERS
from tests.kernel.madeup.state import (
    DECK,
    EVENT,
    F_STATUS,
    HAND,
    LAIR,
    OUT,
    OWN,
    PILE,
    PLAY,
    SPENT,
    THREATS,
    MadeUpCard,
    MadeUpPlayer,
    MadeUpState,
)
from tests.kernel.madeup.turn import Game as WholeGame, GivingUp

NAMES = ("Ann", "Bob", "Cat", "Dan")
COMMON = OUT + 1


def card_data(s: MadeUpState, n: int, seat: int) -> str | None:
    """A card by its name, or None where the seat does not know it."""
    return s.things[n].printed.name if ev.knows(s.things[n], seat) else None


class MadeUpGame(Game):
    """The game."""

    name: ClassVar[str] = "madeup"
    title: ClassVar[str] = "The made-up game"
    may_rule = mode_rule = "madeup:3.1"
    replacement_rule = prevent_rule = cancel_rule = instead_rule = "madeup:4.2"
    limit_rule = target_rule = "madeup:3.1"
    cost_rule = "madeup:3"
    always_read = F_STATUS

    def __init__(self) -> None:
        super().__init__(
            Examine(),
            Window("interrupt", forced=True, rule="madeup:4.1"),
            Window("interrupt", rule="madeup:4.1"),
            Measure(),
            Apply(),
            Settle(),
            Window("response", forced=True, after=True, rule="madeup:4.1"),
            Window("response", after=True, rule="madeup:4.1"),
        )
        self.envelope = (
            Step("madeup:3.1", plays.announce),
            Step("madeup:3.1", plays.choose_x),
            Step("madeup:3", plays.pay),
            Step("madeup:3.1", plays.choose_mode),
            Step("madeup:3.1", plays.choose_targets),
            Step("madeup:3.1", plays.note),
            Step("madeup:3.1", plays.initiate),
            Step("madeup:3.1", plays.leave),
        )
        self.remembered = frozenset({ev.TurnOver, times.Initiate, times.Leave, ev.Damage})
        self.plain = frozenset({times.NewRound, times.Begin, ev.Shuffle, times.Announce, plays.Choices, ev.LookAt})

    # -- set-up ---------------------------------------------------------------------------------------------------

    def start(self, setup: dict[str, Any], seed: int) -> MadeUpState:
        """`setup`: {"names": [...], "seats": [...], "decks"?: [[name, ...], ...], "watchers"?: [name, ...], "threats"?: [...]}."""
        s = self.blank(setup, seed)
        s.frames.append(WholeGame())
        return s

    def blank(self, setup: dict[str, Any], seed: int) -> MadeUpState:
        """A table set up, with nothing under way."""
        names = setup.get("names")
        if not isinstance(names, list) or not 1 <= len(names) <= 4:
            raise SetupError("'names' must be a list of one to four names (madeup:1)")
        s = MadeUpState(self, seed, setup)
        n = len(names)
        seats = setup.get("seats") or list(range(n))
        for i, name in enumerate(names):
            s.add_thing(MadeUpPlayer(i, name, seats[i]))
        s.order = tuple(range(n))
        s.zones = [()] * (n * OWN + COMMON)
        watchers = setup.get("watchers") or [WATCHERS[i % len(WATCHERS)].name for i in range(n)]
        decks = setup.get("decks") or [[d.name for d in PLAYER_CARDS] for _ in range(n)]
        for i in range(n):
            s.things[i].watcher = self.add(s, watchers[i], i, s.own(i, PLAY), True)
            for name in decks[i]:
                self.add(s, name, i, s.own(i, DECK), False)
        self.add(s, MENACES[0].name, -1, s.common(LAIR), True)
        for name in setup.get("threats") or [d.name for d in THREAT_CARDS] * 2:
            self.add(s, name, -1, s.common(THREATS), False)
        return s

    def add(self, s: MadeUpState, name: str, owner: int, zone: int, public: bool) -> int:
        """A new card in a zone."""
        number = s.add_thing(MadeUpCard(-1, owner, CATALOG[name], zone))
        s.things[number].known = ev.ALL_SEATS if public else 0
        s.things[number].charges = CATALOG[name].charges if s.in_play(number) else 0
        s.zones[zone] = (*s.zones[zone], number)
        return number

    # -- policies -------------------------------------------------------------------------------------------------

    def settle(self, s: MadeUpState) -> Sequence[Event]:
        if s.result is not None:
            return ()
        if s.alarm >= 6 + 2 * s.seats:
            return (ev.End(False, "madeup:7", "the alarm is full"),)
        fallen = [n for p in s.order for n in s.characters(p)] + s.enemies()
        return [ev.Defeat(s.ref(n)) for n in fallen if s.left(n) <= 0]

    def endless(self, s: MadeUpState) -> None:
        ev.finish(s, False, "madeup:7.1", "nothing can be done any more")

    def window_players(self, s: MadeUpState) -> Sequence[int]:
        return s.round_from(s.first)

    def conceding(self, s: MadeUpState, player: int) -> Frame:
        assert s.decision is not None
        return Conceding(GivingUp(player), s.decision)

    def announces(self, play: plays.Play, use: tuple[Any, str] | None) -> Event:
        return times.Announce(play, use)

    def initiates(self, item: int, scope: Scope) -> Undertaking:
        return times.Initiate(item, scope.you, scope.this)

    def leaves(self, item: int, scope: Scope) -> Event:
        return times.Leave(item, scope.you, scope.this)

    def after_play(self, s: MadeUpState, ability: Any, scope: Scope) -> Flow:
        """An event that was played goes to the pile."""
        from longbox.kernel.events import happen

        if s.there(scope.this) and s.get(scope.this).printed.kind == EVENT:
            return happen(s, ev.ToPile(scope.this, scope.you))
        return None

    # -- current values -------------------------------------------------------------------------------------------

    def printed(self, s: MadeUpState, number: int) -> Any:
        c = s.things[number]
        return c.printed.faces[c.face]

    def covered(self, s: MadeUpState) -> Sequence[int]:
        out: list[int] = []
        for p in s.order:
            out.extend(s.zone(p, PLAY))
            out.extend(n for n in s.zone(p, HAND) if s.things[n].printed.in_hand)
        out.extend(s.enemies())
        return out

    def actives(self, s: MadeUpState, number: int, values: Any) -> Sequence[Active]:
        c = s.things[number]
        where = "play" if s.in_play(number) else "hand"
        you = c.owner if c.owner >= 0 else c.engaged if c.engaged >= 0 else s.first
        scope = Scope(you, c.ref)
        return [
            Active(a, scope, c.stamp, (c.ref, c.face, i))
            for i, a in enumerate(values.abilities)
            if where in a.zones and not isinstance(a, Activated)
        ]

    # -- what a player may do -------------------------------------------------------------------------------------

    def options(self, s: MadeUpState, player: int) -> list[Any]:
        """Every legal action of a turn, its end first."""
        acts: list[Any] = [EndTurn(player)]
        for n in (*s.zone(player, HAND), *s.zone(player, PLAY)):
            acts.extend(a for a in wanted(s, player, s.ref(n)) if a.objection(s) is None)
        return acts

    def why_not(self, s: MadeUpState, player: int, ref: int) -> list[tuple[Any, list[Any]]]:
        return [(act, act.why_not(s)) for act in wanted(s, player, ref)]

    # -- secrets and showing --------------------------------------------------------------------------------------

    def hidden_groups(self, s: MadeUpState, seats: Sequence[int]) -> list[list[int]]:
        """Two backs: players' cards, each deck its own, and threats."""
        bits = sum(1 << seat for seat in seats)
        owners = [-1, *range(s.seats)]
        groups = [
            [t.number for t in s.things if isinstance(t, MadeUpCard) and t.owner == owner and not t.known & bits]
            for owner in owners
        ]
        return [g for g in groups if len(g) > 1]

    def layout(self, s: MadeUpState, seat: int) -> dict[str, Any]:
        """The table: {"round", "phase", "alarm", "lair", "threats", "spent", "players": [...]}; None is a card not known."""
        return {
            "game": "madeup",
            "round": s.round,
            "phase": s.phase,
            "turn": s.turn,
            "first": s.first,
            "alarm": s.alarm,
            "boosts": s.boosts,
            "lair": [self.in_play_data(s, n) for n in s.enemies()],
            "threats": [card_data(s, n, seat) for n in s.shared(THREATS)],
            "spent": [card_data(s, n, seat) for n in s.shared(SPENT)],
            "players": [
                {
                    "name": s.things[p].name,
                    "seat": s.things[p].seat,
                    "out": s.things[p].out,
                    "deck": [card_data(s, n, seat) for n in s.zone(p, DECK)],
                    "hand": [card_data(s, n, seat) for n in s.zone(p, HAND)],
                    "pile": [card_data(s, n, seat) for n in s.zone(p, PILE)],
                    "play": [self.in_play_data(s, n) for n in s.zone(p, PLAY)],
                }
                for p in range(s.seats)
            ],
            "result": None if s.result is None else {"won": s.result.won, "reason": s.result.reason},
        }

    def in_play_data(self, s: MadeUpState, n: int) -> dict[str, Any]:
        """A card in play, which everybody sees, with its current values."""
        c, v = s.things[n], s.now(n)
        return {
            "ref": c.ref,
            "title": v.title,
            "attack": v.attack,
            "defence": v.defence,
            "life": v.life,
            "damage": c.damage,
            "charges": c.charges,
            "exhausted": c.exhausted,
            "engaged": c.engaged,
        }

    def prompt(self, s: MadeUpState, seat: int, decision: Decision) -> str:
        about = [r for r in decision.about if isinstance(r, int) and r >= 0]
        names = [self.name_of(s, r, seat) for r in about]
        return f"{decision.prompt} ({', '.join(names)})" if names else decision.prompt

    def name_of(self, s: MadeUpState, ref: int, seat: int) -> str:
        """A player, or a card as far as the seat knows it."""
        thing = s.get(ref)
        return ev.name_of(s, ref, seat) if isinstance(thing, MadeUpCard) else str(getattr(thing, "name", "it"))

    def option_text(self, s: MadeUpState, seat: int, decision: Decision, option: Any) -> str:
        if isinstance(option, Chance):
            return f"{self.name_of(s, option.scope.this, seat)}: {option.active.ability.print(self.name_of(s, option.scope.this, seat))}"
        if isinstance(option, Ability):
            return option.print("it")
        if isinstance(option, Node):
            return option.text(Printer("it"))
        if isinstance(option, str):
            return option
        if isinstance(option, int):
            if decision.kind == "mode":
                return str(decision.about[1].modes[option].text(Printer("it")))
            return self.name_of(s, option, seat)
        return str(option.label(s))

    def result_text(self, s: MadeUpState) -> str:
        if s.result is None:
            return "it goes on"
        return f"the players {'win' if s.result.won else 'lose'}: {s.result.reason}"


GAME = MadeUpGame()
