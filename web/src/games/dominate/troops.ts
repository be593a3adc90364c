import type { Body } from "./body";
import type { Coats, Design } from "./coats";

function mgInf(body: Body, { hue }: Coats): void {
  body.man(0.12, 0.02, hue, { gun: "mg" });
  body.man(-0.22, -0.2, hue, { gun: "mg", turned: 0.2 });
  body.man(-0.14, 0.3, hue, { gun: "mg", kneels: true, turned: -0.15 });
}

function rakInf(body: Body, { hue }: Coats): void {
  body.man(0.12, -0.06, hue, { gun: "rak" });
  body.man(-0.22, 0.22, hue, { gun: "rak", kneels: true, turned: 0.15 });
}

function ingInf(body: Body, { hue }: Coats): void {
  body.man(0.08, 0.02, hue, { gun: "ing" });
  body.man(-0.26, -0.16, hue, { gun: "ing", turned: 0.2 });
}

function mgOne(body: Body, { hue }: Coats): void {
  body.man(0, 0, hue, { gun: "mg" });
}

function rakOne(body: Body, { hue }: Coats): void {
  body.man(0, 0, hue, { gun: "rak" });
}

function ingOne(body: Body, { hue }: Coats): void {
  body.man(0, 0, hue, { gun: "ing" });
}

function civOne(body: Body, { hue }: Coats): void {
  body.man(0, 0, hue);
}

function boar(body: Body): void {
  body.ball(-0.05, 0, 0.3, 0.3, "#4a3a30", { flat: 0.75 });
  body.ball(0.28, 0, 0.32, 0.17, "#3b2e26");
  for (const [x, y] of [[-0.2, -0.12], [-0.2, 0.12], [0.12, -0.12], [0.12, 0.12]] as const) body.box(x, y, 0, 0.08, 0.08, 0.2, "#2a201a");
  for (const side of [-1, 1]) body.tube([0.38, side * 0.07, 0.26], [0.48, side * 0.1, 0.34], 0.02, "#efe6d2", { end: 0.005 });
}

/** Somebody who lies on the ground. */
function lying(body: Body, { hue, dark, deep }: Coats): void {
  body.box(0, 0, 0, 0.5, 0.26, 0.14, dark, { top: 0.9, cap: hue });
  body.box(-0.42, 0, 0, 0.38, 0.2, 0.1, deep);
  body.ball(0.36, 0, 0.1, 0.12, hue);
}

/** Everybody on foot; outdoors a figure is a group, indoors one person. */
export const TROOPS: Record<string, Design> = {
  mg_inf: mgInf,
  rak_inf: rakInf,
  ing_inf: ingInf,
  mg_one: mgOne,
  rak_one: rakOne,
  ing_one: ingOne,
  civilian: civOne,
  boar,
  lying,
};
