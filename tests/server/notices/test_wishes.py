"""At once, in a digest or not at all; and not at night."""

import json
from datetime import UTC, datetime

import pytest

from ludoteka.core import BadInput
from ludoteka.server.notices.wishes import Quiet, Wishes, check_wishes, next_digest, quiet_until
from tests.server.notices.receivers import HttpReceiver, text_of
from tests.server.notices.world import World

pytestmark = pytest.mark.anyio

NIGHT = Quiet(22 * 60, 7 * 60)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18T19:59", None),
        ("2026-11-18T20:00", "2026-11-19T05:00"),
        ("2026-11-19T04:59", "2026-11-19T05:00"),
        ("2026-11-19T05:00", None),
    ],
)
def test_quiet_hours_span_midnight_in_their_zone(now: str, until: str | None) -> None:
    wishes = Wishes(zone="Europe/Kyiv", quiet=NIGHT)
    assert quiet_until(wishes, at(now)) == (at(until) if until else None)


def test_a_night_in_which_clocks_are_set_ends_at_its_hour() -> None:
    """On 29 March 2026 Kyiv goes from UTC+2 to UTC+3."""
    wishes = Wishes(zone="Europe/Kyiv", quiet=NIGHT)
    assert quiet_until(wishes, at("2026-03-28T21:00")) == at("2026-03-29T04:00")


def test_a_digest_comes_once_a_day_at_its_hour() -> None:
    wishes = Wishes(zone="Europe/Kyiv", digest_at=18 * 60)
    assert next_digest(wishes, at("2026-11-18T15:59")) == at("2026-11-18T16:00")
    assert next_digest(wishes, at("2026-11-18T16:00")) == at("2026-11-19T16:00")


def test_unknown_zones_and_games_are_refused() -> None:
    check_wishes(Wishes(zone="Europe/Kyiv", games={"bang": "off"}))
    for zone in ("Europe/../etc/passwd", "/etc/passwd", "Europe", "Nowhere/At-All", ""):
        with pytest.raises(BadInput, match="unknown-zone"):
            check_wishes(Wishes(zone=zone))
    with pytest.raises(BadInput, match="unknown-game"):
        check_wishes(Wishes(games={"chess": "now"}))


async def test_nothing_is_sent_in_quiet_hours_and_the_rest_afterwards(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_push(ann, receiver)
    minute = datetime.fromtimestamp(world.clock() / 1000, UTC)
    start = minute.hour * 60 + minute.minute
    await world.wish(ann, quiet=Quiet(start, (start + 120) % 1440))
    await world.match(ann, ben)
    await world.later(seconds=61)
    assert len(receiver) == 0
    await world.later(hours=2)
    assert len(receiver) == 1


async def test_games_have_modes_of_their_own(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_push(ann, receiver)
    await world.wish(ann, mode="now", games={"six-nimmt": "off"})
    await world.match(ann, ben)
    await world.later(hours=1)
    assert len(receiver) == 0
    await world.wish(ann, mode="off", games={"six-nimmt": "now"})
    await world.match(ann, ben)
    await world.later(hours=1)
    assert len(receiver) == 1


async def test_a_digest_gathers_what_still_holds(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_mail(ann)
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    now = datetime.fromtimestamp(world.clock() / 1000, UTC)
    await world.wish(ann, mode="digest", digest_at=(now.hour * 60 + now.minute + 180) % 1440)
    first = await world.match(ann, ben, each=None, title="One")
    second = await world.match(ann, ben, each=None, title="Two")
    settled = await world.match(ann, ben, each=None, title="Three")
    await world.later(hours=1)
    await world.move(settled, ann)
    assert world.box.mails == []
    assert len(receiver) == 0
    await world.later(hours=2.1)
    (mail,) = world.box.mails
    assert mail["Subject"] == "2 games have news for you"
    text = text_of(mail)
    assert first.table.id in text
    assert second.table.id in text
    assert settled.table.id not in text
    (got,) = receiver.got
    assert len(json.loads(got.body)["items"]) == 2
    await world.later(hours=30)
    assert len(world.box.mails) == 1, "nothing is told twice"


async def test_a_digest_without_news_is_not_sent(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_mail(ann)
    await world.wish(ann, mode="digest")
    live = await world.match(ann, ben)
    await world.postman.round()
    await world.move(live, ann)
    await world.later(hours=25)
    assert world.box.mails == []
