"""A sentence in both languages, as it stands in a state."""

from __future__ import annotations

from starboard.kernel import Fact
from starboard.kernel.yaml_files import Name


class Wording(Fact):
    """A sentence of a mission in both languages."""

    de: str
    en: str

    def of(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


def worded(name: Name) -> Wording:
    """What a file says, for a state."""
    return Wording(name.de, name.en)
