"""What is on disk: rooms and their entries, by SQLAlchemy Core. SQLite by default, PostgreSQL by URL; the same code.

One thread writes. Whatever has come in while it wrote goes into the next transaction, so that a thousand answers cost few syncs; each
is told of once it is on disk, and not before. A room is held by one server at a time, by lease: entries of a room that somebody else
holds are not written.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import (
    Column,
    Float,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    or_,
    select,
    update,
)

from longbox.serving.rooms import Entry, Head

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

#: seconds that a room is held without a word from who holds it
LEASE: Final = 30.0
#: entries in one transaction
MOST_AT_ONCE: Final = 2_000

_META = MetaData()
ROOMS: Final = Table(
    "rooms",
    _META,
    Column("id", String(64), primary_key=True),
    Column("head", Text, nullable=False),
    Column("opened", Float, nullable=False),
    Column("ended", Integer, nullable=False, default=0),
    Column("owner", String(64), nullable=False, default=""),
    Column("address", String(200), nullable=False, default=""),
    Column("until", Float, nullable=False, default=0.0),
)
ENTRIES: Final = Table(
    "entries",
    _META,
    Column("room", String(64), nullable=False),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("room", "n"),
)

#: matches that are over, with what is told of them
FINISHED: Final = Table(
    "finished",
    _META,
    Column("room", String(64), primary_key=True),
    Column("told", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),
)


class Elsewhere(Exception):
    """Another server holds the room, at that address."""


class NoRoom(LookupError):
    """There is no such room."""


class Store:
    """The rooms on disk, for one server (`name`), which clients reach at `address`."""

    def __init__(
        self, url: str, name: str, address: str = "", now: Callable[[], float] = time.time, lease: float = LEASE
    ) -> None:
        self.lease = lease
        self.name = name
        self.address = address
        self.now = now
        self.engine: Engine = create_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _careful)
        _META.create_all(self.engine)
        self._work: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="longbox-store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what is to be written, let go of all rooms, and end."""
        self._work.put(None)
        self._writer.join()
        with self.engine.begin() as db:
            db.execute(update(ROOMS).where(ROOMS.c.owner == self.name).values(owner="", until=0.0))
        self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------------------------

    def open(self, head: Head, entries: Sequence[Entry] = (), over: bool = False) -> Future[None]:
        """A new room, held by this server, with what has happened in it. Done once it is on disk. `over`: nobody plays in it (a save)."""
        row = {"id": head.id, "head": _text(head), "opened": self.now(), "ended": int(over)}
        held = {"owner": self.name, "address": self.address, "until": self.now() + self.lease}
        row |= {"owner": "", "address": "", "until": 0.0} if over else held
        return self._put(_Job(head.id, _rows(head.id, 0, entries), row))

    def add(self, room: str, at: int, entries: Sequence[Entry], over: str | None = None) -> Future[None]:
        """Entries of a room from the n-th on. Done once they are on disk; Elsewhere if another server holds the room by now.

        `over`: by them the match is over, which is told so ("": it goes on after all; None: neither).
        """
        return self._put(_Job(room, _rows(room, at, entries), None, over))

    def _put(self, job: _Job) -> Future[None]:
        self._work.put(job)
        return job.done

    def _write(self) -> None:
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._work.get()
            while True:
                if job is None:
                    going = False
                    break
                jobs.append(job)
                if len(jobs) >= MOST_AT_ONCE or self._work.empty():
                    break
                job = self._work.get()
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """All of it in one transaction; if that fails, each by itself, so that only what is wrong fails."""
        try:
            with self.engine.begin() as db:
                lost = self._together(db, jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
                return
            for each in jobs:
                self._commit([each])
            return
        for job in jobs:
            if job.room in lost:
                job.done.set_exception(Elsewhere(lost[job.room]))
            else:
                job.done.set_result(None)

    def _together(self, db: Connection, jobs: list[_Job]) -> dict[str, str]:
        new = [job.row for job in jobs if job.row is not None]
        if new:
            db.execute(insert(ROOMS), new)
        made = {job.room for job in jobs if job.row is not None}
        rooms = sorted({job.room for job in jobs if job.rows} - made)
        held = {}
        if rooms:
            found = db.execute(
                select(ROOMS.c.id, ROOMS.c.owner, ROOMS.c.address).where(ROOMS.c.id.in_(rooms)).with_for_update()
            ).all()
            held = {row.id: "" if row.owner == self.name else row.address or "?" for row in found}
        lost = {room: held.get(room, "?") for room in rooms if held.get(room, "?")}
        rows = [row for job in jobs if job.room not in lost for row in job.rows]
        if rows:
            db.execute(insert(ENTRIES), rows)
        # of several of one room the last says how it stands
        over = {job.room: job.over for job in jobs if job.over is not None and job.room not in lost}
        if over:
            db.execute(delete(FINISHED).where(FINISHED.c.room.in_(sorted(over))))
            for ended in (True, False):
                these = sorted([room for room, told in over.items() if bool(told) is ended])
                if these:
                    db.execute(update(ROOMS).where(ROOMS.c.id.in_(these)).values(ended=int(ended)))
            told = [{"room": room, "told": words, "at": self.now()} for room, words in sorted(over.items()) if words]
            if told:
                db.execute(insert(FINISHED), told)
        return lost

    # -- reading and holding ------------------------------------------------------------------------------------------

    def take(self, room: str) -> tuple[Head, list[Entry]]:
        """Hold a room, and read it. Elsewhere with the address if another server holds it; NoRoom."""
        now = self.now()
        free = or_(ROOMS.c.owner == self.name, ROOMS.c.owner == "", ROOMS.c.until < now)
        if self.address:
            # who had it at this very address is gone: nobody else can listen there
            free = or_(free, ROOMS.c.address == self.address)
        mine = {"owner": self.name, "address": self.address, "until": now + self.lease}
        with self.engine.begin() as db:
            got = db.execute(update(ROOMS).where(ROOMS.c.id == room).where(free).values(**mine)).rowcount
            head, entries, _ = _read(db, room)
            if not got:
                raise Elsewhere(db.execute(select(ROOMS.c.address).where(ROOMS.c.id == room)).scalar_one() or "?")
        return head, entries

    def read(self, room: str) -> tuple[Head, list[Entry], bool]:
        """A room, without holding it, and whether its match is over. NoRoom."""
        with self.engine.connect() as db:
            return _read(db, room)

    def finished(self, most: int, before: float | None = None) -> list[tuple[str, str, float]]:
        """The latest matches that are over (before a moment): room, what is told of it, when it was over."""
        asked = (
            select(FINISHED.c.room, FINISHED.c.told, FINISHED.c.at).order_by(FINISHED.c.at.desc(), FINISHED.c.room).limit(most)
        )
        if before is not None:
            asked = asked.where(FINISHED.c.at < before)
        with self.engine.connect() as db:
            return [(row.room, row.told, row.at) for row in db.execute(asked)]

    def renew(self, rooms: Sequence[str]) -> list[str]:
        """Hold rooms for some more time; those that this server has lost meanwhile."""
        if not rooms:
            return []
        mine = ROOMS.c.owner == self.name
        with self.engine.begin() as db:
            db.execute(update(ROOMS).where(ROOMS.c.id.in_(rooms)).where(mine).values(until=self.now() + self.lease))
            kept = set(db.execute(select(ROOMS.c.id).where(ROOMS.c.id.in_(rooms)).where(mine)).scalars())
        return [room for room in rooms if room not in kept]

    def release(self, room: str) -> None:
        """Let go of a room."""
        with self.engine.begin() as db:
            mine = update(ROOMS).where(ROOMS.c.id == room).where(ROOMS.c.owner == self.name)
            db.execute(mine.values(owner="", until=0.0))


def _rows(room: str, at: int, entries: Sequence[Entry]) -> tuple[dict[str, object], ...]:
    return tuple([{"room": room, "n": at + i, "body": _text(e)} for i, e in enumerate(entries)])


def _read(db: Connection, room: str) -> tuple[Head, list[Entry], bool]:
    row = db.execute(select(ROOMS.c.head, ROOMS.c.ended).where(ROOMS.c.id == room)).one_or_none()
    if row is None:
        raise NoRoom(room)
    bodies = db.execute(select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.n)).scalars().all()
    entries = [msgspec.json.decode(body, type=Entry) for body in bodies]
    return msgspec.json.decode(row.head, type=Head), entries, bool(row.ended)


class _Job:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "over", "room", "row", "rows")

    def __init__(
        self, room: str, rows: Sequence[dict[str, object]], row: dict[str, object] | None = None, over: str | None = None
    ) -> None:
        self.room = room
        self.rows = rows
        self.row = row
        self.over = over
        self.done: Future[None] = Future()


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _careful(connection: object, record: object) -> None:
    """SQLite: readers beside the writer, what is committed is on disk, and who has to wait does so."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


__all__ = ["ENTRIES", "FINISHED", "LEASE", "ROOMS", "Elsewhere", "NoRoom", "Store"]
