"""Attacks and thwarts of players, and their basic powers (champions:attack-player-action, champions:thwart,
champions:recover)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.card import ALLY, MINION, TOUGH, VILLAIN
from longbox.games.champions.guarding import (
    crisis as crisis,
    guarded as guarded,
    may_attack as may_attack,
    patrolled as patrolled,
    removable as removable,
)
from longbox.games.champions.state import ChState, Strike
from longbox.kernel.decisions import Decision, Pick, Spread
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE, Procedure, step
from longbox.kernel.packets import Packet
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.moments import Strikes
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class Striking(Procedure):
    """champions:attack-player-action an attack or thwart is carried out, then counts as made."""

    __slots__ = ("divided", "of")

    def __init__(self, of: Strikes) -> None:
        super().__init__()
        self.of = of
        #: the targets among which it is divided, and how much each gets at least
        self.divided: tuple[int, ...] = ()

    @step("champions:faq:wasp#3")
    def divide(self, s: ChState) -> Flow:
        # champions:faq:wasp#1, champions:faq:wasp#2 what a basic power deals is divided among the targets that were chosen
        of = self.of
        targets = tuple(r for r in of.targets if s.alive(r))
        if not of.basic or len(targets) < 2 or of.player not in s.order:
            return None
        self.divided = targets
        total = power_of(s, of)
        least = int(total >= len(targets))
        shape = Spread(total - least * len(targets), [total] * len(targets))
        rule = "champions:choose#1"
        words = f"Divide {total}" + (", beyond 1 each" if least else "")
        return Decision(of.player, s.game.seat_of(s, of.player), rule, "spread", shape, (of.by, *targets), words)

    @step("champions:attack-player-action#1")
    def strike(self, s: ChState) -> Flow:
        of = self.of
        if of.item >= 0:
            play = s.get(of.item)
            if of.kind == "thwart" and "attack" in play.ability.labels:
                from longbox.games.champions.envelope import made_as

                # champions:triggering-condition#1 both are over at once
                return happen(s, made_as(s, "attack", of.item, play.ability, play.scope), derived=())
            return EffectFrame(play.ability.effect, play.scope)
        shares: dict[int, int] = {}
        if self.divided:
            least = int(power_of(s, of) >= len(self.divided))
            shares = {r: n + least for r, n in zip(self.divided, s.answer)}
        return happen(s, *blows(s, of, shares), derived=())

    @step("champions:uses-x-type#p3")
    def used_up(self, s: ChState) -> Flow:
        # a keyword: what has no counter left goes as the effect has resolved, before anything answers to the attack
        item = self.of.item
        gone = mv.used_up(s, s.get(item).scope.this) if item >= 0 else []
        return happen(s, *gone, derived=()) if gone else None

    @step("champions:attack-player-action")
    def made(self, s: ChState) -> Flow:
        of = self.of
        made: list[Event] = [mo.Attacked(of) if of.kind == "attack" else mo.Thwarted(of)]
        if of.basic:
            # champions:triggering-condition#1 in the same window as what answers to the attack or thwart
            made.append(mo.BasicUsed(of.by, "atk" if of.kind == "attack" else "thw", of.player))
        return happen(s, *made, derived=())


class Landing(Procedure):
    """champions:attack-player-action#3 further enemies are attacked, or schemes thwarted, as the first was: what interrupts that
    comes first, and what the attack gains by it counts for what it deals to them. Outcome: of all that happened."""

    __slots__ = ("aimed", "before", "events")

    def __init__(self, aimed: mo.Aimed, events: tuple[Event, ...], before: Strike) -> None:
        super().__init__()
        self.aimed = aimed
        self.events = events
        #: the attack or thwart as it was reckoned with
        self.before = before

    @step("champions:target")
    def aim(self, s: ChState) -> Flow:
        return happen(s, self.aimed)

    @step("champions:attack-player-action#3")
    def land(self, s: ChState) -> Flow:
        top = s.strikes[-1]
        out: list[Event] = []
        for event in self.events:
            if isinstance(event, Packet) and struck_by(top, event):
                packet: Packet = event.fork()
                packet.asked += top.plus - self.before.plus
                packet.words = packet.words | (top.words - self.before.words)
                event = packet
            out.append(event)
        return happen(s, *out, derived=())

    @step("champions:attack-player-action#3")
    def over(self, s: ChState) -> Flow:
        # that it was aimed counts with the rest
        out = s.outcome
        s.outcome = Outcome(out.full + 1, out.amount, out.events)
        return DONE


def landing(s: ChState, events: Sequence[Event]) -> Flow:
    """What a verb deals or removes happens; where something may interrupt whom it is aimed at besides, that comes first."""
    if isinstance(events[0], mo.Aimed) and mo.Aimed in s.facts().met:
        return Landing(events[0], tuple(events[1:]), s.strikes[-1])
    return happen(s, *events, derived=s.game.within(s, events))


def strike_of(s: ChState, item: int, kind: str) -> Strike | None:
    """The attack or thwart as which the ability of this item resolves just now, if it does."""
    for strike in reversed(s.strikes) if item >= 0 else ():
        if strike.item != item:
            break
        if strike.kind == kind:
            return strike
    return None


def struck_by(strike: Strike, event: Event) -> bool:
    """Does this attack deal that damage, or this thwart remove that threat?"""
    if isinstance(event, befall.Damage):
        return event.kind == befall.ATTACK and event.by == strike.by
    return isinstance(event, befall.RemoveThreat) and event.kind == "thwart" and event.by == strike.by


def power_of(s: ChState, of: Strikes) -> int:
    """How much a basic attack or thwart deals or removes."""
    v = s.seen(of.by)
    return of.amount if of.amount >= 0 else (v.atk if of.kind == "attack" else v.thw) or 0


def blows(s: ChState, of: Strikes, shares: dict[int, int]) -> list[Event]:
    """champions:basic-power#1, champions:basic-power#2 what a basic attack or thwart does to its targets (to each its share).

    champions:attack-player-action#2, champions:thwart#1, champions:thwart#2
    """
    strike = s.strikes[-1]
    v = s.seen(of.by)
    out: list[Event] = []
    for target in of.targets:
        if not s.alive(target):
            continue
        event: Event
        n = shares.get(target, 0) if shares else power_of(s, of)
        if of.kind == "attack":
            event = befall.Damage(target, n + strike.plus, of.player, of.by, befall.ATTACK, strike.words | words_of(v))
            out.extend(pierced(event))
        else:
            event = befall.RemoveThreat(target, n + strike.plus, of.player, of.by, "thwart")
        event.by = of.by
        out.append(event)
    return out


def pierced(event: befall.Damage) -> tuple[Event, ...]:
    """champions:piercing an attack discards tough before its damage, also when nothing is left of that or it can't be taken."""
    if "piercing" not in event.words:
        return ()
    return (befall.DropStatus(event.to, TOUGH, event.player, event.source, under="champions:piercing"),)


def words_of(v: object) -> frozenset[str]:
    """Keywords of a character that its attacks have."""
    found = getattr(v, "keywords", {})
    return frozenset(w for w in ("overkill", "piercing", "ranged") if found.get(w))


class BasicPower(Procedure):
    """champions:basic-power a character uses a basic power: it exhausts, attacks or thwarts; an ally then pays for it.

    champions:ally#2, champions:ally#3, champions:consequential-damage, champions:consequential-damage#p2,
    champions:consequential-damage#1
    """

    __slots__ = ("card", "did", "options", "player", "power", "targets", "told")

    def __init__(self, card: int, player: int, power: str, targets: tuple[int, ...]) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.power = power
        self.targets = targets
        self.did = False
        #: that its power was used has been told
        self.told = False
        self.options: tuple[int, ...] = ()

    @step("champions:choose#1")
    def aim(self, s: ChState) -> Flow:
        # champions:faq:wasp#1, champions:faq:wasp#2 one that is divided may be aimed at what it can do nothing to, too
        if self.targets or self.power == "rec":
            return None
        found = s.enemies() if self.power == "atk" else [n for n in s.schemes() if s.things[n].threat > 0]
        self.options = tuple(s.ref(n) for n in found)
        most = max(1, min(len(self.options), getattr(s.now(self.card), self.power) or 0))
        what = "attack" if self.power == "atk" else "thwart"
        about, words = (self.card,), f"Divide the {what} among which?"
        shape = Pick(self.options, 1, most)
        return Decision(self.player, s.game.seat_of(s, self.player), "champions:choose#1", "target", shape, about, words)

    @step("champions:ally#2")
    def exhaust(self, s: ChState) -> Flow:
        if self.options:
            self.targets = tuple(self.options[i] for i in s.answer)
        event = befall.Exhaust(self.card, self.player, self.card)
        event.cost = True
        return happen(s, event)

    @step("champions:basic-power")
    def use(self, s: ChState) -> Flow:
        if self.power == "rec":
            return happen(s, mo.Recover(self.card, self.player, self.card))
        cls = mo.Attack if self.power == "atk" else mo.Thwart
        event = cls(self.card, self.targets, self.player, True, -1, self.card)
        return happen(s, event)

    @step("champions:basic-power#4")
    def recover(self, s: ChState) -> Flow:
        if self.power == "rec":
            amount = s.now(self.card).rec or 0
            self.did = True
            return happen(s, befall.Heal(self.card, amount, self.player, self.card))
        # what a status card or something else replaced was not made (champions:status-stunned#3, champions:status-confused#3),
        # and its power not used (champions:faq:quicksilver#1)
        wanted = mo.Attack if self.power == "atk" else mo.Thwart
        events = s.outcome.events if s.outcome is not None else ()
        self.did = any(e.__class__ is wanted and not e.cancelled for e in events)
        self.told = any(isinstance(e, mo.BasicUsed) for e in events)
        if not self.did and not events and not any(s.alive(t) for t in self.targets):
            # champions:ally#3 whoever has been used for an attack on an enemy that an interrupt then defeated was used all the same
            self.did = True
        return None

    @step("champions:basic-power")
    def used(self, s: ChState) -> Flow:
        # of an attack or thwart that was made it has been told with that
        return happen(s, mo.BasicUsed(self.card, self.power, self.player)) if self.did and not self.told else None

    @step("champions:consequential-damage")
    def consequences(self, s: ChState) -> Flow:
        if not self.did or self.power == "rec" or not s.alive(self.card):
            return DONE
        v = s.now(self.card)
        if v.kind != ALLY:
            return DONE
        amount = v.atk_cost if self.power == "atk" else v.thw_cost
        event = befall.Damage(self.card, amount, self.player, self.card, befall.CONSEQUENTIAL)
        event.by = self.card
        return happen(s, event) if amount else DONE


def performer(s: ChState, this: int, you: int) -> int:
    """champions:you-your#p3 the character that does what an ability of this card does.

    Events (champions:event#4), resources and upgrades not attached to another character extend the identity
    (champions:you-your#10-12);
    allies and supports do it themselves (champions:you-your#13, champions:you-your#14): champions:you-your#p4,
    champions:you-your#p5, champions:you-your#5, champions:ally#5, champions:support#3, champions:upgrade#4,
    champions:resource-cards#2
    """
    if this < 0:
        return this
    c = s.was(this)
    kind = s.seen(this).kind
    if c.owner < 0 or kind in (ALLY, "support", MINION, VILLAIN) or you < 0:
        return this
    if kind == "upgrade" and c.host >= 0 and c.host != s.identity_ref(you):
        on = s.now(c.host & NUMBER_MASK).kind
        if on in (MINION, VILLAIN):
            # attached to another character it is no extension of the identity, and an enemy does nothing for a player
            return this
        return int(c.host) if on == ALLY else s.identity_ref(you)
    return s.identity_ref(you)
