"""What the active player may do (2.050), and what a player might want to do."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.control import attached_for_sale, controlled
from longbox.games.dcdb.language.verbs.nexts import waits_in_play
from longbox.games.dcdb.rules.buying import Buy, PointOut, duplicates
from longbox.games.dcdb.rules.keywords import TIME_TRAVEL, TimeTravel
from longbox.games.dcdb.rules.playing import DcAction, Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.games.dcdb.state import HAND, KICKS, LINE_UP, MAIN, PLAY, SUPER_VILLAINS, DcState
from longbox.kernel.abilities import Activated
from longbox.kernel.state import NUMBER_MASK


def options(s: DcState, player: int) -> list[DcAction]:
    """Every legal action, the end of the turn first."""
    acts: list[DcAction] = [EndTurn(player)]
    for n in s.zone(player, HAND):
        acts.append(Play(player, s.ref(n)))
    acts.extend([Play(player, s.ref(n)) for n in s.zone(player, PLAY) if waits_in_play(s, player, n)])
    for n in (*controlled(s, player), *s.zone(player, MAIN)):
        acts.extend([a for a in uses(s, player, n) if a.objection(s) is None])
    # unless something changes costs, what is too dear is so by its own
    fixed = not s.facts().listening(ev.ToBuy, "amount")
    for n in (
        *s.line_up(),
        *attached_for_sale(s, player),
        *s.shared(KICKS)[:1],
        *([s.super_villain()] if s.super_villain() >= 0 else []),
    ):
        values = s.now(n)
        if not fixed or values.cost <= s.power:
            buy = Buy(player, s.ref(n))
            if buy.objection(s) is None:
                acts.append(buy)
        if TIME_TRAVEL in values.words:
            travel = TimeTravel(player, s.ref(n))
            if travel.objection(s) is None:
                acts.append(travel)
    if s.format.replaces_duplicates:
        twice = [ref for copies in duplicates(s) for ref in copies]
        if twice:
            acts.extend(
                [a for a in (PointOut(player, s.ref(n)) for n in s.line_up()) if a.ref in twice and a.objection(s) is None]
            )
    return acts


def uses(s: DcState, player: int, n: int) -> list[Use]:
    """The abilities of a card or main character that a player could use, when it likes (dcdb:1.102)."""
    if s.card(n).face:
        return []
    return [Use(player, s.ref(n), i) for i, a in enumerate(s.now(n).abilities) if isinstance(a, Activated)]


def wanted(s: DcState, player: int, ref: int) -> list[DcAction]:
    """Everything a player might want to do with a card, legal or not."""
    n = ref & NUMBER_MASK
    place = s.place(n)
    if place in (LINE_UP, KICKS, SUPER_VILLAINS):
        acts: list[DcAction] = [Buy(player, ref)]
        if TIME_TRAVEL in s.now(n).words:
            acts.append(TimeTravel(player, ref))
        return [*acts, PointOut(player, ref)] if any([ref in copies for copies in duplicates(s)]) else acts
    if place in (PLAY, MAIN):
        plays: list[DcAction] = [Play(player, ref)] if waits_in_play(s, player, n) else []
        return [*plays, *uses(s, player, n)]
    return [Play(player, ref)]
