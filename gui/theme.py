"""The one visual language: colours, type, sizes, the style sheet (LOOK.md). Styling lives here only.

Paper is black on white and needs none of this but ``font``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

ASSETS = Path(__file__).resolve().parent.parent / "assets"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by meaning, as ``#RRGGBB``. ``on_green`` and ``on_amber`` are text on those grounds."""

    name: str
    dark: bool
    ground: str
    surface: str
    raised: str
    hairline: str
    strong: str
    text: str
    quiet: str
    faint: str
    green: str
    green_ground: str
    on_green: str
    amber: str
    amber_ground: str
    on_amber: str
    red: str
    red_ground: str


LIGHT = Theme(
    name="light", dark=False,
    ground="#F4F6F5", surface="#FFFFFF", raised="#FAFBFA", hairline="#E1E6E3", strong="#CBD3CF",
    text="#16201B", quiet="#5B6963", faint="#8B9791",
    green="#1C7A58", green_ground="#E4F3EC", on_green="#FFFFFF",
    amber="#9A6200", amber_ground="#FFF3D9", on_amber="#16201B",
    red="#B3261E", red_ground="#FDE9E7",
)  # fmt: skip
DARK = Theme(
    name="dark", dark=True,
    ground="#0E1412", surface="#151D1A", raised="#1A2420", hairline="#27332E", strong="#3A4842",
    text="#E8EFEB", quiet="#9DADA6", faint="#6E7E77",
    green="#4CC597", green_ground="#16332A", on_green="#0E1412",
    amber="#F2B84B", amber_ground="#33280F", on_amber="#E8EFEB",
    red="#FF7A6E", red_ground="#3A1C19",
)  # fmt: skip
# Projected: LOOK.md gives ground, hairline, text, quiet, green, amber, red; the rest follows its pictures.
# The amber ground is the ticker's full band; the green ground is the whole picture at a break.
PROJECTED_DARK = Theme(
    name="projected dark", dark=True,
    ground="#0B100E", surface="#0B100E", raised="#1B2622", hairline="#24312B", strong="#3A4842",
    text="#F1F6F3", quiet="#A9B8B1", faint="#6E7E77",
    green="#5BD3A5", green_ground="#0B1512", on_green="#0B100E",
    amber="#F7C35F", amber_ground="#F7C35F", on_amber="#191204",
    red="#FF8A80", red_ground="#2A1513",
)  # fmt: skip
# On white no amber text reaches 7:1 and still looks amber: amber values are dark text on the amber ground.
PROJECTED_LIGHT = Theme(
    name="projected light", dark=False,
    ground="#FFFFFF", surface="#FFFFFF", raised="#E1E6E3", hairline="#CBD3CF", strong="#8B9791",
    text="#0B100E", quiet="#3F4C46", faint="#5B6963",
    green="#0B5A3E", green_ground="#F1F8F5", on_green="#FFFFFF",
    amber="#191204", amber_ground="#FFD76A", on_amber="#191204",
    red="#8E1B14", red_ground="#FDE9E7",
)  # fmt: skip

# Console sizes in px (LOOK.md).
SMALL, BODY, STRONG, TITLE, HEADING, NUMBER, CLOCK = 12, 13, 14, 15, 17, 20, 46
SPACE = (4, 8, 16, 24)
ROW_RAIL, ROW_LIST, ROW_CARD, BUTTON = 38, 30, 32, 36
HEADER, FOOTER, RAIL, DUTIES, DRAWER_BELOW = 76, 44, 196, 372, 1280
RAIL_NARROW, RAIL_BELOW, DUTIES_NARROW, TABS = 60, 1100, 44, 38
RADIUS_CARD, RADIUS_BUTTON = 12, 8
ICON = 18

_FAMILIES = ("Inter", "Segoe UI Variable", "Segoe UI", "SF Pro", "SF Pro Text", "Noto Sans", "DejaVu Sans")
# Tabular figures, and the single-storey a of LOOK's pictures; a font without a feature ignores it.
_FEATURES = ("tnum", "cv11")


@lru_cache(maxsize=1)
def load_fonts() -> str:
    """Register the bundled Inter and return the family to use. Needs a QGuiApplication; cheap again."""
    for path in sorted((ASSETS / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))
    here = set(QFontDatabase.families())
    return next((name for name in _FAMILIES if name in here), QFont().defaultFamily())


def _weight(weight: int) -> QFont.Weight:
    """The nearest of the four weights bundled: LOOK's 450 is Regular, 680 is Bold."""
    if weight < 475:
        return QFont.Weight.Normal
    if weight < 550:
        return QFont.Weight.Medium
    return QFont.Weight.DemiBold if weight < 650 else QFont.Weight.Bold


@lru_cache(maxsize=512)
def _font(px: int, weight: int) -> QFont:
    face = QFont([load_fonts(), *_FAMILIES[1:]])
    face.setPixelSize(max(1, px))
    face.setWeight(_weight(weight))
    # Unhinted, so that a text's width grows evenly with its size on screen, picture and paper.
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if hasattr(QFont, "Tag"):  # Qt 6.7
        for feature in _FEATURES:
            face.setFeature(QFont.Tag(feature), 1)
    return face


def font(px: int, weight: int = 450) -> QFont:
    """The product's type at ``px`` pixels, tabular figures on. A copy: the caller may change it."""
    return QFont(_font(px, weight))


def system_theme(app: QApplication) -> Theme:
    """Light or dark as the desktop is set; light where it does not say."""
    from PySide6.QtCore import Qt

    return DARK if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT


def chosen(setting: object) -> Theme | None:
    """What the director chose in the menu; None: as the system is set."""
    return {"light": LIGHT, "dark": DARK}.get(str(setting))


def seems(app: QApplication) -> Theme:
    """As the desktop seems to be set, by the colours it hands out before ``apply``: ``system_theme`` brings
    in all of Qt's flags, for which the first window would have to wait."""
    if sys.platform == "win32":  # hands out light colours on a dark desktop
        return system_theme(app)
    return DARK if app.palette().window().color().lightness() < 128 else LIGHT


def projected(dark: bool) -> Theme:
    """The projected screen's theme; its own switch, for a bright hall or a dark one."""
    return PROJECTED_DARK if dark else PROJECTED_LIGHT


def palette(theme: Theme) -> QPalette:
    """The theme as a QPalette, for whatever the style sheet does not reach."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette()
    for which, colour in (
        (role.Window, theme.ground), (role.WindowText, theme.text), (role.Base, theme.surface),
        (role.AlternateBase, theme.raised), (role.Text, theme.text), (role.Button, theme.surface),
        (role.ButtonText, theme.text), (role.BrightText, theme.red), (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.text), (role.PlaceholderText, theme.quiet), (role.Link, theme.green),
        (role.Highlight, theme.green_ground), (role.HighlightedText, theme.text), (role.Accent, theme.green),
        (role.Light, theme.surface), (role.Midlight, theme.hairline), (role.Mid, theme.strong),
        (role.Dark, theme.strong), (role.Shadow, theme.strong),
    ):  # fmt: skip
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, which, QColor(theme.faint))
    return result


def apply(app: QApplication, theme: Theme) -> None:
    """Give the whole program this theme: style, font, palette, style sheet. Call again to switch."""
    app.setStyle("Fusion")
    app.setFont(font(BODY))
    app.setPalette(palette(theme))
    app.setStyleSheet(stylesheet(theme))


def icon(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """A Phosphor line icon (``"clock"``, ``"printer"``) in the text's colour or ``colour``, made for 18 px.

    Raises KeyError for a name the set does not have.
    """
    return _icon(name, colour or theme.text, theme.faint)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    from gui.glyphs import Glyph

    # The bold cut is the one whose stroke is 1.7 px at 18 px.
    return QIcon(Glyph(f"{name}-bold", colour, disabled))


def stylesheet(theme: Theme) -> str:
    """The console's ordinary widgets. Dynamic properties choose: ``kind`` of a button, ``role`` of a label,
    ``card`` of a frame, ``tone`` of either; call ``repolish`` after changing one."""
    values = {name: str(getattr(theme, name)) for name in Theme.__slots__}
    values |= {
        "images": (ASSETS / "icons").as_posix(),
        "shade": "dark" if theme.dark else "light",
        "hover": _mix(theme.surface, theme.text, 0.04),
        "track": _mix(theme.surface, theme.text, 0.2),
        "green_hover": _mix(theme.green, theme.text, 0.12),
    }
    return Template(_SHEET).substitute(values)


def repolish(widget: object) -> None:
    """Let the style sheet see a changed dynamic property."""
    from PySide6.QtWidgets import QWidget

    assert isinstance(widget, QWidget)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _mix(base: str, over: str, share: float) -> str:
    a, b = QColor(base), QColor(over)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs)).name()


_SHEET = """
* { outline: none; }
QMainWindow, QDialog { background: $ground; }
QFrame[card="true"] { background: $surface; border: 1px solid $hairline; border-radius: 12px; }
QFrame[line="true"] { background: $hairline; border: none; max-height: 1px; min-height: 1px; }

QLabel { background: transparent; color: $text; }
QLabel[role="title"] { font-size: 15px; font-weight: 600; }
QLabel[role="heading"] { font-size: 17px; font-weight: 600; }
QLabel[role="label"] { font-size: 12px; color: $quiet; }
QLabel[role="number"] { font-size: 20px; font-weight: 680; }
QLabel[role="clock"] { font-size: 46px; font-weight: 680; }
QLabel[role="quiet"] { color: $quiet; }
QLabel[role="faint"] { font-size: 12px; color: $faint; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="key"] { font-size: 12px; color: $faint; border: 1px solid $hairline; border-radius: 4px;
    padding: 0 5px; }
QLabel[tone="green"] { color: $green; }
QLabel[tone="amber"] { color: $amber; }
QLabel[tone="red"] { color: $red; }

QPushButton, QToolButton { background: $surface; color: $text; border: 1px solid $strong;
    border-radius: 8px;
    padding: 0 15px; min-height: 34px; font-size: 13px; font-weight: 550; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $hairline; }
QPushButton:focus, QToolButton:focus { border: 2px solid $green; padding: 0 14px; min-height: 32px; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border-color: $hairline; background: $raised; }
QPushButton[kind="answer"]:checked { border: 2px solid $green; background: $green_ground; }
QPushButton[kind="primary"] { background: $green; color: $on_green; border: 1px solid $green; }
QPushButton[kind="primary"]:hover { background: $green_hover; border-color: $green_hover; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; }
QPushButton[kind="primary"]:disabled { background: $raised; color: $faint; border-color: $hairline; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent;
    border: 1px solid transparent;
    color: $quiet; padding: 0 11px; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; color: $text; }
QPushButton[kind="quiet"]:checked, QToolButton[kind="quiet"]:checked { background: $green_ground;
    color: $green; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 2px solid $green;
    padding: 0 10px; }
QPushButton[kind="danger"] { background: $surface; color: $red; border: 1px solid $red; }
QPushButton[kind="danger"]:disabled { background: $raised; color: $faint; border-color: $hairline; }
QPushButton[kind="danger"]:hover { background: $red_ground; }
QPushButton[kind="danger"]:focus { border: 2px solid $red; }
QPushButton[small="true"] { min-height: 30px; }
QPushButton[small="true"]:focus { min-height: 28px; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox { background: $surface; color: $text;
    border: 1px solid $strong; border-radius: 8px; padding: 0 11px; min-height: 34px; font-size: 13px;
    selection-background-color: $green; selection-color: $on_green; }
QPlainTextEdit, QTextEdit { padding: 7px 9px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {
    border: 2px solid $green; padding: 0 10px; min-height: 32px; }
QPlainTextEdit:focus, QTextEdit:focus { padding: 6px 8px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $faint; background: $raised;
    border-color: $hairline; }
QLineEdit[wrong="true"] { border-color: $red; }
QLineEdit[cell="true"] { padding: 0 6px; min-height: 30px; }
QLineEdit[cell="true"]:focus { padding: 0 5px; min-height: 28px; }
QLineEdit[small="true"] { background: $raised; min-height: 28px; max-height: 28px; }
QLineEdit[small="true"]:!focus { border-color: $hairline; }
QLineEdit[small="true"]:focus { background: $surface; min-height: 26px; max-height: 26px; }
QComboBox { padding-right: 28px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url($images/down-$shade.png); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $strong; padding: 4px; }
QAbstractSpinBox { padding-right: 24px; }
QAbstractSpinBox QLineEdit { border: none; background: transparent; padding: 0; margin-left: 9px;
    min-height: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent;
    width: 22px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right;
    margin: 4px 3px 0 0; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right;
    margin: 0 3px 4px 0; }
QAbstractSpinBox::up-arrow { image: url($images/up-$shade.png); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url($images/down-$shade.png); width: 10px; height: 10px; }

QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $strong; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $green; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px;
    background: $surface; border: 1px solid $green; }
QSlider::handle:horizontal:focus { border: 2px solid $green; width: 12px; height: 12px; }
QSlider::sub-page:horizontal:disabled { background: $strong; }
QSlider::handle:horizontal:disabled { border-color: $faint; }
QCheckBox, QRadioButton { color: $text; spacing: 8px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $faint;
    background: $surface; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked { background: $green; border-color: $green;
    image: url($images/check-$shade.png); }
QRadioButton::indicator:checked { background: $surface; border: 5px solid $green; width: 8px; height: 8px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $green; width: 14px;
    height: 14px; }
QRadioButton::indicator:checked:focus { border: 5px solid $green; width: 8px; height: 8px;
    background: $green_ground; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $hairline; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }

QTableView, QTreeView, QListView { background: $surface; color: $text; border: none;
    gridline-color: transparent;

    alternate-background-color: $raised; selection-background-color: $green_ground; selection-color: $text; }
QTableView::item, QTreeView::item, QListView::item { padding: 0 8px; min-height: 30px;
    border-bottom: 1px solid $hairline; }
QListView::item { border-bottom: none; border-radius: 6px; }
QTableView::item:hover, QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected { background: $green_ground;
    color: $text; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 1px solid $green; }
QTableView[lined="true"]:focus { border: none; }
QTableView QLineEdit, QTableView QComboBox { min-height: 26px; padding: 0 6px; border-radius: 4px; }
QTableView QLineEdit:focus, QTableView QComboBox:focus { min-height: 24px; padding: 0 5px; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section { background: $surface; color: $quiet; font-size: 12px; font-weight: 500;
    padding: 0 8px;
    min-height: 29px; border: none; border-bottom: 1px solid $strong; }
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $track; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: $surface; color: $text; border: 1px solid $strong; padding: 4px; }
QMenu::item { padding: 7px 24px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: $green_ground; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }
QMenuBar { background: $surface; border-bottom: 1px solid $hairline; }
QMenuBar::item { padding: 6px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QToolTip { background: $surface; color: $text; border: 1px solid $strong; padding: 6px 8px;
    font-size: 12px; }
QTabBar { background: transparent; }
QTabBar::tab { color: $quiet; padding: 8px 12px; border: none; border-bottom: 2px solid transparent;
    font-weight: 550; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $green; }
QTabBar::tab:focus { color: $green; }
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QProgressBar { background: $hairline; border: none; border-radius: 3px; max-height: 6px;
    min-height: 6px; color: transparent; }
QProgressBar::chunk { background: $green; border-radius: 3px; }
QSplitter::handle { background: $hairline; }
QStatusBar { background: $surface; color: $quiet; border-top: 1px solid $hairline; }
QGroupBox { border: none; margin-top: 24px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; color: $text; }
"""
