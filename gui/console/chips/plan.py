"""The chips in use: when each is needed no longer, when the structure takes it away, how far it has come."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from core.chips.now import announcement, due, in_play, raced, to_race
from core.chips.racing import planned_at
from core.clock import chip_plan as chips
from core.clock.levels import ante_shares
from core.say.acts import Act, Announce, ColourUp, Race
from core.say.reasons import ColourUpNotAnnounced
from gui.console.chips.colours import coloured, colours
from gui.console.frame.acting import perform
from gui.console.frame.deeds import Deed, DeedButton, stands_against
from gui.console.structure.sheet import begins
from gui.program.session import Session
from gui.theme import CHIPS
from gui.widgets.boxes import across, cells, down, stacked
from gui.widgets.chip_disc import ChipDisc
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import Menu, entry
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips as say
from gui.words import text as words
from gui.words.numbers import chips_off
from gui.words.tr import Context

tr = Context("chips")


@dataclass(frozen=True, slots=True)
class PlanRow:
    """``idle`` and ``goes``: rows of the structure, None where there is none. ``state``: ``gone``, ``raced``
    (everywhere), ``going`` (now), ``announced``, ``in_use``, ``stays`` (the highest)."""

    chip: int
    idle: int | None
    goes: int | None
    state: str
    raced: int = 0
    tables: int = 0

    @property
    def too_early(self) -> bool:
        """Return whether the structure takes the chip away while something still to come needs it."""
        return self.goes is not None and (self.idle is None or self.goes < self.idle)


def when(session: Session, index: int) -> str:
    """Return when row ``index`` of the structure begins, in the words of its page; empty where nobody can
    tell."""
    rows = begins(session)
    return rows[index] if index < len(rows) else ""


def plan_rows(session: Session) -> list[PlanRow]:
    """Return a row for every chip of the set, the lowest first."""
    t, now = session.state, session.now()
    ahead = chips.plan(t.clock.levels, t.chips.values, ante_shares(t))
    idle = {chip: row for row, found in ahead.items() for chip in found}
    playing, going = in_play(t), due(t, now)
    found: list[PlanRow] = []
    for chip in t.chips.values:
        done, left = len(raced(t, chip)), len(to_race(t, chip))
        if chip in t.chips.coloured_up:
            state = "gone"
        elif playing[-1:] == (chip,):
            state = "stays"
        elif done and not left:
            state = "raced"
        elif chip in going:
            state = "going"
        else:
            state = "announced" if announcement(chip) in t.word.announced else "in_use"
        found.append(
            PlanRow(chip, idle.get(chip), planned_at(t.clock.levels, chip), state, done, done + left)
        )
    return found


def next_planned(session: Session) -> tuple[tuple[int, ...], int]:
    """Return the chips the structure takes away next, and its row; no chips where it takes none any more."""
    here = session.reading().index
    rows = [x for x in plan_rows(session) if x.state == "in_use" and x.goes is not None and x.goes >= here]
    row = min((x.goes for x in rows if x.goes is not None), default=0)
    return tuple(x.chip for x in rows if x.goes == row), row


_SIDE = 19
Way = tuple[str, Act | None]
"""The one thing to do about a chip now: its words, and the act (None: at the desk)."""


class ChipsPlan(QWidget):
    """``race`` carries the chip that is to be raced."""

    race = Signal(int)

    def __init__(self, session: Session, set_deed: Deed) -> None:
        super().__init__()
        self.session = session
        self._shown: object = None
        self.buttons: dict[int, KeyButton] = {}
        self.total = label("", "quiet")
        self.empty = Empty(*say.no_set())
        self.odd = label("", "", wrap=True, tone="amber")
        self.change = DeedButton(set_deed)
        self.change.set_small()
        self.colours = KeyButton(tr("Colours…"), kind="quiet", does=self._colour_menu)
        self.colours.set_small()
        self._scroll, card = PlainScroll(), Card()
        self._stack = stacked(self._scroll, self.empty)
        head = across(label(tr("Colour-ups"), "strong"), None, self.total, self.colours, self.change, gap=12)
        edges = RING + _SIDE, 16, RING + _SIDE, 16
        down(card, of=self)
        down(head, self.odd, (self._stack, 1), gap=12, margins=edges, of=card)

    def refresh(self) -> None:
        """Make the plan anew only when something in it differs: time goes on, and a button may have the
        keyboard."""
        t = self.session.state
        known = bool(t.chips.values)
        self.total.setText(tr("{chips} in play", chips=words.amount(t.chips.in_play)) if known else "")
        levels = t.clock.levels
        slips = chips.chip_warnings(levels, t.chips.values, ante_shares(t))
        self.odd.show_text("\n".join(filter(None, (say.oddity(slip, levels) for slip in slips))))
        self._stack.setCurrentIndex(0 if known else 1)
        self.change.set_kind("" if known else "primary")
        self.colours.setVisible(known)
        rows = plan_rows(self.session)
        times, ways = [self._times(row) for row in rows], [self._way(row) for row in rows]
        content = rows, times, ways, colours(t)
        if content != self._shown:
            self._shown = content
            self._fill(rows, times, ways)

    def _colour_menu(self) -> None:
        t, menu = self.session.state, Menu(self)
        for chip, now in colours(t).items():
            under = menu.submenu(say.chip_name(chip, {chip: now}))
            for name in CHIPS:
                does = partial(perform, self, self.session, coloured(t, chip, name))
                entry(under, say.chip_name(chip, {chip: name}), does, on=name == now)
        menu.popup(self.colours.mapToGlobal(self.colours.rect().bottomLeft()))

    def _times(self, row: PlanRow) -> tuple[str, str]:
        idle = tr("stays to the end") if row.state == "stays" else tr("needed to the end")
        goes = tr("not planned") if row.state not in ("stays", "gone") else "–"
        return self._row(row.idle, idle), self._row(row.goes, goes)

    def _row(self, index: int | None, none: str) -> str:
        if index is None:
            return none
        reading = self.session.reading()
        now = reading.phase != "before" and index == reading.index
        at = tr("now") if now else when(self.session, index)
        name = say.row_name(self.session.state.clock.levels, index)
        return f"{at} · {name}" if at else name  # a long name is cut at its end

    def _way(self, row: PlanRow) -> Way | None:
        chip, table = row.chip, next(iter(to_race(self.session.state, row.chip)), None)
        if row.state == "raced":
            return tr("Out of play"), ColourUp(chip=chip)
        if row.state in ("gone", "stays") or table is None:
            return None
        against = self.session.check(Race(table=table.id, chip=chip))
        if any(isinstance(x, ColourUpNotAnnounced) for x in against):
            return tr("Announce"), Announce(what=announcement(chip))
        return tr("Race…"), None

    def _fill(self, rows: list[PlanRow], times: list[tuple[str, str]], ways: list[Way | None]) -> None:
        inside = QWidget()
        grid = cells(16, 6, of=inside)
        for column, title in enumerate((tr("Chip"), tr("Not needed after"), tr("Planned for"), tr("Now"))):
            grid.addWidget(label(title, "label"), 0, column)
            grid.setColumnStretch(column, column > 0)
        had = next((chip for chip, button in self.buttons.items() if button.hasFocus()), 0)
        self.buttons, found = {}, colours(self.session.state)
        for at, (row, (idle, goes), way) in enumerate(zip(rows, times, ways, strict=True)):
            line, gone = QFrame(), row.state == "gone"
            line.setProperty("line", True)
            grid.addWidget(line, 2 * at + 1, 0, 1, 5)
            colour = "" if gone else found[row.chip]
            disc = ChipDisc(say.face(row.chip), colour, say.chip_name(row.chip, found), size=44)
            busy = row.state in ("going", "announced", "raced")
            state = ElidedLabel(_state(row), "strong" if busy else "quiet")
            if busy:
                state.setProperty("tone", "amber" if row.state == "going" else "green")
            planned = ElidedLabel(goes, "quiet" if gone or row.goes is None else "")
            if row.too_early:
                planned.setProperty("tone", "amber")
            for column, widget in enumerate((disc, ElidedLabel(idle, "quiet"), planned, state)):
                grid.addWidget(widget, 2 * at + 2, column)
            if way is not None:
                button = self.buttons[row.chip] = self._button(row.chip, *way)
                button.set_kind("" if busy else "quiet")
                grid.addWidget(button, 2 * at + 2, 4, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(2 * len(rows) + 1, 1)
        self._scroll.setWidget(inside)
        if had in self.buttons:
            self.buttons[had].setFocus()

    def _button(self, chip: int, said: str, act: Act | None) -> KeyButton:
        def run() -> None:
            if act is None:
                self.race.emit(chip)
            else:
                perform(self, self.session, act)

        button = KeyButton(said, does=run)
        button.set_small()
        button.setAccessibleName(f"{said}: {chips_off([chip])}")
        found = () if act is None else self.session.check(act)
        button.can(words.reasons(found, self.session.state) if stands_against(found) else "")
        return button


def _state(row: PlanRow) -> str:
    if row.state == "raced":
        return tr("raced at all tables")
    if row.raced or row.state == "going":
        return tr("raced at {n} of {of}", n=words.amount(row.raced), of=words.amount(row.tables))
    if row.state == "gone":
        return tr("left play")
    return tr("announced") if row.state == "announced" else tr("in play")
