"""Password rules and hashes (argon2id).

Hashing is slow and takes 64 MiB on purpose, so it has threads of its own and a short queue;
more than that is refused at once rather than letting the whole server wait.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludoteka.core import BadInput
from ludoteka.server.errors import Busy
from ludoteka.server.metrics import counted
from ludoteka.server.people.skeletons import skeleton

LEAST: Final = 8
MOST: Final = 128

T = TypeVar("T")


def check_password(password: str, name: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise BadInput("password-length", least=LEAST, most=MOST)
    if password.casefold() in common_passwords() or len(set(password)) == 1:
        raise BadInput("password-common")
    if skeleton(password) == skeleton(name):
        raise BadInput("password-is-name")


@cache
def common_passwords() -> frozenset[str]:
    file = files("ludoteka.server.people") / "common-passwords.txt"
    return frozenset(file.read_text("utf-8").split())


class Passwords:
    """Hashes and verifies beside the event loop, a few at a time."""

    def __init__(
        self, *, workers: int = 2, queue: int = 32, hasher: PasswordHasher | None = None
    ) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="passwords")
        self._room = workers + queue
        self._nobodys = self._hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(password))

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Takes as long where there is no hash: time must not tell which names exist."""
        right = await self._run(lambda: self._is_right(hashed or self._nobodys, password))
        return right and hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._pool.shutdown()

    def _is_right(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password[: MOST + 1])
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._room == 0:
            raise counted("password-queue", Busy("busy-passwords"))
        self._room -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._room += 1
