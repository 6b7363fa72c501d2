"""Names and qualifiers, hit points; restricted, retaliate, ranged and quickstrike; revealing."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    ME,
    SUPPORT,
    UPGRADE,
    VILLAINS,
    YOU_,
    Action,
    AttachTo,
    Called,
    Constant,
    Deal,
    DrawCards,
    Each,
    Encounters,
    EnemyActs,
    Exhausted,
    ExhaustIt,
    Gains,
    Gets,
    GiveTo,
    HealIt,
    Host,
    Identity,
    InForm,
    InPlay,
    Interrupt,
    Keyword,
    Mill,
    Named,
    One,
    Players,
    PutIntoPlay,
    RemoveIt,
    RevealIt,
    Target,
    WhenRevealed,
    attack,
    encounter,
)
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.games.champions.state import REMOVED
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


# -- names, qualifiers, hit points ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:qualifiers")
def test_a_qualifier_goes_for_each_item_of_the_list() -> None:
    both = InPlay(frozenset({"ally", SUPPORT}), (Exhausted(no=True),))
    wave = stand_in("event", "Wave", Action((), ExhaustIt(Each(both))), cost=0)
    pal, hut, den = (stand_in(k, n, cost=0, hp=2, atk=1, thw=1) for k, n in (("ally", "Pal"), (SUPPORT, "Hut"), (SUPPORT, "Den")))
    cards = [FRIEND, put(pal, exhausted=True), hut, put(den, exhausted=True)]
    t = situation("champions", A=side("Captain Marvel", hand=[wave], play=cards))
    t.A.plays("Wave")
    assert told(t, "Friend exhausts") and told(t, "Hut exhausts")
    assert not told(t, "Pal exhausts") and not told(t, "Den exhausts") and not t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:referential-ability", "champions:referential-ability#1")
def test_an_ability_that_names_its_own_card_means_that_card_alone() -> None:
    lamp = stand_in("support", "Lamp", Action((ExhaustIt(ME),), DrawCards(1)), cost=0)
    other = stand_in("ally", "Lamp", cost=0, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[lamp, lamp, other]))
    # its text names it
    assert "Exhaust Lamp" in lamp.faces[0].text[0].print("Lamp")
    t.A.does("Use Lamp")
    lamps = [t.state.things[n] for n in t.state.controlled(0) if t.state.now(n).name == "Lamp"]
    assert [c.exhausted for c in lamps] == [True, False, False]


@pytest.mark.rule("champions:referential-ability", "champions:referential-ability#2")
def test_an_identitys_name_on_its_own_cards_means_that_identity() -> None:
    named = Identity("Captain Marvel")
    boots = stand_in("upgrade", "Boots", Action((), HealIt(named, 2)), cost=0, faction="hero")
    namesake = stand_in("ally", "Captain Marvel", cost=0, hp=5, atk=1, thw=1, unique=True, subname="Monica Rambeau")
    t = situation(
        "champions", A=side("Captain Marvel", damage=5, play=[boots]), B=side("She-Hulk", play=[put(namesake, damage=3)])
    )
    ally = next(n for n in t.state.controlled(1) if t.state.now(n).kind == "ally")
    t.A.does("Use Boots")
    # nobody is asked which of the two is meant
    assert t.kind == "turn" and t.A.identity.damage == 3 and t.state.things[ally].damage == 3


@pytest.mark.rule("champions:referential-ability#3")
def test_another_cards_name_may_be_any_card_of_that_name() -> None:
    patch = stand_in(
        "event", "Patch", Action((), HealIt(Target(), 2), targets=(One(InPlay(frozenset(), (Named("Friend"),))),)), cost=0
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[patch, patch], play=[put(FRIEND, damage=2)]),
        B=side("She-Hulk", play=[put(FRIEND, damage=2)]),
    )
    mine, theirs = (next(n for n in t.state.controlled(p) if t.state.now(n).name == "Friend") for p in (0, 1))
    t.A.plays("Patch")
    # the player who resolves it chooses among them
    assert t.A.asked() and len(t.options()) == 2
    t.answers(1)
    assert (t.state.things[mine].damage, t.state.things[theirs].damage) == (2, 0)


@pytest.mark.rule("champions:remaining-hit-points", "champions:remaining-hit-points#1", "champions:remaining-hit-points#2")
def test_remaining_hit_points_are_the_maximum_less_the_damage() -> None:
    belt = stand_in("upgrade", "Belt", Constant(Each(InPlay(frozenset({"ally"}))), (Gets("hp", 2),)))
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=4, play=[put(FRIEND, damage=1)], minions=[put(THUG, damage=1)]),
        villain_damage=5,
    )
    # 12 - 4, 14 - 5, 3 - 1
    assert (t["Captain Marvel"].left, t["Rhino"].left, t["Friend"].left, t["Thug"].left) == (8, 9, 2, 2)
    # at zero it is defeated
    t.happens(ev.Damage(t.find("Thug"), 1))
    assert t["Thug"].left == 1 and t.in_play("Thug")
    t.happens(ev.Damage(t.find("Thug"), 1))
    assert not t.in_play("Thug")
    # abilities change the maximum, for whomever they speak of
    t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, damage=1), belt], minions=[put(THUG, damage=1)]))
    assert t["Friend"].left == 4 and t["Thug"].left == 2
    t.happens(ev.Discard(t.find("Belt")))
    assert t["Friend"].left == 2


@pytest.mark.rule("champions:removed-from-the-game", "champions:removed-from-the-game#1", "champions:in-play-and-out-of-play#2")
def test_a_card_removed_from_the_game_stays_out_of_it() -> None:
    gone = stand_in("support", "Gone", Constant(YOU_, (Gets("atk", 3),)), Interrupt(EnemyActs(VILLAINS), DrawCards(1)), cost=0)
    remove = stand_in("event", "Away", Action((), RemoveIt(Called("Gone"))), cost=0)
    t = situation(
        "champions", A=side("Captain Marvel", hand=[remove], play=[gone], deck=[], discard=[FILLER]), encounter=[BLANK] * 9
    )
    assert t["Captain Marvel"].atk == 5
    t.A.plays("Away")
    s = t.state
    assert [s.things[n].printed.name for n in s.common(REMOVED)] == ["Gone"]
    # out of play: it changes nothing, interrupts nothing, and is in no pile that is shuffled into a deck
    assert t["Captain Marvel"].atk == 2 and not t.in_play("Gone") and "Gone" not in t.A.discard
    t.enemy_attacks("Rhino")
    assert t.kind == "defend"
    t.A.passes()
    assert t.A.hand == []
    next_round(t)
    next_round(t)
    # it is so until the game ends
    s = t.state
    assert [s.things[n].printed.name for n in s.common(REMOVED)] == ["Gone"]
    assert "Gone" not in t.A.hand and "Gone" not in t.A.deck and not t.in_play("Gone")


# -- restricted, retaliate, ranged, quickstrike -----------------------------------------------------------------------------------


def gun(n: int, *more: object) -> object:
    """An upgrade that is restricted."""
    return stand_in("upgrade", f"Gun {n}", Keyword("restricted"), *more, cost=0)


@pytest.mark.rule("champions:restricted")
def test_nobody_keeps_more_than_two_restricted_cards() -> None:
    plain = stand_in("upgrade", "Plain", cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[gun(0), gun(1), plain], hand=[gun(2)]),
        B=side("She-Hulk", play=[gun(3), gun(4)]),
    )
    t.A.plays("Gun 2")
    # the player chooses, among all three, and must choose one
    assert t.A.asked() and t.kind == "discard" and len(t.options()) == 3 and not t.offered("Plain")
    with pytest.raises(ValueError):
        t.passes()
    t.A.picks("Gun 1")
    assert t.A.play == ["Gun 0", "Plain", "Gun 2"] and t.A.discard == ["Gun 1"]
    # each player counts alone, and two are not too many
    assert t.B.play == ["Gun 3", "Gun 4"] and t.kind == "turn"


@pytest.mark.rule("champions:restricted")
def test_restricted_counts_whatever_brings_the_third() -> None:
    # control of another player's
    t = situation("champions", A=side("Captain Marvel", play=[gun(0), gun(1)]), B=side("She-Hulk", play=[gun(2)]))
    t.happens(ev.TakeControl(t.find("Gun 2"), 0))
    assert t.kind == "discard" and t.A.asked()
    t.A.picks("Gun 2")
    # it goes to its owner's pile
    assert t.A.play == ["Gun 0", "Gun 1"] and t.B.discard == ["Gun 2"]
    # three at once, one of which gains the keyword only now
    other = stand_in("upgrade", "Rope", cost=0)
    law = stand_in("environment", "Law", Constant(Each(InPlay(frozenset({UPGRADE}))), (Gains("restricted"),)))
    t = situation("champions", A=side("Captain Marvel", play=[gun(0), gun(1), other]), encounter=[law, BLANK])
    t.happens(ev.EnterPlay(t.find("Law"), 0))
    assert t.kind == "discard" and t.offered("Rope")
    t.A.picks("Rope")
    assert t.A.play == ["Gun 0", "Gun 1"]


@pytest.mark.rule("champions:retaliate-x", "champions:retaliate-x#1")
def test_retaliate_hurts_the_attacker_if_its_owner_survives() -> None:
    spiky = stand_in("minion", "Spiky", Keyword("retaliate", 2), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[spiky, THUG], play=[FRIEND]), B=side("She-Hulk"))
    t.A.attacks("Captain Marvel", "Spiky")
    assert t["Captain Marvel"].damage == 2 and t["Spiky"].damage == 2
    assert (t["Friend"].damage, t["She-Hulk"].damage, t["Thug"].damage) == (0, 0, 0)
    # the last hit point goes: it does not strike back, and the ally takes no more than its own damage
    t.A.attacks("Friend", "Spiky")
    assert not t.in_play("Spiky") and t["Friend"].damage == 0
    # an attack it takes no damage from is an attack as well
    t = situation("champions", A=side("Captain Marvel", minions=[put(spiky, status=["tough"])]))
    t.A.attacks("Captain Marvel", "Spiky")
    assert t["Spiky"].damage == 0 and t["Captain Marvel"].damage == 2
    # damage that is no attack is not answered
    bolt = stand_in("event", "Bolt", Action((), Deal(1, Target()), targets=(One(AN_ENEMY),)), cost=0)
    t = situation("champions", A=side("Captain Marvel", minions=[spiky], hand=[bolt]))
    t.A.plays("Bolt")
    t.A.picks("Spiky")
    assert t["Spiky"].damage == 1 and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:retaliate-x", "champions:retaliate-x#1")
def test_a_hero_with_retaliate_hurts_the_enemy_that_attacks_it() -> None:
    coat = stand_in("upgrade", "Coat", Constant(YOU_, (Gains("retaliate", 1),)))
    for damage, survives in ((0, True), (11, False)):
        t = situation(
            "champions", A=side("Captain Marvel", play=[coat], damage=damage), B=side("She-Hulk"), encounter=[BLANK] * 5
        )
        t.enemy_attacks("Rhino")
        t.passes()
        t.passes()
        assert t["Rhino"].damage == (1 if survives else 0) and t.A.out is not survives
    # an ally that defends was attacked in the hero's place
    t = situation("champions", A=side("Captain Marvel", play=[coat, FRIEND]), encounter=[BLANK] * 5)
    t.enemy_attacks("Rhino")
    t.A.picks("Friend")
    assert t["Rhino"].damage == 0 and t["Friend"].damage == 2


@pytest.mark.rule("champions:ranged")
def test_ranged_attacks_are_not_retaliated() -> None:
    spiky = stand_in("minion", "Spiky", Keyword("retaliate", 2), hp=9, atk=1, sch=1)
    bow = stand_in("upgrade", "Bow", Constant(YOU_, (Gains("ranged"),)))
    shot = stand_in("event", "Shot", attack(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", minions=[spiky], play=[bow, FRIEND], hand=[shot]), B=side("She-Hulk"))
    t.A.attacks("Captain Marvel", "Spiky")
    t.A.plays("Shot")
    t.A.picks("Spiky")
    assert t["Spiky"].damage == 2 + 1 and t["Captain Marvel"].damage == 0
    # another's attack has no such keyword
    t.A.attacks("Friend", "Spiky")
    assert t["Friend"].damage == 2
    # of an enemy: the hero's retaliate is ignored
    coat = stand_in("upgrade", "Coat", Constant(YOU_, (Gains("retaliate", 1),)))
    sniper = stand_in("minion", "Sniper", Keyword("ranged"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", play=[coat], minions=[sniper, THUG]))
    for enemy, damage in (("Sniper", 0), ("Thug", 1)):
        t.enemy_attacks(enemy)
        t.passes()
        assert t[enemy].damage == damage


@pytest.mark.rule("champions:quickstrike", "champions:engage#2")
def test_a_minion_with_quickstrike_attacks_the_hero_it_engages_at_once() -> None:
    fast = stand_in("minion", "Fast", Keyword("quickstrike"), hp=3, atk=2, sch=1)
    for form in ("hero", "alter-ego"):
        t = situation("champions", A=side("Captain Marvel", form=form, dealt=[fast]), B=side("She-Hulk"))
        t.reveals("Fast")
        on(t, "turn")
        assert t.A.minions == ["Fast"] and t.A.identity.damage == (2 if form == "hero" else 0)
        assert t["She-Hulk"].damage == 0 and bool(told(t, "Fast", "attacks")) is (form == "hero")
    # it is an attack like another: it may be defended
    t = situation("champions", A=side("Captain Marvel", dealt=[fast], play=[FRIEND]))
    t.reveals("Fast")
    assert t.kind == "defend"
    t.A.picks("Friend")
    assert t["Friend"].damage == 2 and t["Captain Marvel"].damage == 0
    # whatever makes it engage a player, also one it was not engaged with
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", minions=[fast]), B=side("She-Hulk"))
    t.happens(ev.Engage(t.find("Fast"), 1))
    on(t, "turn")
    assert t.B.minions == ["Fast"] and t["She-Hulk"].damage == 2 and t.A.identity.damage == 0
    # put into play it engages as well
    call = stand_in("treachery", "Call", WhenRevealed(PutIntoPlay(Each(encounter(Named("Fast"))))))
    t = situation("champions", A=side("Captain Marvel", dealt=[call]), encounter=[fast, BLANK, BLANK])
    t.reveals("Call")
    on(t, "turn")
    assert t.A.minions == ["Fast"] and t["Captain Marvel"].damage == 2


# -- revealing --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:reveal", "champions:villain-phase#4")
def test_players_reveal_their_cards_in_player_order_one_at_a_time() -> None:
    # each names what it finds on the table as it resolves
    cards = [stand_in("treachery", f"T{i}", WhenRevealed(Mill(1, encounter=True))) for i in range(4)]
    t = situation(
        "champions",
        A=side("Captain Marvel", form="alter-ego", dealt=cards[:1]),
        B=side("She-Hulk", form="alter-ego", dealt=cards[1:3]),
        first="B",
        active="A",
        encounter=[BLANK] * 20,
    )
    t.A.ends_turn()
    next_round(t)
    found = [line for line in t.log.splitlines() if " reveals " in line]
    order = [next(n for n in ("T0", "T1", "T2", "Blank") if n in line) for line in found]
    who = ["A" if " A " in f" {line} " or line.lstrip().startswith("A ") else "B" for line in found]
    # B is the first player: all of B's, those dealt before first, then all of A's; each is resolved and gone before the next
    assert order == ["T1", "T2", "Blank", "T0", "Blank"] and who == ["B", "B", "B", "A", "A"]
    assert t.A.dealt == 0 and t.B.dealt == 0
    spots = [t.log.index(f"reveals {n}") for n in ("T1", "T2", "T0")]
    gone = [t.log.index(f"{n} is discarded") for n in ("T1", "T2", "T0")]
    assert spots[0] < gone[0] < spots[1] < gone[1] < spots[2] < gone[2]


@pytest.mark.rule("champions:reveal#p2", "champions:when-revealed")
def test_a_revealed_card_is_turned_up_for_all_and_resolved_with_keywords_and_text() -> None:
    brute = stand_in("minion", "Brute", Keyword("toughness"), Keyword("surge"), WhenRevealed(Deal(1, YOU_)), hp=3, atk=1, sch=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=[brute]),
        B=side("She-Hulk"),
        encounter=[stand_in("treachery", "More")] + [BLANK] * 3,
    )
    hidden = list(t.match.view(1).table.sides[0].area("dealt").cards)
    assert hidden == [None]
    t.reveals("Brute")
    assert t.match.view(1).table.sides[0].area("minions").known[0].name == "Brute"
    assert t["Brute"].status == {"tough"} and t["Captain Marvel"].damage == 1 and t["She-Hulk"].damage == 0
    # surge came last, once it was resolved
    assert t.encounter_discard == ["More"] and t.encounter_deck == ["Blank"] * 3
    lines = t.log
    assert lines.index("Captain Marvel takes 1 damage") < lines.index("reveals More")


@pytest.mark.rule("champions:reveal#1", "champions:attachment")
def test_a_revealed_attachment_is_attached_to_what_it_names() -> None:
    horn = stand_in("attachment", "Horn", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host(), (Gets("atk", 3),)))
    t = situation("champions", A=side("Captain Marvel", dealt=[horn], minions=[THUG]))
    t.reveals("Horn")
    assert t["Rhino"].attached == ["Horn"] and t["Rhino"].atk == 5 and t["Thug"].attached == [] and t["Thug"].atk == 1
    # nothing to attach it to: it is discarded, and enters play for nobody
    collar = stand_in("attachment", "Collar", AttachTo(InPlay(frozenset({"minion"}))))
    t = situation("champions", A=side("Captain Marvel", dealt=[collar]))
    t.reveals("Collar")
    assert t.encounter_discard == ["Collar"] and not t.in_play("Collar")


@pytest.mark.rule("champions:reveal#2", "champions:engage#p2")
def test_a_revealed_minion_engages_the_player_who_reveals_it() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[THUG]), C=side("Iron Man"), first="A")
    t.reveals("Thug", "B")
    assert (t.A.minions, t.B.minions, t.C.minions) == ([], ["Thug"], []) and t.in_play("Thug")


@pytest.mark.rule("champions:reveal#3", "champions:treachery")
def test_a_revealed_treachery_resolves_and_is_discarded() -> None:
    ouch = stand_in("treachery", "Ouch", WhenRevealed(Deal(2, YOU_)))
    t = situation("champions", A=side("Captain Marvel", dealt=[ouch]), B=side("She-Hulk"))
    t.reveals("Ouch")
    assert t["Captain Marvel"].damage == 2 and t["She-Hulk"].damage == 0
    assert t.encounter_discard == ["Ouch"] and not t.in_play("Ouch")
    # it is discarded after it has resolved
    assert t.log.index("takes 2 damage") < t.log.index("Ouch is discarded")


@pytest.mark.rule("champions:reveal#4", "champions:reveal#5", "champions:environment#p2", "champions:side-scheme#p2")
def test_environments_and_side_schemes_enter_the_villains_play_area() -> None:
    fog = stand_in("environment", "Fog")
    plot = stand_in("side_scheme", "Plot", base_threat=2)
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[fog, plot]), threat=1)
    t.reveals("Fog", "B")
    t.reveals("Plot", "B")
    table = t.match.view(0).table
    assert [c.name for c in table.area("also").known] == ["Fog"] and [c.name for c in table.area("schemes").known[1:]] == ["Plot"]
    # beside the main scheme, not in its place, with its starting threat for each player; nobody's area has them
    assert t["Plot"].threat == 4 and t.scheme.threat == 1 and t.scheme.name == "The Break-In!"
    assert t.B.play == [] and t.B.minions == [] and t.encounter_discard == []


@pytest.mark.rule("champions:reveal#6", "champions:obligation", "champions:obligation#p2")
def test_a_revealed_obligation_goes_to_the_player_it_names_who_resolves_it() -> None:
    duty = stand_in("obligation", "Duty", GiveTo("She-Hulk"), WhenRevealed(Deal(1, YOU_)), set="she_hulk")
    t = situation("champions", A=side("Captain Marvel", dealt=[duty]), B=side("She-Hulk"))
    t.reveals("Duty", "A")
    assert t["She-Hulk"].damage == 1 and t["Captain Marvel"].damage == 0
    assert t.state.player_of(t.state.get(t.find("Duty")).number) == 1


@pytest.mark.rule("champions:reveal#p3")
def test_cards_revealed_by_a_card_resolve_in_the_same_way() -> None:
    for where in ("deck", "pile"):
        if where == "deck":
            find = stand_in("treachery", "Find", WhenRevealed(RevealIt()))
            given = {"encounter": [THUG, BLANK, BLANK]}
        else:
            find = stand_in("treachery", "Find", WhenRevealed(RevealIt(Each(encounter(Named("Thug"))))))
            given = {"encounter": [BLANK, BLANK], "encounter_discard": [THUG]}
        t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[find]), **given)
        t.reveals("Find", "B")
        assert t.B.minions == ["Thug"] and t.A.minions == [] and t.encounter_discard == ["Find"]
    # keywords and text resolve as they do in the villain phase, which putting it into play would not make
    spiteful = stand_in("minion", "Spite", WhenRevealed(Deal(1, YOU_)), Keyword("incite", 2), hp=3, atk=1, sch=1)
    for verb, damage, threat in (
        (RevealIt(Each(encounter(Named("Spite")))), 1, 2),
        (PutIntoPlay(Each(encounter(Named("Spite")))), 0, 0),
    ):
        find = stand_in("treachery", "Find", WhenRevealed(verb))
        t = situation("champions", A=side("Captain Marvel", dealt=[find]), encounter=[spiteful, BLANK, BLANK])
        t.reveals("Find")
        assert t.A.minions == ["Spite"] and t["Captain Marvel"].damage == damage and t.scheme.threat == threat


@pytest.mark.rule(
    "champions:reveal", "champions:villain-phase#4", "champions:in-player-order#1", "champions:deal-encounter-card#1"
)
def test_revealing_goes_round_until_no_card_remains() -> None:
    # as B reveals, A is dealt another card: B finishes, then it is A's turn again, and C's does not wait for the next round
    gift = stand_in("treachery", "Gift", WhenRevealed(Encounters(1, Each(Players(InForm("hero"))))))
    plain = [stand_in("treachery", f"P{i}") for i in range(3)]
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=plain[:1]),
        B=side("She-Hulk", form="alter-ego", dealt=[gift, plain[1]]),
        C=side("Iron Man", form="alter-ego", dealt=plain[2:]),
        encounter=[BLANK] * 20,
    )
    next_round(t)
    found = [(line.split()[0], line.split(" reveals ")[1].split("  ")[0]) for line in told(t, " reveals ")]
    # each has a card of step three as well
    assert found == [
        ("A", "P0"),
        ("A", "Blank"),
        ("B", "Gift"),
        ("B", "P1"),
        ("B", "Blank"),
        ("C", "P2"),
        ("C", "Blank"),
        ("A", "Blank"),
    ]
    assert [x.dealt for x in (t.A, t.B, t.C)] == [0, 0, 0]
