"""Ratings of players by game: Plackett-Luce, from the ranks of a match.

Applied once a match, however often and wherever it is asked for. Only people with accounts are
rated, against each other: the server's bots play along and count for nothing. What else a match
needs to be rated stands in its log (`tables/rating.py`) and was written down with its results.
"""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, RowMapping, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import persons, rated, ratings, ratings_due, results

MODEL: Final = PlackettLuce()
PROVISIONAL: Final = 10
"""Matches before a rating is to be believed."""

BOT: Final = "bot:"


class Strength(Struct, frozen=True):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """For people: 1500 for a newcomer."""
        return round(self.mu * 60)


def rate(ranks: Sequence[int], before: Sequence[Strength]) -> list[Strength]:
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


async def due(connection: AsyncConnection, limit: int, *, but: Collection[str] = ()) -> list[str]:
    """Matches that are over and wait to be rated."""
    query = select(ratings_due.c.table_id).where(ratings_due.c.table_id.not_in(but))
    query = query.order_by(ratings_due.c.table_id).limit(limit)
    return list((await connection.execute(query)).scalars())


async def apply_results(connection: AsyncConnection, table: str, at: int) -> bool:
    """Whether the match was rated just now."""
    query = select(results).where(results.c.table_id == table).order_by(results.c.seat)
    seats = (await connection.execute(query)).mappings().all()
    if not seats:
        return False
    is_new = await insert_if_new(connection, rated, table_id=table)
    counting = await _counting(connection, table, seats) if is_new else []
    await connection.execute(delete(ratings_due).where(ratings_due.c.table_id == table))
    counting = await _of_different_people(connection, counting)
    if not counting:
        return False
    players = sorted(str(seat["player"]) for seat in counting)
    before = await _read_strengths(connection, players, str(seats[0]["game"]), at)
    await _write_strengths(connection, counting, before, at)
    mine = (results.c.table_id == table) & results.c.player.in_(players)
    await connection.execute(update(results).where(mine).values(rated=True))
    return True


async def _counting(
    connection: AsyncConnection, table: str, seats: Sequence[RowMapping]
) -> list[RowMapping]:
    """The seats of people, but for those who were replaced; none if the match is not rated."""
    query = select(ratings_due).where(ratings_due.c.table_id == table)
    found = (await connection.execute(query)).one_or_none()
    if found is not None and found.unrated is not None:
        return []
    out = set(map(int, found.left_out.split())) if found is not None else set()
    people = (seat for seat in seats if not str(seat["player"]).startswith(BOT))
    return [seat for seat in people if int(seat["seat"]) not in out]


async def _of_different_people(
    connection: AsyncConnection, seats: Sequence[RowMapping]
) -> list[RowMapping]:
    """Those who are still here; none unless they are two or more, each with an account and on one
    seat. A program is who made it. Who left is left out, and spares the others nothing."""
    players = [str(seat["player"]) for seat in seats]
    columns = (persons.c.id, persons.c.kind, persons.c.owner, persons.c.name_key)
    query = select(*columns).where(persons.c.id.in_(players))
    rows = {row.id: row for row in await connection.execute(query)}
    if len(rows) < len(players) or any(row.kind == "guest" for row in rows.values()):
        return []
    here = [seat for seat in seats if rows[str(seat["player"])].name_key is not None]
    found = [rows[str(seat["player"])] for seat in here]
    humans = {row.owner if row.kind == "bot" else row.id for row in found}
    return here if len(humans) == len(here) >= 2 else []


async def _read_strengths(
    connection: AsyncConnection, players: Sequence[str], game: str, at: int
) -> dict[str, Strength]:
    """In the order of their names and for update: two matches of the same people must wait."""
    new = Strength()
    found = {}
    for player in players:
        await insert_if_new(
            connection,
            ratings,
            player=player,
            game=game,
            mu=new.mu,
            sigma=new.sigma,
            games=0,
            updated=at,
        )
        query = select(ratings.c.mu, ratings.c.sigma).where(_of(player, game)).with_for_update()
        row = (await connection.execute(query)).one()
        found[player] = Strength(row.mu, row.sigma)
    return found


async def _write_strengths(
    connection: AsyncConnection,
    seats: Sequence[RowMapping],
    before: dict[str, Strength],
    at: int,
) -> None:
    ranks = [int(seat["rank"]) for seat in seats]
    after = rate(ranks, [before[str(seat["player"])] for seat in seats])
    for seat, new in zip(seats, after, strict=True):
        change = update(ratings).where(_of(str(seat["player"]), str(seat["game"])))
        await connection.execute(
            change.values(mu=new.mu, sigma=new.sigma, games=ratings.c.games + 1, updated=at)
        )


def _of(player: str, game: str) -> ColumnElement[bool]:
    return (ratings.c.player == player) & (ratings.c.game == game)
