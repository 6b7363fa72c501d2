"""Section 706: boost, loyalty, transferable, evasion, invulnerability and cosmic, with stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.keywords import cosmic_surge, substitute, transferable
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    FACE_DOWN,
    THIS,
    AddTeam,
    Adjacent,
    Aim,
    And,
    Cards,
    Choose,
    Continuous,
    DiscardHand,
    Every,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    Lasting,
    LosePowers,
    MayAttach,
    Named,
    Not,
    PutCounters,
    PutIntoPlay,
    RecoverIt,
    StunIt,
    T,
    Team,
    WithKeyword,
    characters,
    cosmic,
    evasion,
    in_hand,
    leader,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.of_attacks import BOOSTED
from longbox.situations import side, situation
from tests.rules.vs.standins import FOE, NO, STUN, gear, someone, twist
from tests.worked import laid

# -- boost, loyalty ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:706.2", "vs:G:Boost")
@pytest.mark.parametrize("paid", [True, False])
def test_boost_gives_its_text_only_when_it_is_paid(paid: bool) -> None:
    table = laid("vs:~boost")
    table.A.recruits("Spear", extra=paid, at=("front", 0))
    assert table.A.points == (0 if paid else 2)
    table.resolve_all()
    assert table.A.endurance == (55 if paid else 50)


@pytest.mark.rule("vs:706.2")
def test_boost_is_not_asked_for_when_it_can_not_be_paid() -> None:
    table = situation("vs", step="recruit", A=side(hand=[BOOSTED], resources=3), B=side())
    table.A.recruits("Spear", at=("front", 0))
    assert table.A.points == 1
    assert table.chain == []


@pytest.mark.rule("vs:706.3", "vs:G:Loyalty")
@pytest.mark.parametrize(("team", "stunned", "able"), [("Red", False, True), ("Red", True, True), ("Blue", False, False)])
def test_loyalty_needs_a_character_of_the_same_affiliation(team: str, stunned: bool, able: bool) -> None:
    table = laid("vs:~loyalty", team=team, stunned=stunned)
    assert table.A.can("recruit", "Loyal") is able
    assert table.A.why_not("recruit", "Loyal") == ([] if able else ["vs:706.3"])
    if able:
        table.A.recruits("Loyal", at=("front", 1))
        assert table.A["Loyal"].zone == "play"


REVEALER = someone("Revealer", 1, teams=["Red"], keywords=["loyalty-reveal"])


@pytest.mark.rule("vs:706.3a")
def test_loyalty_reveal_costs_nothing_beside_a_character_of_the_affiliation() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[someone("Mate", teams=["Red"])], hand=[REVEALER, someone("Kin", teams=["Red"])], resources=1),
        B=side(),
    )
    table.A.recruits("Revealer", at=("front", 1))
    assert table.A["Kin"].known == 1


@pytest.mark.rule("vs:706.3a", "vs:708.9a", "vs:G:Loyalty—Reveal")
def test_loyalty_reveal_shows_a_card_of_the_hand_or_of_the_resource_row() -> None:
    kin, other = someone("Kin", teams=["Red", "Blue"]), someone("Other", teams=["Blue"])
    chameleon = someone("Chameleon", text=[Continuous(THIS, (AddTeam(("Red",)),))])
    table = situation(
        "vs",
        step="recruit",
        A=side(
            hand=[REVEALER, kin, other, twist("Red Plan", GainEndurance(1))],
            resources=[someone("Buried", teams=["Red"]), chameleon, other, FILLER],
        ),
        B=side(),
    )
    table.A.recruits("Revealer", resolve=False)
    assert table.asked == ("A", "pay")
    # the revealed Chameleon would have the affiliation by its own continuous power (vs:701.11b)
    assert [o.split(" (")[0] for o in table.options] == ["Kin", "Buried", "Chameleon"]
    table.chooses("Buried")
    buried = table.A["Buried"]
    assert buried.known > 3 and buried.down and buried.zone == "resource row"
    assert table.A["Kin"].known == 1


@pytest.mark.rule("vs:706.3a")
def test_loyalty_reveal_without_anything_to_reveal_bars_the_card() -> None:
    table = situation("vs", step="recruit", A=side(hand=[REVEALER, REVEALER], resources=[FILLER]), B=side())
    # another copy of the card shares its affiliations; the card itself can't be revealed for itself
    assert table.A.can("recruit", "Revealer")
    table = situation("vs", step="recruit", A=side(hand=[REVEALER], resources=[someone("X", teams=["Blue"])]), B=side())
    assert table.A.why_not("recruit", "Revealer") == ["vs:203.9a"]


@pytest.mark.rule("vs:706.3b", "vs:G:Dual Loyalty")
@pytest.mark.parametrize(("teams", "able"), [(["Red", "Blue"], True), (["Red", "Red"], False), (["Blue", "Green"], False)])
def test_dual_loyalty_needs_both_printed_affiliations(teams: list[str], able: bool) -> None:
    dual = someone("Dual", 1, teams=["Red", "Blue"], keywords=["dual loyalty"])
    front = [someone(f"Mate {i}", teams=[t]) for i, t in enumerate(teams)]
    table = situation(
        "vs", step="recruit", A=side(front=front, hand=[dual], resources=1), B=side(front=[someone("E", teams=["Red", "Blue"])])
    )
    assert table.A.can("recruit", "Dual") is able
    assert table.A.why_not("recruit", "Dual") == ([] if able else ["vs:706.3b"])


@pytest.mark.rule("vs:706.3c", "vs:706.8c", "vs:706.10c")
@pytest.mark.parametrize(
    ("word", "keyword"),
    [("loyalty", "loyalty-reveal"), ("loyalty", "dual loyalty"), ("cosmic", "cosmic-surge"), ("concealed", "concealed-optional")],
)
def test_with_a_keyword_covers_its_kin(word: str, keyword: str) -> None:
    search = twist("Look For", DiscardHand(in_hand(WithKeyword(word))))
    table = situation("vs", A=side(hand=[search, someone("Kin", keywords=[keyword]), someone("Plain")]), B=side())
    table.A.plays("Look For")
    table.resolve()
    assert table.A.hand == ["Plain"]


# -- transferable ----------------------------------------------------------------------------------------------------------

SHIELD = gear("Shield", text=[transferable(), MayAttach(characters(Not(Team("Weak"))))])


@pytest.mark.rule("vs:706.4", "vs:405.1")
def test_transferable_equipment_may_go_to_a_legal_character_after_the_formation() -> None:
    front = [
        put(someone("Cap"), equipment=[SHIELD]),
        someone("Pal"),
        put(someone("Fallen"), stunned=True),
        put(someone("Laden"), equipment=[gear("Pack")]),
        someone("Wimp", teams=["Weak"]),
        someone("Friend"),
    ]
    table = situation("vs", step="formation", A=side(front=front, hidden_front=[someone("Ghost")]), B=side())
    assert table.asked == ("A", "formation")
    table.arranges(Pal=("support", 0))
    assert len(table.chain) == 1
    table.resolve()
    table.says(True)
    assert table.asked == ("A", "choose")
    assert [o.split()[0] for o in table.options] == ["Pal", "Friend"]
    table.chooses("Pal")
    assert table.A["Pal"].equipment == ["Shield"]
    assert table.A["Cap"].equipment == []
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:706.4", "vs:G:Transferable")
def test_transferable_is_optional_and_waits_for_your_own_formation_step() -> None:
    table = situation(
        "vs",
        step="formation",
        A=side(front=[someone("Foe")]),
        B=side(front=[put(someone("Cap"), equipment=[SHIELD]), someone("Pal")]),
    )
    table.arranges()
    assert table.chain == []
    table.until("recruit step")
    table.until("formation step")
    assert table.asked == ("B", "formation")
    table.arranges()
    assert len(table.chain) == 1
    table.resolve()
    table.says(False)
    assert table.B["Cap"].equipment == ["Shield"]


# -- evasion, invulnerability ------------------------------------------------------------------------------------------------

DODGER = someone("Dodger", 2, keywords=["evasion"], text=[evasion()])


@pytest.mark.rule("vs:706.5", "vs:G:Evasion", "vs:513.5d")
def test_evasion_stuns_as_a_cost_and_recovers_at_the_start_of_the_recovery_phase() -> None:
    table = situation("vs", step="recruit", A=side(front=[DODGER, someone("Mate")]), B=side(hand=[NO]))
    table.A.uses("Dodger")
    assert table.A["Dodger"].stunned and table.A.endurance == 48
    table.resolve()
    table.until("combat phase")
    assert table.A["Dodger"].stunned
    table.until("recovery phase")
    table.resolve_all()
    assert not table.A["Dodger"].stunned and table.A["Dodger"].exhausted


@pytest.mark.rule("vs:706.5", "vs:509.1")
def test_an_evasion_that_is_negated_recovers_nobody() -> None:
    table = situation("vs", A=side(front=[DODGER]), B=side(hand=[NO]))
    table.A.uses("Dodger")
    table.B.plays("No")
    table.resolve_all()
    table.until("recovery phase")
    assert table.A["Dodger"].stunned
    assert table.chain == []


@pytest.mark.rule("vs:706.6", "vs:708.11i")
def test_invulnerability_spares_the_stun_endurance_loss_but_not_the_breakthrough() -> None:
    table = situation("vs", A=side(front=[FOE]), B=side(front=[someone("Steel", 4, 3, 5, keywords=["invulnerability"])]))
    table.A.attack("Foe", "Steel")
    table.conclude()
    assert table.B["Steel"].stunned
    assert table.B.endurance == 50 - 4


@pytest.mark.rule("vs:706.6a", "vs:708.11j")
def test_invulnerability_from_a_leader_that_is_stunned_at_the_same_time_still_counts() -> None:
    chief = someone(
        "Chief", 5, keywords=["leader"], text=[leader(Continuous(characters(Adjacent(THIS)), (Has("invulnerability"),)))]
    )
    both = twist("Blast", StunIt(Every(theirs())))
    table = situation("vs", A=side(hand=[both]), B=side(front=[chief, someone("Next", 3), someone("Far", 2)]))
    table.A.plays("Blast")
    table.resolve()
    assert all(table.B[n].stunned for n in ("Chief", "Next", "Far"))
    assert table.B.endurance == 50 - 5 - 2


# -- cosmic ------------------------------------------------------------------------------------------------------------------

NOVA = someone("Nova", 1, keywords=["cosmic"], text=[cosmic(Continuous(THIS, (Gets(2, 0),)))])
SURGE = someone("Surge", 1, keywords=["cosmic-surge"], text=cosmic_surge(Continuous(THIS, (Gets(2, 0),))))
GIVE = twist("Give", PutCounters(T, "cosmic"), Aim(characters()))


@pytest.mark.rule("vs:706.7a", "vs:706.7b", "vs:706.7c", "vs:708.11h", "vs:706.7", "vs:G:Cosmic")
def test_cosmic_comes_with_a_counter_that_a_stun_takes_away() -> None:
    table = situation("vs", step="recruit", A=side(hand=[NOVA, STUN], resources=1), B=side())
    table.A.recruits("Nova", at=("front", 0))
    assert (table.A["Nova"].counters("cosmic"), table.A["Nova"].atk) == (1, 5)
    table.A.plays("Stun")
    table.resolve()
    assert table.A["Nova"].counters("cosmic") == 0


@pytest.mark.rule("vs:706.7d", "vs:706.7e", "vs:706.7f")
@pytest.mark.parametrize(
    ("who", "counters"),
    [(put(NOVA, counters={}), 1), (put(NOVA), 1), (put(NOVA, stunned=True), 0), (put(someone("Nova")), 0), (put(SURGE), 1)],
)
def test_who_can_have_a_cosmic_counter_and_how_many(who: Any, counters: int) -> None:
    table = situation("vs", A=side(front=[who], hand=[GIVE]), B=side())
    name = who[0].name
    table.A.plays("Give")
    table.resolve()
    assert table.A[name].counters("cosmic") == counters


@pytest.mark.rule("vs:706.7f", "vs:214.4")
def test_a_character_put_into_play_stunned_gets_no_cosmic_counter() -> None:
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards("pile", (), "you")), stunned=True))
    table = situation("vs", A=side(hand=[raise_], pile=[NOVA]), B=side())
    table.A.plays("Raise")
    table.resolve()
    if table.asked[1] == "place":
        table.places("Nova")
    assert table.A["Nova"].stunned and table.A["Nova"].counters("cosmic") == 0


@pytest.mark.rule("vs:706.8a", "vs:706.8b", "vs:706.8", "vs:G:Cosmic—Surge")
def test_cosmic_surge_waits_for_the_recovery_phase() -> None:
    table = situation("vs", step="recruit", A=side(hand=[SURGE], resources=1), B=side())
    table.A.recruits("Surge", at=("front", 0))
    assert (table.A["Surge"].counters("cosmic"), table.A["Surge"].atk) == (0, 3)
    table.until("recovery phase")
    table.resolve_all()
    assert (table.A["Surge"].counters("cosmic"), table.A["Surge"].atk) == (1, 5)
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:706.7", "vs:706.7b", "vs:706.7f", "vs:G:Cosmic")
@pytest.mark.parametrize("how", ["from the pile", "substituted", "from the resource row", "taken", "recovered"])
def test_a_cosmic_counter_comes_with_every_way_into_play_and_with_nothing_else(how: str) -> None:
    heir = someone("Heir", 1, keywords=["cosmic"], text=[substitute()])
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards("pile", (CHARACTER_CARD,), "you"))))
    rise = twist("Rise", PutIntoPlay(Choose(Cards("resources", (FACE_DOWN,), "you"))))
    take, heal = twist("Take", GainControl(T), Aim(theirs(Named("Heir")))), twist("Heal", RecoverIt(T), Aim(yours()))
    places = {
        "from the pile": (side(hand=[raise_], pile=[heir]), side()),
        "substituted": (side(hand=[heir], front=[someone("Old", 2)]), side()),
        "from the resource row": (side(hand=[rise], resources=[heir]), side()),
        "taken": (side(hand=[take]), side(front=[heir])),
        "recovered": (side(hand=[heal], front=[put(heir, stunned=True)]), side()),
    }
    mine, other = places[how]
    table = situation("vs", step="recruit", A=mine, B=other)
    if how == "substituted":
        table.A.uses("Heir")
        table.resolve()
        table.says(True)
    else:
        table.A.plays(mine["hand"][0].name)
        table.resolve()
    if table.asked[1] in ("place", "move"):
        table.places("Heir")
    assert table.A["Heir"].zone == "play" and not table.A["Heir"].stunned
    # who recovers does not enter play; who is taken keeps the counter it has
    assert table.A["Heir"].counters("cosmic") == (0 if how == "recovered" else 1)


@pytest.mark.rule("vs:706.7e", "vs:706.7")
def test_a_character_that_loses_cosmic_loses_its_counter_for_good() -> None:
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers("Cosmic"),)), "turn"), Aim(characters()))
    quiet = twist("Quiet", Lasting(Continuous(T, (LosePowers(),)), "turn"), Aim(characters()))
    table = situation(
        "vs", A=side(front=[NOVA, put(someone("Stone"), counters={"rock": 1}), SURGE], hand=[hush, quiet]), B=side()
    )
    assert (table.A["Nova"].counters("cosmic"), table.A["Nova"].atk) == (1, 5)
    table.A.plays("Hush", on="Nova")
    table.resolve()
    assert (table.A["Nova"].counters("cosmic"), table.A["Nova"].atk) == (0, 3)
    # counters of another name stay whatever powers are lost
    table.A.plays("Quiet", on="Stone")
    table.resolve()
    assert table.A["Stone"].counters("rock") == 1
    table.until("draw phase")
    assert (table.A["Nova"].counters("cosmic"), table.A["Nova"].atk) == (0, 3)


@pytest.mark.rule("vs:706.7d")
def test_cosmic_counters_put_on_together_are_one() -> None:
    flood = twist("Flood", And((PutCounters(T, "cosmic", 3), PutCounters(T, "cosmic"))), Aim(characters()))
    table = situation("vs", A=side(front=[put(NOVA, counters={})], hand=[flood]), B=side())
    table.A.plays("Flood")
    table.resolve()
    assert table.A["Nova"].counters("cosmic") == 1 and table.A["Nova"].atk == 5
