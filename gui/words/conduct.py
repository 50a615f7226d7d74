"""Penalties and disqualification in words: steps, why and what stands against it (see ``gui.words.voices``),
what was done (see ``gui.words.actions``)."""

from typing import Any

from core.rulebook.kinds import STEPS, step
from core.say import reasons
from core.say import records as r
from core.say.becauses import HandsSatOut, OutForConduct, StepGiven
from core.say.duties import (
    ComeBackDuty,
    ConductReportDuty,
    PenaltyDuty,
    ServedDuty,
    SitsOutDuty,
    UncountedDuty,
)
from core.say.records import Action
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import amount, clock_text
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import DutyWords, refused, to_do, why
from gui.words.wording import By, Card, If, Wordings, wordings
from gui.words.words import offence_text

tr = Context("conduct")
_of_books = Context("rulebook")

_CARDS = {
    "none_dealt": mark("No cards are dealt to the seat."),
    "dealt_and_pulled": mark("Cards are dealt to the seat and taken in after the deal."),
}
_POSTS = {
    "blinds_and_antes": mark("Blinds and antes are taken from the stack."),
    "blinds_only": mark("Blinds are taken from the stack, antes are not."),
    "none": mark("Neither blinds nor antes are taken from the stack."),
}
_MISDEAL = {
    "counts_once": mark("A misdeal and its replay count as one hand."),
    "counts_each": mark("A misdeal and its replay count as two hands."),
}
# By the rulebook's word for it; nothing where that is the director's ruling.
cards_text = tr.one_of(_CARDS, unknown="")
posts_text = tr.one_of(_POSTS, unknown="")
misdeal_text = tr.one_of(_MISDEAL, unknown="")


def step_text(text: str) -> str:
    """Return ``a warning``, ``10 minutes``, ``1 round``, ``disqualification``."""
    found = step(text)
    return text if found is None else _of_books(STEPS[found.what], found.number or None)


# -- why ----------------------------------------------------------------------------------------------


_REPORTED = If("report", mark("The penalty is reported to the disciplinary board."))


def _chips(found: OutForConduct, names: Names) -> str:
    if found.shares:
        shares = ", ".join(f"{names.short_seat(found.table, seat)} {n}" for seat, n in found.shares)
        return tr("The chips are dealt out to the table: {shares}.", shares=shares)
    if found.counted:
        return tr("{chips} chips leave play.", chips=amount(found.chips))
    return tr("The stack was not counted, so its chips still count as in play.")


_BECAUSE: Wordings = {
    StepGiven: [
        By(
            "force",
            {
                "must": "The rulebook says this has to be punished.",
                "may": "The rulebook says this may be punished.",
                "none": "The rulebook forbids this and names no penalty: the director decides.",
            },
        ),
        If("again", "It is not the first offence of this kind tonight."),
        By(
            "than",
            {
                "harder": "This step is harsher than the next one, {next_step}: the director may go further.",
                "milder": "This step is milder than the next one, {next_step}: the director decides.",
                "too_hard": "This step is harsher than the next one, {next_step}.",
                "next": If(
                    "earlier",
                    ("{name} had %n penalties tonight: the next step is {next_step}.", "earlier"),
                    "{name} had no penalty tonight: the first step is {next_step}.",
                ),
            },
            "This is not one of the penalty steps; the next one was {next_step}.",
        ),
        By(
            "counted",
            {"": "", "players_now": "A round has one hand per player at the table at the time."},
            (
                (
                    "Players at the table when the penalty was given, offender included: {players}. That "
                    "makes %n hands."
                ),
                "hands",
            ),
        ),
        By("cards", _CARDS),
        By("posts", _POSTS),
        By(
            "runs",
            {
                "while_play_runs": "The minutes run only during play.",
                "always": "The minutes run in breaks too.",
            },
        ),
        By("misdeal", _MISDEAL),
        By(
            "begins",
            {
                "after_the_hand": "A penalty for exposed cards begins after the hand.",
                "at_once": "A penalty for exposed cards begins at once.",
            },
        ),
        If("dead_hand", "The hand is dead too."),
        _REPORTED,
    ],
    HandsSatOut: [
        ("{name} has sat out {served} of %n hands.", "hands"),
        By("misdeal", _MISDEAL),
        If("grows", "A round has one hand per player at the table at the time."),
    ],
    OutForConduct: [
        By("than", {"harder": "This step is harsher than the next one, as the director may decide."}),
        _chips,
        If(
            "refund",
            "Refund: {refund}.",
            By("refunds", {"by_director": "The director gives no refund."}, "No refund."),
        ),
        _REPORTED,
    ],
}
wordings(why, tr, _BECAUSE, next_step=step_text)


# -- what stands against it ---------------------------------------------------------------------------


_REFUSED: Wordings = {
    reasons.NoSuchOffence: "No offence is called {offence}. Type one of these: {near}.",
    reasons.SeveralSteps: "A penalty is one step. Give a warning, minutes, hands or rounds.",
    reasons.NextDisqualifies: (
        "The next step for {name} is disqualification. Disqualify, or give a milder step."
    ),
    reasons.DeadHandAlone: "This rulebook does not combine a dead hand with a penalty.",
    reasons.ExposedHandLive: "{name} exposed cards, but the hand stays live.",
    reasons.ChipsDealtOut: (
        "{name}'s chips are dealt out to the other players at the table. Enter each player's share."
    ),
    reasons.ChipsLeavePlay: "{name}'s chips leave play. Leave the shares out.",
    reasons.NoShareThere: (
        "Nobody in seat {seat} can get {name}'s chips. Type seats of other players at that table."
    ),
    reasons.NotRefunded: "{name} gets no refund under this rulebook.",
    reasons.PlayerDisqualified: "{name} was disqualified tonight.",
    reasons.OffLadder: "There is no penalty step {step}. The steps are: {ladder}.",
    reasons.HarderThanNext: "{name}'s next step is {next_step}; {step} would be harsher.",
    reasons.PenaltyRuns: "{name} still has {left} to sit out. To end it sooner, lift the penalty.",
    reasons.SharesDiffer: "The shares total {shared}, but the stack is {chips}. Deal out every chip.",
    reasons.NoPenalty: If("hands", "{name} has no hands left to sit out.", "{name} has no penalty to serve."),
}
wordings(
    refused,
    tr,
    _REFUSED,
    step=step_text,
    next_step=step_text,
    left=clock_text,
    ladder=lambda steps: ", ".join(map(step_text, steps)),
    near=", ".join,
)


# -- what was done ------------------------------------------------------------------------------------


def _given(action: Action, xs: list[r.PenaltyGiven], names: Names) -> Sentence:
    x = xs[0]
    who = (x.of_team and names.state.game.owner(x.entry)) or names.entry(x.entry)
    hands = tr("%n hands", x.hands) if x.hands and x.step.startswith("rounds") and x.fixed else ""
    text = dotted(who, step_text(x.step), hands, offence_text(x.offence))
    return Sentence((who,), text, " · ".join([*_clause(action, x), *[tr("hand dead")] * x.dead_hand]))


def _clause(action: Action, x: r.PenaltyGiven | r.Disqualified) -> list[str]:
    """Return the clause of the offence, where the director named one: the rulebook's stand with the
    reasons."""
    cited = {c for b in all_of(action, r.Because) for c in b.clauses}
    return [tr("clause {clause}", clause=x.clause)] if x.clause and x.clause not in cited else []


def _tallied(action: Action, xs: list[r.HandsServed], names: Names) -> Sentence:
    who = names.entry(xs[0].entry)
    sat = tr("%n hands", xs[0].hands)
    return Sentence((who,), tr("{who} has sat out {hands}", who=who, hands=sat))


def _ended(action: Action, xs: list[r.PenaltyEnded], names: Names) -> Sentence:
    who = names.entry(xs[-1].entry)
    if xs[-1].how == "lifted":
        return Sentence((who,), tr("{who}'s penalty lifted", who=who))
    if xs[-1].how == "withdrawn":
        return Sentence((who,), tr("{who}'s penalty withdrawn", who=who))
    return Sentence((who,), tr("{who}'s penalty served", who=who))


def _disqualified(action: Action, xs: list[r.Disqualified], names: Names) -> Sentence:
    x = xs[0]
    who = (x.of_team and names.state.game.owner(x.entry)) or names.entry(x.entry)
    quiet = _clause(action, x)
    dealt = sum(y.chips for y in xs if y.shares)
    gone = sum(y.chips for y in xs if not y.shares)
    if dealt:
        quiet.append(tr("{chips} chips dealt out", chips=amount(dealt)))
    if gone:
        quiet.append(tr("{chips} chips out of play", chips=amount(gone)))
    if x.refund:
        quiet.append(tr("{sum} refunded", sum=names.money(x.refund)))
    text = " · ".join((tr("{who} disqualified", who=who), offence_text(x.offence)))
    return Sentence((who,), text, " · ".join(quiet))


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    r.Disqualified: ("ruling", _disqualified),
    r.PenaltyGiven: ("ruling", _given),
    r.HandsServed: ("ruling", _tallied),
    r.PenaltyEnded: ("ruling", _ended),
}


# -- what is to do ------------------------------------------------------------------------------------


def _where(duty: PenaltyDuty, names: Names) -> str:
    name, seat = names.entry(duty.entry), names.short_seat(duty.table, duty.seat)
    return tr("{name} at {seat}", name=name, seat=seat) if seat else name


def _more(duty: PenaltyDuty) -> str:
    return tr("%n more penalties follow", duty.more) if duty.more else ""


def _begun(duty: SitsOutDuty | ServedDuty, text: str) -> str:
    """Add the hand from which it counts, if it was given in a hand that may still be played."""
    if duty.begins == "after_the_hand":
        return f"{text} · {tr('from the next hand on')}"
    return f"{text} · {tr('from this hand on')}" if duty.begins == "at_once" else text


_DUTIES: Wordings = {
    ComeBackDuty: Card(
        "Penalty over",
        If("seat", "{name} may return to seat {seat}", "{name} may play again"),
        "{step} served",
        "Back",
    ),
    UncountedDuty: Card(
        "Count the stack",
        "Count {name}'s chips and take them from the table",
        "{name} is disqualified. The stack was not counted, so its chips still count as in play.",
        "Count chips…",
    ),
}
wordings(to_do, tr, _DUTIES, step=step_text)


@to_do.register(SitsOutDuty)
def _(duty: SitsOutDuty, names: Names) -> DutyWords:
    text = tr("{who} sits out {step}", who=_where(duty, names), step=step_text(duty.step))
    return DutyWords(tr("Penalty"), _begun(duty, text), _more(duty))


@to_do.register(ServedDuty)
def _(duty: ServedDuty, names: Names) -> DutyWords:
    who = _where(duty, names)
    if duty.served:
        text = tr("{who} has sat out {served} of %n hands", duty.hands, who=who, served=duty.served)
    else:
        text = _begun(duty, tr("{who} sits out %n hands", duty.hands, who=who))
        text = f"{text} · {tr('tallied on the table sheet')}"
    why = sentences(misdeal_text(duty.misdeal), _more(duty))
    return DutyWords(tr("Penalty served?"), text, why, tr("Tally…") if duty.act is None else tr("Served"))


@to_do.register(ConductReportDuty)
def _(duty: ConductReportDuty, names: Names) -> DutyWords:
    text = " · ".join((names.player(duty.player), step_text(duty.step), offence_text(duty.offence)))
    return DutyWords(tr("Report to the disciplinary board"), text, "", tr("Reported"))
