"""The folder of a house's rulebooks: a TOML file each, which the director may also write by hand."""

from collections.abc import Mapping
from pathlib import Path

from core.rulebook.house_books import LARGEST, SUFFIX
from core.store.troubles import failed, failing
from core.store.writing import replacing


class HouseFolder:
    """Read and write ``core.rulebook.house_books.HouseBooks`` on the disk. The first book makes the
    folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self) -> Mapping[str, bytes]:
        """Return the contents by file name. Raises ``StoreFailed``."""
        contents: dict[str, bytes] = {}
        path = self.folder
        try:
            if not path.is_dir():
                return contents
            for path in sorted(self.folder.iterdir()):
                if path.suffix.lower() == SUFFIX and path.is_file():
                    # the beginning of a longer file is enough to show that it is none
                    with path.open("rb") as file:
                        contents[path.name] = file.read(LARGEST)
        except OSError as error:
            raise failed(error, path) from error
        return contents

    def save(self, file: str, text: str) -> None:
        """Write a rulebook. Raises ``StoreFailed``."""
        path = self.folder / file
        with failing(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            with replacing(path) as part:
                part.write_bytes(text.encode("utf-8"))
