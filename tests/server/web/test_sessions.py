"""Who asks: cookies, tokens, guests on demand."""

import pytest

from ludoteka.server.people.persons import change_person
from ludoteka.server.people.service import People
from ludoteka.server.people.sessions import DAY, Sessions
from ludoteka.server.people.transactions import writing
from tests.server.house import Clock
from tests.server.web.conftest import Client, MakeClient

pytestmark = pytest.mark.anyio


async def token(people: People, *scopes: str) -> str:
    guest = await people.guest("en")
    await people.register(guest.id, "Robot Owner"[6:] + "x", "correct horse")
    _, secret = await people.add_token(guest.id, label="test", scopes=scopes)  # type: ignore[arg-type]
    return secret


async def test_a_browser_without_a_cookie_becomes_a_guest_where_one_is_needed(
    client: Client, people: People
) -> None:
    first = (await client.post("/api/echo", json={"number": 1})).json()
    second = (await client.post("/api/echo", json={"number": 1})).json()
    assert first["person"] == second["person"]
    assert (await people.get(first["person"])).kind == "guest"


async def test_no_guest_is_made_where_none_is_needed(client: Client) -> None:
    answer = await client.get("/api/visit")
    assert answer.json() == {"person": None}
    assert "set-cookie" not in answer.headers


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(client: Client) -> None:
    header = (await client.post("/api/echo", json={"number": 1})).headers["set-cookie"]
    assert header.startswith("ludoteka=2.")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in header
    assert "Secure" not in header
    assert "Domain" not in header


async def test_over_https_the_cookie_is_bound_to_https_and_host(make_client: MakeClient) -> None:
    client = make_client(base_url="https://cards.test")
    header = (await client.post("/api/echo", json={"number": 1})).headers["set-cookie"]
    assert header.startswith("__Host-ludoteka=")
    assert "Secure" in header


async def test_a_forged_cookie_is_nobodys(client: Client, people: People, clock: Clock) -> None:
    guest = await people.guest("en")
    forged = Sessions(b"not the key of the house").issue(guest.id, 0, clock(), "s")
    client.cookies.set("ludoteka", forged)
    assert (await client.get("/api/visit")).json() == {"person": None}
    client.cookies.set("ludoteka", people.sessions.issue(guest.id, 0, clock(), "s"))
    assert (await client.get("/api/visit")).json() == {"person": guest.id}


async def test_a_session_of_an_older_epoch_is_nobodys(client: Client, people: People) -> None:
    person = (await client.post("/api/echo", json={"number": 1})).json()["person"]
    await people.log_out_everywhere(person)
    assert (await client.get("/api/visit")).json() == {"person": None}


async def test_a_session_is_renewed_while_it_is_used(client: Client, clock: Clock) -> None:
    await client.post("/api/echo", json={"number": 1})
    assert "set-cookie" not in (await client.get("/api/visit")).headers
    clock.pass_seconds(2 * DAY / 1000)
    assert "set-cookie" in (await client.get("/api/visit")).headers


async def test_a_session_ends_when_it_is_not_used(client: Client, clock: Clock) -> None:
    await client.post("/api/echo", json={"number": 1})
    clock.pass_seconds(401 * DAY / 1000)
    assert (await client.get("/api/visit")).json() == {"person": None}


async def test_a_token_does_what_its_scopes_allow(client: Client, people: People) -> None:
    bearer = {"authorization": f"Bearer {await token(people, 'read')}"}
    assert (await client.get("/api/visit", headers=bearer)).json()["person"]
    refused = await client.post("/api/echo", json={"number": 1}, headers=bearer)
    assert (refused.status_code, refused.json()["code"]) == (403, "missing-scope")


async def test_running_the_house_takes_a_token_made_for_it(client: Client, people: People) -> None:
    await client.post("/api/echo", json={"number": 1})
    assert (await client.get("/api/admin")).status_code == 403
    secret = await token(people, "admin")
    bearer = {"authorization": f"Bearer {secret}"}
    assert (await client.get("/api/admin", headers=bearer)).json()["code"] == "hosts-only"
    found = await people.by_token(secret)
    assert found is not None
    async with writing(people.database) as connection:
        await change_person(connection, found[0].id, is_host=True)
    assert (await client.get("/api/admin", headers=bearer)).json() == {"via": "token"}


async def test_a_bad_token_is_not_replaced_by_the_cookie(client: Client) -> None:
    await client.post("/api/echo", json={"number": 1})
    answer = await client.get("/api/visit", headers={"authorization": "Bearer wrong"})
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")
    assert answer.headers["www-authenticate"] == "Bearer"
    answer = await client.get("/api/visit", headers={"authorization": "Basic YTpi"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-authorization")


async def test_token_brute_force_is_stopped_even_if_the_next_guess_were_right(
    make_client: MakeClient, people: People, clock: Clock
) -> None:
    client = make_client(limit_tokens="3/60")
    right = {"authorization": f"Bearer {await token(people, 'read')}"}
    for number in range(3):
        wrong = {"authorization": f"Bearer {number}"}
        assert (await client.get("/api/visit", headers=wrong)).status_code == 401
    assert (await client.get("/api/visit", headers=right)).status_code == 429
    clock.pass_seconds(60)
    assert (await client.get("/api/visit", headers=right)).status_code == 200


async def test_somebody_is_needed_where_no_guest_is_made(client: Client) -> None:
    answer = await client.get("/api/admin")
    assert (answer.status_code, answer.json()["code"]) == (401, "log-in-first")
