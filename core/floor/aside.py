"""Duties that the director put aside for later: they do not come back at every bust.

Their cause has numbers of the room that each bust changes. They come back once the matter is larger: one more
table could go, or the tables differ by one player more.
"""

from core.say.duties import Duty, duty_id
from core.tournament.state import Tournament


def matter(t: Tournament) -> tuple[int, int]:
    """Return how many tables the players no longer need, and by how many players the tables differ."""
    sizes = [len(x.seats) for x in t.open_tables if x.seats] or [0]
    rooms = sorted([len(x.seats) + x.spare for x in t.open_tables])
    empty, needless = sum(rooms) - sum(sizes) - len(t.room.unseated), 0
    for room in rooms[:-1]:
        empty -= room
        if empty < 0:
            break
        needless += 1
    return needless, max(sizes) - min(sizes)


def is_settled(t: Tournament, duty: Duty) -> bool:
    """Return whether the director's word on the duty holds: it was marked, or is still put aside."""
    if not t.word.marked:
        return False
    return duty.id in t.word.marked or stays_aside(t, type(duty), duty.subject)


def stays_aside(t: Tournament, kind: type[Duty], subject: tuple[int, ...]) -> bool:
    """Return whether a duty of this kind was put aside when its numbers were others, and its matter no
    smaller."""
    before = t.word.aside.get(duty_id(kind.kind, subject)) if kind.grows else None
    if before is None:
        return False
    at = ("tables", "spread").index(kind.grows)
    return matter(t)[at] <= before[at]
