"""The words on the projected screen."""

from __future__ import annotations

from collections.abc import Sequence

from gui.text_numbers import amount, chips_off, listed, seat_text
from gui.text_tr import counted, tr


def next_level() -> str:
    return tr("Next level")


def break_in() -> str:
    return tr("Break in")


def at_the_break() -> str:
    return tr("At the break")


def colour_up(values: tuple[int, ...]) -> str:
    """``25s colour up``."""
    return tr("{chips} colour up", chips=chips_off(values))


def colour_up_now() -> str:
    return tr("Now · stay at your table")


def then_level(n: int) -> str:
    return tr("Then level {n}", n=n)


def ante() -> str:
    return tr("Ante")


def players() -> str:
    return tr("Players")


def average_stack() -> str:
    return tr("Average stack")


def prize_pool() -> str:
    return tr("Prize pool")


def first_and_places() -> str:
    return tr("First · places paid")


def play_resumes(time: str) -> str:
    return tr("Play resumes {time}", time=time)


def until_called() -> str:
    return tr("Until the director calls you back")


def paused() -> str:
    return tr("Paused")


def hand_for_hand() -> str:
    return tr("Hand for hand")


def hand_by_hand(number: int) -> str:
    return tr("Hand {n} · every table waits for the others", n=number)


def stands_still() -> str:
    return tr("The clock stands still")


def starts_in() -> str:
    return tr("Starts in")


def starts_soon() -> str:
    return tr("Starts soon")


def cards_in_the_air(time: str) -> str:
    return tr("Cards in the air {time}", time=time)


def registered() -> str:
    return tr("Registered")


def starting_stack() -> str:
    return tr("Starting stack")


def first_level() -> str:
    return tr("First level")


def buy_in() -> str:
    return tr("Buy-in")


def find_your_seat() -> str:
    return tr("Find your seat")


def starts_at_in(time: str) -> str:
    """The time left follows it on the picture: ``Starts 18:00 · in 11:20``."""
    return tr("Starts {time} · in", time=time)


def seating_page() -> str:
    """Filled in by the scene, which knows how many names fit."""
    return tr("{range} of {total} · page {page} of {pages}")


def table_word() -> str:
    return tr("table")


def seat_word() -> str:
    return tr("seat")


def draw_commitment(commitment: str) -> str:
    return tr("Draw commitment {hash} · anyone can check it", hash=commitment)


# -- who goes where ---------------------------------------------------------------------------------


def blinds() -> str:
    return tr("Blinds")


def who_goes_where() -> str:
    return tr("Who goes where")


def nobody_moved() -> str:
    return tr("Nobody has been given another seat yet")


def tables_broken(labels: Sequence[str]) -> str:
    """``Table 5 is broken``, ``Tables 5 and 8 are broken``."""
    one = tr("Table {table} is broken", table=labels[0])
    return one if len(labels) == 1 else tr("Tables {tables} are broken", tables=listed(labels))


def final_table(label: str) -> str:
    return tr("Final table: table {table}", table=label)


def new_seats(n: int) -> str:
    return tr("New seat") if n == 1 else tr("New seats")


def no_cards_yet() -> str:
    return tr("No cards until the button has passed")


def waits_between() -> tuple[str, str]:
    """Where nobody told the screen the button: where one waits, and for what."""
    return tr("Between small blind and button:"), tr("no cards until the button has passed")


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


def stop_dealing(labels: Sequence[str]) -> str:
    """``Table 4: stop dealing``, ``Tables 4 and 6: stop dealing``."""
    if len(labels) == 1:
        return tr("Table {table}: stop dealing", table=labels[0])
    return tr("Tables {tables}: stop dealing", tables=listed(labels))


def breaks_next() -> str:
    return tr("Breaks next")


def break_order(labels: Sequence[str], *, more: bool) -> tuple[str, str]:
    """``Tables break in this order  8, 7, 6 …``."""
    return tr("Tables break in this order"), ", ".join(labels) + (" …" if more else "")


def redraws(tables: Sequence[int], players: Sequence[int], *, first_days: bool) -> tuple[str, str]:
    """``All seats are drawn again  at 3 tables, at 27 players``."""
    said = [counted(n, "at {n} table", "at {n} tables") for n in tables]
    said += [tr("at {n} players", n=amount(n)) for n in players]
    if first_days:
        said.append(tr("when the first days merge"))
    if not said:
        return tr("Seats are not drawn again"), ""
    return tr("All seats are drawn again"), listed(said)


def seeded() -> tuple[str, str]:
    return tr("The draw"), tr("keeps the biggest stacks apart")


def difference(n: int) -> tuple[str, str]:
    return tr("Tables are balanced"), tr("at a difference of {n}", n=n)


def altered(reason: str) -> tuple[str, str]:
    return tr("Changed"), reason


def cancelled() -> str:
    return tr("Cancelled")
