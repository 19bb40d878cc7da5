"""The first schema."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        Column("key", Text, primary_key=True),
        Column("value", Text, nullable=False),
    )

    op.create_table(
        "persons",
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
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
        UniqueConstraint("name_key", name="uq_persons_name_key"),
    )

    op.create_table(
        "tokens",
        Column("id", Text, primary_key=True),
        Column("hash", LargeBinary, nullable=False),
        Column("person", Text, nullable=False),
        Column("label", Text, nullable=False),
        Column("scopes", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger),
        Column("expires", BigInteger),
        UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])

    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("title", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("status", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("to_act", Integer, nullable=False),
        Column("due", BigInteger),
        Column("host", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("summary", Text, nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_due", "tables", ["due"])

    op.create_table(
        "members",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", Text, primary_key=True),
    )
    op.create_index("ix_members_person", "members", ["person"])

    op.create_table(
        "log",
        Column("table_id", Text, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", Text, nullable=False),
        Column("body", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "snapshots",
        Column("table_id", Text, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("position", LargeBinary, nullable=False),
    )

    op.create_table(
        "results",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("rated", Boolean, nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player"])

    op.create_table(
        "ratings",
        Column("player", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("updated", BigInteger, nullable=False),
    )

    op.create_table("rated", Column("table_id", Text, primary_key=True))

    op.create_table(
        "records",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("uploaded", BigInteger, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_index("ix_records_person", "records", ["person"])

    op.create_table(
        "challenges",
        Column("id", Text, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("challenger", Text, nullable=False),
        Column("challenged", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("status", Text, nullable=False),
    )
    op.create_index("ix_challenges_challenger", "challenges", ["challenger"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])
