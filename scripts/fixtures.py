"""Writes the fixtures of the web client's gallery: `python -m scripts.fixtures [GAME[/SCENE]…]`.

One JSON file a scene in web/fixtures/<game>/, from real matches with fixed seeds. The scenes
of a game are `SCENES` in `scripts/scenes/<game>.py`, with `tries(state, seat)`, moves to explain
when they are not legal.
"""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ludoteka.bots import find_bot
from ludoteka.core import Event, Game, Rng, Seat, State, redact
from ludoteka.games import games
from scripts.scenes.scene import Scene
from scripts.scenes.sights import plain, refusals, sight, table_card

FOLDER: Final = Path(__file__).parent.parent / "web" / "fixtures"
FAR: Final = 20_000
NOW: Final = 1_760_000_000_000
LOGGED: Final = 1200
"""How many of the last events a fixture tells."""


def main() -> None:
    for wanted in sys.argv[1:] or games():
        key, _, scene = wanted.partition("/")
        name = f"scripts.scenes.{key.replace('-', '_')}"
        if find_spec(name):
            write(games()[key], import_module(name), scene)


def write(game: Game, module: ModuleType, only: str) -> None:
    """All scenes of a game, or only this one; the others then stay as they are."""
    folder = FOLDER / game.key
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json") if not only else ():
        old.unlink()
    for scene in module.SCENES:
        if scene.name == only or not only:
            path = folder / f"{scene.name}.json"
            path.write_text(json.dumps(fixture(game, scene, module), ensure_ascii=False), "utf-8")
            print(f"{game.key}/{path.name} {path.stat().st_size:,}")


def fixture(game: Game, scene: Scene, module: ModuleType) -> dict[str, Any]:
    state, sights = play(game, scene)
    seat = scene.eyes
    texts = module.tries(state, seat) if hasattr(module, "tries") and seat is not None else []
    you = [] if seat is None else [seat]
    return {
        "game": game.key,
        "printed": plain(game.printed(scene.seats, game.parse_options(scene.seats, scene.options))),
        "welcome": {
            "type": "welcome",
            "seq": len(sights),
            "now": NOW,
            "since": 0,
            "you": {"person": "p0", "name": "Nadia", "seats": you, "is_host": True},
            "table": table_card(game, scene, state),
            "clock": None,
            "sights": [sights[-1]],
            "lines": [],
            "presence": {
                "type": "presence",
                "here": [other for other in range(scene.seats) if other != 2],
                "away": {},
                "spectators": 0,
            },
        },
        "before": sights[:-1],
        "refusals": refusals(game, state, seat, texts),
    }


def play(game: Game, scene: Scene) -> tuple[State, list[dict[str, Any]]]:
    """The state at the scene's moment, and its last sights."""
    state = begin(game, scene)
    kind = find_bot(scene.player, game)
    bots = [kind(game, Seat(seat), Rng(bytes([seat] * 32))) for seat in range(scene.seats)]
    script = [game.moves.parse(text) for text in scene.script]
    told: list[tuple[int, Event]] = []
    sights: list[dict[str, Any]] = []
    for seq in range(FAR):
        news = [(seq, event) for event in state.take_events()]
        told += news
        for _, event in news:
            for bot in bots:
                bot.see(redact(event, bot.seat))
        if not script and has_told(scene, told) and scene.moment(state):
            sights = sights[-scene.before :] if scene.before else []
            # of long ago, what a log shows; of the last move, all that the view follows from
            log = [(at, event) for at, event in told if event.logged or at == seq]
            sights.append(sight(game, state, scene.eyes, log[-LOGGED:]))
            return state, sights
        if state.result() is not None:
            break
        if scene.before:
            sights.append(sight(game, state, scene.eyes, news))
            del sights[: -scene.before]
        bot = bots[state.to_act()[0 if scene.lowest_first else -1]]
        chosen = bot.choose(state.view(bot.seat), state.legal(bot.seat))
        state.play(bot.seat, script.pop(0) if script else chosen)
    raise SystemExit(f"{game.key}/{scene.name}: the moment never comes")


def has_told(scene: Scene, told: list[tuple[int, Event]]) -> bool:
    return scene.told is None or any(scene.told(event) for _, event in told)


def begin(game: Game, scene: Scene) -> State:
    if scene.position is not None:
        return game.from_position(scene.position, recording=True)
    seed = scene.seed.to_bytes(32, "big")
    return game.new(scene.seats, scene.options, seed)


if __name__ == "__main__":
    main()
