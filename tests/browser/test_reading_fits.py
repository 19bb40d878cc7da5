"""Rules and guide at every width and in every language: nothing is cut, nothing lies over something
else, nothing goes out at the side."""

import pytest
from playwright.sync_api import expect

from ludoteka.texts import LANGUAGES, Texts
from tests.browser.conftest import NewContext
from tests.browser.test_rooms_fit import GAMES, faults, looked_at, sizes

SPOIL = """() => {
  const [first, second] = document.querySelectorAll('summary');
  Object.assign(first.style, { display: 'block', width: '30px', overflow: 'hidden' });
  first.style.whiteSpace = 'nowrap';
  Object.assign(second.style, { display: 'block', width: '900px' });
}"""
"""One heading of the guide is cut, and the next one is wider than the page."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_fit(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language).new_page()
    found: list[str] = []
    for game in GAMES:
        page.goto(f"/rules/{game}")
        aim = page.get_by_role("heading", name=Texts(language).get("rulebook-aim"))
        expect(aim).to_be_visible()
        found += sizes(page, f"rules-{game}", language)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_fits_with_every_answer_open(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language).new_page()
    page.goto("/guide")
    expect(page.locator("details").first).to_be_visible()
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert looked_at(page, "guide", language) == []


def test_a_word_that_is_cut_and_a_table_that_goes_out_are_found(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/guide")
    expect(page.locator("summary").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SPOIL)
    found = faults(page)
    assert "the page goes out at the side" in found
    assert any(fault.startswith("cut: ") for fault in found)
