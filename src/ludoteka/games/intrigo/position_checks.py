"""Checks a position, and reports the first contradiction in one line."""

from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    DUCAT,
    EMPTY,
    FACE_DOWN,
    FIRST_SEAL,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCES,
    MOST_ROUNDS,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TIEPOLO_THREE,
    TURNED,
    WINNING_SEALS,
    is_intrigue,
)
from ludoteka.games.intrigo.filling import Full
from ludoteka.games.intrigo.position import IntrigoPosition, bad
from ludoteka.games.intrigo.rewards import has_won


def check(position: IntrigoPosition, full: Full) -> None:
    _check_numbers(position, full)
    _check_players(full)
    _check_tokens(full)
    _check_influence(full)
    if position.phase == "draft":
        _check_draft(position, full)
    else:
        _check_hands(position, full)
    _check_end(position, full)


def _check_numbers(position: IntrigoPosition, full: Full) -> None:
    for name in ("first", "turn"):
        seat = getattr(position, name)
        if isinstance(seat, int) and not 0 <= seat < full.seats:
            raise bad(f"{name} {seat} is no seat (0 to {full.seats - 1})")
    if not 1 <= position.round <= MOST_ROUNDS or position.acts < 0:
        raise bad(f"round counts from 1 to {MOST_ROUNDS} and acts from 0")


def _check_players(full: Full) -> None:
    if len(set(full.families)) != full.seats:
        raise bad("two players have the same family")
    if any(len(seals) != len(ORGANISATIONS) for seals in full.seals):
        raise bad("everybody has five seal counters")
    if any(not 0 <= seal <= WINNING_SEALS for seals in full.seals for seal in seals):
        raise bad("seal counters go from 0 to 4")


def _check_tokens(full: Full) -> None:
    ducats = sum(token % TURNED == DUCAT for token in full.tokens)
    if min(full.ducats) < 0 or sum(full.ducats) + ducats > ALL_DUCATS:
        raise bad(f"there are {ALL_DUCATS} ducats, and nobody has less than none")
    for number, organisation in enumerate(ORGANISATIONS):
        if sum(token % TURNED == FIRST_SEAL + number for token in full.tokens) > SEALS_EACH:
            raise bad(f"there are only {SEALS_EACH} seals of the {organisation}")


def _check_influence(full: Full) -> None:
    if len(full.piles) != len(INFLUENCES):
        raise bad("there are six influence piles")
    for kind, (name, left) in enumerate(zip(INFLUENCES, full.piles, strict=True)):
        if not 0 <= left <= PILE_SIZE - full.gaps.count(INFLUENCE + kind):
            raise bad(f"there are {PILE_SIZE} cards of kind {name}, in its pile and in the palace")


def _check_draft(position: IntrigoPosition, full: Full) -> None:
    if any(full.gaps) or any(position.hands or ()) or any(position.played or ()):
        raise bad("in the draft the gaps are empty, and nobody has a hand yet")
    if any(token > TURNED for token in full.tokens):
        raise bad("in the draft all tokens are face up")
    counts = [len(cards) for cards in full.taken]
    pick = min(counts)
    if any(len(t) + len(p) != HAND_SIZE for t, p in zip(full.taken, full.left, strict=True)):
        raise bad("a packet has four cards, kept or left")
    if pick >= HAND_SIZE or not {pick, pick + 1}.issuperset(counts):
        raise bad("everybody keeps a card before the packets are passed on")


def _check_hands(position: IntrigoPosition, full: Full) -> None:
    if any(position.left or ()):
        raise bad("packets are left only in the draft")
    played = sorted(card for cards in full.played for card in cards)
    if played != sorted(card % FACE_DOWN - 1 for card in full.gaps if is_intrigue(card)):
        raise bad("the intrigue cards in the palace are not those that were played")
    for seat in range(full.seats):
        own = sorted(full.hands[seat] + full.played[seat])
        if len(own) != HAND_SIZE:
            raise bad(f"seat {seat} has {len(own)} cards, in hand and played, instead of 4")
        packets = [full.taken[(seat - pick) % full.seats] for pick in range(HAND_SIZE)]
        if any(len(packet) != HAND_SIZE for packet in packets):
            raise bad("four cards were kept from every packet")
        if own != sorted(packet[pick] for pick, packet in enumerate(packets)):
            raise bad(f"seat {seat} does not have the cards that it kept")


def _check_end(position: IntrigoPosition, full: Full) -> None:
    for seat in position.without:
        if not 0 <= seat < full.seats or TIEPOLO_THREE in full.hands[seat]:
            raise bad(f"without names seat {seat}, which does not exist or holds a Tiepolo 3")
    won = sum(has_won(seals) for seals in full.seals)
    if position.phase == "over":
        if EMPTY in full.gaps:
            raise bad("a match ends with every gap filled")
        if won > 1 or (won == 0 and position.round < MOST_ROUNDS):
            raise bad(f"a match ends when one player wins, or after round {MOST_ROUNDS}")
        return
    if won:
        raise bad("a match is over when someone has won")
    if position.phase == "palace" and EMPTY not in full.gaps:
        raise bad("the palace is full: the round is over")
