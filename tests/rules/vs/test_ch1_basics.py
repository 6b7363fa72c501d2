"""Chapter 1: starting, winning and losing, contradictions, negative values."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.game import GAME
from longbox.games.vs.language.vocabulary import (
    COMBAT,
    RECOVERY,
    Aim,
    AtStart,
    AttackQuestion,
    BecomesStunned,
    Cards,
    Choose,
    Draw,
    EnduranceBecomes,
    EnduranceOf,
    ExchangeResources,
    GainControl,
    GainEndurance,
    Lasting,
    LoseEndurance,
    Opponents,
    StunIt,
    T,
    ThisIs,
    Triggered,
    WinTheGame,
    can,
    cant,
    characters,
    equipment,
    plot_twist,
    pump,
)
from longbox.games.vs.situations import put
from longbox.kernel.match import Match
from longbox.kernel.setups import SetupError
from longbox.situations import side, situation
from tests.rules.vs.standins import unit

DECK = [["Cyclops, Slim", 4], ["Rogue, Energy Drain", 4], ["Storm, Ororo Munroe", 4], ["Flying Kick", 4], ["Danger Room", 4]]


def new(players: int = 2, seed: int = 3, **setup: Any) -> Match:
    """A match that has just begun."""
    return Match(GAME, {"decks": [DECK] * players, **setup}, seed)


@pytest.mark.rule("vs:100.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(SetupError, match="two to four"):
        new(players)


@pytest.mark.rule("vs:101.4")
def test_a_random_player_chooses_who_starts_with_the_initiative() -> None:
    choosers = set()
    for seed in range(12):
        match = new(seed=seed)
        assert match.decision is not None and match.decision.kind == "initiative"
        choosers.add(match.decision.player)
        match.choose(list(match.decision.options).index(1))
        assert match.state.initiative == 1
    assert choosers == {0, 1}


@pytest.mark.rule("vs:101.5", "vs:101.6", "vs:708.14a", "vs:G:Mulligan")
def test_fifty_endurance_four_cards_and_one_mulligan_in_turn_from_the_initiative() -> None:
    match = new(players=3, initiative=1)
    s = match.state
    assert [s.things[p].endurance for p in range(3)] == [50] * 3
    assert [len(s.zone(p, 1)) for p in range(3)] == [4] * 3
    asked = []
    while match.decision is not None and match.decision.kind in ("mulligan", "order"):
        d = match.decision
        if d.kind == "order":
            before = [s.get(r).printed.full_name for r in d.options]
            match.choose((3, 1, 0, 2))
            s = match.state
            under = [s.things[n].printed.full_name for n in s.zone(2, 0)[-4:]]
            assert under == [before[i] for i in (3, 1, 0, 2)]
            assert len(s.zone(2, 1)) == 4
            continue
        asked.append(d.player)
        match.choose(1 if d.player == 2 else 0)
        s = match.state
    # nobody is asked twice
    assert asked == [1, 2, 0]
    # the log says whose deck it is, and not which cards they are
    assert match.log is not None and match.log.text().count(f"a card goes to the bottom of {s.things[2].name}'s deck") == 4
    assert match.state.turn == 1


@pytest.mark.rule("vs:102.1", "vs:102.5")
def test_conceding_at_any_time_leaves_the_other_as_winner() -> None:
    match = new()
    match.concede(0)
    assert match.decision is None and match.result.winners == (1,)
    match.undo()
    assert match.decision is not None and match.result is None


@pytest.mark.rule("vs:102.2", "vs:102.5")
def test_winning_makes_everybody_else_lose() -> None:
    win = plot_twist("Victory", effect=WinTheGame(), source="stand-in")
    table = situation("vs", A=side(hand=[win]), B=side(), C=side())
    table.A.plays("Victory")
    table.resolve()
    assert table.winners == ["A"] and table.decision is None


@pytest.mark.rule("vs:102.3", "vs:G:Losing the Game")
def test_who_loses_is_removed_with_cards_effects_and_modifiers() -> None:
    weaken = plot_twist("Weaken", effect=pump(T, -2, 0, until=""), targets=[Aim(characters())], source="stand-in")
    blast = plot_twist("Blast", effect=LoseEndurance(9, player=Opponents()), source="stand-in")
    table = situation(
        "vs",
        A=side(front=[unit("Ann"), put(unit("Lent"), owner="B")]),
        B=side(front=[unit("Bea"), put(unit("Mine"), owner="A"), put(unit("Third"), owner="C")], hand=[weaken, blast]),
        C=side(),
    )
    table.B.plays("Weaken", on="Ann")
    table.resolve()
    assert table.A["Ann"].atk == 2
    table.B.plays("Blast")
    lent = table.A["Lent"]
    mine, third = table.B["Mine"], table.B["Third"]
    table.B.concedes()
    # its effect on the chain is negated, its modifier no longer applies, its cards are gone
    assert table.chain == [] and (table.A.endurance, table.C.endurance) == (50, 50)
    assert table.A["Ann"].atk == 4
    assert lent.zone == "removed from the game"
    assert table.B.characters == []
    # what it had borrowed goes back to the last controller who is still in the game
    assert (mine.zone, mine.controller) == ("play", "A")
    assert (third.zone, third.controller) == ("play", "C")
    # the next player clockwise has priority
    assert table.asked == ("C", "priority") and table.result is None


@pytest.mark.rule("vs:102.4")
def test_nobody_loses_before_the_check() -> None:
    blast = plot_twist("Blast", effect=LoseEndurance(60, player=Opponents()), source="stand-in")
    table = situation("vs", A=side(hand=[blast]), B=side(hand=[blast]))
    table.A.plays("Blast")
    table.resolve()
    assert table.B.endurance == -10 and table.result is None
    assert table.B.can("play", "Blast")
    table.until(RECOVERY)
    table.all_pass()
    assert table.winners == ["A"]


@pytest.mark.rule("vs:102.6")
def test_an_empty_deck_loses_nothing() -> None:
    draw = plot_twist("Insight", effect=Draw(3), source="stand-in")
    table = situation("vs", A=side(hand=[draw], deck=[]), B=side())
    table.A.plays("Insight")
    table.resolve()
    assert table.A.hand == [] and table.result is None


@pytest.mark.rule("vs:103.1")
def test_card_text_beats_the_rules_only_where_it_says_so() -> None:
    firm = unit("Firm", 4, 1, text=[cant("{name} can't be stunned while attacking", BecomesStunned(), ThisIs("attacking"))])
    table = situation("vs", A=side(front=[firm]), B=side(front=[unit("Bea", 4, 4)]))
    table.A.attack("Firm", "Bea")
    table.conclude()
    assert not table.A["Firm"].stunned and table.B["Bea"].stunned
    # defending it has no such protection
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(front=[firm]))
    table.A.attack("Ann", "Firm")
    table.conclude()
    assert table.B["Firm"].stunned


@pytest.mark.rule("vs:103.2")
def test_cannot_beats_can_whatever_came_last() -> None:
    ban = plot_twist(
        "Ban",
        effect=Lasting(cant("it can't attack", AttackQuestion(who=T)), "turn"),
        targets=[Aim(characters())],
        source="stand-in",
    )
    allow = plot_twist(
        "Allow",
        effect=Lasting(can("it can attack from the support row", AttackQuestion(who=T, need="row")), "turn"),
        targets=[Aim(characters())],
        source="stand-in",
    )
    table = situation("vs", A=side(support=[unit("Ann")], hand=[ban, allow]), B=side(front=[unit("Bea")]))
    table.A.plays("Allow", on="Ann")
    table.resolve()
    assert table.A.can_attack("Ann", "Bea")
    table = situation("vs", A=side(support=[unit("Ann")], hand=[ban, allow]), B=side(front=[unit("Bea")]))
    table.A.plays("Ban", on="Ann")
    table.resolve()
    table.A.plays("Allow", on="Ann")
    table.resolve()
    assert not table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:104.1", "vs:104.3", "vs:G:Number")
def test_negative_values_count_as_zero_but_are_remembered() -> None:
    weaken = plot_twist("Weaken", effect=pump(T, -6, 0, until="turn"), targets=[Aim(characters())], source="stand-in")
    help_ = plot_twist("Help", effect=pump(T, 3, 0, until="turn"), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann", 4)], hand=[weaken, help_]), B=side(front=[unit("Bea")]))
    table.A.plays("Weaken", on="Ann")
    table.resolve()
    assert table.A["Ann"].atk == 0
    table.A.plays("Help", on="Ann")
    table.resolve()
    # 4 - 6 + 3
    assert table.A["Ann"].atk == 1
    # a character without printed ATK and DEF has 0 (undefined values)
    assert table.s.now(table.A["Ann"].ref).willpower == 0


@pytest.mark.rule("vs:104.1a", "vs:104.1b", "vs:G:Switch")
def test_negative_endurance_is_read_as_it_is_when_it_becomes_or_switches() -> None:
    same = plot_twist("Level", effect=EnduranceBecomes(Opponents()), source="stand-in")
    table = situation("vs", A=side(hand=[same], endurance=20), B=side(endurance=-7))
    table.A.plays("Level")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (-7, -7)
    swap = plot_twist("Swap", effect=EnduranceBecomes(Opponents(), switch=True), source="stand-in")
    table = situation("vs", A=side(hand=[swap], endurance=20), B=side(endurance=-7))
    table.A.plays("Swap")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (-7, 20)


@pytest.mark.rule("vs:104.1")
def test_negative_endurance_counts_as_zero_otherwise() -> None:
    echo = unit("Echo", text=[Triggered(AtStart(COMBAT), GainEndurance(EnduranceOf()))])
    table = situation("vs", phase="combat", A=side(front=[echo], endurance=-7), B=side())
    table.resolve()
    assert table.A.endurance == -7
    table = situation("vs", phase="combat", A=side(front=[echo], endurance=7), B=side())
    table.resolve()
    assert table.A.endurance == 14


@pytest.mark.rule("vs:102.3")
def test_equipment_of_a_player_who_leaves_goes_with_it() -> None:
    belt = equipment("Belt", source="stand-in")
    take = plot_twist("Take", effect=GainControl(T), targets=[Aim(characters(whose="opponent"))], source="stand-in")
    table = situation("vs", A=side(hand=[take]), B=side(front=[put(unit("Bea"), equipment=[belt])]), C=side(front=[unit("Cy")]))
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea", ("front", 0))
    assert table.A["Bea"].controller == "A" and table.A["Belt"].controller == "A"
    bea, worn = table.A["Bea"], table.A["Belt"]
    table.B.concedes()
    assert bea.zone == worn.zone == "removed from the game"
    assert table.A.characters == []


@pytest.mark.rule("vs:102.5", "vs:102.3")
def test_conceding_while_triggers_are_put_in_order_takes_those_of_the_leaver_away() -> None:
    def watcher(name: str) -> Any:
        return unit(name, text=[Triggered(BecomesStunned(characters()), GainEndurance(n)) for n in (1, 2)])

    hit = plot_twist("Hit", effect=StunIt(T), targets=[Aim(characters())], source="stand-in")
    table = situation(
        "vs", A=side(hand=[hit], front=[unit("Prey")]), B=side(front=[watcher("Bea")]), C=side(front=[watcher("Cy")])
    )
    table.A.plays("Hit", on="Prey")
    table.resolve()
    assert table.asked == ("B", "trigger order")
    table.B.concedes()
    # nothing of B's waits any longer, and the next player in turn orders its own
    assert table.asked == ("C", "trigger order")
    table.choose_option(0)
    assert table.chain == ["Cy (triggered)"] * 2


@pytest.mark.rule("vs:102.5", "vs:602.5")
@pytest.mark.parametrize("leaver", ["A", "B"])
def test_conceding_while_the_defender_chooses_whom_it_strikes(leaver: str) -> None:
    table = situation("vs", A=side(front=[unit("Ann"), unit("Abe")]), B=side(front=[unit("Bea")]), C=side(front=[unit("Cy")]))
    table.A.attack(["Ann", "Abe"], "Bea")
    table.all_pass()
    assert table.asked == ("B", "strike")
    getattr(table, leaver).concedes()
    # one side of the attack has left: the attack is over and nobody is stunned
    assert table.s.attack is None
    stayed = table.B if leaver == "A" else table.A
    assert not any(stayed[name].stunned for name in stayed.characters)
    if leaver == "B":
        # vs:602.5b no defender remains: the attackers ready
        assert not table.A["Ann"].exhausted and not table.A["Abe"].exhausted


@pytest.mark.rule("vs:102.5")
def test_conceding_between_the_choices_of_an_exchange() -> None:
    swap = plot_twist(
        "Swap",
        effect=ExchangeResources(
            Choose(Cards("resources", (), "you"), name="mine"), Choose(Cards("resources", (), "opponent"), name="theirs")
        ),
        source="stand-in",
    )
    spare = plot_twist("Spare", source="stand-in")
    table = situation("vs", A=side(hand=[swap], resources=[spare, spare]), B=side(resources=[spare]), C=side())
    table.A.plays("Swap")
    table.resolve()
    assert table.asked == ("A", "choose")
    table.B.concedes()
    table.choose_option(0)
    # there is nothing to exchange with: nothing happens, and play goes on
    assert len(table.A.resources) == 2 and table.chain == []
    assert table.asked[1] == "priority"
