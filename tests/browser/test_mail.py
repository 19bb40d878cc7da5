"""A lost password, from the browser to a real mail server and back, on a desktop and a phone."""

from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Locator, Page, expect

from ludoteka.texts import Texts
from tests.browser.axe import found_in
from tests.browser.conftest import NewContext
from tests.browser.houses import PATIENT, House
from tests.server.notices.receivers import Mailbox, text_of
from tests.server.notices.world import LINK
from tests.server.running import free_port

FIRST, SECOND = "correct horse battery", "another horse battery"
PHONE: Final = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture
def posted(tmp_path: Path, box: Mailbox) -> Iterator[str]:
    """A house that sends mail; its address."""
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, server_hostname="mail.test")
    controller.start()
    settings = msgspec.structs.replace(
        PATIENT,
        smtp=f"smtp://127.0.0.1:{port}",
        smtp_from="Ludoteka <cards@example.org>",
        public_url="http://cards.test",
        outbound_private=True,
    )
    with House(tmp_path, settings) as house:
        yield house.url
    controller.stop()


def open_link(page: Page, box: Mailbox, mails: int) -> EmailMessage:
    """That of the newest mail, as soon as so many have come."""
    for _ in range(200):
        if len(box.mails) >= mails:
            break
        page.wait_for_timeout(100)
    mail = box.mails[-1]
    found = LINK.search(text_of(mail))
    assert found is not None
    page.goto(found[1].replace("http://cards.test", ""))
    return mail


@pytest.mark.parametrize(
    ("language", "device"), [("en", {}), ("ru", PHONE), ("uk", PHONE)], ids=["en", "ru", "uk"]
)
def test_a_lost_password_is_recovered_by_mail(
    new_context: NewContext, posted: str, box: Mailbox, language: str, device: dict[str, Any]
) -> None:
    page = new_context(base_url=posted, locale=language, **device).new_page()
    text = Texts(language).get

    def button(key: str, within: Page | Locator = page) -> Locator:
        return within.get_by_role("button", name=text(key), exact=True)

    page.goto("/me")
    account = page.get_by_role("region", name=text("web-account"))
    account.get_by_label(text("web-account-name")).fill("Marta")
    account.get_by_label(text("web-account-password")).fill(FIRST)
    button("web-register", account.locator("form")).click()
    notify = page.get_by_role("region", name=text("web-notify"), exact=True)
    notify.get_by_label(text("web-notify-address")).first.fill("marta@example.org")
    notify.get_by_label(text("web-account-password")).fill(FIRST)
    button("web-notify-mail-do", notify).click()
    sent = notify.get_by_text(text("web-notify-mail-unconfirmed", address="marta@example.org"))
    expect(sent).to_be_visible()
    check(page)
    open_link(page, box, 1)
    button("web-mail-confirm-do").click()
    expect(page.get_by_text(text("web-mail-confirmed"))).to_be_visible()
    check(page)

    page.goto("/me")
    button("web-log-out", account).click()
    button("web-log-in", account).first.click()
    account.get_by_label(text("web-account-name")).fill("Marta")
    account.get_by_text(text("web-forgotten"), exact=True).click()
    button("web-forgotten-do", account).click()
    expect(account.get_by_text(text("web-forgotten-sent"))).to_be_visible()
    check(page)
    mail = open_link(page, box, 2)
    assert mail["To"] == "marta@example.org"
    page.get_by_label(text("web-account-new")).fill(SECOND)
    check(page)
    button("web-enter-do").click()
    said = account.get_by_text(text("web-account-known", name="Marta"))
    expect(said).to_be_visible()

    button("web-log-out", account).click()
    button("web-log-in", account).first.click()
    for password, comes_in in ((FIRST, False), (SECOND, True)):
        account.get_by_label(text("web-account-name")).fill("Marta")
        account.get_by_label(text("web-account-password")).fill(password)
        button("web-log-in", account.locator("form")).click()
        expect(said if comes_in else account.get_by_role("alert").first).to_be_visible()


def check(page: Page) -> None:
    """Nothing goes out at the side, and nobody is kept out."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found_in("light", page) == []
