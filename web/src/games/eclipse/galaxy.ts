import type { Ship } from "./things";


export const SIZE = 60;
/** Half the distance between two opposite edges. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;

/** The middle of a zone written `q,r`; the tiles are flat-topped. */
export function middle(zone: string): [number, number] {
  const [q = 0, r = 0] = zone.split(",").map(Number);
  return [SIZE * 1.5 * q, SIZE * Math.sqrt(3) * (r + q / 2)];
}

/** A flat-topped hex around the origin. */
export function hex(size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(" ");
}

/** Degrees by which the north edge is turned to become this edge. */
export function turn(edge: number): number {
  return edge * 60;
}

/** Ships of a sector, one entry for each owner and type. */
export interface Flotilla {
  owner: number;
  type: string;
  ships: Ship[];
}

/** More flotillas than this lie in two rows. */
export const MANY = 3;

export function flotillas(ships: readonly Ship[]): Flotilla[] {
  const found: Flotilla[] = [];
  for (const ship of ships) {
    const known = found.find((each) => each.owner === ship.owner && each.type === ship.type);
    if (known) known.ships.push(ship);
    else found.push({ owner: ship.owner, type: ship.type, ships: [ship] });
  }
  return found;
}

/** The icon of each resource; a planet that takes any of them has none. */
export const RESOURCE_ICONS: Record<string, string> = { money: "coin", science: "science", materials: "materials" };

/** From a zone to its neighbours, clockwise from north: the numbers of the edges. */
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;

/** The zone behind an edge. */
export function neighbour(zone: string, edge: number): string {
  const [q = 0, r = 0] = zone.split(",").map(Number);
  const [dq, dr] = STEPS[edge] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}
