"""A judgement in words: phrases that the terminal, a page and the browser say in any language."""

from typing import Final

from ludoteka.bots.prospects import tenths
from ludoteka.core import Game, Phrase, Player
from ludoteka.core.game import Sayable
from ludoteka.review.document import WORSE, Alternative, Chanced, Judged, Mark, Said
from ludoteka.texts import move_phrase

CONFIDENT: Final = 1.96

MARK_NAMES: Final[dict[Mark, Phrase]] = {
    "find": Phrase("review-mark-find"),
    "best": Phrase("review-mark-best"),
    "good": Phrase("review-mark-good"),
    "slip": Phrase("review-mark-slip"),
    "mistake": Phrase("review-mark-mistake"),
    "blunder": Phrase("review-mark-blunder"),
}
LUCK_NAMES: Final[dict[Chanced, Phrase]] = {
    "deal": Phrase("review-luck-deal"),
    "draw": Phrase("review-luck-draw"),
    "turn": Phrase("review-luck-turn"),
    "take": Phrase("review-luck-take"),
    "shuffle": Phrase("review-luck-shuffle"),
    "dice": Phrase("review-luck-dice"),
}


def judgement(game: Game, unit: str | None, judged: Judged) -> tuple[Phrase, ...]:
    """What was played and what would have been better, what it cost, and why."""
    played, best = _move(game, judged.played), _move(game, judged.best)
    told: list[Phrase | None]
    if judged.mark in WORSE:
        mark = MARK_NAMES[judged.mark]
        cost = _cost(judged)
        told = [Phrase("review-told-worse", {"mark": mark, "played": played, "best": best}), cost]
        told.append(_in_units(unit, judged))
    elif judged.mark == "find":
        told = [Phrase("review-told-find", {"played": played})]
    elif judged.mark == "best":
        told = [Phrase("review-told-best", {"played": played})]
    else:
        told = [Phrase("review-told-close", {"played": played, "best": best})]
    reasons = [phrase_of(reason) for reason in judged.reasons]
    return (*[phrase for phrase in told if phrase is not None], *reasons)


def phrase_of(said: Said) -> Phrase:
    """Said read back: to be rendered."""
    assert said.key is not None
    return Phrase(said.key, {name: _argument(value) for name, value in said.arguments.items()})


def alternative(judged: Judged, move: str) -> Alternative:
    return next(each for each in judged.alternatives if each.move == move)


def points(chance: float) -> int:
    """A chance to win in percentage points."""
    return round(100 * chance)


def _move(game: Game, text: str) -> Phrase:
    return move_phrase(game, game.moves.parse(text))


def _cost(judged: Judged) -> Phrase:
    best, played = alternative(judged, judged.best), alternative(judged, judged.played)
    return Phrase(
        "review-cost",
        {
            "chance": points(played.win),
            "best": points(best.win),
            "points": points(judged.loss),
            "margin": max(1, points(CONFIDENT * judged.error)),
        },
    )


def _in_units(unit: str | None, judged: Judged) -> Phrase | None:
    best = alternative(judged, judged.best).unit
    played = alternative(judged, judged.played).unit
    if best is None or played is None:
        return None
    one, other = tenths(played), tenths(best)
    match unit:
        case "bulls":
            return Phrase("review-unit-bulls", {"played": one, "best": other})
        case "tokens":
            return Phrase("review-unit-tokens", {"played": one, "best": other})
        case "seals":
            return Phrase("review-unit-seals", {"played": one, "best": other})
        case "lives":
            return Phrase("review-unit-lives", {"played": one, "best": other})
        case _:
            return None


def _argument(value: Said | str | int | list[Said | str | int] | None) -> Sayable:
    if isinstance(value, list):
        return tuple(_argument(item) for item in value)
    if not isinstance(value, Said):
        return value
    if value.seat is not None:
        return Player(value.seat)
    return phrase_of(value)
