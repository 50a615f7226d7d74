"""The pool as a chain read downwards: what came in, what is added and kept back, and the pool."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from core.money.foreseen import each_more
from core.money.pool import BOUGHT, Link, by_price, chain
from core.paper.prize_list import may_enter
from core.tournament.state import Tournament
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.money.chain_bar import Bar, ChainBar, Kind
from gui.program.session import Session
from gui.widgets.boxes import across, cells, down, empty
from gui.widgets.labels import ElidedLabel, Label, label
from gui.widgets.panel import RING, Card
from gui.words import prizes as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

_SIGN, _SPARE = 18, 12
_LONG = len("9,999,999")
"""A longer sum has no room beside its per cent; it stands above, as what was taken."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


class Line(NamedTuple):
    """``sign`` stands before ``name``, ``quiet`` after it; ``role`` is that of the sum."""

    sign: str
    name: str
    quiet: str
    amount: str
    role: str = ""
    bar: Bar | None = None


def lines(t: Tournament) -> Iterator[Line]:
    """Yield the lines of the chain, the last is the pool."""
    links, taken, plain = chain(t), t.money.contributed, t.currency.plain
    steps = [x.amount for x in links if not x.bought]
    tops = [taken + sum(steps[:i]) for i in range(len(steps) + 1)]
    whole = max(tops)
    for link in links:
        if link.bought:
            yield from _bought(t, link)
    if steps:
        yield Line("", tr("Taken"), "", words.money(taken, plain), "strong", Bar("sum", 0, taken, whole))
    for link, begins in zip([x for x in links if not x.bought], tops, strict=False):
        yield _linked(t, link, Bar(_kind(link), begins, begins + link.amount, whole))
    pool = words.money(t.money.pool, t.currency)
    yield Line("", tr("Prize pool"), "", pool, "number", Bar("sum", 0, t.money.pool, whole))


def _bought(t: Tournament, link: Link) -> Iterator[Line]:
    """Yield a line for each price that was paid, or one for all."""
    plain = t.currency.plain
    found = by_price(t, link.kind) if link.kind in BOUGHT else []
    if len(found) < 2:
        yield Line("", *say.bought(t, link), words.money(link.amount, plain))
        return
    for sold in found:
        yield Line("", *say.sold(t, link.kind, sold), words.money(sold.amount, plain))


def _kind(link: Link) -> Kind:
    return "kept" if link.kind == "kept" else "added"


def _linked(t: Tournament, link: Link, bar: Bar) -> Line:
    as_set = link.set
    asked = say.asked_for(as_set, t.currency.plain) if as_set and link.kind != "added" else ""
    taken = words.money(t.money.contributed, t.currency.plain)
    if as_set and as_set.percent and len(taken) <= _LONG:
        asked = tr("{part} of {sum}", part=asked, sum=taken)
    sign = "−" if link.kind == "kept" else "+"
    return Line(sign, say.link_name(link), asked, words.money(abs(link.amount), t.currency.plain), "", bar)


class PoolCard(Card):
    def __init__(self, session: Session, change: Deed) -> None:
        super().__init__()
        self.session = session
        self.lines: tuple[Line, ...] = ()
        self._grid = cells(8, 7, wide=1)
        self._grid.setColumnMinimumWidth(0, _SIGN)
        self.more = label("", "quiet", wrap=True)
        button = DeedButton(change)
        button.set_small()
        head = across(label(tr("The pool"), "strong"), None, button)
        edges = RING + 16, RING + 12, RING + 16, RING + 14
        self.more.setContentsMargins(_SIGN + 8, 0, 0, 0)
        down(head, self._grid, self.more, gap=10, margins=edges, of=self)

    def take(self) -> None:
        """Show the chain as it stands."""
        t = self.session.state
        found = tuple(lines(t))
        if found != self.lines:
            self.lines = found
            empty(self._grid)
            for line in found:
                self._add(line)
        self.tick()

    def tick(self) -> None:
        """Say what one more entry would add while anybody may still come in."""
        t, said = self.session.state, ""
        if may_enter(t, self.session.now()):
            said = tr("Each more entry adds {sum}", sum=words.money(each_more(t), t.currency))
        self.more.show_text(said)

    def _add(self, line: Line) -> None:
        at, last = self._grid.rowCount(), line.role == "number"
        if last:
            rule = QWidget()
            rule.setFixedHeight(1)
            rule.setProperty("rule", True)
            rule.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self._grid.addWidget(rule, at, 1)
        name, quiet = ElidedLabel(line.name, "strong" if line.role else ""), ElidedLabel(line.quiet, "quiet")
        for one in (name, quiet):
            one.ensurePolished()
            one.setMaximumWidth(one.sizeHint().width() + _SPARE)
        self._grid.addWidget(label(line.sign, "quiet"), at + 1, 0)
        # The large sum of the pool takes no room from the names above it; a name none from its sum.
        parts = across((name, 100), (quiet, 50), None, 8, _sum(line))
        self._grid.addLayout(parts, at + 1, 1)
        if line.bar is not None:
            self._grid.addWidget(ChainBar(line.bar), at + 2, 1)


def _sum(line: Line) -> Label:
    found = label(line.amount, line.role)
    found.setAlignment(_RIGHT)
    return found
