"""An English gloss for each heading that the Swedish rules of Chicago cite beside their numbered points."""

from gui.words.tr import Context, mark

tr = Context("rulebook")

GLOSSES = {
    "Turneringsledning": mark("tournament management"),
    "Regler gällande SM i Chicago": mark("rules of the championship"),
}
