"""Whether."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import F_PILES, F_PLAY, F_TURN, FRONT, HAND, KO, SUPPORTING, PcgState
from longbox.games.vs2pcg.state.bases import Condition, Filter, Query, Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined, number_word, plural


@dataclass(frozen=True)
class There(Condition):
    """There are at least so many cards of a query, and at most so many."""

    query: Query
    least: int = 1
    most: int = 9999

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return self.least <= len(self.query.numbers(s, scope)) <= self.most

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.most == 0:
            return f"there is no {noun}"
        if self.least == 1:
            return f"there is {counted(1, noun)}"
        head, _, rest = counted(self.least, noun).partition(" ")
        return f"there are {head} or more {rest}"


@dataclass(frozen=True)
class AllAre(Condition):
    """Every card of a query has these properties, and there is one."""

    query: Query
    filters: tuple[Filter, ...]

    def holds(self, s: PcgState, scope: Scope) -> bool:
        found = self.query.numbers(s, scope)
        return bool(found) and all([f.test(s, n, scope) for n in found for f in self.filters])

    def text(self, p: Printer) -> str:
        return f"each {self.query.noun(p)} is {joined([f.text(p) for f in self.filters])}"


@dataclass(frozen=True)
class Is(Condition):
    """A character, if it is still there, has these properties."""

    who: Who
    filters: tuple[Filter, ...]

    def holds(self, s: PcgState, scope: Scope) -> bool:
        refs = self.who.refs(s, scope)
        if not refs or not all([s.there(r) for r in refs]):
            return False
        return all([f.test(s, r & NUMBER_MASK, scope) for r in refs for f in self.filters])

    def text(self, p: Printer) -> str:
        words = [f.text(p) for f in self.filters]
        return f"{self.who.text(p)} {'has' if words[0].startswith('with ') else 'is'} {joined(words).removeprefix('with ')}"


@dataclass(frozen=True)
class IsYourMain(Condition):
    """This character is your main character (vs2pcg:term-your-main#1)."""

    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.there(scope.this) and s.main(scope.you) == scope.this & NUMBER_MASK

    def text(self, p: Printer) -> str:
        return f"{p.name} is your main character"


@dataclass(frozen=True)
class AllOf(Condition):
    """Several things are true at once."""

    parts: tuple[Condition, ...]

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return all([c.holds(s, scope) for c in self.parts])

    def text(self, p: Printer) -> str:
        return joined([c.text(p) for c in self.parts])


@dataclass(frozen=True)
class Protecting(Condition):
    """vs2pcg:term-protection#1 this character is protecting one: it is face up in front, and one face up is behind it."""

    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.there(scope.this) and s.in_play(scope.this & NUMBER_MASK) and s.protects(scope.this & NUMBER_MASK)

    def text(self, p: Printer) -> str:
        return f"{p.name} is protecting a character"


@dataclass(frozen=True)
class InRowNow(Condition):
    """This character is in that row."""

    row: int
    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.there(scope.this) and s.place(scope.this & NUMBER_MASK) == self.row

    def text(self, p: Printer) -> str:
        return f"{p.name} is in the {'front' if self.row == FRONT else 'back'} row"


@dataclass(frozen=True)
class InYourPile(Condition):
    """vs2pcg:character-powers#1 this card is in your KO pile: the power works from there alone."""

    facets: ClassVar[int] = F_PILES

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.there(scope.this) and scope.this & NUMBER_MASK in s.zone(scope.you, KO)

    def text(self, p: Printer) -> str:
        return f"{p.name} is in your KO pile"


@dataclass(frozen=True)
class InYourHand(Condition):
    """vs2pcg:character-powers#1 this card is in your hand: the power works from there alone."""

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.there(scope.this) and scope.this & NUMBER_MASK in s.zone(scope.you, HAND)

    def text(self, p: Printer) -> str:
        return f"{p.name} is in your hand"


@dataclass(frozen=True)
class TakesPart(Condition):
    """This character is in the combat: as `part`, "attacker" or "defender", or either; `team` in a team attack, or (False) in a solo one.

    With `against` it attacks a character with these properties; `ranged` in a ranged combat, or (False) in a melee one.
    """

    part: str = ""
    team: bool | None = None
    against: tuple[Filter, ...] = ()
    ranged: bool | None = None
    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        c = s.combat
        if c is None or (self.team is not None and c.team is not self.team):
            return False
        if self.ranged is not None and c.ranged is not self.ranged:
            return False
        if self.against and (c.defender < 0 or not all([f.test(s, c.defender & NUMBER_MASK, scope) for f in self.against])):
            return False
        return (self.part != "defender" and scope.this in c.attackers) or (self.part != "attacker" and scope.this in c.defenders)

    def text(self, p: Printer) -> str:
        how = "" if self.team is None else "team " if self.team else "solo "
        if self.ranged is not None:
            how = f"{how}{'ranged' if self.ranged else 'melee'} "
        if not self.part:
            return f"{p.name} is in {f'a {how}' if how else 'the '}combat"
        return f"{p.name} is {how}{'defending' if self.part == 'defender' else 'attacking'}"


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.acts(scope.you)

    def text(self, p: Printer) -> str:
        return "it is your turn"


@dataclass(frozen=True)
class FromTurn(Condition):
    """You are in your turn of that number, or a later one (vs2pcg:turn-sequence#1)."""

    number: int
    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.acts(scope.you) and s.memory.count(ev.turn_of(s.home(scope.you)), "game") >= self.number

    def text(self, p: Printer) -> str:
        return f"it is your turn number {self.number} or a later one"


@dataclass(frozen=True)
class OneOfEach(Condition):
    """Among the cards of a query there is one of each of these names (vs2pcg:term-aka#1)."""

    query: Query
    names: tuple[str, ...]

    def holds(self, s: PcgState, scope: Scope) -> bool:
        there = [name for n in self.query.numbers(s, scope) for name in s.now(n).names]
        return all([name in there for name in self.names])

    def text(self, p: Printer) -> str:
        return f"{joined(self.names)} are each among the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class PaidFromHand(Condition):
    """vs2pcg:super-powers#4 a location was discarded from the hand to pay for this power, not only turned face down."""

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return bool(scope.get("from hand", ()))

    def text(self, p: Printer) -> str:
        return "you discarded a location to pay for this"


@dataclass(frozen=True)
class EnemyTurn(Condition):
    """It is the turn of an enemy player (vs2pcg:term-enemy#1)."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return any([s.acts(p) for p in s.foes(scope.you)])

    def text(self, p: Printer) -> str:
        return "it is an enemy player's turn"


@dataclass(frozen=True)
class EmptyHand(Condition):
    """Your hand is empty."""

    facets: ClassVar[int] = F_PILES

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return not s.zone(scope.you, HAND)

    def text(self, p: Printer) -> str:
        return "your hand is empty"


@dataclass(frozen=True)
class StunnedThisTurn(Condition):
    """This character has stunned an enemy character this turn; with `melee` in melee combat."""

    melee: bool = False

    facets: ClassVar[int] = F_TURN | F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        foes = s.foes(scope.you)
        found = [e for e in s.memory.since("turn", ev.Stun) if scope.this in e.strikers and e.side in foes]
        return any([not self.melee or (e.combat is not None and not e.combat.ranged) for e in found])

    def text(self, p: Printer) -> str:
        return f"{p.name} stunned an enemy character {'in melee combat ' if self.melee else ''}this turn"


@dataclass(frozen=True)
class AttackedThisTurn(Condition):
    """You have made an attack this turn; with `yes` false none."""

    yes: bool = True
    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return any([e.player == scope.you for e in s.memory.since("turn", ev.BeginCombat)]) is self.yes

    def text(self, p: Printer) -> str:
        return "you made an attack this turn" if self.yes else "you made no attacks this turn"


@dataclass(frozen=True)
class MeleeAttackedBy(Condition):
    """The character bound under a name has attacked this one in melee this turn (vs2pcg:term-melee#1); with `yes` false it has not."""

    name: str = "chosen"
    yes: bool = True

    def holds(self, s: PcgState, scope: Scope) -> bool:
        who = scope.get(self.name, ())
        fights = [e.combat for e in s.memory.since("turn", ev.BeginCombat)]
        found = any([scope.this in c.defenders and not c.ranged and any([r in c.attackers for r in who]) for c in fights])
        return found is self.yes

    def text(self, p: Printer) -> str:
        return f"it {'melee attacked' if self.yes else 'did not melee attack'} {p.name} in that turn"


@dataclass(frozen=True)
class FirstAttack(Condition):
    """This is the first attack that you have made this turn."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return len([e for e in s.memory.since("turn", ev.BeginCombat) if e.player == scope.you]) == 1

    def text(self, p: Printer) -> str:
        return "this is your first attack this turn"


@dataclass(frozen=True)
class Noted(Condition):
    """Something has been noted of this character for the rest of the game (see `Note`)."""

    what: str
    words: str

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.memory.count(("noted", scope.this, self.what), "game") > 0

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class Strongest(Condition):
    """This character has more ATK than each enemy character."""

    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        foes = [n for p in s.sides(s.foes(scope.you)) for n in s.side(p)]
        return s.there(scope.this) and all([s.atk(n) < s.atk(scope.this) for n in foes])

    def text(self, p: Printer) -> str:
        return f"{p.name} has more ATK than any enemy character"


@dataclass(frozen=True)
class SideStunned(Condition):
    """All characters of an enemy player are stunned."""

    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return any([s.side(p) and all([s.stunned(n) for n in s.side(p)]) for p in s.sides(s.foes(scope.you))])

    def text(self, p: Printer) -> str:
        return "all of an enemy player's characters are stunned"


@dataclass(frozen=True)
class PlayerLacks(Condition):
    """The player bound under a name has an empty hand, or no supporting characters on that side."""

    name: str = "player"
    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        players: tuple[int, ...] = scope.get(self.name, ())
        return any([not s.zone(p, HAND) or not any([s.card(n).kind == SUPPORTING for n in s.side(p)]) for p in players])

    def text(self, p: Printer) -> str:
        return "whose hand is empty, or whose side has no supporting character"


@dataclass(frozen=True)
class SameTeam(Condition):
    """There are so many characters of one team on your side, stunned ones with them (vs2pcg:stunned-characters#3)."""

    least: int
    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        side = [s.now(n).teams for n in s.side(scope.you)]
        return any(
            [len([1 for teams in side if t in teams]) >= self.least for t in dict.fromkeys([t for ts in side for t in ts])]
        )

    def text(self, p: Printer) -> str:
        return f"there are {number_word(self.least)} or more characters of one team affiliation on your side"


@dataclass(frozen=True)
class DuringCombat(Condition):
    """There is a combat."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.combat is not None

    def text(self, p: Printer) -> str:
        return "there is a combat"


@dataclass(frozen=True)
class MeleeCombat(Condition):
    """The combat is melee (vs2pcg:term-melee#1), or with `ranged` ranged (vs2pcg:term-ranged#1)."""

    ranged: bool = False
    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.combat is not None and s.combat.ranged is self.ranged

    def text(self, p: Printer) -> str:
        return f"the combat is {'ranged' if self.ranged else 'melee'}"


@dataclass(frozen=True)
class TeamAttack(Condition):
    """The attack is a team attack (vs2pcg:team-attacks#1)."""

    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.combat is not None and s.combat.team

    def text(self, p: Printer) -> str:
        return "this is a team attack"


@dataclass(frozen=True)
class OnYourSide(Condition):
    """A character is on your side still (vs2pcg:term-on-your-side#1)."""

    who: Who
    facets: ClassVar[int] = F_PLAY

    def holds(self, s: PcgState, scope: Scope) -> bool:
        refs = [r for r in self.who.refs(s, scope) if s.there(r) and s.in_play(r & NUMBER_MASK)]
        return bool(refs) and all([s.controller(r) == s.home(scope.you) for r in refs])

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} is on your side still"


@dataclass(frozen=True)
class RecoveredThisTurn(Condition):
    """This character has recovered this turn (vs2pcg:recovering-characters#1)."""

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return any([e.card == scope.this for e in s.memory.since("turn", ev.Recover)])

    def text(self, p: Printer) -> str:
        return f"{p.name} recovered this turn"
