"""Whole games, played by clicking only what glows, by a seeded random hand: on a laptop's width and on a phone's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.budget import deadline
from tests.browser.support import GAMES, PHONE, WIDE, Clicker, context, link, opened, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def whole(
    chromium: Browser, address: str, game: str, size: tuple[int, int], seed: int, late: Callable[[], bool] = lambda: False
) -> Clicker:
    """To the end of a match, unless it is too late for that: then what was played of it was well."""
    room = opened(address, game, seed=seed)
    with context(chromium, size) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        page.wait_for_selector(".layout")
        clicker = Clicker(page, seed)
        over = clicker.play(late=late)
        print(f"{game} at {size[0]}: {clicker.clicks} clicks, {page.title()}{', to its end' if over else ''}")
        if over:
            assert page.locator(".over b").inner_text().strip()
            assert page.locator("[data-can]").count() == 0
        assert wrong == []
        # what goes beyond the screen's width can't be seen on a phone
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert clicker.on_cards >= 5
    return clicker


@pytest.mark.parametrize(("game", "size"), [("vs", WIDE), ("champions", PHONE), ("dcdb", PHONE), ("vs2pcg", WIDE)])
def test_a_whole_game_by_clicking_what_glows(chromium: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    whole(chromium, address, game, size, 3)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_by_clicking_what_glows(chromium: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    whole(chromium, address, game, size, 11, deadline())
