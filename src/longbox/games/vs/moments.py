"""Moments of a game of Vs. System: turns, phases, steps, what is on the chain, who attacks and defends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.events import drop_modifiers
from longbox.games.vs.moves import FromDeckToHand, OffChain, OnCard, name_of
from longbox.games.vs.state import F_COMBAT, F_PLACE, F_PLAYS, F_TEXT, F_TIME, PHASES, RESOURCES, ROWS, Attack, ChainItem, VsState
from longbox.kernel.events import Event
from longbox.kernel.frames import Procedure
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.kernel.queries import Scope


class NewTurn(Event):
    """vs:400.1 a turn begins."""

    __slots__ = ()
    rule = "vs:400.1"
    facets = F_TIME | F_PLAYS

    def apply(self, s: VsState) -> None:
        s.turn += 1
        s.attacks = 0
        s.quiet = 0
        s.memory.forget_before("turn")
        s.memory.begin("turn")
        s.past = {ref: past for ref, past in s.past.items() if _referred(s, ref)}
        s.schedule = PHASES

    def told(self, s: VsState, seat: int) -> str:
        return f"Turn {s.turn}: {s.things[s.initiative].name} has the initiative"


def _referred(s: VsState, ref: int) -> bool:
    """Does a modifier or waiting trigger still speak of this object?"""
    scopes = [m.scope for m in s.modifiers] + [p.scope for p in (*s.pending, *s.waiting)]
    return any(sc.this == ref or any(ref in t for t in sc.targets) or _event_card(sc) == ref for sc in scopes)


def _event_card(scope: Scope) -> int:
    return getattr(scope.event, "card", -1)


def of_step(m: Any) -> bool:
    """vs:513.1a does this modifier end with the present step?"""
    return bool(m.until.endswith("step"))


class BeginPhase(Event):
    """vs:400.8 a phase begins; "at the start of" it triggers. A modifier that skips it replaces this (vs:400.9a)."""

    __slots__ = ("phase",)
    rule = "vs:400.8"
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def affected(self, s: VsState) -> int:
        return s.initiative

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.phase = self.phase
        s.step = ""
        s.step_player = -1
        s.memory.begin("phase")

    def told(self, s: VsState, seat: int) -> str:
        return self.phase[0].upper() + self.phase[1:]


class BeginStep(Event):
    """vs:400.4 a player's step begins. What triggers "at the start of" it does so with StartOfStep."""

    __slots__ = ("step",)
    rule = "vs:400.4"
    facets = F_TIME

    def __init__(self, step: str, player: int) -> None:
        super().__init__(player)
        self.step = step

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.step = self.step
        s.step_player = self.player
        s.memory.begin("step")

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.things[self.player].name}: {self.step}"


class StartOfStep(Event):
    """vs:400.8 the moment at which powers trigger "at the start of" a player's step, after its own first action."""

    __slots__ = ("step",)
    rule = "vs:400.8"

    def __init__(self, step: str, player: int) -> None:
        super().__init__(player)
        self.step = step


class EndStep(Event):
    """vs:400.7b a player's step is over."""

    __slots__ = ()
    rule = "vs:400.7b"
    facets = F_TIME

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.step = ""
        s.step_player = -1


class PassInitiative(Event):
    """vs:408.2e the initiative passes clockwise (vs:G:Initiative)."""

    __slots__ = ()
    rule = "vs:408.2e"
    facets = F_TIME

    def apply(self, s: VsState) -> None:
        s.initiative = s.after(s.initiative)


class HoldTriggers(Event):
    """vs:408.2 triggers of the wrap-up wait for the next draw phase."""

    __slots__ = ()
    rule = "vs:408.2"

    def apply(self, s: VsState) -> None:
        s.waiting = (*s.waiting, *s.pending)
        s.pending = ()


class ReleaseTriggers(Event):
    """vs:401.1 the triggers of the last wrap-up go onto the chain with those of the draw phase."""

    __slots__ = ()
    rule = "vs:401.1"

    def apply(self, s: VsState) -> None:
        s.pending = (*s.waiting, *s.pending)
        s.waiting = ()


class Schedule(Event):
    """vs:400.10 phases or attack steps are added (`extra` players for attack steps), or the next phase is taken."""

    __slots__ = ("extra", "schedule")
    rule = "vs:400.10b"

    def __init__(self, schedule: tuple[str, ...] | None = None, extra: tuple[int, ...] | None = None) -> None:
        super().__init__()
        self.schedule = schedule
        self.extra = extra

    def apply(self, s: VsState) -> None:
        if self.schedule is not None:
            s.schedule = self.schedule
        if self.extra is not None:
            s.extra = self.extra


# -- the chain ------------------------------------------------------------------------------------------------------


class ChainAdd(Event):
    """vs:213.6c an effect goes on top of the chain."""

    __slots__ = ("about", "item", "pending")
    rule = "vs:213.6c"

    def __init__(self, item: ChainItem, pending: Any = None, about: Scope | None = None) -> None:
        super().__init__(item.controller, item.source)
        self.item = item
        self.pending = pending
        #: of several things that the trigger could be about, the one that it is about
        self.about = about

    def apply(self, s: VsState) -> None:
        item = self.item.fork()
        number = s.add_thing(item)
        scope = item.scope.copy()
        scope.item = item.ref
        item.scope = scope
        item.stamp = s.tick()
        s.chain = (*s.chain, number)
        if self.pending is not None:
            i = next(i for i, p in enumerate(s.pending) if p is self.pending)
            left = s.pending[:i] + s.pending[i + 1 :]
            if self.pending.others:
                left = tuple([p.without(self.about) if p.others and p.key == self.pending.key else p for p in left])
            s.pending = left


class ChainSet(Event):
    """A choice made while announcing an effect is noted on it (vs:505.1b, 505.1c)."""

    __slots__ = ("number", "scope")
    rule = "vs:505.1b"

    def __init__(self, number: int, scope: Scope) -> None:
        super().__init__()
        self.number = number
        self.scope = scope

    def apply(self, s: VsState) -> None:
        s.write(self.number).scope = self.scope


class ChainDrop(Event):
    """An effect leaves the chain: it is done resolving (vs:508.2l), could not be announced (vs:506.4) or was negated."""

    __slots__ = ("item", "negated", "words")
    rule = "vs:508.2l"

    def __init__(self, item: int, negated: bool = False) -> None:
        super().__init__()
        #: a reference
        self.item = item
        self.negated = negated
        self.words = ""

    def changes(self, s: VsState) -> bool:
        return s.there(self.item) and self.item & NUMBER_MASK in s.chain

    def apply(self, s: VsState) -> None:
        n = self.item & NUMBER_MASK
        self.words = s.things[n].words
        s.chain = tuple(k for k in s.chain if k != n)
        s.drop_thing(n)

    def told(self, s: VsState, seat: int) -> str:
        return f"{self.words} is negated" if self.negated else ""


class Negate(ChainDrop):
    """vs:509.1 an effect is negated: all of it leaves the chain (vs:509.3), nothing is refunded (vs:509.2).

    A card that represents it goes to the KO'd pile, or back to the hand if it was only revealed (vs:708.9d, vs:706.15a,
    vs:706.16a).
    """

    __slots__ = ()
    rule = "vs:509.1"
    #: what hears of it looks at the effect as it was
    looks_back = True

    def __init__(self, item: int, player: int, source: int) -> None:
        super().__init__(item, True)
        self.player = player
        self.source = source

    def affected(self, s: VsState) -> int:
        controller: int = s.things[self.item & NUMBER_MASK].controller
        return controller if controller in s.order else s.primary

    def parts(self, s: VsState) -> tuple[Event, ...]:
        item = s.things[self.item & NUMBER_MASK]
        if item.card < 0 or s.things[item.card].zone != s.chain_zone:
            return ()
        ref = s.ref(item.card)
        return (FromDeckToHand(ref, -1, -1, True),) if "returns" in item.types else (OffChain(ref),)


class Played(Event):
    """vs:505.1e an effect becomes played; a recruit effect's card becomes recruited."""

    __slots__ = ("card", "item", "kind", "words")
    rule = "vs:505.1e"
    facets = F_PLAYS

    def __init__(self, item: ChainItem) -> None:
        super().__init__(item.controller, item.source)
        self.item = item.ref
        self.kind = item.kind
        self.words = item.words
        #: the values of the card it was played from, as they are on the chain (vs:301.4)
        self.card: Any = None

    def apply(self, s: VsState) -> None:
        self.card = s.seen(self.source) if self.source >= 0 else None
        item = s.things[self.item & NUMBER_MASK]
        if item.kind == "recruit":
            self.card = s.now(item.card)
        elif item.origin == "resource row" and s.there(self.source):
            # vs:304.10 its ongoing powers become active
            s.write(self.source & NUMBER_MASK).face = 1
            s.mark(F_TEXT)

    def told(self, s: VsState, seat: int) -> str:
        item = s.things[self.item & NUMBER_MASK]
        on = [name_of(s, r & NUMBER_MASK, seat) for chosen in item.scope.targets for r in chosen] if item.ref == self.item else []
        return f"{s.things[self.player].name}: {self.words}{' on ' if on else ''}{' and '.join(on)}"


class EffectResolving(Procedure):
    """An effect of the chain that is resolving just now (vs:508.1); what it goes through is `chain.Resolving`.

    `ref` is the effect, -1 until it has begun.
    """

    __slots__ = ("ref",)

    def __init__(self) -> None:
        super().__init__()
        self.ref = -1


class Resolving(Event):
    """vs:508.1 the top effect of the chain begins to resolve."""

    __slots__ = ("words",)
    rule = "vs:508.1"

    def __init__(self, words: str, player: int) -> None:
        super().__init__(player)
        self.words = words

    def told(self, s: VsState, seat: int) -> str:
        return f"Resolves: {self.words}"


class Use(Event):
    """vs:501.4 one use of a power is counted, for "only once per turn" and the like."""

    __slots__ = ("key", "span")
    rule = "vs:501.4"

    def __init__(self, key: Any, span: str) -> None:
        super().__init__()
        self.key = key
        self.span = span

    def apply(self, s: VsState) -> None:
        s.memory.use(self.key, self.span)


# -- attacks --------------------------------------------------------------------------------------------------------


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
        whom = name_of(s, a.defender & NUMBER_MASK, seat) if a.defender >= 0 else s.things[a.direct].name
        return f"{s.things[self.player].name} proposes an attack: {who} against {whom}"


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

    __slots__ = ("player2",)
    rule = "vs:602.1c"
    facets = F_COMBAT | F_TIME

    def apply(self, s: VsState) -> None:
        a = s.attack
        assert a is not None
        s.attacks += 1
        defending = s.things[a.defender & NUMBER_MASK].controller if a.defender >= 0 else a.direct
        s.attack = a.changed(attackers=a.proposed, team=len(a.proposed) > 1, defending=defending, begun=True, number=s.attacks)
        s.memory.begin("attack")

    def parts(self, s: VsState) -> tuple[Event, ...]:
        from longbox.games.vs.events import Exhaust

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
        return not s.things[self.number].stunned and not s.attacking(self.number) and not s.defending(self.number)

    def parts(self, s: VsState) -> tuple[Event, ...]:
        a = s.attack
        assert a is not None
        if self.defends:
            return (Defends(self.card, a.attackers),)
        attacks = Attacks(self.card, a.defender, s.things[self.number].controller, a.team, a.direct >= 0)
        return (attacks,) if a.defender < 0 else (attacks, DefendsAgainst(a.defender, (self.card,)))

    def apply(self, s: VsState) -> None:
        a = s.attack
        assert a is not None
        if self.defends:
            redirected = a.redirected or a.direct >= 0
            s.attack = a.changed(defender=self.card, defending=s.things[self.number].controller, direct=-1, redirected=redirected)
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
        from longbox.games.vs.moves import leave_combat

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


class EndTurn(Event):
    """vs:408.2d what lasts for "this turn" is over."""

    __slots__ = ()
    rule = "vs:408.2d"
    facets = F_TEXT | F_TIME

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, lambda m: m.until in ("turn", "attack") or m.until.endswith("phase") or m.ability.spent(s, m.scope))
        # vs:706.2 text gained by paying for boost is gained for the turn
        for p in s.order:
            for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)):
                if s.things[n].paid:
                    s.write(n).paid = ()
