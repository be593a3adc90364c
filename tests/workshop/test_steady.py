"""A test that fails is tried once more, and only once."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

STEADY = Path(__file__).parents[2] / "tools" / "steady"
FAKE = """#!/usr/bin/env bash
echo "$@" >> called
code=$(head -n 1 codes)
sed -i 1d codes
exit "$code"
"""


@pytest.mark.parametrize(
    ("codes", "ends", "says"),
    [
        ([0], 0, ""),
        ([1, 0], 0, "unsteady"),
        ([1, 1], 1, "once more"),
        ([2], 2, ""),
        ([5], 5, ""),
    ],
)
def test_what_fails_is_tried_once_more(
    tmp_path: Path, codes: list[int], ends: int, says: str
) -> None:
    fake = tmp_path / ".venv" / "bin" / "pytest"
    fake.parent.mkdir(parents=True)
    fake.write_text(FAKE)
    fake.chmod(0o755)
    (tmp_path / "codes").write_text("".join(f"{code}\n" for code in codes))
    ran = subprocess.run(
        [STEADY, "tests/some"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == ends
    assert says in ran.stdout
    assert ("unsteady" in ran.stdout) == (codes == [1, 0])
    called = (tmp_path / "called").read_text().splitlines()
    assert [line.startswith("tests/some") for line in called] == [True] * len(codes)
    assert ["--last-failed" in line for line in called] == [False, True][: len(codes)]
