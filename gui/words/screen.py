"""The words on the projected screen, and of the menu and scenes it is chosen by."""

from collections.abc import Sequence

from gui.words.numbers import amount, chip_off, chips_off, listed, seat_text, tables_text
from gui.words.tr import Context, dotted, mark
from gui.words.voices import notice

tr = Context("room")


def break_in(leaving: tuple[int, ...] = ()) -> str:
    """Return ``Break in``; with what is coloured up in it ``Break in · 25s colour up``."""
    return f"{tr('Break in')} · {colour_up(leaving)}" if leaving else tr("Break in")


def scan_first(codes: int) -> str:
    return tr("Scan these before a number is called. Check the draw with them afterwards.", codes)


colour_up = tr.phrase("{chips} colour up", chips=chips_off)
colour_up_now = tr.phrase("Now · stay at your table")
after_level = tr.phrase("{chips} after level {n}", chips=chips_off)
then_level = tr.phrase("Then level {n}")
ante = tr.phrase("Ante")
players = tr.phrase("Players")
first_and_places = tr.phrase("First prize · {n} paid")
play_resumes = tr.phrase("Play resumes {time}")
until_called = tr.phrase("Until the director calls you back")
paused = tr.phrase("Paused")
# Beside it, small: the level's name and the time follow; the blinds stand under their words.
stands_at = tr.phrase("{level} stands at")
blinds_later = tr.phrase("Blinds when play goes on")
play_goes_on = tr.phrase("Play goes on")
# When play goes on after a pause.
floor_says = tr.phrase("when the floor says")
hand_for_hand = tr.phrase("Hand-for-hand")
hand_by_hand = tr.phrase("Hand-for-hand · hand {n}")
off_the_level = tr.phrase("Each hand takes %n minutes off the level")
to_the_money = tr.phrase("To the money")
# Above the hands of a level that goes by them.
hands_played = tr.phrase("{level} · hands played")
cards_in_the_air = tr.phrase("Play begins {time}")
# The time left follows it on the picture.
starts_at_in = tr.phrase("Starts {time} · in")
table_word = tr.phrase("table")
seat_word = tr.phrase("seat")


still_to_race = tr.phrase("Still to race the {chips}", chips=chip_off)


def hand_by_hand_over(paid: bool) -> str:
    """Say that hand-for-hand has no purpose any more, though it was not ended yet."""
    return tr("All players left are paid") if paid else tr("One table is left")


def since(time: str, minutes: int) -> str:
    """Say since when the clock stands; how long, after its first minute."""
    return tr("since {time}, %n minutes", minutes, time=time) if minutes else tr("since {time}", time=time)


# -- in the money -----------------------------------------------------------------------------------


in_the_money = tr.phrase("In the money")


def left_paid(left: int, paid: int) -> str:
    return tr("%n left, {paid} paid", left, paid=amount(paid))


def left_paid_least(left: int, paid: int, money: str) -> str:
    return tr("%n left, {paid} paid, at least {money}", left, paid=amount(paid), money=money)


def everybody_gets(teams: bool) -> str:
    return tr("Every team gets at least") if teams else tr("Everybody gets at least")


def winner_gets(teams: bool) -> str:
    return tr("The winning team gets") if teams else tr("The winner gets")


def last_out(names: Sequence[str], place: str, time: str) -> str:
    """Name those who were the last to go out before the money, or who share its last places."""
    if len(names) == 1:
        return tr("{name} was {place}, at {time}.", name=names[0], place=place, time=time)
    return tr("{names} share {place}, at {time}.", names=listed(names), place=place, time=time)


# -- who goes where ---------------------------------------------------------------------------------


nobody_moved = tr.phrase("Nobody has moved yet")
final_table = tr.phrase("Final table: table {table}")
# The seat somebody leaves.
from_seat = tr.phrase("from table {table} seat {seat}")
next_hand_at = tr.phrase("Table {table}: new player next hand")
# How the list of one table is to be read, where there is no room for the word at each.
name_and_seat = tr.phrase("name and seat")


def new_seats(players: int) -> str:
    return tr("New seat") if players == 1 else tr("New seats")


def tables_broken(labels: Sequence[str]) -> str:
    one = tr("Table {table} breaks", table=labels[0])
    return one if len(labels) == 1 else tr("Tables {tables} break", tables=listed(labels))


def who_may_wait(labels: Sequence[str], *, new: bool) -> str:
    """Name the players who may wait for the button: of these tables, or ``new``; else everybody."""
    if new:
        return tr("New players between small blind and button:")
    if not labels:
        return tr("Between small blind and button:")
    if len(labels) == 1:
        return tr("From table {table}, between small blind and button:", table=labels[0])
    return tr("From tables {tables}, between small blind and button:", tables=listed(labels))


def seat_legend(table: str, seat: str) -> str:
    """Explain how a seat is written: ``2.7 is table 2 seat 7``."""
    return tr("{place} is {said}", place=f"{table}.{seat}", said=seat_text(table, seat))


def moves_page() -> str:
    """Return the words for the page number. The scene, which knows how many lines fit, fills them in."""
    return tr("page {page} of {pages}")


# -- what stands on every scene ---------------------------------------------------------------------


table = tr.phrase("Table {table}")


def tables(labels: Sequence[str], most: int) -> str:
    if len(labels) > most:
        return tables_text(len(labels))
    return table(labels[0]) if len(labels) == 1 else tr("Tables {tables}", tables=listed(labels))


def stop_dealing(labels: Sequence[str]) -> str:
    if len(labels) == 1:
        return tr("Table {table}: stop dealing", table=labels[0])
    return tr("Tables {tables}: stop dealing", tables=listed(labels))


def break_order(labels: Sequence[str], *, more: bool) -> tuple[str, str]:
    return tr("Break order"), ", ".join(labels) + (" …" if more else "")


def redraws(tables: Sequence[int], players: Sequence[int], *, first_days: bool) -> tuple[str, str]:
    said = [tr("at %n tables", n) for n in tables]
    said += [tr("at %n players", n) for n in players]
    if first_days:
        said.append(tr("when the first days merge"))
    if not said:
        return tr("No redraws"), ""
    return redraw(), listed(said)


redraw = tr.phrase("Redraw of all seats")


def altered(reason: str) -> tuple[str, str]:
    return tr("Changed"), reason


def colour_up_told(chip: int) -> tuple[str, str]:
    return tr("{chips} colour up", chips=chip_off(chip)), tr("each table when the floor comes to it")


# -- the clock called on somebody -------------------------------------------------------------------

_ZERO = {
    "hand_dead": mark("The hand is dead"),
    "dead_if_facing_bet_else_checked": mark("The hand is dead if it faces a bet, otherwise it is checked"),
}
# The hand of a player whose called clock runs out, by the rulebook.
at_zero_the_hand = tr.one_of(_ZERO)


clocks_called = tr.phrase("%n clocks called")
time_is_up = tr.phrase("Time is up")
looks_so = notice(tr.phrase("The room screen looks like this from now on, at every tournament."), "looks_so")
looks_so_tonight = notice(
    tr.phrase("The room screen looks like this tonight. It could not be saved for other nights."),
    "looks_so_tonight",
)
# Instead of the tournament it is asked at.
other = tr.phrase("Room screen: {name}", name=listed)
beside = tr.phrase("Side by side with {title}")


def to_act(countdown: int, *, within: bool) -> str:
    if not countdown:
        return tr("seconds to act")
    if within:
        return tr("seconds to act · last {n} counted down", n=countdown)
    return tr("seconds to act · then {n} counted down", n=countdown)


def call_told(name: str, left: str, place: str, more: int) -> tuple[str, str]:
    """Tell of a clock call on a picture of something else: ``Clock on Anna Ek 42 s · table 1 seat 4``."""
    left = tr("{n} s", n=left) if left.isdigit() else left
    parts = [left, place] + ([tr("and {n} more", n=more)] if more else [])
    return tr("Clock on {name}", name=name), dotted(*parts)


# Of those with the same prize in one line.
each = tr.phrase("{money} each")
