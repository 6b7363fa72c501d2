"""Winning, losing and leaving the game (102)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.chain import EffectResolving
from longbox.games.vs.events.places import free_place, take_control
from longbox.games.vs.events.players import OnPlayer
from longbox.games.vs.events.zones import move
from longbox.games.vs.state import (
    F_PLACE,
    F_RESOURCES,
    F_TEXT,
    F_TIME,
    KOD,
    REMOVED,
    RESOURCES,
    ROWS,
    ZONES,
    Result,
    VsCard,
    VsState,
    name_of,
)
from longbox.games.vs.state.bases import Event, Frame, Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Conceding, cut_out, find, step
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.kernel.frames import Flow


def finish_game(s: VsState, winners: tuple[int, ...], rule: str = "vs:102.2", reason: str = "an effect") -> None:
    """The game is over: everything under way ends."""
    s.result = Result(winners, rule, reason)


def draw_game(s: VsState) -> None:
    """vs:703.3 mandatory actions loop and nobody can break it."""
    finish_game(s, (), "vs:703.3", "an endless loop of mandatory actions")


class Follows(Event):
    """vs:102.3 told and no more: what becomes of an effect, or of a borrowed object, as a player leaves."""

    __slots__ = ("number", "what", "words")
    rule = "vs:102.3"

    def __init__(self, player: int, what: str, number: int, words: str) -> None:
        super().__init__(player)
        self.what = what
        self.number = number
        self.words = words

    def told(self, s: VsState, seat: int) -> str:
        return f"{self.what or name_of(s, self.number, seat)} {self.words}: {s.players[self.player].name} leaves the game"


def remove_player(s: VsState, player: int) -> None:
    """vs:102.3 its cards leave the game, its effects are negated, borrowed objects go back (VS-A10: see vs:102.3).

    Also vs:G:Losing the Game.
    """
    s.write_player(player).out = True
    s.order = tuple(p for p in s.order if p != player)
    for n in s.chain:
        item = s.items[n]
        if item.controller == player:
            s.chain = tuple(k for k in s.chain if k != n)
            if item.card >= 0 and s.cards[item.card].owner != player:
                move(s, item.card, s.cards[item.card].owner * ZONES + KOD)
            s.drop_thing(n)
            if s.log is not None:
                s.log(s, Follows(player, item.words, -1, "is negated"))
    for kind in (ROWS, RESOURCES):
        for n in s.zone(player, kind):
            c = s.cards[n]
            if c.owner != player and s.there(c.ref) and n in s.zone(player, kind):
                back = next((p for p in c.controllers[::-1] if p in s.order), -1)
                if back < 0:
                    move(s, n, c.owner * ZONES + REMOVED)
                    if s.log is not None:
                        s.log(s, Follows(player, "", n, "is removed from the game"))
                    continue
                if c.attached >= 0 and s.cards[c.attached & NUMBER_MASK].owner == player:
                    move(s, n, c.owner * ZONES + KOD)
                    continue
                take_control(s, n, back)
                free_place(s, n)
                if s.log is not None:
                    s.log(s, Follows(player, "", n, f"goes back to {s.players[back].name}"))
    for c in [t for t in s.things if isinstance(t, VsCard)]:
        if c.owner == player and s.kind_of_zone(c.zone) != REMOVED:
            for e in s.equipment_on(c.number) if s.in_rows(c.number) else []:
                if s.cards[e].owner != player:
                    move(s, e, s.cards[e].owner * ZONES + KOD)
            move(s, c.number, player * ZONES + REMOVED)
    # continuous modifiers of that player no longer apply (an exception to vs:505.4, 513.2b)
    s.modifiers = tuple(m for m in s.modifiers if m.scope.you != player)
    s.pending = tuple(p for p in s.pending if p.scope.you != player)
    s.waiting = tuple(p for p in s.waiting if p.scope.you != player)
    if s.attack is not None and s.attack.player == player:
        s.attack = s.attack.changed(proposed=(), attackers=(), legal=False)
    elif s.attack is not None and s.attack.direct == player:
        s.attack = s.attack.changed(direct=-1)
    if len(s.order) == 1:
        finish_game(s, s.order, "vs:102.1", "only one player remains")


class LoseGame(OnPlayer):
    """vs:102.3 a player loses and is removed from the game, with all cards it owns."""

    __slots__ = ()
    rule = "vs:102.3"
    facets = F_TEXT | F_PLACE | F_RESOURCES | F_TIME

    def changes(self, s: VsState) -> bool:
        return not s.players[self.player].out

    def apply(self, s: VsState) -> None:
        remove_player(s, self.player)

    def body(self, s: VsState) -> Frame | None:
        return CallingOff()

    def cites(self, s: VsState) -> str:
        # an amount is given in the check of the wrap-up
        return "vs:408.2a" if self.amount else self.rule

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} loses the game"


class Concede(LoseGame):
    """vs:102.5 a player leaves of its own will: nothing can stand in the way of that."""

    __slots__ = ()
    rule = "vs:102.5"

    def body(self, s: VsState) -> Frame | None:
        return None

    def cites(self, s: VsState) -> str:
        return self.rule

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} concedes"


class CallingOff(Frame):
    """vs:102.3 an effect that is just resolving and whose controller has lost is negated: the rest of it does not happen."""

    __slots__ = ()

    def run(self, s: VsState) -> Flow:
        called_off(s, CallingOff)
        return DONE


def called_off(s: VsState, cls: type[Frame]) -> None:
    """Drops what is left of an effect that left the chain while resolving, up to the first frame of that class."""
    effect = find(s, EffectResolving)
    if effect is not None and effect.ref >= 0 and not s.there(effect.ref):
        cut_out(s, effect, cls)


class Leaving(Procedure):
    """vs:102.5 a player concedes: it loses the game at once, whoever is asked what."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs:102.5")
    def lose(self, s: VsState) -> Flow:
        return happen(s, Concede(self.player, 1))

    @step("vs:102.3")
    def negate_the_rest(self, s: VsState) -> Flow:
        """An effect of that player that is just resolving is negated with the others: the rest of it does not happen."""
        called_off(s, Conceding)
        return None


class WinGame(OnPlayer):
    """vs:102.2 a player wins, all others lose."""

    __slots__ = ()
    rule = "vs:102.2"

    def changes(self, s: VsState) -> bool:
        return s.result is None

    def apply(self, s: VsState) -> None:
        finish_game(s, (self.player,))
