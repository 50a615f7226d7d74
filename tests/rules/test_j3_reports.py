"""Procedure J3: which penalties a board is told of, and what it is told."""

from __future__ import annotations

import pytest

from core.conduct.report import conduct_rows
from core.say.becauses import OutForConduct, StepGiven
from core.say.duties import ConductReportDuty
from tests.rules.conduct_night import due
from tests.rules.conftest import NightOf
from tests.rules.entering_night import because, begun, each
from tests.unit.night import at

# The other clauses cited for a disqualification.
OTHERS = {"CPC 2023 Strafmassnahmen", "CPC 2023 Disqualifikation", "TDA-NL 33", "TDA 2024 71"}
NONE = {"cpc-2023": (), "tda-nl": (), "tda-2024": ()}


@pytest.mark.rule("svepof-2006", "penalty.report")
def test_svepof_1_more_than_twenty_minutes_or_disqualification_is_reported(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006")
    for name, minutes, owed in (("Anna Ek", 10, 0), ("Bo Ros", 20, 0), ("Carin Ål", 30, 1)):
        night.do(f'penalty "{name}" for "phone" minutes {minutes}')
        assert because(night, StepGiven).report == bool(owed)
        assert ("SvePoF 2006 §1" in because(night, StepGiven).clauses) == bool(owed)
        assert len(due(night, ConductReportDuty)) == owed
    night.do('penalty "Gun Alm" for "phone" minutes 21 override "to the break"')
    assert len(due(night, ConductReportDuty)) == 2
    night.do('disqualify "David Öst" for "cheating"')
    duties = due(night, ConductReportDuty)
    assert [(night.state.people.players[d.player].name, d.step, d.clauses) for d in duties] == [
        ("Carin Ål", "minutes 30", ("SvePoF 2006 §1",)),
        ("David Öst", "disqualified", ("SvePoF 2006 §1",)),
        ("Gun Alm", "minutes 21", ("SvePoF 2006 §1",)),
    ]
    for duty in duties:
        assert duty.act is not None
        night.act(duty.act)
    assert due(night, ConductReportDuty) == []


@pytest.mark.parametrize(("book", "clauses"), each(NONE, "penalty.report"))
def test_elsewhere_nobody_is_told(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone" minutes 90 override "our unit"')
    assert not because(night, StepGiven).report
    night.do('disqualify "Bo Ros" for "cheating"')
    told = because(night, OutForConduct)
    assert not told.report
    assert [c for c in told.clauses if c not in OTHERS] == list(clauses)
    assert due(night, ConductReportDuty) == []


def test_the_report_holds_who_when_what_claimed_ruling_clause_and_reason(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006")
    night.do('19:20 penalty "Carin Ål" for "insults" minutes 35 clause "§2.5" claimed 19:15 override "twice"')
    night.do('19:40 disqualify "Bo Ros" for "cheating" chips 9000')
    first, second = conduct_rows(night.state)
    assert (first.name, first.seat, first.step, first.offence, first.clause, first.reason) == (
        "Carin Ål",
        "1.5",
        "minutes 35",
        "insults",
        "§2.5",
        "twice",
    )
    assert (first.at, first.claimed) == (at("2025-03-14 19:20"), at("2025-03-14 19:15"))
    assert (first.owed, first.reported, first.ended) == (True, False, "")
    assert (second.name, second.step, second.chips, second.dealt, second.clause) == (
        "Bo Ros",
        "disqualified",
        9000,
        False,
        "SvePoF 2006 §1.2",
    )
    duty = due(night, ConductReportDuty)[0]
    assert duty.act is not None
    night.act(duty.act)
    assert [row.reported for row in conduct_rows(night.state)].count(True) == 1


def test_the_report_holds_the_chips_that_were_counted_later(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006").run('disqualify "Bo Ros" for "cheating"')
    assert conduct_rows(night.state)[0].chips == 0
    night.do('stack "Bo Ros" 8500')
    assert conduct_rows(night.state)[0].chips == 8500
