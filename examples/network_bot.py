"""One of our bots plays a match at a server, against the server's bots.

python examples/network_bot.py http://127.0.0.1:8420 bang greedy [TOKEN]
"""

import sys

from ludoteka.client import Client, PlayingBot


def main(url: str, game: str, bot: str, token: str | None = None) -> None:
    with Client(url, token) as client:
        table = client.open_table(game, start=True)
        with client.join(table.id) as link:
            result = link.let_play(PlayingBot(bot))
    print(f"{url}{table.path}", f"seat 1 of {bot} came {result.ranks[0]}." if result else "closed")


if __name__ == "__main__":
    main(*sys.argv[1:])
