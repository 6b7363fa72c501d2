"""Judging the resource row: cards face up, face down and revealed, and plot twists that are played from there."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    FACE_UP,
    Activate,
    Activated,
    Aim,
    BecomesStunned,
    Cards,
    Continuous,
    Costs,
    Extra,
    GainEndurance,
    Gets,
    If,
    KOIt,
    Paid,
    PayEndurance,
    T,
    Triggered,
    TurnFaceDown,
    cant,
    characters,
    labelled,
    location,
    plot_twist,
    seq,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import STOP, STUN, hero, twist

TURN = twist("Turn", TurnFaceDown(T), Aim(Cards("resources", (FACE_UP,))))
CRUSH = twist("Crush", KOIt(T), Aim(Cards("resources")))


@pytest.mark.rule("vs:701.11b", "vs:701.11f", "vs:503.1a", "vs:708.9c")
def test_a_revealed_resource_has_its_continuous_powers_of_every_kind_and_no_others() -> None:
    bunker = location(
        "Bunker",
        threshold=9,
        source="stand-in",
        text=[
            cant("characters you control can't be stunned", BecomesStunned(yours())),
            Triggered(BecomesStunned(characters()), GainEndurance(9)),
            Activated((Activate(),), GainEndurance(9)),
        ],
    )
    table = situation("vs", A=side(front=[hero("Al")], hand=[STUN, STUN], resources=[bunker]), B=side(front=[hero("Bea")]))
    table.A.reveals("Bunker")
    assert table.A.why_not("use", "Bunker") == ["vs:701.11b"]
    table.A.plays("Stun", on="Al")
    table.resolve_all()
    table.A.plays("Stun", on="Bea")
    table.resolve_all()
    assert not table.A["Al"].stunned and table.B["Bea"].stunned and table.A.endurance == 50
    table = situation("vs", A=side(front=[hero("Al")], hand=[STUN], resources=[bunker]), B=side(front=[hero("Bea")]))
    table.A.plays("Stun", on="Al")
    table.resolve()
    assert table.A["Al"].stunned


@pytest.mark.rule("vs:701.6", "vs:701.11b", "vs:304.10")
def test_what_stands_after_ongoing_does_nothing_while_the_card_is_only_revealed() -> None:
    table = situation(
        "vs", A=side(front=[hero("Al", teams=("X-Men",))], resources=["Danger Room", "Mutant Nation"] + [hero("f")]), B=side()
    )
    table.A.reveals("Mutant Nation")
    assert table.A["Al"].teams == {"X-Men"}
    table.A.unreveals("Mutant Nation")
    table.A.plays("Mutant Nation")
    assert table.A["Al"].teams == {"X-Men", "Brotherhood"}
    # a location's continuous power is another matter
    table.A.reveals("Danger Room")
    assert table.A["Al"].atk == 5
    table.A.unreveals("Danger Room")
    assert table.A["Al"].atk == 4


@pytest.mark.rule("vs:505.1d", "vs:510.2b", "vs:701.11b")
def test_what_a_card_says_of_its_own_cost_counts_once_whether_it_is_revealed_or_not() -> None:
    guest = hero("Guest", Costs("recruit cost", -2, words="{name} costs 2 less to recruit"), cost=5, keywords=["reservist"])
    lair = location("Lair", threshold=4, source="stand-in", text=[Costs("threshold", -2, words="{name} costs 2 less to flip")])
    for revealed in (False, True):
        for row, lair_flips in (([guest, lair], True), ([guest, location("Lair", threshold=3, source="stand-in")], False)):
            table = situation("vs", step="recruit", A=side(resources=row), B=side())
            if revealed:
                table.A.reveals("Guest")
                table.A.reveals("Lair")
            assert table.A.can("flip", "Lair") is lair_flips
            assert table.A.points == 2 and table.A.why_not("recruit", "Guest") == ["vs:203.4b"]
            table = situation("vs", step="recruit", A=side(resources=[*row, hero("f")]), B=side())
            if revealed:
                table.A.reveals("Guest")
            table.A.recruits("Guest")
            assert table.A.points == 0 and table.A.characters == ["Guest"]


@pytest.mark.rule("vs:304.4", "vs:505.1a", "vs:505.1c", "vs:504.3c")
def test_a_plot_twist_from_the_row_is_face_up_when_its_targets_are_chosen_and_may_be_one() -> None:
    turn = twist("Turn", TurnFaceDown(T), Aim(Cards("resources", (FACE_UP,))))
    table = situation("vs", A=side(front=[hero("Al")], resources=[turn]), B=side(front=[hero("Bea")]))
    table.A.plays("Turn", on="Turn")
    assert not table.A["Turn"].down
    table.resolve()
    # the object is turned down, not the effect: so it may be played again
    assert table.A["Turn"].down and table.A.can("play", "Turn")
    # from the hand it is no resource
    table = situation("vs", A=side(front=[hero("Al")], hand=[turn], resources=[hero("f")]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("play", "Turn") == ["vs:505.1c"]
    # and a threshold or a cost that is not met is not met
    dear = plot_twist(
        "Turn", threshold=2, effect=TurnFaceDown(T), targets=[Aim(Cards("resources", (FACE_UP,)))], source="stand-in"
    )
    table = situation("vs", A=side(front=[hero("Al")], resources=[dear]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("play", "Turn") == ["vs:203.5b"]


@pytest.mark.rule("vs:304.5", "vs:505.4", "vs:501.4d", "vs:508.2e")
def test_a_twist_played_from_the_row_resolves_whatever_becomes_of_the_card() -> None:
    # the card that is turned down is still in its player's row; one that is exchanged or KO'd is not
    for answer, drawn in ((None, 1), ("Turn", 1), ("Crush", 0), ("Eminent Domain", 0)):
        table = situation(
            "vs",
            A=side(
                front=[put(hero("Al", teams=("Thunderbolts",)), exhausted=True)],
                resources=["Deadly Conspiracy", hero("f"), hero("f")],
            ),
            B=side(hand=[TURN, CRUSH, "Eminent Domain"], resources=[put("Cerebra", down=False), hero("f"), hero("f"), hero("f")]),
        )
        table.A.plays("Deadly Conspiracy")
        if answer is not None:
            table.B.plays(answer, on=None if answer == "Eminent Domain" else "Deadly Conspiracy")
            table.resolve()
        table.resolve_all()
        assert len(table.A.hand) == drawn and not table.A["Al"].exhausted, answer


@pytest.mark.rule("vs:304.6", "vs:304.10", "vs:509.1")
def test_an_ongoing_plot_twist_whose_effect_is_negated_stays_in_the_row_and_goes_on() -> None:
    row = ["Concrete Jungle", hero("f"), hero("f")]
    theirs = ["Cerebra", put("Danger Room", down=False)]
    for negated in (True, False):
        table = situation("vs", A=side(resources=row), B=side(front=[hero("Bea")], hand=[STOP, hero("x")], resources=theirs))
        table.A.plays("Concrete Jungle")
        if negated:
            table.B.plays("Stop", on="plays Concrete Jungle")
        table.resolve_all()
        assert table.B["Danger Room"].down is not negated and not table.A["Concrete Jungle"].down
        table.B.get_priority()
        table.B.flips("Cerebra")
        assert table.chain == ["Concrete Jungle (triggered)"]


@pytest.mark.rule("vs:701.11d", "vs:501.4d", "vs:304.4", "vs:501.3")
def test_turning_down_makes_a_twist_playable_again_and_a_location_no_less_exhausted() -> None:
    table = situation(
        "vs",
        A=side(front=[hero("Al")], hand=[TURN, TURN], resources=["Surprise Attack", put("X-Corporation", down=False)]),
        B=side(),
    )
    table.A.plays("Surprise Attack", on="B")
    assert table.A.why_not("play", "Surprise Attack") == ["vs:304.4"]
    table.A.plays("Turn", on="Surprise Attack")
    table.resolve()
    table.A.plays("Surprise Attack", on="B")
    table.resolve_all()
    assert table.B.endurance == 50 - 5 - 5
    table = situation(
        "vs", A=side(hand=[TURN, hero("x"), hero("y")], resources=[put("X-Corporation", down=False), hero("f")]), B=side()
    )
    table.A.uses("X-Corporation", pay="x")
    # its effect is independent of it
    table.A.plays("Turn", on="X-Corporation")
    table.resolve_all()
    assert table.A.endurance == 52
    table.A.flips("X-Corporation")
    assert table.A["X-Corporation"].exhausted and table.A.why_not("use", "X-Corporation") == ["vs:G:Activate"]


@pytest.mark.rule("vs:513.5a", "vs:515.1", "vs:708.13a")
def test_a_replacement_modifier_is_there_as_its_own_card_goes() -> None:
    table = situation("vs", A=side(hand=[CRUSH], resources=[put("Threat Neutralized", down=False), hero("f")]), B=side())
    table.A.plays("Crush", on="Threat Neutralized")
    table.resolve()
    assert table.A.removed == ["Threat Neutralized"] and table.A.pile == ["Crush"]


@pytest.mark.rule("vs:706.2", "vs:203.9a", "vs:505.1b", "vs:304.5", "vs:708.2b")
def test_an_optional_cost_that_was_paid_is_known_to_a_plot_twist_wherever_it_was_played_from() -> None:
    extra = Extra((PayEndurance(1),), optional=True, key="extra")
    more = plot_twist(
        "More", effect=seq(GainEndurance(2), If(Paid("extra"), GainEndurance(10))), extras=[extra], source="stand-in"
    )
    for where in ("hand", "resources"):
        for pays, gained in ((True, 11), (False, 2)):
            table = situation("vs", A=side(front=[hero("Al")], **{where: [more]}), B=side(front=[hero("Bea")]))
            table.A.plays("More", extra=pays)
            table.resolve()
            assert table.A.endurance == 50 + gained, (where, pays)
    # a copy knows of it; the card, played again without the cost, does not
    table = situation("vs", A=side(front=["Molecule Man"], resources=[more], hand=[TURN]), B=side())
    table.A.plays("More", extra=True)
    table.A.uses("Molecule Man")
    table.resolve_all()
    assert table.A.endurance == 50 - 1 + 12 + 12
    table.A.plays("Turn", on="More")
    table.resolve()
    table.A.plays("More", extra=False)
    table.resolve()
    assert table.A.endurance == 73 + 2


@pytest.mark.rule("vs:706.2", "vs:304.10")
def test_ongoing_text_gained_by_a_boost_is_there_for_the_turn() -> None:
    boosted = [labelled("Boost", Paid(), Continuous(yours(), (Gets(2, 0),)))]
    rally = plot_twist(
        "Rally", extras=[Extra((PayEndurance(1),), optional=True, key="boost")], ongoing=boosted, source="stand-in"
    )
    for pays, atk in ((True, 6), (False, 4)):
        table = situation("vs", A=side(front=[hero("Al")], resources=[rally]), B=side(front=[hero("Bea")]))
        table.A.plays("Rally", extra=pays)
        assert table.A["Al"].atk == atk
        table.resolve()
        assert table.A["Al"].atk == atk and table.B["Bea"].atk == 4
        table.until("draw phase")
        assert table.A["Al"].atk == 4
