"""Duties of money in words."""

from __future__ import annotations

from core.say.duties import PrizesDuty, WinnerDuty
from gui.words import prizes
from gui.words.names import Names
from gui.words.numbers import money
from gui.words.tr import tr
from gui.words.voices import DutyWords, to_do


@to_do.register(WinnerDuty)
def _(duty: WinnerDuty, names: Names) -> DutyWords:
    currency = str(names.state.setting("currency"))
    why = tr("Prize: {sum}", sum=money(duty.prize, currency)) if duty.prize else ""
    return DutyWords(
        tr("We have a winner"), tr("{name} has all the chips", name=names.state.name(duty.entry)), why,
        tr("Stop the clock") if duty.act else "",
    )  # fmt: skip


@to_do.register(PrizesDuty)
def _(duty: PrizesDuty, names: Names) -> DutyWords:
    currency = str(names.state.setting("currency"))
    columns = zip(duty.codes, duty.places, duty.amounts, duty.totals, strict=True)
    text = "\n".join(prizes.odd(*column, currency) for column in columns)
    return DutyWords(tr("Look at the prizes"), text, "", tr("Prizes…"))
