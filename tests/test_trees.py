"""Nothing of a tree is passed over."""

import ast
from pathlib import Path

import pytest

from tests.trees import walk

ROOT = Path(__file__).parents[1]
EVERYTHING = """
async def f(a: int, *b: str, c=1, **d) -> None:
    global g
    async with a as b, c: pass
    async for x in y: break
    else: continue
    await x
    return (lambda q: q)(*w, **{1: 2, **z})
class A(B, metaclass=C):
    x: int = 1
    del x[1:2, ...], y.z
    try: raise E from None
    except (K, L) as e: x += 1
    else: assert x, "no"
    finally: yield
match p:
    case {"a": [1, *rest], **more} | Q(r, s=None) as t if u: f"{v!r:>{w}} {x}"
while not (a := b) < c <= d is not e in {f}: from . import g as h
try: pass
except* M: import n.o
[i async for i in j if k for l in m], {n: o for n in p}, {q for q in r}, (s for s in t)
if a and b: x = -1 if y else 2 @ 3
"""


@pytest.mark.parametrize("file", ["core/log/director.py", "gui/room/build.py", ""])
def test_all_nodes_come_in_the_order_of_the_library(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8") if file else EVERYTHING)
    assert walk(tree) == [x for x in ast.walk(tree) if not isinstance(x, ast.expr_context)]
