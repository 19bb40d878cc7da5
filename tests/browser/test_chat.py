"""A long chat in the browser: its end comes with the table, the rest when one reads back."""

from playwright.sync_api import Page, expect

from ludoteka.client import Client
from tests.browser.houses import House


def test_a_long_chat_is_read_back_page_by_page(page: Page, house: House) -> None:
    with Client(house.url) as client:
        table = client.open_table("six-nimmt", seats=2, start=True).id
        with client.join(table) as link:
            for number in range(230):
                link.say(f"line {number}.")
            page.goto(f"/t/{table}")
            tab = page.get_by_role("complementary").get_by_role("button", name="Chat")
            expect(tab).to_have_text("Chat100")
            tab.click()
            expect(tab).to_have_text("Chat")
            chat = page.get_by_label("Chat", exact=True)
            lines, earlier = chat.get_by_role("listitem"), chat.get_by_role("button").first
            expect(lines.filter(has_text="line 229.")).to_be_in_viewport()
            expect(lines).to_have_count(100)
            expect(earlier).to_have_text("Show earlier lines")

            earlier.click()  # which scrolls there, and that would do, too
            expect(lines).to_have_count(200)
            expect(lines.filter(has_text="line 130.")).to_be_in_viewport()
            chat.get_by_role("log").evaluate("log => log.scrollTop = 0")
            expect(lines).to_have_count(230)
            expect(lines.first).to_contain_text("line 0.")
            expect(chat.get_by_text("Show earlier lines")).to_be_hidden()

            link.say("and so on")
            expect(lines).to_have_count(231)
            expect(chat.get_by_text("and so on")).to_be_in_viewport()
