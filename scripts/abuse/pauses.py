"""The server with a stop watch at its event loop: what held it longest, and in which lines.

    python -m scripts.abuse.pauses FILE serve …

Processor time of each callback, so that other programs on the computer do not count. The loop is
asyncio's own, whose callbacks can be watched; they are the same ones.
"""

import asyncio
import gc
import heapq
import sys
import threading
import time
import traceback
from pathlib import Path
from types import FrameType
from typing import Final

import uvloop

from ludoteka.cli import main

KEPT: Final = 40
LOOKS: Final = 0.001
"""Seconds between two looks at what the loop does."""
LEAST: Final = 0.003
"""Shorter pauses are not told."""
DEEPEST: Final = 12
START: Final = "Server.serve"
"""Nobody is there yet."""


class Pauses:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._longest: list[tuple[float, int, str, str]] = []
        self._count = 0
        self._total = 0.0
        self._stacks: dict[str, int] = {}
        self._thread = threading.get_ident()
        self._run = asyncio.Handle._run  # noqa: SLF001 - there is no other way in
        self._is_over = threading.Event()
        self._collecting = 0.0
        self._collections: dict[int, list[float]] = {0: [], 1: [], 2: []}
        """Seconds of Python's collector of cycles, by generation."""

    def watch(self) -> None:
        pauses, run = self, self._run

        def timed(handle: asyncio.Handle) -> None:
            pauses._stacks = {}
            began = time.thread_time()
            run(handle)
            pauses._note(handle, time.thread_time() - began)

        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]  # noqa: SLF001
        gc.callbacks.append(self._collect)
        threading.Thread(target=self._look, daemon=True).start()

    def write(self) -> None:
        self._is_over.set()
        lines = [f"{self._count} callbacks, {self._total:.1f} s\n"]
        for generation, found in self._collections.items():
            longest = ", ".join(f"{1000 * each:.1f}" for each in sorted(found)[-5:])
            lines.append(f"collector, generation {generation}: {len(found)} times, {longest} ms\n")
        for seconds, number, what, where in sorted(self._longest, reverse=True):
            lines.append(f"\n{1000 * seconds:.1f} ms (callback {number}): {what}\n{where}")
        self._file.write_text("".join(lines), "utf-8")

    def _note(self, handle: asyncio.Handle, seconds: float) -> None:
        self._count += 1
        self._total += seconds
        if seconds < LEAST or _named(handle) == START:
            return
        seen = sorted(self._stacks.items(), key=lambda each: -each[1])
        where = "\n".join(f"  seen {count} times:\n{stack}" for stack, count in seen[:2])
        heapq.heappush(self._longest, (seconds, self._count, _named(handle), where))
        if len(self._longest) > KEPT:
            heapq.heappop(self._longest)

    def _collect(self, phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.thread_time()
        elif threading.get_ident() == self._thread:
            seconds = time.thread_time() - self._collecting
            self._collections[told["generation"]].append(seconds)

    def _look(self) -> None:
        while not self._is_over.wait(LOOKS):
            frame = sys._current_frames().get(self._thread)  # noqa: SLF001
            if frame is not None:
                stack, stacks = _told(frame), self._stacks
                stacks[stack] = stacks.get(stack, 0) + 1


def _named(handle: asyncio.Handle) -> str:
    """A task's coroutine, or the function itself. (No arguments: they may hold a card.)"""
    callback = handle._callback  # type: ignore[attr-defined]  # noqa: SLF001
    owner = getattr(callback, "__self__", None)
    named = owner.get_coro() if isinstance(owner, asyncio.Task) else callback
    return getattr(named, "__qualname__", repr(type(named)))


def _told(frame: FrameType) -> str:
    stack = traceback.extract_stack(frame, limit=DEEPEST)
    return "\n".join(f"    {Path(each.filename).name}:{each.lineno} {each.name}" for each in stack)


if __name__ == "__main__":
    file, sys.argv[1:] = Path(sys.argv[1]), sys.argv[2:]
    uvloop.new_event_loop = asyncio.new_event_loop  # type: ignore[assignment]
    pauses = Pauses(file)
    pauses.watch()
    try:
        main()
    finally:
        pauses.write()
