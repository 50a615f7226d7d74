"""Deciding an act by its format's rule; a cancelled tournament takes no play and no money (procedure C2)."""

from collections.abc import Callable

from core.clock.structure_rules import Laid, RowsAct
from core.formats.format import of
from core.say import acts
from core.say.acts import Act
from core.say.decision import Decision, impossible
from core.say.reasons import NotInFormat, TournamentCancelled
from core.tournament.decimals import counting
from core.tournament.state import Tournament

# A cancelled tournament is still corrected, money given back, the room spoken to and paper printed. Every act
# not named here is play; undo takes the cancelling itself back.
STILL: frozenset[type[Act]] = frozenset(
    {
        acts.Set,
        acts.SetPrice,
        acts.SetPrizes,
        acts.GridPrizes,
        acts.SmoothPrizes,
        acts.TicketPrizes,
        acts.SetPlaces,
        acts.FixPlace,
        acts.AddToPool,
        acts.KeepFromPool,
        acts.GuaranteePool,
        acts.RemoveFromPool,
        acts.SetBounties,
        acts.Refund,
        acts.PayOut,
        acts.MoveTill,
        acts.CountTill,
        acts.SetChips,
        acts.ChooseRulebook,
        acts.AddLevel,
        acts.AddBreak,
        acts.EditRow,
        acts.RemoveRow,
        acts.MoveRow,
        acts.SetStructure,
        acts.Pause,
        acts.AnswerGap,
        acts.Unregister,
        acts.CorrectEntry,
        acts.EditPlayer,
        acts.TakeBack,
        acts.CorrectBust,
        acts.CloseTable,
        acts.CloseSeat,
        acts.OpenSeat,
        acts.MarkSeat,
        acts.PlaceTable,
        acts.AbandonDraw,
        acts.Count,
        acts.AdjustChips,
        acts.EndClockCall,
        acts.Penalise,
        acts.GiveRuling,
        acts.PlayOn,
        acts.TallyHands,
        acts.EndPenalty,
        acts.Announce,
        acts.MarkDuty,
        acts.PrintedSlips,
        acts.Note,
        acts.Undo,
        acts.Redo,
    }
)


def decide(t: Tournament, act: Act, now: int) -> Decision:
    """Decide an act of the director's at this moment (ms)."""
    if t.word.cancelled and type(act) not in STILL:
        return impossible(TournamentCancelled(cause=t.word.cancelled))
    rule = of(t).rules.get(type(act))
    if rule is None:
        return impossible(NotInFormat(format=of(t).id, verb=act.VERB))
    decision, decimals = rule(t, act, now), t.decimals
    if not decimals:
        return decision
    return Decision(decision.reasons, lambda context: counting(decision.records(context), decimals))


def lay(t: Tournament, act: RowsAct, now: int, new_id: Callable[[], int]) -> Laid:
    """Return the levels and the clock that an act on the structure lays in the format that is played, where
    nothing stands against it."""
    return of(t).lay(t, act, now, new_id)
