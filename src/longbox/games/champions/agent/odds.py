"""How likely the players of Marvel Champions are to win, by the state of the table as a turn begins."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from longbox.games.champions.agent.cards import COUNTER, SHIELD, WAITING, in_play
from longbox.games.champions.agent.weights import AT_REST, VILLAINS, WEIGHTS
from longbox.games.champions.agent.worth import BOOST, villain_left
from longbox.games.champions.state import ALLY, ATTACHMENT, CONFUSED, HAND, STUNNED, SUPPORT, TOUGH, UPGRADE

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState

#: what is far enough away to be no matter: room left for threat, hit points left
ROOMS: Final = (0, 1, 3, 5, 8)
FAR: Final = (0, 2, 4, 7)
#: the longest that is looked ahead, in rounds; damage that goes into other things than the villain in each
LONG: Final = 8.0
LOST: Final = 2.0


def odds(s: ChState) -> float:
    """The chance of the players to win, from 0 to 1, as a turn begins."""
    total = AT_REST + VILLAINS.get(s.now(s.villain).name, 0.0)
    for name, x in features(s).items():
        if x:
            total += WEIGHTS[name] * x
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, total))))


def short(of: float, amount: int) -> float:
    """By how much it falls short of an amount, parts of a point not counted."""
    return max(0.0, amount + 0.99 - of)


def features(s: ChState) -> dict[str, float]:
    """What the chances depend on, by the names of WEIGHTS; what there is of players is averaged over them."""
    players = max(1, len(s.order))
    f = dict.fromkeys(WEIGHTS, 0.0)
    villain = s.cards[s.villain]
    v = s.now(s.villain)
    left = villain_left(s) / s.starters
    f["villain's hit points"] = left
    f["villain's last ten"] = min(left, 10.0)
    f["villain's last four"] = min(left, 4.0)
    f["stages to come"] = len(villain.printed.faces) - 1 - villain.face
    f["villain stunned"] = STUNNED in villain.status
    f["villain confused"] = CONFUSED in villain.status
    f["villain tough"] = TOUGH in villain.status
    icons = of_table(s, f)
    more = icons["amplify"]
    attack = 0.0 if STUNNED in villain.status else (v.atk or 0) + BOOST + more
    scheme = 0.0 if CONFUSED in villain.status else (v.sch or 0) + BOOST + more
    f["villain's ATK"] = attack
    f["villain's SCH"] = scheme
    away = 0.0
    for p in s.order:
        away += of_player(s, f, p, attack, scheme, 1.0 / players)
    strength = f["strength"]
    pace = max(2.5, strength - LOST)
    rounds = min(LONG, 1.0 + left / pace)
    soon = min(6.0, rounds) / 6.0
    f["rounds"] = rounds
    f["rounds it takes"] = left / pace
    f["lasting in time"] *= soon
    f["minion ATK in time"] = f["minion ATK"] * soon
    of_threat(s, f, icons, away, soon, players)
    return f


def of_table(s: ChState, f: dict[str, float]) -> dict[str, float]:
    """The icons in play, and what is attached to enemies."""
    icons = {"acceleration": 0.0, "hazard": 0.0, "crisis": 0.0, "amplify": 0.0}
    for n in s.everything():
        w = s.now(n)
        for name in w.icons or ():
            icons[name] = icons.get(name, 0.0) + w.icons[name]
        c = s.cards[n]
        if c.host >= 0 and c.controller < 0 and w.kind == ATTACHMENT:
            f["attachments"] += 1.0
            f["shields"] += max(0, SHIELD.get(c.printed.code, 0) - c.counter()) / s.starters
    return icons


def of_threat(s: ChState, f: dict[str, float], icons: dict[str, float], away: float, soon: float, players: int) -> None:
    """What room the schemes leave once the next villain phase has begun; `away` is what enemies add that will scheme."""
    main = s.cards[s.scheme]
    gain = float(s.per_player(main.up.acceleration)) + s.accelerations + icons["acceleration"]
    later = sum(s.per_player(face.target) for face in main.printed.faces[main.face + 1 :]) / s.starters
    room = (s.per_player(main.up.target) - main.threat - gain - away) / s.starters
    if later:
        f["next stage comes"] = room < 1
        f["room 3, not the last"] = short(room, 3)
        f["room 8, not the last"] = short(room, 8)
    else:
        for k in ROOMS:
            f[f"room {k}"] = short(room, k)
    f["room in all"] = min(room + later, 20.0)
    f["room of later stages"] = later
    f["acceleration"] = gain / s.starters
    f["acceleration in time"] = gain / s.starters * soon
    hazards = icons["hazard"] / players
    f["hazards"] = hazards
    f["hazards in time"] = hazards * soon
    f["hazards without room"] = hazards * short(room, 5)
    f["crisis"] = icons["crisis"]
    f["crisis and threat"] = icons["crisis"] * main.threat / s.starters
    side = s.schemes()[1:]
    f["side schemes"] = len(side)
    f["side threat"] = sum(s.cards[n].threat for n in side) / players
    f["side threat, first two"] = sum(min(s.cards[n].threat, 2) for n in side) / players


def of_player(s: ChState, f: dict[str, float], p: int, attack: float, scheme: float, share: float) -> float:
    """What a player has and faces; the threat that its enemies will add is returned."""
    things = s.cards
    me = s.identity(p)
    hero = s.is_hero(p)
    left = float(s.left(me.number))
    tough = TOUGH in me.status
    blows = [attack] if hero and attack > 0 else []
    away = 0.0 if hero else scheme
    for n in s.minions(p):
        w = s.now(n)
        status = things[n].status
        healthy = s.left(n)
        f["minions"] += share
        f["minion hit points"] += healthy * share
        f["minions tough"] += (TOUGH in status) * share
        f["minion ATK"] += (w.atk or 0) * share
        f["minion SCH"] += (w.sch or 0) * share
        if w.keywords.get("guard"):
            f["guards"] += share
            f["guards' hit points"] += (healthy + 2.0 * (TOUGH in status)) * share
        if hero:
            if STUNNED not in status:
                blows.append(float(w.atk or 0))
        elif CONFUSED not in status:
            away += w.sch or 0
    hand = s.zone(p, HAND)
    f["hand"] += len(hand) * share
    for n in hand:
        waiting = WAITING.get(things[n].printed.code)
        if waiting is None:
            f["hand for one's turn"] += share
        else:
            f["waiting"] += waiting[0 if hero else 1] * share
    allies = of_cards(s, f, p, share)
    blows.sort(reverse=True)
    taken = sum(blows[1:] if tough else blows)
    stopped = sum(met(blows, bool(allies), tough, float(s.now(me.number).def_ or 0)))
    for k in FAR:
        f[f"hit points {k} after attacks"] += short(left - taken, k) * share
        f[f"hit points {k} after defense"] += short(left - stopped, k) * share
    f["hit points"] += left * share
    f["last four hit points"] += min(left, 4.0) * share
    f["last nine hit points"] += min(left, 9.0) * share
    f["alter-ego"] += (not hero) * share
    f["tough"] += tough * share
    f["stunned"] += (STUNNED in me.status) * share
    f["confused"] += (CONFUSED in me.status) * share
    return away


def met(blows: list[float], allies: bool, tough: bool, defense: float) -> list[float]:
    """What is left of attacks, the gravest first: an ally meets one, then the identity is tough or defends."""
    out = sorted(blows[1:], reverse=True) if allies else list(blows)
    if out:
        out[0] = 0.0 if tough else max(0.0, out[0] - defense)
    return out


def of_cards(s: ChState, f: dict[str, float], p: int, share: float) -> int:
    """What a player controls; how many allies there are."""
    allies = 0
    lasting = 0.0
    for n in s.controlled(p):
        c = s.cards[n]
        w = s.now(n)
        if w.kind == ALLY:
            allies += 1
            acts = max(w.atk or 0, w.thw or 0)
            left = s.left(n)
            f["allies act"] += acts * share
            f["allies act in time"] += acts * min(3, max(0, left - 1)) * share
            f["allies' hit points"] += (left + 2.0 * (TOUGH in c.status)) * share
        elif w.kind in (UPGRADE, SUPPORT):
            once = in_play(c.printed, 0.0)
            each = in_play(c.printed, 1.0) - once
            lasting += each
            f["board"] += once * share
            f["counters"] += COUNTER.get(c.printed.code, 0.5) * (c.counter() if c.counters else 0) * share
    f["allies"] += allies * share
    f["an ally"] += min(1, allies) * share
    f["lasting in time"] += lasting * share
    hero = s.identity(p).printed.faces[0].values
    f["strength"] += (max(hero.atk or 0, hero.thw or 0) + 4.0 + lasting) * share
    return allies
