"""Cards that are played and abilities that are used, from their announcement to their end (champions:initiating-abilities)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.events.zones import used_up
from longbox.games.champions.state import F_TIME, OBLIGATION, ChPlayer, name_of
from longbox.games.champions.state.bases import Event, Procedure, Undertaking
from longbox.kernel import plays
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import ITSELF, happen
from longbox.kernel.frames import step
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.effects import Effect
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.plays import Usable


class Announce(plays.AnnouncePlay):
    """champions:initiating-abilities a player declares what is played or used."""

    __slots__ = ()
    rule = "champions:initiating-abilities"

    def told(self, s: ChState, seat: int) -> str:
        """What is announced stands before what is spent and paid for it."""
        if self.source < 0:
            return ""
        ability = self.play.ability
        played = bool(self.play.scope.get("played"))
        # what is announced from a hand is no secret any more
        card = self.play.values.name if played else name_of(s, self.source, seat)
        if forced(ability):
            return f"{card}: {keyword(ability).capitalize() or 'Forced ' + str(getattr(ability, 'word', ''))}"
        return f"{s.players[self.player].name} {'plays' if played else 'uses'} {card}"

    def cites(self, s: ChState) -> str:
        ability = self.play.ability
        word = keyword(ability)
        if word:
            return "champions:retaliate-x" if word == "retaliate" else "champions:quickstrike"
        return "champions:forced" if forced(ability) else self.rule


def forced(ability: object) -> bool:
    """champions:triggered-abilities#3 does the game trigger it, and no player use it?"""
    return bool(getattr(ability, "forced", False))


def keyword(ability: Usable) -> str:
    """The keyword that it is, "" for an ability of the card's own."""
    return str(getattr(ability.effect, "keyword", ""))


class Initiate(plays.InitiatePlay):
    """champions:initiating-abilities#6 a card commences being played, or effects attempt to initiate.

    `played` says that a card is played (from a hand). It stands in the log since it was announced; for which players it is has been
    chosen after that. champions:cancel#2, champions:event#1, champions:limit#1, champions:max#1
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
        scope = (self.record or s.play(self.item)).scope
        chosen = [s.things[r & NUMBER_MASK] for part in scope.targets for r in part if r >= 0]
        names = [c.name for c in chosen if isinstance(c, ChPlayer)] if s.starters > 1 else []
        if self.source < 0 or not names:
            return ""
        return f"{s.players[self.player].name} chooses {joined(names)} for {name_of(s, self.source, seat)}"


class Played(Event):
    """A card has been played: it has entered play, or its effects have resolved or were cancelled."""

    __slots__ = ("card", "made")
    rule = "champions:initiating-abilities#7"

    def __init__(self, card: int, player: int, made: int = -1) -> None:
        super().__init__(player, card)
        self.card = card
        self.made = made


class Leave(plays.LeavePlay):
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
            given = s.card(self.card).printed.kind == OBLIGATION
            return f"{s.players[self.you].name} resolves {name_of(s, self.card, seat)}" if given else ""
        return f"{name_of(s, self.card, seat)}: {self.ability.word}"


def timed(s: ChState, ref: int, word: str, you: int, silent: bool = False) -> list[Event]:
    """The abilities of a card with this timing trigger that resolve for `you` in that player's form (champions:triggered-abilities#3).

    Of one that has left play meanwhile those that it had (champions:when-revealed#p2). `silent` leaves out its "When Revealed"
    effects, which have been cancelled (champions:cancel#4).
    """
    out: list[Event] = []
    if s.was(ref).down:
        return out
    for ability in s.seen(ref).abilities:
        if (
            ability.stage == "timed"
            and ability.word == word
            and (not ability.form or s.identity(you).up.values.kind == ability.form)
            and not (silent and ability.rule == "champions:when-revealed")
        ):
            out.append(TextResolves(ref, you, ability))
    return out


class EventRaised(plays.Choices):
    """An event that commences being played will do more with each instance of its damage, or of the threat it removes."""

    __slots__ = ("n", "what")
    rule = "champions:faq:embiggen#1"

    def __init__(self, item: int, scope: Scope, what: str, n: int) -> None:
        super().__init__(item, scope)
        self.what = what
        self.n = n

    def told(self, s: ChState, seat: int) -> str:
        return f"It deals {self.n} more damage" if self.what == "damage" else f"It removes {self.n} more threat"
