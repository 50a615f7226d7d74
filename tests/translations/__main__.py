"""Bring the catalogues in line with the texts of the product: ``python -m tests.translations``.

PySide6's own ``lupdate`` merges (on Python it loses plurals, so it reads a C++ stub), ``lrelease`` compiles.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6

from tests.translations.collect import ROOT, Text, collected

CATALOGUE = ROOT / "assets" / "translations" / "riffle_en.ts"
COMMAND = "python -m tests.translations"


def tool(name: str) -> Path | None:
    """Return PySide6's tool of this name, where the installation has it."""
    found = Path(PySide6.__file__).parent / (f"{name}.exe" if os.name == "nt" else name)
    return found if found.exists() else None


def stub(texts: list[Text]) -> str:
    """Return the texts as C++ that lupdate reads."""
    lines = []
    for text in texts:
        if text.note:
            lines.append(f"//: {text.note}")
        macro = "QT_TRANSLATE_N_NOOP3" if text.plural else "QT_TRANSLATE_NOOP3"
        lines.append(f'{macro}("{text.context}", {_quoted(text.source)}, "")')
    return "\n".join(["const char *texts[] = {", *(f"{x}," if x[0] == "Q" else x for x in lines), "};", ""])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def update(catalogue: Path) -> None:
    """Merge the texts into the catalogue; what is gone goes."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "texts.cpp"
        written.write_text(stub(collected()), "utf-8")
        _run(
            "lupdate",
            "-silent",
            "-no-obsolete",
            "-locations",
            "none",
            "-source-language",
            "en_GB",
            "-target-language",
            "en_GB",
            str(written),
            "-ts",
            str(catalogue),
        )


def compile_to(catalogue: Path, target: Path) -> None:
    """Write the catalogue as the translator loads it, in the old one's place: a Riffle that runs has mapped
    the old one into memory, and would end if that were written over."""
    made = target.with_name(f"{target.name}.new")
    _run("lrelease", "-silent", "-nounfinished", str(catalogue), "-qm", str(made))
    made.replace(target)


def texts_of(catalogue: Path) -> list[Text]:
    """Return the texts as they stand in a catalogue."""
    return sorted(
        Text(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.get("numerus") == "yes",
            message.findtext("extracomment", ""),
        )
        for context in ET.parse(catalogue).getroot().iter("context")
        for message in context.iter("message")
    )


def without_forms(catalogue: Path) -> list[str]:
    """Return the plurals whose English forms nobody has written yet."""
    messages = ET.parse(catalogue).getroot().iter("message")
    return sorted({m.findtext("source", "") for m in messages if m.get("numerus") and not _forms(m)})


def _forms(message: ET.Element) -> list[str]:
    forms = [form.text or "" for form in message.iter("numerusform")]
    return forms if all(forms) else []


def fill(catalogue: Path, singulars: dict[str, str]) -> None:
    """Write the English forms of the plurals: ``singulars`` by the text, or as the same text has them in
    another context."""
    tree = ET.parse(catalogue)
    plurals = [m for m in tree.getroot().iter("message") if m.get("numerus")]
    known = {m.findtext("source", ""): _forms(m) for m in plurals if _forms(m)}
    known |= {many: [one, many] for many, one in singulars.items()}
    for message in plurals:
        forms = known.get(message.findtext("source", ""), [])
        translation = message.find("translation")
        forms = _forms(message) or forms
        if forms and translation is not None:
            translation.attrib.pop("type", None)
            for element, form in zip(translation.iter("numerusform"), forms, strict=True):
                element.text = form
    tree.write(catalogue, "utf-8", xml_declaration=True)


def _run(name: str, *arguments: str) -> None:
    found = tool(name)
    if found is None:
        raise SystemExit(f"PySide6 is installed without {name}.")
    subprocess.run([found, *arguments], check=True)


def main(arguments: list[str]) -> int:
    """Update and compile. Arguments ``"%n tables=%n table"`` are the English forms of new plurals."""
    update(CATALOGUE)
    fill(CATALOGUE, dict(x.split("=", 1) for x in arguments))
    update(CATALOGUE)  # in lupdate's own hand again
    compile_to(CATALOGUE, CATALOGUE.with_suffix(".qm"))
    missing = without_forms(CATALOGUE)
    for text in missing:
        print(f"One of these, in English? {COMMAND} '{text}={text}'")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
