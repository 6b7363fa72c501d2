"""Cards of the core set, one question after another: what has left meanwhile, whose card it is, what happens in between."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.language.vocabulary import YOU_, DiscardIt, It, RevealIt, Search, Take, WhenRevealed, encounter, seq
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.state import DECK
from longbox.situations import side, situation
from tests.rules.champions.rounds import told

ANNA = stand_in("minion", "Anna", hp=1, atk=1, sch=1)
BERT = stand_in("minion", "Bert", hp=2, atk=1, sch=1)
A_MINION = encounter(kinds=frozenset({"minion"}))


# -- a player who is out ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-elimination#p4", "champions:search#1")
def test_what_a_player_who_is_out_would_have_searched_for_the_first_player_finds() -> None:
    doom = stand_in("treachery", "Doom", WhenRevealed(seq(Take(5, YOU_), Search(A_MINION, RevealIt(It("found", "it"))))))
    gloom = stand_in("treachery", "Gloom", WhenRevealed(seq(Take(5, YOU_), Search(A_MINION, DiscardIt(It("found", "it"))))))
    for card in (doom, gloom):
        t = situation(
            "champions",
            A=side("Iron Man", damage=5),
            B=side("Spider-Man"),
            C=side("She-Hulk"),
            encounter=[card, ANNA, BERT, BLANK, BLANK],
        )
        t.reveals(card.name)
        # it sees what lies there, and chooses, though it was the other's card
        assert t.A.out and t.kind == "search" and t.B.asked() and t.options() == ["Anna", "Bert"]
        t.B.picks("Bert")
        assert t.B.minions == (["Bert"] if card is doom else []) and t.C.minions == []
        assert "Anna" in t.encounter_deck and told(t, "The encounter deck is shuffled")
    # while the player is there nobody else is asked
    t = situation("champions", A=side("Iron Man"), B=side("Spider-Man"), encounter=[doom, ANNA, BERT, BLANK], first="B")
    t.reveals("Doom")
    assert t.A.asked()
    t.A.picks("Anna")
    assert t.A.minions == ["Anna"] and t.B.minions == []


# -- whose card it is -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ownership-and-control", "champions:you-your#8", "champions:discard#1")
def test_webbed_up_on_the_villain_is_an_upgrade_of_spider_mans() -> None:
    def table() -> Table:
        return situation(
            "champions",
            A=side("Iron Man"),
            B=side("Spider-Man"),
            villain_attached=["Webbed Up"],
            encounter=["Caught Off Guard", BLANK, BLANK],
        )

    t = table()
    assert t.B.play == ["Webbed Up"] and t.A.play == []
    # it is Spider-Man whom it costs something that can be lost
    t.reveals("Caught Off Guard", "A")
    assert t["Rhino"].attached == ["Webbed Up"] and told(t, "gains surge")
    t = table()
    t.reveals("Caught Off Guard", "B")
    assert t.B.discard == ["Webbed Up"] and t["Rhino"].attached == []
    assert not told(t, "gains surge") and t.encounter_discard == ["Caught Off Guard"]
    # and whoever is attacked: it goes to his pile once it has stopped the attack
    t = table()
    t.enemy_attacks("Rhino", "A")
    assert t.B.discard == ["Webbed Up"] and t["Rhino"].status == {"stunned"}
    assert t["Iron Man"].damage == 0


@pytest.mark.rule("champions:faq:general#1")
def test_the_core_set_has_a_leadership_card_fewer_and_more_unique_ones() -> None:
    def held(aspect: str, unique: bool = False) -> int:
        cards = [c for c in CATALOG.values() if c.pack == "core" and c.faction == aspect]
        return sum(c.quantity for c in cards if c.values.unique or not unique)

    assert held("leadership") == 18
    for aspect in ("aggression", "justice", "protection"):
        assert held(aspect) == 19
        assert held(aspect, unique=True) < held("leadership", unique=True)


# -- decks that run out -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:discard-pile#2", "champions:player-deck#p2")
def test_what_was_discarded_is_told_though_the_deck_is_made_anew_of_it() -> None:
    # all have seen it, and Repulsor Blast counts it: one, and two for each of three energy resources
    t = situation(
        "champions",
        A=side("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Energy", "Arc Reactor", "Strength"], discard=["Haymaker"]),
    )
    t.A.plays("Repulsor Blast")
    assert told(t, "From A's deck Energy, Arc Reactor and Strength are discarded")
    assert t["Rhino"].damage == 7 and t.A.discard == ["Repulsor Blast"]
    # where they lie in the new deck nobody knows
    new = [t.state.things[n] for n in t.state.zone(0, DECK)]
    assert sorted(c.printed.name for c in new) == ["Arc Reactor", "Energy", "Genius", "Haymaker", "Strength"]
    assert not any(c.known for c in new)
    # nor is it told which card was kept
    t = situation("champions", A=side("Tony Stark", deck=["Genius", "Energy", "Strength"]))
    t.A.uses("Tony Stark")
    t.A.picks("Genius")
    assert told(t, "Energy is discarded") and told(t, "Strength is discarded") and not told(t, "Genius")
    assert t.A.hand == ["Genius"] and sorted(t.A.deck) == ["Energy", "Strength"] and t.A.dealt == 1


# -- a player who is out in the midst of it -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-elimination#p4")
@pytest.mark.parametrize(("card", "damage"), [("Sound Manipulation", 3), ("Klaw's Vengeance", 5)])
def test_a_treachery_that_eliminates_its_player_goes_on(card: str, damage: int) -> None:
    t = situation(
        "champions",
        A=side("Iron Man", damage=8),
        B=side("Spider-Man"),
        scenario="Klaw",
        stage="II",
        villain_damage=5,
        encounter=[card, BLANK, BLANK, BLANK],
    )
    t.reveals(card)
    if t.kind == "defend":
        t.passes()
        t.passes()
    assert t.A.out and not t.B.out and card in t.encounter_discard
    # two damage is healed, or a threat placed for what the attack dealt
    assert t.villain.damage == damage and t.scheme.threat == (0 if damage == 3 else 1)
    assert t["Spider-Man"].damage == 0


@pytest.mark.rule("champions:surge#1", "champions:when-revealed#p2")
def test_a_minion_shot_as_it_enters_play_surges_all_the_same() -> None:
    t = situation("champions", A=side("Iron Man", play=["Hawkeye"]), encounter=["Weapons Runner", "Shocker", BLANK])
    t.reveals("Weapons Runner")
    t.A.picks("Hawkeye")
    assert t.encounter_discard == ["Weapons Runner"] and not told(t, "Weapons Runner engages")
    assert told(t, "A reveals Shocker")
    t.A.passes()
    assert t.A.minions == ["Shocker"] and t["Iron Man"].damage == 1


# -- attacks ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:defend#5", "champions:defend#6", "champions:attack-enemy-activation#4.3")
def test_an_alter_ego_whose_ally_fell_defending_for_another_is_hit_himself() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man"),
        B=side("Tony Stark", play=[put("Tigra", damage=2), "Hawkeye"]),
        encounter=["Concussive Blast", BLANK],
    )
    t.enemy_attacks("Rhino", "A")
    t.A.passes()
    t.A.passes()
    t.B.defends("Tigra")
    # the boost card hits the characters of the defending player, and the attack the identity that is left
    assert t.B.discard == ["Tigra"] and t["Hawkeye"].damage == 1
    assert t["Tony Stark"].damage == 1 + 2 and t["Spider-Man"].damage == 0


@pytest.mark.rule("champions:overkill#p2", "champions:replacement-effect")
def test_the_armored_suit_takes_what_spills_over() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Relentless Assault", "Strength"], minions=["Hydra Mercenary"]),
        villain_attached=["Armored Rhino Suit"],
    )
    t.A.plays("Relentless Assault")
    assert t["Armored Rhino Suit"].counter("damage") == 2 and t["Rhino"].damage == 0 and t.A.minions == []


@pytest.mark.rule("champions:interrupt#1", "champions:prevent#1")
def test_cosmic_flights_are_used_one_after_the_other_while_damage_is_left() -> None:
    for damage, used, taken in ((5, 2, 0), (7, 2, 1), (3, 1, 0)):
        t = situation("champions", A=side("Captain Marvel", play=["Cosmic Flight", "Cosmic Flight"]))
        t.hurts("Captain Marvel", damage)
        for _ in range(used):
            t.A.picks("Cosmic Flight")
        assert t.kind == "turn" and t["Captain Marvel"].damage == taken
        assert t.A.discard == ["Cosmic Flight"] * used
    # one may be enough for the player
    t = situation("champions", A=side("Captain Marvel", play=["Cosmic Flight", "Cosmic Flight"]))
    t.hurts("Captain Marvel", 5)
    t.A.picks("Cosmic Flight")
    t.A.passes()
    assert t["Captain Marvel"].damage == 2 and t.A.play == ["Cosmic Flight"]


@pytest.mark.rule("champions:guard", "champions:attack-player-action#3")
def test_nick_fury_and_the_tac_team_do_not_attack_and_reach_a_guarded_villain() -> None:
    t = situation(
        "champions",
        A=side(
            "Spider-Man", play=["Tac Team"], hand=["Nick Fury", "Genius", "Genius"], minions=["Hydra Mercenary", "M.O.D.O.K."]
        ),
    )
    t.A.plays("Nick Fury")
    t.pick("Deal 4 damage")
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 4
    assert not t.offered("Nick Fury attacks Rhino") and not t.offered("Spider-Man attacks Rhino")
    # nor does anybody retaliate
    t.A.uses("Tac Team")
    t.A.picks("M.O.D.O.K.")
    assert t["M.O.D.O.K."].damage == 2 and t["Spider-Man"].damage == 0 and t["Nick Fury"].damage == 0


# -- what could change nothing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:choose#5", "champions:choose#2")
@pytest.mark.parametrize(("me", "card"), [("Carol Danvers", "Carol Danvers"), ("Tony Stark", "Avengers Mansion")])
def test_a_player_without_any_card_to_draw_is_not_chosen(me: str, card: str) -> None:
    play = [card] if card != me else []
    t = situation("champions", A=side(me, play=play, deck=[]))
    assert "champions:choose#2" in t.why_not("A", card) and not t.offered(f"Use {card}")
    # a pile is as good as a deck; and of two players the one who could draw does
    t = situation("champions", A=side(me, play=play, deck=[], discard=["Genius"]))
    t.A.uses(card)
    assert t.A.hand == ["Genius"]
    t = situation("champions", A=side(me, play=play, deck=[]), B=side("Spider-Man"))
    t.A.uses(card)
    assert t.kind == "turn" and len(t.B.hand) == 1 and t.A.hand == []


@pytest.mark.rule("champions:ability#3", "champions:crisis-icon")
def test_the_mark_v_helmet_is_no_use_without_threat_that_could_be_removed() -> None:
    t = situation("champions", A=side("Iron Man", play=["Mark V Helmet"]))
    assert t.why_not("A", "Mark V Helmet") == ["champions:ability#3"]
    t = situation(
        "champions", A=side("Iron Man", play=["Mark V Helmet"]), threat=3, side_schemes=[put("Crowd Control", threat=1)]
    )
    t.A.uses("Mark V Helmet")
    # of the two it is the one with the crisis icon, and now the other is free
    assert not t.in_play("Crowd Control") and t.scheme.threat == 3 and t["Mark V Helmet"].exhausted
    t = situation("champions", A=side("Iron Man", play=["Mark V Helmet"]), threat=3)
    t.A.uses("Mark V Helmet")
    assert t.scheme.threat == 2
