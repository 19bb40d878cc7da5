"""The settings of a server, each with what it means; see `sources` for where they come from."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from platformdirs import user_data_path

Rate = Annotated[str, Meta(pattern=r"^[1-9]\d{0,6}/[1-9]\d{0,6}$")]
"""`20/60`: twenty at once, and twenty again in the course of 60 seconds."""

Origin = Annotated[str, Meta(pattern=r"^https?://[^/\s]+$")]
"""Scheme and host (and port), as browsers send it."""

Key = Annotated[str, Meta(min_length=32)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Milliseconds = Annotated[int, Meta(ge=0, le=600_000)]
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]

SECRET: Final = frozenset({"secret", "database", "redis"})
"""Settings whose values never appear in an error or a log."""

ANY_ADDRESS: Final = "0.0.0.0"  # noqa: S104 - only when the host asks for the local network


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a host can decide. Every default is fit for a laptop."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[Port, Meta(description="Port to listen on; 0 takes a free one.")] = 8420
    lan: Annotated[
        bool, Meta(description="Also listen to the local network, for friends at the same router.")
    ] = False
    public_url: Annotated[
        Origin | None,
        Meta(
            description="Address under which browsers reach the server, e.g. "
            "`https://cards.example.org`. With `https`, cookies are sent over https only."
        ),
    ] = None
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses or networks of reverse proxies whose `X-Forwarded-For` and "
            "`X-Forwarded-Proto` are believed."
        ),
    ] = ()
    allowed_origins: Annotated[
        tuple[str, ...],
        Meta(description="Other origins whose pages may use this server, besides its own."),
    ] = ()

    database: Annotated[
        str | None,
        Meta(
            description="`sqlite:///path` or `postgresql://user:password@host/name`; "
            "none: an SQLite file in the user's data folder."
        ),
    ] = None
    redis: Annotated[
        str | None,
        Meta(description="`redis://…`: what several nodes tell each other goes through it."),
    ] = None
    secret: Annotated[
        Key | None,
        Meta(
            description="Key that signs sessions, at least 32 characters; none: made at the "
            "first start and kept in the database."
        ),
    ] = None

    bot_workers: Annotated[
        Natural, Meta(description="Processes in which bots think; 0: one per processor.")
    ] = 0
    bot_delay_ms: Annotated[
        Milliseconds, Meta(description="A bot at a table takes at least this long for a move.")
    ] = 700
    auto_delay_ms: Annotated[
        Milliseconds,
        Meta(
            description="Automatic passing waits this long, always, so that it tells nothing "
            "about a hand."
        ),
    ] = 1200
    bot_seconds: Annotated[
        Positive, Meta(description="A bot that thinks longer than this is replaced for the move.")
    ] = 10
    bots: Annotated[
        tuple[str, ...],
        Meta(
            description="Bots of your own that may sit at tables, each as `name=module:Class` or "
            "`name=path/to/file.py:Class`."
        ),
    ] = ()
    stand_in: Annotated[
        str, Meta(description="The bot that plays for people whose time is up.")
    ] = "greedy"
    grace_seconds: Annotated[
        Natural,
        Meta(description="Who loses the connection has this long to return before others see it."),
    ] = 30

    registration: Annotated[
        Literal["open", "closed"],
        Meta(description="Whether guests may make accounts by themselves."),
    ] = "open"
    guest_days: Annotated[
        Positive, Meta(description="Guests unseen for this many days are deleted.")
    ] = 180
    session_days: Annotated[
        Positive, Meta(description="A session lasts this many days from the last visit.")
    ] = 400
    password_workers: Annotated[
        Positive, Meta(description="Passwords checked at the same time (64 MiB each).")
    ] = 2
    password_queue: Annotated[
        Natural, Meta(description="Passwords that may wait for it; more are told to come back.")
    ] = 32

    limit_guests: Annotated[Rate, Meta(description="New guests per address.")] = "20/600"
    limit_accounts: Annotated[Rate, Meta(description="New accounts per address.")] = "5/3600"
    limit_log_in: Annotated[Rate, Meta(description="Attempts to log in per address.")] = "10/60"
    limit_tokens: Annotated[Rate, Meta(description="Wrong API tokens per address.")] = "10/60"
    limit_read: Annotated[Rate, Meta(description="Requests that read, per person.")] = "120/60"
    limit_write: Annotated[Rate, Meta(description="Requests that change, per person.")] = "60/60"
    limit_export: Annotated[Rate, Meta(description="Exports of one's data per person.")] = "5/3600"
    limit_tables: Annotated[Rate, Meta(description="New tables per person.")] = "20/600"
    limit_verify: Annotated[Rate, Meta(description="Records verified per address.")] = "60/600"
    limit_moves: Annotated[Rate, Meta(description="Moves and commands per socket.")] = "60/10"
    limit_chat: Annotated[Rate, Meta(description="Chat lines per person.")] = "10/20"
    limit_sockets: Annotated[Rate, Meta(description="Sockets opened per address.")] = "60/60"

    max_body: Annotated[
        Positive, Meta(description="Bytes of a request; more is refused (413).")
    ] = 65_536
    max_upload: Annotated[Positive, Meta(description="Bytes of an uploaded record.")] = 4_194_304
    max_frame: Annotated[Positive, Meta(description="Bytes of a message on a socket.")] = 16_384

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="What is worth a log line.")
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Log lines for people or for machines.")
    ] = "text"
    metrics: Annotated[bool, Meta(description="Serve `/metrics` for Prometheus.")] = True

    def listen_host(self) -> str:
        return ANY_ADDRESS if self.lan and self.host == "127.0.0.1" else self.host

    def database_url(self) -> str:
        if self.database is not None:
            return self.database
        return f"sqlite:///{user_data_path('ludoteka') / 'ludoteka.sqlite3'}"

    def bus_url(self) -> str | None:
        """Redis where there is one; else PostgreSQL itself; a laptop is alone."""
        if self.redis is not None:
            return self.redis
        url = self.database_url()
        return None if url.startswith("sqlite") else url


def parse_rate(rate: Rate) -> tuple[int, int]:
    """How many at once, and in how many seconds as many again."""
    many, seconds = rate.split("/")
    return int(many), int(seconds)
