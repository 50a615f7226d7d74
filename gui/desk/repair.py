"""Save what can be saved of a damaged tournament into a new file, and list what must be entered again.

``main.py repair FILE``, and a button where a damaged file is shown. The damaged file itself is only read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from core.formats.format import unknown
from core.keeping.free_name import beginning, free
from core.keeping.salvage import NOT_OURS, Damage, Leftover, Salvage
from core.log.order import MemoryLog
from core.rulebook import shelf
from core.say import formats
from core.say import records as r
from core.say.reasons import StoreFailed
from core.text.opening import open_door
from core.text.script_words import full_text, on_one_line, quote
from gui.desk import arguments
from gui.desk.headless_report import err, out
from gui.program.wiring import real
from gui.words import files as say
from gui.words import report, text
from gui.words.tr import COMMANDS
from gui.words.voices import together

if TYPE_CHECKING:
    from core.keeping.storage import Store
    from core.say.records import Action
    from gui.program.wiring import Wiring

OK, NOT_ALL, BAD = 0, 1, 2
# So many letters of a line stand in the note that takes its place; the list has all of it.
LONGEST_LINE = 200


@dataclass(frozen=True, slots=True)
class Repaired:
    """``path``: the new file, if one could be made; ``lines``: the list beside it, if there is one.
    ``format``: the file is of this format, which is not known here, so that nothing was done."""

    salvage: Salvage
    path: Path | None = None
    lines: Path | None = None
    format: str = ""

    @property
    def all_saved(self) -> bool:
        return self.path is not None and self.salvage.saved == self.salvage.highest


def books() -> list[r.Record]:
    """Return the records of choosing each rulebook of Riffle's. A tournament keeps the text of its book,
    which is most of a small file: where that is spoiled, the shelf may have the same."""
    for id in formats.COMING:
        formats.load(id)
    shipped = shelf.shipped()
    return [r.RulebookSet(shelf.chain(id), x) for id, book in shipped.items() for x in ("", *book.options)]


def repair(store: Store, path: Path, zone: tzinfo, to: Path | None = None) -> Repaired:
    """Save what can be saved, beside the file or as ``to``. Raises ``StoreFailed``."""
    found = store.repairs().salvage(path, books())
    if format := unknown(found.good):
        return Repaired(found, format=format)
    salvage = folding(found)
    if salvage.damage is None or salvage.damage.what in NOT_OURS:
        return Repaired(salvage)
    stem = (to or path).stem
    place = (to or path).parent
    new: Path | None = None
    if salvage.good:
        new = to or free(place / f"{say.repaired_name(beginning(stem))}.riffle")
        store.repairs().save(new, salvage.good)
    lines = None
    if salvage.later:
        lines = free(place / f"{say.lines_name(beginning(new.stem if new else stem))}.txt")
        store.repairs().save_list(lines, listed(salvage, path.name, new.name if new else "", zone))
    return Repaired(salvage, new, lines)


def folding(salvage: Salvage) -> Salvage:
    """Return the salvage with actions that fold, whatever has written the others and sealed them. A note
    takes the place of each that does not, so that all later ones that still fit stay as they were; from one
    that cannot stand in this order nothing is taken."""
    good, left, damage = [*salvage.good], list[Leftover](), salvage.damage
    while (director := open_door(MemoryLog(good), lambda: 0, bytes)).problem:
        bad = director.contradicts
        if bad is not None:
            left.append(Leftover(bad.id, bad.happened, bad.line, True, bad))
            good[bad.id - 1] = _noted(bad)
            damage = damage or Damage(bad.id, "fold", director.problem)
            continue
        first = len(director.night) + 1
        left += [Leftover(a.id, a.happened, a.line, True, a) for a in good[first - 1 :]]
        good = good[: first - 1]
        damage = damage or Damage(first, "fold", director.problem)
    sealed = MemoryLog()
    for action in good:
        sealed.append(action)
    later = sorted((*left, *salvage.later), key=lambda x: x.id)
    return replace(salvage, good=sealed.actions, damage=damage, later=tuple(later))


def _noted(bad: Action) -> Action:
    """Return a note in the place of an action that does not fold, with the line it was written as."""
    text = say.left_out(on_one_line(bad.line)[:LONGEST_LINE])
    return replace(bad, line=f"note {quote(text)}", records=(r.Noted(text),), hash="")


# -- the list -------------------------------------------------------------------------------------------


def listed(salvage: Salvage, file: str, new: str, zone: tzinfo) -> list[str]:
    """Return lines of the text form, with comments."""
    lines = [f"# {x}" for x in say.head(file, new, salvage.saved, salvage.highest)]
    names = _Names(salvage)
    lost = list(salvage.lost)
    for action in salvage.later:
        before = [x for x in lost if x < action.id]
        if before:
            lines.append(f"# {say.gone(before)}")
            lost = lost[len(before) :]
        if not action.whole:
            lines.append(f"# {say.not_trusted(action.id)}")
        lines.append(f"{_time(action.happened, zone)}{on_one_line(action.line)}")
        seats = names.seats(action)
        if seats:
            lines.append(f"#   {say.seats(seats)}")
    if lost:
        lines.append(f"# {say.gone(lost)}")
    return lines


def _time(at: int, zone: tzinfo) -> str:
    try:
        return f"{full_text(at, zone)} "
    except (OverflowError, ValueError):
        return ""


class _Names:
    """Names of people and tables, from every readable action."""

    def __init__(self, salvage: Salvage) -> None:
        self._players: dict[int, str] = {}
        self._entries: dict[int, int] = {}
        self._tables: dict[int, str] = {}
        for action in (*salvage.good, *(x.action for x in salvage.later if x.action is not None)):
            for record in action.records:
                match record:
                    case r.PlayerNoted(player=player, name=name):
                        self._players[player] = name
                    case r.Entered(entry=entry, player=player) | r.EntryCorrected(entry=entry, player=player):
                        self._entries[entry] = player
                    case r.TableOpened(table=table, label=label):
                        self._tables[table] = label

    def seats(self, action: Leftover) -> list[tuple[str, str]]:
        """Return the seats taken by the action, unless its line contains them."""
        records = action.action.records if action.action is not None else ()
        seats = []
        for record in records:
            if isinstance(record, r.Seated):
                name = self._players.get(self._entries.get(record.entry, 0), f"#{record.entry}")
                seat = f"{self._tables.get(record.table, '?')}.{record.seat}"
                seats.append((on_one_line(name), seat))
        return [] if len(seats) == 1 and seats[0][1] in action.line else seats


# -- in words --------------------------------------------------------------------------------------------


def told(repaired: Repaired, file: str) -> list[str]:
    salvage = repaired.salvage
    if repaired.format:
        return [say.unknown_format(file, repaired.format)]
    if salvage.damage is None:
        return [say.nothing_wrong(file, len(salvage.good))]
    if salvage.damage.what in NOT_OURS:
        return [say.newer(file)]
    lines = [say.saved(repaired.path, salvage.saved, salvage.highest) if repaired.path else say.none_saved()]
    if repaired.lines is not None:
        lines.append(say.listed(repaired.lines, len(salvage.later)))
    if salvage.lost:
        lines.append(say.lost(salvage.lost))
    if not repaired.all_saved:
        lines.append(say.backup_may())
    return [*lines, say.untouched(file)]


def in_windows(wiring: Wiring, path: Path) -> tuple[str, Path | None]:
    """Return the message, and the new file: beside the damaged one, or if that folder is read-only among the
    director's documents."""
    try:
        try:
            repaired = repair(wiring.store, path, wiring.zone)
        except StoreFailed as failed:
            if failed.path == str(path):
                raise
            wiring.documents.mkdir(parents=True, exist_ok=True)
            to = free(wiring.documents / f"{say.repaired_name(beginning(path.stem))}.riffle")
            repaired = repair(wiring.store, path, wiring.zone, to)
    except StoreFailed as failed:
        said = text.trouble(failed, wiring.zone, reading=failed.path == str(path))
        return together(said, report.nothing_saved()), None
    except OSError as error:
        return f"{error} {report.nothing_saved()}", None
    return together(*told(repaired, path.name)), repaired.path


@COMMANDS.speaking()
def run(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """Return 0: nothing was wrong, or all is saved; 1: not all of it; 2: nothing could be saved."""
    options = arguments.repair(args)
    wiring = wiring or real(store)
    path = Path(options.file)
    try:
        repaired = repair(store, path, wiring.zone, options.to)
    except StoreFailed as failed:
        said = text.trouble(failed, wiring.zone, reading=failed.path == str(path))
        err(f"{said} {report.nothing_saved()}")
        return BAD
    if repaired.format:
        err(told(repaired, path.name)[0])
        return BAD
    damage = repaired.salvage.damage
    if damage is not None and damage.what not in NOT_OURS:
        out(say.wrong(repaired.salvage, path.name, wiring.zone))
    out("\n".join(told(repaired, path.name)))
    if damage is None or repaired.all_saved:
        return OK
    return (
        NOT_ALL if repaired.path is not None or repaired.lines is not None or damage.what in NOT_OURS else BAD
    )
