"""``dataclass`` for values and for the parts of the state. That of the standard library generates six methods
for every class, 0.45 ms each class, and the console has 200 of them by its first picture: here they are
generated once, in 0.05 ms, except ``__init__``, which is written for the first object of a class; two classes
of three have none by then. That no field of a frozen one is ever set anew is the type checker's to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
        """Return the ``__init__`` that the standard library writes for these fields."""
        named = []
        for x in dataclasses.fields(cls):
            default = {"default_factory": x.default_factory}
            if x.default_factory is dataclasses.MISSING:
                default = {"default": x.default}
            if not x.init and x.default is not dataclasses.MISSING:  # else left to the class, which has slots
                default = {"default_factory": lambda value=x.default: value}
            named.append((x.name, Any, dataclasses.field(init=x.init, kw_only=x.kw_only, **default)))
        own = {"__doc__": cls.__doc__}
        if hasattr(cls, "__post_init__"):
            own["__post_init__"] = cls.__post_init__
        init = dataclasses.make_dataclass(cls.__name__, named, namespace=own, repr=False, eq=False).__init__
        init.__qualname__ = f"{cls.__qualname__}.__init__"
        return init
