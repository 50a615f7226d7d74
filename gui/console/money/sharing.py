"""How the pool is shared: the choices in a line of figures, and opened the settings themselves."""

from functools import cached_property

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.tournament.state import Tournament
from gui.console.structure.setting_row import SettingRow
from gui.console.structure.setting_table import SHARING
from gui.console.structure.setting_walk import Walk
from gui.program.session import Session
from gui.widgets.boxes import across, down, tab_to
from gui.widgets.labels import ElidedLabel, label
from gui.words import prizes as say
from gui.words import text as words
from gui.words.tr import Context, dotted

tr = Context("money")


class Sharing(QWidget):
    """``turned``: it was opened or closed. Tab comes to the settings from ``button``."""

    turned = Signal()

    def __init__(self, session: Session, button: QWidget) -> None:
        super().__init__()
        self.session, self._button = session, button
        self.shares, self.unit, self.rest = (ElidedLabel("", "title") for _ in range(3))
        self._closed, self._opened = QWidget(), QWidget()
        heads = (
            (tr("Places and shares"), self.shares, 5),
            (tr("Round to"), self.unit, 3),
            (tr("The rest to"), self.rest, 2),
        )
        parts = [(down(label(name, "label"), value, gap=2), wide) for name, value, wide in heads]
        across(*parts, gap=16, of=self._closed)
        self.walk = Walk(lambda: [*self.rows.values()], lambda row: row.updateGeometry())
        down(self._closed, self._opened, gap=8, of=self)
        self._opened.hide()

    @cached_property
    def rows(self) -> dict[str, SettingRow]:
        """The settings, made when they are first opened."""
        made = {x.key: SettingRow(self.session, x) for x in SHARING}
        for row in made.values():
            self.walk.follow(row)
        down(*made.values(), of=self._opened)
        tab_to(self._opened, self._button)
        return made

    def _seen(self) -> list[SettingRow]:
        return [row for row in self.rows.values() if not row.isHidden()]

    def take(self) -> None:
        """Show the choices as they stand."""
        t = self.session.state
        self.shares.say(shares_text(t))
        unit = words.money(int(t.setting("rounding")), t.currency.plain)
        down_ = t.setting("rounded") == "down"
        self.unit.say(tr("{unit}, down", unit=unit) if down_ else tr("nearest {unit}", unit=unit))
        self.rest.say(words.ordinal(int(t.setting("remainder"))))
        if self.opened:
            self._take_settings()

    def _take_settings(self) -> None:
        for row in self.rows.values():
            row.take()
            row.setVisible(row.setting.there(self.session))
        self.walk.settle()

    @property
    def opened(self) -> bool:
        return not self._opened.isHidden()

    def turn(self) -> None:
        """Open the settings, with the keyboard on the first; or close them again."""
        if not self.opened:
            self._take_settings()
        self._opened.setVisible(not self.opened)
        if self.opened:
            next(iter(self._seen())).setFocus()
        self.turned.emit()


def shares_text(t: Tournament) -> str:
    """Return ``15% down · 50 % 30 % 20 %``: how many places, and what each gets."""
    places = t.money.places if t.money.places != t.money.scheme else ""
    return dotted(places, say.shares_said(t)) or tr("not set yet")
