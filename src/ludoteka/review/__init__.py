"""A finished match judged: what each decision cost, what was luck, and how it stands without."""

from ludoteka.review.document import (
    Alternative,
    Judged,
    Luck,
    Review,
    Said,
    SeatSummary,
    decode_review,
    encode_review,
)
from ludoteka.review.reviewing import review

__all__ = [
    "Alternative",
    "Judged",
    "Luck",
    "Review",
    "Said",
    "SeatSummary",
    "decode_review",
    "encode_review",
    "review",
]
