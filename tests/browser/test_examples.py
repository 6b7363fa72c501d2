"""Worked examples of the rulebooks at the table: opened from a rule, played by one hand on all sides, seen played."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from longbox.situations.worked import laid_by, line_of
from tests.browser.support import PHONE, WIDE, Clicker, axe, context, watched
from tests.browser.test_hands import number

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: of each game one that is played by several answers
ONE = {game: next(each for each in laid_by(game) if len(line_of(each)) > 2) for game in ("vs", "champions", "dcdb", "vs2pcg")}


def test_from_a_rule_to_its_table(chromium: Browser, address: str) -> None:
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(f"{address}/#/rules/{quote('vs:602.9c')}")
        page.get_by_role("link", name="Play it").first.click()
        page.locator(".prompt").wait_for()
        page.get_by_label("Worked example").get_by_text("Then:").wait_for()
        # both sides are there, and one plays them both
        assert page.locator("article.side").count() == 2
        assert page.locator("[data-area='p0/formation'] [data-ref]").count() == 2
        assert page.locator(".way", has_text="Attack").count() + page.locator("[data-board] [data-can]").count() > 0
        assert page.locator(".asking [data-can]").count() > 0
        assert axe(page) == []
        # a game under way is told of at home; an example is none
        page.goto(f"{address}/#/")
        page.get_by_role("heading", name="Play now").wait_for()
        assert page.locator("a[href^='#/t/']").count() == 0
        assert wrong == []


def test_an_example_that_is_no_table_says_why(chromium: Browser, address: str) -> None:
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(f"{address}/#/rules/{quote('vs:202.2')}")
        page.get_by_text("In words only.").wait_for()
        assert page.get_by_text("In words only.").count() == 1 and page.get_by_role("link", name="Play it").count() == 2
        # even the draft before a game is one
        page.goto(f"{address}/#/example/{quote('dcdb:13.061')}")
        page.locator(".prompt").wait_for()
        assert page.locator("[data-can]").count() > 1
        assert axe(page) == []
        assert wrong == []


@pytest.mark.parametrize(
    "game", ["vs", "champions", pytest.param("dcdb", marks=pytest.mark.slow), pytest.param("vs2pcg", marks=pytest.mark.slow)]
)
def test_an_example_is_seen_played_and_played_on(chromium: Browser, address: str, game: str) -> None:
    id = ONE[game]
    with context(chromium, PHONE if game in ("dcdb", "champions") else WIDE) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(f"{address}/#/replays/{quote(id, safe='')}")
        page.locator(".moment").wait_for()
        page.get_by_label("Worked example").get_by_text("Then:").wait_for()
        for step in range(1, len(line_of(id)) + 1):
            page.get_by_label("a step on").click()
            page.wait_for_function("(n) => document.querySelector('.layout').dataset.step === n", arg=str(step))
        assert axe(page) == []
        page.get_by_role("link", name="play it yourself").click()
        page.locator(".prompt").wait_for()
        clicker = Clicker(page, 2)
        for _ in range(12):
            if not clicker.step():
                break
        assert number(page) >= 1
        page.reload()
        page.locator(".layout").wait_for()
        assert page.get_by_label("Worked example").count() == 1
        assert wrong == []
