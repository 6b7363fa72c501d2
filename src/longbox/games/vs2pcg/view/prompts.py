"""Options and questions in words."""

from __future__ import annotations

from longbox.games.vs2pcg.rules.actions import told_apart
from longbox.games.vs2pcg.state import PcgCard, PcgPlayer, PcgState, Pending, knows, name_of
from longbox.kernel.abilities import Ability
from longbox.kernel.actions import Action
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect
from longbox.kernel.queries import Choose, Node
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, number_word, plural, sentence
from longbox.kernel.windows import Chance


def option_text(s: PcgState, seat: int, decision: Decision, option: object) -> str:
    """An option in words."""
    if isinstance(option, Action):
        return str(option.label(s))
    if isinstance(option, (Pending, Chance)):
        ability: Ability = option.active.ability
        name = name_of(s, option.scope.this, seat)
        return f"{name}: {ability.print(name)}"
    if isinstance(option, Effect):
        return sentence(option.text(Printer("it")))
    if isinstance(option, int):
        thing = s.get(option)
        if isinstance(thing, PcgPlayer):
            return thing.name
        return card_words(s, option, seat)
    return str(option)


def card_words(s: PcgState, ref: int, seat: int) -> str:
    """A card by its name, with whose it is where that is not clear."""
    n = ref & NUMBER_MASK
    name = told_apart(s, ref, seat) if knows(s.card(n), seat) else name_of(s, ref, seat)
    twins = [m for p in s.sides(s.order) for m in s.side(p) if s.in_play(n) and name_of(s, m, seat) == name]
    if len(twins) > 1:
        owner = s.player(s.controller(n)).name
        alike = [m for m in twins if s.controller(m) == s.controller(n)]
        which = f", {number_word(alike.index(n) + 1)} of {number_word(len(alike))}" if len(alike) > 1 else ""
        return f"{name} ({owner}{which})"
    return name


def _source(s: PcgState, seat: int, decision: Decision) -> str:
    """The card that a question is about, as the seat knows it."""
    ref = decision.about[0] if decision.about else -1
    if not isinstance(ref, int) or ref < 0 or decision.kind in ("strike back",):
        return ""
    c = s.get(ref)
    return str(c.name) if isinstance(c, PcgCard) and knows(c, seat) else ""


def prompt(s: PcgState, seat: int, decision: Decision) -> str:
    """The question."""
    source = _source(s, seat, decision)
    before = f"{source}: " if source else ""
    about = decision.about[1] if len(decision.about) > 1 else None
    if decision.kind == "may" and isinstance(about, Node):
        return f"{before}{sentence(f'you may {about.text(Printer(source))}')[:-1]}?"
    if decision.kind == "choose" and isinstance(about, Choose):
        noun, shape = about.query.noun(Printer(source)), decision.shape
        if isinstance(shape, Pick) and shape.lo == shape.hi:
            return f"{before}choose {counted(shape.lo, noun)}"
        most = shape.hi if isinstance(shape, Pick) else 1
        return f"{before}choose up to {number_word(most)} {plural(noun) if most > 1 else noun}"
    return f"{before}{decision.prompt}"
