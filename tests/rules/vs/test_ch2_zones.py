"""Chapter 2, the zones: where cards are and who sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.games.vs import events as ev
from longbox.games.vs.language.vocabulary import (
    EQUIPPED_CHARACTER,
    SUPPORT,
    T1,
    Activate,
    Activated,
    Aim,
    Cards,
    Choose,
    Continuous,
    Discard,
    Draw,
    Effects,
    EntersPlay,
    GainControl,
    GainEndurance,
    Gets,
    KOIt,
    LeavesPlay,
    LoseEndurance,
    MoveIt,
    Named,
    Negate,
    Other,
    PlaysWithTopRevealed,
    PutIntoPlay,
    PutOnDeck,
    RemoveIt,
    ReturnToHand,
    Search,
    T,
    ToResources,
    TransferIt,
    Triggered,
    in_hand,
    location,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import BLANK, FILLER, put
from longbox.games.vs.view.table import chain
from longbox.kernel.abilities import Pattern
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.queries import Condition
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, PLUS, gear, on_one, pawn, sees, twist, up

# -- 213 zones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:213.1a", "vs:213.2a", "vs:213.3a", "vs:213.4a", "vs:213.7a", "vs:213.7c", "vs:G:Zone")
def test_each_player_has_zones_of_its_own_and_all_share_the_chain() -> None:
    trick = twist("Trick", GainEndurance(1))
    toss = twist("Toss", Discard())
    gone = on_one("Gone", RemoveIt(T))
    mine = dict(hand=[toss, "Longshot", trick], deck=["Rogue, Power Absorption", FILLER], front=[pawn("Ann")], resources=1)
    table = situation("vs", A=side(**mine), B=side(hand=[trick, gone], deck=[], resources=0))
    # a zone is there though nothing is in it
    assert (table.B.deck, table.B.pile, table.B.removed, table.B.resources, table.B.characters) == ([], [], [], [], [])
    table.A.plays("Toss")
    table.B.plays("Trick")
    assert table.chain == ["plays Toss", "plays Trick"] and table.B.hand == ["Gone"]
    table.resolve_all()
    table.chooses("Longshot")
    assert (table.A.pile, table.B.pile) == (["Longshot, Rebel Freedom Fighter", "Toss"], ["Trick"])
    table.B.plays("Gone")
    table.resolve()
    assert (table.A.removed, table.B.removed, table.B.pile) == (["Ann"], [], ["Trick", "Gone"])
    assert table.A.deck == ["Rogue, Power Absorption", "Filler"] and table.A.hand == ["Trick"]


@pytest.mark.rule("vs:213.4a")
def test_the_pile_takes_the_kod_the_discarded_the_resolved_and_the_negated() -> None:
    stop = twist("Stop", Negate(T), targets=[Aim(Effects(source="plot twist"))])
    table = situation(
        "vs",
        A=side(hand=[twist("Toss", Discard(query=in_hand(Named("Filler")))), FILLER, twist("Vain", GainEndurance(1))]),
        B=side(hand=[stop, on_one("Out", KOIt(T))], front=[pawn("Bea")]),
    )
    table.A.plays("Toss")
    table.resolve()
    assert table.A.pile == ["Filler", "Toss"]
    table.A.plays("Vain")
    table.B.plays("Stop")
    table.resolve()
    assert table.A.pile == ["Filler", "Toss", "Vain"] and table.A.endurance == 50
    table.B.plays("Out")
    table.resolve()
    assert table.B.pile == ["Stop", "Bea", "Out"]


@pytest.mark.rule("vs:213.1b", "vs:213.2e", "vs:213.6b", "vs:213.6c", "vs:213.6a")
def test_deck_and_chain_keep_their_order() -> None:
    one, two = twist("One", GainEndurance(1)), twist("Two", LoseEndurance(1))
    deck = ["Longshot", FILLER, "Dazzler", BLANK]
    table = situation("vs", A=side(hand=[one, twist("Read", Draw(2))], deck=deck), B=side(hand=[two]))
    table.A.plays("Read")
    table.A.plays("One")
    table.B.plays("Two")
    # one chain for all, the newest effect on top, resolved first
    assert table.chain == ["plays Read", "plays One", "plays Two"]
    table.resolve()
    assert table.chain == ["plays Read", "plays One"] and (table.A.endurance, table.B.endurance) == (50, 49)
    table.resolve()
    assert table.chain == ["plays Read"] and table.A.endurance == 51
    table.resolve()
    # from the top, the rest as it was
    assert table.A.hand == ["Longshot, Rebel Freedom Fighter", "Filler"]
    assert len(table.A.deck) == 2 and table.A.deck[0].startswith("Dazzler") and table.A.deck[1] == "Blank"


@pytest.mark.rule("vs:213.1c", "vs:700.3")
def test_a_card_that_changes_zones_is_another_one_but_a_change_of_control_is_none() -> None:
    cheer = on_one("Cheer", pump(T, 3, until="turn"))
    steal = twist("Steal", GainControl(T), targets=[Aim(theirs())])
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[pawn("Ann")], hand=[cheer, steal], resources=2),
        B=side(hand=[cheer, BOUNCE], front=[pawn("Bea")]),
    )
    table.A.plays("Cheer", on="Ann")
    table.resolve()
    ann, old = table.A["Ann"], table.A["Ann"].ref
    assert ann.atk == 7
    table.B.plays("Bounce", on="Ann")
    table.resolve()
    assert ann.zone == "hand" and ann.atk == 4
    table.A.recruits("Ann")
    assert ann.zone == "play" and ann.ref != old and ann.atk == 4
    # the modifier of the phase is still there, but its object is not
    table.B.plays("Cheer", on="Bea")
    table.resolve()
    bea, old = table.B["Bea"], table.B["Bea"].ref
    table.A.plays("Steal")
    table.resolve()
    table.places("Bea")
    assert bea.controller == "A" and bea.ref == old and bea.atk == 7


@pytest.mark.rule("vs:213.1d", "vs:708.13a")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [(ReturnToHand(T), "hand"), (KOIt(T), "pile"), (PutOnDeck(T, True), "deck"), (RemoveIt(T), "removed")],
)
def test_a_card_goes_to_its_owners_zone_whoever_controls_it(effect: Any, zone: str) -> None:
    table = situation("vs", A=side(hand=[on_one("Out", effect)]), B=side(front=[put(pawn("Ann"), owner="A")]))
    assert (table.B["Ann"].owner, table.B["Ann"].controller) == ("A", "B")
    table.A.plays("Out")
    table.resolve()
    assert "Ann" in getattr(table.A, zone) and "Ann" not in getattr(table.B, zone)


@pytest.mark.rule("vs:213.1e", "vs:213.2b", "vs:213.3b", "vs:213.4b", "vs:213.5g", "vs:213.5h", "vs:213.6b", "vs:213.7b")
def test_who_sees_which_zone() -> None:
    spot = location("Spot", source="stand-in")
    trick = twist("Trick", GainEndurance(1))
    table = situation(
        "vs",
        A=side(
            hand=[pawn("Ann"), trick],
            deck=[pawn("Abe"), FILLER, FILLER],
            pile=[pawn("Ada")],
            removed=[pawn("Amy")],
            front=[put(pawn("Al"), equipment=[gear("Cap")]), put(pawn("Ava"), stunned=True)],
            hidden_front=[pawn("Ash")],
            resources=[spot, up(location("Slum", source="stand-in"))],
        ),
        B=side(),
    )
    public = {
        "pile": ["Ada"],
        "removed": ["Amy"],
        "characters": ["Al", "Ava", "Ash"],
        "equipment": ["Cap"],
        "deck": 3,
        "top": None,
    }
    # the owner sees the own hand and face-down resources, nobody the deck; the numbers are for everyone
    assert sees(table, 0, 0) == public | {"hand": ["Ann", "Trick"], "resources": ["Spot", "Slum"]}
    assert sees(table, 1, 0) == public | {"hand": [None, None], "resources": [None, "Slum"]}
    table.A.plays("Trick")
    for seat in (0, 1):
        assert [c.name for area in chain(table.s, seat) for effect in area.known for c in effect.attached] == ["Trick"]


@pytest.mark.rule("vs:213.2c", "vs:511.5")
def test_the_owner_arranges_what_goes_to_the_deck_and_does_not_tell() -> None:
    sink = twist("Sink", PutOnDeck(T, True), targets=[Aim(theirs(), 1, 2)])
    table = situation("vs", A=side(hand=[sink, sink]), B=side(front=[pawn("Bea"), pawn("Bob"), pawn("Ben")], deck=[FILLER]))
    table.A.plays("Sink", on=[["Bea", "Bob"]])
    table.resolve()
    assert table.asked == ("B", "order")
    table.chooses("Bob", "Bea")
    assert table.B.deck == ["Bob", "Bea", "Filler"]
    assert sees(table, 1, 1)["top"] == "Bob" and sees(table, 0, 1)["top"] is None
    # a single card is no secret
    table.A.plays("Sink")
    table.resolve()
    assert sees(table, 0, 1)["top"] == "Ben"


@pytest.mark.rule("vs:213.2d", "vs:708.10b")
@pytest.mark.parametrize("find", [True, False])
def test_a_deck_that_was_searched_is_shuffled(find: bool) -> None:
    seek = twist("Seek", Search((Named("Longshot"),)))
    deck = ["Longshot", *[pawn(f"Card {i}") for i in range(20)]]
    table = situation("vs", A=side(hand=[seek], deck=deck), B=side(deck=deck))
    before = table.A.deck
    table.A.plays("Seek")
    table.resolve()
    table.chooses(*(["Longshot"] if find else []))
    assert len(table.A.hand) == int(find)
    after = table.A.deck
    assert sorted(after) == sorted(before[1:] if find else before) and after != (before[1:] if find else before)
    assert table.B.deck == before and sees(table, 0, 0)["top"] is None


@pytest.mark.rule("vs:213.3c")
def test_cards_are_drawn_one_at_a_time_each_from_a_revealed_top() -> None:
    glass = up(location("Glass", text=[PlaysWithTopRevealed()], source="stand-in"))
    for row, seen in (([glass], ["Ann", "Abe"]), ([], [None, None])):
        table = situation(
            "vs",
            A=side(hand=[twist("Read", Draw(2)), pawn("Secret")], deck=[pawn("Ann"), pawn("Abe"), pawn("Ada")]),
            B=side(resources=row),
        )
        table.A.plays("Read")
        table.resolve()
        assert table.A.hand == ["Secret", "Ann", "Abe"]
        # all that were drawn have been on top, for everyone to see
        assert sees(table, 1, 0)["hand"] == [None, *seen]
        assert sees(table, 1, 0)["top"] == ("Ada" if row else None)


@dataclass(frozen=True)
class DiscardsACard(Pattern):
    """You discard a card."""

    classes = (ev.Discard,)

    def matches(self, s: Any, event: Any, scope: Any) -> Any:
        return ((),) if event.player == scope.you else ()

    def text(self, p: Any) -> str:
        return "whenever you discard a card"


@dataclass(frozen=True)
class CardsLeft(Condition):
    """You have exactly so many cards in hand."""

    n: int

    def holds(self, s: Any, scope: Any) -> bool:
        return len(s.zone(scope.you, 1)) == self.n

    def text(self, p: Any) -> str:
        return f"you have {self.n} cards in hand"


@pytest.mark.rule("vs:213.4c")
def test_cards_are_discarded_one_at_a_time() -> None:
    toss = twist("Toss", Discard(least=2))
    for left, times in ((1, 1), (0, 1), (2, 0)):
        text = [
            Triggered(DiscardsACard(), GainEndurance(1), when=CardsLeft(left)),
            Activated((Discard(least=2),), GainEndurance(9)),
        ]
        table = situation("vs", A=side(front=[pawn("Ann", text=text)], hand=[toss, FILLER, BLANK]), B=side())
        table.A.plays("Toss")
        table.resolve()
        assert table.A.pile == ["Filler", "Blank", "Toss"] and len(table.chain) == times, left
        # as a cost, too
        table = situation("vs", A=side(front=[pawn("Ann", text=text)], hand=[FILLER, BLANK]), B=side())
        table.A.uses("Ann")
        assert len(table.chain) == 1 + times


@pytest.mark.rule("vs:213.5a", "vs:708.4g", "vs:708.4e", "vs:215.2", "vs:214.1")
def test_to_and_from_the_resource_row_is_leaving_and_entering_play_as_a_character() -> None:
    ann = pawn("Ann", text=[Triggered(EntersPlay(), GainEndurance(1)), Triggered(LeavesPlay(), GainEndurance(10))])
    bury = on_one("Bury", ToResources(T), yours())
    dig = twist("Dig", PutIntoPlay(Choose(Cards("resources", (), "you"))))
    table = situation("vs", A=side(front=[put(ann, counters={PLUS: 2}, equipment=[gear("Cap")])], hand=[bury, dig]), B=side())
    card, old = table.A["Ann"], table.A["Ann"].ref
    assert card.atk == 6
    table.A.plays("Bury")
    table.resolve()
    assert card.zone == "resource row" and card.down and card.ref != old and table.A.characters == []
    assert table.chain == ["Ann (triggered)"] and table.A.pile == ["Cap", "Bury"]
    table.resolve()
    assert table.A.endurance == 60
    table.A.plays("Dig")
    table.resolve()
    table.places("Ann")
    assert card.zone == "play" and not card.down and card.counters(PLUS) == 0 and card.atk == 4
    assert table.chain == ["Ann (triggered)"]
    table.resolve()
    assert table.A.endurance == 61


@pytest.mark.rule("vs:213.5a", "vs:213.5c", "vs:213.5d", "vs:701.17", "vs:701.18", "vs:705.2")
def test_the_hidden_and_the_visible_area_lie_apart() -> None:
    table = situation(
        "vs",
        A=side(front=[pawn("Ann")], hidden_front=[pawn("Ash")], support=[pawn("Abe")], hidden_support=[None, pawn("Ada")]),
        B=side(front=[pawn("Bea")]),
    )
    ann, ash, abe, ada = (table.A[n] for n in ("Ann", "Ash", "Abe", "Ada"))
    assert [c.hidden for c in (ann, ash, abe, ada)] == [False, True, False, True]
    # the same row and column of the two areas are different places, and not next to each other
    assert (ann.row, ann.col) == (ash.row, ash.col)
    assert table.s.adjacent(ann.number, abe.number) and not table.s.adjacent(ash.number, abe.number)
    assert not table.s.adjacent(ann.number, ash.number)
    assert abe.protected and not ada.protected
    # from an area a character moves to the rows of that area only
    back = on_one("Back", MoveIt(T, (SUPPORT,)), yours())
    table = situation("vs", A=side(hidden_front=[pawn("Ash")], front=[pawn("Ann")], hand=[back]), B=side())
    table.A.plays("Back", on="Ash")
    table.resolve()
    cells = {table.decision.shape.cells[c] for c in table.decision.shape.next((0,))}
    assert all(side_ and row == SUPPORT for side_, row, _ in cells)
    # moved, it has neither left nor entered play
    old = table.A["Ash"].ref
    table.places("Ash", ("support", 0))
    assert table.A["Ash"].row == "support" and table.A["Ash"].ref == old


@pytest.mark.rule("vs:213.5b", "vs:213.5d", "vs:213.5e", "vs:701.11a", "vs:G:Type")
def test_what_an_object_is_depends_on_where_it_lies_and_whether_it_is_face_up() -> None:
    spot, pact = location("Spot", source="stand-in"), twist("Pact", ongoing=[Continuous(yours(), (Gets(1, 0),))])
    table = situation(
        "vs",
        A=side(front=[put(pawn("Ann"), equipment=[gear("Cap")])], resources=[spot, up(spot), pact, up(pact), pawn("Low")]),
        B=side(),
    )

    def there(where: str) -> list[str]:
        from longbox.kernel.queries import Scope

        return [table.s.things[n].printed.name for n in Cards(where, (), "you").numbers(table.s, Scope(0, -1))]

    assert there("resources") == ["Spot", "Spot", "Pact", "Pact", "Low"]
    assert (there("locations"), there("plot twists")) == (["Spot"], ["Pact"])
    # neither a character card nor equipment in a resource row is a character or equipment, and a face-down one has no text
    assert (there("characters"), there("equipment")) == (["Ann"], ["Cap"])
    assert table.A["Ann"].atk == 5


@pytest.mark.rule("vs:213.5e", "vs:405.3")
def test_a_character_is_put_into_play_on_an_empty_position_only() -> None:
    table = situation("vs", step="recruit", A=side(front=[pawn("Abe")], hand=[pawn("Ann"), gear("Cap")], resources=2), B=side())
    table.A.recruits("Ann", resolve=False)
    table.resolve()
    shape = table.decision.shape
    taken = list(shape.cells).index((False, 0, 0))
    with pytest.raises(IllegalAnswer):
        table.match.choose((0, taken))
    assert table.asked == ("A", "place")
    table.places("Ann", ("front", 1))
    # equipment comes attached, on no position of its own
    table.A.recruits("Cap", on="Abe")
    assert table.A["Abe"].equipment == ["Cap"] and table.A.characters == ["Abe", "Ann"]


@pytest.mark.rule("vs:213.5f", "vs:700.1", "vs:708.4b", "vs:708.12g")
def test_what_comes_into_your_rows_is_yours_with_what_is_attached_to_it() -> None:
    steal = twist("Steal", GainControl(T), targets=[Aim(theirs())])
    swipe = twist("Swipe", TransferIt(T, T1), targets=[Aim(Cards("equipment", (), "opponent")), Aim(yours())])
    belt = gear("Belt", text=[Continuous(EQUIPPED_CHARACTER, (Gets(2, 0),)), Activated((Activate(),), GainEndurance(1))])
    table = situation(
        "vs",
        A=side(front=[pawn("Ann")], hand=[steal, swipe]),
        B=side(front=[put(pawn("Bea"), equipment=[gear("Cap")]), put(pawn("Bob"), equipment=[belt])]),
    )
    table.A.plays("Steal", on="Bea")
    table.resolve()
    table.places("Bea")
    assert table.A["Bea"].controller == "A" and table.A["Cap"].controller == "A" and table.A["Bea"].equipment == ["Cap"]
    assert table.B.characters == ["Bob"] and not table.A.can("use", "Cap")
    assert table.B.can("use", "Belt")
    table.A.plays("Swipe", on="Ann")
    table.resolve()
    assert table.A["Belt"].controller == "A" and table.A["Ann"].atk == 6 and table.B["Bob"].atk == 4
    assert table.A["Belt"].owner == "B" and table.A.can("use", "Belt")


@pytest.mark.rule("vs:213.5i", "vs:214.5", "vs:702.1")
def test_cards_put_into_play_together_see_each_other_enter() -> None:
    greet = pawn("Greet", version="Army", text=[Triggered(EntersPlay(yours(Other())), GainEndurance(1))])
    both = twist("Both", PutIntoPlay(Choose(in_hand(Named("Greet")), 2)))
    table = situation("vs", A=side(hand=[both, greet, greet]), B=side(front=[greet]))
    table.A.plays("Both")
    table.resolve()
    # placed in one decision, so that they enter together
    assert table.asked == ("A", "place")
    answer: tuple[int, ...] = ()
    while -1 not in table.decision.next(answer):
        answer = (*answer, table.decision.next(answer)[0])
    table.match.choose(answer)
    if table.asked == ("A", "trigger order"):
        table.match.choose((0,))
    assert len(table.A.characters) == 2 and table.chain == ["Greet, Army (triggered)"] * 2


@pytest.mark.rule("vs:213.7b", "vs:213.7c")
def test_cards_removed_from_the_game_are_face_up_unless_said_otherwise() -> None:
    for face_down, seen in ((False, "Card"), (True, None)):
        put_away = twist("Away", RemoveIt(Choose(in_hand(Named("Card"))), face_down))
        table = situation("vs", A=side(hand=[put_away, pawn("Card")]), B=side())
        card = table.A["Card"].number
        table.A.plays("Away")
        table.resolve()
        assert table.A.removed == ["Card"] and sees(table, 1, 0)["removed"] == [seen]
        assert table.s.things[card].down is face_down
