import type { Change } from "./messages";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The value after a patch (RFC 6902: add, replace, remove); what did not change is shared. */
export function patched(value: Json, changes: readonly Change[]): Json {
  return changes.reduce<Json>((now, change) => apply(now, steps(change.path), change), value);
}

function steps(path: string): string[] {
  return path.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function apply(value: Json, path: string[], change: Change): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change.value as Json;
  if (Array.isArray(value)) return inList(value, step, rest, change);
  if (value === null || typeof value !== "object") throw new Error(`no place ${change.path}`);
  const copy = { ...value };
  if (rest.length) copy[step] = apply(copy[step] as Json, rest, change);
  else if (change.op === "remove") delete copy[step];
  else copy[step] = change.value as Json;
  return copy;
}

function inList(list: Json[], step: string, rest: string[], change: Change): Json[] {
  const copy = [...list];
  const place = step === "-" ? copy.length : Number(step);
  if (rest.length) copy[place] = apply(copy[place] as Json, rest, change);
  else if (change.op === "remove") copy.splice(place, 1);
  else if (change.op === "add") copy.splice(place, 0, change.value as Json);
  else copy[place] = change.value as Json;
  return copy;
}
