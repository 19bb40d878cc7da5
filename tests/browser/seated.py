"""Someone at a table: sees what the page shows and clicks what it offers, nothing else."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypedDict

import msgspec
from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.conftest import OFTEN, PATIENCE

SIGHT: Final = """() => {
  const board = document.querySelector('main.board');
  if (!board) return null;
  const at = (element) => {
    // A point that a finger would hit: cards of a hand overlap.
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const right of [0.5, 0.15, 0.85, 0.05, 0.95]) {
        const x = box.left + box.width * right, y = box.top + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit) || hit.contains(element))
            && hit.closest('[data-thing], .choice') === element) return [x, y];
      }
    return null;
  };
  const things = [...board.querySelectorAll('[data-thing], button.choice')]
    .filter((element) => element.dataset.standing !== 'calm' && element.getClientRects().length)
    .map((element) => ({
      name: element.dataset.thing ?? element.textContent,
      standing: element.dataset.standing ?? 'free', at: at(element) }));
  return {
    things,
    moves: [...document.querySelectorAll('[data-move]')].map((each) => each.dataset.move),
    busy: board.getAttribute('aria-busy') === 'true',
    told: board.dataset.later === 'true',
    over: !!document.querySelector('a[href^="/replay/"]'),
  };
}"""
ASKED: Final = f"""(listed) => {{
  const now = ({SIGHT})();
  const shown = now && (listed ? now.moves.length : now.things.some((thing) => thing.at));
  const asked = shown || now?.told;
  return now && !now.busy && (now.over || asked) ? now : null;
}}"""

LISTED: Final = (
    "() => [...document.querySelectorAll('[data-move]')].map((each) => each.dataset.move)"
)
"""The moves in the list."""
PAINTED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Thing(TypedDict):
    name: str
    standing: str
    at: tuple[float, float] | None


class Sight(TypedDict):
    things: list[Thing]
    moves: list[str]
    busy: bool
    told: bool
    """The story still runs: what is asked waits."""
    over: bool


class Seated:
    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self._listed = False
        self.clicks = 0
        self.sent: list[str] = []
        """The moves that went to the server."""
        self._chance = random.Random(seed)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        command = msgspec.json.decode(frame)
        if command["do"] == "play":
            self.sent.append(command["move"])

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2].partition("?")[0].partition("#")[0]

    # -- Sitting down ------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        """Two clicks: the house's door, and the game."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now : {game}").click()
        self.page.wait_for_url("**/t/*")
        self.open_moves()

    def open_moves(self) -> None:
        """The list of moves stays in view beside the board."""
        moves = self.page.get_by_role("button", name="Moves", exact=False)
        moves.focus()  # it shows itself to keyboards
        moves.press("Enter")
        self._listed = True

    def open_chat(self) -> None:
        """Instead of the list of moves."""
        self.page.get_by_role("complementary").get_by_role("button", name="Chat").click()
        self._listed = False

    # -- Playing -----------------------------------------------------------------------

    def wait(self) -> Sight:
        """Until something is asked, or the match is over."""
        for _ in range(20):
            found = self.page.wait_for_function(
                ASKED, arg=self._listed, polling=OFTEN, timeout=2 * PATIENCE
            )
            sight: Sight = found.json_value()
            if not sight["told"]:
                return sight
            self.page.keyboard.press("End")  # who wants to move need not see the story out
            self.page.evaluate(PAINTED)
        raise AssertionError("twenty times End, and the story still runs")

    def settle(self) -> None:
        """Until what was sent is answered, and drawn."""
        self.page.evaluate(PAINTED)
        self.page.wait_for_function(
            "() => !document.querySelector('main[aria-busy=true]')", polling=OFTEN
        )
        self.page.evaluate(PAINTED)

    def glance(self) -> Sight:
        """Without waiting for others; a question is not kept waiting for the story."""
        for _ in range(20):
            self.settle()
            sight: Sight = self.page.evaluate(SIGHT)
            if not sight["told"]:
                return sight
            self.page.keyboard.press("End")
        raise AssertionError("twenty times End, and the story still runs")

    def play_on(
        self, *, most: int = 400, listed: int = 7, each: Callable[[], None] = lambda: None
    ) -> int:
        """To the end, or so many moves, every seventh of them from the list.

        `each` is called after every move. Returns how many moves there were.
        """
        before = len(self.sent)
        looked = -1
        for _ in range(20 * most):
            sight = self.wait()
            made = len(self.sent) - before
            if made != looked:
                each()
                looked = made
            if sight["over"] or made >= most:
                return made
            if made % listed == listed - 1:
                self.choose(self._chance.choice(sight["moves"]))
            else:
                self.click(sight)
        raise AssertionError(f"so many clicks and no end: {self.sent[-5:]}")

    def choose(self, move: str) -> None:
        """From the list."""
        before = self.page.evaluate(LISTED)
        self.page.locator(f'[data-move="{move}"]').click()
        self._look_again(before)

    def click(self, sight: Sight) -> None:
        """One click on the board, on the way to some move."""
        thing = self._next(sight["things"])
        assert thing["at"] is not None, f"{thing['name']} is covered or outside"
        made = len(self.sent)
        self.page.mouse.click(*thing["at"])
        self.page.evaluate(PAINTED)
        self.clicks += 1
        if self._listed and len(self.sent) > made:
            self._look_again(sight["moves"])

    def _look_again(self, before: list[str]) -> None:
        """Not before the page shows what a move has led to, or it would be moved once more.

        Now and then that leaves the same to choose from.
        """
        with suppress(TooLong):
            self.page.wait_for_function(
                f"(was) => `${{({LISTED})()}}` !== `${{was}}`",
                arg=before,
                polling=OFTEN,
                timeout=500,
            )

    def tap(self) -> None:
        """With a finger, until a move is made."""
        before = len(self.sent)
        for _ in range(20):
            sight = self.wait()
            if sight["over"] or len(self.sent) > before:
                return
            at = self._next([thing for thing in sight["things"] if thing["at"]])["at"]
            assert at is not None
            self.page.touchscreen.tap(*at)
            self.page.evaluate(PAINTED)
        raise AssertionError("twenty taps and no move")

    def _next(self, things: list[Thing]) -> Thing:
        """A goal of what is picked, else what is picked (to confirm it), else a beginning."""
        for standing in ("target", "picked", "free"):
            if found := [thing for thing in things if thing["standing"] == standing]:
                return self._chance.choice(found)
        raise AssertionError("the board offers nothing to click, but moves are listed")

    def expect_result(self) -> None:
        expect(self.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(self.page.get_by_role("link", name="Replay")).to_be_visible()
