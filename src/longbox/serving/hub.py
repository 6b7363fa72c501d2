"""The rooms that are open here, who is connected to them, and what happens when somebody answers.

An answer is checked and played, then written, and only when it is on disk told to anybody. If it can't be written, the room is
closed here, and opened again from what is on disk.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from longbox.agents import Agent, make_agent
from longbox.kernel.decisions import IllegalAnswer
from longbox.serving import messages as m
from longbox.serving.limits import Budget
from longbox.serving.metrics import Metrics
from longbox.serving.preview import DEALS, foreseen
from longbox.serving.reading import card_in_lines, rulings_on
from longbox.serving.replays import Replays
from longbox.serving.rooms import SPECTATOR, Answered, Back, Entry, Head, Refused, Room, Spoken, digest_of, new_key
from longbox.serving.store import Elsewhere, NoRoom, Store
from longbox.serving.streams import Stream, encode
from longbox.serving.thinking import Thinkers, slow
from longbox.tables.question import follow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.state import State

T = TypeVar("T")

log = logging.getLogger("longbox.serving")

#: messages that wait for a client that does not read; one more, and it is let go
_WAITING: Final = 512
#: seconds after which a room that nobody looks at is closed here
_IDLE: Final = 600.0
#: seconds after which all objects are looked through for what nobody can reach any more
_SWEEP: Final = 900.0
#: seconds that quick computer players may play on before what they did is written
_SPELL: Final = 0.05
#: bytes of them
_WAITING_BYTES: Final = 4_000_000
#: entries of a room: more of them are no match any more
_MOST_ENTRIES: Final = 50_000
#: things that one may say at once, and a second after that
_TALKS, _TALK_RATE = 20.0, 1.0
#: threads for what is asked without a table
_DESK: Final = 2
#: things said that who comes is told of
_TALK: Final = 50
_GOING: Final = "the room is being closed here; come back in a moment"


class Client:
    """Somebody connected to a room. `queue` holds what is to be sent to it; None ends it."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_WAITING)
        #: how much is in it
        self.bytes = 0
        self.talks = Budget(_TALK_RATE, _TALKS)
        self.live: Live | None = None
        self.seat = SPECTATOR
        #: it has what there was when it came: from now on it is told what is new
        self.ready = False
        #: a hint is being thought about for it
        self.hinting = False
        #: all that was to be sent to it has been
        self.sent = asyncio.Event()

    def send(self, message: bytes | m.Outgoing) -> None:
        """To be sent. Who does not read for too long is let go."""
        whole = message if isinstance(message, bytes) else encode(message)
        try:
            self.queue.put_nowait(whole)
        except asyncio.QueueFull:
            self.end(at_once=True)
            return
        self.bytes += len(whole)
        if self.bytes > _WAITING_BYTES and self.queue.qsize() > 1:
            self.end(at_once=True)

    def end(self, at_once: bool = False) -> None:
        """Nothing more is to be sent, but what waits, unless it is to end `at_once`."""
        while self.queue.full() or (at_once and not self.queue.empty()):
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Dealt(NamedTuple):
    """What a new room begins with: game, set-up, seed, who sits where, and what has happened already."""

    game: str
    setup: dict[str, object]
    seed: int
    seats: Sequence[str]
    entries: Sequence[Entry] = ()


class Live:
    """A room that is open here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.streams: dict[int, Stream] = {}
        self.agents: dict[int, Agent] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.closed = False
        #: what is told of it once it is over, as it is on disk
        self.over = room.finished()
        self.touched = time.monotonic()

    def stream(self, seat: int) -> Stream:
        """The sequence of a seat."""
        if seat not in self.streams:
            self.streams[seat] = Stream(seat)
        return self.streams[seat]

    def agent(self, seat: int) -> Agent:
        """The computer player of a seat."""
        if seat not in self.agents:
            match = self.room.match
            self.agents[seat] = make_agent(self.room.head.seats[seat], match.seed * 8 + seat, match.game)
        return self.agents[seat]


class Hub:
    """All tables of this server."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self._desk = ThreadPoolExecutor(_DESK, "longbox-desk")
        self.replays = Replays(store, self.beside)
        self.metrics = Metrics()
        self._rooms: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._keeper: asyncio.Task[None] | None = None
        #: who is connected, at a table or not yet
        self.sockets: set[Client] = set()
        #: when the rooms were last known to be held
        self._renewed = time.monotonic()
        self._swept = time.monotonic()
        #: the server ends
        self.going = False

    async def beside(self, work: Callable[[], T]) -> T:
        """Carry out what takes a while and is of no table: in threads of its own, so that no table waits for one."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, work)

    # -- opening and closing ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to keep the rooms."""
        self._keeper = asyncio.create_task(self._keep())

    async def farewell(self) -> None:
        """Take nothing more; finish what is being written; tell everybody to come back."""
        self.going = True
        thinking = [live.thinking for live in self._rooms.values() if live.thinking is not None]
        if waited := [*self._tasks, *thinking]:
            # who thinks long is not waited for
            await asyncio.wait(waited, timeout=3)
            for task in thinking:
                task.cancel()
        clients = [client for live in self._rooms.values() for client in live.clients]
        for live in list(self._rooms.values()):
            self._close(live, m.Refusal("", "going", "", _GOING))
        if clients:
            await asyncio.wait([asyncio.create_task(client.sent.wait()) for client in clients], timeout=2)
        # a socket that is closed with something unread loses what was sent last: they are given time to close it themselves
        until = time.monotonic() + 1.5
        while self.sockets and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """End."""
        if not self.going:
            await self.farewell()
        if self._keeper is not None:
            self._keeper.cancel()
        self.thinkers.close()
        self._desk.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    async def open_room(self, make: Callable[[], Dealt]) -> tuple[Room, list[str]]:
        """A new room, as `make` deals it. The room, and the keys: of each seat, and the spectators' at the end."""
        game, setup, seed, seats, entries = await asyncio.to_thread(make)
        keys = [new_key() for _ in (*seats, SPECTATOR)]
        whose = {digest_of(key): seat for key, seat in zip(keys, (*range(len(seats)), SPECTATOR))}
        head = Head(secrets.token_hex(8), game, setup, seed, list(seats), whose)
        room = await asyncio.to_thread(Room, head, entries)
        await asyncio.wrap_future(self.store.open(head, entries))
        self._rooms[head.id] = Live(room)
        self.metrics.rooms.inc()
        self._wake(self._rooms[head.id])
        return room, keys

    async def find(self, name: str) -> Live:
        """A room, read from disk if it is not open here. Refused if it is not there, or somewhere else."""
        if self.going:
            raise Refused("going", _GOING)
        live = self._rooms.get(name)
        if live is not None:
            return live
        lock = self._opening.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                live = self._rooms.get(name)
                if live is None:
                    try:
                        head, entries = await asyncio.to_thread(self.store.take, name)
                    except NoRoom:
                        raise Refused("nobody", "there is no such room, or the key is not for it", "room") from None
                    except Elsewhere as error:
                        raise Refused("elsewhere", str(error), "room") from None
                    began = time.monotonic()
                    live = Live(await asyncio.to_thread(Room, head, entries))
                    log.info("room opened", extra={"room": name, "entries": len(entries), "seconds": time.monotonic() - began})
                    self._rooms[name] = live
                    self._wake(live)
                return live
        finally:
            if not lock.locked():
                self._opening.pop(name, None)

    def _close(self, live: Live, why: m.Refusal) -> None:
        """The room is not open here any more; its clients are let go, and may come back."""
        live.closed = True
        self._rooms.pop(live.room.head.id, None)
        for client in list(live.clients):
            client.send(why)
            client.end()

    async def _keep(self) -> None:
        """Go on holding the rooms; let go of those that nobody looks at."""
        while True:
            await asyncio.sleep(self.store.lease / 3)
            try:
                now = time.monotonic()
                for name, live in list(self._rooms.items()):
                    idle = not live.clients and not (live.thinking and not live.thinking.done())
                    if idle and now - live.touched > _IDLE and not live.lock.locked():
                        self._close(live, m.Refusal("", "going", "", "nobody looked at this room"))
                        await asyncio.to_thread(self.store.release, name)
                lost = await asyncio.to_thread(self.store.renew, list(self._rooms))
                self._renewed = now
                if now - self._swept > _SWEEP:
                    self._swept = now
                    gc.collect()
                for name in lost:
                    if name in self._rooms:
                        self._close(self._rooms[name], m.Refusal("", "going", "", "another server has this room now"))
            except Exception:
                log.exception("rooms could not be kept")
                if time.monotonic() - self._renewed > 0.8 * self.store.lease:
                    # before anybody else may take them
                    for live in list(self._rooms.values()):
                        self._close(live, m.Refusal("", "going", "", "the store can't be reached; come back in a moment"))

    # -- clients ------------------------------------------------------------------------------------------------------

    async def hello(self, client: Client, said: m.Hello) -> None:
        """Somebody takes a seat, or looks on. Refused if the key is not for the room."""
        live = await self.find(said.room)
        room = live.room
        seat = room.seat_of(said.key)
        if seat is None:
            raise Refused("nobody", "there is no such room, or the key is not for it", "key")
        async with live.lock:
            if live.closed:
                raise Refused("going", _GOING)
            client.live, client.seat = live, seat
            live.clients.append(client)
            self.metrics.clients.inc()
            self._publish(live, await asyncio.to_thread(self._documents, live))
            stream = live.stream(seat)
            who = room.players(seat)
            client.send(m.Welcome(room.head.id, room.head.game, room.match.game.title, seat, who, stream.id, room.example))
            for message in stream.caught_up(said.stream, said.seen, said.lines):
                client.send(message)
            # who says nothing of what was said has heard of it, if the stream is the same
            heard = said.chats if said.chats >= 0 else len(room.said) if said.stream == stream.id else 0
            for at in range(max(heard, len(room.said) - _TALK), len(room.said)):
                client.send(m.Said(at, room.called(room.said[at].seat), room.said[at].text))
            if room.wish is not None and seat in room.wish.waiting:
                client.send(m.Asked(room.called(room.wish.seat)))
            client.ready = True

    async def bye(self, client: Client) -> None:
        """Somebody is gone."""
        live = client.live
        if live is None or client not in live.clients:
            return
        live.clients.remove(client)
        live.touched = time.monotonic()
        self.metrics.clients.dec()
        if not live.closed:
            async with live.lock:
                self._publish(live, await asyncio.to_thread(self._documents, live))

    async def take(self, client: Client, said: m.FromClient) -> None:
        """A message of somebody at a table. Refused if it can't be done."""
        live = client.live
        assert live is not None
        live.touched = time.monotonic()
        if isinstance(said, m.Ping):
            client.send(m.Pong(said.id))
        elif isinstance(said, m.Next):
            client.send(await asyncio.to_thread(self._next, live, client.seat, said))
        elif isinstance(said, (m.Why, m.Read)):
            async with live.lock:
                client.send(
                    await asyncio.to_thread(self._why if isinstance(said, m.Why) else self._read, live, client.seat, said)
                )
        elif isinstance(said, m.Hello):
            raise Refused("bad", "you are at a table already", "type")
        elif client.seat == SPECTATOR:
            raise Refused("illegal", "a spectator only looks on", "type")
        elif isinstance(said, m.Hint):
            await self._hint(live, client, said)
        elif isinstance(said, m.Preview):
            async with live.lock:
                states = await asyncio.to_thread(self._copied, live, client.seat, said.number)
            client.send(await asyncio.to_thread(self._foreseen, states, said))
        else:
            await self._act(client, live, said)

    def _next(self, live: Live, seat: int, said: m.Next) -> m.Follow:
        room = live.room
        d = room.match.decision
        if said.number != room.number or d is None or d.seat != seat:
            raise Refused("late", "that question is not open, or not asked of you", "number")
        try:
            found = follow(room.match.view(seat), d, tuple(said.answer))
        except IllegalAnswer as error:
            raise Refused("illegal", str(error), "answer") from None
        return m.Follow(said.id, found)

    async def _hint(self, live: Live, client: Client, said: m.Hint) -> None:
        """What the computer would do: thought about beside the table, which may go on meanwhile."""
        room, seat = live.room, client.seat
        if client.hinting:
            raise Refused("slow", "a hint is being thought about already")
        async with live.lock:
            d = room.match.decision
            if said.number != room.number or d is None or d.seat != seat:
                raise Refused("late", "that question is not open, or not asked of you", "number")
            thought = asyncio.create_task(self.thinkers.hint(room, seat))
            # what it is about is copied before it waits for anything
            await asyncio.sleep(0)
        client.hinting = True

        async def tell() -> None:
            try:
                by, advice = await thought
                ways = [m.Way(list(answer), words, worth, deals) for answer, words, worth, deals in advice.ways]
                client.send(m.Hinted(said.id, said.number, by, list(advice.answer), advice.words, advice.sure, ways))
            except Exception:
                log.exception("a hint could not be given", extra={"room": room.head.id})
                client.send(m.Refusal(said.id, "broken", "", "no hint could be given; the table goes on"))
            finally:
                client.hinting = False

        task: asyncio.Task[object] = asyncio.create_task(tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _copied(self, live: Live, seat: int, number: int) -> list[State]:
        """The state as a seat may take it to be, in several ways, for it alone."""
        room = live.room
        d = room.match.decision
        if number != room.number or d is None or d.seat != seat:
            raise Refused("late", "that question is not open, or not asked of you", "number")
        view = room.match.view(seat)
        return [view.determinized(DEALS * number + i) for i in range(DEALS)]

    def _foreseen(self, states: Sequence[State], said: m.Preview) -> m.Foreseen:
        try:
            lines, changes, then = foreseen(states, tuple(said.answer))
        except IllegalAnswer as error:
            raise Refused("illegal", str(error), "answer") from None
        return m.Foreseen(said.id, said.number, lines, changes, then)

    def _why(self, live: Live, seat: int, said: m.FromClient) -> m.Because:
        assert isinstance(said, m.Why)
        room = live.room
        mine = room.players(seat)
        if seat == SPECTATOR or not mine:
            raise Refused("illegal", "a spectator can do nothing with a card", "type")
        player = said.player if said.player in mine else mine[0]
        view = room.match.view(seat)
        try:
            found = room.match.why_not(player, said.card)
        except LookupError as error:
            raise Refused("illegal", str(error.args[0]), "card") from None
        deeds = [m.Deed(view.option_text(act), [m.Against(o.rule, o.text) for o in against]) for act, against in found]
        return m.Because(said.id, said.card, deeds)

    def _read(self, live: Live, seat: int, said: m.FromClient) -> m.CardRead:
        assert isinstance(said, m.Read)
        match = live.room.match
        view = match.view(seat)
        if said.card not in view.references:
            raise Refused("illegal", "you see no such card on the table", "card")
        figures = live.room.figures(match.state, seat, said.card)
        return m.CardRead(said.id, said.card, card_in_lines(match, view, said.card), figures, rulings_on(view, said.card))

    async def _act(self, client: Client, live: Live, said: m.FromClient) -> None:
        """Something that changes the room: it goes on to its end even if the client is gone meanwhile."""
        task: asyncio.Task[object] = asyncio.create_task(self._change(client, live, said))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _change(self, client: Client, live: Live, said: m.FromClient) -> None:
        room, seat = live.room, client.seat
        async with live.lock:
            if live.closed or self.going:
                raise Refused("going", _GOING)
            if len(room.entries) >= _MOST_ENTRIES:
                raise Refused("illegal", f"this table has gone on for {_MOST_ENTRIES:,} steps; open another")
            if isinstance(said, m.Say) and not client.talks.take():
                raise Refused("slow", "that is a lot of talk; wait a second", "text")
            wished = room.wish
            e: Entry | None = None
            if isinstance(said, m.Give):
                e = room.answer(seat, said.number, said.answer)
            elif isinstance(said, m.Concede):
                e = room.concede(seat, said.player)
            elif isinstance(said, m.Undo):
                e = room.undo(seat)
            elif isinstance(said, m.Agree):
                e = room.agree(seat, said.yes)
            elif isinstance(said, m.Meanwhile):
                e = room.use(seat, said.player, said.index)
            elif isinstance(said, m.Say):
                e = Spoken(seat, said.text)
            elif isinstance(said, m.Auto):
                e = room.rest(seat, said.on, said.stops)
            if e is not None:
                await self._enter(live, e)
            if room.wish is not wished:
                self._tell_wish(live)
            if isinstance(e, Spoken):
                for each in live.clients:
                    each.send(m.Said(len(room.said) - 1, room.called(seat), e.text))
            client.send(m.Done(said.id, room.number))
        self._wake(live)

    def _tell_wish(self, live: Live) -> None:
        """Those who are asked are told by whom; when nobody is asked any more all are told so."""
        wish = live.room.wish
        for each in live.clients:
            if wish is None:
                each.send(m.Asked(""))
            elif each.seat in wish.waiting:
                each.send(m.Asked(live.room.called(wish.seat)))

    # -- what happens -------------------------------------------------------------------------------------------------

    async def _enter(self, live: Live, e: Entry) -> None:
        """Play an entry, write it, tell of it. IllegalAnswer changes nothing."""
        began = time.monotonic()
        at = len(live.room.entries)
        try:
            documents = await asyncio.to_thread(self._played, live, e)
        except IllegalAnswer as error:
            raise Refused("illegal", str(error)) from None
        except Exception:
            # nobody knows how far it got: the room is there again as it is on disk
            log.exception("an entry could not be played", extra={"room": live.room.head.id})
            words = "something went wrong here, and is noted; come back, and the table is as it was before"
            self._close(live, m.Refusal("", "broken", "", words))
            raise Refused("broken", words) from None
        await self._written(live, at, [e])
        self._publish(live, documents)
        if isinstance(e, (Answered, Back)):
            self.metrics.answers.inc()
            self.metrics.seconds.observe(time.monotonic() - began)

    def _played(self, live: Live, e: Entry) -> dict[int, m.Document]:
        live.room.take(e)
        return self._documents(live)

    async def _written(self, live: Live, at: int, entries: Sequence[Entry]) -> None:
        """On disk. If it can't be, the room is closed here, and is there again as it was before."""
        room = live.room
        try:
            over = room.finished()
            await asyncio.wrap_future(self.store.add(room.head.id, at, entries, over if over != live.over else None))
            live.over = over
        except Exception as error:
            code = "elsewhere" if isinstance(error, Elsewhere) else "broken"
            words = str(error) if code == "elsewhere" else "what you did could not be kept; come back, and do it again"
            log.exception("an entry could not be written", extra={"room": room.head.id})
            self._close(live, m.Refusal("", code, "", words))
            raise Refused(code, words) from None

    def _documents(self, live: Live) -> dict[int, m.Document]:
        """What the seats that somebody looks from see now."""
        here = sorted({client.seat for client in live.clients})
        out = {}
        for seat in sorted({*here, *live.streams}):
            out[seat] = live.room.document(seat, here)
        return out

    def _publish(self, live: Live, documents: dict[int, m.Document], count: int | None = None) -> None:
        """Tell of a moment: what each seat sees, and so many lines of the log (all of them, if it is now)."""
        lines = live.room.match.log.lines[:count]
        for seat, document in documents.items():
            stream = live.stream(seat)
            told = [message for message in (stream.moved(document), stream.logged(lines)) if message is not None]
            for client in live.clients:
                if client.seat == seat and client.ready:
                    for message in told:
                        client.send(message)

    # -- computer players ---------------------------------------------------------------------------------------------

    def _wake(self, live: Live) -> None:
        """Let the computer players go on, if one has to answer, or those who want to be left alone."""
        if (
            not live.closed
            and (live.room.to_move or live.room.passed is not None)
            and (live.thinking is None or live.thinking.done())
        ):
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        room = live.room
        try:
            while not (live.closed or self.going) and (room.to_move or room.passed is not None):
                agent = room.to_move
                number = room.number
                decision = room.match.decision
                assert decision is not None
                if slow(agent):
                    answer = await self.thinkers.answer(room, agent, decision.seat)
                    async with live.lock:
                        if not live.closed and room.number == number:
                            await self._enter(live, Answered(decision.seat, list(answer)))
                else:
                    async with live.lock:
                        if not live.closed:
                            await asyncio.shield(self._spell(live))
        except Refused:
            pass  # the room is closed here, and says so
        except Exception:
            log.exception("a computer player could not answer", extra={"room": room.head.id})
            self._close(live, m.Refusal("", "broken", "", "a computer player could not answer; come back, and it tries again"))

    async def _spell(self, live: Live) -> None:
        """Quick computer players answer for a while; then it is written and told, answer by answer."""
        at = len(live.room.entries)
        began = time.monotonic()
        steps = await asyncio.to_thread(self._some, live)
        await self._written(live, at, [e for e, _, _ in steps])
        for _, documents, count in steps:
            self._publish(live, documents, count)
        self.metrics.answers.inc(len(steps))
        self.metrics.computers.observe(time.monotonic() - began)

    def _some(self, live: Live) -> list[tuple[Answered, dict[int, m.Document], int]]:
        """The answers of quick computer players, one after the other, each with what is seen then and how long the log is."""
        room = live.room
        out: list[tuple[Answered, dict[int, m.Document], int]] = []
        began = time.monotonic()
        while not slow(room.to_move) and time.monotonic() - began < _SPELL:
            decision = room.match.decision
            if decision is not None and room.passed is not None:
                e = Answered(decision.seat, list(room.passed), True)
            elif decision is not None and room.to_move:
                answer = live.agent(decision.seat).choose(room.match.view(decision.seat), decision)
                e = Answered(decision.seat, list(answer))
            else:
                break
            out.append((e, self._played(live, e), len(room.match.log.lines)))
        return out


__all__ = ["Client", "Dealt", "Hub", "Live"]
