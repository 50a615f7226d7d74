"""Actions saved from files that are really cut, overwritten and flipped; the damaged file stays as it is."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.keeping.salvage import Salvage
from core.say.levels import Level
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, LevelsSet
from core.store import create, open_, repairing
from core.store.connecting import connect
from core.store.repairing import restore, salvage, save, save_list
from tests.examples import examples
from tests.unit.store.making import action, fill

PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Action]]:
    """A file of 200 actions."""
    path = tmp_path_factory.mktemp("whole") / "night.riffle"
    with create(path) as file:
        return (fill(file, 200), path.read_bytes())[::-1]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("place")


def of(path: Path, data: bytes) -> Salvage | Trouble:
    """Return what is found in these bytes, and check that they stay as they were."""
    path.write_bytes(data)
    try:
        return salvage(path)
    except StoreFailed as failed:
        return failed.trouble
    finally:
        assert path.read_bytes() == data


def is_true(found: Salvage | Trouble, actions: list[Action]) -> bool:
    """Nothing is made up: what is called good is the beginning of the night, what is called whole is as it
    was stored, and every number is accounted for once."""
    if isinstance(found, Trouble):
        return True
    good, later = found.good, found.later
    numbers = [*range(1, len(good) + 1), *sorted([*(x.id for x in later), *found.lost])]
    return (
        good == actions[: len(good)]
        and all(x.action == actions[x.id - 1] and x.line == actions[x.id - 1].line for x in later if x.whole)
        and numbers == list(range(1, found.highest + 1))
        and (found.damage is not None or len(good) == len(actions))
    )


def flipped(data: bytes, bit: int) -> bytes:
    spoilt = bytearray(data)
    spoilt[bit // 8] ^= 1 << bit % 8
    return bytes(spoilt)


def zeroed(data: bytes, page: int) -> bytes:
    return data[: page * PAGE] + bytes(PAGE) + data[(page + 1) * PAGE :]


def line_at(data: bytes, number: int) -> int:
    """Return the place of an action's line."""
    return data.index(f'register "Åsa {number}"'.encode())


# -- damage -----------------------------------------------------------------------------------------------


def test_a_whole_file_has_nothing_to_be_saved(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    assert of(place / "a.riffle", data) == Salvage(actions)


def test_one_flipped_bit_costs_one_action(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    found = of(place / "a.riffle", flipped(data, 8 * line_at(data, 120)))
    assert isinstance(found, Salvage)
    assert found.damage is not None
    assert (found.damage.action, found.damage.what) == (120, "changed")
    assert found.good == actions[:119]
    assert [x.id for x in found.later] == list(range(120, 201))
    assert [x.id for x in found.later if not x.whole] == [120]
    assert [x.action for x in found.later[1:]] == actions[120:]
    assert found.lost == ()


def test_an_emptied_page_costs_what_stood_on_it(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    page = line_at(data, 120) // PAGE
    found = of(place / "a.riffle", zeroed(data, page))
    assert isinstance(found, Salvage)
    assert found.blank == 1
    assert found.pages == len(data) // PAGE
    assert 120 in found.lost
    assert found.good == actions[: found.lost[0] - 1]
    assert [x.id for x in found.later] == list(range(found.lost[-1] + 1, 201))
    # nothing proves the first after the gap; all after it are sealed to the one before
    assert [x.whole for x in found.later] == [False] + [True] * (len(found.later) - 1)


def test_an_index_that_is_gone_costs_nothing(whole: tuple[bytes, list[Action]], place: Path) -> None:
    """SQLite cannot read past it, yet the leaves hold their rows each by itself."""
    data, actions = whole
    inner = next(at for at in range(PAGE, len(data), PAGE) if data[at] == 0x05)
    path = place / "a.riffle"
    found = of(path, zeroed(data, inner // PAGE))
    assert isinstance(found, Salvage)
    assert found.good == actions
    assert found.damage is not None
    path.write_bytes(zeroed(data, inner // PAGE))
    try:
        with open_(path, read_only=True) as file:
            assert len(file.actions) < 200
    except StoreFailed:
        pass


def test_a_header_of_zeros_costs_nothing(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    found = of(place / "a.riffle", bytes(PAGE) + data[PAGE:])
    assert isinstance(found, Salvage)
    assert found.good == actions
    assert found.damage is not None
    assert found.damage.what == "unreadable"


def test_a_sheet_of_many_pages_is_found_with_its_overflow(place: Path) -> None:
    path = place / "long.riffle"
    path.unlink(missing_ok=True)
    levels = tuple(Level(n, 1_200_000, n * 100, n * 200) for n in range(1, 200))
    with create(path) as file:
        fill(file, 20)
        file.append(Action(21, 21_000, 21_000, "the sheet", (LevelsSet(levels),)))
        stored = list(file.actions)
    data = path.read_bytes()
    found = of(path, bytes(PAGE) + data[PAGE:])
    assert isinstance(found, Salvage)
    assert found.good == stored


@pytest.mark.parametrize("tenth", range(10))
def test_cut_anywhere(whole: tuple[bytes, list[Action]], place: Path, tenth: int) -> None:
    data, actions = whole
    for length in range(len(data) * tenth // 10, len(data) * (tenth + 1) // 10, 1999):
        assert is_true(of(place / "cut.riffle", data[:length]), actions), length


@settings(max_examples=examples(150))
@given(st.data())
def test_bits_flipped_anywhere(whole: tuple[bytes, list[Action]], place: Path, data: st.DataObject) -> None:
    spoilt, actions = whole
    for bit in data.draw(st.lists(st.integers(0, 8 * len(spoilt) - 1), min_size=1, max_size=4)):
        spoilt = flipped(spoilt, bit)
    assert is_true(of(place / "flip.riffle", spoilt), actions)


def test_every_page_emptied(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    for page in range(len(data) // PAGE):
        assert is_true(of(place / "zero.riffle", zeroed(data, page)), actions), page


def test_a_tail_of_zeros(whole: tuple[bytes, list[Action]], place: Path) -> None:
    data, actions = whole
    for length in range(0, len(data), 3 * PAGE + 100):
        assert is_true(of(place / "tail.riffle", data[:length] + bytes(len(data) - length)), actions), length


def test_cells_that_all_are_one_long_row_are_not_all_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand pointers of one page to a row as long as the file would read it a thousand times."""
    data, many, cell, read = bytearray(256 * PAGE), 1000, 4000, list[bytes]()
    data[16:18] = PAGE.to_bytes(2, "big")
    data[PAGE : PAGE + 8] = b"\x0d\0\0" + many.to_bytes(2, "big") + b"\0\0\0"
    data[PAGE + 8 : PAGE + 8 + 2 * many] = cell.to_bytes(2, "big") * many
    data[PAGE + cell : PAGE + cell + 4] = b"\xbd\x84\x40\x01"  # 1,000,000 bytes, row 1
    monkeypatch.setattr(repairing, "_payload", lambda data, *_: read.append(data))
    repairing.scan(bytes(data))
    assert 0 < len(read) < 10


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"", Trouble.TRUNCATED),
        (b"a shopping list", Trouble.NOT_RIFFLE),
        (b"\x0d" * 50_000, Trouble.NOT_RIFFLE),
        (bytes(50_000), Trouble.DAMAGED),
        (b"SQLite format 3\x00" + bytes(40), Trouble.TRUNCATED),
    ],
)
def test_where_nothing_is_left(place: Path, content: bytes, trouble: Trouble) -> None:
    assert of(place / "nothing.riffle", content) is trouble


def test_a_folder_and_nothing_at_all(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.riffle"):
        with pytest.raises(StoreFailed):
            salvage(path)


def test_a_journal_left_by_a_crash_is_played_back_first(tmp_path: Path) -> None:
    """A half-written action of a PC that died is undone in a copy; both files stay as they are."""
    path = tmp_path / "night.riffle"
    with create(path) as file:
        stored = fill(file, 60)
    conn = connect(path)
    conn.execute("PRAGMA cache_size = 1")  # so that pages reach the file before the commit
    conn.execute("BEGIN IMMEDIATE")
    conn.executemany(
        "INSERT INTO action VALUES (?, 0, 0, NULL, ?, ?)",
        [(n, "half " * 200, f"{n:064x}") for n in range(61, 100)],
    )
    journal = path.with_name(path.name + "-journal")
    data, left = path.read_bytes(), journal.read_bytes()
    conn.rollback()
    conn.close()
    assert len(data) > PAGE
    bit = 8 * line_at(data, 7)
    path.write_bytes(flipped(data, bit))
    journal.write_bytes(left)
    found = salvage(path)
    assert (path.read_bytes(), journal.read_bytes()) == (flipped(data, bit), left)
    assert found.highest <= 60
    assert is_true(found, stored)


def test_a_journal_of_another_night_takes_nothing_away(tmp_path: Path) -> None:
    path, other = tmp_path / "night.riffle", tmp_path / "other.riffle"
    with create(path) as file:
        stored = fill(file, 60)
    with create(other) as file:
        fill(file, 10)
    conn = connect(other)
    conn.execute("PRAGMA cache_size = 1")
    conn.execute("BEGIN IMMEDIATE")
    conn.executemany(
        "INSERT INTO action VALUES (?, 0, 0, NULL, ?, ?)",
        [(n, "half " * 200, f"{n:064x}") for n in range(11, 40)],
    )
    journal = other.with_name(other.name + "-journal")
    left = journal.read_bytes()
    conn.rollback()
    conn.close()
    path.write_bytes(flipped(path.read_bytes(), 8 * line_at(path.read_bytes(), 50)))
    path.with_name(path.name + "-journal").write_bytes(left)
    found = salvage(path)
    assert found.good == stored[:49]
    assert len(found.later) == 11


# -- the new file ---------------------------------------------------------------------------------------


def test_what_is_good_goes_on_in_a_new_file(whole: tuple[bytes, list[Action]], tmp_path: Path) -> None:
    data, actions = whole
    path, new = tmp_path / "night.riffle", tmp_path / "night (repaired).riffle"
    found = of(path, flipped(data, 8 * line_at(data, 120)))
    assert isinstance(found, Salvage)
    save(new, found.good)
    with open_(new) as file:
        assert file.damage is None
        assert file.actions == actions[:119]
        assert [x.hash for x in file.actions] == [x.hash for x in actions[:119]]
        file.append(action(120))
    assert sorted(x.name for x in tmp_path.iterdir()) == [new.name, path.name]


@pytest.fixture
def makers(tmp_path: Path) -> list[Callable[[Path], None]]:
    """Return functions that make new files."""
    backup = tmp_path / "backup.riffle"
    with create(backup) as file:
        actions = fill(file, 5)
    return [lambda to: save(to, actions), lambda to: restore(backup, to)]


def test_nothing_is_ever_written_over(makers: list[Callable[[Path], None]], tmp_path: Path) -> None:
    there = tmp_path / "there.riffle"
    there.write_text("somebody's")
    for make in makers:
        with pytest.raises(StoreFailed) as refused:
            make(there)
        assert refused.value.trouble is Trouble.EXISTS
        assert there.read_text() == "somebody's"


def test_a_full_disk_leaves_nothing_half_made(makers: list[Callable[[Path], None]], small_disk: Path) -> None:
    from tests.unit.store.making import fill_up

    fill_up(small_disk).rename(small_disk / "full")
    for make in makers:
        with pytest.raises(StoreFailed) as full:
            make(small_disk / "new.riffle")
        assert full.value.trouble is Trouble.DISK_FULL
        assert [x.name for x in small_disk.iterdir()] == ["full"]


def test_what_fails_takes_away_its_own_file_alone(
    makers: list[Callable[[Path], None]], tmp_path: Path
) -> None:
    """The journal of a night that was moved away may be all that is left of its last action."""
    new, journal = tmp_path / "new.riffle", tmp_path / "new.riffle-journal"
    journal.write_bytes(b"another night's")
    new.with_name("new.riffle.part").mkdir()  # nothing can be written there
    makers.append(lambda to: save_list(to, ["note x"]))
    for make in makers:
        with pytest.raises(StoreFailed):
            make(new)
        assert not new.exists()
        assert journal.read_bytes() == b"another night's"


def test_a_backup_is_restored_as_it_was(tmp_path: Path) -> None:
    backup, new = tmp_path / "backup.riffle", tmp_path / "new.riffle"
    with create(backup) as file:
        stored = fill(file, 30)
    before = backup.read_bytes()
    restore(backup, new)
    assert backup.read_bytes() == before
    with open_(new) as file:
        assert not file.read_only
        assert file.actions == stored


def test_of_a_damaged_backup_its_good_beginning(whole: tuple[bytes, list[Action]], tmp_path: Path) -> None:
    data, actions = whole
    backup = tmp_path / "backup.riffle"
    backup.write_bytes(flipped(data, 8 * line_at(data, 120)))
    restore(backup, tmp_path / "new.riffle")
    with open_(tmp_path / "new.riffle") as file:
        assert file.actions == actions[:119]


def test_tables_that_were_tampered_with_are_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "night.riffle"
    with create(path) as file:
        stored = fill(file, 9)
    with sqlite3.connect(path) as conn:
        conn.execute("DROP TRIGGER action_not_changed")
    conn.close()
    found = salvage(path)
    assert found.damage is not None
    assert found.damage.what == "schema"
    assert found.good == stored
    save(tmp_path / "new.riffle", found.good)
    with open_(tmp_path / "new.riffle") as file:
        assert file.damage is None


def test_a_list_that_cannot_be_written_says_why_and_goes_over_nothing(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    save_list(lines, ["21:40 eliminate 3.4", "# åäö"])
    assert lines.read_bytes() == "21:40 eliminate 3.4\n# åäö\n".encode()
    for path, trouble in ((lines, Trouble.EXISTS), (tmp_path / "gone" / "lines.txt", Trouble.NO_FOLDER)):
        with pytest.raises(StoreFailed) as told:
            save_list(path, ["other"])
        assert told.value.trouble is trouble
    assert lines.read_bytes().startswith(b"21:40")


def test_a_list_has_what_is_no_character_as_its_number(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    save_list(lines, ["# night\udcff.riffle", "note a\ud800b"])
    assert lines.read_text("utf-8") == "# night\\udcff.riffle\nnote a\\ud800b\n"


def test_a_list_that_is_half_written_is_taken_away(tmp_path: Path) -> None:
    small = """
import resource, signal, sys
from pathlib import Path
from core.say.reasons import StoreFailed
from core.store.repairing import save_list
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))
try:
    save_list(Path(sys.argv[1]), ["x" * 100] * 1000)
except StoreFailed as failed:
    print(failed.trouble.name)
"""
    pytest.importorskip("resource", reason="a limit on a file's size is set here")
    ran = subprocess.run([sys.executable, "-c", small, tmp_path / "l.txt"], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == ("DISK_FULL", "")
    assert not (tmp_path / "l.txt").exists()
