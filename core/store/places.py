"""Recognise synchronised and network folders, where other programs may change a file."""

import os
import re
import sys
from pathlib import Path, PurePath, PurePosixPath

_NAMES = (
    (re.compile(r"^onedrive($|[ -])", re.I), "OneDrive"),
    (re.compile(r"^dropbox($|[ (-])", re.I), "Dropbox"),
    (re.compile(r"^(google ?drive($|[ -])|my drive$|min enhet$)", re.I), "Google Drive"),
    (re.compile(r"^(icloud ?drive$|com~apple~clouddocs$|mobile documents$)", re.I), "iCloud"),
    (re.compile(r"^nextcloud($|[ \d-])", re.I), "Nextcloud"),
    (re.compile(r"^owncloud($|[ \d-])", re.I), "ownCloud"),
)
# Files that the clients leave in their folder, whatever its name.
_MARKS = (
    (".dropbox.cache", "Dropbox"),
    (".dropbox", "Dropbox"),
    (".nextcloudsync.log", "Nextcloud"),
    (".owncloudsync.log", "ownCloud"),
    (".stfolder", "Syncthing"),
)
_ONEDRIVE = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
_NETWORK = re.compile(
    r"^(nfs4?|cifs|smb3|smbfs|afs|ceph|glusterfs|lustre|davfs|ncpfs|"
    r"fuse\.(sshfs|rclone|davfs2?|gvfsd-fuse|glusterfs|smbnetfs|google-drive-ocamlfuse))$"
)
_DRIVE_REMOTE = 4  # GetDriveTypeW


def synchronised_folder(path: Path) -> str | None:
    """Return the service's name as its users know it, ``network``, or None. A guess, for one warning."""
    text = str(path)
    if text.startswith("\\\\") or (sys.platform == "win32" and text.startswith("//")):
        return "network"
    folder = Path(os.path.abspath(path)).parent
    for place in dict.fromkeys((folder, Path(os.path.realpath(folder)))):
        if service := _by_name(place) or _by_mark(place) or _by_mount(place):
            return service
    return None


def _by_name(folder: Path) -> str | None:
    """Return the service that the folder, or a variable of the system, is named by."""
    roots = [Path(os.environ[name]) for name in _ONEDRIVE if os.environ.get(name)]
    named = (name for part in folder.parts for mark, name in _NAMES if mark.search(part))
    return next(named, "OneDrive" if any(map(folder.is_relative_to, roots)) else None)


def _by_mark(folder: Path) -> str | None:
    home = Path(os.path.expanduser("~"))
    for place in (folder, *folder.parents):
        # ~/.dropbox holds the client's settings and does not mean that the home folder is synchronised.
        service = next((s for m, s in _MARKS if place != home and os.path.exists(place / m)), None)
        if service:
            return service
    return None


def _by_mount(folder: Path) -> str | None:
    if sys.platform == "win32":
        import ctypes

        remote = ctypes.windll.kernel32.GetDriveTypeW(folder.anchor) == _DRIVE_REMOTE
        return "network" if remote else None
    try:
        table = Path("/proc/mounts").read_text(errors="surrogateescape")
    except OSError:
        return None
    return "network" if _NETWORK.match(mount_type(folder, table)) else None


def mount_type(folder: PurePath, table: str) -> str:
    """Return the file system of ``folder``, by a table in the form of /proc/mounts; empty if unknown."""
    best, kind = -1, ""
    for line in table.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = PurePosixPath(re.sub(r"\\([0-7]{3})", lambda m: chr(int(m[1], 8)), fields[1]))
        # A later mount on the same point hides the earlier one.
        if folder.is_relative_to(point) and len(point.parts) >= best:
            best, kind = len(point.parts), fields[2]
    return kind
