"""The glossary, where it says more than the numbered rules do: zones, moments, effects and modifiers."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.verbs.choosing import FlipCoin
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    COMBAT,
    THAT,
    THIS,
    Activated,
    Aim,
    BecomesStunned,
    Cards,
    Choose,
    Continuous,
    Controls,
    Discard,
    Draw,
    During,
    EntersPlay,
    ExhaustIt,
    GainEndurance,
    Gets,
    If,
    IfYouDo,
    KOIt,
    Lasting,
    LoseEndurance,
    May,
    MoveIt,
    Named,
    Players,
    PutIntoPlay,
    ReadyIt,
    RemoveIt,
    Replacement,
    T,
    Team,
    Triggered,
    Would,
    WouldEnterPile,
    characters,
    in_hand,
    seq,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, NO, STUN, gear, place, someone, twist

# -- zones and moments ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:G:Discard", "vs:G:Draw", "vs:213.4c")
def test_only_from_the_hand_is_discarded_and_only_from_the_top_of_the_deck_is_drawn() -> None:
    from longbox.games.vs.language.vocabulary import Search

    drain = someone("Drain", text=[Activated((Discard(query=in_hand(), least=1),), Draw())])
    seek = twist("Seek", Search((CHARACTER_CARD,)))
    table = situation(
        "vs",
        A=side(
            front=[drain],
            hand=[seek],
            resources=[someone("Buried")],
            deck=[FILLER, someone("Deep"), someone("Last")],
            pile=[someone("Gone")],
        ),
        B=side(),
    )
    table.A.uses("Drain")
    # the card in hand went, nothing else could have; the top card came
    assert table.A.pile == ["Gone", "Seek"] and table.A.resources == ["Buried"]
    table.resolve()
    assert table.A.hand == ["Filler"] and table.A.deck == ["Deep", "Last"]
    assert "A draws" in table.log
    # a card put into the hand is not drawn: what watches draws says nothing
    from longbox.games.vs import events as ev

    drawn = sum(1 for _ in table.s.memory.since("turn", ev.Draw))
    table = situation("vs", A=side(hand=[seek], deck=[FILLER, someone("Deep")]), B=side())
    table.A.plays("Seek")
    table.resolve()
    table.chooses("Deep")
    assert table.A.hand == ["Deep"]
    assert (drawn, sum(1 for _ in table.s.memory.since("turn", ev.Draw))) == (1, 0)


@pytest.mark.rule("vs:G:Enters a KO'd Pile", "vs:513.5a")
@pytest.mark.parametrize("how", ["KO", "uniqueness", "equipment", "discard"])
def test_a_card_enters_a_kod_pile_however_it_is_put_there(how: str) -> None:
    exile = place("Exile", Replacement(WouldEnterPile(), RemoveIt(THAT)))
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[put(someone("Ann", 1), equipment=[gear("Gun")])],
            hand=[twist("Out", KOIt(T), ANYONE), someone("Ann", 1, version="New")]
            if how != "discard"
            else [FILLER, twist("Drop", Discard(least=1))],
            resources=[put(exile, down=False)],
        ),
        B=side(),
    )
    if how == "discard":
        table.A.plays("Drop")
        table.resolve()
        # not from play: another thing is said of that
        assert table.A.pile == ["Filler", "Drop"] and table.A.removed == []
        return
    if how == "uniqueness":
        table.A.recruits("Ann, New")
    else:
        table.A.plays("Out")
        table.resolve()
    assert sorted(table.A.removed) == ["Ann", "Gun"]
    assert "Ann" not in table.A.pile


@pytest.mark.rule("vs:G:Enters Play", "vs:214.1")
def test_characters_and_equipment_enter_play_and_resources_and_plot_twists_do_not() -> None:
    watch = someone("Watch", text=[Triggered(EntersPlay(Cards("play")), GainEndurance(1))])
    table = situation(
        "vs",
        step="resource",
        A=side(front=[watch], hand=[someone("New", 1), gear("Gun"), place("Spot")], resources=[place("Other"), FILLER]),
        B=side(),
    )
    table.A.builds("Spot")
    assert table.chain == []
    table.A.flips("Spot")
    table.A.flips("Other")
    assert table.chain == [] and table.A.endurance == 50
    table.until("recruit step")
    table.A.recruits("New")
    assert len(table.chain) == 1
    table.resolve()
    table.A.recruits("Gun", on="New")
    table.resolve()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:G:Chain, The; Chain Zone", "vs:G:Effect", "vs:213.6b")
def test_all_share_one_public_chain_whose_effects_resolve_from_the_top() -> None:
    gain = twist("Gain", GainEndurance(1))
    table = situation("vs", A=side(hand=[gain]), B=side(hand=[twist("Loss", LoseEndurance(5, player=T), Aim(Players()))]))
    table.A.plays("Gain")
    table.B.plays("Loss", on="A")
    assert table.chain == ["plays Gain", "plays Loss on A"]
    assert {table.A["Gain"].known, table.B["Loss"].known} == {(1 << 16) - 1}
    table.resolve()
    assert table.A.endurance == 45 and table.chain == ["plays Gain"]
    table.resolve()
    # an effect is nowhere but on the chain, and leaves it as it resolves
    assert table.A.endurance == 46 and table.chain == []


@pytest.mark.rule("vs:G:Zone", "vs:213.1a")
def test_a_card_passes_through_the_six_zones() -> None:
    hero = someone("Hero", 1)
    draw = twist("Fetch", Draw())
    out = twist("Out", KOIt(T), Aim(yours()))
    gone = twist("Gone", RemoveIt(Choose(Cards("pile", (CHARACTER_CARD,), "you"))))
    table = situation("vs", step="recruit", A=side(hand=[draw, out, gone], deck=[hero], resources=1), B=side())
    look = table.A["Hero"]
    seen = [look.zone]
    table.A.plays("Fetch")
    table.resolve()
    seen.append(look.zone)
    table.A.recruits("Hero", resolve=False)
    seen.append(look.zone)
    table.resolve()
    table.places("Hero")
    seen.append(look.zone)
    table.A.plays("Out")
    table.resolve()
    seen.append(look.zone)
    table.A.plays("Gone")
    table.resolve()
    assert [*seen, look.zone] == ["deck", "hand", "chain", "play", "KO'd pile", "removed from the game"]


@pytest.mark.rule("vs:G:Play", "vs:G:Recruit", "vs:505.1e", "vs:301.3")
def test_playing_a_card_is_announcing_it_and_paying_not_putting_it_into_play() -> None:
    from longbox.games.vs.language.vocabulary import IsRecruited, PlaysTwist

    watch = someone("Watch", text=[Triggered(IsRecruited(), GainEndurance(10)), Triggered(PlaysTwist("you"), GainEndurance(1))])
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards("pile", (CHARACTER_CARD,), "you"))))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[watch], hand=[someone("New", 1), raise_], pile=[someone("Old")], resources=1),
        B=side(hand=[NO]),
    )
    table.A.recruits("New", resolve=False)
    # paid for and on the chain it has been recruited, though it is negated before it enters play
    assert table.A.points == 0 and table.A["New"].zone == "chain"
    table.resolve()
    assert table.A.endurance == 60
    table.B.plays("No")
    table.resolve()
    assert table.A["New"].zone == "KO'd pile" and table.chain == []
    table.A.plays("Raise")
    table.resolve()
    assert table.A.endurance == 61
    table.resolve()
    table.chooses("Old")
    table.places("Old")
    # put into play is not recruited
    assert table.chain == [] and table.A.endurance == 61


@pytest.mark.rule("vs:G:Initiative", "vs:G:Initiative Player", "vs:G:Primary Player", "vs:408.2e")
def test_the_initiative_passes_clockwise_at_the_end_of_each_turn() -> None:
    table = situation("vs", phase="recovery", initiative="B", A=side(), B=side(), C=side())
    got = []
    for _ in range(3):
        got.append(table.names[table.s.initiative])
        table.until("draw phase")
    assert got == ["B", "C", "A"]
    # outside of a step the player with the initiative is primary, in a step the one whose step it is
    assert table.s.primary == table.s.initiative == 1
    table.until("resource step")
    assert table.s.primary == 1
    table.until("formation step")
    while table.s.step_player == 1:
        table.until("resource step")
    assert table.s.primary == 2


# -- effects and modifiers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:G:Apply", "vs:G:Modifier", "vs:G:While", "vs:513.1c", "vs:505.3")
def test_a_while_modifier_exists_though_it_is_not_active_and_comes_and_goes() -> None:
    from longbox.games.vs.language.vocabulary import ThisIs

    tall = someone("Tall", text=[Continuous(THIS, (Gets(3, 0),), during=ThisIs("in support"))])
    table = situation("vs", step="recruit", A=side(front=[tall], hand=[twist("Step", MoveIt(T), ANYONE)] * 2), B=side())
    seen = [table.A["Tall"].atk]
    for row in ("support", "front"):
        table.A.plays("Step")
        table.resolve()
        table.places("Tall", (row, 0))
        seen.append(table.A["Tall"].atk)
    assert seen == [3, 6, 3]


@pytest.mark.rule("vs:G:Apply", "vs:G:Modifier", "vs:G:During", "vs:511.1")
def test_one_shot_modifiers_change_the_game_and_are_done_continuous_ones_go_on() -> None:
    both = twist(
        "Both",
        seq(ExhaustIt(T), Lasting(Continuous(T, (Gets(2, 0),), during=During(COMBAT)), "turn")),
        ANYONE,
    )
    table = situation(
        "vs", step="recruit", A=side(front=[someone("Ann")], hand=[both, twist("Wake", ReadyIt(T), ANYONE)]), B=side()
    )
    table.A.plays("Both")
    table.resolve()
    # made, but not active until the combat phase
    assert table.A["Ann"].exhausted and table.A["Ann"].atk == 3 and len(table.s.modifiers) == 1
    table.A.plays("Wake")
    table.resolve()
    assert not table.A["Ann"].exhausted
    table.until("combat phase")
    assert table.A["Ann"].atk == 5
    table.until("recovery phase")
    assert table.A["Ann"].atk == 3


@pytest.mark.rule("vs:G:May", "vs:511.6")
@pytest.mark.parametrize("yes", [True, False])
def test_what_may_be_done_is_asked_for_and_has_no_default(yes: bool) -> None:
    offer = twist("Offer", IfYouDo(May(Discard(least=1)), GainEndurance(5)))
    table = situation("vs", A=side(hand=[offer, FILLER]), B=side())
    table.A.plays("Offer")
    table.resolve()
    assert table.asked == ("A", "may") and table.options == ["no", "yes"]
    table.says(yes)
    assert table.A.endurance == (55 if yes else 50)
    assert table.A.hand == ([] if yes else ["Filler"])


@pytest.mark.rule("vs:G:Replacement Modifier", "vs:513.5a", "vs:513.5b")
@pytest.mark.parametrize("before", [True, False])
def test_a_replaced_event_never_happens_and_nothing_triggers_off_it(before: bool) -> None:
    watch = someone("Watch", text=[Triggered(BecomesStunned(characters(Named("Ann"))), GainEndurance(20))])
    save = twist(
        "Save",
        Lasting(Replacement(Would(BecomesStunned(yours(Named("Ann"))), "Ann would become stunned"), GainEndurance(1)), "turn"),
    )
    table = situation("vs", A=side(front=[someone("Ann"), watch], hand=[save, STUN]), B=side())
    for card in ("Save", "Stun") if before else ("Stun", "Save"):
        table.A.plays(card, **({"on": "Ann"} if card == "Stun" else {}))
        table.resolve_all()
    assert table.A["Ann"].stunned is not before
    assert table.A.endurance == (51 if before else 50 - 3 + 20)


@pytest.mark.rule("vs:G:Swap Clause", "vs:508.2f", "vs:508.2j")
@pytest.mark.parametrize("there", [True, False])
def test_a_swap_clause_takes_the_place_of_an_action_without_replacing_anything(there: bool) -> None:
    swap = twist("Swap", If(Controls(yours(Team("Red"))), GainEndurance(4), GainEndurance(1)))
    table = situation("vs", A=side(front=[someone("Ann", teams=["Red"] if there else [])], hand=[swap]), B=side())
    table.A.plays("Swap")
    table.resolve()
    assert table.A.endurance == (54 if there else 51) and table.asked == ("A", "priority")


@pytest.mark.rule("vs:G:Coin Flip")
def test_a_coin_comes_up_heads_or_tails_and_the_seed_decides() -> None:
    toss = twist("Toss", FlipCoin(GainEndurance(10), LoseEndurance(10)))
    results = []
    for seed in range(40):
        table = situation("vs", seed=seed, A=side(hand=[toss]), B=side())
        table.A.plays("Toss")
        table.resolve()
        results.append(table.A.endurance)
        assert f"A flips a coin: {'heads' if table.A.endurance == 60 else 'tails'}" in table.log
    assert set(results) == {60, 40} and 8 <= results.count(60) <= 32
    assert toss.effect is not None
    from longbox.kernel.text import Printer

    words = toss.effect.text(Printer("Toss"))
    assert words == "flip a coin. If it comes up heads, gain 10 endurance. If it comes up tails, lose 10 endurance"
