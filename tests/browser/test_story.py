"""The log as a story: it stays at the newest line, and who reads further up is left there."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.seated import Seated

BELOW: Final = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
NEAR: Final = 40
"""Pixels: how near to its end a list counts as there."""
LOW: Final = {"width": 1280, "height": 620}
PHONE: Final = {"width": 390, "height": 844}


def below(page: Page) -> int:
    """How many pixels of the story lie below what is seen."""
    found: int = page.get_by_role("log").evaluate(BELOW)
    return found


def told(new_context: NewContext, **context: object) -> Seated:
    """A game of 6 nimmt! with more lines than there is room for."""
    page = new_context(**context).new_page()
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    seated = Seated(page, seed=3)
    page.goto("/")
    page.get_by_role("button", name="Play now : 6 nimmt!").click()
    page.wait_for_url("**/t/*")
    seated.play_on(most=3, listed=1000)
    return seated


def test_who_reads_further_up_stays_there_and_is_told_how_much_is_new(
    new_context: NewContext,
) -> None:
    seated = told(new_context, viewport=LOW)
    page = seated.page
    assert below(page) < NEAR
    page.get_by_role("log").evaluate("(log) => { log.scrollTop = 0; }")
    expect(page.get_by_role("button", name="Newest")).to_be_visible()
    seated.play_on(most=1, listed=1000)
    seated.wait()
    assert below(page) > NEAR
    newest = page.get_by_role("button", name=re.compile(r"^\d+ new$"))
    newest.click()
    expect(newest).to_be_hidden()
    assert below(page) < NEAR
    seated.play_on(most=1, listed=1000)
    seated.wait()
    assert below(page) < NEAR


def test_the_story_of_a_phone_opens_at_the_newest_line(new_context: NewContext) -> None:
    seated = told(new_context, viewport=PHONE)
    page = seated.page
    page.get_by_role("navigation").get_by_role("button", name="Story").click()
    log = page.get_by_role("log")
    expect(log).to_be_visible()
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight")
    assert below(page) < NEAR
    expect(log.locator("[data-line]").last).to_be_in_viewport()
