"""Duties of chips: colour-ups ahead, tables that race, a denomination every table has raced
(procedures F)."""

from collections.abc import Iterator

from core.chips.now import above, announcement, begun, button_wanted, due, in_play, raced, racers, to_race
from core.clock.clock import Reading, until_break
from core.say import acts, duties
from core.say.levels import Level
from core.tournament.deciding import cited
from core.tournament.state import Tournament


def chip_duties(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield the duties of chips. Without a chip set, only what the structure colours up is known."""
    yield from _ahead(t, reading, now)
    if t.chips.values:
        yield from _races(t, now)
        yield from _announce(t)


def _ahead(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield the chips that leave in the current break, or at the next one."""
    row = next((level for level in t.clock.levels[reading.index :] if level.rest), None)
    in_break = row is reading.level
    chips = _leaving(t, row) if row is not None and not (in_break and t.chips.values) else ()
    if row is None or not chips:
        return
    ms_left = None if in_break else until_break(t.clock.levels, reading)
    yield duties.ColourUpAheadDuty(
        level=row.id,
        chips=chips,
        tables=len(t.open_tables),
        unset=not t.chips.values,
        left=ms_left,
        urgency=duties.Urgency.NOW if in_break else duties.Urgency.LATER,
        due_ms=now + ms_left if ms_left is not None and reading.running else None,
    )


def _leaving(t: Tournament, row: Level) -> tuple[int, ...]:
    playing = in_play(t)
    return tuple(v for v in row.remove if v in playing) if t.chips.values else row.remove


def _races(t: Tournament, now: int) -> Iterator[duties.Duty]:
    """Yield the lowest chip each table has not raced (procedure F3); a chip raced by all leaves play."""
    done = {chip: raced(t, chip) for chip in due(t, now)}
    if not done:
        return
    going_on = bool(begun(t))
    collect, start = t.rulebook.word("race.collected_from"), t.rulebook.word("race.start")
    clauses = cited(t, "race.collected_from", "race.start")
    for table in t.open_tables:
        chip = next((v for v in done if table.id not in done[v]), None)
        if chip is None or not table.seats:
            continue
        seats = racers(t, table, chip)
        late = () if seats is table.seats else tuple(seats.values())
        yield duties.RaceDuty(
            table=table.id,
            chip=chip,
            new=above(t, chip) or 0,
            players=len(seats),
            collect=collect,
            start=start,
            begun=going_on,
            late=late,
            urgency=duties.Urgency.NOW,
            asks=(table.id,) if button_wanted(t, table, now) else (),
            clauses=clauses,
        )
    for chip in done:
        if to_race(t, chip):
            continue
        act = acts.ColourUp(chip=chip) if chip == in_play(t)[0] else None
        yield duties.ColourUpRacedDuty(
            chips=(chip,), tables=len(t.open_tables), urgency=duties.Urgency.NOW, act=act
        )


def _announce(t: Tournament) -> Iterator[duties.Duty]:
    """Yield a colour-up that the structure does not plan (procedure F7)."""
    if t.rulebook.word("race.unscheduled") != "announced":
        return
    for chip in in_play(t):
        what = announcement(chip)
        if what in t.word.set_at and what not in t.word.announced:
            yield duties.AnnounceColourUpDuty(
                what=what,
                decided=t.word.set_at[what],
                chip=chip,
                urgency=duties.Urgency.NOW,
                act=acts.Announce(what=what),
                clauses=cited(t, "race.unscheduled"),
            )
