"""Friends, invitations, and those who watch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteka.texts import LANGUAGES, Texts
from tests.browser.axe import found_in
from tests.browser.conftest import NewContext
from tests.browser.test_home import SIZES, call, come, open_table, section, wait_until_live


def played_together(one: Page, other: Page) -> str:
    """A match of two that has begun; its table."""
    table = open_table(one, game="face-to-face", auto_start=False)
    call(other, "POST", f"/api/tables/{table}/commands", do="sit", id="s", seat=1)
    call(other, "POST", f"/api/tables/{table}/commands", do="ready", id="r", seat=1)
    call(one, "POST", f"/api/tables/{table}/commands", do="start", id="b")
    for page in (one, other):
        page.goto(f"/t/{table}")
    wait_until_live(one, table)
    return table


def test_a_friend_is_asked_accepts_and_comes_to_a_table_with_one_tap(
    new_context: NewContext,
) -> None:
    ann, ben = come(new_context, "Ann of friends"), come(new_context, "Ben of friends")
    played_together(ann, ben)
    ann.goto("/people")
    row = section(ann, "Played with").get_by_role("listitem").filter(has_text="Ben of friends")
    row.get_by_role("button", name="Add friend").click()
    expect(section(ann, "Friends").get_by_text("Request sent")).to_be_visible()

    ben.goto("/people")
    asking = section(ben, "Friend requests")
    asking.get_by_role("button", name="Accept").click()
    friend = section(ben, "Friends").get_by_role("listitem").filter(has_text="Ann of friends")
    expect(friend).to_be_visible()

    friend.get_by_role("button", name="Invite").click()
    ben.get_by_role("button", name=re.compile("To a new table: 6 nimmt!")).click()
    ben.wait_for_url("**/t/*")
    notice = ann.get_by_role("complementary", name="You are invited")
    expect(notice).to_contain_text("Ben of friends invites you to play 6 nimmt!")
    notice.get_by_role("button", name="Sit down").click()
    ann.wait_for_url(ben.url)
    seats = call(ann, "GET", f"/api/tables/{ben.url.rpartition('/')[2]}")["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Ben of friends", "Ann of friends"]


def test_an_invitation_stands_on_the_home_page_and_can_be_declined(
    new_context: NewContext,
) -> None:
    ann, ben = come(new_context, "Ann who invites"), come(new_context, "Ben who is out")
    table = open_table(ann, game="sakura")
    call(ann, "POST", "/api/challenges", table=table, name="Ben who is out")
    ben.goto("/")
    expect(ben.get_by_text("Ann who invites invites you")).to_be_visible()
    ben.get_by_role("button", name="Not now").click()
    expect(ben.get_by_text("Ann who invites invites you")).to_be_hidden()
    assert call(ben, "GET", "/api/challenges") == []


def test_those_who_watch_are_told_so_and_named_and_have_no_box(new_context: NewContext) -> None:
    ann, ben = come(new_context, "Ann who plays"), come(new_context, "Ben who plays")
    table = played_together(ann, ben)
    wanda = come(new_context, "Wanda watcher")
    wanda.goto(f"/t/{table}")
    expect(wanda.get_by_text("You are watching.")).to_be_visible()
    expect(ann.get_by_text("Wanda watcher is watching")).to_be_visible()
    expect(ann.get_by_text("You are watching.")).to_have_count(0)
    wanda.get_by_role("button", name="Chat", exact=True).click()
    expect(wanda.get_by_text("Only players can write here")).to_be_visible()
    expect(wanda.get_by_label("Write to the table")).to_have_count(0)
    call(wanda, "PUT", "/api/me/seen", watching=False)
    expect(ann.get_by_text("1 person is watching")).to_be_visible()
    expect(ann.get_by_text("Wanda watcher")).to_have_count(0)


@pytest.mark.parametrize("viewport", SIZES, ids=["desktop", "phone"])
def test_the_people_page_is_accessible(new_context: NewContext, viewport: dict[str, Any]) -> None:
    ann = come(new_context, f"Ann at {viewport['width']}", viewport=viewport)
    ben = come(new_context, f"Ben at {viewport['width']}")
    played_together(ann, ben)
    for path in ("/people", f"/people/{call(ben, 'GET', '/api/me')['id']}"):
        ann.goto(path)
        expect(ann.get_by_role("button", name="Add friend")).to_be_visible()
        assert found_in("light", ann) + found_in("dark", ann) == []
        assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_one_is_befriended_seen_if_wanted_and_blocked_in_every_language(
    new_context: NewContext, language: str
) -> None:
    phone = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
    names = [f"{name} {language}" for name in ("Lida", "Boris")]
    lida, boris = (come(new_context, name, locale=language, **phone) for name in names)
    text = Texts(language).get
    played_together(lida, boris)
    for page in (lida, boris):
        page.goto("/people")
    lida.get_by_role("button", name=text("web-friend-ask")).click()
    expect(lida.get_by_text(text("web-friend-pending"))).to_be_visible()
    boris.reload()
    boris.get_by_role("button", name=text("web-friend-accept")).click()
    friends = boris.get_by_role("region", name=text("web-circle-friends"), exact=True)
    expect(friends).to_contain_text(names[0])
    seen = boris.get_by_label(text("web-seen-presence"))
    expect(seen).not_to_be_checked()
    with boris.expect_response("**/api/me/seen"):
        seen.check()
    boris.reload()
    expect(boris.get_by_label(text("web-seen-presence"))).to_be_checked()

    lida.goto(f"/people/{call(boris, 'GET', '/api/me')['id']}")
    assert lida.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lida.get_by_role("button", name=re.compile(f"^{text('web-block')}")).click()
    expect(lida.get_by_role("button", name=re.compile(f"^{text('web-unblock')}"))).to_be_visible()
    boris.reload()
    expect(friends).to_contain_text(text("web-circle-no-friends"))
    lida.goto("/people")
    expect(section(lida, text("web-blocks"))).to_contain_text(names[1])
