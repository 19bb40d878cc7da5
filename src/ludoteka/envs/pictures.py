"""Renders terminal boards as pixels, for films and notebooks."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI as THEME

Picture = NDArray[np.uint8]
"""Height × width × red, green, blue."""
Color = tuple[int, int, int]

SIZE: Final = (1000, 720)
"""Width and height, the same for all boards: films need frames of one size."""
COLUMN: Final = 10
LINE: Final = 20
MARGIN: Final = 10
FONTS: Final = Path(__file__).parent / "fonts"
"""The signs that boards use, taken from the DejaVu fonts."""
FONT_SIZE: Final = 16
CIRCLED: Final = range(0x2460, 0x2474)
"""Numbers in circles, which the font of equal widths has not."""


def picture(lines: Sequence[Sequence[Segment]], columns: int) -> Picture:
    """The lines of a terminal with so many columns; what is higher than a frame is made smaller."""
    size = (columns * COLUMN + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN)
    drawn = Image.new("RGB", size, THEME.background_color)
    pen = ImageDraw.Draw(drawn)
    for row, line in enumerate(lines):
        _draw_line(pen, line, MARGIN + row * LINE)
    shrunk = min(1.0, SIZE[0] / size[0], SIZE[1] / size[1])
    if shrunk < 1:
        small = (round(size[0] * shrunk), round(size[1] * shrunk))
        drawn = drawn.resize(small, Image.Resampling.LANCZOS)
    frame = Image.new("RGB", SIZE, THEME.background_color)
    frame.paste(drawn, ((SIZE[0] - drawn.width) // 2, 0))
    return np.array(frame)


def _draw_line(pen: ImageDraw.ImageDraw, line: Iterable[Segment], top: int) -> None:
    left = MARGIN
    for text, style, _ in line:
        width = COLUMN * Segment(text).cell_length
        front, back = _colors(style or Style.null())
        if back != THEME.background_color:
            pen.rectangle((left, top, left + width - 1, top + LINE - 1), fill=back)
        weight = 0.4 if style is not None and style.bold else 0
        at = left
        for letter in text:
            if letter != " ":
                pen.text((at, top), letter, front, _font(letter), stroke_width=weight)
            at += COLUMN * Segment(letter).cell_length
        left += width


def _colors(style: Style) -> tuple[Color, Color]:
    front: Color = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    back: Color = (
        style.bgcolor.get_truecolor(THEME, foreground=False)
        if style.bgcolor
        else THEME.background_color
    )
    if style.reverse:
        front, back = back, front
    if style.dim:
        front = _between(front, back)
    return front, back


def _between(one: Color, two: Color) -> Color:
    red, green, blue = ((a + b) // 2 for a, b in zip(one, two, strict=True))
    return red, green, blue


@cache
def _font(letter: str) -> ImageFont.FreeTypeFont:
    return _face("DejaVuSans.ttf" if ord(letter) in CIRCLED else "DejaVuSansMono.ttf")


@cache
def _face(file: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / file, FONT_SIZE)
