"""How a table of Vs. System is laid out for any client: plain data in which hidden cards are places, never numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.state import DECK, HAND, KOD, REMOVED, RESOURCES, ROW_NAMES, VsCard, VsState
from longbox.kernel.decisions import Place
from longbox.kernel.events import Event, Occurrence
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, would

if TYPE_CHECKING:
    from longbox.kernel.decisions import Decision


def layout(s: VsState, seat: int) -> dict[str, Any]:
    """The table as a seat sees it.

    {"turn", "phase", "step", "primary", "initiative", "attack", "chain": [...], "players": [{"name", "player", "seat",
    "endurance", "points", "deck", "hand": [card or None], "characters": [...], "resources": [...], "pile": [...],
    "removed": [...], "out"}]}. A card is a dict of `card_data`; None is a card this seat does not know.
    """
    return {
        "game": "vs",
        "turn": s.turn,
        "phase": s.phase,
        "step": s.step,
        "step_player": s.step_player,
        "primary": s.primary,
        "initiative": s.initiative,
        "chain": [chain_data(s, n, seat) for n in s.chain],
        "attack": attack_data(s),
        "players": [player_data(s, p, seat) for p in range(len(s.setup["decks"]))],
        "result": None if s.result is None else {"winners": list(s.result.winners), "reason": s.result.reason},
    }


def player_data(s: VsState, p: int, seat: int) -> dict[str, Any]:
    """One player's side. Everybody knows how many cards there are, and which are in play, piles and removed (vs:213.1e, vs:213.2b).

    That is: the rows and what is worn there (vs:213.5g) and KO'd piles (vs:213.4b), but of a hand only one's own (vs:213.3b).
    """
    player = s.things[p]
    return {
        "player": p,
        "name": player.name,
        "seat": player.seat,
        "out": player.out,
        "endurance": player.endurance,
        "points": player.points,
        "deck": len(s.zone(p, DECK)),
        "top": card_data(s, s.zone(p, DECK)[0], seat)
        if s.zone(p, DECK) and ev.knows(s.things[s.zone(p, DECK)[0]], seat)
        else None,
        "hand": [card_data(s, n, seat) if ev.knows(s.things[n], seat) else None for n in s.zone(p, HAND)],
        "characters": [character_data(s, n, seat) for n in s.characters(p)],
        "resources": [resource_data(s, n, seat) for n in s.zone(p, RESOURCES)],
        "pile": [card_data(s, n, seat) for n in s.zone(p, KOD)],
        # one that was removed face down is known to those alone who knew it before (vs:213.7b)
        "removed": [card_data(s, n, seat) if ev.knows(s.things[n], seat) else None for n in s.zone(p, REMOVED)],
    }


def card_data(s: VsState, n: int, seat: int) -> dict[str, Any]:
    """A card the seat knows: its reference, name, printed facts and whether they are proxies."""
    c = s.things[n]
    d = c.printed
    v = d.values
    out: dict[str, Any] = {
        "ref": c.ref,
        "name": d.full_name,
        "kind": d.kind,
        "cost": v.cost,
        "teams": sorted(v.teams),
        "proxy": list(d.proxy),
    }
    if d.kind == "character":
        out.update(atk=v.atk, def_=v.def_, flight=v.flight, range=v.range)
    return out


def character_data(s: VsState, n: int, seat: int) -> dict[str, Any]:
    """A character in play, with current values."""
    c = s.things[n]
    v = s.now(n)
    out = card_data(s, n, seat)
    out.update(
        atk=max(0, v.atk),
        def_=max(0, v.def_),
        printed_atk=c.printed.values.atk,
        printed_def_=c.printed.values.def_,
        flight=v.flight,
        range=v.range,
        teams=sorted(v.teams),
        reinforcement=v.reinforcement,
        row=c.row,
        col=c.col,
        hidden=c.hidden,
        exhausted=c.exhausted,
        stunned=c.stunned,
        protected=s.protected(n),
        attacking=s.attacking(n),
        defending=s.defending(n),
        counters=[(name, k) for name, k, _ in c.counters],
        equipment=[card_data(s, e, seat) for e in s.equipment_on(n)],
        controller=c.controller,
        owner=c.owner,
    )
    return out


def resource_data(s: VsState, n: int, seat: int) -> dict[str, Any]:
    """A resource: face-down ones show their card only to who knows it. Its reference names a place on the table, not a card."""
    c = s.things[n]
    known = ev.knows(c, seat)
    return {
        "down": c.down,
        "exhausted": c.exhausted,
        "card": card_data(s, n, seat) if known else None,
        "counters": [(name, k) for name, k, _ in c.counters],
    }


def chain_data(s: VsState, n: int, seat: int) -> dict[str, Any]:
    """An effect on the chain, which is public (vs:213.6b)."""
    item = s.things[n]
    targets = [ev.name_of(s, r & NUMBER_MASK, seat) for t in item.scope.targets for r in t]
    return {
        "ref": item.ref,
        "kind": item.kind,
        "controller": item.controller,
        "words": item.words,
        "card": card_data(s, item.card, seat) if item.card >= 0 and ev.knows(s.things[item.card], seat) else None,
        "targets": targets,
        "rule": item.rule,
        "x": item.scope.x,
    }


def attack_data(s: VsState) -> dict[str, Any] | None:
    """The attack proposed or under way."""
    a = s.attack
    if a is None:
        return None
    return {
        "player": a.player,
        "proposed": list(a.proposed),
        "attackers": list(a.attackers),
        "defender": a.defender,
        "direct": a.direct,
        "defending": a.defending,
        "team": a.team,
        "begun": a.begun,
    }


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
        return ev.name_of(s, thing.number, seat)
    return str(getattr(thing, "name", None) or getattr(thing, "words", ""))


def whose(s: VsState, seat: int, source: int) -> str:
    """ " for Storm": whose event would be replaced, if it is not that of the source itself."""
    frame = s.frames[-1] if s.frames else None
    event = frame.todo[0][0] if isinstance(frame, Occurrence) and frame.todo else None
    number = getattr(event, "number", -1)
    if number < 0 or number == source & NUMBER_MASK or not isinstance(s.things[number], VsCard):
        return ""
    return f" for {ev.name_of(s, number, seat)}"


def prompt(s: VsState, seat: int, decision: Decision) -> str:
    """The question in words."""
    from longbox.games.vs.costs import Extra
    from longbox.games.vs.orders import EachChooses
    from longbox.games.vs.sets import Aim
    from longbox.kernel.abilities import Ability
    from longbox.kernel.queries import Node

    words = _QUESTIONS.get(decision.kind, decision.prompt or decision.kind)
    about = decision.about
    source = next((r for r in about if isinstance(r, int) and r >= 0), -1)
    name = ""
    if source >= 0 and decision.kind not in ("formation", "mulligan", "strike"):
        thing = s.get(source)
        if isinstance(thing, VsCard):
            name = ev.name_of(s, thing.number, seat)
        elif getattr(thing, "words", ""):
            name = thing.words
    if not name and decision.kind == "pay" and (item := scope_of(s).item) >= 0:
        # a power-up has no source
        name = called(s, seat, item)
    detail = ""
    several = [r for r in about if isinstance(r, int) and r >= 0] if decision.kind in ("place", "move") else []
    if len(several) > 1:
        name = joined([ev.name_of(s, s.get(r).number, seat) for r in several])
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
    from longbox.games.vs.plays import VsAction
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
            name = ev.name_of(s, thing.number, seat)
            where = ""
            if s.in_rows(thing.number) and thing.attached < 0:
                v = s.now(thing.number)
                where = f" {max(0, v.atk)}/{max(0, v.def_)} ({s.things[thing.controller].name})"
            elif s.in_resources(thing.number):
                at = s.zone(thing.controller, RESOURCES).index(thing.number) + 1
                where = f" ({'face down, ' if thing.down else ''}resource {at} of {s.things[thing.controller].name})"
            return name + where
        return str(getattr(thing, "name", None) or getattr(thing, "words", option))
    return str(option)
