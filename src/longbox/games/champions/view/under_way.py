"""What is under way at a table of Marvel Champions, in words: revelations, attacks and schemes, and the window that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from longbox.games.champions import events as ev
from longbox.games.champions.state import knows, name_of
from longbox.kernel.events import Event
from longbox.kernel.packets import Packet
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined
from longbox.kernel.windows import Chance
from longbox.tables.table import UnderWay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Decision


class Opened(NamedTuple):
    """A window: what may be used in it, what it is open for, its rule, and whose it is."""

    kind: str
    words: str
    rule: str
    player: int

    @property
    def after(self) -> bool:
        """Whether it has happened already."""
        return self.kind == "response"


def under_way(s: ChState, seat: int) -> list[UnderWay]:
    """What is under way, the innermost last of each sort, then the window that is open; nothing once the game is over."""
    out: list[UnderWay] = []
    if s.result is not None:
        return out
    for r in s.revelations:
        words = f"{s.players[r.player].name} reveals {name_of(s, r.card, seat)}"
        if r.peril and len(s.order) > 1:
            # champions:peril
            words += ": peril, the others neither advise nor act"
        rule = "champions:peril" if r.peril else "champions:reveal"
        out.append(UnderWay(words, rule, _seen(s, seat, (r.card,)), "reveal"))
    for a in s.activations:
        enemy = name_of(s, a.enemy, seat)
        whom = -1
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
        about = _seen(s, seat, (a.enemy, whom, a.defender))
        out.append(UnderWay(words, rule, about, "attack" if a.kind == "attack" else "scheme"))
    for k in s.strikes:
        targets = joined([name_of(s, r, seat) for r in k.targets])
        verb, rule = ("attacks", "champions:attack-player-action") if k.kind == "attack" else ("thwarts", "champions:thwart")
        words = f"{name_of(s, k.by, seat)} {verb} {targets}".rstrip()
        out.append(UnderWay(words, rule, _seen(s, seat, (k.by, *k.targets)), "attack" if k.kind == "attack" else "thwart"))
    w = window(s, seat, s.decision)
    if w is not None:
        whose = s.players[w.player].name
        out.append(UnderWay(f"{w.kind}s of {whose}, {'after' if w.after else 'before'}: {w.words}", w.rule, (), "window"))
    return out


def _seen(s: ChState, seat: int, refs: Iterable[int]) -> tuple[int, ...]:
    """Those of some cards that the seat sees."""
    there = [r for r in dict.fromkeys(refs) if r >= 0 and s.there(r)]
    return tuple([r for r in there if s.in_play(r & NUMBER_MASK) or knows(s.card(r), seat)])


#: marks on an attack that are no keywords of it
UNSPOKEN = frozenset({"also", "harmless"})


#: the rule of a window -> what may be used in it
WINDOWS = {
    "champions:interrupt": "interrupt",
    "champions:response": "response",
    "champions:forced#2": "forced ability",
    "champions:first-player#3": "keyword",
}


def window(s: ChState, seat: int, decision: Decision | None) -> Opened | None:
    """The window that a question opens."""
    if decision is None or decision.rule not in WINDOWS or not decision.about or not isinstance(decision.about[0], Event):
        return None
    kind = WINDOWS[decision.rule]
    words = condition(s, seat, decision.about[0])
    first = decision.options[0] if decision.options else None
    if not words and isinstance(first, Chance):
        # as the ability speaks of it
        words = first.active.ability.on.text(Printer(name_of(s, first.scope.this, seat)))
    return Opened(kind, words or "something happens", decision.rule, decision.player)


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


def power(s: ChState, enemy: int) -> int:
    """The ATK of an enemy with the boost icons it has had so far."""
    a = s.activation
    return int((s.now(enemy & NUMBER_MASK).atk or 0) + (a.boosts if a is not None else 0))
