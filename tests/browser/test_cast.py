"""One name and one face for everybody who plays: in every language and in every place."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludoteka.texts import LANGUAGES, Texts
from tests.browser.conftest import OFTEN, NewContext
from tests.browser.seated import Seated

pytestmark = pytest.mark.slow

FACE: Final = 1066
FACES: Final = {f"face {FACE}", "figure sally", "figure ada"}
SHOWN: Final = "() => [...document.querySelectorAll('.avatar')].map((each) => each.dataset.face)"
LEVELS: Final = ("greedy", "random", "Casual", "Random 1", "Любитель", "Наугад", "Аматор")


def call(page: Page, method: str, path: str, data: dict[str, object]) -> dict[str, Any]:
    answer = page.request.fetch(
        path,
        method=method,
        data=json.dumps(data),
        headers={"origin": page.evaluate("location.origin"), "content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def guest(page: Page, name: str) -> str:
    """Someone with this name and a face that was chosen; the id."""
    page.goto("/")
    call(page, "POST", "/api/guests", {})
    return str(call(page, "PATCH", "/api/me", {"name": name, "face": FACE})["id"])


def table_with_two_bots(page: Page) -> str:
    wish = {
        "game": "six-nimmt",
        "seats": 3,
        "options": {"deals": 1},
        "bots": [{"figure": "sally", "bot": "random"}, {"figure": "ada", "bot": "random"}],
    }
    return str(call(page, "POST", "/api/tables", wish)["id"])


def read(page: Page, language: str, path: str) -> None:
    page.evaluate(f"localStorage.setItem('ludoteka.language', '{language}')")
    page.goto(path)


def check_names(page: Page, language: str, me: str) -> None:
    """All three are there by their names, and no bot by its level."""
    texts = Texts(language)
    body = page.locator("body")
    for name in (me, texts.get("figure-sally"), texts.get("figure-ada")):
        expect(body).to_contain_text(name)
    text = body.inner_text()
    assert [level for level in LEVELS if level in text] == []


def check_faces(page: Page) -> None:
    """All three are there, and nobody else is."""
    page.wait_for_function(
        f"(wanted) => [...new Set(({SHOWN})())].sort().join() === wanted.join()",
        arg=sorted(FACES),
        polling=OFTEN,
    )
    assert set(page.evaluate(SHOWN)) == FACES


def check_faces_among_others(page: Page) -> None:
    """All three are there; a list shows who plays elsewhere as well."""
    is_seen = f"(wanted) => wanted.every((one) => ({SHOWN})().includes(one))"
    page.wait_for_function(is_seen, arg=sorted(FACES), polling=OFTEN)


def test_the_same_name_and_face_everywhere_in_every_language(page: Page) -> None:
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    seated = Seated(page, seed=7)
    person = guest(page, "Marta Kos")
    table = table_with_two_bots(page)

    for language in LANGUAGES:
        read(page, language, "/")  # home: my face, and who waits with me
        expect(page.locator("header .avatar")).to_have_attribute("data-face", f"face {FACE}")
        check_names(page, language, "Marta Kos")
        check_faces_among_others(page)
        read(page, language, f"/t/{table}")  # the waiting room
        check_names(page, language, "Marta Kos")
        check_faces(page)

    read(page, "en", f"/t/{table}")
    page.get_by_role("button", name="Start", exact=True).click()
    seated.open_moves()
    seated.play_on(most=2)
    for language in LANGUAGES:
        read(page, language, f"/t/{table}")  # the table
        expect(page.locator("main.board")).to_be_visible()
        check_names(page, language, "Marta Kos")
        check_faces(page)

    read(page, "en", f"/t/{table}")
    seated.open_moves()
    seated.play_on()
    for language in LANGUAGES:
        read(page, language, f"/t/{table}")  # the end
        expect(page.locator("a[href^='/replay/']").first).to_be_visible()
        check_names(page, language, "Marta Kos")
        check_faces(page)
        read(page, language, f"/replay/{table}")
        expect(page.locator("footer .step")).to_be_visible()
        check_faces(page)
        group = page.locator(".eyes .face")
        texts = Texts(language)
        names = ["Marta Kos", texts.get("figure-sally"), texts.get("figure-ada")]
        for name in names:  # the log of the whole match
            expect(page.get_by_role("log").first).to_contain_text(name)
        assert [each.get_attribute("aria-label") for each in group.all()] == names

    told = page.request.get(f"/api/tables/{table}").json()["seats"]
    keys = ("name", "figure", "face", "bot")
    everybody = [
        ("Marta Kos", None, FACE, None),
        ("Sally", "sally", None, "random"),
        ("Ada", "ada", None, "random"),
    ]
    assert [tuple(seat[key] for key in keys) for seat in told] == everybody
    (line,) = page.request.get("/api/me/tables").json()["tables"]
    assert [tuple(seat[key] for key in keys) for seat in line["summary"]["seats"]] == everybody
    kept = page.request.get(f"/api/tables/{table}/record").json()["seats"]
    assert [tuple(seat.get(key) for key in keys) for seat in kept] == everybody
    profile = page.request.get(f"/api/people/{person}").json()
    assert (profile["name"], profile["face"]) == ("Marta Kos", FACE)


def test_a_face_that_i_choose_is_what_others_see(new_context: NewContext) -> None:
    mine, theirs = new_context().new_page(), new_context().new_page()
    guest(mine, "Olha Bila")
    table = table_with_two_bots(mine)
    theirs.goto(f"/t/{table}")
    expect(theirs.locator(f"[data-face='face {FACE}']").first).to_be_visible()
    mine.goto("/me")
    mine.get_by_role("button", name="More avatars").click()
    another = mine.get_by_role("button", name="Avatar 3", exact=True)
    chosen = another.locator(".avatar").get_attribute("data-face")
    assert chosen != f"face {FACE}"
    another.click()
    expect(another).to_have_attribute("aria-pressed", "true")
    expect(theirs.locator(f"[data-face='{chosen}']").first).to_be_visible()
    expect(theirs.locator(f"[data-face='face {FACE}']")).to_have_count(0)


def test_who_plays_for_somebody_is_shown_with_whose_seat_it_is(page: Page) -> None:
    guest(page, "Iryna Ko")
    table = table_with_two_bots(page)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("main.board")).to_be_visible()
    call(page, "POST", f"/api/tables/{table}/commands", {"do": "resign", "id": "1", "seat": 0})
    for language, name in (
        ("en", "Otto (for Iryna Ko)"),
        ("ru", "Отто (вместо игрока Iryna Ko)"),
        ("uk", "Отто (замість гравця Iryna Ko)"),
    ):
        read(page, language, f"/t/{table}")
        expect(page.locator("body")).to_contain_text(name)
        expect(page.locator("[data-face='figure otto']").first).to_be_visible()
