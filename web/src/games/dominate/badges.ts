import type { Figure } from "./things";

/** Signs at a figure, drawn around its middle. */
export const BADGES = {
  used: "M-4 0l3 3l5 -6",
  cargo: "M-4 4L0 -5L4 4Z",
  loaded: "M-1.500 -5h3v6l2 3h-7l2 -3Z",
  empty: "M-4 -4l8 8M4 -4l-8 8",
  shield: "M0 -5L5 -3V1Q4 5 0 6Q-4 5 -5 1V-3Z",
  hit: "M1 -6l-3 5h4l-3 6",
  suppressed: "M-5 -2h10M-5 2h10",
  prone: "M-5 3h10M-5 3v-3",
  carries: "M-3 -2a1.500 1.500 0 100 -.1M3 -2a1.500 1.500 0 100 -.1M-5 5c0 -4 4 -4 4 0M1 5c0 -4 4 -4 4 0",
} as const;

export type Badge = keyof typeof BADGES;

/** What is special about a figure now, the most important first. */
export function badgesOf(figure: Figure): Badge[] {
  const found: [Badge, boolean][] = [
    ["suppressed", figure.suppressed],
    ["hit", figure.hits > 0],
    ["prone", figure.prone],
    ["cargo", figure.cargo],
    ["carries", figure.passengers.length > 0],
    ["shield", figure.shield && figure.hits === 0],
    ["empty", !figure.loaded],
    ["used", figure.used && figure.owner >= 0],
  ];
  return found.flatMap(([badge, is]) => (is ? [badge] : []));
}
