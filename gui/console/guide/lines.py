"""The guide's pages of settings: lines as on the page Structure, of a night that no file keeps yet."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count, islice
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.formats.format import Format, can
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Refused
from core.say.records import PurchaseKind
from core.text import setup as setup_lines
from core.tournament.settings import AMOUNTS, usual_decimals
from core.tournament.state import Price, Tournament
from gui.console.guide.beginnings import Setup
from gui.console.guide.steps import MONEY_SET, TABLES_SET, Step, Wrong
from gui.console.structure.setting_row import SettingRow
from gui.console.structure.setting_table import SETTINGS
from gui.console.structure.setting_walk import Walk
from gui.looks.setting import ONE, Field, Setting, Typed, between
from gui.looks.setting import Wrong as NoValue
from gui.program.session import Session
from gui.widgets.boxes import down
from gui.widgets.fields import number_in
from gui.widgets.plain_scroll import PlainScroll
from gui.words import text
from gui.words.tr import Context, mark

tr = Context("guide")

_LINES = {x.key: x for lines in SETTINGS.values() for x in lines}
# Other steps do these; all else that sets a night up is about money.
_OTHERS = (acts.ChooseFormat, acts.ChooseRulebook, acts.SetStructure, acts.SetChips, acts.SetRedraws)
# The lines show these of a night that does not come along whole.
_PRIZES = (acts.SetPrizes, acts.GridPrizes, acts.SmoothPrizes, acts.TicketPrizes)
_AGAIN: tuple[PurchaseKind, ...] = ("reentry", "rebuy", "addon")
_SHOWN = (acts.SetStructure, acts.SetPrice, acts.GuaranteePool, *_PRIZES)
USUAL_ENTRY, USUAL_STACK, USUAL_UNTIL, USUAL_TABLES, MOST_TABLES = 200, 10_000, 4, 3, 200
USUAL_PRIZES = (("percent", 5000), ("percent", 3000), ("percent", 2000))


def price_act(kind: PurchaseKind, price: Price) -> Act:
    return acts.SetPrice(
        kind=kind,
        paid=price.paid,
        fee=price.fee,
        chips=price.chips,
        until=price.limit,
        most=price.most,
        bounty=price.bounty,
    )


# Prices that were taken away: what has none is not sold.
_NOT_SOLD = tuple(price_act(kind, Price(0, 0, 0)) for kind in _AGAIN)


class LinesStep(Step):
    """The lines act in the ``night`` at once, and its acts are done in the file when the step is left.

    The line that has the keyboard is open. ``entered``: Enter has kept one; ``edited``: something is typed;
    ``past``: by which end the keyboard leaves the lines.
    """

    ROWS: tuple[str, ...] = ()
    FIRST = ""
    night: Session
    entered = Signal()
    edited = Signal()
    past = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, SettingRow] = {}
        self._walk = Walk(lambda: [*self.rows.values()], self._reached, self.past.emit)
        self._scroll = PlainScroll()
        down((self._scroll, 1), of=self)

    def _setting(self, key: str) -> Setting:
        return _LINES[key]

    def act_in(self, night: Session) -> None:
        """Show the lines of this night, and act in it."""
        self.night = night
        self.rows = {key: SettingRow(night, self._setting(key), lasting=True) for key in self.ROWS}
        for row in self.rows.values():
            self._walk.follow(row)
            row.entered.connect(self.entered)
            row.edited.connect(self.edited)
        inner = QWidget()
        down(*self.rows.values(), None, of=inner)
        self._scroll.setWidget(inner)
        night.changed.connect(lambda _: self.take())
        self.take()

    def take(self) -> None:
        """Show the lines as they stand."""
        for row in self.rows.values():
            row.take()
            row.setVisible(row.setting.there(self.night))
        self._walk.settle()

    def play(self, format: Format) -> None:
        self.take()

    def take_keyboard(self) -> None:
        """Open the line that was open, which may have been refused, or the first."""
        row = next((x for x in self.rows.values() if x.opened), self.rows[self.FIRST])
        row.open(next((key for key, field in row.fields.items() if field.property("wrong") == "true"), ""))

    come_back = take_keyboard

    def acts_alone(self) -> Iterator[Act]:
        """Yield what goes on in a night that no longer begins from another."""
        for act in [*setup_lines.acts_of(self.night.state)]:
            if _told(act) and not (isinstance(act, acts.SetPrice) and act.kind in ("rebuy", "addon")):
                yield act

    def _reached(self, row: SettingRow) -> None:
        row.updateGeometry()
        self._scroll.ensureWidgetVisible(row, 0, 30)

    def _filled(self) -> dict[QWidget, object]:
        return {self: ([*self.acts()], any(row.drafted for row in self.rows.values()))}

    def keep(self) -> None:
        """Keep what is typed. Raises ``Wrong`` where it stays in its line, which says why."""
        for row in self.rows.values():
            if row.opened:
                row.keep_all()
        self.night.finish()
        for row in self.rows.values():
            if row.opened:
                wrong = (x for x in row.fields.values() if x.property("wrong") == "true")
                raise Wrong("", next(wrong, row))

    @staticmethod
    def asks(act: Act) -> bool:
        """Return whether the lines ask for it."""
        raise NotImplementedError

    def acts(self) -> Iterator[Act]:
        """Yield the acts that the lines come to."""
        for act in setup_lines.acts_of(self.night.state):
            row = self.rows.get(act.kind if isinstance(act, acts.SetPrice) else getattr(act, "key", ""))
            if self.asks(act) and (row is None or row.setting.there(self.night)):
                yield act


class _Told(NamedTuple):
    """The values that other lines go by."""

    entry: Price | None
    again: Price | None
    sign: str
    late: str | int | None

    @property
    def until(self) -> int | None:
        return None if self.again is None else self.again.until


def _told_of(t: Tournament) -> _Told:
    return _Told(
        t.money.prices.get("entry"), t.money.prices.get("reentry"), t.currency.sign, t.setting("late")
    )


class MoneyStep(LinesStep):
    """The lines of the prices, of who may enter again, and of the prizes."""

    KEY = "money"
    NAME = mark("Money")
    TITLE = mark("Price and prizes")
    ABOUT = mark("You can change everything later; the decimals until somebody has paid.")
    ROWS = ("entry", "reentry", "shares", "guarantee", "rebuy", "addon", "late", "decimals", "currency")
    FIRST = "entry"

    def __init__(self) -> None:
        super().__init__()
        self.stack_told = False
        self._offered_stack = 0
        # The stack and the bounty of an entry that the format has no use for.
        self._hidden = Price(0, 0, 0)
        self._before, self._own_late = _told_of(Tournament()), False

    def _setting(self, key: str) -> Setting:
        setting = super()._setting(key)
        return replace(setting, typed=_again_typed) if key == "reentry" else setting

    def act_in(self, night: Session) -> None:
        self._before, self._own_late = _told_of(night.state), False
        super().act_in(night)
        night.changed.connect(lambda _: night.later(self._follow))

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        entry = setup.state.money.prices.get("entry")
        self.stack_told = entry is not None and entry.chips > 0

    @staticmethod
    def asks(act: Act) -> bool:
        if isinstance(act, acts.Set):
            return act.key in MONEY_SET or act.key in AMOUNTS
        return not isinstance(act, _OTHERS) and act not in _NOT_SOLD

    def play(self, format: Format) -> None:
        """Ask for a stack where there are chips, and for a bounty where one is played for; another format
        gives them back."""
        price = self.night.state.money.prices.get("entry")
        if price is not None:
            stack = price.chips or self._hidden.chips or USUAL_STACK
            bounty = price.bounty or self._hidden.bounty
            chips, bounties = acts.SetChips in format.rules, self.night.state.game.bounties
            kept = Price(0, 0, stack, bounty=bounty)
            kept = replace(kept, chips=0) if chips else kept
            self._hidden = replace(kept, bounty=0) if bounties else kept
            bounty = min(bounty, max(0, price.paid - price.fee)) if bounties else 0
            played = replace(price, chips=stack if chips else 0, bounty=bounty)
            if played != price:
                _do(self.night, price_act("entry", played))
                self.offer()
        super().play(format)

    def offer(self) -> None:
        super().offer()
        price = self.night.state.money.prices.get("entry")
        self._offered_stack = 0 if price is None else price.chips

    def begin_with(self, chips: int) -> None:
        """Take the stack the chosen sheet is made for; one that the director has typed stays."""
        price, touched = self.night.state.money.prices.get("entry"), self.touched
        if price is None or price.chips != self._offered_stack:
            return
        _do(self.night, price_act("entry", replace(price, chips=chips)))
        self._offered_stack = chips
        if not touched:
            self.offer()

    def wants(self, session: Session) -> list[Act]:
        self.keep()
        return [act for act in self.acts() if can(session.state, type(act))]

    def rest(self, session: Session) -> Iterator[Act]:
        """Yield what another format than that of the night one begins from does not have."""
        if self.base is not None:
            yield from (act for act in self.acts() if not can(session.state, type(act)))

    def _follow(self) -> None:
        """Let follow what goes with a line: a re-entry that costs what an entry does, who may enter late
        unless that was typed, and the currency's decimals."""
        before, now = self._before, _told_of(self.night.state)
        if now.late != before.late:
            self._own_late = now.late != now.until
        was, is_, again, sign = before.entry, now.entry, before.again, now.sign
        if was is not None and is_ is not None and again is not None and again == now.again:
            dearer = _limited_as(again, is_)
            if dearer != again == _limited_as(again, was):
                _do(self.night, price_act("reentry", dearer))
        if now.until != before.until and not self._own_late:
            _do(self.night, acts.Set(key="late", value=now.until))
        if sign != before.sign:
            _do(self.night, acts.Set(key="decimals", value=usual_decimals(sign)))
        self._before = _told_of(self.night.state)


def _limited_as(again: Price, price: Price) -> Price:
    return replace(price, until=again.until, until_time=again.until_time, most=again.most)


def _again_typed(session: Session) -> Typed:
    """Return the fields of a re-entry; until when it is sold is offered where there is none yet."""
    held = _LINES["reentry"].typed(session)
    return held if any(held.values()) else {**held, "until": str(USUAL_UNTIL)}


def _do(night: Session, act: Act) -> None:
    """Do it, if it can be."""
    with suppress(Refused):
        night.do(act)


class TablesStep(LinesStep):
    """The lines of the tables and of the start."""

    KEY = "tables"
    NAME = mark("Tables")
    TITLE = mark("Tables and start")
    ABOUT = mark("You can open and close tables at any time.")
    ROWS = ("tables", "seats", "schedule", "difference")
    FIRST = "tables"

    def __init__(self) -> None:
        super().__init__()
        self.count = USUAL_TABLES
        self.start: int | None = None

    def _setting(self, key: str) -> Setting:
        own = {"tables": self._of_tables, "schedule": self._of_start}
        return own[key]() if key in own else super()._setting(key)

    def _of_start(self) -> Setting:
        """Return the line of the start, which is scheduled when the step is left: scheduled before, it may
        come while the guide is open, and could not be changed any more."""
        usual = _LINES["schedule"]

        def time(session: Session) -> str:
            return "" if self.start is None else text.time_of_day(self.start, session.zone)

        def starts(session: Session, typed: Typed) -> NoValue | None:
            act = usual.act(session, typed)
            if not isinstance(act, acts.Schedule):
                return act if isinstance(act, NoValue) else None
            if act.at is not None and (reasons := session.check(act)):
                return NoValue(ONE, text.reasons(reasons, session.state, session.zone))
            self.start = act.at
            return None

        return replace(
            usual,
            shown=lambda s: usual.shown(s) if self.start is None else (time(s), ""),
            typed=lambda s: {ONE: time(s)},
            does=starts,
        )

    def _of_tables(self) -> Setting:
        """Return the line of how many tables there are, which are opened when the step is left."""

        def shown(session: Session) -> tuple[str, str]:
            seats = self.count * int(session.state.setting("seats"))
            return text.amount(self.count), tr("%n seats", seats)

        def count_(_: Session, typed: Typed) -> NoValue | None:
            found = number_in(typed[ONE])
            if found is None or not 1 <= found <= MOST_TABLES:
                return NoValue(ONE, between(1, MOST_TABLES))
            self.count = found
            return None

        return Setting(
            "tables",
            lambda: tr("Tables"),
            shown,
            lambda _: {ONE: str(self.count)},
            fields={ONE: Field(pad="")},
            does=count_,
        )

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        self.count = len(setup.state.open_tables) or self.count
        self.start = setup.state.clock.position.scheduled
        self.take()

    @staticmethod
    def asks(act: Act) -> bool:
        return isinstance(act, acts.Set) and act.key in TABLES_SET

    def _filled(self) -> dict[QWidget, object]:
        return {**super()._filled(), self._scroll: (self.count, self.start)}

    def _tables(self) -> Iterator[acts.OpenTable]:
        """Yield as many tables as are wanted, first those of the night one begins from, with their names and
        sizes."""
        known = list(setup_lines.tables_of(self.base.state)) if self.base is not None else []
        usual = int(self.base.state.setting("seats")) if self.base is not None else 0
        used = {x.label.casefold() for x in known}
        for table in known[: self.count]:
            yield acts.OpenTable(label=table.label, size=table.size if table.size != usual else None)
        new = (str(n) for n in count(1) if str(n) not in used)
        for name in islice(new, max(0, self.count - len(known))):
            yield acts.OpenTable(label=name)

    def wants(self, session: Session) -> list[Act]:
        self.keep()
        wanted: list[Act] = [*self.acts(), *self._tables()]
        if self.start is not None and can(session.state, acts.Schedule):
            wanted.append(acts.Schedule(at=self.start))
        return wanted

    def rest(self, session: Session) -> Iterator[Act]:
        """Yield closed and accessible seats, and where the tables stand, for the tables there are."""
        if self.base is not None:
            here = {x.label for x in session.state.open_tables}
            gone = {x.id for x in self.base.state.open_tables if x.label not in here}
            yield from setup_lines.floor_of(self.base.state, without=gone)


def _told(act: Act) -> bool:
    """Return whether the guide shows it."""
    return isinstance(act, _SHOWN) or (isinstance(act, acts.Set) and act.key in (*MONEY_SET, *TABLES_SET))


def usual_acts(currency: str) -> Iterator[Act]:
    """Yield what is offered for a night that begins from nothing."""
    decimals = usual_decimals(currency)
    yield acts.Set(key="currency", value=currency)
    yield acts.Set(key="decimals", value=decimals)
    yield price_act("entry", Price(USUAL_ENTRY * 10**decimals, 0, USUAL_STACK))
    yield acts.SetPrizes(shares=USUAL_PRIZES)


def acts_as(setup: Setup, currency: str) -> Iterator[Act]:
    """Yield the acts of the night one begins from; what it does not say is as usual. Of what was told last,
    who may enter late goes with the re-entries."""
    t = setup.state
    late = acts.Set(key="late", value=t.setting("late"))
    yield from (x for x in setup_lines.acts_of(t) if setup.whole or (_told(x) and x != late))
    again = t.money.prices.get("reentry")
    if not setup.whole and again is not None and again.until is not None:
        yield acts.Set(key="late", value=again.until)
    if not t.currency.sign:
        yield acts.Set(key="currency", value=currency)
    if "entry" not in t.money.prices:
        yield price_act("entry", Price(USUAL_ENTRY * 10**t.decimals, 0, USUAL_STACK))
