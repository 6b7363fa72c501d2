"""Tables at which rules are played: found in a list, let go on by whoever plays there, a click from each of their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import PHONE, axe, context, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_from_the_list_of_tables_to_one_that_waits_to_be_let_happen(chromium: Browser, address: str) -> None:
    with context(chromium, PHONE) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(f"{address}/#/rules")
        page.get_by_role("button", name="2PCG").click()
        page.get_by_role("heading", name="2PCG: tables to play").wait_for()
        assert axe(page) == []
        page.get_by_role("link", name="Play it: Counters add up and cancel out").click()
        page.locator(".prompt").wait_for()
        page.get_by_label("Worked example").get_by_text("Counters add up and cancel out").wait_for()
        for words in ("One gets two +1/+1 counters", "One gets three -1/-1 counters"):
            page.locator(".asking [data-can]", has_text=words).click()
        page.locator(".way", has_text="Attack").or_(page.locator("[data-board] [data-can]")).first.wait_for()
        assert axe(page) == []
        # each of its rules is a click away
        page.get_by_label("Worked example").get_by_role("link", name="counters#2").click()
        page.get_by_text("Counters add up and cancel out").wait_for()
        # and the list is a click away from the rule
        page.get_by_role("button", name="2PCG").click()
        page.get_by_role("heading", name="2PCG: tables to play").wait_for()
        assert wrong == []
