"""The dialogs that only a format has, opened as the director opens them: from its page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QApplication, QDialog

from core.formats.chicago import acts as chicago
from core.formats.team import acts as team
from core.formats.team.state import game, live_stacks, live_teams
from core.people.player_row import PlayerRow
from core.say.acts import Act
from gui.console.frame.deeds import Deed
from gui.console.frame.night import NightView
from gui.formats.chicago.page import ChicagoPage
from gui.formats.team.page import TeamsPage
from gui.formats.team.register import PasteTeams, TeamForm
from gui.program.session import Session
from gui.widgets.suggest import Suggestion
from tests.gallery.world import World

Made = QDialog | None
Opener = Callable[[World, NightView, Session], Made]
NAMES = (
    "Ida Falk", "Wolfeschlegelsteinhausenbergerdorff Senior", "María de los Ángeles Fernández-Villaverde",
)  # fmt: skip
TEAMS = "\n".join(
    (
        "\t".join(("Föreningen Norra Norrlands Pokersällskap", *NAMES)),
        "Göta: Bo Li",
        "Norra A: Per Öst, Siv Frost, Å Ö",
    )
)


def _opened(deeds: Iterator[Deed]) -> Made:
    """Trigger the first that is enabled."""
    for deed in deeds:
        deed.refresh()
        if deed.isEnabled():
            deed.trigger()
            break
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QDialog) else None


def _teams(name: str, filled: Callable[[QDialog], None] = lambda _: None) -> Opener:
    """Open the dialog of the first team that it can be asked of."""

    def deeds(page: TeamsPage) -> Iterator[Deed]:
        for row in range(page.model.rowCount()):
            page.table.setCurrentIndex(page.model.index(row, 0))
            yield page.deeds[name]
        yield page.deeds[name]

    def open_(world: World, view: NightView, session: Session) -> Made:
        view.show_page("teams")
        page = view.page("teams")
        assert isinstance(page, TeamsPage)
        dialog = _opened(deeds(page))
        if dialog is not None:
            filled(dialog)
        return dialog

    return open_


def _named(dialog: QDialog) -> None:
    assert isinstance(dialog, TeamForm)
    dialog.name.setText("Norra Norrlands och Västerbottens Pokersällskap")
    for name in NAMES:
        dialog.members.field.taken.emit(Suggestion(name, "", PlayerRow(name)))


def _pasted(dialog: QDialog) -> None:
    assert isinstance(dialog, PasteTeams)
    dialog.text.setPlainText(TEAMS)


def _counted(world: World, view: NightView, session: Session) -> Made:
    """Correct a transfer that the director lets be told and counted at once."""
    t = session.state
    some = next((x for x in (live_stacks(t.people, one) for one in live_teams(t)) if len(x) > 1), None)
    if some is not None and not game(t).transfers:
        giver, taker = some[:2]
        world.do(session, team.TransferChips(entry=giver, to=taker, stack=12_000), override="told too late")
        world.settle()
    return _teams("correct")(world, view, session)


def _heats(letter: str) -> Opener:
    def open_(world: World, view: NightView, session: Session) -> Made:
        view.show_page("chicago")
        page = view.page("chicago")
        assert isinstance(page, ChicagoPage)
        return _opened(x for x in page.heats.deeds if x.key_text == letter)

    return open_


FORMAT_DIALOGS: dict[type[QDialog] | type[Act], Opener] = {
    PasteTeams: _teams("paste", _pasted),
    TeamForm: _teams("register", _named),
    team.AddMember: _teams("member"),
    team.Behind: _teams("swap"),
    team.CallTimeOut: _teams("time_out"),
    team.Captain: _teams("captain"),
    team.CorrectTransfer: _counted,
    team.DisqualifyTeam: _teams("disqualify"),
    team.LeaveTeam: _teams("leave"),
    team.MergeStack: _teams("merge"),
    team.RenameTeam: _teams("rename"),
    team.RestStack: _teams("rest"),
    team.SplitStack: _teams("split"),
    team.TransferChips: _teams("transfer"),
    chicago.Deduct: _heats("T"),
    chicago.EndByTime: _heats("U"),
    chicago.LeaveTable: _heats("G"),
    chicago.NameAuditor: _heats("K"),
    chicago.NoShow: _heats("N"),
    chicago.PlanHeat: _heats("E"),
    chicago.PlayOff: _heats("P"),
    chicago.SendOn: _heats("W"),
    chicago.SitLate: _heats("L"),
    chicago.TimeRound: _heats("R"),
}
