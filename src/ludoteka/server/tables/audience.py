"""Who may see a table. Its id is its link: while it is open, the link is enough."""

from ludoteka.server.tables.table import Table


def may_see(table: Table, person: str | None) -> bool:
    """Players and the host always; others by the rules of the table."""
    if _is_inside(table, person) or table.status == "open":
        return True
    if table.status == "live":
        return table.created.spectators
    return table.created.spectators or table.created.listed


def may_open(table: Table, person: str | None) -> bool:
    """Whether a finished match lies open before them: seeds, hands, the whole record.

    Who watched an unlisted one saw how it ended, and no more than that.
    """
    return _is_inside(table, person) or table.created.listed


def _is_inside(table: Table, person: str | None) -> bool:
    return person is not None and (person == table.host or bool(table.seats_of(person)))
