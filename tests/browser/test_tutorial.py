"""The first lessons, from the door of a room to the last word, by mouse and by keyboard."""

from playwright.sync_api import Page, expect

SOON = 30_000


def test_a_learner_tries_is_told_why_not_and_goes_on(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn to play : 6 nimmt!").click()
    expect(page.get_by_role("heading", name="Cards climb")).to_be_visible(timeout=SOON)
    page.locator("[data-thing='card 24']").click()
    expect(page.get_by_text("Not this one").first).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Try again").click()
    # The list of moves would give the answer away: it is closed until someone asks for it.
    expect(page.locator("[data-move='play 52']")).to_be_hidden()
    page.locator("summary", has_text="Moves").press("Enter")
    page.locator("[data-move='play 52']").press("Enter")
    expect(page.get_by_text("52 is higher than 46")).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_role("heading", name="The closest row")).to_be_visible(timeout=SOON)

    # What was learned is kept: coming back goes on here.
    page.goto("/learn/six-nimmt")
    expect(page.get_by_role("heading", name="The closest row")).to_be_visible(timeout=SOON)
    expect(page.get_by_role("link", name="1: Cards climb (done)")).to_be_visible()


def test_what_cannot_be_played_says_why_in_a_lesson_too(page: Page) -> None:
    page.goto("/learn/bang/1")
    # A pointer that rests asks nothing: it comes from the card beside.
    page.locator("[data-thing='card bang-as']").hover(timeout=SOON)
    page.locator("[data-thing='card missed-10c']").hover(timeout=SOON)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("BA-12", timeout=SOON)
