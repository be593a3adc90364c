import { expect, test } from "vitest";
import { brought, fitted, inside, isSeen, moved, nearest, zoomed } from "../src/lib/panzoom";

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

test("the first look wastes no room on what lies beyond what is known", () => {
  const eye = { x: 90, y: 0, scale: 1 };
  const frame = { width: 100, height: 50 };
  expect(inside(eye, { x: -100, y: -100, width: 200, height: 200 }, frame).x).toBe(50);
  expect(inside(eye, { x: -40, y: -100, width: 80, height: 200 }, frame).x).toBe(0);
});

test("what wants to be seen is brought in by the shortest way; what is seen moves nothing", () => {
  const eye = { x: 0, y: 0, scale: 2 };
  const frame = { width: 400, height: 200 };
  expect(brought(eye, [50, 0], frame, 20)).toEqual(eye);
  expect(brought(eye, [100, -60], frame, 20)).toEqual({ x: 10, y: -20, scale: 2 });
});
