"""``main.py shots DIR``: everything people see, as pictures and contact sheets, checked for words that are
cut or overlap. Each finding is a line; the exit code is 1 if there are any."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, QSize
from PySide6.QtWidgets import QApplication

from core.keeping.storage import Store
from gui.widgets import calm
from gui.words.tr import SURFACES, Context
from tests import arguments
from tests.gallery import dialogs, duty_cards, language, menus, papers, readme, scenes, views
from tests.gallery.contact import Thumb, sheets, thumb
from tests.gallery.finding import Finding
from tests.gallery.nights import every
from tests.gallery.shot import PROJECTED, SCALES, SCREENS, THEMES, Shot, Shots, sized
from tests.gallery.world import World
from tests.translations.collect import ROOT
from tests.translations.pseudo import Pseudo

tr = Context("tools")

BAD_USAGE = 2
OF_NIGHTS = ("scenes", "papers", "pages", "dialogs", "menus")
"""The parts that show a night."""


def run(args: list[str], store: Store) -> int:
    """Return 0; 1 if there are findings; 2 for invalid arguments."""
    options = arguments.shots(args)
    if options.size is not None:
        options.size = QSize(*options.size)
    folder = readme.FOLDER if options.readme else Path(options.folder)
    if options.every:
        return _every(args, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = tr("{folder} cannot be written to ({why}).", folder=folder, why=error.strerror)
        print(why, file=sys.stderr)
        return BAD_USAGE
    if options.size is not None:
        _pretend(options.size, options.scale, folder)
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    calm.FADE = 0  # a picture shows what a change comes to
    # for every window Qt prints here what an offscreen platform lacks
    QLoggingCategory.setFilterRules("qt.qpa.*=false\ndefault.warning=false")
    print(tr("seed {seed}", seed=options.seed))
    for surface in SURFACES:
        surface.speak("en", options.country)
    spoken = language.speak(options.country) if options.language == "pseudo" else None
    if options.readme:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as kept:
            world = World(app, store, Path(kept), options.seed, readme.WINDOW)
            for path in readme.draw(world):
                print(f"{path}  {path.stat().st_size:,}")
            world.close()
        return 0
    album = Album(folder)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as kept:
        world = World(app, store, Path(kept), options.seed, options.size and _logical(options))
        for shot in shots(world, options.part or arguments.PARTS, options.night or tuple(every())):
            album.take(shot)
        album.tell_untranslated(language.Known(world.begun, *views.TEXTS, *scenes.TEXTS, options.folder))
        world.close()
    QLoggingCategory.setFilterRules("")
    if spoken is not None:
        _tell(spoken)
    return album.close()


def _tell(spoken: Pseudo) -> None:
    """Print how many texts were shown, and which were given another: only seats, times and names may be."""
    for text, slot in sorted(spoken.given):
        if not language.may_be_given(text, slot):
            print(f"given a text: {slot} in {text}")
    for context, text in sorted(spoken.unknown):
        print(f"not in the catalogue: {context}: {text}")
    print(
        tr("{shown} texts shown, {known} in the catalogue", shown=len(spoken.shown), known=len(spoken.known))
    )


def _logical(options: argparse.Namespace) -> QSize:
    """Return the window's size in the pixels that Qt reckons with."""
    size: QSize = options.size / options.scale
    return size


def _pretend(size: QSize, scale: float, folder: Path) -> None:
    """Let Qt, which asks only once, find a screen of this size and this scale."""
    shape = {"name": "hall", "x": 0, "y": 0, "width": size.width(), "height": size.height(), "dpr": 1}
    screens = folder / "screens.json"
    screens.write_text(json.dumps({"screens": [shape | {"logicalDpi": 96, "logicalBaseDpi": 96}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"


def _every(args: list[str], folder: Path) -> int:
    """Draw everything on each screen at each scale, each in a process of its own."""
    code, rest = 0, [x for x in args if x not in ("--every", str(folder))]
    for size, scale in product(map(sized, SCREENS), SCALES):
        print(f"{size} {scale:.0%}", flush=True)
        home = str(folder / f"{size}-{scale:.0%}".rstrip("%"))
        command = [sys.executable, str(ROOT / "main.py"), "shots", home, *rest]
        told = subprocess.run([*command, "--size", size, "--scale", f"{scale}"], check=False)
        code = max(code, told.returncode)
    return code


def shots(world: World, parts: tuple[str, ...], nights: tuple[str, ...]) -> Iterator[Shot]:
    """Yield all pictures, night by night."""
    screens = PROJECTED if world.themes == THEMES else world.sizes
    if "duties" in parts:
        yield from duty_cards.of_nights(world)
    if "scenes" in parts:
        yield from scenes.of_rare(world, screens)
    for night in nights if {*OF_NIGHTS}.intersection(parts) else ():  # a night takes long to be played
        session = every()[night](world, None)
        if "scenes" in parts:
            yield from scenes.of_night(session, night, screens)
        if "papers" in parts:
            yield from papers.of_night(session, night)
        in_window: list[tuple[str, Callable[..., Shots]]] = [
            ("pages", views.of_night), ("dialogs", dialogs.of_night), ("menus", menus.of_night),
        ]  # fmt: skip
        yield from views.with_night(world, session, night, [f for part, f in in_window if part in parts])
    if "start" in parts:
        yield from views.of_start(world)


class Album:
    """Keeps the pictures in a folder for each group, the findings, and the contact sheets."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._thumbs: dict[str, list[Thumb]] = defaultdict(list)
        self._kinds: Counter[str] = Counter()
        self._pictures = 0
        self._said: set[tuple[str, str]] = set()
        self._untranslated: dict[str, tuple[Shot, Finding]] = {}

    def take(self, shot: Shot) -> None:
        for finding in shot.found:
            if finding.kind == "untranslated":  # or a name: that is known when every night was played
                self._untranslated.setdefault(finding.words, (shot, finding))
            else:
                self._tell(shot, finding)
        if shot.picture is None:
            return
        self._pictures += 1
        folder = self._folder / shot.group.replace(" ", "-")
        folder.mkdir(exist_ok=True)
        name = "".join(x if x.isalnum() or x in " -_()" else "_" for x in shot.name).replace(" ", "-")
        shot.picture.save(str(folder / f"{name}.png"), quality=80)
        self._thumbs[shot.group].append(thumb(shot.name, shot.picture, bool(shot.found)))

    def tell_untranslated(self, known: language.Known) -> None:
        for shot, finding in self._untranslated.values():
            if not known.foreign(finding):
                self._tell(shot, finding)

    def _tell(self, shot: Shot, finding: Finding) -> None:
        line = finding.line()
        if (shot.group, line) not in self._said:  # once, if many pictures have the same finding
            self._said.add((shot.group, line))
            self._kinds[finding.kind] += 1
            print(f"{shot.group} / {shot.name}: {line}", flush=True)

    def close(self) -> int:
        """Write the contact sheets, and return the number of findings."""
        folder = self._folder / "contact"
        folder.mkdir(exist_ok=True)
        sheet_paths = [
            path for group, thumbs in self._thumbs.items() for path in sheets(group, thumbs, folder)
        ]
        print(
            tr(
                "{pictures} pictures, {sheets} contact sheets in {folder}",
                pictures=self._pictures,
                sheets=len(sheet_paths),
                folder=self._folder.resolve(),
            )
        )
        counts = ", ".join(f"{kind} {count}" for kind, count in sorted(self._kinds.items()))
        print(tr("found: {found}", found=counts) if counts else tr("Nothing is cut and nothing overlaps."))
        return 1 if self._kinds else 0
