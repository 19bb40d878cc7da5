"""People over HTTP, from the first visit to the last."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from ludoteka.server.people.service import People
from ludoteka.server.storage.schema import ended_sessions
from tests.server.house import Clock
from tests.server.web.conftest import Client, MakeClient

pytestmark = pytest.mark.anyio
ALICE = {"name": "Alice", "password": "correct horse"}


async def registered(client: Client, name: str = "Alice") -> dict[str, Any]:
    answer = await client.post("/api/accounts", json=ALICE | {"name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_a_guest_comes_and_stays_the_same(client: Client) -> None:
    first = (await client.post("/api/guests", headers={"accept-language": "uk"})).json()
    assert (first["kind"], first["language"], first["via"]) == ("guest", "uk", "cookie")
    assert (await client.post("/api/guests")).json() == first
    assert (await client.get("/api/me")).json() == first


async def test_a_guest_becomes_an_account_with_the_same_id(client: Client) -> None:
    guest = (await client.post("/api/guests")).json()
    account = await registered(client)
    assert (account["id"], account["kind"], account["name"]) == (guest["id"], "account", "Alice")
    assert (await client.get("/api/me")).json()["kind"] == "account"


async def test_session_fixation_fails_at_registering_and_at_logging_in(
    client: Client, make_client: MakeClient
) -> None:
    await client.post("/api/guests")
    attacker = make_client()
    attacker.cookies.update(client.cookies)
    assert (await attacker.get("/api/me")).status_code == 200
    await registered(client)
    assert (await attacker.get("/api/me")).status_code == 401

    victim = make_client()
    await attacker.post("/api/guests")
    planted = attacker.cookies["ludoteka"]
    victim.cookies.set("ludoteka", planted, domain="cards.test")
    await victim.post("/api/session", json=ALICE)
    assert (await victim.get("/api/me")).json()["name"] == "Alice"
    assert (await attacker.get("/api/me")).status_code == 401


async def test_logging_in_and_out(client: Client, make_client: MakeClient) -> None:
    account = await registered(client)
    other = make_client()
    answer = await other.post("/api/session", json=ALICE)
    assert (answer.status_code, answer.json()["id"]) == (201, account["id"])
    assert (await other.delete("/api/session")).status_code == 204
    assert (await other.get("/api/me")).status_code == 401
    assert (await client.get("/api/me")).status_code == 200


async def test_a_browser_may_ask_who_it_is_before_it_is_anybody(client: Client) -> None:
    assert (await client.get("/api/session")).json() == {"me": None}
    guest = (await client.post("/api/guests")).json()
    assert (await client.get("/api/session")).json() == {"me": guest}
    await client.delete("/api/session")
    assert (await client.get("/api/session")).json() == {"me": None}


async def test_user_enumeration_by_the_answer_fails(client: Client) -> None:
    await registered(client)
    await client.delete("/api/session")
    wrong = await client.post("/api/session", json=ALICE | {"password": "wrong horse"})
    nobody = await client.post("/api/session", json=ALICE | {"name": "Nobody Here"})
    assert (wrong.status_code, wrong.content) == (nobody.status_code, nobody.content)
    assert wrong.status_code == 401


async def test_an_address_has_few_attempts_to_log_in(make_client: MakeClient) -> None:
    client = make_client(limit_log_in="2/60")
    for number in range(2):
        answer = await client.post("/api/session", json=ALICE | {"name": f"Name {number}"})
        assert answer.status_code == 401
    answer = await client.post("/api/session", json=ALICE)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")


WRONG = ALICE | {"password": "wrong horse"}
NOBODY = WRONG | {"name": "Nobody Here"}


async def guess(client: Client, credentials: dict[str, str], address: str = "192.0.2.1") -> int:
    client.cookies.clear()
    headers = {"x-forwarded-for": address}
    return (await client.post("/api/session", json=credentials, headers=headers)).status_code


@pytest.fixture
async def guarded(make_client: MakeClient) -> Client:
    """Where Alice has an account."""
    client = make_client(
        limit_log_in="1000/1",
        limit_passwords="3/600",
        limit_names="7/3600",
        trusted_proxies=["127.0.0.1"],
    )
    await registered(client)
    return client


async def test_password_guessing_is_slowed_down(guarded: Client, clock: Clock) -> None:
    assert [await guess(guarded, WRONG) for _ in range(4)] == [401, 401, 401, 429]
    assert await guess(guarded, ALICE) == 429, "not even with the right one"
    clock.pass_seconds(200)
    assert await guess(guarded, ALICE) == 201


async def test_unknown_names_are_slowed_down_alike(guarded: Client) -> None:
    known = [await guess(guarded, WRONG) for _ in range(5)]
    unknown = [await guess(guarded, NOBODY) for _ in range(5)]
    assert known == unknown == [401, 401, 401, 429, 429]
    answers = [
        (await guarded.post("/api/session", json=each, headers={"x-forwarded-for": "192.0.2.1"}))
        for each in (WRONG, NOBODY)
    ]
    assert answers[0].content == answers[1].content


async def test_a_stranger_s_guesses_do_not_keep_the_owner_out(guarded: Client) -> None:
    for _ in range(10):
        await guess(guarded, WRONG, "203.0.113.9")
    assert await guess(guarded, ALICE, "192.0.2.1") == 201


async def test_many_addresses_together_have_so_many_guesses_at_a_name(guarded: Client) -> None:
    addresses = [f"203.0.113.{number}" for number in range(10)]
    found = [await guess(guarded, WRONG, address) for address in addresses]
    assert found == [401] * 7 + [429] * 3
    assert [await guess(guarded, NOBODY, address) for address in addresses] == found


async def test_many_guesses_at_once_count_each(guarded: Client) -> None:
    guesses = await asyncio.gather(*(guess(guarded, WRONG) for _ in range(20)))
    assert sorted(guesses) == [401] * 3 + [429] * 17


async def test_who_is_logged_in_guesses_no_faster(guarded: Client) -> None:
    change = {"old": "wrong horse", "new": "battery staple"}
    found = [(await guarded.put("/api/me/password", json=change)).status_code for _ in range(4)]
    assert found == [401, 401, 401, 429]


async def test_logging_out_ends_the_session_for_every_copy_of_its_cookie(
    client: Client, make_client: MakeClient, clock: Clock
) -> None:
    await registered(client)
    other, thief = make_client(), make_client()
    await other.post("/api/session", json=ALICE)
    before = client.cookies["ludoteka"]
    clock.pass_seconds(2 * 86_400)
    await client.get("/api/me")  # renewed
    renewed = client.cookies["ludoteka"]
    assert renewed != before
    await client.delete("/api/session")
    for value in (before, renewed):
        thief.cookies.clear()
        thief.cookies.set("ludoteka", value)
        assert (await thief.get("/api/me")).status_code == 401
    assert (await other.get("/api/me")).status_code == 200


async def test_logging_in_ends_the_session_that_the_browser_had(
    client: Client, make_client: MakeClient
) -> None:
    await registered(client)
    copy = make_client()
    copy.cookies.set("ludoteka", client.cookies["ludoteka"])
    assert (await client.post("/api/session", json=ALICE)).status_code == 201
    assert (await copy.get("/api/me")).status_code == 401
    assert (await client.get("/api/me")).status_code == 200


async def test_ended_sessions_are_forgotten_when_they_would_have_ended(
    client: Client, people: People, clock: Clock
) -> None:
    async def kept() -> int:
        async with people.database.reader.connect() as connection:
            query = select(func.count()).select_from(ended_sessions)
            return int((await connection.execute(query)).scalar_one())

    for _ in range(2):
        await client.post("/api/guests")
        await client.delete("/api/session")
    assert await kept() == 2
    clock.pass_seconds(401 * 86_400)
    await client.post("/api/guests")
    await client.delete("/api/session")
    assert await kept() == 1


async def test_logging_out_everywhere_ends_the_other_browsers(
    client: Client, make_client: MakeClient
) -> None:
    await registered(client)
    other = make_client()
    await other.post("/api/session", json=ALICE)
    assert (await client.delete("/api/session/everywhere")).status_code == 204
    assert (await other.get("/api/me")).status_code == 401


async def test_a_new_password_keeps_this_browser_only(
    client: Client, make_client: MakeClient
) -> None:
    await registered(client)
    other = make_client()
    await other.post("/api/session", json=ALICE)
    change = {"old": ALICE["password"], "new": "battery staple"}
    assert (await client.put("/api/me/password", json=change)).status_code == 200
    assert (await client.get("/api/me")).status_code == 200
    assert (await other.get("/api/me")).status_code == 401


async def test_name_and_language_can_be_changed(client: Client) -> None:
    await client.post("/api/guests")
    answer = await client.patch("/api/me", json={"name": "Мар’яна", "language": "uk"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Мар'яна", "uk")
    refused = await client.patch("/api/me", json={"name": "x"})
    assert refused.json()["code"] == "name-length"
    assert refused.json()["sentence"].startswith("«x»")


async def test_html_in_a_name_is_refused_as_text(client: Client) -> None:
    await client.post("/api/guests")
    answer = await client.patch("/api/me", json={"name": "<img src=x>"})
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_name_that_looks_taken_is_refused(client: Client, make_client: MakeClient) -> None:
    await registered(client, "Cop")
    other = make_client()
    answer = await other.post("/api/accounts", json=ALICE | {"name": "Сор"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_tokens_are_shown_once_and_revoked(client: Client) -> None:
    await registered(client)
    wanted = {"label": "laptop", "scopes": ["read"], "days": 3}
    made = (await client.post("/api/me/tokens", json=wanted)).json()
    listed = await client.get("/api/me/tokens")
    assert [token["id"] for token in listed.json()] == [made["token"]["id"]]
    assert made["secret"] not in listed.text
    bearer = {"authorization": f"Bearer {made['secret']}"}
    assert (await client.get("/api/me", headers=bearer)).json()["via"] == "token"
    assert (await client.patch("/api/me", json={}, headers=bearer)).status_code == 403
    path = f"/api/me/tokens/{made['token']['id']}"
    assert (await client.delete(path)).status_code == 204
    assert (await client.delete(path)).status_code == 404
    assert (await client.get("/api/me", headers=bearer)).status_code == 401


async def test_a_token_makes_no_mightier_token(client: Client) -> None:
    await registered(client)
    admin = {"label": "x", "scopes": ["admin"]}
    answer = await client.post("/api/me/tokens", json=admin)
    assert (answer.status_code, answer.json()["code"]) == (403, "scope-not-yours")
    account = {"label": "x", "scopes": ["account"]}
    secret = (await client.post("/api/me/tokens", json=account)).json()["secret"]
    bearer = {"authorization": f"Bearer {secret}"}
    play = {"label": "x", "scopes": ["play"]}
    assert (await client.post("/api/me/tokens", json=play, headers=bearer)).status_code == 403


async def test_guests_have_no_tokens_and_no_bots(client: Client) -> None:
    await client.post("/api/guests")
    wanted = {"label": "x", "scopes": ["read"]}
    assert (await client.post("/api/me/tokens", json=wanted)).json()["code"] == (
        "tokens-need-account"
    )
    answer = await client.post("/api/me/bots", json={"name": "Deep Bull"})
    assert answer.json()["code"] == "bots-need-account"


async def test_a_bot_plays_under_its_own_name(client: Client, make_client: MakeClient) -> None:
    account = await registered(client)
    bot = (await client.post("/api/me/bots", json={"name": "Deep Bull"})).json()
    assert (bot["kind"], bot["owner"]) == ("bot", account["id"])
    path = f"/api/me/bots/{bot['id']}/tokens"
    assert (await client.post(path, json={"label": "x", "scopes": ["account"]})).status_code == 403
    made = (await client.post(path, json={"label": "x", "scopes": ["play", "read"]})).json()
    bearer = {"authorization": f"Bearer {made['secret']}"}
    stranger = make_client()
    assert (await stranger.get("/api/me", headers=bearer)).json()["name"] == "Deep Bull"
    await registered(stranger, "Mallory")
    assert (await stranger.get(path)).status_code == 404
    assert (await stranger.delete(f"/api/me/bots/{bot['id']}")).status_code == 404
    assert (await client.delete(f"/api/me/bots/{bot['id']}")).status_code == 204
    assert (await client.get("/api/me/bots")).json() == []
    assert (await stranger.get("/api/me", headers=bearer)).status_code == 401


async def test_people_are_found_by_id_and_by_name(client: Client) -> None:
    account = await registered(client)
    by_id = (await client.get(f"/api/people/{account['id']}")).json()
    by_name = (await client.get("/api/people", params={"name": "alice"})).json()
    assert by_id == by_name
    assert (by_id["name"], by_id["games"]) == ("Alice", [])
    assert not {"language", "password", "seen", "epoch"} & set(by_id)
    assert (await client.get("/api/people/nobody")).status_code == 404
    assert (await client.get("/api/people", params={"name": "Bob"})).status_code == 404
    assert (await client.get("/api/people")).status_code == 400


async def test_deleting_an_account_takes_its_password(client: Client, people: People) -> None:
    account = await registered(client)
    for body in ({}, {"password": "wrong horse"}):
        assert (await client.request("DELETE", "/api/me", json=body)).status_code == 401
    gone = await client.request("DELETE", "/api/me", json={"password": ALICE["password"]})
    assert gone.status_code == 204
    assert (await client.get("/api/me")).status_code == 401
    assert (await people.get(account["id"])).name == "deleted player"
    assert (await client.get(f"/api/people/{account['id']}")).json()["name"] == "deleted player"


async def test_a_guest_leaves_without_a_password(client: Client) -> None:
    await client.post("/api/guests")
    assert (await client.request("DELETE", "/api/me", json={})).status_code == 204
    assert (await client.get("/api/me")).status_code == 401


async def test_the_export_is_a_file_for_its_person_only(make_client: MakeClient) -> None:
    client = make_client(limit_export="1/3600")
    account = await registered(client)
    answer = await client.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.json()["person"]["id"] == account["id"]
    assert "argon2" not in answer.text
    assert (await client.get("/api/me/export")).status_code == 429


async def test_every_way_in_is_described(client: Client) -> None:
    description = client.app.openapi_schema.to_schema()
    paths = {path: item for path, item in description["paths"].items() if "/api/" in path}
    assert {"/api/me", "/api/session", "/api/people/{person}"} <= set(paths)
    for path, item in paths.items():
        for operation in item.values():
            own = any(tag == "people" for tag in operation.get("tags", []))
            assert not own or operation["summary"], path
    schemas = description["components"]["schemas"]
    assert schemas["Credentials"]["properties"]["name"]["examples"]
