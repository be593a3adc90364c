// Where a finger or the mouse meets what a selector names: a visible point that belongs to it, or nothing.
// A ship that lies under others of its kind is not met: whoever clicks there takes another one.
async (selector) => {
  const PARTS = [0.5, 0.3, 0.7, 0.12, 0.88];

  function pointOf(wanted, parts = PARTS) {
    const { x, y, width, height } = wanted.getBoundingClientRect();
    if (!width) return null;
    for (const down of parts) {
      for (const across of parts) {
        const point = [x + width * across, y + height * down];
        const met = document.elementFromPoint(...point);
        if (met?.closest("[data-thing], button, [role=button]") === wanted) return point;
      }
    }
    return null;
  }

  // What the last touch has brought about is drawn before anybody aims again.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

  // A card that lies over its middle is put away first, as people do: nobody aims at the rim that is left.
  const card = document.querySelector("[data-inspect] [data-close]");
  const found = [...document.querySelectorAll(selector)];
  if (card && found.length && !found.some((each) => each.closest("[data-inspect]") || pointOf(each, PARTS.slice(0, 3)))) {
    card.click();
    await new Promise((drawn) => setTimeout(drawn));
  }
  for (const wanted of found) {
    if (!wanted.checkVisibility() || wanted.disabled) continue;
    for (const block of ["nearest", "center", "start", "end"]) {
      wanted.scrollIntoView({ block, inline: block });
      const point = pointOf(wanted);
      if (point) return point;
    }
  }
  return null;
};
