"""Which files one human move passes on the server: `python -m scripts.walk [GAME]`.

Prints the files in the order of their first touch with the functions called there, and counts
files, functions, calls and changes of package. The pure form is traced: `PYTHONPATH=src`.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Final

import ludoteka
from ludoteka.core import form
from ludoteka.server import protocol
from ludoteka.server.storage import Database
from tests.server.room import ANN, BEN, Room, open_room

SOURCES: Final = Path(ludoteka.__file__).parent
SERVER: Final = "server"


class Walk:
    """Calls into the project's own files while it is on."""

    def __init__(self) -> None:
        self.functions: dict[str, list[str]] = {}
        self.calls = 0
        self.changes = 0
        self._package = ""

    def __call__(self, frame: FrameType, what: str, _: object) -> None:
        if what != "call" or not frame.f_code.co_filename.startswith(str(SOURCES)):
            return
        file = Path(frame.f_code.co_filename).relative_to(SOURCES).as_posix()
        name = frame.f_code.co_qualname
        known = self.functions.setdefault(file, [])
        if name not in known:
            known.append(name)
        self.calls += 1
        self.changes += package(file) != self._package
        self._package = package(file)

    def __str__(self) -> str:
        lines = [f"{file}: {', '.join(names)}" for file, names in self.functions.items()]
        count = sum(len(names) for names in self.functions.values())
        lines.append(
            f"{len(self.functions)} files, {count} functions, {self.calls} calls, "
            f"{self.changes} changes of package"
        )
        return "\n".join(lines)


def package(file: str) -> str:
    """`server/play`, or the layer outside of the server."""
    parts = file.split("/")
    return "/".join(parts[:2]) if parts[0] == SERVER and len(parts) > 2 else parts[0]


async def walk(room: Room, game: str) -> Walk:
    """A move of the first of two people, with both listening."""
    live = await room.open(game=game, seats=2)
    await room.do(live, BEN, protocol.Sit(id="sit", seat=1, ready=True))
    await room.do(live, ANN, protocol.Start(id="start"))
    ears = [await room.listen(live, actor) for actor in (ANN, BEN)]
    while not live.table.to_act:  # noqa: ASYNC110 - the deal waits for nobody
        await asyncio.sleep(0.01)
    for ear in ears:
        ear.drain()
    found = Walk()
    seat = min(live.table.to_act)
    actor = (ANN, BEN)[seat]
    move = protocol.Play(id="play", seat=seat, move=ears[seat].offers(seat)[0])
    sys.setprofile(found)
    try:
        await room.do(live, actor, move)
    finally:
        sys.setprofile(None)
    return found


async def main(game: str) -> None:
    if form() != "pure":
        sys.exit("scripts.walk: only pure Python can be traced; set PYTHONPATH=src")
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(f"sqlite:///{folder}/walk.sqlite3")
        try:
            async with open_room(database) as room:
                print(await walk(room, game))
        finally:
            await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "six-nimmt"))
