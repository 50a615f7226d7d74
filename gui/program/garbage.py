"""When Python looks for garbage.

Python does it on whichever thread makes objects. An object of Qt's with a timer that ran ended on the disk's
thread that way, Qt went on calling it, and Riffle died: garbage is collected on the windows' thread alone.
"""

import gc

from PySide6.QtCore import QObject, QTimer

SWEEP = 1000
"""How often (ms) the windows' thread looks whether garbage is due."""


def collect_on_this_thread(owner: QObject) -> None:
    """Collect garbage on this thread alone for as long as ``owner`` lives."""
    gc.disable()
    sweep = QTimer(owner)
    sweep.timeout.connect(_collect_what_is_due)
    sweep.start(SWEEP)


def _collect_what_is_due() -> None:
    """Collect the oldest generation that has reached Python's threshold."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most > 0]
    if due:
        gc.collect(due[-1])


def keep_all() -> None:
    """Leave everything that is there out of later collections: a night of 10,000 entries, which stays until
    it is closed, would stop the windows for a tenth of a second each time."""
    gc.freeze()


def collect_all() -> None:
    """Collect whatever nobody holds, also of what was kept."""
    gc.unfreeze()
    gc.collect()
