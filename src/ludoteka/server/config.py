"""The settings of a server, each with what it means; see `sources` for where they come from."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from platformdirs import user_data_path

RATE: Final = r"^[1-9]\d{0,6}/[1-9]\d{0,6}$"
ORIGIN: Final = r"^https?://[^/\s]+$"
SPAN: Final = r"^\d{1,6}-\d{1,6}$"
EXAMPLES: Final = {RATE: "20/60", ORIGIN: "https://example.org", SPAN: "1200-3000"}
"""A right value, shown in the error about a wrong one."""

Rate = Annotated[str, Meta(pattern=RATE)]
"""`20/60`: twenty at once, and twenty again in the course of 60 seconds."""

Origin = Annotated[str, Meta(pattern=ORIGIN)]
"""Scheme and host (and port), as browsers send it."""

ProxyHeader = Literal["x-forwarded-for", "forwarded"]
Span = Annotated[str, Meta(pattern=SPAN)]
"""`1200-3000`: anything between the two."""

Key = Annotated[str, Meta(min_length=32)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Milliseconds = Annotated[int, Meta(ge=0, le=600_000)]
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]

SECRET: Final = frozenset({"secret", "database", "redis", "smtp"})
"""Settings whose values never appear in an error or a log."""

PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of Chrome, Firefox, Safari and Edge."""

ANY_ADDRESS: Final = "0.0.0.0"  # noqa: S104 - only when the host asks for the local network


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a host can decide. Every default suits a laptop."""

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
    proxy_header: Annotated[
        ProxyHeader,
        Meta(
            description="The header in which those proxies write the client's address; `forwarded` "
            "(RFC 7239) only if all of them write it."
        ),
    ] = "x-forwarded-for"
    allowed_origins: Annotated[
        tuple[str, ...],
        Meta(description="Other origins whose pages may use this server, besides its own."),
    ] = ()

    database: Annotated[
        str | None,
        Meta(
            description="`sqlite:///path` or `postgresql://user:password@host/name`; none: an "
            "SQLite file in the user's data folder."
        ),
    ] = None
    shared: Annotated[
        bool,
        Meta(
            description="Other servers may use the same SQLite file if they are shared as well. "
            "They see each other's moves within seconds, but not which people are there: so no one "
            "is replaced for being away, and open tables do not close by themselves."
        ),
    ] = False
    check_seconds: Annotated[
        Natural,
        Meta(
            description="Seconds that the start waits for a check of the SQLite file; the rest of "
            "a large file is checked while the server runs. 0: no check."
        ),
    ] = 1
    redis: Annotated[
        str | None,
        Meta(description="`redis://…`, through which several nodes exchange messages."),
    ] = None
    secret: Annotated[
        Key | None,
        Meta(
            description="Key that signs sessions, at least 32 characters; none: made at the first "
            "start and kept in the database."
        ),
    ] = None

    smtp: Annotated[
        str | None,
        Meta(
            description="Mail server, `smtp://user:password@host:587` or `smtps://…`; none: no "
            "mail. Needs `smtp_from` and `public_url`."
        ),
    ] = None
    smtp_from: Annotated[
        str | None,
        Meta(description="Sender of mails, e.g. `Ludoteka <cards@example.org>`."),
    ] = None
    push: Annotated[
        bool, Meta(description="Browsers may subscribe to notifications (Web Push).")
    ] = True
    push_contact: Annotated[
        str | None,
        Meta(
            description="`mailto:` or `https:` address given to push services; none: `public_url`, "
            "or the address of `smtp_from`."
        ),
    ] = None
    push_hosts: Annotated[
        tuple[str, ...],
        Meta(description="Push services to use; with a dot in front, all hosts below that name."),
    ] = PUSH_HOSTS
    webhooks: Annotated[
        bool, Meta(description="Accounts may name an address that gets their notifications.")
    ] = True
    guest_webhooks: Annotated[bool, Meta(description="Guests may do so as well.")] = False
    outbound_private: Annotated[
        bool,
        Meta(
            description="Also push to, and call webhooks at, any host, plain http and addresses of "
            "this network. Then everyone who may name an address can reach what this server can "
            "reach: only for tests and for servers among friends."
        ),
    ] = False
    notify_seconds: Annotated[
        Positive, Meta(description="Seconds between two checks for notifications to send.")
    ] = 5
    notify_after_seconds: Annotated[
        Natural,
        Meta(
            description="Seconds after which a player who is not at the table gets a notification "
            "of their turn."
        ),
    ] = 60
    remind_hours: Annotated[
        Positive,
        Meta(
            description="With a slow clock, a player is reminded when this many hours are left, or "
            "a quarter of the time if that is less."
        ),
    ] = 6
    notice_days: Annotated[
        Positive, Meta(description="Days that notifications are kept after they were sent.")
    ] = 30
    link_minutes: Annotated[
        Positive, Meta(description="Minutes for which a mailed link to log in is valid.")
    ] = 30
    confirm_hours: Annotated[
        Positive, Meta(description="Hours for which a link that confirms an address is valid.")
    ] = 48

    bot_workers: Annotated[
        Natural,
        Meta(
            description="Processes in which bots search for moves; 0: one per processor. Bots that "
            "do not search have one more."
        ),
    ] = 0
    bot_delay_ms: Annotated[
        Milliseconds,
        Meta(description="Milliseconds that a bot at a table takes at least for a move."),
    ] = 700
    auto_delay_ms: Annotated[
        Span,
        Meta(
            description="Milliseconds before a seat with automatic answers shows an answer, drawn "
            "anew for each question, whether it had a choice or not: so the delay tells nothing "
            "about a hand."
        ),
    ] = "1200-3000"
    bot_seconds: Annotated[
        Positive,
        Meta(description="A bot that thinks for more seconds than this is replaced for the move."),
    ] = 10
    bot_wait_seconds: Annotated[
        Positive,
        Meta(
            description="Bots think less, and the table's page says so, when a person would have "
            "to wait for more seconds than this."
        ),
    ] = 5
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
        Meta(
            description="Seconds after a lost connection before others see that a player is away."
        ),
    ] = 30
    start_seconds: Annotated[
        Natural,
        Meta(
            description="A table that was set up seat by seat starts by itself this many seconds "
            "after all seats are taken and ready."
        ),
    ] = 5
    commit_seconds: Annotated[
        Natural,
        Meta(
            description="Seconds that a start waits for the hashes of players' clients (see *Fair "
            "deals*); a client that has sent none by then adds nothing to the deal."
        ),
    ] = 3
    reveal_seconds: Annotated[
        Natural,
        Meta(
            description="Seconds that it then waits for their entropy; a client that has not "
            "revealed by then is left out, and the record says so."
        ),
    ] = 5
    relieve_seconds: Annotated[
        Natural,
        Meta(
            description="At a table without a clock, a bot may play for a person who has been away "
            "for this many seconds, if all people who are present agree."
        ),
    ] = 300

    vacation_days: Annotated[
        Natural,
        Meta(
            description="Days of vacation for each seat of a match with a slow clock: its time "
            "does not run meanwhile. 0: none."
        ),
    ] = 20
    untouched_days: Annotated[
        Positive,
        Meta(
            description="A match of one person against bots in which nothing happens for this many "
            "days ends without a result."
        ),
    ] = 14

    registration: Annotated[
        Literal["open", "closed"],
        Meta(description="Whether guests may create accounts by themselves."),
    ] = "open"
    guest_days: Annotated[
        Positive, Meta(description="Guests who have not come for this many days are deleted.")
    ] = 180
    guest_sweep_seconds: Annotated[
        Positive,
        Meta(description="Seconds between two checks for such guests, a hundred at a time."),
    ] = 3600
    housekeeping_pause_ms: Annotated[
        Milliseconds,
        Meta(description="Milliseconds between two steps of background work."),
    ] = 50
    reset_hours: Annotated[
        Positive, Meta(description="Hours for which a one-time link to choose a password is valid.")
    ] = 24
    report_days: Annotated[
        Positive, Meta(description="Days after which closed reports are deleted.")
    ] = 180
    max_blocks: Annotated[
        Positive, Meta(description="People that one person may block or mute.")
    ] = 200
    max_friends: Annotated[
        Positive, Meta(description="Friends of one person, open requests included.")
    ] = 500
    max_standing: Annotated[
        Positive,
        Meta(
            description="Seats of slow matches for which one person may leave answers in advance."
        ),
    ] = 50
    quick_seconds: Annotated[
        Positive,
        Meta(
            description="A quick match for any number of players starts with the people who are "
            "there when the first has waited for this many seconds."
        ),
    ] = 20
    quick_bots_seconds: Annotated[
        Positive,
        Meta(
            description="Seconds after which bots fill up a quick match for people who agreed to "
            "that."
        ),
    ] = 30
    session_days: Annotated[
        Positive, Meta(description="Days that a session lasts after the last visit.")
    ] = 400
    password_workers: Annotated[
        Positive, Meta(description="Passwords checked at the same time (64 MiB each).")
    ] = 2
    password_queue: Annotated[
        Natural,
        Meta(
            description="Passwords that may wait to be checked; others are told to try again later."
        ),
    ] = 32

    reader_workers: Annotated[
        Positive,
        Meta(description="Processes that make replays and verifications."),
    ] = 1
    reader_queue: Annotated[
        Natural,
        Meta(
            description="Replays that may wait for a process; others are told to try again later."
        ),
    ] = 32
    reader_each: Annotated[
        Positive, Meta(description="Replays that one person or visitor may wait for at once.")
    ] = 4
    reader_cache: Annotated[
        Natural, Meta(description="Bytes of finished replays kept in memory.")
    ] = 33_554_432

    review_workers: Annotated[
        Natural,
        Meta(
            description="Reviews of finished matches that a node computes at the same time, in the "
            "processes of the bots and after everything that people wait for. 0: none."
        ),
    ] = 1
    review_each: Annotated[
        Natural, Meta(description="Reviews that one person may wait for at once.")
    ] = 3
    review_queue: Annotated[
        Natural,
        Meta(description="Reviews that may wait in all; others are told to try again later."),
    ] = 200
    review_budget: Annotated[
        Natural,
        Meta(
            description="Simulations for one decision of a review, 50 at least; 0: as many as "
            "`ludoteka review` makes."
        ),
    ] = 0

    account_records: Annotated[Natural, Meta(description="Records that an account may keep.")] = 200
    account_record_bytes: Annotated[
        Natural, Meta(description="Bytes of all records of an account.")
    ] = 20_971_520
    guest_records: Annotated[
        Natural, Meta(description="Records that a guest or a bot may keep.")
    ] = 5
    guest_record_bytes: Annotated[
        Natural, Meta(description="Bytes of all records of a guest or a bot.")
    ] = 262_144
    listed_each: Annotated[
        Natural, Meta(description="Listed tables that wait for people, per host.")
    ] = 5
    listed_hours: Annotated[
        Positive,
        Meta(
            description="A listed match in which nothing happens for this many hours leaves the "
            "list, until its next move."
        ),
    ] = 6
    open_minutes: Annotated[
        Positive,
        Meta(
            description="A listed table that waits for people closes when it was empty for this "
            "many minutes."
        ),
    ] = 60
    open_days: Annotated[
        Positive, Meta(description="The same in days for a table that is not listed.")
    ] = 7
    disk_reserve: Annotated[
        Natural,
        Meta(
            description="Free bytes on the disk of an SQLite database below which only moves are "
            "written: no new guests, tables, chat or records (507)."
        ),
    ] = 268_435_456

    limit_guests: Annotated[Rate, Meta(description="New guests per address.")] = "20/600"
    limit_accounts: Annotated[Rate, Meta(description="New accounts per address.")] = "5/3600"
    limit_log_in: Annotated[Rate, Meta(description="Attempts to log in per address.")] = "10/60"
    limit_passwords: Annotated[
        Rate, Meta(description="Attempts to log in under one name per address.")
    ] = "8/900"
    limit_names: Annotated[
        Rate, Meta(description="Attempts to log in under one name from all addresses.")
    ] = "200/3600"
    limit_tokens: Annotated[Rate, Meta(description="Wrong API tokens per address.")] = "10/60"
    limit_visitors: Annotated[Rate, Meta(description="Requests per address without a session.")] = (
        "240/60"
    )
    limit_read: Annotated[Rate, Meta(description="Requests that read, per person.")] = "120/60"
    limit_guest_read: Annotated[
        Rate, Meta(description="The same per address, for all its guests together.")
    ] = "600/60"
    limit_write: Annotated[Rate, Meta(description="Requests that change, per person.")] = "60/60"
    limit_export: Annotated[Rate, Meta(description="Exports of a person's data.")] = "5/3600"
    limit_tables: Annotated[Rate, Meta(description="New tables per person.")] = "20/600"
    limit_quick: Annotated[
        Rate, Meta(description="Quick matches asked for, per person and per address.")
    ] = "30/600"
    limit_friends: Annotated[
        Rate, Meta(description="People asked to be friends, per person and per address.")
    ] = "30/3600"
    limit_challenges: Annotated[
        Rate, Meta(description="Invitations to a table, per person and per address.")
    ] = "60/600"
    limit_uploads: Annotated[Rate, Meta(description="Records uploaded per address.")] = "20/600"
    limit_reviews: Annotated[
        Rate, Meta(description="Reviews asked for, per person and per address.")
    ] = "30/86400"
    limit_tries: Annotated[
        Rate, Meta(description="Own moves tried again in reviewed matches, per person.")
    ] = "60/600"
    limit_listed: Annotated[Rate, Meta(description="New listed tables per address.")] = "10/3600"
    limit_verify: Annotated[Rate, Meta(description="Records verified per address.")] = "60/600"
    limit_moves: Annotated[Rate, Meta(description="Moves and commands per socket.")] = "60/10"
    limit_chat: Annotated[Rate, Meta(description="Chat lines per person.")] = "10/20"
    limit_reports: Annotated[
        Rate, Meta(description="Reports about others, per person and per address.")
    ] = "10/3600"
    limit_notices: Annotated[
        Rate,
        Meta(
            description="Notifications sent, by all nodes that share a Redis, otherwise per node."
        ),
    ] = "120/60"
    limit_person_notices: Annotated[
        Rate, Meta(description="Notifications sent to one person; others wait.")
    ] = "60/3600"
    limit_recovery: Annotated[
        Rate, Meta(description="Requests for links to log in, per address.")
    ] = "10/3600"
    limit_mail: Annotated[
        Rate,
        Meta(description="Mailed links: per person, per address, and per name."),
    ] = "5/3600"
    limit_unsubscribe: Annotated[
        Rate, Meta(description="One-click unsubscribing and confirming, per address.")
    ] = "30/600"
    limit_sockets: Annotated[Rate, Meta(description="Sockets opened per address.")] = "60/60"
    limit_frames: Annotated[
        Rate, Meta(description="Pings, pongs and fragments of messages per socket.")
    ] = "100/10"
    limit_seating: Annotated[
        Rate,
        Meta(
            description="Seats taken, left, made ready, given to bots or stand-ins and taken back, "
            "per person."
        ),
    ] = "40/60"
    limit_take_backs: Annotated[
        Rate, Meta(description="Moves taken back or asked back, per person.")
    ] = "30/60"

    max_bot_seats: Annotated[
        Natural,
        Meta(
            description="Bots at the tables of one person, where someone has played in the last "
            "ten minutes or only bots play."
        ),
    ] = 60
    max_bot_seats_address: Annotated[
        Natural, Meta(description="The same for all people of one address.")
    ] = 240
    max_bot_tables: Annotated[
        Natural, Meta(description="Tables of one person at which only bots play.")
    ] = 2
    max_bot_tables_address: Annotated[
        Natural, Meta(description="The same for all people of one address.")
    ] = 8
    max_bot_tables_total: Annotated[
        Natural, Meta(description="Tables at which only bots play, on the whole server.")
    ] = 40

    max_body: Annotated[
        Positive, Meta(description="Bytes of a request; larger ones are refused (413).")
    ] = 65_536
    max_upload: Annotated[Positive, Meta(description="Bytes of an uploaded record.")] = 1_048_576
    max_chat: Annotated[Positive, Meta(description="Chat lines at one table.")] = 2000
    max_seatings: Annotated[
        Positive,
        Meta(description="How often one person may take a seat, or give one to a bot, at a table."),
    ] = 100
    max_take_backs: Annotated[
        Natural, Meta(description="How often moves may be taken back or asked back in one match.")
    ] = 500
    max_entries: Annotated[
        Positive,
        Meta(
            description="Entries of a table's log; after that the match can only be finished: no "
            "chat, no take-backs, no changes of seats."
        ),
    ] = 30_000
    max_tables: Annotated[
        Positive,
        Meta(description="Tables in memory; empty ones are dropped, the longest unused first."),
    ] = 2000
    max_frame: Annotated[Positive, Meta(description="Bytes of a message on a socket.")] = 16_384
    max_queue: Annotated[
        Positive,
        Meta(
            description="Bytes that may wait for the reader of a socket or stream; a slower one is "
            "dropped and comes back."
        ),
    ] = 1_048_576
    max_header_bytes: Annotated[
        Positive, Meta(description="Bytes of a request's address and headers (431).")
    ] = 16_384
    max_headers: Annotated[Positive, Meta(description="Headers of a request (431).")] = 100
    header_seconds: Annotated[
        Positive, Meta(description="Seconds for the headers of a request to arrive (408).")
    ] = 10
    body_seconds: Annotated[
        Positive, Meta(description="Seconds for the body of a request to arrive (408).")
    ] = 30
    keep_alive_seconds: Annotated[
        Positive, Meta(description="Seconds that a connection stays open without a request.")
    ] = 5
    stalled_seconds: Annotated[
        Positive,
        Meta(description="Seconds after which a connection that reads nothing is cut off."),
    ] = 30
    connections_per_address: Annotated[
        Positive,
        Meta(description="Open connections per address (429); trusted proxies are not counted."),
    ] = 200
    max_connections: Annotated[
        Natural,
        Meta(
            description="Open connections in all (503); 0: as many as the system's limit of open "
            "files allows, 20,000 at most."
        ),
    ] = 0

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least serious level that is logged."),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Log lines for people or for machines.")
    ] = "text"
    access_log: Annotated[
        bool,
        Meta(
            description="A log line for each request and socket: method, route without ids, "
            "status, address and time."
        ),
    ] = False
    metrics: Annotated[bool, Meta(description="Serve `/metrics` for Prometheus.")] = True

    def listen_host(self) -> str:
        return ANY_ADDRESS if self.lan and self.host == "127.0.0.1" else self.host

    def database_url(self) -> str:
        if self.database is not None:
            return self.database
        return f"sqlite:///{user_data_path('ludoteka') / 'ludoteka.sqlite3'}"

    def bus_url(self) -> str | None:
        """Redis where there is one; otherwise PostgreSQL itself; none for SQLite."""
        if self.redis is not None:
            return self.redis
        url = self.database_url()
        return None if url.startswith("sqlite") else url


def parse_rate(rate: Rate) -> tuple[int, int]:
    """How many at once, and in how many seconds as many again."""
    many, seconds = rate.split("/")
    return int(many), int(seconds)


def parse_span(span: Span) -> tuple[int, int]:
    """From the lesser to the greater."""
    one, other = sorted(map(int, span.split("-")))
    return one, other
