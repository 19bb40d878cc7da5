"""Reviews over HTTP: of finished matches only, once, for who may see them, stopped and gone on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.core.records import decode_record, encode_record
from ludoteka.review import decode_review
from ludoteka.review.sitting import Part
from ludoteka.server.people.reviews import Claimed
from ludoteka.server.play import reviewing
from ludoteka.server.play.review_work import Outcome
from ludoteka.server.play.reviewing import Reviewer
from tests.review.matches import committed
from tests.server.offered import offered
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import GAMES, SHORT, finished, play
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import new_database

pytestmark = pytest.mark.anyio

TWO: dict[str, Any] = {"seats": 2, "bots": ["random"]}


class Gate:
    """Holds reviews up: of each, one move a piece, as many pieces as the test lets through."""

    def __init__(self) -> None:
        self._pieces = asyncio.Semaphore(0)
        self._is_open = False

    def let(self, pieces: int) -> None:
        for _ in range(pieces):
            self._pieces.release()

    def open(self) -> None:
        self._is_open = True
        self._pieces.release()

    async def passed(self) -> None:
        await self._pieces.acquire()
        if self._is_open:
            self._pieces.release()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    next_piece = Reviewer._next

    async def held(self: Reviewer, claimed: Claimed, parts: list[Part]) -> Outcome:
        await gate.passed()
        return await next_piece(self, claimed, parts)

    monkeypatch.setattr(Reviewer, "_next", held)
    monkeypatch.setattr(reviewing, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(reviewing, "SAVE_SECONDS", 0.0)
    yield gate
    gate.open()


async def reviewed(browser: Browser, table: str, state: str = "done") -> dict[str, Any]:
    """The review, when it is in this state."""
    return await until_card(
        browser, f"/api/tables/{table}/review", lambda card: card["state"] == state
    )


async def until_card(
    browser: Browser, path: str, is_so: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    async with asyncio.timeout(300):
        while True:
            card: dict[str, Any] = await browser.get(path)
            if is_so(card):
                return card
            await asyncio.sleep(0.1)


async def test_a_match_is_reviewed_in_the_background_and_only_once(
    ann: Browser, gate: Gate
) -> None:
    table, _ = await finished(ann, **TWO)
    path = f"/api/tables/{table}/review"
    assert (await ann.get(path))["state"] == "none"
    asked = await ann.post(path)
    assert asked["state"] in ("waiting", "running")
    assert asked["mine"]
    gate.open()
    done = await reviewed(ann, table)
    review = decode_review(msgspec.json.encode(done["review"]))
    record = decode_record((await ann.http.get(f"/api/tables/{table}/record")).content)
    assert review.deal == record.fairness.commitment
    assert {judged.seat for judged in review.judged} == {0, 1}
    assert (
        done["entries"]
        == [moment["seq"] for moment in (await ann.get(f"/api/tables/{table}/replay"))["moments"]][
            1:
        ]
    )
    assert (await ann.post(path))["review"] == done["review"]
    assert done["parts"] == []


async def test_parts_are_told_while_they_come_and_who_stops_it_keeps_them(
    ann: Browser, gate: Gate
) -> None:
    table, _ = await finished(ann, **TWO)
    path = f"/api/tables/{table}/review"
    await ann.post(path)
    gate.let(4)
    begun = await until_card(ann, path, lambda card: card["done"] == 3)
    assert (begun["state"], begun["review"]) == ("running", None)
    assert [part["done"] for part in begun["parts"]] == [0, 1, 2, 3]
    assert [part["done"] for part in (await ann.get(path, since=1))["parts"]] == [2, 3]
    await ann.delete(path)
    stopped = await ann.get(path)
    assert (stopped["state"], stopped["done"]) == ("stopped", 3)
    await ann.post(path)
    again = await ann.get(path)
    assert (again["state"] in ("waiting", "running"), again["done"]) == (True, 3)
    gate.open()
    await reviewed(ann, table)


async def test_only_who_asked_stops_it(ann: Browser, ben: Browser, gate: Gate) -> None:
    table, _ = await finished(ann, listed=True, **TWO)
    path = f"/api/tables/{table}/review"
    with pytest.raises(Refusal, match="no-review-under-way"):
        await ann.delete(path)
    await ann.post(path)
    assert not (await ben.get(path))["mine"]
    with pytest.raises(Refusal, match="not-your-review"):
        await ben.delete(path)
    await ann.delete(path)
    assert (await ann.get(path))["state"] == "stopped"


@pytest.mark.parametrize("game", GAMES)
async def test_a_live_match_has_no_review_at_all(ann: Browser, game: str) -> None:
    table = await ann.open(game, start=True, options=SHORT.get(game, {}))
    socket = await ann.socket(table)
    await play(socket, 0, most=1)
    path = f"/api/tables/{table}/review"
    for ask in (
        ann.get(path),
        ann.post(path),
        ann.delete(path),
        ann.get(f"{path}/moves/1"),
        ann.post(f"{path}/moves/1", move="play 1"),
    ):
        with pytest.raises(Refusal, match="match-not-over"):
            await ask


async def test_who_may_not_see_the_match_gets_nothing_of_its_review(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, _ = await finished(ann, spectators=False, **TWO)
    path = f"/api/tables/{table}/review"
    await ann.post(path)
    await reviewed(ann, table)
    for browser in (ben, served.browser()):
        for ask in (browser.get(path), browser.get(f"{path}/moves/1")):
            with pytest.raises(Refusal, match="not-for-spectators"):
                await ask
    for ask in (ben.post(path), ben.delete(path), ben.post(f"{path}/moves/1", move="play 1")):
        with pytest.raises(Refusal, match="not-for-spectators"):
            await ask


async def test_an_uploaded_record_is_reviewed_and_the_review_goes_with_it(
    ann: Browser, ben: Browser
) -> None:
    table, _ = await finished(ann, **TWO)
    record = await ann.get(f"/api/tables/{table}/record")
    kept = await ann.post("/api/records", record=record)
    path = f"/api/records/{kept['id']}/review"
    with pytest.raises(Refusal, match="no-such-record"):
        await ben.post(path)
    await ann.post(path)
    card = await until_card(ann, path, lambda card: card["state"] == "done")
    assert card["entries"][0] == 1
    await ann.delete(f"/api/records/{kept['id']}")
    with pytest.raises(Refusal, match="no-such-record"):
        await ann.get(path)


async def test_a_decision_is_asked_again_as_its_seat_saw_it_and_judged_the_same_way(
    ann: Browser,
) -> None:
    """Of a match that is always the same, so that the judgement is as well."""
    kept = await ann.post("/api/records", record=msgspec.json.decode(encode_record(committed())))
    path = f"/api/records/{kept['id']}/review"
    await ann.post(path)
    card = await until_card(ann, path, lambda card: card["state"] == "done")
    own_moves = [judged for judged in card["review"]["judged"] if judged["seat"] == 0]
    made = max(own_moves, key=lambda judged: judged["loss"])
    assert made["played"] != made["best"]
    question = await ann.get(f"{path}/moves/{made['move']}")
    assert (question["seat"], question["sight"]["seat"]) == (0, 0)
    assert made["played"] in offered(question["sight"])
    own, other = question["sight"]["view"]["hands"]
    assert other == {"hidden": len(own)}
    assert await ann.post(f"{path}/moves/{made['move']}", move=made["played"]) == made
    better = await ann.post(f"{path}/moves/{made['move']}", move=made["best"])
    assert better["played"] == made["best"]
    assert better["loss"] < made["loss"]
    longer = await ann.post(f"{path}/moves/{made['move']}", move=made["played"], longer=True)
    assert longer["simulations"] > made["simulations"]
    assert (longer["move"], longer["played"]) == (made["move"], made["played"])
    with pytest.raises(Refusal):
        await ann.post(f"{path}/moves/{made['move']}", move="play 500")
    with pytest.raises(Refusal, match="no-such-move"):
        await ann.get(f"{path}/moves/999")


async def test_one_s_own_page_lists_how_one_played_and_nobody_else_s_does(
    ann: Browser, ben: Browser
) -> None:
    table, _ = await finished(ann, **TWO)
    await ann.post(f"/api/tables/{table}/review")
    review = (await reviewed(ann, table))["review"]
    (line,) = [one for one in await ann.get("/api/me/reviews") if one["table"] == table]
    assert line["you"]["accuracy"] == review["seats"][0]["accuracy"]
    assert line["you"]["luck"] == review["luck"][0]
    assert sum(count for count, _ in line["you"]["kinds"].values()) == line["you"]["decisions"]
    (other,) = line["others"]
    assert other["who"]["seat"] == 1
    assert other["who"]["name"]
    assert (other["result"], other["adjusted"]) == (review["result"][1], review["adjusted"][1])
    assert await ben.get("/api/me/reviews") == []


@pytest.fixture
async def poor(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, review_each=1, review_queue=2, bot_workers=1)
    async with new_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        yield served


async def test_who_waits_for_enough_reviews_and_a_full_queue_are_refused(
    poor: Served, gate: Gate
) -> None:
    """The gate stays closed: nothing is reviewed meanwhile."""
    people = [poor.browser() for _ in range(3)]
    tables = []
    for each in people:
        await each.come()
        tables.append((await finished(each, **TWO))[0])
    second, _ = await finished(people[0], **TWO)
    first = f"/api/tables/{tables[0]}/review"
    await people[0].post(first)
    await until_card(people[0], first, lambda card: card["state"] == "running")
    with pytest.raises(Refusal, match="too-many-reviews"):
        await people[0].post(f"/api/tables/{second}/review")
    await people[1].post(f"/api/tables/{tables[1]}/review")
    with pytest.raises(Refusal, match="busy-reviews"):
        await people[2].post(f"/api/tables/{tables[2]}/review")
    assert (await people[1].get(f"/api/tables/{tables[1]}/review"))["ahead"] == 1


async def test_a_house_without_reviews_says_so(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, review_workers=0)
    async with new_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = served.browser()
        table, _ = await finished(ann, **TWO)
        with pytest.raises(Refusal, match="no-reviews"):
            await ann.post(f"/api/tables/{table}/review")
