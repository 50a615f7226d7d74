"""The small pieces of the text form: words with their columns, numbers, lengths, times."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cached_property
from itertools import islice

from core.chips.cards import card
from core.say.records import happens


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a line: its text, whether it was quoted, the column it begins in (from 1)."""

    text: str
    column: int
    quoted: bool = False


class BadLine(ValueError):
    """A line that is not one of ours. ``column`` counts from 1; ``expected`` is a code with facts for
    ``gui/words/text.py``: what should have stood there, and ``got`` what did. ``near`` is what may have been
    meant:
    it is looked for when it is told, because a line half typed is read at every key."""

    def __init__(
        self, column: int, expected: str, got: str = "", near: str | Callable[[], str] | None = None,
        **facts: str,
    ) -> None:  # fmt: skip
        super().__init__(f"column {column}: expected {expected}, got {got!r}")
        self.column, self.expected, self.got = column, expected, got
        self._near, self._facts = near, facts

    @cached_property
    def facts(self) -> dict[str, str]:
        near = self._near() if callable(self._near) else self._near
        return self._facts if near is None else {**self._facts, "near": near}


MOST_WORDS = 250_000
"""In a line: more than a list of everybody at the largest festival has."""

# Possessive: nothing is kept to come back to, which for a line of megabytes would be gigabytes.
_WORD = re.compile(r'(no:)?"([^"\\]*+(?:\\.[^"\\]*+)*+)"|([^\s"]+)')
_ESCAPES = {"n": "\n", "t": "\t"}
_ESCAPED = re.compile(r"\\(u[0-9a-fA-F]{4}|.)")
# What would end a line for some program, or does not show: control characters and U+2028, U+2029.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def words(line: str) -> list[Word]:
    """The words of a line; ``#`` begins a comment. Raises ``BadLine`` on a quote left open, and where a
    quoted word has no blank beside it.

    A club number with a blank in it is quoted after its mark, and one bare word: ``no:"a b"``."""
    found = list(islice(_words(line), MOST_WORDS + 1))
    if len(found) > MOST_WORDS:
        raise BadLine(found[-1].column, "fewer words", found[-1].text)
    return found


def _words(line: str) -> Iterator[Word]:
    at = 0
    if half := _SURROGATE.search(line):
        raise BadLine(half.start() + 1, "text")
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        if line[at] == "#":
            return
        found = _WORD.match(line, at)
        if found is None:
            raise BadLine(at + 1, "closing quote", line[at : at + 20])
        number, text, bare = found.groups()
        if text is not None:
            text = _ESCAPED.sub(_unescaped, text)
            if _SURROGATE.search(text):
                raise BadLine(at + 1, "text")
            yield Word(f"{number or ''}{text}", at + 1, quoted=number is None)
        else:
            yield Word(bare, at + 1)
        at = found.end()
        joined = line[at : at + 1]
        if joined == '"' or (text is not None and joined and joined != "#" and not joined.isspace()):
            # two words that were never parted: a line typed on by mistake would name one more
            raise BadLine(at + 1, "space", line[at : at + 20])


def _unescaped(found: re.Match[str]) -> str:
    code = found.group(1)
    return chr(int(code[1:], 16)) if len(code) > 1 else _ESCAPES.get(code, code)


def quote(text: str) -> str:
    """A name or text as it is written: always in quotes, on one line for every program."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{on_one_line(escaped)}"'


def on_one_line(text: str) -> str:
    """What could end a line, as the ``\\uXXXX`` that quoted words and JSON both read back."""
    return text if text.isprintable() else _UNSEEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


_GROUPED = r"[1-9]\d{0,2}(?:(?P<mark>[,'\s])\d{3})(?:(?P=mark)\d{3}){0,3}"
_NUMBER = re.compile(
    rf"(?P<sign>-?)(?P<whole>{_GROUPED}|\d{{1,15}})"
    r"(?:(?P<point>[.,])(?P<part>\d{1,15}))?(?:\s?(?P<unit>[km]))?"
)


def number(word: Word, expected: str = "number") -> int:
    """``1200``, ``1,200``, ``25k``, ``1.5m``: what people write for chips and money.

    A comma stands before three digits, or for the point of ``1,5k``. ``1,500k`` could be either and is
    refused, as are ``2,5`` and ``1.5``: chips and money have no halves.
    """
    found = _NUMBER.fullmatch(word.text.lower())
    if found is None:
        raise BadLine(word.column, expected, word.text)
    mark, point, part = found["mark"], found["point"], found["part"] or ""
    scale = {"k": 3, "m": 6}.get(found["unit"], 0)
    either = (mark == "," and scale) or (point == "," and (mark or len(part) > 2))
    whole, decimals = re.sub(r"\D", "", found["whole"]), part.rstrip("0")
    if either or (point and not scale) or len(decimals) > scale:
        raise BadLine(word.column, expected, word.text)
    return int(found["sign"] + whole + decimals.ljust(scale, "0"))


def price(word: Word) -> tuple[int, int | None]:
    """``350`` is paid, or ``300+50``: 300 to the pool and a fee of 50. What is paid in all, and the fee."""
    pool, plus, fee = word.text.partition("+")
    if not plus:
        return number(word), None
    to_house = number(Word(fee, word.column + len(pool) + 1))
    return number(Word(pool, word.column)) + to_house, to_house


def duration(word: Word) -> int:
    """In ms: ``20`` minutes, ``3:20`` minutes and seconds, ``1:02:10`` with hours, ``90s`` seconds.

    A sign is kept; ``3:20.250`` has milliseconds.
    """
    found = re.fullmatch(
        r"([+-]?)(?:(\d{1,3}):(\d\d):(\d\d)|(\d{1,5}):(\d\d)|(\d{1,5})(s?))(?:\.(\d{1,3}))?", word.text
    )
    if found is None:
        raise BadLine(word.column, "length", word.text)
    sign, h, m1, s1, m2, s2, plain, unit, ms = found.groups()
    if plain is not None and ms is not None:
        # "7.5" would be read as minutes by one and as seconds by another
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
    """The shortest form ``duration`` reads back exactly."""
    sign, ms = ("-", -ms) if ms < 0 else ("", ms)
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    tail = f".{rest:03d}" if rest else ""
    return f"{sign}{minutes}:{seconds:02d}{tail}" if seconds or rest else f"{sign}{minutes}"


def _before(word: Word, form: str) -> tuple[int, str]:
    """The seat before the colon, and what stands after it."""
    seat, colon, rest = word.text.partition(":")
    if word.quoted or not colon or not (seat.isascii() and seat.isdecimal()) or len(seat) > 4:
        raise BadLine(word.column, form, word.text)
    return int(seat), rest


def seat_count(word: Word) -> tuple[int, int]:
    """``4:2``: two at seat 4."""
    seat, rest = _before(word, "counts")
    if not (rest.isascii() and rest.isdecimal()) or len(rest) > 9:
        raise BadLine(word.column, "counts", word.text)
    return seat, int(rest)


def seat_card(word: Word) -> tuple[int, str]:
    """``4:As``: the ace of spades before seat 4."""
    seat, rest = _before(word, "cards")
    found = card(rest)
    if found is None:
        raise BadLine(word.column, "cards", word.text)
    return seat, found


def share(word: Word) -> tuple[str, int]:
    if word.text.endswith("%"):
        whole, dot, part = word.text[:-1].partition(".")
        if whole.isdecimal() and len(whole) < 4 and len(part) <= 2 and (not dot or part.isdecimal()):
            return "percent", int(whole) * 100 + int(part.ljust(2, "0") or 0)
        raise BadLine(word.column, "shares", word.text)
    return "amount", number(word, "shares")


def share_text(kind: str, value: int) -> str:
    if kind == "amount":
        return str(value)
    whole, part = divmod(value, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".") + "%"


# -- moments --------------------------------------------------------------------------------------

# How far a typed time may lie ahead of the PC and mean now; how far an empty night reaches back.
AHEAD = 5 * 60_000
REACH = 12 * 3_600_000

_CLOCK = re.compile(r"(\d{1,2}):(\d\d)(?::(\d\d))?")
# Where only a time can stand, as a number pad has it, and as it is written in half of Europe.
_PLAIN = re.compile(r"(?=\d{4}|\d{1,2}\.)(\d{1,2})\.?(\d\d)()")
_FULL = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def is_moment(text: str) -> bool:
    return bool(_CLOCK.fullmatch(text) or _FULL.fullmatch(text) or re.fullmatch(r"\+\d[\d:.]*s?", text))


def to_ms(when: datetime) -> int:
    return (when - EPOCH) // timedelta(milliseconds=1)


def moment(word: Word, after: int, zone: tzinfo, *, past: bool = False, done: Sequence[int] = ()) -> int:
    """A moment in ms. Written in full, with its offset, it is what it says; ``+3:20`` is so long after
    ``after``; and ``19:42`` is one of two, by who writes it.

    ``1942`` and ``19.42`` are 19:42. In a script, and of what is to come: the first such time not before
    ``after``.

    With ``past``, what a director types at ``after`` about what has happened (the command bar, and the
    time of a bust or a gap wherever it stands): the last such time not more than ``AHEAD`` later than
    ``after`` and never before the night's first action. Up to ``AHEAD`` later is now: a wall's clock and
    the PC's differ. Further ahead it is that coming moment, for the rules to refuse by its name. Without
    seconds it is that minute when all that was entered for it had happened. ``done`` is when the night's
    actions happened, in order; where there are none yet, the night reaches back ``REACH``.

    Raises ``BadLine`` for a time that is none, or none of this night."""
    if word.text.startswith("+") and is_moment(word.text):
        return after + duration(Word(word.text[1:], word.column + 1))
    try:
        if _FULL.fullmatch(word.text):
            ms = to_ms(datetime.fromisoformat(word.text.replace("Z", "+00:00")))
            if happens(ms):
                return ms
            raise BadLine(word.column, "time", word.text)
        found = _CLOCK.fullmatch(word.text) or _PLAIN.fullmatch(word.text)
        if found is None:
            raise BadLine(word.column, "time", word.text)
        hour, minute, second = (int(x or 0) for x in found.groups())
        whole = found.group(3) is None
        if not past:
            return _next(hour, minute, second, whole, after, zone)
        first = done[0] if done else after - REACH
        ms = _last(hour, minute, second, whole, after, zone, done or (first,))
        if ms < first:
            raise BadLine(word.column, "time tonight", word.text, first=clock_of(first, zone))
        return ms
    except (ValueError, OverflowError) as error:
        if isinstance(error, BadLine):
            raise
        raise BadLine(word.column, "time", word.text) from error


def _local(ms: int, zone: tzinfo) -> datetime:
    return (EPOCH + timedelta(milliseconds=ms)).astimezone(zone)


def _next(hour: int, minute: int, second: int, whole: bool, after: int, zone: tzinfo) -> int:
    """The first local time h:m:s not before ``after``; both passes of an hour that comes twice are
    tried. Without seconds the present minute counts: nothing is put back before ``after``."""
    start = _local(after, zone)
    if whole and (start.hour, start.minute) == (hour, minute):
        return after
    for day in range(3):
        for ms in _passes(start.date() + timedelta(days=day), hour, minute, second, zone):
            if ms >= after:
                return ms
    raise ValueError("no such time")


def _last(
    hour: int, minute: int, second: int, whole: bool, now: int, zone: tzinfo, night: Sequence[int]
) -> int:
    """The moment ``moment`` tells of. It lies before the night's first where the night had not begun then
    and the next such time is further off."""
    today = _local(now, zone).date()
    days = (today + timedelta(days=day) for day in range(-2, 3))
    times = [ms for day in days for ms in _passes(day, hour, minute, second, zone)]
    behind = max(ms for ms in times if ms <= now + AHEAD)
    entered = bisect_right(night, min(behind + 59_999, now) if whole else behind)
    if not entered:
        ahead = min(ms for ms in times if ms > now + AHEAD)
        return ahead if ahead - now < now - behind else behind
    return min(max(behind, night[entered - 1]) if whole else behind, now)


def _passes(day: date, hour: int, minute: int, second: int, zone: tzinfo) -> list[int]:
    """The moments of this date that a clock on the wall shows as h:m:s: two when summer time ends. In
    the hour left out when it begins, the moment a clock not yet put forward shows it."""
    both = [
        datetime(day.year, day.month, day.day, hour, minute, second, tzinfo=zone, fold=fold)
        for fold in (0, 1)
    ]
    real = [x for x in both if x.astimezone(UTC).astimezone(zone).time() == x.time()]
    return sorted({to_ms(local.astimezone(UTC)) for local in real or both[:1]})


def full_text(ms: int, zone: tzinfo) -> str:
    """A full time with offset and, where there are any, milliseconds."""
    return _local(ms, zone).isoformat(timespec="milliseconds" if ms % 1000 else "seconds")


def clock_of(ms: int, zone: tzinfo) -> str:
    """``18:00``, as it stands on a clock on the wall."""
    return f"{_local(ms, zone):%H:%M}"
