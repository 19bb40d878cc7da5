"""Public profiles."""

from msgspec import Struct
from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.persons import Kind, Person
from ludoteka.server.people.ratings import PROVISIONAL, Strength
from ludoteka.server.storage.schema import ratings, results


class GameProfile(Struct, frozen=True, kw_only=True):
    game: str
    matches: int
    wins: int
    points: int | None = None
    """The rating, 1500 for a newcomer; None without a rated match."""
    rated_matches: int = 0
    provisional: bool = True
    """Fewer than ten rated matches: not to be believed yet."""


class Profile(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Kind
    face: int
    created: int
    owner: str | None
    games: list[GameProfile]


async def profile_of(connection: AsyncConnection, person: Person) -> Profile:
    return Profile(
        id=person.id,
        name=person.name,
        kind=person.kind,
        face=person.face,
        created=person.created,
        owner=person.owner,
        games=await game_profiles(connection, person.id),
    )


async def game_profiles(connection: AsyncConnection, player: str) -> list[GameProfile]:
    """Also for bots: `bot:<name>`."""
    wins = func.sum(case((results.c.rank == 1, 1), else_=0)).label("wins")
    played = (
        select(results.c.game, func.count().label("matches"), wins)
        .where(results.c.player == player)
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    query = select(ratings).where(ratings.c.player == player)
    rated = {str(row["game"]): row for row in (await connection.execute(query)).mappings()}
    profiles = []
    for row in (await connection.execute(played)).all():
        rating = rated.get(row.game)
        games = int(rating["games"]) if rating is not None else 0
        profiles.append(
            GameProfile(
                game=row.game,
                matches=row.matches,
                wins=int(row.wins),
                points=Strength(rating["mu"], rating["sigma"]).points if rating else None,
                rated_matches=games,
                provisional=games < PROVISIONAL,
            )
        )
    return profiles
