"""Looking back at a match: step by step, through any eyes, from a link or a file."""

import re

import httpx
import msgspec
import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, ViewportSize, expect

from tests.browser.axe import findings, unsaid
from tests.browser.conftest import NewContext
from tests.browser.played import finished_match, record_of, uploaded_match
from tests.browser.seated import Seated

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def table(address: str) -> str:
    return finished_match(address)


def step(page: Page) -> Locator:
    return page.locator("footer .step")


def eyes(page: Page) -> Locator:
    return page.get_by_role("group", name="View as")


def json_file(content: bytes) -> FilePayload:
    return {"name": "match.json", "mimeType": "application/json", "buffer": content}


def test_a_match_is_stepped_through_by_keys_and_buttons(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    # The first replay of a server waits for the process that makes it.
    expect(step(page)).to_have_text(re.compile(r"^Step 1 of \d+$"), timeout=30_000)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(step(page)).to_have_text(re.compile("^Step 2 of"))
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("footer .step + span")).to_contain_text("Turn 2")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("footer .step + span")).to_contain_text("Turn 1")
    page.keyboard.press("End")
    expect(step(page)).to_have_text(re.compile(r"^Step (\d+) of \1$"))
    page.keyboard.press("Home")
    expect(step(page)).to_have_text(re.compile("^Step 1 of"))
    page.get_by_role("slider", name="Moment of the match").fill("4")
    expect(step(page)).to_have_text(re.compile("^Step 5 of"))
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Speed")).click()
    page.locator("h1").click()  # no button has the focus: the space bar is the page's
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(step(page)).to_have_text(re.compile(r"^Step (\d+) of \1$"), timeout=30_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_its_moment_and_its_eyes(page: Page, table: str, address: str) -> None:
    page.goto(f"/replay/{table}")
    with page.expect_response("**/replay?seat=1"):
        eyes(page).get_by_role("button").nth(3).click()
    expect(step(page)).to_have_text(re.compile("^Step 1 of"))
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.url == f"{address}/replay/{table}#step=4&seat=2"
    link = page.url
    page.goto("/me")
    page.goto(link)
    expect(step(page)).to_have_text(re.compile("^Step 4 of"))
    expect(eyes(page).get_by_role("button").nth(3)).to_have_attribute("aria-pressed", "true")


def private_match(page: Page) -> str:
    """The id of a table for its players only, at which this browser has played to the end."""
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    page.goto("/")
    origin = {"origin": page.evaluate("location.origin")}
    page.request.post("/api/guests", data={}, headers=origin)
    wish = {"game": "six-nimmt", "seats": 2, "own_seats": 1, "bots": ["random"], "start": True}
    opened = page.request.post(
        "/api/tables", data=wish | {"options": {"deals": 1}, "listed": False}, headers=origin
    )
    table = str(opened.json()["id"])
    page.goto(f"/t/{table}")
    seated = Seated(page, seed=5)
    seated.open_moves()
    seated.play_on()
    return table


def test_a_stranger_opens_a_shared_moment_and_sees_no_more_than_its_eyes(
    new_context: NewContext,
) -> None:
    mine = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    table = private_match(mine)
    with mine.expect_response("**/replay?seat=*") as asked:
        mine.goto(f"/replay/{table}")
    me = int(asked.value.url[-1])
    expect(eyes(mine).get_by_role("button").nth(2 + me)).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        mine.keyboard.press("ArrowRight")
    expect(step(mine)).to_have_text(re.compile("^Step 5 of"))
    mine.get_by_role("button", name="Link to this moment").click()
    expect(mine.get_by_role("button", name="Copied")).to_be_visible()
    expect(mine.locator("header p")).to_contain_text("Anyone who has it can see this match")
    link = str(mine.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"#step=5&seat={me + 1}")

    stranger = new_context().new_page()
    assert stranger.request.get(f"/api/tables/{table}/replay").status == 403
    with stranger.expect_response(re.compile(r"/replay\?seat=")) as told:
        stranger.goto(link)
    expect(step(stranger)).to_have_text(re.compile("^Step 5 of"))
    for moment in told.value.json()["moments"]:
        assert set(moment["view"]["hands"][1 - me]) == {"hidden"}, "the other hand stays closed"
    with stranger.expect_response(re.compile(r"/replay\??$")) as told:
        eyes(stranger).get_by_role("button", name="Spectator").click()
    expect(step(stranger)).to_have_text(re.compile("^Step 5 of"))
    for moment in told.value.json()["moments"]:
        assert [set(hand) for hand in moment["view"]["hands"]] == [{"hidden"}, {"hidden"}]
    expect(stranger.locator("main .hand .hold")).to_have_count(0)


def test_a_bot_says_why_it_moved_in_the_readers_language(
    new_context: NewContext, page: Page, address: str
) -> None:
    table = finished_match(address, ["greedy", "random"])
    # The first replay of a server waits for the process that makes it.
    replay = httpx.get(f"{address}/api/tables/{table}/replay", timeout=60).json()
    entries = [moment["seq"] for moment in replay["moments"]]
    moved = entries.index(replay["thoughts"][0]["seq"])
    page.goto(f"/replay/{table}#step={moved + 1}")
    thought = page.get_by_role("region", name=re.compile("^Why .+ played this$")).first
    thought.wait_for()
    expect(thought).to_contain_text("This card should cost")
    russian = new_context(locale="ru").new_page()
    russian.goto(f"/replay/{table}#step={moved + 1}")
    thought = russian.get_by_role("region", name=re.compile("^Почему так ходит ")).first
    thought.wait_for()
    expect(thought).to_contain_text("Эта карта")
    russian.keyboard.press("Home")
    expect(russian.get_by_role("region", name=re.compile("^Почему так ходит "))).to_have_count(0)


SUSPICION = {
    "key": "bot-bang-suspects",
    "arguments": {
        "who": {"seat": 1},
        "role": "outlaw",
        "percent": 72,
        "reason": {
            "key": "bot-bang-shot",
            "arguments": {"whom": "sheriff", "target": {"seat": 0}, "times": 2},
        },
    },
}
"""As an expert's explanation comes from the server."""


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", r"is probably an Outlaw \(72%\): shot at the Sheriff twice\."),
        ("ru", r"— вероятно, бандит \(72\s%\): стреляет в шерифа \(2\sраза\)\."),
        ("uk", r"— імовірно, бандит \(72\s%\): стріляє в шерифа \(2\sрази\)\."),
    ],
    ids=["en", "ru", "uk"],
)
def test_a_bot_says_whom_it_suspects_and_why(
    new_context: NewContext, address: str, locale: str, said: str
) -> None:
    """In a match that bots without suspicions have played: one is put into their mouths."""

    def suspect(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        seq = replay["moments"][1]["seq"]
        replay["thoughts"] = [{"seq": seq, "seat": 2, "said": [SUSPICION]}]
        route.fulfill(response=answer, json=replay)

    page = new_context(locale=locale).new_page()
    page.route(re.compile(r"/api/.+/replay"), suspect)
    page.goto(uploaded_match(address, "bang", "5-seats-0") + "#step=2")
    page.get_by_text(re.compile(said)).first.wait_for()  # a busy server takes its time
    assert unsaid(page) == []


PHONE: ViewportSize = {"width": 360, "height": 740}
LONG = [
    {"key": "bot-chance-next", "arguments": {"percent": 41, "next": 38}},
    {"key": "bot-chance-next", "arguments": {"percent": 38, "next": 36}},
    {"key": "bot-chance", "arguments": {"percent": 12}},
]
LONG_MATCHES = [
    ("bang", "8-seats-0", 60),
    ("sakura", "4-seats-0", 20),
    ("six_nimmt", "4-seats-2", 20),
    ("face_to_face", "greedy-1", 12),
    ("intrigo", "4-seats-0", 30),
]


ON_THE_BOARD = "(y) => document.elementFromPoint(innerWidth / 2, y).closest('main') !== null"


def edges(found: Locator) -> tuple[int, int]:
    """Where something begins and ends, from top to bottom, in whole pixels."""
    box = found.bounding_box()
    assert box is not None
    return round(box["y"]), round(box["y"] + box["height"])


@pytest.mark.parametrize(("game", "name", "at"), LONG_MATCHES, ids=str)
def test_a_long_thought_covers_neither_board_nor_controls_of_a_phone(
    new_context: NewContext, address: str, game: str, name: str, at: int
) -> None:
    """Every second step has one; it is opened on demand, and then stays where it is."""

    def think(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        moved = replay["moments"][at - 1 :: 2]
        replay["thoughts"] = [{"seq": each["seq"], "seat": 1, "said": LONG} for each in moved]
        replay["thoughts"][-1]["said"] = [*LONG, *LONG]
        route.fulfill(response=answer, json=replay)

    page = new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    page.route(re.compile(r"/api/.+/replay"), think)
    page.goto(uploaded_match(address, game, name) + f"#step={at}&seat=1")
    board, controls = page.locator("main"), page.locator("footer[aria-label=Replay]")
    hand = page.locator("main .hand")
    hand.wait_for()
    assert edges(board)[1] <= edges(controls)[0]
    assert page.evaluate(ON_THE_BOARD, edges(controls)[0] - 5), "something lies over the board"
    lamp = page.get_by_role("button", name="Why the bots played this")
    lamp.focus()
    page.keyboard.press("Enter")
    thought = page.get_by_role("region", name=re.compile("^Why .+ played this$"))
    expect(thought).to_be_in_viewport(ratio=1)
    place = edges(thought)
    assert edges(board)[1] <= place[0] < place[1] <= edges(controls)[0]
    if game != "intrigo":  # there the board itself scrolls down to the hand
        expect(hand).to_be_in_viewport(ratio=1)
    assert findings(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("No bot explains this step.")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    expect(thought).to_be_in_viewport(ratio=1)
    assert edges(thought) == place, "what is read jumps from step to step"
    page.keyboard.press("Enter")
    expect(thought).to_be_hidden()
    expect(lamp).to_have_attribute("aria-expanded", "false")


def test_a_sentence_that_is_not_there_is_noticed(page: Page) -> None:
    """The judge of all pages is not blind: the name of a message does not pass for a sentence."""
    page.goto("/me")
    expect(page.locator("h1")).to_be_visible()
    assert unsaid(page) == []
    page.evaluate("document.querySelector('h1').textContent = 'bot-bang-suspects'")
    assert unsaid(page) == ["bot-bang-suspects"]


def test_hands_are_seen_only_through_their_eyes_or_with_all_cards_open(
    page: Page, table: str, address: str
) -> None:
    """What the page shows is what the server sends, and it sends no more than was asked for."""
    events = httpx.get(f"{address}/api/tables/{table}/verification").json()["events"]
    hands = [event["cards"] for event in events if event["event"] == "hand-dealt"]
    page.goto(f"/replay/{table}")
    open_hands = page.locator(".hands")
    expect(step(page)).to_be_visible()
    expect(open_hands).to_have_count(0)
    with page.expect_response("**/replay?seat=0&open_cards=true"):
        page.get_by_role("button", name="All cards open").click()
    expect(open_hands.locator("section").nth(1).locator(".number")).to_have_text(
        [str(card) for card in hands[1]]
    )
    with page.expect_response("**/replay?seat=0") as answer:
        page.get_by_role("button", name="All cards open").click()
    assert answer.value.json()["moments"][0]["view"]["hands"] == [hands[0], {"hidden": 10}]
    expect(open_hands).to_have_count(0)


def test_all_hands_lie_over_the_board_of_a_phone_and_fold_away(
    new_context: NewContext, table: str
) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, is_mobile=True).new_page()
    page.goto(f"/replay/{table}#step=3&seat=1&open=1")
    hands = page.get_by_role("group", name="All cards open")
    for seat in (0, 1):
        card = hands.locator("section").nth(seat).locator(".number").first
        card.scroll_into_view_if_needed()  # sideways
        expect(card).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.locator("summary").click()
    expect(hands).to_be_hidden()


CALLED_YOU = re.compile(r"^(?!Card \d+:).*\b(you|your|yours)\b", re.IGNORECASE)
"""What is printed on a card speaks to whoever holds it."""


@pytest.mark.parametrize(("game", "name", "at"), LONG_MATCHES, ids=str)
def test_nobody_in_a_replay_is_called_you(
    page: Page, address: str, game: str, name: str, at: int
) -> None:
    """Through whose eyes one looks changes from click to click; in the story, too."""
    page.goto(uploaded_match(address, game, name) + f"#step={at}&seat=2")
    expect(eyes(page).get_by_role("button", name="seat 1")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("log").locator("[data-line]").first).to_be_visible()
    for _ in range(4):
        lines = page.inner_text("body").splitlines()
        assert [line for line in lines if CALLED_YOU.search(line)] == []
        page.keyboard.press("Shift+ArrowRight")


def test_the_story_is_all_there_and_leads_to_every_moment(page: Page, address: str) -> None:
    page.goto(uploaded_match(address, "bang", "5-seats-0") + "#step=61&seat=1")
    story = page.get_by_role("log")
    here = story.locator("[aria-current=step]")
    expect(here).to_contain_text("plays a Barrel")
    expect(here).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    expect(here).to_contain_text("with Panic!")
    story.get_by_role("button", name="seat 4 drinks a Beer").first.click()
    expect(here).to_contain_text("seat 4 drinks a Beer")
    expect(page.get_by_role("group", name="What happens").first).to_contain_text("drinks a Beer")


def test_every_hand_of_bang_can_be_read_with_all_cards_open(page: Page, address: str) -> None:
    page.goto(uploaded_match(address, "bang", "5-seats-0") + "#step=61&seat=1&open=1")
    hand = page.get_by_role("group", name="All cards open").get_by_label("seat 1")
    expect(hand.locator(".mini")).to_have_count(5)
    widths = [box["width"] for box in map(Locator.bounding_box, hand.locator(".mini").all()) if box]
    assert min(widths) >= 36


def test_a_record_from_a_file_is_replayed(page: Page, table: str, address: str) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        json_file(msgspec.json.encode(record_of(address, table)))
    )
    page.wait_for_url("**/records/*")
    expect(step(page)).to_have_text(re.compile("^Step 1 of"))


def test_a_file_that_is_no_record_gets_a_sentence(page: Page) -> None:
    page.goto("/replay")
    files = page.locator("input[type=file]")
    files.set_input_files(json_file(b"1. e4 e5"))
    expect(page.get_by_role("alert")).to_contain_text("“match.json” isn’t a record of Ludoteka")
    files.set_input_files(json_file(b'{"format": "ludoteka-record-1", "game": "bang"}'))
    expect(page.get_by_role("alert")).to_contain_text("parts of it are missing")
