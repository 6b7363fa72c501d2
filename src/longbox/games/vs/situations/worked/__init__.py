"""Worked examples of the rulebook, laid as tables: our tests play them, and anybody may at a table in the browser.

How they go lies in `lines.jsonl`, which the tests write and hold; what is played on them is engine alone. To add one touch the file of
its subject: a function with `@example` and the id, which returns the table.
"""

from longbox.games.vs.situations.worked import (
    actions as actions,
    attacks as attacks,
    copies as copies,
    costs as costs,
    effects as effects,
    glossary as glossary,
    modifiers as modifiers,
    of_attacks as of_attacks,
    parts as parts,
    powers as powers,
    replacements as replacements,
)
