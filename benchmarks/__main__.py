"""Measure and print: `make bench`, or `python -m benchmarks --quick`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import engine, pocket, serving, start
from benchmarks.measure import Figure, pin


def show(figures: list[Figure]) -> None:
    """A table of the figures with their goals."""
    table = Table(title=f"Dice Miner on {platform.processor() or platform.machine()}, one core")
    for column, justify in (("measured", "left"), ("figure", "right"), ("goal", "right")):
        table.add_column(column, justify=justify)  # type: ignore[arg-type]
    for figure in figures:
        goal = ""
        if figure.goal is not None:
            sign = "≥" if figure.at_least else "≤"
            mark = "[green]reached[/]" if figure.reached else "[red]missed[/]"
            goal = f"{sign} {figure.goal:,g} {mark}"
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:,.2f}"
        table.add_row(figure.name, f"{value} {figure.unit}", goal)
    Console().print(table)


def main() -> int:
    """Run all benchmarks; the exit code says whether every goal was reached."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter and rougher")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--python", default=sys.executable, help="whose start is measured")
    parser.add_argument(
        "--peers", type=Path, default=serving.PEERS, help="the folder that has boardgameio in it"
    )
    parser.add_argument(
        "--only", choices=("start", "serving", "pocket", "engine"), help="a part alone"
    )
    options = parser.parse_args()
    figures: list[Figure] = []
    if options.only in (None, "start"):
        figures += start.figures(options.python, runs=3 if options.quick else 7)
    if options.only in (None, "serving"):
        figures += serving.figures(options.python, options.peers, quick=options.quick)
    seconds, runs = (0.3, 2) if options.quick else (1.0, 5)
    if options.only in (None, "pocket"):
        figures += pocket.figures(options.python, seconds, runs, quick=options.quick)
    pin()
    if options.only in (None, "engine"):
        figures += engine.figures(seconds, runs)
    if options.json:
        print(json.dumps([{**asdict(f), "reached": f.reached} for f in figures], indent=2))
    else:
        show(figures)
    return 1 if any(figure.reached is False for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
