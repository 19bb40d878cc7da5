"""Accounts through the page: from the first visit to the last."""

import secrets

import msgspec
import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.axe import found_in

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"


@pytest.mark.parametrize("path", ["/", "/me", "/replay"])
def test_a_first_visit_leaves_no_complaint_in_the_console(page: Page, path: str) -> None:
    said: list[ConsoleMessage] = []

    def hear(message: ConsoleMessage) -> None:
        said.append(message)

    page.on("console", hear)
    page.goto(path, wait_until="networkidle")
    expect(page.locator("main")).to_be_visible()
    assert [message.text for message in said if message.type == "error"] == []


def test_a_guest_becomes_an_account_and_comes_back(page: Page) -> None:
    name = f"Ann {secrets.token_hex(4)}"
    page.goto("/me")
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill("short")
    account.locator("form").get_by_role("button", name="Create an account").click()
    expect(account.get_by_label("Password")).to_have_attribute("aria-invalid", "true")
    expect(account.get_by_role("alert")).to_contain_text("A password has 8 to 128 characters")
    account.get_by_label("Password").fill(PASSWORD)
    account.locator("form").get_by_role("button", name="Create an account").click()
    expect(account.get_by_text(f"You are logged in as {name}")).to_be_visible()

    account.get_by_role("button", name="Log out", exact=True).click()
    account.get_by_role("button", name="Log in").first.click()
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill("wrong horse battery")
    account.locator("form").get_by_role("button", name="Log in").click()
    expect(account.get_by_role("alert")).to_contain_text("Wrong name or password")
    account.get_by_label("Password").fill(PASSWORD)
    account.locator("form").get_by_role("button", name="Log in").click()
    expect(account.get_by_text(f"You are logged in as {name}")).to_be_visible()

    new_name = f"Eve {secrets.token_hex(4)}"
    page.get_by_label("Your name at the tables").fill(new_name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"You are logged in as {new_name}")).to_be_visible()
    account.get_by_role("button", name="Log out in all browsers").click()
    expect(account.get_by_role("button", name="Log in").first).to_be_visible()


def registered(page: Page) -> str:
    name = f"Ben {secrets.token_hex(4)}"
    answer = page.request.post(
        "/api/accounts",
        data={"name": name, "password": PASSWORD},
        headers={"origin": page.url.removesuffix("/me")},
    )
    assert answer.ok, answer.text()
    page.reload()
    return name


def test_a_token_is_shown_once_and_revoked(page: Page) -> None:
    page.goto("/me")
    registered(page)
    tokens = page.get_by_role("region", name="API tokens")
    tokens.get_by_label("What it is for").fill("my laptop")
    tokens.get_by_label("change the account").check()
    tokens.get_by_role("button", name="Create a token").click()
    secret = tokens.locator("code").inner_text()
    asked = page.request.get("/api/me", headers={"authorization": f"Bearer {secret}"})
    assert sorted(asked.json()["scopes"]) == ["account", "play", "read"]
    page.reload()
    expect(tokens.get_by_text("my laptop", exact=True)).to_be_visible()
    expect(tokens.locator("code")).to_have_count(0)
    assert secret not in page.content()
    tokens.get_by_role("button", name="Revoke : my laptop").click()
    expect(tokens.get_by_text("my laptop", exact=True)).to_have_count(0)
    refused = page.request.get("/api/me", headers={"authorization": f"Bearer {secret}"})
    assert refused.status == 401


def test_a_bot_is_made_gets_a_token_and_is_deleted(page: Page) -> None:
    page.goto("/me")
    registered(page)
    name = f"Deep Bull {secrets.token_hex(3)}"
    bots = page.get_by_role("region", name="Your bots")
    bots.get_by_label("Name of the bot").fill(name)
    bots.get_by_role("button", name="Create a bot").click()
    bots.get_by_label("What it is for").fill("my laptop")
    expect(bots.get_by_label("change the account")).to_have_count(0)
    bots.get_by_role("button", name="Create a token").click()
    assert found_in("light", page) + found_in("dark", page) == []
    secret = bots.locator("code").inner_text()
    comes_in = {"authorization": f"Bearer {secret}"}
    asked = page.request.get("/api/me", headers=comes_in).json()
    assert (asked["name"], asked["kind"]) == (name, "bot")
    page.reload()
    bots.locator("summary").click()
    expect(bots.get_by_text("my laptop", exact=True)).to_be_visible()
    assert secret not in page.content()
    bots.get_by_role("button", name=f"Delete : {name}").click()
    bots.get_by_role("button", name="Keep").click()
    expect(bots.get_by_role("link", name=name)).to_be_visible()
    bots.get_by_role("button", name=f"Delete : {name}").click()
    bots.get_by_role("button", name=f"Delete for good : {name}").click()
    expect(bots.get_by_role("link", name=name)).to_have_count(0)
    assert page.request.get("/api/me", headers=comes_in).status == 401


def test_a_bot_with_a_name_that_is_taken_gets_a_sentence(page: Page) -> None:
    page.goto("/me")
    name = registered(page)
    bots = page.get_by_role("region", name="Your bots")
    bots.get_by_label("Name of the bot").fill(name)
    bots.get_by_role("button", name="Create a bot").click()
    expect(bots.get_by_role("alert")).to_contain_text(name)


def test_somebody_takes_their_data_along_and_leaves(page: Page) -> None:
    page.goto("/me")
    name = registered(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    exported = msgspec.json.decode(download.value.path().read_bytes())
    assert name in msgspec.json.encode(exported).decode()
    page.get_by_role("button", name="Delete my account").click()
    dialog = page.get_by_role("dialog", name="Delete my account")
    delete = dialog.get_by_role("button", name="Delete my account for good")
    expect(delete).to_be_disabled()
    dialog.get_by_label("type your name").fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    delete.click()
    expect(dialog).to_have_count(0)
    assert page.request.get("/api/session").json() == {"me": None}


def test_others_see_games_and_ratings(page: Page) -> None:
    page.goto("/me")
    name = registered(page)
    me = page.request.get("/api/session").json()["me"]
    page.goto(f"/people/{me['id']}")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("No finished match yet")).to_be_visible()
