"""The schemas: one for the wire, one for HTTP, and fuzzed requests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from diceminer.server import schema
from tests.server.running import Guest, quick, serving


def test_the_schema_of_the_wire_is_printed() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "diceminer.server.schema"], check=True, capture_output=True
    )
    wire = json.loads(printed.stdout)
    assert wire == schema.schema()
    definitions = wire["properties"]
    for name in (
        "Me",
        "Box",
        "NewTable",
        "TableInfo",
        "Welcome",
        "Moved",
        "Undone",
        "No",
        "Move",
        "Undo",
    ):
        assert name in definitions
    assert len(definitions["ServerMessage"]["anyOf"]) == 11
    assert "t" in wire["$defs"]["Moved"]["required"]
    for name in ("Moved", "Undone", "Welcome", "TableChanged"):
        assert wire["$defs"][name]["properties"]["undo"] == {"type": "boolean", "default": False}
        assert "undo" not in wire["$defs"][name]["required"]


@pytest.mark.timeout(240)
def test_no_request_brings_it_down(tmp_path: Path) -> None:
    with serving(quick(tmp_path, open_tables=3)) as address:
        guest = Guest(address)
        table = guest.create("me", "open")["id"]
        code = f"""
import schemathesis, hypothesis
from schemathesis.specs.openapi.checks import positive_data_acceptance
schema = schemathesis.openapi.from_url("{address}/api/openapi.json")
@schema.parametrize()
@hypothesis.settings(max_examples=12, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(hypothesis.HealthCheck))
def test_api(case):
    if "table_id" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["table_id"] = "{table}"
    # Which settings go together is the rules' affair, and no schema's.
    case.call_and_validate(
        headers={{"Cookie": {guest.cookies!r}}}, excluded_checks=[positive_data_acceptance]
    )
"""
        file = tmp_path / "test_api.py"
        file.write_text(code)
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)],
            check=False,
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        assert ran.returncode == 0, ran.stdout[-6000:]
        assert guest.get("/api/health").status_code == 200
