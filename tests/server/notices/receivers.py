"""Those who receive what the server sends: a push service, a bridge, a mail server."""

import asyncio
import email
import email.policy
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any, cast

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludoteka.server.notices.encrypting import CURVE, decode, encode, public_bytes


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpReceiver:
    """Takes posts on a port of this machine, and answers with a status of choice."""

    url: str
    status: int = 201
    got: list[Received] = field(default_factory=list)
    on_request: Callable[[], None] | None = None

    def __len__(self) -> int:
        return len(self.got)


@asynccontextmanager
async def http_receiver() -> AsyncIterator[HttpReceiver]:
    found = HttpReceiver("")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                lines = head.decode().split("\r\n")
                headers = {
                    name.lower(): value.strip()
                    for name, _, value in (line.partition(":") for line in lines[1:] if line)
                }
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                found.got.append(Received(lines[0].split()[1], headers, body))
                if found.on_request is not None:
                    found.on_request()
                extra = "location: http://127.0.0.1:1/\r\n" if found.status == 302 else ""
                writer.write(
                    f"HTTP/1.1 {found.status} X\r\n{extra}content-length: 0\r\n\r\n".encode()
                )
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()


class Browser:
    """The keys of a browser, which reads what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen bytes it"
        self.p256dh = encode(public_bytes(self._key.public_key()))
        self.auth = encode(self._auth)

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8291 says, from the other end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender = body[21 : 21 + length]
        assert size >= len(body) - 21 - length
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        secret = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + decode(self.p256dh) + sender
        input_key = _derive(self._auth, secret, info, 32)
        key = _derive(salt, input_key, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(salt, input_key, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain.endswith(b"\x02")
        return cast(dict[str, Any], json.loads(plain[:-1]))


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def check_vapid(authorization: str, public_key: str) -> dict[str, Any]:
    """The claims, if the signature is that of this key."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public_key
    text, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public_key))
    point.verify(der, text.encode(), ec.ECDSA(SHA256()))
    header, _, claims = text.partition(".")
    assert json.loads(decode(header)) == {"typ": "JWT", "alg": "ES256"}
    return cast(dict[str, Any], json.loads(decode(claims)))


def check_signature(received: Received, key: str) -> None:
    """As a bridge would."""
    signed = received.headers["ludoteka-timestamp"].encode() + b"." + received.body
    right = hmac.digest(key.encode(), signed, hashlib.sha256).hex()
    assert received.headers["ludoteka-signature"] == f"sha256={right}"


class Mailbox:
    """What a real SMTP server took; refuses those in `refused`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused: dict[str, str] = {}

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self,
        server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        rcpt_options: list[str],
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        message = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"

    def texts(self) -> list[str]:
        return [text_of(mail) for mail in self.mails]


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[str, Mailbox]]:
    """aiosmtpd, in the loop of the test."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="mail.test"), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        server.close()
