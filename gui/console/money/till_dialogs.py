"""The small questions of the till: a payment, a refund, a prize, what goes in and out, a count."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from core.keeping.other_nights import StillOpen
from core.money.till import PRIZE, account, kept, methods, till, to_count
from core.say import acts
from core.say.acts import Act
from core.say.becauses import ChangeDue
from gui.console.ask.form import Form
from gui.program.session import Session
from gui.words import till as say
from gui.words.names import Names
from gui.words.numbers import money
from gui.words.tr import Context
from gui.words.voices import why

tr = Context("money")


class Payment(Form):
    """Say the change while one types, where nothing is against the payment."""

    def refresh(self) -> None:
        super().refresh()
        wish, t = self.wish(), self.session.state
        if not isinstance(wish, acts.Collect) or not wish.amount or self.problem.text():
            return
        change = wish.amount - account(t, wish.player, self.session.now()).to_collect
        if change > 0:
            found = ChangeDue(player=wish.player, given=wish.amount, change=change)
            self.say(why(found, Names(t)), "amber")


class Counting(Form):
    """Say while one types whether as much is there as should be."""

    def refresh(self) -> None:
        super().refresh()
        wish = self.wish()
        if isinstance(wish, acts.CountTill) and not self.problem.text():
            drawers = till(self.session.state, self.session.now()).drawers
            (mine,) = (x for x in drawers if x.method == wish.method)
            off = wish.amount - mine.in_till
            self.say(say.counted(off, Names(self.session.state)), "amber" if off else "green")


def _count(parent: QWidget, session: Session) -> Form:
    """Return the question of what is in the till, beginning with the method that is to be counted next."""
    form = Counting(
        parent, session, acts.CountTill, choices=_choices(session, acts.CountTill), first="amount"
    )
    drawers = till(session.state, session.now()).drawers
    method = form.fields["method"].edit
    uncounted = (i for i, x in enumerate(drawers) if x.counted != x.in_till)
    if isinstance(method, QComboBox):
        method.setCurrentIndex(next(uncounted, 0))
    return form


def ask(parent: QWidget, session: Session, act: type[Act], player: int = 0) -> Form:
    """Return the question of this act, about this player's account where it has one, with all that is owed or
    due."""
    t = session.state
    if act is acts.CountTill:
        return _count(parent, session)
    if act is acts.MoveTill:
        return Form(parent, session, act, choices=_choices(session, act))
    mine = account(t, player, session.now())
    owing, due = mine.to_collect, mine.to_pay + mine.to_refund
    begins = {acts.Collect: owing, acts.Refund: mine.to_refund, acts.PayOut: due}[act]
    choices = _choices(session, act)
    if act is acts.Collect and mine.owes and mine.to_pay:
        choices["method"] = (*choices["method"], (PRIZE, tr("from the prize")))
    several = bool(mine.entry) and len(t.game.payees(t.people, mine.entry)) > 1
    off = act is acts.PayOut and bool(mine.owes and mine.to_pay)
    known: dict[str, object] = {"player": player}
    if act is acts.PayOut and not several:
        known["divided"] = False
    form = (Payment if act is acts.Collect else Form)(
        parent,
        session,
        act,
        name=say.payer(t, player, Names(t)),
        begins={"amount": money(begins, t.currency.plain)} if begins and not off else {},
        hints={"amount": say.less_debt(mine, Names(t))} if off else {},
        choices=choices,
        known=known,
        first="amount",
    )
    if sentence := say.about(mine, Names(t)):
        form.note(sentence)
    if session.earlier is not None:
        who = t.people.players[player]
        before = StillOpen(session.earlier.beside(session.director).nights).of(who.name, who.number)
        if sentence := say.settled_there(who.name, before, session.zone):
            form.note(sentence)
    return form


def _choices(session: Session, act: type[Act]) -> dict[str, Sequence[tuple[object, str]]]:
    if act is acts.MoveTill:
        ways = ("in", tr("into the till")), ("out", tr("out of the till")), ("float", tr("as float"))
        return {"way": ways}
    found = to_count(session.state) if act is acts.CountTill else methods(session.state)
    return {"method": [(x, x) for x in found]}


def there(session: Session) -> bool:
    """Return whether anything of the till is to be seen."""
    return kept(session.state)
