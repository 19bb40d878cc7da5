"""Two worlds that differ in the cards alone send the same bytes."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.notices.receivers import HttpReceiver, Mailbox, text_of
from tests.server.notices.world import World, open_world
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


GAMES: dict[str, dict[str, Any]] = {
    "six-nimmt": {},
    "sakura": {},
    "face-to-face": {"options": {"first-player": 0}},
    "intrigo": {"seats": 3, "bots": ["random"]},
    "bang": {"seats": 4, "bots": ["random"] * 2},
}
"""What is asked for beside two people."""

BOTS_WAIT = {"bot_delay_ms": 60_000}
"""Longer than a world exists: who is asked first would else depend on how fast a bot was."""


async def told(world: World, receiver: HttpReceiver, game: str, seeds: Iterator[bytes]) -> str:
    """Everything that left the house about one match, on all channels, with names for ids: the
    first match that asks Ann first, since everybody may know who that is."""
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_mail(ann)
    browser = await world.with_push(ann, receiver)
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    receiver.got.clear()
    while True:
        world.room.hub.make_seed = partial(bytes, next(seeds))
        live = await world.match(ann, ben, title="Friday", game=game, **GAMES[game])
        if 0 in live.table.to_act:
            break
    await world.later(seconds=61)
    await world.later(hours=18)
    posts = [
        json.loads(got.body) if got.path == "/hook" else browser.read(got.body)
        for got in receiver.got
    ]
    texts = sorted(json.dumps(each, sort_keys=True) for each in posts)
    mails = sorted(text_of(mail).partition("/mail/unsubscribe")[0] for mail in world.box.mails)
    assert (len(texts), len(mails)) == (4, 2)
    everything = json.dumps([texts, mails, sorted(mail["Subject"] for mail in world.box.mails)])
    return everything.replace(live.table.id, "table").replace(ann.id, "ann")


@pytest.mark.parametrize(
    ("game", "kind"), [*((game, "sqlite") for game in GAMES), ("six-nimmt", "postgresql")]
)
async def test_what_a_seat_cannot_know_changes_no_byte_of_its_notices(
    game: str, kind: str, tmp_path: Path, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    """The same people, the same times, other cards: hands, rows and deck."""
    receiver.status = 200
    worlds: list[str] = []
    seeds = (bytes([number]) * 32 for number in range(1, 256))
    for _ in range(2):
        mail[1].mails.clear()
        async with emptied_database(kind, tmp_path) as url:
            database = await Database.open(url)
            async with open_world(database, Clock(), mail, **BOTS_WAIT) as world:
                worlds.append(await told(world, receiver, game, seeds))
            await database.close()
    assert worlds[0] == worlds[1]
    assert "Friday" in worlds[0]
