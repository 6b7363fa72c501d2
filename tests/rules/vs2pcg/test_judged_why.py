"""What one might want to do and can't: is the rule that is in the way the one that the book has for it?"""

from __future__ import annotations

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import ANY, COMBAT, Characters, InCombat, PlotTwist, gets, one
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ALL, INTELLECT, MIGHT, SKILL, attack, on


def test_why_somebody_can_t_attack() -> None:
    t = situation(
        A=side("MNB-003", front=[put("MNB-021", exhausted=True), put("MNB-018", stunned=True)], back=["MNB-016", "MNB-013"]),
        B=side("MNB-083", main_back=True, front=["MNB-092", put("MNB-094", stunned=True)]),
    )
    assert t.A.why_not("attack Sabretooth with Thor") == ["vs2pcg:basic-game-concepts#10"]
    assert t.A.why_not("attack Sabretooth with Luke Cage")[0] == "vs2pcg:stunned-characters#3"
    assert t.A.why_not("attack Sabretooth with Spider-Man") == ["vs2pcg:main-phase#3"]
    assert t.A.why_not("attack Sabretooth with Hawkeye") == []


def test_why_somebody_can_t_be_attacked() -> None:
    t = situation(
        A=side("MNB-003", front=["MNB-068"], back=["MNB-013"]),
        B=side("MNB-083", main_back=True, front=["MNB-092", put("MNB-094", stunned=True), "MNB-099"], back=["MNB-091"]),
    )
    assert t.A.why_not("attack Abomination with Hulk") == ["vs2pcg:stunned-characters#3"]
    assert t.A.why_not("attack Magneto with Hulk") == ["vs2pcg:melee-starting-combat#1"]
    # Dormammu flies in front
    assert t.A.why_not("attack Magneto with Nova") == ["vs2pcg:melee-starting-combat#2"]
    assert t.A.why_not("attack Magneto with Hawkeye") == ["vs2pcg:melee-starting-combat#1"]
    assert "vs2pcg:golden-rules#1" in t.A.why_not("attack Red Skull with Hawkeye")


def test_why_a_teammate_is_not_attacked() -> None:
    t = situation(A=side("MNB-003"), B=side("MNB-083"), C=side("MNB-029"), D=side("MNB-055"), mode="2 vs 2")
    assert t.A.why_not("attack Wolverine with Hulk") == ["vs2pcg:two-vs-two#4"]
    assert t.A.why_not("attack Star-Lord with Hulk") == []


def test_why_nobody_is_recruited() -> None:
    t = situation(
        A=side("MNB-003", hand=["MNB-022", "MNB-021", "MNB-010", "MNB-105"], resources=[MIGHT]), B=side("MNB-083"), phase="turn"
    )
    assert t.A.why_not("recruit Black Widow into the front row") == ["vs2pcg:turn-sequence#2", "vs2pcg:recruit-step#1"]
    on(t, "recruit")
    assert t.A.why_not("recruit Thor into the front row") == ["vs2pcg:recruit-step#1"]
    assert "vs2pcg:uniqueness#2" in t.A.why_not("recruit Hulk into the front row")
    assert t.A.why_not("recruit Black Widow into the front row") == []
    on(t, "main")
    assert t.A.why_not("recruit Black Widow into the back row")[0] == "vs2pcg:turn-sequence#2"
    on(t, "main", 1)
    assert t.A.why_not("recruit Black Widow into the back row")[0] == "vs2pcg:turn-sequence#1"


def test_why_a_card_is_no_resource() -> None:
    t = situation(A=side("MNB-003", hand=["MNB-022", MIGHT]), B=side("MNB-083"), phase="turn")
    assert t.A.why_not("place Fortress face up") == []
    t.A.places("Fortress", up=True)
    # one each turn: the step is over
    assert t.A.why_not("place Hulk face down") == ["vs2pcg:turn-sequence#2"]


def test_why_a_plot_twist_is_not_played() -> None:
    t = situation(
        A=side("MNB-003", hand=["MNB-101", "MNB-105", "MNB-049", "MNB-025", "LEG-018"], front=["MNB-087"]),
        B=side("MNB-083"),
        windows="all",
    )
    assert t.A.why_not("play Open Fire") == ["vs2pcg:playing-plot-twists#3"]
    assert t.A.why_not("play X-Factor") == ["vs2pcg:playing-plot-twists#6"]
    assert t.A.why_not("play Gifted and Talented")[0] == "vs2pcg:playing-plot-twists#1"
    attack(t, "Ronan", "Magneto")
    assert t.A.why_not("play Stark Tech") == ["vs2pcg:playing-plot-twists#2"]
    assert t.A.why_not("play Extinguish") == ["vs2pcg:playing-plot-twists#2"]


def test_why_a_combat_plot_twist_waits_for_its_player_s_turn() -> None:
    # "Combat" without the mark is for one's own turn
    own = define("Own", "Plot Twist", text=(PlotTwist(effect=gets(one(Characters(ANY, (InCombat(),))), 1), when=COMBAT),))
    t = situation(A=side("MNB-003"), B=side("MNB-083", hand=[own]), windows="all")
    attack(t, "Hulk", "Magneto")
    assert t.B.why_not("play Own") == ["vs2pcg:term-any-turn#1"]


def test_why_a_super_power_is_not_paid_for() -> None:
    t = situation(
        A=side("MNB-003", front=["MNB-095"], up=["MNB-026"], resources=[MIGHT], hand=[SKILL]), B=side("MNB-083"), windows="all"
    )
    # Avengers Mansion is for Avengers: Hulk pays with it, the Mandarin does not
    assert t.A.why_not("use Hulk: Smash") == []
    assert t.A.why_not("use Mandarin: Makluan Rings. Main [Might]") == ["vs2pcg:resources-and-locations#3"]
    assert t.A.why_not("use Mandarin: Makluan Rings. Main [Skill]") == []
    t.A.uses("Hulk", "Smash")
    # spent by Hulk, once this turn, and nothing gives Might any more
    assert t.A.why_not("use Hulk: Smash") == ["vs2pcg:super-powers#5", "vs2pcg:super-powers#4"]


def test_why_a_super_power_is_not_used() -> None:
    t = situation(
        A=side("MNB-081", front=["MNB-091", put("MNB-087", stunned=True)], up=ALL, hand=["MNB-105"]),
        B=side("MNB-083"),
        windows="all",
    )
    assert t.A.why_not("use Loki: God of Mischief") == ["vs2pcg:playing-plot-twists#3"]
    assert t.A.why_not("use Ronan: Accuse") == ["vs2pcg:stunned-characters#3"]
    t = situation(A=side("MNB-081", front=["MNB-095"], up=ALL, ko=["MNB-105"]), B=side("MNB-083"), windows="all")
    attack(t, "Mandarin", "Magneto")
    assert t.A.why_not("use Loki: God of Mischief") == ["vs2pcg:super-powers#3"]
    assert t.A.why_not("use Mandarin: Makluan Rings. Main [Intellect]") == ["vs2pcg:playing-plot-twists#2"]


def test_why_a_power_of_a_card_in_the_pile_is_not_used_in_play() -> None:
    t = situation(A=side("MNB-029", front=["MNB-039"], up=[MIGHT]), B=side("MNB-083"), phase="turn")
    assert t.A.why_not("use Deadpool: Can't Keep a Bad Man Down")[0] == "vs2pcg:character-powers#1"


def test_why_nobody_is_powered_up() -> None:
    t = situation(
        A=side("MNB-003", front=["MNB-018", put("MNB-021", stunned=True)], hand=["MNB-021", "MNB-018"]),
        B=side("MNB-083"),
        windows="all",
    )
    assert t.A.why_not("power up Luke Cage") == []
    assert t.A.why_not("power up Thor") == ["vs2pcg:power-ups#1"]
    assert t.A.why_not("power up Hulk with Thor") == ["vs2pcg:power-ups#1"]
    attack(t, "Hulk", "Magneto")
    assert t.A.why_not("power up Luke Cage") == ["vs2pcg:term-power-up#1"]


def test_why_nobody_is_moved() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("MNB-083"), phase="turn")
    assert t.A.why_not("move Luke Cage to the other row") == ["vs2pcg:turn-sequence#2"]
    on(t, "formation")
    t.A.moves("Luke Cage")
    assert t.A.why_not("move Luke Cage to the other row") == ["vs2pcg:formation-step#1"]
    on(t, "main")
    assert t.A.why_not("move Hulk to the other row") == ["vs2pcg:turn-sequence#2"]


def test_why_what_a_card_forbids_is_not_done() -> None:
    # Rhino first, Spellbound, Psionic Protection
    t = situation(
        A=side("DEF-027", front=["DEF-039"], hand=["MNB-105"], up=[INTELLECT]),
        B=side("DEF-001", front=["LEG-043"], hand=["DEF-023"]),
        windows="all",
    )
    assert t.A.why_not("attack Daredevil with Bullseye") == ["vs2pcg:golden-rules#1"]
    attack(t, "Rhino", "Daredevil")
    t.A.done()
    t.B.plays("Spellbound")
    assert t.A.why_not("play Open Fire") == ["vs2pcg:golden-rules#1"]
    t.passes()
    assert "vs2pcg:golden-rules#1" in t.A.why_not("use Bullseye: Infallible Aim")
