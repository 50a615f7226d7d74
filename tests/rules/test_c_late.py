"""Procedure C.late: entering after the start, the late seat, waiting for the button."""

from __future__ import annotations

from collections import Counter

import pytest

from core.formats.duties import duties
from core.formats.verify_draws import verify_draws
from core.say.becauses import Prepaid
from core.say.duties import SeatsDuty
from core.say.reasons import (
    HasPlayed,
    LateEntryForbidden,
    LateRegistrationClosed,
    SeatsAreDrawn,
    StackNotFull,
    TournamentCancelled,
)
from core.say.records import Waits
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, newcomer, only
from tests.unit.night import SHEET


@pytest.mark.rule("svepof-2006", "entering.late")
def test_svepof_2_6_nobody_enters_after_the_start(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006", start=False)
    night.do('register "In time"')
    night.do("start")
    reason = only(night.reasons('register "Late"'), LateEntryForbidden)
    assert (reason.clause, reason.overridable, reason.name, reason.level) == (
        "SvePoF 2006 §2.6",
        True,
        "Late",
        1,
    )
    night.do('register "Late" override "the doors were shut"')
    (ruling,) = [x for x in night.state.word.overrides if x.reason == "the doors were shut"]
    assert ruling.clauses == ("SvePoF 2006 §2.6",)


@pytest.mark.rule("svepof-2006", "entering.late")
def test_svepof_2_6_who_paid_or_qualified_before_the_start_is_in_time(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006").run('register "By proxy" prepaid')
    found = because(night, Prepaid)
    assert (found.clauses, found.entry) == (("SvePoF 2006 §2.6",), night.entry('"By proxy"').id)


@pytest.mark.rule("svepof-2006", "entering.late")
def test_svepof_2_6_no_level_that_is_set_opens_the_doors(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006").run("set late 3")
    assert night.whys('register "Late"') == {LateEntryForbidden}


UNTIL = {"cpc-2023": "CPC 2023 Nachrücker", "tda-nl": "", "tda-2024": "TDA 2024 late entries"}


@pytest.mark.parametrize(("book", "clause"), each(UNTIL, "entering.late"))
def test_late_entries_are_taken_until_the_level_that_is_set(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = begun(night_of, book).run('set late 1\nregister "Late" alternate\nregister "Later"')
    assert night.entry('"Later"').chips == 10_000
    night.do("set clock row 2")
    for line in ('register "Too late"', 'register "Too late" prepaid', 'register "Too late" alternate'):
        reason = only(night.reasons(line), LateRegistrationClosed)
        assert (reason.clause, reason.overridable, reason.level) == (clause, True, 1)


@pytest.mark.parametrize("book", BOOKS)
def test_before_the_start_nobody_is_late(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, start=False).run('set late 1\nregister "In time"')
    assert not night.entry('"In time"').out


LATE_SEAT = {
    "svepof-2006": "",
    "cpc-2023": "CPC 2023 Nachrücker",
    "tda-nl": "",
    "tda-2024": "TDA 2024 late entries",
}


@pytest.mark.parametrize(("book", "clause"), each(LATE_SEAT, "entering.late_seat"))
def test_a_late_entry_draws_any_free_seat(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book)
    reason = only(night.reasons('register "Late" prepaid seat 1.9'), SeatsAreDrawn)
    assert (reason.clause, reason.overridable, reason.comes, reason.name) == (clause, True, "late", "Late")
    night.do('register "Late" prepaid seat 1.9 override "wheelchair"')
    assert night.state.seat_text(night.entry('"Late"').id) == "1.9"
    # no seat named: none is chosen here, the draw gives it
    night.do('register "Later" prepaid')
    assert night.entry('"Later"').table is None


# Whom the sources let draw any seat at any table; where they are silent it is the shortest table's.
ANYWHERE = {"svepof-2006": False, "cpc-2023": True, "tda-nl": False, "tda-2024": True}


@pytest.mark.parametrize("comes", ["late", "alternate", "reentry"])
@pytest.mark.parametrize(
    ("book", "anywhere"),
    each(ANYWHERE, "entering.late_seat", "entering.alternate_seat", "entering.reentry_seat"),
)
def test_who_comes_late_draws_any_seat_at_any_table(
    night_of: NightOf, book: str, anywhere: bool, comes: str
) -> None:
    """Table 1 has two of nine seats free, table 2 has five. Of all seats, one of table 1's is drawn in two
    of seven draws: in forty not once is a chance of one in 700,000, as often as half of them one in 1,000."""
    night = begun(night_of, book)
    for i, seat in enumerate((2, 4, 6), 1):
        night.do(f'register "More {i}" prepaid seat 1.{seat} override "set by the test"')
    night.run(COMES[comes].replace("Anna Ek", "Bo Ros").replace("Eva Dal", "Hans Berg"))
    full = len(night.table("1").seats) - len(night.table("2").seats)
    assert full >= 3
    found = Counter[str]()
    for number in range(40):
        night.do(f'draw number "{number}"')
        why = newcomer(night, comes)
        found[f"{night.state.room.tables[why.table].label}.{why.seat}"] += 1
        assert why.how == ("random" if anywhere else "shortest")
        if number == 39:
            assert all(x.ok for x in verify_draws(night.director.history)), "those that were undone too"
        night.do("undo")
    first = sum(n for seat, n in found.items() if seat.startswith("1."))
    assert 0 < first < 20 if anywhere else first == 0
    assert len(found) > 3


@pytest.mark.rule_id("B4")
@pytest.mark.parametrize("book", ANYWHERE)
@pytest.mark.parametrize("draws", ["the PC", "cards"])
def test_the_first_draw_fills_the_tables_evenly_also_after_the_start(
    night_of: NightOf, book: str, draws: str
) -> None:
    """The scheduled start comes while the number is still being called: nobody came late for that."""
    for seed in range(6):
        night = night_of(book, seed=str(seed)).run("price entry 0 chips 10000" + SHEET + "schedule 19:10")
        night.run("set late 4\nopen table 1\nopen table 2\nopen table 3")
        if draws == "cards":
            night.do("set draw cards")
        for i in range(15):
            night.do(f"register P{i:02d}")
        night.wait(11)
        if draws == "cards":
            (duty,) = [d for d in duties(night.state, night.ms) if isinstance(d, SeatsDuty)]
            assert duty.card_counts == (5, 5, 5)
            assert duty.card_tables == tuple(night.table(x).id for x in "123")
            return
        night.do('draw number "7"')
        assert night.sizes() == [5, 5, 5]
        assert all(x.ok for x in verify_draws(night.director.history))


FULL = {
    "svepof-2006": None, "cpc-2023": "CPC 2023 Nachrücker", "tda-nl": None,
    "tda-2024": "TDA 2024 late entries",
}  # fmt: skip


@pytest.mark.parametrize(("book", "clause"), each(FULL, "entering.stack"))
def test_who_comes_late_has_a_full_stack(night_of: NightOf, book: str, clause: str | None) -> None:
    night = begun(night_of, book, start=False)
    assert night.state.rulebook.cite("entering.stack") == (clause or "")
    night.run('register "Early" chips 500\nstart\neliminate "Early"\neliminate "Hans Berg"')
    for line, name in (
        ('register "L" prepaid chips 500', "L"),
        ('register "A" prepaid alternate chips 9999', "A"),
        ('reenter "Hans Berg" chips 500', "Hans Berg"),
    ):
        chips = int(line.rsplit(" ", 1)[1])
        if clause is None:
            night.do(line)
        else:
            reason = only(night.reasons(line), StackNotFull)
            assert (reason.clause, reason.overridable) == (clause, True)
            again = night.entry('"Hans Berg"').player if name == "Hans Berg" else None
            assert (reason.player, reason.name) == (again, "" if again else name)
            assert (reason.chips, reason.full) == (chips, 10_000)
            night.do(f'{line} override "half the money"')
        assert night.entry(f'"{name}"').chips == chips
    night.do('register "More" prepaid chips 12000')


COMES = {
    "late": 'register "New" prepaid',
    "alternate": 'register "New" prepaid alternate',
    "reentry": 'eliminate "Eva Dal"\neliminate "Anna Ek"\nreenter "Anna Ek"',
}


@pytest.mark.parametrize("comes", COMES)
@pytest.mark.parametrize("book", BOOKS)
def test_cpc_newcomers_no_moment_is_a_choice_of_table(night_of: NightOf, book: str, comes: str) -> None:
    """CPC 2023 Nachrücker: "durch zufällige Platzvergabe", at any table. Of two equally short tables each is
    drawn about as often: of 40 times, one of them fewer than 8 times is a chance in 20,000."""
    ready, found = begun(night_of, book).run(COMES[comes]), Counter[str]()
    for number in range(40):
        ready.do(f'draw number "{number}"')
        found[ready.state.room.tables[newcomer(ready, comes).table].label] += 1
        ready.do("undo")
    assert set(found) == {"1", "2"}
    assert min(found.values()) >= 8


LATE_WAIT = {
    "svepof-2006": (),
    "cpc-2023": ("CPC 2023 Nachrücker",),
    "tda-nl": (),
    "tda-2024": ("TDA 2024 late entries",),
}


@pytest.mark.parametrize(("book", "clauses"), each(LATE_WAIT, "entering.late_wait"))
@pytest.mark.parametrize(
    ("seat", "waits"),
    [("1.4", "yes"), ("1.6", "no"), ("1.8", "no"), ("1.2", "no"), ("2.4", "unknown")],
)
def test_a_late_entry_waits_only_between_small_blind_and_button(
    night_of: NightOf, book: str, clauses: tuple[str, ...], seat: str, waits: str
) -> None:
    """The next hand has the button on 3, the small blind on 5, the big blind on 7: seat 4 gets no cards
    until the button has passed, whoever sits down on 6 has the big blind."""
    night = begun(night_of, book).run("blinds 1 big 5 small 3 button 1")
    night.do(f'register "Late" prepaid seat {seat} override "set by the test"')
    entry, found = night.entry('"Late"'), newcomer(night, "late")
    assert (entry.waits, found.entry, found.clauses) == (waits == "yes", entry.id, clauses)
    assert ((found.table, found.seat), found.waits, found.how) == (night.place(seat), waits, "")
    assert any(isinstance(x, Waits) for x in night.log.actions[-1].records) == (waits == "yes")


@pytest.mark.parametrize(("book", "clauses"), each(LATE_WAIT, "entering.late_wait"))
def test_who_waits_is_dealt_in_when_the_button_has_passed(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run("blinds 1 big 5 small 3 button 1")
    night.do('register "Late" prepaid seat 1.4 override "set by the test"')
    waiting = [night.entry('"Late"').waits]
    for _ in range(2):
        night.do("hand 1")
        waiting.append(night.entry('"Late"').waits)
    assert (waiting, clauses) == ([True, True, False], LATE_WAIT[book])


# -- a cancelled tournament ---------------------------------------------------------------------------


@pytest.mark.rule_id("C2", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_cancelled_tournament_takes_nobody_in(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('cancel "fire in the kitchen"')
    for line in (
        'register "New" prepaid',
        'rebuy "Anna Ek"',
        'addon "Anna Ek"',
        'reenter "Anna Ek" surrender 1',
    ):
        reason = only(night.reasons(line), TournamentCancelled)
        assert reason == TournamentCancelled(cause="fire in the kitchen")
    # its players get their money back, and nobody says they left
    assert night.whys('unregister "Anna Ek"') == {HasPlayed}
