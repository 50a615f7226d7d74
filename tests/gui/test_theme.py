"""The tokens are LOOK's, the words on them can be read, the style sheet has no hole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFontInfo
from PySide6.QtWidgets import QApplication

from gui import theme
from gui.theme import DARK, LIGHT, PROJECTED_DARK, PROJECTED_LIGHT, Theme

THEMES = [LIGHT, DARK, PROJECTED_DARK, PROJECTED_LIGHT]


def luminance(colour: str) -> float:
    """WCAG 2 relative luminance."""
    c = QColor(colour)
    parts = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.redF(), c.greenF(), c.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


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


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=lambda t: t.name)
@pytest.mark.parametrize("token", ["text", "quiet", "green", "amber", "red"])
@pytest.mark.parametrize("ground", ["ground", "surface", "raised"])
def test_console_text_has_four_and_a_half_to_one(shown: Theme, token: str, ground: str) -> None:
    assert contrast(getattr(shown, token), getattr(shown, ground)) >= 4.5


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=lambda t: t.name)
def test_main_button_can_be_read(shown: Theme) -> None:
    assert contrast(shown.on_green, shown.green) >= 4.5


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
    from gui.display.ink import width

    # Advances are kept in 64ths of a pixel; a proportional 1 would be 40 px narrower.
    assert all(abs(width(digit * 4, 40, 700) - width("0000", 40, 700)) < 0.5 for digit in "123456789")


def test_icons_are_one_set(qapp: QApplication) -> None:
    made = theme.icon("clock", LIGHT)
    assert not made.pixmap(18, 18).isNull()
    assert theme.icon("clock", LIGHT) is made
    with pytest.raises(KeyError):
        theme.icon("no-such-icon", LIGHT)


def test_a_theme_is_applied_and_switched(qapp: QApplication) -> None:
    before = qapp.styleSheet(), qapp.palette(), qapp.font(), qapp.style().name()
    try:
        for shown in (LIGHT, DARK):
            theme.apply(qapp, shown)
            assert qapp.palette().window().color() == QColor(shown.ground)
            assert shown.hairline in qapp.styleSheet()
    finally:
        qapp.setStyle(before[3])
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])
