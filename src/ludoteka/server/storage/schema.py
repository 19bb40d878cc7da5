"""The tables of the database. Times are milliseconds since 1970, JSON is text.

A change here needs a revision in `migrations/versions`; a test compares the two. There are no
foreign keys: the log is the truth and is never deleted from, the rest is derived from it or
outlives what it names (a result stays when its person leaves).
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata: Final = MetaData()

settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

INSTALLATION_ID: Final = "house-id"
"""The setting that tells apart what shares one Redis; a restored copy gets its own."""

persons: Final = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, account, bot
    Column("name", Text, nullable=False),
    Column("name_key", Text),
    Column("password", Text),
    Column("epoch", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False, default=0),  # no longer used, like the next
    Column("blocked_until", BigInteger, nullable=False, default=0),
    Column("muted_until", BigInteger, nullable=False),
    Column("language", Text),
    Column("owner", Text),  # of a bot: the account that made it
    Column("is_host", Boolean, nullable=False, server_default=false()),  # administers the server
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
    Column("face", Integer, nullable=False, server_default="0"),
    Column(
        "shows_presence", Boolean, nullable=False, server_default=true()
    ),  # to friends; new: false
    Column("shows_watching", Boolean, nullable=False, server_default=true()),  # at tables
    UniqueConstraint("name_key", name="uq_persons_name_key"),
    Index("ix_persons_owner", "owner"),
)

ended_sessions: Final = Table(
    "ended_sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),
    Index("ix_ended_sessions_expires", "expires"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("person", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("expires", BigInteger),
    UniqueConstraint("hash", name="uq_tokens_hash"),
    Index("ix_tokens_person", "person"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # open, live, over, closed
    Column("seq", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),  # a bit for each seat
    Column("due", BigInteger),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("ix_tables_host", "host"),
    Index("ix_tables_status", "status"),
    Index("ix_tables_due", "due"),
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Index("ix_members_person", "person"),
)

appearances: Final = Table(
    # Where to look when a person is forgotten or asks for an export.
    "appearances",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry that names the person, or later
    sqlite_with_rowid=False,
)

leaving: Final = Table(
    # Who is being forgotten; a row goes when nothing is left to be done.
    "leaving",
    metadata,
    Column("person", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),  # a person's id, or bot:<name>
    Column("game", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_results_player", "player"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

rated: Final = Table("rated", metadata, Column("table_id", Text, primary_key=True))

# Written with the results; the node that finds it rates the match, which makes a row in `rated`.
ratings_due: Final = Table(
    "ratings_due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("unrated", Text),  # why the match is not rated, if its log tells
    Column("left_out", Text, nullable=False),  # seats that do not count: `0 3`
)

records: Final = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("uploaded", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("ix_records_person", "person"),
)

reviews: Final = Table(
    # Of finished matches, by the id of the table or of the uploaded record.
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),  # who asked, as long as it is not done; then empty
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),  # waiting, running, done, stopped, failed
    Column("asked", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),  # so many moves are gone through
    Column("moves", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # the document; until it is done, its parts
    Column("summary", LargeBinary, nullable=False),  # by seat, for lists
    Column("why", Text, nullable=False),  # why it failed
    Column("lease", BigInteger, nullable=False),  # until then a node works on it
    Column("holder", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index("ix_reviews_person", "person"),
    Index("ix_reviews_state", "state", "asked"),
)

bot_failures: Final = Table(
    "bot_failures",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("report", LargeBinary, nullable=False),  # with the seat's hand
    Index("ix_bot_failures_table_id", "table_id"),
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("challenger", Text, nullable=False),
    Column("challenged", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),  # open, accepted, declined, withdrawn
    Index("ix_challenges_challenger", "challenger"),
    Index("ix_challenges_challenged", "challenged"),
)

standing_answers: Final = Table(
    # Not in the log of the table: that someone left an answer is told to nobody.
    "standing_answers",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Index("ix_standing_answers_person", "person"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text),  # one of the two
    Column("network", Text),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_bans_person", "person"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # block, mute
    Column("at", BigInteger, nullable=False),
    Index("ix_blocks_other", "other"),
)

friends: Final = Table(
    # Who wants someone as a friend: friends are two who want each other.
    "friends",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_friends_other", "other"),
)

presences: Final = Table(
    # When someone was here last, to a minute or so.
    "presences",
    metadata,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

quick_waits: Final = Table(
    # Who waits for a quick match, and the table that was found for them.
    "quick_waits",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),  # 0: any number
    Column("clock", Text, nullable=False),  # JSON
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("bots_at", BigInteger),  # when bots may fill up; none: never
    Column("found", Text),  # of all who are seated together, as JSON
    Index("ix_quick_waits_game", "game", "clock"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text),
    Column("seq", Integer),  # of the line of chat
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("closed", BigInteger),
    Column("outcome", Text, nullable=False),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_person", "person"),
    Index("ix_reports_closed", "closed"),
)

resets: Final = Table(
    "resets",
    metadata,
    Column("person", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("hash", name="uq_resets_hash"),
)

actions: Final = Table(
    "actions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),  # a person's id; empty at the console
    Column("name", Text, nullable=False),  # of who did it, as it was then
    Column("what", Text, nullable=False),
    Column("person", Text),  # to whom
    Column("target", Text, nullable=False),  # a name, table, network, token or report
    Column("why", Text, nullable=False),
    Index("ix_actions_at", "at"),
    Index("ix_actions_person", "person"),
)

push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
    Index("ix_push_subscriptions_person", "person"),
)

mail_addresses: Final = Table(
    "mail_addresses",
    metadata,
    Column("person", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirmed", BigInteger),  # when its owner opened the link, if ever
    Column("wanted", Boolean, nullable=False),  # notices, too; not only links to log in
    Column("created", BigInteger, nullable=False),
    Index("ix_mail_addresses_address", "address"),
)

webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("url", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

notice_wishes: Final = Table(
    "notice_wishes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("wishes", Text, nullable=False),
)

mail_links: Final = Table(
    # One-time words that were sent by mail, as hashes.
    "mail_links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("purpose", Text, nullable=False),  # confirm, enter
    Column("address", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_mail_links_person", "person"),
    Index("ix_mail_links_expires", "expires"),
)

watched_tables: Final = Table(
    # How far the log of a table was read for notices.
    "watched_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
)

questions: Final = Table(
    # What seats are asked, as far as that was read.
    "questions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),  # of the entry with which it was found
    Column("deadline", BigInteger),
)

notices: Final = Table(
    # The outbox: a row for each thing to tell, person and address.
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("channel", Text, nullable=False),  # push, mail, webhook
    Column("target", Text, nullable=False),  # a subscription's id; else empty
    Column("kind", Text, nullable=False),  # turn, reminder, stood-in, over, invitation, digest
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("seq", Integer, nullable=False),  # of the question, or of the entry that is told
    Column("by", Text, nullable=False),  # of an invitation: who invites
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", Text, nullable=False),  # waiting, gathered, sent, dropped, failed
    Column("lease", BigInteger, nullable=False),  # until then someone is sending it
    Column("holder", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index("ix_notices_due", "state", "due"),
    Index("ix_notices_person", "person"),
    Index("ix_notices_table_id", "table_id"),
)
