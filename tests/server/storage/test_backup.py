"""A backup is the whole database of one moment; a restore is all of it or nothing."""

import asyncio
import gzip
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Table, insert, select

from ludoteka.core import BadInput
from ludoteka.server.storage import Append, Database, Head, SeatResult, schema
from ludoteka.server.storage.backup import backup, restore
from ludoteka.server.storage.migrate import known_revisions
from tests.server.services import new_database
from tests.server.storage.appending import move, opening
from tests.server.storage.conftest import KINDS

pytestmark = pytest.mark.anyio

ANN = {
    "id": "ann",
    "kind": "account",
    "name": "Ann",
    "blocked_until": 2**50,
    **dict.fromkeys(("epoch", "created", "seen", "failures", "muted_until"), 2**31 - 1),
}
BY_ANN = {"person": "ann", "created": 2**40}
REVIEW = {
    "game": "bang",
    "data": b"\x1f\x8b",
    "summary": b"{}",
    "why": "",
    "holder": "node",
    **dict.fromkeys(("asked", "done", "moves", "lease", "attempts"), 7),
}
RECORD = {"id": "r", "person": "ann", "game": "bang", "uploaded": 9, "public": True, "data": b"{}"}
RATING = {"player": "ann", "game": "bang", "mu": 25.0, "sigma": 25 / 3, "games": 3, "updated": 5}
FAILURE = {"at": 9, "seat": 1, "game": "bang", "bot": "x", "why": "crash", "report": b"\x00"}
CHALLENGE = {"challenger": "ann", "challenged": "bob", "created": 7, "status": "open"}
WAIT = {"clock": '{"kind":"none"}', "since": 1, "seen": 2**40, "bots_at": None, "found": None}
REPORT = {"reason": "insults", "words": "грубо", "outcome": ""}
MAIL = {"address": "ann@example.org", "confirmed": 6, "wanted": True}
PUSH = {"endpoint": "https://push.example.org/1", "p256dh": "BN", "auth": "xY"}
LINK = {"purpose": "enter", "address": "ann@example.org", "expires": 2**50}
NOTICE = {"channel": "push", "target": "p", "kind": "turn", "table_id": "t", "seat": 0, "by": ""}
SENDING = {"due": 2**40, "state": "waiting", "lease": 0, "holder": "", "attempts": 0}
ACTION = {"person": "ben", "target": "Ben", "why": "insults"}
ROWS: list[tuple[Table, dict[str, object]]] = [
    (schema.settings, {"key": "secret", "value": "geheim"}),
    (schema.persons, ANN),
    (schema.tokens, {"id": "k", "hash": b"\x01", "label": "", "scopes": "read", **BY_ANN}),
    (schema.ratings, RATING),
    (schema.rated, {"table_id": "t"}),
    (schema.records, RECORD),
    (schema.reviews, {"id": "t", "person": "ann", "state": "running", **REVIEW}),
    (schema.bot_failures, {"id": "f", "table_id": "t", **FAILURE}),
    (schema.leaving, {"person": "ben", "since": 8}),
    (schema.challenges, {"id": "c", "table_id": "t", "seat": 1, **CHALLENGE}),
    (schema.ended_sessions, {"id": "s", "expires": 2**50}),
    (schema.bans, {"id": "b", "network": "192.0.2.0/24", "why": "flood", "at": 1, "until": 2}),
    (schema.blocks, {"person": "ann", "other": "ben", "kind": "mute", "at": 3}),
    (schema.friends, {"person": "ann", "other": "ben", "at": 3}),
    (schema.presences, {"person": "ann", "at": 2**40}),
    (schema.quick_waits, {"person": "ann", "game": "bang", "seats": 0, **WAIT}),
    (schema.reports, {"id": "r", "at": 4, "reporter": "ann", "person": "ben", **REPORT}),
    (schema.resets, {"person": "ann", "hash": b"\x02", "expires": 2**50}),
    (schema.standing_answers, {"table_id": "t", "seat": 0, "person": "ann", "answers": "[]"}),
    (schema.mail_addresses, MAIL | BY_ANN),
    (schema.mail_links, {"hash": b"\x03", "person": "ann", **LINK}),
    (schema.push_subscriptions, {"id": "p", **PUSH, **BY_ANN}),
    (schema.webhooks, {"url": "https://example.org/hook", "key": "k", **BY_ANN}),
    (schema.notice_wishes, {"person": "ann", "wishes": "{}"}),
    (schema.watched_tables, {"table_id": "t", "seq": 1}),
    (schema.questions, {"table_id": "t", "seat": 0, "seq": 1, "deadline": 2**41}),
    (schema.notices, {"id": "n", "seq": 1, "deadline": 2**41, **NOTICE, **SENDING, **BY_ANN}),
    (schema.actions, {"id": "a", "at": 5, "by": "", "name": "", "what": "mute", **ACTION}),
]

Contents = dict[str, list[tuple[object, ...]]]


async def contents(database: Database) -> Contents:
    found: Contents = {}
    async with database.reader.connect() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in rows]
    return found


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def fill(database: Database) -> None:
    """A row or more in every table, with every kind of value."""
    over = Append(
        entry=move(1, bytes(range(256))).entry,
        head=Head("over", 0, None, '{"title":"Ромашка"}'.encode()),
        position=b"\x00\xff",
        members=((0, "ann"),),
        results=(SeatResult(0, "ann", 1, -7),),
        named=("ann",),
    )
    assert await database.log.append(opening())
    assert await database.log.append(over)
    names = [f"other-{number}" for number in range(1200)]
    assert all(await asyncio.gather(*(database.log.append(opening(name)) for name in names)))
    async with database.writing() as connection:
        for table, row in ROWS:
            await connection.execute(insert(table).values(row))


@pytest.fixture
async def saved(tmp_path: Path) -> tuple[Path, Contents]:
    file = tmp_path / "backup.gz"
    async with opened(f"sqlite:///{tmp_path / 'saved.db'}") as database:
        await fill(database)
        await backup(database, file)
        return file, await contents(database)


@pytest.mark.parametrize("target", KINDS)
async def test_all_rows_come_back_in_either_database(
    database: Database, target: str, tmp_path: Path
) -> None:
    await fill(database)
    before = await contents(database)
    assert all(before.values()), "every table has something to lose"
    made = await backup(database, tmp_path / "backup.gz")
    assert made.counts == {name: len(rows) for name, rows in before.items()}
    async with new_database(target, tmp_path) as other:
        assert await restore(other, tmp_path / "backup.gz") == made
        async with opened(other) as restored:
            assert await contents(restored) == before
            assert await restored.log.append(move(2))


async def test_a_backup_shows_one_moment_while_play_goes_on(
    database: Database, tmp_path: Path
) -> None:
    names = [f"table-{number}" for number in range(1500)]
    await asyncio.gather(*(database.log.append(opening(name)) for name in names))

    async def play() -> None:
        for seq in range(1, 10_000):
            await asyncio.gather(*(database.log.append(move(seq, table=n)) for n in names[-20:]))

    playing = asyncio.create_task(play())
    made = await backup(database, tmp_path / "backup.gz")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert len((await contents(database))["log"]) > made.counts["log"]
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    await restore(target, tmp_path / "backup.gz")
    async with opened(target) as restored:
        found = await contents(restored)
    last = {str(table): seq for table, seq, *_ in found["log"]}
    position = schema.tables.columns.keys().index("seq")
    assert last == {row[0]: row[position] for row in found["tables"]}


async def test_progress_is_told_up_to_the_last_row(database: Database, tmp_path: Path) -> None:
    await fill(database)
    told: dict[str, tuple[int, int]] = {}
    made = await backup(
        database, tmp_path / "b.gz", progress=lambda *seen: told.update({seen[0]: seen[1:]})
    )
    assert told == {name: (count, count) for name, count in made.counts.items()}
    told.clear()
    url = f"sqlite:///{tmp_path / 'r.db'}"
    await restore(url, tmp_path / "b.gz", progress=lambda *seen: told.update({seen[0]: seen[1:]}))
    assert told == {name: (count, count) for name, count in made.counts.items()}


async def test_a_database_in_use_is_not_overwritten_unless_asked(
    url: str, saved: tuple[Path, Contents]
) -> None:
    file, before = saved
    async with opened(url) as database:
        await database.log.append(opening("precious"))
        kept = await contents(database)
    with pytest.raises(BadInput) as refused:
        await restore(url, file)
    assert refused.value.code == "database-not-empty"
    async with opened(url) as database:
        assert await contents(database) == kept
    await restore(url, file, replace=True)
    async with opened(url) as database:
        assert await contents(database) == before


async def test_the_settings_of_a_new_server_are_no_obstacle(
    url: str, saved: tuple[Path, Contents]
) -> None:
    async with opened(url) as database, database.writing() as connection:
        await connection.execute(insert(schema.settings).values(key="secret", value="new"))
    await restore(url, saved[0])
    async with opened(url) as database:
        assert await contents(database) == saved[1]


async def test_a_restore_that_fails_half_way_changes_nothing(
    url: str, saved: tuple[Path, Contents]
) -> None:
    async with opened(url) as database:
        await database.log.append(opening("precious"))
        kept = await contents(database)

    def fail(table: str, _done: int, _count: int) -> None:
        if table == "tables":
            raise LookupError

    with pytest.raises(LookupError):
        await restore(url, saved[0], replace=True, progress=fail)
    async with opened(url) as database:
        assert await contents(database) == kept


def _signed(lines: bytes) -> bytes:
    """As a file whose checksum is right."""
    end = b'{"type":"end","checksum":"%b"}\n' % hashlib.sha256(lines).hexdigest().encode()
    return gzip.compress(lines + end)


DAMAGES: dict[str, Callable[[bytes, bytes], bytes]] = {
    "cut in the middle": lambda data, _: data[: len(data) // 2],
    "cut at the end": lambda data, _: data[:-9],
    "a bit is wrong": lambda data, _: data[:900] + bytes([data[900] ^ 4]) + data[901:],
    "a value is other": lambda _, lines: gzip.compress(lines.replace(b"Evening", b"Morning", 1)),
    "a row is gone": lambda _, lines: _signed(
        lines[: lines.index(b'["other-1199",0')]
        + lines[lines.index(b'{"type":"table","table":"m') :]
    ),
    "no end": lambda _, lines: gzip.compress(lines[: lines.index(b'{"type":"end"')]),
    "more after the end": lambda _, lines: gzip.compress(lines + b"[]\n"),
    "no gzip": lambda _, lines: lines,
    "nothing": lambda *_: b"",
    "another file": lambda *_: gzip.compress(b"Dear Ann\n"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_is_refused(
    url: str, saved: tuple[Path, Contents], damage: str
) -> None:
    file, _ = saved
    data = file.read_bytes()
    damaged = DAMAGES[damage](data, gzip.decompress(data))
    assert damaged != data
    file.write_bytes(damaged)
    async with opened(url) as database:
        await database.log.append(opening("precious"))
        kept = await contents(database)
    with pytest.raises(BadInput) as refused:
        await restore(url, file, replace=True)
    assert refused.value.code == "damaged-backup"
    async with opened(url) as database:
        assert await contents(database) == kept


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("bad-backup-format", b"ludoteka-backup-1", b"ludoteka-backup-2"),
        ("backup-newer", b'"revision":"' + known_revisions()[-1].encode(), b'"revision":"9999'),
    ],
)
async def test_a_backup_of_a_newer_program_is_refused(
    tmp_path: Path, saved: tuple[Path, Contents], code: str, old: bytes, new: bytes
) -> None:
    file, _ = saved
    lines = gzip.decompress(file.read_bytes())
    changed = lines.replace(old, new, 1)
    assert changed != lines
    file.write_bytes(_signed(changed[: changed.index(b'{"type":"end"')]))
    with pytest.raises(BadInput) as refused:
        await restore(f"sqlite:///{tmp_path / 'r.db'}", file)
    assert refused.value.code == code
    assert not (tmp_path / "r.db").exists()


async def test_only_its_owner_may_read_a_backup(saved: tuple[Path, Contents]) -> None:
    assert saved[0].stat().st_mode & 0o777 == 0o600


async def test_a_backup_that_fails_leaves_no_file(database: Database, tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(LookupError):
        await backup(database, folder / "b.gz", progress=fail)
    assert list(folder.iterdir()) == []
    with pytest.raises(BadInput) as refused:
        await backup(database, folder / "missing" / "b.gz")
    assert refused.value.code == "unusable-backup-file"


async def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        await restore(f"sqlite:///{tmp_path / 'r.db'}", tmp_path / "nowhere.gz")
    assert refused.value.code == "unusable-backup-file"
    assert "nowhere.gz" in str(refused.value.arguments["path"])
