"""First start: a private folder of exactly the packages Riffle is tested with, and the libraries Qt needs.

Standard library only, in syntax that Python 3.6 can parse: it has to come far enough on any machine to end
in one sentence that says what to do (`Stop`, exit code 2), never in a traceback.
"""

import sys

if sys.version_info < (3, 11):
    sys.stderr.write(
        "Riffle needs Python 3.11 or newer and this is Python %d.%d: install a newer one from your system's"
        " packages or from python.org, and start Riffle with that.\n" % sys.version_info[:2]
    )
    sys.exit(2)

import itertools
import os
import re
import shutil
from importlib.util import find_spec

ROOT = os.path.dirname(os.path.abspath(__file__))
RUNTIME_LOCK = os.path.join(ROOT, "requirements.lock")
DEV_LOCK = os.path.join(ROOT, "requirements-dev.lock")  # holds all of RUNTIME_LOCK: a test compares them

NEWEST = (3, 14)  # the newest Python that Qt's packages in the locks are made for

STAMP = "riffle-parts.txt"  # in the folder: which Python and which locks it was completed for
UNFINISHED = "riffle-unfinished"  # in the folder while it is being filled: found later, it was killed
CAME_FROM_RESTART = "RIFFLE_RESTARTED"

# Library -> the Debian package that brings it. Each was proved necessary by leaving it out.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
SCREEN_LIBRARIES = {
    "xcb": {
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}

FIRST_START = "First start: fetching Riffle's parts, about 90 MB, once, into %s ..."
TOO_NEW = (
    "Riffle's parts are made for Python 3.11 to %d.%d and this is Python %d.%d: install Python %d.%d from"
    " your system's packages or from python.org, and start Riffle with that (on Windows: py -%d.%d main.py)."
)
NO_NETWORK = (
    "Riffle's parts could not be fetched: the first start needs the internet, once; connect this computer and"
    " start again."
)
# A message of pip, venv or the file system -> the reader's remedy. The first that matches holds.
TROUBLES = (
    (
        r"No space left|Errno 28|Disk quota|Errno 122|File too large|Errno 27",
        "The disk is full: Riffle's parts need 500 MB in {venv} and, while they are fetched, 100 MB in the"
        " temporary folder; free that, or set RIFFLE_VENV to a folder elsewhere, and start again.",
    ),
    (
        r"Permission denied|Access is denied|Read-only file system|Operation not permitted",
        "Riffle may not write to {venv}: make that folder writable, or set RIFFLE_VENV to a folder that is,"
        " and start again.",
    ),
    (
        r"DO NOT MATCH THE HASHES|[Hh]ashes are required",
        "A part that was fetched is not the one named in {lock} (its checksum differs), so nothing was"
        " installed: start again, and if it stays like that, fetch a fresh copy of Riffle.",
    ),
    (
        r"Retrying|ConnectionError|Timeout|SSLError|ProxyError|HTTPError|HTTP error|Client Error|Server Error"
        r"|Temporary failure in name resolution|Network is unreachable",
        NO_NETWORK,
    ),
    (
        r"No matching distribution found",
        "Riffle's parts are not made for this computer ({machine}): it needs 64-bit Windows, macOS 13 or a"
        " Linux of 2022, or newer, and Python 3.11 to 3.14.",
    ),
)


class Stop(Exception):
    """Riffle cannot start; the text is the one sentence for the person in front of it."""


def say(line: str) -> None:
    """A line of progress: on stderr, so that a command's output stays clean."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def venv_folder() -> str:
    """`.venv` beside main.py, or where RIFFLE_VENV points."""
    return os.path.abspath(os.environ.get("RIFFLE_VENV") or os.path.join(ROOT, ".venv"))


def venv_python(venv: str) -> str:
    return os.path.join(venv, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def read_stamp(venv: str) -> "dict[str, str]":
    """{"python": "3.11", lock file's name: its hash}; empty for a folder never completed."""
    try:
        with open(os.path.join(venv, STAMP), encoding="utf-8") as file:
            return dict(line.split(" ", 1) for line in file.read().splitlines() if " " in line)
    except FileNotFoundError:
        return {}


def write_stamp(venv: str, locks: "list[str]") -> None:
    """In one step: a stamp is whole or not there."""
    lines = ["python " + python_version()]
    lines += [os.path.basename(lock) + " " + lock_hash(lock) for lock in locks]
    path = os.path.join(venv, STAMP)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(path + ".new", path)


def lock_hash(lock: str) -> str:
    import hashlib

    with open(lock, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def python_version() -> str:
    return "%d.%d" % sys.version_info[:2]


def outlived(venv: str, stamp: "dict[str, str]") -> bool:
    """Return whether the system's Python was replaced: the folder's link leads to another version."""
    same = os.path.realpath(venv_python(venv)) == os.path.realpath(sys.executable)
    return same and stamp.get("python", python_version()) != python_version()


def ready(venv: str, lock: str) -> bool:
    """Return whether the folder was completed for this very lock; a few milliseconds, no network."""
    if os.path.exists(os.path.join(venv, UNFINISHED)) or not os.path.exists(venv_python(venv)):
        return False
    stamp = read_stamp(venv)
    return stamp.get(os.path.basename(lock)) == lock_hash(lock) and not outlived(venv, stamp)


def install(venv: str, lock: str) -> None:
    """Make the folder complete for `lock`, whatever state it was left in; only one start at a time."""
    if sys.version_info[:2] > NEWEST:
        # Only here: a folder that an older Python completed starts with that one.
        raise Stop(TOO_NEW % (NEWEST + sys.version_info[:2] + NEWEST + NEWEST))
    try:
        os.makedirs(os.path.dirname(venv), exist_ok=True)
        with open(venv + ".lock", "a", encoding="utf-8") as guard:
            hold(guard.fileno())
            if not ready(venv, lock):
                fill(venv, lock, guard.fileno())
    except OSError as error:
        raise Stop(trouble(str(error), venv, lock)) from error


def hold(guard: int) -> None:
    """Wait for the operating system's lock on the open file; it falls with the processes that hold it."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                return msvcrt.locking(guard, msvcrt.LK_LOCK, 1)  # tries for ten seconds
            except OSError:
                say("Another start of Riffle is fetching its parts: waiting for it ...")
    else:
        import fcntl

        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start of Riffle is fetching its parts: waiting for it ...")
            fcntl.flock(guard, fcntl.LOCK_EX)


def fill(venv: str, lock: str, guard: int) -> None:
    """Make the environment and install the lock into it. `guard` is handed to the children, so that a pip
    which outlives a killed Riffle keeps the next start waiting instead of being written over."""
    mark = os.path.join(venv, UNFINISHED)
    stamp = read_stamp(venv)
    if os.path.isdir(venv) and os.listdir(venv):
        if not os.path.exists(os.path.join(venv, "pyvenv.cfg")) and not os.path.exists(mark):
            raise Stop(
                "%s holds other things, so Riffle leaves it alone: set RIFFLE_VENV to a new folder." % venv
            )
        if os.path.exists(mark) or outlived(venv, stamp) or not fit(venv, guard):
            shutil.rmtree(venv)
    if not os.path.exists(venv_python(venv)) and not all(map(find_spec, ("venv", "ensurepip"))):
        raise Stop(
            "This Python cannot make the private folder Riffle keeps its parts in: install its venv module"
            " (Debian, Ubuntu: apt install python3-venv) and start again."
        )
    os.makedirs(venv, exist_ok=True)
    open(mark, "w", encoding="utf-8").close()
    say("Riffle's parts have changed: fetching the new ones, once ..." if stamp else FIRST_START % venv)
    python, commands = venv_python(venv), []
    if not os.path.exists(python):
        # pip is put in by a step of its own: `venv` would keep to itself why that failed (a full disk, say).
        base = getattr(sys, "_base_executable", sys.executable)
        commands += [[base, "-I", "-m", "venv", "--without-pip", venv], [python, "-Im", "ensurepip"]]
    commands.append([python, "-I", "-m", "pip", "install", "--require-hashes", "--only-binary", ":all:"])
    commands[-1] += ["--no-input", "--quiet", "--disable-pip-version-check", "--retries", "2", "-r", lock]
    for command in commands:
        code, output = run(command, guard)
        if code:
            sentence = trouble(output, venv, lock)
            if sentence == NO_NETWORK:
                os.remove(mark)  # pip touches nothing before it has everything: what was there still stands
            raise Stop(sentence)
    write_stamp(venv, [DEV_LOCK, RUNTIME_LOCK] if lock == DEV_LOCK else [lock])
    os.remove(mark)


def fit(venv: str, guard: int) -> bool:
    """Return whether the environment can be built upon: its Python runs, has our version and pip."""
    probe = "import sys, pip; sys.exit('%%d.%%d' %% sys.version_info[:2] != '%s')" % python_version()
    try:
        return run([venv_python(venv), "-I", "-c", probe], guard)[0] == 0
    except OSError:
        return False


def run(command: "list[str]", guard: "int | None" = None) -> "tuple[int, str]":
    """The command's exit code and all it said; a running count of seconds for who watches a terminal."""
    import subprocess  # here: a start with nothing to fetch runs nothing

    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(os.environ, PIP_USER="0", DEBIAN_FRONTEND="noninteractive", LC_ALL="C.UTF-8"),
        pass_fds=() if os.name == "nt" or guard is None else (guard,),
    )
    for seconds in itertools.count(1):
        try:
            output = process.communicate(timeout=1)[0]
            break
        except subprocess.TimeoutExpired:
            sys.stderr.write("\r  %d s \r" % seconds if sys.stderr.isatty() else "")
            sys.stderr.flush()
    return process.returncode, output.decode("utf-8", "replace")


def trouble(output: str, venv: str, lock: str) -> str:
    """One sentence for what pip, venv or the file system said."""
    import platform

    machine = "%s %s, Python %s" % (platform.system(), platform.machine(), python_version())
    for pattern, sentence in TROUBLES:
        if re.search(pattern, output):
            return sentence.format(venv=venv, lock=os.path.basename(lock), machine=machine)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")] or lines[-1:] or ["no reason given"]
    return "Riffle's parts could not be put into %s (%s): mend that and start again." % (venv, errors[-1])


def loads(library: str) -> bool:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(libraries: "dict[str, str]") -> "dict[str, str]":
    return {library: package for library, package in libraries.items() if not loads(library)}


def answers(system: str) -> bool:
    """Return whether the screen system lets this user in: if it does not, Qt aborts without raising."""
    if system == "wayland":
        name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
        return os.access(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), name), os.R_OK | os.W_OK)
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def find_letters() -> None:
    """Tell Qt where Windows keeps its fonts: where it draws in memory it looks in a folder of its own."""
    if sys.platform == "win32":
        windows = os.environ.get("WINDIR", r"C:\Windows")
        os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(windows, "Fonts"))


def chosen_platform() -> str:
    """The platform of Qt that the user has chosen; "" if Qt chooses."""
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]


def no_screen() -> bool:
    """Return whether nothing names a screen: elsewhere than on Linux there is one."""
    named = chosen_platform() or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform.startswith("linux") and not named


def check_machine(screen: str, without_screen: "list[str]") -> None:
    """Find what Qt will miss before Qt does, on Linux, where a Python package cannot bring everything.

    `screen`: "none" (the command draws in memory), "optional" (windows if they can be seen) or "needed", with
    the commands to name where there is none. Somebody who chose QT_QPA_PLATFORM knows best.
    """
    chosen = chosen_platform()
    if screen == "none" and not chosen:
        os.environ["QT_QPA_PLATFORM"] = chosen = "offscreen"
    if chosen == "offscreen":
        find_letters()
    if not sys.platform.startswith("linux"):
        return
    offered = {"xcb": os.environ.get("DISPLAY"), "wayland": os.environ.get("WAYLAND_DISPLAY")}
    systems = [system for system in offered if (system == chosen if chosen else offered[system])]
    problem = "There is no screen here (DISPLAY and WAYLAND_DISPLAY are not set)" if no_screen() else ""
    if not problem or screen == "optional":
        provide(missing(QT_LIBRARIES))
    if systems:
        gaps = [missing(SCREEN_LIBRARIES[system]) for system in systems]
        if all(gaps):
            provide(gaps[0])
        if not any(not missing(SCREEN_LIBRARIES[system]) and answers(system) for system in systems):
            problem = "The screen here does not let this user in (wrong DISPLAY or WAYLAND_DISPLAY, or sudo)"
    if problem and screen == "optional":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif problem:
        raise Stop(
            "%s, so Riffle's windows cannot open: start it in a desktop session, or use a command that needs"
            " no screen (main.py %s)." % (problem, ", ".join(without_screen))
        )


def provide(gap: "dict[str, str]") -> None:
    """Install the missing system libraries where that is ours to do (root on a Debian), else say how."""
    if not gap:
        return
    if not shutil.which("apt-get") or not os.path.exists("/etc/debian_version"):
        raise Stop(
            "Qt needs system libraries that are missing here: install %s with your system's package manager"
            " and start again." % ", ".join(gap)
        )
    packages = " ".join(gap.values())
    if os.geteuid() != 0:
        raise Stop("Qt needs system libraries that are missing here: sudo apt install %s" % packages)
    say("Qt needs system libraries that are missing here; as you are root, installing %s ..." % packages)
    for step in (["update"], ["install", "-y", "--no-install-recommends", *packages.split()]):
        run(["apt-get", "-q", "-o", "DPkg::Lock::Timeout=120", *step])
    if missing(gap):
        raise Stop(
            "apt-get could not install them: connect this computer to the internet and start again, or see"
            " what it says to: apt install %s" % packages
        )


def begin(arguments: "list[str]", dev: bool, qt: bool, screen: str, without_screen: "list[str]") -> None:
    """Return only inside the complete environment, on a machine that can do what the command needs.

    Until then: check the machine, fill the folder, and start main.py again with the folder's Python. Whatever
    is wrong ends the program with one sentence and exit code 2.
    """
    venv = venv_folder()
    lock = DEV_LOCK if dev else RUNTIME_LOCK
    restarted = os.environ.pop(CAME_FROM_RESTART, "")
    try:
        here = os.path.realpath(sys.prefix) == os.path.realpath(venv)
        complete = ready(venv, lock)
        if qt and (here or not complete):
            check_machine(screen, without_screen)
        if here and complete:
            return
        if restarted:
            raise Stop("%s does not start as it should: delete that folder and start again." % venv)
        if not complete:
            install(venv, lock)
    except Stop as stop:
        say(str(stop))
        sys.exit(2)
    except KeyboardInterrupt:
        say("Stopped before Riffle's parts were complete: start again to go on.")
        sys.exit(130)
    restart(venv, arguments)


def restart(venv: str, arguments: "list[str]") -> None:
    """Start main.py again with the folder's own Python; does not return."""
    command = [venv_python(venv), os.path.join(ROOT, "main.py"), *arguments]
    os.environ[CAME_FROM_RESTART] = "1"
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    import subprocess

    process = subprocess.Popen(command)
    while True:
        try:
            sys.exit(process.wait())
        except KeyboardInterrupt:
            continue  # Ctrl+C reached the child too: let it end in its own way
