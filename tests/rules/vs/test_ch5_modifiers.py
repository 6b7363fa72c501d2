"""Chapter 5, 511 to 515: modifiers of effects and powers, replacements, dependency and timestamps."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.composing import AimedEffects, ByAmount, ChangeTarget
from longbox.games.vs.fighting import GainsEndurance
from longbox.games.vs.situation import FILLER, put
from longbox.games.vs.vocabulary import (
    ATTACKING,
    COMBAT,
    READY,
    STUNNED,
    THAT,
    THIS,
    WITH_FLIGHT,
    Activated,
    AddTeam,
    Aim,
    AmountOf,
    AtStart,
    Becomes,
    BecomesExhausted,
    BecomesStunned,
    Cards,
    CausesBreakthrough,
    Choose,
    ChooseWord,
    Continuous,
    Controls,
    Count,
    Discard,
    Draw,
    Every,
    ExhaustIt,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    If,
    IfYouDo,
    KOIt,
    Lasting,
    LeavesPlay,
    LoseEndurance,
    LosePowers,
    Loses,
    LosesEndurance,
    May,
    Named,
    Opponents,
    Other,
    PayEndurance,
    ReadyIt,
    RecoverIt,
    RemoveIt,
    Replacement,
    ReturnToHand,
    StunIt,
    Stuns,
    T,
    Team,
    TransferIt,
    Triggered,
    TurnFaceDown,
    Would,
    WouldEnterPile,
    cant,
    characters,
    equipment,
    gives,
    in_hand,
    location,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.vs.standins import hero, twist


def place(name: str, *text: Any, **more: Any) -> Any:
    """A location."""
    return location(name, threshold=0, text=list(text), source="stand-in", **more)


GAIN = twist("Gain", GainEndurance(10))
STUN = twist("Stun", StunIt(T), Aim(characters()))
KO = twist("Finish", KOIt(T), Aim(characters()))
RECOVER = twist("Recover", RecoverIt(T), Aim(characters(STUNNED)))
BOUNCE = twist("Bounce", ReturnToHand(T), Aim(characters()))
HIDE = twist("Hide", TurnFaceDown(T), Aim(Cards("locations")))


def plays(player: Any, card: str, on: str = "") -> None:
    """Play a plot twist on a target, which is not asked for where there is no other, and let it resolve."""
    player.plays(card)
    if player.table.asked[1] == "target":
        player.table.chooses(on)
    player.table.resolve()


# -- 511: modifiers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:511.1", "vs:512.1", "vs:512.2", "vs:513.1", "vs:515.4")
def test_an_effect_can_make_both_kinds_of_modifiers_and_the_continuous_one_alone_stays() -> None:
    mix = twist("Mix", seq(GainEndurance(3), pump(T, 2, 0, "turn"), ReadyIt(T)), Aim(yours()))
    table = situation("vs", A=side(front=[put(hero("Ann"), exhausted=True), hero("Abe")], hand=[mix]), B=side())
    plays(table.A, "Mix", "Ann")
    assert (table.A.endurance, table.A["Ann"].atk, table.A["Ann"].exhausted, table.A["Abe"].atk) == (53, 6, False, 4)
    assert len(table.s.modifiers) == 1
    table.until("draw phase")
    assert (table.A.endurance, table.A["Ann"].atk, len(table.s.modifiers)) == (53, 4, 0)


@pytest.mark.rule("vs:511.2")
def test_modifiers_look_at_objects_in_play_unless_they_say_otherwise() -> None:
    wipe = twist("Wipe", RemoveIt(Every(characters(Team("X")))))
    fade = twist(
        "Fade", seq(RemoveIt(Every(characters(Team("X"), whose="you"))), RemoveIt(Every(Cards("pile", (Team("X"),), "you"))))
    )
    side_of = {"hand": [hero("Held")], "pile": [hero("Gone")], "deck": [hero("Deep")]}
    table = situation(
        "vs", A=side(front=[hero("Ann")], **{**side_of, "hand": [hero("Held"), wipe]}), B=side(pile=[hero("Other")])
    )
    plays(table.A, "Wipe")
    assert table.A.removed == ["Ann"] and table.A.hand == ["Held"] and table.A.deck == ["Deep"]
    assert sorted(table.A.pile) == ["Gone", "Wipe"]
    table = situation(
        "vs", A=side(front=[hero("Ann")], **{**side_of, "hand": [hero("Held"), fade]}), B=side(pile=[hero("Other")])
    )
    plays(table.A, "Fade")
    assert sorted(table.A.removed) == ["Ann", "Gone"] and table.A.hand == ["Held"] and table.B.pile == ["Other"]


@pytest.mark.rule("vs:511.2", "vs:511.2a")
def test_cards_a_player_owns_are_meant_in_all_zones_and_others_are_not() -> None:
    from longbox.games.vs.crossover import EVERYWHERE, OwnCards

    mine, yours_ = (
        place(n, Continuous(q, (AddTeam(("Y",)),))) for n, q in (("Owned", OwnCards((), EVERYWHERE)), ("Held", yours()))
    )
    sides = {"hand": [hero("Hand")], "pile": [hero("Pile")], "deck": [hero("Deck")], "removed": [hero("Removed")]}
    lent = put(hero("Lent"), owner="A")
    for card, everywhere in ((mine, True), (yours_, False)):
        table = situation(
            "vs",
            A=side(front=[hero("Ann")], resources=[card], **sides),
            B=side(front=[lent, hero("Bea")], hand=[hero("Foreign")]),
        )
        table.A.flips(card.name)
        assert "Y" in table.A["Ann"].teams
        assert [("Y" in table.A[n].teams) for n in ("Hand", "Pile", "Deck", "Removed")] == [everywhere] * 4
        assert ("Y" in table.B["Lent"].teams) is everywhere
        assert "Y" not in table.B["Bea"].teams and "Y" not in table.B["Foreign"].teams


@pytest.mark.rule("vs:511.3", "vs:513.5h", "vs:708.11g")
@pytest.mark.parametrize("replaced", [False, True])
def test_the_source_of_a_stun_is_the_card_that_made_it_or_that_replaced_another(replaced: bool) -> None:
    shifts = Replacement(Would(BecomesStunned(), "{name} would become stunned"), StunIt(Choose(yours(Other()))))
    bea = hero("Bea", *([shifts] if replaced else []), Triggered(Stuns(), GainEndurance(30)))
    hitter = hero(
        "Hitter",
        Activated((PayEndurance(1),), StunIt(T), targets=(Aim(theirs(Named("Bea"))),)),
        Triggered(Stuns(), GainEndurance(20)),
    )
    table = situation("vs", A=side(front=[hitter]), B=side(front=[bea, hero("Bob")]))
    table.A.uses("Hitter")
    table.resolve_all()
    assert (table.B["Bea"].stunned, table.B["Bob"].stunned) == (not replaced, replaced)
    assert (table.A.endurance, table.B.endurance) == ((49, 50 - 3 + 30) if replaced else (69, 47))


@pytest.mark.rule("vs:511.3")
def test_the_source_of_what_a_plot_twist_does_is_the_plot_twist() -> None:
    ann = hero("Ann", Triggered(Stuns(), GainEndurance(20)))
    table = situation("vs", A=side(front=[ann], hand=[STUN]), B=side(front=[hero("Bea")]))
    plays(table.A, "Stun", "Bea")
    assert table.B["Bea"].stunned and table.chain == []


@pytest.mark.rule("vs:511.4", "vs:511.4a")
@pytest.mark.parametrize(
    ("what", "some", "none"), [("an affiliation", "X-Men", "Nobody"), ("an identity", "Black Knight", "Nobody")]
)
def test_choices_of_words_are_of_those_that_exist(what: str, some: str, none: str) -> None:
    name = twist("Name", ChooseWord("word", what))
    table = situation("vs", A=side(hand=[name]), B=side())
    plays(table.A, "Name")
    assert table.asked == ("A", "name")
    assert some in table.options and none not in table.options
    # the printed identity of "Dane Whitman <> Black Knight" is not left out for the name
    if what == "an identity":
        assert "Wolverine" in table.options


@pytest.mark.rule("vs:511.5", "vs:213.2c")
def test_the_owner_orders_cards_put_on_a_deck_together_unseen() -> None:
    from longbox.games.vs.vocabulary import PutOnDeck

    sweep = twist("Sweep", PutOnDeck(Every(theirs()), top=True))
    table = situation("vs", A=side(hand=[sweep]), B=side(front=[hero("Bea"), hero("Bob")], deck=[FILLER]))
    plays(table.A, "Sweep")
    assert table.asked == ("B", "order")
    table.chooses("Bob", "Bea")
    assert table.B.deck == ["Bob", "Bea", "Filler"]


@pytest.mark.rule("vs:511.7", "vs:513.2b", "vs:505.4")
def test_the_controller_of_a_modifier_is_who_played_the_effect_even_when_its_source_changes_hands() -> None:
    # the barrier is A's: it speaks of A's characters though B has the source now
    barrier = Lasting(cant("characters you control can't be stunned this turn", BecomesStunned(yours())), "turn")
    ann = hero("Ann", Activated((PayEndurance(1),), barrier))
    take = twist("Take", GainControl(T), Aim(theirs()))
    table = situation("vs", A=side(front=[ann, hero("Abe")], hand=[STUN, STUN]), B=side(front=[hero("Bea")], hand=[take]))
    table.A.uses("Ann")
    table.resolve()
    table.B.plays("Take", on="Ann")
    table.resolve()
    if table.asked[1] != "priority":
        table.places("Ann")
    plays(table.A, "Stun", "Abe")
    plays(table.A, "Stun", "Bea")
    assert (table.A["Abe"].stunned, table.B["Bea"].stunned) == (False, True)


@pytest.mark.rule("vs:511.1d")
def test_as_much_of_a_modifier_as_possible_is_applied() -> None:
    many = twist("Many", seq(Discard(query=in_hand(), least=3), Draw(5)))
    table = situation("vs", A=side(hand=[many, FILLER], deck=[GAIN, GAIN]), B=side())
    plays(table.A, "Many")
    assert sorted(table.A.pile) == ["Filler", "Many"] and table.A.hand == ["Gain", "Gain"] and table.A.deck == []


# -- 512: one-shot modifiers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:512.3")
@pytest.mark.parametrize("others", [2, 1, 0])
def test_a_changed_target_must_be_another_legal_one_if_there_is_one(others: int) -> None:
    shift = twist("Shift", ChangeTarget(), Aim(AimedEffects()))
    front = [hero(n) for n in ("Bea", "Bob", "Bud")[: 1 + others]]
    hit = twist("Hit", StunIt(T), Aim(theirs()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[hit]), B=side(front=front, hand=[shift]))
    table.A.plays("Hit")
    if others:
        table.chooses("Bea")
    table.B.plays("Shift")
    table.resolve()
    if others == 2:
        # the effect's own requirement counts, as its controller reads it: none of A's
        assert table.asked == ("B", "retarget") and [o.split()[0] for o in table.options] == ["Bob", "Bud"]
        table.chooses("Bud")
    assert table.asked == ("A", "priority")
    table.resolve()
    assert [n for n in table.B.characters if table.B[n].stunned] == [{0: "Bea", 1: "Bob", 2: "Bud"}[others]]


@pytest.mark.rule("vs:512.3")
def test_an_illegal_target_stays_when_there_is_no_other_and_an_effect_with_two_targets_is_not_meant() -> None:
    shift = twist("Shift", ChangeTarget(), Aim(AimedEffects()))
    hit = twist("Hit", StunIt(T), Aim(theirs()))
    pair = twist("Pair", StunIt(T), Aim(characters(), 2))
    table = situation("vs", A=side(hand=[hit]), B=side(front=[hero("Bea")], hand=[shift, BOUNCE]))
    table.A.plays("Hit")
    table.B.plays("Shift")
    plays(table.B, "Bounce")
    table.resolve_all()
    assert "Hit" in table.A.pile and table.B.hand == ["Bea"] and "is negated" in table.log
    table = situation("vs", A=side(front=[hero("Ann")], hand=[pair]), B=side(front=[hero("Bea")], hand=[shift]))
    table.A.plays("Pair")
    assert table.B.why_not("play", "Shift") == ["vs:505.1c"]


# -- 513.1: continuous modifiers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.1", "vs:513.1a", "vs:513.2e")
def test_a_limited_modifier_ends_with_its_span_and_one_without_lasts_for_the_game() -> None:
    short = twist("Short", seq(pump(T, 1, 1, "turn"), gives(T, Has("flight"), until="turn")), Aim(yours()))
    long = twist("Long", Lasting(Continuous(T, (Gets(0, 3),)), ""), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[short, long]), B=side())
    plays(table.A, "Short")
    plays(table.A, "Long")
    ann = table.A["Ann"]
    assert (ann.atk, ann.def_, ann.flight) == (5, 8, True)
    for _ in range(3):
        table.until("draw phase")
        assert (ann.atk, ann.def_, ann.flight) == (4, 7, False)


@pytest.mark.rule("vs:513.1c", "vs:513.3b")
def test_a_while_condition_switches_a_modifier_on_and_off() -> None:
    ann = hero("Ann", Continuous(THIS, (Gets(3, 0),), during=Controls(yours(Named("Abe")))))
    table = situation("vs", step="recruit", A=side(front=[ann, hero("Abe", cost=1)], hand=[BOUNCE], resources=1), B=side())
    assert table.A["Ann"].atk == 7
    plays(table.A, "Bounce", "Abe")
    assert table.A["Ann"].atk == 4
    table.A.recruits("Abe")
    assert table.A["Ann"].atk == 7


@pytest.mark.rule("vs:513.1c", "vs:513.2c")
def test_while_in_an_effects_modifier_is_no_duration() -> None:
    charge = twist("Charge", Lasting(Continuous(yours(), (Gets(2, 0),), each=(ATTACKING,)), "turn"))
    table = situation(
        "vs",
        A=side(front=[hero("Ann"), hero("Abe")], hand=[charge]),
        B=side(front=[hero("Bea", atk=0, def_=30), hero("Bob", atk=0, def_=30)]),
    )
    plays(table.A, "Charge")
    assert table.A["Ann"].atk == 4
    for who, whom in (("Ann", "Bea"), ("Abe", "Bob")):
        table.A.attack(who, whom)
        assert table.A[who].atk == 6
        table.conclude()
        assert table.A[who].atk == 4


@pytest.mark.rule("vs:513.1g")
def test_a_modifier_that_ends_with_a_stun_still_counts_for_that_stun() -> None:
    # the lord's own power keeps those beside it from costing endurance, and it is stunned together with them
    lord = hero("Lord", Continuous(yours(), (Has("invulnerability"),)))
    both = twist("Both", StunIt(Every(theirs())))
    table = situation("vs", A=side(hand=[both]), B=side(front=[lord, hero("Bea")]))
    plays(table.A, "Both")
    assert table.B["Lord"].stunned and table.B["Bea"].stunned and table.B.endurance == 50


@pytest.mark.rule("vs:513.1g", "vs:502.4")
def test_powers_that_leave_together_see_each_other_leave() -> None:
    watch = hero("Watch", Triggered(LeavesPlay(yours(Team("Y"))), GainEndurance(5)))
    painter = hero("Painter", Continuous(yours(), (AddTeam(("Y",)),)))
    sweep = twist("Sweep", KOIt(Every(theirs())))
    table = situation("vs", A=side(hand=[sweep]), B=side(front=[watch, painter, hero("Bea")]))
    plays(table.A, "Sweep")
    # each of the three was of the team as they left, though the painter left with them
    assert table.B.characters == [] and len(table.chain) == 3
    table.resolve_all()
    assert table.B.endurance == 65


@pytest.mark.rule("vs:513.1h", "vs:514.1")
@pytest.mark.parametrize("order", [("Set", "Add"), ("Add", "Set"), ("Add", "Set", "Add2")])
def test_becoming_a_number_overwrites_what_was_before_and_is_changed_by_what_comes_after(order: tuple[str, ...]) -> None:
    sets = twist("Set", Lasting(Continuous(T, (Becomes("atk", 10),)), "turn"), Aim(yours()))
    adds = [twist(n, pump(T, 3, 0, "turn"), Aim(yours())) for n in ("Add", "Add2")]
    base = hero("Ann")
    table = situation("vs", A=side(front=[put(base, counters={"+1 ATK / +1 DEF": 2})], hand=[sets, *adds]), B=side())
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (6, 6)
    for name in order:
        plays(table.A, name)
    assert table.A["Ann"].atk == {"Set": 13, "Add": 10}[order[0]] + (3 if "Add2" in order else 0)
    assert table.A["Ann"].def_ == 6


# -- 513.2: of effects -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.2a")
def test_the_condition_of_an_effect_is_not_looked_at_again() -> None:
    cheer = twist("Cheer", If(Controls(yours(Named("Abe"))), pump(T, 3, 0, "turn")), Aim(yours()))
    for late in (False, True):
        front = [hero("Ann")] if late else [hero("Ann"), hero("Abe", cost=1)]
        hand = [cheer, KO, hero("Abe", cost=1)]
        table = situation("vs", step="recruit", A=side(front=front, hand=hand, resources=1), B=side())
        plays(table.A, "Cheer", "Ann")
        if late:
            table.A.recruits("Abe")
        else:
            plays(table.A, "Finish", "Abe")
        assert table.A["Ann"].atk == (4 if late else 7)


@pytest.mark.rule("vs:513.2c", "vs:513.2d", "vs:513.2h")
def test_qualities_flag_their_objects_and_prohibitions_do_not() -> None:
    raise_ = twist("Raise", Lasting(Continuous(yours(Team("X")), (Gets(2, 0), Has("flight"))), "turn"))
    ward = twist("Ward", Lasting(cant("your X characters can't be stunned this turn", BecomesStunned(yours(Team("X")))), "turn"))
    turn = twist("Turn", Lasting(Continuous(T, (_no_teams(),)), "turn"), Aim(yours()))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Ann")], hand=[raise_, ward, turn, hero("New", cost=1), STUN, STUN], resources=1),
        B=side(),
    )
    plays(table.A, "Raise")
    plays(table.A, "Ward")
    table.A.recruits("New")
    assert (table.A["Ann"].atk, table.A["Ann"].flight, table.A["New"].atk, table.A["New"].flight) == (6, True, 4, False)
    plays(table.A, "Turn", "Ann")
    # no longer X: what flagged her stays with her, what did not has let her go
    assert (table.A["Ann"].atk, table.A["Ann"].flight, table.A["Ann"].teams) == (6, True, set())
    plays(table.A, "Stun", "Ann")
    plays(table.A, "Stun", "New")
    assert (table.A["Ann"].stunned, table.A["New"].stunned) == (True, False)


def _no_teams() -> Any:
    from longbox.games.vs.vocabulary import ClearTeams

    return ClearTeams()


@pytest.mark.rule("vs:513.2c", "vs:501.4a")
def test_a_flagged_object_that_leaves_and_returns_is_not_flagged() -> None:
    raise_ = twist("Raise", pump(T, 2, 0, "turn"), Aim(yours()))
    table = situation("vs", step="recruit", A=side(front=[hero("Ann", cost=1)], hand=[raise_, BOUNCE], resources=1), B=side())
    plays(table.A, "Raise")
    plays(table.A, "Bounce")
    table.A.recruits("Ann")
    assert table.A["Ann"].atk == 4


@pytest.mark.rule("vs:513.2c", "vs:513.2b", "vs:701.12b")
def test_a_modifier_of_an_effect_covers_a_stunned_character_and_outlasts_its_source() -> None:
    lord = hero("Lord", Activated((PayEndurance(1),), Lasting(Continuous(yours(), (Gets(2, 2),)), "turn")))
    table = situation("vs", A=side(front=[lord, hero("Ann")], hand=[KO, STUN, RECOVER]), B=side())
    table.A.uses("Lord")
    table.resolve()
    plays(table.A, "Finish", "Lord")
    plays(table.A, "Stun", "Ann")
    plays(table.A, "Recover")
    assert table.A["Ann"].atk == 6


@pytest.mark.rule("vs:513.2f", "vs:515.2", "vs:514.1")
def test_what_was_given_can_be_taken_and_given_again_by_later_modifiers() -> None:
    give = twist("Give", gives(T, Has("range")), Aim(yours()))
    strip = twist("Strip", gives(T, Loses("range")), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[give, give, strip]), B=side())
    for name, has in (("Give", True), ("Strip", False), ("Give", True)):
        plays(table.A, name)
        assert table.A["Ann"].range is has


# -- 513.3: of powers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.3a", "vs:503.1", "vs:501.4c")
def test_the_modifier_of_a_power_goes_and_comes_with_the_power() -> None:
    lord = hero("Lord", Continuous(yours(Other()), (Gets(2, 0),)))
    table = situation(
        "vs",
        A=side(
            front=[lord, hero("Ann")], hand=[STUN, RECOVER, HIDE], resources=[place("Den", Continuous(yours(), (Gets(0, 5),)))]
        ),
        B=side(),
    )
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (6, 4)
    plays(table.A, "Stun", "Lord")
    assert table.A["Ann"].atk == 4
    plays(table.A, "Recover")
    assert table.A["Ann"].atk == 6
    table.A.flips("Den")
    assert table.A["Ann"].def_ == 9
    plays(table.A, "Hide")
    assert table.A["Ann"].def_ == 4


@pytest.mark.rule("vs:513.3b", "vs:513.2c")
def test_a_power_uses_the_table_as_it_is_and_covers_newcomers() -> None:
    lord = hero("Lord", Continuous(yours(), (Gets(Count(yours()), 0),)))
    table = situation("vs", step="recruit", A=side(front=[lord], hand=[hero("New", cost=1)], resources=1), B=side())
    assert table.A["Lord"].atk == 5
    table.A.recruits("New")
    assert (table.A["Lord"].atk, table.A["New"].atk) == (6, 6)


@pytest.mark.rule("vs:513.3c")
@pytest.mark.parametrize(("one", "other", "legal"), [(1, 1, True), (3, 0, False), (2, 1, False)])
def test_a_card_may_limit_the_copies_of_its_name_in_a_deck(one: int, other: int, legal: bool) -> None:
    from longbox.games.vs.decks import DeckChoice, check

    cards = [hero("Rare", version="One", limit_per_deck=2), hero("Rare", version="Other"), hero("Grunt", version="Army")]
    counts = {"Rare, One": one, "Rare, Other": other, "Grunt, Army": 60 - one - other}
    deck = DeckChoice("test", [[name, n] for name, n in counts.items() if n])
    found = [problem.rule for problem in check(deck, {c.full_name: c for c in cards})]
    assert found == ([] if legal else ["vs:513.3c"])


# -- 513.4: delayed triggered modifiers -------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.4a", "vs:513.4b", "vs:513.4c")
def test_the_next_time_is_once_even_if_it_happens_twice_at_once() -> None:
    next_ = twist("Next", Lasting(Triggered(BecomesStunned(theirs()), GainEndurance(5)), "turn", uses=1))
    each = twist("Each", Lasting(Triggered(BecomesStunned(theirs()), GainEndurance(5)), "turn"))
    both = twist("Both", StunIt(Every(theirs())))
    for card, gained, words in ((next_, 5, "the next time "), (each, 10, "whenever ")):
        assert card.effect is not None and card.effect.text(Printer(card.name)).startswith(words)
        table = situation("vs", A=side(hand=[card, both]), B=side(front=[hero("Bea"), hero("Bob")]))
        plays(table.A, card.name)
        plays(table.A, "Both")
        table.resolve_all()
        assert table.A.endurance == 50 + gained


@pytest.mark.rule("vs:513.4b", "vs:513.4c")
def test_a_delayed_trigger_is_announced_like_others() -> None:
    # no target is chosen beforehand: it is chosen as the effect goes onto the chain; without one it vanishes
    later = twist("Later", Lasting(Triggered(BecomesStunned(theirs()), KOIt(T), targets=(Aim(theirs(STUNNED)),)), "turn"))
    table = situation("vs", A=side(hand=[later, STUN]), B=side(front=[hero("Bea"), put(hero("Bob"), stunned=True)]))
    plays(table.A, "Later")
    plays(table.A, "Stun", "Bea")
    assert table.asked == ("A", "target") and len(table.options) == 2
    table.chooses("Bea")
    table.resolve()
    assert table.B.pile == ["Bea"]


@pytest.mark.rule("vs:513.4d")
@pytest.mark.parametrize("when", ["before", "after", "never"])
def test_the_target_of_a_delayed_trigger_is_rechecked_as_it_triggers_and_as_it_resolves(when: str) -> None:
    doom = Lasting(Triggered(AtStart(COMBAT), KOIt(T), targets=(Aim(theirs(READY)),)), "turn")
    later = twist("Later", doom, Aim(theirs(READY)))
    tire = twist("Tire", ExhaustIt(T), Aim(characters(READY)))
    table = situation("vs", step="formation", A=side(hand=[later]), B=side(front=[hero("Bea"), hero("Bob")], hand=[tire]))
    if table.asked[1] == "formation":
        table.match.choose(())
    table.A.plays("Later", on="Bea")
    table.resolve()
    if when == "before":
        plays(table.B, "Tire", "Bea")
    table.until("combat phase")
    assert len(table.chain) == (0 if when == "before" else 1)
    if when == "after":
        plays(table.B, "Tire", "Bea")
    table.resolve_all()
    assert ("Bea" in table.B.characters) is (when != "never") and "Bob" in table.B.characters


@pytest.mark.rule("vs:513.4e")
@pytest.mark.parametrize("yes", [True, False])
def test_the_may_of_a_delayed_trigger_is_decided_as_it_resolves(yes: bool) -> None:
    later = twist("Later", Lasting(Triggered(BecomesStunned(theirs()), May(GainEndurance(5))), "turn"))
    table = situation("vs", A=side(hand=[later, STUN]), B=side(front=[hero("Bea")]))
    plays(table.A, "Later")
    assert table.asked == ("A", "priority")
    plays(table.A, "Stun")
    assert table.asked == ("A", "priority") and len(table.chain) == 1
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(yes)
    assert table.A.endurance == (55 if yes else 50)


@pytest.mark.rule("vs:513.4f", "vs:513.2c")
def test_a_delayed_trigger_flags_nobody_until_its_effect_resolves() -> None:
    bonus = Lasting(Continuous(yours(), (Gets(2, 0),)), "turn")
    later = twist("Later", Lasting(Triggered(BecomesStunned(theirs()), bonus), "turn"))
    hand = [later, STUN, hero("New", cost=1), hero("Late", cost=1)]
    table = situation("vs", step="recruit", A=side(hand=hand, resources=2), B=side(front=[hero("Bea")]))
    plays(table.A, "Later")
    table.A.recruits("New")
    plays(table.A, "Stun", "Bea")
    table.resolve()
    table.A.recruits("Late")
    assert (table.A["New"].atk, table.A["Late"].atk) == (6, 4)


# -- 513.5: replacement modifiers -------------------------------------------------------------------------------------------------


STUNNED_ = Would(BecomesStunned(), "{name} would become stunned")


@pytest.mark.rule("vs:513.5a")
def test_what_is_replaced_never_happens_and_triggers_nothing() -> None:
    bea = hero(
        "Bea",
        Replacement(STUNNED_, ExhaustIt(THIS)),
        Triggered(BecomesStunned(), GainEndurance(30)),
        Triggered(BecomesExhausted(), GainEndurance(5)),
    )
    table = situation("vs", A=side(hand=[STUN, STUN]), B=side(front=[bea, hero("Bob")]))
    plays(table.A, "Stun", "Bea")
    assert not table.B["Bea"].stunned and table.B["Bea"].exhausted and table.B.endurance == 50
    assert len(table.chain) == 1
    table.resolve()
    assert table.B.endurance == 55
    plays(table.A, "Stun", "Bob")
    assert table.B["Bob"].stunned


@pytest.mark.rule("vs:513.5a")
def test_a_replacement_must_be_there_before_the_event() -> None:
    shield = twist(
        "Shield",
        Lasting(Replacement(Would(BecomesStunned(yours()), "a character would become stunned"), GainEndurance(1)), "turn"),
    )
    table = situation("vs", A=side(hand=[STUN, STUN]), B=side(front=[hero("Bea"), hero("Bob")], hand=[shield]))
    plays(table.A, "Stun", "Bea")
    plays(table.B, "Shield")
    plays(table.A, "Stun", "Bob")
    assert table.B["Bea"].stunned and not table.B["Bob"].stunned and table.B.endurance == 50 - 3 + 1


@pytest.mark.rule("vs:513.5b", "vs:702.2")
def test_each_of_several_simultaneous_events_is_replaced_and_then_all_happens_at_once() -> None:
    lord = hero(
        "Lord", Replacement(Would(BecomesStunned(yours(Other())), "another character would become stunned"), KOIt(THAT), may=True)
    )
    watch = hero("Watch", Triggered(LeavesPlay(theirs()), LoseEndurance(1)))
    both = twist("Both", StunIt(Every(theirs())))
    table = situation("vs", A=side(front=[watch], hand=[both]), B=side(front=[hero("Bea"), hero("Bob"), lord]))
    table.A.plays("Both")
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(True)
    # nothing has happened while the choices are made
    assert table.asked == ("B", "may") and table.B.pile == [] and not table.B["Lord"].stunned
    table.says(False)
    assert table.B.pile == ["Bea"] and table.B["Bob"].stunned and table.B["Lord"].stunned
    assert table.B.endurance == 50 - 3 - 3 and len(table.chain) == 1


@pytest.mark.rule("vs:513.5c", "vs:513.5e", "vs:513.5i")
@pytest.mark.parametrize("first", ["Belt", "Bea"])
def test_the_player_affected_orders_a_mandatory_and_an_optional_replacement(first: str) -> None:
    belt = equipment(
        "Belt",
        text=[
            Replacement(
                Would(BecomesStunned(_host()), "equipped character would become stunned"),
                GainEndurance(1),
                pay=(PayEndurance(4),),
                may=True,
            )
        ],
        source="stand-in",
    )
    bea = hero("Bea", Replacement(STUNNED_, ReturnToHand(THIS)))
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[put(bea, equipment=[belt]), hero("Bob")]))
    table.A.plays("Stun", on="Bea")
    table.resolve()
    assert table.asked == ("B", "replacement")
    table.chooses(first)
    if first == "Bea":
        # no longer a stun, so the belt has nothing to replace
        assert table.B.hand == ["Bea"] and table.B.endurance == 50 and table.B.pile == ["Belt"]
        return
    assert table.asked == ("B", "may")
    table.says(False)
    # declined: the other, which is not optional, still applies
    assert table.B.hand == ["Bea"] and table.B.endurance == 50


def _host() -> Any:
    from longbox.games.vs.terms import EQUIPPED_CHARACTER

    return EQUIPPED_CHARACTER


@pytest.mark.rule("vs:513.5c")
def test_the_controller_of_the_object_orders_them_even_when_an_opponent_controls_the_replacements() -> None:
    one, two = (
        hero(n, Replacement(Would(BecomesStunned(theirs()), "an opponent's character would become stunned"), e))
        for n, e in (("One", KOIt(THAT)), ("Two", ReturnToHand(THAT)))
    )
    table = situation("vs", A=side(front=[one, two], hand=[STUN]), B=side(front=[hero("Bea")]))
    table.A.plays("Stun", on="Bea")
    table.resolve()
    assert table.asked == ("B", "replacement")
    table.chooses("Two")
    assert table.B.hand == ["Bea"] and table.B.endurance == 50


@pytest.mark.rule("vs:513.5d", "vs:203.10")
def test_actions_that_pay_costs_are_not_replaced_but_putting_away_is() -> None:
    ward = hero(
        "Ward", Replacement(Would(BecomesStunned(yours(Other())), "another character would become stunned"), GainEndurance(7))
    )
    grave = place("Grave", Replacement(WouldEnterPile(), RemoveIt(THAT)))
    stunner = hero("Stunner", Activated((StunIt(THIS),), GainEndurance(2)))
    killer = hero("Killer", Activated((KOIt(THIS),), GainEndurance(2)))
    table = situation("vs", A=side(front=[ward, stunner, killer], resources=[put(grave, down=False)]), B=side())
    table.A.uses("Stunner")
    assert table.A["Stunner"].stunned and table.A.endurance == 47
    table.resolve()
    table.A.uses("Killer")
    assert table.A.removed == ["Killer"] and table.A.pile == []
    table.resolve()
    assert table.A.endurance == 51


@pytest.mark.rule("vs:513.5e", "vs:203.7b")
def test_an_optional_replacement_needs_its_cost_paid_and_is_not_offered_without_it() -> None:
    bea = hero("Bea", Replacement(STUNNED_, GainEndurance(1), pay=(Discard(query=in_hand(), least=1),), may=True))
    for hand, yes in (([], None), ([FILLER], False), ([FILLER], True)):
        table = situation("vs", A=side(hand=[STUN]), B=side(front=[bea], hand=hand))
        table.A.plays("Stun")
        table.resolve()
        if yes is not None:
            assert table.asked == ("B", "may")
            table.says(yes)
        assert table.B["Bea"].stunned is (yes is not True)
        assert table.B.endurance == (51 if yes else 47) and table.B.hand == ([] if yes else ["Filler"] * len(hand))


@pytest.mark.rule("vs:513.5f")
def test_a_mandatory_replacement_applies_though_nothing_can_be_done_instead() -> None:
    bea = hero("Bea", Replacement(STUNNED_, Discard(query=in_hand(), least=1)))
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[bea]))
    plays(table.A, "Stun")
    assert not table.B["Bea"].stunned and table.B.endurance == 50 and table.asked == ("A", "priority")


def more(n: int, whose: str = "you") -> Any:
    """A power that changes how much endurance a player loses."""
    return Replacement(
        Would(LosesEndurance(whose), "a player would lose endurance"), ByAmount(n, f"that player loses {n:+} endurance")
    )


@pytest.mark.rule("vs:513.5g", "vs:513.5c", "vs:513.5i")
def test_additional_and_less_change_the_amount_and_all_of_them_apply_once() -> None:
    guards = [hero("Less", more(-2)), hero("Lesser", more(-2)), hero("More", more(1))]
    drain = twist("Drain", LoseEndurance(5, player=Opponents()))
    table = situation("vs", A=side(hand=[drain]), B=side(front=guards))
    plays(table.A, "Drain")
    while table.asked[1] == "replacement":
        assert table.asked == ("B", "replacement")
        table.choose_option(0)
    assert table.B.endurance == 50 - (5 - 2 - 2 + 1)


@pytest.mark.rule("vs:513.5g")
@pytest.mark.parametrize(("less", "lost"), [(2, 1), (3, 0), (5, 0)])
def test_less_goes_down_to_nothing_and_then_nothing_happens(less: int, lost: int) -> None:
    # the stun endurance loss of 3, and what triggers on losing
    watch = hero("Watch", Triggered(LosesEndurance("opponent"), GainEndurance(10)))
    table = situation("vs", A=side(front=[watch], hand=[STUN]), B=side(front=[hero("Bea"), hero("Guard", more(-less))]))
    plays(table.A, "Stun", "Bea")
    table.resolve_all()
    assert table.B["Bea"].stunned and table.B.endurance == 50 - lost
    assert table.A.endurance == (60 if lost else 50)


@pytest.mark.rule("vs:513.5g", "vs:513.5d")
def test_an_amount_paid_as_a_cost_is_not_changed() -> None:
    payer = hero("Payer", Activated((PayEndurance(5),), GainEndurance(1)), more(-4))
    table = situation("vs", A=side(front=[payer]), B=side())
    table.A.uses("Payer")
    assert table.A.endurance == 45


@pytest.mark.rule("vs:513.5g", "vs:513.5i")
def test_breakthrough_may_be_more_and_its_loss_less() -> None:
    rammer = hero(
        "Rammer", Replacement(Would(CausesBreakthrough(), "{name} would cause breakthrough"), ByAmount(3, "3 more")), atk=9
    )
    table = situation("vs", A=side(front=[rammer]), B=side(front=[hero("Bea"), hero("Guard", more(-1))]))
    table.A.attack("Rammer", "Bea")
    table.conclude()
    # stun loss of 3 less 1, breakthrough of 5 and 3 less 1
    assert table.B.endurance == 50 - 2 - 7


@pytest.mark.rule("vs:513.5i", "vs:513.5a")
def test_two_replacements_that_feed_each_other_end() -> None:
    # gaining becomes losing, losing becomes gaining: each once
    gain = hero("Gainer", Replacement(Would(LosesEndurance("you"), "you would lose endurance"), GainEndurance(AmountOf())))
    lose = hero("Loser", Replacement(Would(GainsEndurance("you"), "you would gain endurance"), LoseEndurance(AmountOf())))
    table = situation("vs", A=side(front=[gain, lose], hand=[GAIN]), B=side())
    plays(table.A, "Gain")
    # gain 10, lose 10 instead, gain 10 instead: and the first has had its turn
    assert table.A.endurance == 60


@pytest.mark.rule("vs:513.5i")
def test_another_instance_of_the_same_replacement_applies_to_what_the_first_made() -> None:
    again = Replacement(Would(GainsEndurance("you"), "you would gain endurance"), GainEndurance(AmountOf()))
    doubles = [hero(n, again) for n in ("One", "Two")]
    table = situation("vs", A=side(front=doubles, hand=[GAIN]), B=side())
    table.A.plays("Gain")
    table.resolve()
    assert table.asked == ("A", "replacement") and len(table.options) == 2
    table.chooses("One")
    # the other one has its turn without a question, and then it happens
    assert table.asked[1] != "replacement" and table.A.endurance == 60


@pytest.mark.rule("vs:508.2i", "vs:513.5a")
def test_an_action_that_a_replacement_changes_was_not_done() -> None:
    # the put into the pile aside, nothing that is replaced counts as done, not even when the same is done to another
    hit = twist("Hit", IfYouDo(StunIt(T), GainEndurance(9)), Aim(theirs()))
    bea = hero("Bea", Replacement(STUNNED_, StunIt(Choose(yours(Other())))))
    table = situation("vs", A=side(hand=[hit]), B=side(front=[bea, hero("Bob")]))
    table.A.plays("Hit", on="Bea")
    table.resolve()
    assert table.B["Bob"].stunned and table.A.endurance == 50


# -- 514: dependency ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:514.1", "vs:514.3", "vs:515.1")
@pytest.mark.parametrize("order", [("One", "Nine"), ("Nine", "One")])
def test_independent_modifiers_apply_in_timestamp_order(order: tuple[str, str]) -> None:
    dens = {n: place(n, Continuous(yours(), (Becomes("atk", k),))) for n, k in (("One", 1), ("Nine", 9))}
    table = situation("vs", A=side(front=[hero("Ann")], hand=[HIDE], resources=[*dens.values()]), B=side())
    for name in order:
        table.A.flips(name)
    assert table.A["Ann"].atk == {"One": 1, "Nine": 9}[order[1]]
    # turned face down and up again, it is the latest
    plays(table.A, "Hide", order[0])
    table.A.flips(order[0])
    assert table.A["Ann"].atk == {"One": 1, "Nine": 9}[order[0]]


@pytest.mark.rule("vs:514.2", "vs:514.4")
@pytest.mark.parametrize("order", [["Paint", "Wings", "Lift"], ["Lift", "Wings", "Paint"], ["Wings", "Lift", "Paint"]])
def test_a_chain_of_dependencies_is_followed_whatever_the_timestamps(order: list[str]) -> None:
    powers = {
        "Paint": Continuous(yours(), (AddTeam(("Y",)),)),
        "Wings": Continuous(yours(Team("Y")), (Has("flight"),)),
        "Lift": Continuous(yours(WITH_FLIGHT), (Gets(3, 0),)),
    }
    table = situation("vs", A=side(front=[hero("Ann")], resources=[place(n, powers[n]) for n in order]), B=side())
    for name in order:
        table.A.flips(name)
    assert (table.A["Ann"].flight, table.A["Ann"].atk) == (True, 7)


@pytest.mark.rule("vs:514.2", "vs:514.4", "vs:500.5")
@pytest.mark.parametrize("order", [["Paint", "Teach"], ["Teach", "Paint"]])
def test_powers_are_given_and_taken_by_what_other_modifiers_have_made_of_a_character(order: list[str]) -> None:
    from longbox.games.vs.vocabulary import GainPowers

    power = Activated((PayEndurance(1),), GainEndurance(5))
    dens = {
        "Paint": place("Paint", Continuous(yours(Named("Ann")), (AddTeam(("Y",)),))),
        "Teach": place("Teach", Continuous(yours(Team("Y")), (GainPowers((power,)),))),
        "Ban": place("Ban", Continuous(yours(WITH_FLIGHT), (LosePowers(),))),
        "Wings": place("Wings", Continuous(yours(Named("Abe")), (Has("flight"),))),
    }
    front = [hero("Ann"), hero("Abe", power, Continuous(yours(), (Gets(1, 0),)))]
    table = situation("vs", A=side(front=front, hand=[HIDE], resources=list(dens.values())), B=side())
    for name in order:
        table.A.flips(name)
    assert table.A.can("use", "Ann") and table.A.can("use", "Abe") and table.A["Ann"].atk == 5
    for name in ("Ban", "Wings"):
        table.A.flips(name)
    # Abe flies now, and so has no powers
    assert table.A.can("use", "Ann") and not table.A.can("use", "Abe") and table.A["Ann"].atk == 4
    plays(table.A, "Hide", "Paint")
    assert not table.A.can("use", "Ann")


@pytest.mark.rule("vs:514.1", "vs:514.3")
def test_a_modifier_of_an_effect_never_depends_on_a_later_one() -> None:
    # only fliers were flagged as it resolved: those who fly later get nothing, and those who no longer fly keep it
    lift = twist("Lift", Lasting(Continuous(yours(WITH_FLIGHT), (Gets(3, 0),)), "turn"))
    give, strip = (twist(n, gives(T, w), Aim(yours())) for n, w in (("Give", Has("flight")), ("Strip", Loses("flight"))))
    table = situation("vs", A=side(front=[hero("Ann", flight=True), hero("Abe")], hand=[lift, give, strip]), B=side())
    plays(table.A, "Lift")
    plays(table.A, "Give", "Abe")
    plays(table.A, "Strip", "Ann")
    assert (table.A["Ann"].atk, table.A["Abe"].atk) == (7, 4)


@pytest.mark.rule("vs:514.4", "vs:512.1", "vs:515.4")
def test_one_shot_modifiers_see_what_the_continuous_ones_have_made() -> None:
    hit = twist("Hit", StunIt(Every(characters(WITH_FLIGHT))))
    wings = place("Wings", Continuous(characters(Named("Bea")), (Has("flight"),)))
    table = situation("vs", A=side(hand=[hit], resources=[wings]), B=side(front=[hero("Bea"), hero("Bob")]))
    table.A.plays("Hit")
    table.A.flips("Wings")
    table.resolve()
    assert table.B["Bea"].stunned and not table.B["Bob"].stunned


@pytest.mark.rule("vs:514.4a", "vs:514.2")
def test_a_knot_starts_for_each_object_with_the_earliest_modifier_that_applies_to_it() -> None:
    # fliers are of team Y, those of Y fly: whoever has one has both, and who has neither has none
    fly = Continuous(yours(Team("Y")), (Has("flight"),))
    join = Continuous(yours(WITH_FLIGHT), (AddTeam(("Y",)),))
    front = [hero("Wing", flight=True), hero("Member", teams=("Y",)), hero("Plain")]
    table = situation("vs", A=side(front=front, resources=[place("Fly", fly), place("Join", join)]), B=side())
    table.A.flips("Fly")
    table.A.flips("Join")
    assert [(table.A[n].flight, "Y" in table.A[n].teams) for n in ("Wing", "Member", "Plain")] == [
        (True, True),
        (True, True),
        (False, False),
    ]


# -- 515: timestamps -----------------------------------------------------------------------------------------------------------


NINE = Continuous(characters(Named("Ann")), (Becomes("atk", 9),))
ONE = Continuous(characters(Named("Ann")), (Becomes("atk", 1),))


@pytest.mark.rule("vs:515.1", "vs:515.3")
def test_an_object_has_the_timestamp_of_its_entering_play_and_recovering_renews_its_powers() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Ann"), hero("Nine", NINE)], hand=[hero("One", ONE, cost=1), STUN, RECOVER], resources=1),
        B=side(),
    )
    assert table.A["Ann"].atk == 9
    table.A.recruits("One")
    assert table.A["Ann"].atk == 1
    plays(table.A, "Stun", "Nine")
    assert table.A["Ann"].atk == 1
    plays(table.A, "Recover")
    assert table.A["Ann"].atk == 9


@pytest.mark.rule("vs:515.2", "vs:514.1")
@pytest.mark.parametrize("answered", [False, True])
def test_an_effects_modifier_has_the_time_of_its_resolution_not_of_its_play(answered: bool) -> None:
    sets = [
        twist(n, Lasting(Continuous(T, (Becomes("atk", k),)), "turn"), Aim(characters(Named("Ann"))))
        for n, k in (("Nine", 9), ("One", 1))
    ]
    table = situation("vs", A=side(front=[hero("Ann")], hand=sets), B=side())
    table.A.plays("Nine")
    if answered:
        table.A.plays("One")
        table.resolve_all()
    else:
        table.resolve()
        plays(table.A, "One")
    assert table.A["Ann"].atk == (9 if answered else 1)


@pytest.mark.rule("vs:515.5", "vs:302.5")
@pytest.mark.parametrize("how", ["transfer", "stun", "nothing"])
def test_equipment_gets_a_new_timestamp_when_moved_or_active_again(how: str) -> None:
    belt = equipment("Belt", text=[NINE], source="stand-in")
    move = twist("Move", TransferIt(Choose(Cards("equipment", (), "you")), Choose(yours(Named("Carl")), name="host")))
    front = [hero("Ann"), put(hero("Abe"), equipment=[belt]), hero("One", ONE), hero("Carl")]
    table = situation("vs", A=side(front=front, hand=[move, STUN, RECOVER]), B=side())
    assert table.A["Ann"].atk == 1
    if how == "transfer":
        plays(table.A, "Move")
        assert table.A["Carl"].equipment == ["Belt"]
    elif how == "stun":
        plays(table.A, "Stun", "Abe")
        assert table.A["Ann"].atk == 1
        plays(table.A, "Recover")
    assert table.A["Ann"].atk == (1 if how == "nothing" else 9)


@pytest.mark.rule("vs:515.6")
def test_a_card_out_of_play_has_the_time_it_came_to_its_zone() -> None:
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")], hand=[KO, BOUNCE], pile=[hero("Old")]), B=side())
    assert table.A["Old"].stamp == 0
    plays(table.A, "Finish", "Ann")
    first = table.A["Ann"].stamp
    plays(table.A, "Bounce", "Abe")
    assert 0 < first < table.A["Abe"].stamp and table.A["Old"].stamp == 0


@pytest.mark.rule("vs:515.7")
@pytest.mark.parametrize("last", ["One", "Nine"])
def test_modifiers_that_start_together_are_ordered_by_their_controllers_the_primary_player_first(last: str) -> None:
    both = hero("Both", NINE, ONE, cost=1)
    table = situation("vs", step="recruit", A=side(front=[hero("Ann")], hand=[both], resources=1), B=side())
    table.A.recruits("Both")
    assert table.asked == ("A", "timestamps") and len(table.options) == 2
    first = 0 if last == "One" else 1
    table.match.choose((first, 1 - first))
    assert table.A["Ann"].atk == (1 if last == "One" else 9)


@pytest.mark.rule("vs:515.7")
@pytest.mark.parametrize("primary", ["A", "B"])
def test_the_primary_players_modifiers_are_stamped_before_those_of_the_next_player(primary: str) -> None:
    wake = twist("Wake", RecoverIt(Every(characters(STUNNED))))
    sides = {
        "A": side(front=[hero("Ann"), put(hero("Nine", NINE), stunned=True)], hand=[wake]),
        "B": side(front=[put(hero("One", ONE), stunned=True)], hand=[wake]),
    }
    table = situation("vs", primary=primary, **sides)
    plays(getattr(table, primary), "Wake")
    assert table.asked == (primary, "priority")
    assert table.A["Ann"].atk == (1 if primary == "A" else 9)
