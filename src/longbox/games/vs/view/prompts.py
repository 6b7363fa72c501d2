"""Questions and options in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.language.queries import Aim
from longbox.games.vs.language.verbs.base import EachChooses
from longbox.games.vs.language.verbs.costs import Extra
from longbox.games.vs.state import RESOURCES, ROW_NAMES, ChainItem, VsAction, VsCard, name_of
from longbox.kernel.decisions import Place
from longbox.kernel.events import Event, Occurrence
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, would

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.decisions import Decision


_QUESTIONS = {
    "priority": "You have priority",
    "initiative": "Who starts with the initiative?",
    "mulligan": "Put your hand under your deck and draw four new cards?",
    "build": "Build a resource? (pick a card, or nothing)",
    "formation": "Arrange your formation",
    "place": "Where does it enter play?",
    "move": "Where does it move?",
    "strike": "Against which attacker does your defender strike?",
    "recover": "Recover one character? The other stunned ones are KO'd",
    "trigger order": "Which effect goes onto the chain first?",
    "replacement": "Which replacement applies first?",
    "which": "Which of these is it about?",
    "search": "What do you find? (you may find nothing)",
    "order": "In which order (the first is the topmost)?",
    "x": "Choose X",
    "mode": "Choose one",
    "way": "How do you pay?",
    "extra": "Pay the additional cost?",
    "reservist": "Put a card from your hand into the resource row in its place?",
    "ready": "Ready it?",
    "pay": "What do you pay with?",
    "target": "Choose a target",
    "choose": "Choose",
    "retarget": "Choose new targets, or nothing to keep the old ones",
    "transfer": "Which equipment is transferred next?",
}


def scope_of(s: VsState) -> Scope:
    """What the effect or the costs know that ask."""
    scope = getattr(s.frames[-1], "scope", None) if s.frames else None
    return scope if isinstance(scope, Scope) else Scope(-1, -1)


class Asking(Printer):
    """Prints what is asked while an effect is paid for or resolves: its targets by name."""

    def __init__(self, s: VsState, seat: int, name: str) -> None:
        super().__init__(name)
        found = scope_of(s).targets
        self.called = [joined([called(s, seat, r) for r in refs]) for refs in found]

    def target(self, index: int) -> str:
        """The names of what was chosen at the first mention."""
        if f"target{index}" in self.mentioned or index >= len(self.called) or not self.called[index]:
            return super().target(index)
        self.mentioned.add(f"target{index}")
        return self.called[index]


def called(s: VsState, seat: int, ref: int) -> str:
    """A card, a player or an effect by name."""
    thing = s.get(ref)
    if isinstance(thing, VsCard):
        return name_of(s, thing.number, seat)
    return str(getattr(thing, "name", None) or getattr(thing, "words", ""))


def whose(s: VsState, seat: int, source: int) -> str:
    """ " for Storm": whose event would be replaced, if it is not that of the source itself."""
    frame = s.frames[-1] if s.frames else None
    event = frame.todo[0][0] if isinstance(frame, Occurrence) and frame.todo else None
    number = getattr(event, "number", -1)
    if number < 0 or number == source & NUMBER_MASK or not isinstance(s.things[number], VsCard):
        return ""
    return f" for {name_of(s, number, seat)}"


def prompt(s: VsState, seat: int, decision: Decision) -> str:
    """The question in words."""
    from longbox.kernel.abilities import Ability
    from longbox.kernel.queries import Node

    words = _QUESTIONS.get(decision.kind, decision.prompt or decision.kind)
    about = decision.about
    source = next((r for r in about if isinstance(r, int) and r >= 0), -1)
    name = ""
    if source >= 0 and decision.kind not in ("formation", "mulligan", "strike"):
        thing = s.get(source)
        if isinstance(thing, VsCard):
            name = name_of(s, thing.number, seat)
        elif isinstance(thing, ChainItem):
            name = thing.words
    if not name and decision.kind == "pay" and (item := scope_of(s).item) >= 0:
        # a power-up has no source
        name = called(s, seat, item)
    detail = ""
    several = [r for r in about if isinstance(r, int) and r >= 0] if decision.kind in ("place", "move") else []
    if len(several) > 1:
        name = joined([name_of(s, s.get(r).number, seat) for r in several])
        words = "Where do they enter play?" if decision.kind == "place" else "Where do they move?"
    for part in about:
        if isinstance(part, Extra):
            detail = joined([c.text(Printer(name or "it")) for c in part.costs])
        elif isinstance(part, Aim):
            detail = part.text(Printer(name or "it"))
        elif isinstance(part, Ability):
            detail = part.print(name or "it")
        elif isinstance(part, EachChooses):
            # whoever is asked reads of themselves
            detail = f"{part.base} {part.chosen(Asking(s, seat, name or 'it'))}"
        elif isinstance(part, Node):
            detail = part.text(Asking(s, seat, name or "it"))
    # what is about to happen, where it is asked whether something else shall happen instead
    replaced = about if decision.kind in ("may", "replacement") else ()
    coming = next((would(part.told(s, seat)) for part in replaced if isinstance(part, Event)), "")
    if coming:
        return f"{coming}. {detail} Do it{whose(s, seat, source)}?" if decision.kind == "may" else f"{coming}. {words}"
    if decision.kind == "may":
        if not detail:
            return f"{name}: do it?"
        # a whole ability names its card itself
        if any(isinstance(part, Ability) for part in about):
            return f"{detail} Do it{whose(s, seat, source)}?"
        return f"{name}: {detail}?"
    if detail and decision.kind == "pay":
        words = f"Pay: {detail}"
    elif detail and decision.kind in ("target", "retarget", "choose", "extra"):
        words = f"{words.removesuffix('?')}: {detail}{'?' if words.endswith('?') else ''}"
    return f"{name} - {words}" if name else words


def option_text(s: VsState, seat: int, decision: Decision, option: Any) -> str:
    """One option in words: an action, a card or player by reference, a cell, a word."""
    from longbox.kernel.abilities import Ability
    from longbox.kernel.queries import Node

    if isinstance(option, VsAction):
        return option.label(s)
    if isinstance(option, Ability):
        return option.print("it")
    if isinstance(option, Node):
        return option.text(Printer("it"))
    if isinstance(option, str):
        return option
    if isinstance(decision.shape, Place) and isinstance(option, tuple):
        hidden, row, col = option
        return f"{ROW_NAMES[row]}, column {col + 1}" + (" (hidden)" if hidden else "")
    if decision.kind == "mode":
        for part in decision.about:
            modes = getattr(part, "modes", None)
            if modes is not None:
                return str(modes[option].text(Printer("it")))
    if decision.kind == "way":
        options = next(p for p in decision.about if hasattr(p, "alternates"))
        return "the printed cost" if option < 0 else str(options.alternates[option].words)
    if isinstance(option, int):
        thing = s.get(option)
        if isinstance(thing, VsCard):
            name = name_of(s, thing.number, seat)
            where = ""
            if s.in_rows(thing.number) and thing.attached < 0:
                v = s.now(thing.number)
                where = f" {max(0, v.atk)}/{max(0, v.def_)} ({s.players[thing.controller].name})"
            elif s.in_resources(thing.number):
                at = s.zone(thing.controller, RESOURCES).index(thing.number) + 1
                where = f" ({'face down, ' if thing.down else ''}resource {at} of {s.players[thing.controller].name})"
            return name + where
        return str(getattr(thing, "name", None) or getattr(thing, "words", option))
    return str(option)
