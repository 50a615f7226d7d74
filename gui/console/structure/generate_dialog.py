"""A structure sheet made from what the director knows: players, stack, chips, when it should be over."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from core.chips.rules import USUAL
from core.clock.generate import Impossible, Sheet, Wanted, generate
from core.say.acts import Act, AddBreak, AddLevel, SetStructure
from core.say.levels import MINUTE
from gui.console.ask.form import Asking
from gui.program.session import Session
from gui.widgets.boxes import cells
from gui.widgets.fields import chip_in, number_in, pieces_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.plain_scroll import PlainScroll
from gui.words import structure as say
from gui.words import text
from gui.words.tr import Context, common, mark

tr = Context("structure")

_FIELDS = {
    "players": mark("Expected players"),
    "again": mark("Expected re-entries and re-buys"),
    "stack": mark("Starting stack"),
    "length": mark("Total playing time"),
    "level": mark("Level length (min)"),
    "pause": mark("Break length (min)"),
    "pause_every": mark("Time between breaks (min)"),
    "ante_from": mark("Big blind ante from level"),
    "values": mark("Chip set"),
}
_IMPOSSIBLE = {
    "short": mark("The time is too short for two levels. Use shorter levels or more time."),
    "small": mark(
        "The stack is under twenty big blinds of the lowest chip. Use a larger stack or lower chips."
    ),
    "numbers": mark("A number is zero or too large."),
}


# The proposals where the tournament does not say.
STACK, PLAYERS, LENGTH, ANTE_FROM = 10_000, 20, "5:00", "5"


class GenerateDialog(Asking):
    """The sheet is made anew with every key; Enter shows it on the page (``lays`` carries the act), where it
    is a change that is not done yet. Rows that have begun stay."""

    lays = Signal(object)

    def __init__(self, parent: QWidget, session: Session) -> None:
        title, do = tr("Generate structure"), tr("Show it here")
        super().__init__(parent, session, title, do, common("Cancel"))
        self.fields: dict[str, QLineEdit] = {}
        self._made: Sheet | None = None
        self._build()
        self.setMinimumWidth(680)
        self.fields["players"].setFocus()
        self.fields["players"].selectAll()
        self.refresh()

    def _begins_with(self) -> dict[str, str]:
        t = self.session.state
        entry = t.money.price("entry")
        stack = entry.chips if entry is not None and entry.chips else STACK
        values = t.chips.values or tuple(v for v in USUAL if stack // 400 <= v <= stack // 2)
        minutes = next((x.length // MINUTE for x in t.clock.levels if not x.pause and x.length), 20)
        return {
            "players": str(len(t.people.entries) or PLAYERS), "again": "0", "stack": text.amount(stack),
            "length": LENGTH, "level": str(minutes), "pause": "10", "pause_every": "80",
            "ante_from": ANTE_FROM, "values": " ".join(text.amount(v) for v in values),
        }  # fmt: skip

    def _build(self) -> None:
        grid = cells(20, 4)
        for at, (name, value) in enumerate(self._begins_with().items()):
            field = self.fields[name] = QLineEdit(value)
            with_pad(field, {"values": " ", "length": ":"}.get(name, ""))
            field.setAccessibleName(tr(_FIELDS[name]))
            field.textEdited.connect(lambda _: self.refresh())
            row, column = divmod(at, 2)
            grid.addWidget(label(tr(_FIELDS[name]), "label"), 2 * row, column)
            grid.addWidget(field, 2 * row + 1, column, 1, 2 if name == "values" else 1)
        self.fields["ante_from"].setPlaceholderText(tr("no ante"))
        self.fields["length"].setPlaceholderText(tr("5:00"))
        self.add("", grid)
        self.summary = label("", "strong", wrap=True)
        self.summary.setMinimumHeight(36)
        self.sheet = label("", "quiet", wrap=True)
        self.sheet.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        scroll = PlainScroll()
        scroll.setWidget(self.sheet)
        scroll.setFixedHeight(112)
        self.add("", self.summary)
        self.add("", scroll)

    def _wanted(self) -> Wanted | str:
        typed, found = {name: field.text().strip() for name, field in self.fields.items()}, dict[str, int]()
        values = [chip_in(x) for x in pieces_in(typed["values"])]
        for name, text_ in typed.items():
            if name == "values":
                value = None if None in values else 0
            elif name == "length":
                value = _minutes(text_)
            else:
                value = 0 if not text_ and name in ("ante_from", "again") else number_in(text_)
            if value is None:
                return tr("{field}: “{typed}” is not valid.", field=tr(_FIELDS[name]), typed=text_)
            found[name] = value
        return Wanted(
            stack=found["stack"],
            chips=found["stack"] * (found["players"] + found["again"]),
            minutes=found["length"],
            level=found["level"],
            pause=found["pause"],
            pause_every=found["pause_every"],
            ante_from=found["ante_from"],
            values=tuple(sorted({v for v in values if v is not None})),
        )

    def wish(self) -> Act | str | None:
        """Return the act that sets the generated sheet, or a sentence that says why there is none."""
        self._made = None
        wanted = self._wanted()
        if isinstance(wanted, str):
            return wanted
        try:
            self._made = generate(wanted)
        except Impossible as why:
            return tr(_IMPOSSIBLE[str(why)])
        return SetStructure(rows=self._made.rows, above=True)

    def carry_out(self) -> None:
        """Close, and let the page show what was made."""
        act = self.wish()
        if isinstance(act, Act) and self.do_button.isEnabled():
            self.accept()
            self.lays.emit(act)

    def refresh(self) -> None:
        super().refresh()
        self.reason.hide()  # asked for where the change is done
        made = self._made
        self.sheet.setText(say.rows(made.rows) if made is not None else "")
        until = _until(made.rows, made.ends) if made else 0
        self.summary.setText(say.summary(made.ends, until, made.ratio, made.depth) if made else "")
        if made is not None and made.steep and not self.problem.text():
            steep = tr("Blinds rise by more than half each level. Use shorter levels or more time.")
            self.say(steep, "amber")


def _minutes(typed: str) -> int | None:
    """``5:00`` as hours and minutes, ``300`` as minutes."""
    found = re.fullmatch(r"(?:(\d{1,3}):)?(\d{1,5})", typed)
    if found is None or (found[1] is not None and (len(found[2]) != 2 or int(found[2]) > 59)):
        return None
    return int(found[1] or 0) * 60 + int(found[2])


def _until(rows: Sequence[AddLevel | AddBreak], level: int) -> int:
    """Return how long it takes to the end of this level (ms)."""
    total, seen = 0, 0
    for row in rows:
        total += row.length or 0
        seen += isinstance(row, AddLevel)
        if seen == level:
            break
    return total
