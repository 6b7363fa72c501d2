"""Errors that are for the person who reads them."""


class UserError(Exception):
    """Something the user gave is wrong. The message is one sentence: what, where, and what would be right."""
