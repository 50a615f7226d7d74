"""Let a page act through the session, and say every refusal in one place of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QMenu, QWidget
from shiboken6 import isValid

from core.log.change import Change
from core.log.order import is_meta
from core.say.acts import Act
from core.say.duties import Duty
from core.say.reasons import Refused, StoreFailed
from core.say.records import Seated
from gui.console.frame.deeds import Deed, Wish
from gui.program.club_library import Job, in_turn, through_soon
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.hinted import HintedEdit
from gui.widgets.menu import key_of, menu_of
from gui.words import console, text
from gui.words.tr import Context
from gui.words.voices import together

if TYPE_CHECKING:
    from core.keeping.directory import ClubLibrary
    from gui.console.frame.screen import Screen

tr = Context("console")

YOUNG = 1000
"""For so long (ms) after its meaning has changed, an Enter before which nothing was typed does nothing."""

Retry = Callable[[str], object]
# The property of a widget that holds its act on the way to the disk.
WAITS_FOR = "waitsFor"


class Desk:
    """The part of the window that says what could not be done, and offers to overrule it. A widget outside
    of the window has this one, which says nothing and asks nothing first. ``room`` is the venue's screen."""

    room: Screen | None = None

    def say_refused(self, act: Act, refused: Refused, retry: Retry | None = None) -> None:
        """Say every reason. Where all may be overruled, ask for the director's reason and give it to
        ``retry``; without ``retry``, do the act again with that reason."""

    def say_beside(self, sentence: str) -> None:
        """Say one sentence beside the reasons, which stay."""

    def say_failed(self, failed: StoreFailed) -> None:
        """Say what could not be stored."""

    def say(self, sentence: str) -> None:
        """Say one sentence, until the next action is done."""

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        """Say what is wrong, with a button that does something about it."""

    def when_answered(self, show: Callable[[], object], of: object = None) -> None:
        """Call ``show``, which says what came of something slow: now, or once the question or the reason that
        stands there is answered and nothing is said any more. Several that wait are told one after another,
        each when the one before it is gone; of those ``of`` the same thing the last alone, in its place."""
        show()

    def unsay(self) -> None:
        """Remove the sentence on the screen, because the line it was about is being typed again."""

    def waits_for_why(self, of: type[Act] = Act) -> bool:
        """Return whether a reason is asked for, for an act of this type: Ctrl+Enter overrules then."""
        return False

    def begin_line(self, typed: str) -> None:
        """Begin a line in the command bar."""

    def refuse_letter(self, letter: str) -> None:
        """Note that a letter was refused: another one right after it makes both the beginning of a line in
        the command bar."""

    def readings(self, typed: str) -> list[tuple[str, Act | None]]:
        """Return how a duty that is not asked yet reads these numbers: in words, and the act; None where
        something has to be done before."""
        return []

    def confirm(
        self, sentence: str, words: str, act: Callable[[], object], *, loses: bool = False, key: str = ""
    ) -> None:
        """Say what would be done, as a card: Enter or the button with these words does it, Esc does not. An
        act that ``loses`` something wants Ctrl+Enter. Another letter than the ``key`` that asked makes both
        the beginning of a name in the command bar; where no letter asked, letters are refused, and the act
        wants Ctrl+Enter then: Enter alone may end a name."""
        act()

    def say_undone(self, sentence: str) -> None:
        """Say what an undo has taken from people, with what takes the undo back."""

    def say_moves(self, sentence: str) -> None:
        """Say where several go at once, with what undoes it."""

    def show_page(self, page: str) -> Page | None:
        """Go to the page with this id, and return it."""
        return None


def desk_of(widget: QWidget) -> Desk:
    """Return the desk the widget stands on: the nearest parent that is one, through dialogs too."""
    found: QWidget | None = widget
    while found is not None and not isinstance(found, Desk):
        found = found.parentWidget()
    return Desk() if found is None else found


def perform(
    widget: QWidget,
    session: Session,
    act: Act,
    *,
    override: str = "",
    then: Callable[[Change], object] | None = None,
    otherwise: Callable[[], object] | None = None,
) -> None:
    """Carry the act out; ``then`` follows when it is stored, ``otherwise`` when it was refused or could not
    be stored, which the desk has then said. On a slow disk that comes later, and the windows go on; what the
    widget waits for is not begun again by a second Enter."""
    if then is not None and widget.property(WAITS_FOR) == act:
        return
    desk = desk_of(widget)
    if then is not None:
        widget.setProperty(WAITS_FOR, act)

    def answered() -> bool:
        """Let the widget wait no longer; return whether it is still there to be told."""
        there = isValid(widget)
        if there and then is not None:
            widget.setProperty(WAITS_FOR, None)
        return there

    def done(change: Change) -> None:
        if answered() and then is not None:
            then(change)

    def anyway(why: str) -> None:
        """Do it after all, with what follows it."""
        if isValid(widget):
            perform(widget, session, act, override=why, then=then, otherwise=otherwise)

    def failed(error: Refused | StoreFailed) -> None:
        if isinstance(error, Refused):
            desk.say_refused(act, error, anyway if then is not None else None)
        else:
            desk.say_failed(error)
        if answered() and otherwise is not None:
            otherwise()

    session.begin(act, override, then=done, failed=failed)


def keep(widget: QWidget, library: ClubLibrary, job: Job, said: str = "") -> None:
    """Have the club's library keep something, as ``said`` tells once it is there; the windows go on
    meanwhile. Where it cannot be kept the desk says why, and offers to try it again; of a library that cannot
    be had tonight it was said before, so that only what would be told as kept is told as not kept."""
    desk = desk_of(widget)

    def begin() -> None:
        in_turn(library, job, answered)
        if said and not through_soon(library):
            desk.when_answered(partial(desk.say, console.saving()), of=begin)

    def answered(why: StoreFailed | Refused | None) -> None:
        if not isValid(desk):
            return
        if isinstance(why, Refused):
            desk.when_answered(partial(desk.say, text.reasons(why.reasons)), of=begin)
        elif why is not None and (said or library.trouble is None):
            desk.when_answered(partial(desk.offer, text.trouble(why), tr("Save again"), begin), of=begin)
        elif said:
            desk.when_answered(partial(desk.say, said), of=begin)

    begin()


def doing(widget: QWidget, session: Session, wish: Wish) -> Callable[[], None]:
    """Return the function of a deed that asks for nothing more: it carries out the act wished at that
    moment."""

    def run() -> None:
        act = wish()
        if isinstance(act, Act):
            perform(widget, session, act)

    return run


def perform_each(
    widget: QWidget,
    session: Session,
    acts: Sequence[Act],
    then: Callable[[int], object],
    *,
    stop: bool = True,
) -> None:
    """Carry these acts out one after the other; ``then`` is told how many were done. ``stop``: one that is
    refused ends it, else it is passed over."""
    done = 0

    def go_on(at: int, more: int) -> None:
        nonlocal done
        done += more
        if at < len(acts) and (more or not stop or not at):
            follow = partial(go_on, at + 1)
            perform(widget, session, acts[at], then=lambda _: follow(1), otherwise=lambda: follow(0))
        else:
            then(done)

    go_on(0, 0)


def ask_first(
    widget: QWidget, deed: Deed, sentence: Callable[[], str], *, sure: bool = False, loses: bool = False
) -> None:
    """Show what the deed of a letter would do, and let Enter do it (Ctrl+Enter if it ``loses`` something): a
    letter alone changes nothing. Refuse it at once if it can not be done; ``sure``: it is known that it
    can."""
    desk = desk_of(widget)
    if not sure and deed.is_refused():
        deed.trigger()
        if len(deed.key_text) == 1:
            desk.refuse_letter(deed.key_text.lower())
    else:
        desk.confirm(sentence(), deed.text(), deed.trigger, loses=loses, key=deed.key_text)


def get_ready() -> None:
    """Load the printer's part of Qt while nobody waits: telling of the first move would wait for it; and the
    rulings, which the first shout would wait for."""
    import core.rulings.answer  # noqa: F401
    import gui.paper.slip_printing  # noqa: F401
    from core.rulings.situations import shipped

    shipped()


def tell(desk: Desk, session: Session, change: Change) -> None:
    """Say what has to be called out in the room; the slips of those moved just now go to the printer."""
    if not (change.just_now or change.action.after is not None or is_meta(change.action)):
        return
    said = text.told(change.action, session.state)
    from core.paper.slips import owed

    if change.just_now and owed(session.director, change.action.id):
        # here: the printer's part of Qt need not be there before the windows are (``get_ready``)
        from gui.paper.slip_printing import print_slips

        said = together(said, print_slips(session, change.action.id, not_noted=desk.say), by=" · ")
    unseated = text.unseated(change.action, session.director, session.zone)
    if unseated and session.reading().phase != "before":
        desk.say_undone(unseated)
    elif said and sum(isinstance(x, Seated) for x in change.action.records) > 1:
        desk.say_moves(said)
    elif said:
        desk.say(said)


def go_to(widget: QWidget, page: str, what: object = None) -> Page | None:
    """Show the page; one that has ``go_to`` is told what was meant there. The page, where it is known."""
    made = desk_of(widget).show_page(page)
    if made is not None and what is not None:
        made.go_to(what)
    return made


def press_deed(
    page: QWidget, deeds: Iterable[Deed], event: QKeyEvent, lacks: Callable[[str], object] = lambda _: None
) -> bool:
    """Do the deed of this key, or say why it is off; where nothing is chosen for it, ``lacks`` is told the
    key. Return whether a deed has the key. Only a letter does a deed from outside of its list."""
    key = QKeySequence(event.keyCombination())
    deed = next((d for d in deeds if d.isVisible() and d.shortcut() == key), None)
    if deed is None or (deed.isEnabled() and not event.text().isalpha()):
        return False
    if deed.isEnabled():
        deed.press()
        return True
    desk_of(page).say(deed.why_not)
    if deed.lacks:
        lacks(event.text())
    elif event.text().isalpha():
        desk_of(page).refuse_letter(event.text())
    return True


class Deeds(dict[str, Deed]):
    """The deeds of a page by name: they are done by key, by button and by menu."""

    def __init__(self, page: QWidget, session: Session) -> None:
        super().__init__()
        self._page, self._session = page, session

    def add(
        self, name: str, said: str, key: str, wish: Wish, run: Callable[[], object] | None = None
    ) -> Deed:
        """Add a deed; without ``run`` it carries out its wish."""
        run = run or doing(self._page, self._session, wish)
        self[name] = Deed(self._page, self._session, said, key, wish, run)
        return self[name]

    def opens(self, dialog: Callable[[QWidget, Session], QDialog]) -> Callable[[], None]:
        """Return the function of a deed that asks for the rest."""
        return lambda: dialog(self._page, self._session).open()

    def ask_first(self, names: Iterable[str], sentence: Callable[[Deed], str]) -> None:
        """Let the letters of these deeds say what they would do, and Enter do it."""
        for name in names:
            deed = self[name]
            deed.by_key = partial(ask_first, self._page, deed, partial(sentence, deed))

    def refresh(self) -> None:
        for deed in self.values():
            deed.refresh()

    def menu(self, names: Iterable[str]) -> QMenu:
        """Return a menu of these; "" is a separator."""
        return menu_of((self[name] if name else None for name in names), self._page)


def _acts(key: QShortcut) -> bool:
    """Return whether the key does something now: what it belongs to is seen."""
    holder = key.parent()
    return key.isEnabled() and isinstance(holder, QWidget) and holder.isVisible()


class Page(QWidget):
    """A page of the console, made for one session. It reads the tournament anew (``refresh``) after an
    action, or when it is next seen. ``turned`` says that it has begun or ended to want more (``wanted``) or
    to have the main button of a duty (``has_main``)."""

    turned = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.deeds = Deeds(self, session)
        self._stale = True
        session.changed.connect(self._changed)
        session.ticked.connect(self._ticked)

    def refresh(self) -> None:
        """Show the tournament as it stands."""

    def catch_up(self) -> None:
        """Refresh the page if anything was done since."""
        if self._stale:
            self._stale = False
            self.refresh()

    def _changed(self, change: Change | None = None) -> None:
        self._stale = True
        if self.isVisible():
            self.catch_up()

    def tick(self) -> None:
        """Let the times on the page go on, while it is seen."""

    def _ticked(self) -> None:
        if self.isVisible():
            self.tick()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.catch_up()
        else:
            self.tick()

    @safely
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.left()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take(event):
            super().keyPressEvent(event)

    def take(self, event: QKeyEvent) -> bool:
        """Take a key of the page's own, wherever the keyboard is; say why one is refused. Return whether it
        is the page's."""
        if press_deed(self, self.deeds.values(), event, self.choose_first):
            return True
        key = QKeySequence(event.keyCombination())
        own = (x for x in self.findChildren(QShortcut) if x.key() == key and _acts(x))
        found = next(own, None) if event.text().isalpha() else None
        if found is not None:
            found.activated.emit()
        return found is not None

    def absent(self) -> Iterable[QShortcut]:
        """Return the keys of parts that the format has not: the sheet of keys does not list them."""
        return ()

    def confirm(self) -> bool:
        """Do what Ctrl+Enter does on the page, wherever the keyboard is; return whether it does anything."""
        return False

    def choose_first(self, key: str) -> None:
        """Let a letter whose deed has nothing chosen begin a name."""
        if key.isalpha():
            desk_of(self).begin_line(key)

    def left(self) -> None:
        """Forget what was chosen and looked for: another page is shown. A window made small is not left."""

    def find_in(self, field: HintedEdit, *lists: QWidget) -> list[QShortcut]:
        """Let F on these lists, and Ctrl+F anywhere, go to the field. F begins a name where there is nothing
        to look for."""
        find, within = QKeySequence.StandardKey.Find, Qt.ShortcutContext.WidgetWithChildrenShortcut

        def letter() -> None:
            if field.isVisible():
                field.take_keyboard()
            else:
                desk_of(self).begin_line("f")

        def chord() -> None:
            if field.isVisible():
                field.take_keyboard()
            else:
                desk_of(self).say(tr("There is nothing to look for on this page yet."))

        return [
            *(key_of("F", where, letter, Qt.ShortcutContext.WidgetShortcut) for where in lists),
            key_of(QKeySequence(find), self, chord, within),
        ]

    def shown(self) -> None:
        """Come into view: the keyboard is the page's."""
        self.catch_up()
        self.home().setFocus()

    def home(self) -> QWidget:
        """Return the widget that takes the keyboard when the page comes into view."""
        return self

    def asked(self) -> QWidget | None:
        """Return the widget that answers the page's open question; None where nothing is asked."""
        return None

    def wanted(self) -> str:
        """Return the sentence about what is missing in a half-typed answer: Enter says it, and does nothing
        else."""
        return ""

    def complete(self) -> None:
        """Build the parts that nobody has looked at yet: the list of keys reads them from the page."""

    def elsewhere(self) -> Mapping[QAction, str]:
        """Return the deeds of the page's parts that are not open, each with the name of its part."""
        return {}

    def letters(self) -> tuple[tuple[str, str], ...]:
        """Return the keys the page reads itself, each with what it does, for the list of keys."""
        return ()

    def has_main(self, duty: Duty) -> bool:
        """Return whether the duty's main button is on the page now: its card has none then, and no ring."""
        return False

    def about(self, duty: Duty) -> None:
        """Open at what is to be done by hand for this duty."""

    def do_by(self, duty: Duty, deed: str) -> None:
        """Begin to do this duty by one of the page's deeds (``Look.ways``)."""

    def ask(self, what: str) -> None:
        """Begin to ask for what one of the page's deeds needs."""

    def go_to(self, what: object) -> None:
        """Choose an action, a row, a table or a seat, whichever the page lists."""
