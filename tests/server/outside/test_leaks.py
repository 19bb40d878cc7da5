"""Nothing leaks: not by frames, answers, errors, lists, profiles, exports, metrics or logs.

Whole matches of all games are played with debug logging on, and everything that anyone can
get is searched for seeds and for runs of cards that this reader may not know.
"""

import io
from collections.abc import AsyncIterator, Iterable
from typing import Final

import msgspec
import pytest

from ludoteka.core.seats import SEATS, Seat
from ludoteka.server.play.live import LiveTable
from ludoteka.server.tables.entries import TookBack, decode_fact
from tests.server.outside.browsers import Browser
from tests.server.outside.matches import GAMES, SHORT, play, two_people_at
from tests.server.outside.secrets_of import hidden_runs, hidden_runs_of, seeds
from tests.server.outside.serving import LOUD, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.room import until
from tests.server.services import emptied_database
from tests.server.tables.test_leaks import check_frames

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str, logged: io.StringIO, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("loud")
    async with emptied_database("sqlite", folder) as url, serving(url, LOUD) as running:
        yield running


def paths(table: str, person: str) -> list[str]:
    """All that can be asked for by reading."""
    return [
        "/health", "/ready", "/metrics", "/api/openapi.json", "/api/games", "/nowhere",
        "/api/me", "/api/me/export", "/api/me/tables", "/api/me/tokens", "/api/me/bots",
        "/api/tables", "/api/challenges", "/api/bot/seats", "/api/records",
        f"/api/people/{person}", "/api/people?name=someone", "/api/tables?before=-1",
        f"/api/tables/{table}", f"/api/tables/{table}/now", f"/api/tables/{table}/now?since=5",
        f"/api/tables/{table}/printed", f"/api/tables/{table}/record",
        f"/api/tables/{table}/record?seat=0", f"/api/tables/{table}/record?seat=1",
        f"/api/tables/{table}/history", f"/api/tables/{table}/history?seat=0",
        f"/api/tables/{table}/history?seat=1",
        f"/api/tables/{table}/replay", f"/api/tables/{table}/replay?seat=0",
        f"/api/tables/{table}/replay?seat=1", f"/api/tables/{table}/replay?open_cards=true",
        f"/api/tables/{table}/verification",
        f"/api/tables/{table}/review", f"/api/tables/{table}/review?since=0",
        f"/api/tables/{table}/review/moves/1", "/api/me/reviews",
        f"/api/tables/{table}/record?seat=-1", f"/api/tables/{table}/now?since=x",
    ]  # fmt: skip


REFUSED: Final = [
    {"do": "play", "id": "x", "seat": 1, "move": "play 1"},
    {"do": "play", "id": "x", "seat": 0, "move": "nonsense"},
    {"do": "take-back", "id": "x", "seat": 1},
    {"do": "relieve", "id": "x", "seat": 1},
    {"do": "rematch", "id": "x"},
    {"do": "nothing"},
]


NORMAL: Final = {"do": "take-back", "id": "normal", "seat": 0}


async def everything(browser: Browser, table: str, person: str) -> list[bytes]:
    """Every answer to this browser, with its headers, commands that are refused included."""
    answers = [await browser.http.get(path) for path in paths(table, person)]
    commands = f"/api/tables/{table}/commands"
    answers += [await browser.http.post(commands, json=body) for body in REFUSED]
    review = f"/api/tables/{table}/review"
    answers += [await browser.http.post(review), await browser.http.delete(review)]
    answers.append(await browser.http.post(f"{review}/moves/1", json={"move": "play 1"}))
    assert all(answer.status_code < 500 for answer in answers)
    return [repr(answer.headers).encode() + answer.content for answer in answers]


def assert_none(secrets: set[bytes], places: Iterable[bytes], what: str) -> None:
    text = b"\n".join(places)
    assert not [secret for secret in secrets if secret in text], what


async def caught_up(live: LiveTable, *sockets: Socket) -> None:
    for socket in sockets:
        while socket.seq < live.table.seq:
            await socket.next()


async def searched(
    live: LiveTable, browser: Browser, socket: Socket, eyes: Seat | None, lobby: Socket
) -> bool:
    """Whether the match was live while everything was asked for; then nothing was found."""
    me = (await browser.http.get("/api/me")).json()
    answers = await everything(browser, live.table.id, me.get("id", "nobody"))
    async with live.lock:
        if live.table.status != "live":
            return False
        secret = seeds(live.table) | hidden_runs(live.table, eyes)
    assert_none(secret, answers, "an answer")
    assert_none(secret, socket.frames, "a frame")
    assert_none(secret, lobby.frames, "the lobby")
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_no_channel_tells_a_seed_or_a_hidden_card(
    served: Served, ann: Browser, ben: Browser, logged: io.StringIO, game: str
) -> None:
    table = await ann.open(game, start=True, listed=True, options=SHORT.get(game, {}))
    live = served.hub.tables[table]
    playing, watching = await ann.socket(table), await ben.socket(table)
    nobody = served.browser()
    lobby = await nobody.lobby()
    await lobby.next()
    moments = 0
    for pause in (1, 1, 4, 9, 16):
        await play(playing, 0, most=pause)
        await caught_up(live, playing, watching)
        moments += await searched(live, ann, playing, SEATS[0], lobby)
        moments += await searched(live, ben, watching, None, lobby)
        moments += await searched(live, nobody, watching, None, lobby)
    assert moments >= 6
    await play(playing, 0)
    await caught_up(live, playing, watching)
    log = await served.hub.log.read(table)
    assert check_frames(log, playing.frames, SEATS[0]) > 5
    assert check_frames(log, watching.frames, None) > 5
    assert_none(seeds(live.table), [logged.getvalue().encode()], "the log")
    assert_none({frame[:50] for frame in playing.frames}, [logged.getvalue().encode()], "the log")


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_that_people_stopped_tells_no_seed_and_no_hand_but_ones_own(
    served: Served, ann: Browser, ben: Browser, game: str
) -> None:
    bots = ["greedy"] if game != "face-to-face" else []
    table, one, other = await two_people_at(ann, ben, game, seats=2 + len(bots), bots=bots)
    live, watching = served.hub.tables[table], await served.browser().socket(table)
    await bots_done(live, one, other)
    await done(one, "offer-stop", seat=0)
    await done(other, "answer-stop", seat=1, agree=True)
    await caught_up(live, one, other, watching)
    assert live.table.closed == "agreed"
    for browser, socket, eyes in ((ann, one, SEATS[0]), (ben, other, SEATS[1])):
        me = await browser.get("/api/me")
        secret = seeds(live.table) | hidden_runs(live.table, eyes)
        assert_none(secret, await everything(browser, table, me["id"]), "an answer")
        assert_none(secret, socket.frames, "a frame")
        replay = await browser.get(f"/api/tables/{table}/replay", seat=int(eyes))
        assert (replay["seat"], replay["whole"], replay["thoughts"]) == (eyes, False, [])
        assert replay["moments"][-1]["view"] == socket.sights[int(eyes)]["view"]
        assert (await browser.get(f"/api/tables/{table}/record"))["seat"] == eyes
        for path in (f"replay?seat={1 - eyes}", "replay?open_cards=true", "verification"):
            answer = await browser.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code in (400, 403), path
    secret = seeds(live.table) | hidden_runs(live.table, None)
    assert_none(secret, watching.frames, "a frame of a watcher")
    assert_none(secret, await everything(served.browser(), table, "nobody"), "a stranger's answer")


async def test_what_was_played_with_bots_alone_is_told_whole_when_it_is_closed(
    ann: Browser,
) -> None:
    table = await ann.open("six-nimmt", start=True)
    await ann.do(table, "close")
    assert (await ann.get(f"/api/tables/{table}/replay", open_cards="true"))["whole"]
    assert (await ann.get(f"/api/tables/{table}/verification"))["holds"]
    assert (await ann.get(f"/api/tables/{table}"))["fairness"]["server_seed"]


@pytest.mark.parametrize("game", ["six-nimmt", "sakura"])
async def test_every_frame_is_right_in_a_match_of_people_who_change_their_minds(
    served: Served, ann: Browser, ben: Browser, game: str
) -> None:
    table, one, other = await two_people_at(ann, ben, game, seats=3, bots=["greedy"])
    watching = await served.browser().socket(table)
    sockets, live = (one, other, watching), served.hub.tables[table]
    changed, has_asked = 0, False
    while live.table.status == "live":
        for seat, socket in enumerate((one, other)):
            await bots_done(live, *sockets)
            if seat not in live.table.to_act:
                continue
            first, *others = socket.offers(seat)
            await done(socket, "play", seat=seat, move=first)
            await bots_done(live, *sockets)
            if others and socket.sights[seat].get("take_back"):
                await done(socket, "take-back", seat=seat)
                await done(socket, "play", seat=seat, move=others[-1])
                changed += 1
            elif changed > 2 and not has_asked:
                await done(socket, "take-back", seat=seat)
                await done(sockets[1 - seat], "answer", seat=1 - seat, agree=True)
                has_asked = True
    await caught_up(live, *sockets)
    log = await served.hub.log.read(table)
    undone = [decode_fact(entry.body) for entry in log if entry.kind == "took-back"]
    assert {fact.consent for fact in undone if isinstance(fact, TookBack)} == {False, True}
    assert len(undone) == changed + 1
    for socket, eyes in ((one, SEATS[0]), (other, SEATS[1]), (watching, None)):
        assert check_frames(log, socket.frames, eyes) > 2 * changed


async def bots_done(live: LiveTable, *sockets: Socket) -> None:
    """Until only people are asked: no bot's move comes between their commands."""
    await until(lambda: not any(live.table.chairs[seat].bot for seat in live.table.to_act))
    await caught_up(live, *sockets)


async def done(socket: Socket, do: str, **fields: object) -> None:
    answer = await socket.do(do, **fields)
    assert answer["type"] == "done", answer


@pytest.mark.parametrize("game", GAMES)
async def test_an_error_of_ours_is_logged_without_a_card(
    served: Served, ann: Browser, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In the middle of a match, with all that is secret in its message, wherever it happens."""
    table = await ann.open(game, start=True)
    live = served.hub.tables[table]
    socket = await ann.socket(table)
    await play(socket, 0, most=2)
    secret = seeds(live.table) | hidden_runs(live.table, None)
    (cookie,) = ann.http.cookies.jar
    secret.add(str(cookie.value).encode())

    def fail(*_args: object, **_named: object) -> None:
        raise ZeroDivisionError(b" ".join(secret), cookie.value)

    monkeypatch.setattr(live, "eyes_of", fail)
    monkeypatch.setattr("ludoteka.server.play.live.decide", fail)
    said = [(await ann.http.get(f"/api/tables/{table}/now")).content]
    said.append((await ann.http.post(f"/api/tables/{table}/commands", json=NORMAL)).content)
    await socket.send(NORMAL)
    assert (await socket.until_closed()).code == 4500
    said.append(socket.frames[-1])
    text = logged.getvalue()
    for answer in map(msgspec.json.decode, said):
        assert answer["code"] == "failed"
        assert answer["sentence"].split()[-1].rstrip(".") in text, "the number of the error"
    assert text.count("ZeroDivisionError") >= 3
    assert_none(secret, [*said, text.encode()], "an error")


async def test_the_log_holds_no_credentials(
    served: Served, ann: Browser, logged: io.StringIO
) -> None:
    await ann.register("Log reader", "a password to look for")
    made = await ann.post("/api/me/tokens", label="x", scopes=["read"])
    await served.browser(token=made["secret"]).get("/api/me")
    (cookie,) = ann.http.cookies.jar
    stranger = served.browser()
    await stranger.http.post(
        "/api/session", json={"name": "Log reader", "password": "another to look for"}
    )
    text = logged.getvalue()
    assert cookie.value is not None
    for secret in (
        "a password to look for",
        "another to look for",
        made["secret"],
        cookie.value.rpartition(".")[2],
        served.people.sessions._key.hex(),
        "argon2id",
    ):
        assert secret not in text


async def test_a_search_for_leaks_would_find_one(served: Served, ann: Browser) -> None:
    # All seats are hers, so that nobody has played a card of the hand that is looked for.
    table = await ann.open("six-nimmt", seats=4, own_seats=4, start=True)
    live = served.hub.tables[table]
    assert live.table.state is not None
    async with live.lock:
        secret = seeds(live.table) | hidden_runs(live.table, None)
        for leak in (
            msgspec.json.encode(live.table.state.position()),
            repr(live.table.state.position()).encode(),
            live.table.created.server_seed.encode(),
            msgspec.json.encode(live.table.state.view(SEATS[0])),
        ):
            with pytest.raises(AssertionError, match="somewhere"):
                assert_none(secret, [leak], "somewhere")


async def test_numbers_of_players_are_no_secret(served: Served, ann: Browser) -> None:
    """Which seats may know a card can read like the seats for which an option is made."""
    table = await ann.open("bang", seats=5, start=True)
    live = served.hub.tables[table]
    async with live.lock:
        assert live.table.state is not None
        position = live.table.state.position()
    hands = position["hands"]
    assert isinstance(hands, list)
    position["known"] = {hands[2][0]: [3, 4, 5, 6, 7], hands[2][1]: [1, 3, 4, 8]}
    state = live.table.game.from_position(position)
    secret = hidden_runs_of(live.table, state, None)
    offered = (await ann.http.get("/api/games")).content
    assert b"[3,4,5,6,7" in offered
    assert b"3,4,5,6,7" not in secret
    assert b"1,3,4,8" in secret
    assert_none(secret, [offered], "the games")
