import type { Colour } from "../../art/colour";
import type { Body } from "./body";
import type { Design } from "./coats";

function desk(body: Body): void {
  body.box(0, -0.05, 0.32, 1.1, 0.56, 0.07, "#7a4f2e", { cap: "#94623a" });
  for (const [x, y] of [[-0.46, -0.25], [0.46, -0.25], [-0.46, 0.15], [0.46, 0.15]] as const) body.box(x, y, 0, 0.08, 0.08, 0.32, "#4a3020");
  body.box(-0.3, 0, 0.39, 0.22, 0.26, 0.02, "#eef1f6");
  body.tube([0.4, -0.18, 0.39], [0.4, -0.18, 0.64], 0.02, "#c9a94f");
  body.drum(0.4, -0.18, 0.6, 0.12, 0.1, "#ffd98a", { end: 0.06, glow: 0.9 });
}

function computer(body: Body): void {
  desk(body);
  screen(body, 0.06, -0.14, 0.39);
}

function screen(body: Body, x: number, y: number, z: number): void {
  body.box(x, y, z, 0.36, 0.05, 0.28, "#20262f", { cap: "#3a4250" });
  body.box(x, y + 0.03, z + 0.04, 0.3, 0.012, 0.2, "#7fd6ff", { glow: 0.9 });
}

/** A piece of furniture against the wall, with doors, shelves or a front of its own. */
function cabinet(colour: Colour, cap: Colour, front: (body: Body) => void): Design {
  return (body) => {
    body.box(0, -0.16, 0, 0.8, 0.36, 0.84, colour, { cap });
    front(body);
  };
}

function doors(body: Body): void {
  for (const x of [-0.2, 0.2]) {
    body.box(x, 0.03, 0.06, 0.36, 0.012, 0.72, "#8b93a3");
    body.box(x * 0.3, 0.045, 0.4, 0.03, 0.02, 0.12, "#2a303c");
  }
}

function books(body: Body): void {
  for (let row = 0; row < 4; row++) {
    for (let at = 0; at < 5; at++) body.box(-0.3 + at * 0.15, 0.03, 0.08 + row * 0.19, 0.11, 0.02, 0.14, ["#8a3a3a", "#3a5f8a", "#7a7a3a", "#5a3a7a"][(row + at) % 4] ?? "#8a3a3a");
  }
}

function glass(body: Body): void {
  body.box(0, 0.03, 0.1, 0.64, 0.012, 0.64, "#9fe3ff", { glow: 0.35 });
}

function dial(body: Body): void {
  body.tube([0, 0.02, 0.44], [0, 0.08, 0.44], 0.12, "#d9dfe9", { sides: 12 });
}

function lamps(body: Body): void {
  for (let at = 0; at < 4; at++) body.box(-0.24 + at * 0.16, 0.03, 0.56, 0.07, 0.02, 0.07, at % 2 ? "#5be49b" : "#ffb454", { glow: 1 });
  body.box(0, 0.03, 0.14, 0.6, 0.02, 0.3, "#2a303c");
}

function plant(body: Body): void {
  body.drum(0, 0, 0, 0.2, 0.22, "#9a5a3a", { end: 0.24 });
  for (let leaf = 0; leaf < 9; leaf++) body.tube([0, 0, 0.22], [0.36 * Math.cos(leaf * 0.7), 0.36 * Math.sin(leaf * 0.7), 0.6 + 0.1 * (leaf % 3)], 0.03, "#3f8a4a", { end: 0.005 });
}

function basket(body: Body): void {
  body.drum(0, 0, 0, 0.2, 0.34, "#6d7686", { end: 0.27, cap: "#2a303c" });
  for (const [x, y] of [[0.05, 0.04], [-0.08, -0.05]] as const) body.ball(x, y, 0.36, 0.09, "#eef1f6");
}

function barrel(body: Body): void {
  body.drum(0, 0, 0, 0.34, 0.8, "#7a8296", { cap: "#c8cede" });
  body.drum(0, 0, 0.3, 0.345, 0.08, "#ffb454");
}

function camera(body: Body): void {
  body.tube([0, -0.3, 0.95], [0, -0.05, 0.9], 0.03, "#8d96a8");
  body.tube([0.08, -0.02, 0.92], [-0.3, 0.1, 0.82], 0.09, "#d9dfe9");
  body.tube([-0.3, 0.1, 0.82], [-0.34, 0.11, 0.81], 0.06, "#ff5a4d", { glow: 1 });
}

function sentryGun(body: Body): void {
  body.drum(0, 0, 0, 0.28, 0.1, "#656d7b", { end: 0.22 });
  body.box(0, 0, 0.1, 0.16, 0.16, 0.28, "#39404f");
  body.box(0, 0, 0.36, 0.34, 0.26, 0.2, "#59606d", { cap: "#8b93a3" });
  for (const y of [-0.06, 0.06]) body.tube([0.12, y, 0.46], [0.5, y, 0.47], 0.03, "#2a303c");
  body.box(0.18, 0, 0.5, 0.02, 0.1, 0.05, "#ff5a4d", { glow: 1 });
}

function wallSwitch(body: Body): void {
  body.box(0, -0.2, 0.3, 0.3, 0.08, 0.4, "#39475f", { cap: "#55647f" });
  body.box(0, -0.14, 0.42, 0.08, 0.06, 0.16, "#ffb454", { glow: 0.8 });
}

const CUPBOARD = cabinet("#5a4632", "#6d5540", doors);

/** What stands in rooms, by what is painted there. */
export const FURNITURE: Record<string, Design> = {
  desk,
  computer,
  plant,
  basket,
  camera,
  sentry_gun: sentryGun,
  switch: wallSwitch,
  tank_indoors: barrel,
  cupboard: CUPBOARD,
  locker: cabinet("#4f5d78", "#66769a", doors),
  shelf: cabinet("#5a4632", "#6d5540", books),
  bookcase: cabinet("#4a3426", "#5f4532", books),
  stand: cabinet("#5a4632", "#6d5540", books),
  fridge: cabinet("#c8cede", "#e4e8f2", doors),
  cooler: cabinet("#c8cede", "#e4e8f2", glass),
  mirror: cabinet("#8a6a48", "#a98658", glass),
  safe: cabinet("#3a404c", "#59606d", dial),
  machine: cabinet("#59606d", "#7a8296", lamps),
};
