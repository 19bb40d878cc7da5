"""A person's settings of notices: which, when, and when not."""

from datetime import datetime, time, timedelta
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.games import find_game
from ludoteka.server.storage.schema import notice_wishes

Mode = Literal["now", "digest", "off"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="Minutes since midnight.", examples=[1320])]
DAY_MINUTES: Final = 24 * 60


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in which nothing is sent; they may span midnight."""

    start: Minute
    end: Minute


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mode: Annotated[Mode, Meta(description="For games that have no mode of their own.")] = "now"
    games: Annotated[dict[str, Mode], Meta(description="By key of the game.", max_length=20)] = {}
    zone: Annotated[
        str, Meta(description="IANA time zone.", examples=["Europe/Kyiv"], max_length=60)
    ] = "UTC"
    quiet: Quiet | None = None
    digest_at: Annotated[Minute, Meta(description="When a digest is sent, local time.")] = 18 * 60

    def mode_for(self, game: str) -> Mode:
        return self.games.get(game, self.mode)


_decode: Final = msgspec.json.Decoder(Wishes).decode


def check_wishes(wishes: Wishes) -> None:
    try:
        ZoneInfo(wishes.zone)  # to list all zones would hold everybody up
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput("unknown-zone", zone=wishes.zone) from None
    for game in wishes.games:
        find_game(game)


async def wishes_of(connection: AsyncConnection, person: str) -> Wishes:
    query = select(notice_wishes.c.wishes).where(notice_wishes.c.person == person)
    found = (await connection.execute(query)).scalar_one_or_none()
    return _decode(found) if found is not None else Wishes()


async def keep_wishes(connection: AsyncConnection, person: str, wishes: Wishes) -> None:
    await connection.execute(delete(notice_wishes).where(notice_wishes.c.person == person))
    text = msgspec.json.encode(wishes).decode()
    await connection.execute(insert(notice_wishes).values(person=person, wishes=text))


def quiet_until(wishes: Wishes, now: int) -> int | None:
    """When the quiet hours end that it is in; None outside of them."""
    if wishes.quiet is None or wishes.quiet.start == wishes.quiet.end:
        return None
    local = _local(wishes, now)
    passed = (local.hour * 60 + local.minute - wishes.quiet.start) % DAY_MINUTES
    length = (wishes.quiet.end - wishes.quiet.start) % DAY_MINUTES
    return _next_at(wishes, now, wishes.quiet.end) if passed < length else None


def next_digest(wishes: Wishes, now: int) -> int:
    return _next_at(wishes, now, wishes.digest_at)


def _local(wishes: Wishes, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(wishes.zone))


def _next_at(wishes: Wishes, now: int, minute: int) -> int:
    """The next time at which a clock on the wall there shows this."""
    local = _local(wishes, now)
    shown = time(minute // 60, minute % 60, tzinfo=local.tzinfo)
    for days in (0, 1, 2):
        at = datetime.combine(local.date() + timedelta(days), shown)
        if (milliseconds := round(at.timestamp() * 1000)) > now:
            return milliseconds
    raise AssertionError("a day has no more than 25 hours")
