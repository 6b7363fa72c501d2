"""What is written is read back: for any ordinary deck always, for any other deck or not at all."""

from contextlib import suppress

from hypothesis import given, settings, strategies as st

from longbox.decks import CardKey, DeckEntry, DeckList, resolve
from longbox.decks.kinds import decode
from longbox.decks.plain import dump, read
from longbox.decks.sections import SECTIONS
from tests.decks.made_up import CARDS, CATALOG

# what a test finds does not hang on how busy the machine is
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

SECTION_TITLES = st.sampled_from([None, *(section.title for section in SECTIONS)])
WORDS = st.from_regex(r"[A-Zb-wÀ-Ö][a-wé'’.!#*/-]{1,8}", fullmatch=True).filter(lambda word: "//" not in word)
NUMBERED = st.from_regex(r"[1-9][0-9]{0,3}", fullmatch=True)
NAMES = st.lists(WORDS | NUMBERED, min_size=2, max_size=4).map(" ".join)
CODES = st.none() | st.from_regex(r"[A-Z]{3}-[0-9]{3}|[A-Z]{3}|[0-9]{5}[a-d]?", fullmatch=True)
LINES = st.from_regex(r"([!-~äß]( [!-~])?){0,20}", fullmatch=True)
ENTRIES = st.builds(
    DeckEntry,
    count=st.integers(-5, 120),
    name=NAMES.filter(lambda name: read(f"1 {name}").entries != ()),
    version=st.none() | NAMES,
    identity=st.none() | NAMES,
    code=CODES,
    section=SECTION_TITLES,
    line=st.integers(0, 99),
)
DECKS = st.builds(
    DeckList,
    name=st.just("") | NAMES,
    entries=st.lists(ENTRIES, max_size=12).map(tuple),
    header=st.lists(LINES, max_size=4).map(tuple),
)
TEXT = st.text(max_size=12)
STRANGE_ENTRIES = st.builds(
    DeckEntry,
    count=st.integers(),
    name=TEXT,
    version=st.none() | TEXT,
    identity=st.none() | TEXT,
    code=st.none() | TEXT,
    section=SECTION_TITLES | TEXT,
)
STRANGE_DECKS = st.builds(
    DeckList, name=TEXT, entries=st.lists(STRANGE_ENTRIES, max_size=4).map(tuple), header=st.lists(TEXT).map(tuple)
)
PIECES = [
    "Ember",
    "Old Ash",
    ", ",
    " <> ",
    "4",
    "x",
    " ",
    "\t",
    "#",
    "//",
    ";",
    "[SMP-003]",
    "(",
    ")",
    "-",
    ":",
    "\n",
    "Deck",
]


@given(DECKS)
def test_an_ordinary_deck_is_written_and_read_back(deck: DeckList) -> None:
    assert read(dump(deck)).content == deck.content


@given(DECKS)
def test_canonical_text_is_written_as_it_was_read(deck: DeckList) -> None:
    text = dump(deck)
    assert dump(read(text)) == text
    assert read(decode(text.replace("\n", "\r\n").encode())).content == deck.content


@given(STRANGE_DECKS)
def test_a_strange_deck_is_refused_or_read_back(deck: DeckList) -> None:
    with suppress(ValueError):
        assert read(dump(deck)).content == deck.content


@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join) | st.text())
def test_any_text_is_read_and_what_was_read_can_mostly_be_written(text: str) -> None:
    deck = read(text)
    lines = text.count("\n") + text.count("\r") + 1
    numbers = [entry.line for entry in deck.entries] + [problem.line for problem in deck.problems]
    assert all(1 <= number <= lines for number in numbers)
    with suppress(ValueError):
        assert read(dump(deck)).content == deck.content


@given(st.dictionaries(st.sampled_from(CARDS), st.tuples(st.integers(1, 8), st.booleans()), min_size=1))
def test_a_deck_of_known_cards_finds_them_again(cards: dict[CardKey, tuple[int, bool]]) -> None:
    entries = []
    for card, (count, with_code) in cards.items():
        shared = card.name == "Captain Sample"
        section = "Main Character" if card.kind == "Main Character" else None
        code = card.code if with_code or shared else None
        entries.append(DeckEntry(count, card.name, card.version, card.identity, code, section))
    found = resolve(read(dump(DeckList("", tuple(entries)))), CATALOG)
    assert {(each.card, each.count) for each in found.cards} == {(card, count) for card, (count, _) in cards.items()}
