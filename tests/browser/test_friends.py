"""People at one table: by link, over lines that break, with two tabs, or at one device."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from ludoteka.core.seats import SEATS
from ludoteka.server.tables.table import Table
from tests.browser.conftest import OFTEN, NewContext
from tests.browser.houses import House
from tests.browser.judging import judge
from tests.browser.lines import Line
from tests.browser.received import Received
from tests.browser.seated import ASKED, Seated
from tests.browser.setting import all_others, open_it, set_number, set_seats, sit
from tests.server.tables.test_leaks import plain

COVERED = """() => [0.1, 0.5, 0.9].every((x) => [0.1, 0.5, 0.9].every((y) =>
  document.elementFromPoint(x * innerWidth, y * innerHeight).closest('dialog, [role=dialog]')))"""
"""A closed door hides the whole page."""
ASKED_OR_DOOR = f"() => document.querySelector('dialog[open]') || ({ASKED})(true)"
"""The device is handed on when the turn was shown to its end."""


def open_table(page: Page, game: str, *, seats: int, options: dict[str, int]) -> str:
    """The host sets the table for friends; the path of its link."""
    page.goto(f"/new/{game}")
    all_others(page, "A friend")
    set_seats(page, seats)
    for label, value in options.items():
        set_number(page, label, value)
    return "/t/" + open_it(page).rpartition("/")[2]


def sit_down(page: Page, path: str) -> None:
    sit(page, path)


def moves_of(table: Table, seat: int) -> list[str]:
    return [table.game.moves.text(made.move) for made in table.moves if made.seat == seat]


def play_card(seated: Seated) -> None:
    """One card, by a click on it."""
    sight = seated.wait()
    seated.click(sight)


def test_two_people_play_by_link_through_chat_a_broken_line_and_a_reload(
    new_context: NewContext, house: House
) -> None:
    with Line(house.port) as line:
        host = Seated(new_context().new_page())
        guest = Seated(new_context(base_url=line.url).new_page())
        path = open_table(host.page, "six-nimmt", seats=2, options={"Deals": 1})
        sit_down(guest.page, path)
        # The table is full and everybody else is ready: its host begins.
        host.page.get_by_role("button", name="Start", exact=True).click()
        for seated in (host, guest):
            seated.open_moves()
            seated.wait()

        host.open_chat()
        host.page.get_by_label("Write to the table").fill("Good evening!")
        host.page.get_by_label("Write to the table").press("Enter")
        expect(host.page.get_by_role("log").get_by_text("Good evening!")).to_be_visible()
        unread = guest.page.get_by_role("button", name="Chat 1")
        expect(unread).to_be_visible()
        guest.open_chat()
        expect(guest.page.get_by_role("log").get_by_text("Good evening!")).to_be_visible()
        expect(unread).to_be_hidden()
        for seated in (host, guest):
            seated.open_moves()

        line.cut()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        play_card(guest)
        clicked = guest.page.locator("main[aria-busy=true]")
        expect(clicked).to_be_visible()
        assert guest.sent == []
        line.mend()
        expect(guest.page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        expect(clicked).to_be_hidden()
        assert moves_of(house.table(guest.table), 1) == guest.sent[:1]

        guest.page.reload()
        guest.open_chat()
        expect(guest.page.get_by_role("log").get_by_text("Good evening!")).to_be_visible()
        guest.open_moves()
        play_together(host, guest)
        host.expect_result()
        guest.expect_result()


def test_a_card_that_was_taken_back_was_seen_by_its_player_only(
    new_context: NewContext, house: House
) -> None:
    people = [Seated(new_context().new_page()) for _ in range(2)]
    received = [Received(seated.page) for seated in people]
    host, guest = people
    path = open_table(host.page, "six-nimmt", seats=2, options={"Deals": 1})
    sit_down(guest.page, path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    for seated in people:
        seated.open_moves()
        seated.wait()
    for _ in range(2):
        # No number of anything else is as high as the highest card of a hand.
        host.choose(max(host.wait()["moves"], key=lambda move: int(move.split()[1])))
        host.page.get_by_role("button", name="Take back").wait_for()
        look_at_the_same(host, guest, received)
        host.page.get_by_role("button", name="Take back").click()
        host.wait()
        look_at_the_same(host, guest, received)
    play_together(*people)
    log = house.log(host.table)
    assert [entry.kind for entry in log].count("took-back") >= 2
    for seat, got in zip(SEATS, received, strict=False):
        assert len({moment.seq for moment in got.moments}) == 4
        assert judge(log, got, seat) == 4
    leaky = received[1].moments[0]
    leaky.page += f'<i data-thing="{host.sent[0].replace("play", "card")}"></i>'
    with pytest.raises(AssertionError, match="the page names"):
        judge(log, received[1], SEATS[1])


def look_at_the_same(host: Seated, guest: Seated, received: list[Received]) -> None:
    """Once the guest's page has heard of all that the host's has."""
    for seated in (host, guest):
        seated.settle()
    while received[1].seq < received[0].seq:
        guest.page.wait_for_timeout(20)
    guest.settle()
    for each in received:
        each.look()


def play_together(*people: Seated) -> None:
    """Whoever is asked clicks, until the match is over for everybody."""
    for _ in range(2000):
        sights = [seated.glance() for seated in people]
        if all(sight["over"] for sight in sights):
            return
        for seated, sight in zip(people, sights, strict=True):
            if sight["moves"]:
                seated.click(sight)
    raise AssertionError("so many rounds and no end")


def test_a_click_whose_answer_was_lost_counts_once(new_context: NewContext, house: House) -> None:
    with Line(house.port) as line:
        seated = Seated(new_context(base_url=line.url).new_page())
        seated.play_now("6 nimmt!")
        seated.wait()
        line.keep_back(answers=True)
        play_card(seated)
        waiting = seated.page.locator("main[aria-busy=true]")
        expect(waiting).to_be_visible()
        for _ in range(600):
            if moves_of(house.table(seated.table), 0):
                break
            seated.page.wait_for_timeout(50)
        line.cut()
        line.keep_back(answers=False)
        line.mend()
        expect(waiting).to_be_hidden(timeout=30_000)
        seated.wait()
        assert len(set(seated.sent)) == 1
        assert moves_of(house.table(seated.table), 0) == seated.sent[:1]


def test_two_tabs_of_one_player_show_the_same_table(context: BrowserContext) -> None:
    one, other = Seated(context.new_page()), Seated(context.new_page())
    one.play_now("6 nimmt!")
    other.page.goto(one.page.url)
    other.open_moves()
    for here, there in ((one, other), (other, one)):
        here.wait()
        before = there.wait()["moves"]
        play_card(here)
        there.page.wait_for_function(
            "(moves) => !document.querySelector(`[data-move='${moves[0]}']`) || "
            "document.querySelectorAll('[data-move]').length !== moves.length",
            arg=before,
            polling=OFTEN,
        )
        assert here.wait()["moves"] == there.wait()["moves"]


def test_friends_on_the_local_network_need_no_https(new_context: NewContext, house: House) -> None:
    page = new_context(base_url=f"http://friends.test:{house.port}").new_page()
    page.goto("/")
    assert page.evaluate("isSecureContext") is False
    seated = Seated(page)
    open_table(page, "face-to-face", seats=2, options={})
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Start with 1 bot").click()
    seated.open_moves()
    assert seated.play_on(most=2) == 2


def cards_shown(page: Page) -> set[str]:
    names: list[str] = page.eval_on_selector_all(
        "main [data-thing^=card]", "(things) => things.map((thing) => thing.dataset.thing)"
    )
    return {name.split()[1] for name in names}


def hand_of_acting(table: Table) -> set[str]:
    assert table.state is not None
    (seat,) = table.state.to_act()
    return {str(card) for card in plain(table.state.position())["hands"][seat]}


def test_one_device_is_passed_round_and_shows_one_hand_at_a_time(page: Page, house: House) -> None:
    page.goto("/new/face-to-face")
    page.get_by_role("radio", name="On this device").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main.board")).to_be_visible()
    seated = Seated(page)
    door = page.get_by_role("dialog", name="Pass the device to")
    for turn in range(3):
        page.wait_for_function(ASKED_OR_DOOR, polling=OFTEN)
        if turn or door.is_visible():  # who begins may be the one who holds the device
            assert page.evaluate(COVERED)
            assert cards_shown(page) == set(), "no hand lies behind the door"
            door.get_by_role("button", name="I am").click()
            expect(door).to_be_hidden()
        seated.open_moves()
        assert cards_shown(page) == hand_of_acting(house.table(seated.table))
        while True:
            page.wait_for_function(ASKED_OR_DOOR, polling=OFTEN)
            if door.is_visible():
                break
            sight = seated.wait()
            if sight["over"] and turn:
                return
            seated.click(sight)
            seated.settle()


def test_a_table_that_does_not_exist_says_so(page: Page) -> None:
    page.goto("/t/nothing-here")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="What would you like to play?")).to_be_visible()
