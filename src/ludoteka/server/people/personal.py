"""Lists what is stored about people by table: what is deleted with them and what stays.

A table that is added to the schema belongs here, too; a test compares the two.
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
    friends,
    leaving,
    log,
    mail_addresses,
    mail_links,
    members,
    notice_wishes,
    notices,
    persons,
    presences,
    push_subscriptions,
    questions,
    quick_waits,
    rated,
    ratings,
    ratings_due,
    records,
    reports,
    resets,
    results,
    reviews,
    settings,
    snapshots,
    standing_answers,
    tables,
    tokens,
    watched_tables,
    webhooks,
)

OWNED: Final[tuple[Column[Any], ...]] = (
    tokens.c.person,
    ratings.c.player,
    records.c.person,
    challenges.c.challenger,
    challenges.c.challenged,
    blocks.c.person,
    blocks.c.other,
    friends.c.person,
    friends.c.other,
    presences.c.person,
    quick_waits.c.person,
    bans.c.person,
    resets.c.person,
    standing_answers.c.person,
    mail_links.c.person,
    push_subscriptions.c.person,
    mail_addresses.c.person,
    webhooks.c.person,
    notice_wishes.c.person,
    notices.c.person,
    reviews.c.person,
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
    watched_tables,
    questions,
)
"""Nothing in them tells who someone is: positions have seats, no names."""
