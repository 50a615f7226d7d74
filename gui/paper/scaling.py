"""A part of a page laid out at one size and set at another. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gui.paper.paper import Face, Item, Rule, Ruler


@dataclass(frozen=True)
class ScaledRuler:
    """Measures words as they will be once all is `share` times as large: a typeface is set tighter from a
    certain size on."""

    ruler: Ruler
    share: float

    def width(self, text: str, face: Face) -> float:
        return self.ruler.width(text, face.scaled(self.share)) / self.share

    def elided(self, text: str, face: Face, room: float) -> str:
        return self.ruler.elided(text, face.scaled(self.share), room * self.share)


def scaled(item: Item, share: float) -> Item:
    """The item at a share of its size, as far from the corner as that makes it."""
    x, width = item.x * share, item.width * share
    if isinstance(item, Rule):
        return replace(item, x=x, y=item.y * share, width=width, thickness=item.thickness * share)
    return replace(item, x=x, width=width, baseline=item.baseline * share, face=item.face.scaled(share))
