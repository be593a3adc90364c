import type { View } from "../../lib/table.svelte";
import type { Say } from "../../stage/script";
import type { Offer } from "../../wire/messages";
import type { Shown } from "./shown";
import { thingOf } from "./things";

/** Verbs whose button names what they are done to: whoever does it was chosen before. */
const DONE_TO = new Set(["attack", "suppress", "capture", "board", "repair", "inspect", "act", "explicit", "pick-up", "follow", "strike", "sell"]);
const SHOTS = new Set(["attack", "suppress"]);
const GIVEN_UP = new Set(["sell", "pack"]);
const PLACED = new Set(["step", "crush", "leave"]);

/** A move on a button: the verb and its target, a shot with what comes of it; shots at one's own people stand aside. */
export function worded(offer: Offer, view: View<Shown>, t: Say): Offer {
  if (offer.kind === "judge") return { ...offer, short: offer.label.text };
  const [figure = "", target = figure] = offer.touches ?? [];
  if (!DONE_TO.has(offer.kind)) return offer;
  const verdict = offer.kind === "attack" ? thingOf(view, figure, "figure")?.aims[target] : undefined;
  const said = t(`dd-verb-${offer.kind}`, { target: view.names[target] ?? target });
  const short = verdict ? `${said} · ${t(`dd-verdict-${verdict}`)}` : said;
  return SHOTS.has(offer.kind) && isFriend(view, target) ? { ...offer, short, aside: true, group: t(`dd-own-${offer.kind}`) } : { ...offer, short };
}

/** Whether a button says only the verb: its fields glow on the map, and nobody looks for a list of one's own people. */
export function isPlaced(offer: Offer): boolean {
  return PLACED.has(offer.kind) || offer.aside === true;
}

/** Nobody who picks somebody thinks of friends who could shoot at them. */
export function begins(offer: Offer, thing: string): boolean {
  return offer.aside !== true || offer.touches?.[0] === thing;
}

/** Whether a figure is of use by it: what can only be given up, or shoot at its own, need not be thought of. */
export function isUse(offer: Offer): boolean {
  return offer.aside !== true && !GIVEN_UP.has(offer.kind);
}

/** One's own figure, or a partner's. */
function isFriend(view: View<Shown>, id: string): boolean {
  const owner = thingOf(view, id, "figure")?.owner ?? -1;
  if (owner < 0 || view.seat === null) return false;
  const [mine, other] = [view.seats[view.seat], view.seats[owner]];
  return owner === view.seat || (mine?.team !== undefined && mine.team === other?.team);
}
