"""Chapter 5, 511 to 513.4: modifiers of effects and powers, delayed triggers."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.queries import AimedEffects
from longbox.games.vs.language.verbs.effects import ChangeTarget
from longbox.games.vs.language.vocabulary import (
    ATTACKING,
    COMBAT,
    READY,
    STUNNED,
    THIS,
    Activated,
    AddTeam,
    Aim,
    AtStart,
    Becomes,
    BecomesStunned,
    Cards,
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
    KOIt,
    Lasting,
    LeavesPlay,
    Loses,
    May,
    Named,
    Other,
    PayEndurance,
    ReadyIt,
    RemoveIt,
    Replacement,
    StunIt,
    Stuns,
    T,
    Team,
    Triggered,
    Would,
    cant,
    characters,
    gives,
    in_hand,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, GAIN, HIDE, KO, RECOVER_STUNNED, STUN, hero, place, plays_out, twist

# -- 511: modifiers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:511.1", "vs:512.1", "vs:512.2", "vs:513.1", "vs:515.4")
def test_an_effect_can_make_both_kinds_of_modifiers_and_the_continuous_one_alone_stays() -> None:
    mix = twist("Mix", seq(GainEndurance(3), pump(T, 2, 0, "turn"), ReadyIt(T)), Aim(yours()))
    table = situation("vs", A=side(front=[put(hero("Ann"), exhausted=True), hero("Abe")], hand=[mix]), B=side())
    plays_out(table.A, "Mix", "Ann")
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
    plays_out(table.A, "Wipe")
    assert table.A.removed == ["Ann"] and table.A.hand == ["Held"] and table.A.deck == ["Deep"]
    assert sorted(table.A.pile) == ["Gone", "Wipe"]
    table = situation(
        "vs", A=side(front=[hero("Ann")], **{**side_of, "hand": [hero("Held"), fade]}), B=side(pile=[hero("Other")])
    )
    plays_out(table.A, "Fade")
    assert sorted(table.A.removed) == ["Ann", "Gone"] and table.A.hand == ["Held"] and table.B.pile == ["Other"]


@pytest.mark.rule("vs:511.2", "vs:511.2a")
def test_cards_a_player_owns_are_meant_in_all_zones_and_others_are_not() -> None:
    from longbox.games.vs.language.queries import EVERYWHERE, OwnCards

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
    plays_out(table.A, "Stun", "Bea")
    assert table.B["Bea"].stunned and table.chain == []


@pytest.mark.rule("vs:511.4", "vs:511.4a")
@pytest.mark.parametrize(
    ("what", "some", "none"), [("an affiliation", "X-Men", "Nobody"), ("an identity", "Black Knight", "Nobody")]
)
def test_choices_of_words_are_of_those_that_exist(what: str, some: str, none: str) -> None:
    name = twist("Name", ChooseWord("word", what))
    table = situation("vs", A=side(hand=[name]), B=side())
    plays_out(table.A, "Name")
    assert table.asked == ("A", "name")
    assert some in table.options and none not in table.options
    # the printed identity of "Dane Whitman <> Black Knight" is not left out for the name
    if what == "an identity":
        assert "Wolverine" in table.options


@pytest.mark.rule("vs:511.5", "vs:213.2c")
def test_the_owner_orders_cards_put_on_a_deck_together_unseen() -> None:
    from longbox.games.vs.language.vocabulary import PutOnDeck

    sweep = twist("Sweep", PutOnDeck(Every(theirs()), top=True))
    table = situation("vs", A=side(hand=[sweep]), B=side(front=[hero("Bea"), hero("Bob")], deck=[FILLER]))
    plays_out(table.A, "Sweep")
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
    plays_out(table.A, "Stun", "Abe")
    plays_out(table.A, "Stun", "Bea")
    assert (table.A["Abe"].stunned, table.B["Bea"].stunned) == (False, True)


@pytest.mark.rule("vs:511.1d")
def test_as_much_of_a_modifier_as_possible_is_applied() -> None:
    many = twist("Many", seq(Discard(query=in_hand(), least=3), Draw(5)))
    table = situation("vs", A=side(hand=[many, FILLER], deck=[GAIN, GAIN]), B=side())
    plays_out(table.A, "Many")
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
    plays_out(table.B, "Bounce")
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
    plays_out(table.A, "Short")
    plays_out(table.A, "Long")
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
    plays_out(table.A, "Bounce", "Abe")
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
    plays_out(table.A, "Charge")
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
    plays_out(table.A, "Both")
    assert table.B["Lord"].stunned and table.B["Bea"].stunned and table.B.endurance == 50


@pytest.mark.rule("vs:513.1g", "vs:502.4")
def test_powers_that_leave_together_see_each_other_leave() -> None:
    watch = hero("Watch", Triggered(LeavesPlay(yours(Team("Y"))), GainEndurance(5)))
    painter = hero("Painter", Continuous(yours(), (AddTeam(("Y",)),)))
    sweep = twist("Sweep", KOIt(Every(theirs())))
    table = situation("vs", A=side(hand=[sweep]), B=side(front=[watch, painter, hero("Bea")]))
    plays_out(table.A, "Sweep")
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
        plays_out(table.A, name)
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
        plays_out(table.A, "Cheer", "Ann")
        if late:
            table.A.recruits("Abe")
        else:
            plays_out(table.A, "Finish", "Abe")
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
    plays_out(table.A, "Raise")
    plays_out(table.A, "Ward")
    table.A.recruits("New")
    assert (table.A["Ann"].atk, table.A["Ann"].flight, table.A["New"].atk, table.A["New"].flight) == (6, True, 4, False)
    plays_out(table.A, "Turn", "Ann")
    # no longer X: what flagged her stays with her, what did not has let her go
    assert (table.A["Ann"].atk, table.A["Ann"].flight, table.A["Ann"].teams) == (6, True, set())
    plays_out(table.A, "Stun", "Ann")
    plays_out(table.A, "Stun", "New")
    assert (table.A["Ann"].stunned, table.A["New"].stunned) == (True, False)


def _no_teams() -> Any:
    from longbox.games.vs.language.vocabulary import ClearTeams

    return ClearTeams()


@pytest.mark.rule("vs:513.2c", "vs:501.4a")
def test_a_flagged_object_that_leaves_and_returns_is_not_flagged() -> None:
    raise_ = twist("Raise", pump(T, 2, 0, "turn"), Aim(yours()))
    table = situation("vs", step="recruit", A=side(front=[hero("Ann", cost=1)], hand=[raise_, BOUNCE], resources=1), B=side())
    plays_out(table.A, "Raise")
    plays_out(table.A, "Bounce")
    table.A.recruits("Ann")
    assert table.A["Ann"].atk == 4


@pytest.mark.rule("vs:513.2c", "vs:513.2b", "vs:701.12b")
def test_a_modifier_of_an_effect_covers_a_stunned_character_and_outlasts_its_source() -> None:
    lord = hero("Lord", Activated((PayEndurance(1),), Lasting(Continuous(yours(), (Gets(2, 2),)), "turn")))
    table = situation("vs", A=side(front=[lord, hero("Ann")], hand=[KO, STUN, RECOVER_STUNNED]), B=side())
    table.A.uses("Lord")
    table.resolve()
    plays_out(table.A, "Finish", "Lord")
    plays_out(table.A, "Stun", "Ann")
    plays_out(table.A, "Recover")
    assert table.A["Ann"].atk == 6


@pytest.mark.rule("vs:513.2f", "vs:515.2", "vs:514.1")
def test_what_was_given_can_be_taken_and_given_again_by_later_modifiers() -> None:
    give = twist("Give", gives(T, Has("range")), Aim(yours()))
    strip = twist("Strip", gives(T, Loses("range")), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[give, give, strip]), B=side())
    for name, has in (("Give", True), ("Strip", False), ("Give", True)):
        plays_out(table.A, name)
        assert table.A["Ann"].range is has


# -- 513.3: of powers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.3a", "vs:503.1", "vs:501.4c")
def test_the_modifier_of_a_power_goes_and_comes_with_the_power() -> None:
    lord = hero("Lord", Continuous(yours(Other()), (Gets(2, 0),)))
    table = situation(
        "vs",
        A=side(
            front=[lord, hero("Ann")],
            hand=[STUN, RECOVER_STUNNED, HIDE],
            resources=[place("Den", Continuous(yours(), (Gets(0, 5),)))],
        ),
        B=side(),
    )
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (6, 4)
    plays_out(table.A, "Stun", "Lord")
    assert table.A["Ann"].atk == 4
    plays_out(table.A, "Recover")
    assert table.A["Ann"].atk == 6
    table.A.flips("Den")
    assert table.A["Ann"].def_ == 9
    plays_out(table.A, "Hide")
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
    from longbox.games.vs.decks.construction import DeckChoice, check

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
        plays_out(table.A, card.name)
        plays_out(table.A, "Both")
        table.resolve_all()
        assert table.A.endurance == 50 + gained


@pytest.mark.rule("vs:513.4b", "vs:513.4c")
def test_a_delayed_trigger_is_announced_like_others() -> None:
    # no target is chosen beforehand: it is chosen as the effect goes onto the chain; without one it vanishes
    later = twist("Later", Lasting(Triggered(BecomesStunned(theirs()), KOIt(T), targets=(Aim(theirs(STUNNED)),)), "turn"))
    table = situation("vs", A=side(hand=[later, STUN]), B=side(front=[hero("Bea"), put(hero("Bob"), stunned=True)]))
    plays_out(table.A, "Later")
    plays_out(table.A, "Stun", "Bea")
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
        plays_out(table.B, "Tire", "Bea")
    table.until("combat phase")
    assert len(table.chain) == (0 if when == "before" else 1)
    if when == "after":
        plays_out(table.B, "Tire", "Bea")
    table.resolve_all()
    assert ("Bea" in table.B.characters) is (when != "never") and "Bob" in table.B.characters


@pytest.mark.rule("vs:513.4e")
@pytest.mark.parametrize("yes", [True, False])
def test_the_may_of_a_delayed_trigger_is_decided_as_it_resolves(yes: bool) -> None:
    later = twist("Later", Lasting(Triggered(BecomesStunned(theirs()), May(GainEndurance(5))), "turn"))
    table = situation("vs", A=side(hand=[later, STUN]), B=side(front=[hero("Bea")]))
    plays_out(table.A, "Later")
    assert table.asked == ("A", "priority")
    plays_out(table.A, "Stun")
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
    plays_out(table.A, "Later")
    table.A.recruits("New")
    plays_out(table.A, "Stun", "Bea")
    table.resolve()
    table.A.recruits("Late")
    assert (table.A["New"].atk, table.A["Late"].atk) == (6, 4)
