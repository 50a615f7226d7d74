"""Team poker: the Teams page, talk breaks and time-outs in the room, the papers of the teams."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core.formats.team.asks import DUTIES, BreakDownDuty, ThirdStackDuty
from core.formats.team.becauses import MoreCards, TeamOut
from core.say.duties import TalkDuty
from gui.formats.team import picture, scenes, words
from gui.formats.team.asked import ASKED
from gui.formats.team.codes import DUTIES as NAMES
from gui.formats.team.codes import OFFENCES
from gui.formats.team.glosses import GLOSSES
from gui.formats.team.papers import INSTEAD_OF, PAPERS
from gui.formats.team.verbs import KEYWORDS, VERBS
from gui.looks.format import Look
from gui.looks.place import Place
from gui.program.session import Session
from gui.words.tr import Context, mark

tr = Context("formats")


def _page() -> Callable[[Session], QWidget]:
    from gui.formats.team.page import TeamsPage

    return TeamsPage


LOOK = Look(
    "team",
    title=mark("Team poker"),
    about=mark("Each team has three stacks; players change places and give chips in talk breaks."),
    pages=(Place("teams", tr.phrase("Teams"), "flag", _page, letters=True, digit=9),),
    entered_on="teams",
    without_papers=INSTEAD_OF,
    picture=picture.picture,
    painted=scenes.compose,
    papers=PAPERS,
    told=words.TOLD,
    verbs=VERBS,
    keywords=KEYWORDS,
    duties=NAMES,
    offences=OFFENCES,
    glosses=GLOSSES,
    asked=ASKED,
    ways={ThirdStackDuty: words.ways_of_third},
    asked_on={**dict.fromkeys(DUTIES, "teams"), BreakDownDuty: "tables"},
    head=picture.head,
    counts=picture.counts,
    announced=picture.announced,
    called_out=(MoreCards, TeamOut),
    amended={TalkDuty: words.talk_duty},
    entry=mark("Entry, a team"),
    buy_in=mark("Buy-in, a team"),
)
