"""What powers listen to: who appears, attacks, is stunned or KO'd, what is played, when a turn begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.queries import ENEMY, YOURS, is_of
from longbox.games.vs2pcg.state import BACK, FLIGHT, FRONT, HAND, ZONE_NAMES, PcgState
from longbox.games.vs2pcg.state.bases import Event, Filter, Pattern, Who
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import record_of
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, plural

if TYPE_CHECKING:
    from collections.abc import Sequence


#: it matches, and binds nothing
YES: Sequence[Bindings] = ((),)


def it(*refs: int) -> Sequence[Bindings]:
    """It matches, and "it" is these."""
    return ((("it", refs),),)


def fits(s: PcgState, ref: int, filters: tuple[Filter, ...], scope: Scope) -> bool:
    """Has a character these properties, as it is now?"""
    return all([f.test(s, ref & NUMBER_MASK, scope) for f in filters])


def noun(whose: str, filters: tuple[Filter, ...], p: Printer) -> str:
    """Such a character, with its article."""
    words = noun_phrase(filters, "character", p)
    if words.startswith("other "):
        words = f"another {words.removeprefix('other ')}"
        return f"{words} on your side" if whose == YOURS else words
    return a(f"enemy {words}") if whose == ENEMY else f"{a(words)} on your side" if whose == YOURS else a(words)


def recruited(s: PcgState, scope: Scope, filters: tuple[Filter, ...]) -> list[int]:
    """The characters with these properties that you have recruited this turn (vs2pcg:recruit-step#1)."""
    found = [e.landed for e in s.memory.since("turn", ev.Appear) if e.recruited and e.player == scope.you]
    return [r for r in found if fits(s, r, filters, scope)]


@dataclass(frozen=True)
class Appears(Pattern):
    """Such a character appears (vs2pcg:term-appears#1): this one unless said otherwise; with `recruited`, that you recruit."""

    whose: str = ""
    filters: tuple[Filter, ...] = ()
    recruited: bool = False
    #: only the first such character that you recruit each turn
    first: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Appear,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Appear)
        if not self.whose:
            found = event.landed == scope.this and (event.recruited or not self.recruited)
            return it(event.landed) if found else ()
        if not is_of(s, self.whose, event.player, scope.you) or (self.recruited and not event.recruited):
            return ()
        if self.first and len(recruited(s, scope, self.filters)) > 1:
            return ()
        return it(event.landed) if fits(s, event.landed, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        if not self.whose:
            return f"when you recruit {p.name}" if self.recruited else f"when {p.name} appears"
        if self.recruited:
            words = noun_phrase(self.filters, "character", p)
            return f"when you recruit {f'your first {words} each turn' if self.first else a(words)}"
        words = noun(self.whose, self.filters, p)
        head = words.removesuffix(" on your side")
        return f"when {head} appears{' on your side' if self.whose == YOURS else ''}"


@dataclass(frozen=True)
class Attacks(Pattern):
    """This character attacks, or the one that `who` says; or, with `whose`, such characters do. `team` in a team attack, or (False) solo.

    `melee`: in melee.
    """

    whose: str = ""
    team: bool | None = None
    who: Who | None = None
    melee: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        c = event.combat
        if (self.team is not None and c.team is not self.team) or (self.melee and c.ranged):
            return ()
        if not self.whose:
            found = any([r in c.attackers for r in ((scope.this,) if self.who is None else self.who.refs(s, scope))])
            return ((("it", c.defenders), ("attackers", c.attackers)),) if found else ()
        mine = is_of(s, self.whose, event.player, scope.you)
        return ((("it", c.attackers), ("defender", c.defenders)),) if mine else ()

    def text(self, p: Printer) -> str:
        how = ("" if self.team is None else "team " if self.team else "solo ") + ("melee " if self.melee else "")
        if not self.whose:
            return f"when {p.name if self.who is None else self.who.text(p)} {how}attacks"
        return f"when characters on your side {how}attack"


@dataclass(frozen=True)
class Fights(Pattern):
    """This character enters a combat: it attacks, is attacked, or takes the place of a defender; with `melee` a melee combat.

    `row`: only while it is in that row.
    """

    melee: bool = False
    row: int = -1
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat, ev.ReplaceDefender)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        if c is None or (self.melee and c.ranged) or (self.row >= 0 and s.place(scope.this & NUMBER_MASK) != self.row):
            return ()
        if isinstance(event, ev.ReplaceDefender):
            return it(event.card) if event.card == scope.this else ()
        return it(scope.this) if scope.this in c.defenders or scope.this in c.attackers else ()

    def text(self, p: Printer) -> str:
        where = "" if self.row < 0 else f" while in the {ZONE_NAMES[self.row]}"
        return f"when {p.name} enters a {'melee ' if self.melee else ''}combat{where}"


@dataclass(frozen=True)
class AttacksSuch(Pattern):
    """This character attacks one with these properties."""

    filters: tuple[Filter, ...]
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        c = event.combat
        found = [r for r in c.defenders if fits(s, r, self.filters, scope)] if scope.this in c.attackers else []
        return it(*found) if found else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} attacks {a(noun_phrase(self.filters, 'character', p))}"


@dataclass(frozen=True)
class TeamsUp(Pattern):
    """This character attacks in a team (vs2pcg:team-attacks#1) with one that has these properties, which is "it" then."""

    filters: tuple[Filter, ...]
    words: str
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        team = event.combat.attackers
        if scope.this not in team or not event.combat.team:
            return ()
        mates = tuple([r for r in team if r != scope.this and fits(s, r, self.filters, scope)])
        return it(*mates) if mates else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} team attacks with {self.words}"


@dataclass(frozen=True)
class FliesOver(Pattern):
    """This character flies over enemy characters: it attacks, from the air, one that they protect (vs2pcg:melee-starting-combat#2).

    "it" are those it has flown over: the face-up characters in the front row.
    """

    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        c = event.combat
        if scope.this not in c.attackers or not s.has(scope.this, FLIGHT) or s.place(c.defender & NUMBER_MASK) != BACK:
            return ()
        over = [s.ref(n) for n in s.zone(s.controller(c.defender), FRONT) if not s.stunned(n)]
        return it(*over) if over else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} flies over enemy characters"


@dataclass(frozen=True)
class OneAttacks(Pattern):
    """Such a character attacks: each attacker of an attack by itself, or all of them as one (`joint`). `team`: in a team attack."""

    whose: str
    filters: tuple[Filter, ...] = ()
    team: bool | None = None
    joint: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        c = event.combat
        if not is_of(s, self.whose, event.player, scope.you) or (self.team is not None and c.team is not self.team):
            return ()
        found = tuple([r for r in c.attackers if fits(s, r, self.filters, scope)])
        return it(*found) if self.joint and found else [(("it", (r,)),) for r in found]

    def text(self, p: Printer) -> str:
        how = "" if self.team is None else "team " if self.team else "solo "
        if not self.joint:
            return f"when {noun(self.whose, self.filters, p)} {how}attacks"
        whose = " on your side" if self.whose == YOURS else ""
        return f"when {plural(noun_phrase(self.filters, 'character', p))}{whose} {how}attack"


@dataclass(frozen=True)
class IsAttacked(Pattern):
    """This character is attacked; with `first` for the first time this turn."""

    first: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.BeginCombat,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginCombat)
        if scope.this not in event.combat.defenders:
            return ()
        if self.first:
            # this one is remembered by now
            times = len([e for e in s.memory.since("turn", ev.BeginCombat) if scope.this in e.combat.defenders])
            if times > 1:
                return ()
        return it(*event.combat.attackers)

    def text(self, p: Printer) -> str:
        return f"when {p.name} is attacked{' for the first time each turn' if self.first else ''}"


@dataclass(frozen=True)
class IsStunned(Pattern):
    """This character gets stunned (vs2pcg:stunned-characters#1); or such a character, of that side; with `struck` false not by a strike."""

    whose: str = ""
    filters: tuple[Filter, ...] = ()
    struck: bool | None = None
    classes: ClassVar[tuple[type, ...]] = (ev.Stun,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Stun)
        if self.struck is not None and bool(event.strikers) is not self.struck:
            return ()
        if not self.whose:
            return it(event.card) if event.card == scope.this else ()
        mine = is_of(s, self.whose, s.controller(event.card), scope.you)
        return it(event.card) if mine and fits(s, event.card, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        how = "" if self.struck is None else " by being struck" if self.struck else " other than by being struck"
        return f"when {p.name if not self.whose else noun(self.whose, self.filters, p)} gets stunned{how}"


@dataclass(frozen=True)
class Stuns(Pattern):
    """This character stuns such an enemy character in a combat: its strike was one of those that did.

    `team`: while team attacking, or (False) while attacking solo; `defending`: only a defender; `melee`: in melee combat.
    """

    filters: tuple[Filter, ...] = ()
    team: bool | None = None
    defending: bool = False
    melee: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Stun,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Stun)
        c = s.combat
        if scope.this not in event.strikers or s.controller(event.card) not in s.foes(scope.you):
            return ()
        if self.team is not None and (c is None or scope.this not in c.attackers or c.team is not self.team):
            return ()
        if self.defending and (c is None or event.card not in c.defenders):
            return ()
        if self.melee and (c is None or c.ranged):
            return ()
        if not fits(s, event.card, self.filters, scope):
            return ()
        return ((("it", (event.card,)), ("stunned", (event.card,)), ("player", (s.controller(event.card),))),)

    def text(self, p: Printer) -> str:
        words = noun_phrase(self.filters, "character", p)
        what = f"a defending {words}" if self.defending else a(f"enemy {words}")
        how = "" if self.team is None else f" while {'team attacking' if self.team else 'attacking solo'}"
        return f"when {p.name} stuns {what}{how}{' in melee combat' if self.melee else ''}"


@dataclass(frozen=True)
class Kos(Pattern):
    """This character KOs such an enemy character: by a power of its own, or by a strike that gave it its last wound (vs2pcg:term-ko#1).

    "it" is what has become of it. `yours`: on your turn only; `defending`: one that was stunned as the defender of the combat.
    """

    filters: tuple[Filter, ...] = ()
    yours: bool = False
    defending: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Ko,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Ko)
        if scope.this not in event.blame or not s.in_play(event.number) or s.controller(event.card) not in s.foes(scope.you):
            return ()
        if (self.yours and not s.acts(scope.you)) or not fits(s, event.card, self.filters, scope):
            return ()
        if self.defending and not any([e.combat is not None and event.card in e.combat.defenders for e in _stuns(s, event.card)]):
            return ()
        return it(event.card)

    def text(self, p: Printer) -> str:
        what = noun(ENEMY, self.filters, p)
        what = what.replace("enemy ", "defending enemy ").replace("an defending", "a defending") if self.defending else what
        return f"when {p.name} KOs {what}{' on your turn' if self.yours else ''}"


def _stuns(s: PcgState, ref: int) -> list[ev.Stun]:
    """How a character was stunned in the combat under way."""
    return [] if s.combat is None else [e for e in s.memory.since("combat", ev.Stun) if e.card == ref]


@dataclass(frozen=True)
class Recovers(Pattern):
    """This character recovers (vs2pcg:basic-game-concepts#13)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Recover,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Recover)
        return it(event.card) if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} recovers"


@dataclass(frozen=True)
class GetsCounters(Pattern):
    """Such a character, or this one, gets +1/+1 counters, or with a sign below zero -1/-1 ones (vs2pcg:counters#1); "number" is how many."""

    whose: str = ""
    filters: tuple[Filter, ...] = ()
    sign: int = 1
    classes: ClassVar[tuple[type, ...]] = (ev.PutCounter,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.PutCounter)
        meant = is_of(s, self.whose, s.controller(event.card), scope.you) if self.whose else event.card == scope.this
        if event.amount * self.sign <= 0 or not meant:
            return ()
        if not fits(s, event.card, self.filters, scope):
            return ()
        return ((("it", (event.card,)), ("number", abs(event.amount))),)

    def text(self, p: Printer) -> str:
        who = noun(self.whose, self.filters, p) if self.whose else p.name
        return f"when {who} gets {'+1/+1' if self.sign > 0 else '-1/-1'} counters"


@dataclass(frozen=True)
class IsKod(Pattern):
    """This character gets KO'd (vs2pcg:term-ko#1); or such a character, of that side."""

    whose: str = ""
    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Ko,)

    @property
    def of_own_ko(self) -> bool:
        """Is it what befalls this character itself? Then stunned it works as well (vs2pcg:character-powers#1)."""
        return not self.whose

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Ko)
        if not s.in_play(event.number):
            return ()
        if not self.whose:
            # where it goes it is another object: by its number it is found there
            return it(event.card) if event.card == scope.this else ()
        mine = is_of(s, self.whose, s.controller(event.card), scope.you)
        return it(event.card) if mine and fits(s, event.card, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name if not self.whose else noun(self.whose, self.filters, p)} gets KO'd"


@dataclass(frozen=True)
class PlaysTwist(Pattern):
    """You (or an enemy) play a plot twist; with `first` the first one each turn."""

    whose: str = YOURS
    first: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.PlayTwist,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if not is_of(s, self.whose, event.player, scope.you):
            return ()
        # this one is not remembered yet
        if self.first and any([e.player == event.player for e in s.memory.since("turn", ev.PlayTwist)]):
            return ()
        return ((("player", (event.player,)),),)

    def text(self, p: Printer) -> str:
        who = "you play" if self.whose == YOURS else "an enemy player plays"
        return f"when {who} {'your first plot twist each turn' if self.first else 'a plot twist'}"


@dataclass(frozen=True)
class PlaysCard(Pattern):
    """You (or an enemy) play a card: a resource (vs2pcg:resource-step#1), a character that is recruited, or a plot twist.

    With `filters` only what is a character with those properties.
    """

    whose: str = YOURS
    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Appear, ev.Resource, ev.PlayTwist)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if not is_of(s, self.whose, event.player, scope.you):
            return ()
        if isinstance(event, ev.Appear):
            return it(event.landed) if event.recruited and fits(s, event.landed, self.filters, scope) else ()
        if self.filters or (isinstance(event, ev.Resource) and event.source >= 0):
            return ()
        return YES

    def text(self, p: Printer) -> str:
        who = "you play" if self.whose == YOURS else "an enemy player plays"
        return f"when {who} {a(noun_phrase(self.filters, 'character', p)) if self.filters else 'a card'}"


@dataclass(frozen=True)
class UsesPower(Pattern):
    """You (or an enemy) use a super power; or one that costs this symbol, or with `this` one of this character.

    The character that has it is "it"; `of_character` speaks of that.
    """

    whose: str = YOURS
    symbol: str = ""
    this: bool = False
    of_character: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.UsePower,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.UsePower)
        if not is_of(s, self.whose, event.player, scope.you) or (self.this and event.source != scope.this):
            return ()
        if self.symbol and self.symbol not in getattr(record_of(s, event.item).ability, "symbols", ()):
            return ()
        return ((("player", (event.player,)), ("it", (event.source,))),)

    def text(self, p: Printer) -> str:
        what = (
            a(f"[{self.symbol}] super power")
            if self.symbol
            else f"one of these powers of {p.name}"
            if self.this
            else "a super power"
        )
        if self.of_character:
            return f"when {'a character on your side' if self.whose == YOURS else 'an enemy character'} uses {what}"
        return f"when {'you use' if self.whose == YOURS else 'an enemy player uses'} {what}"


@dataclass(frozen=True)
class PowersUp(Pattern):
    """A character on your side is powered up (vs2pcg:power-ups#1); with `this` this one; by discarding such a card, bound as "discarded"."""

    this: bool = False
    by: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.PoweredUp,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.PoweredUp)
        n = event.with_ & NUMBER_MASK
        if not is_of(s, YOURS, event.player, scope.you) or (self.this and event.card != scope.this):
            return ()
        return ((("it", (event.card,)), ("discarded", (s.ref(n),))),) if fits(s, n, self.by, scope) else ()

    def text(self, p: Printer) -> str:
        words = f" by discarding {a(noun_phrase(self.by, 'card', p))}" if self.by else ""
        return f"when {p.name if self.this else 'a character on your side'} is powered up{words}"


@dataclass(frozen=True)
class GetsResource(Pattern):
    """You gain a resource, or any player does; with `location` one that lies face up, for what lies face down tells nobody what it is."""

    whose: str = YOURS
    location: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Resource,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Resource)
        if self.location and not event.up:
            return ()
        return it(event.landed) if is_of(s, self.whose, s.card(event.landed).owner, scope.you) else ()

    def text(self, p: Printer) -> str:
        if self.location:
            return f"when a face-up location appears on {'your' if self.whose == YOURS else 'any'} side"
        return "when you gain a resource" if self.whose == YOURS else "when a resource appears on any side"


@dataclass(frozen=True)
class LeavesHand(Pattern):
    """A card leaves your hand."""

    classes: ClassVar[tuple[type, ...]] = (
        ev.Resource,
        ev.Appear,
        ev.Discard,
        ev.LayDown,
        ev.DiscardAtRandom,
        ev.ToPile,
        ev.RemoveUnplayed,
    )

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.DiscardAtRandom):
            return YES if is_of(s, YOURS, event.player, scope.you) else ()
        assert isinstance(event, ev.Moves)
        return YES if event.origin == HAND and event.side == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when a card leaves your hand"


@dataclass(frozen=True)
class TurnBegins(Pattern):
    """Your turn begins (vs2pcg:draw-phase#1), or the turn of an enemy."""

    whose: str = YOURS
    classes: ClassVar[tuple[type, ...]] = (ev.BeginTurn,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if is_of(s, self.whose, event.player, scope.you) else ()

    def text(self, p: Printer) -> str:
        return "at the start of your turn" if self.whose == YOURS else "at the start of each enemy turn"


@dataclass(frozen=True)
class PhaseBegins(Pattern):
    """Your build phase begins, or your main phase, or that of any player, who is bound as "player"."""

    phase: str
    whose: str = YOURS
    classes: ClassVar[tuple[type, ...]] = (ev.BeginPhase,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.BeginPhase)
        found = is_of(s, self.whose, event.player, scope.you) and event.phase == FIRST_STEP[self.phase]
        return ((("player", (event.player,)),),) if found else ()

    def text(self, p: Printer) -> str:
        whose = "your" if self.whose == YOURS else "each enemy player's" if self.whose == ENEMY else "each player's"
        return f"at the start of {whose} {self.phase} phase"


@dataclass(frozen=True)
class TurnEnds(Pattern):
    """Your turn ends (vs2pcg:team-attacks#7); `each`: it is said of all your turns from now on."""

    each: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.TurnEnding,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if is_of(s, YOURS, event.player, scope.you) else ()

    def text(self, p: Printer) -> str:
        return "at the end of each of your turns" if self.each else "at the end of your turn"


@dataclass(frozen=True)
class TheirTurnEnds(Pattern):
    """The turn ends of the player on whose side the character is that is bound under a name (vs2pcg:team-attacks#7)."""

    name: str = "chosen"
    classes: ClassVar[tuple[type, ...]] = (ev.TurnEnding,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        refs = scope.get(self.name, ())
        return YES if refs and s.there(refs[0]) and s.controller(refs[0]) == s.home(event.player) else ()

    def text(self, p: Printer) -> str:
        return "at the end of its player's next turn"


@dataclass(frozen=True)
class CombatEnds(Pattern):
    """The combat ends; with `surviving`, and this character has survived it (vs2pcg:term-survives#1); `here`: this combat.

    `resolved`: only one that was resolved. "it" are its survivors, "were" all that have been in it.
    """

    surviving: bool = False
    here: bool = False
    resolved: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.CombatEnding,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.CombatEnding)
        if (self.surviving and scope.this not in event.survivors) or (self.resolved and not event.resolved):
            return ()
        begun = next(iter(s.memory.since("combat", ev.BeginCombat)), None)
        were = () if begun is None else (*begun.combat.attackers, *begun.combat.defenders)
        now = tuple([r for r in (*event.combat.attackers, *event.combat.defenders) if r not in were])
        return ((("it", event.survivors), ("were", (*were, *now))),)

    def text(self, p: Printer) -> str:
        if self.surviving and not self.here:
            return f"when {p.name} survives a combat"
        if self.resolved:
            return "once this combat has been resolved"
        return f"at the end of this combat{f', if {p.name} survived it' if self.surviving else ''}"


#: the first step of a phase, as the log has them
FIRST_STEP = {"build": "resource", "main": "main"}
