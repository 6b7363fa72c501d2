"""What is counted, in Prometheus's text format. No name of a player or card is among it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        reg = self.registry
        self.clients = Gauge("longbox_clients", "sockets at a table", registry=reg)
        self.rooms = Counter("longbox_rooms_opened", "rooms opened for the first time", registry=reg)
        self.answers = Counter("longbox_answers", "answers of people and computer players, on disk", registry=reg)
        self.refused = Counter("longbox_refused", "messages not taken, by code", ["code"], registry=reg)
        self.seconds = Histogram(
            "longbox_answer_seconds", "from an answer of a person to its patch", registry=reg, buckets=_SECONDS
        )
        self.computers = Histogram(
            "longbox_computer_seconds", "a spell of quick computer players", registry=reg, buckets=_SECONDS
        )

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self.registry)
