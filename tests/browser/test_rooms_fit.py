"""Every page and state around a match, at every width and in every language: nothing is cut,
nothing lies over something else, nothing goes out at the side. Pictures of all of them go to the
folder that `LUDOTEKA_PICTURES` names, for a look beside the drawings."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludoteka.texts import LANGUAGES, Texts
from tests.browser.axe import found_in
from tests.browser.conftest import NewContext
from tests.browser.test_home import (
    call,
    come,
    finish_match,
    open_table,
    play_first,
    start_match,
)
from tests.browser.test_people import played_together

WIDTHS: Final = {360: 780, 820: 1180, 1440: 900, 2560: 1440}
GAMES: Final = ["bang", "sakura", "six-nimmt", "face-to-face", "intrigo"]
PANELS: Final = ["menu-invite", "standing", "vacation", "leave", "resign", "menu-report"]
LOOKS: Final = [(360, "light"), (1440, "dark"), (360, "dark"), (1440, "light")]
"""What axe looks at."""
OF_LANGUAGE: Final = {"en": LOOKS, "ru": LOOKS[:2], "uk": LOOKS[2:]}
"""Colours are the same in every language, so one look in light and one in dark are enough."""
PICTURES: Final = os.environ.get("LUDOTEKA_PICTURES", "")

CUT: Final = """() => {
  const bad = [];
  if (document.documentElement.scrollWidth > innerWidth) bad.push('the page goes out at the side');
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const read = 'button, a, h1, h2, h3, label, small, b, p, li, th, td, summary';
  for (const one of document.querySelectorAll(read)) {
    const text = one.innerText?.trim();
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    // For screen readers, or shown with the focus.
    if (!text || !box.height || box.width === 1 || style.clipPath !== 'none') continue;
    if (style.fontSize === '0px') continue;
    if (!box.width && style.display !== 'inline') bad.push(`no room: ${text.slice(0, 40)}`);
    const mayBeCut = style.overflowX !== 'hidden' || style.textOverflow === 'ellipsis';
    if (!mayBeCut && one.scrollWidth > one.clientWidth + 1) bad.push(`cut: ${text.slice(0, 40)}`);
    // Words that go out of their plate or button lie over what is beside it.
    const isPlate = one.matches('.button, .link, .option, [data-seat] :is(b, small)');
    if (isPlate && one.clientWidth && mayBeCut && style.overflowX !== 'hidden'
        && one.scrollWidth > one.clientWidth + 1) bad.push(`spilt: ${text.slice(0, 40)}`);
    // A word that stands letter under letter has no room.
    const narrow = lines(one).filter((line) => line.width > 0);
    const isSqueezed = narrow.length > 4 && narrow.every((line) => line.width < 28);
    if (isSqueezed) bad.push(`squeezed: ${text.slice(0, 40)}`);
  }
  return bad;
}"""
"""What keeps a page from being read."""
TRIES: Final = 20


def faults(page: Page) -> list[str]:
    """What is wrong with the page once it has settled; boards lay themselves out by script."""
    found: list[str] = []
    for _ in range(TRIES):
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
        )
        found = page.evaluate(CUT)
        if not found:
            break
    return found


def sizes(page: Page, name: str, language: str) -> Iterator[str]:
    """At each width: what is wrong with the page there."""
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        yield from (f"{name} {language} {width}: {each}" for each in faults(page))
        if PICTURES:
            for theme in ("light", "dark"):
                page.evaluate(
                    "(theme) => { document.documentElement.dataset.theme = theme; }", theme
                )
                file = Path(PICTURES) / f"{name}-{width}-{theme}-{language}.png"
                page.screenshot(path=file, full_page=True)
            page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")


def looked_at(page: Page, name: str, language: str) -> list[str]:
    """At all widths, and by axe in light and dark at the narrowest and a usual one."""
    found = list(sizes(page, name, language))
    for width, theme in OF_LANGUAGE[language]:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        where = f"{name} {language} {width}"
        found += [f"{where}: {each}" for each in found_in(theme, page)]
        page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def named(new_context: NewContext, name: str, language: str) -> Page:
    return come(new_context, f"{name} {language} of fit", locale=language)


def test_set_up_pages_fit(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language).new_page()
    found: list[str] = []
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("[data-seat]").first.wait_for()
        found += looked_at(page, f"setup-{game}", language)
    page.set_viewport_size({"width": 360, "height": 780})
    page.locator('[data-seat="1"] button').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += looked_at(page, "setup-seat-menu", language)
    page.keyboard.press("Escape")
    page.goto("/new/bang")
    page.get_by_role("button", name="BA-85").click()
    expect(page.get_by_role("dialog").locator("article.on")).to_be_in_viewport()
    found += looked_at(page, "setup-clause", language)
    assert found == []


def test_the_waiting_room_fits_its_host_guests_and_visitors(
    new_context: NewContext, language: str
) -> None:
    host, guest = named(new_context, "Hanna", language), named(new_context, "Gus", language)
    visitor = named(new_context, "Tina", language)
    table = open_table(host, game="sakura", seats=5, bots=[{"figure": "zita", "bot": "greedy"}])
    seats = call(host, "GET", f"/api/tables/{table}")["seats"]
    free = next(seat["seat"] for seat in seats if seat["kind"] == "free")
    call(guest, "POST", f"/api/tables/{table}/commands", do="sit", id="s", seat=free)
    found: list[str] = []
    for name, page in (("host", host), ("guest", guest), ("visitor", visitor)):
        page.goto(f"/t/{table}")
        page.locator("[data-seat]").first.wait_for()
        page.locator("main footer button").first.wait_for()
        found += looked_at(page, f"waiting-{name}", language)
    text = Texts(language).get
    guest.goto("/")
    host.get_by_text(re.compile(text("web-room-away-since", time=r"\d+:\d\d"))).wait_for()
    found += looked_at(host, "waiting-away", language)
    guest.goto(f"/t/{table}")
    host.get_by_role("button", name=text("web-room-change"), exact=True).click()
    found += looked_at(host, "waiting-change", language)
    host.keyboard.press("Escape")
    host.get_by_role("button", name=text("web-room-close"), exact=True).click()
    found += looked_at(host, "waiting-close", language)
    host.get_by_role("button", name=text("web-room-close-yes"), exact=True).click()
    closed = text("web-closed-by", name=f"Hanna {language} of fit")
    expect(guest.get_by_role("heading", name=closed)).to_be_visible()
    found += looked_at(guest, "waiting-closed", language)
    assert found == []


def test_home_people_and_my_page_fit(new_context: NewContext, language: str) -> None:
    page, other = named(new_context, "Hilda", language), named(new_context, "Olaf", language)
    found = looked_at(page, "home-empty", language)
    open_table(other, game="intrigo", listed=True, clock={"kind": "slow", "each": 86_400})
    open_table(page, game="sakura", bots=[{"figure": "doc", "bot": "greedy"}])
    played_together(page, other)
    finish_match(page)
    start_match(page, game="bang", clock={"kind": "live", "base": 600, "increment": 10})
    table = open_table(other, game="six-nimmt")
    call(other, "POST", "/api/challenges", table=table, name=call(page, "GET", "/api/me")["name"])
    page.goto("/")
    page.locator(".row").nth(3).wait_for()
    found += looked_at(page, "home", language)
    page.goto("/people")
    page.locator("main section li").first.wait_for()
    found += looked_at(page, "people", language)
    page.goto(f"/people/{call(other, 'GET', '/api/me')['id']}")
    page.locator("main h1").wait_for()
    found += looked_at(page, "person", language)
    page.goto("/me")
    page.locator("main section").nth(5).wait_for()
    found += looked_at(page, "me", language)
    assert found == []


def test_the_menu_of_a_table_and_its_questions_fit(new_context: NewContext, language: str) -> None:
    page, other = named(new_context, "Mina", language), named(new_context, "Axel", language)
    table = open_table(
        page, game="six-nimmt", seats=2, auto_start=False, clock={"kind": "slow", "each": 86_400}
    )
    call(other, "POST", f"/api/tables/{table}/commands", do="sit", id="s", seat=1)
    call(other, "POST", f"/api/tables/{table}/commands", do="ready", id="r", seat=1)
    call(page, "POST", f"/api/tables/{table}/commands", do="start", id="b")
    for each in (page, other):
        each.goto(f"/t/{table}")
    page.locator("main.board").wait_for()
    found: list[str] = []
    open_menu(page)
    found += looked_at(page, "menu", language)
    page.keyboard.press("Escape")
    for panel in PANELS:
        label = Texts(language).get(f"web-leaving-{panel}")
        open_menu(page).locator("b").filter(has_text=re.compile(f"^{label}$")).click()
        page.get_by_role("dialog").wait_for()
        found += looked_at(page, f"menu-{panel}", language)
        page.keyboard.press("Escape")
    text = Texts(language).get
    report = re.compile(f"^{text('web-leaving-menu-report')}$")
    for what, name in (("person", f"Axel {language} of fit"), ("game", text("web-reason-game"))):
        open_menu(page).locator("b").filter(has_text=report).click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.locator("textarea").wait_for()
        found += looked_at(page, f"menu-report-{what}", language)
        page.keyboard.press("Escape")
    for each in (page, other):
        play_first(each, table)
    call(page, "POST", f"/api/tables/{table}/commands", do="offer-stop", id="o", seat=0)
    other.locator("section.asked").wait_for()
    found += looked_at(other, "menu-asked", language)
    call(
        other, "POST", f"/api/tables/{table}/commands", do="answer-stop", id="a", seat=1, agree=True
    )
    page.locator("a[href^='/replay/']").wait_for()
    found += looked_at(page, "menu-agreed", language)
    page.locator("a[href^='/replay/']").click()
    page.locator(".eyes").wait_for()
    found += looked_at(page, "replay-stopped", language)
    page.goto("/")
    page.get_by_text(text("web-home-stopped"), exact=True).wait_for()
    found += looked_at(page, "home-stopped", language)
    assert found == []


def test_a_table_whose_people_come_and_go_fits(new_context: NewContext, language: str) -> None:
    """Watched, on vacation, left, resigned and over; each through the eyes of who is told."""
    page, other = named(new_context, "Lena", language), named(new_context, "Omar", language)
    watcher = named(new_context, "Wes", language)
    text = Texts(language).get
    table = open_table(
        page,
        game="six-nimmt",
        seats=2,
        options={"deals": 1},
        auto_start=False,
        clock={"kind": "slow", "each": 86_400},
    )
    commands = f"/api/tables/{table}/commands"
    call(other, "POST", commands, do="sit", id="s", seat=1)
    call(other, "POST", commands, do="ready", id="r", seat=1)
    call(page, "POST", commands, do="start", id="b")
    for each in (page, other, watcher):
        each.goto(f"/t/{table}")
        each.locator("main.board").wait_for()
    expect(watcher.get_by_text(text("web-watch-you")).last).to_be_attached()
    found = looked_at(watcher, "watching", language)
    call(page, "POST", commands, do="vacation", id="v", seat=0, days=3)
    other.locator(".notice").wait_for()
    found += looked_at(other, "vacation", language)
    call(page, "POST", commands, do="vacation", id="w", seat=0, days=0)
    call(page, "POST", commands, do="leave", id="l", seat=0)
    expect(page.get_by_text(text("web-leaving-left"))).to_be_visible()
    found += looked_at(page, "left", language)
    found += looked_at(other, "left-by-another", language)
    call(page, "POST", commands, do="resign", id="q", seat=0)
    to_the_end = other.get_by_role("button", name=text("web-leaving-finish"))
    to_the_end.wait_for()
    found += looked_at(other, "others-resigned", language)
    to_the_end.click()
    for each, name in ((page, "over-resigned"), (other, "over-alone")):
        each.locator(f"a[href^='/replay/{table}']").first.wait_for()
        found += looked_at(each, name, language)
    assert found == []


def test_what_comes_over_a_page_fits(new_context: NewContext, language: str) -> None:
    page, other = named(new_context, "Quinn", language), named(new_context, "Rosa", language)
    text = Texts(language).get
    found: list[str] = []
    page.locator("main button", has_text=text("web-quick")).first.click()
    page.get_by_role("dialog").wait_for()
    found += looked_at(page, "quick-start", language)
    page.get_by_role("button", name=text("web-quick-find")).click()
    page.locator("section.quick").wait_for()
    found += looked_at(page, "quick-waiting", language)
    page.get_by_role("button", name=text("web-cancel"), exact=True).click()
    played_together(page, other)
    table = open_table(other, game="sakura")
    page.goto("/people")
    me = call(page, "GET", "/api/me")["name"]
    call(other, "POST", "/api/challenges", table=table, name=me)
    page.get_by_role("complementary").wait_for()
    found += looked_at(page, "invitation", language)
    alone = open_table(page, game="face-to-face", start=True)
    page.goto(f"/t/{alone}")
    page.locator("main.board").wait_for()
    close = text("web-leaving-close-game")
    open_menu(page).locator("b").filter(has_text=re.compile(f"^{close}$")).click()
    page.get_by_role("status").last.wait_for()
    page.set_viewport_size({"width": 360, "height": 780})
    found += [f"closing {language}: {each}" for each in faults(page)]
    assert found == []


def open_menu(page: Page) -> Any:
    page.locator("header button[aria-haspopup=menu]").click()
    menu = page.get_by_role("menu")
    menu.wait_for()
    return menu
