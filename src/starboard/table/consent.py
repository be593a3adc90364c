"""Consent: who has to agree before something happens that not everybody may want."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from starboard.errors import NeedsConsent
from starboard.kernel.seats import Seat
from starboard.table.chairs import Chair, is_bot


def refusing_bots(needed: NeedsConsent, chairs: Sequence[Chair]) -> list[Seat]:
    """Bots let decisions be taken back, but neither dice nor knowledge."""
    if needed.why == "decision":
        return []
    return [seat for seat in needed.seats if is_bot(chairs[seat])]


def still_asked(
    chairs: Sequence[Chair], seat: Seat, agreed: Collection[Seat] = ()
) -> tuple[Seat, ...]:
    """The seats whose consent is missing: of people other than the one who proposes."""
    asker = chairs[seat].person
    return tuple(
        other
        for other, chair in enumerate(chairs)
        if not is_bot(chair) and chair.person != asker and other not in agreed
    )
