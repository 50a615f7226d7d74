"""Lock a tournament file for one Riffle: a sidecar with an OS lock, which a crash releases by itself."""

import errno
import getpass
import os
import stat
import struct
import sys
from contextlib import suppress
from pathlib import Path

from core.keeping.storage import Holder
from core.say.refused import StoreFailed, Trouble

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_BYTE = 1 << 30  # far behind the text: Windows lets nobody read a locked byte
_ITSELF = 0x7F000000  # in the tournament's own file, behind the bytes that SQLite locks
_NO_PLACE = (errno.EROFS, errno.EACCES, errno.EPERM)


class ReadOnlyPlace(OSError):
    """No sidecar can be written here, so no tournament either."""


class Hold:
    """Hold a file from construction to ``release``. Raises ``StoreFailed(IN_USE)`` naming the holder.

    ``itself`` locks the tournament file too, so that it is found locked under any name (a hard link). Closing
    the connection releases this lock: a process that closes a file drops all its locks on it (POSIX).
    """

    def __init__(self, tournament: Path, *, itself: bool = True) -> None:
        # by whatever link it is opened: one file has one sidecar
        real = Path(os.path.realpath(tournament))
        self._path = real.with_name(real.name + "-holder")
        self._fd: int | None = None
        self._itself: tuple[int, tuple[int, int]] | None = None
        self.alone = False
        """True if nobody else can be writing: some network folders support no locks."""
        while True:
            try:
                fd = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            except OSError as error:
                if error.errno in _NO_PLACE:
                    raise ReadOnlyPlace(*error.args) from error
                return  # a full disk must not keep a night from being opened
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                os.close(fd)
                raise ReadOnlyPlace(errno.EACCES, f"no ordinary file: {self._path}")
            locked = _lock(fd)
            if locked is False:
                detail = _holder(fd)
                os.close(fd)
                raise StoreFailed(Trouble.IN_USE, str(tournament), detail)
            if self._still_there(fd):
                break
            os.close(fd)  # its last holder removed it between our opening and our locking
        self._fd, self.alone = fd, locked is True
        _sign(fd)
        try:
            self._itself = _hold_itself(real) if itself else None
        except BlockingIOError as error:
            self.release()
            raise StoreFailed(Trouble.IN_USE, str(tournament), str(error)) from error

    def release(self) -> None:
        """Release the lock and remove the sidecar."""
        if self._itself is not None:
            (itself, identity), self._itself = self._itself, None
            os.close(itself)
            _held.discard(identity)
        if self._fd is None:
            return
        fd, self._fd, self.alone = self._fd, None, False
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(fd)
            _remove(self._path)
        else:  # removed while still locked: later it could be a successor's sidecar
            if self._still_there(fd):  # a disk that came back may have another Riffle's
                _remove(self._path)
            os.close(fd)

    def _still_there(self, fd: int) -> bool:
        try:
            return os.path.samestat(os.fstat(fd), os.stat(self._path))
        except OSError:
            return False


# The files this process holds: a second try must not even open them.
_held: set[tuple[int, int]] = set()


def _hold_itself(path: Path) -> tuple[int, tuple[int, int]] | None:
    """Open and lock the file, and return its descriptor and identity, or None where that is impossible.
    Raises ``BlockingIOError`` if another Riffle has it."""
    try:
        status = os.stat(path)
        identity = (status.st_dev, status.st_ino)
        if identity in _held:
            raise BlockingIOError(errno.EAGAIN, "open in this Riffle under another name")
        fd = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except BlockingIOError:
        raise
    except OSError:
        return None
    try:
        _lock_itself(fd)
    except BlockingIOError:
        os.close(fd)
        raise
    except OSError:
        os.close(fd)
        return None
    _held.add(identity)
    return fd, identity


def _lock_itself(fd: int) -> None:
    """Lock a byte of the file. Raises ``BlockingIOError`` if another Riffle has it, ``OSError`` if that is
    unknown."""
    if sys.platform == "win32":
        os.lseek(fd, _ITSELF, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(errno.EAGAIN, str(error)) from error
    elif hasattr(fcntl, "F_OFD_SETLK"):
        # a lock of this opening, not of the process: SQLite's own locks on the file stay separate
        lock = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _ITSELF, 1, 0)
        try:
            fcntl.fcntl(fd, fcntl.F_OFD_SETLK, lock)
        except PermissionError as error:  # EACCES means the same
            raise BlockingIOError(errno.EAGAIN, str(error)) from error


def _remove(path: Path) -> None:
    with suppress(OSError):  # a stale sidecar is simply taken over
        path.unlink(missing_ok=True)


def _lock(fd: int) -> bool | None:
    """Lock the sidecar; False if another process, or another window of this one, has it; None where locks are
    unsupported."""
    try:
        if sys.platform == "win32":
            os.lseek(fd, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Some network folders support no locks; SQLite's own, and the hash chain, still guard the log.
        return None if error.errno in (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS) else False
    return True


def _sign(fd: int) -> None:
    with suppress(OSError):  # the lock holds all the same; only the name is missing
        os.ftruncate(fd, 0)
        os.lseek(fd, 0, os.SEEK_SET)
        host = _host().replace(" ", "-") or "?"
        os.write(fd, f"{_user()}@{host} {os.getpid()}".encode(errors="replace"))


def _host() -> str:
    """Return the PC's name. ``platform.node`` would ask Windows for its version besides: a query, or a
    shell, for which the first picture waits."""
    if sys.platform != "win32":
        return os.uname().nodename
    import socket  # twenty modules, needed nowhere else

    return socket.gethostname()


def _holder(fd: int) -> str:
    """Return ``user@host pid since``: the sidecar's text and, since no clock is read here, its modification
    time."""
    try:
        os.lseek(fd, 0, os.SEEK_SET)
        text = os.read(fd, 1000).decode(errors="replace")
        user_host, _, pid = text.rpartition(" ")
        user, _, host = user_host.rpartition("@")
        return str(Holder(user, host, int(pid), os.fstat(fd).st_mtime_ns // 1_000_000))
    except (OSError, ValueError):
        return ""


def _user() -> str:
    try:
        return getpass.getuser() or "?"
    except (OSError, KeyError, ImportError):
        return "?"
