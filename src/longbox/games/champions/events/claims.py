"""What the events that pay a cost take from the table, and whether there is enough of it (champions:cost-arrow-icon)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.champions.events.cards import Counters, DropStatus, Exhaust, GiveStatus, Ready
from longbox.games.champions.events.damage import Heal, Moved, MoveThreat, RemoveThreat
from longbox.games.champions.events.decks import Draw, Mill, RandomDiscard, RandomUnder
from longbox.games.champions.events.zones import Put
from longbox.games.champions.state import DECK, DISCARD, ENCOUNTER_DECK, HAND, name_of
from longbox.kernel.actions import Objection
from longbox.kernel.copying import field_or
from longbox.kernel.examine import forbidden
from longbox.kernel.packets import Packet
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event


#: what it is of: a word (card, hand, deck, damage ...), and whose, of which card, of which name
Key = tuple[Any, ...]


#: something of which an event takes, how much it takes, and how much there is
Claim = tuple[Key, int, int]


IN_FULL = "champions:cost-arrow-icon"


def claims(s: ChState, e: Event) -> tuple[Claim, ...]:
    """What this event takes for being done in full; events of one cost share what there is (champions:cost#4)."""
    return claims_of(s, e, e.changes(s))


def claims_of(s: ChState, e: Event, changes: bool) -> tuple[Claim, ...]:
    """The same, of an event of which it is known whether it `changes` anything."""
    if isinstance(e, (Exhaust, Ready)):
        return ((("ready" if isinstance(e, Exhaust) else "exhausted", e.card), 1, int(changes)),)
    if isinstance(e, Put):
        own: Claim = (("card", e.card), 1, int(changes))
        if not s.there(e.card) or s.place(e.number) != HAND:
            return (own,)
        return (own, in_hand(s, s.cards[e.number].owner, 1, e.source))
    if isinstance(e, (RandomDiscard, RandomUnder)):
        return (in_hand(s, e.player, e.amount if isinstance(e, RandomDiscard) else 1, e.source),)
    if isinstance(e, Mill):
        # champions:player-deck#3 of a deck that is made anew on the way no further card is discarded
        deck = s.zone(e.whose, DECK) if e.whose >= 0 else s.common(ENCOUNTER_DECK)
        return ((("deck", e.whose), e.amount, len(deck)),)
    if isinstance(e, Draw):
        # champions:player-deck#2 with drawing it goes on
        there = len(s.zone(e.player, DECK)) + len(s.zone(e.player, DISCARD)) if e.player in s.order else 0
        return ((("draw", e.player), e.amount, there),)
    if isinstance(e, Heal):
        return ((("damage", e.card), e.amount, s.card(e.card).damage if s.alive(e.card) else 0),)
    if isinstance(e, Moved):
        return ((("damage", e.origin), e.wanted, s.card(e.origin).damage if s.alive(e.origin) else 0),)
    if isinstance(e, (RemoveThreat, MoveThreat)):
        of = e.to if isinstance(e, RemoveThreat) else e.origin
        return ((("threat", of), e.amount, s.card(of).threat if s.alive(of) else 0),)
    if isinstance(e, Counters) and e.amount < 0:
        return ((("counters", e.card, e.name), -e.amount, s.card(e.card).counter(e.name) if s.alive(e.card) else 0),)
    if isinstance(e, GiveStatus):
        return ((("room", e.card, e.status), 1, int(changes)),)
    if isinstance(e, DropStatus):
        return ((("status", e.card, e.status), 1, int(changes)),)
    return ()


#: what may come to less than was asked for
_COUNTED = (Packet, RemoveThreat, MoveThreat, Heal, Counters, Draw, Mill, RandomDiscard)


def short(e: Event) -> bool:
    """Has less come of it than was to be: damage, healing, threat, counters or cards?"""
    if not isinstance(e, _COUNTED):
        return False
    if isinstance(e, (RemoveThreat, MoveThreat)):
        return e.taken < e.asked
    if isinstance(e, Moved):
        return e.taken + e.excess < e.wanted
    if isinstance(e, Packet):
        return e.prevented > 0
    if isinstance(e, (Heal, Counters, Draw, Mill, RandomDiscard)):
        return abs(e.amount) < abs(e.asked)
    return False


def in_hand(s: ChState, player: int, n: int, source: int) -> Claim:
    """So many cards of a hand; a card that is being played is none of them."""
    hand = s.zone(player, HAND) if player in s.order else ()
    played = source >= 0 and s.there(source) and source & NUMBER_MASK in hand
    return ("hand", player), n, len(hand) - int(played)


def lacking(s: ChState, events: Sequence[Event], besides: tuple[Claim, ...] = ()) -> Objection | None:
    """What keeps these events, all of one cost, from being done in full, the claims of others `besides` considered."""
    wanted: dict[Key, int] = {}
    for key, n, _ in besides:
        wanted[key] = wanted.get(key, 0) + n
    alone = len(events) == 1 and not wanted
    for event in events:
        if (found := others(s, event)) is not None:
            return found
        changes = event.changes(s)
        if not changes or forbidden(s, s.facts(), event):
            return too_little(s, claims_of(s, event, changes)) or Objection(IN_FULL, "its cost can't be paid")
        if alone and isinstance(event, Exhaust):
            # what is ready can be exhausted: there is nothing that it would share
            return None
        for claim in claims_of(s, event, changes):
            key, n, there = claim
            wanted[key] = wanted.get(key, 0) + n
            if wanted[key] > there:
                return too_little(s, ((key, wanted[key], there),))
    return None


def others(s: ChState, e: Event) -> Objection | None:
    """champions:cost#6 is it another player's card that would be paid with?"""
    ref = field_or(e, "card", field_or(e, "to", -1))
    if ref < 0 or not s.alive(ref) or s.card(ref).controller in (-1, e.player):
        return None
    return Objection("champions:cost#6", f"you don't control {s.now(ref).name}, and so can't pay with it")


def too_little(s: ChState, found: tuple[Claim, ...]) -> Objection | None:
    """The first of these claims that can't be met, in words."""
    for key, n, there in found:
        if n > there:
            return Objection(IN_FULL, f"its cost can't be paid in full: {_words(s, key, n, there)}")
    return None


def _words(s: ChState, key: Key, n: int, there: int) -> str:
    kind = key[0]
    if kind == "hand":
        return f"it takes {n} cards of your hand, and there {'is' if there == 1 else 'are'} {max(0, there)}"
    if kind in ("deck", "draw"):
        return f"it takes {n} cards of a deck, and there {'is' if there == 1 else 'are'} {there}"
    name = name_of(s, key[1], -1)
    if kind in ("damage", "threat"):
        return f"there is {there} {kind} on {name}, not {n}"
    if kind == "counters":
        return f"there {'is' if there == 1 else 'are'} {there} {key[2]} counters on {name}, not {n}"
    return {
        "ready": f"{name} is exhausted",
        "exhausted": f"{name} is ready",
        "room": f"{name} is {key[-1]} already" if there == 0 else f"{name} is given one {key[-1]} status card only",
        "status": f"{name} is not {key[-1]}",
        "card": f"{name} can't be used for it" if there == 0 else f"{name} can be used for one part of it only",
    }[kind]
