import type { Pose } from "./figures";
import { spanOf } from "./map";
import type { Field, Figure } from "./things";

/** Where the units of each seat look, and where buildings do. */
const YAWS = [0.15, 3.35, -0.6, 2.4];
const BUILDING = -0.42;
const COMPASS: Record<string, number> = { e: 0, s: Math.PI / 2, w: Math.PI, n: -Math.PI / 2 };
const FOOT: Record<string, string> = { mg_inf: "mg_one", rak_inf: "rak_one", ing_inf: "ing_one", guard: "mg_one" };

/** How a figure is drawn outdoors. */
export function poseOf(figure: Figure, fields: ReadonlyMap<string, Field>, at: { column: number; row: number }): Pose {
  if (figure.type === "bridge") return { design: figure.side === "destroyed" ? "broken_bridge" : "bridge", owner: -1, yaw: spanOf(at, fields) };
  return { design: figure.prone ? "lying" : figure.type, owner: figure.owner, yaw: yawOf(figure), flying: figure.cls === "air" };
}

/** How somebody is drawn indoors: one person. */
export function personOf(figure: Figure): Pose {
  const yaw = COMPASS[figure.facing] ?? YAWS[figure.owner] ?? BUILDING;
  return { design: figure.prone ? "lying" : (FOOT[figure.type] ?? figure.type), owner: figure.owner, yaw: figure.cls === "infantry" ? yawOf(figure) : yaw };
}

function yawOf(figure: Figure): number {
  return figure.sort === "unit" ? (YAWS[figure.owner] ?? BUILDING) : BUILDING;
}

/** How a thing in a room is drawn: by what is painted there. */
export function spotPose({ type, look }: { type: string; look: string }): Pose {
  const design = type === "object" ? (look === "tank" ? "tank_indoors" : look) : type;
  return { design, owner: -1, yaw: 0 };
}
