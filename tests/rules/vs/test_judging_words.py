"""Judging with further words: ATK and DEF compared and switched, what is drawn, discarded and put away, where cards come from."""

from __future__ import annotations

import pytest

from longbox.games.vs.events import MayPlayFrom
from longbox.games.vs.language.vocabulary import (
    ATTACKER,
    CHARACTER_CARD,
    EQUIPMENT_CARD,
    PLOT_TWIST_CARD,
    T1,
    THIS,
    About,
    Activated,
    Aim,
    Among,
    AttackEnds,
    Cards,
    Choose,
    ChooseNumber,
    ChooseWord,
    ChosenNumber,
    Continuous,
    Cost,
    CostOf,
    CountersOn,
    Discard,
    DiscardAtRandom,
    DiscardIt,
    Discards,
    Draw,
    Draws,
    EntersPile,
    Every,
    ExchangePlaces,
    GainEndurance,
    GainPoints,
    Gets,
    GetsCounter,
    Grown,
    IsAttached,
    It,
    KOIt,
    LeavesPlay,
    LookAtTop,
    LoseEndurance,
    LoseTheGame,
    Most,
    MoveCounters,
    Named,
    NamedAs,
    Negate,
    PileToHand,
    Players,
    PlaysEffect,
    PutCounters,
    PutIntoPlay,
    PutOnDeck,
    PutOnto,
    ReplaceIt,
    ReplacesResource,
    RevealHand,
    Search,
    ShuffleDeck,
    Stat,
    StatOf,
    StunIt,
    Sum,
    T,
    Team,
    Times,
    TopOf,
    ToResources,
    TransferIt,
    Triggered,
    UsesPower,
    WhereItWent,
    can,
    characters,
    in_hand,
    location,
    pump,
    seq,
    switches_stats,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.games.vs.view.reading import paragraphs
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, gear, hero, twist

WHAT_WAS_PLAYED = It("effect", "that effect")
UP = twist("Up", pump(T, 4, 0, "turn"), Aim(characters()))


# -- ATK and DEF ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:504.3b", "vs:505.1c", "vs:G:Printed")
def test_a_target_may_have_to_have_grown_beyond_what_is_printed_on_it() -> None:
    over = twist("Overgrown", StunIt(T), Aim(characters(ATTACKER, Grown("atk", 2))))
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[UP]), B=side(front=[hero("Bea")], hand=[over]))
    table.A.attack(["Al", "Abe"], "Bea")
    assert table.B.why_not("play", "Overgrown") == ["vs:505.1c"]
    table.A.get_priority()
    table.A.plays("Up", on="Al")
    table.resolve()
    assert table.B.targets("play", "Overgrown") == ["Al"]
    table.B.plays("Overgrown")
    table.resolve()
    assert table.A["Al"].stunned and not table.A["Abe"].stunned


@pytest.mark.rule("vs:504.3b", "vs:508.2a", "vs:104.1")
def test_a_target_that_grows_out_of_its_requirement_is_illegal_when_the_effect_resolves() -> None:
    squash = twist("Squash", KOIt(T), Aim(characters(Stat("atk", "<=", 4))))
    for answer, gone in ((False, True), (True, False)):
        table = situation("vs", A=side(front=[hero("Al")], hand=[UP]), B=side(front=[hero("Bea", atk=9)], hand=[squash]))
        assert table.B.targets("play", "Squash") == ["Al"]
        table.B.plays("Squash")
        if answer:
            table.A.plays("Up", on="Al")
        table.resolve_all()
        assert (table.A.characters == []) is gone and table.B.characters == ["Bea"]


@pytest.mark.rule("vs:G:Switch", "vs:104.1", "vs:513.2c")
def test_switching_atk_and_def_changes_each_by_the_difference_there_is() -> None:
    swap = twist("Swap", switches_stats(T), Aim(characters()))
    weak = put(hero("Abe", atk=0, def_=5), counters={"-1 ATK": 2})
    table = situation("vs", A=side(front=[hero("Al", atk=7, def_=2), weak], hand=[swap, swap, UP]), B=side(front=[hero("Bea")]))
    table.A.plays("Swap", on="Al")
    table.resolve()
    assert (table.A["Al"].atk, table.A["Al"].def_) == (2, 7)
    # the difference stays what it was: what comes later adds to it
    table.A.plays("Up", on="Al")
    table.resolve()
    assert (table.A["Al"].atk, table.A["Al"].def_) == (6, 7)
    # an ATK below zero counts as 0
    table.A.plays("Swap", on="Abe")
    table.resolve()
    assert (table.A["Abe"].atk, table.A["Abe"].def_) == (5, 0)
    assert (table.B["Bea"].atk, table.B["Bea"].def_) == (4, 4)


@pytest.mark.rule("vs:514.2", "vs:514.4")
def test_a_modifier_that_asks_for_atk_waits_for_those_that_change_atk_and_for_no_others() -> None:
    # the shield is older than the sword, and comes after it; with a sword for DEF alone it does not depend on it
    shield = hero("Shield", Continuous(characters(Stat("atk", "<=", 4)), (Gets(0, 3),)))
    sword = hero("Sword", Continuous(yours(Named("Shield")), (Gets(2, 0),)))
    table = situation("vs", A=side(front=[shield, sword]), B=side(front=[hero("Bea")]))
    assert (table.A["Shield"].atk, table.A["Shield"].def_) == (6, 4)
    assert table.A["Sword"].def_ == 7 and table.B["Bea"].def_ == 7


@pytest.mark.rule("vs:514.4a")
def test_modifiers_that_ask_for_what_each_other_changes_go_round_by_their_times_object_by_object() -> None:
    # the strong get more ATK for DEF 4 or more, the sturdy lose DEF for ATK 5 or more: who is older begins
    strong = hero("Strong", Continuous(yours(Stat("def", ">=", 4)), (Gets(2, 0),)))
    sturdy = hero("Sturdy", Continuous(yours(Stat("atk", ">=", 5)), (Gets(0, -3),)))
    table = situation("vs", A=side(front=[strong, sturdy, hero("Low", def_=3)]), B=side(front=[hero("Bea")]))
    assert (table.A["Strong"].atk, table.A["Strong"].def_) == (6, 1)
    assert (table.A["Low"].atk, table.A["Low"].def_) == (4, 3)
    table = situation("vs", A=side(front=[sturdy, strong, hero("Big", atk=5, def_=4)]), B=side(front=[hero("Bea")]))
    # already of ATK 5: the older one applies first, and then DEF is too low for the other
    assert (table.A["Big"].atk, table.A["Big"].def_) == (5, 1)


@pytest.mark.rule("vs:513.3b", "vs:508.2d")
def test_a_continuous_power_reads_the_def_there_is_and_an_effect_the_one_there_was() -> None:
    mirror = hero("Mirror", Continuous(THIS, (Gets(StatOf(Every(characters(Named("Bea"))), "def"), 0),)), atk=1)
    copycat = twist("Copycat", pump(T, StatOf(T1, "def"), 0, "turn"), Aim(yours()), Aim(theirs()))
    wall = twist("Wall", pump(T, 0, 4, "turn"), Aim(characters()))
    table = situation("vs", A=side(front=[mirror, hero("Abe")], hand=[copycat, wall]), B=side(front=[hero("Bea")]))
    table.A.plays("Copycat", on=["Abe", "Bea"])
    table.resolve()
    assert (table.A["Mirror"].atk, table.A["Abe"].atk) == (5, 8)
    table.A.plays("Wall", on="Bea")
    table.resolve()
    assert (table.A["Mirror"].atk, table.A["Abe"].atk) == (9, 8)


@pytest.mark.rule("vs:508.2e", "vs:G:Printed")
def test_the_atk_of_a_card_that_has_paid_for_the_effect_is_last_known() -> None:
    for printed, lost in ((False, 7), (True, 6)):
        martyr = hero(
            "Martyr",
            Activated((KOIt(THIS),), LoseEndurance(StatOf(THIS, printed=printed), player=T), targets=(Aim(Players()),)),
            atk=6,
        )
        table = situation("vs", A=side(front=[put(martyr, counters={"+1 ATK / +1 DEF": 1})]), B=side(front=[hero("Bea")]))
        table.A.uses("Martyr", on="B")
        table.resolve()
        assert table.B.endurance == 50 - lost and table.A.pile == ["Martyr"]


@pytest.mark.rule("vs:203.2", "vs:504.3b")
def test_the_one_of_the_highest_or_lowest_value_is_found_among_all_that_are_meant() -> None:
    top = twist("Topple", StunIt(T), Aim(characters(Most("cost", characters()))))
    low = twist("Trample", StunIt(T), Aim(theirs(Most("atk", theirs(), least=True))))
    front = [hero("Bea", cost=5), hero("Bob", cost=5, atk=1), hero("Bud", cost=2)]
    table = situation("vs", A=side(front=[hero("Al", cost=4)], hand=[top, low]), B=side(front=front))
    assert table.A.targets("play", "Topple") == ["Bea", "Bob"] and table.A.targets("play", "Trample") == ["Bob"]


@pytest.mark.rule("vs:104.1", "vs:G:Number")
def test_a_sum_of_values_may_be_a_difference() -> None:
    gap = twist(
        "Gap", pump(T, Sum((CostOf(T), Times(-1, StatOf(T, "def"))), "its cost less its DEF"), 0, "turn"), Aim(characters())
    )
    table = situation("vs", A=side(front=[hero("Al", cost=7, def_=4)], hand=[gap]), B=side())
    table.A.plays("Gap")
    table.resolve()
    assert table.A["Al"].atk == 7


# -- what is heard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:213.3c", "vs:502.2")
def test_a_power_that_listens_to_draws_hears_every_card_of_those_it_means() -> None:
    ear = hero("Ear", Triggered(Draws("opponent"), GainEndurance(1)))
    three = twist("Three", Draw(3))
    table = situation("vs", A=side(front=[ear], hand=[three]), B=side(front=[hero("Bea")], hand=[three]))
    table.A.plays("Three")
    table.resolve_all()
    assert table.A.endurance == 50
    table.B.plays("Three")
    table.resolve_all()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:213.4c", "vs:502.2", "vs:G:Discard")
def test_a_power_that_listens_to_discards_hears_every_card_it_means_and_no_other_way_into_the_pile() -> None:
    ear = hero("Ear", Triggered(Discards((CHARACTER_CARD,), "any"), GainEndurance(1)))
    dump = twist("Dump", Discard(least=2, player=T), Aim(Players()))
    table = situation("vs", A=side(front=[ear], hand=[dump, KILL]), B=side(front=[hero("Bea")], hand=[hero("x"), hero("y"), UP]))
    table.A.plays("Kill", on="Bea")
    table.resolve_all()
    assert table.A.endurance == 50
    table.A.plays("Dump", on="B")
    table.resolve()
    table.chooses("x", "Up")
    table.resolve_all()
    assert table.A.endurance == 51 and table.B.hand == ["y"]


@pytest.mark.rule("vs:502.4", "vs:704.1", "vs:708.13a", "vs:G:Enters a KO'd Pile")
def test_a_power_hears_cards_enter_piles_from_play_whatever_puts_them_there() -> None:
    ear = hero("Ear", Triggered(EntersPile((CHARACTER_CARD,), "you", from_play=True), GainEndurance(1)), cost=0)
    dump = twist("Dump", Discard(query=in_hand(CHARACTER_CARD)))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[ear, hero("Abe")], hand=[hero("Abe"), hero("Zed"), dump, KILL], points=3),
        B=side(front=[hero("Bea")]),
    )
    table.A.recruits("Abe")
    table.resolve_all()
    assert table.A.endurance == 51, "uniqueness"
    table.A.plays("Dump")
    table.resolve_all()
    assert table.A.endurance == 51, "not from play"
    table.A.plays("Kill", on="Ear")
    table.resolve_all()
    assert table.A.endurance == 52, "its own going"
    table = situation("vs", A=side(front=[ear], hand=[KILL]), B=side(front=[hero("Bea")]))
    table.A.plays("Kill", on="Bea")
    table.resolve_all()
    assert table.A.endurance == 50, "another player's pile"


@pytest.mark.rule("vs:213.1c", "vs:201.2a", "vs:502.4")
def test_a_card_that_has_left_play_is_followed_only_by_a_text_that_says_so() -> None:
    for who, hand in ((WhereItWent(), ["Abe"]), (THIS, [])):
        phoenix = hero("Abe", Triggered(LeavesPlay(), PileToHand(who)))
        table = situation("vs", A=side(front=[phoenix], hand=[KILL]), B=side(front=[hero("Bea")]))
        table.A.plays("Kill", on="Abe")
        table.resolve_all()
        assert table.A.hand == hand and ("Abe" in table.A.pile) is (not hand)


@pytest.mark.rule("vs:502.4", "vs:701.11b", "vs:704.2")
def test_a_location_hears_itself_leave_play_if_it_is_face_up() -> None:
    lair = location("Lair", threshold=1, source="stand-in", text=[Triggered(LeavesPlay(), GainEndurance(6))])
    crush = twist("Crush", KOIt(T), Aim(Cards("resources")))
    for down, gained in ((False, 6), (True, 0)):
        table = situation("vs", A=side(hand=[crush], resources=[put(lair, down=down), hero("f")]), B=side(front=[hero("Bea")]))
        table.A.plays("Crush", on="Lair")
        table.resolve_all()
        assert table.A.endurance == 50 + gained and "Lair" in table.A.pile
    # put away by the uniqueness rule as another one flips
    table = situation("vs", A=side(resources=[put(lair, down=False), lair]), B=side(front=[hero("Bea")]))
    table.A.flips("Lair")
    table.resolve_all()
    assert table.A.endurance == 56 and table.A.resources == ["Lair"] == table.A.pile


@pytest.mark.rule("vs:501.3", "vs:500.3a", "vs:505.1e")
def test_a_power_hears_others_used_and_resolves_before_them() -> None:
    ear = hero("Ear", Triggered(UsesPower(theirs(), "opponent", activated=True), GainEndurance(1)))
    payer = hero("Payer", Activated((), GainEndurance(5), limit=(1, "turn")))
    table = situation("vs", A=side(front=[ear]), B=side(front=["Pyro", payer]))
    table.B.uses("Payer")
    assert table.chain == ["uses Payer"]
    table.resolve()
    table.B.get_priority()
    table.B.uses("Pyro", on="A")
    assert table.chain == ["uses Pyro, St. John Allerdyce on A", "Ear (triggered)"]
    table.resolve()
    assert table.A.endurance == 51
    table.resolve()
    assert table.A.endurance == 48


@pytest.mark.rule("vs:504.3", "vs:505.1e", "vs:509.1")
def test_a_power_hears_an_effect_that_targets_its_character_and_may_negate_it() -> None:
    shy = hero("Shy", Triggered(PlaysEffect(THIS, "opponent"), Negate(WHAT_WAS_PLAYED)))
    table = situation("vs", A=side(front=[shy, hero("Abe")], hand=[KILL]), B=side(front=[hero("Bea")], hand=[KILL, KILL]))
    table.B.plays("Kill", on="Shy")
    assert len(table.chain) == 2
    table.resolve_all()
    assert table.A.characters == ["Shy", "Abe"] and table.B.pile == ["Kill"]
    table.B.get_priority()
    table.B.plays("Kill", on="Abe")
    table.resolve_all()
    assert table.A.characters == ["Shy"]
    # the own player's effects are left alone
    table.A.plays("Kill", on="Shy")
    table.resolve_all()
    assert table.A.characters == []


@pytest.mark.rule("vs:708.12b", "vs:302.4", "vs:502.6")
def test_a_power_hears_its_character_become_equipped_by_recruiting_and_by_transferring() -> None:
    host = hero("Host", Triggered(IsAttached(), GainEndurance(1)))
    move = twist("Move", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
    front = [host, put(hero("Abe"), equipment=[gear("Rope")]), hero("Art")]
    table = situation("vs", step="recruit", A=side(front=front, hand=[gear("Belt"), move, move], points=1), B=side())
    table.A.plays("Move", on=["Rope", "Host"])
    table.resolve_all()
    assert table.A.endurance == 51
    table.A.plays("Move", on=["Rope", "Art"])
    table.resolve_all()
    table.A.recruits("Belt", on="Host")
    table.resolve_all()
    assert table.A.endurance == 52 and table.A["Host"].equipment == ["Belt"]


@pytest.mark.rule("vs:215.1", "vs:502.2")
def test_a_power_hears_counters_of_its_name_put_on_its_character() -> None:
    host = hero("Host", Triggered(GetsCounter(name="plague"), GainEndurance(1)))
    mark = {name: twist(name, PutCounters(T, name), Aim(characters())) for name in ("plague", "micro")}
    table = situation("vs", A=side(front=[host, hero("Abe")], hand=list(mark.values()) + [mark["plague"]]), B=side())
    table.A.plays("micro", on="Host")
    table.resolve_all()
    table.A.plays("plague", on="Abe")
    table.resolve_all()
    assert table.A.endurance == 50
    table.A.plays("plague", on="Host")
    table.resolve_all()
    assert table.A.endurance == 51


@pytest.mark.rule("vs:708.8c")
def test_a_power_hears_a_resource_replaced_only_if_a_card_took_its_place() -> None:
    for deck, gained in (([hero("Top")], 1), ([], 0)):
        ear = hero("Ear", Triggered(ReplacesResource(), GainEndurance(1)))
        swap = twist("Swap", ReplaceIt(T), Aim(Cards("resources", (), "you")))
        table = situation("vs", A=side(front=[ear], hand=[swap], resources=[hero("f")], deck=deck), B=side())
        table.A.plays("Swap")
        table.resolve_all()
        assert table.A.endurance == 50 + gained and "f" in table.A.pile


@pytest.mark.rule("vs:602.8h", "vs:407.4", "vs:502.3")
def test_what_triggers_as_an_attack_concludes_waits_for_the_attack_step() -> None:
    ear = hero("Ear", Triggered(AttackEnds("opponent"), GainEndurance(1)))
    table = situation("vs", A=side(front=[hero("Al", atk=1, def_=9)]), B=side(front=[hero("Bea"), ear]))
    table.A.attack("Al", "Bea")
    while table.s.attack is not None:
        table.all_pass()
    assert table.chain == ["Ear (triggered)"]
    table.resolve()
    assert table.B.endurance == 51
    # one stunned in that conclusion has no power any more
    table = situation("vs", A=side(front=[hero("Al", atk=9)]), B=side(front=[ear], endurance=50))
    table.A.attack("Al", "Ear")
    table.conclude()
    assert table.B["Ear"].stunned and not table.chain


# -- deeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:404.2")
def test_resource_points_are_gained_in_the_own_recruit_step_only() -> None:
    boon = twist("Boon", GainPoints(2))
    table = situation("vs", step="recruit", A=side(hand=[boon], points=1), B=side(hand=[boon]))
    table.A.plays("Boon")
    table.resolve()
    table.B.plays("Boon")
    table.resolve()
    assert (table.A.points, table.B.points) == (3, 0)
    table = situation("vs", step="formation", A=side(hand=[boon]), B=side())
    table.A.plays("Boon")
    table.resolve()
    assert table.A.points == 0


@pytest.mark.rule("vs:102.1", "vs:102.3")
def test_a_player_who_loses_leaves_the_game_to_the_others() -> None:
    doom = twist("Doomed", LoseTheGame(player=T), Aim(Players()))
    table = situation("vs", A=side(front=[hero("Al")], hand=[doom]), B=side(front=[hero("Bea")]), C=side(front=[hero("Cy")]))
    table.A.plays("Doomed", on="B")
    table.resolve()
    assert table.result is None and table.s.order == (0, 2)
    table = situation("vs", A=side(front=[hero("Al")], hand=[doom]), B=side(front=[hero("Bea")]))
    table.A.plays("Doomed", on="A")
    table.resolve()
    assert table.winners == ["B"]


@pytest.mark.rule("vs:213.4c", "vs:511.1d")
def test_a_random_discard_takes_as_many_as_there_are_and_asks_nobody() -> None:
    hit = twist("Hit", DiscardAtRandom(2, player=T), Aim(Players()))
    for n, left in ((3, 1), (1, 0)):
        table = situation("vs", A=side(hand=[hit]), B=side(front=[hero("Bea")], hand=[hero(c) for c in "xyz"[:n]]))
        table.A.plays("Hit", on="B")
        table.resolve()
        assert table.asked[1] == "priority" and len(table.B.hand) == left and len(table.B.pile) == n - left
    assert paragraphs(hit) == ["Target player discards two cards at random."]


@pytest.mark.rule("vs:508.2b", "vs:708.9a", "vs:G:Discard")
def test_a_player_told_to_choose_discards_for_another() -> None:
    peek = twist("Peek", seq(RevealHand(player=T), DiscardIt(Choose(Cards("hand", (CHARACTER_CARD,), T)))), Aim(Players()))
    table = situation("vs", A=side(hand=[peek]), B=side(front=[hero("Bea")], hand=[hero("x"), hero("y"), UP]))
    table.A.plays("Peek", on="B")
    table.resolve()
    assert table.asked == ("A", "choose") and [o.split()[0] for o in table.options] == ["x", "y"]
    table.chooses("y")
    assert table.B.hand == ["x", "Up"] and table.B.pile == ["y"]


@pytest.mark.rule("vs:213.2b", "vs:213.2c", "vs:511.5")
def test_cards_looked_at_on_top_of_the_deck_are_seen_by_their_player_alone() -> None:
    dig = twist("Dig", seq(LookAtTop(3), PileToHand(Choose(Among("looked"))), PutOnDeck(Every(Among("looked")))))
    table = situation("vs", A=side(hand=[dig], deck=[hero(f"t{i}") for i in range(4)]), B=side(front=[hero("Bea")]))
    table.A.plays("Dig")
    table.resolve()
    assert table.options == ["t0", "t1", "t2"] and table.asked[0] == "A"
    assert table.A["t0"].known == 1
    table.chooses("t1")
    table.chooses("t2", "t0")
    assert table.A.hand == ["t1"] and table.A.deck == ["t3", "t2", "t0"]


@pytest.mark.rule("vs:217.1", "vs:213.2d")
def test_the_top_card_of_the_deck_goes_face_down_into_the_resource_row() -> None:
    sow = twist("Sow", seq(ToResources(TopOf()), ShuffleDeck()))
    table = situation("vs", A=side(hand=[sow], deck=[hero("t1"), hero("t2")]), B=side(front=[hero("Bea")]))
    table.A.plays("Sow")
    table.resolve()
    assert table.A.resources == ["t1"] and table.A["t1"].down and table.A.deck == ["t2"]


@pytest.mark.rule("vs:215.1", "vs:215.2", "vs:215.1c")
def test_counters_move_from_one_character_to_another_with_what_they_do() -> None:
    name = "+1 ATK / +1 DEF"
    shift = twist("Shift", MoveCounters(name, T, T1, 2), Aim(characters()), Aim(characters()))
    drain = twist("Drain", GainEndurance(CountersOn(name, T)), Aim(characters()))
    rich = put(hero("Al"), counters={name: 3})
    table = situation("vs", A=side(front=[rich, hero("Abe")], hand=[shift, shift, drain]), B=side(front=[hero("Bea")]))
    table.A.plays("Shift", on=["Al", "Abe"])
    table.resolve()
    assert (table.A["Al"].atk, table.A["Abe"].atk) == (5, 6)
    table.A.plays("Shift", on=["Al", "Bea"])
    table.resolve()
    assert (table.A["Al"].counters(name), table.B["Bea"].def_) == (0, 5)
    table.A.plays("Drain", on="Abe")
    table.resolve()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:500.2", "vs:301.2", "vs:304.2")
def test_a_card_is_played_from_the_pile_only_where_another_says_so() -> None:
    gate = hero(
        "Gate",
        can(
            "you may recruit X characters from your KO'd pile",
            About(MayPlayFrom, Cards("pile", (Team("X"), CHARACTER_CARD), "you")),
        ),
    )
    pile = [hero("Old"), hero("Quin", teams=("Q",)), "Surprise Attack"]
    table = situation(
        "vs", step="recruit", A=side(front=[gate], pile=pile, points=6), B=side(front=[hero("Bea")], pile=[hero("Bob")])
    )
    assert table.A.why_not("recruit", "Quin") == ["vs:301.2"] and table.A.why_not("play", "Surprise Attack") == ["vs:304.2"]
    assert not table.A.can("recruit", "B's Bob")
    table.A.recruits("Old")
    assert table.A.characters == ["Gate", "Old"] and table.A.points == 3
    echo = hero(
        "Echo", can("you may play plot twists from your KO'd pile", About(MayPlayFrom, Cards("pile", (PLOT_TWIST_CARD,), "you")))
    )
    table = situation("vs", A=side(front=[echo], pile=["Surprise Attack"]), B=side(front=[hero("Bea")]))
    table.A.plays("Surprise Attack", on="B")
    assert table.A["Surprise Attack"].zone == "chain"
    table.resolve()
    assert table.B.endurance == 45 and table.A.pile == ["Surprise Attack"]


@pytest.mark.rule("vs:G:Number", "vs:703.2", "vs:511.4", "vs:300.1")
def test_numbers_names_and_types_that_are_chosen_are_of_this_game() -> None:
    doom = twist("Doomed", seq(ChooseNumber(3), KOIt(Every(characters(Cost("==", ChosenNumber()))))))
    table = situation(
        "vs", A=side(front=[hero("Al", cost=2)], hand=[doom]), B=side(front=[hero("Bea", cost=3), hero("Bob", cost=2)])
    )
    table.A.plays("Doomed")
    table.resolve()
    assert list(table.decision.next(())) == [0, 1, 2, 3]
    table.chooses(2)
    assert table.A.characters == [] and table.B.characters == ["Bea"]
    # a card of this table may be named though no catalog has it
    call = twist("Call", seq(ChooseWord("named", "a card name"), KOIt(Every(characters(NamedAs("named"))))))
    table = situation("vs", A=side(front=[hero("Al")], hand=[call]), B=side(front=[hero("Bea")]))
    table.A.plays("Call")
    table.resolve()
    assert {"Al", "Bea", "Call", "Pyro"} <= set(table.options)
    table.chooses("Bea")
    assert table.B.characters == [] and table.A.characters == ["Al"]
    kind = twist("Kind", ChooseWord("type", "a card type"))
    table = situation("vs", A=side(hand=[kind]), B=side())
    table.A.plays("Kind")
    table.resolve()
    assert table.options == ["character", "equipment", "location", "plot twist"]


@pytest.mark.rule("vs:708.10c", "vs:708.10a", "vs:302.9", "vs:214.1")
def test_what_a_search_has_found_is_put_into_play_or_stays_in_the_deck_where_that_is_not_legal() -> None:
    call = twist("Call", seq(Search((CHARACTER_CARD, Cost("<=", 3)), to="found"), PutIntoPlay(It("found", "it"))))
    table = situation("vs", A=side(front=[hero("Al")], hand=[call], deck=[hero("x"), hero("y", cost=5), hero("z")]), B=side())
    table.A.plays("Call")
    table.resolve()
    assert table.options == ["x", "z"]
    table.chooses("z")
    table.places("z")
    assert table.A.characters == ["Al", "z"] and sorted(table.A.deck) == ["x", "y"]
    arm = twist("Arm", seq(Search((EQUIPMENT_CARD,), to="found"), PutOnto(It("found", "it"), T)), Aim(yours()))
    for gear_, worn in (("Dual Sidearms", ["Dual Sidearms"]), ("Batarang", [])):
        table = situation("vs", A=side(front=[hero("Al")], hand=[arm], deck=["Batarang", "Dual Sidearms"]), B=side())
        table.A.plays("Arm")
        table.resolve()
        table.chooses(gear_)
        assert table.A["Al"].equipment == worn and (gear_ in table.A.deck) is (not worn)


@pytest.mark.rule("vs:G:Exchange", "vs:700.1", "vs:708.4b", "vs:708.4c", "vs:213.5f")
def test_characters_that_exchange_positions_exchange_controllers_and_areas_too() -> None:
    swap = twist("Swap", ExchangePlaces(T, T1), Aim(yours()), Aim(characters()))
    front = [put(hero("Al"), equipment=["Dual Sidearms"]), hero("Ax")]
    table = situation(
        "vs",
        A=side(front=front, support=[None, hero("Abe")], hand=[swap, swap]),
        B=side(front=[put(hero("Bea"), equipment=["Batarang"])]),
    )
    table.A.plays("Swap", on=["Al", "Abe"])
    table.resolve()
    assert [(table.A[name].row, table.A[name].col) for name in ("Al", "Ax", "Abe")] == [
        ("support", 1),
        ("front", 1),
        ("front", 0),
    ]
    table.A.plays("Swap", on=["Al", "Bea"])
    table.resolve()
    assert table.A.characters == ["Ax", "Abe", "Bea"] and table.B.characters == ["Al"]
    assert (table.A["Bea"].row, table.A["Bea"].col, table.A["Bea"].equipment) == ("support", 1, ["Batarang"])
    assert (table.B["Al"].row, table.B["Al"].equipment) == ("front", ["Dual Sidearms"])
    # between a visible and a hidden area equipment does not come along
    table = situation("vs", A=side(front=[front[0]], hand=[swap]), B=side(hidden_front=[hero("Hid")]))
    table.A.plays("Swap", on=["Al", "Hid"])
    table.resolve()
    assert table.B["Al"].hidden and not table.A["Hid"].hidden and "Dual Sidearms" in table.A.pile
    # where one has gone nothing is exchanged
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[swap, KILL]), B=side())
    table.A.plays("Swap", on=["Al", "Abe"])
    table.A.plays("Kill", on="Abe")
    table.resolve_all()
    assert table.A["Al"].col == 0
