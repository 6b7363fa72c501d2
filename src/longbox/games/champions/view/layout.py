"""How a table of Marvel Champions is laid out for clients."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from longbox.games.champions import events as ev
from longbox.games.champions.language.costs import cost_of
from longbox.games.champions.state import (
    AREA,
    BOOSTS,
    COLLECTION,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVOCATION_DISCARD,
    INVOCATIONS,
    REMOVED,
    SHARED_NAMES,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_AREA,
    WEAPONS,
    knows,
    name_of,
)
from longbox.kernel.events import Event
from longbox.kernel.packets import Packet
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined
from longbox.kernel.windows import Chance

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Decision
    from longbox.kernel.events import Event
    from longbox.kernel.views import View


class Known(TypedDict):
    """A card that the seat knows, or one in play as it is seen: its reference and titles."""

    ref: int
    code: str
    name: str
    subname: str
    kind: str


#: the powers that it has, and its hit points ("def" is no name that a class may have)
Figures = TypedDict("Figures", {"atk": int, "thw": int, "def": int, "rec": int, "sch": int, "hp": int, "left": int}, total=False)
#: the powers among them
Power = Literal["atk", "thw", "def", "rec", "sch"]


class CardData(Known, Figures, total=False):
    """A card: out of play as it is printed; in play as it lies there, with current values."""

    # out of play
    cost: int
    #: of a hand: what it costs just now; None for an X
    cost_now: int | None
    resources: dict[str, int]
    faction: str
    # in play
    stage: str
    exhausted: bool
    damage: int
    threat: int
    counters: dict[str, int]
    status: list[str]
    engaged: int
    host: int
    controller: int
    owner: int
    traits: list[str]
    #: the traits that are not printed on it
    gained: list[str]
    keywords: dict[str, int]
    icons: dict[str, int]
    facedown: bool
    #: what a face-down card is, for who may look at it
    known: str
    # of a main scheme
    target: int
    acceleration: int


class PileData(TypedDict):
    """A zone of the table by name."""

    name: str
    cards: list[CardData | None]


class PlayerData(TypedDict):
    """One player's side. None is a card that the seat does not know; decks are numbers of cards."""

    name: str
    number: int
    seat: int
    out: bool
    hero: bool
    changed_form: bool
    identity: CardData | None
    hand_size: int
    hand: list[CardData | None]
    deck: int
    discard: list[CardData | None]
    play: list[CardData]
    minions: list[CardData]
    dealt: list[CardData | None]


class ActivationData(TypedDict):
    """The innermost activation under way; cards are references, -1 where there is none."""

    enemy: int
    kind: str
    player: int
    defender: int
    target: int
    boosts: int
    cards: int


class RevealedData(TypedDict):
    """An encounter card that is being revealed."""

    card: CardData | None
    player: int
    peril: bool


class Words(TypedDict):
    """What is under way, in words, with its rule."""

    words: str
    rule: str


class WindowData(Words):
    """The window that is open, and what for."""

    kind: str
    player: int


class ResultData(TypedDict):
    """How it ended."""

    won: bool
    reason: str
    rule: str
    how: str


class Layout(TypedDict):
    """The table as a seat sees it."""

    game: str
    round: int
    #: the round, as every game has it
    turn: int
    phase: str
    step: int
    first: int
    active: int
    mode: str
    villain: CardData | None
    scheme: CardData | None
    schemes: list[CardData]
    villain_area: list[CardData]
    encounter_deck: int
    encounter_discard: list[CardData | None]
    boosts: list[CardData | None]
    on_table: list[CardData | None]
    victory: list[CardData | None]
    removed: list[CardData | None]
    elsewhere: list[PileData]
    accelerations: int
    players: list[PlayerData]
    activation: ActivationData | None
    revealed: list[RevealedData]
    #: attacks, schemes and so on
    under_way: list[Words]
    window: WindowData | None
    result: ResultData | None


def table_of(view: View[ChState]) -> Layout:
    """The table of a view of this game."""
    return view.laid_by(layout)


def layout(s: ChState, seat: int) -> Layout:
    """The table as this seat may see it: plain data, in which None is a card that the seat does not know."""
    a = s.activation
    return {
        "game": "champions",
        "round": s.round,
        "turn": s.round,
        "phase": s.phase,
        "step": s.step,
        "first": s.first,
        "active": s.active,
        "mode": s.setup.get("mode", "standard"),
        "villain": in_play(s, s.villain, seat) if s.villain >= 0 else None,
        "scheme": in_play(s, s.scheme, seat) if s.scheme >= 0 else None,
        "schemes": [in_play(s, n, seat) for n in s.schemes() if n != s.scheme] if s.scheme >= 0 else [],
        "villain_area": [
            in_play(s, n, seat)
            for n in s.common(VILLAIN_AREA)
            if n not in (s.villain, s.scheme) and s.cards[n].up.values.kind != "side_scheme"
        ],
        "encounter_deck": len(s.common(ENCOUNTER_DECK)),
        "encounter_discard": [card(s, n, seat) for n in s.common(ENCOUNTER_DISCARD)],
        "boosts": [card(s, n, seat) for n in s.common(BOOSTS)],
        "on_table": [card(s, n, seat) for n in s.common(TABLE)],
        "victory": [card(s, n, seat) for n in s.common(VICTORY)],
        "removed": [card(s, n, seat) for n in s.common(REMOVED)],
        "elsewhere": [
            {"name": SHARED_NAMES[zone], "cards": [card(s, n, seat) for n in s.common(zone)]}
            for zone in (UNDER, COLLECTION, INVOCATIONS, INVOCATION_DISCARD, WEAPONS)
            if s.common(zone)
        ],
        "accelerations": s.accelerations,
        "players": [player(s, p, seat) for p in range(s.starters)],
        "activation": None
        if a is None
        else {
            "enemy": a.enemy,
            "kind": a.kind,
            "player": a.player,
            "defender": a.defender,
            "target": a.target,
            "boosts": a.boosts,
            "cards": len(a.cards),
        },
        "revealed": [{"card": card(s, r.card & NUMBER_MASK, seat), "player": r.player, "peril": r.peril} for r in s.revelations],
        "under_way": [{"words": words, "rule": rule} for words, rule in under_way(s, seat)],
        "window": window(s, seat, s.decision),
        "result": None
        if s.result is None
        else {"won": s.result.won, "reason": s.result.reason, "rule": s.result.rule, "how": s.result.how},
    }


def player(s: ChState, p: int, seat: int) -> PlayerData:
    """One player's side."""
    me = s.players[p]
    area = s.zone(p, AREA)
    return {
        "name": me.name,
        "number": p,
        "seat": me.seat,
        "out": me.out,
        "hero": not me.out and s.is_hero(p),
        "changed_form": me.changed_form,
        "identity": in_play(s, me.identity, seat) if not me.out else None,
        "hand_size": int(s.now(me.identity).hand) if not me.out else 0,
        "hand": [in_hand(s, p, n, seat) for n in s.zone(p, HAND)],
        "deck": len(s.zone(p, DECK)),
        "discard": [card(s, n, seat) for n in s.zone(p, DISCARD)],
        "play": [in_play(s, n, seat) for n in area if n != me.identity and s.cards[n].engaged < 0],
        "minions": [in_play(s, n, seat) for n in area if s.cards[n].engaged >= 0],
        "dealt": [card(s, n, seat) for n in s.zone(p, DEALT)],
    }


def card(s: ChState, n: int, seat: int) -> CardData | None:
    """A card out of play, or None where the seat does not know it."""
    c = s.cards[n]
    if not knows(c, seat):
        return None
    v = c.printed.faces[0].values
    out: CardData = {"ref": c.ref, "code": c.printed.code, "name": v.name, "subname": v.subname, "kind": v.kind}
    if v.cost is not None:
        out["cost"] = v.cost
    out["resources"] = dict(v.resources)
    out["faction"] = c.printed.faction
    return out


def in_hand(s: ChState, p: int, n: int, seat: int) -> CardData | None:
    """A card of a hand, with what it costs just now ("cost_now"; None for an X)."""

    out = card(s, n, seat)
    if out is not None and "cost" in out:
        out["cost_now"] = cost_of(s, Scope(p, s.ref(n))) if out["cost"] >= 0 else None
    return out


def under_way(s: ChState, seat: int) -> list[tuple[str, str]]:
    """What is under way, the innermost last of each sort: words and rule; nothing once the game is over."""
    out: list[tuple[str, str]] = []
    if s.result is not None:
        return out
    for r in s.revelations:
        words = f"{s.players[r.player].name} reveals {name_of(s, r.card, seat)}"
        if r.peril and len(s.order) > 1:
            # champions:peril
            words += ": peril, the others neither advise nor act"
        out.append((words, "champions:peril" if r.peril else "champions:reveal"))
    for a in s.activations:
        enemy = name_of(s, a.enemy, seat)
        if a.kind != "attack":
            words = f"{enemy} schemes against {s.players[a.player].name}"
            rule = "champions:scheme-enemy-activation"
        else:
            whom = a.target if a.target >= 0 else s.identity_ref(a.player) if a.player in s.order else -1
            words = f"{enemy} attacks {name_of(s, whom, seat) if whom >= 0 else s.players[a.player].name}"
            words += f", {name_of(s, a.defender, seat)} defends" if a.defender >= 0 else ""
            rule = "champions:attack-enemy-activation"
        words += f", {counted(a.boosts, 'boost icon')}" if a.boosts else ""
        down = sum(s.there(r) and not s.card(r).known for r in a.cards)
        words += f", {counted(down, 'boost card')} face down" if down else ""
        out.append((words, rule))
    for k in s.strikes:
        targets = joined([name_of(s, r, seat) for r in k.targets])
        verb, rule = ("attacks", "champions:attack-player-action") if k.kind == "attack" else ("thwarts", "champions:thwart")
        out.append((f"{name_of(s, k.by, seat)} {verb} {targets}".rstrip(), rule))
    return out


#: marks on an attack that are no keywords of it
UNSPOKEN = frozenset({"also", "harmless"})


#: the rule of a window -> what may be used in it
WINDOWS = {
    "champions:interrupt": "interrupt",
    "champions:response": "response",
    "champions:forced#2": "forced ability",
    "champions:first-player#3": "keyword",
}


def window(s: ChState, seat: int, decision: Decision | None) -> WindowData | None:
    """The window that a question opens."""
    if decision is None or decision.rule not in WINDOWS or not decision.about or not isinstance(decision.about[0], Event):
        return None
    kind = WINDOWS[decision.rule]
    words = condition(s, seat, decision.about[0])
    first = decision.options[0] if decision.options else None
    if not words and isinstance(first, Chance):
        # as the ability speaks of it
        words = first.active.ability.on.text(Printer(name_of(s, first.scope.this, seat)))
    return {
        "kind": kind,
        "words": words or "something happens",
        "rule": decision.rule,
        "player": decision.player,
    }


def condition(s: ChState, seat: int, event: Event) -> str:
    """An event that a window is open for, in words: of an amount on its way what it would be."""
    by = ""
    if isinstance(event, Packet):
        if event.excess < 0:
            measured: Packet = event.fork()
            measured.measure(measured.room(s))
            event = measured
        if event.by >= 0 and event.by != event.to and s.there(event.by):
            by = f" from {name_of(s, event.by, seat)}"
    told = event.told(s, seat) or done(s, seat, event)
    return f"{told}{by}" if told else ""


def done(s: ChState, seat: int, event: Event) -> str:
    """What has no line in the log: a card about to be resolved, the record of an attack, thwart or scheme that is over."""
    if isinstance(event, ev.Reveal):
        return f"{s.players[event.player].name} reveals {name_of(s, event.card, seat)}"
    strike, record = getattr(event, "strike", None), getattr(event, "record", None)
    if strike is not None:
        whom = joined([name_of(s, r, seat) for r in strike.targets])
        return f"{name_of(s, strike.by, seat)} has {'attacked' if strike.kind == 'attack' else 'thwarted'} {whom}".rstrip()
    if record is not None:
        enemy = name_of(s, record.enemy, seat)
        if record.kind != "attack":
            return f"{enemy} has schemed"
        return f"{enemy} has attacked {name_of(s, record.target, seat) if record.target >= 0 else s.players[record.player].name}"
    return ""


def in_play(s: ChState, n: int, seat: int) -> CardData:
    """A card in play with its current values."""
    c = s.cards[n]
    v = s.now(n)
    face = c.up
    out: CardData = {
        "ref": c.ref,
        "code": face.code,
        "name": name_of(s, c.ref, seat),
        "subname": v.subname,
        "kind": v.kind,
        "stage": face.stage,
        "exhausted": c.exhausted,
        "damage": c.damage,
        "threat": c.threat,
        "counters": dict(c.counters),
        "status": sorted(c.status),
        "engaged": c.engaged,
        "host": c.host,
        "controller": c.controller,
        "owner": c.owner,
        "traits": sorted(v.traits),
        "gained": sorted(v.traits - face.values.traits),
        "keywords": dict(v.keywords),
        "icons": dict(v.icons),
        "facedown": c.down,
        "known": c.printed.name if c.down and knows(c, seat) else "",
    }
    powers: tuple[tuple[Power, int | None], ...] = (
        *(("atk", v.atk), ("thw", v.thw), ("def", v.def_)),
        *(("rec", v.rec), ("sch", v.sch)),
    )
    for key, value in powers:
        if value is not None:
            out[key] = value
    if v.hp is not None:
        out["hp"] = v.hp
        out["left"] = max(0, s.left(n))
    if v.kind == "main_scheme":
        out["target"] = s.per_player(face.target)
        out["acceleration"] = s.per_player(face.acceleration)
    return out


def power(s: ChState, enemy: int) -> int:
    """The ATK of an enemy with the boost icons it has had so far."""
    a = s.activation
    return int((s.now(enemy & NUMBER_MASK).atk or 0) + (a.boosts if a is not None else 0))
