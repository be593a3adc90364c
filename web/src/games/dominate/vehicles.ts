import { mix } from "../../art/colour";
import type { Body } from "./body";
import type { Coats, Design } from "./coats";

const STEEL = "#8d96a8";

function mgBuggy(body: Body, { hue, dark, deep }: Coats): void {
  body.wheels([-0.32, 0.34], 0.27, 0.14);
  body.box(0, 0, 0.14, 0.86, 0.4, 0.1, deep, { cap: dark });
  body.box(-0.12, 0, 0.24, 0.42, 0.36, 0.16, dark, { top: 0.8, cap: hue });
  body.box(0.27, 0, 0.24, 0.3, 0.34, 0.05, hue, { top: 0.9 });
  for (const side of [-1, 1]) {
    body.tube([-0.3, side * 0.17, 0.26], [-0.22, side * 0.15, 0.5], 0.02, STEEL);
    body.tube([0.06, side * 0.17, 0.26], [-0.02, side * 0.15, 0.5], 0.02, STEEL);
  }
  body.box(-0.12, 0, 0.5, 0.26, 0.34, 0.03, dark);
  body.tube([-0.1, 0, 0.57], [0.34, 0, 0.6], 0.028, "#39404f");
  body.drum(-0.12, 0, 0.53, 0.08, 0.08, deep);
  body.lamp(0.43, 0.12, 0.2, 0.02, 0.08, 0.05);
  body.lamp(0.43, -0.12, 0.2, 0.02, 0.08, 0.05);
}

function tank(body: Body, { hue, dark, deep }: Coats): void {
  body.tracks(0.58, 0.32, 0.19);
  body.prism([[-0.55, -0.27], [0.46, -0.27], [0.6, -0.18], [0.6, 0.18], [0.46, 0.27], [-0.55, 0.27]], 0.13, 0.31, dark, { top: 0.88, cap: mix(hue, "#262c38", 0.28) });
  for (let i = 0; i < 3; i++) body.box(-0.46 + i * 0.07, 0, 0.31, 0.03, 0.18, 0.012, "#0d1016");
  body.prism([[-0.3, -0.2], [0.06, -0.24], [0.26, -0.13], [0.26, 0.13], [0.06, 0.24], [-0.3, 0.2]], 0.31, 0.5, dark, { top: 0.76, cap: hue });
  body.drum(-0.12, 0.06, 0.5, 0.085, 0.05, deep, { cap: mix(hue, "#ffffff", 0.35) });
  body.tube([0.2, 0, 0.41], [0.86, 0, 0.44], 0.042, mix(hue, "#20242e", 0.6));
  body.tube([0.8, 0, 0.437], [0.92, 0, 0.443], 0.062, "#2a303c");
  body.tube([-0.24, -0.12, 0.5], [-0.3, -0.14, 0.82], 0.01, "#cfd6e4");
  body.lamp(0.585, 0.13, 0.2, 0.02, 0.07, 0.05);
  body.lamp(0.585, -0.13, 0.2, 0.02, 0.07, 0.05);
}

function artillery(body: Body, { hue, dark, deep }: Coats): void {
  body.wheels([-0.42, -0.12, 0.34], 0.28, 0.13);
  body.box(-0.04, 0, 0.15, 1.05, 0.42, 0.12, deep, { cap: dark });
  body.box(0.36, 0, 0.27, 0.26, 0.4, 0.2, dark, { top: 0.82, cap: hue });
  body.box(0.475, 0, 0.34, 0.02, 0.3, 0.09, "#9fe3ff", { glow: 0.55 });
  body.drum(-0.2, 0, 0.27, 0.22, 0.08, deep);
  body.box(-0.2, 0, 0.35, 0.34, 0.26, 0.16, dark, { top: 0.85, cap: hue });
  body.tube([-0.1, 0, 0.46], [0.74, 0, 0.98], 0.055, mix(hue, "#262c38", 0.55), { sides: 10 });
  body.tube([0.66, 0, 0.93], [0.8, 0, 1.02], 0.08, "#2b313d");
  for (const side of [-1, 1]) body.tube([-0.45, side * 0.16, 0.2], [-0.72, side * 0.34, 0.02], 0.035, STEEL);
}

function mobileFortress(body: Body, { hue, dark, deep }: Coats): void {
  for (const side of [-1, 1]) for (const x of [-0.36, 0.36]) body.prism([[x - 0.32, side * 0.42 - 0.13], [x + 0.32, side * 0.42 - 0.13], [x + 0.32, side * 0.42 + 0.13], [x - 0.32, side * 0.42 + 0.13]], 0, 0.22, "#1d212a", { top: 0.9, cap: "#2e343f" });
  body.prism([[-0.66, -0.4], [0.5, -0.4], [0.72, -0.22], [0.72, 0.22], [0.5, 0.4], [-0.66, 0.4]], 0.17, 0.48, dark, { top: 0.86, cap: mix(hue, "#262c38", 0.35) });
  body.box(-0.12, 0, 0.48, 0.8, 0.5, 0.22, dark, { top: 0.8, cap: hue });
  body.drum(0.12, 0, 0.7, 0.2, 0.14, deep, { end: 0.15, cap: hue });
  for (const side of [-1, 1]) {
    body.tube([0.2, side * 0.07, 0.78], [0.86, side * 0.07, 0.84], 0.04, "#2a303c");
    body.drum(-0.36, side * 0.26, 0.48, 0.11, 0.2, deep, { cap: hue });
    body.tube([-0.3, side * 0.26, 0.62], [0.02, side * 0.34, 0.66], 0.028, "#30363f");
  }
  body.box(-0.36, 0, 0.7, 0.22, 0.3, 0.16, deep, { cap: mix(hue, "#fff0d0", 0.25) });
  body.tube([-0.4, 0.1, 0.86], [-0.44, 0.12, 1.22], 0.012, "#dfe5f0");
  body.ball(-0.44, 0.12, 1.24, 0.03, "#ff5a4d", { glow: 1 });
  for (const y of [-0.12, 0, 0.12]) body.lamp(0.67, y, 0.36, 0.02, 0.07, 0.05);
}

function harvester(body: Body, { hue, dark, deep }: Coats): void {
  body.tracks(0.58, 0.36, 0.2);
  body.box(-0.14, 0, 0.16, 0.86, 0.56, 0.14, deep, { cap: dark });
  body.prism([[-0.6, -0.3], [0.2, -0.3], [0.2, 0.3], [-0.6, 0.3]], 0.3, 0.58, dark, { top: 1.08, cap: "#171a20" });
  body.prism([[-0.5, -0.24], [0.12, -0.24], [0.12, 0.24], [-0.5, 0.24]], 0.56, 0.64, "#c9862a", { top: 0.55, cap: "#ffc861", glow: 0.35 });
  body.box(0.36, 0, 0.3, 0.24, 0.4, 0.26, dark, { top: 0.82, cap: hue });
  body.box(0.475, 0, 0.4, 0.02, 0.32, 0.1, "#9fe3ff", { glow: 0.55 });
  body.tube([0.66, -0.4, 0.13], [0.66, 0.4, 0.13], 0.13, "#59616f", { sides: 10 });
  for (let i = -3; i <= 3; i++) body.box(0.7, i * 0.11, 0.02, 0.18, 0.03, 0.26, "#2b3038");
  for (const side of [-1, 1]) body.box(0.5, side * 0.34, 0.14, 0.34, 0.06, 0.1, hue);
}

function apc(body: Body, { hue, dark, deep }: Coats): void {
  body.wheels([-0.42, -0.14, 0.14, 0.42], 0.29, 0.12);
  body.prism([[-0.6, -0.26], [0.44, -0.26], [0.66, -0.16], [0.66, 0.16], [0.44, 0.26], [-0.6, 0.26]], 0.14, 0.46, dark, { top: 0.8, cap: hue });
  body.drum(-0.02, 0, 0.46, 0.1, 0.07, deep, { cap: dark });
  body.tube([0, 0, 0.51], [0.3, 0, 0.53], 0.022, "#30363f");
  for (const x of [-0.36, -0.1]) body.box(x, 0, 0.462, 0.16, 0.2, 0.012, deep);
  body.box(0.6, 0.08, 0.28, 0.02, 0.1, 0.06, "#9fe3ff", { glow: 0.5 });
  body.box(0.6, -0.08, 0.28, 0.02, 0.1, 0.06, "#9fe3ff", { glow: 0.5 });
}

function dropship(body: Body, { hue, dark, deep }: Coats): void {
  body.prism([[-0.66, -0.2], [0.34, -0.2], [0.66, -0.08], [0.66, 0.08], [0.34, 0.2], [-0.66, 0.2]], 0, 0.3, dark, { top: 0.82, cap: hue });
  for (const side of [-1, 1]) for (const x of [-0.42, 0.3]) {
    body.box(x, side * 0.33, 0.16, 0.12, 0.3, 0.06, deep);
    body.drum(x, side * 0.5, 0.08, 0.15, 0.16, deep, { cap: "#11151c" });
    body.drum(x, side * 0.5, 0.245, 0.1, 0.01, "#6fd0ff", { glow: 0.8 });
  }
  body.prism([[-0.74, -0.03], [-0.46, -0.03], [-0.46, 0.03], [-0.74, 0.03]], 0.28, 0.58, dark, { top: 0.7, shift: -0.1, cap: hue });
  body.box(0.5, 0, 0.24, 0.16, 0.14, 0.06, "#9fe3ff", { glow: 0.55, top: 0.7 });
}

function fighter(body: Body, { hue, dark, deep }: Coats): void {
  body.prism([[-0.5, -0.08], [0.2, -0.1], [0.74, 0], [0.2, 0.1], [-0.5, 0.08]], 0.0, 0.17, dark, { top: 0.7, cap: hue });
  for (const side of [-1, 1]) {
    body.prism([[-0.36, side * 0.08], [0.22, side * 0.08], [-0.3, side * 0.62], [-0.46, side * 0.62]], 0.05, 0.1, deep, { top: 0.98, cap: mix(hue, "#2a303c", 0.15) });
    body.prism([[-0.58, side * 0.06], [-0.4, side * 0.06], [-0.5, side * 0.26], [-0.6, side * 0.26]], 0.06, 0.1, deep, { cap: hue });
    body.prism([[-0.55, side * 0.12], [-0.36, side * 0.1], [-0.38, side * 0.13], [-0.56, side * 0.15]], 0.1, 0.32, dark, { top: 0.75, shift: -0.08, cap: hue });
    body.tube([-0.5, side * 0.05, 0.08], [-0.62, side * 0.05, 0.08], 0.045, "#ffcf8a", { glow: 1 });
  }
  body.ball(0.2, 0, 0.15, 0.08, "#a9ebff", { glow: 0.5, flat: 0.7 });
}

function bomber(body: Body, { hue, dark, deep }: Coats): void {
  body.prism([[0.56, 0], [0.2, -0.2], [-0.4, -0.86], [-0.56, -0.82], [-0.34, -0.12], [-0.34, 0.12], [-0.56, 0.82], [-0.4, 0.86], [0.2, 0.2]], 0, 0.13, dark, { top: 0.92, cap: mix(hue, "#20262f", 0.22) });
  body.prism([[0.4, -0.08], [-0.3, -0.12], [-0.3, 0.12], [0.4, 0.08]], 0.12, 0.22, dark, { top: 0.7, cap: hue });
  body.ball(0.3, 0, 0.17, 0.08, "#a9ebff", { glow: 0.5, flat: 0.6 });
  for (const side of [-1, 1]) for (const y of [0.24, 0.42]) {
    body.drum(-0.18, side * y, 0.12, 0.07, 0.05, deep, { cap: "#0d1016" });
    body.tube([-0.34, side * y, 0.09], [-0.46, side * y, 0.09], 0.035, "#ffcf8a", { glow: 1 });
  }
}

function mcv(body: Body, { hue, dark, deep }: Coats): void {
  body.tracks(0.62, 0.36, 0.22);
  body.box(-0.06, 0, 0.18, 1.15, 0.6, 0.2, deep, { cap: dark });
  body.box(-0.2, 0, 0.38, 0.7, 0.52, 0.28, dark, { top: 0.94, cap: hue });
  body.box(0.4, 0, 0.38, 0.26, 0.46, 0.3, dark, { top: 0.8, cap: hue });
  body.box(0.53, 0, 0.5, 0.02, 0.34, 0.1, "#9fe3ff", { glow: 0.5 });
  body.tube([-0.5, 0, 0.66], [0.3, 0, 0.98], 0.04, "#ffd166");
  body.tube([0.3, 0, 0.98], [0.3, 0, 0.8], 0.012, STEEL);
}

function bus(body: Body): void {
  body.wheels([-0.36, 0.34], 0.2, 0.09);
  body.box(0, 0, 0.1, 1, 0.4, 0.3, "#d8dce4", { top: 0.94, cap: "#eef1f6" });
  body.box(0, 0.2, 0.24, 0.9, 0.01, 0.09, "#243248");
}

function stealthVehicle(body: Body, { hue, deep }: Coats): void {
  body.wheels([-0.36, 0, 0.36], 0.24, 0.11);
  body.prism([[-0.6, -0.12], [-0.3, -0.34], [0.3, -0.24], [0.72, 0], [0.3, 0.24], [-0.3, 0.34], [-0.6, 0.12]], 0.12, 0.4, deep, { top: 0.46, cap: mix(hue, "#1a1f2a", 0.45) });
  body.box(0.2, 0, 0.34, 0.14, 0.12, 0.04, "#7fe6ff", { glow: 0.7 });
}

function landingShip(body: Body, { hue, dark, deep }: Coats): void {
  body.prism([[-0.86, -0.34], [0.6, -0.34], [0.92, -0.2], [0.92, 0.2], [0.6, 0.34], [-0.86, 0.34]], 0, 0.26, dark, { top: 1.06, cap: deep });
  body.box(-0.62, 0, 0.26, 0.3, 0.44, 0.3, dark, { top: 0.84, cap: hue });
  for (const side of [-1, 1]) body.box(0.1, side * 0.32, 0.26, 1.1, 0.05, 0.12, hue);
  body.box(-0.5, 0, 0.4, 0.02, 0.34, 0.1, "#9fe3ff", { glow: 0.6 });
}

function guardbot(body: Body, { hue, dark, deep }: Coats): void {
  body.tracks(0.3, 0.2, 0.14);
  body.drum(0, 0, 0.12, 0.26, 0.34, dark, { end: 0.2, cap: hue });
  body.ball(0, 0, 0.52, 0.17, deep, { flat: 0.8 });
  body.box(0.13, 0, 0.5, 0.06, 0.22, 0.06, "#ff5a4d", { glow: 1 });
  for (const side of [-1, 1]) body.tube([0.1, side * 0.24, 0.36], [0.44, side * 0.24, 0.36], 0.04, "#2a303c");
}

/** Everything on wheels, tracks and wings. */
export const VEHICLES: Record<string, Design> = {
  mg_buggy: mgBuggy,
  tank,
  artillery,
  mobile_fortress: mobileFortress,
  harvester,
  apc,
  dropship,
  fighter,
  bomber,
  mcv,
  bus,
  stealth_vehicle: stealthVehicle,
  landing_ship: landingShip,
  guardbot,
};
