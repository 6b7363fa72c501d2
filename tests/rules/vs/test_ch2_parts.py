"""Chapter 2, the parts of a card: names, versions and costs."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.decks.construction import DeckChoice, check
from longbox.games.vs.events import MayUse
from longbox.games.vs.language.vocabulary import (
    THIS,
    About,
    Activate,
    Activated,
    AddVersion,
    Aim,
    Alternate,
    AnotherVersion,
    Becomes,
    Cards,
    Choose,
    Considered,
    Continuous,
    Controls,
    ControlsName,
    Cost,
    Costs,
    Discard,
    Draw,
    ExhaustIt,
    Extra,
    GainEndurance,
    GainPowers,
    Gets,
    IfYouDo,
    KOIt,
    LoseEndurance,
    LosesEndurance,
    May,
    Named,
    PayEndurance,
    PayPoints,
    PayStat,
    PutCounters,
    RecoverIt,
    Renamed,
    RevealIt,
    StunIt,
    T,
    Team,
    Triggered,
    Version,
    VersionsLike,
    cant,
    characters,
    gives,
    in_hand,
    location,
    pump,
    seq,
    yours,
)
from longbox.games.vs.rules.plays import Recruit
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.state import CardDef
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import FLASH, FREE, gear, marker, offered_in_full, pawn, targets_of, twist, up

# -- 201 names ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:201.2")
def test_a_name_in_its_own_effect_means_this_very_card() -> None:
    grunt = pawn("Grunt", version="Army", text=[Activated((Activate(),), pump(THIS, 3, until="turn"))])
    table = situation("vs", A=side(front=[grunt, grunt]), B=side(front=[grunt]))
    first, second = table.s.characters(0)
    table.A.uses("Grunt")
    table.resolve()
    assert (table.s.now(first).atk, table.s.now(second).atk, table.B["Grunt"].atk) == (7, 4, 4)
    # the modifier of a continuous power speaks of its own card only
    proud = pawn("Proud", version="Army", text=[Continuous(THIS, (Gets(1, 0),))])
    plain = pawn("Proud", version="Plain")
    table = situation("vs", A=side(front=[proud, plain]), B=side())
    assert [table.s.now(n).atk for n in table.s.characters(0)] == [5, 4]


@pytest.mark.rule("vs:201.3")
def test_a_name_in_a_cost_means_the_source_of_the_cost() -> None:
    bomb = pawn("Bomb", version="Army", text=[Activated((KOIt(THIS),), GainEndurance(1))])
    table = situation("vs", A=side(front=[put(bomb, stunned=True), bomb]), B=side())
    stunned, ready = table.s.characters(0)
    # the stunned copy has no power, and can't pay for the other's
    table.match.choose((next(i for i, a in enumerate(table.decision.options) if "Bomb" in a.label(table.s)),))
    assert table.s.characters(0) == [stunned] and not table.s.in_play(ready)
    assert table.chain == ["uses Bomb, Army"]
    assert not table.A.can("use", "Bomb")


@pytest.mark.rule("vs:201.4", "vs:201.5", "vs:G:Considered to")
def test_being_considered_to_control_a_name_is_not_controlling_a_card_named_so() -> None:
    asker = pawn(
        "Asker",
        text=[
            Activated(FREE, GainEndurance(1), only=(ControlsName("Dr. Doom"),)),
            Activated(FREE, GainEndurance(1), only=(Controls(Cards("play", (Named("Dr. Doom"),), "you")),)),
        ],
    )
    regent = pawn("Regent", text=[Considered("Dr. Doom")])
    doom = pawn("Dr. Doom", version="Diabolic Genius")
    castle = location("Dr. Doom", source="stand-in")
    for mine, theirs, row, can in (
        ([asker, doom], [], [], (True, True)),
        ([asker, regent], [], [], (True, False)),
        ([asker], [doom, regent], [], (False, False)),
        ([asker, put(regent, stunned=True)], [], [], (False, False)),
        # an object of that name counts, be it no character; face down it has no name
        ([asker], [], [up(castle)], (True, True)),
        ([asker], [], [castle], (False, False)),
    ):
        table = situation("vs", A=side(front=mine, resources=row), B=side(front=theirs))
        assert (table.A.can("use", "Asker", 0), table.A.can("use", "Asker", 1)) == can


@pytest.mark.rule("vs:201.6", "vs:301.6")
def test_the_identity_after_the_diamond_is_no_part_of_the_name() -> None:
    tim, dick = pawn("Robin", identity="Tim Drake"), pawn("Robin", identity="Dick Grayson")
    wing = pawn("Nightwing", identity="Dick Grayson")
    table = situation("vs", step="recruit", A=side(hand=[dick], front=[tim, wing], resources=1), B=side())
    assert table.A["Robin <> Tim Drake"].identities == ("Tim Drake",) and table.A["Robin"].names == ("Robin",)
    table.A.recruits("Robin <> Dick Grayson")
    # one of the same name goes, one of the same identity stays
    assert table.A.pile == ["Robin <> Tim Drake"]
    assert table.A.characters == ["Nightwing <> Dick Grayson", "Robin <> Dick Grayson"]
    # without a diamond the name is the identity, too
    assert pawn("Solo").values.identities == ("Solo",) and pawn("Solo").full_name == "Solo"


@pytest.mark.rule("vs:201.7", "vs:201.7a")
def test_gained_powers_speak_of_who_gained_them_except_for_cards_named() -> None:
    heal = Activated((Activate(),), seq(pump(THIS, 2, until="turn"), RecoverIt(Choose(yours(Named("Kang"))))))
    kang = pawn("Kang", version="Ultimate", text=[heal])
    thief = pawn("Thief", text=[Activated(FREE, gives(THIS, GainPowers(of=T, kind="activated")), targets=(Aim(characters()),))])
    table = situation("vs", A=side(front=[thief, put(pawn("Kang", version="Young"), stunned=True)]), B=side(front=[kang]))
    table.A.uses("Thief", 0, on="Kang, Ultimate")
    table.resolve()
    table.A.uses("Thief", 1)
    assert table.A["Thief"].exhausted and not table.B["Kang"].exhausted
    table.resolve()
    assert (table.A["Thief"].atk, table.B["Kang"].atk) == (6, 4)
    assert not table.A["Kang"].stunned
    assert table.A["Thief"].text[1].startswith("Activate >>> Thief gets") and "named Kang" in table.A["Thief"].text[1]


# -- 202 versions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:202.1", "vs:202.1a", "vs:202.5", "vs:201.2c")
def test_a_version_means_any_card_that_has_it_among_its_versions_just_now() -> None:
    both = pawn("Both", versions=["Deep Six", "Knight"])
    made = pawn("Made")
    lost = pawn("Lost", version="Knight")
    dubbing = twist("Dubbing", gives(T, AddVersion("Knight")), targets=[Aim(yours())])
    renaming = twist("Renaming", gives(T, Renamed("Nobody")), targets=[Aim(yours())])
    table = situation(
        "vs",
        A=side(front=[marker(Version("Knight")), both, made, lost, pawn("Six", version="Deep Six")], hand=[dubbing, renaming]),
        B=side(front=[pawn("Other", version="Knight"), pawn("Knight")]),
    )
    # whatever the name, and whosever it is; but a name is no version
    assert targets_of(table, "Seeker") == ["Both", "Lost, Knight", "Other, Knight"]
    table.A.plays("Dubbing", on="Made")
    table.resolve()
    assert table.A["Made"].versions == ("Knight",) and table.A["Both"].versions == ("Deep Six", "Knight")
    table.A.plays("Renaming", on="Lost")
    table.resolve()
    assert targets_of(table, "Seeker") == ["Both", "Made", "Other, Knight"]


@pytest.mark.rule("vs:202.1a", "vs:202.4", "vs:202.4a", "vs:202.9", "vs:701.15")
@pytest.mark.parametrize(("version", "keyword"), [("Army", "army"), ("Non-Unique", "non-unique"), ("Knight", "")])
def test_the_version_army_is_a_keyword_and_takes_uniqueness_away(version: str, keyword: str) -> None:
    banner = pawn("Banner", teams=[], text=[Continuous(yours(Team("X")), (AddVersion(version),))])
    table = situation(
        "vs", step="recruit", A=side(hand=[pawn("Ann", version="New")], front=[banner, pawn("Ann")], resources=1), B=side()
    )
    old = table.A["Ann"]
    assert old.unique is (keyword == "") and (keyword in old.keywords) is (keyword != "")
    assert table.A["Banner"].unique
    table.A.recruits("Ann, New")
    assert table.A.pile == ([] if keyword else ["Ann"])


@pytest.mark.rule("vs:202.2", "vs:202.4", "vs:101.1", "vs:101.2", "vs:101.2a", "vs:101.2b")
def test_versions_tell_cards_apart_and_army_has_no_limit_in_a_deck() -> None:
    def found(*entries: tuple[CardDef, int]) -> list[str]:
        filling = [(pawn(f"Extra {i}"), 4) for i in range(15)]
        cards = [*entries, *filling]
        catalog = {c.full_name: c for c, _ in cards}
        return [p.rule for p in check(DeckChoice("test", [[c.full_name, k] for c, k in cards]), catalog)]

    assert found((pawn("Luke Cage", version="Power Man"), 4), (pawn("Luke Cage", version="Hero for Hire"), 4)) == []
    assert found((pawn("Initiate", version="Army"), 12)) == []
    assert found((pawn("Luke Cage", version="Power Man"), 5)) == ["vs:101.2"]
    few = [pawn(f"Card {i}") for i in range(15)]
    catalog = {c.full_name: c for c in few}
    for copies, problems in ((4, []), (3, ["vs:101.1"])):
        deck = DeckChoice("test", [[name, copies] for name in catalog])
        assert [p.rule for p in check(deck, catalog)] == problems
    # a tag version is no exception
    assert found((pawn("Trok", version="Deep Six"), 5)) == ["vs:101.2"]


@pytest.mark.rule("vs:202.3")
def test_a_name_alone_means_every_version_of_it() -> None:
    table = situation(
        "vs",
        A=side(front=[marker(Named("Dr. Doom")), marker(Named("Dr. Doom"), Version("Victor"), name="Exact")]),
        B=side(front=[pawn("Dr. Doom", version="Victor"), pawn("Dr. Doom", version="Lord"), pawn("Doomstadt", version="Victor")]),
    )
    assert targets_of(table, "Seeker") == ["Dr. Doom, Victor", "Dr. Doom, Lord"]
    assert targets_of(table, "Exact") == ["Dr. Doom, Victor"]


@pytest.mark.rule("vs:202.6", "vs:202.7")
def test_same_shared_and_different_versions_and_different_versions_of_a_card() -> None:
    def seeking(name: str, f: Any) -> CardDef:
        text = [Activated(FREE, PutCounters(T, "found"), targets=(Aim(characters(f)),))]
        return pawn(name, versions=["A", "B"], text=text)

    others = [
        pawn("Me", versions=["B", "A"]),
        pawn("Me", versions=["A", "C"]),
        pawn("You", versions=["A"]),
        pawn("Me", versions=["D"]),
    ]
    expected = {
        "same": ["AB"],
        "different": ["AC", "A", "D"],
        "share": ["AB", "AC", "A"],
        "of": ["AC", "D"],
    }
    for how, found in expected.items():
        f = AnotherVersion(THIS) if how == "of" else VersionsLike(how, THIS)
        table = situation("vs", A=side(front=[seeking("Me", f)]), B=side(front=others))
        (ability,) = table.A["Me"].abilities
        got = ability.targets[0].candidates(table.s, Scope(0, table.A["Me"].ref))
        theirs = ["".join(sorted(table.s.now(n).versions)) for n in got if table.s.things[n].controller == 1]
        assert theirs == found, how


@pytest.mark.rule("vs:202.8", "vs:202.9", "vs:302.8", "vs:303.4", "vs:304.11", "vs:701.15")
def test_who_is_unique_by_type_and_version() -> None:
    assert pawn("Ann").values.unique and not pawn("Ann", version="Army").values.unique
    assert not pawn("Ann", version="Non-Unique").values.unique
    assert not gear("Belt").values.unique and gear("Belt", version="Unique").values.unique
    assert location("Spot", source="stand-in").values.unique
    assert not location("Spot", version="Non-Unique", source="stand-in").values.unique
    assert not twist("Trick", GainEndurance(1)).values.unique
    # and so it goes when a second one comes
    table = situation(
        "vs", step="recruit", A=side(hand=[pawn("Ann", version="Non-Unique")], front=[pawn("Ann")], resources=1), B=side()
    )
    table.A.recruits("Ann, Non-Unique", at=("front", 1))
    assert table.A.pile == []


# -- 203 costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:203.1", "vs:203.4b")
def test_a_cost_is_never_negative_and_a_cost_of_zero_is_still_paid() -> None:
    broker = pawn("Broker", text=[Costs("recruit cost", -5, in_hand(Named("Ann")), words="Ann costs 5 less")])
    table = situation(
        "vs", step="recruit", A=side(hand=[pawn("Ann", cost=3), pawn("Abe", cost=2)], front=[broker], points=2), B=side()
    )
    # nothing is recruited by itself
    assert table.A.characters == ["Broker"] and table.A.can("recruit", "Ann")
    before = table.A.points
    table.A.recruits("Ann", at=("front", 1))
    assert table.A.points == before
    table.A.recruits("Abe", at=("front", 2))
    assert table.A.points == before - 2


@pytest.mark.rule("vs:203.1", "vs:104.1")
@pytest.mark.parametrize("effect", [GainEndurance(-3), LoseEndurance(-3)])
def test_no_negative_amount_of_endurance_is_gained_or_lost(effect: Any) -> None:
    nurse = pawn("Nurse", text=[Triggered(LosesEndurance("you"), Draw(1))])
    table = situation("vs", A=side(front=[nurse], hand=[twist("Odd", effect)]), B=side())
    table.A.plays("Odd")
    table.resolve()
    assert table.A.endurance == 50 and table.chain == []


@pytest.mark.rule("vs:203.1a", "vs:203.6a")
@pytest.mark.parametrize("cost", [FREE, ()])
def test_free_is_the_cost_of_no_endurance(cost: Any) -> None:
    power = Activated(cost, GainEndurance(1))
    table = situation("vs", A=side(front=[pawn("Ann", text=[power])], endurance=0), B=side())
    assert power.print("Ann") == "Free >>> Gain 1 endurance."
    assert table.chain == [] and table.A.can("use", "Ann")
    table.A.uses("Ann")
    assert table.A.endurance == 0 and len(table.chain) == 1
    table.resolve()
    assert table.A.endurance == 1


@pytest.mark.rule("vs:203.2", "vs:708.11b")
def test_what_looks_for_a_cost_finds_the_printed_one() -> None:
    broker = pawn("Broker", text=[Costs("recruit cost", -2, in_hand(), words="your cards cost 2 less")])
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[broker, marker(Cost("<=", 2))], hand=[pawn("Ann", cost=4), FLASH], resources=2),
        B=side(),
    )
    table.A.recruits("Ann")
    assert table.A.points == 0
    assert targets_of(table, "Seeker") == ["Broker", "Seeker"]
    table.A.plays("Flash", on="Ann")
    table.resolve()
    assert table.A.endurance == 46


@pytest.mark.rule("vs:203.3")
def test_a_cost_needs_the_means() -> None:
    bank = pawn("Bank", text=[Activated((PayEndurance(2),), GainEndurance(5))])
    for endurance, can in ((2, True), (1, False), (-3, False)):
        table = situation("vs", A=side(front=[bank], endurance=endurance), B=side())
        assert table.A.can("use", "Bank") is can
        assert table.A.why_not("use", "Bank") == ([] if can else ["vs:203.3"])
    digger = pawn("Digger", text=[Activated((PayPoints(1),), GainEndurance(1))])
    table = situation("vs", step="recruit", A=side(front=[digger], resources=1), B=side())
    table.A.uses("Digger")
    assert table.A.points == 0 and not table.A.can("use", "Digger")


@pytest.mark.rule("vs:203.4b", "vs:203.4c", "vs:404.3")
def test_recruit_costs_are_paid_from_the_pool_of_the_own_recruit_step() -> None:
    mine = dict(hand=[pawn("Ann", cost=2), pawn("Abe", cost=2), gear("Cap")], resources=3)
    table = situation("vs", step="recruit", A=side(**mine), B=side(**mine))
    assert table.A.why_not("recruit", "Cap") == ["vs:302.3c"]
    table.A.recruits("Ann", at=("front", 0))
    assert table.A.points == 1 and table.A.why_not("recruit", "Abe") == ["vs:203.4b"]
    assert table.A.can("recruit", "Cap") and not table.B.offered(Recruit)
    # the resources themselves are still there, but in no other step is anything recruited
    assert len(table.A.resources) == 3
    table = situation("vs", step="attack", A=side(**mine), B=side(**mine))
    assert "vs:404.3" in table.A.why_not("recruit", "Ann")


@pytest.mark.rule("vs:203.5b", "vs:203.5c")
def test_a_threshold_must_be_met_whenever_the_effect_is_played() -> None:
    trick = twist("Trick", GainEndurance(1), threshold=3)
    table = situation("vs", step="recruit", A=side(hand=[trick], resources=2), B=side(hand=[trick, trick], resources=3))
    assert table.A.why_not("play", "Trick") == ["vs:203.5b"]
    table.B.plays("Trick")
    table.resolve()
    # equal is enough, and nothing is used up
    table.B.plays("Trick")
    assert len(table.B.resources) == 3 and table.A.points == 2


@pytest.mark.rule("vs:203.6a", "vs:500.3a")
def test_powers_with_activate_in_their_cost_are_activated_powers() -> None:
    ann = pawn("Ann", text=[Activated((Activate(),), GainEndurance(1)), Activated((PayEndurance(1),), GainEndurance(1))])
    ban = pawn("Ban", text=[cant("activated powers can't be used", About(MayUse, characters(), activated_only=True))])
    table = situation("vs", A=side(front=[ann]), B=side())
    table.A.uses("Ann", 1)
    table.A.uses("Ann", 0)
    types = [table.s.things[n].types for n in table.s.chain]
    assert types == [("payment",), ("payment", "activated")]
    table = situation("vs", A=side(front=[ann]), B=side(front=[ban]))
    assert not table.A.can("use", "Ann", 0) and table.A.can("use", "Ann", 1)


@pytest.mark.rule("vs:203.6b")
def test_a_cost_of_several_actions_is_paid_in_full_or_not_at_all() -> None:
    pair = pawn("Pair", text=[Activated((ExhaustIt(Choose(yours())), ExhaustIt(Choose(yours()))), GainEndurance(1))])
    table = situation("vs", A=side(front=[pair, put(pawn("Tired"), exhausted=True)]), B=side())
    # one ready character is not two
    assert not table.A.can("use", "Pair") and table.A.why_not("use", "Pair") == ["vs:203.6b"]
    assert not table.A["Pair"].exhausted
    table = situation("vs", A=side(front=[pair, pawn("Fresh")]), B=side())
    table.A.uses("Pair", pay=["Fresh", "Pair"] if table.asked[1] == "pay" else None)
    while table.asked[1] == "pay":
        table.chooses(offered_in_full(table)[0])
    assert table.A["Pair"].exhausted and table.A["Fresh"].exhausted
    # any order that allows them all: it is exhausted before it is stunned, whichever is written first
    for cost in ((StunIt(THIS), Activate()), (Activate(), StunIt(THIS))):
        table = situation("vs", A=side(front=[pawn("Ann", text=[Activated(cost, GainEndurance(9))])]), B=side())
        table.A.uses("Ann")
        assert table.A["Ann"].stunned and len(table.chain) == 1
    table = situation("vs", A=side(front=[put(pawn("Ann", text=[Activated(cost, GainEndurance(9))]), exhausted=True)]), B=side())
    assert not table.A.can("use", "Ann")


@pytest.mark.rule("vs:203.6c", "vs:708.9b")
def test_a_face_up_resource_cannot_be_revealed_to_pay() -> None:
    show = Activated((RevealIt(Choose(Cards("resources", (), "you"))),), GainEndurance(1))
    spot = location("Spot", source="stand-in")
    table = situation("vs", A=side(front=[pawn("Ann", text=[show])], resources=[up(spot)]), B=side())
    assert not table.A.can("use", "Ann") and table.A.why_not("use", "Ann") == ["vs:203.3"]
    table = situation("vs", A=side(front=[pawn("Ann", text=[show])], resources=[up(spot), FILLER, "Longshot"]), B=side())
    table.A.uses("Ann")
    assert offered_in_full(table) == ["Filler", "Longshot, Rebel Freedom Fighter"]
    table.chooses("Longshot")
    assert table.chain == ["uses Ann"] and table.A["Longshot"].down


@pytest.mark.rule("vs:203.6d", "vs:515.2", "vs:408.2d")
def test_paying_atk_is_a_modifier_with_a_timestamp_of_its_own() -> None:
    ann = pawn("Ann", text=[Activated((PayStat("atk", 3),), GainEndurance(1)), Activated((PayStat("def", 4),), GainEndurance(1))])
    swell = twist("Swell", gives(T, Becomes("atk", 6)), targets=[Aim(yours())])
    table = situation("vs", A=side(front=[ann, pawn("Abe")], hand=[swell]), B=side())
    table.A.uses("Ann", 0)
    # at once, not with the effect
    assert (table.A["Ann"].atk, table.A["Ann"].def_, len(table.chain)) == (1, 4, 1)
    assert table.A["Abe"].atk == 4
    assert not table.A.can("use", "Ann", 0) and table.A.why_not("use", "Ann", 0) == ["vs:203.3"]
    table.resolve()
    table.A.plays("Swell", on="Ann")
    table.resolve()
    # the later "has ATK 6" overwrites it; what is paid after that counts again
    assert table.A["Ann"].atk == 6
    table.A.uses("Ann", 0)
    assert table.A["Ann"].atk == 3
    table.resolve()
    table.A.uses("Ann", 1)
    assert table.A["Ann"].def_ == 0
    table.resolve()
    table.until("build phase")
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (4, 4)


@pytest.mark.rule("vs:203.8a", "vs:203.3", "vs:508.2i")
@pytest.mark.parametrize(("endurance", "paid"), [(3, True), (2, False)])
def test_what_is_paid_while_resolving_is_a_cost(endurance: int, paid: bool) -> None:
    bribe = twist("Bribe", IfYouDo(May(PayEndurance(3)), Draw(1)))
    table = situation("vs", A=side(hand=[bribe], endurance=endurance), B=side())
    table.A.plays("Bribe")
    assert table.A.endurance == endurance
    table.resolve()
    table.says(True)
    assert table.A.endurance == (0 if paid else 2)
    assert len(table.A.hand) == int(paid)
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:203.8a")
@pytest.mark.parametrize(("resources", "paid"), [(2, True), (1, False)])
def test_resource_points_are_paid_while_resolving_only_if_they_are_there(resources: int, paid: bool) -> None:
    deal = twist("Deal", IfYouDo(May(PayPoints(2)), Draw(1)))
    table = situation("vs", step="recruit", A=side(hand=[deal], resources=resources), B=side())
    table.A.plays("Deal")
    table.resolve()
    table.says(True)
    assert (table.A.points, len(table.A.hand)) == ((0, 1) if paid else (1, 0))


@pytest.mark.rule("vs:203.8b")
def test_paying_endurance_is_losing_it_but_losing_is_not_paying() -> None:
    watch = pawn("Watch", text=[Triggered(LosesEndurance("you"), Draw(1)), Activated((PayEndurance(3),), GainEndurance(1))])
    drain = twist("Drain", IfYouDo(LoseEndurance(3), GainEndurance(1)))
    table = situation("vs", A=side(front=[watch], hand=[drain], endurance=3), B=side())
    table.A.uses("Watch")
    # the payment led to losing endurance
    assert table.A.endurance == 0 and len(table.chain) == 2
    table.resolve_all()
    # one that has not got so much can't pay it, but loses it all the same
    assert table.A.endurance == 1 and not table.A.can("use", "Watch")
    table.A.plays("Drain")
    table.resolve()
    assert table.A.endurance == -1


@pytest.mark.rule("vs:203.9a", "vs:203.9b")
@pytest.mark.parametrize("zone", ["hand", "resources"])
def test_additional_costs_are_paid_with_the_rest_to_play_flip_or_recruit(zone: str) -> None:
    toll = [Extra((Discard(query=in_hand(Named("Filler"))),))]
    for verb, card, step in (
        ("play", twist("Trick", GainEndurance(1), extras=toll), "attack"),
        ("flip", location("Spot", source="stand-in", extras=toll), "attack"),
        ("recruit", pawn("Ann", extras=toll), "recruit"),
    ):
        if (verb == "flip" and zone == "hand") or (verb == "recruit" and zone == "resources"):
            continue
        name = card.name
        row = [card, FILLER] if zone == "resources" else 2
        hand = [card] if zone == "hand" else []
        table = situation("vs", step=step, A=side(hand=hand, resources=row), B=side())
        assert not table.A.can(verb, name) and table.A.why_not(verb, name) == ["vs:203.9a"]
        table = situation("vs", step=step, A=side(hand=[*hand, FILLER], resources=row), B=side())
        if verb == "recruit":
            table.A.recruits(name, resolve=False)
        elif verb == "flip":
            table.A.flips(name)
        else:
            table.A.plays(name)
        assert table.A.pile == ["Filler"]
        assert len(table.chain) == (0 if verb == "flip" else 1)
        assert verb != "recruit" or table.A.points == 1


@pytest.mark.rule("vs:203.10a")
def test_an_alternate_cost_is_paid_rather_than_the_recruit_cost() -> None:
    ann = pawn("Ann", cost=5, extras=[Alternate((KOIt(Choose(yours(Named("Abe")))),), "KO Abe")])
    table = situation("vs", step="recruit", A=side(hand=[ann], front=[pawn("Ada")], resources=2), B=side())
    assert table.A.why_not("recruit", "Ann") == ["vs:203.4b"]
    table = situation("vs", step="recruit", A=side(hand=[ann], front=[pawn("Abe")], resources=2), B=side())
    table.A.recruits("Ann", resolve=False, way=0)
    assert table.A.points == 2 and table.A.pile == ["Abe"]
    # with the means for either there is a choice
    table = situation("vs", step="recruit", A=side(hand=[ann], front=[pawn("Abe")], resources=5), B=side())
    table.A.recruits("Ann", resolve=False)
    assert table.asked == ("A", "way") and table.options == ["the printed cost", "KO Abe"]
    table.match.choose((0,))
    assert table.A.points == 0 and table.A.pile == []


@pytest.mark.rule("vs:203.10a")
def test_an_alternate_cost_may_stand_in_for_a_threshold() -> None:
    trick = twist("Trick", GainEndurance(1), threshold=3, extras=[Alternate((PayEndurance(4),), "pay 4 endurance")])
    table = situation("vs", A=side(hand=[trick], resources=2), B=side())
    table.A.plays("Trick", way=0)
    assert table.A.endurance == 46 and len(table.chain) == 1
    table = situation("vs", A=side(hand=[trick], resources=2, endurance=3), B=side())
    assert not table.A.can("play", "Trick")
    table = situation("vs", A=side(hand=[trick], resources=3, endurance=3), B=side())
    table.A.plays("Trick")
    assert table.A.endurance == 3 and len(table.chain) == 1
