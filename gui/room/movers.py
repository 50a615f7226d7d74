"""The bar under the clock with one or two moving players, readable from the far table."""

from gui.room.board import Board, SeatLine
from gui.room.fit import Run, run_in, runs_width
from gui.room.ink import Ink, Text, width
from gui.theme import Theme

# In sizes of a name: the words and the numbers of a place, the arrow, the space between two parts; the lines
# beside it.
_WORD, _NUMBER, _ARROW, _SPACE, _BESIDE = 0.92, 1.18, 1.0, 0.26, 0.66
# Ink over and under a line, in its size: accents and descenders. The largest name, in heights of the bar.
_HIGH, _DEEP, _LARGEST = 0.95, 0.23, 0.47
# Down to this share of its size a single name has its remark beside it, down to that it shares a line with
# its place.
_BESIDE_FROM, _ON_ONE = 0.8, 0.75

# How much smaller the lines beside a name become before it does.
_YIELDS = 0.7

_Part = tuple[str, int, float]  # words, weight, size in sizes of the name


def bar_of_movers(board: Board, left: float, y: float, room: float, high: float, theme: Theme) -> list[Ink]:
    """Return the bar's content from ``left``, ``y``, in ``room`` × ``high`` pixels: each mover's new seat,
    and beside or under it the old one and the remark for the table. Nothing is cut."""
    top, row = y + high * 0.03, high * 0.94 / len(board.movers)
    pieces: list[Ink] = []
    for at, mover in enumerate(board.movers):
        pieces += _mover(board, mover, (left, top + row * at, room, row), high, theme)
    return pieces


_Box = tuple[float, float, float, float]  # left, top, width, height


def _mover(board: Board, mover: SeatLine, box: _Box, high: float, theme: Theme) -> list[Ink]:
    left, top, room, row = box
    name: list[_Part] = [(mover.name, 700, 1.0)]
    place: list[_Part] = [
        ("→", 600, _ARROW), (board.table_word, 700, _WORD), (mover.table, 700, _NUMBER),
        (board.seat_word, 700, _WORD), (mover.seat, 700, _NUMBER),
    ]  # fmt: skip
    both: list[Run] = [(mover.was, theme.on_amber, 600), (mover.note, theme.on_amber, 700)]
    lines = [line for line in both if line[0].strip()]
    px = min(high * _LARGEST, row / (_NUMBER * (_HIGH + _DEEP)))
    taken = _wide(name + place, px) + px * 0.8
    # two under each other are half as high, in one line together more than twice as wide
    joined = " · ".join(words for words, *_ in lines)
    lines = max(
        (lines, [(joined, theme.on_amber, 700)]), key=lambda each: _note_px(each, px, row, room - taken)
    )
    note_px = _note_px(lines, px, row)
    beside = max((runs_width([line], int(note_px)) for line in lines), default=-px * 0.8)
    smaller = max(_YIELDS, min(1.0, (room - taken) / max(1.0, beside)))
    note_px, beside = note_px * smaller, beside * smaller
    share = min(1.0, room / (taken + beside))
    if share >= _BESIDE_FROM or len(board.movers) > 1:
        px, note_px = px * share, note_px * share
        room_beside = beside * share + px * 0.1
        free = room - max(0.0, room_beside)
        pieces = _set(name + place, (left, top, free, row), px, theme)
        pitch = note_px * 1.28
        start = top + (row - pitch * len(lines)) / 2
        for at, line in enumerate(lines):
            y = round(start + pitch * at + note_px * 0.98)
            pieces += run_in(line, left + free, y, note_px, room_beside, least=0.2, align=1.0)
        return pieces
    # for a narrow picture or a long name: under each other, on three lines if the name would be small
    one = _wide(name + place, row * 0.62 / (_NUMBER * (_HIGH + _DEEP))) * _ON_ONE <= room
    rows = [(name + place, 0.62)] if one else [(name, 0.38), (place, 0.36)]
    pieces = []
    for parts, part in rows:
        largest = max(size for _, _, size in parts)
        pieces += _set(parts, (left, top, room, row * part), row * part / (largest * (_HIGH + _DEEP)), theme)
        top += row * part
    rest = row * (1 - sum(part for _, part in rows))
    px, under = rest / (_HIGH + _DEEP), (joined, theme.on_amber, 500)
    return pieces + run_in(under, left, round(top + px * _HIGH), px, room, least=0.2)


def _note_px(lines: list[Run], px: float, row: float, room: float | None = None) -> float:
    """Return the size of the lines beside a name of ``px``, where they have room."""
    px = max(1.0, min(px * _BESIDE, row / (max(1, len(lines)) * (_HIGH + _DEEP))))
    if room is None:
        return px
    width = max((runs_width([line], int(px)) for line in lines), default=0.0)
    return px * min(1.0, max(0.0, room) / max(1.0, width))


def _wide(parts: list[_Part], px: float) -> float:
    wide = sum(width(words, max(1, int(px * size)), weight) for words, weight, size in parts)
    return max(1.0, wide + px * _SPACE * (len(parts) - 1))


def _set(parts: list[_Part], box: _Box, px: float, theme: Theme) -> list[Ink]:
    """Set the parts in the middle of the box, smaller if they do not fit."""
    left, top, room, row = box
    px *= min(1.0, room / _wide(parts, px))
    largest = max(size for _, _, size in parts)
    baseline = round(top + row / 2 + px * (0.36 if largest == 1 else 0.4))
    pieces: list[Ink] = []
    for words, weight, size in parts:
        each = max(1, int(px * size))
        if words.strip():
            pieces.append(Text(words, left, baseline, each, weight, theme.on_amber))
        left += width(words, each, weight) + px * _SPACE
    return pieces
