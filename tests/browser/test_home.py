"""The first page: a game chosen and begun by its form, alone, with several heroes, with friends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.support import PHONE, WIDE, Clicker, axe, context, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_one_plays_two_heroes(chromium: Browser, address: str, size: tuple[int, int]) -> None:
    with context(chromium, size) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(address)
        page.locator(".game.champions").click()
        # alone there is nobody else to be chosen
        assert page.get_by_label("Who else plays").count() == 0
        page.get_by_label("Second hero", exact=True).select_option("She-Hulk")
        page.get_by_label("Who else plays").select_option("alone")
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".prompt", has_text="first hand").wait_for()
        # both hands are mine, and the question says whose it is
        hands = page.get_by_role("group", name="whose hand").get_by_role("button")
        assert [name.split(" (")[0] for name in hands.all_inner_texts()] == ["Spider-Man", "She-Hulk"]
        asked = set()
        clicker = Clicker(page, 4)
        for _ in range(150):
            assert page.locator(".wait").count() == 0, "nobody else sits at this table"
            pressed = page.locator(".tray [aria-pressed='true'].chip")
            if pressed.count():
                asked.add(pressed.inner_text().split(" (")[0])
            if len(asked) == 2 or not clicker.step():
                break
        assert asked == {"Spider-Man", "She-Hulk"}
        assert wrong == []


def test_rarer_choices_are_folded_away_and_count_when_they_are_made(chromium: Browser, address: str) -> None:
    with context(chromium, PHONE) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(address)
        page.locator(".game.vs").click()
        third = page.get_by_label("A third player's deck")
        assert not third.is_visible()
        page.get_by_text("Further players and choices").click()
        third.select_option("x-men")
        assert third.locator("option:checked").inner_text() == "X-Men"
        assert axe(page) == []
        page.get_by_label("Who else plays").select_option("person")
        page.get_by_role("button", name="Open a table").click()
        seats = page.locator(".links li")
        seats.first.wait_for()
        # three seats, and one for who looks on
        assert seats.count() == 4
        assert wrong == []
