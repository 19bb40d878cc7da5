"""Reviewed matches for pictures: played by bots with fixed seeds, uploaded, and judged."""

from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from ludoteka.bots import find_bot
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo, encode_record
from ludoteka.core.rng import SEED_BYTES, Rng
from ludoteka.core.seats import Seat
from ludoteka.games import find_game

NAMES: Final = ("Nadia", "Jonas", "Olena", "Marek", "Sofía")
SEATS: Final = {"six-nimmt": 4, "face-to-face": 2, "sakura": 4, "intrigo": 4, "bang": 5}
SEEDS: Final = {"six-nimmt": 5, "face-to-face": 2, "sakura": 3, "intrigo": 2, "bang": 4}
OPTIONS: Final[dict[str, dict[str, object]]] = {"six-nimmt": {"deals": 2}}
UPLOAD: Final = """async ({record}) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await fetch('/api/guests', { ...init, body: '{}' });
  const body = JSON.stringify({ record, public: true });
  const sent = await fetch('/api/records', { ...init, body });
  const { path } = await sent.json();
  const id = path.split('/').at(-1);
  await fetch(`/api/records/${id}/review`, { ...init, body: '{}' });
  return path;
}"""
DONE: Final = """async (id) => {
  for (;;) {
    const { state, review } = await (await fetch(`/api/records/${id}/review?since=100000`)).json();
    if (review || state === 'failed') return review;
    await new Promise((go) => setTimeout(go, 1000));
  }
}"""


def record_of(key: str) -> bytes:
    """Seat 0 plays as a beginner, the others as greedy bots, all under the names of people."""
    game = find_game(key)
    seats = tuple(SeatInfo(name) for name in NAMES[: SEATS[key]])
    seed = SEEDS[key].to_bytes(SEED_BYTES, "big")
    match = Match(game, seats, OPTIONS.get(key, {}), server_seed=seed, clock=lambda: 0.0)
    makers = [find_bot("beginner" if seat == 0 else "greedy", game) for seat in range(len(seats))]
    bots = [maker(game, Seat(seat), Rng(seed)) for seat, maker in enumerate(makers)]
    state = match.state
    while acting := state.to_act():
        for seat in acting:
            match.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return encode_record(match.record())


def reviewed(page: Page, key: str) -> tuple[str, dict[str, Any]]:
    """The path of its replay, and its review once that is done."""
    page.goto("/")
    path: str = page.evaluate(UPLOAD, {"record": msgspec.json.decode(record_of(key))})
    return path, page.evaluate(DONE, path.rpartition("/")[2])


def mistake_of(review: dict[str, Any]) -> int:
    """The move of seat 0 that cost most."""
    own = [judged for judged in review["judged"] if judged["seat"] == 0]
    return int(max(own, key=lambda judged: judged["loss"])["move"])
