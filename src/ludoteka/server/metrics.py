"""Prometheus metrics: counts and times, never anything of a game."""

from functools import cache
from platform import python_version
from typing import Final, TypeVar

from prometheus_client import Counter, Gauge, Histogram, Info

from ludoteka.core.build import form, release

E = TypeVar("E", bound=Exception)

SOCKETS: Final = Gauge("ludoteka_sockets", "Open sockets of this node")
TABLES: Final = Gauge("ludoteka_tables_in_memory", "Tables that this node has at hand")
ENTRIES: Final = Counter("ludoteka_entries", "Entries committed by this node", ["kind"])
CONFLICTS: Final = Counter("ludoteka_conflicts", "Entries that another node had decided first")
BOT_FAILURES: Final = Counter("ludoteka_bot_failures", "Moves that a bot failed to make")
BUS_DROPPED: Final = Gauge("ludoteka_bus_dropped", "Words to other nodes that could not be sent")
REFUSALS: Final = Counter(
    "ludoteka_refusals", "What a limit of this server refused, by limit", ["limit"]
)
STORAGE_FAILURES: Final = Counter(
    "ludoteka_storage_failures",
    "What the database did not do: away, full, read-only or damaged",
    ["trouble"],
)
COMMITS: Final = Histogram(
    "ludoteka_commit_seconds",
    "From a decision to its durability",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)

BOT_QUEUE: Final = Gauge(
    "ludoteka_bot_queue",
    "Thoughts of bots that wait for a worker: of quick bots, for people, at tables of bots only "
    "(with pieces of reviews)",
    ["line"],
)
BOT_WAITS: Final = Histogram(
    "ludoteka_bot_wait_seconds",
    "How long thoughts of bots waited for a worker, by line",
    ["line"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60, 300),
)
QUICK_WAITS: Final = BOT_WAITS.labels("quick")
AWAITED_WAITS: Final = BOT_WAITS.labels("people")
UNAWAITED_WAITS: Final = BOT_WAITS.labels("bots")
SHORTENED: Final = Counter(
    "ludoteka_bot_thoughts_shortened", "Thoughts with less than their usual budget"
)

REQUESTS: Final = Counter(
    "ludoteka_requests",
    "Requests and handshakes of sockets (method SOCKET), by route and status",
    ["method", "route", "status"],
)
REQUEST_TIMES: Final = Histogram(
    "ludoteka_request_seconds",
    "From a request to the beginning of its answer, by route",
    ["method", "route"],
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
QUICK_MATCHES: Final = Counter(
    "ludoteka_quick_matches", "Quick matches begun: of people only, or with bots", ["company"]
)
NOTICES: Final = Counter(
    "ludoteka_notices", "Notices by channel and what came of them", ["channel", "outcome"]
)
NOTICES_WAITING: Final = Gauge("ludoteka_notices_waiting", "Notices that are due and not sent yet")
REVIEWS: Final = Counter(
    "ludoteka_reviews", "Reviews of matches and what came of them", ["outcome"]
)
REVIEWS_WAITING: Final = Gauge("ludoteka_reviews_waiting", "Reviews that wait for a node")
REVIEW_PIECES: Final = Counter(
    "ludoteka_review_pieces", "How often a worker was lent to a review, for some decisions"
)
LIVE_TABLES: Final = Gauge("ludoteka_tables_live", "Matches in this node's memory")
PEOPLE: Final = Gauge("ludoteka_people", "Persons who are at tables through this node")
BUILD: Final = Info("ludoteka_build", "Which build is running")
BUILD.info({"version": release(), "form": form(), "python": python_version()})


@cache  # looking a label up costs more than counting
def entries_of(kind: str) -> Counter:
    return ENTRIES.labels(kind)


@cache
def refusals_by(limit: str) -> Counter:
    """The counter of what this limit refused: a name from our code, never from a request."""
    return REFUSALS.labels(limit)


def counted(limit: str, refusal: E) -> E:
    """To be raised: what this limit refuses is counted where it is refused."""
    refusals_by(limit).inc()
    return refusal


@cache
def quick_matches_of(company: str) -> Counter:
    return QUICK_MATCHES.labels(company)


@cache
def requests_to(method: str, route: str, status: int) -> Counter:
    """`route`: its template, of which there are few."""
    return REQUESTS.labels(method, route, str(status))


@cache
def times_of(method: str, route: str) -> Histogram:
    return REQUEST_TIMES.labels(method, route)


@cache
def notices_by(channel: str, outcome: str) -> Counter:
    """Both are words from our code."""
    return NOTICES.labels(channel, outcome)


@cache
def reviews_by(outcome: str) -> Counter:
    """done, stopped, interrupted, failed."""
    return REVIEWS.labels(outcome)
