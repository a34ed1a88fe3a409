"""The decorators: what is compiled, how, and which of it Python may call."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numba as _numba

from diceminer.compiling import cache, target
from diceminer.compiling.arrays import signature

if TYPE_CHECKING:
    from collections.abc import Callable

numba: Any = _numba
F = TypeVar("F", bound="Callable[..., object]")

COMPILED: Final = not numba.config.DISABLE_JIT
# Without reference counting: nothing compiled here allocates, and counting would cost the search
# 40 % of its speed.
_OPTIONS: Final = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,
    "_nrt": False,
}
NO_WRAPPERS: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@dataclass(frozen=True)
class Door:
    """A compiled function that Python calls: its source, and the function itself."""

    function: Callable[..., object]
    compiled: Any

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.function.__name__

    @property
    def signature(self) -> tuple[Any, ...]:
        """The types of its arguments."""
        return signature(self.function)

    def compile(self) -> None:
        """Compile it and keep the result on disk, or load what was kept."""
        if COMPILED:
            self.compiled.compile(self.signature)


@dataclass(frozen=True)
class Part:
    """The doors of one module, compiled together: `PART = Part(__name__, "message-id")`.

    The message of the catalogues says what is being compiled.
    """

    module: str
    message: str
    doors: list[Door] = field(default_factory=list, compare=False, repr=False)


def rule(function: F) -> F:
    """Compile a function that other compiled functions call."""
    return compiled_for(target.Inner, function, **NO_WRAPPERS)


def inlined(function: F) -> F:
    """Compile a function into each of its callers: for the hot path of every action."""
    return compiled_for(target.Inner, function, forceinline=True, **NO_WRAPPERS)


def door(part: Part) -> Callable[[F], F]:
    """Compile a function that Python calls, and keep the result on disk."""

    def decorate(function: F) -> F:
        compiled = compiled_for(target.Dispatcher, function)
        if COMPILED:
            _keep(compiled)
        part.doors.append(Door(function, compiled))
        return compiled

    return decorate


def compiled_for(dispatcher: Any, function: F, **options: Any) -> F:
    """Compile a function with one of our targets; as it is where compiling is off."""
    if not COMPILED:
        return function
    compiled: F = dispatcher(py_func=function, targetoptions={**_OPTIONS, **options})
    return compiled


def _keep(compiled: Any) -> None:
    """Let Numba keep a function in our folder, whatever folder the process uses otherwise."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache.folder())
    try:
        compiled.enable_caching()
    finally:
        numba.config.CACHE_DIR = before
