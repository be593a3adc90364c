import { mix, type Colour } from "./colour";
import { seedOf } from "./random";

/** A place in a drawing. */
export type Point = readonly [number, number];

/** A number as short as it can be read. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function points(places: readonly Point[]): string {
  return places.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
}

/** The other side of something that is the same on both sides of the vertical. */
export function mirrored(places: readonly Point[]): Point[] {
  return places.map(([x, y]) => [-x, y]);
}

/** What `<svg>` is made of, written down piece by piece. What is used again is defined once, under a name made of what it is: so the same drawing has the same text wherever it stands. */
export class Drawing {
  private readonly defined = new Map<string, string>();
  private body = "";

  /** Everything that was drawn. */
  toString(): string {
    const definitions = [...this.defined.values()].join("");
    return `${definitions ? `<defs>${definitions}</defs>` : ""}${this.body}`;
  }

  add(svg: string): this {
    this.body += svg;
    return this;
  }

  /** Draw what follows moved, turned or dimmed together. */
  group(attributes: string, inside: () => void): this {
    this.body += `<g ${attributes}>`;
    inside();
    this.body += "</g>";
    return this;
  }

  polygon(places: readonly Point[], fill: string, more = ""): this {
    return this.add(`<polygon points="${points(places)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  /** A shape on the left in light, and its mirror image on the right in shade. */
  pair(places: readonly Point[], lit: string, shaded: string, more = ""): this {
    return this.polygon(mirrored(places), lit, more).polygon(places, shaded, more);
  }

  path(way: string, fill: string, more = ""): this {
    return this.add(`<path d="${way}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  /** A line that has no inside. */
  line(way: string, stroke: string, width: number, more = ""): this {
    return this.add(`<path d="${way}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): this {
    return this.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ""): this {
    return this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  /** A fill that goes through colours; a stop is its place, its colour and how much of it is seen. */
  linear(stops: readonly (readonly [number, Colour, number?])[], from: Point = [0, 0], to: Point = [0, 1]): string {
    return this.define("linearGradient", `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`, stopped(stops));
  }

  radial(stops: readonly (readonly [number, Colour, number?])[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    return this.define("radialGradient", `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`, stopped(stops));
  }

  /** A name for what is seen only within these shapes. */
  clip(shapes: string): string {
    return this.define("clipPath", "", shapes);
  }

  /** Light with a white middle. */
  glow(x: number, y: number, radius: number, colour: Colour, strength = 1): this {
    const fill = this.radial([
      [0, "#ffffff", strength],
      [0.22, colour, strength * 0.85],
      [1, colour, 0],
    ]);
    return this.ellipse(x, y, radius, radius, fill);
  }

  /** A breath of colour. */
  soft(x: number, y: number, rx: number, ry: number, colour: Colour, strength = 0.6): this {
    const fill = this.radial([
      [0, colour, strength],
      [1, colour, 0],
    ]);
    return this.ellipse(x, y, rx, ry, fill);
  }

  /** A ball lit from the upper left. */
  sphere(x: number, y: number, rx: number, ry: number, colours: readonly [Colour, Colour, Colour], more = ""): this {
    const fill = this.radial(
      [
        [0, colours[0]],
        [0.45, colours[1]],
        [1, colours[2]],
      ],
      [0.34, 0.28],
      0.85,
    );
    return this.ellipse(x, y, rx, ry, fill, more);
  }

  /** An eye that looks a little downwards. */
  eye(x: number, y: number, radius: number, iris: Colour, slit = false): this {
    const ball = this.radial(
      [
        [0, "#ffffff"],
        [0.7, "#e9e4d0"],
        [1, "#7d6f5e"],
      ],
      [0.4, 0.35],
    );
    this.ellipse(x, y, radius, radius, ball).ellipse(x, y + radius * 0.2, radius * 0.58, radius * 0.58, iris);
    this.ellipse(x, y + radius * 0.2, radius * (slit ? 0.13 : 0.28), radius * (slit ? 0.5 : 0.28), "#08060c");
    return this.ellipse(x - radius * 0.25, y - radius * 0.15, radius * 0.16, radius * 0.16, "#ffffff");
  }

  private define(kind: string, attributes: string, inside: string): string {
    const name = `art-${seedOf(kind + attributes + inside).toString(36)}`;
    if (!this.defined.has(name)) this.defined.set(name, `<${kind} id="${name}"${attributes && ` ${attributes}`}>${inside}</${kind}>`);
    return `url(#${name})`;
  }
}

function stopped(stops: readonly (readonly [number, Colour, number?])[]): string {
  const opacity = (part: number | undefined) => (part === undefined || part >= 1 ? "" : ` stop-opacity="${Math.round(part * 100) / 100}"`);
  return stops.map(([at, colour, part]) => `<stop offset="${at}" stop-color="${colour}"${opacity(part)}/>`).join("");
}

/** A hole that was torn: dark inside, glowing at its rim. */
export function torn(drawing: Drawing, x: number, y: number, size: number, turned: number): void {
  drawing.group(`data-hole="" transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)}) scale(${n(size)})"`, () => {
    drawing.soft(0, 0, 1.5, 1.3, "#ff7a2d", 0.75);
    const rim = "M-.9 .2L-.3 -.4L.1 .2L.7 -.5L1 .3L.2 .7Z";
    drawing.add(`<path d="${rim}" fill="#05060b" stroke="#ff8a3d" stroke-width=".1"/>`);
  });
}

/** Lighter and darker shades of a hull's colour. */
export interface Shades {
  bright: Colour;
  lit: Colour;
  base: Colour;
  dark: Colour;
  deep: Colour;
}

/** The shades of metal with a coat of this colour. */
export function shadesOf(hue: Colour, metal: Colour = "#5a6785"): Shades {
  const base = mix(metal, hue, 0.3);
  return { bright: mix(hue, "#ffffff", 0.55), lit: mix(base, "#dfe8f8", 0.38), base, dark: mix(base, "#0a0f1e", 0.55), deep: mix(base, "#05070f", 0.82) };
}

/** A drawing whose definitions nobody else uses: it stays whole where another copy of it is not drawn. */
export function apart(svg: string, whose: string): string {
  return svg.replace(/(\bid="|url\(#)([^")]+)/g, `$1$2-${whose}`);
}
