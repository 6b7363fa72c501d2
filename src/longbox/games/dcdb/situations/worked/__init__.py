"""Worked examples of the rulebook, laid as tables: our tests play them, and anybody may at a table in the browser.

How they go lies in `lines.jsonl`, which the tests write and hold; what is played on them is engine alone. To add one touch the file of
its subject: a function with `@example` and the id, which returns the table.
"""

from longbox.games.dcdb.situations.worked import (
    cards as cards,
    control as control,
    draft as draft,
    interrupts as interrupts,
    keywords as keywords,
    of_turns as of_turns,
    playing as playing,
    rulings_of_cards as rulings_of_cards,
    rulings_of_cards_2 as rulings_of_cards_2,
    rulings_of_mains as rulings_of_mains,
    rulings_of_mains_2 as rulings_of_mains_2,
    rulings_of_villains as rulings_of_villains,
    terms as terms,
)
