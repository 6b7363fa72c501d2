"""`longbox rule`: read a rule."""

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from longbox import rulebook
from longbox.errors import UserError
from longbox.rulebook import Example, Rule, cites
from longbox.terminal.paper import console


def rule(
    *words: str,
    search: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Read a rule: what it says, its links and examples, what cites it.

    Parameters
    ----------
    words
        A rule's id, such as vs:602.6a; or a heading's, such as vs:602; or, with --search, the words to look for.
    search
        List the rules that have all of the words.
    """
    asked = " ".join(words)
    if not asked:
        raise UserError("give a rule's id, such as vs:602.6a, or --search and words")
    out = console()
    if search:
        if not (found := rulebook.search(asked)):
            raise UserError(f"no rule has all of these words: {asked}")
        _list(out, found)
    elif under := rulebook.heading(asked):
        out.print(Text(f"{asked}  {under[0].section}" if len({r.section for r in under}) == 1 else asked, "bold"))
        _list(out, under, indent=2)
    else:
        _show(out, rulebook.rule(asked))


def _show(out: Console, r: Rule) -> None:
    out.print(Text.assemble((r.id, "bold cyan"), "  ", (r.title, "bold")))
    out.print(Text(f"{rulebook.GAMES[r.game]}, {r.section} ({r.kind})", "dim"))
    if r.text:
        out.print(Padding(Text(r.text), (1, 0, 0, 0)))
    if r.trigger:
        out.print(Text(f"Trigger category {r.trigger}"))
    referring = rulebook.referring(r.id)
    _links(out, "Restates", r.restates)
    _links(out, "Restated by", (other.id for other in referring if r.id in other.restates))
    _links(out, "Refers to", r.refs)
    _links(out, "Referred to by", (other.id for other in referring if r.id in other.refs))
    examples = [e for e in rulebook.examples(r.game) if e.rule == r.id]
    if examples:
        out.print("\nExamples")
    for e in examples:
        _example(out, e)
    ids = dict.fromkeys([r.id, *(e.id for e in examples)])
    for title, cited in (("Code", cites.code()), ("Tests", cites.tests())):
        places = dict.fromkeys(str(cite) for id in ids for cite in cited.get(id, ()))
        out.print(f"\n{title}" if places else f"\n{title}: none yet")
        for place in places:
            out.print(Text(f"  {place}"), soft_wrap=True)


def _links(out: Console, title: str, ids: Iterable[str]) -> None:
    ids = list(ids)
    if not ids:
        return
    out.print(f"\n{title}")
    for id in ids:
        if rulebook.exists(id):
            _list(out, [rulebook.rule(id)], indent=2)
        else:
            under = rulebook.heading(id)
            out.print(Text.assemble("  ", (id, "cyan"), f"  {under[0].section}" if under else ""))


def _list(out: Console, found: Iterable[Rule], indent: int = 0) -> None:
    for r in found:
        out.print(Text.assemble(" " * indent, (r.id, "cyan"), "  ", r.title), soft_wrap=True)


def _example(out: Console, e: Example) -> None:
    out.print(Text.assemble("  ", (e.id, "cyan")))
    out.print(Padding(Text(e.situation), (0, 0, 0, 4)))
    out.print(Padding(Text.assemble("Then: ", e.expected), (0, 0, 0, 4)))
    if e.words_only:
        out.print(Padding(Text.assemble("In words only: ", e.words_only), (0, 0, 0, 4)))
