"""The procedures of the rulebook, by chapter: steps in its order, actions with their checks, what is offered.

What happens is in `events`, what cards say in `language`; no card and no deck is known here. For a rule touch the file of its chapter: a step
of a procedure, a check of an action, a candidate in `offers`.
"""
