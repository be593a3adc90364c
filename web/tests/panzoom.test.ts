import { expect, test } from "vitest";
import { fitted, isSeen, moved, nearest, zoomed } from "../src/lib/panzoom";

const WHOLE = { x: -500, y: -400, width: 1000, height: 800 };
const FRAME = { width: 1000, height: 500 };

test("all of a box is seen, unless that would be too small", () => {
  expect(fitted(WHOLE, FRAME)).toEqual({ x: 0, y: 0, scale: 0.625 });
  expect(fitted(WHOLE, FRAME, 1.5, 1.7).scale).toBe(1.5);
  expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, FRAME, 1.5, 1.7).scale).toBe(1.7);
});

test("what lies under the pointer stays there when one goes nearer", () => {
  const [eye, at] = [{ x: 0, y: 0, scale: 1 }, [100, 50] as [number, number]];
  const after = zoomed(eye, 2, at, WHOLE, FRAME);
  expect((at[0] - after.x) * after.scale).toBe(100);
  expect((at[1] - after.y) * after.scale).toBe(50);
  expect(zoomed(eye, 100, at, WHOLE, FRAME).scale).toBe(nearest(FRAME));
  expect(zoomed(eye, 0.001, at, WHOLE, FRAME).scale).toBeCloseTo(0.375);
});

test("a drag moves by pixels, and never off the drawing", () => {
  expect(moved({ x: 0, y: 0, scale: 2 }, 100, -50, WHOLE)).toEqual({ x: 50, y: -25, scale: 2 });
  expect(moved({ x: 0, y: 0, scale: 2 }, 99999, 0, WHOLE).x).toBe(500);
});

test("a place is seen well inside the frame, not at its edge", () => {
  const eye = { x: 0, y: 0, scale: 1 };
  expect(isSeen(eye, [400, 0], FRAME, 90)).toBe(true);
  expect(isSeen(eye, [420, 0], FRAME, 90)).toBe(false);
  expect(isSeen(eye, [0, 170], FRAME, 90)).toBe(false);
});
