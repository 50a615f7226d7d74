"""The last moves as a picture for the room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.clock.clock import Reading
from core.floor.blinds import waits
from core.floor.final_table import FINAL
from core.floor.recent import Recent, last, recent
from core.formats.cues import just_begun
from core.people.listing import listing, name_key
from core.say.levels import number
from core.tournament.state import Tournament
from gui.room.board import Board, Foot, MoveLine, Mover, Tone
from gui.room.build_hands import by_hands
from gui.words import screen as say
from gui.words import text
from gui.words.names import called
from gui.words.tr import Context

tr = Context("room")


SHOWN = 90_000
"""How long moves take the picture by themselves, in ms: a house rule."""
FEW = 2
"""Most moves shown in a bar under the clock: a house rule."""
SEEN = 30_000
"""Moves shown this long (ms) give the picture back when a level begins: a house rule."""
MANY = 20
"""More moves than these get the seating list, sorted by name: a house rule."""


def just_moved(t: Tournament, reading: Reading, now: int) -> list[Recent]:
    """Return the moves the room must be told now. A level that begins takes the picture back from moves shown
    long enough."""
    moves_now = recent(t, now, SHOWN)
    if _whole(t, moves_now) and just_begun(reading, SHOWN):
        began = now - reading.elapsed
        return [x for x in moves_now if x.at > began - SEEN]
    return moves_now


def takes_picture(t: Tournament, reading: Reading, now: int) -> list[Recent]:
    """Return the recent moves if they fill the whole picture: a broken table, a draw, more than a few."""
    moves_now = just_moved(t, reading, now)
    return moves_now if _whole(t, moves_now) else []


def _whole(t: Tournament, recent: Sequence[Recent]) -> bool:
    if len(recent) > FEW or final_drawn(t, recent):
        return True
    broken = [x for x in recent if x.table is not None and not t.room.tables[x.table].open]
    return len(recent) > 1 and bool(broken)


def movers(t: Tournament, reading: Reading, now: int) -> tuple[Mover, ...]:
    """Return the recent moves if they are so few that the clock stays; the last one last."""
    moves_now = just_moved(t, reading, now)
    return () if _whole(t, moves_now) else tuple(_mover(t, x, now) for x in moves_now)


def _mover(t: Tournament, moved: Recent, now: int) -> Mover:
    line, entry = _line(t, moved), t.people.entries[moved.entry]
    was = "" if moved.table is None else say.from_seat(t.room.tables[moved.table].label, str(moved.seat))
    if entry.waits:
        note = tr("No cards until the button has passed")
    elif _may_wait(t, moved, now):
        note = tr("No cards between small blind and button")
    else:
        note = say.next_hand_at(line.table) if entry.table != moved.table else ""
    return Mover(line.name, line.table, line.seat, was if line.was else "", note)


def moves(t: Tournament, reading: Reading, now: int, page: int) -> Board:
    """Return the picture of the recent moves, or of the last ones."""
    shown = recent(t, now, SHOWN) or last(t, SHOWN)
    # By old seat, which players know best. Players without one come last.
    how = listing(t)
    shown.sort(key=lambda x: (x.table is None, x.table or 0, x.seat or 0, name_key(t.name(x.entry), how)))
    final = final_drawn(t, shown)
    if final:
        # With one table its name is in the headline, and everybody looks for a chair.
        shown.sort(key=lambda x: t.people.entries[x.entry].seat or 0)
    lines = tuple(_line(t, x) for x in shown)
    legend = say.seat_legend(lines[0].table, lines[0].seat) if lines else ""
    if final:
        legend = say.name_and_seat()
        lines = tuple(replace(x, was="", table="") for x in lines)
    return Board(
        "moves",
        headline=_headline(t, shown),
        moves=lines,
        note="" if lines else say.nobody_moved(),
        legend=legend,
        page=page,
        page_words=say.moves_page(),
        table_word="" if final else say.table_word(),
        seat_word=say.seat_word(),
        foot=tuple(time_and_blinds(t, reading)),
        ticker=(tr("Between small blind and button:"), tr("no cards until the button has passed"))
        if any(_may_wait(t, x, now) for x in shown)
        else None,
    )


def _line(t: Tournament, moved: Recent) -> MoveLine:
    entry = t.people.entries[moved.entry]
    assert entry.table is not None
    label = t.room.tables[entry.table].label
    same = (entry.table, entry.seat) == (moved.table, moved.seat)
    was = "" if moved.table is None or same else f"{t.room.tables[moved.table].label}.{moved.seat}"
    note = tr("No cards until the button has passed") if entry.waits else ""
    return MoveLine(
        called(t, t.people.players[entry.player], among=t.people.live), was, label, str(entry.seat), note
    )


def _headline(t: Tournament, recent: Sequence[Recent]) -> str:
    """Return the cause of the moves if all of them share it; else only that the seats are new."""
    if not recent:
        return tr("Moves")
    if final_drawn(t, recent):
        return say.final_table(t.open_tables[0].label)
    left = [t.room.tables[x.table] for x in recent if x.table is not None]
    if len(left) == len(recent) and not any(x.open for x in left):
        return say.tables_broken(list(dict.fromkeys(x.label for x in left)))
    return tr("New seat") if len(recent) == 1 else tr("New seats")


def final_drawn(t: Tournament, recent: Sequence[Recent]) -> bool:
    """Return whether the tables have come down to one, by its redraw or by breaking."""
    if len(t.open_tables) != 1 or len(t.room.tables) < 2 or not recent:
        return False
    return FINAL in t.room.redrawn or any(x.table and not t.room.tables[x.table].open for x in recent)


def _may_wait(t: Tournament, moved: Recent, now: int) -> bool:
    """Return whether the player may get no cards there, because the button's place is unknown (RULES A4)."""
    entry = t.people.entries[moved.entry]
    assert entry.table is not None
    assert entry.seat is not None
    if moved.table is not None and (t.room.tables[moved.table].open or len(t.open_tables) < 2):
        return False
    key = "entering.late_wait" if moved.table is None else "breaking.wait"
    return not entry.waits and waits(t, t.room.tables[entry.table], entry.seat, key, now) == "unknown"


def time_and_blinds(t: Tournament, reading: Reading) -> list[Foot]:
    """Return time and blinds: a list must never hide them."""
    level = reading.level
    if level is None:
        return []
    left = reading.elapsed if reading.remaining is None else reading.remaining
    name, played = text.level_name(t.clock.levels, reading.index), text.hands_text(reading)
    hands = by_hands(t, reading)
    stands = say.hand_for_hand() if hands else say.paused()
    stopped = reading.phase == "paused"
    label = f"{name} · {stands}" if stopped else say.hands_played(name) if played else name
    tone: Tone = "text" if not stopped else "quiet" if hands else "red"
    facts: list[Foot] = [(label, played or text.clock_text(left), tone)]
    if level.pause:
        at = next(
            (i for i in range(reading.index + 1, len(t.clock.levels)) if not t.clock.levels[i].pause), None
        )
        if at is None:
            return facts
        level = t.clock.levels[at]
        facts.append((say.then_level(number(t.clock.levels, at)), text.blinds_text(level), "text"))
    else:
        facts.append((tr("Blinds"), text.blinds_text(level), "text"))
    ante = text.ante_value(level)
    if ante:
        facts.append((say.ante(), ante, "text"))
    return facts
