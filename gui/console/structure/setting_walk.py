"""The keyboard among lines of settings: the arrows go from one to the next, Tab opens the next."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from gui.console.structure.setting_row import SettingRow


class Walk:
    """``all_rows`` returns the lines; ``reached`` is told where the keyboard is. Lines that are lasting are
    opened by the arrows too, which go round, and ``past`` is told by which end Tab leaves them."""

    def __init__(
        self,
        all_rows: Callable[[], Sequence[SettingRow]],
        reached: Callable[[SettingRow], object],
        past: Callable[[int], object] = lambda _: None,
    ) -> None:
        self._all, self._reached, self._past = all_rows, reached, past

    def _seen(self) -> list[SettingRow]:
        return [row for row in self._all() if not row.isHidden()]

    def follow(self, row: SettingRow) -> None:
        row.stepped.connect(self.step)
        row.tabbed.connect(self._open_next)
        row.reached.connect(self._come)

    def _come(self, row: SettingRow) -> None:
        self._to_tab(row)
        self._reached(row)

    def settle(self) -> None:
        """Let Tab come to a line that is seen."""
        seen = self._seen()
        if not any(row.focusPolicy() == Qt.FocusPolicy.StrongFocus for row in seen):
            self._to_tab(next(iter(seen), None))

    def _to_tab(self, one: SettingRow | None) -> None:
        """Let Tab come to one of the lines, not to all: the one that was there last."""
        for row in self._all():
            strong = Qt.FocusPolicy.StrongFocus if row is one else Qt.FocusPolicy.ClickFocus
            row.setFocusPolicy(strong)

    def _next(self, row: SettingRow | None, by: int) -> SettingRow | None:
        seen = self._seen()
        outside = -1 if by > 0 else len(seen)
        at = by + (seen.index(row) if row in seen else outside)
        return seen[at] if 0 <= at < len(seen) else None

    def step(self, row: SettingRow | None, by: int) -> None:
        """Go to the next line, or the one before."""
        target, seen = self._next(row, by), self._seen()
        if row is not None and row.lasting:
            (target or seen[0 if by > 0 else -1]).open(row.at)
        elif target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_next(self, row: SettingRow, by: int) -> None:
        target = self._next(row, by)
        if target is None and row.lasting:
            self._past(by)
        elif target is None or target.setting.goes or target.setting.opens is not None:
            (target or row).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            target.open()
