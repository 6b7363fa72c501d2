"""What cards are written in: small frozen values that resolve, print themselves, and are told apart by their sort.

No card is here, and no procedure of the rulebook. For a word that no card could say yet touch the file of its sort: a filter, a value, a
condition, a reference, a modifier; `patterns` for when, `verbs/` for what is done. `vocabulary` is the contents page.
"""
