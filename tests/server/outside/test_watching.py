"""Spectators, presence, and several people at one device."""

import pytest

from tests.server.house import Clock
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import GAMES, SHORT, finished, play, two_people_at
from tests.server.outside.secrets_of import hidden_runs, seeds
from tests.server.outside.serving import Served

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_spectator_follows_live_with_the_spectators_view(
    served: Served, ann: Browser, game: str
) -> None:
    table = await ann.open(game, start=True, options=SHORT.get(game, {}))
    playing = await ann.socket(table)
    watching = await served.browser().socket(table)
    for _ in range(3):
        await play(playing, 0, most=1)
        await watching.until(lambda message: message.get("seq", 0) >= playing.seq)
    assert watching.messages[0]["you"]["seats"] == []
    sights = [sight for message in watching.messages for sight in message.get("sights", ())]
    assert len(sights) > 3
    assert {sight["seat"] for sight in sights} == {None}
    assert not any("moves" in sight or "take_back" in sight for sight in sights)


@pytest.mark.parametrize("path", ["", "/now", "/lines", "/record", "/stream", "/printed"])
async def test_a_match_without_spectators_is_closed_on_every_path(
    served: Served, ann: Browser, ben: Browser, path: str
) -> None:
    table = await ann.open(start=True, spectators=False)
    if path != "/stream":
        assert await ann.get(f"/api/tables/{table}{path}")
    for stranger in (ben, served.browser()):
        if path == "/stream" and stranger is not ben:
            continue
        with pytest.raises(Refusal) as refused:
            await stranger.get(f"/api/tables/{table}{path}")
        assert (refused.value.status, refused.value.code) == (403, "not-for-spectators")
    with pytest.raises(Refusal) as refused:
        await ben.do(table, "say", text="let me in")
    assert refused.value.code == "not-for-spectators"


async def test_a_finished_match_is_open_to_players_and_to_others_if_listed(
    served: Served, ann: Browser, ben: Browser
) -> None:
    private, _ = await finished(ann)
    listed, _ = await finished(ann, listed=True)
    for path in ("", "/now", "/record", "/replay"):
        assert await ann.get(f"/api/tables/{private}{path}")
        assert await served.browser().get(f"/api/tables/{listed}{path}")
    for path in ("/record", "/replay", "/replay?seat=0"):
        for stranger in (ben, served.browser()):
            with pytest.raises(Refusal) as refused:
                await stranger.get(f"/api/tables/{private}{path}")
            assert refused.value.code == "not-for-spectators"
    assert (await ann.get(f"/api/tables/{private}"))["fairness"]["server_seed"]
    assert (await ann.socket(private)).status == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_who_watched_an_unlisted_match_sees_its_result_and_nothing_else(
    served: Served, ann: Browser, ben: Browser, game: str
) -> None:
    """On the socket that was open at the end, on a new one, and over HTTP."""
    table = await ann.open(game, start=True, options=SHORT.get(game, {}))
    playing, watching = await ann.socket(table), await ben.socket(table)
    await play(playing, 0)
    while not watching.is_over:
        await watching.next()
    late = await served.browser().socket(table)
    assert playing.card["fairness"]["server_seed"]
    live = served.hub.tables[table]
    secret = seeds(live.table) | hidden_runs(live.table, None)
    frames = [*watching.frames, *late.frames]
    frames += [(await ben.http.get(f"/api/tables/{table}{path}")).content for path in ("", "/now")]
    for frame in frames:
        assert not [each for each in secret if each in frame]
    for card in (watching.card, late.card, await ben.get(f"/api/tables/{table}")):
        assert card["result"] == playing.card["result"]
        assert card["fairness"]["commitment"] == playing.card["fairness"]["commitment"]
        assert card["fairness"]["deal_seed"] is None


async def test_a_match_without_spectators_stays_closed_after_its_end(
    ann: Browser, ben: Browser
) -> None:
    table, _ = await finished(ann, spectators=False)
    for path in ("", "/now", "/lines", "/record", "/replay"):
        with pytest.raises(Refusal) as refused:
            await ben.get(f"/api/tables/{table}{path}")
        assert refused.value.code == "not-for-spectators"


async def test_presence_tells_who_is_here_and_since_when_others_are_away(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, one, other = await two_people_at(ann, ben)
    await one.until(lambda message: message["type"] == "presence" and message["here"] == [0, 1])
    watching = await served.browser().socket(table)
    await one.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
    before = served.hub.now()
    await other.close()
    away = await one.until(lambda message: message["type"] == "presence" and message["away"])
    assert before <= away["away"]["1"] <= served.hub.now()
    assert away["here"] == [0]
    await watching.close()
    await one.until(lambda message: message["type"] == "presence" and not message["spectators"])
    await ben.socket(table)
    back = await one.until(lambda message: message["type"] == "presence")
    assert (back["here"], back["away"]) == ([0, 1], {})


async def test_a_bot_relieves_the_absent_only_after_minutes(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, one, other = await two_people_at(ann, ben)
    assert (await one.do("relieve", seat=1))["code"] == "still-here"
    await other.close()
    await one.until(lambda message: message["type"] == "presence" and message["away"])
    assert (await one.do("relieve", seat=1))["code"] == "still-here", "grace has just begun"
    clock = Clock()
    settings = served.services.settings
    clock.now = served.hub.now() + settings.grace_seconds * 1000 + 1
    real, served.hub.now = served.hub.now, clock
    try:
        assert (await one.do("relieve", seat=1))["code"] == "away-too-short"
        clock.pass_seconds(settings.relieve_seconds)
        assert (await one.do("relieve", seat=1))["type"] == "done"
    finally:
        served.hub.now = real
    assert one.card["seats"][1]["stand_in"] is True
    await play(one, 0, most=1)
    back = await ben.socket(table)
    assert (await back.do("return", seat=1))["type"] == "done"
    assert back.card["seats"][1]["stand_in"] is False


async def test_one_device_for_several_seats_has_all_their_sights(
    ann: Browser, ben: Browser
) -> None:
    names = ["", "Dad", "Kid"]
    table = await ann.open(
        seats=4, own_seats=3, names=names, bots=["random"], options=SHORT["six-nimmt"], start=True
    )
    socket, watching = await ann.socket(table), await ben.socket(table)
    mum = socket.messages[0]["you"]["name"]
    cards = socket.card["seats"][:3]
    assert [(card["name"], card["guest_of"]) for card in cards] == [
        (mum, None),
        ("Dad", mum),
        ("Kid", mum),
    ]
    while socket.status != "live":
        await socket.next()
    assert socket.messages[0]["you"]["seats"] == [0, 1, 2]
    assert list(socket.sights) == [0, 1, 2]
    hands = [tuple(socket.offers(seat)) for seat in range(3)]
    assert len(set(hands)) == 3
    assert all(len(hand) == 10 for hand in hands)
    while not socket.is_over:
        for seat in range(3):
            if offers := socket.offers(seat):
                socket.sights.pop(seat)
                assert (await socket.do("play", seat=seat, move=offers[0]))["type"] == "done"
                break
        else:
            await socket.next()
    while not watching.is_over:
        await watching.next()
    assert set(watching.sights) == {None}
