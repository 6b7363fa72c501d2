"""What is done: each verb asks for its choices, then says purely which events happen.

What happens is in `events`, how long something lasts in `lasting`. For a new verb touch the file of what it is done to; `base` has what verbs have
in common.
"""
