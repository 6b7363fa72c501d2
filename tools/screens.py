"""Pictures of every screen, to be looked at: dark and light, on a laptop and on a phone.

python -m tools.screens FOLDER            takes all of them
python -m tools.screens FOLDER home vs    takes those whose name begins so

It wants what tools.pictures wants. A table stands where a quick computer player came to be asked such a question.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from longbox.agents import make_agent
from longbox.library import new
from longbox.serving.client import build
from tools.pictures import FLAGS, SEEN, said, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SHAPES: Final = {"wide": (1440, 900), "phone": (390, 844)}
SCHEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
LIST: Final = Path(__file__).parents[1] / "src" / "longbox" / "games" / "vs" / "decks" / "x-men.txt"


@dataclass(frozen=True)
class Moment:
    """A table of a game, at the `nth` question of a kind after so many answers; who looks has the seat that is asked, or looks on."""

    game: str
    setup: Mapping[str, object]
    seed: int
    kind: str = ""
    after: int = 0
    watching: bool = False


_VS: Final = {"decks": ["x-men", "brotherhood-of-doom"], "names": ["Ann", "Bob"]}
_CHAMPIONS: Final = {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"}
_THREE: Final = {"heroes": ["Iron Man", "Captain Marvel", "Black Panther"], "scenario": "Klaw"}
_DC: Final = {"players": 2, "format": "base"}
_2PCG: Final = {"decks": ["photonic-blast", "court-death"], "names": ["Ann", "Bob"]}

MOMENTS: Final = {
    "vs-mulligan": Moment("vs", _VS, 11, "mulligan"),
    "vs-build": Moment("vs", _VS, 11, "build", 30),
    "vs-place": Moment("vs", _VS, 11, "place", 30),
    "vs-formation": Moment("vs", _VS, 11, "formation", 60),
    "vs-priority": Moment("vs", _VS, 11, "priority", 74),
    "vs-strike": Moment("vs", _VS, 11, "strike"),
    "vs-recover": Moment("vs", _VS, 11, "recover"),
    "vs-pay": Moment("vs", _VS, 11, "pay"),
    "vs-target": Moment("vs", {"names": ["Ann", "Bob"]}, 12, "target", 200),
    "vs-watch": Moment("vs", _VS, 11, "priority", 74, watching=True),
    "champions-mulligan": Moment("champions", _CHAMPIONS, 11, "mulligan"),
    "champions-turn": Moment("champions", _CHAMPIONS, 11, "turn", 60),
    "champions-pay": Moment("champions", _THREE, 12, "pay", 90),
    "champions-window": Moment("champions", _CHAMPIONS, 11, "window", 60),
    "champions-defend": Moment("champions", _CHAMPIONS, 11, "defend"),
    "champions-discard": Moment("champions", _THREE, 12, "discard", 140),
    "champions-order": Moment("champions", _THREE, 12, "order"),
    "champions-three": Moment("champions", _THREE, 12, "turn", 200),
    "dcdb-turn": Moment("dcdb", _DC, 11, "turn", 172),
    "dcdb-choose": Moment("dcdb", {"players": 4}, 12, "choose", 190),
    "dcdb-four": Moment("dcdb", {"players": 4}, 12, "turn", 190),
    "dcdb-avoid": Moment("dcdb", _DC, 11, "avoid"),
    "dcdb-watch": Moment("dcdb", _DC, 11, "turn", 100, watching=True),
    "vs2pcg-row": Moment("vs2pcg", _2PCG, 11, "row"),
    "vs2pcg-turn": Moment("vs2pcg", _2PCG, 11, "turn", 128),
    "vs2pcg-join": Moment("vs2pcg", _2PCG, 11, "join", 80),
    "vs2pcg-strike": Moment("vs2pcg", {}, 12, "strike back", 90),
    "vs2pcg-name": Moment("vs2pcg", _2PCG, 11, "name"),
    "vs2pcg-pay": Moment("vs2pcg", _2PCG, 11, "pay"),
}
#: what else is shown of a table: how one comes to it there, and what is there then
SHEETS: Final[dict[str, tuple[str, Callable[[Page], object], str]]] = {
    "card": ("champions-three", lambda page: _key(page, "i", ".board [data-ref]:not(.hidden)"), "dialog article"),
    "card-2pcg": ("vs2pcg-turn", lambda page: _key(page, "i", ".board [data-ref]:not(.hidden)"), "dialog article"),
    "why": ("vs-priority", lambda page: _key(page, "w", ".board [data-ref]:not([data-can])"), "dialog"),
    "rule": ("dcdb-turn", lambda page: page.locator(".prompt .chip").click(), "dialog h2"),
    "menu": ("champions-turn", lambda page: page.locator("[data-board] [data-can]").first.click(), ".menu"),
    "hint": ("vs2pcg-turn", lambda page: page.keyboard.press("h"), ".hint"),
    "foreseen": ("champions-turn", lambda page: page.locator(".way").nth(2).focus(), ".foreseen"),
    "pile": ("dcdb-turn", lambda page: page.locator("button.pile:visible").first.click(), "dialog"),
    "keys": ("vs-priority", lambda page: page.keyboard.press("?"), "dialog dl"),
    "settings": ("vs-priority", lambda page: page.get_by_label("Settings").click(), "dialog fieldset"),
    "guide": ("vs2pcg-turn", lambda page: page.get_by_label("What is what").click(), "[aria-label='guided first turn']"),
    "concede": ("champions-turn", lambda page: page.get_by_title("Give up").click(), "dialog"),
    "result": ("vs2pcg-turn", lambda page: _give_up(page), ".over"),
}


def _key(page: Page, key: str, on: str) -> None:
    page.locator(on).first.focus()
    page.keyboard.press(key)


def _give_up(page: Page) -> None:
    page.get_by_title("Give up").click()
    page.locator("dialog .main").first.click()


def _friends(page: Page) -> None:
    page.locator("#company").select_option("person")
    page.locator(".go").click()
    page.locator(".links").wait_for()


def _rule(page: Page) -> None:
    page.get_by_label("Words to look for").fill("stunned defender")
    page.locator("ul a").first.click()
    page.locator("article h2").wait_for()


def _typed(page: Page, words: str) -> None:
    page.locator("#list").fill(words)
    page.get_by_role("heading", name="Legal").or_(page.get_by_text("no card is named")).first.wait_for()


#: the other screens: where each is, what is there then, and what is done there
PAGES: Final[dict[str, tuple[str, str, Callable[[Page], object] | None]]] = {
    "home": ("", ".go", None),
    "home-champions": ("", ".go", lambda page: page.locator(".game.champions").click()),
    "home-dcdb": ("", ".go", lambda page: page.locator(".game.dcdb").click()),
    "home-friends": ("", ".go", lambda page: _friends(page)),
    "decks": ("#/decks", "#list", None),
    "decks-legal": ("#/decks", "#list", lambda page: _typed(page, LIST.read_text("utf-8"))),
    "decks-wrong": ("#/decks", "#list", lambda page: _typed(page, "4 Stom")),
    "rules": ("#/rules", "input", None),
    "rules-found": ("#/rules", "input", lambda page: page.get_by_label("Words to look for").fill("stunned defender")),
    "rules-rule": ("#/rules", "input", lambda page: _rule(page)),
    "replays": ("#/replays", "h1", None),
    "example": ("#/example/champions%3Aalteration-effect%23ex2", ".layout", None),
}


def laid(address: str, moment: Moment, most: int = 1500) -> tuple[str, str]:
    """The address of a table at a moment, and of the replay of how it came there."""
    match = new(moment.game, seed=moment.seed, **moment.setup)  # type: ignore[arg-type]
    agents = {seat: make_agent("greedy", moment.seed + seat, match.game) for seat in match.seats}
    while (d := match.decision) is not None and len(match.answers) < most:
        if d.kind == moment.kind and len(match.answers) >= moment.after:
            break
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    if d is None:
        raise SystemExit(f"{moment} never comes")
    brought = said(f"{address}/api/replays", {"text": match.written()})["room"]
    seats = ["person" if seat == d.seat else "greedy" for seat in match.seats]
    room = said(f"{address}/api/replays/{brought}/branch", {"step": len(match.answers), "seats": seats})
    made = room["seats"]
    assert isinstance(made, list)
    key = room["watch"] if moment.watching else made[d.seat]["key"]
    return f"{address}/#/t/{room['room']}/{key}", f"{address}/#/replays/{brought}/{max(0, len(match.answers) - 3)}"


def pages(browser: Browser) -> Iterator[tuple[str, Page]]:
    """A page of each shape, with what its pictures are called."""
    for shape, (width, height) in SHAPES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark", reduced_motion="reduce", has_touch=width < 600
        )
        context.add_init_script(f"localStorage.getItem('longbox.settings') ?? localStorage.setItem('longbox.settings', '{SEEN}')")
        context.set_default_timeout(45_000)
        yield shape, context.new_page()
        context.close()


@contextmanager
def told_of(name: str) -> Iterator[None]:
    """A picture that can't be taken is told of, and the others are taken."""
    from playwright.sync_api import Error

    try:
        yield
    except Error as error:
        print(f"{name} could not be taken: {str(error).splitlines()[0]}", flush=True)


class Taker:
    """Takes pictures into a folder."""

    def __init__(self, browser: Browser, address: str, folder: Path, wanted: list[str]) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.wanted = wanted

    def wants(self, name: str) -> bool:
        """Is it among what was asked for?"""
        return not self.wanted or any(name.startswith(each) for each in self.wanted)

    def shot(self, page: Page, name: str) -> None:
        """A screen as it stands, dark and light."""
        page.wait_for_timeout(300)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=str(self.folder / f"{name}-{scheme}.png"))

    def page(self, name: str, where: str, there: str, act: Callable[[Page], object] | None) -> None:
        """A page that is no table."""
        for kind, page in pages(self.browser):
            page.goto(f"{self.address}/{where}")
            page.locator(there).first.wait_for()
            if act:
                act(page)
            self.shot(page, f"{name}-{kind}")

    def table(self, name: str, moment: Moment) -> None:
        """A table, its folded parts on a phone, and what opens at it."""
        sheets = {each: (act, there) for each, (of, act, there) in SHEETS.items() if of == name and self.wants(f"{each}")}
        if not self.wants(name) and not sheets and not self.wants(f"replay-{name}"):
            return
        link, replay = laid(self.address, moment)
        for kind, page in pages(self.browser):
            with told_of(f"{name} ({kind})"):
                page.goto(link)
                page.wait_for_selector(".prompt" if not moment.watching else ".watching")
            if self.wants(name):
                if kind.startswith("wide") and page.locator("[data-board] [data-ref]:not(.hidden)").count():
                    page.locator("[data-board] [data-ref]:not(.hidden)").first.hover()
                self.shot(page, f"{name}-{kind}")
                if kind.startswith("phone"):
                    for tab in ("Resources", "Log"):
                        page.get_by_role("button", name=tab).first.click()
                        self.shot(page, f"{name}-{tab.lower()}-{kind}")
                    page.get_by_role("button", name="Board").first.click()
            for each, (act, there) in sheets.items():
                page.mouse.move(2, 2)
                with told_of(f"{each} ({kind})"):
                    act(page)
                    page.locator(there).first.wait_for()
                    self.shot(page, f"{each}-{kind}")
                page.keyboard.press("Escape")
                page.wait_for_timeout(100)
                if page.locator("[aria-label='guided first turn']").count():
                    page.reload()
                    page.wait_for_selector(".prompt")
            if self.wants(f"replay-{name}"):
                with told_of(f"replay-{name} ({kind})"):
                    page.goto(replay)
                    page.locator(".moment").wait_for()
                    self.shot(page, f"replay-{name}-{kind}")


def main(args: list[str]) -> int:
    """Take them."""
    if args and args[0].startswith("-"):
        print(__doc__)
        return 0 if args[0] in ("-h", "--help") else 2
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not args:
        print(__doc__)
        return 2
    if not build(print) or chromium is None:
        print("there is no chromium here" if chromium is None else "the web client can't be built here")
        return 1
    folder = Path(args[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as rooms, server(Path(rooms)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=list(FLAGS))
        taker = Taker(browser, address, folder, args[1:])
        for name, (where, there, act) in PAGES.items():
            if taker.wants(name):
                taker.page(name, where, there, act)
        for name, moment in MOMENTS.items():
            taker.table(name, moment)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
