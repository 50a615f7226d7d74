"""Two tournaments side by side: each half is a whole picture of its own."""

from collections.abc import Callable

from gui.room.board import Board
from gui.room.ink import Bar, Ink, shifted
from gui.theme import Theme

Half = Callable[[int, int, Board], list[Ink]]


def halves(w: int) -> tuple[int, int]:
    """Return the widths of the left and the right half; the rule between them is extra."""
    return (w - 1) // 2, w - 1 - (w - 1) // 2


def compose(w: int, h: int, board: Board, theme: Theme, half: Half, grounds: tuple[str, ...]) -> list[Ink]:
    """Return both halves; ``half`` composes one of the boards on its own ground."""
    pieces: list[Ink] = []
    left = 0
    for wide, each, ground in zip(halves(w), board.pair, grounds, strict=True):
        pieces.append(Bar(left, 0, wide, h, ground))
        pieces += [shifted(piece, left) for piece in half(wide, h, each)]
        left += wide + 1
    return [*pieces, Bar(halves(w)[0], 0, 1, h, theme.hairline)]
