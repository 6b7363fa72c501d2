"""The contents pages of the language: `naming` who and what is meant, `standing` what stands on cards, `doing` what is done.

`vocabulary` is all of them. A new word is added to the page of its sort.
"""
