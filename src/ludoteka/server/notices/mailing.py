"""Sends mail by SMTP: plain text with a simple page beside it."""

import hashlib
import html
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.mail_server import MailFailed, MailServer
from ludoteka.server.notices import targets
from ludoteka.server.notices.channels import Outcome
from ludoteka.server.notices.rows import Notice
from ludoteka.server.notices.unsubscribing import Unsubscribing
from ludoteka.server.notices.wording import Line, Parcel
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.texts import Texts


class Letter(Struct, frozen=True, kw_only=True):
    """What a mail says: one or more lines with their links, in one language."""

    to: str
    subject: str
    language: str
    lines: tuple[Line, ...]
    button: str
    footer: str
    unsubscribe: str | None = None
    """The address of a page; posting to it ends the mails with one click (RFC 8058)."""
    id: str = ""


class Mailer:
    """Writes letters and gives them to the mail server."""

    def __init__(self, server: MailServer, sender: str, base: str, *, now: Clock) -> None:
        self._server = server
        self._sender = sender
        self.base = base
        self._now = now

    @property
    def host(self) -> str:
        return urlsplit(self.base).netloc

    async def send(self, letter: Letter) -> None:
        await self._server.send(self.message(letter))

    def message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["Subject"] = " ".join(letter.subject.split())
        message["From"] = self._sender
        message["To"] = letter.to
        message["Date"] = formatdate(self._now() / 1000)
        message["Message-ID"] = self._message_id(letter)
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        if letter.unsubscribe:
            message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self._text(letter))
        message.add_alternative(self._page(letter), subtype="html")
        return message

    def _message_id(self, letter: Letter) -> str:
        """The same for the same notice: a mail that comes twice is shown once."""
        about = f"{letter.id}:{letter.to}" if letter.id else f"{letter.to}:{letter.lines}"
        name = hashlib.sha256(about.encode()).hexdigest()[:32]
        domain = parseaddr(self._sender)[1].rpartition("@")[2] or "localhost"
        return f"<{name}@{domain}>"

    def _text(self, letter: Letter) -> str:
        parts = [
            "\n".join(each for each in (line.title, line.text, self.base + line.path) if each)
            for line in letter.lines
        ]
        end = [letter.footer, letter.unsubscribe or ""]
        return "\n\n".join([*parts, "-- \n" + "\n".join(each for each in end if each)]) + "\n"

    def _page(self, letter: Letter) -> str:
        escape = html.escape
        parts = "".join(
            f"<h2 style='font-size:18px;margin:24px 0 4px'>{escape(line.title)}</h2>"
            f"<p style='margin:0 0 12px'>{escape(line.text)}</p>"
            f"<p><a href='{escape(self.base + line.path)}'>{escape(letter.button)}</a></p>"
            for line in letter.lines
        )
        footer = escape(letter.footer)
        if letter.unsubscribe:
            texts = Texts(letter.language)
            words = escape(texts.get("mail-unsubscribe"))
            footer += f" <a href='{escape(letter.unsubscribe)}'>{words}</a>"
        style = "font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:0 auto;padding:16px"
        return (
            f"<!doctype html><html lang='{letter.language}'><meta charset='utf-8'>"
            f"<body style='{style}'>{parts}"
            f"<p style='color:#666;font-size:13px;margin-top:32px'>{footer}</p></body></html>"
        )


class MailChannel:
    def __init__(self, database: Database, mailer: Mailer, unsubscribing: Unsubscribing) -> None:
        self._database = database
        self._mailer = mailer
        self._unsubscribing = unsubscribing

    async def send(self, notice: Notice, parcel: Parcel) -> Outcome:
        async with reading(self._database) as connection:
            found = await targets.address_of(connection, notice.person)
        if found is None or found.confirmed is None or not found.wanted:
            return "gone"
        try:
            await self._mailer.send(self._letter(notice.person, found.address, parcel))
        except MailFailed as failure:
            return "gone" if failure.permanent else "later"
        return "sent"

    def _letter(self, person: str, address: str, parcel: Parcel) -> Letter:
        texts = Texts(parcel.language)
        one = Line(title=parcel.title, text=parcel.text, path=parcel.path)
        word = self._unsubscribing.word(person, address)
        return Letter(
            to=address,
            subject=parcel.title,
            language=parcel.language,
            lines=parcel.lines or (one,),
            button=texts.get("mail-open"),
            footer=texts.get("mail-footer", host=self._mailer.host),
            unsubscribe=f"{self._mailer.base}/mail/unsubscribe/{word}",
            id=parcel.id,
        )

    async def forget(self, connection: AsyncConnection, notice: Notice) -> None:
        """The address stays; notices are no longer sent there."""
        await targets.want_mail(connection, notice.person, wanted=False)
