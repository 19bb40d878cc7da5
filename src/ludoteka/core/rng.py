"""The one generator of chance: documented, the same on every platform, for ever.

A match has one 32-byte seed. Its random acts (a shuffle, a drawn seat) are numbered from 0;
act *n* has the key seed + n, a stream of 32-bit words: block *i* of a key is
SHA-512(key + i), read as 16 big-endian words. Both n and i stand as 8 big-endian bytes.
`docs/fairness.md` says the same to those who re-implement it, with test vectors.
"""

import hashlib
import struct
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

SEED_BYTES: Final = 32
WORD_RANGE: Final = 1 << 32

_sha256 = hashlib.sha256
_sha512 = hashlib.sha512
_counter = struct.Struct(">Q").pack
_split = struct.Struct(">16I").unpack


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of unbiased random numbers from a key."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._next = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key,), (self._block, self._words, self._next)

    def __setstate__(self, state: tuple[int, tuple[int, ...], int]) -> None:
        self._block, self._words, self._next = state

    def word(self) -> int:
        """The next 32 bits of the stream."""
        at = self._next
        if at == len(self._words):
            self._refill()
            at = 0
        self._next = at + 1
        return self._words[at]

    def _refill(self) -> None:
        self._words = _split(_sha512(self.key + _counter(self._block)).digest())
        self._block += 1

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, every one equally likely.

        The next word modulo the limit; words of the last, incomplete run of `limit`
        numbers below 2^32 are passed over.
        """
        if not 0 < limit <= WORD_RANGE:
            raise ValueError(f"a limit is from 1 to 2^32, not {limit}")
        while True:
            word = self.word()
            found = word % limit
            if word - found <= WORD_RANGE - limit:
                return found

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def sample(self, items: list[T] | tuple[T, ...], count: int) -> list[T]:
        """The first `count` of the shuffled items (Fisher–Yates from the front).

        Every draw is `below(items left)`, written out because deals are made of it.
        """
        pool = list(items)
        size: i64 = len(pool)
        if not 0 <= count <= size:
            raise ValueError(f"cannot draw {count} of {size} items")
        words = self._words
        next_word: i64 = self._next
        draws: i64 = count
        word_range: i64 = WORD_RANGE
        for at in range(draws):
            left = size - at
            while True:
                if next_word == len(words):
                    self._refill()
                    words = self._words
                    next_word = 0
                word: i64 = words[next_word]
                next_word += 1
                found = word % left
                if word - found <= word_range - left:
                    break
            found += at
            item = pool[found]
            pool[found] = pool[at]
            pool[at] = item
        self._next = next_word
        return pool[:count]

    def shuffled(self, items: list[T] | tuple[T, ...]) -> list[T]:
        return self.sample(items, len(items))

    def seed(self) -> bytes:
        """32 fresh bytes of this stream, to start another one."""
        return b"".join(self.word().to_bytes(4, "big") for _ in range(8))

    def child(self, label: str) -> "Rng":
        """A stream of its own for a purpose (a bot, a copy made for search)."""
        return Rng(_sha256(self.key + label.encode()).digest())


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The chance of one match. Immutable, so that copies of a state may share it.

    The state counts its random acts and asks for the stream of each by its number.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: Final = seed

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seed,)

    def act(self, number: int) -> Rng:
        return Rng(self.seed + _counter(number))
