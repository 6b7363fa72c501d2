"""Using payment powers (501), flipping locations (510), power-up and reinforcement (507.1): actions and their checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.filters import CHARACTER_CARD, SharesName
from longbox.games.vs.language.modifiers import Has as HasQuality, is_activated
from longbox.games.vs.language.queries import Aim, in_hand, yours
from longbox.games.vs.language.references import T
from longbox.games.vs.language.standing import DEFENDER as IS_DEFENDER, IN_COMBAT, IN_SUPPORT
from longbox.games.vs.language.verbs.cards import ExhaustIt, RevealIt
from longbox.games.vs.language.verbs.costs import Activate, DiscardThis
from longbox.games.vs.language.verbs.lasting import PowerUpIt, gives
from longbox.games.vs.language.verbs.players import Discard
from longbox.games.vs.rules.chain import power_up_types, source_kind
from longbox.games.vs.rules.costs import Options, Paying, aimed, can_pay, kind_of_cost, payable
from longbox.games.vs.rules.playing import Playing, in_time, scopes_with_targets
from longbox.games.vs.rules.plays import _only, _resources, _targets, _twist_cost, scope_of, twist_options
from longbox.games.vs.state import HAND, KOD, ChainItem, VsAction
from longbox.games.vs.state.bases import Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.effects import ChooseOne, May
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import Choose, Scope, This, walk
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Ability, Activated
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class UsePower(VsAction):
    """To use a payment power (vs:501.3). `index` is its place among the abilities the card has now."""

    __slots__ = ("ability", "index")
    rule = "vs:501.3"

    def __init__(self, player: int, ref: int, index: int, ability: Activated) -> None:
        super().__init__(player, ref)
        self.index = index
        self.ability = ability

    def label(self, s: VsState) -> str:
        c = s.cards[self.number]
        # vs:201.7, 201.7a what speaks of itself by name uses the name it has now
        names = s.now(self.number).names
        return f"use {c.printed.full_name}: {self.ability.print(names[0] if names else c.printed.name)}"

    def free(self, s: VsState) -> bool:
        """It comes to the same each time on the same table: nothing is used up, nothing chosen, nothing left to chance."""
        a = self.ability
        if a.limit is not None or a.targets or any(isinstance(c, (ExhaustIt, Discard, DiscardThis)) for c in a.cost):
            return False
        return not any(isinstance(n, (Choose, ChooseOne, May)) or getattr(n, "chance", False) for n in walk(a.effect))

    def key(self, s: VsState) -> tuple[Hashable, ...]:
        """What uses are counted under: this object and this power (vs:501.4), one of several alike if it has gained it anew."""
        return ("power", self.ref, id_of(self.ability), s.now(self.ref).abilities[: self.index].count(self.ability))

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        c = s.cards[self.number]
        a = self.ability
        item = ChainItem("payment", self.player, self.ref, a.effect, Scope(self.player, self.ref), a.targets, "vs:501.1")
        item.types = ("payment", *(("activated",) if is_activated(a) else ()), *power_up_types(a.effect))
        item.source_kind = source_kind(c.printed)
        item.ability = a
        item.words = f"uses {c.printed.full_name}"
        before: list[Event] = []
        if a.limit is not None:
            before.append(ev.Use(self.key(s), a.limit[1]))
        if s.in_resources(self.number) and c.down:
            before.append(ev.Reveal(self.ref, self.player))
        shown = s.kind_of_zone(c.zone) == HAND and any(isinstance(x, RevealIt) for x in a.cost)
        if shown:
            # vs:708.9d the revealed card goes onto the chain with the effect
            item.types = (*item.types, "returns")
            return Playing(item, (), (*before, ev.ToChain(self.ref, self.player)), Options((), (), (), self.ref, a.x))
        return Playing(item, a.cost, tuple(before), Options(a.cost, (), (), self.ref, a.x))


_IDS: dict[int, tuple[Ability, str]] = {}


def id_of(ability: Activated) -> str:
    """A name for a power that is the same in every process."""
    found = _IDS.get(id(ability))
    if found is None or found[0] is not ability:
        found = (ability, repr(ability))
        _IDS[id(ability)] = found
    return found[1]


def _power_there(s: VsState, act: UsePower) -> Objection | None:
    n = act.number
    if not s.there(act.ref):
        return Objection("vs:501.4a", "that object is gone")
    c = s.cards[n]
    kind = s.kind_of_zone(c.zone)
    ability = act.ability
    if kind in (HAND, KOD):
        # vs:501.5 its owner uses it there
        if c.owner != act.player or ("hand" if kind == HAND else "pile") not in ability.zones:
            return Objection("vs:500.2", "it is a power of objects in play")
        return None
    if not s.in_play(n) or c.controller != act.player:
        return Objection("vs:501.2", "only the controller of an object uses its payment powers")
    if s.in_resources(n) and c.down:
        if "revealed" not in ability.zones:
            return Objection("vs:701.11b", "a face-down resource has only powers that are usable while it is revealed")
        return None
    if s.in_resources(n) and not c.face:
        return Objection("vs:304.10", "its ongoing powers are there once it has become played")
    if "play" not in ability.zones:
        return Objection("vs:501.5", "the power works elsewhere")
    if ability not in s.now(n).abilities:
        # stunned, worn by somebody stunned, or taken from it by a modifier
        worn = c.attached >= 0 and s.card(c.attached).stunned
        return Objection("vs:701.12f" if c.stunned else "vs:302.5" if worn else "vs:500.5", "it does not have the power now")
    return None


def _power_allowed(s: VsState, act: UsePower) -> Objection | None:
    found = s.facts().listening(ev.MayUse, "prohibit")
    if not found:
        return None
    q = ev.MayUse(act.number, act.player, is_activated(act.ability))
    for active in found:
        if active.ability.forbids(s, q, active.scope, active.flagged):
            return Objection("vs:103.2", f"{s.card(active.scope.this).printed.full_name} prevents it")
    return None


def _power_label(s: VsState, act: UsePower) -> Objection | None:
    condition = act.ability.while_
    if condition is not None and not condition.holds(s, Scope(act.player, act.ref)):
        return Objection("vs:706.7a", "it does not have the power now")
    return None


def _power_only(s: VsState, act: UsePower) -> Objection | None:
    only = act.ability.only
    if not only:
        return None
    scope = Scope(act.player, act.ref)
    for condition in only:
        if not condition.holds(s, scope):
            printer = Printer(s.cards[act.number].printed.name)
            return Objection("vs:501.3", lambda c=condition, printer=printer: f"use only {c.text(printer)}")  # type: ignore[misc]
    return None


def _power_limit(s: VsState, act: UsePower) -> Objection | None:
    limit = act.ability.limit
    if limit is not None and s.memory.count(act.key(s), limit[1]) >= limit[0]:
        return Objection("vs:501.4", f"it was used {limit[0]} time{'s' if limit[0] > 1 else ''} this {limit[1]} already")
    return None


def _power_time(s: VsState, act: UsePower) -> Objection | None:
    return in_time(s, act.ability.effect)


def _power_targets(s: VsState, act: UsePower) -> Objection | None:
    return _targets(s, act.ability.targets, act.ability.effect, Scope(act.player, act.ref), act.ability.x)


def _power_cost(s: VsState, act: UsePower) -> Objection | None:
    scope = Scope(act.player, act.ref)
    # the card itself is revealed from where it is, which always goes (vs:708.9d)
    costs = [c for c in act.ability.cost if not (isinstance(c, RevealIt) and isinstance(c.who, This))]
    scopes: tuple[Scope, ...] = (scope,)
    if any(aimed(c) for c in costs):
        # it speaks of a target, which is chosen before it is paid (vs:505.1c)
        scopes = tuple(scopes_with_targets(s, act.ability.targets, scope))
    if not scopes or any(payable(s, costs, trial) for trial in scopes):
        return None
    bad = costs[0] if len(costs) == 1 else next((c for c in costs if not payable(s, (c,), scope)), None)
    if bad is not None:
        if isinstance(bad, Activate):
            return Objection("vs:G:Activate", "it is exhausted already")
        return Objection("vs:203.3", lambda: f"its cost can't be paid: {bad.text(Printer(s.cards[act.number].printed.name))}")
    return Objection("vs:203.6b", "not all parts of its cost can be paid together")


UsePower.checks = (
    Check("power", "vs:501.2", _power_there),
    Check("active", "vs:706.7a", _power_label),
    Check("permission", "vs:103.2", _power_allowed),
    Check("restriction", "vs:501.3", _power_only),
    Check("limit", "vs:501.4", _power_limit),
    Check("timing", "vs:505.3", _power_time),
    Check("cost", "vs:203.3", _power_cost),
    Check("target", "vs:505.1c", _power_targets),
)


def _is_location(s: VsState, act: VsAction) -> Objection | None:
    if s.cards[act.number].printed.kind != "location":
        return Objection("vs:303.2", "it is not a location")
    return None


def _flip_place(s: VsState, act: VsAction) -> Objection | None:
    c = s.cards[act.number]
    if not s.in_resources(act.number) or c.controller != act.player:
        return Objection("vs:303.2", "locations are flipped from your resource row")
    if not c.down:
        return Objection("vs:510.2d", "it is face up already")
    return None


def _may_flip(s: VsState, act: VsAction) -> Objection | None:
    """vs:103.2 a location that can't be flipped is not."""
    if s.game.barred(s, ev.TurnUp(act.ref, act.player, True)):
        return Objection("vs:103.2", f"{s.cards[act.number].printed.full_name} can't be flipped")
    return None


class Flip(VsAction):
    """To flip a location (vs:510)."""

    __slots__ = ()
    rule = "vs:510.1"
    checks = (
        Check("type", "vs:303.2", _is_location),
        Check("place", "vs:303.2", _flip_place),
        Check("threshold", "vs:510.2c", _resources),
        Check("permission", "vs:103.2", _may_flip),
        Check("restriction", "vs:304.7", _only),
        Check("cost", "vs:203.9a", _twist_cost),
    )

    def label(self, s: VsState) -> str:
        return f"flip {s.cards[self.number].printed.full_name}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        return Flipping(self.player, self.ref)


class Flipping(Procedure):
    """vs:510.2 a location is flipped; it does not use the chain, but is an action that interrupts passing (vs:303.3).

    Also vs:G:Flip.
    """

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    @step("vs:510.2a")
    def reveal(self, s: VsState) -> Flow:
        return happen(s, ev.Reveal(self.card, self.player))

    @step("vs:510.2c")
    def pay(self, s: VsState) -> Flow:
        # vs:510.2b the threshold was met as this began, and what is paid does not change that
        act = Flip(self.player, self.card)
        scope = Scope(self.player, self.card)
        costs = twist_options(s, act).must(s, scope)
        if not costs:
            return None
        paying = Paying(costs, scope)
        # the location itself pays for nothing: it could not be flipped any more
        paying.spent = tuple((kind_of_cost(c), act.number) for c in costs)
        return paying

    @step("vs:510.2d")
    def turn_face_up(self, s: VsState) -> Flow:
        return happen(s, ev.TurnUp(self.card, self.player, True))

    @step("vs:510.2f")
    def check_uniqueness(self, s: VsState) -> Flow:
        """vs:510.2f other unique objects of the name go away (vs:704.2)."""

        if not s.there(self.card):
            return DONE
        puts = ev.uniqueness(s, self.card & NUMBER_MASK, self.player)
        return happen(s, *puts) if puts else None

    @step("vs:510.2g")
    def become_active(self, s: VsState) -> Flow:
        """Powers on the location are active: the table of current values has it from here."""
        return DONE


POWER_UP_AIM = Aim(yours(IN_COMBAT))


POWER_UP_EFFECT = PowerUpIt(T)


POWER_UP_COST = Discard(query=in_hand(CHARACTER_CARD, SharesName(T)), least=1)


REINFORCE_AIM = Aim(yours(IS_DEFENDER))


REINFORCE_EFFECT = gives(T, HasQuality("reinforcement"), until="attack")


class PoweringUp(VsAction):
    """To play the power-up effect: a character card of the same name as the target is discarded (vs:507.1b).

    Like other game-based effects it is played, goes onto the chain and resolves as others do (vs:507.1).
    """

    __slots__ = ()
    rule = "vs:507.1b"

    def label(self, s: VsState) -> str:
        return f"power-up {s.cards[self.number].printed.full_name}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        scope = Scope(self.player, -1)
        scope.targets = ((self.ref,),)
        item = ChainItem("game", self.player, -1, POWER_UP_EFFECT, scope, (POWER_UP_AIM,), "vs:507.1b")
        item.types = ("game-based", "power-up")
        item.words = f"power-up of {s.cards[self.number].printed.full_name}"
        return Playing(item, (POWER_UP_COST,), (), Options((POWER_UP_COST,), (), (), -1))


def _in_attack(s: VsState, act: VsAction) -> Objection | None:
    if s.attack is None or not s.attack.begun:
        return Objection("vs:507.1b", "there is no attack under way")
    return None


def _yours_in_combat(s: VsState, act: VsAction) -> Objection | None:
    n = act.number
    if not s.in_rows(n) or s.cards[n].controller != act.player or not (s.attacking(n) or s.defending(n)):
        return Objection("vs:507.1b", "it is not an attacker or defender you control")
    return None


def _same_name(s: VsState, act: VsAction) -> Objection | None:
    names = s.now(act.ref).names
    for n in s.zone(act.player, HAND):
        v = s.now(n)
        if v.kind == "character" and any(x in names for x in v.names) and can_pay(s, POWER_UP_COST, n, Scope(act.player, -1)):
            return None
    return Objection("vs:507.1b", "you have no character card of its name in hand")


def _untargetable(s: VsState, player: int, number: int) -> Objection | None:
    """vs:504.3 game-based effects have targets as others do: what can't be targeted can't be chosen for them."""
    if s.game.may_target(s, number, Scope(player, -1)):
        return None
    return Objection("vs:505.1c", f"{s.cards[number].printed.full_name} can't be targeted", (s.ref(number),))


def _may_power_up(s: VsState, act: VsAction) -> Objection | None:
    return _untargetable(s, act.player, act.number)


PoweringUp.checks = (
    Check("attack", "vs:507.1b", _in_attack),
    Check("target", "vs:507.1b", _yours_in_combat),
    Check("permission", "vs:505.1c", _may_power_up),
    Check("cost", "vs:507.1b", _same_name),
)


class Reinforcing(VsAction):
    """To play the reinforcement effect: exhaust an adjacent support row character of the same affiliation (vs:507.1c).

    `ref` is the character that would be exhausted.
    What it makes is a continuous modifier (vs:701.10, vs:708.7a, vs:G:Reinforcement).
    """

    __slots__ = ()
    rule = "vs:507.1c"

    def label(self, s: VsState) -> str:
        a = s.attack
        who = s.card(a.defender).printed.full_name if a is not None and a.defender >= 0 else "the defender"
        return f"exhaust {s.cards[self.number].printed.full_name} to reinforce {who}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        assert s.attack is not None
        scope = Scope(self.player, self.ref)
        scope.targets = ((s.attack.defender,),)
        item = ChainItem("game", self.player, self.ref, REINFORCE_EFFECT, scope, (REINFORCE_AIM,), "vs:507.1c")
        item.types = ("game-based",)
        item.words = f"{s.cards[self.number].printed.full_name} reinforces"
        cost = (ExhaustIt(This()),)
        return Playing(item, cost, (), Options(cost, (), (), self.ref))


def _defends(s: VsState, act: VsAction) -> Objection | None:
    a = s.attack
    if a is None or not a.begun or a.defender < 0 or s.card(a.defender).controller != act.player:
        return Objection("vs:507.1c", "no character of yours is defending")
    return None


def _helps_all_the_same(s: VsState, number: int, need: str) -> bool:
    """Does a card's text lift this one need of who reinforces (vs:103.1)?"""
    found = s.facts().listening(ev.MayHelp, "permit")
    if not found or s.attack is None or s.attack.defender < 0:
        return False
    q = ev.MayHelp(number, s.attack.defender & NUMBER_MASK, need)
    return number != q.defender and any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found)


def _helper(s: VsState, act: VsAction) -> Objection | None:
    n = act.number
    c = s.cards[n]
    if not s.in_rows(n) or c.controller != act.player or c.attached >= 0:
        return Objection("vs:507.1c", "it is not a character you control")
    if not IN_SUPPORT.test(s, n, scope_of(s, act)) and not _helps_all_the_same(s, n, "row"):
        return Objection("vs:708.7b", "it is not in your support row")
    if c.exhausted:
        return Objection("vs:708.7b", "it is exhausted already")
    if s.game.barred(s, ev.Exhaust(c.ref, act.player, c.ref)):
        return Objection("vs:203.3", "it can't become exhausted")
    return None


def _beside(s: VsState, act: VsAction) -> Objection | None:
    assert s.attack is not None
    d = s.attack.defender & NUMBER_MASK
    if not s.adjacent(act.number, d) and not _helps_all_the_same(s, act.number, "adjacent"):
        return Objection("vs:705.2", f"it is not adjacent to {s.cards[d].printed.full_name}")
    if not s.now(act.number).teams & s.now(d).teams and not _helps_all_the_same(s, act.number, "team"):
        return Objection("vs:708.7b", f"it shares no affiliation with {s.cards[d].printed.full_name}")
    return None


def _beside_if_defending(s: VsState, act: VsAction) -> Objection | None:
    return _beside(s, act) if _defends(s, act) is None else None


def _may_reinforce(s: VsState, act: VsAction) -> Objection | None:
    if _defends(s, act) is not None:
        return None
    assert s.attack is not None
    return _untargetable(s, act.player, s.attack.defender & NUMBER_MASK)


Reinforcing.checks = (
    Check("defender", "vs:507.1c", _defends),
    Check("permission", "vs:505.1c", _may_reinforce),
    Check("helper", "vs:708.7b", _helper),
    Check("adjacent", "vs:708.7b", _beside_if_defending),
)
