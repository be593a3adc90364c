import { light, ramp, type Colour, type Light } from "./colour";
import { noise, type Noise } from "./random";
import { over, raster, type Raster } from "./raster";

/** A place in space: east, south, up. One is the radius of a field. */
export type Place = readonly [number, number, number];

/** What solids are made of. `cap` is the colour of the top, `top` how wide it is beside the ground. */
export type Part =
  | { part: "prism"; ground: readonly (readonly [number, number])[]; from: number; to: number; colour: Colour; cap?: Colour; top?: number; shift?: number; glow?: number }
  | { part: "tube"; from: Place; to: Place; radius: number; end?: number; colour: Colour; sides?: number; glow?: number }
  | { part: "ball"; at: Place; radius: number; flat?: number; colour: Colour; glow?: number }
  /** A mountain: its colours from the foot to the peak. */
  | { part: "hill"; seed: number; colours: readonly Colour[] };

/** A solid body on the ground, seen from the south and lit from the north-west. */
export interface Solid {
  draw: "solid";
  parts: readonly Part[];
  /** Pixels of one unit. */
  size: number;
  /** Turned clockwise, in radians; without it it faces east. */
  yaw: number;
  /** How high it flies. */
  lift: number;
}

/** The camera that ground and solids share: how much the ground is foreshortened, and heights. */
export const CAMERA = { ground: 0.82, height: 0.57 };
/** Units that the picture is wide and high, and where its ground point lies from the top. */
export const FRAME = { side: 3.2, anchor: 0.6 };

const SUN: Place = unit([-0.62, -0.45, 0.64]);
const HALF: Place = unit([SUN[0], SUN[1] + CAMERA.height, SUN[2] + CAMERA.ground]);
const WARM: Light = [1.06, 1, 0.9];
const SKY: Light = [0.8, 0.92, 1.2];
/** Each pixel is looked at so many times each way. */
const FINE = 2;

interface Face {
  places: readonly [Place, Place, Place];
  normals: readonly [Place, Place, Place] | null;
  colour: Light;
  glow: number;
  /** What belongs to one surface has one number. */
  surface: number;
}

function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function minus(one: Place, other: Place): Place {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function cross(one: Place, other: Place): Place {
  return [one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2], one[0] * other[1] - one[1] * other[0]];
}

function dot(one: Place, other: Place): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** The surfaces of all parts, as triangles. */
class Mesh {
  readonly faces: Face[] = [];
  private surface = 0;

  add(part: Part): void {
    if (part.part === "prism") this.prism(part);
    else if (part.part === "tube") this.tube(part);
    else if (part.part === "ball") this.ball(part);
    else this.hill(part);
  }

  private next(): number {
    this.surface += 1;
    return this.surface;
  }

  private face(places: readonly Place[], colour: Light, glow: number, surface: number, normals: readonly Place[] | null = null): void {
    const [first, one] = [places[0], normals?.[0]];
    for (let at = 1; at + 1 < places.length; at++) {
      const [second, third] = [places[at], places[at + 1]];
      const [two, three] = [normals?.[at], normals?.[at + 1]];
      if (!first || !second || !third) continue;
      this.faces.push({ places: [first, second, third], normals: one && two && three ? [one, two, three] : null, colour, glow, surface });
    }
  }

  private prism({ ground, from, to, colour, cap = colour, top = 1, shift = 0, glow = 0 }: Extract<Part, { part: "prism" }>): void {
    const middle = [0, 1].map((axis) => ground.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / ground.length);
    const [x, y] = [middle[0] ?? 0, middle[1] ?? 0];
    const low = ground.map((place): Place => [place[0], place[1], from]);
    const high = ground.map((place): Place => [x + (place[0] - x) * top + shift, y + (place[1] - y) * top, to]);
    const wall = this.next();
    low.forEach((place, at) => {
      const after = (at + 1) % low.length;
      this.face([place, low[after] ?? place, high[after] ?? place, high[at] ?? place], light(colour), glow, wall);
    });
    this.face(high, light(cap), glow, this.next());
  }

  private tube({ from, to, radius, end = radius, colour, sides = 8, glow = 0 }: Extract<Part, { part: "tube" }>): void {
    const axis = unit(minus(to, from));
    const across = unit(cross(axis, Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const up = cross(axis, across);
    const out = (at: number): Place => {
      const angle = (at / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [across[0] * c + up[0] * s, across[1] * c + up[1] * s, across[2] * c + up[2] * s];
    };
    const rim = (centre: Place, wide: number, at: number): Place => {
      const way = out(at);
      return [centre[0] + wide * way[0], centre[1] + wide * way[1], centre[2] + wide * way[2]];
    };
    const surface = this.next();
    for (let at = 0; at < sides; at++) {
      const places = [rim(from, radius, at), rim(from, radius, at + 1), rim(to, end, at + 1), rim(to, end, at)];
      this.face(places, light(colour), glow, surface, [out(at), out(at + 1), out(at + 1), out(at)]);
    }
    this.face(Array.from({ length: sides }, (_, at) => rim(to, end, at)), light(colour), glow, surface);
  }

  private ball({ at: [x, y, z], radius, flat = 1, colour, glow = 0 }: Extract<Part, { part: "ball" }>): void {
    const [round, rings] = [12, 8];
    const way = (along: number, ring: number): Place => {
      const [a, b] = [(along / round) * 2 * Math.PI, (-1 + (2 * ring) / rings) * (Math.PI / 2)];
      return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
    };
    const surface = this.next();
    for (let ring = 0; ring < rings; ring++) {
      for (let along = 0; along < round; along++) {
        const normals = [way(along, ring), way(along + 1, ring), way(along + 1, ring + 1), way(along, ring + 1)];
        this.face(normals.map((each): Place => [x + radius * each[0], y + radius * each[1], z + radius * flat * each[2]]), light(colour), glow, surface, normals);
      }
    }
  }

  private hill({ seed, colours }: Extract<Part, { part: "hill" }>): void {
    const [steps, field, lights] = [40, noise(seed), colours.map(light)];
    const place = (column: number, row: number): Place => {
      const [x, y] = [-1 + (2 * column) / steps, -1 + (2 * row) / steps];
      return [x, y, ridged(field, x, y)];
    };
    const surface = this.next();
    for (let column = 0; column < steps; column++) {
      for (let row = 0; row < steps; row++) {
        const corners = [place(column, row), place(column + 1, row), place(column + 1, row + 1), place(column, row + 1)];
        const highest = Math.max(...corners.map((each) => each[2]));
        if (highest > 0) this.face(corners, ramp(lights, highest / 0.95), 0, surface);
      }
    }
  }
}

/** The height of a mountain with ridges, at a place of its field. */
function ridged(field: Noise, x: number, y: number): number {
  const angle = Math.atan2(y, x);
  const ridge = 1 - Math.abs(field(x * 1.7 + 3, y * 1.7 + 3, 1, 2) * 2 - 1);
  const crack = 1 - Math.abs(field(x * 4 + 9, y * 4 + 9, 2, 3) * 2 - 1);
  const spur = 0.5 + 0.5 * Math.cos(angle * 5 + field(x * 2 + 5, y * 2 + 5, 3, 2) * 7);
  const bulk = Math.max(0, 1 - Math.hypot(x, y * 1.05) * (0.98 + 0.22 * spur));
  return Math.pow(bulk, 1.25) * (0.62 + ridge * ridge * 0.75) + bulk * crack * 0.22 - 0.015;
}

/** What is seen of a solid at each fine pixel. */
interface Seen {
  side: number;
  depth: Float32Array;
  surface: Int16Array;
  colours: Float32Array;
}

const NOTHING = -1e9;

/** A solid as a picture with its shadow; the ground point lies at the middle, `FRAME.anchor` from the top. */
export function solid(plan: Solid): Raster {
  const mesh = new Mesh();
  for (const part of plan.parts) mesh.add(part);
  const [c, s] = [Math.cos(plan.yaw), Math.sin(plan.yaw)];
  const turn = ([x, y, z]: Place): Place => [x * c - y * s, x * s + y * c, z];
  const faces = mesh.faces.map((face): Face => ({ ...face, places: three(face.places, turn), normals: face.normals && three(face.normals, turn) }));
  const picture = raster(plan.size * FRAME.side, plan.size * FRAME.side);
  shadow(picture, faces, plan);
  const seen = look(faces, plan, picture.width);
  lay(picture, seen);
  return picture;
}

function three(places: readonly [Place, Place, Place], change: (place: Place) => Place): [Place, Place, Place] {
  return [change(places[0]), change(places[1]), change(places[2])];
}

function look(faces: readonly Face[], { size, lift }: Solid, width: number): Seen {
  const side = width * FINE;
  const scale = size * FINE;
  const seen: Seen = { side, depth: new Float32Array(side * side).fill(NOTHING), surface: new Int16Array(side * side), colours: new Float32Array(3 * side * side) };
  const project = ([x, y, z]: Place): Place => [
    side / 2 + x * scale,
    side * FRAME.anchor + (y * CAMERA.ground - (z + lift) * CAMERA.height) * scale,
    y * CAMERA.height + z * CAMERA.ground,
  ];
  for (const face of faces) fill(seen, face, three(face.places, project));
  return seen;
}

/** Fill a triangle where it is nearer than what is there. */
function fill(seen: Seen, face: Face, [one, two, three]: readonly [Place, Place, Place]): void {
  const area = (two[0] - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (two[1] - one[1]);
  if (Math.abs(area) < 1e-6) return;
  const last = seen.side - 1;
  const [left, right] = [Math.max(0, Math.floor(Math.min(one[0], two[0], three[0]))), Math.min(last, Math.ceil(Math.max(one[0], two[0], three[0])))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(one[1], two[1], three[1]))), Math.min(last, Math.ceil(Math.max(one[1], two[1], three[1])))];
  const flat = facing(face);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const b = ((x - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (y - one[1])) / area;
      const c = ((two[0] - one[0]) * (y - one[1]) - (x - one[0]) * (two[1] - one[1])) / area;
      const a = 1 - b - c;
      if (a < -0.001 || b < -0.001 || c < -0.001) continue;
      const at = y * seen.side + x;
      const depth = a * one[2] + b * two[2] + c * three[2];
      if (depth <= (seen.depth[at] ?? 0)) continue;
      seen.depth[at] = depth;
      seen.surface[at] = face.surface;
      shade(seen, at, face, flat, a, b, c);
    }
  }
}

/** The way a flat triangle looks, towards the camera. */
function facing({ places }: Face): Place {
  const normal = unit(cross(minus(places[1], places[0]), minus(places[2], places[0])));
  return normal[1] * CAMERA.height + normal[2] * CAMERA.ground < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function shade(seen: Seen, at: number, { places, normals, colour, glow }: Face, flat: Place, a: number, b: number, c: number): void {
  const along = (axis: 0 | 1 | 2, of: readonly [Place, Place, Place]) => a * of[0][axis] + b * of[1][axis] + c * of[2][axis];
  const normal = normals ? unit([along(0, normals), along(1, normals), along(2, normals)]) : flat;
  const lit = Math.max(0, dot(normal, SUN)) * 0.98;
  const dim = 0.26 + 0.2 * normal[2];
  const near = 0.62 + 0.38 * Math.min(1, along(2, places) * 2.6);
  const shine = Math.pow(Math.max(0, dot(normal, HALF)), 22) * 0.28;
  for (const band of [0, 1, 2] as const) {
    const value = colour[band] * (lit * WARM[band] + dim * SKY[band]) * near + 255 * shine;
    seen.colours[3 * at + band] = value * (1 - glow) + colour[band] * 1.25 * glow;
  }
}

/** Fine pixels become pixels, with lines where one surface ends. */
function lay(picture: Raster, seen: Seen): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const sum: Light = [0, 0, 0];
      let count = 0;
      for (let part = 0; part < FINE * FINE; part++) {
        const at = (y * FINE + Math.floor(part / FINE)) * seen.side + x * FINE + (part % FINE);
        if ((seen.depth[at] ?? NOTHING) === NOTHING) continue;
        const line = edge(seen, at);
        for (const band of [0, 1, 2] as const) sum[band] += (seen.colours[3 * at + band] ?? 0) * line;
        count += 1;
      }
      if (count) over(picture, x, y, [sum[0] / count, sum[1] / count, sum[2] / count], count / (FINE * FINE));
    }
  }
}

/** How bright a place is drawn: dark at a lower rim, bright at an upper one. */
function edge({ side, depth, surface }: Seen, at: number): number {
  const rim = (other: number): number => {
    const behind = depth[other] ?? NOTHING;
    if (behind === NOTHING) return 2;
    return surface[other] !== surface[at] && (depth[at] ?? 0) - behind >= -0.02 ? 1 : 0;
  };
  const upper = Math.max(rim(at - side), rim(at - 1));
  const lower = Math.max(rim(at + side), rim(at + 1));
  if (lower === 2) return 0.5;
  if (upper === 2) return 0.78;
  if (upper === 1) return 1.22;
  return lower === 1 ? 0.68 : 1;
}

/** The shadow on the ground, softened. */
function shadow(picture: Raster, faces: readonly Face[], { size, lift }: Solid): void {
  const { width } = picture;
  const dark = new Float32Array(width * width);
  const drop = ([x, y, z]: Place): Place => {
    const height = (z + lift) * 0.9;
    return [width / 2 + (x - (SUN[0] / SUN[2]) * height) * size, width * FRAME.anchor + (y - (SUN[1] / SUN[2]) * height) * CAMERA.ground * size, 0];
  };
  for (const face of faces) cast(dark, width, three(face.places, drop));
  const soft = blurred(blurred(dark, width, lift ? 3 : 1, 1), width, lift ? 3 : 1, width);
  const strength = lift ? 0.38 : 0.55;
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) over(picture, x, y, [0, 0, 0], (soft[y * width + x] ?? 0) * strength);
}

function cast(dark: Float32Array, width: number, [one, two, three]: readonly [Place, Place, Place]): void {
  const area = (two[0] - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (two[1] - one[1]);
  if (Math.abs(area) < 1e-6) return;
  const [left, right] = [Math.max(0, Math.floor(Math.min(one[0], two[0], three[0]))), Math.min(width - 1, Math.ceil(Math.max(one[0], two[0], three[0])))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(one[1], two[1], three[1]))), Math.min(width - 1, Math.ceil(Math.max(one[1], two[1], three[1])))];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const b = ((x - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (y - one[1])) / area;
      const c = ((two[0] - one[0]) * (y - one[1]) - (x - one[0]) * (two[1] - one[1])) / area;
      if (b >= 0 && c >= 0 && b + c <= 1) dark[y * width + x] = 1;
    }
  }
}

/** Each place is the mean of its neighbours along a row, or down a column. */
function blurred(dark: Float32Array, width: number, reach: number, stride: number): Float32Array {
  const soft = new Float32Array(dark.length);
  const across = stride === 1 ? width : 1;
  for (let line = 0; line < width; line++) {
    for (let at = 0; at < width; at++) {
      let sum = 0;
      for (let off = -reach; off <= reach; off++) sum += dark[line * across + Math.max(0, Math.min(width - 1, at + off)) * stride] ?? 0;
      soft[line * across + at * stride] = sum / (2 * reach + 1);
    }
  }
  return soft;
}
