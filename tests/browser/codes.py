"""Reads the code of a link as a phone's camera would: from its dark squares alone.

Small codes of the lowest correction only (versions 2 to 5, one block, bytes), which is what
links of a table need. Nothing is lost between screen and test, so nothing has to be corrected.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

BORDER: Final = 2
LOWEST: Final = 0b01
BYTES: Final = 0b0100
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)

Squares = frozenset[tuple[int, int]]


def link_in_code(page: Page) -> str:
    """The address behind the code that the page shows."""
    code = page.get_by_role("img", name="QR code")
    path = code.locator("path").get_attribute("d") or ""
    box = code.get_attribute("viewBox") or ""
    dark = frozenset(
        (int(x) - BORDER, int(y) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)
    )
    return read_code(dark, int(box.split()[2]) - 2 * BORDER)


def read_code(dark: Squares, size: int) -> str:
    assert 25 <= size <= 37, f"a code of {size} squares is not read here"
    told = [int((x, 8) in dark) for x in range(5)]
    correction, mask = (told[0] ^ 1) << 1 | told[1], 0
    for bit, flip in zip(told[2:], (1, 0, 1), strict=True):
        mask = mask << 1 | bit ^ flip
    assert correction == LOWEST, "several blocks would have to be told apart"
    turned = MASKS[mask]
    bits = [((x, y) in dark) != turned(x, y) for x, y in _data_squares(size)]
    number = [sum(bit << (7 - at) for at, bit in enumerate(bits[n : n + 8])) for n in (0, 8)]
    assert number[0] >> 4 == BYTES
    length = (number[0] & 15) << 4 | number[1] >> 4
    text = bits[12 : 12 + 8 * length]
    return bytes(
        sum(bit << (7 - at) for at, bit in enumerate(text[n : n + 8]))
        for n in range(0, len(text), 8)
    ).decode()


def _data_squares(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down by turns, around all that is fixed."""
    up = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for row in range(size):
            y = size - 1 - row if up else row
            yield from ((x, y) for x in (right, right - 1) if not _is_fixed(x, y, size))
        up = not up


def _is_fixed(x: int, y: int, size: int) -> bool:
    """Corners, timing lines, and the small square of these versions."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    middle = size - 7
    return corner or x == 6 or y == 6 or (abs(x - middle) <= 2 and abs(y - middle) <= 2)
