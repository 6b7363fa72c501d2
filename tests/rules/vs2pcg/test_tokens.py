"""Token characters: powers put them into play, and there alone they exist."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    BACK,
    FRONT,
    MAIN,
    MAIN_PHASE,
    SUPPORTING,
    SWARM,
    YOURS,
    Ability,
    CreateTokens,
    DrawCards,
    GainXP,
    Landed,
    LevelUp,
    Named,
    OfTeam,
    PutCounters,
    PutOntoSide,
    This,
    Triggers,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import GONE, CardDef
from longbox.kernel.text import Printer

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
IMP = define("Imp", SUPPORTING, atk=2, def_=1, teams=("Red",), words=(SWARM,), token=True)
LONER = define("Loner", SUPPORTING, atk=2, def_=3, health=2, token=True)


def caller(*text: Ability) -> CardDef:
    return define("Caller", SUPPORTING, atk=1, def_=3, health=2, teams=("Red",), text=text)


def calling(token: CardDef, n: int, row: int = FRONT) -> CardDef:
    return caller(super_power("Call", MAIN_PHASE, "", CreateTokens(token, n, row)))


@pytest.mark.rule("vs2pcg:token-characters#1", "vs2pcg:term-appears#1")
def test_a_power_puts_tokens_into_play_which_are_supporting_characters_like_others() -> None:
    watch = define("Watch", SUPPORTING, def_=3, text=(Triggers(when.Appears(YOURS, (OfTeam("Red"),)), PutCounters(This())),))
    t = situation(A=side(ACE, front=[calling(IMP, 2)], back=[watch]), B=side(KING))
    t.A.uses("Caller")
    assert t.A.front == ["Ace", "Caller", "Imp", "Imp"] and t.B.front == ["King"]
    imps = [t.s.card(n) for n in t.s.zone(0, FRONT)][2:]
    assert [c.kind for c in imps] == [SUPPORTING] * 2 and not any([c.exhausted for c in imps]) and {c.owner for c in imps} == {0}
    # each of them appeared
    if t.match.decision is not None and t.match.decision.kind == "trigger":
        t.A.gives(0)
    assert t.A["Watch"].counters == 2
    # they attack in a team, get counters, and are stunned
    t.happens(ev.PutCounter(imps[0].ref, 1))
    assert t.s.atk(imps[0].number) == 3 and t.s.atk(imps[1].number) == 2
    t.A.attacks("Imp", "King")
    t.A.picks("Imp")
    t.A.picks()
    t.passes()
    t.B.picks("Imp")
    assert t.B["King"].wounds == 1 and len(t.A.front) == 3


@pytest.mark.rule("vs2pcg:token-characters#1", "vs2pcg:two-headed#7")
def test_the_player_of_the_power_chooses_the_row_unless_the_text_does() -> None:
    t = situation(A=side(ACE, front=[calling(IMP, 1, -1)]), B=side(KING))
    t.A.uses("Caller")
    t.A.picks("back row")
    assert t.A.back == ["Imp"] and t.A.front == ["Ace", "Caller"]


@pytest.mark.rule("vs2pcg:token-characters#1")
def test_a_token_that_leaves_play_is_nowhere_and_does_not_come_back() -> None:
    for event in (ev.Ko, ev.ToHand, ev.ToDeck, ev.Remove):
        t = situation(A=side(ACE, front=[calling(LONER, 1)], deck=[]), B=side(KING))
        t.A.uses("Caller")
        number = t.A["Loner"].number
        ref = t.A["Loner"].ref
        t.happens(event(ref))
        assert t.s.place(number) == GONE and t.A.front == ["Ace", "Caller"]
        assert t.A.ko == t.A.hand == t.A.deck == [] and t.match.view(0).table.area("removed").count == 0
        t.happens(ev.Appear(ref, 0, FRONT))
        assert t.A.front == ["Ace", "Caller"]


@pytest.mark.rule("vs2pcg:token-characters#1")
def test_what_triggers_as_a_token_is_ko_d_sees_it_gone() -> None:
    # the player who draws is the one whose token it was, and the text that would fetch it finds nothing
    mourned = define(
        "Mourned", SUPPORTING, atk=1, def_=1, token=True, text=(Triggers(when.IsKod(), seq(DrawCards(), PutOntoSide(Landed()))),)
    )
    t = situation(A=side(ACE, front=[calling(mourned, 1)]), B=side(KING))
    t.A.uses("Caller")
    t.happens(ev.Ko(t.A["Mourned"].ref))
    assert t.A.hand == ["Filler"] and t.A.ko == [] and t.A.front == ["Ace", "Caller"]


@pytest.mark.rule("vs2pcg:uniqueness#1", "vs2pcg:uniqueness#2", "vs2pcg:token-characters#1")
def test_uniqueness_holds_for_tokens() -> None:
    # two of one name at once: one is picked; a later one takes the place of the first
    t = situation(A=side(ACE, front=[calling(LONER, 2)]), B=side(KING))
    t.A.uses("Caller")
    t.A.picks("Loner")
    assert t.A.front == ["Ace", "Caller", "Loner"]
    # nobody comes with the name of the main character, and what did not come is nowhere
    imp = define("Imp", MAIN, atk=3, def_=4, health=6)
    t = situation(A=side(imp, front=[calling(IMP, 1)]), B=side(KING))
    t.A.uses("Caller")
    assert t.A.front == ["Imp", "Caller"]
    assert [t.s.place(c.number) for c in t.s.things if getattr(c, "printed", None) is IMP] == [GONE]


@pytest.mark.rule("vs2pcg:token-characters#1", "vs2pcg:ending-the-game#2")
def test_who_is_out_of_the_game_leaves_no_token_behind() -> None:
    t = situation(A=side(ACE, front=[calling(LONER, 1)]), B=side(KING), C=side(define("Cee", MAIN, health=3)))
    t.A.uses("Caller")
    number = t.A["Loner"].number
    t.happens(ev.ChangeSides(t.A["Loner"].ref, 1, FRONT))
    assert t.B.front == ["King", "Loner"]
    t.happens(ev.Ko(t.A["Ace"].ref))
    assert t.s.place(number) == GONE and t.B.front == ["King"]
    assert "Loner" not in [card.name for card in t.match.view(0).table.area("removed").known]


@pytest.mark.rule("vs2pcg:token-characters#1")
def test_a_token_in_the_resource_row_is_in_play_still() -> None:
    t = situation(A=side(ACE, front=[calling(LONER, 1)]), B=side(KING))
    t.A.uses("Caller")
    t.happens(ev.Resource(t.A["Loner"].ref, 0, False, t.A["Caller"].ref))
    assert t.A.resources == ["(Loner)"] and t.A.front == ["Ace", "Caller"]


@pytest.mark.rule("vs2pcg:token-characters#1")
def test_creating_none_is_doing_nothing() -> None:
    level = LevelUp(when.Appears(YOURS, (Named("Loner"),)), GainXP(This()), need=3, title="Company")
    ace = define("Ace", MAIN, atk=3, def_=4, health=6, text=(level,), then=define("Ace", MAIN, health=6))
    t = situation(A=side(ace, front=[calling(LONER, 0)]), B=side(KING))
    t.A.uses("Caller")
    assert t.A.front == ["Ace", "Caller"] and t.A["Ace"].xp == 0
    t = situation(A=side(ace, front=[calling(LONER, 1)]), B=side(KING))
    t.A.uses("Caller")
    assert t.A["Ace"].xp == 1


def test_it_prints() -> None:
    p = Printer("Caller")
    assert CreateTokens(LONER).text(p) == "put a Loner token onto your side"
    assert CreateTokens("Demon Goblin", 4, BACK).text(p) == "put four Demon Goblin tokens into your back row"
