"""A night's state as aligned text, printed to a terminal."""

import sys
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import tzinfo

from core.clock.clock import Reading, read
from core.formats.duties import duties
from core.formats.format import can
from core.formats.verify_draws import DrawCheck, Flaw
from core.formats.verify_races import RaceCheck, RaceFlaw
from core.money.payouts import fees, tonight
from core.money.pool import chain
from core.paper.lists import results, seating_by_table
from core.say.acts import SetChips
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.words import text
from gui.words.floor import commitment_text
from gui.words.names import player_of
from gui.words.numbers import amount, players_text
from gui.words.prizes import link_said, prize_said
from gui.words.tr import Context, mark
from gui.words.words import draw_name

tr = Context("report")

_FLAWS = {
    Flaw.COMMITMENT: mark("the commitment shown does not match the secret kept"),
    Flaw.PREPARED_TWICE: mark("the secret of the draw was replaced"),
    Flaw.USED_SECRET: mark("its secret had been used before: the draw was repeated"),
    Flaw.OTHER_PURPOSE: mark("it was prepared for another kind of draw"),
    Flaw.NOT_PREPARED: mark("it was not prepared"),
    Flaw.PEOPLE: mark("the wrong players were drawn"),
    Flaw.SEATS: mark("the seats drawn from were not the free ones"),
    Flaw.RESULT: mark("the seats do not follow from the secret and the number"),
    Flaw.PURPOSE: mark("this kind of draw is unknown to this version"),
    Flaw.LOG: mark("the log before it is inconsistent"),
}
_RACE_FLAWS = {
    RaceFlaw.CARDS: mark("the cards do not follow from its secret"),
    RaceFlaw.USED_SECRET: mark("its secret had been used before: the race was repeated"),
    RaceFlaw.WINNERS: mark("the chips did not go to the highest cards"),
    RaceFlaw.LEDGER: mark("the ledger does not match its result"),
    RaceFlaw.LOG: mark("the log before it is inconsistent"),
}


def out(text: str, *, error: bool = False) -> None:
    """Print the text; letters that the terminal cannot show become question marks."""
    stream = sys.stderr if error else sys.stdout
    coding = stream.encoding or "utf-8"
    stream.write(text.encode(coding, "replace").decode(coding) + "\n")


def err(text: str) -> None:
    out(text, error=True)


def width(text: str) -> int:
    """Return the columns in a terminal: wide letters take two, combining accents none."""
    seen = [c for c in text if not unicodedata.combining(c)]
    return len(seen) + sum(unicodedata.east_asian_width(c) in "WF" for c in seen)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Return columns under their heads, two spaces between; those numbered in ``right`` are right-aligned."""
    clean = [[_plain(cell) for cell in row] for row in (head, *rows)]
    wide = [max(width(row[i]) for row in clean) for i in range(len(head))]
    lines = []
    for row in clean:
        cells = [
            " " * (wide[i] - width(cell)) + cell if i in right else cell + " " * (wide[i] - width(cell))
            for i, cell in enumerate(row)
        ]
        lines.append(("  " + "  ".join(cells)).rstrip())
    return lines


def _plain(cell: str) -> str:
    """Remove control characters: a name must not move the terminal's cursor."""
    return "".join(c if c.isprintable() else " " for c in cell)


# -- as text ------------------------------------------------------------------------------------------


def as_text(director: Director, now: int, zone: tzinfo) -> str:
    """Return clock, seats, places, prizes, duties, log."""
    t = director.state
    parts = [
        (tr("Clock"), list(_clock_lines(t, read(t.clock.levels, t.clock.position, now), now, zone))),
        (tr("Seats"), _seat_lines(t)),
        (tr("Places"), _place_lines(t)),
        (tr("Prizes"), _prize_lines(t)),
        (tr("Duties"), _duty_lines(t, now)),
        (tr("Log"), _log_lines(director, zone)),
    ]
    head = " · ".join(_plain(str(x)) for x in (t.setting("club"), t.setting("title")) if x)
    blocks = [[head]] if head else []
    blocks += [[title, *lines] for title, lines in parts if lines]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _clock_lines(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Iterator[str]:
    yield f"  {text.date_and_time(now, zone)}"
    level = reading.level
    if level is not None:
        row = text.level_name(t.clock.levels, reading.index)
        yield "  " + " · ".join(
            dict.fromkeys(
                x for x in (row, text.level_line(level), text.ante_text(level), _left(reading)) if x
            )
        )
    left = len(t.people.live)
    average = t.chips.in_play // left if left else 0
    entries = len(t.people.entries)
    if not can(t, SetChips):
        yield "  " + tr("%n entries, {left} still in", entries, left=amount(left))
        return
    chips, average_text = amount(t.chips.in_play), amount(average)
    yield "  " + tr(
        "%n entries, {left} still in, {chips} chips, {average} on average",
        entries,
        left=amount(left),
        chips=chips,
        average=average_text,
    )


def _left(reading: Reading) -> str:
    if reading.phase == "before":
        return tr("not started")
    if hands := text.hands_text(reading):
        words = tr("{of} hands played", of=hands)
    elif reading.remaining is None or reading.level is None or reading.level.length is None:
        words = tr("{run} played, open end", run=text.clock_text(reading.elapsed))
    else:
        words = tr(
            "{left} of {of} left",
            left=text.clock_text(reading.remaining),
            of=text.clock_text(reading.level.length),
        )
    return words if reading.running else f"{words} · {tr('paused')}"


def _seat_lines(t: Tournament) -> list[str]:
    rows = [
        [block.label, str(x.seat), x.name]
        for block in seating_by_table(t)
        for x in block.seats
        if x.state == "taken"
    ]
    rows += [["", "", tr("{name} (no seat)", name=player_of(t, e.id))] for e in t.playing if e.table is None]
    return table([tr("Table"), tr("Seat"), tr("Name")], rows, (0, 1)) if rows else []


def _place_lines(t: Tournament) -> list[str]:
    currency = t.currency
    rows = [
        [
            text.place_text(x.place, x.last),
            x.name,
            prize_said(t, x.last, x.prize) if x.prize else "",
            text.amount(x.entries),
            text.money(x.paid, currency),
        ]
        for x in results(t)
    ]
    head = [tr("Place"), tr("Name"), tr("Prize"), tr("Entries"), tr("Paid")]
    return table(head, rows, (0, 2, 3, 4)) if rows else []


def _prize_lines(t: Tournament) -> list[str]:
    if not t.money.paid and not t.money.links:
        return []
    currency = t.currency
    sums = {"pool": t.money.pool, "taken": t.money.paid, "fees": fees(t)}
    money = {name: text.money(x, currency) for name, x in sums.items()}
    rows = [[text.ordinal(i), prize_said(t, i, x)] for i, x in enumerate(tonight(t), 1)]
    lines = [f"  {tr('Prize pool {pool}: {taken} taken, {fees} fees', **money)}"]
    found = chain(t)
    if t.money.links or not all(x.bought for x in found):
        links = [[link_said(x, currency), text.money(abs(x.amount), currency)] for x in found]
        lines += table(["", ""], [*links, [tr("Prize pool"), money["pool"]]], (1,))[1:]
    return lines + (table([tr("Place"), tr("Prize")], rows, (0, 1)) if rows else [])


def _duty_lines(t: Tournament, now: int) -> list[str]:
    words = [text.duty(d, now, text.Names(t)) for d in duties(t, now)]
    if not words:
        return [f"  {tr('No duties.')}"]
    rows = [[x.when, x.title, " · ".join(filter(None, (x.text, x.reason)))] for x in words]
    return table(["", "", ""], rows, (0,))[1:]


def _log_lines(director: Director, zone: tzinfo) -> list[str]:
    names = text.Names(director.state, director.history, zone)
    rows = []
    for action in director.history:
        words, undo = text.sentence(action, names), director.undone.get(action.id)
        quiet = tr("undone by {n}", n=undo) if undo is not None else words.quiet
        rows.append([str(action.id), text.time_of_day(action.happened, zone), words.text, quiet])
    head = [tr("No."), tr("Time"), tr("What")]
    return table([*head, ""], rows, (0,)) if rows else []


# -- draws and chip races -----------------------------------------------------------------------------


def draw_lines(checks: Sequence[DrawCheck], times: dict[int, str]) -> list[str]:
    """Return one line for each draw; ``times`` has the time of each action."""
    rows = [
        [
            str(i),
            times.get(c.action, ""),
            draw_name(c.purpose),
            players_text(c.players) if c.state == "made" else "",
            c.number,
            commitment_text(c.commitment),
            draw_says(c),
        ]
        for i, c in enumerate(checks, 1)
    ]
    head = [tr("Draw"), tr("Time"), tr("What"), tr("Players"), tr("No."), tr("Commitment"), tr("Check")]
    return table(head, rows, (0,))


def race_lines(checks: Sequence[RaceCheck], times: dict[int, str]) -> list[str]:
    """Return one line for each chip race."""
    rows = [
        [str(i), times.get(c.action, ""), c.table, text.amount(c.chip), race_says(c)]
        for i, c in enumerate(checks, 1)
    ]
    head = [tr("Race"), tr("Time"), tr("Table"), tr("Chip"), tr("Check")]
    return table(head, rows, (0, 3))


def draw_says(check: DrawCheck) -> str:
    """Say what was found, in a few words."""
    if check.flaws:
        return tr("FAILED: {flaws}", flaws="; ".join(tr(_FLAWS[f]) for f in check.flaws))
    said = {"abandoned": tr("abandoned"), "prepared": tr("waiting for its number")}.get(check.state, tr("ok"))
    if check.state == "made" and not check.announced:
        said = tr("ok, drawn at once; commitment not shown before")
    elif check.state == "made" and not check.number:
        said = tr("ok, announced; no number called, the PC alone decided")
    return tr("{said} (undone later)", said=said) if check.undone else said


def race_says(check: RaceCheck) -> str:
    """Say what was found, in a few words."""
    if check.flaws:
        return tr("FAILED: {flaws}", flaws="; ".join(tr(_RACE_FLAWS[f]) for f in check.flaws))
    said = tr("ok")
    if not check.dealt:
        said = tr("ok, cards as entered") if check.cards else tr("ok, no cards dealt")
    return tr("{said} (undone later)", said=said) if check.undone else said
