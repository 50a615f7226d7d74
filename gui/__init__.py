"""The windows, the projected clock and the paper: the only part of Riffle that knows Qt."""

import builtins

import PySide6.QtCore  # noqa: F401  only for what it does to the imports after it

# It wraps `import` to read the source of every later module, in search of `__feature__`, which Riffle does
# not use: without that the console stands a tenth sooner.
if builtins.__import__ is getattr(builtins, "__feature_import__", None):
    builtins.__import__ = builtins.__orig_import__  # type: ignore[attr-defined]
