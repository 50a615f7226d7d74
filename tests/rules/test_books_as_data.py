"""Rulebooks are data: one written as TOML alone is played by, and what one is called changes labels only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.formats.fold import fold
from core.rulebook import shelf
from core.rulebook.file import write
from core.say import records as r
from core.say.becauses import Balanced
from core.say.facts.shapes import hints
from core.say.reasons import (
    AlteringForbidden,
    BlindsUnknown,
    BreakOutOfOrder,
    LateRegistrationClosed,
    Reason,
    Refused,
    TablesBalanced,
)
from core.text.script_words import quote
from tests.unit.night import NAMES, PRICES, SHEET, Night
from tests.unit.rooms import because

FILES = Path(__file__).parents[1] / "files" / "rulebooks"
BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def by_text(id: str, text: str, option: str = "") -> Night:
    """A night by a rulebook of the house's own, chosen through the text form."""
    night = Night()
    night.do(
        f"rulebook {id} option {option} text {quote(text)}" if option else f"rulebook {id} text {quote(text)}"
    )
    return night


def mixed(*sizes: int, option: str = "", start: bool = True) -> Night:
    """By the mixed book, so many at tables of six, from seat 1 on."""
    night = by_text("house-mixed", (FILES / "mixed.toml").read_text("utf-8"), option)
    night.run("set seats 6" + PRICES + SHEET)
    for label, size in enumerate(sizes, 1):
        night.do(f"open table {label}")
        for seat in range(1, size + 1):
            night.do(f'register "T{label} S{seat}" seat {label}.{seat} override "set by the test"')
    return night.run("start") if start else night


def only(reasons: list[Reason]) -> Reason:
    (reason,) = reasons
    return reason


# -- a seventh rulebook ------------------------------------------------------------------------------


def test_the_mixed_book_is_played_by() -> None:
    book = mixed(start=False).state.rulebook
    assert (book.id, book.title, book.short) == ("house-mixed", "House rules, a bit of everything", "Mixte")


def test_mixed_3_late_entries_until_the_level_set_and_seated_by_hand() -> None:
    night = mixed(4, 4).run('set late 1\nregister "Late" seat 2.6')
    assert night.state.seat_text(night.entry('"Late"').id) == "2.6"
    night.do("set clock row 2")
    reason = only(night.reasons('register "Too late"'))
    assert (type(reason), reason.clause) == (LateRegistrationClosed, "Mixte 3")


def test_mixed_6_a_seat_may_be_handed_over_after_the_start() -> None:
    night = mixed(4, 4).run('hand over 1.1 to "Somebody Else"')
    assert night.state.seat_text(night.entry('"Somebody Else"').id) == "1.1"


def test_mixed_9_altering_the_tournament_is_a_departure_from_the_rules() -> None:
    night = mixed(4, 4)
    reason = only(night.reasons('alter "shorter levels"'))
    assert (type(reason), reason.clause, reason.overridable) == (AlteringForbidden, "Mixte 9", True)


def test_mixed_7_balancing_is_due_at_three_and_not_at_two() -> None:
    reason = only(mixed(6, 4).reasons("balance"))
    assert reason == TablesBalanced(difference=3, clause="Mixte 7")
    assert mixed(6, 3).whys("balance") == {BlindsUnknown}


def test_mixed_7a_7b_who_keeps_the_position_moves_and_gets_the_big_blind_or_the_next_seat() -> None:
    """SvePoF's player to TDA-NL's seat: no shipped book has both.

    The next hand's big blind is on 1.4 and on 2.3. 2.4 is BB+1 and free, so 1.5 moves; no free seat makes
    him the big blind, and 2.4 is the first clockwise from it.
    """
    night = mixed(6, 3).run("blinds 1 big 3 small 2 button 1\nblinds 2 big 2 small 1 button 3\nbalance")
    assert night.state.seat_text(night.entry('"T1 S5"').id) == "2.4"
    assert set(because(night, Balanced)[0].clauses) >= {"Mixte 7", "Mixte 7a", "Mixte 7b"}


def test_mixed_13_its_option_is_played_by_on_sundays() -> None:
    night = mixed(6, 3, option="sunday").run(
        "blinds 1 big 3 small 2 button 1\nblinds 2 big 2 small 1 button 3"
    )
    night.do("balance")
    assert night.state.seat_text(night.entry('"T1 S4"').id) == "2.4"
    assert "Mixte 13" in because(night, Balanced)[0].clauses


def test_mixed_11_the_lowest_number_breaks_first() -> None:
    night = mixed(4, 4, 4)
    reason = only(night.reasons('break 3 number "1"'))
    assert isinstance(reason, BreakOutOfOrder)
    assert reason.clause == "Mixte 11"
    assert (reason.table, reason.first) == (night.table("3").id, night.table("1").id)
    night.do('break 1 number "1"')
    assert night.sizes() == [6, 6]


# -- names mean nothing ------------------------------------------------------------------------------

# By each book some of these lines are refused: those are overruled then, which is told as well.
EVENING = """
set seats 6
open table 1
open table 2
open table 3
mark seat 1.1 accessible
draw number "4711"
redraws players 4
set late 1
start
register "Late One" prepaid
draw number "2"
absent e28
hand over e18 to "Somebody Else"
alter "shorter levels"
eliminate e2
register "Later" prepaid seat 2.2
eliminate e32
eliminate e14
blinds 1 big 3 small 2 button 1
blinds 2 big 1 small 5 button 2
blinds 3 big 3 small 2 button 1
balance
undo
duty "balance 1 2" dismissed
halt 2
deal 2
rebuy e26
eliminate e8
eliminate e10
eliminate e16
eliminate e22
break 1 number "1"
eliminate e4
eliminate e6
eliminate e12
eliminate e18
eliminate e20
eliminate e26
final table
cancel "the roof leaks"
"""


def evening(night: Night) -> list[Any]:
    """Return the refusals with their reasons, and every record that was written."""
    told: list[Any] = []
    lines = [f'register "{name}"' for name in NAMES]
    lines += [f'register "P{i:02d}"' for i in range(9)]
    lines += (PRICES + SHEET + EVENING).strip().splitlines()
    for line in filter(None, lines):
        try:
            night.do(line)
        except Refused as error:
            told += [(line, type(x), x.fields()) for x in error.reasons]
            if not all(x.overridable for x in error.reasons):
                continue
            night.do(f'{line} override "so it is"')
        for x in night.log.actions[-1].records:
            told.append((line, type(x).__name__, {name: getattr(x, name) for name in hints(type(x))}))
    return told


@pytest.mark.parametrize(("id", "option"), [*((id, "") for id in BOOKS), ("svepof-2006", "player_dealt")])
def test_renaming_a_rulebook_changes_labels_only(id: str, option: str) -> None:
    book = shelf.shipped()[id]
    renamed = write(replace(book, id="x-1", title="Something else", short="Elsewhere"))
    night = Night()
    night.do(f"rulebook {id} option {option}" if option else f"rulebook {id}")
    ours, theirs = evening(night), evening(by_text("x-1", renamed, option))
    assert len({line for line, *_ in ours}) > 40
    assert any(book.short in repr(x) for x in ours), "no clause was cited"
    assert not any(book.short in repr(x) for x in theirs)
    assert repr(theirs).replace("Elsewhere", book.short).replace("Something else", book.title) == repr(ours)


def without(text: str, *keys: str) -> str:
    """The text of a book that does not know these parameters."""
    head, *entries = text.split("\n[")
    return "\n[".join([head, *(entry for entry in entries if entry.split("]")[0] not in keys)])


def test_a_night_kept_by_an_older_riffle_is_read_without_the_parameters_it_did_not_know() -> None:
    """They are as where no book says anything, and cite nothing; a book chosen today says them all."""
    whole = shelf.chain("tda-nl")
    plain, older = (without(text, "level.cap_heads_up", "penalty.runs") for text in whole)
    night = fold([r.Action(1, 0, 0, 'rulebook "tda-nl"', (r.RulebookSet((plain, older), ""),))])
    assert night.rulebook.value("penalty.runs") == shelf.shipped()["plain"].value("penalty.runs")
    assert night.rulebook.cite("level.cap_heads_up") == ""
    assert shelf.played(whole).cite("level.cap_heads_up") == "TDA-NL 26"
    with pytest.raises(shelf.BadRulebook, match="expected present"):
        shelf.chain("house", plain.replace('id = "plain"', 'id = "house"'))
