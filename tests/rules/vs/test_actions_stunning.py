"""Section 708: revealing, searching, stunning, transferring, KO'ing, readying and exhausting, with stand-ins."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    COMBAT,
    EQUIPPED_CHARACTER,
    T1,
    THIS,
    UNEQUIPPED,
    Activated,
    Aim,
    AtStart,
    BecomesExhausted,
    BecomesStunned,
    CardDef,
    Cards,
    Choose,
    Continuous,
    Draw,
    EntersPlay,
    Every,
    ExhaustIt,
    Extra,
    GainEndurance,
    Gets,
    IfYouDo,
    KOIt,
    Named,
    Other,
    PayEndurance,
    Readies,
    ReadyIt,
    Replacement,
    RevealIt,
    Search,
    StunIt,
    Stuns,
    T,
    TransferIt,
    Triggered,
    Would,
    characters,
    in_hand,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, KO, STUN, gear, offered, someone, twist

# -- reveal ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.9a", "vs:203.6c")
def test_a_card_is_revealed_to_all_and_stays_where_it_is() -> None:
    show = twist("Show", GainEndurance(2), extras=[Extra((RevealIt(Choose(in_hand(CHARACTER_CARD))),))])
    table = situation("vs", A=side(hand=[show, someone("One"), someone("Two"), FILLER]), B=side(), C=side())
    table.A.plays("Show")
    assert table.options == ["One", "Two"]
    table.chooses("Two")
    assert (table.A["Two"].known & 7, table.A["One"].known) == (7, 1)
    assert table.A["Two"].zone == "hand"


@pytest.mark.rule("vs:708.9b", "vs:203.6c", "vs:708.9a", "vs:G:Reveal")
def test_a_face_up_resource_is_not_revealed_for_a_cost_nor_is_one_of_another_player() -> None:
    show = twist("Show", GainEndurance(2), extras=[Extra((RevealIt(Choose(Cards("resources", (), "you"))),))])
    up = [put("Danger Room", down=False)]
    table = situation("vs", A=side(hand=[show], resources=up), B=side(resources=[FILLER]))
    assert table.A.why_not("play", "Show") == ["vs:203.9a"]
    table = situation("vs", A=side(hand=[show], resources=[*up, FILLER]), B=side())
    # one that is revealed already may be revealed again
    table.A.reveals("Filler")
    table.A.plays("Show")
    table.resolve()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:708.9c", "vs:701.11b", "vs:701.11f", "vs:G:Reveal")
def test_a_power_that_is_usable_while_revealed_is_used_from_the_resource_row() -> None:
    power = Activated((PayEndurance(1),), GainEndurance(6), zones=("revealed",))
    idle = Activated((PayEndurance(1),), GainEndurance(9))
    watcher = someone("Watcher", text=[power, idle, Triggered(AtStart(COMBAT), GainEndurance(30))])
    table = situation("vs", A=side(resources=[watcher]), B=side())
    assert table.A.can("use", "Watcher", 0) and not table.A.can("use", "Watcher", 1)
    table.A.uses("Watcher", 0)
    assert table.A["Watcher"].known > 3 and table.A["Watcher"].down
    table.resolve()
    assert table.A.endurance == 55
    # in play it is not revealed in the resource row
    table = situation("vs", A=side(front=[watcher]), B=side())
    assert not table.A.can("use", "Watcher", 0) and table.A.can("use", "Watcher", 1)


# -- search ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.10a", "vs:708.10b", "vs:213.2d", "vs:G:Search")
def test_a_search_offers_what_fits_and_ends_with_a_shuffle_even_if_there_is_nothing() -> None:
    seek = twist("Seek", Search((CHARACTER_CARD,), 2))
    table = situation("vs", A=side(hand=[seek], deck=[someone("One"), FILLER, someone("Two"), someone("Three")]), B=side())
    table.A.plays("Seek")
    table.resolve()
    assert offered(table) == ["One", "Two", "Three"]
    table.chooses("One", "Three")
    assert table.A.hand == ["One", "Three"]
    assert sorted(table.A.deck) == ["Filler", "Two"]
    assert table.log.count("A shuffles") == 1
    # they were revealed, and nobody knows the deck any more
    assert table.A["One"].known > 3 and table.A["Two"].known == 0
    table = situation("vs", A=side(hand=[seek], deck=[FILLER, FILLER]), B=side())
    table.A.plays("Seek")
    table.resolve()
    assert table.asked == ("A", "priority")
    assert table.log.count("A shuffles") == 1


@pytest.mark.rule("vs:708.10c")
def test_a_card_found_for_the_top_is_put_there_after_the_shuffle() -> None:
    seek = twist("Seek", Search((CHARACTER_CARD,), to="top"))
    table = situation("vs", A=side(hand=[seek], deck=[FILLER, FILLER, FILLER, someone("One")]), B=side())
    table.A.plays("Seek")
    table.resolve()
    table.chooses("One")
    assert table.A.deck[0] == "One" and len(table.A.deck) == 4


# -- stun --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.11a", "vs:708.11b", "vs:708.11c", "vs:708.11l", "vs:701.12")
def test_a_stunned_character_is_exhausted_loses_its_powers_and_costs_its_controller_its_cost() -> None:
    lord = someone("Lord", 4, text=[Continuous(yours(), (Gets(1, 1),))], keywords=["concealed"])
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[lord, someone("Mate")]))
    table.A.plays("Stun", on="Lord")
    table.resolve()
    assert table.B["Lord"].stunned and table.B["Lord"].exhausted
    assert (table.B.endurance, table.A.endurance) == (46, 50)
    assert table.B["Mate"].atk == 3
    assert table.B["Lord"].keywords == frozenset()


@pytest.mark.rule("vs:708.11d", "vs:502.6")
def test_a_stunned_character_is_not_stunned_again() -> None:
    watch = someone("Watch", text=[Triggered(BecomesStunned(characters()), GainEndurance(1))])
    table = situation(
        "vs",
        A=side(front=[watch], hand=[twist("Blow", IfYouDo(StunIt(T), Draw()), ANYONE)]),
        B=side(front=[put(someone("Fallen", 5), stunned=True)]),
    )
    table.A.plays("Blow", on="Fallen")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (50, 50)
    assert table.A.hand == []


@pytest.mark.rule("vs:708.11e", "vs:708.11f", "vs:602.6a", "vs:602.6c")
def test_who_has_stunned_whom_in_an_attack() -> None:
    def proud(name: str, atk: int = 3, def_: int = 3) -> CardDef:
        return someone(name, 3, atk, def_, teams=["Red"], text=[Triggered(Stuns(), GainEndurance(1))])

    table = situation(
        "vs",
        A=side(front=[proud("One"), proud("Two")]),
        B=side(front=[someone("Wall", 4, 5, 6, text=[Triggered(Stuns(), GainEndurance(5))])]),
    )
    table.A.attack(["One", "Two"], "Wall")
    table.all_pass()
    table.chooses("Two")
    while table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    # both attackers have stunned Wall, Two although it was stunned at the same time, and Wall has stunned Two alone
    assert table.A["Two"].stunned and not table.A["One"].stunned
    assert table.A.endurance == 50 - 3 + 2
    assert table.B.endurance == 50 - 4 + 5


@pytest.mark.rule("vs:708.11g")
def test_the_source_of_a_stun_has_stunned_even_itself() -> None:
    bomb = someone("Bomb", 2, text=[Activated((StunIt(THIS),), StunIt(T), targets=(Aim(theirs()),))])
    judge = someone("Judge", text=[Triggered(Stuns(characters(Named("Bomb"))), GainEndurance(1))])
    table = situation("vs", A=side(front=[bomb, judge]), B=side(front=[someone("Victim")]))
    table.A.uses("Bomb")
    table.resolve_all()
    assert table.B["Victim"].stunned and table.A["Bomb"].stunned
    # 2 lost; once for itself as the cost, once for the victim
    assert table.A.endurance == 50 - 2 + 2


# -- transfer ----------------------------------------------------------------------------------------------------------------

GIVE = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(characters()))


@pytest.mark.rule("vs:708.12a", "vs:708.12f", "vs:515.5")
def test_transferred_equipment_gets_a_new_timestamp_and_enters_nothing() -> None:
    gun = gear("Gun", text=[Continuous(EQUIPPED_CHARACTER, (Gets(2, 0),))])
    watch = someone("Watch", text=[Triggered(EntersPlay(Cards("equipment")), GainEndurance(1))])
    table = situation("vs", A=side(front=[put(someone("One"), equipment=[gun]), someone("Two"), watch], hand=[GIVE]), B=side())
    before, ref = table.A["Gun"].stamp, table.A["Gun"].ref
    table.A.plays("Hand Over", on="Two")
    table.resolve_all()
    assert table.A["Gun"].stamp > before and table.A["Gun"].ref == ref
    assert (table.A["One"].atk, table.A["Two"].atk) == (3, 5)
    assert table.A.endurance == 50


@pytest.mark.rule("vs:708.12b", "vs:708.12c", "vs:708.12d", "vs:708.12a")
@pytest.mark.parametrize("onto", ["Fallen", "Laden", "Enemy", "Ghost", "Holder"])
def test_equipment_is_not_transferred_where_it_can_not_be_attached(onto: str) -> None:
    table = situation(
        "vs",
        A=side(
            front=[
                put(someone("Holder"), equipment=[gear("Gun")]),
                put(someone("Fallen"), stunned=True),
                put(someone("Laden"), equipment=[gear("Pack")]),
            ],
            hidden_front=[someone("Ghost")],
            hand=[GIVE],
        ),
        B=side(front=[someone("Enemy")]),
    )
    table.A.plays("Hand Over", on=["Gun", onto])
    table.resolve()
    assert table.A["Holder"].equipment == ["Gun"]
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:708.12c")
def test_equipment_is_not_transferred_from_a_stunned_character() -> None:
    table = situation(
        "vs",
        A=side(front=[put(someone("Holder"), stunned=True, equipment=[gear("Gun")]), someone("Taker")], hand=[GIVE]),
        B=side(),
    )
    table.A.plays("Hand Over", on="Taker")
    table.resolve()
    assert table.A["Taker"].equipment == []


@pytest.mark.rule("vs:708.12h")
def test_equipment_is_transferred_one_at_a_time_as_far_as_it_is_legal() -> None:
    haul = twist("Haul", TransferIt(Every(Cards("equipment")), T), Aim(yours(UNEQUIPPED)))
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Holder"), equipment=[gear("Gun"), gear("Pack"), gear("Cape")]), someone("Taker")], hand=[haul]
        ),
        B=side(),
    )
    table.A.plays("Haul")
    table.resolve()
    assert table.asked == ("A", "transfer")
    table.chooses("Pack")
    assert table.A["Taker"].equipment == ["Pack"]
    assert table.A["Holder"].equipment == ["Gun", "Cape"]
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:G:Transfer", "vs:704.3")
def test_a_unique_equipment_that_is_transferred_puts_its_namesake_away() -> None:
    ring = gear("Ring", version="Unique")
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Mine"), equipment=[ring]), someone("Taker")],
            hand=[twist("Take", TransferIt(T, T1), Aim(Cards("equipment", (), "opponent")), Aim(yours()))],
        ),
        B=side(front=[put(someone("Theirs"), equipment=[ring])]),
    )
    table.A.plays("Take", on="Taker")
    table.resolve()
    assert table.A["Taker"].equipment == ["Ring, Unique"]
    assert table.A["Mine"].equipment == []
    assert table.A.pile == ["Ring, Unique", "Take"]


# -- KO ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.13a", "vs:302.6")
def test_a_kod_card_goes_to_its_owners_pile_with_its_equipment() -> None:
    table = situation("vs", A=side(front=[put(someone("Guest"), owner="B", equipment=[gear("Gun")])], hand=[KO]), B=side())
    table.A.plays("Finish")
    table.resolve()
    assert table.B.pile == ["Guest"]
    assert sorted(table.A.pile) == ["Finish", "Gun"]
    assert table.A.endurance == 50


@pytest.mark.rule("vs:708.13a")
def test_a_face_down_resource_is_revealed_as_it_is_kod() -> None:
    out = twist("Out", KOIt(Choose(Cards("resources", (), "opponent"))))
    table = situation("vs", A=side(hand=[out]), B=side(resources=[someone("Secret")]))
    table.A.plays("Out")
    table.resolve()
    assert table.B.pile == ["Secret"]
    assert "Secret is KO'd" in table.log


@pytest.mark.rule("vs:708.13b", "vs:203.10b", "vs:G:KO")
def test_a_ko_that_pays_a_cost_may_be_replaced_and_still_pays() -> None:
    altar = someone("Altar", text=[Activated((KOIt(Choose(yours(Other()))),), GainEndurance(7))])
    table = situation("vs", A=side(front=[altar, someone("Lamb")], resources=[put("Threat Neutralized", down=False)]), B=side())
    table.A.uses("Altar")
    assert table.A.removed == ["Lamb"] and table.A.pile == []
    table.resolve()
    assert table.A.endurance == 57


# -- mulligan, ready, exhaust ------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.15a", "vs:708.15b", "vs:701.12a")
def test_only_an_exhausted_character_readies() -> None:
    wake = twist("Wake", IfYouDo(ReadyIt(T), Draw()), ANYONE)
    watch = someone("Watch", text=[Triggered(Readies(characters()), GainEndurance(1))])
    front = [put(someone("Tired"), exhausted=True), someone("Fresh"), put(someone("Fallen"), stunned=True), watch]
    table = situation("vs", A=side(front=front, hand=[wake] * 3), B=side())
    for name, endurance, hand in (("Fresh", 50, 2), ("Fallen", 50, 1), ("Tired", 51, 1)):
        table.A.plays("Wake", on=name)
        table.resolve_all()
        assert table.A.endurance == endurance
        assert len(table.A.hand) == hand
    assert not table.A["Tired"].exhausted and table.A["Fallen"].exhausted


@pytest.mark.rule("vs:708.16a", "vs:708.16b")
def test_only_a_ready_character_exhausts() -> None:
    tire = twist("Tire", ExhaustIt(T), ANYONE)
    watch = someone("Watch", text=[Triggered(BecomesExhausted(characters()), GainEndurance(1))])
    table = situation(
        "vs", A=side(front=[put(someone("Tired"), exhausted=True), someone("Fresh"), watch], hand=[tire, tire]), B=side()
    )
    table.A.plays("Tire", on="Tired")
    table.resolve_all()
    assert table.A.endurance == 50
    table.A.plays("Tire", on="Fresh")
    table.resolve_all()
    assert table.A["Fresh"].exhausted and table.A.endurance == 51
    assert "Fresh exhausts  [vs:708.16a]" in table.log


@pytest.mark.rule("vs:602.1d")
def test_the_log_says_that_it_is_the_attack_that_exhausts_those_who_attack() -> None:
    table = situation(
        "vs",
        A=side(front=[someone("One", teams=("X-Men",)), someone("Two", teams=("X-Men",))]),
        B=side(front=[someone("Foe", def_=9)]),
    )
    table.A.attacks(["One", "Two"], "Foe")
    assert "One exhausts  [vs:602.1d]" in table.log and "Two exhausts  [vs:602.1d]" in table.log
    assert "vs:708.16a" not in table.log


@pytest.mark.rule("vs:708.15c", "vs:708.16c")
@pytest.mark.parametrize("exhausted", [True, False])
def test_ready_and_exhaust_are_replaced_only_where_they_would_change_something(exhausted: bool) -> None:
    who = characters(Named("One"))
    statue = someone(
        "Statue",
        text=[
            Replacement(Would(Readies(who), "One would ready"), GainEndurance(1)),
            Replacement(Would(BecomesExhausted(who), "One would exhaust"), GainEndurance(10)),
        ],
    )
    both = twist("Both", seq(ReadyIt(T), ExhaustIt(T)), ANYONE)
    table = situation("vs", A=side(front=[put(someone("One"), exhausted=exhausted), statue], hand=[both]), B=side())
    table.A.plays("Both", on="One")
    table.resolve()
    assert table.A.endurance == (51 if exhausted else 60)
    assert table.A["One"].exhausted is exhausted
