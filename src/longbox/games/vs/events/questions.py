"""Questions that rules put to cards: who may attack, be targeted, use, play; how much something costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.events.zones import ToChain
from longbox.games.vs.state import F_HAND, HAND
from longbox.kernel.queries import Scope, facets_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.origins import Told


class MayAttack:
    """May this character attack that character or player? `need` is what is in the way: "protected", "hidden", "row", "".

    Permissions lift one obstacle, prohibitions stop the attack altogether. `victim` is the player attacked, or who controls the
    character attacked, -1 where that is not asked.
    Also vs:G:As Though.
    """

    __slots__ = ("attacker", "defender", "need", "player", "victim")

    def __init__(self, attacker: int, defender: int, player: int, need: str, victim: int = -1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.player = player
        self.need = need
        self.victim = victim


class MayTarget:
    """May this card be targeted by an effect of this controller from this kind of source?"""

    __slots__ = ("card", "controller", "source_kind")

    def __init__(self, card: int, controller: int, source_kind: str) -> None:
        self.card = card
        self.controller = controller
        self.source_kind = source_kind


class MayUse:
    """May this card's payment powers (or, `activated`, its activated powers) be used?"""

    __slots__ = ("activated", "card", "player")

    def __init__(self, card: int, player: int, activated: bool) -> None:
        self.card = card
        self.player = player
        self.activated = activated


class MayPlay:
    """May this player play (or recruit) this card?"""

    __slots__ = ("card", "kind", "player")

    def __init__(self, card: int, player: int, kind: str) -> None:
        self.card = card
        self.player = player
        self.kind = kind


class MayPlayFrom:
    """May this player recruit or play this card from another zone than usual (vs:500.2): its owner's KO'd pile?"""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player


class MayReinforce:
    """May this character give others reinforcement (vs:701.10d)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class MayHelp:
    """May this character be exhausted to reinforce that defender, though it lacks what is needed: "row", "adjacent", "team" (vs:708.7b)?"""

    __slots__ = ("card", "defender", "need")

    def __init__(self, card: int, defender: int, need: str) -> None:
        self.card = card
        self.defender = defender
        self.need = need


class MayTeamUp:
    """May these characters attack together, that character or a player (-1)?

    Prohibitions stop the team attack; permissions are for characters that share no affiliation.
    """

    __slots__ = ("attackers", "defender", "player")

    def __init__(self, attackers: tuple[int, ...], player: int, defender: int) -> None:
        self.attackers = attackers
        self.player = player
        self.defender = defender


class MustAttack:
    """Does this character attack if able (vs:600.4)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class TopRevealed:
    """Does this player play with the top card of the deck revealed (vs:708.10c)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class HandRevealed:
    """Does this player play with the hand revealed (vs:708.9a)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class MayLookAtTop:
    """May this player look at the top card of the deck whenever having priority (vs:511.8)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class ConsideredToControl:
    """Is a player considered to control an object of this name (vs:G:Considered to)?"""

    __slots__ = ("name", "player")

    def __init__(self, name: str, player: int) -> None:
        self.name = name
        self.player = player


class HowManyRecover:
    """May this player recover more than one character in the wrap-up (vs:408.2b)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class HowMuch:
    """A number that rules ask for: "recruit cost", "threshold", "equipment limit"; of a card, for a player."""

    __slots__ = ("card", "player", "what")

    def __init__(self, what: str, card: int, player: int) -> None:
        self.what = what
        self.card = card
        self.player = player


#: the questions about one card
CardQuestion = MayTarget | MayUse | MayPlay | MayPlayFrom | MayReinforce | MustAttack


def how_much(s: VsState, what: str, card: int, player: int, base: int, told: Told | None = None) -> int:
    """A number with every change that cards make to it, added to `told` (raw: it may fall below zero, vs:505.1d)."""
    q = HowMuch(what, card, player)
    total = base
    for active in s.facts().listening(HowMuch, "amount"):
        ability = active.ability
        if ability.applies_to(s, q, active.scope):
            change = change_of(s, ability, active.scope, card)
            total = max(total, change) if ability.up_to else total + change
            if told is not None:
                told.append((ability, active.scope, total))
    # a card's own text works where it is played from, a resource being revealed for that (vs:510.2a, vs:701.11b)
    c = s.cards[card]
    unseen = s.in_resources(card) and c.down and not c.revealed
    if unseen or not s.in_play(card):
        scope = Scope(player, s.ref(card))
        text: Sequence[Any] = (c.printed.values if unseen else s.now(card)).abilities
        for own in text:
            if own.stage == "amount" and own.who is None and own.applies_to(s, q, scope):
                total += change_of(s, own, scope, card)
                if told is not None:
                    told.append((own, scope, total))
    return total


def eased_by(s: VsState, what: str, card: int, player: int) -> tuple[Hashable, ...]:
    """The modifiers that change this number of "the next" card only, by their keys (vs:513.2e)."""
    q = HowMuch(what, card, player)
    listening = [a for a in s.facts().listening(HowMuch, "amount") if getattr(a, "uses", -1) > 0]
    return tuple(a.key for a in listening if a.ability.applies_to(s, q, a.scope))


def change_of(s: VsState, ability: Any, scope: Scope, card: int) -> int:
    """What a number is changed by. A card being played is on the chain when its cost is determined, not in the hand (vs:505.1d)."""
    if isinstance(ability.change, int):
        return ability.change
    change = ability.change
    if isinstance(change, int):
        return change
    if facets_of(change) & F_HAND and s.kind_of_zone(s.cards[card].zone) == HAND:
        s = s.clone()
        leaves = ToChain(s.ref(card), s.cards[card].owner)
        leaves.apply(s)
        s.mark(leaves.facets)
    return int(change.amount(s, scope))
