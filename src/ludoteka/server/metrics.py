"""Numbers for Prometheus: counts and times, never anything of a game."""

from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

SOCKETS: Final = Gauge("ludoteka_sockets", "Open sockets of this node")
TABLES: Final = Gauge("ludoteka_tables_in_memory", "Tables that this node has at hand")
ENTRIES: Final = Counter("ludoteka_entries", "Entries committed by this node", ["kind"])
CONFLICTS: Final = Counter("ludoteka_conflicts", "Entries that another node had decided first")
BOT_FAILURES: Final = Counter("ludoteka_bot_failures", "Moves that a bot failed to make")
BUS_DROPPED: Final = Gauge("ludoteka_bus_dropped", "Words to other nodes that could not be sent")
COMMITS: Final = Histogram(
    "ludoteka_commit_seconds",
    "From a decision to its durability",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


@cache  # looking a label up costs more than counting
def entries_of(kind: str) -> Counter:
    return ENTRIES.labels(kind)
