"""What players ask a judge, again: effects that may be targeted, and numbers that texts speak of."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    THIS,
    Activated,
    Aim,
    AtStart,
    Becomes,
    ChooseWord,
    Continuous,
    CopyIt,
    Costs,
    EachChooses,
    EachPlayer,
    Effects,
    EntersPlay,
    Every,
    GainEndurance,
    Gets,
    Highest,
    HowManyDifferent,
    Is,
    It,
    KOIt,
    Lasting,
    Negate,
    Not,
    OwnerOf,
    PayEndurance,
    Players,
    PutIntoPlay,
    RemoveIt,
    T,
    Triggered,
    WhereItLies,
    X,
    characters,
    in_hand,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import put, stand_in
from longbox.games.vs.view.reading import paragraphs
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation
from tests.rules.vs.standins import hero


def twist(name: str, *effects: Any, **facts: Any) -> Any:
    """A plot twist."""
    return stand_in("plot twist", name, *effects, **facts)


PUSH = twist("Push", pump(T, 1, 0, "turn"), targets=Aim(characters()))


@pytest.mark.rule("vs:504.3b", "vs:G:Control")
def test_an_effect_that_a_player_controls_is_told_from_that_of_an_opponent() -> None:
    own = twist("Own", CopyIt(T), targets=Aim(Effects(source="plot twist", whose="you")))
    no = twist("No", Negate(T), targets=Aim(Effects(whose="opponent")))
    assert paragraphs(own)[0].startswith("Copy target effect from a plot twist you control.")
    assert paragraphs(no) == ["Negate target effect an opponent controls."]
    t = situation("vs", A=side(front=[hero("Ann")], hand=[PUSH, no]), B=side(hand=[own, no, PUSH]))
    t.A.plays("Push", on="Ann")
    # whose effect it is decides, not whose character it is about
    assert t.B.why_not("play", "Own") == ["vs:505.1c"] == t.A.why_not("play", "No") and t.B.why_not("play", "No") == []
    t.B.plays("Push", on="Ann")
    assert t.B.why_not("play", "Own") == [] == t.A.why_not("play", "No")
    t.A.plays("No", on="Push")
    t.resolve_all()
    assert t["Ann"].atk == 5 and sorted(t.A.pile) == ["No", "Push"]


@pytest.mark.rule("vs:504.3b", "vs:508.2a")
def test_an_effect_that_targets_one_of_yours_is_told_from_others() -> None:
    guard = twist("Guard", Negate(T), targets=Aim(Effects(at=yours())))
    shield = twist("Shield", Negate(T), targets=Aim(Effects(at=Players())))
    assert paragraphs(guard) == ["Negate target effect that targets a character you control."]
    t = situation(
        "vs", A=side(hand=[PUSH, "Surprise Attack"], front=[hero("Ann")]), B=side(front=[hero("Bob")], hand=[guard, shield])
    )
    t.A.plays("Push", on="Ann")
    assert t.B.why_not("play", "Guard") == ["vs:505.1c"] == t.B.why_not("play", "Shield")
    t.A.plays("Surprise Attack", on="B")
    assert t.B.why_not("play", "Guard") == ["vs:505.1c"] and t.B.why_not("play", "Shield") == []
    t.B.plays("Shield", on="Surprise Attack")
    t.resolve_all()
    assert t.B.endurance == 50 and t["Ann"].atk == 5


@pytest.mark.rule("vs:508.2a", "vs:504.3b")
def test_an_effect_whose_target_has_gone_targets_nobody_any_more() -> None:
    guard = twist("Guard", Negate(T), targets=Aim(Effects(at=yours())))
    t = situation(
        "vs", A=side(hand=[PUSH], front=[hero("Ann")]), B=side(front=[hero("Bob")], hand=[guard, "Swift Escape"], resources=1)
    )
    t.A.plays("Push", on="Bob")
    t.B.plays("Swift Escape", on="Bob")
    t.resolve()
    assert t.B.hand == ["Guard", "Bob"] and t.B.why_not("play", "Guard") == ["vs:505.1c"]


@pytest.mark.rule("vs:513.3b", "vs:514.4", "vs:104.3")
def test_the_highest_of_a_value_counts_once_however_many_share_it() -> None:
    twin = hero("Twin", Continuous(THIS, (Becomes("atk", Highest("atk", theirs())),)), atk=1)
    assert paragraphs(twin) == ["Twin has ATK equal to the highest ATK among characters an opponent controls."]
    t = situation(
        "vs", A=side(front=[twin], hand=[PUSH]), B=side(front=[hero("Bob", atk=6), hero("Bea", atk=6), hero("Bil", atk=2)])
    )
    assert t["Twin"].atk == 6
    t.A.plays("Push", on="Bea")
    t.resolve()
    assert t["Twin"].atk == 7 and t["Bob"].atk == 6
    low = hero("Low", Continuous(THIS, (Becomes("def", Highest("cost", theirs(), least=True)),)))
    t = situation("vs", A=side(front=[low]), B=side(front=[hero("Bob", cost=2), hero("Bea", cost=5)]))
    assert t["Low"].def_ == 2
    assert situation("vs", A=side(front=[low]), B=side())["Low"].def_ == 0


@pytest.mark.rule("vs:513.3b", "vs:514.4", "vs:203.2")
@pytest.mark.parametrize(("what", "more"), [("affiliation", 3), ("name", 2), ("version", 2), ("cost", 2)])
def test_what_differs_among_some_cards_is_counted_once_each(what: str, more: int) -> None:
    each = hero("Sum", Continuous(THIS, (Gets(HowManyDifferent(what, yours()), 0),)), atk=0, cost=1)
    others = [
        hero("Ann", teams=["X", "Y"], version="Army", cost=1),
        put(hero("Ann", teams=["Y", "Z"], version="Army", cost=1), stunned=True),
        hero("Sum", teams=["Z"], version="Red", cost=4),
    ]
    t = situation("vs", A=side(front=[each, *others]), B=side(front=[hero("Bob", teams=["Q"], version="Blue", cost=7)]))
    assert t["Sum"].atk == more
    assert f"different {what}s among characters you control" in paragraphs(each)[0]


@pytest.mark.rule("vs:505.1d", "vs:513.4a")
def test_what_makes_the_next_character_cheaper_is_over_with_it() -> None:
    words = "the next character card you recruit costs 2 less"
    ease = twist("Ease", Lasting(Costs("recruit cost", -2, in_hand(CHARACTER_CARD), words=words), "turn", uses=1))
    no = twist("No", Negate(T), targets=Aim(Effects("recruit")))
    a = side(hand=[ease, ease, "Dual Sidearms", "Gambit", "Beast", "Storm, Ororo Munroe"], resources=8)
    t = situation("vs", step="recruit", A=a, B=side(hand=[no]), C=side())
    t.A.plays("Ease")
    t.resolve()
    # equipment is no character; a recruit that is negated was a recruit
    t.A.recruits("Gambit", resolve=False)
    assert t.A.points == 8 - 2
    t.B.plays("No", on="Gambit")
    t.resolve()
    t.A.plays("Ease")
    t.resolve()
    t.A.recruits("Storm", at=("front", 0))
    assert t.A.points == 6 - 2
    t.A.recruits("Dual Sidearms", on="Storm")
    t.A.recruits("Beast", at=("front", 1))
    assert t.A.points == 4 - 2


@pytest.mark.rule("vs:505.1d", "vs:505.2")
def test_two_such_reductions_both_go_for_one_card_and_another_player_has_none() -> None:
    words = "the next character card you recruit costs 1 less"
    ease = twist("Ease", Lasting(Costs("recruit cost", -1, in_hand(CHARACTER_CARD), words=words), "turn", uses=1))
    t = situation(
        "vs", step="recruit", A=side(hand=[ease, ease, "Gambit", "Beast"], resources=4), B=side(hand=["Beast"], resources=2)
    )
    for _ in range(2):
        t.A.plays("Ease")
        t.resolve()
    t.A.recruits("Gambit", at=("front", 0))
    t.A.recruits("Beast", at=("front", 1))
    assert t.A.points == 4 - 2 - 2
    t.until("recruit step")
    t.B.recruits("Beast")
    assert t.B.points == 0


@pytest.mark.rule("vs:505.1b", "vs:203.3", "vs:703.2")
def test_x_in_the_cost_of_a_power_is_announced_up_to_what_can_be_paid() -> None:
    mage = hero("Mage", Activated((PayEndurance(X()),), pump(T, X(), 0, "turn"), targets=(Aim(characters()),)))
    t = situation("vs", A=side(front=[mage, hero("Ann")], endurance=6), B=side(front=[hero("Bob")]))
    with pytest.raises(IllegalAnswer):
        t.A.uses("Mage", on="Ann", x=7)
    t = situation("vs", A=side(front=[mage, hero("Ann")], endurance=6), B=side(front=[hero("Bob")]))
    t.A.uses("Mage", on="Ann", x=4)
    t.resolve()
    assert (t.A.endurance, t["Ann"].atk, t["Bob"].atk, t["Mage"].atk) == (2, 8, 4, 4)
    with pytest.raises(AssertionError, match="no X is asked for"):
        situation("vs", A=side(hand=["Surprise Attack"]), B=side()).A.plays("Surprise Attack", on="B", x=2)


@pytest.mark.rule("vs:702.1", "vs:508.2b")
def test_each_player_spares_one_and_all_others_are_kod_at_once() -> None:
    spare = twist("Spare", EachChooses(yours(), player=EachPlayer()), KOIt(Every(characters(Not(Is(It("chosen")))))))
    assert paragraphs(spare)[0].startswith("Each player chooses a character they control.")
    t = situation(
        "vs", A=side(front=[hero("Ann"), hero("Amy")], hand=[spare]), B=side(front=[hero("Bob"), hero("Bea"), hero("Bil")])
    )
    t.A.plays("Spare")
    t.resolve()
    t.A.picks("Amy")
    assert t.A.pile == []
    t.B.picks("Bil")
    assert t.A.characters == ["Amy"] and t.B.characters == ["Bil"] and t.A.pile == ["Ann", "Spare"] and len(t.B.pile) == 2


@pytest.mark.rule("vs:511.4")
def test_what_can_be_chosen_is_told_to_who_writes_something_else() -> None:
    with pytest.raises(ValueError, match="there are an affiliation, a card name"):
        twist("Guess", ChooseWord("word", "name"))


VOID = twist(
    "Void",
    RemoveIt(T),
    Lasting(Triggered(AtStart("recovery phase"), PutIntoPlay(WhereItLies(T), player=OwnerOf(T, "its owner"))), "turn"),
    targets=Aim(characters()),
)


@pytest.mark.rule("vs:213.1c", "vs:501.4a", "vs:214.1", "vs:302.6")
def test_who_is_removed_for_a_while_comes_back_as_another_object_to_its_owner() -> None:
    assert paragraphs(VOID) == [
        "Remove target character from the game. At the start of the recovery phase this turn, its owner puts that card into play."
    ]
    bob = put(hero("Bob", Triggered(EntersPlay(), GainEndurance(2))), owner="B", exhausted=True, equipment=["Dual Sidearms"])
    t = situation("vs", A=side(front=[bob], hand=[VOID]), B=side(front=[hero("Bea")]), C=side())
    t.A.plays("Void", on="Bob")
    t.resolve()
    assert t.B.removed == ["Bob"] and t.A.pile == ["Dual Sidearms", "Void"]
    t.until("recovery phase")
    t.resolve()
    assert t.asked == ("B", "place")
    t.places("Bob", ("support", 0))
    t.resolve_all()
    assert t.A.characters == [] and t.B.removed == [] and t["Bob"].ready and (t.B.endurance, t.A.endurance) == (52, 50)


@pytest.mark.rule("vs:213.1c", "vs:501.4a")
def test_who_has_left_the_zone_in_the_meantime_does_not_come_back() -> None:
    t = situation("vs", A=side(hand=[VOID]), B=side(front=[hero("Bob"), hero("Bea")], hand=["Swift Escape"], resources=1))
    t.A.plays("Void", on="Bob")
    t.B.plays("Swift Escape", on="Bob")
    t.resolve_all()
    # the target was gone, so that nothing was removed
    t.until("recovery phase")
    assert t.chain == [] and "Bob" in t.B.hand and t.B.removed == []
