"""``script`` and ``verify`` through their real doors: real files, the real store, what is printed."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import core.store as store
from core.formats.fold import fold
from core.say.reasons import DoesNotFit, StoreFailed, Trouble
from core.text import opening
from core.text.export import export
from core.text.opening import open_door
from core.tournament.state import Tournament
from gui.desk.headless import LARGEST_MB, run_script
from gui.desk.headless_report import table, width
from gui.desk.script_json import CONTRACT
from gui.desk.verify import run as run_verify
from gui.program.wiring import Wiring
from gui.words import report as report_words
from gui.words import text
from gui.words.report import Unreadable
from main import FORMATS
from tests.faults.disks import largest_file
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import STOCKHOLM, small

ROOT = Path(__file__).parents[3]
EVENING = int(datetime(2026, 11, 20, 16, 0, tzinfo=UTC).timestamp()) * 1000
"""17:00 in the hall."""

NIGHT = """# a small night
set club "Norra Pokerklubben"
set title "Thursday 200"
set currency "kr"
price entry 220 fee 20 chips 20000
add level blinds 100/200 length 20
add break length 10 remove 25
add level blinds 200/400 ante 400 paid-by bb length 20
open table 1 seats 5
17:30 register "Anna Ek" number "17"
register "Bo Sund"
register "Åke Öst"
prizes 60% 40%
17:50 draw number "4711"
18:00 start
18:05 eliminate "Bo Sund" by "Anna Ek"
18:12 pause
"""


@pytest.fixture
def wiring(tmp_path: Path) -> Wiring:
    def chance(n: int) -> bytes:
        return os.urandom(n)

    return Wiring(store, lambda: EVENING, lambda: 0, chance, STOCKHOLM, tmp_path, tmp_path)


@pytest.fixture
def play(
    tmp_path: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Run a text as a script: ``(exit code, printed, errors)``."""

    def run(content: str | bytes, *args: str, name: str = "night.txt") -> tuple[int, str, str]:
        file = tmp_path / name
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        code = run_script([str(file), *args], store, wiring)
        out, err = capsys.readouterr()
        return code, out, err.replace(str(tmp_path) + os.sep, "")

    return run


Play = Callable[..., tuple[int, str, str]]


def test_a_night_is_shown(play: Play) -> None:
    code, out, err = play(NIGHT, "--seed", "3")
    assert (code, err) == (0, "")
    assert out.startswith("Norra Pokerklubben · Thursday 200\n\nClock\n  20 Nov 2026, 18:12\n")
    assert "  Level 1 · 100 / 200 · 08:00 of 20:00 left · paused\n" in out
    assert "  3 entries, 2 still in, 60,000 chips, 30,000 on average\n" in out
    assert "    3rd  Bo Sund               1  220 kr\n" in out
    assert "  Prize pool 600 kr: 660 kr taken, 60 kr fees\n" in out
    assert "    1st  360 kr\n    2nd  240 kr\n" in out
    assert "Colour up the 25s" in out
    assert "15  18:05  Bo Sund out in 3rd, by Anna Ek" in out
    titles = [line for line in out.splitlines() if line and not line.startswith(" ")]
    assert titles[1:] == ["Clock", "Seats", "Places", "Prizes", "Duties", "Log"]


def test_the_same_seed_is_the_same_night(play: Play) -> None:
    first, again, other = (json.loads(play(NIGHT, "--json", "--seed", s)[1]) for s in ("3", "3", "4"))
    assert first == again
    assert first["log"][12]["hash"] != other["log"][12]["hash"]
    one, two = (json.loads(play(NIGHT, "--json")[1])["log"][12]["hash"] for _ in range(2))
    assert one != two, "without a seed the draw is by chance"


def test_json_is_one_object(play: Play) -> None:
    code, out, err = play(NIGHT, "--json", "--seed", "3")
    found = json.loads(out)
    assert (code, err, found["complete"], found["error"]) == (0, "", True, None)
    assert found["now"] == "2026-11-20T18:12:00+01:00"
    assert found["clock"]["phase"] == "paused"
    assert (found["clock"]["row"], found["clock"]["remaining_ms"]) == (1, 480_000)
    assert found["players"] == {"left": 2, "entries": 3, "people": 3, "chips": 60_000}
    assert [s["name"] for s in found["seats"]].count("Åke Öst") == 1
    assert found["places"] == [
        {"place": 3, "last": 3, "name": "Bo Sund", "number": "", "prize": 0, "entries": 1, "paid": 220}
    ]
    prizes = {
        "pool": 600, "taken": 660, "fees": 60, "bounties": 0, "amounts": [360, 240], "paid_places": 2,
        "house": 0, "tickets": None, "chain": [{"name": "Buy-ins", "kind": "entry", "amount": 600}],
    }  # fmt: skip
    assert found["prizes"] == prizes
    assert [d["kind"] for d in found["duties"]] == ["colour_up"]
    assert [e["id"] for e in found["log"]] == list(range(1, 17))
    assert found["log"][14]["words"] == "Bo Sund out in 3rd, by Anna Ek"


def test_json_holds_every_key_its_document_names(play: Play) -> None:
    found = json.loads(play(NIGHT, "--json", "--seed", "3")[1])
    document = (ROOT / "assets" / "script-json.md").read_text("utf-8")
    first = document[: document.index("**What ended")]
    rows = [line.split("|")[1] for line in first.splitlines() if line.startswith("| `")]
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == set(found)
    assert found["contract"] == CONTRACT
    for key in ("tables", "entries", "races", "penalties", "clock_calls", "duties", "log", "audit", "clock"):
        (row,) = (line for line in document.splitlines() if line.startswith(f"| `{key}`"))
        some = found[key] if isinstance(found[key], dict) else found[key][0] if found[key] else {}
        assert set(some) <= set(re.findall(r"`(\w+)`", row)), key


def test_json_of_the_till_is_as_its_document_says(play: Play) -> None:
    document = (ROOT / "assets" / "script-json.md").read_text("utf-8")
    section = document[document.index("**The till**") : document.index("**Chicago's")]
    _, night, _, told, more = re.split(r"```\w*\n", section)
    code, out, err = play(night, "--json")
    assert (code, err) == (0, "")
    till = json.loads(out)["till"]
    assert till.items() >= json.loads(f"{{{told}}}")["till"].items()
    assert {*_keys(till)} <= set(re.findall(r"`(\w+)`", more)) | set(re.findall(r'"(\w+)":', told))


def test_json_of_amounts_with_decimals_is_as_its_document_says(play: Play) -> None:
    document = (ROOT / "assets" / "script-json.md").read_text("utf-8")
    section = document[document.index("**Amounts.**") : document.index("**A deal.**")]
    night, told = ("\n".join(x) for x in _indented(section))
    code, out, err = play(night, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["prizes"].items() >= json.loads(f"{{{told}}}").items()
    assert (found["decimals"], found["currency"]) == (2, "€")
    assert [(x["paid"], x["fee"]) for x in found["entries"]] == [(1050, 50), (1050, 50), (500, 50)]


def _indented(page: str) -> list[list[str]]:
    """Return the examples of a page, each as its lines."""
    found: list[list[str]] = [[]]
    for line in page.splitlines():
        if line.startswith("    "):
            found[-1].append(line.strip())
        elif found[-1]:
            found.append([])
    return [x for x in found if x]


CHICAGO = """format chicago
stage 1 best 2 to final
register "Anna"
register "Bo"
register "Cia"
register "Dan"
draw heat number "7"
points 1.1 pair
protocol 1 points 53 20 20 20 said 1 made 1
draw round 1
protocol 1 points 53 20 20 20 said 1 made 1
draw round 1
protocol 1 points 53 20 20 20 said 1 made 1
"""
TEAMS = """format team
price entry 300+50 chips 10000
add level blinds 25/50 length 20
add level blinds 50/100 length 20
register team Fisk members FA FB FC
register team Gos members GA GB GC
open table 1 seats 9
draw
19:00 start
19:21 transfer FA to FB
19:21 time-out GA
"""


@pytest.mark.parametrize(("night", "heading"), [(CHICAGO, "**Chicago"), (TEAMS, "| `format`")])
def test_json_of_a_format_holds_the_keys_its_document_names(play: Play, night: str, heading: str) -> None:
    with handed_in(FORMATS):
        found = json.loads(play(night, "--json", "--seed", "3")[1])
    assert found["complete"], found["error"]
    document = (ROOT / "assets" / "script-json.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", document[document.index(heading) :]))
    assert {*_keys(found["format"])} <= named


def _keys(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = [*value.values()]
    if isinstance(value, list):
        for x in value:
            yield from _keys(x)


def test_json_tells_tables_entries_and_what_was_decided_by_id(play: Play) -> None:
    night = """price entry 100 chips 10000
add level blinds 25/50 length 20
open table 1 seats 6
17:30 register "Anna Ek" seat 1.2
register "Bo Sund" seat 1.4
register "Cecilia Berg" seat 1.5
rulebook svepof-2006
18:00 start
blinds 1 big 4
penalty 1.5 for "phone" minutes 10
halt 1 override "a fight"
"""
    code, out, err = play(night, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    (table,) = found["tables"]
    assert (table["table"], table["size"], table["big_blind"], table["halted"]) == ("1", 6, 4, True)
    by_seat = {x["seat"]: x["entry"] for x in table["seats"]}
    assert [found["entries"][i]["entry"] for i in range(3)] == [by_seat[2], by_seat[4], by_seat[5]]
    (penalty,) = found["penalties"]
    assert (penalty["entry"], penalty["ended"]) == (by_seat[5], None)
    last = found["log"][-1]
    assert last["overruled"]["reason"] == "a fight"
    assert last["overruled"]["against"][0]["type"] == "table_not_short"
    assert last["because"][0]["type"] == "table_stopped"
    assert last["because"][0]["fields"]["table"] == table["id"]


def test_json_names_who_is_penalised_and_has_no_entry_any_more(play: Play) -> None:
    night = 'register "Anna Ek"\npenalty "Anna Ek" for "phone" warning\nunregister "Anna Ek"\n'
    code, out, err = play(night, "--json")
    assert (code, err) == (0, "")
    (penalty,) = json.loads(out)["penalties"]
    assert penalty["name"] == "Anna Ek"


def test_help_names_documents_that_are_there(capsys: pytest.CaptureFixture[str], wiring: Wiring) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_script(["--help"], store, wiring)
    assert stopped.value.code == 0
    documents = re.findall(r"assets/[\w-]+\.md", capsys.readouterr().out)
    assert len(documents) == 2
    assert [x for x in documents if not (ROOT / x).is_file()] == []


def test_json_tells_why_a_line_was_refused(play: Play) -> None:
    code, out, _ = play(NIGHT + 'eliminate "Bo Sund"\n', "--json")
    found = json.loads(out)
    (reason,) = found["refused"]
    (found_entry,) = [x["entry"] for x in found["entries"] if x["name"] == "Bo Sund"]
    assert (code, reason["type"], reason["overridable"]) == (2, "already_out", False)
    assert reason["fields"]["entry"] == found_entry
    assert reason["words"]


def test_a_duty_in_json_has_the_line_that_does_it(play: Play) -> None:
    (duty,) = json.loads(play(NIGHT, "--json", "--seed", "3")[1])["duties"]
    assert (duty["kind"], duty["said"]["type"]) == ("colour_up", "colour_up")
    assert duty["said"]["fields"]["chips"] == [25]


def test_time_goes_by_the_lines(play: Play) -> None:
    """Past midnight, and so long after the line before."""
    found = json.loads(play(NIGHT + 'resume\n+1:30:00 note "late"\n00:10 note "later"\n', "--json")[1])
    assert [e["happened"] for e in found["log"][-2:]] == [
        "2026-11-20T19:42:00+01:00",
        "2026-11-21T00:10:00+01:00",
    ]


def test_an_earlier_line_means_who_sat_there_then(play: Play) -> None:
    code, out, err = play(
        """open table 1
price rebuy 100 chips 5000
17:30 register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.2
18:00 swap 1.1 with 1.2
2026-11-20T17:45+01:00 rebuy 1.1
""",
        "--json",
    )
    assert (code, err) == (0, "")
    assert json.loads(out)["log"][-1]["line"] == 'rebuy "Anna Ek"'


def test_where_the_night_begins(play: Play) -> None:
    def begins(content: str, *args: str) -> str:
        return str(json.loads(play(content, "--json", *args)[1])["log"][0]["happened"])

    assert begins('note "x"') == "2026-11-20T17:00:00+01:00"
    assert begins('note "x"', "--at", "2020-02-29T18:00+01:00") == "2020-02-29T18:00:00+01:00"
    assert begins('note "x"', "--at", "18:00") == "2026-11-20T18:00:00+01:00"
    dated = 'set title "x"\n2020-02-29T18:00+01:00 note "x"\n18:30 note "y"'
    assert begins(dated) == "2020-02-29T18:00:00+01:00", "a night of long ago begins then"


# -- what is wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("elimnate 1.1", ("18:1: “elimnate” does not fit here. Type an action such as eliminate, "
                          "register or pause. Did you mean “eliminate”?")),
        ('18:20 move "Anna Ek" to 7,4', "18:25: “7,4” does not fit here. Type a seat such as 7.4."),
        ('18:20 eliminate "Bo Sund"', "18:7: Bo Sund is already out."),
        ("start", "18:1: The clock has already been started."),
        ('note "\x1b[2J', "18:6: “\"�[2J” does not fit here. Type a closing quote."),
    ],
)  # fmt: skip
def test_a_bad_line_is_named_and_nothing_before_it_is_lost(
    play: Play, tmp_path: Path, line: str, said: str
) -> None:
    code, out, err = play(NIGHT + line + '\nnote "never"\n', "--save", str(tmp_path / "kept"), "--json")
    assert code == 2
    assert err == f"night.txt:{said}\nEverything before that line was carried out.\n"
    found = json.loads(out)
    assert (found["complete"], len(found["log"])) == (False, 16)
    assert found["error"].endswith(said)
    log = store.open_(tmp_path / "kept.riffle", read_only=True)
    assert len(log.actions) == 16
    log.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'note "ok"\nregister "\xe5sa"', "2:11: this is not UTF-8 text (byte 0xE5)"),
        ('register "Åsa"'.encode("utf-16"), "1:1: this is not UTF-8 text (byte 0xFF)"),
        (b"\x00\x01\x02", "1:1: "),
        (b'note "a\xc3', "1:8: this is not UTF-8 text (byte 0xC3)"),
    ],
)
def test_bytes_that_are_no_text(play: Play, content: bytes, said: str) -> None:
    code, _, err = play(content)
    assert code == 2
    assert err.startswith(f"night.txt:{said}")


@pytest.mark.parametrize("content", ["", "\n\n# nothing\n", "\ufeff", '\ufeffnote "a"\r\n\r\nnote "b"\r\n'])
def test_files_from_anywhere(play: Play, content: str) -> None:
    code, out, err = play(content, "--json")
    assert (code, err) == (0, "")
    assert len(json.loads(out)["log"]) == content.count("note")


def test_lines_end_at_newlines_only(play: Play) -> None:
    code, out, _ = play('note "a\u2028b\x0bc"\nnote "d"', "--json")
    assert code == 0
    assert [e["words"] for e in json.loads(out)["log"]] == ["a b c", "d"]


NOWHERE: dict[str, Any] = dict.fromkeys(("trouble", "line", "column", "expected", "got", "near"))


def test_json_tells_where_it_stopped_and_what_was_expected(play: Play) -> None:
    found = json.loads(play(NIGHT + "elimnate 1.1\n", "--json")[1])
    assert found["stopped"] == NOWHERE | {
        "type": "misread",
        "line": 18,
        "column": 1,
        "expected": "verb",
        "got": "elimnate",
        "near": "eliminate",
    }
    found = json.loads(play(NIGHT + '18:20 eliminate "Bo Sund"\n', "--json")[1])
    assert found["stopped"] == NOWHERE | {"type": "refused", "line": 18, "column": 7}
    assert json.loads(play(NIGHT, "--json")[1])["stopped"] is None


@pytest.mark.parametrize("save", [[], ["--save", "kept"]])
def test_a_script_that_fails_on_its_first_line_shows_and_saves_no_empty_night(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = play("elimnate 1.1\n" + NIGHT, *save)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert [x.name for x in tmp_path.iterdir()] == ["night.txt"]


def test_files_that_cannot_be_read(
    tmp_path: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(65_000_000)
    store.create(tmp_path / "night.riffle").close()
    devices = {os.devnull: Unreadable.NO_FILE} if os.name != "nt" else {}
    for name, why in {
        "missing.txt": Unreadable.NOT_FOUND,
        f"huge.txt{os.sep}x": Unreadable.NOT_FOUND,
        "folder": Unreadable.FOLDER,
        "huge.txt": Unreadable.TOO_LARGE,
        "night.riffle": Unreadable.TOURNAMENT,
        "a\0b": Unreadable.NOT_FOUND,
        **devices,
    }.items():
        (tmp_path / "folder").mkdir(exist_ok=True)
        path = str(tmp_path / name)
        assert run_script([path], store, wiring) == 2
        out, err = capsys.readouterr()
        assert (out, err) == ("", report_words.unreadable(why, path, LARGEST_MB) + "\n")
        assert run_script([path, "--json"], store, wiring) == 2
        found = json.loads(capsys.readouterr().out)
        assert (found["contract"], found["complete"], found["log"]) == (CONTRACT, False, [])
        assert found["stopped"] == NOWHERE | {"type": "not_read", "trouble": why.value}


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["a", "b"],
        ["a", "--save"],
        ["a", "--save", ""],
        ["a", "--nonsense"],
        ["a", "--js"],
        ["a", "--seed", "x"],
        ["a", "--at", "x"],
        ["a", "--at", "25:00"],
    ],
)
def test_a_wrong_call_ends_with_2(
    wiring: Wiring, capsys: pytest.CaptureFixture[str], args: list[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_script(args, store, wiring)
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert (out, bool(err)) == ("", True)


# -- saving ------------------------------------------------------------------------------------------------


def test_a_saved_night_is_the_night(play: Play, tmp_path: Path) -> None:
    code, out, _ = play(NIGHT, "--seed", "3", "--save", str(tmp_path / "Thursday.riffle"))
    assert code == 0
    assert out.rstrip().endswith(f"Saved as {tmp_path / 'Thursday.riffle'}.")
    log = store.open_(tmp_path / "Thursday.riffle")
    assert (log.damage, log.read_only, len(log.actions)) == (None, False, 16)
    assert fold(log.actions).setting("title") == "Thursday 200"
    log.close()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["Thursday.riffle", "night.txt"]


def test_an_existing_file_is_left_alone(play: Play, tmp_path: Path) -> None:
    target = tmp_path / "Thursday.riffle"
    target.write_bytes(b"mine")
    code, out, err = play(NIGHT, "--save", str(target))
    assert (code, out) == (2, "")
    assert err.startswith(text.trouble(StoreFailed(Trouble.EXISTS, "Thursday.riffle")))
    assert target.read_bytes() == b"mine"


def test_a_folder_that_is_not_there(play: Play, tmp_path: Path) -> None:
    code, out, err = play(NIGHT, "--save", str(tmp_path / "gone" / "Thursday.riffle"))
    assert code == 2
    gone = StoreFailed(Trouble.NO_FOLDER, str(tmp_path / "gone" / "Thursday.riffle"))
    assert text.trouble(gone).replace(str(tmp_path) + os.sep, "") in err
    assert err.endswith(f"{report_words.nothing_saved()}\n")
    assert "Bo Sund out in 3rd" in out, "it is shown all the same"


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on a file's size there")
@pytest.mark.parametrize("room", [0, 9000, 20_000])
def test_a_full_disk_leaves_nothing_half(
    tmp_path: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str], room: int
) -> None:
    file = tmp_path / "night.txt"
    file.write_text(NIGHT, encoding="utf-8")
    with largest_file(room):
        code = run_script([str(file), "--save", str(tmp_path / "x")], store, wiring)
    err = capsys.readouterr().err
    assert code == 2
    assert err.startswith(text.trouble(StoreFailed(Trouble.DISK_FULL, "x.riffle")))
    assert [p.name for p in tmp_path.iterdir()] == ["night.txt"]


# -- exported nights ---------------------------------------------------------------------------------------


def exported() -> list[str]:
    night = small()
    night.run('eliminate "Anna Ek" by "Bo Ros"\nundo')
    night.wait(10).do('note "a => b"')
    night.late('19:05 register "Nina Sen"')
    return list(export(night.director, STOCKHOLM))


def test_an_exported_night_comes_back_as_it_was(play: Play) -> None:
    lines = exported()
    for ending in ("\n", "\r\n"):
        code, out, err = play(ending.join(lines) + ending, "--json")
        found = json.loads(out)
        assert (code, err) == (0, "")
        assert lines[-1] == f"end {found['log'][-1]['hash']}"
        assert found["now"] == "2025-03-14T19:10:00+01:00", "the night stands where it ended"
        assert [e["id"] for e in found["log"] if e["undone_by"]] == [len(lines) - 5]


def test_an_empty_night_can_be_exported(play: Play) -> None:
    assert play("riffle 2\nend\n")[0] == 0
    code, _, err = play("riffle 1\nend\n")
    assert (code, "trial version" in err, len(err.splitlines())) == (2, True, 1)


@pytest.mark.parametrize("cut", [1, 5, 20, -1])
def test_a_cut_export_is_noticed(play: Play, cut: int) -> None:
    lines = exported()[:cut]
    code, out, err = play("\n".join(lines) + "\n", "--json")
    assert code == 2
    assert "the file is cut: its last line, beginning with “end”, is missing." in err
    assert len(json.loads(out)["log"]) == len(lines) - 1


def test_an_export_cut_within_a_line(play: Play) -> None:
    whole = "\n".join(exported())
    for cut in range(len("riffle 2") + 1, len(whole), 97):
        code, _, err = play(whole[:cut])
        assert code == 2, cut
        assert err.startswith("night.txt:"), cut


def test_a_changed_export_is_noticed(play: Play) -> None:
    lines = exported()
    lines[3] = lines[3].replace("500", "400")
    code, _, err = play("\n".join(lines))
    assert code == 2
    assert f"night.txt:{len(lines)}:5: the seal does not match" in err


def test_lines_after_the_end(play: Play) -> None:
    lines = [*exported(), "", 'note "more"']
    code, _, err = play("\n".join(lines))
    assert code == 2
    assert f"night.txt:{len(lines)}:1: text after the line" in err


@pytest.mark.parametrize(
    "line",
    [
        '1 2026-11-20T17:00:00+01:00 note => noted{"text":"x"} [after 99]',
        '1 2026-11-20T17:00:00+01:00 note => noted{"text":"\\ud800"}',
        '7 2026-11-20T17:00:00+01:00 note => noted{"text":"x"}',
        '1 2026-11-20T17:00:00+01:00 x => unregistered{"entry":5}',
        '1 2026-11-20T17:00:00+01:00 x => noted{"text":5}',
        "1 2026-11-20T17:00:00+01:00 x => nonsense{}",
        "1 2026-13-20T17:00:00+01:00 x => ",
        "hello",
    ],
)
def test_hostile_exports_are_refused_in_words(play: Play, line: str) -> None:
    code, _, err = play(f"riffle 2\n{line}\nend x\n")
    assert code == 2
    assert err.startswith("night.txt:2:"), err
    assert "Traceback" not in err


def test_an_export_into_a_state_that_cannot_be_stops_at_that_line_and_saves_what_comes_before(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(t: Tournament, before: Tournament | None = None) -> list[str]:
        return ["a bad note"] if any("=>" in x for _, x in t.word.notes) else []

    lines = exported()
    bad = next(n for n, line in enumerate(lines, 1) if "a => b" in line)
    monkeypatch.setattr(opening, "broken_invariants", broken)
    code, _, err = play("\n".join(lines) + "\n", "--save", str(tmp_path / "saved"))
    assert code == 2
    assert err.startswith(f"night.txt:{bad}:1: {text.reason(DoesNotFit())}")
    with closing(store.open_(tmp_path / "saved.riffle")) as log:
        assert len(log.actions) == bad - 2
        assert open_door(log, lambda: EVENING, bytes).problem == ""


# -- verify --------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(play: Play, tmp_path: Path) -> Path:
    play(
        NIGHT + 'register "Nina Sen"\nprepare draw\nabandon draw\ndraw\n',
        "--seed",
        "3",
        "--save",
        str(tmp_path / "n"),
    )
    return tmp_path / "n.riffle"


def test_honest_draws_are_ok(saved: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_verify([str(saved)], store, wiring) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == report_words.log_whole(20)
    assert [line.rsplit("  ", 1)[1] for line in out[2:5]] == [
        "ok, drawn at once; commitment not shown before",
        "abandoned",
        "ok, drawn at once; commitment not shown before",
    ]
    assert "4711" in out[2]
    assert out[-1] == "3 draws, all match their commitments."
    assert not list(saved.parent.glob("*-holder"))


def rewritten(saved: Path, change: Callable[[Any], Any]) -> Path:
    """The night written anew by somebody with a program: every seal fits, one record differs."""
    log = store.open_(saved, read_only=True)
    target = saved.with_name("forged.riffle")
    forged = store.create(target)
    for action in log.actions:
        forged.append(replace(action, records=tuple(change(x) for x in action.records)))
    log.close()
    forged.close()
    return target


def test_a_forged_draw_is_found(saved: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]) -> None:
    def cheat(x: Any) -> Any:
        return replace(x, number="4712") if getattr(x, "number", "") == "4711" else x

    assert run_verify([str(rewritten(saved, cheat))], store, wiring) == 1
    out = capsys.readouterr().out
    assert "FAILED: the seats do not follow from the secret and the number" in out
    assert out.splitlines()[-1] == "1 of 3 draws cannot be trusted."


def test_a_changed_byte_is_found(saved: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]) -> None:
    data = saved.read_bytes()
    assert data.count(b"4711") >= 1
    saved.write_bytes(data.replace(b"4711", b"4712"))
    before = saved.read_bytes()
    assert run_verify([str(saved)], store, wiring) == 1
    out = capsys.readouterr().out
    harmed = 'action 13 of 20 (17:50:00, draw number "4712") does not match its seal'
    assert out.startswith(f"n.riffle is damaged: {harmed}")
    assert saved.read_bytes() == before


def test_chip_races_are_checked_and_a_forged_one_is_found(
    play: Play, tmp_path: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = 'open table 7\nregister "Nina Sen" seat 7.1\nregister "Olle Ny" seat 7.2\nchips 25 100 500\n'
    races = "race 7 chip 25 odd 1:3 2:3\nundo\nrace 7 chip 25 odd 1:1 2:2 cards 1:Ah 2:As 2:2c\n"
    play(NIGHT + seats + races, "--seed", "3", "--save", str(tmp_path / "n"))
    saved = tmp_path / "n.riffle"
    assert run_verify([str(saved)], store, wiring) == 0
    out = capsys.readouterr().out.splitlines()
    assert [line.rsplit("  ", 1)[1] for line in out[-3:-1]] == ["ok (undone later)", "ok, cards as entered"]
    assert out[-1] == "2 chip races, all match their cards."

    def cheat(x: Any) -> Any:
        return replace(x, winners=(1,)) if getattr(x, "winners", ()) == (2,) else x

    assert run_verify([str(rewritten(saved, cheat))], store, wiring) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-2].endswith("FAILED: the chips did not go to the highest cards")
    assert out[-1] == "1 of 2 chip races cannot be trusted."


def test_files_with_nothing_to_verify(
    tmp_path: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.riffle").write_text("hello")
    sqlite3.connect(tmp_path / "y.riffle").close()
    for name in ("none.riffle", "x.riffle", "y.riffle"):
        assert run_verify([str(tmp_path / name)], store, wiring) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
    for nothing in ([], [str(tmp_path)]):
        with pytest.raises(SystemExit) as stopped:
            run_verify(nothing, store, wiring)
        assert stopped.value.code == 2
        assert capsys.readouterr().out == ""
    store.create(tmp_path / "empty.riffle").close()
    assert run_verify([str(tmp_path / "empty.riffle")], store, wiring) == 0
    assert "No draws." in capsys.readouterr().out


# -- tables --------------------------------------------------------------------------------------------------


def test_columns_stand_under_each_other_whatever_the_letters() -> None:
    lines = table(
        ["Name", "Seat"], [["山田 太郎", "1"], ["Åsa", "12"], ["e\u0301", "3"], ["a\x1b[2J\nb", "4"]], (1,)
    )
    assert len({width(line) for line in lines}) == 1
    assert all(line.isprintable() for line in lines)


def test_a_terminal_of_few_letters(tmp_path: Path, wiring: Wiring, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252", write_through=True))
    file = tmp_path / "n.txt"
    file.write_text('register "山田 太郎"\nregister "Åsa"', encoding="utf-8")
    assert run_script([str(file)], store, wiring) == 0
    assert "Åsa".encode("cp1252") in raw.getvalue()


def test_a_director_made_of_a_saved_night_agrees(saved: Path) -> None:
    log = store.open_(saved, read_only=True)
    director = open_door(log, lambda: EVENING, lambda n: b"\0" * n)
    assert director.problem == ""
    assert len(director.history) == 20
    log.close()
