"""Enemies attack and scheme.

Also champions:attack-enemy-activation, champions:scheme-enemy-activation, champions:activation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.modifiers import boosted as boosted_by_icons
from longbox.games.champions.rules.attacks import pierced
from longbox.games.champions.state import ALLY, BOOSTS, HERO, VILLAIN, attacked, words_of
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick, Spread
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import Activation, ChState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow, Frame


def activating(event: ev.Activates) -> Frame:
    """The procedure of an activation."""
    return Attacking(event.enemy) if event.kind == "attack" else Scheming(event.enemy)


def boosted(s: ChState, enemy: int) -> bool:
    """champions:activation#3, champions:villainous,
    champions:keywords#20 is this enemy given a boost card when it activates?"""
    v = s.now(enemy)
    return v.kind == VILLAIN or bool(v.keywords.get("villainous"))


class Activating(Procedure):
    """An activation under way: it ends when the enemy leaves play or is defeated (champions:activation#6), or its player is out."""

    __slots__ = ("enemy",)

    def __init__(self, enemy: int) -> None:
        super().__init__()
        self.enemy = enemy

    def record(self, s: ChState) -> Activation:
        """How it stands."""
        return s.activations[-1]

    def guard(self, s: ChState) -> bool:
        a = s.activations[-1]
        # a villain whose stage is defeated is the next stage, and that does not go on with this
        if not s.alive(self.enemy) or not s.card(self.enemy).same_stage(a.stage):
            return False
        # its last step done it has attacked or schemed, though its player be out by that
        return a.player in s.order or self.steps[self.pc].name in ("missed", "over")

    def finish(self, s: ChState) -> Flow:
        """The activation is over, and its boost cards are gone."""
        a = self.record(s)
        cls = ev.EnemyAttacked if a.kind == "attack" else ev.EnemySchemed
        rest: list[Event] = [ev.BoostDone(r) for r in a.cards if s.there(r) and s.place(r & NUMBER_MASK) == 100 + BOOSTS]
        if a.basic and s.alive(a.defender) and s.now(a.defender).kind == HERO:
            # champions:basic-power#3 a hero that made a basic defense has used its power
            rest.append(ev.BasicUsed(a.defender, "def", a.defending))
        return happen(s, *rest, cls(a), derived=())

    def cut_short(self, s: ChState) -> Flow:
        a = self.record(s)
        rest = [ev.BoostDone(r) for r in a.cards if s.there(r) and s.place(r & NUMBER_MASK) == 100 + BOOSTS]
        return happen(s, *rest, ev.Broken(a))


class Attacking(Activating):
    """champions:attack-enemy-activation the four steps of an enemy's attack."""

    __slots__ = ()

    @step("champions:attack-enemy-activation#1")
    def boost_card(self, s: ChState) -> Flow:
        return give_boosts(s, self.enemy)

    @step("champions:attack-enemy-activation#2")
    def defender(self, s: ChState) -> Flow:
        return AskDefender()

    @step("champions:attack-enemy-activation#3")
    def boosts(self, s: ChState) -> Flow:
        return TurningUp(self.enemy)

    @step("champions:attack-enemy-activation#4")
    def reckon(self, s: ChState) -> Flow:
        a = self.record(s)
        if a.defender >= 0 and ev.has_fallen(s, a.defender):
            self.goto("reckon")
            return happen(s, ev.LostDefender())
        power = boosted_by_icons(s.now(self.enemy), "atk", a.boosts) - a.boosts
        return happen(s, ev.Reckoned(self.enemy, "attack", power, a.boosts, defense(s, a), a.less))

    @step("champions:attack-enemy-activation#4")
    def damage(self, s: ChState) -> Flow:
        a = self.record(s)
        v = s.now(self.enemy)
        amount = ev.reckoned(boosted_by_icons(v, "atk", a.boosts), defense(s, a), a.less)
        if "indirect" in a.words or v.keywords.get("indirect"):
            return DealtAround(self.enemy, a.player, amount, a.words | words_of(v))
        event = ev.Damage(attacked(s, a), amount, a.player, self.enemy, ev.ATTACK, a.words | words_of(v))
        event.by = self.enemy
        return happen(s, *pierced(event), event, derived=())

    @step("champions:defend#6")
    def missed(self, s: ChState) -> Flow:
        # an ally that was defeated just before the damage came to it has not taken it: nobody defends any more
        a = self.record(s)
        if a.defender < 0 or any(ref == a.defender for ref, _ in a.hit):
            return None
        if not ev.has_fallen(s, a.defender) or "indirect" in a.words or s.now(self.enemy).keywords.get("indirect"):
            return None
        self.goto("reckon")
        return happen(s, ev.LostDefender())

    @step("champions:attack-enemy-activation")
    def over(self, s: ChState) -> Flow:
        return self.finish(s)


class DealtAround(Procedure):
    """champions:indirect-damage#4 in step four of an attack that deals indirect damage its player divides that.

    champions:indirect-damage#1, champions:indirect-damage#3
    """

    __slots__ = ("amount", "enemy", "options", "player", "words")

    def __init__(self, enemy: int, player: int, amount: int, words: frozenset[str]) -> None:
        super().__init__()
        self.enemy = enemy
        self.player = player
        self.amount = amount
        self.words = words
        self.options: tuple[int, ...] = ()

    def guard(self, s: ChState) -> bool:
        return self.player in s.order

    @step("champions:indirect-damage#1")
    def divide(self, s: ChState) -> Flow:
        self.options = tuple(s.ref(n) for n in s.friends(self.player))
        caps = [max(0, s.left(r & NUMBER_MASK)) for r in self.options]
        about = (self.enemy, *self.options)
        rule = "champions:indirect-damage#3"
        shape = Spread(self.amount, caps, self.options)
        return Decision(self.player, s.game.seat_of(s, self.player), rule, "spread", shape, about, "Assign damage")

    @step("champions:indirect-damage#4")
    def deal(self, s: ChState) -> Flow:
        out: list[Event] = []
        target = attacked(s, s.activations[-1])
        for ref, n in zip(self.options, s.answer):
            # champions:piercing it is for the target of the attack alone, whatever comes to that one
            words = self.words if ref == target else self.words - {"piercing"}
            event = ev.Damage(ref, n, self.player, self.enemy, ev.ATTACK, words)
            event.by = self.enemy
            out.extend((*pierced(event), event))
        return happen(s, *out, derived=())


def defense(s: ChState, a: Activation) -> int:
    """champions:attack-enemy-activation#4.1 the DEF of a hero that defends with its basic power."""
    hero = a.defender >= 0 and a.basic and s.now(a.defender).kind == HERO
    return s.now(a.defender).def_ or 0 if hero else 0


def give_boosts(s: ChState, enemy: int) -> Flow:
    """champions:boost one boost card, and those given besides (champions:boost#3)."""
    a = s.activations[-1]
    n = (1 if boosted(s, enemy) else 0) + a.given
    return happen(s, *[ev.GiveBoost(a.player, enemy) for _ in range(n)]) if n > 0 else None


class Scheming(Activating):
    """champions:scheme-enemy-activation the three steps of an enemy's scheme.

    champions:basic-power#5
    """

    __slots__ = ()

    @step("champions:scheme-enemy-activation#1")
    def boost_card(self, s: ChState) -> Flow:
        return give_boosts(s, self.enemy)

    @step("champions:scheme-enemy-activation#2")
    def boosts(self, s: ChState) -> Flow:
        return TurningUp(self.enemy)

    @step("champions:scheme-enemy-activation#3")
    def reckon(self, s: ChState) -> Flow:
        a = self.record(s)
        power = boosted_by_icons(s.now(self.enemy), "sch", a.boosts) - a.boosts
        return happen(s, ev.Reckoned(self.enemy, "scheme", power, a.boosts, 0, a.less))

    @step("champions:scheme-enemy-activation#3")
    def threat(self, s: ChState) -> Flow:
        a = self.record(s)
        amount = ev.reckoned(boosted_by_icons(s.now(self.enemy), "sch", a.boosts), 0, a.less)
        event = ev.Threat(s.ref(s.scheme), amount, a.player, self.enemy, "scheme")
        event.by = self.enemy
        return happen(s, event, derived=())

    @step("champions:scheme-enemy-activation")
    def over(self, s: ChState) -> Flow:
        return self.finish(s)


class AskDefender(Procedure):
    """champions:attack-enemy-activation#2 may somebody defend? The player attacked is asked first, then the others.

    champions:defend, champions:ally#4, champions:basic-power#3
    """

    __slots__ = ("asked", "options", "player")

    def __init__(self) -> None:
        super().__init__()
        self.asked: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()
        self.player = -1

    def ask_anew(self, s: ChState) -> bool:
        self.goto("ask")
        return True

    @step("champions:attack-enemy-activation#2")
    def ask(self, s: ChState) -> Flow:
        a = s.activations[-1]
        if a.player not in s.order or (a.defender >= 0 and a.basic):
            return DONE
        for player in s.in_order(a.player):
            if player in self.asked or not (player == a.player or s.game.may_help(s, player)):
                # champions:peril nobody helps whoever resolves it; who is attacked meanwhile may defend
                continue
            self.asked = (*self.asked, player)
            self.options = tuple(defenders(s, player))
            if a.defender >= 0:
                # champions:defend#2 a hero that a defense ability made the defender may use its power as well, and nobody else
                self.options = tuple(r for r in self.options if r == a.defender)
            if not self.options:
                continue
            self.player = player
            least = 1 if must_defend(s, a, player, self.options) else 0
            if least:
                self.options = tuple(r for r in self.options if s.now(r).kind == ALLY)
            about = (a.enemy, attacked(s, a))
            rule = "champions:attack-enemy-activation#2"
            return Decision(
                player, s.game.seat_of(s, player), rule, "defend", Pick(self.options, least, 1), about, "Who defends?"
            )
        return DONE

    @step("champions:defend#2")
    def defend(self, s: ChState) -> Flow:
        if not s.answer:
            return self.goto("ask")
        card = self.options[s.answer[0]]
        exhaust = ev.Exhaust(card, self.player, card)
        exhaust.cost = True
        return happen(s, exhaust, ev.Defend(card, self.player, s.activations[-1].enemy, True))


def defenders(s: ChState, player: int) -> list[int]:
    """champions:defend#2, champions:defend#3 the ready hero and allies of a player, who may defend.

    A dash for DEF keeps a hero from it (champions:dash-value).
    """
    out = []
    for n in s.friends(player):
        v = s.now(n)
        if s.cards[n].exhausted or "defend" in v.bars:
            continue
        if v.kind == ALLY or (v.kind == HERO and v.def_ is not None):
            out.append(s.ref(n))
    return out


def must_defend(s: ChState, a: Activation, player: int, options: tuple[int, ...]) -> bool:
    """Does a card say that the engaged player must defend against this attack with an ally?"""
    return (
        player == s.card(a.enemy).engaged
        and "ally must defend" in s.now(a.enemy).bars
        and any(s.now(r).kind == ALLY for r in options)
    )


class TurningUp(Procedure):
    """champions:attack-enemy-activation#3 the boost cards are turned up one at a time, each resolved, applied, discarded.

    champions:boost, champions:boost#3

    champions:scheme-enemy-activation#2.1, champions:scheme-enemy-activation#2.2, champions:scheme-enemy-activation#2.3
    """

    __slots__ = ("card", "counting", "enemy", "icons", "left")

    def __init__(self, enemy: int) -> None:
        super().__init__()
        self.enemy = enemy
        self.card = -1
        self.icons = 0
        self.counting = False
        self.left: tuple[int, ...] = ()

    def guard(self, s: ChState) -> bool:
        # champions:player-elimination nor is another turned up once the player attacked is out
        if not s.activations or not s.alive(self.enemy) or s.activations[-1].player not in s.order:
            return False
        return bool(s.card(self.enemy).same_stage(s.activations[-1].stage))

    @step("champions:attack-enemy-activation#3")
    def turn_up(self, s: ChState) -> Flow:
        waiting = [
            r for r in s.activations[-1].cards if s.there(r) and s.place(r & NUMBER_MASK) == 100 + BOOSTS and not s.card(r).known
        ]
        if not waiting:
            return DONE
        self.card = waiting[0]
        # champions:amplify-icon#p2 those of amplify icons are on the card too as it is turned up, whoever cancels or counts them
        icons = s.card(self.card).printed.faces[0].boost + amplify(s)
        return happen(s, ev.TurnBoost(self.card, icons, s.activations[-1].player, self.card))

    @step("champions:attack-enemy-activation#3.1")
    def resolve(self, s: ChState) -> Flow:
        # champions:boost#2 only what stands under the divider counts; a player's card has none
        face = s.card(self.card).printed.faces[0]
        self.icons = sum(e.icons for e in s.outcome.events if isinstance(e, ev.TurnBoost))
        you = s.activations[-1].player
        return happen(s, *[ev.TextResolves(self.card, you, a) for _, a in face.boosts]) if face.boosts else None

    @step("champions:boost#p2")
    def count(self, s: ChState) -> Flow:
        self.counting = bool(s.facts().listening(ev.CountIcons, "interrupt"))
        return happen(s, ev.CountIcons(self.card, self.icons, s.activations[-1].player)) if self.counting else None

    @step("champions:attack-enemy-activation#3.2")
    def apply(self, s: ChState) -> Flow:
        if self.counting:
            self.icons = sum(e.icons for e in s.outcome.events if isinstance(e, ev.CountIcons))
        return happen(s, ev.ApplyBoost(self.card, self.icons)) if self.icons else None

    @step("champions:attack-enemy-activation#3.3")
    def discard(self, s: ChState) -> Flow:
        self.goto("turn_up")
        return happen(s, ev.BoostDone(self.card))


def amplify(s: ChState) -> int:
    """champions:amplify-icon the amplify icons in play."""
    return sum(s.now(n).icons.get("amplify", 0) for n in s.everything())
