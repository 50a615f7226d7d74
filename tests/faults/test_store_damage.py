"""A file cut, overwritten, or put together from two: it opens to what is proved, or what is wrong is said.

The short run of ``python -m tests.faults.damage``, and the damages that are no single bit.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action
from core.store import create, open_
from tests.faults import damage
from tests.faults.damage import Specimen, Told, bits, cuts, look
from tests.faults.first_page import BESIDE, Beside, Flips, some_bits, used_bytes
from tests.faults.store_night import direct
from tests.unit.store.making import start

PAGE = 4096
SEED = 6
FEW = 60


@pytest.fixture(scope="module")
def specimen(tmp_path_factory: pytest.TempPathFactory) -> Specimen:
    return Specimen(tmp_path_factory.mktemp("specimen"))


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Specimen:
    """A shorter night, whose tables have pages above their leaves all the same. Its first page is that of the
    long one but for how many pages there are."""
    return Specimen(tmp_path_factory.mktemp("few"), FEW)


def checked(told: Told) -> Told:
    assert told.wrong == []
    return told


def looked(tmp_path: Path, specimen: Specimen, raw: bytes) -> tuple[str, int]:
    path = tmp_path / "night.riffle"
    path.write_bytes(raw)
    return look(path, specimen)


def test_cut_at_every_97th_byte(tmp_path: Path, specimen: Specimen) -> None:
    told = checked(cuts(tmp_path, specimen, 97))
    assert told.outcomes.total() == (len(specimen.raw) + 96) // 97
    assert not any("whole" in outcome for outcome in told.outcomes)


def test_three_hundred_single_bits(tmp_path: Path, specimen: Specimen) -> None:
    told = checked(bits(tmp_path, specimen, damage.some_bits(specimen, 300, SEED)))
    assert {"bit flipped; whole", "bit flipped; shown to where it is good: changed"} <= set(told.outcomes)


def test_every_bit_that_says_how_far_a_page_is_filled(tmp_path: Path, specimen: Specimen) -> None:
    """Reading does not look at it, storing does: the next action would be written over earlier ones."""
    pages = range(PAGE, len(specimen.raw), PAGE)
    last = [page for page in pages if specimen.raw[page] == 0x0D][-4:]
    places = (8 * (page + byte) + bit for page in last for byte in range(1, 8) for bit in range(8))
    told = checked(bits(tmp_path, specimen, places))
    assert told.outcomes["bit flipped; shown to where it is good: unreadable"] > 100


@pytest.mark.parametrize("byte", [0, 3, 15, 18, 60, 61, 68, 71])
def test_a_bit_of_its_name_flipped_does_not_make_it_somebody_elses(
    tmp_path: Path, specimen: Specimen, byte: int
) -> None:
    raw = bytearray(specimen.raw)
    raw[byte] ^= 0x20
    outcome, shown = looked(tmp_path, specimen, bytes(raw))
    if byte < 16:
        assert outcome == "refused: damaged"
    else:
        assert outcome == "shown to where it is good: unreadable"
        assert shown == len(specimen.night)


@pytest.mark.parametrize("kind", BESIDE)
def test_bits_of_the_first_page_with_a_journal_beside_it_and_without(
    tmp_path: Path, few: Specimen, kind: Beside
) -> None:
    """It holds no action: verify says what is wrong, repair and the windows give all of them back."""
    highest = [8 * byte + 7 for byte in used_bytes(few.raw) if byte > 2000][::200]  # no text any more
    told = Flips(tmp_path, few).all([*some_bits(few, 12, SEED), *highest], [kind])
    assert told.wrong == []
    assert told.outcomes.total() == 12 + len(highest)


def test_zeros_to_the_end(tmp_path: Path, specimen: Specimen) -> None:
    raw = specimen.raw
    shown = [
        looked(tmp_path, specimen, raw[:at] + bytes(len(raw) - at))[1] for at in range(0, len(raw), 1999)
    ]
    assert shown[0] == 0
    assert max(shown) > 150


def test_a_page_of_zeros_anywhere(tmp_path: Path, specimen: Specimen) -> None:
    raw = specimen.raw
    for at in range(0, len(raw), PAGE):
        outcome, _ = looked(tmp_path, specimen, raw[:at] + bytes(PAGE) + raw[at + PAGE :])
        assert outcome != "whole", at


def test_two_pages_changed_about(tmp_path: Path, specimen: Specimen) -> None:
    raw = specimen.raw
    for at in range(PAGE, len(raw) - PAGE, PAGE):
        end = at + 2 * PAGE
        changed = raw[:at] + raw[at + PAGE : end] + raw[at : at + PAGE] + raw[end:]
        assert looked(tmp_path, specimen, changed)[0] != "whole", at


@pytest.mark.parametrize("more", [b"\x00", b"garbage" * 1000, bytes(PAGE), b"\xff" * PAGE * 3])
def test_something_added_at_the_end(tmp_path: Path, specimen: Specimen, more: bytes) -> None:
    assert looked(tmp_path, specimen, specimen.raw + more) == ("whole", len(specimen.night))
    path = tmp_path / "night.riffle"
    with open_(path) as log:
        grown = direct(log, len(specimen.night) + 20, "more")
    with open_(path) as log:
        assert (log.actions, log.damage) == (grown, None)


@pytest.mark.parametrize("place", ["empty", "folder", "folder with a file in it"])
def test_something_else_in_its_place(tmp_path: Path, place: str) -> None:
    path = tmp_path / "night.riffle"
    if place == "empty":
        path.touch()
    else:
        path.mkdir()
        if "file" in place:
            create(path / "night.riffle").close()
    with pytest.raises(StoreFailed) as failed:
        open_(path)
    assert failed.value.trouble is (Trouble.TRUNCATED if place == "empty" else Trouble.NOT_RIFFLE)
    assert os.listdir(tmp_path) == [path.name]


# -- journals ----------------------------------------------------------------------------------------------

HALF_WAY = """
from pathlib import Path
from core.say.records import Action, Noted
from core.store import open_


class Stops:
    def __init__(self, conn):
        self.conn = conn

    def execute(self, sql, *values):
        if sql == "COMMIT":
            print("half-way", flush=True)
            while True:
                pass
        return self.conn.execute(sql, *values)

    def __getattr__(self, name):
        return getattr(self.conn, name)


file = open_(Path(sys.argv[1]))
file._conn.execute("PRAGMA cache_size = 1")  # so that pages are written before the commit is whole
file._conn = Stops(file._conn)
last = file.actions[-1]
file.append(Action(last.id + 1, last.happened, last.written, "note", (Noted("x" * 300_000),)))
"""


def journal(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def die_half_way(path: Path) -> None:
    """A process dies storing: some pages are written already, the journal tells what they were."""
    before = path.read_bytes()
    with start(HALF_WAY, path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "half-way\n"
        process.kill()
    path.with_name(path.name + "-holder").unlink()
    assert path.read_bytes() != before
    assert journal(path).read_bytes()[:4] == bytes.fromhex("d9d505f9")


class Died(NamedTuple):
    """The bytes that a process left that died storing: the file's and the journal's."""

    file: bytes
    journal: bytes

    def put(self, path: Path) -> None:
        path.write_bytes(self.file)
        journal(path).write_bytes(self.journal)


@pytest.fixture(scope="module")
def died(tmp_path_factory: pytest.TempPathFactory, specimen: Specimen) -> Died:
    """The specimen, one action later."""
    path = tmp_path_factory.mktemp("died") / "night.riffle"
    path.write_bytes(specimen.raw)
    die_half_way(path)
    return Died(path.read_bytes(), journal(path).read_bytes())


@pytest.fixture(scope="module", params=["faults", "another"])
def foreign(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> bytes:
    """The journal of a night of this seed that is shorter than the specimen."""
    path = tmp_path_factory.mktemp("foreign") / "night.riffle"
    with create(path) as log:
        direct(log, 40, request.param)
    die_half_way(path)
    return journal(path).read_bytes()


def test_the_journal_is_played_back(tmp_path: Path, specimen: Specimen, died: Died) -> None:
    path = tmp_path / "night.riffle"
    died.put(path)
    with open_(path) as log:
        assert (log.actions, log.damage, log.read_only) == (specimen.night, None, False)
    assert os.listdir(tmp_path) == [path.name]
    assert look(path, specimen) == ("whole", len(specimen.night))


def test_the_journal_is_missing(tmp_path: Path, specimen: Specimen, died: Died) -> None:
    path = tmp_path / "night.riffle"
    path.write_bytes(died.file)
    outcome, shown = look(path, specimen)
    assert outcome.startswith("shown to where it is good")
    assert shown > 150


@pytest.mark.parametrize("read_only", [False, True])
def test_a_journal_of_another_night_or_an_older_moment(
    tmp_path: Path, specimen: Specimen, foreign: bytes, read_only: bool
) -> None:
    """A copy put in the place of a file whose process died: it is not overwritten with old pages."""
    path = tmp_path / "night.riffle"
    Died(specimen.raw, foreign).put(path)
    with open_(path, read_only=read_only) as log:
        assert (log.actions, log.damage, log.read_only) == (specimen.night, None, read_only)
        assert path.read_bytes() == specimen.raw
        if read_only:
            assert journal(path).read_bytes() == foreign
            return
        grown = direct(log, len(specimen.night) + 5, "more")
    assert path.with_name("night.riffle-journal.aside-1").read_bytes() == foreign
    with open_(path) as log:
        assert (log.actions, log.damage) == (grown, None)


@pytest.mark.parametrize("actions", [0, 3])
def test_the_journal_of_making_a_file_that_was_made(tmp_path: Path, actions: int) -> None:
    """Played back, it would make the file empty again."""
    path = tmp_path / "night.riffle"
    with create(path) as log:
        night = direct(log, actions)
    made = (
        bytes.fromhex("d9d505f920a163d7")
        + bytes(4)
        + b"seed"
        + bytes(4)
        + b"\x00\x00\x02\x00\x00\x00\x10\x00"
    )
    journal(path).write_bytes(made.ljust(512, b"\x00"))
    with open_(path) as log:
        assert (log.actions, log.damage, log.read_only) == (night, None, False)
    assert os.listdir(tmp_path) == [path.name]


def test_a_journal_that_was_cut(tmp_path: Path, specimen: Specimen, died: Died) -> None:
    path = tmp_path / "night.riffle"
    half, whole, healed = died.file, died.journal, 0
    for length in range(0, len(whole), 1777):
        path.write_bytes(half)
        journal(path).write_bytes(whole[:length])
        with open_(path) as log:
            shown = len(log.actions)
            assert log.actions == specimen.night[:shown]
            if log.damage is None:
                assert shown == len(specimen.night)
                healed += 1
            else:
                assert path.read_bytes() == half
                assert journal(path).read_bytes() == whole[:length]
        for left in tmp_path.glob("night.riffle?*"):
            left.unlink()
    assert healed > 0


# -- a file that is being written --------------------------------------------------------------------------

WRITING = """
from pathlib import Path
from core.store import open_
from tests.faults.store_night import Night
file = open_(Path(sys.argv[1]))
night = Night(file, "writing")
print("open", flush=True)
for line in sys.stdin:  # three are being stored while the other process reads
    print([night.go_on().action.id for _ in range(3)][-1], flush=True)
"""


@pytest.mark.parametrize("way", ["opened", "copied"])
def test_a_file_that_grows_while_it_is_read(tmp_path: Path, specimen: Specimen, way: str) -> None:
    path, copy = tmp_path / "night.riffle", tmp_path / "copy.riffle"
    path.write_bytes(specimen.raw)
    seen: list[list[Action]] = []
    with start(WRITING, path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        stored = len(specimen.night)
        for _ in range(20):
            process.stdin.write("\n")
            process.stdin.flush()
            if way == "copied":
                shutil.copyfile(path, copy)
            with open_(copy if way == "copied" else path, read_only=True) as log:
                seen.append(list(log.actions))
                if way == "opened":
                    assert log.damage is None
                    assert stored <= len(log.actions) <= stored + 3
            stored = int(process.stdout.readline())
        process.kill()
    with open_(path) as log:
        assert log.damage is None
        assert all(log.actions[: len(some)] == some for some in seen)
