"""Answers that people leave for the questions of a slow match."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "standing_answers",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", Text, nullable=False),
        Column("answers", Text, nullable=False),
    )
    op.create_index("ix_standing_answers_person", "standing_answers", ["person"])
