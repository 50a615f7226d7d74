"""How backups are named, and which of them are kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import PureWindowsPath
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.keeping.backups import (
    MOST,
    actions_in,
    file_of,
    folder_of,
    moment_in,
    name_in,
    newest_first,
    to_thin,
)

HALL = ZoneInfo("Europe/Stockholm")
SEAL = "4fa1c0e29b31" + "0" * 52
EVENING = datetime(2026, 11, 19, 18, 0)  # noqa: DTZ001
RESERVED = {"CON", "PRN", "AUX", "NUL", "COM1", "LPT1"}


def named(*moments: datetime) -> list[str]:
    return [f"{at:%Y-%m-%d %H.%M.%S} ({n}).riffle" for n, at in enumerate(moments, 1)]


def test_a_tournament_has_a_folder_by_its_title_and_its_seal() -> None:
    assert folder_of("Thursday 200", SEAL) == "Thursday 200 4fa1c0e29b31"
    assert name_in("Thursday 200 4fa1c0e29b31") == ("Thursday 200", "4fa1c0e29b31")
    assert name_in("holiday pictures") == ("", "")


def test_a_backup_is_named_by_the_moment_the_room_saw_and_what_is_in_it() -> None:
    at = int(datetime(2026, 11, 19, 20, 42, 31, tzinfo=HALL).timestamp() * 1000) + 999
    name = file_of(at, HALL, 214)
    assert name == "2026-11-19 20.42.31 (214).riffle"
    assert moment_in(name) == datetime(2026, 11, 19, 20, 42, 31)  # noqa: DTZ001
    assert actions_in(name) == 214
    assert actions_in("2026-11-19 20.42.31 (214) 2.riffle") == 214
    assert moment_in("2026-13-45 99.99.99 (1).riffle") is None


@pytest.mark.parametrize(
    ("title", "folder"),
    [
        ("../../etc/passwd", "etc passwd 4fa1c0e29b31"),
        ('C:\\a<b>"|?*\x00\n.', "C a b 4fa1c0e29b31"),
        ("CON", "CON 4fa1c0e29b31"),
        ("🂡🂮 Åäö ♠", "Åäö 4fa1c0e29b31"),
        ("", "4fa1c0e29b31"),
        ("\u202eטורניר", "טורניר 4fa1c0e29b31"),
        ("x" * 300, "x" * 40 + " 4fa1c0e29b31"),
    ],
)
def test_titles_that_no_disk_takes(title: str, folder: str) -> None:
    assert folder_of(title, SEAL) == folder


@given(st.text(max_size=320))
def test_every_title_makes_a_folder_every_disk_takes(title: str) -> None:
    folder = folder_of(title, SEAL)
    assert name_in(folder)[1] == SEAL[:12] or folder == SEAL[:12]
    assert len(folder.encode()) <= 120
    assert not set(folder) & set('<>:"/\\|?*.')
    assert folder == folder.strip()
    assert folder.split(" ")[0] not in RESERVED or " " in folder
    assert PureWindowsPath(folder).name == folder


def test_of_the_last_three_hours_all_are_kept() -> None:
    files = named(*(EVENING + timedelta(minutes=20 * i) for i in range(10)))
    assert to_thin(files, files[-1]) == []


def test_before_them_the_last_of_each_hour() -> None:
    files = named(*(EVENING + timedelta(minutes=20 * i) for i in range(16)))  # 18:00 to 23:00
    gone = to_thin(files, files[-1])
    assert [x[11:16] for x in sorted(gone)] == ["18.00", "18.20", "19.00", "19.20"]


def test_of_older_days_the_last() -> None:
    days = [EVENING + timedelta(days=d, hours=h) for d in range(3) for h in range(3)]
    files = named(*days)
    assert sorted(set(files) - set(to_thin(files, files[-1]))) == sorted([files[2], *files[5:]])


def test_never_more_than_so_many_and_the_oldest_go_first() -> None:
    files = named(*(EVENING + timedelta(minutes=i) for i in range(MOST + 5)))
    assert sorted(to_thin(files, files[-1])) == files[:5]


def test_what_was_just_made_stays_also_where_the_pc_was_set_back() -> None:
    new = named(EVENING - timedelta(days=3))[0]
    files = [*named(*(EVENING + timedelta(minutes=i) for i in range(MOST))), new]
    assert new not in to_thin(files, new)


def test_what_the_director_renamed_is_left_alone() -> None:
    files = ["keep this.riffle", "notes.txt", *named(EVENING - timedelta(hours=9), EVENING)]
    assert to_thin(files, files[-1]) == []
    assert newest_first(files)[-2:] == ["notes.txt", "keep this.riffle"]
