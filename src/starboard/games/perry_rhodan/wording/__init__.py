"""What a card says, written from its data in both languages (PR-CARD-08…17).

`printed`   the type line, the values and everything else that is printed
`premises`  what must be there before a card is laid out
`effects`   effects: when, for what, on whom, what, for how long
`phrases`   the cards that an effect concerns
"""

from starboard.games.perry_rhodan.wording.printed import card_text, type_line, values_line

__all__ = ["card_text", "type_line", "values_line"]
