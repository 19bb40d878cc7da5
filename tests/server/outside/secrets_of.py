"""What must not be found anywhere while a match is live: seeds, and runs of hidden cards."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator

import msgspec

from ludoteka.core import State
from ludoteka.core.description import describe
from ludoteka.core.seats import Seat
from ludoteka.games import games
from ludoteka.server.tables.table import Table

SHORTEST = 4
"""Runs of cards that are shorter come up by chance."""


def seeds(table: Table) -> set[bytes]:
    """In every spelling that someone could have chosen by mistake."""
    found: set[bytes] = set()
    for seed in (table.server_seed, table.deal_seed, table.bot_seed):
        spelled = {seed.hex().encode(), b64encode(seed), urlsafe_b64encode(seed)}
        found |= spelled | {repr(seed).encode()[2:-1], msgspec.json.encode(list(seed))}
    return found


def hidden_runs(table: Table, eyes: Seat | None) -> set[bytes]:
    """Lists of the position that this reader has not been shown, as JSON and as Python."""
    assert table.state is not None
    return hidden_runs_of(table, table.state, eyes)


def hidden_runs_of(table: Table, state: State, eyes: Seat | None) -> set[bytes]:
    """The same of one moment of a match.

    What is printed in the box is told to everybody: roles may have been dealt in its order.
    So are the numbers of players of all games, like which seats may know a card.
    """
    printed = table.game.printed(len(table.chairs), table.options)
    offered = [describe(game) for game in games().values()]
    known = msgspec.json.encode([state.view(eyes), printed, offered])
    spelled: set[bytes] = set()
    for run in _runs(state.position()):
        text = msgspec.json.encode(run)[1:-1]
        if text not in known:
            spelled |= {text, repr(run).encode()[1:-1]}
    return spelled


def _runs(value: object) -> Iterator[list[object]]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _runs(inner)
    elif isinstance(value, list | tuple):
        plain = [each for each in value if isinstance(each, int | str)]
        if len(plain) == len(value) >= SHORTEST and len(set(plain)) >= SHORTEST:
            yield list(plain)
        for inner in value:
            yield from _runs(inner)
