"""By keyboard alone, and in another language from one move to the next."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.seated import Seated


def tab_to(page: Page, description: str, *, most: int = 120) -> None:
    """Press Tab until the focus is on what a screen reader would call so."""
    goal = page.get_by_role("button", name=description).or_(page.get_by_label(description))
    goal = goal.or_(page.get_by_role("radio", name=description))
    for _ in range(most):
        page.keyboard.press("Tab")
        if goal.evaluate_all("(all) => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"{description} cannot be reached by keyboard")


def test_a_game_of_six_nimmt_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/new/six-nimmt")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    tab_to(page, "A bot")
    page.keyboard.press("Enter")
    tab_to(page, "Deals")
    page.keyboard.press("Enter")
    tab_to(page, "Deals")
    page.keyboard.press("Control+A")
    page.keyboard.type("1")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    seated = Seated(page)
    for _ in range(60):
        # while the bots think, another card could be chosen instead
        change = page.get_by_role("button", name="Take back")
        expect(change).to_have_count(0, timeout=2 * PATIENCE)
        if seated.wait()["over"]:
            break
        reach_a_thing(page)
        page.keyboard.press("Enter")
        seated.settle()
    seated.expect_result()
    assert len([move for move in seated.sent if move.startswith("play")]) == 10


def test_the_log_is_one_stop_for_tab_and_arrows_go_through_it(page: Page) -> None:
    seated = Seated(page)
    seated.play_now("6 nimmt!")
    seated.play_on(most=2)
    page.get_by_role("complementary").get_by_role("button", name="Story", exact=True).click()
    page.keyboard.press("End")
    log = page.get_by_role("log")
    lines = log.locator("[data-line]")
    assert lines.count() > 5
    stops = "(log) => [log, ...log.querySelectorAll('*')].filter((e) => e.tabIndex === 0).length"
    assert log.evaluate(stops) == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    # What is behind a line, with its clauses, is opened and closed; Enter shows the moment.
    page.keyboard.press("ArrowRight")
    expect(log.get_by_role("button", name="6N-").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(log.get_by_role("button", name="6N-")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("main.past")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("main.past")).to_be_hidden()


def reach_a_thing(page: Page) -> None:
    """By Tab to the first thing that can be picked."""
    for _ in range(120):
        standing = page.evaluate("document.activeElement.dataset.standing")
        if standing in ("free", "picked"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing to pick can be reached by keyboard")


def test_the_language_changes_in_mid_game_and_nothing_is_lost(page: Page) -> None:
    seated = Seated(page)
    seated.play_now("6 nimmt!")
    sight = seated.wait()
    hand = [thing["name"] for thing in sight["things"]]
    for language, name, prompt, settings in (
        ("ru", "Русский", "Выберите карту.", "Settings"),
        ("uk", "Українська", "Виберіть карту.", "Настройки"),
        ("en", "English", "Choose a card.", "Налаштування"),
    ):
        page.get_by_role("button", name=settings).click()
        page.get_by_role("button", name=name).click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("main").get_by_text(prompt).first).to_be_visible()
        sight = seated.wait()
        assert [thing["name"] for thing in sight["things"]] == hand
        chosen = sight["moves"][-1]
        seated.choose(chosen)
        seated.settle()
        sight = seated.wait()
        while sight["moves"][0].startswith("row"):
            seated.choose(sight["moves"][0])
            seated.settle()
            sight = seated.wait()
        hand = [thing["name"] for thing in sight["things"]]
        assert f"card {chosen.split()[1]}" not in hand
