"""The statements of the log in PostgreSQL. Arrays are columns: one round trip a batch."""

from typing import Final

# Rows are inserted in the order of the tables' ids, so that two nodes that race for several
# tables wait for each other in the same order and cannot lock each other out.
ENTRIES: Final = """
WITH new AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[],
        $6::text[], $7::int[], $8::bigint[], $9::text[]
    ) AS n (table_id, seq, at, kind, body, status, to_act, due, summary)
), won AS (
    INSERT INTO log (table_id, seq, at, kind, body)
    SELECT table_id, seq, at, kind, body FROM new
    WHERE seq = 0 OR EXISTS (
        SELECT 1 FROM log before WHERE before.table_id = new.table_id AND before.seq = new.seq - 1
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), heads AS (
    UPDATE tables SET
        seq = new.seq, status = new.status, to_act = new.to_act, due = new.due,
        updated = new.at, summary = coalesce(new.summary, tables.summary)
    FROM new JOIN won USING (table_id) WHERE tables.id = new.table_id
), positions AS (
    INSERT INTO snapshots (table_id, seq, rules, position)
    SELECT table_id, seq, rules, position
    FROM unnest($10::text[], $11::int[], $12::int[], $13::bytea[])
        AS p (table_id, seq, rules, position)
    JOIN won USING (table_id)
    ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE
    SET seq = excluded.seq, rules = excluded.rules, position = excluded.position
), named AS (
    INSERT INTO appearances (person, table_id, seq)
    SELECT person, table_id, seq
    FROM unnest($14::text[], $15::text[], $16::int[]) AS a (person, table_id, seq)
    JOIN won USING (table_id)
    ORDER BY table_id, person
    ON CONFLICT (person, table_id) DO UPDATE SET seq = excluded.seq
)
SELECT table_id FROM won
"""

CREATE: Final = """
INSERT INTO tables (id, game, seats, title, listed, host, status, seq, to_act, due,
                    created, updated, summary)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)
"""

CHANGE: Final = "UPDATE tables SET seats = $2, listed = $3 WHERE id = $1"

UNSEAT: Final = "DELETE FROM members WHERE table_id = ANY ($1::text[])"

MEMBER: Final = "INSERT INTO members (table_id, seat, person) VALUES ($1, $2, $3)"

RESULT: Final = """
INSERT INTO results (table_id, seat, player, game, rank, score, seats, ended, rated)
SELECT id, $2, $3, game, $4, $5, seats, $6, FALSE FROM tables WHERE id = $1
ON CONFLICT DO NOTHING
"""

RATING_DUE: Final = """
INSERT INTO ratings_due (table_id, unrated, left_out)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM rated WHERE table_id = $1)
ON CONFLICT DO NOTHING
"""

READ: Final = """
SELECT table_id, seq, at, kind, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""

LATEST: Final = """
SELECT table_id, seq, at, kind, body FROM log
WHERE table_id = $1 AND kind = $2 AND seq < $3 ORDER BY seq DESC LIMIT $4
"""

SNAPSHOT: Final = "SELECT seq, rules, position FROM snapshots WHERE table_id = $1"

DUE: Final = """
SELECT id FROM tables WHERE due <= $1 AND status IN ('open', 'live') ORDER BY due, id LIMIT $2
"""

AHEAD: Final = """
SELECT id FROM tables WHERE due IS NOT NULL AND updated > $1 AND status IN ('open', 'live')
ORDER BY due, id LIMIT $2
"""

HEADS: Final = "SELECT id, seq FROM tables WHERE id = ANY ($1::text[])"

# Rows that others hold are left out: no entry of one table waits for another's.
TELL_LISTS: Final = """
WITH free AS (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables SET summary = told.summary
FROM unnest($1::text[], $2::int[], $3::text[]) AS told (table_id, seq, summary)
JOIN free ON free.id = told.table_id
WHERE tables.id = told.table_id AND tables.seq = told.seq
RETURNING tables.id
"""

TELL_LIST: Final = "UPDATE tables SET summary = $3 WHERE id = $1 AND seq = $2"

LATER_SNAPSHOTS: Final = """
INSERT INTO snapshots (table_id, seq, rules, position)
SELECT tables.id, later.seq, later.rules, later.position
FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[])
    AS later (table_id, seq, rules, position)
JOIN tables ON tables.id = later.table_id
ORDER BY tables.id
ON CONFLICT (table_id) DO UPDATE
SET seq = excluded.seq, rules = excluded.rules, position = excluded.position
WHERE snapshots.seq < excluded.seq
"""
