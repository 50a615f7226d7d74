"""A pasted list of players: what will become of each line is shown before anything is done."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from core.formats.entries import against_each
from core.people.known import Known, completed
from core.people.player_list import MOST_PLAYERS, CsvProblem, lines_of, parse_csv
from core.people.player_row import PlayerRow
from core.say.acts import RegisterList
from core.say.names import same
from core.say.reasons import AlreadyRegistered, Reason, SameTwice
from gui.console.ask.paste_list import PasteList, Read
from gui.console.frame.acting import perform
from gui.console.players.directory import keep, look_up, register_act
from gui.program.session import Session
from gui.widgets.rows import Cell, Rows
from gui.words import people as say
from gui.words import text as words
from gui.words.tr import Context, mark

tr = Context("players")

_FATES = {
    "new": mark("will be registered"),
    "already": mark("already in"),
    "twice": mark("twice in the list"),
}
_KEPT = ("bad_accessible", "column_ignored")
"""The flaws of a line that is taken all the same."""
_TONES = {"new": "green", "already": "quiet", "twice": "amber", "refused": "red"}


@dataclass(frozen=True, slots=True)
class Pasted:
    """A player of the list, and the ``line`` he begins on."""

    row: PlayerRow
    line: int
    reasons: tuple[Reason, ...]

    @property
    def fate(self) -> str:
        """Return the fate of the line: ``new``, ``already``, ``twice`` or ``refused``."""
        whys = {type(x) for x in self.reasons}
        if AlreadyRegistered in whys:
            return "already"
        if SameTwice in whys:
            return "twice"
        return "refused" if whys else "new"


class PasteDialog(PasteList):
    """A list of players, as it was typed or exported elsewhere."""

    def __init__(self, parent: QWidget, session: Session, text: str = "") -> None:
        self.pasted: list[Pasted] = []
        self.problems: list[CsvProblem] = []
        self._known = Known(look_up(session.library, "", MOST_PLAYERS))
        titles = [tr("Name"), tr("Club number"), tr("Result")]
        about = tr(
            "One player per line, with or without headings: name, nickname, club number, note, "
            "accessible seat."
        )
        super().__init__(
            parent, session, tr("Paste player list"), about, Rows(titles, self._cell), (180, 96, 200), text
        )

    def preview(self, text: str) -> Read:
        """Return the entries of the pasted text, line by line."""
        listed, problems, lines = parse_csv(text)
        # a need that the club knows of is not lost because the list does not say it
        rows = completed(listed, self._known, self._numbers())
        people = [register_act(row) for row in rows]
        each = list[list[Reason]]()
        for wrong in against_each(self._session.state, people, self._session.now()):
            each.append(wrong)
            yield len(each), len(people)
        free = tuple(one for one, reasons in zip(people, each, strict=True) if not reasons)
        # a night that is only shown, or cancelled, takes none of them
        closed = self._session.check(RegisterList(people=free)) if free else ()
        found = zip(rows, lines, each, strict=True)
        self.pasted = [Pasted(row, line, (*reasons, *closed)) for row, line, reasons in found]
        self.problems = [*problems]
        self.model.show([*self.problems, *self.pasted])
        self.table.clearSpans()
        for row in range(len(self.problems)):
            self.table.setSpan(row, 0, 1, 3)
        fates = Counter(p.fate for p in self.pasted)
        refused = fates["refused"] + fates["twice"] + sum(p.what not in _KEPT for p in self.problems)
        self._say(say.paste_count(fates["new"], fates["already"], refused))
        yield fates["new"] > 0

    def _numbers(self) -> set[str]:
        """Return the club numbers of those who are in."""
        people = self._session.state.people
        return {same(n) for player in people.entries_of if (n := people.players[player].number)}

    def _cell(self, row: Pasted | CsvProblem, column: int) -> Cell:
        """Return the cell's words: name, club number, what will happen; of a line that cannot be read, or
        only partly, why."""
        if isinstance(row, CsvProblem):
            return Cell(say.complaint(row) if column == 0 else "", "amber" if row.what in _KEPT else "red")
        if column < 2:
            return Cell(row.row.number) if column else Cell(row.row.name, tail=row.row.nickname)
        if row.fate == "refused":
            fate = words.reasons(row.reasons, self._session.state).replace("\n", " ")
        else:
            fate = tr(_FATES[row.fate])
        return Cell(fate, _TONES[row.fate], tr("accessible seat") if row.row.accessible else "", fate)

    def carry_out(self) -> None:
        """Register everybody who is new."""
        if not self.do_button.isEnabled():
            return
        rows, refused = [p.row for p in self.pasted if p.fate == "new"], self.refused()
        people = tuple(map(register_act, rows))
        act = RegisterList(people=people) if len(people) > 1 else people[0]
        perform(self, self._session, act, then=lambda _: self._registered(rows, refused), otherwise=self.read)

    def refused(self) -> str:
        bad = {p.line for p in self.problems if p.what not in _KEPT}
        kept = {p.line for p in self.pasted if p.fate in ("refused", "twice")} | bad
        return lines_of(self.text.toPlainText(), kept, {p.line for p in self.pasted} - kept)

    def _registered(self, rows: Sequence[PlayerRow], refused: str) -> None:
        keep(self, self._session, rows, say.paste_done(len(rows)))
        self.leave(refused)
