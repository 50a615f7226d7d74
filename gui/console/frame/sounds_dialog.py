"""Choose the sounds the room hears and their volume; each can be tried."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QSlider, QWidget

from core.formats.cues import Cue
from core.keeping.directory import ClubLibrary
from gui.program.club_library import in_turn
from gui.program.room_sounds import CUES, Choices, RoomSounds, keep_choices
from gui.program.sound import FULL
from gui.widgets.boxes import across, cells
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog, TallBody
from gui.words import sounds as say
from gui.words.tr import Context

tr = Context("sounds")

STEP = 5


class SoundsDialog(Dialog):
    """The choice of sounds; it holds at once and is kept in the library."""

    def __init__(self, parent: QWidget, sounds: RoomSounds, library: ClubLibrary) -> None:
        super().__init__(parent, tr("Sounds"))
        self._sounds, self._library = sounds, library
        self.trouble = label("", "strong", wrap=True)
        self.trouble.hide()
        sounds.player.failed.connect(self._say_nothing_heard)
        if sounds.player.silent:  # found out before this was opened
            self._say_nothing_heard()
        self.silent = QCheckBox(tr("Mute all"))
        self.silent.setChecked(sounds.choices.silent)
        self.silent.toggled.connect(lambda on: self._choose(replace(self._sounds.choices, silent=on)))
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setMinimumHeight(22)
        self.volume.setRange(0, FULL // STEP)
        self.volume.setValue(sounds.choices.volume // STEP)
        self.volume.setAccessibleName(tr("Volume"))
        self.percent = label(say.percent(sounds.choices.volume), "quiet")
        self.percent.setFixedWidth(44)
        self.volume.valueChanged.connect(self._set_volume)
        # on letting go, not on the way: one sound is enough to judge by
        self.volume.sliderReleased.connect(partial(sounds.play, "level"))
        self.cues: dict[Cue, QCheckBox] = {}
        self.tries: dict[Cue, KeyButton] = {}
        self._build()
        self._shade()

    def _build(self) -> None:
        rows = cells(12, 4, wide=0)
        for at, cue in enumerate(CUES):
            box = self.cues[cue] = QCheckBox(say.word(cue))
            box.setChecked(cue not in self._sounds.choices.off)
            box.toggled.connect(partial(self._toggle, cue))
            hear = self.tries[cue] = KeyButton("▶", kind="quiet")
            hear.setAccessibleName(tr("Play sample: {cue}", cue=say.word(cue)))
            hear.setToolTip(tr("Play sample"))
            hear.setAutoDefault(False)
            hear.clicked.connect(partial(self._try, cue))
            rows.addWidget(box, at, 0)
            rows.addWidget(hear, at, 1)
        loud = across(label(tr("Volume"), "label"), (self.volume, 1), self.percent, gap=12)
        self.done_button = KeyButton(tr("Done"), key="↵", kind="primary", does=self.accept)
        self.done_button.setDefault(True)
        foot = across((self.silent, 1), self.done_button, gap=12)
        about = label(tr("Sounds play on this PC. ▶ plays a sample."), "quiet", wrap=True)
        self.lay_out(about, loud, TallBody(rows), self.trouble, foot)
        self.setMinimumWidth(440)

    def _set_volume(self, step: int) -> None:
        self.percent.setText(say.percent(step * STEP))
        self._choose(replace(self._sounds.choices, volume=step * STEP))

    def _toggle(self, cue: Cue, on: bool) -> None:
        off = self._sounds.choices.off - {cue} if on else self._sounds.choices.off | {cue}
        self._choose(replace(self._sounds.choices, off=off))

    def _choose(self, choices: Choices) -> None:
        """Take the choices for tonight, also where they cannot be kept."""
        self._sounds.choices = choices
        in_turn(self._library, lambda library: keep_choices(library, choices))
        self._shade()

    def _shade(self) -> None:
        on = not self._sounds.choices.silent
        for widget in (self.volume, *self.cues.values()):
            widget.setEnabled(on)
        for button in self.tries.values():
            button.setEnabled(on and self._sounds.choices.volume > 0)

    def _try(self, cue: Cue) -> None:
        """Play a cue, also one that is off: the director tries it before choosing."""
        self._sounds.player.play(cue, self._sounds.choices.volume)

    def _say_nothing_heard(self) -> None:
        self.trouble.show_text(say.nothing_heard())
