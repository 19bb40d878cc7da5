"""Signs pushes for the push service (VAPID, RFC 8292).

The key is made at the first start and kept in the database, because browsers subscribe to it.
"""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ludoteka.server.notices.encrypting import CURVE, decode, encode, public_bytes

LIFETIME: Final = 12 * 3600
"""Seconds; the RFC allows a day."""


class Vapid:
    def __init__(self, key: str, contact: str) -> None:
        """`key`: 32 bytes in Base64; `contact`: a `mailto:` or `https:` address of the host."""
        number = int.from_bytes(decode(key), "big")
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        return encode(public_bytes(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """The header for one endpoint; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + LIFETIME,
        }
        if self._contact:
            claims["sub"] = self._contact
        text = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        return f"vapid t={text}.{self._signature(text)}, k={self.public_key}"

    def _signature(self, text: str) -> str:
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))


def new_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def _part(value: dict[str, str | int]) -> str:
    return encode(msgspec.json.encode(value))
