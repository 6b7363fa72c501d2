"""What players may do in each step, and the frame that asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import BACK, FRONT, ZONE_NAMES, PcgState
from longbox.games.vs2pcg.state.bases import Frame
from longbox.kernel.actions import Action
from longbox.kernel.decisions import Act, Decision
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow


class PcgAction(Action["PcgState"]):
    """An action of a player."""

    __slots__ = ()

    def flow(self, s: PcgState) -> Flow:
        """What carries it out."""
        raise NotImplementedError

    def name(self, s: PcgState) -> str:
        """The name of the card that it is done with."""
        return str(s.card(self.ref).printed.name)


class Done(PcgAction):
    """To do no more in this step; in combat to pass (vs2pcg:melee-during-combat#1)."""

    __slots__ = ()
    rule = "vs2pcg:main-phase#1"

    def flow(self, s: PcgState) -> Flow:
        return DONE

    def label(self, s: PcgState) -> str:
        return "pass" if s.phase == "combat" else "done"


class PlaceResource(PcgAction):
    """vs2pcg:resource-step#1 to put a card of the hand into the resource row."""

    __slots__ = ("up",)
    rule = "vs2pcg:resource-step#1"

    def __init__(self, player: int, ref: int, up: bool) -> None:
        super().__init__(player, ref)
        self.up = up

    def flow(self, s: PcgState) -> Flow:
        return happen(s, ev.Resource(self.ref, self.player, self.up))

    def label(self, s: PcgState) -> str:
        return f"place {self.name(s)} face {'up' if self.up else 'down'}"


class Recruit(PcgAction):
    """vs2pcg:recruit-step#1 to recruit a supporting character into a row."""

    __slots__ = ("row",)
    rule = "vs2pcg:recruit-step#1"

    def __init__(self, player: int, ref: int, row: int) -> None:
        super().__init__(player, ref)
        self.row = row

    def flow(self, s: PcgState) -> Flow:
        return happen(s, ev.Appear(self.ref, self.player, self.row, s.card(self.ref).printed.values.cost))

    def label(self, s: PcgState) -> str:
        return f"recruit {self.name(s)} into the {ZONE_NAMES[self.row]}"


class Rearrange(PcgAction):
    """vs2pcg:formation-step#1 to move a character to the other row."""

    __slots__ = ()
    rule = "vs2pcg:formation-step#1"

    def flow(self, s: PcgState) -> Flow:
        return happen(s, ev.Shift(self.ref, self.player, BACK if s.place(s.card(self.ref).number) == FRONT else FRONT))

    def label(self, s: PcgState) -> str:
        return f"move {self.name(s)} to the other row"


class PowerUp(PcgAction):
    """vs2pcg:power-ups#1 to discard a card of the name of a character for a +1/+1 counter on it."""

    __slots__ = ("card",)
    rule = "vs2pcg:power-ups#1"

    def __init__(self, player: int, ref: int, card: int) -> None:
        super().__init__(player, ref)
        self.card = card

    def flow(self, s: PcgState) -> Flow:
        discard = ev.ToKo(self.card, "vs2pcg:power-ups#1", self.player)
        return happen(s, discard, ev.PutCounter(self.ref, 1, self.player))

    def label(self, s: PcgState) -> str:
        return f"power up {self.name(s)}"


class TakingAction(Frame):
    """A player acts until done; with `once`, one action at most. The frame's outcome is the last answer."""

    __slots__ = ("acts", "once", "player", "rule", "stage")

    def __init__(self, player: int, rule: str, once: bool = False) -> None:
        super().__init__()
        self.player = player
        self.rule = rule
        self.once = once
        self.acts: Sequence[PcgAction] = ()
        self.stage = "ask"

    def ask_anew(self, s: PcgState) -> bool:
        self.stage = "ask"
        return True

    def run(self, s: PcgState) -> Flow:
        if self.stage == "over":
            return DONE
        if self.stage == "ask":
            self.stage = "answer"
            self.acts = tuple(s.game.options(s, self.player))
            always = s.setup.get("windows", "needed") != "needed"
            seat = s.game.seat_of(s, self.player)
            return Decision(self.player, seat, self.rule, "turn", Act(self.acts), (), "What do you do?", always=always)
        act, self.acts = self.acts[s.answer[0]], ()
        self.stage = "over" if self.once or isinstance(act, Done) else "ask"
        return None if isinstance(act, Done) else act.flow(s)
