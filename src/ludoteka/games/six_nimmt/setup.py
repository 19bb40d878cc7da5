"""Two ways to a state: a new match, and a position."""

from collections.abc import Mapping

from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.six_nimmt.cards import NO_CARD
from ludoteka.games.six_nimmt.filling import fill
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.phases import PHASES
from ludoteka.games.six_nimmt.position import parse_position
from ludoteka.games.six_nimmt.state import SixNimmtState


def new_match(
    seats: tuple[Seat, ...], options: SixNimmtOptions, chance: Chance, *, recording: bool
) -> SixNimmtState:
    state = SixNimmtState(seats, options, chance, recording=recording)
    state.starter = SEATS[0]
    state.rows = []
    state.hands = [[] for _ in seats]
    state.chosen = [NO_CARD] * len(seats)
    state.totals = (0,) * len(seats)
    state.begin_deal()
    return state


def from_position(raw: Mapping[str, object], *, recording: bool) -> SixNimmtState:
    position = parse_position(raw)
    full = fill(position)
    state = SixNimmtState(
        all_seats(full.seats),
        position.options,
        Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
    )
    state.phase = PHASES.index(position.phase)
    state.deal = position.deal
    state.starter = SEATS[position.starter]
    state.rows = full.rows
    state.hands = full.hands
    state.chosen = [card or NO_CARD for card in full.chosen]
    state.missing = full.chosen.count(None) if position.phase == "choose" else 0
    state.queue = tuple(position.queue)
    state.piles = full.piles
    state.totals = full.totals
    state.open = full.open
    return state
