"""The words of the guide to a new tournament."""

import re
from datetime import UTC, date, datetime, timedelta, tzinfo

from PySide6.QtCore import QDate, QLocale

from core.tournament.state import Tournament
from gui.words.numbers import amount, day_text, duration_words, money, tables_text
from gui.words.tr import Context, mark, words
from gui.words.voices import notice

tr = Context("guide")

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

# From Monday on.
_TITLES = (
    mark("Monday tournament"), mark("Tuesday tournament"), mark("Wednesday tournament"),
    mark("Thursday tournament"), mark("Friday tournament"), mark("Saturday tournament"),
    mark("Sunday tournament"),
)  # fmt: skip


_SAME = (
    mark("Same as last Monday"), mark("Same as last Tuesday"), mark("Same as last Wednesday"),
    mark("Same as last Thursday"), mark("Same as last Friday"), mark("Same as last Saturday"),
    mark("Same as last Sunday"),
)  # fmt: skip
WEEK = 7


def day_of(ms: int, now: int, zone: tzinfo, *, weekday: bool = True) -> str:
    """Return ``Sun 15 Nov``; of another year ``Sun 15 Nov 2025``."""
    day, today = local_date(ms, zone), local_date(now, zone)
    return day_text(day, weekday=weekday, year=day.year != today.year)


def long_day(ms: int, zone: tzinfo) -> str:
    """Return ``Sunday 22 November``, in the order of the country."""
    locale, day = words().locale, local_date(ms, zone)
    written = re.sub(r"\W*y+\W*$", "", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(QDate(day.year, day.month, day.day), written.replace("dddd,", "dddd"))


def same_as(ms: int, now: int, zone: tzinfo) -> str:
    """Return ``Same as last Sunday``; of more than a week ago ``Same as Sun 8 Nov``."""
    day = local_date(ms, zone)
    ago = (local_date(now, zone) - day).days
    if ago == 0:
        return tr("Same as earlier today")
    return tr(_SAME[day.weekday()]) if 0 < ago <= WEEK else tr("Same as {day}", day=day_of(ms, now, zone))


template_saved = notice(
    tr.phrase("Template “{name}” saved. New tournaments can begin from it."), "template_saved"
)
template_broken = notice(
    tr.phrase("The template “{name}” cannot be read. Save it again, or begin from another."),
    "template_broken",
)
nothing_there = notice(
    tr.phrase("{file} has no settings yet. Begin from another file, or from nothing."), "nothing_there"
)
needs_name = notice(tr.phrase("Give the tournament a name first."), "needs_name")
not_entered = notice(
    tr.phrase("Not created yet: press Enter to continue, or Escape again to cancel."), "not_entered"
)
what_now = notice(
    tr.phrase("Register everybody here. Then carry out the duty that draws their seats."), "what_now"
)
kept = notice(tr.phrase("The tournament is saved in {path}."), "kept")
exists = notice(
    tr.phrase("{file} already exists and was not changed. Choose another name or folder."), "exists"
)
cannot_make = notice(
    tr.phrase("The folder {folder} cannot be created: {why}. Choose another."), "cannot_make"
)


def setup_facts(t: Tournament) -> str:
    parts, price, currency = [], t.money.price("entry"), t.currency
    if price is not None:
        paid = money(price.paid, currency)
        fee = money(price.fee, currency.plain)
        parts.append(tr("{paid}, including fee {fee}", paid=paid, fee=fee) if price.fee else paid)
        parts.append(tr("{n} chips", n=amount(price.chips)))
    if t.money.sold("reentry"):
        parts.append(tr("re-entry"))
    levels = sum(1 for level in t.clock.levels if not level.pause)
    if levels:
        parts.append(tr("%n levels", levels))
    if t.open_tables:
        parts.append(tables_text(len(t.open_tables)))
    if t.money.shares:
        parts.append(tr("%n prizes", len(t.money.shares)))
    return " · ".join(parts)


left_out = notice(tr.phrase("Not copied: {lines}.", lines=", ".join), "left_out")


def local_date(ms: int, zone: tzinfo) -> date:
    return (_EPOCH + timedelta(milliseconds=ms)).astimezone(zone).date()


def usual_title(ms: int, zone: tzinfo) -> str:
    """Return ``Thursday tournament``: a name there is until the director thinks of another."""
    return tr(_TITLES[local_date(ms, zone).weekday()])


def sheet_facts(levels: int, length: int, chips: int) -> str:
    parts = [tr("%n levels", levels), duration_words(length)]
    if chips:
        parts.append(tr("for {n} chips", n=amount(chips)))
    return " · ".join(parts)
