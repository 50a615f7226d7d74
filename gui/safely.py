"""Keep an error in painting or in an event from ending Riffle: it is reported, and the rest goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from traceback import walk_tb
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from PySide6.QtGui import QPainter

P = ParamSpec("P")
T = TypeVar("T")


def safely(handle: Callable[P, T]) -> Callable[P, T]:
    """Make this the painting of a widget, of a delegate or of an icon, or the handling of an event.

    A painter left open by an error lives on in the error's traceback, and Qt ends the program when its
    widget is painted again. Here it is ended, a painter that was handed in goes on as it came, and the error
    is reported as one that nobody caught.

    An event may come while another is handled. On Python 3.11 PySide ends the program when an error that C
    raises (``[][1]``, ``int("x")``) comes out of both. Here it comes out of neither: whoever sent the event
    goes on, and it counts as not handled."""

    @wraps(handle)
    def careful(*args: P.args, **options: P.kwargs) -> T:
        handed_in = next((x for x in args if isinstance(x, QPainter)), None)
        transform = None if handed_in is None else handed_in.worldTransform()
        try:
            return handle(*args, **options)
        except Exception as error:
            for painter in _left_open(error.__traceback__):
                if painter is not handed_in:
                    painter.end()
            if handed_in is not None and transform is not None:
                handed_in.setWorldTransform(transform)
                handed_in.setClipping(False)
            sys.excepthook(type(error), error, error.__traceback__)
            return False  # type: ignore[return-value]

    return careful


def _left_open(trace: TracebackType | None) -> list[QPainter]:
    """Return the painters in the frames the error came through."""
    values: list[Any] = [x for frame, _ in walk_tb(trace) for x in frame.f_locals.values()]
    return [x for x in values if isinstance(x, QPainter) and x.isActive()]
