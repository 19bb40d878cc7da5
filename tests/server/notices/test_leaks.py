"""Two worlds that differ in the cards alone send the same bytes."""

import json
from functools import partial
from pathlib import Path

import pytest

from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.notices.receivers import HttpReceiver, Mailbox, text_of
from tests.server.notices.world import World, open_world
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


async def told(world: World, receiver: HttpReceiver) -> str:
    """Everything that left the house about one match, on all channels, with names for ids."""
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.with_mail(ann)
    browser = await world.with_push(ann, receiver)
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    receiver.got.clear()
    live = await world.match(ann, ben, title="Friday")
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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_a_seat_cannot_know_changes_no_byte_of_its_notices(
    kind: str, tmp_path: Path, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    """The same people, the same times, other cards: hands, rows and deck."""
    receiver.status = 200
    worlds = []
    for seed in (b"1" * 32, b"2" * 32):
        mail[1].mails.clear()
        async with emptied_database(kind, tmp_path) as url:
            database = await Database.open(url)
            async with open_world(database, Clock(), mail) as world:
                world.room.hub.make_seed = partial(bytes, seed)
                worlds.append(await told(world, receiver))
            await database.close()
    assert worlds[0] == worlds[1]
    assert "Friday" in worlds[0]
