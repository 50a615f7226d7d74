"""``main.py verify FILE``: check seals, fold, invariants, every draw, every chip race, and name the
errors."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.formats.verify_draws import cards_typed, verify_draws
from core.formats.verify_races import verify_races
from core.keeping.salvage import NOT_OURS
from core.log.order import MemoryLog
from core.say.reasons import StoreFailed
from core.text.opening import open_door
from gui.desk import arguments
from gui.desk.headless_report import draw_lines, err, out, race_lines
from gui.desk.repair import books
from gui.program.wiring import real
from gui.words import files as say
from gui.words import report, text
from gui.words.tr import COMMANDS, Context

if TYPE_CHECKING:
    from datetime import tzinfo

    from core.keeping.salvage import Salvage
    from core.keeping.storage import Store
    from gui.program.wiring import Wiring

tr = Context("program")


OK, NOT_RIGHT, BAD = 0, 1, 2


@COMMANDS.speaking()
def run(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """Return 0 when all is well, else 1; 2 if there is nothing to check."""
    path = Path(arguments.verify(args).file)
    wiring = wiring or real(store)
    try:
        checks = store.repairs().salvage(path, books())
    except StoreFailed as failed:
        err(text.trouble(failed, wiring.zone, reading=True))
        return BAD
    actions = checks.good
    problem = open_door(MemoryLog(actions), wiring.wall, wiring.entropy).problem
    well = checks.damage is None and not problem
    if checks.damage is not None:
        out("\n".join(damage_lines(checks, path, wiring.zone)))
    if problem:
        out(tr("The log is inconsistent: {problem}.", problem=problem))
    if well:
        out(report.log_whole(len(actions)))
    draws, races = verify_draws(actions), verify_races(actions)
    times = {a.id: text.time_of_day(a.happened, wiring.zone) for a in actions}
    if draws:
        out("\n".join(draw_lines(draws, times)))
    typed = cards_typed(actions)
    if typed:
        out(tr("%n seats drawn with seat cards.", typed))
    if draws or not typed:
        out(report.draws_total(draws) if draws else tr("No draws."))
    if races:
        out("\n".join(race_lines(races, times)))
        out(report.races_total(races))
    return OK if well and all(c.ok for c in draws) and all(c.ok for c in races) else NOT_RIGHT


def damage_lines(salvage: Salvage, path: Path, zone: tzinfo) -> list[str]:
    """Return the damage, its place, the good part, the other readable parts, the lost ones, and what to
    do."""
    assert salvage.damage is not None
    if salvage.damage.what in NOT_OURS:
        return [text.damage(salvage.damage), say.good(salvage, zone)]
    lines = [say.wrong(salvage, path.name, zone), say.good(salvage, zone)]
    if salvage.later:
        lines.append(say.after(salvage.later))
    if salvage.lost:
        lines.append(say.lost(salvage.lost))
    if salvage.blank:
        lines.append(say.pages(salvage))
    if salvage.good:
        lines.append(say.how_to_repair(str(path)))
    if len(salvage.good) < salvage.highest or not salvage.good:
        lines.append(say.backup_may())
    return lines
