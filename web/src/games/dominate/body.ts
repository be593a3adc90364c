import { mix, type Colour } from "../../art/colour";
import type { Part, Place } from "../../art/solid";

interface Look {
  top?: number;
  cap?: Colour;
  glow?: number;
  rot?: number;
  shift?: number;
}

export type Outline = readonly (readonly [number, number])[];

/** People are drawn larger than life, or nobody finds them. */
const LARGER = 1.5;
const LAMP = "#fff1b8";

/** A solid that is put together part by part; it faces east. */
export class Body {
  readonly parts: Part[] = [];

  prism(ground: Outline, from: number, to: number, colour: Colour, { top, cap, glow, shift }: Look = {}): this {
    this.parts.push({ part: "prism", ground, from, to, colour, ...(top === undefined ? {} : { top }), ...(cap === undefined ? {} : { cap }), ...(glow === undefined ? {} : { glow }), ...(shift === undefined ? {} : { shift }) });
    return this;
  }

  box(x: number, y: number, z: number, long: number, wide: number, high: number, colour: Colour, look: Look = {}): this {
    const [c, s] = [Math.cos(look.rot ?? 0), Math.sin(look.rot ?? 0)];
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
    const ground = corners.map(([u, v]) => [x + ((u * long) / 2) * c - ((v * wide) / 2) * s, y + ((u * long) / 2) * s + ((v * wide) / 2) * c] as const);
    return this.prism(ground, z, z + high, colour, look);
  }

  /** A drum; `end` is its radius at the top. */
  drum(x: number, y: number, z: number, radius: number, high: number, colour: Colour, { end = radius, sides = 16, ...look }: Look & { end?: number; sides?: number } = {}): this {
    const ground = Array.from({ length: sides }, (_, at) => {
      const angle = (at / sides) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
    return this.prism(ground, z, z + high, colour, { ...look, top: end / radius });
  }

  tube(from: Place, to: Place, radius: number, colour: Colour, { end, glow, sides }: { end?: number; glow?: number; sides?: number } = {}): this {
    this.parts.push({ part: "tube", from, to, radius, colour, ...(end === undefined ? {} : { end }), ...(glow === undefined ? {} : { glow }), ...(sides === undefined ? {} : { sides }) });
    return this;
  }

  ball(x: number, y: number, z: number, radius: number, colour: Colour, { flat, glow }: { flat?: number; glow?: number } = {}): this {
    this.parts.push({ part: "ball", at: [x, y, z], radius, colour, ...(flat === undefined ? {} : { flat }), ...(glow === undefined ? {} : { glow }) });
    return this;
  }

  // ------------------------------------------------------------------ what many of them have

  lamp(x: number, y: number, z: number, long: number, wide: number, high: number): this {
    return this.box(x, y, z, long, wide, high, LAMP, { glow: 1 });
  }

  tracks(long: number, apart: number, high = 0.16): this {
    for (const side of [-apart, apart]) {
      this.prism([[-long, side - 0.09], [long, side - 0.09], [long, side + 0.09], [-long, side + 0.09]], 0, high, "#20242d", { top: 0.92, cap: "#2c313c" });
      for (let link = -3; link <= 3; link++) this.box((link * long) / 3.6, side, high, 0.03, 0.17, 0.012, "#14171e");
    }
    return this;
  }

  wheels(along: readonly number[], apart: number, radius = 0.12): this {
    for (const side of [-1, 1]) {
      for (const x of along) {
        this.tube([x, side * apart - 0.05, radius], [x, side * apart + 0.05, radius], radius, "#15181f", { sides: 12 });
        this.tube([x, side * (apart + 0.051), radius], [x, side * (apart + 0.06), radius], radius * 0.45, "#8b93a3");
      }
    }
    return this;
  }

  /** A slab of concrete under a building. */
  slab(long: number, wide: number): this {
    return this.box(0, 0, 0, long, wide, 0.05, "#565d6a", { cap: "#666e7d" });
  }

  /** Somebody with what they carry. */
  man(x: number, y: number, colour: Colour, { gun = "", kneels = false, turned = 0, grow = LARGER }: { gun?: "" | "mg" | "rak" | "ing"; kneels?: boolean; turned?: number; grow?: number } = {}): this {
    const [tall, c, s] = [kneels ? 0.8 : 1, Math.cos(turned), Math.sin(turned)];
    const at = (u: number, v: number): [number, number] => [x * 1.15 + (u * c - v * s) * grow, y * 1.15 + (u * s + v * c) * grow];
    const block = (u: number, v: number, z: number, long: number, wide: number, high: number, paint: Colour, look: Look = {}) =>
      this.box(...at(u, v), z * grow, long * grow, wide * grow, high * grow, paint, { rot: turned, ...look });
    const high = (u: number, v: number, z: number): Place => [...at(u, v), z * grow];
    for (const leg of [-0.05, 0.05]) block(0, leg, 0, 0.085, 0.075, 0.2 * tall, mix(colour, "#171c26", 0.6));
    block(0, 0, 0.2 * tall, 0.14, 0.22, 0.2, mix(colour, "#1d2430", 0.4), { top: 0.9, cap: mix(colour, "#ffffff", 0.12) });
    block(-0.09, 0, 0.24 * tall, 0.07, 0.16, 0.14, mix(colour, "#0f131b", 0.7));
    this.ball(...at(0, 0), 0.48 * tall * grow, 0.085 * grow, colour);
    block(0.05, 0, 0.45 * tall, 0.05, 0.1, 0.04, "#cfeaff", { glow: 0.5 });
    if (gun === "mg") this.tube(high(0.02, 0.12, 0.3 * tall), high(0.32, 0.12, 0.31 * tall), 0.026 * grow, "#3a4252");
    if (gun === "rak") {
      this.tube(high(-0.2, 0.12, 0.44 * tall), high(0.32, 0.12, 0.5 * tall), 0.05 * grow, "#56603f");
      this.tube(high(0.32, 0.12, 0.5 * tall), high(0.4, 0.12, 0.51 * tall), 0.04 * grow, "#ff8a5a", { end: 0.01, glow: 0.6 });
    }
    if (gun === "ing") {
      block(0.16, 0.12, 0.1, 0.16, 0.1, 0.13, "#d7dce6", { cap: "#ffd166" });
      this.tube(high(0.02, 0.12, 0.3), high(0.16, 0.12, 0.2), 0.02 * grow, "#8893a8");
    }
    return this;
  }
}
