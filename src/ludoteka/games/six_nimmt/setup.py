"""The three ways to a state: a new match, a position, and what a view leaves possible."""

from collections.abc import Mapping

from ludoteka.core.events import Hidden
from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.six_nimmt.cards import NO_CARD, Card, cards_in_play
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.position import fill, parse_position
from ludoteka.games.six_nimmt.state import OVER, PHASES, SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView


def new_match(
    seats: tuple[Seat, ...], options: SixNimmtOptions, chance: Chance, *, recording: bool
) -> SixNimmtState:
    state = SixNimmtState(
        seats=seats,
        options=options,
        chance=chance,
        acts=0,
        recording=recording,
        phase=OVER,
        deal=0,
        starter=SEATS[0],
        rows=[],
        hands=[[] for _ in seats],
        chosen=[NO_CARD] * len(seats),
        missing=0,
        queue=(),
        piles=[() for _ in seats],
        totals=(0,) * len(seats),
        open=(),
    )
    state.begin_deal()
    return state


def from_position(raw: Mapping[str, object], *, recording: bool) -> SixNimmtState:
    position = parse_position(raw)
    full = fill(position)
    return SixNimmtState(
        seats=all_seats(full.seats),
        options=position.options,
        chance=Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
        phase=PHASES.index(position.phase),
        deal=position.deal,
        starter=SEATS[position.starter],
        rows=full.rows,
        hands=full.hands,
        chosen=[card or NO_CARD for card in full.chosen],
        missing=full.chosen.count(None) if position.phase == "choose" else 0,
        queue=tuple(position.queue),
        piles=full.piles,
        totals=full.totals,
        open=full.open,
    )


def from_view(view: SixNimmtView, rng: Rng) -> SixNimmtState:
    """Hidden hands get unseen cards, and hidden choices are drawn from those hands."""
    unseen = rng.shuffled(_unseen(view))
    hands: list[list[Card]] = []
    for hand in view.hands:
        if isinstance(hand, Hidden):
            hands.append(sorted(unseen[: hand.hidden]))
            del unseen[: hand.hidden]
        else:
            hands.append(list(hand))
    chosen: list[Card] = []
    for seat, card in enumerate(view.chosen):
        chosen.append(rng.choice(hands[seat]) if isinstance(card, Hidden) else card or NO_CARD)
    return SixNimmtState(
        seats=all_seats(view.seats),
        options=view.options,
        chance=Chance(rng.seed()),
        acts=0,
        recording=False,
        phase=PHASES.index(view.phase),
        deal=view.deal,
        starter=view.starter,
        rows=list(view.rows),
        hands=hands,
        chosen=chosen,
        missing=view.chosen.count(None) if view.phase == "choose" else 0,
        queue=view.queue,
        piles=list(view.piles),
        totals=view.totals,
        open=view.open,
    )


def _unseen(view: SixNimmtView) -> list[Card]:
    seen: set[Card] = {*view.queue, *view.open}
    for cards in (*view.rows, *view.piles, *view.hands):
        if not isinstance(cards, Hidden):
            seen.update(cards)
    deck = cards_in_play(view.seats, tactical=view.options.variant == "tactical")
    return [card for card in deck if card not in seen]
