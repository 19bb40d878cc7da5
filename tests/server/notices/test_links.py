"""Addresses and links over HTTP: confirming, unsubscribing, and logging in without a password."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.core import BadInput
from ludoteka.server.config import Settings
from ludoteka.server.notices.service import check_mail_settings
from ludoteka.server.sources import load_settings
from tests.server.notices.receivers import Mailbox, text_of
from tests.server.notices.world import LINK
from tests.server.outside.serving import Served, serving
from tests.server.room import until
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(params=["sqlite", "postgresql"])
async def served(
    request: pytest.FixtureRequest, tmp_path: Path, mail: tuple[str, Mailbox]
) -> AsyncIterator[Served]:
    settings = Settings(
        smtp=mail[0],
        smtp_from="Ludoteka <cards@example.org>",
        public_url="http://cards.test",  # over https the cookie would not come over http
        outbound_private=True,
        log_level="warning",
        limit_accounts="100/1",
        limit_log_in="1000/1",
        limit_mail="6/3600",
    )
    async with (
        emptied_database(request.param, tmp_path) as url,
        serving(url, settings) as opened,
    ):
        yield opened


class Someone:
    """Someone with a browser, and the mailbox of everybody."""

    def __init__(self, served: Served, box: Mailbox) -> None:
        self.http = served.browser().http
        self.box = box

    async def ask(
        self, method: str, path: str, data: object = None, *, status: int = 200
    ) -> object:
        answer = await self.http.request(method, path, json=data)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def register(self, name: str) -> None:
        await self.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD}, status=201)

    async def set_address(self, address: str, *, status: int = 200) -> None:
        data = {"address": address, "password": PASSWORD}
        await self.ask("PUT", "/api/me/notifications/address", data, status=status)

    def word(self) -> str:
        found = LINK.search(text_of(self.box.mails[-1]))
        assert found is not None
        return found[1].partition("#")[2]

    async def confirm(self, *, status: int = 204) -> None:
        await self.ask("POST", "/api/mail/confirm", {"word": self.word()}, status=status)


@pytest.fixture
async def ann(served: Served, mail: tuple[str, Mailbox]) -> Someone:
    made = Someone(served, mail[1])
    await made.register("Ann")
    return made


async def confirmed(someone: Someone, address: str = "ann@example.org") -> None:
    await someone.set_address(address)
    await someone.confirm()


async def test_an_address_counts_when_its_link_was_opened(ann: Someone) -> None:
    await ann.set_address("Ann@Example.org")
    shown = await ann.ask("GET", "/api/me/notifications")
    assert isinstance(shown, dict)
    assert shown["address"] == {"address": "ann@example.org", "confirmed": False, "wanted": True}
    assert "Ann entered this address" in text_of(ann.box.mails[-1])
    await ann.confirm()
    await ann.confirm(status=401)
    shown = await ann.ask("GET", "/api/me/notifications")
    assert isinstance(shown, dict)
    assert shown["address"]["confirmed"] is True


async def test_an_address_takes_the_password(ann: Someone) -> None:
    """Whoever reads mail there can log in."""
    data = {"address": "eve@example.org", "password": "wrong horse"}
    await ann.ask("PUT", "/api/me/notifications/address", data, status=401)
    assert ann.box.mails == []


async def test_guests_have_no_address(served: Served, mail: tuple[str, Mailbox]) -> None:
    guest = Someone(served, mail[1])
    await guest.ask("POST", "/api/guests", {}, status=201)
    await guest.set_address("guest@example.org", status=401)


async def test_what_is_no_address_is_refused(ann: Someone) -> None:
    for address in ("ann", "ann@", "@example.org", "a@b@example.org", "ann@example.org\nbcc: x"):
        await ann.set_address(address, status=400)
    assert ann.box.mails == []


async def test_links_are_mailed_so_often_and_no_more(ann: Someone) -> None:
    for _ in range(6):
        await ann.set_address("victim@example.org")
    await ann.set_address("victim@example.org", status=429)
    assert len(ann.box.mails) == 6


async def test_a_newer_address_makes_the_older_link_void(ann: Someone) -> None:
    await ann.set_address("old@example.org")
    word = ann.word()
    await ann.set_address("new@example.org")
    await ann.ask("POST", "/api/mail/confirm", {"word": word}, status=401)
    await ann.confirm()


async def test_one_click_ends_the_mails(served: Served, ann: Someone) -> None:
    """As mail programs do it: a form, without cookie or origin (RFC 8058)."""
    await confirmed(ann)
    notices = served.table_services.notices
    person = await served.people.find_by_name("Ann")
    assert person is not None
    word = notices.unsubscribing.word(person.id, "ann@example.org")
    stranger = served.browser().http
    form = {"List-Unsubscribe": "One-Click"}
    wrong = await stranger.post(f"/mail/unsubscribe/{word}x", data=form)
    assert wrong.status_code == 404
    done = await stranger.post(f"/mail/unsubscribe/{word}", data=form)
    assert done.status_code == 204
    found = (await notices.ways(person.id)).address
    assert found is not None
    assert (found.wanted, found.confirmed is not None) == (False, True)


async def test_a_lost_password_is_recovered_by_mail(
    served: Served, mail: tuple[str, Mailbox], ann: Someone
) -> None:
    await confirmed(ann)
    lost = Someone(served, mail[1])
    await lost.ask("POST", "/api/session/link", {"who": "ann@example.org"}, status=204)
    await until(lambda: len(mail[1].mails) == 2)
    word = lost.word()
    data = {"word": word, "password": "battery staple"}
    me = await lost.ask("POST", "/api/session/enter", data)
    assert isinstance(me, dict)
    assert me["name"] == "Ann"
    await ann.ask("GET", "/api/me", status=401)
    await lost.ask("POST", "/api/session/enter", data, status=401)
    fresh = Someone(served, mail[1])
    credentials = {"name": "Ann", "password": "battery staple"}
    await fresh.ask("POST", "/api/session", credentials, status=201)


async def test_a_link_logs_in_and_leaves_the_password_alone(
    served: Served, mail: tuple[str, Mailbox], ann: Someone
) -> None:
    await confirmed(ann)
    other = Someone(served, mail[1])
    await other.ask("POST", "/api/session/link", {"who": "Ann"}, status=204)
    await until(lambda: len(mail[1].mails) == 2)
    await other.ask("POST", "/api/session/enter", {"word": other.word()})
    await other.ask("GET", "/api/me")
    await ann.ask("GET", "/api/me")


async def test_unknown_names_and_addresses_get_the_same_answer(
    served: Served, mail: tuple[str, Mailbox], ann: Someone
) -> None:
    await confirmed(ann)
    unconfirmed = Someone(served, mail[1])
    await unconfirmed.register("Ben")
    await unconfirmed.set_address("ben@example.org")
    sent = len(mail[1].mails)
    asker = Someone(served, mail[1])
    for who in ("nobody", "nobody@example.org", "Ben", "ben@example.org"):
        await asker.ask("POST", "/api/session/link", {"who": who}, status=204)
    await asker.ask("POST", "/api/session/link", {"who": "Ann"}, status=204)
    await until(lambda: len(mail[1].mails) == sent + 1)
    assert mail[1].mails[-1]["To"] == "ann@example.org"


async def test_links_to_log_in_are_limited_by_name_known_or_not(
    served: Served, mail: tuple[str, Mailbox]
) -> None:
    asker = Someone(served, mail[1])
    for _ in range(6):
        await asker.ask("POST", "/api/session/link", {"who": "nobody"}, status=204)
    await asker.ask("POST", "/api/session/link", {"who": "nobody"}, status=429)


async def test_a_link_expires(served: Served, mail: tuple[str, Mailbox], ann: Someone) -> None:
    await confirmed(ann)
    await ann.ask("POST", "/api/session/link", {"who": "Ann"}, status=204)
    await until(lambda: len(mail[1].mails) == 2)
    clock = served.people.clock
    served.people.clock = lambda: clock() + 31 * 60_000
    await ann.ask("POST", "/api/session/enter", {"word": ann.word()}, status=401)


async def test_without_a_mail_server_that_is_said(tmp_path: Path) -> None:
    async with (
        emptied_database("sqlite", tmp_path) as url,
        serving(url, Settings(log_level="warning")) as served,
    ):
        someone = Someone(served, Mailbox())
        shown = await someone.ask("GET", "/api/notifications")
        assert isinstance(shown, dict)
        assert shown["mail"] is False
        assert isinstance(shown["push_key"], str)
        await someone.register("Ann")
        await someone.set_address("ann@example.org", status=403)


def test_mail_needs_a_sender_and_an_address_for_links() -> None:
    complete = {"smtp": "smtp://a", "smtp_from": "a@b.org", "public_url": "https://b.org"}
    check_mail_settings(load_settings(environment={}, overrides=complete))
    for missing in ("smtp_from", "public_url"):
        given = {key: value for key, value in complete.items() if key != missing}
        with pytest.raises(BadInput, match="smtp-needs-more"):
            check_mail_settings(load_settings(environment={}, overrides=given))


def test_the_password_of_the_mail_server_is_in_no_error() -> None:
    with pytest.raises(BadInput) as refused:
        load_settings(environment={"LUDOTEKA_SMTP": "https://user:hush@mail.example.org"})
    assert "hush" not in str(refused.value)
