"""Matches that are over and not rated yet."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "ratings_due",
        Column("table_id", Text, primary_key=True),
        Column("unrated", Text),
        Column("left_out", Text, nullable=False),
    )
    # What ended while a server died was never looked at.
    op.execute(
        "INSERT INTO ratings_due (table_id, left_out) SELECT DISTINCT table_id, '' FROM results"
        " WHERE NOT EXISTS (SELECT 1 FROM rated WHERE rated.table_id = results.table_id)"
    )
