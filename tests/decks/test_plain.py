"""Plain text lists: every way people write a line, and what is said of the lines that nobody can read."""

from dataclasses import replace
from pathlib import Path

import pytest

from longbox.decks import DeckEntry, DeckError, DeckList
from longbox.decks.kinds import decode
from longbox.decks.plain import MAX_LINE, dump, read


def only(text: str) -> DeckEntry:
    """The one entry of a list that has no problems."""
    deck = read(text)
    assert deck.problems == ()
    (entry,) = deck.entries
    return entry


def complaint(text: str) -> str:
    """The one problem of a list, which has no entries."""
    deck = read(text)
    assert deck.entries == ()
    (problem,) = deck.problems
    return str(problem)


@pytest.mark.parametrize(
    "line",
    [
        "4 Ember, Old Ash",
        "4x Ember, Old Ash",
        "4X Ember, Old Ash",
        "4× Ember, Old Ash",
        "4 x Ember, Old Ash",
        "x4 Ember, Old Ash",
        "X4 Ember, Old Ash",
        "Ember, Old Ash x4",
        "Ember, Old Ash x 4",
        "- 4 Ember, Old Ash",
        "* 4x Ember, Old Ash",
        "•4 Ember, Old Ash",
        "– 4 x Ember, Old Ash",
        "4\tEmber, Old Ash",
        "  4   Ember,  Old\tAsh  ",
        "4 Ember, Old Ash # burns",
        "4 Ember, Old Ash // burns",
        "4 Ember, Old Ash\t;burns",
        "4 Ember, Old Ash #",
    ],
)
def test_a_line_is_a_count_and_a_card_in_many_spellings(line: str) -> None:
    assert only(line) == DeckEntry(4, "Ember", "Old Ash", line=1)


@pytest.mark.parametrize("line", ["Ember", "- Ember", "1 Ember", "* Ember"])
def test_a_missing_count_is_one_copy(line: str) -> None:
    assert only(line) == DeckEntry(1, "Ember", line=1)


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 4 Towers Plaza", 4, "4 Towers Plaza"),
        ("4x 4 Towers Plaza", 4, "4 Towers Plaza"),
        ("x4 4 Towers Plaza", 4, "4 Towers Plaza"),
        ("1 2099", 1, "2099"),
        ("3 X-Ray", 3, "X-Ray"),
        ("3 x-ray", 3, "x-ray"),
        ("3 X Marks It", 3, "X Marks It"),
        ("3 xylophone", 3, "xylophone"),
        ("2 Agent x3", 2, "Agent x3"),
        ("2 Vex", 2, "Vex"),
        ("X-23", 1, "X-23"),
        ("2 Hideout #221", 2, "Hideout #221"),
        ("2 SP//ark Lab", 2, "SP//ark Lab"),
        ("2 #1 Fan", 2, "#1 Fan"),
        ("2 VEN#m", 2, "VEN#m"),
        ("3rd Street", 1, "3rd Street"),
        ("0 Ember", 0, "Ember"),
        ("-2 Ember", -2, "Ember"),
        ("616 Ember", 616, "Ember"),
        ("9999999999 Ember", 1, "9999999999 Ember"),
    ],
)
def test_counts_and_comment_signs_are_told_from_names(line: str, count: int, name: str) -> None:
    assert only(line) == DeckEntry(count, name, line=1)


@pytest.mark.parametrize(
    ("line", "name", "identity", "version"),
    [
        ("Jane Doe <> Night Lamp, Reserve Hero", "Jane Doe", "Night Lamp", "Reserve Hero"),
        ("Jane Doe<>Night Lamp, Reserve Hero", "Jane Doe", "Night Lamp", "Reserve Hero"),
        ("Jane Doe ◊ Night Lamp, Reserve Hero", "Jane Doe", "Night Lamp", "Reserve Hero"),
        ("Jane Doe * Night Lamp, Reserve Hero", "Jane Doe", "Night Lamp", "Reserve Hero"),
        ("Jane Doe <> Night Lamp", "Jane Doe", "Night Lamp", None),
        ("Jane, Doe <> Night Lamp, Hero", "Jane, Doe", "Night Lamp", "Hero"),
        ("Run, Jump, and Fall", "Run", None, "Jump, and Fall"),
        ("Ja*ne Doe", "Ja*ne Doe", None, None),
        ("Jane Doe <>", "Jane Doe <>", None, None),
        ("Jane,Doe", "Jane,Doe", None, None),
        ("Jane,", "Jane,", None, None),
        (", Hero", ", Hero", None, None),
        ("Jane Doe , Hero", "Jane Doe", None, "Hero"),
        ("Jane Doe <> Night Lamp , Hero", "Jane Doe", "Night Lamp", "Hero"),
        ("Jane Doe <> Night Lamp <> Sam, Hero", "Jane Doe", "Night Lamp <> Sam", "Hero"),
        ("Jane Doe <> , Hero", "Jane Doe <> , Hero", None, None),
        ("<> Night Lamp", "<> Night Lamp", None, None),
    ],
)
def test_name_identity_and_version(line: str, name: str, identity: str | None, version: str | None) -> None:
    assert only(f"2 {line}") == DeckEntry(2, name, version, identity, line=1)


@pytest.mark.parametrize(
    ("line", "name", "code"),
    [
        ("4 x Sentry - (SMP-002)", "Sentry", "SMP-002"),
        ("4 Sentry [SMP-002]", "Sentry", "SMP-002"),
        ("4 Sentry (SMP-002)", "Sentry", "SMP-002"),
        ("4 Sentry(SMP-002)", "Sentry", "SMP-002"),
        ("4 Sentry – [smp-2]", "Sentry", "smp-2"),
        ("4 Sentry (MNB-017EA)", "Sentry", "MNB-017EA"),
        ("4 Sentry (01083)", "Sentry", "01083"),
        ("4 Sentry [01001a]", "Sentry", "01001a"),
        ("4 Sentry [SMP]", "Sentry", "SMP"),
        ("4 Sentry - (CV9)", "Sentry", "CV9"),
        ("4 Sentry [00000000-aaaa-bbbb-cccc-0123456789ab]", "Sentry", "00000000-aaaa-bbbb-cccc-0123456789ab"),
        ("4 [SMP-002]", "", "SMP-002"),
        ("4 Sentry (III)", "Sentry (III)", None),
        ("4 Belt (Golden)", "Belt (Golden)", None),
        ("4 Sentry [energy]", "Sentry [energy]", None),
        ("4 Sentry (SMP-002) again", "Sentry (SMP-002) again", None),
    ],
)
def test_a_code_stands_in_brackets_behind_the_name(line: str, name: str, code: str | None) -> None:
    assert only(line) == DeckEntry(4, name, code=code, line=1)


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Characters", "Characters"),
        ("CHARACTERS:", "Characters"),
        ("Character", "Characters"),
        ("Characters (24)", "Characters"),
        ("Characters (24):", "Characters"),
        ("Characters: 24", "Characters"),
        ("Characters - 24", "Characters"),
        ("Characters [24]", "Characters"),
        ("24 Characters", "Characters"),
        ("## Characters", "Characters"),
        ("###Characters (24)", "Characters"),
        ("Supporting Characters", "Supporting Characters"),
        ("Plot Twists", "Plot Twists"),
        ("plot-twist", "Plot Twists"),
        ("Locations # many", "Locations"),
        ("Equipment", "Equipment"),
        ("Main Deck:", "Deck"),
        ("Deck: 60", "Deck"),
        ("Cards", "Deck"),
        ("Sideboard:", "Sideboard"),
        ("Side Deck", "Sideboard"),
        ("Main Character:", "Main Character"),
    ],
)
def test_headings_give_their_section_to_the_lines_below(heading: str, section: str) -> None:
    deck = read(f"Sentry\n{heading}\n2 Ember\n\nBelt")
    assert deck.problems == ()
    assert [(entry.name, entry.section, entry.line) for entry in deck.entries] == [
        ("Sentry", None, 1),
        ("Ember", section, 3),
        ("Belt", section, 5),
    ]


@pytest.mark.parametrize("line", ["Characters of Old", "4x Characters", "Character Witness (4)"])
def test_a_card_that_looks_like_a_heading_opens_no_section(line: str) -> None:
    assert [(entry.line, entry.section) for entry in read(f"{line}\nEmber").entries] == [(1, None), (2, None)]


@pytest.mark.parametrize("line", ["# Characters", "## Notes", "##", "// Characters", "  ; Characters"])
def test_a_comment_that_looks_like_a_heading_opens_no_section(line: str) -> None:
    assert read(f"2 Sentry\n{line}\nEmber").entries == (DeckEntry(2, "Sentry", line=1), DeckEntry(1, "Ember", line=3))


def test_a_main_character_has_a_line_of_its_own() -> None:
    deck = read("Main Character: Captain Sample (TWO-001)\n8 Academy\nLocations\nmain character : Ember\n2 Plaza")
    assert deck.entries == (
        DeckEntry(1, "Captain Sample", code="TWO-001", section="Main Character", line=1),
        DeckEntry(8, "Academy", line=2),
        DeckEntry(1, "Ember", section="Main Character", line=4),
        DeckEntry(2, "Plaza", section="Locations", line=5),
    )


def test_the_comment_at_the_top_is_the_header_and_later_comments_are_not() -> None:
    deck = read("  # Burn: win fast.\n#\n//  Then rest.\n; Really.\n\nName: Fire\n# Still\nCharacters\n# no more\n2 Ember\n# end")
    assert deck.header == ("Burn: win fast.", "", " Then rest.", "Really.", "Still")
    assert deck.name == "Fire"
    assert deck.entries == (DeckEntry(2, "Ember", section="Characters", line=10),)
    assert read("2 Ember\n# no").header == ()


def test_a_deck_without_a_name_has_that_of_its_file() -> None:
    assert read("2 Ember", Path("decks/Old  Fire.txt")).name == "Old Fire"
    assert read("Deck: Young Fire\n2 Ember", Path("decks/Old Fire.txt")).name == "Young Fire"
    assert read("2 Ember").name == ""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_byte_order_mark(end: str) -> None:
    text = decode(b"\xef\xbb\xbf" + end.join(["Characters", "", "2 Zoë O’Clock", ""]).encode())
    assert read(text).entries == (DeckEntry(2, "Zoë O’Clock", section="Characters", line=3),)


def test_only_line_ends_end_a_line() -> None:
    assert [entry.line for entry in read("2 Ember\x0b\n2 Ze\u2028ro\x85\n1 Sentry").entries] == [1, 2, 3]


@pytest.mark.parametrize("line", ["4", "4x", "4 x", "- 4", "x4"])
def test_a_count_without_a_card(line: str) -> None:
    assert complaint(f"\n{line}").startswith("deck list:2: a count without a card; a line is")


def test_an_unknown_heading_names_the_known_ones_and_ends_the_section() -> None:
    deck = read("Characters\n2 Ember\nSidekicks:\n2 Sentry", Path("my.txt"))
    (problem,) = deck.problems
    assert str(problem).startswith('my.txt:3: "Sidekicks:" is not a heading; headings are: Main Character | Characters')
    assert [entry.section for entry in deck.entries] == ["Characters", None]


def test_a_second_name_for_the_deck() -> None:
    deck = read("Name: Fire\nName: Ice")
    assert [str(problem) for problem in deck.problems] == [
        'deck list:2: a second name for the deck; it is named "Fire"',
    ]


def test_a_line_too_long_for_a_card() -> None:
    assert complaint("E" * (MAX_LINE + 1)) == "deck list:1: a line of 201 characters; a line names one card"
    assert only("E" * MAX_LINE).name == "E" * MAX_LINE
    assert len(read("# " + "E" * MAX_LINE * 9).header[0]) == MAX_LINE * 9
    assert read("##" + "E" * MAX_LINE * 9).problems == ()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"2 Ember\n\r\n2 Zo\xeb", "my.txt:3: byte 0xeb is not UTF-8 text; save it as UTF-8"),
        (b"\xff\xfe2\0\0\xd8 \0", "my.txt:1: text in UTF-16 with half a character in it; save it as UTF-8"),
        (b"\x7fELF\0\0\0", "my.txt: a binary file; a deck list is plain text, OCTGN (.o8d) or Lackey (.dek)"),
    ],
)
def test_bytes_that_are_no_text(data: bytes, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        decode(data, Path("my.txt"))
    assert str(caught.value) == message


def test_dump_is_canonical() -> None:
    text = (
        "; Burn.\n;\nDeck: Fire\nLocations: 2\n- 4 Towers Plaza x2\nMAIN CHARACTER: Captain Sample - (TWO-001)\n"
        "Characters\n2x Jane Doe ◊ Night Lamp, Reserve Hero\nLocations\nx3 SP//ark Lab [SMP-061]\n"
    )
    assert dump(read(text)) == (
        "# Burn.\n#\n\nName: Fire\n\nMain Character: Captain Sample [TWO-001]\n\n"
        "Locations\n4 Towers Plaza x2\n3 SP//ark Lab [SMP-061]\n\nCharacters\n2 Jane Doe <> Night Lamp, Reserve Hero\n"
    )


@pytest.mark.parametrize("name", ["4 Towers Plaza", "x3 Ray", "Agent x3", "- Dash"])
def test_dump_keeps_a_main_characters_count_when_its_name_looks_like_one(name: str) -> None:
    deck = DeckList("", (DeckEntry(1, name, section="Main Character"),))
    assert dump(deck) == f"Main Character: 1 {name}\n"


def test_dump_puts_entries_without_a_section_first() -> None:
    deck = DeckList("", (DeckEntry(1, "Ember", section="Characters"), DeckEntry(3, "Sentry")))
    assert dump(deck) == "3 Sentry\n\nCharacters\n1 Ember\n"


@pytest.mark.parametrize(
    "entry",
    [
        DeckEntry(4, "Characters"),
        DeckEntry(4, "Two\nLines"),
        DeckEntry(4, "Two  Blanks"),
        DeckEntry(4, "x men"),
        DeckEntry(4, "Ember // Ash"),
        DeckEntry(4, "Ember [SMP-003]"),
        DeckEntry(4, "Ember", code="no code"),
        DeckEntry(4, "Ember", section="Sidekicks"),
        DeckEntry(4, ""),
        DeckEntry(4, "E" * MAX_LINE),
        DeckEntry(10**9, "Ember"),
    ],
)
def test_dump_refuses_what_would_read_back_as_something_else(entry: DeckEntry) -> None:
    with pytest.raises(ValueError, match="can't be written as a plain text deck list") as caught:
        dump(DeckList("Fire", (DeckEntry(1, "Sentry"), entry)))
    assert entry.title[:20] in str(caught.value)
    assert "Sentry" not in str(caught.value)


@pytest.mark.parametrize("deck", [DeckList("Old  Fire", ()), DeckList("Old  Fire", (), header=("two\nlines",))])
def test_dump_refuses_names_and_headers_it_can_not_write(deck: DeckList) -> None:
    with pytest.raises(ValueError, match=r"can't be written as a plain text deck list: .*Old  Fire"):
        dump(deck)


def test_content_is_what_two_files_of_one_deck_have_in_common() -> None:
    entry = DeckEntry(2, "Ember", "Old Ash", None, "OLD-003", "Characters", 7)
    deck = DeckList("Fire", (entry, DeckEntry(1, "Sentry")), ("Burn.",))
    assert deck.content == ("Fire", ("Burn.",), [("", "Sentry", "", 1), ("Characters", "Ember, Old Ash", "OLD-003", 2)])
    assert replace(deck, entries=(DeckEntry(1, "Sentry", line=9), replace(entry, line=3))).content == deck.content
