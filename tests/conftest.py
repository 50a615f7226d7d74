"""What holds for every test: no screen, no real user's files, and properties that do not depend on the
machine's speed. Warnings and Qt's warnings fail a test by pyproject.toml."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bootstrap import find_letters

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
find_letters()

settings.register_profile("riffle", deadline=None, print_blob=True)
settings.load_profile("riffle")


@pytest.fixture(autouse=True, scope="session")
def _no_real_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The players, settings and nights of whoever runs the tests are out of reach."""
    home: Path = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(home / variable))
        for variable in ("APPDATA", "LOCALAPPDATA"):
            patch.setenv(variable, str(home / variable))
        yield
