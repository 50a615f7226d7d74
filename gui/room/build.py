"""Build the projected picture of a tournament at one moment: choose the scene and fill it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import tzinfo

from core.clock.clock import Reading, until_break
from core.clock.levels import raise_cap
from core.formats.cues import last_minute
from core.money.payouts import pool, tonight
from core.say.levels import Level, number
from core.tournament.state import Tournament
from gui.formats import format as formats
from gui.room import build_call, build_chips, build_final, build_hands, build_level, build_prizes
from gui.room.board import Board, Foot, SceneName, Seating, Side
from gui.room.build_moves import MANY, final_drawn, movers, moves, takes_picture
from gui.room.build_said import NOTHING, Said, message, with_typed
from gui.room.build_welcome import before_seats, countdown, welcome
from gui.room.seat_list import seat_list
from gui.room.standing import breaks_next, halted, told
from gui.words import screen as say
from gui.words import text
from gui.words.tr import ROOM, Context

tr = Context("room")


ALONE: tuple[SceneName, ...] = ("moves", "level", "winner", "cancelled")
"""Scenes without the bar of moves."""


@ROOM.speaking()
def board(
    t: Tournament,
    reading: Reading,
    now: int,
    zone: tzinfo,
    *,
    scene: SceneName | None = None,
    page: int = 0,
    calls: bool = True,
    said: Said = NOTHING,
    seating: Callable[[], Seating] | None = None,
) -> Board:
    """Return the picture for this moment. ``scene`` overrides the choice by the state of play where it has
    content. Without ``calls``, called clocks do not choose the scene. ``said`` holds the director's messages
    and the club's logo. ``seating`` is a kept list of ``t``; without it the list is made anew."""
    running = build_call.running(t, now) if calls or scene == "call" else []
    if scene == "clock" and build_level.begins(reading):
        scene = "level"
    if scene is None or not shows(scene, t, reading, now, said):
        scene = scene_for(t, reading, now, calls=calls, page=page)
        if scene == "prizes":
            page //= build_prizes.TURNS  # alternating with the break, it still shows each of its pages
    seated = seating or (lambda: seat_list(t))
    picture = replace(_picture(t, reading, now, zone, scene, page, running, said, seated), logo=said.logo)
    if t.word.cancelled:
        return picture
    if scene not in ALONE and (few := movers(t, reading, now)):
        picture = replace(picture, table_word=say.table_word(), seat_word=say.seat_word())
        return replace(picture, halted=halted(t), ticker=None, movers=few)
    called = None if scene == "call" else build_call.told(t, running)
    band = called or with_typed(said.ticker, told(t, reading, now, page, picture.ticker), page)
    return replace(picture, halted=halted(t), ticker=None if scene == "level" and not called else band)


def pair(left: Board, right: Board) -> Board:
    """Return two tournaments side by side."""
    return Board("pair", pair=(left, right))


def shows(scene: SceneName, t: Tournament, reading: Reading, now: int, said: Said = NOTHING) -> bool:
    """Return whether this scene has content now."""
    match scene:
        case "call":
            return bool(build_call.running(t, now))
        case "final":
            return build_final.the_table(t) is not None
        case "winner":
            return t.won
        case "welcome":
            return reading.phase == "before"
        case "message":
            return bool(said.message)
        case "level":
            return build_level.begins(reading)
        case "format":
            return _own(t, now, 0) is not None
    return True


def _own(t: Tournament, now: int, page: int) -> Board | None:
    """Return the picture of the format's own, where it has one now."""
    picture = formats.of(t).picture
    return None if picture is None else picture(t, now, page)


def _picture(
    t: Tournament,
    reading: Reading,
    now: int,
    zone: tzinfo,
    scene: SceneName,
    page: int,
    calls: build_call.Running,
    said: Said,
    seating: Callable[[], Seating],
) -> Board:
    match scene:
        case "format":
            own = _own(t, now, page)
            assert own is not None  # ``shows`` has looked
            return own
        case "welcome":
            return welcome(t, reading, now, zone)
        case "final":
            table = build_final.the_table(t)
            assert table is not None  # ``shows`` has looked
            return build_final.final(t, reading, table, page)
        case "prizes":
            return build_prizes.prizes(t, reading, page)
        case "winner":
            return build_prizes.winner(t)
        case "message":
            return message(t, reading, said.message)
        case "cancelled":
            return _cancelled(t)
        case "call":
            return build_call.called_clocks(t, reading, calls, page)
        case "moves":
            return moves(t, reading, now, page)
        case "seating":
            return _seating(t, reading, now, zone, page, seating())
        case "break":
            return _break(t, reading, now, zone)
        case "level":
            return build_level.level(t, reading, now, zone)
        case "hand":
            return _hand(t, reading, now, zone)
        case "paused":
            before = reading.phase == "before"
            return countdown(t, reading, now, zone) if before else _paused(t, reading, now, zone)
        case _:
            return _clock(t, reading, now, zone)


def scene_for(t: Tournament, reading: Reading, now: int, *, calls: bool = True, page: int = 0) -> SceneName:
    """Return the scene the room needs now. Before the start ``paused`` is the countdown. ``page`` counts up
    where two pictures alternate."""
    if t.word.cancelled:
        return "cancelled"
    called = build_call.running(t, now) if calls else []
    moved = takes_picture(t, reading, now)
    # While there is time to act, players looking for a seat need the picture more; a band shows the call.
    if called and (not moved or build_call.pressing(called)):
        return "call"
    if build_level.begins(reading):
        return "level"
    if moved and final_drawn(t, moved) and shows("final", t, reading, now):
        return "final"
    if moved:
        return "moves" if len(moved) <= MANY else "seating"
    if _own(t, now, page) is not None:
        return "format"
    if reading.phase == "before":
        return "seating" if any(e.table is not None for e in t.playing) else before_seats(t, reading)
    if build_prizes.won(t, now):
        return "winner"
    if build_hands.by_hands(t, reading):
        return "hand"
    if reading.phase == "paused":
        return "paused"
    if reading.level is None or not reading.level.pause:
        return "clock"
    prizes = build_prizes.in_the_money(t) and page % build_prizes.TURNS == build_prizes.TURNS - 1
    return "prizes" if prizes else "break"


def _heading(t: Tournament) -> tuple[str, str]:
    return str(t.setting("club") or ""), str(t.setting("title") or "")


def _clock(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    club, title = _heading(t)
    level, ahead = reading.level, build_level.ahead(t, reading)
    name = _row_name(t, reading)
    return Board(
        "clock",
        club=club,
        title=title,
        level_name=tr("{level} · last minute", level=name) if ahead else name,
        last_minute=last_minute(t.clock.levels, reading),
        ahead=ahead,
        time_text=_time(reading),
        progress=_progress(reading),
        blinds=text.blinds_text(level) if level else "",
        ante=_beside(t, level),
        side=_side(t),
        foot=_foot(t, reading, now, zone),
    )


def _cancelled(t: Tournament) -> Board:
    club, title = _heading(t)
    return Board(
        "cancelled", club=club, title=title, headline=tr("Cancelled"), tone="red", note=t.word.cancelled
    )


def _paused(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    club, title = _heading(t)
    level = reading.level
    return Board(
        "paused",
        club=club,
        title=title,
        level_name=_row_name(t, reading),
        headline=say.paused(),
        time_text=_time(reading),
        note=tr("The clock is stopped"),
        blinds=text.blinds_text(level) if level else "",
        ante=_beside(t, level),
        side=_side(t),
        foot=_foot(t, reading, now, zone),
    )


def _hand(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    """Return the hand-for-hand picture: ``_paused`` with the hand and the distance to the money."""
    standing = replace(_paused(t, reading, now, zone), scene="hand", headline=build_hands.headline(t))
    facts = build_chips.under_way(t, reading, now)
    _, level = _next_level(t, reading)
    if level is not None and not facts:
        facts = [(tr("Next level"), text.blinds_text(level), "text")]
    foot = (*build_hands.money(t), build_hands.players(t), *facts)
    return replace(standing, note=build_hands.note(t, reading), foot=foot)


def _break(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    club, title = _heading(t)
    open_ended = reading.remaining is None
    resumes = (
        "" if open_ended or not reading.running else text.time_of_day(now + (reading.remaining or 0), zone)
    )
    return Board(
        "break",
        club=club,
        title=title,
        corner=say.play_resumes(resumes) if resumes else "",
        headline=text.level_name(t.clock.levels, reading.index),
        time_text="" if open_ended else text.clock_text(reading.remaining or 0),
        last_minute=last_minute(t.clock.levels, reading),
        note=_in_break(reading, open_ended),
        foot=(*_after_break(t, reading, now), *build_level.entering(t, reading, now, zone)),
    )


def _in_break(reading: Reading, open_ended: bool) -> str:
    """Return what is to be done in this kind of break."""
    kind = reading.level.kind if reading.level is not None else "break"
    if kind == "day-end":
        return tr("Bag and count your chips")
    if kind == "talk":
        return tr("Stay at your tables")
    return say.until_called() if open_ended else ""


def _after_break(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    facts: list[Foot] = []
    at, level = _next_level(t, reading)
    if level is not None:
        facts.append((say.then_level(number(t.clock.levels, at)), text.blinds_text(level), "text"))
        ante = text.ante_value(level)
        if ante:
            facts.append((say.ante(), ante, "text"))
    return facts + build_chips.in_break(t, reading, now)


def _seating(t: Tournament, reading: Reading, now: int, zone: tzinfo, page: int, seating: Seating) -> Board:
    club, title = _heading(t)
    if reading.phase == "before":
        left = reading.starts_in
        corner = "" if left is None else say.starts_at_in(text.time_of_day(now + left, zone))
        time_text = "" if left is None else text.clock_text(left)
    else:
        # The time must stay visible beside a list shown in the middle of a level.
        stopped = say.hand_for_hand() if build_hands.by_hands(t, reading) else say.paused()
        stands = stopped if reading.phase == "paused" else ""
        corner = " · ".join(filter(None, (text.level_name(t.clock.levels, reading.index), stands)))
        time_text = _time(reading)
    board_made = [d for d in t.room.draws.values() if d.state == "made" and d.purpose in ("start", "redraw")]
    commitment = text.commitment_text(board_made[-1].commitment) if board_made else ""
    return Board(
        "seating",
        club=club,
        title=title,
        corner=corner,
        headline=tr("Find your seat"),
        time_text=time_text,
        seating=seating,
        page=page,
        page_words=tr("{range} of {total} · page {page} of {pages}"),
        table_word=say.table_word(),
        seat_word=say.seat_word(),
        footer_left=tr("Draw commitment {hash} · anyone can check it", hash=commitment) if commitment else "",
    )


# -- the pieces -----------------------------------------------------------------------------------


def _row_name(t: Tournament, reading: Reading) -> str:
    """Return the level's name; where it goes by hands, with the unit."""
    name = text.level_name(t.clock.levels, reading.index)
    return say.hands_played(name) if text.hands_text(reading) else name


def _time(reading: Reading) -> str:
    """Return the time left; in a row without an end the time run, in one counted in hands the hands
    played."""
    if reading.level is None:
        return ""
    left = reading.elapsed if reading.remaining is None else reading.remaining
    return text.hands_text(reading) or text.clock_text(left)


def _progress(reading: Reading) -> float | None:
    if reading.level is not None and text.hands_text(reading):
        return min(1.0, reading.hands / reading.level.hands)
    if reading.level is None or not reading.level.length:
        return None
    return min(1.0, max(0.0, reading.elapsed / reading.level.length))


def _beside(t: Tournament, level: Level | None) -> str:
    """Return the words beside the blinds; a cap that the rulebook has lifted is left out."""
    if level is None:
        return ""
    words = (
        text.limit_blinds(level), text.ante_text(level), text.bring_in_text(level),
        text.cap_text(raise_cap(t, level)),
    )  # fmt: skip
    return " · ".join(filter(None, words))


def _side(t: Tournament) -> tuple[Side, ...]:
    left, currency = len(t.people.live), str(t.setting("currency"))
    facts: list[Side] = [(say.players(), text.amount(left), f" / {text.amount(len(t.people.entries))}")]
    if left and t.chips.in_play:
        facts.append((tr("Average stack"), text.amount(t.chips.in_play // left), ""))
    total = pool(t)
    if total:
        facts.append((tr("Prize pool"), text.money(total, currency), ""))
    paid = tonight(t)
    if paid:
        facts.append((say.first_and_places(len(paid)), text.money(paid[0], currency), ""))
    return tuple(facts)


def _next_level(t: Tournament, reading: Reading) -> tuple[int, Level | None]:
    """Return the next playing level and its index."""
    for at in range(reading.index + 1, len(t.clock.levels)):
        if not t.clock.levels[at].pause:
            return at, t.clock.levels[at]
    return -1, None


def _foot(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> tuple[Foot, ...]:
    """Return the facts at the foot: the next level and the end of late entry. In the last minute the next
    level is shown larger elsewhere."""
    facts: list[Foot] = []
    at, level = _next_level(t, reading)
    minute = build_level.ahead(t, reading) is not None
    pauses = minute and t.clock.levels[reading.index + 1].pause
    label = say.then_level(number(t.clock.levels, at)) if pauses else tr("Next level")
    if minute and not pauses:
        label, (_, level) = tr("Level after next"), _next_level(t, replace(reading, index=at))
    if level is not None:
        facts.append((label, text.blinds_text(level), "text"))
    left, leaving = until_break(t.clock.levels, reading), build_chips.at_the_break(t, reading)
    if left is not None and not pauses:
        facts.append((say.break_in(leaving), text.clock_text(left), "text"))
    facts += build_level.entering(t, reading, now, zone)
    facts += build_chips.in_play(t, reading, now, leaving)
    table = breaks_next(t)
    if table and reading.phase == "running":
        facts.append((tr("Breaks next"), say.table(table), "text"))
    return tuple(facts)
