"""How backups stand, said where the director is: quietly in the footer, and once where something is new."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from gui.program.backups import BackupKeeper, Standing
from gui.words import backups as say
from gui.words import nights as nights_words

if TYPE_CHECKING:
    from gui.console.frame.night import NightView
    from gui.program.nights import Nights
    from gui.program.session import Session


class BackupTeller(QObject):
    def __init__(self, keeper: BackupKeeper, nights: Nights) -> None:
        super().__init__(nights)
        self._keeper, self._nights = keeper, nights
        keeper.changed.connect(self._show)
        keeper.troubled.connect(self._trouble)
        keeper.well.connect(lambda session: self._say(session, say.well(keeper.place)))

    def _view(self, session: Session) -> NightView | None:
        views = (night.view for night in self._nights.open if night.session is session and night.directed)
        return cast("NightView | None", next(views, None))

    def _standing(self, session: Session) -> Standing | None:
        return self._keeper.standing(session)

    def _show(self, session: Session) -> None:
        view, standing = self._view(session), self._standing(session)
        if view is not None and standing is not None:
            view.footer.show_backup(*say.stands(standing, self._keeper.place, session.zone))

    def _trouble(self, session: Session) -> None:
        standing = self._standing(session)
        if standing is not None:
            said = say.trouble(
                standing, self._keeper.place, chosen=self._keeper.chosen, source=session.log.path,
                zone=session.zone,
            )  # fmt: skip
            self._say(session, said, "amber")

    def _say(self, session: Session, sentence: str, tone: str = "strong") -> None:
        """Not over a question that is being answered: the footer tells it too."""
        view, shown = self._view(session), self._nights.window.night
        if shown is None or view is None or shown.notice.waits_for_why():
            return
        shown.say(sentence if shown is view else nights_words.of(session.name, sentence), tone)
