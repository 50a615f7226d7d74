"""Duties of conduct in words: title, what to do, why, button (see ``gui.words.duties``)."""

from __future__ import annotations

from core.say.duty import Duty, DutyKind
from gui.words.conduct import misdeal_text, step_text
from gui.words.tr import counted, tr

Said = tuple[str, str, str, str]


def _where(d: Duty) -> str:
    seat = d.facts.get("seat")
    return tr("{name} at {seat}", name=d.facts["name"], seat=seat) if seat else str(d.facts["name"])


def _more(d: Duty) -> str:
    n = d.facts.get("more")
    if not isinstance(n, int) or not n:
        return ""
    return counted(n, "{n} more penalty follows", "{n} more penalties follow")


def _back(d: Duty, currency: str) -> Said:
    name, seat = d.facts["name"], d.facts.get("seat")
    text = tr("{name} may return to seat {seat}", name=name, seat=seat) if seat else (
        tr("{name} may play again", name=name))  # fmt: skip
    return tr("Penalty over"), text, tr("{step} served", step=step_text(str(d.facts["step"]))), tr("Back")


def _begun(d: Duty, text: str) -> str:
    """From when, where it was given in a hand that is perhaps still played."""
    if d.facts.get("begins") == "after_the_hand":
        return tr("{text}, from the next hand on", text=text)
    return tr("{text}, from this hand on", text=text) if d.facts.get("begins") == "at_once" else text


def _sits_out(d: Duty, currency: str) -> Said:
    text = _begun(d, tr("{who} sits out {step}", who=_where(d), step=step_text(str(d.facts["step"]))))
    return tr("Penalty"), text, _more(d), ""


def _served(d: Duty, currency: str) -> Said:
    f = d.facts
    hands = counted(int(str(f["hands"])), "{n} hand", "{n} hands")
    text = _begun(d, tr("{who} sits out {hands}", who=_where(d), hands=hands))
    text = tr("{text}: tallied on the table sheet", text=text)
    if f.get("served"):
        text = tr("{who} has sat out {served} of {hands}", who=_where(d), served=f["served"], hands=hands)
    why = ". ".join(filter(None, (misdeal_text(str(f.get("misdeal"))).rstrip("."), _more(d))))
    return tr("Penalty served?"), text, why, tr("Served") if f.get("served") else tr("Tally…")


def _report(d: Duty, currency: str) -> Said:
    text = tr("{name}: {step} for {offence}", name=d.facts["name"], step=step_text(str(d.facts["step"])),
              offence=d.facts["offence"])  # fmt: skip
    return tr("Report to the board"), text, "", tr("Reported")


WORDS = {
    DutyKind.COME_BACK: _back,
    DutyKind.SITS_OUT: _sits_out,
    DutyKind.SERVED: _served,
    DutyKind.CONDUCT_REPORT: _report,
}
