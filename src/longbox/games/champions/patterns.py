"""What abilities of Marvel Champions listen to (champions:triggering-condition)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.card import ALTER_EGO, ENEMIES, HERO, SIDE_SCHEME, TREACHERY
from longbox.games.champions.state import ChState
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Filter, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, joined

YES: Sequence[Bindings] = ((),)
NO: Sequence[Bindings] = ()


@dataclass(frozen=True)
class Whom:
    """Who is meant: "this", "host", "you" (your identity), "your hero", "your", "enemy", "minion", "villain", "hero", "any" ...

    `filters` narrow it.
    """

    word: str
    filters: tuple[Filter, ...] = ()
    said: str = ""

    def meant(self, s: ChState, ref: int, scope: Scope) -> bool:
        """Is this card meant?"""
        if ref < 0 or not self._word(s, ref, scope):
            return False
        return all(f.test(s, ref & NUMBER_MASK, scope) for f in self.filters)

    def _word(self, s: ChState, ref: int, scope: Scope) -> bool:
        word = self.word
        if word == "this":
            return ref == scope.this
        if word == "host":
            return bool(ref == s.was(scope.this).host)
        if word == "any":
            return True
        v = s.seen(ref)
        kind = v.kind
        if word in ("you", "your hero", "your alter-ego"):
            if scope.you not in s.order or ref != s.identity_ref(scope.you):
                return False
            return word == "you" or kind == (HERO if word == "your hero" else ALTER_EGO)
        if word == "your":
            # a character you control
            return kind in (HERO, ALTER_EGO, "ally") and s.was(ref).controller == scope.you
        if word == "your ally":
            return bool(kind == "ally" and s.was(ref).controller == scope.you)
        if word == "enemy":
            return kind in ENEMIES
        if word == "friendly":
            return kind in (HERO, ALTER_EGO, "ally")
        if word == "side scheme":
            return bool(kind == SIDE_SCHEME)
        if word == "minion or side scheme":
            return kind in ("minion", SIDE_SCHEME)
        if word == "scheme":
            return kind in (SIDE_SCHEME, "main_scheme")
        return bool(kind == word)

    def text(self, p: Printer) -> str:
        """The noun phrase."""
        if self.said:
            return self.said
        if self.word == "this":
            return p.name
        words = " ".join([*(f.text(p) for f in self.filters if f.text(p)), ""]).strip()
        noun = {
            "host": "attached character",
            "you": "you",
            "your hero": "your hero",
            "your": "a character you control",
            "your ally": "an ally you control",
            "villain": "the villain",
            "any": "a character",
            "friendly": "a friendly character",
        }.get(self.word)
        if noun is None:
            return a(f"{words} {self.word}".strip())
        return noun


THIS, HOST, YOU, YOUR_HERO, YOURS = Whom("this"), Whom("host"), Whom("you"), Whom("your hero"), Whom("your")
ENEMY, MINIONS, VILLAINS, ANYONE, HERO_ = Whom("enemy"), Whom("minion"), Whom("villain"), Whom("any"), Whom("hero")


def agree(whom: Whom, verb: str, p: Printer) -> str:
    """The subject with its verb: "you attack", "Tigra attacks"."""
    words = whom.text(p)
    return f"{words} {verb}" if words == "you" else f"{words} {p_third(verb)}"


def p_third(verb: str) -> str:
    """The third person of a verb."""
    first, _, rest = verb.partition(" ")
    out = first + ("es" if first.endswith(("s", "x", "ch", "sh")) else "s") if first != "would" else first
    return f"{out} {rest}".strip()


# -- attacks of enemies ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnemyActs(Pattern):
    """An enemy attacks or schemes (interrupts: as it initiates; responses: once it has).

    `kinds` "attack", "scheme" or both; `whom` the player attacked: "" anybody, "you". Binds "it" to the enemy.
    """

    enemy: Whom
    kinds: tuple[str, ...] = ("attack",)
    whom: str = ""
    after: bool = False
    would: bool = False

    def listens(self) -> Sequence[type]:
        if self.after:
            return tuple(mo.EnemyAttacked if k == "attack" else mo.EnemySchemed for k in self.kinds)
        return tuple(mo.EnemyAttack if k == "attack" else mo.EnemyScheme for k in self.kinds)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not self.enemy.meant(s, event.by, scope):
            return NO
        if self.whom == "you" and event.player != scope.you and scope.you >= 0 and s.was(scope.this).owner >= 0:
            return NO
        if self.whom == "you" and event.player not in s.order:
            # there is nobody left who could be meant
            return NO
        found: list[tuple[str, Any]] = [("it", (event.by,)), ("player", event.player)]
        if self.after:
            found.append(("activation", event.record))
        return (tuple(found),)

    def text(self, p: Printer) -> str:
        verbs = " or ".join(("would " if self.would else "") + (k if self.would else p_third(k)) for k in self.kinds)
        when = "after" if self.after else "when"
        return f"{when} {self.enemy.text(p)} {verbs}{' you' if self.whom else ''}"


@dataclass(frozen=True)
class AttackDamages(Pattern):
    """After an enemy has attacked and damaged a character; binds "hurt" to the characters and "it" to the enemy."""

    enemy: Whom
    classes: ClassVar[tuple[type, ...]] = (mo.EnemyAttacked,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
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
        return (mo.EnemyAttacked,) if self.after else (mo.Defend,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, mo.Defend):
            return ((("it", (event.attacker,)),),) if self.whom.meant(s, event.card, scope) else NO
        a = event.record
        if a.defender < 0 or not self.whom.meant(s, a.defender, scope):
            return NO
        return ((("it", (a.enemy,)), ("activation", a)),)

    def text(self, p: Printer) -> str:
        return f"{'after' if self.after else 'when'} {agree(self.whom, 'defend', p)} against an enemy attack"


# -- attacks and thwarts of players -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strikes(Pattern):
    """A character attacks or thwarts; `after` it has. `basic` only with its basic power. Binds "it" to what it attacked.

    With a `target` it speaks of each that is attacked: one attack on several enemies is an attack on each of them
    (champions:attack-player-action#3, champions:faq:wasp#3). Without, it speaks of the attack, which is one; of "the attacked
    enemy" one is then chosen (`envelope.choose_meant`).
    """

    whom: Whom
    kind: str = "attack"
    after: bool = False
    basic: bool = False
    target: Whom | None = None
    several: ClassVar[bool] = True

    def listens(self) -> Sequence[type]:
        if self.after:
            return (mo.Attacked,) if self.kind == "attack" else (mo.Thwarted,)
        made: tuple[type, ...] = (mo.Attack,) if self.kind == "attack" else (mo.Thwart,)
        return made if self.target is None else (*made, mo.Aimed)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, mo.Aimed) and event.kind != self.kind:
            return NO
        basic = event.strike.basic if self.after else event.basic
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
    classes: ClassVar[tuple[type, ...]] = (mo.Attacked, mo.EnemyAttacked)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        from longbox.games.champions.striking import words_of

        if isinstance(event, mo.EnemyAttacked):
            from longbox.games.champions.activation import attacked

            if event.record.player not in s.order:
                return NO
            hit = attacked(s, event.record)
            words = event.record.words | words_of(s.seen(event.by))
            targets: tuple[int, ...] = (hit,)
        else:
            words = event.strike.words | words_of(s.seen(event.by))
            # champions:retaliate-x#1 a stage that the attack defeated has not survived it, and the next was not attacked
            defeated = s.villain >= 0 and not s.things[s.villain].same_stage(event.strike.stage)
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
    classes: ClassVar[tuple[type, ...]] = (mo.BasicUsed,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.power in self.powers and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        words = "" if len(self.powers) > 3 else f" ({joined([power.upper() for power in self.powers], 'or')})"
        return f"after {agree(self.whom, 'use a basic power', p)}{words}"


# -- damage, threat, defeat -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakesDamage(Pattern):
    """A character takes damage, or would. `attack` only from an attack; `by` who deals it. Binds "it" to the character."""

    whom: Whom
    attack: bool = False
    after: bool = False
    by: Whom | None = None
    card: tuple[Filter, ...] = ()
    words: str = ""
    classes: ClassVar[tuple[type, ...]] = (befall.Damage, befall.Moved)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
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
    classes: ClassVar[tuple[type, ...]] = (befall.Defeat,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not self.whom.meant(s, event.card, scope):
            return NO
        if self.attack and event.how != befall.ATTACK:
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
    classes: ClassVar[tuple[type, ...]] = (befall.Threat, befall.MoveThreat)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if self.step and event.kind != "step":
            return NO
        return ((("it", (event.to,)), ("dealt", event.amount)),) if self.whom.meant(s, event.to, scope) else NO

    def text(self, p: Printer) -> str:
        where = "here" if self.whom.word == "this" else f"on {self.whom.text(p)}"
        if self.after:
            return f"after threat is placed {where}" + (" in step one of the villain phase" if self.step else "")
        return f"when threat would be placed {where}"


# -- cards that come and go -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Enters(Pattern):
    """champions:enters-play a card enters play. Binds "it"."""

    whom: Whom
    played: bool = False
    classes: ClassVar[tuple[type, ...]] = (mv.EnterPlay,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if self.played and event.how != "play":
            return NO
        return ((("it", (event.card,)),),) if s.alive(event.card) and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after {self.whom.text(p)} enters play"


@dataclass(frozen=True)
class Plays(Pattern):
    """You, the player, have played a card (champions:you-your#9): this one, or one of a kind. Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (mo.Played,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        ref = event.made if event.made >= 0 else event.card
        return ((("it", (ref,)),),) if event.player == scope.you and self.whom.meant(s, ref, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after you play {self.whom.text(p)}"


@dataclass(frozen=True)
class Engages(Pattern):
    """champions:engage a minion engages a player. Binds "it" to the minion."""

    whom: Whom
    you: bool = False
    classes: ClassVar[tuple[type, ...]] = (mv.Engage,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if self.you and event.player != scope.you:
            return NO
        found = (("it", (event.card,)), ("player", event.player))
        return (found,) if s.alive(event.card) and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after {self.whom.text(p)} engages {'you' if self.you else 'a player'}"


@dataclass(frozen=True)
class IsRevealed(Pattern):
    """champions:reveal a card is revealed from the encounter deck, of this type (any without one). Binds "it"."""

    kind: str = ""
    you: bool = False
    classes: ClassVar[tuple[type, ...]] = (mo.Reveal,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if (
            event.origin != "deck"
            or (self.kind and s.now(event.card).kind != self.kind)
            or (self.you and event.player != scope.you)
        ):
            return NO
        return ((("it", (event.card,)), ("player", event.player)),)

    def text(self, p: Printer) -> str:
        what = "a treachery" if self.kind == TREACHERY else a(self.kind) if self.kind else "a card"
        return f"when {'you reveal ' + what if self.you else what + ' is revealed'} from the encounter deck"


@dataclass(frozen=True)
class FormChanges(Pattern):
    """champions:form you have changed form; with `to_this` to this very side."""

    to_this: bool = True
    classes: ClassVar[tuple[type, ...]] = (befall.ChangeForm,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you change to this form" if self.to_this else "after you change form"


@dataclass(frozen=True)
class BoostTurns(Pattern):
    """champions:boost a boost card is turned face up; `icons` only one with boost icons. Binds "it"."""

    icons: bool = True
    classes: ClassVar[tuple[type, ...]] = (mo.TurnBoost,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if self.icons and not s.get(event.card).printed.faces[0].boost:
            return NO
        return ((("it", (event.card,)),),)

    def text(self, p: Printer) -> str:
        return "when a boost card is turned face up"


@dataclass(frozen=True)
class AtEnd(Pattern):
    """At the end of a round, of a phase, or of an activation."""

    of: str = "round"
    key: int = -1

    def listens(self) -> Sequence[type]:
        if self.of == "round":
            return (mo.EndRound,)
        return (mo.EnemyAttacked, mo.EnemySchemed, mo.Broken) if self.of == "activation" else (mo.EndPhase,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if self.of == "activation":
            return YES if event.record.key == scope.get("activation key") else NO
        return YES

    def text(self, p: Printer) -> str:
        return f"at the end of {'this attack' if self.of == 'activation' else 'the ' + self.of}"


@dataclass(frozen=True)
class Leaves(Pattern):
    """champions:leaves-play a card leaves play, wherever it goes. Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (
        mv.Discard, mv.ToHand, mv.IntoDeck, mv.ToTop, mv.Remove, mv.ToVictory, mv.SetAside, mv.PutUnder,
    )  # fmt: skip

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not (s.alive(event.card) or event.card in s.past):
            return NO
        return ((("it", (event.card,)),),) if self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"when {self.whom.text(p)} leaves play"
