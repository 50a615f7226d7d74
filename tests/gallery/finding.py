"""The findings of the machine check, and the boxes they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF

Kind = Literal[
    "cut",
    "overlap",
    "crossed",
    "outside",
    "sideways",
    "shortened",
    "no room",
    "too large",
    "untranslated",
    "joined",
]
LONGEST = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """``by``: pixels of the picture, on paper tenths of a millimetre; 0 if it is not a length."""

    kind: Kind
    words: str
    by: float = 0.0
    where: str = ""

    def line(self) -> str:
        words = self.words if len(self.words) <= LONGEST else f"{self.words[: LONGEST - 1]}…"
        by = f" by {self.by:.0f}" if self.by else ""
        return f"{self.kind}{by}: {words!r}" + (f" ({self.where})" if self.where else "")


def beyond(box: QRectF, room: QRectF) -> tuple[float, float]:
    """Return how far a box reaches out of its room, across and down."""
    across = max(0.0, room.left() - box.left(), box.right() - room.right())
    return across, max(0.0, room.top() - box.top(), box.bottom() - room.bottom())


def common(one: QRectF, two: QRectF) -> float:
    """Return how deep two boxes overlap: the smaller side of their intersection."""
    shared = one.intersected(two)
    return min(shared.width(), shared.height()) if not shared.isEmpty() else 0.0


def touching(boxes: Sequence[QRectF], depth: float) -> list[tuple[int, int, float]]:
    """Return every two that overlap deeper than ``depth``, from top to bottom."""
    order = sorted(range(len(boxes)), key=lambda i: boxes[i].top())
    pairs: list[tuple[int, int, float]] = []
    open_: list[int] = []
    for i in order:
        open_ = [j for j in open_ if boxes[j].bottom() > boxes[i].top() + depth]
        for j in open_:
            by = common(boxes[i], boxes[j])
            if by > depth:
                pairs.append((j, i, by))
        open_.append(i)
    return pairs
