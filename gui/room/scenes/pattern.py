"""The test pattern: the screen's name, its edges, greys and small type.

A frame of one pixel at the border is cut off by a television that enlarges the picture.
"""

from PySide6.QtGui import QColor

from gui.room.board import Board
from gui.room.fit import fit_figure, run_in
from gui.room.ink import Bar, Ink
from gui.room.parts import Frame
from gui.theme import Theme

_STEPS = 11
_FINE = 24


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces: ``headline`` names the screen, ``corner`` gives its size; ``page_words`` and
    ``note`` try small type, ``note`` the smallest of any picture."""
    pieces = _edges(f.w, f.h, f.u, theme)
    name = fit_figure(board.headline, f.inner, f.u * 0.17, f.u * 0.06, 0.88)
    pieces += name.ink((f.w - name.width) / 2, round(f.h * 0.16 + name.height), theme.text)
    pieces += _greys(f.m, round(f.h * 0.53), f.inner, round(f.h * 0.11), theme)
    meaning = [theme.text, theme.quiet, theme.green, theme.amber_ground, theme.red]
    pieces += _blocks(meaning, f.m, round(f.h * 0.66), f.inner, round(f.h * 0.06))
    pieces += _fine(f.m, round(f.h * 0.74), f.inner, round(f.h * 0.05), theme)
    for words, colour, weight, y, px in (
        (board.corner, theme.green, 600, 0.47, 0.06),
        (board.page_words, theme.text, 500, 0.86, 0.042),
        (board.note, theme.quiet, 500, 0.92, 0.027),
    ):
        pieces += run_in((words, colour, weight), f.m, round(f.h * y), f.u * px, f.inner, align=0.5)
    return pieces


def _edges(w: float, h: float, u: float, theme: Theme) -> list[Ink]:
    """Return one pixel at each border, and brackets in the corners that are visible from the back."""
    thick, long = max(2.0, round(u * 0.008)), round(u * 0.09)
    pieces: list[Ink] = [
        Bar(0, 0, w, 1, theme.green), Bar(0, h - 1, w, 1, theme.green),
        Bar(0, 0, 1, h, theme.green), Bar(w - 1, 0, 1, h, theme.green),
    ]  # fmt: skip
    for x, y in ((0.0, 0.0), (w, 0.0), (0.0, h), (w, h)):
        pieces.append(Bar(min(x, w - long) if x else 0, y - thick if y else 0, long, thick, theme.text))
        pieces.append(Bar(x - thick if x else 0, min(y, h - long) if y else 0, thick, long, theme.text))
    return pieces


def _greys(x: float, y: float, room: float, high: float, theme: Theme) -> list[Ink]:
    """Return equal steps from black to white: two alike mean a wrong contrast setting."""
    shades = [QColor.fromHslF(0, 0, n / (_STEPS - 1)).name() for n in range(_STEPS)]
    edge = Bar(x - 2, y - 2, room + 4, high + 4, theme.strong)
    return [edge, *_blocks(shades, x, y, room, high)]


def _blocks(colours: list[str], x: float, y: float, room: float, high: float) -> list[Ink]:
    ends = [round(x + room * n / len(colours)) for n in range(len(colours) + 1)]
    return [
        Bar(left, y, right - left, high, colour)
        for left, right, colour in zip(ends, ends[1:], colours, strict=False)
    ]


def _fine(x: float, y: float, room: float, high: float, theme: Theme) -> list[Ink]:
    """Return lines of one and two pixels: grey if the screen does not show the picture pixel by pixel."""
    pieces: list[Ink] = []
    for part, step in enumerate((1, 2)):
        left = round(x + part * room / 2)
        count = min(_FINE, int(room / 2 / (2 * step)))
        for block in range(int(room / 2 // (2 * step * count))):
            if block % 2:
                continue
            start = left + block * 2 * step * count
            pieces += [Bar(start + 2 * step * n, y, step, high, theme.text) for n in range(count)]
    return pieces
