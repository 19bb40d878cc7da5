"""Setting a table in the browser, as people do it."""

from playwright.sync_api import Page, expect


def all_others(page: Page, kind: str) -> None:
    """Every seat but the host's is of this kind."""
    page.get_by_role("radio", name=kind, exact=True).click()
    spread = page.get_by_role("button", name="Make all seats like this one")
    if spread.is_visible():
        spread.click()


def set_number(page: Page, option: str, value: int) -> None:
    """One of the options that rule each other out."""
    page.get_by_role("radio", name=option).click()
    page.get_by_role("spinbutton", name=option).fill(str(value))


def set_seats(page: Page, seats: int) -> None:
    count = page.get_by_role("group", name="Number of seats")
    count.get_by_role("button", name=str(seats), exact=True).click()


def open_it(page: Page) -> str:
    """The link for friends."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_label("Link to the table").input_value()
    assert link.startswith(f"{page.url}#"), (
        "friends need the end of it, and the bar does not show it"
    )
    return link


def sit(page: Page, link: str, name: str = "") -> None:
    """One tap, after typing a name."""
    page.goto(link)
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="One moment")).to_be_visible()
