"""The program's menu: files, the night as text, the look, leaving."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from core.formats.format import can
from core.keeping.salvage import NOT_OURS
from core.say.acts import Act, Alter, Cancel, Settle
from core.say.reasons import StoreFailed
from gui.console.ask.form import Form
from gui.console.ask.template_dialog import of_night
from gui.console.frame.night import DEAL_KEY
from gui.console.frame.sounds_dialog import SoundsDialog
from gui.console.history.page import ask_export
from gui.widgets.file_dialog import ask_path
from gui.widgets.menu import Menu, entry
from gui.words import console, text
from gui.words.tr import Context, mark

if TYPE_CHECKING:
    from gui.console.frame.night import NightView
    from gui.console.riffle import Riffle
    from gui.program.session import Session

tr = Context("console")

_THEMES = {
    "system": mark("System"),
    "light": mark("Light"),
    "dark": mark("Dark"),
    "contrast_light": mark("High contrast light"),
    "contrast_dark": mark("High contrast dark"),
}


def _is_damaged(session: Session) -> bool:
    """Return whether a repair may save more than is shown."""
    damage = session.log.damage
    return session.director.contradicts is not None if damage is None else damage.what not in NOT_OURS


def program_menu(program: Riffle) -> QMenu:
    """Make the menu of files and the program; the night's own things are on its pages."""
    menu = Menu(program.window)
    menu.addAction(tr("New tournament…"), "Ctrl+N", program.new).setObjectName("new")
    menu.addAction(tr("Open…"), "Ctrl+O", program.ask_open).setObjectName("open")
    entry(menu, tr("Restore backup…"), program.ask_restore, "restore")
    night = program.window.night
    if night is not None and _is_damaged(night.session):
        entry(menu, tr("Repair a copy"), partial(program.repair, night.session.log.path), "repair")
    menu.addSeparator()
    if night is not None:
        session = night.session
        menu.addAction(tr("Save a copy…"), partial(ask_copy, program, session.log.path))
        entry(menu, tr("Export log for programs…"), lambda: ask_export(night, session), "export")
        entry(menu, tr("Save as template…"), partial(_ask_template, program, night), "template")
        menu.addSeparator()
        entry(menu, tr("Keys…"), night.show_keys, key="F1")
        entry(menu, tr("Rulebook"), partial(night.show_page, "rulebook"), key="Ctrl+R")
        if can(session.state, Settle):
            entry(menu, tr("Deal"), night.show_deal, "deal", key=DEAL_KEY)
        for words, kind in ((tr("Alter tournament…"), Alter), (tr("Cancel tournament…"), Cancel)):
            act = menu.addAction(words, partial(_ask_management, night, kind))
            act.setEnabled(not session.state.word.cancelled and not session.director.read_only)
        menu.addSeparator()
    looks = menu.submenu(tr("Appearance"))
    looks.setObjectName("looks")
    chosen = str(program.library.setting("theme", "system"))
    for key, name in _THEMES.items():
        entry(looks, tr(name), partial(program.choose_theme, key), on=key == chosen)
    sounds, window, library = program.sounds, program.window, program.library
    menu.addAction(tr("Sounds…"), lambda: SoundsDialog(window, sounds, library).open())
    entry(menu, tr("Backups…"), program.ask_backups, "backups")
    menu.addSeparator()
    if night is not None:
        why = console.pause_first() if night.session.directing_a_clock else ""
        entry(menu, tr("Close tournament"), program.close_night, "close", why_not=why)
    menu.addAction(tr("Quit"), "Ctrl+Q", program.window.close).setObjectName("quit")
    return menu


def _ask_template(program: Riffle, night: NightView) -> None:
    choices, shown = program.sounds.choices, program.screen.choices
    of_night(night, night.session, program.library, choices, shown).open()


def _ask_management(night: NightView, kind: type[Act]) -> None:
    Form(night, night.session, kind).open()


def ask_copy(program: Riffle, path: Path) -> None:
    """Make a whole copy of the file, in one step, wherever the director wants it."""
    name = f"{path.stem} {console.copy_word()}.riffle"
    ask_path(
        program.window,
        tr("Save a copy"),
        path.parent,
        lambda chosen: save_copy(program, chosen),
        kinds=tr("Riffle tournaments (*.riffle)"),
        name=name,
    )


def save_copy(program: Riffle, path: Path) -> None:
    """Save the copy; the window says whether it worked."""
    if program.session is None:
        return
    window, zone = program.window, program.wiring.zone

    def copied(why: StoreFailed | None) -> None:
        if why is None:
            window.tell(console.written(str(path)))
        else:
            window.tell(text.trouble(why, zone))

    program.session.save_copy(path, copied)
