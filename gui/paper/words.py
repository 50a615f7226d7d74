"""The fixed words on paper and in the preview, with English defaults; gui/words/text.py makes the translated
ones.

Qt-free, so that headless commands can make documents too.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Words on the paper itself. `page` holds {page} and {pages}."""

    table: str = "Table"
    seat: str = "Seat"
    free: str = "free"
    closed: str = "closed"
    continued: str = "continued"
    nobody: str = "Nobody is seated yet."
    page: str = "Page {page} of {pages}"

    def page_of(self, page: int, pages: int) -> str:
        """Not str.format: a slip in a translation must not stop a printout."""
        return self.page.replace("{pages}", str(pages)).replace("{page}", str(page))


@dataclass(frozen=True)
class PreviewWords:
    """Words of the preview window. Braces name the facts that are put in."""

    window: str = "Print preview"
    print_: str = "&Print…"
    save: str = "&Save as PDF…"
    close: str = "Close"
    size: str = "Paper"
    a4: str = "A&4"
    letter: str = "&Letter"
    smaller: str = "Smaller"
    larger: str = "Larger"
    one_page: str = "1 page"
    pages: str = "{pages} pages"
    no_printer: str = "No printer is set up on this PC. Save as PDF, and print it from another."
    printed: str = "Sent to {printer}."
    saved: str = "Saved as {path}."
    choose_file: str = "Save as PDF"
    pdf_files: str = "PDF files (*.pdf)"
    no_folder: str = "Nothing was saved: the folder {folder} is not there. Choose another."
    not_writable: str = "Nothing was saved: the folder {folder} may not be written to. Choose another."
    in_use: str = (
        "Nothing was saved: {path} is open in another program. Close it there, or choose another name."
    )
    is_folder: str = "Nothing was saved: {path} is a folder. Choose another name."
    is_night: str = "Nothing was saved: {path} is a tournament. It was left as it is. Choose another name."
    bad_name: str = "Nothing was saved: {path} cannot be the name of a file here. Choose another."
    disk_full: str = "Nothing was saved: the disk of {folder} is full. Make room, or choose another place."
    write_failed: str = "Nothing was saved in {folder}: {error}. Choose another place."
    printer_failed: str = "The printer {printer} did not take the print. Is it on? Save as PDF instead."
