import type { Point } from "./drawing";

/** How a people builds its ships: the outline of the hull from stern (0) to bow (1), its wings, its engines. */
export interface Family {
  /** Half the width of the hull at a place, where 1 is the widest. */
  hull(at: number): number;
  /** How wide the hull is for its length. */
  beam: number;
  /** Wings on one side, as shares of the length from the stern and of half the span; drawn on both sides. */
  wings: readonly (readonly Point[])[];
  /** How wide the ship is for its length, from wing tip to wing tip. */
  span: number;
  /** Where engines sit, as shares of the beam. */
  engines: readonly number[];
  /** Where the cockpit lies. */
  cockpit: number;
  /** Ribs that bend away from the hull instead of flat wings. */
  ribs?: number;
  /** What the hull is made of. */
  metal: string;
  /** No two plates alike. */
  patched?: boolean;
}

const bump = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2));
const arch = (at: number, power: number) => Math.pow(Math.sin(Math.PI * Math.min(1, Math.max(0, at))), power);

/** All the ways of building, by name. */
export const FAMILIES = {
  sleek: {
    hull: (at) => arch(Math.pow(at, 0.72), 0.8) * (1 - 0.35 * at) * 1.25,
    beam: 0.2,
    wings: [
      [[0.04, 0.2], [0.12, 1], [0.34, 0.98], [0.44, 0.2]],
      [[0.56, 0.2], [0.6, 0.52], [0.7, 0.5], [0.82, 0.14]],
    ],
    span: 0.52,
    engines: [-0.45, 0.45],
    cockpit: 0.72,
    metal: "#55628a",
  },
  swarm: {
    hull: (at) => 0.28 + 0.72 * Math.abs(Math.sin(at * Math.PI * 2.4)) * (1 - 0.45 * at),
    beam: 0.22,
    wings: [],
    span: 0.62,
    engines: [0],
    cockpit: 0.7,
    ribs: 4,
    metal: "#3c5560",
  },
  slab: {
    hull: (at) => (at < 0.06 ? 0.7 + at * 5 : at < 0.62 ? 1 : Math.max(0.1, 1 - (at - 0.62) * 2.3)),
    beam: 0.24,
    wings: [
      [[0.06, 0.4], [0.03, 0.86], [0.36, 1], [0.56, 0.7], [0.6, 0.36]],
    ],
    span: 0.42,
    engines: [-0.62, 0, 0.62],
    cockpit: 0.62,
    metal: "#4c5266",
  },
  patched: {
    hull: (at) => (at < 0.18 ? 0.62 : at < 0.4 ? 1 : at < 0.55 ? 0.72 : at < 0.82 ? 0.86 : 0.4) * (at > 0.93 ? 0.7 : 1),
    beam: 0.2,
    wings: [
      [[0.16, 0.3], [0.12, 0.96], [0.28, 1], [0.4, 0.34]],
      [[0.5, 0.3], [0.52, 0.66], [0.74, 0.62], [0.72, 0.3]],
    ],
    span: 0.46,
    engines: [-0.5, 0.34],
    cockpit: 0.84,
    metal: "#6b5f52",
    patched: true,
  },
  freighter: {
    hull: (at) => (at < 0.1 ? 0.8 : at < 0.68 ? (Math.floor(at * 14) % 2 ? 1 : 0.86) : at < 0.76 ? 0.42 : 0.66 * (1 - (at - 0.76) * 1.6)),
    beam: 0.22,
    wings: [[[0.1, 0.42], [0.06, 0.9], [0.2, 1], [0.3, 0.42]]],
    span: 0.4,
    engines: [-0.5, 0.5],
    cockpit: 0.86,
    metal: "#626c7d",
  },
  crescent: {
    hull: (at) => 0.32 + 0.6 * bump(at, 0.42, 0.26),
    beam: 0.18,
    wings: [[[0.2, 0.2], [0.3, 0.72], [0.66, 1], [0.98, 0.9], [0.72, 0.66], [0.58, 0.2]]],
    span: 0.62,
    engines: [-0.35, 0.35],
    cockpit: 0.6,
    metal: "#5b5f7d",
  },
  bulb: {
    hull: (at) => Math.max(bump(at, 0.2, 0.16) * 0.8, bump(at, 0.52, 0.2), bump(at, 0.84, 0.12) * 0.55, 0.2),
    beam: 0.28,
    wings: [[[0.42, 0.3], [0.26, 0.9], [0.34, 1], [0.56, 0.5]]],
    span: 0.44,
    engines: [0],
    cockpit: 0.84,
    metal: "#4d6a84",
  },
  thorn: {
    hull: (at) => arch(at, 1.25) + 0.12,
    beam: 0.2,
    wings: [
      [[0.1, 0.2], [-0.06, 0.9], [0.04, 0.86], [0.34, 0.3]],
      [[0.36, 0.3], [0.22, 1], [0.34, 0.94], [0.6, 0.28]],
      [[0.62, 0.22], [0.56, 0.66], [0.66, 0.6], [0.82, 0.14]],
    ],
    span: 0.54,
    engines: [0],
    cockpit: 0.76,
    metal: "#4d6148",
  },
  dragon: {
    hull: (at) => 0.34 + 0.5 * bump(at, 0.3, 0.2) + 0.34 * bump(at, 0.86, 0.1) - 0.16 * at,
    beam: 0.18,
    wings: [[[0.42, 0.16], [0.3, 0.62], [-0.02, 1], [0.1, 0.72], [0.04, 0.56], [0.14, 0.46], [0.1, 0.2]]],
    span: 0.74,
    engines: [-0.3, 0.3],
    cockpit: 0.87,
    metal: "#6a4c4c",
  },
  lattice: {
    hull: (at) => (Math.floor(at * 9) % 2 ? 0.42 : 0.95) * (at > 0.9 ? 0.6 : 1),
    beam: 0.2,
    wings: [
      [[0.12, 0.4], [0.12, 0.96], [0.3, 0.96], [0.3, 0.4]],
      [[0.52, 0.4], [0.52, 0.74], [0.64, 0.74], [0.64, 0.4]],
    ],
    span: 0.42,
    engines: [-0.55, 0, 0.55],
    cockpit: 0.8,
    metal: "#6d747c",
  },
  blade: {
    hull: (at) => (at < 0.08 ? 0.5 + at * 5 : Math.pow(1 - (at - 0.08) / 0.92, 0.75) * 0.95 + 0.04),
    beam: 0.22,
    wings: [[[0.02, 0.3], [-0.06, 1], [0.08, 0.94], [0.6, 0.2]]],
    span: 0.46,
    engines: [-0.5, 0, 0.5],
    cockpit: 0.5,
    metal: "#5f6472",
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
