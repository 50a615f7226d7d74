"""The preview of a document before it is printed."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QScrollArea, QWidget

from core.keeping.free_name import free
from gui.paper.ink import pages_of, paint_page
from gui.paper.paper import A4, LETTER, Document, Page, Paper
from gui.paper.pdf import pdf_bytes
from gui.paper.printer import printers, to_printer
from gui.paper.slip_printing import PAPER, PRINTER
from gui.program.files import save
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.file_dialog import ask_path
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog
from gui.words import printing as say
from gui.words.printing import PrintProblem
from gui.words.tr import Context, common

tr = Context("paper")


GAP_PX = 16
SMALLEST, LARGEST = 0.25, 6.0


class PagesView(QWidget):
    """All pages in one column. At zoom 1 a page is as wide as the room it has."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._zoom = 1.0
        self._room = QSize(800, 800)

    def show_in(self, area: QScrollArea) -> None:
        """Follow this scroll area's width."""
        area.viewport().installEventFilter(self)
        self._room = area.viewport().size()
        self._fit()

    def set_pages(self, pages: tuple[Page, ...]) -> None:
        """Show these pages."""
        self._pages = pages
        self._fit()

    def zoom_by(self, factor: float) -> None:
        """Larger or smaller, within reason."""
        self._zoom = min(LARGEST, max(SMALLEST, self._zoom * factor))
        self._fit()

    def page_box(self, number: int) -> QRectF:
        """Return the box where page `number` (from 0) lies, in pixels of this widget."""
        dots = self.dots_per_mm
        top = float(GAP_PX)
        for page in self._pages[:number]:
            top += page.paper.height * dots + GAP_PX
        paper = self._pages[number].paper
        left = (self.width() - paper.width * dots) / 2
        return QRectF(left, top, paper.width * dots, paper.height * dots)

    @property
    def dots_per_mm(self) -> float:
        """The scale of the pages on the screen."""
        widest = max((page.paper.width for page in self._pages), default=1.0)
        return max(0.5, (self._room.width() - 2 * GAP_PX) / widest * self._zoom)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the pages keep filling the room when it changes."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._room = watched.size()
            self._fit()
        return False

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages that can be seen."""
        painter = QPainter(self)
        edge = self.palette().color(QPalette.ColorRole.Mid)
        for number, page in enumerate(self._pages):
            box = self.page_box(number)
            if not box.intersects(QRectF(event.rect())):
                continue
            painter.fillRect(box.adjusted(-1, -1, 1, 1), edge)
            painter.fillRect(box, QColor(Qt.GlobalColor.white))
            painter.save()
            painter.translate(QPointF(box.topLeft()))
            paint_page(painter, page, self.dots_per_mm)
            painter.restore()
        painter.end()

    def _fit(self) -> None:
        if not self._pages:
            return
        dots = self.dots_per_mm
        width = max(page.paper.width for page in self._pages) * dots + 2 * GAP_PX
        height = sum(page.paper.height * dots + GAP_PX for page in self._pages) + GAP_PX
        self.resize(round(width), round(height))
        self.update()


ZOOM_STEP = 1.25


class PreviewDialog(Dialog):
    """The window, with the director's last choices. ``chosen`` tells a new one, as a setting of the library
    and its value; ``printed``, that it went to a printer: a PDF is no paper yet."""

    chosen = Signal(str, str)
    printed = Signal()

    def __init__(
        self,
        doc: Document,
        parent: QWidget | None = None,
        *,
        paper: Paper = A4,
        printer: str = "",
        folder: str = "",
    ) -> None:
        super().__init__(parent, f"{tr('Print preview')} · {doc.title}")
        self._doc, self._printer, self._folder = doc, printer, folder
        self.paper = paper
        self.view = PagesView()
        self.message = label(wrap=True)
        self._build()
        self._lay_out()
        self._say_printers()
        self.resize(QSize(860, 900).boundedTo(self.screen().availableSize() - QSize(40, 60)))

    def show_paper(self, paper: Paper) -> None:
        """Lay the document out anew on this paper, and remember it."""
        if paper == self.paper:
            self._say(tr("{paper} is chosen already.", paper=paper.name), "red")
            return
        self._say("", "")
        self._say_printers()
        self.paper = paper
        self._lay_out()
        self.chosen.emit(PAPER, paper.name)

    def save_as(self, path: Path) -> None:
        """Save to `path`, which gets the ending .pdf, and say what became of it."""
        if path.suffix.casefold() != ".pdf":
            path = path.with_name(f"{path.name}.pdf")
        try:
            data = pdf_bytes(self._doc, self.paper)
        except PrintProblem as problem:
            self._say_problem(problem)
        else:
            save(self, path, data, self._say_saved)

    def _say_saved(self, outcome: Path | PrintProblem) -> None:
        if isinstance(outcome, PrintProblem):
            self._say_problem(outcome)
            return
        self._folder = str(outcome.parent)
        self._say(tr("Saved as {path}.", path=str(outcome)), "green")

    def print_out(self) -> None:
        """Ask which printer and print."""
        try:
            printer = to_printer(self._doc, self, paper=self.paper, printer_name=self._printer)
        except PrintProblem as problem:
            self._say_problem(problem)
            return
        if printer is not None:
            if printer.printerName():
                self.chosen.emit(PRINTER, printer.printerName())
            # On Linux the dialog also offers a file.
            where = printer.printerName() or printer.outputFileName()
            self._say(tr("Sent to {printer}.", printer=where), "green")
            self.printed.emit()

    def ask_where(self) -> None:
        """Ask for the file's name. The suggestion is the document's title, with a number where the night has
        saved such a paper before: Enter replaces none."""
        name, kinds = file_name(self._doc), tr("PDF files (*.pdf)")
        with suppress(OSError):  # a folder that cannot be read: the dialog begins elsewhere
            name = free(Path(self._folder) / name).name
        ask_path(self, tr("Save as PDF"), Path(self._folder), self.save_as, kinds=kinds, name=name)

    def _build(self) -> None:
        zoom = self.view.zoom_by
        self.print_button = _button(tr("&Print…"), "print", self.print_out, kind="primary")
        self.save_button = _button(tr("&Save as PDF…"), "save", self.ask_where)
        close = _button(common("Close"), "close", self.reject, kind="quiet")
        smaller = _button("−", "smaller", partial(zoom, 1 / ZOOM_STEP), kind="quiet", tip=tr("Smaller"))
        larger = _button("+", "larger", partial(zoom, ZOOM_STEP), kind="quiet", tip=tr("Larger"))
        self.count = label(role="quiet")
        self.sizes = QButtonGroup(self)
        QShortcut(QKeySequence.StandardKey.Print, self, self.print_button.click)
        QShortcut(QKeySequence.StandardKey.Save, self, self.save_button.click)
        QShortcut(QKeySequence.StandardKey.ZoomIn, self, larger.click)
        QShortcut(QKeySequence.StandardKey.ZoomOut, self, smaller.click)

        top = across(gap=8, margins=(16, 12, 16, 12))
        for paper in (A4, LETTER):
            words = tr("A&4") if paper == A4 else tr("&Letter")
            choose = partial(self.show_paper, paper)
            choice = _button(words, paper.name, choose, kind="quiet", tip=tr("Paper"))
            choice.setCheckable(True)
            choice.setChecked(paper == self.paper)
            self.sizes.addButton(choice)
            top.addWidget(choice)
        top.addSpacing(8)
        top.addWidget(self.count)
        top.addStretch(1)
        top.addWidget(smaller)
        top.addWidget(larger)

        scroll = QScrollArea()
        scroll.setWidget(self.view)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scroll.setProperty("reads", True)
        self.view.show_in(scroll)

        bottom = across(
            (self.message, 1), close, self.save_button, self.print_button, gap=8, margins=(16, 12, 16, 12)
        )

        down(top, (scroll, 1), bottom, of=self)

    def _lay_out(self) -> None:
        pages = pages_of(self._doc, self.paper)
        self.view.set_pages(pages)
        self.count.setText(tr("%n pages", len(pages)))

    def _say_printers(self) -> None:
        """Disable Print if there is no printer, and say how to print instead."""
        found = bool(printers())
        self.print_button.setEnabled(found)
        self.print_button.setDefault(found)
        self.save_button.setDefault(not found)
        if not found:
            words = tr("No printer on this PC. Save as PDF and print it elsewhere.")
            self.print_button.setToolTip(words)
            self.save_button.setProperty("kind", "primary")
            self._say(words, "")

    def _say_problem(self, problem: PrintProblem) -> None:
        self._say(say.problem(problem), "red")

    def _say(self, text: str, tone: str) -> None:
        self.message.setText(text)
        self.message.set_tone(tone)


def file_name(doc: Document) -> str:
    """Return a file name every system takes: "Seating by name - Thursday 200.pdf"."""
    parts = [doc.title, *doc.subtitle[1:2]]
    plain = " - ".join(" ".join(re.sub(r'[\x00-\x1f<>:"/\\|?*,]', " ", part).split()) for part in parts)
    return f"{plain[:80].strip(' .') or 'Riffle'}.pdf"


def _button(
    text: str, name: str, does: Callable[[], object], *, kind: str = "", tip: str = ""
) -> QPushButton:
    button = QPushButton(text)
    button.clicked.connect(lambda: does())
    button.setObjectName(name)
    button.setAutoDefault(False)
    if kind:
        button.setProperty("kind", kind)
    if tip:
        button.setToolTip(tip)
        button.setAccessibleName(tip if len(text) == 1 else text.replace("&", ""))
    return button
