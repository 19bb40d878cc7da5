"""Two programs play each other: one opens a table, the other sits down with its id.

python examples/two_programs.py http://127.0.0.1:8420 face-to-face greedy random
"""

import sys
from concurrent.futures import ThreadPoolExecutor

from ludoteka.client import Client, PlayingBot


def main(url: str, game: str, first: str, second: str) -> None:
    """Here both are threads of one program; they share nothing but the table's id."""
    with Client(url) as host, Client(url) as guest:
        table = host.open_table(game, seats=2)
        with host.join(table.id) as own, guest.join(table.id) as other:
            other.sit(1)
            with ThreadPoolExecutor() as pool:  # each says that it is ready, and plays to the end
                playing = pool.submit(own.let_play, PlayingBot(first))
                pool.submit(other.let_play, PlayingBot(second)).result()
            result = playing.result()
    places = ", ".join(map(str, result.ranks)) if result else "none"
    print(f"{url}{table.path} {first}, {second} came: {places}")


if __name__ == "__main__":
    main(*sys.argv[1:])
