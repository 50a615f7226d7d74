"""A night of 45 players on five tables by each rulebook, from the text form to the winner.

``RIFFLE_REWRITE=1 pytest tests/rules/scenarios`` writes the golden files anew: read every line of the
difference.
"""

from __future__ import annotations

import os
from difflib import unified_diff
from functools import cache

import pytest

from core.say import acts
from core.say.acts import Act
from core.say.records import Seated, TableClosed
from core.tournament.chance import Chance
from gui.desk.headless import Night as Typed
from gui.desk.headless import run
from tests.rules.scenarios.telling import (
    BEGAN,
    BOOKS,
    HERE,
    SEED,
    Told,
    night,
    page,
    tell,
    undone_and_done_again,
)
from tests.unit.night import STOCKHOLM, Night, at

# The clause that each line of the floor cites, by rulebook, literally, if its source has one for it.
CITED: dict[str, dict[type[Act], str]] = {
    "svepof-2006": {
        acts.Balance: " · SvePoF 2006 §8.2, a)", acts.BreakTable: "SvePoF 2006 §8.1",
        acts.BreakOrder: "SvePoF 2006 §8.1", acts.FinalTable: "SvePoF 2006 §2.2",
        acts.Absent: "SvePoF 2006 §2.6",
    },
    "cpc-2023": {
        acts.Balance: "CPC 2023 Tischausgleich", acts.BreakTable: "CPC 2023 Tischauflösung, Umsetzen",
        acts.Halt: "CPC 2023 Spielunterbrechung", acts.Deal: "CPC 2023 Spielunterbrechung",
        acts.FinalTable: "CPC 2023 Final Table", acts.Absent: "CPC 2023 Abwesenheit",
        acts.WrongSeat: "CPC 2023 Platzvergabe",
    },
    "tda-nl": {
        acts.Balance: "TDA-NL 25", acts.BreakTable: "TDA-NL 32", acts.Rebuy: "TDA-NL 19",
        acts.Alter: "TDA-NL 31",
    },
    "tda-2024": {
        acts.Balance: "TDA 2024 11", acts.BreakTable: "TDA 2024 10B", acts.Halt: "TDA 2024 11D",
        acts.Deal: "TDA 2024 11D", acts.FinalTable: "TDA 2024 RP-9",
        acts.Absent: "TDA 2024 absent players", acts.WrongSeat: "TDA 2024 7",
    },
}  # fmt: skip
# The refusals of the nights, each with its clause.
REFUSED: dict[str, list[tuple[type[Act], str]]] = {
    "svepof-2006": [
        (acts.Register, " · SvePoF 2006 §2.6"), (acts.HandOver, " · SvePoF 2006 §2.6.1"),
        (acts.RemoveStack, " · SvePoF 2006 §2.6"), (acts.BreakTable, " · SvePoF 2006 §8.1"),
    ],
    "cpc-2023": [
        (acts.Register, " · CPC 2023 Nachrücker"), (acts.Deal, " · CPC 2023 Spielunterbrechung"),
        (acts.BreakTable, ""), (acts.Register, " · CPC 2023 Nachrücker"),
    ],
    "tda-nl": [(acts.Rebuy, " · TDA-NL 19"), (acts.Balance, " · TDA-NL 25"), (acts.BreakTable, "")],
    "tda-2024": [
        (acts.Halt, ""), (acts.Deal, " · TDA 2024 11D"), (acts.Balance, " · TDA 2024 11"),
        (acts.BreakTable, ""),
    ],
}  # fmt: skip
# The clause cited for a seat drawn after the start: the source rules on late entries, or it does not.
ENTERING = {"svepof-2006": "", "cpc-2023": "CPC 2023 ", "tda-nl": "", "tda-2024": "TDA 2024 "}
# The overrides of each night, with the clauses they depart from.
OVERRIDES: dict[str, list[tuple[type[Act], tuple[str, ...]]]] = {
    "svepof-2006": [(acts.Register, ("SvePoF 2006 §2.6",)), (acts.BreakTable, ("SvePoF 2006 §8.1",))],
    "cpc-2023": [(acts.BreakTable, ()), (acts.Register, ("CPC 2023 Nachrücker",))],
    "tda-nl": [(acts.Balance, ("TDA-NL 25",)), (acts.BreakTable, ())],
    "tda-2024": [(acts.Balance, ("TDA 2024 11",)), (acts.BreakTable, ())],
}
# Entries, re-entries and re-buys of 10,000, less what was given up.
CHIPS = {"svepof-2006": 480_000, "cpc-2023": 488_800, "tda-nl": 470_000, "tda-2024": 480_000}


@cache
def played(book: str) -> tuple[Night, list[Told]]:
    """The night and all that was told; ``Night`` looks at the invariants after every action."""
    on = night()
    return on, list(tell(on, book))


def typed(book: str) -> Typed:
    """The night as ``riffle script --seed`` runs the file, to which what is refused is a comment."""
    on = Typed(Chance(int(SEED)).bytes, STOCKHOLM, at(BEGAN))
    run(on, (HERE / f"{book}.txt").read_bytes().split(b"\n"), f"{book}.txt")
    return on


def told_of(book: str, *kinds: type[Act]) -> list[Told]:
    return [x for x in played(book)[1] if isinstance(x.act, kinds)]


by_book = pytest.mark.parametrize("book", BOOKS)


@by_book
def test_the_night_is_told_as_in_the_golden_file(book: str) -> None:
    file, told = HERE / f"{book}.golden.txt", page(played(book)[1])
    if os.environ.get("RIFFLE_REWRITE"):
        file.write_text(told, "utf-8")
    golden = file.read_text("utf-8")
    diff = unified_diff(golden.splitlines(), told.splitlines(), file.name, "told now", lineterm="")
    assert golden == told, "\n" + "\n".join(diff)


@by_book
def test_the_night_has_all_that_a_night_can_have(book: str) -> None:
    on, told = played(book)
    done = {type(x.act) for x in told if x.action is not None}
    wanted = {
        acts.PrepareDraw, acts.MakeDraw, acts.Absent, acts.MarkSeat, acts.BreakOrder, acts.Announce,
        acts.SetRedraws, acts.NoteBlinds, acts.Balance, acts.BreakTable, acts.FinalTable, acts.Undo,
    }  # fmt: skip
    halts = {acts.Halt, acts.Deal} if book in ("cpc-2023", "tda-2024") else set()
    assert wanted | halts <= done
    assert len(on.state.people.entries) >= 45
    assert [len(x.seats) for x in on.state.open_tables] == [1]
    assert len(on.state.game.busts) == len(on.state.people.entries) - 1
    assert {"final", "tables 2"} <= on.state.room.redrawn


@by_book
def test_every_line_of_the_floor_cites_its_clause(book: str) -> None:
    done = [x for x in told_of(book, *CITED[book]) if x.action is not None]
    for told in done:
        assert CITED[book][type(told.act)] in " ".join(told.words), told.line
    assert {type(x.act) for x in done} == CITED[book].keys()


@by_book
def test_what_is_refused_is_refused_with_its_clause(book: str) -> None:
    found = [x for x in played(book)[1] if x.action is None]
    assert [type(x.act) for x in found] == [kind for kind, _ in REFUSED[book]]
    for told, (_, clause) in zip(found, REFUSED[book], strict=True):
        assert told.words[-1].endswith(clause or "."), told.line


@by_book
def test_whoever_is_drawn_a_seat_after_the_start_has_the_clause_for_it(book: str) -> None:
    drawn = [x for x in told_of(book, acts.MakeDraw) if "drew table" in x.words[0]]
    assert drawn
    for told in drawn:
        (why,) = (w for w in told.words if w.startswith("because: ") and " draws seat " in w)
        assert f" · {ENTERING[book]}" in why if ENTERING[book] else " · " not in why, told.line


@by_book
def test_everybody_moved_is_named_with_a_reason(book: str) -> None:
    on, told = played(book)
    for x in told:
        if x.action is None or not isinstance(x.act, acts.Balance | acts.BreakTable):
            continue
        moved = [y.entry for y in x.action.records if isinstance(y, Seated)]
        assert moved
        for entry in moved:
            assert any(w.startswith("because: ") and on.state.name(entry) in w for w in x.words), x.line


@by_book
def test_two_overrides_have_their_reason_and_the_clause_departed_from(book: str) -> None:
    rulings = [x for x in played(book)[1] if any(w.startswith("ruling: ") for w in x.words)]
    clauses = [ruling.clauses for ruling in played(book)[0].state.word.overrides]
    assert list(zip([type(x.act) for x in rulings], clauses, strict=True)) == OVERRIDES[book]
    for x in rulings:
        reason = x.line.rsplit('override "', 1)[1].removesuffix('"')
        assert any(reason in w for w in x.words if w.startswith("ruling: "))


@by_book
def test_the_right_tables_break_at_the_right_time(book: str) -> None:
    """Five tables of nine: those of a table fit at the others when 36, 27 and 18 are left, never before."""
    seen = []
    for told in played(book)[1]:
        closes = told.action is not None and any(isinstance(x, TableClosed) for x in told.action.records)
        if closes and not isinstance(told.act, acts.FinalTable):
            seen.append((told.tables, told.left))
    assert seen == [(4, 36), (3, 27), (2, 18)]


@by_book
def test_the_chips_in_play_are_those_bought_less_those_given_up(book: str) -> None:
    count = surrendered = 0
    for told in played(book)[1]:
        if told.action is not None:
            count += isinstance(told.act, acts.Register | acts.Reenter | acts.Rebuy)
            surrendered += (told.act.surrender or 0) if isinstance(told.act, acts.Reenter) else 0
        assert told.chips == 10_000 * count - surrendered, told.line
    assert told.chips == CHIPS[book]


@by_book
def test_the_program_runs_the_file_to_the_same_end_and_all_of_it_can_be_undone(book: str) -> None:
    on = typed(book).director
    assert on.state == played(book)[0].state
    assert undone_and_done_again(on) > 150
