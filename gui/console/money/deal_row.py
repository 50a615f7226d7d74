"""A player or team of a deal, in a line: the stacks to count, what playing on is worth, each way's amount."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from core.money.deals import By
from core.money.settling import Contestant
from core.tournament.people import Entry
from gui.theme import repolish
from gui.widgets.boxes import down, drop
from gui.widgets.fields import CommitField, put_at
from gui.widgets.labels import ElidedLabel, Label, label
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

FIELD, PAD, _EDGE = 88, 7, 6
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def right_field(field: QLineEdit) -> None:
    """Make it a field for a number."""
    field.setFixedWidth(FIELD)
    put_at(Qt.AlignmentFlag.AlignRight, field)


class DealRow:
    """``entries`` are those with a stack of their own: of a team several. It has no name before ``call``."""

    def __init__(self, player: Contestant, entries: list[Entry], seats: str) -> None:
        self.player, self.name = player, ""
        self.entries = tuple(x.id for x in entries)
        self.stacks: dict[int, CommitField] = {}
        for entry in entries:
            self.stacks[entry.id] = CommitField()
        self.custom = QLineEdit()
        for each in self.fields():
            right_field(each)
            each.setProperty("cell", True)
        self.part = label("", "quiet")
        self.worth, self.of_kept = label("", "quiet"), label("", "faint")
        shown: tuple[By, ...] = ("even", "chips", "icm")
        self.amounts: dict[By, Label] = {by: label("", "strong") for by in shown}
        self.gains: dict[By, Label] = {by: label("", "faint") for by in (*shown, "custom")}
        who, self._who, self.seats = QWidget(), ElidedLabel(role="strong"), ElidedLabel(seats, "faint")
        down(None, self._who, self.seats, None, of=who)
        counted = QWidget()
        edge = _EDGE if len(entries) > 1 else 0
        down(None, *self.stacks.values(), None, gap=4, margins=(0, edge, 0, edge), of=counted)
        self.cells = (
            who,
            counted,
            self.part,
            _under(self.worth, self.of_kept),
            *(_under(self.amounts[by], self.gains[by]) for by in shown),
            _under(self.custom, self.gains["custom"]),
        )

    def call(self, name: str) -> None:
        """Call the player or the team so from now on; what is typed stays."""
        if name == self.name:
            return
        self.name = name
        self._who.say(name)
        for field in self.stacks.values():
            field.setAccessibleName(tr("Stack of {name}", name=name))
        self.custom.setAccessibleName(tr("Amount of {name}", name=name))

    def keeps(self, player: Contestant, entries: list[Entry]) -> bool:
        """Return whether the line is of this player, with these stacks."""
        return self.player.holder == player.holder and self.entries == tuple(x.id for x in entries)

    def take_over(self, old: "DealRow") -> None:
        """Take what was typed in the line before, which goes."""
        for entry in self.stacks.keys() & old.stacks.keys():
            self.stacks[entry].show_text(old.stacks[entry].shown)
            self.stacks[entry].setText(old.stacks[entry].text())
        self.custom.setText(old.custom.text())

    def drop(self) -> None:
        """Remove the line; a stack that was being typed is not counted for who is out."""
        for field in self.stacks.values():
            field.show_text(field.shown, anyway=True)
        for cell in self.cells:
            drop(cell)

    def fields(self) -> Iterator[QLineEdit]:
        yield from self.stacks.values()
        yield self.custom

    def show_stacks(self, stack_of: Callable[[int], int | None]) -> None:
        """Show the stacks as counted, unless one is being typed."""
        for entry, field in self.stacks.items():
            stack = stack_of(entry)
            field.show_text("" if stack is None else words.amount(stack))

    def show_seats(self, seats: Mapping[int, str]) -> None:
        """Say in each field whose stack it is for, by the seat."""
        for entry, seat in seats.items():
            self.stacks[entry].setPlaceholderText(seat)
            said = tr("Stack of {name}, {seat}", name=self.name, seat=seat)
            self.stacks[entry].setAccessibleName(said)

    def show_amount(self, by: By, said: str, gain: str, *, chosen: bool, odd: bool) -> None:
        """Show what the way gives, and its gain on playing on; the ``chosen`` way is the loudest."""
        self.gains[by].setText(gain)
        self.gains[by].setVisible(bool(gain))
        if by == "custom":
            return
        shown, role = self.amounts[by], "heading" if chosen else "strong"
        shown.setText(said)
        shown.set_tone("amber" if odd else "")
        give_role(shown, role)


def give_role(shown: Label, role: str) -> None:
    if shown.property("role") != role:
        shown.setProperty("role", role)
        repolish(shown)


def _under(above: QWidget, below: QWidget) -> QWidget:
    """Return the two below each other, at the right."""
    found = QWidget()
    box = down(None, above, below, None, margins=(PAD, 0, PAD, 0), of=found)
    for widget in (above, below):
        box.setAlignment(widget, _RIGHT)
    return found
