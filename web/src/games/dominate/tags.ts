/** Letters that one line of a plate has room for. */
const LINE = 17;

/** Words in one line, or in two of about the same length; no word is cut. */
export function inLines(words: string, letters = LINE): string[] {
  if (words.length <= letters) return [words];
  const gaps = [...words].flatMap((letter, at) => (letter === " " ? [at] : []));
  const cut = gaps.toSorted((one, other) => Math.abs(one - words.length / 2) - Math.abs(other - words.length / 2))[0];
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}
