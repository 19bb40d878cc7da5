"""The load of this node from its own metrics: numbers only, nothing of a game."""

from collections.abc import Iterator
from time import time
from typing import Final

from msgspec import Struct
from prometheus_client import REGISTRY
from prometheus_client.samples import Sample

from ludoteka.core.build import release
from ludoteka.server.metrics import TABLES
from ludoteka.server.play.hub import Hub

REQUESTS: Final = "ludoteka_requests_total"
QUEUE: Final = "ludoteka_bot_queue"
REFUSALS: Final = "ludoteka_refusals_total"
STARTED: Final = "process_start_time_seconds"


class Load(Struct, frozen=True, kw_only=True):
    """Counters rise from the start of this node: two readings tell a rate."""

    version: str
    node: str
    at: int
    seconds: int
    """Since the node was started."""
    memory: int
    """Bytes."""
    processor: float
    """Seconds of processor time."""
    sockets: int
    tables: int
    """In memory."""
    requests: int
    errors: int
    """Requests that failed on our side."""
    entries: int
    bot_queue: int
    bot_failures: int
    refusals: dict[str, int]
    """By limit."""


def read_load(hub: Hub) -> Load:
    TABLES.set(len(hub.tables))
    samples = list(_samples())
    started = _sum(samples, STARTED)
    return Load(
        version=release(),
        node=hub.node,
        at=hub.now(),
        seconds=round(time() - started) if started else 0,
        memory=int(_sum(samples, "process_resident_memory_bytes")),
        processor=_sum(samples, "process_cpu_seconds_total"),
        sockets=int(_sum(samples, "ludoteka_sockets")),
        tables=int(_sum(samples, "ludoteka_tables_in_memory")),
        requests=int(_sum(samples, REQUESTS)),
        errors=int(sum(s.value for s in samples if s.name == REQUESTS and _is_error(s))),
        entries=int(_sum(samples, "ludoteka_entries_total")),
        bot_queue=int(_sum(samples, QUEUE)),
        bot_failures=int(_sum(samples, "ludoteka_bot_failures_total")),
        refusals=_by_limit(samples),
    )


def _samples() -> Iterator[Sample]:
    for metric in REGISTRY.collect():
        yield from metric.samples


def _sum(samples: list[Sample], name: str) -> float:
    """Over all labels; 0 for what is not measured here."""
    return sum(sample.value for sample in samples if sample.name == name)


def _is_error(sample: Sample) -> bool:
    return str(sample.labels.get("status", "")).startswith("5")


def _by_limit(samples: list[Sample]) -> dict[str, int]:
    counted = [each for each in samples if each.name == REFUSALS and each.value]
    counted.sort(key=lambda each: (-each.value, each.labels["limit"]))
    return {each.labels["limit"]: int(each.value) for each in counted}
