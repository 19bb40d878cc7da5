"""Nothing leaks: whatever leaves a table is what core alone would let each seat know.

Two kinds of proof. *From first principles*: everything that every socket received during a
whole match is computed again from the finished record with `view`, `redact` and `legal`, and
compared. *Two worlds*: all that a seat cannot know is dealt anew (hands, deck, seeds), and
every channel must answer that seat with the same bytes.
"""

import itertools
import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from ludoteka.core.errors import LudotekaError
from ludoteka.core.events import Event, Hidden, readers, redact
from ludoteka.core.rng import Rng
from ludoteka.core.seats import SEATS, Seat
from ludoteka.server import protocol
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.socket import refusal
from ludoteka.server.tables.deciding import Actor, decide
from ludoteka.server.tables.records import partial_record
from ludoteka.server.tables.summary import summarize
from ludoteka.server.tables.table import Table
from ludoteka.texts import Texts
from ludoteka.texts.phrases import event_phrase
from tests.server.room import ANN, BEN, Room, play_on, until
from tests.server.tables.test_matches import GAMES, SHORT

pytestmark = pytest.mark.anyio

SIGHT = {"seat", "events", "view", "moves", "take_back"}
UPDATE = {"type", "seq", "happened", "table", "clock", "sights", "line"}
WELCOME = {
    "type", "seq", "now", "since", "you", "table", "clock", "sights", "lines", "presence",
}  # fmt: skip


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# -- From first principles -------------------------------------------------------------


def check_frames(table: Table, frames: Iterable[bytes], eyes: Seat | None) -> int:
    """Each frame holds what this seat may know after its entry, and nothing else."""
    state = table.game.new(len(table.chairs), table.created.options, table.deal_seed)
    started = min(seq for seq, _ in table.events)
    events = {started: state.take_events()}
    views = {started: plain(state.view(eyes))}
    legal = {started: state.legal(eyes) if eyes is not None else []}
    for made in table.moves:
        state.play(made.seat, made.move)
        events[made.seq] = state.take_events()
        views[made.seq] = plain(state.view(eyes))
        legal[made.seq] = state.legal(eyes) if eyes is not None else []
    checked = 0
    for message in map(msgspec.json.decode, frames):
        if message["type"] not in ("update", "welcome"):
            assert message["type"] in ("presence", "done", "pong", "bye")
            continue
        assert set(message) <= (UPDATE if message["type"] == "update" else WELCOME)
        for sight in message.get("sights", ()):
            assert set(sight) <= SIGHT
            assert sight["seat"] == eyes
            assert sight["view"] == views[message["seq"]]
            texts = [offer["move"] for offer in sight.get("moves", ())]
            assert texts == [table.game.moves.text(move) for move in legal[message["seq"]]]
            since = message.get("since", message["seq"] - 1)
            expected = [
                told(table, seq, redact(event, eyes))
                for seq in range(since + 1, message["seq"] + 1)
                for event in events.get(seq, ())
            ]
            assert sight["events"] == expected
            checked += 1
    return checked


def told(table: Table, seq: int, event: Event) -> Any:
    said = event_phrase(table.game, event) if type(event).logged else None
    return plain({"seq": seq, "event": event, **({"said": said} if said else {})})


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
async def test_every_frame_of_a_whole_match_is_what_its_reader_may_know(
    room: Room, game: str
) -> None:
    live = await room.open(game=game, options=SHORT.get(game, {}), start=True)
    watching = await room.listen(live, BEN)
    playing = await room.listen(live, ANN)
    while not playing.is_over:
        await play_on(room, live, ANN, playing, 0, most=5)
        watching.drain()  # a reader that is too slow would be dropped
    await until(lambda: watching.drain() == [] and watching.is_over)
    assert check_frames(live.table, playing.frames, Seat(0)) > 5
    assert check_frames(live.table, watching.frames, None) > 5


# -- Two worlds ------------------------------------------------------------------------


@pytest.fixture
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """The same in every run, so that a leak that was found is found again."""
    made = random.Random(request.node.name)
    monkeypatch.setattr("ludoteka.server.tables.deciding.fresh_seed", lambda: made.randbytes(32))
    room: Room = request.getfixturevalue("room")
    room.hub.make_seed = lambda: made.randbytes(32)
    return made


def another_world(live: LiveTable, eyes: Seat | None, chance: random.Random) -> LiveTable:
    """The same table in a world that this seat could not tell from this one."""
    table = live.table
    assert table.state is not None
    created = msgspec.structs.replace(table.created, server_seed=chance.randbytes(32).hex())
    twin = Table(table.id, created, table.created_at)
    twin.__dict__.update({**table.__dict__, "created": created})
    rng = Rng(chance.randbytes(32))
    twin.state = table.game.from_view(table.state.view(eyes), rng)
    twin.events = [(seq, _scrambled(event, eyes)) for seq, event in table.events]
    twin.bot_seed = chance.randbytes(32)
    other = LiveTable(live.hub, twin)
    other.presences = live.presences
    return other


def _scrambled(event: Event, eyes: Seat | None) -> Event:
    """Whatever the reader may not read of the event is something else of the same length."""
    hidden = {
        name: Hidden(value.hidden)
        for name in readers(type(event))
        if isinstance(value := getattr(redact(event, eyes), name), Hidden)
    }
    return msgspec.structs.replace(event, **hidden) if hidden else event


def everything(live: LiveTable, actor: Actor, eyes: Seat | None) -> bytes:
    """All that a person can get out of a table at this moment, over every channel."""
    listener = Listener(actor.person, actor.name, live.eyes_of(actor.person))
    answers = [live.welcome(listener, since) for since in (-1, live.table.seq)]
    answers.append(msgspec.json.encode(live.table.card(is_open=False)))
    answers.append(summarize(live.table))
    answers.append(msgspec.json.encode(partial_record(live.table, eyes)))
    answers += _refusals(live, actor)
    text = b"\n".join(answers)
    # The commitment is of the seed, which is another one in the other world.
    return text.replace(live.table.fairness(is_open=False).commitment.encode(), b"commitment")


def _refusals(live: LiveTable, actor: Actor) -> list[bytes]:
    """Every tenth move that there is, tried by everybody's seat: why not, or that it would do."""
    texts, found = Texts("en"), []
    moves = live.table.game.moves
    for seat, move in itertools.product(range(len(live.table.chairs)), range(0, len(moves), 10)):
        command = protocol.Play(id="probe", seat=seat, move=moves.text(move))  # type: ignore[arg-type]
        try:
            decide(live.table, actor, command)
        except LudotekaError as error:
            found.append(msgspec.json.encode(refusal(texts, live, "probe", error)))
        else:
            found.append(b"would do")
    return found


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_gets(
    room: Room, chance: random.Random, game: str
) -> None:
    live = await room.open(game=game, options=SHORT.get(game, {}), start=True)
    ear = await room.listen(live, ANN)
    compared = 0
    while not ear.is_over and compared < 40:
        await play_on(room, live, ANN, ear, 0, most=2)
        async with live.lock:
            if live.table.status != "live":
                break
            for actor, eyes in ((ANN, SEATS[0]), (BEN, None)):
                other = another_world(live, eyes, chance)
                assert everything(live, actor, eyes) == everything(other, actor, eyes)
                compared += 1
    assert compared >= 4


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_leaky_frame_would_be_found(
    room: Room, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.open(game="six-nimmt", start=True)
    async with live.lock:
        other = another_world(live, None, chance)
        table = live.table
        assert table.state is not None
        assert other.table.state is not None
        assert plain(table.state.view(Seat(1))) != plain(other.table.state.view(Seat(1)))
        for each in (live, other):  # as if a spectator were taken for a player
            monkeypatch.setattr(each, "eyes_of", lambda _person: (Seat(1),))
        assert everything(live, BEN, None) != everything(other, BEN, None)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["six-nimmt", "sakura", "intrigo"])
async def test_a_secret_choice_sounds_the_same_whatever_it_is(room: Room, game: str) -> None:
    """Runs that differ only in what Ann chose, and took back: Ben hears the same frames."""
    live = await room.open(game=game, seats=3, own_seats=3, start=True)
    playing, watching = await room.listen(live, ANN), await room.listen(live, BEN)
    playing.drain()
    watching.drain()
    heard = []
    offers = playing.offers(0)
    for number, move in enumerate(offers):
        await room.play(live, ANN, 0, move)
        await room.do(live, ANN, protocol.TakeBack(id=f"back {number}", seat=0))
        heard.append([_without_numbers(frame) for frame in watching.drain()])
    assert len(offers) > 1
    assert heard == [heard[0]] * len(offers)
    assert len(heard[0]) == 2


def _without_numbers(frame: dict[str, Any]) -> dict[str, Any]:
    """The numbers of entries rise; apart from that nothing may differ."""
    frame["seq"] = 0
    frame["happened"]["undone"] = bool(frame["happened"].get("undone"))
    for sight in frame["sights"]:
        for told_event in sight["events"]:
            told_event["seq"] = 0
    return frame
