"""The effects of reward cards, in the words of missions."""

from __future__ import annotations

from functools import cache

from starboard.errors import BadInput
from starboard.games.dominate.legacy.reward_cards import RewardCard, reward_cards
from starboard.games.dominate.script.effects import Do
from starboard.kernel.yaml_files import typed


def read_effects(card: RewardCard, where: str) -> tuple[Do, ...]:
    """What a card does; each effect is one word."""
    found: list[Do] = []
    for number, entry in enumerate(card.effect, 1):
        place = f"{where}: {card.id}: effect: entry {number}"
        effect = typed(entry, Do, place)
        if not effect.word():
            raise BadInput(place, "needs-one-word", "DD-REWARD-02")
        found.append(effect)
    return tuple(found)


@cache
def card_effects(card: str) -> tuple[Do, ...]:
    """What a reward card does."""
    return read_effects(reward_cards()[card], "dominate/content/reward_cards.yaml")
