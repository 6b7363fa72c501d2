"""Playing cards and putting them into play, restrictions, printed values, qualifiers, variables, stars, types of player card."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    AN_ENEMY,
    ME,
    MINION,
    THE_VILLAIN,
    YOU_,
    Action,
    AttachTo,
    Boost,
    Constant,
    Deal,
    DrawCards,
    Each,
    EnemyActs,
    Enters,
    Exhausted,
    ExhaustIt,
    FromDiscard,
    Gains,
    Gets,
    Host,
    InForm,
    InPlay,
    Interrupt,
    Keyword,
    MaxPerPlayer,
    MayAlso,
    One,
    PlayOnly,
    Plays,
    Prevent,
    PutCounters,
    Resources,
    Response,
    Stat,
    Strikes,
    TakesDamage,
    Target,
    ThreatComes,
    Whom,
    X,
    attack,
    seq,
)
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.games.champions.state import AREA, PERMANENTS, PLAYER_KINDS
from longbox.kernel.queries import Every
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG, fetch, free

FRIEND = stand_in("ally", "Friend", cost=2, hp=3, atk=1, thw=1)
GEAR = stand_in("upgrade", "Gear", cost=0)


# -- playing, putting into play -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:play", "champions:play#1")
def test_playing_pays_and_an_event_is_resolved_and_discarded() -> None:
    punch = stand_in("event", "Punch", Action((), Deal(2, Target()), targets=(One(AN_ENEMY),)), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[punch, FRIEND, "Energy", "Haymaker"], minions=[THUG]))
    t.A.plays("Friend", "Energy")
    assert t.A.play == ["Friend"] and t.A.discard == ["Energy"]
    t.A.plays("Punch")
    # it lies on the table while it resolves, neither in hand nor discarded
    assert "Punch" not in t.A.hand and "Punch" not in t.A.discard
    t.A.picks("Thug")
    assert t["Thug"].damage == 2 and t.A.discard == ["Energy", "Haymaker", "Punch"] and t.A.play == ["Friend"]
    # of another player's deck: to the owner's pile (it is the owner who plays it)
    assert t.state.get(t.find("Punch")).owner == 0


@pytest.mark.rule("champions:play#p2", "champions:play#2", "champions:play#3")
def test_what_is_put_into_play_is_neither_paid_nor_played_nor_restricted() -> None:
    loud = stand_in(
        "ally", "Loud", PlayOnly(InForm("alter_ego")), Response(Plays(Whom("this")), DrawCards(1), forced=True),
        Response(Enters(Whom("this")), PutCounters(1, "in", ME), forced=True), cost=9, hp=2, atk=1, thw=1,
    )  # fmt: skip
    t = situation("champions", A=side("Captain Marvel", hand=[loud, fetch("ally")]))
    assert not t.offered("Play Loud") and "champions:play-restrictions#1" in t.why_not("A", "Loud", "Play")
    t.A.plays("Fetch")
    on(t, "turn", "pick")
    assert t.A.play == ["Loud"] and t.A.hand == [] and t["Loud"].counter("in") == 1 and t.A.discard == ["Fetch"]
    # played, it is
    cheap = stand_in("ally", "Loud", Response(Plays(Whom("this")), DrawCards(1), forced=True), cost=0, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", hand=[cheap]))
    t.A.plays("Loud")
    assert t.A.play == ["Loud"] and len(t.A.hand) == 1


@pytest.mark.rule("champions:play#4")
def test_it_enters_where_playing_would_put_it() -> None:
    badge = stand_in("upgrade", "Badge", AttachTo(ALLIES), Constant(Host(), (Gets("atk", 1),)), cost=4)
    t = situation("champions", A=side("Captain Marvel", hand=[badge, fetch("upgrade")], play=[FRIEND]), B=side("She-Hulk"))
    t.A.plays("Fetch")
    on(t, "turn")
    assert t["Friend"].attached == ["Badge"] and t["Friend"].atk == 2
    # an ally comes ready and unhurt, into its controller's area
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND, fetch("ally")]), B=side("She-Hulk"))
    t.A.plays("Fetch")
    on(t, "turn")
    assert t.A.play == ["Friend"] and t.B.play == [] and not t["Friend"].exhausted
    assert t.state.place(t.find("Friend") & 0xFFF) == AREA
    # without anything to attach it to it does not enter
    t = situation("champions", A=side("Captain Marvel", hand=[badge, fetch("upgrade")]))
    if t.offered("Play Fetch"):
        t.A.plays("Fetch")
        on(t, "turn")
    assert not t.in_play("Badge")


@pytest.mark.rule("champions:play-restrictions", "champions:play-restrictions#1")
def test_all_restrictions_must_be_met() -> None:
    strict = stand_in("upgrade", "Strict", PlayOnly(InForm("hero")), MaxPerPlayer(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[strict, strict]))
    t.A.plays("Strict")
    assert not t.offered("Play Strict")
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", hand=[strict]))
    assert not t.offered("Play Strict")
    # an ability that says when it may be used
    box = stand_in("support", "Box", Action((), DrawCards(1), only=(InForm("alter_ego"),), limit=(1, "round")))
    t = situation("champions", A=side("Captain Marvel", play=[box]))
    assert not t.offered("Use Box")
    t.A.does("Change form")
    assert t.offered("Use Box")


@pytest.mark.rule("champions:play-restrictions#2")
def test_a_permission_opens_another_way() -> None:
    grave = stand_in("support", "Grave", MayAlso(FromDiscard(frozenset({"ally"}))))
    ally = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[grave], discard=[ally, GEAR]))
    assert t.offered("Play Friend") and not t.offered("Play Gear")
    t.A.plays("Friend")
    assert t.A.play == ["Grave", "Friend"] and t.A.discard == ["Gear"]
    # it is optional, and without it there is no such option
    t = situation("champions", A=side("Captain Marvel", discard=[ally]))
    assert not t.offered("Play Friend")


# -- types of card, support -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-card", "champions:player-card#1")
def test_the_six_types_of_player_card_and_their_groups() -> None:
    assert set(PLAYER_KINDS) | {"identity"} == {"ally", "event", "identity", "resource", "support", "upgrade"}
    factions: dict[str, set[str]] = {}
    for d in CATALOG.values():
        if d.kind in PLAYER_KINDS:
            factions.setdefault(d.faction, set()).add(d.kind)
    assert set(factions) == {"hero", "aggression", "justice", "leadership", "protection", "basic"}
    # allies, supports and upgrades stay in play, events and resources do not enter it
    assert set(PERMANENTS) == {"ally", "support", "upgrade"}
    t = situation("champions", A=side("Captain Marvel", hand=["Energy", "Haymaker", "Haymaker", "Haymaker"]))
    assert not t.offered("Play Energy") and "champions:resource-cards" in t.why_not("A", "Energy", "Play")
    t.A.plays("Haymaker")
    on(t, "turn")
    assert t.A.play == []


@pytest.mark.rule("champions:support", "champions:support#2")
def test_a_support_works_as_long_as_it_is_in_play() -> None:
    base = stand_in("support", "Base", Constant(YOU_, (Gets("atk", 2),)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[base]))
    assert t["Captain Marvel"].atk == 2
    t.A.plays("Base")
    assert t["Captain Marvel"].atk == 4 and t.A.play == ["Base"]
    next_round(t)
    assert t.in_play("Base") and t["Captain Marvel"].atk == 4
    t.happens(ev.Discard(t.find("Base")))
    assert t["Captain Marvel"].atk == 2 and t.A.discard[-1] == "Base"


@pytest.mark.rule("champions:support#3")
def test_what_a_support_does_is_not_done_by_the_identity() -> None:
    seen = stand_in("upgrade", "Seen", Response(Strikes(Whom("your hero"), after=True), PutCounters(1, "seen", ME), forced=True))
    spike = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
    gun = stand_in("support", "Gun", Action((ExhaustIt(ME),), Deal(3, Target()), targets=(One(AN_ENEMY),), labels=("attack",)))
    t = situation("champions", A=side("Captain Marvel", play=[gun, seen], minions=[spike], status=["stunned"]))
    t.A.uses("Gun")
    t.A.picks("Spike")
    # not the stunned hero's attack: nothing replaces it, she is not retaliated against, has not attacked
    assert t["Spike"].damage == 3 and t["Captain Marvel"].status == {"stunned"} and t["Captain Marvel"].damage == 0
    assert t["Seen"].counter("seen") == 0 and not told(t, "Gun takes")
    # an upgrade's would be
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[stand_in("upgrade", "Fists", attack(3, cost=(ExhaustIt(ME),))), seen], minions=[spike]),
    )
    t.A.uses("Fists")
    t.A.picks("Spike")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 and t["Seen"].counter("seen") == 1


# -- words ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:printed")
def test_printed_is_what_stands_on_the_card() -> None:
    boost = stand_in("upgrade", "Boost", Constant(YOU_, (Gets("atk", 3), Gets("hand", 2), Gains("retaliate", 1))))
    t = situation("champions", A=side("Captain Marvel", play=[boost], hand=[FILLER]))
    c = t.state.get(t.find("Captain Marvel"))
    assert (c.up.values.atk, c.up.values.hand) == (2, 5) and (t["Captain Marvel"].atk, t["Captain Marvel"].hand) == (5, 7)
    assert not c.up.values.keywords and t["Captain Marvel"].keywords == {"retaliate": 1}
    # who draws up to the printed hand size takes no notice of the upgrade
    from longbox.games.champions.language.vocabulary import DrawUpTo

    refill = free("Refill", Action((), DrawUpTo()))
    t = situation("champions", A=side("Captain Marvel", play=[boost], hand=[refill]))
    t.A.plays("Refill")
    assert len(t.A.hand) == 5


@pytest.mark.rule("champions:qualifiers")
def test_a_qualifier_is_for_all_that_is_listed() -> None:
    query = InPlay(frozenset({"ally", "upgrade"}), (Exhausted(True, False),), "you")
    rest = free("Rest", Action((), ExhaustIt(Each(query))))
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            hand=[rest],
            play=[
                FRIEND,
                put(stand_in("ally", "Tired", hp=2), exhausted=True),
                GEAR,
                put(stand_in("upgrade", "Spent"), exhausted=True),
            ],
        ),
    )
    s = t.state
    from longbox.kernel.queries import Scope

    found = [s.now(n).name for n in query.numbers(s, Scope(0, -1))]
    assert sorted(found) == ["Friend", "Gear"]
    t.A.plays("Rest")
    assert all(t[n].exhausted for n in ("Friend", "Gear", "Tired", "Spent"))


@pytest.mark.rule("champions:non-numerical-variable", "champions:star-icon#5", "champions:star-icon")
def test_an_undefined_variable_or_star_is_zero() -> None:
    odd = stand_in("minion", "Odd", hp=3, atk=-1, sch=-1)
    t = situation("champions", A=side("Captain Marvel", minions=[odd, THUG]), threat=2)
    assert (t["Odd"].atk, t["Odd"].sch) == (0, 0)
    t.enemy_attacks("Odd")
    t.A.passes()
    t.enemy_schemes("Odd")
    # the attack and the scheme were made all the same
    assert t["Captain Marvel"].damage == 0 and t.scheme.threat == 2 and told(t, "Odd attacks") and told(t, "Odd schemes")
    # what refers to it reads nothing; what is added is added to that
    echo = free("Echo", Action((), Deal(Stat(Every(InPlay(frozenset({MINION}))), "atk"), THE_VILLAIN)))
    rage = stand_in("attachment", "Rage", Constant(Host(), (Gets("atk", 2),)))
    t = situation("champions", A=side("Captain Marvel", minions=[odd], play=[put(rage, on="Odd")], hand=[echo]))
    t.A.plays("Echo")
    assert t["Odd"].atk == 2 and t["Rhino"].damage == 2


@pytest.mark.rule("champions:non-numerical-variable#p2", "champions:non-numerical-variable#1")
def test_a_variable_that_is_defined_counts_as_that_whatever_is_paid() -> None:
    from longbox.games.champions.language.vocabulary import Changes, Fixed, XOf, YouPlay

    burst = stand_in("event", "Burst", Action((), Deal(X(), THE_VILLAIN), x=XOf()), cost=-1)
    cheap = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-1)))
    for play, spent in (([], 2), ([cheap], 1)):
        t = situation("champions", A=side("Captain Marvel", hand=[burst, *["Haymaker"] * 3], play=play))
        hand = len(t.A.hand)
        t.A.does("Play Burst")
        assert t.kind == "x", t.asking()
        t.answers(2)
        t.A.pays()
        assert t["Rhino"].damage == 2 and hand - 1 - len(t.A.hand) == spent


def starry(kind: str, **facts: Any) -> Any:
    """A card with a star beside a power, and the ability that it reminds of."""
    return stand_in(kind, "Star", *facts.pop("text"), **facts)


@pytest.mark.rule("champions:star-icon", "champions:star-icon#1", "champions:star-icon#2")
def test_the_star_of_an_enemy_does_nothing_the_text_does() -> None:
    text = (Response(EnemyActs(Whom("this"), after=True), Deal(1, YOU_), forced=True),)
    t = situation("champions", A=side("Captain Marvel", minions=[starry("minion", text=text, hp=3, atk=1, sch=1), THUG]))
    t.enemy_attacks("Star")
    t.A.passes()
    assert t["Captain Marvel"].damage == 2
    # scheming is another value, and another enemy has no star
    t.enemy_schemes("Star")
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Captain Marvel"].damage == 3
    # of an attachment for what it is attached to
    on_it = (Response(EnemyActs(Whom("host"), after=True), Deal(1, YOU_), forced=True), Constant(Host(), (Gets("atk", 1),)))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=[put(starry("attachment", text=on_it), on="Thug")]))
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Captain Marvel"].damage == 3
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t["Captain Marvel"].damage == 5


@pytest.mark.rule("champions:star-icon#3", "champions:star-icon#4")
def test_the_star_of_an_ally_or_hero() -> None:
    text = (Response(Strikes(Whom("this"), after=True), DrawCards(1), forced=True),)
    t = situation("champions", A=side("Captain Marvel", play=[starry("ally", text=text, hp=3, atk=1, thw=1)]), threat=4)
    t.A.attacks("Star", "Rhino")
    assert len(t.A.hand) == 1
    t = situation("champions", A=side("Captain Marvel", play=[starry("ally", text=text, hp=3, atk=1, thw=1)]), threat=4)
    t.A.thwarts("Star", "The Break-In!")
    assert t.A.hand == []


@pytest.mark.rule("champions:star-icon#6")
def test_the_star_of_a_boost_field() -> None:
    spark = stand_in("treachery", "Spark", Boost(Deal(1, YOU_)), boost=1, boost_star=True)
    t = situation("champions", A=side("Captain Marvel"), encounter=[spark, BLANK, BLANK])
    assert t.state.get(t.find("Spark")).up.star and t.state.get(t.find("Spark")).up.boost == 1
    t.enemy_attacks("Rhino")
    t.A.passes()
    # Rhino's 2, one icon, one by the text; the star itself is no icon
    assert t["Captain Marvel"].damage == 4
    t.happens(ev.DealCards(0, 1))


@pytest.mark.rule("champions:special")
def test_a_special_ability_is_used_only_when_a_card_says_so() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", damage=2, hand=["01043a", FILLER, "Energy"], play=["Vibranium Suit"]),
        villain_damage=1,
    )
    assert not t.offered("Use Vibranium Suit") and "Special" in type_names(t, "Vibranium Suit")
    t.A.plays("Wakanda Forever!")
    on(t, "turn", "order", "choose", "window")
    assert t["Rhino"].damage >= 2


def type_names(t: Any, name: str) -> set[str]:
    """The kinds of abilities on a card."""
    return {type(a).__name__ for a in t.state.now(t.find(name)).abilities}


@pytest.mark.rule("champions:prevent", "champions:prevent#1", "champions:prevent#2")
def test_prevented_damage_and_threat_never_come() -> None:
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(Whom("you")), Prevent(2), side="would"))
    seal = stand_in("support", "Seal", Interrupt(ThreatComes(), Prevent(1), side="would"))
    seen = stand_in("support", "Seen", Response(TakesDamage(Whom("you"), after=True), PutCounters(1, "hit", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[ward, seen]), threat=1)
    t.happens(ev.Damage(t.find("Captain Marvel"), 5))
    t.A.picks("Ward")
    assert t["Captain Marvel"].damage == 3 and t["Seen"].counter("hit") == 1
    # all of it prevented, nothing was taken
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    t.A.picks("Ward")
    assert t["Captain Marvel"].damage == 3 and t["Seen"].counter("hit") == 1
    # what is there already is no part of it
    t = situation("champions", A=side("Captain Marvel", play=[seal]), threat=1)
    t.happens(ev.Threat(t.find("The Break-In!"), 3))
    t.A.picks("Seal")
    assert t.scheme.threat == 3
    # of lethal damage what is prevented does not defeat
    t = situation("champions", A=side("Captain Marvel", play=[ward], damage=9))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    t.A.picks("Ward")
    assert not t.A.out and t["Captain Marvel"].left == 1


@pytest.mark.rule("champions:sustained-damage", "champions:sustained-damage#1", "champions:sustained-damage#2")
def test_sustained_damage_is_what_lies_between_maximum_and_rest() -> None:
    tank = stand_in("upgrade", "Tank", Constant(YOU_, (Gets("hp", 3),)))
    vest = stand_in("upgrade", "Vest", AttachTo(ALLIES), Constant(Host(), (Gets("hp", 2),)))
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", damage=4, play=[tank, put(FRIEND, damage=2), put(vest, on="Friend")], minions=[put(THUG, damage=1)]
        ),
        villain_damage=6,
    )
    for name, most, hurt in (("Captain Marvel", 15, 4), ("Rhino", 14, 6), ("Friend", 5, 2), ("Thug", 3, 1)):
        assert (t[name].hp, t[name].left, t[name].hp - t[name].left) == (most, most - hurt, hurt), name
    # losing maximum hit points does not change it
    t.happens(ev.Discard(t.find("Tank")))
    assert t["Captain Marvel"].hp - t["Captain Marvel"].left == 4 and t["Captain Marvel"].left == 8
    # what counts it reads that
    echo = free("Echo", Action((), Deal(Stat(YOU_, "damage"), THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", damage=4, play=[tank], hand=[echo]))
    t.A.plays("Echo")
    assert t["Rhino"].damage == 4


@pytest.mark.rule("champions:subtitle")
def test_a_subtitle_tells_two_of_one_title_apart() -> None:
    one = stand_in("ally", "Wasp", subname="Janet", unique=True, cost=0, hp=2, atk=1, thw=1)
    other = stand_in("ally", "Wasp", subname="Nadia", unique=True, cost=0, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[one], hand=[other]))
    assert t.offered("Play Wasp")
    t = situation("champions", A=side("Captain Marvel", play=[one], hand=[one]))
    assert not t.offered("Play Wasp")
    # it is no trait and no title
    assert one.values.name == "Wasp" and one.values.subname == "Janet" and not one.values.traits


@pytest.mark.rule("champions:physical-resource", "champions:physical-resource#1", "champions:physical-resource#2")
def test_physical_resources() -> None:
    from longbox.games.champions.language.vocabulary import If, PaidWith

    might = stand_in("resource", "Might", resources={"physical": 1})
    mind = stand_in("resource", "Mind", resources={"mental": 1})
    wild = stand_in("resource", "Any", resources={"wild": 1})
    lift = stand_in("support", "Lift", Action((Resources(0, ("physical",)),), DrawCards(1)))
    for card, able in ((might, True), (wild, True), (mind, False)):
        t = situation("champions", A=side("Captain Marvel", hand=[card], play=[lift]))
        assert t.offered("Use Lift") is able, card.name
    # any cost of a card is paid with it
    t = situation("champions", A=side("Captain Marvel", hand=[might, stand_in("upgrade", "Tool", cost=1)]))
    t.A.plays("Tool")
    assert t.A.play == ["Tool"] and t.A.discard == ["Might"]
    # what asks whether it was spent
    slam = stand_in(
        "event", "Slam", Action((), seq(Deal(1, THE_VILLAIN), If(PaidWith("physical"), Deal(2, THE_VILLAIN)))), cost=1
    )
    for card, damage in ((might, 3), (mind, 1)):
        t = situation("champions", A=side("Captain Marvel", hand=[slam, card]))
        t.A.plays("Slam")
        assert t["Rhino"].damage == damage
