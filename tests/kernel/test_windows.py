"""Windows of interrupts and responses: who is offered what when, and what interrupts do to what they interrupt."""

from __future__ import annotations

from typing import Any

from longbox.kernel.events import Occurrence, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.match import digest
from tests.kernel.madeup import events as ev, times
from tests.kernel.madeup.tables import Happening, Table, damage


def test_an_optional_interrupt_is_offered_and_prevents_part() -> None:
    table = Table()
    cloak = table.put("Cloak")
    table.happens(damage(table.watcher(), 3))
    assert table.asked == ("Ann", "window") and table.options == ["Cloak"]
    table.choose("Cloak")
    assert table.card(table.watcher()).damage == 1 and table.card(cloak).exhausted
    assert table.asked is None
    assert table.log == ["Cloak exhausts", "Cloak", "2 is prevented", "Ada Poole takes 1 damage"]


def test_passing_closes_the_window() -> None:
    table = Table()
    table.put("Cloak")
    table.happens(damage(table.watcher(), 3))
    table.passes()
    assert table.card(table.watcher()).damage == 3 and table.asked is None


def test_no_window_where_nobody_could_use_anything() -> None:
    table = Table()
    table.put("Cloak", exhausted=True)
    table.put("Brace", "deck")
    table.happens(damage(table.watcher(), 3))
    assert table.asked is None and table.card(table.watcher()).damage == 3


def test_what_is_wholly_prevented_is_not_dealt_and_nothing_responds_to_it() -> None:
    table = Table()
    duelist = table.put("Duelist")
    thug = table.put("Thug", "lair")
    table.put("Brace", "hand")
    table.happens(damage(duelist, 2))
    table.choose("Brace")
    assert table.asked is None and table.card(duelist).damage == 0 and table.card(thug).damage == 0
    assert "takes" not in " ".join(table.log)


def test_once_prevented_in_full_there_is_nothing_more_to_interrupt() -> None:
    table = Table()
    table.put("Brace", "hand")
    table.put("Cloak")
    table.happens(damage(table.watcher(), 3))
    assert sorted(table.options) == ["Brace", "Cloak"]
    table.choose("Brace")
    assert table.asked is None and table.card(table.watcher()).damage == 0


def test_each_ability_once_per_condition_but_again_for_another() -> None:
    table = Table()
    table.put("Cloak")
    table.put("Cloak")
    table.happens(damage(table.watcher(), 5))
    assert table.options == ["Cloak", "Cloak"]
    table.choose("Cloak")
    assert table.asked == ("Ann", "window") and table.options == ["Cloak"]
    table.choose("Cloak")
    assert table.asked is None and table.card(table.watcher()).damage == 1


def test_players_in_order_until_all_have_passed_in_succession() -> None:
    """The first player is offered first, then clockwise; whoever uses something lets the others have another go."""
    table = Table(3)
    for player in (0, 1, 1, 2):
        table.put("Gramophone", "play", player)
        table.put("Apprentice", "deck", player)
    table.put("Scout Ahead", "hand", 0)
    table.s.first = 1
    table.turn(0)
    table.choose("play Scout Ahead")
    assert table.asked == ("Bob", "window") and table.options == ["Gramophone", "Gramophone"]
    table.choose("Gramophone")
    assert table.asked == ("Cat", "window")
    table.passes()
    assert table.asked == ("Ann", "window")
    table.passes()
    # two passes in succession are not enough: Bob has not passed since
    assert table.asked == ("Bob", "window") and table.options == ["Gramophone"]
    table.passes()
    assert table.asked == ("Ann", "turn")
    table.choose("end the turn")
    assert len(table.s.zone(1, 1)) == 1 and table.s.zone(2, 1) == ()


def test_a_response_that_is_itself_responded_to() -> None:
    """Encore is an event: playing it opens a window of its own, inside the one in which it is played."""
    table = Table(2)
    for player in (0, 1):
        table.put("Encore", "hand", player)
        table.put("Thug", "deck", player)
    table.put("Scout Ahead", "hand", 0)
    table.turn(0)
    table.choose("play Scout Ahead")
    table.choose("Encore")
    assert table.asked == ("Bob", "window")
    depth = sum(isinstance(f, Occurrence) for f in table.s.frames)
    assert depth == 2, "one occurrence inside the other"
    table.choose("Encore")
    assert table.asked == ("Ann", "turn") and table.log[-1] == "Scout Ahead is discarded"


def test_forced_abilities_first_in_the_order_the_first_player_chooses() -> None:
    table = Table(2)
    cornered = table.menace
    table.card(cornered).face = 1
    brute = table.put("Brute", "lair", 0)
    table.put("Not Today", "hand", 0)
    table.put("Kiosk", "play", 0)
    table.s.first = 1
    table.happens(ev.Attack(cornered, 0), ev.Attack(brute, 0))
    # two attacks at once: each enemy's forced interrupt is for its own, and the first player orders them
    assert table.asked == ("Bob", "order")
    assert sorted(table.options) == ["Brute", "The Landlord, Cornered"]
    table.choose("Brute")
    assert table.s.now(brute).attack == 3 and table.s.now(cornered).attack == 3
    assert table.asked == ("Ann", "window")


def test_forced_abilities_are_matched_again_after_each() -> None:
    """The first one defeats the second's card: it has nothing left to do."""
    table = Table()
    first = table.put("Briar", "lair")
    second = table.put("Briar", "lair")
    table.card(table.watcher()).damage = 10
    table.happens(damage(first, 1), damage(second, 1))
    assert table.asked == ("Ann", "order")
    table.choose("Briar")
    # the first kills the watcher, with which the game is over before the second
    assert table.s.result is not None and not table.s.result.won
    assert table.log.count("Ada Poole takes 1 damage") == 1


def test_interchangeable_forced_abilities_are_not_ordered() -> None:
    table = Table()
    duelist = table.put("Duelist")
    thug = table.put("Thug", "lair")
    table.happens(damage(duelist, 1))
    assert table.asked is None and table.card(thug).damage == 1


def test_a_cancelled_attack_does_not_begin_and_nothing_responds() -> None:
    table = Table()
    messenger = table.put("Messenger", "lair")
    table.put("Not Today", "hand")
    table.put("Kiosk")
    table.happens(ev.Attack(messenger, 0))
    table.choose("Not Today")
    if table.asked == ("Ann", "pay"):
        table.choose("Kiosk")
    assert table.asked is None
    assert "Messenger attacks Ann" not in table.log and "It is cancelled" in table.log
    assert not any("turned up" in line for line in table.log), "no boost, and no response to an attack that was not"
    assert table.s.cards_in([table.s.own(0, 2)]), "the card that cancelled it is spent"


def test_cancelled_effects_stand_as_played() -> None:
    """What is cancelled of a treachery is its effect: it was used, and its record says so."""
    table = Table()
    table.put("Foil", "hand")
    table.put("Kiosk")
    table.s.zones[table.s.common(0)] = ()
    table.put("Eviction", "threats")
    table.happens(ev.Reveal(0))
    assert table.asked == ("Ann", "window")
    table.choose("Foil")
    if table.asked == ("Ann", "pay"):
        table.choose("Kiosk")
    assert table.s.alarm == 0 and "Eviction is cancelled" in table.log
    played = [e.record.ability for e in table.s.memory.since("round", times.Initiate)]
    assert len(played) == 2


def test_no_interrupts_to_what_is_cancelled() -> None:
    table = Table()
    thug = table.put("Thug", "lair")
    for name in ("Not Today", "Trap"):
        table.put(name, "hand")
    table.put("Kiosk")
    table.put("Kiosk")
    table.happens(ev.Attack(thug, 0))
    assert sorted(table.options) == ["Not Today", "Trap"]
    table.choose("Not Today")
    table.choose("Kiosk")
    assert table.asked is None and table.card(thug).damage == 0


def test_instead_of_a_defeat_that_is_foreseen() -> None:
    """The defeat shares the damage's window of interrupts; replaced, the damage is dealt and the defeat does not happen."""
    table = Table()
    wind = table.put("Second Wind")
    table.card(table.watcher()).damage = 9
    table.happens(damage(table.watcher(), 5))
    assert table.asked == ("Ann", "window") and table.options == ["Second Wind"]
    table.choose("Second Wind")
    assert table.asked is None and table.s.result is None
    # nine and two that there was room for, then four healed
    assert table.card(table.watcher()).damage == 7 and not table.s.there(wind)
    assert "Something else happens instead" in table.log
    assert "Lamplighter is defeated" not in table.log


def test_the_window_of_the_foreseen_defeat_is_not_opened_again() -> None:
    table = Table()
    table.put("Second Wind")
    table.card(table.watcher()).damage = 9
    table.happens(damage(table.watcher(), 5))
    table.passes()
    assert table.asked is None and table.s.result is not None


def test_nothing_is_foreseen_of_damage_that_is_prevented_meanwhile() -> None:
    table = Table()
    table.put("Second Wind")
    table.put("Cloak")
    table.card(table.watcher()).damage = 9
    table.happens(damage(table.watcher(), 3))
    assert sorted(table.options) == ["Cloak", "Second Wind"]
    table.choose("Cloak")
    assert table.asked is None and table.card(table.watcher()).damage == 10


def test_what_is_derived_shares_the_responses_of_what_it_belongs_to() -> None:
    """Damage that defeats: one window of responses for both, after the defeat, in any order."""
    table = Table(2)
    table.card(table.watcher(1)).face = 1
    table.card(table.watcher(1)).exhausted = True
    briar = table.put("Briar", "lair", 0)
    table.happens(damage(briar, 3))
    # Briar's own response is gone with it; Night Porter responds to the defeat
    assert table.asked == ("Bob", "window") and table.options == ["Night Porter"]
    assert table.log == ["Briar takes 3 damage", "Briar is defeated"]
    table.choose("Night Porter")
    assert not table.card(table.watcher(1)).exhausted and table.asked is None


def test_what_ends_an_undertaking_shares_its_responses() -> None:
    """The attack's damage is responded to in the attack's own window, after it has ended."""
    table = Table()
    duelist = table.put("Duelist")
    messenger = table.put("Messenger", "lair")
    table.card(messenger).damage = 0
    table.put("Briar", "lair")
    table.card(table.watcher()).exhausted = True
    table.s.zones[table.s.common(0)] = ()
    table.put("Blackout", "threats")
    table.put("Thug", "threats")
    table.happens(ev.Attack(messenger, 0))
    assert table.asked == ("Ann", "defend") and table.options == ["Duelist"]
    table.choose("Duelist")
    # the Duelist took one (boost 2, defence 1): its response and the messenger's wait for one window, to be ordered
    assert table.asked == ("Ann", "order")
    assert sorted(table.options) == ["Duelist", "Messenger"]
    assert table.log[-1] == "Duelist takes 1 damage"
    assert table.s.boosts == 0, "the attack is over"
    assert table.card(duelist).damage == 1


def test_a_forced_ability_keeps_to_its_limit() -> None:
    table = Table()
    messenger = table.put("Messenger", "lair")
    table.card(table.watcher()).exhausted = True
    table.starts(Happening(((ev.Attack(messenger, 0),), (ev.Attack(messenger, 0),))))
    # four threats: one boosts each attack, and one only is revealed
    assert table.asked is None and len(table.s.shared(0)) == 1
    assert sum("is turned up" in line for line in table.log) == 1


def test_what_has_nothing_to_belong_to_has_responses_of_its_own() -> None:
    class Alone(Happening):
        __slots__ = ()

        def run(self, s: Any) -> Flow:
            if not self.batches:
                return DONE
            batch, self.batches = self.batches[0], ()
            return happen(s, *batch, derived=())

    table = Table()
    duelist, thug = table.put("Duelist"), table.put("Thug", "lair")
    table.starts(Alone(((damage(duelist, 1),),)))
    assert table.card(thug).damage == 1


def test_excess_spills_into_the_batch_before_it_is_applied() -> None:
    table = Table()
    thug = table.put("Thug", "lair")
    table.happens(damage(thug, 5, "overkill"))
    assert table.log == ["Thug takes 2 damage (3 in excess)", "The Landlord takes 3 damage", "Thug is defeated"]


def test_packets_to_one_recipient_fill_it_one_after_the_other() -> None:
    table = Table()
    thug = table.put("Thug", "lair")
    table.happens(damage(thug, 1), damage(thug, 4, "overkill"))
    assert table.card(table.menace).damage == 3
    table = Table()
    brute = table.put("Brute", "lair")
    table.happens(damage(brute, 5), damage(brute, 1))
    assert "Brute takes 4 damage (1 in excess)" in table.log and "Brute takes 0 damage (1 in excess)" in table.log


def test_a_batch_that_waits_for_a_window_is_looked_at_again_before_it_is_applied() -> None:
    """The attacker falls to an interrupt: its damage, in the same batch as the attack, has nobody to be dealt to."""
    table = Table()
    thug = table.put("Thug", "lair")
    table.put("Trap", "hand")
    table.put("Kiosk")
    table.happens(ev.Attack(thug, 0), damage(thug, 1))
    table.choose("Trap")
    if table.asked == ("Ann", "pay"):
        table.choose("Kiosk")
    assert not table.s.there(thug) and table.asked is None
    assert "Thug attacks Ann" not in table.log and "Thug takes 1 damage" not in table.log


def test_an_attack_is_cut_short_when_its_attacker_leaves() -> None:
    table = Table()
    bouncer = table.put("Bouncer")
    thug = table.put("Thug", "lair")
    table.happens(ev.Attack(thug, 0))
    table.choose("Bouncer")
    # the Bouncer defends and hits back before any damage is dealt
    assert table.asked == ("Ann", "window") and table.options == ["Bouncer"]
    table.choose("Bouncer")
    assert not table.s.there(thug) and table.card(bouncer).damage == 0 and table.s.boosts == 0
    assert not any("boosts" in line for line in table.log)


def test_a_window_can_wait_in_a_clone() -> None:
    table = Table()
    table.put("Cloak")
    table.happens(damage(table.watcher(), 3))
    assert table.match is not None
    branch = table.match.branch()
    before = digest(table.s)
    branch.choose((0,))
    assert digest(table.s) == before
    assert table.card(table.watcher()).damage == 0 and branch.state.things[table.s.things[0].watcher].damage == 1
    table.passes()
    assert table.card(table.watcher()).damage == 3 and branch.state.things[table.s.things[0].watcher].damage == 1


def test_conceding_opens_the_window_anew_for_those_who_stay() -> None:
    table = Table(2)
    table.put("Encore", "hand", 0)
    table.put("Encore", "hand", 1)
    for player in (0, 1):
        table.put("Thug", "deck", player)
    table.put("Scout Ahead", "hand", 0)
    table.turn(0)
    table.choose("play Scout Ahead")
    assert table.asked == ("Ann", "window")
    assert table.match is not None
    table.match.concede(0)
    table.s = table.match.state
    assert table.asked == ("Bob", "window") and table.options == ["Encore"]


def test_prompts_and_options_of_windows_can_be_read() -> None:
    table = Table()
    table.put("Cloak")
    table.happens(damage(table.watcher(), 3))
    assert table.match is not None and table.match.decision is not None
    view = table.match.view(0)
    assert view.option_text(table.match.decision.options[0]) == (
        "Cloak: Interrupt: When your watcher would take damage, exhaust Cloak >>> prevent 2 of it."
    )


def test_an_occurrence_without_listeners_needs_no_frame() -> None:
    table = Table()
    table.happens(ev.Quiet(1))
    assert not any(isinstance(f, Occurrence) for f in table.s.frames)
