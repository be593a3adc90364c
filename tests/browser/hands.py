"""How people touch what they see: with the mouse, with a finger, or with keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AIM = Path(__file__).with_name("hands.js").read_text(encoding="utf-8")
REACHED = """selector => {
  const now = document.activeElement;
  if (now?.matches(selector)) return ["Enter", 1];
  const stops = [...document.querySelectorAll("a[href], button, input, select, [tabindex]")].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility(),
  );
  const steps = stops.findIndex((each) => each.matches(selector)) - stops.indexOf(now);
  return [steps > 0 ? "Tab" : "Shift+Tab", Math.abs(steps)];
}"""
"""The key that leads to something, and how often to press it."""
TOWARDS = """selector => {
  const wanted = document.querySelector(selector);
  if (!wanted.matches(".lit, .picked")) return null;
  const now = document.activeElement;
  const { x, y } = wanted.getBoundingClientRect();
  const from = now?.matches("[data-thing]") ? now.getBoundingClientRect() : { x, y: 0 };
  const [dx, dy] = [x - from.x, y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The arrow that leads towards something that is lit."""
AWAKE = "() => !document.querySelector('footer[data-rests]')"
"""Letters mean something again."""
ARROWS, TRIES = 4, 4
SHOTS = ("attack", "suppress")
"""Moves at other figures; where these are one's own, a touch means them and no shot."""


class Mouse:
    """Clicks on what can be seen."""

    points = True

    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, selector: str) -> bool:
        """Touch what a selector names; whether it was there to be touched."""
        before, point = None, self.page.evaluate(AIM, selector)
        while point not in (None, before):  # what is pointed at may move
            self.point(*point)
            before, point = point, self.page.evaluate(AIM, selector)
        if point is None:
            return False
        self.strike(*point)
        return True

    def point(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)

    def strike(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Fingers(Mouse):
    """Taps on what can be seen."""

    def point(self, x: float, y: float) -> None:
        """A finger touches nothing before it taps."""

    def strike(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """Letters where something has one; else arrows and Tab to it, and Enter."""

    points = False

    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, selector: str) -> bool:
        """Touch what a selector names; whether it was there to be touched."""
        wanted = self.page.locator(selector).locator("visible=true")
        if not wanted.count():
            return False
        letter = wanted.first.get_attribute("aria-keyshortcuts")
        if letter:
            self.page.wait_for_function(AWAKE)
            self.page.keyboard.press(letter)
            return True
        return self.walk(selector)

    def walk(self, selector: str) -> bool:
        """Go to it and press Enter: by arrows where it is lit and near, else from stop to stop."""
        for _ in range(ARROWS):
            arrow = self.page.evaluate(TOWARDS, selector)
            if arrow is None or self.page.evaluate(REACHED, selector)[0] == "Enter":
                break
            self.page.keyboard.press(arrow)
        for _ in range(TRIES):
            key, times = self.page.evaluate(REACHED, selector)
            for _ in range(times):
                self.page.keyboard.press(key)
            if key == "Enter":
                return True
        return False


Hands = Mouse | Keys
Offer = dict[str, Any]
"""A move as the server offers it."""


def thing(id: str) -> str:
    """The selector of a thing on the board."""
    return f'.table .board [data-thing="{id}"]'


def way_to(offer: Offer, offers: list[Offer]) -> tuple[list[str], bool]:
    """The things to touch in order, and whether only this move is left then."""
    picks: list[str] = []
    for touched in offer.get("touches", ()):
        picks.append(touched)
        if fitting(offers, picks) == [offer]:
            return picks, True
    if not picks:
        return [], False
    complete = [each for each in fitting(offers, picks) if len(each["touches"]) == len(picks)]
    if complete == [offer] and not again(offers, picks):
        return [*picks, picks[-1]], True  # a second touch of the last one means: just that
    return picks, False


def at_friend(offer: Offer, offers: list[Offer]) -> bool:
    """Whether it is a shot at somebody of one's own who can still be used himself."""
    kind, _, target = (*offer["move"].split(), "", "")[:3]
    return kind in SHOTS and any(target in each.get("touches", ())[:1] for each in offers)


def fitting(offers: list[Offer], picks: list[str]) -> list[Offer]:
    """The offers that touch all that was picked."""
    return [each for each in offers if has_all(each, picks)]


def has_all(offer: Offer, picks: list[str]) -> bool:
    left = list(offer.get("touches", ()))
    for pick in picks:
        if pick not in left:
            return False
        left.remove(pick)
    return True


def again(offers: list[Offer], picks: list[str]) -> bool:
    """Whether the last thing could be picked once more."""
    return bool(fitting(offers, [*picks, picks[-1]]))
