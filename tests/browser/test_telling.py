"""The telling: every event is said once, in order, at every pace; the end is said at the end."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from scripts.scenes.sending import as_sent
from tests.browser.conftest import OFTEN, PATIENCE, NewContext
from tests.browser.houses import PATIENT, House
from tests.browser.seated import PAINTED, Seated
from tests.browser.watching import Watcher

FIXTURES: Final = Path(__file__).parents[2] / "web" / "fixtures"
MINUTE: Final = 60.0
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
WISHES: Final[dict[str, dict[str, Any]]] = {
    "bang": {"seats": 4},
    "face-to-face": {"seats": 2, "options": {"best-of": 1}},
    "intrigo": {"seats": 3},
    "sakura": {"seats": 3},
    "six-nimmt": {"seats": 2, "options": {"deals": 1}},
}
"""Short matches."""


SETTINGS: Final = msgspec.structs.replace(PATIENT, bot_delay_ms=60)
"""Bots that leave a spectator time to come."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("telling"), SETTINGS) as opened:
        yield opened


@pytest.fixture(scope="module")
def address(house: House) -> str:
    return house.url


def watched(page: Page, address: str, game: str, pace: str) -> tuple[Watcher, str]:
    """A match of random bots that begins when the page is there."""
    page.add_init_script(f"localStorage.setItem('ludoteka.pace', '{pace}')")
    wish = {"game": game, "own_seats": 0, "listed": True, "auto_start": False, **WISHES[game]}
    wish["bots"] = ["random"] * wish["seats"]
    watcher = Watcher(page)
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=MINUTE) as client:
        table = str(client.post("/api/tables", json=wish).raise_for_status().json()["id"])
        page.goto(f"/t/{table}")
        page.get_by_role("heading").first.wait_for()
        watcher.begin()
        start = {"do": "start", "id": "start"}
        client.post(f"/api/tables/{table}/commands", json=start).raise_for_status()
    page.locator("main.board").wait_for()
    return watcher, table


def until_over(address: str, table: str) -> None:
    until = time.monotonic() + MINUTE
    while httpx.get(f"{address}/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < until, "the bots did not finish"
        time.sleep(0.1)


def check_ids(said: list[list[Any]]) -> None:
    ids = [number for number, _ in said]
    assert ids == sorted(set(ids)), "no sentence is said twice, or before its turn"


def check_whole(noted: dict[str, Any], walked: list[list[Any]]) -> None:
    """What was heard since the page came is what the history says, sentence by sentence."""
    check_ids(walked)
    heard = [pair for pair in noted["said"] if pair[0] > 0]
    told = [pair for pair in walked if pair[0] > 0]
    assert len(heard) > 10
    # Where narrator and prompt share a box, the last sentence goes with the story, and the end
    # scene may be the first to say how it ended.
    assert abs(len(heard) - len(told)) <= 1
    both = min(len(heard), len(told))
    assert heard[:both] == told[:both], "none is missing, none is out of order"


def until_ended(page: Page) -> None:
    """Waits for the end scene, in real time."""
    page.locator(".end-scene").wait_for(timeout=4 * PATIENCE)


def check_told(page: Page, watcher: Watcher) -> None:
    """The end was told once, at the end, and everything before it in order."""
    scene = page.locator(".end-scene")
    expect(scene.locator("#end-title")).not_to_be_empty()
    expect(scene.locator("#end-why")).not_to_be_empty()
    noted = watcher.noted()
    check_ids(noted["said"])
    assert (noted["over"], noted["early"]) == (1, 0)
    assert noted["moved"] == []
    page.keyboard.press("Escape")
    expect(scene).to_be_hidden()
    check_whole(noted, watcher.walk())


@pytest.mark.parametrize("game", WISHES)
def test_a_spectator_hears_every_event_once_and_the_end_at_the_end(
    new_context: NewContext, address: str, game: str
) -> None:
    page = new_context(reduced_motion="no-preference").new_page()
    watcher, table = watched(page, address, game, "fast")
    until_over(address, table)
    until_ended(page)
    check_told(page, watcher)


PACES: Final = ["Slow", "Normal", "Fast", "Step by step"]
AT_ONE_PACE: Final = 3
"""Sentences, at least."""
CHANGE: Final = """async (pace) => {
  document.querySelector('.transport .pace')?.click();
  await new Promise((done) => queueMicrotask(done));
  const radios = [...document.querySelectorAll('.transport [role=radio]')];
  radios.find((radio) => radio.textContent.trim() === pace)?.click();
  document.querySelector('.transport .pace')?.click();
}"""
"""At once, as the story does not stand still meanwhile."""


@pytest.mark.parametrize("game", WISHES)
def test_who_changes_the_pace_as_the_story_goes_hears_every_event_once(
    new_context: NewContext, address: str, game: str
) -> None:
    """The page's clock runs as fast as it can; every match is told at every pace."""
    page = new_context(reduced_motion="reduce").new_page()
    page.clock.install()
    watcher, table = watched(page, address, game, "step")
    until_over(address, table)
    scene = page.locator(".end-scene")
    heard: set[str] = set()
    for turn in range(1000):
        pace = PACES[turn % len(PACES)]
        page.evaluate(CHANGE, pace)
        before = watcher.count()
        for _ in range(50):
            page.clock.run_for(400)
            if pace == PACES[-1]:
                page.keyboard.press("ArrowRight")
            if scene.is_visible() or watcher.count() >= before + AT_ONE_PACE:
                break
        if watcher.count() > before:
            heard.add(pace)
        if scene.is_visible():
            break
    assert heard == set(PACES)
    check_told(page, watcher)


FLOWN: Final = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.dataset?.fly?.startsWith('card ')) window.flown += 1;
  return animate.apply(this, how);
};
document.addEventListener('animationstart', ({ animationName }) => {
  if (animationName.endsWith('dealt')) window.flown += 1;
});
"""
"""Counts the cards that have flown since the page came."""
DEALT: Final = {
    "BANG!": (4, r"The roles are dealt\. .+ the Sheriff\."),
    "Sakura": (3, r"\d cards each\. The Emperor waits at \d+\."),
    "6 nimmt!": (10, r"Deal 1: ten new cards each\."),
    "Face to Face": (6, r"Game 1\. (You begin|.+ begins)\."),
    "Intrigo": (4, r"Round 1: (you go|.+ goes) first\."),
}
"""At the start: cards of a hand, at least, and what is said."""


@pytest.mark.parametrize("game", DEALT)
def test_a_match_begins_with_its_deal(new_context: NewContext, game: str) -> None:
    page = new_context(reduced_motion="no-preference").new_page()
    page.add_init_script(FLOWN)
    cards, sentence = DEALT[game]
    seated = Seated(page)
    seated.play_now(game)
    page.wait_for_function("(cards) => window.flown >= cards", arg=cards, polling=OFTEN)
    seated.wait()
    rail = page.locator("aside.rail")
    rail.get_by_role("button", name="Story").click()
    expect(rail).to_contain_text(re.compile(sentence))


SAID: Final = """() =>
  [...document.querySelectorAll('main.board .for-readers[aria-live]')].slice(0, 2)
    .map((region) => region.textContent.trim()).find(Boolean) ?? ''
"""
"""What a screen reader was told last."""


@pytest.mark.parametrize("game", ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"])
def test_a_player_who_rewinds_and_returns_has_never_left(
    new_context: NewContext, game: str
) -> None:
    page = new_context().new_page()
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    seated, watcher = Seated(page, seed=3), Watcher(page)
    seated.play_now(game)
    watcher.begin()
    for turn in range(4):
        watcher.until_told()
        seated.play_on(most=1)
        if turn % 2:
            for _ in range(turn + 1):
                page.keyboard.press("ArrowLeft")
            page.keyboard.press("End")
    watcher.until_told()
    seated.wait()  # what the others do meanwhile comes after what was told
    watcher.until_told()
    noted = watcher.noted()
    check_ids(noted["said"])
    assert noted["early"] == 0
    walked = [text for _, text in watcher.walk()]
    said = page.evaluate(SAID)
    page.reload()
    page.locator("main.board").wait_for()
    page.wait_for_function(f"(said) => ({SAID})() === said", arg=said, polling=OFTEN)
    watcher.until_told()  # a match that has just begun is told from its deal
    again = [text for _, text in watcher.walk()]
    assert again == walked, "what the server tells again is what was told"


@pytest.mark.parametrize("game", WISHES)
def test_no_words_of_narrator_or_prompt_move_the_board(page: Page, address: str, game: str) -> None:
    watcher, _ = watched(page, address, game, "step")
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size(size)
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            page.evaluate(PAINTED)
            found = watcher.stretch()
            assert found["things"] > 3
            assert found["texts"] > 0
            assert found["moved"] == [], f"{size}"


NO_PLACE: Final = None
# What the end scene says through these eyes (None: who looks on): title, reason, and place where
# there are some.
ENDS: Final[dict[tuple[str, int | None], tuple[str, str, str | None]]] = {
    ("bang/over-7", 0): ("You win", "All Outlaws and the Renegade are dead.", NO_PLACE),
    ("bang/over-7", 1): ("You lose", "All Outlaws and the Renegade are dead.", NO_PLACE),
    ("bang/over-7", None): (
        "The Sheriff’s side wins",
        "All Outlaws and the Renegade are dead.",
        NO_PLACE,
    ),
    ("bang/lost-7", 0): ("You lose", "The Sheriff is dead.", NO_PLACE),
    ("bang/over-3", 0): ("You lose", "Jonas shot you, the Renegade.", NO_PLACE),
    ("bang/over-3", 1): ("You win", "You shot the Renegade, Nadia, personally.", NO_PLACE),
    ("bang/over-3", None): ("Jonas wins", "Jonas shot the Renegade, Nadia, personally.", NO_PLACE),
    ("bang/tournament-over-4", 0): (
        "You lose",
        "Olena has the most money: $14,000.",
        "Your place: 4 of 4.",
    ),
    ("sakura/over-5", 0): ("Bruno wins", "12 tokens, 2 more than Jonas.", "Your place: 3 of 5."),
    ("sakura/over-5", 4): ("You win", "12 tokens, 2 more than Jonas.", NO_PLACE),
    ("sakura/over-5", None): ("Bruno wins", "12 tokens, 2 more than Jonas.", NO_PLACE),
    ("sakura/over-2", 0): ("You win", "10 tokens, 1 more than Jonas.", NO_PLACE),
    ("six-nimmt/over-6", 0): (
        "Zita wins",
        "You have 70 bull heads. You went through the fence.",
        "Your place: 6 of 6.",
    ),
    ("six-nimmt/over-6", 5): (
        "You win",
        "3 bull heads, the fewest of 6. Nadia went through the fence with 70.",
        NO_PLACE,
    ),
    ("six-nimmt/over-6", None): (
        "Zita wins",
        "3 bull heads, the fewest of 6. Nadia went through the fence with 70.",
        NO_PLACE,
    ),
    ("six-nimmt/over-shared-4", 0): (
        "You and Marek win",
        "0 bull heads, the fewest of 4. Jonas went through the fence with 25.",
        NO_PLACE,
    ),
    ("face-to-face/match-lost", 0): ("You lose", "You could not play two cards.", NO_PLACE),
    ("face-to-face/match-won", 1): ("You win", "Nadia could not play two cards.", NO_PLACE),
    ("face-to-face/match-seen", None): ("Jonas wins", "Nadia could not play two cards.", NO_PLACE),
    ("face-to-face/all-played", 0): ("You win", "You played all 58 cards.", NO_PLACE),
    ("intrigo/over-4", 0): ("You lose", "Marek wins. One seal of every kind.", NO_PLACE),
    ("intrigo/over-4", 3): ("You win", "One seal of every kind.", NO_PLACE),
    ("intrigo/over-4", None): ("Marek wins", "One seal of every kind.", NO_PLACE),
    ("intrigo/over-3", 0): ("You lose", "Olena wins. Four merchants’ seals.", NO_PLACE),
}


@pytest.mark.parametrize(("moment", "eyes"), ENDS)
def test_the_end_scene_names_the_winner_the_reason_and_my_place(
    page: Page, moment: str, eyes: int | None
) -> None:
    game, name = moment.split("/")
    stored = json.loads((FIXTURES / game / f"{name}.json").read_text("utf-8"))
    welcome = stored["welcome"]
    sight = welcome["sights"][0]
    sight["seat"] = sight["view"]["seat"] = eyes
    welcome["you"]["seats"] = [] if eyes is None else [eyes]
    welcome["table"]["listed"] = True  # open to who looks on, too
    page.route_web_socket("**/ws/tables/**", lambda socket: socket.send(as_sent(welcome)))
    page.route("**/api/tables/*/printed", lambda route: route.fulfill(json=stored["printed"]))
    page.goto(f"/t/{game}")
    title, reason, place = ENDS[moment, eyes]
    scene = page.locator(".end-scene")
    scene.wait_for(timeout=PATIENCE)
    expect(scene.locator("#end-title")).to_have_text(title)
    said = [reason] if place is None else [reason, place]
    expect(scene.locator("#end-why > span")).to_have_text(said)
    for seat in welcome["table"]["seats"]:
        if seat["seat"] != eyes:
            expect(scene).to_contain_text(seat["name"])
    for button in ("Replay", "Share", "Home"):
        expect(scene.get_by_text(button, exact=True)).to_be_visible()
    again = scene.get_by_text("Play again", exact=True)
    expect(again).to_have_count(0 if eyes is None else 1)  # who looks on has no seat


STEP_BACK: Final = """() => {
  if (document.querySelector('main.board').classList.contains('past')) return true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  return false;
}"""
LIES_ABOVE: Final = """() => {
  // The outermost layer between the room and its narrator that stacks by itself.
  const room = document.querySelector('main.board .room');
  let layer = null;
  for (let one = document.querySelector('.narrator'); one !== room; one = one.parentElement)
    if (getComputedStyle(one).zIndex !== 'auto') layer = one;
  return layer !== null && Number(getComputedStyle(layer).zIndex)
    > Number(getComputedStyle(room, '::after').zIndex);
}"""


@pytest.mark.parametrize("game", ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"])
def test_the_past_is_tinted_and_the_way_back_is_clear(page: Page, game: str) -> None:
    seated = Seated(page, seed=3)
    seated.play_now(game)
    seated.play_on(most=1)  # who begins has nothing to look back at
    main, tint = page.locator("main.board"), "getComputedStyle(%s, '::after').backdropFilter"
    room = "document.querySelector('main.board .room')"
    page.wait_for_function(STEP_BACK, polling=200)  # as soon as there is a past
    assert page.evaluate(tint % room) == "sepia(0.55) brightness(0.86)"
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert page.evaluate(LIES_ABOVE), "the strip is tinted, too"
    page.keyboard.press("End")
    expect(main).not_to_have_class(re.compile(r"\bpast\b"))
    assert page.evaluate(tint % room) == "none"


def test_keys_pause_the_story_and_go_through_it(page: Page, address: str) -> None:
    page.clock.install()
    watcher, table = watched(page, address, "six-nimmt", "normal")
    page.keyboard.press("Space")
    until_over(address, table)
    before = watcher.noted()["said"]
    page.clock.run_for(60_000)
    assert watcher.noted()["said"] == before, "nobody who pauses is told anything"
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    page.keyboard.press("Space")
    page.clock.run_for(60_000)
    watcher.until_told()
    assert len(watcher.noted()["said"]) > len(before)
