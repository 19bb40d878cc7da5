"""Notices for people who are not at the table, and where to send them."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, Text, UniqueConstraint

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])

    op.create_table(
        "mail_addresses",
        Column("person", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("confirmed", BigInteger),
        Column("wanted", Boolean, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("ix_mail_addresses_address", "mail_addresses", ["address"])

    op.create_table(
        "webhooks",
        Column("person", Text, primary_key=True),
        Column("url", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )

    op.create_table(
        "notice_wishes",
        Column("person", Text, primary_key=True),
        Column("wishes", Text, nullable=False),
    )

    op.create_table(
        "mail_links",
        Column("hash", LargeBinary, primary_key=True),
        Column("person", Text, nullable=False),
        Column("purpose", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_index("ix_mail_links_person", "mail_links", ["person"])
    op.create_index("ix_mail_links_expires", "mail_links", ["expires"])

    op.create_table(
        "watched_tables",
        Column("table_id", Text, primary_key=True),
        Column("seq", Integer, nullable=False),
    )

    op.create_table(
        "questions",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("seq", Integer, nullable=False),
        Column("deadline", BigInteger),
    )

    _create_notices()


def _create_notices() -> None:
    op.create_table(
        "notices",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("channel", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer),
        Column("seq", Integer, nullable=False),
        Column("by", Text, nullable=False),
        Column("deadline", BigInteger),
        Column("created", BigInteger, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("state", Text, nullable=False),
        Column("lease", BigInteger, nullable=False),
        Column("holder", Text, nullable=False),
        Column("attempts", Integer, nullable=False),
    )
    op.create_index("ix_notices_due", "notices", ["state", "due"])
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
