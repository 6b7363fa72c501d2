"""What cards are written in: small frozen values that resolve and print themselves.

No card is here, and no procedure of the rulebook. For a word that no card could say touch the file of its sort, and the page of its sort in
`contents`, which together are the `vocabulary`.
"""
