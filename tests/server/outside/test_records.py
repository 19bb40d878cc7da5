"""Records: of finished and live matches, uploaded, replayed, verified, shared."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.core.records import decode_record
from ludoteka.core.verify import verify
from ludoteka.games import find_game
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import GAMES, finished, play, two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


def received(socket: Socket, seat: int | None) -> dict[int, tuple[Any, Any]]:
    """Events and view of each entry that touched the match, as the socket got them."""
    found: dict[int, tuple[Any, Any]] = {}
    for message in socket.messages:
        for sight in message.get("sights", ()):
            if sight["seat"] == seat and sight["events"]:
                found[message["seq"]] = (sight["events"], sight["view"])
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_shows_each_seat_what_its_socket_had_received(
    ann: Browser, game: str
) -> None:
    table = await ann.open(game, seats=4 if game == "bang" else None, auto_start=False)
    socket = await ann.socket(table)
    for card in socket.card["seats"][1:]:
        await socket.do("add-bot", seat=card["seat"], bot="random")
    assert (await socket.do("start"))["type"] == "done"
    await play(socket, 0)
    await socket.ping()
    replay = await ann.get(f"/api/tables/{table}/replay", seat=0)
    live = received(socket, 0)
    replayed = {moment["seq"]: (moment["events"], moment["view"]) for moment in replay["moments"]}
    assert len(live) > 5
    assert list(replayed) == list(live)
    for seq, (events, view) in live.items():
        assert replayed[seq][0] == events
        assert replayed[seq][1] == view, (game, seq)


@pytest.mark.parametrize("game", GAMES)
async def test_the_history_of_a_live_match_is_what_one_s_socket_has_received(
    ann: Browser, game: str
) -> None:
    table = await ann.open(game, start=True)
    socket = await ann.socket(table)
    await play(socket, 0, most=4)
    await socket.ping()
    history = await ann.get(f"/api/tables/{table}/history")
    live = received(socket, 0)
    told = {moment["seq"]: (moment["events"], moment["view"]) for moment in history["moments"]}
    assert history["seat"] == 0
    # The deal came with the welcome, together with all that bots had done by then.
    later = [seq for seq in live if seq in told and seq > min(live)]
    assert len(later) >= 3
    assert all(told[seq] == live[seq] for seq in later)
    recent = await ann.get(f"/api/tables/{table}/history", last=2)
    # Bots may have moved on before it was asked for, and after.
    whole = (await ann.get(f"/api/tables/{table}/history"))["moments"]
    first = whole.index(recent["moments"][0])
    assert first >= len(history["moments"]) - 2
    assert recent["moments"] == whole[first : first + 2]
    with pytest.raises(Refusal):
        await ann.get(f"/api/tables/{table}/history", last=-1)


async def test_nobody_asks_for_the_history_of_another_s_seat(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, _, _ = await two_people_at(ann, ben, "six-nimmt")
    for browser, own, other in ((ann, 0, 1), (ben, 1, 0)):
        assert (await browser.get(f"/api/tables/{table}/history"))["seat"] == own
        with pytest.raises(Refusal, match="not-your-seat"):
            await browser.get(f"/api/tables/{table}/history", seat=other)
    stranger = served.browser()
    await stranger.come("Cleo")
    assert (await stranger.get(f"/api/tables/{table}/history"))["seat"] is None


async def test_a_match_that_has_not_begun_has_no_history(ann: Browser) -> None:
    table = await ann.open("six-nimmt", auto_start=False)
    with pytest.raises(Refusal, match="not-started"):
        await ann.get(f"/api/tables/{table}/history")


async def test_a_replay_is_packed_for_whoever_can_unpack_it(ann: Browser) -> None:
    table, _ = await finished(ann)
    path = f"/api/tables/{table}/replay"
    packed = await ann.http.get(path, headers={"accept-encoding": "gzip, br"})
    plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(packed.content) / 4
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"


async def test_readings_by_visitors_are_limited_and_leave_the_server_free(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_visitors="20/600", bot_workers=1)
    async with (
        emptied_database("sqlite", tmp_path) as url,
        serving(url, settings, inline=False) as served,
    ):
        table, _ = await finished(served.browser(), listed=True)
        visitor = served.browser()

        async def ask(what: str) -> int:
            return (await visitor.http.get(f"/api/tables/{table}/{what}")).status_code

        first = await asyncio.gather(*(ask("replay?open_cards=true") for _ in range(4)))
        assert first == [200] * 4
        assert await ask("verification") == 200
        later = [await ask(what) for what in ("replay", "now", "verification") * 8]
        assert later[:2] == [200, 200]
        assert set(later[12:]) == {429}
        lesson = await visitor.http.get("/api/games/bang/tutorial/1/try?move=end")
        assert lesson.status_code == 429
        assert (await visitor.http.get("/health")).is_success


async def test_a_replay_that_is_kept_is_not_shown_to_who_may_not_see_it(
    served: Served, ann: Browser
) -> None:
    table, _ = await finished(ann)  # not listed
    assert await ann.get(f"/api/tables/{table}/replay")
    for stranger in (served.browser(), served.browser()):
        with pytest.raises(Refusal) as refused:
            await stranger.get(f"/api/tables/{table}/replay")
        assert refused.value.status == 403


async def test_a_replay_that_is_kept_forgets_who_left(served: Served) -> None:
    leaving, visitor = served.browser(), served.browser()
    await leaving.come("Soon Gone")
    table, _ = await finished(leaving, listed=True)
    path = f"/api/tables/{table}/replay"
    assert "Soon Gone" in (await visitor.get(path))["seats"]
    await leaving.delete("/api/me")
    assert "Soon Gone" not in (await visitor.http.get(path)).text


async def test_what_holds_a_secret_is_never_packed(ann: Browser) -> None:
    """Otherwise its length would tell of it (BREACH)."""
    await ann.http.post("/api/guests", json={})
    for path in ("/api/me", "/api/me/tokens", "/api/me/export", "/api/me/tables"):
        answer = await ann.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.is_success, path
        assert "content-encoding" not in answer.headers, path


async def test_a_finished_record_is_whole_and_verifies(ann: Browser) -> None:
    table, _ = await finished(ann)
    response = await ann.http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    record = decode_record(response.content)
    assert record.fairness.server_seed
    assert all(check.holds for check in verify(find_game(record.game), record))


async def test_a_live_record_is_what_the_seat_has_seen(ann: Browser, ben: Browser) -> None:
    table, one, other = await two_people_at(ann, ben)
    await play(one, 0, most=1)
    await other.until(lambda message: message.get("seq") == one.seq)
    for browser, seat in ((ann, 0), (ben, 1)):
        partial = await browser.get(f"/api/tables/{table}/record")
        assert partial["format"] == "ludoteka-partial-1"
        assert partial["seat"] == seat
        assert partial["fairness"]["server_seed"] is None
        assert partial["fairness"]["deal_seed"] is None
        assert "moves" not in partial
        dealt = [event for event in partial["events"] if event["event"] == "hand-dealt"]
        assert [event["cards"] == {"hidden": 10} for event in dealt] == [seat == 1, seat == 0]
        chosen = [event for event in partial["events"] if event["event"] == "card-chosen"]
        assert [event["card"] == {"hidden": 1} for event in chosen] == [seat == 1]
        with pytest.raises(Refusal) as refused:
            await browser.get(f"/api/tables/{table}/record", seat=1 - seat)
        assert (refused.value.status, refused.value.code) == (403, "not-your-seat")
    for what in ("replay", "replay?open_cards=true", "replay?seat=1", "verification"):
        with pytest.raises(Refusal) as refused:
            await ann.get(f"/api/tables/{table}/{what}")
        assert refused.value.code == "match-not-over", what


# -- Uploads ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
async def record(served: Served) -> dict[str, Any]:
    """A finished match of 6 nimmt!, as downloaded."""
    browser = served.browser()
    table, _ = await finished(browser)
    whole: dict[str, Any] = await browser.get(f"/api/tables/{table}/record")
    return whole


async def test_an_uploaded_record_is_replayed_from_every_seat(
    ann: Browser, record: dict[str, Any]
) -> None:
    uploaded = await ann.post("/api/records", record=record)
    assert uploaded["game"] == "six-nimmt"
    assert uploaded["id"] in [line["id"] for line in await ann.get("/api/records")]
    assert await ann.get(f"/api/records/{uploaded['id']}") == record
    views = []
    for seat in (None, *range(len(record["seats"]))):
        replay = await ann.get(f"/api/records/{uploaded['id']}/replay", seat=seat)
        assert replay["seat"] == seat
        assert len(replay["moments"]) == len(record["moves"]) + 1
        views.append(msgspec.json.encode(replay["moments"][0]["view"]))
    assert len(set(views)) == len(views)
    with pytest.raises(Refusal) as refused:
        await ann.get(f"/api/records/{uploaded['id']}/replay", seat=99)
    assert refused.value.code == "no-seat-here"


async def test_with_all_cards_open_every_hand_is_seen(ann: Browser, record: dict[str, Any]) -> None:
    path = f"/api/records/{(await ann.post('/api/records', record=record))['id']}/replay"
    own = [
        (await ann.get(path, seat=seat))["moments"][0]["view"]["hands"][seat]
        for seat in range(len(record["seats"]))
    ]
    for seat in (None, 1):
        replay = await ann.get(path, seat=seat, open_cards="true")
        assert (replay["seat"], replay["open"]) == (seat, True)
        assert replay["moments"][0]["view"]["hands"] == own
        dealt = [told["event"] for told in replay["moments"][0]["events"]]
        assert [e["cards"] for e in dealt if e["event"] == "hand-dealt"] == own


async def test_a_table_says_what_it_dealt_and_whether_its_record_holds(ann: Browser) -> None:
    table, _ = await finished(ann)
    verdict = await ann.get(f"/api/tables/{table}/verification")
    assert verdict["holds"] is True
    hands = [told["cards"] for told in verdict["events"] if told["event"] == "hand-dealt"]
    assert {len(hand) for hand in hands} == {10}
    assert verdict["events"][-1]["event"] == "ended"


async def test_a_record_is_checked_without_being_kept(ann: Browser, record: dict[str, Any]) -> None:
    before = len(await ann.get("/api/records"))
    fairness = record["fairness"] | {"deal_seed": "00" * 32}
    verdict = await ann.post("/api/records/verification", **record | {"fairness": fairness})
    wrong = [check["key"] for check in verdict["checks"] if check["claimed"] != check["found"]]
    assert wrong[0] == "deal-seed"
    assert verdict["events"]
    assert len(await ann.get("/api/records")) == before


async def test_a_record_is_verified_and_a_tampered_one_found_out(
    ann: Browser, record: dict[str, Any]
) -> None:
    honest = await ann.post("/api/records", record=record)
    assert (await ann.get(f"/api/records/{honest['id']}/verification"))["holds"] is True
    scores = list(reversed(record["result"]["scores"]))
    forged = await ann.post(
        "/api/records", record=record | {"result": record["result"] | {"scores": scores}}
    )
    verdict = await ann.get(f"/api/records/{forged['id']}/verification")
    assert verdict["holds"] is False
    wrong = [check["key"] for check in verdict["checks"] if check["claimed"] != check["found"]]
    assert wrong == ["result"]
    fairness = record["fairness"] | {"server_seed": "00" * 32}
    other = await ann.post("/api/records", record=record | {"fairness": fairness})
    assert (await ann.get(f"/api/records/{other['id']}/verification"))["holds"] is False


async def test_a_record_that_cannot_be_replayed_is_refused(
    ann: Browser, record: dict[str, Any]
) -> None:
    seat, _, time = record["moves"][0]
    for change, code in (
        ({"moves": [[seat, "play 105", time]]}, None),
        ({"game": "whist"}, "unknown-game"),
        ({"format": "ludoteka-record-9"}, "bad-record-format"),
        ({"fairness": record["fairness"] | {"deal_seed": None}}, "no-seed"),
        ({"moves": [[99, "play 1", 0]]}, None),
        ({"options": {"deals": -1}}, None),
        ({"unknown": 1}, "bad-field"),
    ):
        with pytest.raises(Refusal) as refused:
            await ann.post("/api/records", record=record | change)
        assert 400 <= refused.value.status < 500, change
        assert code in (None, refused.value.code)
        assert refused.value.problem["sentence"]


async def test_a_record_is_seen_by_others_while_it_is_shared(
    served: Served, ann: Browser, ben: Browser, record: dict[str, Any]
) -> None:
    path = f"/api/records/{(await ann.post('/api/records', record=record))['id']}"
    strangers = (ben, served.browser())
    await _unseen(path, strangers)
    await ann.patch(path, public=True)
    for stranger in strangers:
        for kind in ("", "/replay", "/verification"):
            assert await stranger.get(path + kind)
    await ann.patch(path, public=False)
    await _unseen(path, strangers)


async def _unseen(path: str, strangers: tuple[Browser, ...]) -> None:
    for stranger in strangers:
        for kind in ("", "/replay", "/verification"):
            with pytest.raises(Refusal) as refused:
                await stranger.get(path + kind)
            assert (refused.value.status, refused.value.code) == (404, "no-such-record")


async def test_only_its_owner_changes_or_deletes_a_record(
    ann: Browser, ben: Browser, record: dict[str, Any]
) -> None:
    path = f"/api/records/{(await ann.post('/api/records', record=record, public=True))['id']}"
    for method in ("PATCH", "DELETE"):
        with pytest.raises(Refusal) as refused:
            await ben.send(method, path, {"public": False} if method == "PATCH" else {})
        assert (refused.value.status, refused.value.code) == (404, "no-such-record")
    assert await ben.get(path)
    await ann.delete(path)
    with pytest.raises(Refusal) as refused:
        await ann.get(path)
    assert refused.value.status == 404


# -- Sizes -----------------------------------------------------------------------------


@pytest.fixture
async def narrow(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, max_body=2000, max_upload=100_000)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def test_a_record_may_be_longer_than_other_bodies_up_to_its_own_limit(
    narrow: Served, record: dict[str, Any]
) -> None:
    browser = narrow.browser()
    wide = record | {"software": "x" * 50_000}
    with pytest.raises(Refusal) as refused:
        await browser.post("/api/records", record=wide)
    assert refused.value.code == "record-text-long"
    too_wide = record | {"software": "x" * 101_000}
    for path, body in (
        ("/api/records", {"record": too_wide}),
        ("/api/tables", {"game": "six-nimmt", "title": "x" * 3000}),
    ):
        with pytest.raises(Refusal) as refused:
            await browser.post(path, **body)
        assert (refused.value.status, refused.value.code) == (413, "too-large")
