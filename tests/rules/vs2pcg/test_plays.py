"""Plot twists, super powers and locations of 2PCG: when, how often, paid with what; triggers; the build phase."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY,
    BUILD,
    COMBAT,
    DECK,
    ENEMY,
    FLIGHT,
    FRONT,
    KO,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    PLOT_TWIST,
    SUPPORTING,
    YOURS,
    Ability,
    Aligned,
    Cancel,
    CardsIn,
    Characters,
    DrawCards,
    GainXP,
    Having,
    Is,
    Landed,
    LevelUp,
    May,
    Named,
    PlotTwist,
    PutCounters,
    SearchDeck,
    ShuffleDeck,
    This,
    ToHand,
    ToResources,
    Triggers,
    YourMain,
    gains,
    one,
    reaction,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import SYMBOLS, CardDef, name_of
from longbox.kernel.queries import Scope
from tests.worked import laid

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
FORTRESS, ACADEMY = define("Fortress", LOCATION, symbol="Might"), define("Academy", LOCATION, symbol="Intellect")


def hero(
    name: str, *text: Ability, atk: int = 2, def_: int = 2, words: tuple[str, ...] = (), team: str = "Red", cost: int = 1
) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, health=2, cost=cost, teams=(team,), words=words, text=text)


def twist(name: str, *text: Ability, team: str = "") -> CardDef:
    return define(name, PLOT_TWIST, teams=(team,) if team else (), text=text)


def offers(t: Table, words: str) -> bool:
    return any(words in o for o in t.offered())


@pytest.mark.rule(
    "vs2pcg:plot-twists#1", "vs2pcg:playing-plot-twists#1", "vs2pcg:playing-plot-twists#5", "vs2pcg:basic-game-concepts#4"
)
def test_a_plot_twist_is_played_when_its_word_says_and_goes_to_the_ko_pile() -> None:
    hand = [twist(when_, PlotTwist(effect=DrawCards(1), when=when_)) for when_ in (BUILD, MAIN_PHASE, COMBAT)]
    t = situation(A=side(ACE, hand=list(hand)), B=side(KING, hand=list(hand)), phase="turn")
    for _ in range(3):
        assert offers(t, "play Build") and not offers(t, "play Main") and not offers(t, "play Combat")
        t.A.done()
    assert t.s.phase == "main"
    assert not offers(t, "play Build") and offers(t, "play Main") and not offers(t, "play Combat")
    before = len(t.A.hand)
    t.A.plays("Main")
    assert t.A.ko == ["Main"] and len(t.A.hand) == before
    # all may look at it
    assert name_of(t.s, t.s.zone(0, KO)[0], -1) == "Main"
    t.A.attacks("Ace", "King")
    # without the mark it is for one's own turn
    assert offers(t, "play Combat") and t.asked(t.A) == "turn"
    t.A.plays("Combat")
    assert t.s.combat is None and t.B.hand == ["Build", "Main", "Combat"]


@pytest.mark.rule("vs2pcg:playing-plot-twists#6", "vs2pcg:deck-building#6")
def test_a_plot_twist_of_a_team_needs_a_face_up_member_and_affects_whom_it_will() -> None:
    t = laid("vs2pcg:~team-plot-twist", stunned=True)
    assert not offers(t, "play Red Twist")
    t = laid("vs2pcg:~team-plot-twist")
    t.A.plays("Red Twist")
    t.A.picks("Blue One")
    assert t.B["Blue One"].counters == 1


@pytest.mark.rule(
    "vs2pcg:super-powers#1", "vs2pcg:super-powers#5", "vs2pcg:character-powers#1", "vs2pcg:resources-and-locations#4"
)
def test_each_super_power_once_a_turn_each_paid_by_itself() -> None:
    text = (super_power("One", MAIN_PHASE, "Might", DrawCards(1)), super_power("Two", MAIN_PHASE, "Might", DrawCards(1)))
    t = laid("vs2pcg:~once-a-turn")
    t.A.uses("Doer", "One")
    t.A.gives(0)
    assert t.A.resources == ["(Fortress)", "Fortress", "Fortress", "Fortress"]
    assert not offers(t, "use Doer: One") and offers(t, "use Doer: Two")
    # each of two characters of a name has its own (2P-A4)
    for _ in range(2):
        t.A.uses("Swarmer", "One")
        t.A.gives(0)
    assert not offers(t, "use Swarmer") and len(t.A.hand) == 3
    # out of play it works not, and stunned neither
    t = situation(A=side(ACE, hand=[hero("Doer", *text)], up=[FORTRESS]), B=side(KING))
    assert not offers(t, "use Doer")
    while t.s.active == 0:
        t.A.done()


@pytest.mark.rule("vs2pcg:once-per-game#1")
def test_once_per_game_counts_wherever_it_has_been_and_whoever_has_it() -> None:
    doer = hero("Doer", super_power("Once", MAIN_PHASE, "Might", DrawCards(1), once_per_game=True))
    t = situation(A=side(ACE, front=[doer], up=[FORTRESS] * 3), B=side(KING, up=[FORTRESS]))
    t.A.uses("Doer")
    t.A.gives(0)
    number = t.A["Doer"].number
    t.happens(ev.ToHand(t.A["Doer"].ref))
    t.happens(ev.Appear(t.s.ref(number), 0, FRONT))
    assert not offers(t, "use Doer")
    t.happens(ev.ChangeSides(t.A["Doer"].ref, 1, FRONT))
    while t.s.active == 0:
        t.A.done()
    while t.s.phase != "main":
        t.B.done()
    assert not offers(t, "use Doer")
    # one of another owner is another one
    t = situation(A=side(ACE, front=[doer], up=[FORTRESS]), B=side(KING, front=[doer], up=[FORTRESS]))
    t.A.uses("Doer")
    while t.s.active == 0:
        t.A.done()
    while t.s.phase != "main":
        t.B.done()
    assert offers(t, "use Doer")


@pytest.mark.rule("vs2pcg:locations#2", "vs2pcg:resources-and-locations#2")
def test_four_symbols_each_paid_by_its_own_location() -> None:
    places = {s: define(f"Place of {s}", LOCATION, symbol=s) for s in SYMBOLS}
    all_four = super_power("All", MAIN_PHASE, " ".join(SYMBOLS), DrawCards(1))
    for missing in ("", *SYMBOLS):
        up: list[CardDef | str] = [place for s, place in places.items() if s != missing]
        t = situation(A=side(ACE, front=[hero("Doer", all_four)], up=up), B=side(KING))
        assert offers(t, "use Doer") is (missing == "")
    with pytest.raises(LookupError, match="is no power symbol"):
        define("Nowhere", LOCATION, symbol="Luck")


@pytest.mark.rule(
    "vs2pcg:basic-game-concepts#7",
    "vs2pcg:build-phase#1",
    "vs2pcg:turn-sequence#1",
    "vs2pcg:turn-sequence#2",
    "vs2pcg:recruit-step#2",
)
def test_a_turn_step_by_step_and_the_next_player() -> None:
    t = situation(A=side(ACE, hand=[hero("One")], resources=[FORTRESS]), B=side(KING), phase="turn")
    seen = []
    while t.s.active == 0:
        seen.append((t.s.phase, t.s.points))
        t.A.done()
    # what was left of the points is gone with the recruit step
    assert seen == [("resource", 0), ("recruit", 1), ("formation", 0), ("main", 0)]
    assert t.s.active == 1 and t.s.phase == "resource" and t.B.hand == ["Filler", "Filler"]
    assert t.A.resources == ["(Fortress)"]


@pytest.mark.rule("vs2pcg:supporting-characters#1", "vs2pcg:basic-game-concepts#6", "vs2pcg:formation-step#1")
def test_recruits_come_into_either_row_and_everybody_may_be_moved_once() -> None:
    t = situation(A=side(ACE, hand=[hero("One"), hero("Two")], resources=[FORTRESS] * 3), B=side(KING), phase="turn")
    t.A.done()
    t.A.recruits("One", "back row")
    t.A.recruits("Two", "front row")
    assert (t.A.front, t.A.back) == (["Ace", "Two"], ["One"])
    t.A.done()
    for name in ("Ace", "One"):
        t.A.moves(name)
    assert (t.A.front, t.A.back) == (["Two", "One"], ["Ace"])
    assert not offers(t, "move Ace") and offers(t, "move Two")
    assert t.B.front == ["King"]


@pytest.mark.rule("vs2pcg:basic-game-concepts#8")
def test_a_resource_comes_to_its_owner_s_row() -> None:
    rebirth = Triggers(when.IsKod(), May(ToResources(Landed(), may_be_up=False)))
    t = situation(A=side(ACE), B=side(KING, front=[hero("Mantis", rebirth)]))
    t.happens(ev.ChangeSides(t.B["Mantis"].ref, 0, FRONT))
    t.happens(ev.Ko(t.A["Mantis"].ref))
    # she was on A's side: A decides, and she lies face down in her owner's row
    assert t.asked(t.A) == "may"
    t.A.answers(True)
    assert t.B.resources == ["(Mantis)"] and t.A.resources == [] and t.B.ko == []


@pytest.mark.rule("vs2pcg:searching#1", "vs2pcg:resolving-effects#1")
def test_a_search_ends_in_a_shuffle_and_what_can_t_be_done_is_skipped() -> None:
    find = seq(SearchDeck(), ToHand(one(CardsIn(DECK, (Named("Wanted"),)))), ShuffleDeck(), PutCounters(This()))
    for deck in ([hero("Wanted"), hero("A"), hero("B")], [hero("A"), hero("B")]):
        t = situation(
            A=side(ACE, front=[hero("Doer", super_power("Find", MAIN_PHASE, "Might", find))], up=[FORTRESS], deck=list(deck)),
            B=side(KING),
        )
        t.A.uses("Doer")
        assert t.A.hand == (["Wanted"] if len(deck) == 3 else [])
        assert t.A["Doer"].counters == 1 and sorted(t.A.deck) == ["A", "B"]
        assert not any(t.s.card(n).known for n in t.s.zone(0, DECK))


@pytest.mark.rule("vs2pcg:term-good-evil#1", "vs2pcg:term-enemy#1", "vs2pcg:term-on-your-side#1")
def test_good_and_evil_mine_and_thine() -> None:
    a = [hero("Good One", team="X-Men"), hero("Evil One", team="Underworld"), hero("Neither")]
    t = situation(A=side(ACE, front=list(a)), B=side(KING, front=[hero("Their Good", team="Avengers")]))
    scope = Scope(0, t.A["Ace"].ref)

    def named(query: Characters) -> list[str]:
        return [str(t.s.card(n).printed.name) for n in query.numbers(t.s, scope)]

    assert named(Characters(YOURS, (Aligned(True),))) == ["Good One"]
    assert named(Characters(ANY, (Aligned(False),))) == ["Evil One"]
    assert named(Characters(ENEMY)) == ["King", "Their Good"]
    assert named(Characters(YOURS)) == ["Ace", "Good One", "Evil One", "Neither"]


def test_what_triggers_together_is_ordered_by_the_active_player_whosever_it_is() -> None:
    seen = hero("Seer", Triggers(when.TurnEnds(), DrawCards(1), title="Mine"))
    theirs = hero("Spy", Triggers(when.IsStunned(), DrawCards(1), title="Theirs"))
    own = hero("Watcher", Triggers(when.IsStunned(ENEMY), DrawCards(1), title="Watch"))
    t = situation(A=side(ACE, front=[seen, own]), B=side(KING, front=[theirs]))
    t.happens(ev.Stun(t.B["Spy"].ref))
    assert t.asked(t.A) == "trigger"
    assert [o.split(":")[0] for o in t.offered()] == ["Watcher", "Spy"]
    t.A.gives(1)
    assert t.B.hand == ["Filler"] and t.A.hand == ["Filler"]


def test_a_reaction_is_used_once_a_turn_and_a_plot_twist_is_cancelled_but_played() -> None:
    sense = reaction("Sense", "Might", when.PlaysTwist(ENEMY), Cancel())
    one_, two = (twist(n, PlotTwist(effect=PutCounters(YourMain()))) for n in ("One", "Two"))
    counts = define("Ace", MAIN, atk=3, def_=4, health=6, text=(LevelUp(when.PlaysTwist(), GainXP(This()), need=9),))
    t = situation(A=side(counts, hand=[one_, two]), B=side(KING, front=[hero("Silk", sense)], up=[FORTRESS, FORTRESS]))
    t.A.plays("One")
    t.B.gives(0)
    t.B.gives(0)
    assert t.A["Ace"].counters == 0 and t.A["Ace"].xp == 1 and t.A.ko == ["One"]
    t.A.plays("Two")
    # once a turn: nobody is asked
    assert t.A["Ace"].counters == 1 and t.A["Ace"].xp == 2


@pytest.mark.rule("vs2pcg:team-attacks#7")
def test_what_happens_at_the_end_of_the_turn_comes_before_what_ends_with_it() -> None:
    sees = Triggers(when.TurnEnds(), PutCounters(This()), still=Is(This(), (Having(FLIGHT),)))
    lift = super_power("Lift", MAIN_PHASE, "Might", gains(This(), FLIGHT))
    t = situation(A=side(ACE, front=[hero("Flier", sees, lift)], up=[FORTRESS]), B=side(KING))
    t.A.uses("Flier")
    t.A.done()
    # it could fly still; now it can't, and the next player has the turn
    assert t.A["Flier"].counters == 1 and not t.s.has(t.A["Flier"].number, FLIGHT) and t.s.active == 1
