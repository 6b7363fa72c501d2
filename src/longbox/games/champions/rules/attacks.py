"""Attacks and thwarts of players, and their basic powers.

Also champions:attack-player-action, champions:thwart, champions:recover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Action, Window
from longbox.games.champions.rules.playing import made_as
from longbox.games.champions.state import ALLY, TOUGH, words_of
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick, Spread
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class Striking(Procedure):
    """champions:attack-player-action an attack or thwart is carried out, then counts as made."""

    __slots__ = ("divided", "of")

    def __init__(self, of: ev.Strikes) -> None:
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
        shape = Spread(total - least * len(targets), [total] * len(targets), targets)
        rule = "champions:choose#1"
        words = f"Divide {total}" + (", beyond 1 each" if least else "")
        return Decision(of.player, s.game.seat_of(s, of.player), rule, "spread", shape, (of.by, *targets), words)

    @step("champions:attack-player-action#1")
    def strike(self, s: ChState) -> Flow:
        of = self.of
        if of.item >= 0:
            play = s.play(of.item)
            ability = play.ability
            if of.kind == "thwart" and isinstance(ability, Action | Window) and "attack" in ability.labels:
                # champions:triggering-condition#1 both are over at once
                return happen(s, made_as(s, "attack", of.item, ability, play.scope), derived=())
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
        gone = ev.used_up(s, s.play(item).scope.this) if item >= 0 else []
        return happen(s, *gone, derived=()) if gone else None

    @step("champions:attack-player-action")
    def made(self, s: ChState) -> Flow:
        of = self.of
        strike = s.strikes[-1]
        made: list[Event] = [ev.Attacked(of, strike) if of.kind == "attack" else ev.Thwarted(of, strike)]
        if of.basic:
            # champions:triggering-condition#1 in the same window as what answers to the attack or thwart
            made.append(ev.BasicUsed(of.by, "atk" if of.kind == "attack" else "thw", of.player))
        return happen(s, *made, derived=())


def power_of(s: ChState, of: ev.Strikes) -> int:
    """How much a basic attack or thwart deals or removes."""
    v = s.seen(of.by)
    return of.amount if of.amount >= 0 else (v.atk if of.kind == "attack" else v.thw) or 0


def blows(s: ChState, of: ev.Strikes, shares: dict[int, int]) -> list[Event]:
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
            event = ev.Damage(target, n + strike.plus, of.player, of.by, ev.ATTACK, strike.words | words_of(v))
            out.extend(pierced(event))
        else:
            event = ev.RemoveThreat(target, n + strike.plus, of.player, of.by, "thwart")
        event.by = of.by
        out.append(event)
    return out


def pierced(event: ev.Damage) -> tuple[Event, ...]:
    """champions:piercing an attack discards tough before its damage, also when nothing is left of that or it can't be taken."""
    if "piercing" not in event.words:
        return ()
    return (ev.DropStatus(event.to, TOUGH, event.player, event.source, under="champions:piercing"),)


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
        found = s.enemies() if self.power == "atk" else [n for n in s.schemes() if s.cards[n].threat > 0]
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
        event = ev.Exhaust(self.card, self.player, self.card)
        event.cost = True
        return happen(s, event)

    @step("champions:basic-power")
    def use(self, s: ChState) -> Flow:
        if self.power == "rec":
            return happen(s, ev.Recover(self.card, self.player, self.card))
        cls = ev.Attack if self.power == "atk" else ev.Thwart
        event = cls(self.card, self.targets, self.player, True, -1, self.card)
        return happen(s, event)

    @step("champions:basic-power#4")
    def recover(self, s: ChState) -> Flow:
        if self.power == "rec":
            amount = s.now(self.card).rec or 0
            self.did = True
            return happen(s, ev.Heal(self.card, amount, self.player, self.card))
        # what a status card or something else replaced was not made (champions:status-stunned#3, champions:status-confused#3),
        # and its power not used (champions:faq:quicksilver#1)
        wanted = ev.Attack if self.power == "atk" else ev.Thwart
        events = s.outcome.events if s.outcome is not None else ()
        self.did = any(e.__class__ is wanted and not e.cancelled for e in events)
        self.told = any(isinstance(e, ev.BasicUsed) for e in events)
        if not self.did and not events and not any(s.alive(t) for t in self.targets):
            # champions:ally#3 whoever has been used for an attack on an enemy that an interrupt then defeated was used all the same
            self.did = True
        return None

    @step("champions:basic-power")
    def used(self, s: ChState) -> Flow:
        # of an attack or thwart that was made it has been told with that
        return happen(s, ev.BasicUsed(self.card, self.power, self.player)) if self.did and not self.told else None

    @step("champions:consequential-damage")
    def consequences(self, s: ChState) -> Flow:
        if not self.did or self.power == "rec" or not s.alive(self.card):
            return DONE
        v = s.now(self.card)
        if v.kind != ALLY:
            return DONE
        amount = v.atk_cost if self.power == "atk" else v.thw_cost
        event = ev.Damage(self.card, amount, self.player, self.card, ev.CONSEQUENTIAL)
        event.by = self.card
        return happen(s, event) if amount else DONE
