import { printed } from "../../lib/printed.svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Inspect, ThingCard } from "../face";
import { badgesOf } from "./badges";
import Picture from "./ThingPicture.svelte";
import type { Said, SheetFace, Shown } from "./shown";
import { t } from "./texts";
import { ofKind, type Thing } from "./things";

type Table = TableModel<Shown>;
type Numbers = NonNullable<ThingCard["numbers"]>;

/** What is told of a thing: what it is, its numbers, what it can hit and what hits it. */
function card(table: Table, id: string): ThingCard {
  const thing = table.view?.things[id];
  switch (thing?.kind) {
    case "figure":
      return figureCard(table, id, thing);
    case "field":
      return fieldCard(table, id, thing);
    case "order":
      return sheetCard(thing.type, [t("dd-in-slot", { field: thing.field, count: thing.count })]);
    case "square":
      return { about: t("dd-about-square"), lines: thing.seen_by.length ? [t("dd-seen-by", { names: thing.seen_by.map((each) => nameOf(table, each)).join(", ") })] : [] };
    case "door":
      return { about: t(`dd-door-${thing.locked ? "locked" : thing.state}`), lines: told(thing.label) };
    case "spot":
      return { about: t(`dd-spot-${thing.type}`, { on: thing.on ? "yes" : "no" }), lines: [...told(thing.label), ...told(thing.told), ...told(thing.red)] };
    case "fog":
      return { about: t("dd-fog") };
    default:
      return sheetCard(id, []);
  }
}

/** A card as one line. */
export function inWords({ about = "", numbers = [], lines = [] }: ThingCard): string {
  return [about, ...numbers.map(({ label, value }) => `${label} ${value}`), ...lines].filter(Boolean).join(" · ");
}

function told(words: Said | undefined): string[] {
  return words ? [words[settings.lang]] : [];
}

function nameOf(table: Table, id: string): string {
  return table.view?.names[id] ?? id;
}

function ownerOf(table: Table, id: string): number {
  const thing = table.view?.things[id];
  return thing?.kind === "figure" ? thing.owner : -1;
}

function sheetOf(type: string): SheetFace | undefined {
  return printed<Shown>("dominate").sheets?.[type];
}

function sheetCard(type: string, lines: string[]): ThingCard {
  const sheet = sheetOf(type);
  if (!sheet) return { lines };
  const reach: Numbers = sheet.range.length ? [{ label: t("dd-range"), value: sheet.range.join("–") }] : [];
  const energy: Numbers = sheet.energy ? [{ label: t("fact-energy"), value: signed(sheet.energy) }] : [];
  return {
    about: t(`dd-class-${sheet.cls}`),
    numbers: [{ label: t("dd-cost"), value: String(sheet.cost) }, { label: t("dd-time"), value: String(sheet.time) }, ...(sheet.speed ? [{ label: t("dd-speed"), value: String(sheet.speed) }] : []), ...reach, ...energy],
    lines: [...targetsLine(sheet.targets), ...lines],
  };
}

function targetsLine(targets: readonly string[]): string[] {
  return targets.length ? [t("dd-attacks", { classes: targets.map((each) => t(`dd-class-${each}`)).join(", ") })] : [];
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

function figureCard(table: Table, id: string, figure: Thing<"figure">): ThingCard {
  const sheet = sheetOf(figure.type);
  const numbers: Numbers = [];
  if (figure.speed) numbers.push({ label: t("dd-speed"), value: String(figure.speed) });
  if (figure.range.length) numbers.push({ label: t("dd-range"), value: [...new Set(figure.range)].join("–") });
  if (figure.sight) numbers.push({ label: t("dd-sight"), value: String(figure.sight) });
  if (figure.cost) numbers.push({ label: t("dd-cost"), value: String(figure.cost) });
  if (sheet?.energy) numbers.push({ label: t("fact-energy"), value: signed(sheet.energy) });
  const badges = badgesOf({ ...figure, id });
  const hitters = ofKind(table.view, "figure").filter((other) => id in other.aims && other.owner !== figure.owner);
  return {
    owner: figure.owner,
    about: [figure.sort === "token" ? "" : t(`dd-class-${figure.cls}`), ...badges.map((badge) => t(`dd-badge-${badge}`))].filter(Boolean).join(" · "),
    numbers,
    lines: [
      ...targetsLine(figure.targets),
      ...(figure.passengers.length ? [t("dd-aboard", { names: figure.passengers.map((each) => nameOf(table, each)).join(", ") })] : []),
      ...Object.entries(figure.aims).filter(([target]) => ownerOf(table, target) !== figure.owner).map(([target, verdict]) => t("dd-could-hit", { name: nameOf(table, target), verdict: t(`dd-verdict-${verdict}`) })),
      ...(hitters.length ? [t("dd-hit-by", { names: hitters.map((other) => nameOf(table, other.id)).join(", ") })] : []),
    ],
  };
}

function fieldCard(table: Table, id: string, field: Thing<"field">): ThingCard {
  const there = ofKind(table.view, "figure").filter((figure) => figure.field === id);
  const threat = field.threat.filter((seat) => seat !== table.seat).map((seat) => table.name(seat));
  return {
    about: t(`dd-terrain-${field.terrain}`),
    numbers: field.ore ? [{ label: t("dd-ore"), value: String(field.ore) }] : [],
    lines: [
      ...(there.length ? [there.map((figure) => nameOf(table, figure.id)).join(", ")] : []),
      ...(threat.length ? [t("dd-in-range-of", { names: threat.join(", ") })] : []),
      ...(table.seat !== null && field.ground.includes(table.seat) ? [t("dd-layer-ground")] : []),
    ],
  };
}

export default { card, Picture } satisfies Inspect<Shown>;
