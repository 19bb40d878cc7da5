"""Bots belong to the accounts that made them."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("persons", Column("owner", Text))
    op.create_index("ix_persons_owner", "persons", ["owner"])
