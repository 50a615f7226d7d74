"""The words of the Floor page's dialogs: giving a penalty, disqualifying, calling the clock."""

from __future__ import annotations

from datetime import tzinfo

from core.keeping.directory import KeptPenalty
from gui.words.conduct import step_text
from gui.words.numbers import amount, date_of, time_of_day
from gui.words.tr import Context, mark

tr = Context("floor")

_OFFENCES = (
    mark("phone at the table"),
    mark("acting out of turn"),
    mark("exposed cards"),
    mark("talking about the hand"),
    mark("showing cards to another player"),
    mark("abusive language"),
    mark("delaying the game"),
    mark("late to the table"),
    mark("soft play"),
    mark("chip dumping"),
    mark("leaving the table during a hand"),
    mark("touching another player's chips"),
)


def offences() -> list[str]:
    """What is punished most, to choose from."""
    return [tr(x) for x in _OFFENCES]


def step_choice(step: str, than: str) -> str:
    """A step to choose, with how it compares with the one proposed."""
    said = step_text(step)
    if than == "next":
        return tr("{step} · next", step=said)
    if than in ("harder", "too_hard"):
        return tr("{step} · harder", step=said)
    return said


def tonight_line(at: int, step: str, offence: str, zone: tzinfo, *, lifted: bool) -> str:
    """One of the record."""
    said = tr("{time}  {step} for {offence}", time=time_of_day(at, zone), step=step_text(step),
              offence=offence)  # fmt: skip
    return tr("{said}, lifted", said=said) if lifted else said


def earlier_line(x: KeptPenalty, zone: tzinfo) -> str:
    said = tr("{date}  {step} for {offence}", date=date_of(x.at, zone), step=step_text(x.step),
              offence=x.offence)  # fmt: skip
    return tr("{said} ({title})", said=said, title=x.title) if x.title else said


def dealt_so_far(total: int, stack: int | None) -> str:
    """Under the shares, while they are typed."""
    if stack is None:
        return tr("{sum} dealt out", sum=amount(total))
    if total == stack:
        return tr("{sum} dealt out: all", sum=amount(total))
    return tr("{sum} of {stack} dealt out", sum=amount(total), stack=amount(stack))


def leaves_play() -> str:
    return tr("The chips are removed from play.")


def nothing_back() -> str:
    return tr("No refund.")


def bust_line(name: str, at: int, table: str, zone: tzinfo) -> str:
    """One who is out, to be ticked."""
    where = tr("table {label}", label=table) if table else ""
    return " · ".join(filter(None, (name, time_of_day(at, zone), where)))
