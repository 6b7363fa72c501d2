"""How a table of Vs. System is laid out for any client: plain data in which hidden cards are places, never numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from longbox.games.vs.state import DECK, HAND, KOD, REMOVED, RESOURCES, knows, name_of
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.views import View


class Known(TypedDict):
    """A card that the seat knows: its reference, name, printed facts, and which of them are stand-ins."""

    ref: int
    name: str
    kind: str
    cost: int
    teams: list[str]
    proxy: list[str]


class CardData(Known, total=False):
    """A card: of a character its figures too, and of one in play how it stands there, with current values."""

    atk: int
    def_: int
    flight: bool
    range: bool
    # in play only
    printed_atk: int
    printed_def_: int
    reinforcement: bool
    row: int
    col: int
    hidden: bool
    exhausted: bool
    stunned: bool
    protected: bool
    attacking: bool
    defending: bool
    counters: list[tuple[str, int]]
    equipment: list[CardData]
    controller: int
    owner: int


class ResourceData(TypedDict):
    """A place in a resource row; its card is None where the seat does not know it."""

    down: bool
    exhausted: bool
    card: CardData | None
    counters: list[tuple[str, int]]


class ChainData(TypedDict):
    """An effect on the chain."""

    ref: int
    kind: str
    controller: int
    words: str
    card: CardData | None
    targets: list[str]
    rule: str
    x: int


class AttackData(TypedDict):
    """The attack proposed or under way; cards are references, -1 where there is none."""

    player: int
    proposed: list[int]
    attackers: list[int]
    defender: int
    direct: int
    defending: int
    team: bool
    begun: bool


class PlayerData(TypedDict):
    """One player's side; None stands for a card that the seat does not know."""

    player: int
    name: str
    seat: int
    out: bool
    endurance: int
    points: int
    deck: int
    top: CardData | None
    hand: list[CardData | None]
    characters: list[CardData]
    resources: list[ResourceData]
    pile: list[CardData]
    removed: list[CardData | None]


class ResultData(TypedDict):
    """How it ended."""

    winners: list[int]
    reason: str


class Layout(TypedDict):
    """The table as a seat sees it."""

    game: str
    turn: int
    phase: str
    step: str
    step_player: int
    primary: int
    initiative: int
    chain: list[ChainData]
    attack: AttackData | None
    players: list[PlayerData]
    result: ResultData | None


def table_of(view: View[VsState]) -> Layout:
    """The table of a view of this game."""
    return view.laid_by(layout)


def layout(s: VsState, seat: int) -> Layout:
    """The table as a seat sees it: plain data, in which None is a card that this seat does not know."""
    return {
        "game": "vs",
        "turn": s.turn,
        "phase": s.phase,
        "step": s.step,
        "step_player": s.step_player,
        "primary": s.primary,
        "initiative": s.initiative,
        "chain": [chain_data(s, n, seat) for n in s.chain],
        "attack": attack_data(s),
        "players": [player_data(s, p, seat) for p in range(len(s.setup["decks"]))],
        "result": None if s.result is None else {"winners": list(s.result.winners), "reason": s.result.reason},
    }


def player_data(s: VsState, p: int, seat: int) -> PlayerData:
    """One player's side. Everybody knows how many cards there are, and which are in play, piles and removed (vs:213.1e, vs:213.2b).

    That is: the rows and what is worn there (vs:213.5g) and KO'd piles (vs:213.4b), but of a hand only one's own (vs:213.3b).
    """
    player = s.players[p]
    return {
        "player": p,
        "name": player.name,
        "seat": player.seat,
        "out": player.out,
        "endurance": player.endurance,
        "points": player.points,
        "deck": len(s.zone(p, DECK)),
        "top": card_data(s, s.zone(p, DECK)[0], seat) if s.zone(p, DECK) and knows(s.cards[s.zone(p, DECK)[0]], seat) else None,
        "hand": [card_data(s, n, seat) if knows(s.cards[n], seat) else None for n in s.zone(p, HAND)],
        "characters": [character_data(s, n, seat) for n in s.characters(p)],
        "resources": [resource_data(s, n, seat) for n in s.zone(p, RESOURCES)],
        "pile": [card_data(s, n, seat) for n in s.zone(p, KOD)],
        # one that was removed face down is known to those alone who knew it before (vs:213.7b)
        "removed": [card_data(s, n, seat) if knows(s.cards[n], seat) else None for n in s.zone(p, REMOVED)],
    }


def card_data(s: VsState, n: int, seat: int) -> CardData:
    """A card the seat knows: its reference, name, printed facts and whether they are proxies."""
    c = s.cards[n]
    d = c.printed
    v = d.values
    out: CardData = {
        "ref": c.ref,
        "name": d.full_name,
        "kind": d.kind,
        "cost": v.cost,
        "teams": sorted(v.teams),
        "proxy": list(d.proxy),
    }
    if d.kind == "character":
        out.update({"atk": v.atk, "def_": v.def_, "flight": v.flight, "range": v.range})
    return out


def character_data(s: VsState, n: int, seat: int) -> CardData:
    """A character in play, with current values."""
    c = s.cards[n]
    v = s.now(n)
    out = card_data(s, n, seat)
    out.update(
        {
            "atk": max(0, v.atk),
            "def_": max(0, v.def_),
            "printed_atk": c.printed.values.atk,
            "printed_def_": c.printed.values.def_,
            "flight": v.flight,
            "range": v.range,
            "teams": sorted(v.teams),
            "reinforcement": v.reinforcement,
            "row": c.row,
            "col": c.col,
            "hidden": c.hidden,
            "exhausted": c.exhausted,
            "stunned": c.stunned,
            "protected": s.protected(n),
            "attacking": s.attacking(n),
            "defending": s.defending(n),
            "counters": [(name, k) for name, k, _ in c.counters],
            "equipment": [card_data(s, e, seat) for e in s.equipment_on(n)],
            "controller": c.controller,
            "owner": c.owner,
        }
    )
    return out


def resource_data(s: VsState, n: int, seat: int) -> ResourceData:
    """A resource: face-down ones show their card only to who knows it. Its reference names a place on the table, not a card."""
    c = s.cards[n]
    known = knows(c, seat)
    return {
        "down": c.down,
        "exhausted": c.exhausted,
        "card": card_data(s, n, seat) if known else None,
        "counters": [(name, k) for name, k, _ in c.counters],
    }


def chain_data(s: VsState, n: int, seat: int) -> ChainData:
    """An effect on the chain, which is public (vs:213.6b)."""
    item = s.items[n]
    targets = [name_of(s, r & NUMBER_MASK, seat) for t in item.scope.targets for r in t]
    return {
        "ref": item.ref,
        "kind": item.kind,
        "controller": item.controller,
        "words": item.words,
        "card": card_data(s, item.card, seat) if item.card >= 0 and knows(s.cards[item.card], seat) else None,
        "targets": targets,
        "rule": item.rule,
        "x": item.scope.x,
    }


def attack_data(s: VsState) -> AttackData | None:
    """The attack proposed or under way."""
    a = s.attack
    if a is None:
        return None
    return {
        "player": a.player,
        "proposed": list(a.proposed),
        "attackers": list(a.attackers),
        "defender": a.defender,
        "direct": a.direct,
        "defending": a.defending,
        "team": a.team,
        "begun": a.begun,
    }
