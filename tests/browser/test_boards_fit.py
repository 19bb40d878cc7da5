"""Every board at its fullest fits a phone, upright and lying: nothing scrolls sideways."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import NewContext
from tests.browser.seated import Seated

UPRIGHT: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 740, "height": 360}
FULLEST = {"bang": 8, "sakura": 6, "six-nimmt": 10, "face-to-face": 2, "intrigo": 4}
SALOON_SCROLLS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.window');
  return scrollHeight > clientHeight;
}"""


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize(("game", "seats"), FULLEST.items())
def test_a_full_board_fits_a_phone_and_can_be_played_there(
    new_context: NewContext, game: str, seats: int
) -> None:
    page = new_context(viewport=UPRIGHT, has_touch=True, is_mobile=True).new_page()
    seated = Seated(page)
    page.goto(f"/new/{game}")
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.get_by_role("button", name="Only bots").click()
    assert not scrolls_sideways(page), "the set-up"
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    for view in (UPRIGHT, LYING, UPRIGHT):
        page.set_viewport_size(view)
        seated.tap()
        assert not scrolls_sideways(page), f"{view}"
        if game == "bang" and view == LYING:
            assert not page.evaluate(SALOON_SCROLLS)
