"""The kernel as WebAssembly: the doors compiled as ever, with LLVM's other back end.

Numba turns each door and the rules it calls into LLVM's intermediate code, which names no processor
until machine code is made of it. Here all of it is linked into one module, retargeted, optimised as
a whole and linked into a file that imports nothing. Arrays are passed as Numba passes them, by
their parts; what `build` returns beside the file says what each door takes, for whoever calls.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

import llvmlite.binding as _llvm
import numba as _numba

from diceminer.compiling import target
from diceminer.compiling.decorators import NO_WRAPPERS, compiled_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from diceminer.compiling.decorators import Door

llvm: Any = _llvm
numba: Any = _numba

_TRIPLE: Final = "wasm32-unknown-unknown"
_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
# What every browser of the last years has.
_FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
# The deepest recursion is the planner's; a page's worker grows the memory beyond it.
_STACK_BYTES: Final = 1 << 18
_LINKERS: Final = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(22, 13, -1)))


class NoLinker(Exception):
    """Neither `wasm-ld` nor PyPI's `ziglang`, which brings one, is installed."""


class Argument(TypedDict):
    """An argument of a door: a number, an array, or a named tuple of such."""

    name: str
    type: str
    dimensions: int
    fields: list[Argument]


class Field(TypedDict):
    """A field of a record."""

    offset: int
    type: str
    shape: list[int]


class Layout(TypedDict):
    """A record: its size in bytes, and its fields by name."""

    size: int
    fields: dict[str, Field]


class Described(TypedDict):
    """A door: what it is called in the file, and what it takes."""

    name: str
    arguments: list[Argument]


class Compiled(Described):
    """A door that was compiled: the types of the numbers it returns."""

    returns: list[str]


def build(doors: Iterable[Door], fingerprint: str) -> tuple[bytes, list[Compiled]]:
    """The kernel's file, and what is in it.

    The fingerprint of what it is made of is in the file too, so that a caller can see whether its
    description of the doors belongs to it.
    """
    module, compiled = _linked(list(doors))
    machine = _machine()
    _optimise(module, machine)
    exported = [door["name"] for door in compiled]
    code = _link(machine.emit_object(module), exported)
    return code + custom_section("fingerprint", fingerprint.encode()), compiled


def custom_section(name: str, content: bytes) -> bytes:
    """A section of a WebAssembly file that has no effect on its code.

    >>> list(custom_section("a", b"bc"))
    [0, 4, 1, 97, 98, 99]
    """
    body = _unsigned(len(name)) + name.encode() + content
    return b"\0" + _unsigned(len(body)) + body


def _unsigned(number: int) -> bytes:
    """A number as LEB128, seven bits a byte."""
    head = bytes([number & 0x7F])
    return head if number < 0x80 else bytes([head[0] | 0x80]) + _unsigned(number >> 7)


def exported_name(door: Door) -> str:
    """What a door is called in the file: two modules may have doors of one name.

    >>> from diceminer.rules import doors
    >>> [exported_name(door) for door in doors.PART.doors][:2]
    ['rules.doors.run', 'rules.doors.legal']
    """
    module = door.function.__module__.partition(".")[2]
    return f"{module}.{door.name}"


def _linked(doors: list[Door]) -> tuple[Any, list[Compiled]]:
    """One module with all doors, and nothing but them to be seen from outside."""
    whole = llvm.parse_assembly(f'target triple = "{_TRIPLE}"\ntarget datalayout = "{_LAYOUT}"\n')
    reached: dict[int, Any] = {}
    symbols: dict[str, str] = {}
    compiled: list[Compiled] = []
    for door in doors:
        inner: Any = compiled_for(target.Inner, door.function, **NO_WRAPPERS)
        inner.compile(door.signature)
        result = inner.overloads[door.signature]
        symbols[result.fndesc.llvm_func_name] = exported_name(door)
        compiled.append({**described(door), "returns": _returned(result.signature)})
        waiting = [result.library]
        while waiting:
            library = waiting.pop()
            if id(library) not in reached:
                reached[id(library)] = library
                waiting += library._linking_libraries
    for library in reached.values():
        whole.link_in(llvm.parse_assembly(_retargeted(str(library._final_module))))
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in symbols else "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    for symbol, name in symbols.items():
        whole.get_function(symbol).name = name
    whole.verify()
    return whole, compiled


def _retargeted(code: str) -> str:
    """Intermediate code for this machine as code for WebAssembly."""
    code = re.sub(r"target datalayout = .*", f'target datalayout = "{_LAYOUT}"', code)
    code = re.sub(r"target triple = .*", f'target triple = "{_TRIPLE}"', code)
    return code.replace("= common ", "= linkonce_odr ")


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES)


def _optimise(module: Any, machine: Any) -> None:
    # A level more makes a larger file that is no quicker; nor does Binaryen's optimiser gain here.
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


def described(door: Door) -> Described:
    """What a door takes, which is known before it is compiled."""
    names = door.function.__code__.co_varnames
    arguments = [_argument(name, kind) for name, kind in zip(names, door.signature, strict=False)]
    return {"name": exported_name(door), "arguments": arguments}


def _returned(signature: Any) -> list[str]:
    returned = signature.return_type
    kinds = returned.types if isinstance(returned, numba.types.BaseTuple) else (returned,)
    return [str(kind) for kind in kinds if kind is not numba.types.none]


def _argument(name: str, kind: Any) -> Argument:
    if isinstance(kind, numba.types.Array):
        is_record = isinstance(kind.dtype, numba.types.Record)
        return {
            "name": name,
            "type": "record" if is_record else str(kind.dtype),
            "dimensions": kind.ndim,
            "fields": [],
        }
    if isinstance(kind, numba.types.NamedTuple):
        fields = [_argument(*field) for field in zip(kind.fields, kind.types, strict=True)]
        return {"name": name, "type": "tuple", "dimensions": 0, "fields": fields}
    return {"name": name, "type": str(kind), "dimensions": 0, "fields": []}


def _link(code: bytes, exported: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        compiled, linked = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        compiled.write_bytes(code)
        options = ["--no-entry", "--gc-sections", "--strip-all", "-O3"]
        options += ["-z", f"stack-size={_STACK_BYTES}", "--export=__heap_base"]
        options += [f"--export={name}" for name in exported]
        subprocess.run(
            [*_linker(), *options, str(compiled), "-o", str(linked)], check=True, timeout=120
        )
        return linked.read_bytes()


def _linker() -> list[str]:
    for name in _LINKERS:
        if found := shutil.which(name):
            return [found]
    if util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker


def record_layout(record: Any) -> Layout:
    """Where the fields of a record are in memory.

    >>> import numpy as np
    >>> record_layout(np.dtype([("seat", np.int8), ("score", np.int16, (4, 3))], align=True))[
    ...     "size"
    ... ]
    26
    """
    fields = cast("dict[str, tuple[Any, int]]", record.fields)
    return {
        "size": record.itemsize,
        "fields": {
            name: {"offset": offset, "type": kind.base.name, "shape": list(kind.shape)}
            for name, (kind, offset) in fields.items()
        },
    }
