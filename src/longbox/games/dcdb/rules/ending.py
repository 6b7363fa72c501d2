"""The end of the game (chapter 12)."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Worth
from longbox.games.dcdb.language.queries import InDeck
from longbox.games.dcdb.rules.triggers import ResolveTriggers
from longbox.games.dcdb.state import SUPER_VILLAIN, DcState
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step
from longbox.kernel.queries import Scope


class Ending(Procedure):
    """The game ends: effects of that moment, then the count."""

    __slots__ = ("reason", "why")

    def __init__(self, why: str, reason: str) -> None:
        super().__init__()
        self.why = why
        self.reason = reason

    @step("dcdb:12.010")
    def moment(self, s: DcState) -> Flow:
        return happen(s, ev.EndOfGame(self.why, self.reason))

    @step("dcdb:12.010")
    def triggers(self, s: DcState) -> Flow:
        # from the player on whose turn the game would have gone on
        last = s.active if s.active >= 0 else s.last
        return ResolveTriggers(first=s.from_player(last + 1)[0]) if s.pending else None

    @step("dcdb:12.050")
    def rank(self, s: DcState) -> Flow:
        return happen(s, ev.Finish(self.why, self.reason, *ranking(s)))


class Winning(Procedure):
    """A card has a player win: what has triggered is lost, and the count (dcdb:12.020 on) only ranks the others."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        super().__init__()
        self.winner = winner

    @step("dcdb:12.050")
    def rank(self, s: DcState) -> Flow:
        return happen(s, ev.Finish("dcdb:12.050", "a card says so", *ranking(s, self.winner)))


def winning(s: DcState, event: ev.Win) -> Winning:
    """What carries out a win."""
    return Winning(event.player)


def worth(s: DcState, number: int, owner: int) -> int:
    """dcdb:12.040 the victory points of a card at the end; dcdb:5.040 an asterisk is worth what the text of the card says."""
    values = s.now(number)
    if not values.worth:
        return values.vp
    scope = Scope(owner, s.ref(number))
    return sum([a.value.amount(s, scope) for a in values.abilities if isinstance(a, Worth)])


def points(s: DcState, player: int) -> int:
    """dcdb:12.040 a player's victory points: those gained, and those of all cards that it owns (dcdb:12.020, dcdb:5.050).

    dcdb:12.030 what it does not own counts for nobody.
    """
    owned = InDeck().numbers(s, Scope(player, -1))
    return s.player(player).vp + sum([worth(s, n, player) for n in owned if s.card(n).printed.is_card])


def ranking(s: DcState, winner: int = -1) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """dcdb:12.050 the players from the first place to the last, and the points of each player; a `winner` is the first anyhow.

    Ties go to the most Super-Villains, then to whoever has the one defeated last, then to whoever was later in turn order. dcdb:9.040 who has
    conceded is last.
    """
    totals = tuple([points(s, p) if p in s.order else 0 for p in range(s.starters)])

    def merit(p: int) -> tuple[int, int, int, int, int, int]:
        mine = [n for n in InDeck().numbers(s, Scope(p, -1)) if s.card(n).printed.kind == SUPER_VILLAIN]
        latest = max([s.defeats.index(n) for n in mine if n in s.defeats], default=-1)
        return (int(p == winner), 0 if s.player(p).out else 1, totals[p], len(mine), latest, (p - s.first) % s.starters)

    return tuple(sorted(range(s.starters), key=merit, reverse=True)), totals
