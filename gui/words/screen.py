"""The words on the projected screen, and of the menu and scenes it is chosen by."""

from collections.abc import Sequence

from gui.words.numbers import amount, chips_off, listed, ordinal, seat_text, tables_text
from gui.words.tr import Context, mark
from gui.words.voices import notice

tr = Context("room")


def break_in(leaving: tuple[int, ...] = ()) -> str:
    """``Break in``; with what is coloured up in it ``Break in · 25s colour up``."""
    return f"{tr('Break in')} · {colour_up(leaving)}" if leaving else tr("Break in")


def colour_up(values: tuple[int, ...]) -> str:
    """``25s colour up``."""
    return tr("{chips} colour up", chips=chips_off(values))


def colour_up_now() -> str:
    return tr("Now · stay at your table")


def after_level(values: tuple[int, ...], n: int) -> str:
    """``25s after level 8``."""
    return tr("{chips} after level {n}", chips=chips_off(values), n=n)


def still_to_race(chip: int) -> str:
    return tr("Still to race the {chips}", chips=chips_off((chip,)))


def then_level(n: int) -> str:
    return tr("Then level {n}", n=n)


def ante() -> str:
    return tr("Ante")


def players() -> str:
    return tr("Players")


def first_and_places(paid: int) -> str:
    return tr("First prize · {n} paid", n=amount(paid))


def play_resumes(time: str) -> str:
    return tr("Play resumes {time}", time=time)


def until_called() -> str:
    return tr("Until the director calls you back")


def paused() -> str:
    return tr("Paused")


def hand_for_hand() -> str:
    return tr("Hand-for-hand")


def hand_by_hand(number: int) -> str:
    return tr("Hand-for-hand · hand {n}", n=amount(number))


def hand_by_hand_over(paid: bool) -> str:
    """Nobody waits for another table's hand any more, though nobody has said so yet."""
    return tr("All players left are paid") if paid else tr("One table is left")


def off_the_level(minutes: int) -> str:
    """Say what becomes of the time while the clock stands."""
    return tr("Each hand takes %n minutes off the level", minutes)


def to_the_money() -> str:
    return tr("To the money")


def hands_played(level: str) -> str:
    """Above the hands of a level that goes by them: ``Level 7 · hands played``."""
    return tr("{level} · hands played", level=level)


def cards_in_the_air(time: str) -> str:
    return tr("Play begins {time}", time=time)


def starts_at_in(time: str) -> str:
    """The time left follows it on the picture: ``Starts 18:00 · in 11:20``."""
    return tr("Starts {time} · in", time=time)


def table_word() -> str:
    return tr("table")


def seat_word() -> str:
    return tr("seat")


# -- who goes where ---------------------------------------------------------------------------------


def nobody_moved() -> str:
    return tr("Nobody has moved yet")


def new_seats(players: int) -> str:
    return tr("New seat") if players == 1 else tr("New seats")


def tables_broken(labels: Sequence[str]) -> str:
    """``Table 5 is broken``, ``Tables 5 and 8 are broken``."""
    one = tr("Table {table} breaks", table=labels[0])
    return one if len(labels) == 1 else tr("Tables {tables} break", tables=listed(labels))


def who_may_wait(labels: Sequence[str], *, new: bool) -> str:
    """Whom the button decides about: from these tables, or ``new``; everybody where neither is said."""
    if new:
        return tr("New players between small blind and button:")
    if not labels:
        return tr("Between small blind and button:")
    if len(labels) == 1:
        return tr("From table {table}, between small blind and button:", table=labels[0])
    return tr("From tables {tables}, between small blind and button:", tables=listed(labels))


def final_table(label: str) -> str:
    return tr("Final table: table {table}", table=label)


def from_seat(table: str, seat: str) -> str:
    """The seat somebody leaves."""
    return tr("from table {table} seat {seat}", table=table, seat=seat)


def next_hand_at(table: str) -> str:
    """Tell the dealer there what to know."""
    return tr("Table {table}: new player next hand", table=table)


def seat_legend(table: str, seat: str) -> str:
    """How the seats beside it are to be read: ``2.7 is table 2 seat 7``."""
    return tr("{place} is {said}", place=f"{table}.{seat}", said=seat_text(table, seat))


def name_and_seat() -> str:
    """How the list of one table is to be read, where there is no room for the word at each."""
    return tr("name and seat")


def moves_page() -> str:
    """Filled in by the scene, which knows how many fit."""
    return tr("page {page} of {pages}")


# -- what stands on every scene ---------------------------------------------------------------------


def table(label: str) -> str:
    return tr("Table {table}", table=label)


def tables(labels: Sequence[str], most: int) -> str:
    """``Table 2``, ``Tables 2, 4 and 7``; of more than ``most`` only how many."""
    if len(labels) > most:
        return tables_text(len(labels))
    return table(labels[0]) if len(labels) == 1 else tr("Tables {tables}", tables=listed(labels))


def stop_dealing(labels: Sequence[str]) -> str:
    """``Table 4: stop dealing``, ``Tables 4 and 6: stop dealing``."""
    if len(labels) == 1:
        return tr("Table {table}: stop dealing", table=labels[0])
    return tr("Tables {tables}: stop dealing", tables=listed(labels))


def break_order(labels: Sequence[str], *, more: bool) -> tuple[str, str]:
    """``Tables break in this order  8, 7, 6 …``."""
    return tr("Break order"), ", ".join(labels) + (" …" if more else "")


def redraws(tables: Sequence[int], players: Sequence[int], *, first_days: bool) -> tuple[str, str]:
    """``All seats are drawn again  at 3 tables, at 27 players``."""
    said = [tr("at %n tables", n) for n in tables]
    said += [tr("at {n} players", n=amount(n)) for n in players]
    if first_days:
        said.append(tr("when the first days merge"))
    if not said:
        return tr("No redraws"), ""
    return tr("Redraw of all seats"), listed(said)


def altered(reason: str) -> tuple[str, str]:
    return tr("Changed"), reason


def colour_up_told(chip: int) -> tuple[str, str]:
    """Say that it was announced, where the structure does not plan it."""
    return tr("{chips} colour up", chips=chips_off((chip,))), tr("each table when the floor comes to it")


# -- the clock called on somebody -------------------------------------------------------------------

_ZERO = {
    "hand_dead": mark("The hand is dead"),
    "dead_if_facing_bet_else_checked": mark("Dead if it faces a bet, else checked"),
}


def clocks_called(n: int) -> str:
    return tr("%n clocks called", n)


def to_act(countdown: int, *, within: bool) -> str:
    """Say what the figures count, and how it ends."""
    if not countdown:
        return tr("seconds to act")
    if within:
        return tr("seconds to act · last {n} counted down", n=countdown)
    return tr("seconds to act · then {n} counted down", n=countdown)


def time_is_up() -> str:
    return tr("Time is up")


def at_zero_the_hand(zero: str) -> str:
    """Say what the rulebook makes of no action, by its word for it."""
    return tr(_ZERO[zero])


def call_told(name: str, left: str, place: str, more: int) -> tuple[str, str]:
    """On a picture of something else: ``Clock on Anna Ek  42 s · table 1 seat 4``."""
    left = tr("{n} s", n=left) if left.isdigit() else left
    parts = [left, place] + ([tr("and {n} more", n=more)] if more else [])
    return tr("Clock on {name}", name=name), " · ".join(filter(None, parts))


@notice
def looks_so() -> str:
    return tr("The room screen looks like this from now on, at every tournament.")


@notice
def looks_so_tonight() -> str:
    return tr("The room screen looks like this tonight. It could not be saved for other nights.")


def other(names: Sequence[str]) -> str:
    """Say what is shown instead of the tournament it is asked at."""
    return tr("Room screen: {name}", name=listed(names))


def beside(title: str) -> str:
    """Another open tournament, on the other half."""
    return tr("Side by side with {title}", title=title)


def screen(name: str, width: int, height: int) -> str:
    return f"{name} · {width} × {height}"


# -- prizes -----------------------------------------------------------------------------------------


def places(first: int, last: int) -> str:
    """``4th``; those with the same prize in one line: ``10th–18th``."""
    return ordinal(first) if first == last else f"{ordinal(first)}–{ordinal(last)}"


def each(money: str) -> str:
    """Say what every one of several places gets."""
    return tr("{money} each", money=money)


# -- test pattern -----------------------------------------------------------------------------------


def dots(width: int, height: int, rate: float) -> str:
    """``1920 × 1080 · 60 Hz``."""
    size = f"{width} × {height}"
    return tr("{size} · {rate} Hz", size=size, rate=round(rate)) if rate >= 1 else size
