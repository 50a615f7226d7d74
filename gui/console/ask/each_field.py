"""Fields that are an action of their own each: kept when they are left. A refused one goes on showing what
was typed, edged in red."""

from PySide6.QtWidgets import QWidget

from core.say.acts import Act
from gui.console.frame.acting import desk_of, perform
from gui.program.session import Session
from gui.widgets.fields import CommitField
from gui.widgets.number_pad import with_pad


class EachField(QWidget):
    """Make the fields with ``field`` and show what stands in ``take``; hand ``keep`` what was typed."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def take(self) -> None:
        """Show the tournament's values; what is being typed is left alone."""
        raise NotImplementedError

    def known(self, field: CommitField, name: str, *, pad: str | None = None) -> CommitField:
        """Follow a field of this name; with a ``pad`` its digits can be clicked, and that sign."""
        field.setAccessibleName(name)
        field.corrected.connect(self.unsay)
        if pad is not None:
            with_pad(field, pad)
        return field

    def keep(self, act: Act | str, field: CommitField) -> None:
        """Carry out what the field came to; a sentence says what is wrong with it."""

        def kept(_: object) -> None:
            field.show_wrong(False)
            field.setText(field.shown)  # as it is written, also where the keyboard still is
            self.take()

        if not isinstance(act, str):
            perform(self, self._session, act, then=kept, otherwise=lambda: field.show_wrong(True))
        else:
            field.show_wrong(True)
            desk_of(self).say(act)

    def unsay(self) -> None:
        """Take back the problem of a field."""
        desk_of(self).unsay()
