"""Money and the auction between the games of a tournament (BA-80 to BA-89)."""

from ludoteka.games.bang.steps import NOBODY


class Auction:
    """What everybody has and paid, and the bidding for a character."""

    money: tuple[int, ...] = ()
    prices: tuple[int, ...] = ()
    """What was paid for one's character (BA-87)."""
    survivors: int = 0
    """A mask of who lived at the end of the last game, while the next one is prepared."""
    pool: tuple[int, ...] = ()
    """Characters turned up and not yet hired."""
    leader: int = NOBODY
    """Who holds the highest bid."""
    bid: int = 0
    out: int = 0
    """A mask of who has left the bidding (BA-88)."""

    def copy(self) -> "Auction":
        twin = Auction()
        twin.money = self.money
        twin.prices = self.prices
        twin.survivors = self.survivors
        twin.pool = self.pool
        twin.leader = self.leader
        twin.bid = self.bid
        twin.out = self.out
        return twin
