"""Whole games as people play them: a first one from the home page on, and one of two friends, one of them on a phone, with a third who looks on."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.budget import deadline
from tests.browser.support import GAMES, PHONE, WIDE, Clicker, context, link, opened, watched
from tests.browser.test_seats import hand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

#: matches of two people
TWO: dict[str, dict[str, object]] = {
    "vs": {"turn_limit": 6},
    "champions": {"heroes": ["Spider-Man", "She-Hulk"]},
    "dcdb": {},
    "vs2pcg": {},
}


def first_game(chromium: Browser, address: str, game: str, size: tuple[int, int], seconds: float | None) -> None:
    """Somebody who has never been here: chooses a game, is told what is what, plays against the computer, and looks at it again."""
    with context(chromium, size, guided=True) as made:
        page = made.new_page()
        wrong = watched(page)
        page.goto(address)
        page.locator(f".game.{game}").click()
        page.locator(".go").click()
        page.locator(".layout").wait_for()
        guide = page.get_by_label("guided first turn")
        clicker = Clicker(page, 5)
        for _ in range(60):
            # it comes with the first cards
            if guide.count():
                break
            assert clicker.step()
        told = []
        while guide.count():
            told.append(guide.locator("h2").inner_text())
            guide.locator("button.main").click()
        assert len(told) >= 5 and len(set(told)) == len(told)
        late = deadline(seconds)
        while clicker.step() and not late():
            pass
        if not late():
            assert page.locator(".over b").inner_text().strip()
            page.get_by_role("link", name="See it again").click()
            page.locator(".moment b").first.wait_for()
            page.get_by_label("a step on").click()
            page.wait_for_function("() => document.querySelector('.layout').dataset.step === '1'")
            page.goto(address)
            page.locator(".go").wait_for()
        assert wrong == []


def test_a_first_game(chromium: Browser, address: str) -> None:
    first_game(chromium, address, "dcdb", WIDE, 8)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_of_each(chromium: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    first_game(chromium, address, game, size, None)


def friends(chromium: Browser, address: str, game: str, seconds: float | None) -> bool:
    """Two browsers, one of a phone's width that is cut off on the way, play; a third looks on. Whether they came to the end."""
    room = opened(address, game, ["person", "person"], seed=8, **TWO[game])
    frames: list[list[str]] = [[], [], []]
    with context(chromium, WIDE) as one, context(chromium, PHONE) as two, context(chromium, PHONE) as three:
        pages = [one.new_page(), two.new_page()]
        watcher = three.new_page()
        for page, into in zip((*pages, watcher), frames, strict=True):
            heard(page, into)
        wrong = [watched(page) for page in (pages[0], watcher)]
        for page, seat in zip((*pages, watcher), (0, 1, -1), strict=True):
            page.goto(link(address, room, seat))
            page.wait_for_selector(".layout")
        clickers = [Clicker(page, 20 + seat) for seat, page in enumerate(pages)]
        secret: set[str] = set()
        cut = False
        late = deadline(seconds)
        while not late():
            asked = [seat for seat, page in enumerate(pages) if page.locator(".prompt").count()]
            for page in pages:
                secret |= {name for name in hand(page) if name != "face down"}
            if clickers[1].clicks > 12 and not cut and asked == [0]:
                cut = True
                two.set_offline(True)
                for _ in range(3):
                    clickers[0].step()
                two.set_offline(False)
                pages[1].reload()
                pages[1].wait_for_selector(".layout")
                continue
            for seat in asked or (0, 1):
                clickers[seat].step()
            if all(page.locator(".over").count() for page in pages):
                break
        over = all(page.locator(".over").count() for page in pages)
        if over:
            assert cut and all(c.clicks > 10 for c in clickers)
            assert pages[0].locator(".over b").inner_text() == pages[1].locator(".over b").inner_text()
            watcher.locator(".over").wait_for()
        never_seen(watcher, secret, frames)
        for page in (*pages, watcher):
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert wrong == [[], []]
    return over


def heard(page: Page, into: list[str]) -> None:
    """What a page is sent."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: into.append(str(frame))))


def never_seen(watcher: Page, secret: set[str], frames: list[list[str]]) -> None:
    """Of what was in hands and not both players have come to see, who looks on has read nothing: neither on the page nor in what it was sent."""
    seen = watcher.locator("body").inner_text()
    told = [" ".join(each) for each in frames]
    assert all(told) and secret
    for name in secret:
        if not all(json.dumps(name)[1:-1] in each for each in told[:2]):
            assert not re.search(rf"\b{re.escape(name)}\b", seen), name
            assert json.dumps(name)[1:-1] not in told[2], name


def test_friends_begin_a_game(chromium: Browser, address: str) -> None:
    friends(chromium, address, "champions", 10)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_friends_play_a_whole_game_of_each(chromium: Browser, address: str, game: str) -> None:
    friends(chromium, address, game, None)
