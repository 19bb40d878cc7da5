"""Tree search in the palace, over worlds drawn from the belief.

Every simulation draws a world, goes down the tree by moves that are possible in it, adds a node,
plays the round out by glances and settles it. Each player at a node looks at the own chance to
win the match (max^n): there is no side but one's own. What promises more at a glance is tried
first and oftener (PUCT), so that the thousand moves of a rich player need no list of exceptions.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.intrigo.board import COPIES, Board
from ludoteka.bots.search.intrigo.policy import QuickGains, best_action, has_cards, play_round_out
from ludoteka.bots.search.intrigo.standing import Stakes, chances
from ludoteka.games.intrigo.cards import TIEPOLO_THREE
from ludoteka.games.intrigo.moves import FIRST_PLAY, GAPS, THE_PASS

WIDTH: Final[i64] = 32
"""How many actions of a player are thought of."""
ROOT_WIDTH: Final[i64] = 1000
"""The same at the root of a careful tree."""
OPENNESS: Final = 0.1
"""How much of the attention at that root is the same for all."""
MOST_NODES: Final[i64] = 20_000
"""Then the tree grows no more: some 80 MB."""
SHARPNESS: Final = 40.0
"""How much a gain at a glance counts."""
CURIOSITY: Final = 0.25


class Node:
    """What a player may do at a point of the tree, most promising first."""

    def __init__(self, seat: i64, moves: list[i64], hopes: list[float]) -> None:
        self.seat = seat
        self.moves = moves
        self.hopes = hopes
        self.visits: list[i64] = [0] * len(moves)
        self.totals: list[float] = [0.0] * len(moves)
        self.nodes: list[Node | None] = [None] * len(moves)
        self.visited: i64 = 0
        self.total = 0.0


class Tree:
    """`possible`: by seat, the cards that it may hold as far as we know, a bit each.

    A `careful` tree forgets no own action, however useless at a gains: where all that looks
    good loses, one of the others may save us. And it knows that a courtesan disarms.
    """

    def __init__(self, board: Board, stakes: Stakes, possible: list[i64], *, careful: bool) -> None:
        self.board = board
        self.stakes = stakes
        self.possible = possible
        self.careful = careful
        self.size: i64 = 0
        self.root = self.node(board, ROOT_WIDTH if careful else WIDTH)
        if careful:
            count = len(self.root.hopes)
            for at in range(count):
                self.root.hopes[at] *= 1.0 - OPENNESS
                self.root.hopes[at] += OPENNESS / count

    def node(self, board: Board, width: i64) -> Node:
        self.size += 1
        cards = self.possible[board.turn]
        gains = QuickGains(
            board, self.stakes, cards, influence=True, width=width, threats=self.careful
        )
        return Node(board.turn, gains.found, shares(gains.worth))

    def simulate(self, world: list[i64]) -> None:
        board = self.board.copy()
        board.holder = world.copy()
        node = self.root
        path: list[Node] = []
        taken: list[i64] = []
        while True:
            at = choose(node, board)
            if at < 0:
                board.play(best_action(board, self.stakes))
                break
            path.append(node)
            taken.append(at)
            board.play(node.moves[at])
            if board.is_full():
                break
            below = node.nodes[at]
            if below is None:
                if node.visits[at] > 0 and self.size < MOST_NODES:
                    node.nodes[at] = self.node(board, WIDTH)
                break
            node = below
        play_round_out(board, self.stakes)
        result = chances(board)
        for step in range(len(path)):
            node = path[step]
            at = taken[step]
            value = result[node.seat]
            node.visited += 1
            node.total += value
            node.visits[at] += 1
            node.totals[at] += value

    def best(self) -> i64:
        """The action tried most often."""
        return self.root.moves[self.most_tried()]

    def most_tried(self) -> i64:
        visits = self.root.visits
        best: i64 = 0
        for at in range(len(visits)):
            if visits[at] > visits[best]:
                best = at
        return best

    def means(self) -> list[float]:
        """What the actions that were tried led to on average, the best one's first."""
        root = self.root
        best = self.most_tried()
        found: list[float] = []
        for at in range(len(root.moves)):
            visits: int = root.visits[at]
            if visits:
                mean = root.totals[at] / visits
                if at == best:
                    found.insert(0, mean)
                else:
                    found.append(mean)
        return found


def shares(gains: list[float]) -> list[float]:
    """How much each of these moves, best first, is hoped to be the right one."""
    hopes: list[float] = []
    total = 0.0
    for gain in gains:
        hope = exp(SHARPNESS * (gain - gains[0]))
        total += hope
        hopes.append(hope)
    return [hope / total for hope in hopes]


def choose(node: Node, board: Board) -> i64:
    """The move to try next, of those that this world allows; −1 if it allows none here."""
    visited: int = node.visited
    mean = node.total / visited if visited else 0.0
    scale = CURIOSITY * sqrt(visited + 1.0)
    best: i64 = -1
    most = -1.0
    for at in range(len(node.moves)):
        if not allows(board, node.moves[at]):
            continue
        tried: int = node.visits[at]
        value = node.totals[at] / tried if tried else mean
        score = value + scale * node.hopes[at] / (1.0 + tried)
        if score > most:
            most = score
            best = at
    return best


def allows(board: Board, move: i64) -> bool:
    """Whether the seat whose turn it is holds the card that it would play."""
    if move < THE_PASS:
        card = (move - FIRST_PLAY) // GAPS
        if board.holder[card] == board.turn:
            return True
        return card == TIEPOLO_THREE and board.holder[COPIES - 1] == board.turn
    return move != THE_PASS or not has_cards(board, board.turn)
