"""A card is read: pointed at, held with a finger, by a key; its figures with where they come from, and rulings on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import PHONE, WIDE, Clicker, axe, context, link, opened, watched
from tests.browser.test_hands import until
from tests.browser.test_touch import middle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

DECKS = ["hero-for-hire", "sinister-schemes"]


def luke(page: Page, address: str, seed: int = 3) -> str:
    """The main character is on the table; the selector of its card."""
    page.goto(link(address, opened(address, "vs2pcg", seed=seed, decks=DECKS)))
    page.wait_for_selector(".prompt")
    clicker = Clicker(page, 1)
    card = page.locator("[data-board] [data-ref]", has_text="Luke Cage")
    for _ in range(60):
        if card.count():
            break
        assert clicker.step()
    page.keyboard.press("Escape")
    return f"[data-board] [data-ref='{card.first.get_attribute('data-ref')}']"


def test_pointed_at_and_by_a_key(chromium: Browser, address: str) -> None:
    with context(chromium, WIDE) as made:
        page = made.new_page()
        wrong = watched(page)
        card = page.locator(luke(page, address))
        card.hover()
        aside = page.locator("aside .whole")
        aside.get_by_role("heading", name="Luke Cage").wait_for()
        card.focus()
        page.keyboard.press("i")
        whole = page.locator("dialog[open] .whole")
        # the rulebook's examples with it, each with its rule, which opens
        ruling = whole.locator(".ruling").first
        ruling.locator("summary").click()
        assert ruling.get_by_text("Then:").is_visible()
        assert axe(page) == []
        rule = ruling.locator("button.chip").first
        name = rule.inner_text()
        rule.click()
        page.get_by_role("dialog", name=f"rule {name}").wait_for()
        assert wrong == []


def test_where_a_figure_comes_from(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium, WIDE) as made:
        page = made.new_page()
        page.goto(link(address, room))
        until(page, "your turn")
        page.locator(".way", has_text="Change form").click()
        page.locator(".way", has_text="attacks Rhino").click()
        villain = page.locator("[data-area='table/villain'] [data-ref]").first
        page.wait_for_function(
            "() => document.querySelectorAll('.way').length && !document.querySelector('.way').innerText.includes('attacks')"
        )
        villain.focus()
        page.keyboard.press("i")
        steps = page.get_by_role("dialog", name="Rhino").get_by_label("HP", exact=True)
        steps.wait_for()
        # what it has to begin with, then what was done to it, each with its rule
        lines = steps.locator("li")
        assert "to begin with" in lines.nth(0).inner_text() and "damage" in lines.nth(1).inner_text()
        assert all(lines.nth(i).locator("button.chip").count() for i in range(lines.count()))


def test_held_with_a_finger(chromium: Browser, address: str) -> None:
    with context(chromium, PHONE) as made:
        page = made.new_page()
        wrong = watched(page)
        x, y = middle(page.locator(luke(page, address)))
        number = page.locator(".layout").get_attribute("data-number")
        cdp = made.new_cdp_session(page)
        cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.get_by_role("dialog", name="Luke Cage").wait_for()
        cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(300)
        # it is read, still, and nothing was done with it
        assert page.get_by_role("dialog", name="Luke Cage").is_visible()
        assert page.locator(".layout").get_attribute("data-number") == number
        assert wrong == []
