"""One open tournament in the director's window: the frame round its pages, and the desk they act on."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSpacerItem, QStackedWidget, QWidget

from core.floor.seating import seat_name
from core.formats.format import can
from core.hands.seats_back import seats_instead
from core.log.change import Change
from core.say.acts import Act, Settle, TakeBack, Undo
from core.say.duties import Duty
from core.say.reasons import OthersDepend, Refused, StoreFailed
from gui.console.duties.column import DutiesColumn
from gui.console.duties.tab import DutyTab
from gui.console.frame.acting import Desk, Page, Retry, get_ready, perform, tell
from gui.console.frame.completion import Shout, ToPrint
from gui.console.frame.footer import Footer
from gui.console.frame.header import Header
from gui.console.frame.keys import CLICKER_DO, CLICKER_GO, Keys
from gui.console.frame.notice import Notice
from gui.console.frame.pages import ASIDE, make, on_rail, place_of
from gui.console.frame.printing import AGAIN_KEY, PACK_KEY, print_again, print_menu, print_out
from gui.console.frame.question import Question
from gui.console.frame.rail import Rail
from gui.console.frame.screen import Screen
from gui.console.frame.stray_seats import StraySeats
from gui.looks import format as formats
from gui.looks.place import Place
from gui.program.session import Session
from gui.safely import safely
from gui.theme import DRAWER_BELOW, DUTIES, FOOTER, HEADER, RAIL_BELOW
from gui.widgets.boxes import across, down, hand_over, put_on
from gui.words import console, text
from gui.words.tr import Context
from gui.words.voices import told

tr = Context("console")

READY = 2_000
"""Ms after a console was made in which what its first acts need has come: its window is painted by then."""

DEAL_KEY = "Ctrl+Shift+D"
SEATS_OFFERED = 4
"""So many free seats are offered to a player who comes back and whose seat is gone."""


class NightView(QWidget, Desk):
    """``menu_wanted``: the program's menu, at this place of the screen."""

    menu_wanted = Signal(QPoint)

    def __init__(self, session: Session, screen: Screen, parent: QWidget) -> None:
        super().__init__(parent)
        try:
            self._make_all(session, screen)
        except Exception:  # an error of ours: hidden in the window it would go on following night and screen
            self.deleteLater()
            raise

    def _make_all(self, session: Session, screen: Screen) -> None:
        self.session = session
        self._screen = self.room = screen
        self._pages: dict[str, Page] = {}
        self._shown = ""
        self._drawer_open = False
        self._last_asked = ""
        # The news that waits until nothing is asked or said: what each is of, and what shows it; and what the
        # one that stands there is of.
        self._news: list[tuple[object, Callable[[], object]]] = []
        self._told: object = None
        self._next_news = QTimer(self, singleShot=True, interval=0)
        self._next_news.timeout.connect(self._go_on_with_news)
        self.header = Header(session)
        self.header.screen_button.clicked.connect(self._screen_menu)
        self.header.rulebook.clicked.connect(lambda: self.show_page("rulebook"))
        screen.changed.connect(self._show_screen)
        self._show_screen()
        self.places: tuple[Place, ...] = ()
        self._page_keys: list[QShortcut] = []
        self.rail = Rail()
        self.rail.chosen.connect(self.show_page)
        self.rail.print.clicked.connect(self.print_menu)
        self.rail.menu.clicked.connect(self._menu)
        self.stack = QStackedWidget()
        self.question = Question(session, self)
        self._build()
        self.duties = DutiesColumn(session, self)
        self.duties.elsewhere.connect(self._elsewhere)
        self.duties.let_go.connect(self._to_page)
        self.duties.command.connect(self.begin_line)
        self.duties.asked.connect(self._asked)
        self.duties.counted.connect(self.tab.show_count)
        self.duties.refresh_count()
        self.duties.has_main = lambda duty: self._pages[self._shown].has_main(duty)
        self.duties.asked_elsewhere = self._has_enter_elsewhere
        self.notice.turned.connect(self.duties.show_mark)
        self.notice.turned.connect(self._notice_turned)
        bar = self.footer.command
        self.notice.turned.connect(lambda: QTimer.singleShot(0, bar, bar.place))
        self.footer.command.waiting.connect(self.duties.show_mark)
        self.footer.command.textChanged.connect(self.duties.show_mark)
        self.notice.closed.connect(self._back)
        self.notice.named.connect(self.begin_line)
        session.changed.connect(self.notice.dismiss)
        session.changed.connect(self._tell_later)
        session.beat_failed.connect(self._say_beat_failed)
        session.saving.connect(self._say_saving)
        self._add_keys()
        self.show_page("tonight")
        QTimer.singleShot(READY, self, get_ready)

    def _build(self) -> None:
        self.footer = Footer(self.session, self)
        self.footer.command.left.connect(self._back)
        self.footer.command.finished.connect(self._next_name)
        self.notice = Notice(self.footer.saved)
        self._refused: Act | None = None  # the act that the notice says the reasons against
        self.footer.command.over = self.notice
        self.footer.command.asked.connect(self._asked)
        self.footer.command.opened.connect(self._open)
        self.tab = DutyTab()
        self.tab.clicked.connect(self.toggle_drawer)
        # The duties lie over this: below 1280 over the page.
        self._reserve = QSpacerItem(0, 0)
        centre = down(self.question, (self.stack, 1), self.notice)
        self._middle = across(self.rail, (centre, 1), self._reserve, self.tab)
        down(self.header, (self._middle, 1), self.footer, of=self)

    def _add_keys(self) -> None:
        bar = self.footer.command
        keys = Keys(self, bar, lambda: self._pages[self._shown], self._question_field, self.first_duty)
        keys.choose = self.duties.choose
        bar.passes = lambda text: text in keys.plain or (text.isdigit() and self.duties.takes(text))
        bar.goes_back = lambda: keys.asked() is not None
        keys.plain = {" ": self.header.toggle_clock, "/": bar.begin, "?": self.show_keys}
        keys.told = lambda: self.notice.told
        keys.overrides_nothing = lambda: self.say(console.nothing_refused())
        for key in CLICKER_GO:
            keys.clicker(key, self.header.toggle_clock)
        keys.clicker(CLICKER_DO, self.first_duty)
        keys.chord("F1", self.show_keys)
        keys.chord("Ctrl+K", bar.begin)
        keys.chord("Ctrl+Z", self.footer.undo)
        keys.chord("Ctrl+Shift+Z", self.footer.redo)
        keys.chord("Ctrl+Y", self.footer.redo)
        keys.chord("Ctrl+P", self.print_menu)
        keys.chord(PACK_KEY, lambda: print_out(self, self.session, "pack"))
        keys.chord(AGAIN_KEY, lambda: print_again(self, self.session))
        keys.chord("Ctrl+D", self.toggle_drawer)
        keys.chord("F8", self._screen_menu)
        keys.chord("F9", self._screen.follow_play)
        keys.chord("F10", self._menu)
        keys.chord("Ctrl+R", partial(self.show_page, "rulebook"))
        keys.chord(DEAL_KEY, self.show_deal)
        self.keys = keys
        self._stray = StraySeats(self, bar, self.session, self._say_stray)
        self._show_places()
        self.session.changed.connect(self._show_places)

    def _show_places(self) -> None:
        """Give each page of the rail its digit; another format has other pages."""
        places = on_rail(self.session.state)
        if places == self.places:
            return
        self.places = places
        self.rail.set_pages(places)
        for key in self._page_keys:
            key.deleteLater()
        self._page_keys = [
            self.keys.chord(f"{with_}+{place.digit}", partial(self.show_page, place.id))
            for place in places
            for with_ in ("Ctrl", "Alt")
        ]
        if self._shown and self._shown not in {place.id for place in (*places, *ASIDE)}:
            self.show_page("tonight")
        else:
            self.rail.show_page(self._shown)

    def _make(self, page: str) -> Page:
        made = self._pages[page] = make(page, self.session)
        made.turned.connect(self.duties.refresh)
        put_on(self.stack, made)
        return made

    def show_keys(self) -> None:
        """Show the sheet of shortcuts, the current page first. A page nobody has been to is made for it."""
        # here: needed once in a night, if at all
        from gui.console.frame.keys_dialog import KeysDialog, of_frame, of_page

        order = sorted(self.places, key=lambda place: place.id != self._shown)
        made = [(place, self._pages.get(place.id) or self._make(place.id)) for place in order]
        sections = [(place.name, of_page(place.id, page)) for place, page in made]
        titles = {str(place.digit): place.name for place in self.places}
        t, instead = self.session.state, dict[str, str]()
        if formats.of(t).seat_page:
            instead["0"] = tr("A seat: 7.4 and Enter opens it")
        if not can(t, Settle):
            instead[DEAL_KEY] = ""
        everywhere = (tr("Everywhere"), of_frame(self, titles, self.keys.plain, instead))
        KeysDialog(self, [sections[0], everywhere, *sections[1:]]).open()

    # -- pages ---------------------------------------------------------------------------------------

    def show_page(self, page: str) -> Page:
        """Go there; a page is made when it is first looked at."""
        made = self._pages.get(page) or self._make(page)
        hand_over(self.stack, self)
        if made is not self.stack.currentWidget():
            self.notice.dismiss()
        self.stack.setCurrentWidget(made)
        self._shown = page
        self._to_page()
        self.rail.show_page(page)
        self._say_how()
        made.shown()
        self._drawer_open = False
        self._place_duties()
        self.duties.refresh()
        return made

    def show_deal(self) -> None:
        """Go to the deal of those who are left, where the format has one."""
        if can(self.session.state, Settle):
            self.show_page("money").ask("deal")
        else:
            perform(self, self.session, Settle(by="even"))

    def _open(self, place: Literal["deal"] | tuple[int, int] | Shout | ToPrint) -> None:
        if place == "deal":
            self.show_deal()
        elif isinstance(place, ToPrint):
            if place.document:
                print_out(self, self.session, place.document)
            else:
                self.print_menu()
        elif isinstance(place, Shout):
            self.show_page("floor").go_to(place)
        else:
            self.show_page(formats.of(self.session.state).seat_page).go_to(place)

    def _elsewhere(self, page: str, duty: Duty, deed: str) -> None:
        """Go where a duty is done by hand; a page that has more than one thing opens at it, or asks for what
        this deed needs."""
        shown = self.show_page(page)
        if deed:
            shown.do_by(duty, deed)
        else:
            shown.about(duty)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the keyboard on the page, so that Space is the clock's and no button's. A line that was
        left in the bar gets the keyboard, and shows what Enter does."""
        super().showEvent(event)
        self._show_screen()  # another tournament may be called otherwise now
        self._to_page()
        if self.footer.command.stands:
            self.footer.command.take_enter()

    @safely
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self.keys.override(event)
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape that nothing nearer wanted takes the notice away, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            if not self.notice.shown and self.duties.close_question():
                self._to_page()
            self.notice.dismiss()
        elif not self.keys.take(event):
            super().keyPressEvent(event)

    def page(self, page: str) -> Page | None:
        """Return the page if it has been made."""
        return self._pages.get(page)

    def _to_page(self) -> None:
        """Take the keyboard back to the page, where digits and Space are the director's again."""
        # The keys painted on the page's buttons are live there.
        target = self._pages[self._shown].home()
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        focus = self.focusWidget()
        if focus is not None and focus is not target:
            focus.clearFocus()

    def _say_how(self) -> None:
        """Say in the bar what its letters are on this page."""
        self.footer.command.say_how(by_slash=place_of(self._shown).letters)

    def _back(self) -> None:
        """Go back to the question that is open, else to the page."""
        if not (self.duties.isVisible() and self.duties.ask_on()):
            self._to_page()

    def _next_name(self) -> None:
        """Let the next name be typed at once after a line, unless something is asked."""
        if self.duties.isVisible() and self.duties.ask_on():
            return
        if self._pages[self._shown].asked() is not None:
            self._to_page()
        else:
            self.footer.command.wait()

    def _question_field(self) -> QWidget | None:
        card = self.duties.open
        return card.field if card is not None and self.duties.isVisible() else None

    def _wanted(self) -> str:
        """Return the sentence about what is missing in an answer half typed on the page."""
        page = self._pages.get(self._shown)
        return page.wanted() if page is not None else ""

    def _has_enter_elsewhere(self) -> bool:
        """Return whether an Enter on the page is no duty's."""
        return self.notice.waits_for_why() or bool(self._wanted()) or self.footer.command.stands

    def waits_for_why(self, of: type[Act] = Act) -> bool:
        return self.notice.waits_for_why() and isinstance(self._refused, of)

    def begin_line(self, typed: str) -> None:
        self.footer.command.begin(typed)

    def refuse_letter(self, letter: str) -> None:
        self.keys.refuse_letter(letter)

    def readings(self, typed: str) -> list[tuple[str, Act | None]]:
        return self.duties.readings(typed)

    def first_duty(self) -> None:
        """Do the first duty, as Enter does. A duty that is out of view is shown first. A reason that is asked
        for comes before it, and so do an answer half typed on the page and a line left in the bar."""
        if self.notice.waits_for_why():
            self.notice.take_enter()
        elif wanted := self._wanted():
            self.say(wanted)
        elif self.footer.command.stands:
            self.footer.command.take_enter()
        elif self._narrow and not self._drawer_open and self.duties.cards:
            self.toggle_drawer()
            self.duties.shown_now()
        else:
            self.duties.first()

    # -- the desk ------------------------------------------------------------------------------------

    def say_refused(self, act: Act, refused: Refused, retry: Retry | None = None) -> None:
        """Say why an act was refused, and offer what may be done instead."""
        session, self._refused = self.session, act
        if isinstance(act, TakeBack) and self._offer_seats(act, refused):
            return
        again = retry or (lambda why: perform(self, session, act, override=why))
        rests = next((x for x in refused.reasons if isinstance(x, OthersDepend)), None)
        if rests is None:
            self.notice.refused(again, refused, session.state, session.zone)
            return
        together = partial(perform, self, session, Undo(action=rests.action, together=True))
        self.notice.refused(again, refused, session.state, session.zone, together)
        # The reason has only the numbers of actions: show what each action was, one a line.
        history = session.director.history
        names = text.Names(session.state, history)
        said = [text.action_title(history[i - 1], names) for i in rests.actions]
        self.notice.sentence.setText(told(console.rest_on_it(said), *refused.reasons))

    def _offer_seats(self, act: TakeBack, refused: Refused) -> bool:
        """Offer the free seats to a player who comes back and whose seat is gone. Return whether there are
        any."""
        session = self.session
        found = [act.but(seat=seat) for seat in seats_instead(session.state, act)[:SEATS_OFFERED]]
        if not found or session.check(found[0]):
            return False
        said = text.reasons(refused.reasons, session.state, session.zone)
        seats = [seat_name(session.state, x.seat) for x in found if x.seat is not None]
        gives = [self._held(partial(perform, self, session, x)) for x in found]
        words = [tr("Seat {seat}", seat=seat) for seat in seats]
        self.notice.offer(said, list(zip(words, gives, strict=True)))
        return True

    def _held(self, act: Callable[[], object]) -> Callable[[], None]:
        """Return the function that does the act; an Enter too many does no duty besides."""

        def run() -> None:
            self.duties.hold()
            act()

        return run

    def say_beside(self, sentence: str) -> None:
        self.notice.missing.show_text(sentence)

    def say_failed(self, failed: StoreFailed) -> None:
        self.say(text.trouble(failed, self.session.zone), tone="red")

    def say(self, sentence: str, tone: str = "strong") -> None:
        self.notice.say(sentence, tone)  # type: ignore[arg-type]

    def when_answered(self, show: Callable[[], object], of: object = None) -> None:
        self.forget_news(of)
        waiting, stands = self._news, of is not None and of == self._told
        self._news = [(of, show), *waiting] if stands else [*waiting, (of, show)]
        if stands or not waiting:
            self._show_news()

    def forget_news(self, of: object) -> None:
        """Tell nothing of this that waits: something newer is told, perhaps in another night."""
        self._news = [x for x in self._news if of is None or x[0] != of]

    def _notice_turned(self) -> None:
        self._told = None
        self._next_news.start()

    def _go_on_with_news(self) -> None:
        """Show the next one, but not over a sentence: it may say why the last key did nothing."""
        if not self.notice.says:
            self._show_news()

    def _show_news(self) -> None:
        if self._news and not self.notice.asks:
            of, show = self._news.pop(0)
            show()
            self._told = of

    def _say_stray(self, sentence: str) -> None:
        """Say it beside the reason that is asked for, which stays."""
        if self.notice.waits_for_why():
            self.say_beside(sentence)
        else:
            self.say(sentence)

    def unsay(self) -> None:
        self.notice.dismiss()

    def confirm(
        self, sentence: str, words: str, act: Callable[[], object], *, loses: bool = False, key: str = ""
    ) -> None:
        self.notice.confirm(sentence, words, self._held(act), loses=loses, key=key)

    def say_undone(self, sentence: str) -> None:
        self.notice.say(sentence, "amber", (tr("Redo"), self.footer.redo), "^Y")

    def say_moves(self, sentence: str) -> None:
        self.notice.say(sentence, "strong", (tr("Undo"), self.footer.undo), "^Z")

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        """Say what is wrong, with a button that does something about it."""
        self.notice.say(sentence, "red", (words, act))

    def _asked(self, sentence: str) -> None:
        """Say what Enter would do, or needs first; with "" that holds no longer."""
        if sentence:
            self.say(sentence)
        elif self._last_asked and self.notice.sentence.text() == self._last_asked:
            self.notice.dismiss()
        self._last_asked = sentence

    def _tell_later(self, change: Change) -> None:
        self.session.later(partial(tell, self, self.session, change))

    def _say_beat_failed(self) -> None:
        self.when_answered(partial(self.say, console.beat_failed()))

    def _say_saving(self, saving: bool) -> None:
        """Say that an act is being saved, or take that away; whoever did the act says what came of it. A
        question stays: Enter would else do a duty."""
        if saving and not self.notice.asks:
            self.say(console.saving())
        elif not saving and self.notice.sentence.text() == console.saving():
            self.notice.dismiss()

    # -- menus ---------------------------------------------------------------------------------------

    def print_menu(self) -> None:
        menu = print_menu(self, self.session)
        menu.popup(self.rail.print.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _menu(self) -> None:
        self.menu_wanted.emit(self.rail.menu.mapToGlobal(QPoint(0, 0)))

    def _show_screen(self) -> None:
        self.header.show_screen(*self._screen.state(self.session))

    def _screen_menu(self) -> None:
        if not self._screen.is_open:
            self._screen.open(self.session)
            return
        # here: needed a few times a night
        from gui.console.frame.screen_menu import screen_menu

        button = self.header.screen_button
        screen_menu(self._screen, self, self.session).popup(button.mapToGlobal(button.rect().bottomLeft()))

    # -- sizes ---------------------------------------------------------------------------------------

    @property
    def _narrow(self) -> bool:
        return self.width() < DRAWER_BELOW

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rail.set_narrow(self.width() < RAIL_BELOW)
        self._reserve.changeSize(0 if self._narrow else DUTIES, 0)
        self._middle.invalidate()
        self.tab.setVisible(self._narrow)
        self._place_duties()

    def toggle_drawer(self) -> None:
        if self._narrow:
            self._drawer_open = not self._drawer_open
            self._place_duties()

    def _place_duties(self) -> None:
        high = self.height() - HEADER - FOOTER
        right = self.width() - (self.tab.width() if self._narrow else 0)
        self.duties.setGeometry(QRect(right - DUTIES, HEADER, DUTIES, high))
        self.duties.setVisible(not self._narrow or self._drawer_open)
        self.notice.end_at(DUTIES if self._narrow and self._drawer_open else 0)
        if self.duties.isHidden():
            self.duties.close_question()
        self.duties.raise_()
        self.tab.set_open(self._drawer_open)
