"""A cell of the structure sheet: how it is written, how it is typed, and the act an edit comes to."""

from __future__ import annotations

from typing import cast

from core.say.acts import EditRow
from core.say.levels import AnteKind, Level
from core.text.script_words import BadLine, Word, duration
from gui.widgets.fields import chip_in, number_in, pieces_in
from gui.words import structure as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("structure")


COLUMNS = 13
SMALL, BIG, ANTE, PAID_BY, SMALL_BET, BIG_BET, CAP, BRING_IN, LENGTH, REMOVE = range(1, 11)
BREAK_NAME = -1
KINDS: tuple[AnteKind, ...] = ("none", "each", "bb", "button")


def _numbers(level: Level) -> dict[int, int]:
    return {
        SMALL: level.small_blind, BIG: level.big_blind, ANTE: level.ante, SMALL_BET: level.small_bet,
        BIG_BET: level.big_bet, CAP: level.cap, BRING_IN: level.bring_in,
    }  # fmt: skip


def written(level: Level, column: int) -> str:
    """The cell as it is read; a break has none of a level's."""
    if column == LENGTH:
        return say.length(level.length, level.hands)
    if column == REMOVE:
        return words.chips_off(level.remove)
    if level.pause:
        return ""
    if column == PAID_BY:
        return say.paid_by(level.ante_kind) if level.ante else ""
    value = _numbers(level)[column]
    return words.amount(value) if value else ""


def typed(level: Level, column: int) -> str:
    """The cell as it is typed."""
    if column == LENGTH:
        return say.length_typed(level.length, level.hands)
    if column == REMOVE:
        return " ".join(str(v) for v in level.remove)
    if level.pause:
        return level.name
    if column == PAID_BY:
        return level.ante_kind
    return str(_numbers(level).get(column, "") or "")


def edit_of(level: Level, row: int, column: int, text: str) -> EditRow | str:
    """The act for a cell in which ``text`` was typed, or the sentence that says what is wrong with it."""
    if column == BREAK_NAME:
        return EditRow(row=row, name=text)
    if column == LENGTH:
        return _length(row, text)
    if column == REMOVE:
        values = [chip_in(part) for part in pieces_in(text)]
        if any(not v or v < 0 for v in values):
            return tr("Not a number. Type 1200, 1,200 or 25k.")
        return EditRow(row=row, remove=tuple(sorted({v for v in values if v})))
    if column == PAID_BY:
        return EditRow(row=row, ante_kind=cast(AnteKind, text))
    if column in (SMALL, SMALL_BET) and "/" in text:
        return _pair(row, column, text)
    value = number_in(text) if text else 0
    if value is None or value < 0:
        return tr("Not a number. Type 1200, 1,200 or 25k.")
    return _amount(level, row, column, value)


def _length(row: int, text: str) -> EditRow | str:
    if text.casefold() in ("open", tr("open").casefold(), "-1"):
        return EditRow(row=row, length=-1)
    number, _, unit = text.partition(" ")
    if number.isdecimal() and len(number) < 6 and unit.strip().casefold() in _hands():
        return EditRow(row=row, hands=int(number))
    try:
        return EditRow(row=row, length=duration(Word(text.removesuffix("min").strip(), 1)))
    except BadLine:
        return tr("Not a length. Type 20 (minutes), 12:30, 10 hands, or open.")


def _hands() -> set[str]:
    """How hands are typed after their number: in the director's language, and as the text form has it."""
    return {"hand", "hands", tr("hands").casefold()}


def _pair(row: int, column: int, text: str) -> EditRow | str:
    """``100/200`` in one cell is both."""
    small, _, big = text.partition("/")
    pair = number_in(small), number_in(big)
    if pair[0] is None or pair[1] is None:
        return tr("Not a number. Type 1200, 1,200 or 25k.")
    both = (pair[0], pair[1])
    return EditRow(row=row, blinds=both) if column == SMALL else EditRow(row=row, bets=both)


def _amount(level: Level, row: int, column: int, value: int) -> EditRow:
    """A big blind that was twice the small one goes with it, and a big blind's ante that was as large as
    the big blind too: sheets are written like that, and the next cell is there to differ."""
    if column == ANTE:
        kind: AnteKind | None = "bb" if level.ante_kind == "none" and value == level.big_blind else None
        return EditRow(row=row, ante=value, ante_kind=kind)
    if column == CAP:
        return EditRow(row=row, cap=value)
    if column == BRING_IN:
        return EditRow(row=row, bring_in=value)
    if column in (SMALL_BET, BIG_BET):
        small = value if column == SMALL_BET else level.small_bet
        big = value if column == BIG_BET else level.big_bet
        if column == SMALL_BET and level.big_bet == 2 * level.small_bet:
            big = 2 * value
        return EditRow(row=row, bets=(small, big))
    small = value if column == SMALL else level.small_blind
    big = value if column == BIG else level.big_blind
    if column == SMALL and level.big_blind == 2 * level.small_blind:
        big = 2 * value
    follows = level.ante_kind == "bb" and level.ante == level.big_blind != big
    return EditRow(row=row, blinds=(small, big), ante=big if follows else None)
