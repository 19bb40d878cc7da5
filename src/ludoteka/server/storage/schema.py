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
)

metadata: Final = MetaData()

settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

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
    Column("failures", Integer, nullable=False),
    Column("blocked_until", BigInteger, nullable=False),
    Column("muted_until", BigInteger, nullable=False),
    Column("language", Text),
    Column("owner", Text),  # of a bot: the account that made it
    UniqueConstraint("name_key", name="uq_persons_name_key"),
    Index("ix_persons_owner", "owner"),
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
