"""A picture of the gallery and its findings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.gallery.check_widgets import problems
from tests.gallery.finding import Finding

THEMES = ("light", "dark")
CONSOLE = (QSize(1440, 900), QSize(1024, 700))
PROJECTED = (QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768), QSize(3840, 2160))
# The screens of a club's computers, and the scales their systems use.
SCREENS = (QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080), QSize(2560, 1440))
SCALES = (1.0, 1.25, 1.5)
PAPERS = ("A4", "Letter")
PICTURED = True
"""A test that looks at no picture measures alone."""


@dataclass(frozen=True, slots=True)
class Shot:
    """``group`` is its folder and contact sheet, ``name`` its file. Without a picture: only measured."""

    group: str
    name: str
    picture: QImage | None
    found: tuple[Finding, ...] = ()


Shots = Iterator[Shot]


def sized(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


def of_widget(group: str, name: str, widget: QWidget, *, check: bool = True) -> Shot:
    """Picture the widget in its present state, with its children."""
    picture = widget.grab().toImage() if PICTURED else None
    return Shot(group, name, picture, tuple(problems(widget)) if check else ())
