/** Pan and zoom of a drawing: drag, wheel, pinch; the view box is the state. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** At the nearest, so many units of the drawing are this wide; high maps on a phone fill only a part of its width. */
export const NEAREST = 130;

/** A box with a border around all points. */
export function around(points: readonly [number, number][], border: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - border;
  const y = Math.min(...ys) - border;
  return { x, y, width: Math.max(...xs) + border - x, height: Math.max(...ys) + border - y };
}

/** Nearer or farther around a point of the drawing, within limits. */
export function zoomed(box: Box, factor: number, at: [number, number], whole: Box): Box {
  const width = Math.min(whole.width * 1.5, Math.max(Math.min(NEAREST, whole.width), box.width * factor));
  const scale = width / box.width;
  return {
    x: at[0] - (at[0] - box.x) * scale,
    y: at[1] - (at[1] - box.y) * scale,
    width,
    height: box.height * scale,
  };
}

export function moved(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x + dx, y: box.y + dy };
}
