"""The Structure page's words: the sheet and its making, settings, prices, prizes, and the closing time."""

from collections.abc import Iterable, Sequence
from datetime import tzinfo

from core.clock.hall_closes import Remedy
from core.clock.structure_rules import RowsAct
from core.say.acts import AddBreak, AddLevel, EditRow, MoveRow, RemoveRow
from core.say.levels import MINUTE, Level, Oddity
from core.tournament.settings import Currency
from gui.words.numbers import (
    amount,
    chips_off,
    duration_words,
    hands_count,
    level_name,
    money,
    percent,
    time_of_day,
)
from gui.words.tr import Context, mark

tr = Context("structure")


# The second of a pair stands under the title of both.
_COLUMNS = (
    mark("Level"), mark("Blinds"), "", mark("Ante"), mark("Paid by"), mark("Bets"), "", mark("Cap"),
    mark("Bring-in"), mark("Min"), mark("Colour-up"), mark("Begins"),
)  # fmt: skip


def column(at: int) -> str:
    return tr(_COLUMNS[at]) if _COLUMNS[at] else ""


_PAID_BY = {
    "none": mark("nobody"),
    "each": mark("each player"),
    "bb": mark("big blind"),
    "button": mark("button"),
}
paid_by = tr.one_of(_PAID_BY)
_ANTE_OF = {"none": mark("Ante"), "each": mark("Ante"), "bb": mark("BB ante"), "button": mark("Button ante")}
ante_of = tr.one_of(_ANTE_OF)
_DEEDS = {
    "level": mark("Add level"),
    "break": mark("Add break"),
    "talk": mark("Add talk break"),
    "day_end": mark("Add end of day"),
    "insert": mark("Insert level above"),
    "insert_break": mark("Insert break above"),
    "remove": mark("Remove"),
    "up": mark("Move up"),
    "down": mark("Move down"),
    "blinds": mark("Blinds"),
    "payer": mark("Who pays the ante"),
    "limit": mark("Limit bets"),
    "cap": mark("Raise cap"),
    "bring_in": mark("Bring-in"),
}
deed = tr.one_of(_DEEDS)
_CLOSES = {
    "late": mark("late registration"),
    "entry": mark("entries"),
    "reentry": mark("re-entries"),
    "rebuy": mark("re-buys"),
    "addon": mark("add-ons"),
}
_ODDITIES = {
    "blinds_fall": mark("{row}: the blinds are lower than in the previous level."),
    "small_over_big": mark("{row}: the small blind is larger than the big blind."),
    "ante_over_big": mark("{row}: each player's ante is as large as the big blind."),
    "no_blinds": mark("{row}: no blinds and no ante."),
    "long_level": mark("{row}: longer than three hours."),
    "cap_no_bets": mark("{row}: raise cap without limit bets."),
    "bring_in_over_bet": mark("{row}: the bring-in is as large as the small bet."),
    "long_talk": mark("{row}: a talk break is usually two minutes long."),
    "many_hands": mark("{row}: longer than a hundred hands."),
    "chip_unknown": mark("{row}: colours up chips that are not in the chip set."),
    "no_chips_left": mark("{row}: colours up the last chips in play."),
    "lower_chip_stays": mark("{row}: colours up chips while lower ones stay."),
    "chip_needed": mark("{row}: colours up chips that later blinds or antes need."),
}


def length(ms: int | None, hands: int = 0) -> str:
    """Return ``20 min``, ``12 min 30 s``, ``10 hands``, ``open``."""
    if hands:
        return hands_count(hands)
    return tr("open") if ms is None else duration_words(ms)


def length_typed(ms: int | None, hands: int = 0) -> str:
    """Return a length as it is typed: ``20``, ``12:30``, ``10 hands``, ``open``."""
    if hands:
        return f"{hands} {tr('hands')}"
    if ms is None:
        return tr("open")
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02d}" if seconds else str(minutes)


def oddity(found: Oddity, levels: Sequence[Level]) -> str:
    """Say what looks like a slip, in a sentence; nothing for an empty sheet, which says so itself."""
    if found.code not in _ODDITIES:
        return ""
    return tr(_ODDITIES[found.code], row=level_name(levels, found.index))


# In a level of so many hands that is played.
now_hands_left = tr.phrase("now, %n hands left")
colours_up = tr.phrase("{chips} colour up", chips=chips_off)
_CLOSE_HERE = {
    "late": mark("late registration closes"),
    "entry": mark("entries close"),
    "reentry": mark("re-entries close"),
    "rebuy": mark("re-buys close"),
    "addon": mark("add-ons close"),
}


def _hours(ms: int) -> str:
    minutes = ms // 60_000
    return f"{minutes // 60}:{minutes % 60:02d}"


begins_in = tr.phrase("+{time}", time=_hours)


def closes(what: Iterable[str]) -> str:
    """Say what can be bought no more once the level is over: ``late registration, re-buys``."""
    return ", ".join(tr(_CLOSES[x]) for x in what)


def changed(act: RowsAct, rows: int) -> str:
    """Say what a change of so many rows does that is not done yet."""
    match act:
        case EditRow():
            return tr("%n rows change.", rows)
        case RemoveRow():
            return tr("%n rows are removed.", rows)
        case MoveRow():
            return tr("%n rows move.", rows)
        case AddLevel():
            return tr("A level is added.")
        case AddBreak():
            return tr("A break is added.")
    return tr("%n rows are laid.", rows)


def moves_end(by: int) -> str:
    """Say by how much (ms) the end of the last row moves."""
    if not by:
        return tr("The last row ends when it did.")
    time = duration_words(abs(by))
    return (
        tr("The last row ends {time} earlier.", time=time)
        if by < 0
        else tr("The last row ends {time} later.", time=time)
    )


# A key would begin another change.
stands = tr.phrase("A change is not done yet. Enter does it, Esc drops it.")
fixed_cell = tr.phrase("Nothing can be typed into this cell. Esc leaves the sheet.")
no_row = tr.phrase("There are no levels yet. L adds one.")


def closing_here(what: Iterable[str]) -> str:
    """Say in its row what can be bought no more: ``late registration closes``. With others its name is too
    long for a narrow sheet: there it is the entries that close, re-entries among them."""
    kinds = list(what)
    if "late" in kinds and len(kinds) > 1:
        kinds = ["entry", *(x for x in kinds if x not in ("late", "entry", "reentry"))]
    return tr(_CLOSE_HERE[kinds[0]]) if len(kinds) == 1 else tr("{what} close", what=closes(kinds))


def sheet_line(levels: Sequence[Level]) -> str:
    count = tr("%n levels", sum(1 for x in levels if not x.pause))
    if not levels:
        return ""
    if any(x.length is None for x in levels):
        return count
    return tr(
        "{levels} · {time} with breaks", levels=count, time=duration_words(sum(x.length or 0 for x in levels))
    )


# -- prizes ---------------------------------------------------------------------------------------


def share(kind: str, value: int, currency: Currency) -> str:
    return percent(value) if kind == "percent" else money(value, currency.plain)


template_saved = tr.phrase("Structure saved as “{name}”.")


def begins(at: int | None, at_break: bool, zone: tzinfo) -> str:
    """Say from when a change holds. It is announced before."""
    if at is None:
        return tr("Applies from the next row.")
    if at_break:
        return tr("Applies from the break at {time}.", time=time_of_day(at, zone))
    return tr("Applies from the level that begins at {time}.", time=time_of_day(at, zone))


def way(remedy: Remedy) -> str:
    levels = tr("Levels of {n} min", n=remedy.minutes)
    breaks = tr("Breaks shortened by {time}", time=duration_words(remedy.saved))
    match remedy.kind:
        case "breaks":
            return breaks
        case "shorten":
            return levels
        case "both":
            return f"{breaks} · {levels}"
    return tr("%n levels removed", len(remedy.skipped))


def outcome(remedy: Remedy, closes: int, zone: tzinfo) -> str:
    """Return ``ends about 00:55``, and whether that is in time."""
    ends = time_of_day(remedy.ends, zone)
    if remedy.ends <= closes:
        return tr("ends about {time}", time=ends)
    over = duration_words(max(MINUTE, (remedy.ends - closes) // MINUTE * MINUTE))
    return tr("ends about {time}, still {over} late", time=ends, over=over)


def rows(made: Sequence[AddLevel | AddBreak]) -> str:
    """Return the sheet in a few lines, one from break to break: blinds, and what is coloured up at its
    end."""
    lines = [list[str]()]
    for x in made:
        if isinstance(x, AddBreak):
            gone = tr("break · colour up {chips}", chips=chips_off(x.remove)) if x.remove else tr("break")
            lines[-1].append(f"– {gone}")
            lines.append([])
        elif x.blinds is not None:
            lines[-1].append(f"{amount(x.blinds[0])}/{amount(x.blinds[1])}")
    return "\n".join("   ".join(x) for x in lines if x)


def summary(ends: int, length: int, ratio: float, depth: float) -> str:
    """Return ``Over in level 13, after about 4 h 50 min. Stacks begin 100 big blinds deep, levels rise by 42
    %.``"""
    time, rise = duration_words(length // MINUTE * MINUTE), round((ratio - 1) * 100)
    over = tr("Ends in level {n}, after about {time}.", n=ends, time=time)
    deep = tr("Stacks start at {n} big blinds; blinds rise {rise} % per level.", n=round(depth), rise=rise)
    return f"{over} {deep}"
