"""What the hosts' page can do, and that nobody else can do it."""

import io
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar

from ludoteka.server.people.tokens import SCOPES, Scope
from tests.server.outside.browsers import Browser
from tests.server.outside.hosts import become_host, console, me, refused
from tests.server.outside.matches import two_people_at
from tests.server.outside.secrets_of import hidden_runs, seeds
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

DAY = 86_400_000
CONFIRMED: dict[str, object] = {"password": "correct horse", "why": "tests"}
BODIES: dict[str, dict[str, object]] = {
    "mute": {"minutes": 5, "why": "tests"},
    "ban": {"why": "tests"},
    "rename": {"name": "Another", "why": "tests"},
    "reset": CONFIRMED,
    "delete": CONFIRMED,
    "tokens": CONFIRMED | {"label": "x", "scopes": ["read"]},
    "make-host": CONFIRMED,
    "unmake-host": CONFIRMED,
    "accounts": CONFIRMED | {"name": "Made by whom"},
    "bans": {"network": "192.0.2.1", "why": "tests"},
}
"""Bodies that would do, by the last word of the path."""
DANGEROUS = ("accounts", "reset", "delete", "tokens", "make-host", "unmake-host")
"""What needs the host's own password as well."""


def endpoints(app: Litestar) -> list[tuple[str, str]]:
    """Every way into `/api/host`, with names of nothing in the place of parameters."""
    found = []
    for route in app.routes:
        if route.path.startswith("/api/host"):
            path = "/".join("x" if part.startswith("{") else part for part in route.path.split("/"))
            methods: set[str] = getattr(route, "methods", set())
            found += [(method, path) for method in sorted(methods - {"OPTIONS", "HEAD"})]
    return found


async def refusals(browser: Browser, served: Served) -> set[tuple[int, str]]:
    found = set()
    for method, path in endpoints(served.server._litestar):
        body = BODIES.get(path.rpartition("/")[2], {"why": "tests"})
        problem = await refused(browser, method, path, **body)
        found.add((problem.status, problem.code))
    return found


async def actions_on(host: Browser, person: str) -> list[tuple[str, str, str]]:
    """What was done to this person, to which name and why; the first first."""
    found = await host.get("/api/host/actions", person=person)
    return [(each["what"], each["target"], each["why"]) for each in reversed(found)]


async def test_every_way_is_for_hosts_only(served: Served, ann: Browser) -> None:
    assert len(endpoints(served.server._litestar)) >= 24
    account = served.browser()
    await account.register("Ordinary")
    nobody = served.browser()
    assert await refusals(nobody, served) == {(401, "log-in-first")}
    assert await refusals(ann, served) == {(403, "hosts-only")}
    assert await refusals(account, served) == {(403, "hosts-only")}


async def test_a_token_needs_the_scope_and_its_person_to_be_a_host(served: Served) -> None:
    host = await become_host(served, "Token keeper")
    account = served.browser()
    await account.register("Token account")
    mighty: frozenset[Scope] = frozenset({"admin"})
    for browser, scopes in ((host, SCOPES - mighty), (account, mighty)):
        person = (await me(browser))["id"]
        _, secret = await served.people.add_token(person, label="x", scopes=scopes)
        assert await refusals(served.browser(token=secret), served) == {(403, "hosts-only")}
    _, secret = await served.people.add_token((await me(host))["id"], label="x", scopes=mighty)
    assert "load" in await served.browser(token=secret).get("/api/host/load")


async def test_a_browser_of_a_host_makes_no_token_that_is_one(served: Served) -> None:
    host = await become_host(served, "Token maker")
    problem = await refused(host, "POST", "/api/me/tokens", label="x", scopes=["admin"])
    assert problem.code == "scope-not-yours"


async def test_who_is_no_longer_a_host_is_refused_at_once(served: Served) -> None:
    host = await become_host(served, "For a day")
    assert "admin" in (await me(host))["scopes"]
    person = await served.people.get((await me(host))["id"])
    await console(served).set_host(person, "tests", is_host=False)
    assert (await refused(host, "GET", "/api/host/load")).code == "hosts-only"


async def test_another_origin_does_not_act_through_a_hosts_browser(served: Served) -> None:
    host = await become_host(served, "Cross origin")
    answer = await host.http.post(
        "/api/host/bans",
        json={"network": "192.0.2.9", "why": "evil"},
        headers={"origin": "https://evil.example"},
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


async def test_load_tells_numbers_and_refusals(served: Served, ann: Browser) -> None:
    host = await become_host(served, "Watcher")
    await ann.socket(await ann.open())
    found = await host.get("/api/host/load")
    assert found["load"]["sockets"] >= 1
    assert found["load"]["memory"] > 10_000_000
    assert found["counts"]["guests"] >= 1
    assert "refusals" in found["load"]


async def test_people_are_found_muted_renamed_and_revoked(served: Served) -> None:
    host = await become_host(served, "Caretaker")
    browser = served.browser()
    person = (await browser.register("Loud Lou"))["id"]
    socket = await browser.socket(await browser.open())
    (found,) = await host.get("/api/host/people", name="loud")
    assert (found["line"]["name"], found["network"]) == ("Loud Lou", "127.0.0.1")
    path = f"/api/host/people/{person}"

    await host.post(f"{path}/mute", minutes=5, why="too loud")
    assert (await socket.do("say", text="hello"))["code"] == "muted"
    await host.post(f"{path}/unmute", why="calm again")
    assert (await socket.do("say", text="hello"))["type"] == "done"
    await host.post(f"{path}/rename", name="Quiet Lou", why="a promise")
    assert (await me(browser))["name"] == "Quiet Lou"

    token = (await browser.post("/api/me/tokens", label="mine", scopes=["read"]))["token"]["id"]
    assert [each["id"] for each in await host.get(f"{path}/tokens")] == [token]
    await host.post(f"{path}/tokens/{token}/revoke", why="seen in a forum")
    assert await host.get(f"{path}/tokens") == []

    done = await host.get("/api/host/actions", person=person)
    assert [(each["what"], each["why"], each["name"]) for each in done[::-1]] == [
        ("mute", "too loud", "Caretaker"),
        ("unmute", "calm again", "Caretaker"),
        ("rename", "a promise", "Caretaker"),
        ("revoke-token", "seen in a forum", "Caretaker"),
    ]


async def test_a_password_is_reset_once_and_only_with_the_hosts_own(served: Served) -> None:
    host = await become_host(served, "Locksmith")
    browser = served.browser()
    person = (await browser.register("Forgetful"))["id"]
    path = f"/api/host/people/{person}/reset"
    wrong = await refused(host, "POST", path, password="not this one", why="she asked")
    assert wrong.code == "wrong-password"
    made = await host.post(path, password="correct horse", why="she asked")
    word = made["path"].removeprefix("/reset#")

    fresh = served.browser()
    short = await refused(fresh, "POST", "/api/session/reset", word=word, password="short")
    assert short.code == "password-length", "and the word still holds"
    back = await fresh.post("/api/session/reset", word=word, password="battery staple")
    assert back["name"] == "Forgetful"
    assert (await refused(browser, "GET", "/api/me")).status == 401, "older sessions end"
    again = await refused(
        served.browser(), "POST", "/api/session/reset", word=word, password="mine now too"
    )
    assert (again.status, again.code) == (401, "wrong-reset")
    await served.browser().log_in("Forgetful", "battery staple")


async def test_an_account_is_made_with_a_link_for_its_password(served: Served) -> None:
    host = await become_host(served, "Door opener")
    made = await host.post("/api/host/accounts", name="New Neighbour", **CONFIRMED)
    word = made["link"]["path"].removeprefix("/reset#")
    browser = served.browser()
    back = await browser.post("/api/session/reset", word=word, password="battery staple")
    assert (back["id"], back["name"], back["kind"]) == (made["id"], "New Neighbour", "account")
    taken = await refused(host, "POST", "/api/host/accounts", name="new neighbour", **CONFIRMED)
    assert (taken.status, taken.code) == (409, "name-taken")
    assert await actions_on(host, made["id"]) == [("add-user", "New Neighbour", "tests")]


async def test_somebody_is_deleted_and_the_note_keeps_no_name(served: Served) -> None:
    host, browser = await become_host(served, "Eraser"), served.browser()
    person = (await browser.register("Leaves Us"))["id"]
    socket = await browser.socket(await browser.open())
    await host.post(f"/api/host/people/{person}/delete", **CONFIRMED)
    await socket.until_closed()
    assert (await refused(browser, "GET", "/api/me")).status == 401
    assert await host.get("/api/host/people", name="Leaves Us") == []
    ((what, target, _),) = await actions_on(host, person)
    assert what == "delete-user"
    assert "Leaves Us" not in target
    again = await refused(host, "POST", f"/api/host/people/{person}/delete", **CONFIRMED)
    assert again.code == "unknown-person"


async def test_a_token_is_made_shown_once_and_listed(served: Served) -> None:
    host, browser = await become_host(served, "Minter"), served.browser()
    person = (await browser.register("Has a script"))["id"]
    path, wish = f"/api/host/people/{person}/tokens", CONFIRMED | {"label": "from a host"}
    made = await host.post(path, scopes=["read"], days=7, **wish)
    assert (await me(served.browser(token=made["secret"])))["id"] == person
    assert made["token"]["expires"] == pytest.approx(made["token"]["created"] + 7 * DAY, abs=5000)
    listed = await host.get(path)
    assert [each["label"] for each in listed] == ["from a host"]
    assert made["secret"] not in str(listed)
    assert await browser.get("/api/me/tokens") == listed, "and its person sees it"
    assert await actions_on(host, person) == [("make-token", "Has a script: from a host", "tests")]


async def test_a_token_for_another_never_runs_the_house(served: Served, ann: Browser) -> None:
    host, browser = await become_host(served, "Careful minter"), served.browser()
    account = (await browser.register("Programmer"))["id"]
    bot = (await browser.post("/api/me/bots", name="Owned one"))["id"]
    guest, own = (await me(ann))["id"], (await me(host))["id"]
    for person, scope, code in (
        (account, "admin", "scope-not-yours"),
        (bot, "account", "scope-not-yours"),
        (guest, "read", "guests-have-no-tokens"),
    ):
        path = f"/api/host/people/{person}/tokens"
        problem = await refused(host, "POST", path, label="x", scopes=[scope], **CONFIRMED)
        assert (problem.status, problem.code) == (403, code)
    path = f"/api/host/people/{own}/tokens"
    made = await host.post(path, label="script", scopes=["admin"], **CONFIRMED)
    program = served.browser(token=made["secret"])
    assert "load" in await program.get("/api/host/load")
    await host.post(f"{path}/{made['token']['id']}/revoke", why="done")
    assert (await refused(program, "GET", "/api/host/load")).code == "wrong-token"


async def test_hosts_make_and_unmake_hosts(served: Served, ann: Browser) -> None:
    host, browser = await become_host(served, "First keeper"), served.browser()
    person = (await browser.register("Second keeper"))["id"]
    path = f"/api/host/people/{person}"
    await host.post(f"{path}/make-host", **CONFIRMED)
    assert "load" in await browser.get("/api/host/load")
    await host.post(f"{path}/unmake-host", **CONFIRMED)
    assert (await refused(browser, "GET", "/api/host/load")).code == "hosts-only"
    assert await actions_on(host, person) == [
        ("make-host", "Second keeper", "tests"),
        ("unmake-host", "Second keeper", "tests"),
    ]
    guest = f"/api/host/people/{(await me(ann))['id']}/make-host"
    assert (await refused(host, "POST", guest, **CONFIRMED)).code == "host-needs-account"


async def test_the_last_host_stays_one(tmp_path: Path) -> None:
    async with emptied_database("sqlite", tmp_path) as url, serving(url, SETTINGS) as served:
        host = await become_host(served, "Alone")
        path = f"/api/host/people/{(await me(host))['id']}/unmake-host"
        problem = await refused(host, "POST", path, **CONFIRMED)
        assert (problem.status, problem.code) == (403, "last-host")
        await become_host(served, "No longer alone")
        await host.post(path, **CONFIRMED)
        assert (await refused(host, "GET", "/api/host/load")).code == "hosts-only"


async def test_nothing_dangerous_is_done_without_the_password_and_a_reason(served: Served) -> None:
    host, browser = await become_host(served, "Checked keeper"), served.browser()
    person = (await browser.register("Untouched"))["id"]
    for deed in DANGEROUS:
        path = "/api/host/accounts" if deed == "accounts" else f"/api/host/people/{person}/{deed}"
        body = BODIES[deed]
        for changed, status, code in (
            ({"password": "not this one"}, 401, "wrong-password"),
            ({"password": ""}, 401, "wrong-password"),
            ({"why": "  "}, 400, "why-missing"),
        ):
            problem = await refused(host, "POST", path, **(body | changed))
            assert (problem.status, problem.code) == (status, code), deed
        for field in ("password", "why"):
            rest = {key: value for key, value in body.items() if key != field}
            assert (await refused(host, "POST", path, **rest)).code == "bad-field", deed
    assert (await me(browser))["name"] == "Untouched"
    assert await host.get(f"/api/host/people/{person}/tokens") == []
    assert await host.get("/api/host/people", name="Made by whom") == []
    assert await actions_on(host, person) == []


async def test_hosts_do_nothing_to_hosts_from_a_browser(served: Served) -> None:
    one, other = await become_host(served, "Keeper one"), await become_host(served, "Keeper two")
    path = f"/api/host/people/{(await me(other))['id']}"
    for deed in ("mute", "ban", "rename", "reset", "delete", "tokens"):
        problem = await refused(one, "POST", f"{path}/{deed}", **BODIES[deed])
        assert problem.code == "host-is-protected"


async def test_a_failure_that_is_not_there_is_not_found(served: Served) -> None:
    host = await become_host(served, "Seeker of failures")
    problem = await refused(host, "GET", "/api/host/bot-failures/AAAAAAAAAAAA")
    assert (problem.status, problem.code) == (404, "no-such-failure")


async def test_the_only_host_does_not_leave_the_house_alone(tmp_path: Path) -> None:
    async with emptied_database("sqlite", tmp_path) as url, serving(url, SETTINGS) as served:
        host = await become_host(served, "Captain")
        problem = await refused(host, "DELETE", "/api/me", password="correct horse")
        assert (problem.status, problem.code) == (403, "last-host")
        assert (await me(host))["name"] == "Captain"


async def test_why_is_never_left_out(served: Served, ann: Browser) -> None:
    host = await become_host(served, "Silent keeper")
    path = f"/api/host/people/{(await me(ann))['id']}"
    assert (await refused(host, "POST", f"{path}/ban")).code == "bad-field"
    assert (await refused(host, "POST", f"{path}/ban", why="  ")).code == "why-missing"
    assert (await me(ann))["muted_until"] == 0


async def test_a_host_closes_a_table(served: Served, ann: Browser) -> None:
    host = await become_host(served, "Closer")
    table = await ann.open(seats=2, own_seats=2, start=True, title="LazyRegistry")
    socket = await ann.socket(table)
    listed = await host.get("/api/host/tables", status="live")
    assert [each["title"] for each in listed if each["id"] == table] == ["LazyRegistry"]
    await host.post(f"/api/host/tables/{table}/close", why="we close")
    await socket.until(lambda message: (message.get("table") or {}).get("status") == "closed")
    last = (await host.get("/api/host/actions"))[0]
    assert (last["what"], last["target"], last["why"]) == ("close-table", table, "we close")


async def test_nothing_on_the_page_tells_of_a_game(
    served: Served, ann: Browser, ben: Browser
) -> None:
    host = await become_host(served, "Curious")
    table, one, _ = await two_people_at(ann, ben)
    line = (await one.do("say", text="what a hand"))["seq"]
    report = (await ben.post("/api/reports", table=table, seq=line, reason="other"))["id"]
    seen = b""
    for path in ("load", "people", "tables", "reports", f"reports/{report}", "bans",
                 "bot-failures", "actions"):  # fmt: skip
        answer = await host.http.get(f"/api/host/{path}")
        assert answer.status_code == 200, path
        seen += answer.content
    assert b"what a hand" in seen
    live = served.hub.tables[table].table
    hidden = seeds(live) | hidden_runs(live, None)
    assert hidden
    assert not [secret for secret in hidden if secret in seen]


async def test_what_hosts_do_is_told_in_the_log(
    served: Served, ann: Browser, logged: io.StringIO
) -> None:
    host = await become_host(served, "Logged keeper")
    path = f"/api/host/people/{(await me(ann))['id']}/mute"
    await host.post(path, minutes=1, why="a test of logs")
    text = logged.getvalue()
    assert "host action" in text
    assert "a test of logs" in text


async def test_an_address_has_few_attempts_at_a_password_link(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_log_in="3/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        codes = [
            (
                await refused(
                    served.browser(),
                    "POST",
                    "/api/session/reset",
                    word="x",
                    password="correct horse",
                )
            ).code
            for _ in range(4)
        ]
        assert codes == ["wrong-reset"] * 3 + ["too-often"]


async def test_a_stolen_browser_of_a_host_does_not_guess_the_password(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_passwords="6/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        host, browser = await become_host(served, "Left open"), served.browser()
        path = f"/api/host/people/{(await browser.register('A victim'))['id']}"
        guesses = [
            await refused(
                host,
                "POST",
                "/api/host/accounts" if deed == "accounts" else f"{path}/{deed}",
                **(BODIES[deed] | {"password": "a guess"}),
            )
            for deed in (*DANGEROUS, *DANGEROUS)
        ]
        codes = [guess.code for guess in guesses]
        assert codes == ["wrong-password"] * 6 + ["log-in-blocked"] * 6, "together, not each"
