"""Friends, who is here, quick matches, and invitations to any seat of a table."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text, true

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for name in ("shows_presence", "shows_watching"):
        op.add_column("persons", Column(name, Boolean, nullable=False, server_default=true()))

    op.create_table(
        "friends",
        Column("person", Text, primary_key=True),
        Column("other", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_friends_other", "friends", ["other"])

    op.create_table(
        "presences",
        Column("person", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )

    op.create_table(
        "quick_waits",
        Column("person", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("clock", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        Column("bots_at", BigInteger),
        Column("found", Text),
    )
    op.create_index("ix_quick_waits_game", "quick_waits", ["game", "clock"])
