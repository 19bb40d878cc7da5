"""Slows down password guesses, whether or not the name exists.

Attempts count by name and address together: a stranger's wrong guesses keep nobody else out. Over
all addresses a name has many more. An attempt is counted before the password is looked at, so that
a thousand guesses at the same moment are not all the first one.
"""

import hashlib
import math

from ludoteka.server.errors import TooMany
from ludoteka.server.metrics import counted
from ludoteka.server.people.skeletons import skeleton
from ludoteka.server.web.guards import address_of, rate_of
from ludoteka.server.web.services import Connection, services


async def limit_guesses(connection: Connection, name: str) -> None:
    """For who wants to be this person."""
    key = hashlib.sha256(skeleton(name).encode()).hexdigest()[:32]
    await _take(connection, "passwords", f"{key}@{address_of(connection)}")
    await _take(connection, "names", key)


async def limit_own_guesses(connection: Connection, person: str) -> None:
    """For who is this person already, and confirms it: perhaps at a browser left alone."""
    await _take(connection, "passwords", person)


async def _take(connection: Connection, what: str, who: str) -> None:
    wait = await services(connection).limiter.wait(what, who, rate_of(connection, what))
    if wait > 0:
        raise counted(what, TooMany("log-in-blocked", retry_after=math.ceil(wait)))
