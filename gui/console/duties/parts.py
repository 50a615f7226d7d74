"""The parts of a duty's card, whatever the duty: its words, what can be pressed, what is asked first."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from core.floor import accessible
from core.say import acts
from core.say import duties as kinds
from core.say.duties import Duty
from core.tournament.state import Tournament
from gui.looks import format as formats
from gui.words import console
from gui.words import paper as paper_words
from gui.words.hands import outcome
from gui.words.names import Names
from gui.words.tr import Context, common
from gui.words.voices import DutyWords

tr = Context("console")

_PAGES: dict[type[Duty], str] = {
    kinds.WinnerDuty: "players", kinds.RaceDuty: "chips", kinds.ColourUpDuty: "chips",
    kinds.LateClosesDuty: "structure", kinds.SaleEndsDuty: "structure", kinds.PrizesDuty: "money",
    kinds.UnpaidDuty: "money", kinds.ToPayDuty: "money", kinds.SignDealDuty: "money",
    kinds.HeadDuty: "players", kinds.CollectSlipsDuty: "history",
    kinds.ReportDuty: "history", kinds.ComeBackDuty: "floor", kinds.ClockCallDuty: "floor",
    kinds.HandForHandDuty: "floor", kinds.HandForHandOffDuty: "floor", kinds.HandPlayedDuty: "floor",
    kinds.AboutOneHand: "floor", kinds.ServedDuty: "floor", kinds.SitsOutDuty: "floor",
    kinds.ConductReportDuty: "floor", kinds.UncountedDuty: "chips", kinds.FloorCallDuty: "floor",
}  # fmt: skip
_PAPERS: dict[type[Duty], str] = {
    kinds.ReportDuty: "rulings", kinds.ConductReportDuty: "conduct", kinds.ColourUpDuty: "dealer_sheets",
    kinds.ServedDuty: "table_sheets", kinds.SignDealDuty: "deal",
}  # fmt: skip


class Print(NamedTuple):
    """A document, of one table or of all it is about."""

    document: str
    table: int = 0


class Asks(NamedTuple):
    """The question of the till that is asked about this player's account."""

    act: type[acts.Act]
    player: int


class Button(NamedTuple):
    """``go`` leads to the duty's page, ``ask`` to the card's question, ``otherwise`` to the ways out."""

    words: str
    deed: acts.Act | Print | Asks | Literal["go", "ask", "otherwise"]
    name: str = ""


class Parts(NamedTuple):
    """``duty`` and ``words`` without the time, which goes on by itself. The first of the ``buttons`` is
    Enter's where ``enters``. ``asks``: whether something is asked in the card, and the state of what it is
    asked about; ``told``: the answers the duty rests on, which can be changed."""

    duty: Duty
    words: DutyWords
    main: bool
    enters: bool
    buttons: tuple[Button, ...]
    asks: tuple[object, ...] | None
    told: tuple[tuple[int, int], ...]


def page(duty: Duty) -> str:
    """Return the page on which a duty is done."""
    own = (item for look in formats.LOOKS.values() for item in look.asked_on.items())
    return next((name for kind, name in (*_PAGES.items(), *own) if isinstance(duty, kind)), "tables")


def ways(duty: Duty) -> Mapping[str, str]:
    """Return the deeds of that page which do the duty otherwise than its button, with their words."""
    found = (look.ways[type(duty)] for look in formats.LOOKS.values() if type(duty) in look.ways)
    return next((of_duty(duty) for of_duty in found), {})


def parts(
    duty: Duty, words: DutyWords, t: Tournament, names: Names, *, first: bool, main: bool, on_page: bool
) -> Parts:
    """Return the parts of the card. ``main``: Enter is for it; ``on_page``: the page has its button."""
    asks, called, alone = _asks(duty, t, names), isinstance(duty, kinds.ClockCallDuty), first or main
    does = () if on_page or not (words.button or called) else _main_buttons(duty, words, asks is not None)
    more = _more_buttons(duty, t, alone=alone, has_main=bool(words.button))
    way_out = Button(tr("Otherwise…"), "otherwise", "otherwise")
    buttons = (*does, *more, *([way_out] if words.button and alone and not called else []))
    blinds = [(i, t.room.tables[i].blinds) for i in duty.asks if isinstance(duty, kinds.BalanceMoveDuty)]
    told = tuple([(i, x.big) for i, x in blinds if x is not None])
    enters = main and bool(does) and bool(words.button)
    return Parts(duty.but(due_ms=None, left=None), words, main, enters, buttons, asks, told)


def _asks(duty: Duty, t: Tournament, names: Names) -> tuple[object, ...] | None:
    """Return the subject of the question, with the seats of the tables as they are."""
    if isinstance(duty, kinds.AboutOneHand | kinds.DrawNumberDuty | kinds.UncountedDuty):
        return ()
    if not isinstance(duty, kinds.BalanceDuty) or not duty.asks:
        return None
    tables = [t.room.tables[i] for i in duty.asks]
    return tuple(
        [
            (x.id, x.size, *sorted(x.closed), *zip(x.seats, map(names.entry, x.seats.values()), strict=True))
            for x in tables
        ]
    )


def _main_buttons(duty: Duty, words: DutyWords, asks: bool) -> tuple[Button, ...]:
    if isinstance(duty, kinds.ClockCallDuty):
        return tuple([Button(outcome(x), acts.EndClockCall(outcome=x, on=duty.entry)) for x in duty.outcomes])
    if isinstance(duty, kinds.UnpaidDuty | kinds.ToPayDuty):
        asked = acts.Collect if isinstance(duty, kinds.UnpaidDuty) else acts.PayOut
        return (Button(words.button, Asks(asked, duty.players[0])),)
    return (Button(words.button, duty.act or ("ask" if asks else "go")),)


def _more_buttons(duty: Duty, t: Tournament, *, alone: bool, has_main: bool) -> tuple[Button, ...]:
    """Return the duty's other buttons; where nothing is to be done yet, what can be done before."""
    document = next((name for kind, name in _PAPERS.items() if isinstance(duty, kind)), "")
    printing = Button(common("Print…"), Print(document), "print")
    match duty:
        case kinds.ColourUpDuty() if has_main:
            return ()
        case kinds.ColourUpDuty() if t.chips.values:
            return (Button(tr("Print sheets…"), Print(document), "print"),)
        case kinds.ColourUpDuty():
            return (Button(tr("Set chips…"), "go"),)
        case kinds.WinnerDuty() if not has_main:
            documents = ("results", "payout_slips") if duty.prize else ("results",)
            return tuple([Button(tr("{title}…", title=paper_words.title(x)), Print(x)) for x in documents])
        case kinds.ReportDuty() if not has_main:
            return (Button(tr("{title}…", title=paper_words.title(document)), Print(document)),)
        case kinds.SitsOutDuty() if not has_main:
            return (Button(console.by_hand("floor"), "go"),)
        case kinds.SameTimeDuty() if duty.act is not None:
            # that all are tied is only proposed
            return (Button(tr("By stack…"), "ask", "by_stack"),)
        case kinds.AccessibleDuty():
            none = acts.Set(key=accessible.SETTING, value=accessible.NO_MORE)
            return (Button(tr("None" if not duty.known else "No more"), none, "accessible-none"),)
        case kinds.StandsStillDuty():
            return (Button(tr("Play on"), acts.Deal(table=duty.table), "play_on"),)
        case kinds.FloorCallDuty():
            return (Button(tr("Play on"), acts.PlayOn(table=duty.table), "play_on"),)
        case kinds.ServedDuty():
            # who sits out is tallied at one table: the others' sheets stay
            sheet = Button(common("Print…"), Print(document, duty.table or 0), "print")
            return (sheet,) if alone or duty.act is None else (sheet, Button(tr("Tally…"), "go"))
        case _:
            return (printing,) if document and has_main else ()
