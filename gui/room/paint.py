"""Turn a board into a picture: on the second screen, in a file, in a preview."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from gui.room import ink
from gui.room.board import Board, SceneName
from gui.room.look import LOOKS
from gui.room.parts import Frame, bands, frame
from gui.room.scenes import (
    call,
    centred,
    clock,
    level,
    message,
    moves,
    pattern,
    paused,
    rows,
    seating,
    welcome,
    winner,
)
from gui.theme import Theme

Composer = Callable[[Frame, Board, Theme], list[ink.Ink]]

# A new scene is a file under scenes/ and a line here.
SCENES: dict[SceneName, Composer] = {
    "clock": clock.compose, "break": centred.compose, "paused": paused.compose, "hand": centred.compose,
    "call": call.compose, "seating": seating.compose, "moves": moves.compose, "cancelled": message.cancelled,
    "final": rows.compose, "prizes": rows.compose, "welcome": welcome.compose, "winner": winner.compose,
    "message": message.compose, "pattern": pattern.compose, "level": level.compose,
    "bubble": level.compose,
}  # fmt: skip

GREEN: tuple[SceneName, ...] = ("level", "bubble")
"""Scenes of a moment, on green."""


def compose(size: QSize, board: Board, theme: Theme) -> list[ink.Ink]:
    """Return the pieces of a picture of this size, in the order they are painted."""
    if board.scene == "pair":
        return _pair(size, board, theme)
    if board.scene == "format":
        painted = LOOKS[board.format].painted
        assert painted is not None  # a format with a picture paints it
    else:
        painted = SCENES[board.scene]
        if board.colour and board.scene not in GREEN:
            theme = replace(theme, green=theme.text)  # the club's colour stands alone
    f = frame(size.width(), size.height(), board)
    pieces = painted(f, board, theme)
    if board.scene != "pattern":  # it has the whole screen
        pieces += bands(f, board, theme)
    return pieces


def _pair(size: QSize, board: Board, theme: Theme) -> list[ink.Ink]:
    """Return two tournaments side by side: each half is a whole picture on a ground of its own."""
    pieces: list[ink.Ink] = []
    high, middle = size.height(), (size.width() - 1) // 2
    for left, right, each in zip((0, middle + 1), (middle, size.width()), board.pair, strict=True):
        pieces.append(ink.Bar(left, 0, right - left, high, ground(each, theme).name()))
        half = compose(QSize(right - left, high), each, theme)
        pieces += [replace(piece, x=piece.x + left) for piece in half]
    return [*pieces, ink.Bar(middle, 0, 1, high, theme.hairline)]


def ground(board: Board, theme: Theme) -> QColor:
    """Return the background: at a break greener, noticed from the bar; green as a level begins and as the
    bubble bursts."""
    if board.scene in GREEN:
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
