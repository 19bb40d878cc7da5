"""Reviews of finished matches over HTTP: asked for, watched, stopped, read, tried again.

Only who may see the finished match gets any of it, by the rules of its replay; of a live match
there is nothing to ask for.
"""

from concurrent.futures import BrokenExecutor
from functools import lru_cache, partial
from itertools import chain
from typing import Annotated, Final, cast

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteka.core import Phrase
from ludoteka.core.records import decode_record
from ludoteka.games import find_game
from ludoteka.review import Judged, Review
from ludoteka.review.judge import judge_of
from ludoteka.review.reviewing import MOST_BUDGET
from ludoteka.review.sitting import Part
from ludoteka.server.errors import Busy, NotAllowed
from ludoteka.server.metrics import counted
from ludoteka.server.people import reviews
from ludoteka.server.people.reviews import Asked, Line, Quota, Standing, State
from ludoteka.server.play.bot_queue import Claim
from ludoteka.server.play.review_work import SeatLine, decode_parts
from ludoteka.server.play.reviewing import record_of
from ludoteka.server.play.trying import Question, Trial, judged, question
from ludoteka.server.play.worker import Worker
from ludoteka.server.protocol import TableSeat
from ludoteka.server.tables.summary import read_summary
from ludoteka.server.web.compression import LEAST, can_unpack, json_answer, pack
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import address_of, limit_address, limit_person
from ludoteka.server.web.records import finished_table, record_for
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who
from ludoteka.server.web.table_services import table_services
from ludoteka.texts import move_phrase

TRY_SECONDS: Final = 30.0
"""For one decision, when it is its turn."""
LONGER: Final = 10
"""Times as many simulations, if that is wanted."""
LONGER_SECONDS: Final = 120.0
"""For those."""


class Match(msgspec.Struct, frozen=True):
    """A finished match that who asks may see."""

    id: str
    game: str
    entries: tuple[int, ...]
    """By move, the number of its moment in the replay."""


class ReviewInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is, and what there is of it."""

    state: State
    done: int
    """How many moves are gone through."""
    moves: int
    ahead: int
    """How many reviews are computed before it."""
    mine: bool
    """Whether you asked for it, and may stop it."""
    why: str
    """The code of the refusal, if it failed."""
    entries: tuple[int, ...]
    """By move, the number (`seq`) of its moment in the replay."""
    review: msgspec.Raw
    """Once it is done; else null."""
    parts: msgspec.Raw
    """Until then: what was judged so far, after the move that was asked for."""
    said: dict[str, Phrase]
    """The moves that were compared, as people say them."""


class ReviewInfoShape(msgspec.Struct, frozen=True, kw_only=True):
    """A `ReviewInfo` as the API describes it."""

    state: State
    done: int
    moves: int
    ahead: int
    mine: bool
    why: str
    entries: tuple[int, ...]
    review: Review | None
    parts: tuple[Part, ...]
    said: dict[str, dict[str, object]]


class AnotherMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str
    longer: bool = False
    """Judged by ten times as many simulations."""


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Who else sat there, and what they got."""

    who: TableSeat
    result: float
    """Share of the win."""
    adjusted: float
    """The same without luck."""


class OwnReview(msgspec.Struct, frozen=True, kw_only=True):
    """How you played a match."""

    table: str
    game: str
    at: int
    you: SeatLine
    others: tuple[Opponent, ...]


Since = Annotated[int, QueryParameter(ge=-1)]


class TableReviews(Controller):
    path = "/api/tables/{table_id:str}/review"
    tags = ("reviews",)

    @get("/", scope="read", summary="The review of a finished match, or how far it is")
    async def one(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str], since: Since = -1
    ) -> Response[ReviewInfoShape]:
        """`since`: of one that is not done, only the parts after so many moves."""
        match = await _played(request, visitor, table_id)
        return await _card(request, visitor, match, since)

    @post("/", scope="play", status_code=202, summary="Ask for a review")
    async def ask(
        self, request: AnyRequest, player: Player, table_id: FromPath[str]
    ) -> Response[ReviewInfoShape]:
        """It is computed once for all who ask; one that was stopped goes on."""
        return await _ask(request, player, await _played(request, player, table_id))

    @delete("/", scope="play", summary="Stop a review")
    async def stop(self, request: AnyRequest, who: Asker, table_id: FromPath[str]) -> None:
        """What is done so far is kept. Only who asked for it can."""
        await _played(request, who, table_id)
        await reviews.stop(table_services(request).database, table_id, who.person)

    @get("/moves/{number:int}", scope="read", summary="A decision as its seat saw it")
    async def question(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str], number: FromPath[int]
    ) -> Response[Question]:
        match = await _played(request, visitor, table_id)
        return await _question(request, visitor, match, number)

    @post(
        "/moves/{number:int}", scope="play", status_code=200, summary="What another move was worth"
    )
    async def attempt(
        self,
        request: AnyRequest,
        player: Player,
        table_id: FromPath[str],
        number: FromPath[int],
        data: JSONBody[AnotherMove],
    ) -> Response[Judged | None]:
        """Judged like the move that was made; `null` for a decision that nobody judges."""
        match = await _played(request, player, table_id)
        return await _attempt(request, player, match, number, data)


class RecordReviews(Controller):
    path = "/api/records/{record_id:str}/review"
    tags = ("reviews",)

    @get("/", scope="read", summary="The review of an uploaded record, or how far it is")
    async def one(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str], since: Since = -1
    ) -> Response[ReviewInfoShape]:
        return await _card(request, visitor, await _uploaded(request, visitor, record_id), since)

    @post("/", scope="play", status_code=202, summary="Ask for the review of an uploaded record")
    async def ask(
        self, request: AnyRequest, player: Player, record_id: FromPath[str]
    ) -> Response[ReviewInfoShape]:
        return await _ask(request, player, await _uploaded(request, player, record_id))

    @delete("/", scope="play", summary="Stop the review of an uploaded record")
    async def stop(self, request: AnyRequest, who: Asker, record_id: FromPath[str]) -> None:
        await _uploaded(request, who, record_id)
        await reviews.stop(table_services(request).database, record_id, who.person)

    @get("/moves/{number:int}", scope="read", summary="A decision of an uploaded record")
    async def question(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str], number: FromPath[int]
    ) -> Response[Question]:
        match = await _uploaded(request, visitor, record_id)
        return await _question(request, visitor, match, number)

    @post(
        "/moves/{number:int}",
        scope="play",
        status_code=200,
        summary="What another move was worth in an uploaded record",
    )
    async def attempt(
        self,
        request: AnyRequest,
        player: Player,
        record_id: FromPath[str],
        number: FromPath[int],
        data: JSONBody[AnotherMove],
    ) -> Response[Judged | None]:
        match = await _uploaded(request, player, record_id)
        return await _attempt(request, player, match, number, data)


@get("/api/me/reviews", scope="read", tags=["reviews"], summary="How you played, by reviews")
async def own_reviews(request: AnyRequest, who: Asker) -> tuple[OwnReview, ...]:
    """Of your matches that were reviewed, the newest first. Others cannot ask for it."""
    lines = await reviews.own_reviews(table_services(request).database, who.person)
    return tuple(_own(line, who.person) for line in lines)


def _own(line: Line, person: str) -> OwnReview:
    seats = _decode_lines(line.summary)
    cards = read_summary(line.card).seats
    return OwnReview(
        table=line.id,
        game=line.game,
        at=line.at,
        you=seats[line.seat],
        others=tuple(
            Opponent(who=cards[each.seat], result=each.result, adjusted=each.adjusted)
            for each in seats
            if cards[each.seat].person != person
        ),
    )


_decode_lines: Final = msgspec.json.Decoder(tuple[SeatLine, ...]).decode


# -- What is the same for tables and uploaded records -------------------------------------


async def _played(request: AnyRequest, who: Who | None, table_id: str) -> Match:
    live = await finished_table(request, who, table_id)
    return Match(table_id, live.table.game.key, tuple(made.seq for made in live.table.moves))


async def _uploaded(request: AnyRequest, who: Who | None, record_id: str) -> Match:
    data = await record_for(table_services(request), who, record_id)
    record = decode_record(data)
    return Match(record_id, record.game, tuple(range(1, len(record.moves) + 1)))


async def _card(
    request: AnyRequest, who: Who | None, match: Match, since: int
) -> Response[ReviewInfoShape]:
    standing = await reviews.standing_of(table_services(request).database, match.id)
    mine = who is not None and standing.person == who.person
    content = msgspec.json.encode(_told(standing, match, since, mine=mine))
    packed = can_unpack(request) and len(content) >= LEAST
    return json_answer(pack(content) if packed else content, ReviewInfoShape)


def _told(standing: Standing, match: Match, since: int, *, mine: bool) -> ReviewInfo:
    is_done = standing.state == "done"
    so_far = () if is_done else decode_parts(standing.data)
    parts = tuple(part for part in so_far if part.done > since)
    judged = (
        _decode_judged(standing.data).judged if is_done else chain(*(part.judged for part in parts))
    )
    moves = {move.move for each in judged for move in chain(each.alternatives, each.others)}
    return ReviewInfo(
        state=standing.state,
        done=standing.done,
        moves=len(match.entries),
        ahead=standing.ahead,
        mine=mine,
        why=standing.why,
        entries=match.entries,
        review=msgspec.Raw(standing.data if is_done else b"null"),
        parts=msgspec.Raw(msgspec.json.encode(parts)),
        said={move: _said(match.game, move) for move in moves},
    )


class _Judged(msgspec.Struct):
    judged: tuple[Judged, ...]


_decode_judged: Final = msgspec.json.Decoder(_Judged).decode


@lru_cache(maxsize=10_000)
def _said(key: str, move: str) -> Phrase:
    game = find_game(key)
    return move_phrase(game, game.moves.parse(move))


async def _ask(request: AnyRequest, player: Who, match: Match) -> Response[ReviewInfoShape]:
    settings, found = services(request).settings, table_services(request)
    if not settings.review_workers:
        raise NotAllowed("no-reviews")
    standing = await reviews.standing_of(found.database, match.id)
    if standing.state not in ("done", *reviews.UNDER_WAY):
        await limit_person(request, "reviews", player.person)
        await limit_address(request, "reviews")
        asked = Asked(
            id=match.id,
            person=player.person,
            game=match.game,
            moves=len(match.entries),
            at=found.hub.now(),
        )
        await reviews.ask(found.database, asked, Quota(settings.review_each, settings.review_queue))
        found.reviewer.wake()
    return await _card(request, player, match, -1)


async def _question(
    request: AnyRequest, who: Who | None, match: Match, number: int
) -> Response[Question]:
    found = table_services(request)
    record = await record_of(found.hub, found.database, match.id)
    owner = who.person if who is not None else address_of(request)
    content = await found.readers.read(
        partial(question, Trial(record, number)), owner=owner, key=("question", match.id, number)
    )
    return json_answer(content, Question)


async def _attempt(
    request: AnyRequest, player: Player, match: Match, number: int, choice: AnotherMove
) -> Response[Judged | None]:
    found = table_services(request)
    await limit_person(request, "tries", player.person)
    record = await record_of(found.hub, found.database, match.id)
    usual = services(request).settings.review_budget or judge_of(find_game(match.game)).budget
    budget = min(MOST_BUDGET, usual * LONGER) if choice.longer else usual
    wanted = Trial(record, number, choice.move, budget)

    async def do(worker: Worker) -> bytes:
        return await worker.do(judged, wanted)

    claim = Claim((player.person,), is_awaited=False)
    most = LONGER_SECONDS if choice.longer else TRY_SECONDS
    try:
        content = await found.hub.workers.work(match.id, claim, do, most=most)
    except (BrokenExecutor, TimeoutError):
        raise counted("reviews", Busy("busy-reviews")) from None
    return cast("Response[Judged | None]", json_answer(content, Judged))
