const LONG = 9;
const [START, REST] = [3, 2];
const VOWEL = /[aeiouyäöü]/i;
/** What stays together, the longest first. */
const SOUNDS = ["sch", "ch", "ck", "ph", "th", "qu"];

/** A name with soft hyphens in its long words: no browser then breaks it in the middle of a syllable. */
export function softly(name: string): string {
  return name.replace(/[\p{L}]{10,}/gu, (word) => (word === word.toUpperCase() ? word : hyphenated(word)));
}

/** A syllable begins with the last consonant before a vowel. */
function hyphenated(word: string): string {
  let told = "";
  for (let place = 0; place < word.length; place++) {
    if (place >= START && word.length - place > REST && word.length > LONG && begins(word, place)) told += "\u00ad";
    told += word[place] ?? "";
  }
  return told;
}

function begins(word: string, place: number): boolean {
  const rest = word.slice(place).toLowerCase();
  const sound = SOUNDS.find((each) => rest.startsWith(each)) ?? rest[0] ?? "";
  if (VOWEL.test(sound[0] ?? "") || within(word, place)) return false;
  return VOWEL.test(rest[sound.length] ?? "") && VOWEL.test(word.slice(0, place));
}

/** Inside of what stays together. */
function within(word: string, place: number): boolean {
  const low = word.toLowerCase();
  return SOUNDS.some((sound) => [1, 2].some((back) => back < sound.length && low.startsWith(sound, place - back)));
}
