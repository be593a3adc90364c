import { TRACKS, TURNS, ZONES } from "../ship";
import { LAST_NUMBER, LETTERS, MOST_CREW, PARTS, SQUADS, type GivenThreat, type Parts, type Plan } from "./plan";

/** A plan as a short text for an address: trajectories, threats, rows; then what else is known, each with its letter. */

const PART_LETTERS = ["u", "l", "s", "r", "g", "t"];
const ZONE_LETTERS = ["r", "w", "b", "i"];
const SQUAD_LETTERS = ["r", "b"];
const NOBODY_KNOWS = "?";
const MOST_CARDS = 20;
const LONGEST_NAME = 24;
const THREAT = /^(S?[EI]\d-\d\d|\?)\.(\d)([rwbi])([1-3]?)$/;
const CARD = /^[a-cxABX<>^1-6]{2}$/;

export function encoded(plan: Plan): string {
  const tracks = TRACKS.map((zone) => plan.tracks[zone] || "T-").join("");
  const threats = plan.threats.map(({ code, t, zone, phase }) => `${code || NOBODY_KNOWS}.${t}${ZONE_LETTERS[TRACKS.findIndex((each) => each === zone)] ?? "r"}${phase || ""}`);
  const parts = [tracks, threats.join(","), plan.actions.map((row) => row.replace(/-+$/, "")).join("_")];
  if (plan.damage_drawn) parts.push(`d=${brokenText(plan.damage_drawn)}`);
  if (plan.mission) parts.push(`m=${plan.mission}`);
  if (plan.names?.some(Boolean)) parts.push(`n=${plan.names.map(nameText).join("_")}`);
  if (plan.hands?.some((cards) => cards.length)) parts.push(`h=${plan.hands.map((cards) => cards.join("")).join("_")}`);
  if (plan.androids?.length) parts.push(`a=${plan.androids.join("")}`);
  if (plan.start) parts.push(`s=${brokenText(plan.start.damage)}.${SQUAD_LETTERS.filter((_, place) => plan.start?.squads.includes(SQUADS[place] ?? "")).join("")}`);
  return parts.join("~");
}

function brokenText(broken: Parts): string {
  return ZONES.map((zone) => (broken[zone] ?? []).map((part) => PART_LETTERS[PARTS.indexOf(part)] ?? "").join("")).join(".");
}

function nameText(name: string): string {
  return encodeURIComponent(name).replaceAll("_", "%5F").replaceAll("~", "%7E");
}

/** What the ship with its ghosts is drawn from: rows, trajectories, and the threats whose cards are known. */
export function ghostsOf(plan: Plan): Record<string, string> {
  const [tracks = "", threats = ""] = encoded({ ...plan, threats: plan.threats.map(({ code, t, zone }) => ({ code, t, zone })) }).split("~");
  return { rows: plan.actions.map((row) => row.replace(/-+$/, "")).join("."), tracks, threats };
}

/** The plan of such a text; nothing if it is none. */
export function decoded(text: string): Plan | null {
  const [tracks = "", threats = "", rows = "", ...more] = text.split("~");
  const ids = tracks.match(/T[\d-]/g) ?? [];
  const found = threats.split(",").filter(Boolean).map(threatOf);
  const laid = rows.split("_").slice(0, MOST_CREW);
  if (ids.length !== TRACKS.length || !found.every((each) => each !== null) || !laid.every(isRow)) return null;
  const plan: Plan = {
    tracks: Object.fromEntries(TRACKS.map((zone, place) => [zone, (ids[place] ?? "").replace("T-", "")])),
    threats: found,
    actions: laid.map((row) => row.padEnd(TURNS, "-")),
  };
  for (const part of more) read(plan, part);
  return plan;
}

/** Whether a text is a row of actions. It may come from anywhere. */
export function isRow(row: string): boolean {
  return row.length <= TURNS && [...row].every((letter) => LETTERS.includes(letter));
}

function threatOf(word: string): GivenThreat | null {
  const found = THREAT.exec(word);
  const t = Number(found?.[2]);
  if (!found || t < 1 || t > LAST_NUMBER) return null;
  const zone = TRACKS[ZONE_LETTERS.indexOf(found[3] ?? "r")] ?? "red";
  return { code: (found[1] ?? "").replace(NOBODY_KNOWS, ""), t, zone, ...(found[4] ? { phase: Number(found[4]) } : {}) };
}

/** What stands in the parts that not every plan has; what is none of ours is left out. */
function read(plan: Plan, part: string): void {
  const [, letter = "", text = ""] = /^([dmnhas])=(.*)$/.exec(part) ?? ["", "d", part];
  if (letter === "d") plan.damage_drawn = brokenOf(text);
  else if (letter === "m" && /^[a-z_\d]{1,30}$/.test(text)) plan.mission = text;
  else if (letter === "n") plan.names = text.split("_").slice(0, MOST_CREW).map(nameOf);
  else if (letter === "h") plan.hands = text.split("_").slice(0, MOST_CREW).map(cardsOf);
  else if (letter === "a") plan.androids = [...text].map(Number).filter((row) => row >= 1 && row <= plan.actions.length);
  else if (letter === "s") plan.start = { damage: brokenOf(text), squads: SQUADS.filter((_, place) => text.split(".")[ZONES.length]?.includes(SQUAD_LETTERS[place] ?? "")) };
}

function brokenOf(text: string): Parts {
  const words = text.split(".");
  return Object.fromEntries(ZONES.map((zone, place) => [zone, [...(words[place] ?? "")].map((letter) => PARTS[PART_LETTERS.indexOf(letter)] ?? "").filter(Boolean)]));
}

function nameOf(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, LONGEST_NAME);
  } catch {
    return "";
  }
}

function cardsOf(text: string): string[] {
  return (text.match(/../g) ?? []).filter((card) => CARD.test(card)).slice(0, MOST_CARDS);
}
