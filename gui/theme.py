"""The one visual language: colours, type, sizes. Styling lives here and in ``theme_sheet`` only.

Paper is black on white and needs none of this but ``font``.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette

from gui.theme_sheet import SHEET

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

ASSETS = Path(__file__).resolve().parent.parent / "assets"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by meaning, as ``#RRGGBB``. ``on_green`` is text on green, ``on_amber`` on its ground."""

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
    high: bool = False  # in contrast

    @property
    def green_ink(self) -> str:
        """Return the green of words and numbers, 7:1 on whatever they stand on."""
        return {"light": "#0B5A3E", "dark": "#5BD3A5"}.get(self.name, self.green)

    @property
    def on_hairline(self) -> str:
        """Return the colour of what may be missed, on a ground of the hairline's colour."""
        return self.text if self.high else self.faint


# The red of the drawings (#B3261E) is, to who lacks the green cones, nearly its amber.
LIGHT = Theme(
    name="light",
    dark=False,
    ground="#F4F6F5",
    surface="#FFFFFF",
    raised="#FAFBFA",
    hairline="#E1E6E3",
    strong="#CBD3CF",
    text="#16201B",
    quiet="#5B6963",
    faint="#8B9791",
    green="#1C7A58",
    green_ground="#E4F3EC",
    on_green="#FFFFFF",
    amber="#9A6200",
    amber_ground="#FFF3D9",
    on_amber="#16201B",
    red="#A31B15",
    red_ground="#FDE9E7",
)
DARK = Theme(
    name="dark",
    dark=True,
    ground="#0E1412",
    surface="#151D1A",
    raised="#1A2420",
    hairline="#27332E",
    strong="#3A4842",
    text="#E8EFEB",
    quiet="#9DADA6",
    faint="#6E7E77",
    green="#4CC597",
    green_ground="#16332A",
    on_green="#0E1412",
    amber="#F2B84B",
    amber_ground="#33280F",
    on_amber="#E8EFEB",
    red="#FF7A6E",
    red_ground="#3A1C19",
)
# High contrast, for who sees less: every word 7:1 on whatever it stands on, every line and edge 3:1.
CONTRAST_LIGHT = Theme(
    name="contrast light",
    dark=False,
    ground="#FFFFFF",
    surface="#FFFFFF",
    raised="#F4F4F4",
    hairline="#959595",
    strong="#000000",
    text="#000000",
    quiet="#262626",
    faint="#3D3D3D",
    green="#004D2E",
    green_ground="#CFF2E1",
    on_green="#FFFFFF",
    amber="#664000",
    amber_ground="#FFE7AD",
    on_amber="#000000",
    red="#6B0010",
    red_ground="#FFE3E0",
    high=True,
)
CONTRAST_DARK = Theme(
    name="contrast dark",
    dark=True,
    ground="#000000",
    surface="#000000",
    raised="#141414",
    hairline="#595959",
    strong="#FFFFFF",
    text="#FFFFFF",
    quiet="#E4E4E4",
    faint="#CCCCCC",
    green="#6CF5BC",
    green_ground="#00402A",
    on_green="#000000",
    amber="#FFCB52",
    amber_ground="#3D2E00",
    on_amber="#FFFFFF",
    red="#FF9A8F",
    red_ground="#4A100B",
    high=True,
)
CONSOLE = {"light": LIGHT, "dark": DARK, "contrast_light": CONTRAST_LIGHT, "contrast_dark": CONTRAST_DARK}
"""The console's themes, by what the director's choice is kept as."""
# Projected: the drawings give ground, hairline, text, quiet, green, amber, red; the rest follows them.
# The amber ground is the ticker's full band; the green ground is the whole picture at a break.
PROJECTED_DARK = Theme(
    name="projected dark",
    dark=True,
    ground="#0B100E",
    surface="#0B100E",
    raised="#1B2622",
    hairline="#24312B",
    strong="#3A4842",
    text="#F1F6F3",
    quiet="#B9C7C0",
    faint="#6E7E77",
    green="#5BD3A5",
    green_ground="#0B1512",
    on_green="#0B100E",
    amber="#F7C35F",
    amber_ground="#F7C35F",
    on_amber="#191204",
    red="#FF8A80",
    red_ground="#2A1513",
)
# On white no amber text reaches 7:1 and still looks amber: amber values are dark text on the amber ground.
PROJECTED_LIGHT = Theme(
    name="projected light",
    dark=False,
    ground="#FFFFFF",
    surface="#FFFFFF",
    raised="#E1E6E3",
    hairline="#CBD3CF",
    strong="#8B9791",
    text="#0B100E",
    quiet="#3F4C46",
    faint="#5B6963",
    green="#0B5A3E",
    green_ground="#F1F8F5",
    on_green="#FFFFFF",
    amber="#191204",
    amber_ground="#FFD76A",
    on_amber="#191204",
    red="#8E1B14",
    red_ground="#FDE9E7",
)

# A chip's face and what is written on it, by the colour's name: the same by day and by night, as in the case.
CHIPS = {
    "white": ("#F2F1EC", "#16201B"), "red": ("#B3261E", "#FFFFFF"), "green": ("#1B7F45", "#FFFFFF"),
    "black": ("#1B1E1D", "#FFFFFF"), "purple": ("#6B3FA0", "#FFFFFF"), "yellow": ("#F0C52E", "#16201B"),
    "orange": ("#D9660A", "#16201B"), "blue": ("#1F5FA8", "#FFFFFF"), "pink": ("#E99BB5", "#16201B"),
    "brown": ("#6E4A2C", "#FFFFFF"), "grey": ("#8B9791", "#16201B"), "turquoise": ("#2AA6A0", "#16201B"),
}  # fmt: skip

# Console sizes in px.
SMALL, BODY, STRONG, TITLE, HEADING, NUMBER, CLOCK = 12, 13, 14, 15, 17, 20, 46
ROW_RAIL, ROW_LIST, ROW_CARD, BUTTON = 38, 30, 32, 36
HEADER, FOOTER, RAIL, DUTIES, DRAWER_BELOW = 76, 44, 196, 372, 1280
RAIL_NARROW, RAIL_BELOW, DUTIES_NARROW, TABS = 60, 1100, 44, 38
ROW_RAIL_LEAST = 30
RADIUS_CARD, RADIUS_BUTTON = 12, 8
ICON = 18

_FAMILIES = ("Inter", "Segoe UI Variable", "Segoe UI", "SF Pro", "SF Pro Text", "Noto Sans", "DejaVu Sans")
# Tabular figures, and the single-storey a of the drawings; a font without a feature ignores it.
_FEATURES = ("tnum", "cv11")


@lru_cache(maxsize=1)
def load_fonts() -> str:
    """Register the bundled Inter and return the family to use. Needs a QGuiApplication; cheap again."""
    for path in sorted((ASSETS / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))
    here = set(QFontDatabase.families())
    return next((name for name in _FAMILIES if name in here), QFont().defaultFamily())


# The four weights bundled; 450 is the first, 680 the last.
_WEIGHTS = (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold)


@lru_cache(maxsize=512)
def font(px: int, weight: int = 450) -> QFont:
    """Return the product's type at ``px`` pixels, tabular figures on. One for everybody: change a copy of
    it."""
    face = QFont([load_fonts(), *_FAMILIES[1:]])
    face.setPixelSize(max(1, px))
    face.setWeight(_WEIGHTS[bisect_right((475, 550, 650), weight)])
    # Unhinted, so that a text's width grows evenly with its size on screen, picture and paper.
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if hasattr(QFont, "Tag"):  # Qt 6.7
        for feature in _FEATURES:
            face.setFeature(QFont.Tag(feature), 1)
    return face


def system_theme(app: QApplication) -> Theme:
    """Light or dark, in high contrast or not, as the desktop is set; light where it does not say."""
    from PySide6.QtCore import Qt

    hints = app.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    told = hints.accessibility().contrastPreference() if hasattr(hints, "accessibility") else None  # Qt 6.10
    if told is not None and told == Qt.ContrastPreference.HighContrast:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else LIGHT


def on_system_change(app: QApplication, act: Callable[[], object]) -> None:
    """Call ``act`` when the desktop is set to another look, as long as the object lives whose method it
    is."""
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(act)
    if hasattr(hints, "accessibility"):  # Qt 6.10
        hints.accessibility().contrastPreferenceChanged.connect(act)


def chosen(setting: object) -> Theme | None:
    """Return the theme chosen in the menu; None: as the system is set."""
    return CONSOLE.get(str(setting))


def applied(colours: QPalette) -> Theme:
    """Return the console's theme this palette was made of; for another palette, the nearer of light and
    dark."""
    ground = colours.window().color()
    return BY_GROUND.get(ground.rgb()) or (DARK if ground.lightness() < 128 else LIGHT)


def seems(app: QApplication) -> Theme:
    """Return the theme that the desktop's colours suggest before ``apply``. ``system_theme`` would load all
    of Qt's flags and delay the first window."""
    if sys.platform == "win32":  # hands out light colours on a dark desktop
        return system_theme(app)
    return DARK if app.palette().window().color().lightness() < 128 else LIGHT


BY_GROUND = {QColor(theme.ground).rgb(): theme for theme in CONSOLE.values()}


def projected(dark: bool) -> Theme:
    """Return the projected screen's theme, which has a switch of its own, for a bright hall or a dark one."""
    return PROJECTED_DARK if dark else PROJECTED_LIGHT


def palette(theme: Theme) -> QPalette:
    """Return the theme as a QPalette, for whatever the style sheet does not reach."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette()
    for which, colour in (
        (role.Window, theme.ground),
        (role.WindowText, theme.text),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.raised),
        (role.Text, theme.text),
        (role.Button, theme.surface),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.red),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
        (role.Link, theme.green),
        (role.Highlight, theme.green_ground),
        (role.HighlightedText, theme.text),
        (role.Accent, theme.green),
        (role.Light, theme.surface),
        (role.Midlight, theme.hairline),
        (role.Mid, theme.strong),
        (role.Dark, theme.strong),
        (role.Shadow, theme.strong),
    ):
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, which, QColor(theme.faint))
    return result


def apply(app: QApplication, theme: Theme) -> None:
    """Give the whole program this theme: style, font, palette, style sheet. Call again to switch."""
    sheet = stylesheet(theme)
    if app.styleSheet() == sheet and applied(app.palette()) is theme:
        return
    if app.styleSheet():
        # In place of another sheet, Qt would style every widget anew for each widget round it.
        app.setStyleSheet("")
    else:
        app.setStyle("Fusion")
        app.setFont(font(BODY))
    app.setPalette(palette(theme))
    # A prefix in place of the folder: Qt drops the whole sheet for an address with an umlaut or an &.
    QDir.setSearchPaths("icons", [str(ASSETS / "icons")])
    app.setStyleSheet(sheet)
    # Windows has its own fonts, and a style sheet brings them back.
    if app.font("QMessageBox") != app.font():  # type: ignore[call-overload]  # a str is taken, whatever it says
        app.setFont(font(BODY))
    # A widget that was there before, such as a list, keeps the font that it was styled with.
    for widget in app.allWidgets():
        if widget.font().family() != app.font().family():
            widget.setFont(QFont())


def icon(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """Return a Phosphor line icon (``"clock"``, ``"printer"``) in the text's colour or ``colour``, made for
    18 px.

    Raises KeyError for a name the set does not have.
    """
    return _icon(name, colour or theme.text, theme.faint)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    from gui.theme_glyphs import Glyph

    # The bold cut is the one whose stroke is 1.7 px at 18 px.
    return QIcon(Glyph(f"{name}-bold", colour, disabled))


def stylesheet(theme: Theme) -> str:
    """Return the style sheet of the console's ordinary widgets. Dynamic properties choose: ``kind`` of a
    button, ``role`` of a label, ``card`` of a frame, ``tone`` of either; call ``repolish`` after changing
    one."""
    values = {name: str(getattr(theme, name)) for name in Theme.__slots__}
    values["shade"] = "dark" if theme.dark else "light"
    return Template(SHEET).substitute(values | mixed(theme))


def mixed(theme: Theme) -> dict[str, str]:
    """Return the colours that only the style sheet has, made of the theme's."""
    return {
        "hover": _mix(theme.surface, theme.text, 0.04),
        "track": theme.hairline if theme.high else _mix(theme.surface, theme.text, 0.2),
        "green_hover": _mix(theme.green, theme.text, 0.12),
    }


def repolish(widget: QWidget) -> None:
    """Let the style sheet see a changed dynamic property."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _mix(base: str, over: str, share: float) -> str:
    a, b = QColor(base), QColor(over)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs)).name()
