"""Change the prize pool: money added, kept back or guaranteed, with what that does to the first prize."""

from collections.abc import Mapping

from PySide6.QtWidgets import QLineEdit, QWidget

from core.keeping.other_nights import balances, pot_of
from core.money.payouts import foretold
from core.money.pool import act_of, links_after
from core.say.acts import Act, AddToPool, GuaranteePool, KeepFromPool
from core.say.facts.night import PoolLinkKind, PoolLinkSet
from core.text.script_words import BadLine, Word, kept, kept_text
from gui.console.ask.form import Asking
from gui.program.session import Session
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import amount_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.words import prizes as say
from gui.words import text as words
from gui.words.numbers import canonical
from gui.words.tr import Context, common, mark

tr = Context("money")

_WAYS: Mapping[PoolLinkKind, str] = {
    "added": mark("Add money"), "kept": mark("Keep money back"), "guarantee": mark("Guarantee a pool"),
}  # fmt: skip
_NAMES = {"added": mark("Who adds it"), "kept": mark("What it is kept for")}
_HINTS = {"added": mark("2000"), "kept": mark("5 %, 300 or 7x150"), "guarantee": mark("20000")}


def kept_typed(text: str, decimals: int) -> tuple[str, int, int] | None:
    """Return the kind, the value and how many times of ``5 %``, ``1,200``, ``7 × 150``; None for anything
    else."""
    typed = "".join(text.split()).lower().replace("×", "x").removesuffix("kr")
    times, by, each = typed.rpartition("x")
    plain = each if each.endswith("%") else canonical(each)
    try:
        return None if plain is None else kept(Word(f"{times}{by}{plain}", 1), decimals)
    except BadLine:
        return None


class PoolDialog(Asking):
    """A new link, or one that is there: emptied, it is taken away."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Change the prize pool"), tr("Change"), common("Cancel"))
        self.setObjectName("pool")
        self.what, self.name, self.amount = ElidedCombo(), QLineEdit(), QLineEdit()
        self._there = [link for link, _ in session.state.money.steps()]
        guaranteed = any(x.kind == "guarantee" for x in self._there)
        for kind, said in _WAYS.items():
            if kind != "guarantee" or not guaranteed:
                self.what.addItem(tr(said), PoolLinkSet(kind, "", 0))
        for link in self._there:
            self.what.addItem(tr("Change {link}", link=say.named(link)), link)
        self._name_of, self._amount_of = label("", "label"), label(tr("Amount"), "label")
        self.follows = label("", "quiet", wrap=True)
        # What other nights have kept back under the name.
        self.has = label("", "quiet", wrap=True)
        self.what.setAccessibleName(tr("Change"))
        self.amount.setAccessibleName(tr("Amount"))
        with_pad(self.amount, "%")
        self.add(tr("Change"), self.what)
        self.add("", self._name_of)
        self.add("", self.name)
        self.add("", self.has)
        self.add("", self._amount_of)
        self.add("", self.amount)
        self.add("", self.follows)
        if session.earlier is not None:
            session.earlier.changed.connect(self.refresh)
            session.earlier.look()
        self.what.currentIndexChanged.connect(lambda _: self._turned())
        for field in (self.name, self.amount):
            field.textEdited.connect(lambda _: self.refresh())
        self._turned()
        self.what.setFocus()

    @property
    def link(self) -> PoolLinkSet:
        """The link that is chosen, or its kind alone where a new one is made."""
        found = self.what.currentData()
        assert isinstance(found, PoolLinkSet)
        return found

    def _turned(self) -> None:
        link = self.link
        self._name_of.show_text("" if self._is_there or link.kind == "guarantee" else tr(_NAMES[link.kind]))
        self.name.setVisible(bool(self._name_of.text()))
        self.name.setAccessibleName(self._name_of.text())
        hint = tr("Empty takes it away") if self._is_there else tr(_HINTS[link.kind])
        self.amount.setPlaceholderText(hint)
        kind = "percent" if link.percent else "amount"
        self.amount.setText(
            kept_text((kind, link.value, link.times), self.session.state.decimals) if self._is_there else ""
        )
        self.refresh()

    @property
    def _is_there(self) -> bool:
        return self.link in self._there

    def wish(self) -> Act | str | None:
        typed, link = self.amount.text().strip(), self.link
        name = link.name if self._is_there else self.name.text().strip()
        if not typed and not self._is_there:
            return None
        if link.kind == "kept":
            share = kept_typed(typed or "0", self.session.state.decimals)
            if share is None:
                return tr("“{typed}” cannot be kept back. Type 5 %, 300, or 7x150.", typed=typed)
            act: Act = KeepFromPool(name=name, kept=share)
        else:
            sum_ = amount_in(typed or "0", self.session.state.decimals)
            if sum_ is None:
                return words.not_an_amount(typed, self.session.state.decimals)
            act = (
                GuaranteePool(amount=sum_) if link.kind == "guarantee" else AddToPool(name=name, amount=sum_)
            )
        if not name and link.kind != "guarantee":
            return None
        return None if self._is_there and act == act_of(link) else act

    def refresh(self) -> None:
        super().refresh()
        act, t = self.wish(), self.session.state
        after = links_after(t, act) if isinstance(act, Act) else None
        said = ""
        if isinstance(act, Act) and after is not None:
            currency = t.currency
            pool = say.turned(t.money.pool, t.money.pool_with(after), currency)
            moved = foretold(t, act)
            first = say.first_turned(moved, currency) if moved is not None else ""
            said = tr("Prize pool {sums}", sums=pool) + (f"\n{first}" if first else "")
        self.follows.show_text(said)
        self._tell_balance(act)

    def _tell_balance(self, act: Act | str | None) -> None:
        """Say what is left of the money that other nights kept back under this name, and whether this takes
        more; of all names while none is typed."""
        session, lines, more = self.session, list[str](), ""
        if session.earlier is not None and self.link.kind != "guarantee":
            currency, found = session.state.currency, session.earlier.beside(session.director)
            name = self.link.name if self._is_there else self.name.text()
            known = balances(found.nights, currency)
            has = pot_of(known, name)
            if has is not None:
                more = say.overdrawn(has, act.amount, currency) if isinstance(act, AddToPool) else ""
                lines = [say.balance(has, currency), more]
            elif not name.strip():
                lines = [say.balances_of(known, currency)]
            lines.append(say.unread(found.unread))
        self.has.set_tone("amber" if more else "")
        self.has.show_text("\n".join(filter(None, lines)))
