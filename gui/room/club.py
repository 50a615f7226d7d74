"""How a club's screen looks: its logo, its colour, its sponsors, the figures beside the time.

It is kept in the club's library, for all its nights. A logo may come from any file and is drawn anew: nothing
of the file but its pixels is kept. A file may be no image, broken, or made to fill the memory, so its size is
checked before it is read.
"""

import errno
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader

from core.keeping.directory import ClubLibrary, WritableLibrary
from gui.program.files import read_limited

SideFigure = Literal["players", "average", "average_bb", "chips", "tables", "pool", "first"]
FIGURES: tuple[SideFigure, ...] = ("players", "average", "pool", "first")
"""The figures of a club that has not chosen."""
MOST_FIGURES, MOST_SPONSORS = 5, 12

COLOURS = ("#9E1027", "#8C1D63", "#5B2A86", "#17478F", "#0C5666", "#0B5A3E", "#46342A", "#37444D")
"""Colours a club may fill with: white words on each have 7:1."""
_FILL = 3.0

# A logo gets a plate if less than this share of its outline and of its ink is light or dark enough (0..255).
_LIGHT, _ENOUGH = 110, 0.6
_SAMPLE = 48


@dataclass(frozen=True, slots=True)
class Logo:
    """A PNG of our own making and its size in pixels."""

    png: bytes
    width: int
    height: int


@lru_cache(maxsize=4)
def image(logo: Logo) -> QImage:
    """Return the image to paint; empty if the bytes are not a picture."""
    return QImage.fromData(logo.png)


@lru_cache(maxsize=8)
def needs_plate(logo: Logo, ground_lightness: int) -> bool:
    """Return whether the logo would be lost on a ground of this lightness: it is transparent, and neither its
    outline nor its ink stands out. An opaque image brings its own ground."""
    if not image(logo).hasAlphaChannel():
        return False
    small = image(logo).scaled(_SAMPLE, _SAMPLE)
    every = [(x, y) for y in range(_SAMPLE) for x in range(_SAMPLE)]
    inked = {at for at in every if small.pixelColor(*at).alpha() > 128}
    if len(inked) == len(every):
        return False
    clear = {at for at in inked if abs(small.pixelColor(*at).lightness() - ground_lightness) > _LIGHT}
    rim = {(x, y) for x, y in inked if not {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= inked}
    return len(clear & rim) < _ENOUGH * len(rim) and len(clear) < _ENOUGH * len(inked)


@dataclass(frozen=True, slots=True)
class ClubLook:
    """``large``: the logo stands over the figures of the clock, not in the heading. ``colour`` fills the
    heading and the progress bar; words are never written in it."""

    logo: Logo | None = None
    large: bool = False
    colour: str = ""
    sponsors: tuple[Logo, ...] = ()
    figures: tuple[SideFigure, ...] = FIGURES


PLAIN = ClubLook()


def contrast(one: str, two: str) -> float:
    """Return the contrast of two colours (WCAG 2)."""
    low, high = sorted((_luminance(one), _luminance(two)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    of = QColor(colour)
    parts = (of.redF(), 0.2126), (of.greenF(), 0.7152), (of.blueF(), 0.0722)
    return sum(w * (v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)) for v, w in parts)


@lru_cache(maxsize=16)
def filling(colour: str, ground: str) -> str:
    """Return the colour, lightened or darkened until it stands out from this ground."""
    dark = QColor(ground).lightness() < 128
    while contrast(colour, ground) < _FILL:
        mixed = QColor(colour).lighter(106) if dark else QColor(colour).darker(106)
        colour = mixed.name()
    return colour


Wrong = Literal["unreadable", "too_large", "no_image", "too_thin", "empty"]

KEY, _REST = "logo", "screen_look"
FORMATS = (b"png", b"jpeg", b"webp", b"gif", b"bmp")
SUFFIXES = ("png", "jpg", "jpeg", "webp", "gif", "bmp")
MOST_BYTES = 20_000_000
MOST_DOTS = 50_000_000
KEPT = QSize(1200, 600)
"""Sharp at the largest size it is shown in."""
PNG_BEGINS = b"\x89PNG\r\n\x1a\n"
JPEG_ENDS = b"\xff\xd9"
LEAST, SLIMMEST = 8, 12
"""Pixels of the shorter side, and the largest ratio of the sides."""


def read(path: Path) -> Logo | Wrong:
    """Return the logo in this file, or the problem with it."""
    try:
        content = _without_words(read_limited(path, MOST_BYTES))
    except OSError as error:
        return "too_large" if error.errno == errno.EFBIG else "unreadable"
    source = QBuffer()
    source.setData(content)
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source)
    # by its content, not by its name
    if reader.format() not in FORMATS:
        return "no_image"
    size = reader.size()
    if not size.isValid():
        return "no_image"
    dots = size.width() * size.height()
    # Qt reads no picture that takes more memory: with 16 bits a colour that is so from 33 million dots on
    memory = dots * QImage(1, 1, reader.imageFormat()).depth() // 8
    if dots > MOST_DOTS or memory > QImageReader.allocationLimit() * 2**20:
        return "too_large"
    short, long = sorted((size.width(), size.height()))
    if short < LEAST or long > SLIMMEST * short:
        return "too_thin"
    if reader.format() == b"jpeg" and JPEG_ENDS not in content[-65_536:]:
        return "no_image"  # cut short: its missing part would be grey
    reader.setAutoTransform(True)
    return _made(reader.read())


def _without_words(content: bytes) -> bytes:
    """Return a PNG without its text chunks: they may unpack into gigabytes, and nobody sees them."""
    if not content.startswith(PNG_BEGINS):
        return content
    kept, at = [PNG_BEGINS], len(PNG_BEGINS)
    while at < len(content):
        end = at + 12 + int.from_bytes(content[at : at + 4], "big")
        if content[at + 4 : at + 8] not in (b"tEXt", b"zTXt", b"iTXt"):
            kept.append(content[at:end])
        at = end
    return b"".join(kept)


def _made(picture: QImage) -> Logo | Wrong:
    if picture.isNull():
        return "no_image"
    picture = picture.convertToFormat(QImage.Format.Format_ARGB32)
    if picture.width() > KEPT.width() or picture.height() > KEPT.height():
        ways = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(KEPT, *ways)
    small = picture.scaled(64, 64, mode=Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_Alpha8)  # lives as long as its bits are read
    alphas = bytes(small.constBits())
    if max(alphas) <= 32:
        return "empty"
    if min(alphas) == 255:
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(kept, "PNG")  # type: ignore[call-overload]  # the stubs ask for bytes, and Qt refuses them
    return Logo(bytes(kept.data().data()), picture.width(), picture.height())


def keep(library: WritableLibrary, look: ClubLook) -> None:
    """Save how the screen looks for all nights. Raises ``StoreFailed``."""
    library.set_setting(KEY, "" if look.logo is None else _written(look.logo))
    sponsors = [_written(each) for each in look.sponsors]
    rest = {"large": look.large, "colour": look.colour, "figures": look.figures, "sponsors": sponsors}
    library.set_setting(_REST, rest)


def kept(library: ClubLibrary | None) -> ClubLook:
    """Return how the screen looks. A setting that cannot be read (after an edit by hand, say) gets its
    default."""
    if library is None:
        return PLAIN
    rest = library.setting(_REST, {})
    rest = rest if isinstance(rest, dict) else {}
    sponsors, figures = _list_in(rest, "sponsors"), _list_in(rest, "figures")
    logos = [_read_back(each) for each in (sponsors or ())[:MOST_SPONSORS]]
    wanted = tuple(each for each in get_args(SideFigure) if figures is not None and each in figures)
    return ClubLook(
        _read_back(library.setting(KEY, "")),
        rest.get("large") is True,
        colour if (colour := rest.get("colour")) in COLOURS else "",
        tuple(each for each in logos if each is not None),
        FIGURES if figures is None else wanted[:MOST_FIGURES],
    )


def _list_in(kept: Mapping[str, object], key: str) -> list[object] | None:
    found = kept.get(key)
    return found if isinstance(found, list) else None


def _written(logo: Logo) -> str:
    return b64encode(logo.png).decode("ascii")


def _read_back(text: object) -> Logo | None:
    if not text or not isinstance(text, str):
        return None
    try:
        png = b64decode(text, validate=True)
    except (NotBase64, ValueError):
        return None
    picture = QImage.fromData(png)
    short, long = sorted((picture.width(), picture.height()))
    if picture.isNull() or short < 1 or long > SLIMMEST * short * 2:
        return None
    return Logo(png, picture.width(), picture.height())
