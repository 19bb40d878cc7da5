"""Hands mail to the host's SMTP server."""

import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

SECONDS: Final = 20
LOCAL: Final = frozenset({"127.0.0.1", "::1", "localhost"})


class MailFailed(Exception):
    """The mail server did not take it; `permanent`: nor will it ever."""

    def __init__(self, *, permanent: bool) -> None:
        super().__init__("refused" if permanent else "not now")
        self.permanent = permanent


class MailServer(Struct, frozen=True, kw_only=True):
    """`smtp://user:password@host:587`, or `smtps://` for TLS from the beginning."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    start_tls: bool | None
    """None: if the server offers it."""

    @classmethod
    def parse(cls, url: str) -> "MailServer":
        parts = urlsplit(url)
        tls = parts.scheme == "smtps"
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
            raise ValueError("smtp://user:password@host:587 or smtps://user:password@host")
        if parts.query or parts.fragment:
            raise ValueError("smtp://user:password@host:587, and nothing behind it")
        # A password crosses no network in the open.
        must = parts.password is not None and parts.hostname not in LOCAL
        return cls(
            host=parts.hostname,
            port=parts.port or (465 if tls else 587 if parts.password else 25),
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            tls=tls,
            start_tls=None if tls or not must else True,
        )

    async def send(self, message: EmailMessage) -> None:
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.tls,
                start_tls=False if self.tls else self.start_tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            raise MailFailed(permanent=all(code >= 500 for code in codes)) from None
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError):
            raise MailFailed(permanent=False) from None
