"""Chapter 3: characters, equipment, locations and plot twists."""

from __future__ import annotations

import pytest

from longbox.games.vs.events import Move, may_attach
from longbox.games.vs.language.vocabulary import (
    COMBAT,
    EQUIPMENT_CARD,
    EQUIPPED_CHARACTER,
    SUPPORT,
    Activate,
    Activated,
    Aim,
    Choose,
    Continuous,
    Draw,
    During,
    Effects,
    EntersPlay,
    ExhaustIt,
    Extra,
    FlipsLocation,
    GainEndurance,
    Gets,
    KOIt,
    MoveIt,
    Negate,
    PutIntoPlay,
    PutOnto,
    ReturnToHand,
    StunIt,
    T,
    Triggered,
    characters,
    in_hand,
    location,
    yours,
)
from longbox.games.vs.rules.plays import PlayTwist, Recruit
from longbox.games.vs.rules.powers import Flip
from longbox.games.vs.situations import put
from longbox.kernel.events import happen
from longbox.situations import side, situation
from tests.rules.vs.standins import gear, pawn, twist

BELT = gear("Belt", text=[Continuous(EQUIPPED_CHARACTER, (Gets(2, 0),)), Activated((Activate(),), GainEndurance(1))])


@pytest.mark.rule("vs:301.2", "vs:301.3", "vs:301.5", "vs:508.3", "vs:508.3c", "vs:508.3d", "vs:203.4b")
def test_a_character_is_recruited_through_the_chain_into_a_row_of_its_players_choice() -> None:
    table = situation("vs", step="recruit", A=side(hand=[pawn("Ann", cost=2)], resources=3, front=[pawn("Abe")]), B=side())
    table.A.recruits("Ann", resolve=False)
    assert table.A["Ann"].zone == "chain" and table.A.points == 1
    assert table.asked == ("A", "priority")
    table.resolve()
    assert table.asked == ("A", "place")
    cells = {(table.decision.shape.cells[c][1], table.decision.shape.cells[c][2]) for c in table.decision.shape.next((0,))}
    assert (0, 0) not in cells and (1, 0) in cells and (0, 1) in cells  # only empty positions
    table.places("Ann", ("support", 0))
    assert (table.A["Ann"].zone, table.A["Ann"].row, table.A["Ann"].exhausted) == ("play", "support", False)
    assert table.chain == []


@pytest.mark.rule("vs:301.5a", "vs:214.2", "vs:214.3a", "vs:213.5c", "vs:706.9", "vs:706.10a", "vs:G:Concealed")
def test_concealed_decides_the_area() -> None:
    hand = [pawn("Open"), pawn("Shade", keywords=["concealed"]), pawn("Either", keywords=["concealed-optional"])]
    table = situation("vs", step="recruit", A=side(hand=hand, resources=3), B=side())
    table.A.recruits("Open", at=("front", 0))
    assert not table.A["Open"].hidden
    table.A.recruits("Shade", at=("front", 0))
    assert table.A["Shade"].hidden
    table.A.recruits("Either", at=("front", 1), hidden=True)
    assert table.A["Either"].hidden


@pytest.mark.rule("vs:301.6", "vs:508.3b", "vs:704.1", "vs:704.4", "vs:202.4a", "vs:701.15")
def test_recruiting_a_unique_character_removes_the_other_of_its_name_but_no_army() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            hand=[pawn("Ann", version="New"), pawn("Grunt", version="Army")],
            front=[pawn("Ann", version="Old"), pawn("Grunt", version="Army")],
            resources=2,
        ),
        B=side(front=[pawn("Ann", version="Old")]),
    )
    table.A.recruits("Ann, New", at=("front", 2))
    assert table.A.pile == ["Ann, Old"] and table.A.characters == ["Grunt, Army", "Ann, New"]
    assert table.B.characters == ["Ann, Old"]
    table.A.recruits("Grunt", at=("front", 3))
    assert sorted(table.A.characters) == ["Ann, New", "Grunt, Army", "Grunt, Army"]
    # only recruiting checks: a copy that is put into play otherwise stays beside it
    twin = twist("Twin", PutIntoPlay(Choose(in_hand(), 1)))
    table = situation("vs", A=side(hand=[twin, pawn("Ann", version="New")], front=[pawn("Ann", version="Old")]), B=side())
    table.A.plays("Twin")
    table.resolve()
    table.places("Ann, New")
    assert table.A.characters == ["Ann, Old", "Ann, New"]


@pytest.mark.rule("vs:301.7", "vs:513.2h")
def test_only_characters_have_identity_and_fighting_values() -> None:
    ann = pawn("Ann", identity="Anna Smith")
    assert ann.values.identities == ("Anna Smith",) and ann.full_name == "Ann <> Anna Smith"
    assert BELT.values.identities == () and BELT.values.teams == frozenset()


@pytest.mark.rule("vs:302.2", "vs:302.3", "vs:302.3a", "vs:302.3c", "vs:302.4", "vs:504.3a", "vs:G:Recruit onto")
def test_equipment_is_recruited_onto_a_legal_target() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            hand=[BELT],
            front=[pawn("Ann"), put(pawn("Down"), stunned=True), put(pawn("Full"), equipment=[gear("Cap")])],
            hidden_front=[pawn("Ash")],
            resources=2,
        ),
        B=side(front=[pawn("Bea")]),
    )
    table.A.recruits("Belt", resolve=False)
    # the only legal target: not the stunned, the hidden, the equipped, or an opponent's
    assert [table.s.get(r).printed.name for r in table.s.things[table.s.chain[0]].scope.targets[0]] == ["Ann"]
    assert table.A["Ann"].atk == 4
    table.resolve()
    assert table.A["Ann"].equipment == ["Belt"] and table.A["Ann"].atk == 6


@pytest.mark.rule("vs:302.3a", "vs:302.3c", "vs:508.3a")
def test_equipment_needs_a_target_and_is_negated_without_it() -> None:
    table = situation("vs", step="recruit", A=side(hand=[BELT], front=[put(pawn("Down"), stunned=True)], resources=2), B=side())
    assert not table.A.can("recruit", "Belt")
    assert table.A.why_not("recruit", "Belt") == ["vs:302.3a"]
    bounce = twist("Bounce", ReturnToHand(T), targets=[Aim(characters())])
    table = situation("vs", step="recruit", A=side(hand=[BELT], front=[pawn("Ann")], resources=2), B=side(hand=[bounce]))
    table.A.recruits("Belt", resolve=False)
    table.B.plays("Bounce")
    table.resolve()
    table.resolve()
    assert table.A.pile == ["Belt"] and table.chain == []


@pytest.mark.rule("vs:302.3b")
def test_one_equipment_is_the_limit() -> None:
    table = situation("vs", step="recruit", A=side(hand=[BELT, gear("Cap")], front=[pawn("Ann")], resources=3), B=side())
    table.A.recruits("Belt")
    assert table.A.why_not("recruit", "Cap") == ["vs:302.3b"]


@pytest.mark.rule("vs:302.5", "vs:G:Inactive", "vs:G:Active")
def test_equipment_on_a_stunned_character_is_inactive() -> None:
    flash = twist("Flash", StunIt(T), targets=[Aim(characters())])
    table = situation("vs", A=side(front=[put(pawn("Ann"), equipment=[BELT])], hand=[flash]), B=side())
    assert table.A["Ann"].atk == 6 and table.A.can("use", "Belt")
    table.A.plays("Flash")
    table.resolve()
    assert table.A["Ann"].atk == 4 and table.A["Ann"].equipment == ["Belt"]
    assert not table.A.can("use", "Belt")


@pytest.mark.rule("vs:302.6")
def test_equipment_goes_to_its_owners_pile_with_its_character() -> None:
    for effect in (KOIt(T), ReturnToHand(T)):
        out = twist("Out", effect, targets=[Aim(characters())])
        table = situation("vs", A=side(hand=[out]), B=side(front=[put(pawn("Bea"), equipment=[put(BELT, owner="A")[0]])]))
        table.A.plays("Out")
        table.resolve()
        assert table.B.characters == [] and "Belt" in table.B.pile
    table = situation(
        "vs",
        A=side(hand=[twist("Out", KOIt(T), targets=[Aim(characters())])]),
        B=side(front=[put(pawn("Bea"), equipment=[BELT])]),
    )
    belt = table.B["Belt"]
    table.A.plays("Out")
    table.resolve()
    assert belt.zone == "KO'd pile" and table.B.pile == ["Bea", "Belt"]


@pytest.mark.rule("vs:302.7", "vs:708.4c", "vs:706.10b")
def test_equipment_does_not_follow_between_areas_unless_it_may() -> None:
    cloak = gear("Cloak", keywords=["concealed-optional"])
    for item, stays in ((BELT, False), (cloak, True)):
        table = situation("vs", A=side(front=[put(pawn("Ann"), equipment=[item])]), B=side())
        ann = table.A["Ann"]
        event = Move(ann.ref, 0, -1, 0, 0, True)
        happen(table.s, event)
        assert table.A["Ann"].hidden
        assert (table.A["Ann"].equipment == [item.full_name]) is stays
        assert (table.A.pile == [item.full_name]) is not stays


@pytest.mark.rule("vs:302.8", "vs:302.8a", "vs:704.3", "vs:202.8")
def test_unique_equipment_is_checked_as_it_is_attached_even_against_one_on_a_stunned_character() -> None:
    jet = gear("Jet", version="Unique")
    table = situation(
        "vs",
        step="recruit",
        A=side(
            hand=[jet, BELT],
            front=[
                put(pawn("Down"), stunned=True, equipment=[jet]),
                pawn("Ann"),
                put(pawn("Abe"), equipment=[gear("Belt")]),
                pawn("Amy"),
            ],
            resources=2,
        ),
        B=side(front=[put(pawn("Bea"), equipment=[jet])]),
    )
    table.A.recruits("Jet", on="Ann")
    assert table.A["Ann"].equipment == ["Jet, Unique"] and table.A["Down"].equipment == []
    assert table.A.pile == ["Jet, Unique"]
    assert table.B["Bea"].equipment == ["Jet, Unique"]
    # equipment without it may be there several times
    table.A.recruits("Belt")
    assert table.A["Amy"].equipment == ["Belt"] and table.A["Abe"].equipment == ["Belt"]


@pytest.mark.rule("vs:303.2", "vs:303.3", "vs:510.1", "vs:510.2d", "vs:510.2e", "vs:510.4", "vs:G:Flip")
def test_a_location_flips_from_the_row_without_the_chain_and_interrupts_passing() -> None:
    spot = location("Spot", threshold=2, text=[Continuous(yours(), (Gets(1, 0),))], source="stand-in")
    table = situation("vs", phase="build", A=side(front=[pawn("Ann")], resources=[spot, "Longshot"], hand=[spot]), B=side())
    assert len(table.A.offered(Flip)) == 1
    table.A.flips("Spot")
    assert table.chain == [] and not table.A["Spot"].down and table.A["Ann"].atk == 5
    # the player who flipped has priority, and passing begins again
    assert table.asked == ("A", "priority")
    table.A.passes()
    assert table.asked == ("B", "priority")


@pytest.mark.rule("vs:510.2c", "vs:203.5b", "vs:203.5c")
def test_a_threshold_is_compared_with_the_row_and_spends_nothing() -> None:
    spot = location("Spot", threshold=3, source="stand-in")
    trick = twist("Trick", Draw(1), threshold=2)
    table = situation("vs", step="recruit", A=side(resources=[spot, "Longshot"], hand=[trick]), B=side())
    assert table.A.why_not("flip", "Spot") == ["vs:203.5b"]
    assert table.A.points == 2
    table.A.plays("Trick")
    table.resolve()
    assert table.A.points == 2


@pytest.mark.rule("vs:303.4", "vs:510.2f", "vs:704.2", "vs:202.9")
def test_flipping_a_unique_location_removes_the_other_of_its_name() -> None:
    spot = location("Spot", source="stand-in")
    slum = location("Slum", version="Non-Unique", source="stand-in")
    table = situation(
        "vs",
        A=side(resources=[put(spot, down=False), spot, put(slum, down=False), slum]),
        B=side(resources=[put(spot, down=False)]),
    )
    second = table.A.offered(Flip)
    assert len(second) == 2
    table.match.choose((table.options.index("flip Spot"),))
    assert table.A.pile == ["Spot"] and table.B.resources == ["Spot"]
    table.match.choose((table.options.index("flip Slum, Non-Unique"),))
    assert table.A.resources == ["Spot", "Slum, Non-Unique", "Slum, Non-Unique"]


@pytest.mark.rule("vs:510.3", "vs:510.2g")
def test_what_flipping_triggers_goes_onto_the_chain_then_the_flipper_has_priority() -> None:
    toll = pawn("Toll", text=[Triggered(FlipsLocation("opponent"), GainEndurance(1))])
    table = situation("vs", A=side(resources=[location("Spot", source="stand-in")]), B=side(front=[toll]))
    table.A.flips("Spot")
    assert table.chain == ["Toll (triggered)"] and table.asked == ("A", "priority")


@pytest.mark.rule("vs:304.2", "vs:304.3", "vs:304.4", "vs:304.5", "vs:304.6", "vs:505.1a", "vs:508.2l", "vs:213.4a")
def test_plot_twists_come_from_hand_or_row_and_end_in_pile_or_row() -> None:
    trick = twist("Trick", GainEndurance(1))
    table = situation("vs", A=side(hand=[trick], resources=[twist("Ruse", GainEndurance(10)), "Longshot"]), B=side())
    assert [type(a) for a in table.A.offered(PlayTwist)] == [PlayTwist, PlayTwist]
    table.A.plays("Trick")
    assert table.A["Trick"].zone == "chain"
    table.resolve()
    assert table.A["Trick"].zone == "KO'd pile" and table.A.endurance == 51
    table.A.plays("Ruse")
    # it turned face up where it is, and its effect has no card on the chain
    assert table.A["Ruse"].zone == "resource row" and not table.A["Ruse"].down
    assert table.s.things[table.s.chain[0]].card == -1
    table.resolve()
    assert table.A["Ruse"].zone == "resource row" and table.A.endurance == 61
    # face up, it can't be turned face up again
    assert table.A.why_not("play", "Ruse") == ["vs:304.4"]
    # a location or character card is not played
    assert not table.A.can("play", "Longshot")


@pytest.mark.rule("vs:304.6", "vs:509.1", "vs:509.2", "vs:509.3", "vs:509.4", "vs:G:Effect")
def test_a_negated_plot_twist_ends_in_the_same_places_without_effect() -> None:
    stop = twist("Stop", Negate(T), targets=[Aim(Effects(source="plot twist"))])
    trick = twist("Trick", GainEndurance(1), extras=[Extra((ExhaustIt(Choose(yours())),))])
    table = situation("vs", A=side(front=[pawn("Ann")], hand=[trick]), B=side(hand=[stop, stop]))
    table.A.plays("Trick")
    table.B.plays("Stop")
    table.resolve()
    assert table.A.pile == ["Trick"] and table.A.endurance == 50 and table.chain == []
    # what was paid stays paid, and the primary player has priority
    assert table.A["Ann"].exhausted and table.asked == ("A", "priority")
    table = situation("vs", A=side(front=[pawn("Ann")], resources=[trick]), B=side(hand=[stop]))
    table.A.plays("Trick")
    table.B.plays("Stop")
    table.resolve()
    assert table.A["Trick"].zone == "resource row" and not table.A["Trick"].down


@pytest.mark.rule("vs:304.7", "vs:203.9a", "vs:203.9b")
def test_restrictions_and_additional_costs_hold_where_it_is_played_from() -> None:
    raid = twist("Raid", GainEndurance(1), only=[During("attack step", own=True)], extras=[Extra((ExhaustIt(Choose(yours())),))])
    table = situation("vs", phase="combat", A=side(front=[pawn("Ann")], hand=[raid], resources=[raid]), B=side())
    assert not table.A.offered(PlayTwist)
    assert table.A.why_not("play", "Raid") == ["vs:304.7"]
    table.until("attack step")
    assert len(table.A.offered(PlayTwist)) == 2
    table.A.plays("Raid")
    assert table.A["Ann"].exhausted
    table.resolve()
    # nobody is left to exhaust for the other
    assert not table.A.offered(PlayTwist)
    assert table.s.phase == COMBAT


@pytest.mark.rule("vs:304.8", "vs:304.9", "vs:304.10", "vs:701.6")
def test_ongoing_powers_work_from_the_row_only_and_a_blank_effect_resolves() -> None:
    pact = twist("Pact", ongoing=[Continuous(yours(), (Gets(1, 0),))])
    table = situation("vs", A=side(front=[pawn("Ann")], hand=[pact], resources=[pact]), B=side())
    assert table.A["Ann"].atk == 4
    from_row = next(i for i, o in enumerate(table.options) if o.endswith("from the resource row"))
    table.match.choose((from_row,))
    # played, its effect still on the chain: the ongoing power is there already
    assert table.chain == ["plays Pact"] and table.A["Ann"].atk == 5
    table.resolve()
    assert table.A["Ann"].atk == 5
    table = situation("vs", A=side(front=[pawn("Ann")], hand=[pact]), B=side())
    table.A.plays("Pact")
    table.resolve()
    assert table.A.pile == ["Pact"] and table.A["Ann"].atk == 4


@pytest.mark.rule("vs:304.11")
def test_plot_twists_are_not_unique() -> None:
    pact = twist("Pact", ongoing=[Continuous(yours(), (Gets(1, 0),))])
    table = situation("vs", A=side(front=[pawn("Ann")], resources=[put(pact, down=False), pact]), B=side())
    table.match.choose((table.options.index("play Pact from the resource row"),))
    table.resolve()
    assert table.A.resources == ["Pact", "Pact"] and table.A["Ann"].atk == 6


@pytest.mark.rule("vs:300.1", "vs:300.2", "vs:213.5b", "vs:G:Type")
def test_what_a_card_is_decides_what_may_be_done_with_it() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            hand=[pawn("Ann"), BELT, location("Spot", source="stand-in"), twist("Trick", Draw(1))],
            front=[pawn("Abe")],
            resources=[pawn("Low"), BELT],
        ),
        B=side(),
    )
    offered = {(type(a), table.s.get(a.ref).printed.name) for a in table.A.offered() if not a.passing}
    # locations flip from the row only, characters and equipment in the row do nothing
    assert offered == {(Recruit, "Ann"), (Recruit, "Belt"), (PlayTwist, "Trick")}


@pytest.mark.rule("vs:708.4a", "vs:213.5a")
def test_moving_between_rows_is_neither_leaving_nor_entering_play() -> None:
    back = twist("Back", MoveIt(T, (SUPPORT,)), targets=[Aim(yours())])
    entry = pawn("Ann", text=[Triggered(EntersPlay(), GainEndurance(1))])
    table = situation("vs", A=side(front=[put(entry, counters={"+1 ATK / +1 DEF": 1})], hand=[back]), B=side())
    ref = table.A["Ann"].ref
    table.A.plays("Back")
    table.resolve()
    table.places("Ann", ("support", 0))
    assert table.A["Ann"].row == "support" and table.A["Ann"].ref == ref
    assert table.A["Ann"].atk == 5 and table.chain == []


@pytest.mark.rule("vs:302.9")
def test_equipment_put_into_play_needs_a_legal_host() -> None:
    table = situation(
        "vs", A=side(front=[put(pawn("Full"), equipment=[BELT]), pawn("Free")], hand=[gear("Cap")]), B=side(front=[pawn("Bea")])
    )
    cap = table.A["Cap"].number
    found = may_attach(table.s, cap, table.A["Full"].number, 0)
    assert found is not None and found.rule == "vs:302.3b"
    assert may_attach(table.s, cap, table.A["Free"].number, 0) is None
    found = may_attach(table.s, cap, table.B["Bea"].number, 0)
    assert found is not None and found.rule == "vs:302.3a"


@pytest.mark.rule("vs:302.9", "vs:302.8a")
def test_equipment_that_cannot_be_attached_stays_where_it_is() -> None:
    fit = twist("Fit", PutOnto(Choose(in_hand(EQUIPMENT_CARD)), T), targets=[Aim(characters())])
    jet = gear("Jet", version="Unique")
    mine = dict(front=[put(pawn("Full"), equipment=[jet]), pawn("Free")], hidden_front=[pawn("Ash")], hand=[fit, jet])
    for host, attached in (("Free", True), ("Full", False), ("Ash", False), ("Bea", False)):
        table = situation("vs", A=side(**mine), B=side(front=[pawn("Bea")]))
        table.A.plays("Fit", on=host)
        table.resolve()
        if attached:
            # attached, it is the one that stays
            assert table.A["Free"].equipment == ["Jet, Unique"] and table.A["Full"].equipment == []
            assert table.A.pile == ["Jet, Unique", "Fit"]
        else:
            assert table.A.hand == ["Jet, Unique"] and table.A["Full"].equipment == ["Jet, Unique"]
