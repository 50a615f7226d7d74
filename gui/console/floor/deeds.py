"""The deeds of the Floor page, by key, by button and by menu."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from core.clock.clock import in_hands
from core.hands.call_clock import running, zero_at
from core.say import acts
from core.tournament.conduct import ClockCall
from core.tournament.state import Tournament
from gui.console.floor.dialogs import ask_clock, ask_hands, ask_same_time, ask_table
from gui.console.floor.lines import FloorLine
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.acting import Deeds, ask_first
from gui.console.frame.deeds import Deed, Wish
from gui.program.session import Session
from gui.words import floor as say
from gui.words.hands import outcome
from gui.words.tr import Context, dotted
from gui.words.voices import SelectFirst, told

tr = Context("floor")


OUTCOME_KEYS = {"acted": "A", "dead": "D", "checked": "K", "withdrawn": "W"}


def by_zero(t: Tournament) -> list[ClockCall]:
    """Return the clocks that run on players, in the order their time is up, as the hall's screen has them."""
    return sorted(running(t), key=zero_at)


class ConductDeeds(Deeds):
    """``chosen`` gives the line that is selected, ``rule`` opens the situations to be ruled. The outcomes are
    of the clock that is up first."""

    def __init__(
        self,
        page: QWidget,
        session: Session,
        chosen: Callable[[], FloorLine | None],
        rule: Callable[[], object],
    ) -> None:
        super().__init__(page, session)
        self._chosen = chosen
        deeds: tuple[tuple[str, str, Wish, Callable[[], object] | None], ...] = (
            ("rule", "F", lambda: None, lambda: rule()),
            ("penalty", "P", lambda: None, self.opens(PenaltyDialog)),
            ("clock", "C", lambda: None, self.opens(ask_clock)),
            ("called", "R", lambda: None, self.opens(partial(ask_table, act=acts.CallFloor))),
            ("disqualify", "Q", lambda: None, self.opens(DisqualifyDialog)),
            ("misdeal_ask", "V", lambda: None, self.opens(partial(ask_table, act=acts.Misdeal))),
            ("same", "S", lambda: None, self.opens(ask_same_time)),
            ("hand_for_hand", "H", self._hand_for_hand, None),
            ("hand", "J", acts.HandPlayed, None),
            ("tally", "T", self._tally, None),
            ("hands", "N", self._tally, self._hands),
            ("served", "E", partial(self._end, "served"), None),
            ("lift", "L", partial(self._end, "lifted"), None),
        )
        for name, key, wish, run in deeds:
            self.add(name, say.deed(name), key, wish, run)
        for word, key in OUTCOME_KEYS.items():
            self.add(word, outcome(word), key, partial(self._outcome, word))
        # what these ask does not tell which act it comes to
        for name, kind in (
            ("rule", acts.GiveRuling),
            ("penalty", acts.Penalise),
            ("clock", acts.CallClock),
            ("called", acts.CallFloor),
            ("disqualify", acts.Disqualify),
            ("misdeal_ask", acts.Misdeal),
            ("same", acts.SameTime),
            ("tally", acts.TallyHands),
            ("hands", acts.TallyHands),
        ):
            self[name].kinds = (kind,)
        self.ask_first(("tally", "served", "lift"), self._about)
        switch, played = self["hand_for_hand"], self["hand"]
        switch.by_key = partial(ask_first, page, switch, lambda: say.hand_for_hand_ask(session.state))
        played.by_key = partial(ask_first, page, played, self._hand_ask)

    def _about(self, _: Deed) -> str:
        """Say which penalty of whom the deed would be about; the card's button says the deed."""
        line = self._chosen()
        return "" if line is None else dotted(line.name, line.what, line.why)

    def _hand_ask(self) -> str:
        by_level = in_hands(self._session.reading())
        minutes = self._session.state.rulebook.number("hand_for_hand.minutes")
        return say.hand_played_ask(0 if by_level else minutes)

    def refresh(self) -> None:
        on = self._session.state.game.hand_for_hand is not None
        self["hand_for_hand"].setText(tr("End hand-for-hand" if on else "Hand-for-hand"))
        super().refresh()

    # -- what is meant -------------------------------------------------------------------------------

    def _hand_for_hand(self) -> acts.Act:
        return acts.HandForHand(off=self._session.state.game.hand_for_hand is not None)

    def _penalty(self) -> FloorLine | str:
        line = self._chosen()
        if line is None or line.kind != "penalty":
            return told(tr("Select a penalty first."), SelectFirst(thing="penalty"))
        return line

    def _tally(self) -> acts.Act | str:
        line = self._penalty()
        if isinstance(line, str):
            return line
        if not line.counted or line.status not in ("serving", "over"):
            return tr("Only penalties in hands or rounds are tallied.")
        return acts.TallyHands(entry=line.entry, hands=line.served + 1)

    def _hands(self) -> None:
        line = self._penalty()
        if not isinstance(line, str):
            ask_hands(self._page, self._session, line.entry, line.served).open()

    def _end(self, how: str) -> acts.Act | str:
        line = self._penalty()
        if isinstance(line, str):
            return line
        if line.status not in ("serving", "over"):
            return tr("This penalty is not being served.")
        return acts.EndPenalty(entry=line.entry, how=how)

    def _outcome(self, word: str) -> acts.Act | str:
        calls = by_zero(self._session.state)
        if calls:
            return acts.EndClockCall(outcome=word, on=calls[0].entry)
        return told(tr("No clock call is running."), SelectFirst(thing="clock call"))


# -- from the Tables and the Players page -------------------------------------------------------------


def may_penalise(entry: int) -> acts.Act:
    """Return a penalty that stands for any: the deed is off only where no step could be given."""
    return acts.Penalise(entry=entry, offence="?", warning=True)


def may_disqualify(entry: int) -> acts.Act:
    return acts.Disqualify(entry=entry, offence="?")
