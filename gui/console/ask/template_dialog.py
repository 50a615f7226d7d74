"""The name to keep something under, to begin from it again: a structure sheet, or a whole night's setup."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from core.keeping.directory import ClubLibrary
from core.say.names import clean
from core.say.reasons import StoreFailed
from gui.console.frame.acting import desk_of
from gui.console.guide.beginnings import template_text
from gui.console.structure.sheet_templates import write_rows
from gui.program.room_sounds import Choices
from gui.program.session import Session
from gui.widgets.boxes import Part, across
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog
from gui.words import guide
from gui.words import structure as say
from gui.words.tr import Context, common

tr = Context("console")

Keep = Callable[[str], object]
"""Keeps it under this name. Raises ``StoreFailed``."""


class TemplateDialog(Dialog):
    """``told`` is what is said when it is kept; one that was kept under that name is replaced."""

    def __init__(
        self, parent: QWidget, about: str, name: str, keep: Keep, told: Callable[[str], str]
    ) -> None:
        super().__init__(parent, tr("Save as template"))
        self._keep, self._told = keep, told
        self.name = QLineEdit(name)
        self.name.selectAll()
        self.save = KeyButton(common("Save"), key="↵", kind="primary", does=self._save)
        cancel = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        self.name.textChanged.connect(lambda typed: self.save.setEnabled(bool(clean(typed))))
        self.name.returnPressed.connect(self._save)
        self.save.setEnabled(bool(clean(name)))
        more: list[Part] = [label(about, "quiet", wrap=True), 4] if about else []
        buttons = across(None, cancel, self.save, gap=8)
        self.lay_out(*more, label(tr("Name"), "label"), self.name, 8, buttons, gap=8)
        self.setMinimumWidth(420)

    def _save(self) -> None:
        name, desk = clean(self.name.text()), desk_of(self)
        if not name:
            return
        try:
            self._keep(name)
        except StoreFailed as failed:
            desk.say_failed(failed)
        else:
            desk.say(self._told(name))
            self.accept()


def of_sheet(page: QWidget, session: Session) -> TemplateDialog:
    """Make the dialog that keeps the structure sheet in the library."""
    library = session.library
    assert library is not None

    def keep(name: str) -> None:
        library.save_structure(name, write_rows(session.state.clock.levels, session))

    return TemplateDialog(page, "", str(session.state.setting("title")), keep, say.template_saved)


def of_night(
    parent: QWidget, session: Session, library: ClubLibrary, sounds: Choices, screen: dict[str, bool]
) -> TemplateDialog:
    """Make the dialog that keeps all that was set up for this night."""

    def keep(name: str) -> None:
        library.save_template(name, template_text(session.director, session.zone, sounds, screen))

    about = tr(
        "A template keeps price, prizes, structure, chips, tables, rulebook, sounds and screen as they "
        "were at the start, without player names. New tournaments can begin from it."
    )
    return TemplateDialog(parent, about, session.title, keep, guide.template_saved)
