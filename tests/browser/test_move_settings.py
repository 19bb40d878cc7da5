"""What a device may choose about moves: to confirm them, to have the only answer given, and to
read what cards do on the cards."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewContext
from tests.browser.seated import Seated
from tests.browser.test_home import come, open_table

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def chosen(page: Page, *settings: str) -> None:
    for name in settings:
        page.evaluate("(name) => localStorage.setItem(`ludoteka.${name}`, 'on')", name)


def at_table(new_context: NewContext, game: str, *settings: str, **context: Any) -> Seated:
    page = come(new_context, **context)
    chosen(page, *settings)
    page.goto(f"/t/{open_table(page, game=game, start=True)}")
    seated = Seated(page)
    seated.wait()
    return seated


def first_card(page: Page) -> Any:
    return page.locator('[data-thing^="card "]:not([data-standing="calm"])').first


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_move_is_sent_when_it_is_confirmed(
    new_context: NewContext, viewport: dict[str, int]
) -> None:
    seated = at_table(new_context, "six-nimmt", "confirms", viewport=viewport)
    page, bar = seated.page, seated.page.get_by_role("group", name="Confirm moves")
    first_card(page).click()
    expect(bar.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    first_card(page).click()
    bar.get_by_role("button", name="Cancel").click()
    seated.settle()
    assert seated.sent == []
    first_card(page).click()
    bar.get_by_role("button", name="Confirm").click()
    expect(bar).to_be_hidden()
    seated.settle()
    assert len(seated.sent) == 1


def test_a_second_tap_on_the_same_card_confirms_it_and_another_card_does_not(
    new_context: NewContext,
) -> None:
    seated = at_table(new_context, "six-nimmt", "confirms", viewport=PHONE, has_touch=True)
    page = seated.page
    cards = page.locator('[data-thing^="card "]')
    cards.nth(0).tap()
    cards.nth(2).tap()
    seated.settle()
    assert seated.sent == []
    name = str(cards.nth(2).get_attribute("data-thing"))
    cards.nth(2).tap()
    seated.settle()
    assert seated.sent == [name.replace("card", "play")]


def test_without_the_setting_a_move_is_sent_at_once(new_context: NewContext) -> None:
    seated = at_table(new_context, "six-nimmt")
    first_card(seated.page).click()
    seated.settle()
    assert len(seated.sent) == 1


def test_the_server_is_told_who_wants_automatic_answers_and_who_does_not_any_more(
    new_context: NewContext,
) -> None:
    page = come(new_context)
    told: list[bool] = []

    def note(frame: str | bytes) -> None:
        command = msgspec.json.decode(frame)
        if command["do"] == "automate":
            told.append(command["on"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    page.goto(f"/t/{open_table(page, game='six-nimmt', start=True)}")
    Seated(page).wait()
    assert told == []
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("group", name="Automatic answers")
    switch.get_by_role("button", name="On").click()
    page.wait_for_timeout(100)
    assert told == [True]
    switch.get_by_role("button", name="Off").click()
    page.wait_for_timeout(100)
    assert told == [True, False]


def test_the_last_card_of_a_draft_is_taken_without_a_click(new_context: NewContext) -> None:
    seated = at_table(new_context, "intrigo")
    for _ in range(100):
        things = [each["name"] for each in seated.wait()["things"]]
        packet = [name for name in things if name.startswith("packet ")]
        if not packet:
            break
        if len(packet) > 1:
            seated.click(seated.wait())
        seated.settle()
    assert seated.sent
    assert all(move.startswith("keep ") for move in seated.sent)
    assert len(seated.sent) == seated.clicks + 1


@pytest.mark.parametrize("settings", [(), ("cardText",)])
def test_cards_of_bang_say_what_they_do_if_that_is_wanted(
    new_context: NewContext, settings: tuple[str, ...]
) -> None:
    seated = at_table(new_context, "bang", *settings, viewport=DESKTOP)
    texts = seated.page.locator(".hand button.card .face .text")
    cards = seated.page.locator(".hand button.card .face")
    expect(cards.first).to_be_visible()
    # They come one by one when the match begins.
    silent = seated.page.locator(".hand button.card .face:not(:has(.text))")
    expect(silent if settings else texts).to_have_count(0)
    assert (texts.count() > 0) == bool(settings)
    cut = texts.evaluate_all(
        "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    )
    assert cut == 0
