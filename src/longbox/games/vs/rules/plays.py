"""What a player with priority may do (216.1): every action with its checks, each of which names its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.filters import CHARACTER_CARD, Other, SharesTeam
from longbox.games.vs.language.queries import Aim, Cards, HandOrRow
from longbox.games.vs.language.references import THIS
from longbox.games.vs.language.verbs.cards import RevealIt
from longbox.games.vs.language.verbs.costs import Alternate, Extra, MeetThreshold, PayPoints
from longbox.games.vs.rules.chain import power_up_types, source_kind
from longbox.games.vs.rules.costs import Options, recruit_cost, reduced, threshold
from longbox.games.vs.rules.playing import Playing, in_time, mode_aims, possible_xs, scopes_with_targets, targets_available
from longbox.games.vs.state import F_HAND, F_RESOURCES, HAND, KOD, RECRUIT, RESOURCES, ChainItem, VsAction
from longbox.kernel.actions import Check, Objection
from longbox.kernel.effects import ChooseOne, Nothing
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Scope, facets_of, walk
from longbox.kernel.text import Printer, joined

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.games.vs.state import CardDef, VsState
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Query, Value


#: where a card is played from
ORIGINS = {HAND: "hand", RESOURCES: "resource row", KOD: "KO'd pile"}


class Pass(VsAction):
    """Passing priority clockwise (vs:216.1)."""

    __slots__ = ()
    rule = "vs:216.1"
    passing = True

    def label(self, s: VsState) -> str:
        return "pass"


def _in_hand_or(kind_: int) -> Callable[[VsState, VsAction], Objection | None]:
    def test(s: VsState, act: VsAction) -> Objection | None:
        c = s.cards[act.number]
        kind = s.kind_of_zone(c.zone)
        if kind == HAND and c.owner == act.player:
            return None
        if kind == kind_ and kind == RESOURCES and c.controller == act.player:
            return None
        if from_pile(s, act.number, act.player):
            return None
        return Objection("vs:304.2", "it is neither in your hand nor in your resource row")

    return test


def _resources(s: VsState, act: VsAction) -> Objection | None:
    need = threshold(s, act.number, act.player)
    have = len(s.zone(act.player, RESOURCES))
    printed = s.cards[act.number].printed
    if have < need and not (printed.kind == "plot twist" and alternates(printed)):
        return Objection("vs:203.5b", f"its threshold is {need}, and you have {have} resource{'s' if have != 1 else ''}")
    return None


def alternates(printed: CardDef) -> tuple[Alternate, ...]:
    """The costs that may be paid rather than the threshold cost of a plot twist, or a recruit cost (vs:203.10a)."""
    return tuple(e for e in printed.extras if isinstance(e, Alternate))


def _may_play(kind: str) -> Callable[[VsState, VsAction], Objection | None]:
    def test(s: VsState, act: VsAction) -> Objection | None:
        found = s.facts().listening(ev.MayPlay, "prohibit")
        if not found:
            return None
        q = ev.MayPlay(act.number, act.player, kind)
        for active in found:
            if active.ability.forbids(s, q, active.scope, active.flagged):
                return Objection("vs:505.1", f"{s.card(active.scope.this).printed.full_name} prevents it")
        return None

    return test


def scope_of(s: VsState, act: VsAction) -> Scope:
    """The scope in which a card's costs, targets and conditions are read."""
    return Scope(act.player, s.ref(act.number))


def _recruit_kind(s: VsState, act: VsAction) -> Objection | None:
    kind = s.cards[act.number].printed.kind
    if kind not in ("character", "equipment"):
        return Objection("vs:404.4", "only characters and equipment are recruited")
    return None


def _recruit_place(s: VsState, act: VsAction) -> Objection | None:
    """A reservist may be recruited from the resource row (vs:706.13, vs:G:Reservist)."""
    c = s.cards[act.number]
    kind = s.kind_of_zone(c.zone)
    if kind == HAND and c.owner == act.player:
        return None
    if kind == RESOURCES and c.controller == act.player:
        if "reservist" in c.printed.values.keywords:
            return None
        return Objection("vs:706.13a", "only a reservist is recruited from the resource row")
    if from_pile(s, act.number, act.player):
        return None
    return Objection("vs:301.2", "it is not in your hand")


def from_pile(s: VsState, number: int, player: int) -> bool:
    """vs:500.2, vs:706.3 is it in the player's own KO'd pile, and does a card say that it may be played from there?"""
    c = s.cards[number]
    if s.kind_of_zone(c.zone) != KOD or c.owner != player:
        return False
    q = ev.MayPlayFrom(number, player)
    return any(a.ability.forbids(s, q, a.scope, a.flagged) for a in s.facts().listening(ev.MayPlayFrom, "permit"))


def _recruit_step(s: VsState, act: VsAction) -> Objection | None:
    """vs:203.4c, vs:302.2 cards with a recruit cost are played in the own recruit step only."""
    if s.step != RECRUIT or s.step_player != act.player:
        return Objection("vs:404.3", "it is not your recruit step")
    return None


def _recruit_chain(s: VsState, act: VsAction) -> Objection | None:
    return Objection("vs:404.3", "the chain is not empty") if s.chain else None


def _loyalty(s: VsState, act: VsAction) -> Objection | None:
    in_hand = s.kind_of_zone(s.cards[act.number].zone) == HAND
    keys = (s.now(act.number) if in_hand else s.cards[act.number].printed.values).keywords
    if "loyalty" not in keys and "dual loyalty" not in keys:
        return None
    v = ev.as_played(s, act.number)
    if "loyalty" in v.keywords and not any(s.now(n).teams & v.teams for n in s.characters(act.player)):
        return Objection("vs:706.3", "loyalty: you control no character that shares an affiliation with it")
    if "dual loyalty" in v.keywords:
        have: frozenset[str] = frozenset().union(*(s.now(n).teams for n in s.characters(act.player)))
        if not s.cards[act.number].printed.values.teams <= have:
            return Objection("vs:706.3b", "dual loyalty: not both of its affiliations are among your characters'")
    return None


def _only(s: VsState, act: VsAction) -> Objection | None:
    only = s.cards[act.number].printed.only
    if not only:
        return None
    scope = scope_of(s, act)
    for condition in only:
        if not condition.holds(s, scope):
            printer = Printer(s.cards[act.number].printed.name)
            return Objection("vs:304.7", lambda c=condition, printer=printer: f"only {c.text(printer)}")  # type: ignore[misc]
    return None


def _host(s: VsState, act: VsAction) -> Objection | None:
    if s.cards[act.number].printed.kind != "equipment":
        return None

    first: Objection | None = None
    scope = scope_of(s, act)
    for n in s.characters(act.player):
        found = ev.may_attach(s, act.number, n, act.player)
        if found is None:
            # vs:504.3a it is the target of the recruit effect
            if s.game.may_target(s, n, scope):
                return None
            found = Objection("vs:505.1c", f"{s.cards[n].printed.full_name} can't be targeted", (s.ref(n),))
        first = first or found
    return first or Objection("vs:302.3c", "you control no character to attach it to")


def recruit_options(s: VsState, act: VsAction) -> Options:
    """The recruit cost with everything that may be added or paid instead; reduced below zero if it is (vs:505.1d)."""
    printed = s.cards[act.number].printed
    cost = recruit_cost(s, act.number, act.player)
    extras = [e for e in printed.extras if isinstance(e, Extra)]
    keys = printed.values.keywords
    if "loyalty-reveal" in keys:
        teams = ev.as_played(s, act.number).teams
        if not any(s.now(n).teams & teams for n in s.characters(act.player)):
            extras.append(LOYALTY_REVEAL)
    others = tuple(reduced(s, way, act.number, act.player) for way in alternates(printed))
    return Options((PayPoints(cost),), tuple(extras), others, s.ref(act.number))


#: vs:706.3a the additional cost of loyalty-reveal
LOYALTY_REVEAL = Extra((RevealIt(Choose(HandOrRow((CHARACTER_CARD, SharesTeam(THIS), Other(THIS))))),))


def _affordable(s: VsState, act: VsAction) -> Objection | None:
    options = recruit_options(s, act)
    # vs:505.2 the card itself is on the chain when its cost is paid
    if options.ways(s, scope_of(s, act), act.number):
        return None
    cost = recruit_cost(s, act.number, act.player)
    have = s.players[act.player].points
    if have < cost:
        return Objection("vs:203.4b", f"it costs {max(0, cost)}, and you have {have} resource point{'s' if have != 1 else ''}")
    if cost > 0 and s.step_player != act.player:
        return Objection("vs:404.2", "resource points are paid in your own recruit step only")
    if "loyalty-reveal" in s.cards[act.number].printed.values.keywords and LOYALTY_REVEAL in options.extras:
        return Objection("vs:203.9a", "loyalty-reveal: you have no character card of an affiliation of its to reveal")
    return _unpaid(s.cards[act.number].printed)


class Recruit(VsAction):
    """To recruit a character or equipment (vs:404), which is played as any effect is (vs:301.3, vs:302.3).

    A reservist too (vs:706.13c, vs:G:Recruit); loyalty of each kind is among its checks and costs (vs:G:Loyalty,
    vs:G:Loyalty—Reveal, vs:G:Dual Loyalty).
    """

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
        return f"recruit {s.cards[self.number].printed.full_name} ({max(0, recruit_cost(s, self.number, self.player))})"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        n = self.number
        c = s.cards[n]
        scope = Scope(self.player, c.ref)
        specs: tuple[Aim, ...] = ()
        if c.printed.kind == "equipment":
            specs = (Aim(HostQuery("characters", (), "you")),)
        item = ChainItem("recruit", self.player, c.ref, Nothing(), scope, specs, "vs:301.3")
        item.types = ("recruit",)
        item.source_kind = source_kind(c.printed)
        item.words = f"recruits {c.printed.full_name}"
        reservist = s.kind_of_zone(c.zone) == RESOURCES
        item.origin = ORIGINS[s.kind_of_zone(c.zone)]
        before: list[Event] = [ev.ToChain(c.ref, self.player)]
        play = Playing(item, (), (), recruit_options(s, self))
        if reservist:
            # vs:301.4 it is as it was in the row, revealed, that it goes onto the chain
            before.insert(0, ev.Reveal(c.ref, self.player, lasting=True))
            play.place = s.zones[c.zone].index(n)
        play.before = tuple(before)
        return play


def _is_twist(s: VsState, act: VsAction) -> Objection | None:
    if s.cards[act.number].printed.kind != "plot twist":
        return Objection("vs:304.2", "it is not a plot twist")
    return None


def _face_down(s: VsState, act: VsAction) -> Objection | None:
    c = s.cards[act.number]
    if s.in_resources(act.number) and not c.down:
        return Objection("vs:304.4", "it is face up already, and playing it turns it face up")
    return None


def _twist_time(s: VsState, act: VsAction) -> Objection | None:
    return in_time(s, s.cards[act.number].printed.effect)


_LOOKS: dict[int, tuple[CardDef, tuple[bool, bool]]] = {}


def looks(printed: CardDef) -> tuple[bool, bool]:
    """Do the targets of a plot twist look at hands, and do its targets and costs look at resource rows? Worked out once."""
    found = _LOOKS.get(id(printed))
    if found is None or found[0] is not printed:
        aims: list[Query | Value] = [*(a.query for a in printed.targets), *([] if printed.x is None else [printed.x])]
        costs = [cost for e in printed.extras if isinstance(e, Extra) for cost in e.costs]
        rows = [
            n for n in (*aims, *costs) if facets_of(n) & F_RESOURCES or any(getattr(k, "where", "") == "play" for k in walk(n))
        ]
        hands = [n for n in aims if facets_of(n) & F_HAND]
        twist = printed.kind == "plot twist"
        found = (printed, (twist and bool(hands), twist and bool(rows)))
        _LOOKS[id(printed)] = found
    return found[1]


def announced(s: VsState, act: VsAction) -> VsState:
    """vs:505.1a the table as it is when targets are chosen and costs are paid: a plot twist is on the chain or face up by then.

    That matters only for one that speaks of hands, or of resources in its row (vs:304.4).
    """
    c = s.cards[act.number]
    at_hands, at_rows = looks(c.printed)
    in_row = s.in_resources(act.number)
    if not ((at_rows and in_row and c.down) or (at_hands and s.kind_of_zone(c.zone) == HAND)):
        return s
    trial: VsState = s.clone()
    event: Event = ev.TurnUp(c.ref, act.player, False) if in_row else ev.ToChain(c.ref, act.player)
    event.apply(trial)
    trial.mark(event.facets)
    return trial


def _twist_targets(s: VsState, act: VsAction) -> Objection | None:
    printed = s.cards[act.number].printed
    s = announced(s, act)
    return _targets(s, printed.targets, printed.effect, scope_of(s, act), printed.x)


def _targets(s: VsState, aims: tuple[Aim, ...], effect: Effect | None, scope: Scope, x: Value | None = None) -> Objection | None:
    if isinstance(effect, ChooseOne):
        modes = [m for m in effect.modes if in_time(s, m) is None] or effect.modes
        if any(targets_available(s, mode_aims(aims, m), scope) for m in modes):
            return None
    elif x is None:
        if not aims or targets_available(s, aims, scope):
            return None
    else:
        for value in possible_xs(s, aims, scope, x.amount(s, scope)):
            trial = scope.copy()
            trial.x = value
            if targets_available(s, aims, trial):
                return None

    def words() -> str:
        lacking = next((a for a in aims if len(a.candidates(s, scope)) < a.least), aims[0])
        return f"there is no {lacking.text(Printer('it'))} to choose"

    return Objection("vs:505.1c", words)


def twist_options(s: VsState, act: VsAction) -> Options:
    """The additional costs of a plot twist; the threshold is only compared (vs:203.5b), a cost to be met all the same."""
    printed = s.cards[act.number].printed
    others = alternates(printed)
    base = (MeetThreshold(threshold(s, act.number, act.player)),) if others else ()
    return Options(base, tuple(e for e in printed.extras if isinstance(e, Extra)), others, s.ref(act.number), printed.x)


def _twist_cost(s: VsState, act: VsAction) -> Objection | None:
    # vs:505.2, vs:510.2 a card from hand or pile is on the chain when its cost is paid, and a location can't flip once it has paid
    c = s.cards[act.number]
    if not c.printed.extras:
        return None
    apart = act.number if s.kind_of_zone(c.zone) in (HAND, KOD) or c.printed.kind == "location" else -1
    if c.down:
        s = announced(s, act)
    options = twist_options(s, act)
    scopes: tuple[Scope, ...] = (scope_of(s, act),)
    if options.aimed():
        # the cost speaks of a target, which is chosen before it is paid (vs:505.1c)
        scopes = tuple(scopes_with_targets(s, c.printed.targets, scopes[0]))
    if not scopes or any(options.ways(s, scope, apart) for scope in scopes):
        return None
    return _unpaid(c.printed)


def _unpaid(printed: CardDef) -> Objection:
    """What its additional costs are, none of the ways to pay which is there."""

    def words() -> str:
        printer = Printer(printed.name, printed.targets)
        costs = [c.text(printer) for e in printed.extras if isinstance(e, Extra) and not e.optional for c in e.costs]
        return f"its additional cost can't be paid{': ' if costs else ''}{joined(costs) if costs else ''}"

    return Objection("vs:203.9a", words)


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
        c = s.cards[self.number]
        return f"play {c.printed.full_name}" + (" from the resource row" if s.in_resources(self.number) else "")

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        n = self.number
        c = s.cards[n]
        effect = c.printed.effect or Nothing()
        item = ChainItem("plot twist", self.player, c.ref, effect, Scope(self.player, c.ref), c.printed.targets, "vs:304.3")
        item.source_kind = source_kind(c.printed)
        item.types = ("plot twist", *power_up_types(effect))
        item.words = f"plays {c.printed.full_name}"
        # vs:304.5 a card represents its effect on the chain only when it comes from the hand
        from_row = s.in_resources(n)
        item.origin = ORIGINS[s.kind_of_zone(c.zone)]
        before: Event = ev.TurnUp(c.ref, self.player, False) if from_row else ev.ToChain(c.ref, self.player)
        return Playing(item, (), (before,), twist_options(s, self))


@dataclass(frozen=True)
class HostQuery(Cards):
    """Characters that the equipment being recruited could be attached to (vs:302.3c, vs:G:Recruit onto)."""

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in s.characters(scope.you) if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        card = s.get(scope.this).number
        return s.in_rows(number) and ev.may_attach(s, card, number, scope.you) is None
