"""What playing a card or using an ability goes through once it has been chosen (champions:initiating-abilities)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Action, Window
from longbox.games.champions.language.costs import greatest_x
from longbox.games.champions.language.patterns.combat import Strikes as Struck
from longbox.games.champions.language.verbs.choices import ChooseOne, open_ways
from longbox.games.champions.language.verbs.damage import Clear, Deal
from longbox.games.champions.state import CONFUSED, ENEMIES, EVENT, SCHEMES, STUNNED, performer
from longbox.games.champions.state.bases import Procedure
from longbox.kernel import plays
from longbox.kernel.abilities import Triggered
from longbox.kernel.decisions import Decision, Number, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import It, walk
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.telling import Notice
from longbox.kernel.windows import pending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.plays import Using
    from longbox.kernel.queries import Scope


def choose_mode(u: Using, s: ChState) -> Flow:
    """champions:initiating-abilities#5 of several ways one is chosen that can be carried out."""
    effect = u.ability.effect
    if u.stage == 0 and isinstance(effect, ChooseOne) and u.scope.get("mode") is None:
        modes = open_ways(s, effect.modes, u.scope) or tuple(range(len(effect.modes)))
        return u.ask(s, "mode", Pick(modes), (u.scope.this, effect), "Choose one")
    return plays.choose_mode(u, s)


def choose_x(u: Using, s: ChState) -> Flow:
    """champions:non-numerical-variable#p2 X is chosen: not none of it if that would change nothing (champions:ability#3)."""
    if u.stage == 0 and getattr(u.ability, "x", None) is not None:
        most = greatest_x(s, u.ability, u.scope)
        least = 0 if u.ability.effect.possible(s, u.scope) is None else min(1, most)
        return u.ask(s, "x", Number(least, most), (u.scope.this,), "Choose X")
    return plays.choose_x(u, s)


def lay(u: Using, s: ChState) -> Flow:
    """champions:event#p2, champions:event#3 an event that is played lies on the table from now on, once it is paid for."""
    scope = u.scope
    if not scope.get("played") or not s.there(scope.this):
        return None
    out: list[Any] = []
    question = ev.CostOf(scope.you, scope.this)
    for active in s.facts().listening(ev.CostOf, "amount"):
        # what changed the cost of the next card has done so
        if getattr(active, "uses", -1) > 0 and active.ability.on.matches(s, question, active.scope):
            out.append(ev.UseUp(active.key))
    if s.card(scope.this).printed.kind == EVENT:
        out.append(ev.Lay(scope.this, scope.you, scope.this))
    return happen(s, *out) if out else None


def choose_meant(u: Using, s: ChState) -> Flow:
    """champions:choose, champions:choose#1 "the attacked enemy" is one: of several its player says which, of an encounter card's
    ability the first player (champions:first-player#1)."""
    if u.asked is not None:
        u.scope = u.scope.bind("it", (u.asked.options[s.answer[0]],))
        u.over()
        return None
    ability = u.ability
    attacked = u.scope.get("it", ())
    if not isinstance(ability, Triggered) or not isinstance(ability.on, Struck) or len(attacked) < 2:
        return None
    its = [n for n in walk(ability) if isinstance(n, It) and n.name == "it"]
    if not its:
        return None
    # champions:choose#5 one that the ability could change, if there is one
    able = [r for r in attacked if u.ability.effect.possible(s, u.scope.bind("it", (r,))) is None]
    found = able or [r for r in attacked if s.there(r)] or list(attacked)
    card = s.was(u.scope.this)
    you = u.scope.you if card.owner >= 0 else s.first
    about = (u.scope.this, its[0])
    rule = s.game.envelope[u.pc - 1].rule
    u.asked = Decision(you, s.game.seat_of(s, you), rule, "choose", Pick(tuple(found)), about, "Choose {noun}")
    u.again()
    return u.asked


def check_paid(u: Using, s: ChState) -> Flow:
    """champions:cost-arrow-icon what follows the arrow waits for the whole cost: of one not paid in full nothing resolves."""
    if u.scope.get("unpaid"):
        s.note(Notice("champions:cost-arrow-icon", "What it costs was not paid in full: it comes to nothing"))
        u.scope = u.scope.bind("played", 0)
        u.pc = len(s.game.envelope) - 1
    return None


def initiated(s: ChState, event: ev.Initiate) -> Frame | None:
    """What follows once an ability has initiated: as an attack, a thwart or a defense if it is labelled so."""
    play = s.play(event.item)
    ability = play.ability
    assert isinstance(ability, Action | Window)
    return Initiated(event.item, ability, play.scope)


class Initiated(Procedure):
    """champions:initiating-abilities#7 an ability resolves: as an attack or thwart of its performer, or a defense.

    champions:attack-player-action#3, champions:thwart#3, champions:defend#4
    """

    __slots__ = ("ability", "item", "scope")

    def __init__(self, item: int, ability: Action | Window, scope: Scope) -> None:
        super().__init__()
        self.item = item
        self.ability = ability
        self.scope = scope

    @step("champions:defend#4")
    def defend(self, s: ChState) -> Flow:
        labels = getattr(self.ability, "labels", ())
        if "defense" not in labels or lost_to(s, labels, performer(s, self.scope.this, self.scope.you)):
            # champions:status-stunned#1, champions:status-confused#1 what a status card takes the place of is no defense either
            return None
        you = self.scope.you
        identity = s.identity_ref(you)
        attack = pending(s, self.scope)
        if isinstance(attack, ev.Defend) and attack.card == identity:
            # it is about to defend already
            return None
        if isinstance(attack, ev.EnemyAttack):
            return happen(s, ev.Defend(identity, you, attack.enemy, False, self.scope.get("pending")))
        if s.activation is None or s.activation.kind != "attack":
            return None
        defender = s.activation.defender
        if defender != identity and defender >= 0 and not ev.has_fallen(s, defender):
            # champions:defend#3 the ally that defends does so still, and the identity has not defended
            return None
        return happen(s, ev.Defend(identity, you, s.activation.enemy, False))

    @step("champions:initiating-abilities#7")
    def resolve(self, s: ChState) -> Flow:
        labels = getattr(self.ability, "labels", ())
        scope = self.scope
        if "attack" in labels or "thwart" in labels:
            # one that is both is a thwart within which it is an attack, but for whom a status card keeps from the attack
            lost = lost_to(s, labels, performer(s, scope.this, scope.you)) == STUNNED
            kind = "thwart" if "thwart" in labels and not lost else "attack"
            return happen(s, made_as(s, kind, self.item, self.ability, scope))
        return EffectFrame(self.ability.effect, scope)


def lost_to(s: ChState, labels: Sequence[str], by: int) -> str:
    """The status card of a character that takes the place of an ability with these labels, "" if none does."""
    status = s.card(by).status if by >= 0 and s.alive(by) else frozenset()
    for label, card in (("attack", STUNNED), ("thwart", CONFUSED)):
        if label in labels and card in status:
            return card
    return ""


def made_as(s: ChState, kind: str, item: int, ability: Action | Window, scope: Scope) -> ev.Strikes:
    """champions:attack-player-action#3, champions:thwart#3 the attack or the thwart as which an ability resolves."""
    targets = tuple(r for group in scope.targets for r in group)
    if not targets and isinstance(ability.effect, (Deal, Clear)):
        # champions:target "that enemy", "each enemy", "each scheme": it is known whom it attacks, or what it thwarts
        found = ability.effect.who.refs(s, scope)
        targets = tuple(r for r in found if s.alive(r) and s.now(r).kind in (ENEMIES if kind == "attack" else SCHEMES))
    if "attack" in ability.labels and "thwart" in ability.labels:
        targets = tuple(r for r in targets if s.alive(r) and s.now(r).kind in (ENEMIES if kind == "attack" else SCHEMES))
    cls = ev.Attack if kind == "attack" else ev.Thwart
    return cls(performer(s, scope.this, scope.you), targets, scope.you, False, item, scope.this)


def after_play(s: ChState, ability: Action | Window, scope: Scope) -> Flow:
    """champions:event#p2, champions:uses-x-type#p3 what is left to do once a play is over."""
    return AfterPlay(scope)


class AfterPlay(Procedure):
    """An event goes to its owner's pile, a card whose uses are gone is discarded, and the card has been played.

    champions:cancel#3
    """

    __slots__ = ("scope",)

    def __init__(self, scope: Scope) -> None:
        super().__init__()
        self.scope = scope

    @step("champions:event#p2")
    def discard(self, s: ChState) -> Flow:
        out: list[Any] = []
        this = self.scope.this
        if this >= 0 and s.there(this) and s.place(this & NUMBER_MASK) == 106:
            out.append(ev.Discard(this, self.scope.you))
        out.extend(ev.used_up(s, self.scope.this))
        return happen(s, *out) if out else None

    @step("champions:initiating-abilities#7")
    def played(self, s: ChState) -> Flow:
        if not self.scope.get("played"):
            return DONE
        made = -1
        if self.scope.item >= 0 and s.there(self.scope.item):
            found = s.play(self.scope.item).made
            made = found[-1] if found else -1
        return happen(s, ev.Played(self.scope.this, self.scope.you, made))
