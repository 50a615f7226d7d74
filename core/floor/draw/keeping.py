"""People whom the club keeps apart: a draw gives them seats at different tables, as it does to a team
(procedure B7). No rulebook speaks of it, so there is no clause."""

from collections import Counter
from collections.abc import Iterator, Mapping

from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.acts import Seat
from core.say.becauses import SatTogether
from core.tournament.deciding import Deciding, rule
from core.tournament.state import Tournament


def house(t: Tournament) -> dict[int, int]:
    """Return the group of every entry that the club keeps apart, the id of the group's first player."""
    live = t.people.live
    return {live[p]: group[0] for group in t.people.apart for p in group if p in live}


def groups(t: Tournament) -> Mapping[int, int]:
    """Return the group of every entry that is not to sit at a table with another of it: the format's teams,
    and those of the club."""
    of_format = t.game.apart(t.people)
    return {**house(t), **of_format} if t.people.apart else of_format


def together(t: Tournament, dealt: Mapping[int, Seat]) -> Iterator[SatTogether]:
    """Yield who is kept apart by the club and sits at one table all the same, once these seats are dealt."""
    at: dict[tuple[int, int], list[int]] = {}
    for entry, group in house(t).items():
        table = dealt[entry][0] if entry in dealt else t.people.entries[entry].table
        if table is not None:
            at.setdefault((group, table), []).append(entry)
    for (_, table), entries in at.items():
        if len(entries) > 1 and not dealt.keys().isdisjoint(entries):
            yield SatTogether(entries=tuple(entries), table=table)


@rule
def decide_apart(t: Tournament, act: acts.KeepApart, now: int) -> Deciding:
    """Keep these people apart; with ``off`` take back every group that one of them is in. A group of which
    one alone is still in keeps nobody apart: it stands in nobody's way, and ends where one of it is named."""
    own = house(t)
    in_group = Counter(own.values())
    of_format = {} if act.off else t.game.apart(t.people)
    for entry in dict.fromkeys(act.who):
        yield from in_reasons(t, entry)
        if act.off and entry not in own:
            yield reasons.NotApart(entry=entry)
        if not act.off and (entry in of_format or (entry in own and in_group[own[entry]] > 1)):
            yield reasons.ApartAlready(entry=entry)
    if not act.off and len(set(act.who)) < 2:
        yield reasons.ApartFromNobody()
    entries = t.people.entries
    players = tuple(entries[e].player for e in dict.fromkeys(act.who) if e in entries)
    gone = [group for group in t.people.apart if not set(group).isdisjoint(players)]
    made = [(group, False) for group in gone]
    if not act.off:
        made.append((players, True))
    return lambda context: [records.KeptApart(*x) for x in made]
