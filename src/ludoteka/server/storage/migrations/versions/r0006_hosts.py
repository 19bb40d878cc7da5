"""Hosts and players can act: bans, blocks, reports, one-time words, and a log of actions."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    Text,
    UniqueConstraint,
    false,
)

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("persons", Column("is_host", Boolean, nullable=False, server_default=false()))
    op.add_column("persons", Column("banned_until", BigInteger, nullable=False, server_default="0"))

    op.create_table(
        "bans",
        Column("id", Text, primary_key=True),
        Column("person", Text),
        Column("network", Text),
        Column("why", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_index("ix_bans_person", "bans", ["person"])

    op.create_table(
        "blocks",
        Column("person", Text, primary_key=True),
        Column("other", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])

    op.create_table(
        "reports",
        Column("id", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("reporter", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("table_id", Text),
        Column("seq", Integer),
        Column("reason", Text, nullable=False),
        Column("words", Text, nullable=False),
        Column("closed", BigInteger),
        Column("outcome", Text, nullable=False),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_closed", "reports", ["closed"])

    op.create_table(
        "resets",
        Column("person", Text, primary_key=True),
        Column("hash", LargeBinary, nullable=False),
        Column("expires", BigInteger, nullable=False),
        UniqueConstraint("hash", name="uq_resets_hash"),
    )

    op.create_table(
        "actions",
        Column("id", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("by", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("what", Text, nullable=False),
        Column("person", Text),
        Column("target", Text, nullable=False),
        Column("why", Text, nullable=False),
    )
    op.create_index("ix_actions_at", "actions", ["at"])
    op.create_index("ix_actions_person", "actions", ["person"])
