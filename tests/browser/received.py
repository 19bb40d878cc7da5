"""Everything that one browser got hold of: frames, answers, the page itself, what it keeps."""

from typing import Final

import msgspec
from playwright.sync_api import Page, Response, WebSocket

KEPT: Final = """async () => {
  const stores = [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat());
  const bases = (await indexedDB.databases()).map((base) => base.name);
  return [...stores, ...bases, name, JSON.stringify(history.state)].join('\\n');
}"""


class Moment(msgspec.Struct):
    """What there was to find at one moment of a live match."""

    seq: int
    page: str
    kept: str
    answers: list[str]


class Received:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[bytes] = []
        self.moments: list[Moment] = []
        self._answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(_bytes(frame)))

    def _note(self, answer: Response) -> None:
        # The files of the client are the same for everybody; they are no answers.
        if "/assets/" not in answer.url:
            self._answers.append(answer)

    def look(self) -> None:
        """At this moment."""
        page, kept = self._page.content(), self._page.evaluate(KEPT)
        answers, self._answers = self._answers, []
        told = [f"{each.url}\n{each.all_headers()}\n{each.text()}" for each in answers]
        self.moments.append(Moment(self.seq, page, kept, told))

    @property
    def seq(self) -> int:
        """The last entry that it was told of."""
        for frame in reversed(self.frames):
            message = msgspec.json.decode(frame)
            if message["type"] in ("update", "welcome"):
                seq: int = message["seq"]
                return seq
        return -1


def _bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
