"""What players want and what is in the way of it: deeds that take no priority, and targets. Only asked about, never offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.events import can_move, may_attach
from longbox.games.vs.rules.plays import PlayTwist, Recruit, announced, scope_of
from longbox.games.vs.rules.powers import Flip, PoweringUp, Reinforcing, UsePower
from longbox.games.vs.rules.turn import BuildSteps, WrapUp
from longbox.games.vs.state import HAND, RESOURCE, VsAction, VsCard, VsState
from longbox.kernel.actions import Check, Objection
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.queries import Aim


def _asked(s: VsState, player: int, kind: str) -> bool:
    """Is this player asked such a question just now, in the steps of the build phase or in the wrap-up?"""
    frame = next((f for f in reversed(s.frames) if isinstance(f, (BuildSteps, WrapUp))), None)
    d = None if frame is None else frame.decision
    return d is not None and d.kind == kind and d.player == player


# -- building -----------------------------------------------------------------------------------------------------------


def _from_hand(s: VsState, act: VsAction) -> Objection | None:
    c = s.cards[act.number]
    if s.kind_of_zone(c.zone) != HAND or c.owner != act.player:
        return Objection("vs:403.1", "a resource is built from your hand")
    return None


def _time_to_build(s: VsState, act: VsAction) -> Objection | None:
    if _asked(s, act.player, "build"):
        return None
    if s.step == RESOURCE and s.step_player == act.player:
        return Objection("vs:403.1", "you may build one card as your resource step starts, and you have decided about that")
    return Objection("vs:403.1", "you may build one card as your own resource step starts, and at no other time")


def _may_build(s: VsState, act: VsAction) -> Objection | None:
    return Objection("vs:103.2", "you can't build it") if s.game.barred(s, ev.Build(act.ref, act.player)) else None


class Building(VsAction):
    """To build a card as a resource, which is asked as the resource step starts (vs:403.1, vs:403.4)."""

    __slots__ = ()
    rule = "vs:403.1"
    checks = (
        Check("place", "vs:403.1", _from_hand),
        Check("time", "vs:403.1", _time_to_build),
        Check("permission", "vs:103.2", _may_build),
    )

    def label(self, s: VsState) -> str:
        return f"build {s.cards[self.number].printed.full_name} as a resource"


# -- moving -------------------------------------------------------------------------------------------------------------


def _is_mine(s: VsState, act: VsAction) -> Objection | None:
    c = s.cards[act.number]
    if not s.in_rows(act.number) or c.attached >= 0 or c.controller != act.player:
        return Objection("vs:405.1", "it is not a character you control")
    return None


def _time_to_move(s: VsState, act: VsAction) -> Objection | None:
    if _asked(s, act.player, "formation"):
        return None
    return Objection("vs:405.1", "you rearrange your formation as your own formation step starts, and at no other time")


def _may_move(s: VsState, act: VsAction) -> Objection | None:
    return None if can_move(s, act.ref, act.player) else Objection("vs:103.2", "it can't be moved")


def _same_area(s: VsState, act: Moving) -> Objection | None:
    if not act.across:
        return None
    here, there = ("hidden", "visible") if s.cards[act.number].hidden else ("visible", "hidden")
    return Objection("vs:405.5", f"it is in your {here} area, and a formation is rearranged without going to the {there} one")


class Moving(VsAction):
    """To place a character elsewhere, which is asked as the formation step starts (vs:405.1); with `across` into the other area."""

    __slots__ = ("across",)
    rule = "vs:405.1"
    checks = (
        Check("character", "vs:405.1", _is_mine),
        Check("time", "vs:405.1", _time_to_move),
        Check("permission", "vs:103.2", _may_move),
        Check("area", "vs:405.5", _same_area),
    )

    def __init__(self, player: int, ref: int = -1, across: bool = False) -> None:
        super().__init__(player, ref)
        self.across = across

    def label(self, s: VsState) -> str:
        c = s.cards[self.number]
        where = "within your formation" if not self.across else f"to your {'visible' if c.hidden else 'hidden'} area"
        return f"move {c.printed.full_name} {where}"


# -- recovering ---------------------------------------------------------------------------------------------------------


def _is_stunned(s: VsState, act: VsAction) -> Objection | None:
    return None if s.cards[act.number].stunned else Objection("vs:708.6b", "it is not stunned")


def _time_to_recover(s: VsState, act: VsAction) -> Objection | None:
    if _asked(s, act.player, "recover"):
        return None
    return Objection(
        "vs:408.2b", "you may recover one stunned character at the end of the recovery phase; the others are KO'd then"
    )


class Recovering(VsAction):
    """To recover a stunned character, which is asked in the wrap-up (vs:408.2b)."""

    __slots__ = ()
    rule = "vs:408.2b"
    checks = (
        Check("character", "vs:405.1", _is_mine),
        Check("stunned", "vs:708.6b", _is_stunned),
        Check("time", "vs:408.2b", _time_to_recover),
    )

    def label(self, s: VsState) -> str:
        return f"recover {s.cards[self.number].printed.full_name}"


#: what is done with priority, then what is not, by the verbs that one asks with
TIMELY: dict[str, type[VsAction]] = {
    "play": PlayTwist,
    "recruit": Recruit,
    "use": UsePower,
    "flip": Flip,
    "power-up": PoweringUp,
    "reinforce": Reinforcing,
}
UNTIMELY: dict[str, type[VsAction]] = {"build": Building, "move": Moving, "recover": Recovering}


def plainly(asked: str) -> str:
    """A question without the words that stand before it."""
    for word in ("why can't i ", "why can't ", "why ", "can't i "):
        if asked.casefold().startswith(word):
            asked = asked[len(word) :]
            break
    return asked.rstrip("?").strip()


def untimely(s: VsState, player: int, ref: int) -> list[VsAction]:
    """What this player might want to do with a card that is not done with priority."""
    n = ref & NUMBER_MASK
    c = s.cards[n]
    out: list[VsAction] = []
    if s.kind_of_zone(c.zone) == HAND and c.owner == player:
        out.append(Building(player, c.ref))
    if s.in_rows(n) and c.attached < 0 and c.controller == player:
        out.append(Moving(player, c.ref))
        if c.hidden:
            out.append(Moving(player, c.ref, True))
        if c.stunned:
            out.append(Recovering(player, c.ref))
    return out


# -- targets ------------------------------------------------------------------------------------------------------------


def _aims(s: VsState, act: VsAction) -> tuple[Aim, ...]:
    """The targets of an action with a card."""
    if isinstance(act, UsePower):
        return act.ability.targets
    return s.cards[act.number].printed.targets if isinstance(act, PlayTwist) else ()


def aimed_acts(s: VsState, player: int, ref: int) -> list[VsAction]:
    """What this player might want to do with a card that has a target."""
    found = [act for act, _ in s.game.why_not(s, player, ref) if isinstance(act, VsAction)]
    card = s.cards[ref & NUMBER_MASK]
    return [act for act in found if (isinstance(act, Recruit) and card.printed.kind == "equipment") or _aims(s, act)]


def target_objection(s: VsState, act: VsAction, target: int) -> Objection | None:
    """vs:505.1c, vs:302.3a what keeps this card, player or effect, by its number, from being a target of that action?"""
    if isinstance(act, Recruit):
        found = may_attach(s, act.number, target, act.player)
        if found is None and not s.game.may_target(s, target, scope_of(s, act)):
            found = Objection("vs:505.1c", f"{_name(s, target)} can't be targeted", (s.ref(target),))
        return found
    aims = _aims(s, act)
    at = announced(s, act) if isinstance(act, PlayTwist) else s
    scope = Scope(act.player, at.ref(act.number))
    if not aims:
        return Objection("vs:504.3b", "it has no target")
    if any(target in a.sized(at, scope).candidates(at, scope) for a in aims):
        return None
    if any(a.query.holds(at, target, scope) for a in aims) and not s.game.may_target(s, target, scope):
        return Objection("vs:505.1c", f"{_name(s, target)} can't be targeted", (s.ref(target),))
    printer = Printer(s.cards[act.number].printed.name)
    wanted = " and no ".join(dict.fromkeys(a.query.noun(printer) for a in aims))
    return Objection("vs:505.1c", f"{_name(s, target)} is no {wanted}", (s.ref(target),))


def with_target(found: Sequence[Objection], target: Objection | None) -> list[Objection]:
    """The objections to an action together with that to a target of it, which says more than that there is none to choose."""
    if target is None:
        return list(found)
    return [*(o for o in found if o.rule not in ("vs:505.1c", "vs:302.3a", "vs:302.3b", "vs:302.3c")), target]


def _name(s: VsState, number: int) -> str:
    thing = s.things[number]
    if isinstance(thing, VsCard):
        return str(thing.printed.full_name)
    return str(getattr(thing, "name", "") or getattr(thing, "words", ""))
