"""Someone who follows the story: notes every sentence of the narrator as it is shown."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.conftest import OFTEN, PATIENCE

WORDS: Final = ".telling, .narrator, .prompt, main.board .ask, [aria-live], [role=status]"
"""What says something."""
THINGS: Final = "main.board :is([data-thing], [data-place], .plate, .seat, .seats > li)"
"""What lies on the board: cards, piles, spaces and plates."""

WATCH: Final = """([WORDS, THINGS]) => {
  const noted = (window.noted = { said: [], over: 0, early: 0, boxes: new Map(), moved: [] });
  let last = null;
  // Where things are that no story moves: the box of the narrator and the parts of the room.
  const still = '.telling, .narrator, .prompt, [data-still]';
  const look = () => {
    const main = document.querySelector('main.board');
    if (!main) return;
    const scene = !!main.querySelector('.end-scene');
    if (scene && !noted.scene) noted.over += 1;
    noted.scene = scene;
    if (!scene && /match is over/i.test(main.innerText)) noted.early += 1;
    const sentence = main.querySelector('.sentence');
    if (!sentence || main.classList.contains('past')) return;
    const text = sentence.querySelector('span').textContent.trim();
    const step = `${sentence.dataset.step} ${text}`;
    if (text && step !== last) noted.said.push([Number(sentence.dataset.step), text]);
    last = text ? step : last;
  };
  const differ = (was, box) => was.some((side, place) => Math.abs(side - box[place]) > 1);
  const measure = () => {
    for (const element of document.querySelectorAll(still)) {
      if (element.closest('[inert], .end-scene, .interlude')) continue;
      const { left, top, height } = element.getBoundingClientRect();
      const box = [left, top, height];
      const name = element.className;
      const was = noted.boxes.get(element) ?? box;
      noted.boxes.set(element, was);
      if (differ(was, box)) noted.moved.push([name, was, box]);
    }
  };
  // Where only words have changed, no thing of the board is elsewhere. What a card does when it is
  // picked, and what moves by itself, is no concern of theirs.
  const isWord = ({ target }) =>
    !!(target.nodeType === 1 ? target : target.parentElement)?.closest(WORDS);
  let things = new Map();
  const compare = (changes) => {
    const before = things;
    const same = changes.every(isWord);
    things = new Map();
    for (const element of document.querySelectorAll(THINGS)) {
      if (element.closest(`${WORDS}, [inert], .end-scene, .interlude`)) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left, top, width, height];
      const was = before.get(element);
      things.set(element, box);
      const name = element.dataset.thing ?? element.className;
      if (same && was && !element.getAnimations().length && differ(was, box))
        noted.moved.push([name, was, box]);
    }
  };
  noted.observer = new MutationObserver((changes) => { look(); measure(); compare(changes); });
  noted.observer.observe(
    document.body,
    { subtree: true, childList: true, characterData: true, attributes: true },
  );
  look();
}"""

WALK: Final = """async () => {
  window.noted?.observer.disconnect();  // what is read again is not heard
  const main = document.querySelector('main.board');
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const press = async (key) => {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.body.dispatchEvent(pressed);
    await wait(0);
  };
  const now = () => document.querySelector('.sentence span')?.textContent.trim() ?? '';
  const at = () => document.querySelector('.sentence')?.dataset.step;
  const back = 'button[aria-label^="Step back"]:not([aria-disabled=true])';
  const canStepBack = () => main.querySelector(back);
  while (canStepBack()) {
    const last = at();
    await press('ArrowLeft');
    // What was told before the page came is read first.
    for (let tries = 0; last === at() && canStepBack(); tries += 1) {
      if (tries > 3000) throw new Error(`no step back from ${last}`);
      await wait(10);
    }
  }
  const said = [];
  let last = null;
  const note = () => {
    if (at() !== last && now()) said.push([Number(at()), now()]);
    last = at();
  };
  for (let steps = 0; main.classList.contains('past'); steps += 1) {
    if (steps > 10_000) throw new Error(`no way on from ${last}`);
    note();
    await press('ArrowRight');
  }
  note();
  return said;
}"""
"""Through the whole history: to its beginning, then step by step to now."""


STRETCH: Final = """([WORDS, THINGS]) => {
  const things = [...document.querySelectorAll(THINGS)].filter((thing) => !thing.closest(WORDS));
  const boxes = () => things.map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left, top, width, height];
  });
  const texts = [];
  for (const words of document.querySelectorAll(WORDS)) {
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement.closest('button') && walker.currentNode.data.trim())
        texts.push([walker.currentNode, walker.currentNode.data]);
  }
  const before = boxes();
  const moved = [];
  for (const said of ['', 'x', 'So many words that no box has room for them. '.repeat(3)]) {
    for (const [node] of texts) node.data = said;
    boxes().forEach((box, place) => {
      if (box.some((side, at) => Math.abs(side - before[place][at]) > 1))
        moved.push([things[place].dataset.thing ?? things[place].className, before[place], box]);
    });
  }
  for (const [node, data] of texts) node.data = data;
  return { moved, things: things.length, texts: texts.length };
}"""
"""What of the board moves when narrator and prompt say nothing, little, or too much."""


class Watcher:
    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self) -> None:
        self.page.evaluate(WATCH, [WORDS, THINGS])

    def noted(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            "() => ({ said: noted.said, over: noted.over, early: noted.early, moved: noted.moved })"
        )
        return found

    def count(self) -> int:
        """Sentences so far."""
        found: int = self.page.evaluate("noted.said.length")
        return found

    def until_told(self) -> None:
        """Until nothing is left to tell: what is routine hurries when much waits."""
        told = "() => document.querySelector('main.board')?.dataset.telling === 'false'"
        self.page.wait_for_function(told, polling=OFTEN, timeout=4 * PATIENCE)

    def walk(self) -> list[list[Any]]:
        """Number and sentence of every step; what came before the page has a number below 0."""
        found: list[list[Any]] = self.page.evaluate(WALK)
        return found

    def stretch(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STRETCH, [WORDS, THINGS])
        return found
