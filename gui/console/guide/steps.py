"""The guide's other steps. Nothing here is done; the guide does it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC
from itertools import count

from PySide6.QtWidgets import QComboBox, QLabel, QRadioButton, QSpinBox, QVBoxLayout, QWidget

from core.clock import templates
from core.clock.templates import row_of
from core.say import acts
from core.say.acts import Act, AddBreak, AddLevel
from core.say.levels import Level
from core.text import script
from core.text import setup as setup_lines
from core.text.script_words import BadLine, Word, moment
from core.tournament.money import Price
from core.tournament.state import Tournament
from gui.console.guide.beginnings import Setup
from gui.console.guide.name import Known
from gui.console.guide.step import Step, Wrong, number, number_field, price, row
from gui.program.session import Session
from gui.theme import ASSETS
from gui.widgets.fields import price_in
from gui.widgets.labels import label
from gui.words import guide, structure, text
from gui.words.tr import Context, mark

tr = Context("guide")


Row = AddLevel | AddBreak
Shares = tuple[tuple[str, int], ...]
# In whole per cent, first place first; what rounding leaves goes to the first place.
PRIZES = ((), (100,), (60, 40), (50, 30, 20), (42, 26, 18, 14), (38, 24, 16, 12, 10), (34, 21, 15, 12, 10, 8))
USUAL_PRIZES = 3
# Until any level's end: there is no limit.
NO_LIMIT = 0


class StructureStep(Step):
    KEY = "structure"
    NAME = mark("Structure")
    TITLE = mark("Structure")
    ABOUT = mark("Choose a structure to begin from. Every row can be changed, even while the clock runs.")

    def __init__(self) -> None:
        super().__init__()
        self.sheets = built_in()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        # the sheet of the night one begins from, where it is none of ours
        self.kept, self._about_kept = _choice(column, "", "")
        self._kept_rows: tuple[Row, ...] = ()
        self._show_kept(shown=False)
        self.choices: list[QRadioButton] = []
        for sheet in self.sheets:
            facts = guide.sheet_facts(sheet.levels, sheet.length, sheet.chips)
            choice, _ = _choice(column, structure.tr(sheet.name), f"{structure.tr(sheet.about)} · {facts}")
            self.choices.append(choice)
        choice, _ = _choice(column, tr("Empty structure"), tr("Build it under Structure"))
        self.choices.append(choice)
        self.choices[0].setChecked(True)

    @property
    def first(self) -> QWidget:  # type: ignore[override]
        """The sheet that is chosen."""
        return next((x for x in (self.kept, *self.choices) if x.isChecked()), self.choices[0])

    @property
    def chosen(self) -> templates.Template | None:
        """The one of ours that is chosen."""
        at = next((i for i, choice in enumerate(self.choices) if choice.isChecked()), len(self.sheets))
        return self.sheets[at] if at < len(self.sheets) else None

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        levels = setup.state.clock.levels
        ours = next((i for i, sheet in enumerate(self.sheets) if _same(sheet.rows, levels)), None)
        self._kept_rows = tuple(map(row_of, levels)) if ours is None else ()
        self._show_kept(shown=bool(self._kept_rows))
        if self._kept_rows:
            name = tr("As “{name}”", name=setup.name) if setup.name else tr("As last time")
            count = sum(1 for x in levels if not x.pause)
            length = sum(x.length or 0 for x in levels)
            self.kept.setText(name)
            self._about_kept.setText(guide.sheet_facts(count, length, 0))
            self.kept.setAccessibleDescription(self._about_kept.text())
            self.kept.setChecked(True)
        else:
            self.choices[len(self.sheets) if ours is None else ours].setChecked(True)

    def _show_kept(self, *, shown: bool) -> None:
        self.kept.setVisible(shown)
        self._about_kept.setVisible(shown)

    def wants(self, session: Session) -> list[Act]:
        rows = self._kept_rows if self.kept.isChecked() else self.chosen.rows if self.chosen else ()
        return [acts.SetStructure(rows=rows)] if rows else []

    def rest(self, session: Session) -> Iterator[str]:
        """Its chips, and when all seats are drawn anew."""
        if self.base is not None:
            for act in setup_lines.acts_of(self.base.state):
                if isinstance(act, acts.SetChips | acts.SetRedraws):
                    yield script.write(act, self.base.state, session.zone)


def _choice(column: QVBoxLayout, name: str, about: str) -> tuple[QRadioButton, QLabel]:
    choice = QRadioButton(name)
    choice.setAccessibleDescription(about)
    under = label(about, "quiet", wrap=True)
    under.setContentsMargins(26, 0, 0, 6)
    column.addWidget(choice)
    column.addWidget(under)
    return choice, under


def _same(rows: Sequence[Row], levels: Sequence[Level]) -> bool:
    """Whether a night has just this sheet."""
    line = script.write(acts.SetStructure(rows=tuple(rows)), Tournament(), UTC)
    laid = setup_lines.night_of((line,), UTC, 0)[0].clock.levels
    return [replace(x, id=0) for x in laid] == [replace(x, id=0) for x in levels]


class MoneyStep(Step):
    KEY = "money"
    NAME = mark("Money")
    TITLE = mark("Price and prizes")
    ABOUT = mark("Whole units of your currency. You can change everything later.")

    def __init__(self, known: Known) -> None:
        super().__init__()
        self.entry, self.fee = number_field("200"), number_field("0", 90)
        self.currency = number_field(known.currency, 100, None)
        self.currency.setPlaceholderText(tr("Currency"))
        self.currency.setAccessibleName(tr("Currency"))
        self.fee.setAccessibleName(tr("Fee"))
        self.chips = number_field("10,000")
        self.reentry = QComboBox()
        self.reentry.addItems([tr("none"), "1", "2", "3", "∞"])
        self.until = QSpinBox()
        self.until.setRange(NO_LIMIT, 30)
        self.until.setSpecialValueText(tr("no limit"))
        self.until.setValue(4)
        self.until.lineEdit().setTextMargins(9, 0, 0, 0)
        self.until.setAccessibleName(tr("Through level"))
        self.prizes = QComboBox()
        for shares in PRIZES:
            said = guide.percentages(shares) if shares else tr("None yet")
            self.prizes.addItem(said, tuple(("percent", 100 * share) for share in shares))
        self.prizes.setCurrentIndex(USUAL_PRIZES)
        form = self._form()
        row(form, tr("Entry"), self.entry, self.currency, label(tr("Fee"), "quiet"), self.fee)
        row(form, tr("Starting stack"), self.chips)
        row(form, tr("Re-entry"), self.reentry, label(tr("Through level"), "quiet"), self.until)
        row(form, tr("Prizes"), self.prizes)
        self.first = self.entry
        self.entry.editingFinished.connect(self._part_fee)
        self.reentry.currentIndexChanged.connect(lambda index: self.until.setEnabled(index > 0))
        self.until.setEnabled(False)

    def _part_fee(self) -> None:
        """Show ``300+50`` as it is read: 350, and of it a fee of 50."""
        found = price_in(self.entry.text())
        if found is not None and found[1] is not None:
            self.entry.setText(text.amount(found[0]))
            self.fee.setText(text.amount(found[1]))

    def begin_with(self, chips: int) -> None:
        """The stack the chosen sheet is made for."""
        self.chips.setText(text.amount(chips))
        self._offered[self.chips] = self.chips.text()

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        currency, entry = str(t.setting("currency")), t.money.prices.get("entry")
        if currency:
            self.currency.setText(currency)
        if entry is not None:
            for field, value in ((self.entry, entry.paid), (self.fee, entry.fee), (self.chips, entry.chips)):
                field.setText(text.amount(value))
        self._begin_reentry(t.money.prices.get("reentry"))
        self._begin_prizes(t.money.shares, currency)

    def _begin_reentry(self, price: Price | None) -> None:
        most = "" if price is None or price.most is None else str(price.most)
        if most and self.reentry.findText(most) < 0:
            self.reentry.insertItem(self.reentry.count() - 1, most)
        last = self.reentry.count() - 1
        self.reentry.setCurrentIndex(0 if price is None else self.reentry.findText(most) if most else last)
        if price is not None:
            until = price.until or NO_LIMIT
            self.until.setMaximum(max(self.until.maximum(), until))
            self.until.setValue(until)

    def _begin_prizes(self, shares: Shares, currency: str) -> None:
        found = [i for i in range(self.prizes.count()) if _shares_at(self.prizes, i) == shares]
        if not found:
            self.prizes.addItem(guide.shares_text(shares, currency), shares)
        self.prizes.setCurrentIndex(found[0] if found else self.prizes.count() - 1)

    def wants(self, session: Session) -> list[Act]:
        (paid, fee), chips = price(self.entry, self.fee), number(self.chips)
        wanted: list[Act] = []
        currency = self.currency.text().strip()
        if currency:
            wanted.append(acts.Set(key="currency", value=currency))
        wanted.append(acts.SetPrice(kind="entry", paid=paid, fee=fee, chips=chips))
        again = self.reentry.currentIndex() > 0
        late = self._late()
        if late is not None:
            wanted.append(acts.Set(key="late", value=late))
        if again:
            most = self.reentry.currentText()
            cost = self._own_reentry() or Price(paid, fee, chips)
            wanted.append(
                acts.SetPrice(
                    kind="reentry", paid=cost.paid, fee=cost.fee, chips=cost.chips,
                    until=self.until.value() or None, most=int(most) if most.isdecimal() else None,
                )
            )  # fmt: skip
        shares = _shares_at(self.prizes, self.prizes.currentIndex())
        return [*wanted, acts.SetPrizes(shares=shares)] if shares else wanted

    def _late(self) -> int | None:
        """Until when one may enter: as long as re-enter, but where the night one begins from says more."""
        until = (self.until.value() or None) if self.reentry.currentIndex() > 0 else None
        if self.base is None:
            return until
        price, late = self.base.state.money.prices.get("reentry"), self.base.state.setting("late")
        return late if until == (price.until if price is not None else None) else until

    def _own_reentry(self) -> Price | None:
        """What a re-entry cost in that night, where it was not what an entry did."""
        prices = self.base.state.money.prices if self.base is not None else {}
        entry, again = prices.get("entry"), prices.get("reentry")
        if entry is None or again is None:
            return None
        same = (again.paid, again.fee, again.chips) == (entry.paid, entry.fee, entry.chips)
        return None if same else again

    def rest(self, session: Session) -> Iterator[str]:
        """Its re-buys and add-ons."""
        if self.base is not None:
            for act in setup_lines.acts_of(self.base.state):
                if isinstance(act, acts.SetPrice) and act.kind in ("rebuy", "addon"):
                    yield script.write(act, self.base.state, session.zone)


def _shares_at(prizes: QComboBox, index: int) -> Shares:
    shares: Shares = prizes.itemData(index)
    return tuple((kind, value) for kind, value in shares)


class TablesStep(Step):
    KEY = "tables"
    NAME = mark("Tables")
    TITLE = mark("Tables and start")
    ABOUT = mark("You can open and close tables at any time.")

    def __init__(self) -> None:
        super().__init__()
        self.tables, self.seats = QSpinBox(), QSpinBox()
        self.tables.setRange(1, 200)
        self.tables.setValue(3)
        self.seats.setRange(2, 23)
        self.seats.setValue(9)
        for box in (self.tables, self.seats):
            box.setFixedWidth(110)
            box.lineEdit().setTextMargins(9, 0, 0, 0)
        self.starts = number_field("", 220, ":")
        self.starts.setPlaceholderText(tr("18:00, or empty: manual"))
        form = self._form()
        row(form, tr("Tables"), self.tables)
        row(form, tr("Seats per table"), self.seats)
        row(form, tr("Starts"), self.starts)
        self.first = self.tables

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        if t.open_tables:
            self.tables.setValue(len(t.open_tables))
        self.seats.setValue(int(t.setting("seats")))
        if t.clock.position.scheduled is not None:
            self.starts.setText(text.time_of_day(t.clock.position.scheduled, setup.zone))

    def _tables(self) -> Iterator[acts.OpenTable]:
        """As many as are wanted: first those of the night one begins from, by their names and sizes."""
        known = list(setup_lines.tables_of(self.base.state)) if self.base is not None else []
        usual = int(self.base.state.setting("seats")) if self.base is not None else 0
        used = {x.label.casefold() for x in known}
        new = (str(n) for n in count(1) if str(n) not in used)
        for n in range(self.tables.value()):
            if n < len(known):
                size = known[n].size if known[n].size != usual else None
                yield acts.OpenTable(label=known[n].label, size=size)
            else:
                yield acts.OpenTable(label=next(new))

    def wants(self, session: Session) -> list[Act]:
        wanted: list[Act] = [acts.Set(key="seats", value=self.seats.value()), *self._tables()]
        typed = self.starts.text().strip()
        if typed:
            try:
                at = moment(Word(typed, 1), session.now(), session.zone)
            except BadLine as bad:
                raise Wrong(text.bad_line(bad), self.starts) from bad
            wanted.append(acts.Schedule(at=at))
        return wanted

    def rest(self, session: Session) -> Iterator[str]:
        """Closed and accessible seats, and where the tables stand, of those there are."""
        if self.base is not None:
            t = self.base.state
            here = {x.label for x in session.state.open_tables}
            gone = {x.id for x in t.open_tables if x.label not in here}
            for act in setup_lines.floor_of(t, without=gone):
                yield script.write(act, t, session.zone)


def built_in() -> list[templates.Template]:
    """The sheets that come with Riffle, the slower first."""
    order = ("club-20", "turbo-10", "deep-30", "championship-30")
    return [templates.parse((ASSETS / "structures" / f"{name}.toml").read_text("utf-8")) for name in order]
