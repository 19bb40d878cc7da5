"""What a table sends of one moment, made without a server: sights, table card, refusals."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteka.core import Event, Game, Seat, State, redact
from ludoteka.texts.phrases import event_phrase, hint_phrase, move_phrase, refusal_phrase
from scripts.scenes.scene import NAMES, Scene

Json = dict[str, Any]


def sight(game: Game, state: State, seat: int | None, events: Sequence[tuple[int, Event]]) -> Json:
    eyes = None if seat is None else Seat(seat)
    view = state.view(eyes)
    legal = state.legal(eyes) if eyes is not None and eyes in state.to_act() else []
    received = [(seq, redact(event, eyes)) for seq, event in events]
    return {
        "seat": seat,
        "events": [
            {"seq": seq, "event": plain(event), "said": said(game, event)}
            for seq, event in received
        ],
        "view": plain(view),
        "moves": [
            {
                "move": game.moves.text(move),
                "rule": game.decision(view.decision or "").rule,
                "said": plain(move_phrase(game, move)),
                "hint": plain(hint_phrase(game, view, move)),
            }
            for move in legal
        ],
    }


def said(game: Game, event: Event) -> Any:
    return plain(event_phrase(game, event)) if type(event).logged else None


def refusals(game: Game, state: State, seat: int | None, texts: Sequence[str]) -> Json:
    """Why these moves are not legal now."""
    found: Json = {}
    if seat is None:
        return found
    for text in texts:
        refused = state.refusal(Seat(seat), game.moves.parse(text))
        if refused is not None:
            found[text] = {"said": plain(refusal_phrase(game, refused)), "rule": refused.rule}
    return found


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def table_card(game: Game, scene: Scene, state: State) -> Json:
    return {
        "id": "gallery",
        "game": game.key,
        "title": "",
        "status": "live" if state.result() is None else "over",
        "host": "p0",
        "seats": [seat_card(scene, seat) for seat in range(scene.seats)],
        "options": dict(scene.options),
        "clock": {"kind": "live", "base": 300, "increment": 10, "reaction": 30},
        "listed": False,
        "spectators": True,
        "chat": True,
        "auto_start": True,
        "created": 0,
        "fairness": {
            "commitment": "0" * 64,
            "edition": 2,
            "phase": None,
            "committed": [],
            "revealed": [],
            "hashes": None,
            "entropy": None,
            "server_seed": None,
            "deal_seed": None,
        },
        "asked_back": None,
        "agreed": [],
        "rematch": None,
        "result": plain(state.result()),
    }


def seat_card(scene: Scene, seat: int) -> Json:
    bot = seat in scene.bots
    return {
        "seat": seat,
        "kind": "bot" if bot else "person",
        "name": NAMES[seat],
        "person": None if bot else f"p{seat}",
        "bot": "greedy" if bot else None,
        "ready": True,
        "stand_in": False,
        "left": False,
        "resigned": False,
        "vacation": None,
        "vacation_used": 0,
    }
