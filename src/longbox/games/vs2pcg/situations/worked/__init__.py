"""Worked examples of the rulebook, laid as tables, and tables of our own that show rules: our tests play them, and anybody may at a table in
the browser.

How they go lies in `lines.jsonl`, which the tests write and hold; what is played on them is engine alone. To add one touch the file of
its subject: a function with `@example` and the id, or with `@shows` and what is told of it, which returns the table.
"""

from longbox.games.vs2pcg.situations.worked import book as book, of_characters as of_characters, of_combat as of_combat
