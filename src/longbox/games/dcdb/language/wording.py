"""Whose something is, in words."""

from __future__ import annotations

from longbox.kernel.text import Printer


def their(p: Printer) -> str:
    """Whose, of the person that the present clause speaks of."""
    return "your" if p.person == "you" else "their"
