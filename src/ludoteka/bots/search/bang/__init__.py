"""BANG! by search.

Whom to shoot is the question, and roles are secret. So a witness (`witness.py`) writes down
whom everybody shoots at, challenges, jails, robs, frees and spares, with whom they could have
chosen instead, and keeps a joint posterior over all ways to deal the secret roles
(`roles.py`). For a move, worlds are drawn that the seat could be in (`worlds.py`): roles by
that posterior, unseen cards by chance. In each world the moves are tried and everybody plays
on like the greedy player, who knows no secrets either (`policy.py`, `enmity.py`), for three
turns; then the chance of the seat's side is taken for the outcome (`chances.py`). A move that
differs from the greedy player's has to do better by more than chance explains (`trials.py`).

The sampler tries all moves alike. The expert gives the better half of them more and more of
the trials. The master spends half of its trials on lines of play: its best moves, each followed
by another card of the same turn, as many lines as there are trials for. All of them say whom
they suspect of what, and why (`explaining.py`). Auctions and what goes on between the games of
a tournament are left to the greedy bot.

What they know was fitted to greedy players' games by `scripts/fit_bang.py`:
`roles.json` (how likely acts are by role) and `chances.json` (who wins from where).
"""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.bang.searching import Expert, Master, Sampler

BANG: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
}
