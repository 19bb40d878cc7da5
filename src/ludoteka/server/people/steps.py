"""Work that is done beside everything else, in steps: who does it asks whether to go on."""

from collections.abc import Awaitable, Callable

GoOn = Callable[[], bool]
"""Asked before each step."""
Rest = Callable[[], Awaitable[None]]
"""After each step, for those who write meanwhile."""


def always() -> bool:
    return True


async def no_rest() -> None:
    """Where nobody waits."""
