"""2PCG as the kernel asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules import offers
from longbox.games.vs2pcg.rules.actions import PcgAction
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.state import F_PLAY, MAIN, SWARM, PcgCard, PcgState, Result, Values, name_of, player_name
from longbox.games.vs2pcg.view import prompts
from longbox.kernel.events import Apply, Event, Settle
from longbox.kernel.examine import Examine
from longbox.kernel.frames import Frame
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Scope
from longbox.kernel.setups import Setup


class PcgGame(Game["PcgState", "Values"]):
    """Vs. System 2PCG."""

    name: ClassVar[str] = "vs2pcg"
    title: ClassVar[str] = "Vs. System 2PCG"
    settles_by = F_PLAY

    def __init__(self) -> None:
        super().__init__(Examine(), Apply(), Settle())

    def start(self, setup: Setup, seed: int) -> PcgState:
        raise LookupError("2PCG can't be set up from decks yet; situations are laid by hand")

    def options(self, s: PcgState, player: int) -> list[PcgAction]:
        """Everything that a player may do just now."""
        return offers.options(s, player)

    def settle(self, s: PcgState) -> Sequence[Event]:
        """DEF 0 stuns, wounds KO, of one name only the latest stays, and who has no main character has lost."""
        out: list[Event] = []
        for p in s.order:
            side = s.side(p)
            for n in side:
                c = s.card(n)
                if c.wounds >= s.now(n).health:
                    out.append(ev.ToKo(c.ref, "vs2pcg:basic-game-concepts#12"))
                elif not s.stunned(n) and s.def_(n) <= 0:
                    out.append(ev.Stun(c.ref))
                elif c.printed.kind != MAIN and not s.has(n, SWARM) and _later(s, c, side):
                    out.append(ev.ToKo(c.ref, "vs2pcg:uniqueness#1"))
        left = [p for p in s.order if s.main(p) >= 0]
        if not out and len(left) < 2 and s.result is None:
            both = "both main characters are KO'd at once, in this player's turn"
            out.append(ev.Finish(left[0], "no other main character is left") if left else ev.Finish(s.active, both))
        return out

    def wait(self, s: PcgState, active: Active, scope: Scope) -> None:
        raise NotImplementedError("no card of 2PCG has a trigger yet")

    def conceding(self, s: PcgState, player: int) -> Frame:
        raise LookupError("2PCG can't be conceded yet")

    def printed(self, s: PcgState, number: int) -> Values:
        return s.card(number).printed.values

    def covered(self, s: PcgState) -> Sequence[int]:
        return [n for p in s.order for n in s.side(p)]

    def actives(self, s: PcgState, number: int, values: Values) -> Sequence[Active]:
        return ()

    def hidden_groups(self, s: PcgState, seats: Sequence[int]) -> list[list[int]]:
        """Cards of one owner that these seats do not know."""
        bits = sum([1 << seat for seat in dict.fromkeys(seats)])
        groups: dict[int, list[int]] = {}
        for t in s.things:
            if isinstance(t, PcgCard) and not t.known & bits:
                groups.setdefault(t.owner, []).append(t.number)
        return [g for _, g in sorted(groups.items()) if len(g) > 1]

    def layout(self, s: PcgState, seat: int) -> dict[str, Any]:
        return {
            "players": [{"name": player_name(s, p), "side": [name_of(s, n, seat) for n in s.side(p)]} for p in s.order],
            "turn": s.turn,
        }

    def option_text(self, s: PcgState, seat: int, decision: Any, option: Any) -> str:
        return prompts.option_text(s, seat, decision, option)

    def prompt(self, s: PcgState, seat: int, decision: Any) -> str:
        return prompts.prompt(s, seat, decision)

    def why_not(self, s: PcgState, player: int, ref: int) -> list[tuple[Any, list[Any]]]:
        acts = [Attack(player, s.ref(n), ref) for n in s.side(player)]
        return [(act, act.why_not(s)) for act in acts]

    def result_text(self, s: PcgState) -> str:
        r: Result | None = s.result
        return "the game goes on" if r is None else f"{player_name(s, r.winners[0])} wins: {r.reason}"


def _later(s: PcgState, c: PcgCard, side: Sequence[int]) -> bool:
    """Has another character of the same name come to this side later?"""
    name = c.printed.name
    return any([s.card(n).printed.name == name and s.card(n).stamp > c.stamp for n in side])


GAME = PcgGame()
