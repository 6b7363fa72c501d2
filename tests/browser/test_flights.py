"""Cards fly from where they lay to where they go, out of the hand and into piles; a drag says what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import context, link, opened, watched
from tests.browser.test_hands import number, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

#: how many copies of cards were seen flying at once, at most, since it was asked last
_WATCH = """() => {
  window.most = 0;
  const look = () => { window.most = Math.max(window.most, document.querySelectorAll('body > .card[inert]').length); requestAnimationFrame(look); };
  look();
}"""


def flown(page: Page) -> int:
    """Cards that flew since this was asked last."""
    page.wait_for_timeout(400)
    assert page.locator("body > .card").count() == 0, "a copy stays lying about"
    return int(page.evaluate("() => { const n = window.most; window.most = 0; return n; }"))


def test_out_of_the_hand_and_into_a_pile(chromium: Browser, address: str) -> None:
    room = opened(address, "dcdb", seed=5)
    with context(chromium, still=False) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        until(page, "What do you do?")
        page.evaluate(_WATCH)
        before = number(page)
        page.locator(".tray [data-can]").first.click()
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)
        assert flown(page) >= 1
        # at the end of the turn what is in hand and in play goes to the discard pile
        before = number(page)
        page.keyboard.press("p")
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)
        assert flown(page) >= 2
        assert wrong == []


def test_a_drag_says_what_it_would_do(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        until(page, "your turn")
        page.locator(".way", has_text="Change form").click()
        page.locator(".way", has_text="attacks Rhino").wait_for()
        before = number(page)
        page.locator("[data-area='p0/identity'] [data-ref]").first.hover()
        page.mouse.down()
        box = page.locator("[data-area='table/villain'] [data-ref]").first.bounding_box()
        assert box
        page.mouse.move(box["x"] + 30, box["y"] + 20, steps=6)
        aim = page.locator(".aim")
        aim.get_by_text("attacks Rhino").wait_for()
        aim.get_by_text("If nobody does anything: Rhino: HP").wait_for()
        # let go beside all cards nothing is done
        page.mouse.move(box["x"] + 600, box["y"] + 20, steps=6)
        assert aim.count() == 0
        page.mouse.up()
        page.wait_for_timeout(200)
        assert page.locator("svg.arrow").count() == 0
        assert number(page) == before
        assert wrong == []
