"""The small pieces of the text form: words with their columns, numbers, lengths, times."""

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cached_property

from core.chips.cards import card
from core.money.amounts import amount_in
from core.money.refusing import RefusedMoney
from core.money.writing import shown
from core.say.records import Until
from core.say.said import ByFields
from core.say.times import happens


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Word(ByFields):
    """One word of a line: its text, whether it was quoted, its first column (from 1)."""

    text: str
    column: int
    quoted: bool = False


class BadLine(ValueError):
    """A line that cannot be parsed. ``column`` counts from 1; ``expected`` is a code with facts for
    ``gui/words/text.py``; ``got`` is the text found instead. ``near`` is a suggestion, worked out only when
    the error is shown, because a half-typed line is parsed at every key."""

    def __init__(
        self,
        column: int,
        expected: str,
        got: str = "",
        near: str | Callable[[], str] | None = None,
        **facts: str,
    ) -> None:
        super().__init__(f"column {column}: expected {expected}, got {got!r}")
        self.column, self.expected, self.got = column, expected, got
        self._near, self._facts = near, facts

    @cached_property
    def facts(self) -> dict[str, str]:
        near = self._near() if callable(self._near) else self._near
        return self._facts if near is None else {**self._facts, "near": near}


MOST_WORDS = 250_000
"""Most words of a line: more than a list of everybody at the largest festival."""

# Possessive: no backtracking, which for a line of megabytes would take gigabytes.
_WORD = re.compile(r'(no:)?"([^"\\]*+(?:\\.[^"\\]*+)*+)"|([^\s"]+)')
_ESCAPES = {"n": "\n", "t": "\t"}
_ESCAPED = re.compile(r"\\(u[0-9a-fA-F]{4}|.)")
# Characters that end a line for some program, or are invisible: control characters and U+2028, U+2029.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def words(line: str) -> list[Word]:
    """Return the words of a line; ``#`` begins a comment. Raises ``BadLine`` on a quote left open, and on a
    quoted word without a blank beside it.

    A club number with a blank in it is quoted after its mark, and one bare word: ``no:"a b"``.
    """
    split: list[Word] = []
    at = 0
    if half := _SURROGATE.search(line):
        raise BadLine(half.start() + 1, "text")
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        if line[at] == "#":
            break
        match = _WORD.match(line, at)
        if match is None:
            raise BadLine(at + 1, "closing quote", line[at : at + 20])
        number, text, bare = match.groups()
        if text is not None:
            text = _ESCAPED.sub(_unescaped, text)
            if _SURROGATE.search(text):
                raise BadLine(at + 1, "text")
            word = Word(f"{number or ''}{text}", at + 1, quoted=number is None)
        else:
            word = Word(bare, at + 1)
        if len(split) == MOST_WORDS:
            raise BadLine(word.column, "fewer words", word.text)
        split.append(word)
        at = match.end()
        joined = line[at : at + 1]
        if joined == '"' or (text is not None and joined and joined != "#" and not joined.isspace()):
            # two words without a blank: a line typed on by mistake would name one more
            raise BadLine(at + 1, "space", line[at : at + 20])
    return split


def _unescaped(match: re.Match[str]) -> str:
    code = match.group(1)
    return chr(int(code[1:], 16)) if len(code) > 1 else _ESCAPES.get(code, code)


def quote(text: str) -> str:
    """Return a name or text as it is written: always in quotes, on one line for every program."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{on_one_line(escaped)}"'


def on_one_line(text: str) -> str:
    """Escape characters that could end a line as ``\\uXXXX``, which quoted words and JSON both read back."""
    return text if text.isprintable() else _UNSEEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


_NUMBER = re.compile(r"(?P<whole>-?\d{1,15})(?:\.(?P<part>\d{1,15}))?(?P<unit>[km])?", re.ASCII)


def number(word: Word, expected: str = "number") -> int:
    """Return ``1200``, ``25k``, ``1.5m`` as a number; ``1.5`` is refused: chips have no halves.

    What groups digits (``1,200``, ``1 200``) is read where it is typed, by the country.
    """
    match = _NUMBER.fullmatch(word.text.lower())
    scale = {"k": 3, "m": 6}.get(match["unit"], 0) if match else 0
    decimals = (match["part"] or "").rstrip("0") if match else ""
    if match is None or len(decimals) > scale or (match["part"] and not scale):
        raise BadLine(word.column, expected, word.text)
    return int(match["whole"] + decimals.ljust(scale, "0"))


_FINER = ("whole amount", "one decimal", "two decimals")


def amount(word: Word, decimals: int, expected: str = "number") -> int:
    """Return an amount of a currency with so many ``decimals`` in its smallest unit: ``10.50``, ``300``,
    ``1.5k``. Raises ``BadLine``."""
    text = word.text
    try:
        return amount_in(text, decimals)
    except RefusedMoney as refused:
        if refused.code == "too_fine":
            raise BadLine(word.column, _FINER[decimals], text) from refused
        if refused.code == "too_large":
            raise BadLine(word.column, "smaller amount", text) from refused
        if decimals and re.fullmatch(rf"-?\d+,\d{{1,{decimals}}}", text, re.ASCII):
            raise BadLine(word.column, "point", text, near=text.replace(",", ".")) from refused
        raise BadLine(word.column, expected, text) from refused


def price(word: Word, decimals: int) -> tuple[int, ...]:
    """Return the total of ``350``; of ``300+50`` also the fee (300 to the pool, 50 to the house); of
    ``200+50+100`` also the bounty of 100."""
    column, parts = word.column, list[int]()
    for text in word.text.split("+", 2):
        parts.append(amount(Word(text, column), decimals))
        column += len(text) + 1
    return sum(parts), *parts[1:]


def part_of_price(word: Word, paid: int) -> int:
    """Return ``10%`` of what is paid, rounded down."""
    kind, hundredths = share(word, 0)
    if kind != "percent":
        raise BadLine(word.column, "number", word.text)
    return paid * hundredths // 10_000


# Minutes and seconds with a point. "7.5", "7.25" and "7.50" could be parts of a minute as well.
_WITH_POINT = re.compile(r"([+-]?\d{1,5})\.(?!25|50)([0-5]\d)")


def duration(word: Word) -> int:
    """Return a length in ms: ``20`` minutes, ``3:20`` and ``3.20`` minutes and seconds, ``1:02:10`` with
    hours, ``90s`` seconds.

    A sign is kept; ``3:20.250`` has milliseconds.
    """
    if (pointed := _WITH_POINT.fullmatch(word.text)) is not None:
        return duration(Word(f"{pointed[1]}:{pointed[2]}", word.column))
    match = re.fullmatch(
        r"([+-]?)(?:(\d{1,3}):(\d\d):(\d\d)|(\d{1,5}):(\d\d)|(\d{1,5})(s?))(?:\.(\d{1,3}))?", word.text
    )
    if match is None:
        raise BadLine(word.column, "length", word.text)
    sign, h, m1, s1, m2, s2, plain, unit, ms = match.groups()
    if plain is not None and ms is not None:
        raise BadLine(word.column, "length", word.text)
    if plain is not None:
        seconds = int(plain) * (1 if unit else 60)
    elif h is not None:
        seconds = int(h) * 3600 + int(m1) * 60 + int(s1)
    else:
        seconds = int(m2) * 60 + int(s2)
    total = seconds * 1000 + int((ms or "0").ljust(3, "0"))
    return -total if sign == "-" else total


def duration_text(ms: int) -> str:
    """Return the shortest form that ``duration`` reads back exactly."""
    sign, ms = ("-", -ms) if ms < 0 else ("", ms)
    seconds, millis = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    tail = f".{millis:03d}" if millis else ""
    return f"{sign}{minutes}:{seconds:02d}{tail}" if seconds or millis else f"{sign}{minutes}"


def _seat_before(word: Word, form: str) -> tuple[int, str]:
    seat, colon, after_colon = word.text.partition(":")
    if word.quoted or not colon or not (seat.isascii() and seat.isdecimal()) or len(seat) > 4:
        raise BadLine(word.column, form, word.text)
    return int(seat), after_colon


def seat_count(word: Word) -> tuple[int, int]:
    """Return seat and number of ``4:2``: two at seat 4."""
    seat, count = _seat_before(word, "counts")
    if not (count.isascii() and count.isdecimal()) or len(count) > 9:
        raise BadLine(word.column, "counts", word.text)
    return seat, int(count)


def seat_card(word: Word) -> tuple[int, str]:
    """Return seat and card of ``4:As``: the ace of spades before seat 4."""
    seat, text = _seat_before(word, "cards")
    dealt = card(text)
    if dealt is None:
        raise BadLine(word.column, "cards", word.text)
    return seat, dealt


def share(word: Word, decimals: int) -> tuple[str, int]:
    if word.text.endswith("%"):
        whole, dot, part = word.text[:-1].partition(".")
        if whole.isdecimal() and len(whole) < 4 and len(part) <= 2 and (not dot or part.isdecimal()):
            return "percent", int(whole) * 100 + int(part.ljust(2, "0") or 0)
        raise BadLine(word.column, "shares", word.text)
    return "amount", amount(word, decimals, "shares")


def share_text(written: tuple[str, int], decimals: int) -> str:
    kind, value = written
    if kind == "amount":
        return shown(value, decimals)
    whole, part = divmod(value, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".") + "%"


def kept(word: Word, decimals: int) -> tuple[str, int, int]:
    """Return the kind, the value and how many times of ``5%``, ``300``, ``7x150``."""
    times, by, each = word.text.lower().partition("x")
    if by:
        if not (times.isascii() and times.isdecimal()) or len(times) > 9:
            raise BadLine(word.column, "kept", word.text)
        return "amount", amount(Word(each, word.column + len(times) + 1), decimals, "kept"), int(times)
    if word.text.endswith("%"):
        try:
            return (*share(word, decimals), 1)
        except BadLine as bad:
            raise BadLine(word.column, "kept", word.text) from bad
    return "amount", amount(word, decimals, "kept"), 1


def kept_text(written: tuple[str, int, int], decimals: int) -> str:
    kind, value, times = written
    return share_text((kind, value), decimals) if times == 1 else f"{times}x{shown(value, decimals)}"


# -- moments --------------------------------------------------------------------------------------

# How far ahead of the PC a typed time may lie and still mean now; how far back an empty night reaches.
AHEAD = 5 * 60_000
REACH = 12 * 3_600_000
# How far back the time lies until which something was sold tonight.
EARLIER = 6 * 3_600_000

_CLOCK = re.compile(r"(\d{1,2}):(\d\d)(?::(\d\d))?")
# Accepted only where a time must stand: as typed on a number pad, and as written in half of Europe.
_PLAIN = re.compile(r"(?=\d{4}|\d{1,2}\.)(\d{1,2})\.?(\d\d)()")
_FULL = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def is_moment(text: str) -> bool:
    return bool(_CLOCK.fullmatch(text) or _FULL.fullmatch(text) or re.fullmatch(r"\+\d[\d:.]*s?", text))


def to_ms(when: datetime) -> int:
    return (when - EPOCH) // timedelta(milliseconds=1)


def moment(word: Word, after: int, zone: tzinfo, *, past: bool = False, done: Sequence[int] = ()) -> int:
    """Return a moment in ms. A full time with its offset is exact; ``+3:20`` is that long after ``after``;
    ``19:42`` is read in one of two ways.

    ``1942`` and ``19.42`` are 19:42. In a script, and for coming times: the first such time not before
    ``after``.

    With ``past``, for what a director types at ``after`` about the past (the command bar, and the time of a
    bust or a gap): the last such time not more than ``AHEAD`` later than ``after`` and not before the night's
    first action. Up to ``AHEAD`` later means now: a wall clock and the PC's differ. Further ahead it is that
    coming moment, for the rules to refuse. A time without seconds is in that minute after the last action
    entered for it. ``done`` is when the night's actions happened, in order; before the first, the night
    reaches back ``REACH``.

    Raises ``BadLine`` for an invalid time, or one outside this night.
    """
    if word.text.startswith("+") and is_moment(word.text):
        return after + duration(Word(word.text[1:], word.column + 1))
    try:
        if _FULL.fullmatch(word.text):
            ms = to_ms(datetime.fromisoformat(word.text))
            if happens(ms):
                return ms
            raise BadLine(word.column, "time", word.text)
        match = _CLOCK.fullmatch(word.text) or _PLAIN.fullmatch(word.text)
        if match is None:
            raise BadLine(word.column, "time", word.text)
        hour, minute, second = (int(x or 0) for x in match.groups())
        shown, whole = time(hour, minute, second), match.group(3) is None
        if not past:
            return _next(shown, whole, after, zone)
        first = done[0] if done else after - REACH
        ms = _last(shown, whole, after, zone, done or (first,))
        if ms < first:
            raise BadLine(word.column, "time tonight", word.text, first=clock_of(first, zone))
        return ms
    except (ValueError, OverflowError) as error:
        if isinstance(error, BadLine):
            raise
        raise BadLine(word.column, "time", word.text) from error


def until(word: Word, after: int, zone: tzinfo) -> Until:
    """Return a level, or the moment until which something is sold: the next such time not before
    ``EARLIER``, for what is told after its sale has ended means tonight and not tomorrow."""
    if word.text.isascii() and word.text.isdecimal() and len(word.text) <= 9:
        return "level", int(word.text)
    from_ = after if word.text.startswith("+") else (after - EARLIER) // 60_000 * 60_000
    try:
        return "time", moment(word, from_, zone)
    except BadLine as bad:
        raise BadLine(word.column, "until", word.text) from bad


def _local(ms: int, zone: tzinfo) -> datetime:
    return (EPOCH + timedelta(milliseconds=ms)).astimezone(zone)


def _next(shown: time, whole: bool, after: int, zone: tzinfo) -> int:
    """Return the first such local time not before ``after``; both passes of an hour that comes twice are
    tried. Without seconds the present minute counts: nothing happens before ``after``."""
    start = _local(after, zone)
    if whole and (start.hour, start.minute) == (shown.hour, shown.minute):
        return after
    for day in range(3):
        for ms in _passes(start.date() + timedelta(days=day), shown, zone):
            if ms >= after:
                return ms
    raise ValueError("no such time")


def _last(shown: time, whole: bool, now: int, zone: tzinfo, night: Sequence[int]) -> int:
    """Return the last such time, as ``moment`` describes. It lies before the night's first action if the
    night had not begun then and the next such time is further off."""
    today = _local(now, zone).date()
    days = (today + timedelta(days=day) for day in range(-2, 3))
    times = [ms for day in days for ms in _passes(day, shown, zone)]
    behind = max(ms for ms in times if ms <= now + AHEAD)
    entered = bisect_right(night, min(behind + 59_999, now) if whole else behind)
    if not entered:
        ahead = min(ms for ms in times if ms > now + AHEAD)
        return ahead if ahead - now < now - behind else behind
    return min(max(behind, night[entered - 1]) if whole else behind, now)


def _passes(day: date, shown: time, zone: tzinfo) -> list[int]:
    """Return the moments of this date when a wall clock shows this: two when summer time ends. In the hour
    skipped when it begins, the moment when a clock not yet put forward shows it."""
    passes = [datetime.combine(day, shown.replace(tzinfo=zone, fold=fold)) for fold in (0, 1)]
    real = [x for x in passes if x.astimezone(UTC).astimezone(zone).time() == x.time()]
    return sorted({to_ms(local.astimezone(UTC)) for local in real or passes[:1]})


def full_text(ms: int, zone: tzinfo) -> str:
    """Return a full time with offset and, if there are any, milliseconds."""
    return _local(ms, zone).isoformat(timespec="milliseconds" if ms % 1000 else "seconds")


def clock_of(ms: int, zone: tzinfo) -> str:
    """Return ``18:00``, as shown on a wall clock."""
    return f"{_local(ms, zone):%H:%M}"
