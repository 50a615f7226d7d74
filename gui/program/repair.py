"""What can be saved of a damaged tournament goes into a new file, and a list of what is to be entered again.

``main.py repair FILE``, and a button where a damaged file is shown. The damaged file itself is only read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from core.keeping.damage import Damage
from core.keeping.free_name import beginning, free
from core.keeping.salvage import NOT_OURS, Leftover, Salvage
from core.log.order import MemoryLog
from core.say import records as r
from core.say.reasons import StoreFailed
from core.text.opening import open_door
from core.text.script_words import full_text, on_one_line
from gui.program.terminal import err, out
from gui.program.wiring import real
from gui.words import repair as say
from gui.words import report, text

if TYPE_CHECKING:
    from core.keeping.storage import Store
    from gui.program.wiring import Wiring

OK, NOT_ALL, BAD = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Repaired:
    """``path``: the new file, if one could be made; ``lines``: the list beside it, if there is one."""

    found: Salvage
    path: Path | None = None
    lines: Path | None = None

    @property
    def all_saved(self) -> bool:
        return self.path is not None and len(self.found.good) == self.found.highest


def repair(store: Store, path: Path, zone: tzinfo, to: Path | None = None) -> Repaired:
    """Save what can be saved, beside the file or as ``to``. Raises ``StoreFailed``."""
    found = folding(store.repairs().salvage(path))
    if found.damage is None or found.damage.what in NOT_OURS:
        return Repaired(found)
    stem = (to or path).stem
    place = (to or path).parent
    new: Path | None = None
    if found.good:
        new = to or free(place / f"{say.repaired_name(beginning(stem))}.riffle")
        store.repairs().save(new, found.good)
    lines = None
    if found.later or found.lost:
        lines = free(place / f"{say.lines_name(beginning(new.stem if new else stem))}.txt")
        store.repairs().save_list(lines, listed(found, path.name, new.name if new else "", zone))
    return Repaired(found, new, lines)


def folding(found: Salvage) -> Salvage:
    """Only as far as it folds: seals can be whole where a program has written what cannot be."""
    while True:
        director = open_door(MemoryLog(found.good), lambda: 0, bytes)
        if not director.problem:
            return found
        number = director.problem.partition(":")[0]
        bad = int(number) if number.isdecimal() else found.good[-1].id
        good = [a for a in found.good if a.id < bad]
        later = [Leftover(a.id, a.happened, a.line, True, a) for a in found.good if a.id >= bad]
        damage = Damage(bad, "changed", director.problem)
        found = replace(found, good=good, damage=damage, later=(*later, *found.later))


# -- the list -------------------------------------------------------------------------------------------


def listed(found: Salvage, file: str, new: str, zone: tzinfo) -> list[str]:
    """Lines of the text form, with comments."""
    lines = [f"# {x}" for x in say.head(file, new, len(found.good), found.highest)]
    who = _Who(found)
    lost = list(found.lost)
    for one in found.later:
        before = [x for x in lost if x < one.id]
        if before:
            lines.append(f"# {say.gone(before)}")
            lost = lost[len(before) :]
        if not one.whole:
            lines.append(f"# {say.not_trusted(one.id)}")
        lines.append(f"{_time(one.happened, zone)}{on_one_line(one.line)}")
        seats = who.seats(one)
        if seats:
            lines.append(f"#   {say.seats(seats)}")
    if lost:
        lines.append(f"# {say.gone(lost)}")
    return lines


def _time(at: int, zone: tzinfo) -> str:
    """Nothing where a damaged action says what no clock does."""
    try:
        return f"{full_text(at, zone)} "
    except (OverflowError, ValueError):
        return ""


class _Who:
    """Names of people and tables, from every action that could be read."""

    def __init__(self, found: Salvage) -> None:
        self._players: dict[int, str] = {}
        self._entries: dict[int, int] = {}
        self._tables: dict[int, str] = {}
        for action in (*found.good, *(x.action for x in found.later if x.action is not None)):
            for record in action.records:
                match record:
                    case r.PlayerNoted(player=player, name=name):
                        self._players[player] = name
                    case r.Entered(entry=entry, player=player) | r.EntryCorrected(entry=entry, player=player):
                        self._entries[entry] = player
                    case r.TableOpened(table=table, label=label):
                        self._tables[table] = label

    def seats(self, one: Leftover) -> list[tuple[str, str]]:
        """Who came to sit where by it, where its line does not say so itself."""
        records = one.action.records if one.action is not None else ()
        found = []
        for record in records:
            if isinstance(record, r.Seated):
                name = self._players.get(self._entries.get(record.entry, 0), f"#{record.entry}")
                seat = f"{self._tables.get(record.table, '?')}.{record.seat}"
                found.append((on_one_line(name), seat))
        return [] if len(found) == 1 and found[0][1] in one.line else found


# -- in words --------------------------------------------------------------------------------------------


def told(done: Repaired, file: str) -> list[str]:
    """What became of it."""
    found = done.found
    if found.damage is None:
        return [say.nothing_wrong(file, len(found.good))]
    if found.damage.what in NOT_OURS:
        return [say.newer(file)]
    said = [say.saved(done.path, len(found.good), found.highest) if done.path else say.none_saved()]
    if done.lines is not None and found.later:
        said.append(say.listed(done.lines, len(found.later)))
    if found.lost:
        said.append(say.lost(found.lost))
    if not done.all_saved:
        said.append(say.backup_may())
    return [*said, say.untouched(file)]


def in_windows(wiring: Wiring, path: Path) -> tuple[str, Path | None]:
    """What to say, and the new file. Beside the damaged one, or where that cannot be written among the
    director's documents."""
    try:
        try:
            done = repair(wiring.store, path, wiring.zone)
        except StoreFailed as failed:
            if failed.path == str(path):
                raise
            wiring.documents.mkdir(parents=True, exist_ok=True)
            to = free(wiring.documents / f"{say.repaired_name(beginning(path.stem))}.riffle")
            done = repair(wiring.store, path, wiring.zone, to)
    except StoreFailed as failed:
        return f"{text.trouble(failed, wiring.zone)} {report.nothing_saved()}", None
    except OSError as error:
        return f"{error} {report.nothing_saved()}", None
    return " ".join(told(done, path.name)), done.path


def run(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """0: nothing was wrong, or all of it is saved; 1: not all of it; 2: nothing could be saved."""
    wiring = wiring or real(store)
    to: Path | None = None
    rest = list(args)
    if "--to" in rest[:-1]:
        at = rest.index("--to")
        to = Path(rest[at + 1])
        rest[at : at + 2] = []
    if len(rest) != 1 or rest[0].startswith("--"):
        err(f"{report.one_file(len(rest))}\n{report.usage('repair')}")
        return BAD
    path = Path(rest[0])
    try:
        done = repair(store, path, wiring.zone, to)
    except StoreFailed as failed:
        err(f"{text.trouble(failed, wiring.zone)} {report.nothing_saved()}")
        return BAD
    damage = done.found.damage
    if damage is not None and damage.what not in NOT_OURS:
        out(say.wrong(done.found, path.name, wiring.zone))
    out("\n".join(told(done, path.name)))
    if damage is None or done.all_saved:
        return OK
    return NOT_ALL if done.path is not None or done.lines is not None or damage.what in NOT_OURS else BAD
