"""No page keeps anyone out: axe-core finds nothing serious, in light and in dark."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_in
from tests.browser.played import uploaded_match
from tests.browser.scenes import show_end, show_interlude, show_moment
from tests.browser.seated import Seated

GAMES = ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"]
PAGES = [
    "/",
    "/new/bang",
    "/new/six-nimmt",
    "/rules/sakura",
    "/rules/bang",
    "/learn/intrigo",
    "/replay",
    "/me",
    "/guide",
    "/host",
    "/reset",
    "/t/nothing-here",
    "/replay/nothing-here",
    "/nowhere",
]
REPLAYS = [
    ("bang", "5-seats-2"),
    ("sakura", "4-seats-0"),
    ("six_nimmt", "4-seats-2"),
    ("face_to_face", "greedy-1"),
    ("intrigo", "4-seats-0"),
]
ENDS = [
    ("bang", "over-7"),
    ("bang", "lost-7"),
    ("bang", "tournament-over-4"),
    ("sakura", "over-5"),
    ("sakura", "over-2"),
    ("six-nimmt", "over-6"),
    ("six-nimmt", "over-10"),
    ("face-to-face", "match-won"),
    ("face-to-face", "match-lost"),
    ("intrigo", "over-4"),
    ("intrigo", "won-4"),
]
INTERLUDES = [("six-nimmt", "deal-2-6"), ("face-to-face", "game-lost")]
WIDTHS = [(1440, 900), (390, 844)]
GUEST = """async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  return (await fetch('/api/guests', init)).json();
}"""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_nobody_out(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert found_in("light", page) + found_in("dark", page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_board_keeps_nobody_out(page: Page, game: str) -> None:
    seated = Seated(page, seed=2)
    seated.play_now(game)
    seated.wait()
    found = found_in("light", page)
    seated.play_on(most=2)
    assert found + found_in("dark", page) == []


@pytest.mark.parametrize(("game", "name"), REPLAYS)
def test_a_running_replay_keeps_nobody_out(page: Page, address: str, game: str, name: str) -> None:
    page.goto(uploaded_match(address, game, name) + "#step=12&seat=1&open=1")
    step = page.get_by_text("Step 12 of")
    step.wait_for()  # a busy server takes its time to make a replay
    found = found_in("light", page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_be_hidden()
    assert found + found_in("dark", page) == []


@pytest.mark.parametrize(("width", "height"), WIDTHS)
@pytest.mark.parametrize(("game", "moment"), ENDS)
def test_an_end_scene_keeps_nobody_out(
    page: Page, game: str, moment: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show_end(page, game, moment)
    assert found_in("light", page) + found_in("dark", page) == []


@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_the_role_at_the_start_keeps_nobody_out(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show_moment(page, "bang", "role-7")
    panel = page.locator(".panel.first")
    panel.hover()
    panel.locator("b").first.hover()  # it stays as long as someone reads
    found = found_in("light", page) + found_in("dark", page)
    expect(panel).to_be_visible()
    assert found == []


@pytest.mark.parametrize(("width", "height"), WIDTHS)
@pytest.mark.parametrize(("game", "moment"), INTERLUDES)
def test_the_table_after_a_deal_keeps_nobody_out(
    page: Page, game: str, moment: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show_interlude(page, game, moment)
    page.get_by_role("button", name="Wait").click()  # it would go on by itself
    assert found_in("light", page) + found_in("dark", page) == []


def test_the_page_of_a_person_keeps_nobody_out(page: Page) -> None:
    page.goto("/")
    guest = page.evaluate(GUEST)
    page.goto(f"/people/{guest['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(guest["name"])
    assert found_in("light", page) + found_in("dark", page) == []


def test_a_page_that_keeps_somebody_out_would_be_found(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.locator("main")).to_be_visible()
    page.evaluate("document.querySelector('main').innerHTML = '<button></button><img src=x>'")
    assert {finding.split(":")[1] for finding in found_in("light", page)} == {
        " button-name",
        " image-alt",
    }
