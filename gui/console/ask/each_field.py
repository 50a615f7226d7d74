"""Fields that are an action of their own each: kept when they are left. A refused one goes on showing what
was typed, edged in red."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core.say.acts import Act
from gui.console.frame.acting import desk_of, perform
from gui.program.session import Session
from gui.widgets.fields import CommitField
from gui.widgets.number_pad import with_pad


class EachField(QWidget):
    """A card whose fields each change the tournament by themselves. Subclasses name the fields to ``known``,
    and show the stored values in ``take``."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def take(self) -> None:
        """Show the tournament's values; what is being typed is left alone."""
        raise NotImplementedError

    def known(
        self, field: CommitField, name: str, meant: Callable[[str], Act | str] | None, pad: str | None = ""
    ) -> CommitField:
        """Follow a field of this name: what is typed comes to the act ``meant``, or to what is wrong with it;
        None: the form takes it. With a ``pad`` its digits can be clicked, and that sign."""
        field.setAccessibleName(name)
        if meant is not None:
            field.committed.connect(lambda typed: self.keep(meant(typed), field))
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
