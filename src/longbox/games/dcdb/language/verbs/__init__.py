"""What is done, and what is paid: each verb asks for its choices, then says purely which events happen.

What happens is in `events`; a verb with steps of its own has its procedure beside it. For a new verb touch the file of what it is done to;
`base` has what verbs have in common.
"""
