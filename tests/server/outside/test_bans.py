"""Who is banned is kept out everywhere, at once, told why, and let in again by the clock."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ludoteka.server.people.bans import FOR_GOOD
from ludoteka.server.people.hosting import Hosting
from tests.server.house import Clock
from tests.server.outside.browsers import Browser
from tests.server.outside.hosts import console, me, refused
from tests.server.outside.programs import program
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import REDIS, emptied_database, redis_client

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
NEAR = {"x-forwarded-for": "203.0.113.7"}
FAR = {"x-forwarded-for": "198.51.100.7"}


@pytest.fixture
def host(served: Served) -> Hosting:
    return console(served)


@pytest.fixture
async def street(tmp_path: Path) -> AsyncIterator[Served]:
    """A server behind a proxy, so that people come from different networks."""
    settings = msgspec.structs.replace(SETTINGS, trusted_proxies=("127.0.0.1",))
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def banned(served: Served, browser: Browser, hours: int | None = 1) -> str:
    person = await served.people.get((await me(browser))["id"])
    until = served.people.clock() + hours * HOUR if hours else FOR_GOOD
    await console(served).ban(person, until, "spoiling games")
    return person.id


async def test_open_sockets_end_and_every_way_in_tells_why(served: Served, ann: Browser) -> None:
    table = await ann.open()
    socket = await ann.socket(table)
    await banned(served, ann)
    assert (await socket.until_closed()).code == 4001
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/tables")):
        problem = await refused(ann, method, path, game="six-nimmt")
        assert (problem.status, problem.code) == (403, "banned")
        assert "spoiling games" in problem.problem["sentence"]
    back = await ann.connect(f"/ws/tables/{table}")
    told = msgspec.json.decode(await back.recv())
    assert (told["type"], told["code"]) == ("turned-away", "banned")
    assert "spoiling games" in told["sentence"]
    await back.wait_closed()
    assert back.close_code == 4403


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You are banned"), ("ru", "Вам закрыт доступ"), ("uk", "Вам закрито доступ")],
)
async def test_the_reason_is_told_in_the_readers_language(
    served: Served, language: str, told: str
) -> None:
    browser = served.browser(language=language)
    await browser.come()
    await banned(served, browser)
    problem = await refused(browser, "GET", "/api/me")
    assert told in problem.problem["sentence"]
    assert "UTC" in problem.problem["sentence"]
    known = await browser.get("/api/session")
    assert known["me"] is None
    assert told in known["banned"], "a page may ask who is here, and is told as well"


async def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    async with emptied_database("sqlite", tmp_path) as url, serving(url) as served:
        clock = Clock()
        served.turn_clock_by_hand(clock)
        ann = served.browser()
        await ann.come()
        await banned(served, ann, hours=2)
        clock.pass_seconds(2 * 3600 - 1)
        assert (await refused(ann, "GET", "/api/me")).code == "banned"
        clock.pass_seconds(1)
        assert (await me(ann))["kind"] == "guest"


async def test_a_host_ends_a_ban(served: Served, host: Hosting, ann: Browser) -> None:
    person = await banned(served, ann, hours=None)
    assert "for good" in (await refused(ann, "GET", "/api/me")).problem["sentence"]
    await host.unban(await served.people.get(person), "a mistake")
    assert (await me(ann))["id"] == person


async def test_tokens_and_programs_are_banned_with_their_owner(served: Served) -> None:
    bot, made = await program(served, "Banned Bull")
    table = await bot.open()
    socket = await bot.socket(table)
    owner = await served.people.get(made["owner"])
    await console(served).ban(owner, FOR_GOOD, "cheating")
    assert (await socket.until_closed()).code == 4401
    assert (await refused(bot, "GET", "/api/me")).code == "banned"
    await console(served).unban(owner, "a mistake")
    assert (await me(bot))["name"] == "Banned Bull"


async def test_a_banned_account_does_not_log_in_elsewhere(served: Served) -> None:
    browser = served.browser()
    await browser.register("Shut out")
    await banned(served, browser)
    problem = await refused(
        served.browser(), "POST", "/api/session", name="Shut out", password="correct horse"
    )
    assert problem.code == "banned"


async def test_who_may_not_log_in_stays_the_guest_that_they_were(
    served: Served, ann: Browser
) -> None:
    owner = served.browser()
    await owner.register("Shut out with guests")
    await banned(served, owner)
    table, guest = await ann.open(), (await me(ann))["id"]
    for password, code in (("wrong horse", "wrong-password"), ("correct horse", "banned")):
        told = {"name": "Shut out with guests", "password": password}
        assert (await refused(ann, "POST", "/api/session", **told)).code == code
    assert (await me(ann))["id"] == guest
    assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["person"] == guest


async def test_who_is_banned_may_take_their_data_and_leave(served: Served, ann: Browser) -> None:
    person = await banned(served, ann)
    assert [ban["why"] for ban in (await ann.get("/api/me/export"))["bans"]] == ["spoiling games"]
    await ann.delete("/api/me")
    assert (await served.people.get(person)).is_gone


async def test_guests_of_a_banned_network_are_kept_out(street: Served) -> None:
    host = console(street)
    near, far, account = street.browser(), street.browser(), street.browser()
    for browser, headers in ((near, NEAR), (far, FAR), (account, NEAR)):
        browser.http.headers.update(headers)
        browser._headers |= headers
        await browser.come()
    await account.register("Neighbour")
    table = await near.open()
    socket = await near.socket(table)
    await host.ban_network("203.0.113.0/24", FOR_GOOD, "a flood of guests")

    assert (await socket.until_closed()).code == 4001
    assert (await refused(near, "GET", "/api/me")).code == "banned-network"
    for path in ("/api/guests", "/api/accounts"):
        fresh = street.browser()
        fresh.http.headers.update(NEAR)
        problem = await refused(fresh, "POST", path, name="Nobody", password="correct horse")
        assert problem.code == "banned-network"
    assert (await me(far))["kind"] == "guest", "others are not concerned"
    assert (await me(account))["name"] == "Neighbour", "nor are accounts"

    await host.unban_network("203.0.113.0/24", "it is over")
    assert (await me(near))["kind"] == "guest"


async def test_a_guest_of_a_banned_network_may_log_in(street: Served) -> None:
    owner, guest = street.browser(), street.browser()
    await owner.register("Old neighbour")
    guest.http.headers.update(NEAR)
    await guest.come()
    await console(street).ban_network("203.0.113.7", FOR_GOOD, "a flood of guests")
    assert (await refused(guest, "GET", "/api/me")).code == "banned-network"
    assert (await guest.log_in("Old neighbour"))["name"] == "Old neighbour"
    assert (await me(guest))["kind"] == "account"


async def test_a_banned_guest_hands_nothing_over_and_may_log_out(
    served: Served, ann: Browser
) -> None:
    owner = served.browser()
    await owner.register("Unbanned")
    person = await banned(served, ann)
    await ann.log_in("Unbanned")
    assert not (await served.people.get(person)).is_gone
    ben = served.browser()
    await ben.come()
    await banned(served, ben)
    await ben.delete("/api/session")
    assert (await ben.get("/api/session")) == {"me": None}


async def test_another_node_shows_out_the_guests_of_a_network(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, redis=REDIS)
    async with (
        redis_client(),
        emptied_database("postgresql", tmp_path) as url,
        serving(url, settings) as one,
        serving(url, settings) as other,
    ):
        ann = other.browser()
        await ann.come()
        socket = await ann.socket(await ann.open())
        await console(one).ban_network("127.0.0.1", FOR_GOOD, "only for a moment")
        assert (await socket.until_closed()).code == 4001
        assert (await refused(ann, "GET", "/api/me")).code == "banned-network"


async def test_what_a_ban_refuses_is_counted(served: Served, ann: Browser) -> None:
    await banned(served, ann)
    await refused(ann, "GET", "/api/me")
    numbers = (await served.browser().http.get("/metrics")).text
    assert 'ludoteka_refusals_total{limit="banned"}' in numbers
