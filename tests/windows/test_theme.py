"""The tokens are LOOK's, the words on them can be read, the style sheet has no hole."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFontInfo
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui import theme
from gui.theme import LIGHT, PROJECTED_DARK, PROJECTED_LIGHT, Theme
from tests.children import program
from tests.windows.colours import BLIND, contrast, distance, seen

CONSOLE = list(theme.CONSOLE.values())
HIGH = [shown for shown in CONSOLE if shown.high]
THEMES = [*CONSOLE, PROJECTED_DARK, PROJECTED_LIGHT]

# The inks and the grounds they stand on in the console. Faint is for what may be missed (LOOK.md): its own
# test is below.
GROUNDS = ("ground", "surface", "raised", "hover")
WORDS = [(ink, ground) for ink in ("text", "quiet", "green", "amber", "red") for ground in GROUNDS] + [
    ("text", "green_ground"),
    ("quiet", "green_ground"),
    ("green", "green_ground"),
    ("text", "amber_ground"),
    ("on_amber", "amber_ground"),
    ("amber", "amber_ground"),
    ("text", "red_ground"),
    ("red", "red_ground"),
    ("text", "hairline"),
    ("on_green", "green"),
    ("on_green", "green_hover"),
    ("surface", "text"),
]


def colour(shown: Theme, token: str) -> str:
    """Also those that the style sheet mixes itself."""
    return theme.mixed(shown).get(token) or str(getattr(shown, token))


@pytest.mark.parametrize("shown", [PROJECTED_DARK, PROJECTED_LIGHT], ids=lambda t: t.name)
@pytest.mark.parametrize("token", ["text", "quiet", "green", "red"])
@pytest.mark.parametrize("ground", ["ground", "green_ground"])
def test_projected_text_has_seven_to_one(shown: Theme, token: str, ground: str) -> None:
    assert contrast(getattr(shown, token), getattr(shown, ground)) >= 7


@pytest.mark.parametrize("shown", [PROJECTED_DARK, PROJECTED_LIGHT], ids=lambda t: t.name)
def test_projected_amber_has_seven_to_one(shown: Theme) -> None:
    assert contrast(shown.on_amber, shown.amber_ground) >= 7
    # On white the amber value stands on its own ground; on black it is amber itself.
    under = shown.amber_ground if shown.amber == shown.on_amber else shown.ground
    assert contrast(shown.amber, under) >= 7


@pytest.mark.parametrize("shown", [PROJECTED_DARK, PROJECTED_LIGHT], ids=lambda t: t.name)
def test_the_halted_band_and_the_break_s_picture_have_seven_to_one(shown: Theme) -> None:
    for ink, ground in (("text", "raised"), ("text", "green_ground"), ("quiet", "raised"), ("red", "ground")):
        assert contrast(colour(shown, ink), colour(shown, ground)) >= 7, (ink, ground)


@pytest.mark.parametrize("shown", CONSOLE, ids=lambda t: t.name)
@pytest.mark.parametrize(("ink", "ground"), WORDS)
def test_console_words_can_be_read_on_all_they_stand_on(shown: Theme, ink: str, ground: str) -> None:
    """4.5:1, and 7:1 in high contrast."""
    assert contrast(colour(shown, ink), colour(shown, ground)) >= (7 if shown.high else 4.5)


@pytest.mark.parametrize("shown", HIGH, ids=lambda t: t.name)
def test_in_high_contrast_nothing_is_faint_and_every_line_is_seen(shown: Theme) -> None:
    for ground in (*GROUNDS, "green_ground"):
        assert contrast(shown.faint, colour(shown, ground)) >= 7, ground
    assert contrast(shown.on_hairline, shown.hairline) >= 7
    for line, least in (("strong", 7), ("hairline", 2.99), ("track", 2.99), ("green", 7)):
        assert contrast(colour(shown, line), shown.surface) >= least, line


@pytest.mark.parametrize("shown", THEMES, ids=lambda t: t.name)
def test_style_sheet_has_no_hole(shown: Theme) -> None:
    sheet = theme.stylesheet(shown)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for name in ("down", "up", "check"):
        assert (theme.ASSETS / "icons" / f"{name}-{'dark' if shown.dark else 'light'}.png").is_file()


def test_the_bundled_font_is_used_in_its_four_weights(qapp: QApplication) -> None:
    faces = [QFontInfo(theme.font(20, weight)) for weight in (450, 500, 600, 700)]
    assert {face.family() for face in faces} == {"Inter"}
    assert [face.weight() for face in faces] == [400, 500, 600, 700]


def test_figures_are_tabular(qapp: QApplication) -> None:
    from gui.room.ink import width

    # Advances are kept in 64ths of a pixel; a proportional 1 would be 40 px narrower.
    assert all(abs(width(digit * 4, 40, 700) - width("0000", 40, 700)) < 0.5 for digit in "123456789")


def test_icons_are_one_set(qapp: QApplication) -> None:
    made = theme.icon("clock", LIGHT)
    assert not made.pixmap(18, 18).isNull()
    assert theme.icon("clock", LIGHT) is made
    with pytest.raises(KeyError):
        theme.icon("no-such-icon", LIGHT)


@pytest.fixture(scope="module")
def as_before(qapp: QApplication) -> Iterator[None]:
    """Leave the look of the program as it was."""
    style, sheet, palette, letters = qapp.style().name(), qapp.styleSheet(), qapp.palette(), qapp.font()
    yield
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setFont(letters)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


@pytest.fixture(scope="module", params=CONSOLE, ids=lambda t: t.name)
def applied(qapp: QApplication, as_before: None, request: pytest.FixtureRequest) -> Theme:
    """Give the program each theme once: windows that other tests have left are styled anew each time."""
    shown: Theme = request.param
    theme.apply(qapp, shown)
    return shown


def test_a_theme_is_applied_and_switched(qapp: QApplication, applied: Theme) -> None:
    assert theme.applied(qapp.palette()) is applied
    assert qapp.palette().window().color() == QColor(applied.ground)
    assert applied.hairline in qapp.styleSheet()


def test_what_an_empty_field_says_can_be_read(applied: Theme) -> None:
    """As painted: left alone, Qt shows it at half strength."""
    field = QLineEdit()
    field.setPlaceholderText("HHHHHHHHHHHH")
    field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    field.resize(300, 36)
    picture = field.grab().toImage()
    field.deleteLater()
    words = {picture.pixelColor(x, y).name() for x in range(14, 90) for y in range(8, 28)}
    assert max(contrast(ink, applied.surface) for ink in words) >= (7 if applied.high else 4.5)


FONTS = """
from PySide6.QtWidgets import QApplication, QMenu, QTableWidget
from gui import theme
app = QApplication([])
table, menu = QTableWidget(1, 1), QMenu()
for shown in theme.LIGHT, theme.DARK, theme.LIGHT:
    theme.apply(app, shown)
    fonts = [app.font(kind) for kind in ("QWidget", "QLabel", "QMessageBox", "QMenu", "QTipLabel")]
    fonts += [widget.font() for widget in (table, table.horizontalHeader(), menu)]
    print(*{(font.family(), font.pixelSize()) for font in fonts})
"""


@pytest.mark.skipif(sys.platform != "win32", reason="Windows' own fonts for messages, menus and tips")
def test_no_widget_keeps_the_systems_font() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "windows"}
    told = subprocess.run(program(FONTS), env=environment, capture_output=True, text=True, timeout=60)
    assert told.stdout == f"('Inter', {theme.BODY})\n" * 3, told.stderr


ARROW = """
import shutil, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QComboBox
from gui import theme
app = QApplication([])
there = Path(sys.argv[1], "icons")
theme.ASSETS = shutil.copytree(theme.ASSETS / "icons", there, copy_function=shutil.copyfile).parent
theme.apply(app, theme.LIGHT)
box = QComboBox()
box.resize(120, 36)
picture = box.grab().toImage()
print(sum(picture.pixelColor(x, y).lightness() < 160 for x in range(90, 115) for y in range(8, 28)) > 0)
"""


@pytest.mark.parametrize("name", ["Åke's Öl", "R&D (1)", "50%20#;{a}", "$shade"])
def test_the_style_sheet_holds_whatever_the_folder_is_called(tmp_path: Path, name: str) -> None:
    """Qt drops the whole sheet for a letter that its address of a picture may not have."""
    told = subprocess.run(program(ARROW, tmp_path / name), capture_output=True, text=True, timeout=60)
    assert (told.stdout, told.stderr) == ("True\n", "")


@pytest.mark.parametrize("colour", theme.CHIPS)
def test_the_value_of_a_chip_is_read_on_its_face(colour: str) -> None:
    """By whoever does not see its colour too: the value is what tells chips apart."""
    face, ink = theme.CHIPS[colour]
    assert contrast(ink, face) >= 4.5


# Told apart at a glance; about 2.3 is the least that is seen side by side. See ``colours.distance``.
APART = 12


class Styled(QWidget):
    """Counts how often it is styled anew."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            Styled.times += 1
        super().changeEvent(event)


def test_a_switch_styles_no_widget_once_for_each_widget_round_it(qapp: QApplication, qtbot: QtBot) -> None:
    """As Qt does where one sheet takes the place of another: a window of 600 widgets stood still for it."""
    theme.apply(qapp, theme.LIGHT)
    outer = QWidget()
    qtbot.addWidget(outer)
    inner: QWidget = outer
    for _ in range(10):
        inner = Styled(inner)
    outer.show()
    Styled.times = 0
    theme.apply(qapp, theme.DARK)
    assert Styled.times <= 2 * 10
    assert inner.palette().windowText().color() == QColor(theme.DARK.text)
    Styled.times = 0
    theme.apply(qapp, theme.DARK)
    assert Styled.times == 0
    theme.apply(qapp, theme.LIGHT)


@pytest.mark.parametrize("shown", THEMES, ids=lambda t: t.name)
@pytest.mark.parametrize("blind", BLIND)
@pytest.mark.parametrize(("one", "other"), [("green", "amber"), ("green", "red"), ("amber", "red")])
def test_green_amber_and_red_are_told_apart_by_who_sees_fewer_colours(
    shown: Theme, blind: str, one: str, other: str
) -> None:
    # On white amber is a ground, under dark words.
    amber = shown.amber_ground if shown is PROJECTED_LIGHT else shown.amber
    first, second = (amber if x == "amber" else str(getattr(shown, x)) for x in (one, other))
    assert distance(seen(first, blind), seen(second, blind)) >= APART


def test_the_simulation_is_the_published_one() -> None:
    """Grey stays grey; red and green of one lightness fall together where the green cones are missing."""
    for blind in BLIND:
        assert distance(seen("#808080", blind), "#808080") < 1
    assert distance("#C00000", "#5A7A00") > 60
    assert distance(seen("#A06000", "deuteranopia"), seen("#807800", "deuteranopia")) < 12
    assert distance(seen("#0040C0", "tritanopia"), seen("#C04000", "tritanopia")) > 60


class Desktop:
    """The desktop's own settings, as Qt hands them on."""

    def __init__(self, dark: bool, high: bool) -> None:
        self._dark, self._high = dark, high

    def styleHints(self) -> Desktop:
        return self

    def accessibility(self) -> Desktop:
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return Qt.ColorScheme.Dark if self._dark else Qt.ColorScheme.Light

    def contrastPreference(self) -> Qt.ContrastPreference:
        return Qt.ContrastPreference.HighContrast if self._high else Qt.ContrastPreference.NoPreference


@pytest.mark.parametrize(
    ("dark", "high", "found"),
    [
        (False, False, "light"),
        (True, False, "dark"),
        (False, True, "contrast_light"),
        (True, True, "contrast_dark"),
    ],
)
def test_the_desktop_s_look_is_followed(dark: bool, high: bool, found: str) -> None:
    assert theme.system_theme(Desktop(dark, high)) is theme.CONSOLE[found]  # type: ignore[arg-type]


def test_this_qt_tells_of_its_contrast(qapp: QApplication) -> None:
    """The names are the real ones: what ``system_theme`` asks is there."""
    assert theme.system_theme(qapp) in CONSOLE
    if hasattr(qapp.styleHints(), "accessibility"):
        assert qapp.styleHints().accessibility().contrastPreference() in Qt.ContrastPreference
