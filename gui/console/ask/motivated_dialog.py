"""A dialog that asks for the rest of one act and, where a rulebook is against it, for the motivation: nothing
that was typed is lost on the way to a refusal."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from core.say.acts import Act
from core.text.script_words import BadLine, Word, moment
from gui.console.ask.ask_dialog import AskDialog, not_named
from gui.console.frame.acting import perform
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.fields import number_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.words.tr import Context, common

tr = Context("console")


class MotivatedDialog(AskDialog):
    """``wish`` as in ``AskDialog``. What stays refused, or cannot be stored, the window says while the dialog
    stays open with all that is in it."""

    def __init__(
        self, parent: QWidget, session: Session, title: str, do: str, *, danger: bool = False
    ) -> None:
        super().__init__(parent, session, title, do, common("Cancel"), danger=danger)
        self.motivation = QLineEdit()
        self.motivation.setPlaceholderText(tr("Reason"))
        self.motivation.setAccessibleName(tr("Reason"))
        self.missing = label(tr("Type a reason first."))
        self.missing.setProperty("tone", "red")
        self.motivation.textEdited.connect(self.missing.hide)
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        at = whole.indexOf(self.problem) + 1
        whole.insertWidget(at, self.motivation)
        whole.insertWidget(at + 1, self.missing)
        self.motivation.hide()
        self.missing.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Tab goes round: from the last field to the motivation, then to the buttons."""
        QWidget.setTabOrder(self.motivation, self.cancel_button)
        QWidget.setTabOrder(self.cancel_button, self.do_button)
        super().showEvent(event)

    def refresh(self) -> None:
        """The motivation is asked for only where all that stands against it can be overruled."""
        super().refresh()
        wish = self.wish()
        soft = isinstance(wish, Act) and self.do_button.isEnabled() and bool(self.session.check(wish))
        self.motivation.setVisible(soft)
        if not soft:
            self.missing.hide()
        self.make_room()

    def carry_out(self) -> None:
        wish = self.wish()
        if not isinstance(wish, Act) or not self.do_button.isEnabled() or self.doing:
            return
        why = ""
        if self.session.check(wish):
            why = self.motivation.text().strip()
            if not why:
                self.missing.setVisible(self.motivation.hasFocus())
                self.motivation.setFocus()
                self.make_room()
                return
        self.doing = True
        self.session.changed.disconnect(self.refresh)

        def again() -> None:
            self.doing = False
            self.session.changed.connect(self.refresh)
            self.refresh()  # something else may have been stored meanwhile

        perform(self, self.session, wish, override=why, then=lambda _: self.accept(), otherwise=again)

    # -- fields these dialogs share ------------------------------------------------------------------

    def person(self, name: str, hint: str) -> PeopleField:
        """A field for one player who is in: a name, a club number or a seat."""
        made = PeopleField(lambda typed: suggest_entries(self.session, typed), hint, most=1, offers=True)
        made.field.setAccessibleName(name)
        return made

    def unasked(self, field: QWidget) -> None:
        """What is known already is no field of this dialog, but goes with it."""
        field.setParent(self)
        field.hide()

    def number(self, name: str, hint: str = "", wide: int = 120) -> QLineEdit:
        """A field for a number, followed while it is typed."""
        made = QLineEdit()
        made.setPlaceholderText(hint)
        made.setAccessibleName(name)
        made.setFixedWidth(wide)
        with_pad(made)
        made.textEdited.connect(self.refresh)
        return made

    def claimed(self, typed: str) -> int | str | None:
        """The moment typed; None for an empty field, a sentence for what is no time."""
        if not typed.strip():
            return None
        try:
            return moment(Word(typed.strip(), 1), self.session.now(), self.session.zone, past=True)
        except BadLine:
            return tr("Type the time like 20:14.")


def whole_number(field: QLineEdit) -> int | str | None:
    """What is typed; None for an empty field, a sentence for what is no number."""
    typed = field.text().strip()
    if not typed:
        return None
    found = number_in(typed)
    return tr("Type a number.") if found is None else found


def the_one(field: PeopleField) -> int | str | None:
    """The entry that was taken; None for nobody yet, a sentence for a name nobody has."""
    value = next(iter(field.values), None)
    if field.unknown:
        return not_named(field) or None
    return value if isinstance(value, int) else None
