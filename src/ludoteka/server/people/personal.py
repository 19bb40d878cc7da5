"""What is kept about people, table by table: what goes with them and what stays.

Whoever adds a table to the schema puts it here, too; a test compares the two.
"""

from typing import Any, Final

from sqlalchemy import Column, Table

from ludoteka.server.storage.schema import (
    actions,
    appearances,
    bans,
    blocks,
    bot_failures,
    challenges,
    ended_sessions,
    leaving,
    log,
    members,
    persons,
    rated,
    ratings,
    ratings_due,
    records,
    reports,
    resets,
    results,
    settings,
    snapshots,
    tables,
    tokens,
)

OWNED: Final[tuple[Column[Any], ...]] = (
    tokens.c.person,
    ratings.c.player,
    records.c.person,
    challenges.c.challenger,
    challenges.c.challenged,
    blocks.c.person,
    blocks.c.other,
    bans.c.person,
    resets.c.person,
)
"""Rows that go at once with the person in this column; each has an index on it."""

CLEANED: Final[tuple[Table, ...]] = (
    persons,
    log,
    tables,
    appearances,
    leaving,
    reports,
    actions,
)
"""Rows that lose the person's name and words, or go when that is done."""

NAMELESS: Final[tuple[Table, ...]] = (members, results)
"""Rows that keep a person's id, which belongs to nobody then: they are the others' games."""

IMPERSONAL: Final[tuple[Table, ...]] = (
    settings,
    ended_sessions,
    snapshots,
    ratings_due,
    rated,
    bot_failures,
)
"""Nothing in them tells who somebody is: positions have seats, no names."""
