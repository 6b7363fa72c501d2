"""Abilities as English: the printer and its helpers, and the wording of kernel nodes."""

from __future__ import annotations

import pytest

from longbox.kernel.abilities import Activated, InWindow, When
from longbox.kernel.effects import ChooseOne, If, IfYouDo, May, Nothing, Repeat, RepeatUntil, Unless, seq
from longbox.kernel.queries import (
    AllOf,
    AnyOf,
    Choose,
    Compare,
    Count,
    Every,
    Exists,
    Fixed,
    It,
    Not,
    Target,
    This,
    Times,
    Unmet,
    X,
    You,
)
from longbox.kernel.text import Printer, a, alike, counted, joined, number_word, plural, sentence, signed
from longbox.kernel.windows import Cancel, Instead, Prevent
from tests.kernel.madeup.words import (
    ME,
    DiscardIt,
    DrawCards,
    ExhaustIt,
    HealIt,
    Hurt,
    Kind,
    NoCharges,
    Raise,
    Table,
    Takes,
    Yours,
    YourWatcher,
)

ALLIES = Table((Hurt(), Kind(("ally",), "ally"), Yours()))
this = This()


def p(name: str = "Medic") -> Printer:
    return Printer(name)


@pytest.mark.parametrize(
    ("noun", "one", "many"),
    [
        ("card", "a card", "cards"),
        ("ally", "an ally", "allies"),
        ("enemy", "an enemy", "enemies"),
        ("X-Men character", "an X-Men character", "X-Men characters"),
        ("box", "a box", "boxes"),
        ("character you control", "a character you control", "characters you control"),
        ("card with cost 3", "a card with cost 3", "cards with cost 3"),
        ("play", "a play", "plays"),
        ("Hero or Villain", "a Hero or Villain", "Heroes or Villains"),
        (
            "Hero, Villain or Equipment with cost 3",
            "a Hero, Villain or Equipment with cost 3",
            "Heroes, Villains or Equipment with cost 3",
        ),
        (
            "card left of those on top of your deck",
            "a card left of those on top of your deck",
            "cards left of those on top of your deck",
        ),
        ("boss", "a boss", "bosses"),
        (
            "Heralds of Galactus defender you control",
            "a Heralds of Galactus defender you control",
            "Heralds of Galactus defenders you control",
        ),
    ],
)
def test_articles_and_plurals(noun: str, one: str, many: str) -> None:
    assert a(noun) == one and plural(noun) == many
    assert counted(1, noun) == one and counted(2, noun) == f"two {many}"


def test_names_are_told_once_and_counted() -> None:
    assert alike(["Punch", "Kick", "Punch", "Punch"]) == "3 Punch and Kick"
    assert (alike([]), alike(["Kick"]), alike(["a", "b", "c", "b"])) == ("", "Kick", "a, 2 b and c")


def test_lists_and_sentences() -> None:
    assert joined(["a", "", "b"]) == "a and b" and joined(["a", "b", "c"], "or") == "a, b or c" and joined([]) == ""
    assert sentence("draw a card") == "Draw a card." and sentence("X-Men!") == "X-Men!" and sentence("  ") == ""
    assert (number_word(0), number_word(10), number_word(11)) == ("no", "ten", "11")
    assert (signed(2), signed(0), signed(-3)) == ("+2", "+0", "-3")


def test_verbs_follow_the_person() -> None:
    printer = p()
    assert (printer.verb("draw"), printer.subject(), printer.their()) == ("draw", "", "your")
    printer.person = "that player"
    assert [printer.verb(v) for v in ("draw", "search", "do", "carry", "play")] == [
        "draws",
        "searches",
        "does",
        "carries",
        "plays",
    ]
    assert (printer.subject(), printer.their()) == ("that player ", "their")


def test_a_target_is_named_in_full_once() -> None:
    printer = Printer("Medic", (Choose(ALLIES),))
    assert printer.target(0).endswith("damaged ally of yours")
    assert printer.first("x") and not printer.first("x")
    assert Printer("Medic").target(3) == "the target"


def test_queries_and_choices() -> None:
    assert ALLIES.noun(p()) == "damaged ally of yours"
    assert Choose(ALLIES).text(p()) == "a damaged ally of yours"
    assert Choose(ALLIES, 0, 1).text(p()) == "up to one damaged ally of yours"
    assert Choose(ALLIES, 0, 3).text(p()).startswith("up to three damaged ")
    assert Choose(ALLIES, 0, 99).text(p()).startswith("any number of damaged ")
    assert Choose(ALLIES, 1, 2).text(p()).startswith("one to two damaged ")
    assert Every(ALLIES).text(p()).startswith("all damaged ")
    assert Not(Hurt()).text(p()) == "non-damaged" and AnyOf((Hurt(), Yours())).text(p()) == "damaged or of yours"
    assert (This().text(p()), You().text(p()), It("x", "that ally").text(p())) == ("Medic", "you", "that ally")


def test_numbers_and_conditions() -> None:
    assert (Fixed(3).text(p()), X().text(p()), Times(2, X()).text(p())) == ("3", "X", "2 times X")
    assert Count(ALLIES).text(p()).startswith("the number of damaged ")
    assert Exists(ALLIES).text(p()) == "there is a damaged ally of yours"
    assert Exists(ALLIES, 0, 0).text(p()).startswith("there are no damaged ")
    assert Exists(ALLIES, 2).text(p()).startswith("there are two or more damaged ")
    assert Exists(ALLIES, words="it is so").text(p()) == "it is so"
    assert AllOf((NoCharges(), Unmet(NoCharges(), "it is not"))).text(p()) == "Medic has no charges and it is not"
    assert Compare(Fixed(1), "<=", X(), "one is no more than X").text(p()) == "one is no more than X"


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (seq(DrawCards(2), Raise(1)), "draw two cards. Raise the alarm by 1"),
        (May(DrawCards(1)), "you may draw a card"),
        (
            IfYouDo(DiscardIt(this), DrawCards(1), Raise(1)),
            "discard Medic. If you do, draw a card. Otherwise, raise the alarm by 1",
        ),
        (If(NoCharges(), DrawCards(1), Raise(1)), "if Medic has no charges, draw a card. Otherwise, raise the alarm by 1"),
        (Unless(Raise(1), You(), DrawCards(1)), "raise the alarm by 1 unless you draw a card"),
        (Repeat(Fixed(2), DrawCards(1)), "draw a card, 2 times"),
        (RepeatUntil(DrawCards(1), NoCharges()), "draw a card. Repeat this until Medic has no charges"),
        (ChooseOne((DrawCards(1), Raise(-1))), "choose one: draw a card; or lower the alarm by 1"),
        (Nothing(), ""),
        (Prevent(2), "prevent 2 of it"),
        (Prevent(), "prevent all of it"),
        (Cancel("that attack"), "cancel that attack"),
        (Instead(HealIt(YourWatcher(), 1)), "heal 1 damage from your watcher instead"),
    ],
)
def test_effects(effect: object, words: str) -> None:
    assert effect.text(p()) == words  # type: ignore[attr-defined]


def test_abilities_print_as_paragraphs() -> None:
    window = InWindow(Takes(ME), Prevent(1), side="interrupt", cost=(ExhaustIt(this),))
    assert window.print("Cloak") == "Interrupt: When your watcher would take damage, exhaust Cloak >>> prevent 1 of it."
    assert InWindow(Takes(ME, after=True), DrawCards(1), forced=True).print("Cloak") == (
        "Forced response: After your watcher takes damage, draw a card."
    )
    assert InWindow(Takes(ME), Prevent(1), label="Would").print("Cloak").startswith("Would: ")
    assert When(NoCharges(), DiscardIt(this)).print("Battery") == "When Battery has no charges, discard Battery."
    used = Activated((ExhaustIt(this),), HealIt(Target(), 2), targets=(Choose(ALLIES),), limit=(1, "turn"))
    assert used.print("Medic").startswith("Exhaust Medic >>> Heal 2 damage from ") and used.print("Medic").endswith(
        "Use only once per turn."
    )
    assert Activated((), DrawCards(1), label="Leader").print("Medic") == "Leader: Free >>> Draw a card."
