"""The sentences of the director's window that no feature owns."""

from collections.abc import Callable, Sequence
from datetime import tzinfo

from core.clock.clock import Gap, Reading
from core.formats.format import can
from core.say.acts import Start
from core.say.levels import Level
from core.tournament.state import Tournament
from gui.words.numbers import (
    amount,
    ante_text,
    blinds_text,
    chips_off,
    clock_text,
    date_and_time,
    duration_words,
    level_name,
    level_whole,
    offset_of,
    time_of_day,
)
from gui.words.tr import Context, dotted
from gui.words.voices import notice

tr = Context("console")

PAGE_TITLES: dict[str, Callable[[], str]] = {
    "tonight": tr.phrase("Tonight"),
    "players": tr.phrase("Players"),
    "tables": tr.phrase("Tables"),
    "structure": tr.phrase("Structure"),
    "chips": tr.phrase("Chips"),
    "money": tr.phrase("Money"),
    "floor": tr.phrase("Floor"),
    "history": tr.phrase("History"),
    "rulebook": tr.phrase("Rulebook"),
}
"""The title of each page by its id, those of the formats too."""

_DAY = 24 * 3_600_000

# -- the header -----------------------------------------------------------------------------------


def level_of(reading: Reading, levels: Sequence[Level]) -> str:
    """Return ``Level 7 of 18``; in a break ``Break after level 7``."""
    count = sum(1 for level in levels if not level.pause)
    if not levels:
        return tr("No levels yet")
    if reading.phase == "before":
        return tr("%n levels", count)
    if reading.level is not None and reading.level.pause:
        return tr("After level {n} of {all}", n=reading.number, all=count) if reading.number else tr("Break")
    return tr("Level {n} of {all}", n=reading.number, all=count)


def starts_at(at: int, zone: tzinfo) -> str:
    return tr("Starts {time}", time=time_of_day(at, zone))


@notice
def start_empty(players: int, unseated: int) -> str:
    """Ask before a start: how many are in, and how many of them have no seat."""
    if not players:
        return tr("Nobody is registered. Start the clock anyway?")
    if unseated < players:
        return tr("%n players have no seat yet. Start the clock anyway?", unseated)
    return tr("%n players are in and none has a seat. Start the clock anyway?", players)


def next_row(level: Level | None) -> str:
    """Return ``Next 500 / 1,000 · ante 1,000``; nothing when the sheet ends."""
    if level is None:
        return tr("Last level")
    if level.pause:
        if level.kind == "day-end":
            return tr("Next: end of day")
        if level.kind == "talk":
            return tr("Next: talk break")
        if level.length is None:
            return tr("Next: break")
        return tr("Next: break, {length}", length=duration_words(level.length))
    return tr("Next: {what}", what=dotted(blinds_text(level), ante_text(level)))


def first_row(level: Level) -> str:
    return tr("First: {what}", what=dotted(blinds_text(level), ante_text(level)))


big_blinds = tr.phrase("{n} BB")


# -- gaps, time, errors -----------------------------------------------------------------------------


@notice
def gap_question(gap: Gap, zone: tzinfo) -> str:
    """Ask in the banner after a sleep or a crash."""
    if gap.unknown:
        return tr(
            "This PC's time was set back while Riffle was closed, so the time away is unknown. The "
            "clock goes on from where it stopped."
        )
    start, end = (_of_gap(gap)(ms, zone) for ms in (gap.start, gap.end))
    if gap.end - gap.start < _DAY and offset_of(gap.start, zone) == offset_of(gap.end, zone):
        return tr("Riffle was away from {start} to {end} while the clock ran.", start=start, end=end)
    return tr(
        "Riffle was away for {time}, from {start} to {end}, while the clock ran.",
        time=duration_words(gap.end - gap.start),
        start=start,
        end=end,
    )


def go_back_to(gap: Gap, zone: tzinfo) -> str:
    return tr("Go back to {time}", time=_of_gap(gap)(gap.start, zone))


def _of_gap(gap: Gap) -> Callable[[int, tzinfo], str]:
    """Return how the ends of a gap are written: with the date if the gap is longer than a day."""
    return time_of_day if gap.end - gap.start < _DAY else date_and_time


@notice
def time_changed(by: int) -> str:
    said = duration_words(abs(by))
    if by > 0:
        return tr("This PC's time was set forward by {time}. The clock goes on as it was.", time=said)
    return tr("This PC's time was set back by {time}. The clock goes on as it was.", time=said)


# The PC is in another time zone; the clock did not follow.
zone_changed = notice(
    tr.phrase(
        "This PC was set to another time zone. Times are shown in it now; the clock goes on as it was."
    ),
    "zone_changed",
)
beat_failed = notice(
    tr.phrase("The file is not responding. Riffle goes on; your next action shows whether it is saved."),
    "beat_failed",
)
# Riffle or the night is to be closed while its last action waits for the disk.
unanswered = notice(
    tr.phrase(
        "The disk is not responding: the last action of {name} is not saved. Close again to give it up."
    ),
    "unanswered",
)
copy_unanswered = notice(
    tr.phrase("The disk is not responding: the copy of {name} is not saved. Close again to give it up."),
    "copy_unanswered",
)
nothing_refused = notice(
    tr.phrase("Ctrl+Enter overrides a refusal. Nothing is refused now."), "nothing_refused"
)
# An action that a slow disk takes its time to store.
saving = notice(tr.phrase("Saving…"), "saving")
library_in_memory = notice(
    tr.phrase("The player list cannot be saved: new players are kept in tonight's file only."),
    "library_in_memory",
)
# A write in the library finds it locked, or its disk slow: it is tried until it is through.
library_waits = notice(
    tr.phrase(
        "Another program is using library.db, or its disk is slow. The tournament is saved; players, "
        "templates and choices are saved as soon as it is free."
    ),
    "library_waits",
)
library_written = notice(
    tr.phrase("library.db is free again: players, templates and choices are saved."), "library_written"
)
library_failed = notice(tr.phrase("{trouble} The tournament itself is saved."), "library_failed")
library_leaving = notice(
    tr.phrase("Waiting for library.db: Riffle closes as soon as it is free."), "library_leaving"
)
library_unwritten = notice(
    tr.phrase(
        "library.db is not free: the last players, templates or choices are not saved. Close again to give "
        "them up."
    ),
    "library_unwritten",
)
written = notice(tr.phrase("Saved to {path}."), "written")


@notice
def something_wrong(report: str) -> str:
    said = tr(
        "Something went wrong in Riffle. Everything saved is safe and the tournament goes on. If your "
        "last action is not in History, do it again."
    )
    return f"{said} {tr('A report without names is in {report}.', report=report)}" if report else said


@notice
def library_recovered(path: str, *, trial: bool = False) -> str:
    if trial:
        return tr(
            "The player list was made by a trial version of Riffle, so Riffle started a new one. The "
            "old one is kept as {path}.",
            path=path,
        )
    return tr(
        "The player list could not be read, so Riffle started a new one. The old one is kept as {path}.",
        path=path,
    )


@notice
def people_left_out(count: int) -> str:
    if not count:
        return ""
    return tr(
        "%n players are left out of the player list, because what was noted of them cannot be read.", count
    )


@notice
def penalties_left_out(count: int) -> str:
    if not count:
        return ""
    return tr("%n earlier penalties are left out, because what was noted of them cannot be read.", count)


@notice
def nights_left_out(count: int) -> str:
    """Return the sentence about rows of the list of nights that cannot be read, if there are any."""
    if not count:
        return ""
    return tr(
        "%n tournaments are left out of the list below, because what was noted of them cannot be read. "
        "Open them by their files.",
        count,
    )


@notice
def synchronised(service: str) -> str:
    if service == "network":
        return tr("This file is in a network folder. Open it on one PC only, and keep a copy here.")
    return tr(
        "This file is in a folder that {service} synchronises. Open it on one PC only.", service=service
    )


def quit_question(*, clock: bool = True) -> str:
    if not clock:
        return tr("The level clock stops while Riffle is closed, and no hands are counted.")
    return tr(
        "The clock goes on while Riffle is closed. When you open this tournament again after more "
        "than a minute, Riffle asks about the time between."
    )


# -- tonight ------------------------------------------------------------------------------------------


hall_closes = tr.phrase("venue closes {time}")
_by_hand = tr.phrase("By hand, under {page}")


def by_hand(page: str) -> str:
    """Return the way to the page on which a duty is done by hand."""
    return _by_hand(PAGE_TITLES[page]())


def break_at(time: str, remove: Sequence[int], name: str) -> str:
    """Return ``20:50 break · colour up 25s``."""
    said = tr("{time} {name}", time=time, name=name or tr("break"))
    return tr("{what} · colour up {chips}", what=said, chips=chips_off(remove)) if remove else said


def late_until(time: str, over: bool) -> str:
    return (
        tr("{time} late registration closed", time=time)
        if over
        else tr("{time} late registration closes", time=time)
    )


def tables_line(seated: int, free: int, tables: int, order: Sequence[str]) -> str:
    """Return ``50 players · 4 free seats · break order 6, 5, 4``; of many tables, or where none breaks, how
    many there are."""
    last = tr("%n tables", tables) if tables > 1 else ""
    if 2 <= len(order) <= 6:
        last = tr("break order {order}", order=", ".join(order))
    return dotted(tr("%n players", seated), tr("%n free seats", free), last)


# -- duties -----------------------------------------------------------------------------------------


def duty_count(n: int) -> str:
    return tr("%n duties", n) if n else ""


def nothing_due(t: Tournament, reading: Reading) -> str:
    """Describe the empty column: what comes first, or that all is well."""
    if not t.people.entries:
        return tr("No duties yet. Register the players; duties appear here.")
    if reading.phase == "before" and t.clock.levels and can(t, Start):
        return tr("Everybody has a seat. Start the clock when the room is ready.")
    return tr("No duties right now.")


over = tr.phrase("The tournament is over")
nobody_seated = notice(
    tr.phrase("Nobody is seated yet. Draw seats first, then print the list."), "nobody_seated"
)


@notice
def rest_on_it(actions: Sequence[str]) -> str:
    """Say what could not stand without the action one wants to undo."""
    shown = list(actions[:6])
    if len(actions) > len(shown):
        shown.append(tr("and %n more", len(actions) - len(shown)))
    first = tr("This action cannot be undone alone: later actions depend on it.")
    return "\n".join([first, *(f"·  {line}" for line in shown)])


# -- history ------------------------------------------------------------------------------------------


choose_action = notice(tr.phrase("Select an action in the list first."), "choose_action")


def clock_then(reading: Reading, levels: Sequence[Level]) -> str:
    if reading.phase == "before" or reading.level is None:
        return tr("The clock had not started.")
    row = level_name(levels, reading.index)
    blinds = "" if reading.level.pause else f", {level_whole(reading.level)}"
    left = clock_text(reading.remaining if reading.remaining is not None else reading.elapsed)
    if reading.phase == "paused":
        return tr("{row}{blinds}, paused with {time} on the clock.", row=row, blinds=blinds, time=left)
    return tr("{row}{blinds}, {time} on the clock.", row=row, blinds=blinds, time=left)


def field_then(left: int, entries: int, chips: int) -> str:
    """Return how many were in; with their average where there were chips."""
    said = tr("{left} of {all} in", left=amount(left), all=amount(entries))
    if not left or not chips:
        return f"{said}."
    return tr("{players}, average {chips}.", players=said, chips=amount(chips // left))


stray_seat = tr.phrase("“{seat}” is a seat. Press Esc to take it to the command bar.")
stray_text = tr.phrase("“{typed}” means nothing here. Press Esc to take it to the command bar.")
undo_outside = tr.phrase("Nothing typed here can be taken back. Press Esc, then Ctrl+Z undoes an action.")
chosen_by_seat = tr.phrase(
    "{choice} is chosen. Press Enter again to go on with it, or Esc to take {seat} to the command bar."
)
too_soon = tr.phrase("That Enter came too soon.")


def no_reason(typed: str) -> str:
    """Say what an override wants in place of this text, which has no letters."""
    if not typed:
        return tr("Type a reason first.")
    return tr("“{text}” looks like a seat or a number. Type the reason in words.", text=typed)


# -- files --------------------------------------------------------------------------------------------


unknown_format = notice(
    tr.phrase(
        "This tournament is played in the format {format}, which this Riffle does not know, so it is only "
        "shown."
    ),
    "unknown_format",
)
does_not_fold = notice(
    tr.phrase(
        "The actions in this file contradict each other from some point on. It is shown up to there "
        "and not changed."
    ),
    "does_not_fold",
)
only_shown = notice(tr.phrase("This file is read-only. Save a copy to continue."), "only_shown")
pause_first = notice(tr.phrase("The clock is running. Pause it first."), "pause_first")
copy_word = tr.phrase("copy")
