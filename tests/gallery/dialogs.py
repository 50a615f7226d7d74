"""Every dialog, as it opens and with invalid fields."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from itertools import chain

from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox, QTabBar, QWidget

import gui
import main
from core.floor.draw.draw import open_draws
from core.formats.format import of
from core.people.player_row import PlayerRow
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Refused
from gui.console.ask import template_dialog
from gui.console.ask.form import Form
from gui.console.ask.template_dialog import TemplateDialog
from gui.console.backups.dialog import RESTORE, BackupsDialog
from gui.console.chips.dialogs import exchange, ledger, set_chips
from gui.console.floor.dialogs import ask_clock, ask_hands, ask_leave, ask_same_time, ask_table
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.clock_menu import schedule_start, set_clock
from gui.console.frame.club_look import ClubLookDialog
from gui.console.frame.keys_dialog import KeysDialog
from gui.console.frame.night import NightView
from gui.console.frame.room_words import RoomWords
from gui.console.frame.sounds_dialog import SoundsDialog
from gui.console.money import till_dialogs
from gui.console.money.pool_dialog import PoolDialog
from gui.console.players.check_in import CheckInDialog
from gui.console.players.dialogs import (
    Bust,
    CorrectBust,
    EditPlayer,
    OtherAmounts,
    ask_surrender,
    correct_entry,
)
from gui.console.players.paste_dialog import PasteDialog
from gui.console.rulebook.dialogs import HouseDialog, RuleDialog
from gui.console.rulebook.page import RulebookPage
from gui.console.rulebook.rules import RulebookLook
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.tables.dialogs import AddTables, break_order, keep_apart, keep_seat, redraws
from gui.console.tables.draw_dialog import DrawDialog
from gui.console.tonight.closing_dialog import ClosingDialog
from gui.looks.asked import ASKED
from gui.paper.documents import DOCUMENTS
from gui.paper.preview import PreviewDialog
from gui.program.session import Session
from tests.gallery.finding import Finding
from tests.gallery.format_dialogs import FORMAT_DIALOGS, Made, Opener
from tests.gallery.shot import THEMES, Shot, Shots, of_widget
from tests.gallery.world import World

# Seconds for backups, which are made and read on their own threads.
LONG = 30.0
WRONG = "1234567 no such thing, nor anybody of this name"
NAMES = "Anna Ek 1008\nBo Li\nWolfeschlegelsteinhausenbergerdorff Senior\t1077\nAnna Ek 1008\nZ"


def _someone(make: Callable[[QWidget, Session, int], QDialog]) -> Opener:
    """Open the dialog about the first live entry."""

    def open_(world: World, view: NightView, session: Session) -> Made:
        live = list(session.state.people.live.values())
        return make(view, session, live[0]) if live else None

    return open_


def _plain(make: Callable[[QWidget, Session], QDialog]) -> Opener:
    return lambda world, view, session: make(view, session)


def _edit(world: World, view: NightView, session: Session) -> Made:
    players = list(session.state.people.players)
    return EditPlayer(view, session, players[0]) if players else None


def _of_the_till(act: type[Act]) -> Opener:
    """Open a question of the till, of the first live entry's player, in a night that keeps one."""

    def open_(world: World, view: NightView, session: Session) -> Made:
        live = list(session.state.people.live)
        if not live:
            return None
        session.do(acts.Set(key="till", value="on"))
        return till_dialogs.ask(view, session, act, live[0])

    return open_


def _correct_bust(world: World, view: NightView, session: Session) -> Made:
    busts = session.state.game.busts
    return CorrectBust(view, session, busts[-1].entry) if busts else None


def _clock(world: World, view: NightView, session: Session) -> Made:
    return set_clock(view, session) if session.state.clock.levels else None


def _draw(world: World, view: NightView, session: Session) -> Made:
    return DrawDialog(view, session) if open_draws(session.state) else None


def _keep(world: World, view: NightView, session: Session) -> Made:
    table = next(iter(session.state.open_tables), None)
    return keep_seat(view, session, (table.id, 1)) if table is not None else None


def _book(view: NightView) -> RulebookPage:
    view.show_page("rulebook")
    page = view.page("rulebook")
    assert isinstance(page, RulebookPage)
    return page


def _rule(world: World, view: NightView, session: Session) -> Made:
    page = _book(view)
    return RuleDialog(page, page.offer, "balance.from", lambda key, entry: None)


def _house(world: World, view: NightView, session: Session) -> Made:
    page = _book(view)
    return HouseDialog(page, page.offer.book, lambda title, short: "")


def _look(world: World, view: NightView, session: Session) -> Made:
    page = _book(view)
    return RulebookLook(page, page.offer, page.method.option, of(page.session.state))


def _preview(world: World, view: NightView, session: Session) -> Made:
    make = dict(DOCUMENTS)["seating_by_name"]
    return PreviewDialog(make(session.director, session.now(), session.zone), view)


def _keys(world: World, view: NightView, session: Session) -> Made:
    view.show_keys()
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, KeysDialog) else None


def _leaving(world: World, view: NightView, session: Session) -> Made:
    """Open the question that is asked only during play."""
    if session.in_play:
        world.window.close()
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QMessageBox) else None


def _backups(world: World, view: NightView, session: Session) -> Made:
    """Open the list with a backup of this night, read."""
    world.program.backups.make(session)
    world.program.backups.worker.wait(LONG)
    dialog = BackupsDialog(world.program, tab=RESTORE)
    dialog.worker.wait(LONG)  # the tournaments
    dialog.worker.wait(LONG)  # and the backups of each
    return dialog


# A dialog by its class, or by the act whose fields it asks for.
DIALOGS: dict[type[QDialog] | type[Act], Opener] = {
    acts.AdjustChips: _plain(ledger),
    acts.Alter: lambda world, view, session: Form(view, session, acts.Alter),
    acts.BreakOrder: _plain(break_order),
    acts.CallClock: _someone(ask_clock),
    acts.CallFloor: _plain(lambda view, session: ask_table(view, session, acts.CallFloor)),
    acts.Cancel: lambda world, view, session: Form(view, session, acts.Cancel),
    acts.Collect: _of_the_till(acts.Collect),
    acts.CountTill: _of_the_till(acts.CountTill),
    acts.CorrectBust: _correct_bust,
    acts.CorrectEntry: _someone(correct_entry),
    acts.Disqualify: _someone(DisqualifyDialog),
    acts.EditPlayer: _edit,
    acts.Eliminate: _someone(lambda view, session, entry: Bust(view, session, [entry])),
    acts.ExchangeGone: _plain(exchange),
    acts.Misdeal: _plain(lambda view, session: ask_table(view, session, acts.Misdeal)),
    acts.KeepApart: _plain(keep_apart),
    acts.Move: _keep,
    acts.MoveTill: _of_the_till(acts.MoveTill),
    acts.NextHand: _plain(lambda view, session: ask_table(view, session, acts.NextHand)),
    acts.OpenTable: _plain(AddTables),
    acts.PayOut: _of_the_till(acts.PayOut),
    acts.Penalise: _someone(PenaltyDialog),
    acts.Rebuy: lambda world, view, session: OtherAmounts(view, session, PlayerRow("Guest Star")),
    acts.Reenter: _someone(
        lambda view, session, entry: ask_surrender(view, session, session.state.people.entries[entry].player)
    ),
    acts.Refund: _of_the_till(acts.Refund),
    acts.RemoveStack: _someone(ask_leave),
    acts.SameTime: _plain(ask_same_time),
    acts.Schedule: _plain(schedule_start),
    acts.SetChips: _plain(set_chips),
    acts.SetClock: lambda world, view, session: (
        set_clock(view, session) if session.state.clock.levels else None
    ),
    acts.SetRedraws: _plain(redraws),
    acts.TallyHands: _someone(lambda view, session, entry: ask_hands(view, session, entry, 2)),
    BackupsDialog: _backups,
    CheckInDialog: _plain(CheckInDialog),
    ClosingDialog: _plain(ClosingDialog),
    ClubLookDialog: lambda world, view, session: ClubLookDialog(view, world.program.screen),
    DrawDialog: _draw,
    GenerateDialog: _plain(GenerateDialog),
    HouseDialog: _house,
    KeysDialog: _keys,
    PasteDialog: lambda world, view, session: PasteDialog(view, session, NAMES),
    PoolDialog: _plain(PoolDialog),
    PreviewDialog: _preview,
    QMessageBox: _leaving,
    RoomWords: lambda world, view, session: RoomWords(view, world.program.screen),
    RuleDialog: _rule,
    RulebookLook: _look,
    SoundsDialog: lambda world, view, session: SoundsDialog(
        world.window, world.program.sounds, world.program.library
    ),
    TemplateDialog: lambda world, view, session: template_dialog.of_night(
        view, session, world.program.library, world.program.sounds.choices, world.program.screen.choices
    ),
    **FORMAT_DIALOGS,
}


def all_dialogs() -> set[type[QDialog] | type[Act]]:
    """Return every dialog class in gui, without the base classes, and every act that has a dialog, in any
    format."""
    for module in pkgutil.walk_packages(gui.__path__, "gui."):
        importlib.import_module(module.name)
    looks = (seen.split(":") for *_, seen in main.FORMATS)
    of_formats = [getattr(importlib.import_module(module), name).asked for module, name in looks]
    return {*(kind for kind in _kinds(QDialog) if not issubclass(kind, Form)), *ASKED, *chain(*of_formats)}


_FORMAT = re.compile(r"(?:core|gui)\.formats\.(\w+)\.")


def format_of(module: str) -> str:
    """Return the format that the module belongs to; empty: none."""
    found = _FORMAT.match(module)
    return found[1] if found else ""


def _kinds(base: type[QDialog]) -> list[type[QDialog]]:
    classes = []
    for kind in base.__subclasses__():
        deeper = _kinds(kind)
        classes += deeper or ([kind] if kind.__module__.startswith("gui.") else [])
    return classes


def of_night(world: World, view: NightView, session: Session, night: str) -> Shots:
    """Yield all dialogs of this night; of another format's only its own, as the others are those of any."""
    own = [x for x in DIALOGS.items() if format_of(x[0].__module__) == session.state.format]
    for theme in world.themes:
        world.look(theme, world.sizes[0])
        for kind, opener in own:
            dialog = opened(world, view, session, opener)
            if dialog is None:
                continue
            name = f"{night} {'Leaving' if kind is QMessageBox else kind.__name__}"
            yield _shot(world, theme, name, dialog)
            if type_nonsense(dialog):
                world.settle()
                yield _shot(world, theme, f"{name} wrong", dialog)
            for tabs in dialog.findChildren(QTabBar):
                for other in {*range(tabs.count())} - {tabs.currentIndex()}:
                    tabs.setCurrentIndex(other)
                    world.settle()
                    yield _shot(world, theme, f"{name} {tabs.tabText(other)}", dialog)
            dialog.reject()
            world.settle()


def opened(world: World, view: NightView, session: Session, opener: Opener) -> Made:
    try:
        dialog = opener(world, view, session)
    except Refused:
        return None
    if dialog is not None:
        dialog.open()
        world.settle()
    return dialog


def _shot(world: World, theme: str, name: str, dialog: QDialog) -> Shot:
    """Picture the dialog no larger than the smallest window it opens over."""
    shot = of_widget(f"dialogs {theme}", name, dialog, check=theme == THEMES[0])
    room = world.sizes[-1]
    over = max(dialog.minimumSizeHint().height() - room.height(), dialog.minimumWidth() - room.width())
    large = (Finding("too large", name, over),) if over > 0 else ()
    return Shot(shot.group, shot.name, shot.picture, shot.found + large)


def type_nonsense(dialog: QDialog) -> bool:
    """Type nonsense into every field, and return whether there is any."""
    fields = [x for x in dialog.findChildren(QLineEdit) if x.isVisible() and x.isEnabled()]
    for field in fields:
        field.setText(WRONG[: max(1, field.maxLength())])
        field.textEdited.emit(field.text())
    return bool(fields)
