"""Setting the table and waiting at it: from home to a running match, with phones and a watcher."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from ludoteka.games.sakura.data import OUR_DECK
from tests.browser.axe import found_in
from tests.browser.codes import link_in_code
from tests.browser.conftest import NewContext
from tests.browser.houses import House
from tests.browser.setting import all_others, open_it, set_seats, sit
from tests.browser.test_home import come
from tests.browser.test_people import played_together

PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = ["bang", "sakura", "six-nimmt", "face-to-face", "intrigo"]


def phone(new_context: NewContext) -> Page:
    return new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()


class Called:
    """What people are called in one test: nobody else in the house has the same name."""

    def __init__(self) -> None:
        self.turn = 0

    def next(self) -> None:
        self.turn += 1
        self.marta, self.oksana = f"Marta {self.turn}", f"Oksana {self.turn}"
        self.tom, self.marek = f"Tom {self.turn}", f"Marek {self.turn}"


called = Called()


@pytest.fixture(autouse=True)
def other_names() -> None:
    called.next()


class Taps:
    """A page on which every tap is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def tap(self, what: Locator) -> None:
        self.count += 1
        what.click()


def friends_table(page: Page, seats: int = 4) -> str:
    page.goto("/new/six-nimmt")
    page.get_by_label("Your name").fill(called.marta)
    all_others(page, "A friend")
    set_seats(page, seats)
    return open_it(page)


def row(page: Page, name: str) -> Locator:
    """Who is here, one line each."""
    return page.locator("main ul > li", has_text=name)


def seat_of(page: Page, name: str) -> Locator:
    """At the table."""
    return page.locator("[data-seat]", has_text=name)


def test_four_friends_play_a_minute_after_one_of_them_thought_of_it(
    new_context: NewContext, house: House
) -> None:
    """Four taps for the host, one for each guest: by link, by the code, from the people list."""
    host, known = Taps(come(new_context, called.marta)), Taps(come(new_context, called.marek))
    played_together(host.page, known.page)
    for page in (host.page, known.page):
        page.goto("/")
    host.tap(host.page.locator('a[href="/new/six-nimmt"]').first)
    host.tap(host.page.get_by_role("button", name="Make all seats like this one"))
    four = host.page.get_by_role("group", name="Number of seats")
    if four.get_by_role("button", name="4", exact=True).get_attribute("aria-pressed") != "true":
        host.tap(four.get_by_role("button", name="4", exact=True))
    host.tap(host.page.get_by_role("button", name="Open the table"))
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to the table").input_value()
    friends = host.page.get_by_role("region", name="Invite someone you know")
    host.tap(friends.get_by_role("button", name=called.marek))
    expect(friends.get_by_role("button", name=called.marek)).to_be_disabled()
    watcher = new_context().new_page()
    by_link, by_code = Taps(phone(new_context)), Taps(phone(new_context))
    by_link.page.goto(link)
    by_code.page.goto(link_in_code(host.page))
    for guest, name in ((by_link, called.tom), (by_code, called.oksana)):
        guest.page.get_by_label("Your name").fill(name)
        guest.tap(guest.page.get_by_role("button", name="Sit down"))
        expect(seat_of(host.page, name)).to_be_visible()
    watcher.goto(link)
    invitation = known.page.get_by_text(f"{called.marta} invites you to play 6 nimmt!")
    expect(invitation.first).to_be_visible()
    known.tap(known.page.get_by_role("button", name="Sit down", exact=True).first)
    guests = [by_link, by_code, known]
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    # Everybody sits and nobody asked for a moment: it starts by itself.
    for page in (host.page, watcher, *(guest.page for guest in guests)):
        page.locator("main.board").wait_for()
    assert host.count <= 4
    assert [guest.count for guest in guests] == [1, 1, 1]
    table = house.table(link.rpartition("/")[2].partition("#")[0])
    assert table.names == [called.marta, called.tom, called.oksana, called.marek]


def test_a_moment_is_waited_for_and_a_hold_too(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), phone(new_context)
    link = friends_table(host, seats=2)
    sit(guest, link, called.oksana)
    expect(host.get_by_role("timer")).to_be_visible()
    host.get_by_role("button", name="Wait", exact=True).click()
    expect(guest.get_by_role("timer")).to_be_hidden()
    guest.get_by_role("button", name="One moment").click()
    expect(host.get_by_text(f"{called.oksana} needs a moment")).to_be_visible()
    expect(host.get_by_role("button", name=f"Start without {called.oksana}")).to_be_visible()
    guest.get_by_role("button", name="I’m ready").click()
    host.get_by_role("button", name="Let it start").click()
    expect(guest.get_by_role("timer")).to_be_visible()
    host.locator("main.board").wait_for()


def test_the_host_starts_without_who_needs_a_moment_and_they_watch(
    new_context: NewContext,
) -> None:
    host, guest = new_context().new_page(), phone(new_context)
    sit(guest, friends_table(host, seats=3), called.oksana)
    guest.get_by_role("button", name="One moment").click()
    host.get_by_role("button", name=f"Start without {called.oksana}").click()
    for page in (host, guest):
        page.locator("main.board").wait_for()


def test_seats_are_swapped_rules_changed_and_nobody_is_lost(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    sit(guest, friends_table(host, seats=3), called.oksana)
    assert seat_of(host, called.oksana).get_attribute("data-seat") == "1"
    row(host, called.oksana).get_by_role("button", name=f"More about {called.oksana}").click()
    host.get_by_role("button", name="Swap seats").click()
    host.get_by_role("button", name="Seat 3: Free seat").click()
    expect(host.locator('[data-seat="2"]')).to_contain_text(called.oksana)
    host.get_by_role("button", name="Change", exact=True).click()
    change = host.get_by_role("dialog", name="Change the settings")
    change.get_by_role("radio", name="Real time").click()
    change.get_by_role("radio", name="Tactical").click()
    change.get_by_role("button", name="4", exact=True).click()
    change.get_by_role("button", name="Save changes").click()
    expect(change).to_be_hidden()
    for page in (host, guest):
        expect(page.get_by_text("5 min + 10 s per turn")).to_be_visible()
        expect(page.locator("[data-seat]")).to_have_count(4)
        expect(seat_of(page, called.oksana)).to_be_visible()
    expect(guest.get_by_role("log").get_by_text("The host changed the table")).to_be_visible()
    expect(guest.get_by_role("button", name="One moment")).to_be_visible()


def test_a_guest_leaves_another_is_asked_to_and_the_table_is_closed(
    new_context: NewContext,
) -> None:
    host, guest, other = new_context().new_page(), phone(new_context), phone(new_context)
    link = friends_table(host)
    sit(guest, link, called.tom)
    sit(other, link, called.oksana)
    expect(host).to_have_title("(3/4) 6 nimmt! – waiting")
    guest.get_by_role("button", name="Leave").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(host.get_by_role("log").get_by_text(f"{called.tom} left")).to_be_visible()
    row(host, called.oksana).get_by_role("button", name=f"More about {called.oksana}").click()
    host.get_by_role("button", name="Ask to leave").click()
    expect(host).to_have_title("(1/4) 6 nimmt! – waiting")
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Keep it open").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Close", exact=True).click()
    expect(guest.get_by_role("heading", name=f"{called.marta} closed this table")).to_be_visible()
    guest.get_by_role("link", name="All games").click()
    expect(guest.get_by_role("heading", name="What would you like to play?")).to_be_visible()


def test_watchers_are_counted_and_told_that_they_cannot_write(new_context: NewContext) -> None:
    host, watcher = new_context().new_page(), new_context().new_page()
    link = friends_table(host, seats=2)
    expect(host.get_by_text("No spectators")).to_be_visible()
    watcher.goto(link)
    expect(host.get_by_text("1 spectator")).to_be_visible()
    expect(watcher.get_by_text("Only players can write here")).to_be_visible()
    expect(watcher.get_by_label("Write to the table")).to_have_count(0)
    expect(host.get_by_label("Write to the table")).to_be_visible()


def test_a_lost_line_is_seen_at_the_seat(new_context: NewContext) -> None:
    host = new_context().new_page()
    context: BrowserContext = new_context()
    guest = context.new_page()
    sit(guest, friends_table(host, seats=3), called.marek)
    expect(row(host, called.marek).get_by_text("ready")).to_be_visible()
    guest.close()
    since = row(host, called.marek).get_by_text(re.compile(r"disconnected since \d+:\d\d"))
    expect(since).to_be_visible()
    foot = host.locator("main footer").last
    expect(foot).to_contain_text(f"Disconnected: {called.marek}")
    expect(foot).to_contain_text("The seat is kept until you free it or put a bot there.")
    row(host, called.marek).get_by_role("button", name=f"More about {called.marek}").click()
    host.get_by_role("button", name="Replace with a bot").click()
    expect(row(host, called.marek)).to_have_count(0)
    expect(foot).not_to_contain_text("Disconnected")


def test_the_seat_of_a_lost_line_is_kept_until_the_host_frees_it(new_context: NewContext) -> None:
    host = new_context().new_page()
    context: BrowserContext = new_context()
    guest = context.new_page()
    path = friends_table(host, seats=3)
    sit(guest, path, called.marek)
    expect(row(host, called.marek).get_by_text("ready")).to_be_visible()
    guest.close()
    row(host, called.marek).get_by_text("disconnected").wait_for()
    back = context.new_page()
    back.goto(path)
    expect(row(host, called.marek).get_by_text("ready")).to_be_visible()
    back.get_by_role("button", name="One moment").click()
    foot = host.locator("main footer").last
    expect(foot).to_contain_text(f"{called.marek} needs a moment")
    back.close()
    expect(foot).to_contain_text(f"Disconnected: {called.marek}")
    row(host, called.marek).get_by_role("button", name=f"More about {called.marek}").click()
    row(host, called.marek).get_by_text("disconnected").wait_for()
    host.get_by_role("button", name="Free the seat").click()
    expect(row(host, called.marek)).to_have_count(0)
    expect(foot).not_to_contain_text("Disconnected")


def test_strangers_find_the_open_seats_only(new_context: NewContext) -> None:
    host, stranger, friend = (new_context().new_page() for _ in range(3))
    host.goto("/new/six-nimmt")
    all_others(host, "A friend")
    host.get_by_role("button", name="Seat 3 of 4").click()
    host.get_by_role("radio", name="Anyone").click()
    link = open_it(host)
    sit(stranger, link.partition("#")[0])
    expect(stranger.locator('[data-seat="2"]')).to_contain_text("You")
    late = new_context().new_page()
    late.goto(link.partition("#")[0])
    expect(late.get_by_text("kept for friends of the host")).to_be_visible()
    sit(friend, link, called.tom)
    expect(seat_of(host, called.tom)).to_be_visible()


def test_two_at_one_device_have_their_names(page: Page, house: House) -> None:
    page.goto("/new/face-to-face")
    page.get_by_label("Your name").fill(called.marta)
    page.get_by_role("radio", name="On this device").click()
    page.keyboard.type(called.oksana)  # the field has the focus at once
    expect(page.get_by_text(f"you and {called.oksana} on this device")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.locator("main.board").wait_for()
    assert house.table(page.url.rpartition("/")[2]).names == [called.marta, called.oksana]


def test_who_types_no_name_beside_me_is_called_as_the_set_up_says(page: Page, house: House) -> None:
    page.goto("/new/six-nimmt")
    set_seats(page, 3)
    all_others(page, "On this device")
    face = page.locator('[data-seat="2"] .avatar').get_attribute("data-face")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.locator("main.board").wait_for()
    table = house.table(page.url.rpartition("/")[2])
    assert table.names[1:] == ["Player 2", "Player 3"]
    assert f"face {table.chairs[2].face}" == face


def test_a_visitor_has_one_face_in_the_bar_at_the_set_up_and_at_the_table(page: Page) -> None:
    page.goto("/new/six-nimmt")
    bar = page.locator("header .avatar")
    expect(page.locator('[data-seat="0"] .avatar')).to_be_visible()
    mine = bar.get_attribute("data-face")
    assert page.locator('[data-seat="0"] .avatar').get_attribute("data-face") == mine
    page.get_by_label("Your name").fill(called.marta)
    assert page.locator("label .avatar").get_attribute("data-face") == mine
    open_it(page)
    for place in ("header .avatar", '[data-seat="0"] .avatar', "main li .avatar"):
        expect(page.locator(place).first).to_have_attribute("data-face", mine or "")
    page.reload()
    expect(bar).to_have_attribute("data-face", mine or "")


def test_another_name_is_shown_in_the_chat_as_well(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    sit(guest, friends_table(host, seats=3), called.oksana)
    guest.get_by_label("Write to the table").fill("Good evening!")
    guest.keyboard.press("Enter")
    line = host.get_by_role("log").get_by_role("listitem").filter(has_text="Good evening!")
    expect(line).to_contain_text(called.oksana)


def test_a_deck_of_ones_own_comes_from_a_file_and_prices_are_typed(
    page: Page, house: House, tmp_path: Path
) -> None:
    faces = [msgspec.to_builtins(face) for face in OUR_DECK]
    for face, other in zip(faces, reversed(OUR_DECK), strict=True):
        face["artist"] = other.artist
    (tmp_path / "own.json").write_text(json.dumps(faces))
    (tmp_path / "bad.json").write_text("no data")
    page.goto("/new/sakura")
    deck = page.get_by_role("radiogroup", name="Deck")
    for name in ("bad.json", "own.json"):
        with page.expect_file_chooser() as chooser:
            deck.get_by_role("radio", name="Your own").click()
        chooser.value.set_files(tmp_path / name)
        if name == "bad.json":
            expect(
                page.get_by_text("bad.json contains neither a JSON list nor a JSON object.")
            ).to_be_visible()
    expect(deck.get_by_role("radio", name="Your own")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_text("Deck: your own")).to_be_visible()
    open_it(page)
    assert house.table(page.url.rpartition("/")[2]).created.options["deck"] == faces

    page.goto("/new/intrigo")
    page.get_by_role("radiogroup", name="Prices").get_by_role("radio", name="Your own").click()
    page.get_by_role("textbox", name="Prices").fill("0, 2, 4")
    expect(page.get_by_text("Prices: 0, 2, 4")).to_be_visible()
    open_it(page)
    assert house.table(page.url.rpartition("/")[2]).created.options["prices"] == [0, 2, 4]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("bang", "One game, 20–45 min, no time limit, private."),
        ("sakura", "20–40 min, no time limit, private."),
        ("six-nimmt", "To 66 bull heads, 20–45 min, no time limit, private."),
        ("face-to-face", "One game, 15–25 min, no time limit, private."),
        ("intrigo", "30–60 min, no time limit, private."),
    ],
)
def test_one_sentence_says_what_is_played_and_how_long(
    page: Page, game: str, sentence: str
) -> None:
    page.goto(f"/new/{game}")
    expect(page.locator("form footer")).to_contain_text(sentence)


def test_guests_read_the_length_and_every_option(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), phone(new_context)
    host.goto("/new/face-to-face")
    host.get_by_role("radio", name="Best of 3").click()
    host.get_by_role("radio", name="Mild").click()
    expect(host.locator("form footer")).to_contain_text("Best of 3, 30–75 min, Last card: Mild,")
    guest.goto(open_it(host))
    terms = ["no time limit", "Best of 3", "30–75 min", "Last card: Mild", "Private"]
    expect(guest.locator(".terms li")).to_have_text([*terms, "spectators allowed"])


def test_the_last_set_up_comes_back(page: Page) -> None:
    page.goto("/new/six-nimmt")
    expect(page.get_by_role("button", name="Same as last time")).to_have_count(0)
    all_others(page, "A friend")
    page.get_by_role("radio", name="Real time").click()
    open_it(page)
    page.goto("/new/six-nimmt")
    expect(page.get_by_text("you, Sally, Otto and a friend")).to_be_visible()
    page.get_by_role("button", name="Same as last time").click()
    expect(page.get_by_text("you and 3 friends")).to_be_visible()


def test_a_seat_is_set_by_keyboard_in_its_menu(page: Page) -> None:
    page.goto("/new/six-nimmt")
    seat = page.get_by_role("button", name="Seat 4 of 4")
    seat.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-seat="3"] button')).to_have_attribute("aria-current", "true")
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="Seat 4")
    expect(menu).to_be_visible()
    menu.get_by_role("button", name="Ada").focus()
    page.keyboard.press("Enter")
    expect(menu).to_be_hidden()
    expect(page.get_by_role("button", name="Seat 4 of 4: Ada, bot, Master")).to_be_focused()
    page.get_by_role("button", name="Ada: weaker").click()
    expect(page.get_by_role("button", name="Seat 4 of 4: Ada, bot, Expert")).to_be_visible()


def test_i_sit_elsewhere(page: Page, house: House) -> None:
    page.goto("/new/six-nimmt")
    page.get_by_role("button", name="Seat 3 of 4").click()
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("Seat 3 of 4: You, You, the host")).to_be_attached()
    open_it(page)
    table = house.table(page.url.rpartition("/")[2])
    assert [chair.kind for chair in table.chairs] == ["bot", "free", "person", "bot"]


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_setting_a_table_keeps_nobody_out(new_context: NewContext, game: str, width: int) -> None:
    page = new_context(viewport={"width": width, "height": 900}).new_page()
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Open the table").wait_for()
    page.get_by_role("radio", name="A bot").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found_in("light", page) + found_in("dark", page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_waiting_keeps_nobody_out(new_context: NewContext, width: int) -> None:
    view: ViewportSize = {"width": width, "height": 900}
    host, guest = new_context(viewport=view).new_page(), new_context(viewport=view).new_page()
    link = friends_table(host, seats=3)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").wait_for()
    assert found_in("light", guest) + found_in("dark", guest) == []
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="One moment").click()
    host.get_by_role("button", name="Start without").wait_for()
    for page in (host, guest):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert found_in("light", page) + found_in("dark", page) == []
