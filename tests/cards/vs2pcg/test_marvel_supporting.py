"""The supporting characters and the plot twists of The Marvel Battles: what each does, what it does not, who is left alone."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import side, situation
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    NAMED_PLACES as PLACES,
    Cards,
    counters,
    fights as attack,
    helper,
    offered,
    recruited,
    stunned,
    table,
    theirs,
)

# -- Avengers --------------------------------------------------------------------------------------------------------------


def test_hawkeye_takes_aim() -> None:
    for behind in (True, False):
        foe = theirs(helper("Gun", 9, 5, "Ranged"))
        t = situation(
            A=side(ACE, front=[] if behind else ["MNB-013"], back=["MNB-013"] if behind else [], up=list(PLACES)), B=foe
        )
        t.A.uses("Hawkeye", "Take Aim")
        attack(t, "Hawkeye", "Gun")
        # from afar one with ranged can't strike back at him
        assert stunned(t) == (["Gun"] if behind else ["Gun"] if "Hawkeye" in t.A.ko else ["Hawkeye", "Gun"])
        assert ("Hawkeye" in t.A.ko) is not behind


def test_nick_fury_makes_a_resource_of_the_top_card() -> None:
    deck: Cards = ["Academy", "Thor"]
    for first, up in ((0, True), (0, False), (1, None)):
        t = table("MNB-014", deck=deck[first:] + deck[:first])
        t.A.uses("Nick Fury")
        if up is not None:
            t.A.answers(up)
        card = "Academy" if first == 0 else "Thor"
        assert t.A.resources[-1] == (card if up else f"({card})") and len(t.A.deck) == 1


def test_spider_man_pulls_and_is_not_shot_at() -> None:
    t = table("MNB-016", B=side(FOE, front=[helper("Front")], back=[helper("Hidden"), helper("Also")]))
    t.A.uses("Spider-Man", "Websling")
    t.A.picks("Hidden")
    assert t.B.front == ["Foe", "Front", "Hidden"] and t.B.back == ["Also"]
    t = situation(A=side(FOE, back=[helper("Archer", 1, 1, "Ranged")]), B=side(ACE, front=["MNB-016"]))
    assert offered(t, "attack Ace with Archer") and not offered(t, "attack Spider-Man with Archer")


def test_ms_marvel_counts_other_ranged_characters() -> None:
    t = table("MNB-017", helper("Bow", 1, 1, "Ranged"), helper("Fist"), B=theirs(helper("Gun", 1, 1, "Ranged")))
    t.A.uses("Ms. Marvel")
    assert counters(t, "Ms. Marvel", "Bow") == [1, 0]


def test_dr_strange_transmutes_counters() -> None:
    for had in (2, -2):
        t = table("MNB-019", B=theirs(helper("One", 3, 5), helper("Two", 3, 5)))
        t.happens(ev.PutCounter(t.B["One"].ref, had))
        t.A.uses("Dr. Strange")
        t.A.picks("One")
        assert counters(t, "One", "Two") == [-had, 0]


def test_iron_man_turns_a_location_up() -> None:
    t = recruited("MNB-020", resources=["Fortress"] * 4)
    t.A.answers(True)
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.gives(0)
    assert t.A.resources.count("Fortress") == 2


def test_hulk_gets_seven_if_he_is_hurt() -> None:
    for wounds, got in ((0, 0), (1, 7)):
        t = table("MNB-022")
        t.s.write(t.A["Hulk"].number).wounds = wounds
        t.A.uses("Hulk")
        assert counters(t, "Hulk", "Ace") == [got, 0]


# -- X-Men --------------------------------------------------------------------------------------------------------------------


def test_iceman_freezes_as_he_appears() -> None:
    t = recruited("MNB-035")
    t.A.picks("One")
    assert t.B["One"].exhausted and not t.B["Two"].exhausted
    while t.s.active == 0:
        t.A.done()
    assert t.B["One"].exhausted


def test_magik_goes_home_with_a_friend_or_alone() -> None:
    for friend in (True, False):
        t = table("MNB-036", helper("Friend"), helper("Stays"))
        t.A.uses("Magik")
        t.A.picks(*(["Friend"] if friend else []))
        assert t.A.front == ["Ace", *([] if friend else ["Friend"]), "Stays"]
        assert t.A.hand == ["Magik", *(["Friend"] if friend else [])]


def test_hope_has_the_powers_of_other_x_men() -> None:
    t = table("MNB-037", "MNB-045", "MNB-044", helper("Flier", 1, 1, "Flight"), windows="all")
    hope = t.A["Hope Summers"].number
    assert t.s.has(hope, "Ranged") and not t.s.has(hope, "Flight")
    t.A.attacks("Hope Summers", "Foe")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    # Wolverine's Berserker is hers, and Cable's super power
    assert counters(t, "Hope Summers", "Wolverine") == [1, 0]
    assert offered(t, "use Hope Summers: Ultimate Soldier") and not offered(t, "use Cable")
    # stunned ones have none to lend
    t = table("MNB-037", "MNB-043")
    assert t.s.has(t.A["Hope Summers"].number, "Ferocious")
    t.happens(ev.Stun(t.A["Beast"].ref))
    assert not t.s.has(t.A["Hope Summers"].number, "Ferocious")


def test_cyclops_moves_one_of_his_side() -> None:
    t = table("MNB-038", helper("Moved"))
    t.A.uses("Cyclops", "Battle Tactics")
    t.A.picks("Moved")
    t.A.picks("back row")
    assert t.A.back == ["Moved"] and t.B.back == []


def test_deadpool_teams_with_any_main_character_and_comes_back() -> None:
    t = table("MNB-039", helper("Other", team="Avengers"))
    t.A.attacks("Ace", "Foe")
    assert t.offered() == ["Deadpool", "Other"]
    t.A.picks("Deadpool")
    # he is no teammate of the other one
    assert t.match.decision is None or t.match.decision.kind != "join"
    t = table(ko=["MNB-039"], phase="turn")
    t.A.uses("Deadpool")
    t.A.picks("back row")
    assert t.A.back == ["Deadpool"] and t.A.ko == []


def test_namor_is_not_struck_back_at_from_the_back_row() -> None:
    for behind in (True, False):
        foe = side(FOE, front=[] if behind else [helper("Big", 9, 3)], back=[helper("Big", 9, 3)] if behind else [])
        t = table("MNB-040", B=foe)
        attack(t, "Namor", "Big")
        assert stunned(t) == (["Big"] if behind else ["Namor", "Big"])


def test_gambit_throws_a_card_that_costs_as_much() -> None:
    hand: Cards = [helper("Cheap", cost=1), helper("Dear", cost=3), "Think Again"]
    t = table("MNB-041", B=theirs(helper("Prey", cost=3), helper("Two")), hand=hand)
    t.A.uses("Gambit")
    t.A.picks("Prey")
    assert t.A.ko == ["Dear"] and stunned(t) == ["Prey"]
    t = table("MNB-041", B=theirs(helper("Prey", cost=4)), hand=hand)
    t.A.uses("Gambit")
    assert t.A.ko == [] and stunned(t) == []


def test_storm_hits_each_enemy() -> None:
    t = table("MNB-042")
    t.A.uses("Storm")
    assert counters(t, "Foe", "One", "Two", "Ace") == [-1, -1, -1, 0]


def test_beast_may_draw_and_wolverine_heals_at_the_start_of_the_turn() -> None:
    for down in (False, True):
        t = situation(A=side(FOE), B=side(ACE, front=["MNB-043", "MNB-044"]))
        t.s.write(t.B["Wolverine"].number).wounds = 1
        if down:
            t.happens(ev.Stun(t.B["Beast"].ref))
        while t.s.active == 0:
            t.A.done()
        while t.match.decision is not None and t.match.decision.kind in ("trigger", "may"):
            t.B.gives(1 if t.match.decision.kind == "may" else 0)
        assert len(t.B.hand) == (2 if down else 3) and t.B["Wolverine"].wounds == 0


def test_cable_stuns_whoever_survived() -> None:
    t = table("MNB-045", windows="all", B=theirs(helper("Tough", 1, 9), helper("Out")))
    t.A.attacks("Cable", "Tough")
    t.A.uses("Cable")
    t.passes()
    assert stunned(t) == ["Tough"] and t.s.combat is None


def test_colossus_tosses_another_and_hardens() -> None:
    t = recruited("MNB-046", helper("Tossed"))
    t.A.picks("Tossed")
    assert t.s.has(t.A["Tossed"].number, "Flight") and not t.s.has(t.A["Colossus"].number, "Flight")
    t = table("MNB-046", windows="all")
    t.A.attacks("Colossus", "Foe")
    t.A.uses("Colossus")
    assert t.A.stats("Colossus") == (12, 12)
    t.passes()


def test_emma_frost_changes_somebody_s_hand() -> None:
    t = recruited("MNB-047", B=theirs(hand=["Fortress", "Thor"]))
    t.A.answers(True)
    t.A.picks("B")
    assert t.B.hand == ["Filler", "Filler"] and sorted(t.B.ko) == ["Fortress", "Thor"] and t.A.ko == []


def test_professor_x_borrows_a_supporting_character() -> None:
    t = table("MNB-048")
    t.A.uses("Professor X")
    assert t.offered() == ["One", "Two"]
    t.A.picks("One")
    t.A.picks("front row")
    assert t.A.front == ["Ace", "Professor X", "One"]
    t.A.done()
    assert "One" in t.B.front and "One" not in t.A.front


# -- Guardians -----------------------------------------------------------------------------------------------------------------


def test_cosmo_nullifies_until_he_is_stunned() -> None:
    t = recruited("MNB-061", B=theirs(helper("Flier", 1, 3, "Flight"), helper("Other", 1, 3, "Flight")))
    t.A.picks("Flier")
    flier, other = t.B["Flier"].number, t.B["Other"].number
    assert not t.s.has(flier, "Flight") and t.s.has(other, "Flight")
    while t.s.phase != "main":
        t.A.done()
    t.happens(ev.Stun(t.A["Cosmo"].ref))
    assert t.s.has(flier, "Flight")


def test_yondu_and_major_victory() -> None:
    t = table("MNB-062", B=theirs(helper("Cheap", cost=3), helper("Dear", cost=4)))
    t.A.uses("Yondu")
    assert t.offered() == ["Yondu", "Cheap"]
    t.A.picks("Cheap")
    assert stunned(t) == ["Cheap"]
    t = table("MNB-063")
    t.A.uses("Major Victory")
    t.A.picks("One")
    assert t.B.back == ["One"] and t.A.back == []


def test_mantis_is_reborn_as_a_resource() -> None:
    for wants in (True, False):
        t = situation(A=side(ACE), B=side(FOE, front=["MNB-064"]))
        t.happens(ev.Ko(t.B["Mantis"].ref))
        t.B.answers(wants)
        assert t.B.resources == (["(Mantis)"] if wants else []) and t.B.ko == ([] if wants else ["Mantis"])


def test_powers_that_do_one_thing_to_their_character() -> None:
    t = table("MNB-065", "MNB-068")
    t.A.uses("Agent Venom")
    assert counters(t, "Agent Venom", "Nova") == [2, 0]
    attack(t, "Nova", "One")
    t.A.uses("Nova")
    assert not t.A["Nova"].exhausted


def test_rocket_scavenges() -> None:
    t = table("MNB-066", ko=["Thor", "Fortress"])
    t.A.uses("Rocket")
    t.A.picks("Thor")
    assert t.A.hand == ["Thor"] and t.A.ko == ["Fortress"]


def test_star_lord_makes_guardians_of_his_side() -> None:
    t = table("MNB-069", helper("Stranger"), B=theirs(helper("Enemy")))
    assert t.s.now(t.A["Stranger"].number).teams == ("Defenders", "Guardians")
    assert t.s.now(t.A["Ace"].number).teams == ("Avengers",) and t.s.now(t.B["Enemy"].number).teams == ("Defenders",)
    t.A.attacks("Star-Lord", "Foe")
    assert t.offered() == ["Stranger"]


def test_moondragon_takes_one_of_three() -> None:
    t = table("MNB-071", deck=["Thor", "Fortress", "Academy", "Open Fire"])
    t.A.uses("Moondragon")
    t.A.picks("Fortress")
    t.A.gives(1, 0)
    assert t.A.hand == ["Fortress"] and t.A.deck == ["Open Fire", "Academy", "Thor"]


def test_quasar_turns_a_location_down() -> None:
    t = table("MNB-072", B=theirs(up=["Academy", "Fortress"]))
    t.A.uses("Quasar")
    # one's own as well: the last two are those of the enemy
    assert len(t.offered()) == 5
    t.A.gives(3)
    assert t.B.resources == ["(Academy)", "Fortress"]


def test_drax_grabs_fliers_from_the_front_row_alone() -> None:
    flier = helper("Flier", 1, 1, "Flight")
    for behind in (False, True):
        foe = side(
            FOE, front=[helper("Wall")] if behind else ["MNB-073"], back=["MNB-073", helper("Far")] if behind else [helper("Far")]
        )
        t = situation(A=side(ACE, front=[flier]), B=foe)
        assert offered(t, "attack Far with Flier") is behind


def test_adam_warlock_appears_stunned_and_emerges() -> None:
    t = table(hand=["MNB-074"], resources=["Fortress"] * 7, phase="turn")
    t.A.done()
    t.A.recruits("Adam Warlock")
    adam = t.A["Adam Warlock"]
    assert (adam.face, adam.exhausted, adam.wounds) == (1, True, 0)
    while t.s.phase != "main":
        t.A.done()
    t.A.uses("Adam Warlock")
    adam = t.A["Adam Warlock"]
    assert (adam.face, adam.exhausted) == (0, False) and not offered(t, "use Adam Warlock")


# -- Supervillains -------------------------------------------------------------------------------------------------------------


def test_mystique_impersonates() -> None:
    t = table("MNB-088", B=theirs(helper("Model", 6, 5)))
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 1))
    t.A.uses("Mystique")
    t.A.picks("Model")
    assert t.A.stats("Mystique") == (7, 6) and t.B.stats("Model") == (6, 5)


def test_doctor_octopus_grabs() -> None:
    t = situation(A=side(ACE, front=[helper("Flier", 1, 1, "Flight")]), B=side(FOE, front=["MNB-089"], back=[helper("Far")]))
    assert not offered(t, "attack Far with Flier")


def test_green_goblin_blasts_a_row() -> None:
    t = recruited("MNB-090", B=side(FOE, front=[helper("One")], back=[helper("Two")]))
    t.A.gives(0)
    assert counters(t, "Foe", "One", "Two") == [-1, -1, 0]


def test_red_skull_stuns_who_attacks_him_in_melee() -> None:
    for behind in (False, True):
        archer = helper("Attacker", 9, 9, "Ranged")
        a = side(ACE, front=[] if behind else [archer], back=[archer] if behind else [])
        t = situation(A=a, B=side(FOE, front=["MNB-091"], up=["Training Ground"]))
        assert offered(t, "attack Red Skull with Attacker") is not behind
        if not behind:
            t.A.attacks("Attacker", "Red Skull")
            t.B.uses("Red Skull")
            assert stunned(t) == ["Attacker"] and t.s.combat is None


def test_sabretooth_goes_berserk() -> None:
    t = table("MNB-092", "MNB-044")
    attack(t, "Sabretooth", "One")
    assert counters(t, "Sabretooth", "Wolverine") == [1, 0]


def test_ultron_replicates() -> None:
    t = table("MNB-093", deck=["Thor", "Thor", "MNB-093", "Fortress"], phase="turn")
    t.A.uses("Ultron")
    t.A.picks("back row")
    assert t.A.front == ["Ace", "Ultron"] and t.A.back == ["Ultron"] and "Ultron" not in t.A.deck


def test_mandarin_has_four_rings() -> None:
    t = table("MNB-095", B=theirs(hand=["Thor"]))
    labels = [o for o in t.offered() if o.startswith("use Mandarin")]
    assert len(labels) == 4
    for symbol in ("Intellect", "Skill", "Might", "Energy"):
        t.match.choose((next(i for i, o in enumerate(t.offered()) if f"Main [{symbol}]" in o),))
        if t.match.decision is not None and t.match.decision.kind == "choose":
            t.A.picks("Mandarin" if symbol == "Might" else "One")
    assert len(t.A.hand) == 1 and t.B.ko == ["Thor"] and counters(t, "Mandarin", "One", "Two") == [1, -1, 0]


def test_magneto_keeps_enemies_down_but_no_main_character() -> None:
    t = table("MNB-097")
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.B["Foe"].ref))
    while t.s.active == 0:
        t.A.done()
    assert stunned(t) == ["One"]


def test_dormammu_returns_and_raises() -> None:
    t = situation(A=side(ACE), B=side(FOE, front=["MNB-099"], deck=["Thor"]))
    t.happens(ev.Ko(t.B["Dormammu"].ref))
    t.B.answers(True)
    assert sorted(t.B.deck) == ["Dormammu", "Thor"] and t.B.ko == []
    t = table("MNB-099", B=theirs(ko=["Thor", "Fortress"]), ko=["MNB-022"])
    t.A.uses("Dormammu")
    t.A.picks("back row")
    assert t.A.back == ["Thor"] and t.B.ko == ["Fortress"] and t.A["Thor"].owner == 1


def test_thanos_wounds_all_who_lie_stunned() -> None:
    t = table("MNB-100", helper("Mine"))
    t.happens(ev.Stun(t.B["One"].ref), ev.Stun(t.A["Mine"].ref))
    t.A.uses("Thanos")
    assert t.B.ko == ["One"] and t.A.ko == ["Mine"] and t.B["Two"].wounds == 0


# -- plot twists -----------------------------------------------------------------------------------------------------------------


def test_x_factor_readies() -> None:
    member = helper("Member", team="X-Men")
    t = table(member, hand=["X-Factor"])
    t.happens(ev.Exhaust(t.A["Member"].ref), ev.Exhaust(t.A["Ace"].ref))
    t.A.plays("X-Factor")
    t.A.picks("Ace")
    assert not t.A["Ace"].exhausted and t.A["Member"].exhausted


def test_squad_tactics_and_metal_and_fire() -> None:
    member = helper("Member", team="X-Men")
    t = table(member, hand=["Squad Tactics"], windows="all")
    t.A.attacks("Member", "One")
    t.A.plays("Squad Tactics")
    assert counters(t, "Member", "Ace", "One") == [1, 0, 0]
    t.passes()
    villain = helper("Villain", team="Supervillains")
    t = table(villain, hand=["Metal and Fire"], windows="all")
    t.A.attacks("Villain", "One")
    t.A.plays("Metal and Fire")
    assert counters(t, "One", "Two", "Villain") == [-1, 0, 0]


def test_uncanny_defense_sends_in_another() -> None:
    foe = side(FOE, front=[helper("Weak", 1, 1, team="X-Men")], back=[helper("Wall", 0, 9)], hand=["Uncanny Defense"])
    t = situation(A=side(ACE), B=foe)
    t.A.attacks("Ace", "Weak")
    t.B.plays("Uncanny Defense")
    t.B.picks("Wall")
    assert t.B.front == ["Foe", "Wall"] and t.B.back == ["Weak"] and stunned(t) == []
    # without a defender on one's side it does nothing
    t = table(helper("Member", team="X-Men"), hand=["Uncanny Defense"])
    t.A.attacks("Member", "One")
    t.A.plays("Uncanny Defense")
    assert t.A.ko == ["Uncanny Defense"]


def test_vigilante_justice_makes_ferocious() -> None:
    t = table(helper("Guard", 3, 1, team="Guardians"), hand=["Vigilante Justice"])
    t.A.attacks("Guard", "One")
    t.A.plays("Vigilante Justice")
    t.A.picks("Guard")
    assert stunned(t) == ["One"] and not t.s.has(t.A["Guard"].number, "Ferocious")


def test_even_the_odds_brings_back_to_base() -> None:
    t = table(helper("Guard", 3, 9, team="Guardians"), hand=["Even The Odds"], windows="all")
    t.happens(ev.PutCounter(t.B["One"].ref, 3))
    t.A.attacks("Guard", "One")
    t.A.plays("Even The Odds")
    assert t.B["One"].counters == 0 and t.B.stats("One") == (2, 3)
    t.passes()
    assert "One" in stunned(t)


def test_give_em_a_lift() -> None:
    t = table(helper("Guard", team="Guardians"), hand=["Give 'Em a Lift"])
    t.A.plays("Give 'Em a Lift")
    t.A.picks("Guard")
    assert counters(t, "Guard") == [1] and t.s.has(t.A["Guard"].number, "Flight")
