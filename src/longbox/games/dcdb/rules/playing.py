"""Playing a card (6.350), again (1.030), and using an ability (2.050)."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.modifiers import HasWords
from longbox.games.dcdb.language.references import This
from longbox.games.dcdb.language.verbs.keywords import Confrontation, Ninjutsu, Teamwork, gives_ninjutsu
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.verbs.nexts import waits_in_play
from longbox.games.dcdb.state import HAND, MAIN, DcState, Values
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.abilities import Activated, Continuous
from longbox.kernel.actions import Action, Check, Objection
from longbox.kernel.effects import EffectFrame, Nothing, seq
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Frame, step
from longbox.kernel.plays import Using, hindrance
from longbox.kernel.queries import Scope, walk


class Playing(Procedure):
    """dcdb:6.350 a card is played; what it makes one play is played and resolved in its midst (dcdb:2.010)."""

    __slots__ = ("again", "card", "home", "origin", "player", "source", "values", "words")

    def __init__(self, event: ev.PlayCard) -> None:
        super().__init__()
        self.card = event.card
        self.player = event.player
        self.source = event.source
        self.again = event.again
        self.home = event.home
        self.origin = -1
        self.words = event.words
        self.values: Values | None = None

    @step("dcdb:6.350")
    def lay(self, s: DcState) -> Flow:
        if self.again is not None:
            # dcdb:1.030 it stays where it is, and is what it was
            return None
        return happen(s, ev.Lay(self.card, self.player, self.source, self.home))

    @step("dcdb:2.010")
    def resolve(self, s: DcState) -> Flow:
        if self.again is None:
            if not s.outcome.events:
                return DONE
            self.card, self.origin = s.outcome.events[0].landed, s.outcome.events[0].origin
        if self.words:
            # dcdb:6.512 it has the keyword to the end of the turn
            words, self.words = self.words, ()
            given = Continuous(This(), (HasWords(words),))
            return happen(s, this_turn(given, Scope(self.player, self.card), on=(self.card,)))
        return None

    @step("dcdb:2.010")
    def resolve_text(self, s: DcState) -> Flow:
        play = s.now(self.card).play
        if self.again is None and ev.first_begun(s, self.player, self.card) and gives_ninjutsu(s, self.player):
            # it has Ninjutsu from the beginning, and the text of it comes last (MC:Batman (Crossover 8)#2, #3)
            if play is None or not any([isinstance(n, Ninjutsu) for n in walk(play)]):
                play = Ninjutsu(Nothing()) if play is None else seq(play, Ninjutsu(Nothing()))
        return EffectFrame(play, Scope(self.player, self.card)) if play is not None else None

    @step("dcdb:2.020")
    def played(self, s: DcState) -> Flow:
        # dcdb:1.020 recorded where it has resolved, which may be another zone by now
        c = s.card(self.card)
        values = self.again.values if self.again is not None else s.now(c.number)
        return happen(s, ev.Played(c.ref, self.player, values, self.source, self.again is not None, self.origin), derived=())


class Confronting(Procedure):
    """dcdb:6.110 an ability of the form "Confrontation: X" is used: its player is in a Confrontation from here on."""

    __slots__ = ("player", "source", "using")

    def __init__(self, player: int, source: int, using: Frame) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.using = using

    @step("dcdb:6.110")
    def enter(self, s: DcState) -> Flow:
        return happen(s, ev.EnterConfrontation(self.player, self.source))

    @step("dcdb:6.110")
    def receive(self, s: DcState) -> Flow:
        return self.using


def playing(s: DcState, event: ev.PlayCard) -> Playing:
    """What carries out the playing of a card."""
    return Playing(event)


# -- actions --------------------------------------------------------------------------------------------------------


def may_act(s: DcState, act: Action) -> Objection | None:
    """dcdb:2.060 only the active player takes actions, and only until the end of the turn has begun."""
    if s.active != act.player:
        return Objection("dcdb:2.060", "it is not your turn")
    return Objection("dcdb:2.060", "your turn is over") if s.over else None


class DcAction(Action["DcState"]):
    """An action of the active player (dcdb:2.050)."""

    __slots__ = ()

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        """What carries it out."""
        raise NotImplementedError

    def name(self, s: DcState) -> str:
        """The name of the card that it is done with."""
        name: str = s.card(self.ref).printed.name
        return name


class Play(DcAction):
    """dcdb:2.051 to play a card of the hand."""

    __slots__ = ()
    rule = "dcdb:2.051"

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        return happen(s, ev.PlayCard(self.ref, self.player))

    def label(self, s: DcState) -> str:
        return f"play {self.name(s)}"


def _in_hand(s: DcState, act: Play) -> Objection | None:
    c = s.card(act.ref)
    if s.there(act.ref) and (c.zone == s.index(HAND, act.player) or waits_in_play(s, act.player, c.number)):
        return None
    return Objection("dcdb:6.351", "only cards of your hand can be played, unless something says otherwise")


Play.checks = (Check("turn", "dcdb:2.060", may_act), Check("hand", "dcdb:6.351", _in_hand))


class Use(DcAction):
    """dcdb:2.052 to use an ability of a card or main character that one controls: as often as one can pay for it (dcdb:1.090)."""

    __slots__ = ("at",)
    rule = "dcdb:2.052"

    def __init__(self, player: int, ref: int, at: int) -> None:
        super().__init__(player, ref)
        self.at = at

    def ability(self, s: DcState) -> Activated:
        """Which."""
        found = s.now(self.ref).abilities[self.at]
        assert isinstance(found, Activated)
        return found

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        ability = self.ability(s)
        using = Using(ability, Scope(self.player, self.ref), (self.ref, self.at))
        # dcdb:6.110 a player enters a Confrontation by this, before anything comes of it
        return Confronting(self.player, self.ref, using) if isinstance(ability, Confrontation) else using

    def label(self, s: DcState) -> str:
        return f"use {self.name(s)}: {self.ability(s).print(self.name(s))}"


def _hindrance(s: DcState, act: Use) -> Objection | None:
    # dcdb:1.102 it is the player's choice to pay a cost, whether or not anything will come of that
    ability = act.ability(s)
    return hindrance(s, ability, (act.ref, act.at), Scope(act.player, act.ref), forced=bool(ability.cost))


def _teamwork(s: DcState, act: Use) -> Objection | None:
    """dcdb:6.502"""
    ability = act.ability(s)
    if s.place(s.card(act.ref).number) != MAIN or not any([isinstance(n, Teamwork) for n in walk(ability)]):
        return None
    return Objection("dcdb:6.502", "an activated Teamwork ability of a main character is not used")


Use.checks = (
    Check("turn", "dcdb:2.060", may_act),
    Check("Teamwork", "dcdb:6.502", _teamwork),
    Check("possible", "dcdb:2.052", _hindrance),
)
