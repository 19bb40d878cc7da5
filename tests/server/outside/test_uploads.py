"""What may be kept: records by quota, texts by length, and nothing but moves on a full disk."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.server.storage.disk import Disk
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import GAMES, finished, play, two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.refusing import counting
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def record(served: Served) -> dict[str, Any]:
    browser = served.browser()
    table, _ = await finished(browser)
    whole: dict[str, Any] = await browser.get(f"/api/tables/{table}/record")
    return whole


async def refused(browser: Browser, record: dict[str, Any]) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        await browser.post("/api/records", record=record)
    return refusal.value.status, refusal.value.code


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_of_every_game_is_kept(ann: Browser, game: str) -> None:
    table, _ = await finished(ann, game, seats=4 if game == "bang" else None)
    record = await ann.get(f"/api/tables/{table}/record")
    assert (await ann.post("/api/records", record=record))["game"] == game


async def test_no_text_of_a_record_is_longer_than_a_match_writes_it(
    ann: Browser, record: dict[str, Any]
) -> None:
    long = "x" * 300
    seats = record["seats"]
    fairness = record["fairness"]
    for change in (
        {"software": long},
        {"started": long},
        {"seats": [{"name": long}, *seats[1:]]},
        {"seats": [seats[0] | {"bot": long}, *seats[1:]]},
        {"fairness": fairness | {"commitment": long}},
        {"fairness": fairness | {"entropy": ["00"] * 300}},
        {"rules": 1 << 400},
        {"moves": [[0, long, 0]]},
    ):
        with counting("record-texts"):
            assert await refused(ann, record | change) == (400, "record-text-long"), change
    seat, text, _ = record["moves"][0]
    assert await refused(ann, record | {"moves": [[seat, text, -1]]}) == (400, "record-time")
    options = {"deals": 1, "x": "y" * 20_000}
    with counting("options", times=2):
        assert await refused(ann, record | {"options": options}) == (400, "options-long")
        with pytest.raises(Refusal) as refusal:
            await ann.open(options=options)
    assert refusal.value.code == "options-long"


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, guest_records=3, account_records=5)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def test_a_guest_keeps_few_records_and_an_account_more(
    strict: Served, record: dict[str, Any]
) -> None:
    browser = strict.browser()
    kept = [(await browser.post("/api/records", record=record))["id"] for _ in range(3)]
    with counting("records"):
        assert await refused(browser, record) == (403, "records-full")
    await browser.register("Keeper")
    for _ in range(2):
        await browser.post("/api/records", record=record)
    assert await refused(browser, record) == (403, "records-full")
    await browser.delete(f"/api/records/{kept[0]}")
    await browser.post("/api/records", record=record)


async def test_at_once_nobody_keeps_more(strict: Served, record: dict[str, Any]) -> None:
    browser = strict.browser()
    await browser.come()
    body = msgspec.json.encode({"record": record})
    headers = {"content-type": "application/json"}
    answers = await asyncio.gather(
        *(browser.http.post("/api/records", content=body, headers=headers) for _ in range(4))
    )
    assert sorted(answer.status_code for answer in answers) == [201, 201, 201, 403]


async def test_the_bytes_of_a_person_s_records_are_counted(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    most = 5 * len(msgspec.json.encode(record)) // 2
    settings = msgspec.structs.replace(SETTINGS, guest_records=100, guest_record_bytes=most)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        browser = served.browser()
        sizes = []
        while True:
            answer = await browser.http.post(
                "/api/records",
                content=msgspec.json.encode({"record": record}),
                headers={"content-type": "application/json"},
            )
            if not answer.is_success:
                break
            sizes.append(answer)
        assert (answer.status_code, answer.json()["code"]) == (403, "records-full")
        assert 1 <= len(sizes) <= 2


async def test_an_address_uploads_so_often_and_no_more(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_uploads="2/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        for _ in range(2):
            await served.browser().post("/api/records", record=record)
        with counting("uploads"):
            assert await refused(served.browser(), record) == (429, "too-often")


# -- A disk that is almost full --------------------------------------------------------


def fill_disk(served: Served) -> None:
    """Only the reserve is left: of any disk, since it is so large."""
    served.services.disk._reserve = 2**62


async def test_on_the_reserve_of_the_disk_only_moves_are_written(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    async with emptied_database("sqlite", tmp_path) as url, serving(url) as served:
        ann, ben = served.browser(), served.browser()
        await ben.come()
        table, one, other = await two_people_at(ann, ben)
        fill_disk(served)
        for refusing in (
            ann.post("/api/records", record=record),
            ann.open(),
            ann.do(table, "say", text="hello"),
            ann.do(table, "take-back", seat=0),
            ann.register("LazyRegistry"),
            ann.patch("/api/me", name="Later"),
            served.browser().come(),
        ):
            with pytest.raises(Refusal) as refusal:
                await refusing
            assert (refusal.value.status, refusal.value.code) == (507, "disk-low")
            assert "almost full" in refusal.value.problem["sentence"]
        assert (await one.do("say", text="hello"))["code"] == "disk-low"
        await asyncio.gather(play(one, 0), play(other, 1))
        assert one.is_over
        with pytest.raises(Refusal) as refusal:
            await ann.do(table, "rematch")
        assert refusal.value.code == "disk-low"
        metrics = (await ann.http.get("/metrics")).text
        assert 'ludoteka_refusals_total{limit="disk"}' in metrics


async def test_a_database_elsewhere_has_no_disk_of_ours(served: Served) -> None:
    del served
    disk = Disk.of("postgresql://ann@example.org/cards", 2**62)
    assert disk.free() is None
    disk.check()


async def test_a_table_has_so_many_lines_of_chat(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, max_chat=3)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = served.browser()
        table = await ann.open()
        for _ in range(3):
            await ann.do(table, "say", text="hello")
        with pytest.raises(Refusal) as refusal:
            await ann.do(table, "say", text="hello")
        assert (refusal.value.status, refusal.value.code) == (403, "chat-full")
