"""What follows at once from how things stand: KOs, stuns, levels, one character of a name, players who are out."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import AsAppears
from longbox.games.vs2pcg.rules.actions import own_mains, own_name
from longbox.games.vs2pcg.rules.ending import fallen, losing
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event, Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Scope

#: what is noted of a character that has done what it does as it appears
AS_IT_APPEARS = "as it appears"


def settled(s: PcgState) -> list[Event]:
    """Wounds KO (vs2pcg:basic-game-concepts#12), DEF 0 stuns (vs2pcg:counters#4), XP enough level up (vs2pcg:level-up-powers#2).

    Of one name only the latest stays (vs2pcg:uniqueness#1), and who has lost its main character is out.
    """
    lost = fallen(s)
    if lost:
        return losing(s, lost)
    # what an effect does until its source is stunned or has left play
    over = tuple([m.key for m in s.modifiers if m.until in _ENDING and _over(s, m)])
    out: list[Event] = [ev.DropModifiers(over)] if over else []
    cards, current = s.cards, s.facts().values
    for p in s.sides(s.order):
        side = s.side(p)
        named = False
        for n in side:
            c, v = cards[n], current[n]
            named = named or bool(v.aka)
            if c.printed.as_appears and not s.memory.count(("noted", c.ref, AS_IT_APPEARS), "game"):
                out.append(ev.AsItAppears(c.ref, s.decider(n)))
            elif c.wounds >= v.health:
                out.append(ev.Ko(c.ref, "vs2pcg:basic-game-concepts#12", blame=c.blame))
            elif c.counters and c.face == 1 and not ev.allowed(s, ev.AskCounters(c.ref, 1 if c.counters > 0 else -1)):
                # vs2pcg:stunned-characters#3 what let it have them is over
                out.append(ev.RemoveCounters(c.ref, 1 if c.counters > 0 else -1))
            elif c.face != 1 and v.def_ <= 0:
                out.append(ev.Stun(c.ref, why="vs2pcg:counters#4"))
            elif c.xp and c.level < len(c.printed.faces) and c.xp >= c.printed.faces[c.level - 1].level_up:
                out.append(ev.LevelUp(c.ref, c.level + 1))
        if named or len({current[n].name for n in side}) < len(side):
            out.extend(duplicates(s, p, side))
    return out


#: what is to last until something comes about, and not for a time
_ENDING = ("source", "leaves", "while")


def _over(s: PcgState, m: Modifier) -> bool:
    """Is what was to last until something comes about over?"""
    if m.until in ("source", "leaves"):
        return not _up(s, m.scope.this, m.until == "leaves")
    return m.until == "while" and m.ability.while_ is not None and not m.ability.while_.holds(s, m.scope)


def _up(s: PcgState, ref: int, down_as_well: bool = False) -> bool:
    """Is this character in play still, and face up (or down as well)?"""
    return s.there(ref) and s.in_play(s.card(ref).number) and (down_as_well or not s.stunned(ref))


def duplicates(s: PcgState, player: int, side: tuple[int, ...]) -> list[Event]:
    """vs2pcg:uniqueness#1 of those that share a name (vs2pcg:term-aka#1) the earlier are KO'd; of those that came at once one is picked.

    vs2pcg:uniqueness#2 one's own main character is the exception: it stays, and whoever has its name goes, whichever came first.
    vs2pcg:uniqueness#3 those that swarm may be several, but not beside a main character of their name.
    """
    mains = own_mains(s, player)
    first: dict[str, int] = {}
    out: list[Event] = []
    for n in side:
        for name in s.now(n).names:
            other = first.setdefault(name, n)
            exempt = [x for x in (n, other) if x in mains]
            if other == n or len(exempt) == 2 or (s.swarms(n) and s.swarms(other) and not exempt):
                continue
            # vs2pcg:golden-rules#1 a main character that swarms itself says that there may be others of its name
            if exempt and s.swarms(exempt[0]):
                first[name] = n if other in mains else other
                continue
            if exempt:
                out.append(ev.Ko(s.ref(n if other in mains else other), "vs2pcg:uniqueness#2"))
                first[name] = exempt[0]
                continue
            when, before = s.card(n).arrived, s.card(other).arrived
            if when == before:
                return [ev.Duplicates(player, (s.ref(other), s.ref(n)))]
            out.append(ev.Ko(s.ref(other if before < when else n), "vs2pcg:uniqueness#1"))
            first[name] = n if before < when else other
    return out


def forbids(s: PcgState, event: Event) -> bool:
    """vs2pcg:uniqueness#2 nobody of the name of one's own main character comes to one's side: that part of an effect is ignored."""
    if isinstance(event, (ev.Appear, ev.ChangeSides)):
        n = event.number
        return n not in own_mains(s, event.player) and own_name(s, event.player, event.card)
    if isinstance(event, ev.SwitchPlaces):
        a, b = s.controller(event.one), s.controller(event.other)
        return a != b and (_unwelcome(s, b, event.one) or _unwelcome(s, a, event.other))
    return False


def _unwelcome(s: PcgState, player: int, ref: int) -> bool:
    return s.card(ref).number not in own_mains(s, player) and own_name(s, player, ref)


class PickingOne(Procedure):
    """vs2pcg:uniqueness#1 two of one name have come at once: one of them is picked and KO'd."""

    __slots__ = ("cards", "player")

    def __init__(self, event: ev.Duplicates) -> None:
        super().__init__()
        self.player = event.player
        self.cards = event.cards

    @step("vs2pcg:uniqueness#1")
    def ask(self, s: PcgState) -> Flow:
        seat = s.game.seat_of(s, self.player)
        shape = Pick(self.cards)
        return Decision(self.player, seat, "vs2pcg:uniqueness#1", "duplicate", shape, (), "Which of them is KO'd?")

    @step("vs2pcg:uniqueness#1")
    def ko(self, s: PcgState) -> Flow:
        return happen(s, ev.Ko(self.cards[s.answer[0]], "vs2pcg:uniqueness#1"), derived=())


def picking(s: PcgState, event: ev.Duplicates) -> PickingOne:
    """What carries out the picking."""
    return PickingOne(event)


class Appearing(Procedure):
    """vs2pcg:term-appears#1 what a character does just as it appears; once, and before what has triggered on that."""

    __slots__ = ("card", "player")

    def __init__(self, event: ev.AsItAppears) -> None:
        super().__init__()
        self.player = event.player
        self.card = event.card

    @step("vs2pcg:term-appears#1")
    def note(self, s: PcgState) -> Flow:
        return happen(s, ev.Noted(self.card, AS_IT_APPEARS, self.player, self.card), derived=())

    @step("vs2pcg:term-appears#1")
    def do(self, s: PcgState) -> Flow:
        found = next((a for a in s.card(self.card).printed.values.abilities if isinstance(a, AsAppears)), None)
        return None if found is None else EffectFrame(found.effect, Scope(self.player, self.card))


def as_it_appears(s: PcgState, event: ev.AsItAppears) -> Appearing:
    """What carries out what a character does as it appears."""
    return Appearing(event)
