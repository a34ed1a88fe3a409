"""The processor that the kernel is compiled for: a generic one, whatever this machine has.

Code tuned for the host is no quicker here, and a generic processor is what WebAssembly needs
(docs/architecture.md, "The compiler"). It is a target of its own, registered through Numba's target
extension interface, so that a user's own Numba functions in the same process are compiled as ever.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any, Final

import numba as _numba
from llvmlite import binding as _llvm

# Numba has no usable type hints.
numba: Any = _numba
llvm: Any = _llvm
_dynfunc: Any = import_module("numba._dynfunc")
arrayobj: Any = import_module("numba.np.arrayobj")
codegen: Any = import_module("numba.core.codegen")
cpu: Any = import_module("numba.core.cpu")
registry: Any = import_module("numba.core.registry")
target_extension: Any = import_module("numba.core.target_extension")
utils: Any = import_module("numba.core.utils")

NAME: Final = "diceminer"
PROCESSOR: Final = "generic"
# What the kernel is written with. Some have a registry of their own, others add to the builtins.
_IMPLEMENTED: Final = (
    "numba.cpython.builtins",
    "numba.cpython.iterators",
    "numba.cpython.mathimpl",
    "numba.cpython.numbers",
    "numba.cpython.rangeobj",
    "numba.cpython.slicing",
    "numba.cpython.tupleobj",
    "numba.core.optional",
    "numba.np.arrayobj",
    "numba.np.npyimpl",
)


class _Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function.

    Numba optimises every function and generates its machine code before linking it into its
    callers, which are then optimised again. Only doors need machine code: here a rule is left
    unoptimised until the door that calls it is optimised as a whole. That halves the time.
    """

    _linking_libraries: list[Any]
    _shared_module: Any

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def _get_module_for_linking(self) -> Any:
        if self._finalized:
            return super()._get_module_for_linking()
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            for function in self._shared_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    # May be defined again, by another door that calls the same rule.
                    function.linkage = "linkonce_odr"
        return self._shared_module

    def finalize(self) -> None:
        reached: dict[int, Any] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if id(library) not in reached:
                reached[id(library)] = library
                waiting += library._linking_libraries
        self._linking_libraries = list(reached.values())
        super().finalize()


class _Codegen(codegen.JITCPUCodegen):  # type: ignore[misc]
    """Generates code for the generic processor, which becomes part of the keys of Numba's cache."""

    _library_class = _Library

    def _get_host_cpu_name(self) -> str:
        return PROCESSOR

    def _get_host_cpu_features(self) -> str:
        return ""


class _Context(cpu.CPUContext):  # type: ignore[misc]
    def init(self) -> None:
        super().init()
        self._internal_codegen = _Codegen("diceminer")

    def load_additional_registries(self) -> None:
        """Load the implementations of numbers, tuples, records and arrays only.

        Importing the rest (linear algebra with SciPy, text, sets, random numbers, installed
        extensions) would take a quarter of a warm start, and memory.
        """
        for module in _IMPLEMENTED:
            registry = getattr(import_module(module), "registry", None)
            if registry is not None:
                self.install_registry(registry)

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Don't link Numba's runtime, which is only needed for allocation."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """The function for Python to call; a placeholder for a rule, which has no machine code."""
        if library._finalized or _defines(library, fndesc.llvm_cpython_wrapper_name):
            return super().get_executable(library, fndesc, env)
        name = fndesc.qualname.rpartition(".")[2]
        return _dynfunc.make_function(fndesc.lookup_module(), name, "", 0, env, (library,))


def _defines(library: Any, name: str) -> bool:
    functions = library._final_module.functions
    return any(function.name == name and not function.is_declaration for function in functions)


def _plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Use an index as it is, where Numba would count a negative one from the end.

    The kernel has no negative indices, and the check before every load and store costs a tenth of
    the speed. Code for other targets is not affected.
    """
    if isinstance(context, _Context):
        types = numba.types
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
    return _numbas_index(context, builder, kind, index, size)


_numbas_index: Final = arrayobj.fix_integer_index
arrayobj.fix_integer_index = _plain_index


class _Descriptor(registry.CPUTarget):  # type: ignore[misc]
    @utils.threadsafe_cached_property  # type: ignore[untyped-decorator]
    def _toplevel_target_context(self) -> Any:
        return _Context(self.typing_context, self._target_name)


class _Target(target_extension.CPU):  # type: ignore[misc]
    """The target in Numba's hierarchy of targets: a subclass of CPU."""


target_extension.target_registry[NAME] = _Target


class Dispatcher(registry.CPUDispatcher):  # type: ignore[misc]
    """A compiled function that takes every whole number as the same 64-bit type.

    Numba would compile a rule anew for each width of integer and each constant it is called with,
    three times the work for the same code.
    """

    targetdescr = _Descriptor(NAME)

    def compile(self, signature: Any) -> Any:
        """Compile, or load what was compiled; Numba would fill the registries of the CPU, too."""
        with target_extension.target_override(NAME):
            return super().compile(signature)

    def get_call_template(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        widened = (
            numba.int64 if isinstance(argument, numba.types.Integer) else argument
            for argument in args
        )
        return super().get_call_template(tuple(widened), kws)


class Inner(Dispatcher):
    """A compiled function that only compiled functions call."""

    def __call__(self, *_args: object, **_kwargs: object) -> Any:
        raise TypeError(f"{self.py_func.__qualname__} is compiled for other rules: call a door")


target_extension.dispatcher_registry[_Target] = Dispatcher
# What Numba implements in Python itself is compiled for this target, too.
target_extension.jit_registry[_Target] = partial(numba.jit, _target=NAME)
