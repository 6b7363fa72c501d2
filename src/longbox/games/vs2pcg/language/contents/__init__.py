"""The contents pages of the language: `naming` who and what is meant, `standing` what stands on cards, `doing` what is done.

No word is made here; `vocabulary` is all pages together. For a new word touch the page of its sort, once it stands in its file.
"""
