"""A line of the settings: what it is called, what it holds, and the act that what is typed comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from core.say.acts import Act, Set
from core.say.said import ByFields
from core.tournament.settings import AMOUNTS, DEFAULTS, NUMBERS
from core.tournament.state import Tournament
from gui.program.session import Session
from gui.widgets.fields import amount_in, number_in
from gui.words import text as words
from gui.words.tr import Context
from gui.words.words import setting_title

tr = Context("structure")

Typed = Mapping[str, str]


class Wrong(NamedTuple):
    """A field whose text is no value, and the sentence that says so."""

    field: str
    sentence: str


@dataclass(frozen=True, eq=False, repr=False)
class Field(ByFields):
    """A field of an opened line. With several, each has a ``name``. The ``pad`` is a key beside the digits
    that can be clicked; None: no digits."""

    name: Callable[[], str] = str
    pad: str | None = None
    hint: Callable[[], str] = str
    there: Callable[[Tournament], bool] = lambda _: True


between = tr.phrase("Type a whole number from {low} to {high}.")

ONE = ""
"""The key of the only field of a line."""


@dataclass(frozen=True, eq=False, repr=False)
class Setting(ByFields):
    """``shown`` is the value and what stands quietly beside it, ``under`` what stands below; ``typed`` the
    text of each field. A line has ``fields``, or ``choices`` (the value and its words), or it leads to a
    page, ``goes``. ``there`` says whether it means anything now.

    ``act`` is None where what is typed changes nothing. ``parts`` are the fields as what is typed is read.

    ``follows`` says what would follow from an act, ``parameter`` is what the rulebook says about it, and
    ``book`` the rulebook's value, where the setting has another. ``departs`` says so
    in a sentence of its own, and ``back`` is the act that takes the house's value back.

    ``opens`` asks in a dialog instead. ``kept`` follows when the act is done, and returns what went wrong.
    ``does`` is done instead of an act of the night, and returns what is wrong; ``note`` says what holds of
    it.
    """

    key: str
    title: Callable[[], str]
    shown: Callable[[Session], tuple[str, str]]
    typed: Callable[[Session], Typed] = lambda _: {}
    act: Callable[[Session, Typed], Act | Wrong | None] = lambda _, __: Wrong(ONE, "")
    fields: Mapping[str, Field] = field(default_factory=dict)
    choices: Callable[[], Mapping[str, str]] | None = None
    goes: str = ""
    there: Callable[[Session], bool] = lambda _: True
    follows: Callable[[Session, Act], str] = lambda _, __: ""
    parameter: str = ""
    book: Callable[[Tournament], str] = lambda _: ""
    under: Callable[[Session], str] = lambda _: ""
    departs: Callable[[Tournament], str] | None = None
    back: Callable[[Session], Act | Wrong] | None = None
    opens: Callable[[QWidget, Session], None] | None = None
    kept: Callable[[Session], str] = lambda _: ""
    does: Callable[[Session, Typed], Wrong | None] | None = None
    note: Callable[[], str] = str
    parts: Callable[[Session, Typed], Typed] = lambda _, __: {}

    def taken_back(self, session: Session) -> Act | Wrong:
        """Return the act by which the rulebook's value holds again."""
        return Set(key=self.key, value=None) if self.back is None else self.back(session)


def typed_value(key: str, session: Session) -> Typed:
    value = session.state.setting(key)
    if key in AMOUNTS:
        return {ONE: words.money(int(value), session.state.currency.plain)}
    return {ONE: "" if value is None else str(value)}


def title_of(key: str) -> Callable[[], str]:
    return partial(setting_title, key)


def not_valid(amount: bool, typed: str, decimals: int) -> str:
    """Say what is wrong with a number, or an amount, that was typed."""
    return words.not_an_amount(typed, decimals) if amount else words.not_a_number(typed)


def number(
    key: str,
    *,
    shown: Callable[[Session], tuple[str, str]] | None = None,
    there: Callable[[Session], bool] = lambda _: True,
    follows: Callable[[Session, Act], str] = lambda _, __: "",
    parameter: str = "",
    book: Callable[[Tournament], str] = lambda _: "",
) -> Setting:
    """Return the line of a setting that is a number. Emptied it is none, where a setting may be that; one
    with a default always has a number."""

    def plain(session: Session) -> tuple[str, str]:
        value = session.state.setting(key)
        if key in AMOUNTS:
            return words.money(int(value), session.state.currency), ""
        return ("", tr("none")) if value is None else (words.amount(int(value)), "")

    def act(session: Session, typed: Typed) -> Act | Wrong:
        decimals = session.state.decimals
        found = amount_in(typed[ONE], decimals) if key in AMOUNTS else number_in(typed[ONE])
        if not typed[ONE] and DEFAULTS[key] is not None:
            return Wrong(ONE, between(*NUMBERS[key]))
        if found is None and typed[ONE]:
            return Wrong(ONE, not_valid(key in AMOUNTS, typed[ONE], decimals))
        return Set(key=key, value=found)

    return Setting(
        key,
        title_of(key),
        shown or plain,
        partial(typed_value, key),
        act,
        {ONE: Field(pad="")},
        there=there,
        follows=follows,
        parameter=parameter,
        book=book,
    )


def line(
    key: str,
    *,
    hint: Callable[[], str] = str,
    nothing: Callable[[], str] = lambda: tr("none"),
    there: Callable[[Session], bool] = lambda _: True,
    parameter: str = "",
) -> Setting:
    """Return the line of a setting that is words; ``nothing`` stands where there are none."""

    def shown(session: Session) -> tuple[str, str]:
        value = str(session.state.setting(key))
        return (value, "") if value else ("", nothing())

    return Setting(
        key,
        title_of(key),
        shown,
        partial(typed_value, key),
        lambda _, typed: Set(key=key, value=typed[ONE]),
        {ONE: Field(hint=hint)},
        there=there,
        parameter=parameter,
    )


def choice(
    key: str,
    choices: Callable[[], Mapping[str, str]],
    *,
    there: Callable[[Session], bool] = lambda _: True,
    follows: Callable[[Session, Act], str] = lambda _, __: "",
    parameter: str = "",
) -> Setting:
    """Return the line of a setting that is one word of a few."""

    def shown(session: Session) -> tuple[str, str]:
        return choices()[str(session.state.setting(key))], ""

    return Setting(
        key,
        title_of(key),
        shown,
        partial(typed_value, key),
        lambda _, typed: Set(key=key, value=typed[ONE]),
        choices=choices,
        there=there,
        follows=follows,
        parameter=parameter,
    )
