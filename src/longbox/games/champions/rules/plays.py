"""What players may do, with its checks: play cards, use abilities and basic powers.

Also champions:initiating-abilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Action as ActionAbility
from longbox.games.champions.language.costs import CardCost, greatest_x
from longbox.games.champions.language.filters import Attackable, harmable
from longbox.games.champions.language.permissions import permitted
from longbox.games.champions.language.verbs.damage import Deal
from longbox.games.champions.rules.attacks import BasicPower
from longbox.games.champions.rules.costs import unpayable
from longbox.games.champions.state import (
    ALLY,
    EVENT,
    HAND,
    HERO,
    OBLIGATION,
    PERMANENTS,
    crisis,
    duplicate,
    guarded,
    hosts,
    may_attack,
    patrolled,
    removable,
)
from longbox.games.champions.state.bases import Effect, Procedure, Query
from longbox.kernel.actions import Action, Check, Objection
from longbox.kernel.decisions import Act, Decision
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import Using, candidates, hindrance
from longbox.kernel.queries import Choose, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.champions.language.abilities import Window
    from longbox.games.champions.state import ChState, Face
    from longbox.kernel.abilities import Ability
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow, Frame


class Deed(Action["ChState"]):
    """Something a player does in a turn; `frame` carries it out."""

    __slots__ = ()

    def frame(self, s: ChState) -> Frame:
        """What is under way once it is chosen."""
        raise NotImplementedError


class Pass(Deed):
    """champions:player-turn the turn ends (or an asked player offers nothing)."""

    __slots__ = ("words",)
    #: nothing more is done by it
    ends: ClassVar[bool] = True

    def __init__(self, player: int, words: str) -> None:
        super().__init__(player)
        self.words = words

    def label(self, s: ChState) -> str:
        return self.words


class AskAnother(Deed):
    """champions:player-turn#6 ask another player to trigger an action."""

    __slots__ = ("other",)
    rule = "champions:player-turn#6"

    def __init__(self, player: int, other: int) -> None:
        super().__init__(player)
        self.other = other

    def frame(self, s: ChState) -> Frame:
        return Asked(self.other)

    def label(self, s: ChState) -> str:
        return f"Ask {s.players[self.other].name} for an action"


def _mine(s: ChState, a: Basic) -> Objection | None:
    c = s.card(a.ref)
    return (
        None
        if s.there(a.ref) and c.controller == a.player and s.in_play(c.number)
        else Objection("champions:ownership-and-control#8", "you don't control it")
    )


def _turn(s: ChState, a: Deed) -> Objection | None:
    return None if s.active == a.player else Objection("champions:active-player", "it is not your turn")


def _ready(s: ChState, a: Basic) -> Objection | None:
    return Objection("champions:exhausted#1", f"{s.now(a.ref).name} is exhausted") if s.card(a.ref).exhausted else None


class Change(Deed):
    """champions:player-turn#1 change form, once in one's own turn each round (champions:form#1). `face` is the side to show."""

    __slots__ = ("face",)
    rule = "champions:form#1"

    def __init__(self, player: int, ref: int, face: int) -> None:
        super().__init__(player, ref)
        self.face = face

    def frame(self, s: ChState) -> Frame:
        return Once(ev.ChangeForm(self.player, self.ref, self.face, -1, True))

    def label(self, s: ChState) -> str:
        return f"Change form to {s.card(self.ref).printed.faces[self.face].values.name}"


def _once(s: ChState, a: Change) -> Objection | None:
    return Objection("champions:form#1", "you have changed form this round already") if s.players[a.player].changed_form else None


Change.checks = (Check("turn", "champions:active-player", _turn), Check("once", "champions:form#1", _once))


class Once(Procedure):
    """One event, in a frame of its own."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event

    @step("champions:player-turn")
    def go(self, s: ChState) -> Flow:
        return happen(s, self.event)


class Basic(Deed):
    """champions:player-turn#3, champions:player-turn#4 a character uses a basic power: "atk", "thw" or "rec"."""

    __slots__ = ("power", "target")
    rule = "champions:basic-power"

    def __init__(self, player: int, ref: int, power: str, target: int = -1) -> None:
        super().__init__(player, ref)
        self.power = power
        self.target = target

    def frame(self, s: ChState) -> Frame:
        return BasicPower(self.ref, self.player, self.power, (self.target,) if self.target >= 0 else ())

    def label(self, s: ChState) -> str:
        v = s.now(self.ref)
        n = getattr(v, self.power)
        much = "" if n is None else f" ({n})"
        if self.power == "rec":
            return f"{v.name} recovers{much}"
        verb = "attacks" if self.power == "atk" else "thwarts"
        if self.target < 0:
            return f"{v.name} {verb}, divided as you choose{much}"
        return f"{v.name} {verb} {s.now(self.target).name}{much}"


def _form(s: ChState, a: Basic) -> Objection | None:
    kind = s.now(a.ref).kind
    if kind == ALLY:
        return Objection("champions:recover", "only an alter-ego recovers") if a.power == "rec" else None
    want = "alter_ego" if a.power == "rec" else HERO
    if kind == want:
        return None
    rule = "champions:recover" if a.power == "rec" else "champions:player-turn#3"
    return Objection(rule, f"you are in {'hero' if want != HERO else 'alter-ego'} form")


def _dash(s: ChState, a: Basic) -> Objection | None:
    return (
        Objection("champions:dash-value", f"its {a.power.upper()} is a dash") if getattr(s.now(a.ref), a.power) is None else None
    )


def _aim(s: ChState, a: Basic) -> Objection | None:
    if a.power == "rec":
        if s.card(a.ref).damage:
            return None
        return Objection("champions:ability#3", "there is no damage to heal")
    if a.target < 0 and f"divides {a.power}" in s.now(a.ref).bars:
        # champions:faq:wasp#1, champions:faq:wasp#2 among whatever it could be aimed at, as long as it could do something
        if a.power == "atk":
            why = [aim_attack(s, a.player, n, a.ref) for n in s.enemies()]
        else:
            why = [aim_thwart(s, a.player, n) for n in s.schemes()]
        return None if None in why else why[0]
    n = a.target & NUMBER_MASK
    if a.target < 0 or not s.alive(a.target):
        return Objection("champions:choose#2", "there is nothing to aim at")
    if a.power == "atk":
        # champions:attack-player-action#4 any enemy, also one that can't take damage: it is attacked all the same
        return aim_at(s, a.player, n)
    return aim_thwart(s, a.player, n)


def aim_at(s: ChState, player: int, n: int) -> Objection | None:
    """champions:guard what keeps this player's cards from attacking that enemy."""
    if may_attack(s, player, n):
        return None
    guard = guarded(s, player)
    if guard < 0:
        # it is no enemy that the ability speaks of as well
        return None
    return Objection("champions:guard", f"{s.now(guard).name}, engaged with you, has guard", (s.ref(guard),))


def aim_attack(s: ChState, player: int, n: int, source: int) -> Objection | None:
    """champions:choose#5 what keeps an ability of this player's that is an attack from aiming at that enemy."""
    found = aim_at(s, player, n)
    if found is not None:
        return found
    if not harmable(s, n, Scope(player, source)):
        return Objection("champions:choose#5", f"{s.now(n).name} can't take damage")
    return None


def aim_thwart(s: ChState, player: int, n: int) -> Objection | None:
    """champions:choose#5 what keeps this player's thwarts from removing threat from that scheme."""
    if removable(s, n, player, True):
        return None
    if "threat" in s.now(n).bars:
        return Objection("champions:cannot", "threat can't be removed from it")
    # what bars it is said also where no threat lies there just now
    if n == s.scheme and (found := crisis(s)) >= 0:
        return Objection("champions:crisis-icon", f"{s.now(found).name} has a crisis icon", (s.ref(found),))
    if n == s.scheme and (found := patrolled(s, player)) >= 0:
        return Objection("champions:patrol", f"{s.now(found).name}, engaged with you, has patrol", (s.ref(found),))
    return Objection("champions:choose#5", f"there is no threat on {s.now(n).name}")


Basic.checks = (
    Check("control", "champions:ownership-and-control#8", _mine),
    Check("turn", "champions:active-player", _turn),
    Check("form", "champions:player-turn#3", _form),
    Check("power", "champions:dash-value", _dash),
    Check("ready", "champions:exhausted#1", _ready),
    Check("target", "champions:choose#5", _aim),
)


@dataclass(frozen=True)
class PutsIntoPlay(Effect):
    """What playing an ally, upgrade or support does: it enters play (champions:play)."""

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        card = f.scope.this
        face = s.card(card).printed.faces[0]
        host, player = -1, f.scope.you
        if face.attach is not None:
            chosen = f.scope.targets[0] if f.scope.targets else ()
            if not chosen or not s.alive(chosen[0]):
                return DONE
            host = chosen[0]
        elif any(per == "any player" for per, _ in face.most) and f.scope.targets and f.scope.targets[0]:
            player = f.scope.targets[0][0] & NUMBER_MASK
        return happen(s, ev.EnterPlay(card, player, card, host, "play", f.scope.item))

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class AttachChoice(Query):
    """What a card that is played could be attached to."""

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        face = s.card(scope.this).printed.faces[0]
        return [r & NUMBER_MASK for r in hosts(s, face, scope.you, scope.this)]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "card to attach it to"


@dataclass(frozen=True)
class ControllerChoice(Query):
    """The players under whose control a card may be played."""

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        face = s.card(scope.this).printed.faces[0]
        return [q for q in s.in_order() if not ev.full(s, face, q)]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "player"


# champions:players-play-area#1, champions:play-restrictions
#: how permanents are played: plain, attached, under any player's control
PLAIN = ActionAbility((CardCost(),), PutsIntoPlay())


ATTACHED = ActionAbility((CardCost(),), PutsIntoPlay(), targets=(Choose(AttachChoice()),))


ANYWHERE = ActionAbility((CardCost(),), PutsIntoPlay(), targets=(Choose(ControllerChoice()),))


def way_to_play(face: Face) -> ActionAbility:
    """The ability with which a permanent is played."""
    if face.attach is not None:
        return ATTACHED
    return ANYWHERE if any(per == "any player" for per, _ in face.most) else PLAIN


class Play(Deed):
    """champions:player-turn#2 play an ally, upgrade or support from the hand, if all its checks are met (champions:initiating-abilities#p2)."""

    __slots__ = ()
    rule = "champions:play"

    def frame(self, s: ChState) -> Frame:
        return Using(way_to_play(s.card(self.ref).printed.faces[0]), played_by(self.player, self.ref), ("play", self.ref))

    def label(self, s: ChState) -> str:
        return f"Play {s.card(self.ref).printed.name}"


def played_by(player: int, ref: int) -> Scope:
    """The scope of a card that is played."""
    scope = Scope(player, ref)
    scope.names = _PLAYED
    return scope


_PLAYED = (("played", 1),)


def _in_hand(s: ChState, a: Play) -> Objection | None:
    c = s.card(a.ref)
    if s.there(a.ref) and s.place(c.number) == HAND and c.owner == a.player:
        return None
    if s.there(a.ref) and not s.in_play(c.number) and permitted(s, a.player, a.ref):
        return None
    return Objection("champions:play", "it is not in your hand")


def _type(s: ChState, a: Play) -> Objection | None:
    kind = s.card(a.ref).printed.kind
    if kind in PERMANENTS:
        return None
    if kind == EVENT:
        return Objection("champions:event", "an event is played for its ability")
    return Objection("champions:resource-cards", "a resource card is not played: it pays for others")


def _restrictions(s: ChState, a: Play) -> Objection | None:
    return restrictions(s, a.player, a.ref)


def restrictions(s: ChState, player: int, ref: int) -> Objection | None:
    """champions:play-restrictions#1, champions:team-up, champions:max#p4 what the card itself asks for."""
    face = s.card(ref).printed.faces[0]
    if face.only:
        scope = Scope(player, ref)
        for condition in face.only:
            if not condition.holds(s, scope):
                words = condition.text(_printer(face.values.name))
                return Objection("champions:play-restrictions#1", f"it can be played only if {words}")
    if (
        face.most
        and any(per == "player" for per, _ in face.most)
        and not any(per == "any player" for per, _ in face.most)
        and ev.full(s, face, player)
    ):
        return Objection("champions:max#p4", "you have as many copies in play as there may be")
    for active in s.facts().listening(ev.MayPlay, "prohibit"):
        if active.ability.forbids(s, ev.MayPlay(player, ref), active.scope, active.flagged):
            return Objection("champions:cannot", f"{s.now(active.scope.this).name} keeps you from playing it")
    return None


def _unique(s: ChState, a: Play) -> Objection | None:
    v = s.card(a.ref).printed.faces[0].values
    return Objection("champions:unique-icon#1", f"another {v.name} is in play") if duplicate(s, v) >= 0 else None


def _attach(s: ChState, a: Play) -> Objection | None:
    face = s.card(a.ref).printed.faces[0]
    for c in way_to_play(face).targets:
        if not c.query.numbers(s, Scope(a.player, a.ref)):
            if face.attach is not None and face.attach.numbers(s, Scope(a.player, a.ref)):
                return Objection("champions:max#p4", "whatever it could be attached to has one")
            rule = "champions:attach-to#3" if face.attach is not None else "champions:max#p4"
            return Objection(
                rule, "there is nothing it could be attached to" if face.attach is not None else "nobody may have another"
            )
    return None


def _unpaid(s: ChState, a: Play) -> Objection | None:
    return None if s.game.payable(s, PLAIN.cost, played_by(a.player, a.ref)) else _UNPAID


_UNPAID = Objection("champions:initiating-abilities#4", "its cost can't be paid")


def _payable(s: ChState, a: Play) -> Objection | None:
    if s.game.payable(s, PLAIN.cost, played_by(a.player, a.ref)):
        return None
    found = PLAIN.cost[0].possible(s, Scope(a.player, a.ref))
    return found or Objection("champions:cost#8", "what it costs besides can't be paid")


Play.checks = (
    Check("hand", "champions:play", _in_hand),
    Check("type", "champions:player-turn#2", _type),
    Check("turn", "champions:active-player", _turn),
    Check("unique", "champions:unique-icon#1", _unique),
    Check("restrictions", "champions:play-restrictions#1", _restrictions),
    Check("attach", "champions:attach-to#3", _attach),
    Check("cost", "champions:initiating-abilities#4", _payable),
)
Play.offering = (*Play.checks[:-1], Check("cost", "champions:initiating-abilities#4", _unpaid))


class Use(Deed):
    """champions:player-turn#5 trigger an "Action" ability: of a card in play, of an encounter card, or an event of the hand."""

    __slots__ = ("ability", "index")
    rule = "champions:action"

    def __init__(self, player: int, ref: int, index: int, ability: ActionAbility) -> None:
        super().__init__(player, ref)
        #: of the ability, and a hundred for each face before
        self.index = index
        self.ability = ability

    def frame(self, s: ChState) -> Frame:
        return Using(self.ability, self.scope(s), self.key)

    def scope(self, s: ChState) -> Scope:
        """What it starts with."""
        if s.card(self.ref).printed.kind == EVENT and not s.in_play(self.ref & NUMBER_MASK):
            return played_by(self.player, self.ref)
        return Scope(self.player, self.ref)

    @property
    def key(self) -> tuple[int, int]:
        """Under what its uses are counted."""
        return (self.ref, self.index)

    def label(self, s: ChState) -> str:
        c = s.card(self.ref)
        name = c.up.values.name
        if c.printed.kind == EVENT and not s.in_play(c.number):
            return f"Play {name}"
        same = [a for a in s.now(self.ref).abilities if a.stage == "action"]
        words = f"Use {name}"
        return words if len(same) < 2 else f"{words}: {self.ability.text(_printer(name, self.ability))}"


def _printer(name: str, ability: ActionAbility | None = None) -> Printer:
    return Printer(name, () if ability is None else ability.targets)


def _reach(s: ChState, a: Use) -> Objection | None:
    c = s.card(a.ref)
    if not s.there(a.ref):
        return Objection("champions:in-play-and-out-of-play#5", "it is gone")
    if s.in_play(c.number):
        if c.controller == a.player:
            return None
        if c.owner < 0 or c.controller < 0:
            if c.up.values.kind == OBLIGATION and s.player_of(c.number) != a.player:
                return Objection("champions:obligation#5", "only the player it was given to can use it")
            return None
        return Objection("champions:ability#8", "its controller uses it")
    if c.printed.kind == EVENT and s.place(c.number) == HAND and c.owner == a.player:
        return None
    if c.printed.kind == EVENT and permitted(s, a.player, a.ref):
        return None
    if c.printed.kind == EVENT:
        return Objection("champions:play", "it is not in your hand")
    return Objection("champions:ability#2", "it is not in play")


def _when(s: ChState, a: Use) -> Objection | None:
    if s.phase == "player phase" and s.active >= 0:
        return None
    return Objection("champions:action", "actions are used in a player's turn")


def _ability_form(s: ChState, a: Use) -> Objection | None:
    form = a.ability.form
    if not form or s.identity(a.player).up.values.kind == form:
        return None
    return Objection("champions:triggered-abilities#4", f"it needs {'hero' if form == HERO else 'alter-ego'} form")


def _event_restrictions(s: ChState, a: Use) -> Objection | None:
    return restrictions(s, a.player, a.ref) if s.card(a.ref).printed.kind == EVENT else None


def _hindrance(s: ChState, a: Use) -> Objection | None:
    return hinders(s, a.ability, a.key, a.scope(s))


def _barred(s: ChState, a: Use) -> Objection | None:
    return barred(s, a.ability, a.key, a.scope(s))


def barred(s: ChState, ability: ActionAbility | Window, key: Hashable, scope: Scope, forced: bool = False) -> Objection | None:
    """Is there anything that keeps an ability from being used: limit, cost, targets, or that it would change nothing?

    champions:triggered-abilities#1, champions:cost#5, champions:target#1
    """
    # champions:cost#5 nor does a forced ability take its cost for nothing
    forced = forced and not ability.cost
    found = hindrance(s, ability, key, scope, forced)
    most = getattr(ability, "x", None)
    if found is not None and most is not None and not scope.x:
        # X has yet to be chosen: would the greatest do? (champions:non-numerical-variable#p2)
        grown = scope.copy()
        grown.x = greatest_x(s, ability, scope)
        found = hindrance(s, ability, key, grown, forced)
    if found is None and not ability.targets and "attack" in getattr(ability, "labels", ()):
        return unaimed(s, ability.effect, scope)
    return found


def hinders(s: ChState, ability: ActionAbility | Window, key: Hashable, scope: Scope) -> Objection | None:
    """What it is that keeps an ability from being used, with guard named."""
    found = barred(s, ability, key, scope)
    if found is not None and found.rule == s.game.target_rule and "attack" in ability.labels:
        for c in ability.targets:
            if Attackable() in getattr(c.query, "filters", ()) and guarded(s, scope.you) >= 0:
                return aim_attack(s, scope.you, s.villain, scope.this) or found
    if found is not None and found.rule == s.game.target_rule:
        if any(not candidates(s, ability, k, scope) for k in range(len(ability.targets))):
            found = unchanged(s, ability, scope) or found
    if found is not None and found.rule == s.game.cost_rule:
        cost: tuple[Any, ...] = ability.cost
        for part in cost:
            why = unpayable(s, part, scope)
            if why is not None:
                return unpaid(s, ability, part, why, scope)
    return found


def unpaid(s: ChState, ability: Ability, part: Effect, why: Objection, scope: Scope) -> Objection:
    """champions:cost-arrow-icon what keeps a part of a cost from being paid; what it would change nothing by is not paid in full."""
    if why.rule != "champions:ability#3":
        return why
    words = part.text(Printer(s.was(scope.this).up.values.name, getattr(ability, "targets", ())))
    return Objection("champions:cost-arrow-icon", f'its cost, "{words}", can\'t be paid: it would change nothing')


def unchanged(s: ChState, ability: ActionAbility | Window, scope: Scope) -> Objection | None:
    """champions:choose#5 there is something to aim at, but nothing that the ability could change: why not?"""
    for c in ability.targets:
        found = c.query.numbers(s, scope)
        if found and "thwart" in ability.labels and (why := aim_thwart(s, scope.you, found[0])) is not None:
            return why
        if found and "attack" in ability.labels and (why := aim_attack(s, scope.you, found[0], scope.this)) is not None:
            return why
        if found:
            return Objection("champions:choose#5", f"it could change nothing about {s.now(found[0]).name}")
    return None


def unaimed(s: ChState, effect: Effect, scope: Scope) -> Objection | None:
    """champions:guard what keeps an attack that chooses no target, "that enemy", from whom it means."""

    if not isinstance(effect, Deal):
        return None
    why = [aim_attack(s, scope.you, r & NUMBER_MASK, scope.this) for r in effect.who.refs(s, scope) if s.alive(r)]
    return why[0] if why and None not in why else None


Use.checks = (
    Check("reach", "champions:ability#2", _reach),
    Check("time", "champions:action", _when),
    Check("form", "champions:triggered-abilities#4", _ability_form),
    Check("restrictions", "champions:play-restrictions#1", _event_restrictions),
    Check("use", "champions:initiating-abilities#1", _hindrance),
)
Use.offering = (*Use.checks[:-1], Check("use", "champions:initiating-abilities#1", _barred))


class Asked(Procedure):
    """champions:player-turn#6 another player, asked by the active one, may trigger an action."""

    __slots__ = ("offered", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        #: what was asked, until it is answered
        self.offered: tuple[Deed, ...] = ()

    def ask_anew(self, s: ChState) -> bool:
        self.goto("ask")
        return True

    @step("champions:player-turn#6")
    def ask(self, s: ChState) -> Flow:
        if self.player not in s.order:
            return DONE
        found = self.offered = tuple(s.game.requests(s, self.player))
        return Decision(
            self.player, s.game.seat_of(s, self.player), "champions:player-turn#6", "request", Act(found), (self.player,)
        )

    @step("champions:player-turn#6")
    def act(self, s: ChState) -> Flow:
        offered, self.offered = self.offered, ()
        if self.player not in s.order:
            return DONE
        chosen = offered[s.answer[0]]
        if isinstance(chosen, Pass):
            return happen(s, ev.Declined(self.player))
        flow: Flow = chosen.frame(s)
        return flow
