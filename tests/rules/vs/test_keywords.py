"""Section 706 and 600.4: every keyword, with stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.fighting import attacks_if_able
from longbox.games.vs.keywords import cosmic_surge, substitute, terraform, transferable
from longbox.games.vs.situation import FILLER, put
from longbox.games.vs.vocabulary import (
    CHARACTER_CARD,
    EXHAUSTED,
    FACE_DOWN,
    HIDDEN,
    T1,
    THIS,
    AddTeam,
    Adjacent,
    Aim,
    And,
    CardDef,
    Cards,
    Choose,
    Continuous,
    DiscardHand,
    Effects,
    EntersPlay,
    Every,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    Lasting,
    LosePowers,
    MayAttach,
    Named,
    Negate,
    Not,
    PutCounters,
    PutIntoPlay,
    ReadyIt,
    RecoverIt,
    StunIt,
    T,
    Team,
    TransferIt,
    Triggered,
    WithKeyword,
    boost,
    character,
    characters,
    cosmic,
    equipment,
    evasion,
    in_hand,
    leader,
    location,
    theirs,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import gear, twist


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, **facts: Any) -> CardDef:
    """A character who is only there."""
    return character(name, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


STUN = twist("Stun", StunIt(T), Aim(characters()))
NEGATE = twist("No", Negate(T), Aim(Effects()))
FOE = someone("Foe", 6, 9, 9)


# -- boost, loyalty ------------------------------------------------------------------------------------------------------

BOOSTED = someone("Spear", 2, **boost(2, Triggered(EntersPlay(), GainEndurance(5))))


@pytest.mark.rule("vs:706.2", "vs:G:Boost")
@pytest.mark.parametrize("paid", [True, False])
def test_boost_gives_its_text_only_when_it_is_paid(paid: bool) -> None:
    table = situation("vs", step="recruit", A=side(hand=[BOOSTED], resources=4), B=side())
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
    loyal = someone("Loyal", 1, teams=["Red", "Green"], keywords=["loyalty"])
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[put(someone("Mate", teams=[team]), stunned=stunned)], hand=[loyal], resources=1),
        B=side(front=[someone("Enemy", teams=["Red"])]),
    )
    assert table.A.can("recruit", "Loyal") is able
    assert table.A.why_not("recruit", "Loyal") == ([] if able else ["vs:706.3"])


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
    table = situation("vs", step="recruit", A=side(front=[DODGER, someone("Mate")]), B=side(hand=[NEGATE]))
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
    table = situation("vs", A=side(front=[DODGER]), B=side(hand=[NEGATE]))
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


# -- concealed ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:706.9", "vs:706.10a", "vs:213.5e")
@pytest.mark.parametrize(("keywords", "sides"), [([], {False}), (["concealed"], {True}), (["concealed-optional"], {False, True})])
def test_where_a_concealed_character_enters_play(keywords: list[str], sides: set[bool]) -> None:
    table = situation("vs", step="recruit", A=side(hand=[someone("Spy", 1, keywords=keywords)], resources=1), B=side())
    table.A.recruits("Spy", resolve=False)
    table.resolve()
    assert table.asked == ("A", "place")
    shape: Any = table.decision.shape
    assert {shape.cells[i][0] for i in shape.next((0,))} == sides
    table.places("Spy", hidden=max(sides))
    assert table.A["Spy"].hidden is max(sides)


@pytest.mark.rule("vs:706.9", "vs:706.10", "vs:706.10a", "vs:G:Concealed", "vs:G:Concealed—Optional")
@pytest.mark.parametrize(
    ("keyword", "areas"), [("concealed", {True}), ("concealed-optional", {False, True}), ("leader", {False})]
)
@pytest.mark.parametrize("zone", ["pile", "resources"])
def test_concealed_works_from_any_zone(keyword: str, areas: set[bool], zone: str) -> None:
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards(zone, (), "you"))))
    table = situation("vs", A=side(hand=[raise_], **{zone: [someone("Spy", keywords=[keyword])]}), B=side())
    table.A.plays("Raise")
    table.resolve()
    assert table.asked == ("A", "place")
    shape: Any = table.decision.shape
    assert {shape.cells[i][0] for i in shape.next((0,))} == areas


@pytest.mark.rule("vs:706.10b", "vs:302.3a", "vs:G:Concealed—Optional")
@pytest.mark.parametrize("keywords", [[], ["concealed-optional"]])
def test_concealed_optional_equipment_is_recruited_onto_hidden_characters_too(keywords: list[str]) -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[put(someone("Seen"), equipment=[gear("Old")])],
            hidden_front=[someone("Unseen")],
            hand=[gear("Cloak", keywords=keywords)],
            resources=1,
        ),
        B=side(),
    )
    assert table.A.can("recruit", "Cloak") is bool(keywords)
    if keywords:
        table.A.recruits("Cloak")
        assert table.A["Unseen"].equipment == ["Cloak"]


@pytest.mark.rule("vs:706.10b", "vs:708.12a")
def test_concealed_optional_equipment_goes_between_the_areas() -> None:
    give = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours(HIDDEN)))
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Seen"), equipment=[gear("Pack"), gear("Cloak", keywords=["concealed-optional"])])],
            hidden_front=[someone("Unseen")],
            hand=[give, give],
        ),
        B=side(),
    )
    table.A.plays("Hand Over", on="Pack")
    table.resolve()
    assert table.A["Unseen"].equipment == []
    table.A.plays("Hand Over", on="Cloak")
    table.resolve()
    assert table.A["Unseen"].equipment == ["Cloak"]
    assert table.A["Seen"].equipment == ["Pack"]


# -- willpower, leader, reservist -----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:706.11", "vs:706.11a", "vs:706.11b", "vs:708.11k")
def test_willpower_is_printed_zero_without_it_and_zero_while_stunned() -> None:
    table = situation("vs", A=side(front=[someone("Lantern", willpower=4), someone("Plain")], hand=[STUN]), B=side())
    assert (table.A["Lantern"].willpower, table.A["Plain"].willpower) == (4, 0)
    table.A.plays("Stun", on="Lantern")
    table.resolve()
    assert table.A["Lantern"].willpower == 0


@pytest.mark.rule("vs:706.12", "vs:705.2", "vs:G:Leader")
def test_a_leader_power_speaks_of_adjacent_characters() -> None:
    chief = someone("Chief", keywords=["leader"], text=[leader(Continuous(characters(Adjacent(THIS)), (Gets(1, 1),)))])
    table = situation(
        "vs",
        A=side(front=[chief, someone("Right"), someone("Far")], support=[someone("Behind"), someone("Askew")]),
        B=side(front=[someone("Enemy")]),
    )
    assert [table.A[n].atk for n in ("Right", "Behind", "Far", "Askew", "Chief")] == [4, 4, 3, 3, 3]
    assert table.B["Enemy"].atk == 3


RESERVE = someone("Reserve", 2, keywords=["reservist"])


@pytest.mark.rule("vs:706.13a", "vs:706.13b", "vs:706.13c", "vs:706.13", "vs:G:Reservist")
@pytest.mark.parametrize("fill", [True, False])
def test_a_reservist_is_recruited_from_the_resource_row_and_a_card_may_take_its_place(fill: bool) -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[someone("Spare"), someone("Other")], resources=[FILLER, RESERVE, put("Danger Room", down=False)]),
        B=side(),
    )
    table.A.recruits("Reserve", resolve=False)
    assert table.asked == ("A", "reservist")
    table.chooses(*(["Spare"] if fill else []))
    assert table.A.resources == (["Filler", "Spare", "Danger Room"] if fill else ["Filler", "Danger Room"])
    assert table.A.hand == (["Other"] if fill else ["Spare", "Other"])
    assert table.A.points == 1
    table.resolve()
    table.places("Reserve")
    assert table.A["Reserve"].zone == "play"
    if fill:
        assert table.A["Spare"].down


@pytest.mark.rule("vs:706.13a")
def test_without_reservist_no_character_card_is_recruited_from_the_resource_row() -> None:
    table = situation("vs", step="recruit", A=side(resources=[someone("Buried", 1), FILLER]), B=side(resources=[RESERVE, FILLER]))
    assert table.A.why_not("recruit", "Buried") == ["vs:706.13a"]
    assert not table.A.can("recruit", "Buried")
    assert not table.B.can("recruit", "Reserve")


# -- press --------------------------------------------------------------------------------------------------------------------


def presser(name: str, cost: int) -> CardDef:
    """A character with press."""
    return someone(name, cost, keywords=["press"])


@pytest.mark.rule("vs:706.14", "vs:G:Press")
def test_press_counts_all_press_cards_of_the_turn_for_the_next_character_only() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[presser("One", 1), presser("Two", 3), someone("Next", 5), someone("After", 2)], resources=8),
        B=side(),
    )
    table.A.recruits("One", at=("front", 0))
    table.A.recruits("Two", at=("front", 1))
    assert table.A.points == 8 - 1 - 2
    table.A.recruits("Next", at=("front", 2))
    assert table.A.points == 5 - 3
    table.A.recruits("After", at=("front", 3))
    assert table.A.points == 0


@pytest.mark.rule("vs:706.14")
def test_press_makes_equipment_no_cheaper_and_a_cost_of_zero_stays_zero() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[presser("One", 1), equipment("Pack", cost=2, source="stand-in"), someone("Free", 0)], resources=3),
        B=side(),
    )
    table.A.recruits("One", at=("front", 0))
    table.A.recruits("Pack")
    assert table.A.points == 0
    table.A.recruits("Free", at=("front", 1))
    assert table.A.points == 0


# -- terraform, substitute ------------------------------------------------------------------------------------------------------

GARDEN = location("Garden", threshold=3, source="stand-in", text=[terraform()])


@pytest.mark.rule("vs:706.15", "vs:708.9d", "vs:G:Terraform")
def test_terraform_exchanges_a_face_down_resource_for_the_card() -> None:
    table = situation(
        "vs", step="recruit", A=side(hand=[GARDEN], resources=[someone("Old"), put("Danger Room", down=False), FILLER]), B=side()
    )
    table.A.uses("Garden")
    assert table.A["Garden"].zone == "chain"
    assert table.A.hand == []
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert table.asked == ("A", "choose")
    assert [o.split(" (")[0] for o in table.options] == ["Old", "Filler"]
    table.chooses("Old")
    assert table.A.hand == ["Old"]
    assert table.A.resources == ["Danger Room", "Filler", "Garden"]
    assert table.A["Garden"].down
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:706.15a", "vs:708.9d")
@pytest.mark.parametrize("how", ["negated", "declined", "nothing to return"])
def test_a_terraform_that_does_nothing_gives_the_card_back(how: str) -> None:
    row = [put("Danger Room", down=False)] if how == "nothing to return" else [FILLER]
    table = situation("vs", step="recruit", A=side(hand=[GARDEN], resources=row), B=side(hand=[NEGATE]))
    table.A.uses("Garden")
    if how == "negated":
        table.B.plays("No")
        table.resolve()
    else:
        table.resolve()
        table.says(how != "declined")
    assert table.A.hand == ["Garden"]
    assert table.A.pile == []
    assert len(table.A.resources) == 1


@pytest.mark.rule("vs:706.15", "vs:706.16")
@pytest.mark.parametrize("power", [terraform, substitute])
def test_powers_of_the_hand_wait_for_your_recruit_step(power: Any) -> None:
    card = someone("Card", 1, text=[power()])
    table = situation(
        "vs", step="recruit", A=side(hand=[card], front=[someone("Old")], resources=1), B=side(hand=[card], front=[someone("X")])
    )
    assert table.A.can("use", "Card")
    assert table.B.why_not("use", "Card") == ["vs:501.3"]
    table = situation("vs", A=side(hand=[card], front=[someone("Old")], resources=1), B=side())
    assert table.A.why_not("use", "Card") == ["vs:501.3"]
    table = situation("vs", step="recruit", A=side(front=[card, someone("Old")], resources=1), B=side())
    assert not table.A.can("use", "Card")


HEIR = someone("Heir", 3, text=[substitute()])


@pytest.mark.rule("vs:706.16", "vs:706.16b", "vs:708.9d", "vs:G:Substitute")
def test_substitute_removes_a_ready_character_of_at_least_its_cost() -> None:
    front = [someone("Old", 3), someone("Elder", 5), someone("Kid", 2), put(someone("Tired", 4), exhausted=True)]
    table = situation("vs", step="recruit", A=side(front=front, hand=[HEIR], resources=3), B=side(front=[someone("Enemy", 4)]))
    table.A.uses("Heir")
    assert table.A["Heir"].zone == "chain"
    table.resolve()
    table.says(True)
    assert [o.split()[0] for o in table.options] == ["Old", "Elder"]
    table.chooses("Elder")
    table.places("Heir", ("support", 0))
    assert table.A.removed == ["Elder"]
    assert table.A["Heir"].zone == "play" and not table.A["Heir"].exhausted
    # it was not recruited: the points are still there
    assert table.A.points == 3


@pytest.mark.rule("vs:706.16", "vs:704.1", "vs:704.4")
def test_a_substituted_unique_character_replaces_its_namesake() -> None:
    young, grown = someone("Heir", 1, version="Young"), someone("Heir", 3, version="Grown", text=[substitute()])
    table = situation("vs", step="recruit", A=side(front=[young, someone("Old", 3)], hand=[grown]), B=side())
    table.A.uses("Heir, Grown")
    table.resolve()
    table.says(True)
    # the young one costs too little: there is nobody else to choose
    table.places("Heir, Grown")
    assert table.A.removed == ["Old"]
    assert table.A.pile == ["Heir, Young"]
    assert table.A.characters == ["Heir, Grown"]


@pytest.mark.rule("vs:706.16a", "vs:708.9d")
@pytest.mark.parametrize("how", ["negated", "declined", "nobody"])
def test_a_substitute_that_does_nothing_gives_the_card_back(how: str) -> None:
    front = [] if how == "nobody" else [someone("Old", 3)]
    table = situation("vs", step="recruit", A=side(front=front, hand=[HEIR]), B=side(hand=[NEGATE]))
    table.A.uses("Heir")
    if how == "negated":
        table.B.plays("No")
        table.resolve()
    else:
        table.resolve()
        table.says(how != "declined")
    assert table.A.hand == ["Heir"]
    assert table.A.removed == [] and table.A.pile == []
    assert len(table.A.characters) == len(front)


# -- attacks if able --------------------------------------------------------------------------------------------------------------

RAGER = someone("Rager", text=[attacks_if_able("{name} attacks each turn if able")])


@pytest.mark.rule("vs:600.4", "vs:407.5", "vs:G:Attacks If Able")
def test_nobody_passes_while_a_character_that_attacks_if_able_could() -> None:
    table = situation(
        "vs", A=side(front=[RAGER, someone("Calm")], hand=[twist("Gain", GainEndurance(1))]), B=side(front=[someone("Foe")])
    )
    assert "pass" not in table.options
    # other actions are still there, and so is an attack without that character
    table.A.plays("Gain")
    assert "pass" in table.options
    table.resolve()
    assert "pass" not in table.options
    table.A.attack("Calm", "Foe")
    assert table.A["Calm"].attacking
    table.conclude()
    # the only character it could attack is stunned: now it could attack directly
    assert "pass" not in table.options
    table.A.attack("Rager", "B")
    table.conclude()
    assert "pass" in table.options


@pytest.mark.rule("vs:600.4")
@pytest.mark.parametrize("state", [{"exhausted": True}, {"stunned": True}])
def test_a_character_that_can_not_attack_does_not_have_to(state: dict[str, bool]) -> None:
    table = situation("vs", A=side(front=[put(RAGER, **state), someone("Calm")]), B=side(front=[someone("Foe")]))
    assert "pass" in table.options


@pytest.mark.rule("vs:600.4", "vs:G:Attacks If Able")
def test_a_character_that_has_attacked_this_turn_has_done_its_duty() -> None:
    ready = twist("Again", ReadyIt(T), Aim(characters(EXHAUSTED)))
    taunt = twist("Taunt", Lasting(attacks_if_able("{target} attacks if able", T), "turn"), Aim(characters()))
    table = situation(
        "vs", A=side(front=[someone("Bull", 3, 3, 9)], hand=[ready]), B=side(front=[someone("Foe", 3, 1, 9)], hand=[taunt])
    )
    assert "pass" in table.options
    table.B.plays("Taunt", on="Bull")
    table.resolve()
    assert "pass" not in table.options
    table.A.attack("Bull", "Foe")
    table.conclude()
    table.A.plays("Again")
    table.resolve()
    assert not table.A["Bull"].exhausted
    assert "pass" in table.options
