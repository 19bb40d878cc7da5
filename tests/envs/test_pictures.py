"""Boards as pixels: a frame of one size, with what the seat knows and nothing else."""

from importlib import import_module
from typing import Any

import gymnasium
import numpy as np

from ludoteka.core import Rng
from ludoteka.envs import RawEnv, Table, gymnasium_id
from ludoteka.envs.pictures import FONTS, SIZE, picture
from ludoteka.envs.rendering import draw, paint
from ludoteka.games import find_game
from tests.envs.tables import Case, each_end, each_game, walk


@each_end
def test_all_frames_are_of_one_size(case: Case) -> None:
    for table in walk(case, every=60, limit=121):
        for seat in (*table.state.to_act()[:1], None):
            frame = paint(table, seat)
            assert frame.shape == (SIZE[1], SIZE[0], 3)
            assert frame.dtype == np.dtype(np.uint8)
            assert len(np.unique(frame)) > 20, "something is drawn"


@each_game
def test_a_picture_shows_nothing_that_the_seat_cannot_know(key: str) -> None:
    game = find_game(key)
    for number, table in enumerate(walk((key, game.default_seats, {}), every=25, limit=101)):
        for seat in (*table.state.to_act(), None):
            other = Table(key)
            other.state = game.redeal(table.state, seat, Rng(bytes([number]) * 32))
            assert np.array_equal(paint(table, seat), paint(other, seat))
            assert draw(table, seat) == draw(other, seat)


@each_game
def test_another_move_is_another_picture(key: str) -> None:
    tables = walk((key, find_game(key).default_seats, {}), every=10, limit=41)
    frames = {paint(table, None).tobytes() for table in tables}
    assert len(frames) > 1


@each_game
def test_films_are_made_by_name(key: str) -> None:
    env: Any = gymnasium.make(gymnasium_id(key), render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (SIZE[1], SIZE[0], 3)
    assert env.metadata["render_fps"] > 0
    raw = RawEnv(key, render_mode="rgb_array")
    raw.reset(seed=1)
    assert isinstance(raw.render(), np.ndarray)


def test_a_board_higher_than_a_frame_is_made_smaller() -> None:
    frame = picture([[]] * 100, 98)
    assert frame.shape == (SIZE[1], SIZE[0], 3)


def test_the_font_has_every_sign_of_the_boards() -> None:
    ttf = import_module("fontTools.ttLib")
    known = {sign for file in FONTS.glob("*.ttf") for sign in ttf.TTFont(file).getBestCmap()}
    for key in ("bang", "face-to-face", "intrigo", "sakura", "six-nimmt"):
        for table in walk((key, find_game(key).default_seats, {}), every=40, limit=121):
            state = table.state
            for seat in (*state.to_act(), None):
                signs = set(draw(table, seat)) - {"\n", "\x1b"}
                assert {hex(ord(sign)) for sign in signs if ord(sign) not in known} == set()
