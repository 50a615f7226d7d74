"""The one way a board becomes a picture: on the second screen, in a file, in a preview."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from gui.display import ink
from gui.display.board import Board, SceneName
from gui.display.scenes import break_, call, cancelled, clock, hand, moves, paused, seating
from gui.theme import Theme

Composer = Callable[[int, int, Board, Theme], list[ink.Ink]]

# A new scene is a file under scenes/ and a line here.
SCENES: dict[SceneName, Composer] = {
    "clock": clock.compose,
    "break": break_.compose,
    "paused": paused.compose,
    "hand": hand.compose,
    "call": call.compose,
    "seating": seating.compose,
    "moves": moves.compose,
    "cancelled": cancelled.compose,
}


def compose(size: QSize, board: Board, theme: Theme) -> list[ink.Ink]:
    """The pieces of a picture of this size, in the order they are painted."""
    return SCENES[board.scene](size.width(), size.height(), board, theme)


def ground(board: Board, theme: Theme) -> QColor:
    """What everything stands on: a break is a shade greener, so that it is noticed from the bar."""
    return QColor(theme.green_ground if board.scene == "break" else theme.ground)


def paint(painter: QPainter, size: QSize, board: Board, theme: Theme) -> None:
    """Paint the whole picture."""
    painter.fillRect(0, 0, size.width(), size.height(), ground(board, theme))
    ink.draw(painter, compose(size, board, theme))


def picture(size: QSize, board: Board, theme: Theme) -> QImage:
    """The picture by itself, e.g. for a PNG."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, size, board, theme)
    painter.end()
    return image


def pages(size: QSize, board: Board) -> int:
    """How many pages the board's list needs on a picture of this size; at least 1."""
    count = {"moves": moves.pages, "call": call.pages}.get(board.scene, seating.pages)
    return count(size.width(), size.height(), board)
