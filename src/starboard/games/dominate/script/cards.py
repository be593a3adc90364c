"""The effects of reward cards, in the words of missions."""

from __future__ import annotations

from functools import cache

from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.script.effects import Do
from starboard.kernel.yaml_files import typed


@cache
def card_effects(card: str) -> tuple[Do, ...]:
    """What a reward card does."""
    where = f"dominate/content/reward_cards.yaml: {card}: effect"
    return tuple([typed(effect, Do, where) for effect in reward_cards()[card].effect])
