"""What scrolls can be read by the keyboard alone, and what need not be scrolled takes no key away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import axe, context, link, opened, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_card_that_is_pointed_at_is_read_to_its_end_by_keys(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5)
    with context(chromium, (1440, 520)) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        page.wait_for_selector(".prompt")
        preview = page.locator(".preview")
        # nothing is pointed at: there is nothing to scroll, and no stop on the way of the tabulator
        assert preview.get_attribute("tabindex") is None and preview.get_attribute("role") is None
        page.locator("[data-board] [data-ref]:not(.hidden)").first.focus()
        preview.locator("article").wait_for()
        page.get_by_role("region", name="the card pointed at").wait_for()
        assert preview.evaluate("(n) => n.scrollHeight > n.clientHeight + 1")
        assert axe(page) == []
        preview.focus()
        page.keyboard.press("End")
        page.wait_for_function(
            "() => { const n = document.querySelector('.preview'); return n.scrollTop + n.clientHeight >= n.scrollHeight - 2; }"
        )
        # with room for all of it there is no stop any more, once one has gone on
        page.set_viewport_size({"width": 1440, "height": 1600})
        page.keyboard.press("Tab")
        page.wait_for_function("() => !document.querySelector('.preview').hasAttribute('tabindex')")
        assert wrong == []
