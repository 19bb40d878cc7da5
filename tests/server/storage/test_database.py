"""Opening a database: addresses, the schema, and errors that help without telling secrets."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from ludoteka.core import BadInput
from ludoteka.server.storage import Database, StorageDown, schema
from ludoteka.server.storage.address import parse_address
from ludoteka.server.storage.engines import make_engine
from ludoteka.server.storage.migrate import found_revision, known_revisions, upgrade
from tests.server.services import new_database
from tests.server.storage.conftest import KINDS

pytestmark = pytest.mark.anyio


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Without even a schema, and not to be used by others."""
    async with new_database(request.param, tmp_path) as address:
        yield address


KEY = {"key": "motto", "value": "Nothing is lost."}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def test_migrations_lead_to_the_schema(database: Database) -> None:
    async with database.writing() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(found_revision) == known_revisions()[-1]


async def test_a_forgotten_migration_would_be_noticed(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("ALTER TABLE persons DROP COLUMN language"))
        assert await connection.run_sync(differences) != []


@pytest.mark.parametrize("revision", known_revisions())
async def test_every_earlier_database_is_brought_up_to_date(url: str, revision: str) -> None:
    engine = make_engine(parse_address(url))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
        await connection.execute(insert(schema.settings).values(KEY))
    await engine.dispose()
    database = await Database.open(url)
    async with database.reader.connect() as connection:
        assert await connection.run_sync(differences) == []
        rows = await connection.execute(select(schema.settings))
        assert [dict(row) for row in rows.mappings()] == [KEY]
    await database.close()


async def test_a_database_of_a_newer_program_is_refused_untouched(url: str) -> None:
    await (await Database.open(url)).close()
    engine = make_engine(parse_address(url))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput) as refused:
        await Database.open(url)
    assert refused.value.code == "database-newer"
    assert refused.value.arguments == {"found": "9999", "known": known_revisions()[-1]}
    async with engine.begin() as connection:
        assert await connection.run_sync(found_revision) == "9999"
    await engine.dispose()


async def test_nodes_may_start_at_once_on_an_empty_database(url: str) -> None:
    nodes = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    for node in nodes:
        await node.ping()
        await node.close()


async def test_what_is_written_through_the_engine_is_read_by_the_reader(
    database: Database,
) -> None:
    async with database.writing() as connection:
        await connection.execute(insert(schema.settings).values(KEY))
    async with database.reader.connect() as connection:
        assert (await connection.execute(select(schema.settings.c.value))).scalar() == KEY["value"]


async def test_a_failed_transaction_of_the_engine_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(schema.settings).values(KEY))
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with database.reader.connect() as connection:
        assert (await connection.execute(select(schema.settings))).all() == []


@pytest.mark.parametrize(
    ("url", "scheme"),
    [
        ("mysql://root:geheim@host/db", "mysql://"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///:memory:", "sqlite://"),
        ("postgresql://ann:geheim@host", "postgresql://"),
        ("postgresql://ann:ge/heim@host:port/db", "postgresql://"),
        ("ann:geheim@host/db", "…"),
    ],
)
async def test_an_address_that_is_none_is_refused_without_its_password(
    url: str, scheme: str
) -> None:
    with pytest.raises(BadInput) as refused:
        await Database.open(url)
    assert refused.value.code == "bad-database-url"
    assert refused.value.arguments == {"scheme": scheme}


async def test_an_unreachable_server_is_named_without_the_password() -> None:
    with pytest.raises(BadInput) as refused:
        await Database.open("postgresql://ann:geheim@127.0.0.1:1/games?password=geheim")
    assert refused.value.code == "unusable-database"
    assert refused.value.arguments["address"] == "postgresql://ann@127.0.0.1:1/games"
    assert "geheim" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(BadInput) as refused:
        await Database.open(f"sqlite:///{file}")
    assert refused.value.code == "unusable-database"
    assert "not a database" in str(refused.value.arguments["problem"])
    assert file.read_text() == "Dear Ann, " * 1000


async def test_folders_are_made_for_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "new 100%" / "deeper" / "games.db"
    database = await Database.open(f"sqlite:///{file}")
    await database.close()
    assert file.exists()


async def test_moves_are_flushed_to_the_disk(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'games.db'}")
    async with database.reader.connect() as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
        synchronous = (await connection.execute(text("PRAGMA synchronous"))).scalar()
    await database.close()
    assert (mode, synchronous) == ("wal", 2)


async def test_a_ping_tells_that_the_database_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    database = await Database.open(f"sqlite:///{folder / 'games.db'}")
    await database.ping()
    await database.engine.dispose()
    folder.rename(tmp_path / "elsewhere")
    with pytest.raises(StorageDown):
        await database.ping()
    await database.close()


async def test_an_old_database_knows_members_and_hosts_at_once_and_walks_the_rest(
    url: str,
) -> None:
    engine = make_engine(parse_address(url))
    table = {"game": "bang", "seats": 2, "title": "", "listed": True, "status": "over", "to_act": 0}
    times = {"created": 1, "updated": 1, "summary": "{}"}
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0003")
        values = {"id": "t", "seq": 7, "host": "ann", **table, **times}
        await connection.execute(insert(schema.tables).values(values))
        await connection.execute(
            insert(schema.members),
            [{"table_id": "t", "seat": seat, "person": p} for seat, p in enumerate(["ann", "ben"])],
        )
    await engine.dispose()
    database = await Database.open(url)
    async with database.reader.connect() as connection:
        known = await connection.execute(select(schema.appearances).order_by("person"))
        assert [tuple(row) for row in known] == [("ann", "t", 7), ("ben", "t", 7)]
        assert (await connection.execute(select(schema.settings.c.value))).scalar_one() == ""
    await database.close()
