"""What a player with priority may do (216.1): every action with its checks, each of which names its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs import moments
from longbox.games.vs.chain import Playing, power_up_types, source_kind, targets_available
from longbox.games.vs.costs import Alternate, Extra, Options, payable, recruit_cost, threshold
from longbox.games.vs.effects import Activate, Discard, DiscardThis, ExhaustIt, Lasting, PayPoints, PowerUpIt, RevealIt, gives, is_activated
from longbox.games.vs.effects import Has as HasQuality
from longbox.games.vs.filters import CHARACTER_CARD, IN_COMBAT, IN_SUPPORT, THIS, Aim, Cards, Other, SharesName, SharesTeam, T, in_hand, yours
from longbox.games.vs.filters import DEFENDER as IS_DEFENDER
from longbox.games.vs.patterns import MayPlay, MayUse
from longbox.games.vs.state import HAND, RECRUIT, RESOURCES, ChainItem, VsState
from longbox.kernel.abilities import Activated
from longbox.kernel.actions import Action, Check, Objection
from longbox.kernel.effects import Effect, Nothing
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Procedure, step
from longbox.kernel.queries import Choose, Node, Scope, This
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Callable


class VsAction(Action):
    """An action that takes priority. `passing` is true for the pass alone."""

    __slots__ = ()
    passing: ClassVar[bool] = False

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        """The frame that carries it out; `rest` is what was answered beyond the option itself."""
        raise NotImplementedError

    def free(self, s: VsState) -> bool:
        """Could it be done again and again without using anything up (vs:703.1a)?"""
        return False

    @property
    def number(self) -> int:
        """The number of the card it is about."""
        return self.ref & NUMBER_MASK


class Pass(VsAction):
    """Passing priority clockwise (vs:216.1)."""

    __slots__ = ()
    rule = "vs:216.1"
    passing = True

    def label(self, s: VsState) -> str:
        return "pass"


# -- shared checks ------------------------------------------------------------------------------------------------------


def _in_hand_or(kind_: int) -> Callable[[VsState, Any], Objection | None]:
    def test(s: VsState, act: Any) -> Objection | None:
        c = s.things[act.number]
        kind = s.kind_of_zone(c.zone)
        if kind == HAND and c.owner == act.player:
            return None
        if kind == kind_ and kind == RESOURCES and c.controller == act.player:
            return None
        return Objection("vs:500.2", "it is neither in your hand nor in your resource row")

    return test


def _resources(s: VsState, act: Any) -> Objection | None:
    need = threshold(s, act.number, act.player)
    have = len(s.zone(act.player, RESOURCES))
    if have < need:
        return Objection("vs:203.5b", f"its threshold is {need}, and you have {have} resource{'s' if have != 1 else ''}")
    return None


def _may_play(kind: str) -> Callable[[VsState, Any], Objection | None]:
    def test(s: VsState, act: Any) -> Objection | None:
        q = MayPlay(act.number, act.player, kind)
        for active in s.facts().listening(MayPlay, "prohibit"):
            if active.ability.forbids(s, q, active.scope, active.flagged):
                return Objection("vs:505.1", f"{s.get(active.scope.this).printed.full_name} prevents it")
        return None

    return test


def scope_of(s: VsState, act: Any) -> Scope:
    """The scope in which a card's costs, targets and conditions are read."""
    return Scope(act.player, s.ref(act.number))


def durations(node: Any) -> frozenset[str]:
    """vs:505.3 the durations of the modifiers that an effect would make itself."""
    found: set[str] = set()

    def visit(n: Any) -> None:
        if isinstance(n, PowerUpIt):
            found.add("attack")
        if isinstance(n, Lasting):
            found.add(n.until)
            return
        if isinstance(n, Node):
            for child in n.children():
                visit(child)

    visit(node)
    return frozenset(found)


_DURATIONS: dict[int, tuple[Any, frozenset[str]]] = {}


def lasts(effect: Effect) -> frozenset[str]:
    """`durations`, remembered."""
    found = _DURATIONS.get(id(effect))
    if found is None or found[0] is not effect:
        found = (effect, durations(effect))
        _DURATIONS[id(effect)] = found
    return found[1]


def in_time(s: VsState, effect: Effect | None) -> Objection | None:
    """vs:505.3 an effect with a duration may only be played within it."""
    if effect is not None and "attack" in lasts(effect) and (s.attack is None or not s.attack.begun):
        return Objection("vs:505.3", "its effect lasts for this attack, and there is none under way")
    return None


# -- recruiting ---------------------------------------------------------------------------------------------------------


def _recruit_kind(s: VsState, act: Any) -> Objection | None:
    kind = s.things[act.number].printed.kind
    if kind not in ("character", "equipment"):
        return Objection("vs:404.4", "only characters and equipment are recruited")
    return None


def _recruit_place(s: VsState, act: Any) -> Objection | None:
    c = s.things[act.number]
    kind = s.kind_of_zone(c.zone)
    if kind == HAND and c.owner == act.player:
        return None
    if kind == RESOURCES and c.controller == act.player:
        if "reservist" in c.printed.values.keywords:
            return None
        return Objection("vs:706.13a", "only a reservist is recruited from the resource row")
    return Objection("vs:301.2", "it is not in your hand")


def _recruit_step(s: VsState, act: Any) -> Objection | None:
    if s.step != RECRUIT or s.step_player != act.player:
        return Objection("vs:404.3", "it is not your recruit step")
    return None


def _recruit_chain(s: VsState, act: Any) -> Objection | None:
    return Objection("vs:404.3", "the chain is not empty") if s.chain else None


def _loyalty(s: VsState, act: Any) -> Objection | None:
    v = s.now(act.number) if s.kind_of_zone(s.things[act.number].zone) == HAND else s.things[act.number].printed.values
    if "loyalty" in v.keywords and not any(s.now(n).teams & v.teams for n in s.characters(act.player)):
        return Objection("vs:706.3", "loyalty: you control no character that shares an affiliation with it")
    if "dual loyalty" in v.keywords:
        have: frozenset[str] = frozenset().union(*(s.now(n).teams for n in s.characters(act.player)))
        if not s.things[act.number].printed.values.teams <= have:
            return Objection("vs:706.3b", "dual loyalty: not both of its affiliations are among your characters'")
    return None


def _only(s: VsState, act: Any) -> Objection | None:
    scope = scope_of(s, act)
    for condition in s.things[act.number].printed.only:
        if not condition.holds(s, scope):
            from longbox.kernel.text import Printer

            return Objection("vs:304.7", f"only {condition.text(Printer(s.things[act.number].printed.name))}")
    return None


def _host(s: VsState, act: Any) -> Objection | None:
    if s.things[act.number].printed.kind != "equipment":
        return None
    from longbox.games.vs.recruit import may_attach

    first: Objection | None = None
    for n in s.characters(act.player):
        found = may_attach(s, act.number, n, act.player)
        if found is None:
            return None
        first = first or found
    return first or Objection("vs:302.3c", "you control no character to attach it to")


def recruit_options(s: VsState, act: Any) -> Options:
    """The recruit cost with everything that may be added or paid instead."""
    printed = s.things[act.number].printed
    cost = recruit_cost(s, act.number, act.player)
    extras = [e for e in printed.extras if isinstance(e, Extra)]
    keys = printed.values.keywords
    if "loyalty-reveal" in keys and not any(s.now(n).teams & s.now(act.number).teams for n in s.characters(act.player)):
        extras.append(LOYALTY_REVEAL)
    return Options((PayPoints(max(0, cost)),), tuple(extras), tuple(a for a in printed.extras if isinstance(a, Alternate)), s.ref(act.number))


#: vs:706.3a the additional cost of loyalty-reveal
LOYALTY_REVEAL = Extra((RevealIt(Choose(in_hand(CHARACTER_CARD, SharesTeam(THIS), Other(THIS)))),))


def _affordable(s: VsState, act: Any) -> Objection | None:
    options = recruit_options(s, act)
    if options.ways(s, scope_of(s, act)):
        return None
    cost = recruit_cost(s, act.number, act.player)
    have = s.things[act.player].points
    if have < cost:
        return Objection("vs:203.4b", f"it costs {max(0, cost)}, and you have {have} resource point{'s' if have != 1 else ''}")
    return Objection("vs:203.9a", "its additional cost can't be paid")


class Recruit(VsAction):
    """To recruit a character or equipment (vs:404)."""

    __slots__ = ()
    rule = "vs:404.3"
    checks = (
        Check("type", "vs:404.4", _recruit_kind),
        Check("place", "vs:301.2", _recruit_place),
        Check("step", "vs:404.3", _recruit_step),
        Check("chain", "vs:404.3", _recruit_chain),
        Check("permission", "vs:505.1", _may_play("recruit")),
        Check("loyalty", "vs:706.3", _loyalty),
        Check("restriction", "vs:304.7", _only),
        Check("target", "vs:302.3c", _host),
        Check("cost", "vs:203.4b", _affordable),
    )

    def label(self, s: VsState) -> str:
        return f"recruit {s.things[self.number].printed.full_name} ({max(0, recruit_cost(s, self.number, self.player))})"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        n = self.number
        c = s.things[n]
        scope = Scope(self.player, c.ref)
        specs: tuple[Aim, ...] = ()
        if c.printed.kind == "equipment":
            specs = (Aim(HostQuery("characters", (), "you")),)
        item = ChainItem("recruit", self.player, c.ref, Nothing(), scope, specs, "vs:301.3")
        item.types = ("recruit",)
        item.source_kind = source_kind(c.printed)
        item.words = f"recruits {c.printed.full_name}"
        reservist = s.kind_of_zone(c.zone) == RESOURCES
        item.origin = "resource row" if reservist else "hand"
        before: list[ev.Event] = [ev.ToChain(c.ref, self.player)]
        play = Playing(item, (), (), recruit_options(s, self))
        if reservist:
            before.insert(0, ev.Reveal(c.ref, self.player))
            play.place = s.zones[c.zone].index(n)
        play.before = tuple(before)
        return play


# -- plot twists --------------------------------------------------------------------------------------------------------


def _is_twist(s: VsState, act: Any) -> Objection | None:
    if s.things[act.number].printed.kind != "plot twist":
        return Objection("vs:304.2", "it is not a plot twist")
    return None


def _face_down(s: VsState, act: Any) -> Objection | None:
    c = s.things[act.number]
    if s.in_resources(act.number) and not c.down:
        return Objection("vs:304.4", "it is face up already, and playing it turns it face up")
    return None


def _twist_time(s: VsState, act: Any) -> Objection | None:
    return in_time(s, s.things[act.number].printed.effect)


def _twist_targets(s: VsState, act: Any) -> Objection | None:
    printed = s.things[act.number].printed
    return _targets(s, printed.targets, printed.effect, scope_of(s, act))


def _targets(s: VsState, aims: tuple[Aim, ...], effect: Effect | None, scope: Scope) -> Objection | None:
    from longbox.games.vs.chain import mode_aims
    from longbox.kernel.effects import ChooseOne

    if isinstance(effect, ChooseOne):
        if any(targets_available(s, mode_aims(aims, m), scope) for m in effect.modes):
            return None
    elif targets_available(s, aims, scope):
        return None
    from longbox.kernel.text import Printer

    lacking = next((a for a in aims if len(a.candidates(s, scope)) < a.least), aims[0])
    return Objection("vs:505.1c", f"there is no {lacking.text(Printer('it'))} to choose")


def twist_options(s: VsState, act: Any) -> Options:
    """The additional costs of a plot twist; the threshold is only compared (vs:203.5b)."""
    printed = s.things[act.number].printed
    return Options((), tuple(e for e in printed.extras if isinstance(e, Extra)), (), s.ref(act.number), printed.x)


def _twist_cost(s: VsState, act: Any) -> Objection | None:
    if twist_options(s, act).ways(s, scope_of(s, act)):
        return None
    return Objection("vs:203.9a", "its additional cost can't be paid")


class PlayTwist(VsAction):
    """To play a plot twist from the hand or the resource row (vs:304.2)."""

    __slots__ = ()
    rule = "vs:304.2"
    checks = (
        Check("type", "vs:304.2", _is_twist),
        Check("place", "vs:304.2", _in_hand_or(RESOURCES)),
        Check("face", "vs:304.4", _face_down),
        Check("threshold", "vs:203.5b", _resources),
        Check("timing", "vs:505.3", _twist_time),
        Check("permission", "vs:505.1", _may_play("plot twist")),
        Check("restriction", "vs:304.7", _only),
        Check("target", "vs:505.1c", _twist_targets),
        Check("cost", "vs:203.9a", _twist_cost),
    )

    def label(self, s: VsState) -> str:
        c = s.things[self.number]
        return f"play {c.printed.full_name}" + (" from the resource row" if s.in_resources(self.number) else "")

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        n = self.number
        c = s.things[n]
        effect = c.printed.effect or Nothing()
        item = ChainItem("plot twist", self.player, c.ref, effect, Scope(self.player, c.ref), c.printed.targets, "vs:304.3")
        item.source_kind = source_kind(c.printed)
        item.types = ("plot twist", *power_up_types(effect))
        item.words = f"plays {c.printed.full_name}"
        from_row = s.in_resources(n)
        item.origin = "resource row" if from_row else "hand"
        before: ev.Event = ev.TurnUp(c.ref, self.player, False) if from_row else ev.ToChain(c.ref, self.player)
        return Playing(item, (), (before,), twist_options(s, self))


# -- payment powers -----------------------------------------------------------------------------------------------------


class UsePower(VsAction):
    """To use a payment power (vs:501.3). `index` is its place among the abilities the card has now."""

    __slots__ = ("ability", "index")
    rule = "vs:501.3"

    def __init__(self, player: int, ref: int, index: int, ability: Activated) -> None:
        super().__init__(player, ref)
        self.index = index
        self.ability = ability

    def label(self, s: VsState) -> str:
        c = s.things[self.number]
        return f"use {c.printed.full_name}: {self.ability.print(c.printed.name)}"

    def free(self, s: VsState) -> bool:
        return self.ability.limit is None and not any(isinstance(c, (ExhaustIt, Discard, DiscardThis)) for c in self.ability.cost)

    @property
    def key(self) -> Any:
        """What uses are counted under: this object and this power (vs:501.4)."""
        return ("power", self.ref, id_of(self.ability))

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        c = s.things[self.number]
        a = self.ability
        item = ChainItem("payment", self.player, self.ref, a.effect, Scope(self.player, self.ref), a.targets, "vs:501.1")
        item.types = ("payment", *(("activated",) if is_activated(a) else ()), *power_up_types(a.effect))
        item.source_kind = source_kind(c.printed)
        item.ability = a
        item.words = f"uses {c.printed.full_name}"
        before: list[Any] = []
        if a.limit is not None:
            before.append(moments.Use(self.key, a.limit[1]))
        if s.in_resources(self.number) and c.down:
            before.append(ev.Reveal(self.ref, self.player))
        shown = s.kind_of_zone(c.zone) == HAND and any(isinstance(x, RevealIt) for x in a.cost)
        if shown:
            # vs:708.9d the revealed card goes onto the chain with the effect
            item.types = (*item.types, "returns")
            return Playing(item, (), (*before, ev.ToChain(self.ref, self.player)), Options((), (), (), self.ref, a.x))
        return Playing(item, a.cost, tuple(before), Options(a.cost, (), (), self.ref, a.x))


_IDS: dict[int, tuple[Any, str]] = {}


def id_of(ability: Activated) -> str:
    """A name for a power that is the same in every process."""
    found = _IDS.get(id(ability))
    if found is None or found[0] is not ability:
        found = (ability, repr(ability))
        _IDS[id(ability)] = found
    return found[1]


def _power_there(s: VsState, act: Any) -> Objection | None:
    n = act.number
    if not s.there(act.ref):
        return Objection("vs:501.4a", "that object is gone")
    c = s.things[n]
    kind = s.kind_of_zone(c.zone)
    ability = act.ability
    if kind == HAND:
        if c.owner != act.player or "hand" not in ability.zones:
            return Objection("vs:500.2", "it is a power of objects in play")
        return None
    if not s.in_play(n) or c.controller != act.player:
        return Objection("vs:501.2", "only the controller of an object uses its payment powers")
    if s.in_resources(n) and c.down:
        if "revealed" not in ability.zones:
            return Objection("vs:701.11b", "a face-down resource has only powers that are usable while it is revealed")
        return None
    if "play" not in ability.zones:
        return Objection("vs:501.5", "the power works elsewhere")
    if ability not in s.now(n).abilities:
        return Objection("vs:701.12f", "it does not have the power now")
    return None


def _power_allowed(s: VsState, act: Any) -> Objection | None:
    q = MayUse(act.number, act.player, is_activated(act.ability))
    for active in s.facts().listening(MayUse, "prohibit"):
        if active.ability.forbids(s, q, active.scope, active.flagged):
            return Objection("vs:103.2", f"{s.get(active.scope.this).printed.full_name} prevents it")
    return None


def _power_label(s: VsState, act: Any) -> Objection | None:
    condition = act.ability.while_
    if condition is not None and not condition.holds(s, Scope(act.player, act.ref)):
        return Objection("vs:706.7a", "it does not have the power now")
    return None


def _power_only(s: VsState, act: Any) -> Objection | None:
    from longbox.kernel.text import Printer

    for condition in act.ability.only:
        if not condition.holds(s, Scope(act.player, act.ref)):
            return Objection("vs:501.3", f"use only {condition.text(Printer(s.things[act.number].printed.name))}")
    return None


def _power_limit(s: VsState, act: Any) -> Objection | None:
    limit = act.ability.limit
    if limit is not None and s.memory.count(act.key, limit[1]) >= limit[0]:
        return Objection("vs:501.4", f"it was used {limit[0]} time{'s' if limit[0] > 1 else ''} this {limit[1]} already")
    return None


def _power_time(s: VsState, act: Any) -> Objection | None:
    return in_time(s, act.ability.effect)


def _power_targets(s: VsState, act: Any) -> Objection | None:
    return _targets(s, act.ability.targets, act.ability.effect, Scope(act.player, act.ref))


def _power_cost(s: VsState, act: Any) -> Objection | None:
    scope = Scope(act.player, act.ref)
    if any(not payable(s, (c,), scope) for c in act.ability.cost if not isinstance(c, RevealIt)):
        from longbox.kernel.text import Printer

        bad = next(c for c in act.ability.cost if not payable(s, (c,), scope))
        if isinstance(bad, Activate):
            return Objection("vs:G:Activate", "it is exhausted already")
        return Objection("vs:203.3", f"its cost can't be paid: {bad.text(Printer(s.things[act.number].printed.name))}")
    if not payable(s, [c for c in act.ability.cost if not isinstance(c, RevealIt)], scope):
        return Objection("vs:203.6b", "not all parts of its cost can be paid together")
    return None


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


# -- locations ----------------------------------------------------------------------------------------------------------


def _is_location(s: VsState, act: Any) -> Objection | None:
    if s.things[act.number].printed.kind != "location":
        return Objection("vs:303.2", "it is not a location")
    return None


def _flip_place(s: VsState, act: Any) -> Objection | None:
    c = s.things[act.number]
    if not s.in_resources(act.number) or c.controller != act.player:
        return Objection("vs:303.2", "locations are flipped from your resource row")
    if not c.down:
        return Objection("vs:510.2d", "it is face up already")
    return None


class Flip(VsAction):
    """To flip a location (vs:510)."""

    __slots__ = ()
    rule = "vs:510.1"
    checks = (
        Check("type", "vs:303.2", _is_location),
        Check("place", "vs:303.2", _flip_place),
        Check("threshold", "vs:510.2c", _resources),
        Check("restriction", "vs:304.7", _only),
        Check("cost", "vs:203.9a", _twist_cost),
    )

    def label(self, s: VsState) -> str:
        return f"flip {s.things[self.number].printed.full_name}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        return Flipping(self.player, self.ref)


class Flipping(Procedure):
    """vs:510.2 a location is flipped; it does not use the chain."""

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
        from longbox.games.vs.costs import Paying

        act = Flip(self.player, self.card)
        scope = Scope(self.player, self.card)
        costs = twist_options(s, act).must(s, scope)
        return Paying(costs, scope) if costs else None

    @step("vs:510.2d")
    def turn_face_up(self, s: VsState) -> Flow:
        return happen(s, ev.TurnUp(self.card, self.player, True))

    @step("vs:510.2f")
    def check_uniqueness(self, s: VsState) -> Flow:
        from longbox.games.vs.recruit import uniqueness

        if not s.there(self.card):
            return DONE
        puts = uniqueness(s, self.card & NUMBER_MASK, self.player)
        return happen(s, *puts) if puts else None

    @step("vs:510.2g")
    def become_active(self, s: VsState) -> Flow:
        """Powers on the location are active: the table of current values has it from here."""
        return DONE


# -- power-up and reinforcement -----------------------------------------------------------------------------------------

POWER_UP_AIM = Aim(yours(IN_COMBAT))
POWER_UP_EFFECT = PowerUpIt(T)
POWER_UP_COST = Discard(query=in_hand(CHARACTER_CARD, SharesName(T)), least=1)
REINFORCE_AIM = Aim(yours(IS_DEFENDER))
REINFORCE_EFFECT = gives(T, HasQuality("reinforcement"), until="attack")


class PoweringUp(VsAction):
    """To play the power-up effect: discard a character card that shares a name with the target (vs:507.1b)."""

    __slots__ = ()
    rule = "vs:507.1b"

    def label(self, s: VsState) -> str:
        return f"power-up {s.things[self.number].printed.full_name}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        scope = Scope(self.player, -1)
        scope.targets = ((self.ref,),)
        item = ChainItem("game", self.player, -1, POWER_UP_EFFECT, scope, (POWER_UP_AIM,), "vs:507.1b")
        item.types = ("game-based", "power-up")
        item.words = f"power-up of {s.things[self.number].printed.full_name}"
        return Playing(item, (POWER_UP_COST,), (), Options((POWER_UP_COST,), (), (), -1))


def _in_attack(s: VsState, act: Any) -> Objection | None:
    if s.attack is None or not s.attack.begun:
        return Objection("vs:507.1b", "there is no attack under way")
    return None


def _yours_in_combat(s: VsState, act: Any) -> Objection | None:
    n = act.number
    if not s.in_rows(n) or s.things[n].controller != act.player or not (s.attacking(n) or s.defending(n)):
        return Objection("vs:507.1b", "it is not an attacker or defender you control")
    return None


def _same_name(s: VsState, act: Any) -> Objection | None:
    names = s.now(act.ref).names
    for n in s.zone(act.player, HAND):
        v = s.now(n)
        if v.kind == "character" and any(x in names for x in v.names):
            return None
    return Objection("vs:507.1b", "you have no character card of its name in hand")


PoweringUp.checks = (
    Check("attack", "vs:507.1b", _in_attack),
    Check("target", "vs:507.1b", _yours_in_combat),
    Check("cost", "vs:507.1b", _same_name),
)


class Reinforcing(VsAction):
    """To play the reinforcement effect: exhaust an adjacent support row character of the same affiliation (vs:507.1c).

    `ref` is the character that would be exhausted.
    """

    __slots__ = ()
    rule = "vs:507.1c"

    def label(self, s: VsState) -> str:
        a = s.attack
        who = s.get(a.defender).printed.full_name if a is not None and a.defender >= 0 else "the defender"
        return f"exhaust {s.things[self.number].printed.full_name} to reinforce {who}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        assert s.attack is not None
        scope = Scope(self.player, self.ref)
        scope.targets = ((s.attack.defender,),)
        item = ChainItem("game", self.player, self.ref, REINFORCE_EFFECT, scope, (REINFORCE_AIM,), "vs:507.1c")
        item.types = ("game-based",)
        item.words = f"{s.things[self.number].printed.full_name} reinforces"
        cost = (ExhaustIt(This()),)
        return Playing(item, cost, (), Options(cost, (), (), self.ref))


def _defends(s: VsState, act: Any) -> Objection | None:
    a = s.attack
    if a is None or not a.begun or a.defender < 0 or s.get(a.defender).controller != act.player:
        return Objection("vs:507.1c", "no character of yours is defending")
    return None


def _helper(s: VsState, act: Any) -> Objection | None:
    n = act.number
    c = s.things[n]
    if not s.in_rows(n) or c.controller != act.player or c.attached >= 0:
        return Objection("vs:507.1c", "it is not a character you control")
    if not IN_SUPPORT.test(s, n, scope_of(s, act)):
        return Objection("vs:708.7b", "it is not in your support row")
    if c.exhausted:
        return Objection("vs:708.7b", "it is exhausted already")
    return None


def _beside(s: VsState, act: Any) -> Objection | None:
    assert s.attack is not None
    d = s.attack.defender & NUMBER_MASK
    if not s.adjacent(act.number, d):
        return Objection("vs:705.2", f"it is not adjacent to {s.things[d].printed.full_name}")
    if not s.now(act.number).teams & s.now(d).teams:
        return Objection("vs:708.7b", f"it shares no affiliation with {s.things[d].printed.full_name}")
    return None


def _beside_if_defending(s: VsState, act: Any) -> Objection | None:
    return _beside(s, act) if _defends(s, act) is None else None


Reinforcing.checks = (
    Check("defender", "vs:507.1c", _defends),
    Check("helper", "vs:708.7b", _helper),
    Check("adjacent", "vs:708.7b", _beside_if_defending),
)


class HostQuery(Cards):
    """Characters that the equipment being recruited could be attached to (vs:302.3c)."""

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in s.characters(scope.you) if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        from longbox.games.vs.recruit import may_attach

        card = s.get(scope.this).number
        return s.in_rows(number) and may_attach(s, card, number, scope.you) is None
