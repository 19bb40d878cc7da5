"""Who may look at a table. Its id is its link: who has it may come in while it is open."""

from ludoteka.server.tables.table import Table


def may_see(table: Table, person: str | None) -> bool:
    """Players and the host always; others by the rules of the table."""
    if person is not None and (person == table.host or table.seats_of(person)):
        return True
    if table.status == "open":
        return True
    if table.status == "live":
        return table.created.spectators
    return table.created.listed
