"""Transcripts of the made-up game, written out: what was offered, what was chosen, what came of it and by which rule."""

from __future__ import annotations

from tests.kernel.madeup.game import GAME
from tests.kernel.madeup.state import PLAY, SPENT, THREATS
from tests.kernel.madeup.tables import Table
from tests.kernel.madeup.turn import Activating, Game, Revealed, Round


def transcript(table: Table, *choices: str) -> str:
    """Each question with its options, the choice, and the lines of the log that followed.

    A choice is options in words, joined by " + ", or "-" for none.
    """
    out: list[str] = []
    told = 0
    left = list(choices)
    while True:
        assert table.match is not None and table.match.log is not None
        lines = table.match.log.lines
        out += [f"    {line.public} [{line.rule.partition(':')[2]}]" for line in lines[told:] if line.public]
        told = len(lines)
        if table.asked is None or not left:
            break
        who, kind = table.asked
        choice = left.pop(0)
        assert table.match.decision is not None
        out.append(f"{who}, {kind} [{table.match.decision.rule.partition(':')[2]}]: {', '.join(table.options)}? {choice}")
        table.choose(*([] if choice == "-" else choice.split(" + ")))
    assert not left, f"never asked: {left}"
    return "\n".join(out)


def on_top(table: Table, name: str) -> None:
    """A card on top of the threats."""
    table.put(name, "threats")
    zone = table.s.common(THREATS)
    table.s.zones[zone] = (table.s.zones[zone][-1], *table.s.zones[zone][:-1])


def written(text: str) -> str:
    """A transcript as it stands in a test, indented by eight."""
    return "\n".join(line[8:] for line in text.splitlines() if line.strip())


def test_a_round() -> None:
    """A whole round of two: pledges in secret, turns, the menace, the end."""
    table = Table(2)
    for name in ("Trap", "Haymaker", "Apprentice", "Kiosk"):
        table.put(name, "hand", 0)
    for name in ("Not Today", "Brace", "Volley"):
        table.put(name, "hand", 1)
    for _ in range(6):
        table.put("Battery", "deck", 0)
        table.put("Medic", "deck", 1)
    table.put("Thug", "lair", 0)
    table.starts(Round())
    found = transcript(
        table,
        "Trap",
        "-",
        "-",
        "play Kiosk",
        "Apprentice",
        "turn over Ada Poole",
        "Lamplighter",
        "strike with Lamplighter + 1",
        "play Haymaker",
        "turn over Ben Okoye",
        "end the turn",
        "-",
        "Night Porter",
    )
    assert found == written("""
            Round 2 [2]
        Ann, pledge [2.1]: Trap, Haymaker, Apprentice, Kiosk? Trap
        Bob, pledge [2.1]: Not Today, Brace, Volley? -
        Bob, window [4.1]: Ben Okoye? -
            Trap is discarded [2.1]
            The alarm rises to 1 [7]
            Ann: turn [2]
        Ann, turn [2.2]: end the turn, play Haymaker, play Apprentice, play Kiosk, use Ada Poole, turn over Ada Poole? play Kiosk
        Ann, pay [3]: Haymaker, Apprentice? Apprentice
            Apprentice is discarded [3]
            Kiosk [3.1]
            Kiosk enters play [3.1]
        Ann, turn [2.2]: end the turn, use Ada Poole, turn over Ada Poole? turn over Ada Poole
            Ada Poole turns to Lamplighter [1.1]
        Ann, window [4.1]: Lamplighter? Lamplighter
            Lamplighter [3.1]
            Ann draws a card [2.4]
        Ann, turn [2.2]: end the turn, play Haymaker, play Battery, use Lamplighter, strike with Lamplighter? strike with Lamplighter + 1
            Lamplighter exhausts [2.2]
            Lamplighter strikes at Thug [2.2]
            Thug takes 2 damage [6]
            Thug is defeated [6]
        Ann, turn [2.2]: end the turn, play Haymaker, play Battery, use Lamplighter? play Haymaker
            Battery is discarded [3]
            Kiosk exhausts [2.2]
            Haymaker [3.1]
            The Landlord takes 4 damage [6]
            Haymaker is discarded [3]
            Bob: turn [2]
        Bob, turn [2.2]: end the turn, play Volley, turn over Ben Okoye? turn over Ben Okoye
            Ben Okoye turns to Night Porter [1.1]
        Bob, turn [2.2]: end the turn, play Volley, strike with Night Porter? end the turn
            the menace [2]
            The Landlord attacks Ann [5]
            Thug boosts the attack by 1 [5]
            Lamplighter takes 2 damage [6]
        Bob, window [4.1]: Not Today? -
            The Landlord attacks Bob [5]
        Bob, defend [5]: Night Porter? Night Porter
            Night Porter defends [5]
            Thug boosts the attack by 1 [5]
            the end of the round [2]
            Ann draws a card [2.4]
            Ann draws a card [2.4]
            Ann draws a card [2.4]
            Ann draws a card [2.4]
            Ann draws a card [2.4]
            Bob draws a card [2.4]
            Bob draws a card [2.4]
            Thug is turned up [2.4]
            Thug enters play [3.1]
            Thug is turned up [2.4]
            Thug enters play [3.1]
    """)
    assert table.s.first == 1, "the next player is first"


def test_a_defender_and_its_response() -> None:
    """Two players on one seat; a cancelled attack, and one that is defended."""
    table = Table(2, seats=[0, 0])
    table.card(table.watcher(1)).face = 1
    table.put("Brute", "lair", 1)
    for name in ("Bouncer", "Cloak"):
        table.put(name, "play", 1)
    for name in ("Not Today", "Medic"):
        table.put(name, "hand", 1)
    table.starts(Activating(0), Activating(1))
    assert table.match is not None and table.match.decision is not None
    assert (table.match.decision.player, table.match.decision.seat) == (1, 0)
    found = transcript(table, "-", "Bouncer", "Bouncer", "Not Today")
    assert found == written("""
            The alarm rises to 1 [7]
        Bob, window [4.1]: Not Today? -
            The Landlord attacks Bob [5]
        Bob, defend [5]: Night Porter, Bouncer? Bouncer
            Bouncer defends [5]
        Bob, window [4.1]: Bouncer? Bouncer
            Bouncer [3.1]
            The Landlord takes 2 damage [6]
            Thug boosts the attack by 1 [5]
            Bouncer takes 1 damage [6]
            Brute [3.1]
        Bob, window [4.1]: Not Today? Not Today
            Medic is discarded [3]
            Not Today [3.1]
            It is cancelled [4.2]
            Not Today is discarded [3]
    """)


def test_interrupts_to_damage_after_a_forced_one() -> None:
    """A cancelled attack is over; a minion's own text comes before what players may do."""
    table = Table(2)
    table.card(table.watcher(1)).face = 1
    table.put("Brute", "lair", 1)
    table.put("Cloak", "play", 1)
    for name in ("Not Today", "Medic"):
        table.put(name, "hand", 1)
    table.starts(Activating(1))
    found = transcript(table, "Not Today", "-", "Cloak")
    assert found == written("""
        Bob, window [4.1]: Not Today? Not Today
            Medic is discarded [3]
            Not Today [3.1]
            It is cancelled [4.2]
            Not Today is discarded [3]
            Brute [3.1]
            Brute attacks Bob [5]
        Bob, defend [5]: Night Porter? -
            Thug boosts the attack by 1 [5]
        Bob, window [4.1]: Cloak? Cloak
            Cloak exhausts [2.2]
            Cloak [3.1]
            2 is prevented [4.2]
            Night Porter takes 2 damage [6]
    """)


def test_excess_turns_the_menace() -> None:
    """Excess of overkill goes to the menace, which turns at ten life, and the alarm rises."""
    table = Table()
    for name in ("Haymaker", "Trap"):
        table.put(name, "hand")
    table.put("Kiosk")
    table.put("Thug", "lair", damage=1)
    table.card(table.menace).damage = 7
    table.card(table.watcher()).face = 1
    table.turn()
    found = transcript(table, "play Haymaker", "Thug")
    assert found == written("""
            Ann: turn [2]
        Ann, turn [2.2]: end the turn, play Haymaker, use Lamplighter, turn over Lamplighter, strike with Lamplighter? play Haymaker
            Trap is discarded [3]
            Kiosk exhausts [2.2]
        Ann, choose [3.1]: The Landlord, Thug? Thug
            Haymaker [3.1]
            Thug takes 1 damage (3 in excess) [6]
            The Landlord takes 3 damage [6]
            Thug is defeated [6]
            The Landlord turns to The Landlord, Cornered [1.1]
            The alarm rises to 1 [7]
            Haymaker is discarded [3]
    """)
    assert (table.s.left(table.s.menace), table.card(table.menace).face) == (10, 1)


def test_saved_at_the_last_moment() -> None:
    """What would defeat the watcher is replaced; the damage is dealt all the same."""
    table = Table()
    table.card(table.watcher()).face = 1
    table.card(table.watcher()).damage = 10
    table.put("Second Wind")
    table.starts(Activating(0))
    found = transcript(table, "-", "Second Wind")
    assert found == written("""
            The Landlord attacks Ann [5]
        Ann, defend [5]: Lamplighter? -
            Thug boosts the attack by 1 [5]
        Ann, window [4.1]: Second Wind? Second Wind
            Second Wind [3.1]
            Something else happens instead [4.2]
            Lamplighter takes 1 damage (1 in excess) [6]
            Lamplighter heals 4 [6]
            Second Wind is discarded [3]
    """)
    assert table.asked is None and table.card(table.watcher()).damage == 7


def test_a_player_who_is_out() -> None:
    """Its cards are out too, its minions engage the next player, and the other goes on."""
    table = Table(2)
    table.card(table.watcher()).face = 1
    table.card(table.watcher()).damage = 10
    table.put("Second Wind")
    thug = table.put("Thug", "lair", 0)
    table.starts(Activating(0), Activating(1))
    found = transcript(table, "-", "-", "Ben Okoye")
    assert found == written("""
            The Landlord attacks Ann [5]
        Ann, defend [5]: Lamplighter? -
            Thug boosts the attack by 1 [5]
        Ann, window [4.1]: Second Wind? -
            Lamplighter takes 1 damage (1 in excess) [6]
            Lamplighter is defeated [6]
            Ann is out [6.1]
        Bob, window [4.1]: Ben Okoye? Ben Okoye
            Ben Okoye [3.1]
            1 is prevented [4.2]
    """)
    assert table.s.order == (1,) and table.s.zone(0, PLAY) == () and table.card(thug).engaged == 1


def test_the_alarm_is_full() -> None:
    """The players lose together."""
    table = Table()
    table.s.alarm = 6
    for name in ("Foil", "Medic"):
        table.put(name, "hand")
    on_top(table, "Eviction")
    table.starts(Revealed(0))
    found = transcript(table, "-")
    assert found == written("""
            Eviction is turned up [2.4]
        Ann, window [4.1]: Foil? -
            Eviction [3.1]
            The alarm rises to 8 [7]
            The players lose: the alarm is full [7]
    """)
    assert GAME.result_text(table.s) == "the players lose: the alarm is full"


def test_a_treachery_that_is_foiled() -> None:
    """Its effects don't initiate, and it is spent all the same."""
    table = Table()
    table.s.alarm = 6
    for name in ("Foil", "Medic"):
        table.put(name, "hand")
    on_top(table, "Eviction")
    table.starts(Revealed(0))
    found = transcript(table, "Foil")
    assert found == written("""
            Eviction is turned up [2.4]
        Ann, window [4.1]: Foil? Foil
            Medic is discarded [3]
            Foil [3.1]
            It is cancelled [4.2]
            Foil is discarded [3]
            Eviction is cancelled [3.1]
    """)
    assert table.asked is None and table.s.result is None and table.s.alarm == 6
    assert [table.s.things[n].printed.name for n in table.s.shared(SPENT)] == ["Eviction"]


def test_the_menace_is_defeated() -> None:
    """The players win together, and nothing is asked any more."""
    table = Table(2)
    table.card(table.watcher()).face = 1
    table.card(table.menace).damage = 18
    table.card(table.menace).face = 1
    table.turn()
    found = transcript(table, "strike with Lamplighter + 0")
    assert found == written("""
            Ann: turn [2]
        Ann, turn [2.2]: end the turn, turn over Lamplighter, strike with Lamplighter? strike with Lamplighter + 0
            Lamplighter exhausts [2.2]
            Lamplighter strikes at The Landlord, Cornered [2.2]
            The Landlord, Cornered takes 2 damage [6]
            The Landlord is defeated [6]
            The players win: the menace is defeated [7]
    """)
    assert table.asked is None and GAME.result_text(table.s) == "the players win: the menace is defeated"


def test_the_last_round() -> None:
    """After the eighth round the game is lost."""
    table = Table()
    table.s.round = 8
    game = Game()
    game.goto("round")
    table.starts(game)
    found = transcript(table)
    assert found == written("""
            The players lose: the last round is over [7.1]
    """)
    assert table.asked is None and GAME.result_text(table.s) == "the players lose: the last round is over"
