"""Two ways to a state: a new match, and a position."""

from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.sakura import rounds
from ludoteka.games.sakura.cards import CARDS, NO_CARD, OWN_TOKENS, TOKENS
from ludoteka.games.sakura.filling import count_artists, fill
from ludoteka.games.sakura.options import SakuraOptions, setting
from ludoteka.games.sakura.phases import PHASES
from ludoteka.games.sakura.position import SakuraPosition
from ludoteka.games.sakura.position_checks import check_position
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.walking import GATE, NOBODY


def new_match(
    seats: tuple[Seat, ...], options: SakuraOptions, chance: Chance, *, recording: bool
) -> SakuraState:
    count = len(seats)
    rules = setting(options, count)
    artists = count_artists(count)
    state = SakuraState(seats, options, rules, chance, recording=recording)
    # SA-4: the Emperor on the torii, all artists on the gate
    state.emperor = rules.path.torii
    state.artists = [GATE] * artists
    state.tokens = [OWN_TOKENS] * count
    state.supply = TOKENS - OWN_TOKENS * count
    state.hands = [[] for _ in seats]
    state.chosen = [NO_CARD] * artists
    state.discards = []
    state.deck = []
    state.shuffled = (0,) * (CARDS + 1)
    rounds.deal(state)
    return state


def from_position(position: SakuraPosition, seats: int, *, recording: bool) -> SakuraState:
    """Of a number of seats and options that have been checked."""
    rules = setting(position.options, seats)
    full = fill(position, seats, rules)
    check_position(position, full, rules)
    state = SakuraState(
        all_seats(seats),
        position.options,
        rules,
        Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
    )
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.emperor = full.emperor
    state.artists = full.artists
    state.tokens = full.tokens
    state.supply = full.supply
    state.paid = full.paid
    state.tree = position.tree
    state.hands = full.hands
    state.chosen = [card or NO_CARD for card in full.chosen]
    state.missing = full.chosen[:seats].count(None) if position.phase == "choose" else 0
    state.double = NOBODY if full.double is None else full.double
    state.queue = tuple(position.queue)
    state.discards = full.discards
    state.deck = full.deck[::-1]
    state.shuffled = (0, *full.shuffled)
    return state
