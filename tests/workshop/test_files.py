"""The files of the project hold on any machine."""

from __future__ import annotations

import re
import subprocess

from tests.workshop.documents import ROOT

ELSEWHERE = {
    "registry address": re.compile(
        r"registry\.(npmjs|yarnpkg)\.|pypi\.org/simple|pythonhosted\.org|--(extra-)?index-url"
    ),
    "machine path": re.compile(r"(?<![\w.}*)])/(?:work|tmp|root|home|Users|opt)/[\w.]"),
}


def files() -> list[str]:
    """Every file that is or would be tracked."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def faults(text: str) -> list[str]:
    """The kinds of addresses in a text that only hold somewhere else."""
    return [kind for kind, pattern in ELSEWHERE.items() if pattern.search(text)]


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = {
        name: kinds
        for name in files()
        if (kinds := faults((ROOT / name).read_bytes().decode("utf-8", "replace")))
    }
    assert found == {}


def test_such_addresses_are_recognised() -> None:
    slash = "/"
    assert faults(f"see {slash}home/me") == ["machine path"]
    assert faults("https://registry.npmjs" + ".org/svelte") == ["registry address"]
    assert faults("a/work/b, build/tmp/x, src/starboard") == []


def test_lock_files_are_written_without_addresses() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / ".npmrc").read_text("utf-8")


def test_continuous_integration_does_what_everybody_can_do() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "make test" in script.read_text("utf-8")
