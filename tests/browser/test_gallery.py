"""The gallery: everything that is drawn, in one place, with nothing cut off."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown

CUT = """() => {
  const wide = (each) => each.scrollWidth > each.clientWidth;
  const inside = (each) => wide(each) || each.scrollHeight > each.clientHeight + 1;
  const words = [...document.querySelectorAll(".face, .face .text, .face .text > *, figcaption")];
  return words.filter((each) => each.clientWidth && inside(each)).map((each) => each.textContent);
}"""
"""Cards and names whose words do not fit into their boxes."""
TINY = """() => {
  const texts = [...document.querySelectorAll("main *")].filter((each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const size = (each) => parseFloat(getComputedStyle(each).fontSize);
  return texts.filter((each) => size(each) < 12).map((each) => each.textContent.trim());
}"""
DONE = """() => {
  const pictures = [...document.querySelectorAll("main img")];
  const waiting = document.querySelectorAll("[data-sky=dark], .globe:not(:has(img))");
  return !waiting.length && pictures.length > 15 && pictures.every((each) => each.naturalWidth);
}"""


@pytest.mark.parametrize(("width", "lang"), [(1280, "en-GB"), (390, "de-DE")])
def test_everything_is_drawn_and_nothing_is_cut(sit_down: SitDown, width: int, lang: str) -> None:
    person = sit_down(width=width, height=844, lang=lang)
    person.open("#/gallery")
    person.page.wait_for_function(DONE)
    assert person.page.evaluate(CUT) == []
    assert person.page.evaluate(TINY) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    assert person.findings() == []


def test_the_tools_lead_to_it_and_a_part_has_an_address(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools")
    person.page.get_by_role("link", name="Gallery").click()
    person.page.get_by_role("link", name="People").click()
    person.page.wait_for_url("**/gallery/people")
    person.page.wait_for_function(
        "document.querySelector('#gallery-people').getBoundingClientRect().top < 40"
    )
