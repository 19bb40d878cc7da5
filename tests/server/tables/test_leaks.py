"""Nothing leaks: whatever leaves a table is what core alone would let each seat know.

Two kinds of proof. *From first principles*: everything that every socket received during a
whole match is computed again from the table's log with `view`, `redact` and `legal`, and
compared; moves that were taken back are in that log. *Two worlds*: all that a seat cannot
know is dealt anew (hands, deck, seeds), and every channel must answer that seat with the same
bytes.
"""

import asyncio
import itertools
import random
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.core.events import Event, Hidden, readers, redact
from ludoteka.core.rng import Rng
from ludoteka.core.seats import SEATS, Seat
from ludoteka.server import protocol
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.socket import refusal
from ludoteka.server.storage import Entry
from ludoteka.server.tables.deciding import decide
from ludoteka.server.tables.entries import (
    AnyFact,
    Closed,
    Moved,
    Revealed,
    TookBack,
    decode_fact,
    encode_fact,
)
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.records import partial_record, whole_record
from ludoteka.server.tables.summary import summarize
from ludoteka.server.tables.table import Table
from ludoteka.texts import Texts
from ludoteka.texts.phrases import event_phrase
from tests.server.offered import offered
from tests.server.room import ANN, BEN, CLEO, Ear, Room, play_on
from tests.server.tables.story import Scene, story
from tests.server.tables.test_matches import GAMES, SHORT

pytestmark = pytest.mark.anyio

SIGHT = {"seat", "events", "view", "moves", "take_back"}
REFUSED = {"type", "id", "code", "sentence", "rule", "retry_after"}
UPDATE = {"type", "seq", "happened", "table", "clock", "sights", "line"}
WELCOME = {
    "type", "seq", "now", "since", "you", "table", "clock", "sights", "lines", "presence",
    "hurry", "earlier_lines",
}  # fmt: skip


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# -- From first principles -------------------------------------------------------------


def check_frames(log: Sequence[Entry], frames: Iterable[bytes], eyes: Seat | None) -> int:
    """Each frame holds what this seat may know after its entry, and nothing else."""
    table = load_table(log, None)
    entries = {entry.seq: entry for entry in log}
    scenes = {scene.seq: scene for scene in story(table, log)}
    checked = 0
    latest = 0
    for message in map(msgspec.json.decode, frames):
        if message["type"] == "refused":
            check_refusal(table, scenes.get(latest), message, eyes)
        if message["type"] not in ("update", "welcome"):
            assert message["type"] in ("presence", "done", "pong", "bye", "refused")
            continue
        latest = message["seq"]
        assert set(message) <= (UPDATE if message["type"] == "update" else WELCOME)
        assert message.get("hurry", False) is False, "whatever is thought about: nobody waits"
        if message["type"] == "update":
            assert message["seq"] in entries, f"not in the log: {message['happened']}"
            assert message["happened"] == known_to_all(entries[message["seq"]])
        else:
            check_lines(log, message)
        if message.get("table"):
            check_fairness(log, message["seq"], message["table"])
        for sight in message.get("sights", ()):
            assert message["seq"] in scenes, f"not of the match: {message.get('happened')}"
            since = message.get("since", message["seq"] - 1)
            check_sight(table, scenes[message["seq"]], since, sight, eyes)
            checked += 1
    return checked


def check_lines(log: Sequence[Entry], welcome: dict[str, Any]) -> None:
    """What was said, and whether more was said than that: nothing of the match."""
    said = [entry for entry in log if entry.kind == "said" and entry.seq <= welcome["seq"]]
    assert [line["seq"] for line in welcome["lines"]] == [entry.seq for entry in said[-100:]]
    assert welcome["earlier_lines"] is (len(said) > 100)


def check_sight(
    table: Table, scene: Scene, since: int, sight: dict[str, Any], eyes: Seat | None
) -> None:
    assert set(sight) <= SIGHT
    assert sight["seat"] == eyes
    assert sight["view"] == plain(scene.state.view(eyes))
    legal = scene.state.legal(eyes) if eyes is not None and scene.is_live else []
    assert offered(sight) == [table.game.moves.text(move) for move in legal]
    assert sight.get("take_back", False) == (eyes in scene.may_take_back)
    # What was taken back is told to nobody any more, its owner included.
    assert sight["events"] == [
        told(table, seq, redact(event, eyes)) for seq, event in scene.events_since(since)
    ]


def check_fairness(log: Sequence[Entry], seq: int, card: dict[str, Any]) -> None:
    """Hashes when they are fixed, entropy when cards are dealt, seeds when the match has ended:
    played out, or closed by the one person who played there with bots. When people stopped it,
    their hands stay their own; one that was closed before its deal has dealt nothing."""
    kinds = {entry.kind for entry in log if entry.seq <= seq}
    told = card["fairness"]
    assert told["hashes"] is None or kinds & {"revealing", "started"}
    assert told["entropy"] is None or "started" in kinds
    closed = {fact.why for fact in map(_fact, log) if isinstance(fact, Closed)}
    was_alone = "closed" in kinds and closed <= {"alone", "untouched"}
    has_ended = "started" in kinds and (card["status"] == "over" or was_alone)
    if not has_ended:
        assert (told["server_seed"], told["deal_seed"]) == (None, None)
    if "started" not in kinds:
        entropies = [fact.entropy for fact in map(_fact, log) if isinstance(fact, Revealed)]
        assert not any(entropy in str(card) for entropy in entropies)


def _fact(entry: Entry) -> AnyFact:
    return decode_fact(entry.body)


def check_refusal(
    table: Table, scene: Scene | None, refusal: dict[str, Any], eyes: Seat | None
) -> None:
    """It says why, and names no move of another seat that tells what the reader cannot see."""
    assert set(refusal) <= REFUSED
    if scene is None:  # nothing is dealt yet
        return
    seen = msgspec.json.encode(scene.state.view(eyes)).decode()
    for seat in scene.state.seats:
        for move in scene.state.legal(seat) if seat != eyes else ():
            text = table.game.moves.text(move)
            hidden = any(not re.search(rf"\b{word}\b", seen) for word in text.split()[1:])
            named = re.search(rf"\b{text}\b", refusal["sentence"])
            assert not (hidden and named), f"refused by what seat {seat} holds: {text}"


def known_to_all(entry: Entry) -> dict[str, Any]:
    """What a frame says of an entry to whomever: who did what kind of thing, but no card."""
    fact = decode_fact(entry.body)
    said: dict[str, Any] = {"kind": entry.kind, "at": entry.at}
    if (seat := getattr(fact, "seat", None)) is not None:
        said["seat"] = seat
    if isinstance(fact, Moved):
        said["by"] = "person" if fact.by == "auto" else fact.by
        said |= {"expired": True} if fact.expired else {}
    if isinstance(fact, TookBack):
        said |= {"by": "consent" if fact.consent else "person", "undone": list(fact.undone)}
    return said


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
    # a reader that is too slow would be dropped: bots go on quickly once a player is out
    await asyncio.gather(play_on(room, live, ANN, playing, 0), watching.to_the_end())
    log = await room.log(live)
    assert check_frames(log, playing.frames, Seat(0)) > 5
    assert check_frames(log, watching.frames, None) > 5


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_seeds_of_a_match_are_told_when_it_was_closed_and_not_a_frame_before(
    room: Room,
) -> None:
    live = await room.open(game="six-nimmt", start=True)
    playing, watching = await room.listen(live, ANN), await room.listen(live, BEN)
    playing.drain()
    await room.play(live, ANN, 0, playing.offers(0)[0])
    await room.do(live, ANN, protocol.Close(id="close"))
    log = await room.log(live)
    for ear, eyes in ((playing, SEATS[0]), (watching, None)):
        ear.drain()
        assert check_frames(log, ear.frames, eyes) > 0
    told = [card["fairness"]["server_seed"] is not None for card in cards_of(playing)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (False, True)
    # Nobody else opens the match of a private table.
    assert {card["fairness"]["server_seed"] for card in cards_of(watching)} == {None}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_seeds_of_a_match_that_people_stopped_stay_secret(room: Room) -> None:
    live, ann, ben, cleo = await at_a_table_of_two(room, "six-nimmt")
    await room.do(live, ANN, protocol.OfferStop(id="offer", seat=0))
    await room.do(live, BEN, protocol.AnswerStop(id="answer", seat=1, agree=True))
    assert live.table.closed == "agreed"
    log = await room.log(live)
    for ear, eyes in ((ann, SEATS[0]), (ben, SEATS[1]), (cleo, None)):
        ear.drain()
        assert check_frames(log, ear.frames, eyes) > 0
        assert {card["fairness"]["server_seed"] for card in cards_of(ear)} == {None}
    with pytest.raises(BadInput) as refused:
        whole_record(live.table)
    assert refused.value.code == "match-was-stopped"
    card = live.table.info(is_open=True)
    forged = plain(card) | {"fairness": plain(card.fairness) | {"server_seed": "00"}}
    with pytest.raises(AssertionError):
        check_fairness(log, live.table.seq, forged)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_seed_of_a_table_that_was_closed_before_its_deal_stays_secret(
    room: Room,
) -> None:
    live = await room.open(game="six-nimmt")
    hosting = await room.listen(live, ANN)
    await room.do(live, ANN, protocol.Close(id="close"))
    hosting.drain()
    log = await room.log(live)
    assert len(cards_of(hosting)) > 1
    for card in cards_of(hosting):
        check_fairness(log, live.table.seq, card)
    assert live.table.created.server_seed.encode() not in b"".join(hosting.frames)


def cards_of(ear: Ear) -> list[dict[str, Any]]:
    """The tables' cards among all that was heard."""
    return [card for frame in map(msgspec.json.decode, ear.frames) if (card := frame.get("table"))]


# -- Taken back ------------------------------------------------------------------------


async def at_a_table_of_two(room: Room, game: str) -> tuple[LiveTable, Ear, Ear, Ear]:
    """Ann and Ben are to choose; Cleo watches."""
    live = await room.open(game=game, seats=2, options=SHORT.get(game, {}), auto_start=False)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.Start(id="1"))
    ann, ben, cleo = [await room.listen(live, actor) for actor in (ANN, BEN, CLEO)]
    for ear in (ann, ben, cleo):
        ear.drain()
    return live, ann, ben, cleo


async def chosen_anew(room: Room, game: str) -> tuple[LiveTable, Ear, Ear, Ear]:
    """Ann chose a card, took it back and chose another; Ben and Cleo listened, Ben chose too."""
    live, ann, ben, cleo = await at_a_table_of_two(room, game)
    first, second = ann.offers(0)[:2]
    await room.play(live, ANN, 0, first)
    await room.do(live, ANN, protocol.TakeBack(id="back", seat=0))
    await room.play(live, ANN, 0, second)
    for ear in (ann, ben, cleo):
        ear.drain()
    await room.play(live, BEN, 1, ben.offers(1)[0])
    for ear in (ann, ben, cleo):
        ear.drain()
    return live, ann, ben, cleo


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["six-nimmt", "sakura"])
async def test_the_judge_follows_a_choice_that_was_taken_back(room: Room, game: str) -> None:
    live, ann, ben, cleo = await chosen_anew(room, game)
    log = await room.log(live)
    for ear, eyes in ((ann, SEATS[0]), (ben, SEATS[1]), (cleo, None)):
        assert check_frames(log, ear.frames, eyes) >= 5
    for since in range(-1, live.table.seq + 1):
        late = await room.listen(live, BEN, since)
        late.drain()
        assert check_frames(log, late.frames, SEATS[1]) == 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["six-nimmt", "sakura"])
async def test_the_judge_finds_what_is_told_of_a_choice_that_was_taken_back(
    room: Room, game: str
) -> None:
    """To another player or a spectator, whenever and however it is told."""
    live, ann, ben, cleo = await chosen_anew(room, game)
    log = await room.log(live)
    chosen, back = [
        next(entry.seq for entry in log if entry.kind == kind) for kind in ("moved", "took-back")
    ]
    (own,) = frame_of(ann, chosen)["sights"]
    for ear, eyes in ((ben, SEATS[1]), (cleo, None)):
        (heard,) = frame_of(ear, chosen)["sights"]
        assert own["events"] != heard["events"]
        assert own["view"] != heard["view"]
        assert check_frames(log, ear.frames, eyes) > 0
        leaks: list[tuple[int, dict[str, Any]]] = [
            (chosen, {"sights": [heard | {"events": own["events"]}]}),
            (chosen, {"sights": [heard | {"view": own["view"]}]}),
            (chosen, {"happened": frame_of(ear, chosen)["happened"] | {"move": "play 1"}}),
            (back, {"sights": [heard | {"events": own["events"]}]}),
            (back, {"sights": [heard]}),
            (back, {"sights": [frame_of(ear, back)["sights"][0] | {"take_back": True}]}),
            (back + 1, {"sights": [heard]}),
        ]
        for seq, leak in leaks:
            forged = msgspec.json.encode(frame_of(ear, seq) | leak)
            with pytest.raises(AssertionError):
                check_frames(log, [forged], eyes)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["six-nimmt", "sakura"])
async def test_a_server_that_shows_a_choice_that_is_taken_back_is_found_out(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("ludoteka.server.tables.sights.redact", lambda event, _seat: event)
    live, _, ben, cleo = await chosen_anew(room, game)
    log = await room.log(live)
    for ear, eyes in ((ben, SEATS[1]), (cleo, None)):
        shown = [frame for frame in ear.frames if b'"moved"' in frame][:1]
        with pytest.raises(AssertionError):
            check_frames(log, shown, eyes)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_refusal_that_names_a_hidden_card_is_found_out(room: Room) -> None:
    live, ann, ben, _ = await at_a_table_of_two(room, "six-nimmt")
    log = await room.log(live)

    def check(sentence: str, **more: object) -> int:
        frame = {"type": "refused", "id": "1", "code": "no", "sentence": sentence, **more}
        return check_frames(log, [*ben.frames, msgspec.json.encode(frame)], SEATS[1])

    own = f"You cannot {ben.offers(1)[0]}."
    assert check(own) > 0
    with pytest.raises(AssertionError):
        check(own, hand=[])
    seen = re.findall(r"\d+", str(ben.sights[1]))
    hidden = next(move for move in ann.offers(0) if move.split()[1] not in seen)
    with pytest.raises(AssertionError, match="what seat 0 holds"):
        check(f"You cannot {hidden}.")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_log_that_takes_back_what_was_revealed_is_refused(room: Room) -> None:
    """Without everybody's consent: someone has seen the card."""
    live, ann, _, _ = await chosen_anew(room, "six-nimmt")
    *log, last = await room.log(live)
    fact = decode_fact(last.body)
    assert isinstance(fact, Moved)
    undone = TookBack(seat=fact.seat, undone=(last.seq,))
    body = encode_fact(undone)
    forged = Entry(last.table, last.seq + 1, last.at, "took-back", body)
    with pytest.raises(AssertionError, match="told someone"):
        check_frames([*log, last, forged], ann.frames, SEATS[0])
    agreed = encode_fact(msgspec.structs.replace(undone, consent=True))
    forged = msgspec.structs.replace(forged, body=agreed)
    assert check_frames([*log, last, forged], ann.frames, SEATS[0]) > 0


def frame_of(ear: Ear, seq: int) -> dict[str, Any]:
    """The frame that told of this entry."""
    messages = map(msgspec.json.decode, ear.frames)
    found: dict[str, Any] = next(
        message for message in messages if message["type"] == "update" and message["seq"] == seq
    )
    return found


# -- Two worlds ------------------------------------------------------------------------


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """The same in every run, so that a leak that was found is found again."""
    made = random.Random(request.node.name)
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
    answers.append(msgspec.json.encode(live.table.info(is_open=False)))
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
        await play_on(room, live, ANN, ear, 0, most=1)
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
