"""How abilities resolve: alteration effects, "and", cancelling, choosing, what is delayed, and some examples of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    AN_ENEMY,
    CONFUSED,
    FRIENDS,
    HERO,
    IT,
    MAIN,
    ME,
    MINIONS,
    ONCE,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    TREACHERY,
    YOU,
    YOU_,
    Action,
    And,
    AtEnd,
    Cancel,
    CancelRevealed,
    CanGet,
    Damaged,
    Deal,
    DealIt,
    Delay,
    DrawCards,
    EachPlayer,
    EachTime,
    ExhaustIt,
    Give,
    HealIt,
    If,
    InPlay,
    Interrupt,
    IsRevealed,
    IsSo,
    It,
    Keyword,
    Mill,
    OfSet,
    One,
    One_,
    PlaceThreat,
    Plays,
    Prevent,
    PutCounters,
    Resources,
    Response,
    TakesDamage,
    Target,
    Then,
    WhenRevealed,
    Whom,
    pick_in_play,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.situations.worked.resolving import BRUTE, GATE
from longbox.games.champions.situations.worked.standins import FRIEND
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG, free
from tests.worked import laid


@dataclass(frozen=True)
class Begins(Pattern):
    """The effects of an event, or of an ability that is used, are about to initiate."""

    played: bool
    classes: ClassVar[tuple[type, ...]] = (ev.Initiate,)

    def matches(self, s: Any, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if bool(event.played) is self.played and event.source != scope.this else ()

    def text(self, p: Printer) -> str:
        return "when an ability would initiate"


SILENCE = stand_in("environment", "Silence", Interrupt(Begins(True), Cancel(), forced=True))
PARALYSIS = stand_in("environment", "Paralysis", Interrupt(Begins(False), Cancel(), forced=True))


# -- additional, already, each time ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:alteration-effect", "champions:alteration-effect#1")
@pytest.mark.example("champions:alteration-effect#ex1")
def test_additional_damage_is_dealt_with_the_damage_it_adds_to() -> None:
    t = laid("champions:alteration-effect#ex1")
    deck = t.A.deck
    t.A.plays("Repulsor Blast")
    t.A.picks("Rhino")
    # one instance
    assert t["Rhino"].damage == 13 and len(told(t, "Rhino takes")) == 1
    # a tough status card takes all of it
    t = situation("champions", A=side("Iron Man", hand=["Repulsor Blast", "Genius"], deck=deck), villain_status=[TOUGH])
    t.A.plays("Repulsor Blast")
    assert t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()


@pytest.mark.rule("champions:alteration-effect#2")
@pytest.mark.example("champions:alteration-effect#ex2")
def test_already_is_looked_at_before_and_resolves_instead() -> None:
    for surges in (False, True):
        t = laid("champions:alteration-effect#ex2", tough=surges)
        t.begins()
        assert t["Rhino"].status == {TOUGH}
        assert bool(told(t, "gains surge")) is surges and bool(told(t, "A reveals Crowd Control")) is surges


@pytest.mark.rule("champions:alteration-effect#3")
@pytest.mark.example("champions:alteration-effect#ex3")
def test_each_time_halts_what_is_resolving() -> None:
    t = laid("champions:alteration-effect#ex3")
    t.begins()
    # the first two, not the sixth card; they wait face down
    assert t.A.dealt == 2 and t.B.dealt == 0 and t.encounter_deck == ["Fanatic 2", "Blank"]
    assert t.encounter_discard == ["Blank", "Blank", "Blank", "Dare"]
    lines = [line for line in t.log.splitlines() if "discarded" in line or "is dealt" in line]
    kinds = ["deal" if "is dealt" in line else "discard" for line in lines]
    # each is dealt before the next card is discarded
    assert kinds == ["discard", "discard", "deal", "discard", "deal", "discard", "discard", "discard"]


@pytest.mark.rule("champions:alteration-effect#3")
def test_each_time_ends_with_the_deck() -> None:
    fanatic = stand_in("minion", "Fanatic", set="kree_fanatic", hp=1, atk=1, sch=1)
    dare = stand_in(
        "treachery", "Dare", WhenRevealed(EachTime(Mill(5, True), (OfSet("kree_fanatic", "Kree Fanatic"),), DealIt(IT)))
    )
    t = situation(
        "champions", A=side("Captain Marvel", dealt=[dare]), encounter=[BLANK, fanatic], encounter_discard=[BLANK, BLANK]
    )
    t.reveals("Dare")
    assert t.A.dealt == 1 and t.encounter_deck == ["Blank"] * 3 and t.state.accelerations == 1
    words = dare.faces[0].text[0].print("Dare")
    assert words.endswith("as a facedown encounter card.")
    assert "Each time a card of the Kree Fanatic set is" in words


# -- and ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:and")
def test_what_and_joins_happens_at_once() -> None:
    watch = stand_in("support", "Watch", Response(TakesDamage(Whom("villain"), after=True), PutCounters(1, "x", ME)))
    parts = (Deal(1, THE_VILLAIN), PlaceThreat(2, MAIN))
    for joined, threat in ((And(parts), 2), (seq(*parts), 0)):
        t = situation("champions", A=side("Captain Marvel", hand=[free("Deed", Action((), joined))], play=[watch]))
        t.A.plays("Deed")
        # as the damage is answered, the threat has come as well, or not yet
        assert t.kind == "window" and t["Rhino"].damage == 1 and t.scheme.threat == threat
        t.passes()
        assert t.scheme.threat == 2


@pytest.mark.rule("champions:and#1")
def test_effects_joined_by_and_do_not_depend_on_each_other() -> None:
    deed = free("Deed", Action((), And((HealIt(YOU_, 2), DrawCards(1)))))
    t = situation("champions", A=side("Captain Marvel", hand=[deed]))
    # nothing to heal: the other is enough
    t.A.plays("Deed")
    assert len(t.A.hand) == 1
    t = situation("champions", A=side("Captain Marvel", hand=[deed], damage=3, deck=[]))
    t.A.plays("Deed")
    assert t["Captain Marvel"].damage == 1 and t.A.hand == []
    # none of them can do anything
    t = situation("champions", A=side("Captain Marvel", hand=[deed], deck=[]))
    assert not t.offered("Play Deed")


@pytest.mark.rule("champions:and#2")
def test_effects_joined_by_and_are_prevented_one_by_one() -> None:
    blow = stand_in("treachery", "Blow", WhenRevealed(And((Deal(2, YOU_), PlaceThreat(1, MAIN)))))
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(YOU), Prevent(), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[ward], dealt=[blow]))
    t.reveals("Blow")
    t.A.picks("Ward")
    assert t["Captain Marvel"].damage == 0 and t.scheme.threat == 1
    # as are status cards
    t = situation("champions", A=side("Captain Marvel", status=[TOUGH], dealt=[blow]))
    t.reveals("Blow")
    assert t["Captain Marvel"].damage == 0 and t.scheme.threat == 1


# -- cancel -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:cancel", "champions:cancel#1", "champions:cancel#2")
def test_cancelled_effects_do_not_initiate_but_the_cost_is_paid() -> None:
    gun = stand_in(
        "support", "Gun", Action((ExhaustIt(ME), Resources(1)), Deal(1, THE_VILLAIN)), Action((), DrawCards(1), limit=ONCE)
    )
    t = situation("champions", A=side("Captain Marvel", play=[gun], hand=["Energy"]), environments=[PARALYSIS])
    t.pick("Use Gun", "damage")
    assert t["Gun"].exhausted and t.A.discard == ["Energy"] and t["Rhino"].damage == 0
    # it was used: it counts toward its limit
    t.pick("Use Gun", "raw")
    assert t.A.hand == [] and not t.offered("Use Gun")


@pytest.mark.rule("champions:cancel#3")
def test_a_cancelled_event_was_played_and_goes_to_its_pile() -> None:
    hit = stand_in("event", "Hit", Action((), Deal(2, THE_VILLAIN)), cost=1)
    fan = stand_in("support", "Fan", Response(Plays(Whom("event")), PutCounters(1, "cheer", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[hit, "Energy"], play=[fan]), environments=[SILENCE])
    t.A.plays("Hit")
    assert t["Rhino"].damage == 0 and t.A.discard == ["Energy", "Hit"] and t["Fan"].counter("cheer") == 1


@pytest.mark.rule("champions:cancel#4")
def test_a_cancelled_treachery_was_revealed_and_goes_to_its_pile() -> None:
    pain = stand_in("treachery", "Pain", Keyword("surge"), WhenRevealed(Deal(2, YOU_)))
    halt = stand_in("support", "Halt", Interrupt(IsRevealed(TREACHERY), CancelRevealed()))
    seen = stand_in("environment", "Seen", Interrupt(IsRevealed(), PutCounters(1, "seen", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", dealt=[pain], play=[halt]), environments=[seen], encounter=[BLANK] * 3)
    t.reveals("Pain")
    t.A.picks("Halt")
    # its keyword is no When Revealed effect
    on(t, "turn")
    assert t["Captain Marvel"].damage == 0 and t.encounter_discard == ["Pain", "Blank"] and t["Seen"].counter("seen") == 2
    # all of its effects cancelled, it does not surge
    away = stand_in("support", "Away", Interrupt(IsRevealed(), Cancel("the effects of that card")))
    t = situation("champions", A=side("Captain Marvel", dealt=[pain], play=[away]), encounter=[BLANK] * 3)
    t.reveals("Pain")
    t.A.picks("Away")
    assert t["Captain Marvel"].damage == 0 and t.encounter_discard == ["Pain"] and t.kind == "turn"


# -- choose ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:choose", "champions:choose#1")
def test_the_player_who_resolves_it_chooses_what_fits() -> None:
    call = free("Call", Action((), EachPlayer(Deal(1, One_(MINIONS, "one")))))
    t = situation("champions", A=side("Captain Marvel", hand=[call], minions=[THUG, BRUTE]), B=side("She-Hulk"))
    t.A.plays("Call")
    assert t.kind == "choose" and t.A.asked() and len(t.options()) == 2 and not t.offered("Rhino")
    t.A.picks("Thug")
    assert t.B.asked()
    t.B.picks("Brute")
    assert t["Thug"].damage == 1 and t["Brute"].damage == 1
    # of an encounter card the player who reveals it
    fire = stand_in("treachery", "Fire", WhenRevealed(pick_in_play(FRIENDS, Deal(1, It("picked")))))
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], dealt=[fire]), B=side("She-Hulk"), first="B", active="A")
    t.reveals("Fire", "A")
    assert t.kind == "choose" and t.A.asked() and t.offered("She-Hulk")


@pytest.mark.rule("champions:choose#2")
def test_without_a_target_a_players_ability_can_not_be_initiated() -> None:
    snipe = free("Snipe", Action((), Deal(2, Target()), targets=(One(MINIONS),)))
    t = situation("champions", A=side("Captain Marvel", hand=[snipe]))
    assert not t.offered("Play Snipe") and "champions:choose#2" in t.why_not("A", "Snipe", "Play")
    t = situation("champions", A=side("Captain Marvel", hand=[snipe], minions=[THUG]))
    assert t.offered("Play Snipe")
    # an encounter card resolves as far as it can
    hunt = stand_in("treachery", "Hunt", WhenRevealed(seq(Deal(1, One_(ALLIES, "one")), PlaceThreat(1, MAIN))))
    t = situation("champions", A=side("Captain Marvel", dealt=[hunt]))
    t.reveals("Hunt")
    assert t.kind == "turn" and t.scheme.threat == 1


@pytest.mark.rule("champions:choose#3")
def test_of_several_targets_as_many_are_chosen_as_there_are() -> None:
    spray = free("Spray", Action((), Deal(1, Target()), targets=(One(MINIONS, 2, 2),)))
    t = situation("champions", A=side("Captain Marvel", hand=[spray], minions=[THUG, BRUTE, "Sandman"]))
    t.A.plays("Spray")
    assert t.match.decision is not None
    with pytest.raises(ValueError):
        t.match.choose((0,))
    with pytest.raises(ValueError):
        t.match.choose((0, 1, 2))
    t.A.picks("Thug", "Brute")
    assert (t["Thug"].damage, t["Brute"].damage, t["Sandman"].damage) == (1, 1, 0)
    # there is one only: it will do
    t = situation("champions", A=side("Captain Marvel", hand=[spray], minions=[THUG]))
    t.A.plays("Spray")
    assert t["Thug"].damage == 1
    t = situation("champions", A=side("Captain Marvel", hand=[spray]))
    assert not t.offered("Play Spray")


@pytest.mark.rule("champions:choose#4")
def test_choosing_none_of_any_number_is_no_success() -> None:
    many = pick_in_play(ALLIES, ExhaustIt(It("picked")), n=9, least=0)
    purge = free("Purge", Action((), Then(many, DrawCards(1))))
    for chosen, drawn in ((("Friend",), 1), ((), 0)):
        t = situation("champions", A=side("Captain Marvel", hand=[purge], play=[FRIEND]))
        t.A.plays("Purge")
        t.A.picks(*chosen)
        assert len(t.A.hand) == drawn and t["Friend"].exhausted is bool(chosen)


@pytest.mark.rule("champions:choose#5")
def test_what_could_not_be_changed_is_no_target() -> None:
    mend = free("Mend", Action((), HealIt(Target(), 2), targets=(One(InPlay(FRIENDS.kinds, (Damaged(),))),)))
    shock = free("Shock", Action((), Give(STUNNED, Target()), targets=(One(InPlay(AN_ENEMY.kinds, (CanGet(STUNNED),))),)))
    poke = free("Poke", Action((), Give(CONFUSED, One_(AN_ENEMY, "one"))))
    calm = stand_in("minion", "Calm", Keyword("stalwart"), hp=3, atk=1, sch=1)
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", hand=[mend, shock, poke], play=[put(FRIEND, damage=1)], minions=[put(THUG, status=[STUNNED]), calm]
        ),
    )
    t.A.plays("Mend")
    assert t["Friend"].damage == 0
    # one choice only: the villain
    t.A.plays("Shock")
    assert t["Rhino"].status == {STUNNED}
    t.A.plays("Poke")
    assert t.kind == "choose" and t.offered("Rhino") and t.offered("Thug") and not t.offered("Calm")


# -- what comes later ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect", "champions:delayed-effect#1")
def test_a_delayed_effect_comes_at_its_time_before_responses() -> None:
    later = free("Later", Action((), Delay(TakesDamage(Whom("villain"), after=True), PlaceThreat(1, MAIN))))
    threat = IsSo(MAIN, (HasThreat(),), "there is threat on the main scheme")
    forced = stand_in(
        "support", "Forced", Response(TakesDamage(Whom("villain"), after=True), If(threat, DrawCards(1)), forced=True)
    )
    t = situation("champions", A=side("Captain Marvel", hand=[later], play=[forced]), B=side("She-Hulk"))
    t.A.plays("Later")
    assert t.scheme.threat == 0
    t.happens(ev.Damage(t.find("She-Hulk"), 1))
    assert t.scheme.threat == 0
    t.A.attacks("Captain Marvel", "Rhino")
    # it came before the forced response, which saw the threat
    assert t.scheme.threat == 1 and len(t.A.hand) == 1
    # once
    t.happens(ev.Damage(t.find("Rhino"), 1))
    assert t.scheme.threat == 1


@dataclass(frozen=True)
class HasThreat(Damaged):
    """With threat on it."""

    def test(self, s: Any, number: int, scope: Scope) -> bool:
        return bool(s.things[number].threat > 0)


@pytest.mark.rule("champions:delayed-effect#2")
def test_a_delayed_effect_is_no_triggered_ability() -> None:
    later = free("Later", Action((), Delay(AtEnd("phase"), Deal(1, THE_VILLAIN)), form=HERO))
    t = situation("champions", A=side("Captain Marvel", hand=[later]), environments=[PARALYSIS])
    t.A.plays("Later")
    # nothing initiates that could be cancelled, and no form is needed by now
    t.pick("Change form")
    t.A.ends_turn()
    on(t, "turn")
    assert t["Rhino"].damage == 1
    next_round(t)
    assert t["Rhino"].damage == 1


# -- examples of the rulebook ------------------------------------------------------------------------------------------------------------


@pytest.mark.example("champions:would#ex1")
def test_would_be_defeated_comes_before_is_defeated() -> None:
    for saves in (False, True):
        t = laid("champions:would#ex1")
        t.begins()
        assert t.kind == "window" and t.offered("Use Would") and not t.offered("Use Dies")
        if saves:
            t.A.picks("Would")
            # it is not defeated any more: the other has nothing to interrupt
            assert t.kind == "turn" and t.in_play("Friend") and t["Friend"].damage == 0
            continue
        t.passes()
        assert t.kind == "window" and t.offered("Use Dies") and not t.offered("Use Would")
        t.A.picks("Dies")
        assert len(t.A.hand) == 1 and not t.in_play("Friend")


@pytest.mark.example("champions:qualifiers#ex1")
def test_a_qualifier_goes_for_all_that_follows() -> None:
    t = laid("champions:qualifiers#ex1")
    t.A.plays("Wave")
    assert [t[n].counter("wet") for n in ("Friend", "Tired", "Horn", "Club")] == [1, 0, 1, 0]


@pytest.mark.example("champions:indirect-damage#ex1")
def test_nobody_is_assigned_more_indirect_damage_than_would_defeat_them() -> None:
    for to_ally in (4, 0, 1, 2, 3, 5):
        t = laid("champions:indirect-damage#ex1")
        t.begins()
        assert t.kind == "spread" and t.A.asked()
        if to_ally > 4:
            with pytest.raises(ValueError):
                t.answers(5 - to_ally, to_ally)
            continue
        t.answers(5 - to_ally, to_ally)
        assert t["Captain Marvel"].damage == 5 - to_ally and t.in_play("Big") is (to_ally < 4)


@pytest.mark.example("champions:unique-icon#ex1")
def test_alter_egos_and_subtitles_tell_two_of_one_title_apart() -> None:
    for first, second, together in (
        ("Steve Rogers", "Sam Wilson", True),
        ("Sam Wilson", "Sam Wilson", False),
        ("", "Sam Wilson", False),
    ):
        t = laid("champions:unique-icon#ex1", first=first, second=second)
        assert t.offered("Play Captain America") is together
        if together:
            t.A.plays("Captain America")
            assert t.A.play == ["Captain America", "Captain America"]
    # and of an identity: the ally who is its other side is that person
    for subtitle, together in (("Peter Parker", False), ("Miles Morales", True)):
        spider = stand_in("ally", "Spider-Man", cost=0, hp=3, atk=1, thw=1, unique=True, subname=subtitle)
        t = situation("champions", A=side("Spider-Man", hand=[spider]))
        assert t.offered("Play Spider-Man") is together


@pytest.mark.rule("champions:golden-rules#2")
@pytest.mark.example("champions:play-restrictions#ex1")
def test_a_permission_lets_an_ally_be_played_from_the_discard_pile() -> None:
    for gates, there in (((), False), ((GATE,), True)):
        t = laid("champions:play-restrictions#ex1", gates=gates)
        assert t.offered("Play Pal") is there
        # no other card, nor another player's ally
        assert not t.offered("Play Kit") and not t.offered("Play Friend")
        if not there:
            assert "champions:play" in t.why_not("A", "Pal", "Play")
            continue
        # it is paid for as from the hand
        t.A.plays("Pal")
        assert "Pal" in t.A.play and t.A.discard == ["Kit", "Energy"] and t.A.hand == []
