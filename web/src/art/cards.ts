/** The widths a card comes in: in a row, in the hand, and to be read. */
export const CARD_WIDTHS = [96, 158, 300] as const;
export type CardWidth = (typeof CARD_WIDTHS)[number];

/** No text on a card is smaller. */
export const SMALLEST = 12;

const LARGEST: Record<CardWidth, number> = { 96: 12, 158: 13, 300: 17 };
/** So many letters still fit below half of the card at the largest size. */
const ROOM: Record<CardWidth, number> = { 96: 0, 158: 90, 300: 260 };

/** How large the words on a card are, in pixels: long ones are smaller, never too small to read. */
export function textSize(width: CardWidth, letters: number): number {
  const tight = Math.max(0, letters - ROOM[width]) / (ROOM[width] || 1);
  return Math.max(SMALLEST, Math.round((LARGEST[width] - tight * 3) * 2) / 2);
}
