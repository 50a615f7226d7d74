"""A deal: the stacks seat by seat, then the ways to share side by side, beside what playing on is worth."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QWidget

from core.money.deals import WAYS, By, Deal, kept_of
from core.money.icm import MOST_PLAYERS
from core.money.settling import Contestant, Plan, contestants, planned, standing
from core.say.acts import Act, Count, Settle
from core.say.reasons import Reason
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.deeds import Deed, DeedButton, stands_against
from gui.console.money.deal_plot import Band, DealPlot, Landing, Shape, Way
from gui.console.money.deal_row import PAD, DealRow, give_role, right_field
from gui.console.money.shares_typed import share_typed
from gui.program.session import Session
from gui.safely import safely
from gui.theme import repolish
from gui.widgets.boxes import across, cells, down, drop, settle, stacked
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.empty import Empty
from gui.widgets.fields import CommitField, amount_in, number_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, Label, label
from gui.widgets.menu import key_of
from gui.widgets.number_pad import with_pad
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import deals as say
from gui.words import text as words
from gui.words.tr import Context, mark

tr = Context("money")

_ORDER: tuple[By, ...] = ("even", "chips", "icm", "custom")
_KEYS: dict[By, str] = {"even": "E", "chips": "B", "icm": "I", "custom": "U"}
_WAYS: dict[By, str] = {
    "even": mark("Even"),
    "chips": mark("By chips"),
    "icm": mark("ICM"),
    "custom": mark("Custom"),
}
_SHAPES: dict[By, Shape] = {"even": "square", "chips": "diamond", "icm": "circle", "custom": "triangle"}
_THEN = {
    "": mark("Play goes on"),
    "ends": mark("Play ends, places by stack"),
    "shared": mark("Play ends, places shared"),
}
_STACK, _CHIPS, _WORTH, _FIRST_WAY = 1, 2, 3, 4
# So many prizes are listed.
_TOLD = 5
_INSIDE = {_STACK: 11, _WORTH: PAD}
"""By so much (px) the figures of a column stand off its edge: its head does too."""
_NAME, _THEN_WIDE, _LINE = 90, 200, 48
_GAP, _LEAST_GAP = 6, 3
_APART = (1000, 30), (830, 14), (0, _GAP)
"""The least width (px) of the tab, and the gap between its columns there."""
_MOST = 36
"""A deal is made by the last few: so many lines are shown at most."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DealTab(QWidget):
    """Enter goes from stack to stack, which are counted as they are left, then to what is kept and to the
    button. E, B, I and U choose the way that is recorded. ``left`` says that the keyboard is the page's."""

    left = Signal()

    def __init__(self, session: Session, prints: Deed) -> None:
        super().__init__()
        self.session = session
        self.by: By = "icm"
        self.rows: list[DealRow] = []
        self.sums: dict[By, Label] = {}
        self.ways: dict[By, KeyButton] = {}
        self.head, self.open_prizes = label("", "strong"), ElidedLabel("", "quiet")
        self.open_prizes.setAlignment(_RIGHT)
        self.to_share = label("", "title")
        self.keep, self.unit = QLineEdit(), QLineEdit("1")
        self.then = ElidedCombo()
        self.counted = label("", "quiet")
        self.problem, self._band = label("", "", wrap=True), QFrame()
        self.stands = ElidedLabel("", "quiet")
        self.record = KeyButton(tr("Record deal"), key="^↵", kind="primary", does=self.carry_out)
        self.plot, self._prints = DealPlot(tr("Where each deal lands")), prints
        self._held, self._ground = QWidget(), QFrame()
        self._ground.setProperty("ground", "green")
        self._grid = cells(_GAP, 0, of=self._held, wide=0)
        self._lines: list[QFrame] = []
        self._sum = label(tr("Sum"), "quiet")
        self.none = Empty()
        self._build()

    # -- what it looks like --------------------------------------------------------------------------

    def _build(self) -> None:
        edges = RING + 16, RING + 10, RING + 16, RING + 10
        deal, lands, page, whole, nothing = Card(), Card(), QWidget(), QWidget(), QWidget()
        # Outside first: with each new parent Qt styles all that a widget holds anew.
        self.stack = stacked(whole, nothing)
        across((self.stack, 1), of=self)
        down(self.problem, margins=(12, 8, 12, 8), of=self._band)
        # The button that records the deal, and its warnings, are seen however many lines there are.
        foot = across((self._band, 100), None, self._print_button(), self.record, gap=8)
        foot.setContentsMargins(RING, 8, RING, 0)
        head = across(self.head, (self.stands, 1), (self.open_prizes, 2), gap=12)
        self._scroll = PlainScroll()
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        down((self._scroll, 1), foot, of=whole)
        self._scroll.setWidget(page)
        down(deal, lands, None, gap=16 - 2 * RING, of=page)
        self._heads()
        down(head, self._asked(), self._held, gap=8, margins=edges, of=deal)
        down(self.plot, margins=edges, of=lands)
        down(None, self.none, across(None, self._print_button(), None), None, gap=16, of=nothing)
        here = Qt.ShortcutContext.WidgetShortcut
        self._letters = [key_of(key, self, self._by_key(by), here) for by, key in _KEYS.items()]
        for letter, by in zip(self._letters, _KEYS, strict=True):
            letter.setWhatsThis(tr(_WAYS[by]))

    def _print_button(self) -> DeedButton:
        return DeedButton(self._prints)

    def _asked(self) -> QWidget:
        """Return the fields above the table."""
        self.keep.setToolTip(tr("An amount, or a per cent of the prizes: 600, 10 %"))
        for how, said in _THEN.items():
            self.then.addItem(tr(said), how)
        self.then.setAccessibleName(tr("Then"))
        self.then.setFixedWidth(_THEN_WIDE)
        self.then.currentIndexChanged.connect(lambda _: self.take())
        asked = QWidget()
        grid = cells(8, 4, of=asked, wide=3)
        names = tr("Keep to play for"), tr("Then"), tr("Round to")
        for column, (name, widget) in enumerate(zip(names, (self.keep, self.then, self.unit), strict=True)):
            grid.addWidget(label(name, "label"), 0, column)
            grid.addWidget(widget, 1, column)
        for field, name in ((self.keep, names[0]), (self.unit, names[2])):
            right_field(field)
            field.setAccessibleName(name)
            self._follow(field)
        grid.addWidget(label(tr("To share now"), "label"), 0, 4, _RIGHT)
        grid.addWidget(self.to_share, 1, 4, _RIGHT)
        return asked

    def _follow(self, field: QLineEdit) -> None:
        field.textEdited.connect(lambda _: self.take())
        field.installEventFilter(self)
        with_pad(field)

    def _heads(self) -> None:
        grid, last = self._grid, _FIRST_WAY + len(_ORDER)
        grid.setColumnMinimumWidth(0, _NAME)
        heads = (_STACK, tr("Stack")), (_CHIPS, tr("Chips")), (_WORTH, tr("Playing on\nis worth"))
        for column, head in heads:
            said = label(head, "label")
            said.setAlignment(_RIGHT)
            said.setContentsMargins(0, 0, _INSIDE.get(column, 0), 0)
            grid.addWidget(said, 0, column, _RIGHT)
        about = label(tr("Below: the gain\non playing on"), "label")
        grid.addWidget(about, 0, 0)
        for column, by in enumerate(_ORDER, _FIRST_WAY):
            button = self.ways[by] = KeyButton(
                tr(_WAYS[by]), key=_KEYS[by], kind="quiet", does=self._chooses(by)
            )
            button.setCheckable(True)
            grid.addWidget(button, 0, column, _RIGHT)
            self.sums[by] = label("", "quiet")
            self.sums[by].setContentsMargins(PAD, 6, PAD, 6)
        assert last == grid.columnCount()

    def _lay(self, left: Sequence[Contestant]) -> None:
        """Give each who is left a line, those that were there their own: what is typed in one stays."""
        t, grid = self.session.state, self._grid
        rows, old = list[DealRow](), {x.player.holder: x for x in self.rows}
        for player in left:
            mine = [e for e in t.playing if t.game.holder(t.people, e.id) == player.holder]
            row = old.get(player.holder)
            seats = ", ".join(filter(None, (t.seat_text(e.id) for e in mine)))
            if row is None or not row.keeps(player, mine):
                row = self._row(player, seats, old.get(player.holder))
            row.player = player
            row.call(t.game.owner(player.entry) or t.name(player.entry))
            row.seats.show_text(seats)
            if len(mine) > 1:
                row.show_seats({e.id: t.seat_text(e.id) for e in mine})
            rows.append(row)
        if rows == self.rows:
            return
        for row in self.rows:
            for cell in row.cells:
                grid.removeWidget(cell)
            if row not in rows:
                typing = any(x.hasFocus() for x in row.fields())
                row.drop()
                if typing:  # what is typed next is no other player's stack
                    self.left.emit()
        for line in self._lines:
            drop(line)
        self.rows, self._lines = rows, [QFrame() for _ in range(len(rows) + 1)]
        for at, line in enumerate(self._lines):
            line.setProperty("line", "true")
            grid.addWidget(line, 2 * at + 1, 0, 1, _FIRST_WAY + len(_ORDER))
        for at, row in enumerate(rows, 1):
            for column, cell in enumerate(row.cells):
                grid.addWidget(cell, 2 * at, column)
                grid.setRowMinimumHeight(2 * at, _LINE)
        for shown in (self._sum, self.counted, *self.sums.values()):
            grid.removeWidget(shown)
        last = 2 * len(rows) + 2
        for at in range(last, grid.rowCount()):
            grid.setRowMinimumHeight(at, 0)
        grid.addWidget(self._sum, last, 0)
        grid.addWidget(self.counted, last, _STACK, 1, 3, Qt.AlignmentFlag.AlignLeft)
        for column, by in enumerate(_ORDER, _FIRST_WAY):
            grid.addWidget(self.sums[by], last, column, _RIGHT)
        below = self._sum, self.counted, *self.sums.values()
        for widget in (*(x for row in rows for x in row.cells), *below):
            widget.show()  # else it takes no room before the next event
        asked = self.keep, self.then, self.unit
        order = [*self.ways.values(), *self._stacks(), *asked, *(x.custom for x in rows)]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _row(self, player: Contestant, seats: str, old: DealRow | None) -> DealRow:
        t = self.session.state
        mine = [e for e in t.playing if t.game.holder(t.people, e.id) == player.holder]
        row = DealRow(player, mine, seats)
        if old is not None:
            row.take_over(old)
        for entry, field in row.stacks.items():
            self._follow(field)
            field.committed.connect(partial(self._count, entry, field))
        self._follow(row.custom)
        row.custom.textEdited.connect(lambda _: self.choose("custom"))
        return row

    # -- what is asked -------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Return whether there is anything to share, and few enough to share it."""
        return self.stack.currentIndex() == 0

    def _stacks(self) -> list[CommitField]:
        return [field for row in self.rows for field in row.stacks.values()]

    def _chooses(self, by: By) -> Callable[[], None]:
        return lambda: self.choose(by)

    def _by_key(self, by: By) -> Callable[[], None]:
        """Return what a letter does: of the way that is chosen already it says so."""

        def choose() -> None:
            if by == self.by:
                desk_of(self).say(say.chosen_way(tr(_WAYS[by])))
            self.choose(by)

        return choose

    def choose(self, by: By) -> None:
        """Let this way be the one that is recorded. A custom deal begins with the amounts of the other."""
        before, self.by = self.by, by
        custom, t = [x.custom for x in self.rows], self.session.state
        if by == "custom" and custom and not any(x.text() for x in custom):
            found = planned(t, self._act(before)).found
            for i, field in enumerate(custom):
                field.setText("" if found is None else words.money(found.amounts[i], t.currency.plain))
        if by == "custom" and custom and QApplication.focusWidget() not in custom:
            custom[0].setFocus()
            custom[0].selectAll()
        self.take()

    def _act(self, by: By) -> Settle:
        decimals = self.session.state.decimals
        parts: tuple[tuple[int, int], ...] = ()
        if by == "custom":
            parts = tuple((x.player.entry, amount_in(x.custom.text(), decimals) or 0) for x in self.rows)
        keep = share_typed(self.keep.text(), percent=False, decimals=decimals)
        then = self.then.currentData()
        return Settle(
            by=by,
            parts=parts,
            keep=None if keep == ("amount", 0) else keep,
            unit=amount_in(self.unit.text(), decimals) or 0,
            ends=bool(then),
            shared=then == "shared",
        )

    def wish(self) -> Act | str:
        """Return the deal that is chosen, or a sentence about what is no number."""
        t, decimals = self.session.state, self.session.state.decimals
        stacks: dict[QLineEdit, int | None] = {
            x: t.people.entries[e].stack for row in self.rows for e, x in row.stacks.items()
        }
        for field in (*stacks, *(x.custom for x in self.rows if self.by == "custom"), self.unit):
            typed = field.text().strip()
            found = number_in(typed) if field in stacks else amount_in(typed, decimals)
            refused = field.property("wrong") == "true" and found != stacks.get(field)
            if refused or (found is None and (typed or field not in stacks)):
                return say.no_number(field.accessibleName(), typed)
        typed = self.keep.text().strip()
        if typed and share_typed(typed, percent=False, decimals=decimals) is None:
            return say.no_number(self.keep.accessibleName(), typed)
        return self._act(self.by)

    def _count(self, entry: int, field: CommitField, typed: str) -> None:
        """Enter the stack as counted; what is no number, or is refused, stays in the field."""
        chips = number_in(typed)
        if not typed:
            field.show_text(field.shown, anyway=True)
        elif chips is None:
            field.show_wrong(True)
        elif chips != self.session.state.people.entries[entry].stack:
            wrong = partial(field.show_wrong, True)
            perform(self, self.session, Count(entry=entry, chips=chips), otherwise=wrong)
        self.take()

    def carry_out(self) -> None:
        """Record the deal. The window asks for the reason where one is needed, and Enter leads there."""
        wish = self.wish()
        if not self.open or not isinstance(wish, Act) or stands_against(self.session.check(wish)):
            self.take()
            return
        self.left.emit()
        perform(self, self.session, wish, then=lambda _: self.take())

    # -- keys ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Give the keyboard to the first stack that is not counted."""
        entries = self.session.state.people.entries
        pairs = [x for row in self.rows for x in row.stacks.items()]
        first = next((x for e, x in pairs if entries[e].stack is None), pairs[0][1] if pairs else None)
        if self.open and first is not None:
            first.setFocus()
            first.selectAll()

    def _path(self) -> list[QWidget]:
        """Return the fields in the order that Enter goes through them."""
        custom = [x.custom for x in self.rows if self.by == "custom"]
        return [*self._stacks(), self.keep, self.unit, *custom, self.record]

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter go on to the next field, and a letter choose its way: no number has one of them."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched)
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and isinstance(watched, QLineEdit):
            return self._take(event, watched)
        return super().eventFilter(watched, event)

    def _take(self, event: QKeyEvent, watched: QObject) -> bool:
        path, chord = self._path(), event.modifiers() & _CHORD
        if event.key() in _ENTER and chord == Qt.KeyboardModifier.ControlModifier:
            self.carry_out()
            return True
        if chord:
            return False
        if event.key() in _ENTER and isinstance(watched, QWidget) and watched in path:
            misread = isinstance(watched, CommitField) and self._misread(watched)
            after = watched if misread else path[path.index(watched) + 1]
            after.setFocus()
            if isinstance(after, QLineEdit):
                after.selectAll()
            return True
        by = next((by for by, key in _KEYS.items() if key == event.text().upper()), None)
        if by is not None:
            self._by_key(by)()
        return by is not None

    def _misread(self, stack: CommitField) -> bool:
        """Return whether this text is no number, and mark it then. Enter keeps the keyboard there: the next
        number would be another player's stack."""
        typed = stack.text().strip()
        misread = bool(typed) and number_in(typed) is None
        if misread:
            stack.commit()
        return misread

    # -- what it says --------------------------------------------------------------------------------

    def take(self) -> None:
        """Show the deal as it would be now; where there can be none, what is missing for one."""
        t = self.session.state
        left, even = contestants(t), Settle(by="even")
        against = stands_against(self.session.check(even))
        many = len(left) > _MOST
        self.stack.setCurrentIndex(1 if against or many else 0)
        for letter in self._letters:
            letter.setEnabled(self.open)  # else it begins a name
        if against or many:
            self._say_none(against, len(left))
            return
        self._lay(left)
        for row in self.rows:
            row.show_stacks(lambda entry: t.people.entries[entry].stack)
        names, plans = words.Names(t), {by: planned(t, self._act(by)) for by in WAYS}
        found = {by: self._found(by, plan) for by, plan in plans.items()}
        prizes, kept = plans[self.by].prizes, self._kept(plans[self.by].prizes)
        self.head.setText(tr("Deal with %n players left", len(left)))
        self.open_prizes.setText(say.open_prizes(prizes, _TOLD, names))
        self.to_share.setText(names.money(max(0, sum(prizes) - kept)))
        self._show_counted()
        worth = self._playing_on(found["icm"], kept)
        for by in plans:
            self._show_way(by, found[by], worth)
        self._shade()
        self._say(found)
        self._show_plot(prizes, found)
        self.stands.show_text(say.stands(t))
        self._fit()

    def _kept(self, prizes: Sequence[int]) -> int:
        kind, value = self._act("even").keep or ("amount", 0)
        return kept_of(prizes, value) if kind == "percent" else value

    def _show_counted(self) -> None:
        known, in_play = [x.player.stack or 0 for x in self.rows], self.session.state.chips.in_play
        for row, stack in zip(self.rows, known, strict=True):
            row.part.setText(say.part(stack, sum(known)) if stack else "")
        self.counted.setText(say.counted(sum(known), in_play))
        self.counted.set_tone("amber" if all(known) and sum(known) != in_play else "")

    def _say_none(self, against: tuple[Reason, ...], left: int) -> None:
        """Say why there can be no deal, or what the one that stands gives to each."""
        t = self.session.state
        if standing(t) is not None:
            self.none.say(say.stands(t), say.given(t))
        else:
            said = words.reasons(against, t, self.session.zone) if against else say.too_many(left, _MOST)
            self.none.say(tr("No deal yet"), said)

    def _found(self, by: By, plan: Plan) -> Deal | None:
        """Return what a way gives; nothing that would follow from stacks nobody counted."""
        uncounted = by in ("icm", "chips") and None in [x.stack for x in plan.players]
        return None if uncounted else plan.found

    def _playing_on(self, found: Deal | None, kept: int) -> dict[int, float]:
        """Show what playing on is worth to each; return it less the chance of what is kept."""
        stacks = [x.player.stack or 0 for x in self.rows]
        if not all(stacks) or len(stacks) > MOST_PLAYERS or found is None:
            for row in self.rows:
                row.worth.setText("")
                row.of_kept.setText("")
            return {}
        names, worth = words.Names(self.session.state), dict[int, float]()
        for row, exact, stack in zip(self.rows, found.exact, stacks, strict=True):
            chance = stack * kept / sum(stacks)
            worth[row.player.entry] = exact
            row.worth.setText(names.plain(round(exact + chance)))
            row.of_kept.setText(say.of_the_kept(round(chance), kept, names))
        return worth

    def _show_way(self, by: By, found: Deal | None, worth: dict[int, float]) -> None:
        names, odd = words.Names(self.session.state), _odd(found)
        amounts = () if found is None else found.amounts
        self.ways[by].setChecked(by == self.by)
        for i, row in enumerate(self.rows):
            said, gain = (names.plain(amounts[i]) if amounts else "–"), ""
            if amounts and row.player.entry in worth:
                gain = say.gain(round(amounts[i] - worth[row.player.entry]), names)
            row.show_amount(by, said, gain, chosen=by == self.by, odd=i in odd)
        self.sums[by].setText(names.plain(sum(amounts)) if amounts else "")
        give_role(self.sums[by], "strong" if by == self.by else "quiet")

    def _say(self, found: dict[By, Deal | None]) -> None:
        """Say what stands against the deal that is chosen, and which amounts of any way are odd."""
        t, wish = self.session.state, self.wish()
        names, entries = words.Names(t), [x.player.entry for x in self.rows]
        reasons = () if isinstance(wish, str) else self.session.check(wish)
        hard = stands_against(reasons)
        order = sorted(_ORDER, key=lambda by: by != self.by)
        odd = [
            say.odd_way(tr(_WAYS[by]), deal.warnings, entries, names)
            for by in order
            if (deal := found[by]) is not None and deal.warnings
        ]
        if isinstance(wish, str):
            self._tell(wish, "red")
        elif hard:
            self._tell(words.reasons(hard, t, self.session.zone), "red")
        elif reasons:
            self._tell(words.reasons(reasons, t, self.session.zone), "amber")
        else:
            self._tell("\n".join(odd), "amber")
        self.record.setEnabled(not isinstance(wish, str) and not hard)

    def _tell(self, said: str, tone: str) -> None:
        self.problem.setText(said)
        self._band.setVisible(bool(said))
        if self._band.property("ground") != tone:
            self._band.setProperty("ground", tone)
            repolish(self._band)

    def _show_plot(self, prizes: Sequence[int], found: dict[By, Deal | None]) -> None:
        names, ways = words.Names(self.session.state), []
        for by in _ORDER:
            deal = found[by]
            odd, amounts = _odd(deal), () if deal is None else deal.amounts
            landings = tuple(Landing(x, names.plain(x), i in odd) for i, x in enumerate(amounts))
            ways.append(Way(tr(_WAYS[by]), _SHAPES[by], by == self.by, landings))
        band = Band(prizes[-1], prizes[0], *say.band(prizes, names))
        self.plot.show_deals([x.name for x in self.rows], ways, band)

    def _shade(self) -> None:
        """Put the ground behind the chosen way."""
        self._grid.removeWidget(self._ground)
        column = _FIRST_WAY + _ORDER.index(self.by)
        self._grid.addWidget(self._ground, 0, column, 2 * len(self.rows) + 3, 1)
        self._ground.lower()

    def _fit(self) -> None:
        """Put the columns apart as far as there is room. Leave out the letters in the heads where the columns
        need it, then the parts of what is kept."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()  # it may be there a moment later
        room = self._scroll.width() - bar - 2 * (RING + 16)
        apart = [gap for least, gap in _APART if self.width() >= least]
        less = (_GAP, False, True), (_GAP, False, False), (_LEAST_GAP, False, False)
        ways = [*((gap, True, True) for gap in apart), *less]
        for gap, letters, kept in ways:
            self._grid.setHorizontalSpacing(gap)
            for button in self.ways.values():
                button.set_compact(not letters)
            for row in self.rows:
                row.of_kept.setVisible(kept)
                for cell in row.cells:
                    settle(cell)
            settle(self._held)
            if self._held.minimumSizeHint().width() <= room:
                break

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _odd(found: Deal | None) -> set[int]:
    """Return the lines whose amounts playing on cannot come to."""
    return set() if found is None else {x.player - 1 for x in found.warnings}
