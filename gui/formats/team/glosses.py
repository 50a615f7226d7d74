"""An English gloss for each heading of the Swedish rules of team poker, which number no clauses."""

from gui.words.tr import Context, mark

tr = Context("rulebook")

GLOSSES = {
    "Lag, antal": mark("number of players and stacks"), "Lag, bord": mark("teams at the tables"),
    "Lag, timeout": mark("time-outs"), "Lag, överlåtelse": mark("transfers"),
    "Lag, övrigt": mark("other rules of teams"),
}  # fmt: skip
