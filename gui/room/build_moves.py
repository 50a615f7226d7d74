"""Who goes where, for the room: the last moves as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.clock.clock import Reading
from core.floor.blinds import waits
from core.floor.final_table import FINAL
from core.floor.recent import Recent, last, recent
from core.formats.holdem.cues import just_begun
from core.people.listing import listing, name_key
from core.say.levels import number
from core.tournament.state import Tournament
from gui.room.board import Board, Foot, MoveLine, Mover, Tone
from gui.room.build_hands import by_hands
from gui.words import screen as say
from gui.words import text
from gui.words.names import called

SHOWN = 90_000
"""How long moves are shown by themselves, in ms: a default of ours."""
FEW = 2
"""So many are told in a bar under the clock: a default of ours."""
SEEN = 30_000
"""Moves that were shown so long (ms) give the picture back when a level begins: a default of ours."""
MANY = 20
"""More than these have the seating list, where everybody finds himself by name: a default of ours."""


def just_moved(t: Tournament, reading: Reading, now: int) -> list[Recent]:
    """Whom the room must be told of now. A level that begins takes the picture back from those who were
    shown on it long enough."""
    found = recent(t, now, SHOWN)
    if _whole(t, found) and just_begun(reading, SHOWN):
        began = now - reading.elapsed
        return [x for x in found if x.at > began - SEEN]
    return found


def takes_picture(t: Tournament, reading: Reading, now: int) -> list[Recent]:
    """The moves just made, where they have the whole picture: a table broken, a draw, more than a few."""
    found = just_moved(t, reading, now)
    return found if _whole(t, found) else []


def _whole(t: Tournament, found: Sequence[Recent]) -> bool:
    if len(found) > FEW or final_drawn(t, found):
        return True
    broken = [x for x in found if x.table is not None and not t.tables[x.table].open]
    return len(found) > 1 and bool(broken)


def movers(t: Tournament, reading: Reading, now: int) -> tuple[Mover, ...]:
    """Those who have just moved and are so few that the clock stays; the last one last."""
    found = just_moved(t, reading, now)
    return () if _whole(t, found) else tuple(_mover(t, x, now) for x in found)


def _mover(t: Tournament, moved: Recent, now: int) -> Mover:
    line, entry = _line(t, moved), t.entries[moved.entry]
    was = "" if moved.table is None else say.from_seat(t.tables[moved.table].label, str(moved.seat))
    if entry.waits:
        note = say.no_cards_yet()
    elif _may_wait(t, moved, now):
        note = say.may_wait()
    else:
        note = say.next_hand_at(line.table) if entry.table != moved.table else ""
    return Mover(line.name, line.table, line.seat, was if line.was else "", note)


def moves(t: Tournament, reading: Reading, now: int, page: int) -> Board:
    """The moves just made; where there are none, the last that were."""
    found = recent(t, now, SHOWN) or last(t, SHOWN)
    # As they sat: whoever looks for himself knows his old seat best. Who had none comes last.
    how = listing(t)
    found.sort(key=lambda x: (x.table is None, x.table or 0, x.seat or 0, name_key(t.name(x.entry), how)))
    final = final_drawn(t, found)
    if final:
        # One table: it stands in the headline, and everybody looks for a chair.
        found.sort(key=lambda x: t.entries[x.entry].seat or 0)
    lines = tuple(_line(t, x) for x in found)
    legend = say.seat_legend(lines[0].table, lines[0].seat) if lines else ""
    if final:
        legend = say.name_and_seat()
        lines = tuple(replace(x, was="", table="") for x in lines)
    return Board(
        "moves",
        headline=_headline(t, found),
        moves=lines,
        note="" if lines else say.nobody_moved(),
        legend=legend,
        page=page,
        page_words=say.moves_page(),
        table_word="" if final else say.table_word(),
        seat_word=say.seat_word(),
        foot=tuple(time_and_blinds(t, reading)),
        ticker=say.waits_between() if any(_may_wait(t, x, now) for x in found) else None,
    )


def _line(t: Tournament, moved: Recent) -> MoveLine:
    entry = t.entries[moved.entry]
    assert entry.table is not None
    label = t.tables[entry.table].label
    same = (entry.table, entry.seat) == (moved.table, moved.seat)
    was = "" if moved.table is None or same else f"{t.tables[moved.table].label}.{moved.seat}"
    note = say.no_cards_yet() if entry.waits else ""
    return MoveLine(called(t, t.players[entry.player], among=t.live), was, label, str(entry.seat), note)


def _headline(t: Tournament, found: Sequence[Recent]) -> str:
    """What happened, where that is so of everybody shown; else only that the seats are new."""
    if not found:
        return say.who_goes_where()
    if final_drawn(t, found):
        return say.final_table(t.open_tables[0].label)
    left = [t.tables[x.table] for x in found if x.table is not None]
    if len(left) == len(found) and not any(x.open for x in left):
        return say.tables_broken(list(dict.fromkeys(x.label for x in left)))
    return say.new_seats(len(found))


def final_drawn(t: Tournament, found: Sequence[Recent]) -> bool:
    """Whether the tables have come down to one, by its redraw or by breaking."""
    if len(t.open_tables) != 1 or len(t.tables) < 2 or not found:
        return False
    return FINAL in t.redrawn or any(x.table and not t.tables[x.table].open for x in found)


def _may_wait(t: Tournament, moved: Recent, now: int) -> bool:
    """Whether he gets no cards on some seats there, and nobody told where the button is (RULES A4)."""
    entry = t.entries[moved.entry]
    assert entry.table is not None
    assert entry.seat is not None
    if moved.table is not None and (t.tables[moved.table].open or len(t.open_tables) < 2):
        return False
    key = "entering.late_wait" if moved.table is None else "breaking.wait"
    return not entry.waits and waits(t, t.tables[entry.table], entry.seat, key, now) == "unknown"


def time_and_blinds(t: Tournament, reading: Reading) -> list[Foot]:
    """Time and blinds: nobody in the room may lose them for a list."""
    level = reading.level
    if level is None:
        return []
    left = reading.elapsed if reading.remaining is None else reading.remaining
    name, played = text.level_name(t.levels, reading.index), text.hands_text(reading)
    hands = by_hands(t, reading)
    stands = say.hand_for_hand() if hands else say.paused()
    stopped = reading.phase == "paused"
    label = f"{name} · {stands}" if stopped else say.hands_played(name) if played else name
    tone: Tone = "text" if not stopped else "quiet" if hands else "red"
    found: list[Foot] = [(label, played or text.clock_text(left), tone)]
    if level.pause:
        at = next((i for i in range(reading.index + 1, len(t.levels)) if not t.levels[i].pause), None)
        if at is None:
            return found
        level = t.levels[at]
        found.append((say.then_level(number(t.levels, at)), text.blinds_text(level), "text"))
    else:
        found.append((say.blinds(), text.blinds_text(level), "text"))
    ante = text.ante_value(level)
    if ante:
        found.append((say.ante(), ante, "text"))
    return found
