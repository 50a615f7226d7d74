"""Turn a board into a picture: on the second screen, in a file, in a preview."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from gui.formats import format as formats
from gui.room import ink
from gui.room.board import Board, SceneName
from gui.room.parts import Frame, bands, frame
from gui.room.scenes import (
    call,
    centred,
    clock,
    level,
    message,
    moves,
    pattern,
    rows,
    seating,
    welcome,
    winner,
)
from gui.theme import Theme

Composer = Callable[[Frame, Board, Theme], list[ink.Ink]]

# A new scene is a file under scenes/ and a line here.
SCENES: dict[SceneName, Composer] = {
    "clock": clock.compose, "break": centred.compose, "paused": centred.compose, "hand": centred.compose,
    "call": call.compose, "seating": seating.compose, "moves": moves.compose, "cancelled": message.cancelled,
    "final": rows.compose, "prizes": rows.compose, "welcome": welcome.compose, "winner": winner.compose,
    "message": message.compose, "pattern": pattern.compose, "level": level.compose,
}  # fmt: skip


def compose(size: QSize, board: Board, theme: Theme) -> list[ink.Ink]:
    """Return the pieces of a picture of this size, in the order they are painted."""
    if board.scene == "pair":
        return _pair(size, board, theme)
    if board.scene == "format":
        painted = formats.LOOKS[board.format].painted
        assert painted is not None  # a format with a picture paints it
    else:
        painted = SCENES[board.scene]
        if board.colour and board.scene != "level":
            theme = replace(theme, green=theme.text)  # the club's colour stands alone
    f = frame(size.width(), size.height(), board)
    pieces = painted(f, board, theme)
    return (
        pieces if board.scene == "pattern" else [*pieces, *bands(f, board, theme)]
    )  # it has the whole screen


def _pair(size: QSize, board: Board, theme: Theme) -> list[ink.Ink]:
    """Return two tournaments side by side: each half is a whole picture on a ground of its own."""
    pieces: list[ink.Ink] = []
    left = 0
    for half, each in zip(_halves(size), board.pair, strict=True):
        pieces.append(ink.Bar(left, 0, half.width(), half.height(), ground(each, theme).name()))
        pieces += [replace(piece, x=piece.x + left) for piece in compose(half, each, theme)]
        left += half.width() + 1
    return [*pieces, ink.Bar(_halves(size)[0].width(), 0, 1, size.height(), theme.hairline)]


def _halves(size: QSize) -> tuple[QSize, QSize]:
    """Return the left and the right half; the rule between them is extra."""
    left = (size.width() - 1) // 2
    return QSize(left, size.height()), QSize(size.width() - 1 - left, size.height())


def ground(board: Board, theme: Theme) -> QColor:
    """Return the background: a break is a shade greener, so that it is noticed from the bar; a level that
    begins is green."""
    if board.scene == "level":
        return QColor(theme.green)
    rests = board.scene == "break" or (board.scene == "format" and board.tone == "green")
    return QColor(theme.green_ground if rests else theme.ground)


def paint(painter: QPainter, size: QSize, board: Board, theme: Theme) -> None:
    painter.fillRect(0, 0, size.width(), size.height(), ground(board, theme))
    ink.draw(painter, compose(size, board, theme))


def picture(size: QSize, board: Board, theme: Theme) -> QImage:
    """Return the picture as an image, e.g. for a PNG."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, size, board, theme)
    painter.end()
    return image
