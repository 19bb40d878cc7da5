"""Background work in steps, which asks before each whether to continue."""

from collections.abc import Awaitable, Callable

GoOn = Callable[[], bool]
"""Asked before each step."""
Rest = Callable[[], Awaitable[None]]
"""After each step, for those who write meanwhile."""


def always() -> bool:
    return True


async def no_rest() -> None:
    """Where nobody waits."""
