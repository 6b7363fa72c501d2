"""Questions that rules put to powers: may it, and how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events.modifiers import UsedOnce
from longbox.games.vs2pcg.state import PcgState
from longbox.kernel.abilities import Amount, Prohibition

if TYPE_CHECKING:
    from longbox.kernel.origins import Told


class Question:
    """What a rule asks."""

    __slots__ = ()


class AskAttack(Question):
    """May this character attack that one: in melee, or ranged?"""

    __slots__ = ("attacker", "defender", "ranged")

    def __init__(self, attacker: int, defender: int, ranged: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ranged = ranged


class AskAttackPlayer(Question):
    """May this character attack that player?"""

    __slots__ = ("attacker", "foe")

    def __init__(self, attacker: int, foe: int) -> None:
        self.attacker = attacker
        self.foe = foe


class AskRearrange(Question):
    """May this character be moved in the formation step?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskPast(Question):
    """May this character attack that one, though others protect it (vs2pcg:term-protection#1): in melee, or ranged, alone or not?"""

    __slots__ = ("attacker", "defender", "ranged", "solo")

    def __init__(self, attacker: int, defender: int, ranged: bool, solo: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ranged = ranged
        self.solo = solo


class AskStruck(Question):
    """May this character strike that one, in a combat or by an effect (vs2pcg:melee-resolving-combat#1)?"""

    __slots__ = ("striker", "target")

    def __init__(self, striker: int, target: int) -> None:
        self.striker = striker
        self.target = target


class AskPhase(Question):
    """Has this player that phase of the turn, by its timing word (vs2pcg:turn-sequence#2)?"""

    __slots__ = ("phase", "player")

    def __init__(self, player: int, phase: str) -> None:
        self.player = player
        self.phase = phase


class AskTwist(Question):
    """May this player play plot twists?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class AskPowerUp(Question):
    """May this card power up that character, though it has none of its names (vs2pcg:power-ups#1)?"""

    __slots__ = ("card", "with_")

    def __init__(self, card: int, with_: int) -> None:
        self.card = card
        self.with_ = with_


class AskUsePower(Question):
    """May this player use a super power of this character, which costs these symbols?"""

    __slots__ = ("card", "player", "symbols")

    def __init__(self, card: int, player: int, symbols: tuple[str, ...]) -> None:
        self.card = card
        self.player = player
        self.symbols = symbols


class AskFromTop(Question):
    """May this player look at the top card of the deck, and recruit or play it from there?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class AskCounters(Question):
    """May this character have -1/-1 counters (or with a `sign` above zero +1/+1 counters) while it is stunned?"""

    __slots__ = ("card", "sign")

    def __init__(self, card: int, sign: int) -> None:
        self.card = card
        self.sign = sign


class AskFlyOver(Question):
    """May a character that flies pass this one, which does not fly?"""

    __slots__ = ("attacker", "over")

    def __init__(self, attacker: int, over: int) -> None:
        self.attacker = attacker
        self.over = over


class AskTeam(Question):
    """May these two attack as a team, though they share no team?"""

    __slots__ = ("one", "other")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other


class AskStrike(Question):
    """May this character strike?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskStrikes(Question):
    """How often does this character strike in the combat (vs2pcg:melee-resolving-combat#1)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskStrikeBack(Question):
    """May the defender strike back at this attacker?"""

    __slots__ = ("attacker", "defender")

    def __init__(self, defender: int, attacker: int) -> None:
        self.defender = defender
        self.attacker = attacker


class AskStrikesFirst(Question):
    """Does this character strike before those that don't, as Ferocious ones do in melee (vs2pcg:keyword-ferocious#1)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskStrikesEach(Question):
    """Does this defender strike back against each attacker, as Monstrous ones do (vs2pcg:keyword-monstrous#1)?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskStrikesItself(Question):
    """Does this character strike itself instead of that one?"""

    __slots__ = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card = card
        self.target = target


class AskPoints(Question):
    """How many recruit points does this player get (vs2pcg:recruit-step#1)?"""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class AskWhoChooses(Question):
    """Does the attacking player choose at whom the defender strikes back?"""

    __slots__ = ("attacker",)

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker


class AskStrength(Question):
    """How much ATK does this character strike with?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskCost(Question):
    """How many recruit points does it cost to recruit this card?"""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player


class AskFirst(Question):
    """Must this character take part in the next attack of its side?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class AskRecruit(Question):
    """May a player recruit this card, which is not in the hand?"""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player


def barred(s: PcgState, question: Question) -> bool:
    """vs2pcg:golden-rules#1 does anything say that it can't be?"""
    return _any(s, question, "prohibit")


def allowed(s: PcgState, question: Question) -> bool:
    """vs2pcg:golden-rules#1 does anything say that it can, and nothing that it can't?"""
    return _any(s, question, "permit") and not barred(s, question)


def _any(s: PcgState, question: Question, stage: str) -> bool:
    for active in s.facts().listening(question.__class__, stage):
        ability: Prohibition = active.ability
        if ability.during is None or ability.during.holds(s, active.scope):
            if ability.on.matches(s, question, active.scope):
                return True
    return False


def number(s: PcgState, question: Question, base: int, told: Told | None = None) -> int:
    """What a number comes to, with all that changes it (added to `told`)."""
    for active in s.facts().listening(question.__class__, "amount"):
        ability: Amount = active.ability
        if ability.on.matches(s, question, active.scope):
            if ability.during is None or ability.during.holds(s, active.scope):
                base += ability.change.amount(s, active.scope.bind("base", base))
                if told is not None:
                    told.append((ability, active.scope, base))
    return base


def spent_on(s: PcgState, question: Question) -> list[UsedOnce]:
    """What has changed the answer to a question, and does so a number of times only, has done it once more."""
    found = []
    for active in s.facts().listening(question.__class__, "amount"):
        if getattr(active, "uses", -1) > 0 and active.ability.on.matches(s, question, active.scope):
            found.append(UsedOnce(active.key))
    return found


def cost_of(s: PcgState, player: int, ref: int, told: Told | None = None) -> int:
    """vs2pcg:recruit-step#1 what it costs a player to recruit a card; never below zero.

    vs2pcg:character-powers#1 what the card itself says of it works from where it is: one less beside its friend.
    """
    cost = s.now(ref).cost
    if friend := friend_of(s, ref):
        cost -= any([friend in s.now(n).names for n in s.side(player)])
    return max(0, number(s, AskCost(ref, player), cost, told))


def friend_of(s: PcgState, ref: int) -> str:
    """The name of whoever makes it cheaper to recruit a card, "" if nobody does."""
    for a in s.now(ref).abilities:
        friend: str = getattr(a, "friend", "")
        if friend:
            return friend
    return ""


__all__ = [
    "AskAttackPlayer",
    "AskAttack",
    "AskCost",
    "AskCounters",
    "AskFirst",
    "AskFlyOver",
    "AskFromTop",
    "AskPast",
    "AskPhase",
    "AskPoints",
    "AskPowerUp",
    "AskRearrange",
    "AskRecruit",
    "AskStrength",
    "AskStrike",
    "AskStrikeBack",
    "AskStrikes",
    "AskStrikesEach",
    "AskStrikesFirst",
    "AskStrikesItself",
    "AskStruck",
    "AskTeam",
    "AskTwist",
    "AskUsePower",
    "AskWhoChooses",
    "Question",
    "allowed",
    "barred",
    "cost_of",
    "friend_of",
    "number",
    "spent_on",
]
