"""The floor's own words for what the core knows by a code."""

from __future__ import annotations

from gui.text_tr import mark, tr

_PURCHASES = {
    "entry": mark("entry"),
    "reentry": mark("re-entry"),
    "rebuy": mark("re-buy"),
    "addon": mark("add-on"),
}
_SETTINGS = {
    "title": mark("the title"),
    "club": mark("the club"),
    "currency": mark("the currency"),
    "rulebook": mark("the rulebook"),
    "late": mark("the last level for late registration"),
    "seats": mark("the seats of a table"),
    "rounding": mark("the unit of the prizes"),
    "closes": mark("the hall's closing time"),
    "accessible": mark("the accessible seat (yes or no)"),
}
_TITLES = {
    "title": mark("Title"),
    "club": mark("Club"),
    "currency": mark("Currency"),
    "rulebook": mark("Rulebook"),
    "late": mark("Late registration until the end of level"),
    "seats": mark("Seats at a table"),
    "rounding": mark("Prizes in multiples of"),
    "closes": mark("The hall closes"),
}


def purchase(kind: str) -> str:
    """``entry``, ``re-entry``, ``re-buy``, ``add-on``."""
    return tr(_PURCHASES[kind]) if kind in _PURCHASES else kind


def setting_name(key: str) -> str:
    """Within a sentence: ``the last level for late registration``."""
    return tr(_SETTINGS[key]) if key in _SETTINGS else key


def setting_title(key: str) -> str:
    """As the label of a field: ``Seats at a table``."""
    return tr(_TITLES[key]) if key in _TITLES else key
