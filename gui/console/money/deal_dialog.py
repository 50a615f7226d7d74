"""A deal: the stacks seat by seat, then the ways to share side by side, beside what playing on is worth."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.money.deals import By, kept_of
from core.money.icm import MOST_PLAYERS, icm
from core.money.settling import Contestant, Plan, contestants, planned
from core.say.acts import Act, Count, Settle
from core.tournament.state import Tournament
from gui.console.ask.form import Asking
from gui.console.frame.acting import perform
from gui.console.money.shares_typed import share_typed
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.boxes import cells, down
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import amount_in, number_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, Label, label
from gui.widgets.number_pad import with_pad
from gui.words import deals as say
from gui.words import text as words
from gui.words.tr import Context, common, mark

tr = Context("money")

_KEYS: dict[By, str] = {"even": "E", "chips": "B", "icm": "I", "custom": "U"}
_WAYS: dict[By, str] = {
    "even": mark("Even"),
    "chips": mark("By chips"),
    "icm": mark("ICM"),
    "custom": mark("Custom"),
}
_THEN = {
    "": mark("Play goes on"),
    "ends": mark("Play ends, places by stack"),
    "shared": mark("Play ends, places shared"),
}
_STACK, _CHIPS, _WORTH, _FIRST_WAY = 1, 2, 3, 4
# So many prizes are listed.
_TOLD = 5
_NAME, _FIELD, _PAD = 110, 100, 8
# Px beside the table, the bar to scroll it by included.
_BESIDE = 72


def _under(above: QWidget, below: QWidget) -> QVBoxLayout:
    """Return the two below each other, at the right."""
    found = down(above, below, margins=(_PAD, 0, _PAD, 0))
    for widget in (above, below):
        found.setAlignment(widget, Qt.AlignmentFlag.AlignRight)
    return found


class DealDialog(Asking):
    """Enter goes from stack to stack, which are counted as they are left, then to what is kept and to the
    button. E, B, I and U choose the way that is recorded."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        title, do = tr("Deal"), tr("Record deal")
        super().__init__(parent, session, title, do, common("Cancel"))
        self.setObjectName("deal")
        self.by: By = "icm"
        self.players = contestants(session.state)
        self._plain = session.state.currency.plain
        self.stacks: dict[int, QLineEdit] = {}
        self.custom: dict[int, QLineEdit] = {}
        self.amounts: dict[tuple[By, int], Label] = {}
        self.gains: dict[tuple[By, int], Label] = {}
        self.sums: dict[By, Label] = {}
        self.ways: dict[By, KeyButton] = {}
        self._parts: dict[int, Label] = {}
        self._worth: dict[int, tuple[Label, Label]] = {}
        self.open_prizes, self.to_share = label("", "quiet", wrap=True), label("", "title")
        self.keep, self.unit = QLineEdit(), QLineEdit("1")
        self.then = ElidedCombo()
        self.counted = label("", "quiet")
        self._held, self._ground = QWidget(), QFrame()
        self._grid = cells(12, 8, of=self._held, wide=0)
        self._ground.setProperty("ground", "green")
        self._build()
        first = next(
            (x for e, x in self.stacks.items() if session.state.people.entries[e].stack is None), None
        )
        (first or next(iter(self.stacks.values()))).setFocus()
        self.refresh()

    # -- what it looks like --------------------------------------------------------------------------

    def _build(self) -> None:
        self.keep.setToolTip(tr("An amount, or a per cent of the prizes: 600, 10 %"))
        for field, name in ((self.keep, tr("Keep to play for")), (self.unit, tr("Round to"))):
            self._known(field, name)
        for how, said in _THEN.items():
            self.then.addItem(tr(said), how)
        self.then.setAccessibleName(tr("Then"))
        self.then.currentIndexChanged.connect(lambda _: self.refresh())
        asked = cells(12, 4, wide=3)
        for column, (name, widget) in enumerate(
            ((tr("Keep to play for"), self.keep), (tr("Then"), self.then), (tr("Round to"), self.unit))
        ):
            asked.addWidget(label(name, "label"), 0, column)
            asked.addWidget(widget, 1, column)
        asked.addWidget(label(tr("To share now"), "label"), 0, 4, Qt.AlignmentFlag.AlignRight)
        asked.addWidget(self.to_share, 1, 4, Qt.AlignmentFlag.AlignRight)
        self.add("", self.open_prizes)
        self.add("", asked)
        self.add("", self._table())
        order = [*self.stacks.values(), self.keep, self.then, self.unit, *self.custom.values()]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _known(self, field: QLineEdit, name: str) -> None:
        field.setAccessibleName(name)
        field.setFixedWidth(_FIELD)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.textEdited.connect(lambda _: self.refresh())
        field.installEventFilter(self)
        with_pad(field)

    def _table(self) -> QWidget:
        t, right = self.session.state, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid = self._grid
        grid.setColumnMinimumWidth(0, _NAME)
        heads = ((_STACK, tr("Stack")), (_CHIPS, tr("Chips")), (_WORTH, tr("Playing on is worth")))
        for column, head in heads:
            grid.addWidget(label(head, "label"), 0, column, right)
        for column, (by, key) in enumerate(_KEYS.items(), _FIRST_WAY):
            button = self.ways[by] = KeyButton(tr(_WAYS[by]), key=key, does=self._chooses(by))
            grid.addWidget(button, 0, column, right)
            self.sums[by] = label("", "quiet")
            self.sums[by].setContentsMargins(_PAD, 0, _PAD, 0)
            grid.addWidget(self.sums[by], len(self.players) + 1, column, right)
        for row, player in enumerate(self.players, 1):
            mine = [e for e in t.playing if t.game.holder(t.people, e.id) == player.holder]
            seats = ", ".join(filter(None, (t.seat_text(e.id) for e in mine)))
            name = t.game.owner(player.entry) or t.name(player.entry)
            grid.addLayout(down(ElidedLabel(name, "strong"), ElidedLabel(seats, "faint")), row, 0)
            fields = [self._stack(e.id, name) for e in mine]
            grid.addLayout(down(*fields, gap=4), row, _STACK, right)
            self._parts[player.entry] = label("", "quiet")
            grid.addWidget(self._parts[player.entry], row, _CHIPS, right)
            self._worth[player.entry] = label("", "quiet"), label("", "faint")
            grid.addLayout(_under(*self._worth[player.entry]), row, _WORTH)
            for column, by in enumerate(_KEYS, _FIRST_WAY):
                gain = self.gains[by, player.entry] = label("", "faint")
                grid.addLayout(_under(self._amount(by, player, name), gain), row, column)
        last = len(self.players) + 1
        grid.addWidget(label(tr("Sum"), "quiet"), last, 0)
        grid.addWidget(self.counted, last, _STACK, 1, 3, Qt.AlignmentFlag.AlignLeft)
        return self._held

    def _stack(self, entry: int, name: str) -> QLineEdit:
        field = self.stacks[entry] = QLineEdit()
        self._known(field, tr("Stack of {name}", name=name))
        stack = self.session.state.people.entries[entry].stack
        field.setText("" if stack is None else words.amount(stack))
        field.editingFinished.connect(lambda: self._count(entry))
        return field

    def _amount(self, by: By, player: Contestant, name: str) -> QWidget:
        if by == "custom":
            field = self.custom[player.entry] = QLineEdit()
            self._known(field, tr("Amount of {name}", name=name))
            field.textEdited.connect(lambda _: self.choose("custom"))
            return field
        found = self.amounts[by, player.entry] = label("", "strong")
        return found

    # -- what is asked -------------------------------------------------------------------------------

    def _chooses(self, by: By) -> Callable[[], None]:
        return lambda: self.choose(by)

    def choose(self, by: By) -> None:
        """Let this way be the one that is recorded. A custom deal begins with the amounts of the other."""
        before, self.by = self.by, by
        if by == "custom" and not any(x.text() for x in self.custom.values()):
            found = planned(self.session.state, self._act(before)).found
            for i, field in enumerate(self.custom.values()):
                field.setText("" if found is None else words.money(found.amounts[i], self._plain))
        if by == "custom" and QApplication.focusWidget() not in self.custom.values():
            next(iter(self.custom.values())).setFocus()
            next(iter(self.custom.values())).selectAll()
        self.refresh()

    def _act(self, by: By) -> Settle:
        parts: tuple[tuple[int, int], ...] = ()
        if by == "custom":
            parts = tuple((e, amount_in(x.text(), self._plain.decimals) or 0) for e, x in self.custom.items())
        keep = share_typed(self.keep.text(), percent=False, decimals=self._plain.decimals)
        then = self.then.currentData()
        return Settle(
            by=by,
            parts=parts,
            keep=None if keep == ("amount", 0) else keep,
            unit=amount_in(self.unit.text(), self._plain.decimals) or 0,
            ends=bool(then),
            shared=then == "shared",
        )

    def wish(self) -> Act | str | None:
        """Return the deal that is chosen, or a sentence about what is no number."""
        fields = [*self.stacks.values(), *(self.custom.values() if self.by == "custom" else ()), self.unit]
        for field in fields:
            typed = field.text().strip()
            of_stack = field in self.stacks.values()
            found = number_in(typed) if of_stack else amount_in(typed, self._plain.decimals)
            if found is None and (typed or not of_stack):
                return say.no_number(field.accessibleName(), typed)
        typed = self.keep.text().strip()
        if typed and share_typed(typed, percent=False, decimals=self._plain.decimals) is None:
            return say.no_number(self.keep.accessibleName(), typed)
        return self._act(self.by)

    def _count(self, entry: int) -> None:
        """Enter the stack as counted, if it is another than is known."""
        chips, known = number_in(self.stacks[entry].text()), self.session.state.people.entries[entry].stack
        if chips is not None and chips != known and not self.doing:
            act = Count(entry=entry, chips=chips)
            against = self.session.check(act)
            if against:
                self.say(words.reasons(against, self.session.state, self.session.zone), "red")
            else:
                perform(self, self.session, act)

    # -- keys ----------------------------------------------------------------------------------------

    def _path(self) -> list[QLineEdit]:
        """Return the fields in the order that Enter goes through them."""
        custom = self.custom.values() if self.by == "custom" else ()
        return [*self.stacks.values(), self.keep, self.unit, *custom]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a letter in a field choose its way: no number has one of them."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._chose(event):
            return True
        return super().eventFilter(watched, event)

    def _chose(self, event: QKeyEvent) -> bool:
        letter, plain = event.text().upper(), not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        by = next((by for by, key in _KEYS.items() if key == letter), None)
        if by is None or not plain:
            return False
        self.choose(by)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        path, at = self._path(), QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and at in path:
            after = path.index(at) + 1
            if after < len(path):
                path[after].setFocus()
                path[after].selectAll()
            else:
                self.do_button.setFocus()
        elif not self._chose(event):
            super().keyPressEvent(event)

    # -- what it says --------------------------------------------------------------------------------

    def refresh(self) -> None:
        t = self.session.state
        super().refresh()
        left = contestants(t)
        if [x.entry for x in left] != [x.entry for x in self.players]:
            return  # it is refused in words: a deal is of all who are left
        self.players = left
        names, plans = words.Names(t), {by: planned(t, self._act(by)) for by in _KEYS}
        prizes = plans[self.by].prizes
        kept = self._kept(prizes)
        self.open_prizes.setText(say.open_prizes(prizes, _TOLD, names))
        self.to_share.setText(names.money(max(0, sum(prizes) - kept)))
        self._show_stacks(t)
        worth = self._playing_on(prizes, kept)
        for by, plan in plans.items():
            self._show_way(by, plan, worth)
        self._shade()
        chosen = plans[self.by].found
        self._widen()
        if not self.problem.text() and chosen is not None and chosen.warnings:
            self.say(say.warned(chosen.warnings, [x.entry for x in left], names), "amber")

    def _widen(self) -> None:
        """Give the table the room that its numbers have come to need, and take none back: it would jump."""
        self._grid.activate()
        self.setMinimumWidth(max(self.minimumWidth(), self._held.sizeHint().width() + _BESIDE))

    def _kept(self, prizes: Sequence[int]) -> int:
        kind, value = self._act("even").keep or ("amount", 0)
        return kept_of(prizes, value) if kind == "percent" else value

    def _show_stacks(self, t: Tournament) -> None:
        for entry, field in self.stacks.items():
            stack = t.people.entries[entry].stack
            readable = number_in(field.text()) is not None or not field.text()
            if stack is not None and readable and not field.hasFocus():
                field.setText(words.amount(stack))
        known = [x.stack or 0 for x in self.players]
        for player, stack in zip(self.players, known, strict=True):
            self._parts[player.entry].setText(say.part(stack, sum(known)) if stack else "")
        self.counted.setText(say.counted(sum(known), t.chips.in_play))
        self.counted.set_tone("amber" if all(known) and sum(known) != t.chips.in_play else "")

    def _playing_on(self, prizes: Sequence[int], kept: int) -> dict[int, float]:
        """Show what playing on is worth to each; return it less the chance of what is kept."""
        stacks = [x.stack or 0 for x in self.players]
        if not all(stacks) or len(stacks) > MOST_PLAYERS:
            for large, small in self._worth.values():
                large.setText("")
                small.setText("")
            return {}
        found: dict[int, float] = {}
        names = words.Names(self.session.state)
        for player, value, stack in zip(self.players, icm(stacks, prizes), stacks, strict=True):
            chance = stack * kept / sum(stacks)
            found[player.entry] = value - chance
            large, small = self._worth[player.entry]
            large.setText(words.money(round(value), self._plain))
            small.setText(say.of_the_kept(round(chance), kept, names))
        return found

    def _show_way(self, by: By, plan: Plan, worth: dict[int, float]) -> None:
        names = words.Names(self.session.state)
        chosen, found = by == self.by, plan.found
        if by in ("icm", "chips") and None in [x.stack for x in plan.players]:
            found = None  # what follows from stacks that nobody counted is not shown
        self.ways[by].set_kind("primary" if chosen else "")
        warned = {x.player - 1 for x in found.warnings} if found is not None else set()
        for i, player in enumerate(self.players):
            amount = None if found is None else found.amounts[i]
            gain = ""
            if amount is not None and player.entry in worth:
                gain = say.gain(round(amount - worth[player.entry]), names)
            self.gains[by, player.entry].setText(gain)
            if (by, player.entry) in self.amounts:
                shown = self.amounts[by, player.entry]
                shown.setText("–" if amount is None else words.money(amount, self._plain))
                tone = "green" if chosen and amount is not None else ""
                shown.set_tone("amber" if i in warned else tone)
                _give_role(shown, "number" if chosen else "strong")
        self.sums[by].setText("" if found is None else words.money(sum(found.amounts), self._plain))

    def _shade(self) -> None:
        """Put the ground behind the chosen way."""
        self._grid.removeWidget(self._ground)
        column = _FIRST_WAY + list(_KEYS).index(self.by)
        self._grid.addWidget(self._ground, 0, column, len(self.players) + 2, 1)
        self._ground.lower()


def _give_role(shown: QLabel, role: str) -> None:
    if shown.property("role") != role:
        shown.setProperty("role", role)
        repolish(shown)
