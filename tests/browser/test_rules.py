"""Rules: searched as one types, linked by clause, with pictures of their cards."""

from playwright.sync_api import Page, expect

SOON = 30_000


def test_rules_are_searched_from_the_keyboard_and_opened_by_clause(page: Page) -> None:
    page.goto("/rules/bang#BA-10")
    clause = page.locator("[id='BA-10']")
    expect(clause).to_be_in_viewport(timeout=SOON)
    expect(clause.get_by_text("Winchester", exact=True)).to_be_attached(timeout=SOON)  # a card
    page.keyboard.press("/")
    page.keyboard.type("dynamite SPADES")
    expect(page.get_by_role("status").filter(has_text="found")).to_have_text("1 place found")
    expect(page.locator("article mark").first).to_have_text("Dynamite")
    page.keyboard.press("Escape")
    expect(clause).to_be_attached()

    # A clause that another one names is a step away.
    page.locator("[id='BA-4']").get_by_role("button", name="BA-44").click()
    expect(page.locator("[id='BA-44']")).to_be_in_viewport(timeout=SOON)
