"""Several at one table: two browsers, one that is cut off and comes back, one that is read anew in a decision, one that only looks on."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.browser.support import PHONE, WIDE, Clicker, context, link, opened, watched
from tests.serving.support import Seat

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def answered(page: Page, *keys: str) -> None:
    """Keys, and the question after them."""
    for key in keys:
        number = page.locator(".layout").get_attribute("data-number")
        page.keyboard.press(key)
        page.wait_for_function("(n) => document.querySelector('.layout').dataset.number !== n", arg=number)


def hand(page: Page) -> list[str]:
    """The names in one's hand."""
    return page.locator(".tray [data-ref] .name").all_inner_texts()


def test_read_anew_in_the_middle_of_a_decision(chromium: Browser, address: str) -> None:
    room = opened(address, "champions", seed=5)
    with context(chromium, PHONE) as made:
        page = made.new_page()
        page.goto(link(address, room))
        page.locator(".prompt", has_text="your first hand").wait_for()
        first = page.locator(".tray [data-ref]").first
        first.click()
        assert page.locator(".tray .taken").count() == 1
        before = (
            hand(page),
            page.locator(".prompt span").first.inner_text(),
            page.locator(".layout").get_attribute("data-number"),
        )
        page.reload()
        page.locator(".prompt").wait_for()
        after = (
            hand(page),
            page.locator(".prompt span").first.inner_text(),
            page.locator(".layout").get_attribute("data-number"),
        )
        assert after == before
        assert page.locator(".tray .taken").count() == 0  # what was not given yet is nobody's business
        answered(page, "d")


def test_two_browsers_and_one_is_cut_off(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "person"], seed=5)
    with context(chromium, WIDE) as one, context(chromium, PHONE) as other:
        ann, bob = one.new_page(), other.new_page()
        wrong = watched(ann)
        ann.goto(link(address, room, 0))
        bob.goto(link(address, room, 1))
        ann.locator(".prompt").wait_for()
        bob.locator(".wait").wait_for()
        answered(ann, "1")  # who begins
        bob.wait_for_function("() => document.querySelector('.layout').dataset.number === '1'")
        # Bob's phone is out of the net; Ann goes on meanwhile
        other.set_offline(True)
        bob.evaluate("() => 0")
        answered(ann, "1")  # no mulligan
        number = ann.locator(".layout").get_attribute("data-number")
        other.set_offline(False)
        bob.reload()
        bob.wait_for_function("(n) => document.querySelector('.layout')?.dataset.number === n", arg=number)
        bob.locator(".prompt").wait_for()
        answered(bob, "1")
        ann.locator(".prompt", has_text="Build a resource").wait_for()
        assert len(hand(ann)) >= 4 and len(hand(bob)) >= 4 and hand(ann) != hand(bob)
        # who wants to take something back among friends asks for it
        bob.get_by_title("Take back (u)").click()
        ann.get_by_text("would like to take back a move").wait_for()
        ann.get_by_role("button", name="Agree").click()
        bob.locator(".prompt", has_text="Put your hand").wait_for()
        ann.locator("#say").fill("take your time")
        ann.keyboard.press("Enter")
        bob.get_by_role("button", name="Log").click()
        bob.locator(".talk", has_text="take your time").wait_for()
        assert wrong == []


def test_a_connection_that_breaks_is_made_again(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "person"], seed=5)
    with context(chromium) as made:
        page = made.new_page()
        # the page's sockets are kept, so that one can be broken as a bad net breaks it
        page.add_init_script(
            "window.sockets = []; window.WebSocket = class extends WebSocket { constructor(...a) { super(...a); sockets.push(this); } };"
        )
        page.goto(link(address, room))
        page.locator(".prompt").wait_for()
        page.evaluate("() => sockets.at(-1).close()")
        page.wait_for_function("() => sockets.length > 1 && sockets.at(-1).readyState === 1")
        page.wait_for_function("() => !document.querySelector('.head .trouble')")
        answered(page, "1")


def test_who_looks_on_sees_no_hidden_name(chromium: Browser, address: str) -> None:
    room = opened(address, "vs", ["person", "person"], seed=5)
    frames: list[str] = []
    with context(chromium) as one, context(chromium) as two:
        players = [one.new_page(), two.new_page()]
        watcher = one.new_page()
        watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        for seat, page in enumerate(players):
            page.goto(link(address, room, seat))
            page.wait_for_selector(".layout")
        watcher.goto(link(address, room, -1))
        watcher.locator(".watching").wait_for()
        clickers = [Clicker(page, seat) for seat, page in enumerate(players)]
        secret: set[str] = set()
        for turn in range(40):
            for page in players:
                secret |= {name for name in hand(page) if name != "face down"}
            clickers[turn % 2].step() if players[turn % 2].locator(".prompt").count() else clickers[(turn + 1) % 2].step()
        assert frames and len(secret) > 6
        watcher.wait_for_function(
            "(n) => document.querySelector('.layout').dataset.number === n",
            arg=players[0].locator(".layout").get_attribute("data-number"),
        )
        seen = watcher.locator("body").inner_text()
        assert watcher.locator("[data-can], .asking, .tray").count() == 0
    # what has been played or shown is in the log that everybody reads; of the rest no name stands anywhere
    public = " ".join(log_of(address, room))
    hidden = {name for name in secret if name.split(" <>")[0] not in public}
    assert hidden
    for name in hidden:
        assert not re.search(rf"\b{re.escape(name)}\b", seen), name
        assert not any(json.dumps(name)[1:-1] in frame for frame in frames), name


def log_of(address: str, room: dict[str, object]) -> list[str]:
    """The log as who looks on reads it."""
    seat = Seat(address, str(room["room"]), str(room["watch"]))
    seat.say(type="ping", id="p")
    seat.hear("pong")
    seat.close()
    return seat.log
