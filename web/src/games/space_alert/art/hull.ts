import { mix, type Colour } from "../../../art/colour";
import { Drawing, n } from "../../../art/drawing";
import { chance } from "../../../art/random";
import { cellOf, floorOf, laneAt, letterOf, liftAt, roomOf, systemAt, type Scene } from "../scene";
import { STATIONS, ZONES, type Ship, type Track } from "../ship";

/** The light and the shade of a room, and its rim, by zone. */
const TINTS: Record<string, readonly [Colour, Colour, Colour]> = {
  red: ["#5a2430", "#2a1220", "#ff6b6b"],
  white: ["#565b6c", "#1c1f2b", "#e8ecf8"],
  blue: ["#1d4468", "#0e1d36", "#5cc8ff"],
};

/** The shell of the ship: engines, hull, lights, guns. */
export function shell(scene: Scene): string {
  const drawing = new Drawing();
  const { left: x, width: wide, height: high, gap, foot } = scene.room;
  const [w, h, pad] = [wide * 3 + gap * 2, high * 2 + gap, high * 0.16];
  const y = foot - h;
  const metal = drawing.linear([[0, "#aebcd8"], [0.06, "#5d6d92"], [0.3, "#2b3757"], [1, "#0e1528"]]);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - pad * 1.2 : x + w + pad * 1.2;
    drawing.soft(edge + side * high * 0.12, y + h * 0.62, high * 0.22, high * 0.62, "#5cb8ff", 0.75);
    drawing.path(`M${n(edge - side * 6)} ${n(y + high * 0.42)}q${n(side * high * 0.26)} ${n(high * 0.1)} ${n(side * high * 0.24)} ${n(high * 0.62)}t${n(-side * high * 0.1)} ${n(high * 0.62)}h${n(-side * high * 0.16)}z`, metal, 'stroke="#0a1020"');
  }
  const [right, middle, top] = [x + w, y + h / 2, y - pad * 1.35];
  drawing.path(
    `M${n(x - pad)} ${n(middle)}C${n(x - pad)} ${n(y - pad * 0.4)} ${n(x + wide * 0.1)} ${n(y - pad * 1.25)} ${n(x + wide * 0.5)} ${n(top)}L${n(right - wide * 0.5)} ${n(top)}C${n(right - wide * 0.1)} ${n(y - pad * 1.25)} ${n(right + pad)} ${n(y - pad * 0.4)} ${n(right + pad)} ${n(middle)}C${n(right + pad)} ${n(foot + pad * 0.2)} ${n(right - wide * 0.3)} ${n(foot + pad * 0.75)} ${n(right - wide * 0.6)} ${n(foot + pad * 0.8)}L${n(x + wide * 0.6)} ${n(foot + pad * 0.8)}C${n(x + wide * 0.3)} ${n(foot + pad * 0.75)} ${n(x - pad)} ${n(foot + pad * 0.2)} ${n(x - pad)} ${n(middle)}Z`,
    metal,
    'stroke="#060a14" stroke-width="2"',
  );
  drawing.line(`M${n(x + wide * 0.12)} ${n(y - pad)}Q${n(x + wide * 0.3)} ${n(y - pad * 1.3)} ${n(x + wide * 0.5)} ${n(y - pad * 1.3)}L${n(right - wide * 0.5)} ${n(y - pad * 1.3)}Q${n(right - wide * 0.3)} ${n(y - pad * 1.3)} ${n(right - wide * 0.12)} ${n(y - pad)}`, "#e9f1ff", 1.6, 'opacity=".75"');
  for (let pane = 0; pane < 26; pane++) drawing.rect(x + w * (0.03 + pane * 0.0365), y - pad * 0.62, pane % 3 ? 5 : 9, 2, "#ffe2a8", `opacity="${n(0.25 + 0.5 * (((pane * 37) % 10) / 10))}"`);
  guns(drawing, scene, pad);
  return String(drawing);
}

function guns(drawing: Drawing, scene: Scene, pad: number): void {
  const size = scene.room.height / 118;
  ZONES.forEach((zone, place) => {
    const { y } = roomOf(scene, `upper_${zone}`);
    drawing.group(`transform="translate(${n(systemAt(scene, `upper_${zone}`, 0))} ${n(y - pad * 1.2)}) scale(${(size * (place === 1 ? 1.12 : 1)).toFixed(2)}) rotate(${(1 - place) * 7})"`, () => {
      drawing.path("M-21 4Q-19-13 0-14Q19-13 21 4z", "#53627f").path("M-21 4Q-19-13 0-14L-3 4z", "#a9b7d4").rect(-6, -46, 12, 36, "#35425f", 'rx="2"').rect(-6, -46, 5, 36, "#93a2c2", 'rx="2"');
      drawing.rect(-8.5, -31, 17, 6, "#6f80a6", 'rx="2"').rect(-8, -51, 16, 8, "#1d2740", 'rx="2"').glow(0, -50, 7, "#ff7a5b", 0.85);
    });
  });
  for (const [zone, side] of [["red", -1], ["blue", 1]] as const) {
    const { x, y, width, height } = roomOf(scene, `upper_${zone}`);
    drawing.group(`transform="translate(${n(side < 0 ? x - pad * 0.5 : x + width + pad * 0.5)} ${n(y + height * 0.62)}) rotate(${side * 16}) scale(${size.toFixed(2)})"`, () => {
      drawing.rect(-4, -40, 8, 34, "#35425f", 'rx="2"').rect(-4, -40, 3, 34, "#93a2c2").ellipse(0, -4, 9, 9, "#53627f").glow(0, -41, 5, "#ff9a5b", 0.9);
    });
  }
}

/** The six rooms without what stands in them, and the doors between them. */
export function rooms(scene: Scene): string {
  const drawing = new Drawing();
  for (const station of STATIONS) room(drawing, scene, station);
  const { height, gap, width } = scene.room;
  for (const deck of ["upper", "lower"]) {
    for (const zone of ["red", "white"]) {
      const place = roomOf(scene, `${deck}_${zone}`);
      const [x, foot, high] = [place.x + width + gap / 2, floorOf(scene, `${deck}_${zone}`), height * 0.46];
      drawing.rect(x - gap / 2 - 3, foot - high, gap + 6, high, "#0d1426", 'rx="3" stroke="#93a2c2" stroke-width="1.5"').rect(x - 1, foot - high + 3, 2, high - 6, "#5cc8ff", 'opacity=".8"');
    }
  }
  return String(drawing);
}

function room(drawing: Drawing, scene: Scene, station: string): void {
  const { x, y, width, height } = roomOf(scene, station);
  const zone = station.split("_")[1] ?? "";
  const [lit, shade, rim] = TINTS[zone] ?? TINTS.white ?? ["", "", ""];
  const foot = floorOf(scene, station);
  const wall = drawing.linear([[0, mix(lit, "#8fa4d8", 0.16)], [0.55, mix(lit, shade, 0.55)], [1, shade]]);
  const frame = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="7"`;
  drawing.group(`clip-path="${drawing.clip(`<rect ${frame}/>`)}"`, () => {
    drawing.add(`<rect ${frame} fill="${wall}"/>`);
    for (let panel = 1; panel < 7; panel++) drawing.line(`M${n(x + (width * panel) / 7)} ${n(y)}V${n(foot)}`, "#05070f", 1, 'opacity=".35"');
    drawing.line(`M${n(x)} ${n(y + height * 0.3)}h${n(width)}`, "#05070f", 1, 'opacity=".35"').rect(x, y, width, 5, "#0a1020").line(`M${n(x)} ${n(y + 9)}h${n(width)}`, "#5b6c98", 2.5, 'opacity=".7"');
    for (const lamp of [0.27, 0.73]) {
      drawing.path(`M${n(x + width * (lamp - 0.05))} ${n(y + 5)}h${n(width * 0.1)}l${n(width * 0.1)} ${n(foot - y - 5)}h${n(-width * 0.3)}z`, "#dfeaff", 'opacity=".09"');
      drawing.rect(x + width * (lamp - 0.05), y + 4, width * 0.1, 3, "#f2f8ff", 'rx="1.5"');
    }
    drawing.rect(x, foot, width, height, "#070b17", 'opacity=".88"').rect(x, foot, width, 2, rim, 'opacity=".75"');
    const [middle, half] = [liftAt(scene, zone), width * 0.05];
    drawing.rect(middle - half, y, half * 2, foot - y, "#04070f", 'opacity=".8"').line(`M${n(middle - half)} ${n(y)}V${n(foot)}M${n(middle + half)} ${n(y)}V${n(foot)}`, "#7f8fb4", 1.5);
    drawing.path(`M${n(middle)} ${n(y + height * 0.2)}l${n(half * 0.5)} ${n(height * 0.07)}h${n(-half)}zM${n(middle)} ${n(y + height * 0.44)}l${n(half * 0.5)} ${n(-height * 0.07)}h${n(-half)}z`, "#ffd9a0");
  });
  drawing.add(`<rect ${frame} fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="1.5"/>`);
}

/** What has happened to the ship: shields outside, a cross over a broken lift, holes in the keel. */
export function wounds(scene: Scene, ship: Ship): string {
  const drawing = new Drawing();
  const { width, height, foot } = scene.room;
  ZONES.forEach((zone, place) => {
    const hull = ship.zones[zone];
    const { x, y } = roomOf(scene, `upper_${zone}`);
    for (let ring = 0; ring < (hull?.shield ?? 0); ring++) {
      const [from, high] = [scene.top - height * 0.12, (height * 0.82 + ring * 9) * 0.5];
      const way = `M${n(x + 4)} ${n(from)}Q${n(x + width / 2)} ${n(from - high)} ${n(x + width - 4)} ${n(from)}`;
      drawing.line(way, "#5cc8ff", 7, 'opacity=".16"').line(way, "#a8e4ff", 1.8, 'opacity=".8"');
    }
    if (hull?.liftBroken) {
      const [middle, half] = [liftAt(scene, zone), width * 0.045];
      for (const top of [y, y + height + scene.room.gap]) drawing.line(`M${n(middle - half)} ${n(top + height * 0.14)}l${n(half * 2)} ${n(height * 0.38)}m0 ${n(-height * 0.38)}l${n(-half * 2)} ${n(height * 0.38)}`, "#ff6b6b", 3);
      drawing.glow(middle, y + height * 0.35, 16, "#ff8a3d", 0.7);
    }
    const next = chance(place * 9 + 1);
    for (let hole = 0; hole < (hull?.damage.length ?? 0); hole++) {
      const [at, low] = [x + width * (0.12 + 0.76 * next()), foot + height * 0.05];
      drawing.glow(at, low, 16, "#ff7a2d", 0.6).path(`M${n(at - 14)} ${n(low + 4)}l9-10l8 9l9-11l7 12l-14 6z`, "#05060b", 'stroke="#ff7a3d" stroke-width="2"');
    }
  });
  return String(drawing);
}

const LANES: Record<string, Colour> = { red: "#ff6b6b", white: "#e8ecf8", blue: "#5cc8ff" };

/** The three trajectories, with their letters, and where a distance ends. */
export function lanes(scene: Scene, tracks: Record<string, Track>): string {
  const drawing = new Drawing();
  drawing.soft(scene.width / 2, scene.lane.far + 30, scene.width * 0.5, 90, "#5a6bff", 0.3);
  for (const space of [5.5, 10.5]) {
    const [left, y] = laneAt(scene, 0, space, -0.8);
    const [right] = laneAt(scene, 2, space, 0.8);
    drawing.line(`M${n(left)} ${n(y)}H${n(right)}`, "#9fb4e8", 1, 'opacity=".5" stroke-dasharray="2 6"');
  }
  ZONES.forEach((zone, place) => {
    const track = tracks[zone];
    const colour = LANES[zone] ?? "#ffffff";
    if (!track) return;
    for (let space = track.length; space >= 1; space--) {
      const letter = letterOf(track, space);
      const faint = space > 10 ? 0.06 : space > 5 ? 0.1 : 0.17;
      drawing.polygon(cellOf(scene, place, space), colour, `fill-opacity="${letter ? 0.34 : faint}" stroke="${colour}" stroke-opacity="${letter ? 0.95 : 0.4}" stroke-width="${letter ? 1.6 : 0.9}"`);
      const [x, y, near] = laneAt(scene, place, space);
      if (letter) drawing.add(`<text x="${n(x)}" y="${n(y + 6 * near)}" font-size="${n(Math.max(11, 18 * near))}" font-weight="800" text-anchor="middle" fill="#ffffff" paint-order="stroke" stroke="#05070f" stroke-width="3">${letter}</text>`);
    }
  });
  return String(drawing);
}
