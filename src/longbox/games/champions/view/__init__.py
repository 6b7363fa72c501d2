"""What a person or a client is shown and told: the table as plain data, prompts, cards as they read, what is in the way.

Nothing is drawn here (that is `terminal`, or a client) and nothing is decided. What a seat may not know never gets in. For something to be
shown touch `table`, for words of questions and options `prompts`.
"""
