"""What the format that is played has no rule for is offered nowhere: every menu, dialog and letter of every
page is tried, before the draw and while the clock runs; in a deep run also while it stands, and when the
night is over.

Whatever opens is closed again, whatever is asked first is done, and whatever was done is undone. What has
done something at one moment is only looked at at the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QMenu, QWidget

import main
from core import store
from core.formats.format import can
from core.say import acts
from core.say.acts import VERBS, Act
from core.say.reasons import NotInFormat, OurError, Refused, StoreFailed
from gui.console.ask.form import Asking, Form
from gui.console.frame.acting import Page, Retry
from gui.console.frame.deeds import Deed
from gui.console.frame.keys_dialog import KeysDialog
from gui.console.frame.night import NightView
from gui.console.frame.pages import on_rail
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.examples import DEEP
from tests.formats.rounds.handed_in import handed_in
from tests.gallery import nights
from tests.gallery.dialogs import format_of
from tests.gallery.menus import MENUS
from tests.gallery.world import World

MIDDLE = {"holdem": 70, "team": 90, "chicago": 400}
"""So many actions of each format's night are done when its clock runs, and is paused."""
MOMENTS = ("running", "before", "over") if DEEP else ("running", "before")
LETTERS = ("running", "before") if DEEP else ("running",)
"""Moments at which each letter is pressed; at the others the deeds of the letters are looked at. Every day
the two that differ most are tried: little is on when a night is over, and what is on while the clock stands
is on while it runs."""
OF_TWO = "gui.console.frame.screen_menu:other_menu"
"""The menu of another open tournament: there is one here."""
COLOURS = "gui.console.chips.plan:_colour_menu"
LEAVE = ("new", "open", "close", "restore", "quit", "looks")
"""What takes the night from the window, or paints all of it anew."""


def _played(world: World, format: str) -> dict[str, Path]:
    """Play a night once, as far as it is looked at; return copies of its file at each moment."""
    made: dict[str, Path] = {}
    copied: list[StoreFailed | None] = []

    def keep(session: Session, moment: str) -> None:
        made[moment] = session.log.path.with_name(f"{moment}.riffle")
        session.save_copy(made[moment], copied.append)
        assert session.settle()

    def watch(session: Session) -> None:
        t, done = session.state, len(session.director.history)
        if "before" not in made and len(t.people.live) >= 6:
            keep(session, "before")
        if "running" not in made and done >= MIDDLE[format]:
            keep(session, "running")

    if "over" in MOMENTS:
        keep(nights.of_format(world, watch, format=format, whole=True), "over")
    else:
        nights.of_format(world, watch, format=format, until=lambda t, now: "running" in made)
    assert not any(copied)
    return made


class Tried:
    """The window at one moment of a night. ``wrong`` has what was offered in vain, and where; ``counted`` how
    much of each kind was tried."""

    def __init__(
        self, world: World, session: Session, tried: set[tuple[str, str]], patch: pytest.MonkeyPatch
    ) -> None:
        self.world, self.session, self.tried = world, session, tried
        self.wrong: set[str] = set()
        self.counted: Counter[str] = Counter()
        self.view = world.direct(session)
        world.window.setUpdatesEnabled(False)  # nothing is looked at
        said = NightView.say_refused

        def say_refused(view: NightView, act: Act, refused: Refused, retry: Retry | None = None) -> None:
            self._judge("refused", act, refused.reasons)
            said(view, act, refused, retry)

        patch.setattr(NightView, "say_refused", say_refused)
        self._at = ""

    def _judge(self, how: str, act: Act, reasons: object) -> None:
        assert isinstance(reasons, tuple)
        if any(isinstance(x, NotInFormat | OurError) for x in reasons):
            self.wrong.add(f"{self._at}: {how}: {act.VERB}")

    def everything(self, *, letters: bool) -> None:
        """Try all that may differ from one moment to another."""
        for name in MENUS:
            if format_of(name) in ("", self.session.state.format) and name != OF_TWO:
                self.menu(name)
        for place in on_rail(self.session.state):
            self.page(place.id, letters=letters)

    # -- what is tried -------------------------------------------------------------------------------

    def menu(self, name: str) -> None:
        """Look at every entry of the menu; trigger those that are on for the first time, each from a menu
        opened anew. A deed that does the very act that was judged is triggered in a deep run."""
        found: QAction | None = None
        while True:
            self._at = name
            menu = MENUS[name](self.world, self.view, self.session)
            entries = [*_entries(menu)] if menu is not None else []
            if found is None:
                for entry in entries:
                    self._offered(entry)
            new = (x for x in entries if x.isEnabled() and (name, _called(name, x)) not in self.tried)
            found = next((x for x in new if DEEP or not _is_act(x)), None)
            if found is not None:
                self._at = f"{name}: {found.text()}"
                self.tried.add((name, _called(name, found)))
                self._try(found.trigger, "menus")
            self._leave()
            if found is None:
                return

    def page(self, page: str, *, letters: bool) -> None:
        """Press every letter with the first thing of the page chosen, and look at every deed there is."""
        shown = self.view.show_page(page)
        for letter in _letters(shown) if letters else ():
            self._at = f"{page}, {letter}"
            if self.view.stack.currentWidget() is not shown:
                self.view.show_page(page)
            if (page, letter) in self.tried:
                continue
            shown.home().setFocus()
            _choose(shown)
            if self._try(partial(QTest.keyClicks, self._focus(), letter), "letters"):
                self.tried.add((page, letter))
            self._leave()
        self._at = page
        for deed in self.view.show_page(page).findChildren(Deed):
            self._offered(deed)

    def keys(self) -> None:
        """Open the sheet of keys: what the format has not is not on it."""
        self._at = "keys"
        self.view.show_keys()
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, KeysDialog)
        deeds = self.view.findChildren(Deed)
        gone = {x.said for x in deeds if not x.isVisible()} - {x.said for x in deeds if x.isVisible()}
        self.wrong |= {f"keys: {row.words}" for row in sheet.rows if row.words in gone}
        self._leave()

    # -- how it is judged ----------------------------------------------------------------------------

    def _offered(self, action: QAction) -> None:
        """A deed that is seen is one of the format's, even while it is off."""
        if not isinstance(action, Deed) or not action.isVisible():
            return
        self.counted["deeds"] += 1
        wish = action._wish()
        if isinstance(wish, Act):
            self._judge("seen", wish, self.session.check(wish))

    def _try(self, act: Callable[[], object], kind: str) -> bool:
        """Return whether it has done something, or asked for what it needs."""
        self.counted[kind] += 1
        before = self.session.director.next_undo()
        act()
        self.world.app.processEvents()
        self._look()
        confirms = self.view.notice.confirms
        does = confirms or bool(_dialogs()) or self.session.director.next_undo() is not before
        if confirms:
            QTest.keyClick(self._focus(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            self.world.app.processEvents()
        while (last := self.session.director.next_undo()) is not None and last is not before:
            if before is not None and last.id < before.id:
                break
            self.session.do(acts.Undo())
        return does

    def _look(self) -> None:
        """Judge the dialogs that opened, and the line that was begun."""
        t = self.session.state
        for dialog in _dialogs():
            self.counted["dialogs"] += 1
            if isinstance(dialog, Form) and not can(t, dialog.act):
                self.wrong.add(f"{self._at}: dialog: {dialog.act.VERB}")
            wish = dialog.wish() if isinstance(dialog, Asking) else None
            if isinstance(wish, Act):
                self._judge("dialog", wish, self.session.check(wish))
        typed = self.view.footer.command.text()
        verb = next((act for verb, act in VERBS.items() if typed.startswith(f"{verb} ")), None)
        if verb is not None and not can(t, verb):
            self.wrong.add(f"{self._at}: line: {typed}")

    def _focus(self) -> QWidget:
        return self.view.focusWidget() or self.view

    def _leave(self) -> None:
        """Close what is open, and forget what was typed."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in _dialogs():
            dialog.reject()
        self.view.footer.command.clear()
        self.view.notice.dismiss()
        self.view.duties.close_question()
        self.world.app.processEvents()


def _entries(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _entries(inner) if inner.objectName() not in LEAVE else ()
        elif not action.isSeparator() and action.objectName() not in LEAVE:
            yield action


def _called(menu: str, entry: QAction) -> str:
    """Return the name by which an entry is known to be tried. The colours of a chip are one act with another
    value each: beside the one it has, one of them is done, and in a deep run all are."""
    under = entry.parent()
    if menu == COLOURS and isinstance(under, QMenu) and not entry.isChecked() and not DEEP:
        return under.title()
    return entry.text()


def _is_act(action: QAction) -> bool:
    """Return whether it does this act and nothing else: what speaks against the act is judged where it is
    seen."""
    return isinstance(action, Deed) and isinstance(action._wish(), Act)


def _letters(page: Page) -> list[str]:
    """Return every letter that something of the page has, seen or not."""
    own = [key for key, _ in page.letters()]
    own += [key.toString() for action in page.findChildren(QAction) for key in action.shortcuts()]
    own += [shortcut.key().toString() for shortcut in page.findChildren(QShortcut)]
    return sorted({key.lower() for key in own if len(key) == 1 and key.isalpha()})


def _dialogs() -> list[QDialog]:
    return [x for x in QApplication.topLevelWidgets() if isinstance(x, QDialog) and x.isVisible()]


def _choose(page: QWidget) -> None:
    """Choose the first taken seat or the first row, whichever the page has."""
    if isinstance(page, TablesPage):
        taken = ((t.id, seat) for t in page.session.state.open_tables for seat in t.seats)
        if (first := next(taken, None)) is not None:
            page.go_to(first)
        return
    for view in page.findChildren(QAbstractItemView):
        model = view.model()
        if view.isVisible() and model is not None and model.rowCount():
            view.setCurrentIndex(model.index(0, 0))
            return


@pytest.mark.parametrize("format", [*MIDDLE])
def test_nothing_is_offered_that_the_format_has_no_rule_for(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    wrong: set[str] = set()
    counted: Counter[str] = Counter()
    tried: set[tuple[str, str]] = set()
    with handed_in(main.FORMATS):
        world = World(qapp, store, tmp_path, seed=1)
        files = _played(world, format)
        for moment in MOMENTS:
            session = world.opened(files[moment])
            at = Tried(world, session, tried, monkeypatch)
            at.everything(letters=moment in LETTERS)
            if moment == MOMENTS[0]:
                at.page("rulebook", letters=True)
                at.keys()
            if moment == MOMENTS[0] and DEEP:
                if not session.check(acts.Pause()):
                    session.do(acts.Pause())
                at.everything(letters=False)
            wrong |= {f"{moment}: {x}" for x in at.wrong}
            counted += at.counted
            world.leave()
        world.close()
    print(dict(counted))
    assert not wrong, "\n".join(sorted(wrong))
