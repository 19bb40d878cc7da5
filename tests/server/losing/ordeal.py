"""Matches of all games while everything goes wrong, and what remained of them."""

import asyncio
import random
from typing import Final, TypeVar

import msgspec

from ludoteka.client import AsyncClient, Refusal
from ludoteka.client.calls import Call, open_table
from ludoteka.client.identity import Identity
from ludoteka.core.errors import BadInput
from ludoteka.core.results import Result
from ludoteka.games import find_game
from ludoteka.server.storage import Database
from tests.server.losing.audit import count_tables, find_faults, find_rating_faults
from tests.server.losing.house import House, Trouble, strike
from tests.server.losing.links import Roughness, Rover
from tests.server.losing.players import Player
from tests.server.outside.matches import SHORT

T = TypeVar("T")

MOST_SECONDS: Final = 240.0
"""After the last strike the matches under way must come to their ends in this time."""


class Report(msgspec.Struct, kw_only=True):
    strikes: int
    tables: dict[str, int]
    """Finished matches by game."""
    acknowledged: int
    rated: int
    """Matches of two accounts, which had to be rated."""
    refused: list[str]
    faults: list[str]


class _Rated(msgspec.Struct):
    rated_matches: int


class _Profile(msgspec.Struct):
    games: tuple[_Rated, ...]

    @property
    def rated(self) -> int:
        return sum(each.rated_matches for each in self.games)


class Ordeal:
    def __init__(
        self, house: House, roughness: Roughness, seed: int, *, short: bool = False
    ) -> None:
        """`short`: matches of few people and few deals."""
        self._short = short
        self._house = house
        self._roughness = roughness
        self._rng = random.Random(seed)
        self._is_over = False
        self._players: list[Player] = []
        self._results: dict[str, Result | None] = {}
        self._games: dict[str, int] = {}
        self._people: dict[str, tuple[Rover, Rover]] = {}
        """By game: two accounts who play it against each other, again and again."""
        self._to_rate: dict[str, int] = {}
        """By person: how many of their matches must be rated in the end."""

    async def run(self, games: list[str], troubles: list[Trouble], rounds: int) -> Report:
        """At every moment one match of each of these games, until the troubles are over."""
        await self._house.start()
        try:
            for game in games:
                self._people[game] = (await self._register(game), await self._register(game))
            matches = [asyncio.create_task(self._matches(game)) for game in games]
            striking = strike(self._house, troubles, rounds, self._rng, self._progress)
            await _until_done(asyncio.create_task(striking), matches)
            self._is_over = True
            async with asyncio.timeout(MOST_SECONDS):
                await asyncio.gather(*matches)
                await self._until_rated()
        finally:
            await self._house.stop()
        return await self._report(rounds)

    def _progress(self) -> int:
        return sum(len(player.acknowledged) for player in self._players)

    async def _report(self, rounds: int) -> Report:
        acknowledged = [each for player in self._players for each in player.acknowledged]
        database = await Database.open(self._house.database)
        try:
            faults = await find_faults(database, self._results, acknowledged)
            faults += await find_rating_faults(database, self._results)
            opened = await count_tables(database)
        finally:
            await database.close()
        played = sum(self._games.values())
        if opened != played:
            faults.append(f"{opened} tables were opened for {played} matches")
        return Report(
            strikes=rounds,
            tables=self._games,
            acknowledged=len(acknowledged),
            rated=sum(self._to_rate.values()) // 2,
            refused=[each for player in self._players for each in player.refused],
            faults=faults,
        )

    async def _matches(self, game: str) -> None:
        """One match after another; the last one is played to its end in peace."""
        while True:
            await self._match(game)
            self._games[game] = self._games.get(game, 0) + 1
            if self._is_over:
                return

    async def _match(self, game: str) -> None:
        """The host has one or two seats, a friend another, the server's bots the rest."""
        counts = find_game(game).seat_counts
        seats = self._rng.choice(counts[:2] if self._short else counts)
        own = 2 if seats > 3 and self._rng.random() < 0.3 else 1
        table = await self._open(game, seats, own)
        host, friend = [Player(each, self._roughness, self._rng) for each in self._people[game]]
        self._players += [host, friend]
        results = await asyncio.gather(
            host.play(table, ready=tuple(range(own))), friend.play(table, sit=(own,))
        )
        assert results[0] == results[1], "two people saw different results"
        self._results[table] = results[0]
        if own == 1:
            for person in (host.person, friend.person):
                self._to_rate[person] = self._to_rate.get(person, 0) + 1

    async def _register(self, game: str) -> Rover:
        """In peace: what is tried afterwards are matches."""
        rover = Rover(self._house.urls, self._rng)
        name = f"{game[:6]} {self._rng.randrange(10**9)}"
        body = {"name": name, "password": "correct horse"}
        await self._until_answered(rover, Call("POST", "/api/accounts", object, body=body))
        return rover

    async def _until_rated(self) -> None:
        """What has ended is rated by and by, also if the server died over it."""
        anyone = Rover(self._house.urls, self._rng)
        for person, many in self._to_rate.items():
            profile = Call("GET", f"/api/people/{person}", _Profile)
            while (await self._until_answered(anyone, profile)).rated < many:  # noqa: ASYNC110 - over HTTP
                await asyncio.sleep(0.1)

    async def _open(self, game: str, seats: int, own: int) -> str:
        """That a table was opened is known when the answer is there: until then, try again,
        at any node, with the same id."""
        bots = [self._rng.choice(["random", "greedy"]) for _ in range(seats - own - 1)]
        host, _ = self._people[game]
        options = SHORT.get(game) if self._short else None
        asked = open_table(game, seats=seats, own_seats=own, bots=bots, options=options, rated=True)
        return (await self._until_answered(host, asked)).id

    async def _until_answered(self, identity: Identity, call: Call[T]) -> T:
        while True:
            try:
                async with AsyncClient(self._rng.choice(self._house.urls)) as client:
                    client._identity._cookies = identity._cookies
                    return await client._do(call)
            except BadInput:
                pass
            except Refusal as refusal:
                if refusal.status is None or refusal.status < 500:
                    raise
            await asyncio.sleep(0.05)


async def _until_done(striking: asyncio.Task[None], matches: list[asyncio.Task[None]]) -> None:
    """A match that fails ends the ordeal at once."""
    await asyncio.wait([striking, *matches], return_when=asyncio.FIRST_COMPLETED)
    for each in matches:
        if each.done():
            each.result()
    await striking
