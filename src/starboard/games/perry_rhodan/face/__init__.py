"""What Perry Rhodan shows."""

from __future__ import annotations

from starboard.games.perry_rhodan.face.names import name_of
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Face


class PerryRhodanFace(Face[Table]):
    """What Perry Rhodan shows."""

    def name_of(self, state: Table, thing: str, lang: str) -> str:
        return name_of(state, thing, lang)


FACE = PerryRhodanFace()
