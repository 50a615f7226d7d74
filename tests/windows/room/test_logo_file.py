"""A club's logo from any file: what is broken or hostile is refused, and what is kept is our own."""

from __future__ import annotations

import os
import struct
import zlib
from base64 import b64encode
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from core.store.library import Library
from gui.console.frame.club_look import WRONG
from gui.room.club import COLOURS, KEPT, PLAIN, ClubLook, Logo, _without_words, image, keep, kept, read

pytestmark = pytest.mark.usefixtures("qapp")


def saved(path: Path, width: int = 400, height: int = 200, colour: str = "#FFAA0000") -> Path:
    made = QImage(width, height, QImage.Format.Format_ARGB32)
    made.fill(QColor(colour))
    assert made.save(str(path))
    return path


def png(width: int, height: int, bits: int = 8, colours: int = 2) -> bytes:
    """A PNG that says it is so large, and holds next to nothing."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, bits, colours, 0, 0, 0)
    body = zlib.compress(bytes(1000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.webp", "a.bmp"])
def test_an_image_is_made_small_enough_to_keep(tmp_path: Path, name: str) -> None:
    logo = read(saved(tmp_path / name, 3000, 1000))
    assert isinstance(logo, Logo)
    assert (logo.width, logo.height) == (KEPT.width(), 400)
    assert logo.png.startswith(b"\x89PNG")
    assert image(logo).pixelColor(600, 200).red() in range(165, 175)


def test_by_what_it_is_not_by_what_it_is_called(tmp_path: Path) -> None:
    saved(tmp_path / "a.png").rename(tmp_path / "a.txt")
    assert isinstance(read(tmp_path / "a.txt"), Logo)


def test_see_through_stays_see_through(tmp_path: Path) -> None:
    made = QImage(100, 100, QImage.Format.Format_ARGB32)
    made.fill(0)
    for x in range(50):
        for y in range(100):
            made.setPixelColor(x, y, QColor("white"))
    made.save(str(tmp_path / "a.png"))
    logo = read(tmp_path / "a.png")
    assert isinstance(logo, Logo)
    assert (image(logo).pixelColor(80, 50).alpha(), image(logo).pixelColor(20, 50).alpha()) == (0, 255)


def hostile(folder: Path) -> dict[str, tuple[Path, str]]:
    """A file of every kind that is refused, and why."""

    def file(name: str, content: bytes) -> Path:
        (folder / name).write_bytes(content)
        return folder / name

    whole, photo = saved(folder / "w.png"), saved(folder / "p.jpg", 1500, 1500)
    with (folder / "huge.png").open("wb") as huge:
        huge.truncate(30_000_000)
    return {
        "text": (file("t.png", b"hello"), "no_image"),
        "nothing": (file("n.png", b""), "no_image"),
        "not there": (folder / "gone.png", "unreadable"),
        "a folder": (folder, "unreadable"),
        "cut short": (file("c.png", whole.read_bytes()[:200]), "no_image"),
        "a photo cut short": (file("c.jpg", photo.read_bytes()[:3000]), "no_image"),
        "a bomb": (file("b.png", png(60_000, 60_000)), "too_large"),
        "damaged": (file("d.png", png(400, 400)), "no_image"),
        "a huge file": (folder / "huge.png", "too_large"),
        "drawn by a program": (file("s.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"), "no_image"),
        "a line": (saved(folder / "l.png", 2000, 9), "too_thin"),
        "a dot": (saved(folder / "o.png", 3, 3), "too_thin"),
        "nothing to see": (saved(folder / "e.png", colour="#00000000"), "empty"),
    }


@pytest.mark.parametrize("kind", [
    "text", "nothing", "not there", "a folder", "cut short", "a photo cut short", "a bomb", "damaged",
    "a huge file", "drawn by a program", "a line", "a dot", "nothing to see",
])  # fmt: skip
def test_what_is_no_logo_is_refused_in_words(tmp_path: Path, kind: str) -> None:
    path, why = hostile(tmp_path)[kind]
    found = read(path)
    assert found == why
    assert found in WRONG


def test_a_picture_that_takes_too_much_memory_is_too_large_and_no_other_is(tmp_path: Path) -> None:
    """Forty-nine million dots with 16 bits a colour were called no image."""
    (tmp_path / "deep.png").write_bytes(png(7_000, 7_000, bits=16, colours=6))
    assert read(tmp_path / "deep.png") == "too_large"


@pytest.mark.parametrize("edited", ["", 17, None, "not base64!", b64encode(b"no image").decode("ascii")])
def test_what_somebody_wrote_into_the_library_does_no_harm(tmp_path: Path, edited: object) -> None:
    with closing(Library.open(tmp_path / "library.db")) as library:
        assert kept(library) == PLAIN
        library.set_setting("logo", edited)
        library.set_setting("screen_look", edited)
        assert kept(library) == PLAIN
        library.set_setting("screen_look", dict.fromkeys(("large", "colour", "figures", "sponsors"), edited))
        assert kept(library) == PLAIN
        library.set_setting("screen_look", {"figures": [edited, "pool"], "sponsors": [edited]})
        assert kept(library) == replace(PLAIN, figures=("pool",))


def test_kept_and_let_go(tmp_path: Path) -> None:
    logo = read(saved(tmp_path / "a.png"))
    assert isinstance(logo, Logo)
    with closing(Library.open(tmp_path / "library.db")) as library:
        look = ClubLook(logo, large=True, colour=COLOURS[2], sponsors=(logo, logo), figures=("chips", "pool"))
        keep(library, look)
        assert kept(library) == look
        keep(library, PLAIN)
        assert kept(library) == PLAIN


def test_words_in_a_png_are_not_unpacked(tmp_path: Path) -> None:
    """Some megabytes of them were gigabytes, and the window stood still for a minute."""
    plain = png(20, 20)
    note = b"C\0\0" + zlib.compress(bytes(1000))
    chunk = struct.pack(">I", len(note)) + b"zTXt" + note + struct.pack(">I", zlib.crc32(b"zTXt" + note))
    end = plain.index(b"IDAT") - 4
    assert _without_words(plain[:end] + chunk * 3 + plain[end:]) == plain
    assert _without_words(plain[:-5]) == plain[:-5]
    saved(tmp_path / "a.png")
    whole = (tmp_path / "a.png").read_bytes()
    (tmp_path / "a.png").write_bytes(whole[:33] + chunk * 400 + whole[33:])
    assert isinstance(read(tmp_path / "a.png"), Logo)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.png")
    assert read(tmp_path / "a.png") == "unreadable"
