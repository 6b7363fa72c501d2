"""When somebody attacks, thwarts, schemes, defends, is dealt damage, is defeated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.patterns.subjects import NO, YES, Whom, agree, p_third
from longbox.games.champions.state import ENEMIES, HERO, VILLAIN, attacked, words_of
from longbox.games.champions.state.bases import Pattern
from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Filter, Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class EnemyActs(Pattern):
    """An enemy attacks or schemes (interrupts: as it initiates; responses: once it has).

    `kinds` "attack", "scheme" or both; `whom` the player attacked: "" anybody, "you". Binds "it" to the enemy, and `after` the
    attack "hurt" to the characters that it damaged.
    """

    enemy: Whom
    kinds: tuple[str, ...] = ("attack",)
    whom: str = ""
    after: bool = False
    would: bool = False

    def listens(self) -> Sequence[type]:
        if self.after:
            return tuple(ev.EnemyAttacked if k == "attack" else ev.EnemySchemed for k in self.kinds)
        return tuple(ev.EnemyAttack if k == "attack" else ev.EnemyScheme for k in self.kinds)

    def matches(self, s: ChState, event: ev.Activates | ev.EnemyAttacked | ev.EnemySchemed, scope: Scope) -> Sequence[Bindings]:
        if not self.enemy.meant(s, event.by, scope):
            return NO
        if self.whom == "you" and event.player != scope.you and scope.you >= 0 and s.was(scope.this).owner >= 0:
            return NO
        if self.whom == "you" and event.player not in s.order:
            # there is nobody left who could be meant
            return NO
        found: list[tuple[str, Any]] = [("it", (event.by,)), ("player", event.player)]
        if isinstance(event, ev.EndActivation):
            found += [("activation", event.record), ("hurt", event.record.hurt)]
        return (tuple(found),)

    def text(self, p: Printer) -> str:
        verbs = " or ".join(("would " if self.would else "") + (k if self.would else p_third(k)) for k in self.kinds)
        when = "after" if self.after else "when"
        return f"{when} {self.enemy.text(p)} {verbs}{' you' if self.whom else ''}"


@dataclass(frozen=True)
class AttackDamages(Pattern):
    """After an enemy has attacked and damaged a character; binds "hurt" to the characters and "it" to the enemy."""

    enemy: Whom
    classes: ClassVar[tuple[type, ...]] = (ev.EnemyAttacked,)

    def matches(self, s: ChState, event: ev.EnemyAttacked, scope: Scope) -> Sequence[Bindings]:
        if not self.enemy.meant(s, event.by, scope):
            return NO
        hurt = event.record.hurt
        return ((("hurt", hurt), ("it", (event.by,))),) if hurt else NO

    def text(self, p: Printer) -> str:
        return f"after {self.enemy.text(p)} attacks and damages a character"


@dataclass(frozen=True)
class Defends(Pattern):
    """champions:defend a character defends; `after` the whole attack. Binds "it" to the attacker."""

    whom: Whom
    after: bool = True

    def listens(self) -> Sequence[type]:
        return (ev.EnemyAttacked,) if self.after else (ev.Defend,)

    def matches(self, s: ChState, event: ev.Defend | ev.EnemyAttacked, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.Defend):
            return ((("it", (event.attacker,)),),) if self.whom.meant(s, event.card, scope) else NO
        a = event.record
        if a.defender < 0 or not self.whom.meant(s, a.defender, scope):
            return NO
        return ((("it", (a.enemy,)), ("activation", a)),)

    def text(self, p: Printer) -> str:
        return f"{'after' if self.after else 'when'} {agree(self.whom, 'defend', p)} against an enemy attack"


@dataclass(frozen=True)
class Strikes(Pattern):
    """A character attacks or thwarts; `after` it has. `basic` only with its basic power. Binds "it" to what it attacked.

    With a `target` it speaks of each that is attacked: one attack on several enemies is an attack on each of them
    (champions:attack-player-action#3, champions:faq:wasp#3). Without, it speaks of the attack, which is one; of "the attacked
    enemy" one is then chosen (`rules.playing.choose_meant`).
    """

    whom: Whom
    kind: str = "attack"
    after: bool = False
    basic: bool = False
    target: Whom | None = None
    several: ClassVar[bool] = True

    def listens(self) -> Sequence[type]:
        if self.after:
            return (ev.Attacked,) if self.kind == "attack" else (ev.Thwarted,)
        made: tuple[type, ...] = (ev.Attack,) if self.kind == "attack" else (ev.Thwart,)
        return made if self.target is None else (*made, ev.Aimed)

    def matches(self, s: ChState, event: ev.Strikes | ev.Aimed | ev.Struck, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.Aimed) and event.kind != self.kind:
            return NO
        basic = event.strike.basic if isinstance(event, ev.Struck) else event.basic
        if (self.basic and not basic) or not self.whom.meant(s, event.by, scope):
            return NO
        if self.target is None:
            return ((("it", event.targets),),)
        return tuple((("it", (t,)),) for t in event.targets if self.target.meant(s, t, scope))

    def text(self, p: Printer) -> str:
        verb = f"make a basic {self.kind}" if self.basic else self.kind
        what = f" {self.target.text(p)}" if self.target is not None else ""
        return f"{'after' if self.after else 'when'} {agree(self.whom, verb, p)}{what}"


@dataclass(frozen=True)
class IsAttacked(Pattern):
    """champions:retaliate-x a character has been attacked: an enemy by a player's card, a friendly one by an enemy.

    Binds "it" to the attacker. For each of several that are meant; retaliate is `deaf` to ranged attacks (champions:ranged,
    champions:keywords#10).
    """

    whom: Whom
    deaf: bool = False
    several: ClassVar[bool] = True
    classes: ClassVar[tuple[type, ...]] = (ev.Attacked, ev.EnemyAttacked)

    def matches(self, s: ChState, event: ev.Attacked | ev.EnemyAttacked, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.EnemyAttacked):
            if event.record.player not in s.order:
                return NO
            hit = attacked(s, event.record)
            words = event.record.words | words_of(s.seen(event.by))
            targets: tuple[int, ...] = (hit,)
        else:
            words = event.strike.words | words_of(s.seen(event.by))
            # champions:retaliate-x#1 a stage that the attack defeated has not survived it, and the next was not attacked
            defeated = s.villain >= 0 and not s.cards[s.villain].same_stage(event.strike.stage)
            targets = tuple(t for t in event.targets if not (defeated and t & NUMBER_MASK == s.villain))
        if self.deaf and "ranged" in words:
            return NO
        return tuple((("whom", (t,)), ("it", (event.by,))) for t in targets if self.whom.meant(s, t, scope))

    def text(self, p: Printer) -> str:
        return f"after {self.whom.text(p)} is attacked"


@dataclass(frozen=True)
class UsesBasic(Pattern):
    """champions:basic-power a character has used a basic power."""

    whom: Whom
    powers: tuple[str, ...] = ("atk", "thw", "def", "rec")
    classes: ClassVar[tuple[type, ...]] = (ev.BasicUsed,)

    def matches(self, s: ChState, event: ev.BasicUsed, scope: Scope) -> Sequence[Bindings]:
        return YES if event.power in self.powers and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        words = "" if len(self.powers) > 3 else f" ({joined([power.upper() for power in self.powers], 'or')})"
        return f"after {agree(self.whom, 'use a basic power', p)}{words}"


@dataclass(frozen=True)
class TakesDamage(Pattern):
    """A character takes damage, or would. `attack` only from an attack; `by` who deals it. Binds "it" to the character."""

    whom: Whom
    attack: bool = False
    after: bool = False
    by: Whom | None = None
    card: tuple[Filter, ...] = ()
    words: str = ""
    classes: ClassVar[tuple[type, ...]] = (ev.Damage, ev.Moved)

    def matches(self, s: ChState, event: ev.Damage, scope: Scope) -> Sequence[Bindings]:
        if self.attack and not event.of_attack:
            return NO
        if self.after and not event.taken:
            return NO
        if self.by is not None and not self.by.meant(s, event.by, scope):
            return NO
        if self.card and (event.source < 0 or not all(f.test(s, event.source & NUMBER_MASK, scope) for f in self.card)):
            return NO
        return (
            ((("it", (event.to,)), ("dealt", event.amount), ("by", (event.by,))),) if self.whom.meant(s, event.to, scope) else NO
        )

    def text(self, p: Printer) -> str:
        if self.words:
            return self.words
        source = " from an attack" if self.attack else ""
        if self.after:
            return f"after {agree(self.whom, 'take damage', p)}{source}"
        return f"when {self.whom.text(p)} would take damage{source}"


@dataclass(frozen=True)
class IsDefeated(Pattern):
    """champions:defeat something is defeated (or would be). `by` who did it, `attack` only by an attack. Binds "it"."""

    whom: Whom
    by: Whom | None = None
    attack: bool = False
    after: bool = False
    would: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Defeat,)

    def matches(self, s: ChState, event: ev.Defeat, scope: Scope) -> Sequence[Bindings]:
        if not self.whom.meant(s, event.card, scope):
            return NO
        if self.attack and event.how != ev.ATTACK:
            # champions:overkill#1 whom overkill deals damage has not been attacked
            return NO
        if self.by is not None and not self.by.meant(s, event.by, scope):
            return NO
        return ((("it", (event.card,)),),)

    def text(self, p: Printer) -> str:
        when = "after" if self.after else "when"
        if self.by is not None:
            verb = "attack and defeat" if self.attack else "defeat"
            words = self.by.text(p)
            if words != "you":
                verb = "attacks and defeats" if self.attack else "defeats"
            return f"{when} {words} {verb} {self.whom.text(p)}"
        return f"{when} {self.whom.text(p)} {'would be' if self.would else 'is'} defeated"


@dataclass(frozen=True)
class ThreatComes(Pattern):
    """Threat is placed, or would be, on a scheme; `step` only in step one of the villain phase. Binds "it" to the scheme."""

    whom: Whom = Whom("scheme")
    after: bool = False
    step: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Threat, ev.MoveThreat)

    def matches(self, s: ChState, event: ev.Threat, scope: Scope) -> Sequence[Bindings]:
        if self.step and event.kind != "step":
            return NO
        return ((("it", (event.to,)), ("dealt", event.amount)),) if self.whom.meant(s, event.to, scope) else NO

    def text(self, p: Printer) -> str:
        where = "here" if self.whom.word == "this" else f"on {self.whom.text(p)}"
        if self.after:
            return f"after threat is placed {where}" + (" in step one of the villain phase" if self.step else "")
        return f"when threat would be placed {where}"


@dataclass(frozen=True)
class SchemesOrAttacks(Pattern):
    """After this enemy has schemed or attacked."""

    classes = (ev.EnemyAttacked, ev.EnemySchemed)

    def matches(self, s: ChState, event: ev.EnemyAttacked | ev.EnemySchemed, scope: Scope) -> Sequence[Bindings]:
        return ((),) if event.by == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"after {p.name} schemes or attacks"


@dataclass(frozen=True)
class DefendsUnhurt(Pattern):
    """After a character has defended and the attack's own damage has not hurt it (champions:faq:unflappable#1). Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (ev.EnemyAttacked,)

    def matches(self, s: ChState, event: ev.EnemyAttacked, scope: Scope) -> Sequence[Bindings]:
        a = event.record
        if a.defender < 0 or not self.whom.meant(s, a.defender, scope):
            return NO
        if a.defender in a.hurt:
            return NO
        return ((("it", (a.enemy,)),),)

    def text(self, p: Printer) -> str:
        return f"after {agree(self.whom, 'defend', p)} against an attack that does no damage to the defender"


@dataclass(frozen=True)
class DealsExcess(Pattern):
    """champions:excess-damage you have dealt an enemy more damage than it had hit points left."""

    classes: ClassVar[tuple[type, ...]] = (ev.Damage, ev.Moved)

    def matches(self, s: ChState, event: ev.Damage, scope: Scope) -> Sequence[Bindings]:
        mine = scope.you in s.order and event.by == s.identity_ref(scope.you)
        return YES if mine and event.excess > 0 and s.seen(event.to).kind in ENEMIES else NO

    def text(self, p: Printer) -> str:
        return "after you deal excess damage to an enemy"


@dataclass(frozen=True)
class HostHurtBy(Pattern):
    """A hero or villain has dealt so much damage or more to what this is attached to, with one attack. Binds "it" to who did."""

    least: int
    classes: ClassVar[tuple[type, ...]] = (ev.Attacked, ev.EnemyAttacked)

    def matches(self, s: ChState, event: ev.Attacked | ev.EnemyAttacked, scope: Scope) -> Sequence[Bindings]:
        hit = event.record.hit if isinstance(event, ev.EnemyAttacked) else event.strike.hit
        host = s.was(scope.this).host
        if sum(n for r, n in hit if r == host) < self.least or s.seen(event.by).kind not in (HERO, VILLAIN):
            return NO
        return ((("it", (event.by,)),),)

    def text(self, p: Printer) -> str:
        return f"after one attack of a hero or villain deals attached character {self.least} or more damage"
