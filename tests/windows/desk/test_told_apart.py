"""Open tournaments of one title."""

from __future__ import annotations

from pathlib import Path

from gui.desk.nights import told_apart


def test_each_title_alone_is_enough() -> None:
    assert told_apart([]) == []
    assert told_apart([("Thursday 200", Path("/a/t.riffle")), ("Side", Path("/a/s.riffle"))]) == [
        "Thursday 200",
        "Side",
    ]


def test_files_tell_those_of_one_title() -> None:
    titled = [
        ("Thursday 200", Path("/a/Thursday 200.riffle")),
        ("Thursday 200", Path("/a/Thursday 200 (as of 2026-11-19 18.10).riffle")),
        ("thursday 200", Path("/a/copy.riffle")),
        ("Side", Path("/a/s.riffle")),
    ]
    assert told_apart(titled) == [
        "Thursday 200",
        "Thursday 200 (as of 2026-11-19 18.10)",
        "thursday 200 · copy",
        "Side",
    ]


def test_folders_tell_files_of_one_name() -> None:
    titled = [("Thursday 200", Path(f"/{folder}/Thursday 200.riffle")) for folder in ("home", "stick")]
    assert told_apart(titled) == ["Thursday 200 · home", "Thursday 200 · stick"]
