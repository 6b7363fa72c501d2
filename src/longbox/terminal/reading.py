"""Lines of the log and rules, printed for reading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox import rulebook
from longbox.terminal.face import ALWAYS, face_of
from longbox.terminal.screen import Para

MOST_RULES: Final = 12

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.terminal.face import Line
    from longbox.terminal.screen import Screen


def print_lines(screen: Screen, lines: Sequence[Line], all_headings: bool = False, last_heading: bool = False) -> bool:
    """Print lines of the log; whether any was printed.

    Unless all are wanted, a heading is printed only where something follows, or at the end for `last_heading`.
    """
    waiting: list[Line] = []
    printed = False
    for line in lines:
        if line.heading:
            waiting = [w for w in waiting if w.heading > line.heading]
            if line.heading >= ALWAYS:
                screen.say(Text(line.text, "bold"))
                printed = True
            elif all_headings:
                screen.say(Text(f" {line.text}", "italic"))
            else:
                waiting.append(line)
            continue
        if waiting:
            screen.say(Text(" " + ", ".join(w.text for w in waiting), "italic"))
            waiting = []
        printed = True
        screen.say(Para(Text(line.text).append("  " + " ".join(line.rules), "dim"), "  "))
    if waiting and last_heading:
        screen.say(Text(" " + ", ".join(w.text for w in waiting), "italic"))
    return printed or bool(waiting and last_heading)


def with_words(game: str, asked: str) -> list[rulebook.Rule]:
    """The rules that have these words, answers to questions last."""
    found = [r for r in rulebook.search(asked) if r.game == game]
    return sorted(
        found, key=lambda r: (":faq:" in r.id, not r.id.partition(":")[2].startswith("-".join(asked.casefold().split())))
    )


def print_rule(screen: Screen, game: str, asked: str) -> None:
    """A rule: its title, our own words as far as written, and what it refers to."""
    id = asked.strip()
    if not id:
        example = face_of(game).example
        screen.say(Text(f"Type rule and an id, such as {game}:{example} or only what stands after the colon, or a word.", "red"))
        return
    if not rulebook.game_of(id):
        id = f"{game}:{'-'.join(id.casefold().split())}"
    if under := rulebook.heading(id):
        for r in under:
            screen.say(Text.assemble((r.id, "cyan"), f"  {r.title}"))
        return
    if not rulebook.exists(id):
        if found := with_words(game, asked):
            for r in found[:MOST_RULES]:
                screen.say(Para(Text.assemble((r.id, "cyan"), f"  {r.title}"), "  "))
            if len(found) > MOST_RULES:
                screen.note(f"{len(found) - MOST_RULES} more have {asked.strip()!r} in them.")
            return
        near = rulebook.nearest(id)
        screen.say(Text(f"There is no rule {id}." + (f" Perhaps: {', '.join(near)}" if near else ""), "red"))
        return
    r = rulebook.rule(id)
    screen.say(Text.assemble((r.id, "bold cyan"), "  ", (r.title, "bold"), (f"  ({r.section})", "dim")))
    if r.text:
        screen.say(Para(r.text, "  "))
    for part in rulebook.rules(r.game):
        rest = part.id.removeprefix(r.id) if part.id.startswith(r.id) else ""
        if rest.isalpha() or rest.startswith("#"):
            screen.say(Para(Text.assemble((part.id, "cyan"), f"  {part.title}"), "  "))
    for other in (*r.restates, *r.refs):
        if rulebook.exists(other):
            screen.say(Para(Text.assemble("see ", (other, "cyan"), f"  {rulebook.rule(other).title}"), "  "))
