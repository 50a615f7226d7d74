"""Which colour each chip has: as the club says, or as most cases have it."""

from core.say.acts import Set
from core.tournament.state import Tournament
from gui.theme import CHIPS

# As most cases have them; a chip of another value gets a colour that is left, so that no two are alike.
_USUAL = {
    1: "white", 5: "red", 10: "blue", 25: "green", 50: "orange", 100: "black", 500: "purple", 1_000: "yellow",
    5_000: "orange", 10_000: "turquoise", 25_000: "pink", 100_000: "brown", 500_000: "grey",
}  # fmt: skip


def colours(t: Tournament) -> dict[int, str]:
    """Return the colour (of ``gui.theme.CHIPS``) of every chip: the club's, else the usual one."""
    told = {int(chip): name for chip, _, name in (x.partition("=") for x in _told(t))}
    found = {value: told[value] for value in t.chips.values if told.get(value) in CHIPS}
    for value in t.chips.values:
        left = [name for name in CHIPS if name not in found.values()] or [*CHIPS]
        usual = _USUAL.get(value, "")
        found.setdefault(value, usual if usual in left else left[0])
    return found


def _told(t: Tournament) -> list[str]:
    return str(t.setting("chip-colours")).split()


def coloured(t: Tournament, chip: int, name: str) -> Set:
    """Return the act that gives a chip this colour."""
    told = [x for x in _told(t) if not x.startswith(f"{chip}=")]
    return Set(key="chip-colours", value=" ".join([*told, f"{chip}={name}"]))
