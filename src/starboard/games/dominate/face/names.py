"""What people call the things of Dominate & Delegate."""

from __future__ import annotations

import re

from starboard.games.dominate.content import OF_SCENARIO, OWN, Box
from starboard.games.dominate.indoors.floor import Floor
from starboard.games.dominate.legacy.mission_cards import mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.state import NEUTRAL, Figure, Mission, Table
from starboard.games.dominate.words import told
from starboard.screen.look import SHAPES

FIELD = re.compile(r"[a-z]{1,2}[0-9]{1,2}")


def name_of(state: Table, thing: str, lang: str) -> str:
    """A figure by its type and number, a field in capitals, an order by its type."""
    figure = state.figures.get(thing)
    if figure is not None:
        return figure_name(state, figure, lang)
    if state.log is not None and (named := mission_name(state, thing, lang)):
        return named
    if state.floor is not None and (named := indoor_name(state.floor, thing, lang)):
        return named
    if FIELD.fullmatch(thing):
        return thing.upper()
    head, _, tail = thing.partition("@")
    if tail.isdigit() and is_printed(state, head):
        return told(lang, "order-name", type=type_name(head, lang), field=int(tail))
    if is_printed(state, thing):
        return type_name(thing, lang)
    type, _, number = thing.partition(".")
    if number.isdigit() and is_printed(state, type):
        return f"{type_name(type, lang)} {number}"
    return thing


def is_printed(state: Table, type: str) -> bool:
    """Whether a type is on the sheets of the box; those of one scenario are nobody's business."""
    return type in state.box.sheets and OF_SCENARIO not in type and OWN not in type


def figure_name(state: Table, figure: Figure, lang: str) -> str:
    """Its own name, or its type with its number; and the shape of its owner."""
    if state.floor is not None and figure.id in state.floor.called:
        name = state.floor.called[figure.id].of(lang)
    elif state.mission is not None and figure.id in state.mission.called:
        name = state.mission.called[figure.id].of(lang)
    elif figure.label in state.scenario.names:
        name = state.scenario.names[figure.label].of(lang)
    else:
        name = kind_called(state.box, figure.type, lang, state.scenario.id)
    number = figure.id.rpartition(".")[2]
    mark = "" if figure.owner == NEUTRAL else f" {SHAPES[figure.owner]}"
    return f"{name} {number}{mark}"


def mission_name(state: Table, thing: str, lang: str) -> str:
    """Cards of the log, items, answers and triggers, as far as the view of a seat shows them."""
    log, mission = state.log, state.mission
    if thing in reward_cards():
        return reward_cards()[thing].name.of(lang)
    if log is not None and (thing in log.efa.cards or thing in log.redcat.cards):
        card = mission_cards().get(thing)
        return state.box.scenarios[thing].name.of(lang) if card is None else card.name.of(lang)
    if mission is None:
        return ""
    asked = mission.asking.value
    head, _, number = thing.partition(".")
    if head == "answer" and number.isdigit() and asked is not None:
        options = asked.options
        return options[int(number) - 1].of(lang) if 0 < int(number) <= len(options) else ""
    for page in [sealed.value for sealed in mission.pages.values()]:
        trigger = None if page is None else page.trigger(thing)
        if trigger is not None:
            return trigger.name.of(lang)
        if page is not None and thing in page.items and is_known_item(mission, thing):
            return page.items[thing].of(lang)
    return ""


def is_known_item(mission: Mission, item: str) -> bool:
    """Whether somebody has it, or it is for sale."""
    for_sale = [ware for stall in mission.stalls for ware, _ in stall.prices]
    return item in [*mission.items["PL1"], *mission.items["PL2"], *for_sale]


def indoor_name(floor: Floor, thing: str, lang: str) -> str:
    """A door, thing or tile by its number, with what is known to be written at it."""
    kind, _, number = thing.partition(".")
    if thing in floor.doors:
        label = floor.doors[thing].label
    elif thing in floor.spots:
        label = floor.spots[thing].label
    elif thing in floor.tiles:
        label = floor.tiles[thing]
    else:
        return ""
    name = told(lang, f"thing-{kind}", number=int(number))
    if label.blue.value is None:
        return name
    return told(lang, "thing-labelled", thing=name, label=label.blue.value.of(lang))


def kind_called(box: Box, type: str, lang: str, scenario: str) -> str:
    """What a kind of figure is called; one of a scenario of one's own as on its sheet."""
    try:
        return type_name(type, lang)
    except LookupError:
        sheet = box.sheets.get(f"{scenario}{OF_SCENARIO}{type}")
        return type if sheet is None else sheet.name


def type_name(type: str, lang: str) -> str:
    """What a kind of figure is called."""
    return told(lang, f"type-{type}")
