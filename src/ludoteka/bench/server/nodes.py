"""Starts servers for a measurement, with limits high enough for all its clients."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludoteka.bench.server.plans import Node
from ludoteka.bench.server.processes import free_port, listening, plain_environment
from ludoteka.bots.random import RandomBot
from ludoteka.core import Move, View

LIMITS: Final = (
    "guests",
    "visitors",
    "read",
    "guest_read",
    "write",
    "tables",
    "moves",
    "chat",
    "sockets",
    "seating",
)
BOUNDLESS: Final = "1000000/1"
NUMBERS: Final = ("seats", "seats_address", "tables", "tables_address", "tables_total")
MANY: Final = "1000000"


BUSY_BOT: Final = "ludoteka.bench.server.nodes:BusyBot"
BUSY_SECONDS: Final = 0.05


class BusyBot(RandomBot):
    """Costs processor time: what keeps the workers busy."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        enough = time.process_time() + BUSY_SECONDS
        while time.process_time() < enough:
            pass
        return super().choose(view, moves)


@contextmanager
def node(
    folder: Path, *, database: str | None = None, redis: str | None = None, workers: int = 1
) -> Iterator[Node]:
    """A server with a new SQLite file in the folder, or on this database."""
    port = free_port()
    no_file = folder / "server.toml"  # the host's own settings would change what is measured
    no_file.touch()
    settings = {
        "config": str(no_file),
        "port": str(port),
        "database": database or f"sqlite:///{folder / f'{port}.sqlite3'}",
        "redis": redis or "",
        "log_level": "error",
        "bot_workers": str(workers),
        "bot_delay_ms": "0",
        "commit_seconds": "0",
        "stand_in": BUSY_BOT,
        "connections_per_address": MANY,
        **{f"limit_{what}": BOUNDLESS for what in LIMITS},
        **{f"max_bot_{what}": MANY for what in NUMBERS},
    }
    environment = {f"LUDOTEKA_{name.upper()}": value for name, value in settings.items()}
    log = folder / f"{port}.log"
    with listening("nodes", port, log=log, environment=plain_environment() | environment) as found:
        yield found


@contextmanager
def echo(folder: Path, script: Path) -> Iterator[Node]:
    port = free_port()
    log, environment = folder / "echo.log", plain_environment()
    with listening("echo", port, str(port), str(script), log=log, environment=environment) as found:
        yield found


if __name__ == "__main__":
    from ludoteka.server.run import serve
    from ludoteka.server.sources import load_settings

    serve(load_settings())
