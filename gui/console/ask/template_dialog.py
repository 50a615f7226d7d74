"""The name to keep something under, to begin from it again: a structure sheet, or a whole night's setup."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from core.keeping.directory import ClubLibrary
from core.say.names import clean
from gui.console.frame.acting import keep
from gui.console.guide.beginnings import template_text
from gui.console.structure.sheet_templates import write_rows
from gui.program.club_library import Job
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


class TemplateDialog(Dialog):
    """``writes`` gives the job that keeps it under a name, in the place of one of that name; ``told`` is what
    is said when it is kept."""

    def __init__(
        self,
        parent: QWidget,
        library: ClubLibrary,
        about: str,
        name: str,
        writes: Callable[[str], Job],
        told: Callable[[str], str],
    ) -> None:
        super().__init__(parent, tr("Save as template"))
        self._library, self._writes, self._told = library, writes, told
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
        name = clean(self.name.text())
        if not name:
            return
        self.accept()
        keep(self, self._library, self._writes(name), self._told(name))


def of_sheet(page: QWidget, session: Session) -> TemplateDialog:
    """Make the dialog that keeps the structure sheet in the library."""
    assert session.library is not None

    def writes(name: str) -> Job:
        rows = write_rows(session.state.clock.levels, session)
        return lambda library: library.save_structure(name, rows)

    title = str(session.state.setting("title"))
    return TemplateDialog(page, session.library, "", title, writes, say.template_saved)


def of_night(
    parent: QWidget, session: Session, library: ClubLibrary, sounds: Choices, screen: dict[str, bool]
) -> TemplateDialog:
    """Make the dialog that keeps all that was set up for this night."""

    def writes(name: str) -> Job:
        template = template_text(session.director, session.zone, sounds, screen)
        return lambda library: library.save_template(name, template)

    about = tr(
        "A template keeps price, prizes, structure, chips, tables, rulebook, sounds and screen as they "
        "were at the start, without player names. New tournaments can begin from it."
    )
    return TemplateDialog(parent, library, about, session.title, writes, guide.template_saved)
