"""How strong players are, game by game: Plackett-Luce, from the ranks of a match.

Applied once a match, however often and wherever it is asked for; only when every person at
the table has an account, since a guest can come back as another one as often as it likes.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import persons, rated, ratings, results

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


async def apply_results(connection: AsyncConnection, table: str, at: int) -> bool:
    """Whether the match was rated just now."""
    query = select(results).where(results.c.table_id == table).order_by(results.c.seat)
    seats = (await connection.execute(query)).mappings().all()
    if not seats or not await insert_if_new(connection, rated, table_id=table):
        return False
    players = sorted({str(seat["player"]) for seat in seats})
    if len(players) < 2 or not await _all_known(connection, players):
        return False
    before = await _read_strengths(connection, players, str(seats[0]["game"]), at)
    await _write_strengths(connection, seats, before, at)
    await connection.execute(update(results).where(results.c.table_id == table).values(rated=True))
    return True


async def _all_known(connection: AsyncConnection, players: Sequence[str]) -> bool:
    people = [player for player in players if not player.startswith(BOT)]
    query = select(persons.c.id).where(
        persons.c.id.in_(people), persons.c.kind != "guest", persons.c.name_key.is_not(None)
    )
    return len((await connection.execute(query)).all()) == len(people)


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
    """A player with several seats (a bot can have them) gets the mean of what they brought."""
    after = rate(
        [int(seat["rank"]) for seat in seats], [before[str(seat["player"])] for seat in seats]
    )
    for player in before:
        own = [new for seat, new in zip(seats, after, strict=True) if seat["player"] == player]
        change = update(ratings).where(_of(player, str(seats[0]["game"])))
        await connection.execute(
            change.values(
                mu=sum(each.mu for each in own) / len(own),
                sigma=sum(each.sigma for each in own) / len(own),
                games=ratings.c.games + 1,
                updated=at,
            )
        )


def _of(player: str, game: str) -> ColumnElement[bool]:
    return (ratings.c.player == player) & (ratings.c.game == game)
