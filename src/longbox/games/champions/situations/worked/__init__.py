"""Worked examples of the rulebook, laid as tables, and tables of our own that show rules: our tests play them, and anybody may at a table in
the browser.

How they go lies in `lines.jsonl`, which the tests write and hold; what is played on them is engine alone. To add one touch the file of
its subject: a function with `@example` and the id, or with `@shows` and what is told of it, which returns the table.
"""

from longbox.games.champions.situations.worked import (
    core as core,
    core_aspects as core_aspects,
    encounter as encounter,
    faq_more as faq_more,
    hero_packs as hero_packs,
    identities as identities,
    of_attacks as of_attacks,
    of_keywords as of_keywords,
    of_schemes as of_schemes,
    resolving as resolving,
)
