"""Sessions that were ended before their time, and the tables of a host found by an index."""

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "ended_sessions",
        Column("id", Text, primary_key=True),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_index("ix_ended_sessions_expires", "ended_sessions", ["expires"])
    op.create_index("ix_tables_host", "tables", ["host"])
