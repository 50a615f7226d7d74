"""Numbers, times, levels and places as they are said in the room, and numbers as they are typed."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo

from PySide6.QtCore import QDate, QLocale, QTime

from core.clock.clock import Reading
from core.say.levels import Level, day, number
from core.tournament.settings import NO_CURRENCY, Currency
from gui.words.tr import Context, dotted, mark, words

tr = Context("numbers")

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_SYMBOLS = ("€", "$", "£", "¥")


def amount(n: int) -> str:
    """Return ``35,652``, as the country groups it."""
    return words().number(n)


def money(n: int, currency: Currency = NO_CURRENCY) -> str:
    """Return an amount of the smallest unit as the country writes it: ``20,500``, ``20,500 kr``, ``€20,500``,
    ``1 234,50 €``."""
    sign, decimals = currency
    if sign in _SYMBOLS:
        # Qt puts a negative sum in brackets, as accountants do.
        whole = abs(n) / 10**decimals if decimals else abs(n)
        return ("-" if n < 0 else "") + words().locale.toCurrencyString(whole, sign, decimals)
    shown = amount(n)
    if decimals:
        whole, part = divmod(abs(n), 10**decimals)
        minus = words().locale.negativeSign() if n < 0 else ""
        shown = f"{minus}{amount(whole)}{words().locale.decimalPoint()}{part:0{decimals}}"
    return f"{shown} {sign}" if sign else shown


def short_chips(n: int) -> str:
    """Shorten an amount where there is no room for all of it: ``9,500``, ``35.7k``, ``1.25M``. Rounded half
    up."""
    if abs(n) < 10_000:
        return amount(n)
    if abs(n) < 999_950:
        return _scaled(n, 1_000, 1) + "k"
    return _scaled(n, 1_000_000, 2) + "M"


def _scaled(n: int, unit: int, decimals: int) -> str:
    parts = (abs(n) * 10**decimals * 2 // unit + 1) // 2
    return _decimal(-parts if n < 0 else parts, decimals)


def _decimal(parts: int, decimals: int) -> str:
    """Return a number of so many decimals, without the zeros at its end."""
    while decimals and not parts % 10:
        parts, decimals = parts // 10, decimals - 1
    return words().locale.toString(parts / 10**decimals, "f", decimals) if decimals else amount(parts)


def percent(hundredths: int) -> str:
    """Return hundredths of a per cent as ``37.5 %``."""
    return _decimal(hundredths, 2) + " %"


def ordinal(n: int) -> str:
    """Return ``1st``, ``2nd``, ``24th``."""
    if n % 100 not in (11, 12, 13):
        if n % 10 == 1:
            return tr("{n}st", n=amount(n))
        if n % 10 == 2:
            return tr("{n}nd", n=amount(n))
        if n % 10 == 3:
            return tr("{n}rd", n=amount(n))
    return tr("{n}th", n=amount(n))


def place_text(place: int, last: int) -> str:
    """Return ``24th``, or ``23rd–24th`` for those who share."""
    return ordinal(place) if last == place else f"{ordinal(place)}–{ordinal(last)}"


def listed(parts: Iterable[str]) -> str:
    """Return ``A``, ``A and B``, ``A, B and C``."""
    return words().locale.createSeparatedList([*parts])


# -- typed ----------------------------------------------------------------------------------------

_TYPED = re.compile(r"(?P<sign>[-\u2212]?)(?P<digits>\d+(?:[.,'\u2019\s]\d+)*)(?:\s?(?P<unit>[km]))?")
_MOST_DIGITS = 18  # more than any number core reads, and fewer than Python refuses
_HALF_DAY = re.compile(r"(\d{1,2})[:.](\d\d)\s?([ap])\.?\s?m\.?", re.IGNORECASE)


def canonical(typed: str, *, whole: bool = False) -> str | None:
    """Return ``1,200``, ``1 200`` or ``1,5k``, as the country writes numbers, as core reads them: ``1200``,
    ``1.5k``. None for what has two readings (``1,500`` in Stockholm), unless it counts ``whole`` things, as
    chips are; what is no number stays as it is."""
    typed = typed.strip()
    found = _TYPED.fullmatch(typed.lower())
    if found is None:
        return typed
    sign, unit = "-" if found["sign"] else "", found["unit"] or ""
    parts, marks = re.split(r"\D", found["digits"]), re.findall(r"\D", found["digits"])
    digits = "".join(parts)
    if len(digits) > _MOST_DIGITS:
        return typed
    if not marks or (not unit and found["digits"] == amount(int(digits))):
        return sign + digits + unit
    mark, in_threes = marks[-1], parts[0][0] != "0" and len(parts[0]) <= 3 and {*map(len, parts[1:])} == {3}
    if len({*marks}) == 1 and in_threes and (mark not in ".," or not unit or len(marks) == 1):
        locale = words().locale
        groups = not unit and (whole or mark == locale.groupSeparator())
        if mark not in ".," or len(marks) > 1 or groups:
            return sign + digits + unit
        if mark != locale.decimalPoint() or not unit:
            return None
    before = found["digits"].rpartition(words().locale.decimalPoint())[0]
    as_here = not unit and before == amount(int("".join(parts[:-1])))
    grouped = len(marks) == 1 or marks[0] not in ".," or as_here
    if mark in ".," and len({*marks}) == min(len(marks), 2) and grouped:
        return f"{sign}{''.join(parts[:-1])}.{parts[-1]}{unit}"
    return typed


def not_a_number(typed: str) -> str:
    """Say what is wrong with a number that was typed: it is none, or it could be two."""
    if canonical(typed) is not None:
        return tr("This is not a number. Type 1200, {grouped} or 25k.", grouped=amount(1200))
    whole, _, part = re.split(r"([.,])", re.sub(r"[^\d.,]", "", typed))
    unit = typed.strip()[-1:].lower() if typed.strip()[-1:].isalpha() else ""
    point, part_of_one = words().locale.decimalPoint(), part.rstrip("0") or "0"
    grouped, half = amount(int(whole + part)) + unit, f"{whole}{point}{part_of_one}{unit}"
    return tr(
        "“{typed}” could be {grouped} or {half}. Type {digits} for the first.",
        typed=typed.strip(),
        grouped=grouped,
        half=half,
        digits=whole + part + unit,
    )


_FINEST = (
    mark("Type a whole amount. This tournament counts without decimals."),
    mark("Type an amount with one decimal at most, such as {amount}."),
    mark("Type an amount with two decimals at most, such as {amount}."),
)


def finest(decimals: int, amount: str) -> str:
    """Say how fine an amount may be, with one as an example."""
    return tr(_FINEST[decimals], amount=amount)


def not_an_amount(typed: str, decimals: int) -> str:
    """Say what is wrong with an amount that was typed: it is none, or too fine."""
    if re.fullmatch(r"\d+\.\d+", canonical(typed) or ""):
        return finest(decimals, money(105 * 10 ** (decimals - 1), Currency("", decimals)) if decimals else "")
    return not_a_number(typed)


def day_time(typed: str) -> str:
    """Return ``8:14 PM`` as core reads it, ``20:14``; anything else as it is."""
    found = _HALF_DAY.fullmatch(typed.strip())
    if found is None or int(found[1]) > 12:
        return typed.strip()
    hour = int(found[1]) % 12 + 12 * (found[3].lower() == "p")
    return f"{hour}:{found[2]}"


# -- times ----------------------------------------------------------------------------------------


def clock_text(ms: int) -> str:
    """Return ``12:48``, ``1:02:10``: up to the next whole second, so that 00:00 is shown only at zero."""
    seconds = max(0, -(-ms // 1000))
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes:02d}:{seconds:02d}"


def _local(ms: int, zone: tzinfo) -> datetime | None:
    try:
        return (_EPOCH + timedelta(milliseconds=ms)).astimezone(zone)
    except (OverflowError, ValueError):  # a hostile file may say anything
        return None


def time_of_day(ms: int, zone: tzinfo, *, seconds: bool = False) -> str:
    """Return ``20:14`` in the hall's zone; with seconds ``20:14:31``."""
    local, locale = _local(ms, zone), words().locale
    if local is None:
        return "–"
    written = locale.timeFormat(QLocale.FormatType.ShortFormat)
    if seconds:
        written = re.sub(r"(\W?)mm", r"\1mm\1ss", written)
    return locale.toString(QTime(local.hour, local.minute, local.second), written)


def offset_of(ms: int, zone: tzinfo) -> timedelta | None:
    """Return the hall's distance from UTC at this moment; summer time changes it."""
    local = _local(ms, zone)
    return None if local is None else local.utcoffset()


def date_of(ms: int, zone: tzinfo) -> str:
    """Return ``20 Nov 2026``."""
    local = _local(ms, zone)
    return "–" if local is None else day_text(local)


def day_text(day: date, *, weekday: bool = False, year: bool = True) -> str:
    """Return ``20 Nov 2026``, ``Fri 20 Nov``, in the order of the country."""
    locale = words().locale
    written = locale.dateFormat(QLocale.FormatType.LongFormat).replace("MMMM", "MMM")
    written = re.sub(r"dddd\W*", "ddd " if weekday else "", written)
    if not year:
        written = re.sub(r"\W*y+\W*$", "", written)
    return locale.toString(QDate(day.year, day.month, day.day), written)


def date_and_time(ms: int, zone: tzinfo) -> str:
    return tr("{date}, {time}", date=date_of(ms, zone), time=time_of_day(ms, zone))


def duration_words(ms: int) -> str:
    """Return ``45 s``, ``20 min``, ``1 min 30 s``, ``1 h 5 min``: two units at most, the rest let go."""
    seconds = abs(ms) // 1000
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return tr("{h} h {m} min", h=hours, m=minutes) if minutes else tr("{h} h", h=hours)
    if minutes:
        return tr("{m} min {s} s", m=minutes, s=seconds) if seconds else tr("{m} min", m=minutes)
    return tr("{s} s", s=seconds)


# -- levels -----------------------------------------------------------------------------------------


def level_name(levels: Sequence[Level], index: int) -> str:
    """Return ``Level 7``, ``Break``, or what the row is called; nothing where there is no such row."""
    if not 0 <= index < len(levels):
        return ""
    level = levels[index]
    if level.pause:
        return level.name or _pause_name(level, tr("End of day {n}", n=day(levels, index)))
    plain = tr("Level {n}", n=number(levels, index))
    return f"{plain} · {level.name}" if level.name else plain


def _pause_name(level: Level, day_end: str) -> str:
    if level.kind == "day-end":
        return day_end
    return tr("Talk break") if level.kind == "talk" else tr("Break")


def blinds_text(level: Level) -> str:
    """Return the text shown largest: the blinds, or a limit game's bets; nothing at a break."""
    if level.pause:
        return ""
    if level.small_bet or level.big_bet:
        return tr("{small} / {big} limit", small=amount(level.small_bet), big=amount(level.big_bet))
    if level.small_blind or level.big_blind:
        return f"{amount(level.small_blind)} / {amount(level.big_blind)}"
    return tr("ante {n}", n=amount(level.ante)) if level.ante else tr("no blinds")


def limit_blinds(level: Level) -> str:
    has_bets, has_blinds = level.small_bet or level.big_bet, level.small_blind or level.big_blind
    if level.pause or not (has_bets and has_blinds):
        return ""
    return tr("blinds {small} / {big}", small=amount(level.small_blind), big=amount(level.big_blind))


def level_line(level: Level) -> str:
    """Return ``400 / 800``, ``400 / 800 limit · blinds 200 / 400``, ``Break``."""
    if level.pause:
        return level.name or _pause_name(level, tr("End of day"))
    return dotted(blinds_text(level), limit_blinds(level))


def ante_text(level: Level) -> str:
    """Return ``BB ante 800``, ``ante 25``, ``button ante 200``; nothing where there is none, or where the
    ante is all there is and ``blinds_text`` has said it."""
    if level.pause or not level.ante or level.ante_kind == "none":
        return ""
    if level.ante_kind == "bb":
        return tr("BB ante {n}", n=amount(level.ante))
    if level.ante_kind == "button":
        return tr("button ante {n}", n=amount(level.ante))
    only = not (level.small_bet or level.big_bet or level.small_blind or level.big_blind)
    return "" if only else tr("ante {n}", n=amount(level.ante))


def ante_value(level: Level) -> str:
    """Return the ante under a label that says "ante": ``BB 800``, ``25``, ``button 200``."""
    if not ante_text(level):
        return ""
    if level.ante_kind == "bb":
        return tr("BB {n}", n=amount(level.ante))
    return tr("button {n}", n=amount(level.ante)) if level.ante_kind == "button" else amount(level.ante)


def level_whole(level: Level) -> str:
    """Return all of a row on one line: ``400 / 800 · BB ante 800``."""
    return dotted(level_line(level), ante_text(level), bring_in_text(level), cap_text(level.cap))


def bring_in_text(level: Level) -> str:
    return tr("bring-in {n}", n=amount(level.bring_in)) if level.bring_in and not level.pause else ""


def cap_text(raises: int | None) -> str:
    return tr("cap %n raises", raises) if raises else ""


hands_count = tr.phrase("%n hands")
players_text = tr.phrase("%n players")
tables_text = tr.phrase("%n tables")


def seat_text(label: str, seat: int | str) -> str:
    """Return ``table 3 seat 4``: how a seat is said; on the keyboard it is ``3.4``."""
    return tr("table {table} seat {seat}", table=label, seat=seat)


def hands_text(reading: Reading) -> str:
    """Return the hands played in a level that lasts a number of hands, ``3 / 10``; else ""."""
    level = reading.level
    if reading.phase == "before" or level is None or not level.hands:
        return ""
    return f"{amount(reading.hands)} / {amount(level.hands)}"


def chips_off(values: Sequence[int]) -> str:
    """Return ``25s``, ``25s and 100s``: chips as the floor speaks of them."""
    return listed(tr("{n}s", n=amount(v)) for v in values) if values else ""


def chip_off(value: int) -> str:
    return chips_off([value])
