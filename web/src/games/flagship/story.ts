import type { EventOf, KindOf } from "../../lib/shown";
import type { Addend, Shown } from "./shown";

type Kind = KindOf<Shown>;
type Event = EventOf<Shown>;

/** One thing that came of a happening: a roll, damage, a card that breaks in. */
export interface Step {
  number: number;
  kind: Kind;
  dice: number[];
  /** What the dice come to with everything that changes them, or how much of something. */
  amount: number | null;
  /** How it came out, where that is known. */
  good: boolean | null;
  /** The card it is about. */
  item: string;
  /** The unit that evades. */
  unit: string;
  /** What two players have rolled or fly against each other: seat and total, one's own first. */
  totals: { seat: number; total: number }[];
}

/** What happens in the middle of the table: an attack with its targets, a played event, a roll. */
export interface Story {
  /** The event that it begins with. */
  number: number;
  kind: "attack" | "event" | "roll";
  seat: number;
  /** The card that does it. */
  card: string;
  targets: string[];
  steps: Step[];
  /** The last sentence about it. */
  text: string;
  over: boolean;
}

const ROLLS: Kind[] = ["GeneratorRolled", "OverloadRolled", "DiceRolled", "StartRolled", "ContestRolled", "SpeedCompared"];
/** With these an attack has come to its end. */
const ENDS: Kind[] = ["AttackMissed", "AttackCancelled", "UnitHit"];
const STEPS: Kind[] = ["AttackRolled", "AttackMissed", "EvadeRolled", "AttackCancelled", "AttackRedirected", "DamageDealt", "DamageAbsorbed", "UnitHit", "ItemDestroyed", "EventPlayed", "DiceRolled"];

/** The story that is being told now: it begins with the last attack, event or roll of this turn. */
export function storyOf(events: readonly Event[]): Story | null {
  let story: Story | null = null;
  for (const event of events.slice(lastTurn(events))) {
    if (event.kind === "AttackDeclared") story = attack(event);
    else if (story?.kind === "attack" && !story.over && STEPS.includes(event.kind)) follow(story, event);
    else if (event.kind === "EventPlayed") story = { ...blank(event), kind: "event", card: event.fields.card };
    else if (ROLLS.includes(event.kind)) story = { ...blank(event), card: cardOf(event), steps: [step(event)] };
    else if (story && STEPS.includes(event.kind)) follow(story, event);
  }
  return story;
}

/** How it stands with one target of a shot: aimed at, waited for, passed by, or reached. */
export type Fate = "aimed" | "rolled" | "missed" | "evaded" | "struck" | "off";

export function fateOf(story: Story, target: string): Fate {
  const steps = story.steps.filter((step) => story.targets.length < 2 || step.item === target || step.unit === target);
  const came = (...kinds: Kind[]) => steps.some((step) => kinds.includes(step.kind));
  if (came("AttackCancelled")) return "off";
  if (came("AttackMissed")) return "missed";
  if (steps.some((step) => step.kind === "EvadeRolled" && step.good)) return "evaded";
  if (came("DamageDealt", "UnitHit")) return "struck";
  return came("AttackRolled") ? "rolled" : "aimed";
}

/** What a shot does where it arrives: the shield that took it, or the card that broke. */
export function endOf(story: Story): { caught: string; broken: string; through: number } {
  const last = (kind: Kind) => story.steps.findLast((step) => step.kind === kind);
  return { caught: last("DamageAbsorbed")?.item ?? "", broken: last("ItemDestroyed")?.item ?? "", through: last("UnitHit")?.amount ?? 0 };
}

/** What is added to the dice: by other cards as they say it, and the rest by the card itself against this target. */
export function addsOf(step: Step, known: readonly Addend[], card: string): Addend[] {
  const rest = (step.amount ?? 0) - [...step.dice, ...known.map((add) => add.delta)].reduce((sum, each) => sum + each, 0);
  if (step.amount === null || !rest) return [...known];
  const own = known.find((add) => add.card === card);
  return own ? known.map((add) => (add === own ? { card, delta: add.delta + rest } : add)) : [...known, { card, delta: rest }];
}

function lastTurn(events: readonly Event[]): number {
  return Math.max(0, events.findLastIndex((event) => event.kind === "TurnBegan"));
}

function blank(event: Event): Story {
  return { number: event.number, kind: "roll", seat: event.fields.seat, card: "", targets: [], steps: [], text: event.text ?? "", over: true };
}

function attack(event: EventOf<Shown, "AttackDeclared">): Story {
  return { ...blank(event), kind: "attack", card: event.fields.weapon, targets: event.fields.targets, over: false };
}

function follow(story: Story, event: Event): void {
  story.steps.push(step(event));
  if (event.text) story.text = event.text;
  if (event.kind === "AttackRedirected") story.targets = [event.fields.target];
  const evaded = event.kind === "EvadeRolled" && event.fields.evaded;
  if (story.targets.length < 2 && (evaded || ENDS.includes(event.kind))) story.over = true;
}

function step(event: Event): Step {
  return {
    number: event.number,
    kind: event.kind,
    dice: diceOf(event),
    amount: amountOf(event),
    good: event.kind === "EvadeRolled" ? event.fields.evaded : null,
    item: cardOf(event) || targetOf(event),
    unit: event.kind === "EvadeRolled" ? event.fields.unit : "",
    totals: totalsOf(event),
  };
}

/** Totals of several dice are no dice. */
function totalsOf({ fields }: Event): Step["totals"] {
  if (!("own" in fields) || !("opponent" in fields)) return [];
  return [{ seat: fields.seat, total: fields.own }, { seat: fields.opponent, total: fields.other }];
}

function diceOf({ fields }: Event): number[] {
  if ("roll" in fields) return [fields.roll];
  return "dice" in fields ? fields.dice : [];
}

function amountOf({ fields }: Event): number | null {
  if ("modified" in fields) return fields.modified;
  return "amount" in fields ? fields.amount : null;
}

/** The item or the card that it is about. */
function cardOf({ fields }: Event): string {
  if ("item" in fields) return fields.item;
  return "card" in fields ? fields.card : "";
}

function targetOf({ fields }: Event): string {
  return "target" in fields ? fields.target : "";
}
