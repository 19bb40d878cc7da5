"""The pending steps: a stack of plain data that orders effects.

A state keeps its unfinished business on a stack of steps, the next one last. A step is four
ints: kind, seat, another seat, and a number. Steps that ask someone stay on top until they
are answered; all others are done as soon as they come up, and may push more. So "Gatling,
then the shot at seat 2, then seat 2 is dying" reads, from the bottom:

    play 0 · card 0 · gatling 0 · hurt 2 · dying 2

These numbers never leave the rules: outside, steps are the structs of `pending.py`.
"""

from typing import Final, NamedTuple

from ludoteka.core.seats import Seat

Step = tuple[int, Seat, int, int]
"""Kind, seat, another seat, a number; what they mean is said at each kind."""

NOBODY: Final = Seat(-1)

# The turn (BA-4, BA-5): exactly one of these lies at the bottom during a game.
DYNAMITE_CHECK: Final = 0
JAIL_CHECK: Final = 1
DRAW_TWO: Final = 2
PLAY: Final = 3
LIMIT: Final = 4
DISCARD: Final = 5
MERCY: Final = 6
TAKE_BACK: Final = 7
NEXT_TURN: Final = 8
# Phase 1 of some characters.
JESSE: Final = 9
PEDRO: Final = 10
KIT: Final = 11
DRAW_ONE: Final = 12
# draw! (BA-14). Number: the card that was turned, or −1.
LUCKY: Final = 13  # other: the step that follows
DYNAMITE_TURNED: Final = 14
JAIL_TURNED: Final = 15
BARREL_TURNED: Final = 16
# A card being resolved. Seat: who played it; other: the target of a Duel; number: its kind.
CARD: Final = 17
GATLING: Final = 18  # number: how many seats clockwise the next target is
INDIANS: Final = 19
SHOT: Final = 20  # other: who shot; number: Missed! needed, and barrels used
ATTACK: Final = 21  # other: who played Indians!
DUEL: Final = 22  # other: the opponent; number: who began it
STORE: Final = 23  # other: who opened it
# Life and death. Other: who did it, or nobody; number: how many lives.
HARM: Final = 24
HURT: Final = 25
DYING: Final = 26
HEAL: Final = 27  # to its seat, observations tell the first card here, counted from 1
ELIMINATE: Final = 28
STRIP: Final = 29
REWARD: Final = 30
JUDGE: Final = 31
# Between the games of a tournament.
KEEP_CHARACTERS: Final = 32
KEEP_CHARACTER: Final = 33
TURN_UP: Final = 34
AUCTION: Final = 35
OFFER: Final = 36
PRICE: Final = 37  # number: the character
RAISING: Final = 38
RAISE: Final = 39  # other: who opened; number: the character
KEEPING: Final = 40
KEEP_CARDS: Final = 41  # number: how many were kept
DEAL: Final = 42


class StepKind(NamedTuple):
    """A kind's name outside the rules; if it asks, its decision and the clause that asks."""

    name: str
    decision: str = ""
    rule: str = ""


STEP_KINDS: Final[dict[int, StepKind]] = {
    DYNAMITE_CHECK: StepKind("dynamite-check"),
    JAIL_CHECK: StepKind("jail-check"),
    DRAW_TWO: StepKind("draw-two"),
    PLAY: StepKind("play", "play", "BA-5"),
    LIMIT: StepKind("limit"),
    DISCARD: StepKind("discard", "discard", "BA-5"),
    MERCY: StepKind("mercy"),
    TAKE_BACK: StepKind("take-back", "take-back", "BA-85"),
    NEXT_TURN: StepKind("next-turn"),
    JESSE: StepKind("jesse", "draw-jesse", "BA-54"),
    PEDRO: StepKind("pedro", "draw-pedro", "BA-60"),
    KIT: StepKind("kit", "put-back", "BA-56"),
    DRAW_ONE: StepKind("draw-one"),
    LUCKY: StepKind("lucky", "choose-card", "BA-57"),
    DYNAMITE_TURNED: StepKind("dynamite-turned"),
    JAIL_TURNED: StepKind("jail-turned"),
    BARREL_TURNED: StepKind("barrel-turned"),
    CARD: StepKind("card"),
    GATLING: StepKind("gatling"),
    INDIANS: StepKind("indians"),
    SHOT: StepKind("shot", "answer-shot", "BA-11"),
    ATTACK: StepKind("attack", "answer-indians", "BA-33"),
    DUEL: StepKind("duel", "answer-duel", "BA-34"),
    STORE: StepKind("store", "take-card", "BA-35"),
    HARM: StepKind("harm"),
    HURT: StepKind("hurt"),
    DYING: StepKind("dying", "rescue", "BA-16"),
    HEAL: StepKind("heal", "discard-second", "BA-61"),
    ELIMINATE: StepKind("eliminate"),
    STRIP: StepKind("strip", "discard-all", "BA-18"),
    REWARD: StepKind("reward"),
    JUDGE: StepKind("judge"),
    KEEP_CHARACTERS: StepKind("keep-characters"),
    KEEP_CHARACTER: StepKind("keep-character", "keep-character", "BA-87"),
    TURN_UP: StepKind("turn-up"),
    AUCTION: StepKind("auction"),
    OFFER: StepKind("offer", "offer", "BA-87"),
    PRICE: StepKind("price", "price", "BA-87"),
    RAISING: StepKind("raising"),
    RAISE: StepKind("raise", "raise", "BA-88"),
    KEEPING: StepKind("keeping"),
    KEEP_CARDS: StepKind("keep-cards", "keep-cards", "BA-86"),
    DEAL: StepKind("deal"),
}

_KINDS: Final = tuple(STEP_KINDS[kind] for kind in range(len(STEP_KINDS)))
STEPS: Final[tuple[str, ...]] = tuple(kind.name for kind in _KINDS)
ASKS: Final[tuple[bool, ...]] = tuple(bool(kind.decision) for kind in _KINDS)
DECISION: Final[tuple[str, ...]] = tuple(kind.decision for kind in _KINDS)
"""By step, the key of its decision."""
ASKING_RULE: Final[tuple[str, ...]] = tuple(kind.rule for kind in _KINDS)

# The number of a SHOT: Missed! still needed (1 or 2), which barrels were tried (BA-13), and
# whether it takes two in all (BA-62).
NEEDED: Final = 3
BARREL_USED: Final = 4
ABILITY_USED: Final = 8
TAKES_TWO: Final = 16
