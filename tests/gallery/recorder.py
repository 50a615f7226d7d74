"""Render a widget into the words it draws, each with the place of its ink, instead of pixels.

Every painter (a label, a style, a delegate, a ``paintEvent``) draws through a QPainter, so new widgets are
checked without being registered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPaintEngine, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_Metric = QPaintDevice.PaintDeviceMetric
DPI = 96


@dataclass(frozen=True, slots=True)
class Said:
    """Words as drawn, in pixels of the picture: ``box`` is their ink, ``room`` its part inside the widget and
    the painter's clip. ``widget`` drew them."""

    text: str
    box: QRectF
    room: QRectF
    widget: QWidget

    @property
    def seen(self) -> QRectF:
        return self.box.intersected(self.room)


def said(root: QWidget) -> list[Said]:
    """Return all words that the widget and its children draw now."""
    device = _Device(root.width(), root.height())
    root.render(device, QPoint(), QRegion(), _FLAGS)
    views = [area.viewport() for area in root.findChildren(QAbstractScrollArea) if area.isVisible()]
    places = [(view, QRectF(QRect(view.mapTo(root, QPoint()), view.size()))) for view in views]
    return [
        Said(text, box, room, drew or _view(root, room, places))
        for text, box, room, drew in device.engine.words
    ]


_FLAGS = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren


def _view(root: QWidget, room: QRectF, places: list[tuple[QWidget, QRectF]]) -> QWidget:
    """Return a viewport made by Qt, a device without a name here: the smallest that contains the painted
    box."""
    holding = [(place.width() * place.height(), view) for view, place in places if place.contains(room)]
    return min(holding, key=lambda found: found[0])[1] if holding else root


class _Engine(QPaintEngine):
    """Keep the words; ignore everything else."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.words: list[tuple[str, QRectF, QRectF, QWidget | None]] = []

    def begin(self, device: QPaintDevice) -> bool:
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def drawTextItem(self, at: Any, item: Any) -> None:
        text = item.text()
        painter = self.painter()
        if not text.strip() or _is_sign(text) or painter.opacity() == 0:
            return
        place = painter.deviceTransform()
        box = QFontMetricsF(item.font()).tightBoundingRect(text).translated(QPointF(at))
        drew = painter.device()
        room = QRectF(self.systemClip().boundingRect())
        if painter.hasClipping():
            room = room.intersected(place.mapRect(painter.clipBoundingRect()))
        self.words.append((text, place.mapRect(box), room, drew if isinstance(drew, QWidget) else None))

    def updateState(self, state: object) -> None:
        """Do nothing: the state is read from the painter when words come."""

    def _nothing(self, *_: Any) -> None:
        """Ignore everything but words."""


for _shape in ("Pixmap", "TiledPixmap", "Image", "Path", "Polygon", "Rects", "Lines", "Points", "Ellipse"):
    setattr(_Engine, f"draw{_shape}", _Engine._nothing)


def _is_sign(text: str) -> bool:
    """Return whether it is a glyph of an icon font: its place is the icon's."""
    return all("\ue000" <= x <= "\uf8ff" or x >= "\U000f0000" for x in text)


class _Device(QPaintDevice):
    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.engine = _Engine()
        mm = 25.4 / DPI
        self._metrics = {
            _Metric.PdmWidth: width, _Metric.PdmHeight: height,
            _Metric.PdmWidthMM: round(width * mm), _Metric.PdmHeightMM: round(height * mm),
            _Metric.PdmDpiX: DPI, _Metric.PdmDpiY: DPI, _Metric.PdmPhysicalDpiX: DPI,
            _Metric.PdmPhysicalDpiY: DPI, _Metric.PdmDepth: 32, _Metric.PdmNumColors: 2**31 - 1,
            _Metric.PdmDevicePixelRatio: 1, _Metric.PdmDevicePixelRatioScaled: 65536,
        }  # fmt: skip

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)
