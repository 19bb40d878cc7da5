"""Reviews of finished matches."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("asked", BigInteger, nullable=False),
        Column("done", Integer, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
        Column("summary", LargeBinary, nullable=False),
        Column("why", Text, nullable=False),
        Column("lease", BigInteger, nullable=False),
        Column("holder", Text, nullable=False),
        Column("attempts", Integer, nullable=False),
    )
    op.create_index("ix_reviews_person", "reviews", ["person"])
    op.create_index("ix_reviews_state", "reviews", ["state", "asked"])
