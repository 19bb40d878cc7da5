"""BANG! by search.

Whom to shoot is the question, and roles are secret. So a witness (`witness.py`) writes down
whom everybody shoots at, challenges, jails, robs, frees and spares, with whom they could have
chosen instead, and keeps a joint posterior over all ways to deal the secret roles
(`roles.py`). For a move, worlds are drawn that the seat could be in (`worlds.py`): unseen cards by
chance, roles by that posterior, or in the sampler's worlds by chance, too. In each world the
moves are tried and everybody plays on without knowing any secret either (`policy.py`,
`enmity.py`), for three turns; then the chance of the seat's side is taken for the outcome
(`chances.py`). A move that differs from what such a player would do has to do better by more than
chance explains (`trials.py`).

The sampler tries all moves alike. The expert gives the better half of the moves more and more of
the trials, and spends half of them on lines of play: its best moves, each followed by another card
of the same turn, as many lines as there are trials for. The master itself plays on with a better
taste (`taste.py`; the others are still taken for greedy players, with whom a Deputy among experts
did better), for a whole round, and a network judges for it (`network.py`), which is told of hands
and characters, too (`scene.py`). It deals hands by what people did not play (`holdings.py`), and
trusts its suspicions, which the expert hardly does. Expert and master say whom they suspect of
what, and why (`explaining.py`). Three have open roles and nobody to suspect: in the expert's
worlds of three all play on with the tuned taste, in the master's with one that was tuned for three.
Auctions and what goes on between the games of a tournament are left to the greedy bot.

What they know was fitted to many games of such players: `roles.json` and `roles-strong.json` (how
likely acts are by role), `hands.json` (what people keep) and `chances.json` (who wins from where)
by `scripts/fit_bang.py`, `taste.json` and `taste-three.json` by `scripts/bang_taste.py`,
`network.json` by `scripts/bang_network.py`.
"""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.bang.levels import Expert, Master, Sampler

BANG: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
}
