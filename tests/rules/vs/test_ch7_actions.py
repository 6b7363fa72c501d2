"""Chapter 7: game actions."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    FACE_DOWN,
    T1,
    Activate,
    Activated,
    Aim,
    BecomesExhausted,
    BecomesStunned,
    Cards,
    Choose,
    CopyIt,
    Effects,
    EntersPlay,
    Every,
    ExhaustIt,
    Fixed,
    GainEndurance,
    IfYouDo,
    LeavesPlay,
    LoseEndurance,
    MoveIt,
    Named,
    Negate,
    Players,
    PowerUpIt,
    PutIntoPlay,
    RecoverIt,
    Replacement,
    StunIt,
    Stuns,
    T,
    Triggered,
    Would,
    X,
    characters,
    evasion,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, COPY, FOE, STUN, TIRE, cells, gear, someone, twist

# -- 708: game actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.1", "vs:708.1a", "vs:203.10")
def test_an_action_that_pays_a_cost_is_not_replaced_as_one_of_an_effect_is() -> None:
    statue = someone(
        "Statue",
        text=[Replacement(Would(BecomesExhausted(characters(Named("Worker"))), "Worker would exhaust"), GainEndurance(10))],
    )
    worker = someone("Worker", text=[Activated((Activate(),), GainEndurance(1))])
    table = situation("vs", A=side(front=[worker, statue], hand=[TIRE]), B=side())
    table.A.plays("Tire", on="Worker")
    table.resolve()
    assert not table.A["Worker"].exhausted and table.A.endurance == 60
    table.A.uses("Worker")
    table.resolve()
    assert table.A["Worker"].exhausted and table.A.endurance == 61


@pytest.mark.rule("vs:708.2a", "vs:708.2c", "vs:708.2d", "vs:708.2e", "vs:G:Copy")
def test_a_copy_of_a_copy_is_a_copy_of_the_first() -> None:
    hit = twist("Hit", LoseEndurance(X(), player=T), Aim(Players()), x=Fixed(9))
    dull = twist("Dull Echo", CopyIt(T, retarget=False), Aim(Effects()))
    no = twist("Fizzle", Negate(T), Aim(Effects(source="non-ongoing plot twist")))
    table = situation("vs", A=side(hand=[hit]), B=side(hand=[COPY]), C=side(hand=[dull, no]))
    table.A.plays("Hit", x=4, on="B")
    table.B.plays("Echo")
    table.resolve()
    table.chooses("C")
    table.C.plays("Dull Echo", on="a copy of plays Hit")
    table.resolve()
    assert len(table.chain) == 3
    copy, again = (table.s.things[n] for n in table.s.chain[1:])
    assert (copy.controller, again.controller, copy.card, again.card) == (1, 2, -1, -1)
    assert again.source == copy.source == table.s.things[table.s.chain[0]].source
    # both are plot twist effects, with X and the targets of what they copy
    table.resolve()
    assert (table.A.endurance, table.B.endurance, table.C.endurance) == (50, 50, 46)
    table.C.plays("Fizzle", on="a copy of plays Hit")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance, table.C.endurance) == (50, 46, 46)
    assert table.A.pile == ["Hit"]


@pytest.mark.rule("vs:708.2b", "vs:504.3")
def test_a_copy_does_not_get_one_target_twice() -> None:
    pair = twist("Pair", seq(StunIt(T), ExhaustIt(T1)), ANYONE, ANYONE)
    table = situation("vs", A=side(hand=[pair]), B=side(front=[someone(n) for n in ("One", "Two", "Three")], hand=[COPY]))
    table.A.plays("Pair", on=["One", "Two"])
    table.B.plays("Echo")
    table.resolve()
    assert [o.split()[0] for o in table.options] == ["One", "Three"]
    table.chooses("Three")
    assert [o.split()[0] for o in table.options] == ["One", "Two"]
    table.chooses()
    table.resolve()
    assert table.B["Three"].stunned and table.B["Two"].exhausted and not table.B["One"].stunned


@pytest.mark.rule("vs:708.2e", "vs:708.2a")
def test_a_copied_recruit_effect_has_no_card_to_put_into_play() -> None:
    table = situation("vs", step="recruit", A=side(hand=[someone("Hero", 1)], resources=1), B=side(hand=[COPY]))
    table.A.recruits("Hero", resolve=False)
    table.B.plays("Echo")
    table.resolve()
    table.resolve()
    assert table.A.characters == [] == table.B.characters
    table.resolve()
    table.places("Hero")
    assert table.A.characters == ["Hero"] and table.B.characters == []


PLAIN_GEAR = Triggered(LeavesPlay(), GainEndurance(3))


@pytest.mark.rule("vs:708.4c", "vs:302.7", "vs:706.10b", "vs:708.4e", "vs:708.4f", "vs:G:Move")
@pytest.mark.parametrize("to_hidden", [True, False])
def test_moving_between_areas_leaves_equipment_behind_but_for_concealed_optional(to_hidden: bool) -> None:
    hide = twist("Hide", MoveIt(T, hidden=to_hidden), Aim(yours()))
    watch = someone(
        "Watch",
        text=[Triggered(EntersPlay(characters()), GainEndurance(20)), Triggered(LeavesPlay(characters()), GainEndurance(20))],
    )
    gears = [gear("Gun", text=[PLAIN_GEAR]), gear("Cloak", keywords=["concealed-optional"])]
    ann = [put(someone("Ann"), equipment=gears, counters={"+1 ATK": 1})]
    row = {"hidden_front" if not to_hidden else "front": ann, "support": [watch]}
    table = situation("vs", A=side(hand=[hide], **row), B=side())
    ref, stamp = table.A["Ann"].ref, table.A["Ann"].stamp
    table.A.plays("Hide", on="Ann")
    table.resolve()
    assert {hidden for hidden, _ in cells(table)} == {to_hidden}
    table.places("Ann", ("front", 0))
    card = table.A["Ann"]
    assert (card.ref, card.stamp, card.hidden, card.atk) == (ref, stamp, to_hidden, 4)
    assert card.equipment == ["Cloak"] and "Gun" in table.A.pile
    # only the equipment has left play
    table.resolve_all()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:708.4c", "vs:513.5a")
def test_equipment_that_would_be_put_away_may_have_something_else_happen() -> None:
    hide = twist("Hide", MoveIt(T, hidden=True), Aim(yours()))
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Ann"), equipment=[gear("Gun")])], hand=[hide], resources=[put("Threat Neutralized", down=False)]
        ),
        B=side(),
    )
    table.A.plays("Hide")
    table.resolve()
    table.places("Ann")
    assert table.A["Ann"].hidden and table.A.removed == ["Gun"] and "Gun" not in table.A.pile


@pytest.mark.rule("vs:708.4g", "vs:214.1", "vs:701.11")
def test_a_character_card_moved_out_of_the_resource_row_enters_play() -> None:
    rise = twist("Rise", PutIntoPlay(T), Aim(Cards("resources", (FACE_DOWN,), "you")))
    buried = someone("Buried", text=[Triggered(EntersPlay(), GainEndurance(3))], keywords=["cosmic"])
    table = situation("vs", A=side(hand=[rise], resources=[FILLER, put(buried, counters={"+1 ATK": 2}), FILLER]), B=side())
    ref, stamp = table.A["Buried"].ref, table.A["Buried"].stamp
    table.A.plays("Rise", on="Buried")
    table.resolve()
    table.places("Buried", ("front", 0))
    card = table.A["Buried"]
    assert card.ref != ref and card.stamp > stamp and not card.down and card.zone == "play"
    assert (card.counters("+1 ATK"), card.counters("cosmic"), card.atk) == (0, 1, 3)
    assert table.A.resources == ["Filler", "Filler"]
    table.resolve()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:708.5d", "vs:G:Power-up")
def test_a_power_up_effect_is_any_that_could_power_up() -> None:
    jam = twist("Jam", Negate(T), Aim(Effects("power-up")))
    boost = twist("Cheer", IfYouDo(StunIt(Choose(yours(Named("Nobody")))), PowerUpIt(T)), ANYONE)
    other = twist("Gain", pump(T, 1, 1), ANYONE)
    table = situation(
        "vs", A=side(front=[someone("Hero")], hand=[boost, other, someone("Hero", version="B")]), B=side(front=[FOE], hand=[jam])
    )
    table.A.attack("Hero", "Foe")
    table.A.plays("Gain", on="Hero")
    assert table.B.why_not("play", "Jam") == ["vs:505.1c"]
    table.A.plays("Cheer", on="Hero")
    assert table.B.why_not("play", "Jam") == []
    table.resolve_all()
    table.A.powers_up("Hero")
    table.B.plays("Jam")
    table.resolve_all()
    assert table.A["Hero"].atk == 4


@pytest.mark.rule("vs:708.11d", "vs:708.11e", "vs:708.11g")
def test_every_event_that_stuns_a_character_at_once_has_stunned_it_though_it_is_stunned_once() -> None:
    # One stuns Wall; and instead of One being stunned by Wall, Deflector stuns Wall as well
    deflector = someone(
        "Deflector",
        text=[
            Replacement(
                Would(BecomesStunned(yours(Named("One"))), "One would become stunned"), StunIt(Every(theirs(Named("Wall"))))
            )
        ],
    )
    judge = someone(
        "Judge",
        text=[
            Triggered(Stuns(characters(Named("One"))), GainEndurance(1)),
            Triggered(Stuns(characters(Named("Deflector"))), GainEndurance(10)),
            Triggered(BecomesStunned(characters()), GainEndurance(100)),
        ],
    )
    table = situation("vs", A=side(front=[someone("One"), deflector, judge]), B=side(front=[someone("Wall", 4)]))
    table.A.attack("One", "Wall")
    table.all_pass()
    while table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    assert not table.A["One"].stunned and table.B["Wall"].stunned
    assert (table.A.endurance, table.B.endurance) == (161, 46)


@pytest.mark.rule("vs:708.16b", "vs:701.12", "vs:G:Becomes")
@pytest.mark.parametrize(("who", "count"), [("Fresh", 1), ("Tired", 0)])
def test_who_is_stunned_becomes_exhausted_only_if_it_was_ready(who: str, count: int) -> None:
    watch = someone("Watch", text=[Triggered(BecomesExhausted(characters()), GainEndurance(1))])
    table = situation(
        "vs", A=side(front=[watch], hand=[STUN]), B=side(front=[someone("Fresh"), put(someone("Tired"), exhausted=True)])
    )
    table.A.plays("Stun", on=who)
    table.resolve_all()
    assert table.B[who].stunned and table.B[who].exhausted
    assert table.A.endurance == 50 + count


@pytest.mark.rule("vs:706.5", "vs:706.6", "vs:708.11c", "vs:G:Evasion", "vs:G:Invulnerability")
@pytest.mark.parametrize("hard", [True, False])
def test_evasion_costs_endurance_but_for_invulnerability_and_brings_back_this_turn(hard: bool) -> None:
    dodger = someone(
        "Dodger", 2, text=[evasion(), Triggered(Stuns(), GainEndurance(10))], keywords=["invulnerability"] if hard else []
    )
    table = situation("vs", A=side(front=[dodger], hand=[twist("Save", RecoverIt(T), ANYONE)]), B=side())
    table.A.uses("Dodger")
    assert table.A["Dodger"].stunned and table.A.endurance == (50 if hard else 48)
    table.resolve_all()
    # its own power was the source: it has stunned itself
    assert table.A.endurance == (60 if hard else 58)
    table.until("recovery phase")
    table.resolve_all()
    assert not table.A["Dodger"].stunned and table.A["Dodger"].exhausted
