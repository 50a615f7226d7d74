"""The prizes: how the pool is shared, how many places with how many entries, and what each place gets."""

from functools import partial

from PySide6.QtWidgets import QWidget

from core.clock.late_ends import next_closing
from core.money.foreseen import spans
from core.money.payouts import foretold, places_paid
from core.paper.prize_list import can_change
from core.say.acts import FixPlace
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.money.prize_table import PrizeTable, lines
from gui.console.money.sharing import Sharing
from gui.console.money.span_strip import SpanStrip
from gui.program.session import Session
from gui.widgets.boxes import across, down, stacked
from gui.widgets.empty import Empty
from gui.widgets.fields import amount_in
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.words import prizes as say
from gui.words import text as words
from gui.words.names import contestants_text
from gui.words.tr import Context, dotted

tr = Context("money")

# So many spans are shown below tonight's and above it.
_AROUND = 3


class PrizeCard(Card):
    def __init__(self, session: Session, turn: Deed, prints: Deed) -> None:
        super().__init__()
        self.session = session
        self.head = label("", "strong")
        self.turn = DeedButton(turn)
        self.turn.set_small()
        self.sharing = Sharing(session, self.turn)
        self.strip, self.table = SpanStrip(), PrizeTable()
        self.none = Empty()
        self._stack = stacked(self.table, self.none)
        self.note = label("", "quiet", wrap=True)
        self.problem = label("", "", wrap=True, tone="amber")
        self.problem.setObjectName("prize_problem")
        button = DeedButton(prints)
        button.set_small()
        head = across(label(tr("Prizes"), "strong"), None, self.head, self.turn, gap=12)
        foot = across((self.note, 1), button, gap=12)
        edges = RING + 16, RING + 12, RING + 16, RING + 12
        inside = head, self.sharing, self.strip, (self._stack, 1), self.problem, foot
        down(*inside, gap=10, margins=edges, of=self)
        self.table.field.committed.connect(self._typed)
        self.table.field.textEdited.connect(lambda _: self._tell())
        self.table.field.corrected.connect(lambda: desk_of(self).unsay())
        self.table.opens.connect(self.open_place)

    def take(self) -> None:
        """Show the prizes as they stand."""
        t = self.session.state
        left, paid = t.game.left(t.people), places_paid(t)
        places = tr("%n places", paid) if paid else ""
        self.head.setText(dotted(places, contestants_text(t, left) if left and paid else ""))
        self.sharing.take()
        depends = bool(t.money.places or t.money.scheme)
        entries = t.game.entries(t.people)
        self.strip.show_spans(spans(t, _AROUND) if depends and entries else [], entries)
        self.table.show_lines(lines(t), t.currency)
        self._stack.setCurrentIndex(0 if self.table.lines.rows else 1)
        nothing = tr("Type in “What each place gets”, as 50 30 20, or choose the grid by entries.")
        if t.money.prizes_set:
            nothing = tr("The pool is empty. The prizes stand here once somebody has entered.")
        self.none.say(tr("No prizes yet"), nothing)
        self._tell()

    def tick(self) -> None:
        self.note.setText(self._stands())

    def _stands(self) -> str:
        """Say whether the prizes can still move, and until when."""
        t, session = self.session.state, self.session
        if not self.table.lines.rows:
            return ""
        if not can_change(t, session.now()):
            return tr("The prizes stand.")
        closing = next_closing(t, session.reading())
        if closing is None or closing.left is None or session.reading().phase == "before":
            return tr("The prizes follow the pool, which may still change.")
        time = words.time_of_day(session.now() + closing.left, session.zone)
        return tr("Prizes move until late registration closes, {time}.", time=time)

    def _tell(self) -> None:
        """Say what the prizes would be by what is typed; what looks wrong with those that are."""
        t, currency = self.session.state, self.session.state.currency
        act = self._act(self.table.field.text()) if self.table.typing else None
        if isinstance(act, FixPlace):
            against = words.reasons(self.session.check(act), t)
            new = foretold(t, act)
            self.problem.show_text(against or (say.foretold(new, currency) if new is not None else ""))
        else:
            self.problem.show_text(say.oddities_now(t) if self.table.lines.rows else "")
        self.tick()

    # -- fixing a place --------------------------------------------------------------------------------

    def _act(self, typed: str) -> FixPlace | str:
        decimals = self.session.state.decimals
        amount = amount_in(typed, decimals)
        if amount is None:
            return words.not_an_amount(typed, decimals)
        return FixPlace(place=self.table.typing, amount=amount)

    def _typed(self, typed: str) -> None:
        """Fix the prize that was typed; what is no number, or is refused, stays in the field."""
        act, field = self._act(typed), self.table.field
        if isinstance(act, str):
            field.show_wrong(True)
            desk_of(self).say(act)
            return
        then, wrong = self.table.close_field, partial(field.show_wrong, True)
        perform(self, self.session, act, then=lambda _: then(), otherwise=wrong)

    def open_place(self, place: int) -> None:
        """Let the place share the pool with the others again."""
        perform(self, self.session, FixPlace(place=place))

    def home(self) -> QWidget:
        return self.table
