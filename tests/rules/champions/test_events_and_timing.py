"""Events, resources of a type, engaging, the end of the player phase, forced abilities, limits and maximums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    HERO,
    ME,
    MINION,
    ONCE,
    THE_VILLAIN,
    TO_ATTACK,
    VILLAINS,
    YOU,
    YOU_,
    YOUR_HERO,
    Action,
    AsPlayer,
    Cancel,
    Constant,
    Deal,
    DrawCards,
    Each,
    EnemyActs,
    Enters,
    ExhaustIt,
    FirstPlayer,
    Gets,
    HealIt,
    Interrupt,
    IsDefeated,
    Keyword,
    MaxPerPlayer,
    Named,
    One,
    One_,
    Plays,
    PutCounters,
    PutIntoPlay,
    Resources,
    Response,
    Strikes,
    Target,
    WhenRevealed,
    Whom,
    YouMay,
    attack,
    encounter,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told


@dataclass(frozen=True)
class Begins(Pattern):
    """An event that is played, or an ability that is used, is about to initiate."""

    played: bool
    classes: ClassVar[tuple[type, ...]] = (ev.Initiate,)

    def matches(self, s: Any, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if bool(event.played) is self.played and event.source != scope.this else ()

    def text(self, p: Printer) -> str:
        return "when an ability would initiate"


THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
#: cancels whatever players play, or use
SILENCE = stand_in("environment", "Silence", Interrupt(Begins(True), Cancel(), forced=True))
PARALYSIS = stand_in("environment", "Paralysis", Interrupt(Begins(False), Cancel(), forced=True))
FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


def drawing(name: str, side: str = "response", n: int = 1, forced: bool = False) -> Any:
    """A support that has its player draw when (or after) the villain attacks."""
    if side == "response":
        return stand_in("support", name, Response(EnemyActs(VILLAINS, after=True), DrawCards(n), forced=forced, limit=ONCE))
    return stand_in("support", name, Interrupt(EnemyActs(VILLAINS), DrawCards(n), forced=forced, limit=ONCE))


def from_deck(name: str) -> Each:
    """The cards of this title in the encounter deck."""
    return Each(encounter(Named(name), deck_only=True))


# -- events ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:event", "champions:event#p2")
def test_an_event_is_paid_for_resolves_and_is_discarded() -> None:
    hit = stand_in("event", "Hit", Action((), Deal(2, One_(AN_ENEMY, "one"))), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[hit, "Energy"], minions=[THUG]))
    t.A.plays("Hit")
    # paid for, its effects under way: not in the pile yet
    assert t.A.discard == ["Energy"] and t.A.hand == [] and t.kind == "choose"
    t.A.picks("Thug")
    assert t["Thug"].damage == 2 and t.A.discard == ["Energy", "Hit"] and not t.in_play("Hit")


@pytest.mark.rule("champions:event#1", "champions:event#p2")
def test_a_cancelled_event_was_played_and_stays_paid_for() -> None:
    hit = stand_in("event", "Hit", Action((), Deal(2, THE_VILLAIN)), cost=1)
    fan = stand_in("support", "Fan", Response(Plays(Whom("event")), PutCounters(1, "cheer", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[hit, "Energy"], play=[fan]), environments=[SILENCE])
    t.A.plays("Hit")
    assert t["Rhino"].damage == 0 and t.A.discard == ["Energy", "Hit"] and t.A.hand == []
    # it has been played, for all that looks at that
    assert t["Fan"].counter("cheer") == 1


@pytest.mark.rule("champions:event#2")
def test_events_are_never_played_against_ones_will() -> None:
    ready = stand_in("event", "Ready", Interrupt(EnemyActs(VILLAINS), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[ready]))
    t.enemy_attacks("Rhino")
    assert t.kind == "window" and t.offered("Ready")
    t.passes()
    assert t.A.hand == ["Ready"] and t.A.discard == []


@pytest.mark.rule("champions:event#3")
def test_an_event_that_would_change_nothing_can_not_be_played() -> None:
    salve = stand_in("event", "Salve", Action((), HealIt(YOU_, 2)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[salve]))
    assert not t.offered("Salve") and t.why_not("A", "Salve") == ["champions:ability#3"]
    # that its cost would change something does not count
    dear = stand_in("event", "Dear Salve", Action((), HealIt(YOU_, 2)), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[dear, "Energy"]))
    assert not t.offered("Dear Salve")
    t = situation("champions", A=side("Captain Marvel", hand=[salve], damage=1))
    t.A.plays("Salve")
    assert t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:event#4")
def test_what_an_event_does_its_players_identity_does() -> None:
    after = stand_in("support", "After", Response(Strikes(YOUR_HERO, after=True), PutCounters(1, "attack", ME), forced=True))
    kill = stand_in(
        "support", "Kill", Response(IsDefeated(Whom(MINION), by=YOU, after=True), PutCounters(1, "kill", ME), forced=True)
    )
    punch = stand_in("event", "Punch", attack(3), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[punch], minions=[THUG], play=[after, kill, FRIEND]))
    t.A.plays("Punch")
    t.A.picks("Thug")
    # one occurrence, so that the two are ordered
    t.A.picks("Kill")
    assert t["After"].counter("attack") == 1 and t["Kill"].counter("kill") == 1
    # an ally that attacks is somebody else
    t.A.attacks("Friend", "Rhino")
    assert t["After"].counter("attack") == 1
    # as the identity attacks, it is the identity that is stunned
    t = situation("champions", A=side("Captain Marvel", hand=[punch], minions=[THUG], status=["stunned"]))
    t.A.plays("Punch")
    t.A.picks("Thug")
    assert t["Thug"].damage == 0 and t["Captain Marvel"].status == frozenset() and t.A.discard == ["Punch"]


# -- resources of a type ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["energy", "mental"])
@pytest.mark.rule("champions:energy-resource", "champions:mental-resource", "champions:icons#1", "champions:icons#2")
@pytest.mark.rule(
    "champions:energy-resource#1", "champions:energy-resource#2", "champions:mental-resource#1", "champions:mental-resource#2"
)
def test_a_typed_resource_pays_costs_and_those_that_ask_for_it(kind: str) -> None:
    typed = stand_in("resource", "Typed", resources={kind: 1})
    other = stand_in("resource", "Untold", resources={"physical": 1})
    gadget = stand_in("support", "Gadget", Action((Resources(0, (kind,)),), Deal(1, THE_VILLAIN)), cost=1)
    # a cost in resources takes it as it takes any
    t = situation("champions", A=side("Captain Marvel", hand=[gadget, typed]))
    t.A.plays("Gadget")
    assert t.in_play("Gadget") and t.A.discard == ["Typed"]
    # an ability that asks for the type takes no other
    t = situation("champions", A=side("Captain Marvel", hand=[other], play=[gadget]))
    assert not t.offered("Gadget") and t.why_not("A", "Gadget", "Use") == ["champions:resource#5"]
    t = situation("champions", A=side("Captain Marvel", hand=[typed, other], play=[gadget]))
    t.A.uses("Gadget")
    assert t["Rhino"].damage == 1 and t.A.hand == ["Untold"]


# -- engage, enter play ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:engage", "champions:engage#p2", "champions:minion#p2")
def test_a_minion_engages_the_player_who_resolves_the_card() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[THUG]))
    t.reveals("Thug", "B")
    assert t.B.minions == ["Thug"] and t.A.minions == []
    # put into play by another card, it engages the player who resolves that
    call = stand_in("treachery", "Call", WhenRevealed(PutIntoPlay(from_deck("Thug"))))
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[call]), encounter=[BLANK, THUG, BLANK])
    t.reveals("Call", "B")
    assert t.B.minions == ["Thug"] and t.A.minions == []
    # unless that says otherwise
    away = stand_in("treachery", "Away", WhenRevealed(PutIntoPlay(from_deck("Thug"), first=True)))
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[away]), encounter=[BLANK, THUG, BLANK])
    t.reveals("Away", "B")
    assert t.A.minions == ["Thug"] and t.B.minions == []


@pytest.mark.rule("champions:engage#1", "champions:engage#2", "champions:engage#3")
def test_engagement_lasts_and_changes_only_to_another_player() -> None:
    fast = stand_in("minion", "Fast", Keyword("quickstrike"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[fast]), B=side("She-Hulk", form="alter-ego"))
    t.happens(ev.Engage(t.find("Fast"), 0))
    # it is engaged with that player already: nothing engages
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and not told(t, "engages")
    next_round(t)
    assert t.A.minions == ["Fast"]
    before = t["Captain Marvel"].damage
    t.happens(ev.Engage(t.find("Fast"), 1))
    # whoever engages a minion is engaged by it; B is no hero, so that quickstrike has nobody to attack
    assert t.B.minions == ["Fast"] and t.A.minions == []
    t.happens(ev.Engage(t.find("Fast"), 0))
    on(t, "turn")
    assert t.A.minions == ["Fast"] and t["Captain Marvel"].damage == before + 1


@pytest.mark.rule("champions:enters-play", "champions:in-play-and-out-of-play#3")
def test_playing_putting_and_revealing_are_entering_play() -> None:
    bell = stand_in("support", "Bell", Response(Enters(Whom("any")), PutCounters(1, "ring", ME), forced=True))
    call = stand_in("event", "Call", Action((), PutIntoPlay(from_deck("Thug"))), cost=0)
    t = situation(
        "champions", A=side("Captain Marvel", hand=[FRIEND, call], play=[bell], dealt=["Sandman"]), encounter=[BLANK, THUG]
    )
    t.A.plays("Friend")
    assert t["Bell"].counter("ring") == 1
    t.A.plays("Call")
    # the event itself did not enter play
    assert t["Bell"].counter("ring") == 2
    t.reveals("Sandman")
    assert t["Bell"].counter("ring") == 3
    # moving about in play, or leaving it, is not entering it
    t.happens(ev.Discard(t.find("Friend")))
    assert t["Bell"].counter("ring") == 3


# -- exhausted ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:exhausted", "champions:exhausted#1")
def test_an_exhausted_card_can_not_be_exhausted_again_until_it_is_ready() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND]))
    t.A.attacks("Friend", "Rhino")
    assert t["Friend"].exhausted and not t["Captain Marvel"].exhausted
    assert not t.offered("Friend attacks") and t.offered("Captain Marvel attacks")
    assert "champions:exhausted#1" in t.why_not("A", "Friend", "attacks")
    t.happens(ev.Exhaust(t.find("Friend")))
    assert len(told(t, "Friend exhausts")) == 1
    t.happens(ev.Ready(t.find("Friend")))
    assert t.offered("Friend attacks Rhino")


@pytest.mark.rule("champions:exhausted#2")
def test_abilities_of_an_exhausted_card_work_unless_it_must_exhaust() -> None:
    tower = stand_in(
        "support",
        "Tower",
        Constant(YOU_, (Gets("atk", 1),)),
        Action((ExhaustIt(ME),), DrawCards(1)),
        Action((), Deal(1, THE_VILLAIN), limit=ONCE),
    )
    t = situation("champions", A=side("Captain Marvel", play=[put(tower, exhausted=True)]))
    assert t["Captain Marvel"].atk == 3
    assert t.offered("Use Tower", "damage") and not t.offered("Use Tower", "raw")
    t.pick("Use Tower", "damage")
    assert t["Rhino"].damage == 1
    t = situation("champions", A=side("Captain Marvel", play=[tower]))
    assert t.offered("Use Tower", "raw")


# -- the end of the player phase -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:end-of-player-phase#1", "champions:end-of-player-phase#2", "champions:end-of-player-phase#3", "champions:hand-size"
)
def test_the_player_phase_ends_with_discarding_drawing_and_readying() -> None:
    cards = [stand_in("resource", f"R{i}") for i in range(8)]
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=list(cards[:7]), exhausted=True, play=[put(FRIEND, exhausted=True)]),
        B=side("She-Hulk", hand=list(cards[:2]), deck=["Genius"] * 9),
        C=side("Iron Man", form="alter-ego", hand=list(cards[:6]), exhausted=True),
        first="B", active="A",
    )  # fmt: skip
    t.A.ends_turn()
    # B is the first player; two cards of a hand size of four: any number may go, also none
    assert t.kind == "discard" and t.B.asked()
    t.B.picks("R1")
    # then C, at hand size, may discard as well
    assert t.C.asked()
    t.C.passes()
    # A has seven cards for a hand size of five: two at least
    assert t.A.asked() and t.match.decision is not None
    with pytest.raises(ValueError):
        t.match.choose((0,))
    assert len(t.B.hand) == 1
    t.A.picks("R0", "R1", "R2")
    # everyone has drawn up to the hand size, and everything is ready
    assert len(t.A.hand) == 5 and t.A.hand[:4] == ["R3", "R4", "R5", "R6"]
    assert len(t.B.hand) == 4 and t.B.hand[1:] == ["Genius"] * 3 and len(t.C.hand) == 6
    assert not t["Captain Marvel"].exhausted and not t["Friend"].exhausted and not t["Tony Stark"].exhausted
    # nobody draws before all have discarded
    assert t.log.rindex("is discarded") < min(t.log.index(f"{name} draws") for name in "AB")


# -- forced --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:forced", "champions:forced#1")
def test_forced_abilities_come_by_themselves_and_before_others() -> None:
    for side_ in ("interrupt", "response"):
        t = situation(
            "champions", A=side("Captain Marvel", play=[drawing("Gentle", side_), drawing("Harsh", side_, 2, forced=True)])
        )
        t.enemy_attacks("Rhino")
        on(t, "window", "turn")
        # the forced one has drawn its two cards unasked as the other is offered
        assert t.kind == "window" and t.offered("Gentle") and not t.offered("Harsh") and len(t.A.hand) == 2
        t.passes()
        on(t, "turn")
        assert len(t.A.hand) == 2


@pytest.mark.rule("champions:forced#2", "champions:forced#3", "champions:first-player#3")
def test_the_first_player_orders_forced_abilities_and_each_resolves_before_the_next() -> None:
    pick = Deal(1, One_(AN_ENEMY, "one"))
    harsh = stand_in("support", "Harsh", Response(EnemyActs(VILLAINS, after=True), seq(pick, DrawCards(1)), forced=True))
    hard = stand_in("support", "Hard", Response(EnemyActs(VILLAINS, after=True), seq(pick, DrawCards(1)), forced=True))
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[harsh], minions=[THUG]),
        B=side("She-Hulk", play=[hard]),
        first="B",
        active="A",
    )
    t.enemy_attacks("Rhino")
    on(t, "order")
    # both cards are asked about, B being first player, whoever controls them
    assert t.B.asked() and t.offered("Harsh") and t.offered("Hard")
    t.pick("Harsh")
    assert t.kind == "choose" and t.A.asked()
    t.A.picks("Thug")
    # only once the first has dealt and drawn does the second begin
    assert len(t.A.hand) == 1 and t["Thug"].damage == 1
    assert t.kind == "choose" and t.B.asked() and t.B.hand == []
    t.B.picks("Thug")
    assert len(t.B.hand) == 1 and t.kind == "turn"


# -- limits, maximums, may ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:limit")
def test_a_limit_is_for_each_copy_of_the_ability() -> None:
    gun = stand_in("support", "Gun", Action((), Deal(1, THE_VILLAIN), limit=ONCE))
    t = situation("champions", A=side("Captain Marvel", play=[gun, gun]))
    t.A.uses("Gun")
    assert t.offered("Use Gun")
    t.A.uses("Gun")
    assert t["Rhino"].damage == 2 and not t.offered("Use Gun")
    assert t.why_not("A", "Gun", "Use") == ["champions:limit"]
    next_round(t)
    assert t.offered("Use Gun")
    # another object after leaving play
    t = situation("champions", A=side("Captain Marvel", play=[gun]))
    t.A.uses("Gun")
    t.happens(ev.ToHand(t.find("Gun")))
    t.A.plays("Gun")
    assert t.offered("Use Gun")


@pytest.mark.rule("champions:limit#1")
def test_a_use_that_was_cancelled_counts_toward_the_limit() -> None:
    gun = stand_in("support", "Gun", Action((), Deal(1, THE_VILLAIN), limit=ONCE))
    t = situation("champions", A=side("Captain Marvel", play=[gun]), environments=[PARALYSIS])
    t.A.uses("Gun")
    assert t["Rhino"].damage == 0 and not t.offered("Use Gun")


@pytest.mark.rule("champions:max")
def test_a_maximum_per_round_is_for_all_copies_of_all_players() -> None:
    once = stand_in("event", "Once", Action((), DrawCards(1), limit=ONCE, by_title=True), cost=0)
    other = stand_in("event", "Other", Action((), DrawCards(1), limit=ONCE, by_title=True), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[once, once, other]), B=side("She-Hulk", hand=[once]))
    t.A.plays("Once")
    assert not t.offered("Play Once") and t.offered("Play Other")
    t.A.ends_turn()
    assert t.B.asked() and not t.offered("Play Once")
    next_round(t)
    assert t.offered("Play Once") or t.offered("Ask A")


@pytest.mark.rule("champions:max#p2")
def test_a_maximum_of_an_ability_is_for_all_cards_with_it() -> None:
    gun = stand_in("support", "Gun", Action((), Deal(1, THE_VILLAIN), limit=(2, "round"), by_title=True))
    t = situation("champions", A=side("Captain Marvel", play=[gun, gun, gun]))
    t.A.uses("Gun")
    t.A.uses("Gun")
    assert t["Rhino"].damage == 2 and not t.offered("Use Gun")


@pytest.mark.rule("champions:max#1")
def test_what_was_cancelled_counts_toward_the_maximum() -> None:
    once = stand_in("event", "Once", Action((), DrawCards(1), limit=ONCE, by_title=True), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[once, once]), environments=[SILENCE])
    t.A.plays("Once")
    assert t.A.hand == ["Once"] and not t.offered("Play Once")


@pytest.mark.rule("champions:max#p4")
def test_max_one_per_player_is_each_players_own() -> None:
    sign = stand_in("support", "Sign", MaxPerPlayer(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[sign, sign]), B=side("She-Hulk", hand=[sign]))
    t.A.plays("Sign")
    assert t.A.play == ["Sign"] and not t.offered("Play Sign")
    t.A.ends_turn()
    on(t, "turn")
    assert t.B.asked() and t.offered("Play Sign")
    # another may be played once it has gone
    t = situation("champions", A=side("Captain Marvel", hand=[sign], play=[sign]))
    assert not t.offered("Play Sign")
    t.happens(ev.Discard(t.find("Sign")))
    assert t.offered("Play Sign")


@pytest.mark.rule("champions:may")
def test_may_is_the_named_players_choice_or_the_controllers() -> None:
    free = stand_in("event", "Free", Action((), seq(YouMay(DrawCards(1)), AsPlayer(FirstPlayer(), YouMay(DrawCards(2))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[free]), B=side("She-Hulk"), first="B", active="A")
    t.A.plays("Free")
    assert t.kind == "may" and t.A.asked()
    t.says(False)
    assert t.A.hand == [] and t.kind == "may" and t.B.asked()
    t.says(True)
    assert len(t.B.hand) == 2 and t.A.hand == []


@pytest.mark.rule("champions:look")
def test_only_who_looks_sees_the_cards() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), encounter=["Sandman", "Shocker", BLANK])
    top = t.find("Sandman")
    t.happens(ev.LookAt(0, (top,)))
    known = [bool(t.state.get(top).known >> seat & 1) for seat in (0, 1)]
    assert known == [True, False]
    lines = [t.match.log.text(seat) for seat in (0, 1)] if t.match.log is not None else []
    assert (
        "looks at Sandman" in lines[0] and "Sandman" not in lines[1] and "looks at 1 card" in lines[1].replace("a card", "1 card")
    )
    # what lies beneath nobody has seen
    assert t.state.get(t.find("Shocker")).known == 0


@pytest.mark.rule("champions:excess-damage")
def test_excess_damage_is_what_is_beyond_the_hit_points() -> None:
    bash = stand_in(
        "event", "Bash", Action((), Deal(5, Target()), targets=(One(TO_ATTACK),), form=HERO, labels=("attack",)), cost=0
    )
    t = situation("champions", A=side("Captain Marvel", hand=[bash, bash], minions=[THUG, "Sandman"]))
    event = ev.Damage(t.find("Thug"), 5)
    event.measure(event.room(t.state))
    assert (event.taken, event.excess) == (3, 2)
    t.A.plays("Bash")
    t.A.picks("Thug")
    # nobody else takes it
    assert not t.in_play("Thug") and t["Rhino"].damage == 0 and t["Sandman"].damage == 0
