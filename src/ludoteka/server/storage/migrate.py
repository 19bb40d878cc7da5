"""Migrates a database to the schema of this program, at every start."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ludoteka.core import BadInput

VERSIONS: Final = "alembic_version"
"""Alembic's own table."""
SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x1D07E4A
"""One node migrates, the others wait for it. SQLite needs no lock but its transaction."""


def known_revisions() -> list[str]:
    """From the first to the one of this program."""
    scripts = ScriptDirectory.from_config(_config())
    return [script.revision for script in reversed(list(scripts.walk_revisions()))]


def found_revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> str | None:
    """Within the transaction of the connection: all steps or none. The revision it had before."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known = known_revisions()
    found = found_revision(connection)
    if found is not None and found not in known:
        raise BadInput("database-newer", found=found, known=known[-1])
    if found != known[-1]:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    return found


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
