import type { EventOf } from "../../lib/shown";
import type { FrontShown, Shown, SumShown } from "./shown";
import type { Pairing } from "./things";

/** What was told of a combat and what the view does not show yet: a whole round may be decided in one go. */
export interface ToldFight {
  stealth: Map<string, number>;
  bonus: Map<string, readonly [attack: number, defence: number]>;
  values: Map<string, readonly [attack: number, defence: number]>;
  through: Set<string>;
  /** Whose values were compared: with what was destroyed, or nothing. */
  judged: Set<string>;
  sunk: Set<string>;
}

/** What some events tell of a combat; a new round begins anew. */
export function toldFight(events: readonly EventOf<Shown>[]): ToldFight {
  let told = nothing();
  for (const event of events) {
    switch (event.kind) {
      case "CombatBegan":
      case "RoundBegan":
        told = nothing();
        break;
      case "StealthDrawn":
        told.stealth.set(event.fields.attacker, event.fields.attacker_value).set(event.fields.defender, event.fields.defender_value);
        break;
      case "BonusTaken":
        told.bonus.set(event.fields.card, [event.fields.attack, event.fields.defence]);
        break;
      case "BrokeThrough":
        told.through.add(event.fields.card);
        break;
      case "BreakStopped":
        told.through.delete(event.fields.card);
        break;
      case "ValuesDrawn":
        told.values.set(event.fields.card, [event.fields.attack, event.fields.defence]);
        break;
      case "CardSunk":
        told.sunk.add(event.fields.card);
        told.judged.add(event.fields.card);
        break;
      case "LossPrevented":
        told.judged.add(event.fields.card);
        break;
      case "NothingHit":
        told.judged.add(event.fields.attacker);
        break;
    }
  }
  return told;
}

function nothing(): ToldFight {
  return { stealth: new Map(), bonus: new Map(), values: new Map(), through: new Set(), judged: new Set(), sunk: new Set() };
}

/** A pairing of the view with what was told of it since. */
export function retold(pairing: Pairing, told: ToldFight): Pairing {
  const attacker = pairing.attacker && frontAfter(pairing.attacker, told);
  const defender = pairing.defender && frontAfter(pairing.defender, told);
  if (attacker && told.through.has(attacker.card)) return { ...pairing, attacker, defender, broken: true, state: "through" };
  const fired = [attacker, defender].some((front) => front && told.values.has(front.card));
  if (!fired || !attacker || !defender) return { ...pairing, attacker, defender };
  return { ...pairing, attacker, defender, state: standingOf(attacker.card, defender.card, told), chances: undefined };
}

/** How a pairing has come out, as its attacker sees it; `now` as long as nobody has said. */
function standingOf(attacker: string, defender: string, told: ToldFight): string {
  if (!told.judged.has(attacker) && !told.judged.has(defender)) return "now";
  const [falls, destroys] = [told.sunk.has(attacker), told.sunk.has(defender)];
  if (falls) return destroys ? "both" : "lost";
  return destroys ? "won" : "held";
}

function frontAfter(front: FrontShown, told: ToldFight): FrontShown {
  const [moreAttack, moreDefence] = told.bonus.get(front.card) ?? [front.attack_sum.bonus, front.defence_sum.bonus];
  const [attack, defence] = told.values.get(front.card) ?? [front.attack, front.defence];
  return {
    ...front,
    stealth: told.stealth.get(front.card) ?? front.stealth,
    attack,
    defence,
    attack_sum: sumAfter({ ...front.attack_sum, bonus: moreAttack }, attack),
    defence_sum: sumAfter({ ...front.defence_sum, bonus: moreDefence }, defence),
  };
}

/** What was drawn is what is left of a value without what is added to it. */
function sumAfter(sum: SumShown, value: number): SumShown {
  return { ...sum, drawn: value < 0 ? -1 : Math.max(0, value - sum.effects - sum.escorts - sum.bonus) };
}
