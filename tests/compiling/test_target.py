"""The compiler's target: a generic processor for the kernel, the host's for everybody else."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from llvmlite import binding as llvm

from diceminer import Game, Rules, bots, kernel
from diceminer.compiling import COMPILED, Part, door, rule
from diceminer.compiling.arrays import Float64s, Int64s
from diceminer.rules import mountain

PART = Part(__name__, "")
numba_of_a_user: Any = numba
pytestmark = pytest.mark.skipif(not COMPILED, reason="the compiler is off")


@rule
def twice(x: int) -> int:
    """A rule for the door below."""
    return 2 * x


@door(PART)
def add_up(numbers: Int64s, factor: int) -> int:
    """A door that calls a rule."""
    total = 0
    for at in range(len(numbers)):
        total += twice(int(numbers[at])) * factor
    return total


@door(PART)
def grow(numbers: Float64s) -> None:
    """A door that needs a function of Numba's own."""
    for at in range(len(numbers)):
        numbers[at] = np.exp(numbers[at])


def processor(function: Any) -> str:
    (compiled,) = function.overloads.values()
    name: str = compiled.library.codegen.magic_tuple()[1]
    return name


def test_doors_are_compiled_for_a_generic_processor() -> None:
    assert add_up(np.arange(5), 3) == 60
    assert processor(add_up) == "generic"


def test_functions_of_numbas_own_are_there_too() -> None:
    numbers = np.array([0.0, 1.0])
    grow(numbers)
    assert numbers == pytest.approx([1.0, np.e])


def test_a_users_own_functions_are_compiled_as_ever() -> None:
    own = numba_of_a_user.njit(lambda x: x + 1)
    assert own(1) == 2
    assert processor(own) == llvm.get_host_cpu_name()


def test_a_users_negative_indices_count_from_the_end_as_ever() -> None:
    """The kernel's own are not asked whether they are negative."""
    last = numba_of_a_user.njit(lambda numbers, back: numbers[-back])
    assert last(np.arange(5), 1) == 4
    assert last(np.arange(5), 2) == 3


def test_what_allocates_is_refused() -> None:
    """Its references would have to be counted, which slows the search down to a half."""

    @door(Part(__name__, ""))
    def allocate(count: int) -> int:
        return len(np.zeros(count))

    with pytest.raises(numba_of_a_user.TypingError, match="returning of array passed"):
        allocate(3)


def test_a_rule_that_python_calls_says_what_to_call() -> None:
    """Compiled without a wrapper for Python: it must not crash the process."""
    with pytest.raises(TypeError, match="call a door"):
        mountain.dice_in_bag(None)  # type: ignore[arg-type]


def test_every_door_has_the_one_signature_that_its_annotations_say() -> None:
    """Called with anything else, a door would silently be compiled anew, for seconds."""
    for rules in (Rules(players=1), Rules(players=3)):
        game = Game.new(rules, seed=1)
        for name in bots.names():
            bot = bots.make(name, simulations=3, seed=1)
            bot.choose(game)
            bot.rank(game)
        game.play(game.legal()[0])
        game.preview(game.legal()[0])
        Game.from_position(game.position())
    for each in kernel.doors():
        called: list[Any] = [
            signature if isinstance(signature, tuple) else signature.args
            for signature in each.compiled.signatures
        ]
        assert called in ([], [each.signature]), each.name
