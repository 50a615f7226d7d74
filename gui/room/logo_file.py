"""Read the club's logo from any file into a small picture that is kept with the settings.

The picture is drawn anew: nothing of the file but its pixels is kept. A file may be no image, broken, or made
to fill the memory, so its size is checked before it is read.
"""

from __future__ import annotations

import stat
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from core.keeping.directory import ClubLibrary
from gui.room.logo import Logo

Wrong = Literal["unreadable", "too_large", "no_image", "too_thin", "empty"]

KEY = "logo"
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
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # reading a pipe would wait for ever
            return "unreadable"
        if status.st_size > MOST_BYTES:
            return "too_large"
        content = _without_words(path.read_bytes())
    except (OSError, ValueError):
        return "unreadable"
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
    if size.width() * size.height() > MOST_DOTS:
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


def _made(image: QImage) -> Logo | Wrong:
    if image.isNull():
        return "no_image"
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    if image.width() > KEPT.width() or image.height() > KEPT.height():
        ways = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(KEPT, *ways)
    alphas = _alphas(image)
    if max(alphas) <= 32:
        return "empty"
    if min(alphas) == 255:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(kept, "PNG")  # type: ignore[call-overload]  # the stubs ask for bytes, and Qt refuses them
    return Logo(bytes(kept.data().data()), image.width(), image.height())


def _alphas(image: QImage) -> bytes:
    """Return the opacity of its pixels."""
    small = image.scaled(64, 64, mode=Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_Alpha8)
    return bytes(small.constBits())


def keep(library: ClubLibrary, logo: Logo | None) -> None:
    """Save the logo for all nights; None removes it. Raises ``StoreFailed``."""
    library.set_setting(KEY, "" if logo is None else b64encode(logo.png).decode("ascii"))


def kept(library: ClubLibrary | None) -> Logo | None:
    """Return the saved logo if it is still an image: somebody may have edited it by hand."""
    text = "" if library is None else library.setting(KEY, "")
    if not text or not isinstance(text, str):
        return None
    try:
        png = b64decode(text, validate=True)
    except (NotBase64, ValueError):
        return None
    image = QImage.fromData(png)
    short, long = sorted((image.width(), image.height()))
    if image.isNull() or short < 1 or long > SLIMMEST * short * 2:
        return None
    return Logo(png, image.width(), image.height())
