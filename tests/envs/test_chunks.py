"""Rows put together from ready pieces."""

import numpy as np
import pytest

from ludoteka.envs.encodings.chunks import ORDERS, TEN, write_numbers


@pytest.mark.parametrize("values", [[3], [0, 15], [1, 2, 3], [-1, 4, 5, 16], [80, -3, 300, 2, 7]])
def test_numbers_of_any_size_are_written_in_order(values: list[int]) -> None:
    """Pairs of small ones are ready; the others are not."""
    for me, order in enumerate(ORDERS[len(values)]):
        chunks: list[bytes] = []
        write_numbers(values, order, chunks)
        written = np.frombuffer(b"".join(chunks), "<i2").tolist()
        assert written == values[me:] + values[:me]


def test_ten_bits_are_ten_numbers() -> None:
    written = np.frombuffer(TEN[0b10_0000_0110], "<i2")
    assert written.tolist() == [0, 1, 1, 0, 0, 0, 0, 0, 0, 1]
