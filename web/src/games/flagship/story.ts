import type { Happening } from "../../wire/messages";

/** One thing that came of a happening: a roll, damage, a card that breaks in. */
export interface Step {
  number: number;
  kind: string;
  dice: number[];
  /** What the dice come to with everything that changes them, or how much of something. */
  amount: number | null;
  /** How it came out, where that is known. */
  good: boolean | null;
  /** The card it is about. */
  item: string;
}

/** What happens in the middle of the table: an attack with its targets, a played event, a roll. */
export interface Story {
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

const ROLLS = ["GeneratorRolled", "OverloadRolled", "DiceRolled", "StartRolled", "ContestRolled"];
/** With these an attack has come to its end. */
const ENDS = ["AttackMissed", "AttackCancelled", "UnitHit"];
const STEPS = ["AttackRolled", "AttackMissed", "EvadeRolled", "AttackCancelled", "AttackRedirected", "DamageDealt", "DamageAbsorbed", "UnitHit", "ItemDestroyed", "EventPlayed", "DiceRolled"];

/** The story that is being told now: it begins with the last attack, event or roll of this turn. */
export function storyOf(events: readonly Happening[]): Story | null {
  let story: Story | null = null;
  for (const event of events.slice(lastTurn(events))) {
    if (event.kind === "AttackDeclared") story = attack(event);
    else if (story?.kind === "attack" && !story.over && STEPS.includes(event.kind)) follow(story, event);
    else if (event.kind === "EventPlayed") story = { ...blank(event), kind: "event", card: word(event, "card") };
    else if (ROLLS.includes(event.kind)) story = { ...blank(event), card: word(event, "item") || word(event, "card"), steps: [step(event)] };
    else if (story && STEPS.includes(event.kind)) follow(story, event);
  }
  return story;
}

function lastTurn(events: readonly Happening[]): number {
  return Math.max(0, events.findLastIndex((event) => event.kind === "TurnBegan"));
}

function blank(event: Happening): Story {
  return { kind: "roll", seat: Number(event.fields?.seat ?? 0), card: "", targets: [], steps: [], text: event.text ?? "", over: true };
}

function attack(event: Happening): Story {
  return { ...blank(event), kind: "attack", card: word(event, "weapon"), targets: (event.fields?.targets ?? []) as string[], over: false };
}

function follow(story: Story, event: Happening): void {
  story.steps.push(step(event));
  if (event.text) story.text = event.text;
  if (event.kind === "AttackRedirected") story.targets = [word(event, "target")];
  const evaded = event.kind === "EvadeRolled" && event.fields?.evaded === true;
  if (story.targets.length < 2 && (evaded || ENDS.includes(event.kind))) story.over = true;
}

function step(event: Happening): Step {
  const fields = event.fields ?? {};
  const rolled = fields.roll ?? fields.dice ?? [];
  const amount = fields.modified ?? fields.amount ?? null;
  return {
    number: event.number,
    kind: event.kind,
    dice: Array.isArray(rolled) ? (rolled as number[]) : [Number(rolled)],
    amount: amount === null ? null : Number(amount),
    good: outcome(event),
    item: word(event, "item") || word(event, "card") || word(event, "target"),
  };
}

function outcome(event: Happening): boolean | null {
  if (event.kind === "EvadeRolled") return event.fields?.evaded === true;
  return null;
}

function word(event: Happening, field: string): string {
  return String(event.fields?.[field] ?? "");
}
