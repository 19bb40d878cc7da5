"""`ludoteka admin export-matches`: writes a data set of the public matches."""

from pathlib import Path

import msgspec

from ludoteka.cli.hosting.database_access import with_database
from ludoteka.cli.words import out, say
from ludoteka.core import BadInput
from ludoteka.games import find_game
from ludoteka.server.config import Settings
from ludoteka.server.public_matches import public_records
from ludoteka.server.storage import Database


def export_matches(
    config: Path | None, url: str | None, file: Path, *, game: str | None, with_names: bool
) -> None:
    if game is not None:
        find_game(game)

    async def work(settings: Settings, database: Database) -> int:
        del settings
        count = 0
        with file.open("wb") as lines:
            async for record in public_records(database, game=game, with_names=with_names):
                lines.write(msgspec.json.encode(record) + b"\n")
                count += 1
        return count

    try:
        count = with_database(config, url, work)
    except OSError as error:
        problem = error.strerror or "?"
        raise BadInput("unwritable-file", path=str(file), problem=problem) from None
    out.print(say("cli-admin-exported", count=count, path=str(file)))
