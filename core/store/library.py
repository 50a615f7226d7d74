"""``library.db``: players, settings and templates, kept across nights. Two Riffles may share it, so every
write is short. It opens so that it never stops the night, and brings its tables up to date."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, astuple, fields, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from core.keeping.directory import KeptPenalty, NightFacts, RecentNight
from core.people.known import Known, filled
from core.people.listing import Listing, name_key
from core.people.player_row import ImportReport, PlayerRow
from core.say.names import LONGEST_NAME, clean, folded, searched
from core.say.refused import Reason, Refused, Trouble
from core.say.times import LATEST, happens
from core.store.connecting import BESIDE, NoFile, free_aside, no_file, transaction
from core.store.troubles import failed, failing, is_corrupt

if TYPE_CHECKING:
    from sqlite_utils import Database

APPLICATION_ID = int.from_bytes(b"RIFB", "big")
# Lower ones were written by trial versions.
_NEW, VERSION = 0, 6


def _begin(conn: sqlite3.Connection) -> None:
    """Make the tables of a new library. One that is made needs no lock, and waits for no writer."""
    if _version(conn) != _NEW:
        return
    _migrate(conn)


def _renew(conn: sqlite3.Connection) -> None:
    """Bring the tables of an older library up to date. Where it cannot be written at once it serves as it
    is, and the next start tries again."""
    (patience,) = conn.execute("PRAGMA busy_timeout").fetchone()
    conn.execute("PRAGMA busy_timeout = 0")
    try:
        with suppress(sqlite3.OperationalError):
            if not _is_up_to_date(conn):
                _migrate(conn)
    finally:
        conn.execute(f"PRAGMA busy_timeout = {patience}")


def _migrate(conn: sqlite3.Connection) -> None:
    # Few libraries need these 40 ms, and nobody has to wait for them behind a lock.
    from sqlite_utils import Database, Migrations

    migrations = Migrations("riffle-library")

    @migrations()
    def m001_library(db: Database) -> None:
        db.table("player").create(
            {
                "id": int,
                "name": str,
                "nickname": str,
                "number": str,
                "note": str,
                "accessible": int,
                "last_seen": int,
                "removed": int,
                "folded": str,
            },
            pk="id",
            not_null={"name", "nickname", "number", "note", "accessible", "removed", "folded"},
            defaults={"removed": 0},
        )
        db.execute(
            "CREATE UNIQUE INDEX player_number ON player (number COLLATE NOCASE) "
            "WHERE number <> '' AND removed = 0"
        )
        recent = db.table("recent")
        recent.create(
            {"path": str, "at": int, "title": str, "night": int, "facts": str},
            pk="path",
            not_null={"path", "at", "title", "facts"},
            defaults={"title": "", "facts": ""},
        )
        db.table("setting").create({"key": str, "value": str}, pk="key", not_null={"key", "value"})
        for kept in ("structure", "template"):
            db.table(kept).create({"name": str, "data": str}, pk="name", not_null={"name", "data"})
        db.table("penalty").create(
            {
                "tournament": str,
                "action": int,
                "at": int,
                "title": str,
                "name": str,
                "number": str,
                "step": str,
                "offence": str,
                "clause": str,
                "folded": str,
                "seal": str,
            },
            pk=("tournament", "action", "seal"),
            not_null={"at", "title", "name", "number", "step", "offence", "clause", "folded", "seal"},
        )
        db.table("penalty").create_index(["folded"])

    @migrations()
    def m002_each_offender(db: Database) -> None:
        # an older Riffle can still use it
        db.table("penalty").transform(pk=("tournament", "action", "seal", "name", "number"))

    @migrations()
    def m003_letters_written_out(db: Database) -> None:
        found = db.execute("SELECT id, name, nickname, number FROM player").fetchall()
        words = [(_searched(name, nickname, number), player) for player, name, nickname, number in found]
        db.conn.executemany("UPDATE player SET folded = ? WHERE id = ?", words)

    with transaction(conn):
        if _version(conn) in (_NEW, VERSION):  # it leaves out what another Riffle has done meanwhile
            migrations.apply(Database(conn))
            conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            conn.execute(f"PRAGMA user_version = {VERSION}")


def _is_up_to_date(conn: sqlite3.Connection) -> bool:
    return bool(conn.execute("SELECT 1 FROM _sqlite_migrations WHERE name LIKE 'm003%'").fetchall())


BUSY_SECONDS = 5.0
_SWITCHES = 20
"""Tries to switch to WAL; after each lost one somebody else has got further."""
_BEGUN_ANEW = 3
"""Times a library that cannot be used may be moved aside, here or by another Riffle meanwhile."""


class _Trial(Exception):
    """The file was written by a trial version."""


class _Newer(Exception):
    """The file was written by a newer Riffle, which will want it back unchanged."""


def _which(path: Path) -> tuple[int, int] | None:
    """Return which file is at the path just now."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    if (strange := no_file(path)) is not None:
        raise NoFile(strange)
    # one thread at a time, but not always the same one
    conn = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        conn.execute("PRAGMA trusted_schema = OFF")
        _must_be_ours(conn)  # before anything is written
        _use_wal(conn)
        conn.execute("PRAGMA synchronous = FULL")
        _begin(conn)
        _renew(conn)
        problem = conn.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
    except UnicodeDecodeError as error:  # SQLite's message quotes a schema that is not valid text
        conn.close()
        raise sqlite3.DatabaseError(str(error)) from error
    except BaseException:
        conn.close()
        raise
    return conn


def _use_wal(conn: sqlite3.Connection) -> None:
    """Switch to WAL, which the file then remembers. SQLite refuses at once, whatever the timeout, while
    another Riffle makes the same switch: wait for its lock, and try again."""
    for _ in range(_SWITCHES):
        try:
            conn.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        conn.execute("BEGIN EXCLUSIVE")  # this waits, and raises once patience is over
        conn.execute("ROLLBACK")
    conn.execute("PRAGMA journal_mode = WAL")


def _must_be_ours(conn: sqlite3.Connection) -> None:
    ours = conn.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not ours and conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise sqlite3.DatabaseError("another program's database")
    if ours and (version := _version(conn)) not in (_NEW, VERSION):
        raise _Trial if version < VERSION else _Newer


def _version(conn: sqlite3.Connection) -> int:
    return int(conn.execute("PRAGMA user_version").fetchone()[0])


def _move_aside(path: Path, why: str) -> Path:
    aside = free_aside(path, why)
    for suffix in BESIDE:  # the old one's log must not be played into the new one
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + suffix))
    return aside


_PENALTY = ", ".join(f.name for f in fields(KeptPenalty))
_SAID = Listing(names="first")
_COLUMNS = ", ".join(f.name for f in fields(PlayerRow))


def _sound(texts: Sequence[str], *conditions: str) -> str:
    """Return the condition that a row is as Riffle writes it: another program may have changed it."""
    return " AND ".join((*(f"typeof({name}) = 'text'" for name in texts), *conditions))


_SOUND_PLAYER = _sound(
    ("name", "nickname", "number", "note"),
    "name <> ''",
    f"length(name) <= {LONGEST_NAME}",
    "typeof(accessible) = 'integer'",
    f"(last_seen IS NULL OR (typeof(last_seen) = 'integer' AND last_seen >= 0 AND last_seen < {LATEST}))",
)
_SOUND_PENALTY = _sound(
    [f.name for f in fields(KeptPenalty) if f.name not in ("action", "at")],
    "typeof(action) = 'integer'",
    f"typeof(at) = 'integer' AND at >= 0 AND at < {LATEST}",
)


class Library:
    """Writing raises ``StoreFailed`` for the disk, ``Refused`` for the content."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self.recovered_from: Path | None = None
        self.trouble: Trouble | None = None
        self.odd_nights = 0
        self._conn = self._connected(patience)
        self._conn.create_collation("listed", _listed)
        self._conn.text_factory = _text_of

    @classmethod
    def open(cls, path: Path, patience: float | None = None) -> Self:
        """Open the library; ``patience``: seconds to wait for another program's lock, now and at each later
        read and write. Disk errors do not raise: a broken file, or one of a trial version (``trial`` in its
        new name), is moved to ``recovered_from`` and a new one made; if even that fails, a library in memory
        serves the night, and ``trouble`` says why."""
        return cls(Path(path), BUSY_SECONDS if patience is None else patience)

    def _connected(self, patience: float) -> sqlite3.Connection:
        path = self.path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(_BEGUN_ANEW):
                found = _which(path)
                try:
                    return _connect(path, patience)
                except sqlite3.Error as error:
                    if self.recovered_from is not None or not is_corrupt(error):
                        raise
                    why = "broken"
                except _Trial:
                    why = "trial"
                if _which(path) == found:  # else another Riffle has moved it, and may have begun a new one
                    self.recovered_from = _move_aside(path, why)
            return _connect(path, patience)
        except _Trial:
            self.trouble = Trouble.LOCKED
        except _Newer:
            self.trouble = Trouble.NEWER_VERSION
        except (sqlite3.Error, OSError) as error:
            self.trouble = failed(error, path).trouble
        conn = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        _begin(conn)
        return conn

    def close(self) -> None:
        self._conn.close()

    # -- players -------------------------------------------------------------------------------

    def find(self, text: str, limit: int = 20) -> list[PlayerRow]:
        """Return the best matches first: the exact number, then words that begin so, then any part; ties by
        last seen.

        Every word of ``text`` must match. Empty text gives those seen last.
        """
        words = folded(text).split()
        if len(words) > LONGEST_NAME:  # no name has so many, and SQLite's limit is a thousand
            return []
        # The column begins with a space, so that " an" is where a word begins with "an".
        condition = " AND ".join(["instr(folded, ?) > 0"] * len(words)) or "1"
        begins = " + ".join(["(instr(folded, ' ' || ?) = 0)"] * len(words)) or "NULL"
        rows = self._read(
            f"SELECT {_COLUMNS} FROM player WHERE {_SOUND_PLAYER} AND {condition} "
            f"ORDER BY number <> ? COLLATE NOCASE, {begins}, last_seen DESC, name COLLATE listed LIMIT ?",
            (*words, text.strip() or None, *words, limit),
        )
        return [_row(row) for row in rows]

    def player(self, player: int) -> PlayerRow | None:
        rows = self._read(f"SELECT {_COLUMNS} FROM player WHERE {_SOUND_PLAYER} AND id = ?", (player,))
        return _row(rows[0]) if rows else None

    def players(self) -> list[PlayerRow]:
        """Return everybody, by name."""
        rows = self._read(f"SELECT {_COLUMNS} FROM player WHERE {_SOUND_PLAYER} ORDER BY folded")
        return [_row(row) for row in rows]

    def update(self, row: PlayerRow) -> PlayerRow:
        row = _cleaned(row)
        with self._write():
            if self.player(row.id) is None:
                raise _no_such_player(row.id)
            holders = self._read(
                "SELECT name FROM player WHERE number <> '' AND number = ? COLLATE NOCASE AND id <> ?",
                (row.number, row.id),
            )
            reasons = [*_against(row), *(_number_taken(row.number, name) for (name,) in holders)]
            if reasons:
                raise Refused(*reasons)
            self._db.table("player").update(row.id, _values(row))
        return row

    def seen(self, players: Iterable[int], at: int) -> None:
        """Note that these people played at ``at`` (ms)."""
        with self._write() as conn:
            conn.executemany(
                "UPDATE player SET last_seen = max(coalesce(last_seen, 0), ?) WHERE id = ?",
                [(at, player) for player in players],
            )

    def take_off(self, players: Iterable[int], seen: int) -> None:
        """Remove these people from the list, but for those who were seen after ``seen`` (ms)."""
        with self._write() as conn:
            conn.executemany(
                "DELETE FROM player WHERE id = ? AND coalesce(last_seen, 0) <= ?",
                [(player, seen) for player in players],
            )

    def import_rows(self, rows: Iterable[PlayerRow]) -> ImportReport:
        """Add all valid rows in one transaction.

        A person of the same name is taken to be the same unless both have a number and the numbers differ;
        missing number, nickname or note is filled in.
        """
        added, already, refused = [], [], []
        with self._write() as conn:
            directory = _Directory(self.players())
            for row in map(_cleaned, rows):
                match directory.about(row):
                    case Reason() as reason:
                        refused.append((row, reason))
                    case PlayerRow() as there:
                        fuller = filled(there, row)
                        if fuller != there:
                            self._db.table("player").update(there.id, _values(fuller))
                        directory.note(fuller)
                        already.append(fuller)
                    case None:
                        cursor = conn.execute(_INSERT_PLAYER, _values(row))  # 30 times as fast for a list
                        added.append(replace(row, id=cursor.lastrowid or 0))
                        directory.note(added[-1])
        return ImportReport(tuple(added), tuple(already), tuple(refused))

    # -- recent files, settings, structures ----------------------------------------------------

    def recent_nights(self, limit: int = 10) -> list[RecentNight]:
        rows = self._read(
            "SELECT path, title, night, at, facts FROM recent ORDER BY at DESC LIMIT ?", (limit,)
        )
        nights = [x for x in (_night(*row) for row in rows) if x is not None]
        self.odd_nights = len(rows) - len(nights)
        return nights

    def note_recent(self, night: RecentNight) -> None:
        """Note the file; without ``facts`` those noted before stay."""
        text = "" if night.facts is None else json.dumps(asdict(night.facts), ensure_ascii=False)
        with self._write() as conn:
            conn.execute(
                _UPSERT_RECENT, (str(night.path.absolute()), night.opened, night.title, night.night, text)
            )

    def setting(self, key: str, default: Any = None) -> Any:
        """Return the value last set, or ``default``."""
        rows = self._read("SELECT value FROM setting WHERE key = ?", (key,))
        try:
            return json.loads(rows[0][0]) if rows else default
        except (ValueError, TypeError, RecursionError):  # edited by hand: a setting is not worth a night
            return default

    def set_setting(self, key: str, value: Any) -> None:
        """Set it to anything that JSON can hold."""
        text = json.dumps(value, ensure_ascii=False)
        with self._write() as conn:
            conn.execute(_UPSERT_SETTING, (key, text))

    def counts(self) -> tuple[int, int]:
        ((people, sheets),) = self._read(
            f"SELECT (SELECT count(*) FROM player WHERE {_SOUND_PLAYER}), (SELECT count(*) FROM structure)"
        )
        return int(people), int(sheets)

    def odd_rows(self) -> tuple[int, int]:
        ((people, penalties),) = self._read(
            f"SELECT (SELECT count(*) FROM player WHERE NOT ({_SOUND_PLAYER})),"
            f" (SELECT count(*) FROM penalty WHERE NOT ({_SOUND_PENALTY}))"
        )
        return int(people), int(penalties)

    def structures(self) -> list[str]:
        return self._names("structure")

    def structure(self, name: str) -> str | None:
        return self._text("structure", name)

    def save_structure(self, name: str, text: str) -> None:
        self._save("structure", name, text)

    def templates(self) -> list[str]:
        return self._names("template")

    def template(self, name: str) -> str | None:
        return self._text("template", name)

    def save_template(self, name: str, text: str) -> None:
        self._save("template", name, text)

    def remove_template(self, name: str) -> None:
        with self._write():
            self._db.table("template").delete_where("name = ?", [name])

    def _names(self, table: str) -> list[str]:
        return [name for (name,) in self._read(f"SELECT name FROM {table} ORDER BY name COLLATE NOCASE")]

    def _text(self, table: str, name: str) -> str | None:
        rows = self._read(f"SELECT data FROM {table} WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else None

    def _save(self, table: str, name: str, text: str) -> None:
        with self._write():
            self._db.table(table).upsert({"name": name, "data": text}, pk="name")

    # -- penalties of all nights -------------------------------------------------------------------

    def keep_penalties(self, rows: Sequence[KeptPenalty], instead_of: Sequence[KeptPenalty] = ()) -> None:
        """Replace the penalties ``instead_of`` by ``rows``: undone ones disappear."""
        with self._write() as conn:
            conn.executemany(
                "DELETE FROM penalty WHERE tournament = ? AND action = ? AND seal = ?",
                [(row.tournament, row.action, row.seal) for row in instead_of],
            )
            conn.executemany(_INSERT_PENALTY, [(*astuple(row), folded(row.name)) for row in rows])

    def penalties_in(self, tournament: str) -> list[KeptPenalty]:
        rows = self._read(
            f"SELECT {_PENALTY} FROM penalty WHERE {_SOUND_PENALTY} AND tournament = ?", (tournament,)
        )
        return [KeptPenalty(*row) for row in rows]

    def penalties_of(self, name: str, number: str) -> list[KeptPenalty]:
        """Return this person's penalties, the latest first: those with the same club number, or with the same
        name where one of the two has no number."""
        rows = self._read(
            f"SELECT {_PENALTY} FROM penalty "
            f"WHERE {_SOUND_PENALTY} AND "
            "((? <> '' AND number = ? COLLATE NOCASE) OR (folded = ? AND (number = '' OR ? = ''))) "
            "ORDER BY at DESC, action DESC",
            (number, number, folded(name), number),
        )
        return [KeptPenalty(*row) for row in rows]

    # -- the file ------------------------------------------------------------------------------

    @cached_property
    def _db(self) -> Database:
        # Only where it is written by names: neither the first window nor a clock that starts waits for it.
        from sqlite_utils import Database

        return Database(self._conn)

    def _read(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        with failing(self.path):
            return self._conn.execute(query, values).fetchall()

    @contextmanager
    def _write(self) -> Iterator[sqlite3.Connection]:
        with failing(self.path), transaction(self._conn):
            yield self._conn


def _text_of(stored: bytes) -> str:
    """Return the text, whatever another program has put there."""
    return stored.decode(errors="replace")


def _listed(one: str, other: str) -> int:
    """Compare names as they are listed, in the order of their letters."""
    first, second = name_key(one, _SAID), name_key(other, _SAID)
    return (first > second) - (first < second)


# No figure of a night is larger.
_MOST = 2**53
# No disk has a longer path (bytes), nor a longer name in it (signs).
_LONGEST_PATH, _LONGEST_NAME = 4_095, 255


def _night(path: object, title: object, day: object, at: object, facts: object) -> RecentNight | None:
    """Return the row as a night; None: another program has changed it into what no night is."""
    if not (isinstance(path, str) and isinstance(title, str) and isinstance(at, int) and happens(at)):
        return None
    if day is not None and not (isinstance(day, int) and happens(day)):
        return None
    long = len(path.encode(errors="replace")) > _LONGEST_PATH or "\x00" in path
    if not path or long or any(len(part) > _LONGEST_NAME for part in Path(path).parts):
        return None
    return RecentNight(Path(path), title, day, at, _facts(facts))


def _facts(text: Any) -> NightFacts | None:
    try:
        found = json.loads(text)
        facts = NightFacts(**{**found, "setup": tuple(map(str, found["setup"]))})
    except (ValueError, TypeError, KeyError, RecursionError):  # none noted, or edited by hand
        return None
    usual = {**asdict(NightFacts()), "ended": facts.ended if facts.ended is None else 0}
    if not all(type(value) is type(usual[key]) for key, value in asdict(facts).items()):
        return None
    figures = (facts.entries, facts.left, facts.level, facts.prize)
    times = (facts.noted, facts.ended or 0)
    return facts if all(0 <= x <= _MOST for x in figures) and all(map(happens, times)) else None


class _Directory(Known):
    """The directory while a list is imported."""

    def about(self, row: PlayerRow) -> PlayerRow | Reason | None:
        """Return the person this row describes, the reason against adding it, or None for a new person."""
        if reasons := _against(row):
            return reasons[0]
        holder = self.numbered(row.number)
        if holder is not None:
            alike = folded(holder.name) == folded(row.name)
            return holder if alike else _number_taken(row.number, holder.name)
        for there in self.named(row.name):
            if not (row.number and there.number):
                return there
        return None


# Only a refusal needs the types of the reasons, and the first window waits for this module: these functions
# import them when they refuse.


def _no_such_player(player: int) -> Refused:
    from core.say.reasons import NoSuchPlayer

    return Refused(NoSuchPlayer(player=player))


def _number_taken(number: str, holder: str) -> Reason:
    from core.say.reasons import NumberTaken

    return NumberTaken(number=number, name=holder)


def _against(row: PlayerRow) -> list[Reason]:
    from core.say.reasons import NameEmpty, NameTooLong

    if not row.name:
        return [NameEmpty()]
    if max(len(row.name), len(row.nickname)) > LONGEST_NAME:
        return [NameTooLong(most=LONGEST_NAME)]
    return []


def _cleaned(row: PlayerRow) -> PlayerRow:
    texts: dict[str, Any] = {
        name: clean(getattr(row, name)) for name in ("name", "nickname", "number", "note")
    }
    return replace(row, **texts)


def _searched(name: str, nickname: str, number: str) -> str:
    return f" {searched(f'{name} {nickname} {number}')}"


def _values(row: PlayerRow) -> dict[str, Any]:
    return {
        "name": row.name, "nickname": row.nickname, "number": row.number, "note": row.note,
        "accessible": int(row.accessible), "last_seen": row.last_seen,
        "folded": _searched(row.name, row.nickname, row.number),
    }  # fmt: skip


def _row(values: tuple[Any, ...]) -> PlayerRow:
    name, nickname, number, note, accessible, last_seen, player = values
    return PlayerRow(name, nickname, number, note, bool(accessible), last_seen, player)


_INSERT_PLAYER = (
    "INSERT INTO player (name, nickname, number, note, accessible, last_seen, folded) "
    "VALUES (:name, :nickname, :number, :note, :accessible, :last_seen, :folded)"
)
_INSERT_PENALTY = f"INSERT INTO penalty ({_PENALTY}, folded) VALUES ({'?, ' * len(fields(KeptPenalty))}?)"
_UPSERT_SETTING = (
    "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_UPSERT_RECENT = (
    "INSERT INTO recent (path, at, title, night, facts) VALUES (?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE "
    "SET at = max(at, excluded.at), title = excluded.title, night = excluded.night, "
    "facts = iif(excluded.facts = '', facts, excluded.facts)"
)
