"""Choose the look of the room's screen at this club, logo, colour, figures and sponsors, with a preview."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QWidget,
)
from shiboken6 import isValid

from gui.console.frame.acting import desk_of
from gui.room.club import COLOURS, MOST_FIGURES, MOST_SPONSORS, SUFFIXES, Logo, SideFigure, Wrong, image, read
from gui.widgets.boxes import across, down
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog, TallBody
from gui.words import screen as words
from gui.words.tr import Context, common, mark

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen

tr = Context("room")

SEEN, THUMB = QSize(480, 270), QSize(72, 32)
WRONG: dict[Wrong, str] = {
    "unreadable": mark("This file cannot be read. Nothing was changed."),
    "too_large": mark("This image has more than 20 MB, or too many pixels. Nothing was changed."),
    "no_image": mark("Riffle cannot read this image, or it is damaged. Nothing was changed."),
    "too_thin": mark("This image is too small, or too narrow for a logo. Nothing was changed."),
    "empty": mark("This image is blank. Nothing was changed."),
}
_COLOURS = (
    mark("Red"), mark("Magenta"), mark("Purple"), mark("Blue"), mark("Teal"), mark("Green"), mark("Brown"),
    mark("Grey"),
)  # fmt: skip
_FIGURES: dict[SideFigure, str] = {
    "players": mark("Players"), "average": mark("Average stack"),
    "average_bb": mark("Average in big blinds"), "chips": mark("Chips in play"), "tables": mark("Tables"),
    "pool": mark("Prize pool"), "first": mark("First prize and places paid"),
}  # fmt: skip


class ClubLookDialog(Dialog):
    """Enter saves it for all nights of the club; the room sees nothing before."""

    def __init__(self, parent: QWidget, screen: Screen) -> None:
        super().__init__(parent, tr("Club on the room screen"))
        self._screen, self.look = screen, screen.look
        self.large = QCheckBox(tr("Large, above three figures of the clock"))
        self.large.setChecked(self.look.large)
        self.large.toggled.connect(self._show)
        self.colour = ElidedCombo()
        self.colour.setSizeAdjustPolicy(ElidedCombo.SizeAdjustPolicy.AdjustToContents)
        self.colour.setAccessibleName(tr("Club colour"))
        self.colour.addItem(tr("No club colour"), "")
        for name, colour in zip(_COLOURS, COLOURS, strict=True):
            self.colour.addItem(_filled(colour), tr(name), colour)
        self.colour.setCurrentIndex(max(0, self.colour.findData(self.look.colour)))
        self.colour.currentIndexChanged.connect(self._show)
        self.figures: dict[SideFigure, QCheckBox] = {}
        for figure in get_args(SideFigure):
            box = self.figures[figure] = QCheckBox(tr(_FIGURES[figure]))
            box.setChecked(figure in self.look.figures)
            box.toggled.connect(self._show)
        self.sponsors = QListWidget()
        self.sponsors.setAccessibleName(tr("Sponsors"))
        self.sponsors.setIconSize(THUMB)
        self.sponsors.setFixedHeight(3 * 38)
        self.problem = label("", "strong", wrap=True, tone="red")
        self.seen = QLabel()
        self.seen.setFixedSize(SEEN)
        self.choose_logo = _button(tr("Choose logo…"), partial(self._ask, self.take_logo))
        self.remove_logo = _button(tr("Remove logo"), partial(self.take_logo, None))
        self.add_sponsor = _button(tr("Add sponsor…"), partial(self._ask, self.take_sponsor))
        self.remove_sponsor = _button(tr("Remove sponsor"), self._take_off)
        self.do_button = KeyButton(common("Save"), key="↵", kind="primary", does=self.carry_out)
        self.do_button.setDefault(True)
        self._build()
        self._set_sponsors(self.look.sponsors)

    def _build(self) -> None:
        figures = QGridLayout()
        figures.setVerticalSpacing(8)
        for at, box in enumerate(self.figures.values()):
            figures.addWidget(box, at // 2, at % 2)
        left = down(
            label(tr("Club logo"), "label"),
            _row(self.choose_logo, self.remove_logo),
            _row(self.large),
            8,
            label(tr("Club colour"), "label"),
            _row(self.colour),
            8,
            label(tr("Figures beside the time"), "label"),
            figures,
            8,
            None,
            gap=8,
        )
        right = down(
            self.seen,
            label(tr("Sponsors"), "label"),
            self.sponsors,
            _row(self.add_sponsor, self.remove_sponsor),
            gap=8,
        )
        cancel = _button(common("Cancel"), self.reject, key="Esc")
        foot = across((self.problem, 1), cancel, self.do_button, gap=12)
        self.lay_out(TallBody(across((left, 1), right, gap=24)), foot)

    # -- images -----------------------------------------------------------------------------------

    def _ask(self, then: Callable[[Logo], None]) -> None:
        """Ask for a file in a dialog over the console, never over the room's screen."""
        kinds = " ".join(f"*.{suffix}" for suffix in SUFFIXES)
        take = partial(self.read, then=then)
        ask_path(self, tr("Choose an image"), Path(), take, kinds=f"{tr('Images')} ({kinds})")

    def read(self, path: Path, then: Callable[[Logo], None]) -> None:
        """Take the image, or say what is wrong with it; later: a stick may hang, a file may take minutes."""

        def take(found: Logo | Wrong) -> None:
            with suppress(RuntimeError):  # the dialog was closed meanwhile
                self.problem.setText("" if isinstance(found, Logo) else tr(WRONG[found]))
                if isinstance(found, Logo):
                    then(found)

        self._screen.files.do(partial(read, path), take)

    def take_logo(self, logo: Logo | None) -> None:
        """Show this logo from now on, or none."""
        self.look = replace(self.look, logo=logo)
        self._show()

    def take_sponsor(self, logo: Logo) -> None:
        """Add the logo of a sponsor."""
        self._set_sponsors((*self.look.sponsors, logo))

    def _take_off(self) -> None:
        chosen = self.sponsors.currentRow()
        self._set_sponsors(tuple(each for at, each in enumerate(self.look.sponsors) if at != chosen))

    def _set_sponsors(self, sponsors: tuple[Logo, ...]) -> None:
        self.look = replace(self.look, sponsors=sponsors)
        self.sponsors.clear()
        for at, logo in enumerate(sponsors, 1):
            picture = QPixmap.fromImage(image(logo))
            self.sponsors.addItem(QListWidgetItem(QIcon(picture), tr("Sponsor {n}", n=at)))
        self.sponsors.setCurrentRow(len(sponsors) - 1)
        self._show()

    # -- what the room would see ------------------------------------------------------------------

    def _show(self) -> None:
        chosen = tuple(figure for figure, box in self.figures.items() if box.isChecked())
        for figure, box in self.figures.items():
            box.setEnabled(figure in chosen or len(chosen) < MOST_FIGURES)
        colour = str(self.colour.currentData())
        self.look = replace(self.look, large=self.large.isChecked(), colour=colour, figures=chosen)
        self.large.setEnabled(self.look.logo is not None)
        self.remove_logo.setEnabled(self.look.logo is not None)
        self.add_sponsor.setEnabled(len(self.look.sponsors) < MOST_SPONSORS)
        self.remove_sponsor.setEnabled(bool(self.look.sponsors))
        said = self._screen.said._replace(look=self.look)
        self.seen.setPixmap(self._screen.preview(self, SEEN, "clock", said))

    def carry_out(self) -> None:
        """Give the screen this look, and say whether it was kept."""
        desk = desk_of(self)
        self.accept()

        def say(kept: bool) -> None:
            if isValid(desk):
                said = words.looks_so() if kept else words.looks_so_tonight()
                desk.when_answered(partial(desk.say, said))

        self._screen.set_look(self.look, say)


def _button(words: str, does: Callable[[], object], key: str = "") -> KeyButton:
    made = KeyButton(words, key=key, does=lambda: does())
    made.setAutoDefault(False)
    return made


def _row(*widgets: QWidget) -> QHBoxLayout:
    return across(*widgets, None, gap=8)


def _filled(colour: str) -> QIcon:
    picture = QPixmap(28, 16)
    picture.fill(QColor(colour))
    return QIcon(picture)
