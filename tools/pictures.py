"""The pictures of the README, taken from seeded games at the table in the browser.

python -m tools.pictures            takes all of them into docs/pictures
python -m tools.pictures vs home    takes these

It wants chromium, playwright, pillow, and the web client (Node.js builds it). Every picture is of our own drawing.
"""

from __future__ import annotations

import io
import json
import shutil
import socket
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.agents import make_agent
from longbox.library import new
from longbox.serving.app import Told
from longbox.serving.client import build
from longbox.serving.server import serve

if TYPE_CHECKING:
    import uvicorn
    from playwright.sync_api import Page

PLACE: Final = Path(__file__).parents[1] / "docs" / "pictures"
#: bytes that a picture has at most
MOST: Final = 200_000
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SEEN: Final = json.dumps({"guided": ["vs", "vs2pcg", "dcdb", "champions"]})


@dataclass(frozen=True)
class Picture:
    """A picture: the game with its set-up and seed, so many answers of a quick computer player from its beginning; size and colours."""

    game: str = ""
    setup: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    answers: int = 0
    size: tuple[int, int] = (1280, 800)
    scheme: str = "dark"
    #: who sits at the table then, the first of them being who looks
    seats: tuple[str, ...] = ("person", "greedy")
    #: seat whose turn it is to be
    seat: int = 0


PICTURES: Final = {
    "home": Picture(scheme="light"),
    "vs": Picture("vs", {"decks": ["x-men", "brotherhood-of-doom"], "names": ["Ann", "Bob"]}, 11, 90),
    "champions": Picture(
        "champions", {"heroes": ["Spider-Man", "She-Hulk"], "seats": [0, 0], "scenario": "Rhino"}, 4, 70, seats=("person",)
    ),
    "dcdb": Picture("dcdb", {"players": 2, "format": "base"}, 5, 60, scheme="light"),
    "vs2pcg": Picture("vs2pcg", {"decks": ["photonic-blast", "court-death"], "names": ["Ann", "Bob"]}, 3, 60, (390, 844)),
}


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server with its rooms in a folder; its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    found: list[uvicorn.Server] = []
    there = threading.Event()

    def ready(one: uvicorn.Server) -> None:
        found.append(one)
        there.set()

    kwargs = {"sockets": [listening], "ready": ready, "jobs": 1}
    args = (f"sqlite:///{folder / 'rooms.db'}", "127.0.0.1", listening.getsockname()[1], Told(rooms_at_once=100))
    thread = threading.Thread(target=serve, args=args, kwargs=kwargs, daemon=True)
    thread.start()
    there.wait(20)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    found[0].should_exit = True
    thread.join(20)


def said(address: str, body: object) -> dict[str, object]:
    """What comes back of what is posted."""
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as found:
        told: dict[str, object] = json.load(found)
        return told


def link(address: str, picture: Picture) -> str:
    """The link of a seat of a game that has come so far, where that seat is asked something that it can do more than one thing about."""
    match = new(picture.game, seed=picture.seed, **picture.setup)  # type: ignore[arg-type]
    agents = {seat: make_agent("greedy", picture.seed + seat, match.game) for seat in match.seats}
    while (d := match.decision) is not None:
        view = match.view(d.seat)
        if (
            len(match.answers) >= picture.answers
            and d.seat == picture.seat
            and len(view.options) > 3
            and d.kind in ("turn", "priority")
        ):
            break
        match.choose(agents[d.seat].choose(view, d))
    brought = said(f"{address}/api/replays", {"text": match.written()})["room"]
    room = said(f"{address}/api/replays/{brought}/branch", {"step": len(match.answers), "seats": list(picture.seats)})
    seats = room["seats"]
    assert isinstance(seats, list)
    return f"{address}/#/t/{room['room']}/{seats[picture.seat]['key']}"


def taken(page: Page, place: Path) -> int:
    """The page as a picture of few colours; its bytes."""
    from PIL import Image

    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(place, optimize=True)
    return place.stat().st_size


def main(args: list[str]) -> int:
    """Take them."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not build(print) or chromium is None:
        print("there is no chromium here" if chromium is None else "the web client can't be built here")
        return 1
    PLACE.mkdir(exist_ok=True)
    wrong = [name for name in args if name not in PICTURES]
    if wrong:
        print(f"there is no picture {', '.join(wrong)}; there are {', '.join(PICTURES)}")
        return 1
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name in args or PICTURES:
            picture = PICTURES[name]
            width, height = picture.size
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="light" if picture.scheme == "light" else "dark",
                reduced_motion="reduce",
            )
            context.add_init_script(f"localStorage.setItem('longbox.settings', '{SEEN}')")
            page = context.new_page()
            page.goto(link(address, picture) if picture.game else address)
            page.wait_for_selector(".prompt" if picture.game else ".go")
            if picture.game and width > 600:
                page.locator("[data-board] [data-ref]:not(.hidden)").first.hover()
            page.wait_for_timeout(1500)
            size = taken(page, PLACE / f"{name}.png")
            print(f"{name}.png: {size:,} bytes")
            if size > MOST:
                print(f"{name}.png has more than {MOST:,} bytes")
                return 1
            context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
