"""First start, on a copy of main.py and bootstrap.py with a tiny package of our own instead of Qt: real
environments, real pip, no network. Each sentence is produced by the trouble it is for."""

import ast
import ctypes
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bootstrap
import main

ROOT = Path(__file__).parent.parent
PYTHON: str = getattr(sys, "_base_executable", sys.executable)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the troubles are made with Linux's means")

SCRIPT = """
import parcel
def run_script(arguments, store):
    print("played", parcel.VERSION, *arguments, store.__name__)
    return 7
"""
WINDOWS = """
import os
def run(arguments, store):
    print("platform", os.environ.get("QT_QPA_PLATFORM"))
    return 0
"""


# The step that gives a new environment its pip, by a copy of the tests' own. One test takes the real step.
PIP_COPIED = """
import subprocess
class Popen(subprocess.Popen):
    def __init__(self, command, **rest):
        if command[1:] == ["-Im", "ensurepip"]:
            command = ["cp", "-alT", {here!r}, {there!r}]
        super().__init__(command, **rest)
subprocess.Popen = Popen
"""


def wheel(folder: Path, name: str, version: str) -> str:
    """Write a wheel of one module; its line for a lock."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", f"VERSION = {version!r}\n" + "# room\n" * 1000)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(
            f"{info}/RECORD", f"{name}.py,,\n{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n"
        )
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


# What is imported to read a command's arguments; nothing else is needed for it.
READ_BEFORE = (
    "core/say/command_line.py",
    "core/say/formats.py",
    "gui/desk/arguments.py",
    "tests/arguments.py",
    "tests/nights/data.py",
)

Done = subprocess.CompletedProcess[str]


class Clone:
    """A copy of Riffle's start in a folder of its own, on a machine whose PATH and pip are the test's."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "Riffle på klubben"
        self.venv = self.root / ".venv"
        self.wheels = folder / "wheels"
        self.bin = folder / "bin"
        self.libraries = folder / "libraries"
        for made in (self.root, self.wheels, self.bin, self.libraries):
            made.mkdir(parents=True)
        for name in ("main.py", "bootstrap.py", *READ_BEFORE):
            self.file(name, (ROOT / name).read_text("utf-8"))
        self.file("core/store/__init__.py", "")
        self.file("gui/desk/headless.py", SCRIPT)
        self.file("gui/desk/demo.py", WINDOWS)
        self.file("gui/desk/start.py", WINDOWS)
        self.runtime = wheel(self.wheels, "parcel", "1.0")
        self.file("requirements.lock", self.runtime)
        self.file("requirements-dev.lock", self.runtime + wheel(self.wheels, "tools", "1.0"))
        self.apt_get("exit 100")
        self.environment = {
            "PATH": f"{self.bin}:/usr/bin:/bin",
            "HOME": str(folder),
            "RIFFLE_VENV": str(self.venv),  # said, so that no mistake here can reach the environment in use
            "LD_LIBRARY_PATH": str(self.libraries),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
        }

    def file(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def apt_get(self, script: str) -> None:
        """An apt-get that notes what it is asked for; the machine's own is never run."""
        (self.bin / "apt-get").write_text(f'#!/bin/sh\necho "$@" >>"{self.bin}/asked"\n{script}\n')
        (self.bin / "apt-get").chmod(0o755)

    def hide_library(self, name: str) -> None:
        """Put an empty file before the library: loading it fails as if it were not there."""
        (self.libraries / name).touch()

    def start(self, *arguments: str, **environment: str) -> Done:
        command = [PYTHON, str(self.root / "main.py"), *arguments]
        variables = self.environment | environment
        return subprocess.run(command, env=variables, cwd="/", capture_output=True, text=True, timeout=60)

    @contextmanager
    def popen(self, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
        """The start still running; waited for, and killed if the test fails."""
        command = [PYTHON, str(self.root / "main.py"), *arguments]
        with subprocess.Popen(
            command,
            env=self.environment | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a background CI ignores Ctrl+C
        ) as process:
            try:
                yield process
            except BaseException:
                process.kill()
                raise


def index_at(port: int) -> dict[str, str]:
    """pip's settings for an index on this machine's port."""
    return {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": f"http://127.0.0.1:{port}/simple"}


CLOSED_PORT = 9


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.fixture(scope="session")
def bare_environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but pip, the tests' own: ensurepip would take seconds."""
    venv = tmp_path_factory.mktemp("bare") / "venv"
    subprocess.run([PYTHON, "-m", "venv", "--without-pip", venv], check=True)
    packages = next(venv.glob("lib/python*/site-packages"))
    for part in Path(sysconfig.get_path("purelib")).glob("pip*"):
        if part.name == "pip" or part.name.startswith("pip-"):
            shutil.copytree(part, packages / part.name)
    return venv


@pytest.fixture
def prepared(clone: Clone, bare_environment: Path) -> Clone:
    """A clone whose environment was made, but not by Riffle, and holds no part yet."""
    shutil.copytree(bare_environment, clone.venv, symlinks=True, copy_function=os.link)
    return clone


def sentence(done: Done) -> str:
    """The last line on stderr of a start that ended as it should: code 2, no traceback, one sentence."""
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    last = done.stderr.splitlines()[-1]
    assert re.search(r"[.?]$|apt install [-\w. ]+$", last)
    return last


def test_two_first_starts_at_once_then_one_without_any_source(clone: Clone) -> None:
    with clone.popen("script", "night.txt") as one, clone.popen("script", "night.txt") as other:
        ended = [(*start.communicate(timeout=60), start.returncode) for start in (one, other)]
    assert [(out, code) for out, _, code in ended] == [("played 1.0 night.txt core.store\n", 7)] * 2
    errors = sorted(error.split(":")[0] for _, error, _ in ended)
    assert errors == ["Another start of Riffle is fetching its parts", "First start"]

    later = clone.start("script", "a b", PIP_FIND_LINKS="/nowhere")
    assert (later.returncode, later.stdout, later.stderr) == (7, "played 1.0 a b core.store\n", "")


def test_a_start_killed_while_pip_fetches_is_waited_for_and_repaired(
    prepared: Clone, bare_environment: Path
) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,  # takes pip's call and never answers
        prepared.popen("script", "night.txt", **index_at(server.getsockname()[1])) as killed,
    ):
        call, _ = server.accept()
        killed.kill()
        killed.communicate()
    rubbish = prepared.venv / "half-made"
    rubbish.touch()

    packages = next(bare_environment.glob("lib/python*/site-packages"))
    there = prepared.venv / packages.relative_to(bare_environment)
    prepared.file("hidden/sitecustomize.py", PIP_COPIED.format(here=str(packages), there=str(there)))
    hidden = str(prepared.root / "hidden")
    with call, prepared.popen("script", "night.txt", PYTHONPATH=hidden) as repairing:
        assert repairing.stderr is not None
        assert repairing.stderr.readline().startswith("Another start of Riffle is fetching its parts")
        call.close()  # now the pip that outlived its Riffle gives up
        assert repairing.communicate(timeout=60)[0] == "played 1.0 night.txt core.store\n"
        assert repairing.returncode == 7
    assert not rubbish.exists()
    assert not (prepared.venv / bootstrap.UNFINISHED).exists()


def test_ctrl_c_while_it_fetches_says_how_to_go_on(clone: Clone) -> None:
    with clone.popen("script", "night.txt") as stopped:
        assert stopped.stderr is not None
        stopped.stderr.readline()
        stopped.send_signal(signal.SIGINT)
        error = stopped.communicate()[1]
    assert error == "Stopped before Riffle's parts were complete: start again to go on.\n"
    assert stopped.returncode == 130


def test_an_environment_of_somebody_else_is_built_upon(prepared: Clone) -> None:
    theirs = prepared.venv / "theirs"
    theirs.touch()
    assert prepared.start("script", "night.txt").returncode == 7
    assert theirs.exists()


def test_a_test_command_fetches_the_tools_too_and_a_changed_lock_is_fetched(prepared: Clone) -> None:
    prepared.file("tests/nights/compare.py", "import parcel, tools\ndef run(arguments, store): return 5\n")
    prepared.file("recorded/friday.json", "{}")
    assert prepared.start("nights", str(prepared.root / "recorded")).returncode == 5
    later = prepared.start("script", "night.txt", PIP_FIND_LINKS="/nowhere")
    assert (later.stdout, later.stderr) == ("played 1.0 night.txt core.store\n", "")

    prepared.file("requirements.lock", wheel(prepared.wheels, "parcel", "2.0"))
    changed = prepared.start("script", "night.txt")
    assert changed.stdout == "played 2.0 night.txt core.store\n"
    assert changed.stderr == "Riffle's parts have changed: fetching the new ones, once ...\n"


def test_without_network_a_changed_lock_leaves_the_old_parts_standing(prepared: Clone) -> None:
    prepared.start("script", "night.txt")
    prepared.file("requirements.lock", wheel(prepared.wheels, "parcel", "2.0"))
    said = sentence(prepared.start("script", "night.txt", **index_at(CLOSED_PORT)))
    assert "needs the internet, once" in said
    prepared.file("requirements.lock", prepared.runtime)
    assert prepared.start("script", "night.txt", **index_at(CLOSED_PORT)).returncode == 7


def test_old_python(clone: Clone) -> None:
    pretend = (
        "import sys, runpy; sys.version_info = (3, 10, 4); runpy.run_path('main.py', run_name='__main__')"
    )
    command = [PYTHON, "-c", pretend]
    done = subprocess.run(command, cwd=clone.root, env=clone.environment, capture_output=True, text=True)
    assert sentence(done).startswith("Riffle needs Python 3.11 or newer and this is Python 3.10")
    assert not clone.venv.exists()


def with_python(clone: Clone, version: tuple[int, int, int]) -> Done:
    """Start a command with a Python, another than that of the parts, that says it is of this version."""
    pretend = (
        f"import sys, runpy; sys.version_info = {version}; sys.executable = '/another/python';"
        " runpy.run_path('main.py', run_name='__main__')"
    )
    command = [PYTHON, "-c", pretend, "script", "night.txt"]
    return subprocess.run(command, cwd=clone.root, env=clone.environment, capture_output=True, text=True)


def test_a_python_too_new_for_the_parts_is_named_before_anything_is_fetched(clone: Clone) -> None:
    major, minor = bootstrap.NEWEST
    said = sentence(with_python(clone, (major, minor + 1, 0)))
    assert f"Python 3.11 to {major}.{minor} " in said
    assert f"this is Python {major}.{minor + 1}" in said
    assert f"py -{major}.{minor} main.py" in said
    assert not clone.venv.exists()


def test_complete_parts_start_whatever_newer_python_asks_for_them(prepared: Clone) -> None:
    major, minor = bootstrap.NEWEST
    assert prepared.start("script", "night.txt").returncode == 7
    assert with_python(prepared, (major, minor + 1, 0)).returncode == 7


def test_the_project_names_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    major, minor = bootstrap.NEWEST
    assert project["requires-python"] == f">=3.11,<{major}.{minor + 1}"


@pytest.mark.parametrize("name", ["main.py", "bootstrap.py"])
def test_an_old_python_can_parse_as_far_as_the_sentence(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_no_venv_module(clone: Clone) -> None:
    clone.file("hidden/sitecustomize.py", "import sys; sys.modules['ensurepip'] = None\n")
    said = sentence(clone.start("script", "night.txt", PYTHONPATH=str(clone.root / "hidden")))
    assert "apt install python3-venv" in said
    assert not clone.venv.exists()


def test_no_network(prepared: Clone) -> None:
    said = sentence(prepared.start("script", "night.txt", **index_at(CLOSED_PORT)))
    assert said.startswith("Riffle's parts could not be fetched: the first start needs the internet, once")


@pytest.mark.parametrize("line", ["parcel==1.0 --hash=sha256:" + "0" * 64, "parcel==1.0"])
def test_wrong_hash_or_none(prepared: Clone, line: str) -> None:
    prepared.file("requirements.lock", line)
    said = sentence(prepared.start("script", "night.txt"))
    assert said.startswith("A part that was fetched is not the one named in requirements.lock")
    assert not list(prepared.venv.rglob("parcel*"))


def test_a_computer_the_parts_are_not_made_for(prepared: Clone) -> None:
    said = sentence(prepared.start("script", "night.txt", PIP_FIND_LINKS=str(prepared.bin)))
    assert said.startswith("Riffle's parts are not made for this computer (Linux ")


@pytest.mark.parametrize("made", ["fresh", "prepared"])
def test_disk_full(clone: Clone, bare_environment: Path, made: str) -> None:
    if made == "prepared":
        shutil.copytree(bare_environment, clone.venv, symlinks=True, copy_function=os.link)

    # No file can grow past some kilobytes. No .pyc: Python itself would leave cut ones behind.
    script = [PYTHON, str(clone.root / "main.py"), "script", "night.txt"]
    command = ["sh", "-c", 'ulimit -f 4 && exec "$@"', "sh", *script]
    variables = clone.environment | {"PYTHONDONTWRITEBYTECODE": "1"}
    said = sentence(subprocess.run(command, env=variables, capture_output=True, text=True))
    assert said.startswith("The disk is full: Riffle's parts need 500 MB")


def test_folder_that_may_not_be_written(clone: Clone) -> None:
    clone.root.chmod(0o555)
    command = [PYTHON, str(clone.root / "main.py"), "script", "night.txt"]
    if os.geteuid() == 0:  # root may write anywhere: give that up
        command = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", *command]
    done = subprocess.run(command, env=clone.environment, capture_output=True, text=True)
    clone.root.chmod(0o755)
    assert sentence(done).startswith(f"Riffle may not write to {clone.venv}")


def test_folder_of_other_things_is_left_alone(clone: Clone) -> None:
    said = sentence(clone.start("script", "night.txt", RIFFLE_VENV=str(clone.wheels)))
    assert said.startswith(f"{clone.wheels} holds other things, so Riffle leaves it alone")
    assert len(list(clone.wheels.iterdir())) == 2


def test_folder_below_a_file(clone: Clone) -> None:
    said = sentence(clone.start("script", "night.txt", RIFFLE_VENV=str(clone.root / "main.py" / "venv")))
    assert said.startswith("Riffle's parts could not be put into")


def test_missing_qt_library_is_installed_by_root(prepared: Clone) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root installs")
    prepared.hide_library("libGL.so.1")
    prepared.apt_get(f'case "$*" in *install*libgl1) rm "{prepared.libraries}/libGL.so.1";; esac')
    done = prepared.start("script", "night.txt")
    assert done.returncode == 7
    assert done.stderr.startswith(
        "Qt needs system libraries that are missing here; as you are root, installing libgl1"
    )
    assert "install -y --no-install-recommends libgl1" in (prepared.bin / "asked").read_text()


def test_missing_qt_library_that_apt_get_cannot_install(clone: Clone) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root installs")
    clone.hide_library("libGL.so.1")
    said = sentence(clone.start("script", "night.txt"))
    assert said.startswith("apt-get could not install them")
    assert said.endswith("apt install libgl1")
    assert not clone.venv.exists()


def test_missing_qt_library_for_a_plain_user(monkeypatch: pytest.MonkeyPatch, clone: Clone) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(clone.bin))
    with pytest.raises(bootstrap.Stop, match=r"are missing here: sudo apt install libno1$"):
        bootstrap.provide(bootstrap.missing({"libno.so.1": "libno1"}))


def test_missing_qt_library_on_another_linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(bootstrap.Stop, match=r"install libno.so.1 with your system's package manager"):
        bootstrap.provide(bootstrap.missing({"libno.so.1": "libno1"}))


def test_no_screen_is_said_before_anything_is_fetched(clone: Clone) -> None:
    clone.hide_library("libGL.so.1")
    clone.file("Friday.riffle", "")
    said = sentence(clone.start(str(clone.root / "Friday.riffle")))
    assert said.startswith("There is no screen here (DISPLAY and WAYLAND_DISPLAY are not set)")
    others = "demo, script, ruling, payouts, deal, pots, verify, repair"
    assert f"(main.py {others})" in said
    assert not clone.venv.exists()


def pretend_screen_libraries(clone: Clone) -> None:
    """Give every name of the screen's libraries something that loads, whatever this machine has."""
    ctypes.CDLL("libxcb.so.1")
    found = re.search(r"\S*/libxcb\.so\.1\S*", Path("/proc/self/maps").read_text())
    assert found
    for library in (*bootstrap.SCREEN_LIBRARIES["xcb"], *bootstrap.SCREEN_LIBRARIES["wayland"]):
        (clone.libraries / library).symlink_to(found[0])


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_screen_that_does_not_answer(clone: Clone, variable: str) -> None:
    pretend_screen_libraries(clone)
    said = sentence(clone.start(**{variable: ":987"}))
    assert said.startswith("The screen here does not let this user in")


def test_a_screen_whose_libraries_are_missing(clone: Clone) -> None:
    pretend_screen_libraries(clone)
    (clone.libraries / "libxcb-cursor.so.0").unlink()
    clone.hide_library("libxcb-cursor.so.0")
    said = sentence(clone.start(DISPLAY=":987"))
    assert said.endswith("apt install libxcb-cursor0")


def test_demo_without_a_screen_goes_on_without_windows(prepared: Clone) -> None:
    pretend_screen_libraries(prepared)
    assert prepared.start("demo").stdout == "platform offscreen\n"
    assert prepared.start("demo", DISPLAY=":987").stdout == "platform offscreen\n"
    assert prepared.start(QT_QPA_PLATFORM="vnc").stdout == "platform vnc\n"


def test_an_environment_whose_python_was_replaced_is_not_ready(prepared: Clone) -> None:
    prepared.start("script", "night.txt")
    lock = str(prepared.root / "requirements.lock")
    assert bootstrap.ready(str(prepared.venv), lock)
    stamp = prepared.venv / bootstrap.STAMP
    stamp.write_text(stamp.read_text().replace(bootstrap.python_version(), "3.10"))
    assert not bootstrap.ready(str(prepared.venv), lock)


def test_the_environment_is_beside_main_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIFFLE_VENV", raising=False)
    assert bootstrap.venv_folder() == str(ROOT / ".venv")
    monkeypatch.setenv("RIFFLE_VENV", "/elsewhere")
    assert bootstrap.venv_folder() == "/elsewhere"


def test_unknown_command_names_the_nearest(clone: Clone) -> None:
    assert sentence(clone.start("scirpt")) == "Riffle has no command 'scirpt': did you mean 'script'?"
    assert "main.py help' lists the commands" in sentence(clone.start("x"))


def test_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == main.VERSION


def requirements(lock: str) -> dict[str, str]:
    """Package -> its whole entry, hashes included, comments not."""
    text = re.sub(r"^ *#.*\n", "", Path(lock).read_text(encoding="utf-8"), flags=re.MULTILINE)
    entries = [entry for entry in re.split(r"\n(?=\S)", text) if entry.strip()]
    return {canonicalize_name(Requirement(entry.split(" \\")[0]).name): entry.strip() for entry in entries}


def test_the_test_lock_holds_all_of_the_runtime_lock() -> None:
    assert requirements(bootstrap.RUNTIME_LOCK).items() <= requirements(bootstrap.DEV_LOCK).items()


@pytest.mark.parametrize("lock", [bootstrap.RUNTIME_LOCK, bootstrap.DEV_LOCK])
def test_a_lock_has_hashes_and_no_address(lock: str) -> None:
    entries = requirements(lock)
    assert [name for name, entry in entries.items() if "--hash=sha256:" not in entry] == []
    assert not re.search(r"://|index|registry|find-links", Path(lock).read_text(encoding="utf-8"))


def test_the_locks_fulfil_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        (bootstrap.RUNTIME_LOCK, project["project"]["dependencies"]),
        (bootstrap.DEV_LOCK, project["dependency-groups"]["dev"]),
    ]
    for lock, wishes in wanted:
        locked = requirements(lock)
        for wish in map(Requirement, wishes):
            version = locked[canonicalize_name(wish.name)].split("==")[1].split()[0]
            assert wish.specifier.contains(version), wish
