"""Laying the sides and the cards of a situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.decks.setup import add
from longbox.games.champions.situations.cards import BLANK, FILLER, definition, statuses, upon
from longbox.games.champions.situations.complaints import (
    NAMES,
    Given,
    SideData,
    State,
    lies,
    listed,
    near,
    player,
    said_of,
    takes_damage,
    with_article,
)
from longbox.games.champions.situations.look import spelt
from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    ASIDE,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_KINDS,
    EVENT,
    HAND,
    INVOCATIONS,
    NEMESIS,
    REMOVED,
    UNDER,
    VILLAIN_AREA,
    ZONES,
    CardDef,
    ChCard,
)
from longbox.kernel.queries import Scope

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState


def stage_face(printed: CardDef, stage: str) -> int:
    """The face of a stage."""
    stages = [f.stage for f in printed.faces]
    if stage not in stages:
        raise LookupError(f"{printed.name} has no stage {stage!r} here, but {', '.join(stages)}")
    return stages.index(stage)


def lay_side(s: ChState, i: int, given: SideData, made: dict[str, int]) -> None:
    """Everything that is given of a player."""
    identity = s.identity(i)
    form = given.pop("form", "hero")
    want = form.replace("-", "_")
    faces = [k for k, f in enumerate(identity.printed.faces) if want in (f.values.kind, f.values.name, f.code)]
    if not faces:
        sides = ", ".join(f"{f.values.name} {f.code}" for f in identity.printed.faces)
        raise LookupError(f"form must be 'hero' or 'alter-ego' (or the code of a side: {sides}), not {form!r}")
    identity.face = faces[0]
    for f in identity.printed.faces:
        made[spelt(f.values.name)] = identity.ref
    said: State = {}
    if "damage" in given:
        said["damage"] = given["damage"]
    if "left" in given:
        said["left"] = given["left"]
    if "exhausted" in given:
        said["exhausted"] = given["exhausted"]
    said_of(identity.printed, said, True, False)
    identity.damage = given.pop("damage", 0)
    identity.status = statuses(given.pop("status", ()))
    identity.exhausted = given.pop("exhausted", False)
    if "nemesis" in given:
        s.zones[i * ZONES + NEMESIS] = ()
        for card in listed(given.pop("nemesis")):
            lay(s, card, -1, i * ZONES + NEMESIS, made, "nemesis")
    for card in listed(given.pop("minions", ()), "minions"):
        n = lay(s, card, -1, i * ZONES + AREA, made, "minions")
        if s.cards[n].host < 0:
            s.cards[n].engaged = i
    drones = given.pop("drones", 0)
    for card in listed(drones, "drones", FILLER):
        what, more = card if isinstance(card, tuple) else (card, State())
        if definition(what).kind in ENCOUNTER_KINDS:
            raise LookupError(
                f"a drone is a player's card face down; {definition(what).name} is {with_article(definition(what).kind)}"
            )
        lay(s, (what, {**more, "down": True, "engaged": i}), i, i * ZONES + AREA, made, known=False)
    for card in listed(given.pop("play", ()), "play"):
        lay(s, card, i, i * ZONES + AREA, made, "play")
    piles = (
        ("hand", HAND, True, given.pop("hand", 0)),
        ("deck", DECK, False, given.pop("deck", 20)),
        ("discard", DISCARD, True, given.pop("discard", 0)),
    )
    for key, zone, known, cards in piles:
        for card in listed(cards, key, FILLER):
            n = lay(s, card, i, i * ZONES + zone, made, key, known=known)
            if zone == HAND:
                s.cards[n].known = 1 << s.players[i].seat
    wanted = given.pop("invocations", None)
    if wanted is not None:
        _invocations(s, wanted)
    for card in listed(given.pop("dealt", 0), "dealt", BLANK):
        lay(s, card, -1, i * ZONES + DEALT, made, "dealt", known=False)
    for card in listed(given.pop("attached", ()), "attached"):
        lay(s, upon(card, identity.ref), i, i * ZONES + AREA, made)
    left = given.pop("left", None)
    if left is not None:
        identity.damage += hit_points_left(s, identity.number) - left


def so_far(s: ChState, i: int, given: SideData) -> None:
    """What a player has done this round already: changed form, used up the limits of cards."""
    s.players[i].changed_form = bool(given.get("changed_form", False))
    for title in listed(given.get("used", ())):
        found = [c for c in s.things if isinstance(c, ChCard) and spelt(title) in {spelt(f.values.name) for f in c.printed.faces}]
        limited = [
            (c, k * 100 + j, ability)
            for c in found
            if s.player_of(c.number) in (i, -1)
            for k, face in enumerate(c.printed.faces)
            for j, ability in enumerate(face.values.abilities)
            if getattr(ability, "limit", None) is not None
        ]
        if not limited:
            raise LookupError(f"nothing with a limit is called {title!r} on this table")
        for c, index, ability in limited:
            most, span = ability.limit
            key = s.game.use_key(s, (c.ref, index), Scope(i, c.ref))
            for _ in range(most - s.memory.count(key, span)):
                s.memory.use(key, span)


def _invocations(s: ChState, wanted: list[str]) -> None:
    """The Invocation deck is these cards, top first; the others are out of the game."""
    there = {s.cards[n].printed.name: n for n in s.common(INVOCATIONS)}
    for title in wanted:
        if title not in there:
            has = near(title, there) if there else "Doctor Strange has one, and nobody else"
            raise LookupError(f"there is no {title!r} in the Invocation deck: {has}")
    for title, n in there.items():
        if title not in wanted:
            s.take(s.shared(INVOCATIONS), n)
            s.cards[n].zone = s.shared(REMOVED)
            s.put(s.shared(REMOVED), n)
    s.zones[s.shared(INVOCATIONS)] = tuple(there[title] for title in wanted)
    for title in wanted[:1]:
        s.cards[there[title]].known = ALL_SEATS


def lay(s: ChState, given: Given, owner: int, zone: int, made: dict[str, int], where: str = "", known: bool = True) -> int:
    """One card where it is to lie."""
    card, state = given if isinstance(given, tuple) else (given, State())
    d = definition(card)
    if not isinstance(card, CardDef):
        # a stand-in lies wherever the test wants it
        lies(d, where, state)
    down = bool(state.get("down"))
    in_play = zone == s.shared(VILLAIN_AREA) or (zone < s.shared(0) and zone % ZONES == AREA)
    said_of(d, state, in_play or "on" in state, down)
    state = {**state}
    said = "owner" in state
    if said:
        owner = _owner(s, d, state.pop("owner"), in_play)
    if d.faction == "encounter":
        owner = -1
    elif "on" in state or zone in (s.shared(VILLAIN_AREA), s.shared(UNDER)):
        # a player's card on another is that of the player whose identity it comes with; any other that of the one it lies before
        if not said:
            owner = next((i for i in range(s.starters) if d.set_ and s.identity(i).printed.set_ == d.set_), max(0, owner))
        zone = zone if zone == s.shared(UNDER) else owner * ZONES + AREA
    n = -1 if state.pop("copy", False) else _from_aside(s, d, zone)
    if n < 0:
        n = add(s, d, owner, zone)
    c = s.cards[n]
    c.known = ALL_SEATS if known else 0
    c.stamp = s.tick()
    attached, under, left = listed(state.pop("attached", ())), listed(state.pop("under", ())), state.pop("left", None)
    if "on" in state:
        on = state.pop("on")
        if isinstance(on, str) and spelt(on) not in made:
            raise LookupError(f"there is no {on!r} on this table yet to lay {d.name} on")
        c.host = made[spelt(on)] if isinstance(on, str) else on
        if c.owner < 0:
            s.take(zone, n)
            c.zone = s.card(c.host).zone
            s.put(c.zone, n)
    if "damage" in state and not takes_damage(d.kind, down):
        state["counters"] = {**state.get("counters", {}), "damage": state.pop("damage")}
    counted = "counters" in state
    if counted:
        c.counters = tuple(sorted((name, k) for name, k in state.pop("counters").items() if k))
    if "status" in state:
        c.status = statuses(state.pop("status"))
    for key, value in state.items():
        setattr(c, key, value)
    whose = s.player_of(n)
    if whose >= 0 and zone % ZONES == AREA:
        c.controller = whose if c.owner >= 0 and not c.down else -1
    if s.in_play(n) and not counted and not c.down:
        c.counters = ev.starting(s, c.up)
    made.setdefault(spelt(d.name), c.ref)
    for other in attached:
        if definition(other[0] if isinstance(other, tuple) else other).kind == EVENT:
            # such a card lies there face up without being in play
            s.cards[lay(s, other, max(0, whose), s.shared(UNDER), made)].host = c.ref
            continue
        lay(s, upon(other, c.ref), whose, c.zone, made)
    for other in under:
        beneath = lay(s, other, max(0, whose), s.shared(UNDER), made, known=False)
        s.cards[beneath].host = c.ref
    if left is not None:
        c.damage += hit_points_left(s, n) - left
    return n


def _owner(s: ChState, d: CardDef, name: str | int, in_play: bool) -> int:
    """The number of a card's owner, given by the name of the side (or by number)."""
    if isinstance(name, int):
        return name
    owner = player(name, list(NAMES[: s.starters]), f"the owner of {d.name}")
    if d.faction == "encounter":
        raise LookupError(f"{d.name} is an encounter card: no player owns it")
    if not in_play:
        raise LookupError(f"{d.name} can't lie there: a card that is not in play lies with its owner")
    return owner


def _from_aside(s: ChState, d: CardDef, zone: int) -> int:
    """A nemesis or obligation that is laid somewhere is the one that was set aside, and lies there no longer. -1 if it is none."""
    zones = [*(i * ZONES + NEMESIS for i in range(s.starters)), s.shared(ASIDE)]
    for apart in zones if d.faction == "encounter" and zone not in zones else ():
        for n in s.zones[apart]:
            if s.cards[n].printed is d:
                s.take(apart, n)
                s.cards[n].zone = zone
                s.put(zone, n)
                return n
    return -1


def on_top(s: ChState, card: str | CardDef) -> int:
    """A card that was not in the game is put on top of the encounter deck."""
    zone = s.shared(ENCOUNTER_DECK)
    n = lay(s, card, -1, zone, {}, "encounter", known=False)
    s.zones[zone] = (n, *(m for m in s.zones[zone] if m != n))
    ref: int = s.things[n].ref
    return ref


def hit_points_left(s: ChState, n: int) -> int:
    """The hit points that a character has left as the table lies so far."""
    s.table = None
    return s.left(n)
