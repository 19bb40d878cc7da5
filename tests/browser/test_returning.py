"""Coming back after one's time ran out and a bot took over: with the browsers of two people."""

import re
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page, expect

from ludoteka.texts import Texts
from tests.browser.axe import findings
from tests.browser.conftest import NewContext
from tests.browser.houses import PATIENT, House
from tests.browser.seated import Seated
from tests.browser.test_home import call, come, section

IMPATIENT: Final = msgspec.structs.replace(PATIENT, grace_seconds=0)
CLOCK: Final = {"kind": "live", "base": 5, "increment": 600}
"""The first card has to come soon; whose time ran out there has plenty afterwards."""
AWAY: Final = 1
PHONE: Final = {"width": 390, "height": 844}


def begun(host: Page, guest: Page) -> str:
    """A match of two at their table, both of them there."""
    table: str = call(
        host, "POST", "/api/tables", game="six-nimmt", seats=2, clock=CLOCK, auto_start=False
    )["id"]
    commands = f"/api/tables/{table}/commands"
    call(guest, "POST", commands, do="sit", id="s", seat=AWAY)
    call(guest, "POST", commands, do="ready", id="r", seat=AWAY)
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.get_by_role("heading").first.wait_for()
    call(host, "POST", commands, do="start", id="b")
    for page in (host, guest):
        page.locator("main.board").wait_for()
    return table


def cards(house: House, table: str, seat: int, *by: str) -> list[str]:
    """What this seat played, and by whose choice, in order; rows that it took are no cards."""
    facts = [msgspec.json.decode(entry.body) for entry in house.log(table) if entry.kind == "moved"]
    found = [fact for fact in facts if fact["seat"] == seat and fact.get("by", "person") in by]
    moves = [fact["move"] for fact in found]
    return [move.removeprefix("play ") for move in moves if move.startswith("play ")]


def test_who_comes_back_reads_what_a_bot_played_and_takes_the_seat_again(
    new_context: NewContext, tmp_path: Path
) -> None:
    with House(tmp_path, IMPATIENT) as house:
        at = {"base_url": house.url}
        host, guest = (
            come(new_context, "Hanna", **at),
            come(new_context, "Gleb", **at, viewport=PHONE),
        )
        playing = Seated(host, seed=2)
        table = begun(host, guest)
        guest.close()

        # Gleb's time runs out, and Hanna need not wait for him.
        host.get_by_text("Gleb is away. A bot can take over if everyone here agrees.").wait_for()
        assert findings(host) == []
        host.get_by_role("button", name="Let a bot play").click()
        expect(host.locator("body")).to_contain_text("(for Gleb)")
        playing.play_on(most=2)
        expect(host.get_by_text("Gleb is away")).to_have_count(0)

        # The home page says that the game goes on; the table says who played, and what.
        back = guest.context.new_page()
        again = Seated(back, seed=3)
        back.goto("/")
        section(back, "My games").get_by_role("link", name=re.compile("6 nimmt!")).first.click()
        back.wait_for_url(f"**/t/{table}")
        expect(back.get_by_text(Texts("en").get("web-stood-in"))).to_be_visible()
        assert findings(back) == []
        turns = len(cards(house, table, 0, "person", "stand-in"))
        played = cards(house, table, AWAY, "stand-in")[:turns]  # another may lie there, face down
        assert len(played) >= 2
        back.get_by_role("navigation").get_by_role("button", name="Story").click()
        story = back.get_by_role("log")
        for card in played:
            expect(story).to_contain_text(re.compile(rf"\b{card}\b"))
        back.keyboard.press("Escape")
        back.get_by_role("button", name=Texts("en").get("web-take-seat")).click()
        expect(back.get_by_text(Texts("en").get("web-stood-in"))).to_be_hidden()
        assert not house.table(table).chairs[AWAY].stand_in
        expect(host.locator("body")).not_to_contain_text("(for Gleb)")

        # From here on the cards are Gleb's own again.
        again.play_on(most=1)
        again.settle()
        assert cards(house, table, AWAY, "person")[-1:] == [again.sent[-1].removeprefix("play ")]
