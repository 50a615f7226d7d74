"""What the header says, read from the tournament: plain values that a test can compare."""

from __future__ import annotations

from datetime import tzinfo

from core.clock.clock import Reading, until_break
from core.clock.levels import notice, raise_cap
from core.hands import call_clock
from core.money.payouts import pool
from core.say import acts
from core.say.levels import Level
from core.say.value import dataclass
from core.tournament.state import Tournament
from gui.formats import format as formats
from gui.words import console, text
from gui.words import level as level_words
from gui.words.tr import Context

tr = Context("console")


@dataclass(frozen=True, slots=True)
class HeaderFacts:
    """All but the time of the clock. ``notice`` what is told
    of a new level for its first minute, and all there is to know of it. ``won``: one is left with all the
    chips; ``empty``: it has yet to start, and nobody has a seat."""

    top: str
    blinds: str
    ante: str
    next: str
    players: tuple[str, str]
    average: tuple[str, str]
    pool: str
    toggle: str
    skip: str
    notice: tuple[str, str] = ("", "")
    won: bool = False
    empty: bool = False


def toggle_act(reading: Reading) -> acts.Act:
    """What Space does now."""
    if reading.phase == "before":
        return acts.Start()
    open_break = reading.level is not None and reading.level.pause and reading.level.length is None
    return acts.Pause() if reading.running and not open_break else acts.Resume()


def _toggle(reading: Reading) -> str:
    match toggle_act(reading):
        case acts.Start():
            return "start" if reading.starts_in is None else "start_now"
        case acts.Pause():
            return "pause"
    if not reading.running:
        return "resume"
    return "next_day" if reading.level is not None and reading.level.kind == "day-end" else "end_break"


def _skip(after: Level | None) -> str:
    if after is None or not after.pause:
        return "next_level"
    return "end_day" if after.kind == "day-end" else "next_break"


def blind_level(levels: tuple[Level, ...], reading: Reading) -> Level | None:
    """The level whose blinds are in play: in a break the one to come."""
    at = next((level for level in levels[reading.index :] if not level.pause), None)
    return at or next((level for level in reversed(levels[: reading.index]) if not level.pause), None)


def header_facts(t: Tournament, reading: Reading, zone: tzinfo) -> HeaderFacts:
    """The header as it stands at this reading."""
    level = reading.level
    after = t.clock.levels[reading.index + 1] if reading.index + 1 < len(t.clock.levels) else None
    top = console.level_of(reading, t.clock.levels)
    if text.hands_text(reading):
        top = f"{top} · {tr('hands played')}"
    before = reading.phase == "before"
    if t.game.hand_for_hand is not None:
        top = f"{tr('Hand-for-hand')} · {top}"
    if before and t.clock.position.scheduled is not None:
        top = f"{console.starts_at(t.clock.position.scheduled, zone)} · {top}"
    blinds, ante = _blinds(t, reading), "" if before or level is None else _ante(t, level)
    headline = formats.of(t).headline
    if headline is not None and not t.word.cancelled:
        (top, blinds), ante = headline(t), ""
    return HeaderFacts(
        top=top,
        blinds=blinds,
        ante="" if t.word.cancelled else ante,
        next=_next(t, reading, after),
        players=(text.amount(len(t.people.live)), f" / {text.amount(len(t.people.entries))}"),
        average=_average(t, reading),
        pool=text.money(pool(t), str(t.setting("currency"))),
        toggle=_toggle(reading),
        skip=_skip(after),
        notice=_notice(t, reading),
        won=t.won,
        empty=before and len(t.room.unseated) == len(t.people.live),
    )


def _ante(t: Tournament, level: Level) -> str:
    """What is paid beside the blinds, and how often may be raised."""
    said = (text.ante_text(level), text.bring_in_text(level), text.cap_text(raise_cap(t, level)))
    return " · ".join(filter(None, said))


def _notice(t: Tournament, reading: Reading) -> tuple[str, str]:
    """From which hand the level holds; nothing where the room is told nothing."""
    found = None if t.word.cancelled else notice(t, reading)
    if found is None:
        return "", ""
    lines = [" · ".join(filter(None, line)) for line in level_words.told(found)]
    return level_words.short(found), "\n".join((*lines, *found.clauses))


def notice_key(t: Tournament, reading: Reading) -> object:
    """Changes when the notice does, and costs next to nothing each second."""
    found = notice(t, reading)
    return None if found is None else (found.number, found.left_ms > 0)


def _blinds(t: Tournament, reading: Reading) -> str:
    if t.word.cancelled:
        return tr("Cancelled")
    if reading.phase == "before":
        return tr("Not started")
    if reading.level is None:
        return ""
    level = reading.level
    return text.level_name(t.clock.levels, reading.index) if level.pause else text.level_line(level)


def _next(t: Tournament, reading: Reading, after: Level | None) -> str:
    """What comes; of a cancelled tournament why it does not."""
    if t.word.cancelled:
        return t.word.cancelled
    if reading.level is None:
        return ""
    before = reading.phase == "before"
    return console.first_row(reading.level) if before else console.next_row(after)


def _average(t: Tournament, reading: Reading) -> tuple[str, str]:
    """Chips, and the same in big blinds where there are any."""
    if not t.people.live:
        return "–", ""
    chips = t.chips.in_play // len(t.people.live)
    level = blind_level(t.clock.levels, reading)
    big = (level.big_blind or level.big_bet) if level is not None else 0
    return text.amount(chips), f" {console.big_blinds(chips // big)}" if big else ""


def clock_shown(reading: Reading) -> str:
    """The time the header shows: what is left, in an open break what has run, before the start what is
    left until then; in a level of so many hands those played."""
    if reading.phase == "before":
        if reading.starts_in is not None:
            return text.clock_text(reading.starts_in)
        return text.clock_text(reading.level.length or 0) if reading.level is not None else text.clock_text(0)
    if hands := text.hands_text(reading):
        return hands
    if reading.remaining is None:
        return text.clock_text(reading.elapsed // 1000 * 1000)
    return text.clock_text(reading.remaining)


def break_in(t: Tournament, reading: Reading) -> str:
    """``32:48``; a dash where no break is to come."""
    left = until_break(t.clock.levels, reading)
    return "–" if left is None or reading.phase == "before" else text.clock_text(left)


def to_next_second(reading: Reading) -> int:
    """Milliseconds until the shown time changes: at most a second, at least one ms."""
    if not reading.running and reading.starts_in is None:
        return 1000
    if reading.phase == "before":
        left = reading.starts_in or 0
    elif reading.remaining is None:
        left = 1000 - reading.elapsed % 1000
    else:
        left = reading.remaining
    return left % 1000 or 1000


def to_next_change(t: Tournament, reading: Reading, now: int) -> int:
    """The same with the seconds of every called clock, which are others than the level's."""
    calls = (call_clock.reading(call, now) for call in call_clock.running(t))
    return min([to_next_second(reading), *(at.zero_ms % 1000 or 1000 for at in calls)])
