"""The gallery reaches whatever there is to see: what is new is in it, or one of these fails."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

import gui
import main
from core import store
from core.formats.duties import duties
from core.say.duties.rank import KINDS
from gui.console.frame.pages import PLACES
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import PAPERS
from gui.room import build
from tests.children import ROOT, program
from tests.formats.rounds.handed_in import handed_in
from tests.gallery import dialogs, nights, papers, readme, scenes, shot, views
from tests.gallery.check_widgets import problems
from tests.gallery.dialogs import DIALOGS, all_dialogs
from tests.gallery.finding import Finding
from tests.gallery.menus import MENUS
from tests.gallery.rare import RARE
from tests.gallery.run import run, shots
from tests.gallery.shot import THEMES, Shot
from tests.gallery.world import World


@pytest.fixture
def world(qapp: QApplication, tmp_path: Path) -> Iterator[World]:
    made = World(qapp, store, tmp_path, seed=1)
    yield made
    made.close()


@pytest.fixture(scope="module")
def rare(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    """Return the kinds of duties and the scenes of the rare nights, which are played once for both."""
    world = World(qapp, store, tmp_path_factory.mktemp("rare"), seed=1)
    kinds, seen = set[str](), set[str]()
    for name, lines in RARE.items():
        session = world.begin(name)
        for _ in world.type(session, lines):
            t, now = session.state, session.now()
            kinds.update(d.kind for d in duties(t, now))
            seen.add(build.board(build.Moment(t, session.reading(), now, session.zone)).scene)
    world.close()
    return kinds, seen


@pytest.fixture
def measured(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for findings alone, in one theme: they differ in colours. The window is painted once for each,
    where its words are read."""
    monkeypatch.setattr(shot, "PICTURED", False)

    def read(widget: QWidget) -> list[Finding]:
        widget.setUpdatesEnabled(True)
        found = problems(widget)
        widget.setUpdatesEnabled(False)
        return found

    monkeypatch.setattr(shot, "problems", read)
    world.themes = THEMES[:1]


def test_every_dialog_is_in_the_gallery() -> None:
    missing = {kind.__name__ for kind in all_dialogs() ^ (set(DIALOGS) - {QMessageBox})}
    assert missing == set()


def test_a_new_dialog_is_missed() -> None:
    new = type("NewDialog", (QDialog,), {"__module__": "gui.console.new"})
    try:
        assert new in all_dialogs() - set(DIALOGS)
    finally:
        new.__module__ = "no longer in gui"


def test_every_menu_is_in_the_gallery() -> None:
    """Find every function that makes one: by itself, or of deeds."""
    made = set()
    home = Path(gui.__file__).parent
    for path in (*(home / "console").rglob("*.py"), *(home / "formats").rglob("*.py")):
        module = ".".join(("gui", *path.relative_to(home).with_suffix("").parts))
        source = path.read_text("utf-8")
        for part in ast.walk(ast.parse(source)) if "menu" in source.lower() else ():
            if isinstance(part, ast.FunctionDef) and _makes_menu(part):
                made.add(f"{module}:{part.name}")
    # These need a printer, or catalogues of several languages.
    missing = {"gui.console.frame.printing:_printers", "gui.console.start.page:_choose_language"}
    missing.add("gui.console.frame.acting:menu")  # every menu of deeds
    assert made - set(MENUS) - missing == set(), "make a line for it in MENUS"
    assert set(MENUS) - made == set()


def _makes_menu(function: ast.FunctionDef) -> bool:
    calls = [x.func for x in ast.walk(function) if isinstance(x, ast.Call)]
    return any(
        (isinstance(x, ast.Name) and x.id in ("QMenu", "Menu", "menu_of"))
        or (isinstance(x, ast.Attribute) and ast.unparse(x) in ("self.menu", "self.deeds.menu"))
        for x in calls
    )


def test_every_kind_of_duty_comes_up(world: World, rare: tuple[set[str], set[str]]) -> None:
    seen = {*rare[0]}
    nights.over(world, lambda session: seen.update(d.kind for d in duties(session.state, session.now())))
    assert KINDS - seen == set(), "a night in tests/gallery/rare.py has to bring it about"


def test_every_scene_comes_up(world: World, rare: tuple[set[str], set[str]]) -> None:
    seen = {*rare[1]}
    for name in ("before", "normal", "break", "over"):
        seen |= {board.scene for _, board in scenes.boards(nights.NIGHTS[name](world, None))}
    # The scene of another format is not among them: elimination has none.
    assert set(scenes.SCENES) - seen == {"format"}


def test_every_document_is_there_on_every_paper(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "DPI", 20)
    taken = {(shot.group, shot.name) for shot in papers.of_night(nights.before(world), "n")}
    assert {(f"paper {paper}", f"n {key}") for paper in PAPERS for key, _ in DOCUMENTS} <= taken


@pytest.mark.usefixtures("measured")
def test_every_page_dialog_and_menu_is_there_and_whole_with_long_names(world: World) -> None:
    """In one window, as the command shows them."""
    taken = list(shots(world, ("pages", "dialogs", "menus"), ("long",)))
    names = defaultdict[str, set[str]](set)
    for each in taken:
        names[each.group.partition(" ")[0]].add(each.name)
    assert {f"long {page}" for page in (*PLACES, *views.STATES)} <= names["console"]
    assert len(names["dialogs"]) > len(DIALOGS)
    assert len(names["menus"]) > len(MENUS)
    assert faults(taken) == []


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("format", [id for id, *_ in main.FORMATS])
def test_every_dialog_of_a_format_is_drawn_and_whole(world: World, format: str) -> None:
    with handed_in(main.FORMATS):
        session = nights.of_format(world, format=format)
        taken = list(dialogs.of_night(world, world.direct(session), session, "n"))
        own = {f"n {kind.__name__}" for kind in DIALOGS if dialogs.format_of(kind.__module__) == format}
        assert own - {shot.name for shot in taken} == set()
        assert faults(taken) == []
        world.leave()


def faults(taken: list[Shot]) -> list[str]:
    return [f"{shot.name}: {found.line()}" for shot in taken for found in shot.found]


def test_the_same_seed_gives_the_same_night(world: World) -> None:
    lines = [[a.line for a in nights.normal(world).director.history] for _ in range(2)]
    assert lines[0] == lines[1]


def test_a_part_of_it_is_free_of_faults(
    qapp: QApplication,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The command, from its line to the contact sheets; what it finds it says, and this says it again."""
    monkeypatch.setattr(papers, "DPI", 20)  # the pages are measured, and kept small
    code = run([str(tmp_path), "--night", "long", "--part", "papers"], store)
    said = capsys.readouterr().out
    assert code == 0, said
    for paper in PAPERS:
        names = {path.name for path in (tmp_path / f"paper-{paper}").glob("*.png")}
        assert {f"long-{key}.png" for key, _ in DOCUMENTS} <= names
    assert list((tmp_path / "contact").glob("*.png"))
    assert "Nothing is cut and nothing overlaps." in said


_RUN = "import core.store, sys, tests.gallery.run as g; sys.exit(g.run(sys.argv[1:], core.store))"


def test_a_screen_of_this_size_at_this_scale(tmp_path: Path) -> None:
    """In a process of its own: Qt asks for its screen only once."""
    told = subprocess.run(
        program(_RUN, tmp_path, "--size", "1440x900", "--scale", "1.25", "--part", "start"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    pictures = [QImage(str(path)) for path in (tmp_path / "console-light-1152x720").glob("*.png")]
    assert {(each.width(), each.height()) for each in pictures} == {(1440, 900)}


def test_a_word_it_does_not_know_is_no_gallery(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        run([str(tmp_path), "--night", "tomorrow"], store)
    assert stopped.value.code == 2
    assert list(tmp_path.iterdir()) == []


def test_the_pictures_of_the_readme_are_those_it_shows(qapp: QApplication, tmp_path: Path) -> None:
    shown = re.findall(r"!\[.+?\]\(assets/readme/(\S+)\)", (ROOT / "README.md").read_text("utf-8"))
    world = World(qapp, store, tmp_path / "world", seed=1, size=readme.WINDOW)
    drawn = readme.draw(world, tmp_path / "drawn")
    world.close()
    assert sorted(path.name for path in drawn) == sorted(shown)
    for path in drawn:
        kept = readme.FOLDER / path.name
        assert max(path.stat().st_size, kept.stat().st_size) < readme.LARGEST, path.name
        assert QImage(str(kept)).size() == QImage(str(path)).size()
