"""The least that a server could do: bare `websockets`, the same frames to the same sockets.

For each command it sends as many frames of the same sizes to the sockets of the group as the
real server did, and does nothing else.
"""

import asyncio
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

import uvloop
from websockets.asyncio.server import ServerConnection, serve

from ludoteka.cli.load.script import Scripts, read_scripts

LONGEST: Final = "x" * 1_000_000


class Echo:
    def __init__(self, script: Path) -> None:
        self._script = script
        self._scripts: Scripts = []
        self._sockets: defaultdict[int, dict[int, ServerConnection]] = defaultdict(dict)
        self._at: defaultdict[int, int] = defaultdict(int)

    async def talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        group, seat = (int(part) for part in socket.request.path.strip("/").split("/"))
        if not self._scripts:
            self._scripts = read_scripts(self._script)
        sockets = self._sockets[group]
        sockets[seat] = socket
        steps = self._scripts[group]
        async for _ in socket:
            step = steps[self._at[group] % len(steps)]
            self._at[group] += 1
            for to, size in step.frames:
                await sockets[to].send(LONGEST[:size])


async def main(port: int, script: Path) -> None:
    async with serve(Echo(script).talk, "127.0.0.1", port, compression=None, ping_interval=None):
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), Path(sys.argv[2])))
