"""The called clock: the seconds are the loudest, the name stands over them; several calls stand in rows.

Words under the figures say what they count: the colour adds nothing to them.
"""

from gui.room.block import Item, figure, line, stacked, time
from gui.room.board import Board, CallLine
from gui.room.fit import fit_digits, fit_figure
from gui.room.ink import Ink
from gui.room.parts import Frame, clock_line, heading, tone_colour
from gui.theme import Theme

ROWS = 3
"""Calls that fit on a page."""
# The end of the calls, in heights above the bands.
BOTTOM = 0.755
_SECONDS = 0.36


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the calls, ``board.page`` modulo their number; the level's clock under them."""
    first = board.page % max(1, -(-len(board.calls) // ROWS)) * ROWS
    shown = board.calls[first : first + ROWS]
    pieces = heading(f, board, theme)
    pieces += _alone(f, shown[0], theme) if len(shown) == 1 else _rows(f, shown, theme)
    return pieces + clock_line(f, board, theme)


def _alone(f: Frame, call: CallLine, theme: Theme) -> list[Ink]:
    """Return name and seat, the seconds, what they count. The fate of the hand is as important as the end of
    the time."""
    seconds, gap = call.left.isdigit(), f.u * 0.04
    colour, room = tone_colour(call.tone, theme), f.c * BOTTOM - f.top
    others = f.u * (0.105 + 0.046 + (0.05 if seconds else 0.068)) * 1.15 + 1.8 * gap
    high = min(f.u * (_SECONDS if seconds else 0.17), max(f.u * 0.26, room - others))
    items = [
        line(f, [(call.name, theme.text, 700)], f.u * 0.105, least=0.25),
        line(f, [(call.place, theme.quiet, 500)], f.u * 0.046, gap),
        time(f, call.left, high, high, colour, gap) if seconds else figure(f, call.left, high, colour, gap),
        _words(f, call, f.u * (0.05 if seconds else 0.068), gap, theme, f.inner, 0.5),
    ]
    return stacked(items, f.top, f.c * BOTTOM)


def _rows(f: Frame, shown: tuple[CallLine, ...], theme: Theme) -> list[Ink]:
    """Return name, seat and words at the left, the figures under each other at the right."""
    high = (f.c * BOTTOM - f.top) / max(1, len(shown))
    figures = [
        fit_digits(x.left, f.inner * 0.36, high * 0.66, high * 0.66)
        if x.left.isdigit()
        else fit_figure(x.left, f.inner * 0.36, high * 0.27, high * 0.16)
        for x in shown
    ]
    room = f.inner - max((big.width for big in figures), default=0.0) - f.m * 0.7
    pieces: list[Ink] = []
    for row, (call, big) in enumerate(zip(shown, figures, strict=True)):
        top, gap = f.top + high * row, high * 0.08
        name_px, px = min(f.u * 0.103, high * 0.33), min(f.u * 0.042, high * 0.155)
        items = [
            line(f, [(call.name, theme.text, 700)], name_px, room=room, align=0.0, least=0.2),
            line(f, [(call.place, theme.quiet, 500)], px, gap, room=room, align=0.0),
            _words(f, call, px, gap, theme, room, 0.0),
        ]
        pieces += stacked(items, top + high * 0.03, top + high * 0.97)
        y = round(top + (high + big.height) / 2)
        pieces += big.ink(f.w - f.m - big.width, y, tone_colour(call.tone, theme))
    return pieces


def _words(
    f: Frame, call: CallLine, px: float, gap: float, theme: Theme, room: float, align: float
) -> Item | None:
    run = (call.words, tone_colour(call.tone, theme), 600)
    return line(f, [run], px, gap, room=room, align=align, least=0.5, tone=call.tone, theme=theme)
