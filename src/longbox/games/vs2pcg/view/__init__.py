"""What a person or a client is shown and told: the table as data, questions and options in words.

Nothing is drawn here (that is `terminal`, or a client) and nothing is decided. What a seat may not know never gets in. For the table touch
`table`, for words of questions and options `prompts`.
"""
