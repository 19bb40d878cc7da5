"""Makes the view of a seat, and the full position, from the state."""

from typing import TYPE_CHECKING

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.face_to_face.cards import Card
from ludoteka.games.face_to_face.effects import Play, describe
from ludoteka.games.face_to_face.position import FaceToFacePosition
from ludoteka.games.face_to_face.view import HIDDEN, FaceToFaceView, Outlook, outlook

if TYPE_CHECKING:
    from ludoteka.games.face_to_face.state import FaceToFaceState


def view(state: "FaceToFaceState", seat: Seat | None) -> FaceToFaceView:
    gold, silver = state.sides
    outlooks = (
        outlook(gold.up_top, gold.down_top),
        outlook(silver.up_top, silver.down_top),
    )
    return view_with(state, seat, outlooks, possible_plays(state, seat))


def plain_view(state: "FaceToFaceState", seat: Seat) -> FaceToFaceView:
    return view_with(state, seat, (), ())


def view_with(
    state: "FaceToFaceState",
    seat: Seat | None,
    outlooks: tuple[tuple[Outlook, Outlook], ...],
    possible: tuple[Play, ...],
) -> FaceToFaceView:
    gold, silver = state.sides
    return FaceToFaceView(
        seat=seat,
        seats=len(state.seats),
        to_act=state.to_act(),
        decision=None if state.over else state.question(),
        result=state.result(),
        options=state.options,
        wins=state.wins,
        starter=state.starter,
        turn=state.turn,
        turns=state.turns,
        plays=state.plays,
        helped=state.helped,
        up=(gold.up, silver.up),
        down=(gold.down, silver.down),
        hands=(hand_seen_by(state, seat, SEATS[0]), hand_seen_by(state, seat, SEATS[1])),
        draw_piles=(HIDDEN[gold.left()], HIDDEN[silver.left()]),
        shown=state.shown,
        outlook=outlooks,
        possible=possible,
    )


def hand_seen_by(
    state: "FaceToFaceState", viewer: Seat | None, seat: Seat
) -> tuple[Card, ...] | Hidden:
    side = state.sides[seat]
    # FF-12
    if viewer == seat or state.over:
        return side.hand_cards()
    return HIDDEN[side.hand_size()]


def possible_plays(state: "FaceToFaceState", seat: Seat | None) -> tuple[Play, ...]:
    if seat is None or seat != state.turn or state.over:
        return ()
    return describe(state.legal_plays(), state.tops(seat))


def position(state: "FaceToFaceState") -> dict[str, object]:
    gold, silver = state.sides
    plain: dict[str, object] = msgspec.to_builtins(
        FaceToFacePosition(
            seats=len(state.seats),
            options=state.options,
            seed=state.chance.seed.hex(),
            acts=state.acts,
            wins=state.wins,
            starter=state.starter,
            turn=state.turn,
            turns=state.turns,
            plays=state.plays,
            helped=state.helped,
            up=(gold.up, silver.up),
            down=(gold.down, silver.down),
            hands=(gold.hand_cards(), silver.hand_cards()),
            draw_piles=(gold.cards_left(), silver.cards_left()),
            shown=state.shown,
        )
    )
    return plain
