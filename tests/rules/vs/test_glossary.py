"""The glossary, where it says more than the numbered rules do: powers, costs, cards, names, groups."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.filters import SharesIdentity
from longbox.games.vs.language.modifiers import AddIdentity
from longbox.games.vs.language.vocabulary import (
    READY,
    THIS,
    Activate,
    Activated,
    Affiliated,
    Aim,
    BecomesStunned,
    Choose,
    Compare,
    Continuous,
    Controls,
    Cost,
    Count,
    Discard,
    Effects,
    ExhaustIt,
    Extra,
    Fixed,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    Keyword,
    KOIt,
    Named,
    Other,
    PayEndurance,
    PayStat,
    PutOnDeck,
    RemoveIt,
    Renamed,
    ReturnToHand,
    SharesName,
    SharesTeam,
    StunIt,
    T,
    Team,
    Trait,
    Triggered,
    Version,
    cant,
    characters,
    gives,
    in_hand,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, FOE, STUN, fits, place, someone, twist

# -- powers and costs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:G:Activate", "vs:G:Activated Power", "vs:G:Type")
def test_activate_exhausts_its_object_and_makes_the_power_an_activated_one() -> None:
    both = someone("Both", text=[Activated((Activate(),), GainEndurance(1)), Activated((PayEndurance(1),), GainEndurance(5))])
    table = situation("vs", A=side(front=[both]), B=side())
    jam = Aim(Effects("activated"))
    table.A.uses("Both", 1)
    assert jam.candidates(table.s, Scope(1, -1)) == [] and not table.A["Both"].exhausted
    table.resolve()
    table.A.uses("Both", 0)
    assert jam.candidates(table.s, Scope(1, -1)) == [table.s.chain[0]] and table.A["Both"].exhausted
    table.resolve()
    # exhausted already: "activate" can't be paid, and other costs can
    assert not table.A.can("use", "Both", 0) and table.A.can("use", "Both", 1)


@pytest.mark.rule("vs:G:Additional Costs", "vs:203.9a", "vs:203.9b")
@pytest.mark.parametrize("hand", [1, 0])
def test_additional_costs_come_on_top_to_play_to_flip_and_to_recruit(hand: int) -> None:
    price = [Extra((Discard(query=in_hand(Other(THIS)), least=1),))]
    spare = [FILLER] * hand
    for step, verb, card, facts in (
        ("attack", "play", twist("Deed", GainEndurance(1), extras=price), {}),
        ("recruit", "recruit", someone("Hire", 2, extras=price), {}),
        ("attack", "flip", place("Place", extras=price), {"resources": [place("Place", extras=price)]}),
    ):
        cards = [] if verb == "flip" else [card]
        table = situation("vs", step=step, A=side(hand=[*cards, *spare], **({"resources": 2} | facts)), B=side())
        assert table.A.can(verb, card.name) is bool(hand)
        if hand and verb == "recruit":
            table.A.recruits("Hire")
            # both costs were paid
            assert table.A.points == 0 and table.A.pile == ["Filler"]
        elif hand and verb == "flip":
            table.A.flips("Place")
            assert not table.A["Place"].down and table.A.pile == ["Filler"]
        elif hand:
            table.A.plays("Deed")
            assert table.A.pile == ["Filler"]


@pytest.mark.rule("vs:G:Free", "vs:G:Costs", "vs:203.1a")
def test_a_free_power_costs_nothing_and_still_has_to_be_used() -> None:
    gift = someone("Gift", text=[Activated((PayEndurance(0),), GainEndurance(1))])
    table = situation("vs", A=side(front=[gift], endurance=-3), B=side())
    assert table.A["Gift"].text == ["Free >>> Gain 1 endurance."] or table.A["Gift"].text == ["free >>> Gain 1 endurance."]
    assert table.chain == [] and table.A.endurance == -3
    table.A.uses("Gift")
    table.resolve()
    assert table.A.endurance == -2


@pytest.mark.rule("vs:G:Costs", "vs:203.2", "vs:203.3")
def test_costs_are_paid_with_what_is_there_and_looked_at_as_printed() -> None:
    hire = someone("Hire", 4)
    cheap = twist("Spotlight", GainEndurance(9), Aim(yours(Cost(">=", 4))))
    press = someone("Agent", 2, keywords=["press"])
    table = situation("vs", step="recruit", A=side(hand=[press, hire, cheap], resources=5), B=side())
    table.A.recruits("Agent", at=("front", 0))
    assert not table.A.can("play", "Spotlight")
    # 3 points are left for what is printed as 4
    table.A.recruits("Hire", at=("front", 1))
    assert table.A.points == 0
    table.A.plays("Spotlight")
    table.resolve()
    assert table.A.endurance == 59


@pytest.mark.rule("vs:G:Pay X ATK/DEF", "vs:203.6d")
def test_paying_atk_needs_as_much_and_lasts_for_the_turn() -> None:
    power = Activated((PayStat("atk", 2),), GainEndurance(1))
    table = situation("vs", A=side(front=[someone("Payer", 3, 5, 5, text=[power])]), B=side())
    for left in (3, 1):
        table.A.uses("Payer")
        assert table.A["Payer"].atk == left
        table.resolve()
    assert not table.A.can("use", "Payer") and table.A["Payer"].def_ == 5
    table.until("draw phase")
    assert table.A["Payer"].atk == 5


# -- cards, names, groups ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:G:Affiliated", "vs:G:Unaffiliated", "vs:G:Share")
def test_the_unaffiliated_share_no_affiliation_not_even_with_themselves() -> None:
    table = situation(
        "vs",
        A=side(
            front=[someone("Red", teams=["Red"]), someone("Mixed", teams=["Red", "Blue"]), someone("Loner"), someone("Hermit")]
        ),
        B=side(front=[FOE]),
    )
    looks = [table.A[n] for n in ("Red", "Mixed", "Loner", "Hermit")]
    assert fits(table, Affiliated(), *looks) == [True, True, False, False]
    assert fits(table, Affiliated(False), *looks) == [False, False, True, True]

    def shares(who: Any) -> list[bool]:
        scope = Scope(0, who.ref)
        return [SharesTeam(THIS).test(table.s, look.number, scope) for look in looks]

    assert shares(table.A["Red"]) == [True, True, False, False]
    assert shares(table.A["Loner"]) == [False] * 4
    assert table.A.can_attack(["Red", "Mixed"], "Foe") and not table.A.can_attack(["Loner", "Hermit"], "Foe")
    # a group of no cards shares nothing
    nobody = Choose(yours(Named("Nobody")), name="none")
    assert not SharesTeam(nobody).test(table.s, table.A["Red"].number, Scope(0, -1).bind("none", ()))


@pytest.mark.rule("vs:G:Card", "vs:G:Trait", "vs:G:Mutant Trait", "vs:G:Tag")
def test_a_version_trait_affiliation_or_keyword_card_is_a_card_that_has_it() -> None:
    table = situation(
        "vs",
        A=side(
            front=[someone("Ann", version="Knight", traits=["Mental"], teams=["X"], keywords=["ally"])],
            hand=[someone("Abe", version="Knight", traits=["Physical"], teams=["X"], keywords=["ally"]), someone("Amy")],
        ),
        B=side(),
    )
    for filter_ in (Version("Knight"), Trait("Mutant"), Team("X"), Keyword("ally")):
        assert fits(table, filter_, *(table.A[n] for n in ("Ann", "Abe", "Amy"))) == [True, True, False]
    assert fits(table, Trait("Mental"), *(table.A[n] for n in ("Ann", "Abe", "Amy"))) == [True, False, False]


@pytest.mark.rule("vs:707.1", "vs:706.1", "vs:G:Tag")
@pytest.mark.parametrize("word", ["ally", "backup", "vengeance"])
def test_a_tag_keyword_does_nothing_of_itself(word: str) -> None:
    plain = situation("vs", A=side(front=[someone("Ann")]), B=side())
    tagged = situation("vs", A=side(front=[someone("Ann", keywords=[word])]), B=side())
    assert tagged.options == plain.options and tagged.A["Ann"].abilities == ()
    assert fits(tagged, Keyword(word), tagged.A["Ann"]) == [True]
    # a keyword that stands for a power is a power
    swift = situation("vs", A=side(front=[someone("Ann", keywords=["invulnerability"])], hand=[STUN]), B=side())
    swift.A.plays("Stun")
    swift.resolve()
    assert swift.A.endurance == 50


@pytest.mark.rule("vs:G:Identity", "vs:201.6")
def test_characters_share_an_identity_if_one_of_theirs_matches_and_may_gain_more() -> None:
    table = situation(
        "vs",
        A=side(
            front=[
                someone("Nightwing", identity="Dick Grayson"),
                someone("Robin", identity="Dick Grayson"),
                someone("Robin", identity="Tim Drake"),
                someone("Dick Grayson"),
            ],
            hand=[twist("Pose", gives(T, AddIdentity("Dick Grayson")), ANYONE)],
        ),
        B=side(),
    )
    wing, tim = table.A["Nightwing"], table.A["Robin <> Tim Drake"]
    looks = [wing, table.A["Robin <> Dick Grayson"], tim, table.A["Dick Grayson"]]

    def shares(filter_: Any, who: Any) -> list[bool]:
        return [filter_.test(table.s, look.number, Scope(0, who.ref)) for look in looks]

    # a name without an identity is one, and identities are no names
    assert shares(SharesIdentity(THIS), wing) == [True, True, False, True]
    assert shares(SharesName(THIS), tim) == [False, True, True, False]
    table.A.plays("Pose", on="Robin <> Tim Drake")
    table.resolve()
    assert shares(SharesIdentity(THIS), wing) == [True] * 4
    assert tim.identities == ("Tim Drake", "Dick Grayson")


@pytest.mark.rule("vs:G:Identity", "vs:704.1")
def test_an_identity_does_not_count_for_uniqueness() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[someone("Robin", identity="Dick Grayson"), someone("Nightwing", identity="Tim Drake")],
            hand=[someone("Robin", 1, identity="Tim Drake")],
            resources=1,
        ),
        B=side(),
    )
    table.A.recruits("Robin <> Tim Drake")
    assert table.A.pile == ["Robin <> Dick Grayson"]
    assert sorted(table.A.characters) == ["Nightwing <> Tim Drake", "Robin <> Tim Drake"]


@pytest.mark.rule("vs:G:Name", "vs:201.7")
def test_a_renamed_card_speaks_of_itself_by_its_new_name_and_of_others_named_so_by_theirs() -> None:
    cards_named = Continuous(characters(Named("Ann")), (Gets(1, 0),))
    ann = someone("Ann", text=[Activated((Activate(),), StunIt(THIS)), cards_named])
    table = situation(
        "vs",
        A=side(front=[ann, someone("Ann", version="Army")], hand=[twist("Mask", gives(T, Renamed("Bob")), ANYONE)]),
        B=side(),
    )
    assert [table.s.now(n).atk for n in table.s.characters(0)] == [4, 4]
    table.A.plays("Mask", on="Ann")
    table.resolve()
    first, second = table.s.characters(0)
    assert table.A["Ann"].text[0] == "Activate >>> Stun Bob."
    # "cards named Ann" still means that name
    assert (table.s.now(first).atk, table.s.now(second).atk) == (3, 4)


@pytest.mark.rule("vs:G:Printed", "vs:G:Qualities", "vs:513.2c", "vs:513.2d")
def test_what_is_printed_stays_and_what_is_current_changes() -> None:
    paint = twist("Paint", gives(yours(), Has("flight"), until="turn"))
    double = someone("Twin", 2, teams=["Red", "Blue"], keywords=["dual loyalty"])
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[someone("Ann", 2, 2, 2), put(someone("Abe", willpower=4), stunned=True)],
            hand=[paint, someone("New", 1), double],
            resources=1,
        ),
        B=side(),
    )
    table.A.plays("Paint")
    table.resolve()
    # flight is a quality: who comes later does not get it
    table.A.recruits("New")
    assert table.A["Ann"].flight and not table.A["New"].flight
    assert not table.A["Ann"].printed.values.flight
    # willpower now is nothing, the printed one is what it was
    assert (table.A["Abe"].willpower, table.A["Abe"].printed.values.willpower) == (0, 4)


# -- who and what -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:G:Own", "vs:G:Control", "vs:213.1d")
@pytest.mark.parametrize(("how", "zone"), [("hand", "hand"), ("deck", "deck"), ("pile", "pile"), ("removed", "removed")])
def test_a_card_always_goes_to_a_zone_of_its_owner_whoever_controlled_it(how: str, zone: str) -> None:
    effect = {"hand": ReturnToHand(T), "deck": PutOnDeck(T), "pile": KOIt(T), "removed": RemoveIt(T)}[how]
    table = situation(
        "vs",
        A=side(front=[put(someone("Guest"), owner="B")], hand=[twist("Out", effect, ANYONE)], deck=[]),
        B=side(deck=[]),
    )
    assert table.A["Guest"].controller == "A" and table.A["Guest"].owner == "B"
    table.A.plays("Out")
    table.resolve()
    assert getattr(table.B, zone) == ["Guest"]
    assert table.B["Guest"].controller == "B" == table.B["Guest"].owner


@pytest.mark.rule("vs:G:Control", "vs:G:You", "vs:502.2")
def test_you_is_the_controller_of_the_object_as_its_power_is_used_triggers_or_works() -> None:
    idol = someone(
        "Idol",
        text=[
            Activated((), GainEndurance(1), limit=(3, "turn")),
            Triggered(BecomesStunned(characters()), GainEndurance(10)),
            Continuous(yours(), (Gets(1, 0),)),
        ],
    )
    take = twist("Take", GainControl(T), Aim(theirs(Named("Idol"))))
    table = situation("vs", A=side(front=[someone("Ann")], hand=[take, STUN]), B=side(front=[idol, someone("Bea")]))
    assert (table.A["Ann"].atk, table.B["Bea"].atk) == (3, 4)
    # an effect used by B, still on the chain as the object goes over to A, stays B's
    table.B.uses("Idol")
    table.A.plays("Take")
    table.resolve()
    table.places("Idol")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 51)
    assert (table.A["Ann"].atk, table.B["Bea"].atk) == (4, 3)
    table.A.plays("Stun", on="Ann")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (50 - 3 + 10, 51)


@pytest.mark.rule("vs:G:Exactly One <Something>")
@pytest.mark.parametrize(("n", "exact", "some"), [(0, False, False), (1, True, True), (2, False, True)])
def test_exactly_one_is_one_and_only_one(n: int, exact: bool, some: bool) -> None:
    equal = Compare(Count(theirs()), "==", Fixed(1), "an opponent controls exactly one character")
    only = twist("Only", GainEndurance(1), only=(equal,))
    any_ = twist("Any", GainEndurance(1), only=(Controls(theirs()),))
    table = situation("vs", A=side(hand=[only, any_]), B=side(front=[someone("Bea"), someone("Bob")][:n]))
    assert (table.A.can("play", "Only"), table.A.can("play", "Any")) == (exact, some)


@pytest.mark.rule("vs:G:Target", "vs:508.2a")
@pytest.mark.parametrize("how", ["gone and back", "no longer fits", "one of two"])
def test_a_target_is_checked_again_and_is_another_card_once_it_has_left(how: str) -> None:
    tire = twist("Tire", ExhaustIt(T), Aim(characters(READY), *((1, 2) if how == "one of two" else ())))
    quick = twist("Quick", ExhaustIt(T), ANYONE)
    bounce = twist("Bounce", ReturnToHand(T), ANYONE)
    table = situation("vs", A=side(hand=[tire]), B=side(front=[someone("Bea"), someone("Bob")], hand=[bounce, quick]))
    table.A.plays("Tire", on=[["Bea", "Bob"]] if how == "one of two" else "Bea")
    table.B.plays("Bounce" if how == "gone and back" else "Quick", on="Bea")
    table.resolve()
    log = len(table.log)
    table.resolve()
    assert ("negated" in table.log[log:]) is (how != "one of two")
    assert table.B["Bob"].exhausted is (how == "one of two")
    assert table.A.pile == ["Tire"]


@pytest.mark.rule("vs:G:Target", "vs:504.3")
def test_what_says_choose_does_not_target() -> None:
    from longbox.games.vs.events import MayTarget
    from longbox.games.vs.language.permissions import About

    warded = someone("Warded", text=[cant("{name} can't be targeted", About(MayTarget, THIS))])
    pick = twist("Pick", ExhaustIt(Choose(characters())))
    table = situation("vs", A=side(hand=[STUN, pick]), B=side(front=[warded]))
    assert table.A.why_not("play", "Stun") == ["vs:505.1c"]
    table.A.plays("Pick")
    table.resolve()
    assert table.B["Warded"].exhausted
