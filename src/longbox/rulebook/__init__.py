"""The rulebooks of the four games: every rule's id, title and links, and the worked examples, in our own words.

An id is written with its game wherever it stands: `vs:602.6a`, `vs:G:As Though`, `champions:attack-enemy-activation#3`,
`dcdb:6.061`, `vs2pcg:term-switch#2`.
"""

from longbox.rulebook.book import (
    COUNTED,
    GAMES,
    Example,
    Kind,
    Rule,
    UnknownRule,
    chapters,
    examples,
    exists,
    game_of,
    heading,
    nearest,
    referring,
    rule,
    rules,
    search,
)

__all__ = [
    "COUNTED",
    "GAMES",
    "Example",
    "Kind",
    "Rule",
    "UnknownRule",
    "chapters",
    "examples",
    "exists",
    "game_of",
    "heading",
    "nearest",
    "referring",
    "rule",
    "rules",
    "search",
]
