"""Checks who acts on the hosts' page, and on which person."""

from typing import Final

from ludoteka.server.errors import Unknown
from ludoteka.server.people.hosting import By, Hosting
from ludoteka.server.people.persons import Person
from ludoteka.server.web.guesses import limit_own_guesses
from ludoteka.server.web.services import Connection, services
from ludoteka.server.web.sessions import Who

ALWAYS: Final = {"when_low": True}
"""Also while the disk is almost full: then hosts are needed most."""


def hosting_of(connection: Connection, who: Who) -> Hosting:
    return Hosting(services(connection).people, By(who.person, who.name))


async def person_of(connection: Connection, person: str) -> Person:
    found = await services(connection).people.get(person)
    if found.is_gone:
        raise Unknown("unknown-person", person=person)
    return found


async def confirm(connection: Connection, who: Who, password: str) -> None:
    """That a host is at this browser, not who has found or stolen it.

    The right password counts as an attempt, too: the limit is taken before it is looked at.
    """
    await limit_own_guesses(connection, who.person)
    await services(connection).people.check_password(who.person, password)
