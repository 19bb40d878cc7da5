"""The places at the end of a match (docs/ratings.md): those who resigned come after all others,
whatever a bot made of their seats."""

from ludoteka.server.tables.table import Table


def final_ranks(table: Table) -> tuple[int, ...]:
    """By seat; of a match with a result."""
    found = table.result
    assert found is not None
    order = [
        (chair.resigned, 0 if chair.resigned else rank)
        for chair, rank in zip(table.chairs, found.ranks, strict=True)
    ]
    return tuple(1 + sum(other < own for other in order) for own in order)
