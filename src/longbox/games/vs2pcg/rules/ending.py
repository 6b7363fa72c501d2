"""Who is out of the game, and who has won (vs2pcg:ending-the-game#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import Undoes
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event, Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step

if TYPE_CHECKING:
    from collections.abc import Sequence


def losing(s: PcgState, lost: Sequence[int], why: str = "vs2pcg:main-vs-supporting#4") -> list[Event]:
    """Players are out: the others go on, or the last of them (vs2pcg:free-for-all#2), or the last team (vs2pcg:two-vs-two#1), has won.

    vs2pcg:ending-the-game#1 of the last ones, out at the same time, the one whose turn it is wins.
    """
    out: list[Event] = [*[ev.Lose(p, why) for p in lost], *_undone(s, lost)]
    left = [p for p in s.order if p not in lost]
    teams = list(dict.fromkeys([s.player(p).team for p in left]))
    if len(teams) > 1:
        return out
    # where the game is over nothing is removed any more
    if teams:
        return [ev.Finish(_team(s, teams[0]), "no other main character is left")]
    return [
        *out,
        ev.Finish(_team(s, s.player(s.active).team), "the last main characters are KO'd at once, in this player's turn"),
    ]


def _undone(s: PcgState, lost: Sequence[int]) -> list[Event]:
    """vs2pcg:resolving-effects#3 what was changed until a turn of theirs, which never comes, is as before."""
    waiting = [m for m in s.modifiers if isinstance(m.ability, Undoes) and m.scope.you in lost]
    over = [ev.DropModifiers(tuple([m.key for m in waiting]))] if waiting else []
    return [*over, *[e for m in waiting for e in m.ability.effect.events(s, m.scope)]]


def _team(s: PcgState, team: int) -> tuple[int, ...]:
    """All who began the game in a team."""
    return tuple([p for p in range(s.starters) if s.player(p).team == team])


def fallen(s: PcgState) -> list[int]:
    """vs2pcg:main-vs-supporting#4 the players whose main character has been KO'd."""
    players = s.players
    if not any([players[p].fallen or players[p].beaten for p in s.order]):
        return []
    lost = [p for p in s.order if s.player(p).fallen and not s.mains_of(p)]
    if s.two_headed:
        # vs2pcg:two-headed#9 one plays on without
        lost = [p for p in lost if all([q in lost for q in s.allied(p)])]
    # vs2pcg:golden-rules#1 who was attacked in person, and KO'd
    return [p for p in s.order if p in lost or s.player(p).beaten]


def stalemate(s: PcgState) -> list[Event]:
    """vs2pcg:running-out-of-cards#1 nobody has cards, and nobody attacks any more (2P-A7): the fewest wounds on a main character win."""
    if s.idle < len(s.sides(s.order)):
        return []
    # vs2pcg:two-headed#9 who plays on without a main character has none to count the wounds of
    wounds = {p: s.card(s.mains_of(p)[0]).wounds for p in s.order if s.mains_of(p)}
    best = [p for p in s.order if not wounds or wounds.get(p) == min(wounds.values())]
    # vs2pcg:two-vs-two#1 with a player its team has won
    teams = dict.fromkeys([s.player(p).team for p in best])
    winners = tuple(sorted([p for team in teams for p in _team(s, team)]))
    return [ev.Finish(winners, "no deck has a card, and nobody attacks any more", "vs2pcg:running-out-of-cards#1")]


class GivingUp(Procedure):
    """A player concedes: its main character counts as KO'd (vs2pcg:main-vs-supporting#4)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs2pcg:ending-the-game#1")
    def concede(self, s: PcgState) -> Flow:
        return happen(s, ev.Concede(self.player))

    @step("vs2pcg:ending-the-game#1")
    def leave(self, s: PcgState) -> Flow:
        return happen(s, *losing(s, [self.player]))
