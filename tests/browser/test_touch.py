"""Fingers at the table, on a phone: a drag from card to card, a formation; sideways a finger still moves the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import PHONE, Clicker, context, link, opened, watched
from tests.browser.test_hands import number, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page


def middle(node: Locator) -> tuple[float, float]:
    """The middle of what is in sight."""
    node.scroll_into_view_if_needed()
    box = node.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"], 120) / 2


def dragged(page: Page, start: tuple[float, float], end: tuple[float, float], *, steps: int = 8) -> bool:
    """A finger goes down, moves and is lifted; whether a drag was seen while it moved."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for i in range(1, steps + 1):
        x, y = (start[k] + (end[k] - start[k]) * i / steps for k in (0, 1))
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(16)
    seen = page.locator("svg.arrow").count() == 1
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)  # a finger that comes down again sooner is taken for a second tap
    return seen


def test_a_champion_attacks_by_a_finger(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium, PHONE) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        until(page, "your turn")
        page.locator(".way", has_text="Change form").tap()
        page.locator(".way", has_text="attacks Rhino").wait_for()
        villain = page.locator("[data-area='table/villain'] [data-ref]").first
        hero = page.locator("[data-area='p0/identity'] [data-ref]").first
        page.evaluate("() => document.querySelector('main').scrollTo(0, 0)")
        page.wait_for_timeout(100)
        hero.scroll_into_view_if_needed()
        before = villain.locator(".of").inner_text()
        assert dragged(page, middle(hero), middle(villain))
        page.wait_for_function(
            "(old) => document.querySelector('[data-area=\"table/villain\"] .of').innerText !== old", arg=before
        )
        assert page.locator("svg.arrow").count() == 0
        # it was a drag, and no card is being read
        assert page.locator("dialog[open]").count() == 0
        assert wrong == []


def test_a_finger_sideways_moves_the_hand(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium, PHONE) as made:
        page = made.new_page()
        page.goto(link(address, room))
        until(page, "your turn")
        at = number(page)
        cards = page.locator(".tray .cards")
        x, y = middle(page.locator(".tray [data-can]").first)
        assert cards.evaluate("(n) => n.scrollWidth > n.clientWidth")
        dragged(page, (x + 60, y), (x - 60, y))
        page.wait_for_function("() => document.querySelector('.tray .cards').scrollLeft > 40")
        assert number(page) == at


def test_a_formation_is_arranged_by_a_finger(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "random"], seed=5, turn_limit=8)
    with context(chromium, PHONE) as made:
        page = made.new_page()
        page.goto(link(address, room))
        page.wait_for_selector(".layout")
        clicker = Clicker(page, 3)
        for _ in range(400):
            if (
                page.locator(".prompt", has_text="Arrange your formation").count()
                and page.locator(".placing .piece:not(.empty)").count()
            ):
                break
            assert clicker.step(), "over before a formation was arranged"
        piece = page.locator(".placing .cells .piece:not(.empty)").first
        name = piece.inner_text()
        goal = page.locator(".placing .cells").last.locator("[data-cell].empty").first
        cell = goal.get_attribute("data-cell")
        goal.scroll_into_view_if_needed()
        dragged(page, middle(piece), middle(goal))
        page.wait_for_function(
            "([cell, name]) => document.querySelector(`.placing [data-cell='${cell}']`).innerText === name", arg=[cell, name]
        )
        before = number(page)
        page.wait_for_function("() => !document.querySelector('.ends .main').disabled")
        page.locator(".ends .main").tap()
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)
