"""Folders that others change behind Riffle's back."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from core.store.places import mount_type, synchronised_folder
from tests.links import link

MOUNTS = """/dev/sda1 / ext4 rw 0 0
proc /proc proc rw 0 0
//nas/club /mnt/club cifs rw 0 0
nas:/home /srv nfs4 rw 0 0
/dev/sdb1 /srv/local ext4 rw 0 0
anna@pc:/ /home/anna/far\\040away fuse.sshfs rw 0 0
broken
"""


@pytest.mark.parametrize(
    ("folder", "service"),
    [
        ("OneDrive", "OneDrive"),
        ("OneDrive - Pokerklubben", "OneDrive"),
        ("OneDrive-Personal", "OneDrive"),
        ("Dropbox", "Dropbox"),
        ("Dropbox (Privat)/Poker", "Dropbox"),
        ("Google Drive/Turneringar", "Google Drive"),
        ("GoogleDrive-anna@club.se/Min enhet", "Google Drive"),
        ("My Drive", "Google Drive"),
        ("Library/Mobile Documents/com~apple~CloudDocs", "iCloud"),
        ("iCloudDrive", "iCloud"),
        ("Nextcloud/poker", "Nextcloud"),
        ("ownCloud", "ownCloud"),
        ("Documents", None),
        ("Dropboxing gloves", None),
        ("onedrivers", None),
    ],
)
def test_by_the_folders_name(tmp_path: Path, folder: str, service: str | None) -> None:
    assert synchronised_folder(tmp_path / folder / "night.riffle") == service


@pytest.mark.parametrize(
    ("mark", "service"),
    [(".dropbox.cache", "Dropbox"), (".nextcloudsync.log", "Nextcloud"), (".stfolder", "Syncthing")],
)
def test_by_what_the_client_leaves_there(tmp_path: Path, mark: str, service: str) -> None:
    (tmp_path / "Poker").mkdir()
    (tmp_path / mark).mkdir()
    assert synchronised_folder(tmp_path / "Poker" / "night.riffle") == service


def test_by_the_variable_windows_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OneDriveCommercial", str(tmp_path / "Klubben"))
    assert synchronised_folder(tmp_path / "Klubben" / "night.riffle") == "OneDrive"
    assert synchronised_folder(tmp_path / "Hemma" / "night.riffle") is None


def test_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "Dropbox").mkdir()
    link(tmp_path / "poker", tmp_path / "Dropbox")
    assert synchronised_folder(tmp_path / "poker" / "night.riffle") == "Dropbox"


def test_a_network_path_of_windows() -> None:
    assert synchronised_folder(Path(r"\\nas\club\night.riffle")) == "network"


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/home/anna", "ext4"),
        ("/mnt/club/poker", "cifs"),
        ("/mnt/clubs", "ext4"),
        ("/srv", "nfs4"),
        ("/srv/local/poker", "ext4"),
        ("/home/anna/far away", "fuse.sshfs"),
    ],
)
def test_the_file_system_a_folder_is_on(folder: str, kind: str) -> None:
    assert mount_type(PurePosixPath(folder), MOUNTS) == kind
