"""Explains a bot's last move: suspected roles, and the reason."""

from typing import Final

from ludoteka.bots.search.bang import witness as w
from ludoteka.bots.search.bang.witness import SECRET, Witness
from ludoteka.core import Phrase, Player
from ludoteka.core.game import Sayable
from ludoteka.games.bang.roles import ROLES

MOST_SUSPECTS: Final = 2
SURE_ENOUGH: Final = 0.5
"""Less than that is no suspicion."""
TELLING: Final = 0.2
"""What made a role less than this much likelier (as a logarithm) is no reason."""


def say(key: str, /, **arguments: Sayable) -> Phrase:
    return Phrase(key, arguments)


def suspicions(witness: Witness, seat: int, role: int) -> list[Phrase]:
    """The surest beliefs about others' secret roles that acts have led to, surest first."""
    if witness.hypotheses is None:
        return []
    beliefs = witness.hypotheses.beliefs_of(seat, role)
    found: list[tuple[float, int, int, tuple[int, str, int | None]]] = []
    for other in witness.alive - {seat, witness.sheriff}:
        guess = max(SECRET, key=lambda kind: beliefs[other][kind])
        reason = _reason(witness, other, guess)
        if beliefs[other][guess] > SURE_ENOUGH and reason is not None:
            found.append((beliefs[other][guess], other, guess, reason))
    found.sort(key=lambda item: (-item[0], item[1]))
    return [
        say(
            "bot-bang-suspects",
            who=Player(other),
            role=ROLES[guess],
            percent=min(99, round(100 * belief)),
            reason=_told(witness, reason),
        )
        for belief, other, guess, reason in found[:MOST_SUSPECTS]
    ]


def _reason(witness: Witness, seat: int, role: int) -> tuple[int, str, int | None] | None:
    """The act, with all its repetitions, that most spoke for this role."""
    best = None
    most = TELLING
    for key, likely in witness.reasons.items():
        if key[0] == seat:
            speaks = likely[role] - sum(likely[kind] for kind in SECRET) / len(SECRET)
            if speaks > most:
                best, most = key, speaks
    return best


def _told(witness: Witness, reason: tuple[int, str, int | None]) -> Phrase:
    _, kind, target = reason
    times = witness.times[reason]
    if target is None:
        return _alone(kind, times)
    whom = "sheriff" if target == witness.sheriff else "other"
    who = Player(target)
    if kind == w.FIRE:
        return say("bot-bang-shot", whom=whom, target=who, times=times)
    if kind == w.CHALLENGE:
        return say("bot-bang-challenged", whom=whom, target=who, times=times)
    if kind == w.JAILING:
        return say("bot-bang-jailed", target=who, times=times)
    if kind == w.ROB:
        return say("bot-bang-robbed", whom=whom, target=who, times=times)
    return say("bot-bang-freed", whom=whom, target=who, times=times)


def _alone(kind: str, times: int) -> Phrase:
    if kind == w.VOLLEY:
        return say("bot-bang-volleys", times=times)
    if kind == w.HELD:
        return say("bot-bang-held", times=times)
    return say("bot-bang-quiet", times=times)
