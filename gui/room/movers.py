"""The bar under the clock with one or two moving players, readable from the far table."""

from __future__ import annotations

from gui.room.board import Board, Mover
from gui.room.fit import text_in
from gui.room.ink import Ink, Text, width
from gui.theme import Theme

_NAME, _WORD, _NUMBER = 700, 500, 700
# In sizes of a name: the words and the numbers of a place, the space between two parts; the lines beside it,
# and their distance.
_WORD_PX, _NUMBER_PX, _SPACE, _BESIDE, _PITCH = 0.74, 1.18, 0.3, 0.52, 0.64
# The size of a name in heights of the bar: alone, with a line under it, one of two.
_ALONE, _OVER, _EACH = 0.47, 0.4, 0.32
# Down to this share of its size, a single name has its remark beside it, otherwise under it.
_BESIDE_FROM = 0.8
# Down to this share it stands on one line with its place.
_ON_ONE = 0.75
_ARROW = "→"


def bar_of_movers(board: Board, left: float, y: float, room: float, high: float, theme: Theme) -> list[Ink]:
    """Return the bar's content from ``left``, ``y``, in ``room`` × ``high`` pixels."""
    if len(board.movers) == 1:
        (mover,) = board.movers
        if _share(board, mover, room, high * _ALONE) < _BESIDE_FROM:
            return _over_and_under(board, mover, left, y, room, high, theme)
        return _beside(board, mover, left, y + high / 2, room, high * _ALONE, theme)
    each = high * 0.94 / len(board.movers)
    pieces: list[Ink] = []
    for at, mover in enumerate(board.movers):
        middle = y + high * 0.03 + each * (at + 0.5)
        pieces += _beside(board, mover, left, middle, room, high * _EACH, theme)
    return pieces


def _lines(mover: Mover) -> list[tuple[str, int]]:
    """Return the old seat and the remark, each with its weight."""
    return [(words, weight) for words, weight in ((mover.was, 500), (mover.note, 700)) if words]


def _taken(mover: Mover, px: float) -> float:
    """Return the width of the lines beside a name of this size, with the space before them."""
    small = max(1, int(px * _BESIDE))
    wide = max((width(words, small, weight) for words, weight in _lines(mover)), default=0.0)
    return wide + px * 0.8 if wide else 0.0


def _share(board: Board, mover: Mover, room: float, px: float) -> float:
    """Return the share of this size at which everything fits on one line."""
    return min(1.0, room / (_wide(_parts(board, mover), px) + _taken(mover, px)))


def _beside(
    board: Board, mover: Mover, left: float, middle: float, room: float, px: float, theme: Theme
) -> list[Ink]:
    """Return the new seat at the left; at the right the old one, and under it the remark for the table."""
    px *= _share(board, mover, room, px)
    taken = _taken(mover, px)
    pieces = _set(_parts(board, mover), left, middle + px * 0.36, room - taken, px, theme)
    small, text = px * _BESIDE, _lines(mover)
    for at, (words, weight) in enumerate(text):
        baseline = middle + small * 0.36 + px * _PITCH * (at - (len(text) - 1) / 2)
        pieces += text_in(
            words, left + room - taken, round(baseline), small, weight, theme.on_amber, taken, align=1.0
        )
    return pieces


def _over_and_under(
    board: Board, mover: Mover, left: float, y: float, room: float, high: float, theme: Theme
) -> list[Ink]:
    """Return the same on two lines, for a narrow picture or a long name; on three if the name would be small
    beside its place."""
    words, parts = " · ".join(text for text, _ in _lines(mover)), _parts(board, mover)
    px, small, last = high * _OVER, high * 0.24, 0.82
    if _wide(parts, px) * _ON_ONE <= room:
        pieces = _set(parts, left, y + high * 0.43, room, px, theme)
    else:
        px, small, last = high * 0.31, high * 0.18, 0.9
        pieces = _set(parts[:1], left, y + high * 0.33, room, px, theme)
        pieces += _set(parts[1:], left, y + high * 0.65, room, px * 0.9, theme)
    return pieces + text_in(words, left, round(y + high * last), small, 500, theme.on_amber, room, least=0.4)


# Parts of a line: words, weight, size in sizes of the name.
_Part = tuple[str, int, float]


def _parts(board: Board, mover: Mover) -> list[_Part]:
    """Return ``Anna Ek → table 5 seat 9``."""
    return [
        (mover.name, _NAME, 1.0), (_ARROW, _WORD, 1.0), (board.table_word, _WORD, _WORD_PX),
        (mover.table, _NUMBER, _NUMBER_PX), (board.seat_word, _WORD, _WORD_PX),
        (mover.seat, _NUMBER, _NUMBER_PX),
    ]  # fmt: skip


def _wide(parts: list[_Part], px: float) -> float:
    wide = sum(width(words, max(1, int(px * size)), weight) for words, weight, size in parts)
    return max(1.0, wide + px * _SPACE * (len(parts) - 1))


def _set(parts: list[_Part], left: float, baseline: float, room: float, px: float, theme: Theme) -> list[Ink]:
    """Set the parts as large as they fit: nothing is cut."""
    px *= min(1.0, room / _wide(parts, px))
    pieces: list[Ink] = []
    for words, weight, size in parts:
        each = max(1, int(px * size))
        if words.strip():
            pieces.append(Text(words, left, round(baseline), each, weight, theme.on_amber))
        left += width(words, each, weight) + px * _SPACE
    return pieces
