"""Without the net: what was opened once opens again."""

from __future__ import annotations

from tests.browser.conftest import SitDown

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 100; tries++) {
    const kept = await caches.keys();
    const files = kept.length ? await (await caches.open(kept[0])).keys() : [];
    if (files.some((file) => file.url.endsWith("/")) && files.length > 4) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}"""


def test_a_tool_that_was_open_once_opens_without_the_net(sit_down: SitDown) -> None:
    person = sit_down(keeps=True)
    person.open("#/tools/decks")
    person.page.get_by_role("heading", name="Deck builder").wait_for()
    assert person.page.evaluate(KEPT)
    person.page.reload()
    person.page.get_by_role("button", name="Add Ambush").wait_for()
    person.page.context.set_offline(True)
    person.page.reload()
    person.page.get_by_role("button", name="Add Ambush").wait_for()
    person.trouble.clear()  # a browser notes every request that finds no net
