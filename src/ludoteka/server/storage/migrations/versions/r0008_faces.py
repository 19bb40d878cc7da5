"""Everybody has a face, which they can change; until then it follows from the id."""

from zlib import crc32

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0008"
down_revision = "0007"

PAGE = 1000


def upgrade() -> None:
    op.add_column("persons", Column("face", Integer, nullable=False, server_default="0"))
    persons = sa.table("persons", Column("id", Text), Column("face", Integer))
    bind = op.get_bind()
    ids = list(bind.execute(sa.select(persons.c.id)).scalars())
    change = (
        sa.update(persons)
        .where(persons.c.id == sa.bindparam("whose"))
        .values(face=sa.bindparam("drawn"))
    )
    for start in range(0, len(ids), PAGE):
        page = ids[start : start + PAGE]
        bind.execute(
            change, [{"whose": each, "drawn": crc32(each.encode()) % 4096} for each in page]
        )
