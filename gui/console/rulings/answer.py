"""The answer of a situation: the ruling to be read aloud, what follows from it, what other rulebooks say."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QWidget

from core.rulebook import shelf
from core.rulings.answer import Ruling
from core.rulings.asking import Asking, Stand, compared
from gui.theme import BODY, font
from gui.widgets.boxes import across, down, empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, WrappedLabel, label
from gui.words import rulings as say
from gui.words.tr import Context, dotted
from gui.words.voices import with_clause

tr = Context("rulings")

_TONES = {"differs": "amber", "silent": "", "same": "green", "depends": ""}


class RulingAnswer(QWidget):
    """``meant`` is the ruling that is logged: the default reading, or the one that was ``taken``."""

    taken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._readings: tuple[Ruling, ...] = ()
        self._at = 0
        self._asking: Asking | None = None
        self._column = down(gap=6, of=self)

    @property
    def meant(self) -> Ruling | None:
        return self._readings[self._at] if self._readings else None

    def show_stand(self, asking: Asking, stand: Stand) -> None:
        """Show how it stands: the ruling once nothing that is asked could change it."""
        self._asking, self._at, self._readings = asking, 0, ()
        if stand.ruling is not None and not stand.asks:
            answer = stand.answer
            self._readings = (answer.readings if answer is not None else ()) or (stand.ruling,)
        self._show(stand)

    def _show(self, stand: Stand) -> None:
        empty(self._column)
        assert self._asking is not None
        book = self._asking.book
        self._add(WrappedLabel(say.by_book(book.short), "label"))
        if self.meant is not None:
            for part in (*self._ruled(self.meant), *self._other_readings(stand)):
                self._add(part)
            self._add_others(self._asking, stand)
            self._column.addStretch(1)
            return
        if stand.wrong:
            wrong = WrappedLabel(tr("These answers cannot be true together: {why}.", why=stand.wrong))
            wrong.set_tone("red")
            self._add(wrong)
            return
        self._add(WrappedLabel(tr("The ruling stands here once these questions are answered."), "quiet"))
        usual = self._asking.as_usual().stand()
        if usual.ruling is not None and not usual.asks:
            self._add(WrappedLabel(say.if_usual(usual.ruling.say), "quiet"))
            self._add(WrappedLabel(tr("Ctrl+Enter takes the usual answers."), "label"))
        self._column.addStretch(1)

    def _add(self, part: QWidget) -> None:
        self._column.addWidget(part)

    def _ruled(self, ruling: Ruling) -> Iterator[QWidget]:
        large = WrappedLabel(ruling.say, "number")
        large.setObjectName("ruling")
        yield large
        lines = [f"{at}.  {step}" for at, step in enumerate(ruling.steps, 1)]
        lines += map(say.road, ruling.may)
        lines += say.amounts(ruling.amounts) if not ruling.may else []
        if ruling.penalty is not None:
            lines.append(say.penalty(ruling.penalty))
        yield from (WrappedLabel(line) for line in lines)
        words = tr("“{words}”", words=ruling.words) if ruling.words else ""
        clause = ", ".join(ruling.all_cited)
        derived = tr("It follows without being said.") if ruling.basis == "derived" else ""
        for line in (with_clause(words, clause), derived):
            if line:
                yield WrappedLabel(line, "quiet")

    def _other_readings(self, stand: Stand) -> Iterator[QWidget]:
        """Yield the other honest readings, each with a button that takes it, and why it is read so."""
        if len(self._readings) < 2:
            return
        for at, reading in enumerate(self._readings):
            if at == self._at:
                if reading.why:
                    yield WrappedLabel(tr("Read so because: {why}", why=reading.why), "label")
                continue
            yield WrappedLabel(say.or_else(reading.say), "strong")
            yield WrappedLabel(reading.why, "label")
            take = KeyButton(tr("Rule so"), does=lambda _=False, at=at: self._take(at, stand))
            take.set_small()
            take.setObjectName("rule_so")
            held = QWidget()
            across(take, None, of=held)
            yield held

    def _take(self, at: int, stand: Stand) -> None:
        self._at = at
        self._show(stand)
        self.taken.emit()

    def _add_others(self, asking: Asking, own: Stand) -> None:
        line = QFrame()
        line.setProperty("line", True)
        self._add(line)
        self._add(label(tr("Other rulebooks"), "label"))
        ink = QFontMetrics(font(BODY, 550))
        width = max(84, *(ink.horizontalAdvance(say.compared(how)) for how in _TONES))
        for book in shelf.shipped().values():
            if book.id in (asking.book.id, shelf.NO_BOOK):
                continue
            stand = asking.by(book)
            how = compared(own, stand)
            ruling = stand.ruling
            said = "" if ruling is None or how == "silent" else ruling.say
            clause = ruling.clauses[0] if ruling is not None and ruling.clauses else ""
            name = label(book.short, "strong")
            name.setFixedWidth(96)
            tag = label(say.compared(how), "" if _TONES[how] else "quiet", tone=_TONES[how])
            tag.setFont(font(BODY, 550))
            tag.setFixedWidth(width)
            tag.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            row = QWidget()
            row.setObjectName(f"book_{book.id}")
            across(name, tag, (ElidedLabel(dotted(clause, said), "quiet"), 1), gap=8, of=row)
            self._add(row)
