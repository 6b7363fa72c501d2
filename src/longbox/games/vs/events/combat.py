"""Attacks that are proposed, made and over; who attacks and defends (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.events.cards import Exhaust
from longbox.games.vs.events.modifiers import drop_modifiers
from longbox.games.vs.events.zones import OnCard, leave_combat
from longbox.games.vs.state import F_COMBAT, F_PLACE, F_TEXT, F_TIME, name_of
from longbox.games.vs.state.bases import Event
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.vs.state import Attack, VsState


class Propose(Event):
    """vs:601.1b an attack is proposed."""

    __slots__ = ("attack",)
    rule = "vs:601.1b"
    facets = F_COMBAT

    def __init__(self, attack: Attack) -> None:
        super().__init__(attack.player)
        self.attack = attack

    def apply(self, s: VsState) -> None:
        s.attack = self.attack

    def told(self, s: VsState, seat: int) -> str:
        a = self.attack
        who = " and ".join(name_of(s, r & NUMBER_MASK, seat) for r in a.proposed)
        whom = name_of(s, a.defender & NUMBER_MASK, seat) if a.defender >= 0 else s.players[a.direct].name
        return f"{s.players[self.player].name} proposes an attack: {who} against {whom}"


class DropAttack(Event):
    """vs:602.1a, vs:602.1b a proposed attack on a character or player is no longer legal: nobody attacks or defends."""

    __slots__ = ("why",)
    rule = "vs:602.1a"
    facets = F_COMBAT | F_TIME

    def __init__(self, why: str = "") -> None:
        super().__init__()
        self.why = why

    def apply(self, s: VsState) -> None:
        a = s.attack
        assert a is not None
        s.attack = a.changed(proposed=(), defender=-1, direct=-1, begun=True, legal=False)

    def told(self, s: VsState, seat: int) -> str:
        return "The proposed attack is no longer legal" + (f": {self.why}" if self.why else "")


class BeginAttack(Event):
    """vs:602.1d-g all at once: attackers exhaust and attack, two or more as a team, the defender defends."""

    __slots__ = ()
    rule = "vs:602.1c"
    facets = F_COMBAT | F_TIME

    def apply(self, s: VsState) -> None:
        a = s.attack
        assert a is not None
        s.attacks += 1
        defending = s.cards[a.defender & NUMBER_MASK].controller if a.defender >= 0 else a.direct
        s.attack = a.changed(attackers=a.proposed, team=len(a.proposed) > 1, defending=defending, begun=True, number=s.attacks)
        s.memory.begin("attack")

    def parts(self, s: VsState) -> tuple[Event, ...]:
        a = s.attack
        assert a is not None
        out: list[Event] = [Attacks(r, a.defender, a.player, len(a.proposed) > 1, a.direct >= 0) for r in a.proposed]
        if a.defender >= 0:
            out.append(Defends(a.defender, a.proposed))
        # it is the rules that exhaust them, and no cost: something else may happen instead (vs:602.1d, vs:708.16c)
        return (*(Exhaust(r, a.player) for r in a.proposed), *out)


class Attacks(OnCard):
    """vs:602.4 a character gains the attacker characteristic: it attacks (vs:G:Attacks)."""

    __slots__ = ("defender", "direct", "team")
    rule = "vs:602.1d"
    facets = F_COMBAT

    def __init__(self, card: int, defender: int, player: int, team: bool, direct: bool) -> None:
        super().__init__(card, player)
        self.defender = defender
        self.team = team
        #: is it a player that is attacked?
        self.direct = direct

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} attacks"


class Defends(OnCard):
    """vs:602.4 a character gains the defender characteristic: it defends, against each of the attackers.

    Also vs:G:Defends, vs:G:Attacked.
    """

    __slots__ = ("attackers",)
    rule = "vs:602.1g"
    facets = F_COMBAT

    def __init__(self, card: int, attackers: tuple[int, ...]) -> None:
        super().__init__(card)
        self.attackers = attackers

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} defends"


class DefendsAgainst(Defends):
    """vs:602.4 another character has come to attack the defender, which thus defends against that one, too (vs:G:Defends)."""

    __slots__ = ()

    def told(self, s: VsState, seat: int) -> str:
        return ""


class JoinAttack(OnCard):
    """An effect makes a character an attacker (vs:602.2c) or the defender (vs:602.3b), though it could not be proposed as one.

    One that becomes the defender of a direct attack takes the player's place as another defender's: it is being attacked
    (vs:G:Attacked), and with a defender there ATK and DEF are compared (vs:602.5c); what replaces that is for attacks on players
    (vs:602.9).
    """

    __slots__ = ("defends",)
    rule = "vs:602.2c"
    facets = F_COMBAT

    def __init__(self, card: int, player: int, source: int, defends: bool) -> None:
        super().__init__(card, player, source)
        self.defends = defends

    def changes(self, s: VsState) -> bool:
        a = s.attack
        if a is None or not a.begun or not s.there(self.card) or not s.in_rows(self.number):
            return False
        # vs:701.12c a stunned character can't be either
        return not s.cards[self.number].stunned and not s.attacking(self.number) and not s.defending(self.number)

    def parts(self, s: VsState) -> tuple[Event, ...]:
        a = s.attack
        assert a is not None
        if self.defends:
            return (Defends(self.card, a.attackers),)
        attacks = Attacks(self.card, a.defender, s.cards[self.number].controller, a.team, a.direct >= 0)
        return (attacks,) if a.defender < 0 else (attacks, DefendsAgainst(a.defender, (self.card,)))

    def apply(self, s: VsState) -> None:
        a = s.attack
        assert a is not None
        if self.defends:
            redirected = a.redirected or a.direct >= 0
            s.attack = a.changed(defender=self.card, defending=s.cards[self.number].controller, direct=-1, redirected=redirected)
        else:
            s.attack = a.changed(attackers=(*a.attackers, self.card))

    def cites(self, s: VsState) -> str:
        return "vs:602.3b" if self.defends else self.rule

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} becomes {'the defender' if self.defends else 'an attacker'}"


class RemoveFromAttack(OnCard):
    """vs:602.2, vs:602.3 an attacker or defender is removed from the attack. A team attack stays one (vs:602.2b)."""

    __slots__ = ()
    rule = "vs:602.2"
    facets = F_COMBAT

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and (s.attacking(self.number) or s.defending(self.number))

    def apply(self, s: VsState) -> None:
        leave_combat(s, self.card)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is removed from the attack"


class EndAttack(Event):
    """vs:602.8a-f the attack concludes: nobody attacks or defends any more, nor as a team, and "this attack" ends."""

    __slots__ = ()
    rule = "vs:602.8"
    facets = F_COMBAT | F_TIME | F_TEXT | F_PLACE

    def apply(self, s: VsState) -> None:
        s.attack = None
        drop_modifiers(s, lambda m: m.until == "attack")


class BeginSubstep(Event):
    """vs:602.1 the attack substep has begun: powers trigger that do so at its start."""

    __slots__ = ()
    rule: ClassVar[str] = "vs:602.1"
