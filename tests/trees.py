"""The nodes of a syntax tree, in half the time of ``ast.walk``: tests look at those of all sources."""

from __future__ import annotations

import ast

PLAIN = {"arg", "asname", "attr", "ctx", "id", "kind", "level", "module", "type_comment"}
"""Fields that hold no node, or only how a name is used."""
FIELDS = {
    kind: tuple(x for x in kind._fields if x not in PLAIN)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}


def walk(tree: ast.AST) -> list[ast.AST]:
    """Return this node and all below it in the order of ``ast.walk``, without ``Load``, ``Store`` and
    ``Del``."""
    found = [tree]
    for node in found:
        for name in FIELDS[type(node)]:
            value = getattr(node, name, None)
            if isinstance(value, list):
                found += [x for x in value if isinstance(x, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found
