import type { Briefed } from "../face";

/** The three roles, in the order in which they go round from the captain. */
const ROLES = ["captain", "communications_officer", "security_chief"] as const;
export type Role = (typeof ROLES)[number];

/** Missions for those who have not flown much; the first one is the first. */
const FIRST = /^(test_run|simulation|advanced_simulation)_/;
const OFFICIAL = /^mission_/;

export const FIRST_FLIGHT = { mission: "test_run_1", normal_threats: "white", serious_threats: "white" };

/** The roles of every seat, as the options of a table have them; what is left open goes round. */
export function rolesOf(options: Briefed, seats: number): Role[][] {
  const first = Math.max(0, numberOf(options, "captain") - 1);
  const held = ROLES.map((role, place) => (numberOf(options, role) || ((first + place) % seats) + 1) - 1);
  return Array.from({ length: seats }, (_, seat) => ROLES.filter((_, place) => held[place] === seat));
}

/** Somebody is captain, and the other roles go round. */
export function withCaptain(seat: number): Briefed {
  return { captain: seat + 1, communications_officer: 0, security_chief: 0 };
}

function numberOf(options: Briefed, name: string): number {
  return Number(options[name] ?? 0);
}

/** Whether a mission is one for newcomers: it comes with white threats only. */
export function isFirst(mission: string): boolean {
  return FIRST.test(mission);
}

/** The missions that can be chosen, in groups: first flights, those of the box, others. */
export function groupsOf(missions: readonly string[]): { group: "first" | "box" | "new"; missions: string[] }[] {
  const kind = (mission: string) => (isFirst(mission) ? "first" : OFFICIAL.test(mission) ? "box" : "new");
  return (["first", "box", "new"] as const).map((group) => ({ group, missions: missions.filter((each) => kind(each) === group) }));
}
