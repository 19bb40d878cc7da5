"""What is rated is said before anyone plays."""

from playwright.sync_api import Page, expect

from ludoteka.texts import Texts
from tests.browser.test_friends import open_table

EN = Texts("en")


def read_rule(page: Page, reason: str) -> None:
    """The reason stands there; the rule behind it is a click away."""
    verdict = page.locator("summary").filter(has_text=EN.get("web-is-unrated"))
    expect(verdict).to_contain_text(EN.get(reason))
    rule = page.get_by_text(EN.get("web-rated-rule"))
    expect(rule).not_to_be_visible()
    verdict.click()
    expect(rule).to_be_visible()


def test_the_rule_of_rating_stands_at_the_set_up_and_in_the_waiting_room(page: Page) -> None:
    page.goto("/new/six-nimmt")
    read_rule(page, "web-unrated-casual")
    open_table(page, "six-nimmt", seats=2, options={"Deals": 1})
    read_rule(page, "web-unrated-casual")
