"""Rows put together from ready pieces."""

import numpy as np
import pytest

from ludoteka.envs.encodings.chunks import ORDERS, TEN, bit, write_numbers, write_set


@pytest.mark.parametrize("values", [[3], [0, 15], [1, 2, 3], [-1, 4, 5, 16], [80, -3, 300, 2, 7]])
def test_numbers_of_any_size_are_written_in_order(values: list[int]) -> None:
    """Four small ones are written at once; the others are not."""
    for me, order in enumerate(ORDERS[len(values)]):
        chunks: list[bytes] = []
        write_numbers(values, order, chunks)
        written = np.frombuffer(b"".join(chunks), "<i2").tolist()
        assert written == values[me:] + values[:me]


def test_ten_bits_are_ten_numbers() -> None:
    written = np.frombuffer(TEN[0b10_0000_0110], "<i2")
    assert written.tolist() == [0, 1, 1, 0, 0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("width", [1, 9, 12, 17, 43, 60])
def test_sets_of_any_width_are_written_in_order(width: int) -> None:
    """Compiled as well: there a shift by more than 31 wants some care."""
    for member in range(width):
        chunks: list[bytes] = []
        write_set(bit(0) | bit(member), width, chunks)
        written = np.frombuffer(b"".join(chunks), "<i2")
        assert np.flatnonzero(written).tolist() == sorted({0, member})
        assert len(written) == width
