"""How the table feels: cards fly unless nothing is to move, what others do is shown one thing after the other, one passes by itself if one likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import Clicker, context, link, opened, watched
from tests.browser.test_hands import number, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_FLYING = """() => document.getAnimations().some(
  (a) => !(a instanceof CSSAnimation) && !(a instanceof CSSTransition) && a.effect.target.closest('.card'))"""
_WATCH = f"() => {{ window.flew = false; const look = () => {{ window.flew ||= ({_FLYING})(); requestAnimationFrame(look); }}; look(); }}"


def card_played(page: Page) -> bool:
    """A card is played from the hand; whether a card flew."""
    page.evaluate(_WATCH)
    before = number(page)
    page.locator(".tray [data-can]").first.click()
    page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)
    page.wait_for_timeout(300)
    return bool(page.evaluate("() => window.flew"))


def test_cards_fly_unless_nothing_is_to_move(chromium: Browser, address: str) -> None:
    for still in (False, True):
        room = opened(address, "dcdb", seed=5)
        with context(chromium, still=still) as made:
            page = made.new_page()
            wrong = watched(page)
            page.goto(link(address, room))
            until(page, "What do you do?")
            assert card_played(page) is not still
            assert wrong == []


def test_one_passes_until_something_happens(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "greedy"], seed=5, turn_limit=8)
    with context(chromium) as made:
        page = made.new_page()
        page.goto(link(address, room))
        page.wait_for_selector(".layout")
        clicker = Clicker(page, 4)
        while not page.get_by_title("Pass until something happens to you").count():
            assert clicker.step(), "over before there was anything to pass"
        before = number(page)
        page.keyboard.press("Escape")
        page.keyboard.press("o")
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) > n", arg=before)
        page.locator(".prompt, .over").first.wait_for()


def test_stops_are_among_the_settings(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", seed=5)
    with context(chromium) as made:
        page = made.new_page()
        page.goto(link(address, room))
        page.locator(".prompt").wait_for()
        page.get_by_label("Settings").click()
        boxes = page.locator("fieldset input")
        boxes.first.wait_for()
        before = [boxes.nth(i).is_checked() for i in range(boxes.count())]
        boxes.first.click()
        page.wait_for_function("(was) => document.querySelector('fieldset input').checked !== was", arg=before[0])
        page.reload()
        page.locator(".prompt").wait_for()
        page.get_by_label("Settings").click()
        boxes.first.wait_for()
        assert boxes.first.is_checked() is not before[0]
        # colours are kept on this device
        page.get_by_label("Colours").select_option("light")
        assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
