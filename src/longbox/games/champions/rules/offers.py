"""Which of all that a player might do is offered: what no check objects to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.permissions import permitted
from longbox.games.champions.rules.plays import AskAnother, Basic, Change, Pass, Play, Use
from longbox.games.champions.state import ALLY, DISCARD, EVENT, HAND, HERO, OBLIGATION, PERMANENTS, UNDER
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from longbox.games.champions.language.abilities import Action
    from longbox.games.champions.rules.plays import Deed
    from longbox.games.champions.state import ChState


def options(s: ChState, player: int) -> list[Deed]:
    """champions:player-turn everything the active player may do; ending the turn comes first."""
    out: list[Deed] = [Pass(player, "End your turn")]
    out.extend(a for a in turn_deeds(s, player) if a.objection(s) is None)
    for other in s.in_order(player):
        if other != player and not s.players[other].quiet and any_request(s, other, player):
            out.append(AskAnother(player, other))
    return out


def turn_deeds(s: ChState, player: int) -> list[Deed]:
    """What the active player might do, the other players' actions left out: cheap gates are passed, no check has been."""
    out: list[Deed] = []
    me = s.identity(player)
    if not s.players[player].changed_form:
        out.extend(Change(player, me.ref, face) for face in other_faces(s, player))
    for n in s.friends(player):
        if not s.cards[n].exhausted:
            out.extend(basics(s, player, n))
    for n in s.zone(player, HAND):
        printed = s.cards[n].printed
        if printed.kind in PERMANENTS:
            out.append(Play(player, s.ref(n)))
    for n in beyond(s, player):
        if s.cards[n].printed.kind in PERMANENTS:
            out.append(Play(player, s.ref(n)))
    out.extend(uses(s, player))
    return out


def beyond(s: ChState, player: int) -> list[int]:
    """champions:play-restrictions#2 the cards of a discard pile, or under a card, that something lets the player play from there."""
    if not s.facts().listening(ev.PlayFrom, "permit"):
        return []
    return [n for n in (*s.zone(player, DISCARD), *s.common(UNDER)) if permitted(s, player, s.ref(n))]


def other_faces(s: ChState, player: int) -> list[int]:
    """champions:form the sides that a player could turn up: a hero becomes the alter-ego, an alter-ego one of its heroes."""
    c = s.identity(player)
    want = "alter_ego" if c.up.values.kind == HERO else HERO
    return [i for i, f in enumerate(c.printed.faces) if f.values.kind == want]


def basics(s: ChState, player: int, n: int) -> list[Deed]:
    """The basic powers of a character, against everything they could be aimed at."""
    ref = s.ref(n)
    v = s.now(n)
    out: list[Deed] = []
    if v.kind in (HERO, ALLY):
        if "divides atk" in v.bars:
            out.append(Basic(player, ref, "atk"))
        elif v.atk is not None:
            out.extend(Basic(player, ref, "atk", s.ref(e)) for e in s.enemies())
        if "divides thw" in v.bars:
            out.append(Basic(player, ref, "thw"))
        elif v.thw is not None:
            out.extend(Basic(player, ref, "thw", s.ref(e)) for e in s.schemes())
    elif v.rec is not None:
        out.append(Basic(player, ref, "rec"))
    return out


def uses(s: ChState, player: int) -> list[Use]:
    """champions:action the actions a player might use: events of the hand, own cards, encounter cards in play."""
    out: list[Use] = []
    form = s.identity(player).up.values.kind
    things = s.cards
    for n in s.zone(player, HAND):
        printed = things[n].printed
        if printed.kind == EVENT:
            out.extend(_uses(player, s.ref(n), printed.faces[0].activated, form))
    for n in beyond(s, player):
        printed = things[n].printed
        if printed.kind == EVENT:
            out.extend(_uses(player, s.ref(n), printed.faces[0].activated, form))
    for n in s.everything():
        c = things[n]
        if c.down or not c.up.activated:
            continue
        if c.controller == player or (c.controller < 0 and (c.up.values.kind != OBLIGATION or s.player_of(n) == player)):
            first = c.face * 100
            out.extend(
                _uses(player, c.ref, [(first + i, a) for i, a in enumerate(s.now(n).abilities) if a.stage == "action"], form)
            )
    return out


def _uses(player: int, ref: int, abilities: Iterable[tuple[int, Action]], form: str) -> list[Use]:
    return [Use(player, ref, i, a) for i, a in abilities if not a.form or a.form == form]


def requests(s: ChState, player: int) -> list[Deed]:
    """champions:player-turn#6 what a player asked by the active one may do: its actions, or nothing."""
    return [Pass(player, "No action"), *(a for a in uses(s, player) if a.objection(s) is None)]


def any_request(s: ChState, player: int, asking: int) -> bool:
    """Could this player have an action to offer? Of another person's hand only that there is one is known."""
    found = uses(s, player)
    if s.players[player].seat == s.players[asking].seat:
        return any(a.objection(s) is None for a in found)
    return bool(s.zone(player, HAND)) or any(s.in_play(a.ref & NUMBER_MASK) for a in found)


def wanted(s: ChState, player: int, ref: int) -> list[Deed]:
    """Everything a player might want to do with a card, for why_not."""
    if not s.there(ref):
        return []
    c = s.card(ref)
    n = c.number
    v = s.now(n) if s.in_play(n) else c.printed.faces[0].values
    out: list[Deed] = []
    if c.ref == s.identity_ref(player):
        out.extend(Change(player, ref, face) for face in other_faces(s, player))
        out.append(Basic(player, ref, "rec"))
    if s.in_play(n) and v.kind in (HERO, "alter_ego", ALLY) and c.controller >= 0:
        out.extend(Basic(player, ref, "atk", s.ref(e)) for e in s.enemies())
        out.extend(Basic(player, ref, "thw", s.ref(e)) for e in s.schemes())
    if s.in_play(n) and (v.kind in ("villain", "minion") or n == s.villain):
        out.extend(Basic(player, s.ref(f), "atk", ref) for f in s.friends(player))
    if s.in_play(n) and v.kind in ("main_scheme", "side_scheme"):
        out.extend(Basic(player, s.ref(f), "thw", ref) for f in s.friends(player))
    if not s.in_play(n) and c.printed.kind != EVENT:
        out.append(Play(player, ref))
    out.extend(Use(player, ref, c.face * 100 + i, a) for i, a in enumerate(v.abilities) if a.stage == "action")
    return out
