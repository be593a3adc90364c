import type { Offer } from "../../wire/messages";
import type { View } from "../../lib/table.svelte";
import { sideOf } from "./battle";
import type { Shown } from "./shown";
import { ofKind, type Printed, type Ship } from "./things";

/** A fight that will be, or would be if the chosen ship flew there. */
export interface Prospect {
  sector: string;
  /** Both sides as the odds tool reads them: theirs, then one's own. */
  sides: object[];
}

/** Where one's ships will meet one enemy, and where the chosen ship would. */
export function prospects(view: View<Shown>, faces: Printed, seat: number, fitting: readonly Offer[], picks: readonly string[]): Prospect[] {
  const ships = ofKind(view, "ship");
  const chosen = ships.find((ship) => ship.owner === seat && picks.includes(ship.id));
  const reached = chosen ? fitting.flatMap((offer) => (offer.kind === "fly" ? (offer.touches ?? []) : [])) : [];
  return ofKind(view, "sector").flatMap(({ id }) => {
    const there = ships.filter((ship) => ship.sector === id && ship.type !== "starbase");
    const own = there.filter((ship) => ship.owner === seat);
    const mine = chosen && chosen.sector !== id && reached.includes(id) ? [...own, chosen] : own;
    const others = there.filter((ship) => ship.owner !== seat && !isAtPeace(view, faces, seat, ship));
    return prospect(view, seat, id, mine, others);
  });
}

/** Several enemies fight among themselves first, so nothing is said of them. */
function prospect(view: View<Shown>, seat: number, sector: string, mine: Ship[], others: Ship[]): Prospect[] {
  const [enemy, ...more] = new Set(others.map((ship) => ship.owner));
  if (enemy === undefined || more.length || !mine.length) return [];
  return [{ sector, sides: [sideOf(view, enemy, others), sideOf(view, seat, mine)] }];
}

/** Partners do not fight each other, and some people live with Ancients. */
function isAtPeace(view: View<Shown>, faces: Printed, seat: number, ship: Ship): boolean {
  const facts = view.seats[seat];
  if (ship.owner >= 0) return !!facts?.partners.includes(ship.owner);
  const home = faces.factions?.[facts?.faction ?? ""]?.home ?? "";
  const species = faces.sectors?.[home]?.species ?? "";
  return ship.type === "ancient" && !!faces.species?.[species]?.special.includes("coexists_with_ancients");
}
