"""BANG!'s prompt: between two questions, with targets on a phone, and for who is out."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewContext
from tests.browser.recorded import Recorded, moment_of, moves_sent

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 740}]


def test_who_is_hit_reads_so_and_is_not_asked_again(page: Page) -> None:
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'step')")
    recorded = Recorded(page, "slab-hit-7", sights=0)
    prompt = page.locator(".ask")
    expect(prompt).to_contain_text("Dodge?")
    recorded.go_on()
    page.get_by_role("button", name="Step forward (Right)").click()
    expect(page.locator(".sentence")).to_have_text("Jonas hits you. You have 2 life points left.")
    expect(prompt).to_contain_text("You are hit")
    expect(prompt).to_contain_text("Life points: 2.")
    expect(prompt).not_to_contain_text("Dodge?")
    expect(prompt.get_by_role("button", name="Take the hit")).to_have_count(0)


@pytest.mark.parametrize("size", PHONES, ids=["phone", "small phone"])
@pytest.mark.parametrize("card", ["jail-4h", "duel-8c"])
def test_targets_leave_the_question_of_a_phone_in_sight(
    page: Page, card: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    Recorded(page, "play-6")
    page.locator(f"[data-thing='card {card}']").click()
    question = page.locator(".ask .words b").first.bounding_box()
    buttons = page.locator(".ask .choice, .ask .put-back")
    box = page.locator(".ask").bounding_box()
    assert question
    assert box
    assert buttons.count() >= 5
    for button in buttons.all():
        place = button.bounding_box()
        assert place
        assert place["y"] >= question["y"] + question["height"]
        assert place["y"] + place["height"] <= box["y"] + box["height"]


def test_who_is_out_hurries_until_the_game_is_left(page: Page) -> None:
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'slow')")
    Recorded(page, "dead-7")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="To the end")).to_be_hidden()
    kept = "() => localStorage.getItem('ludoteka.pace')"
    assert page.evaluate(kept) == "fast"
    page.get_by_role("link", name="Ludoteka").click()
    page.wait_for_url("**/")
    page.locator(".saloon").wait_for(state="detached")
    assert page.evaluate(kept) == "slow"


CUT = """() => [...document.querySelectorAll('.box .sentence span, .box .words > *')]
  .filter((part) => part.checkVisibility())
  .filter((part) => part.scrollWidth > part.clientWidth + 1
    || part.scrollHeight > part.clientHeight + 1)
  .map((part) => part.textContent)"""
MEETING = """() => {
  const parts = [...document.querySelectorAll(
    '.say > .words > *, .say .choice, .answers > .choice, .ask .chip, .put-back, .jump')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.textContent, part.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return parts.flatMap(([one, a], place) => parts.slice(place + 1)
    .filter(([, b]) => meet(a, b)).map(([other]) => [one, other]));
}"""


SUNK = """() => {
  const ask = document.querySelector('.ask').getBoundingClientRect();
  const question = document.querySelector('.ask .words b').getBoundingClientRect();
  return question.height < 12 || question.top < ask.top - 1 || question.bottom > ask.bottom + 1;
}"""


def asked_first(moment: str) -> int:
    """The first sight of this moment that asks something."""
    stored = moment_of("bang", moment)
    sights = [*stored["before"], stored["welcome"]["sights"][0]]
    return next(place for place, sight in enumerate(sights) if sight["moves"])


PAINTED = "() => new Promise((done) => requestAnimationFrame(() => done()))"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", PHONES, ids=["phone", "small phone"])
@pytest.mark.parametrize("moment", ["robbed-6", "gatling-7", "indians-7", "sid-shot-5"])
def test_however_many_answers_there_are_a_phone_shows_the_question(
    new_context: NewContext, moment: str, size: ViewportSize, language: str
) -> None:
    page = new_context(viewport=size, locale=language).new_page()
    Recorded(page, moment, sights=asked_first(moment))
    page.locator(".ask .choice").nth(1).wait_for()
    assert not page.evaluate(SUNK)
    assert page.evaluate(MEETING) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", PHONES, ids=["phone", "small phone"])
def test_on_a_phone_question_deeds_and_answers_stay_apart_and_whole(
    new_context: NewContext, size: ViewportSize, language: str
) -> None:
    page = new_context(viewport=size, locale=language).new_page()
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'step')")
    recorded = Recorded(page, "slab-hit-7", sights=0)
    for _ in range(3):
        recorded.go_on()
    for _ in range(11):  # to the last shot, with all that has happened since my turn
        page.keyboard.press("ArrowRight")
        page.evaluate(PAINTED)
        assert page.evaluate(MEETING) == []
        assert page.evaluate(CUT) == []
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".ask .start")).to_be_visible()  # back to now
    assert page.evaluate(MEETING) == []
    assert page.evaluate(CUT) == []
    page.locator(".ask .start").click()
    expect(page.locator("main.board.past")).to_have_count(0)


@pytest.mark.rule("BA-61")
def test_sid_ketchum_can_heal_before_he_answers_a_shot(page: Page) -> None:
    recorded = Recorded(page, "sid-shot-5")
    prompt = page.locator(".ask")
    expect(prompt).to_contain_text("Dodge?")
    prompt.get_by_role("button", name="Heal with two cards").click()
    expect(prompt).to_contain_text("Choose the first card.")
    page.locator(".hand").get_by_role("button", name="Beer 6♥").click()
    expect(page.locator(".saloon")).to_be_visible()
    assert moves_sent(recorded) == ["heal beer-6h"]


@pytest.mark.rule("BA-61")
def test_a_click_on_a_card_still_answers(page: Page) -> None:
    recorded = Recorded(page, "sid-shot-5")
    page.locator(".hand").get_by_role("button", name="Missed! 2♠").click()
    expect(page.locator(".saloon")).to_be_visible()
    assert moves_sent(recorded) == ["answer missed-2s"]


@pytest.mark.rule("BA-61")
@pytest.mark.parametrize("by", ["button", "card"])
def test_sid_ketchum_takes_his_first_card_back(page: Page, by: str) -> None:
    recorded = Recorded(page, "sid-second-5")
    chosen = page.locator(".hand .chosen")
    expect(chosen).to_have_count(1)
    prompt = page.locator(".ask")
    expect(prompt).to_contain_text("Choose the second card")
    if by == "button":
        prompt.get_by_role("button", name="Take it back").click()
    else:
        chosen.click()
    expect(page.locator(".saloon")).to_be_visible()
    assert moves_sent(recorded) == ["take beer-6h"]


@pytest.mark.parametrize("phone", PHONES, ids=["390", "360"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("moment", ["slab-7", "duel-4", "rescue-5"])
def test_what_is_declined_is_named_whole_on_a_phone(
    new_context: NewContext, moment: str, language: str, phone: ViewportSize
) -> None:
    page = new_context(viewport=phone, locale=language).new_page()
    Recorded(page, moment)
    expect(page.locator(".choice.quiet b").first).to_be_visible()
    for words in page.locator(".choice.quiet b").all():
        assert words.evaluate(
            "(words) => words.scrollWidth <= words.clientWidth"
            " && words.getBoundingClientRect().right"
            " <= words.closest('button').getBoundingClientRect().right"
        ), words.inner_text()
