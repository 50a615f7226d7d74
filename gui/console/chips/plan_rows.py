"""The colour-ups of a night, a row for each chip in use: when it is needed no longer, when the structure
takes it away, how far it has come."""

from __future__ import annotations

from dataclasses import dataclass

from core.chips import plan as chips
from core.chips.now import announcement, due, in_play, raced, to_race
from core.chips.racing import planned_at
from core.clock.levels import ante_shares
from gui.console.structure.row_begins import begins
from gui.program.session import Session
from gui.words import chips_page as say


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
        """Whether the structure takes it away while something still to come needs it."""
        return self.goes is not None and (self.idle is None or self.goes < self.idle)


def when(session: Session, index: int) -> str:
    """When row ``index`` of the structure begins, as it is said on its page; empty where nobody can tell."""
    rows = begins(session, session.reading())
    return rows[index].text if index < len(rows) else ""


def plan_rows(session: Session) -> list[PlanRow]:
    """The lowest chip first."""
    t, now = session.state, session.now()
    ahead = chips.plan(t.levels, t.chips, ante_shares(t))
    idle = {chip: row for row, found in ahead.items() for chip in found}
    playing, going = in_play(t), due(t, now)
    found: list[PlanRow] = []
    for chip in t.chips:
        done, left = len(raced(t, chip)), len(to_race(t, chip))
        if chip in t.chips_gone:
            state = "gone"
        elif playing[-1:] == (chip,):
            state = "stays"
        elif done and not left:
            state = "raced"
        elif chip in going:
            state = "going"
        else:
            state = "announced" if announcement(chip) in t.announced else "in_use"
        found.append(PlanRow(chip, idle.get(chip), planned_at(t.levels, chip), state, done, done + left))
    return found


def next_planned(session: Session) -> tuple[tuple[int, ...], int]:
    """The chips the structure takes away next, and its row; no chips where it takes none any more."""
    here = session.reading().index
    rows = [x for x in plan_rows(session) if x.state == "in_use" and x.goes is not None and x.goes >= here]
    row = min((x.goes for x in rows if x.goes is not None), default=0)
    return tuple(x.chip for x in rows if x.goes == row), row


def warnings(session: Session) -> list[str]:
    """What looks like a slip in the plan, a sentence each."""
    t = session.state
    found = chips.chip_warnings(t.levels, t.chips, ante_shares(t))
    return [s for odd in found if (s := say.oddity(odd, t.levels))]
