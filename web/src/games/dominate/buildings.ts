import { mix } from "../../art/colour";
import type { Body } from "./body";
import type { Coats, Design } from "./coats";

const STEEL = "#8d96a8";
const CONCRETE = "#aab2c0";

function constructionYard(body: Body, { hue, dark, deep }: Coats): void {
  body.box(0, 0, 0, 1.34, 1.02, 0.06, "#59606d", { cap: "#6b7382" });
  body.box(-0.3, -0.1, 0.06, 0.62, 0.68, 0.38, dark, { top: 0.96, cap: mix(hue, "#2a303c", 0.4) });
  for (let i = 0; i < 4; i++) body.box(-0.5 + i * 0.14, -0.1, 0.44, 0.06, 0.56, 0.05, deep, { cap: hue });
  body.box(0.34, 0.16, 0.06, 0.5, 0.44, 0.2, deep, { cap: dark });
  body.drum(0.34, 0.16, 0.26, 0.17, 0.06, STEEL, { cap: hue });
  body.tube([0.02, -0.36, 0.06], [0.02, -0.36, 1.18], 0.045, "#ffd166");
  body.tube([-0.3, -0.36, 1.12], [0.66, -0.3, 1.14], 0.035, "#ffd166");
  body.tube([0.54, -0.31, 1.12], [0.54, -0.31, 0.72], 0.01, "#dfe5f0");
  body.box(0.54, -0.31, 0.62, 0.14, 0.14, 0.1, CONCRETE);
  body.box(-0.36, -0.36, 1.02, 0.12, 0.1, 0.12, "#59606d");
  for (const y of [-0.3, -0.05, 0.18]) body.lamp(0.012, y, 0.16, 0.012, 0.1, 0.1);
  for (const x of [-0.5, -0.3, -0.1]) body.lamp(x, 0.246, 0.16, 0.1, 0.012, 0.1);
  body.box(-0.3, 0.25, 0.06, 0.3, 0.02, 0.0, "#000000");
}

function powerplant(body: Body, { hue, dark }: Coats): void {
  body.box(0, 0, 0, 1.2, 0.92, 0.05, "#565d6a", { cap: "#666e7d" });
  for (const [x, y] of [[-0.3, -0.16], [0.16, -0.22]] as const) {
    body.drum(x, y, 0.05, 0.25, 0.3, CONCRETE, { end: 0.17, sides: 20 });
    body.drum(x, y, 0.35, 0.17, 0.28, CONCRETE, { end: 0.2, sides: 20, cap: "#14171d" });
    body.drum(x, y, 0.5, 0.183, 0.07, hue, { end: 0.188, sides: 20 });
    body.drum(x, y, 0.632, 0.15, 0.004, "#7fe6ff", { glow: 0.9 });
  }
  body.box(0.1, 0.24, 0.05, 0.8, 0.3, 0.22, dark, { cap: hue, top: 0.95 });
  for (let i = 0; i < 5; i++) body.lamp(-0.2 + i * 0.15, 0.394, 0.12, 0.08, 0.012, 0.07);
  body.tube([0.5, -0.1, 0.05], [0.5, -0.1, 0.5], 0.02, STEEL);
  body.ball(0.5, -0.1, 0.52, 0.05, "#7fe6ff", { glow: 1 });
}

function refinery(body: Body, { hue, dark, deep }: Coats): void {
  body.box(0, 0, 0, 1.3, 1, 0.05, "#565d6a", { cap: "#666e7d" });
  body.drum(-0.34, -0.2, 0.05, 0.26, 0.42, CONCRETE, { sides: 20, cap: mix(hue, "#d8dde8", 0.3) });
  body.drum(-0.34, -0.2, 0.28, 0.264, 0.07, hue, { sides: 20 });
  body.drum(0.12, -0.3, 0.05, 0.16, 0.62, CONCRETE, { sides: 16, cap: hue });
  body.drum(0.4, -0.28, 0.05, 0.06, 0.95, "#747c8b", { end: 0.045 });
  body.drum(0.4, -0.28, 1, 0.04, 0.03, "#ffb454", { glow: 1 });
  body.box(0.1, 0.2, 0.05, 0.86, 0.42, 0.3, dark, { top: 0.95, cap: mix(hue, "#2a303c", 0.25) });
  body.tube([-0.34, -0.2, 0.5], [0.12, -0.3, 0.6], 0.035, "#ffd166");
  body.tube([0.12, 0.0, 0.4], [0.12, -0.3, 0.5], 0.035, "#ffd166");
  body.box(-0.46, 0.26, 0.05, 0.3, 0.36, 0.1, "#3a404c", { cap: "#c9862a" });
  for (let i = 0; i < 4; i++) body.lamp(-0.16 + i * 0.18, 0.416, 0.15, 0.09, 0.012, 0.08);
  body.drum(0.28, 0.2, 0.35, 0.12, 0.1, deep, { cap: hue });
}

function barracks(body: Body, { hue, dark }: Coats): void {
  body.box(0, 0, 0, 1.2, 0.9, 0.04, "#565d6a", { cap: "#666e7d" });
  for (const y of [-0.24, 0.2]) {
    body.box(-0.06, y, 0.04, 0.96, 0.34, 0.2, dark, { cap: dark });
    body.prism([[-0.56, y - 0.2], [0.44, y - 0.2], [0.44, y + 0.2], [-0.56, y + 0.2]], 0.24, 0.4, hue, { top: 0.52, cap: mix(hue, "#fff2d8", 0.16) });
    for (let i = 0; i < 4; i++) body.lamp(-0.4 + i * 0.2, y + 0.172, 0.1, 0.08, 0.012, 0.08);
  }
  body.tube([0.5, -0.02, 0], [0.5, -0.02, 0.8], 0.016, "#dfe5f0");
  body.prism([[0.5, -0.03], [0.74, -0.03], [0.74, -0.01], [0.5, -0.01]], 0.62, 0.78, hue);
}

function factory(body: Body, { hue, dark, deep }: Coats): void {
  body.box(0, 0, 0, 1.36, 1.04, 0.05, "#565d6a", { cap: "#666e7d" });
  body.box(-0.08, -0.08, 0.05, 1, 0.72, 0.34, dark, { cap: dark });
  for (let i = 0; i < 3; i++) body.prism([[-0.58 + i * 0.34, -0.44], [-0.24 + i * 0.34, -0.44], [-0.24 + i * 0.34, 0.28], [-0.58 + i * 0.34, 0.28]], 0.39, 0.58, hue, { top: 0.5, shift: -0.08, cap: "#bfe6ff" });
  body.box(-0.08, 0.29, 0.05, 0.44, 0.02, 0.26, "#191d25", { cap: "#191d25" });
  body.box(-0.08, 0.302, 0.06, 0.36, 0.01, 0.2, "#ffcf8a", { glow: 0.7 });
  body.drum(0.52, -0.32, 0.05, 0.075, 0.86, "#747c8b", { end: 0.06 });
  body.drum(0.52, -0.32, 0.72, 0.072, 0.08, hue);
  body.drum(0.52, -0.06, 0.05, 0.075, 0.66, "#747c8b", { end: 0.06 });
  body.box(0.5, 0.3, 0.05, 0.22, 0.26, 0.2, deep, { cap: hue });
}

function uplink(body: Body, { hue, dark }: Coats): void {
  body.box(0, 0, 0, 1.1, 0.9, 0.05, "#565d6a", { cap: "#666e7d" });
  body.box(-0.2, 0.1, 0.05, 0.6, 0.56, 0.26, dark, { cap: hue, top: 0.9 });
  body.drum(0.16, -0.1, 0.05, 0.14, 0.5, CONCRETE, { end: 0.1 });
  body.tube([0.1, -0.1, 0.5], [0.22, 0.04, 0.7], 0.1, "#8d96a8", { sides: 20, end: 0.46 });
  body.tube([0.221, 0.041, 0.702], [0.222, 0.042, 0.704], 0.42, "#5d6677", { sides: 20 });
  body.tube([0.223, 0.043, 0.706], [0.224, 0.044, 0.708], 0.22, "#7a8496", { sides: 20 });
  body.tube([0.2, 0.02, 0.66], [0.42, 0.28, 1.02], 0.014, "#dfe5f0");
  body.ball(0.42, 0.28, 1.03, 0.05, "#7fe6ff", { glow: 1 });
}

function mgTower(body: Body, { hue, dark, deep }: Coats): void {
  body.drum(0, 0, 0, 0.36, 0.1, "#656d7b", { end: 0.32, sides: 8 });
  body.box(0, 0, 0.1, 0.3, 0.3, 0.5, dark, { top: 0.76, cap: deep });
  body.drum(0, 0, 0.58, 0.25, 0.16, dark, { sides: 8, cap: hue, end: 0.22 });
  for (const side of [-1, 1]) body.tube([0.12, side * 0.08, 0.67], [0.54, side * 0.08, 0.68], 0.03, "#2a303c");
  body.box(0.17, 0, 0.64, 0.06, 0.26, 0.05, "#fff1b8", { glow: 0.9 });
}

function rakTower(body: Body, { hue, dark, deep }: Coats): void {
  body.drum(0, 0, 0, 0.4, 0.1, "#656d7b", { end: 0.34, sides: 8 });
  body.box(0, 0, 0.1, 0.34, 0.34, 0.42, dark, { top: 0.8, cap: deep });
  body.drum(0, 0, 0.52, 0.17, 0.1, deep);
  for (const side of [-1, 1]) {
    body.box(0.02, side * 0.22, 0.58, 0.5, 0.24, 0.24, dark, { cap: hue });
    for (const z of [0.64, 0.75]) for (const u of [-0.05, 0.06]) body.tube([0.27, side * 0.22 + u, z], [0.31, side * 0.22 + u, z + 0.003], 0.038, "#ff7a4d", { glow: 0.75 });
  }
  body.tube([-0.1, 0, 0.6], [-0.1, 0, 1], 0.014, "#dfe5f0");
  body.ball(-0.1, 0, 1.02, 0.04, "#ff5a4d", { glow: 1 });
}

function helipad(body: Body, { hue, dark }: Coats): void {
  body.drum(0, 0, 0, 0.68, 0.06, "#4a515d", { sides: 8, cap: "#3a404b" });
  body.drum(0, 0, 0.06, 0.5, 0.004, hue, { sides: 28 });
  body.drum(0, 0, 0.064, 0.43, 0.004, "#3a404b", { sides: 28 });
  body.box(-0.14, 0, 0.068, 0.07, 0.44, 0.004, "#e8ecf8");
  body.box(0.14, 0, 0.068, 0.07, 0.44, 0.004, "#e8ecf8");
  body.box(0, 0, 0.068, 0.24, 0.07, 0.004, "#e8ecf8");
  for (let i = 0; i < 8; i++) {
    const a=i * Math.PI / 4 + 0.39;
    body.ball(0.6 * Math.cos(a), 0.6 * Math.sin(a), 0.08, 0.03, "#7fe6ff", { glow: 1 });
  }
  body.box(-0.58, -0.4, 0.0, 0.2, 0.2, 0.24, dark, { cap: hue });
}

function civilBuilding(body: Body): void {
  for (const [x, y, long, wide, high, roof] of [[-0.34, -0.2, 0.34, 0.3, 0.2, "#b9694a"], [0.14, -0.3, 0.4, 0.28, 0.26, "#a35640"], [0.36, 0.12, 0.3, 0.34, 0.2, "#c27a55"], [-0.12, 0.22, 0.4, 0.28, 0.22, "#98503c"], [-0.5, 0.24, 0.2, 0.24, 0.16, "#b9694a"]] as const) {
    body.box(x, y, 0, long, wide, high, "#d9cfbd", { cap: "#d9cfbd" });
    body.prism([[x - long / 2 - 0.02, y - wide / 2 - 0.02], [x + long / 2 + 0.02, y - wide / 2 - 0.02], [x + long / 2 + 0.02, y + wide / 2 + 0.02], [x - long / 2 - 0.02, y + wide / 2 + 0.02]], high, high + 0.13, roof, { top: 0.42, cap: mix(roof, "#ffffff", 0.1) });
    body.lamp(x + 0.06, y + wide / 2 + 0.005, 0.06, 0.07, 0.012, 0.08);
  }
  body.box(0.0, -0.02, 0, 0.16, 0.16, 0.5, "#e2dac9");
  body.prism([[-0.09, -0.11], [0.09, -0.11], [0.09, 0.07], [-0.09, 0.07]], 0.5, 0.76, "#7d4634", { top: 0.05 });
}

function specialBuilding(body: Body): void {
  body.slab(1.2, 0.9);
  body.box(-0.1, -0.05, 0.05, 0.8, 0.56, 0.36, "#8d93a4", { cap: "#a9b0c2", top: 0.96 });
  body.drum(0.3, 0.14, 0.05, 0.22, 0.5, "#7a8296", { cap: "#c8cede" });
  body.tube([-0.3, -0.1, 0.4], [-0.3, -0.1, 0.95], 0.02, STEEL);
  body.ball(-0.3, -0.1, 0.97, 0.05, "#ffcf6b", { glow: 1 });
  for (const x of [-0.36, -0.16, 0.04]) body.lamp(x, 0.24, 0.2, 0.1, 0.012, 0.1);
}

function wall(body: Body): void {
  body.box(0, 0, 0, 1.56, 0.24, 0.42, CONCRETE, { cap: "#c5cbd6", top: 0.9 });
  for (const x of [-0.6, -0.2, 0.2, 0.6]) body.box(x, 0, 0.42, 0.2, 0.2, 0.12, "#8b93a3", { cap: "#d5dae3" });
}

function crate(body: Body): void {
  body.box(-0.14, 0.04, 0, 0.42, 0.42, 0.36, "#8a6236", { cap: "#b5884f", rot: 0.2 });
  body.box(0.28, -0.12, 0, 0.3, 0.3, 0.26, "#75522c", { cap: "#a1763f", rot: -0.3 });
  body.box(-0.14, 0.04, 0.36, 0.44, 0.06, 0.02, "#e0b060", { rot: 0.2 });
}

function terminal(body: Body): void {
  body.box(0, 0, 0, 0.4, 0.3, 0.42, "#39475f", { cap: "#55647f" });
  body.box(0, 0.02, 0.42, 0.36, 0.06, 0.3, "#20262f");
  body.box(0, 0.056, 0.46, 0.3, 0.012, 0.22, "#7fd6ff", { glow: 0.9 });
}

function bridge(body: Body): void {
  for (const x of [-0.5, 0, 0.5]) body.box(x, 0, 0, 0.14, 0.5, 0.14, "#3b3f47");
  deck(body, -0.84, 0.84);
}

function brokenBridge(body: Body): void {
  deck(body, -0.84, -0.26);
  deck(body, 0.26, 0.84);
  body.box(-0.02, 0.1, 0, 0.2, 0.16, 0.05, "#6b7079", { rot: 0.6 });
}

/** A part of a bridge, with its rails. */
function deck(body: Body, from: number, to: number): void {
  const [middle, long] = [(from + to) / 2, to - from];
  body.box(middle, 0, 0.14, long, 0.52, 0.06, "#595f69", { cap: "#9ea3aa" });
  for (const side of [-1, 1]) body.box(middle, side * 0.26, 0.2, long, 0.04, 0.07, "#e4e6ea");
}

/** Crystals: the more ore, the more of them. */
function oreOf(count: number): Design {
  return (body) => {
    for (let at = 0; at < 3 * count + 2; at++) {
      const [angle, far, tall] = [at * 2.4, 0.1 + 0.5 * Math.sqrt(at / (3 * count + 2)), 0.34 + 0.1 * ((at * 5) % 4)];
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      body.tube([x, y, 0], [x + 0.04, y - 0.03, tall], 0.07, at % 3 ? "#ffc560" : "#ff9a2a", { end: 0.005, sides: 5, glow: 0.5 });
    }
  };
}

/** Everything that stays where it stands. */
export const BUILDINGS: Record<string, Design> = {
  construction_yard: constructionYard,
  powerplant,
  refinery,
  barracks,
  factory,
  uplink,
  mg_tower: mgTower,
  rak_tower: rakTower,
  helipad,
  civil_building: civilBuilding,
  special_building: specialBuilding,
  wall,
  crate,
  terminal,
  bridge,
  broken_bridge: brokenBridge,
  ore_1: oreOf(1),
  ore_2: oreOf(2),
  ore_3: oreOf(3),
};
