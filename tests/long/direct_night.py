"""One recorded night directed in the real windows: every entry, bust, pause by keys and clicks.

``python -m tests.long.direct_night FOLDER [NIGHT]`` leaves the file and pictures in FOLDER and prints what
was counted; ``test_night.py`` runs it where the tools are there. The lines say what the director has to
do (``tests/nights/convert.py``); how he does it changes from one to the next.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from shlex import split

from core.say.acts import VERBS, Eliminate, OpenTable, Pause, Reenter, Resume, Start
from core.text.script_words import Word, moment, to_ms
from gui.console.frame.acting import YOUNG
from tests.long.hall import Hall
from tests.long.screen import Screen
from tests.nights import convert, data
from tests.nights.data import Night

# Places in the window of 1440 x 900, as seen on a picture of it.
START = (545, 57)
TABLES_PAGE, PLAYERS_PAGE = (76, 208), (76, 168)
DRAW_SEATS = (283, 134)
SEARCH, FIRST_ROW = (420, 134), (320, 250)
BUST_BUTTON, BUST_IN_DIALOG = (550, 817), (836, 526)
IT_WAS_PLAYED = (826, 139)


@dataclass(slots=True)
class Told:
    """The report of a directed night."""

    ways: Counter[str] = field(default_factory=Counter)
    stored_before_kill: int = 0
    stored_after_kill: int = 0
    pictures: list[Path] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    # (picture, moment in ms, actions stored by then): what the second screen showed while the clock ran
    clock_pictures: list[tuple[Path, int, int]] = field(default_factory=list)


def direct(night: Night, hall: Hall) -> Told:
    """The whole night. The bust in the middle is first given to the wrong player and undone; the program
    is killed during a level two busts later and opened again."""
    told = Told()
    lines = convert.lines(night)
    busts = sum(1 for line in lines if " eliminate " in line)
    _open(hall, lines)
    at_bust, killed, unseated = 0, False, 0
    times = [moment(Word(text.split(" ", 1)[0], 1), 0, convert.ZONE) for text in lines]
    for i, text in enumerate(lines):
        rest = text.split(" ", 1)[1]
        until_next = times[i + 1] - times[i] if i + 1 < len(lines) else 0
        line = _kind(rest)
        if line in (OpenTable,) or rest.startswith("set title"):
            continue
        hall.set_time(max(hall.now, times[i]))
        if line is Start:
            _draw(hall, told)
            before = hall.stored()
            hall.click(*START)
            hall.stored_after(before, "the start")
            told.ways["start with the mouse"] += 1
        elif line in (Pause, Resume):
            hall.key("Escape")
            hall.press("space", rest)
            told.ways["pause and resume with Space"] += 1
        elif line is Eliminate:
            at_bust += 1
            if at_bust == busts // 2:
                _mistake(hall, rest, told)
            _bust(hall, rest, at_bust, told)
            if at_bust > busts // 2 and until_next > 200_000 and not killed:
                _kill_and_open(hall, told)
                killed = True
        else:
            hall.say(rest)
            told.ways["line in the command bar"] += 1
            unseated += line is Reenter
        if unseated and until_next > 5_000:
            _first_duty(hall, told, "seat drawn")
            unseated = 0
    told.pictures.append(hall.picture("end"))
    return told


def _kind(rest: str) -> type[object]:
    word = " ".join(rest.split()[:2])
    return VERBS.get(word) or VERBS[rest.split()[0]]


def _open(hall: Hall, lines: list[str]) -> None:
    """A new tournament through the guide: an empty sheet, as many tables as the night had."""
    tables = sum(1 for line in lines if " open table " in line)
    title = next(split(line)[-1] for line in lines if " set title " in line)
    hall.start()
    hall.key("ctrl+n")
    hall.type(title)
    hall.key("Return")
    hall.key("Down", "Down", "Down")
    hall.key("Return")
    hall.set_time(hall.now + YOUNG)  # the step of the money is looked at
    hall.key("Return")
    hall.key("ctrl+a")
    hall.type(str(tables))
    hall.key("Return")
    hall.screen.until(lambda: hall.stored() >= tables, "the guide's actions")
    hall.picture("opened")


def _draw(hall: Hall, told: Told) -> None:
    """By mouse to the tables, the commitment shown, a number called."""
    hall.click(*TABLES_PAGE)
    before = hall.stored()
    hall.click(*DRAW_SEATS)
    hall.stored_after(before, "the commitment")
    told.pictures.append(hall.picture("commitment"))
    before = hall.stored()
    hall.type("4711")
    hall.key("Return")
    hall.stored_after(before, "the draw")
    told.ways["draw with the mouse and a number"] += 1
    told.pictures.append(hall.picture("seated"))


def _bust(hall: Hall, rest: str, count: int, told: Told) -> None:
    who, *by = [word for word in split(rest)[1:] if word != "by"]
    match count % 3 if len(by) == 1 else 0:
        case 1:
            _bust_by_keys(hall, who, by[0])
            told.ways["bust with keys on the Players page"] += 1
        case 2:
            _bust_by_mouse(hall, who, by[0])
            told.ways["bust with the mouse on the Players page"] += 1
        case _:
            hall.say(rest)
            told.ways["bust in the command bar"] += 1


def _bust_by_keys(hall: Hall, who: str, by: str) -> None:
    before = hall.stored()
    hall.key("ctrl+2", "f")
    hall.key("ctrl+a")
    hall.type(who)
    hall.key("Return", "b")
    # the dialog is a window of its own: what is typed before it has the keyboard is nobody's
    hall.screen.settle()
    hall.type(by)
    hall.key("Tab", "Return")
    hall.stored_after(before, f"the bust of {who}")
    hall.key("Escape")


def _bust_by_mouse(hall: Hall, who: str, by: str) -> None:
    before = hall.stored()
    hall.click(*PLAYERS_PAGE)
    hall.click(*SEARCH, times=3)
    hall.type(who)
    hall.click(*FIRST_ROW)
    hall.click(*BUST_BUTTON)
    hall.type(by)
    hall.key("Return")
    hall.screen.settle()
    hall.click(*BUST_IN_DIALOG)
    hall.stored_after(before, f"the bust of {who}")


def _mistake(hall: Hall, rest: str, told: Told) -> None:
    """The winner of the hand is put out instead, seen, and taken back with Ctrl+Z."""
    _, winner = [word for word in split(rest)[1:] if word != "by"][:2]
    hall.say(f'eliminate "{winner}"')
    told.undone.append(hall.last_line())
    told.pictures.append(hall.picture("mistake"))
    before = hall.stored()
    hall.key("ctrl+z")
    hall.stored_after(before, "the undo")
    assert hall.last_line() == "undo", hall.last_line()
    told.ways["mistake undone with Ctrl+Z"] += 1
    told.pictures.append(hall.picture("undone"))


def _first_duty(hall: Hall, told: Told, what: str) -> None:
    """The first duty is what is due; Enter carries it out."""
    hall.set_time(hall.now + 2_000)
    hall.key("ctrl+1")
    hall.screen.settle()
    hall.press("Return", what)
    told.ways[f"{what} with Enter"] += 1


def _kill_and_open(hall: Hall, told: Told) -> None:
    """Killed with -9 a minute later, opened again another ninety seconds on; the gap was played."""
    hall.set_time(hall.now + 60_000)
    hall.screen.settle()
    told.stored_before_kill = hall.stored()
    told.clock_pictures.append((hall.picture("before-kill"), hall.now, told.stored_before_kill))
    hall.kill()
    hall.set_time(hall.now + 90_000)
    hall.start(hall.file)
    hall.screen.settle()
    told.stored_after_kill = hall.stored()
    told.clock_pictures.append((hall.picture("opened-again"), hall.now, told.stored_after_kill))
    before = hall.stored()
    hall.click(*IT_WAS_PLAYED)
    hall.stored_after(before, "the answer about the gap")
    told.ways["killed with -9 and opened again"] += 1
    _first_duty(hall, told, "table broken")
    told.pictures.append(hall.picture("answered"))


def chosen(name: str) -> Night:
    """The recorded night whose file name holds ``name``."""
    return data.load(next(path for path in data.files() if name in path.name))


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    night = chosen(arguments[1] if len(arguments) > 1 else "20191205")
    screen = Screen(91)
    hall = Hall(screen, folder, to_ms(convert.began(night)) - 3 * 3_600_000)
    try:
        told = direct(night, hall)
    finally:
        hall.stop()
        screen.close()
    for way, count in sorted(told.ways.items()):
        print(f"{count:4}  {way}")
    print(f"{hall.keys} keys, {hall.clicks} clicks")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
