"""A person at the table, by a real browser: what glows is clicked, or reached with the keyboard."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.serving.client import SOURCES
from tests.serving.support import asked

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
GAMES: Final = ("vs", "champions", "dcdb", "vs2pcg")

#: a match of each game that is soon over
SHORT: Final[dict[str, tuple[list[str], dict[str, object]]]] = {
    "vs": (["person", "random"], {"turn_limit": 4}),
    "champions": (["person"], {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": "expert"}),
    "dcdb": (
        ["person", "greedy"],
        {"players": 2, "format": "base", "super_villains": ["Ra's Al Ghul (Base Set)", "Brainiac (Base Set)"]},
    ),
    "vs2pcg": (["person", "greedy"], {}),
}

#: what can be clicked: all that glows and can be reached, and what the page stands at
_GLOWING: Final = """() => {
  const sheet = document.querySelector('dialog[open]');
  const all = [...(sheet ?? document).querySelectorAll('[data-can]:not(:disabled)')].filter((n) => n.offsetParent !== null || n.closest('.menu'));
  const menu = all.filter((n) => n.closest('.menu'));
  const nodes = menu.length ? menu : all;
  for (const n of document.querySelectorAll('[data-nth]')) delete n.dataset.nth;
  nodes.forEach((n, i) => { n.dataset.nth = i; });
  const layout = document.querySelector('.layout');
  return {
    cards: nodes.flatMap((n, i) => n.dataset.ref !== undefined || n.classList.contains('pile') ? [i] : []),
    ends: nodes.flatMap((n, i) => n.closest('.ends') ? [i] : []),
    others: nodes.flatMap((n, i) => n.dataset.ref !== undefined || n.classList.contains('pile') ? [] : [i]),
    sheet: sheet !== null,
    number: Number(layout?.dataset.number ?? -1),
    over: document.querySelector('.over') !== null,
    waiting: document.querySelector('.wait') !== null,
    folded: [...document.querySelectorAll('.tabs .can')].length,
    trouble: document.querySelector('footer .trouble')?.textContent ?? '',
  };
}"""
_SIGN: Final = """() => document.querySelector('.layout')?.dataset.number + '|' + document.querySelectorAll('[data-can]').length + '|'
  + document.querySelectorAll('.taken, .chosen, [aria-pressed=true]').length + '|' + document.querySelectorAll('.menu, dialog[open], .over').length
  + '|' + (document.querySelector('.say')?.textContent ?? '').length"""
#: the middle of what is to be clicked, once it is in sight; where something else lies over it, that is said
_SPOT: Final = """(nth) => {
  const node = document.querySelector(`[data-nth="${nth}"]`);
  if (!node) return null;
  node.scrollIntoView({ block: 'center', inline: 'center' });
  const box = node.getBoundingClientRect();
  for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.85]]) {
    const x = box.x + box.width * fx, y = box.y + box.height * fy;
    const top = document.elementFromPoint(x, y);
    if (top && (node === top || node.contains(top))) return [x, y];
  }
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return `${node.outerHTML.slice(0, 200)} lies under ${over?.outerHTML.slice(0, 200)}`;
}"""


def context(
    browser: Browser, size: tuple[int, int] = WIDE, *, guided: bool = False, scheme: str = "dark", still: bool = True
) -> BrowserContext:
    """A browser of its own: nothing moves in it, and it has seen the guided turns unless they are wanted."""
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size[0] < 600,
    )
    seen = [] if guided else list(GAMES)
    made.add_init_script(
        f"localStorage.getItem('longbox.settings') ?? localStorage.setItem('longbox.settings', '{json.dumps({'guided': seen})}')"
    )
    made.set_default_timeout(15_000)
    return made


def watched(page: Page) -> list[str]:
    """What goes wrong on a page, as it comes."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
    return wrong


def opened(address: str, game: str, seats: list[str] | None = None, seed: int = 7, **setup: object) -> dict[str, object]:
    """A new room."""
    whose, usual = SHORT[game]
    body = {"game": game, "seats": seats or whose, "setup": {**usual, **setup}, "seed": seed}
    status, found = asked(f"{address}/api/rooms", body)
    assert status == 201, found
    assert isinstance(found, dict)
    return found


def link(address: str, room: dict[str, object], seat: int = 0) -> str:
    """The link of a seat; -1: of who looks on."""
    key = room["watch"] if seat < 0 else room["seats"][seat]["key"]  # type: ignore[index]
    return f"{address}/#/t/{room['room']}/{key}"


class Clicker:
    """Clicks what glows, and nothing else, by a seed."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.clicks = 0
        self.on_cards = 0

    def look(self) -> dict[str, object]:
        """What glows."""
        found: dict[str, object] = self.page.evaluate(_GLOWING)
        return found

    def step(self) -> bool:
        """One click; False once the match is over."""
        page = self.page
        seen = self.look()
        if seen["over"]:
            return False
        assert not seen["trouble"], seen["trouble"]
        cards, others = list(seen["cards"]), list(seen["others"])  # type: ignore[call-overload]
        if not cards and not others:
            assert seen["waiting"] or seen["sheet"] or page.locator(".say").count(), "nothing glows, and nobody else is asked"
            if seen["sheet"]:
                page.keyboard.press("Escape")
            page.wait_for_timeout(20)
            return True
        ends = list(seen["ends"])  # type: ignore[call-overload]
        if ends and self.dice.random() < 0.2:
            chosen = self.dice.choice(ends)
        else:
            chosen = self.dice.choice(cards if cards and (not others or self.dice.random() < 0.6) else others)
        spot = page.evaluate(_SPOT, chosen)
        if spot is None:
            return True
        if not isinstance(spot, list) and not seen["sheet"] and page.locator("dialog[open]").count():
            # what was clicked before glowed no more, and why has come up meanwhile
            return True
        assert isinstance(spot, list), spot
        before = page.evaluate(_SIGN)
        page.mouse.click(*spot)
        self.clicks += 1
        self.on_cards += chosen in cards
        for _ in range(40):
            if page.evaluate(_SIGN) != before:
                break
            page.wait_for_timeout(8)
        return True

    def play(self, most: int = 3000, late: Callable[[], bool] = lambda: False) -> bool:
        """To the end of the match; False where it came to be too late for that."""
        stuck = 0
        last = -2
        heard = time.monotonic()
        while self.clicks < most:
            clicks = self.clicks
            if not self.step():
                return True
            if late():
                return False
            number = self.page.evaluate("() => Number(document.querySelector('.layout')?.dataset.number ?? -1)")
            if number != last or self.clicks > clicks:
                heard = time.monotonic()
            # whom one waits for may be slow
            assert time.monotonic() - heard < 90, f"nobody does anything: {self.page.title()}"
            stuck = 0 if number != last else stuck + self.clicks - clicks
            last = number
            assert stuck < 250, f"250 clicks at one question: {self.page.locator('.prompt').all_inner_texts()}"
        raise AssertionError(f"not over after {most} clicks: {self.page.title()}")


def axe(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical, a line each."""
    source = SOURCES / "node_modules" / "axe-core" / "axe.min.js"
    page.evaluate(Path(source).read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
