"""A person's way: guest, account, other browsers, export, and leaving for good."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from ludoteka.server.storage import schema
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import play, two_people_at
from tests.server.outside.serving import Served, serving
from tests.server.room import until
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


def names(card: dict[str, object]) -> list[str]:
    return [seat["name"] for seat in card["seats"]]  # type: ignore[attr-defined]


async def test_a_guest_plays_registers_and_keeps_the_seat(served: Served, ben: Browser) -> None:
    guest = served.browser()
    me = await guest.come()
    table, _, other = await two_people_at(guest, ben)
    registered = await guest.register("Settled down")
    assert registered["id"] == me["id"]
    await other.until(lambda message: message.get("table") and other.card["seats"][0])
    assert names(other.card)[0] == "Settled down"
    again = await guest.socket(table)
    assert again.messages[0]["you"]["seats"] == [0]
    assert await play(again, 0, most=1) == 1


async def test_who_logs_in_elsewhere_takes_the_guests_seats_along(
    served: Served, ben: Browser
) -> None:
    home = served.browser()
    account = await home.register("Traveller")
    guest = served.browser()
    old = await guest.come()
    table, one, other = await two_people_at(guest, ben)
    await guest.do(table, "say", text="from a borrowed phone")
    assert (await guest.log_in("Traveller"))["id"] == account["id"]
    handed = await other.until(lambda message: message.get("table"))
    assert names(handed["table"])[0] == "Traveller"
    assert handed["table"]["seats"][0]["person"] == account["id"]
    assert handed["table"]["host"] == account["id"]
    await one.until_closed()
    for browser in (guest, home):
        socket = await browser.socket(table)
        assert socket.messages[0]["you"]["seats"] == [0]
    await play(await home.socket(table), 0, most=1)
    assert (await ben.get(f"/api/people/{old['id']}"))["name"] == "deleted player"
    exported = await home.get("/api/me/export")
    assert [words["text"] for words in exported["chat"]] == ["from a borrowed phone"]
    assert table in [line["id"] for line in exported["tables"]]


async def test_a_host_without_a_seat_stays_host_after_logging_in(served: Served) -> None:
    await served.browser().register("Only hosts")
    guest = served.browser()
    await guest.come()
    table = await guest.open(seats=2, own_seats=0, bots=["random"], auto_start=False)
    await guest.log_in("Only hosts")
    await guest.do(table, "add-bot", seat=0, bot="random")
    await guest.do(table, "start")
    assert (await guest.get(f"/api/tables/{table}"))["status"] in ("live", "over")


async def test_an_account_takes_no_seats_of_another_account(served: Served, ben: Browser) -> None:
    await served.browser().register("First of two")
    second = served.browser()
    me = await second.register("Second of two")
    table, _, _ = await two_people_at(second, ben)
    await second.log_in("First of two")
    card = await second.get(f"/api/tables/{table}")
    assert card["seats"][0]["person"] == me["id"]


async def test_a_new_name_is_on_the_table_at_once(served: Served, ann: Browser) -> None:
    table = await ann.open(seats=2)
    socket = await ann.socket(table)
    await ann.patch("/api/me", name="Renamed one")
    await socket.until(lambda message: message.get("table"))
    assert names(socket.card)[0] == "Renamed one"
    await socket.do("say", text="it is me")
    (line,) = [message["line"] for message in socket.messages if "line" in message]
    assert line["name"] == "Renamed one"
    with pytest.raises(Refusal) as refused:
        await served.browser().register("Renamed 0ne")
    assert (refused.value.status, refused.value.code) == (409, "name-taken")


async def test_who_leaves_is_forgotten_and_the_others_keep_the_game(
    served: Served, ben: Browser
) -> None:
    leaving = served.browser()
    me = await leaving.register("Soon gone")
    table, one, other = await two_people_at(leaving, ben)
    await one.do("say", text="my secret recipe")
    await play(one, 0, most=1)
    await leaving.delete("/api/me", password="correct horse")
    assert (await one.until_closed()).code == 4001
    await other.until(lambda message: message["type"] == "welcome")
    now = await ben.get(f"/api/tables/{table}/now")
    for place in (now, other.messages[-1], await ben.get("/api/me/tables")):
        assert "Soon gone" not in msgspec.json.encode(place).decode()
        assert "recipe" not in msgspec.json.encode(place).decode()
    assert names(now["table"])[0] == "deleted player"
    await assert_nowhere_in_the_database(served, b"Soon gone", b"recipe")
    with pytest.raises(Refusal):
        await served.browser().log_in("Soon gone")
    profile = await ben.get(f"/api/people/{me['id']}")
    assert profile["name"] == "deleted player"
    await play(other, 1, most=1)


async def test_who_leaves_takes_along_what_was_said_as_a_guest(
    served: Served, ben: Browser
) -> None:
    await served.browser().register("Two lives")
    guest = served.browser()
    await guest.come("Earlier life")
    table, _, _ = await two_people_at(guest, ben)
    await guest.do(table, "say", text="words of the earlier life")
    await guest.log_in("Two lives")
    await guest.delete("/api/me", password="correct horse")
    await assert_nowhere_in_the_database(
        served, b"Earlier life", b"words of the earlier life", b"Two lives"
    )


async def assert_nowhere_in_the_database(served: Served, *texts: bytes) -> None:
    async with served.table_services.database.reader.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                shown = b" ".join(
                    value if isinstance(value, bytes) else str(value).encode() for value in row
                )
                assert not [text for text in texts if text in shown], table.name


async def test_an_account_leaves_only_with_its_password(served: Served) -> None:
    browser = served.browser()
    await browser.register("Hesitant")
    with pytest.raises(Refusal) as refused:
        await browser.delete("/api/me", password="wrong horse")
    assert (refused.value.status, refused.value.code) == (401, "wrong-password")
    assert (await browser.get("/api/me"))["name"] == "Hesitant"


async def test_the_export_has_all_of_ones_own_and_nothing_of_others(
    served: Served, ben: Browser
) -> None:
    browser = served.browser()
    me = await browser.register("Curious")
    token = await browser.post("/api/me/tokens", label="phone", scopes=["read"])
    table, one, other = await two_people_at(browser, ben)
    await one.do("say", text="my words")
    await other.do("say", text="their words")
    await play(one, 0, most=1)
    response = await browser.http.get("/api/me/export")
    exported = response.json()
    assert exported["person"]["id"] == me["id"]
    assert [words["text"] for words in exported["chat"]] == ["my words"]
    assert [line["id"] for line in exported["tables"]] == [table]
    assert [line["label"] for line in exported["tokens"]] == ["phone"]
    for secret in ("their words", token["secret"], "password", "hash", "seed"):
        assert secret not in response.text


async def test_the_host_who_leaves_an_open_table_leaves_it_to_nobody(
    served: Served, ben: Browser
) -> None:
    leaving = served.browser()
    await leaving.come()
    table = await leaving.open(seats=3)
    await ben.do(table, "sit", seat=1)
    await leaving.delete("/api/me")
    with pytest.raises(Refusal) as refused:
        await leaving.do(table, "close")
    assert refused.value.status == 401
    await until(lambda: served.hub.tables[table].table.chairs[0].name == "deleted player")
    assert (await ben.do(table, "stand", seat=1))["type"] == "done"


async def test_another_node_forgets_who_left_too(tmp_path: Path) -> None:
    async with (
        emptied_database("postgresql", tmp_path) as url,
        serving(url) as one,
        serving(url) as other,
    ):
        leaving, staying = one.browser(), other.browser()
        await leaving.come("Here and gone")
        await staying.come()
        table, talking, listening = await two_people_at(leaving, staying)
        await talking.do("say", text="my secret recipe")
        await listening.until(lambda message: "line" in message)
        await leaving.delete("/api/me")
        await listening.until(
            lambda message: (
                message["type"] == "welcome" and names(message["table"])[0] == "deleted player"
            )
        )
        now = msgspec.json.encode(await staying.get(f"/api/tables/{table}/now"))
        for place in (now, listening.frames[-1]):
            assert b"recipe" not in place
            assert b"Here and gone" not in place
