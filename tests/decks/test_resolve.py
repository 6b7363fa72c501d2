"""From names to cards: what is forgiven, what is refused, and that all of it is said at once."""

import pickle
from dataclasses import replace

import pytest

from longbox.decks import CardKey, DeckEntry, DeckError, DeckList, DeckProblem, Part, resolve
from longbox.decks.model import MOST_ENTRIES
from longbox.decks.plain import read
from longbox.errors import UserError
from tests.decks.made_up import (
    BELT,
    BOLT_MAN,
    CAPTAIN,
    CATALOG,
    HIDEOUT,
    JANE,
    LAB,
    MAIN_CAPTAIN,
    OLD_EMBER,
    PLAZA,
    RUN,
    RUN_AWAY,
    SAM,
    SENTRY,
    YOUNG_EMBER,
    ZOE,
    MadeUp,
    counts,
)


def complaints(text: str, catalog: MadeUp = CATALOG) -> list[str]:
    with pytest.raises(DeckError) as caught:
        resolve(read(text), catalog)
    return str(caught.value).split("\n")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Ember, Old Ash", OLD_EMBER),
        ("EMBER,  old ash", OLD_EMBER),
        ("Ember,Old-Ash", OLD_EMBER),
        ("Sentry", SENTRY),
        ("Sentry, Army", SENTRY),
        ("Bolt-Man", BOLT_MAN),
        ("Bolt Man, First Spark", BOLT_MAN),
        ("Boltman", BOLT_MAN),
        ("Bolt–Man", BOLT_MAN),
        ("Zoe O’Clock, On Time", ZOE),
        ("zoë oclock", ZOE),
        ("Zoe\u0308 O`Clock", ZOE),
        ("Run, Jump, and Fall", RUN),
        ("run jump", None),
        ("Sam, Son of Rain", SAM),
        ("Sam, Son of Rain, Late, but Here", SAM),
        ("Jane Doe <> Night Lamp, Reserve Hero", JANE),
        ("Jane Doe ◊ Night Lamp", JANE),
        ("Jane Doe * night-lamp", JANE),
        ("Jane Doe, Reserve Hero", JANE),
        ("Jane Doe", JANE),
        ("Night Lamp", None),
        ("S.a.m., Son of Rain", SAM),
        ("4 4 Towers Plaza", PLAZA),
        ("SP//ark Lab", LAB),
        ("Hideout #221", HIDEOUT),
        ("Belt (Golden)", BELT),
        ("Belt", None),
        ("Ember [SMP-003]", YOUNG_EMBER),
        ("Ember [OLD]", OLD_EMBER),
        ("Ember - (SMP)", YOUNG_EMBER),
        ("Ember (old-3)", OLD_EMBER),
        ("Zoe O'Clock [SMP-099]", ZOE),
        ("Zoe O'Clock [SMP]", ZOE),
        ("[SMP-003]", YOUNG_EMBER),
        ("Captain Sample [TWO-001]", MAIN_CAPTAIN),
    ],
)
def test_spelling_is_forgiven_and_nothing_guessed(line: str, card: CardKey | None) -> None:
    if card:
        assert [each.card for each in resolve(read(line), CATALOG).cards] == [card]
    else:
        assert complaints(line)[0].startswith("deck list:1: no card is named")


def test_a_name_of_several_cards_lists_them() -> None:
    assert complaints("4 Ember") == [
        'deck list:1: "Ember" can be any of 2 cards; write one of: Ember, Young Flame | Ember, Old Ash',
    ]


def test_cards_of_the_same_title_are_told_apart_by_their_codes() -> None:
    assert complaints("Captain Sample", MadeUp(CAPTAIN, replace(CAPTAIN, code="TWO-003"))) == [
        'deck list:1: "Captain Sample" can be any of 2 cards; write one of: Captain Sample [TWO-002] | Captain Sample [TWO-003]',
    ]


def test_a_code_that_is_not_known_is_not_shown() -> None:
    catalog = MadeUp(replace(SENTRY, code=None), SENTRY)
    assert complaints("Sentry", catalog) == [
        'deck list:1: "Sentry" can be any of 2 cards; write one of: Sentry, Army | Sentry, Army [SMP-002]',
    ]


def test_an_empty_identity_is_none() -> None:
    card = CardKey("Ember", "Old Ash", "")
    assert [each.card for each in resolve(read("Ember\nEmber, Old Ash"), MadeUp(card)).cards] == [card]


def test_a_title_in_full_is_not_taken_for_the_name_of_others() -> None:
    plain = CardKey("Ember", kind="character")
    catalog = MadeUp(YOUNG_EMBER, plain, OLD_EMBER)
    assert [each.card for each in resolve(read("4 ember"), catalog).cards] == [plain]


def test_exact_spelling_decides_between_cards_that_fold_alike() -> None:
    joined, apart = CardKey("Nightlamp"), CardKey("Night Lamp")
    catalog = MadeUp(joined, apart)
    assert [each.card for each in resolve(read("Night Lamp\nNightlamp"), catalog).cards] == [apart, joined]
    assert complaints("night lamp", catalog) == [
        'deck list:1: "night lamp" can be any of 2 cards; write one of: Nightlamp | Night Lamp',
    ]


def test_a_comma_may_belong_to_the_name_or_stand_before_the_version() -> None:
    catalog = MadeUp(CardKey("Run", "Jump, and Fall"), CardKey("Sam", "Son of Rain"), RUN_AWAY)
    found = resolve(read("Run, Jump, and Fall\nRun Away\nSam, Son of Rain"), catalog)
    assert [each.card for each in found.cards] == [catalog.cards[0], RUN_AWAY, catalog.cards[1]]


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("Ember, Middle-Aged", "Ember, Young Flame | Ember, Old Ash"),
        ("Sentry, Navy", "Sentry, Army"),
        ("Run Away, Fast", "Run Away"),
        ("Sam, Son of Rain, Early", "Sam, Son of Rain, Late, but Here"),
        ("Jane Doe <> Day Lamp, Reserve Hero", "Jane Doe <> Night Lamp, Reserve Hero"),
        ("Jane Doe <> Day Lamp", "Jane Doe <> Night Lamp, Reserve Hero"),
        ("Sam, Son of Rain <> Sun, Early", "Sam, Son of Rain, Late, but Here"),
        ("Jane Doe <> Night Lamp, Villain", "Jane Doe <> Night Lamp, Reserve Hero"),
    ],
)
def test_a_wrong_version_lists_the_versions_of_that_name(line: str, cards: str) -> None:
    assert complaints(f"4 {line}") == [f'deck list:1: no card is "{line}"; cards of that name are: {cards}']


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("Sentri", ["Sentry, Army"]),
        ("Embre", ["Ember, Young Flame", "Ember, Old Ash"]),
        ("Rum Away", ["Run Away"]),
        ("Ebmer, Old Ash", ["Ember, Old Ash"]),
        ("Nigth Lamp, Reserve Hero", ["Jane Doe <> Night Lamp, Reserve Hero"]),
    ],
)
def test_an_unknown_name_shows_the_nearest(line: str, nearest: list[str]) -> None:
    with pytest.raises(DeckError) as caught:
        resolve(read(line), CATALOG)
    (problem,) = caught.value.problems
    assert problem.message == f'no card is named "{line}"; nearest names'
    assert list(problem.suggestions[: len(nearest)]) == nearest


def test_an_identity_is_near_the_card_that_has_it() -> None:
    catalog = MadeUp(CardKey("Bartholomew Longfellow-Smythe", "Sage", "Kit"))
    assert complaints("Kit, Sage", catalog) == [
        'deck list:1: no card is named "Kit, Sage"; nearest names: Bartholomew Longfellow-Smythe <> Kit, Sage',
    ]


def test_three_nearest_at_most_and_none_when_nothing_is_near() -> None:
    catalog = MadeUp(*(CardKey(f"Sample {letter}") for letter in "ABCDEF"))
    (problem,) = complaints("4 Sample X", catalog)
    assert problem.count("|") == 2
    assert complaints("4 Qqq", catalog) == ['deck list:1: no card is named "Qqq"']


def test_a_name_that_begins_with_a_number_wants_a_count_before_it() -> None:
    assert complaints("4 Towers Plaza") == [
        'deck list:1: no card is named "Towers Plaza"; if the number belongs to the name, write: 1 4 Towers Plaza',
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Ember [SMP-002]", 'the code SMP-002 is not that of "Ember"; it belongs to: Sentry, Army'),
        ("Zoe O'Clock [SMP-002]", 'the code SMP-002 is not that of "Zoe O\'Clock"; it belongs to: Sentry, Army'),
        ("Embr [SMP-003]", 'the code SMP-003 is not that of "Embr"; it belongs to: Ember, Young Flame'),
        (
            "Ember, Old Ash [SMP-003]",
            'the code SMP-003 is not that of "Ember, Old Ash"; it belongs to: Ember, Young Flame',
        ),
        ("Sentry [SMP-999]", 'the code SMP-999 is not that of "Sentry"; write: Sentry, Army [SMP-002]'),
        ("Sentry [OLD]", 'the code OLD is not that of "Sentry"; write: Sentry, Army [SMP-002]'),
        ("[SMP-999]", "no card has the code SMP-999, and the line has no name"),
        ("Rum Away [SMP-999]", 'no card is named "Rum Away"; nearest names: Run Away'),
    ],
)
def test_a_code_that_contradicts_the_name(line: str, complaint: str) -> None:
    assert complaints(f"\n4 {line}") == [f"deck list:2: {complaint}"]


def test_a_count_is_no_part_of_the_name_if_the_rest_is_a_card() -> None:
    plain = CardKey("Towers Plaza", kind="location")
    assert counts(resolve(read("4 Towers Plaza"), MadeUp(PLAZA, plain))) == {plain: 4}


def test_a_guid_counts_only_if_the_catalog_has_it() -> None:
    guid = "00000000-aaaa-bbbb-cccc-0123456789ab"
    entry = DeckEntry(1, "Ember", code=guid.upper(), line=1)
    old, young = CardKey("Ember", "Old Ash", code=guid), CardKey("Ember", "Young Flame")
    assert [each.card for each in resolve(DeckList("", (entry,)), MadeUp(old, young)).cards] == [old]
    assert [each.card for each in resolve(DeckList("", (entry,)), MadeUp(young)).cards] == [young]
    with pytest.raises(DeckError, match="can be any of 2 cards"):
        resolve(DeckList("", (entry,)), CATALOG)
    with pytest.raises(DeckError, match=f"no card has the code {guid}"):
        resolve(DeckList("", (DeckEntry(1, "", code=guid),)), CATALOG)


@pytest.mark.parametrize(
    ("heading", "card", "right"),
    [
        ("Characters", PLAZA, "Locations"),
        ("Plot Twists", SENTRY, "Characters"),
        ("Locations", BELT, "Equipment"),
        ("Equipment", RUN, "Plot Twists"),
        ("Supporting Characters", SENTRY, "Characters"),
        ("Main Character", SENTRY, "Characters"),
        ("Characters", MAIN_CAPTAIN, "Main Character"),
    ],
)
def test_a_card_under_the_heading_of_another_kind(heading: str, card: CardKey, right: str) -> None:
    assert complaints(f"{heading}\n2 {card.title}", MadeUp(card)) == [
        f'deck list:2: "{card.title}" is of the kind {card.kind} and can\'t stand under {heading}; move it under {right}',
    ]


def test_a_card_of_a_kind_without_a_heading() -> None:
    assert complaints("Locations\n2 Omen", MadeUp(CardKey("Omen", kind="omen"))) == [
        'deck list:2: "Omen" is of the kind omen and can\'t stand under Locations',
    ]


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Characters", "character"),
        ("Characters", "Supporting Character"),
        ("Supporting Characters", "supporting_character"),
        ("Plot Twists", "plot_twist"),
        ("Plot Twists", "PlotTwist"),
        ("Locations", "Basic Location"),
        ("Equipment", "Equipment - Machine"),
        ("Equipment", ""),
        ("Deck", "location"),
        ("Sideboard", "location"),
    ],
)
def test_a_card_under_a_heading_that_fits(heading: str, kind: str) -> None:
    card = CardKey("Omen", kind=kind)
    assert counts(resolve(read(f"{heading}:\n2 Omen"), MadeUp(card))) == {card: 2}


@pytest.mark.parametrize("count", [-1, 100, 4000])
def test_counts_that_no_line_has(count: int) -> None:
    assert complaints(f"{count} Sentry") == [f"deck list:1: a count of {count}; a line has 1 to 99 copies"]


@pytest.mark.parametrize("count", [1, 99])
def test_counts_that_a_line_may_have(count: int) -> None:
    assert counts(resolve(read(f"{count} Sentry"), CATALOG)) == {SENTRY: count}


def test_lines_of_the_same_card_are_merged() -> None:
    deck = resolve(read("3 Sentry\n1 Ember, Old Ash\nCharacters\n2 SENTRY, Army [SMP-002]"), CATALOG)
    assert [(each.count, each.card, each.part, each.lines) for each in deck.cards] == [
        (5, SENTRY, Part.DECK, (1, 4)),
        (1, OLD_EMBER, Part.DECK, (2,)),
    ]


def test_parts_of_a_deck_stay_apart_and_a_heading_tells_namesakes_apart() -> None:
    deck = resolve(read("Main Character: Captain Sample\n4 Captain Sample\n3 Sentry\nSideboard:\n1 Sentry"), CATALOG)
    assert [(each.count, each.card) for each in deck.part(Part.MAIN_CHARACTER)] == [(1, MAIN_CAPTAIN)]
    assert [(each.count, each.card) for each in deck.part()] == [(4, CAPTAIN), (3, SENTRY)]
    assert [(each.count, each.card) for each in deck.part(Part.SIDEBOARD)] == [(1, SENTRY)]
    assert len(deck.cards) == 4


def test_name_and_header_go_with_the_deck() -> None:
    deck = resolve(read("# Burn.\nName: Fire\n4 Sentry"), CATALOG)
    assert (deck.name, deck.header, deck.source) == ("Fire", ("Burn.",), None)


def test_all_problems_are_reported_at_once_in_the_order_of_the_lines() -> None:
    text = "Characters\n4\n-3 Sentri\n4 Ember\n2 Sentry\nNotes:\n4 Sentry, Navy\n3 4 Towers Plaza"
    assert [line.split(";")[0] for line in complaints(text)] == [
        "deck list:2: a count without a card",
        "deck list:3: a count of -3",
        'deck list:3: no card is named "Sentri"',
        'deck list:4: "Ember" can be any of 2 cards',
        'deck list:6: "Notes:" is not a heading',
        'deck list:7: no card is "Sentry, Navy"',
    ]


def test_unreadable_lines_alone_are_an_error_too() -> None:
    assert len(complaints("4\n2 Sentry")) == 1
    assert complaints("4") == ["deck list:1: a count without a card; a line is a count and a name, as in 4 Name, Version"]


def test_a_list_without_cards_and_one_too_long() -> None:
    assert complaints("# Burn.\nCharacters") == ["deck list: lists no cards"]
    assert complaints("Sentry\n" * (MOST_ENTRIES + 1)) == ["deck list: 1,001 lines name cards; a deck list has 1,000 at most"]
    assert counts(resolve(read("Sentry\n" * MOST_ENTRIES), CATALOG)) == {SENTRY: MOST_ENTRIES}


@pytest.mark.parametrize(("length", "shown"), [(80, "Q" * 80), (81, "Q" * 77 + "..."), (150, "Q" * 77 + "...")])
def test_long_names_are_cut_in_messages(length: int, shown: str) -> None:
    assert complaints("4 " + "Q" * length) == [f'deck list:1: no card is named "{shown}"']


def test_an_entry_of_no_file_has_no_line() -> None:
    with pytest.raises(DeckError) as caught:
        resolve(DeckList("", (DeckEntry(4, "Qqq"),)), CATALOG)
    assert str(caught.value) == 'deck list: no card is named "Qqq"'


def test_the_error_is_the_users_and_survives_pickling() -> None:
    error = DeckError([DeckProblem("my.txt", 3, "no card; nearest names", ("A", "B")), DeckProblem("my.txt", 0, "empty")])
    assert isinstance(error, UserError)
    assert str(error) == "my.txt:3: no card; nearest names: A | B\nmy.txt: empty"
    copy = pickle.loads(pickle.dumps(DeckError(iter(error.problems))))
    assert (copy.problems, str(copy)) == (error.problems, str(error))
