"""Procedures C.late, C.reentry and C.alternate where the draw seats them: each is told why and whether to
wait."""

from __future__ import annotations

import pytest

from core.say.becauses import NewcomerSeated
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, begun
from tests.rules.entering_night import BOOKS, each, newcomer

# by kind of newcomer: late, again, alternate
CITES: dict[str, tuple[tuple[str, ...], ...]] = {
    "svepof-2006": ((), (), ()),
    "cpc-2023": (
        ("CPC 2023 Nachrücker",),
        ("CPC 2023 Re-Entry", "CPC 2023 Nachrücker"),
        ("CPC 2023 Nachrücker",),
    ),
    "tda-nl": ((), (), ()),
    "tda-2024": (
        ("TDA 2024 late entries",),
        ("TDA 2024 re-entries", "TDA 2024 late entries"),
        ("TDA 2024 alternates", "TDA 2024 late entries"),
    ),
}


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "entering.late_wait"))
def test_who_is_drawn_a_seat_during_play_is_told_by_what_right(
    night_of: NightOf, book: str, clauses: tuple[tuple[str, ...], ...]
) -> None:
    night = begun(night_of, book, 6, [9]).run("register Late prepaid\nregister Alt alternate prepaid")
    night.run('eliminate P01\nreenter P01\ndraw number "2"')
    kinds = (("late", "Late"), ("reentry", "P01"), ("alternate", "Alt"))
    for (rule, who), cited in zip(kinds, clauses, strict=True):
        why = newcomer(night, rule)
        place = night.place(night.state.seat_text(night.entry(who).id))
        assert (why.entry, why.clauses) == (night.entry(who).id, cited)
        how = "random" if book in ("cpc-2023", "tda-2024") else "shortest"
        assert (why.table, why.seat) == place == (night.table("1").id, place[1])
        assert (why.waits, why.how) == ("unknown", how)


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "entering.late_wait"))
@pytest.mark.parametrize(
    ("blinds", "waits"),
    [("big 4 small 2 button 1", "yes"), ("big 2 small 1 button 6", "no")],
)
def test_between_small_blind_and_button_a_drawn_newcomer_waits(
    night_of: NightOf, book: str, clauses: tuple[tuple[str, ...], ...], blinds: str, waits: str
) -> None:
    """Seat 3 alone is free: between the next button on 2 and the next small blind on 4, or before them."""
    night = night_of(book).run("add level blinds 100/200 length 20\nopen table 1 seats 6")
    for seat in (1, 2, 4, 5, 6):
        night.do(f'register S{seat} seat 1.{seat} override "set by the test"')
    night.run(f"start\nregister New prepaid\nblinds 1 {blinds}\ndraw")
    (why,) = all_because(night, NewcomerSeated)
    assert why.clauses == clauses[0]
    assert ((why.table, why.seat), why.waits) == (night.place("1.3"), waits)
    assert night.entry("New").waits == (waits == "yes")


@pytest.mark.rule_id("C.alternate")
@pytest.mark.parametrize("book", BOOKS)
def test_alternates_wait_for_the_start_and_for_a_seat_in_order_of_entry(night_of: NightOf, book: str) -> None:
    night = night_of(book).run("add level blinds 100/200 length 20\nopen table 1 seats 4")
    night.run("register A1 alternate\nregister A2 alternate\nregister P1\nregister P2\ndraw")
    assert len(night.seats()) == 2, "before the start nobody takes the others' seats"
    night.run("register P3\nstart\ndraw")
    assert {night.state.name(e) for e in night.seats()} == {"P1", "P2", "P3", "A1"}
    assert night.entry("A2").alternate
    assert not night.entry("A1").alternate
