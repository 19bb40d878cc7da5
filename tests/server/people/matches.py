"""Matches in a word: rows as a finished table leaves them."""

from collections.abc import Sequence

import msgspec

from ludoteka.server.people.service import People
from ludoteka.server.storage import Append, Entry, Head, NewTable, RatingDue, SeatResult

NEW = NewTable(game="six-nimmt", seats=2, title="Evening", listed=True, host="ann")


async def finish(
    people: People,
    table: str,
    players: Sequence[str],
    ranks: Sequence[int],
    rating: RatingDue | None = None,
) -> None:
    """A match over at once: persons sit on their seats, and have their results."""
    seated = enumerate(players)
    members = tuple((seat, each) for seat, each in seated if not each.startswith("bot:"))
    outcome = tuple(
        SeatResult(seat, player, rank, 10 * rank)
        for seat, (player, rank) in enumerate(zip(players, ranks, strict=True))
    )
    created = msgspec.structs.replace(NEW, seats=len(players), host=players[0])
    entry = Entry(table, 0, people.clock(), "created", b"{}")
    done = Append(
        entry=entry,
        head=Head("over", 0, None, b"{}"),
        members=members,
        results=outcome,
        rating=rating or RatingDue(),
        created=created,
        named=tuple(dict.fromkeys(each for _, each in members)),
    )
    assert await people.database.log.append(done)


async def say(people: People, table: str, seq: int, person: str, text: str) -> None:
    body = msgspec.json.encode({"kind": "said", "person": person, "name": "x", "text": text})
    entry = Entry(table, seq, people.clock(), "said", body)
    done = Append(entry=entry, head=Head("over", 0, None), named=(person,))
    assert await people.database.log.append(done)


async def account(people: People, name: str) -> str:
    guest = await people.guest("en")
    return (await people.register(guest.id, name, "correct horse")).id


async def sit(people: People, table: str, seq: int, person: str, name: str) -> None:
    content = {"kind": "sat", "person": person, "seat": 0, "sitter": person, "name": name}
    entry = Entry(table, seq, people.clock(), "sat", msgspec.json.encode(content))
    done = Append(entry=entry, head=Head("over", 0, None), named=(person,))
    assert await people.database.log.append(done)
