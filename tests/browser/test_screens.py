"""Every screen, dark and light, wide and narrow: axe-core finds nothing serious, nothing lies beyond the edge, nothing goes wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.support import GAMES, PHONE, WIDE, Clicker, axe, context, link, opened, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LIST = Path(__file__).parents[2] / "src" / "longbox" / "games" / "vs" / "decks" / "x-men.txt"
SHAPES = [(WIDE, "light"), (PHONE, "dark")]


def well(page: Page, wrong: list[str], where: str) -> None:
    """Nothing is wrong with a screen as it stands."""
    assert wrong == [], where
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{where} is wider than the screen"
    found = axe(page)
    assert found == [], f"{where}:\n" + "\n".join(found)


@pytest.mark.parametrize(("size", "scheme"), SHAPES, ids=["wide-light", "narrow-dark"])
def test_the_pages(chromium: Browser, address: str, size: tuple[int, int], scheme: str) -> None:
    with context(chromium, size, scheme=scheme) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(address)
        page.get_by_role("button", name="Play", exact=True).wait_for()
        well(page, wrong, "home")
        page.goto(f"{address}/#/rules")
        page.get_by_label("Words to look for").fill("stunned defender")
        page.locator("ul a").first.click()
        page.locator("article h2").wait_for()
        well(page, wrong, "rules")
        page.goto(f"{address}/#/decks")
        page.locator("#list").fill(LIST.read_text("utf-8"))
        page.get_by_role("heading", name="Legal").wait_for()
        assert page.get_by_label("An opening hand").locator("li").count() == 4
        well(page, wrong, "decks")
        page.locator("#list").fill("3 Stom")
        page.get_by_text('no card is named "Stom"').wait_for()
        well(page, wrong, "a deck that is wrong")


@pytest.mark.parametrize(("game", "shape"), list(zip(GAMES, [0, 1, 0, 1])))
def test_a_table(chromium: Browser, address: str, game: str, shape: int) -> None:
    at_a_table(chromium, address, game, *SHAPES[shape])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "shape"), list(zip(GAMES, [1, 0, 1, 0])))
def test_the_same_at_the_other_width(chromium: Browser, address: str, game: str, shape: int) -> None:
    at_a_table(chromium, address, game, *SHAPES[shape])


def at_a_table(chromium: Browser, address: str, game: str, size: tuple[int, int], scheme: str) -> None:
    room = opened(address, game, seed=5)
    with context(chromium, size, scheme=scheme) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        clicker = Clicker(page, 2)
        page.wait_for_selector(".prompt")
        for _ in range(20):
            if not clicker.step():
                break
        page.keyboard.press("Escape")
        well(page, wrong, "the table")
        # a card, read whole
        page.locator("[data-ref]:not(.hidden)").first.focus()
        page.keyboard.press("i")
        page.locator("dialog[open] article").wait_for()
        well(page, wrong, "a card")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.locator("dialog[open] dl").wait_for()
        well(page, wrong, "the keys")
        page.keyboard.press("Escape")
        if size == PHONE:
            for tab in ("Resources", "Log"):
                page.get_by_role("button", name=tab).first.click()
                well(page, wrong, tab)


def test_why_not_and_the_rule_in_place(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", seed=5)
    with context(chromium) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        page.wait_for_selector(".prompt")
        # who begins, and no mulligan; then a resource is asked for: a card on the other side can't be one
        page.keyboard.press("1")
        page.locator(".prompt", has_text="Put your hand").wait_for()
        page.keyboard.press("1")
        page.locator(".prompt", has_text="Build a resource").wait_for()
        page.locator(".tray [data-ref]").first.focus()
        page.keyboard.press("w")
        page.get_by_role("dialog", name="Why not?").wait_for()
        assert page.locator("dialog .deed").count() >= 1
        chip = page.locator("dialog li .chip").first
        rule = chip.inner_text()
        chip.click()
        page.locator("dialog .opened article", has_text=rule).wait_for()
        well(page, wrong, "why not, with its rule")


def test_the_guided_first_turn_is_shown_once(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5)
    with context(chromium, PHONE, guided=True) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        guide = page.get_by_label("guided first turn")
        guide.wait_for()
        well(page, wrong, "the guided first turn")
        seen = []
        while guide.count():
            seen.append(guide.locator("h2").inner_text())
            guide.locator("button.main").click()
        assert len(seen) >= 5 and "Your move" in seen
        page.reload()
        page.wait_for_selector(".prompt")
        assert guide.count() == 0
