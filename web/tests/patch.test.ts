import { expect, test } from "vitest";
import { patched } from "../src/wire/patch";

test("a replaced number leaves the old view as it was", () => {
  const view = { seats: [{ credits: 1 }, { credits: 2 }] };
  const now = patched(view, [{ op: "replace", path: "/seats/1/credits", value: 5 }]);
  expect(now).toEqual({ seats: [{ credits: 1 }, { credits: 5 }] });
  expect(view.seats[1]).toEqual({ credits: 2 });
});

test("lists grow and shrink, and names with slashes are found", () => {
  const now = patched({ "a/b": [1, 2, 3] }, [
    { op: "remove", path: "/a~1b/0", value: null },
    { op: "add", path: "/a~1b/-", value: 4 },
    { op: "add", path: "/c", value: null },
  ]);
  expect(now).toEqual({ "a/b": [2, 3, 4], c: null });
});

test("what did not change is shared, so that the page redraws only what did", () => {
  const view = { seats: [{ credits: 1 }], things: { a: { owner: 0 } } };
  const now = patched(view, [{ op: "replace", path: "/seats/0/credits", value: 5 }]) as typeof view;
  expect(now.things).toBe(view.things);
});
