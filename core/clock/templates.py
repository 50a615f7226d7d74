"""Structure sheets to begin from: TOML as in ``assets/structures``, read into the acts that build them.

    name = "Club night"        # what the director chooses by
    about = "20-minute levels" # one line more
    chips = 10000              # the starting stack it is made for
    minutes = 20               # of a level that does not say its own
    rows = [{ blinds = [25, 50] }, { pause = 10, remove = [25] }, { blinds = [100, 200], ante = 200 }]

An ante is the big blind's unless ``paid_by`` says otherwise; ``pause = 0`` is a break of open length.
A limit game's level has ``limit = [200, 400]``, with or without ``blinds``, a ``cap`` of raises and in stud
a ``bring_in``; ``hands = 10`` is a level of so many hands. ``kind`` of a break: ``talk`` or ``day-end``.
"""

import tomllib
from dataclasses import dataclass
from typing import Any

from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE, USUAL, Level
from core.say.said import ByFields

OPEN = -1
_MOST = 10**9


class BadTemplate(ValueError):
    """A file that is no template; the text says where it is wrong."""


@dataclass(frozen=True, eq=False, repr=False)
class Template(ByFields):
    name: str
    about: str
    chips: int
    rows: tuple[AddLevel | AddBreak, ...]

    @property
    def levels(self) -> int:
        return sum(1 for row in self.rows if isinstance(row, AddLevel))

    @property
    def length(self) -> int:
        """Return the length from the first card to the end of the last row, without open breaks (ms)."""
        return sum(row.length for row in self.rows if row.length is not None and row.length > 0)


def parse(text: str) -> Template:
    """Return the template of a text. Raises ``BadTemplate``."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, a list in lists in lists
        raise BadTemplate(str(error)) from error
    minutes = _number(data, "minutes", 20)
    rows = data.get("rows")
    if not isinstance(rows, list) or not rows:
        raise BadTemplate("rows: a list of levels and breaks")
    made = tuple(_row(row, minutes, i) for i, row in enumerate(rows, 1))
    return Template(_text(data, "name"), _text(data, "about"), _number(data, "chips", 0), made)


def _row(row: Any, minutes: int, at: int) -> AddLevel | AddBreak:
    if not isinstance(row, dict):
        raise BadTemplate(f"row {at}: a table")
    if "pause" in row:
        pause = _number(row, "pause", 0)
        remove = row.get("remove", [])
        if not isinstance(remove, list) or not all(type(x) is int and 0 < x <= _MOST for x in remove):
            raise BadTemplate(f"row {at}: remove lists chip values")
        name, kind = _text(row, "called") or None, row.get("kind")
        if kind not in (None, *USUAL) or (kind == "day-end" and pause):
            raise BadTemplate(f"row {at}: kind is break, talk or day-end, and a day-end has no length")
        return AddBreak(
            length=pause * MINUTE if pause else OPEN,
            name=name,
            remove=tuple(remove) if remove else None,
            kind=kind,
        )
    bets = _pair(row, "limit", at) if "limit" in row else None
    blinds = _pair(row, "blinds", at) if "blinds" in row or bets is None else None
    ante = _number(row, "ante", 0)
    paid_by = row.get("paid_by", "bb")
    if paid_by not in ("each", "bb", "button"):
        raise BadTemplate(f"row {at}: paid_by is each, bb or button")
    hands = _number(row, "hands", 0)
    return AddLevel(
        blinds=blinds,
        bets=bets,
        ante=ante or None,
        ante_kind=paid_by if ante else None,
        length=None if hands else _number(row, "minutes", minutes) * MINUTE,
        cap=_number(row, "cap", 0) or None,
        bring_in=_number(row, "bring_in", 0) or None,
        hands=hands or None,
    )


def _pair(row: dict[str, Any], key: str, at: int) -> tuple[int, int]:
    found = row.get(key)
    both: list[Any] = found if isinstance(found, list) and len(found) == 2 else [None]
    if not all(type(x) is int and 0 <= x <= _MOST for x in both):
        raise BadTemplate(f"row {at}: {key} = [small, big]")
    return both[0], both[1]


def _number(data: dict[str, Any], key: str, default: int) -> int:
    value = data.get(key, default)
    if type(value) is not int or not 0 <= value <= _MOST:
        raise BadTemplate(f"{key}: a whole number")
    return value


def _text(data: dict[str, Any], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise BadTemplate(f"{key}: a text")
    return value


def row_of(level: Level) -> AddLevel | AddBreak:
    """Return the act that adds a row like this one."""
    length = OPEN if level.length is None else level.length
    if level.pause:
        kind = level.kind if level.kind != "break" else None
        return AddBreak(length=length, name=level.name or None, remove=level.remove or None, kind=kind)
    bets = (level.small_bet, level.big_bet)
    blinds = (level.small_blind, level.big_blind)
    return AddLevel(
        blinds=blinds if any(blinds) or not any(bets) else None,
        bets=bets if any(bets) else None,
        ante=level.ante or None,
        ante_kind=level.ante_kind if level.ante else None,
        length=None if level.hands else length,
        hands=level.hands or None,
        cap=level.cap or None,
        bring_in=level.bring_in or None,
        name=level.name or None,
        remove=level.remove or None,
    )
