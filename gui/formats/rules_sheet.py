"""The printed sheet of a format's rules, as the rulebook says them, clause by clause."""

from collections.abc import Callable, Iterable
from datetime import tzinfo

from core.rulebook.kinds import Parameter
from core.tournament.director import Director
from gui.paper.documents import titled
from gui.paper.lists import STRONG, TEXT, Cell, RuledRow, RuledSheet
from gui.paper.paper import Body, Document, Nothing
from gui.words.rulebook import headings
from gui.words.tr import Context

tr = Context("formats")


def rules_sheet(
    parameters: Iterable[Parameter], title: Callable[[], str], director: Director, now: int, zone: tzinfo
) -> Document:
    """Return the sheet of these parameters: numbered clauses in their order, others as the first of each
    stands among the parameters; at the end what cites nothing. Headings in another language are glossed above
    them."""
    t = director.state
    found: list[tuple[str, str]] = []
    for parameter in parameters:
        said = t.rulebook.summary(parameter.key, "en")
        if said and t.rulebook.value(parameter.key) is not False:
            clause = t.rulebook.cite(parameter.key).removeprefix(t.rulebook.short).strip()
            found.append((clause, said))
    first = {clause: at for at, (clause, _) in reversed([*enumerate(found)])}

    def place(line: tuple[str, str]) -> tuple[bool, int]:
        clause = line[0]
        return not clause, int(clause) if clause.isdecimal() else first[clause]

    lines = sorted(found, key=place)
    rows = [RuledRow((Cell(clause, STRONG, "point"), Cell(said, TEXT, "rule"))) for clause, said in lines]
    heads = (tr("Point"), False), (tr("Rule"), False)
    glosses = headings(clause for clause, _ in lines)
    intro = (glosses,) if glosses else ()
    nothing = Nothing(tr("This rulebook has no rules of this format."))
    body: Body = RuledSheet(heads, rows, 1, intro) if rows else nothing
    return titled(title(), body, t, now, zone)
