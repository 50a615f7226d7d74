"""How Chicago is seen: its page, its scenes in the room, its papers."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from core.formats.chicago.becauses import AdvancesInstead, SeatPassedOn
from core.formats.chicago.duties import ASKS
from core.say.acts import Act
from core.say.duties import Duty
from core.tournament.state import Tournament
from gui.formats.chicago import picture, scenes
from gui.formats.chicago.asked import ASKED
from gui.formats.chicago.codes import DRAWS, DUTIES
from gui.formats.chicago.glosses import GLOSSES
from gui.formats.chicago.papers import PACK, PAPERS, REACHED
from gui.formats.chicago.verbs import KEYWORDS, VERBS
from gui.formats.chicago.words import TOLD
from gui.looks.format import Look, PlayerDeed
from gui.looks.place import Place
from gui.looks.setting import number
from gui.program.session import Session
from gui.words.tr import Context, mark

tr = Context("formats")

PAGE = "chicago"
_ASKED_ON: dict[type[Duty], str] = dict.fromkeys(ASKS, PAGE)


def _page() -> Callable[[Session], QWidget]:
    from gui.formats.chicago.page import ChicagoPage

    return ChicagoPage


def _ask_late(parent: QWidget, session: Session, entry: int) -> QDialog:
    from gui.formats.chicago.heats import ask_late

    return ask_late(parent, session, entry)


def _late_wish(t: Tournament, entry: int) -> Act | str:
    from gui.formats.chicago.heats import late_wish

    return late_wish(t, entry)


CHICAGO_LOOK = Look(
    "chicago",
    title=mark("Chicago"),
    about=mark("Tables of four play rounds to 52; the best of each table advance."),
    pages=(Place(PAGE, tr.phrase("Chicago"), "hash", _page, letters=True, digit=5),),
    without=("chips",),
    without_papers=("redraw", "structure", "structure_small", "dealer_sheets", "break_order", "deal"),
    seat_page=PAGE,
    of_player=(PlayerDeed(tr.phrase("Late player…"), _late_wish, _ask_late),),
    picture=picture.picture,
    picture_title=mark("Standings"),
    painted=scenes.compose,
    papers=PAPERS,
    pack=PACK,
    reached=REACHED,
    head=picture.head,
    seeking=picture.seeking,
    told=TOLD,
    verbs=VERBS,
    keywords=KEYWORDS,
    duties=DUTIES,
    draws=DRAWS,
    glosses=GLOSSES,
    asked=ASKED,
    asked_on=_ASKED_ON,
    settings={"lists": (number("pages"),)},
    called_out=(AdvancesInstead, SeatPassedOn),
)
