"""Which characters and cards: properties of them as they are."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import (
    BACK,
    DECK,
    EVIL,
    F_PILES,
    F_PLAY,
    F_TURN,
    FRONT,
    GOOD,
    LOCATION,
    MAIN,
    PLOT_TWIST,
    PcgState,
)
from longbox.games.vs2pcg.state.bases import Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, number_word


@dataclass(frozen=True)
class Kind(Filter):
    """A card of one of these types as it is now (vs2pcg:main-vs-supporting#5, vs2pcg:changing-status#1)."""

    kinds: tuple[str, ...]
    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(number).kind in self.kinds

    def text(self, p: Printer) -> str:
        return joined([k.lower() for k in self.kinds], "or")


@dataclass(frozen=True)
class ACharacter(Filter):
    """A card that is a character, main or supporting."""

    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return bool(s.card(number).printed.is_character)

    def text(self, p: Printer) -> str:
        return "character"


@dataclass(frozen=True)
class OfTeam(Filter):
    """A character with this team affiliation; a stunned one keeps it (vs2pcg:stunned-characters#3)."""

    team: str

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return self.team in s.now(number).teams

    def reads(self) -> tuple[tuple[str, str], ...]:
        return (("teams", self.team),)

    def text(self, p: Printer) -> str:
        return f"[{self.team}]"


@dataclass(frozen=True)
class Aligned(Filter):
    """vs2pcg:term-good-evil#1 a character of a Good or of an Evil team."""

    good: bool

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        if any([t in (GOOD if self.good else EVIL) for t in s.now(number).teams]):
            return True
        return any([getattr(a, "good_and_evil", False) for v in s.card(number).printed.faces for a in v.abilities])

    def text(self, p: Printer) -> str:
        return "Good" if self.good else "Evil"


@dataclass(frozen=True)
class Having(Filter):
    """A character with a keyword power (vs2pcg:term-keyword-power#1)."""

    word: str

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.has(number, self.word)

    def text(self, p: Printer) -> str:
        return f"[{self.word}]"


@dataclass(frozen=True)
class Named(Filter):
    """A card of this name, be it one of several (vs2pcg:term-aka#1)."""

    name: str
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return self.name in s.now(number).names

    def text(self, p: Printer) -> str:
        return f"named {self.name}"


@dataclass(frozen=True)
class OtherThan(Filter):
    """A card that has none of these names (vs2pcg:term-aka#1)."""

    names: tuple[str, ...]
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return not any([n in s.now(number).names for n in self.names])

    def text(self, p: Printer) -> str:
        return f"other than {joined(self.names)}"


@dataclass(frozen=True)
class SharesName(Filter):
    """A card that has a name in common with the one bound under a name (vs2pcg:term-aka#1)."""

    name: str = "chosen"
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        names = [n for r in scope.get(self.name, ()) for n in s.now(r & NUMBER_MASK).names]
        return any([n in names for n in s.now(number).names])

    def text(self, p: Printer) -> str:
        return "with the same name"


@dataclass(frozen=True)
class TeamMate(Filter):
    """A character that has a team in common with those bound under a name, none of which it is; or, without any, with another in the deck."""

    name: str = "chosen"
    words: str = "that character"
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        bound = [r & NUMBER_MASK for r in scope.get(self.name, ())]
        others = bound or [n for n in s.zone(scope.you, DECK) if s.card(n).printed.is_character]
        return any([n != number and t in s.now(n).teams for n in others for t in s.now(number).teams])

    def text(self, p: Printer) -> str:
        return f"that shares a team affiliation with {self.words}"


@dataclass(frozen=True)
class NotCollected(Filter):
    """A character that has no team in common with any that you have collected this game."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return not any([s.memory.count(ev.collected(scope.you, t), "game") for t in s.now(number).teams])

    def text(self, p: Printer) -> str:
        return "that has no team affiliation of a character you have collected this game"


@dataclass(frozen=True)
class Basic(Filter):
    """vs2pcg:resources-and-locations#3 a location of no team; with a symbol one that gives it."""

    symbol: str = ""
    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        printed = s.card(number).printed
        fits = not self.symbol or self.symbol in printed.symbols
        return printed.kind == LOCATION and not printed.values.teams and fits

    def text(self, p: Printer) -> str:
        return f"basic {f'[{self.symbol}] ' if self.symbol else ''}location"


@dataclass(frozen=True)
class UsesSymbol(Filter):
    """A character with a super power that costs the symbol which was paid (vs2pcg:super-powers#4)."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        paid = scope.get("symbol")
        return any([paid in getattr(a, "symbols", ()) for a in s.now(number).abilities])

    def text(self, p: Printer) -> str:
        return "with a super power that costs the symbol paid for this"


@dataclass(frozen=True)
class NameHas(Filter):
    """A card with these words in one of its names (vs2pcg:term-aka#1)."""

    words: str
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return any([self.words in name for name in s.now(number).names])

    def text(self, p: Printer) -> str:
        return f'with "{self.words}" in its name'


@dataclass(frozen=True)
class PrintedHealth(Filter):
    """A character whose printed health lies between two numbers (vs2pcg:term-health#1)."""

    least: int = 0
    most: int = 99
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        c = s.card(number)
        return self.least <= c.printed.faces[c.level - 1].health <= self.most

    def text(self, p: Printer) -> str:
        return f"with printed health {self.least}{'' if self.most == self.least else ' or more'}"


@dataclass(frozen=True)
class Greater(Filter):
    """A character with more ATK than DEF (`what`), or more DEF than ATK, as they are now."""

    what: str
    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        atk, def_ = s.atk(number), s.def_(number)
        return atk > def_ if self.what == "ATK" else def_ > atk

    def text(self, p: Printer) -> str:
        return f"with {self.what} higher than its {'DEF' if self.what == 'ATK' else 'ATK'}"


@dataclass(frozen=True)
class HighestAtk(Filter):
    """A face-up character of which no other on an enemy side has more ATK; of those level with each other you choose."""

    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        found = [n for p in s.sides(s.foes(scope.you)) for n in s.side(p) if not s.stunned(n)]
        return number in found and s.atk(number) == max([s.atk(n) for n in found])

    def text(self, p: Printer) -> str:
        return "with the highest ATK"


@dataclass(frozen=True)
class Costing(Filter):
    """A card whose cost lies between two numbers; vs2pcg:changing-status#4 that of a main character is zero."""

    least: int = 0
    most: int = 99
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return self.least <= s.now(number).cost <= self.most

    def text(self, p: Printer) -> str:
        if self.most == 99:
            return f"with cost {self.least} or more"
        return f"with cost {self.most} or less" if self.least == 0 else f"with cost {self.least} to {self.most}"


@dataclass(frozen=True)
class Stunned(Filter):
    """A stunned character; with `yes` false one that is face up (vs2pcg:stunned-characters#1)."""

    yes: bool = True
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and s.stunned(number) is self.yes

    def text(self, p: Printer) -> str:
        return "stunned" if self.yes else "face-up"


@dataclass(frozen=True)
class Exhausted(Filter):
    """An exhausted character, or a ready one (vs2pcg:term-ready#1)."""

    yes: bool = True
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(number).exhausted is self.yes

    def text(self, p: Printer) -> str:
        return "exhausted" if self.yes else "ready"


@dataclass(frozen=True)
class Wounded(Filter):
    """A character with a wound (vs2pcg:term-wounds#1); with `yes` false without any."""

    yes: bool = True
    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return (s.card(number).wounds > 0) is self.yes

    def text(self, p: Printer) -> str:
        return "with a wound" if self.yes else "with no wound"


@dataclass(frozen=True)
class WithCounter(Filter):
    """A character that has a +1/+1 counter, or with a sign below zero a -1/-1 counter; or at least so many of them."""

    sign: int = 1
    least: int = 1
    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(number).counters * self.sign >= self.least

    def text(self, p: Printer) -> str:
        kind = "+1/+1" if self.sign > 0 else "-1/-1"
        return f"with a {kind} counter" if self.least == 1 else f"with {number_word(self.least)} or more {kind} counters"


@dataclass(frozen=True)
class InRow(Filter):
    """A character in the front or in the back row (vs2pcg:basic-game-concepts#5)."""

    row: int
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.place(number) == self.row

    def text(self, p: Printer) -> str:
        return "front row" if self.row == FRONT else "back row"


@dataclass(frozen=True)
class Protected(Filter):
    """vs2pcg:term-protection#1 a protected character; with `yes` false one that is not, stunned or not."""

    yes: bool = True
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and s.protected(number) is self.yes

    def text(self, p: Printer) -> str:
        return "protected" if self.yes else "unprotected"


@dataclass(frozen=True)
class InCombat(Filter):
    """A character in the combat (vs2pcg:playing-plot-twists#4)."""

    facets: ClassVar[int] = F_TURN
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.fighting(s.ref(number))

    def text(self, p: Printer) -> str:
        return "in the combat"


@dataclass(frozen=True)
class Attacker(Filter):
    """One of the attackers in the combat."""

    facets: ClassVar[int] = F_TURN
    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.combat is not None and s.ref(number) in s.combat.attackers

    def text(self, p: Printer) -> str:
        return "attacker"


@dataclass(frozen=True)
class Defender(Filter):
    """The defender in the combat."""

    facets: ClassVar[int] = F_TURN
    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.combat is not None and s.ref(number) in s.combat.defenders

    def text(self, p: Printer) -> str:
        return "defender"


@dataclass(frozen=True)
class MeleeAttacking(Filter):
    """One of the attackers in a melee combat (vs2pcg:term-melee#1) against a character on your side."""

    facets: ClassVar[int] = F_TURN | F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        c = s.combat
        if c is None or c.ranged or c.defender < 0 or s.ref(number) not in c.attackers:
            return False
        return s.controller(c.defender) == s.home(scope.you)

    def text(self, p: Printer) -> str:
        return "that attacks one of your side in melee"


@dataclass(frozen=True)
class Other(Filter):
    """Any character but this one."""

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(scope.this).number != number

    def text(self, p: Printer) -> str:
        return "other"


@dataclass(frozen=True)
class OfSide(Filter):
    """A character on your side, or of an enemy."""

    whose: str

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        mine = s.in_play(number) and s.controller(number) == s.home(scope.you)
        return mine if self.whose == "yours" else s.in_play(number) and s.controller(number) in s.foes(scope.you)

    def text(self, p: Printer) -> str:
        return "enemy" if self.whose == "enemy" else "own"


@dataclass(frozen=True)
class OfPlayer(Filter):
    """A character on the side of the player bound under a name."""

    name: str = "player"
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and s.controller(number) in [s.home(p) for p in scope.get(self.name, ())]

    def text(self, p: Printer) -> str:
        return "of that player"


@dataclass(frozen=True)
class CostsAsMuch(Filter):
    """A card that is no cheaper than the one bound under a name."""

    name: str = "chosen"
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        refs = scope.get(self.name, ())
        return bool(refs) and s.now(number).cost >= s.now(refs[0]).cost

    def text(self, p: Printer) -> str:
        return "that costs at least as much"


@dataclass(frozen=True)
class InDeck(Filter):
    """A card that lies in a deck still."""

    facets: ClassVar[int] = F_PILES

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.place(number) == DECK

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class OpenToAttack(Filter):
    """A character that this one can attack in melee, wherever it is: face up, and nothing says that it can't be (vs2pcg:stunned-characters#3)."""

    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return not s.stunned(number) and not ev.barred(s, ev.AskAttack(scope.this, s.ref(number), False))

    def text(self, p: Printer) -> str:
        return "face-up"


@dataclass(frozen=True)
class OfThatName(Filter):
    """A card with the name that was named, be it one of several (vs2pcg:term-aka#1)."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return scope.get("name") in s.now(number).names

    def text(self, p: Printer) -> str:
        return "with that name"


@dataclass(frozen=True)
class SameCard(Filter):
    """A copy of this card."""

    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(number).printed is s.card(scope.this).printed

    def text(self, p: Printer) -> str:
        return "copy of this character"


@dataclass(frozen=True)
class AnyTurnCombat(Filter):
    """A plot twist with the any turn mark for combats, which may be played now (vs2pcg:playing-plot-twists#6)."""

    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        v = s.now(number)
        marked = any([getattr(a, "any_turn", False) and getattr(a, "when", "") == "Combat" for a in v.abilities])
        if s.card(number).printed.kind != PLOT_TWIST or not marked or ev.barred(s, ev.AskTwist(scope.you)):
            return False
        return not v.teams or any([t in s.now(n).teams for n in s.side(scope.you) if not s.stunned(n) for t in v.teams])

    def text(self, p: Printer) -> str:
        return "[Any Turn] Combat plot twist"


@dataclass(frozen=True)
class Bound(Filter):
    """One of those bound under a name."""

    name: str
    words: str
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.ref(number) in scope.get(self.name, ())

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class NotIt(Filter):
    """Any but those bound under a name."""

    name: str = "chosen"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.ref(number) not in scope.get(self.name, ())

    def text(self, p: Printer) -> str:
        return "other"


@dataclass(frozen=True)
class Attacking(Attacker):
    """An attacking character, where its noun says what it is besides."""

    place: ClassVar[str] = "before"

    def text(self, p: Printer) -> str:
        return "attacking"


@dataclass(frozen=True)
class Defending(Defender):
    """A defending character, where its noun says what it is besides."""

    place: ClassVar[str] = "before"

    def text(self, p: Printer) -> str:
        return "defending"


@dataclass(frozen=True)
class AttackingThis(Filter):
    """A character that is melee attacking this one (vs2pcg:term-melee#1)."""

    facets: ClassVar[int] = F_TURN
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        c = s.combat
        return c is not None and not c.ranged and scope.this in c.defenders and s.ref(number) in c.attackers

    def text(self, p: Printer) -> str:
        return f"that is melee attacking {p.name}"


@dataclass(frozen=True)
class OfLevel(Filter):
    """A main character of at least that level, and at most of another (vs2pcg:level-up-powers#2)."""

    least: int
    most: int = 99
    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return self.least <= s.card(number).level <= self.most

    def text(self, p: Printer) -> str:
        return f"of level {self.least} or higher" if self.most == 99 else f"of level {self.most} or lower"


@dataclass(frozen=True)
class Frozen(Filter):
    """A frozen character (vs2pcg:term-freeze#1), or one that is not."""

    yes: bool = True
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return bool(s.card(number).frozen) is self.yes

    def text(self, p: Printer) -> str:
        return "frozen" if self.yes else "not frozen"


MAINS, SUPPORTERS = Kind((MAIN,)), Kind(("Supporting Character",))
FACE_UP = Stunned(False)
IN_FRONT, IN_BACK = InRow(FRONT), InRow(BACK)
