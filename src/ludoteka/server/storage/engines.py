"""SQLAlchemy engines on the same connections as the log's."""

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludoteka.server.storage import postgres, sqlite
from ludoteka.server.storage.address import Postgres, Sqlite


def make_engine(address: Sqlite | Postgres) -> AsyncEngine:
    return _sqlite(address) if isinstance(address, Sqlite) else _postgres(address)


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for transactions that only read."""
    return engine.execution_options(only_reads=True)


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for the task that has the turn to write (see `Database.writing`)."""
    return engine.execution_options(has_turn=True)


def demand_turns(engine: AsyncEngine) -> None:
    """From now on nobody begins a write without having the turn: moves would have to wait until
    SQLite, which polls, finds it done."""
    event.listen(engine.sync_engine, "begin", _must_have_turn, insert=True)


def _postgres(address: Postgres) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: postgres.connect(address.dsn),
        pool_pre_ping=True,
    )


def _sqlite(address: Sqlite) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(address.path)),
        connect_args={"factory": sqlite.Connection},
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself
    cursor = connection.cursor()
    sqlite.set_up(cursor.execute)
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later fails at once when another wrote between;
    # so all take the write lock at the beginning, but those that promise only to read.
    reads = connection.get_execution_options().get("only_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _must_have_turn(connection: Connection) -> None:
    options = connection.get_execution_options()
    if not options.get("only_reads", False) and not options.get("has_turn", False):
        raise RuntimeError("writes are begun by Database.writing, which waits for its turn")
