"""A node with its outbox: people who can be reached, and slow matches between them."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select, update

from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.ids import new_id
from ludoteka.server.notices.delivery import Postman
from ludoteka.server.notices.service import Notices
from ludoteka.server.notices.wishes import Wishes
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import mail_addresses, notices
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.app import make_postman
from ludoteka.server.web.limits import MemoryLimiter
from tests.server.house import Clock, cheap_passwords
from tests.server.notices.receivers import Browser, HttpReceiver, Mailbox, text_of
from tests.server.room import Room, open_room

PLENTY = "1000000/1"
LINK = re.compile(r"https?://cards\.test(/\S+)")


class World:
    def __init__(
        self, room: Room, people: People, notices: Notices, postman: Postman, clock: Clock
    ) -> None:
        self.room = room
        self.people = people
        self.notices = notices
        self.postman = postman
        self.clock = clock
        self.box = Mailbox()

    # -- People ------------------------------------------------------------------------

    async def account(self, name: str, language: str = "en") -> Person:
        guest = await self.people.guest(language)
        return await self.people.register(guest.id, name, "correct horse")

    async def with_push(self, person: Person, receiver: HttpReceiver) -> Browser:
        browser = Browser()
        endpoint = f"{receiver.url}/{person.name.replace(' ', '-')}/{new_id()}"
        await self.notices.subscribe(person.id, endpoint, browser.p256dh, browser.auth)
        return browser

    async def with_mail(self, person: Person) -> str:
        address = f"{person.name.lower()}@example.org"
        await self.notices.set_address(person, address)
        word = self.link().partition("#")[2]
        await self.notices.confirm_address(word)
        self.box.mails.clear()
        return address

    async def wish(self, person: Person, **wishes: Any) -> None:
        await self.notices.keep_wishes(person.id, Wishes(**wishes))

    def link(self) -> str:
        """The path of the first link in the last mail."""
        found = LINK.search(text_of(self.box.mails[-1]))
        assert found is not None
        return found[1]

    # -- Tables ------------------------------------------------------------------------

    async def match(
        self,
        one: Person,
        other: Person,
        *,
        each: int | None = 24 * 3600,
        title: str = "",
        **request: object,
    ) -> LiveTable:
        """A match, usually of 6 nimmt!, in which both choose a card at the same time."""
        clock = {"kind": "slow", "each": each} if each else {"kind": "none"}
        request = {"game": "six-nimmt", "seats": 2, "clock": clock, "title": title} | request
        live = await self.room.open(actor(one), **request)
        for seat, person in enumerate((one, other)):
            if not live.table.chairs[seat].person:
                sit = protocol.Sit(id=new_id(), seat=seat)
                await self.room.do(live, actor(person), sit)
            ready = protocol.Ready(id=new_id(), seat=seat, ready=True)
            await self.room.do(live, actor(person), ready)
        if live.table.status == "open":
            await self.room.do(live, actor(one), protocol.Start(id=new_id()))
        async with live.lock:
            while live.table.status == "open":
                await live.take_step()
        return live

    async def move(self, live: LiveTable, person: Person) -> None:
        """The first legal move of someone's seat."""
        (seat,) = live.table.seats_of(person.id)
        assert live.table.state is not None
        move = live.table.state.legal(Seat(seat))[0]
        text = live.table.game.moves.text(move)
        await self.room.play(live, actor(person), seat, text)

    async def play_on(self, live: LiveTable, one: Person, other: Person) -> None:
        """Until both choose a card again; some choices make someone choose a row first."""
        await self.move(live, one)
        await self.move(live, other)
        while len(live.table.to_act) == 1:
            await self.move(live, (one, other)[live.table.to_act[0]])

    # -- Time and what comes of it -----------------------------------------------------

    async def later(self, *, hours: float = 0, seconds: float = 0) -> int:
        """So much time passes; the postman goes round before and after it."""
        await self.postman.round()
        self.clock.pass_seconds(hours * 3600 + seconds)
        return await self.postman.round()

    async def states(self) -> list[tuple[str, str]]:
        """Of all notices: kind and state."""
        query = select(notices.c.kind, notices.c.state).order_by(notices.c.kind, notices.c.id)
        async with reading(self.people.database) as connection:
            return [(row.kind, row.state) for row in await connection.execute(query)]

    async def change(self, **values: object) -> None:
        async with writing(self.people.database) as connection:
            await connection.execute(update(mail_addresses).values(**values))


def actor(person: Person) -> Actor:
    return Actor(person.id, person.name, has_account=person.kind != "guest")


@asynccontextmanager
async def open_world(
    database: Database,
    clock: Clock,
    mail: tuple[str, Mailbox],
    **changes: Any,
) -> AsyncIterator[World]:
    values: dict[str, Any] = {
        "bot_delay_ms": 0,
        "auto_delay_ms": "0-0",
        "commit_seconds": 0,
        "outbound_private": True,
        "smtp": mail[0],
        "smtp_from": "Ludoteka <cards@example.org>",
        "public_url": "https://cards.test",
        "limit_person_notices": PLENTY,
        **changes,
    }
    settings = Settings(**values)
    people = await People.open(database, settings, clock=clock, passwords=cheap_passwords())
    notices = await Notices.open(people, settings)
    async with open_room(database, settings=settings, clock=clock) as room:
        limiter = MemoryLimiter(lambda: clock() / 1000)
        postman = make_postman(settings, notices, room.hub, limiter)
        world = World(room, people, notices, postman, clock)
        world.box = mail[1]
        try:
            yield world
        finally:
            await postman.stop()
            await notices.close()
            people.close()
