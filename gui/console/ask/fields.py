"""The fields of a dialog: a widget for each form in which an act's field is written, and how it is read."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from core.say.acts import Argument
from core.say.said import ByFields
from core.text import script, typed
from core.text.script_words import BadLine
from gui.console.frame.seat_words import TAKES_SEATS, meant_seats, with_point
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.boxes import down
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import chip_in, pieces_in
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.widgets.suggest import Suggestion
from gui.words import commands, tables, text
from gui.words import people as people_words
from gui.words.numbers import canonical, day_time, not_a_number
from gui.words.tr import Context, words

tr = Context("forms")

Source = Callable[[str], Sequence[Suggestion]]
Choices = Sequence[tuple[object, str]]

# The keys of a field's number pad besides the digits; a field of words has no pad.
_PADS = {
    "int": "", "money": "", "table": "", "row": "", "seat": ".", "time": ":", "coming": ":",
    "duration": ":", "chips": " ", "numbers": " ", "tables": " ", "seats": " ",
}  # fmt: skip
# Says what is wrong with what was typed, by form.
_UNREAD: dict[str, Callable[[str], str]] = {
    "int": not_a_number, "row": not_a_number,
    "numbers": tables.no_number,
    "time": lambda _: people_words.time_wrong(),
}  # fmt: skip
_PEOPLE = ("entry", "entries", "player")
_NARROW, _HINTED = 120, 220


class Wrong(ValueError):
    """A field's text cannot be read. The sentence says so; it is "" while the text may become right."""

    def __init__(self, edit: QWidget, sentence: str) -> None:
        super().__init__(sentence)
        self.edit = edit


@dataclass(frozen=True, eq=False, repr=False)
class Field(ByFields):
    """``read`` gives what is in it, None for nothing; raises ``Wrong``. ``edit`` has the keyboard."""

    widget: QWidget
    edit: QWidget
    read: Callable[[], object]

    @property
    def line(self) -> QLineEdit:
        assert isinstance(self.edit, QLineEdit)
        return self.edit

    def name(self, said: str) -> None:
        """Name it for whoever hears the screen."""
        if not self.widget.accessibleName():
            self.widget.setAccessibleName(said)
        self.edit.setAccessibleName(said)


def make(
    argument: Argument,
    session: Session,
    *,
    hint: str = "",
    choices: Choices | None = None,
    source: Source | None = None,
) -> Field:
    """Return the field of an argument. ``choices`` are the values there are, with their words; ``source``
    finds the people, or the words, that can be meant."""
    form = argument.form
    if choices is not None:
        return _ticks(choices) if form == "entries" else choice(choices)
    if form in _PEOPLE or source is not None:
        source = source or partial(suggest_entries, session, out=argument.out)
        return _people(PeopleField(source, hint, most=99 if form == "entries" else 1, offers=True))
    if form == "flag":
        box = QCheckBox()
        return Field(box, box, box.isChecked)
    line = QLineEdit()
    line.setPlaceholderText(hint)
    if form in _PADS:
        point = words().locale.decimalPoint() if form == "money" and session.state.decimals else ""
        with_pad(line, _PADS[form] or point)
    line.setProperty(TAKES_SEATS, form in ("seat", "seats"))
    if form in ("time", "seat"):
        line.setFixedWidth(_NARROW)
    elif form in ("int", "money"):
        line.setFixedWidth(_HINTED if len(hint) > 1 or form == "money" else _NARROW)
    return Field(line, line, partial(read_line, line, argument, session))


def number(session: Session) -> Field:
    """Return a field for a number that is no field of the act itself."""
    return make(Argument("", "int", "", required=False, out=False, default=None), session)


def read_line(line: QLineEdit, argument: Argument, session: Session) -> object:
    """Return the value typed into a line, None for nothing. Raises ``Wrong``."""
    said = line.text().strip()
    if argument.form in ("text", "name", "word"):
        return said or None
    if not said:
        return None
    form = argument.form
    match form:
        case "chips":
            parts = pieces_in(said)
            if len(parts) == 1 and "," in parts[0]:
                raise Wrong(line, tr("Separate denominations with spaces: 25 100 500."))
            bad_part = next((part for part in parts if chip_in(part) is None), None)
            if bad_part is not None:
                wrong = tr("“{typed}” is not a denomination. Type 25, 1000 or 25k.", typed=bad_part)
                raise Wrong(line, wrong)
            parts = [str(chip_in(part)) for part in parts]
        case "numbers":
            parts = _numbers_in(said)
        case "tables" | "seats":
            parts = [part for part in re.split(r"[\s,;]+", said) if part]
        case "seat":
            parts = [with_point(said)]
        case "int" | "money":
            parts = [canonical(said, whole=form == "int") or ""]
        case "time":
            parts = [day_time(said)]
        case _:
            parts = [said]
    state, zone = session.state, session.zone
    try:
        done = typed.done(session.director)
        return script.read(form, parts, state, session.now(), zone, done=done)
    except BadLine as bad:
        got = said if form in ("seat", "int", "money") else bad.got or said
        if form == "money":
            raise Wrong(line, text.not_an_amount(got, state.decimals)) from None
        if form == "seat":
            raise Wrong(line, tables.no_seat_so(got, meant_seats(got, state))) from None
        raise Wrong(line, _UNREAD[form](got) if form in _UNREAD else text.bad_line(bad)) from None


def _numbers_in(said: str) -> list[str]:
    """Return the numbers of ``24.300 18,000 7500``; a comma that groups no digits parts two of them."""
    parts = re.split(r"[\s;]+", re.sub(r"(?<!\d),|,(?!\d{3}(?!\d))", " ", said))
    return [canonical(part, whole=True) or part for part in parts if part]


def _people(field: PeopleField) -> Field:
    def read() -> object:
        if field.unknown:
            raise Wrong(field.field, not_named(field))
        found = tuple(field.values)
        if field.most == 1:
            return found[0] if found else None
        return found

    return Field(field, field.field, read)


def not_named(field: PeopleField) -> str:
    """Return the sentence about a name that was typed and not taken: "" while Enter can take it."""
    if field.twice:
        return people_words.named_twice(field.twice)
    found = field.field.offered
    if not found:
        return people_words.nobody_found(field.unknown)
    return commands.which_one([f"{x.text} {x.quiet}".strip() for x in found]) if field.asks else ""


def choice(choices: Choices) -> Field:
    """Return a field of which one of these values is chosen."""
    combo = ElidedCombo()
    for value, said in choices:
        combo.addItem(said, value)
    return Field(combo, combo, combo.currentData)


def _ticks(choices: Choices) -> Field:
    """Make a box for each choice; the field's value is the ticked ones, the last first."""
    whole = QWidget()
    boxes: list[tuple[object, QCheckBox]] = []
    for value, said in choices:
        box = QCheckBox(said.replace("&", "&&"))
        box.setAccessibleName(said)
        boxes.append((value, box))
    down(*(box for _, box in boxes), gap=8, of=whole)
    first = boxes[0][1] if boxes else whole
    return Field(whole, first, lambda: tuple(v for v, box in reversed(boxes) if box.isChecked()))


def editors(field: Field) -> list[QLineEdit | QComboBox | QCheckBox]:
    """Return the widgets of a field that are typed into, chosen from or ticked."""
    found = [field.edit] if field.widget is field.edit else field.widget.findChildren(QWidget)
    return [x for x in found if isinstance(x, QLineEdit | QComboBox | QCheckBox)]
