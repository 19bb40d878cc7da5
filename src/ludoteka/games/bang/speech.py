"""Phrases of BANG!: names of cards, characters and roles, moves, and event arguments."""

from collections.abc import Mapping
from typing import Final

from ludoteka.core.events import Event
from ludoteka.core.game import Phrase, Player, Sayable
from ludoteka.core.seats import Move
from ludoteka.games.bang import moves
from ludoteka.games.bang.cards import CARD_OF, KIND, KINDS, RANK, RANKS, SUIT, Card
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.moves import ACTION, CARD, TARGET
from ludoteka.games.bang.pending import Pending
from ludoteka.games.bang.roles import ROLES, SIDES
from ludoteka.games.bang.steps import STEPS

SUIT_SIGNS: Final = "♠♥♦♣"

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "move-end": (),
    "move-pass": (),
    "move-play": ("card",),
    "move-play-at": ("card", "target"),
    "move-rob-hand": ("card", "target"),
    "move-rob-table": ("card", "blue"),
    "move-answer": ("card",),
    "move-barrel": (),
    "move-ability": (),
    "move-heal": ("card",),
    "move-discard": ("card",),
    "move-take": ("card",),
    "move-put-back": ("card",),
    "move-choose": ("card",),
    "move-draw": (),
    "move-draw-from": ("target",),
    "move-draw-discard": (),
    "move-keep": ("card",),
    "move-keep-character": (),
    "move-offer": ("character",),
    "move-bid": ("amount",),
    "hint-distance": ("distance", "seats", "plus", "minus", "reach", "life"),
    "hint-duel": ("cards", "life"),
    "hint-hand": ("cards",),
    "hint-table": ("owner",),
    "hint-weapon": ("reach",),
    "hint-beer-void": (),
    "hint-life-full": (),
    "hint-needed": ("needed",),
    "hint-life-after": ("life",),
    "hint-give-up": (),
    "hint-discards": ("cards",),
    "asked-shot": ("by", "needed"),
    "asked-indians": ("by",),
    "asked-duel": ("by",),
    "asked-rescue": ("by",),
    "progress-left": ("left", "seats"),
    "progress-game": ("game", "games", "left", "seats"),
    "progress-won-sheriff": (),
    "progress-won-outlaw": (),
    "progress-won-renegade": (),
    "refusal-match-over": (),
    "refusal-no-such-seat": ("number",),
    "refusal-not-your-turn": (),
    "refusal-not-now": ("decision",),
    "refusal-not-in-hand": (),
    "refusal-already-in-front": (),
    "refusal-out-of-the-game": (),
    "refusal-missed-is-an-answer": (),
    "refusal-not-at-yourself": (),
    "refusal-out-of-reach": ("distance", "reach"),
    "refusal-one-bang-a-turn": (),
    "refusal-not-the-sheriff": (),
    "refusal-already-in-jail": (),
    "refusal-own-hand": (),
    "refusal-too-far": ("distance",),
    "refusal-nothing-to-take": (),
    "refusal-not-on-the-table": (),
    "refusal-only-sid": (),
    "refusal-full-life": (),
    "refusal-two-cards-needed": (),
    "refusal-already-chosen": (),
    "refusal-not-chosen": (),
    "refusal-not-fired": (),
    "refusal-no-discards": (),
    "refusal-nobody-to-draw-from": (),
    "refusal-not-open": (),
    "refusal-no-barrel": (),
    "refusal-barrel-used": (),
    "refusal-only-jourdonnais": (),
    "refusal-not-a-missed": (),
    "refusal-not-a-bang": (),
    "refusal-only-beer-saves": (),
    "refusal-no-beer-for-two": (),
    "refusal-too-expensive": ("price", "money"),
    "refusal-not-turned-up": (),
    "refusal-bid-too-low": ("least",),
    "refusal-bid-too-high": ("money",),
    "refusal-not-before-you": (),
    "refusal-no-more-than-life": (),
    "card": ("name", "rank", "suit"),
    "mark": ("rank", "suit"),
    **{f"card-{kind}": () for kind in KINDS},
    **{f"rank-{rank.lower()}": () for rank in RANKS if not rank.isdigit()},
    **{f"character-{character}": () for character in CHARACTERS},
    **{f"role-{role}": () for role in ROLES},
    **{f"side-{side}": () for side in SIDES},
    **{f"step-{step}": () for step in STEPS},
}


def card_phrase(card: Card) -> Phrase:
    """A card with its rank and suit: Bang! A♠."""
    rank = RANKS[RANK[card]]
    return Phrase(
        "card",
        {
            "name": Phrase(f"card-{KINDS[KIND[card]]}"),
            "rank": rank if rank.isdigit() else Phrase(f"rank-{rank.lower()}"),
            "suit": SUIT_SIGNS[SUIT[card]],
        },
    )


SIMPLE: Final[dict[int, str]] = {
    moves.END: "move-end",
    moves.PASS: "move-pass",
    moves.USE_BARREL: "move-barrel",
    moves.USE_ABILITY: "move-ability",
    moves.DRAW: "move-draw",
    moves.DRAW_DISCARD: "move-draw-discard",
    moves.KEEP_CHARACTER: "move-keep-character",
}
WITH_CARD: Final[dict[int, str]] = {
    moves.PLAY: "move-play",
    moves.ANSWER: "move-answer",
    moves.HEAL: "move-heal",
    moves.DISCARD: "move-discard",
    moves.TAKE: "move-take",
    moves.PUT_BACK: "move-put-back",
    moves.CHOOSE: "move-choose",
    moves.KEEP: "move-keep",
}


def move_phrase(move: Move) -> Phrase:
    action = ACTION[move]
    target = TARGET[move]
    if action in SIMPLE:
        return Phrase(SIMPLE[action])
    if action == moves.DRAW_FROM:
        return Phrase("move-draw-from", {"target": Player(target)})
    if action == moves.OFFER:
        return Phrase("move-offer", {"character": Phrase(f"character-{CHARACTERS[target]}")})
    if action == moves.BID:
        return Phrase("move-bid", {"amount": target})
    card = card_phrase(CARD[move])
    if action in WITH_CARD:
        return Phrase(WITH_CARD[action], {"card": card})
    if action == moves.ROB_TABLE:
        return Phrase("move-rob-table", {"card": card, "blue": card_phrase(Card(target))})
    key = "move-play-at" if action == moves.PLAY_AT else "move-rob-hand"
    return Phrase(key, {"card": card, "target": Player(target)})


SAID_AS: Final[dict[str, str]] = {"role": "role-", "character": "character-", "side": "side-"}


def say(kind: type[Event], field: str, value: object) -> Sayable:
    del kind
    if isinstance(value, Pending):
        return Phrase(f"step-{value.step}")
    if isinstance(value, int):
        return value
    text = str(value)
    if text in CARD_OF:
        return card_phrase(CARD_OF[text])
    return Phrase(f"{SAID_AS[field.rstrip('s')]}{text}")
