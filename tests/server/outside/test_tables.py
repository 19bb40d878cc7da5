"""Tables over REST."""

import pytest

from tests.server.offered import offered
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import finished, play, two_people_at
from tests.server.outside.serving import Served

pytestmark = pytest.mark.anyio


async def ids(browser: Browser, path: str, **params: object) -> list[str]:
    return [line["id"] for line in (await browser.get(path, **params))["tables"]]


async def test_a_table_is_opened_by_its_game_alone(ann: Browser) -> None:
    opened = await ann.post("/api/tables", game="bang")
    card = await ann.get(f"/api/tables/{opened['id']}")
    assert opened["path"] == f"/t/{opened['id']}"
    assert card["status"] == "open"
    assert card["game"] == "bang"
    assert card["seats"][0]["kind"] == "person"
    assert card["listed"] is False
    assert set(card["fairness"]) >= {"commitment"}
    assert card["fairness"]["server_seed"] is None


async def test_who_is_nobody_becomes_a_guest_by_opening_one(served: Served) -> None:
    stranger = served.browser()
    table = await stranger.open()
    me = await stranger.get("/api/me")
    assert me["kind"] == "guest"
    assert (await stranger.get(f"/api/tables/{table}"))["host"] == me["id"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"game": "six-nimmt", "seats": 1}, "bad-seats"),
        ({"game": "six-nimmt", "options": {"deals": 0}}, "bad-option"),
        ({"game": "six-nimmt", "options": {"nonsense": 1}}, "unknown-option"),
        ({"game": "six-nimmt", "bots": ["clever"]}, "unknown-bot"),
        ({"game": "six-nimmt", "bots": ["os:system"]}, "unknown-table-bot"),
        ({"game": "six-nimmt", "seats": 2, "own_seats": 2, "bots": ["random"]}, "too-many-seated"),
    ],
)
async def test_what_cannot_be_opened_is_refused_and_leaves_no_table(
    ann: Browser, request_: dict[str, object], code: str
) -> None:
    before = await ids(ann, "/api/me/tables")
    with pytest.raises(Refusal) as refused:
        await ann.open(**request_)  # type: ignore[arg-type]
    assert (refused.value.status, refused.value.code) == (400, code)
    assert await ids(ann, "/api/me/tables") == before


async def test_the_list_has_listed_tables_only(ann: Browser, served: Served) -> None:
    listed, private = await ann.open(listed=True), await ann.open()
    for reader in (ann, served.browser()):
        found = await ids(reader, "/api/tables")
        assert listed in found
        assert private not in found
    assert listed in await ids(ann, "/api/tables", game="six-nimmt")
    assert listed not in await ids(ann, "/api/tables", game="bang")


async def test_a_list_goes_on_where_the_last_page_ended(ann: Browser) -> None:
    for _ in range(2):
        await ann.open(listed=True)
    first, second = (await ann.get("/api/tables"))["tables"][:2]
    later = await ids(ann, "/api/tables", before=first["updated"])
    assert first["id"] not in later
    assert second["id"] in later or second["updated"] == first["updated"]


async def test_my_tables_say_where_i_am_waited_for(ann: Browser, ben: Browser) -> None:
    table, one, other = await two_people_at(ann, ben)
    for browser, seat in ((ann, 0), (ben, 1)):
        (line,) = [
            line for line in (await browser.get("/api/me/tables"))["tables"] if line["id"] == table
        ]
        assert line["your_seats"] == [seat]
        assert line["your_turn"] is True
    await play(one, 0, most=1)
    lines = (await ann.get("/api/me/tables", status="live"))["tables"]
    assert [line["your_turn"] for line in lines if line["id"] == table] == [False]
    assert table not in await ids(ann, "/api/me/tables", status="open")
    del other


async def test_a_stranger_has_no_tables(served: Served) -> None:
    with pytest.raises(Refusal) as refused:
        await served.browser().get("/api/me/tables")
    assert (refused.value.status, refused.value.code) == (401, "log-in-first")


async def test_now_gives_what_the_socket_begins_with(ann: Browser) -> None:
    table = await ann.open(start=True)
    socket = await ann.socket(table)
    await socket.ping()
    now = await ann.get(f"/api/tables/{table}/now")
    assert {**now, "now": 0, "presence": 0} == {**socket.messages[0], "now": 0, "presence": 0}


async def test_now_since_holds_only_later_events(ann: Browser) -> None:
    table, _ = await finished(ann)
    whole = await ann.get(f"/api/tables/{table}/now")
    half = whole["seq"] // 2
    later = await ann.get(f"/api/tables/{table}/now", since=half)
    (all_events, later_events) = (each["sights"][0]["events"] for each in (whole, later))
    assert later_events == [told for told in all_events if told["seq"] > half]
    assert 0 < len(later_events) < len(all_events)
    assert later["sights"][0]["view"] == whole["sights"][0]["view"]
    from_the_future = await ann.get(f"/api/tables/{table}/now", since=10_000)
    assert from_the_future["sights"] == whole["sights"], "whoever knows too much gets everything"


async def test_the_same_command_twice_is_done_once(ann: Browser, ben: Browser) -> None:
    table, one, _ = await two_people_at(ann, ben)
    move = one.offers(0)[0]
    first = await ann.do(table, "play", id="mine", seat=0, move=move)
    again = await ann.do(table, "play", id="mine", seat=0, move=move)
    assert first == again
    other = await ben.do(table, "say", id="mine", text="an id is a person's own")
    assert other["seq"] == first["seq"] + 1


async def test_nobody_acts_for_another(ann: Browser, ben: Browser, served: Served) -> None:
    table, one, _ = await two_people_at(ann, ben)
    move = one.offers(0)[0]
    with pytest.raises(Refusal) as refused:
        await ben.do(table, "play", seat=0, move=move)
    assert (refused.value.status, refused.value.code) == (403, "not-your-seat")
    with pytest.raises(Refusal) as refused:
        await served.browser().do(table, "play", seat=0, move=move)
    assert refused.value.status == 401
    assert (await ann.do(table, "play", seat=0, move=move))["type"] == "done"


async def test_an_illegal_move_is_refused_with_its_clause(ann: Browser) -> None:
    table = await ann.open(start=True)
    now = await ann.get(f"/api/tables/{table}/now")
    hand = set(offered(now["sights"][0]))
    foreign = next(f"play {card}" for card in range(1, 105) if f"play {card}" not in hand)
    with pytest.raises(Refusal) as refused:
        await ann.do(table, "play", seat=0, move=foreign)
    assert refused.value.status == 409
    assert refused.value.problem["rule"].startswith("6N-")
    assert refused.value.problem["sentence"]


async def test_what_is_printed_is_the_games(ann: Browser) -> None:
    table = await ann.open("six-nimmt")
    assert await ann.get(f"/api/tables/{table}/printed")
    with pytest.raises(Refusal) as refused:
        await ann.get("/api/tables/AAAAAAAAAAAA/printed")
    assert (refused.value.status, refused.value.code) == (404, "no-such-table")


@pytest.mark.parametrize("path", ["", "/now", "/printed", "/record", "/replay", "/stream"])
@pytest.mark.parametrize("table", ["AAAAAAAAAAAA", "x", "a" * 300])
async def test_an_unknown_table_is_unknown_on_every_path(
    ann: Browser, table: str, path: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await ann.get(f"/api/tables/{table}{path}")
    assert (refused.value.status, refused.value.code) == (404, "no-such-table")
