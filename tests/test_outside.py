"""What comes from outside is bounded: files, JSON, and values and words in messages."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from longbox.outside import (
    MOST_DEEP,
    MOST_DIGITS,
    OutsideError,
    as_json,
    is_counts,
    is_name,
    is_whole,
    parsed,
    printable,
    read_text,
    shown,
    within,
)

LONG = 10**5000


def test_only_ordinary_files_of_some_size_are_read(tmp_path: Path) -> None:
    good = tmp_path / "good"
    good.write_bytes(b"\xef\xbb\xbfwords")
    assert read_text(good, 8) == "words"
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "latin").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "big").write_bytes(b"x" * 101)
    for name, words in (
        ("pipe", "not an ordinary file"),
        (".", "a directory"),
        ("/dev/zero", "not an ordinary file"),
        ("none", "there is no such file"),
        ("good/none", "can't be read"),
        ("a\0b", "can't be read"),
        ("latin", "no text in UTF-8"),
        ("big", "more than 100 bytes"),
        ("x" * 5000, "can't be read"),
    ):
        start = time.process_time()
        with pytest.raises(OutsideError, match=words):
            read_text(tmp_path / name, 100)
        assert time.process_time() - start < 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no JSON"),
        ("", "no JSON"),
        ("[NaN]", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("[" * 100_000, "nests deeper"),
        ("[" * (MOST_DEEP + 1) + "]" * (MOST_DEEP + 1), "nests deeper"),
        ('{"a":' * 100_000, "nests deeper"),
        ("1" * (MOST_DIGITS + 1), "a number of 21 digits"),
        ("-" + "1" * 100_000, "a number of 100,000 digits"),
        (r'["\ud800"]', "lone surrogate"),
        (r'{"\udc00": 1}', "lone surrogate"),
    ],
)
def test_json_is_bounded(text: str, words: str) -> None:
    with pytest.raises(OutsideError, match=words) as error:
        parsed(text)
    assert len(str(error.value)) < 200


def test_json_that_longbox_writes_is_read() -> None:
    value = {"a": [[1, -2, 1 << 64], {"b": "é😀\n"}], "deep": json.loads("[" * (MOST_DEEP - 1) + "]" * (MOST_DEEP - 1))}
    assert parsed(json.dumps(value)) == value and parsed(json.dumps(value, ensure_ascii=False)) == value
    with pytest.raises(OutsideError) as error:
        parsed("{\n\n]")
    assert error.value.at("x.json") == "x.json:3"


def test_links_lead_out_of_a_folder(tmp_path: Path) -> None:
    inner, outer = tmp_path / "in", tmp_path / "out"
    for folder in (inner, outer):
        folder.mkdir()
        (folder / "file").write_text("x")
    (inner / "link").symlink_to(outer / "file")
    assert within(inner / "file", inner) and within(inner / "none", inner) and within(inner / ".." / "in" / "file", inner)
    assert not within(inner / "link", inner) and not within(inner / ".." / "out" / "file", inner) and not within("a\0b", inner)
    assert within(outer / "file", inner, outer)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HUGE = [
    "x" * 10**6, LONG, -LONG, [LONG] * 9, nested(100_000), {"k" * 9999: LONG}, (b"x" * 9999,), {1: {2: {3: {4: 5}}}}, "\x1b",
]  # fmt: skip


@pytest.mark.parametrize("k", range(len(HUGE)))
def test_values_in_messages_are_short(k: int) -> None:
    for words in (shown(HUGE[k]), as_json(HUGE[k])):
        assert len(words) <= 60 and words.isprintable()


def test_short_values_are_shown_as_they_are() -> None:
    assert shown("Rhino") == "'Rhino'" and shown([1, "a"]) == "[1, 'a']" and shown(None) == "None" and shown(-7) == "-7"
    assert as_json({"a": None, "é": True}) == '{"a": null, "é": true}'


def test_foreign_text_is_made_harmless() -> None:
    assert printable("Ann 😀 é\nBob") == "Ann 😀 é\nBob"
    assert printable("a\x1b[2Jb\x07c\rd\x9be") == "a?[2Jb?c?d?e"
    assert printable("a\u202eb\u200bc\tD\u00a0E\udc80") == "abc D E?"


def test_whole_numbers_names_and_counts() -> None:
    assert is_whole(3, 1, 3) and not is_whole(4, 1, 3) and not is_whole(True, 0, 3) and not is_whole(1.0, 0, 3)
    assert is_name("Ann") and not any(map(is_name, ("", " ", "a\nb", "\x1b", "x" * 81, None, 5, "\ud800")))
    assert is_counts({"01088": 99}) and not any(
        map(is_counts, ({"a": 100}, {"a": 0}, {"a": True}, {1: 1}, [], None, {"a": LONG}))
    )
