"""What happens in time: phases and turns, attacks and thwarts, activations, reveals, plays, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions.card import EVENT, OBLIGATION
from longbox.games.champions.encounters import (
    Activates as Activates,
    ApplyBoost as ApplyBoost,
    BoostDone as BoostDone,
    Broken as Broken,
    Completed as Completed,
    Concede as Concede,
    CountIcons as CountIcons,
    Defend as Defend,
    EndActivation as EndActivation,
    EndReveal as EndReveal,
    EnemyAttack as EnemyAttack,
    EnemyAttacked as EnemyAttacked,
    EnemyScheme as EnemyScheme,
    EnemySchemed as EnemySchemed,
    GiveBoost as GiveBoost,
    IconsCancelled as IconsCancelled,
    IconsInstead as IconsInstead,
    LostDefender as LostDefender,
    Reckoned as Reckoned,
    Reveal as Reveal,
    TooMany as TooMany,
    TurnBoost as TurnBoost,
    reckoned as reckoned,
)
from longbox.games.champions.guarding import reached
from longbox.games.champions.moves import OnCard, used_up
from longbox.games.champions.moving import renumbered
from longbox.games.champions.state import (
    F_ACTIVATION,
    F_TEXT,
    F_TIME,
    ChPlayer,
    ChState,
    Strike,
    expire as expire,
    name_of,
)
from longbox.kernel import plays
from longbox.kernel.effects import Effect, EffectFrame
from longbox.kernel.events import ITSELF, Event, Undertaking, happen
from longbox.kernel.frames import Procedure, step
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.kernel.frames import Flow, Frame


class Result:
    """How it ended: all players win or lose together (champions:player-elimination#p2). `how` is "threat" or "hit points" of a loss."""

    __slots__ = ("how", "reason", "rule", "winners", "won")

    def __init__(self, won: bool, rule: str, reason: str, how: str, winners: tuple[int, ...]) -> None:
        self.won = won
        self.rule = rule
        self.reason = reason
        self.how = how
        self.winners = winners

    def __repr__(self) -> str:
        return f"<{'won' if self.won else 'lost'}: {self.reason} [{self.rule}]>"


class End(Event):
    """champions:winning-the-game the game is over."""

    __slots__ = ("ending", "how", "reason", "won")
    rule = "champions:winning-the-game"

    def __init__(self, won: bool, ending: str, reason: str, how: str = "") -> None:
        super().__init__()
        self.won = won
        self.ending = ending
        self.reason = reason
        self.how = how

    def changes(self, s: ChState) -> bool:
        return s.result is None

    def apply(self, s: ChState) -> None:
        winners = tuple(range(s.starters)) if self.won else ()
        s.result = Result(self.won, self.ending, self.reason, self.how, winners)

    def cites(self, s: ChState) -> str:
        return self.ending


# -- time ---------------------------------------------------------------------------------------------------------------


class NewRound(Event):
    """champions:round-overview#1 a round begins."""

    __slots__ = ()
    rule = "champions:round-overview#1"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        s.round += 1
        s.memory.begin("round")
        s.memory.forget_before("round")
        for p in s.order:
            s.write(p).changed_form = False

    def told(self, s: ChState, seat: int) -> str:
        return f"Round {s.round}"


class BeginPhase(Event):
    """A phase of the round begins."""

    __slots__ = ("phase",)
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.phase = self.phase
        s.step = 0
        s.memory.begin("phase")

    def cites(self, s: ChState) -> str:
        return "champions:player-phase" if self.phase.startswith("player") else "champions:villain-phase"

    def told(self, s: ChState, seat: int) -> str:
        return f"The {self.phase}"


class EndPhase(Event):
    """A phase ends, and with it what lasts until then."""

    __slots__ = ("phase",)
    rule = "champions:lasting-effects#3"
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def apply(self, s: ChState) -> None:
        expire(s, "phase", self.phase)


class EndRound(Event):
    """champions:villain-phase#5 the round ends, and with it what lasts until then."""

    __slots__ = ()
    rule = "champions:villain-phase#5"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        expire(s, "round")


class BeginStep(Event):
    """A step of the villain phase begins."""

    __slots__ = ("step",)
    facets = F_TIME

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.step = self.step

    def cites(self, s: ChState) -> str:
        return f"champions:villain-phase#{self.step}"


class BeginTurn(Event):
    """champions:active-player a player's turn begins."""

    __slots__ = ()
    rule = "champions:active-player"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.active = self.player
        s.memory.begin("turn")
        wake(s)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.things[self.player].name}'s turn"


class EndTurn(Event):
    """A player's turn ends."""

    __slots__ = ()
    rule = "champions:player-turn"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        s.active = -1
        expire(s, "turn")


def wake(s: ChState) -> None:
    """Something has happened: whoever had nothing to offer may be asked again."""
    for p in s.order:
        if s.things[p].quiet:
            s.write(p).quiet = False


class Declined(Event):
    """champions:player-turn#6 a player asked for an action offers none."""

    __slots__ = ()
    rule = "champions:player-turn#6"

    def apply(self, s: ChState) -> None:
        s.write(self.player).quiet = True


class Woken(Event):
    """The active player has done something: those who declined may be asked again."""

    __slots__ = ()
    rule = "champions:player-turn#6"

    def changes(self, s: ChState) -> bool:
        return any(s.things[p].quiet for p in s.order)

    def apply(self, s: ChState) -> None:
        wake(s)


class PassToken(Event):
    """champions:first-player#p2 the first player token passes clockwise. champions:first-player#p3"""

    __slots__ = ("kept", "to")
    rule = "champions:first-player#p2"
    facets = F_TIME

    def __init__(self, to: int) -> None:
        super().__init__(to)
        self.to = to
        #: the one who had it is the only one left
        self.kept = False

    def apply(self, s: ChState) -> None:
        self.kept = s.first == self.to
        s.first = self.to

    def told(self, s: ChState, seat: int) -> str:
        return "" if self.kept else f"{s.things[self.to].name} becomes the first player"


class Eliminate(Event):
    """champions:player-elimination a player is out of the game. `heir` is who is the first player from now on, if that was he."""

    __slots__ = ("heir",)
    rule = "champions:player-elimination"
    facets = F_TEXT | F_TIME

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.heir = -1

    def changes(self, s: ChState) -> bool:
        return self.player in s.order

    def apply(self, s: ChState) -> None:
        if s.first == self.player and len(s.order) > 1:
            s.first = self.heir = s.next_player(self.player)
        s.order = tuple(p for p in s.order if p != self.player)
        s.write(self.player).out = True

    def told(self, s: ChState, seat: int) -> str:
        heir = f"; {s.things[self.heir].name} becomes the first player" if self.heir >= 0 else ""
        return f"{s.things[self.player].name} is eliminated: hand, deck and discard pile leave the game too{heir}"


# -- plays --------------------------------------------------------------------------------------------------------------


class Announce(plays.Announce):
    """champions:initiating-abilities a player declares what is played or used."""

    __slots__ = ()
    rule = "champions:initiating-abilities"


class Initiate(plays.Initiate):
    """champions:initiating-abilities#6 a card commences being played, or effects attempt to initiate.

    `played` says that a card is played (from a hand). champions:cancel#2, champions:event#1, champions:limit#1, champions:max#1
    """

    __slots__ = ("played",)
    rule = "champions:initiating-abilities#6"
    facets = F_TIME
    foretold = ITSELF

    def __init__(self, item: int, player: int, source: int) -> None:
        super().__init__(item, player, source)
        self.played = False

    def procedure(self, s: ChState) -> Frame | None:
        found: Frame | None = s.game.procedure(s, self)
        return found

    def told(self, s: ChState, seat: int) -> str:
        if self.source < 0:
            return ""
        kind = s.get(self.source).up.values.kind
        verb = "plays" if self.played and kind == EVENT else "uses"
        if self.played and kind != EVENT:
            return ""
        if self.forced(s):
            return f"{name_of(s, self.source, seat)}: {self.keyword(s).capitalize() or 'Forced ' + self.ability(s).word}"
        return f"{s.things[self.player].name} {verb} {name_of(s, self.source, seat)}{self.whom(s)}"

    def whom(self, s: ChState) -> str:
        """The players that were chosen, where there is a choice: nothing else might tell."""
        scope = (self.record or s.get(self.item)).scope
        chosen = [s.things[r & NUMBER_MASK] for part in scope.targets for r in part if r >= 0]
        names = [c.name for c in chosen if isinstance(c, ChPlayer)] if s.starters > 1 else []
        return f" for {joined(names)}" if names else ""

    def ability(self, s: ChState) -> Any:
        """What initiates."""
        return (self.record or s.get(self.item)).ability

    def forced(self, s: ChState) -> bool:
        """champions:triggered-abilities#3 does the game trigger it, and no player use it?"""
        return bool(getattr(self.ability(s), "forced", False))

    def keyword(self, s: ChState) -> str:
        """The keyword that it is, "" for an ability of the card's own."""
        return str(getattr(self.ability(s).effect, "keyword", ""))

    def cites(self, s: ChState) -> str:
        word = self.keyword(s)
        if word:
            return "champions:retaliate-x" if word == "retaliate" else "champions:quickstrike"
        return "champions:forced" if self.forced(s) else self.rule


class Played(Event):
    """A card has been played: it has entered play, or its effects have resolved or were cancelled."""

    __slots__ = ("card", "made")
    rule = "champions:initiating-abilities#7"

    def __init__(self, card: int, player: int, made: int = -1) -> None:
        super().__init__(player, card)
        self.card = card
        self.made = made


class Leave(plays.Leave):
    """A play is over."""

    __slots__ = ()
    rule = "champions:initiating-abilities#7"


class ResolvingText(Procedure):
    """The effect of such an ability; a card whose last counter it took is discarded once it is over."""

    __slots__ = ("effect", "scope")

    def __init__(self, effect: Effect, scope: Scope) -> None:
        super().__init__()
        self.effect = effect
        self.scope = scope

    @step("champions:ability#4")
    def resolve(self, s: ChState) -> Flow:
        return EffectFrame(self.effect, self.scope)

    @step("champions:uses-x-type#p3")
    def used_up(self, s: ChState) -> Flow:
        gone = used_up(s, self.scope.this)
        return happen(s, *gone) if gone else None


class TextResolves(Undertaking):
    """A When Revealed, When Defeated, When Completed, Boost or Setup ability of a card resolves."""

    __slots__ = ("ability", "card", "you")

    def __init__(self, card: int, you: int, ability: Any) -> None:
        super().__init__(you, card)
        self.card = card
        self.you = you
        self.ability = ability

    def procedure(self, s: ChState) -> Frame | None:
        return ResolvingText(self.ability.effect, Scope(self.you, self.card))

    def cites(self, s: ChState) -> str:
        if self.ability.stage == "boost" and s.activations and s.activations[-1].kind == "scheme":
            return "champions:scheme-enemy-activation#2.1"
        return str(self.ability.rule)

    def told(self, s: ChState, seat: int) -> str:
        if self.ability.rule == "champions:reveal#6":
            given = s.get(self.card).printed.kind == OBLIGATION
            return f"{s.things[self.you].name} resolves {name_of(s, self.card, seat)}" if given else ""
        return f"{name_of(s, self.card, seat)}: {self.ability.word}"


# -- attacks and thwarts of players --------------------------------------------------------------------------------------


class Strikes(Undertaking):
    """A player's card attacks or thwarts: `by` does it, with a basic power (`item` -1) or with an ability."""

    __slots__ = ("amount", "basic", "item", "targets")
    kind: ClassVar[str] = ""
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(
        self,
        by: int,
        targets: tuple[int, ...],
        player: int,
        basic: bool = False,
        item: int = -1,
        source: int = -1,
        amount: int = -1,
    ) -> None:
        super().__init__(player, source)
        #: what it deals or removes, if neither a power nor an ability says that
        self.amount = amount
        self.by = by
        self.targets = targets
        self.basic = basic
        self.item = item

    def changes(self, s: ChState) -> bool:
        return not self.basic or (s.alive(self.by) and any(s.alive(t) for t in self.targets))

    def apply(self, s: ChState) -> None:
        stage = s.things[s.villain].face if s.villain >= 0 else 0
        strike = Strike(self.by, self.kind, reached(s, self.kind, self.player, self.targets), self.basic, self.item, stage)
        if self.kind == "attack" and self.item >= 0 and self.source >= 0:
            strike.words = self.lent(s)
        s.strikes = (*s.strikes, strike)

    def lent(self, s: ChState) -> frozenset[str]:
        """champions:gains the keywords that attacks with cards of a trait gain from something else."""
        traits, bars = s.get(self.source).up.values.traits, s.seen(self.by).bars
        found = [word.partition(" attacks gain ") for word in sorted(bars)]
        return frozenset(keyword for trait, between, keyword in found if between and trait in traits)

    def whom(self, s: ChState, seat: int) -> str:
        """Its targets by name."""
        return joined([name_of(s, t, seat) for t in self.targets])


class Attack(Strikes):
    """champions:attack-player-action a hero or ally attacks. champions:attack-player-action#3"""

    __slots__ = ()
    rule = "champions:attack-player-action"
    kind = "attack"

    def told(self, s: ChState, seat: int) -> str:
        whom = self.whom(s, seat)
        return f"{name_of(s, self.by, seat)} attacks{' ' + whom if whom else ''}"


class Thwart(Strikes):
    """champions:thwart a hero or ally thwarts. champions:thwart#3"""

    __slots__ = ()
    rule = "champions:thwart"
    kind = "thwart"

    def told(self, s: ChState, seat: int) -> str:
        whom = self.whom(s, seat)
        return f"{name_of(s, self.by, seat)} thwarts{' ' + whom if whom else ''}"


class Struck(Event):
    """An attack or thwart has been made: what "after ... attacks" looks at. `strike` is how it was at the end."""

    __slots__ = ("strike", "targets")
    facets = F_ACTIVATION

    def __init__(self, of: Strikes) -> None:
        super().__init__(of.player, of.source)
        self.by = of.by
        self.targets = of.targets
        self.strike: Strike | None = None

    def apply(self, s: ChState) -> None:
        self.strike = s.strikes[-1]
        self.targets = self.strike.targets
        s.strikes = s.strikes[:-1]

    def cites(self, s: ChState) -> str:
        return "champions:attack-player-action"


class Attacked(Struck):
    """champions:attack-player-action an attack has been made."""

    __slots__ = ()


class Thwarted(Struck):
    """champions:thwart a thwart has been made."""

    __slots__ = ()


class Aimed(Event):
    """The strike under way has these targets: chosen only now, or more than before.

    Each is attacked or thwarted as the first one was (champions:attack-player-action#3): what interrupts that may be used now.
    """

    __slots__ = ("basic", "kind", "targets")
    rule = "champions:target"
    facets = F_ACTIVATION
    foretold = ITSELF

    def __init__(self, of: Strike, targets: tuple[int, ...], player: int) -> None:
        super().__init__(player)
        self.by = of.by
        self.kind = of.kind
        self.basic = of.basic
        self.targets = tuple(t for t in targets if t not in of.targets)

    def changes(self, s: ChState) -> bool:
        return bool(s.strikes) and any(t not in s.strikes[-1].targets for t in self.targets)

    def apply(self, s: ChState) -> None:
        top = s.strikes[-1]
        new = tuple(t for t in self.targets if t not in top.targets)
        s.strikes = (*s.strikes[:-1], top.changed(targets=(*top.targets, *new)))

    def told(self, s: ChState, seat: int) -> str:
        also = " also" if s.strikes and any(t not in self.targets for t in s.strikes[-1].targets) else ""
        return f"{name_of(s, self.by, seat)}{also} {self.kind}s {joined([name_of(s, t, seat) for t in self.targets])}"


class BasicUsed(Event):
    """champions:basic-power a basic power has been used: it was not replaced (champions:status-stunned#3)."""

    __slots__ = ("card", "power")
    rule = "champions:basic-power"

    def __init__(self, card: int, power: str, player: int) -> None:
        super().__init__(player, card)
        self.card = card
        self.power = power
        self.by = card


class Recover(OnCard):
    """champions:recover an alter-ego recovers."""

    __slots__ = ()
    rule = "champions:recover"

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} recovers"
