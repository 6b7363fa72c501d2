"""What hands do at the table: a drag from card to card, a formation, a payment, a hint, passing by itself, a game seen again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.support import PHONE, Clicker, axe, context, link, opened, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def number(page: Page) -> int:
    """That of the question."""
    return int(page.locator(".layout").get_attribute("data-number") or -1)


def until(page: Page, words: str, most: int = 120) -> None:
    """Least answers until such a question is asked."""
    clicker = Clicker(page, 1)
    for _ in range(most):
        if page.locator(".prompt", has_text=words).count():
            return
        seen = clicker.look()
        assert not seen["over"], f"over before: {words}"
        if seen["others"]:
            before = number(page)
            pick = page.locator(".ends [data-can]")
            (pick if pick.count() else page.locator(".way")).first.click()
            page.wait_for_function(
                "(n) => Number(document.querySelector('.layout').dataset.number) !== n || document.querySelector('.over')",
                arg=before,
            )
        else:
            # somebody else is asked, or the page is not there yet
            page.wait_for_timeout(100)
    raise AssertionError(f"never asked: {words}")


def test_a_champion_attacks_by_a_drag(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        until(page, "your turn")
        page.locator(".way", has_text="Change form").click()
        page.locator(".way", has_text="attacks Rhino").wait_for()
        villain = page.locator("[data-area='table/villain'] [data-ref]").first
        before = villain.locator(".of").inner_text()
        page.locator("[data-area='p0/identity'] [data-ref]").first.hover()
        page.mouse.down()
        box = villain.bounding_box()
        assert box
        page.mouse.move(box["x"] + 30, box["y"] + 20, steps=6)
        assert page.locator("svg.arrow").count() == 1
        page.mouse.up()
        page.wait_for_function(
            "(old) => document.querySelector('[data-area=\"table/villain\"] .of').innerText !== old", arg=before
        )
        assert page.locator("svg.arrow").count() == 0
        assert wrong == []


def test_a_payment_is_proposed_and_changed_by_touch(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium, PHONE) as made:
        page = made.new_page()
        page.goto(link(address, room))
        until(page, "your turn")
        page.locator(".way", has_text="Play ").first.click()
        page.locator(".prompt", has_text="Pay").wait_for()
        done = page.get_by_role("button", name="Pay with")
        assert done.is_enabled()
        page.locator(".tray .taken").first.tap()
        page.wait_for_function("() => document.querySelector('.ends .main').disabled")
        page.locator(".tray [data-can]:not(.taken)").first.tap()
        page.get_by_role("button", name="Cheapest").tap()
        page.wait_for_function("() => !document.querySelector('.ends .main').disabled")
        before = number(page)
        done.tap()
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)


def test_a_formation_is_arranged_by_a_drag(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "random"], seed=5, turn_limit=8)
    with context(chromium) as made:
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
        goal = page.locator(".placing [data-cell].empty").last
        cell = goal.get_attribute("data-cell")
        piece.hover()
        page.mouse.down()
        box = goal.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        page.mouse.up()
        assert page.locator(f".placing [data-cell='{cell}']").inner_text() == name
        before = number(page)
        page.wait_for_function("() => !document.querySelector('.ends .main').disabled")
        page.keyboard.press("d")
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)


def test_a_hint_and_where_a_figure_comes_from(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5, mode="standard")
    with context(chromium) as made:
        page = made.new_page()
        page.goto(link(address, room))
        until(page, "your turn")
        page.keyboard.press("h")
        page.locator(".hint b").wait_for()
        assert page.locator(".hint b").inner_text()
        before = number(page)
        page.locator(".hint .chip").click()
        page.wait_for_function("(n) => Number(document.querySelector('.layout').dataset.number) !== n", arg=before)


def test_a_game_that_is_over_is_seen_again_and_gone_on_with(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5)
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        page.wait_for_selector(".layout")
        Clicker(page, 3).play()
        page.get_by_role("link", name="See it again").click()
        page.locator(".moment b").wait_for()
        assert axe(page) == []
        for _ in range(3):
            page.get_by_label("a step on").click()
        page.wait_for_function("() => document.querySelector('.layout').dataset.step === '3'")
        page.get_by_label("Seen by").select_option("0")
        card = page.locator(".tray [data-ref]").first
        card.wait_for()
        # what a card says is told of a game that is over too: on the card, beside the log, and whole
        card.locator(".body").wait_for()
        card.hover()
        page.locator("aside .whole").wait_for()
        card.click()
        whole = page.locator("dialog .whole")
        whole.get_by_text(card.locator(".body span").first.inner_text()).first.wait_for()
        page.keyboard.press("Escape")
        page.get_by_label("step", exact=True).fill("1")
        page.wait_for_function("() => document.querySelector('.layout').dataset.step === '1'")
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_role("button", name="Sit down").click()
        page.locator(".prompt").wait_for()
        assert number(page) >= 1
        page.goto(f"{address}/#/replays")
        page.get_by_role("link", name="Marvel Champions").first.wait_for()
        assert axe(page) == []
        assert wrong == []
