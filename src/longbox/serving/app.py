"""The addresses: pages of the client, what can be asked without a table, and the socket at which a table is played."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Address, State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from msgspec import Meta, Struct

from longbox.agents import agents_for
from longbox.errors import UserError
from longbox.games import entry
from longbox.games.registry import Entry
from longbox.kernel.setups import MOST_SEED, SetupError
from longbox.library import new
from longbox.outside import as_json, printable
from longbox.serving import messages as m
from longbox.serving.client import CLIENT
from longbox.serving.decks import DeckText, DeckTold, DeckWanted, DeckWritten, told as deck_told, written as deck_written
from longbox.serving.hosts import Hosts, OwnName
from longbox.serving.hub import Client, Dealt, Hub
from longbox.serving.limits import Budget, Budgets, Crowd
from longbox.serving.messages import Wrong
from longbox.serving.offered import GameTold, Offered, choices_of, usual_setup
from longbox.serving.replays import MOST_NAME, MOST_TEXT, Branch, Finished, Replay, ReplaySeen, ReplayTold, SaveText, brought
from longbox.serving.rooms import PERSON, SPECTATOR, Refused
from longbox.serving.rules import RULES
from longbox.serving.streams import encode
from longbox.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

log = logging.getLogger("longbox.serving")

#: messages of a socket: so many a second, so many at once; who goes on and on is let go
_RATE, _BURST, _PATIENCE = 40.0, 120.0, 200
#: seconds in which whoever connects has to say who they are
_HELLO: Final = 15.0
_SAFE: Final = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Longbox</title>
<h1>The table is not built here</h1><p>Longbox runs, but its web client is missing. In a checkout: <code>cd web</code>,
<code>npm ci</code>, <code>npm run build</code>; then load this page again.</p></html>"""

_TOO_MUCH: Final = "too much was asked from your address; wait a minute"

_read: Final[msgspec.json.Decoder[m.Incoming]] = msgspec.json.Decoder(m.Incoming)


class NewRoom(Struct, forbid_unknown_fields=True):
    """A table to be opened: the game, who sits where (at the seats that are left, `others`), and the game's own set-up: what it leaves
    out is as the game has it, or with `usual` as the form of the game is at first."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
    others: Annotated[str, Meta(max_length=40)] = ""
    setup: dict[str, object] = {}
    usual: bool = False
    seed: Annotated[int, Meta(ge=0, le=(1 << 53))] | None = None


class Seat(Struct):
    """A seat of a new room: who sits there, who they are, and the key for a person."""

    seat: int
    who: str
    name: str
    key: str


class RoomMade(Struct):
    """A new room; `watch` is the key of those who only look on."""

    room: str
    seats: list[Seat]
    watch: str


class Brought(Struct):
    """The name under which a save is looked at."""

    room: str


@dataclass
class Told:
    """How this server is to be run."""

    #: origins, besides the one it is reached at, whose pages may connect
    origins: tuple[str, ...] = ()
    #: the names under which it is asked
    hosts: Hosts = field(default_factory=Hosts)
    #: rooms that one address may open: so many a minute, so many at once
    rooms_a_minute: float = 20.0
    rooms_at_once: float = 60.0
    #: lists and saves that one address may have read: so many a minute, so many at once
    reads_a_minute: float = 240.0
    reads_at_once: float = 60.0
    #: sockets that one address may have open
    sockets: int = 250
    rate: float = _RATE
    burst: float = _BURST
    hello: float = _HELLO
    client: Path = field(default_factory=lambda: CLIENT)


def app_for(hub: Hub, told: Told | None = None) -> Litestar:
    """The application of a hub."""
    told = told or Told()
    handlers: list[object] = [*ADDRESSES, table]
    if (told.client / "index.html").is_file():
        handlers.append(create_static_files_router(path="/", directories=[told.client], html_mode=True))
    else:
        handlers.append(unbuilt)

    offered = Offered()

    async def begin(_: Litestar) -> None:
        hub.start()
        offered.begin()

    async def end(_: Litestar) -> None:
        await hub.stop()

    return Litestar(
        handlers,  # type: ignore[arg-type]
        on_startup=[begin],
        on_shutdown=[end],
        state=State(
            {
                "hub": hub,
                "told": told,
                "offered": offered,
                "opened": Budgets(told.rooms_a_minute / 60, told.rooms_at_once),
                "crowd": Crowd(told.sockets),
                "read": Budgets(told.reads_a_minute / 60, told.reads_at_once),
            }
        ),
        openapi_config=None,
        request_max_body_size=200_000,
        middleware=[OwnName(told.hosts, _SAFE)],
        after_request=_guarded,
        exception_handlers={500: _broken},
        logging_config=None,
    )


async def _guarded(response: Response[object]) -> Response[object]:
    for name, value in _SAFE.items():
        response.headers.setdefault(name, value)
    return response


def _broken(request: Request[object, object, State], error: Exception) -> Response[Wrong]:
    log.error("a request could not be answered", exc_info=error)
    return Response(Wrong("something went wrong here; it is noted"), status_code=500)


# -- asked without a table -------------------------------------------------------------------------------------------


class Health(Struct):
    """How the server is: "ok", "starting" while it loads the games, "going" once it ends."""

    status: str
    longbox: str


@get("/health", sync_to_thread=False)
def health(state: State) -> Response[Health]:
    """Is the server ready? 503 while it is not: then it can be asked, but answers late, or not any more."""
    hub: Hub = state.hub
    status = "going" if hub.going else "ok" if state.offered.ready else "starting"
    return Response(Health(status, __version__), status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(state: State) -> bytes:
    """What is counted."""
    hub: Hub = state.hub
    return hub.metrics.text()


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def unbuilt() -> str:
    """Instead of the client, where it is not built."""
    return _UNBUILT


@get("/api/games", responses={200: ResponseSpec(list[GameTold], generate_examples=False, description="The games")})
async def games(state: State) -> Response[bytes]:
    """The games that can be played here, with what a set-up of each may say."""
    return Response(await state.offered.told(), media_type=MediaType.JSON)


def _own(game: Entry, setup: dict[str, object]) -> None:
    """Nobody who plays from elsewhere names a file of this machine: where a text could be one, it is among what is offered."""
    for name in sorted(game.paths & setup.keys()):
        value = setup[name]
        offered = list(dict.fromkeys([o for c in choices_of(game) if c.field == name for o in c.options if o]))
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str) and each not in offered:
                raise UserError(f"{name!r} can't be {as_json(each)} here; there are: {', '.join(offered) or 'none by name'}")


@post("/api/decks/check", status_code=200)
async def check_deck(
    request: Request[object, object, State], data: JSONBody[DeckText], state: State
) -> Response[DeckTold | Wrong]:
    """A deck list that was pasted or dropped: what is wrong with it, what it is made of, a hand of it."""
    return await _worked(request, state, lambda: deck_told(data))


@post("/api/decks/export", status_code=200)
async def export_deck(
    request: Request[object, object, State], data: JSONBody[DeckWanted], state: State
) -> Response[DeckWritten | Wrong]:
    """The same in another format."""
    return await _worked(request, state, lambda: deck_written(data))


async def _worked(request: Request[object, object, State], state: State, work: Callable[[], T]) -> Response[T | Wrong]:
    """What takes a while, beside the tables; not too often from one address."""
    if not state.read.take(_address(request.client)):
        return Response(Wrong(_TOO_MUCH), status_code=429)
    return await _carried_out(state.hub, work)


def _address(client: Address | None) -> str:
    """Where somebody asks from: that of the proxy's client, if the proxy is one that is believed (docs/serving.md)."""
    return client.host if client is not None else ""


async def _carried_out(hub: Hub, work: Callable[[], T]) -> Response[T | Wrong]:
    try:
        return Response(await hub.beside(work))
    except (UserError, SetupError, LookupError) as error:
        words = str(error.args[0]) if error.args else str(error)
        return Response(Wrong(printable(words)), status_code=400)


@post("/api/rooms")
async def open_room(request: Request[object, object, State], data: JSONBody[NewRoom], state: State) -> Response[RoomMade | Wrong]:
    """A new room."""
    hub: Hub = state.hub
    if not _welcome(request.headers.get("origin"), request.headers.get("host", ""), state.told.origins):
        return Response(Wrong("pages of another origin can't open rooms here"), status_code=403)
    if not state.opened.take(_address(request.client)):
        return Response(Wrong("too many rooms were opened from your address; wait a minute"), status_code=429)

    def make() -> Dealt:
        game = entry(data.game)
        setup = {**usual_setup(choices_of(game)), **data.setup} if data.usual else data.setup
        _own(game, setup)
        seed = data.seed if data.seed is not None else _seed()
        match = new(game.name, seed=seed, history=False, logging=False, **setup)
        seats = [*data.seats, *[data.others] * (len(match.seats) - len(data.seats))] if data.others else data.seats
        _seated(game.name, seats, len(match.seats))
        return Dealt(game.name, dict(match.setup), seed, seats)

    return await _opened(hub, make)


async def _opened(hub: Hub, make: Callable[[], Dealt]) -> Response[RoomMade | Wrong]:
    """The answer to whoever opens a room."""
    try:
        room, keys = await hub.open_room(make)
    except (UserError, SetupError, LookupError, TypeError) as error:
        words = str(error.args[0]) if error.args else str(error)
        return Response(Wrong(printable(words)), status_code=400)
    whose = [Seat(i, who, room.called(i), keys[i] if who == PERSON else "") for i, who in enumerate(room.head.seats)]
    return Response(RoomMade(room.head.id, whose, keys[-1]))


def _seated(game: str, seats: list[str], count: int) -> None:
    """As many as there are seats, and each somebody that there is."""
    if len(seats) != count:
        raise UserError(f"'seats' names {len(seats)}, and this match has {count}")
    known = (PERSON, *agents_for(game))
    for who in seats:
        if who.partition(":")[0] not in known:
            raise UserError(f"'seats' can be {', '.join(known)}, not {as_json(who)}")


# -- matches that are over ---------------------------------------------------------------------------------------------


@get("/api/replays")
async def replays(state: State, before: FromQuery[float | None] = None) -> list[Finished]:
    """The latest matches that are over here, at most a hundred; with `before` those over before that moment."""
    hub: Hub = state.hub
    found = await asyncio.to_thread(hub.store.finished, 100, before)
    out = []
    for room, told, at in found:
        game, title, names, seats, words, answers = msgspec.json.decode(
            told, type=tuple[str, str, list[str], list[str], str, int]
        )
        out.append(Finished(room, game, title, names, seats, words, answers, at))
    return out


@post("/api/replays", request_max_body_size=2 * MOST_TEXT)
async def bring(request: Request[object, object, State], data: JSONBody[SaveText], state: State) -> Response[Brought | Wrong]:
    """A save that somebody has, to be looked at here, and by whoever is told its name."""
    hub: Hub = state.hub
    if not _welcome(request.headers.get("origin"), request.headers.get("host", ""), state.told.origins):
        return Response(Wrong("pages of another origin can't bring saves here"), status_code=403)
    if not state.opened.take(_address(request.client)):
        return Response(Wrong("too many rooms were opened from your address; wait a minute"), status_code=429)

    def read() -> Brought:
        room = secrets.token_hex(8)
        head, entries = brought(data.text, room)
        hub.store.open(head, entries, over=True).result(30)
        return Brought(room)

    return await _worked(request, state, read)


@get("/api/replays/{room:str}")
async def replay(request: Request[object, object, State], room: FromPath[str], state: State) -> Response[ReplayTold | Wrong]:
    """A match that is over, step by step in words."""
    return await _replayed(request, state, room, lambda found: found.told())


@get("/api/replays/{room:str}/at/{step:int}")
async def replay_at(
    request: Request[object, object, State],
    room: FromPath[str],
    step: FromPath[int],
    state: State,
    seat: FromQuery[int] = SPECTATOR,
) -> Response[ReplaySeen | Wrong]:
    """What a seat (-1: whoever looked on) saw at a step."""
    return await _replayed(request, state, room, lambda found: found.seen(step, seat))


@get("/api/replays/{room:str}/at/{step:int}/card/{card:int}")
async def replay_card(
    request: Request[object, object, State],
    room: FromPath[str],
    step: FromPath[int],
    card: FromPath[int],
    state: State,
    seat: FromQuery[int] = SPECTATOR,
) -> Response[m.CardRead | Wrong]:
    """A card as a seat could read it at a step: its words, and where its figures came from."""
    return await _replayed(request, state, room, lambda found: found.card(step, seat, card))


@get("/api/replays/{room:str}/save")
async def replay_save(request: Request[object, object, State], room: FromPath[str], state: State) -> Response[SaveText | Wrong]:
    """A match that is over as a save."""
    return await _replayed(request, state, room, lambda found: SaveText(found.save()))


@post("/api/replays/{room:str}/branch")
async def branch(
    request: Request[object, object, State], room: FromPath[str], data: JSONBody[Branch], state: State
) -> Response[RoomMade | Wrong]:
    """A new room that goes on from a step."""
    hub: Hub = state.hub
    if not _welcome(request.headers.get("origin"), request.headers.get("host", ""), state.told.origins):
        return Response(Wrong("pages of another origin can't open rooms here"), status_code=403)
    if not state.opened.take(_address(request.client)):
        return Response(Wrong("too many rooms were opened from your address; wait a minute"), status_code=429)
    try:
        found = await hub.replays.get(room[:MOST_NAME])
    except LookupError as error:
        return Response(Wrong(str(error.args[0])), status_code=404)

    def make() -> Dealt:
        head, match = found.head, found.room.match
        _seated(head.game, data.seats, len(match.seats))
        entries = found.entries_to(data.step)
        if match.stood_at(data.step)[0].decision is None:
            raise UserError(f"at step {data.step} the match is over; go on from an earlier one")
        return Dealt(head.game, head.setup, head.seed, data.seats, entries)

    return await _opened(hub, make)


async def _replayed(
    request: Request[object, object, State], state: State, room: str, work: Callable[[Replay], T]
) -> Response[T | Wrong]:
    """Something of a replay; 404 where there is none of that name."""
    if not state.read.take(_address(request.client)):
        return Response(Wrong(_TOO_MUCH), status_code=429)
    try:
        found = await state.hub.replays.get(room[:MOST_NAME])
    except LookupError as error:
        return Response(Wrong(str(error.args[0])), status_code=404)
    return await _carried_out(state.hub, lambda: work(found))


def _seed() -> int:
    return secrets.randbelow(min(MOST_SEED, 1 << 53))


# -- at a table ----------------------------------------------------------------------------------------------------


def _welcome(origin: str | None, host: str, others: tuple[str, ...]) -> bool:
    """May a page of that origin connect? Programs that are no browsers send none."""
    return origin is None or bool(host and urlsplit(origin).netloc == host) or origin in others


@websocket("/ws")
async def table(socket: WebSocket[object, object, State], state: State) -> None:
    """A table, for one client: `hello` first, then whatever docs/protocol.md has."""
    hub: Hub = state.hub
    told: Told = state.told
    if not _welcome(socket.headers.get("origin"), socket.headers.get("host", ""), told.origins):
        await socket.close(code=4403, reason="another origin")
        return
    await socket.accept()
    address = _address(socket.client)
    if not state.crowd.enter(address):
        hub.metrics.refused.labels("slow").inc()
        words = "too many tables are open from your address; close some"
        await socket.send_data(encode(m.Refusal("", "slow", "", words)).decode(), mode="text")
        await socket.close(code=1013)
        return
    client = Client()
    hub.sockets.add(client)
    sender = asyncio.create_task(_send(socket, client))
    try:
        await _receive(socket, client, hub, told)
    except WebSocketDisconnect:
        pass
    finally:
        await hub.bye(client)
        client.end()
        with suppress(Exception):
            await asyncio.wait_for(sender, 5)
        hub.sockets.discard(client)
        state.crowd.leave(address)


async def _send(socket: WebSocket[object, object, State], client: Client) -> None:
    try:
        while (message := await client.queue.get()) is not None:
            await socket.send_data(message.decode(), mode="text")
            client.bytes -= len(message)
    finally:
        client.sent.set()
        with suppress(Exception):
            await socket.close(code=1012)


async def _receive(socket: WebSocket[object, object, State], client: Client, hub: Hub, told: Told) -> None:
    patience, budget = _PATIENCE, Budget(told.rate, told.burst)
    until: float | None = asyncio.get_running_loop().time() + told.hello
    while patience:
        try:
            async with asyncio.timeout_at(until if client.live is None else None):
                text = await socket.receive_data(mode="text")
        except TimeoutError:
            client.send(m.Refusal("", "bad", "type", "nobody has said 'hello' here"))
            return
        said: m.FromClient | None = None
        try:
            if not budget.take():
                raise Refused("slow", "too many messages; wait a second")
            said = _understood(text)
            if client.live is None:
                if not isinstance(said, m.Hello):
                    raise Refused("bad", "the first message is 'hello', with a room and its key", "type")
                await hub.hello(client, said)
            else:
                await hub.take(client, said)
        except Refused as error:
            hub.metrics.refused.labels(error.code).inc()
            patience -= 1 if error.code in ("slow", "bad", "nobody") else 0
            client.send(m.Refusal(said.id if said is not None else "", error.code, error.place, str(error)))
            if error.code == "slow":
                await asyncio.sleep(0.05)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message could not be carried out")
            client.send(m.Refusal(said.id if said is not None else "", "broken", "", "something went wrong here; it is noted"))


def _understood(text: str) -> m.FromClient:
    """A message read. Refused with the place of what is wrong."""
    if len(text) > m.MOST_BYTES:
        raise Refused("bad", f"a message has at most {m.MOST_BYTES:,} characters")
    try:
        return _read.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        words, _, place = str(error).partition(" - at `")
        raise Refused("bad", printable(words)[:300], printable(place.rstrip("`"))[:100]) from None


#: all that is asked without a table
ADDRESSES: Final = (
    health,
    metrics,
    games,
    open_room,
    *RULES,
    check_deck,
    export_deck,
    replays,
    bring,
    replay,
    replay_at,
    replay_card,
    replay_save,
    branch,
)

__all__ = ["ADDRESSES", "Told", "app_for"]
