"""Encrypts Web Push messages for one browser (RFC 8291, one record of RFC 8188).

The libraries for it bring HTTP clients of their own (requests, aiohttp), over which we would have
no say about where a message goes; with `cryptography` it is this page, and the test vector of the
RFC tests it.
"""

import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
MOST: Final = RECORD - 86 - 17
"""Bytes of a message: what is left of a record after its header, the padding mark and the tag."""
LAST_RECORD: Final = b"\x02"


class BadKeys(ValueError):
    """A browser's keys that are none."""


def decode(text: str) -> bytes:
    """Base64 for URLs, without its padding."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKeys(text) from None


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses what nothing can be encrypted for."""
    _point(decode(p256dh))
    if len(decode(auth)) != 16:
        raise BadKeys(auth)


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        raise BadKeys("no point of P-256") from None


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """`own` and `salt` are new for each message; only the RFC's own example gives them."""
    if len(message) > MOST:
        raise ValueError(f"a message has at most {MOST} bytes, not {len(message)}")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    browser = decode(p256dh)
    secret = own.exchange(ec.ECDH(), _point(browser))
    sender = public_bytes(own.public_key())
    info = b"WebPush: info\x00" + browser + sender
    input_key = _derive(decode(auth), secret, info, 32)
    key = _derive(salt, input_key, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, input_key, b"Content-Encoding: nonce\x00", 12)
    header = salt + struct.pack("!IB", RECORD, len(sender)) + sender
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
