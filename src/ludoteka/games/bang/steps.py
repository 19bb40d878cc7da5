"""The pending steps: the order of effects as a pushdown of plain data.

A state keeps its unfinished business on a stack of steps, the next one last. A step is four
ints: what, whose, about whom, and a number. Steps that ask somebody stay on top until they
are answered; all others are done as soon as they come up, and may push more. So "Gatling,
then the shot at seat 2, then seat 2 is dying" reads, from the bottom:

    play 0 · card 0 · gatling 0 · hurt 2 · dying 2
"""

from typing import Final

Step = tuple[int, int, int, int]
"""Kind, seat, another seat, a number; what they mean is said at each kind."""
NamedStep = tuple[str, int, int, int]
"""The same outside the rules, with the kind's name."""

NOBODY: Final = -1

# The turn (BA-4, BA-5): exactly one of these lies at the bottom during a game.
DYNAMITE_CHECK: Final = 0
JAIL_CHECK: Final = 1
DRAW_TWO: Final = 2
PLAY: Final = 3  # asks
LIMIT: Final = 4
DISCARD: Final = 5  # asks
MERCY: Final = 6
TAKE_BACK: Final = 7  # asks
NEXT_TURN: Final = 8
# Phase 1 of some characters.
JESSE: Final = 9  # asks
PEDRO: Final = 10  # asks
KIT: Final = 11  # asks
DRAW_ONE: Final = 42
# draw! (BA-14). Number: the card that was turned, or −1.
LUCKY: Final = 12  # asks; other: the step that follows
DYNAMITE_TURNED: Final = 13
JAIL_TURNED: Final = 14
BARREL_TURNED: Final = 15
# A card being resolved. Seat: who played it; other: the target of a Duel; number: its kind.
CARD: Final = 16
GATLING: Final = 17  # number: how many seats clockwise the next target is
INDIANS: Final = 18
SHOT: Final = 19  # asks; other: who shot; number: Missed! needed, and barrels used
ATTACK: Final = 20  # asks; other: who played Indians!
DUEL: Final = 21  # asks; other: the opponent; number: who began it
STORE: Final = 22  # asks; other: who opened it
# Life and death. Other: who did it, or nobody; number: how many lives.
HARM: Final = 23
HURT: Final = 24
DYING: Final = 25  # asks
HEAL: Final = 26  # asks; to its seat, observations tell the first card here, counted from 1
ELIMINATE: Final = 27
STRIP: Final = 28  # asks
REWARD: Final = 29
JUDGE: Final = 30
# Between the games of a tournament.
KEEP_CHARACTERS: Final = 31
KEEP_CHARACTER: Final = 32  # asks
TURN_UP: Final = 33
AUCTION: Final = 34
OFFER: Final = 35  # asks
PRICE: Final = 36  # asks; number: the character
RAISING: Final = 37
RAISE: Final = 38  # asks; other: who opened; number: the character
KEEPING: Final = 39
KEEP_CARDS: Final = 40  # asks; number: how many were kept
DEAL: Final = 41

STEPS: Final[tuple[str, ...]] = (
    "dynamite-check",
    "jail-check",
    "draw-two",
    "play",
    "limit",
    "discard",
    "mercy",
    "take-back",
    "next-turn",
    "jesse",
    "pedro",
    "kit",
    "lucky",
    "dynamite-turned",
    "jail-turned",
    "barrel-turned",
    "card",
    "gatling",
    "indians",
    "shot",
    "attack",
    "duel",
    "store",
    "harm",
    "hurt",
    "dying",
    "heal",
    "eliminate",
    "strip",
    "reward",
    "judge",
    "keep-characters",
    "keep-character",
    "turn-up",
    "auction",
    "offer",
    "price",
    "raising",
    "raise",
    "keeping",
    "keep-cards",
    "deal",
    "draw-one",
)

_ASKED: Final[dict[int, tuple[str, str]]] = {
    PLAY: ("play", "BA-5"),
    DISCARD: ("discard", "BA-5"),
    TAKE_BACK: ("take-back", "BA-85"),
    JESSE: ("draw-jesse", "BA-54"),
    PEDRO: ("draw-pedro", "BA-60"),
    KIT: ("put-back", "BA-56"),
    LUCKY: ("choose-card", "BA-57"),
    SHOT: ("answer-shot", "BA-11"),
    ATTACK: ("answer-indians", "BA-33"),
    DUEL: ("answer-duel", "BA-34"),
    STORE: ("take-card", "BA-35"),
    DYING: ("rescue", "BA-16"),
    HEAL: ("discard-second", "BA-61"),
    STRIP: ("discard-all", "BA-18"),
    KEEP_CHARACTER: ("keep-character", "BA-87"),
    OFFER: ("offer", "BA-87"),
    PRICE: ("price", "BA-87"),
    RAISE: ("raise", "BA-88"),
    KEEP_CARDS: ("keep-cards", "BA-86"),
}

ASKS: Final[tuple[bool, ...]] = tuple(kind in _ASKED for kind in range(len(STEPS)))
DECISION: Final[tuple[str, ...]] = tuple(
    _ASKED[kind][0] if kind in _ASKED else "" for kind in range(len(STEPS))
)
"""By step, the key of its decision."""
ASKING_RULE: Final[tuple[str, ...]] = tuple(
    _ASKED[kind][1] if kind in _ASKED else "" for kind in range(len(STEPS))
)
STEP_OF: Final[dict[str, str]] = {_ASKED[kind][0]: STEPS[kind] for kind in _ASKED}
"""By decision, the name of the step that asks it."""

# The number of a SHOT: Missed! still needed (1 or 2), and which barrels were tried (BA-13).
NEEDED: Final = 3
BARREL_USED: Final = 4
ABILITY_USED: Final = 8
