"""What can be asked about the rules: a rule, rules found by words, worked examples, and the tables at which a game's rules are played."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from longbox import rulebook
from longbox.errors import UserError
from longbox.outside import printable
from longbox.serving.messages import Wrong
from longbox.situations.worked import Shown, laid_by, line_of, shown_by


class ExampleTold(Struct):
    """A worked example of these `rules`, or a table of our own that shows them, which has a `title`: a situation, and what must come of it.

    `laid`: it can be opened as a table; `steps`: and played by so many answers. `words_only`: why it can't be opened as a table; "" if it can.
    """

    id: str
    title: str
    rules: list[str]
    situation: str
    expected: str
    laid: bool
    steps: int
    words_only: str = ""


class RuleTold(Struct):
    """A rule as it is read: `before` and `after` are its neighbours in the book ("" at its ends)."""

    id: str
    section: str
    title: str
    text: str
    before: str
    after: str
    refers: list[str]
    referred: list[str]
    examples: list[ExampleTold]


class Found(Struct):
    """A rule found."""

    id: str
    section: str
    title: str


class Playable(Struct):
    """A table at which a rule is played: what it is about (a worked example has the title of its rule), and where in the book that stands."""

    id: str
    rule: str
    section: str
    title: str
    situation: str
    steps: int


@get("/api/rules/{rule_id:str}", sync_to_thread=True)
def rule(rule_id: FromPath[str]) -> Response[RuleTold | Wrong]:
    """A rule: our words for it, its neighbours, what refers to it, worked examples and tables that show it."""
    try:
        found = rulebook.rule(rule_id[:100])
    except UserError as error:
        return Response(Wrong(printable(str(error))), status_code=404)
    ids = [r.id for r in rulebook.rules(found.game)]
    at = ids.index(found.id)
    return Response(
        RuleTold(
            found.id,
            found.section,
            found.title,
            found.text,
            ids[at - 1] if at else "",
            ids[at + 1] if at + 1 < len(ids) else "",
            list(found.refs),
            [r.id for r in rulebook.referring(found.id)],
            [each for each in _told(found.game) if found.id in each.rules],
        )
    )


def _told(game: str) -> list[ExampleTold]:
    """The worked examples of a game's book, then the tables of our own."""
    return [_example(e) for e in rulebook.examples(game)] + [_shown(e) for e in shown_by(game)]


def _example(e: rulebook.Example) -> ExampleTold:
    laid = e.id in laid_by(e.game)
    return ExampleTold(e.id, "", [e.rule], e.situation, e.expected, laid, len(line_of(e.id)), e.words_only)


def _shown(e: Shown) -> ExampleTold:
    return ExampleTold(e.id, e.title, list(e.rules), e.situation, e.expected, True, len(line_of(e.id)))


@get("/api/examples/{example_id:str}", sync_to_thread=True)
def example(example_id: FromPath[str]) -> Response[ExampleTold | Wrong]:
    """A worked example, or a table of our own."""
    game = example_id.partition(":")[0]
    known = _told(game) if game in rulebook.GAMES else []
    found = next((e for e in known if e.id == example_id), None)
    if found is None:
        return Response(Wrong("there is no worked example of that id"), status_code=404)
    return Response(found)


@get("/api/tables", sync_to_thread=True)
def tables_to_play(game: FromQuery[str] = "") -> list[Playable]:
    """The tables at which a game's rules are played, in the order of its book; none of a game that there is not."""
    if game not in rulebook.GAMES:
        return []
    order = {r.id: at for at, r in enumerate(rulebook.rules(game))}
    there = sorted([e for e in _told(game) if e.laid], key=lambda e: order[e.rules[0]])
    of = [rulebook.rule(e.rules[0]) for e in there]
    return [Playable(e.id, r.id, r.section, e.title or r.title, e.situation, e.steps) for e, r in zip(there, of, strict=True)]


@get("/api/rules", sync_to_thread=True)
def rules_found(search: FromQuery[str] = "") -> list[Found]:
    """The rules in which all words of a search stand, at most a hundred."""
    return [Found(r.id, r.section, r.title) for r in rulebook.search(search[:200])[:100]]


#: all that is asked about rules
RULES: Final = (rule, example, tables_to_play, rules_found)

__all__ = ["RULES", "ExampleTold", "Found", "Playable", "RuleTold"]
