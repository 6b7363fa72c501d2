"""What belongs to a reveal though the card has gone, who activates besides, and what can't enter play (champions:reveal)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ENGAGED,
    MAIN,
    ME,
    TOUGH,
    YOU_,
    AttachTo,
    CancelRevealed,
    Deal,
    DiscardIt,
    Each,
    EnemiesAct,
    EnemyActs,
    EngageIt,
    Enters,
    Facing,
    Give,
    InPlay,
    Interrupt,
    IsRevealed,
    It,
    Keyword,
    Named,
    PlaceThreat,
    PutIntoPlay,
    Response,
    Search,
    Stat,
    Trait,
    WhenDefeated,
    WhenRevealed,
    Whom,
    drones,
    encounter,
    named,
    seq,
)
from longbox.games.champions.situations import BLANK, FILLER, stand_in
from longbox.games.champions.state import NEMESIS
from longbox.situations import side, situation
from tests.rules.champions.rounds import laid, on, told
from tests.rules.champions.standins import free

#: an upgrade with which its player takes a card out of play that has just entered it
TRAPDOOR = stand_in("upgrade", "Trapdoor", Response(Enters(Whom("any")), DiscardIt(It("it"))), cost=0)


def trapped(card: Any, *more: Any, player: str = "A", **given: Any) -> Any:
    """The table at which A has a trapdoor, as a player reveals a card; whose entering is then answered."""
    t = laid(A=side("Captain Marvel", play=[TRAPDOOR, *more]), B=side("She-Hulk"), **given)
    t.reveals(card, player)
    t.A.picks("Trapdoor")
    return t


@pytest.mark.rule("champions:when-revealed#p2", "champions:reveal#p2")
def test_a_minion_shot_as_it_enters_play_says_what_it_says_when_revealed() -> None:
    scout = stand_in("minion", "Scout", WhenRevealed(PlaceThreat(2, MAIN)), hp=2, atk=1, sch=1)
    for shot in (True, False):
        t = situation("champions", A=side("Iron Man", play=["Hawkeye"]), B=side("She-Hulk"), encounter=[scout, BLANK])
        t.reveals("Scout")
        t.A.picks("Hawkeye") if shot else t.passes()
        on(t, "turn")
        assert t.in_play("Scout") is not shot and t.scheme.threat == 2
        assert len(told(t, "Scout: When Revealed")) == 1
        # it has engaged nobody if it was gone
        assert bool(told(t, "Scout engages A")) is not shot
    # a card of the core set: what it does to somebody else is done, what it would do itself is not
    t = situation("champions", A=side("Iron Man", play=["Hawkeye"]), encounter=["Shocker", BLANK])
    t.reveals("Shocker")
    t.passes()
    assert t["Iron Man"].damage == 1 and t["Hawkeye"].damage == 0
    t = situation("champions", A=side("Iron Man", play=[TRAPDOOR]), B=side("She-Hulk"), encounter=["Shocker", BLANK])
    t.reveals("Shocker")
    t.A.picks("Trapdoor")
    assert not t.in_play("Shocker") and t["Iron Man"].damage == 1 and t["She-Hulk"].damage == 1


@pytest.mark.rule("champions:when-revealed#p2", "champions:reveal#1", "champions:reveal#4", "champions:reveal#5")
@pytest.mark.parametrize("kind", ["minion", "attachment", "side_scheme", "environment"])
def test_cards_of_all_types_that_leave_as_they_enter_resolve_all_the_same(kind: str) -> None:
    facts: dict[str, Any] = {
        "minion": {"hp": 3, "atk": 1, "sch": 1},
        "side_scheme": {"base_threat": 3, "base_fixed": True},
    }.get(kind, {})
    attach = [AttachTo(InPlay(frozenset({"villain"})))] if kind == "attachment" else []
    text = [*attach, Keyword("incite", 1), Keyword("hinder", 2), WhenRevealed(seq(PlaceThreat(3, MAIN), PlaceThreat(1, ME)))]
    t = trapped(stand_in(kind, "Thing", *text, **facts), player="B")
    on(t, "turn")
    assert not t.in_play("Thing") and t.encounter_discard == ["Thing"]
    # incite and three threat; what would come onto the card itself comes nowhere
    assert t.scheme.threat == 1 + 3 and len(told(t, "Thing: When Revealed")) == 1
    assert not told(t, "threat is placed on Thing")


@pytest.mark.rule("champions:when-revealed#p2", "champions:leaves-play")
def test_an_ability_that_speaks_of_its_card_which_has_gone_knows_it_as_it_was() -> None:
    # it can't attack, but how strong it was is known
    brute = stand_in("minion", "Brute", WhenRevealed(seq(Deal(Stat(ME, "atk"), YOU_), EnemiesAct(ME))), hp=3, atk=2, sch=1)
    t = trapped(brute, player="B")
    on(t, "turn")
    assert t["She-Hulk"].damage == 2 and not told(t, "Brute attacks") and t["Captain Marvel"].damage == 0
    # nor does it become tough or come back
    shell = stand_in("minion", "Shell", WhenRevealed(Give(TOUGH, ME)), hp=3, atk=2, sch=1)
    t = trapped(shell)
    assert not t.in_play("Shell") and not told(t, "becomes tough")


@pytest.mark.rule("champions:when-revealed#p2", "champions:cancel#4")
def test_what_was_cancelled_or_could_not_enter_resolves_nothing() -> None:
    # a "When Revealed" that was cancelled does not come back because the card is gone
    scout = stand_in("minion", "Scout", WhenRevealed(PlaceThreat(2, MAIN)), hp=2, atk=1, sch=1)
    ward = stand_in("upgrade", "Ward", Interrupt(IsRevealed(), CancelRevealed()), cost=0)
    t = laid(A=side("Captain Marvel", play=[TRAPDOOR, ward]))
    t.reveals(scout)
    t.A.picks("Ward")
    t.A.picks("Trapdoor")
    assert not t.in_play("Scout") and t.scheme.threat == 0
    # one whose double is in play never came
    twin = stand_in("minion", "Twin", Keyword("incite", 1), WhenRevealed(PlaceThreat(2, MAIN)), hp=2, atk=1, sch=1, unique=True)
    t = laid(A=side("Captain Marvel"), B=side("She-Hulk", minions=[twin]), encounter=[twin, BLANK])
    t.reveals(twin)
    assert t.scheme.threat == 0 and t.A.minions == [] and t.B.minions == ["Twin"]


@pytest.mark.rule("champions:reveal#6", "champions:obligation#p2")
def test_an_obligation_discarded_as_it_enters_is_resolved_by_its_player() -> None:
    t = laid(A=side("Captain Marvel", play=[TRAPDOOR]), B=side("She-Hulk", form="alter-ego", hand=[FILLER]))
    t.reveals("Legal Work")
    t.A.picks("Trapdoor")
    assert t.kind == "mode" and t.match.decision is not None and t.match.decision.player == 1


@pytest.mark.rule("champions:when-revealed#p2", "champions:main-scheme#p2")
def test_a_scheme_stage_that_is_completed_as_it_comes_says_its_own_text_and_no_other_twice() -> None:
    # 1B gives way to a second stage with all the threat it needs, and that to a third
    t = laid(scenario="Ultron", A=side("Captain Marvel", deck=[FILLER] * 9), B=side("She-Hulk", deck=[FILLER] * 9))
    t.places(t.scheme.name, 6)
    assert len(told(t, "Assault on NORAD: When Revealed")) == 1 and t.A.minions == ["Drone"] and t.B.minions == ["Drone"]


# -- who activates besides ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:minion#4")
def test_a_master_of_evil_that_engages_while_they_attack_attacks_too() -> None:
    boss = stand_in(
        "minion",
        "Boss",
        WhenDefeated(Search(encounter(Named("Tiger Shark")), PutIntoPlay(It("found", "it")))),
        hp=1,
        atk=1,
        sch=1,
        traits=["Masters of Evil"],
    )
    stranger = stand_in("minion", "Stranger", hp=3, atk=1, sch=1)
    t = situation(
        "champions",
        A=side("Black Panther", minions=[boss, stranger]),
        B=side("She-Hulk", minions=["Melter"]),
        encounter=["Masters of Mayhem", "Tiger Shark", *[BLANK] * 3],
    )
    t.reveals("Masters of Mayhem")
    on(t, "turn")
    attacks = [line.split("  [")[0] for line in told(t, " attacks ")]
    assert sorted(attacks) == ["Boss attacks Black Panther", "Melter attacks She-Hulk", "Tiger Shark attacks Black Panther"]
    # the trait is asked of all alike
    assert t.A.minions == ["Stranger", "Tiger Shark"]


@pytest.mark.rule("champions:minion#4")
@pytest.mark.parametrize("words", ["drones", "facing", "engaged"])
def test_one_that_engages_during_it_joins_whatever_they_are_called(words: str) -> None:
    meant = {
        "drones": Each(drones(whose="engaged")),
        "facing": Each(InPlay(frozenset({"villain", "minion"}), (Facing(),))),
        "engaged": Each(InPlay(frozenset({"minion"}), (Trait("Drone"),))),
    }[words]
    raid = stand_in("treachery", "Raid", WhenRevealed(EnemiesAct(meant, engaged=words == "engaged")))
    late = stand_in("minion", "Late", hp=5, atk=1, sch=1, traits=["Drone"])
    call = WhenDefeated(Search(encounter(Named("Late")), PutIntoPlay(It("found", "it"))))
    early = stand_in("minion", "Early", call, hp=1, atk=1, sch=1, traits=["Drone"])
    t = situation(
        "champions", A=side("Black Panther", minions=[early]), B=side("She-Hulk"), encounter=[raid, BLANK, late, *[BLANK] * 3]
    )
    t.reveals("Raid")
    on(t, "turn")
    assert told(t, "Early attacks Black Panther") and len(told(t, "Late attacks Black Panther")) == 1
    assert t["Late"].damage == 1 and t["She-Hulk"].damage == 0
    # what stands by and is not meant does not
    assert bool(told(t, "Rhino attacks")) is (words == "facing")


@pytest.mark.rule("champions:minion#4", "champions:engage#1")
def test_one_that_engages_another_player_before_its_turn_is_no_longer_meant() -> None:
    taunt = free("Taunt", Response(EnemyActs(Whom("minion"), after=True), EngageIt(named("Right"))))
    thugs = [stand_in("minion", name, hp=5, atk=1, sch=1) for name in ("Left", "Right")]
    for taken in (True, False):
        for raid in (
            stand_in("treachery", "Raid", WhenRevealed(EnemiesAct(Each(ENGAGED)))),
            stand_in(
                "treachery", "Raid", WhenRevealed(EnemiesAct(Each(InPlay(frozenset({"minion"}))), engaged=True, heroes=True))
            ),
        ):
            t = situation(
                "champions", A=side("Captain Marvel", minions=thugs), B=side("She-Hulk", hand=[taunt]), encounter=[raid, BLANK]
            )
            t.reveals("Raid")
            t.A.picks("Left")
            on(t, "window")
            t.B.picks("Taunt") if taken else t.passes()
            on(t, "turn")
            assert t["Captain Marvel"].damage == (1 if taken else 2)
            # told to attack whoever it is engaged with it does that, of those engaged with A it is no more
            both = raid.faces[0].values.abilities[0].effect.engaged
            assert t["She-Hulk"].damage == (1 if taken and both else 0)


# -- what can't enter play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:unique-icon#6")
def test_a_revealed_minion_whose_double_is_in_play_says_why_it_is_discarded() -> None:
    t = laid(A=side("Captain Marvel"), B=side("She-Hulk", minions=["Melter"]), encounter=["Melter", BLANK, BLANK])
    t.reveals("Melter")
    lines = t.log.splitlines()
    at = next(i for i, line in enumerate(lines) if "A reveals Melter" in line)
    assert lines[at + 1] == "Melter can't enter play: another Melter, which is unique, is in play  [champions:unique-icon#6]"
    assert lines[at + 2].startswith("Melter is discarded") and "A reveals Blank" in lines[at + 3]


@pytest.mark.rule("champions:unique-icon#7", "champions:attach-to#3")
def test_what_is_put_into_play_and_can_not_enter_says_why() -> None:
    fetch = stand_in("treachery", "Fetch", WhenRevealed(Search(encounter(Named("Melter")), PutIntoPlay(It("found", "him")))))
    t = laid(A=side("Captain Marvel"), B=side("She-Hulk", minions=["Melter"]), encounter=[fetch, "Melter", BLANK])
    t.reveals("Fetch")
    on(t, "turn")
    assert told(t, "Melter can't enter play", "[champions:unique-icon#7]") and t.A.minions == []
    assert sorted(t.encounter_deck) == ["Blank", "Melter"]
    # an attachment without anything to be attached to
    horn = stand_in("attachment", "Horn", AttachTo(InPlay(frozenset({"minion"}), (Named("Nobody"),))))
    t = laid(A=side("Captain Marvel"))
    t.reveals(horn)
    assert told(t, "Horn can't enter play", "[champions:attach-to#3]") and t.encounter_discard == ["Horn"]


@pytest.mark.rule("champions:nemesis-encounter-set", "champions:unique-icon#7")
def test_the_rest_of_a_nemesis_set_has_neither_minion_nor_scheme_in_it() -> None:
    # for every hero of the core set; the second Shadow of the Past finds the minion still aside once its double has gone
    for hero, nemesis in (("Captain Marvel", "Yon-Rogg"), ("Iron Man", "Whiplash"), ("Black Panther", "Killmonger")):
        double = stand_in("ally", nemesis, hp=1, atk=1, thw=1, cost=0, unique=True)
        t = situation(
            "champions",
            A=side(hero, form="alter-ego", play=[double]),
            encounter=["Shadow of the Past", BLANK, "Shadow of the Past", *[BLANK] * 3],
        )
        t.reveals("Shadow of the Past")
        on(t, "turn")
        assert nemesis not in t.encounter_deck and nemesis not in t.A.minions
        assert [t.state.things[n].printed.name for n in t.state.zone(0, NEMESIS)] == [nemesis]
        t.hurts(nemesis, 1)
        t.reveals("Shadow of the Past")
        on(t, "turn")
        assert t.A.minions == [nemesis] and t.state.zone(0, NEMESIS) == ()


@pytest.mark.rule("champions:nemesis-encounter-set")
def test_a_nemesis_minion_beaten_as_it_enters_has_entered() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", form="alter-ego", play=[TRAPDOOR], hand=[FILLER]),
        encounter=["Shadow of the Past", *[BLANK] * 6],
    )
    t.reveals("Shadow of the Past")
    t.A.picks("Trapdoor")
    on(t, "turn")
    # Vulture's own text resolved, the card does not surge, and three cards have gone into the deck
    assert t.A.hand == [] and not told(t, "gains surge") and len(told(t, "is shuffled into the encounter deck")) == 3
