"""The moves of a sight as JSON."""

from typing import Any


def offered(sight: dict[str, Any]) -> list[str]:
    """Their texts."""
    groups = sight.get("moves", {}).get("groups", ())
    return [beginning + move[0] for beginning, moves in groups for move in moves]
