"""Keep an error in painting from ending Riffle: it is reported, and the rest is painted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from traceback import walk_tb
from types import TracebackType
from typing import Any, ParamSpec

from PySide6.QtGui import QPainter

P = ParamSpec("P")


def safely(paint: Callable[P, None]) -> Callable[P, None]:
    """Make this the painting of a widget, of a delegate or of an icon.

    A painter left open by an error lives on in the error's traceback, and Qt ends the program when its
    widget is painted again. Here it is ended, a painter that was handed in goes on as it came, and the error
    is reported as one that nobody caught."""

    @wraps(paint)
    def careful(*args: P.args, **options: P.kwargs) -> None:
        handed_in = next((x for x in args if isinstance(x, QPainter)), None)
        transform = None if handed_in is None else handed_in.worldTransform()
        try:
            paint(*args, **options)
        except Exception as error:
            for painter in _left_open(error.__traceback__):
                if painter is not handed_in:
                    painter.end()
            if handed_in is not None and transform is not None:
                handed_in.setWorldTransform(transform)
                handed_in.setClipping(False)
            sys.excepthook(type(error), error, error.__traceback__)

    return careful


def _left_open(trace: TracebackType | None) -> list[QPainter]:
    """Return the painters in the frames the error came through."""
    values: list[Any] = [x for frame, _ in walk_tb(trace) for x in frame.f_locals.values()]
    return [x for x in values if isinstance(x, QPainter) and x.isActive()]
