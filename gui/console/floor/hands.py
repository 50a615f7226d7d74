"""Hand-for-hand while it is played: which hand, how far the money is, that the hand was played."""

from __future__ import annotations

from core.hands.hand_for_hand import over
from gui.program.session import Session
from gui.widgets.boxes import across, down
from gui.widgets.deeds import Deed, DeedButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card
from gui.words import floor as say


class Hands(Card):
    """``switch`` ends it, ``played`` counts a hand. Hidden while every table plays its own hands."""

    def __init__(self, session: Session, switch: Deed, played: Deed) -> None:
        super().__init__(tone="green")
        self._session = session
        self.title, self.money = ElidedLabel("", "strong"), ElidedLabel("", "quiet")
        self.played, self.switch = DeedButton(played), DeedButton(switch)
        said = down(self.title, self.money, gap=1)
        across(
            (said, 1), self.played, self.switch, gap=8, margins=(RING + 14, RING + 7, RING + 10, RING + 7),
            of=self,
        )  # fmt: skip

    def refresh(self) -> None:
        t = self._session.state
        if t.game.hand_for_hand is not None:
            done = over(t)
            self.title.setText(say.hand_title(t.game.number))
            self.money.setText(say.to_the_money(t))
            self.played.setVisible(not done)
            self.switch.set_kind("primary" if done else "")
        self.setVisible(t.game.hand_for_hand is not None)
