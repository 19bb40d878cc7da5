"""The command `ludoteka` with seeds that are always the same: `python -m scripts.seeded serve`.

For pictures only. Whoever knows the seeds knows every card, so this is no part of the package.
"""

import itertools

from ludoteka.core import fairness
from ludoteka.core.rng import SEED_BYTES

_numbers = itertools.count(1)


def _next_seed() -> bytes:
    return next(_numbers).to_bytes(SEED_BYTES, "big")


# Before anything else takes it by its name.
fairness.fresh_seed = _next_seed

from ludoteka.cli import main  # noqa: E402

if __name__ == "__main__":  # worker processes import this module, too
    main()
