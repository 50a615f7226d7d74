"""A card for every kind of duty, the first time a night has it; with its question if it asks one."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from core.formats.duties import duties
from core.say.duties import Duty
from gui.console.duties.card import DutyCard
from gui.console.duties.parts import parts
from gui.program.session import Session
from gui.theme import DUTIES
from gui.widgets.panel import Panel
from gui.words.duties import with_facts
from gui.words.names import Names
from tests.gallery import nights
from tests.gallery.rare import RARE
from tests.gallery.shot import THEMES, Shot, Shots, of_widget
from tests.gallery.world import World

# The width a card has in its column.
WIDE = DUTIES - 14
HIGH = 40


class Cards:
    """Taken while a night is played; ``seen`` are the kinds it had."""

    def __init__(self, world: World, night: str) -> None:
        self._world, self._night = world, night
        self.seen: set[str] = set()
        self.taken: list[Shot] = []

    def look(self, session: Session) -> None:
        """Picture the new kinds of duty."""
        new = [d for d in duties(session.state, session.now()) if d.kind not in self.seen]
        for duty in new:
            self.seen.add(duty.kind)
            for theme in self._world.themes:
                self._world.program.choose_theme(theme)
                self._take(session, duty, theme)

    def _take(self, session: Session, duty: Duty, theme: str) -> None:
        panel = Panel()
        column = QVBoxLayout(panel)
        column.setContentsMargins(13, 8, 13, 8)
        t, names = session.state, Names(session.state)
        said = with_facts(duty, session.now(), names)
        shown = parts(duty, said, t, names, first=True, main=True, on_page=False)
        card = DutyCard(shown, duty, t, session.now)
        card.mark(True)
        column.addWidget(card)
        name = f"{duty.kind} ({self._night})"
        self._picture(panel, name, theme)
        if shown.asks is not None:
            card.ask()
            self._picture(panel, f"{name} asks", theme)
        panel.deleteLater()

    def _picture(self, held: Panel, name: str, theme: str) -> None:
        held.setFixedWidth(DUTIES)
        held.show()
        held.adjustSize()
        self._world.settle()
        held.resize(DUTIES, held.heightForWidth(DUTIES))
        self._world.settle()
        self.taken.append(of_widget(f"duties {theme}", name, held, check=theme == THEMES[0]))


def of_nights(world: World) -> Shots:
    """Yield the cards of the ordinary night to its end, of the one with long names, and of those with rare
    duties."""
    for name, play in (("over", nights.over), ("long", nights.long)):
        cards = Cards(world, name)
        play(world, cards.look).close()
        yield from cards.taken
    for name, lines in RARE.items():
        cards, session = Cards(world, name), world.begin(name)
        for _ in world.type(session, lines):
            cards.look(session)
        session.close()
        yield from cards.taken
