"""Cancels tasks and waits for them, before what they use is closed."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

SECONDS: Final = 5
"""Nobody waits longer for a task that does not end."""


async def end_tasks(tasks: Iterable["asyncio.Future[Any] | None"], *, patience: float = 0) -> None:
    """Cancels them, if they do not end by themselves, and waits until they have ended.

    A task that is cancelled and left alone gives its connection back to nobody, and the process
    waits for the thread of that connection for ever.
    """
    running = {task for task in tasks if task is not None and not task.done()}
    if running and patience:
        _, running = await asyncio.wait(running, timeout=patience)
    for task in running:
        task.cancel()
    if running:
        await asyncio.wait(running, timeout=SECONDS)
