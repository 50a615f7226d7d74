"""The time-out that lasts, over the list of teams: whose it is, how long, and what it comes to."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from core.formats.team import time_outs
from core.formats.team.state import TimeOut, calling, game
from gui.console.frame.deeds import Deed, DeedButton
from gui.formats.team import words as say
from gui.program.session import Session
from gui.theme import CLOCK
from gui.widgets.boxes import across, down
from gui.widgets.figures import Figures
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card
from gui.words.names import Names
from gui.words.tr import Context, dotted

tr = Context("team")


def left(call: TimeOut, now: int) -> int:
    """Return how long (ms) the team has; all of it before it is gathered."""
    runs = time_outs.left(call, now)
    return call.seconds * 1000 if runs is None else runs


class Stopped(Card):
    """Hidden while no time-out lasts. The deeds are those of before and of after the team is gathered."""

    def __init__(self, session: Session, parent: QWidget, deeds: Sequence[Deed]) -> None:
        super().__init__(parent, tone="amber")
        self._session, self._more = session, ("", "")
        self.left = Figures(CLOCK, 680)
        self.who, self.more = ElidedLabel("", "heading"), ElidedLabel("", "quiet")
        words = down(None, self.who, self.more, None, gap=1)
        self.buttons = [DeedButton(deed) for deed in deeds]
        across(
            self.left,
            8,
            (words, 1),
            *self.buttons,
            gap=8,
            margins=(RING + 14, RING + 8, RING + 10, RING + 8),
            of=self,
        )
        self.hide()

    def refresh(self) -> None:
        """Show the time-out as it stands."""
        t = self._session.state
        call = calling(t)
        self.setVisible(call is not None)
        if call is None:
            return
        self.who.setText(tr("Time-out: {team}", team=game(t).teams[call.team].name))
        card = tr("with a card") if call.card else tr("without a card")
        self._more = say.stack(Names(t), call.entry), card
        self.left.setVisible(bool(call.seconds))
        gathered, *rest = self.buttons
        gathered.setVisible(not call.gathered and bool(call.seconds))
        gathered.set_kind("primary")
        for button in rest:
            button.setVisible(bool(call.gathered) or not call.seconds)
        self.tick()

    def tick(self) -> None:
        """Show the time as it goes on."""
        call = calling(self._session.state)
        if call is None:
            return
        ms = left(call, self._session.now())
        self.left.show_text(say.minutes(ms), tone="amber" if call.gathered else "")
        over = bool(call.gathered) and not ms and bool(call.seconds)
        self.more.setText(dotted(*self._more, _stage(call, over=over)))
        _, acted, dead = self.buttons
        acted.set_kind("" if over else "primary")
        dead.set_kind("primary" if over else "")


def _stage(call: TimeOut, *, over: bool) -> str:
    if not call.seconds:
        return tr("no time to talk")
    if not call.gathered:
        return tr("waiting for the team")
    return tr("time is up") if over else ""
