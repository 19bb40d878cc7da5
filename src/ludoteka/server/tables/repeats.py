"""Commands that come twice: done once, and answered as they were."""

from typing import Final

from ludoteka.server import protocol
from ludoteka.server.tables.commands import Became
from ludoteka.server.tables.seating import Chair
from ludoteka.server.tables.table import Table

# A union would be made anew at every command.
_COUNT_ONCE: Final = (protocol.Commit, protocol.Reveal)


def done_before(table: Table, person: str, command: protocol.TableCommand) -> Became | None:
    """The entry that this command became, if it did, and the digest of it. The same hash or
    entropy of a seat counts once, under whatever id (a person has two windows)."""
    if isinstance(command, _COUNT_ONCE):
        chair = table.chairs[command.seat] if command.seat < len(table.chairs) else Chair()
        told = chair.hash if isinstance(command, protocol.Commit) else chair.entropy
        wanted = command.hash if isinstance(command, protocol.Commit) else command.entropy
        if chair.person == person and told == wanted:
            return table.seq, ""
    return table.commands.find(person, command.id)
