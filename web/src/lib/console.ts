import type { Offer } from "../wire/messages";

/** What a console shows as one button: a move, or a kind of move whose things are chosen on the board. */
export interface Item {
  kind: string;
  /** What the picker is told to choose from: moves of one kind under one heading. */
  verb: string;
  /** The move; nothing for a kind with several. */
  offer: Offer | null;
  offers: Offer[];
  label: string;
}

/** So many moves are shown one by one; of more only their verbs. */
const FEW = 3;
/** A whole sentence stands on a button only while it can be read at a glance. */
const SENTENCE = 40;
/** The same when it is clear what is meant: then the targets have their digits. */
const TARGETS = 7;

/** How a move is called on a button: in short where its verb stands elsewhere. */
export function shortOf(offer: Offer): string {
  return offer.short || offer.label.text;
}

/** Moves of one kind under one heading are one verb. */
export function verbFor(offer: Offer): string {
  return `${offer.kind}/${offer.group ?? ""}`;
}

/** Whether a move is of a verb, or of a kind. */
export function isOf(offer: Offer, verb: string): boolean {
  return !verb || offer.kind === verb || verbFor(offer) === verb;
}

function single(offer: Offer): Item {
  return { kind: offer.kind, verb: "", offer, offers: [offer], label: shortOf(offer) };
}

function isComplete(offer: Offer, picks: readonly string[]): boolean {
  return (offer.touches?.length ?? 0) <= picks.length;
}

/**
 * The buttons of a decision: moves that need no further thing, few ones one by one, and of all others their verbs.
 *
 * `shown` are moves that stand there in any case, such as a hint; of those that are `placed` there are only verbs.
 */
export function itemsOf(fitting: readonly Offer[], picks: readonly string[], verb: string, shown: (offer: Offer) => boolean, placed: (offer: Offer) => boolean = () => false): Item[] {
  const answers = fitting.filter((offer) => !offer.aside);
  const few = answers.length <= (verb || picks.length ? TARGETS : FEW);
  const items: Item[] = [];
  for (const offer of fitting) {
    const alone = few && (!offer.aside || picks.length > 0) && !placed(offer);
    if (shown(offer) || isComplete(offer, picks) || alone) items.push(single(offer));
    else if (!verb) join(items, offer);
  }
  const named = items.map((item) => (item.offers.length === 1 && item.offers[0] ? single(item.offers[0]) : item)).map((item, _, all) => (verb ? item : spoken(item, all)));
  const clear = named.map((item) => (item.offer && named.some((each) => each !== item && each.label === item.label) ? { ...item, label: item.offer.label.text } : item));
  const inOrder = [...clear.filter((item) => !isAside(item)), ...clear.filter(isAside)];
  return [...inOrder.filter((item) => !isEnd(item)), ...inOrder.filter(isEnd)];
}

/** The only button of its kind says its verb as well, one that nobody thinks of at least that; things among which one chooses say only their names. */
function spoken(item: Item, all: readonly Item[]): Item {
  const text = item.offer?.label.text ?? "";
  if (!text || isEnd(item) || all.some((each) => each !== item && each.offer?.kind === item.kind)) return item;
  if (text.length <= SENTENCE) return { ...item, label: text };
  return isAside(item) ? { ...item, label: item.offer?.group || item.label } : item;
}

/** Whether a button ends or passes something: it needs no thing, and has a place of its own. */
export function isEnd({ offer }: Item): boolean {
  return offer !== null && !offer.aside && !offer.touches?.length;
}

/** Whether a button is for something that nobody has to think of: it stands behind the others, and paler. */
export function isAside({ offers }: Item): boolean {
  return offers.every((offer) => offer.aside);
}

function join(items: Item[], offer: Offer): void {
  const verb = verbFor(offer);
  const known = items.find((item) => item.verb === verb && !item.offer);
  if (known) known.offers.push(offer);
  else items.push({ kind: offer.kind, verb, offer: null, offers: [offer], label: offer.group || shortOf(offer) });
}

/** The letters of a game: by a whole move, or by its kind. */
export type Letters = Readonly<Record<string, string>>;

/** The key of each button: the letter of its verb where it is the only one of it, else the next digit. */
export function keysOf(items: readonly Item[], letters: Letters): string[] {
  let digit = 0;
  return items.map((item) => {
    const letter = letterOf(item, letters);
    const rivals = items.filter((each) => letterOf(each, letters) === letter && (isAside(item) || !isAside(each)));
    if (letter && rivals.length === 1) return letter;
    digit += 1;
    return digit <= 9 ? String(digit) : "";
  });
}

function letterOf({ kind, offer }: Item, letters: Letters): string {
  return (offer && letters[offer.move]) || letters[kind] || "";
}

/** The kind of move that a letter stands for, where several of them are open. */
export function verbOf(key: string, fitting: readonly Offer[], letters: Letters): string {
  return fitting.find((offer) => letters[offer.kind] === key)?.kind ?? "";
}

/** Moves whose words or notation contain all that was typed. */
export function found(offers: readonly Offer[], typed: string): Offer[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const text = `${offer.group ?? ""} ${offer.label.text} ${offer.move}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
