"""``dataclass`` for values and for the parts of the state. That of the standard library generates six methods
for every class, 0.45 ms each class, and the console has 200 of them by its first picture: here they are
generated once, in 0.05 ms, except ``__init__``, which is written for the first object of a class; two classes
of three have none by then. That no field of a frozen one is ever set anew is the type checker's to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    import dataclasses
    from operator import attrgetter

    def _getter(names):
        return attrgetter(*names) if names else lambda _: ()

    def dataclass(*, frozen=False, slots, kw_only=False):
        """Return the decorator of a class with slots, which has a hash if it is ``frozen``."""

        def made(cls):
            own = vars(cls)
            cls.__doc__ = cls.__doc__ or cls.__name__  # else its signature is worked out for one
            value = dataclasses.dataclass(init=False, slots=slots, kw_only=kw_only, repr=False, eq=False)(cls)
            fields = dataclasses.fields(value)
            values = _getter([x.name for x in fields if x.compare])
            to_hash = _getter([x.name for x in fields if (x.compare if x.hash is None else x.hash)])
            shown = [x.name for x in fields if x.repr]

            def first(self, *given, **named):
                value.__init__ = _init(value)
                value.__init__(self, *given, **named)

            def same(self, other):
                if other.__class__ is self.__class__:
                    return values(self) == values(other)
                return NotImplemented

            def hashed(self):
                return hash(to_hash(self))

            def text(self):
                given = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
                return f"{type(self).__qualname__}({given})"

            methods = {
                "__init__": first, "__eq__": same, "__hash__": hashed if frozen else None, "__repr__": text,
            }  # fmt: skip
            for name, method in methods.items():
                if name not in own or (name == "__hash__" and own[name] is None):
                    setattr(value, name, method)
            return value

        return made

    def _init(cls):
        """Return the ``__init__`` that the standard library would have generated; here a field that is no
        parameter has no default."""
        names, parameters, keywords, lines = {"_none": object()}, [], [], []
        for x in dataclasses.fields(cls):
            parameter = value = x.name
            if x.default is not dataclasses.MISSING:
                names["_" + x.name] = x.default
                parameter += f"=_{x.name}"
            elif x.default_factory is not dataclasses.MISSING:
                names["_" + x.name] = x.default_factory
                parameter += "=_none"
                value = f"_{x.name}() if {x.name} is _none else {x.name}"
            if x.init:
                (keywords if x.kw_only else parameters).append(parameter)
                lines.append(f"self.{x.name} = {value}")
        if keywords:
            keywords.insert(0, "*")
        if hasattr(cls, "__post_init__"):
            lines.append("self.__post_init__()")
        head = f"def __init__({', '.join(['self', *parameters, *keywords])}):"
        exec("\n ".join([head, *lines, "return"]), names)
        names["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
        return names["__init__"]
