"""Where a person was, so that nobody has to read the whole log to forget one.

Members and hosts are known at once. Who stood up or only spoke stands in the log alone: it is
walked through in the background, table by table, beginning behind the id in the setting.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0004"
down_revision = "0003"

KNOWN = """
INSERT INTO appearances (person, table_id, seq)
SELECT person, table_id, max(seq) FROM (
    SELECT members.person AS person, members.table_id AS table_id, tables.seq AS seq
    FROM members JOIN tables ON tables.id = members.table_id
    UNION ALL SELECT host, id, seq FROM tables
) AS known
GROUP BY person, table_id
"""
TO_WALK = """
INSERT INTO settings (key, value)
SELECT 'appearances-walked', '' WHERE EXISTS (SELECT 1 FROM tables)
"""


def upgrade() -> None:
    op.create_table(
        "appearances",
        Column("person", Text, primary_key=True),
        Column("table_id", Text, primary_key=True),
        Column("seq", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leaving",
        Column("person", Text, primary_key=True),
        Column("since", BigInteger, nullable=False),
    )
    op.execute(KNOWN)
    op.execute(TO_WALK)
