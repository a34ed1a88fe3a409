"""The arrays that doors take: one name for type checkers, for Numba and for other targets.

A door's annotations are its signature. A type checker sees plain arrays behind these names; at run
time they say what the elements are and how many dimensions there are.

>>> def door(out: Int16s, rows: Float64Matrix, n: int) -> None: ...
>>> signature(door)
(Array(int16, 1, 'C', False, aligned=True), Array(float64, 2, 'C', False, aligned=True), int64)
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numba as _numba
import numpy as np

numba: Any = _numba

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bools: TypeAlias = NDArray[np.bool_]
    Int8s: TypeAlias = NDArray[np.int8]
    Int16s: TypeAlias = NDArray[np.int16]
    Int16Matrix: TypeAlias = NDArray[np.int16]
    Int32s: TypeAlias = NDArray[np.int32]
    Int64s: TypeAlias = NDArray[np.int64]
    Int64Matrix: TypeAlias = NDArray[np.int64]
    Float32s: TypeAlias = NDArray[np.float32]
    Float32Matrix: TypeAlias = NDArray[np.float32]
    Float32Cube: TypeAlias = NDArray[np.float32]
    Float64s: TypeAlias = NDArray[np.float64]
    Float64Matrix: TypeAlias = NDArray[np.float64]
    Float64Cube: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Array:
    """A contiguous array: the dtype of its elements, and its dimensions."""

    dtype: Any
    dimensions: int = 1


if not TYPE_CHECKING:
    Bools = Array(np.bool_)
    Int8s = Array(np.int8)
    Int16s, Int16Matrix = Array(np.int16), Array(np.int16, 2)
    Int32s = Array(np.int32)
    Int64s, Int64Matrix = Array(np.int64), Array(np.int64, 2)
    Float32s, Float32Matrix, Float32Cube = (Array(np.float32, n) for n in (1, 2, 3))
    Float64s, Float64Matrix, Float64Cube = (Array(np.float64, n) for n in (1, 2, 3))

_NUMBERS: Final = {int: numba.int64, float: numba.float64, bool: numba.boolean}


def signature(function: Callable[..., object]) -> tuple[Any, ...]:
    """The Numba types of a function's arguments, read from its annotations."""
    annotations = inspect.get_annotations(function, eval_str=True)
    return tuple(_type(annotations[name]) for name in inspect.signature(function).parameters)


def _type(annotation: Any) -> Any:
    if isinstance(annotation, Array):
        element = numba.from_dtype(np.dtype(annotation.dtype))
        return numba.types.Array(element, annotation.dimensions, "C")
    if annotation in _NUMBERS:
        return _NUMBERS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, tuple):
        return numba.types.NamedTuple([_type(field) for field in _fields(annotation)], annotation)
    raise TypeError(f"a door can't take {annotation!r}")


def _fields(bundle: Any) -> list[Any]:
    """The annotations of a named tuple's fields, which typing keeps as forward references."""
    names = vars(sys.modules[bundle.__module__])
    return [eval(field.__forward_arg__, names) for field in bundle.__annotations__.values()]
