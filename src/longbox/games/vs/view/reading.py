"""A card as a person reads it: its facts with what is known about them, and its text in our wording."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.language.verbs.costs import Alternate, Extra
from longbox.games.vs.state import CHARACTER, EQUIPMENT, LOCATION
from longbox.kernel.text import Printer, joined, sentence

if TYPE_CHECKING:
    from longbox.games.vs.state import CardDef

#: printed before a figure that no source gives
PROXY = "~"
#: keywords that restate the version
_SAID_ALREADY = frozenset(("army", "unique", "non-unique"))


def facts(card: CardDef) -> list[str]:
    """The printed facts, a line each; stand-ins have a `~` before them."""

    def figure(key: str, value: int | str) -> str:
        return f"{PROXY if key in card.proxy else ''}{value}"

    v = card.values
    what = card.kind
    if v.versions and card.version not in v.versions[:1]:
        what += f" ({', '.join(v.versions)})"
    if v.ongoing:
        what = f"ongoing {what}"
    lines = [f"{what}, {'recruit' if card.kind in (CHARACTER, EQUIPMENT) else 'threshold'} cost "]
    key = "cost" if card.kind in (CHARACTER, EQUIPMENT) else "threshold"
    lines[0] += figure(key, v.cost)
    if card.kind == CHARACTER:
        lines.append(f"{figure('atk', v.atk)} ATK / {figure('def_', v.def_)} DEF")
        has = [figure(word, word) for word, on in (("flight", v.flight), ("range", v.range)) if on]
        unsure = [word for word in ("flight", "range") if word in card.proxy and not getattr(v, word)]
        words = joined(has) if has else "neither flight nor range"
        lines.append(words + (f" ({PROXY} whether it has {joined(unsure, 'or')} is not known)" if unsure else ""))
        if v.willpower:
            lines.append(f"willpower {figure('willpower', v.willpower)}")
    for word, names in (("affiliation", v.teams), ("trait", v.traits), ("class", v.classes)):
        if names:
            plural = "s" if len(names) > 1 and word != "class" else "es" if len(names) > 1 else ""
            lines.append(f"{word}{plural}: {', '.join(sorted(names))}")
    if not v.unique and card.kind in (CHARACTER, LOCATION):
        lines.append("not unique")
    return lines


def paragraphs(card: CardDef) -> list[str]:
    """The rules text, paragraph by paragraph; empty for a card without one."""
    v = card.values
    # a keyword is not said by itself where it stands before the power that it goes with
    labels = {ability.label.casefold().split(" ")[0] for ability in card.text}
    out = [sentence(word) for word in sorted(v.keywords - _SAID_ALREADY - labels)]
    printer = Printer(card.name, card.targets)
    for extra in card.extras:
        if isinstance(extra, Extra) and not extra.optional:
            out.append(sentence(f"to {_play(card)}, {joined([c.text(printer) for c in extra.costs])}"))
        elif isinstance(extra, Alternate):
            out.append(sentence(extra.words))
    if card.only:
        out.append(sentence(f"{_play(card)} only {joined([c.text(Printer(card.name)) for c in card.only])}"))
    if card.effect is not None:
        words = card.effect.text(printer)
        if words:
            out.append(sentence(words))
    out.extend(ability.print(card.name) for ability in card.text)
    out.extend(f"Ongoing: {ability.print(card.name)}" for ability in card.ongoing_text or ())
    if card.limit_per_deck is not None:
        out.append(f"You can't have more than {card.limit_per_deck} cards named {card.name} in your deck.")
    return out


def _play(card: CardDef) -> str:
    return "recruit" if card.kind in (CHARACTER, EQUIPMENT) else "flip" if card.kind == LOCATION else "play"
