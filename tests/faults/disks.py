"""Disks that can be filled, pulled out and plugged in again, where the machine lets us: Linux, root."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.unit.store.conftest import mount, unmount

_EXT4_SHUTDOWN = 0x8004587D  # linux/fs/ext4/ext4.h: EXT4_IOC_SHUTDOWN
_NO_FLUSH = 2
NOBODY = 65534


class Stick:
    """A disk of eight megabytes at ``place``. What was not synchronised when it is pulled out is gone."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._image = place.with_name(place.name + "-0.img")
        self._pulled = 0
        place.mkdir()
        with self._image.open("wb") as file:
            file.truncate(8 << 20)
        if not _run("mkfs.ext4", "-q", str(self._image)) or mount("-o", "loop", str(self._image), str(place)):
            pytest.skip("cannot make a stick here")

    def pull_out(self) -> None:
        """From now on the disk answers nothing; then its folder is as it was before it was plugged in."""
        import fcntl

        folder = os.open(self.place, os.O_RDONLY)
        fcntl.ioctl(folder, _EXT4_SHUTDOWN, struct.pack("I", _NO_FLUSH))
        os.close(folder)

    def take_away(self) -> None:
        unmount(self.place)

    def plug_in(self) -> None:
        """As what reached it, under another device number."""
        self._pulled += 1
        again = self._image.with_name(f"{self.place.name}-{self._pulled}.img")
        shutil.copyfile(self._image, again)
        self._image = again
        assert mount("-o", "loop", str(again), str(self.place)) == 0


@contextmanager
def stick(place: Path) -> Iterator[Stick]:
    made = Stick(place)
    try:
        yield made
    finally:
        while _run("umount", "--lazy", str(place)):
            pass


def _stops_who_has_it_open(probe: Path) -> bool:
    """Some file systems (tmpfs) ask only when a file is opened."""
    with probe.open("wb", buffering=0) as file:
        if not _run("chattr", "+i", str(probe)):
            return False
        try:
            file.write(b"still")
        except OSError:
            return True
        finally:
            assert _run("chattr", "-i", str(probe))
            probe.unlink()
    return False


@contextmanager
def immutable(path: Path) -> Iterator[None]:
    """A file the disk lets nobody write, root neither, and also who has it open."""
    if not _stops_who_has_it_open(path.parent / "probe") or not _run("chattr", "+i", str(path)):
        pytest.skip("cannot make a file immutable here")
    try:
        yield
    finally:
        assert _run("chattr", "-i", str(path))


@contextmanager
def nobody(folder: Path) -> Iterator[None]:
    """Somebody whom permissions stop; ``folder`` is his."""
    if os.geteuid() != 0:
        yield
        return
    for item in (folder, *folder.rglob("*")):
        os.chown(item, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file of this process may grow beyond it."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _run(*command: str) -> bool:
    if not sys.platform.startswith("linux") or shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


SLOW = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
static int slowly(const char *name, int file) {
    int (*really)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    usleep(1000 * atoi(getenv("RIFFLE_SYNC_MS")));
    return really(file);
}
int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
"""


def slow_syncs(folder: Path, ms: int) -> dict[str, str]:
    """The environment of a process to which every sync takes so long."""
    source, library = folder / "slow.c", folder / "slow.so"
    source.write_text(SLOW)
    if not _run("cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"):
        pytest.skip("cannot slow a disk down here")
    return {"LD_PRELOAD": str(library), "RIFFLE_SYNC_MS": str(ms)}
