"""Run a coroutine up to its first suspension without creating a task."""

from collections.abc import Awaitable, Generator
from types import coroutine
from typing import Any


def begin(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run it up to where it first has to wait: None if it never had to, else what is left."""
    steps = work.__await__()
    try:
        waits_for = next(steps)
    except StopIteration:
        return None
    return _rest(steps, waits_for)


@coroutine
def _rest(steps: Generator[Any, Any, None], waits_for: object) -> Generator[Any, Any, None]:
    """What was yielded is yielded again, to the task that takes over."""
    value: object = None
    while True:
        try:
            value = yield waits_for
        except BaseException as error:  # noqa: BLE001 - also a cancellation goes to who waits
            failure: BaseException | None = error
        else:
            failure = None
        try:
            waits_for = steps.send(value) if failure is None else steps.throw(failure)
        except StopIteration:
            return
