"""The words of the paper pack: how the night stands, what is owed, how to go on without the PC."""

from collections.abc import Sequence
from datetime import tzinfo

from core.clock.clock import Reading
from core.clock.times import StructureRow
from core.conduct.penalty_time import SittingOut
from core.say.duties import Duty, Urgency
from core.tournament.state import Tournament
from gui.words.conduct import step_text
from gui.words.duties import duty
from gui.words.names import Names, player_of
from gui.words.numbers import (
    amount,
    ante_value,
    chips_off,
    clock_text,
    hands_text,
    level_line,
    level_name,
    listed,
    money,
    time_of_day,
)
from gui.words.structure import closes
from gui.words.tr import Context, dotted, mark

tr = Context("paper")


nobody = tr.phrase("Nobody has entered yet.")


# -- the large figures ----------------------------------------------------------------------------------


def figures(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    level, before = reading.level, reading.phase == "before"
    name = tr("Not started") if before else level_name(t.clock.levels, reading.index)
    blinds = level_line(level) if level is not None else "–"
    if level is not None and level.pause:
        name, blinds = tr("Now"), name
    average = amount(t.chips.in_play // len(t.people.live)) if t.people.live and t.chips.in_play else "–"
    return (
        (name, blinds), (tr("Ante"), ante_value(level) if level is not None and ante_value(level) else "–"),
        _left(reading), _ends(reading, now, zone),
        (tr("Players"), f"{amount(len(t.people.live))} / {amount(len(t.people.entries))}"),
        (tr("Average stack"), average), (tr("Chips in play"), amount(t.chips.in_play)),
        pool(t),
    )  # fmt: skip


def pool(t: Tournament) -> tuple[str, str]:
    return tr("Prize pool"), money(t.money.pool, t.currency)


def _left(reading: Reading) -> tuple[str, str]:
    if reading.phase == "before":
        left = reading.starts_in
        return tr("Starts in"), "–" if left is None else clock_text(left)
    if hands := hands_text(reading):
        return tr("Hands played"), hands
    label = tr("Time left when paused") if reading.phase == "paused" else tr("Left")
    return label, tr("open") if reading.remaining is None else clock_text(reading.remaining)


def _ends(reading: Reading, now: int, zone: tzinfo) -> tuple[str, str]:
    if reading.phase == "before":
        label, left = tr("Starts at"), reading.starts_in
    else:
        pause = reading.level is not None and reading.level.pause
        label = tr("Break ends at") if pause else tr("Level ends at")
        left = reading.remaining if reading.running else None
    return label, "–" if left is None else time_of_day(now + left, zone)


# -- what is owed ---------------------------------------------------------------------------------------


def owed(found: Duty, now: int, zone: tzinfo, names: Names) -> tuple[str, str, str]:
    """Say what is owed, by whom and why, and by when on the wall's clock."""
    said = duty(found, now, names)
    when = tr("now") if found.urgency is Urgency.NOW and found.due_ms is None else ""
    if found.due_ms is not None:
        when = tr("by {time}", time=time_of_day(found.due_ms, zone))
    return said.title, dotted(said.text, said.reason), when


def sits_out(found: SittingOut, t: Tournament) -> tuple[str, str]:
    serving = found.now
    what = tr("may return") if serving is None else step_text(serving.penalty.step)
    who = " ".join(filter(None, (t.seat_text(found.entry.id), player_of(t, found.entry.id))))
    return tr("Sits out"), tr("{who}: {what}; time left: see the table sheet", who=who, what=what)


def chips(values: Sequence[int], going: Sequence[int]) -> tuple[str, str]:
    used = listed(map(amount, values))
    gone = tr("colour-up of the {chips} at the next break", chips=chips_off(going)) if going else ""
    return tr("Chip set"), "; ".join(filter(None, (used, gone)))


def closing(row: StructureRow, zone: tzinfo) -> tuple[str, str]:
    when = tr("about {time}", time=time_of_day(row.at, zone)) if row.at is not None else ""
    return tr("Until level {n} begins", n=row.number), dotted(closes(row.closes), when)


_STEPS = {
    "structure": mark(
        "Use any watch: this level ends at the time above, later ones begin at the times under "
        "Structure. Write down each pause; it moves all later times."
    ),
    "standing": mark(
        "The clock is paused: write down when it resumes. The time left runs from then; the times "
        "under Structure move with it."
    ),
    "no_structure": mark("Write down when each level begins."),
    "busts": mark(
        "Write each elimination on the elimination list at once: place, name, time, who won the chips. "
        "Strike the name on the table sheet."
    ),
    "break_order": mark(
        "Break tables in the break order. Fill in a slip for each player who moves, and write the "
        "player on the new table's sheet."
    ),
    "races": mark("Race chips in the breaks marked for it, with the dealers' sheets."),
    "payouts": mark("Pay by the prize list. Players who share places share their prizes."),
    "after": mark(
        "When the PC is back, type everything with its time, oldest first, in the command bar: 20:31 "
        "eliminate 7.4 by 7.2"
    ),
}


def steps(has: frozenset[str], running: bool) -> list[str]:
    """Return the steps to go on without the PC, by what the pack ``has``."""
    if "structure" not in has:
        clock = "no_structure"
    elif running:
        clock = "structure"
    else:
        clock = "standing"
    maybe = [key for key in ("break_order", "races", "payouts") if key in has]
    return [step(key) for key in (clock, "busts", *maybe, "after")]


def step(key: str) -> str:
    """Return one of these steps."""
    return tr(_STEPS[key])


# -- the bust list --------------------------------------------------------------------------------------


def bust_intro(entering: bool) -> str:
    if entering:
        return tr(
            "Write from the top, in the order players go out. Registration is still open: number the "
            "places from the last one up once it closes."
        )
    return tr(
        "Write from the top, in the order players go out. If two go out in one hand, bracket them and "
        "write their stacks at its start."
    )
