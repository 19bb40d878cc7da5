"""The fitted logits of `standing`, as `scripts/fit_intrigo.py` printed them."""

from typing import Final

DIFFERENT: Final = (0.0, 0.12, 0.26, 0.49, 0.89)
"""By how many organisations a player has seals of."""
MOST: Final = (0.0, 0.21, 0.36, 0.84)
"""By the most seals of one organisation."""
DOUBLES: Final = -0.07
"""For every organisation with two or more seals, but the first."""
DUCATS: Final = (0.0, 0.32, 0.6, 1.01, 1.21, 1.27, 1.34)
"""By ducats."""
