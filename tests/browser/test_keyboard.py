"""A game by the keyboard alone: whatever can be done with a pointer can be done without one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.budget import deadline
from tests.browser.support import GAMES, PHONE, WIDE, Clicker, context, link, opened, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_FOCUS = """() => { const n = document.activeElement; return { ref: n?.dataset?.ref ?? '', can: n?.dataset?.can !== undefined,
  seen: n ? getComputedStyle(n).outlineStyle !== 'none' : false, menu: n?.closest('.menu') !== null }; }"""


def played(page: Page, dice: random.Random, most: int, late: Callable[[], bool] = lambda: False) -> int:
    """By keys alone, to the end of the match, so many questions, or until it is late; how many cards were used."""
    used = 0
    clicker = Clicker(page, 1)
    for _ in range(most):
        seen = clicker.look()
        if seen["over"] or late():
            break
        assert not seen["trouble"], seen["trouble"]
        if seen["sheet"] or (not seen["cards"] and not seen["others"]):
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
            continue
        number = seen["number"]
        if seen["cards"] and dice.random() < 0.6:
            for _ in range(dice.randrange(1, 4)):
                page.keyboard.press("g")
            at = page.evaluate(_FOCUS)
            assert at["can"] and at["seen"], at
            used += 1
            page.keyboard.press("Enter")
            page.wait_for_timeout(25)
            if page.evaluate(_FOCUS)["menu"]:
                for _ in range(dice.randrange(3)):
                    page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
        else:
            page.keyboard.press(dice.choice(["1", "2", "3", "1", "d", "d", "p"]))
        for _ in range(30):
            if page.evaluate("() => Number(document.querySelector('.layout').dataset.number)") != number:
                break
            page.wait_for_timeout(8)
        place = page.locator(".placing .piece.loose")
        if place.count():
            # a card that enters play: to the first place
            page.locator(".placing .cells .piece.goal").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
            page.keyboard.press("d")
    return used


def test_a_game_by_keys(chromium: Browser, address: str) -> None:
    keys_only(chromium, address, "champions", WIDE, 40)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_by_keys(chromium: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    keys_only(chromium, address, game, size, 4000, deadline())


def keys_only(
    chromium: Browser, address: str, game: str, size: tuple[int, int], most: int, late: Callable[[], bool] = lambda: False
) -> None:
    room = opened(address, game, seed=4)
    with context(chromium, size) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(link(address, room))
        page.wait_for_selector(".prompt")
        used = played(page, random.Random(6), most, late)
        print(f"{game} at {size[0]}: {used} cards used by keys, {page.title()}")
        if not page.locator(".over").count():
            # given up, by keys as well
            page.keyboard.press("Escape")
            page.get_by_title("Give up").focus()
            page.keyboard.press("Enter")
            page.get_by_role("dialog", name="Give up?").wait_for()
            page.locator("dialog button").first.focus()
            page.keyboard.press("Enter")
            page.locator(".over").wait_for()
        assert used > 5
        assert wrong == []


def test_arrows_go_from_card_to_card(chromium: Browser, address: str) -> None:
    room = opened(address, "dcdb", seed=4)
    with context(chromium) as made:
        page = made.new_page()
        page.goto(link(address, room))
        page.wait_for_selector("[data-area='table/line-up'] [data-ref]")
        page.locator("[data-area='table/line-up'] [data-ref]").first.focus()
        refs = [page.evaluate(_FOCUS)["ref"]]
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            refs.append(page.evaluate(_FOCUS)["ref"])
        wanted = page.locator("[data-area='table/line-up'] [data-ref]").evaluate_all("(all) => all.map((n) => n.dataset.ref)")
        assert refs == wanted[:4]
        page.keyboard.press("ArrowDown")
        assert page.evaluate(_FOCUS)["ref"] not in wanted
