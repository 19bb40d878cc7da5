"""What is needed to see a bot fail again."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bot_failures",
        Column("id", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("game", Text, nullable=False),
        Column("bot", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("report", LargeBinary, nullable=False),
    )
    op.create_index("ix_bot_failures_table_id", "bot_failures", ["table_id"])
