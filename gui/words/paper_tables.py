"""The words on a table's sheet (see ``gui.words.paper``)."""

from datetime import tzinfo

from core.clock.clock import Reading
from core.paper.table_sheet import NextRow, OutLine, SeatLine, TableSheet
from core.tournament.conduct import Ruling
from core.tournament.deciding import cited
from core.tournament.state import Tournament
from gui.words.conduct import cards_text, misdeal_text, posts_text, step_text
from gui.words.numbers import amount, chips_off, duration_words, level_name, level_whole, listed, time_of_day
from gui.words.rulings import cited as by_book
from gui.words.tr import Context, dotted, mark
from gui.words.voices import clauses, with_clause

tr = Context("paper")

_SAYS = {
    "out": mark("sits out"),
    "absent": mark("absent"),
    "waits": mark("waits for the button"),
    "unmet": mark("needs an accessible seat"),
    "unknown": mark("no accessible seat"),
}
_STATE = {
    "halted": mark("Stopped: no new hand until the floor says so."),
    "breaks_next": mark("This table breaks next."),
    "hand_for_hand": mark("Hand-for-hand: no new hand until all tables have finished."),
    "replays": mark("After a misdeal the button stays, and no new player is dealt in."),
}
_SEAT = {"free": mark("free"), "closed": mark("closed"), "taken": ""}


def aside(line: SeatLine) -> str:
    if line.state != "taken":
        return tr(_SEAT[line.state])
    return ", ".join(filter(None, (line.team, *(tr(_SAYS[x]) for x in line.says))))


def stack(line: SeatLine) -> str:
    if line.stack is None:
        return ""
    chips = amount(line.stack)
    return tr("about {chips}", chips=chips) if line.about else chips


def state(sheet: TableSheet) -> tuple[str, ...]:
    return tuple(tr(_STATE[x]) for x in sheet.state)


def level_now(t: Tournament, reading: Reading) -> tuple[str, str]:
    """Return the level and its blinds at the moment of printing; before the start and in a break what the row
    is called."""
    if reading.level is None or reading.phase == "before":
        return tr("Now"), tr("Not started") if reading.level is not None else ""
    name = level_name(t.clock.levels, reading.index)
    return tr("Now") if reading.level.pause else name, level_whole(reading.level) or name


def coming(found: NextRow | None, zone: tzinfo) -> str:
    """Say what the next level brings, and when; after a break also the level after it."""
    if found is None:
        return ""
    when = tr("about {time}", time=time_of_day(found.at, zone)) if found.at is not None else ""
    level = found.after if found.level.pause and found.after is not None else found.level
    played = "" if level.pause else tr("level {n}: {level}", n=found.number, level=level_whole(level))
    if not found.level.pause:
        return tr("Next: {what}.", what=dotted(played, when))
    length = duration_words(found.level.length) if found.level.length is not None else ""
    called = found.level.name or tr("a break")
    gone = tr("colour-up of the {chips}", chips=chips_off(found.level.remove)) if found.level.remove else ""
    said = tr("Next: {what}.", what=dotted(called, length, when, gone))
    after = tr("Then: {what}.", what=played) if played else ""
    return " ".join(filter(None, (said, after)))


def out_said(line: OutLine) -> str:
    who = tr("Seat {seat}, {name}", seat=line.seat, name=line.name)
    if line.over:
        return tr("{who}: {step} served, may return", who=who, step=step_text(line.step))
    what = step_text(line.step)
    if line.hands and not line.step.startswith("hands"):
        hands = tr("%n hands", line.hands)
        what = (
            tr("{step}, {hands}", step=what, hands=hands)
            if line.fixed
            else (tr("{step}, {hands} as things stand", step=what, hands=hands))
        )
    then = tr("then {steps}", steps=listed(map(step_text, line.then))) if line.then else ""
    return ", ".join(filter(None, (tr("{who}: sits out {what}", who=who, what=what), then)))


def out_left(line: OutLine, now: int, zone: tzinfo) -> str:
    if line.over:
        return ""
    if line.hands:
        left = tr("%n hands left", line.hands - line.served)
        return tr("{left} at {time}", left=left, time=time_of_day(now, zone))
    left = (
        tr("{time} of play left", time=duration_words(line.left))
        if line.until is None
        else (tr("{time} left", time=duration_words(line.left)))
    )
    back = tr("back about {time}", time=time_of_day(line.until, zone)) if line.until is not None else ""
    at = tr("{left} at {time}", left=left, time=time_of_day(now, zone))
    return dotted(at, back)


def rule(t: Tournament, hands: bool) -> str:
    """Say what is done with the stack and the cards of a player who sits out, and how hands are counted."""
    book = t.rulebook
    said = [cards_text(book.word("penalty.cards")), posts_text(book.word("penalty.posts"))]
    keys = ["penalty.cards", "penalty.posts"]
    if hands:
        said += [tr("Cross off one box per hand dealt."), misdeal_text(book.word("penalty.misdeal"))]
        keys.append("penalty.misdeal")
    return with_clause(" ".join(said), clauses(cited(t, *keys)))


def ruled(ruling: Ruling, zone: tzinfo) -> str:
    """Return ``18:45 seat 2.7: a call of 200 · SvePoF 2006 §7.1``."""
    time, seats = time_of_day(ruling.at, zone), ", ".join(filter(None, ruling.seats))
    said = tr("{time} ruling: {text}", time=time, text=ruling.text)
    if seats:
        said = tr("{time} ruling, seat {seats}: {text}", time=time, seats=seats, text=ruling.text)
    return with_clause(said, by_book(ruling.book, ruling.clause))
