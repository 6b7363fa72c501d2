"""How likely the players of Marvel Champions are to win, by the state of the table as a turn begins."""

from __future__ import annotations

from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from longbox.agents.champions_cards import COUNTER, WAITING, in_play
from longbox.agents.champions_worth import BOOST, RISK, RISK_AWAY, ROOM, able, risk, villain_left
from longbox.games.champions.card import ALLY, ATTACHMENT, CONFUSED, STUNNED, SUPPORT, TOUGH, UPGRADE
from longbox.games.champions.state import HAND

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState

#: what the chances depend on, each with its weight, fitted to games of `greedy` (`python -m tools.odds --games 1000`)
WEIGHTS: Final = MappingProxyType(
    {
        "villain's hit points": -0.118,
        "stages to come": -0.284,
        "rounds it takes": -0.019,
        "villain stunned": 0.462,
        "villain confused": 0.774,
        "villain tough": -0.062,
        "villain's ATK": 0.010,
        "villain's SCH": -2.246,
        "attachments": -0.256,
        "room": -0.058,
        "room 0": -0.546,
        "room 2": 0.180,
        "room 5": -0.126,
        "room away": -0.095,
        "final": 1.694,
        "share of threat": -0.094,
        "acceleration": -0.287,
        "hazards": -0.494,
        "crisis": -0.723,
        "side schemes": 0.300,
        "side threat": -0.187,
        "minion hp": -0.089,
        "minion atk": 0.104,
        "minion sch": -0.122,
        "guards": -0.218,
        "hp": 0.018,
        "hp 3": 0.071,
        "hp 6": 0.173,
        "danger": -0.276,
        "hero": -0.392,
        "tough": 0.000,
        "stunned": -0.653,
        "confused": -0.403,
        "hand": 0.225,
        "allies": 0.290,
        "ally acts": -0.027,
        "ally hp": 0.030,
        "board": 0.049,
        "doom": -0.835,
        "waiting": -0.095,
        "able": 0.117,
    }
)
AT_REST: Final = 1.342


def odds(s: ChState) -> float:
    """The chance of the players to win, from 0 to 1, as a turn begins."""
    total = AT_REST + sum(w * x for w, x in zip(WEIGHTS.values(), features(s), strict=True))
    return 1.0 / (1.0 + exp(-total))


def features(s: ChState) -> list[float]:
    """What the chances depend on, in the order of WEIGHTS; what there is of players is averaged over them."""
    things = s.things
    starters = s.starters
    players = max(1, len(s.order))
    villain = things[s.villain]
    v = s.now(s.villain)
    left = villain_left(s) / starters
    stages = len(villain.printed.faces) - 1 - villain.face
    main = things[s.scheme]
    acceleration = float(s.per_player(main.up.acceleration)) + s.accelerations
    hazards = crisis = attachments = 0
    for n in s.everything():
        icons = s.now(n).icons
        if icons:
            acceleration += icons.get("acceleration", 0)
            hazards += icons.get("hazard", 0)
            crisis += icons.get("crisis", 0)
        if things[n].host >= 0 and things[n].controller < 0 and s.now(n).kind == ATTACHMENT:
            attachments += 1
    target = s.per_player(main.up.target)
    later = sum(s.per_player(face.target) for face in main.printed.faces[main.face + 1 :])
    scheme = 0.0 if CONFUSED in villain.status else (v.sch or 0) + BOOST
    attack = 0.0 if STUNNED in villain.status else (v.atk or 0) + BOOST
    room = (target - main.threat - acceleration) / starters
    away = 0
    hp = hp3 = hp6 = danger = hero = tough = stunned = confused = hand = 0.0
    allies = acts = ally_hp = board = strength = waiting = 0.0
    m_hp = m_atk = m_sch = guards = 0.0
    for p in s.order:
        me = s.identity(p)
        mine = float(s.left(me.number))
        is_hero = s.is_hero(p)
        blows = attack
        schemes = scheme
        for n in s.minions(p):
            w = s.now(n)
            m_hp += s.left(n) + 2.0 * (TOUGH in things[n].status)
            m_atk += w.atk or 0
            m_sch += w.sch or 0
            guards += bool(w.keywords.get("guard"))
            blows += w.atk or 0
            schemes += w.sch or 0
        away += int(schemes)
        hp += mine
        hp3 += min(mine, 3.0)
        hp6 += min(mine, 6.0)
        danger += risk(mine - blows)
        hero += is_hero
        tough += TOUGH in me.status
        stunned += STUNNED in me.status
        confused += CONFUSED in me.status
        for n in s.zone(p, HAND):
            hand += 1
            worth = WAITING.get(things[n].printed.code)
            if worth is not None:
                waiting += worth[0 if is_hero else 1]
        strength += able(s, p)
        for n in s.controlled(p):
            c = things[n]
            kind = s.now(n).kind
            if kind == ALLY:
                w = s.now(n)
                allies += 1
                acts += max(w.atk or 0, w.thw or 0)
                ally_hp += s.left(n)
            elif kind in (UPGRADE, SUPPORT):
                board += in_play(c.printed, 2.0) + COUNTER.get(c.printed.code, 0.5) * (c.counter() if c.counters else 0)
    side = s.schemes()[1:]
    margin = (target - main.threat - acceleration - away) / (1.0 + 0.25 * hazards + 0.3 * max(0, (v.sch or 0) - 1))
    doom = (risk(margin + 1.0, RISK_AWAY) if away else risk(margin, RISK)) * max(0.1, 1.0 - later / starters / ROOM)
    each = [
        hp, hp3, hp6, danger, hero, tough, stunned, confused, hand, allies, acts, ally_hp, board, strength,
    ]  # fmt: skip
    hp, hp3, hp6, danger, hero, tough, stunned, confused, hand, allies, acts, ally_hp, board, strength = (
        x / players for x in each
    )
    return [
        left, stages, left / max(2.0, strength - 2.0), STUNNED in villain.status, CONFUSED in villain.status,
        TOUGH in villain.status, v.atk or 0, v.sch or 0, attachments,
        min(room, 15.0), max(0.0, -room), max(0.0, 2.0 - room), max(0.0, 5.0 - room), max(0.0, 3.0 - room + away / players),
        0.0 if later else 1.0, main.threat / max(1, target), acceleration / starters, hazards / players, crisis,
        len(side), sum(things[n].threat for n in side) / players, m_hp / players, m_atk / players, m_sch / players, guards / players,
        hp, hp3, hp6, danger, hero, tough, stunned, confused, hand, allies, acts, ally_hp, board, doom, waiting / players, strength,
    ]  # fmt: skip
