import type { ThingCard } from "../face";
import { printed } from "../../lib/printed.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { blueprintOf, neutralBlueprint } from "./battle";
import { giftsOf } from "./parts";
import type { PartFace, ShipFacts, Shown, TechnologyFace } from "./shown";
import { effectOf } from "./technologies";
import { t } from "./texts";
import { neighbour } from "./galaxy";
import { ofKind, thingOf, type Thing } from "./things";
import ThingPicture from "./ThingPicture.svelte";

type Table = TableModel<Shown>;
type Numbers = NonNullable<ThingCard["numbers"]>;
type Arms = Pick<ShipFacts, "initiative" | "computer" | "shield" | "hull" | "cannons" | "missiles">;

/** What is told of a thing, by its kind. */
function card(table: Table, id: string): ThingCard {
  const thing = table.view?.things[id];
  switch (thing?.kind) {
    case "sector":
      return sectorCard(table, id, thing);
    case "square":
      return squareCard(thing);
    case "ship":
      return shipCard(table, id, thing);
    case "zone":
      return { about: t("ecl-about-zone", { ring: thing.ring, left: stackLeft(table, thing.ring) }) };
    case "technology":
      return technologyCard(table, id, thing);
  }
  return { about: otherwise(id) };
}

function squareCard({ filled, advanced, resource }: Thing<"square">): ThingCard {
  const about = filled ? "ecl-about-settled" : advanced ? "ecl-about-advanced" : "ecl-about-planet";
  return { about: t(about, { resource: t(`twin-which-${resource}`) }) };
}

/** Parts and technologies that are no things of the table. */
function otherwise(id: string): string {
  const technology = printed<Shown>("eclipse").technologies?.[id];
  return technology ? doesWhat(technology) : "";
}

/** What a technology does: the part that it unlocks, or a rule. */
function doesWhat(technology: TechnologyFace): string {
  const part = printed<Shown>("eclipse").parts?.[technology.effect.part ?? ""];
  return part ? t("ecl-unlocks", { part: part.name }) : effectOf(technology);
}

/** What a ship part gives and takes. */
function giftsText(part: PartFace | undefined): string {
  if (!part) return "";
  const dice = Object.values(part.dice).some(Boolean) ? [`${t(part.missile ? "ecl-missiles" : "ecl-cannons")} ${diceText(part.dice)}`] : [];
  return [...dice, ...giftsOf(part).map(({ id, sign, value }) => `${t(id)} ${sign}${value}`)].join(" · ");
}

function stackLeft(table: Table, ring: number): number {
  return thingOf(table.view, `stack.${ring}`, "stack")?.left ?? 0;
}

function sectorCard(table: Table, id: string, sector: Thing<"sector">): ThingCard {
  const squares = ofKind(table.view, "square").filter((square) => square.sector === id);
  const found = (["discovery", "artifact", "orbital", "monolith", "portal"] as const).filter((each) => sector[each]);
  const ships = ofKind(table.view, "ship").filter((ship) => ship.sector === id);
  return {
    owner: sector.owner,
    about: sector.owner < 0 ? t("ecl-about-free") : sector.owner === table.seat ? t("ecl-about-mine") : t("ecl-about-owned", { name: table.name(sector.owner) }),
    numbers: [
      { label: t("fact-points"), value: String(sector.points) },
      { label: t("twin-kind-square"), value: `${squares.filter((each) => each.filled).length} / ${squares.length}` },
      { label: t("twin-kind-ship"), value: String(ships.length) },
    ],
    lines: [found.map((each) => t(`twin-fact-${each}`)).join(" · "), waysText(table, sector), shipsText(table, ships)].filter(Boolean),
  };
}

/** Which neighbours a wormhole leads to, both sides together, and where one ends in the dark. */
function waysText(table: Table, sector: Thing<"sector">): string {
  const names = table.view?.names ?? {};
  const joined = sector.wormholes.flatMap((edge) => {
    const zone = neighbour(sector.zone, edge);
    const other = ofKind(table.view, "sector").find((each) => each.zone === zone);
    return other?.wormholes.includes((edge + 3) % 6) ? [names[other.id] ?? other.id] : [];
  });
  return joined.length ? t("ecl-ways-to", { names: joined.join(", ") }) : t("ecl-no-ways");
}

function shipsText(table: Table, ships: readonly { id: string }[]): string {
  return ships.map(({ id }) => table.view?.names[id] ?? id).join(", ");
}

function shipCard(table: Table, _: string, ship: Thing<"ship">): ThingCard {
  const view = table.view;
  if (!view) return {};
  const own = ship.owner < 0 ? undefined : blueprintOf(view, ship.owner, ship.type);
  const arms: Arms | undefined = own ?? printed<Shown>("eclipse").neutrals?.[neutralBlueprint(view, ship.type)];
  const hull = { label: t("ecl-hull"), value: String(ship.hull - ship.damage), ...(ship.damage ? { parts: `${ship.hull} − ${ship.damage}` } : {}) };
  return {
    owner: ship.owner,
    about: ship.owner < 0 ? t("ecl-about-neutral") : ship.owner === table.seat ? t("ecl-about-my-ship") : t("ecl-about-ship", { name: table.name(ship.owner) }),
    numbers: arms ? [hull, ...armsOf(arms), ...(own ? [{ label: t("ecl-drive"), value: String(own.move) }] : [])] : [hull],
  };
}

/** What a ship fights with: every die hits on a 6, or on less with a computer. */
function armsOf({ initiative, computer, shield, cannons, missiles }: Arms): Numbers {
  return [
    { label: t("ecl-initiative"), value: String(initiative) },
    { label: t("ecl-cannons"), value: diceText(cannons) },
    ...(Object.values(missiles).some(Boolean) ? [{ label: t("ecl-missiles"), value: diceText(missiles) }] : []),
    { label: t("ecl-hits-from"), value: `${Math.max(2, 6 - computer)}+`, ...(computer ? { parts: `6 − ${computer}` } : {}) },
    { label: t("ecl-shield"), value: shield ? `−${shield}` : "0" },
  ];
}

/** Dice by the damage they do: `2 × 1, 1 × 3`. */
function diceText(dice: Record<string, number>): string {
  const damage: Record<string, number> = printed<Shown>("eclipse").dice?.damage ?? {};
  const thrown = Object.entries(dice).filter(([, count]) => count > 0);
  return thrown.map(([colour, count]) => `${count} × ${damage[colour] ?? 1}`).join(", ") || "–";
}

function technologyCard(table: Table, id: string, { copies }: Thing<"technology">): ThingCard {
  const face = printed<Shown>("eclipse").technologies?.[id];
  if (!face) return {};
  const price = table.view ? priceOf(table, id) : null;
  const discount = price === null ? 0 : face.cost - price;
  return {
    about: doesWhat(face),
    lines: [giftsText(printed<Shown>("eclipse").parts?.[face.effect.part ?? ""])].filter(Boolean),
    numbers: [
      { label: t("ecl-price"), value: String(price ?? face.cost), ...(discount ? { parts: `${face.cost} − ${discount}` } : {}) },
      { label: t("ecl-in-tray"), value: String(copies) },
    ],
  };
}

/** What a technology costs this person now: on its own track, or on the cheapest. */
function priceOf(table: Table, id: string): number | null {
  const prices = ofKind(table.view, "technologies").flatMap((track) => (id in track.prices ? [track.prices[id] ?? 0] : []));
  return prices.length ? Math.min(...prices) : null;
}

export default { card, Picture: ThingPicture };
