import type { Offer } from "../wire/messages";

/** Characters as the rules count them: a rocket is one. */
export function letters(text: string): number {
  return [...text].length;
}

/** Whether a text may be written into a form. */
export function fitting(offer: Offer, text: string): boolean {
  return letters(text) <= (offer.form ?? 0) && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** A form with a text in place of the `-` at its end, as it is played. */
export function filled(offer: Offer, text: string): Offer {
  const word = text === "-" ? "%2D" : encodeURIComponent(text) || "-";
  return { ...offer, move: offer.move.slice(0, -1) + word };
}

/** Whether a move is this offer, or this form with some text in it. */
export function stands(offer: Offer, move: string): boolean {
  return offer.form ? move.startsWith(offer.move.slice(0, -1)) : move === offer.move;
}
