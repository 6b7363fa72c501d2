"""Asking a table why something can't be done, in words as people ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.rules.offers import wanted
from longbox.games.champions.rules.plays import Basic, Change, Deed, Use
from longbox.games.champions.situations.look import spelt
from longbox.games.champions.state import HAND
from longbox.games.champions.view.why import aiming, defending, plainly, reasons
from longbox.kernel.actions import Objection
from longbox.kernel.text import Printer
from longbox.situations.table import told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.situations.shown import Shown
    from longbox.games.champions.state import ChState


#: a verb -> the power that it uses
POWERS: Final = {"attack": "atk", "attacks": "atk", "thwart": "thw", "thwarts": "thw", "recover": "rec", "recovers": "rec"}


_FIRST: Final = frozenset(("play", "use", "why"))


def deeds_with(t: Shown, player: int, card: str, all_of_them: bool = False) -> tuple[int, list[Deed]]:
    """The card that is meant (of several copies that in the player's hand), and everything the player might do with it.

    What a card of the hand says once it is in play is left out, unless all is asked for.
    """
    s = t.state
    held = [s.ref(n) for n in s.zone(player, HAND) if spelt(s.cards[n].printed.name) == spelt(card)]
    ref = held[0] if held else t.find(card)
    deeds: list[Deed] = wanted(s, player, ref)
    if held and not all_of_them:
        deeds = [d for d in deeds if not isinstance(d, Use) or d.label(s).startswith("Play ")]
    return ref, deeds


def why(t: Shown, player: int, asked: str) -> list[str]:
    """What is in the way of what is asked about, a line for each reason with its rule.

    `asked` is a card ("Haymaker", "play Haymaker"), a card and whom to aim it at ("Haymaker vs Rhino", "Inspired on Hulk"), a deed of
    a character ("Tigra attacks Rhino", "thwart The Break-In!"), or "attack", "thwart", "recover", "defend", "change form" for all
    characters of the player.
    """
    s = t.state
    asked = asked if t.knows(asked) else plainly(asked)
    words = asked.split()
    verb = words[0].casefold() if words else ""
    if asked.casefold() in ("change form", "flip"):
        return _lines(s, [d for d in wanted(s, player, s.identity_ref(player)) if isinstance(d, Change)])
    if t.knows(asked):
        # a title may have such words in it
        return _card(t, player, asked)
    at = next((i for i, w in enumerate(words) if w.casefold() in ("defend", "defends")), -1)
    if at >= 0:
        return _defends(t, player, " ".join(words[:at]))
    at = next((i for i, w in enumerate(words) if w.casefold() in POWERS), -1)
    if at >= 0:
        return _basic(t, player, " ".join(words[:at]), POWERS[words[at].casefold()], " ".join(words[at + 1 :]))
    card = " ".join(words[1:]) if verb in _FIRST and len(words) > 1 else asked
    at = next((i for i, w in enumerate(card.split()) if w.casefold() in ("vs", "vs.", "against", "on")), 0)
    if at:
        ref, _ = deeds_with(t, player, " ".join(card.split()[:at]))
        aimed = aiming(s, player, ref, t.find(" ".join(card.split()[at + 1 :])))
        return [line for deed, found in aimed for line in told(deed.label(s), found or hinders(s, deed))] or [
            "nothing is aimed with it"
        ]
    return _card(t, player, card)


def _card(t: Shown, player: int, card: str) -> list[str]:
    """Everything that might be done with a card."""
    s = t.state
    ref, deeds = deeds_with(t, player, card)
    out = _lines(s, deeds)
    name = s.was(ref).up.values.name
    for ability, found in reasons(s, player, ref):
        label = ability.text(Printer(name, getattr(ability, "targets", ())))
        out.extend(told(label, found))
    return out or [f"{name}: nothing is done with it, it works by itself"]


def _defends(t: Shown, player: int, who: str) -> list[str]:
    s = t.state
    only = t.find(who) if who else -1
    out: list[str] = []
    for n, found in defending(s, player):
        if only < 0 or s.ref(n) == only:
            if s.activation is None or s.activation.kind != "attack":
                found = [*found, Objection("champions:attack-enemy-activation#2", "no enemy attacks just now")]
            out.extend(told(f"{s.now(n).name} defends", found))
    return out or told(f"{who} defends", [Objection("champions:ownership-and-control#8", "you don't control it")])


def _basic(t: Shown, player: int, who: str, power: str, whom: str) -> list[str]:
    """The basic attack, thwart or recovery of one character or of all."""
    s = t.state
    friends = [t.find(who)] if who else [s.ref(n) for n in s.friends(player)]
    deeds = [d for ref in friends for d in wanted(s, player, ref) if isinstance(d, Basic) and d.power == power]
    if whom:
        target = t.find(whom)
        deeds = [d for d in deeds if d.target == target]
    return _lines(s, deeds) or ["nobody does that"]


def hinders(s: ChState, deed: Deed) -> list[Objection]:
    """What is in the way of a deed; if nothing else, that something else is asked just now (champions:player-turn)."""
    found: list[Objection] = deed.why_not(s)
    d = s.decision
    if found or d is None or d.kind in ("turn", "request"):
        return found
    return [Objection("champions:player-turn", "something else is under way and asked about just now")]


def _lines(s: ChState, deeds: Sequence[Deed]) -> list[str]:
    return [line for deed in deeds for line in told(deed.label(s), hinders(s, deed))]
