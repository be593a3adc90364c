import { printed } from "../../lib/printed.svelte";
import type { Inspect, ThingCard } from "../face";
import { faceOf, STATS, type Face } from "./cards";
import type { CardThing, CoveredThing, PlaceThing, Shown } from "./shown";
import { t } from "./texts";
import { letterWith, signed, type Table } from "./things";
import Picture from "./ThingCard.svelte";

type Numbers = NonNullable<ThingCard["numbers"]>;

const faces = () => printed<Shown>("perry_rhodan").cards ?? {};
const called = (table: Table, id: string) => table.view?.names[id] ?? faceOf(faces(), id)?.name ?? id;

/** What is told of a thing: what it is, its numbers with what changes them, what it bears and carries. */
function card(table: Table, id: string): ThingCard {
  const thing = table.view?.things[id];
  switch (thing?.zone) {
    case "card":
      return cardOnTable(table, id, thing);
    case "place":
      return placeCard(thing);
    case "covered":
      return { owner: thing.owner, about: aboutCovered(thing), lines: thing.sacrificed ? [t("pr-sacrificed", { count: thing.sacrificed })] : [] };
    case "cover":
      return { owner: thing.owner, about: t("pr-about-cover"), lines: thing.cards?.map((each) => called(table, each)) };
  }
  const face = faceOf(faces(), id);
  return face ? { about: face.type, numbers: numbersOf(face) } : { about: id.startsWith("seat.") ? t("pr-about-seat") : "" };
}

function cardOnTable(table: Table, id: string, thing: CardThing): ThingCard {
  const face = faceOf(faces(), thing.card);
  const things = Object.entries(table.view?.things ?? {});
  const gear = things.flatMap(([other, each]) => (each.zone === "card" && each.onto === id ? [called(table, other)] : []));
  const lines = [
    thing.passive ? t("pr-about-passive") : "",
    thing.aboard?.length ? t("pr-about-aboard", { cards: thing.aboard.map((each) => called(table, each)).join(", ") }) : "",
    gear.length ? t("pr-about-gear", { cards: gear.join(", ") }) : "",
    thing.capacity !== undefined ? t(`pr-capacity-${Math.min(4, thing.capacity)}`) : "",
  ];
  return { owner: thing.owner, about: face?.type ?? "", numbers: face ? numbersOf(face, thing) : [], lines: lines.filter(Boolean) };
}

/** Values as they are now, each with what every card adds. */
function numbersOf(face: Face, now?: CardThing): Numbers {
  const numbers: Numbers = STATS.flatMap((stat) => {
    const letter = face[stat];
    if (!letter) return [];
    const adds = (now?.adds ?? []).filter((add) => add.stat === stat);
    const parts = adds.map((add) => `${signed(add.amount)} ${faces()[add.by]?.name ?? t("pr-by-rule")}`).join(" ");
    return [{ label: t(`pr-stat-${stat}`), value: letterWith(letter, now?.[stat] ?? 0), parts: parts && `${letter} ${parts}` }];
  });
  if (face.range !== undefined) numbers.push({ label: t("pr-range"), value: String(face.range) });
  if (face.transport) numbers.push({ label: t("pr-transport"), value: String(now?.capacity ?? face.transport), parts: now?.capacity !== undefined && now.capacity !== face.transport ? `${face.transport} ${signed(now.capacity - face.transport)}` : "" });
  return numbers;
}

function placeCard(thing: PlaceThing): ThingCard {
  const numbers: Numbers = [{ label: t("pr-limit-label"), value: String(thing.limit) }];
  if (thing.count) numbers.unshift({ label: t("pr-stack"), value: String(thing.count) });
  if (thing.unit_cap) numbers.push({ label: t("pr-units"), value: `${thing.units} / ${thing.unit_cap}` }, { label: t("pr-ships"), value: `${thing.ships} / ${thing.ship_cap}` });
  if (thing.covers) numbers.push({ label: t("pr-covers"), value: String(thing.covers) });
  return { owner: thing.seat, about: faceOf(faces(), thing.top)?.type ?? "", numbers };
}

function aboutCovered(thing: CoveredThing): string {
  return t("pr-about-covered", { phase: thing.phase });
}

export default { card, Picture } satisfies Inspect<Shown>;
