/** Pan and zoom of a drawing: drag, wheel, pinch. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where one looks: the place of the drawing in the middle of the frame, and pixels for each of its units. */
export interface Eye {
  x: number;
  y: number;
  scale: number;
}

/** A frame in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** At the nearest, so many units of the drawing fill the frame, or a unit is so many pixels. */
export const [NEAREST, LARGEST] = [130, 4];
/** Of what is fitted, so much of the frame is left around it when one goes far away. */
const FARTHEST = 0.6;

/** A box with a border around all points. */
export function around(points: readonly [number, number][], border: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - border;
  const y = Math.min(...ys) - border;
  return { x, y, width: Math.max(...xs) + border - x, height: Math.max(...ys) + border - y };
}

/** Pixels for each unit at the nearest. */
export function nearest({ width }: Frame): number {
  return Math.min(LARGEST, width / NEAREST);
}

/** The eye that sees all of a box; it goes no farther than `least` and no nearer than `most`. */
export function fitted(box: Box, frame: Frame, least = 0, most = LARGEST): Eye {
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: Math.min(nearest(frame), most, Math.max(least, scale)) };
}

/** The same eye, moved so that nothing beyond a box is seen while a part of the box is not. */
export function inside(eye: Eye, box: Box, frame: Frame): Eye {
  const along = (at: number, from: number, long: number, seen: number) => (seen >= long ? from + long / 2 : Math.min(from + long - seen / 2, Math.max(from + seen / 2, at)));
  return { ...eye, x: along(eye.x, box.x, box.width, frame.width / eye.scale), y: along(eye.y, box.y, box.height, frame.height / eye.scale) };
}

/** The same eye, moved no farther than it takes to see a place so many pixels inside the frame. */
export function brought(eye: Eye, [x, y]: [number, number], frame: Frame, border: number): Eye {
  const along = (at: number, to: number, long: number) => {
    const room = Math.max(0, long / 2 - border) / eye.scale;
    return Math.min(to + room, Math.max(to - room, at));
  };
  return { ...eye, x: along(eye.x, x, frame.width), y: along(eye.y, y, frame.height) };
}

/** Nearer or farther around a place of the drawing, within limits. */
export function zoomed(eye: Eye, factor: number, at: [number, number], whole: Box, frame: Frame): Eye {
  const farthest = fitted(whole, frame).scale * FARTHEST;
  const scale = Math.min(nearest(frame), Math.max(Math.min(farthest, eye.scale), eye.scale * factor));
  const part = 1 - eye.scale / scale;
  return { x: eye.x + (at[0] - eye.x) * part, y: eye.y + (at[1] - eye.y) * part, scale };
}

/** After a drag by so many pixels; what is drawn never leaves the frame. */
export function moved(eye: Eye, dx: number, dy: number, whole: Box): Eye {
  const within = (value: number, from: number, long: number) => Math.min(from + long, Math.max(from, value));
  return { x: within(eye.x + dx / eye.scale, whole.x, whole.width), y: within(eye.y + dy / eye.scale, whole.y, whole.height), scale: eye.scale };
}

/** Whether a place of the drawing lies well inside the frame. */
export function isSeen(eye: Eye, [x, y]: [number, number], frame: Frame, border: number): boolean {
  return Math.abs(x - eye.x) * eye.scale <= frame.width / 2 - border && Math.abs(y - eye.y) * eye.scale <= frame.height / 2 - border;
}
