"""Printing from the console: where the PDF is offered to be saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from gui.console.printing import print_menu
from gui.printing.preview import PreviewDialog
from tests.gui.console.conftest import Frame


def test_a_pdf_is_offered_beside_the_tournament(
    frame: Frame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame.session.log, "path", tmp_path / "Thursday 200.riffle")
    print_menu(frame.night, frame.session).actions()[0].trigger()
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    frame.click(preview.save_button)
    asking = preview.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    assert Path(asking.directory().absolutePath()) == tmp_path
    asking.reject()
    preview.reject()
